"""The turn: its phases and steps in order, what happens as each begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays import priority
from judgekit.magic.plays.allowances import is_skipped, skips_left
from judgekit.magic.plays.state import STACK, active, controller, in_play, next_player, players, traits
from judgekit.table.board import Thing
from judgekit.table.engine import Event, Stuck

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.engine import Game

Flow = "Generator[Any, Any, Any]"

PHASES = {
    "beginning": ("untap", "upkeep", "draw"),
    "first main": (),
    "combat": ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat"),
    "second main": (),
    "ending": ("end of turn", "cleanup"),
}


def take_turns(game: Game) -> Generator[Any, Any, None]:
    """Players take turns, each the phases in order, until the game is over."""
    while True:
        if "resume" not in game.board.facts:
            yield from _begin(game)
        before = len(game.steps)
        yield from game.run("phases")
        if len(game.steps) == before:
            raise Stuck  # a turn in which nothing at all happens would go on for ever


def _begin(game: Game) -> Generator[Any, Any, None]:
    """The next turn begins: a further one that somebody has been given, else the next player's."""
    facts = game.board.facts
    further = facts.get("further turns", ())
    player = further[0] if further else next_player(game.board, facts["turn"]) if facts.get("number") else facts["turn"]
    if further:
        yield Event("note", ("further turns", further[1:] or None))
    while (skips := game.board.players[player].get("skips", ())) and "turn" in skips:
        yield (Event("tell", (player, "skips", skips_left(game, skips, "turn"))), Event("skipped", ("turn",)))
        player = next_player(game.board, player)
    yield Event("turn", (player,))


def first_main(game: Game) -> Generator[Any, Any, None]:
    yield from _phase(game, "first main")


def second_main(game: Game) -> Generator[Any, Any, None]:
    yield from _phase(game, "second main")


def beginning(game: Game) -> Generator[Any, Any, None]:
    yield from _phase(game, "beginning")


def combat(game: Game) -> Generator[Any, Any, None]:
    yield from _phase(game, "combat")


def ending(game: Game) -> Generator[Any, Any, None]:
    yield from _phase(game, "ending")


def _phase(game: Game, name: str) -> Generator[Any, Any, None]:
    """Enter a phase, play it, leave it. A board described in the middle of a turn is entered where it stands."""
    resume = game.board.facts.get("resume")
    if resume is not None and resume[0] != name:
        return
    if resume is None and (skipped := is_skipped(game, name)):
        yield skipped
        return
    if resume is None:
        game.stage = name
        yield Event("phase", (name,))
    elif not PHASES[name]:
        game.stage = name
    yield from game.run(f"{name} phase")
    yield from game.run("end of phase", name)


def enter(game: Game, name: str) -> Generator[Any, Any, bool | None]:
    """Enter a step: True where it begins, False where the board described stands in it, None where it is passed."""
    resume = game.board.facts.get("resume")
    if resume is not None:
        if resume[1] != name:
            return None
        yield Event("note", ("resume", None))
        game.stage = name
        return bool(resume[2])
    if skipped := is_skipped(game, name):
        yield skipped
        return None
    game.stage = name
    yield Event("step", (name,))
    return True


def leave(game: Game, name: str) -> Generator[Any, Any, None]:
    yield from game.run("end of step", name)


def main_window(game: Game) -> Generator[Any, Any, None]:
    """A main phase has no steps: players may act until all pass with nothing waiting."""
    if game.board.facts.get("resume") is not None:
        yield Event("note", ("resume", None))
    yield from game.run("priority")


def untap(game: Game) -> Generator[Any, Any, None]:
    """The active player settles which permanents untap, then untaps them all at once."""
    fresh = yield from enter(game, "untap")
    if fresh is None:
        return
    player = active(game.board)
    if fresh:
        tapped = [t for t in in_play(game.board) if t.marks.get("tapped") and controller(game, t) == player]
        staying = [t for t in tapped if "does not untap" in traits(game, t).rules]
        yield tuple(Event("untap", (t.id,)) for t in tapped if t not in staying)
    if not game.settle("untap without priority", False):
        yield from game.run("priority")
    yield from leave(game, "untap")


def plain_step(name: str) -> Any:
    """A step in which its triggers go on the stack and players get priority, and nothing else."""

    def play(game: Game) -> Generator[Any, Any, None]:
        fresh = yield from enter(game, name)
        if fresh is not None:
            yield from game.run("priority")
            yield from leave(game, name)

    play.__name__ = name.replace(" ", "_")
    play.__doc__ = f"The step «{name}»: triggers that waited for it go on the stack, then players get priority."
    return play


upkeep = plain_step("upkeep")
end_of_turn = plain_step("end of turn")
beginning_of_combat = plain_step("beginning of combat")
end_of_combat = plain_step("end of combat")


def draw(game: Game) -> Generator[Any, Any, None]:
    """The active player's draw goes on the stack by itself, and can be answered."""
    if game.board.facts.get("resume") is None and game.settle("skips the draw step", False):
        yield Event("skipped", ("draw",))
        return
    fresh = yield from enter(game, "draw")
    if fresh is None:
        return
    if fresh:
        yield Event("stack", (_turn_draw(game),))
    yield from game.run("priority")
    yield from leave(game, "draw")


