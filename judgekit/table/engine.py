"""The engine walks the procedures of a system, asks the players what the rules leave to them, writes down each step.

A play takes the game and a subject. It returns the events that happen at one moment, or None; or it is a generator:
then it yields events, which the engine lets happen, and asks, which the players answer, and runs other procedures with
`yield from game.run(name)`. What it reads of the system's tables on
the way is cited by the step. Illegality is no error: a play refuses, the action is undone, and the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table.account import Account, Endless, Frame, Step
from judgekit.table.amending import come_about
from judgekit.table.board import Board, fold, fold_in
from judgekit.table.messages import Ask, Event, Flow, Refusal, Stuck
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.table.board import Change
    from judgekit.table.system import Question, Row, Rows, System


__all__ = ["Ask", "Event", "Finished", "Game", "Illegal", "Refusal", "Replay", "Stopped", "Stuck", "replay"]


class Illegal(Exception):
    """Carries a refusal up to where the action began; never leaves the engine."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.kind)
        self.refusal = refusal
        self.consulted: tuple[str, ...] = ()  # by the row that refused


class Stopped(Exception):
    """Raised by whoever answers asks, to end a replay there."""


class Finished(Exception):
    """The game is over at this instant; never leaves the engine."""


class _Made(NamedTuple):
    """A choice that a player has made, and the lines of the script that made it."""

    reply: Any
    player: str
    lines: tuple[int, ...]


_ANYTHING = -1


def _anything(board: Board) -> int:
    """A board of which nothing is known may hold anything."""
    return _ANYTHING


