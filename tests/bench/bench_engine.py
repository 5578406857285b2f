"""The engine, measured in one run: steps and combats a second, cost by size of the board and length of the game.

Prints ratios and rates; asserts nothing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from judgekit.magic.cards import face
from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.plays.turn.priority import PASS_ALL
from judgekit.table.board import Board, Thing
from judgekit.table.engine import Ask, Game, Stopped, replay

_WINDOW = 0.25  # seconds
BEAR = face("Orso", ("creature",), size=(2, 2), colours=("green",))
LAND = face("Foresta", ("land",), subtypes=("Foresta",), supertypes=("basic",))
CARD = face("carta", ())


def table(idle: int = 0, library: int = 0) -> Board:
    """Two attackers, two blockers, so many lands that do nothing, and libraries of so many cards."""
    things: dict[int, Thing] = {}
    zones: dict[tuple[str, str], tuple[int, ...]] = {}

    def add(printed: Any, zone: tuple[str, str], owner: str) -> None:
        number = len(things) + 1
        things[number] = Thing(number, printed.name, owner, zone, printed, {"controller": owner, "stamp": number})
        zones[zone] = (*zones.get(zone, ()), number)

    for owner in ("Anna", "Anna", "Bruno", "Bruno"):
        add(BEAR, ("battlefield", ""), owner)
    for n in range(idle):
        add(LAND, ("battlefield", ""), ("Anna", "Bruno")[n % 2])
    for owner in ("Anna", "Bruno"):
        for _ in range(library):
            add(CARD, ("library", owner), owner)
    players = {
        name: {"life": 20, "mana": (), "turn": turn, "counters": {}} for name, turn in (("Anna", 3), ("Bruno", 2))
    }
    facts = {
        "order": ("Anna", "Bruno"), "turn": "Anna", "started": "Anna", "number": 3, "seed": 0, "stamp": len(things),
        "next": len(things) + 1, "lands": 0, "phase": "combat", "step": "declare attackers",
        "resume": ("combat", "declare attackers", True), "combat": None,
    }  # fmt: skip
    return Board(things, zones, players, facts)


class Fighters:
    """Two attack, two block, and everybody passes until the damage has been dealt and what it killed is dead."""

    def __call__(self, game: Game, ask: Ask) -> Any:
        if ask.kind == "attackers":
            return (None, ask.player, ((1, "Bruno"), (2, "Bruno")) if game.board.facts["turn"] == "Anna" else ())
        if ask.kind == "blockers":
            return (None, ask.player, ((3, (1,)), (4, (2,))))
        if ask.kind == "priority":
            if game.stage == "combat damage" and not game.board.zone("stack"):
                raise Stopped
            return PASS_ALL
        return None


class Idlers:
    """Everybody passes for so many turns."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def __call__(self, game: Game, ask: Ask) -> Any:
        if ask.kind in {"attackers", "blockers"}:
            return (None, ask.player, ())
        if ask.kind == "priority":
            if game.board.facts["number"] > self.turns + 3:
                raise Stopped
            return PASS_ALL
        if ask.kind == "discard":
            return ask.options[: ask.about]
        return None


def rate(board: Board, windows: int = 8, edition: str = "classic") -> tuple[float, float]:
    """Combats and steps a second of this process, in the best of so many quarters of a second."""
    rules = system(edition)
    best = (0.0, 0.0)
    for _ in range(windows):
        combats = steps = 0
        start = process_time()
        while (spent := process_time() - start) < _WINDOW:
            steps += len(replay(rules, board, "game", Fighters()).steps)
            combats += 1
        best = max(best, (combats / spent, steps / spent))
    return best


def long_game(turns: int) -> float:
    start = perf_counter()
    steps = replay(system("classic"), table(library=60), "game", Idlers(turns)).steps
    return (perf_counter() - start) / len(steps)


CASE = """---
titolo: Prova
edizioni: [classic]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
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


def cold(*arguments: str) -> float:
    """The best of several cold runs."""
    best = float("inf")
    for _ in range(7):
        start = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        best = min(best, perf_counter() - start)
    return best


def main() -> None:
    rates = {edition: rate(table(), 24, edition) for edition in EDITIONS}
    for edition, (combats, steps) in rates.items():
        print(
            f"plain combat, {edition}: {combats:,.0f} combats/s, {steps:,.0f} steps/s, "
            f"{steps / rates['classic'][1]:.2f} of Classic's steps/s"
        )
    few, many = (1 / rate(table(n - 4))[1] for n in (10, 200))
    print(f"cost of a step, 200 permanents over 10: {many / few:.2f}")
    short, long = long_game(4), long_game(40)
    print(f"cost of a step, a game of ten times the turns: {long / short:.2f}")
    with tempfile.TemporaryDirectory() as folder:
        case = Path(folder) / "caso.md"
        case.write_text(CASE, encoding="utf-8")
        ratio = cold("-m", "judgekit", "replay", str(case)) / cold("-c", "pass")
    print(f"judgekit replay, cold: {ratio:.1f} times python -c pass")


if __name__ == "__main__":
    main()
