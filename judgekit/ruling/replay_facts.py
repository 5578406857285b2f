"""How a replay came out, in what a question may ask for; and the rules that it cites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, game_of
from judgekit.magic.look import look
from judgekit.ruling.ablation import cited, twins
from judgekit.ruling.came_out import outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System


Key = tuple[str, Any]
Facts = dict[Key, Any]
ASKABLE = (  # what a question may ask for, what matters most first
    *"over challenge total worth zone life size counters controller host damage tokens tapped".split(),
    "hand size",
)
_UNSURE = {("ended", ""), ("missing", "")}


def changed(one: Facts, two: Facts, keys: Iterable[Key]) -> bool:
    """Whether some of these facts differ."""
    return any(one.get(key) != two.get(key) for key in keys)


def facts(played: Run) -> Facts:
    """How a replay came out, in what people speak of; unnamed cards and the engine's books left out."""
    found: Facts = {}
    for key, value in outcome(played).items():
        kind, subject = key
        if kind == "verdict" or key in _UNSURE or (kind in ASKABLE and not str(subject).startswith("carta ")):
            found[key] = value
    if game_of(played.replay.system.name) == MAGIC:
        found |= _looks(played)
        for label in _lands(played):
            found.pop(("tapped", label), None)
    return found


def _looks(played: Run) -> Facts:
    """Size and controller of what is in play, as the rules compute them."""
    board = played.replay.board
    seen = look(played.replay.system, board)
    found: Facts = {}
    for number in board.zone("battlefield"):
        thing, label = board.things[number], played.labels.get(number)
        if label is None or label == "carta":
            continue
        like = seen.traits(thing)
        found["controller", label] = seen.controller(thing)
        if "creature" in like.types:
            found["size", label] = (like.power, like.toughness)
    return found


def _lands(played: Run) -> set[str]:
    """The lands in play, by name: whether they are tapped nobody asks."""
    board = played.replay.board
    seen = look(played.replay.system, board)
    there = (number for number in board.zone("battlefield") if "land" in seen.traits(board.things[number]).types)
    return {label for number in there if (label := played.labels.get(number)) is not None}


def groups(edition: System, played: Run) -> tuple[tuple[str, ...], ...]:
    """The cited numbers of a replay, each with those that fall with it; no number stands in two groups."""
    those = _twins(edition)
    found: list[tuple[str, ...]] = []
    known: set[str] = set()
    for number in cited(played):
        if number not in known:
            group = tuple(one for one in those.get(number, (number,)) if one not in known)
            known.update(group)
            found.append(group)
    return tuple(found)


def fallen(edition: System, number: str) -> tuple[str, ...]:
    """A number with those that fall with it."""
    return _twins(edition).get(number, (number,))


_known: dict[str, dict[str, tuple[str, ...]]] = {}


def _twins(edition: System) -> dict[str, tuple[str, ...]]:
    """`ablation.twins` of an edition, worked out once: thousands of boards are asked for."""
    if edition.name not in _known:
        _known[edition.name] = twins(edition)
    return _known[edition.name]
