"""The initiative: who takes it, what belongs to it, and who has it no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import initiative
from judgekit.magic.plays.board.seats import heir_of
from judgekit.magic.plays.text.designations import INITIATIVE, standing_for, those_with
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.mechanics import ONLY_ONE_HAS_THE_INITIATIVE, TAKEN_AGAIN, WHAT_THE_INITIATIVE_BRINGS
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def take(game: Game, what: tree.TakeInitiative, player: str, spell: Thing) -> Flow[None]:
    """A text has a player take the initiative."""
    for who in things(game, what.who, player, spell):
        yield from game.run("take the initiative", str(who))


def is_taken(game: Game, player: str) -> Flow[None]:
    """A player takes the initiative; whoever had it has it no longer. Who has it already takes it once more."""
    before = those_with(game.board, INITIATIVE)
    mine = next((one for one in before if one.owner == player), None)
    if mine is not None:
        if game.ruling(TAKEN_AGAIN):
            yield Event("initiative again", (mine,))
        return
    lost = [Event("initiative lost", (one.id,)) for one in before]
    lost = lost if before and game.ruling(ONLY_ONE_HAS_THE_INITIATIVE) else []
    number = game.board.facts["next"]
    yield (*lost, Event("initiative", (held(number, player, has=bool(game.ruling(WHAT_THE_INITIATIVE_BRINGS))),)))


def held(number: int, player: str, *, has: bool = True) -> Thing:
    """What stands for having the initiative: no card, and what belongs to it works from the command zone."""
    abilities = initiative.abilities() if has else ()
    return standing_for(number, player, INITIATIVE, initiative.NAME, abilities, initiative.TEXT)


# --- where who has it leaves the game ---------------------------------------------------------------------------------


def there_is_one(game: Game) -> bool:
    """Whether anybody has the initiative."""
    return bool(those_with(game.board, INITIATIVE))


def passes_on(game: Game, player: str) -> Flow[None]:
    """Where who has the initiative leaves the game the active player takes it, or who comes next."""
    if all(one.owner != player for one in those_with(game.board, INITIATIVE)):
        return
    yield from game.run("take the initiative", heir_of(game.board, player))
