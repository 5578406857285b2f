"""How a replay came out, as plain facts that can be laid side by side with those of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, WOM, game_of
from judgekit.magic.look import Look
from judgekit.ruling.wom_came_out import outcome as of_wom

if TYPE_CHECKING:
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board


Facts = dict[tuple[str, Any], Any]
_MARKS = ("tapped", "counters", "host", "controller", "damage")
_ORDERED = {"graveyard", "library", "stack"}
_LIKES = frozenset(("size", "types", "colours", "words"))
_ACTED = "acted on"  # whether effects make something what it is: what is printed is nothing that comes about


def outcome(run: Run) -> Facts:
    """Who won, what the players have, where things are, what was legal, which expectations held."""
    board = run.replay.board
    found: Facts = {
        ("over", ""): (board.facts.get("winner"), bool(board.facts.get("drawn")), bool(board.facts.get("over"))),
        ("ended", ""): run.replay.ended,
        ("missing", ""): run.missing.message if run.missing else None,
        ("step", ""): (board.facts.get("step") or board.facts.get("phase"), board.facts["turn"]),
    }
    for number, step in run.replay.verdicts.items():
        found["verdict", number] = step.verdict
    for held in run.held:
        if held.expectation.kind == "cites":
            continue  # says what is cited, not what is so
        found["expected", held.expectation.text] = held.so if held.judged else None
    return found | _OF_GAMES[game_of(run.replay.system.name)](run)


def _of_magic(run: Run) -> Facts:
    board = run.replay.board
    found: Facts = {}
    for player, has in board.players.items():
        found["life", player] = has["life"]
        found["mana", player] = tuple(sorted(has.get("mana", ())))
        found["hand size", player] = len(board.zone("hand", player))
    return found | _gone(run) | _things(board, run.labels) | _likes(run) | _orders(board, run.labels)


def _gone(run: Run) -> Facts:
    """Tokens that are no more. Abilities and combat damage that have left the stack are nothing to ask after."""
    missing = run.labels.keys() - run.replay.board.things.keys()
    found: Facts = {}
    for step in reversed(run.replay.steps):
        for number in missing & step.board.things.keys():
            missing.remove(number)
            if not step.board.things[number].face.pseudo:
                found["zone", run.labels[number]] = None
        if not missing:
            break
    return found


def _things(board: Board, labels: dict[int, str]) -> Facts:
    found: Facts = {}
    for number, label in labels.items():
        thing = board.things.get(number)
        if thing is None or thing.face.pseudo:
            continue
        subject = label if label != "carta" else f"carta {number}"
        found["zone", subject] = thing.zone
        for mark in _MARKS if thing.zone[0] == "battlefield" else ():
            found[mark, subject] = _plain(thing.marks.get(mark), labels)
    return found


def _likes(run: Run) -> Facts:
    """What the permanents that have names are like: rules that only say so change nothing else on a still board."""
    board = run.replay.board
    look = Look(run.replay.system, board)
    found: Facts = {}
    for number in board.zone("battlefield"):
        label = run.labels.get(number, "carta")
        if label == "carta":
            continue
        like = look.traits(board.things[number])
        if like.power is not None:
            found["size", label] = (like.power, like.toughness)
        found[_ACTED, label] = bool(like.cites)
        found["types", label] = (*sorted(like.types), *sorted(like.subtypes))
        found["colours", label] = tuple(sorted(like.colours))
        found["words", label] = tuple(sorted(like.words))
    return found


def _plain(mark: object, labels: dict[int, str]) -> Any:
    """A mark as a plain value: a host by its name, counters as pairs."""
    if isinstance(mark, dict):
        return tuple(sorted(mark.items()))
    return labels.get(mark[0], "?") if isinstance(mark, tuple) else mark


def _orders(board: Board, labels: dict[int, str]) -> Facts:
    return {
        ("order", zone): tuple(labels.get(number, "?") for number in there)
        for zone, there in board.zones.items()
        if zone[0] in _ORDERED and len(there) > 1 and any(labels.get(number) != "carta" for number in there)
    }


def differences(one: Facts, two: Facts) -> tuple[tuple[str, Any, Any, Any], ...]:
    """Where two outcomes differ: (kind, subject, in the first, in the second)."""
    return tuple(
        (kind, subject, one.get((kind, subject)), two.get((kind, subject)))
        for kind, subject in dict.fromkeys([*one, *two])
        if one.get((kind, subject)) != two.get((kind, subject)) and _counts(kind, subject, one, two)
    )


def _counts(kind: str, subject: object, one: Facts, two: Facts) -> bool:
    """What a thing is like is asked of one that is still there in both, and that effects have made so in either.

    What nobody could judge in the first, the game having stopped, is not otherwise in the second.
    """
    if kind == "expected" and one.get((kind, subject), False) is None:
        return False
    if kind not in _LIKES:
        return kind != _ACTED
    both = (kind, subject) in one and (kind, subject) in two
    return both and bool(one[_ACTED, subject] or two[_ACTED, subject])


_OF_GAMES = {MAGIC: _of_magic, WOM: of_wom}
