"""Shared fixtures: a home of its own for every run, the corpus, and a way to run the command line in this process."""

from __future__ import annotations

import gc
import json
import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from judgekit import cli
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.texts.library import Corpus


pytest.register_assert_rewrite("boards")  # what does not hold is shown as in a test

settings.register_profile("judgekit", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("judgekit")
os.environ.pop("COLUMNS", None)  # set by what runs tests side by side: commands are to write as for no terminal

# Tests and what they share stay till the end: to look for garbage after every few objects is a third of reading a text.
gc.set_threshold(50_000, 20, 100)

SHARED = Path(__file__).resolve().parents[2] / "shared"


@dataclass(frozen=True)
class Ran:
    """What a command did: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[None]:
    """A home whose cache (the texts as read, the index) all processes share, and the next run finds again.

    That it is made anew where texts or code have changed is tested with caches of their own.
    """
    before = os.environ.get("JUDGEKIT_HOME")
    home = tmp_path_factory.mktemp("home")
    if pytestconfig.pluginmanager.hasplugin("cacheprovider"):
        cache = pytestconfig.cache.mkdir("judgekit")
        (home / "cache").symlink_to(cache, target_is_directory=True)
    os.environ["JUDGEKIT_HOME"] = str(home)
    yield
    if before is None:
        del os.environ["JUDGEKIT_HOME"]
    else:
        os.environ["JUDGEKIT_HOME"] = before


@pytest.fixture(scope="session", autouse=True)
def _interruptible() -> Iterator[None]:
    """What tests start hears Ctrl-C, also where they are run in the background of a script: there it is not heeded."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def corpus(_home: None) -> Corpus:
    return home.open_corpus()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run `judgekit ARGS…` in this process."""

    def judgekit(*args: str) -> Ran:
        with pytest.raises(SystemExit) as done:
            cli.main(args)
        gc.enable()  # a command of its own process goes without
        captured = capsys.readouterr()
        return Ran(int(done.value.code or 0), captured.out, captured.err)

    return judgekit


@pytest.fixture
def shared() -> Path:
    """The material beside the project, where it is present."""
    if not SHARED.is_dir():
        pytest.skip("needs ../shared, which a fresh clone does not have")
    return SHARED
