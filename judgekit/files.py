"""Files of the user's: where their data lies, and how bytes become text. Every line of the ladder may use it."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault, Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType


_HOME = "JUDGEKIT_HOME"
_NAME = "judgekit"


def data_dir() -> Path:
    """The folder of the user's own data (imported documents, cards); it need not exist yet."""
    if home := os.environ.get(_HOME):
        return _own_home(home) / "data"
    return _of_the_user("XDG_DATA_HOME", ".local/share") or _platform().user_data_path(_NAME)


def cache_dir() -> Path:
    """The folder of what can be made anew at any time; it need not exist yet."""
    if home := os.environ.get(_HOME):
        return _own_home(home) / "cache"
    return _of_the_user("XDG_CACHE_HOME", ".cache") or _platform().user_cache_path(_NAME)


def _of_the_user(variable: str, usual: str) -> Path | None:
    """Our folder in one of the user's, as freedesktop.org names them for Linux; None where that is not told so."""
    named, home = os.environ.get(variable, ""), os.environ.get("HOME", "")
    if sys.platform != "linux" or not (named or home).startswith("/"):
        return None
    return Path(named or f"{home}/{usual}", _NAME)


def _platform() -> ModuleType:
    """What knows the folders of every system; its import costs as much as a start of Python."""
    import platformdirs

    return platformdirs


def _own_home(named: str) -> Path:
    try:
        return Path(named).expanduser()
    except RuntimeError:
        raise Unreadable(f"{_HOME}: {tilde(named)}") from None


def write_whole(path: Path, content: bytes, *, private: bool = True, lasting: bool = False) -> None:
    """Write a file beside its place and move it there: nobody ever sees half of it, and what fails leaves what was.

    Where it is not `private` it may be read by whoever the user lets read new files; a file that is there already keeps
    its mode. What is `lasting` is on the disk before it takes its place. A device or a pipe has no place to move to,
    and is simply written. Raises OSError.
    """
    place = path.resolve() if path.is_symlink() else path
    mode = _mode(place)
    if mode is not None and not stat.S_ISREG(mode):
        with place.open("wb") as file:
            file.write(content)
        return
    if mode is not None and not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    if private:
        make_own(place.parent)
    else:
        place.parent.mkdir(parents=True, exist_ok=True)
    draft = _draft(place, content, lasting=lasting, mode=0o600 if private else 0o666)
    try:
        if mode is not None and not private:
            draft.chmod(stat.S_IMODE(mode))
        draft.replace(place)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    if lasting:
        _settle(place)


def make_own(folder: Path) -> None:
    """Make a folder of the user's own; where it is theirs already nobody else may write it any more. Raises OSError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    finally:
        with contextlib.suppress(OSError):
            found = folder.stat()
            if hasattr(os, "getuid") and found.st_uid == os.getuid() and found.st_mode & 0o022:
                folder.chmod(stat.S_IMODE(found.st_mode) & ~0o022)


def write_new(path: Path, content: bytes) -> None:
    """Write a file of the user's where there is none yet. Raises FileExistsError, else OSError."""
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    draft = _draft(path, content, lasting=True, mode=0o666)
    try:
        try:
            os.link(draft, path)  # fails where somebody else has been faster
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_for_user(files: Mapping[Path, bytes]) -> None:
    """Write files that the user has asked for: all of them, or what was there stays. Raises Unreadable, naming one."""
    drafts: list[tuple[Path, Path]] = []
    path = next(iter(files))
    try:
        for path, content in files.items():
            place = path.resolve() if path.is_symlink() else path
            mode = _mode(place)
            if mode is not None and not (stat.S_ISREG(mode) and os.access(place, os.W_OK)):
                write_whole(place, content, private=False)  # a device; or it tells why not
                continue
            draft = _draft(place, content, lasting=True, mode=0o666)
            drafts.append((draft, place))
            if mode is not None:
                draft.chmod(stat.S_IMODE(mode))
        for draft, path in drafts:
            draft.replace(path)
            _settle(path)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        for draft, _ in drafts:
            draft.unlink(missing_ok=True)


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


_DRAFT = ".judgekit"
_STALE = 3600.0  # seconds after which a draft has surely been left behind


def _draft(path: Path, content: bytes, *, lasting: bool, mode: int) -> Path:
    """A file beside another that is to take its place. What cannot be written whole is not there. Raises OSError."""
    begins = f".{path.name[:40]}-"
    if lasting:
        _sweep(path.parent, begins)
    draft = path.parent / f"{begins}{os.urandom(6).hex()}{_DRAFT}"
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _sweep(folder: Path, begins: str) -> None:
    """Take away the drafts of who was stopped in the middle of writing."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(begins) and entry.name.endswith(_DRAFT):
                with contextlib.suppress(OSError):
                    if entry.stat().st_mtime + _STALE < time.time():
                        os.unlink(entry.path)  # noqa: PTH108  (an entry)


def _settle(path: Path) -> None:
    """Have a new name on the disk, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# What may be the matter with a file, for people; the system would say it in English.
