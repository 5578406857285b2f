"""One board under several editions, to read: where they part, with the rules of each, and how each ends."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from judgekit.refs import Ref
from judgekit.render import replay
from judgekit.render.italian.ends import ending
from judgekit.render.italian.point import point
from judgekit.render.italian.small_words import capital, small, stage
from judgekit.render.page import Line, Span, wrap
from judgekit.render.reasons import titles
from judgekit.scenario.bundled import source_in
from judgekit.scenario.outcome import stop_said
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.render.italian.steps import Told
    from judgekit.ruling.answers import Reason
    from judgekit.ruling.came_out import Facts
    from judgekit.ruling.compare import Compared
    from judgekit.scenario.outcome import Refused, Run
    from judgekit.table.account import Step
    from judgekit.texts.library import Corpus


ALIKE = "Le edizioni fanno le stesse cose, nello stesso ordine."
ALONE = "Un’edizione sola gioca questo caso: non c’è con che confrontarla."
IDLE = "qui non accade nulla di simile"
_INDENT = "    "


class Side(NamedTuple):
    """What an edition does where they part: a step, or nothing of the kind, and its rules on the matter."""

    name: str
    place: str
    text: str
    cites: tuple[str, ...]
    when: tuple[str, int | None] | None  # stage and action; None for nothing of the kind


def name_of(run: Run) -> str:
    return run.replay.system.name


def parting(compared: Compared) -> tuple[Told | None, ...] | None:
    """The steps in which the editions part, as they are told."""
    if compared.first is None:
        return None
    return tuple(_told(run, step) for run, step in zip(compared.runs, compared.first, strict=True))


def _told(run: Run, step: Step | None) -> Told | None:
    return None if step is None else replay.told(run)[step.n - 1]


def sides(compared: Compared, corpus: Corpus) -> tuple[Side, ...]:
    """What each edition does where they part; empty where all do the same."""
    there = parting(compared)
    if there is None:
        return ()
    named = [(name_of(run), one) for run, one in zip(compared.runs, there, strict=True)]
    doing = [(name, one.step.cites) for name, one in named if one is not None]
    return tuple(_side(run, one, doing, corpus) for run, one in zip(compared.runs, there, strict=True))


def _side(run: Run, one: Told | None, doing: Sequence[tuple[str, tuple[str, ...]]], corpus: Corpus) -> Side:
    name = name_of(run)
    if one is None:
        return Side(name, "", IDLE, _answers(corpus, name, doing), None)
    place = capital(stage(one.step.stage, modern=replay.is_modern(run))) if one.step.stage else ""
    action = f"azione {one.step.action}" if one.step.action is not None else ""
    head = ", ".join(part for part in (place, action) if part)
    return Side(name, head, one.said, replay.order_of(run).of_step(one.step), (one.step.stage, one.step.action))


def _answers(corpus: Corpus, name: str, doing: Sequence[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
    """The rules of an edition that answer otherwise what others cite, where it does nothing of the kind."""
    cited = (Ref(other, number) for other, cites in doing for number in cites)
    there = [
        one.ref.path
        for ref in cited
        if ref in corpus.links
        for one in corpus.links[ref].elsewhere
        if one.ref.edition == name and not one.same
    ]
    return tuple(dict.fromkeys(there))


def sentence(found: Iterable[Side]) -> str:
    """The first difference in one sentence: «classic: … [310.2]; cr-2026: … [510.2]»."""
    return "; ".join(f"{one.name}: {one.text}" + (f" [{' '.join(one.cites)}]" if one.cites else "") for one in found)


def ends(compared: Compared) -> list[tuple[tuple[str, ...], str]]:
    """How the editions end in what is not alike, those that end alike together; empty where all end alike."""
    alike: list[tuple[Facts, list[Run]]] = []
    for run, facts in zip(compared.runs, compared.ends, strict=True):
        there = next((runs for known, runs in alike if known == facts and run.missing is None), None)
        if there is not None:
            there.append(run)
        else:
            alike.append((facts, [run]))
    found = [(tuple(map(name_of, runs)), _ending(runs, facts)) for facts, runs in alike]
    return found if len(found) > 1 and any(text for _, text in found) else []


def _ending(runs: Sequence[Run], facts: Facts) -> str:
    first = runs[0]
    if first.missing is not None:
        return small(stop_said(first.missing))
    return ending(runs, facts, modern=replay.is_modern(first))


class Point(NamedTuple):
    """Why an edition ends as it does where others end otherwise."""

    edition: str
    ref: str
    sentence: str


def the_points(compared: Compared, reasons: Sequence[Sequence[Reason]], corpus: Corpus) -> list[Point]:
    """The point of each edition where they part; nothing of an edition in which no rule alone is it."""
    found = []
    for run, there in zip(compared.runs, reasons, strict=True):
        sentence = point(run, there, titles(corpus, name_of(run))) if there else ""
        if sentence:
            found.append(Point(name_of(run), f"{name_of(run)}:{there[0].number}", sentence))
    return found


def page(compared: Compared, reasons: Sequence[Sequence[Reason]], corpus: Corpus, width: int) -> list[Line]:
    """The whole comparison."""
    title = compared.runs[0].scenario.title or "Caso senza titolo"
    names = "  ".join(name_of(run) for run in compared.runs)
    lines: list[Line] = [*wrap([Span(title, "title"), Span(f"  {names}", "dim")], width), []]
    lines += [line for one in compared.refused for line in [*refused(one, width), []]]
    there = sides(compared, corpus)
    about = _about(compared, corpus, width)
    if len(compared.runs) == 1:
        only = wrap([Span(f"{ALONE} Alla fine: {_end(compared.runs[0])}.")], width)
        return [*lines, *only, *([[], *about] if about else [])]
    if not there and not ends(compared):
        alike = wrap([Span(f"{ALIKE} Alla fine: {_end(compared.runs[0])}.")], width)
        return [*lines, *alike, *([[], *about] if about else [])]
    if there:
        lines += [[Span("Prima differenza", "strong")]]
        lines += chain.from_iterable(_together(group, width) for group in _alike(there))
    lines += [[], [Span("Come finisce", "strong")], *_endings(compared, width)]
    return [*lines, *([[], *about] if about else []), *_points(the_points(compared, reasons, corpus), width)]


def refused(one: Refused, width: int) -> list[Line]:
    """Why an edition does not play a case, in its place."""
    lines = wrap([Span(one.edition, "title"), Span("  non può giocare questo caso:", "bad")], width)
    return [*lines, *(line for row in one.error.message.split("\n") for line in wrap([Span(row)], width, "  "))]


def _points(points: Sequence[Point], width: int) -> list[Line]:
    lines: list[Line] = [[], [Span("Il punto", "strong")]] if points else []
    for one in points:
        lines += wrap([Span(one.sentence)], width, _named([one.edition]), _INDENT)
    return lines


def _about(compared: Compared, corpus: Corpus, width: int) -> list[Line]:
    """The rule that the case is about, in each edition that has it."""
    lines: list[Line] = []
    for run in compared.runs:
        number = source_in(run.scenario.source or "", name_of(run))
        unit = corpus.unit(name_of(run), number) if number else None
        if unit is not None:
            spans = [Span(f"{number} ", "ref"), Span(unit.title)]
            lines += wrap(spans, width, _named([name_of(run)]), _INDENT)
    return [[Span("Di che regola si tratta", "strong")], *lines] if lines else []


def _alike(found: Iterable[Side]) -> list[list[Side]]:
    """Sides that do the same stand together."""
    groups: dict[object, list[Side]] = {}
    for one in found:
        groups.setdefault((one.when, one.text), []).append(one)
    return list(groups.values())


def _together(group: Sequence[Side], width: int) -> list[Line]:
    first = group[0]
    lines = wrap([Span(first.place, "dim")], width, _named([one.name for one in group]), _INDENT)
    lines += wrap([Span(capital(first.text))], width, _INDENT, _INDENT)
    for one in group:
        if one.cites:
            head = f"{one.name}: " if len(group) > 1 else "regole: "
            refs = f"{'si veda ' if one.when is None else ''}{' '.join(one.cites)}"
            lines += wrap([Span(head, "dim"), Span(refs, "ref")], width, _INDENT, _INDENT * 2)
    return lines


def _named(names: Iterable[str]) -> Span:
    return Span(f"  {', '.join(names)}  ", "number")


def _endings(compared: Compared, width: int) -> list[Line]:
    """How each edition ends; where all end alike, that once."""
    found = ends(compared)
    if not found:
        return wrap([Span(f"ovunque allo stesso modo: {_end(compared.runs[0])}")], width, "  ", _INDENT)
    return [line for names, text in found for line in wrap([Span(text)], width, _named(names), _INDENT)]


def _end(run: Run) -> str:
    """How a run ended: who won, else the players' lives."""
    if run.missing is not None:
        return small(stop_said(run.missing))
    facts, players = run.replay.board.facts, run.replay.board.players
    lives = ", ".join(f"{player} {has['life']}" for player, has in players.items())
    if facts.get("drawn"):
        return f"la partita è pari (punti vita: {lives})"
    if facts.get("winner"):
        return f"vince {facts['winner']} (punti vita: {lives})"
    return f"punti vita: {lives}"