class Game(Account):
    """A game being played: its system, its board as it is now, and the steps so far."""

    __slots__ = (
        "__weakref__",
        "_amended",
        "_checks",
        "_deeds",
        "_holds",
        "_procedures",
        "_quiet",
        "_rulings",
        "_spare",
        "_telling",
        "_watched",
        "_watches",
        "_words",
        "amends",
        "coming",
        "due",
        "finished",
        "given",
        "kept",
        "led",
        "moment",
        "results",
        "together",
        "touched",
        "wanted",
    )

    def __init__(self, system: System, board: Board) -> None:
        super().__init__(system, board)
        self.moment = board  # as the board stood before the events that are happening now
        self._spare: list[Frame] = []  # frames that are done with
        self._procedures = system.tables.get("procedures", {})
        self._checks = system.tables.get("checks", {})
        self._rulings = system.tables.get("rulings", {})
        self._words = system.tables.get("words", {})
        self.amends = system.tables.get("amends", {})
        self.results = system.tables.get("results", {})
        self._watches = system.tables.get("watches", {})
        self._watched = system.needs("watches")
        self._amended = system.needs("amends", "results")
        self._deeds = system.deeds
        self._quiet: frozenset[str] = system.values.get("quiet", frozenset())
        self._holds: Callable[[Board], int] = system.values.get("holds", _anything)
        board.held = None  # these rows may name what no others did
        self._telling = bool(system.values.get("tells what is consulted"))  # also where nothing comes of it
        self.together: Sequence[Event] = ()  # the events of the last moment
        self.due: Sequence[Event] = ()  # those that are about to happen at this moment, before effects act on them
        self.given = 0  # the last number that effects have given, at this moment, to what they make
        self.coming: list[Event] = []  # those that are settled already, while effects act on the others of a moment
        self.touched = True  # whether anything has happened that may have put the board in need of putting right
        self.finished = False
        self.led: Any = None  # the effects that led to what is being done instead of something else
        self.wanted: set[str] = set()  # kinds of asks that players want to be put though there is but one answer
        self.kept: dict[Any, Any] = {}  # what plays derive of values that never change, under these rules

    # --- procedures

    def run(self, name: str, *subject: object) -> Flow[Any]:  # noqa: PLR0915  (one loop, run very often)
        """Play the rows of a procedure in order, each with its steps; the value of the last that gives one."""
        value = None
        frames, spare, amended = self._frames, self._spare, self._amended
        parent, depth = frames[-1], len(frames)
        for row in self._procedures.get(name, ()):
            needs = row.needs
            if needs and not needs & (self.board.held or self.held()):
                continue
            if row.when is not None and not row.when(self):
                continue
            if parent.events or parent.shown:
                self._flush(parent)
            # What led here and has no step to stand in yet stands in the first step of what it leads to.
            led = parent.cites
            parent.cites = ()
            frame = spare.pop() if spare else Frame()
            frame.own = row.cites
            frame.cites = led if parent.written else parent.own + led
            frame.written = False
            known = len(frame.cites)
            frames.append(frame)
            try:
                flow = row.play(self, *subject)
                if flow is None:
                    pass
                elif type(flow) is tuple:
                    if flow:
                        for event in flow:
                            needs = amended[event[0]]
                            if needs and needs & (self.board.held or self.held()) and self._is_amended(event):
                                yield from self._come_about(flow)
                                break
                        else:
                            self._happen(flow)
                    if self.finished:
                        self._flush(frame)
                        raise Finished
                else:
                    answer = None
                    try:
                        while True:
                            item = flow.send(answer)
                            kind = type(item)
                            if kind is Ask:
                                if frame.events:
                                    self._flush(frame)
                                answer = yield item
                                continue
                            answer = None
                            events = (item,) if kind is Event else item
                            for event in events:
                                needs = amended[event[0]]
                                if needs and needs & (self.board.held or self.held()) and self._is_amended(event):
                                    yield from self._come_about(events)
                                    break
                            else:
                                self._happen(events)
                            if self.finished:
                                self._flush(frame)
                                raise Finished
                    except StopIteration as done:
                        if done.value is not None:
                            value = done.value
            except Illegal as illegal:
                illegal.consulted = illegal.consulted or frame.own + frame.cites
                self.consulted.append(frame.cites)
                raise
            del frames[depth:]
            if frame.events or frame.shown:
                self._flush(frame)
            elif len(frame.cites) > known:
                if self._telling:
                    self._flush(frame)
                else:
                    self.consulted.append(frame.cites)
            elif self._telling and frame.written and frame.cites:
                self._flush(frame)
            if frame.written:
                parent.written = True
            elif led:
                parent.cites = led + parent.cites
            spare.append(frame)
        return value

    def rows(self, table: str, key: object) -> Rows:
        """The rows that a table has under a key."""
        found: Rows = self.system.tables.get(table, {}).get(key, ())
        return found

    def held(self) -> int:
        """What the board may hold of all that rows are about: those that need none of it are passed over."""
        board = self.board
        if board.held is None:
            board.held = self._holds(board)
        return board.held

    # --- events

    def _is_amended(self, event: Event) -> bool:
        """Whether any effect acts on an event before it happens, or anything comes about beside it."""
        held = self.board.held or self.held()
        for row in self.amends[event.kind]:
            if (row.needs or -1) & held and row.play(self, event):
                return True
        for row in self.results.get(event.kind, ()):
            if (row.needs or -1) & held and (row.when is None or row.when(self, event)):
                return True
        return False

    def _come_about(self, events: Sequence[Event]) -> Flow[None]:
        """Let events happen as the effects on them leave them."""
        yield from come_about(self, events, self._happen)

    def _happen(self, events: Sequence[Event]) -> None:
        """Let events happen at one moment: enacted, folded into the board, and watched."""
        deeds, quiet, needs = self._deeds, self._quiet, self._watched
        watched = 0
        before = after = self.moment = self.board
        for kind, args, why in events:
            if why:
                self.cite(why)
            if kind not in quiet:
                self.touched = True
            watched |= needs[kind]
            changes = deeds[kind](self, *args)
            if changes:  # a deed adds to what those beside it have done
                self.board = after = fold_in(before, after, changes)
        self._frames[-1].events += events if type(events) is tuple else tuple(events)
        self.together = events
        if watched and watched & self._held_since(before):
            for event in events:
                self.notice(event, before)

    def _held_since(self, before: Board) -> int:
        """What the board may hold, or held before: what has gone may have waited for what happened."""
        held = self.board.held or self.held()
        if before.held is None:
            before.held = self._holds(before)
        return held | before.held

    def notice(self, event: Event, before: Board | None = None) -> None:
        """Have an event noticed by whatever watches for it."""
        before = self.board if before is None else before
        held = self._held_since(before)
        for row in self._watches.get(event.kind, ()):
            if row.needs and not row.needs & held:
                continue
            if row.play(self, event, before):
                self.cite(row.cites)

    # --- tables that plays read

    def ruling(self, question: Question, *subject: Any) -> Any:
        """What the rules answer to a question; what somebody does who knows none, where none of them speaks."""
        value = question.naive
        for row in self._rulings.get(question, ()):  # written out here and below: plays ask very often
            needs = row.needs
            if needs and not needs & (self.board.held or self.held()):
                continue
            given = row.play(self, value, *subject)
            if given is not None:
                value = given
                self.cite(row.cites)
        return value

    def ruling_on(self, question: Question, value: object, *subject: Any) -> Any:
        """What the rules answer to a question: `value` as it is where none of them speaks."""
        for row in self._rulings.get(question, ()):
            needs = row.needs
            if needs and not needs & (self.board.held or self.held()):
                continue
            given = row.play(self, value, *subject)
            if given is not None:
                value = given
                self.cite(row.cites)
        return value

    def speaks(self, question: Question | str, table: str = "rulings") -> bool:
        """Whether the rules of this edition speak of a question, though the row that does be taken away."""
        return question in self.system.tables.get(table, ())

    def is_so(self, question: Question, *subject: object) -> bool:
        """Whether the rules say yes to a question; where those of this edition do not speak of it, it is so."""
        return not self.speaks(question) or bool(self.ruling(question, *subject))

    def refusal(self, occasion: str, *subject: object) -> Refusal | None:
        """Why something may not be done, None where it may. Rules that were asked are cited, also those that allow."""
        for row in self._checks.get(occasion, ()):
            needs = row.needs
            if needs and not needs & (self.board.held or self.held()):
                continue
            verdict = row.play(self, *subject)
            if verdict is None:
                continue
            self.cite(row.cites)
            if verdict is not True:
                return Refusal(
                    verdict.kind, verdict.args, (*row.cites, *(n for n in verdict.cites if n not in row.cites))
                )
        return None

    def check(self, occasion: str, *subject: object) -> None:
        """Refuse the action that is being taken where the rules forbid this."""
        refusal = self.refusal(occasion, *subject)
        if refusal is not None:
            raise Illegal(refusal)

    def word(self, occasion: str, word: str) -> Row | None:
        """The row of a keyword for an occasion."""
        rows: Rows = self._words.get((occasion, word), ())
        return rows[0] if rows else None

    # --- actions and their verdicts

    def attempt(self, action: int | None, actor: str, flow: Flow[Any], undo: str = "undo") -> Flow[bool]:
        """Take an action: legal to its end, or refused and undone by the procedure `undo`. True where legal."""
        saved, saved_action, saved_actor = self.board, self.action, self.actor
        self.action, self.actor = action, actor
        depth = len(self._frames)
        first = len(self.steps)
        try:
            try:
                yield from flow
            except Finished:
                self._allow(first)
                raise
            self._allow(first)
        except Illegal as illegal:
            del self._frames[depth:]
            refusal = illegal.refusal
            self._refuse(refusal._replace(cites=tuple(dict.fromkeys((*refusal.cites, *illegal.consulted)))))
            self._frames[-1].written = True
            self.touched = True
            if undo in self._procedures:
                yield from self.run(undo, saved)
            else:
                self.restore(saved)  # where no rule speaks of it, what was not allowed has not happened
            return False
        finally:
            self.action, self.actor = saved_action, saved_actor
        return True

    def insist(self, flow: Callable[[], Flow[Any]]) -> Flow[Any]:
        """Have players choose until it is legal: what is not allowed has not been chosen, and is asked again.

        Only the last choice that a line of the script has made is taken back; those before it stand. Gives what the
        flow gives; False where nobody had chosen what is refused, nothing else being possible: nothing has happened.
        """
        frame = self._frames[-1]
        if frame.events or frame.shown:
            self._flush(frame)
        saved, first, depth = self.board, len(self.steps), len(self._frames)
        cites, written = frame.cites, frame.written
        made: list[_Made] = []
        while True:
            try:
                return (yield from self._answered_so_far(flow(), made))
            except Illegal as illegal:
                del self._frames[depth:], self.steps[first:]
                frame.cites, frame.written = cites, written
                self.restore(saved)
                last = made.pop() if made else None
                while made and last is not None and not last.lines:
                    last = made.pop()
                lost = () if last is None else last.lines
                self.answered = [n for n in self.answered if n not in lost and all(n not in m.lines for m in made)]
                if last is None or not lost:
                    return False
                refusal = illegal.refusal
                told = tuple(dict.fromkeys((*refusal.cites, *illegal.consulted)))
                self.refuse(lost[-1], last.player, refusal._replace(cites=told))
                first = len(self.steps)

    def _answered_so_far(self, flow: Flow[Any], made: list[_Made]) -> Flow[Any]:
        """Run a flow, with the choices that were made before answered as they were."""
        before, reply = list(made), None
        while True:
            try:
                ask = flow.send(reply)
            except StopIteration as done:
                return done.value
            if before:
                reply, _, lines = before.pop(0)
                self.answered += lines
                continue
            known = len(self.answered)
            reply = yield ask
            made.append(_Made(reply, ask.player, tuple(self.answered[known:])))

    def finish(self) -> None:
        """End the game as soon as what is happening has happened: only for the rule that says so."""
        self.finished = True

    def note(self, *changes: Change) -> None:
        """Change the board beside what happens: what has triggered and waits, what is kept in mind. Nobody watches."""
        self.board = fold(self.board, changes)

    def as_of(self, board: Board) -> AsOf:
        """Look at another board for a while: `with game.as_of(before): …`."""
        return AsOf(self, board)

    def restore(self, board: Board) -> None:
        """Put an earlier board back: only for the rule that says so."""
        self.board = board


