"""Continuous effects: which are at work, in which order, on what, and for how long."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import is_defining
from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import AND_YOURS
from judgekit.magic.plays.board.facts import MORE_LANDS_EACH
from judgekit.magic.plays.board.state import (
    Effect,
    Object,
    controller,
    host_of,
    in_play,
    printed_statics,
    rules_of_table,
    still,
    words_at_work,
)
from judgekit.magic.plays.layers.draft import Acting, Draft
from judgekit.magic.plays.text import filters, shorthand
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.layers import (
    A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN,
    A_STAR_IS_WHAT_IT_COUNTS,
    IT_SAYS_WHAT_IT_IS,
)
from judgekit.table.engine import Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def counters(game: Game, thing: Thing, draft: Draft) -> bool:
    """Counters change power and toughness."""
    there = thing.marks.get("counters", {})
    changed = False
    for kind, how_many in there.items():
        size = kind.split("/")
        if len(size) == 2 and draft.power is not None and draft.toughness is not None:
            draft.power += int(size[0]) * how_many
            draft.toughness += int(size[1]) * how_many
            changed = True
    return changed


def of_counters(game: Game) -> list[Acting]:
    """Counters change power and toughness, each kind as of when the last of it was put there."""
    found = []
    for thing in in_play(game.board):
        for kind, how_many in thing.marks.get("counters", {}).items():
            size = kind.split("/")
            if len(size) == _BOTH:
                change = tree.Change(None, int(size[0]) * how_many, int(size[1]) * how_many, until=tree.FOR_GOOD)
                found.append(of_counter(thing, kind, change))
    return found


def of_counter(thing: Thing, kind: str, change: tree.Change) -> Acting:
    """What counters of a kind do to the thing on which they are."""
    stamp = thing.marks.get(STAMPS, {}).get(kind, thing.marks.get("stamp", 0))
    return Acting(stamp, change, objects=(thing.object,), origin=thing.object, counters=True)


STAMPS = "counter stamps"  # under this name it is marked when the last counter of each kind was put there
_BOTH = 2


def of_spells(game: Game) -> list[Acting]:
    """Effects of spells and abilities act for as long as they say."""
    effects: tuple[Effect, ...] = game.board.facts.get("effects", ())
    return [
        Acting(
            one.stamp,
            one.change,
            one.controller,
            None if isinstance(one.change.what, tree.Each) else one.objects,
            origin=one.source,
        )
        for one in effects
    ]


def of_permanents(game: Game) -> list[Acting]:
    """Static abilities of permanents act by themselves."""
    return [
        Acting(
            source.marks.get("stamp", 0),
            _by(game, source, change),
            source=source,
            ability=ability,
            origin=source.object,
            defining=is_defining(ability),
        )
        for source, ability in printed_statics(game.board)
        if not _says_what_it_is(game, source, ability) and _defines(game, ability)
        for change in ability.changes
    ]


def _by(game: Game, source: Thing, change: tree.Change) -> tree.Change:
    """What an effect gives, where that names what gives it: it is that very thing, whatever it is on by then."""
    if not any(not isinstance(one, tree.Keyword) and tree.holds(one, tree.Granter) for one in change.words):
        return change
    if not game.is_so(A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN):
        return change._replace(words=tree.with_others(change.words, tree.Granter, lambda _: tree.This()))
    return change._replace(words=_given_by(source.object, change.words))


@lru_cache(256)
def _given_by(source: Object, words: tuple[tree.Ability, ...]) -> tuple[tree.Ability, ...]:
    it, one_of_them = tree.Certain((source,)), tree.Filter(among=(source,))
    for cost in _COSTS:
        words = tree.with_others(words, cost, lambda one: one._replace(of=one_of_them) if _is_of_it(one) else one)
    given: tuple[tree.Ability, ...] = tree.with_others(words, tree.Granter, lambda _: it)
    return given


_COSTS: tuple[type[Any], ...] = (tree.SacrificeCost, tree.UnattachCost, tree.CounterCost, tree.ReturnCost)


def _is_of_it(cost: Any) -> bool:
    return isinstance(cost.of, tree.Granter)


def of_word(word: str) -> Callable[[Game], list[Acting]]:
    """What a keyword makes so all the time acts by itself."""

    def play(game: Game) -> list[Acting]:
        those = [game.board.things[n] for n in words_at_work(game.board)]
        return [
            Acting(source.marks.get("stamp", 0), change, source=source, ability=ability, origin=source.object)
            for source in those
            for ability in shorthand.statics_of(game, source, word)
            for change in ability.changes
        ]

    play.__name__ = "of_a_keyword"
    play.__doc__ = "What this keyword makes so all the time acts by itself."
    return play


def _defines(game: Game, ability: tree.Static) -> bool:
    """Whether a text that says what a card's own power and toughness are tells them."""
    return not is_defining(ability) or bool(game.ruling(A_STAR_IS_WHAT_IT_COUNTS))


