"""Commanders: cast from the command zone, dearer each time; back there instead; what their damage comes to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.cards import COLOURS
from judgekit.magic.plays.board.facts import CASTS_OF_COMMANDERS, COMMANDERS
from judgekit.magic.plays.board.seats import is_in_the_game
from judgekit.magic.plays.board.state import Object, players
from judgekit.magic.plays.state_based.states import Choice, Found
from judgekit.magic.questions.keywords import EACH_COMMANDER_BY_ITSELF
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Board, Note
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.magic.cards import Face, Symbols
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

DAMAGE_OF_COMMANDERS = "damage of commanders"  # how much combat damage each has dealt to whom
LEFT_THERE = "left there"  # those in graveyards and exile whose owners have left them there
THE_COMMAND_ZONE = "command zone"  # the ask: whether a commander is put there
_ENOUGH = 21
_TAX = 2


def is_commander(board: Board, thing: int) -> bool:
    """Whether a card is somebody's commander, wherever it is and whatever it is like."""
    return thing in board.facts.get(COMMANDERS, ())


def identity(game: Game, value: frozenset[str], commanders: tuple[Thing, ...]) -> frozenset[str]:
    """The mana symbols of all colours that are in the costs and rules texts of commanders, on all of their faces."""
    each = [face.of or face for face in (card.face.under or card.face for card in commanders)]
    faces = [face for one in each for face in (one, *one.others)]
    colours = {colour for face in faces for colour in (*face.traits.colours, *_in_text(face))}
    return frozenset(letter for letter, colour in COLOURS.items() if colour in colours)


def _in_text(face: Face) -> frozenset[str]:
    """The colours of the symbols of a text; what stands between brackets only reminds of rules."""
    return face._replace(text=re.sub(r"\([^()]*\)", "", face.text)).shown


# --- casting it -------------------------------------------------------------------------------------------------------


def castable_from_there(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A commander may be cast from the command zone by its owner."""
    there = card.zone[0] == "command" and card.owner == player
    return True if there and is_commander(game.board, card.id) else None


def tax(game: Game, value: Symbols, player: str, spell: Thing) -> Symbols | None:
    """It costs {2} more for each time that its player has cast it from the command zone before."""
    if spell.marks.get("from", ("",))[0] != "command" or "ability" in spell.marks:
        return None
    casts: Mapping[int, int] = game.board.facts.get(CASTS_OF_COMMANDERS, {})
    often = casts.get(spell.id, 0)
    all_of_them = sum(n for one, n in casts.items() if game.board.things[one].owner == player)
    if all_of_them != often and not game.is_so(EACH_COMMANDER_BY_ITSELF):
        often = all_of_them
    if not often:
        return None
    generic = sum(int(symbol) for symbol in value if symbol.isdigit()) + _TAX * often
    return (str(generic), *(symbol for symbol in value if not symbol.isdigit()))


def counts_casts(game: Game, event: Event, before: Board) -> bool:
    """That a commander has been cast from the command zone is counted."""
    spell = game.board.things[event.args[1]]
    if not is_commander(game.board, spell.id) or spell.marks.get("from", ("",))[0] != "command":
        return False
    casts: Mapping[int, int] = game.board.facts.get(CASTS_OF_COMMANDERS, {})
    game.note(Note(CASTS_OF_COMMANDERS, {**casts, spell.id: casts.get(spell.id, 0) + 1}))
    return True


# --- going back there -------------------------------------------------------------------------------------------------


def put_back(game: Game) -> Found | tuple[Choice, ...]:
    """A commander that has just come to a graveyard or to exile may be put into the command zone by its owner."""
    left: frozenset[Object] = game.board.facts.get(LEFT_THERE, frozenset())
    there = [game.board.things[n] for n in sorted(game.board.facts.get(COMMANDERS, ())) if n in game.board.things]
    gone = [t for t in there if t.zone[0] in {"graveyard", "exile"} and t.object not in left]
    return tuple(
        Choice(Ask(THE_COMMAND_ZONE, t.owner, t.id, (True, False)), _back_or_not(t, left))
        for t in gone
        if is_in_the_game(game.board, t.owner)
    )


def _back_or_not(thing: Thing, left: frozenset[Object]) -> Callable[[object], tuple[Event, ...]]:
    def events(said: object) -> tuple[Event, ...]:
        if said:
            return (Event("move", (thing.id, "command", thing.owner, "commander")),)
        return (Event("note", (LEFT_THERE, left | {thing.object})),)

    return events


def goes_there_instead(*zones: str) -> Callable[[Game, Event], tuple[Amendment, ...]]:
    """What its owner may do instead of putting a commander into one of these zones."""

    def play(game: Game, event: Event) -> tuple[Amendment, ...]:
        number = event.args[0]
        to = "graveyard" if event.kind == "destroy" else event.args[1]
        if not is_commander(game.board, number) or to not in zones:
            return ()
        thing = game.board.things[number]
        return (Amendment((COMMANDERS, thing.object), ("command", number), _instead(thing), "command", thing.object),)

    play.__name__ = "commander_goes_there_instead"
    play.__doc__ = "A commander's owner may put it into the command zone instead."
    return play


def _instead(thing: Thing) -> Callable[[Game, Event], Flow[Made]]:
    def make(game: Game, event: Event) -> Flow[Made]:
        if (yield Ask(THE_COMMAND_ZONE, thing.owner, thing.id, (True, False))):
            return Made((Event("move", (thing.id, "command", thing.owner, "commander")),))
        return Made((event,), kept=True)

    return make


# --- its damage -------------------------------------------------------------------------------------------------------


def counts_damage(game: Game, event: Event, before: Board) -> bool:
    """The combat damage that a commander deals to a player is added up over the whole game."""
    source, to, amount, in_combat = event.args
    if not in_combat or not isinstance(to, str) or not is_commander(game.board, source[0]):
        return False
    there: Mapping[tuple[int, str], int] = game.board.facts.get(DAMAGE_OF_COMMANDERS, {})
    game.note(Note(DAMAGE_OF_COMMANDERS, {**there, (source[0], to): there.get((source[0], to), 0) + amount}))
    return True


def has_dealt_enough(game: Game) -> Found:
    """A player whom one commander has dealt so much combat damage loses."""
    there: Mapping[tuple[int, str], int] = game.board.facts.get(DAMAGE_OF_COMMANDERS, {})
    beaten = {to for (_, to), amount in there.items() if amount >= _ENOUGH}
    lost = (player for player in players(game.board) if player in beaten)
    return tuple(Event("lost", (p, "commander")) for p in lost if not game.board.players[p].get("lost"))
