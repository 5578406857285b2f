"""Whether a condition of a text holds now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import CASTS
from judgekit.magic.plays.board.main_phases import in_ones_own_main_phase
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    opponents,
    time_of,
    traits,
)
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.board.zones import MADE_TO_DISCARD
from judgekit.magic.plays.text import behind_a_word, class_levels, counting, filters, qualities
from judgekit.magic.plays.text.as_it_was import was_of_kinds, was_so
from judgekit.magic.plays.text.designations import is_marked
from judgekit.magic.plays.text.evaluate import amount, amounts, objects, of_one, source_of, things
from judgekit.magic.plays.text.last_known import as_it_was, as_it_was_cast
from judgekit.magic.plays.text.numbers import COMPARED
from judgekit.magic.plays.text.shorthand import paid_for
from judgekit.magic.questions.mechanics import FOR_WHICH_RESULTS_A_LINE_IS
from judgekit.magic.questions.text import (
    AN_ANCHOR_WORD_HOLDS,
    COMPARES_WITH_NO_CREATURE_ALONE,
    IS_KICKED,
    LEVEL_SYMBOL_HOLDS,
    TIMES_THIS_TURN,
)

if TYPE_CHECKING:
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


def condition(game: Game, value: bool, what: object, player: str, spell: Thing) -> bool:
    """Whether a condition of a text holds now."""
    match what:
        case tree.Exists():
            found = len(filters.candidates(game, filters.meant(what.of, spell), player, source_of(spell)))
            return filters.COMPARE[what.compare](found, what.how_many)
        case tree.Compared():
            if _is_uneven(game, what, player, spell) and game.ruling(COMPARES_WITH_NO_CREATURE_ALONE):
                return False
            two = amount(game, what.two, player, spell, use=COMPARED)
            return any(filters.COMPARE[what.compare](one, two) for one in _any_of(game, what.one, player, spell))
        case tree.Rolled(least, most):
            return _rolled(game, spell, least, most)
        case tree.TimeIs(time):
            return time_of(game.board) == time
        case tree.AtLevel():
            return bool(game.ruling(LEVEL_SYMBOL_HOLDS, what, spell))
        case tree.Solved() | tree.Charged() | tree.MaxSpeed():
            return behind_a_word.holds(game, what, player, spell)
        case tree.ClassLevel():
            return class_levels.holds(game, what, spell)
        case tree.WinsTheVote():
            return counting.wins_the_vote(spell, what)
        case tree.WordChosen():
            return bool(game.ruling(AN_ANCHOR_WORD_HOLDS, what, spell))
        case tree.Fits(tree.This(), tree.Filter("object", status=("kicked",))):
            return bool(game.ruling(IS_KICKED, as_it_was_cast(game, spell, source_of(spell))))
        case tree.Fits():
            spoken_of = things(game, what.what, player, spell)
            found_things = objects(game, spoken_of, spell)
            wanted = filters.meant(what.filter, spell)
            if any(thing.zone[0] == "stack" for thing in found_things) and wanted.noun == "permanent":
                wanted = tree.within(wanted, {"noun": "object", "zone": ""})  # «if it is blue», of a spell
            if not found_things and _is_of_kinds_alone(wanted):
                return any(was_of_kinds(game, one, wanted) for one in spoken_of if not isinstance(one, str))
            if not found_things and wanted == tree.Filter(status=("entered this turn",)):
                return any(qualities.had_come(game, one) for one in spoken_of if not isinstance(one, str))
            if not found_things and spell.zone[0] == "stack" and wanted != tree.Filter():
                left = [one for one in spoken_of if not isinstance(one, str) and one in game.board.facts.get("had", {})]
                return any(was_so(game, one, wanted, player) for one in left)
            return any(filters.fits(game, t, wanted, player, source_of(spell)) for t in found_things)
        case tree.Was():
            gone = [one for one in things(game, what.what, player, spell) if not isinstance(one, str)]
            return any(was_of_kinds(game, as_it_was(spell, one), what.filter) for one in gone)
        case tree.Happened():
            own = what.besides and counting.cast_this_turn(game, spell, source_of(spell))
            return bool(game.ruling(TIMES_THIS_TURN, what.event, player) >= what.times + own)
        case tree.HadCounter(kind):
            had = spell.marks.get("about", {}).get("counters", {})
            return bool(had.get(kind, 0) if kind else any(had.values()))
        case tree.CastBy(word):
            return paid_for(game, as_it_was_cast(game, spell, source_of(spell)), word) > 0
        case tree.MadeToDiscard():
            return game.board.facts.get(MADE_TO_DISCARD) in opponents(game.board, player)
        case tree.WasCast(""):
            return bool(spell.marks.get("about", {}).get("cast"))
        case tree.CastLastTurn(least, by_one):
            each = _cast_last_turn(game.board)
            return max(each, default=0) >= least if by_one else sum(each) >= least
        case tree.WasCast(zone):
            return counting.cast_from(game, spell, source_of(spell)) == zone
        case tree.CastInMain():
            return in_ones_own_main_phase(game, player) and bool(counting.cast_from(game, spell, source_of(spell)))
        case tree.ManaSpent(source=kind) if kind:
            return counting.spent_from(kind, counting.mana_spent(game, spell, source_of(spell)))
        case tree.ManaSpent(symbols):
            return counting.was_spent(symbols, counting.mana_spent(game, spell, source_of(spell)))
        case tree.Bears(who, name):
            return any(is_marked(game, str(one), name) for one in things(game, who, player, spell))
        case tree.YourTurn():
            return has_the_turn(game, player)
        case tree.Not():
            return not condition(game, value, what.condition, player, spell)
        case tree.ForSome(who, so):
            those = [str(one) for one in things(game, who, player, spell)]
            return any(condition(game, value, so, one, of_one(spell, one, player)) for one in those)
        case tree.DealtDamage():
            return any(_was_hurt(game, str(who)) for who in things(game, what.who, player, spell))
        case tree.AllOf():
            return all(condition(game, value, each, player, spell) for each in what.conditions)
        case tree.AnyOf():
            return any(condition(game, value, each, player, spell) for each in what.conditions)
        case _:
            return value


def _is_of_kinds_alone(of: tree.Filter) -> bool:
    """Whether nothing is told of a permanent but its kinds, colours and words: of what is gone they are known."""
    kinds = tree.Filter(of.noun, of.types, of.any_types, of.not_types, of.any_subtypes, of.not_subtypes)
    kinds = kinds._replace(also_subtypes=of.also_subtypes, supertypes=of.supertypes)
    kinds = kinds._replace(not_supertypes=of.not_supertypes, any_colors=of.any_colors)
    told = kinds._replace(not_colors=of.not_colors, words=of.words, not_words=of.not_words)
    return of == told != tree.Filter()  # that it is a permanent, and no more, is told of what is there


def _any_of(game: Game, what: object, player: str, spell: Thing) -> list[int]:
    """What is compared: of «a player» or «an opponent», what each of them has, for one of them is enough."""
    if (
        not isinstance(what, tree.Stat)
        or what.name not in {"life", "hand"}
        or not isinstance(what.of, (tree.EachPlayer, tree.Opponent))
    ):
        return [amount(game, what, player, spell, use=COMPARED)]
    return [had for _, had in amounts(game, what, what.of, player, spell)]


def _is_uneven(game: Game, what: tree.Compared, player: str, spell: Thing) -> bool:
    """Whether the power or toughness of a creature is compared with that of a permanent that is none."""
    stats = [one for one in (what.one, what.two) if isinstance(one, tree.Stat) and one.name in {"power", "toughness"}]
    if len(stats) < _SEVERAL:
        return False
    there = objects(game, things(game, stats[1].of, player, spell), spell)
    return any(t.zone == BATTLEFIELD and "creature" not in traits(game, t).types for t in there)


def _was_hurt(game: Game, who: str) -> bool:
    """Whether a player has been dealt damage this turn."""
    hurt: int | None = game.board.players[who].get("hurt")
    return hurt is not None and hurt == game.board.facts.get("number", 0)


_SEVERAL = 2


def _cast_last_turn(board: Board) -> tuple[int, ...]:
    """How many spells each player has cast in the turn before this one, of those who have cast any."""
    last = board.facts.get("number", 0) - 1
    for turn, casts in board.facts.get(CASTS, ()):
        if turn == last:
            return tuple(casts.values())
    return ()


def _rolled(game: Game, spell: Thing, least: int, most: int | None) -> bool:
    """Whether a line of a table of results is for what a die has come to."""
    came_to = spell.marks.get("about", {}).get("rolled", 0)
    within = least <= came_to and (most is None or came_to <= most)
    return bool(game.ruling_on(FOR_WHICH_RESULTS_A_LINE_IS, least <= came_to, within))
