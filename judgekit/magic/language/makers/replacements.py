"""What is done instead of something that would happen: draws, life, damage, ways to the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import (
    CAST_SINCE,
    UNSAID,
    Aim,
    HowMuch,
    Meanings,
    Outside,
    Parts,
    Ref,
    Rest,
    Sentence,
    Until,
    Would,
    const,
    is_player,
    one,
    said,
    the,
)
from judgekit.magic.language.makers.lasting import for_good
from judgekit.magic.language.makers.parties import party, whose
from judgekit.magic.language.makers.prevented_thus import told_so
from judgekit.magic.language.makers.references import TIED, settle
from judgekit.magic.language.makers.spoken_of import CARD, PLAYER, THING, Known, kinds_of
from judgekit.magic.language.tree import Chosen, Each, Filter, You, within
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class HarmKind(NamedTuple):
    """Which damage a text speaks of: any, that of combat, or any other."""

    kind: str


def would(kind: str) -> Callable[[Parts], Would]:
    """Something that a thing or player is about to do or suffer; you, where nobody is named."""

    def made(args: Parts) -> Would:
        nodes = [a for a in args if not isinstance(a, Word)]
        return Would(kind, nodes[0] if nodes else You())

    return made


THAT_SPELL = Ref("cast")


def would_go(args: Parts) -> Would:
    """A thing on its way to a graveyard: a card that has been spoken of and was cast since is the spell by now."""
    told = would("graveyard")(args)
    what = told.what
    return told._replace(what=Ref(CAST_SINCE + what.kind)) if what in {Ref("card"), Ref("spell")} else told


def would_go_yours(args: Parts) -> Would:
    """A card on its way to your own graveyard."""
    what = next(a for a in args if not isinstance(a, Word))
    if isinstance(what, Ref) and what.kind in {"card", "spell"}:
        return Would("graveyard", THAT_SPELL)  # the card that has just been cast
    if not isinstance(what, Chosen) or what.of.noun != "card":
        raise Outside
    return Would("graveyard", what._replace(of=within(what.of, {"owner": "you"})))


def would_go_theirs(args: Parts) -> Would:
    """A card on its way to the graveyard of somebody."""
    what, who = (a for a in args if not isinstance(a, Word))
    if not isinstance(what, Chosen) or what.of.noun != "card":
        raise Outside
    return Would("graveyard", what._replace(of=within(what.of, {"owner": whose(who)})))


def harmed(args: Parts) -> Would:
    """Damage of some kind that something is about to be dealt, by whatever source: you, where nobody is named."""
    kind = the(HarmKind, args).kind
    to = next((a for a in args if type(a) is not HarmKind and not isinstance(a, Word)), You())
    return Would(kind, (None, to))


def strikes(args: Parts) -> Would:
    """Damage of some kind that a source is about to deal, to somebody or to anybody."""
    kind = the(HarmKind, args).kind
    source, *to = (a for a in args if type(a) is not HarmKind and not isinstance(a, Word))
    return Would(kind, (source, to[0] if to else None))


def strikes_you(args: Parts) -> Would:
    found = strikes(args)
    return found._replace(what=(found.what[0], You()))


def prevents_to(args: Parts) -> Sentence:
    """Damage that would be dealt to you, or something: so much of it is prevented, and more may be done at once."""
    event, much = the(Would, args), the(HowMuch, args)
    while_, steps = None, ()
    for arg in args:
        if tree.is_several(arg) and type(arg) is not Word:
            steps = arg
        elif type(arg) not in {Would, HowMuch} and not isinstance(arg, Word):
            while_ = _of_itself_alone(arg, event)
    told = _preventing(event, much.amount, steps)
    return Sentence("plain", (told._replace(condition=while_),))


def _of_itself_alone(condition: object, event: Would) -> Any:
    """What has to be so of whom the damage would be dealt: only where that is the source itself is it known of whom."""
    if not isinstance(event.what[1], tree.This):
        raise Outside
    known = (Known(CARD, event.what[1]),)
    return settle((tree.If(cast("tree.Condition", condition), ()),), known).do[0].condition


def _preventing(event: Would, much: Any, steps: tuple[object, ...] = ()) -> tree.Instead:
    if steps and much is not None:
        raise Outside
    what = tuple(None if each is None else _party(each) for each in event.what)
    does = (tree.Prevent(tree.It("other"), much, tree.It()), *told_so(_settled(steps, event)))
    return tree.Instead(event.kind, what, does)


def more_damage(args: Parts) -> Sentence:
    """So much more of the damage."""
    n = next((a for a in args if isinstance(a, int)), None)
    if n is None:
        raise Outside  # X more, of which nobody has told what it is
    return _dealt_otherwise([a for a in args if a is not n], tree.Plus(tree.Amount(), n))


def _dealt_otherwise(args: Parts, much: tree.Quantity) -> Sentence:
    """Other damage in its place, to whom it would be dealt: to nobody else, where the text tells that once more."""
    event = the(Would, args)
    until = one(Until, args)
    for back in (a for a in args if type(a) not in {Would, Until} and not isinstance(a, Word)):
        said_back = all(isinstance(each, Ref) for each in tree.several(back)) and not isinstance(event.what[1], You)
        if not said_back and not tree.same(back, event.what[1]):
            raise Outside
    does = tree.Damage(much, tree.It("other"), tree.It())
    if until is not None:
        return Sentence("plain", (tree.Instead(event.kind, _for_a_time(event), (does,), None, until.until),))
    what = tuple(None if each is None else _party(each) for each in event.what)
    return Sentence("plain", (tree.Instead(event.kind, what, (does,)),))


def instead(args: Parts, *, next_only: bool = False) -> Sentence:
    """For as long as its source is there; where the text tells a time, or but the next time, a spell's effect."""
    event, until = the(Would, args), one(Until, args)
    steps = next(a for a in args if type(a) not in {Would, Until} and not isinstance(a, Word))
    if event.what == THAT_SPELL and until is None:
        until = Until(tree.UNTIL_END_OF_TURN)
    lasts = tree.UNTIL_END_OF_TURN if until is None and next_only else until.until if until else tree.FOR_GOOD
    what = _for_a_time(event) if lasts else _parties(event)
    return Sentence("plain", (tree.Instead(event.kind, what, _settled(steps, event), None, lasts, next_only),))