def draw_by_itself(game: Game) -> Generator[Any, Any, None]:
    """The active player draws as the step begins, before anybody may act."""
    if game.board.facts.get("resume") is None and game.settle("skips the draw step", False):
        yield Event("skipped", ("draw",))
        return
    fresh = yield from enter(game, "draw")
    if fresh is None:
        return
    if fresh:
        yield from game.run("turn's draw")
    yield from game.run("priority")
    yield from leave(game, "draw")


def turn_draw(game: Game) -> Generator[Any, Any, None]:
    """The active player's card for the turn."""
    yield from game.run("draw", active(game.board), 1)


def _turn_draw(game: Game) -> Thing:
    """The turn's draw as the triggered ability that it is: of no card, controlled by the active player."""
    player = active(game.board)
    draws = tree.Triggered(
        tree.Trigger("step", tree.You(), None, ("draw",)), (tree.Mode((), (tree.Draw(tree.You()),)),)
    )
    nothing: frozenset[str] = frozenset()
    like = Traits("acquisizione", nothing, nothing, nothing, nothing, None, None, {}, (draws,))
    marks = {"controller": player, "ability": draws}
    return Thing(game.board.facts["next"], like.name, player, STACK, Face(like, pseudo=True), marks)


def first_player_skips(game: Game, value: bool) -> bool | None:
    """Whoever plays first skips the draw step of their first turn."""
    facts = game.board.facts
    return True if facts.get("number") == 1 and facts.get("started") == facts["turn"] else None


def no_priority(game: Game, value: bool) -> bool | None:
    """Nobody gets priority; what triggers here waits."""
    return True


# --- ends -------------------------------------------------------------------------------------------------------------


def anything_lasts(game: Game) -> bool:
    """Whether anything is on that may end: effects, combat."""
    facts = game.board.facts
    return "effects" in facts or "watching" in facts or facts.get("combat") is not None


def effects_end(game: Game, name: str) -> tuple[Event, ...]:
    """Effects that last until the end of a phase or step end with it."""
    gone = tuple(e for e in game.board.facts.get("effects", ()) if e.until == f"end of {name}")
    ended = (*((Event("end effects", (gone,)),) if gone else ()), *_shields_down(game, name))
    fought = name == "combat" and game.board.facts.get("combat") is not None
    return (*ended, Event("combat", (None,))) if fought else ended


def _shields_down(game: Game, name: str) -> tuple[Event, ...]:
    """Shields that last until the end of something end with it."""
    there = game.board.facts.get("watching", ())
    left = tuple(one for one in there if one.ability.until != f"end of {name}")
    return (Event("note", ("watching", left or None)),) if len(left) < len(there) else ()


def mana_empties(game: Game, name: str) -> Generator[Any, Any, None]:
    """At the end of a phase unused mana is lost, and its player loses that much life."""
    for player in players(game.board):
        left = game.board.players[player].get("mana", ())
        if left:
            yield (
                Event("spend", (player, left)),
                Event("life", (player, -len(left))),
            )


def any_mana(game: Game) -> bool:
    """Whether anybody has mana left."""
    return any(has.get("mana") for has in game.board.players.values())


def mana_vanishes(game: Game, name: str) -> tuple[Event, ...]:
    """Unused mana empties from all pools, and costs nobody anything."""
    left = [(player, game.board.players[player].get("mana", ())) for player in players(game.board)]
    return tuple(Event("spend", (player, mana)) for player, mana in left if mana)


# --- cleanup ----------------------------------------------------------------------------------------------------------


def cleanup(game: Game) -> Generator[Any, Any, None]:
    """The parts of cleanup in order; again where something happened that gave players priority."""
    while True:
        fresh = yield from enter(game, "cleanup")
        if fresh is None:
            return
        again = yield from game.run("cleanup")
        yield from leave(game, "cleanup")
        if not again:
            return


def discard_to_limit(game: Game) -> Generator[Any, Any, None]:
    """The active player discards down to the maximum hand size."""
    player = active(game.board)
    hand = game.board.zone("hand", player)
    limit = game.settle("maximum hand size", len(hand), player)
    if limit > game.system.values["hand size"] and len(hand) > game.system.values["hand size"]:
        game.show()
    if len(hand) > limit:
        yield from game.run("discard", ((player, len(hand) - limit),))


def wear_off(game: Game) -> Generator[Any, Any, None]:
    """All damage is removed and effects until end of turn end, at one moment."""
    healed = [Event("mark", (t.id, "damage", None)) for t in in_play(game.board) if "damage" in t.marks]
    shields = [Event("mark", (t.id, "shields", None)) for t in in_play(game.board) if "shields" in t.marks]
    gone = tuple(e for e in game.board.facts.get("effects", ()) if e.until == "end of turn")
    ended = [Event("end effects", (gone,))] if gone else []
    ended += _shields_down(game, "turn")
    if healed or ended or shields:
        yield (*healed, *shields, *ended)


def priority_if_needed(game: Game) -> Generator[Any, Any, bool]:
    """Only where something happened by itself do players get priority, and then cleanup comes again."""
    before = len(game.steps)
    yield from priority.put_right(game)
    if len(game.steps) == before and not game.board.facts.get("pending"):
        return False
    yield from game.run("priority")
    return True
