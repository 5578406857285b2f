"""Magic Classic, the rules of the sixth and seventh edition: number beside play, in the order of the rulebook.

Numbers that stand in several tables are named once, above them.
"""

from __future__ import annotations

from judgekit.magic.plays.board import summoning_sickness, zones
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    mana_abilities,
    other_costs,
    paying_mana,
    put_on_stack,
    timing,
    total_cost,
)
from judgekit.magic.plays.combat import combat, damage
from judgekit.magic.plays.events import DEEDS
from judgekit.magic.plays.keywords import evasion, from_hand, keywords, upkeep
from judgekit.magic.plays.layers import characteristics, continuous, printed
from judgekit.magic.plays.replacement import applicable, as_enters, prevention, replacing, several_effects
from judgekit.magic.plays.resolving import altering, choices, exchanging, instructions, one_shot, perform, resolving
from judgekit.magic.plays.restrictions import cannot, table_wide
from judgekit.magic.plays.state_based import auras, states
from judgekit.magic.plays.text import aiming, evaluate, filters, qualities, shorthand
from judgekit.magic.plays.triggers import delayed, trigger_events, triggers
from judgekit.magic.plays.turn import acting, allowances, cleanup, ending, loops, priority, setup, turn, undoing
from judgekit.table.system import Row, System