def enters_for_you(args: Parts) -> Sentence:
    """What would enter under the control of an opponent enters under yours."""
    what, who = (a for a in args if not isinstance(a, (Word, Until)))
    until = one(Until, args)
    if not isinstance(what, Chosen) or whose(who) != "opponent" or what.of.either:
        raise Outside
    theirs = within(what.of, {"controller": "opponent"})
    lasts = until.until if until is not None else tree.FOR_GOOD
    step = tree.PutInto(tree.It(), "battlefield", You())
    return Sentence("plain", (tree.Instead("enters", theirs, (step,), None, lasts),))


def draw_skipped(args: Parts) -> Sentence:
    """A draw is skipped, and something may be done in its place."""
    event, until = the(Would, args), one(Until, args)
    who, *steps = (a for a in args if type(a) not in {Would, Until} and not isinstance(a, Word))
    if event.kind not in {"draws", tree.DRAWS_BESIDES} or not isinstance(who, (Ref, You)) or not is_player(who):
        raise Outside
    return instead([event, *([until] if until is not None else []), steps[0] if steps else ()])


def instead_while(args: Parts) -> Sentence:
    """The same, only where something is so as it would happen."""
    event, condition, steps = (a for a in args if not isinstance(a, Word))
    told = instead([event, steps])
    return told._replace(kind="conditional", condition=condition)


def instead_next(args: Parts) -> Sentence:
    return instead(args, next_only=True)


def _parties(event: Would) -> Any:
    """Whom a static ability is about: by what they are."""
    if event.kind in tree.OF_DAMAGE:
        return tuple(None if each is None else _party(each) for each in event.what)
    what = _party(event.what)
    return _anywhere(what) if event.kind == "graveyard" and isinstance(what, Filter) else what


