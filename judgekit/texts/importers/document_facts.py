"""What a document says of itself: date, language, game; and the front matter made of it."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.texts.importers.printed_lines import Line, Source


_MONTHS = {
    name: month
    for names in (
        "january february march april may june july august september october november december",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    )
    for month, name in enumerate(names.split(), 1)
}
_MONTH = "|".join(_MONTHS)
_DATE = re.compile(
    rf"""(?x)
    \b (?P<iso>\d{{4}}-\d{{2}}-\d{{2}}) \b
    | \b (?P<us>{_MONTH}) \s (?P<us_day>\d{{1,2}}) (?:st|nd|rd|th)? ,? \s (?P<us_year>\d{{4}}) \b
    | (?: (?<![\d.]) (?P<day>\d{{1,2}}) (?:°|st|nd|rd|th)? \s (?:of\s|di\s)? )?
      \b (?P<month>{_MONTH}) ,? \s (?P<year>\d{{4}}) \b
    | (?<!\d) (?P<one>\d{{1,2}}) (?P<mark>[/.-]) (?P<two>\d{{1,2}}) (?P=mark) (?P<last>\d{{4}}) (?!\d)
    """,
    re.IGNORECASE,
)
_ITALIAN = frozenset("il la di che una un del della non è per con le gli nel se".split())
_ENGLISH = frozenset("the of a and to is that or if it in with by its this".split())
_WOM = re.compile(r"Diamagic|Wizards of Mickey")
_EDGE = 80  # lines at either end of a document in which it tells its date


def dates(text: str) -> list[str]:
    """Every date that a text names, in ISO form; a month alone stands for its first day."""
    return [iso for match in _DATE.finditer(text) if (iso := _iso(match))]


def _iso(match: re.Match[str]) -> str:
    found = match.groupdict()
    if found["iso"]:
        return _valid(*map(int, found["iso"].split("-")))
    if found["us"]:
        return _valid(int(found["us_year"]), _MONTHS[found["us"].lower()], int(found["us_day"]))
    if found["month"]:
        return _valid(int(found["year"]), _MONTHS[found["month"].lower()], int(found["day"] or 1))
    one, two, year = int(found["one"]), int(found["two"]), int(found["last"])
    return _valid(year, two, one) or _valid(year, one, two)


def _valid(year: int, month: int, day: int) -> str:
    try:
        return date(year, month, day).isoformat() if 1990 <= year <= 2100 else ""
    except ValueError:
        return ""


def date_of(lines: Sequence[Line], cue: str) -> str:
    """The date in a line that `cue` marks, at either end of the document; else the first date at its beginning."""
    head, tail = lines[:_EDGE], lines[-_EDGE:]
    marked = [line.text for line in (*head, *tail) if re.search(cue, line.text, re.IGNORECASE)]
    for text in (*marked, *(line.text for line in head)):
        if found := dates(text):
            return found[0]
    return ""


def language(lines: Iterable[Line]) -> str:
    """`it` or `en`, by the small words of the text."""
    italian = english = 0
    for line in lines:
        words = line.text.lower().split()
        italian += sum(word in _ITALIAN for word in words)
        english += sum(word in _ENGLISH for word in words)
    return "en" if english > italian else "it"


def game(lines: Iterable[Line]) -> str:
    return "wom" if sum(_WOM.search(line.text) is not None for line in lines) >= 3 else "magic"


def first_title(lines: Sequence[Line]) -> str:
    """The first line, where it is no rule and not too long to be a title."""
    first = lines[0].text if lines else ""
    return first if len(first) <= 120 and not first[:1].isdigit() else ""


def meta(source: Source, title: str, day: str, **more: str) -> dict[str, str]:
    """The front matter of an imported document."""
    return {
        "edizione": source.name,
        "titolo": title or source.base,
        "data": day,
        "lingua": language(source.lines),
        "fonte": source.base,
        "gioco": game(source.lines),
        "rinvii": source.name,
        **more,
    }
