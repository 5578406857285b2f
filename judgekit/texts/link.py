"""From documents to a corpus: refs in prose resolved, children, neighbours and back-references, names of terms."""

from __future__ import annotations

import contextlib
import re
from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

from judgekit.errors import BadDocument, BadRef, Fault
from judgekit.refs import Ref, edition_meant, fold, mentions, path_key
from judgekit.texts.library import Corpus, Edition, Elsewhere, Links, Unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judgekit.texts.markdown import Document
    from judgekit.texts.synonyms import Group

    Synonyms = Sequence[Group]
    Crosswalk = Mapping[Ref, Sequence[Elsewhere]]


T = TypeVar("T")

_SEE_TERM = re.compile(r"\*([^*]+)\*")
_SEE = re.compile(r"\b[Vv]edi(?: anche)?((?:(?:,| e)? ?(?:anche )?(?:la voce |le voci )?\*[^*]+\*)+)")
_TITLE_PARTS = re.compile(r"\s*(?:/|,|;| – | - )\s*")
_ASIDE = re.compile(r"\s*\([^)]*\)")


def editions_of(documents: Iterable[Document]) -> tuple[Edition, ...]:
    """The editions that the documents declare. Raises BadDocument where one says nothing of itself."""
    found: dict[str, Edition] = {}
    first: dict[str, str] = {}
    for document in documents:
        meta = document.meta
        first.setdefault(meta["edizione"], document.file)
        if meta.get("genere") == "edizione" or document.file.startswith("imports/"):
            found[meta["edizione"]] = Edition(
                name=meta["edizione"],
                title=meta["titolo"],
                date=meta.get("data", ""),
                source=meta.get("fonte", ""),
                language=meta.get("lingua", "it"),
                excerpt=meta.get("estratto", "no") == "sì",
                cites=meta.get("rinvii", meta["edizione"]),
                game=meta.get("gioco", "magic"),
                about=document.about,
                bundled=not document.file.startswith("imports/"),
            )
    for name, file in first.items():
        found.setdefault(
            name, Edition(name=name, title=name, date="", cites=name, about=f"senza presentazione: {file}")
        )
    return tuple(sorted(found.values(), key=lambda edition: edition.name))


def link(documents: Sequence[Document], synonyms: Synonyms = (), crosswalk: Crosswalk | None = None) -> Corpus:
    """Join documents into a corpus. Raises BadDocument where two units bear one ref."""
    units = _gather(documents)
    editions = editions_of(documents)
    cites = {edition.name: edition.cites for edition in editions}
    titles = {(u.ref.edition, fold(u.title)): u.ref for u in units.values() if u.defines}
    pointers: dict[Ref, dict[str, str]] = defaultdict(dict)
    for document in documents:
        for ref, fact, text, _ in document.pointers:
            pointers[ref][fact] = text
    resolver = _Resolver(units, cites, titles)
    linked = {ref: resolver.resolve(unit, pointers.get(ref, {})) for ref, unit in units.items()}
    return Corpus(
        editions=tuple(_count(edition, linked.values()) for edition in editions),
        units=linked,
        links=_links(linked, crosswalk or {}),
        names=_names(linked.values(), synonyms, {edition.name: edition.game for edition in editions}),
    )


def _gather(documents: Sequence[Document]) -> dict[Ref, Unit]:
    units: dict[Ref, Unit] = {}
    faults = []
    for document in sorted(documents, key=lambda d: (d.meta["edizione"], _is_glossary(d), path_key(d.file))):
        for unit in document.units:
            if other := units.get(unit.ref):
                message = f"«{unit.ref.path}» c’è già, in {other.file}:{other.line}"
                faults.append(Fault(unit.file, unit.line, 1, message))
            units[unit.ref] = unit
    if faults:
        raise BadDocument(tuple(faults))
    return units


def _is_glossary(document: Document) -> bool:
    return document.file.startswith("glossary/")


