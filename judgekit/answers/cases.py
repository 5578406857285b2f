"""Answers about a case: how it is played, which rules decide it, where editions part."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.answers.playing import ablated, look_of, path_of, systems, to_compare
from judgekit.errors import BadScenario

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judgekit.ruling.answers import Reason as Found
    from judgekit.ruling.compare import Compared
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run


@dataclass(frozen=True, slots=True)
class Case:
    """A case as it was written: its title, its prose, the editions that it names, the lines of its script."""

    title: str
    editions: tuple[str, ...]
    prose: str
    actions: tuple[str, ...]
    expectations: tuple[str, ...]
    file: str
    scenario: Scenario = field(repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The case for programs: what `judgekit scenario export` writes and `judgekit replay` reads."""
        from judgekit.scenario.jsonform import to_json

        return to_json(self.scenario)

    def as_markdown(self) -> str:
        """The case as people write it."""
        from judgekit.scenario.write import to_markdown

        return to_markdown(self.scenario)

    def faults(self) -> tuple[str, ...]:
        """What can be seen to be wrong without playing, each with its place; empty where nothing is."""
        from judgekit.scenario.all_faults import faults

        return tuple(map(str, faults(self.scenario)))


def of_scenario(scenario: Scenario) -> Case:
    actions = tuple(action.text for action in scenario.actions)
    expected = tuple(one.text for one in scenario.expectations)
    return Case(scenario.title, scenario.editions, scenario.prose, actions, expected, scenario.file, scenario)


