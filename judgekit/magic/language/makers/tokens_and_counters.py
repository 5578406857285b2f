"""What is made: tokens, counters, emblems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts
from judgekit.magic.language.makers.acts import per, sized, times
from judgekit.magic.language.makers.intermediate import (
    KEYS,
    Act,
    Aim,
    Clause,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Ref,
    const,
    of,
    one,
    said,
)
from judgekit.magic.language.makers.objects import node_of
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def put_counters(node: Callable[..., object]) -> Callable[[Parts], Act]:
    def play(args: Parts) -> Act:
        n, kind, what = [a for a in args if type(a) is not PerEach][:3]
        amount = times(n, per(args)) if per(args) is not None else n
        return Act("nobody", lambda _: node(what, kind, amount))

    return play


def put_counters_equal(args: Parts) -> Act:
    """As many counters as something comes to."""
    kind, what, amount = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.PutCounters(what, kind, amount))


def remove_all_counters(args: Parts) -> Act:
    """As many as there are of a kind, or of every kind: of several things from each its own."""
    kind = next((a for a in args if isinstance(a, str)), "")
    what = next(a for a in args if not isinstance(a, (Word, str)))
    if isinstance(what, tree.Chosen) and what.how_many != 1:
        raise Outside
    return Act("nobody", lambda _: tree.RemoveCounters(what, kind, tree.CountersOn(kind, tree.EACH_ITS_OWN)))


def remove_any_counter(args: Parts) -> Act:
    """So many counters, each of whichever of its kinds, from one thing."""
    n, what = (a for a in args if not isinstance(a, Word))
    alone = isinstance(what, (tree.This, Ref)) or (isinstance(what, Aim) and what.wanted.most == 1)
    if not alone:
        raise Outside
    return Act("nobody", lambda _: tree.RemoveCounters(what, "", n))


def that_many(node: Callable[..., object]) -> Callable[[Parts], Act]:
    """As many counters as were told of before."""

    def play(args: Parts) -> Act:
        kind, what = (a for a in args if not isinstance(a, Word))
        return Act("nobody", lambda _: node(what, kind, tree.Amount()))

    return play


def token(args: Parts) -> dict[str, Any]:
    power, toughness = sized(said(args, "BODY")[0])
    called = next((n for n, a in enumerate(args) if getattr(a, "kind", "") == "nominato"), None)
    name = _called(args[called:]) if called is not None else ""
    kinds = tuple(said(args[:called], "SUBTYPE"))
    gained = next((a for a in args if isinstance(a, tuple) and not isinstance(a, Word)), ())
    return {"name": name or " ".join(kinds), "power": power, "toughness": toughness, "subtypes": kinds,
            "colors": tuple(c for c in said(args, "COLOUR") if c != "colorless"),
            "types": tuple(said(args, "TYPE")) or ("creature",), "abilities": gained,
            "supertypes": tuple(said(args, "SUPERTYPE"))}  # fmt: skip


def _called(args: Parts) -> str:
    return " ".join([*said(args, "SUBTYPE"), *(text.strip('"') for text in _quoted(args))])


def _quoted(args: Parts) -> list[str]:
    return [a.said for a in args if getattr(a, "kind", "") == "QUOTED"]


def make_token(args: Parts) -> Act:
    fields = {name: value for a in args if isinstance(a, dict) for name, value in a.items()}
    called = next((a for a in args if isinstance(a, Called)), None)
    if called is not None:
        fields["name"] = called.name
    n = next(a for a in args if not isinstance(a, (dict, Called)) and not isinstance(a, Word))
    n = times(n, per(args)) if per(args) is not None else n
    return Act("player", lambda who: tree.Token(n, who=who, **fields))


def several_tokens(args: Parts) -> Act:
    """Tokens of several kinds, all of them at one moment."""
    kinds = of(Act, args)
    return Act("player", lambda who: tree.Tokens(tuple(kind.make(who) for kind in kinds)))


def token_for_whose(args: Parts) -> Clause:
    """A token for the controller of each of the things that were destroyed, exiled … before."""
    deed = per(args)
    if not isinstance(deed, tree.Thus) or deed.of.noun not in {"permanent", "token"}:
        raise Outside  # a card in a hand, or in a library, has no controller
    made = one(Act, args)
    if made is None:
        raise Outside
    node = made.make(tree.ControllersThus(deed))
    return Clause(None, Act("nobody", lambda _: node))


def token_for_each(args: Parts) -> Clause:
    """So many tokens for each of some things, which stand first."""
    made, often = one(Act, args), per(args)
    if made is None:
        raise Outside

    def make(who: object) -> Any:
        token: Any = made.make(who)
        return token._replace(how_many=times(token.how_many, often))

    return Clause(None, Act("player", make))


def one_of_several_tokens(args: Parts) -> Act:
    """A token of one kind or another, as who makes it chooses."""
    kinds = of(Act, args)
    return Act("player", lambda who: tree.OneOf(who, tuple((kind.make(who),) for kind in kinds)))


class Called(NamedTuple):
    """The name that a text gives a token before it says what it is."""

    name: str


def token_name(args: Parts) -> Called:
    return Called(" ".join(said(args, "SUBTYPE")))


def known_token(*, tapped: bool) -> Callable[[Parts], Act]:
    """A token that a text calls by its name alone: one that the rules describe."""

    def play(args: Parts) -> Act:
        name = said(args, "SUBTYPE")[0]
        if name not in vocabulary.KNOWN_TOKENS:
            raise Outside
        n = next(a for a in args if not isinstance(a, Word))
        return Act("player", lambda who: tree.KnownToken(n, name, who, tapped))

    return play


def role_token(args: Parts) -> Act:
    """A Role attached to something."""
    role, _, name = " ".join(said(args, "SUBTYPE")).partition(" ")
    n, on = (a for a in args if not isinstance(a, Word))
    if n != 1 or role != "Ruolo" or name not in vocabulary.ROLES:
        raise Outside
    return Act("player", lambda who: tree.RoleToken(name, on, who))


def known_token_each(args: Parts) -> Act:
    """One of them for each of some things."""
    n = next(a for a in args if not isinstance(a, Word) and type(a) is not PerEach)
    rest = [a for a in args if type(a) is not PerEach and a is not n]
    return known_token(tapped=False)([times(n, per(args)), *rest])


def described_token(args: Parts) -> Act:
    """One of the tokens that the rules describe, described as they do; or a creature whose own ability measures it."""
    abilities = next(a for a in args if isinstance(a, tuple) and not isinstance(a, Word))
    if "creature" in said(args, "TYPE"):
        return _measured_token(args, tuple(abilities))
    known = next((kind for kind in vocabulary.KNOWN_TOKENS if kind in said(args, "SUBTYPE")), "")
    texts = known_tokens_say(known)
    if not texts or said(args, "TYPE") != ["artifact"] or said(args, "COLOUR") not in ([], ["colorless"]):
        raise Outside
    if not any(tree.same(tuple(abilities), text) for text in texts):
        raise Outside
    words = [a for a in args if isinstance(a, Word) and a.kind == "SUBTYPE"]
    n = next(a for a in args if not isinstance(a, (Word, dict)) and a is not abilities)
    return known_token(tapped=any(isinstance(a, dict) for a in args))([n, *words])


def _measured_token(args: Parts, abilities: tuple[tree.Ability, ...]) -> Act:
    """A creature token of which no size is told: «its power and toughness are equal to …», as it says itself."""
    measures = [each for ability in abilities if isinstance(ability, tree.Static) for each in ability.changes]
    told = [each for each in measures if isinstance(each.what, tree.This)]
    if not any(each.set_power is not None and each.set_toughness is not None for each in told):
        raise Outside
    kinds = tuple(said(args, "SUBTYPE"))
    colours = tuple(colour for colour in said(args, "COLOUR") if colour != "colorless")
    n = next(a for a in args if not isinstance(a, (Word, dict)) and a is not abilities)
    plain = tree.Token(n, " ".join(kinds), 0, 0, colours, tuple(said(args, "TYPE")), kinds, abilities=abilities)
    like = plain._replace(tapped=any(isinstance(a, dict) for a in args))
    return Act("player", lambda who: like._replace(who=who))


def sizeless_token(args: Parts) -> Act:
    """A token with a name that is no creature: what it is and what it can do is all that is told."""
    fields = next(a for a in args if isinstance(a, dict))
    called = next((a.name for a in args if isinstance(a, Called)), "")
    if "creature" in fields["types"] or (not called and fields["name"] == " ".join(fields["subtypes"])):
        raise Outside
    return make_token([a | {"name": called} if called and isinstance(a, dict) else a for a in args])


def sizeless_body(args: Parts) -> dict[str, Any]:
    fields = token([Word("BODY", "0/0", "0/0", 0, 0), *args])
    return {**fields, "power": None, "toughness": None, "tapped": bool(said(args, "tappato"))}


def known_tokens_say(name: str) -> tuple[tuple[object, ...], ...]:
    """The ways in which texts print what a token has that the rules describe."""
    this, any_colour = tree.This(), tuple((tree.AddMana((letter,)),) for letter in "WUBRG")
    sacrificed = (tree.TapCost(), tree.SacrificeCost(this))
    match name:
        case "Tesoro":
            return (tuple(tree.Activated(sacrificed, (tree.Mode((), option),)) for option in any_colour),)
        case "Indizio":
            costs = (tree.Mana(("2",)), tree.SacrificeCost(this))
            return ((tree.Activated(costs, (tree.Mode((), (tree.Draw(tree.You()),)),)),),)
        case "Cibo":
            eaten = (tree.Mana(("2",)), *sacrificed)
            return ((tree.Activated(eaten, (tree.Mode((), (tree.GainLife(tree.You(), 3),)),)),),)
        case _:
            return ()


def put_counters_twice(args: Parts) -> Act:
    """So many counters on one thing, and so many on another."""
    n, kind, what, m, other, on = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: [tree.PutCounters(what, kind, n), tree.PutCounters(on, other, m)])


def _behind(args: Parts) -> Parts:
    """What is told before the kind of counter that is put on it, behind that."""
    what, kind, *rest = (a for a in args if not isinstance(a, Word))
    return [kind, what, *rest]


def put_two_kinds(args: Parts) -> Act:
    """So many counters of one kind and so many of another, on the same thing."""
    n, kind, m, other, what = (a for a in args if not isinstance(a, Word))
    if isinstance(what, tree.Chosen):
        raise Outside  # it is chosen once, and the tree would have it chosen for each kind
    return Act("nobody", lambda _: [tree.PutCounters(what, kind, n), tree.PutCounters(what, other, m)])


def put_its_counters(args: Parts) -> Act:
    """The counters that something had which is gone, of each kind as many, on something else."""
    what = next(a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.PutItsCounters(what))


def known_tokens_equal(args: Parts) -> Act:
    quantity = next(a for a in args if not isinstance(a, Word))
    return known_token(tapped=False)([quantity, *(a for a in args if isinstance(a, Word))])


def get_counters(args: Parts) -> Act:
    n, kind = (a for a in args if not isinstance(a, Word))
    return Act("player", lambda who: tree.PutCounters(who, kind, n))


def emblem(args: Parts) -> Act:
    abilities = next(a for a in args if isinstance(a, tuple) and not isinstance(a, Word))
    return Act("player", lambda who: tree.Emblem(who, abilities))


def tokens_as_many(args: Parts) -> Act:
    fields = {name: value for a in args if isinstance(a, dict) for name, value in a.items()}
    return Act("player", lambda who: tree.Token(tree.Amount(), who=who, **fields))


def adapt(args: Parts) -> Act:
    """So many +1/+1 counters on it, if there is none."""
    n = args[-1]
    none = tree.Not(tree.Fits(tree.This(), tree.Filter(counters=("+1/+1",))))
    does = tree.If(none, (tree.PutCounters(tree.This(), "+1/+1", n),))
    return Act("nobody", lambda _: tree.Action("adattamento", (does,)))


def monstrosity(args: Parts) -> Act:
    """So many +1/+1 counters on it, once: then it is monstrous."""
    this = tree.This()
    not_yet = tree.Not(tree.Fits(this, tree.Filter(status=("monstrous",))))
    does = (tree.PutCounters(this, "+1/+1", args[-1]), tree.Designate(this, "monstrous"))
    return Act("nobody", lambda _: tree.Action("mostruosità", (tree.If(not_yet, does),)))


def support(args: Parts) -> Act:
    """A +1/+1 counter on each of up to so many other target creatures."""
    aim = Aim(tree.Wanted(tree.Filter(types=("creature",), other=True), 0, args[-1]), next(KEYS))
    return Act("nobody", lambda _: tree.Action("soccorrere", (tree.PutCounters(aim, "+1/+1", 1),)))


_ARMY = tree.Filter(types=("creature",), any_subtypes=("Esercito",), controller="you")
_ZOMBIES = tree.Token(1, "Esercito Zombie", 0, 0, colors=("black",), subtypes=("Esercito", "Zombie"))


def amass(args: Parts) -> Act:
    """Counters on an Army, which comes into play where there is none; it is a Zombie from then on."""
    n = args[-1]
    is_one = tree.Fits(tree.It(), tree.Filter(any_subtypes=("Zombie",)))
    change = tree.Change(tree.It(), subtypes=("Zombie",), adds_types=True, until=tree.FOR_GOOD)
    does = (
        tree.If(tree.Not(tree.Exists(_ARMY)), (_ZOMBIES,)),
        tree.Choose(tree.You(), tree.Chosen(_ARMY)),
        tree.PutCounters(tree.It(), "+1/+1", n),
        tree.If(tree.Not(is_one), (change,)),
    )
    return Act("nobody", lambda _: tree.Action("reclutare", does))


def blight(args: Parts) -> Act:
    """So many -1/-1 counters on a creature of one's own."""
    mine = tree.Filter(types=("creature",), controller="you")
    does = (tree.Choose(tree.You(), tree.Chosen(mine)), tree.PutCounters(tree.It(), "-1/-1", args[-1]))
    return Act("nobody", lambda _: tree.Action("piagare", does))


