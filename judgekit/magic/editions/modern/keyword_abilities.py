"""Keyword abilities (702): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Number, Row, Rows, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    ABILITIES_WORK_IN_PLAY,
    ACTIVATING,
    ALLOWED,
    AS_WRITTEN_THEN,
    ATTACKING_TRIGGERS,
    CARDS_FIRST,
    CUMULATIVE_UPKEEP,
    DASH,
    EACH_COPY,
    FLANKING,
    LAND_AND_MORE,
    MAY_BEGIN,
    NEVER_CAST,
    RECONFIGURED,
    TARGETS,
    TRAMPLE,
    TRIGGERED_BY_EVENT,
)
from judgekit.magic.plays.casting import spell_kinds, timing
from judgekit.magic.plays.combat import damage_order, striking
from judgekit.magic.plays.keywords import (
    bands,
    combat_triggers,
    damage_words,
    dash,
    evasion,
    from_hand,
    keywords,
    protective,
    split_second,
)
from judgekit.magic.plays.layers import printed
from judgekit.magic.plays.replacement import damage_results
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import equipment, planeswalkers
from judgekit.magic.plays.text import filters, shorthand
from judgekit.magic.plays.triggers import remembering, triggers
from judgekit.magic.plays.turn import allowances
from judgekit.magic.questions.board import BACK_IN_PHASE_IS_THE_SAME, OUT_OF_PHASE_IS_ABSENT
from judgekit.magic.questions.casting import (
    COSTS_THAT_MAY_BE_PAID_INSTEAD,
    MAY_BE_PLAYED_FROM_THERE,
    WANTS_THIS_TARGET,
    WHAT_ITS_ZONE_ASKS_FOR,
)
from judgekit.magic.questions.combat import (
    DOUBLE_STRIKE_GOT_IN_BETWEEN,
    DOUBLE_STRIKE_LOST_IN_BETWEEN,
    ONE_POINT_IS_LETHAL,
    THE_FIRST_STEP_HAS_BEEN_TOLD,
    WHO_ASSIGNS,
    WHO_IS_BLOCKED,
)
from judgekit.magic.questions.keywords import (
    A_BAND_LASTS,
    BANDS_WITH_OTHER,
    CANNOT_BE_DESTROYED,
    COPIES,
    COPIES_THAT_TRIGGER,
    COPIES_THAT_WORK,
    COUNTERS_OF_CUMULATIVE_UPKEEP,
    EACH_FLANKING_TRIGGERS,
    HEXPROOF_FROM_A_QUALITY,
    LANDWALKS_DO_NOT_CANCEL,
    MANA_IS_MADE_IN_A_SPLIT_SECOND,
    NO_FURTHER_THAN_WHAT_IT_ATTACKS,
    QUALITY_OF_PROTECTION,
    RAMPAGE_IS_COUNTED_AS_IT_RESOLVES,
    TRAMPLE_WORKS,
    WAITS_ON_THE_STACK,
)
from judgekit.magic.questions.layers import EVERY_KIND_OF_CREATURE
from judgekit.magic.questions.replacement import WORDS_OF_A_SOURCE_THAT_HAS_GONE, WORDS_WORK_WHERE_IT_IS
from judgekit.magic.questions.resolving import (
    ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED,
    LEAVES_THE_STACK_FOR,
    OUT_OF_PHASE_IS_LEFT_ALONE,
    WHAT_X_IS_IN_A_KEYWORDS_COST,
    WHERE_IT_GOES,
)
from judgekit.magic.questions.state_based import MAY_BE_ENCHANTED, STOPS_BEING_A_CREATURE_ONCE_ATTACHED
from judgekit.magic.questions.text import ABILITIES_OF_WORDS, COMPARES_WITH_NO_CREATURE_ALONE, IS_KICKED
from judgekit.magic.questions.triggers import PHASING_MOVES_NOTHING
from judgekit.magic.questions.turn import (
    ATTACHMENTS_PHASE_ALONG,
    COMES_BACK_TO_ITS_HOST,
    SKIPPED_WITH_THE_STEP,
    WHAT_AN_EFFECT_BLOCKS,
)

EACH_COPY_THEN = at("112.2c", None)
EACH_COPY_NOW = at(None, "113.2c")
OF_PLANESWALKERS = "306.5d"
LOYALTY_ABILITY = "606.3"
DOUBLE_STRIKE = "702.4b"
SHADOW = at("702.27b", "702.28b")
FLASHBACK = at("702.33a", "702.34a")
SPLIT_SECOND = at("702.60a", "702.61a")
UNLEASH = at("702.97a", "702.98a")
BOAST = at(None, "702.142a")
DECAYED = at(None, "702.147a")

# Keywords that are shorthand for other abilities: the rule that says for what, the rule of several copies.
SHORTHAND = {
    "egida": (at(None, "702.21a"), EACH_COPY_NOW),
    "dissolvenza": (at("702.31a", "702.32a"), EACH_COPY),
    "modulare": (at("702.42a", "702.43a"), at("702.42b", "702.43b")),
    "ninjutsu": (at("702.48a", "702.49a"), EACH_COPY),
    "sete di sangue": (at("702.53a", "702.54a"), at("702.53c", "702.54c")),
    "innesto": (at("702.57a", "702.58a"), at("702.57b", "702.58b")),
    "evanescenza": (at("702.62a", "702.63a"), at("702.62c", "702.63c")),
    "persistere": (at("702.78a", "702.79a"), EACH_COPY),
    "divorare": (at("702.81a", "702.82a"), EACH_COPY),
    "annientatore": (at("702.85a", "702.86a"), at("702.85b", "702.86b")),
    "grido di guerra": (at("702.90a", "702.91a"), at("702.90b", "702.91b")),
    "arma vivente": (at(None, "702.92a"), EACH_COPY_NOW),
    "immortale": (at("702.92a", "702.93a"), EACH_COPY),
    "scatenare": (UNLEASH, EACH_COPY),
    "evoluzione": (at("702.99a", "702.100a"), at("702.99d", "702.100d")),
    "estorsione": (at("702.100a", "702.101a"), at("702.100b", "702.101b")),
    "spodestare": (at("702.104a", "702.105a"), at("702.104b", "702.105b")),
    "perdurare": (at("702.106a", "702.107a"), EACH_COPY),
    "prodezza": (at("702.107a", "702.108a"), at("702.107b", "702.108b")),
    "sfruttare": (at("702.109a", "702.110a"), EACH_COPY),
    "rinomare": (at("702.111a", "702.112a"), at("702.111c", "702.112c")),
    "mischia": (at(None, "702.121a"), at(None, "702.121b")),
    "manovrare": (at(None, "702.122a"), EACH_COPY_NOW),
    "fabbrica": (at(None, "702.123a"), at(None, "702.123b")),
    "affliggere": (at(None, "702.130a"), at(None, "702.130b")),
    "mentore": (at(None, "702.134a"), at(None, "702.134b")),
    "aldilà": (at(None, "702.135a"), at(None, "702.135b")),
    "tumulto": (at(None, "702.136a"), at(None, "702.136b")),
    "decomposto": (DECAYED, EACH_COPY_NOW),
    "addestramento": (at(None, "702.149a"), at(None, "702.149b")),
    "riconfigurare": (at(None, "702.151a"), EACH_COPY_NOW),
    "arruolare": (at(None, "702.154a"), at(None, "702.154d")),
    "assorbire": (at("702.63a", "702.64a"), at("702.63c", "702.64c")),
    "per Mirrodin!": (at(None, "702.163a"), EACH_COPY_NOW),
    "vanto": (BOAST, EACH_COPY_NOW),
}

REMEMBERED = Row(AS_WRITTEN_THEN, remembering.remember)
ATTACKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(ATTACKING_TRIGGERS,))

# Those that were short for something else at an earlier date.
EARLIER: dict[str, tuple[Number, Number]] = {"arma vivente": (at("702.91a", None), EACH_COPY_THEN)}


def _stands_for(word: str) -> Rows:
    earlier = (Row(EARLIER[word][0], shorthand.as_its_earlier_text),) if word in EARLIER else ()
    return (Row(SHORTHAND[word][0], shorthand.as_its_text), *earlier)


def _each_works(word: str) -> Rows:
    earlier = (told(EARLIER[word][1], 0),) if word in EARLIER else ()
    return (told(SHORTHAND[word][1], 0), *earlier)


TABLES: Tables = {
    "checks": {
        "cast": (
            Row(SPLIT_SECOND, split_second.no_spell_nor_ability),
            Row(NEVER_CAST, timing.lands_are_no_spells, also=(LAND_AND_MORE,)),
            Row(CARDS_FIRST, allowances.when_its_text_says),
            Row(ALLOWED, table_wide.not_forbidden),
        ),
        "activate mana": (Row(SPLIT_SECOND, split_second.nothing_at_all),),
        "play ability": (
            Row(SPLIT_SECOND, split_second.no_spell_nor_ability),
            Row("405.6b", timing.statics_are_not_played),
            Row(MAY_BEGIN, table_wide.lies_idle),
            Row(ACTIVATING, timing.controller_only),
            Row(ABILITIES_WORK_IN_PLAY, timing.in_its_zone),
            Row("602.5d", timing.borrowed_timing, also=("307.5",)),
            Row("602.5b", timing.within_its_limits),
            Row(LOYALTY_ABILITY, planeswalkers.when_a_sorcery_may, also=(OF_PLANESWALKERS,)),
            Row(LOYALTY_ABILITY, planeswalkers.once_a_turn, also=(OF_PLANESWALKERS,)),
        ),
        "target": (
            Row("702.11b", protective.hexproof),
            Row("702.11c", protective.hexproof_player),
            Row("702.16b", keywords.no_target),
            Row("702.18a", protective.shroud),
            Row(TARGETS, filters.may_not_be_one),
            Row(at("114.4", "115.5"), filters.never_itself),
        ),
        "band": (Row(at("702.21c", "702.22c"), bands.are_members, also=(at("702.21d", "702.22d"),)),),
        "assignment": (
            Row(at("510.1c", None), damage_order.next_after_lethal, also=(at("510.1d", None),)),
            Row(TRAMPLE, damage_order.lethal_before_the_player),
        ),
    },
    "words": {
        ("attack", evasion.DEFENDER): (Row("702.3b", evasion.never_attacks),),
        ("strikes again", striking.DOUBLE_STRIKE): (yes(DOUBLE_STRIKE),),
        ("strikes early", striking.DOUBLE_STRIKE): (yes(DOUBLE_STRIKE),),
        ("strikes early", keywords.FIRST_STRIKE): (yes("702.7b"),),
        ("be blocked", keywords.FLYING): (Row("702.9b", keywords.only_by_flyers),),
        ("new", keywords.HASTE): (Row("702.10b", keywords.not_new),),
        ("new to tap", keywords.HASTE): (Row("702.10c", keywords.not_new),),
        ("be blocked", evasion.INTIMIDATE): (Row("702.13b", evasion.only_by_artifacts_or_its_colours),),
        ("be blocked", keywords.LANDWALK): (Row("702.14c", keywords.not_with_such_a_land),),
        ("be blocked", keywords.PROTECTION): (Row("702.16f", keywords.no_block),),
        ("block flyers", evasion.REACH): (yes("702.17b"),),
        ("tap to attack", keywords.VIGILANCE): (yes("702.20b"),),
        ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows),),
        ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows),),
        ("be blocked", evasion.FEAR): (Row(at("702.35b", "702.36b"), evasion.only_by_artifacts_or_black),),
        ("blockers at least", evasion.MENACE): (says(at("702.110b", "702.111b"), 2),),
        **{(shorthand.STANDS_FOR, word): _stands_for(word) for word in SHORTHAND},
        ("cast at any time", spell_kinds.FLASH): (yes("702.8a"),),
        ("block at all", shorthand.DECAYED): (Row(DECAYED, shorthand.no_block),),
        ("new", dash.DASH): (Row(DASH, dash.hastens),),
        ("new to tap", dash.DASH): (Row(DASH, dash.hastens),),
        ("block at all", shorthand.UNLEASH): (Row(UNLEASH, shorthand.no_block_while_it_has_one),),
        ("be blocked", evasion.SKULK): (Row(at("702.117b", "702.118b"), evasion.not_by_stronger),),
    },
    "rulings": {
        EVERY_KIND_OF_CREATURE: (Row(at("702.72a", "702.73a"), printed.every_kind),),
        STOPS_BEING_A_CREATURE_ONCE_ATTACHED: (Row(RECONFIGURED, equipment.no_creature_meanwhile),),
        ABILITIES_OF_WORDS: (
            Row(at("702.28a", "702.29a"), from_hand.cycling),
            Row("702.6a", equipment.equip, also=(at("114.1e", "115.1e"),)),
        ),
        WORDS_OF_A_SOURCE_THAT_HAS_GONE: (Row("702.15c", damage_results.as_last_seen, also=("702.2e",)),),
        WORDS_WORK_WHERE_IT_IS: (yes("702.15d", also=("702.2d",)),),
        HEXPROOF_FROM_A_QUALITY: (Row(at("702.11b", "702.11d"), protective.from_quality),),
        NO_FURTHER_THAN_WHAT_IT_ATTACKS: (yes(at("702.19d", "702.19f")),),
        BANDS_WITH_OTHER: (Row(at("702.21b", "702.22b"), bands.of_a_kind),),
        A_BAND_LASTS: (yes(at("702.21e", "702.22e")),),
        WHO_IS_BLOCKED: (Row(at("702.21h", "702.22h"), bands.all_are_blocked),),
        WHAT_AN_EFFECT_BLOCKS: (Row(at("702.21i", "702.22i"), bands.all_become_blocked),),
        WHO_ASSIGNS: (
            Row(at("702.21j", "702.22j"), bands.defender_divides),
            Row(at("702.21k", "702.22k"), bands.attacker_divides),
        ),
        THE_FIRST_STEP_HAS_BEEN_TOLD: (yes("702.7c"),),
        DOUBLE_STRIKE_LOST_IN_BETWEEN: (yes("702.4c"),),
        DOUBLE_STRIKE_GOT_IN_BETWEEN: (yes("702.4d"),),
        ONE_POINT_IS_LETHAL: (Row(at("702.2b", "702.2c"), damage_words.deadly),),
        COPIES_THAT_TRIGGER["furia"]: (yes(at("702.22c", "702.23c")),),
        RAMPAGE_IS_COUNTED_AS_IT_RESOLVES: (yes(at("702.22b", "702.23b")),),
        COPIES_THAT_TRIGGER["provocare"]: (yes(at("702.38b", "702.39b")),),
        COPIES_THAT_TRIGGER["bushido"]: (yes(at("702.44b", "702.45b")),),
        **{COPIES_THAT_WORK[word]: _each_works(word) for word in SHORTHAND},
        COMPARES_WITH_NO_CREATURE_ALONE: (yes(at("702.99c", "702.100c")),),
        WHAT_X_IS_IN_A_KEYWORDS_COST: (told(at(None, "702.21b"), 0),),
        COPIES_THAT_WORK["mantenimento cumulativo"]: (told(at("702.23b", "702.24b"), 0),),
        COUNTERS_OF_CUMULATIVE_UPKEEP: (says(CUMULATIVE_UPKEEP, "età"),),
        MANA_IS_MADE_IN_A_SPLIT_SECOND: (yes(at("702.60b", "702.61b")),),
        ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED: (yes(at("702.48c", "702.49c")),),
        CANNOT_BE_DESTROYED: (Row("702.12b", protective.indestructible),),
        TRAMPLE_WORKS: (told("702.19a", 1),),
        OUT_OF_PHASE_IS_ABSENT: (yes(at("702.25b", "702.26b")),),
        BACK_IN_PHASE_IS_THE_SAME: (yes(at("702.25c", "702.26c")),),
        PHASING_MOVES_NOTHING: (yes(at("702.25d", "702.26d")),),
        ATTACHMENTS_PHASE_ALONG: (yes(at("702.25f", "702.26g"), also=(at("702.25g", "702.26h"),)),),
        COMES_BACK_TO_ITS_HOST: (yes(at("702.25h", "702.26i")),),
        SKIPPED_WITH_THE_STEP: (yes(at("702.25m", "702.26m")),),
        OUT_OF_PHASE_IS_LEFT_ALONE: (yes(at("702.25b", "702.26e")),),
        MAY_BE_ENCHANTED: (Row("702.16c", keywords.no_enchantment),),
        QUALITY_OF_PROTECTION: (Row("702.16a", keywords.any_quality),),
        COSTS_THAT_MAY_BE_PAID_INSTEAD: (Row(DASH, dash.offer),),
        WANTS_THIS_TARGET: (Row(at("702.32g", "702.33g"), from_hand.no_target_unless_kicked),),
        IS_KICKED: (Row(at("702.32d", "702.33d"), from_hand.whose_kicker_was_paid),),
        MAY_BE_PLAYED_FROM_THERE: (
            Row(FLASHBACK, from_hand.castable_again),
            Row(CARDS_FIRST, allowances.as_a_text_lets),
        ),
        WHAT_ITS_ZONE_ASKS_FOR: (Row(FLASHBACK, from_hand.cost_of_flashback),),
        LEAVES_THE_STACK_FOR: (Row(FLASHBACK, from_hand.exiled_for_good),),
        WHERE_IT_GOES: (Row(at("702.26a", "702.27a"), from_hand.back_to_hand),),
        COPIES["attacco improvviso"]: (Row("702.7d", keywords.once),),
        WAITS_ON_THE_STACK: (yes(FLANKING),),
        EACH_FLANKING_TRIGGERS: (told(at("702.24b", "702.25b"), 0),),
        COPIES["volare"]: (Row("702.9c", keywords.once),),
        COPIES["rapidità"]: (Row("702.10d", keywords.once),),
        LANDWALKS_DO_NOT_CANCEL: (yes("702.14d"),),
        COPIES["passa-terre"]: (Row("702.14e", keywords.once),),
        COPIES["protezione"]: (Row(at("702.16k", "702.16m"), keywords.once),),
        COPIES["ombra"]: (Row(at("702.27c", "702.28c"), keywords.once),),
        COPIES["travolgere"]: (Row(at("702.19e", "702.19g"), keywords.once),),
    },
    "watches": {
        "attacks": (
            Row(BOAST, shorthand.has_attacked, only_with=("vanto",)),
            REMEMBERED,
            ATTACKS_NOTICED,
            Row(at("702.38a", "702.39a"), combat_triggers.provoke, only_with=("provocare",)),
            Row(at("702.82a", "702.83a"), combat_triggers.exalt, only_with=("esaltato",)),
        ),
    },
}
