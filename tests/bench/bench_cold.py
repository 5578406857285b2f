"""What every command costs from nothing, in processor time, as so many times `python -c pass`.

Processor time (the command's own and that of the processes that it starts) says the same on a machine that is busy with
other things. The commands are run in turn, so that all see the same machine; of each the median of the lower half is
told. The home is warm (the commands have been run once), but where it says «fresh home». With words, only the lines
that hold one of them; with a number, so many rounds.
"""

from __future__ import annotations

import compileall
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import ratio
from bench_engine import CASE

import judgekit

_ROUNDS = 7
OWN = """---
titolo: Prova
edizioni: [classic, cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso:
          tipo: Creatura — Orso
          f/c: 2/2
          testo: Quando questa creatura muore, guadagni 17 punti vita.
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
      - Strega:
          tipo: Creatura — Strega
          f/c: 1/1
          testo: "{TAP}: Ogni avversario perde 1 punto vita e tu guadagni 6 punti vita."
```

```azioni
Anna attacca con Orso
Bruno blocca Orso con Lupo
danno
```

```atteso
Orso è nel cimitero di Anna
```
"""


class Line(NamedTuple):
    """A command, the most that it shall cost (0: nothing was promised), and whether its home is a fresh one."""

    arguments: tuple[str, ...]
    goal: float = 0
    fresh: bool = False

    @property
    def name(self) -> str:
        return (
            " ".join(Path(each).name if "/" in each else each for each in self.arguments) + " (fresh home)" * self.fresh
        )


def lines(folder: Path) -> list[Line]:
    own = folder / "proprio.md"
    own.write_text(OWN, encoding="utf-8")
    board = folder / "tavolo.md"
    board.write_text(CASE, encoding="utf-8")
    question = "posso bloccare con una creatura tappata?"
    return [
        Line(("rule", "502.9b"), 7),
        Line(("term", "trample"), 7),
        Line(("toc",)),
        Line(("search", question), 12),
        Line(("lessons",), 12),
        Line(("scenarios", "travolgere")),
        Line(("help", "caso")),
        Line(("check", str(own))),
        Line(("replay", "attacco-improvviso", "--edition", "classic"), 16),
        Line(("replay", "603.3b-prima-chi-e-di-turno", "--edition", "cr-2026"), 16),
        Line(("replay", str(board)), 16),
        Line(("replay", str(own)), 16),
        Line(("why", "attacco-improvviso", "--edition", "classic"), 22),
        Line(("why", "603.3b-prima-chi-e-di-turno", "--edition", "cr-2026"), 22),
        Line(("why", str(board)), 22),
        Line(("why", str(own)), 22),
        Line(("compare", "danno-in-pila")),
        Line(("coverage", "--rule", "502.9b"), 60),
        Line(("sheet", "combattimento", "-n", "1")),
        Line(("sheet", "combattimento", "-n", "20"), 150),
        Line(("search", question), 40, fresh=True),
        Line(("rule", "502.9b"), fresh=True),
        Line(("replay", str(own)), fresh=True),
    ]


def spent(command: list[str], env: dict[str, str]) -> float:
    """The processor time of a command and of what it starts."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0  # it has been waited for
    return used.ru_utime + used.ru_stime


def typical(taken: list[float]) -> float:
    """The median of the lower half: what disturbs a run only ever adds to it."""
    low = sorted(taken)[: (len(taken) + 1) // 2]
    return low[len(low) // 2]


def main() -> None:
    compileall.compile_dir(Path(judgekit.__file__).parent, quiet=1)  # also where PYTHONDONTWRITEBYTECODE is set
    subprocess.run([str(ratio.PYTHON), "-m", "judgekit.answers.making"], check=True)  # as `make` does
    words = [word for word in sys.argv[1:] if not word.isdecimal()]
    rounds = next((int(word) for word in sys.argv[1:] if word.isdecimal()), _ROUNDS)
    env = ratio.home()
    with tempfile.TemporaryDirectory() as folder:
        asked = [one for one in lines(Path(folder)) if not words or any(word in one.name for word in words)]
        taken: dict[Line, list[float]] = {one: [] for one in asked}
        bare: list[float] = []
        command = [str(ratio.PYTHON), "-m", "judgekit"]
        for one in asked:
            if not one.fresh:
                spent([*command, *one.arguments], env)
        for _ in range(rounds):
            bare += [spent([str(ratio.PYTHON), "-c", "pass"], env) for _ in range(4)]
            for one, times in taken.items():
                times.append(spent([*command, *one.arguments], ratio.home() if one.fresh else env))
    unit = typical(bare)
    print(f"python -c pass: {unit * 1000:.1f} ms of processor time")
    for one, times in taken.items():
        ratio.row(one.name, typical(times) / unit, "x pass", f"<= {one.goal:.0f}" if one.goal else "-")


if __name__ == "__main__":
    main()