def _says_what_it_is(game: Game, source: Thing, ability: tree.Static) -> bool:
    """Whether a text is no ability, but tells what the card is of itself."""
    nature = any(ability is one for one in source.face.nature)
    return nature and bool(game.ruling(IT_SAYS_WHAT_IT_IS, source.face))


# --- what is enchanted ------------------------------------------------------------------------------------------------


def enchanted(game: Game, value: Being | None, enchantment: Thing) -> Being | None:
    """The permanent, or the player, on which a local enchantment is."""
    host: Being | None = enchantment.marks.get("host")
    return host


# --- what is lost and what is not -------------------------------------------------------------------------------------


# --- how long, and on what --------------------------------------------------------------------------------------------


@only_with("effects")
def last_as_said(game: Game) -> tuple[Event, ...] | None:
    """Effects end as soon as what they last for is no longer so."""
    ended = tuple(
        one for one in game.board.facts["effects"] if not goes_on(game, one.until, one.controller, one.source)
    )
    return (Event("end effects", (ended,)),) if ended else None


def may_end(game: Game) -> bool:
    """Whether an effect lasts for as long as something is so."""
    return any(isinstance(one.until, tree.While) for one in game.board.facts.get("effects", ()))


def goes_on(game: Game, until: object, player: str, source: Object) -> bool:
    """Whether what an effect lasts for is so."""
    if not isinstance(until, tree.While):
        return True
    thing = game.board.get(*_measured(until, source))
    if thing is None and not tree.holds(until.condition, tree.This, tree.Host, tree.Certain):
        thing = game.board.things.get(source[0])  # of what it has become nothing is asked
    return thing is not None and bool(game.ruling(CONDITION_HOLDS, until.condition, player, thing))


def _measured(until: tree.While, source: Object) -> Object:
    """Whose being so an effect lasts for: that of a certain thing, or what its source tells."""
    match until.condition:
        case tree.Fits(tree.Certain((one,))):
            return one  # type: ignore[no-any-return]
        case _:
            return source


# --- what static abilities say of the game ----------------------------------------------------------------------------


def card_allows(game: Game, value: int, player: str) -> int | None:
    """What a card says goes before the rules: more lands in a turn."""
    more: int = game.board.facts.get("more lands", 0)
    more += game.board.facts.get(MORE_LANDS_EACH, {}).get(player, 0)
    for source, rule, how_many in rules_of_table(game):
        if rule == "extra land for each player" or (rule == "extra land" and controller(game, source) == player):
            more += how_many
    return value + more if more else None


def table_rules(game: Game, value: frozenset[Any]) -> frozenset[Any] | None:
    """What static abilities say of the game as a whole: names of rules, and pairs of one and an amount."""
    found: set[Any] = set()
    for _, rule, about in rules_of_table(game):
        found |= {rule, (rule, about)} if isinstance(about, int) else {rule}
    return value | found if found else None


def cost_of(rule: str) -> Any:
    """A cost that static abilities put on something: to attack, to block."""

    def play(
        game: Game, value: tuple[str, ...], player: str, thing: Thing, aim: Being | None = None
    ) -> tuple[str, ...] | None:
        more: tuple[str, ...] = ()
        for source, name, about in rules_of_table(game):
            if name == rule and _attacks_elsewhere(game, rule, about, source, aim):
                continue
            if name == rule and _cost_concerns(game, about[0], source, thing):
                more += about[1]
        return value + more if more else None

    play.__name__ = rule.replace(" ", "_")
    play.__doc__ = f"What static abilities say of this: {rule}."
    return play


def _attacks_elsewhere(game: Game, rule: str, about: tuple[object, ...], source: Thing, aim: Being | None) -> bool:
    """Whether what it costs to attack «you» is asked of who attacks a planeswalker or somebody else."""
    what = about[0]
    you_alone = rule == "cost to attack" and isinstance(what, tree.Filter) and what.controller == "opponent"
    if not you_alone or aim is None:
        return False
    attacked = still(game.board, aim) if AND_YOURS in about and not isinstance(aim, str) else None
    return (aim if attacked is None else controller(game, attacked)) != controller(game, source)


def _cost_concerns(game: Game, what: object, source: Thing, thing: Thing) -> bool:
    match what:
        case tree.This():
            return source.id == thing.id
        case tree.Host():
            return host_of(game, source) == thing.object
        case tree.Filter():
            return filters.fits(game, thing, what, controller(game, source), source.object)
        case _:
            return False
