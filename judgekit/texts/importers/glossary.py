"""Glossary entries: where one ends and the next begins, their status, the entries that they point to."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judgekit.refs import fold, slug
from judgekit.texts.importers.drafts import Draft
from judgekit.texts.importers.printed_lines import broken, ends, flow, is_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.texts.importers.drafts import Pointer
    from judgekit.texts.importers.printed_lines import Line
    from judgekit.texts.library import Status


_STATUS = re.compile(r"\s*\((obsolete|informal|obsolet[oa]|informale)\)", re.IGNORECASE)
_ASIDE = re.compile(r"\([^)]*\)")
_BODY = re.compile(r"(?:\d+\.|see\b|vedi\b|examples?:|esempi?o?:)", re.IGNORECASE)
_SENSE = re.compile(r"\d+\.\s")
_SEE = re.compile(r"\b(?:See|Vedi)(?:,? also| anche)? ((?:la voce |le voci )?[^.;:()]+)", re.IGNORECASE)
_NUMBER = re.compile(r"(?:la |le |the )?(?:rules?|regol[ae]|sections?|sezion[ei]|punt[oi]|\d)\b", re.IGNORECASE)
_LIST = re.compile(r",? (?:and|or|e|ed|o) |,\s*|;\s*")
_SHORT = 45  # characters of a title, where bodies are broken into longer lines
_QUOTES = str.maketrans("", "", '“”"«»')


def read(lines: Sequence[Line], place: str) -> list[Draft]:
    """The entries of a glossary, each under a slug of its title."""
    wrapped = broken(lines)
    drafts: list[Draft] = []
    taken: Counter[str] = Counter()
    for entry in _entries(lines, wrapped=wrapped):
        draft = _draft(entry, wrapped=wrapped, place=place)
        taken[draft.path] += 1
        if taken[draft.path] > 1:
            draft.path += f"-{taken[draft.path]}"
        drafts.append(draft)
    return drafts


def _entries(lines: Sequence[Line], *, wrapped: bool) -> Iterator[list[Line]]:
    """The lines of each entry, title first.

    Where blank lines set entries apart, they decide; where there are none, or one after every line, the looks do.
    """
    gaps = sum(line.gap > 0 for line in lines)
    apart = 0.1 * len(lines) < gaps < 0.9 * len(lines)
    entry: list[Line] = []
    for before, line, after in zip((None, *lines), lines, (*lines[1:], None), strict=False):
        if not _opens(line):
            new = False
        elif apart and (line.gap > 0 or before is None):
            new = True
        else:
            new = (wrapped or not apart) and _named(before, line, after, wrapped=wrapped)
        if new and entry:
            yield entry
            entry = []
        if new or entry:
            entry.append(line)
    if entry:
        yield entry


def _opens(line: Line) -> bool:
    return is_title(_STATUS.sub("", line.text)) and not _BODY.match(line.text)


def _named(before: Line | None, line: Line, after: Line | None, *, wrapped: bool) -> bool:
    """Without blank lines: a title has a body below it, which is no title; among broken lines, it is a short one."""
    if after is None or len(line.text.split()) > 10:
        return False
    if wrapped:
        said = before is None or ends(before.text)
        return said and len(line.text) <= _SHORT and (len(after.text) > _SHORT or ends(after.text))
    return not _opens(after)


def _draft(entry: Sequence[Line], *, wrapped: bool, place: str) -> Draft:
    title, status = _status(entry[0].text)
    path = f"glossario/{slug(_ASIDE.sub('', title)) or slug(title) or 'voce'}"
    draft = Draft(path, "term", title, entry[0].n, group=(place,), defines=True, status=status)
    for line in entry[1:]:
        if wrapped and draft.body and line.gap == 0 and not _SENSE.match(line.text):
            draft.body[-1] = flow((draft.body[-1], line.text))
        else:
            draft.body.append(line.text)
    if not draft.body:
        draft.body.append(title)  # a name in a list, all that the source says of it
    return draft


def _status(title: str) -> tuple[str, Status]:
    match = _STATUS.search(title)
    if match is None or not _STATUS.sub("", title).strip():
        return title, "current"
    status: Status = "informal" if match[1].lower().startswith("inf") else "obsolete"
    return _STATUS.sub("", title).strip(), status


# --- entries that name entries ----------------------------------------------------------------------------------------


def pointers(drafts: Sequence[Draft]) -> list[Pointer]:
    """The fact «Vedi» of every entry that sends to others of this glossary."""
    titles = {_key(part): draft for draft in reversed(drafts) for part in re.split(r",\s*|/", draft.title)}
    titles |= {_key(draft.title): draft for draft in reversed(drafts)}
    found: list[Pointer] = []
    for draft in drafts:
        named = [there for text in draft.body for there in _named_in(text, titles) if there is not draft]
        if named:
            found.append((draft.path, "Vedi", "; ".join(dict.fromkeys(d.title for d in named)), draft.line))
    return found


def _named_in(text: str, titles: dict[str, Draft]) -> Iterator[Draft]:
    for match in _SEE.finditer(text):
        names = re.sub(r"^(?:la voce|le voci) ", "", match[1])
        if whole := _titled(names, titles):
            yield whole
        elif not _NUMBER.match(names):
            yield from filter(None, (_titled(name, titles) for name in _LIST.split(names)))


def _titled(name: str, titles: dict[str, Draft]) -> Draft | None:
    """The entry of that name, also where it is named in the plural."""
    key = _key(name)
    return titles.get(key) or titles.get(key.removesuffix("s"))


def _key(title: str) -> str:
    return fold(title.translate(_QUOTES)).strip(" .,")
