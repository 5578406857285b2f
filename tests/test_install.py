"""judgekit installs from a wheel into an empty environment and answers there, far from its checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.slow
def test_the_wheel_carries_the_texts_and_works_alone(tmp_path: Path) -> None:
    def call(*command: str | Path, cwd: Path = tmp_path) -> str:
        env = {
            name: value
            for name, value in os.environ.items()
            if name not in {"VIRTUAL_ENV", "PYTHONPATH", "JUDGEKIT_MADE"}
        }
        env |= {"JUDGEKIT_HOME": str(tmp_path / "home"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=env)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    call(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("judgekit-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "judgekit/rules/classic/README.md" in names
    assert "judgekit/glossary/sinonimi.md" in names
    assert not [name for name in names if name.startswith(("tests/", "rules/", "glossary/"))]
    made = {name for name in names if name.startswith("judgekit/made/")}
    parts = ("cards", "cases", "code", "guide", "heard", "library", "patterns", "search", "sheets")
    assert made == {f"judgekit/made/{part}.bin" for part in parts}
    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    call(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile", wheel)
    assert "502.9b  Assegnare il danno con travolgere" in call(tmp_path / "venv" / "bin" / "judgekit", "rule", "502.9b")
    assert '"ref": "classic:glossario/travolgere"' in call(python, "-m", "judgekit", "term", "trample", "--json")
    assert "305.2" in call(python, "-m", "judgekit", "search", "quante terre posso giocare in un turno?")
    assert "Alla fine" in call(python, "-m", "judgekit", "replay", "attacco-improvviso")
    assert not (tmp_path / "home").exists()  # nothing is read anew, no index is built
