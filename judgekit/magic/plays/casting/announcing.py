"""Proposing a spell or ability: it goes onto the stack, and what is chosen for it is announced, in order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED, CAST_FROM, TIMES
from judgekit.magic.plays.board.state import (
    Effect,
    chosen,
    controller,
    is_in_play,
    rules_of_table,
    speaks_of,
    still,
    traits,
)
from judgekit.magic.plays.casting.mana_abilities import counts_uses, used
from judgekit.magic.plays.casting.payable import number
from judgekit.magic.plays.casting.splicing import SPLICED
from judgekit.magic.plays.casting.total_cost import paid_instead, symbols
from judgekit.magic.plays.keywords import from_hand, ways
from judgekit.magic.plays.state_based import planeswalkers
from judgekit.magic.plays.text import counting, filters, hidden_information, targets, together
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.plays.text.shorthand import ability_of
from judgekit.magic.plays.turn import acting, allowances
from judgekit.magic.questions.casting import (
    A_MODE_TWICE,
    A_TARGET_FILLS_ONE_PLACE,
    AN_ENCHANTMENT_OF_NO_ONE_THING,
    AN_OLD_TEXT_ABOUT_DAMAGE,
    BEGINS_AS_IT_IS_CAST,
    COLOURS_OF_AN_ABILITY,
    CONDITION_HOLDS,
    GIVEN_FOR_GOOD,
    MAY_HAVE_NO_TARGET,
    WANTS_THIS_TARGET,
    WHAT_IT_WANTS_TO_ENCHANT,
    WHAT_LETS_IT_BE_CAST_STAYS,
    WHOSE_AN_ABILITY_IS,
    X_OF_WHAT_IS_NOT_PAID,
)
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.magic.questions.turn import WHOEVER_PLAYS_GOES_ON
from judgekit.table.board import Itself, Thing, by_face, told_by_face
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.magic.language.tree import Ability
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


# --- onto the stack ---------------------------------------------------------------------------------------------------


def announce_spell(game: Game, player: str, card: int) -> Flow[None]:
    """The card goes onto the stack: it is a spell from now on."""
    old = game.board.things[card]
    words = from_hand.lent(game, old)
    stays = ("effects" in game.board.facts or words) and game.ruling(WHAT_LETS_IT_BE_CAST_STAYS, old)
    given = allowances.given_by_leave(game, player, old)
    yield Event("announce", (player, card))
    now = game.board.things[card].object
    if stays and "effects" in game.board.facts:
        yield Event("effects follow", (old.object, now))
    if stays and words:  # what is in play gives it no more where it is now
        stamp = game.board.facts.get("stamp", 0) + 1
        kept = Effect(tree.Change(None, words=words, until=tree.FOR_GOOD), (now,), stamp, tree.FOR_GOOD, player, now)
        yield Event("note", ("stamp", stamp))
        yield Event("note", ("effects", (*game.board.facts.get("effects", ()), kept)))
    if given is not None:
        yield _given_for_good(game, now, player, *given)
    yield from _changed_as_the_next(game, game.board.things[card])


def _changed_as_the_next(game: Game, spell: Thing) -> Flow[None]:
    """What effects say of the next spell that a player casts begins as it is put onto the stack."""
    for source, rule, about in rules_of_table(game):
        if rule != "next is changed":
            continue
        of, change, event, cast = about
        you = controller(game, source)
        if not fits(game, spell, of, you, source.object) or game.ruling(TIMES_THIS_TURN, event, you) != cast:
            continue
        if game.is_so(BEGINS_AS_IT_IS_CAST):
            stamp = game.board.facts.get("stamp", 0) + 1
            yield Event("effect", (Effect(change, (spell.object,), stamp, change.until, you, source.object),))


def _given_for_good(game: Game, now: Object, player: str, source: Thing, words: tuple[Ability, ...]) -> Event:
    """What a card is given that was played by leave lasts as that says: it says nothing, and so for good.

    Whoever knows no better takes it away as what gave it leaves play.
    """
    there = tree.While(tree.Fits(tree.This(), tree.Filter("permanent", zone="battlefield")))
    until = tree.FOR_GOOD if game.is_so(GIVEN_FOR_GOOD) else there
    stamp = game.board.facts.get("stamp", 0) + 1
    return Event(
        "effect", (Effect(tree.Change(None, words=words, until=until), (now,), stamp, until, player, source.object),)
    )


def announce_ability(game: Game, player: str, what: int, origin: tuple[int, int]) -> Flow[None]:
    """A pseudo-spell for the ability goes onto the stack."""
    source = game.board.things[origin[0]]
    ability = ability_of(game, source, origin[1])
    yield (Event("stack", (pseudo_spell(game, what, player, source, ability),)), Event("note", ("resolutions", 0)))


def as_for_a_spell(game: Game, player: str, what: int, origin: tuple[int, int]) -> Flow[None]:
    """For an ability, all the further steps are those of a spell."""
    yield from game.run("announcing", player, what, origin)


def pseudo_spell(game: Game, number: int, player: str, source: Thing, ability: Any) -> Thing:
    """An ability on the stack: its text, and of its source what the rules say."""
    colours = game.ruling(COLOURS_OF_AN_ABILITY, source)
    rooted = still(game.board, source.object) is not None
    marks = {
        "controller": _whose(game, player, source, ability),
        "source": source.object,
        "ability": ability,
        "rooted": rooted,
    }
    if source.face.layout:
        marks[HAD_TRANSFORMED] = source.marks.get(TIMES, 0)
    return Thing(number, source.name, player, ("stack", ""), _face_of(game, source.name, colours, ability), marks)


def _face_of(game: Game, name: str, colours: frozenset[str], ability: tree.Ability) -> Face:
    """What an ability on the stack is like: one and the same face each time, of which whatever is known stays known."""
    key = (_face_of, name, colours, Itself(ability))
    found: Face | None = game.kept.get(key)
    if found is None:
        like = Traits(name, frozenset(), frozenset(), frozenset(), colours, None, None, {}, (ability,))
        found = game.kept[key] = Face(like, pseudo=True)
    return found


HAD_TRANSFORMED = "had transformed"  # of an ability: how often its source had transformed as it went onto the stack


def _whose(game: Game, player: str, source: Thing, ability: object) -> str:
    """Whose an ability on the stack is: whoever knows no better thinks of whoever has its source now."""
    has_it = controller(game, source)
    whose: str = player if has_it == player else game.ruling_on(WHOSE_AN_ABILITY_IS, has_it, player, ability)
    return whose


def whose_it_was_played(game: Game, value: str, player: str, ability: object) -> str | None:
    """An ability that was activated is whoever activated it's."""
    return None if isinstance(ability, tree.Triggered) else player