def tokens_equal(args: Parts) -> Act:
    """As many tokens as a quantity comes to."""
    fields = next(a for a in args if isinstance(a, dict))
    quantity = next(a for a in args if not isinstance(a, (dict, Word)))
    return Act("player", lambda who: tree.Token(quantity, who=who, **fields))


def double_counters(args: Parts) -> Act:
    """As many counters again as there are."""
    kind, what = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.Multiply(what, ("counters",), counter=kind))


def double_all_counters(args: Parts) -> Act:
    """As many counters of each kind again as there are."""
    (what,) = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.Multiply(what, ("counters",)))


def distribute(args: Parts) -> Act:
    """So many counters, divided among targets as you choose."""
    n, kind, parts = (a for a in args if not isinstance(a, Word))
    node = node_of(parts)
    if not isinstance(node, Aim):
        raise Outside
    wanted = node.wanted
    most = n if wanted.most == _ANY_NUMBER else wanted.most
    aim = Aim(wanted._replace(least=1, most=most, divided=n), node.key)
    return Act("nobody", lambda _: tree.PutCounters(aim, kind, n))


_ANY_NUMBER = 99


def token_for(args: Parts) -> Act:
    """A token that comes under the control of somebody."""
    fields = {name: value for a in args if isinstance(a, dict) for name, value in a.items()}
    n, whom = (a for a in args if not isinstance(a, (dict, Word)))
    return Act("nobody", lambda _: tree.Token(n, who=whom, **fields))


