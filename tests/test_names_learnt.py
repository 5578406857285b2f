"""Names are learnt where things may have come to be, and only there."""

from __future__ import annotations

from judgekit.magic.cards import face
from judgekit.scenario.magic.names import Names
from judgekit.table.board import Add, Board, Mark, Thing, fold

_ZONE = ("battlefield", "")


def test_a_board_on_which_something_came_to_be_has_other_zones_and_is_learnt() -> None:
    bear = Thing(1, "Orso", "Anna", _ZONE, face("Orso", ("creature",)), {})
    board = Board({1: bear}, {_ZONE: (1,)}, {"Anna": {}}, {})
    names = Names(board, {1: "Orso"}, "caso.md")
    marked = fold(board, [Mark(1, "tapped", True)])
    assert marked.zones is board.zones
    token = bear._replace(id=2, name="Goblin", face=face("Goblin", ("creature",), token=True))
    grown = fold(marked, [Add(token)])
    names.learn(marked)
    names.learn(grown)
    assert names.labels == {1: "Orso", 2: "Goblin"}
    names.learn(marked)
    names.learn(fold(marked, [Add(token._replace(id=3))]))
    assert names.labels == {1: "Orso", 2: "Goblin 1", 3: "Goblin 2"}
