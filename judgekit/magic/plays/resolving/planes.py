"""Planes and phenomena: who controls them, the planar die, walking from one to the next."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.cards import face
from judgekit.magic.language import tree
from judgekit.magic.plays.board.main_phases import is_time_for_a_sorcery
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    COMMAND,
    OUT_OF_THE_GAME,
    Effect,
    next_player,
    stack_of,
)
from judgekit.magic.plays.board.teams import holds_priority
from judgekit.magic.plays.casting.total_cost import pay_for_an_action
from judgekit.magic.plays.text.designations import standing_for
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.triggers.pending import those_waiting
from judgekit.magic.plays.turn import acting
from judgekit.magic.questions.mechanics import (
    A_PLANE_IS_AS_OLD_AS_IT_LIES_UP,
    A_PLANE_TURNED_DOWN_IS_NEW,
    AN_EFFECT_ENDS_AS_SOMEBODY_PLANESWALKS,
    AWAY_FROM_ALL_PLANES,
    PLANES_WORK_WHERE_THEY_ARE,
    WHAT_THE_PLANAR_DIE_COSTS,
    WHERE_A_PLANE_LIES,
    WHO_CONTROLS_A_PLANE,
)
from judgekit.magic.questions.turn import WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON
from judgekit.magic.vocabulary import PLANAR_DIE
from judgekit.table.board import NO_MARKS, Change, Mark, Move, Note, Print, Tell, Thing
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

PLANAR_DECK = "planar"  # the zone: cards of the command zone that lie face down
CHAOS, PLANESWALKER = "chaos", "planeswalker"
ROLLS = "planar rolls"  # of a player: in which turn, how often
_PLANES = frozenset({"plane", "phenomenon"})
_OF_THE_GAME = _PLANES | {"planar die"}


# --- where they lie, and whose they are -------------------------------------------------------------------------------


def is_plane(face: Face) -> bool:
    """Whether a card is a plane or a phenomenon."""
    return not _PLANES.isdisjoint(face.traits.types)


def face_up(board: Board) -> list[Thing]:
    """The planes and phenomena that lie face up."""
    there = (*board.zone(*COMMAND), *board.zone(*BATTLEFIELD)) if board.zone(*COMMAND) else ()
    return [board.things[number] for number in there if is_plane(board.things[number].face)]


def _in_command(board: Board) -> list[Thing]:
    """The planes and phenomena in the command zone, and the die that belongs to them."""
    there = (board.things[number] for number in board.zone(*COMMAND))
    return [one for one in there if not _OF_THE_GAME.isdisjoint(one.face.traits.types)]


@lru_cache(maxsize=1)
def _planeswalking() -> tuple[tree.Ability, ...]:
    walks = (tree.Mode((), (tree.Planeswalk(tree.You()),)),)
    return (tree.Triggered(tree.Trigger("planeswalker rolled", tree.You()), walks),)


def die(number: int, player: str) -> Thing:
    """What stands for the ability that belongs to the game itself: it has no card."""
    return standing_for(number, player, "planar die", PLANAR_DIE, _planeswalking())


def are_controlled_by(game: Game, player: str) -> list[Change]:
    """As a player becomes the active one, so they become the controller of what lies face up."""
    whose = ((one.id, game.ruling_on(WHO_CONTROLS_A_PLANE, one.owner, player)) for one in _in_command(game.board))
    return [Mark(number, "controller", who) for number, who in whose]


# --- the planar die ---------------------------------------------------------------------------------------------------


def when_it_may_be_rolled(game: Game, player: str) -> Refusal | bool:
    """The active player rolls the planar die in a main phase of theirs, with priority and nothing on the stack."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    if not is_time_for_a_sorcery(game, player):
        return Refusal("the planar die waits", (player,))
    return bool(face_up(game.board)) or Refusal("no planes", (player,))


