"""Magic Classic, the rules of the sixth and seventh edition: number beside play, in the order of the rulebook.

Numbers that stand in several tables are named once, above them.
"""

from __future__ import annotations

from judgekit.magic.editions.at_odds import AT_ODDS
from judgekit.magic.editions.mistakes import (
    A_LAND_IS_A_SPELL,
    A_LAND_OUTSIDE_MAIN_PHASES,
    A_LAND_THOUGH_FORBIDDEN,
    A_LAND_WHILE_SOMETHING_WAITS,
    A_NAME_IS_NO_KIND,
    A_SPELL_IS_OVER,
    ACTIVATES_A_STATIC,
    ACTIVATES_AT_ANY_TIME,
    ACTIVATES_ELSEWHERE,
    ACTIVATES_TOO_OFTEN,
    ACTIVATES_WHAT_IS_FORBIDDEN,
    ACTIVATES_WHAT_OTHERS_HAVE,
    ACTIVATES_WITHOUT_PRIORITY,
    ANY_LAND_GIVES_MANA,
    ATTACKS_A_PERMANENT,
    ATTACKS_OUT_OF_TURN,
    BEGINS_WHAT_MAY_NOT_BE,
    BEWARES_OF_COLOURS_ALONE,
    BLOCKERS_DO_NOTHING,
    BLOCKS_BEYOND_ITS_LIMITS,
    BLOCKS_FLYERS,
    BLOCKS_LANDWALKERS,
    BLOCKS_OUT_OF_TURN,
    BLOCKS_SHADOWS,
    BLOCKS_TAPPED,
    BLOCKS_THE_EVASIVE,
    BLOCKS_THE_FEARED,
    BLOCKS_THE_PROTECTED,
    CASTS_FROM_ELSEWHERE,
    CASTS_WHAT_IS_FORBIDDEN,
    CHOOSES_NO_TARGETS,
    CHOOSES_NO_X,
    COLOURLESS_IS_A_COLOUR,
    CONCEDES_WITH_PRIORITY,
    CONDITION_IS_FORGOTTEN,
    COUNTERS_DO_NOTHING,
    CUMULATIVE_UPKEEP_IS_NOT_PAID,
    DAMAGE_STAYS,
    DAMAGE_THAT_DOES_NOT_ADD_UP,
    DAMAGES_THE_PROTECTED,
    DIVIDES_PAST_BLOCKERS,
    DRAWS_FROM_NOTHING,
    ECHO_IS_NOT_PAID,
    ENCHANTS_NOTHING,
    EVERY_HAND_HAS_A_LIMIT,
    FLANKING_DOES_NOTHING,
    GRANTED_TO_THE_ENCHANTER,
    KEEPS_MANA,
    KEEPS_TOO_MANY_CARDS,
    LIVES_THOUGH_DAMAGED,
    LIVES_WITHOUT_LIFE,
    LIVES_WITHOUT_TOUGHNESS,
    NO_COST_IS_NO_NUMBER,
    NO_PRIORITY_AFTER_ATTACKS,
    NO_PRIORITY_AFTER_BLOCKS,
    NO_PRIORITY_AFTER_DAMAGE,
    NO_PRIORITY_BEFORE_ATTACKS,
    NO_PRIORITY_IN_CLEANUP,
    NOTHING_IS_PREVENTED,
    NOTHING_IS_REPLACED,
    NOTHING_REGENERATES,
    OLD_TYPES_NEVER_STAY,
    PAYS_NOTHING,
    PLAYS_AT_ANOTHER_TIME,
    RAMPAGE_DOES_NOTHING,
    RESOLVES_WITHOUT_TARGETS,
    SHADOWS_BLOCK_OTHERS,
    SLOW_ONES_OUT_OF_TURN,
    SLOW_ONES_OUTSIDE_MAIN_PHASES,
    STATICS_DO_NOTHING,
    STAYS_IN_COMBAT,
    STOPS_AT_BLOCKERS,
    TAPS_A_NEW_CREATURE,
    TAPS_TWICE,
    TARGETS_ITSELF,
    TARGETS_THE_PROTECTED,
    TARGETS_WHAT_CANNOT_BE_ONE,
    THE_BLOCKED_DO_NOTHING,
    THE_HASTY_DO_NOT_ATTACK,
    THE_HASTY_DO_NOT_TAP,
    THE_UNBLOCKED_DO_NOTHING,
    THE_VIGILANT_TAP,
    TOKENS_STAY,
    TOO_MANY_LANDS,
    TRAMPLE_DOES_NOTHING,
    TRAMPLE_WANTS_BLOCKERS,
    TRAMPLES_TOO_EARLY,
    TRIGGERED_MANA_WAITS,
    USES_WHAT_IT_HAS_TAKEN,
    WHAT_WAS_ILLEGAL_STAYS,
    WINS_THOUGH_LOSING,
)
from judgekit.magic.plays.board import held, summoning_sickness, zones
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    mana_abilities,
    other_costs,
    put_on_stack,
    timing,
    total_cost,
)
from judgekit.magic.plays.combat import (
    combat,
    damage,
    declarations,
    leaving_combat,
    requirements,
    who_may_attack,
    who_may_block,
)
from judgekit.magic.plays.events import DEEDS
from judgekit.magic.plays.keywords import evasion, from_hand, keywords, upkeep
from judgekit.magic.plays.layers import characteristics, continuous, dependency, printed
from judgekit.magic.plays.replacement import applicable, prevention, replacing, several_effects
from judgekit.magic.plays.resolving import altering, choices, exchanging, one_shot, perform, resolving
from judgekit.magic.plays.restrictions import cannot, table_wide
from judgekit.magic.plays.state_based import auras, states
from judgekit.magic.plays.text import aiming, conditions, evaluate, filters, last_known, numbers, qualities, turn_order
from judgekit.magic.plays.triggers import delayed, trigger_events, triggers
from judgekit.magic.plays.turn import acting, allowances, cleanup, ending, loops, priority, setup, turn, undoing
from judgekit.magic.questions.board import (
    A_NEW_CREATURE_PAYS_FOR_OTHERS,
    ALL_ACT_TOGETHER,
    CHANGED_AS_IT_ENTERS,
    CHANGES_WHAT_IT_IS_ON_NOW,
    ENDS_WITH_ITS_PERMANENT,
    ENTERS_UNTAPPED,
    NEW_OBJECT,
    NO_STATUS_OUTSIDE_PLAY,
    OWNER,
    PLACE_ON_THE_STACK,
    SHARED_ZONE,
    STAYS_TAPPED,
    WHAT_IS_ENCHANTED,
    WHOSE_IS_WHAT_IS_ATTACHED,
    ZONE_OF,
)
from judgekit.magic.questions.casting import (
    A_LAND_IS_NEVER_CAST,
    A_MANA_PAYMENT_LETS_MAKE_MANA,
    A_TARGET_FILLS_ONE_PLACE,
    ADDED_COSTS_ARE_OPTIONAL,
    AN_ENCHANTMENT_OF_NO_ONE_THING,
    BY_ITSELF,
    COLOURS_OF_AN_ABILITY,
    CONDITION_HOLDS,
    COSTS_BESIDE_THE_MANA_COST,
    COSTS_THAT_MAY_BE_ADDED,
    INCREASES_COME_FIRST,
    LIFE_THAT_IS_PAID_IS_LOST,
    MANA_ABILITIES_ARE_LIKE_OTHERS,
    MANA_AND_MORE,
    MANA_OF_A_LAND,
    MANA_ON_TOP_OF_ANOTHER_COST,
    MANA_SPELLS_WAIT,
    MANA_THAT_SYMBOLS_ASK_FOR,
    MANA_WHEN_IT_IS_ASKED_FOR,
    MAY_IS_A_MODE,
    MORE_LANDS,
    NO_MANA_NOW,
    PAID_INSTEAD_OF_THE_MANA_COST,
    TOTAL_COST,
    TRIGGERED_FOR_MANA,
    WHAT_IS_PAID_IS_GONE,
    WHAT_IT_WANTS_TO_ENCHANT,
    WHOSE_AN_ABILITY_IS,
    WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS,
    WHOSE_TRIGGERS_FIRST,
    WITH_A_TARGET_FOR_MANA,
    X_OF_WHAT_IS_NOT_PAID,
    ZONE_OF_AN_ABILITY,
)
from judgekit.magic.questions.combat import (
    BLOCKS_AS_ITS_TEXT_SAYS,
    COST_TO_ATTACK,
    COST_TO_BLOCK,
    DAMAGE_IT_ASSIGNS,
    DAMAGE_STEPS,
    DEALT_AS_ASSIGNED,
    EVASION_ADDS_UP,
    EVASION_IS_LOOKED_AT_ONCE,
    LIMITS_ARE_LOOKED_AT_ONCE,
    NOBODY_ATTACKS,
    NOTHING_WITHOUT_BLOCKERS,
    NOTHING_WITHOUT_ITS_ATTACKER,
    RECIPIENTS,
    STRIKES_NOW,
    TABLE_RULES,
    WALLS_STAY,
)
from judgekit.magic.questions.copies import LAST_KNOWN_CHOICES
from judgekit.magic.questions.keywords import (
    ABILITIES_WORK_ONLY_IN_PLAY,
    CANNOT_BE_ASSIGNED_DAMAGE,
    COPIES,
    COPIES_THAT_WORK,
    EACH_FLANKING_TRIGGERS,
    LANDWALKS_DO_NOT_CANCEL,
    LETHAL_TO_TRAMPLE_OVER,
    MANA_COST_OF_WHAT_HAS_NONE,
    OTHERS_COUNT,
    QUALITY_OF_PROTECTION,
    TRAMPLE_WORKS,
    WAITS_ON_THE_STACK,
)
from judgekit.magic.questions.layers import (
    A_DRAWBACK_IS_AN_ABILITY,
    A_STAR_IS_WHAT_IT_COUNTS,
    ABILITIES_OF_A_NEW_BASIC_LAND,
    BEGINS_WITH_OTHER_NUMBERS,
    COLOURS_THAT_STAY,
    COSTS_ARE_ABILITIES,
    ENCHANTS_UNTARGETED,
    EVERY_COPY_IS_LOST,
    FIXED_ON_NONE,
    IT_SAYS_WHAT_IT_IS,
    ITS_COLOURS,
    ITS_SUBTYPES,
    LEGENDARY_IS_A_KIND,
    ONE_EFFECT_DEPENDS_ON_ANOTHER,
    SNOW_STAYS,
    SUBTYPES_OF_A_TOKEN,
    TEXT_ASIDE_COUNTS,
    THE_NEXT_EFFECT,
    TYPES_OF_A_TOKEN,
    TYPES_THAT_STAY,
    WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY,
    YOU,
)
from judgekit.magic.questions.replacement import (
    A_SHIELD_FOLLOWS_THE_SPELL,
    ACTS_ON_WHAT_CAME_LATER,
    ACTS_ON_WHAT_IS_TO_COME,
    LAST_KNOWN_INFORMATION,
    LASTS_UNTIL_IT_IS_USED,
    PREVENTION_PREVENTS_NONE,
    SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN,
    WHAT_WAS_CHOSEN_FOR_THE_SPELL,
    WHERE_A_SOURCE_MAY_BE,
)
from judgekit.magic.questions.resolving import (
    A_NEW_TARGET,
    A_TEXT_MAKES_SOMEBODY_LOSE,
    A_TEXT_MAKES_SOMEBODY_WIN,
    CANNOT_BE_PUT_INTO_PLAY,
    CHANGED_IS_MEANT_STILL,
    CONDITION_IS_LOOKED_AT_AGAIN,
    EACH_TAKES_WHAT_THE_OTHER_HAD,
    ENTERS_ATTACHED,
    EXCHANGE_OR_NOTHING,
    FINDS_WHAT_IT_BECAME,
    HAPPENS_ONCE,
    IMPOSSIBLE_OPTION,
    IS_KEPT_OUT,
    IT_STAYS_CHANGED,
    LASTS_WHERE_NO_END_IS_SAID,
    LOSING_LIFE_IS_DAMAGE,
    MANA_WHILE_RESOLVING,
    MAY_MOVE,
    MODES_OF_A_NEW_TARGET,
    NO_REFUND,
    NOTHING_IN_BETWEEN,
    ONE_ACTION_AFTER_ANOTHER,
    ONLY_A_CHANGE_IS_ONE,
    OVER_BEFORE_IT_BEGINS,
    REMOVED_FROM_THE_GAME,
    SACRIFICES_WHAT_OTHERS_CONTROL,
    SACRIFICING_IS_NO_DESTRUCTION,
    SETTLED_ONCE,
    STANDS_BY_ITSELF,
    STATES_WAIT,
    THE_REST_IS_DONE,
    UNDER_WHOSE_CONTROL_IT_ENTERS,
    UNTAPS_WHAT_IS_TAPPED,
    WHAT_HAS_MOVED_ON_IS_LOST,
    WHAT_IS_BURIED_MAY_REGENERATE,
    WHAT_WAITS_MAY_BE_ALTERED,
    WHERE_IT_GOES,
    WORKED_OUT_ONCE,
)
from judgekit.magic.questions.restrictions import WHAT_IS_FORBIDDEN_COMES_FIRST
from judgekit.magic.questions.state_based import (
    FOR_WHOM_IT_IS_PUT_RIGHT,
    MAY_BE_ENCHANTED,
    MAY_ENCHANT_ITSELF,
    ONE_RESULT_ONCE,
    PUT_RIGHT_AT_ONE_MOMENT,
    WHAT_IS_PUT_RIGHT,
)
from judgekit.magic.questions.text import (
    A_PERMANENT_IS_A_SPELL,
    A_TOKEN_IS_A_CARD,
    ABILITIES_OF_WORDS,
    ADDITIONAL_COST_COUNTS,
    ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET,
    ALWAYS_ONE_OR_THE_OTHER,
    AMOUNT,
    AN_ABILITY_IS_A_SPELL,
    BOTH_PLAYERS_CHOOSE,
    COLOURLESS,
    CONVERTED_COST,
    FINDS_IT_NO_MORE,
    FORMS_OF_A_KIND,
    INFORMATION,
    IS_A_PERMANENT,
    ITS_MANA_COST_STAYS,
    ITS_OWN_NAME_MEANS,
    LAND_IS_BASIC,
    LAST_KNOWN_CONTROLLER,
    LAST_KNOWN_HOST,
    LESS_THAN_NOTHING,
    LOCAL_ENCHANTMENT,
    LOOKS_IN_ONE_ZONE,
    MORE_THAN_THERE_IS,
    MULTICOLOURED,
    NAME_OF_A_CARD,
    OF_A_SET,
    ONLY_THE_QUALITY_NAMED,
    ONLY_WHOLE_NUMBERS,
    STAR_POWER,
    STAR_TOUGHNESS,
    STAYS_BLOCKED,
    SUMMONS_ARE_NO_ARTIFACTS,
    TYPES_OF_A_SPELL,
    TYPES_OF_AN_ARTIFACT_CREATURE,
    UNBLOCKED_AFTER_THE_BLOCKS,
    WHAT_IS_IN_EXILE_IS_SEEN,
    WHOSE_A_CARD_ELSEWHERE_IS,
    WHOSE_A_SPELL_IS,
    WHOSE_OPPONENTS_ARE_MEANT,
    WHOSE_TURN_IT_IS,
    X_OFF_THE_STACK,
    X_ON_THE_STACK,
    YOU_ARE_A_TARGET,
    ZONE_MEANT,
)
from judgekit.magic.questions.triggers import (
    BLOCKING_IS_ONE_EVENT,
    CONDITION_IS_PART_OF_THE_EVENT,
    DURING_A_STEP_IS_AS_IT_BEGINS,
    EACH_BLOCKER_TRIGGERS,
    EACH_COPY_WORKS,
    EACH_ONE_BLOCKED_TRIGGERS,
    EACH_PARAGRAPH_IS_AN_ABILITY,
    HAS_TRIGGERED_ALREADY,
    IS_DONE_LATER,
    LEAVING_IS_GOING_ANYWHERE,
    LEAVING_LOOKS_BACK,
    NEWCOMERS_LOOK_TOO,
    ONLY_A_DRAW_IS_ONE,
    ONLY_WHAT_HAPPENS_FROM_NOW_ON,
    TAKEN_IS_NOT_ENTERING,
    THE_END_BEGINS_BUT_ONCE,
    THE_END_OF_A_TURN_BACKS_UP,
    TO_BECOME_BLOCKED_IS_ONE_EVENT,
    TO_SUCCEED_IS_TO_BE_PLAYED,
    TRIGGERS_EACH_TIME,
    WHOSE_ABILITY_A_SPELL_SET_UP,
    WHOSE_ABILITY_AN_ABILITY_SET_UP,
    WHOSE_IS_AN_ATTACHED_ABILITY,
)
from judgekit.magic.questions.turn import (
    A_FURTHER_TURN_COMES_NEXT,
    ACTS_AGAIN,
    AN_EFFECT_BLOCKS,
    LAST_IN_FIRST_OUT,
    MAXIMUM_HAND_SIZE,
    NEVER_HAS,
    NOTHING_BETWEEN_TURNS,
    OUTCOME,
    PRIORITY_AFTER_A_RESOLUTION,
    SKIPS_ADD_UP,
    SKIPS_THE_DRAW_STEP,
    THE_LAST_ONE_THERE,
    THE_LATEST_TURN_COMES_FIRST,
    UNTAP_WITHOUT_PRIORITY,
    WHAT_IS_SKIPPED_DOES_NOT_COME,
    WHOEVER_LOSES_LEAVES,
    WHOEVER_PLAYS_GOES_ON,
    WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON,
)
from judgekit.table.questions import (
    ACTS_AGAIN_ON_ONE_EVENT,
    ACTS_ON_WHAT_ANOTHER_HAS_CHANGED,
    WHAT_IS_REPLACED_IS_NOTICED,
    WHO_ENDS_A_CIRCLE,
    WHO_ORDERS_EFFECTS,
)
from judgekit.table.system import Row, System, says, told, yes

