"""Players who are controlled: somebody else decides for them during the next turn that they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.plays.board.teams import share_turns
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.turn import CONTROLLED_IN_THEIR_NEXT_TURN, THE_LAST_ONE_CONTROLS
from judgekit.table.board import Note
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Board, Change, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

AWAITED, DECIDES = "controls the next turn of", "decides for"


def begin(game: Game, what: tree.ControlPlayer, player: str, spell: Thing) -> Flow[None]:
    """It waits for the next turn that the player takes; of several effects the last one holds."""
    if share_turns(game.board):
        raise NotSimulated("chi controlla un giocatore ne controlla la squadra: non si simula ancora")
    for who in things(game, what.who, player, spell):
        waiting: dict[str, str] = game.board.facts.get(AWAITED, {})
        if str(who) not in waiting or game.ruling(THE_LAST_ONE_CONTROLS):
            yield Event("will control", (player, str(who)))


def awaited(game: Game, player: str, who: str) -> list[Change]:
    """Who will decide for a player in the next turn that this one takes."""
    return [Note(AWAITED, {**game.board.facts.get(AWAITED, {}), who: player})]


def takes_over(game: Game, event: Event, before: Board) -> bool:
    """As a turn begins that of before is over, and with it who decided in it."""
    facts, player = game.board.facts, event.args[0]
    waiting: dict[str, str] = facts.get(AWAITED, {})
    if player in waiting and game.ruling(CONTROLLED_IN_THEIR_NEXT_TURN):
        game.note(Note(DECIDES, {player: waiting[player]}))
        game.note(Note(AWAITED, {one: by for one, by in waiting.items() if one != player} or None))
    elif DECIDES in facts:
        game.note(Note(DECIDES, None))
    return False


def who_decides(board: Board, player: str) -> str:
    """Who makes the decisions of a player now."""
    return str(board.facts.get(DECIDES, {}).get(player, player))
