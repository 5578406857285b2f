"""Answers from the texts: a rule, a term, what a search finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgekit.config import edition as usual_edition
from judgekit.refs import is_number
from judgekit.texts import documents, find, home

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.refs import Ref
    from judgekit.retrieval.searcher import Answer as Found
    from judgekit.retrieval.searcher import Hit as FoundHit
    from judgekit.texts.library import Corpus
    from judgekit.texts.library import Unit as Told


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same matter in another edition; `same` tells whether the rule is unchanged."""

    ref: str
    same: bool


@dataclass(frozen=True, slots=True)
class Unit:
    """A rule, heading, section, question or term of the texts, with all that surrounds it.

    Refs are written as `rule` takes them: «cr-2026:509.1b», «classic:glossario/eco».
    """

    ref: str
    kind: str
    edition: str
    title: str
    text: str
    number: str | None = None
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    refs: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    parent: str | None = None
    place: tuple[str, ...] = ()
    cited_by: tuple[str, ...] = ()
    children: tuple[str, ...] = ()
    elsewhere: tuple[Elsewhere, ...] = ()
    status: str = ""
    english: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    file: str = ""
    line: int = 0

    def as_json(self, *, around: bool = True) -> dict[str, Any]:
        """What `judgekit rule --json` and `judgekit term --json` write; `export` without what is `around`."""
        shared = {"ref": self.ref, "kind": self.kind, "edition": self.edition}
        if self.kind == "term":
            own: dict[str, Any] = {"title": self.title, "status": self.status, "english": list(self.english)}
            own |= {"aliases": list(self.aliases), **self._told(), "see": list(self.see)}
            return {**shared, **own, "outside": list(self.outside), "file": self.file, "line": self.line}
        own = {"number": self.number, "title": self.title, **self._told(), "outside": list(self.outside)}
        own |= {"parent": self.parent, "file": self.file, "line": self.line}
        if not around:
            return {**shared, **own}
        return {
            **shared,
            **own,
            "place": list(self.place),
            "cited_by": list(self.cited_by),
            "children": list(self.children),
            "elsewhere": [{"ref": there.ref, "same": there.same} for there in self.elsewhere],
        }

    def _told(self) -> dict[str, Any]:
        told = {"text": self.text, "examples": list(self.examples), "notes": list(self.notes)}
        return {**told, "refs": list(self.refs)}


def unit(corpus: Corpus, one: Told) -> Unit:
    """A unit of the corpus with its surroundings."""
    links = corpus.links[one.ref]
    return Unit(
        ref=str(one.ref),
        kind=one.kind,
        edition=one.ref.edition,
        title=one.title,
        text=one.text,
        number=one.ref.path if is_number(one.ref.path) else None,
        examples=tuple(one.examples),
        notes=tuple(one.notes),
        refs=_named(one.refs),
        outside=tuple(one.outside),
        parent=str(one.parent) if one.parent else None,
        place=tuple(one.place),
        cited_by=_named(links.cited_by),
        children=_named(links.children),
        elsewhere=tuple(Elsewhere(str(there.ref), there.same) for there in links.elsewhere),
        status=one.status or "",
        english=tuple(one.english),
        aliases=tuple(one.aliases),
        see=_named(one.see),
        file=one.file,
        line=one.line,
    )


def _named(refs: Iterable[Ref]) -> tuple[str, ...]:
    return tuple(map(str, refs))


def rule(ref: str, edition: str = "") -> Unit:
    """See `judgekit.rule`."""
    corpus = home.open_corpus()
    found = find.rules(corpus, find.asked(corpus, [ref])[0], [edition] if edition else [])
    return unit(corpus, find.first(found, _usual(corpus))[0])


def term(name: str, edition: str = "") -> Unit:
    """See `judgekit.term`."""
    corpus = home.open_corpus()
    return unit(corpus, find.first(find.terms(corpus, name, [edition] if edition else []), _usual(corpus))[0])


def _usual(corpus: Corpus) -> str:
    """The edition that is meant where none is named. Raises UnknownEdition where what is settled is not at hand."""
    name = usual_edition()
    return find.edition(corpus, name).name if name else ""


# --- searching --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hit:
    """One answer to a question; `snippet` is the sentence that answers, what was found in it between **."""

    ref: str
    kind: str
    title: str
    score: float
    snippet: str
    place: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit search --json` writes of it."""
        return {
            "ref": self.ref,
            "kind": self.kind,
            "title": self.title,
            "score": self.score,
            "snippet": self.snippet,
            "place": list(self.place),
            "also": list(self.also),
            "differs": list(self.differs),
        }


@dataclass(frozen=True, slots=True)
class NotHeld:
    """A rule that an official text has and no text at hand: its number, the edition, the date of its text (ISO)."""

    number: str
    edition: str
    date: str

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit search --json` writes of it."""
        return {"number": self.number, "edition": self.edition, "date": self.date}


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question finds, best first; `corrected` is how it was understood where it had typing errors.

    `unknown` are words that no text at hand holds, `not_held` rules that exist in an official text only,
    `documents` official documents that the question names and that are not at hand.
    """

    query: str
    hits: tuple[Hit, ...]
    corrected: str | None = None
    unknown: tuple[str, ...] = ()
    not_held: tuple[NotHeld, ...] = ()
    documents: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit search --json` writes."""
        hits = [hit.as_json() for hit in self.hits]
        told = {"query": self.query, "corrected": self.corrected, "hits": hits, "unknown": list(self.unknown)}
        not_held = [one.as_json() for one in self.not_held]
        return {**told, "not_held": not_held, "documents": list(self.documents)}


def answer(corpus: Corpus, found: Found) -> Answer:
    """What a search found, those of other editions than the usual one last."""
    missing = find.missing(corpus, found.numbers)
    not_held = tuple(NotHeld(number, *one) for number, dated in missing for one in dated)
    hits = tuple(map(_hit, (*found.hits, *found.others)))
    named = tuple(name for name, _ in documents.named(found.query, corpus))
    return Answer(found.query, hits, found.corrected, found.unknown, not_held, named)


def _hit(hit: FoundHit) -> Hit:
    return Hit(
        str(hit.ref),
        hit.kind,
        hit.title,
        hit.score,
        hit.snippet,
        tuple(hit.place),
        _named(hit.also),
        _named(hit.differs),
    )


def search(question: str, edition: str = "", most: int = 10) -> Answer:
    """See `judgekit.search`."""
    from judgekit.retrieval.at_hand import open_engine

    engine = open_engine()
    editions = {find.edition(engine.corpus, edition).name} if edition else set()
    return answer(engine.corpus, engine.search(question, editions, (), most, _usual(engine.corpus)))