def _anywhere(what: Filter) -> Filter:
    """A card is one wherever it is, among several kinds of thing too («una carta o una pedina»)."""
    either = tuple(map(_anywhere, what.either))
    cards = what.noun == "card" or any(one.zone == "" for one in either)
    return what._replace(zone="" if cards else what.zone, either=either)


def _for_a_time(event: Would) -> Any:
    """Whom an effect is about: its targets, what is chosen as its source, or whoever it may be."""
    if event.kind in tree.OF_DAMAGE:
        return tuple(_whoever(each) for each in event.what)
    return _whoever(event.what)


def _whoever(node: object) -> Any:
    source = isinstance(node, Chosen) and node.of.noun == "source"
    return node.of if isinstance(node, (Chosen, Each)) and not source else node


def _party(node: object) -> Any:
    if tree.is_several(node):
        return tuple(_party(each) for each in node)
    return party(node)


def _settled(steps: tuple[object, ...], event: Would) -> tuple[Any, ...]:
    """What is done, its references settled; a target there is chosen when it is done: nothing is being played."""
    pairs = zip(event.what, ("", "other"), strict=True) if event.kind in tree.OF_DAMAGE else ((event.what, ""),)
    known = tuple(each for node, role in pairs for each in _known(node, role))
    found = settle(steps, known, known[0].node if known and known[0].kinds != PLAYER else None)
    chosen = [Chosen(want.filter, You(), want.least) for want in found.wants]
    return for_good(_choosing(tuple(map(_of_that_damage, found.do)), chosen))  # type: ignore[no-any-return]


def _of_that_damage(step: object) -> Any:
    """«That damage» is prevented to whomever it would be dealt, by whatever would deal it."""
    if isinstance(step, tree.Prevent) and tree.same(step.to, tree.It("damage")):
        return step._replace(to=tree.It("other"), source=tree.It())
    return step


def _known(node: object, role: str) -> list[Known]:
    """What the event speaks of."""
    if node is None:
        return []
    if isinstance(node, tree.This):
        return [Known(CARD, node)]
    if tree.is_several(node):
        return [Known(THING | PLAYER, tree.It(role))]
    if isinstance(node, You):
        return []
    if is_player(node):
        return [Known(PLAYER, tree.It(role) if role else tree.ThatPlayer())]
    of = node.of if isinstance(node, (Chosen, Each)) else node if isinstance(node, Filter) else Filter()
    return [Known(kinds_of(of), tree.It(role))]


def _choosing(node: object, chosen: list[Chosen]) -> Any:
    return tree.with_others(node, tree.Target, lambda target: chosen[target.nth])


# --- what is always prevented -----------------------------------------------------------------------------------------


def prevents_all(step: object) -> bool:
    """Whether a static ability prevents all of some damage."""
    always = isinstance(step, tree.Instead) and not step.until and step.kind in tree.OF_DAMAGE
    first = step.do[0] if always and isinstance(step, tree.Instead) else None
    return isinstance(first, tree.Prevent) and first.amount is None


def going_on(step: tree.Instead, steps: tuple[object, ...]) -> tree.Instead:
    """What a static ability does besides, right after it has prevented some damage."""
    what = tuple(Each(one) if isinstance(one, Filter) else one for one in step.parties)
    done = told_so(_settled(steps, Would("damage", what)))
    return step._replace(do=(*step.do, *done))


# --- so much more -----------------------------------------------------------------------------------------------------


def exiled_instead(args: Parts) -> Sentence:
    """Wherever else it would go from play, it is exiled: for good, as of what is brought back for a while."""
    what = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
    if not isinstance(what, Ref):
        raise Outside
    it = tree.This()
    elsewhere = tree.Instead("leaves", it, (tree.PutInto(it, "exile"),))
    return Sentence("plain", (tree.Change(what, words=(elsewhere,), until=tree.FOR_GOOD),))


