"""Altering what is there already: another target for what waits on the stack, other words in a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import BASIC_LANDS, COLOURS
from judgekit.magic.language import tree
from judgekit.magic.language.rewording import NAMES_TOO, TOKENS_ASIDE, is_called_by_its_kinds, names_in
from judgekit.magic.plays.board.state import chosen, players, speaks_of
from judgekit.magic.plays.casting import announcing
from judgekit.magic.plays.text import targets
from judgekit.magic.plays.text.evaluate import objects, things
from judgekit.magic.questions.layers import A_NAME_IS_NO_SUCH_WORD, A_TOKEN_HAS_A_TEXT, KINDS_CALL_TOKENS
from judgekit.magic.questions.resolving import (
    A_NEW_TARGET,
    MODES_OF_A_NEW_TARGET,
    SOME_TARGETS_MAY_STAY,
    THE_DIVISION_STAYS,
    THE_FINAL_TARGETS_COUNT,
    WHAT_WAITS_MAY_BE_ALTERED,
)
from judgekit.magic.vocabulary import COLOURS as COLOUR_WORDS
from judgekit.magic.vocabulary import KINDS_OF_CREATURES
from judgekit.table.engine import Ask, Event, Refusal

if TYPE_CHECKING:
    from judgekit.magic.language.rewording import Swaps
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.text.filters import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

# --- what may be altered ----------------------------------------------------------------------------------------------


def alterable(game: Game, there: list[Thing]) -> list[Thing]:
    """Of some things, those that an effect can alter: permanents, and what waits as far as the rules say."""
    if any(thing.zone[0] == "stack" for thing in there) and not game.ruling(WHAT_WAITS_MAY_BE_ALTERED):
        return [thing for thing in there if thing.zone[0] != "stack"]
    return there


# --- words ------------------------------------------------------------------------------------------------------------

_WORDS = {
    "colour": tuple(COLOURS.values()),
    "basic land": tuple(BASIC_LANDS),
    "creature type": KINDS_OF_CREATURES,
}


def words_chosen(
    game: Game, change: tree.Change, player: str, spell: Thing, there: tuple[Object, ...]
) -> Flow[tree.Change]:
    """Which word becomes which is chosen as the effect begins: both are of one kind."""
    kinds = tuple(_WORDS[kind] for kind in change.swaps)
    said = yield Ask("words", player, (spell.id, change.swaps), kinds)
    return change._replace(swaps=_but_names(game, (tuple(said),), there))


def _but_names(game: Game, swaps: Swaps, there: tuple[Object, ...]) -> Swaps:
    """What a text calls by a name it still calls so: asked where such a name contains the word."""
    if _call_tokens(game, there, swaps) and game.speaks(KINDS_CALL_TOKENS) and not game.ruling(KINDS_CALL_TOKENS):
        swaps = (*swaps, TOKENS_ASIDE)
    words = _in_italian(swaps[:1])
    those = (game.board.things[one[0]].face.traits.abilities for one in there)
    named = {word.lower() for abilities in those for name in names_in(abilities) for word in name.split()}
    if named.isdisjoint(old for old, _ in words) or not game.speaks(A_NAME_IS_NO_SUCH_WORD):
        return swaps
    return swaps if game.ruling(A_NAME_IS_NO_SUCH_WORD) else (*swaps, *words, NAMES_TOO)


def _call_tokens(game: Game, there: tuple[Object, ...], swaps: Swaps) -> bool:
    """Whether a kind that is changed calls tokens, too, that a text makes."""
    texts = tuple(game.board.things[one[0]].face.traits.abilities for one in there)
    called = [one for one in tree.all_in(texts, tree.Token) if is_called_by_its_kinds(one)]
    return any(old in one.subtypes for one in called for old, _ in swaps)


def _in_italian(swaps: Swaps) -> Swaps:
    """The pairs of words as they stand in names."""
    found = []
    for old, new in swaps:
        before, after = (COLOUR_WORDS.get(word, (word.lower(),)) for word in (old, new))
        found += [(form, after[min(n, len(after) - 1)]) for n, form in enumerate(before)]
    return tuple(found)


def with_texts(game: Game, there: tuple[Object, ...]) -> tuple[Object, ...]:
    """Of some things, those that have a text to be changed."""
    cards = tuple(one for one in there if not game.board.things[one[0]].face.token)
    alike = len(cards) == len(there) or game.is_so(A_TOKEN_HAS_A_TEXT)
    return there if alike else cards


def one_of_five(game: Game, player: str, what: str, said: str) -> Refusal | bool | None:
    """There are five colours: colourless is none, nor is a kind of card."""
    if what != "colour":
        return None
    return True if said in COLOURS.values() else Refusal("is no colour", (said,))


# --- targets ----------------------------------------------------------------------------------------------------------


def new_target(game: Game, what: tree.NewTarget, player: str, spell: Thing) -> Flow[None]:
    """The one target of something on the stack becomes another, where the rules let it."""
    for thing in alterable(game, objects(game, things(game, what.what, player, spell), spell)):
        if what.free:
            yield from aimed_anew(game, player, spell, thing)
            continue
        group = _only_group(thing)
        if group is None:
            yield from _other_you(game, player, spell, thing)
            continue
        possible = [one for one in _everything(game, thing) if one != chosen(thing, "targets")[group][0]]
        said = yield Ask("new target", player, (spell.id, thing.id), tuple(possible))
        yield from _aimed_at(game, thing, group, said)


def aimed_anew(game: Game, player: str, spell: Thing, thing: Thing, *, may_stay: bool = False) -> Flow[None]:
    """Something gets new targets, each in the place of an old one; only all of them together are looked at."""
    picked = chosen(thing, "targets", ())
    old = [one for group in picked for one in group]
    said = (
        (yield Ask("new targets", player, (spell.id, thing.id, len(old)), tuple(_everything(game, thing))))
        if old
        else ()
    )
    changed = [one != two for one, two in zip(old, said, strict=False)]
    if not any(changed) or (not all(changed) and not may_stay and not _may_stay(game)):
        yield Event("declined", (player, spell.id, "targets"))
        return
    if _takes_an_old_one(old, said) and not game.is_so(THE_FINAL_TARGETS_COUNT):
        yield Event("target stays", (thing.id, old[0]))
        return
    rest = iter(said)
    groups = tuple(tuple(next(rest) for _ in group) for group in picked)
    wants = [want for mode in announcing.modes_chosen(game, thing) for want in mode.wants]
    for want, before, group in zip(wants, picked, groups, strict=False):
        for was, one in zip(before, group, strict=True):
            if was != one and not _fits(game, thing, want, one) or group.count(one) > 1:
                yield Event("target stays", (thing.id, one))
                return
    yield Event("choose", (thing.id, "targets", groups))
    if shares := chosen(thing, "division", ()):
        yield Event("choose", (thing.id, "division", _divided_anew(game, shares, dict(zip(old, said, strict=True)))))


def _takes_an_old_one(old: list[Being], said: tuple[Being, ...]) -> bool:
    """Whether what is a target already becomes one in another place, too."""
    return any(one != two and two in old for one, two in zip(old, said, strict=False))


def _may_stay(game: Game) -> bool:
    return not speaks_of(game, "some targets that stay") or bool(game.ruling(SOME_TARGETS_MAY_STAY))


def _divided_anew(
    game: Game, shares: tuple[tuple[object, int], ...], now: dict[object, object]
) -> tuple[tuple[object, int], ...]:
    """Who gets what of a division with new targets: whoever knows no better divides anew, all for the first."""
    if not speaks_of(game, "a division among new targets") or game.ruling(THE_DIVISION_STAYS):
        return tuple((now[one], n) for one, n in shares)
    first, *others = [now[one] for one, _ in shares]
    return ((first, sum(n for _, n in shares) - len(others)), *((one, 1) for one in others))


def _only_group(thing: Thing) -> int | None:
    """Which of the wants of a spell or ability has its one target; None where it has no target."""
    picked = chosen(thing, "targets", ())
    return next((n for n, group in enumerate(picked) if group), None)


def _everything(game: Game, thing: Thing) -> list[Being]:
    """All players, and all things that a target could be thought to be."""
    zones = game.board.zones.items()
    there = [n for (kind, _), on in zones if kind in {"battlefield", "stack", "graveyard"} for n in on if n != thing.id]
    return [*players(game.board), *(game.board.things[n].object for n in there)]


def _aimed_at(game: Game, thing: Thing, group: int, one: Being) -> Flow[None]:
    """A spell or ability gets a new target; where that may not be, the old one stands."""
    before = chosen(thing, "modes", (0,))
    modes = game.ruling_on(MODES_OF_A_NEW_TARGET, _modes_for(game, thing, one, before), before)
    if modes != before:
        yield Event("choose", (thing.id, "modes", modes))
        thing, group = game.board.things[thing.id], 0
    wants = [want for mode in announcing.modes_chosen(game, thing) for want in mode.wants]
    if not game.ruling(A_NEW_TARGET, thing, wants[group], one):
        yield Event("target stays", (thing.id, one))
        return
    picked = chosen(thing, "targets")
    old = picked[group][0]
    yield Event("choose", (thing.id, "targets", (*picked[:group], (one,), *picked[group + 1 :])))
    shares = chosen(thing, "division", ())
    if shares:
        yield Event("choose", (thing.id, "division", tuple((one if to == old else to, n) for to, n in shares)))


def _modes_for(game: Game, thing: Thing, one: Being, before: tuple[int, ...]) -> tuple[int, ...]:
    """What somebody might think who does not know better: the mode that such a target asks for."""
    modes, _ = announcing.modes_of(game, thing)
    fitting = [n for n, mode in enumerate(modes) if len(mode.wants) == 1 and _fits(game, thing, mode.wants[0], one)]
    return before if len(before) > 1 or not fitting or before[0] in fitting else (fitting[0],)


def _fits(game: Game, thing: Thing, want: tree.Wanted, one: Being) -> bool:
    return targets.why_not(game, thing, want, one) is None


def could_be(game: Game, thing: Thing, one: Being) -> bool:
    """Whether something could be the target of a spell or ability wherever this has one."""
    wants = [want for mode in announcing.modes_chosen(game, thing) for want in mode.wants]
    picked = chosen(thing, "targets", ())
    return all(_fits(game, thing, want, one) for want, group in zip(wants, picked, strict=False) if group)


def a_legal_one(game: Game, value: bool, thing: Thing, want: tree.Wanted, one: Being) -> bool:
    """A target may be changed to a legal one only: else the one that was chosen stands."""
    return _fits(game, thing, want, one)


def _other_you(game: Game, player: str, spell: Thing, thing: Thing) -> Flow[None]:
    """What somebody might think who does not know better: that another player can be the «you» of a text."""
    others = tuple(one for one in players(game.board) if one != thing.marks.get("controller"))
    said = others[0] if len(others) == 1 else (yield Ask("new target", player, (spell.id, thing.id), others))
    yield Event("mark", (thing.id, "controller", said))
