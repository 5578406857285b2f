"""The account of a game: the steps that are written of it, the numbers behind each, the verdicts on actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judgekit.table.messages import Event, Refusal, Stuck
from judgekit.table.system import MOST_STEPS
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.table.board import Board, Thing
    from judgekit.table.system import System


class Step(NamedTuple):
    """One thing that happened, with the rules that made it happen: `cites` is never empty.

    `action` counts the actions of the script from 1, None for what nobody asked for; `verdict` is set on the step that
    ends an action.
    """

    n: int
    stage: str
    actor: str
    action: int | None
    verdict: str | None
    events: tuple[Event, ...]
    cites: tuple[str, ...]
    board: Board
    refusal: Refusal | None = None


_step = partial(tuple.__new__, Step)  # a Step from a tuple of its fields: a game makes very many


class Endless(Stuck):
    """The game goes on and on, and nothing ends it; never leaves the engine."""


class Frame:
    """A row being played: what it has cited and let happen since its last step was written."""

    __slots__ = ("cites", "events", "last", "own", "shown", "with_last", "written")

    def __init__(self) -> None:
        self.own: tuple[str, ...] = ()
        self.cites: tuple[str, ...] = ()
        self.last: Iterable[str] = ()  # what was cited last beside others, and all that was cited then
        self.with_last: tuple[str, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.shown = False
        self.written = False  # whether a step bears its own numbers


_MOST = 100_000  # steps
_MOST_WITHOUT = 10_000  # steps of a game that lacks rules: those that could end it are likely to be among them


class Account:
    """What is written of a game while it is played: a step of each row that lets something happen or is shown."""

    __slots__ = (
        "_frames",
        "_most",
        "action",
        "actor",
        "answered",
        "board",
        "consulted",
        "stage",
        "steps",
        "system",
        "verdicts",
    )

    def __init__(self, system: System, board: Board) -> None:
        self.system = system
        self.board = board
        self.steps: list[Step] = []
        self.stage = ""
        self.actor = ""
        self.action: int | None = None
        self.verdicts: dict[int, Step] = {}
        self._most: int = system.values.get(MOST_STEPS) or (_MOST_WITHOUT if system.gone else _MOST)
        self._frames: list[Frame] = [Frame()]
        self.answered: list[int] = []  # actions that answered a question: legal with the step that comes of it
        self.consulted: list[tuple[str, ...]] = []  # what rules answered without a step of it: something did not happen

    def tell(self) -> tuple[str, ...]:
        """Write a step of what the row that is being played has let happen so far; the numbers that it cites."""
        frame = self._frames[-1]
        cites = frame.cites
        if frame.events:
            self._flush(frame)
        return cites

    def show(self) -> None:
        """Have the row that is being played write a step though nothing happens."""
        self._frames[-1].shown = True

    def own(self) -> tuple[str, ...]:
        """The numbers of the row that is being played."""
        return self._frames[-1].own

    def asked_by(self) -> tuple[str, ...]:
        """The numbers by which somebody is being asked now, the one looked at last first; of the row, where none."""
        frame = self._frames[-1]
        return frame.cites[::-1] or frame.own

    def cite(self, numbers: Iterable[str]) -> None:
        """Put numbers behind the step that is being made."""
        frame = self._frames[-1]
        there = frame.cites
        if there == numbers:
            return
        if not there and type(numbers) is tuple:
            frame.cites = numbers
            return
        if numbers is frame.last and there is frame.with_last:
            return  # many things bear the same: it is all there
        for number in numbers:
            if number not in there:
                there += (number,)
        frame.cites = frame.with_last = there
        frame.last = numbers

    def _flush(self, frame: Frame) -> None:
        """Write a step of what a row has let happen."""
        cites = frame.own
        if frame.cites:
            cites = tuple(dict.fromkeys((*cites, *frame.cites)))
            frame.cites = ()
        frame.written = True
        steps = self.steps
        if self.answered or len(steps) >= self._most:
            self._write(cites, frame.events)
        else:  # written out: it is so of most steps
            told = (len(steps) + 1, self.stage, self.actor, self.action, None, frame.events, cites, self.board, None)
            steps.append(_step(told))
        frame.events = ()
        frame.shown = False

    def _write(
        self,
        cites: tuple[str, ...],
        events: tuple[Event, ...],
        verdict: str | None = None,
        refusal: Refusal | None = None,
    ) -> Step:
        steps = self.steps
        if len(steps) >= self._most:
            raise Endless
        action = self.action
        if self.answered and verdict is None:
            verdict, action = "legal", self.answered[-1] if action is None else action
        step = _step((len(steps) + 1, self.stage, self.actor, action, verdict, events, cites, self.board, refusal))
        steps.append(step)
        while self.answered and verdict == "legal":
            self.verdicts[self.answered.pop()] = step
        return step

    # --- verdicts

    def _refuse(self, refusal: Refusal) -> None:
        step = self._write(refusal.cites, (), "illegal", refusal)
        if self.action is not None:
            self.answered = [number for number in self.answered if number != self.action]
            self.verdicts[self.action] = step

    def _allow(self, first: int) -> None:
        """Mark the action that was taken as legal, on the last step that it made."""
        if self.action is None:
            return
        if len(self.steps) > first:
            self.allow(self.action)
        else:
            self.answered.append(self.action)  # the step that comes of it says so

    def allow(self, action: int) -> None:
        """Mark an action that needed no attempt as legal, on the last step that was made."""
        if self.steps:
            self.verdicts[action] = self.steps[-1] = self.steps[-1]._replace(verdict="legal")

    def refuse(self, action: int, actor: str, refusal: Refusal) -> None:
        """Refuse an answer to a question: the rules that ask it are cited."""
        saved = self.action, self.actor
        self.action, self.actor = action, actor
        frame = self._frames[-1]
        self._refuse(refusal._replace(cites=tuple(dict.fromkeys((*refusal.cites, *frame.own, *frame.cites)))))
        self.action, self.actor = saved

    def give_up(self, refusal: Refusal) -> None:
        """Tell what the rules forbid where they do not say what happens instead."""
        self._refuse(refusal)

    # --- reading by the way

    def look(self) -> None:
        """Begin to read tables by the way: what is cited is kept apart, until `looked`."""
        self._frames.append(Frame())

    def apart(self, those: Iterable[Thing], look: Callable[[Thing], None]) -> dict[int, tuple[str, ...]]:
        """Look at things one by one: for each by its number what was cited meanwhile, which is kept apart."""
        frame = Frame()
        self._frames.append(frame)
        told: dict[int, tuple[str, ...]] = {}
        for one in those:
            frame.cites = ()
            look(one)
            if frame.cites:
                told[one.id] = frame.cites
        self._frames.pop()
        return told

    def sift(
        self, those: Iterable[Thing], fits: Callable[[Thing], bool]
    ) -> tuple[list[Thing], dict[int, tuple[str, ...]]]:
        """Those that fit, and for each by its number what was cited as it was looked at, kept apart."""
        frame = Frame()
        self._frames.append(frame)
        found: list[Thing] = []
        told: dict[int, tuple[str, ...]] = {}
        for one in those:
            frame.cites = ()
            if fits(one):
                found.append(one)
            if frame.cites:
                told[one.id] = frame.cites
        self._frames.pop()
        self.consulted += dict.fromkeys(told.values())
        return found, told

    def looked(self) -> tuple[str, ...]:
        """What has been cited since `look`."""
        cites = self._frames.pop().cites
        if cites:
            self.consulted.append(cites)
        return cites
