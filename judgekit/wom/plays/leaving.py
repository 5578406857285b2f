"""What turns up hidden spells, discards spells in play, or makes several Semplice at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Event
from judgekit.wom.plays import areas, blocking, drawing, reading, traits
from judgekit.wom.plays.areas import HIDDEN, LAUNCHED
from judgekit.wom.questions import (
    BLOCCA_KEEPS_SPELLS_AWAY,
    IMMUNITY_TO_SOTTERFUGIO_HELPS,
    ONLY_COVERED_SPELLS_TURN_UP,
    SOTTERFUGIO_WAITS,
)

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Special


# --- Rivela, Spezza, Statica, Sotterfugio -----------------------------------------------------------------------------


def reveal(game: Game, source: int, effect: Special) -> Flow[None]:
    """The opponent's hidden spells turn up and go before their wizards, without effect; without room they leave."""
    thing = game.board.things[source]
    opponent = areas.other(game.board, thing.owner)
    for number in game.board.zone(HIDDEN, opponent):
        spell = game.board.things[number]
        if not traits.suffers(game, thing, spell):
            continue
        if not spell.marks.get("down") and game.ruling(ONLY_COVERED_SPELLS_TURN_UP):
            continue
        wizard = spell.marks["by"]
        held = game.ruling_on(BLOCCA_KEEPS_SPELLS_AWAY, wizard in _blocked(game))
        free = not held and not areas.spells_by(game.board, wizard, LAUNCHED)
        yield Event("turned up", (number,)) if free else Event("discard", (number,))


def _blocked(game: Game) -> set[int]:
    return {number for source in traits.candidates(game) for number in blocking.blocked_by(game, source)}


def break_lasting(game: Game, source: int, effect: Special) -> Flow[None]:
    """A Continua spell in play is discarded, the player's own if there is no other."""
    thing = game.board.things[source]
    there = [one for one in areas.spells(game.board, LAUNCHED, HIDDEN) if not one.marks.get("down")]
    found = [one for one in there if traits.is_of_kind(game, one, "continua") and traits.suffers(game, thing, one)]
    chosen = yield from drawing.choose(game, "target", thing.owner, reading.ids(found), 1, source)
    if chosen:
        yield Event("discard", (chosen[0],))


def statics_leave(game: Game, player: str, spell: int, wizard: int) -> tuple[Event, ...]:
    """When a Teletrasporto spell is launched every Statica spell leaves play, whatever it is immune to."""
    launched = game.board.things[spell]
    if not traits.is_of_kind(game, launched, "teletrasporto"):
        return ()
    there = areas.spells(game.board, LAUNCHED, HIDDEN)
    found = [one for one in there if not one.marks.get("down") and traits.is_of_kind(game, one, "statica")]
    return tuple(Event("discard", (one.id,)) for one in found)


def subterfuge(game: Game) -> tuple[Event, ...]:
    """Two or more Sotterfugio spells in play all become Semplice, by themselves: no immunity helps."""
    found = _with_subterfuge(game)
    if len(found) <= 1:
        return ()
    saved = [one for one in found if _immune_to_others(game, one, found)]
    return tuple(Event("simple", (one.id,)) for one in found if one not in saved)


def _with_subterfuge(game: Game) -> list[Thing]:
    there = [one for one in areas.spells(game.board, LAUNCHED, HIDDEN) if _is_open(game, one)]
    return [one for one in there if traits.possesses(game, one, "sotterfugio")]


def _is_open(game: Game, spell: Thing) -> bool:
    """Whether a spell has its effect: neither covered nor without effect."""
    if spell.marks.get("down") or spell.marks.get("mute"):
        return False
    return spell.zone[0] == LAUNCHED or bool(spell.marks.get("lasting"))


def _immune_to_others(game: Game, spell: Thing, found: list[Thing]) -> bool:
    others = [one for one in found if one.id != spell.id]
    immune = not any(traits.suffers(game, one, spell) for one in others)
    return immune and bool(game.ruling(IMMUNITY_TO_SOTTERFUGIO_HELPS))


def by_itself(game: Game, _: bool) -> bool:
    """It is the card's own text that makes it Semplice."""
    return False


def subterfuge_at_once(game: Game, player: str, spell: int, wizard: int) -> Flow[None]:
    """Somebody who knows no moment for it would settle Sotterfugio as soon as a spell is launched."""
    if len(_with_subterfuge(game)) > 1 and not game.ruling(SOTTERFUGIO_WAITS):
        yield from game.run("sotterfugio")