THE_SAME = "?"  # the name of tokens that are as those told of before


def _told(args: Iterable[object]) -> Any:
    return next(a for a in args if not isinstance(a, Word))


def fighting(how: str) -> Callable[[Parts], dict[str, object]]:
    """How a token enters combat: attacking or blocking, TAPped, and whom, where the text tells."""

    def play(args: Parts) -> dict[str, Any]:
        fought = next((a for a in args if not isinstance(a, Word)), None)
        return {"fights": how, "fought": fought, "tapped": bool(said(args, "tappato"))}

    return play


def so_often(make: Callable[[object], object]) -> Callable[[Parts], Act]:
    """What a player does once, or so many times one after the other."""

    def play(args: Parts) -> Act:
        n = next((a for a in args if not isinstance(a, Word)), 1)
        if not isinstance(n, int):
            raise Outside  # how often, only the one who chooses X knows
        return Act("player", lambda who: [make(who) for _ in range(n)] if n > 1 else make(who))

    return play


def put_counters_thrice(args: Parts) -> Act:
    """So many counters on one thing, so many on another, and so many on a third."""
    told = [a for a in args if not isinstance(a, Word)]
    each = [tree.PutCounters(what, kind, n) for n, kind, what in zip(told[::3], told[1::3], told[2::3], strict=True)]
    return Act("nobody", lambda _: each)


