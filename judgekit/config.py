"""What the user has settled once for all: the edition that is meant where none is named.

Kept in a file of the user's; `JUDGEKIT_EDITION` goes before it. Every line of the ladder may use it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from judgekit.files import data_dir, unwritable, write_whole

if TYPE_CHECKING:
    from pathlib import Path

VARIABLE = "JUDGEKIT_EDITION"
KEYS = ("edition",)


def edition() -> str:
    """The default edition, "" where there is none. It is not known here whether one of that name is at hand."""
    return os.environ.get(VARIABLE, "").strip() or settings().get("edition", "")


def path() -> Path:
    """The file in which the settings are kept; it need not exist."""
    return data_dir() / "config.txt"


def settings() -> dict[str, str]:
    """What is settled, line by line: `edition = cr-2026`; nothing where the file cannot be read."""
    try:
        text = path().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    pairs = (line.partition("=") for line in text.splitlines() if "=" in line)
    return {key.strip(): value.strip() for key, _, value in pairs if key.strip() in KEYS}


def keep(key: str, value: str) -> None:
    """Settle something, or nothing any more with "". Raises Unreadable where it cannot be written."""
    found = {**settings(), key: value}
    lines = [f"{key} = {value}\n" for key, value in sorted(found.items()) if value]
    try:
        write_whole(path(), "".join(lines).encode(), lasting=True)
    except OSError as error:
        raise unwritable(path(), error) from error
