"""Game concepts (100–123): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    A_LAND_AT_ANY_TIME,
    A_LAND_OUT_OF_TURN,
    A_LAND_THOUGH_FORBIDDEN,
    ABILITIES_WORK_ANYWHERE,
    ACTIVATES_WITHOUT_PRIORITY,
    ALL_OF_THE_DAMAGE_IS_DEALT,
    COLOURLESS_IS_A_COLOUR,
    CONCEDES_WITH_PRIORITY,
    DAMAGE_IS_DEALT_ANYWAY,
    DAMAGE_IS_NOT_MARKED,
    DAMAGES_THE_PROTECTED,
    DEALT_WHERE_IT_WAS_MEANT,
    ENTERS_AS_IT_IS,
    ENTERS_UNTAPPED_ANYWAY,
    ENTERS_WITHOUT_DEFENSE,
    ENTERS_WITHOUT_LOYALTY,
    ENTERS_WITHOUT_PROTECTOR,
    LIFE_IS_NOT_LOST,
    LOSES_LIFE_THOUGH_KEPT,
    NOBODY_CONTROLS_IT,
    NOTHING_IS_PREVENTED,
    NOTHING_IS_REPLACED,
    PAYS_LIFE_THAT_IS_NOT_THERE,
    TAPS_A_NEW_CREATURE,
    TAPS_TWICE,
    TOO_MANY_LANDS,
    UNTAPS_TWICE,
    WINS_THOUGH_LOSING,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    ABILITIES_WORK_IN_PLAY,
    CARDS_FIRST,
    CASTING_A_COMMANDER,
    DAYBOUND_ENTERS,
    DEVIATES,
    EACH_COPY,
    ENTERS_TAPPED,
    ENTERS_WITH,
    FORBIDDEN,
    HAS_A_PROTECTOR,
    JUMP_START,
    LANDS_A_TURN,
    MADNESS,
    MODES_WITH_A_COST,
    NEW,
    ONE_TARGET_ONCE,
    PREVENTS_AND_DOES,
    REPLACES,
    RESOLVES,
    RETRACE,
    SAYS_WHAT_IT_IS,
    SHIELD_COUNTER,
    SKIPPING,
    SKIPPING_REPLACES,
    SPLICE,
    STEP_ENDS,
    THE_TOTAL_COST,
    WITH_PRIORITY,
    X_IN_A_MANA_VALUE,
)
from judgekit.magic.editions.modern.rows import COMES_BACK, FINALITY, GOES_BACK, MOVED_INSTEAD
from judgekit.magic.plays.board import summoning_sickness, zones
from judgekit.magic.plays.board.facts import COMMANDERS
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    lands,
    mana_abilities,
    offering,
    other_costs,
    reductions,
    splicing,
    timing,
    total_cost,
)
from judgekit.magic.plays.keywords import keywords, madness, ways
from judgekit.magic.plays.layers import printed
from judgekit.magic.plays.replacement import cannot_enter, damage_results, prevention, replacing, simultaneous
from judgekit.magic.plays.resolving import altering, counters, emblems, life, tokens
from judgekit.magic.plays.restrictions import cannot, no_counters, table_wide
from judgekit.magic.plays.state_based import battles, commander, planeswalkers, sagas
from judgekit.magic.plays.text import numbers, qualities, turn_order
from judgekit.magic.plays.turn import acting, allowances, day_and_night, ending, leaving, priority, turn
from judgekit.magic.questions.board import (
    A_NEW_CREATURE_PAYS_FOR_OTHERS,
    COUNTERS_STAY_BEHIND,
    ENTERS_UNTAPPED,
    NO_STATUS_OUTSIDE_PLAY,
    OWNER,
    STAYS_TAPPED,
)
from judgekit.magic.questions.casting import (
    A_CHANGED_PAYMENT_IS_ONE,
    A_MANA_PAYMENT_LETS_MAKE_MANA,
    A_TARGET_FILLS_ONE_PLACE,
    ADDED_COSTS_ARE_OPTIONAL,
    ANOTHER_COST_IS_OPTIONAL,
    ANY_NUMBER_OF_COSTS,
    COLOURS_OF_AN_ABILITY,
    COSTS_BESIDE_THE_MANA_COST,
    ENERGY_IS_REMOVED,
    INCREASES_COME_FIRST,
    LIFE_THAT_IS_PAID_IS_LOST,
    MANA_KEEPS_ITS_USE,
    MANA_ON_TOP_OF_ANOTHER_COST,
    MAY_HAVE_NO_TARGET,
    PAID_INSTEAD_OF_THE_MANA_COST,
    SAYS_WHAT_IT_COSTS_ITSELF,
    SEVERAL_OTHER_COSTS,
    TAKES_GENERIC_MANA_INSTEAD,
    TAKES_ONLY_GENERIC_MANA,
    TOTAL_COST,
    WHAT_A_REDUCTION_TAKES,
    WHAT_A_SNOW_SYMBOL_ASKS_FOR,
    WHAT_COSTS_NOTHING_IS_CAST_TOO,
    WHAT_IS_PAID_IS_GONE,
    WHOSE_AN_ABILITY_IS,
    ZONE_OF_AN_ABILITY,
)
from judgekit.magic.questions.combat import BLOCKS_AS_ITS_TEXT_SAYS
from judgekit.magic.questions.copies import A_COPY_IS_A_SPELL
from judgekit.magic.questions.drawing import (
    ALL_OF_ONE_PLAYER_FIRST,
    ANOTHER_MAY_BE_MADE_TO_DRAW_FROM_NOTHING,
    IS_KEPT_FROM_DRAWING,
    MAY_CHOOSE_TO_DRAW_FROM_NOTHING,
    ONE_CARD_AT_A_TIME,
)
from judgekit.magic.questions.keywords import ABILITIES_WORK_ONLY_IN_PLAY, COPIES_THAT_WORK
from judgekit.magic.questions.layers import (
    A_DRAWBACK_IS_AN_ABILITY,
    COLOURS_THAT_STAY,
    EVERY_COPY_IS_LOST,
    SAYS_ITS_SIZE_EVERYWHERE,
    TYPES_OF_A_TOKEN,
    WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY,
    YOU,
)
from judgekit.magic.questions.mechanics import CANNOT_END_WITH_MORE
from judgekit.magic.questions.replacement import (
    COUNTERS_BEFALL_WHAT_ENTERS,
    DAMAGE_ADDS_UP,
    DAMAGE_BEFALLS_IT,
    DAMAGE_DESTROYS_NOTHING,
    DAMAGE_IS_A_LOSS_OF_LIFE,
    EACH_GAIN_IS_REPLACED,
    INFECT_SHRINKS,
    ONLY_ITS_OWN_DAMAGE,
    WITHER_SHRINKS,
    ZERO_DAMAGE_IS_DEALT,
)
from judgekit.magic.questions.resolving import (
    A_NEW_TARGET,
    A_TEXT_MAKES_IT_A_DRAW,
    A_TEXT_MAKES_SOMEBODY_LOSE,
    A_TEXT_MAKES_SOMEBODY_WIN,
    A_TOTAL_IS_SET_BY_GAIN_OR_LOSS,
    CANNOT_END_WITH_LESS,
    EMBLEMS_WORK_WHERE_THEY_ARE,
    EXCESS_GOES_ELSEWHERE,
    IS_KEPT_OUT,
    LOSING_LIFE_IS_DAMAGE,
    MOVED_WHOLLY_OR_NOT,
    NOBODY_HAS_TO_PAY,
    NOTHING_CAN_BE_PAID,
    NOTHING_IN_BETWEEN,
    PLAYERS_HAVE_COUNTERS,
    PREDEFINED_TOKEN,
    SOME_TARGETS_MAY_STAY,
    STANDS_BY_ITSELF,
    THE_DIVISION_STAYS,
    THE_FINAL_TARGETS_COUNT,
    THE_REST_IS_DONE,
    UNDER_WHOSE_CONTROL_IT_ENTERS,
    WHAT_AN_EMBLEM_IS,
    WHO_DEALS_IT,
    WHOSE_EMBLEM,
    WHOSE_TOKEN,
    X_CHOSEN_AS_IT_IS_PAID,
)
from judgekit.magic.questions.restrictions import NOBODY_SACRIFICES_WHAT_CANNOT_BE, WHAT_IS_FORBIDDEN_COMES_FIRST
from judgekit.magic.questions.text import (
    A_PERMANENT_IS_A_SPELL,
    A_SOURCE_IS_ONE_ANYWHERE,
    A_TOKEN_IS_A_CARD,
    ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET,
    ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET,
    ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET,
    ALWAYS_ONE_OR_THE_OTHER,
    AN_ABILITY_IS_A_SPELL,
    BOTH_PLAYERS_CHOOSE,
    COLOUR_IDENTITY,
    COLOURLESS,
    IS_A_PERMANENT,
    ITS_MANA_COST_STAYS,
    LESS_THAN_NOTHING,
    MULTICOLOURED,
    NAME_OF_A_TOKEN,
    NOTHING_LESS_IS_ADDED,
    ONLY_WHOLE_NUMBERS,
    STAR_POWER,
    STAR_TOUGHNESS,
    TYPES_OF_A_SPELL,
    WHAT_ANY_TARGET_IS,
    WHOSE_A_CARD_ELSEWHERE_IS,
    WHOSE_A_SPELL_IS,
    WHOSE_OPPONENTS_ARE_MEANT,
    WHOSE_TURN_IT_IS,
    X_OFF_THE_STACK,
    YOU_ARE_A_TARGET,
)
from judgekit.magic.questions.triggers import (
    EACH_COPY_WORKS,
    EACH_GAIN_IS_AN_EVENT,
    EACH_PARAGRAPH_IS_AN_ABILITY,
    ONLY_A_DRAW_IS_ONE,
    TAKEN_IS_NOT_ENTERING,
)
from judgekit.magic.questions.turn import (
    LAST_IN_FIRST_OUT,
    LIFE_OF_WHO_HAS_A_COMMANDER,
    NEVER_HAS,
    OUTCOME,
    PRIORITY_AFTER_A_RESOLUTION,
    SKIPS_THE_DRAW_STEP,
    THE_LAST_ONE_THERE,
    WHOEVER_LOSES_LEAVES,
    WHOEVER_PLAYS_GOES_ON,
    WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON,
)
from judgekit.table.questions import RESULTS_ARE_PART_OF_IT, RESULTS_COME_OF_WHAT_IS_LEFT

CANNOT_GAIN_LIFE = at("118.7", "119.7")
CANNOT_LOSE_LIFE = at("118.8", "119.8")
CHOOSING_TO_DRAW = at("120.3", "121.3")
ENDS_AT_ONCE = "104.1"
CONCEDING = "104.3a"
WHOSE_OPPONENTS = "109.5"
WORKS_EVERYWHERE = at("112.6a", "113.6a")
WHOSE_ABILITY = at("112.8", "113.8")
COLOUR_OF_AN_ABILITY = at("112.7a", "113.7a")
LAND = at("115.2a", "116.2a")
WHO_GOES_ON = at("116.3c", "117.3c")
BY_PRIORITY = at("116.3d", "117.3d")
TOP_RESOLVES = at("116.4", "117.4")
LAST_TO_COME = "405.5"
LIFE_PAID = at("118.4", "119.4")
RESULTS_OF_DAMAGE = at("119.4b", "120.4c")
STAR = "208.2a"
PRINTED_LOYALTY = "209.1"
LOYALTY_ON_ENTERING = "306.5b"
LORE_ON_ENTERING = at(None, "714.3a")
ENTERS_WITHOUT_LORE = "fa entrare una Saga senza segnalini sapere"
DEFENSE_ON_ENTERING = at(None, "310.4b")
CHOOSES_A_PROTECTOR = at(None, "310.8a")


NOT_OF_THE_NEW = Row(NEW, summoning_sickness.in_control_since_turn_began, also=("602.5a",), mistake=TAPS_A_NEW_CREATURE)
NO_COST_THAT_CANNOT_BE = at(None, "614.17b")
INSTEAD_OF_MANY = Row(REPLACES, replacing.something_else, also=(at(None, "614.16"),), mistake=NOTHING_IS_REPLACED)
INSTEAD = Row(REPLACES, replacing.something_else, mistake=NOTHING_IS_REPLACED)
DAMAGE_INSTEAD = (
    Row(REPLACES, replacing.dealt_otherwise, mistake=NOTHING_IS_REPLACED),
    Row(
        DEVIATES,
        replacing.dealt_elsewhere,
        also=(REPLACES,),
        mistake=DEALT_WHERE_IT_WAS_MEANT,
    ),
)
NO_ENTRY = Row(
    CARDS_FIRST,
    cannot_enter.no_card,
    mistake="mette in gioco una carta che non vi può entrare",
)
THE_TAX = Row(
    CASTING_A_COMMANDER,
    commander.tax,
    mistake="lancia un comandante dalla zona di comando senza pagare {2} in più per ogni volta precedente",
)
FOR_NOBODY = Row(
    "800.4b",
    leaving.enters_for_nobody,
    mistake="fa entrare qualcosa sotto il controllo di chi ha lasciato la partita",
)
A_GAIN = at("118.9", "119.9")
PREVENTION = "615.1a"
PREVENTS = (
    Row(PREVENTION, replacing.prevents_it, mistake=DAMAGE_IS_DEALT_ANYWAY),
    Row(PREVENTS_AND_DOES, replacing.prevents_and_does, also=(PREVENTION,), mistake=DAMAGE_IS_DEALT_ANYWAY),
    Row(at("615.9", "615.10"), replacing.prevents_some, mistake=ALL_OF_THE_DAMAGE_IS_DEALT),
)
AS_IT_ENTERS = (
    Row(
        ENTERS_WITH,
        replacing.enters_with,
        also=(at("603.6e", "603.6d"), at("112.6g", "113.6h")),
        mistake=ENTERS_AS_IT_IS,
    ),
    Row(ENTERS_TAPPED, replacing.enters_tapped, mistake=ENTERS_UNTAPPED_ANYWAY),
)

# What holds for a land that is played as an effect lets one, too.
_WHOEVER_SAYS_SO = (
    Row("305.3", lands.in_ones_own_turn, mistake=A_LAND_OUT_OF_TURN),
    Row(FORBIDDEN, cannot.no_lands, mistake=A_LAND_THOUGH_FORBIDDEN),
    Row(LANDS_A_TURN, lands.so_many_a_turn, also=("305.2a", "305.2b"), mistake=TOO_MANY_LANDS),
)

TABLES: Tables = {
    "procedures": {
        "outcome": (Row(ENDS_AT_ONCE, ending.conclude),),
        "concede": (Row(CONCEDING, casting.concede, also=("405.6g",)),),
        "draw": (Row(at("120.1", "121.1"), zones.draw, also=("402.1",)),),
        "priority": (Row(at("116.3a", "117.3a"), priority.window),),
        "pass": (Row(BY_PRIORITY, priority.hand_over),),
        "all passed": (
            Row(TOP_RESOLVES, priority.resolve_top, also=(LAST_TO_COME,)),
            Row(STEP_ENDS, priority.end_step),
        ),
        "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
        "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
        "play a land": (Row(LAND, casting.play_land, also=("405.6d", at("115.1", "116.1"), at("701.11a", "701.18a"))),),
        "pay": (Row(at("117.3", "118.3"), other_costs.pay_other, also=(at("117.1", "118.1"),)), COMES_BACK),
    },
    "checks": {
        "choose": (
            Row("105.4", altering.one_of_five, mistake=COLOURLESS_IS_A_COLOUR),
            Row(
                "205.3e",
                printed.one_subtype,
                mistake="sceglie come tipo di creatura un sottotipo che non lo è, o più d’uno",
            ),
        ),
        "name": (
            Row(
                at("201.3", "201.4"),
                qualities.such_a_card,
                also=(at(None, "201.4a"),),
                mistake="nomina una pedina, o una carta che non ha il tipo chiesto dal testo",
            ),
        ),
        "play a land": (
            Row(
                LAND,
                lands.when_it_may,
                also=("305.1", at("505.5b", "505.6b"), at("116.1c", "117.1c")),
                mistake=A_LAND_AT_ANY_TIME,
            ),
            *_WHOEVER_SAYS_SO,
        ),
        "play a land by an effect": (*_WHOEVER_SAYS_SO,),
        "activate": (
            Row(
                WITH_PRIORITY, timing.with_priority, also=(at("116.1b", "117.1b"),), mistake=ACTIVATES_WITHOUT_PRIORITY
            ),
        ),
        "untap for a cost": (
            Row("107.6", summoning_sickness.untaps_what_is_tapped, mistake=UNTAPS_TWICE),
            NOT_OF_THE_NEW,
        ),
        "tap for a cost": (
            Row("107.5", summoning_sickness.not_tapped_twice, mistake=TAPS_TWICE),
            NOT_OF_THE_NEW,
        ),
        "concede": (yes(CONCEDING, mistake=CONCEDES_WITH_PRIORITY),),
        "pay life": (
            Row(LIFE_PAID, life.forbidden, mistake="paga punti vita anche se un testo lo vieta"),
            Row(LIFE_PAID, life.as_much_as_there_is, mistake=PAYS_LIFE_THAT_IS_NOT_THERE),
            Row(
                CANNOT_LOSE_LIFE,
                cannot.no_paying,
                also=(NO_COST_THAT_CANNOT_BE,),
                mistake="paga punti vita anche se un testo dice che non ne può perdere",
            ),
        ),
    },
    "rulings": {
        COLOUR_IDENTITY: (Row("903.4", commander.identity, also=(at("903.4b", "903.4c"), at("903.4c", "903.4d"))),),
        LIFE_OF_WHO_HAS_A_COMMANDER: (
            says(at("903.7", "103.4c"), 40, also=(at("103.3c", "903.7"), at("118.1c", "119.1c"))),
        ),
        SKIPS_THE_DRAW_STEP: (
            Row(at("103.7a", "103.8a"), turn.first_player_skips),
            Row("810.6", turn.first_team_skips, also=(at("103.7b", "103.8b"),)),
        ),
        OUTCOME: (
            Row("104.4a", ending.all_lose),
            Row(
                "104.4d",
                ending.all_teams_lose,
                also=("104.4g",),
                mistake="fa vincere una delle squadre quando tutte perdono nello stesso momento",
            ),
            Row("104.3f", ending.losing_wins_over_winning, mistake=WINS_THOUGH_LOSING),
        ),
        NOBODY_SACRIFICES_WHAT_CANNOT_BE: (yes(FORBIDDEN, also=(NO_COST_THAT_CANNOT_BE,)),),
        WHAT_IS_FORBIDDEN_COMES_FIRST: (yes(FORBIDDEN),),
        THE_REST_IS_DONE: (yes("101.3"),),
        BOTH_PLAYERS_CHOOSE: (told("101.4", 0),),
        WHOSE_TURN_IT_IS: (Row("102.1", turn_order.whose_turn_it_is),),
        A_TEXT_MAKES_SOMEBODY_WIN: (yes("104.2b"),),
        A_TEXT_MAKES_IT_A_DRAW: (yes("104.4c"),),
        A_TEXT_MAKES_SOMEBODY_LOSE: (yes("104.3e"),),
        MANA_KEEPS_ITS_USE: (yes("106.6"),),
        WHAT_A_SNOW_SYMBOL_ASKS_FOR: (says("107.4h", "S"),),
        MULTICOLOURED: (Row("105.2b", qualities.of_several_colours),),
        COLOURLESS: (Row("105.2c", qualities.of_no_colour),),
        WHOEVER_LOSES_LEAVES: (yes("104.5"),),
        THE_LAST_ONE_THERE: (Row("104.2a", ending.has_won),),
        COLOURS_THAT_STAY: (Row("105.3", printed.replaced),),
        ONLY_WHOLE_NUMBERS: (Row("107.1", numbers.rounded, also=("107.1a",)),),
        LESS_THAN_NOTHING: (Row("107.1b", numbers.not_below_zero),),
        NOTHING_LESS_IS_ADDED: (told(at(None, "107.1b"), 0),),
        OWNER: (Row("108.3", zones.who_began_with_it),),
        A_SOURCE_IS_ONE_ANYWHERE: (yes("109.2c", also=("609.7c",)),),
        WHOSE_A_CARD_ELSEWHERE_IS: (
            says("109.4", "", also=("108.4",)),
            Row("108.4a", zones.its_owner_instead, mistake=NOBODY_CONTROLS_IT),
        ),
        UNDER_WHOSE_CONTROL_IT_ENTERS: (told("110.2a", 0),),
        ALWAYS_ONE_OR_THE_OTHER: (yes(at("110.6", "110.5")),),
        ENTERS_UNTAPPED: (yes(at("110.6b", "110.5b")),),
        STAYS_TAPPED: (yes(at("110.6c", "110.5c")),),
        WHOSE_A_SPELL_IS: (told(at("111.2", "112.2"), 0),),
        WHOSE_AN_ABILITY_IS: (
            Row(WHOSE_ABILITY, announcing.whose_it_was_played),
            Row(
                "603.3a",
                announcing.whose_it_triggered,
                also=(WHOSE_ABILITY, at(None, "109.4b")),
                mistake="dà un’abilità innescata a chi non controllava la sua fonte quando si è innescata",
            ),
        ),
        INCREASES_COME_FIRST: (yes(THE_TOTAL_COST),),
        TOTAL_COST: (
            THE_TAX,
            Row(
                at("702.47c", "702.48c"),
                offering.costs_less,
                mistake="non toglie dal costo il costo di mana di ciò che sacrifica con obolo",
            ),
            Row(at("117.7", "118.7"), mana_abilities.total),
        ),
        A_MANA_PAYMENT_LETS_MAKE_MANA: (yes(at("117.2", "118.2")),),
        WHAT_IS_PAID_IS_GONE: (yes(at("117.3a", "118.3a")),),
        COSTS_BESIDE_THE_MANA_COST: (
            Row(at("117.8", "118.8"), total_cost.beside),
            Row(SPLICE, splicing.costs_besides, mistake="unisce una carta a una magia senza pagarne il costo"),
            Row(
                at(None, "702.172a"),
                ways.for_its_modes(ways.SPREE),
                also=(MODES_WITH_A_COST,),
                mistake="sceglie più modi di una magia con scorribanda senza pagare il costo di ciascuno",
            ),
            Row(
                at(None, "702.183a"),
                ways.for_its_modes(ways.TIERED),
                also=(MODES_WITH_A_COST,),
                mistake="sceglie un grado di una magia senza pagarne il costo",
            ),
            Row(
                RETRACE,
                ways.with_a_card(ways.RETRACE, "land"),
                mistake="rievoca una carta senza scartare una terra",
            ),
            Row(
                JUMP_START,
                ways.with_a_card(ways.JUMP_START),
                mistake="lancia con carica d’avvio senza scartare una carta",
            ),
        ),
        ADDED_COSTS_ARE_OPTIONAL: (yes(at("117.8b", "118.8b")),),
        PAID_INSTEAD_OF_THE_MANA_COST: (yes(at("117.9", "118.9")),),
        SEVERAL_OTHER_COSTS: (says(at("117.9a", "118.9a"), False),),
        ITS_MANA_COST_STAYS: (yes(at("117.9c", "118.9c")),),
        WHAT_ANY_TARGET_IS: (told(at(None, "115.4"), 0),),
        X_CHOSEN_AS_IT_IS_PAID: (yes(at("107.3e", "107.3f")),),
        X_OFF_THE_STACK: (says(at("107.3f", "107.3g"), 0, also=(X_IN_A_MANA_VALUE,)),),
        NAME_OF_A_TOKEN: (
            Row(at("110.5c", None), tokens.called_as_its_kind),
            Row(at(None, "111.4"), tokens.called_a_token),
        ),
        WHOSE_TOKEN: (told(at("110.5a", "111.2"), 0),),
        STAR_TOUGHNESS: (
            says(ABILITIES_WORK_IN_PLAY, 0, mistake=ABILITIES_WORK_ANYWHERE),
            told(
                STAR,
                0,
                also=(WORKS_EVERYWHERE, SAYS_WHAT_IT_IS),
                mistake="crede zero una costituzione con asterisco di una carta che non è in gioco",
            ),
        ),
        SAYS_ITS_SIZE_EVERYWHERE: (yes(STAR, also=(WORKS_EVERYWHERE, SAYS_WHAT_IT_IS)),),
        STAR_POWER: (
            says(ABILITIES_WORK_IN_PLAY, 0, mistake=ABILITIES_WORK_ANYWHERE),
            told(
                STAR,
                0,
                also=(WORKS_EVERYWHERE, SAYS_WHAT_IT_IS),
                mistake="crede zero una forza con asterisco di una carta che non è in gioco",
            ),
        ),
        BLOCKS_AS_ITS_TEXT_SAYS: (yes(CARDS_FIRST),),
        IS_KEPT_OUT: (Row(CARDS_FIRST, table_wide.kept_out),),
        NOTHING_CAN_BE_PAID: (yes(at("118.4", "119.4b")),),
        A_TOTAL_IS_SET_BY_GAIN_OR_LOSS: (yes(at("118.5", "119.5")),),
        ENERGY_IS_REMOVED: (told(at(None, "107.14"), 0),),
        PLAYERS_HAVE_COUNTERS: (yes(at("121.1", "122.1")),),
        WHAT_AN_EMBLEM_IS: (Row(at("113.1", "114.1"), emblems.a_mark_aside, also=("408.2", at("113.3", "114.3"))),),
        WHOSE_EMBLEM: (told(at("113.2", "114.2"), 0, also=(at("109.4a", "109.4c"),)),),
        EMBLEMS_WORK_WHERE_THEY_ARE: (yes(at("113.4", "114.4"), also=(at("112.6n", "113.6p"),)),),
        WHO_DEALS_IT: (told(at("119.2b", "120.2b"), 0),),
        EXCESS_GOES_ELSEWHERE: (Row(at(None, "120.4a"), damage_results.what_is_over),),
        ONLY_ITS_OWN_DAMAGE: (yes(at(None, "120.9")),),
        DAMAGE_BEFALLS_IT: (yes(at("119.1", "120.1")),),
        RESULTS_COME_OF_WHAT_IS_LEFT: (yes(at("119.4a", "120.4b"), also=(at("119.4", "120.4"),)),),
        RESULTS_ARE_PART_OF_IT: (yes(at("119.4c", "120.4d")),),
        DAMAGE_DESTROYS_NOTHING: (yes(at("119.5", "120.5")),),
        WITHER_SHRINKS: (yes(at("702.79a", "702.80a")),),
        INFECT_SHRINKS: (yes(at("702.89c", "702.90c")),),
        COUNTERS_BEFALL_WHAT_ENTERS: (yes(at("121.6", "122.6")),),
        DAMAGE_ADDS_UP: (yes(at("119.6", "120.6")),),
        ZERO_DAMAGE_IS_DEALT: (says(at("119.8", "120.8"), False, also=("614.7a",)),),
        DAMAGE_IS_A_LOSS_OF_LIFE: (yes(at("118.2", "119.2")),),
        PREDEFINED_TOKEN: (
            Row(at(None, "111.10a"), tokens.treasure, mistake="non sa che cosa sia una pedina Tesoro"),
            Row(at(None, "111.10b"), tokens.food, mistake="non sa che cosa sia una pedina Cibo"),
            Row(at(None, "111.10c"), tokens.gold, mistake="non sa che cosa sia una pedina Oro"),
            Row(at("701.33a", "111.10f"), tokens.clue, mistake="non sa che cosa sia una pedina Indizio"),
            Row(at(None, "111.10g"), tokens.blood, mistake="non sa che cosa sia una pedina Sangue"),
            Row(at(None, "111.10e"), tokens.shard, mistake="non sa che cosa sia una pedina Scheggia"),
            Row(
                at(None, "111.10i"),
                tokens.incubator,
                also=(at(None, "701.53b"),),
                mistake="non sa che cosa sia una pedina Incubator",
            ),
            Row(at(None, "111.10j"), tokens.cursed_role, mistake="non sa che cosa sia un Ruolo Maledetto"),
            Row(at(None, "111.10k"), tokens.monster_role, mistake="non sa che cosa sia un Ruolo Mostro"),
            Row(at(None, "111.10m"), tokens.royal_role, mistake="non sa che cosa sia un Ruolo Reale"),
            Row(at(None, "111.10n"), tokens.sorcerer_role, mistake="non sa che cosa sia un Ruolo Stregone"),
            Row(at(None, "111.10p"), tokens.virtuous_role, mistake="non sa che cosa sia un Ruolo Virtuoso"),
            Row(at(None, "111.10q"), tokens.wicked_role, mistake="non sa che cosa sia un Ruolo Malvagio"),
            Row(at(None, "111.10r"), tokens.young_hero_role, mistake="non sa che cosa sia un Ruolo Giovane Eroe"),
            Row(at(None, "111.10s"), tokens.map_token, mistake="non sa che cosa sia una pedina Mappa"),
            Row(at(None, "111.10t"), tokens.junk, mistake="non sa che cosa sia una pedina Junk"),
            Row(at(None, "111.10u"), tokens.lander, mistake="non sa che cosa sia una pedina Lander"),
        ),
        ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET: (
            says(
                at("114.1a", "115.1a"),
                False,
                also=(at("114.9a", "115.10a"), at("114.9", "115.10")),
            ),
        ),
        ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET: (says(at("114.1c", "115.1c"), False),),
        ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET: (says(at("114.1d", "115.1d"), False),),
        A_CHANGED_PAYMENT_IS_ONE: (yes(at("117.11", "118.11")),),
        NOBODY_HAS_TO_PAY: (yes(at("117.12a", "118.12a"), also=(at("117.12", "118.12"),)),),
        SOME_TARGETS_MAY_STAY: (yes(at("114.6d", "115.7d")),),
        THE_FINAL_TARGETS_COUNT: (yes(at("114.6e", "115.7e")),),
        WHAT_COSTS_NOTHING_IS_CAST_TOO: (yes(at("117.5a", "118.5a")),),
        THE_DIVISION_STAYS: (yes(at(None, "115.7f")),),
        TAKES_GENERIC_MANA_INSTEAD: (
            Row(at("117.7b", "118.7b"), reductions.instead_of_a_colour),
            Row(
                at("117.7c", "118.7c"),
                reductions.beyond_its_colour,
                mistake="perde ciò che di una riduzione colorata supera il mana di quel colore",
            ),
            Row(
                at("117.7d", "118.7d"),
                reductions.beyond_the_colourless,
                mistake="perde ciò che di una riduzione di mana incolore supera il mana incolore del costo",
            ),
        ),
        WHAT_A_REDUCTION_TAKES: (
            Row(at("117.7e", "118.7e"), reductions.one_half),
            Row(
                at("117.7f", "118.7f"),
                reductions.its_colour,
                mistake="crede che una riduzione espressa in mana phyrexiano non tolga mana di quel colore",
            ),
            Row(
                at(None, "118.7g"),
                reductions.generic_for_snow,
                mistake="crede che una riduzione espressa in mana neve non tolga mana generico",
            ),
        ),
        A_NEW_CREATURE_PAYS_FOR_OTHERS: (yes(NEW),),
        A_TARGET_FILLS_ONE_PLACE: (yes(ONE_TARGET_ONCE),),
        MAY_HAVE_NO_TARGET: (yes(at("114.5", "115.6")),),
        LIFE_THAT_IS_PAID_IS_LOST: (yes(at("117.3b", "118.3b")),),
        TAKES_ONLY_GENERIC_MANA: (yes(at("117.7a", "118.7a")),),
        ANY_NUMBER_OF_COSTS: (yes(at("117.8a", "118.8a")),),
        ANOTHER_COST_IS_OPTIONAL: (yes(at("117.9b", "118.9b")),),
        COUNTERS_STAY_BEHIND: (yes(at("121.2", "122.2")),),
        NO_STATUS_OUTSIDE_PLAY: (Row(at("110.6d", "110.5d"), zones.neither_tapped_nor_untapped),),
        COLOURS_OF_AN_ABILITY: (Row(COLOUR_OF_AN_ABILITY, announcing.colour_of_source),),
        COPIES_THAT_WORK["eco"]: (told(EACH_COPY, 0),),
        LAST_IN_FIRST_OUT: (yes(RESOLVES, also=(LAST_TO_COME,)),),
        WHOEVER_PLAYS_GOES_ON: (yes(WHO_GOES_ON),),
        WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON: (yes(at("115.3", "116.3"), also=(WHO_GOES_ON,)),),
        PRIORITY_AFTER_A_RESOLUTION: (Row(at("116.3b", "117.3b"), acting.the_active_player),),
        MAY_CHOOSE_TO_DRAW_FROM_NOTHING: (yes(CHOOSING_TO_DRAW),),
        ANOTHER_MAY_BE_MADE_TO_DRAW_FROM_NOTHING: (yes(at("120.3a", "121.3a")),),
        IS_KEPT_FROM_DRAWING: (yes(CHOOSING_TO_DRAW),),
        ONE_CARD_AT_A_TIME: (yes(at("120.2", "121.2")),),
        ALL_OF_ONE_PLAYER_FIRST: (yes(at("120.2a", "121.2c")),),
        CANNOT_END_WITH_LESS: (yes(CANNOT_LOSE_LIFE),),
        CANNOT_END_WITH_MORE: (yes(CANNOT_GAIN_LIFE),),
        ONLY_A_DRAW_IS_ONE: (yes(at("120.5", "121.5")),),
        EACH_GAIN_IS_REPLACED: (yes(at(None, "119.10")),),
        EACH_GAIN_IS_AN_EVENT: (yes(A_GAIN, also=("702.15e",)),),
        NOTHING_IN_BETWEEN: (yes(at("116.2e", "117.2e")),),
        NEVER_HAS: (Row(SKIPPING, allowances.card_skips, also=(SKIPPING_REPLACES, CARDS_FIRST)),),
        A_TOKEN_IS_A_CARD: (says(at("110.5e", "111.6"), False),),
        TYPES_OF_A_SPELL: (Row(at("111.3", "112.3"), printed.types_of_its_card, also=("405.4",)),),
        IS_A_PERMANENT: (Row("110.1", printed.cards_and_tokens, also=(at("110.5", "111.1"), "403.3")),),
        TYPES_OF_A_TOKEN: (Row(at("110.5b", "111.3"), printed.types_it_was_given),),
        A_COPY_IS_A_SPELL: (yes(at("111.1a", "112.1a")),),
        A_PERMANENT_IS_A_SPELL: (says(at("111.1", "112.1"), False, also=("109.2b",)),),
        A_DRAWBACK_IS_AN_ABILITY: (yes(at("112.2a", "113.2a")),),
        AN_ABILITY_IS_A_SPELL: (says(at("112.9", "113.9"), False),),
        ZONE_OF_AN_ABILITY: (
            Row(at("112.6b", "113.6b"), printed.where_it_says, also=(at("112.6k", "113.6m"),)),
            Row(
                at("112.6i", "113.6j"),
                printed.where_it_can_be_paid,
                mistake="crede che non si attivi dalla mano un’abilità che costa scartare la carta stessa",
            ),
        ),
        STANDS_BY_ITSELF: (yes(COLOUR_OF_AN_ABILITY),),
        EACH_COPY_WORKS: (yes(EACH_COPY),),
        EACH_PARAGRAPH_IS_AN_ABILITY: (yes(EACH_COPY),),
        SAYS_WHAT_IT_COSTS_ITSELF: (yes(at("112.6c", "113.6d")),),
        WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY: (yes(at("112.12", "113.12")),),
        ABILITIES_WORK_ONLY_IN_PLAY: (yes(ABILITIES_WORK_IN_PLAY),),
        EVERY_COPY_IS_LOST: (yes(at("112.10", "113.10b")),),
        A_NEW_TARGET: (Row(at("114.6a", "115.7a"), altering.a_legal_one),),
        YOU_ARE_A_TARGET: (says(at("114.9b", "115.10b"), False),),
        WHOSE_OPPONENTS_ARE_MEANT: (told(WHOSE_OPPONENTS, 0),),
        YOU: (told(WHOSE_OPPONENTS, 0),),
        MANA_ON_TOP_OF_ANOTHER_COST: (THE_TAX, Row(at("117.9d", "118.9d"), mana_abilities.total)),
        LOSING_LIFE_IS_DAMAGE: (says(at("118.3", "119.3"), False),),
        TAKEN_IS_NOT_ENTERING: (yes("110.2"),),
        MOVED_WHOLLY_OR_NOT: (yes(at("121.5", "122.5")),),
    },
    "amends": {
        "damage": (
            Row(
                at("119.1a", "120.1a"),
                damage_results.to_nothing_else,
                mistake="infligge danno a un permanente che non ne può subire",
            ),
            Row("702.16e", keywords.no_damage, mistake=DAMAGES_THE_PROTECTED),
            *DAMAGE_INSTEAD,
            *PREVENTS,
            Row(
                at("306.7", None),
                planeswalkers.may_be_redirected,
                mistake="crede che il danno di una magia a un giocatore non possa andare a un suo planeswalker",
            ),
            Row("615.7", prevention.by_points, only_with=("watching",), mistake=NOTHING_IS_PREVENTED),
            Row(
                SHIELD_COUNTER,
                counters.shield_from_damage,
                mistake="infligge danno a un permanente con un segnalino scudo",
            ),
        ),
        "life": (
            Row(
                CANNOT_GAIN_LIFE,
                cannot.no_life_gained,
                also=(at(None, "614.17c"),),
                mistake="fa guadagnare punti vita a chi non può guadagnarne",
            ),
            Row(FORBIDDEN, cannot.no_life_lost, mistake=LOSES_LIFE_THOUGH_KEPT),
            INSTEAD,
        ),
        "move": (
            Row(
                MADNESS,
                madness.into_exile,
                mistake="mette nel cimitero la carta con follia che è scartata",
            ),
            Row(
                at("110.5g", "111.8"),
                tokens.stays_where_it_is,
                mistake="crede che una pedina uscita dal gioco possa tornarvi",
            ),
            NO_ENTRY,
            FOR_NOBODY,
            Row(
                DAYBOUND_ENTERS,
                day_and_night.enters_by_night,
                mistake="fa entrare di notte con la faccia anteriore in su un permanente con diurno",
            ),
            GOES_BACK,
            Row(
                at(None, "903.9b"),
                commander.goes_there_instead("hand", "library"),
                only_with=(COMMANDERS,),
                mistake="mette nella mano o nel grimorio un comandante che potrebbe tornare nella zona di comando",
            ),
            FINALITY,
            MOVED_INSTEAD,
            *AS_IT_ENTERS,
            Row(
                LOYALTY_ON_ENTERING,
                planeswalkers.enters_with_loyalty,
                also=(PRINTED_LOYALTY,),
                mistake=ENTERS_WITHOUT_LOYALTY,
            ),
            Row(LORE_ON_ENTERING, sagas.enters_with_lore, mistake=ENTERS_WITHOUT_LORE),
            Row(DEFENSE_ON_ENTERING, battles.enters_with_defense, mistake=ENTERS_WITHOUT_DEFENSE),
            Row(
                CHOOSES_A_PROTECTOR, battles.enters_protected, also=(HAS_A_PROTECTOR,), mistake=ENTERS_WITHOUT_PROTECTOR
            ),
        ),
        "land": (NO_ENTRY, INSTEAD, *AS_IT_ENTERS),
        "create": (
            Row(at("110.5d", "111.5"), cannot_enter.no_token, mistake="crea una pedina che non può entrare in gioco"),
            FOR_NOBODY,
            INSTEAD_OF_MANY,
            *AS_IT_ENTERS,
            Row(
                LOYALTY_ON_ENTERING,
                planeswalkers.enters_with_loyalty,
                also=(PRINTED_LOYALTY,),
                mistake=ENTERS_WITHOUT_LOYALTY,
            ),
            Row(LORE_ON_ENTERING, sagas.enters_with_lore, mistake=ENTERS_WITHOUT_LORE),
            Row(DEFENSE_ON_ENTERING, battles.enters_with_defense, mistake=ENTERS_WITHOUT_DEFENSE),
            Row(
                CHOOSES_A_PROTECTOR, battles.enters_protected, also=(HAS_A_PROTECTOR,), mistake=ENTERS_WITHOUT_PROTECTOR
            ),
        ),
        "counters": (
            Row(FORBIDDEN, no_counters.not_put, mistake="mette segnalini su chi o su ciò che non può averne"),
            Row(
                at("112.6h", "113.6i"),
                no_counters.not_put_as_it_enters,
                mistake="fa entrare coi suoi segnalini ciò che dice di non poterne avere",
            ),
            INSTEAD_OF_MANY,
            Row(
                at(None, "702.150a"),
                planeswalkers.compleated,
                mistake="dà tutta la fedeltà a un planeswalker completato per cui si sono pagati punti vita",
            ),
        ),
        "untap": (
            Row(
                at(None, "122.1d"),
                counters.stun,
                mistake="crede che un permanente con un segnalino stordimento si STAPpi come gli altri",
            ),
        ),
    },
    "damage": {
        "player": (
            Row(
                at("119.3b", "120.3b"),
                damage_results.poisons,
                also=(at("702.89b", "702.90b"),),
                mistake="toglie punti vita, invece di dare segnalini veleno, per il danno di una fonte con infettare",
            ),
            Row(FORBIDDEN, cannot.damaged_without_loss, mistake=LOSES_LIFE_THOUGH_KEPT),
            Row(
                at("119.3a", "120.3a"),
                damage_results.life_is_lost,
                mistake=LIFE_IS_NOT_LOST,
            ),
        ),
        "creature": (
            Row(
                at("119.3d", "120.3d"),
                damage_results.withers,
                mistake="lascia danno, e non segnalini, su una creatura colpita da una fonte con avvizzire o infettare",
            ),
            Row(
                at("119.3e", "120.3e"),
                damage_results.is_marked,
                mistake=DAMAGE_IS_NOT_MARKED,
            ),
        ),
        "besides": (
            Row(
                at("119.3f", "120.3f"),
                damage_results.lifelink,
                also=("702.15b",),
                mistake="crede che il danno di una fonte con legame vitale non faccia guadagnare punti vita",
            ),
            Row(
                at(None, "120.3g"),
                damage_results.toxic,
                also=(at(None, "702.164c"),),
                mistake="crede che il danno di una creatura con tossico non dia segnalini veleno",
            ),
        ),
    },
    "results": {
        "damage": (
            Row(
                RESULTS_OF_DAMAGE,
                simultaneous.results,
                when=simultaneous.brings_more,
                mistake="crede che un effetto non possa sostituire ciò che il danno provoca",
            ),
        ),
        "gathered": (
            Row(
                A_GAIN,
                simultaneous.one_gain_of_a_source,
                mistake="conta un guadagno di punti vita per ciascuno a cui una sola fonte infligge danno insieme",
            ),
        ),
        "together": (
            Row(
                RESULTS_OF_DAMAGE,
                simultaneous.held,
                mistake="conta prima il danno e poi ciò che provoca, dove i punti vita non possono scendere oltre",
            ),
        ),
    },
    "watches": {
        "over": (Row(ENDS_AT_ONCE, ending.at_once),),
    },
}