def would_come(args: Parts) -> Would:
    """Tokens that are about to be made: under your control, or anybody's."""
    return Would("creates", You() if said(args, "sotto-controllo-tuo") else tree.EachPlayer())


def would_get(args: Parts) -> Would:
    """Counters that are about to be put on something: of one kind, or of any."""
    kind = next((a for a in args if isinstance(a, str)), "")
    nodes = [a for a in args if not isinstance(a, (Word, str))]
    whom = tuple(_party(node) for node in nodes)
    return Would("gets counters", tree.CountersOn(kind, whom[0] if len(whom) == 1 else whom))


def would_put(args: Parts) -> Would:
    """The same, where an effect puts them."""
    return would_get(args)._replace(kind=tree.BY_EFFECT)


_COUNTERS = ("gets counters", tree.BY_EFFECT)
_MANY = ("creates", *_COUNTERS, "gains life")


def more_of_it(args: Parts) -> Sentence:
    """So many times the tokens, counters or points of life, or so many more."""
    event, more = the(Would, args), the(tree.More, args)
    back = [a for a in args if isinstance(a, OnIt)]
    if event.kind not in _MANY or (back and event.kind not in _COUNTERS):
        raise Outside
    if any(not isinstance(one.what, Ref) for one in back) or (event.kind == "creates" and more.plus):
        raise Outside
    what = event.what if event.kind in _COUNTERS else _party(event.what)
    return Sentence("plain", (tree.Instead(event.kind, what, (more,)),))


class OnIt(NamedTuple):
    """That on which the counters are put, told once more."""

    what: object


# --- damage -----------------------------------------------------------------------------------------------------------


def doubled_damage(args: Parts) -> Sentence:
    return _dealt_otherwise(args, tree.Amount(2))


def redirected(args: Parts) -> Sentence:
    """Damage that is dealt to somebody else instead."""
    rest = one(Rest, args) or Rest()
    to = [a for a in args if type(a) is not Rest and not isinstance(a, Word)][-1]
    does = (tree.Damage(tree.Amount(), to, tree.It()),)
    if rest.until:
        what = _for_a_time(Would("damage", (rest.source, rest.to)))
        return Sentence("plain", (tree.Instead("damage", what, does, None, rest.until),))
    event = Would("damage", (Each(Filter("source")) if rest.source is None else rest.source, rest.to))
    if rest.to is None:
        raise Outside
    what = (None if rest.source is None else _party(rest.source), _party(rest.to))
    return Sentence("plain", (tree.Instead("damage", what, _settled(does, event)),))


def redirected_at(*, next_only: bool) -> Callable[[Parts], Sentence]:
    """Damage that a source would deal is dealt to somebody else instead, always or but the next time."""

    def play(args: Parts) -> Sentence:
        event = the(Would, args)
        if event.what[1] is None:
            raise Outside
        to = [a for a in args if type(a) not in {Would, Until} and not isinstance(a, Word)][-1]
        until, does = one(Until, args), (tree.Damage(tree.Amount(), to, tree.It()),)
        if until is None and not next_only:
            return instead([event, does])
        lasts = tree.UNTIL_END_OF_TURN if until is None else until.until
        return Sentence("plain", (tree.Instead(event.kind, _for_a_time(event), does, None, lasts, next_only),))

    return play


def redirected_points(args: Parts) -> Sentence:
    """The next points of damage are dealt to somebody else."""
    rest = one(Rest, args) or Rest()
    to = [a for a in args if type(a) is not Rest and not isinstance(a, (Word, int, tree.X))][-1]
    points = next((a for a in args if isinstance(a, (int, tree.X))), 1)
    whom = rest.to if rest.to is not None else You()
    return Sentence("plain", (tree.Redirect(whom, to, points, rest.source),))


def next_damage(args: Parts) -> Sentence:
    source, *to = [a for a in args if type(a) is not Until and not isinstance(a, Word)]
    if not isinstance(source, (Chosen, Each)):
        raise Outside
    return Sentence("plain", (tree.Prevent(to[0] if to else You(), None, source, next_only=True),))


