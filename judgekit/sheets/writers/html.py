"""One HTML file that prints well and needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judgekit.sheets.writers import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.sheets.model import Question, Sheet, Table

_STYLE = """
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page) " / " counter(pages); } }
* { box-sizing: border-box; }
body { font: 11pt/1.4 Georgia, "Liberation Serif", "DejaVu Serif", serif; max-width: 48rem; margin: 2rem auto;
  padding: 0 1rem; color: #111; background: #fff; }
h1 { font-size: 1.5em; margin: 0 0 .2em; }
.under, .label, footer { color: #555; font-size: .85em; }
.head { display: flex; gap: 1.5em; margin: 1.2em 0; }
.head span { border-bottom: 1px solid #333; flex: 1; padding-bottom: .2em; }
.head span:first-child { flex: 3; }
article { margin: 1.6em 0; break-inside: avoid; }
h2 { font-size: 1.05em; margin: 0 0 .4em; break-after: avoid; }
h2 .label { font-weight: normal; margin-left: .6em; }
table { border-collapse: collapse; width: 100%; font-size: .86em; margin: .4em 0 .8em; }
th, td { border: 1px solid #999; padding: .2em .45em; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eee; font-weight: 600; }
td:nth-child(3), th:nth-child(3) { text-align: center; white-space: nowrap; }
td:first-child { white-space: nowrap; }
caption { text-align: left; font-style: italic; padding-bottom: .2em; }
ol { margin: .3em 0 .7em; padding-left: 1.7em; }
ul.options { list-style: none; padding: 0; margin: .3em 0; }
ul.options li { display: flex; gap: .6em; margin: .25em 0; break-inside: avoid; }
.box { flex: none; width: .9em; height: .9em; border: 1px solid #333; margin-top: .28em; }
.blank { display: inline-block; border-bottom: 1px solid #333; width: 6em; }
.place { flex: none; border-bottom: 1px solid #333; width: 2em; }
.ask { font-weight: 600; margin: .4em 0; }
.steps { color: #333; font-size: .86em; }
section + section { break-before: page; }
footer { border-top: 1px solid #ccc; margin-top: 2em; padding-top: .4em; font-family: monospace;
  overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
"""


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return _page(sheets[0], words.heading(sheets[0]), (part for one in sheets for part in _sheet(one)))


def key(sheets: Sequence[Sheet]) -> bytes:
    title = f"{words.KEY}: {sheets[0].title}"
    return _page(sheets[0], title, (part for one in sheets for part in _key(one)))


def _page(first: Sheet, title: str, parts: Iterable[str]) -> bytes:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    page = f'<html lang="it"><head>{head}<style>{_STYLE}</style></head>\n<body>\n{body}\n</body></html>'
    return f"<!doctype html>\n{page}\n".encode()


def _sheet(one: Sheet) -> Iterator[str]:
    yield f"<section><h1>{escape(words.heading(one))}</h1>"
    yield f'<p class="under">{escape(words.under(one))}</p>'
    blanks = (words.NAME, words.DATE, f"{words.SCORE}: &emsp; / {one.points}")
    yield f'<div class="head">{"".join(f"<span>{blank}</span>" for blank in blanks)}</div>'
    for n, question in enumerate(one.questions, 1):
        yield "".join(_question(n, question))
    yield f"<footer>{escape(words.footer(one))}</footer></section>"


def _question(n: int, question: Question) -> Iterator[str]:
    label = f'<span class="label">{escape(words.label(question))}</span>'
    yield f"<article><h2>{n}.{label}</h2><p>{escape(question.prompt)}</p>"
    if question.board is not None:
        yield board(question.board)
    yield numbered(question.script)
    yield f"<p>Resoconto:</p>{numbered(question.account)}" if question.account else ""
    yield f'<p class="ask">{escape(question.ask)}</p>' if question.ask else ""
    rows = [f'<span class="box"></span><span>{a}. {escape(text)}</span>' for a, text in words.lettered(question)]
    rows += [f'<span class="place"></span><span>{k}. {escape(text)}</span>' for k, text in enumerate(question.items, 1)]
    yield f'<ul class="options">{"".join(f"<li>{row}</li>" for row in rows)}</ul>' if rows else ""
    yield '<p>Risposta: <span class="blank"></span></p>' if question.form == "number" else ""
    yield "</article>"


def numbered(lines: Sequence[str], style: str = "") -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ol class="{style}">{items}</ol>' if items else ""


def board(table: Table) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    return f"<table><caption>{escape(table.moment)}</caption><tr>{head}</tr>{rows}</table>"


def answer(question: Question) -> str:
    """What the key says under the right answer."""
    rules = "".join(
        f"<li><b>{escape(words.rule(one))}</b>: {escape(one.text)}"
        + (f" <i>({escape(one.without)})</i>" if one.without else "")
        + "</li>"
        for one in question.decisive
    )
    mistakes = "".join(f"<li>{escape(one)}</li>" for one in words.mistakes(question))
    return (f"<ul>{rules}{mistakes}</ul>" if rules or mistakes else "") + numbered(question.explanation, "steps")


def _key(one: Sheet) -> Iterator[str]:
    yield f"<section><h1>{words.KEY}: {escape(words.heading(one))}</h1>"
    yield f'<p class="under">{escape(words.under(one))}</p>'
    for n, question in enumerate(one.questions, 1):
        yield f"<article><h2>{n}. {escape(words.right(question))}</h2>"
        yield f'<p class="label">{escape(words.label(question))}</p>{answer(question)}</article>'
    yield f"<footer>{escape(words.footer(one))}</footer></section>"
