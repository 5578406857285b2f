"""What ends with a step, a phase or a turn: effects, combat, mana; the cleanup step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.tree import (
    FOR_GOOD,
    UNTIL_END_OF_COMBAT,
    UNTIL_END_OF_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT,
)
from judgekit.magic.plays.board.state import combat, in_play, players
from judgekit.magic.plays.board.teams import active_players, has_the_turn
from judgekit.magic.plays.turn import priority
from judgekit.magic.plays.turn.phasing import phased_out
from judgekit.magic.plays.turn.turn import enter, leave
from judgekit.magic.questions.board import ENDS_OUT_OF_PHASE_TOO
from judgekit.magic.questions.resolving import LASTS_WHERE_NO_END_IS_SAID
from judgekit.magic.questions.turn import CLEANUP_WITHOUT_PRIORITY, MAXIMUM_HAND_SIZE
from judgekit.table.board import Note
from judgekit.table.engine import Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Effect
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

# --- ends -------------------------------------------------------------------------------------------------------------


def anything_lasts(game: Game) -> bool:
    """Whether anything is on that may end: effects, combat."""
    facts = game.board.facts
    return "effects" in facts or "watching" in facts or facts.get("combat") is not None


@only_with("effects", "watching")
def effects_end(game: Game, name: str) -> tuple[Event, ...]:
    """Effects that last until the end of a phase or step end with it."""
    gone = tuple(e for e in game.board.facts.get("effects", ()) if e.until == f"end of {name}")
    return (*((Event("end effects", (gone,)),) if gone else ()), *_shields_down(game, name))


def combat_is_over(game: Game) -> bool:
    """Whether a step ends after which nothing fights any more, and anything has fought."""
    return game.board.facts.get("step") == "end of combat" and combat(game.board) is not None


def all_leave_combat(game: Game, name: str) -> tuple[Event, ...]:
    """Everything leaves combat as its last step ends."""
    return (Event("combat", (None,)),)


def effects_and_combat_end(game: Game, name: str) -> tuple[Event, ...]:
    """The same where the phase of combat ends for all that fight in it."""
    fought = name == "combat" and combat(game.board) is not None
    return (*effects_end(game, name), *((Event("combat", (None,)),) if fought else ()))


def something_lasts(game: Game) -> bool:
    """Whether any effect is on that may end."""
    facts = game.board.facts
    return "effects" in facts or "watching" in facts


@only_with("effects", "watching")
def effects_until_then_end(game: Game, name: str) -> tuple[Event, ...]:
    """Effects that last until a step or turn of their controller's end as it begins."""
    there = game.board.facts.get("effects", ())
    if name == "turn" and any(
        e.until == UNTIL_END_OF_YOUR_NEXT_TURN and has_the_turn(game, e.controller) for e in there
    ):
        there = tuple(_until_its_end(e) if has_the_turn(game, e.controller) else e for e in there)
        game.note(Note("effects", there))
    gone = tuple(e for e in there if e.until == f"{UNTIL_YOUR_NEXT}{name}" and has_the_turn(game, e.controller))
    waiting = game.board.facts.get("watching", ())
    left = tuple(
        s for s in waiting if s.ability.until != f"{UNTIL_YOUR_NEXT}{name}" or not has_the_turn(game, s.player)
    )
    down = (Event("note", ("watching", left or None)),) if len(left) < len(waiting) else ()
    return (Event("end effects", (gone,)), *down) if gone else down


def _until_its_end(effect: Effect) -> Effect:
    """An effect that lasts until the end of its controller's next turn, as that turn begins."""
    return effect._replace(until="end of turn") if effect.until == UNTIL_END_OF_YOUR_NEXT_TURN else effect


def _shields_down(game: Game, name: str) -> tuple[Event, ...]:
    """Shields that last until the end of something end with it."""
    there = game.board.facts.get("watching", ())
    left = tuple(one for one in there if one.ability.until != f"end of {name}")
    return (Event("note", ("watching", left or None)),) if len(left) < len(there) else ()


def mana_empties(game: Game, name: str) -> Flow[None]:
    """At the end of a phase unused mana is lost, and its player loses that much life."""
    for player in players(game.board):
        left = _lost(game, player, name)
        if left:
            yield (
                Event("unused", (player, left)),
                Event("life", (player, -len(left))),
            )


def any_mana(game: Game) -> bool:
    """Whether anybody has mana left."""
    return any(has.get("mana") for has in game.board.players.values())


