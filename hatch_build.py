"""Building a wheel: what is the same for everybody (`judgekit.made`) is made once, and comes with it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Made(BuildHookInterface):
    """Calls `judgekit.answers.making`; where that fails, the wheel does without, and starts are slower."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # code that changes: `make` makes it there
        target = Path(tempfile.mkdtemp(prefix="judgekit-made-"))
        env = {**os.environ, "PYTHONPATH": self.root, "JUDGEKIT_HOME": str(target / "home")}
        command = [sys.executable, "-m", "judgekit.answers.making", str(target)]
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            self.app.display_warning(f"judgekit/made is not made, starts will be slow:\n{done.stderr}")
            return
        for path in sorted(target.glob("*.bin")):
            build_data["force_include"][str(path)] = f"judgekit/made/{path.name}"
