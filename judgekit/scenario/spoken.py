"""Which game a scenario belongs to, and how scenarios of that game are read, written and run.

This is the one place where games are told apart: whoever reads, writes or runs asks `spoken`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from judgekit.editions import MAGIC, WOM, game_of
from judgekit.scenario.outcome import WHOLE
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.errors import Fault
    from judgekit.scenario.faults import Faults
    from judgekit.scenario.model import Action, BoardSaid, Expectation, Scenario, Where
    from judgekit.scenario.node import Node
    from judgekit.scenario.outcome import Run, WithAll
    from judgekit.table.board import Board
    from judgekit.table.system import System


Here = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # the players, names and editions of a board
Kinds = dict[str, tuple[tuple[str, str], ...]]


class Plays(Protocol):
    """Plays a scenario of a game under an edition, on a board that is laid out, with the names of its things."""

    def __call__(
        self, scenario: Any, system: System, board: Board, labels: dict[int, str], known: WithAll = WHOLE
    ) -> Run: ...


class Spoken(NamedTuple):
    """The scenarios of a game."""

    game: str
    board: Any  # the class of its tables
    do: dict[str, type]  # what an action can do, by its word in JSON
    told_kinds: Callable[[], Kinds]
    roles: tuple[str, ...]  # the fields of a table that name a player
    read_board: Callable[[Node, Faults], Any]
    settled: Callable[[Any], Any]
    impossible: Callable[[Any], Iterator[Fault]]
    names_of: Callable[[Any], tuple[str, ...]]
    laid_out: Callable[[Any], Iterator[tuple[str, Any]]]
    read_action: Callable[..., Action]
    read_expectation: Callable[..., Expectation]
    parts: Callable[..., tuple[str, ...]]  # the statements of a line, where it says several things at once
    acts: Callable[..., tuple[str, ...]]  # the actions of a line that tells several
    facts: Callable[..., tuple[Expectation, ...]]  # what a line among the actions states
    talked: Callable[..., str]  # a line as the table and the lines before it have it
    comes_about: Callable[..., bool]  # whether that is what comes of what waits
    board_lines: Callable[[Any], Iterator[str]]
    action_line: Callable[[Action], str]
    claim_line: Callable[[str, bool, tuple[Any, ...]], str]
    start: Callable[[Any, str], tuple[Board, dict[int, str]]]
    run: Plays
    spelt_out: Callable[..., str]  # a line with each named that it means as several: «i due Soldati»
    meant: Callable[[Action, Any], Action]  # an action as the board means it
    ill_formed: Callable[[Scenario], Iterator[Fault]]  # lines whose verb does not fit what they name

    @property
    def kinds(self) -> Kinds:
        """What can be stated, with its arguments."""
        return self.told_kinds()


def games(editions: Iterable[str]) -> tuple[str, ...]:
    """The games of some editions, each once."""
    return tuple(dict.fromkeys(map(game_of, editions)))


def spoken(editions: Iterable[str]) -> Spoken:
    """How scenarios of the game of some editions are read, written and run."""
    return of_game(next(iter(games(editions)), MAGIC))


def of_board(board: object) -> Spoken:
    """The same by a table as it was read."""
    return next(one for one in map(of_game, _OF_GAMES) if isinstance(board, one.board))


@cache
def of_game(game: str) -> Spoken:
    """The same by the name of a game."""
    return _OF_GAMES[game]()


def _magic() -> Spoken:
    from judgekit.scenario import model

    return Spoken(
        MAGIC,
        model.BoardSaid,
        model.DO,
        _kinds,
        ("turn", "starting", "lost_last"),
        _read_board,
        _settled,
        _impossible,
        _names_of,
        _laid_out,
        _read_action,
        _read_expectation,
        _parts,
        _acts,
        _facts,
        _talked,
        _comes_about,
        _board_lines,
        _action_line,
        _claim_line,
        _start_magic,
        _run_magic,
        _spelt_out,
        _meant,
        lambda _: iter(()),
    )


def _wom() -> Spoken:
    from judgekit.scenario.wom import wom_actions as actions
    from judgekit.scenario.wom import wom_board as board
    from judgekit.scenario.wom import wom_expected as expected
    from judgekit.scenario.wom import wom_model as model
    from judgekit.scenario.wom import wom_together as together
    from judgekit.scenario.wom import wom_write

    return Spoken(
        WOM,
        model.TableSaid,
        model.DO,
        lambda: expected.KINDS,
        ("turn", "starting", "castle_of"),
        board.read_board,
        board.settled,
        board.impossible,
        board.names_of,
        board.laid_out,
        actions.read_action,
        expected.read_expectation,
        together.parts,
        together.acts,
        together.facts,
        lambda line, *_: line,
        lambda *_: False,
        wom_write.table_lines,
        actions.action_line,
        expected.claim_line,
        _start_wom,
        _run_wom,
        lambda line, _: line,
        actions.meant,
        actions.ill_formed,
    )


# Whoever only reads does without what writes sentences, and without the plays of a game; whoever plays a case that is
# kept does without what reads.


def _kinds() -> Kinds:
    from judgekit.scenario.magic.expected import KINDS

    return KINDS


def _read_board(node: Node, faults: Faults) -> Any:
    from judgekit.scenario.magic.table_block import read_board

    return read_board(node, faults)


def _settled(board: Any) -> Any:
    from judgekit.scenario.magic.table_block import settled

    return settled(board)


def _impossible(board: Any) -> Iterator[Fault]:
    from judgekit.scenario.magic.table_block import impossible

    return impossible(board)


def _names_of(board: Any) -> tuple[str, ...]:
    from judgekit.scenario.magic.counted_said import tokens_made
    from judgekit.scenario.magic.table_block import laid_out, names_of

    return (*names_of(board), *tokens_made(thing.text for _, thing in laid_out(board)))


def _laid_out(board: Any) -> Iterator[tuple[str, Any]]:
    from judgekit.scenario.magic.table_block import laid_out

    return laid_out(board)


def _read_action(*about: Any) -> Action:
    from judgekit.scenario.magic.as_said import read_action

    return read_action(*about)


def _read_expectation(*about: Any) -> Expectation:
    from judgekit.scenario.magic.as_said import read_expectation

    return read_expectation(*about)


def _parts(*about: Any) -> tuple[str, ...]:
    from judgekit.scenario.magic.as_said import parts

    return parts(*about)


def _acts(*about: Any) -> tuple[str, ...]:
    from judgekit.scenario.magic.as_said import acts

    return acts(*about)


def _facts(*about: Any) -> tuple[Expectation, ...]:
    from judgekit.scenario.magic.as_said import facts

    return facts(*about)


def _talked(line: str, before: Sequence[Action], board: BoardSaid, here: Here, where: Where) -> str:
    from judgekit.scenario.magic.talked_over import talked

    return talked(line, before, board, here, where)


def _comes_about(told: Sequence[Expectation], before: Sequence[Action]) -> bool:
    from judgekit.scenario.magic.outcomes_said import comes_about

    return comes_about(told, before)


def _spelt_out(line: str, board: BoardSaid) -> str:
    from judgekit.scenario.magic.several_said import spelt_out
    from judgekit.scenario.magic.short_names import in_full

    line = spelt_out(in_full(line, board), board)
    if not board.teams:
        return line
    from judgekit.scenario.magic.of_teams import as_one_of_them

    return as_one_of_them(line, board)


def _meant(action: Action, board: Any) -> Action:
    from judgekit.scenario.model import Activate

    if action.player and not isinstance(action.do, Activate):
        return action
    from judgekit.scenario.magic.as_said import meant

    return meant(action, board)


def _board_lines(board: Any) -> Iterator[str]:
    from judgekit.scenario.magic.writing import board_lines

    return board_lines(board)


def _action_line(action: Action) -> str:
    from judgekit.scenario.magic.writing import action_line

    return action_line(action)


def _claim_line(kind: str, negated: bool, args: tuple[object, ...]) -> str:
    from judgekit.scenario.magic.writing import claim_line

    return claim_line(kind, negated, args)


def _start_magic(scenario: Any, edition: str) -> tuple[Board, dict[int, str]]:
    from judgekit.scenario.magic.start import start

    return start(scenario, edition)


def _run_magic(scenario: Scenario, system: System, board: Board, labels: dict[int, str], known: WithAll = WHOLE) -> Run:
    from judgekit.scenario.magic.run_magic import run

    return run(scenario, system, board, labels, known)


def _start_wom(scenario: Any, edition: str) -> tuple[Board, dict[int, str]]:
    from judgekit.scenario.wom.wom_start import start

    return start(scenario)


def _run_wom(scenario: Any, system: System, board: Board, labels: dict[int, str], known: WithAll = WHOLE) -> Run:
    from judgekit.scenario.wom.wom_run import run

    return run(scenario, system, board, labels, known)


_OF_GAMES: dict[str, Callable[[], Spoken]] = {MAGIC: _magic, WOM: _wom}
