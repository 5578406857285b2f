"""Making what is the same for everybody (`judgekit.made`): `python -m judgekit.answers.making [FOLDER]`.

The bundled texts and their index, how the bundled cases are read, what the texts of their cards mean, what the plays of
each edition act upon, what the guide says: a file each. With a folder they are made for a wheel, where the code does
not change any more.
With the word `changed` they are made only where code or texts are others than those they were made of.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit import guide, kept_code, kept_patterns
from judgekit.editions import EDITIONS, MAGIC, WOM, game_of, system
from judgekit.errors import JudgekitError
from judgekit.files import write_whole
from judgekit.made import NAME, PACKAGE, SEALED, arguments, box_of, ignore, made_dir, packed, stamp
from judgekit.magic.language import dungeons, initiative, keyword_meanings, known, monarch, ring
from judgekit.magic.sets import playable
from judgekit.retrieval import opening
from judgekit.retrieval.build import build
from judgekit.ruling import basics
from judgekit.scenario import bundled, case_file, kept_cases
from judgekit.scenario.run import lay_out
from judgekit.sheets import candidates
from judgekit.sheets.boards import of_edition
from judgekit.texts import home, store

if TYPE_CHECKING:
    from collections.abc import Sequence

Records = dict[str, object]
_BATCH = 60
CHANGED = "changed"
_PARTS = (kept_cases.PART, playable.PART, known.PART, basics.PART, guide.PART)


def main(wheel: str = "") -> None:
    """Make all files, in the package or, for a wheel, in another folder."""
    if wheel == CHANGED:
        if _is_fresh():
            if not kept_code.is_fresh():  # other code than that which reads and plays
                _put_code(made_dir(), sealed=False)
            return
        wheel = ""
    gc.disable()  # what is made here stays till the end: to look for garbage is a seventh of the making
    mark = f"{SEALED}{_content():08x}" if wheel else _settled()
    cases = _made_already() if wheel else None
    ignore()
    target = Path(wheel or made_dir())
    library = home.bundled(sealed=mark if wheel else "")
    _put(target / home.MADE, store.encode(library))
    facts = opening.made_facts(library.key, checked=True) or build(library.corpus, home.read_synonyms())
    _put(target / opening.MADE, opening.packed(facts, opening.made_key(library.key, sealed=bool(wheel))))
    _put_code(target, sealed=bool(wheel))
    for part, records in (cases or _of_cases()).items():
        _put(target / f"{part}.bin", packed(records, mark))


def _is_fresh() -> bool:
    """Whether all that lies beside the code is what would be made now."""
    key = home.made_key()
    return bool(key) and opening.made_facts(key, checked=True) is not None and _made_already() is not None


def _made_already() -> dict[str, Records] | None:
    """What lies beside the code about the cases, where it was made from this very code and from these very cases.

    From a checkout where `make` has just made it a wheel takes it over.
    """
    boxes = {part: box_of(part) for part in _PARTS}
    if any(box is None for box in boxes.values()) or not bundled.is_as_kept():
        return None
    files = {name: bundled.ROOT / f"{name}.md" for name in bundled.names()}
    if any(kept_cases.known(path, path.read_bytes()) is None for path in files.values()):
        return None
    return {part: {name: box.get(name) for name in box.names()} for part, box in boxes.items() if box is not None}


def _put(path: Path, content: bytes) -> None:
    write_whole(path, content, private=False)
    path.chmod(0o644)  # whoever may read the code may read these


def _put_code(folder: Path, *, sealed: bool) -> None:
    """The compiled code, and the compiled patterns."""
    _put(folder / kept_code.FILE, kept_code.packed(sealed=sealed))
    _put_patterns(folder)


def _put_patterns(folder: Path) -> None:
    """The compiled patterns, by a process that does nothing else."""
    command = [sys.executable, "-m", "judgekit.answers.patterns", str(folder / kept_patterns.FILE)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)})  # noqa: S603


def _settled() -> str:
    """The stamp of the code, once its times cannot lie."""
    while not (mark := stamp()):
        time.sleep(0.5)
    return mark


def _content() -> int:
    """The check sum of all that comes with the package."""
    crc = 0
    for path in sorted(PACKAGE.rglob("*.*")):
        if path.is_file() and not {"__pycache__", NAME} & set(path.parts):
            crc = zlib.crc32(path.read_bytes(), crc)
    return crc


def _of_cases() -> dict[str, Records]:
    names = bundled.names()
    batches = [names[at : at + _BATCH] for at in range(0, len(names), _BATCH)]
    cases: Records = bundled.listing_records()
    cards: Records = dict(_keywords())
    sheets: Records = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(_of_sheets, EDITIONS):
            sheets |= found
        for read, texts in pool.map(_batch, batches):
            cases |= read
            cards |= texts
    there = [system(name) for name in EDITIONS if game_of(name) == MAGIC]
    heard: Records = {one.name: (playable.sizes(one), playable.mentions(one)) for one in there}
    told: Records = {game: guide.record(game) for game in (MAGIC, WOM)}
    return {
        kept_cases.PART: cases,
        playable.PART: heard,
        known.PART: dict(sorted(cards.items())),
        basics.PART: sheets,
        guide.PART: told,
    }


def _batch(names: Sequence[str]) -> tuple[Records, Records]:
    """Some cases as they are read, and the texts that are read when they are laid out."""
    ignore()
    cases: Records = {}
    for name in names:
        path = bundled.ROOT / f"{name}.md"
        content = path.read_bytes()
        scenario = case_file.read_text(content.decode(), str(path))
        cases[name] = kept_cases.record(scenario, content)
        for edition in scenario.editions:
            try:
                lay_out(scenario, edition)
            except JudgekitError:  # some cases are there to be refused
                continue
    return cases, dict(known.read_anew())


def _of_sheets(edition: str) -> Records:
    """What hardly anybody forgets of an edition, and what the first boards of its templates cite."""
    ignore()
    found: Records = {f"{basics.BASICS}{edition}": tuple(basics.worked_out(edition))}
    for template in of_edition(edition):
        found[f"{candidates.PROBES}{edition} {template.name}"] = tuple(candidates.probed(template, edition))
    return found


def _keywords() -> Records:
    for text in (*keyword_meanings.TEXTS.values(), *keyword_meanings.BEFORE.values()):
        known.read(text)
    monarch.abilities()
    initiative.abilities()
    ring.abilities(ring.MOST)
    for name in dungeons.DUNGEONS:
        dungeons.room_abilities(name)
    return dict(known.read_anew())


if __name__ == "__main__":
    main(*arguments(folder=True))
