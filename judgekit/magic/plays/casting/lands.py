"""Playing lands: when it may be done, and how many a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import MAIN, controller, in_play, stack_of, traits
from judgekit.magic.plays.board.teams import has_the_turn, holds_priority, lands_played
from judgekit.magic.questions.casting import LANDS_THAT_COUNT, MORE_LANDS
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def when_it_may(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A land is played with priority, in a main phase, with nothing waiting."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    if game.board.facts.get("phase") not in MAIN:
        return Refusal("a land only in your own main phase", (card.id,))
    return Refusal("something is waiting", (card.id,)) if stack_of(game) else True


def in_ones_own_turn(game: Game, player: str, card: Thing) -> Refusal | None:
    """Nobody plays a land in another player's turn, for whatever reason."""
    return None if has_the_turn(game, player) else Refusal("only in your own turn", (card.id,))


def so_many_a_turn(game: Game, player: str, card: Thing) -> Refusal | bool:
    """One land a turn, and those that effects allow beside it."""
    allowed = 1 + game.ruling(MORE_LANDS, player)
    played = lands_played(game, player)
    counted = max(played, _entered_this_turn(game, player))
    if counted > played:
        counted = game.ruling_on(LANDS_THAT_COUNT, counted, played)
    return True if counted < allowed else Refusal("has played a land", (player,))


def _entered_this_turn(game: Game, player: str) -> int:
    """What somebody might count who does not know better: all lands that have entered this turn."""
    number = game.board.facts.get("number", 0)
    return sum(
        1
        for thing in in_play(game.board)
        if thing.marks.get("since") == number
        and "land" in traits(game, thing).types
        and controller(game, thing) == player
    )


def basic_by_supertype(game: Game, value: frozenset[str], like: Traits) -> frozenset[str]:
    """A land is basic by its supertype, and by nothing else: not by a basic land type."""
    return (value - {"basic"}) | (like.supertypes & {"basic"})
