"""Spells and activated abilities (600–602, 604–606): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import ACTIVATING, ALLOWED, CHOICES, MAY_BEGIN
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    mana_abilities,
    paying_mana,
    put_on_stack,
    timing,
    total_cost,
)
from judgekit.magic.plays.keywords import from_hand
from judgekit.magic.plays.layers import continuous, printed
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import planeswalkers

TABLES: Tables = {
    "procedures": {
        "cast": (Row("601.2", casting.cast),),
        "activate": (Row(ACTIVATING, casting.activate),),
        "announce spell": (Row("601.2a", announcing.announce_spell, also=("405.1",)),),
        "announce ability": (Row("602.2a", announcing.announce_ability), Row("602.2b", announcing.as_for_a_spell)),
        "pay loyalty": (Row("606.4", planeswalkers.pay_loyalty),),
        "activate mana": (Row("605.3b", mana_abilities.activate, also=("405.6c",)),),
        "triggered mana": (Row("605.4a", put_on_stack.resolve_at_once, also=("605.4",)),),
    },
    "checks": {
        "proposed": (Row(at("601.3", "601.5"), table_wide.still_allowed),),
        "cast from there": (Row(ALLOWED, timing.from_hand),),
        "begin to activate": (Row(MAY_BEGIN, casting.may_begin),),
        "pay loyalty": (Row(at("606.5", "606.6"), planeswalkers.counters_for_it),),
    },
    "rulings": {
        "choices may change it": (Row(at(None, "601.3a"), table_wide.as_it_may_become),),
        "all before the colon is its cost": (Row("602.1a", total_cost.all_of_it, also=("602.1",)),),
        "it says what it is": (Row("604.3", printed.no_ability),),
        "with a target for mana": (Row("605.5a", mana_abilities.never_with_a_target),),
        "mana abilities are like others": (Row("605.3", mana_abilities.as_other_abilities),),
        "triggered for mana": (Row("605.1b", mana_abilities.adds_to_what_was_tapped),),
        "mana and more": (Row("605.1a", mana_abilities.and_more),),
        "mana spells wait": (Row("605.5b", casting.as_all_spells),),
        "no mana now": (Row("605.2", mana_abilities.even_none),),
        "changes what it is on now": (Row("604.4", continuous.follows),),
        "mana when it is asked for": (Row("605.3a", paying_mana.whenever_asked_for, also=(at("116.1d", "117.1d"),)),),
        "costs that may be added": (Row(CHOICES, from_hand.buyback), Row(at("702.32a", "702.33a"), from_hand.kicker)),
    },
}
