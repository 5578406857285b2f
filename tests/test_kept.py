"""What things are like is worked out once and kept: it is the same as worked out anew, rules cited and all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from judgekit.magic.cards import face
from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.language.read import read
from judgekit.magic.plays.board.state import traits
from judgekit.table.board import Board, Thing
from judgekit.table.engine import Game

sys.path.insert(0, str(Path(__file__).parent / "bench"))
from bench_engine import table

MANY = 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_many_that_strengthen_each_other_are_read(edition: str) -> None:
    """What has acted on each of them is not told again for each that it acts on: that doubles with every one."""
    bare = table()
    lord = face(
        "Capo", ("creature",), size=(1, 1), colours=("green",), abilities=read("Le altre creature prendono +1/+1.")
    )
    there = tuple(range(len(bare.things) + 1, len(bare.things) + 1 + MANY))
    marks = {"controller": "Anna"}
    lords = {n: Thing(n, "Capo", "Anna", ("battlefield", ""), lord, {**marks, "stamp": n}) for n in there}
    zones = {**bare.zones, ("battlefield", ""): (*bare.zone("battlefield"), *there)}
    game = Game(system(edition), Board({**bare.things, **lords}, zones, bare.players, bare.facts))
    assert {traits(game, lord).power for lord in lords.values()} == {MANY}
    assert traits(game, game.board.things[1]).power == 2 + MANY