END_OF_TURN = "313.1"
MANA_AT_ONCE = "406.1e"
ENDS_AT_ONCE = "102.3"
CARDS_FIRST = "103.1"
CONCEDING = "102.7"
DECK = "217.2a"
SKIPPING = "glossario/saltare"
CONVERTED = "203.3"
LOCAL_OR_NOT = "214.8b"
LANDS = "214.9a"
BECOMES_BASIC = "214.9f"
GRAVEYARD = "217.4a"
GIVEN_TYPES = "214.2"
TYPES_CHANGE = "214.4"
FIRST_NUMBERS = "214.5"
STEP_ENDS = "300.2"
EFFECTS_END = "300.3"
MAIN_PHASES = "305.1"
A_LAND_IS_PUT_DOWN = "408.2d"
PLAYING_A_LAND = "305.4"
WHO_ATTACKS = "308.1"
ATTACK_IS_LEGAL = "308.2"
WHO_BLOCKS = "309.1"
BLOCK_IS_LEGAL = "309.2"
ASSIGNING = "310.1"
OF_BLOCKERS = "310.1d"
OF_THE_BLOCKED = "310.1c"
ON_THE_STACK = "310.2"
DAMAGE_IS_DEALT = "310.4"
BY_PRIORITY = "408.1c"
WITH_PRIORITY = "408.1d"
IS_DONE = "408.2a"
PLAYING = "409.1"
CONDITION = "410.8"
BECOMES_A_SPELL = "401.1"
TRIGGERED_MANA = "411.3"
ACTIVATED_MANA = "411.1"
X = "glossario/x"
MANA_ABILITY = "406.1a"
IS_A_SPELL = "213.1"
PUT_TRIGGER = "410.2"
PAY = "glossario/pagare"
ANNOUNCED = "409.2a"
CHOICES = "409.2b"
TARGETS = "409.2c"
NEW = "409.2g"
WHOSE_AN_AURA_IS = "214.8i"
PAYING = "409.2f"
RECHECKED = "413.2a"
LASTS = "418.3a"
AS_WRITTEN = "413.2b"
BOTH_CHOOSE = "413.2d"
AS_IT_IS = "413.2f"
TRIGGERED = "404.1"
SET_UP = "406.2a"
STATE_TRIGGERS = "410.8a"
BLOCKS_TRIGGER = "410.9"
TOP_RESOLVES = "413.1"
LAST_TO_COME = "217.6c"
ONE_ACTION = "413.2"
REGENERATE = "419.6b"
SOURCES = "419.7c"
LOOKS_BACK = "410.10d"
FROM_NOW_ON = "406.2b"
TURNS = "300.1"
SETTLES = "420.3"
MANDATORY_LOOP = "421.4"
UNDONE = "422.1"
WHOLE_DECLARATION = "500.2"
FIRST_STRIKE = "502.2b"
FLANKING = "502.3b"
FLYING = "502.4b"
HASTE = "502.5b"
LANDWALK = "502.6b"
FROM_ANY_QUALITY = "502.7a"
PROTECTION = "502.7b"
SHADOW = "502.8b"
TRAMPLE = "502.9b"
BLOCKS_ONCE = "410.9a"
COMES_INTO_PLAY = "glossario/entrare-in-gioco"
CONTROL = "glossario/controllo-controllore"
COLOUR = "glossario/colore"
TAPPING = "glossario/tappare"
BUYBACK = "glossario/riscatto"