def put_counters_for_each_told(args: Parts) -> Clause:
    """What there is a counter for is told before the counters."""
    each, n, kind, what = (a for a in args if not isinstance(a, Word))
    return Clause(None, put_counters(tree.PutCounters)([n, kind, what, each]))


def another_of_each(args: Parts, *, or_less: bool = False) -> Clause:
    """For each kind of counter on it, another of that kind."""
    what = next(a for a in args if not isinstance(a, Word) and a != 1)
    return Clause(None, Act("nobody", lambda _: tree.AnotherOfEach(what, or_less)))


MEANINGS: Meanings = {
    "another_of_each": another_of_each,
    "another_or_one_fewer": lambda a: another_of_each(a, or_less=True),
    "put_counters_for_each_told": put_counters_for_each_told,
    "put_counters_thrice": put_counters_thrice,
    "remove_that_many_behind": lambda a: that_many(tree.RemoveCounters)(_behind(a)),
    "double_counters": double_counters,
    "double_all_counters": double_all_counters,
    "put_counters": put_counters(tree.PutCounters),
    "put_counters_for_each": put_counters(tree.PutCounters),
    "put_counters_equal": put_counters_equal,
    "put_equal_counters": lambda a: put_counters_equal([a[0], a[2], a[1]]),
    "put_that_many": that_many(tree.PutCounters),
    "put_counters_behind": lambda a: put_counters(tree.PutCounters)([*a[1:3], a[0], *a[3:]]),
    "put_equal_counters_behind": lambda a: put_counters_equal(_behind(a)),
    "put_that_many_behind": lambda a: that_many(tree.PutCounters)(_behind(a)),
    "put_its_counters": put_its_counters,
    "put_two_kinds": put_two_kinds,
    "remove_that_many": that_many(tree.RemoveCounters),
    "remove_all_counters": remove_all_counters,
    "remove_any_counter": remove_any_counter,
    "remove_counters": put_counters(tree.RemoveCounters),
    "token": make_token,
    "several_tokens": several_tokens,
    "token_for_whose": token_for_whose,
    "token_for_each": token_for_each,
    "one_of_several_tokens": one_of_several_tokens,
    "tokens_equal": tokens_equal,
    "token_for": token_for,
    "known_token": known_token(tapped=False),
    "role_token": role_token,
    "known_token_tapped": known_token(tapped=True),
    "known_token_each": known_token_each,
    "described_token": described_token,
    "sizeless_token": sizeless_token,
    "sizeless_body": sizeless_body,
    "put_counters_twice": put_counters_twice,
    "known_tokens_equal": known_tokens_equal,
    "known_tokens": lambda a: known_token(tapped=False)([tree.Amount(), *a]),
    "so_many_of_those": acts.by_player(lambda who, *a: tree.Token(_told(a), THE_SAME, 0, 0, who=who)),
    "investigate": so_often(lambda who: tree.Action("indagare", (tree.KnownToken(1, "Indizio", who),))),
    "emblem": emblem,
    "get_counters": get_counters,
    "tokens_as_many": tokens_as_many,
    "monstrosity": monstrosity,
    "adapt": adapt,
    "bolster": acts.by_player(tree.Bolster),
    "support": support,
    "amass": amass,
    "blight": blight,
    "proliferate": so_often(tree.Proliferate),
    "distribute": distribute,
    "token_name": token_name,
    "token_body": token,
    "comes_attacking": fighting("attacking"),
    "comes_tapped": const({"tapped": True}),
    "comes_blocking": fighting("blocking"),
}
