"""Which format or variant a board is of, and who plays with whom in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario import nodes
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import phrases, teams_said

if TYPE_CHECKING:
    from judgekit.scenario.faults import Faults
    from judgekit.scenario.node import Node

    Fields = dict[str, tuple[Node, Node]]

_COMMANDER = {"commander", "edh"}
# Formats that say which cards a deck may hold, and nothing of how one plays; planes stand on the board.
_PLAIN_FORMATS = {
    "ognuno per se", "duello", "standard", "modern", "pioneer", "legacy", "vintage", "pauper", "costruito", "limitato",
    "sealed", "draft", "magic", "multigiocatore", "planechase",
}  # fmt: skip


def is_commander(key: Node, value: Node, faults: Faults) -> bool:
    """Whether the board is of a game of Commander, where a life total that is not told is 40."""
    text = plain(nodes.text(key, value, faults) or "").strip()
    if (named := phrases.REFUSED_FORMATS.get(text)) is not None:
        faults.add(value.where, f"«{key.text}»: {named}, che qui non si gioca")
    elif text and text not in _COMMANDER | _PLAIN_FORMATS and not teams_said.is_of_teams(text):
        said = "una variante che non sia ognuno per sé, Commander o a squadre (806, 808, 810, 903) non si gioca ancora"
        faults.add(value.where, f"«{key.text}»: «{text}»: {said}")
    return text in _COMMANDER


def teams_of(found: Fields, people: list[str], faults: Faults) -> dict[str, object]:
    """The teams of a board, where it is of any."""
    variant = (found["format"][1].text or "") if "format" in found else ""
    if "teams" not in found:
        if teams_said.is_of_teams(variant):
            where = found["format"][1].where
            faults.add(where, "chi gioca con chi? Si aggiunge «squadre: Anna e Bea contro Carla e Dario»")
        return {}
    key, value = found["teams"]
    if not people or not (sides := teams_said.read(key, value, people, faults)):
        return {}
    return {"teams": sides, "shared_turns": teams_said.shared(sides, variant, value.where, faults)}