NOTHING_TWICE = "409.2d"
LEAVES_PLAY = "410.10c"
BECOMES = "glossario/diventa-viene"
SACRIFICING = "glossario/sacrificio"
EXCHANGING = "glossario/scambiare"
POWER = "glossario/forza"
TOUGHNESS = "glossario/costituzione"

NEVER_TWICE = Row(NOTHING_TWICE, announcing.distinct_targets, mistake="sceglie due volte lo stesso bersaglio")
MAIN_PHASE = Row("305.2", turn.main_window)
PUT_RIGHT = Row(SETTLES, states.check, also=("408.2c",), when=states.may_be_due)

EACH_COPY = "402.7"

PROCEDURES = {
    # --- 101, 102: the game
    "game": (
        Row(DECK, setup.decks_become_libraries, when=setup.begins),
        Row("101.2", setup.who_starts, when=setup.begins),
        Row("101.3", setup.life_and_hands, when=setup.begins),
        Row("101.5", setup.mulligans, when=setup.begins),
        Row(TURNS, turn.take_turns),
    ),
    "outcome": (Row(ENDS_AT_ONCE, ending.conclude),),
    "concede": (Row(CONCEDING, casting.concede),),
    # --- 217: zones
    "draw": (Row("217.3a", zones.draw),),
    "after drawing": (Row("102.2", zones.lose_for_drawing, mistake=DRAWS_FROM_NOTHING),),
    "discard": (Row(GRAVEYARD, zones.discard),),
    "discard those": (Row(GRAVEYARD, zones.discard_those),),
    "order graveyard": (Row("217.4c", zones.order_graveyard),),
    "shuffle": (Row(DECK, zones.shuffle),),
    # --- 300-314: the turn
    "phases": (
        Row("301.1", turn.beginning),
        Row(MAIN_PHASES, turn.first_main),
        Row("306.1", turn.combat),
        Row(MAIN_PHASES, turn.second_main),
        Row("312.1", turn.ending),
    ),
    "beginning phase": (
        Row("302.1", turn.untap_step),
        Row("303.1", turn.upkeep),
        Row("304.1", turn.draw),
    ),
    "first main phase": (MAIN_PHASE,),
    "second main phase": (MAIN_PHASE,),
    "combat phase": (
        Row("307.1", turn.beginning_of_combat, mistake=NO_PRIORITY_BEFORE_ATTACKS),
        Row(WHO_ATTACKS, combat.attackers_step),
        Row(WHO_BLOCKS, combat.blockers_step),
        Row(ASSIGNING, damage.damage_step),
        Row("311.1", turn.end_of_combat),
    ),
    "ending phase": (
        Row(END_OF_TURN, turn.end_of_turn),
        Row("314.1", cleanup.cleanup),
    ),
    "cleanup": (
        Row("314.1a", cleanup.discard_to_limit, mistake=KEEPS_TOO_MANY_CARDS),
        Row("314.1b", cleanup.wear_off, mistake=DAMAGE_STAYS),
        Row("314.1c", cleanup.priority_if_needed, mistake=NO_PRIORITY_IN_CLEANUP),
    ),
    "end of step": (Row(EFFECTS_END, cleanup.effects_and_combat_end, when=cleanup.anything_lasts),),
    "end of phase": (
        Row(EFFECTS_END, cleanup.effects_and_combat_end, when=cleanup.anything_lasts),
        Row("300.4", cleanup.mana_empties, mistake=KEEPS_MANA),
    ),
    # --- 308-310: combat
    "attack": (
        Row(ATTACK_IS_LEGAL, declarations.legal_attack),
        Row("308.5", declarations.become_attackers),
    ),
    "undo attack": (Row("308.3", undoing.take_back, mistake=WHAT_WAS_ILLEGAL_STAYS),),
    "after attack": (Row("308.6", priority.window, mistake=NO_PRIORITY_AFTER_ATTACKS),),
    "block": (
        Row(BLOCK_IS_LEGAL, declarations.legal_block),
        Row("309.3", declarations.become_blocked),
    ),
    "after block": (Row("309.5", priority.window, mistake=NO_PRIORITY_AFTER_BLOCKS),),
    "combat damage": (
        Row(ASSIGNING, damage.announce),
        Row(
            ON_THE_STACK,
            damage.put_on_stack,
            also=("408.1g",),
            mistake="infligge subito il danno da combattimento, senza metterlo in pila",
        ),
        Row(DAMAGE_IS_DEALT, damage.deal_now),
    ),
    "after damage": (Row(ON_THE_STACK, priority.window, mistake=NO_PRIORITY_AFTER_DAMAGE),),
    "deal": (Row(ON_THE_STACK, damage.deal_what_waited),),
    # --- 408: priority
    "priority": (Row(BY_PRIORITY, priority.window),),
    "before priority": (
        Row(LASTS, continuous.last_as_said, when=continuous.may_end),
        Row(
            NEW,
            summoning_sickness.control_changes,
            when=summoning_sickness.may_change_hands,
            mistake=USES_WHAT_IT_HAS_TAKEN,
        ),
        Row(
            "306.2",
            leaving_combat.those_who_leave_or_come_undone,
            when=leaving_combat.may_have_changed,
            mistake=STAYS_IN_COMBAT,
        ),
        PUT_RIGHT,
        Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
        Row("408.1f", put_on_stack.put_on_stack, also=("404.2",), when=triggers.are_waiting),
        Row("102.6", loops.endless, also=(MANDATORY_LOOP,), when=loops.is_suspicious),
        Row(MANDATORY_LOOP, loops.growing, when=loops.has_gone_on),
    ),
    "states": (PUT_RIGHT,),
    "pass": (Row(BY_PRIORITY, priority.hand_over),),
    "all passed": (
        Row(TOP_RESOLVES, priority.resolve_top, also=(LAST_TO_COME,)),
        Row(STEP_ENDS, priority.end_step),
    ),
    "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
    "move on": (Row(STEP_ENDS, priority.out_of_time),),
    "attack out of time": (Row(WHO_ATTACKS, priority.out_of_time),),
    "block out of time": (Row(WHO_BLOCKS, priority.out_of_time),),
    "order out of time": (Row(ASSIGNING, priority.out_of_time),),
    "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
    "put trigger": (Row(PUT_TRIGGER, put_on_stack.put),),
    "choices of a trigger": (
        Row(PUT_TRIGGER, put_on_stack.choose_modes),
        Row(PUT_TRIGGER, announcing.choose_x),
        Row(PUT_TRIGGER, put_on_stack.choose_targets, mistake=CHOOSES_NO_TARGETS),
        NEVER_TWICE,
        Row(PUT_TRIGGER, announcing.divide),
    ),
    "without a choice": (Row("410.4", put_on_stack.take_off),),
    # --- 409: playing spells and abilities
    "cast": (Row(PLAYING, casting.cast),),
    "activate": (Row(PLAYING, casting.activate),),
    "play a land": (Row(LANDS, casting.play_land),),
    "cast by an effect": (
        Row(
            CARDS_FIRST,
            casting.by_an_effect,
            mistake="crede che una magia non si possa lanciare mentre un’altra o un’abilità si risolve",
        ),
    ),
    "announce spell": (Row(ANNOUNCED, announcing.announce_spell, also=(IS_A_SPELL, BECOMES_A_SPELL)),),
    "announce ability": (
        Row(ANNOUNCED, announcing.announce_ability, also=(IS_A_SPELL, BECOMES_A_SPELL)),
        Row(PLAYING, announcing.as_for_a_spell),
    ),
    "announcing": (
        Row(CHOICES, announcing.choose_modes),
        Row(CHOICES, total_cost.choose_costs),
        Row(CHOICES, announcing.choose_x, mistake=CHOOSES_NO_X),
        Row(TARGETS, announcing.choose_targets, also=("214.8c",), mistake=CHOOSES_NO_TARGETS),
        NEVER_TWICE,
        Row("409.2e", announcing.divide, mistake="non divide fra i bersagli, lanciando la magia, ciò che essa divide"),
        Row(PAYING, total_cost.work_out),
        Row(PAYING, total_cost.make_mana),
        Row(PAYING, total_cost.pay_all, mistake=PAYS_NOTHING),
        Row(PLAYING, announcing.has_been_played),
    ),
    "pay": (Row(PAYING, other_costs.pay_other),),
    "activate mana": (Row("408.2e", mana_abilities.activate, also=(MANA_AT_ONCE, ACTIVATED_MANA)),),
    "triggered mana": (
        Row(TRIGGERED_MANA, put_on_stack.resolve_at_once, also=("406.1d", MANA_AT_ONCE), mistake=TRIGGERED_MANA_WAITS),
    ),
    # --- 413, 414: resolving
    "resolve": (Row(ONE_ACTION, resolving.resolve),),
    "resolution": (
        Row(CONDITION, resolving.recheck_condition, mistake=CONDITION_IS_FORGOTTEN),
        Row(RECHECKED, resolving.recheck_targets, mistake=RESOLVES_WITHOUT_TARGETS),
        Row(AS_WRITTEN, resolving.follow_instructions),
        Row("413.2h", resolving.finish, also=("401.3",)),
    ),
    "do": (Row(IS_DONE, perform.perform),),
    "stated effect": (Row(IS_DONE, resolving.stated),),
    "counter": (Row("414.1", resolving.counter),),
    "fizzle": (Row(RECHECKED, resolving.countered_by_the_rules),),
    # --- 421, 422: loops, and what was illegal
    "loop": (
        Row("421.2", loops.of_one),
        Row("421.3", loops.of_several),
    ),
    "undo": (Row(UNDONE, undoing.take_back, mistake=WHAT_WAS_ILLEGAL_STAYS),),
}

