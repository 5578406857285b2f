"""PDF by typst, with the fonts that typst brings: the same bytes on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typst

from judgekit.sheets.writers import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.model import Question, Sheet, Table

_EPOCH = 0  # no clock: the same sheet is the same file
_WIDTHS = "(auto, auto, auto, 1fr, auto)"
_STYLE = """
#set page(paper: "a4", margin: (x: 18mm, top: 18mm, bottom: 22mm), footer: context [
  #set text(size: 7pt, fill: luma(90))
  #grid(columns: (1fr, auto), column-gutter: 8mm, text(font: "DejaVu Sans Mono", size: 5.6pt)[#judgekit-footer.get()],
    [#counter(page).display("1 / 1", both: true)])
])
#set text(font: "Libertinus Serif", size: 10.5pt, lang: "it", hyphenate: true)
#set par(leading: 0.58em, spacing: 0.75em)
#set enum(indent: 0.4em, spacing: 0.5em)
#show heading.where(level: 1): set text(size: 17pt)
#let grey(body) = text(size: 8.5pt, fill: luma(90), body)
#let question(n, label, body) = block(breakable: false, width: 100%, above: 1.5em)[
  #text(weight: "bold", size: 11.5pt)[#n.] #h(0.4em) #grey(label)
  #v(-0.1em)
  #body
]
#let tick(letter, body) = grid(columns: (1.1em, 1.3em, 1fr), column-gutter: 0.35em,
  box(width: 0.8em, height: 0.8em, stroke: 0.6pt, baseline: 0.08em), [#letter.], body)
#let place-of(n, body) = grid(columns: (2.2em, 1.3em, 1fr), column-gutter: 0.5em,
  box(width: 2em, height: 0.9em, stroke: (bottom: 0.6pt)), [#n.], body)
#let board(moment, head, ..rows) = block(above: 0.6em, below: 0.9em)[
  #set text(size: 9pt, hyphenate: true)
  #set par(leading: 0.5em)
  #emph(moment)
  #v(-0.35em)
  #table(columns: WIDTHS, align: (left, left, center, left, left), stroke: 0.4pt + luma(140), inset: 4pt,
    fill: (_, y) => if y == 0 { luma(236) }, table.header(..head.map(cell => strong(cell))), ..rows.pos().flatten())
]
"""


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return _compiled(
        "\n#pagebreak()\n#counter(page).update(1)\n".join("\n".join(_sheet(one)) for one in sheets), sheets
    )


def key(sheets: Sequence[Sheet]) -> bytes:
    return _compiled("\n#pagebreak()\n".join("\n".join(_key(one)) for one in sheets), sheets, words.KEY)


def _compiled(body: str, sheets: Sequence[Sheet], title: str = "") -> bytes:
    name = ": ".join(filter(None, (title, sheets[0].title)))
    head = f"#set document(title: {_text(name)}, date: none)\n"
    head += f'#let judgekit-footer = state("footer", {_text(words.footer(sheets[0]))})\n'
    source = head + _STYLE.replace("WIDTHS", _WIDTHS) + body
    made: bytes = typst.compile(source.encode(), format="pdf", ignore_system_fonts=True, timestamp=_EPOCH)
    return made


def _text(text: str) -> str:
    """A string of typst: whatever stands in it is said, not obeyed."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _said(text: str) -> str:
    return f"#{_text(text)}"


def _sheet(one: Sheet) -> Iterator[str]:
    yield f"= {_said(words.heading(one))}"
    yield f"#grey({_text(words.under(one))})"
    yield "#v(0.4em)"
    yield (
        "#grid(columns: (3fr, 1.4fr, 1.2fr), column-gutter: 8mm, row-gutter: 3pt, "
        f"..({_text(words.NAME)}, {_text(words.DATE)}, {_text(words.SCORE + f':          / {one.points}')})"
        ".map(it => box(width: 100%, stroke: (bottom: 0.6pt), inset: (bottom: 4pt), it)))"
    )
    for n, question in enumerate(one.questions, 1):
        yield from _question(n, question)


def _question(n: int, question: Question) -> Iterator[str]:
    yield f"#question({n}, {_text(words.label(question))})["
    yield f"{_said(question.prompt)}\n"
    if question.board is not None:
        yield _board(question.board)
    yield from (f"+ {_said(line)}" for line in question.script)
    if question.account:
        yield f"\n{_said('Resoconto:')}\n"
        yield from (f"+ {_said(line)}" for line in question.account)
    if question.ask:
        yield f"\n#strong({_text(question.ask)})\n"
    yield from (f"#tick({_text(letter)}, {_text(text)})" for letter, text in words.lettered(question))
    yield from (f"#place-of({k}, {_text(text)})" for k, text in enumerate(question.items, 1))
    if question.form == "number":
        yield "Risposta: #box(width: 6em, stroke: (bottom: 0.6pt), height: 0.9em)"
    yield "]"


def _board(table: Table) -> str:
    head = ", ".join(map(_text, table.head))
    rows = ", ".join(f"({', '.join(map(_text, row))},)" for row in table.rows)
    return f"#board({_text(table.moment)}, ({head},), {rows})"


def _key(one: Sheet) -> Iterator[str]:
    yield f"= {_said(f'{words.KEY}: {words.heading(one)}')}"
    yield f"#grey({_text(words.under(one))})"
    for n, question in enumerate(one.questions, 1):
        yield f"#question({n}, {_text(words.label(question))})["
        yield f"#strong({_text(words.right(question))})\n"
        yield "#set text(size: 9pt)"
        for rule in question.decisive:
            without = f" #emph({_text(f'({rule.without})')})" if rule.without else ""
            yield f"- #strong({_text(words.rule(rule))}): {_said(rule.text)}{without}"
        yield from (f"- {_said(mistake)}" for mistake in words.mistakes(question))
        if question.explanation:
            yield "\n#text(fill: luma(70), size: 8.5pt)["
            yield from (f"+ {_said(step)}" for step in question.explanation)
            yield "]"
        yield "]"