ENDS_AT_ONCE = "102.3"
CARDS_FIRST = "103.1"
CONCEDING = "102.7"
DECK = "217.2a"
CONVERTED = "203.3"
LOCAL_OR_NOT = "214.8b"
LANDS = "214.9a"
BECOMES_BASIC = "214.9f"
GRAVEYARD = "217.4a"
GIVEN_TYPES = "214.2"
TYPES_CHANGE = "214.4"
STEP_ENDS = "300.2"
EFFECTS_END = "300.3"
MAIN_PHASES = "305.1"
WHO_ATTACKS = "308.1"
ATTACK_IS_LEGAL = "308.2"
WHO_BLOCKS = "309.1"
BLOCK_IS_LEGAL = "309.2"
ASSIGNING = "310.1"
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
PROTECTION = "502.7b"
SHADOW = "502.8b"
TRAMPLE = "502.9b"
BLOCKS_ONCE = "410.9a"
COMES_INTO_PLAY = "glossario/entrare-in-gioco"
CONTROL = "glossario/controllo-controllore"
COLOUR = "glossario/colore"
TAPPING = "glossario/tappare"
BUYBACK = "glossario/riscatto"

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
    "after drawing": (Row("102.2", zones.lose_for_drawing),),
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
        Row("307.1", turn.beginning_of_combat),
        Row(WHO_ATTACKS, combat.attackers_step),
        Row(WHO_BLOCKS, combat.blockers_step),
        Row(ASSIGNING, damage.damage_step),
        Row("311.1", turn.end_of_combat),
    ),
    "ending phase": (
        Row("313.1", turn.end_of_turn),
        Row("314.1", cleanup.cleanup),
    ),
    "cleanup": (
        Row("314.1a", cleanup.discard_to_limit),
        Row("314.1b", cleanup.wear_off),
        Row("314.1c", cleanup.priority_if_needed),
    ),
    "end of step": (Row(EFFECTS_END, cleanup.effects_and_combat_end, when=cleanup.anything_lasts),),
    "end of phase": (
        Row(EFFECTS_END, cleanup.effects_and_combat_end, when=cleanup.anything_lasts),
        Row("300.4", cleanup.mana_empties),
    ),
    # --- 308-310: combat
    "attack": (
        Row(ATTACK_IS_LEGAL, combat.legal_attack),
        Row("308.5", combat.become_attackers),
    ),
    "undo attack": (Row("308.3", undoing.take_back),),
    "after attack": (Row("308.6", priority.window),),
    "block": (
        Row(BLOCK_IS_LEGAL, combat.legal_block),
        Row("309.3", combat.become_blocked),
    ),
    "after block": (Row("309.5", priority.window),),
    "combat damage": (
        Row(ASSIGNING, damage.announce),
        Row(ON_THE_STACK, damage.put_on_stack, also=("408.1g",)),
        Row(DAMAGE_IS_DEALT, damage.deal_now),
    ),
    "after damage": (Row(ON_THE_STACK, priority.window),),
    "deal": (Row(DAMAGE_IS_DEALT, damage.deal_as_assigned),),
    # --- 408: priority
    "priority": (Row(BY_PRIORITY, priority.window),),
    "before priority": (
        Row(LASTS, continuous.last_as_said, when=continuous.may_end),
        Row(NEW, summoning_sickness.control_changes, when=summoning_sickness.may_change_hands),
        Row("306.2", combat.those_who_leave, when=combat.is_on),
        PUT_RIGHT,
        Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
        Row("408.1f", put_on_stack.put_on_stack, also=("404.2",), when=put_on_stack.are_waiting),
        Row("102.6", loops.endless, also=(MANDATORY_LOOP,), when=loops.is_suspicious),
        Row(MANDATORY_LOOP, loops.growing, when=loops.has_gone_on),
    ),
    "states": (PUT_RIGHT,),
    "pass": (Row(BY_PRIORITY, priority.hand_over),),
    "all passed": (
        Row(TOP_RESOLVES, priority.resolve_top, also=("217.6c",)),
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
        Row(PUT_TRIGGER, put_on_stack.choose_targets),
        Row(PUT_TRIGGER, announcing.divide),
    ),
    "without a choice": (Row("410.4", put_on_stack.take_off),),
    # --- 409: playing spells and abilities
    "cast": (Row(PLAYING, casting.cast),),
    "activate": (Row(PLAYING, casting.activate),),
    "play a land": (Row(LANDS, casting.play_land),),
    "announce spell": (Row(ANNOUNCED, announcing.announce_spell, also=(IS_A_SPELL, BECOMES_A_SPELL)),),
    "announce ability": (
        Row(ANNOUNCED, announcing.announce_ability, also=(IS_A_SPELL, BECOMES_A_SPELL)),
        Row(PLAYING, announcing.as_for_a_spell),
    ),
    "announcing": (
        Row(CHOICES, announcing.choose_modes),
        Row(CHOICES, total_cost.choose_costs),
        Row(CHOICES, announcing.choose_x),
        Row(TARGETS, announcing.choose_targets, also=("214.8c",)),
        Row("409.2d", announcing.distinct_targets),
        Row("409.2e", announcing.divide),
        Row(PAYING, total_cost.work_out),
        Row(PAYING, total_cost.make_mana),
        Row(PAYING, total_cost.pay_all),
        Row(PLAYING, announcing.has_been_played),
    ),
    "pay": (Row(PAYING, other_costs.pay_other),),
    "activate mana": (Row("408.2e", mana_abilities.activate, also=("406.1e", ACTIVATED_MANA)),),
    "triggered mana": (Row(TRIGGERED_MANA, put_on_stack.resolve_at_once, also=("406.1d",)),),
    # --- 413, 414: resolving
    "resolve": (Row(ONE_ACTION, resolving.resolve),),
    "resolution": (
        Row(CONDITION, resolving.recheck_condition),
        Row(RECHECKED, resolving.recheck_targets),
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
    "undo": (Row(UNDONE, undoing.take_back),),
}