CHECKS = {
    "choose": (
        Row("212.1", printed.one_of_six, mistake="prende per tipo di carta una parola che non lo è"),
        Row(
            "214.7a",
            printed.one_new_word,
            mistake="sceglie come tipo di creatura una parola che nel gioco significa altro",
        ),
        Row(COLOUR, altering.one_of_five, mistake=COLOURLESS_IS_A_COLOUR),
    ),
    "play": (
        Row(WITH_PRIORITY, timing.with_priority, mistake="gioca una magia senza avere la priorità"),
        Row(
            WITH_PRIORITY,
            timing.slow_ones_when_nothing_waits,
            mistake=SLOW_ONES_OUT_OF_TURN,
        ),
        Row(
            "305.3",
            timing.slow_ones_in_main,
            mistake=SLOW_ONES_OUTSIDE_MAIN_PHASES,
        ),
    ),
    "cast": (
        Row(LANDS, timing.lands_are_no_spells, mistake=A_LAND_IS_A_SPELL),
        Row(CARDS_FIRST, allowances.when_its_text_says, mistake=PLAYS_AT_ANOTHER_TIME),
        Row(CARDS_FIRST, table_wide.not_forbidden, mistake=CASTS_WHAT_IS_FORBIDDEN),
    ),
    "play a land": (
        Row(PLAYING_A_LAND, timing.land_in_main, mistake=A_LAND_OUTSIDE_MAIN_PHASES),
        Row(CARDS_FIRST, cannot.no_lands, mistake=A_LAND_THOUGH_FORBIDDEN),
        Row(
            A_LAND_IS_PUT_DOWN,
            timing.land_when_nothing_waits,
            also=(PLAYING_A_LAND,),
            mistake=A_LAND_WHILE_SOMETHING_WAITS,
        ),
        Row("214.9b", timing.one_land_a_turn, also=(PLAYING_A_LAND, A_LAND_IS_PUT_DOWN), mistake=TOO_MANY_LANDS),
    ),
    "cast from there": (
        Row(ANNOUNCED, timing.from_hand, also=(IS_A_SPELL, BECOMES_A_SPELL), mistake=CASTS_FROM_ELSEWHERE),
    ),
    "activate": (Row(WITH_PRIORITY, timing.with_priority, mistake=ACTIVATES_WITHOUT_PRIORITY),),
    "begin to activate": (Row(PLAYING, casting.may_begin, mistake=BEGINS_WHAT_MAY_NOT_BE),),
    "play ability": (
        Row(CARDS_FIRST, table_wide.lies_idle, mistake=ACTIVATES_WHAT_IS_FORBIDDEN),
        Row("408.1h", timing.statics_are_not_played, mistake=ACTIVATES_A_STATIC),
        Row("403.2", timing.controller_only, mistake=ACTIVATES_WHAT_OTHERS_HAVE),
        Row("403.1", timing.in_its_zone, mistake=ACTIVATES_ELSEWHERE),
        Row("409.2", timing.borrowed_timing, mistake=ACTIVATES_AT_ANY_TIME),
        Row("403.3", timing.within_its_limits, mistake=ACTIVATES_TOO_OFTEN),
    ),
    "tap for a cost": (
        Row(TAPPING, summoning_sickness.not_tapped_twice, mistake=TAPS_TWICE),
        Row(NEW, summoning_sickness.in_control_since_turn_began, mistake=TAPS_A_NEW_CREATURE),
    ),
    "concede": (yes(CONCEDING, mistake=CONCEDES_WITH_PRIORITY),),
    "target": (
        Row(PROTECTION, keywords.no_target, mistake=TARGETS_THE_PROTECTED),
        Row(
            "310.3",
            damage.damage_is_no_target,
            mistake="bersaglia il danno da combattimento in pila come se fosse una magia",
        ),
        Row(TARGETS, aiming.may_not_be_one, mistake=TARGETS_WHAT_CANNOT_BE_ONE),
        Row(TARGETS, aiming.never_itself_unless_local, mistake=TARGETS_ITSELF),
        Row(TARGETS, auras.only_on, mistake="bersaglia con un incantesimo un permanente che il suo testo esclude"),
    ),
    "attack in time": (Row(WHO_ATTACKS, who_may_attack.out_of_turn, mistake=ATTACKS_OUT_OF_TURN),),
    "attack": (
        Row(
            WHO_ATTACKS,
            who_may_attack.may_attack,
            mistake="fa attaccare una creatura TAPpata o che ha ancora debolezza da evocazione",
        ),
    ),
    "attack that": (Row(WHO_ATTACKS, who_may_attack.no_permanents, mistake=ATTACKS_A_PERMANENT),),
    "attack together": (
        Row(
            WHOLE_DECLARATION,
            requirements.whole_attack,
            mistake="dichiara un attacco che nell’insieme viola un divieto o un obbligo",
        ),
    ),
    "block in time": (Row(WHO_BLOCKS, who_may_block.out_of_defence, mistake=BLOCKS_OUT_OF_TURN),),
    "block at all": (Row(WHO_BLOCKS, who_may_block.may_block, mistake=BLOCKS_TAPPED),),
    "block": (
        Row(BLOCK_IS_LEGAL, who_may_block.evasion, mistake=BLOCKS_THE_EVASIVE),
        Row(BLOCK_IS_LEGAL, who_may_block.own_limits, mistake=BLOCKS_BEYOND_ITS_LIMITS),
    ),
    "block together": (
        Row(
            WHOLE_DECLARATION,
            requirements.whole_block,
            mistake="dichiara un blocco che nell’insieme viola un divieto o un obbligo",
        ),
    ),
    "division": (Row(ASSIGNING, damage.adds_up, mistake=DAMAGE_THAT_DOES_NOT_ADD_UP),),
    "assignment": (
        Row(TRAMPLE, keywords.lethal_first, mistake=TRAMPLES_TOO_EARLY),
        Row(
            CARDS_FIRST,
            damage.all_of_it_past_blockers,
            mistake=DIVIDES_PAST_BLOCKERS,
        ),
    ),
}

