"""What a board may hold, so that rows about what is not there are passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import is_changeling
from judgekit.magic.plays.board.seats import began_with_several
from judgekit.magic.plays.board.state import any_counters, is_plain
from judgekit.table.bits import bits, known_bits
from judgekit.table.board import kinds_told

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Board

ANYTHING = -1  # every bit

# What rows name beside words, types, sorts of abilities, facts, marks, and kinds that are told by faces.
TEXT = "text"  # something in play says anything
AT_WORK = "at work"  # a continuous effect or static ability may be at work, or there are counters: anything may be so
LISTENING = "listening"  # something waits for events
SEVERAL = "several players"  # the game began with more than two


def holds(board: Board) -> int:
    """What of all that rows are about a board may hold, as `bits`: facts noted, and what is in play, is, has, bears.

    Where effects are at work, or rules say what of a face counts, anything may be there.
    """
    if not is_plain(board) or any_counters(board):
        return ANYTHING
    borne: frozenset[str] | None = board.roster.get("borne")
    if borne is None:
        borne = board.roster["borne"] = _borne(board)
    if _UNKNOWN in borne:
        return ANYTHING
    held = known_bits(borne) | known_bits(board.facts) | known_bits(kinds_told(board))
    things = board.things
    held |= known_bits(set().union(*[things[number].marks for number in board.zone("battlefield")]))
    if began_with_several(board):
        held |= bits(SEVERAL)
    return held


_UNKNOWN = "unknown"


def _borne(board: Board) -> frozenset[str]:
    """The words, types and sorts of abilities that permanents have as they are printed, or may be said to have."""
    found: set[str] = set()
    for number in board.zone("battlefield"):
        face = board.things[number].face
        if face.asks and _may_be_anything(face):
            return frozenset({_UNKNOWN})
        like = face.traits
        found |= {*like.words, *like.types, *like.subtypes, *like.supertypes}
        found |= {type(ability).__name__ for ability in like.abilities}
        if like.words or like.abilities or like.rules:
            found.add(TEXT)
        if face.watches:
            found.add(LISTENING)
        if face.token:  # somebody thinks that all tokens are creatures; their name may be their kind
            found |= {"creature", *face.name.split()}
    for number in board.zone("command"):
        face = board.things[number].face
        found |= face.traits.types
        if face.watches:
            found.add(LISTENING)
    return frozenset(found)


def _may_be_anything(face: Face) -> bool:
    """Whether the rules may say more of a face than is printed on it; colours, and a token's kind, aside."""
    return bool(face.nature or face.aside or face.under or face.layout) or is_changeling(face.traits.words)
