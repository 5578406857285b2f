"""The engine, measured in one run: steps and combats a second, cost by size of the board and length of the game.

Prints ratios and rates; asserts nothing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from cProfile import Profile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from judgekit.magic.cards import Face, face
from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.language.read import read
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.turn.priority import PASS_ALL
from judgekit.table.board import Board, Change, Mark, Move, Tell, Thing, fold
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


def calls(edition: str) -> int:
    """Function calls of one plain combat: what other processes do to the clock leaves them as they are."""
    rules, board, counted = system(edition), table(), Profile()
    replay(rules, board, "game", Fighters())  # what is worked out once is there
    counted.runcall(replay, rules, board, "game", Fighters())
    return sum(entry.callcount for entry in counted.getstats())


def idle_game(turns: int, library: int = 60, edition: str = "classic") -> float:
    """Seconds of a step of a game in which nobody does anything, in the best of a few."""
    best = float("inf")
    for _ in range(3):
        board = table(library=library)
        start = process_time()
        steps = replay(system(edition), board, "game", Idlers(turns)).steps
        best = min(best, (process_time() - start) / len(steps))
    return best


# --- what grows -------------------------------------------------------------------------------------------------------

SAME = ("Le creature prendono +1/+1.",)
VARIED = (
    *SAME, "Le creature che controlli prendono +1/+0.", "Le creature verdi hanno travolgere.",
    "Le altre creature prendono +0/+1.", "Le creature attaccanti prendono +1/+0.",
    "Le creature che controlli hanno volare.", "Le creature sono nere.", "Le creature con volare prendono +1/+0.",
)  # fmt: skip


def with_more(board: Board, faces: list[Face], zone: tuple[str, str] = ("battlefield", "")) -> Board:
    """A board with more things on it, of both players in turn."""
    things, there = dict(board.things), board.zones.get(zone, ())
    for n, printed in enumerate(faces):
        number = len(things) + 1
        owner = zone[1] or ("Anna", "Bruno")[n % 2]
        things[number] = Thing(number, printed.name, owner, zone, printed, {"controller": owner, "stamp": number})
        there = (*there, number)
    facts = {**board.facts, "stamp": len(things), "next": len(things) + 1}
    return Board(things, {**board.zones, zone: there}, board.players, facts)


def fresh(board: Board) -> Board:
    """The same board, of which nothing is known yet."""
    return Board(board.things, board.zones, board.players, board.facts)


def under_effects(texts: tuple[str, ...], effects: int, creatures: int = 50) -> Board:
    """The plain combat among so many creatures, under so many static effects; with no texts, under none."""
    banners = [
        face(f"Insegna {n}", ("enchantment",), abilities=read(texts[n % len(texts)]) if texts else ())
        for n in range(effects)
    ]
    return with_more(with_more(table(), [BEAR] * (creatures - 4)), banners)


def step_under(board: Board, edition: str) -> float:
    """Seconds of a step of the combat on a board of which nothing is known, in the best of a few."""
    best = float("inf")
    for _ in range(4):
        start = process_time()
        steps = replay(system(edition), fresh(board), "game", Fighters()).steps
        best = min(best, (process_time() - start) / len(steps))
    return best


def reading(edition: str, changes: tuple[Change, ...] = ()) -> float:
    """Seconds to read fifty creatures under twenty effects; where something changes, to read them again after it."""
    board, best = under_effects(VARIED, 20), float("inf")

    def read_all(game: Game) -> None:
        for number in game.board.zone("battlefield"):
            traits(game, game.board.things[number])

    for _ in range(5):
        game = Game(system(edition), fresh(board))
        if changes:
            read_all(game)
        start = process_time()
        game.board = fold(game.board, changes)
        read_all(game)
        best = min(best, process_time() - start)
    return best


def storm(listeners: int, edition: str) -> tuple[int, float]:
    """Steps, and seconds of each, where so many permanents trigger for each of ten tokens that enter."""
    enters, many = {
        "classic": ("Quando una creatura entra in gioco, guadagni 1 punto vita.", "Metti in gioco dieci pedine"),
    }.get(
        edition,
        ("Ogniqualvolta una creatura entra nel campo di battaglia, guadagni 1 punto vita.",
         "Metti sul campo di battaglia dieci pedine"),
    )  # fmt: skip
    spell = face("Branco", ("sorcery",), cost=(), abilities=read(f"{many} creatura Lupo 2/2 verdi."))
    board = with_more(table(library=60), [face("Anima", ("enchantment",), abilities=read(enters))] * listeners)
    board = with_more(board, [spell], ("stack", ""))
    last = len(board.things)
    chosen = board.things[last]._replace(marks={"controller": "Anna", "chosen": {"mode": 0, "targets": ()}})
    facts = {**board.facts, "phase": "first main", "step": None, "resume": ("first main", None, True)}
    board = Board({**board.things, last: chosen}, board.zones, board.players, facts)

    def pass_all(game: Game, ask: Ask) -> Any:
        if ask.kind == "priority" and not game.board.zone("stack"):
            raise Stopped
        return PASS_ALL if ask.kind == "priority" else None

    start = process_time()
    steps = len(replay(system(edition), board, "game", pass_all).steps)
    return steps, (process_time() - start) / steps


def grows(edition: str) -> None:
    """Print what becomes dearer where boards and games grow."""
    bare = step_under(under_effects((), 50), edition)
    for texts, called in ((SAME, "alike"), (VARIED, "of eight kinds")):
        ratio = step_under(under_effects(texts, 50), edition) / bare
        print(f"{edition}: a step under 50 static effects {called} on 50 creatures over one under none: {ratio:.1f}")
    events: dict[str, tuple[Change, ...]] = {
        "one is tapped": (Mark(1, "tapped", True),),
        "life is lost": (Tell("Anna", "life", 7),),
        "one dies": (Move(1, ("graveyard", "Anna"), {}),),
        "one gets a counter": (Mark(3, "counters", {"+1/+1": 1}),),
    }
    told = ", ".join(f"{reading(edition, changes) * 1e3:.2f} when {what}" for what, changes in events.items())
    print(f"{edition}: ms to read 50 creatures under 20 effects: {reading(edition) * 1e3:.2f}; again {told}")
    long, short = idle_game(30, 1000, edition), idle_game(30, 60, edition)
    print(f"{edition}: an idle step, library of 1,000 over 60: {long / short:.2f}")
    storm(10, edition)
    for listeners in (10, 40):
        steps, each = storm(listeners, edition)
        print(f"{edition}: steps of a storm, {listeners} permanents trigger ten times: {steps} of {each * 1e6:.0f} µs")


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
            f"{steps / rates['classic'][1]:.2f} of Classic's steps/s, {calls(edition):,} calls a combat"
        )
    few, many = (1 / rate(table(n - 4))[1] for n in (10, 200))
    print(f"cost of a step, 200 permanents over 10: {many / few:.2f}")
    short, long = idle_game(4), idle_game(40)
    print(f"cost of a step, a game of ten times the turns: {long / short:.2f}")
    for edition in EDITIONS:
        grows(edition)
    with tempfile.TemporaryDirectory() as folder:
        case = Path(folder) / "caso.md"
        case.write_text(CASE, encoding="utf-8")
        ratio = cold("-m", "judgekit", "replay", str(case)) / cold("-c", "pass")
    print(f"judgekit replay, cold: {ratio:.1f} times python -c pass")


if __name__ == "__main__":
    main()
