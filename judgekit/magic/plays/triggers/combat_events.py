"""Events of combat, as triggered abilities wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.state import Combat, combat
from judgekit.magic.plays.text.party import is_party
from judgekit.magic.questions.triggers import (
    A_PLAYER_ATTACKS_ANOTHER_ONCE,
    THOSE_WHO_JOIN_COUNT,
    TO_BE_ATTACKED_IS_ONE_EVENT,
    UNBLOCKED_THOUGH_NEVER_DECLARED,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language import tree
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


About = dict[str, Any]


def is_attacked(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A player or permanent is attacked: once, by however many creatures."""
    aim, _ = event.args
    if is_party(game, trigger.what, aim, source):
        for _ in range(1 if game.ruling(TO_BE_ATTACKED_IS_ONE_EVENT) else _how_many_attack(game, aim)):
            yield {"": (aim,), "player": (aim,) if isinstance(aim, str) else ()}


def attacks_somebody(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A player attacks somebody: once, with however many creatures; of the player who attacks the text goes on."""
    aim, player = event.args
    if is_party(game, trigger.what, player, source) and is_party(game, trigger.other, aim, source):
        for _ in range(1 if game.ruling(A_PLAYER_ATTACKS_ANOTHER_ONCE) else _how_many_attack(game, aim)):
            yield {"": (aim,), "player": (player,)}


def _how_many_attack(game: Game, aim: object) -> int:
    return sum(attacked == aim for _, attacked in (combat(game.board) or Combat()).attackers)


def by_many(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """An attacker is blocked by so many creatures: as they are declared, and when one more joins them."""
    fight = combat(game.board) or Combat()
    attacker = event.args[0] if event.kind == "becomes blocked" else event.args[1]
    if not is_party(game, trigger.what, attacker, source):
        return
    there = [one for one in fight.blockers_of(attacker) if is_party(game, trigger.other, one, source)]
    joined = event.kind != "becomes blocked"
    if joined and (len(there) != trigger.least or not game.ruling(THOSE_WHO_JOIN_COUNT)):
        return
    if len(there) >= trigger.least:
        yield {"": (attacker,), "player": ()}


def unblocked(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A creature attacks and is not blocked, whether or not it was declared as an attacker."""
    fight = combat(game.board) or Combat()
    if event.args[0] in fight.joined and not game.ruling(UNBLOCKED_THOUGH_NEVER_DECLARED):
        return
    yield from alone(game, trigger, event, before, source)


def alone(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    one = event.args[0]
    thing = game.board.things.get(one) if isinstance(one, int) else None
    about = thing.object if thing is not None else one
    if "for mana" not in trigger.where and is_party(game, trigger.what, about, source):
        yield {"": (about,), "player": (about,) if isinstance(about, str) else ()}