def whose_it_triggered(game: Game, value: str, player: str, ability: object) -> str | None:
    """An ability that has triggered is whoever's its source was then."""
    return player if isinstance(ability, tree.Triggered) else None


def whose(game: Game, spell: Thing) -> str:
    """Whose a spell or ability is as it resolves, though its source may have changed hands meanwhile."""
    player = controller(game, spell)
    source = still(game.board, spell.marks["source"]) if "source" in spell.marks and spell.face.pseudo else None
    return (
        player if source is None or not is_in_play(source) else _whose(game, player, source, spell.marks.get("ability"))
    )


def colour_of_source(game: Game, value: frozenset[str], source: Thing) -> frozenset[str]:
    return traits(game, source).colours


# --- modes and X ------------------------------------------------------------------------------------------------------


def what_it_may_enchant(game: Game, value: tuple[tree.Wanted, ...], like: Traits) -> tuple[tree.Wanted, ...]:
    """A local enchantment wants what its type says as its target; any other is played as any other permanent.

    It is one target however many abilities say what it may be.
    """
    match like.words.get("incanta", ()):
        case ():
            return ()
        case (of,):
            return (tree.Wanted(of),)
        case several:
            return (tree.Wanted(tree.Filter(either=tuple(several))),)


def _to_enchant(game: Game, like: Traits) -> tuple[tree.Wanted, ...]:
    """The targets of an enchantment spell; whoever knows no better thinks of any creature."""
    question = WHAT_IT_WANTS_TO_ENCHANT if "incanta" in like.words else AN_ENCHANTMENT_OF_NO_ONE_THING
    unknown = (tree.Wanted(tree.Filter(types=("creature",))),) if game.speaks(question) else ()
    wants: tuple[tree.Wanted, ...] = game.ruling_on(question, unknown, like)
    return wants


