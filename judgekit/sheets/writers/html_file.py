"""One HTML file that prints well and needs nothing else. `sheet.css` says how it looks."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.render.replay_page import hashed
from judgekit.sheets.writers import sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.sheets.exercise import Question, Sheet, Table


_STYLE = Path(__file__).with_name("sheet.css")
_TIGHT = 26  # characters of a state that is kept on one line
_SYMBOL = re.compile(r"\{([0-9A-Z]{1,2}(?:/[0-9A-Z]){0,2})\}")
_ABREAST = {1: "options", 2: "options two"}


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return _page(sheet_words.heading(sheets[0]), (part for one in sheets for part in _sheet(one)))


def key(sheets: Sequence[Sheet]) -> bytes:
    return _page(f"{sheet_words.KEY}: {sheets[0].title}", (part for one in sheets for part in _key(one)))


def _page(title: str, parts: Iterable[str]) -> bytes:
    body = "\n".join(part for part in parts if part)
    style = f"\n{_STYLE.read_text(encoding='utf-8')}"
    policy = f"default-src 'none'; style-src {hashed(style)}; base-uri 'none'; form-action 'none'"
    head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
    head += f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    page = f'<html lang="it"><head>{head}<style>{style}</style></head>\n<body>\n{body}\n</body></html>'
    return f"<!doctype html>\n{page}\n".encode()


def said(text: str) -> str:
    """A text with its mana as small round symbols; the braces stay in the text, for whoever copies or hears it."""
    return _SYMBOL.sub(lambda it: f'<span class="mana {it[1].lower()}"><i>{{</i>{it[1]}<i>}}</i></span>', escape(text))


def _sheet(one: Sheet) -> Iterator[str]:
    yield f"<section><h1>{escape(sheet_words.heading(one))}</h1>"
    yield f'<p class="under">{escape(sheet_words.under(one))}</p>'
    blanks = (sheet_words.NAME, sheet_words.DATE, f"{sheet_words.SCORE}: &emsp;&emsp; / {one.points}")
    yield f'<div class="head">{"".join(f"<span>{blank}</span>" for blank in blanks)}</div>'
    yield f'<p class="how">{escape(sheet_words.how(one))}</p>'
    for n, question in enumerate(one.questions, 1):
        points = f"<span>{escape(sheet_words.points(question.points))}</span>"
        label = f'<div class="label"><span>{escape(sheet_words.kind(question))}</span>{points}</div>'
        yield f"<article><h2>{n}</h2>{label}{''.join(_parts(question))}</article>"
    yield f"<footer>{escape(sheet_words.footer(one))}</footer></section>"


def _parts(question: Question) -> Iterator[str]:
    yield f"<p>{said(question.prompt)}</p>" if question.prompt else ""
    table = board(sheet_words.lean(question.board)) if question.board is not None else ""
    script = (
        f'<div><p class="title">{sheet_words.ACTIONS}</p>{numbered(question.script)}</div>' if question.script else ""
    )
    together = bool(table and script and sheet_words.side_by_side(question))
    yield f'<div class="beside">{table}{script}</div>' if together else table + script
    yield f'<p class="title">{sheet_words.SO_FAR}</p>{numbered(question.account)}' if question.account else ""
    yield f'<p class="ask">{said(question.ask)}</p>' if question.ask else ""
    rows = [f'<span class="box"></span><span>{a}. {said(text)}</span>' for a, text in sheet_words.lettered(question)]
    rows += [f'<span class="place"></span><span>{k}. {said(text)}</span>' for k, text in enumerate(question.items, 1)]
    style = _ABREAST.get(sheet_words.columns(question), "options row") if not question.items else "options"
    yield f'<ul class="{style}">{"".join(f"<li>{row}</li>" for row in rows)}</ul>' if rows else ""
    yield f'<p>{sheet_words.ANSWER}: <span class="blank"></span></p>' if question.form == "number" else ""


def numbered(lines: Sequence[str], style: str = "") -> str:
    items = "".join(f"<li>{said(line)}</li>" for line in lines)
    return f"<ol{_class(style)}>{items}</ol>" if items else ""


def _class(style: str) -> str:
    return f' class="{style}"' if style else ""


def board(table: Table) -> str:
    """A board as a table: the first column says whose the things are, over all their rows."""
    styles = [
        "size" if name in sheet_words.NUMERIC else "text" if name in sheet_words.TEXTS else "" for name in table.head
    ]
    head = "".join(f"<th{_class(style)}>{escape(name)}</th>" for name, style in zip(table.head, styles, strict=True))
    rows = "".join(
        f"<tr>{_whose(row[0], span)}{_cells(row, styles)}</tr>"
        for row, span in zip(table.rows, sheet_words.spans(table), strict=True)
    )
    style = _class("tight" if all(len(row[-1]) <= _TIGHT for row in table.rows) else "")
    return f"<table{style}><caption>{escape(table.moment)}</caption><tr>{head}</tr>{rows}</table>"


def _whose(text: str, span: int) -> str:
    if not span:
        return ""
    name, _, life = text.partition(", ")
    below = f"<small>{escape(life)}</small>" if life else ""
    return f'<td class="whose" rowspan="{span}"><b>{escape(name)}</b>{below}</td>'


def _cells(row: tuple[str, ...], styles: Sequence[str]) -> str:
    if sheet_words.alone(row):
        return f'<td class="wide" colspan="{len(row) - 1}">{said(row[1])}</td>'
    return "".join(f"<td{_class(style)}>{said(cell)}</td>" for cell, style in zip(row[1:], styles[1:], strict=True))


def answer(question: Question) -> str:
    """What the key says under the right answer."""
    rules = "".join(
        f"<li><b>{escape(sheet_words.rule(one))}</b>: {said(sheet_words.unmarked(one.text))}"
        + (f" <i>({said(one.without)})</i>" if one.without else "")
        + "</li>"
        for one in question.decisive
    )
    mistakes = "".join(
        f"<li>{said(one)}</li>" for one in (*sheet_words.notes(question), *sheet_words.mistakes(question))
    )
    return (f"<ul>{rules}{mistakes}</ul>" if rules or mistakes else "") + numbered(sheet_words.steps(question), "steps")


def _key(one: Sheet) -> Iterator[str]:
    yield f"<section><h1>{sheet_words.KEY}: {escape(sheet_words.heading(one))}</h1>"
    yield f'<p class="under">{escape(sheet_words.under(one))}</p>'
    brief = (
        f"<li><small>{n}.</small> <b>{said(sheet_words.brief(each))}</b></li>"
        for n, each in enumerate(one.questions, 1)
    )
    yield f'<ul class="brief">{"".join(brief)}</ul>'
    for n, question in enumerate(one.questions, 1):
        label = f'<span class="label">{escape(sheet_words.label(question))}</span>'
        yield (
            f'<article class="solution"><h2>{n}</h2><p>{said(sheet_words.right(question))} {label}</p>'
            f"{answer(question)}</article>"
        )
    yield f"<footer>{escape(sheet_words.footer(one))}</footer></section>"