CHECKS = {
    "choose": (
        Row("212.1", printed.one_of_six),
        Row("214.7a", printed.one_new_word),
        Row(COLOUR, altering.one_of_five),
    ),
    "play": (
        Row(WITH_PRIORITY, timing.with_priority),
        Row(WITH_PRIORITY, timing.slow_ones_when_nothing_waits),
        Row("305.3", timing.slow_ones_in_main),
    ),
    "cast": (
        Row(LANDS, timing.lands_are_no_spells),
        Row(CARDS_FIRST, allowances.when_its_text_says),
        Row(CARDS_FIRST, table_wide.not_forbidden),
    ),
    "play a land": (
        Row("305.4", timing.land_in_main),
        Row(CARDS_FIRST, cannot.no_lands),
        Row("408.2d", timing.land_when_nothing_waits),
        Row("214.9b", timing.one_land_a_turn),
    ),
    "cast from there": (Row(ANNOUNCED, timing.from_hand, also=(IS_A_SPELL, BECOMES_A_SPELL)),),
    "activate": (Row(WITH_PRIORITY, timing.with_priority),),
    "begin to activate": (Row(PLAYING, casting.may_begin),),
    "play ability": (
        Row(CARDS_FIRST, table_wide.lies_idle),
        Row("408.1h", timing.statics_are_not_played),
        Row("403.2", timing.controller_only),
        Row("403.1", timing.in_its_zone),
        Row("409.2", timing.borrowed_timing),
        Row("403.3", timing.within_its_limits),
    ),
    "tap for a cost": (
        Row(TAPPING, summoning_sickness.not_tapped_twice),
        Row(NEW, summoning_sickness.in_control_since_turn_began),
    ),
    "concede": (Row(CONCEDING, timing.any_time),),
    "target": (
        Row(PROTECTION, keywords.no_target),
        Row("310.3", damage.damage_is_no_target),
        Row(TARGETS, filters.may_not_be_one),
        Row(TARGETS, auras.only_on),
    ),
    "attack in time": (Row(WHO_ATTACKS, combat.out_of_turn),),
    "attack": (Row(WHO_ATTACKS, combat.may_attack),),
    "attack that": (Row(WHO_ATTACKS, combat.no_permanents),),
    "attack together": (Row(WHOLE_DECLARATION, combat.whole_attack),),
    "block in time": (Row(WHO_BLOCKS, combat.out_of_defence),),
    "block at all": (Row(WHO_BLOCKS, combat.may_block),),
    "block": (
        Row(BLOCK_IS_LEGAL, combat.evasion),
        Row(BLOCK_IS_LEGAL, combat.own_limits),
    ),
    "block together": (Row(WHOLE_DECLARATION, combat.whole_block),),
    "division": (Row(ASSIGNING, damage.adds_up),),
    "assignment": (
        Row(TRAMPLE, keywords.lethal_first),
        Row(CARDS_FIRST, damage.all_of_it_past_blockers),
    ),
}

WORDS = {
    ("be blocked", keywords.FLYING): (Row(FLYING, keywords.only_by_flyers),),
    ("be blocked", keywords.LANDWALK): (Row(LANDWALK, keywords.not_with_such_a_land),),
    ("be blocked", evasion.FEAR): (Row(CARDS_FIRST, evasion.only_by_artifacts_or_black),),
    ("be blocked", keywords.PROTECTION): (Row(PROTECTION, keywords.no_block),),
    ("be blocked", keywords.UNBLOCKABLE): (Row("glossario/imbloccabile", keywords.by_nobody),),
    ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows),),
    ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows),),
    ("tap to attack", keywords.VIGILANCE): (Row(CARDS_FIRST, combat.always),),
    ("new", keywords.HASTE): (Row(HASTE, keywords.not_new),),
    ("new to tap", keywords.HASTE): (Row(HASTE, keywords.not_new),),
}

