"""One board under several editions, to read: where they part, with the rules of each, and how each ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render import replay
from judgekit.render.italian.differences import said
from judgekit.render.italian.words import capital, stage
from judgekit.render.page import Line, Span, wrap

if TYPE_CHECKING:
    from judgekit.render.italian.steps import Told
    from judgekit.ruling.compare import Compared
    from judgekit.scenario.outcome import Run
    from judgekit.table.engine import Step

ALIKE = "Le edizioni fanno le stesse cose, nello stesso ordine."
_NO_FURTHER = "non accade altro"


def name_of(run: Run) -> str:
    return run.replay.system.name


def parting(compared: Compared) -> tuple[Told | None, ...] | None:
    """The steps in which the editions part, as they are told."""
    if compared.first is None:
        return None
    return tuple(_told(run, step) for run, step in zip(compared.runs, compared.first, strict=True))


def _told(run: Run, step: Step | None) -> Told | None:
    return None if step is None else replay.told(run)[step.n - 1]


def sentence(compared: Compared) -> str:
    """The first difference in one sentence: «classic: … [310.2]; cr-2026: … [510.2]»."""
    there = parting(compared)
    if there is None:
        return ALIKE
    return "; ".join(f"{name_of(run)}: {_clause(told)}" for run, told in zip(compared.runs, there, strict=True))


def _clause(told: Told | None) -> str:
    return _NO_FURTHER if told is None else f"{told.said} [{' '.join(told.step.cites)}]"


def page(compared: Compared, width: int) -> list[Line]:
    """The whole comparison."""
    title = compared.runs[0].scenario.title or "Caso senza titolo"
    names = "  ".join(name_of(run) for run in compared.runs)
    lines: list[Line] = [*wrap([Span(title, "title"), Span(f"  {names}", "dim")], width), []]
    there = parting(compared)
    if there is None:
        return [*lines, *wrap([Span(ALIKE)], width)]
    lines += [[Span("Prima differenza", "strong")]]
    for run, told in zip(compared.runs, there, strict=True):
        lines += _one_side(run, told, width)
    lines += [[], [Span("Come finisce", "strong")]]
    for run in compared.runs:
        lines += wrap([Span(_end(run))], width, Span(f"  {name_of(run)}  ", "number"), "    ")
    for run, others in zip(compared.runs[1:], compared.others, strict=True):
        lines += _otherwise(run, others, width)
    return lines


def _one_side(run: Run, told: Told | None, width: int) -> list[Line]:
    first = Span(f"  {name_of(run)}  ", "number")
    if told is None:
        return wrap([Span(_NO_FURTHER)], width, first, "    ")
    place = capital(stage(told.step.stage, modern=replay.is_modern(run))) if told.step.stage else ""
    spans = [Span(f"{told.text}  "), Span(" ".join(told.step.cites), "ref")]
    action = f"azione {told.step.action}" if told.step.action is not None else ""
    head = ", ".join(part for part in (place, action) if part)
    return [*wrap([Span(head, "dim")], width, first, "    "), *wrap(spans, width, "    ", "    ")]


def _end(run: Run) -> str:
    """How a run ended: who won, else the players' lives."""
    if run.missing is not None:
        return f"manca una scelta: {run.missing.message}"
    facts, players = run.replay.board.facts, run.replay.board.players
    lives = ", ".join(f"{player} {has['life']}" for player, has in players.items())
    if facts.get("drawn"):
        return f"la partita è pari (punti vita: {lives})"
    if facts.get("winner"):
        return f"vince {facts['winner']} (punti vita: {lives})"
    return f"punti vita: {lives}"


def _otherwise(run: Run, others: tuple[tuple[str, Any, Any, Any], ...], width: int) -> list[Line]:
    if not others:
        return [[], *wrap([Span(f"Con {name_of(run)} alla fine il tavolo è lo stesso.")], width)]
    return [[], *wrap([Span(f"Con {name_of(run)} {said(others, 6)}.")], width)]
