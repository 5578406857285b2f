"""Battles: their defense, who protects them, who may attack them, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, combat, controller, opponents, traits
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.plays.state_based.planeswalkers import entering_with
from judgekit.magic.plays.state_based.states import Choice, of_kind
from judgekit.magic.plays.text import numbers
from judgekit.magic.plays.triggers.pending import pending, those_waiting
from judgekit.magic.questions.state_based import ATTACKS_THE_BATTLE, WHO_MAY_PROTECT
from judgekit.magic.vocabulary import DEFENSE
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]

BATTLE, SIEGE = "battle", "Assedio"
PROTECTOR = "protector"

# --- entering ---------------------------------------------------------------------------------------------------------


def enters_with_defense(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A battle enters with as many defense counters as its printed number."""
    return entering_with(game, event, BATTLE, DEFENSE, lambda thing: thing.face.defense)


def enters_protected(game: Game, event: Event) -> tuple[Amendment, ...]:
    """As a battle enters, its controller chooses its protector among the players who may be."""
    if event.kind == "move" and event.args[1] != "battlefield":
        return ()
    thing = game.board.things[event.args[0]] if event.kind == "move" else event.args[0]
    if thing.zone == BATTLEFIELD or BATTLE not in traits(game, thing).types:
        return ()
    player = event.args[2] if event.kind == "move" else thing.marks["controller"]

    def make(game: Game, event: Event) -> Making:
        possible = _protectors(game, thing, player)
        said = possible[0] if len(possible) == 1 else (yield Ask(PROTECTOR, player, thing.id, possible))
        return Made((event, Event("mark", (thing.id, PROTECTOR, said))), kept=True)

    return (Amendment((PROTECTOR, thing.object), ("enters", thing.object), make, "enters", thing.object),)


def _protectors(game: Game, thing: Thing, player: str) -> tuple[str, ...]:
    """Who may protect a battle that a player controls: by its battle type, or that player."""
    found: tuple[str, ...] = game.ruling_on(WHO_MAY_PROTECT, (player,), thing, player)
    return found


def an_opponent(game: Game, value: tuple[str, ...], thing: Thing, player: str) -> tuple[str, ...] | None:
    """An opponent of its controller protects a siege."""
    return opponents(game.board, player) if SIEGE in traits(game, thing).subtypes else None


# --- combat -----------------------------------------------------------------------------------------------------------


def protector(game: Game, thing: Thing) -> str | None:
    """Who protects a battle: the player who was designated, None where nobody was."""
    found: str | None = thing.marks.get(PROTECTOR)
    return found


def may_be_attacked(game: Game, value: bool, player: str, thing: Thing) -> bool | None:
    """A battle may be attacked by any player whom its protector defends against."""
    if BATTLE not in traits(game, thing).types:
        return None
    return bool(game.ruling_on(ATTACKS_THE_BATTLE, controller(game, thing) != player, player, protector(game, thing)))


def never_by_its_protector(game: Game, value: bool, player: str, protects: str | None) -> bool:
    """A battle is attacked by the opponents of its protector, its own controller perhaps; never by its protector."""
    return protects is not None and protects not in side_of(game.board, player)


def defends_it(game: Game, value: str, thing: Thing) -> str | None:
    """Relative to a battle the defending player is its protector."""
    return protector(game, thing) if BATTLE in traits(game, thing).types else None


# --- what is put right ------------------------------------------------------------------------------------------------


def no_defense(game: Game) -> tuple[Event, ...]:
    """A battle whose defense is 0 goes to its owner's graveyard, once no ability of its own waits any more."""
    gone = [thing for thing in of_kind(game, BATTLE) if numbers.defense(game, thing, traits(game, thing)) == 0]
    return tuple(
        [
            Event("move", (t.id, "graveyard", controller(game, t), "put by the rules"))
            for t in gone
            if not _has_triggered(game, t)
        ]
    )


def _has_triggered(game: Game, thing: Thing) -> bool:
    """Whether an ability of a permanent has triggered and not left the stack yet."""
    sources: list[object] = [waiting.source for waiting in those_waiting(game.board)]
    sources += [
        game.board.things[n].marks.get("source")
        for n in game.board.zone("stack")
        if isinstance(game.board.things[n].marks.get("ability"), tree.Triggered)
    ]
    return thing.object in sources


def without_protector(game: Game) -> tuple[Event | Choice, ...]:
    """A battle that nobody attacks and that has no protector, or one who may not be, gets another, or goes."""
    fight = combat(game.board)
    attacked = {aim for _, aim in fight.attackers} if fight is not None else set()
    found: list[Event | Choice] = []
    for thing in of_kind(game, BATTLE):
        player = controller(game, thing)
        possible = _protectors(game, thing, player)
        if thing.object in attacked or protector(game, thing) in possible:
            continue
        if not possible:
            found.append(Event("move", (thing.id, "graveyard", player, "put by the rules")))
        elif len(possible) == 1:
            found.append(Event("mark", (thing.id, PROTECTOR, possible[0])))
        else:
            found.append(Choice(Ask(PROTECTOR, player, thing.id, possible), _protected_by(thing.id)))
    return tuple(found)


def _protected_by(number: int) -> Callable[[Any], tuple[Event, ...]]:
    return lambda player: (Event("mark", (number, PROTECTOR, player)),)


# --- sieges -----------------------------------------------------------------------------------------------------------


def is_defeated(game: Game, event: Event, before: Board) -> bool:
    """When the last defense counter of a siege is removed, it is exiled; its other face may be cast."""
    number = event.args[1][0] if event.kind == "damage" and not isinstance(event.args[1], str) else event.args[0]
    thing, was = game.board.things.get(number), before.things.get(number)
    if thing is None or was is None or DEFENSE not in was.marks.get("counters", {}):
        return False
    if DEFENSE in thing.marks.get("counters", {}) or SIEGE not in traits(game, thing).subtypes:
        return False
    ability = tree.Triggered(_LAST_COUNTER, (tree.Mode((), (tree.PutInto(tree.This(), "exile"),)),))
    pending(game, thing, ability, {})
    return True


_LAST_COUNTER = tree.Trigger("counters", tree.This())