def _lost(game: Game, player: str, name: str) -> tuple[str, ...]:
    """The mana that is lost as a step or phase of a turn ends: of some it is remembered till when in it that stays."""
    pool: tuple[str, ...] = game.board.players[player].get("mana", ())
    if name in _ENDS_OF_A_TURN:
        return pool
    turn, there = game.board.facts.get("number", 0), (UNTIL_END_OF_TURN, UNTIL_END_OF_COMBAT)
    kept = {(turn, till) for till in there if till != f"end of {name}"}
    return tuple(mana for mana in pool if getattr(mana, "stays", None) not in kept)


_ENDS_OF_A_TURN = ("cleanup", "ending")


def mana_vanishes(game: Game, name: str) -> tuple[Event, ...]:
    """Unused mana empties from all pools, and costs nobody anything."""
    left = ((player, _lost(game, player, name)) for player in players(game.board))
    return tuple(Event("unused", (player, mana)) for player, mana in left if mana)


# --- cleanup ----------------------------------------------------------------------------------------------------------


def cleanup(game: Game) -> Flow[None]:
    """The parts of cleanup in order; again where something happened that gave players priority."""
    while (yield from _cleaned_up(game, quiet=True)):
        pass


def quiet_cleanup(game: Game) -> Flow[None]:
    """The same, where a rule has to say that players get no priority in it as in every other step."""
    quiet = game.ruling(CLEANUP_WITHOUT_PRIORITY)
    while (yield from _cleaned_up(game, quiet=quiet)):
        pass


def _cleaned_up(game: Game, *, quiet: bool) -> Flow[bool]:
    """One cleanup step; whether another one follows."""
    fresh = yield from enter(game, "cleanup")
    if fresh is None:
        return False
    again = yield from game.run("cleanup")
    if not quiet and not again:
        yield from game.run("priority")
    yield from leave(game, "cleanup")
    return bool(again)


def discard_to_limit(game: Game) -> Flow[None]:
    """The active player discards down to the maximum hand size."""
    for player in active_players(game):
        yield from _discarded_to_limit(game, player)


def _discarded_to_limit(game: Game, player: str) -> Flow[None]:
    hand = game.board.zone("hand", player)
    limit = game.ruling_on(MAXIMUM_HAND_SIZE, len(hand), player)
    if limit > game.system.values["hand size"] and len(hand) > game.system.values["hand size"]:
        game.show()
    if len(hand) > limit:
        yield from game.run("discard", ((player, len(hand) - limit),))


def wear_off(game: Game) -> Flow[None]:
    """All damage is removed and effects until end of turn end, at one moment."""
    there = [*in_play(game.board), *phased_out(game.board)]
    healed = [Event("mark", (t.id, "damage", None)) for t in there if "damage" in t.marks]
    shields = [Event("mark", (t.id, "shields", None)) for t in in_play(game.board) if "shields" in t.marks]
    gone = _over(game, tuple(e for e in game.board.facts.get("effects", ()) if e.until == "end of turn"))
    gone += _thought_to_end(game)
    ended = [Event("end effects", (gone,))] if gone else []
    ended += _shields_down(game, "turn")
    if healed or ended or shields:
        yield (*healed, *shields, *ended)


def _over(game: Game, due: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What ends of the effects whose time is up: those on things out of phase as well."""
    away = {thing.object for thing in phased_out(game.board)}
    aside = [one for one in due if one.objects and away.issuperset(one.objects)]
    return due if not aside or game.is_so(ENDS_OUT_OF_PHASE_TOO) else tuple(one for one in due if one not in aside)


def _thought_to_end(game: Game) -> tuple[Effect, ...]:
    """What goes on for good because nothing is said of an end; not what a card keeps of how it was played itself."""
    there = game.board.facts.get("effects", ())
    for_good = tuple(e for e in there if e.until == FOR_GOOD and set(e.objects) - {e.source})
    return () if not for_good or game.ruling(LASTS_WHERE_NO_END_IS_SAID) else for_good


def priority_if_needed(game: Game) -> Flow[bool]:
    """Only where something happened by itself do players get priority, and then cleanup comes again."""
    if (yield from _anything_happens(game)):
        yield from game.run("priority")
        return True
    return False


def _anything_happens(game: Game) -> Flow[bool]:
    before = len(game.steps)
    yield from priority.put_right(game)
    return len(game.steps) > before or bool(game.board.facts.get("pending"))
