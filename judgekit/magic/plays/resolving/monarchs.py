"""The monarch: who becomes it, what belongs to that, and who is it no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import monarch
from judgekit.magic.plays.board.seats import heir_of
from judgekit.magic.plays.text.designations import MONARCH, standing_for, those_with
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.mechanics import ONLY_ONE_MONARCH, WHAT_THE_MONARCH_HAS
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def become(game: Game, what: tree.BecomeMonarch, player: str, spell: Thing) -> Flow[None]:
    """A text makes a player the monarch."""
    for who in things(game, what.who, player, spell):
        yield from game.run("become the monarch", str(who))


def is_crowned(game: Game, player: str) -> Flow[None]:
    """A player becomes the monarch; whoever was it is so no longer, from that very moment."""
    before = those_with(game.board, MONARCH)
    if any(one.owner == player for one in before):
        yield Event("crowned again", (player,))
        return
    deposed = [Event("deposed", (one.id,)) for one in before] if before and game.ruling(ONLY_ONE_MONARCH) else []
    number = game.board.facts["next"]
    yield (*deposed, Event("crowned", (crown(number, player, has=bool(game.ruling(WHAT_THE_MONARCH_HAS))),)))


def crown(number: int, player: str, *, has: bool = True) -> Thing:
    """What stands for being the monarch: no card, and what belongs to it works from the command zone."""
    abilities = monarch.abilities() if has else ()
    return standing_for(number, player, MONARCH, monarch.NAME, abilities, monarch.TEXT)


# --- where the monarch leaves the game --------------------------------------------------------------------------------


def there_is_one(game: Game) -> bool:
    """Whether anybody is the monarch."""
    return bool(those_with(game.board, MONARCH))


def passes_on(game: Game, player: str) -> Flow[None]:
    """Where the monarch leaves the game the active player becomes it, or who comes next."""
    if all(one.owner != player for one in those_with(game.board, MONARCH)):
        return
    yield from game.run("become the monarch", heir_of(game.board, player))
