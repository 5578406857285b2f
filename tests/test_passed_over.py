"""Rows that say what they are about are passed over where the board holds none of it: nobody could tell."""

from __future__ import annotations

from hashlib import sha256

import pytest
from cases import bundled_case

from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.scenario import bundled
from judgekit.scenario.run import run
from judgekit.table.account import Step
from judgekit.table.bits import bits
from judgekit.table.board import Board, Mark, Move, Note, Thing, fold
from judgekit.table.engine import replay
from judgekit.table.system import Row, System, only_with

_SAMPLE = 60
_BOARD = Step._fields.index("board")
CASES = sorted(bundled.names(), key=lambda name: sha256(name.encode()).digest())[:_SAMPLE]  # in no order of theirs


def asking_all(rules: System) -> System:
    """The same rules, of which none is ever passed over: of no board is it known what it may hold."""
    values = {name: value for name, value in rules.values.items() if name != "holds"}
    return System(rules.name, rules.tables, rules.deeds, values, rules.gone)


def told(name: str, rules: System) -> object:
    """All that a replay of a bundled case tells: its steps, what was consulted, how it ended."""
    try:
        played = run(bundled_case(name), rules).replay
    except JudgekitError as error:
        return repr(error)
    steps = [(*step[:_BOARD], *step[_BOARD + 1 :]) for step in played.steps]
    return steps, played.consulted, played.ended


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_a_replay_tells_the_same_where_every_row_is_asked_with_all_rules_and_without_one_of_them(name: str) -> None:
    case = bundled_case(name)
    edition = case.editions[-1]
    rules = system(edition)
    cited = sorted({number for step in run(case, rules).replay.steps for number in step.cites} & rules.numbers())
    for lost in ((), *((number,) for number in cited[:: 1 + len(cited) // 3])):
        less = rules.without(*lost)
        assert told(name, less) == told(name, asking_all(less)), (edition, lost)


def board(**facts: object) -> Board:
    return Board({1: Thing(1, "Orso", "Anna", ("play", ""), None, {})}, {("play", ""): (1,)}, {}, facts)


def holding(board: Board) -> int:
    return bits(*(name for name in ("fire", "ash") if name in board.facts or name in board.things[1].marks)) | 1


def test_a_row_is_asked_as_soon_as_what_it_is_about_is_there() -> None:
    asked: list[str] = []

    @only_with("fire")
    def burns(game: object) -> None:
        asked.append("fire")

    def smoulders(game: object) -> None:
        asked.append("ash")

    def lit(game: object) -> None:
        game.note(Note("fire", 1))  # type: ignore[attr-defined]

    def strewn(game: object) -> None:
        game.note(Mark(1, "ash", 1))  # type: ignore[attr-defined]

    rows = (
        Row("1", burns), Row("2", smoulders, only_with=("ash",)), Row("3", lit), Row("4", burns), Row("5", strewn),
        Row("6", smoulders, only_with=("ash",)),
    )  # fmt: skip
    replay(System("prova", {"procedures": {"game": rows}}, {}, {"holds": holding}), board(), "game", lambda *_: None)
    assert asked == ["fire", "ash"]


def test_what_a_board_holds_is_looked_for_again_after_what_may_have_changed_it() -> None:
    bits("fire")
    there = board()
    there.held = 1
    assert fold(there, (Note("priority", "Anna"),)).held == 1
    assert fold(there, (Note("fire", 1),)).held is None
    assert fold(there, (Move(1, ("grave", "Anna")),)).held is None
