"""Parts of a card and card types (200–315): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    A_BATTLE_AT_ANY_TIME,
    A_BATTLE_THAT_RESOLVED_IS_GONE,
    A_CREATURE_AT_ANY_TIME,
    A_CREATURE_THAT_RESOLVED_IS_GONE,
    A_NAME_IS_NO_KIND,
    A_PLANESWALKER_AT_ANY_TIME,
    A_PLANESWALKER_THAT_RESOLVED_IS_GONE,
    A_SORCERY_AT_ANY_TIME,
    A_SORCERY_IS_EXILED,
    AN_ARTIFACT_AT_ANY_TIME,
    AN_ARTIFACT_THAT_RESOLVED_IS_GONE,
    AN_ENCHANTMENT_AT_ANY_TIME,
    AN_ENCHANTMENT_THAT_RESOLVED_IS_GONE,
    AN_INSTANT_IS_EXILED,
    ANY_LAND_GIVES_MANA,
    LOYALTY_IS_NOT_LOST,
    NO_BATTLE_IS_ATTACKED,
    NO_COST_IS_NO_NUMBER,
    NO_PLANESWALKER_IS_ATTACKED,
    OLD_TYPES_NEVER_STAY,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    EQUIPMENT_COMES_OFF,
    HOST_IS_CHOSEN,
    LAND_AND_MORE,
    LANDS_A_TURN,
    NEVER_CAST,
    NO_AURA_ON_ITSELF,
    WHAT_ITS_BACK_COSTS,
    WITH_PRIORITY,
    X_IN_A_MANA_VALUE,
)
from judgekit.magic.plays.casting import announcing, faces, lands, mana_abilities, spell_kinds
from judgekit.magic.plays.keywords import keywords
from judgekit.magic.plays.layers import continuous, printed
from judgekit.magic.plays.replacement import damage_results
from judgekit.magic.plays.resolving import exchanging
from judgekit.magic.plays.state_based import auras, battles, equipment, planeswalkers
from judgekit.magic.questions.board import WHAT_IS_ENCHANTED, WHOSE_IS_WHAT_IS_ATTACHED
from judgekit.magic.questions.casting import (
    A_LAND_IS_NEVER_CAST,
    AN_OLD_TEXT_ABOUT_DAMAGE,
    ANOTHER_COST_CAN_BE_PAID_FOR_NONE,
    KINDRED_FOLLOWS_ITS_OTHER_TYPE,
    LANDS_THAT_COUNT,
    MANA_AS_THOUGH_OF_ANY_COLOUR,
    MANA_OF_A_LAND,
    MANA_THAT_SYMBOLS_ASK_FOR,
    MORE_LANDS,
    NO_MANA_COST_CAN_BE_PAID,
    WANTS_SUCH_A_CARD_IN_HAND,
    WHAT_IT_WANTS_TO_ENCHANT,
    WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS,
)
from judgekit.magic.questions.combat import MAY_BE_ATTACKED
from judgekit.magic.questions.layers import (
    A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN,
    ABILITIES_OF_A_NEW_BASIC_LAND,
    ENCHANTS_UNTARGETED,
    ITS_COLOURS,
    ITS_SUBTYPES,
    LEGENDARY_IS_A_KIND,
    SNOW_STAYS,
    SUBTYPES_OF_A_LOST_TYPE,
    SUBTYPES_OF_A_TOKEN,
    SUPERTYPES_OF_A_PLANESWALKER,
    TEXT_ASIDE_COUNTS,
    TYPES_THAT_STAY,
)
from judgekit.magic.questions.resolving import (
    A_RESOLVED_CARD_GOES_TO,
    ENTERS_ATTACHED,
    ENTERS_THOUGH_IT_NEVER_MAY,
    MAY_MOVE,
)
from judgekit.magic.questions.state_based import (
    A_CREATURE_ENCHANTS,
    ATTACKS_THE_BATTLE,
    ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED,
    ENTERS_WITH_NOTHING_TO_ENCHANT,
    EQUIPMENT_MAY_MOVE,
    MAY_ENCHANT_ITSELF,
    MAY_EQUIP,
    WHO_MAY_PROTECT,
)
from judgekit.magic.questions.text import (
    A_PHYREXIAN_SYMBOL_COUNTS,
    ADDITIONAL_COST_COUNTS,
    CONVERTED_COST,
    DEFENSE_IN_PLAY,
    ITS_OWN_NAME_MEANS,
    LAND_IS_BASIC,
    LOCAL_ENCHANTMENT,
    LOYALTY_ELSEWHERE,
    LOYALTY_IN_PLAY,
    MISSING_SIZE_COUNTS,
    NAME_OF_A_CARD,
    THE_GREATER_HALF_COUNTS,
    TYPES_OF_AN_ARTIFACT_CREATURE,
    WHAT_IS_NO_CREATURE_HAS_A_SIZE,
    WHO_DEFENDS_WHAT_IS_ATTACKED,
    X_ON_THE_STACK,
)
from judgekit.magic.questions.triggers import WHOSE_IS_AN_ATTACHED_ABILITY

SLOW = at("116.1a", "117.1a")
NEW_TYPES = "205.1a"
SUBTYPES = "205.3a"
AURAS = "303.4"
AURA_WANTS_A_TARGET = "303.4a"
TARGETS_AS_A_SPELL = at("114.1b", "115.1b")
MANA_OF_LANDS = "305.6"
STAYS_OUT = "400.4a"


WHOSE_AN_AURA_IS = "303.4e"
WHOSE_EQUIPMENT_IS = "301.5d"

TABLES: Tables = {
    "checks": {
        "play": (
            Row(
                "301.1",
                spell_kinds.in_ones_main_phase("artifact"),
                also=(WITH_PRIORITY, SLOW),
                mistake=AN_ARTIFACT_AT_ANY_TIME,
            ),
            Row(
                "302.1",
                spell_kinds.in_ones_main_phase("creature"),
                also=(WITH_PRIORITY, SLOW, at("505.5a", "505.6a")),
                mistake=A_CREATURE_AT_ANY_TIME,
            ),
            Row(
                "303.1",
                spell_kinds.in_ones_main_phase("enchantment"),
                also=(WITH_PRIORITY, SLOW),
                mistake=AN_ENCHANTMENT_AT_ANY_TIME,
            ),
            Row(
                "304.1",
                spell_kinds.with_priority,
                also=(WITH_PRIORITY, SLOW),
                mistake="lancia un istantaneo senza avere la priorità",
            ),
            Row(
                "306.1",
                spell_kinds.in_ones_main_phase("planeswalker"),
                also=(WITH_PRIORITY, SLOW),
                mistake=A_PLANESWALKER_AT_ANY_TIME,
            ),
            Row(
                "307.1",
                spell_kinds.in_ones_main_phase("sorcery"),
                also=(WITH_PRIORITY, SLOW),
                mistake=A_SORCERY_AT_ANY_TIME,
            ),
            Row(
                at(None, "310.1"),
                spell_kinds.in_ones_main_phase("battle"),
                also=(at(None, "117.1"), at(None, "117.1a")),
                mistake=A_BATTLE_AT_ANY_TIME,
            ),
        ),
    },
    "rulings": {
        NO_MANA_COST_CAN_BE_PAID: (says("202.1b", False, also=(at("117.6", "118.6"),)),),
        ANOTHER_COST_CAN_BE_PAID_FOR_NONE: (yes(at("117.6a", "118.6a")),),
        NAME_OF_A_CARD: (Row("201.2", printed.english_name, also=(at(None, "201.2a"),)),),
        A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN: (yes(at("201.4a", "201.5a")),),
        ITS_OWN_NAME_MEANS: (Row(at("201.4", "201.5"), printed.this_one_alone),),
        MANA_AS_THOUGH_OF_ANY_COLOUR: (yes(at("609.4", "609.4b")),),
        MANA_THAT_SYMBOLS_ASK_FOR: (told("202.1", 0, also=("202.1a", "107.4a", "107.4b")),),
        ITS_COLOURS: (
            Row("202.2", printed.of_its_symbol, also=("105.2", "202.2a")),
            Row("202.2b", printed.none_without_symbols, mistake="dà a una carta il colore dei simboli del suo testo"),
            Row("202.2c", printed.of_each_symbol, mistake="dà un colore solo a una carta il cui costo ne ha più d’uno"),
            Row(
                "202.2d",
                printed.of_both_halves,
                mistake="dà un colore solo a una carta con un simbolo ibrido nel costo",
            ),
            Row(
                at("702.113a", "702.114a"),
                printed.devoid,
                mistake="crede che una carta con vacuità abbia il colore del suo costo, o lo riprenda se la perde",
            ),
        ),
        CONVERTED_COST: (
            Row("202.3", printed.all_of_it),
            Row("202.3a", printed.zero_without_a_cost, mistake=NO_COST_IS_NO_NUMBER),
            Row(
                WHAT_ITS_BACK_COSTS,
                faces.cost_of_the_front,
                also=("202.3b",),
                mistake="crede che il valore di mana della faccia posteriore di una carta bifronte sia zero",
            ),
        ),
        A_PHYREXIAN_SYMBOL_COUNTS: (yes(at("202.3f", "202.3g")),),
        THE_GREATER_HALF_COUNTS: (yes(at("202.3e", "202.3f")),),
        X_ON_THE_STACK: (told(X_IN_A_MANA_VALUE, 0),),
        ADDITIONAL_COST_COUNTS: (says("202.4", 0, also=(at("117.8d", "118.8d"),)),),
        TYPES_THAT_STAY: (
            Row(NEW_TYPES, printed.of_other_sets_stay),
            Row("205.1b", printed.stay_as_said_or_artifact, mistake=OLD_TYPES_NEVER_STAY),
        ),
        SUBTYPES_OF_A_LOST_TYPE: (Row(NEW_TYPES, printed.of_its_types_stay),),
        ITS_SUBTYPES: (Row(SUBTYPES, printed.on_the_type_line),),
        SUBTYPES_OF_A_TOKEN: (
            Row(SUBTYPES, printed.kinds_it_was_given),
            Row(at("110.5c", "111.4"), printed.as_it_is_called, mistake=A_NAME_IS_NO_KIND),
        ),
        SNOW_STAYS: (yes("205.4b"),),
        LEGENDARY_IS_A_KIND: (told("205.4a", 1),),
        WHAT_IS_NO_CREATURE_HAS_A_SIZE: (says("208.3", False),),
        MISSING_SIZE_COUNTS: (yes(at(None, "208.5")),),
        TYPES_OF_AN_ARTIFACT_CREATURE: (told("300.2", 0, also=("205.2b",)),),
        KINDRED_FOLLOWS_ITS_OTHER_TYPE: (yes("300.2b"),),
        A_RESOLVED_CARD_GOES_TO: (
            Row(
                "301.2",
                spell_kinds.goes("artifact", "battlefield"),
                mistake=AN_ARTIFACT_THAT_RESOLVED_IS_GONE,
            ),
            Row(
                "302.2",
                spell_kinds.goes("creature", "battlefield"),
                mistake=A_CREATURE_THAT_RESOLVED_IS_GONE,
            ),
            Row(
                "303.2",
                spell_kinds.goes("enchantment", "battlefield"),
                mistake=AN_ENCHANTMENT_THAT_RESOLVED_IS_GONE,
            ),
            Row("304.2", spell_kinds.goes("instant", "graveyard"), mistake=AN_INSTANT_IS_EXILED),
            Row(
                "306.2",
                spell_kinds.goes("planeswalker", "battlefield"),
                mistake=A_PLANESWALKER_THAT_RESOLVED_IS_GONE,
            ),
            Row("307.2", spell_kinds.goes("sorcery", "graveyard"), mistake=A_SORCERY_IS_EXILED),
            Row(
                at(None, "310.2"),
                spell_kinds.goes("battle", "battlefield"),
                mistake=A_BATTLE_THAT_RESOLVED_IS_GONE,
            ),
        ),
        MAY_EQUIP: (
            Row("301.6", equipment.lands_alone, mistake="assegna una Fortificazione a ciò che non è una terra"),
            Row("301.5", equipment.creatures_alone, mistake="assegna un Equipaggiamento a ciò che non è una creatura"),
            Row(
                EQUIPMENT_COMES_OFF,
                equipment.no_creature_and_not_itself,
                mistake="fa equipaggiare un Equipaggiamento che è diventato una creatura",
            ),
            Row(
                "702.16d", keywords.no_equipment, mistake="lascia un Equipaggiamento su una creatura che ne è protetta"
            ),
        ),
        EQUIPMENT_MAY_MOVE: (Row("301.5b", equipment.only_where_it_may),),
        ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED: (
            Row(at("301.5b", "301.5e"), equipment.enters_unattached),
            Row("303.4i", equipment.aura_does_not_enter, mistake="fa entrare un’Aura su ciò che non può incantare"),
        ),
        LOCAL_ENCHANTMENT: (Row(AURAS, auras.is_local),),
        ENTERS_ATTACHED: (
            Row(AURAS, auras.attached_as_it_resolves),
            Row(
                HOST_IS_CHOSEN,
                auras.attached_by_whoever_puts_it,
                mistake="non lascia scegliere che cosa incanta un’Aura messa in gioco da un effetto",
            ),
        ),
        WHAT_IT_WANTS_TO_ENCHANT: (
            Row(AURA_WANTS_A_TARGET, announcing.what_it_may_enchant, also=(TARGETS_AS_A_SPELL, "702.5a")),
        ),
        ENCHANTS_UNTARGETED: (yes(TARGETS_AS_A_SPELL),),
        WHAT_IS_ENCHANTED: (Row("303.4b", continuous.enchanted, also=("301.5a",)),),
        MAY_ENCHANT_ITSELF: (says(NO_AURA_ON_ITSELF, False),),
        A_CREATURE_ENCHANTS: (says(NO_AURA_ON_ITSELF, False),),
        WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS: (told(WHOSE_AN_AURA_IS, 0, also=(WHOSE_EQUIPMENT_IS,)),),
        WHOSE_IS_AN_ATTACHED_ABILITY: (told(WHOSE_AN_AURA_IS, 0, also=(WHOSE_EQUIPMENT_IS,)),),
        WHOSE_IS_WHAT_IS_ATTACHED: (told(WHOSE_AN_AURA_IS, 0, also=(WHOSE_EQUIPMENT_IS,)),),
        ENTERS_WITH_NOTHING_TO_ENCHANT: (says("303.4g", False),),
        MAY_MOVE: (Row("303.4j", exchanging.both_ends, also=("701.3b",)),),
        ENTERS_THOUGH_IT_NEVER_MAY: (
            Row("304.4", spell_kinds.stays_out("instant"), also=(STAYS_OUT,), mistake="mette in gioco un istantaneo"),
            Row("307.4", spell_kinds.stays_out("sorcery"), also=(STAYS_OUT,), mistake="mette in gioco una stregoneria"),
        ),
        WANTS_SUCH_A_CARD_IN_HAND: (says("304.5", False, also=("602.5e",)),),
        MORE_LANDS: (Row(LANDS_A_TURN, continuous.card_allows),),
        LANDS_THAT_COUNT: (told("305.4", 0),),
        MANA_OF_A_LAND: (
            Row(MANA_OF_LANDS, mana_abilities.of_basic_type),
            Row(MANA_OF_LANDS, mana_abilities.none_of_itself, mistake=ANY_LAND_GIVES_MANA),
        ),
        ABILITIES_OF_A_NEW_BASIC_LAND: (says("305.7", False),),
        A_LAND_IS_NEVER_CAST: (yes(NEVER_CAST, also=(LAND_AND_MORE,)),),
        LAND_IS_BASIC: (Row("305.8", lands.basic_by_supertype, also=("205.4c",)),),
        SUPERTYPES_OF_A_PLANESWALKER: (Row(at(None, "306.4"), planeswalkers.are_legendary),),
        LOYALTY_ELSEWHERE: (told("306.5a", 0),),
        LOYALTY_IN_PLAY: (told("306.5c", 0),),
        MAY_BE_ATTACKED: (
            Row("306.6", planeswalkers.may_be_attacked, mistake=NO_PLANESWALKER_IS_ATTACKED),
            Row(at(None, "310.5"), battles.may_be_attacked, mistake=NO_BATTLE_IS_ATTACKED),
        ),
        AN_OLD_TEXT_ABOUT_DAMAGE: (Row(at(None, "306.7"), planeswalkers.damages_them_directly),),
        DEFENSE_IN_PLAY: (told(at(None, "310.4c"), 0),),
        ATTACKS_THE_BATTLE: (Row(at(None, "310.8b"), battles.never_by_its_protector),),
        WHO_DEFENDS_WHAT_IS_ATTACKED: (Row(at(None, "310.8d"), battles.defends_it, also=(at(None, "310.8c"),)),),
        WHO_MAY_PROTECT: (Row(at(None, "310.11a"), battles.an_opponent, also=(at(None, "310.11"),)),),
        TEXT_ASIDE_COUNTS: (says("207.2a", False, also=("207.2",)),),
    },
    "damage": {
        "planeswalker": (
            Row(
                "306.8",
                damage_results.takes_loyalty,
                also=(at("119.3c", "120.3c"),),
                mistake=LOYALTY_IS_NOT_LOST,
            ),
        ),
        "battle": (
            Row(
                at(None, "310.6"),
                damage_results.takes_defense,
                also=(at(None, "120.3h"),),
                mistake="non toglie segnalini difesa a una battaglia che subisce danno",
            ),
        ),
    },
}