def read_case(source: str | Path) -> Case:
    """See `judgekit.read_case`."""
    from judgekit.scenario.case_file import read_file, read_text

    try:
        if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{")):
            return of_scenario(read_text(source, "caso", json=source.lstrip().startswith("{")))
        return of_scenario(read_file(source if isinstance(source, Path) else path_of(source)))
    except BadScenario as error:
        from judgekit.scenario.all_faults import with_the_rest

        raise with_the_rest(error) from None


def _opened(case: Case | str | Path) -> Scenario:
    return (case if isinstance(case, Case) else read_case(case)).scenario


# --- replay -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a step: its kind, and a sentence."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a replay: what happened, by which rules; `board` is how things stand after it."""

    n: int
    stage: str
    actor: str
    action: int | None
    verdict: str | None
    text: str
    events: tuple[Event, ...]
    cites: tuple[str, ...]
    _run: Run = field(repr=False, compare=False)

    @property
    def board(self) -> Mapping[str, Any]:
        """How things stand after the step, told as the outcome is."""
        from judgekit.render.replay_json import standing

        board = self._run.replay.steps[self.n - 1].board
        return standing(self._run, board, look_of(self._run.replay.system)(board))

    def as_json(self, *, boards: bool = False) -> dict[str, Any]:
        """The step as `judgekit replay --json` writes it; `boards` adds how things stand after it."""
        told = {
            "n": self.n,
            "stage": self.stage,
            "actor": self.actor,
            "action": self.action,
            "verdict": self.verdict,
            "text": self.text,
            "events": [{"kind": event.kind, "text": event.text} for event in self.events],
            "cites": list(self.cites),
        }
        return {**told, "board": dict(self.board)} if boards else told


@dataclass(frozen=True, slots=True)
class Action:
    """A line of the script: whether the rules allow it, why not, and the rules that say so."""

    n: int
    text: str
    verdict: str | None
    why: str | None
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expectation:
    """A statement of the case: whether it holds, and what is so where it does not."""

    text: str
    line: int
    ok: bool
    got: str | None


@dataclass(frozen=True, slots=True)
class Missing:
    """The choice that the script did not make, where the replay stopped for one; `line` is what one could write."""

    message: str
    line: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A case played under one edition: its steps, the verdicts on its actions, its outcome, what was expected of it."""

    title: str
    edition: str
    without: tuple[str, ...]
    steps: tuple[Step, ...]
    actions: tuple[Action, ...]
    outcome: Mapping[str, Any]
    expectations: tuple[Expectation, ...]
    missing: Missing | None
    unread: tuple[str, ...]  # what of its cards is not understood: it has not acted
    _run: Run = field(repr=False, compare=False)

    @property
    def left_open(self) -> tuple[str, ...]:
        """Choices that the script does not make: whatever is chosen, all that is expected comes out the same."""
        return self._run.left_open

    @property
    def ok(self) -> bool:
        """Whether all that was expected holds, and no choice was missing."""
        return self._run.ok

    def layers(self, *names: str) -> list[dict[str, Any]]:
        """How permanents of these names came to be what they are in the end: printed, layer by layer, now.

        Raises NotFound where none in play is called so.
        """
        from judgekit.render import layers

        board = self._run.replay.board
        look = look_of(self._run.replay.system)(board)
        return layers.as_json(self._run, board, layers.found(self._run, board, look, names))

    def as_json(self, *, boards: bool = False, layers: Sequence[str] = ()) -> dict[str, Any]:
        """The object that `judgekit replay --json` writes; `boards` adds the board after every step, `layers` how the
        permanents of these names came to be what they are.
        """
        from dataclasses import asdict

        more: dict[str, Any] = {"layers": self.layers(*layers)} if layers else {}
        if self.left_open:
            more["left_open"] = list(self.left_open)
        return {
            "title": self.title,
            "edition": self.edition,
            "without": list(self.without),
            "steps": [step.as_json(boards=boards) for step in self.steps],
            "actions": [{**asdict(action), "cites": list(action.cites)} for action in self.actions],
            "outcome": dict(self.outcome),
            "expectations": [asdict(one) for one in self.expectations],
            "missing": None if self.missing is None else asdict(self.missing),
            "unread": list(self.unread),
            **more,
        }

    def as_html(self) -> str:
        """One page to leaf through in a browser."""
        from judgekit.render import replay_page
        from judgekit.texts import home

        return replay_page.page([self._run], [look_of(self._run.replay.system)], home.open_corpus())


def of_run(run: Run) -> Replay:
    """What a run tells."""
    from judgekit.render.replay_json import as_json

    told = as_json(run, look_of(run.replay.system)(run.replay.board))
    return Replay(
        title=told["title"],
        edition=told["edition"],
        without=tuple(told["without"]),
        steps=tuple(_step(one, run) for one in told["steps"]),
        actions=tuple(Action(**{**one, "cites": tuple(one["cites"])}) for one in told["actions"]),
        outcome=told["outcome"],
        expectations=tuple(Expectation(**one) for one in told["expectations"]),
        missing=None if told["missing"] is None else Missing(**told["missing"]),
        unread=tuple(told["unread"]),
        _run=run,
    )


def _step(told: dict[str, Any], run: Run) -> Step:
    events = tuple(Event(**event) for event in told["events"])
    return Step(**{**told, "events": events, "cites": tuple(told["cites"])}, _run=run)


def replay(case: Case | str | Path, edition: str = "", without: Sequence[str] = ()) -> Replay:
    """See `judgekit.replay`."""
    from judgekit.scenario.run import run

    scenario = _opened(case)
    there, _ = systems(scenario, [edition] if edition else [])
    return of_run(run(scenario, ablated(there[0], without)))


# --- compare ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Comparison:
    """A case under several editions: where they part first, in a sentence ("" where they do not), and how each ends."""

    title: str
    editions: tuple[str, ...]
    first_difference: str
    endings: Mapping[str, str]
    outcomes: Mapping[str, Mapping[str, Any]]
    _told: Mapping[str, Any] = field(repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit compare --json` writes."""
        return dict(self._told)


def of_compared(found: Compared, reasons: Sequence[Sequence[Found]]) -> Comparison:
    """What a comparison tells; `reasons` are those for which each edition ends otherwise than the others."""
    told = compared_as_json(found, reasons)
    endings = {name: one["text"] for one in told["endings"] for name in one["editions"]}
    first = told["first_difference"]["text"] if told["first_difference"] else ""
    return Comparison(told["title"], tuple(told["editions"]), first, endings, told["outcomes"], told)


def compared_as_json(found: Compared, reasons: Sequence[Sequence[Found]]) -> dict[str, Any]:
    from judgekit.render import editions_compared as editions
    from judgekit.render.replay import order_of
    from judgekit.render.replay_json import outcome, step_as_json
    from judgekit.texts import home

    there = editions.parting(found)
    names = [editions.name_of(run) for run in found.runs]
    first = None
    if there is not None:
        sides = zip(found.runs, names, there, strict=True)
        steps = {name: None if told is None else step_as_json(told, name, order_of(run)) for run, name, told in sides}
        first = {"step": steps, "text": editions.sentence(editions.sides(found, home.open_corpus()))}
    return {
        "title": found.runs[0].scenario.title,
        "editions": names,
        "first_difference": first,
        "outcomes": {
            editions.name_of(run): outcome(run, look_of(run.replay.system)(run.replay.board)) for run in found.runs
        },
        "points": [one._asdict() for one in editions.the_points(found, reasons, home.open_corpus())],
        "endings": [{"editions": list(names), "text": text} for names, text in editions.ends(found)],
        "refused": [{"edition": one.edition, "error": one.error.message} for one in found.refused],
    }


def compare(case: Case | str | Path, editions: Sequence[str] = ()) -> Comparison:
    """See `judgekit.compare`."""
    from judgekit.ruling import compare as comparing

    scenario = _opened(case)
    there = to_compare(scenario, editions)
    found = comparing.compare(scenario, there)
    return of_compared(found, comparing.parting_reasons(found, there))


# --- why --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule that decides, and what would be otherwise without it.

    `kind` says what it is to the case (its point, background, machinery), `weight` how much speaks for its being the
    point; rules without which the same comes out are of one `group`. `mistake` is what people think who get it wrong.
    """

    ref: str
    difference: str
    kind: str
    weight: float
    group: int
    mistake: str | None


@dataclass(frozen=True, slots=True)
class Why:
    """Why a case comes out as it does: in a sentence ("" where no rule alone is the point), the rules that decide it,
    what is most likely to be the point first (the head of each reason that people read, then the others), and all that
    are cited.
    """

    title: str
    edition: str
    sentence: str
    decisive: tuple[Reason, ...]
    cited: tuple[str, ...]
    _told: Mapping[str, Any] = field(repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit why --json` writes."""
        return dict(self._told)


def of_reasons(run: Run, reasons: Sequence[Found]) -> Why:
    """What reasons tell."""
    told = reasons_as_json(run, reasons)
    keys = ("ref", "difference", "kind", "weight", "group", "mistake")
    decisive = tuple(Reason(**{key: one[key] for key in keys}) for one in told["decisive"])
    return Why(told["title"], told["edition"], told["sentence"] or "", decisive, tuple(told["cited"]), told)


def reasons_as_json(run: Run, reasons: Sequence[Found]) -> dict[str, Any]:
    from judgekit.answers.spoken_of import spoken_of
    from judgekit.render.reasons import as_json
    from judgekit.texts import home

    return as_json(run, reasons, home.open_corpus(), spoken_of(run, reasons))


def why(case: Case | str | Path, edition: str = "") -> Why:
    """See `judgekit.why`."""
    from judgekit.ruling.why import why as reasons

    scenario = _opened(case)
    there, _ = systems(scenario, [edition] if edition else [])
    return of_reasons(*reasons(scenario, there[0]))
