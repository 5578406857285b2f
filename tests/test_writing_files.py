"""Whatever is written is there whole or not at all: what fails leaves what was there, and nothing beside it."""

from __future__ import annotations

import ast
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import pytest
from conftest import Ran
from test_architecture import PACKAGE, nodes

from judgekit import config
from judgekit.errors import Unreadable
from judgekit.files import write_for_user, write_new, write_whole

Run = Callable[..., Ran]
WRITING = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "TemporaryFile", "touch"}
FLAGS = {"O_WRONLY", "O_RDWR", "O_CREAT", "O_APPEND"}


def writes(node: ast.AST) -> bool:
    """Whether something opens a file for writing."""
    if isinstance(node, ast.Attribute):
        return node.attr in WRITING | FLAGS
    if not isinstance(node, ast.Call) or not (isinstance(node.func, (ast.Name, ast.Attribute))):
        return False
    if any(keyword.arg == "fileobj" for keyword in node.keywords):
        return False  # an archive in memory
    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
    modes = [
        *node.args[isinstance(node.func, ast.Name) :],
        *(keyword.value for keyword in node.keywords if keyword.arg == "mode"),
    ]
    said = [one.value for one in modes if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return name in {"open", "fdopen"} and any(set(mode) <= set("rwxabt+") and set(mode) & set("wxa+") for mode in said)


def test_one_module_writes_files() -> None:
    """The closed output of a command is no file: it is turned away to where nothing is written.

    What the page keeps is written into the memory of the browser, which has no disk.
    """
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if any(map(writes, nodes(path)))}
    assert found == {"files.py", "cli/complaints.py", "site/keeping.py"}
    said = ("open('x', 'w')", "p.open(mode='ab')", "p.write_text('')", "os.open(p, os.O_RDWR)", "tempfile.mkstemp()")
    assert all(any(map(writes, ast.walk(ast.parse(one)))) for one in said)
    assert not any(any(map(writes, ast.walk(ast.parse(one)))) for one in ("open('x')", "p.open('rb')", "p.read_text()"))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class Full:
    """A disk on which there is no more room: half of what is written is there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        really = os.fdopen

        def opened(handle: int, mode: str) -> object:
            file = really(handle, mode)

            class Half:
                def __enter__(self) -> Self:
                    return self

                def __exit__(self, *_: object) -> None:
                    file.close()

                def write(self, content: bytes) -> None:
                    file.write(content[: len(content) // 2])
                    raise OSError(28, "No space left on device")

            return Half()

        monkeypatch.setattr(os, "fdopen", opened)


@pytest.mark.parametrize(
    "line",
    [
        "replay attacco-improvviso --html FILE.html",
        "compare attacco-improvviso --html FILE.html",
        "sheet combattimento --edition cr-2016 -n 1 -o FILE.html",
        "sheet combattimento --edition cr-2016 -n 1 -o FILE.json",
    ],
)
def test_a_full_disk_leaves_the_old_page(run: Run, tmp_path: Path, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [word.replace("FILE", str(tmp_path / "vecchio")) for word in line.split()]
    target = Path(words[-1])
    target.write_text("la pagina di ieri", encoding="utf-8")
    Full(monkeypatch)
    result = run(*words)
    assert result.status == 2, result.err
    assert "non si può scrivere" in result.err
    assert target.read_text(encoding="utf-8") == "la pagina di ieri"
    assert names(tmp_path) == [target.name]


def test_a_full_disk_leaves_settings_and_the_page_of_a_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from judgekit.site.build import Folder

    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "casa"))
    config.keep("edition", "cr-2026")
    Folder(tmp_path / "sito").put("app/site.css", "ieri")
    with monkeypatch.context() as later:
        Full(later)
        with pytest.raises(Unreadable):
            config.keep("edition", "cr-2016")
        with pytest.raises(Unreadable):
            Folder(tmp_path / "sito").put("app/site.css", "oggi")
        with pytest.raises(OSError, match="No space"):
            write_new(tmp_path / "nuovo.md", b"un caso")
    assert config.settings() == {"edition": "cr-2026"}
    assert (tmp_path / "sito/app/site.css").read_text(encoding="utf-8") == "ieri"
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == ["config.txt", "site.css"]


def test_of_several_files_all_are_written_or_none(tmp_path: Path) -> None:
    first, second = tmp_path / "a.html", tmp_path / "non c’è" / "b.html"
    first.write_bytes(b"ieri")
    with pytest.raises(Unreadable, match="non si può scrivere"):
        write_for_user({first: b"oggi", second: b"oggi"})
    assert (first.read_bytes(), names(tmp_path)) == (b"ieri", ["a.html"])


def test_a_file_keeps_its_mode_and_a_link_leads_where_it_led(tmp_path: Path) -> None:
    real, link = tmp_path / "vero.html", tmp_path / "legame.html"
    real.write_bytes(b"ieri")
    real.chmod(0o640)
    link.symlink_to(real)
    write_for_user({link: b"oggi"})
    assert (real.read_bytes(), link.is_symlink(), stat.S_IMODE(real.stat().st_mode)) == (b"oggi", True, 0o640)
    mask = os.umask(0o022)
    os.umask(mask)
    write_for_user({tmp_path / "nuovo.html": b"x"})
    write_whole(tmp_path / "mio.bin", b"x")
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("nuovo.html", "mio.bin")]
    assert modes == [0o666 & ~mask, 0o600]


def test_a_device_is_written_and_stays_one() -> None:
    write_for_user({Path(os.devnull): b"x"})
    assert Path(os.devnull).is_char_device()


def test_what_is_there_is_not_written_over_by_a_new_case(tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    write_new(path, b"mio")
    with pytest.raises(FileExistsError):
        write_new(path, b"altro")
    assert (path.read_bytes(), names(tmp_path)) == (b"mio", ["caso.md"])


def test_a_long_name_has_room_for_its_draft(tmp_path: Path) -> None:
    path = tmp_path / ("è" * 120 + ".html")
    write_for_user({path: b"x"})
    assert path.read_bytes() == b"x"


def test_drafts_that_were_left_behind_go_with_the_next_page(tmp_path: Path) -> None:
    left = [tmp_path / f".a.html-{age:012x}.judgekit" for age in (0, 7200)]
    for age, path in zip((0, 7200), left, strict=True):
        path.touch()
        os.utime(path, (time.time() - age,) * 2)
    write_for_user({tmp_path / "a.html": b"x"})
    assert names(tmp_path) == [left[0].name, "a.html"]


KILLED = """
import os, sys, time
from pathlib import Path
from typing import Self
from judgekit import files
really = os.fdopen
class Slow:
    def __init__(self, file): self.file = file
    def __enter__(self): return self
    def __exit__(self, *_): self.file.close()
    def fileno(self): return self.file.fileno()
    def flush(self): self.file.flush()
    def write(self, content):
        for at in range(0, len(content), 1000):
            self.file.write(content[at:at + 1000]); self.file.flush(); time.sleep(0.002)
os.fdopen = lambda handle, mode: Slow(really(handle, mode))
print("pronto", flush=True)
n = 0
while True:
    files.write_for_user({Path(sys.argv[1]): (b"%d" % (n % 10)) * 20_000})
    n += 1
"""


@pytest.mark.slow
def test_a_kill_in_the_middle_of_writing_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "pagina.html"
    path.write_bytes(b"x" * 20_000)
    for nth in range(20):
        with subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.003 * nth)  # each write takes some forty milliseconds: nearly all fall into one
            process.send_signal(signal.SIGKILL)
        content = path.read_bytes()
        assert len(content) == 20_000
        assert len(set(content)) == 1