WORDS = {
    ("be blocked", keywords.FLYING): (Row(FLYING, keywords.only_by_flyers, mistake=BLOCKS_FLYERS),),
    ("be blocked", keywords.LANDWALK): (Row(LANDWALK, keywords.not_with_such_a_land, mistake=BLOCKS_LANDWALKERS),),
    ("be blocked", evasion.FEAR): (Row(CARDS_FIRST, evasion.only_by_artifacts_or_black, mistake=BLOCKS_THE_FEARED),),
    ("be blocked", keywords.PROTECTION): (Row(PROTECTION, keywords.no_block, mistake=BLOCKS_THE_PROTECTED),),
    ("be blocked", keywords.UNBLOCKABLE): (
        Row("glossario/imbloccabile", keywords.by_nobody, mistake="blocca una creatura imbloccabile"),
    ),
    ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows, mistake=BLOCKS_SHADOWS),),
    ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows, mistake=SHADOWS_BLOCK_OTHERS),),
    ("tap to attack", keywords.VIGILANCE): (yes(CARDS_FIRST, mistake=THE_VIGILANT_TAP),),
    ("new", keywords.HASTE): (Row(HASTE, keywords.not_new, mistake=THE_HASTY_DO_NOT_ATTACK),),
    ("new to tap", keywords.HASTE): (Row(HASTE, keywords.not_new, mistake=THE_HASTY_DO_NOT_TAP),),
}