def prevents(args: Parts) -> Sentence:
    """All of some damage, or a part of each portion, is prevented."""
    until, harm, event = one(Until, args), the(HowMuch, args), the(Would, args)
    steps = next((a for a in args if tree.is_several(a) and not isinstance(a, Word)), ())
    if not until:
        return Sentence("plain", (_preventing(event, harm.amount, steps),))
    if steps:
        raise Outside
    does = (tree.Prevent(tree.It("other"), harm.amount, tree.It()),)
    return Sentence("plain", (tree.Instead(event.kind, _for_a_time(event), does, None, until.until),))


def is_always(step: tree.Prevent) -> bool:
    """Whether damage to things told by what they are is prevented, and no time is told."""
    fixed = any(isinstance(part, (Aim, Chosen)) for part in (step.to, step.source))
    return step.until == UNSAID and step.amount is None and not fixed and _told(step)


def _told(step: tree.Prevent) -> bool:
    """Whether it is told to whom, or by what it would be dealt: «the damage» of anything is an instruction."""
    return step.to is not None or isinstance(step.source, (tree.This, tree.Host, Each))


def always_prevented(step: tree.Prevent) -> tree.Instead:
    """Damage that a permanent prevents as long as it is there."""
    if isinstance(step.to, tree.This):  # «from the creatures that block it»
        step = tree.with_others(step, Ref, lambda ref: step.to if ref == TIED else ref)
    source = None if step.source is None else _party(step.source)
    kind = "combat damage" if step.combat else "noncombat damage" if step.noncombat else "damage"
    whom = None if step.to is None else _party(step.to)
    return tree.Instead(kind, (source, whom), (tree.Prevent(tree.It("other"), None, tree.It()),))


MEANINGS: Meanings = {
    "enters_for_you": enters_for_you,
    "exiled_instead": exiled_instead,
    "more_of_it": more_of_it,
    "would_come": would_come,
    "would_make": const(Would("creates", You())),
    "would_get": would_get,
    "would_put": would_put,
    "twice": const(tree.More(2)),
    "thrice": const(tree.More(3)),
    "one_more": const(tree.More(1, 1)),
    "and_more": lambda a: tree.More(1, a[-1]),
    "on_it": lambda a: OnIt(a[-1]),
    "doubled_damage": doubled_damage,
    "half_of_it": lambda a: HowMuch(tree.Half(tree.Amount(), a[-1] == "up")),
    "rounded": lambda a: "up" if a[0].kind == "per-eccesso" else "down",
    "more_damage": more_damage,
    "prevents_to": prevents_to,
    "instead": instead,
    "instead_while": instead_while,
    "draw_skipped": draw_skipped,
    "instead_next": instead_next,
    "prevents_instead": prevents,
    "next_damage_to": next_damage,
    "redirected": redirected,
    "redirected_if": redirected_at(next_only=False),
    "redirected_next": redirected_at(next_only=True),
    "redirected_points": redirected_points,
    "next_damage": next_damage,
    "regenerating": lambda a: (tree.Regenerate(a[-1]),),
    "would_gain": would("gains life"),
    "would_pay": would("pays life"),
    "would_pay_covered": would("pays life that is covered"),
    "would_draw": would("draws"),
    "would_draw_besides": would(tree.DRAWS_BESIDES),
    "would_enter": would(tree.WOULD_ENTER),
    "would_enter_uncast": would(tree.ENTERS_UNCAST),
    "would_be_destroyed": would("is destroyed"),
    "would_go": would_go,
    "would_die": would("dies"),
    "would_go_yours": would_go_yours,
    "would_go_theirs": would_go_theirs,
    "strikes": strikes,
    "strikes_you": strikes_you,
    "suffers": harmed,
    "any_harm": const(HarmKind("damage")),
    "combat_harm": const(HarmKind("combat damage")),
    "noncombat_harm": const(HarmKind("noncombat damage")),
    "so_much_of_it": lambda a: HowMuch(a[0]),
    "all_of_it": const(HowMuch(None)),
}
