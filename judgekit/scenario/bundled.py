"""The scenarios that come with judgekit: found by name, listed without being read in full."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import NotFound, Unreadable
from judgekit.made import SEALED, box_of
from judgekit.refs import fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent / "scenarios"
_SHORT = 3  # letters of a word that tells nothing
_NEAREST = 5
_NUMBERS = re.compile(r"(?<![\w.])(?:(?:(?:fase|faq)-)?\d{1,3}(?:\.\d{1,3}){0,3}[a-z]?(?!\w)|glossario/[a-z0-9-]+)")


class UnknownScenario(NotFound):
    """No bundled scenario has that name."""


class Listed(NamedTuple):
    """A bundled scenario as its front matter presents it. `cites` are the numbers that its file names.

    `source` is the rule that it is about: a number, or one for each edition («cr-2016:509.2 cr-2026:510.1c»).
    """

    name: str
    title: str
    editions: tuple[str, ...]
    lesson: str
    level: int | None
    source: str
    cites: tuple[str, ...]
    path: Path

    def about(self, edition: str) -> str:
        """The number in an edition of the rule that the scenario is about, "" where it names none."""
        return source_in(self.source, edition)


Place = tuple[int, int]  # size and time of a file


class _Kept(NamedTuple):
    """The listing as it was made (`made`): what each file says, while its size and time are these."""

    sealed: bool
    rows: dict[str, tuple[Place, tuple[object, ...]]]


class _Named(NamedTuple):
    """The names alone, and when something was last added to each folder of theirs, or taken out of it."""

    names: tuple[str, ...]
    folders: dict[str, int]


LISTING, NAMES = " listing", " names"  # the names of their records: no case is called so


@cache
def _kept() -> _Kept | None:
    box = box_of("cases")
    rows = box.get(LISTING) if box is not None else None
    return _Kept(box.stamp.startswith(SEALED), rows) if box is not None and isinstance(rows, dict) else None


def listing_records() -> dict[str, object]:
    """What is kept of the listing, and of the names alone."""
    folders = {os.path.relpath(folder, ROOT) for folder, _, _ in os.walk(ROOT)}
    changed = {folder: _changed(folder) for folder in sorted(folders)}
    return {NAMES: (tuple(sorted(name for name, _ in _files())), changed), LISTING: _rows()}


def _rows() -> object:
    return {name: (_place(file), tuple(_listed(name))[1:-1]) for name, file in sorted(_files(), key=lambda one: one[0])}


def is_as_kept() -> bool:
    """Whether the listing that was made is the one that would be made now."""
    kept = _kept()
    return kept is not None and kept.rows == _rows()


def source_in(source: str, edition: str) -> str:
    """The number that a source gives for an edition: with its name before it, or by itself for all."""
    said = [word.rpartition(":") for word in source.split()]
    return next((number for name, _, number in said if name in {"", edition}), "")


@cache  # what comes with judgekit stays as it is while it runs
def names() -> tuple[str, ...]:
    """The names of all bundled scenarios, in order: classic/502/attacco-improvviso."""
    return _known_names() or tuple(sorted(name for name, _ in _files()))


def _known_names() -> tuple[str, ...]:
    """The names as they were when they were made, while no file has come or gone; else none."""
    box = box_of("cases")
    record = box.get(NAMES) if box is not None else None
    if box is None or not isinstance(record, tuple):
        return ()
    kept = _Named._make(record)
    as_then = box.stamp.startswith(SEALED) or all(_changed(one) == then for one, then in kept.folders.items())
    return kept.names if as_then else ()


def _changed(folder: str) -> int:
    """When something was last added to a folder below the root, or taken out of it; 0 where there is none."""
    try:
        return os.stat(f"{ROOT}{os.sep}{folder}").st_mtime_ns  # noqa: PTH116  (many of them)
    except OSError:
        return 0


def _files(folder: str = str(ROOT), above: str = "") -> Iterator[tuple[str, os.DirEntry[str]]]:
    """The name and the file of each bundled scenario."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".md"):
                yield f"{above}{entry.name[:-3]}", entry
            elif "." not in entry.name:
                yield from _files(entry.path, f"{above}{entry.name}/")


