"""How a replay of Wizards of Mickey came out, as plain facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.wom.plays.areas import CENTRE, HAND, STAKE, TOKENS

if TYPE_CHECKING:
    from judgekit.scenario.outcome import Run


_MARKS = ("by", "on", "place", "down", "lasting", "simple", "annulled", "seen")


def outcome(run: Run) -> dict[tuple[str, Any], Any]:
    """What spells were worth, who won the challenge, who has which Diamagic, where every card lies."""
    board, labels = run.replay.board, run.labels
    found: dict[tuple[str, Any], Any] = {
        ("challenge", ""): board.facts.get("challenge"),
        ("stake", ""): len(board.zones.get(STAKE, ())),
        ("castle", ""): tuple(labels.get(number, "?") for number in board.zones.get(CENTRE, ())),
    }
    for spell, value in board.facts.get("counted", {}).items():
        found["worth", labels.get(spell, "?")] = value
    for player, told in board.players.items():
        found["total", player] = board.facts.get("totals", {}).get(player)
        found["hand size", player] = len(board.zone(HAND, player))
        found["tokens", player] = len(board.zone(TOKENS, player))
        found["team", player] = told.get("team")
        found["seen hand", player] = told.get("shown")
    for number, thing in board.things.items():
        label = labels.get(number, thing.name)
        subject = label if thing.face.kind != "diamagic" and label != "carta" else f"carta {number}"
        found["zone", subject] = thing.zone
        for mark in _MARKS:
            if mark in thing.marks:
                found[mark, subject] = _plain(mark, thing.marks[mark], labels)
    return found


def _plain(mark: str, value: Any, labels: dict[int, str]) -> Any:
    """A mark as a plain value: cards by their names."""
    if mark in {"by", "on"}:
        return labels.get(value, "?")
    return tuple(labels.get(number, "?") for number in value) if mark == "annulled" else value
