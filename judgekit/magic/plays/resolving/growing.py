"""Actions by which a permanent grows: to connive, to endure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, still, traits
from judgekit.magic.plays.resolving import tokens
from judgekit.magic.plays.text.evaluate import amount, source_of, things
from judgekit.magic.plays.text.last_known import last_controller
from judgekit.magic.questions.mechanics import DOES_SO_THOUGH_GONE, DONE, NOTHING_IS_ENDURED_BY_0
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

PLUS = "+1/+1"
EVOLVING, TRAINING, CREWED = "evolversi", "addestrarsi", "essere manovrato"
FIREBENDING = "dominare il fuoco"


def connive(game: Game, what: tree.Connive, player: str, spell: Thing) -> Flow[None]:
    """What connives has done so, though all or some of it was impossible."""
    for one in things(game, what.what, player, spell):
        if is_gone_for(game, "complottare", one):
            continue
        yield from game.run("connive", one, amount(game, what.how_many, player, spell), player)
        yield Event("done", ("complottare", one, None))


def cards_for_counters(game: Game, one: Being, how_many: int, player: str) -> Flow[None]:
    """Its controller draws, then discards: for each card that is no land it grows, if it is there."""
    whose = whose_it_is(game, one, player)
    yield from game.run("draw", whose, how_many)
    yield from game.run("after drawing")
    held = game.board.zone("hand", whose)
    yield from game.run("discard", ((whose, min(how_many, len(held))),), "", player)
    gone = [card for card in held if card not in game.board.zone("hand", whose) and card in game.board.things]
    due = sum("land" not in traits(game, game.board.things[card]).types for card in gone)
    there = still_there(game, one)
    if due and there is not None:
        yield Event("counters", (there.id, PLUS, due))


def endure(game: Game, what: tree.Endure, player: str, spell: Thing) -> Flow[None]:
    """To endure nothing is to do nothing."""
    for one in things(game, what.what, player, spell):
        due = amount(game, what.how_many, player, spell)
        if due > 0 or not game.ruling(NOTHING_IS_ENDURED_BY_0):
            yield from game.run("endure", one, due, player, spell)


def counters_or_spirit(game: Game, one: Being, due: int, player: str, spell: Thing) -> Flow[None]:
    """Its controller puts the counters on it, or makes a Spirit as big; who cannot do the former does the latter."""
    whose, there = whose_it_is(game, one, player), still_there(game, one)
    counters = tree.PutCounters(tree.This(), PLUS, due)
    token = tree.Token(1, "Spirito", due, due, colors=("white",), types=("creature",), subtypes=("Spirito",))
    choice = tree.May(tree.You(), (counters,), (token,))
    if there is not None and (yield Ask("may", whose, (spell.id, choice), (True, False))):
        yield Event("counters", (there.id, PLUS, due))
        return
    yield from tokens.make(game, token, whose, spell)


def still_there(game: Game, one: Being) -> Thing | None:
    """The permanent that is meant, if it has not gone since."""
    thing = None if isinstance(one, str) else still(game.board, one)
    return thing if thing is not None and thing.zone == BATTLEFIELD else None


def whose_it_is(game: Game, one: Being, player: str) -> str:
    """Who controls it; where it has gone, who last did."""
    return player if isinstance(one, str) else last_controller(game, one)


def is_gone_for(game: Game, word: str, one: Being) -> bool:
    """Whether what has left play does nothing any more, to who knows no better."""
    return not isinstance(one, str) and still_there(game, one) is None and not game.is_so(DOES_SO_THOUGH_GONE[word])


def did(game: Game, what: tree.Did, player: str, spell: Thing) -> Flow[None]:
    """Its source, if it is there still, has done what a word of the rules tells."""
    if what.word == FIREBENDING and game.speaks(DONE[what.word]):
        yield Event("done", (what.word, player, None))
    source = still(game.board, source_of(spell))
    if source is not None and what.word in {EVOLVING, TRAINING, CREWED} and game.speaks(DONE[what.word]):
        yield Event("done", (what.word, source.object, None))
