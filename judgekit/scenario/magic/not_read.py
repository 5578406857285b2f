"""What of the cards of a case is not understood: told beside what came out, and the end of the game where it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import CardNotTold, TextNotRead
from judgekit.magic.language import partly, tree
from judgekit.scenario.magic.names import place
from judgekit.scenario.model import UNNAMED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Board
    from judgekit.table.engine import Ask, Game


def not_read(labels: Mapping[int, str], board: Board) -> tuple[str, ...]:
    """A sentence for each ability on a board of which nobody can say what it does."""
    found = {}
    for number, thing in board.things.items():
        for face in (thing.face, *thing.face.others):
            for one in partly.unread(face.traits.abilities):
                found[one] = f"{said(one, labels.get(number, thing.name))}."
    return tuple(found.values())


def said(one: tree.Unread, whose: str) -> str:
    """That nobody can say what an ability of somebody's does."""
    return f"Non capisco {_said(one)} di {whose}{_why(one)}"


def acts(script: Script, game: Game, ask: Ask) -> object:
    """Nobody can say how the game goes on. Raises TextNotRead."""
    what, one = ask.about
    thing = game.board.things[what]
    kind = "l’abilità" if "ability" in thing.marks else "la magia"
    raise TextNotRead(f"qui agisce {kind} di {thing.name} {_said(one)}, che non capisco{_why(one)}")


def untold(script: Script, game: Game, ask: Ask) -> object:
    """Nobody has told what a card is on which it hangs what happens. Raises CardNotTold."""
    thing = game.board.things[ask.about]
    where = place(thing)
    whose = f"di {thing.name}, {where}," if thing.name != UNNAMED else f"di una carta {where}"
    there = ": «grimorio:», dalla prima in cima" if thing.zone[0] == "library" else ""
    raise CardNotTold(
        f"{whose} il tavolo non dice che carta sia, e ciò che accade dipende da questo (si scrive sul tavolo{there})"
    )


def _said(one: tree.Unread) -> str:
    return f"«{one.text.rstrip('.')}»" if one.text else "un’abilità"


def _why(one: tree.Unread) -> str:
    """Where the reading stopped, or what is not played."""
    return f" ({one.why})" if one.why else ""
