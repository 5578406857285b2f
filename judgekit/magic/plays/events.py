"""What each kind of event does to the board. Where the rules have a say in it, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.facts import CAST, CASTS, DREW_IN_STEP, HAUNTS, LANDS_EACH, MORE_LANDS_EACH, TIME
from judgekit.magic.plays.board.state import COMMAND, Combat, cast_this_turn
from judgekit.magic.plays.board.teams import life_becomes, share_turns, turns_with
from judgekit.magic.plays.casting import pool
from judgekit.magic.plays.changing_components import merge
from judgekit.magic.plays.changing_faces import (
    flips_over,
    hidden,
    locks,
    shows,
    transforms,
    turns_down,
    turns_up,
    unlocks,
)
from judgekit.magic.plays.changing_permanents import (
    attach,
    becomes_a_copy,
    becomes_a_token,
    counters,
    designated,
    effect,
    effects_follow,
    enters_room,
    in_time,
    mark,
    tap,
    untap,
)
from judgekit.magic.plays.changing_players import completes, effects_end, out, player_designated, the_rest_leaves
from judgekit.magic.plays.changing_zones import (
    announce,
    choose,
    copy_of_a_card,
    create,
    destroy,
    draw,
    land,
    move,
    order,
    phase_in,
    phase_out,
    stack,
    vanish,
)
from judgekit.magic.plays.replacement import damage_results
from judgekit.magic.plays.resolving import planes, speed
from judgekit.magic.plays.text import qualities
from judgekit.magic.plays.turn import controlling
from judgekit.magic.questions.triggers import ONLY_THE_DECLARED_ATTACK
from judgekit.table.board import Change, Mark, Note, Tell, told_by_face

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board
    from judgekit.table.engine import Game


# --- time and priority ------------------------------------------------------------------------------------------------


def turn(game: Game, player: str) -> list[Change]:
    number = game.board.facts.get("number", 0) + 1
    return [
        Note("turn", player),
        Note("number", number),
        *(Tell(one, "turn", number) for one in turns_with(game.board, player)),
        Note("lands", 0),
        Note("more lands", None),
        *((Note(LANDS_EACH, None), Note(MORE_LANDS_EACH, None)) if share_turns(game.board) else ()),
        Note("phase", None),
        Note("step", None),
        *(planes.are_controlled_by(game, player) if game.board.zone(*COMMAND) else ()),
    ]


def phase(game: Game, name: str) -> list[Change]:
    return [Note("phase", name), Note("step", None)]


def step(game: Game, name: str) -> list[Change]:
    if name == "draw":
        return [Note("step", name), Note(DREW_IN_STEP, None)]
    if name != "upkeep":
        return [Note("step", name)]
    number = game.board.facts.get("number", 0)
    told: list[Change] = [Note("step", name)]
    for player in turns_with(game.board, game.board.facts["turn"]):
        _, last = game.board.players[player].get("upkeeps", (0, 0))
        told.append(Tell(player, "upkeeps", (last, number)))  # the one before this one, and this one
    return told


def leave(game: Game, name: str) -> list[Change]:
    """A phase or step is over."""
    return [Note("priority", None)]


def priority(game: Game, player: str) -> list[Change]:
    return [Note("priority", player), Note("passes", 0)]


def passes(game: Game, player: str, to: str) -> list[Change]:
    return [Note("priority", to), Note("passes", game.board.facts.get("passes", 0) + 1)]


def played(game: Game, player: str, card: int) -> list[Change]:
    """A spell has been cast: how many have been this turn, storm asks."""
    number = game.board.facts.get("number", 0)
    told = dict(game.board.facts.get(CASTS, ()))
    now = {**told.get(number, {}), player: told.get(number, {}).get(player, 0) + 1}
    kept = tuple((turn, casts) for turn, casts in told.items() if turn == number - 1)
    return [Note(CAST, (number, cast_this_turn(game.board) + 1)), Note(CASTS, (*kept, (number, now)))]


def resolves(game: Game, what: int) -> list[Change]:
    """A spell or ability begins to resolve: how many have since a player last did something, tells loops."""
    return [Note("resolutions", game.board.facts.get("resolutions", 0) + 1)]


def attacks(game: Game, one: Object, attacked: object) -> list[Change]:
    """A creature has been declared as an attacker."""
    return _deed_noted(game.board, "attacks", one)


def comes_attacking(game: Game, one: Object, attacked: object) -> list[Change]:
    """A creature is put into combat attacking: it has not attacked, though who knows no better might think so."""
    noted = _deed_noted(game.board, "attacks", one)
    return [] if not noted or game.ruling(ONLY_THE_DECLARED_ATTACK) else noted


def blocks(game: Game, one: Object, attacker: Object) -> list[Change]:
    """A creature blocks an attacker."""
    return _deed_noted(game.board, "blocks", one, attacker)


def _deed_noted(board: Board, deed: str, one: Object, to: Object | None = None) -> list[Change]:
    """What is kept of what an object has done this turn, and to what, where any card or token asks for such things."""
    if not told_by_face(board, qualities.DEEDS):
        return []
    number = board.facts.get("number", 0)
    turn, done = board.facts.get("deeds", (number, frozenset()))
    return [Note("deeds", (number, frozenset({(deed, one), (deed, one, to), *(done if turn == number else ())})))]


def nothing(game: Game, *_: object) -> list[Change]:
    """An event that is told but changes nothing by itself."""
    return []


# --- life and mana ----------------------------------------------------------------------------------------------------


def haunts(game: Game, card: int, creature: Object) -> list[Change]:
    """An exiled card haunts a creature."""
    return [Mark(card, HAUNTS, creature)]


def life(game: Game, player: str, change: int, how: str = "") -> list[Change]:
    return life_becomes(game, player, game.board.players[player]["life"] + change)


def life_held(game: Game, player: str, total: int) -> list[Change]:
    """Damage has brought a life total to a number, and no lower."""
    return life_becomes(game, player, total)


def mana(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    return [Tell(player, "mana", (*game.board.players[player].get("mana", ()), *symbols))]


def spend(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    return [Tell(player, "mana", pool.without(game.board.players[player].get("mana", ()), symbols))]


# --- combat -----------------------------------------------------------------------------------------------------------


def fight(game: Game, now: Combat | None) -> list[Change]:
    """The state of combat changes."""
    return [Note("combat", now)]


# --- winning and losing -----------------------------------------------------------------------------------------------


def lost(game: Game, player: str, why: str) -> list[Change]:
    return [Tell(player, "lost", True)]


def becomes_day_or_night(game: Game, time: str) -> list[Change]:
    """It is day, or night, from now on."""
    return [Note(TIME, time)]


def over(game: Game, winner: str | None, drawn: bool) -> list[Change]:
    return [Note("winner", winner), Note("drawn", drawn or None), Note("over", True)]


def shuffled(game: Game, player: str) -> list[Change]:
    """A library has been shuffled once more: the next time it falls otherwise, in every edition alike."""
    return [Tell(player, "shuffles", game.board.players[player].get("shuffles", 0) + 1)]


def note(game: Game, name: str, value: object) -> list[Change]:
    return [Note(name, value)]


def tell(game: Game, player: str, name: str, value: object) -> list[Change]:
    return [Tell(player, name, value)]


DEEDS: dict[str, Callable[..., list[Change]]] = {
    "turn": turn,
    "phase": phase,
    "step": step,
    "leave": leave,
    "priority": priority,
    "resolves": resolves,
    "played": played,
    "pass": passes,
    "move": move,
    "destroy": destroy,
    "draw": draw,
    "announce": announce,
    "stack": stack,
    "choose": choose,
    "vanish": vanish,
    "create": create,
    "emblem": create,
    "dungeon": create,
    "speed": speed.changes,
    "planar roll": planes.rolled,
    "planeswalk": planes.planes_change,
    "crowned": create,
    "deposed": vanish,
    "will control": controlling.awaited,
    "initiative": create,
    "initiative lost": vanish,
    "enters room": enters_room,
    "completes": completes,
    "phase out": phase_out,
    "phase in": phase_in,
    "order": order,
    "tap": tap,
    "untap": untap,
    "mark": mark,
    "designated": designated,
    "player designated": player_designated,
    "in time": in_time,
    "haunts": haunts,
    "counters": counters,
    "attach": attach,
    "effect": effect,
    "end effects": effects_end,
    "becomes a copy": becomes_a_copy,
    "becomes a token": becomes_a_token,
    "hidden": hidden,
    "shows": shows,
    "transforms": transforms,
    "flips over": flips_over,
    "unlocks": unlocks,
    "locks": locks,
    "turns up": turns_up,
    "turns down": turns_down,
    "copied": stack,
    "copy of a card": copy_of_a_card,
    "effects follow": effects_follow,
    "merge": merge,
    "damage": damage_results.done,
    "life": life,
    "life held": life_held,
    "mana": mana,
    "spend": spend,
    "unused": spend,
    "land": land,
    "combat": fight,
    "lost": lost,
    "out": out,
    "the rest leaves": the_rest_leaves,
    "becomes day or night": becomes_day_or_night,
    "over": over,
    "note": note,
    "attacks": attacks,
    "blocks": blocks,
    "comes attacking": comes_attacking,
    "tell": tell,
    "shuffled": shuffled,
    **dict.fromkeys(
        (
            "countered", "fizzles", "skipped", "becomes blocked", "becomes unblocked",
            "block stands", "leaves combat", "assigned", "nothing assigned", "undone", "declined", "prevented", "loop",
            "regenerated", "replaced", "flipped", "fell", "rolled", "looks", "reveals", "damage order", "taps for mana",
            "triggers for mana", "too late", "target stays", "changes hands", "redirected", "player attacks",
            "is attacked", "band", "tolled", "goes on fighting", "comes blocking", "cycled",
            "activated", "done", "chaos", "planeswalker rolled", "crowned again", "initiative again", "divided",
            "votes",
        ),
        nothing,
    ),
}  # fmt: skip
