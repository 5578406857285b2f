"""Spells and activated abilities (600–602, 604–606): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import BEGINS_WHAT_MAY_NOT_BE, CASTS_FROM_ELSEWHERE, TRIGGERED_MANA_WAITS
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, yes
from judgekit.magic.editions.modern.numbers import ACTIVATING, ALLOWED, MAY_BEGIN, SAYS_WHAT_IT_IS
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    mana_abilities,
    put_on_stack,
    spell_kinds,
    timing,
)
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import planeswalkers
from judgekit.magic.questions.board import CHANGES_WHAT_IT_IS_ON_NOW
from judgekit.magic.questions.casting import (
    ALL_BEFORE_THE_COLON_IS_ITS_COST,
    HAS_FLASH_ON_A_CONDITION,
    LOYALTY_FOR_MANA,
    MANA_ABILITIES_ARE_LIKE_OTHERS,
    MANA_AND_MORE,
    MANA_SPELLS_WAIT,
    MANA_WHEN_IT_IS_ASKED_FOR,
    NO_MANA_NOW,
    TRIGGERED_FOR_MANA,
    WITH_A_TARGET_FOR_MANA,
)
from judgekit.magic.questions.layers import A_STAR_IS_WHAT_IT_COUNTS, IT_SAYS_WHAT_IT_IS
from judgekit.magic.questions.restrictions import CHOICES_MAY_CHANGE_IT, CHOICES_MAY_LET_IT

ACTIVATED_FOR_MANA = "605.1a"
STILL_ALLOWED = at("601.3", "601.5")

TABLES: Tables = {
    "procedures": {
        "cast": (Row("601.2", casting.cast),),
        "activate": (Row(ACTIVATING, casting.activate),),
        "announce spell": (Row("601.2a", announcing.announce_spell, also=("405.1",)),),
        "announce ability": (Row("602.2a", announcing.announce_ability), Row("602.2b", announcing.as_for_a_spell)),
        "pay loyalty": (Row("606.4", planeswalkers.pay_loyalty),),
        "activate mana": (Row("605.3b", mana_abilities.activate, also=("405.6c",)),),
        "triggered mana": (Row("605.4a", put_on_stack.resolve_at_once, also=("605.4",), mistake=TRIGGERED_MANA_WAITS),),
    },
    "checks": {
        "proposed": (
            Row(
                STILL_ALLOWED,
                table_wide.still_allowed,
                mistake="finisce di lanciare una magia che le scelte fatte hanno reso vietata",
            ),
            Row(
                STILL_ALLOWED,
                spell_kinds.still_in_time,
                mistake="finisce fuori tempo una magia per la quale non ha fatto la scelta su cui contava",
            ),
            Row(
                at(None, "702.103d"),
                spell_kinds.let_as_an_aura,
                mistake="lancia conferita una carta che gli era permesso di lanciare soltanto come creatura",
            ),
        ),
        "cast from there": (Row(ALLOWED, timing.from_hand, mistake=CASTS_FROM_ELSEWHERE),),
        "begin to activate": (Row(MAY_BEGIN, casting.may_begin, mistake=BEGINS_WHAT_MAY_NOT_BE),),
        "pay loyalty": (
            Row(
                at("606.5", "606.6"),
                planeswalkers.counters_for_it,
                mistake="toglie a un planeswalker più segnalini fedeltà di quanti ne ha",
            ),
        ),
    },
    "rulings": {
        HAS_FLASH_ON_A_CONDITION: (yes(at("702.8a", "601.3d")),),
        CHOICES_MAY_CHANGE_IT: (yes(at(None, "601.3a")),),
        CHOICES_MAY_LET_IT: (yes("601.3b"),),
        ALL_BEFORE_THE_COLON_IS_ITS_COST: (yes("602.1a", also=("602.1",)),),
        A_STAR_IS_WHAT_IT_COUNTS: (yes(SAYS_WHAT_IT_IS),),
        IT_SAYS_WHAT_IT_IS: (yes(SAYS_WHAT_IT_IS, also=(at("613.2", "613.3"),)),),
        WITH_A_TARGET_FOR_MANA: (yes("605.5a", also=(ACTIVATED_FOR_MANA,)),),
        MANA_ABILITIES_ARE_LIKE_OTHERS: (yes("605.3"),),
        TRIGGERED_FOR_MANA: (yes("605.1b"),),
        MANA_AND_MORE: (yes(ACTIVATED_FOR_MANA),),
        LOYALTY_FOR_MANA: (says(ACTIVATED_FOR_MANA, False),),
        MANA_SPELLS_WAIT: (yes("605.5b"),),
        NO_MANA_NOW: (yes("605.2"),),
        CHANGES_WHAT_IT_IS_ON_NOW: (yes("604.4"),),
        MANA_WHEN_IT_IS_ASKED_FOR: (yes("605.3a", also=(at("116.1d", "117.1d"),)),),
    },
}
