"""What is left to chance: coins and dice. How they fall, the script says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.resolving import choices
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.magic.questions.mechanics import NOBODY_WINS_BY_HEADS, RESULT_OF_A_ROLL
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def flip(game: Game, what: tree.Flip, player: str, spell: Thing) -> Flow[None]:
    """A coin is flipped: the script says who wins, or on which side it falls."""
    for who in things(game, what.who, player, spell):
        flipper = str(who)
        won = yield Ask("flip" if what.called else "heads or tails", flipper, spell.id, (True, False))
        is_won = what.called or not game.is_so(NOBODY_WINS_BY_HEADS)
        yield Event("flipped" if is_won else "fell", (flipper, won))
        yield from choices.do_all(game, what.won if won else what.lost, player, spell)


def roll(game: Game, what: tree.Roll, player: str, spell: Thing) -> Flow[None]:
    """A die is rolled: the script says what it shows; the result is that with what is added to it."""
    for who in things(game, what.who, player, spell):
        shown = yield Ask("roll", str(who), (spell.id, what.sides), tuple(range(1, what.sides + 1)))
        added = shown + amount(game, what.more, player, spell)
        result: int = game.ruling_on(RESULT_OF_A_ROLL, shown, added)
        here = game.board.things.get(spell.id)
        if here is not None:
            yield Event("mark", (here.id, "about", {**here.marks.get("about", {}), "rolled": result}))
        yield Event("rolled", (str(who), what.sides, shown, result))