_REASONS = {
    errno.ENOENT: "non c’è un file o una cartella con questo nome",
    errno.EACCES: "permesso negato",
    errno.EPERM: "permesso negato",
    errno.EISDIR: "è una cartella",
    errno.ENOTDIR: "ciò che sta prima dell’ultima «/» non è una cartella",
    errno.ENOSPC: "non c’è più spazio",
    errno.EDQUOT: "non c’è più spazio",
    errno.EEXIST: "c’è già",
    errno.EROFS: "si può solo leggere",
    errno.ENAMETOOLONG: "il nome è troppo lungo",
    errno.ELOOP: "è un collegamento che torna su sé stesso",
    errno.EMFILE: "troppi file aperti",
    errno.ENFILE: "troppi file aperti",
    errno.ENOMEM: "manca memoria",
    errno.EAGAIN: "è occupato: riprova fra poco",
    errno.EBUSY: "è occupato: riprova fra poco",
    errno.EFBIG: "il file è diventato troppo grande",
    errno.ENXIO: "non c’è chi lo legga",
    errno.EBADF: "è chiuso",
    errno.EIO: "il dispositivo non risponde",
}


def tilde(path: str) -> str:
    """Why a path that begins with a tilde leads nowhere: the shell has left it as it was; "" of any other path."""
    first = path.partition("/")[0]
    if not first.startswith("~"):
        return ""
    if Path(path).parts[0] == os.path.expanduser(first):  # noqa: PTH111  (it raises nothing)
        return f"«{first}» sta per la cartella di un utente, e non c’è un utente «{first[1:]}»"
    return f"tra virgolette «{first}» resta com’è: scrivi il percorso per intero"


def not_a_file(path: Path) -> str:
    """What is in the way of reading a path as a file; "" where there is nothing at all, or nothing in the way."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return tilde(str(path))
    except (OSError, ValueError) as error:
        return reason(error)
    return "" if stat.S_ISREG(found.st_mode) else _REASONS[errno.EISDIR] if path.is_dir() else "non è un file"


# What may be the matter with a base of SQLite, for people; SQLite would say it in English.
_OF_BASES = {
    "BUSY": "un altro judgekit lo tiene occupato: riprova fra poco",
    "LOCKED": "un altro judgekit lo tiene occupato: riprova fra poco",
    "FULL": _REASONS[errno.ENOSPC],
    "READONLY": _REASONS[errno.EROFS],
    "PERM": _REASONS[errno.EACCES],
    "AUTH": _REASONS[errno.EACCES],
    "CANTOPEN": "non si può aprire, leggere o scrivere",
    "IOERR": "non si può aprire, leggere o scrivere",
}


def reason_of_base(error: Exception) -> str:
    """Why a base cannot be read or written, in Italian; "" where what it holds is not what it should be."""
    return _OF_BASES.get(getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0], "")


def reason(error: Exception) -> str:
    """Why a file cannot be read or written, in Italian."""
    number = getattr(error, "errno", None)
    if number == errno.ENOENT and (why := tilde(str(getattr(error, "filename", "")))):
        return why
    if number is None:
        return "il nome non è quello di un file"
    return _REASONS.get(number, f"errore {number} del sistema")


def unreadable(what: object, error: Exception) -> Unreadable:
    """What to raise of a file that cannot be read."""
    return Unreadable(f"{what}: non si può leggere ({reason(error)})")


def unwritable(what: object, error: Exception, so: str = "") -> Unreadable:
    """What to raise of a file that cannot be written; and what comes of that."""
    return Unreadable(f"{what}: non si può scrivere ({reason(error)}){so and f'; {so}'}")


def read_bounded(name: str, most: int) -> bytes:
    """The content of a file; of one larger than `most` bytes one byte more, which tells of it. Raises Unreadable."""
    try:
        with Path(name).open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise unreadable(name, error) from error


def foreign(file: int, folder: Path) -> bool:
    """Whether somebody else owns an open file or its folder, or may write it, or put another in its place."""
    return _of_others(os.fstat(file)) or _foreign_folder(folder)


def shipped(file: int, code: Path) -> bool:
    """Whether an open file comes from whoever has put the code into its folder, or from the user, and not everybody may
    write it.
    """
    found = os.fstat(file)
    return not hasattr(os, "getuid") or (
        found.st_uid in {0, os.getuid(), code.stat().st_uid} and not found.st_mode & 0o002
    )


def ours(path: Path) -> bool:
    """Whether a file or folder is there, is the user's, and nobody else may write it."""
    try:
        return not _of_others(path.stat())
    except OSError:
        return False


def _foreign_folder(path: Path) -> bool:
    try:
        return _of_others(path.stat())
    except OSError:
        return False


def _of_others(found: os.stat_result) -> bool:
    return hasattr(os, "getuid") and (found.st_uid != os.getuid() or bool(found.st_mode & 0o022))


def own_text(path: Path) -> str | None:
    """What stands in a file of a cache; None where there is none, or somebody else might have written it."""
    try:
        with path.open("rb") as file:
            return None if foreign(file.fileno(), path.parent) else file.read().decode()
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