RULINGS = {
    # --- 101-103: the game
    "skips the draw step": (Row("101.4", turn.first_player_skips),),
    "outcome": (
        Row("102.4", ending.all_lose),
        Row("102.5", ending.losing_wins_over_winning),
    ),
    "is kept out": (Row(CARDS_FIRST, table_wide.kept_out),),
    "cannot be put into play": (Row(CARDS_FIRST, table_wide.kept_out),),
    "a text makes somebody win": (Row(ENDS_AT_ONCE, ending.as_it_says),),
    "a text makes somebody lose": (Row(ENDS_AT_ONCE, ending.as_it_says),),
    "multicoloured": (Row(COLOUR, qualities.of_several_colours),),
    "colourless": (Row(COLOUR, qualities.of_no_colour),),
    "whoever loses leaves": (Row(ENDS_AT_ONCE, ending.leaves),),
    "the last one there": (Row(ENDS_AT_ONCE, ending.has_won),),
    "what is forbidden comes first": (Row(CARDS_FIRST, cannot.it_does),),
    "the rest is done": (Row(CARDS_FIRST, instructions.the_rest_is_done),),
    "never has": (Row(CARDS_FIRST, allowances.card_skips),),
    "more lands": (Row(CARDS_FIRST, continuous.card_allows),),
    "table rules": (Row(WHOLE_DECLARATION, continuous.table_rules),),
    "cost to attack": (Row(ATTACK_IS_LEGAL, continuous.cost_of("cost to attack")),),
    "cost to block": (Row(BLOCK_IS_LEGAL, continuous.cost_of("cost to block")),),
    # --- 200-216, 401, 402: what things are
    "a token is a card": (Row("216.2", printed.no_cards, also=("200.1",)),),
    "its own name means": (Row("202.2", printed.this_one_alone),),
    "a land is never cast": (Row(LANDS, timing.never_cast),),
    "name of a card": (Row("202.3", printed.english_name),),
    "mana that symbols ask for": (Row("203.1", printed.as_its_symbols_say),),
    "colours": (
        Row("203.2", printed.of_the_symbols),
        Row("214.6a", printed.artifacts_have_none),
    ),
    "converted cost": (
        Row(CONVERTED, printed.all_of_it),
        Row(CONVERTED, printed.zero_without_a_cost),
    ),
    "additional cost counts": (Row("203.4", printed.not_what_is_added),),
    "of a set": (Row("206.3", printed.by_its_symbol),),
    "text aside counts": (Row("207.2", printed.has_no_force),),
    "subtypes": (Row("212.2", printed.on_the_type_line),),
    "types of a spell": (Row("213.2", printed.types_of_its_card, also=("401.2",)),),
    "is a permanent": (Row("214.1", printed.cards_and_tokens),),
    "types of a token": (Row(GIVEN_TYPES, printed.types_it_was_given),),
    "subtypes of a token": (
        Row(GIVEN_TYPES, printed.kinds_it_was_given),
        Row("216.1", printed.as_it_is_called),
    ),
    "a permanent is a spell": (Row("214.3", printed.permanents_by_now),),
    "types that stay": (
        Row(TYPES_CHANGE, printed.none_stays),
        Row(TYPES_CHANGE, printed.stay_as_said),
    ),
    "types of an artifact creature": (Row("214.6b", printed.has_both_types),),
    "forms of a kind": (Row("214.7b", printed.plural_and_feminine),),
    "legendary is a kind": (Row("215.2", printed.legendary_is_none),),
    "it says what it is": (Row("402.3", printed.no_ability),),
    "costs are abilities": (Row("402.4", printed.no_ability_either),),
    "an ability is a spell": (Row("402.5", printed.no_spells),),
    "zone of an ability": (Row("402.9", printed.where_it_says),),
    # --- 214.9: lands
    "total cost": (Row(PAYING, mana_abilities.total),),
    "costs beside the mana cost": (Row(PAYING, total_cost.beside),),
    "added costs are optional": (Row(PAYING, total_cost.as_they_like),),
    "paid instead of the mana cost": (Row(PAYING, total_cost.in_its_place),),
    "its mana cost stays": (Row(PAYING, total_cost.stays_printed),),
    "a mana payment lets make mana": (Row(PAYING, paying_mana.may_make_it),),
    "what is paid is gone": (Row(PAY, paying_mana.it_is_gone),),
    "life that is paid is lost": (Row(PAY, other_costs.it_is_lost),),
    "land is basic": (
        Row("214.9d", mana_abilities.the_five_are_basic, also=("214.9c",)),
        Row(BECOMES_BASIC, mana_abilities.what_becomes_basic),
        Row("214.9g", mana_abilities.no_other_is),
    ),
    "mana of a land": (
        Row("214.9e", mana_abilities.of_basic_type),
        Row("214.9h", mana_abilities.none_of_itself),
    ),
    "abilities of a new basic land": (Row(BECOMES_BASIC, mana_abilities.only_its_own),),
    # --- 217: zones
    "shared zone": (Row("217.1", zones.shared),),
    "maximum hand size": (
        Row("217.3b", zones.limit_of_seven),
        Row(CARDS_FIRST, zones.no_limit),
    ),
    "zone of": (Row(GRAVEYARD, zones.owners_graveyard),),
    "zone meant": (Row("217.5b", filters.only_permanents, also=("416.2",)),),
    "new object": (Row("217.5c", zones.new_object),),
    "no status outside play": (Row("217.5d", zones.neither_tapped_nor_untapped),),
    "place on the stack": (Row("217.6a", zones.on_top, also=("408.1e",)),),
    "colour of an ability": (Row("217.6b", announcing.colour_of_source),),
    "what is in exile is seen": (Row("217.7b", zones.face_up),),
    "removed from the game": (Row("217.7a", zones.removed),),
    # --- 302-310: the turn and combat
    "untap without priority": (Row("302.2", turn.no_priority),),
    "nobody attacks": (Row("308.4", combat.nobody_attacks),),
    "stays blocked": (Row("309.4", combat.stays_blocked),),
    "damage it assigns": (Row("310.1a", damage.as_much_as_power, also=("208.1",)),),
    "recipients": (
        Row("310.1b", damage.unblocked_to_player),
        Row("310.1c", damage.blocked_to_blockers),
        Row("310.1d", damage.blocker_to_blocked),
        Row(CARDS_FIRST, damage.past_blockers),
        Row(TRAMPLE, keywords.spills),
        Row("502.9c", keywords.all_of_it_through),
    ),
    # --- 402, 406: abilities
    "stands by itself": (Row("402.6", resolving.by_itself),),
    "each copy works": (Row(EACH_COPY, triggers.every_copy),),
    "copies of eco that work": (Row(EACH_COPY, shorthand.each),),
    "copies of mantenimento cumulativo that work": (Row(EACH_COPY, shorthand.each),),
    "all that a spell acts on is a target": (Row("glossario/bersaglio", aiming.only_what_is_called_so),),
    "mana abilities are like others": (Row(ACTIVATED_MANA, mana_abilities.as_other_abilities),),
    "triggered for mana": (Row(TRIGGERED_MANA, mana_abilities.adds_to_what_was_tapped),),
    "with a target for mana": (Row(MANA_ABILITY, mana_abilities.never_with_a_target),),
    "mana and more": (Row(MANA_ABILITY, mana_abilities.and_more),),
    "mana spells wait": (Row("406.1b", casting.as_all_spells),),
    "no mana now": (Row("406.1c", mana_abilities.even_none),),
    "whose ability a spell set up": (Row(SET_UP, delayed.whose_it_was),),
    "whose ability an ability set up": (Row(SET_UP, delayed.whose_it_was),),
    "is done later": (Row(SET_UP, delayed.is_done_later, also=("417.2",)),),
    "only what happens from now on": (Row(FROM_NOW_ON, delayed.from_now_on),),
    "the end of a turn backs up": (Row(FROM_NOW_ON, delayed.from_now_on),),
    "the latest turn comes first": (Row(TURNS, allowances.latest_first),),
    "what has changed is meant still": (Row("406.2c", resolving.meant_still),),
    # --- 408-414: priority, playing, resolving
    "by itself": (Row("408.1b", put_on_stack.by_itself),),
    "local enchantment": (Row("214.8a", auras.is_local),),
    "what it wants to enchant": (Row(LOCAL_OR_NOT, announcing.what_it_may_enchant),),
    "an enchantment of no one thing": (Row(LOCAL_OR_NOT, announcing.what_it_may_enchant),),
    "enters attached": (Row("214.8d", auras.attached_at_once),),
    "may enchant itself": (Row("214.8f", auras.never_itself),),
    "whose is what an enchantment grants": (Row("214.8i", timing.of_the_host),),
    "what is enchanted": (Row("214.8g", continuous.enchanted),),
    "enchants untargeted": (Row("214.8h", continuous.without_target),),
    "a drawback is an ability": (Row("402.2", continuous.drawbacks_too),),
    "what it is made to be is no ability": (Row("407.2", continuous.no_ability),),
    "changes what it is on now": (Row("412.2", continuous.follows),),
    "changed as it enters": (Row("418.2", continuous.as_it_enters, also=("410.10b",)),),
    "more than there is": (Row("416.3", evaluate.as_much_as_possible),),
    "happens once": (Row("417.1", perform.only_once),),
    "nothing between turns": (Row(STEP_ENDS, turn.nothing_in_between),),
    "settled once for all": (Row("418.3b", continuous.fixed_for_good),),
    "worked out once": (Row("418.3c", continuous.counted_once),),
    "over before it begins": (Row("418.3d", continuous.over_before),),
    "not fixed on any": (Row("418.4a", continuous.never_fixed),),
    "ends with its permanent": (Row("418.4b", continuous.end_with_source, also=("412.1",)),),
    "the next effect": (Row("418.5c", continuous.by_age, also=("418.5d", "407.1")),),
    "one effect depends on another": (Row("418.5b", continuous.depends),),
    "abilities work in play": (Row("402.8", keywords.only_in_play),),
    "every copy is lost": (Row("407.3", continuous.all_copies),),
    "whose triggers first": (Row("410.3", put_on_stack.active_player_first),),
    "may is a mode": (Row("410.5", put_on_stack.as_a_mode),),
    "condition is part of the event": (Row(CONDITION, triggers.condition_too),),
    "condition is looked at again": (Row(CONDITION, resolving.looked_at_again),),
    "blocking is one event": (Row(BLOCKS_ONCE, trigger_events.once_a_combat),),
    "to become blocked is one event": (Row(BLOCKS_ONCE, trigger_events.once_a_combat),),
    "each one blocked triggers": (Row("410.9b", trigger_events.each_attacker),),
    "each blocker triggers": (Row("410.9c", trigger_events.each_blocker),),
    "finds it no more": (Row("410.10", evaluate.no_more),),
    "newcomers look too": (Row("410.10a", trigger_events.newcomers_too),),
    "finds what it became": (Row(LOOKS_BACK, one_shot.found_again),),
    "looks in one zone": (Row("410.10c", evaluate.first_zone_only),),
    "mana when it is asked for": (Row("411.2", paying_mana.whenever_asked_for),),
    "triggers each time": (Row("410.6", triggers.every_time),),
    "leaving looks back": (Row(LOOKS_BACK, triggers.look_back),),
    "what has moved on is lost": (Row("406.2d", one_shot.lost),),
    "what waits may be altered": (Row("415.1", altering.also_what_waits),),
    "a new target": (Row("415.2", altering.a_legal_one),),
    "modes of a new target": (Row("415.2a", altering.mode_stays),),
    "you are a target": (Row("415.2b", altering.you_are_none),),
    "what was chosen for the spell": (Row(CHOICES, as_enters.as_chosen_for_the_spell),),
    "it stays changed": (Row("415.3", resolving.stays_changed),),
    "has triggered already": (Row("410.8b", triggers.once_until_resolved),),
    "nothing in between": (Row(ONE_ACTION, resolving.nothing_in_between),),
    "impossible option": (Row("413.2c", choices.impossible),),
    "both choose": (Row(BOTH_CHOOSE, evaluate.active_player_first),),
    "all act together": (Row(BOTH_CHOOSE, evaluate.at_one_moment),),
    "one action after another": (Row(BOTH_CHOOSE, instructions.all_do_one_thing_first),),
    "whose turn it is": (Row(BOTH_CHOOSE, evaluate.whose_turn_it_is),),
    acting.PLAYED: (Row(BY_PRIORITY, acting.goes_on),),
    acting.SPECIAL: (Row(BY_PRIORITY, acting.goes_on),),
    "priority after a resolution": (Row(BY_PRIORITY, acting.the_active_player),),
    "mana while resolving": (Row("413.2e", choices.mana_may_be_made),),
    "information": (Row(AS_IT_IS, evaluate.as_it_is_now),),
    "last known information": (Row(AS_IT_IS, evaluate.as_last_seen),),
    "last known controller": (Row(AS_IT_IS, evaluate.who_had_it),),
    "only the quality named": (Row("413.2g", qualities.quality_alone),),
    "no refund": (Row("414.2", resolving.no_refund),),
    "amount": (Row(AS_WRITTEN, evaluate.quantity),),
    "condition": (Row(AS_WRITTEN, evaluate.condition),),
    # --- 419: replacement and prevention
    "acts on what came later": (Row("419.2", prevention.as_it_happens),),
    "lasts until it is used": (Row("419.3", prevention.until_used),),
    "acts on what is to come": (Row("419.4", prevention.to_come),),
    "what is replaced is noticed": (Row("419.5", several_effects.never_happened, also=("410.7",)),),
    "acts again on one event": (Row("419.6a", several_effects.once_an_event),),
    "a shield follows the spell": (Row(SOURCES, prevention.follow_the_spell),),
    "where a source may be": (Row(SOURCES, prevention.anywhere),),
    "who orders effects": (Row("419.8a", several_effects.by_whom_it_befalls),),
    "acts on what another has changed": (Row("419.8b", several_effects.they_combine),),
    "who ends a circle": (Row("419.8c", several_effects.by_whom_it_strikes),),
    # --- 420, 422
    "what is put right": (Row("420.1", states.what_is_listed),),
    "for whom it is put right": (Row("420.2", states.for_everybody),),
    "put right at one moment": (Row(SETTLES, states.at_one_moment),),
    "one result once": (Row(SETTLES, states.once),),
    "states wait": (Row("420.4", states.wait),),
    "acts again": (Row("422.2", undoing.act_again),),
    # --- the glossary: what no numbered rule tells
    "whose opponents": (Row("glossario/avversario", evaluate.the_controller),),
    "you": (Row("glossario/tu-tua", evaluate.the_controller),),
    "abilities of words": (Row("glossario/ciclo", from_hand.cycling),),
    "mana on top of another cost": (Row("glossario/costo-alternativo", mana_abilities.total),),
    "mana cost of what has none": (Row("glossario/costo-di-mana", upkeep.no_mana),),
    "star toughness": (Row("glossario/costituzione", evaluate.nothing_out_of_play),),
    "star power": (Row("glossario/forza", evaluate.nothing_out_of_play),),
    "losing life is damage": (Row("glossario/danno", one_shot.no_damage),),
    "an effect blocks": (Row("glossario/creatura-bloccata", allowances.by_effect),),
    "unblocked after the blocks": (Row("glossario/creatura-non-bloccata", filters.once_blocks_are_known),),
    "only a change is one": (Row("glossario/diventa-viene", one_shot.only_by_a_change),),
    "during a step is as it begins": (
        Row("glossario/durante", trigger_events.as_it_begins, also=("glossario/abilita-fase",)),
    ),
    "summons are no artifacts": (Row("glossario/evocare", filters.no_artifacts),),
    "snow stays": (Row("glossario/innevata", continuous.snow_stays),),
    "taken is not entering": (Row(COMES_INTO_PLAY, trigger_events.not_by_changing),),
    "enters untapped": (Row(COMES_INTO_PLAY, zones.enters_untapped),),
    "under whose control it enters": (Row(COMES_INTO_PLAY, one_shot.by_whom_it_is_put),),
    "stays tapped": (Row(TAPPING, summoning_sickness.stays_as_it_is),),
    "always one or the other": (Row(TAPPING, filters.one_or_the_other),),
    "colours that stay": (Row(COLOUR, printed.replaced),),
    "whose a spell is": (Row(CONTROL, filters.who_put_it_there),),
    "whose a card elsewhere is": (Row(CONTROL, filters.nobodys),),
    "whose an ability is": (Row(CONTROL, announcing.of_whom_it_came),),
    "owner": (Row("glossario/proprietario", zones.who_began_with_it),),
    "only whole numbers": (Row(AS_WRITTEN, evaluate.rounded),),
    "less than nothing": (Row(AS_WRITTEN, evaluate.not_below_zero),),
    "to succeed is to be played": (Row("glossario/lanciare-con-successo", trigger_events.by_being_played),),
    "Walls stay": (Row("glossario/muro", combat.walls_stay),),
    "only a draw is one": (Row("glossario/pescare", trigger_events.only_from_drawing),),
    "costs that may be added": (Row(BUYBACK, from_hand.buyback),),
    "where it goes": (Row(BUYBACK, from_hand.back_to_hand),),
    "sacrifices what others control": (Row("glossario/sacrificio", one_shot.only_ones_own),),
    "skips add up": (Row("glossario/saltare", allowances.one_each_time),),
    "shields fail where regeneration is forbidden": (Row(REGENERATE, prevention.forbidden),),
    "exchange or nothing": (Row("glossario/scambiare", exchanging.all_or_nothing),),
    "what is buried may regenerate": (Row("glossario/seppellire", one_shot.for_good),),
    "may move": (Row("glossario/spostare", exchanging.both_ends),),
    "x off the stack": (Row(X, filters.nothing_off_the_stack),),
    "x on the stack": (Row(X, filters.as_chosen),),
    # --- 501, 502: abilities of creatures
    "evasion is looked at once": (Row("501.1", combat.always),),
    "evasion adds up": (Row("501.2", combat.always),),
    "limits are looked at once": (Row("501.3", combat.always),),
    "damage steps": (Row(FIRST_STRIKE, keywords.strike_first),),
    "strikes now": (
        Row(FIRST_STRIKE, keywords.in_their_step),
        Row("502.2c", keywords.who_has_not_struck),
    ),
    "copies of attacco improvviso": (Row("502.2d", keywords.once),),
    "waits on the stack": (Row("502.3a", keywords.as_a_trigger),),
    "each flanking triggers": (Row("502.3c", keywords.each_triggers),),
    "copies of volare": (Row("502.4c", keywords.once),),
    "copies of rapidità": (Row("502.5c", keywords.once),),
    "landwalks do not cancel": (Row("502.6c", combat.always),),
    "copies of passa-terre": (Row("502.6d", keywords.once),),
    "quality of protection": (Row("502.7a", keywords.any_quality),),
    "copies of protezione": (Row("502.7c", keywords.once),),
    "may be enchanted": (Row(PROTECTION, keywords.no_enchantment),),
    "copies of ombra": (Row("502.8c", keywords.once),),
    "trample works": (Row("502.9a", keywords.attackers_only),),
    "cannot be assigned damage": (Row("502.9d", keywords.no_damage_to_it),),
    "lethal to trample over": (Row("502.9e", keywords.toughness_alone),),
    "others count": (Row("502.9f", keywords.others_first),),
    "copies of travolgere": (Row("502.9g", keywords.once),),
}

