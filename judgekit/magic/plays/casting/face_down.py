"""Cards cast face down, and turning up what lies face down: a special action, to which nobody can respond."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import CLOAK, DISGUISE, MANIFEST, MEGAMORPH, MORPH
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller, is_in_play, traits
from judgekit.magic.plays.board.teams import holds_priority
from judgekit.magic.plays.casting.total_cost import pay_for_an_action
from judgekit.magic.plays.layers import face_down
from judgekit.magic.plays.turn import acting
from judgekit.magic.questions.face_down import TURNED_BEFORE_IT_IS_CAST, WAYS_TO_TURN_UP, X_OF_WHAT_WAS_TURNED
from judgekit.magic.questions.turn import WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Print, fold
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Way = tuple[str, tuple[Any, ...]]  # the word by which something may be turned up, and what that costs
FOR_ITS_MANA_COST = "costo di mana"  # what the word is where the card's own mana cost is paid
_THREE = (tree.Mana(("3",)),)


# --- cast face down ---------------------------------------------------------------------------------------------------


def cast(game: Game, player: str, card: int, word: str) -> Flow[None]:
    """A player casts a card face down, by a keyword of it."""
    thing = game.board.things[card]
    if word not in thing.face.traits.words:
        raise Illegal(Refusal("may not be cast face down", (card,)))
    if not game.ruling(TURNED_BEFORE_IT_IS_CAST):
        game.check("play", player, thing)
        game.check("cast", player, thing)
    yield Event("hidden", (card, word))
    yield from game.run("cast", player, card)


def for_three(*words: str) -> Callable[[Game, object, Thing], Way | None]:
    """What is cast face down by one of these keywords costs three mana instead of its mana cost."""

    def play(game: Game, value: object, spell: Thing) -> Way | None:
        return (spell.face.by, _THREE) if spell.face.by in words else None

    play.__name__ = f"three for {' or '.join(words)}"
    play.__doc__ = "What is cast face down costs {3} instead of its mana cost."
    return play


# --- turned up --------------------------------------------------------------------------------------------------------


def turn_up(game: Game, player: str, number: int) -> Flow[None]:
    """A player turns up what lies face down and is theirs: what that costs is paid, and nobody can respond."""
    thing = game.board.things[number]
    game.check("turn up", player, thing)
    ways: tuple[Way, ...] = game.ruling(WAYS_TO_TURN_UP, thing)
    if not ways:
        raise Illegal(Refusal("cannot be turned up", (number,)))
    word, costs = yield Ask("way up", player, number, ways)
    x = (yield Ask("x", player, number)) if "X" in tree.mana_among(costs) else None
    yield from pay_for_an_action(game, player, thing, costs, x or 0)
    if x is not None and game.speaks(X_OF_WHAT_WAS_TURNED) and not game.ruling(X_OF_WHAT_WAS_TURNED):
        x = 0
    yield (
        Event("turns up", (number, word, x)),
        *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON),
    )


def with_priority(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """It may be turned up whenever its controller has priority, by nobody else."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    if not is_in_play(thing) or not face_down.is_down(thing):
        return Refusal("is not face down", (thing.id,))
    return True if controller(game, thing) == player else Refusal("is not yours", (thing.id, player))


def for_its_keyword(*words: str, put: str = "") -> Callable[[Game, tuple[Way, ...], Thing], tuple[Way, ...] | None]:
    """What lies face down and would have one of these keywords may be turned up for that, though it was `put` so."""

    def play(game: Game, value: tuple[Way, ...], thing: Thing) -> tuple[Way, ...] | None:
        if (thing.face.by if thing.face.by in {MANIFEST, CLOAK} else "") != put:
            return None
        there = face_down.up(thing).traits.words
        found = tuple((word, tree.several(cost)) for word in words for cost in there.get(word, ()))
        return (*value, *found) if found else None

    play.__name__ = f"turned up for {' or '.join(words)}" + f", though it be {put}" * bool(put)
    play.__doc__ = "It may be turned up for the cost of its keyword."
    return play


by_morph = {put: for_its_keyword(MORPH, MEGAMORPH, put=put) for put in ("", MANIFEST, CLOAK)}
by_disguise = {put: for_its_keyword(DISGUISE, put=put) for put in ("", MANIFEST, CLOAK)}


def for_its_mana_cost(word: str) -> Callable[[Game, tuple[Way, ...], Thing], tuple[Way, ...] | None]:
    """What an effect has put into play face down may be turned up for its mana cost, if it is a creature card."""

    def play(game: Game, value: tuple[Way, ...], thing: Thing) -> tuple[Way, ...] | None:
        there = face_down.up(thing)
        if thing.face.by != word or "creature" not in there.traits.types or not there.cost:
            return None
        return (*value, (FOR_ITS_MANA_COST, (tree.Mana(there.cost),)))

    play.__name__ = f"{word} and turned up"
    play.__doc__ = "A creature card is turned up for its mana cost."
    return play


manifested = for_its_mana_cost(MANIFEST)
cloaked = for_its_mana_cost(CLOAK)


_MEGAMORPH_PUTS = (tree.PutCounters(tree.This(), "+1/+1", 1),)


def grows_as_it_is_turned(game: Game, event: Event) -> list[Amendment] | None:
    """What is turned up for its megamorph cost gets a counter at that moment."""
    number, word, _ = event.args
    if word != MEGAMORPH:
        return None
    return [Amendment((MEGAMORPH, number), (event.kind, number), _with_counters(_MEGAMORPH_PUTS), MEGAMORPH, number)]


def does_as_it_is_turned(game: Game, event: Event) -> list[Amendment] | None:
    """What a permanent will say, once it is up, that is done as it is turned up is done at that moment."""
    number = event.args[0]
    thing = game.board.things[number]
    with game.as_of(fold(game.board, (Print(number, face_down.up(thing)),))):
        said = traits(game, game.board.things[number]).abilities
    found = [one for one in said if isinstance(one, tree.Instead) and one.kind == tree.TURNED_UP]
    return [
        Amendment((tree.TURNED_UP, number, n), (event.kind, number), _with_counters(one.do), one, number)
        for n, one in enumerate(found)
    ] or None


def _with_counters(do: tuple[object, ...]) -> Callable[[Game, Event], Flow[Made]]:
    put = [one for one in do if isinstance(one, tree.PutCounters)]

    def make(game: Game, event: Event) -> Flow[Made]:
        number = event.args[0]
        return Made((event, *(Event("counters", (number, one.counter, one.how_many)) for one in put)), kept=True)
        yield

    return make
