"""A replay to read from top to bottom: turns, stages, actions, what happened with its numbers, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import game_of
from judgekit.magic.plays.board.teams import turns_with
from judgekit.render.card_texts import mentions
from judgekit.render.italian.refusals import why_refused
from judgekit.render.italian.small_words import capital, doing, listed, stage, the_stage, turn_of
from judgekit.render.italian.steps import tell
from judgekit.render.page import Line, Span, inline, paragraphs, wrap
from judgekit.ruling.weights import Order
from judgekit.scenario.outcome import asked_for, notes, stop_said
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.render.italian.steps import Told
    from judgekit.scenario.model import Action
    from judgekit.scenario.outcome import Held, Run
    from judgekit.table.board import Board


VERDICTS = {"legal": "legale", "illegal": "illegale"}


MOST_CITES = 3  # that decide a step; whoever wants more asks for all


class Row(NamedTuple):
    """A line of a replay, before it is laid out.

    `kind` is turn, stage, action, answer, step, passing, trace, filler or illegal. `steps` are the numbers of the steps
    behind it, `cites` those of the rules, what decides first.
    """

    kind: str
    text: str
    cites: tuple[str, ...] = ()
    steps: tuple[int, ...] = ()
    verdict: str = ""
    first: tuple[str, ...] = ()  # those of the numbers that decide it


def is_modern(run: Run) -> bool:
    """Whether the edition speaks as the rules of today do: battlefield, exile, cast."""
    return words(run.replay.system.name).modern


def told(run: Run) -> list[Told]:
    game = game_of(run.replay.system.name)
    return list(tell(run.replay.steps, run.start, run.labels, modern=is_modern(run), game=game))


def rows(run: Run) -> list[Row]:
    """Everything that happened, in order; runs of mere passing are one row."""
    order = order_of(run)
    steps = {step.n: step for step in run.replay.steps}

    def ordered(row: Row) -> tuple[str, ...]:
        """The numbers of one step as everywhere else; those of several, of which there is no step, by what they say."""
        return order.of_step(steps[row.steps[0]]) if len(row.steps) == 1 else order.of(row.cites)

    found = [row._replace(cites=ordered(row) if row.cites else ()) for row in _rows(run, told(run))]
    return [row._replace(first=order.first(row.cites, MOST_CITES)) for row in found]


def order_of(run: Run) -> Order:
    """In which order the numbers of its steps are told."""
    return Order(run.replay.system, run.replay.steps)


def _rows(run: Run, steps: Sequence[Told]) -> Iterator[Row]:
    actions = {action.number: action for action in run.scenario.actions}
    modern = is_modern(run)
    waiting: list[Told] = []
    turn = place = None
    action: int | None = None
    last = max(actions, default=0)
    answers = _answers(run)
    for one in steps:
        step = one.step
        here = (step.board.facts.get("number"), step.board.facts.get("turn"))
        if here != turn or step.stage != place or step.action != action or not one.passing:
            yield from _passed(waiting, len(run.start.players), modern=modern)
            waiting = []
        if here != turn:
            turn, place = here, None
            begins = one.bound and any(event.kind == "turn" for event in step.events)
            whose = listed(turns_with(step.board, here[1])) if here[1] else None
            yield Row("turn", turn_of(here[0], whose), step.cites if begins else (), (step.n,) if begins else ())
            if begins:
                action = step.action
                continue  # the stage that it stands in is the last one's
        if step.stage != place or one.bound:
            place = step.stage
            if place:
                bound = step.cites if one.bound else ()
                yield Row("stage", capital(stage(place, modern=modern)), bound, (step.n,) if one.bound else ())
        if step.action is not None and step.action != action:
            yield _action(run, actions.get(step.action), step.action)
        if step.action is None and action is not None and action == last:
            yield Row("script", "fine del copione: si conclude ciò che è in corso")
            last = 0
        action = step.action
        said = answers.get(step.n, ())
        if said:
            yield from _passed(waiting, len(run.start.players), modern=modern)
            waiting = []
        for number in said:
            yield _action(run, actions.get(number), number)._replace(kind="answer")
        if one.passing:
            waiting.append(one)
        elif not one.bound:
            yield _row(one)
    yield from _passed(waiting, len(run.start.players), modern=modern)


def _answers(run: Run) -> dict[int, tuple[int, ...]]:
    """The lines of the script that have no steps of their own, by the step with which each is done: they answer."""
    begun = {step.action for step in run.replay.steps}
    found: dict[int, tuple[int, ...]] = {}
    for number, step in sorted(run.replay.verdicts.items()):
        if number not in begun:
            found[step.n] = (*found.get(step.n, ()), number)
    return found


def _action(run: Run, action: Action | None, number: int) -> Row:
    ended = run.replay.verdicts.get(number)
    verdict = VERDICTS.get(ended.verdict or "", "") if ended is not None else ""
    return Row("action", f"{number}. {action.text}" if action is not None else f"{number}.", verdict=verdict)


def _row(one: Told) -> Row:
    step = one.step
    if step.verdict == "illegal":
        return Row("illegal", f"illegale: {one.said}", step.cites, (step.n,))
    return Row("filler" if one.filler else "trace" if one.trace else "step", one.text, step.cites, (step.n,))


def _passed(run: list[Told], players: int, *, modern: bool) -> Iterator[Row]:
    """Some passing as one row: who passed, and what ended with it."""
    if not run:
        return
    events = [event for one in run for event, _ in one.events]
    board = run[-1].step.board
    passed = [one for event in events if event.kind == "pass" for one in turns_with(board, event.args[0])]
    ended = [event.args[0] for event in events if event.kind == "leave" and event.args[0]]
    if len(passed) >= players:
        text = "tutti passano"
    elif passed:
        text = doing(dict.fromkeys(passed), "passa", "passano")
    elif any(event.kind == "priority" for event in events):
        text = _has_priority(board, events[-1].args[0]) if events[-1].kind == "priority" else "si assegna la priorità"
    else:
        text = ""
    if ended:
        text += f"{': ' if text else ''}finisce {_the(ended[-1], modern=modern)}"
    cites = tuple(dict.fromkeys(number for one in run for number in one.step.cites))
    yield Row("passing", text, cites, tuple(one.step.n for one in run))


def _has_priority(board: Board, player: str) -> str:
    return f"{doing(turns_with(board, player), 'ha', 'hanno')} la priorità"


def _the(name: str, *, modern: bool) -> str:
    return the_stage(name, modern=modern)


# --- the page ---------------------------------------------------------------------------------------------------------


def page(
    run: Run,
    width: int,
    *,
    brief: bool = False,
    link: Callable[[str], str] | None = None,
    every: bool = False,
) -> list[Line]:
    """The replay from its title to its last step; of each step the numbers that decide it, or `every` one.

    Steps of which there is nothing to say but their numbers are shown where all numbers are.
    """
    lines = heading(run, width)
    shown = list(_worth_reading((row for row in rows(run) if every or row.kind != "filler"), brief=brief))
    there = {n for row in shown for n in row.steps}
    texts = mentions(run, (one for one in told(run) if one.step.n in there))
    for row in shown:
        lines += _LAYOUT[row.kind](row if every else row._replace(cites=row.first), width, link)
        for card in (card for n in row.steps for card in texts.get(n, ())):
            lines += wrap([Span(card.text, "dim")], width, Span(f"      {card.name}: ", "dim"), "      ")
    return lines


def _worth_reading(all_rows: Iterable[Row], *, brief: bool) -> Iterator[Row]:
    """With `brief`, what moves the game alone, and headings only over what is shown."""
    held: list[Row] = []
    for row in all_rows:
        if row.kind in {"turn", "stage"}:
            held = [row] if row.kind == "turn" else [*(h for h in held if h.kind == "turn"), row]
            if not brief:
                yield from held
                held = []
        elif not brief or row.kind not in {"passing", "trace", "filler"}:
            yield from held
            held = []
            yield row


def heading(run: Run, width: int) -> list[Line]:
    scenario = run.scenario
    edition = run.replay.system.name
    gone = sorted(run.replay.system.gone)
    under = edition + (f" · senza {listed(gone)}" if gone else "")
    lines = wrap([Span(scenario.title or "Caso senza titolo", "title")], width)
    lines += wrap([Span(under, "dim")], width)
    if scenario.prose:
        lines += [[], *paragraphs(scenario.prose.strip(), width)]
    return lines


def _turn_line(row: Row, width: int, link: Callable[[str], str] | None) -> list[Line]:
    return [[], *wrap([Span(row.text, "title"), *_numbers(row.cites, link)], width)]


def _stage_line(row: Row, width: int, link: Callable[[str], str] | None) -> list[Line]:
    return wrap([Span(row.text, "emph"), *_numbers(row.cites, link)], width, "  ")


def _action_line(row: Row, width: int, _: Callable[[str], str] | None) -> list[Line]:
    return _line_of_script(row, width, "  ▸ ")


def _answer_line(row: Row, width: int, _: Callable[[str], str] | None) -> list[Line]:
    return _line_of_script(row, width, "    ▹ risponde ")


def _line_of_script(row: Row, width: int, mark: str) -> list[Line]:
    style = {"legale": "good", "illegale": "bad"}.get(row.verdict, "")
    verdict = [Span(" — ", "dim"), Span(row.verdict, style)] if row.verdict else []
    return wrap([Span(f"«{row.text}»", "strong"), *verdict], width, Span(mark, "number"), " " * len(mark))


def _step_line(row: Row, width: int, link: Callable[[str], str] | None) -> list[Line]:
    return wrap([*inline(row.text), *_numbers(row.cites, link)], width, "    ")


def _dim_line(row: Row, width: int, link: Callable[[str], str] | None) -> list[Line]:
    return wrap([Span(row.text, "dim"), *_numbers(row.cites, link, "dim")], width, "    ")


def _illegal_line(row: Row, width: int, link: Callable[[str], str] | None) -> list[Line]:
    return wrap([Span(row.text, "bad"), *_numbers(row.cites, link)], width, "    ")


_LAYOUT: dict[str, Callable[[Row, int, Callable[[str], str] | None], list[Line]]] = {
    "turn": _turn_line,
    "stage": _stage_line,
    "action": _action_line,
    "answer": _answer_line,
    "step": _step_line,
    "passing": _dim_line,
    "trace": _dim_line,
    "filler": _dim_line,
    "illegal": _illegal_line,
    "script": lambda row, width, _: wrap([Span(row.text, "dim")], width, Span("  ▪ ", "dim")),
}


def _numbers(cites: Iterable[str], link: Callable[[str], str] | None, style: str = "ref") -> Line:
    """[309.1 309.2], each a link where there is where to go."""
    line: Line = []
    for n, number in enumerate(cites):
        line += [Span(" " if n else "  [", style), Span(number, style, link(number) if link is not None else "")]
    return [*line, Span("]", style)] if line else []


# --- how it ended -----------------------------------------------------------------------------------------------------

_ENDINGS = {
    "over": "La partita è finita",
    "stuck": "Le regole rimaste non dicono come proseguire",
    "endless": "La partita non finisce mai",
}


def ending(run: Run) -> list[Line]:
    """Who won, or why it stops here."""
    facts = run.replay.board.facts
    if facts.get("drawn"):
        text = "La partita è pari"
    elif facts.get("winner"):
        text = f"{facts['winner']} vince la partita"
    else:
        text = _ENDINGS.get(run.replay.ended, "")
    return [[Span(f"{text}.", "strong")]] if text else []


def missing(run: Run, width: int) -> list[Line]:
    """What has to be said beside the answer; the choice that the script does not make, and the line that would make it;
    without a rule, that it ends there.
    """
    beside = [line for note in notes(run) for line in wrap([Span(note)], width, Span(""), "  ")]
    if run.missing is None:
        return beside
    if run.replay.system.gone:
        asked = asked_for(run.missing)
        return wrap([Span(f"il copione non va oltre: {asked}")], width, Span("Così ", "bad"), "  ")
    label, _, said = stop_said(run.missing).partition(": ")
    lines = [*beside, *wrap([Span(said)], width, Span(f"{label}: ", "bad"), "  ")]
    if run.missing.line and run.missing.line not in run.missing.message:
        lines += [[Span("  riga da aggiungere: ", "dim"), Span(run.missing.line, "strong")]]
    return lines


def expectations(run: Run, width: int) -> list[Line]:
    """Each expectation with whether it held, and what is so instead."""
    lines = [line for held in run.held if held.judged for line in _held(held, width)]
    return [*lines, *wrap([Span(note, "dim")], width)] if (note := not_judged(run)) else lines


def otherwise(run: Run, width: int) -> list[Line]:
    """The expectations that do not hold, with what is so instead; nothing where all do."""
    found = [line for held in run.held if held.judged and not held.ok for line in _held(held, width)]
    return [[Span("Il caso va altrimenti da come è scritto:", "bad")], *found] if found else []


def not_judged(run: Run) -> str:
    """How many expectations nobody can judge, the replay having stopped before; "" where all could be."""
    many = sum(not held.judged for held in run.held)
    if not many:
        return ""
    those = "un’attesa non si può" if many == 1 else f"{many} attese non si possono"
    return f"{those} ancora giudicare: il caso si ferma prima"


def _held(held: Held, width: int) -> list[Line]:
    mark = Span("✓ ", "good") if held.ok else Span("✗ ", "bad")
    lines = wrap([Span(held.expectation.text)], width, mark)
    if not held.ok and held.found:
        lines += wrap([Span(held.found)], width, Span("  invece: ", "bad"), "    ")
    return lines


def summary(run: Run) -> str:
    """2 attese su 3 confermate."""
    good = sum(held.ok for held in run.held)
    if not run.held:
        return ""
    return f"{good} {'attesa confermata' if good == 1 else 'attese confermate'} su {len(run.held)}"


def why_illegal(run: Run, action: int) -> str:
    """Why an action of the script was refused, "" where it was not."""
    step = run.replay.verdicts.get(action)
    if step is None or step.refusal is None:
        return ""
    game = game_of(run.replay.system.name)
    return capital(why_refused(step.refusal, step.board, run.labels, modern=is_modern(run), game=game))
