"""Files of the user's: where their data lies, and how bytes become text. Every line of the ladder may use it."""

from __future__ import annotations

import os
from pathlib import Path

from judgekit.errors import BadDocument, Fault


def data_dir() -> Path:
    """The folder of the user's own data (imported documents, cards); it need not exist yet."""
    if home := os.environ.get("JUDGEKIT_HOME"):
        return Path(home).expanduser() / "data"
    import platformdirs  # not needed where JUDGEKIT_HOME is set

    return platformdirs.user_data_path("judgekit")


def cache_dir() -> Path:
    """The folder of what can be made anew at any time; it need not exist yet."""
    if home := os.environ.get("JUDGEKIT_HOME"):
        return Path(home).expanduser() / "cache"
    import platformdirs

    return platformdirs.user_cache_path("judgekit")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place and move it there: nobody ever sees half of it. Raises OSError."""
    import tempfile  # writing only: it brings random with it

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def foreign(file: int) -> bool:
    """Whether somebody else owns an open file, or may write it."""
    stat = os.fstat(file)
    return hasattr(os, "getuid") and (stat.st_uid != os.getuid() or bool(stat.st_mode & 0o022))


def own_text(path: Path) -> str | None:
    """What stands in a file of a cache; None where there is none, or somebody else might have written it."""
    try:
        with path.open("rb") as file:
            return None if foreign(file.fileno()) else file.read().decode()
    except (OSError, UnicodeDecodeError):
        return None


def write_own(path: Path, text: str, *, most: int) -> bool:
    """Keep a file in a folder of a cache that nobody else may write: of `most` files none is kept any more, and with a
    new folder those beside it go, which hold what other code said. False where that cannot be.
    """
    import shutil

    try:
        if not path.parent.is_dir():
            shutil.rmtree(path.parent.parent, ignore_errors=True)
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        elif len(os.listdir(path.parent)) >= most:  # noqa: PTH208  (only their number is asked for)
            shutil.rmtree(path.parent, ignore_errors=True)
        write_whole(path, text.encode())
    except (OSError, UnicodeEncodeError):
        return False
    return True


def decode(content: bytes, name: str, wrong: type[BadDocument] = BadDocument) -> str:
    """The text of a file, which is to be UTF-8. Raises `wrong` with the place of the first byte that is not."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - (content.rfind(b"\n", 0, error.start) + 1) + 1
        raise wrong((Fault(name, line, column, "il file non è UTF-8: salvalo in UTF-8"),)) from error