RULINGS = {
    # --- 101-103: the game
    SKIPS_THE_DRAW_STEP: (Row("101.4", turn.first_player_skips),),
    OUTCOME: (
        Row("102.4", ending.all_lose),
        Row("102.5", ending.losing_wins_over_winning, mistake=WINS_THOUGH_LOSING),
    ),
    IS_KEPT_OUT: (Row(CARDS_FIRST, table_wide.kept_out),),
    CANNOT_BE_PUT_INTO_PLAY: (Row(CARDS_FIRST, table_wide.kept_out),),
    A_TEXT_MAKES_SOMEBODY_WIN: (yes(ENDS_AT_ONCE),),
    A_TEXT_MAKES_SOMEBODY_LOSE: (yes(ENDS_AT_ONCE),),
    MULTICOLOURED: (Row(COLOUR, qualities.of_several_colours),),
    COLOURLESS: (Row(COLOUR, qualities.of_no_colour),),
    WHOEVER_LOSES_LEAVES: (yes(ENDS_AT_ONCE),),
    THE_LAST_ONE_THERE: (Row(ENDS_AT_ONCE, ending.has_won),),
    WHAT_IS_FORBIDDEN_COMES_FIRST: (yes(CARDS_FIRST),),
    BLOCKS_AS_ITS_TEXT_SAYS: (yes(CARDS_FIRST),),
    THE_REST_IS_DONE: (yes(CARDS_FIRST),),
    NEVER_HAS: (Row(CARDS_FIRST, allowances.card_skips),),
    MORE_LANDS: (Row(CARDS_FIRST, continuous.card_allows),),
    TABLE_RULES: (Row(WHOLE_DECLARATION, continuous.table_rules),),
    COST_TO_ATTACK: (Row(ATTACK_IS_LEGAL, continuous.cost_of("cost to attack")),),
    COST_TO_BLOCK: (Row(BLOCK_IS_LEGAL, continuous.cost_of("cost to block")),),
    # --- 200-216, 401, 402: what things are
    A_TOKEN_IS_A_CARD: (says("216.2", False, also=("200.1",)),),
    ITS_OWN_NAME_MEANS: (Row("202.2", printed.this_one_alone),),
    A_LAND_IS_NEVER_CAST: (yes(LANDS),),
    NAME_OF_A_CARD: (Row("202.3", printed.english_name),),
    MANA_THAT_SYMBOLS_ASK_FOR: (told("203.1", 0),),
    ITS_COLOURS: (
        Row("203.2", printed.of_the_symbols),
        Row(
            "214.6a", printed.artifacts_have_none, mistake="dà un colore a un artefatto che nessun effetto ha colorato"
        ),
    ),
    CONVERTED_COST: (
        Row(CONVERTED, printed.all_of_it),
        Row(CONVERTED, printed.zero_without_a_cost, mistake=NO_COST_IS_NO_NUMBER),
    ),
    ADDITIONAL_COST_COUNTS: (says("203.4", 0),),
    OF_A_SET: (Row("206.3", printed.by_its_symbol),),
    TEXT_ASIDE_COUNTS: (says("207.2", False),),
    ITS_SUBTYPES: (Row("212.2", printed.on_the_type_line),),
    TYPES_OF_A_SPELL: (Row("213.2", printed.types_of_its_card, also=("401.2",)),),
    IS_A_PERMANENT: (Row("214.1", printed.cards_and_tokens),),
    TYPES_OF_A_TOKEN: (Row(GIVEN_TYPES, printed.types_it_was_given),),
    SUBTYPES_OF_A_TOKEN: (
        Row(GIVEN_TYPES, printed.kinds_it_was_given),
        Row("216.1", printed.as_it_is_called, mistake=A_NAME_IS_NO_KIND),
    ),
    A_PERMANENT_IS_A_SPELL: (says("214.3", False),),
    TYPES_THAT_STAY: (
        Row(TYPES_CHANGE, printed.none_stays),
        Row(TYPES_CHANGE, printed.stay_as_said, mistake=OLD_TYPES_NEVER_STAY),
    ),
    TYPES_OF_AN_ARTIFACT_CREATURE: (told("214.6b", 0),),
    FORMS_OF_A_KIND: (Row("214.7b", printed.plural_and_feminine),),
    LEGENDARY_IS_A_KIND: (told("215.2", 1),),
    IT_SAYS_WHAT_IT_IS: (yes("402.3"),),
    COSTS_ARE_ABILITIES: (says("402.4", False),),
    AN_ABILITY_IS_A_SPELL: (says("402.5", False),),
    ZONE_OF_AN_ABILITY: (Row("402.9", printed.where_it_says),),
    # --- 214.9: lands
    INCREASES_COME_FIRST: (yes(PAYING),),
    TOTAL_COST: (Row(PAYING, mana_abilities.total),),
    COSTS_BESIDE_THE_MANA_COST: (Row(PAYING, total_cost.beside),),
    ADDED_COSTS_ARE_OPTIONAL: (yes(PAYING),),
    PAID_INSTEAD_OF_THE_MANA_COST: (yes(PAYING),),
    ITS_MANA_COST_STAYS: (yes(PAYING),),
    A_MANA_PAYMENT_LETS_MAKE_MANA: (yes(PAYING),),
    WHAT_IS_PAID_IS_GONE: (yes(PAY),),
    LIFE_THAT_IS_PAID_IS_LOST: (yes(PAY),),
    LAND_IS_BASIC: (
        Row(
            "214.9d",
            mana_abilities.the_five_are_basic,
            mistake="crede base soltanto una terra sulla quale è scritto",
        ),
        Row(
            BECOMES_BASIC,
            mana_abilities.what_becomes_basic,
            mistake="crede non base una terra che un effetto fa diventare una delle cinque",
        ),
        Row("214.9g", mana_abilities.no_other_is, also=("214.9c",)),  # which are basic the first row says, not 9c
    ),
    MANA_OF_A_LAND: (
        Row("214.9e", mana_abilities.of_basic_type),
        Row("214.9h", mana_abilities.none_of_itself, mistake=ANY_LAND_GIVES_MANA),
    ),
    ABILITIES_OF_A_NEW_BASIC_LAND: (  # whoever keeps its abilities takes it for no basic land either
        says(
            BECOMES_BASIC, False, mistake="crede che una terra che diventa di un tipo base resti per il resto com’era"
        ),
    ),
    BEGINS_WITH_OTHER_NUMBERS: (yes(FIRST_NUMBERS),),
    # --- 217: zones
    SHARED_ZONE: (says("217.1", ""),),
    MAXIMUM_HAND_SIZE: (
        Row("217.3b", zones.limit_of_seven),
        Row(CARDS_FIRST, zones.limit_told, mistake=EVERY_HAND_HAS_A_LIMIT),
        Row(CARDS_FIRST, zones.no_limit, mistake=EVERY_HAND_HAS_A_LIMIT),
    ),
    ZONE_OF: (Row(GRAVEYARD, zones.owners_graveyard),),
    ZONE_MEANT: (Row("217.5b", filters.only_permanents, also=("416.2",)),),
    NEW_OBJECT: (yes("217.5c"),),
    NO_STATUS_OUTSIDE_PLAY: (Row("217.5d", zones.neither_tapped_nor_untapped),),
    PLACE_ON_THE_STACK: (says("217.6a", 0, also=("408.1e",)),),
    COLOURS_OF_AN_ABILITY: (Row("217.6b", announcing.colour_of_source),),
    WHAT_IS_IN_EXILE_IS_SEEN: (yes("217.7b"),),
    REMOVED_FROM_THE_GAME: (says("217.7a", "exile"),),
    # --- 302-310: the turn and combat
    UNTAP_WITHOUT_PRIORITY: (yes("302.2"),),
    NOBODY_ATTACKS: (Row("308.4", combat.nobody_attacks),),
    STAYS_BLOCKED: (Row("309.4", declarations.stays_blocked),),
    DEALT_AS_ASSIGNED: (yes(DAMAGE_IS_DEALT),),
    NOTHING_WITHOUT_BLOCKERS: (yes(OF_THE_BLOCKED),),
    NOTHING_WITHOUT_ITS_ATTACKER: (yes(OF_BLOCKERS),),
    DAMAGE_IT_ASSIGNS: (Row("310.1a", damage.as_much_as_power, also=("208.1",)),),
    RECIPIENTS: (
        Row("310.1b", damage.unblocked_to_player, mistake=THE_UNBLOCKED_DO_NOTHING),
        Row(OF_THE_BLOCKED, damage.blocked_to_blockers, mistake=THE_BLOCKED_DO_NOTHING),
        Row(OF_BLOCKERS, damage.blocker_to_blocked, mistake=BLOCKERS_DO_NOTHING),
        Row(
            CARDS_FIRST,
            damage.past_blockers,
            mistake=STOPS_AT_BLOCKERS,
        ),
        Row(TRAMPLE, keywords.spills, mistake=TRAMPLE_DOES_NOTHING),
        Row("502.9c", keywords.all_of_it_through, mistake=TRAMPLE_WANTS_BLOCKERS),
    ),
    # --- 402, 406: abilities
    STANDS_BY_ITSELF: (yes("402.6"),),
    EACH_COPY_WORKS: (yes(EACH_COPY),),
    EACH_PARAGRAPH_IS_AN_ABILITY: (yes(EACH_COPY),),
    COPIES_THAT_WORK["eco"]: (told(EACH_COPY, 0),),
    COPIES_THAT_WORK["mantenimento cumulativo"]: (told(EACH_COPY, 0),),
    ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET: (says("glossario/bersaglio", False),),
    MANA_ABILITIES_ARE_LIKE_OTHERS: (yes(ACTIVATED_MANA),),
    TRIGGERED_FOR_MANA: (yes(TRIGGERED_MANA),),
    WITH_A_TARGET_FOR_MANA: (yes(MANA_ABILITY),),
    MANA_AND_MORE: (yes(MANA_ABILITY),),
    MANA_SPELLS_WAIT: (yes("406.1b"),),
    NO_MANA_NOW: (yes("406.1c"),),
    WHOSE_ABILITY_A_SPELL_SET_UP: (Row(SET_UP, delayed.whose_it_was),),
    WHOSE_ABILITY_AN_ABILITY_SET_UP: (Row(SET_UP, delayed.whose_it_was),),
    IS_DONE_LATER: (yes(SET_UP, also=("417.2",)),),
    ONLY_WHAT_HAPPENS_FROM_NOW_ON: (yes(FROM_NOW_ON),),
    THE_END_BEGINS_BUT_ONCE: (yes(END_OF_TURN),),
    THE_END_OF_A_TURN_BACKS_UP: (yes(FROM_NOW_ON),),
    A_FURTHER_TURN_COMES_NEXT: (yes(TURNS),),
    THE_LATEST_TURN_COMES_FIRST: (yes(TURNS),),
    CHANGED_IS_MEANT_STILL: (yes("406.2c"),),
    # --- 408-414: priority, playing, resolving
    BY_ITSELF: (yes("408.1b"),),
    LOCAL_ENCHANTMENT: (Row("214.8a", auras.is_local),),
    WHAT_IT_WANTS_TO_ENCHANT: (Row(LOCAL_OR_NOT, announcing.what_it_may_enchant),),
    AN_ENCHANTMENT_OF_NO_ONE_THING: (Row(LOCAL_OR_NOT, announcing.what_it_may_enchant),),
    ENTERS_ATTACHED: (yes("214.8d"),),
    MAY_ENCHANT_ITSELF: (says("214.8f", False),),
    WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS: (told(WHOSE_AN_AURA_IS, 0, mistake=GRANTED_TO_THE_ENCHANTER),),
    WHOSE_IS_AN_ATTACHED_ABILITY: (told(WHOSE_AN_AURA_IS, 0),),
    WHOSE_IS_WHAT_IS_ATTACHED: (told(WHOSE_AN_AURA_IS, 0),),
    WHAT_IS_ENCHANTED: (Row("214.8g", continuous.enchanted),),
    ENCHANTS_UNTARGETED: (yes("214.8h"),),
    A_DRAWBACK_IS_AN_ABILITY: (yes("402.2"),),
    WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY: (yes("407.2"),),
    CHANGES_WHAT_IT_IS_ON_NOW: (yes("412.2"),),
    CHANGED_AS_IT_ENTERS: (yes("418.2", also=("410.10b",)),),
    MORE_THAN_THERE_IS: (told("416.3", 0),),
    HAPPENS_ONCE: (yes("417.1"),),
    NOTHING_BETWEEN_TURNS: (yes(STEP_ENDS),),
    SETTLED_ONCE: (yes("418.3b"),),
    WORKED_OUT_ONCE: (yes("418.3c"),),
    OVER_BEFORE_IT_BEGINS: (yes("418.3d"),),
    LASTS_WHERE_NO_END_IS_SAID: (yes(LASTS),),
    FIXED_ON_NONE: (yes("418.4a"),),
    ENDS_WITH_ITS_PERMANENT: (yes("418.4b", also=("412.1",)),),
    THE_NEXT_EFFECT: (Row("418.5c", dependency.by_age_and_dependency, also=("418.5d", "407.1")),),
    ONE_EFFECT_DEPENDS_ON_ANOTHER: (Row("418.5b", dependency.depends),),
    ABILITIES_WORK_ONLY_IN_PLAY: (yes("402.8"),),
    EVERY_COPY_IS_LOST: (yes("407.3"),),
    WHOSE_TRIGGERS_FIRST: (told("410.3", 0),),
    MAY_IS_A_MODE: (
        yes("410.5", mistake="decide soltanto alla risoluzione se fare ciò che un’abilità innescata permette"),
    ),
    CONDITION_IS_PART_OF_THE_EVENT: (yes(CONDITION),),
    CONDITION_IS_LOOKED_AT_AGAIN: (yes(CONDITION),),
    BLOCKING_IS_ONE_EVENT: (yes(BLOCKS_ONCE),),
    TO_BECOME_BLOCKED_IS_ONE_EVENT: (yes(BLOCKS_ONCE),),
    EACH_ONE_BLOCKED_TRIGGERS: (yes("410.9b"),),
    EACH_BLOCKER_TRIGGERS: (yes("410.9c"),),
    FINDS_IT_NO_MORE: (yes("410.10"),),
    NEWCOMERS_LOOK_TOO: (yes("410.10a"),),
    FINDS_WHAT_IT_BECAME: (yes(LOOKS_BACK),),
    LOOKS_IN_ONE_ZONE: (yes(LEAVES_PLAY),),
    LEAVING_IS_GOING_ANYWHERE: (yes(LEAVES_PLAY),),
    MANA_WHEN_IT_IS_ASKED_FOR: (yes("411.2"),),
    TRIGGERS_EACH_TIME: (yes("410.6"),),
    LEAVING_LOOKS_BACK: (yes(LOOKS_BACK),),
    WHAT_HAS_MOVED_ON_IS_LOST: (yes("406.2d"),),
    WHAT_WAITS_MAY_BE_ALTERED: (yes("415.1"),),
    A_NEW_TARGET: (Row("415.2", altering.a_legal_one),),
    MODES_OF_A_NEW_TARGET: (told("415.2a", 0),),
    YOU_ARE_A_TARGET: (says("415.2b", False),),
    WHAT_WAS_CHOSEN_FOR_THE_SPELL: (told(CHOICES, 0),),
    IT_STAYS_CHANGED: (yes("415.3"),),
    HAS_TRIGGERED_ALREADY: (Row("410.8b", triggers.once_until_resolved),),
    NOTHING_IN_BETWEEN: (yes(ONE_ACTION),),
    IMPOSSIBLE_OPTION: (Row("413.2c", choices.impossible),),
    BOTH_PLAYERS_CHOOSE: (told(BOTH_CHOOSE, 0),),
    ALL_ACT_TOGETHER: (yes(BOTH_CHOOSE),),
    ONE_ACTION_AFTER_ANOTHER: (yes(BOTH_CHOOSE),),
    WHOSE_TURN_IT_IS: (Row(BOTH_CHOOSE, turn_order.whose_turn_it_is),),
    LAST_IN_FIRST_OUT: (yes(LAST_TO_COME, also=(TOP_RESOLVES,)),),
    WHOEVER_PLAYS_GOES_ON: (yes(BY_PRIORITY),),
    WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON: (yes(BY_PRIORITY),),
    PRIORITY_AFTER_A_RESOLUTION: (Row(BY_PRIORITY, acting.the_active_player),),
    X_OF_WHAT_IS_NOT_PAID: (yes(CHOICES),),
    MANA_WHILE_RESOLVING: (yes("413.2e"),),
    INFORMATION: (told(AS_IT_IS, 0),),
    LAST_KNOWN_INFORMATION: (Row(AS_IT_IS, last_known.as_last_seen),),
    LAST_KNOWN_HOST: (Row(AS_IT_IS, last_known.host_as_last_seen),),
    LAST_KNOWN_CONTROLLER: (told(AS_IT_IS, 0),),
    LAST_KNOWN_CHOICES: (told(AS_IT_IS, 0),),
    ONLY_THE_QUALITY_NAMED: (Row("413.2g", qualities.quality_alone),),
    NO_REFUND: (yes("414.2"),),
    AMOUNT: (Row(AS_WRITTEN, evaluate.quantity),),
    CONDITION_HOLDS: (Row(AS_WRITTEN, conditions.condition),),
    # --- 419: replacement and prevention
    ACTS_ON_WHAT_CAME_LATER: (yes("419.2"),),
    PREVENTION_PREVENTS_NONE: (yes(CARDS_FIRST),),
    LASTS_UNTIL_IT_IS_USED: (yes("419.3"),),
    ACTS_ON_WHAT_IS_TO_COME: (yes("419.4"),),
    WHAT_IS_REPLACED_IS_NOTICED: (says("419.5", False, also=("410.7",)),),
    ACTS_AGAIN_ON_ONE_EVENT: (says("419.6a", False),),
    A_SHIELD_FOLLOWS_THE_SPELL: (yes(SOURCES),),
    WHERE_A_SOURCE_MAY_BE: (Row(SOURCES, prevention.anywhere),),
    WHO_ORDERS_EFFECTS: (Row("419.8a", several_effects.by_whom_it_befalls),),
    ACTS_ON_WHAT_ANOTHER_HAS_CHANGED: (yes("419.8b"),),
    WHO_ENDS_A_CIRCLE: (Row("419.8c", several_effects.by_whom_it_strikes),),
    # --- 420, 422
    WHAT_IS_PUT_RIGHT: (told("420.1", 0),),
    FOR_WHOM_IT_IS_PUT_RIGHT: (told("420.2", 0),),
    PUT_RIGHT_AT_ONE_MOMENT: (yes(SETTLES),),
    ONE_RESULT_ONCE: (yes(SETTLES),),
    STATES_WAIT: (yes("420.4"),),
    ACTS_AGAIN: (yes("422.2"),),
    # --- the glossary: what no numbered rule tells
    WHOSE_OPPONENTS_ARE_MEANT: (told("glossario/avversario", 0),),
    YOU: (told("glossario/tu-tua", 0),),
    ABILITIES_OF_WORDS: (Row("glossario/ciclo", from_hand.cycling),),
    MANA_ON_TOP_OF_ANOTHER_COST: (Row("glossario/costo-alternativo", mana_abilities.total),),
    MANA_COST_OF_WHAT_HAS_NONE: (says("glossario/costo-di-mana", ()),),
    STAR_TOUGHNESS: (
        says(
            TOUGHNESS,
            0,
            mistake="calcola la costituzione con asterisco anche di una carta che non è in gioco",
        ),
    ),
    STAR_POWER: (says(POWER, 0, mistake="calcola la forza con asterisco anche di una carta che non è in gioco"),),
    A_STAR_IS_WHAT_IT_COUNTS: (yes(POWER, also=(TOUGHNESS,)),),
    LOSING_LIFE_IS_DAMAGE: (says("glossario/danno", False),),
    AN_EFFECT_BLOCKS: (yes("glossario/creatura-bloccata"),),
    UNBLOCKED_AFTER_THE_BLOCKS: (yes("glossario/creatura-non-bloccata"),),
    ONLY_A_CHANGE_IS_ONE: (yes(BECOMES),),
    UNTAPS_WHAT_IS_TAPPED: (yes(BECOMES),),
    DURING_A_STEP_IS_AS_IT_BEGINS: (yes("glossario/durante", also=("glossario/abilita-fase",)),),
    SUMMONS_ARE_NO_ARTIFACTS: (yes("glossario/evocare"),),
    SNOW_STAYS: (yes("glossario/innevata"),),
    TAKEN_IS_NOT_ENTERING: (yes(COMES_INTO_PLAY),),
    ENTERS_UNTAPPED: (yes(COMES_INTO_PLAY),),
    UNDER_WHOSE_CONTROL_IT_ENTERS: (told(COMES_INTO_PLAY, 0),),
    STAYS_TAPPED: (yes(TAPPING),),
    ALWAYS_ONE_OR_THE_OTHER: (yes(TAPPING),),
    COLOURS_THAT_STAY: (Row(COLOUR, printed.replaced),),
    WHOSE_A_SPELL_IS: (told(CONTROL, 0),),
    WHOSE_A_CARD_ELSEWHERE_IS: (says(CONTROL, ""),),
    A_NEW_CREATURE_PAYS_FOR_OTHERS: (yes(NEW),),
    A_TARGET_FILLS_ONE_PLACE: (yes(NOTHING_TWICE),),
    WHOSE_AN_ABILITY_IS: (told(CONTROL, 0),),
    OWNER: (Row("glossario/proprietario", zones.who_began_with_it),),
    ONLY_WHOLE_NUMBERS: (Row(AS_WRITTEN, numbers.rounded),),
    LESS_THAN_NOTHING: (Row(AS_WRITTEN, numbers.not_below_zero),),
    TO_SUCCEED_IS_TO_BE_PLAYED: (yes("glossario/lanciare-con-successo"),),
    WALLS_STAY: (yes("glossario/muro"),),
    ONLY_A_DRAW_IS_ONE: (yes("glossario/pescare"),),
    COSTS_THAT_MAY_BE_ADDED: (Row(BUYBACK, from_hand.buyback),),
    WHERE_IT_GOES: (Row(BUYBACK, from_hand.back_to_hand),),
    SACRIFICES_WHAT_OTHERS_CONTROL: (says(SACRIFICING, False),),
    SACRIFICING_IS_NO_DESTRUCTION: (yes(SACRIFICING),),
    WHAT_IS_SKIPPED_DOES_NOT_COME: (yes(SKIPPING),),
    SKIPS_ADD_UP: (told(SKIPPING, 0),),
    SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN: (yes(REGENERATE),),
    EXCHANGE_OR_NOTHING: (yes(EXCHANGING),),
    EACH_TAKES_WHAT_THE_OTHER_HAD: (yes(EXCHANGING),),
    WHAT_IS_BURIED_MAY_REGENERATE: (says("glossario/seppellire", False),),
    MAY_MOVE: (Row("glossario/spostare", exchanging.both_ends),),
    X_OFF_THE_STACK: (says(X, 0),),
    X_ON_THE_STACK: (told(X, 0),),
    # --- 501, 502: abilities of creatures
    EVASION_IS_LOOKED_AT_ONCE: (yes("501.1"),),
    EVASION_ADDS_UP: (yes("501.2"),),
    LIMITS_ARE_LOOKED_AT_ONCE: (yes("501.3"),),
    DAMAGE_STEPS: (Row(FIRST_STRIKE, keywords.strike_first),),
    STRIKES_NOW: (
        Row(FIRST_STRIKE, keywords.in_their_step),
        Row(
            "502.2c",
            keywords.who_has_not_struck,
            mistake="fa colpire due volte, o mai, chi perde o riceve attacco improvviso fra i due danni",
        ),
    ),
    COPIES["attacco improvviso"]: (Row("502.2d", keywords.once),),
    WAITS_ON_THE_STACK: (yes("502.3a"),),
    EACH_FLANKING_TRIGGERS: (told("502.3c", 0),),
    COPIES["volare"]: (Row("502.4c", keywords.once),),
    COPIES["rapidità"]: (Row("502.5c", keywords.once),),
    LANDWALKS_DO_NOT_CANCEL: (yes("502.6c"),),
    COPIES["passa-terre"]: (Row("502.6d", keywords.once),),
    QUALITY_OF_PROTECTION: (
        Row(FROM_ANY_QUALITY, keywords.any_quality),
        Row(FROM_ANY_QUALITY, keywords.from_everything, mistake=BEWARES_OF_COLOURS_ALONE),
    ),
    COPIES["protezione"]: (Row("502.7c", keywords.once),),
    MAY_BE_ENCHANTED: (Row(PROTECTION, keywords.no_enchantment),),
    COPIES["ombra"]: (Row("502.8c", keywords.once),),
    TRAMPLE_WORKS: (told("502.9a", 1),),
    CANNOT_BE_ASSIGNED_DAMAGE: (Row("502.9d", keywords.no_damage_to_it),),
    LETHAL_TO_TRAMPLE_OVER: (told("502.9e", 0),),
    OTHERS_COUNT: (Row("502.9f", keywords.others_first),),
    COPIES["travolgere"]: (Row("502.9g", keywords.once),),
}