class AsOf:
    """A game that looks at another board: back to its own however that ends."""

    __slots__ = ("_board", "_game", "_now")

    def __init__(self, game: Game, board: Board) -> None:
        self._game, self._board, self._now = game, board, game.board

    def __enter__(self) -> None:
        self._game.board = self._board

    def __exit__(self, *_: object) -> None:
        self._game.board = self._now


class Replay(NamedTuple):
    """A game as it was played: its steps, how it stood at the end, and why it ended there.

    `ended` is "script" where the players had no more to say, "over" where somebody won or lost, "stuck" where the rules
    did not say how to go on, "endless" where they went on for ever. `consulted` are numbers of rules that answered
    something though perhaps no step cites them.
    """

    system: System
    steps: tuple[Step, ...]
    board: Board
    ended: str
    verdicts: dict[int, Step]
    consulted: tuple[tuple[str, ...], ...] = ()


def replay(system: System, board: Board, procedure: str, answer: Callable[[Game, Ask], Any]) -> Replay:
    """Play a procedure from a board to its end, or until `answer` raises Stopped. Pure, if `answer` is."""
    game = Game(system, board)
    flow = game.run(procedure)
    ended = "over"
    reply: Any = None
    try:
        while True:
            ask = flow.send(reply)
            reply = answer(game, ask)
    except StopIteration:
        pass
    except Finished:
        pass
    except Stopped:
        ended = "script"
    except Endless:
        ended = "endless"
    except Stuck:
        ended = "stuck"
    except Illegal as illegal:  # something refused that nobody had tried to do
        game.give_up(illegal.refusal)
        ended = "stuck"
    finally:
        flow.close()
    return Replay(system, tuple(game.steps), game.board, ended, game.verdicts, tuple(game.consulted))
