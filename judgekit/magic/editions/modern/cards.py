"""Parts of a card and card types (200–315): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import (
    EQUIPMENT_COMES_OFF,
    LAND_AND_MORE,
    LANDS_A_TURN,
    NEVER_CAST,
    NO_AURA_ON_ITSELF,
    WITH_PRIORITY,
)
from judgekit.magic.plays.casting import announcing, lands, mana_abilities, spell_kinds, timing, total_cost
from judgekit.magic.plays.keywords import keywords
from judgekit.magic.plays.layers import continuous, printed
from judgekit.magic.plays.replacement import damage_results
from judgekit.magic.plays.resolving import exchanging
from judgekit.magic.plays.state_based import auras, battles, equipment, planeswalkers
from judgekit.magic.plays.text import filters, numbers

SLOW = at("116.1a", "117.1a")
SUBTYPES = "205.3a"
AURAS = "303.4"
AURA_WANTS_A_TARGET = "303.4a"
MANA_OF_LANDS = "305.6"
STAYS_OUT = "400.4a"


TABLES: Tables = {
    "checks": {
        "play": (
            Row("301.1", spell_kinds.in_ones_main_phase("artifact"), also=(WITH_PRIORITY, SLOW)),
            Row(
                "302.1", spell_kinds.in_ones_main_phase("creature"), also=(WITH_PRIORITY, SLOW, at("505.5a", "505.6a"))
            ),
            Row("303.1", spell_kinds.in_ones_main_phase("enchantment"), also=(WITH_PRIORITY, SLOW)),
            Row("304.1", spell_kinds.with_priority, also=(WITH_PRIORITY, SLOW)),
            Row("306.1", spell_kinds.in_ones_main_phase("planeswalker"), also=(WITH_PRIORITY, SLOW)),
            Row("307.1", spell_kinds.in_ones_main_phase("sorcery"), also=(WITH_PRIORITY, SLOW)),
            Row(
                at(None, "310.1"),
                spell_kinds.in_ones_main_phase("battle"),
                also=(at(None, "117.1"), at(None, "117.1a")),
            ),
        ),
    },
    "rulings": {
        "no mana cost can be paid": (Row("202.1b", total_cost.cannot_be_paid, also=(at("117.6", "118.6"),)),),
        "name of a card": (Row("201.2", printed.english_name, also=(at(None, "201.2a"),)),),
        "its own name means": (Row(at("201.4", "201.5"), printed.this_one_alone),),
        "mana that symbols ask for": (Row("202.1", printed.as_its_symbols_say, also=("202.1a",)),),
        "colours": (
            Row("202.2", printed.of_its_symbol, also=("105.2",)),
            Row("202.2b", printed.none_without_symbols),
            Row("202.2c", printed.of_each_symbol),
            Row(at("702.113a", "702.114a"), printed.devoid),
        ),
        "converted cost": (Row("202.3", printed.all_of_it), Row("202.3a", printed.zero_without_a_cost)),
        "x on the stack": (Row(at("202.3d", "202.3e"), filters.as_chosen),),
        "additional cost counts": (Row("202.4", printed.not_what_is_added, also=(at("117.8d", "118.8d"),)),),
        "types that stay": (Row("205.1a", printed.none_stays), Row("205.1b", printed.stay_as_said_or_artifact)),
        "subtypes": (Row(SUBTYPES, printed.on_the_type_line),),
        "subtypes of a token": (
            Row(SUBTYPES, printed.kinds_it_was_given),
            Row(at("110.5c", "111.4"), printed.as_it_is_called),
        ),
        "snow stays": (Row("205.4b", continuous.snow_stays),),
        "legendary is a kind": (Row("205.4a", printed.legendary_is_none),),
        "what is no creature has a size": (Row("208.3", numbers.only_creatures),),
        "missing size counts": (Row(at(None, "208.5"), numbers.as_zero),),
        "types of an artifact creature": (Row("300.2", printed.has_both_types, also=("205.2b",)),),
        "kindred follows its other type": (Row("300.2b", spell_kinds.other_type_alone),),
        "a resolved card goes to": (
            Row("301.2", spell_kinds.goes("artifact", "battlefield")),
            Row("302.2", spell_kinds.goes("creature", "battlefield")),
            Row("303.2", spell_kinds.goes("enchantment", "battlefield")),
            Row("304.2", spell_kinds.goes("instant", "graveyard")),
            Row("306.2", spell_kinds.goes("planeswalker", "battlefield")),
            Row("307.2", spell_kinds.goes("sorcery", "graveyard")),
            Row(at(None, "310.2"), spell_kinds.goes("battle", "battlefield")),
        ),
        "may equip": (
            Row("301.5", equipment.creatures_alone),
            Row(EQUIPMENT_COMES_OFF, equipment.no_creature_and_not_itself),
            Row("702.16d", keywords.no_equipment),
        ),
        "equipment may move": (Row("301.5b", equipment.only_where_it_may),),
        "enters where it may not be attached": (
            Row(at("301.5b", "301.5e"), equipment.enters_unattached),
            Row("303.4i", equipment.aura_does_not_enter),
        ),
        "local enchantment": (Row(AURAS, auras.is_local),),
        "enters attached": (
            Row(AURAS, auras.attached_as_it_resolves),
            Row("303.4f", auras.attached_by_whoever_puts_it),
        ),
        "what it wants to enchant": (
            Row(AURA_WANTS_A_TARGET, announcing.what_it_may_enchant, also=(at("114.1b", "115.1b"),)),
        ),
        "enchants untargeted": (Row(AURA_WANTS_A_TARGET, continuous.without_target),),
        "what is enchanted": (Row("303.4b", continuous.enchanted, also=("301.5a",)),),
        "may enchant itself": (Row(NO_AURA_ON_ITSELF, auras.never_itself),),
        "a creature enchants": (Row(NO_AURA_ON_ITSELF, auras.no_creature_enchants),),
        "whose is what an enchantment grants": (Row("303.4e", timing.of_the_host, also=("301.5d",)),),
        "enters with nothing to enchant": (Row("303.4g", auras.stays_where_it_is),),
        "may move": (Row("303.4j", exchanging.both_ends),),
        "enters though it never may": (
            Row("304.4", spell_kinds.stays_out("instant"), also=(STAYS_OUT,)),
            Row("307.4", spell_kinds.stays_out("sorcery"), also=(STAYS_OUT,)),
        ),
        "wants such a card in hand": (Row("304.5", timing.whenever_with_priority, also=("602.5e",)),),
        "more lands": (Row(LANDS_A_TURN, continuous.card_allows),),
        "lands that count": (Row("305.4", lands.only_those_played),),
        "mana of a land": (
            Row(MANA_OF_LANDS, mana_abilities.of_basic_type),
            Row(MANA_OF_LANDS, mana_abilities.none_of_itself),
        ),
        "abilities of a new basic land": (Row("305.7", mana_abilities.only_its_own),),
        "a land is never cast": (Row(NEVER_CAST, timing.never_cast, also=(LAND_AND_MORE,)),),
        "land is basic": (Row("305.8", lands.basic_by_supertype, also=("205.4c",)),),
        "supertypes of a planeswalker": (Row(at(None, "306.4"), planeswalkers.are_legendary),),
        "loyalty elsewhere": (Row("306.5a", numbers.printed_number),),
        "loyalty in play": (Row("306.5c", numbers.counters_on_it),),
        "may be attacked": (
            Row("306.6", planeswalkers.may_be_attacked),
            Row(at(None, "310.5"), battles.may_be_attacked),
        ),
        "an old text about damage": (Row(at(None, "306.7"), planeswalkers.damages_them_directly),),
        "defense in play": (Row(at(None, "310.4c"), numbers.counters_on_it),),
        "attacks the battle": (Row(at(None, "310.8b"), battles.never_by_its_protector),),
        "who defends what is attacked": (Row(at(None, "310.8d"), battles.defends_it, also=(at(None, "310.8c"),)),),
        "who may protect": (Row(at(None, "310.11a"), battles.an_opponent, also=(at(None, "310.11"),)),),
        "text aside counts": (Row("207.2a", printed.has_no_force, also=("207.2",)),),
    },
    "damage": {
        "planeswalker": (Row("306.8", damage_results.takes_loyalty, also=(at("119.3c", "120.3c"),)),),
        "battle": (Row(at(None, "310.6"), damage_results.takes_defense, also=(at(None, "120.3h"),)),),
    },
}
