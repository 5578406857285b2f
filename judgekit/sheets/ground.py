"""What a sheet is about: the rules that a lesson names, or some rules alone, and the claims that a lesson marks."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judgekit.editions import EDITIONS, game_of
from judgekit.errors import BadDocument, Fault, JudgekitError, UnknownRule
from judgekit.refs import Ref, parent_of
from judgekit.texts import find
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.texts.library import Corpus, Unit


_PROOF = re.compile(r"(?P<edition>[a-z]+(?:-\d+)?):(?P<number>[\w.-]+?)(?=[,;]? |$|[,;]$|\.$)|caso (?P<case>[\w./-]+)")
_PARTS = 3
_SEVERAL = 2  # rules that answer to each other: one alone makes no section


class OtherGame(JudgekitError):
    """A lesson is asked for under an edition of another game."""


class Claim(NamedTuple):
    """A sentence that is so, the same with one fact turned, the rules that prove it and the case that shows them."""

    section: str
    true: str
    false: str
    edition: str
    numbers: tuple[str, ...]
    case: str = ""


class Ground(NamedTuple):
    """The rules of an edition that a sheet is about; with `whole` any."""

    name: str
    title: str
    edition: str
    numbers: frozenset[str] = frozenset()
    claims: tuple[Claim, ...] = ()
    whole: bool = False

    def holds(self, number: str) -> bool:
        """Whether a number is one of them, or stands under one of them."""
        if self.whole:
            return True
        above: str | None = number
        while above is not None:
            if above in self.numbers:
                return True
            above = parent_of(above)
        return False


def of_lesson(corpus: Corpus, name: str, edition: str = "") -> Ground:
    """What a lesson, or a section of one, is about. Raises UnknownLesson, OtherGame."""
    return of_unit(corpus, find.lesson(corpus, name), edition)


def of_unit(corpus: Corpus, unit: Unit, edition: str = "") -> Ground:
    """The same of a lesson that is at hand. Raises OtherGame."""
    sections = list(_sections(corpus, unit))
    home = home_of(sections)
    edition = edition or home
    if game_of(edition) != game_of(home):
        there = ", ".join(one for one in EDITIONS if game_of(one) == game_of(home))
        raise OtherGame(f"«{unit.title}» è una lezione di un altro gioco: si può chiedere con --edition {there}")
    numbers = frozenset(_numbers(corpus, sections, edition))
    claims = tuple(claim for section in sections for text in section.claims for claim in read_claim(section, text))
    return Ground(unit.ref.path, unit.title, edition, numbers, claims)


def of_edition(corpus: Corpus, edition: str) -> Ground:
    """What all lessons that can be asked under an edition are about."""
    lessons = [unit for unit in find.lessons(corpus) if game_of(home_of(_sections(corpus, unit))) == game_of(edition)]
    each = [of_unit(corpus, unit, edition) for unit in lessons]
    numbers = frozenset[str]().union(*(one.numbers for one in each))
    return Ground("", "Tutte le lezioni", edition, numbers, tuple(claim for one in each for claim in one.claims))


def of_rules(corpus: Corpus, numbers: Iterable[str], edition: str) -> Ground:
    """Some rules of an edition and what stands under them. Raises UnknownRule."""
    wanted = tuple(number.rpartition(":")[2] for number in numbers)
    for number in wanted:
        if Ref(edition, number) not in corpus.units:
            raise UnknownRule(f"{edition} non ha una regola {number}", find.nearest_rules(corpus, number, [edition]))
    title = "Regole " + ", ".join(wanted) if len(wanted) > 1 else f"Regola {wanted[0]}"
    return Ground("", title, edition, frozenset(wanted))


def home_of(sections: Iterable[Unit]) -> str:
    """The edition that a lesson speaks of: the one that it names most often, of those that can be played."""
    named = Counter(ref.edition for section in sections for ref in section.refs if ref.edition in EDITIONS)
    return named.most_common(1)[0][0] if named else EDITIONS[0]


def _sections(corpus: Corpus, unit: Unit) -> Iterator[Unit]:
    yield unit
    for ref in corpus.links[unit.ref].children:
        yield from _sections(corpus, corpus.units[ref])


def _numbers(corpus: Corpus, sections: Iterable[Unit], edition: str) -> Iterator[str]:
    """The numbers that sections name, and for those of other editions of the game what answers to them here."""
    for ref in dict.fromkeys(ref for section in sections for ref in section.refs):
        if ref.edition == edition:
            yield ref.path
        elif game_of(ref.edition) == game_of(edition) and ref in corpus.links:
            there = [one.ref.path for one in corpus.links[ref].elsewhere if one.ref.edition == edition]
            yield from there or _section_of(corpus, ref, edition)


def _section_of(corpus: Corpus, section: Ref, edition: str) -> Iterator[str]:
    """The section of an edition where most of what answers to the rules of another one's section stands."""
    rules = corpus.links[section].children
    there = (one.ref.path for rule in rules for one in corpus.links[rule].elsewhere if one.ref.edition == edition)
    most = Counter(path.partition(".")[0] for path in there).most_common(1)
    yield from (path for path, much in most if much >= _SEVERAL)


def read_claim(section: Unit, text: str) -> tuple[Claim, ...]:
    """The claims in a marked paragraph, one for each edition that it names: «true · false · cr-2016:509.1h caso NOME».

    Raises BadDocument where a part is missing.
    """
    parts = [part.strip() for part in text.split(" · ")]
    found = list(_PROOF.finditer(parts[-1])) if len(parts) == _PARTS else []
    case = next((match["case"] for match in found if match["case"]), "").rstrip(".")
    by_edition: dict[str, list[str]] = {}
    for match in found:
        if match["edition"]:
            by_edition.setdefault(match["edition"], []).append(match["number"])
    if not by_edition:
        those = (
            "un’**Affermazione.** ha tre parti divise da « · »: la frase vera, quella falsa, le regole che la provano"
        )
        raise BadDocument((Fault(section.file, section.line, 1, those),))
    return tuple(
        Claim(section.ref.path, parts[0], parts[1], edition, tuple(numbers), case)
        for edition, numbers in by_edition.items()
    )