class _Resolver:
    """Finds the units that a text names; what it cannot find it keeps by name."""

    def __init__(
        self, units: Mapping[Ref, Unit], cites: Mapping[str, str], titles: Mapping[tuple[str, str], Ref]
    ) -> None:
        self.units = units
        self.cites = cites
        self.titles = titles
        self.digits = _section_digits(units)

    def resolve(self, unit: Unit, pointers: Mapping[str, str]) -> Unit:
        told = "\n".join((unit.text, *unit.examples))
        found = list(self._numbers(unit.ref, f"{told}\n{pointers.get('Regole', '')}"))
        noted = self._numbers(unit.ref, "\n".join(unit.notes))
        refs = [ref for ref in (*found, *noted) if ref in self.units]
        outside = [str(ref) for ref in found if ref not in self.units]
        see, missing = self._terms(unit.ref, told, pointers.get("Vedi", ""))
        own = (unit.ref,)
        outside += missing
        if unit.kind == "term":
            return unit._replace(refs=_once(refs, own), see=_once(see, own), outside=_once(outside, ()))
        return unit._replace(refs=_once([*refs, *see], own), outside=_once(outside, ()))

    def _numbers(self, ref: Ref, text: str) -> Iterator[Ref]:
        for mention in mentions(text):
            edition = edition_meant(mention, ref.edition, self.cites)
            section, dot, _ = mention.path.partition(".")
            if dot and len(section) < self.digits.get(edition, 0):
                continue  # 2.5 inches, where sections have three digits
            with contextlib.suppress(BadRef):
                yield Ref(edition, mention.path)

    def _terms(self, ref: Ref, text: str, pointer: str) -> tuple[list[Ref], list[str]]:
        names = [name for see in _SEE.findall(text) for name in _SEE_TERM.findall(see)]
        names += [name.strip() for name in re.split(r"[;\n]", pointer) if name.strip()]
        found: list[Ref] = []
        missing: list[str] = []
        for name in names:
            for part in self._split(ref.edition, name):
                term = self.titles.get((ref.edition, fold(part)))
                if term is None:
                    missing.append(f"{ref.edition}:«{part}»")
                else:
                    found.append(term)
        return found, missing

    def _split(self, edition: str, name: str) -> list[str]:
        """A list of titles at its commas, unless a title itself holds one ("Branco, Branco con altri")."""
        parts = [part.strip() for part in name.split(",")]
        out: list[str] = []
        while parts:
            for size in range(len(parts), 0, -1):
                if size == 1 or (edition, fold(", ".join(parts[:size]))) in self.titles:
                    out.append(", ".join(parts[:size]))
                    del parts[:size]
                    break
        return out


def _section_digits(units: Iterable[Ref]) -> dict[str, int]:
    """How many digits the sections of an edition have at the least."""
    found: dict[str, int] = {}
    for ref in units:
        section, dot, _ = ref.path.partition(".")
        if dot and section.isdecimal():
            found[ref.edition] = min(found.get(ref.edition, 9), len(section))
    return found


def _once(items: Iterable[T], but: Iterable[T]) -> tuple[T, ...]:
    kept = dict.fromkeys(items)
    for item in but:
        kept.pop(item, None)
    return tuple(kept)


def _links(units: Mapping[Ref, Unit], crosswalk: Crosswalk) -> dict[Ref, Links]:
    children: dict[Ref | None, list[Ref]] = defaultdict(list)
    cited: dict[Ref, list[Ref]] = defaultdict(list)
    for unit in units.values():
        children[unit.parent].append(unit.ref)
        for ref in dict.fromkeys((*unit.refs, *unit.see)):
            cited[ref].append(unit.ref)
    before: dict[Ref, Ref] = {}
    after: dict[Ref, Ref] = {}
    for parent, siblings in children.items():
        if parent is not None:
            for one, two in pairwise(siblings):
                before[two], after[one] = one, two
    return {
        ref: Links(
            children=tuple(children.get(ref, ())),
            cited_by=tuple(cited.get(ref, ())),
            elsewhere=tuple(there for there in crosswalk.get(ref, ()) if there.ref in units),
            before=before.get(ref),
            after=after.get(ref),
        )
        for ref in units
    }


def _names(units: Iterable[Unit], groups: Synonyms, games: Mapping[str, str]) -> dict[str, tuple[Ref, ...]]:
    """Folded name -> terms: those with that title first, then those with it as part of a title, alias or English name.

    A synonym leads to the terms of its group, within their game, where no term there bears that name itself.
    """
    ranks: tuple[dict[str, list[Ref]], ...] = (defaultdict(list), defaultdict(list), defaultdict(list))
    for unit in units:
        if not unit.defines:
            continue
        ranks[0][name_key(unit.title)].append(unit.ref)
        for part in _TITLE_PARTS.split(_ASIDE.sub(" ", unit.title)):
            ranks[1][name_key(part)].append(unit.ref)
        for name in (*unit.aliases, *unit.english):
            ranks[2][name_key(name)].append(unit.ref)
    keys = dict.fromkeys(key for rank in ranks for key in rank if key)
    found = {key: _once((ref for rank in ranks for ref in rank.get(key, ())), ()) for key in keys}
    known = dict(found)
    for group in groups:
        shared = [ref for name in group.names for ref in known.get(name_key(name), ())]
        shared = [ref for ref in shared if games.get(ref.edition) in group.scopes]
        for key in map(name_key, group.names):
            taken = {games.get(ref.edition) for ref in known.get(key, ())}
            more = [ref for ref in shared if games.get(ref.edition) not in taken]
            found[key] = _once([*found.get(key, ()), *more], ())
    return {key: refs for key, refs in found.items() if key and refs}


def name_key(name: str) -> str:
    """How names of terms are compared: folded, every run of other characters one space."""
    return " ".join(re.findall(r"[a-z0-9]+", fold(name)))


def _count(edition: Edition, units: Iterable[Unit]) -> Edition:
    own = [unit for unit in units if unit.ref.edition == edition.name]
    numbered = [unit for unit in own if unit.kind in {"rule", "faq", "section"}]
    lettered = [unit for unit in numbered if unit.kind == "rule" and unit.ref.path[-1].isalpha()]
    return edition._replace(
        rules=len(numbered) - len(lettered),
        subrules=len(lettered),
        examples=sum(len(unit.examples) for unit in own),
        terms=sum(unit.defines for unit in own),
    )