REPLACES = "419.1"
INSTEAD = Row(REPLACES, replacing.instead, mistake=NOTHING_IS_REPLACED)
INSTEAD_OF_DAMAGE = Row(REPLACES, replacing.instead, only_with=replacing.ANY_EFFECT, mistake=NOTHING_IS_REPLACED)

AMENDS = {
    **dict.fromkeys(applicable.REPLACED, (INSTEAD,)),
    "damage": (
        Row(PROTECTION, keywords.no_damage, mistake=DAMAGES_THE_PROTECTED),
        INSTEAD_OF_DAMAGE,
        Row("419.7b", prevention.by_points, mistake=NOTHING_IS_PREVENTED),
    ),
    "destroy": (
        Row(REGENERATE, prevention.regeneration, mistake=NOTHING_REGENERATES),
        INSTEAD_OF_DAMAGE,
    ),
}

TRIGGERS_NOTICED = Row(TRIGGERED, triggers.notice)
STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)

WATCHES = {
    **dict.fromkeys(trigger_events.WATCHED, (TRIGGERS_NOTICED,)),
    **dict.fromkeys(("effect", "end effects", "counters", "attach"), (STATES_NOTICED,)),
    **dict.fromkeys(
        ("move", "destroy", "land", "announce", "create", "vanish", "draw", "life", "damage", "tap", "untap"),
        (TRIGGERS_NOTICED, STATES_NOTICED),
    ),
    "step": (
        Row("410.1", triggers.notice, also=(TRIGGERED,)),
        Row("glossario/eco", upkeep.echo, mistake=ECHO_IS_NOT_PAID),
        Row(
            "glossario/mantenimento-cumulativo",
            upkeep.cumulative_upkeep,
            mistake=CUMULATIVE_UPKEEP_IS_NOT_PAID,
        ),
    ),
    "turn": (Row("glossario/inizio-del-turno", triggers.notice, also=(TRIGGERED,)),),
    "blocks": (
        Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),
        Row(FLANKING, keywords.flank, mistake=FLANKING_DOES_NOTHING),
    ),
    "becomes blocked": (
        Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),
        Row("glossario/furia", keywords.rampage, mistake=RAMPAGE_DOES_NOTHING),
    ),
    "becomes unblocked": (Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),),
    "over": (Row(ENDS_AT_ONCE, ending.at_once),),
}

