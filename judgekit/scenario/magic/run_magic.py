"""Running a scenario of Magic: its board laid out, its script acted out, its expectations looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import BoardTooBare, JudgekitError, TextNotRead
from judgekit.magic.look import Look
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.plays.turn.phasing import PHASED_OUT
from judgekit.magic.questions.board import OUT_OF_PHASE_IS_ABSENT
from judgekit.scenario.answering import Playing
from judgekit.scenario.magic.holding import held
from judgekit.scenario.magic.left_open import CameOut, Path, every_way
from judgekit.scenario.magic.moment_meant import OF_A_STATE, meant_at
from judgekit.scenario.magic.names import Names
from judgekit.scenario.magic.not_read import not_read
from judgekit.scenario.magic.orders import Orders
from judgekit.scenario.magic.script import Script
from judgekit.scenario.model import Activate, Choose, Play
from judgekit.scenario.outcome import WHOLE, Run, WithAll, asked_for, stopped_before
from judgekit.table.board import Board, Move, Note, fold

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.answering import TryOut
    from judgekit.scenario.model import Expectation, Scenario
    from judgekit.table.system import System


def _held(system: System, board: Board) -> Board:
    """The board with what effects on it have long given to other players: that is nothing new to them."""
    look = Look(system, board)
    things = [board.things[number] for number in board.zone("battlefield")]
    held = {t.object: look.controller(t) for t in things if look.controller(t) != t.marks.get("controller", t.owner)}
    return fold(board, [Note("held", held)]) if held else board


def _present(system: System, board: Board) -> Board:
    """The board with what is out of phase on it where no rule says that this is as though it were not there."""
    aside = [board.things[number] for number in board.zone(*PHASED_OUT)]
    if not aside or Look(system, board).game.ruling(OUT_OF_PHASE_IS_ABSENT):
        return board
    return fold(board, [Move(thing.id, BATTLEFIELD, thing.marks, -1, renew=False) for thing in aside])


def run(scenario: Scenario, system: System, board: Board, labels: dict[int, str], known: WithAll = WHOLE) -> Run:
    """Play a scenario on its board, as an edition has it.

    Raises BadScenario, Ambiguous and whatever else is wrong with the script. A choice that the script does not make
    ends the replay there: `missing` tells which; where whatever is chosen comes to the same, it goes on, and
    `left_open` tells it. Without some rules it is no fault of the script that a line has no place any more: the line is
    refused, and the game goes on. Where a case is `known` to be left open, one way is played; where nothing waits when
    its script ends, what waits then without some rules resolves.
    """
    done = _once(scenario, system, board, labels, Path(known.way) if known.left_open else None, settled=known.settled)
    unjudged = any(not held.judged for held in done.held)
    if done.missing is None and done.untold and not system.gone:
        return _or_asked(done, lambda orders: _once(scenario, system, board, labels, None, orders=orders))
    if done.missing is None or system.gone or not unjudged or any(action.trial for action in scenario.actions):
        return done

    played: dict[tuple[int, ...], Run] = {}  # by the way

    def came_out(path: Path) -> CameOut | None:
        try:
            there = _once(scenario, system, board, labels, path)
        except JudgekitError:
            return None
        if there.missing is not None or any(held.unclear for held in there.held):
            return None
        played[path.way] = there
        return _as_it_came_out(there)

    judged = {one.args[0] for one in scenario.expectations if one.kind == "verdict"}
    left = every_way(came_out, judged)
    if left is None:
        return done
    return played[left.way]._replace(left_open=left.told, way=left.way, sensibly=left.sensibly)


def _as_it_came_out(there: Run) -> CameOut:
    verdicts = {number: step.verdict for number, step in there.replay.verdicts.items()}
    return CameOut(verdicts, tuple((held.ok, held.found) for held in there.held))


_MOST_ORDERS = 4  # that are turned round


def _or_asked(done: Run, again: Callable[[Orders], Run]) -> Run:
    """A replay as it is, where no order of triggers that no line tells matters; else one that stops and asks for it."""
    as_it_is = _claimed(done)
    for n in range(min(done.untold, _MOST_ORDERS)):
        try:
            turned = again(Orders(n, "turned"))
        except JudgekitError:
            continue  # what its lines answer tells the order
        if turned.missing is None and not _tells_the_order(done, turned) and as_it_is != _claimed(turned):
            return again(Orders(n, "asked"))
    return done


def _claimed(there: Run) -> CameOut:
    """How a case came out, as far as something is claimed."""
    judged = {one.args[0] for one in there.scenario.expectations if one.kind == "verdict"}
    came_out = _as_it_came_out(there)
    return came_out._replace(verdicts={n: verdict for n, verdict in came_out.verdicts.items() if n in judged})


def _tells_the_order(done: Run, turned: Run) -> bool:
    """Whether somebody does something that could not be done in another order: then the script says which it means."""
    then, now = done.replay.verdicts, turned.replay.verdicts
    acts = (one for one in done.scenario.actions if isinstance(one.do, (Choose, Play, Activate)) and not one.trial)
    lost = (n for n in (one.number for one in acts) if n in then and then[n].verdict == "legal")
    return any(n not in now or now[n].verdict != "legal" for n in lost)


def _once(
    scenario: Scenario,
    system: System,
    board: Board,
    labels: dict[int, str],
    path: Path | None,
    *,
    settled: bool = False,
    orders: Orders | None = None,
) -> Run:
    """Play it once, on a path through what is left open."""
    board = _held(system, _present(system, board))
    names = Names(board, dict(labels), scenario.file)
    told_orders = orders or Orders()

    def script_of(told: Scenario, try_out: TryOut) -> Script:
        return Script(told, system.name, names, try_out, settled, told_orders.anew())

    playing = Playing(system, board, script_of, path)
    played, script = playing.play(scenario)
    for step in played.steps:
        names.learn(step.board)  # tokens that have come and gone have names too
    stopped = bool(playing.missing) and not system.gone
    if not stopped:
        script.over(played.board)
    expectations = held(scenario, played, script.moments, names)
    missing = playing.missing[0] if playing.missing else None
    if stopped:
        met: set[str | Expectation] = {
            one.expectation for one in expectations if meant_at(one.expectation, played, script.moments)
        }
        met |= OF_A_STATE if script.is_done else set()
        expectations = stopped_before(expectations, script.moments, played.verdicts, met)
        if script.is_done and expectations and all(one.judged for one in expectations):  # nothing hangs on what is left
            told = (asked_for(missing),) if missing is not None and not isinstance(missing, BoardTooBare) else ()
            unread = not_read(names.labels, board)
            return Run(scenario, played, board, names.labels, expectations, None, told, unread)
    unread = () if system.gone or isinstance(missing, TextNotRead) else not_read(names.labels, board)
    return Run(
        scenario,
        played,
        board,
        names.labels,
        expectations,
        missing,
        unread=unread,
        went_on=script.went_on,
        untold=script.orders.untold,
    )