def _place(file: os.DirEntry[str]) -> Place:
    stat = file.stat()
    return stat.st_size, stat.st_mtime_ns


@cache
def short_names() -> tuple[str, ...]:
    """The last parts of the names, where no other scenario has the same; else more of them."""
    last: dict[str, list[str]] = {}
    for name in names():
        last.setdefault(name.rpartition("/")[2], []).append(name)
    return tuple(sorted(one for short, full in last.items() for one in ([short] if len(full) == 1 else full)))


def find(name: str) -> Path:
    """The file of a bundled scenario, by its name or as much of the end of it as tells it from others.

    Raises UnknownScenario with the nearest names.
    """
    wanted = fold(name.removesuffix(".md").strip("/ ")).replace(" ", "-")
    known = names()
    found = [one for one in known if one == wanted] or [one for one in known if one.endswith(f"/{wanted}")]
    if len(found) == 1:
        return ROOT / f"{found[0]}.md"
    if found:
        raise UnknownScenario(f"«{name}» indica più di un caso", tuple(found))
    near = _nearest(wanted, known)
    how = "" if near else ": judgekit scenarios elenca i casi compresi, judgekit search li cerca con parole tue"
    raise UnknownScenario(f"non c’è un caso «{name}», né un file con questo nome{how}", near)


def _nearest(wanted: str, known: tuple[str, ...]) -> tuple[str, ...]:
    import difflib  # only when something was not found

    stems = {one.rpartition("/")[2]: one for one in reversed(known)}
    holding = [one for one in known if wanted and wanted in one]
    alike = [stems[stem] for stem in difflib.get_close_matches(wanted.rpartition("/")[2], stems, _NEAREST)]
    words: dict[str, list[str]] = {}
    for one in known:
        for word in one.rpartition("/")[2].split("-"):
            words.setdefault(word, []).append(one)
    telling = [part for part in wanted.split("-") if len(part) > _SHORT]
    said = [word for part in telling for word in difflib.get_close_matches(part, words, 2, 0.75)]
    sharing = [one for word in said for one in words[word]]
    return tuple(dict.fromkeys((*alike, *holding, *sharing)))[:_NEAREST]


@cache
def listing() -> tuple[Listed, ...]:
    """Every bundled scenario with what its front matter says. Raises Unreadable."""
    kept = _kept()
    if kept is None:
        return tuple(_listed(name) for name in names())
    files = {} if kept.sealed else dict(_files())
    return tuple(_known(name, kept, files.get(name)) for name in names())


def _known(name: str, kept: _Kept, file: os.DirEntry[str] | None) -> Listed:
    """A scenario as it was listed, while its file is what it was then; else as it is listed now."""
    place, row = kept.rows.get(name, (None, ()))
    fresh = place is not None and (file is None or _place(file) == place)
    return Listed._make((name, *row, ROOT / f"{name}.md")) if fresh else _listed(name)


def _listed(name: str) -> Listed:
    path = ROOT / f"{name}.md"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: non si può leggere") from error
    facts = _front_matter(text)
    level = facts.get("livello", "")
    source = facts.get("fonte", "")
    claims = "\n".join(re.findall(r"^```atteso\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
    bracketed = " ".join(re.findall(r"\[[^\]]*\]|\bcita .*", claims))
    return Listed(
        name,
        facts.get("titolo", name.rpartition("/")[2]),
        _several(facts.get("edizioni", facts.get("edizione", ""))),
        facts.get("lezione", ""),
        int(level) if level.isdecimal() else None,
        source,
        tuple(dict.fromkeys(_NUMBERS.findall(f"{source} {bracketed}"))),
        path,
    )


def _front_matter(text: str) -> dict[str, str]:
    """The plain facts at the head of a file, as written: enough to list it."""
    facts: dict[str, str] = {}
    if not text.startswith("---\n"):
        return facts
    for line in text[4:].split("\n"):
        if line.strip() == "---":
            break
        key, colon, value = line.partition(":")
        if colon:
            facts[key.strip()] = value.strip().strip("\"'")
    return facts


def _several(value: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in value.strip("[]").split(",") if part.strip())
