"""What a board may hold, so that rows about what is not there are passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import is_changeling
from judgekit.magic.plays.board.state import any_counters, is_plain

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Board

ANYTHING = "anything"
HELD = "held"  # under this key the cache holds what permanents have, of a board that holds nothing else for certain


def holds(board: Board, those: tuple[str, ...]) -> bool:
    """Whether a board may hold any of what rows are about: a fact noted, or something in play that is or has it.

    Where effects are at work, or rules say what of a face counts, anything may be there.
    """
    if not board.facts.keys().isdisjoint(those):
        return True
    all_of_it: frozenset[str] | None = board.cache.get(HELD)
    if all_of_it is not None:
        return not all_of_it.isdisjoint(those)
    borne: frozenset[str] | None = board.roster.get("borne")
    if borne is None:
        borne = board.roster["borne"] = _borne(board)
    if ANYTHING in borne or not borne.isdisjoint(those) or not is_plain(board) or any_counters(board):
        return True
    board.cache[HELD] = borne
    return False


def _borne(board: Board) -> frozenset[str]:
    """The words, types and sorts of abilities that permanents have as they are printed, or may be said to have."""
    found: set[str] = set()
    for number in board.zone("battlefield"):
        face = board.things[number].face
        if face.asks and _may_be_anything(face):
            return frozenset({ANYTHING})
        like = face.traits
        found |= {*like.words, *like.types, *like.subtypes, *(type(ability).__name__ for ability in like.abilities)}
        if face.token:  # somebody thinks that all tokens are creatures; their name may be their kind
            found |= {"creature", *face.name.split()}
    return frozenset(found)


def _may_be_anything(face: Face) -> bool:
    """Whether the rules may say more of a face than is printed on it; colours, and a token's kind, aside."""
    return bool(face.nature or face.aside or face.under or face.layout) or is_changeling(face.traits.words)
