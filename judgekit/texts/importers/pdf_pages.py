"""PDF pages as lines of text in reading order: by where the letters stand, columns one after the other."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from itertools import pairwise
from math import isfinite
from statistics import median
from typing import TYPE_CHECKING, Any

from judgekit.errors import BadDocument, Fault, Unreadable
from judgekit.texts.importers.printed_lines import Line, number
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


MAGIC = b"%PDF-"
_HEAD = 1024  # bytes within which a PDF says that it is one
_GUTTER = 6.0  # points: the least room between two columns
_DIGITS = re.compile(r"\d+")
_PAGE = re.compile(r"(?:p\.|pag(?:e|ina|\.)?)?\s*\d{1,4}(?:\s*(?:/|di|of)\s*\d{1,4})?", re.IGNORECASE)
_FAR = 1e5  # points: no page is as large
_HYPHEN = 2  # how pdfium writes a hyphen at the end of a line


class Word(NamedTuple):
    """A word and its box; `y` grows upwards."""

    text: str
    left: float
    right: float
    bottom: float
    top: float

    @property
    def middle(self) -> float:
        return (self.bottom + self.top) / 2

    @property
    def height(self) -> float:
        return self.top - self.bottom


class Row(NamedTuple):
    """The words of a column at one height, from left to right."""

    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)

    @property
    def middle(self) -> float:
        return self.words[0].middle


def is_pdf(content: bytes) -> bool:
    return MAGIC in content[:_HEAD]


def lines(content: bytes, file: str) -> tuple[Line, ...]:
    """The lines of all pages. Raises Unreadable without pypdfium2 or the password, else BadDocument."""
    pages = _without_frames([_ordered(words) for words in _pages(content, file)])
    columns = [column for page in pages for column in page]
    steps = [step for column in columns for step in _steps(column)]
    usual = median(steps) if steps else 1.0
    found = number(enumerate((text for column in columns for text in _spaced(column, usual)), 1))
    if not found:
        message = "il PDF non contiene testo, forse solo immagini: passalo prima per un OCR"
        raise BadDocument((Fault(file, 1, 1, message),))
    return found


# --- what pdfium knows ------------------------------------------------------------------------------------------------


def _pages(content: bytes, file: str) -> list[list[Word]]:
    try:
        pdfium = importlib.import_module("pypdfium2")
    except ImportError as error:
        message = f"{file}: per leggere i PDF serve pypdfium2: pip install 'judgekit[pdf-import]'"
        raise Unreadable(message) from error
    try:
        document = pdfium.PdfDocument(content)
        try:
            return [_words(_letters(document[n], pdfium)) for n in range(len(document))]
        finally:
            document.close()
    except pdfium.PdfiumError as error:
        if "password" in str(error).lower():
            raise Unreadable(f"{file}: il PDF è protetto da una parola d’ordine: salvane una copia senza") from error
        message = "il PDF è danneggiato: riaprilo e salvalo di nuovo, oppure salvalo come testo"
        raise BadDocument((Fault(file, 1, 1, message),)) from error


def _letters(page: Any, pdfium: Any) -> Iterator[Word | None]:
    """The letters of a page in the order in which the file draws them; None between words."""
    letters = page.get_textpage()
    for n in range(letters.count_chars()):
        code = pdfium.raw.FPDFText_GetUnicode(letters, n)
        letter = "-" if code == _HYPHEN else chr(code) if 32 < code < 0xD800 or 0xDFFF < code < 0x110000 else ""
        box = letters.get_charbox(n, loose=True) if letter.strip() else ()
        if box and all(isfinite(side) and abs(side) < _FAR for side in box):
            left, bottom, right, top = box
            yield Word(letter, left, right, bottom, top)
        else:
            yield None


def _words(letters: Iterable[Word | None]) -> list[Word]:
    words: list[Word] = []
    before: Word | None = None
    for letter in letters:
        if letter and before and _joins(words[-1], letter):
            word = words[-1]
            words[-1] = word._replace(text=word.text + letter.text, right=max(word.right, letter.right))
        elif letter:
            words.append(letter)
        before = letter
    return words


def _joins(word: Word, letter: Word) -> bool:
    """Whether a letter goes on with a word: at its height, and right behind it."""
    level = abs(letter.middle - word.middle) < 0.3 * max(word.height, 1.0)
    return level and -0.5 * word.height < letter.left - word.right < 0.25 * word.height


# --- reading order ----------------------------------------------------------------------------------------------------


def _ordered(words: Sequence[Word]) -> list[list[Row]]:
    """The columns of a page, in the order in which one reads them, each as rows from the top."""
    rows = _rows(words)
    gutter = _gutter(rows)
    if gutter is None:
        return [rows]
    columns: list[list[Row]] = []
    band: list[Word] = []
    for row in rows:
        if _crosses(row, gutter):  # a title over both columns: what is above it is read first
            columns += _columns(band, gutter)
            columns.append([row])
            band = []
        else:
            band += row.words
    return [column for column in (*columns, *_columns(band, gutter)) if column]


def _columns(words: Iterable[Word], gutter: float) -> list[list[Row]]:
    words = list(words)
    left = [word for word in words if word.right <= gutter]
    return [_rows(left), _rows([word for word in words if word.right > gutter])]


def _rows(words: Sequence[Word]) -> list[Row]:
    found: list[list[Word]] = []
    for word in sorted(words, key=lambda word: -word.middle):
        if found and abs(found[-1][0].middle - word.middle) < 0.5 * max(found[-1][0].height, word.height, 1.0):
            found[-1].append(word)
        else:
            found.append([word])
    return [Row(tuple(sorted(row, key=lambda word: word.left))) for row in found]


def _crosses(row: Row, gutter: float) -> bool:
    return any(left < gutter < right for left, right in _runs(row))


def _runs(row: Row) -> Iterator[tuple[float, float]]:
    """The stretches of a row that words cover, spaces between words included."""
    start, stop = row.words[0].left, row.words[0].right
    for word in row.words[1:]:
        if word.left - stop > max(_GUTTER, 0.6 * word.height):
            yield start, stop
            start = word.left
        stop = max(stop, word.right)
    yield start, stop


def _gutter(rows: Sequence[Row]) -> float | None:
    """The middle of the room between two columns; None where the page has one."""
    if len(rows) < 2:
        return None
    runs = [run for row in rows for run in _runs(row)]
    first, last = min(left for left, _ in runs), max(right for _, right in runs)
    size = int(last - first) + 1
    if not 10 < size < 10_000:
        return None
    covered = [0] * size
    for left, right in runs:
        for x in range(int(left - first), min(size, int(right - first) + 1)):
            covered[x] += 1
    free = _widest([x for x in range(size // 4, 3 * size // 4) if covered[x] <= 0.1 * len(rows)])
    if free is None or free[1] - free[0] < _GUTTER:
        return None
    fullest = min(max(covered[: free[0]], default=0), max(covered[free[1] + 1 :], default=0))
    return first + (free[0] + free[1] + 1) / 2 if fullest >= 0.25 * len(rows) else None


def _widest(positions: Sequence[int]) -> tuple[int, int] | None:
    """The longest run of neighbours: its first and last."""
    best: tuple[int, int] | None = None
    start = before = -1
    for x in positions:
        if x != before + 1 or start < 0:
            start = x
        before = x
        if best is None or x - start > best[1] - best[0]:
            best = (start, x)
    return best


def _without_frames(pages: list[list[list[Row]]]) -> list[list[list[Row]]]:
    """The pages without page numbers, and without what stands at the head or foot of most of them."""
    edges = Counter(mark for page in pages for mark in {_mark(row) for row in _edges(page)})
    often = {mark for mark, count in edges.items() if count >= 3 and count > 0.5 * len(pages)}
    out = []
    for page in pages:
        drop = {id(row) for row in _edges(page) if _PAGE.fullmatch(row.text) or _mark(row) in often}
        out.append([[row for row in column if id(row) not in drop] for column in page])
    return out


def _edges(page: Sequence[Sequence[Row]]) -> list[Row]:
    """The highest and the lowest row of a page."""
    rows = [row for column in page for row in column]
    return [max(rows, key=lambda row: row.middle), min(rows, key=lambda row: row.middle)] if rows else []


def _mark(row: Row) -> str:
    return _DIGITS.sub("#", row.text)


def _steps(column: Sequence[Row]) -> list[float]:
    return [one.middle - two.middle for one, two in pairwise(column)]


def _spaced(column: Sequence[Row], usual: float) -> Iterator[str]:
    """The rows of a column as lines, with blank lines where rows are further apart than is usual in the document."""
    for row, step in zip(column, (0.0, *_steps(column)), strict=False):
        yield from [""] * min(4, round(step / max(usual, 1.0) - 0.9))
        yield row.text
