"""`python tests/fuzz/kills.py [KILLS]`: commands killed while they write; what was there is there still, and whole.

Each command runs on a slow disk (`slow_disk.py`) and is killed: two of three times at one of its own writings, else at
any moment. Afterwards a file holds what it held or what it was to hold; every answer that was acknowledged is kept;
settings, sets and imports are read without a complaint; and the same command, run again, does what it was to do.
`JUDGEKIT_FUZZ_SEED` chooses the moments. What is found is printed; the exit status is 1.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from slow_disk import WRITES

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
MOMENTS = 40  # writings of a command, at most, that are told apart
SECONDS = 120.0


class Job(NamedTuple):
    """A command in two variants: which file they write, what they are told, and what goes before."""

    variants: tuple[str, str]
    file: str = ""
    told: str = ""
    first: tuple[str, ...] = ()  # what is done before, undisturbed
    makes: str = ""  # a folder of the home that the command makes anew


BOOK, BOOKLET = (f"import {DATA / 'imports' / name}.txt --as {name}" for name in ("official", "booklet"))
FORGET = ("forget official", "forget booklet")
SHEET = "sheet combattimento -e classic -n 1 -o foglio.json -s"
PAGE = "replay attacco-improvviso --html pagina.html -e"
JOBS = {
    "settings": Job(("config edition cr-2016", "config edition cr-2026")),
    "a page": Job((f"{PAGE} classic", f"{PAGE} cr-2026"), "pagina.html"),
    "a sheet": Job((f"{SHEET} 1", f"{SHEET} 2"), "foglio.json"),
    "an import": Job((BOOK, BOOKLET), first=FORGET),
    "sets": Job((f"cards import {DATA / 'cards_invented.json'}",) * 2),
    "a quiz": Job(("quiz combattimento -n 2 -e classic",) * 2, told="A\n\nB\n\n"),
    "a search": Job(("search gioco -e official", "search partita"), first=(*FORGET, BOOK), makes="cache"),
}  # fmt: skip


class Kills:
    """A home, a folder, and what has been killed there."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder = folder
        self.chance = chance
        self.env = {**os.environ, "JUDGEKIT_HOME": str(folder / "casa"), "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
        self.contents: dict[str, set[bytes]] = {}
        self.killed = self.writing = 0
        self.found: list[str] = []
        self.writings: dict[str, int] = {}

    def start(self, command: str, told: str = "", *, slow: bool = True) -> subprocess.Popen[bytes]:
        """A command, begun."""
        begin = [str(HERE / "slow_disk.py")] if slow else ["-m", "judgekit"]
        inside = subprocess.Popen(
            [sys.executable, *begin, *command.split()],
            cwd=self.folder, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert inside.stdin is not None
        inside.stdin.write(told.encode())
        inside.stdin.close()
        inside.stdin = None
        return inside

    def whole(self, command: str, told: str = "", *, slow: bool = False) -> tuple[bytes, bytes]:
        """A command that nobody kills: what it writes on both outputs; a status that is not 0 or 1 is a finding."""
        done = self.start(command, told, slow=slow)
        out, err = done.communicate(timeout=SECONDS)
        if done.returncode not in {0, 1}:
            self.found.append(f"{command}: status {done.returncode}\n{err.decode(errors='replace')[-800:]}")
        return out, err

    def learn(self, name: str, job: Job) -> None:
        """What a job writes where nobody disturbs it, and how often."""
        for command in job.variants:
            self.ready(job)
            _, err = self.whole(command, job.told, slow=True)
            self.writings[name] = min(MOMENTS, max(self.writings.get(name, 0), err.count(WRITES)))
            if job.file:
                self.contents.setdefault(name, set()).add((self.folder / job.file).read_bytes())

    def ready(self, job: Job) -> None:
        """What goes before a command; what there is to forget may be forgotten already."""
        for line in job.first:
            self.start(line, slow=False).communicate(timeout=SECONDS)
        if job.makes:
            shutil.rmtree(self.folder / "casa" / job.makes, ignore_errors=True)

    def kill(self, name: str, job: Job) -> None:
        """One command, killed and looked after."""
        command = self.chance.choice(job.variants)
        before = self.answered()
        self.ready(job)
        inside = self.start(command, job.told)
        moment = self.chance.randint(1, max(1, self.writings[name])) if self.chance.random() < 2 / 3 else 0
        assert inside.stderr is not None
        if moment:
            for line in inside.stderr:
                moment -= line == WRITES
                if not moment:
                    break
            self.writing += not moment
            time.sleep(self.chance.random() * 0.02)  # within the half that is being written
        else:
            time.sleep(self.chance.random() * 1.5)
        inside.kill()
        out = inside.stdout.read() if inside.stdout else b""
        inside.wait()
        self.killed += 1
        self.look(name, job, command, before + out.count(b"Giusto.") + out.count(b"Sbagliato"))

    def answered(self) -> int:
        """How many answers are kept."""
        out, _ = self.whole("quiz --stats --json")
        return sum(one["asked"] for one in json.loads(out or b"[]"))

    def look(self, name: str, job: Job, command: str, answers: int) -> None:
        """Whether all is whole."""
        if job.file and (self.folder / job.file).read_bytes() not in self.contents[name]:
            self.found.append(f"{command}: {job.file} is neither what it was nor what it was to be")
        if (kept := self.answered()) < answers:
            self.found.append(f"{command}: {answers} answers acknowledged, {kept} kept")
        for line in ("config edition --json", "cards sets --json", "editions --json"):
            out, err = self.whole(line)
            if err or not out:
                self.found.append(f"{command}, then {line}: {err.decode(errors='replace')[:500]}")
        self.ready(job)
        self.whole(command, job.told)


def main(many: int) -> int:
    """So many kills, over all jobs in turn."""
    chance = Random(os.environ.get("JUDGEKIT_FUZZ_SEED", "0"))
    with tempfile.TemporaryDirectory() as place:
        kills = Kills(Path(place), chance)
        for name, job in JOBS.items():
            kills.learn(name, job)
        for n in range(many):
            name = list(JOBS)[n % len(JOBS)]
            kills.kill(name, JOBS[name])
        left = list(Path(place).rglob("*.judgekit"))
    for one in kills.found:
        print(f"=== {one}")
    print(f"{kills.killed} kills, {kills.writing} of them in the writing: {len(kills.found)} findings", end="; ")
    print(f"{len(left)} drafts left, which the next writing of their file takes away once they are old")
    print("writings:", ", ".join(f"{name} {n}" for name, n in kills.writings.items()))
    return min(1, len(kills.found))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
