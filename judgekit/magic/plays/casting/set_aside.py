"""Cards that their owner exiles from hand by a special action, and casts later: suspend, foretell, plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED, FORETOLD, PLOTTED
from judgekit.magic.plays.board.main_phases import is_time_for_a_sorcery
from judgekit.magic.plays.board.state import Effect, controller, is_set_aside, traits, was_set_aside
from judgekit.magic.plays.board.teams import has_the_turn, holds_priority
from judgekit.magic.plays.casting.total_cost import pay_for_an_action
from judgekit.magic.plays.keywords.ways import FORETELL, PLOT, SUSPEND, costs_of
from judgekit.magic.plays.turn import acting
from judgekit.magic.questions.turn import WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON
from judgekit.table.board import Note
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.plays.casting.total_cost import Costs
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

TIME = "tempo"  # the counters of a suspended card
_TWO = (tree.Mana(("2",)),)  # what it costs to foretell


def _from_hand_with_priority(game: Game, player: str, card: Thing, word: str) -> Refusal | None:
    """Whoever has priority may exile so a card with the keyword that is in their own hand."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    if card.zone[0] != "hand" or card.owner != player:
        return Refusal("is not in hand", (card.id, player))
    return None if word in traits(game, card).words else Refusal("has no such ability", (card.id,))


# --- suspend ----------------------------------------------------------------------------------------------------------


def when_it_could_be_cast(game: Game, player: str, card: Thing, word: str) -> Refusal | bool | None:
    """A card is suspended only when its owner could begin to cast it from hand."""
    if word != SUSPEND:
        return None
    kept = _from_hand_with_priority(game, player, card, word)
    return kept or game.refusal("play", player, card) or game.refusal("cast", player, card) or True


def suspend(game: Game, player: str, number: int) -> Flow[None]:
    """A player exiles a card with so many time counters on it, for its suspend cost; nobody can respond."""
    card = game.board.things[number]
    game.check("set aside", player, card, SUSPEND)
    about: tree.Both = traits(game, card).words[SUSPEND][0]
    costs = costs_of(about)
    x = 0
    if "X" in tree.mana_among(costs):
        x = yield Ask("x", player, number)
    many = about.number if isinstance(about.number, int) else x
    if many < 1:
        raise Illegal(Refusal("no number of counters", (number,)))
    yield from pay_for_an_action(game, player, card, costs, x)
    yield (
        Event("move", (number, "exile", player, "suspended")),
        Event("counters", (number, TIME, many)),
        *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON),
    )


def hastens(game: Game, event: Event, before: Board) -> bool:
    """A creature cast by its suspend ability has haste until its controller loses control of it."""
    thing = game.board.things[event.args[0]]
    if event.args[3] != "resolved" or SUSPEND not in thing.marks.get(ADDED, ()):
        return False
    if "creature" not in traits(game, thing).types:
        return False
    while_yours = tree.While(tree.Fits(tree.This(), tree.Filter(controller="you")))
    change = tree.Change(None, words=(tree.Keyword("rapidità"),), until=while_yours)
    stamp = game.board.facts.get("stamp", 0) + 1
    begun = Effect(change, (thing.object,), stamp, while_yours, controller(game, thing), thing.object)
    game.note(Note("stamp", stamp), Note("effects", (*game.board.facts.get("effects", ()), begun)))
    return True


# --- foretell ---------------------------------------------------------------------------------------------------------


def in_ones_own_turn(game: Game, player: str, card: Thing, word: str) -> Refusal | bool | None:
    """A card is foretold only in its owner's own turn."""
    if word != FORETELL:
        return None
    mine = has_the_turn(game, player)
    kept = _from_hand_with_priority(game, player, card, word)
    return kept or (True if mine else Refusal("only in your own turn", (card.id,)))


def foretell(game: Game, player: str, number: int) -> Flow[None]:
    """A player pays {2} and exiles a card face down; nobody can respond."""
    card = game.board.things[number]
    game.check("set aside", player, card, FORETELL)
    yield from pay_for_an_action(game, player, card, _TWO)
    yield (
        Event("move", (number, "exile", player, "foretold")),
        Event("mark", (number, FORETOLD, game.board.facts.get("number", 0))),
        Event("mark", (number, "face down", True)),
        *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON),
    )


def castable_once_foretold(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """What was foretold in an earlier turn may be cast from exile by its owner."""
    if not is_set_aside(player, card, FORETOLD) or FORETELL not in traits(game, card).words:
        return None
    return True if was_set_aside(game, player, card, FORETOLD) else None


def for_its_foretell_cost(game: Game, value: object, spell: Thing) -> tuple[str, Costs] | None:
    """Whoever casts a foretold card pays its foretell cost instead of its mana cost."""
    copies = traits(game, spell).words.get(FORETELL, ())
    return (FORETELL, costs_of(copies[0])) if FORETOLD in spell.marks and copies else None


# --- plot -------------------------------------------------------------------------------------------------------------


def in_ones_own_main_phase(game: Game, player: str, card: Thing, word: str) -> Refusal | bool | None:
    """A card is plotted only in its owner's main phase, with an empty stack."""
    if word != PLOT:
        return None
    kept = _from_hand_with_priority(game, player, card, word)
    if kept is not None or is_time_for_a_sorcery(game, player):
        return kept or True
    return Refusal("only in a main phase", (card.id,))


def plot(game: Game, player: str, number: int) -> Flow[None]:
    """A player exiles a card from hand for its plot cost; nobody can respond."""
    card = game.board.things[number]
    game.check("set aside", player, card, PLOT)
    yield from pay_for_an_action(game, player, card, costs_of(traits(game, card).words[PLOT][0]))
    yield (
        Event("move", (number, "exile", player, "plotted")),
        Event("mark", (number, PLOTTED, game.board.facts.get("number", 0))),
        *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON),
    )


def castable_once_plotted(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """What became plotted in an earlier turn may be cast from exile by its owner, in their own main phase."""
    ready = was_set_aside(game, player, card, PLOTTED) and is_time_for_a_sorcery(game, player, card.id)
    return True if ready else None


def for_nothing_once_plotted(game: Game, value: object, spell: Thing) -> tuple[str, Costs] | None:
    """Whoever casts a plotted card pays no mana cost."""
    return (PLOT, ()) if PLOTTED in spell.marks else None
