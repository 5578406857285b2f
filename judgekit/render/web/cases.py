"""A bundled case as the body of a page: what is asked, the board, what happens with its rules, how it ends."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judgekit.render.card_texts import printed
from judgekit.render.replay import ending, is_modern, not_judged, rows
from judgekit.render.tables import seen
from judgekit.render.web.board import board
from judgekit.render.web.markup import ROOT, blocks, element, link, text
from judgekit.render.web.units import address, case_address
from judgekit.scenario.outcome import notes, stop_said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judgekit.magic.look import Look
    from judgekit.render.replay import Row
    from judgekit.scenario.bundled import Listed
    from judgekit.scenario.outcome import Held, Run
    from judgekit.table.board import Board
    from judgekit.texts.library import Corpus

_LONGEST, _SHOWN = 400, 150  # rows of a film: of a longer one, so many at the beginning and at the end
_QUIET = {"passing", "trace", "filler"}


def case(run: Run, look: Callable[[Board], Look], corpus: Corpus) -> str:
    """The replay of a case under one edition, to be read or leafed through."""
    scenario = run.scenario
    edition = run.replay.system.name
    texts = {name: card.text for name, card in printed(run).items()}
    exile = "Esilio" if is_modern(run) else "Rimosse dal gioco"
    parts = [text("h1", scenario.title or "Caso senza titolo"), text("p", edition, "dim")]
    parts.append(blocks(scenario.prose.strip()) if scenario.prose else "")
    parts += [*_expected(run)]
    parts += ["<h2>Il tavolo</h2>", board(seen(run, run.start, look(run.start)), texts, exile)]
    parts += ["<h2>Che cosa accade</h2>", _film(run, corpus, edition)]
    last = run.replay.board
    said = "".join(span.text for line in ending(run) for span in line)
    parts += ["<h2>Alla fine</h2>", text("p", said) if said else "", board(seen(run, last, look(last)), texts, exile)]
    return "\n".join(part for part in parts if part)


def _expected(run: Run) -> Iterator[str]:
    """The answer first: what is so at the end."""
    held = [one for one in run.held if one.judged]
    if held:
        items = "".join(map(_held, held))
        yield f'<details class="answer"><summary>La risposta</summary><ul class="plain">{items}</ul></details>'
    yield from beside(run)
    if note := not_judged(run):
        yield text("p", note, "no")


def beside(run: Run) -> Iterator[str]:
    """What has to be said beside the answer, and what ends the case."""
    yield from (text("p", note, "dim") for note in notes(run))
    if run.missing is not None:
        yield text("p", stop_said(run.missing), "no")


def _held(one: Held) -> str:
    instead = f" — invece: {one.found}" if one.found and not one.ok else ""
    return text("li", f"{'✓' if one.ok else '✗'} {one.expectation.text}{instead}", "ok" if one.ok else "no")


def _film(run: Run, corpus: Corpus, edition: str) -> str:
    """The rows of the replay, one under the other; what only shows how the game goes round is quiet."""
    told = [row for row in _headed(rows(run)) if row.kind != "filler"]
    out = [_row(row, corpus, edition) for row in told]
    if len(out) > _LONGEST:
        left = len(out) - 2 * _SHOWN
        out[_SHOWN:-_SHOWN] = [text("li", f"… e altre {left} righe: si sfogliano sul tavolo", "script")]
    return f'<ol class="film">{"".join(out)}</ol>'


def _headed(all_rows: Sequence[Row]) -> Iterator[Row]:
    """Headings only over something that moves the game; of stages that nothing happens in, nothing."""
    held: list[Row] = []
    for row in all_rows:
        if row.kind in {"turn", "stage"}:
            held = [row] if row.kind == "turn" else [*(one for one in held if one.kind == "turn"), row]
        elif row.kind not in _QUIET:
            yield from held
            held = []
            yield row


def _row(row: Row, corpus: Corpus, edition: str) -> str:
    cites = "".join(f" {cited(corpus, edition, number)}" for number in row.first)
    numbers = element("span", cites, "cites") if cites else ""
    verdict = text("span", f" — {row.verdict}", "ok" if row.verdict == "legale" else "no") if row.verdict else ""
    said = f"«{row.text}»" if row.kind in {"action", "answer"} else row.text
    anchor = f' id="p{row.steps[0]}"' if row.steps else ""
    return f'<li class="{row.kind}"{anchor}>{escape(said)}{verdict}{numbers}</li>'


def cited(corpus: Corpus, edition: str, number: str) -> str:
    """A number that leads to its rule, where the text is at hand."""
    unit = corpus.unit(edition, number)
    if unit is None:
        return text("span", number)
    return element("a", escape(number), href=ROOT + address(unit.ref), title=unit.title)


def listed(title: str, there: Sequence[Listed]) -> str:
    """A folder of bundled cases."""
    items = "".join(
        element("li", f"{link(case_address(one.name), one.title)} {text('small', ', '.join(one.editions))}")
        for one in there
    )
    place = element("nav", link("casi/", "casi"), "path", aria_label="Dove sei")
    return f"{place}{text('h1', title)}<ul>{items}</ul>"
