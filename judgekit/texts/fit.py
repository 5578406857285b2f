"""Which edition is this? The numbering of a text compared with the numberings of dated editions.

Texts carry dates that their numbers deny; numbers are renumbered with almost every edition, and so tell its age.
`rules/numerazioni.tsv` keeps the numbers of the official texts of some dates: facts, no text.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, BadRef, Fault
from judgekit.refs import expand, is_number
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgekit.texts.library import Corpus, Unit


_LEAST = 0.5  # share of common numbers from which one text may be called an edition of another
_SHOWN = 8


class Numbering(NamedTuple):
    """The rule numbers of one dated edition."""

    edition: str
    date: str
    numbers: frozenset[str]


class Fit(NamedTuple):
    """How well a text's numbers are those of an edition, within the sections that the text holds."""

    edition: str
    date: str
    common: int
    compared: int  # numbers that either has
    missing: tuple[str, ...]  # the first numbers of the edition that the text lacks
    extra: tuple[str, ...]  # the first numbers of the text that the edition lacks

    @property
    def share(self) -> float:
        return self.common / self.compared if self.compared else 0.0


def read_numberings(text: str, file: str) -> tuple[Numbering, ...]:
    """Read rows `edition TAB date TAB section TAB numbers`, numbers as `1 1a-h 2`. Raises BadDocument."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    faults = []
    for n, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            edition, date, section, rest = line.split("\t")
            for token in rest.split():
                first, _, last = f"{section}.{token}".partition("-")
                found[edition, date] |= set(expand(first, last)) if last else {first}
        except (ValueError, BadRef):
            faults.append(Fault(file, n, 1, "servono edizione, data, sezione e numeri, divisi da tabulazioni"))
    if faults:
        raise BadDocument(tuple(faults))
    return tuple(Numbering(edition, date, frozenset(numbers)) for (edition, date), numbers in found.items())


def numbering_of(units: Iterable[Unit]) -> frozenset[str]:
    """The numbers of rules, chapter headings aside."""
    return frozenset(unit.ref.path for unit in units if is_number(unit.ref.path) and "." in unit.ref.path)


def at_hand(corpus: Corpus, tables: Iterable[Numbering], but: str) -> dict[str, Numbering]:
    """Every numbering to compare with: those kept as tables, and of the whole editions at hand, `but` aside."""
    known = {table.edition: table for table in tables if table.edition != but}
    for edition in corpus.editions:
        if edition.name != but and edition.name not in known and not edition.excerpt:
            numbers = numbering_of(corpus.of_edition(edition.name))
            if numbers:
                known[edition.name] = Numbering(edition.name, edition.date, numbers)
    return known


def fits(numbers: frozenset[str], known: Mapping[str, Numbering]) -> tuple[Fit, ...]:
    """How well some numbers fit each known edition, best first."""
    sections = {_section(number) for number in numbers}
    found = []
    for edition, date, all_theirs in known.values():
        theirs = {number for number in all_theirs if _section(number) in sections}
        common = numbers & theirs
        found.append(
            Fit(
                edition,
                date,
                len(common),
                len(numbers | theirs),
                tuple(sorted(theirs - numbers))[:_SHOWN],
                tuple(sorted(numbers - theirs))[:_SHOWN],
            )
        )
    return tuple(sorted(found, key=lambda fit: (-fit.share, -fit.common, fit.edition)))


def best(numbers: frozenset[str], known: Mapping[str, Numbering]) -> Fit | None:
    """The edition whose numbering this is, or is nearest to; None where none is near."""
    ranked = fits(numbers, known)
    return ranked[0] if ranked and ranked[0].share >= _LEAST else None


def _section(number: str) -> str:
    return number.partition(".")[0]
