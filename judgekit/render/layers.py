"""The layers behind what permanents are like: as lines for a terminal, as values for JSON, as text for a page."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, game_of
from judgekit.errors import NotFound
from judgekit.render.italian.layers_said import as_values, in_short, sentences, story, when
from judgekit.render.page import Line, Span, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.look import Look
    from judgekit.magic.plays.layers.history import History
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board


def found(run: Run, board: Board, look: Look, names: Sequence[str]) -> dict[str, History]:
    """How the permanents of these names came to be what they are. Raises NotFound where none is called so."""
    if not _has_layers(run):
        raise NotFound(f"in {run.replay.system.name} non ci sono permanenti di cui dire gli strati")
    called = _called(run, board)
    there = look.histories()
    chosen: dict[str, History] = {}
    for name in names:
        those = [n for n, label in called.items() if name.lower() in {label.lower(), board.things[n].name.lower()}]
        if not those:
            near = tuple(get_close_matches(name, called.values(), 3, 0.4))
            raise NotFound(f"in gioco non c’è nessun permanente che si chiami «{name}»", near)
        chosen |= {called[number]: there[number] for number in those}
    return chosen


def _has_layers(run: Run) -> bool:
    return game_of(run.replay.system.name) == MAGIC


def _called(run: Run, board: Board) -> dict[int, str]:
    return {n: run.labels.get(n) or board.things[n].name for n in board.zone("battlefield")}


def touched(run: Run, board: Board, look: Look) -> dict[str, History]:
    """Of all the permanents on which anything acts how they came to be what they are."""
    if not _has_layers(run):
        return {}
    called = _called(run, board)
    return {called[number]: one for number, one in look.histories().items() if one.acted}


def texts(run: Run, board: Board, look: Look) -> dict[str, list[str]]:
    """The same as plain lines."""
    return {name: sentences(one, board, run.labels) for name, one in touched(run, board, look).items()}


def page(run: Run, board: Board, those: dict[str, History], width: int) -> list[Line]:
    """Each permanent with its story, for a terminal."""
    lines: list[Line] = []
    for name, one in those.items():
        lines += [[], *wrap([Span(name, "title"), Span(f"  di suo {in_short(one.printed)}", "dim")], width)]
        for told in story(one, board, run.labels):
            place = f"strato {told.layer}" if told.layer else told.about
            mark = Span(f"  {place:<10} " if place else "  ", "emph")
            age = when(told)
            text = [Span(told.source, "strong"), *([Span(f" ({age})", "dim")] if age else []), Span(f": {told.text}")]
            number = [Span(f"  [{told.number}]", "ref")] if told.number else []
            lines += wrap([*text, *number], width, mark, " " * 13 if place else "    ")
        lines += wrap([Span(in_short(one.now), "strong")], width, Span("  alla fine  ", "emph"), " " * 13)
    return lines


def as_json(run: Run, board: Board, those: dict[str, History]) -> list[dict[str, Any]]:
    """Each permanent with its story, as plain values."""
    edition = run.replay.system.name
    return [
        {
            "name": name,
            "printed": as_values(one.printed),
            "applied": [
                {
                    "layer": told.layer or None,
                    "about": told.about or None,
                    "ref": f"{edition}:{told.number}" if told.number else None,
                    "source": told.source,
                    "source_id": told.source_id,
                    "timestamp": told.timestamp,
                    "depends_on": list(told.waited),
                    "kept": told.kept,
                    "lost": told.gone,
                    "text": told.text,
                    "cites": [f"{edition}:{number}" for number in told.cites],
                }
                for told in story(one, board, run.labels)
            ],
            "now": as_values(one.now),
        }
        for name, one in those.items()
    ]
