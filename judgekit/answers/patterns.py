"""Which regular expressions commands compile (`judgekit.kept_patterns`): `python -m judgekit.answers.patterns FILE`.

Every module is imported, and some of what people do is done, in a process that does nothing else.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from itertools import islice
from pathlib import Path

from judgekit import kept_patterns
from judgekit.files import write_whole

_EVERY = 250  # of so many bundled cases one is read, and asked why: what all cases need is there soon


def main(file: str) -> None:
    """Write the file."""
    recorder = kept_patterns.record()
    _import_all()
    _answer()
    write_whole(Path(file), kept_patterns.packed(recorder.kept if recorder else {}), private=False)
    Path(file).chmod(0o644)  # whoever may read the code may read these


def _import_all() -> None:
    from judgekit.kept_code import modules

    for name in modules():
        with suppress(ImportError):  # where a wheel is built not all is there that commands need
            importlib.import_module(name)


def _answer() -> None:
    from judgekit.editions import system
    from judgekit.errors import JudgekitError
    from judgekit.made import ignore
    from judgekit.ruling.why import why
    from judgekit.scenario import bundled
    from judgekit.scenario.case_file import read_text

    ignore()  # what is kept is not read: a case of one's own is
    for name in islice(bundled.names(), 0, None, _EVERY):
        path = bundled.ROOT / f"{name}.md"
        try:
            scenario = read_text(path.read_text(encoding="utf-8"), str(path))
            why(scenario, system(scenario.editions[0]))
        except JudgekitError:  # some are there to be refused
            continue


if __name__ == "__main__":
    main(sys.argv[1])