INSTEAD = Row("419.1", replacing.instead)

AMENDS = {
    **dict.fromkeys(applicable.REPLACED, (INSTEAD,)),
    "damage": (
        Row(PROTECTION, keywords.no_damage),
        INSTEAD,
        Row("419.7b", prevention.by_points),
    ),
    "destroy": (
        Row(REGENERATE, prevention.regeneration),
        INSTEAD,
    ),
}

TRIGGERS_NOTICED = Row(TRIGGERED, triggers.notice)
STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)

WATCHES = {
    **dict.fromkeys(trigger_events.WATCHED, (TRIGGERS_NOTICED,)),
    **dict.fromkeys(("announce", "effect", "end effects", "counters", "attach"), (STATES_NOTICED,)),
    **dict.fromkeys(
        ("move", "destroy", "land", "create", "vanish", "draw", "life", "damage", "tap", "untap"),
        (TRIGGERS_NOTICED, STATES_NOTICED),
    ),
    "step": (
        Row("410.1", triggers.notice, also=(TRIGGERED,)),
        Row("glossario/eco", upkeep.echo),
        Row("glossario/mantenimento-cumulativo", upkeep.cumulative_upkeep),
    ),
    "turn": (Row("glossario/inizio-del-turno", triggers.notice, also=(TRIGGERED,)),),
    "blocks": (Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)), Row(FLANKING, keywords.flank)),
    "becomes blocked": (
        Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),
        Row("glossario/furia", keywords.rampage),
    ),
    "becomes unblocked": (Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),),
    "over": (Row(ENDS_AT_ONCE, ending.at_once),),
}

READS = {
    "effects": (
        Row(LASTS, continuous.of_spells),
        Row("408.2b", continuous.of_permanents, also=("405.1",)),
    ),
    "after": (Row("214.5", continuous.counters),),
}

STATES = {
    "all": (
        Row("420.5a", states.no_life, also=("102.1",)),
        Row("420.5b", states.no_toughness),
        Row("420.5c", states.lethal_damage),
        Row("420.5d", states.homeless, also=("214.8e",)),
        Row("420.5e", states.legends, also=("215.1",)),
        Row("420.5f", states.tokens_elsewhere, also=("216.3",)),
        Row("glossario/incanta-mondo", states.worlds),
    ),
}

VALUES = {
    "reading": characteristics.READING,
    "at once": one_shot.AT_ONCE,
    # Keywords that these rules name and do not tell how to play: a case that hangs on them cannot be decided here.
    "undecided": {"branco": "glossario/branco-branco-con-altri", "fase": "glossario/fase-abilita"},
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