def modes_of(game: Game, spell: Thing) -> tuple[tuple[tree.Mode, ...], int]:
    """The modes among which the player of a spell or ability chooses, and how many of them."""
    ability = spell.marks.get("ability")
    if ability is not None:
        return ability.modes, getattr(ability, "choose", 1)
    like = traits(game, spell)
    if "enchantment" in like.types:
        wants = _to_enchant(game, like)
        if wants:
            return (tree.Mode(wants),), 1
    spells = [a for a in like.abilities if isinstance(a, tree.Spell)]
    if not spells:
        return ways.reworded(game, spell, (tree.Mode(),)), 1
    if len(spells) == 1:
        return ways.reworded(game, spell, spells[0].modes), spells[0].choose
    each = _counted_through(tuple(a.modes[0] for a in spells))
    together = tree.Mode(tuple(w for mode in each for w in mode.wants), tuple(i for mode in each for i in mode.do))
    return ways.reworded(game, spell, (together,)), 1


def _counted_through(modes: tuple[tree.Mode, ...]) -> tuple[tree.Mode, ...]:
    """Several modes, the targets of each counted behind those of the ones before it."""
    if len(modes) == 1:
        return modes
    found: list[tree.Mode] = []
    wanted = 0
    for mode in modes:
        found.append(mode.further(wanted) if wanted else mode)
        wanted += len(mode.wants)
    return tuple(found)


_NOTHING: Mapping[str, object] = {}
_THE_FIRST = (0,)


def modes_chosen(game: Game, spell: Thing) -> tuple[tree.Mode, ...]:
    modes, _ = modes_of(game, spell)
    made = spell.marks.get("chosen", _NOTHING)
    picked = tuple([modes[n] for n in made.get("modes", _THE_FIRST)])
    if SPLICED in made:
        picked += tuple(mode for one in made[SPLICED] for mode in one.modes)
    picked = _counted_through(picked)
    if not planeswalkers.may_be_meant(game, picked):
        return picked
    return tuple(game.ruling_on(AN_OLD_TEXT_ABOUT_DAMAGE, mode) for mode in picked)


