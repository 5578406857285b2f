"""What a text says of the game itself: no legend rule, no counters, the least that a spell costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import (
    Act,
    Clause,
    Event,
    Meanings,
    Outside,
    Parts,
    Sentence,
    TableRule,
    is_player,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.rule_names import (
    COSTS_AT_LEAST,
    DEALT_AS_WITH,
    DO_NOT_TRIGGER,
    LIVES_WITHOUT_LIFE,
    NO_COUNTERS,
    NO_LEGEND_RULE,
    UNTAPS_AT_MOST,
)
from judgekit.magic.language.tree import Filter, You

if TYPE_CHECKING:
    from collections.abc import Iterable


def _nodes(args: Iterable[object]) -> list[object]:
    return [a for a in args if not isinstance(a, Word)]


def _by_nobody(rule: TableRule) -> Clause:
    return Clause(None, Act("nobody", lambda _: rule))


def no_legend_rule(args: Parts) -> Sentence:
    """Legends of one name may stay, all of them or such."""
    about = enterer(_nodes(args)[0]) if _nodes(args) else None
    if about is not None and not isinstance(about, Filter):
        raise Outside
    return Sentence("plain", (TableRule(NO_LEGEND_RULE, about),))


def no_counters(args: Parts) -> Act:
    """No counters are put on a player or a permanent, or none of a kind."""
    kind = next((a for a in _nodes(args) if isinstance(a, str)), "")
    return Act("anybody", lambda who: _nothing_on(who, kind))


def nothing_gets_counters(args: Parts) -> Sentence:
    """No counters are put on anything of some sort."""
    *kind, what = _nodes(args)
    return Sentence("plain", (_nothing_on(what, str(kind[0]) if kind else ""),))


def _nothing_on(who: object, kind: str) -> TableRule:
    about = enterer(who)
    if not (is_player(who) or isinstance(about, (Filter, tree.This, tree.Host))):
        raise Outside
    return TableRule(NO_COUNTERS, (about, kind))


def untaps_at_most(args: Parts) -> Act:
    """Somebody untaps no more than so many such permanents in their untap step."""
    n, group = (a for a in args if not isinstance(a, Word))
    what = filter_in(group)
    if not isinstance(n, int) or any(one.zone != "battlefield" for one in what.either or (what,)):
        raise Outside
    return Act("player", lambda who: TableRule(UNTAPS_AT_MOST, (who, what, n)))


def no_triggers(args: Parts) -> Sentence:
    """What enters, or dies, makes no ability trigger by that."""
    what, *happens = _nodes(args)
    kinds = tuple(dict.fromkeys(one.kind for one in happens if isinstance(one, Event)))
    about = enterer(what)
    if not isinstance(about, Filter) or not kinds or not set(kinds) <= {"enters", "dies"}:
        raise Outside
    return Sentence("plain", tuple(TableRule(DO_NOT_TRIGGER, (kind, about)) for kind in kinds))


def costs_at_least(args: Parts) -> Clause:
    """What would cost less than so much mana costs so much."""
    what, less_than, costs = _nodes(args)
    spells = enterer(what)
    if less_than != costs or not isinstance(costs, int) or not isinstance(spells, Filter) or spells.noun != "spell":
        raise Outside
    return _by_nobody(TableRule(COSTS_AT_LEAST, (spells, costs)))


def dealt_to_you_as_with(args: Parts) -> Clause:
    return _by_nobody(TableRule(DEALT_AS_WITH, (You(), said(args, "KEYWORD")[0])))


MEANINGS: Meanings = {
    "no_legend_rule": no_legend_rule,
    "no_counters": no_counters,
    "you_get_no_counters": lambda a: Act("player", no_counters(a).make),
    "nothing_gets_counters": nothing_gets_counters,
    "costs_at_least": costs_at_least,
    "untaps_at_most": untaps_at_most,
    "no_triggers": no_triggers,
    "dealt_to_you_as_with": dealt_to_you_as_with,
    "no_losing_by_life": lambda _: Act("player", lambda who: TableRule(LIVES_WITHOUT_LIFE, who)),
}
