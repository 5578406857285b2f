"""The damage of this turn, who dealt it to whom: kept where some text in the game asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import opponents, players
from judgekit.table.board import Note, by_face
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Board, Change
    from judgekit.table.engine import Game

_HARM = "harm"


class Done(NamedTuple):
    """Damage that was dealt."""

    source: Object
    to: Being
    combat: bool
    amount: int


def noted(board: Board, source: Object, to: Being, amount: int, *, combat: bool) -> list[Change]:
    """What is kept of damage as it is dealt; where any card or token asks for it (`ASKED_FOR`), not else."""
    return [Note(_HARM, (board.facts.get("number", 0), (*_this_turn(board), Done(source, to, combat, amount))))]


def _this_turn(board: Board) -> tuple[Done, ...]:
    turn, done = board.facts.get(_HARM, (0, ()))
    return tuple(done) if turn == board.facts.get("number", 0) else ()


ASKED_FOR = "asks for harm"
by_face(ASKED_FOR, lambda thing: _speaks_of_it(thing.face.traits.abilities))


def _speaks_of_it(abilities: tuple[object, ...]) -> bool:
    return tree.holds(abilities, tree.Harm) or tree.holds_node(abilities, tree.DEALT_SO)


def since(before: Board, now: Board, sources: Collection[Being]) -> int:
    """How much damage certain sources have dealt from one board to the next, in one turn."""
    dealt = _this_turn(now)[len(_this_turn(before)) :]
    return sum(done.amount for done in dealt if done.source in sources)


def is_so(game: Game, one: Being, harm: tree.Harm, you: str, source: Object | None) -> bool:
    """Whether something has been dealt such damage this turn, or has dealt it."""
    others = _others(game, harm.other, you, source)
    for done in _this_turn(game.board):
        mine, theirs = (done.to, done.source) if harm.dealt else (done.source, done.to)
        if mine == one and (harm.other is None or theirs in others) and (done.combat or not harm.combat):
            return True
    return harm.dealt and harm.other is None and not harm.combat and _bears_damage(game.board, one)


def _bears_damage(board: Board, one: Being) -> bool:
    """Whether damage stays on something: it was dealt this turn, and by whom a board need not tell."""
    thing = board.things.get(one[0]) if isinstance(one, tuple) else None
    return thing is not None and thing.object == one and bool(thing.marks.get("damage"))


def _others(game: Game, node: object, you: str, source: Object | None) -> tuple[Being | None, ...]:
    """Who dealt it, or to whom it was dealt, where a text tells: any of these."""
    match node:
        case tree.You():
            return (you,)
        case tree.OtherPlayers():
            return tuple(one for one in players(game.board) if one != you)
        case tree.Opponent():
            return opponents(game.board, you)
        case tree.Host():
            return (game.board.things[source[0]].marks.get("host") if source is not None else None,)
        case _:
            return (source,)