def roll(game: Game, player: str, shown: str) -> Flow[None]:
    """A player rolls the planar die: the script says what it shows."""
    game.check("roll the planar die", player)
    there = next(one for number in game.board.zone(*COMMAND) if is_plane((one := game.board.things[number]).face))
    due = int(game.ruling(WHAT_THE_PLANAR_DIE_COSTS, player))
    if due:
        yield from pay_for_an_action(game, player, there, (tree.Mana((str(due),)),))
    yield Event("planar roll", (player, shown))
    if shown == CHAOS:
        yield from game.run("planar die: chaos", player)
    elif shown == PLANESWALKER:
        yield from game.run("planar die: planeswalker", player)
    yield acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON)


def rolled(game: Game, player: str, shown: str) -> list[Change]:
    """How often a player has rolled the die in this turn."""
    number = game.board.facts.get("number", 0)
    return [Tell(player, ROLLS, (number, _rolls(game, player) + 1))]


def _rolls(game: Game, player: str) -> int:
    turn, many = game.board.players[player].get(ROLLS, (0, 0))
    return int(many) if turn == game.board.facts.get("number", 0) else 0


def one_more_each_time(game: Game, value: int, player: str) -> int:
    """Each time it costs as much mana as the player has taken this action before in this turn."""
    return _rolls(game, player)


def chaos_shows(game: Game, player: str) -> Flow[None]:
    """On the chaos symbol chaos ensues."""
    yield from game.run("chaos", player)


def chaos_ensues(game: Game, player: str) -> tuple[Event, ...]:
    """The chaos abilities of what lies face up trigger."""
    return (Event("chaos", (player,)),)


def planeswalker_shows(game: Game, player: str) -> tuple[Event, ...]:
    """On the Planeswalker symbol the planeswalking ability triggers."""
    return (Event("planeswalker rolled", (player,)),)


def chaos(game: Game, what: tree.Chaos, player: str, spell: Thing) -> Flow[None]:
    """A text has chaos ensue."""
    yield from game.run("chaos", player)


# --- walking ----------------------------------------------------------------------------------------------------------


def planeswalk(game: Game, what: tree.Planeswalk, player: str, spell: Thing) -> Flow[None]:
    """A text has players planeswalk."""
    for who in things(game, what.who, player, spell):
        yield from game.run("planeswalk", str(who))


def to_the_next(game: Game, player: str) -> tuple[Event, ...]:
    """What lies face up goes to the bottom of its owner's planar deck; the top card of the player's is turned up."""
    away = face_up(game.board)
    if len(away) > 1 and not game.ruling(AWAY_FROM_ALL_PLANES):
        away = away[:1]
    return _walk(game, player, away)


def _walk(game: Game, player: str, away: list[Thing]) -> tuple[Event, ...]:
    """A player planeswalks away from some planes: what lasted until then ends."""
    deck = game.board.zone(PLANAR_DECK, player) or tuple(one.id for one in away if one.owner == player)
    if not deck:
        raise NotSimulated(f"il mazzo planare di {player} non è detto: serve la carta verso cui viaggia")
    walk = Event("planeswalk", (player, tuple(one.id for one in away), deck[0]))
    there: tuple[Effect, ...] = game.board.facts.get("effects", ())
    over = tuple(one for one in there if one.until == tree.UNTIL_PLANESWALK)
    ends = bool(over) and bool(game.ruling(AN_EFFECT_ENDS_AS_SOMEBODY_PLANESWALKS))
    return (Event("end effects", (over,)), walk) if ends else (walk,)