def choose_modes(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """A choice of effects is made now."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    modes, how_many = modes_of(game, spell)
    yield from not_read(player, what, modes)
    if len(modes) > how_many and "ability" not in spell.marks and (yield from _all_of_them(game, player, spell)):
        yield Event("choose", (what, "modes", tuple(range(len(modes)))))
    elif len(modes) > how_many or _freely(game, spell).again:
        picked = yield Ask("modes", player, (what, how_many), tuple(range(len(modes))))
        freely = _freely(game, spell)
        if len(set(picked)) < len(picked) and not freely.again and not game.ruling(A_MODE_TWICE):
            raise Illegal(Refusal("has a mode twice", (what,)))
        more_if = freely.more_if if len(picked) > how_many else None
        if more_if is not None and not game.ruling(CONDITION_HOLDS, more_if, player, spell):
            raise Illegal(Refusal("has too many modes", (what, how_many)))
        yield Event("choose", (what, "modes", tuple(picked)))
        yield from _pays_for_more(game, spell, len(picked) - how_many)


def not_read(player: str, what: int, modes: Iterable[tree.Mode]) -> Flow[None]:
    """Nobody can say how a game goes on in which something acts that is not understood: who plays it is asked."""
    for mode in modes:
        for one in mode.do:
            if type(one) is tree.Unread:
                yield Ask("unread", player, (what, one))


def _freely(game: Game, spell: Thing) -> tree.Spell:
    """What a modal spell says of the choice among its modes; an ability says nothing of it."""
    told = () if "ability" in spell.marks else traits(game, spell).abilities
    return next((a for a in told if isinstance(a, tree.Spell)), _ONE_MODE)


_ONE_MODE = tree.Spell(())


def _pays_for_more(game: Game, spell: Thing, beyond: int) -> Flow[None]:
    """For each mode beyond the first a keyword may ask for a cost."""
    words = traits(game, spell).words if beyond > 0 and "ability" not in spell.marks else ()
    for row, word in ((game.word(ways.EACH_MODE_MORE, word), word) for word in words):
        if row is not None:
            game.cite(row.cites)
            yield Event("choose", (spell.id, ADDED, (word,) * beyond))


def _all_of_them(game: Game, player: str, spell: Thing) -> Flow[bool]:
    """Whether the player of a modal spell pays for all of its modes."""
    words = traits(game, spell).words
    for word in words:
        if (row := game.word(ways.ALL_MODES, word)) is None:
            continue
        if (yield Ask("added cost", player, (spell.id, word, ways.costs_of(words[word][0])), (False, True))):
            game.cite(row.cites)
            yield Event("choose", (spell.id, ADDED, (word,)))
            return True
    return False


def choose_x(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The number for X is told now, where no text defines it."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    instead = paid_instead(spell)
    free = instead is not None and not any(tree.asks_for_x(cost) for cost in instead)
    if free and "X" in symbols(spell) and game.ruling(X_OF_WHAT_IS_NOT_PAID):
        if (told := (yield Ask("x", player, what, (0,)))) != 0:
            raise Illegal(Refusal("is no number for X", (what, told)))
        yield Event("choose", (what, "x", 0))
    elif (number_of_all := _all_of_them_is(game, spell)) is not None:
        yield Event("choose", (what, "x", number_of_all))
    elif "X" in symbols(spell) or any(tree.asks_for_x(cost) for cost in _costs(game, spell)):
        told = yield Ask("x", player, what)
        yield Event("choose", (what, "x", told))


def _all_of_them_is(game: Game, spell: Thing) -> int | None:
    """X where it is the number of all the counters that are removed to pay for an ability; else it is chosen."""
    every = [cost for cost in _costs(game, spell) if isinstance(cost, tree.CounterCost) and cost.every]
    source = game.board.things.get(spell.marks.get("source", spell.object)[0]) if every else None
    return None if source is None else int(source.marks.get("counters", {}).get(every[0].counter, 0))


def _costs(game: Game, spell: Thing) -> tuple[Any, ...]:
    """What a spell or ability costs that is no mana: of a spell, what is paid beside its mana cost, or instead."""
    if "ability" in spell.marks:
        return tuple(getattr(spell.marks["ability"], "costs", ()))
    told = [cost for a in traits(game, spell).abilities if isinstance(a, tree.ExtraCost) for cost in a.costs]
    return (*told, *(paid_instead(spell) or ()))


# --- targets ----------------------------------------------------------------------------------------------------------


def choose_targets(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Every target that the text wants is declared, or it cannot be played."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    picked: list[tuple[Any, ...]] = []
    for mode in modes_chosen(game, spell):
        for nth, want in enumerate(mode.wants):
            if not game.ruling(WANTS_THIS_TARGET, spell, mode, nth):
                picked.append(())
                continue
            taken = {one for before in want.apart for one in picked[before]}
            so_far = aiming(spell, picked)
            possible = [one for one in targets.options(game, so_far, want) if one not in taken]
            least, most = (number(game, n, player, spell) for n in (want.least, want.most))
            if want.least == 0 and speaks_of(game, "no target") and not game.ruling(MAY_HAVE_NO_TARGET):
                least = 1
            if len(possible) < least and (not possible or game.ruling(A_TARGET_FILLS_ONE_PLACE)):
                raise Illegal(Refusal("has no target", (what,), _cites_of_refused(game, spell, want)))
            said = yield Ask("targets", player, (what, len(picked), least, most), tuple(possible))
            for one in said:
                if one in taken:
                    raise Illegal(Refusal("is chosen twice", (what,)))
                if (why := targets.why_not(game, so_far, want, one)) is not None:
                    raise Illegal(why)
            if (stray := targets.elsewhere(game, want, said)) is not None:
                raise Illegal(Refusal("is no such target", (stray[0], what)))
            if not together.agree(game, want.filter, said, partial(number, game, player=player, spell=spell)):
                raise Illegal(Refusal("is no such target", (said[-1][0], what)))
            if not least <= len(said) <= most:
                raise Illegal(Refusal("wrong number of targets", (what, least, most)))
            picked.append(tuple(said))
    if picked:
        yield Event("choose", (what, "targets", tuple(picked)))
    elif "enchantment" in traits(game, spell).types:
        game.show()


def aiming(spell: Thing, picked: Iterable[tuple[Any, ...]]) -> Thing:
    """A spell or ability with the targets that are already told: the others may be tied to them."""
    told = {**spell.marks.get("chosen", {}), "targets": tuple(picked)}
    return spell._replace(marks={**spell.marks, "chosen": told})


def _cites_of_refused(game: Game, spell: Thing, want: tree.Wanted) -> tuple[str, ...]:
    """The rules that keep what would fit from being a target."""
    you = controller(game, spell)
    found: list[str] = []
    for one in filters.candidates(game, want.filter, you, spell.marks.get("source", spell.object)):
        subject = one if isinstance(one, str) else still(game.board, one)
        refusal = game.refusal("target", spell, subject)
        found += refusal.cites if refusal else ()
    return tuple(dict.fromkeys(found))


def distinct_targets(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """For each of several targets it is told how it is affected; none is chosen twice."""
    spell = game.board.things.get(what)
    _none_twice(game, what, [[one for group in chosen(spell, "targets", ()) for one in group]] if spell else [])
    return
    yield


def distinct_for_each_word(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """For one word «bersaglio» nothing is chosen twice; what the text names twice may be the same both times."""
    spell = game.board.things.get(what)
    _none_twice(game, what, chosen(spell, "targets", ()) if spell else ())
    return
    yield


def _none_twice(game: Game, what: int, groups: Iterable[Sequence[object]]) -> None:
    for group in groups:
        if len(set(group)) < len(group):
            raise Illegal(Refusal("is chosen twice", (what,)))
        if len(group) > 1:
            game.show()


def divide(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """A division among targets is announced; whoever gets nothing is no target."""
    yield from _divided(game, player, what)


def divide_to_each(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """A division among targets is announced; each of them gets one at least."""
    yield from _divided(game, player, what)
    spell = game.board.things.get(what)
    given = {one for one, share in chosen(spell, "division", ()) if share > 0} if spell is not None else set()
    named = chosen(spell, "named", ()) if spell is not None else ()
    if set(named) - given:
        raise Illegal(Refusal("leaves a target out", (what,)))


def _divided(game: Game, player: str, what: int) -> Flow[None]:
    spell = game.board.things.get(what)
    if spell is None:
        return
    wants = [want for mode in modes_chosen(game, spell) for want in mode.wants]
    for want, picked in zip(wants, chosen(spell, "targets", ()), strict=False):
        if want.divided is None or not picked:
            continue
        total = number(game, want.divided, player, spell)
        shares = yield Ask("division", player, (what, total), tuple(picked))
        if sum(shares.values()) != total or set(shares) - set(picked):
            raise Illegal(Refusal("is badly divided", (what, total)))
        fixed = want.least == want.most
        kept = tuple(one for one in picked if fixed or shares.get(one, 0) > 0)
        at = wants.index(want)
        all_picked = list(chosen(game.board.things[what], "targets"))
        all_picked[at] = kept
        yield Event("choose", (what, "targets", tuple(all_picked)))
        yield Event("choose", (what, "named", tuple(picked)))
        yield Event("choose", (what, "division", tuple((one, shares.get(one, 0)) for one in kept)))


# --- what comes of it -------------------------------------------------------------------------------------------------


def check_legality(game: Game, player: str, what: int, origin: object) -> None:
    """With all its choices made, a spell is looked at once more: may it be played?"""
    spell = game.board.things.get(what)
    if spell is not None and origin is None:
        game.check("proposed", player, spell)


LISTENS_TO_USES = "waits for abilities"  # what has an ability that triggers as another is activated
by_face(LISTENS_TO_USES, lambda thing: "activates" in thing.face.watches)


def has_been_played(game: Game, player: str, what: int, origin: tuple[int, int] | None) -> Flow[None]:
    """With its cost paid, a spell has been played, and whatever waits for that triggers; a use of an ability counts."""
    yield hidden_information.too_early(game)
    goes_on = acting.having_played(game, player, WHOEVER_PLAYS_GOES_ON)
    if origin is None:
        spell = game.board.things[what]
        if counting.asks_how(spell):
            yield Event("mark", (what, CAST_FROM, spell.marks.get("from", ("",))[0]))
        yield (Event("played", (player, what)), *goes_on)
        return
    yield goes_on
    source, place = origin
    ability = game.board.things[what].marks["ability"] if what in game.board.things else None
    if ability is not None and from_hand.is_cycling(game, source, ability):
        yield Event("cycled", (player, source))
    if ability is not None and not isinstance(ability, tree.Triggered) and told_by_face(game.board, LISTENS_TO_USES):
        yield Event("activated", (player, what, game.board.things[what].marks["source"]))
    if ability is not None and counts_uses(ability) and source in game.board.things:
        yield used(game, source, place)
