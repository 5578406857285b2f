"""The steps in which attackers and blockers are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.seats import is_in_the_game
from judgekit.magic.plays.board.state import active, combat
from judgekit.magic.plays.combat.together import declare_blocks
from judgekit.magic.plays.text.players_meant import defenders
from judgekit.magic.plays.turn import turn
from judgekit.magic.questions.combat import NOBODY_ATTACKS, PRIORITY_WHERE_NOBODY_ATTACKS, WHO_DECLARES_BLOCKS
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


# --- declaring attackers ----------------------------------------------------------------------------------------------


def attackers_step(game: Game) -> Flow[None]:
    """The active player declares attackers, all at once; where that is illegal, they declare again."""
    fresh = yield from turn.enter(game, "declare attackers")
    if fresh is None:
        return
    player = active(game.board)
    while fresh and is_in_the_game(game.board, player):
        number, actor, chosen, *bands = yield Ask("attackers", player)
        legal = yield from game.attempt(number, actor, game.run("attack", actor, tuple(chosen), *bands), "undo attack")
        if legal or not game.rows("procedures", "undo attack"):
            break
    fight = combat(game.board)
    attacked = fight is not None and fight.declared
    if attacked or (fresh and game.ruling(PRIORITY_WHERE_NOBODY_ATTACKS)):
        yield from game.run("after attack")
    yield from turn.leave(game, "declare attackers")


def nobody_attacks(game: Game, value: bool, declared: bool) -> bool:
    """Where no attackers were declared, combat goes on with its end; not so where they were, and are gone."""
    return not declared


# --- declaring blockers -----------------------------------------------------------------------------------------------


def blockers_step(game: Game) -> Flow[None]:
    """The defending player declares blockers, all at once."""
    if skipped(game):
        yield Event("skipped", ("declare blockers",))
        return
    fresh = yield from turn.enter(game, "declare blockers")
    if fresh is None:
        return
    defending = declare_blocks(game, defenders(game))
    for player in game.ruling_on(WHO_DECLARES_BLOCKS, defending[:1], defending) if len(defending) > 1 else defending:
        while fresh:
            number, actor, chosen = yield Ask("blockers", player)
            if (yield from game.attempt(number, actor, game.run("block", actor, tuple(chosen)))):
                break
    if fresh:
        yield from game.run("damage orders")
    yield from game.run("after block")
    yield from turn.leave(game, "declare blockers")


def skipped(game: Game) -> bool:
    fight = combat(game.board)
    if game.board.facts.get("resume") is not None or (fight is not None and fight.attackers):
        return False
    declared = fight is not None and fight.declared
    return bool(game.ruling_on(NOBODY_ATTACKS, declared, declared))
