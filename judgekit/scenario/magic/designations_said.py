"""Statements about designations: who is the monarch, what is renowned, monstrous, suspected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.text.designations import BLESSED, INITIATIVE, MONARCH, has_got
from judgekit.magic.plays.turn import controlling

if TYPE_CHECKING:
    from judgekit.scenario.magic.holding import Found, Scene
    from judgekit.scenario.model import Name

SAID = {
    MONARCH: "è il monarca",
    INITIATIVE: "ha l’iniziativa",
    BLESSED: "ha la benedizione della città",
    "ring-bearer": "è il Portatore dell’Anello",
    "renowned": "è rinomata",
    "monstrous": "è mostruosa",
    "suspected": "è sospettata",
    "solved": "è risolto",
}  # by the engine's word


def designated(scene: Scene, name: Name, word: str) -> Found:
    """Whether a player or permanent has a designation."""
    player = scene.names.player(scene.board, name)
    if player is not None:
        return has_got(scene.board, player, word), _not_so(word)
    thing = scene.thing(name)
    return thing is not None and word in thing.marks.get("designated", ()), _not_so(word)


def claim(no: str, name: str, word: str) -> str:
    """The sentence that says it, or denies it."""
    return f"{name} {no}{SAID[word]}"


def _not_so(word: str) -> str:
    return f"non {SAID[word]}"


def controls(scene: Scene, player: str, name: Name) -> Found:
    """Who controls something, or decides for a player."""
    whom = scene.names.player(scene.board, name)
    if whom is not None:
        by = controlling.who_decides(scene.board, whom)
        return by == player, f"lo controlla {by}"
    thing = scene.thing(name)
    if thing is None or thing.zone[0] not in {"battlefield", "stack"}:
        return False, f"è {scene.names.place(thing)}" if thing else "ha cessato di esistere"
    found = scene.look.controller(thing)
    return found == player, f"la controlla {found}"
