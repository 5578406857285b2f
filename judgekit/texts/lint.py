"""What a careful editor would question: dangling and suspicious references, gaps, empty or untitled units."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.refs import LETTERS, Ref, fold, is_number, mentions
from judgekit.texts.find import nearest_rules, resolve
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.texts.library import Corpus, Unit


_WIDEST, _LONGEST = 60, 9  # numbers of a gap that are told one by one; digits of a number
_QUOTED = re.compile(r"\s*,?\s*[«“\"]([^»”\"]+)[»”\"]")
_PART = re.compile(r"(.*?)(\d+|[a-z])$")


class Finding(NamedTuple):
    """One thing to look at. Kinds: dangling, suspicious, gap, empty, untitled."""

    kind: str
    ref: Ref
    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message} [{self.kind}]"


def lint(corpus: Corpus, editions: Iterable[str]) -> tuple[Finding, ...]:
    """Everything to look at in these editions, in the order of the texts."""
    found: list[Finding] = []
    for name in editions:
        units = list(corpus.of_edition(name))
        for unit in units:
            found += _dangling(corpus, unit)
            found += _suspicious(corpus, unit)
            found += _empty(corpus, unit)
        if not next(e for e in corpus.editions if e.name == name).excerpt:
            found += gaps(units)
    return tuple(found)


def _finding(kind: str, unit: Unit, message: str) -> Finding:
    return Finding(kind, unit.ref, unit.file, unit.line, message)


def _dangling(corpus: Corpus, unit: Unit) -> Iterator[Finding]:
    excerpts = {edition.name for edition in corpus.editions if edition.excerpt}
    for name in unit.outside:
        edition, _, path = name.partition(":")
        if edition in excerpts and is_number(path):
            continue  # an excerpt names rules that it does not hold
        near = nearest_rules(corpus, path, [edition]) if is_number(path) else ()
        hint = f" (forse {', '.join(near[:3])})" if near else ""
        yield _finding("dangling", unit, f"{unit.ref} rinvia a {name}, che non esiste{hint}")


def _suspicious(corpus: Corpus, unit: Unit) -> Iterator[Finding]:
    """A reference that quotes a title which is not the title of what it points to."""
    for text in (unit.text, *unit.examples):
        for mention in mentions(text):
            quoted = _QUOTED.match(text, mention.end)
            ref = resolve(corpus, mention, unit.ref)
            if quoted is None or ref is None:
                continue
            title = corpus.units[ref].title
            if title and not _alike(quoted[1], title):
                message = f"{unit.ref} chiama {ref.path} «{quoted[1]}», ma il suo titolo è «{title}»"
                yield _finding("suspicious", unit, message)
    if unit.ref in unit.refs:
        yield _finding("suspicious", unit, f"{unit.ref} rinvia a sé stessa")


def _alike(one: str, two: str) -> bool:
    a, b = (set(re.findall(r"\w{3,}", fold(text))) for text in (one, two))
    return bool(a & b) or not (a and b)


def _empty(corpus: Corpus, unit: Unit) -> Iterator[Finding]:
    if unit.kind == "heading" and not corpus.links[unit.ref].children:
        yield _finding("empty", unit, f"{unit.ref} ha un titolo ma nessun testo")
    if not unit.title and unit.kind != "rule":
        yield _finding("untitled", unit, f"{unit.ref} non ha titolo")


def gaps(units: Iterable[Unit]) -> tuple[Finding, ...]:
    """Numbers left out of a series: 102.3 between 102.2 and 102.4, 509.1b between a and c (l and o aside)."""
    series: dict[tuple[str, bool], list[tuple[int, Unit]]] = defaultdict(list)
    found: list[Finding] = []
    for unit in units:
        part = _PART.match(unit.ref.path) if is_number(unit.ref.path) else None
        if part is None:
            continue
        stem, last = part.groups()
        if len(last) > _LONGEST:
            found.append(_finding("suspicious", unit, f"{unit.ref} ha un numero smisurato"))
            continue
        if stem or len(last) < 3:
            series[stem, last.isalpha()].append((LETTERS.find(last) if last.isalpha() else int(last), unit))
        else:  # 509 is section 9 of chapter 5
            series[last[0], False].append((int(last[1:]), unit))
    for (stem, lettered), members in series.items():
        members.sort(key=lambda member: member[0])
        for (low, _), (high, unit) in pairwise(members):
            if high - low > _WIDEST:
                message = f"prima di {unit.ref} mancano {high - low - 1} numeri: è il numero giusto?"
                found.append(_finding("gap", unit, message))
                continue
            for missing in range(low + 1, high):
                last = LETTERS[missing] if lettered else str(missing)
                number = f"{stem}{missing:02}" if len(unit.ref.path) == 3 and unit.ref.path.isdigit() else stem + last
                found.append(_finding("gap", unit, f"prima di {unit.ref} manca il numero {number}"))
        if lettered and members[0][0] > 0:
            found.append(_finding("gap", members[0][1], f"prima di {members[0][1].ref} manca il numero {stem}a"))
    return tuple(found)