READS = {
    "effects": (
        Row(LASTS, continuous.of_spells, mistake=A_SPELL_IS_OVER),
        Row("408.2b", continuous.of_permanents, also=("405.1",), mistake=STATICS_DO_NOTHING),
    ),
    "after": (Row(FIRST_NUMBERS, continuous.counters, mistake=COUNTERS_DO_NOTHING),),
}

STATES = {
    "all": (
        Row("420.5a", states.no_life, also=("102.1",), mistake=LIVES_WITHOUT_LIFE),
        Row("420.5b", states.no_toughness, mistake=LIVES_WITHOUT_TOUGHNESS),
        Row("420.5c", states.lethal_damage, mistake=LIVES_THOUGH_DAMAGED),
        Row("420.5d", states.homeless, also=("214.8e",), mistake=ENCHANTS_NOTHING),
        Row("420.5e", states.legends, also=("215.1",), mistake="tiene in gioco due Leggende con lo stesso nome"),
        Row("420.5f", states.tokens_elsewhere, also=("216.3",), mistake=TOKENS_STAY),
        Row("glossario/incanta-mondo", states.worlds, mistake="tiene in gioco due incantesimi mondo"),
    ),
}

VALUES = {
    "reading": characteristics.READING,
    "read by the way": characteristics.BY_THE_WAY,
    "at odds": AT_ODDS,
    "holds": held.holds,
    "at once": one_shot.AT_ONCE,
    # Keywords that these rules name and do not tell how to play: a case that hangs on them cannot be decided here.
    "undecided": {"branco": "glossario/branco-branco-con-altri", "fase": "glossario/fase-abilita"},
    # Keywords of which plays speak that these rules share with later ones: none of their rules names them.
    "later keywords": frozenset(
        {
            "avvizzire", "carica d’avvio", "conferire", "disturbare", "doppio attacco", "flashback", "fuga",
            "indistruttibile", "infettare", "legame vitale", "rievocare", "saltare pagina", "tocco letale", "tossico",
            "vanto",
        }
    ),
    "life": 20,
    "hand size": 7,
    "opening hand": 7,
    # Kinds of events after which nothing can need putting right.
    "quiet": frozenset(
        {
            "priority", "pass", "leave", "phase", "step", "note", "choose", "played", "resolves", "announce", "stack",
            "combat", "attacks", "blocks", "becomes blocked", "becomes unblocked", "assigned", "declined", "mana",
            "spend", "unused", "target stays",
        }
    ),
}  # fmt: skip

SYSTEM = System(
    "classic",
    {
        "procedures": PROCEDURES,
        "checks": CHECKS,
        "words": WORDS,
        "rulings": RULINGS,
        "amends": AMENDS,
        "watches": WATCHES,
        "reads": READS,
        "states": STATES,
    },
    DEEDS,
    VALUES,
)


def system(name: str) -> System:
    """The edition; it has one name."""
    return SYSTEM
