"""A site takes the place of the one before in one go: written beside it, then moved; who kills it leaves a whole one.

What the folder holds that no site of ours has written (a `.git`, a `CNAME`) goes along, by a list of what was written.
"""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from judgekit.files import unwritable, write_whole

if TYPE_CHECKING:
    from collections.abc import Collection

LIST = "app/files.txt"  # of all that was written, itself included
_STALE = 86_400  # seconds after which what lies beside was left by somebody who was killed


def beside(top: Path) -> Path:
    """Where to write the site that is to stand at `top`; drafts that were left there are taken away."""
    begins = f".{top.name}.nuovo-"
    mine = top.parent / f"{begins}{os.getpid()}"
    for one in top.parent.iterdir() if top.parent.exists() else ():
        if one == mine or (one.name.startswith(begins) and time.time() - one.stat().st_mtime > _STALE):
            shutil.rmtree(one, ignore_errors=True)
    return mine


def put_back(top: Path) -> None:
    """The site before, where a kill fell between moving it away and moving the new one in. Raises Unreadable."""
    before = _before(top)
    if before.exists() and not top.exists():
        _move(before, top)


def put_in_place(draft: Path, top: Path, written: Collection[str]) -> None:
    """Move a whole site to its place, with what was there that is not ours. Raises Unreadable."""
    try:
        listed = "".join(f"{name}\n" for name in sorted({*written, LIST}))
        write_whole(draft / LIST, listed.encode(), private=False)
        if top.exists():
            _take_along(top, draft)
            before = _before(top)
            if before.exists():
                shutil.rmtree(before)
            top.replace(before)
        draft.replace(top)
    except OSError as error:
        put_back(top)
        raise unwritable(top, error) from error
    shutil.rmtree(_before(top), ignore_errors=True)


def _before(top: Path) -> Path:
    return top.parent / f".{top.name}.prima"


def _move(one: Path, to: Path) -> None:
    try:
        one.replace(to)
    except OSError as error:
        raise unwritable(to, error) from error


def _take_along(top: Path, draft: Path) -> None:
    """Copy what is not ours, folders that are empty too; without a list, whatever is not written again is not ours."""
    listed = top / LIST
    ours = set(listed.read_text(encoding="utf-8", errors="replace").splitlines()) if listed.exists() else set()
    ours |= {parent.as_posix() for name in ours for parent in PurePosixPath(name).parents}
    for folder, below, names in os.walk(top):
        for name in (*below, *names):
            one = Path(folder) / name
            said = one.relative_to(top).as_posix()
            to = draft / said
            if said in ours or os.path.lexists(to):
                continue
            if one.is_dir() and not one.is_symlink():
                to.mkdir(parents=True, exist_ok=True)
                continue
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(one, to, follow_symlinks=False)
