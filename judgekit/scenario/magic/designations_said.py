"""Statements about designations, and which face is up: who is the monarch, what is renowned, suspected, transformed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import FLIPPED, UNLOCKED
from judgekit.magic.plays.text.designations import BLESSED, INITIATIVE, MONARCH, has_got
from judgekit.magic.plays.text.qualities import is_transformed
from judgekit.magic.plays.turn import controlling
from judgekit.scenario.magic.names import fold

if TYPE_CHECKING:
    from judgekit.scenario.magic.holding import Found, Scene
    from judgekit.scenario.model import Name

TURNED, TURNS = "transformed", "transforms"  # the back face is up; a permanent was turned to its other face
SAID = {
    MONARCH: "è il monarca",
    INITIATIVE: "ha l’iniziativa",
    BLESSED: "ha la benedizione della città",
    "ring-bearer": "è il Portatore dell’Anello",
    "renowned": "è rinomata",
    "monstrous": "è mostruosa",
    "suspected": "è sospettata",
    "solved": "è risolto",
    TURNED: "è trasformata",
    FLIPPED: "è ruotata",
    TURNS: "si trasforma",
    UNLOCKED: "è sbloccata",
}  # by the engine's word


def designated(scene: Scene, name: Name, word: str) -> Found:
    """Whether a player or permanent has a designation, or another face of it is up."""
    player = scene.names.player(scene.board, name)
    if player is not None:
        return _found(word, so=has_got(scene.board, player, word))
    if word == TURNS:
        turned = {e.args[0] for step in scene.happened for e in step.events if e.kind == "transforms"}
        return _found(word, so=not turned.isdisjoint(scene.names.numbers(scene.board, name)))
    thing = scene.thing(name)
    if thing is not None and word == UNLOCKED:
        halves = (thing.face.of or thing.face).others
        there = {fold(halves[nth].name) for nth in thing.marks.get(UNLOCKED, ())}
        return _found(word, so=fold(name.text) in there or (len(there) == len(halves) > 0 and name.text == thing.name))
    if thing is not None and word in {TURNED, FLIPPED}:
        up = is_transformed(scene.look.game, thing) if word == TURNED else bool(thing.marks.get(FLIPPED))
        return _found(word, so=up and thing.zone[0] in {"battlefield", "stack"})
    return _found(word, so=thing is not None and word in thing.marks.get("designated", ()))


def claim(no: str, name: str, word: str) -> str:
    """The sentence that says it, or denies it."""
    return f"{name} {no}{SAID[word]}"


def _found(word: str, *, so: bool) -> Found:
    return so, SAID[word] if so else f"non {SAID[word]}"


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