def planes_change(game: Game, player: str, away: tuple[int, ...], to: int) -> list[Change]:
    """Some planes are turned down, and one is turned up: at one moment."""
    new = bool(game.ruling(A_PLANE_TURNED_DOWN_IS_NEW))
    found: list[Change] = []
    for number in away:
        thing = game.board.things[number]
        left = NO_MARKS if new else {"counters": thing.marks.get("counters", {})}
        found.append(Move(number, (PLANAR_DECK, thing.owner), left, -1, new))
    where, more = game.ruling_on(WHERE_A_PLANE_LIES, (BATTLEFIELD, ("enchantment",)))
    thing = game.board.things[to]
    kept = {} if new or to not in away else {"counters": thing.marks.get("counters", {})}
    stamp = game.board.facts.get("stamp", 0) + 1
    age = {"stamp": stamp} if game.ruling(A_PLANE_IS_AS_OLD_AS_IT_LIES_UP) else {}
    marks = {"controller": game.ruling_on(WHO_CONTROLS_A_PLANE, thing.owner, player), **age, **kept}
    found.append(Note("stamp", stamp))
    found.append(Move(to, where, marks, 0, new))
    works = bool(game.ruling(PLANES_WORK_WHERE_THEY_ARE))
    if more or not works:
        like = thing.face.traits
        abilities = like.abilities if works else ()
        types = (*like.types, *more)
        found.append(Print(to, face(thing.name, types, colours=(), abilities=abilities, text=thing.face.text)))
    return found


def aside(game: Game, value: object) -> object:
    """A plane stays in the command zone, and is no permanent."""
    return COMMAND, ()


# --- phenomena --------------------------------------------------------------------------------------------------------


def any_phenomena(game: Game) -> bool:
    """Whether a phenomenon lies face up."""
    return any("phenomenon" in one.face.traits.types for one in face_up(game.board))


def are_left_behind(game: Game) -> tuple[Event, ...]:
    """Whose phenomenon lies face up with no ability of it left to resolve planeswalks."""
    over = [one for one in face_up(game.board) if "phenomenon" in one.face.traits.types and not _is_at_work(game, one)]
    return to_the_next(game, over[0].marks.get("controller", over[0].owner)) if over else ()


def _is_at_work(game: Game, thing: Thing) -> bool:
    if any(one.source == thing.object for one in those_waiting(game.board)):
        return True
    return any(game.board.things[number].marks.get("source") == thing.object for number in stack_of(game))


# --- where somebody leaves the game -----------------------------------------------------------------------------------


def any_planes(game: Game) -> bool:
    """Whether the game is one with planes."""
    return bool(game.board.zone(*COMMAND)) and bool(face_up(game.board))


def pass_to_another(game: Game, player: str) -> tuple[Event, ...]:
    """Where the controller of the planes leaves, whoever comes next in turn order is so first."""
    theirs = [one for one in _in_command(game.board) if one.marks.get("controller") == player]
    heir = next_player(game.board, player)
    return tuple(Event("mark", (one.id, "controller", heir)) for one in theirs)


def abilities_of_phenomena_stay(game: Game, player: str) -> tuple[Event, ...]:
    """Abilities of a leaving player's phenomena stay on the stack: whoever controls the planes now controls them."""
    heir = next_player(game.board, player)
    there = [game.board.things[number] for number in stack_of(game)]
    theirs = [one for one in there if one.marks.get("controller") == player and _is_of_a_phenomenon(game, one)]
    return tuple(Event("mark", (one.id, "controller", heir)) for one in theirs)


def _is_of_a_phenomenon(game: Game, ability: Thing) -> bool:
    source = _source(game, ability)
    return source is not None and "phenomenon" in source.face.traits.types


def _source(game: Game, ability: Thing) -> Thing | None:
    number, _ = ability.marks.get("source", (0, 0))
    return game.board.things.get(number)


def walks_end(game: Game, player: str) -> tuple[Event, ...]:
    """Where a plane leaves the game, a planeswalking ability on the stack ceases to exist."""
    if not _planes_of(game, player):
        return ()
    there = [(number, _source(game, game.board.things[number])) for number in stack_of(game)]
    return tuple(
        Event("vanish", (number,)) for number, source in there if source is not None and source.name == PLANAR_DIE
    )


def leave_with_their_owner(game: Game, player: str) -> Flow[None]:
    """Their planes leave with a player; for one that lay face up its controller turns up their own next card."""
    for one in _planes_of(game, player):
        heir = str(one.marks.get("controller", one.owner))
        yield (Event("move", (one.id, OUT_OF_THE_GAME, player, "leaves the game")), *_walk(game, heir, []))


def _planes_of(game: Game, player: str) -> list[Thing]:
    return [one for one in face_up(game.board) if one.owner == player]
