"""PDF by typst, with the fonts that typst brings: the same bytes on every machine. `sheet.typ` says how it looks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typst

from judgekit.sheets.writers import sheet_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.sheets.exercise import Question, Sheet, Table


_EPOCH = 0  # no clock: the same sheet is the same file
_STYLE = Path(__file__).with_name("sheet.typ")


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return _compiled(("\n".join(_sheet(one)) for one in sheets), sheets)


def key(sheets: Sequence[Sheet]) -> bytes:
    return _compiled(("\n".join(_key(one)) for one in sheets), sheets, sheet_words.KEY)


def _compiled(parts: Iterable[str], sheets: Sequence[Sheet], title: str = "") -> bytes:
    name = ": ".join(filter(None, (title, sheets[0].title)))
    head = (
        f"#set document(title: {_text(name)}, date: none)\n#show: look.with({_text(sheet_words.footer(sheets[0]))})\n"
    )
    body = "\n#v(100fr)\n#pagebreak()\n".join(parts)
    source = f"{_STYLE.read_text(encoding='utf-8')}\n{head}{body}\n#v(100fr)\n"
    made: bytes = typst.compile(source.encode(), format="pdf", ignore_system_fonts=True, timestamp=_EPOCH)
    return made


def _text(text: str) -> str:
    """A string of typst: whatever stands in it is said, not obeyed."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _texts(texts: Iterable[str]) -> str:
    return ", ".join(map(_text, texts))


def _sheet(one: Sheet) -> Iterator[str]:
    blanks = _texts((sheet_words.NAME, sheet_words.DATE, f"{sheet_words.SCORE}:            / {one.points}"))
    head, under, how = map(_text, (sheet_words.heading(one), sheet_words.under(one), sheet_words.how(one)))
    yield f"#head({head}, {under}, blanks: ({blanks}), how: {how})"
    for n, question in enumerate(one.questions, 1):
        points = sheet_words.points(question.points)
        yield f"#question({n}, {_text(sheet_words.kind(question))}, {_text(points)})[\n{_body(question)}\n]"


def _body(question: Question) -> str:
    return "\n".join(_parts(question))


def _parts(question: Question) -> Iterator[str]:
    if question.prompt:
        yield f"#par({_text(question.prompt)})"
    table = "" if question.board is None else _board(sheet_words.lean(question.board), question)
    if table and question.script and sheet_words.side_by_side(question):
        yield f"#beside({table}, script({_texts((sheet_words.ACTIONS, *question.script))}))"
    else:
        yield f"#{table}" if table else ""
        yield from _told(sheet_words.ACTIONS, question.script)
    yield from _told(sheet_words.SO_FAR, question.account)
    if question.ask:
        yield f"#ask({_text(question.ask)})"
    if options := [f"({_texts(pair)})" for pair in sheet_words.lettered(question)]:
        yield f"#ticks({sheet_words.columns(question)}, {', '.join(options)})"
    if question.items:
        items = (f"({_texts((str(k), text))})" for k, text in enumerate(question.items, 1))
        yield f"#places({', '.join(items)})"
    if question.form == "number":
        yield f"#par[{sheet_words.ANSWER}: #blank]"


def _told(title: str, lines: tuple[str, ...]) -> Iterator[str]:
    """Numbered lines under a title, in two columns where they fit."""
    if lines:
        abreast = "true" if sheet_words.abreast(lines) else "false"
        yield f"#script(abreast: {abreast}, {_texts((title, *lines))})"


def _board(table: Table, question: Question) -> str:
    widths = ", ".join("1fr" if n == sheet_words.widest(table) else "auto" for n in range(len(table.head)))
    rows = []
    for row, span in zip(table.rows, sheet_words.spans(table), strict=True):
        name, _, life = row[0].partition(", ")
        cells = [f"whose({span}, {_text(name)}, {_text(life)})"] if span else []
        rest = [f"wide({len(row) - 1}, {_text(row[1])})"] if sheet_words.alone(row) else map(_text, row[1:])
        rows.append(f"({', '.join((*cells, *rest))},)")
    return f"board({_text(table.moment)}, ({widths},), ({_texts(table.head)},), {', '.join(rows)})"


def _key(one: Sheet) -> Iterator[str]:
    yield f"#head({_text(f'{sheet_words.KEY}: {sheet_words.heading(one)}')}, {_text(sheet_words.under(one))})"
    brief = (f"({_texts((str(n), sheet_words.brief(question)))})" for n, question in enumerate(one.questions, 1))
    yield f"#brief({', '.join(brief)})"
    for n, question in enumerate(one.questions, 1):
        yield f"#solution({n}, {_text(sheet_words.label(question))}, {_text(sheet_words.right(question))})["
        for rule in question.decisive:
            without = f" #emph({_text(f'({rule.without})')})" if rule.without else ""
            yield f"- #strong({_text(sheet_words.rule(rule))}): #{_text(sheet_words.unmarked(rule.text))}{without}"
        yield from (f"- #{_text(said)}" for said in (*sheet_words.notes(question), *sheet_words.mistakes(question)))
        if steps := sheet_words.steps(question):
            yield f"#steps({_texts(steps)})"
        yield "]"
