"""What running a scenario gives: its replay, and each expectation with whether it held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, BoardTooBare, MissingChoice
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judgekit.errors import Fault, JudgekitError
    from judgekit.scenario.model import Action, Expectation, Scenario
    from judgekit.table.board import Board
    from judgekit.table.engine import Replay


class Held(NamedTuple):
    """An expectation and whether it held; `found` says in Italian what is so instead, empty where it held.

    `so` tells whether what it states is so, whatever was cited; `judged` is False of what the replay never came to.
    What is `unclear` has not been judged either.
    """

    expectation: Expectation
    ok: bool
    found: str = ""
    so: bool = False
    judged: bool = True
    unclear: Fault | None = None  # what it names is nothing there, or several things of which not all are so


LACKS_A_LINE, LACKS_AN_END = ": aggiungi una riga come ", ": completa la riga così: "


def choice_missing(question: str, line: str, current: Action | None, before: Action | None = None) -> MissingChoice:
    """The error that says what a script lacks: a line of its own or, where that begins with «…», the end of one.

    `before` is the next line, where that answers another question.
    """
    after = f", nell’azione {current.number}" if current is not None else ""
    if current is None or not line.startswith("… "):
        where = f", prima di «{before.text}»" if before is not None and not line.startswith("… ") else ""
        return MissingChoice(f"{question}{after}{LACKS_A_LINE}«{line}»{where}", line)
    whole = f"{current.text.rstrip()} {line.removeprefix('… ')}"
    return MissingChoice(f"{question}{after}{LACKS_AN_END}«{whole}»", whole)


def asked_for(missing: MissingChoice) -> str:
    """What a script does not say, without the line that would say it."""
    return missing.message.split(LACKS_A_LINE)[0].split(LACKS_AN_END)[0]


def stop_said(missing: MissingChoice) -> str:
    """What ends a case before its script does, said to a person."""
    return f"{_STOP if isinstance(missing, BoardTooBare) else _LACK}: {missing.message}"


_STOP, _LACK = "Il caso si ferma", "Manca una scelta"


def stopped_before(
    held: tuple[Held, ...],
    moments: Mapping[int, Board],
    verdicts: Mapping[int, object],
    settled: Collection[str | Expectation] = (),
) -> tuple[Held, ...]:
    """The expectations of a replay that a missing choice ended: those about its end, or later, nobody can judge.

    `settled` are the kinds of what has been found by then once for all, and those that mean a moment before.
    """
    return tuple(
        one
        if _was_reached(one.expectation, moments, verdicts)
        or one.expectation in settled
        or (one.expectation.after is None and one.expectation.kind in settled)
        else _not_judged(one)
        for one in held
    )


def _was_reached(said: Expectation, moments: Mapping[int, Board], verdicts: Mapping[int, object]) -> bool:
    return said.after in moments if said.after is not None else said.kind == "verdict" and said.args[0] in verdicts


def _not_judged(one: Held) -> Held:
    return one._replace(ok=False, found="il caso si ferma prima", so=False, judged=False, unclear=None)


class WithAll(NamedTuple):
    """What who plays a scenario without some rules must know of how it goes with all of them.

    Whether its script leaves choices open that change nothing, and the way that is played, by the place of each answer;
    whether nothing waits on the stack when it ends.
    """

    left_open: bool = False
    way: tuple[int, ...] = ()
    settled: bool = False


WHOLE = WithAll()  # nobody has played it yet


class Run(NamedTuple):
    """A scenario as it was played under one edition.

    `labels` tells things of one name apart (Orso 1, Orso 2), by their ids on the board and after. `missing` is the
    choice that the script did not make, where the replay stopped for one. `start` is the board as it was described.
    `unread` tells in Italian what of its cards is not understood, and has not acted as far as the replay goes.
    """

    scenario: Scenario
    replay: Replay
    start: Board
    labels: dict[int, str]
    held: tuple[Held, ...]
    missing: MissingChoice | None = None
    left_open: tuple[str, ...] = ()  # choices that the script does not make and that change nothing of what is expected
    unread: tuple[str, ...] = ()
    way: tuple[int, ...] = ()  # that is played of what is left open, by the place of each answer
    went_on: bool = False  # whether what waited where its script stops has resolved, a rule being gone
    untold: int = 0  # how many orders of triggers no line tells
    sensibly: bool = False  # whether that is the way to pay by which what comes after can be done, too

    @property
    def ok(self) -> bool:
        """Whether all held, and nothing was missing."""
        return self.missing is None and all(held.ok for held in self.held)


def notes(run: Run) -> tuple[str, ...]:
    """What is said beside how a case came out: what of the cards is not understood, and has done nothing here; choices
    that are left open, and change nothing of what is expected.
    """
    same = _SENSIBLY if run.sensibly else _ALL_THE_SAME
    unread = (f"{one.removesuffix('.')}: qui non agisce." for one in run.unread)
    return (*unread, *(f"Una scelta resta aperta: {one}. {same}" for one in run.left_open))


_SENSIBLY = (
    "Si intende che si paghi in modo da poter fare anche ciò che segue; ciò che si attende viene allora sempre così."
)
_ALL_THE_SAME = "Comunque si scelga, ciò che si attende viene così; i passi mostrano uno dei modi, o si fermano lì."


def stops_undecided(run: Run) -> bool:
    """Whether a choice is missing before anything that is expected could be judged."""
    return run.missing is not None and not run.replay.system.gone and not any(held.judged for held in run.held)


class Refused(NamedTuple):
    """An edition that cannot play a case, and why."""

    edition: str
    error: JudgekitError


def lacking(error: JudgekitError) -> MissingChoice:
    """What ends a replay there: a choice that is not made, or a line that makes none that could be."""
    return error if isinstance(error, MissingChoice) else MissingChoice(said_of(error))


def said_of(error: JudgekitError) -> str:
    """What an error says, without its place in a file."""
    return error.faults[0].message if isinstance(error, BadScenario) else error.message
