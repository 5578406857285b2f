"""Finding units by what a person types: a number in any shape, the name of a term, an edition, a lesson."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import BadRef, UnknownEdition, UnknownLesson, UnknownRule, UnknownTerm
from judgekit.refs import Asked, Ref, edition_meant, fold, parent_of, path_key, slug, typed
from judgekit.texts.link import name_key
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.refs import Mention
    from judgekit.texts.library import Corpus, Edition, Unit


_NEAREST = 5
_KEPT = 8  # of what was gathered from all units: a page or a round asks the same corpus again and again


def edition(corpus: Corpus, name: str) -> Edition:
    """The edition of that name, case and accents aside. Raises UnknownEdition."""
    wanted = slug(name)
    known = {slug(edition.name): edition for edition in corpus.editions}
    squeezed = {key.replace("-", ""): edition for key, edition in known.items()}
    found = known.get(wanted) or squeezed.get(wanted.replace("-", ""))
    if found is None:
        names = tuple(edition.name for edition in corpus.editions)
        raise UnknownEdition(f"non c’è un’edizione «{name}»: ci sono {', '.join(names)}", _alike(wanted, names))
    return found


def resolve(corpus: Corpus, mention: Mention, home: Ref) -> Ref | None:
    """The unit that a mention in the text of `home` names; None where it is not at hand."""
    cites = {e.name: e.cites for e in corpus.editions}
    try:
        ref = Ref(edition_meant(mention, home.edition, cites), mention.path)
    except BadRef:
        return None
    return ref if ref in corpus.units else None


# --- rules ------------------------------------------------------------------------------------------------------------


def asked(corpus: Corpus, words: Sequence[str]) -> tuple[Asked, ...]:
    """What the words on a command line ask for: `502 9 b` may come as three. Raises BadRef."""
    names = [edition.name for edition in corpus.editions]
    out: list[Asked] = []
    run: list[str] = []
    for word in words:
        if ":" in word.strip() or "/" in word:
            if run:
                out += typed(" ".join(run), names)
                run = []
            out += typed(word, names)
        else:
            run.append(word)
    if run or not words:
        out += typed(" ".join(run), names)
    return tuple(out)


def rules(corpus: Corpus, want: Asked, editions: Sequence[str] = ()) -> tuple[Unit, ...]:
    """The units that bear the number asked for, one an edition. Raises UnknownRule with the nearest numbers."""
    names = _named(corpus, want, editions)
    found = tuple(unit for name in names if (unit := corpus.unit(name, want.path)) is not None)
    if found:
        return found
    near = nearest_rules(corpus, want.path, names)
    others = [
        str(Ref(e.name, want.path)) for e in corpus.editions if e.name not in names and _has(corpus, e.name, want.path)
    ]
    where = f" in {', '.join(names)}" if len(names) < len(corpus.editions) else ""
    official = in_official_texts(want.path)
    dated = tuple(one for one in official if one.edition in names) if editions or want.edition else official
    if dated and not others:
        raise UnknownRule(not_held(want.path, dated), near[:_NEAREST])
    raise UnknownRule(f"non c’è una regola {want.path}{where}", (*others, *near)[:_NEAREST])


class Official(NamedTuple):
    """An edition whose official text has what we do not hold, and its date (ISO)."""

    edition: str
    date: str


def in_official_texts(path: str) -> tuple[Official, ...]:
    """The editions whose official text has a number, as far as we know their numberings."""
    from judgekit.texts import home  # only when something was not found

    return tuple(Official(one.edition, one.date) for one in home.read_numberings() if path in one.numbers)


def not_held(path: str, dated: Sequence[Official]) -> str:
    """The sentence for a number that exists and that we do not hold."""
    dates = " e del ".join(_day(one.date) for one in dated)
    imported = f"judgekit import FILE --as {dated[0].edition}"
    return f"la {path} esiste nel testo ufficiale del {dates}, non è fra i nostri; importalo con {imported}"


_MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()


def _day(date: str) -> str:
    """15 marzo 2003 of 2003-03-15."""
    year, month, day = date.split("-")
    return f"{'1º' if day == '01' else int(day)} {_MONTHS[int(month) - 1]} {year}"


def missing(corpus: Corpus, numbers: Iterable[Asked]) -> tuple[tuple[str, tuple[Official, ...]], ...]:
    """Of the numbers asked for those that no text at hand has and some official text does."""
    found = []
    for asked in numbers:
        if any(_has(corpus, edition.name, asked.path) for edition in corpus.editions):
            continue
        if dated := tuple(one for one in in_official_texts(asked.path) if asked.edition in {None, one.edition}):
            found.append((asked.path, dated))
    return tuple(found)


def _has(corpus: Corpus, edition: str, path: str) -> bool:
    try:
        return Ref(edition, path) in corpus.units
    except BadRef:
        return False


def _named(corpus: Corpus, want: Asked, editions: Sequence[str]) -> list[str]:
    names = [edition(corpus, name).name for name in editions] or [e.name for e in corpus.editions]
    if want.edition == "cr":
        return [name for name in names if name.startswith("cr-")] or names
    if want.edition is not None:
        return [edition(corpus, want.edition).name]
    return names


def first(units: Iterable[Unit], edition: str) -> tuple[Unit, ...]:
    """Some units, those of an edition before the others."""
    return tuple(sorted(units, key=lambda unit: unit.ref.edition != edition))


def nearest_rules(corpus: Corpus, path: str, editions: Sequence[str]) -> tuple[str, ...]:
    """The refs nearest to a number that does not exist: its relatives first, then numbers that look alike."""
    known = _refs_of(corpus, frozenset(editions))
    above = parent_of(path)
    while above and not any(ref.path == above for ref in known):
        above = parent_of(above)
    family = [ref for ref in known if above and (ref.path == above or parent_of(ref.path) == above)]
    wanted = path_key(path)
    family.sort(key=lambda ref: (_distance(path_key(ref.path), wanted), ref.edition))
    by_look = _alike(path, tuple({ref.path for ref in known}))
    alike = [ref for look in by_look for ref in known if ref.path == look]
    return tuple(dict.fromkeys(map(str, (*family, *alike))))[:_NEAREST]


@lru_cache(maxsize=_KEPT)
def _refs_of(corpus: Corpus, editions: frozenset[str]) -> tuple[Ref, ...]:
    """What some editions hold."""
    return tuple(ref for ref in corpus.units if ref.edition in editions)


def _distance(one: tuple[tuple[int, int, str], ...], two: tuple[tuple[int, int, str], ...]) -> tuple[int, int]:
    """How far two numbers are apart: at which part they part ways, and by how much."""
    for depth, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            gap = abs(a[1] - b[1]) if a[0] == b[0] == 0 else abs(ord(a[2][:1] or "a") - ord(b[2][:1] or "a"))
            return (-depth, gap)
    return (-min(len(one), len(two)), abs(len(one) - len(two)))


# --- terms ------------------------------------------------------------------------------------------------------------


def terms(corpus: Corpus, name: str, editions: Sequence[str] = ()) -> tuple[Unit, ...]:
    """The terms that bear a name (Italian, English, old or new; accents, case and inflection aside), best first.

    Raises UnknownTerm with the nearest names.
    """
    wanted = {edition(corpus, e).name for e in editions} or {e.name for e in corpus.editions}
    key = name_key(name.replace("glossario/", " ").rpartition(":")[2])
    for find in (_by_name, _by_stem):
        refs = [ref for ref in find(corpus, key) if ref.edition in wanted]
        if refs:
            return tuple(corpus.units[ref] for ref in refs)
    titled = [str(ref) for ref in _titled(corpus).get(key, ()) if ref.edition in wanted]
    if titled:
        told = ", ".join(titled[:_NEAREST])
        raise UnknownTerm(
            f"nel glossario non c’è la voce «{name}», ma così s’intitola {told}: judgekit rule {titled[0]}"
        )
    near = nearest_terms(corpus, key, wanted)
    raise UnknownTerm(f"nel glossario non c’è la voce «{name}»", near)


def _by_name(corpus: Corpus, key: str) -> tuple[Ref, ...]:
    return corpus.names.get(key, ())


def _by_stem(corpus: Corpus, key: str) -> tuple[Ref, ...]:
    stem = _stem(key)
    found = [ref for name in _by_stems(corpus).get(stem, ()) for ref in corpus.names[name]] if stem else []
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=_KEPT)
def _by_stems(corpus: Corpus) -> Mapping[str, list[str]]:
    """The names of terms by their stems."""
    found = defaultdict(list)
    for name in corpus.names:
        found[_stem(name)].append(name)
    return found


@lru_cache(maxsize=_KEPT)
def _titled(corpus: Corpus) -> Mapping[str, list[Ref]]:
    """All units by what they are called, as names are compared."""
    found = defaultdict(list)
    for ref, title in corpus.titles():
        found[name_key(title)].append(ref)
    return found


@lru_cache(maxsize=_KEPT)
def _names_in(corpus: Corpus, editions: frozenset[str]) -> tuple[str, ...]:
    """The names of the terms of some editions."""
    return tuple(name for name, refs in corpus.names.items() if any(ref.edition in editions for ref in refs))


def _stem(key: str) -> str:
    """Words without their last vowels: creatura and creature, abilità attivata and abilità attivate are one."""
    return " ".join(word.rstrip("aeiou") or word if len(word) > 3 else word for word in key.split())


def nearest_terms(corpus: Corpus, key: str, editions: Iterable[str]) -> tuple[str, ...]:
    """Titles of the terms whose names hold these words, then of those that look like them."""
    words = set(key.split())
    names = _names_in(corpus, frozenset(editions))
    holding = sorted((name for name in names if words and words <= set(name.split())), key=len)
    titles = [corpus.units[corpus.names[name][0]].title for name in (*_alike(key, names), *holding)]
    return tuple(dict.fromkeys(titles))[:_NEAREST]


# --- lessons ----------------------------------------------------------------------------------------------------------


def lessons(corpus: Corpus) -> tuple[Unit, ...]:
    """The lessons at hand, in order."""
    return tuple(unit for unit in corpus.of_edition("lezioni") if unit.parent is None)


def lesson(corpus: Corpus, name: str) -> Unit:
    """One lesson or section of a lesson, by its slug or title. Raises UnknownLesson with the nearest names."""
    wanted = slug(name.rpartition(":")[2].replace("/", " "))
    known: dict[str, Unit] = {}
    for unit in corpus.of_edition("lezioni"):
        for key in (slug(unit.ref.path.replace("/", " ")), slug(unit.title), slug(unit.ref.path.rpartition("/")[2])):
            known.setdefault(key, unit)
    if wanted in known:
        return known[wanted]
    starting = [unit for key, unit in known.items() if wanted and key.startswith(wanted)]
    if len(starting) == 1:
        return starting[0]
    near = tuple(dict.fromkeys(known[key].ref.path for key in _alike(wanted, tuple(known))))
    raise UnknownLesson(f"non c’è una lezione «{name}»", near or tuple(unit.ref.path for unit in lessons(corpus)))


def _alike(word: str, known: Sequence[str], most: int = _NEAREST) -> tuple[str, ...]:
    """The known names most like a word, best first."""
    import difflib  # only when something was not found

    return tuple(difflib.get_close_matches(fold(word), known, n=most, cutoff=0.6))
