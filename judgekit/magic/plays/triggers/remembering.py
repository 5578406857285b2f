"""What has happened this turn: kept where some text in the game asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import told
from judgekit.magic.language.keyword_offers import offered_where
from judgekit.magic.plays.board.state import BATTLEFIELD, players
from judgekit.magic.plays.triggers.trigger_events import matches
from judgekit.magic.questions.triggers import WHAT_HAS_HAPPENED
from judgekit.table.board import NO_MARKS, Note, Thing, by_face, told_by_face
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Board
    from judgekit.table.engine import Event, Game

_NOBODY = 0  # what remembers for a player is no thing of the board
Tally = dict[tuple[int, str], int]  # which event of those asked for, for whom: how often


def asked_for(board: Board) -> tuple[tree.Trigger, ...]:
    """The events that some text of the game asks for after they have happened, kept on the board."""
    found: tuple[tree.Trigger, ...] | None = board.facts.get("asked for")
    return _asked_for(board) if found is None else found


def _asked_for(board: Board) -> tuple[tree.Trigger, ...]:
    found: list[tree.Trigger] = []
    for number in told_by_face(board, _ASKING):
        _collect_from(board.things[number].face, found)
    return tuple(found)


def _collect_from(face: Face, found: list[tree.Trigger]) -> None:
    """Every event that what is printed on something asks for."""
    if face.traits.abilities or face.traits.words or face.pseudo:
        _collect(tuple(told(face.traits)), found)
    for word in face.traits.words:
        _collect(offered_where(word, face.traits), found)


def _collect(node: object, found: list[tree.Trigger]) -> None:
    """Every event that part of a text asks for."""
    if not isinstance(node, tuple):
        return
    event = asked(node)
    if event is not None and not any(tree.same(event, one) for one in found):
        found.append(event)
    for part in node:
        _collect(part, found)


def asked(node: object) -> tree.Trigger | None:
    """The event whose times in a turn a condition or a trigger counts."""
    if isinstance(node, (tree.Happened, tree.HappenedAmount, tree.TimesHappened)):
        return of_any_turn(node.event)
    if isinstance(node, tree.Trigger) and node.nth:
        return counted(node)
    return None


def counted(trigger: tree.Trigger) -> tree.Trigger:
    """Of what an ability counts in a turn, the event: where others do it, as each of them tells of their own."""
    event = trigger._replace(nth=0)
    if not does_their_own(trigger):
        return event
    what, other = (tree.You() if isinstance(who, _OTHERS) else who for who in (event.what, event.other))
    return event._replace(what=what, other=other)


def does_their_own(trigger: tree.Trigger) -> bool:
    """Whether one of several players does what is counted: the first of one is not made the second by another's."""
    return not trigger.where and any(isinstance(who, _OTHERS) for who in (trigger.what, trigger.other))


_OTHERS = (tree.Opponent, tree.EachPlayer)


def of_any_turn(event: tree.Trigger) -> tree.Trigger:
    """An event, in whichever turn it is looked for."""
    return event._replace(where=tuple(where for where in event.where if where != tree.LAST_TURN))


def _asks(thing: Thing) -> bool:
    found: list[tree.Trigger] = []
    _collect_from(thing.face, found)
    return bool(found)


_ASKING = "asks what has happened"
by_face(_ASKING, _asks)


@only_with(_ASKING)
def remember(game: Game, event: Event, before: Board) -> bool:
    """An event that some text asks for is counted, for each player who might ask."""
    facts = game.board.facts
    wanted = facts.get("asked for")
    if wanted is None:
        wanted = _asked_for(game.board)
        game.note(Note("asked for", wanted))
    if not wanted:
        return False
    turn = facts.get("number", 0)
    kept, tally = facts.get("happened", (turn, {}))
    now: Tally = dict(tally) if kept == turn else {}
    then, sums = facts.get("amounted", (turn, {}))
    come: Tally = dict(sums) if then == turn else {}
    for n, trigger in enumerate(wanted):
        for player in players(game.board):
            each = [about.get("amount", 0) for about in matches(game, trigger, event, before, _asker(player))]
            if each:
                now[n, player] = now.get((n, player), 0) + len(each)
                come[n, player] = come.get((n, player), 0) + sum(each)
    if kept != turn:
        game.note(Note(_BEFORE, (kept, tally)))
    if now != tally or kept != turn:
        game.note(Note("happened", (turn, now)))
    if come != sums or then != turn:
        game.note(Note("amounted", (turn, come)))
    return False


def _asker(player: str) -> Thing:
    return Thing(_NOBODY, "", player, BATTLEFIELD, None, NO_MARKS)


def answer(game: Game, value: int, trigger: tree.Trigger, player: str) -> int:
    """How often an event has happened this turn, as a text that a player controls speaks of it."""
    return int(game.ruling(WHAT_HAS_HAPPENED, _told(game, "happened", trigger, player)))


def amount(game: Game, value: int, trigger: tree.Trigger, player: str) -> int:
    """How much an event has come to this turn, all its times together."""
    return int(game.ruling(WHAT_HAS_HAPPENED, _told(game, "amounted", trigger, player)))


def _told(game: Game, fact: str, trigger: tree.Trigger, player: str) -> int:
    now = game.board.facts.get("number", 0) - (tree.LAST_TURN in trigger.where)
    trigger = of_any_turn(trigger)
    which = next((n for n, one in enumerate(asked_for(game.board)) if tree.same(one, trigger)), None)
    told = (game.board.facts.get(name, (0, {})) for name in ((fact, _BEFORE) if fact == "happened" else (fact,)))
    return next((int(tally.get((which, player), 0)) for turn, tally in told if turn == now), 0)


_BEFORE = "happened before"  # the same of the turn before
