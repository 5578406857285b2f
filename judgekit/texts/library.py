"""The values of the library: units of text (rules and terms), editions, and the corpus that joins them.

They are named tuples: the classes are made at every cold start, where a dataclass costs up to a millisecond.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from judgekit.errors import BadRef
from judgekit.refs import Ref, is_number
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


Kind = Literal["rule", "heading", "faq", "section", "term"]
Status = Literal["current", "obsolete", "informal"]


class Unit(NamedTuple):
    """A piece of text with a ref of its own: a rule, heading, FAQ, lesson section or glossary entry.

    `text` is light Markdown: paragraphs, lists, *emphasis*, {mana}. The last fields are those of glossary entries.
    """

    ref: Ref
    kind: Kind
    title: str
    text: str
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()  # to the judge: slips and contradictions of the source, and the reading taken
    questions: tuple[str, ...] = ()  # what the unit answers, as people ask it
    refs: tuple[Ref, ...] = ()  # units named in the text, in order; of a term, the rules that it points to
    outside: tuple[str, ...] = ()  # refs named in the text that no edition at hand holds
    parent: Ref | None = None
    place: tuple[str, ...] = ()  # the headings above with their numbers, outermost first
    file: str = ""
    line: int = 0
    defines: bool = False  # an entry of a glossary: a term, or a numbered point that defines one
    status: Status = "current"
    english: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    see: tuple[Ref, ...] = ()  # related terms
    claims: tuple[str, ...] = ()  # of a lesson: what is so, the same with one fact turned, the rules that prove it


class Edition(NamedTuple):
    """One rule book, glossary included. `cites` is the edition that bare numbers in its prose belong to."""

    name: str
    title: str
    date: str
    source: str = ""
    language: str = "it"
    excerpt: bool = False  # holds only part of its numbers: a ref to another part is outside, not dangling
    cites: str = ""
    game: str = "magic"
    about: str = ""
    bundled: bool = True
    rules: int = 0
    subrules: int = 0
    examples: int = 0
    terms: int = 0


class Elsewhere(NamedTuple):
    """The same matter in another edition; `same` tells whether the rule is unchanged."""

    ref: Ref
    same: bool


class Links(NamedTuple):
    """What surrounds a unit."""

    children: tuple[Ref, ...] = ()
    cited_by: tuple[Ref, ...] = ()
    elsewhere: tuple[Elsewhere, ...] = ()
    before: Ref | None = None
    after: Ref | None = None


class Corpus:
    """All units at hand, in the order of their editions and documents.

    `names` maps every folded name of a term (title, alias, English, synonym) to the terms that bear it.
    The mappings may read their values on demand.
    """

    __slots__ = ("editions", "links", "names", "units")

    def __init__(
        self,
        editions: tuple[Edition, ...],
        units: Mapping[Ref, Unit],
        links: Mapping[Ref, Links],
        names: Mapping[str, tuple[Ref, ...]],
    ) -> None:
        self.editions = editions
        self.units = units
        self.links = links
        self.names = names

    def __iter__(self) -> Iterator[Unit]:
        return iter(self.units.values())

    def __len__(self) -> int:
        return len(self.units)

    def unit(self, edition: str, number: str) -> Unit | None:
        """The unit of an edition that bears a number; None where there is none, or that cannot be a number."""
        try:
            return self.units.get(Ref(edition, number))
        except BadRef:
            return None

    def of_edition(self, name: str) -> Iterator[Unit]:
        """The units of one edition, in order."""
        return (self.units[ref] for ref in self._refs_of(name))

    def numbers_of(self, name: str) -> tuple[str, ...]:
        """What bears a number in one edition, in order: rules and the headings above them."""
        return tuple(ref.path for ref in self._refs_of(name) if is_number(ref.path))

    def titles(self) -> Iterator[tuple[Ref, str]]:
        """What every unit is called, in order."""
        quick = getattr(self.units, "titles", None)  # where units are read on demand, no more than that is read of them
        return ((ref, unit.title) for ref, unit in self.units.items()) if quick is None else quick()

    def _refs_of(self, name: str) -> Iterator[Ref]:
        quick = getattr(self.units, "of_edition", None)  # where units are read on demand, their refs are too
        refs: Iterable[Ref] = quick(name) if quick is not None else self.units
        return (ref for ref in refs if ref.edition == name)
