"""A replay as one page that needs nothing else: stepped through by keys and buttons, printed on paper.

Whatever names and texts contain, the page stays inert: data travel as JSON in which nothing can close the element that
holds it, the script inserts text and never markup, and the page's own policy runs no other script.
"""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.render import layers
from judgekit.render.card_texts import mentions, printed
from judgekit.render.cited import cited
from judgekit.render.italian.small_words import capital, listed, stage, turn_of
from judgekit.render.replay import MOST_CITES, ending, is_modern, not_judged, order_of, told
from judgekit.render.tables import seen
from judgekit.scenario.outcome import notes, stop_said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.errors import MissingChoice
    from judgekit.magic.look import Look
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board
    from judgekit.texts.library import Corpus


HERE = Path(__file__).resolve().parent
_DANGEROUS = {ord(c): f"\\u{ord(c):04x}" for c in "<>&\u2028\u2029"}


def page(runs: Sequence[Run], looks: Sequence[Callable[[Board], Look]], corpus: Corpus) -> str:
    """The page of one scenario, played under one edition or several."""
    data = {"runs": [_run(run, look, corpus) for run, look in zip(runs, looks, strict=True)]}
    style, script = styles(), asset("page.js")
    policy = (
        f"default-src 'none'; script-src {hashed(script)}; style-src {hashed(style)}; base-uri 'none'; "
        "form-action 'none'"
    )
    parts = {"@CSP@": policy, "@STYLE@": style, "@SCRIPT@": script, "@DATA@": embedded(data)}
    text = asset("page.html")
    for mark in ("@CSP@", "@STYLE@", "@SCRIPT@"):
        text = text.replace(mark, parts[mark], 1)
    before, after = text.split("@DATA@", 1)  # the data last, so that nothing in them is taken for a mark
    return before + parts["@DATA@"] + after


def styles() -> str:
    """The style of the page."""
    return "\n".join(map(asset, ("colours.css", "board.css", "page.css")))


def embedded(data: object) -> str:
    """JSON that can stand inside a script element, whatever it says."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(_DANGEROUS)


def asset(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8").rstrip("\n")


def hashed(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


# --- the data ---------------------------------------------------------------------------------------------------------


def _run(run: Run, look: Callable[[Board], Look], corpus: Corpus) -> dict[str, Any]:
    modern = is_modern(run)
    system = run.replay.system
    gone = sorted(system.gone)
    boards = _Boards(run, look)
    start = boards.place(run.start)
    steps = told(run)
    numbers = dict.fromkeys(number for one in steps for number in one.step.cites)
    first, order = mentions(run, steps), order_of(run)
    return {
        "title": run.scenario.title or "Caso senza titolo",
        "under": system.name + (f" senza {listed(gone)}" if gone else ""),
        "prose": run.scenario.prose.strip(),
        "exile": "Esilio" if modern else "Rimosse dal gioco",
        "start": start,
        "steps": [
            {
                "n": one.step.n,
                "turn": turn_of(one.step.board.facts.get("number"), one.step.board.facts.get("turn")),
                "stage": capital(stage(one.step.stage, modern=modern)) if one.step.stage else "",
                "action": one.step.action,
                "verdict": one.step.verdict,
                "text": one.text,
                "trace": one.trace,
                "cites": (cites := order.of_step(one.step)),
                "few": len(order.first(cites, MOST_CITES)),
                "cards": [card._asdict() for card in first.get(one.step.n, ())],
                "board": boards.place(one.step.board),
            }
            for one in steps
        ],
        "boards": boards.drawn,
        "texts": {name: card.text for name, card in printed(run).items()},
        "rules": {rule.number: rule._asdict() for rule in cited(corpus, system.name, numbers) if rule.title},
        "actions": [_action(run, action.number, action.text) for action in run.scenario.actions],
        "ending": "".join(span.text for line in ending(run) for span in line),
        "expectations": [{"text": h.expectation.text, "ok": h.ok, "got": h.found} for h in run.held if h.judged],
        "missing": None if run.missing is None else _missing(run, run.missing),
        "notes": notes(run),
    }


def _missing(run: Run, lacks: MissingChoice) -> dict[str, str]:
    """What the script does not say, with the line that would say it unless the sentence holds it already."""
    note = not_judged(run)
    message = f"{stop_said(lacks)} ({note})" if note else stop_said(lacks)
    return {"message": message, "line": "" if lacks.line in lacks.message else lacks.line}


class _Boards:
    """The boards of a run as they are drawn, each kept once."""

    def __init__(self, run: Run, look: Callable[[Board], Look]) -> None:
        self._run = run
        self._look = look
        self._places: dict[str, int] = {}
        self.drawn: list[Any] = []
        self._last: tuple[Board, int] | None = None

    def place(self, board: Board) -> int:
        if self._last is not None and self._last[0] is board:
            return self._last[1]
        look = self._look(board)
        there = {**_plain(seen(self._run, board, look)), "layers": layers.texts(self._run, board, look)}
        key = json.dumps(there)
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = len(self.drawn)
            self.drawn.append(there)
        self._last = (board, place)
        return place


def _plain(value: object) -> Any:
    """Named tuples as objects, all the way down."""
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    return value


def _action(run: Run, number: int, text: str) -> dict[str, Any]:
    step = run.replay.verdicts.get(number)
    return {"n": number, "text": text, "verdict": step.verdict if step is not None else None}
