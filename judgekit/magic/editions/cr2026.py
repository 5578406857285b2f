"""Magic's comprehensive rules of January 2026: number beside play, in the order of the rulebook.

Numbers that stand in several tables are named once, above them.
"""

from __future__ import annotations

from judgekit.magic.plays.board import summoning_sickness, zones
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    half_symbols,
    lands,
    mana_abilities,
    other_costs,
    paying_mana,
    put_on_stack,
    spell_kinds,
    timing,
    total_cost,
)
from judgekit.magic.plays.combat import (
    attack_costs,
    attacking,
    combat,
    damage,
    damage_order,
    entering_combat,
    leaving_combat,
    requirements,
    striking,
)
from judgekit.magic.plays.events import DEEDS
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
    upkeep,
)
from judgekit.magic.plays.layers import characteristics, continuous, printed, timestamps
from judgekit.magic.plays.replacement import (
    applicable,
    as_enters,
    cannot_enter,
    damage_results,
    prevention,
    replacing,
    several_effects,
    simultaneous,
)
from judgekit.magic.plays.resolving import (
    altering,
    choices,
    counters,
    emblems,
    entering,
    exchanging,
    goading,
    instructions,
    keyword_actions,
    life,
    one_shot,
    perform,
    resolving,
    returning,
    tokens,
)
from judgekit.magic.plays.restrictions import cannot, table_wide
from judgekit.magic.plays.state_based import auras, battles, equipment, incompatible, planeswalkers, states
from judgekit.magic.plays.text import aiming, evaluate, filters, hidden_information, numbers, qualities, shorthand
from judgekit.magic.plays.triggers import delayed, remembering, trigger_events, triggers
from judgekit.magic.plays.turn import (
    acting,
    allowances,
    cleanup,
    ending,
    loops,
    phasing,
    priority,
    setup,
    turn,
    undoing,
)
from judgekit.table.system import Row, System

TOKENS_ARE_CALLED = "111.4"
LIFE_PAID = "119.4"
CARDS_FIRST = "101.1"
FORBIDDEN = "101.2"
IN_TURN_ORDER = "101.4"
MULLIGAN = "103.5"
ENDS_AT_ONCE = "104.1"
CONCEDING = "104.3a"
WHOSE_OPPONENTS = "109.5"
WHO_GOES_ON = "117.3c"
IS_A_PERMANENT = "110.1"
EACH_COPY = "113.2c"
OF_A_PERMANENT = "110.3"
ABILITIES_WORK_IN_PLAY = "113.6"
COLOUR_OF_AN_ABILITY = "113.7a"
LAND = "116.2a"
WITH_PRIORITY = "117.1"
SLOW = "117.1a"
BY_PRIORITY = "117.3d"
TOP_RESOLVES = "117.4"
WORKS_EVERYWHERE = "113.6a"
STAR = "208.2a"
SUBTYPES = "205.3a"
LAND_AND_MORE = "300.2a"
EQUIPMENT_COMES_OFF = "301.5c"
NEW = "302.6"
AURAS = "303.4"
AURA_WANTS_A_TARGET = "303.4a"
NO_AURA_ON_ITSELF = "303.4d"
LANDS_A_TURN = "305.2"
MANA_OF_LANDS = "305.6"
NEVER_CAST = "305.9"
HAS_A_PROTECTOR = "310.8"
OF_PLANESWALKERS = "306.5d"
STAYS_OUT = "400.4a"
TOP_CARD_REVEALED = "401.5"
HAND_LIMIT = "402.2"
INTO_GRAVEYARD = "404.1"
STEP_ENDS = "500.2"
BEGINNINGS = "500.6"
WITH_THEIR_STEP = "500.5"
COMBAT_ENDS = "500.5a"
MAIN_PHASES = "505.1"
COMBAT_STEPS = "506.1"
ENDING_STEPS = "512.1"
BEGINNING_STEPS = "501.1"
WHO_FIGHTS = "506.2"
ATTACKS = "508.1"
MAY_ATTACK = "508.1a"
ATTACK_RESTRICTED = "508.1c"
ATTACK_COST = "508.1h"
BLOCKS = "509.1"
BLOCK_RESTRICTED = "509.1b"
BLOCK_COST = "509.1d"
BLOCKED = "509.1h"
ASSIGNING = "510.1"
TWO_STEPS = "510.4"
CHOICES = "601.2b"
TARGETS = "601.2c"
TOTAL_COST = "601.2f"
ACTIVATING = "602.2"
MAY_BEGIN = "602.5"
ALLOWED = "601.3"
TRIGGERED_BY_EVENT = "603.2"
TRIGGERED = "603.3"
CONDITION = "603.4"
PUT_TRIGGER = "603.3d"
FROM_NOW_ON = "603.7a"
WHAT_HAS_CHANGED_IS_MEANT_STILL = "603.7c"
STATE_TRIGGERS = "603.8"
LOYALTY_ABILITY = "606.3"
NO_TARGETS_LEFT = "608.2b"
AS_WRITTEN = "608.2c"
LOOKS_BACK = "608.2i"
UNTIL_SOMETHING_LEAVES = "610.3"
AS_IT_IS = "608.2h"
SETTLED_ONCE_FOR_ALL = "611.2c"
NOT_FIXED_ON_ANY = "611.3a"
TRAMPLE = "702.19b"
FLANKING = "702.25a"
RAMPAGE = "702.23a"
BUSHIDO = "702.45a"
DOUBLE_STRIKE = "702.4b"
FLASHBACK = "702.34a"
ENTERS_ATTACKING = "508.4"
ENTERS_BLOCKING = "509.4"
OPTIONAL_COSTS = "508.1g"
PHASING = "702.26a"
OUT_OF_PHASE = "702.26b"
SHADOW = "702.28b"
CUMULATIVE_UPKEEP = "702.24a"
SPLIT_SECOND = "702.61a"
DECAYED = "702.147a"
RECONFIGURED = "702.151b"
DASH = "702.109a"
BOAST = "702.142a"
UNLEASH = "702.98a"
PUT_RIGHT_BY_ITSELF = "704.1"
TOKENS_CEASE = "704.5d"
TOUCHED_BY_DEATH = "704.5h"
ALL_MANDATORY = "731.4"
UNDONE = "732.1"

MAIN_PHASE = Row("505.6", turn.main_window, also=("505.2",))
COMES_BACK = Row(UNTIL_SOMETHING_LEAVES, returning.come_back, when=returning.is_due)
ENDS_AS_SAID = Row("611.2a", continuous.last_as_said, when=continuous.may_end)
PUT_RIGHT = Row("704.3", states.check, also=("117.2d", "117.5", "405.6f"), when=states.may_be_due)
MANA_VANISHES = Row(WITH_THEIR_STEP, cleanup.mana_vanishes, also=("106.4", "703.4q"), when=cleanup.any_mana)

# Keywords that are shorthand for other abilities: the rule that says for what, the rule of several copies.
SHORTHAND = {
    "egida": ("702.21a", EACH_COPY),
    "dissolvenza": ("702.32a", EACH_COPY),
    "modulare": ("702.43a", "702.43b"),
    "ninjutsu": ("702.49a", EACH_COPY),
    "sete di sangue": ("702.54a", "702.54c"),
    "innesto": ("702.58a", "702.58b"),
    "evanescenza": ("702.63a", "702.63c"),
    "persistere": ("702.79a", EACH_COPY),
    "divorare": ("702.82a", EACH_COPY),
    "annientatore": ("702.86a", "702.86b"),
    "grido di guerra": ("702.91a", "702.91b"),
    "arma vivente": ("702.92a", EACH_COPY),
    "immortale": ("702.93a", EACH_COPY),
    "scatenare": (UNLEASH, EACH_COPY),
    "evoluzione": ("702.100a", "702.100d"),
    "estorsione": ("702.101a", "702.101b"),
    "spodestare": ("702.105a", "702.105b"),
    "perdurare": ("702.107a", EACH_COPY),
    "prodezza": ("702.108a", "702.108b"),
    "sfruttare": ("702.110a", EACH_COPY),
    "rinomare": ("702.112a", "702.112c"),
    "mischia": ("702.121a", "702.121b"),
    "manovrare": ("702.122a", EACH_COPY),
    "fabbrica": ("702.123a", "702.123b"),
    "affliggere": ("702.130a", "702.130b"),
    "mentore": ("702.134a", "702.134b"),
    "aldilà": ("702.135a", "702.135b"),
    "tumulto": ("702.136a", "702.136b"),
    "decomposto": (DECAYED, EACH_COPY),
    "addestramento": ("702.149a", "702.149b"),
    "riconfigurare": ("702.151a", EACH_COPY),
    "arruolare": ("702.154a", "702.154d"),
    "assorbire": ("702.64a", "702.64c"),
    "per Mirrodin!": ("702.163a", EACH_COPY),
    "vanto": (BOAST, EACH_COPY),
}
STARS_COUNT = (
    Row(ABILITIES_WORK_IN_PLAY, evaluate.nothing_out_of_play),
    Row(STAR, evaluate.everywhere, also=(WORKS_EVERYWHERE,)),
)

PROCEDURES = {
    # --- 103, 104: the game
    "game": (
        Row("401.1", setup.decks_become_libraries, when=setup.begins),
        Row("103.1", setup.who_starts, when=setup.begins),
        Row("103.4", setup.life, when=setup.begins),
        Row(MULLIGAN, setup.hands, when=setup.begins),
        Row(MULLIGAN, setup.seven_again, when=setup.begins),
        Row("103.8", turn.take_turns),
    ),
    "outcome": (Row(ENDS_AT_ONCE, ending.conclude),),
    "concede": (Row(CONCEDING, casting.concede, also=("405.6g",)),),
    # --- 121, 400-406: drawing, zones
    "draw": (Row("121.1", zones.draw, also=("121.2", "402.1")),),
    "discard": (Row(INTO_GRAVEYARD, zones.discard),),
    "discard those": (Row(INTO_GRAVEYARD, zones.discard_those),),
    "order timestamps": (Row("613.7m", timestamps.by_each_player),),
    "order library": (Row("401.4", zones.order_library),),
    "order graveyard": (Row("404.3", zones.order_graveyard),),
    "shuffle": (Row("401.2", zones.shuffle),),
    # --- 500-514: the turn
    "phases": (Row("500.1", turn.in_order),),
    "phases of a turn": (
        Row(BEGINNING_STEPS, turn.beginning),
        Row(MAIN_PHASES, turn.first_main),
        Row(COMBAT_STEPS, turn.combat),
        Row(MAIN_PHASES, turn.second_main),
        Row(ENDING_STEPS, turn.ending),
    ),
    "beginning phase": (
        Row(BEGINNING_STEPS, turn.untap),
        Row("503.1", turn.upkeep),
        Row("504.2", turn.draw_by_itself),
    ),
    "before untapping": (Row("502.1", phasing.phase, also=("703.4a", PHASING), when=phasing.anything_phases),),
    "untapping": (Row("502.3", turn.untap_together, also=("703.4c",)),),
    "turn's draw": (Row("504.1", turn.turn_draw, also=("703.4d",)),),
    "first main phase": (MAIN_PHASE,),
    "second main phase": (MAIN_PHASE,),
    "combat phase": (
        Row("507.2", turn.beginning_of_combat),
        Row(ATTACKS, combat.attackers_step, also=("703.4i",)),
        Row(BLOCKS, combat.blockers_step, also=("703.4j",)),
        Row(ASSIGNING, damage.damage_step, also=("703.4k",)),
        Row("511.1", turn.end_of_combat),
    ),
    "ending phase": (
        Row("513.1", turn.end_of_turn),
        Row(ENDING_STEPS, cleanup.quiet_cleanup),
    ),
    "cleanup": (
        Row("514.1", cleanup.discard_to_limit, also=("703.4n",)),
        Row("514.2", cleanup.wear_off, also=("703.4p",)),
        Row("514.3a", cleanup.priority_if_needed),
    ),
    "as a step begins": (Row("500.4", cleanup.effects_until_then_end, when=cleanup.something_lasts),),
    "end of step": (
        Row(WITH_THEIR_STEP, cleanup.effects_end, when=cleanup.something_lasts),
        Row("511.3", cleanup.all_leave_combat, when=cleanup.combat_is_over),
        MANA_VANISHES,
    ),
    "end of phase": (
        Row(COMBAT_ENDS, cleanup.effects_end, when=cleanup.something_lasts),
        MANA_VANISHES,
    ),
    # --- 508-510: combat
    "attack": (
        Row(ATTACKS, attacking.declare_attack),
        Row("508.1e", bands.declare),
        Row("508.1f", attacking.tap_attackers),
        Row(OPTIONAL_COSTS, attack_costs.choose_offers, when=attack_costs.may_be_offered),
        Row(ATTACK_COST, attack_costs.worked_out("cost to attack"), when=attack_costs.may_cost),
        Row("508.1i", attack_costs.make_mana, when=attack_costs.mana_is_due),
        Row("508.1j", attack_costs.pay, when=attack_costs.is_due),
        Row("508.1k", attacking.come_to_attack),
    ),
    "undo attack": (Row(UNDONE, undoing.take_back),),
    "after attack": (Row("508.2", priority.window, also=("508.2b",)),),
    "block": (
        Row(BLOCKS, attacking.declare_block),
        Row(BLOCK_COST, attack_costs.worked_out("cost to block"), when=attack_costs.may_cost),
        Row("509.1e", attack_costs.make_mana, when=attack_costs.mana_is_due),
        Row("509.1f", attack_costs.pay, when=attack_costs.is_due),
        Row("509.1g", attacking.come_to_block),
        Row(BLOCKED, attacking.are_blocked_or_not),
    ),
    "after block": (Row("509.2", priority.window, also=("509.2a",)),),
    "combat damage": (
        Row(ASSIGNING, damage.announce),
        Row("510.2", damage.deal_now, also=("703.4m",)),
    ),
    "after damage": (Row("510.3", priority.window, also=("510.3a",)),),
    # --- 117: priority
    "priority": (Row("117.3a", priority.window),),
    "before priority": (
        ENDS_AS_SAID,
        Row(NEW, summoning_sickness.control_changes, when=summoning_sickness.may_change_hands),
        COMES_BACK,
        Row("506.4", leaving_combat.those_who_leave, also=("702.22f",), when=leaving_combat.is_on),
        PUT_RIGHT,
        COMES_BACK,
        ENDS_AS_SAID,
        Row(TOP_CARD_REVEALED, hidden_information.show_top, when=hidden_information.anybody_shows),
        Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
        Row(TRIGGERED, put_on_stack.put_on_stack, also=("117.2a",), when=put_on_stack.are_waiting),
        Row("104.4b", loops.endless, also=(ALL_MANDATORY,), when=loops.is_suspicious),
        Row(ALL_MANDATORY, loops.growing, when=loops.has_gone_on),
    ),
    "states": (PUT_RIGHT,),
    "pass": (Row(BY_PRIORITY, priority.hand_over),),
    "all passed": (
        Row(TOP_RESOLVES, priority.resolve_top, also=("405.5",)),
        Row(STEP_ENDS, priority.end_step),
    ),
    "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
    "move on": (Row(STEP_ENDS, priority.out_of_time),),
    "attack out of time": (Row(ATTACKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
    "block out of time": (Row(BLOCKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
    "order out of time": (Row(ASSIGNING, priority.out_of_time),),
    "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
    "put trigger": (Row(PUT_TRIGGER, put_on_stack.put),),
    "choices of a trigger": (
        Row("700.2b", put_on_stack.choose_modes),
        Row(PUT_TRIGGER, announcing.choose_x),
        Row(PUT_TRIGGER, put_on_stack.choose_targets),
        Row(PUT_TRIGGER, announcing.divide_to_each),
    ),
    # --- 601, 602: casting and activating
    "cast": (Row("601.2", casting.cast),),
    "activate": (Row(ACTIVATING, casting.activate),),
    "play a land": (Row(LAND, casting.play_land, also=("405.6d", "116.1")),),
    "announce spell": (Row("601.2a", announcing.announce_spell, also=("405.1",)),),
    "announce ability": (
        Row("602.2a", announcing.announce_ability),
        Row("602.2b", announcing.as_for_a_spell),
    ),
    "announcing": (
        Row("700.2a", announcing.choose_modes),
        Row(CHOICES, total_cost.choose_costs),
        Row("107.3a", announcing.choose_x),
        Row(CHOICES, half_symbols.announce),
        Row(TARGETS, announcing.choose_targets, also=("115.1",)),
        Row("115.3", announcing.distinct_for_each_word),
        Row("601.2d", announcing.divide_to_each),
        Row("601.2e", announcing.check_legality),
        Row(TOTAL_COST, total_cost.work_out),
        Row("601.2g", total_cost.make_mana),
        Row("601.2h", total_cost.pay_all),
        Row("601.2i", announcing.has_been_played),
    ),
    "pay loyalty": (Row("606.4", planeswalkers.pay_loyalty),),
    "pay": (Row("118.3", other_costs.pay_other, also=("118.1",)),),
    "activate mana": (Row("605.3b", mana_abilities.activate, also=("405.6c",)),),
    # --- 608: resolving
    "resolve": (Row("608.1", resolving.resolve),),
    "resolution": (
        Row("608.2a", resolving.recheck_condition),
        Row(NO_TARGETS_LEFT, resolving.recheck_targets_but_of_permanents),
        Row("608.3b", resolving.recheck_targets_of_permanents),
        Row(AS_WRITTEN, resolving.follow_instructions),
        Row("608.2n", resolving.leaves_the_stack),
        Row("608.3a", resolving.becomes_a_permanent, also=("608.3",)),
        Row("608.3c", resolving.becomes_attached),
    ),
    "do": (Row(AS_WRITTEN, perform.perform),),
    "stated effect": (Row(AS_WRITTEN, resolving.stated),),
    "exert": (Row("701.43a", goading.do_not_untap),),
    "goad": (Row("701.15a", goading.are_goaded),),
    "counter": (Row("701.6a", resolving.counter),),
    "fight": (Row("701.14a", keyword_actions.strike_each_other),),
    "scry": (Row("701.22a", keyword_actions.some_underneath),),
    "surveil": (Row("701.25a", keyword_actions.some_into_the_graveyard),),
    "explore": (Row("701.44a", keyword_actions.land_or_growth),),
    "proliferate": (Row("701.34a", keyword_actions.one_more_of_each),),
    "fizzle": (Row(NO_TARGETS_LEFT, resolving.leave_unresolved),),
    # --- 732: what was illegal
    "undo": (Row(UNDONE, undoing.take_back),),
    # --- as in every edition of the game
    "without a choice": (Row(PUT_TRIGGER, put_on_stack.take_off),),
    "triggered mana": (Row("605.4a", put_on_stack.resolve_at_once, also=("605.4",)),),
    "loop": (
        Row("731.3", loops.fragmented),
        Row("731.2a", loops.proposed, also=("731.1b",)),
        Row("731.2b", loops.shortened),
    ),
}

CHECKS = {
    "choose": (Row("105.4", altering.one_of_five), Row("205.3e", printed.one_subtype)),
    "play": (
        Row("301.1", spell_kinds.in_ones_main_phase("artifact"), also=(WITH_PRIORITY, SLOW)),
        Row("302.1", spell_kinds.in_ones_main_phase("creature"), also=(WITH_PRIORITY, SLOW, "505.6a")),
        Row("303.1", spell_kinds.in_ones_main_phase("enchantment"), also=(WITH_PRIORITY, SLOW)),
        Row("304.1", spell_kinds.with_priority, also=(WITH_PRIORITY, SLOW)),
        Row("306.1", spell_kinds.in_ones_main_phase("planeswalker"), also=(WITH_PRIORITY, SLOW)),
        Row("307.1", spell_kinds.in_ones_main_phase("sorcery"), also=(WITH_PRIORITY, SLOW)),
        Row("310.1", spell_kinds.in_ones_main_phase("battle"), also=(WITH_PRIORITY, SLOW)),
    ),
    "cast": (
        Row(SPLIT_SECOND, split_second.no_spell_nor_ability),
        Row(NEVER_CAST, timing.lands_are_no_spells, also=(LAND_AND_MORE,)),
        Row(CARDS_FIRST, allowances.when_its_text_says),
        Row(ALLOWED, table_wide.not_forbidden),
    ),
    "proposed": (Row("601.5", table_wide.still_allowed),),
    "play a land": (
        Row(LAND, lands.when_it_may, also=("305.1", "505.6b", "117.1c")),
        Row("305.3", lands.in_ones_own_turn),
        Row(FORBIDDEN, cannot.no_lands),
        Row(LANDS_A_TURN, lands.so_many_a_turn, also=("305.2a", "305.2b")),
    ),
    "cast from there": (Row(ALLOWED, timing.from_hand),),
    "activate": (Row(WITH_PRIORITY, timing.with_priority, also=("117.1b",)),),
    "begin to activate": (Row(MAY_BEGIN, casting.may_begin),),
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
    "tap for a cost": (
        Row("107.5", summoning_sickness.not_tapped_twice),
        Row(NEW, summoning_sickness.in_control_since_turn_began, also=("602.5a",)),
    ),
    "pay loyalty": (Row("606.6", planeswalkers.counters_for_it),),
    "concede": (Row(CONCEDING, timing.any_time),),
    "target": (
        Row("702.11b", protective.hexproof),
        Row("702.11c", protective.hexproof_player),
        Row("702.16b", keywords.no_target),
        Row("702.18a", protective.shroud),
        Row(TARGETS, filters.may_not_be_one),
        Row("115.5", filters.never_itself),
    ),
    "attack in time": (Row(WHO_FIGHTS, combat.out_of_turn),),
    "attack": (
        Row(MAY_ATTACK, combat.may_be_chosen, also=("302.5",)),
        Row(NEW, combat.theirs_since_turn_began, also=(MAY_ATTACK,)),
        Row(ATTACK_RESTRICTED, combat.kept_from_attacking),
    ),
    "band": (Row("702.22c", bands.are_members, also=("702.22d",)),),
    "attack that": (Row("508.1b", combat.what_may_be, also=("506.3",)),),
    "attack together": (
        Row(ATTACK_RESTRICTED, requirements.attack_restricted),
        Row("508.1d", requirements.attack_required),
    ),
    "block in time": (Row(WHO_FIGHTS, combat.out_of_defence),),
    "block at all": (
        Row("509.1a", combat.may_be_blocker),
        Row(BLOCK_RESTRICTED, combat.kept_from_blocking),
    ),
    "block": (
        Row(BLOCK_RESTRICTED, combat.evasion),
        Row(BLOCK_RESTRICTED, combat.own_limits),
    ),
    "block together": (
        Row(BLOCK_RESTRICTED, requirements.block_restricted),
        Row("509.1c", requirements.block_required),
    ),
    "pay life": (
        Row(LIFE_PAID, life.forbidden),
        Row(LIFE_PAID, life.as_much_as_there_is),
    ),
    "division": (Row("510.1e", damage.adds_up),),
    "assignment": (Row(TRAMPLE, damage_order.lethal_before_the_player),),
}

WORDS = {
    ("attack", evasion.DEFENDER): (Row("702.3b", evasion.never_attacks),),
    ("strikes again", striking.DOUBLE_STRIKE): (Row(DOUBLE_STRIKE, combat.always),),
    ("strikes early", striking.DOUBLE_STRIKE): (Row(DOUBLE_STRIKE, combat.always),),
    ("strikes early", keywords.FIRST_STRIKE): (Row("702.7b", combat.always),),
    ("be blocked", keywords.FLYING): (Row("702.9b", keywords.only_by_flyers),),
    ("new", keywords.HASTE): (Row("702.10b", keywords.not_new),),
    ("new to tap", keywords.HASTE): (Row("702.10c", keywords.not_new),),
    ("be blocked", evasion.INTIMIDATE): (Row("702.13b", evasion.only_by_artifacts_or_its_colours),),
    ("be blocked", keywords.LANDWALK): (Row("702.14c", keywords.not_with_such_a_land),),
    ("be blocked", keywords.PROTECTION): (Row("702.16f", keywords.no_block),),
    ("block flyers", evasion.REACH): (Row("702.17b", evasion.reaches),),
    ("tap to attack", keywords.VIGILANCE): (Row("702.20b", combat.always),),
    ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows),),
    ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows),),
    ("be blocked", evasion.FEAR): (Row("702.36b", evasion.only_by_artifacts_or_black),),
    ("blockers at least", evasion.MENACE): (Row("702.111b", evasion.by_two),),
    **{(shorthand.STANDS_FOR, word): (Row(told, shorthand.as_its_text),) for word, (told, _) in SHORTHAND.items()},
    ("cast at any time", spell_kinds.FLASH): (Row("702.8a", spell_kinds.as_an_instant),),
    ("block at all", shorthand.DECAYED): (Row(DECAYED, shorthand.no_block),),
    ("new", dash.DASH): (Row(DASH, dash.hastens),),
    ("new to tap", dash.DASH): (Row(DASH, dash.hastens),),
    ("block at all", shorthand.UNLEASH): (Row(UNLEASH, shorthand.no_block_while_it_has_one),),
    ("be blocked", evasion.SKULK): (Row("702.118b", evasion.not_by_stronger),),
}

RULINGS = {
    # --- 101-104
    "skips the draw step": (Row("103.8a", turn.first_player_skips),),
    "outcome": (
        Row("104.4a", ending.all_lose),
        Row("104.3f", ending.losing_wins_over_winning),
    ),
    "table rules": (Row(ATTACK_RESTRICTED, continuous.table_rules),),
    "cost to attack": (Row(ATTACK_COST, continuous.cost_of("cost to attack")),),
    "cost to block": (Row(BLOCK_COST, continuous.cost_of("cost to block")),),
    "what is forbidden comes first": (Row(FORBIDDEN, cannot.it_does),),
    "the rest is done": (Row("101.3", instructions.the_rest_is_done),),
    "both choose": (Row(IN_TURN_ORDER, evaluate.active_player_first),),
    "all act together": (Row("608.2f", evaluate.at_one_moment),),
    "whose turn it is": (Row("102.1", evaluate.whose_turn_it_is),),
    "a text makes somebody win": (Row("104.2b", ending.as_it_says),),
    "a text makes somebody lose": (Row("104.3e", ending.as_it_says),),
    "multicoloured": (Row("105.2b", qualities.of_several_colours),),
    "colourless": (Row("105.2c", qualities.of_no_colour),),
    "whoever loses leaves": (Row("104.5", ending.leaves),),
    "the last one there": (Row("104.2a", ending.has_won),),
    # --- 105-113: colours, numbers, whose things are, permanents, spells, abilities
    "colours that stay": (Row("105.3", printed.replaced),),
    "only whole numbers": (Row("107.1", evaluate.rounded, also=("107.1a",)),),
    "less than nothing": (Row("107.1b", evaluate.not_below_zero),),
    "owner": (Row("108.3", zones.who_began_with_it),),
    "whose a card elsewhere is": (Row("109.4", filters.nobodys, also=("108.4",)),),
    "under whose control it enters": (Row("110.2a", one_shot.by_whom_it_is_put),),
    "always one or the other": (Row("110.5", filters.one_or_the_other),),
    "enters untapped": (Row("110.5b", zones.enters_untapped),),
    "stays tapped": (Row("110.5c", summoning_sickness.stays_as_it_is),),
    "whose a spell is": (Row("112.2", filters.who_put_it_there),),
    "whose an ability is": (Row("113.8", announcing.of_whom_it_came, also=("109.4b",)),),
    "total cost": (Row("118.7", mana_abilities.total),),
    "a mana payment lets make mana": (Row("118.2", paying_mana.may_make_it),),
    "what is paid is gone": (Row("118.3a", paying_mana.it_is_gone),),
    "no mana cost can be paid": (Row("202.1b", total_cost.cannot_be_paid, also=("118.6",)),),
    "costs beside the mana cost": (Row("118.8", total_cost.beside),),
    "added costs are optional": (Row("118.8b", total_cost.as_they_like),),
    "paid instead of the mana cost": (Row("118.9", total_cost.in_its_place),),
    "several other costs": (Row("118.9a", total_cost.only_one),),
    "its mana cost stays": (Row("118.9c", total_cost.stays_printed),),
    # --- 201-209: the parts of a card
    "name of a card": (Row("201.2", printed.english_name, also=("201.2a",)),),
    "every kind of creature": (Row("702.73a", printed.every_kind),),
    "its own name means": (Row("201.5", printed.this_one_alone),),
    "mana that symbols ask for": (Row("202.1", printed.as_its_symbols_say, also=("202.1a",)),),
    "colours": (
        Row("202.2", printed.of_its_symbol, also=("105.2",)),
        Row("202.2b", printed.none_without_symbols),
        Row("202.2c", printed.of_each_symbol),
        Row("702.114a", printed.devoid),
    ),
    "converted cost": (
        Row("202.3", printed.all_of_it),
        Row("202.3a", printed.zero_without_a_cost),
    ),
    "any target": (Row("115.4", filters.what_can_be_damaged),),
    "choices may change it": (Row("601.3a", table_wide.as_it_may_become),),
    "x off the stack": (Row("107.3g", filters.nothing_off_the_stack),),
    "x on the stack": (Row("202.3e", filters.as_chosen),),
    "additional cost counts": (Row("202.4", printed.not_what_is_added, also=("118.8d",)),),
    "types that stay": (
        Row("205.1a", printed.none_stays),
        Row("205.1b", printed.stay_as_said_or_artifact),
    ),
    "subtypes": (Row(SUBTYPES, printed.on_the_type_line),),
    "subtypes of a token": (
        Row(SUBTYPES, printed.kinds_it_was_given),
        Row(TOKENS_ARE_CALLED, printed.as_it_is_called),
    ),
    "name of a token": (Row(TOKENS_ARE_CALLED, tokens.called_a_token),),
    "whose token": (Row("111.2", tokens.theirs),),
    "snow stays": (Row("205.4b", continuous.snow_stays),),
    "legendary is a kind": (Row("205.4a", printed.legendary_is_none),),
    "star toughness": STARS_COUNT,
    "star power": STARS_COUNT,
    "what is no creature has a size": (Row("208.3", numbers.only_creatures),),
    "missing size counts": (Row("208.5", numbers.as_zero),),
    # --- 300-302: the types, artifacts and Equipment
    "types of an artifact creature": (Row("300.2", printed.has_both_types, also=("205.2b",)),),
    "kindred follows its other type": (Row("300.2b", spell_kinds.other_type_alone),),
    "a resolved card goes to": (
        Row("301.2", spell_kinds.goes("artifact", "battlefield")),
        Row("302.2", spell_kinds.goes("creature", "battlefield")),
        Row("303.2", spell_kinds.goes("enchantment", "battlefield")),
        Row("304.2", spell_kinds.goes("instant", "graveyard")),
        Row("306.2", spell_kinds.goes("planeswalker", "battlefield")),
        Row("307.2", spell_kinds.goes("sorcery", "graveyard")),
        Row("310.2", spell_kinds.goes("battle", "battlefield")),
    ),
    "may equip": (
        Row("301.5", equipment.creatures_alone),
        Row(EQUIPMENT_COMES_OFF, equipment.no_creature_and_not_itself),
        Row("702.16d", keywords.no_equipment),
    ),
    "stops being a creature once attached": (Row(RECONFIGURED, equipment.no_creature_meanwhile),),
    "equipment may move": (Row("301.5b", equipment.only_where_it_may),),
    "enters where it may not be attached": (
        Row("301.5e", equipment.enters_unattached),
        Row("303.4i", equipment.aura_does_not_enter),
    ),
    "abilities of words": (
        Row("702.29a", from_hand.cycling),
        Row("702.6a", equipment.equip, also=("115.1e",)),
    ),
    # --- 303: enchantments and Auras
    "local enchantment": (Row(AURAS, auras.is_local),),
    "is kept out": (Row(CARDS_FIRST, table_wide.kept_out),),
    "cannot be put into play": (Row("608.3e", table_wide.kept_out),),
    "enters attached": (
        Row(AURAS, auras.attached_as_it_resolves),
        Row("303.4f", auras.attached_by_whoever_puts_it),
    ),
    "what it wants to enchant": (Row(AURA_WANTS_A_TARGET, announcing.what_it_may_enchant, also=("115.1b",)),),
    "enchants untargeted": (Row(AURA_WANTS_A_TARGET, continuous.without_target),),
    "what is enchanted": (Row("303.4b", continuous.enchanted, also=("301.5a",)),),
    "may enchant itself": (Row(NO_AURA_ON_ITSELF, auras.never_itself),),
    "a creature enchants": (Row(NO_AURA_ON_ITSELF, auras.no_creature_enchants),),
    "whose is what an enchantment grants": (Row("303.4e", timing.of_the_host, also=("301.5d",)),),
    "enters with nothing to enchant": (Row("303.4g", auras.stays_where_it_is),),
    "may move": (Row("303.4j", exchanging.both_ends),),
    # --- 304-307: instants, lands, planeswalkers, sorceries
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
    "supertypes of a planeswalker": (Row("306.4", planeswalkers.are_legendary),),
    "loyalty elsewhere": (Row("306.5a", numbers.printed_number),),
    "loyalty in play": (Row("306.5c", numbers.counters_on_it),),
    "may be attacked": (
        Row("306.6", planeswalkers.may_be_attacked),
        Row("310.5", battles.may_be_attacked),
    ),
    "an old text about damage": (Row("306.7", planeswalkers.damages_them_directly),),
    # --- 310: battles
    "defense in play": (Row("310.4c", numbers.counters_on_it),),
    "attacks the battle": (Row("310.8b", battles.never_by_its_protector),),
    "who defends what is attacked": (Row("310.8d", battles.defends_it, also=("310.8c",)),),
    "who may protect": (Row("310.11a", battles.an_opponent, also=("310.11",)),),
    # --- 120: damage, life, counters, emblems
    "nothing can be paid": (Row("119.4b", life.nothing_always),),
    "a total is set by gain or loss": (Row("119.5", life.by_gain_or_loss),),
    "players have counters": (Row("122.1", one_shot.also_on_players),),
    "what an emblem is": (Row("114.1", emblems.a_mark_aside, also=("408.2",)),),
    "whose emblem": (Row("114.2", emblems.theirs),),
    "emblems work where they are": (Row("114.4", emblems.work_there),),
    "who deals it": (Row("120.2b", damage_results.by_whom_it_says),),
    "excess goes elsewhere": (Row("120.4a", damage_results.what_is_over),),
    "words of a source that has gone": (Row("702.15c", damage_results.as_last_seen, also=("702.2e",)),),
    "words work where it is": (Row("702.15d", damage_results.wherever_it_is, also=("702.2d",)),),
    "only its own damage": (Row("120.9", damage_results.of_its_source_alone),),
    "damage befalls it": (Row("120.1", damage_results.befalls_them_too),),
    "results come of what is left": (Row("120.4b", simultaneous.of_what_is_dealt, also=("120.4",)),),
    "results are part of it": (Row("120.4d", simultaneous.at_one_moment),),
    "damage destroys nothing": (Row("120.5", damage_results.destroys_nothing),),
    "damage adds up": (Row("120.6", damage_results.adds_up),),
    "zero damage is dealt": (Row("120.8", damage_results.none_is_none),),
    "damage is a loss of life": (Row("119.2", damage_results.is_a_loss),),
    "predefined token": (
        Row("111.10a", tokens.treasure),
        Row("111.10b", tokens.food),
        Row("111.10c", tokens.gold),
        Row("111.10f", tokens.clue),
        Row("111.10g", tokens.blood),
    ),
    # --- 400-406: zones
    "shared zone": (Row("400.1", zones.shared),),
    "maximum hand size": (
        Row(HAND_LIMIT, zones.limit_of_seven),
        Row(HAND_LIMIT, zones.no_limit),
    ),
    "zone of": (Row("400.3", zones.owners_graveyard),),
    "all that a spell acts on is a target": (Row("115.1a", aiming.only_what_is_called_so, also=("115.10a", "115.10")),),
    "all that an activated ability acts on is a target": (Row("115.1c", aiming.only_what_is_called_so),),
    "all that a triggered ability acts on is a target": (Row("115.1d", aiming.only_what_is_called_so),),
    "a changed payment is one": (Row("118.11", other_costs.paid_all_the_same),),
    "nobody has to pay": (Row("118.12a", choices.as_they_like, also=("118.12",)),),
    "a text finds what it has moved": (Row("400.7j", one_shot.found_by_its_text),),
    "all before the colon is its cost": (Row("602.1a", total_cost.all_of_it, also=("602.1",)),),
    "goes on off the stack": (Row("608.2m", resolving.to_its_end),),
    "some targets may stay": (Row("115.7d", altering.those_that_stay),),
    "the division stays": (Row("115.7f", altering.as_it_was_divided),),
    "may have no target": (Row("115.6", announcing.none_at_all),),
    "a mode twice": (Row("700.2d", announcing.each_mode_once),),
    "life that is paid is lost": (Row("118.3b", other_costs.it_is_lost),),
    "takes only generic mana": (Row("118.7a", mana_abilities.only_generic),),
    "any number of costs": (Row("118.8a", total_cost.any_number),),
    "another cost is optional": (Row("118.9b", total_cost.if_they_like),),
    "what has changed since is meant": (Row("608.2k", aiming.meant_all_the_same),),
    "zone meant": (Row("403.2", filters.only_permanents, also=("109.2", "109.2a", "115.2", "609.2")),),
    "too few cards above": (Row("401.7", one_shot.at_the_bottom),),
    "finds what it became": (Row("400.7e", one_shot.found_again),),
    "an Aura finds itself": (Row("400.7f", one_shot.found_again),),
    "the exiled card": (Row("406.6", evaluate.exiled_by_itself, also=("607.1", "607.2a")),),
    "exiled again is new": (Row("400.8", zones.new_once_more, also=("406.7",)),),
    "new object": (Row("400.7", zones.new_object, also=("403.4",)),),
    "counters stay behind": (Row("122.2", zones.without_counters),),
    "no status outside play": (Row("110.5d", zones.neither_tapped_nor_untapped),),
    "place on the stack": (Row("405.2", zones.on_top, also=("400.5",)),),
    "colour of an ability": (Row(COLOUR_OF_AN_ABILITY, announcing.colour_of_source),),
    "a new top card waits": (Row(TOP_CARD_REVEALED, hidden_information.waits),),
    "what is in exile is seen": (
        Row("406.3", zones.face_up),
        Row("406.3a", zones.nothing_of_its_own),
    ),
    "removed from the game": (Row("406.2", zones.removed),),
    # --- 502-511: the turn and combat
    "untap without priority": (Row("502.4", turn.no_priority, also=("500.3",)),),
    "added phases come": (Row("500.8", turn.right_after_this_one),),
    "a further main phase": (Row("505.1a", turn.later_ones_come_after_combat),),
    "what the turn does comes first": (Row("703.3", turn.before_all_else, also=("405.6e", "117.2c")),),
    "cleanup without priority": (Row("514.3", cleanup.no_priority_in_cleanup),),
    "nobody attacks": (Row("508.8", combat.nobody_attacks, also=(COMBAT_STEPS,)),),
    "stays blocked": (Row(BLOCKED, combat.stays_blocked),),
    "damage it assigns": (Row("510.1a", damage.as_much_as_power, also=("120.2a", "302.4a")),),
    "recipients": (
        Row("510.1b", damage.unblocked_to_player),
        Row("510.1c", damage.blocked_to_blockers),
        Row("510.1d", damage.blocker_to_blocked),
        Row(TRAMPLE, keywords.spills),
        Row("702.19d", keywords.all_of_it_through),
    ),
    # --- 508, 509: what is put into combat, what attacking and blocking are to triggers
    "only the declared attack": (Row("508.3a", trigger_events.only_declared, also=(ENTERS_ATTACKING,)),),
    "where it attacks is chosen": (Row(ENTERS_ATTACKING, entering.so),),
    "what it attacks has to be there": (Row("508.4a", entering.so, also=("506.3c",)),),
    "only creatures fight": (Row("506.3a", entering.so),),
    "only the attacking side attacks": (Row("506.3b", entering.so),),
    "only the declared block": (Row(ENTERS_BLOCKING, trigger_events.only_declared),),
    "whom it blocks is chosen": (Row(ENTERS_BLOCKING, entering.so),),
    "what it blocks has to attack": (Row("509.4a", entering.so, also=("506.3d",)),),
    "each that attacks counts": (Row("508.3c", trigger_events.once_a_combat),),
    "no declaration of attackers": (Row("508.4c", entering.so),),
    "no declaration of blockers": (Row("509.4b", entering.so),),
    "hexproof from a quality": (Row("702.11d", protective.from_quality),),
    "looked at as it attacks": (Row("508.2a", entering_combat.too_late),),
    "looked at as it blocks": (Row("509.3f", entering_combat.too_late),),
    "to attack is one event": (Row("508.3d", trigger_events.once_a_combat),),
    "to be attacked is one event": (Row("508.3b", trigger_events.once_a_combat),),
    "those who join count": (Row("509.3e", trigger_events.those_who_join),),
    "unblocked though never declared": (Row("509.3g", trigger_events.those_who_join),),
    "no further than what it attacks": (Row("702.19f", keywords.no_further),),
    "attacks alone": (Row("506.5", combat_triggers.is_the_only_one),),
    "goes on fighting": (Row("506.4a", leaving_combat.goes_on),),
    "goes on fighting tapped": (Row("506.4b", leaving_combat.goes_on),),
    "goes on attacking": (Row("506.4c", leaving_combat.goes_on),),
    "bands with other": (Row("702.22b", bands.of_a_kind),),
    "a band lasts": (Row("702.22e", bands.lasts),),
    "who is blocked": (Row("702.22h", bands.all_are_blocked),),
    "what an effect blocks": (Row("702.22i", bands.all_become_blocked),),
    "who assigns": (
        Row("702.22j", bands.defender_divides),
        Row("702.22k", bands.attacker_divides),
    ),
    "the first step has been told": (Row("702.7c", striking.told),),
    "double strike lost in between": (Row("702.4c", striking.told),),
    "double strike got in between": (Row("702.4d", striking.told),),
    "one point is lethal": (Row("702.2c", damage_words.deadly),),
    "copies of furia that trigger": (Row("702.23c", combat_triggers.each),),
    "rampage is counted as it resolves": (Row("702.23b", combat_triggers.as_it_resolves),),
    "copies of provocare that trigger": (Row("702.39b", combat_triggers.each),),
    "copies of bushido that trigger": (Row("702.45b", combat_triggers.each),),
    **{f"copies of {word} that work": (Row(several, shorthand.each),) for word, (_, several) in SHORTHAND.items()},
    "compares with no creature alone": (Row("702.100c", evaluate.not_with_what_is_none),),
    "what X is in a keyword's cost": (Row("702.21b", shorthand.as_it_resolves),),
    "copies of eco that work": (Row(EACH_COPY, shorthand.each),),
    "copies of mantenimento cumulativo that work": (Row("702.24b", shorthand.each),),
    "counters of cumulative upkeep": (Row(CUMULATIVE_UPKEEP, upkeep.of_age),),
    "mana is made in a split second": (Row("702.61b", split_second.mana_all_the_same),),
    "attacks what the returned one attacked": (Row("702.49c", entering.so),),
    "has to attack": (Row("701.15b", goading.has_to_attack),),
    "indestructible": (Row("702.12b", protective.indestructible),),
    "damage steps": (Row(TWO_STEPS, striking.two_steps),),
    "strikes now": (Row(TWO_STEPS, striking.in_their_step),),
    "evasion is looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
    "evasion adds up": (Row(BLOCK_RESTRICTED, combat.always),),
    "limits are looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
    # --- 116, 117: priority
    acting.PLAYED: (Row(WHO_GOES_ON, acting.goes_on),),
    acting.SPECIAL: (Row("116.3", acting.goes_on, also=(WHO_GOES_ON,)),),
    "priority after a resolution": (Row("117.3b", acting.the_active_player),),
    "nothing between turns": (Row("500.12", turn.nothing_in_between),),
    # --- 603-608: abilities, resolving
    "one action after another": (Row("608.2e", instructions.all_do_one_thing_first),),
    "by itself": (Row(TRIGGERED, put_on_stack.by_itself),),
    "what enters is judged": (Row("614.12", applicable.with_what_awaits_it),),
    "trample works": (Row("702.19a", keywords.attackers_only),),
    "only a draw is one": (Row("121.5", trigger_events.only_from_drawing),),
    "text aside counts": (Row("207.2a", printed.has_no_force, also=("207.2",)),),
    "whose triggers first": (Row("603.3b", put_on_stack.active_player_first, also=("405.3",)),),
    "each gain is replaced": (Row("119.10", applicable.each_gain),),
    "each gain is an event": (Row("119.9", triggers.every_source, also=("702.15e",)),),
    "triggers each time": (Row("603.2c", triggers.every_time),),
    "leaving looks back": (Row("603.10a", triggers.look_back),),
    "has triggered already": (Row(STATE_TRIGGERS, triggers.once_until_resolved),),
    "a shield follows the spell": (Row("400.7c", prevention.follow_the_spell),),
    "what was chosen for the spell": (Row("400.7d", as_enters.as_chosen_for_the_spell, also=("107.3m",)),),
    "it stays changed": (Row("400.7a", resolving.stays_changed, also=("112.4",)),),
    "nothing in between": (Row("117.2e", resolving.nothing_in_between),),
    "impossible option": (Row("608.2d", choices.impossible),),
    "mana while resolving": (Row("608.2g", choices.mana_may_be_made),),
    "information": (Row(AS_IT_IS, evaluate.as_it_is_now),),
    "last known information": (Row(AS_IT_IS, evaluate.as_last_seen),),
    "last known counters": (Row(AS_IT_IS, evaluate.counters_as_last_seen),),
    "last known controller": (Row(AS_IT_IS, evaluate.who_had_it),),
    "amount": (Row(AS_WRITTEN, evaluate.quantity),),
    "condition": (Row(AS_WRITTEN, evaluate.condition),),
    "both must be there to fight": (Row("701.14b", keyword_actions.both_or_neither),),
    "over before it has begun": (Row(UNTIL_SOMETHING_LEAVES, returning.over_before),),
    "times this turn": (Row(AS_WRITTEN, remembering.answer),),
    "what has happened": (Row(LOOKS_BACK, remembering.looks_back),),
    # --- 613: characteristics
    "the next effect": (Row("613.7", continuous.by_age, also=("613.8b",)),),
    "one effect depends on another": (Row("613.8a", continuous.depends),),
    # --- 702.26: phasing
    "out of phase is absent": (Row(OUT_OF_PHASE, phasing.as_if_it_were_not_there),),
    "back in phase is the same": (Row("702.26c", phasing.as_if_it_had_always_been),),
    "phasing moves nothing": (Row("702.26d", phasing.no_change_of_zones),),
    "attachments phase along": (Row("702.26g", phasing.along_with_it, also=("702.26h",)),),
    "comes back to its host": (Row("702.26i", phasing.to_its_host_if_there),),
    "skipped with the step": (Row("702.26m", phasing.not_without_the_step),),
    "out of phase is left alone": (Row("702.26e", phasing.left_alone),),
    # --- 704
    "put right at one moment": (Row("704.8", states.at_one_moment),),
    "one result once": (Row("704.7", states.once),),
    "kills by touching": (Row(TOUCHED_BY_DEATH, incompatible.by_touching),),
    "what is put right": (Row(PUT_RIGHT_BY_ITSELF, states.what_is_listed),),
    "for whom it is put right": (Row(PUT_RIGHT_BY_ITSELF, states.for_everybody),),
    "states wait": (Row("704.4", states.wait),),
    "acts again": (Row("732.2", undoing.act_again),),
    "no refund": (Row("701.6b", resolving.no_refund),),
    "may be enchanted": (Row("702.16c", keywords.no_enchantment),),
    "quality of protection": (Row("702.16a", keywords.any_quality),),
    # --- as in every edition of the game
    "never has": (Row(CARDS_FIRST, allowances.card_skips),),
    "a token is a card": (Row("111.6", printed.no_cards),),
    "types of a spell": (Row("112.3", printed.types_of_its_card, also=("405.4",)),),
    "is a permanent": (Row(IS_A_PERMANENT, printed.cards_and_tokens, also=("111.1", "403.3")),),
    "types of a token": (Row("111.3", printed.types_it_was_given),),
    "a permanent is a spell": (Row("112.1", printed.permanents_by_now, also=("109.2b",)),),
    "a drawback is an ability": (Row("113.2a", continuous.drawbacks_too),),
    "it says what it is": (Row("604.3", printed.no_ability),),
    "an ability is a spell": (Row("113.9", printed.no_spells),),
    "zone of an ability": (Row("113.6b", printed.where_it_says, also=("113.6m",)),),
    "stands by itself": (Row(COLOUR_OF_AN_ABILITY, resolving.by_itself),),
    "each copy works": (Row(EACH_COPY, triggers.every_copy),),
    "with a target for mana": (Row("605.5a", mana_abilities.never_with_a_target),),
    "mana abilities are like others": (Row("605.3", mana_abilities.as_other_abilities),),
    "triggered for mana": (Row("605.1b", mana_abilities.adds_to_what_was_tapped),),
    "mana and more": (Row("605.1a", mana_abilities.and_more),),
    "mana spells wait": (Row("605.5b", casting.as_all_spells),),
    "no mana now": (Row("605.2", mana_abilities.even_none),),
    "is done later": (Row("603.7", delayed.is_done_later, also=("610.2",)),),
    "whose ability a spell set up": (Row("603.7d", delayed.whose_it_was),),
    "whose ability an ability set up": (Row("603.7e", delayed.whose_it_was),),
    "only what happens from now on": (Row(FROM_NOW_ON, delayed.from_now_on),),
    "the end of a turn backs up": (Row(FROM_NOW_ON, delayed.from_now_on, also=("513.2",)),),
    "the latest turn comes first": (Row("500.7", allowances.latest_first),),
    "what has changed is meant still": (Row(WHAT_HAS_CHANGED_IS_MEANT_STILL, resolving.meant_still),),
    "what it is made to be is no ability": (Row("113.12", continuous.no_ability),),
    "changes what it is on now": (Row("604.4", continuous.follows),),
    "changed as it enters": (Row("611.3c", continuous.as_it_enters),),
    "more than there is": (Row("609.3", evaluate.as_much_as_possible),),
    "happens once": (Row("610.1", perform.only_once),),
    "settled once for all": (Row(SETTLED_ONCE_FOR_ALL, continuous.fixed_for_good),),
    "worked out once": (Row("611.2d", continuous.counted_once),),
    "over before it begins": (Row("611.2b", continuous.over_before),),
    "not fixed on any": (Row(NOT_FIXED_ON_ANY, continuous.never_fixed),),
    "ends with its permanent": (Row("611.3b", continuous.end_with_source),),
    "abilities work in play": (Row(ABILITIES_WORK_IN_PLAY, keywords.only_in_play),),
    "every copy is lost": (Row("113.10b", continuous.all_copies),),
    "may is a mode": (
        Row(PUT_TRIGGER, put_on_stack.as_a_mode),
        Row("603.5", put_on_stack.as_it_resolves),
    ),
    "condition is part of the event": (Row(CONDITION, triggers.condition_too),),
    "condition is looked at again": (Row(CONDITION, resolving.looked_at_again),),
    "blocking is one event": (Row("509.3a", trigger_events.once_a_combat),),
    "to become blocked is one event": (Row("509.3c", trigger_events.once_a_combat),),
    "each one blocked triggers": (Row("509.3b", trigger_events.each_attacker),),
    "each blocker triggers": (Row("509.3d", trigger_events.each_blocker),),
    "finds it no more": (Row("603.6", evaluate.no_more),),
    "newcomers look too": (Row("603.6a", trigger_events.newcomers_too),),
    "looks in one zone": (Row("603.6c", evaluate.first_zone_only),),
    "mana when it is asked for": (Row("605.3a", paying_mana.whenever_asked_for, also=("117.1d",)),),
    "what has moved on is lost": (Row(WHAT_HAS_CHANGED_IS_MEANT_STILL, one_shot.lost),),
    "what waits may be altered": (Row("613.1c", altering.also_what_waits),),
    "a new target": (Row("115.7a", altering.a_legal_one),),
    "modes of a new target": (Row("700.2f", altering.mode_stays),),
    "you are a target": (Row("115.10b", altering.you_are_none),),
    "only the quality named": (Row("608.2j", qualities.quality_alone),),
    "acts on what came later": (Row("615.1", prevention.as_it_happens),),
    "lasts until it is used": (Row("614.3", prevention.until_used),),
    "acts on what is to come": (Row("614.4", prevention.to_come),),
    "only to what may be dealt it": (Row("614.9", prevention.only_where_it_may),),
    "what is replaced is noticed": (Row("614.6", several_effects.never_happened),),
    "acts again on one event": (Row("614.5", several_effects.once_an_event),),
    "where a source may be": (Row("615.8", prevention.anywhere, also=("120.7",)),),
    "who orders effects": (Row("616.1", several_effects.by_whom_it_befalls),),
    "acts on what another has changed": (Row("616.2", several_effects.they_combine),),
    "whose opponents": (Row(WHOSE_OPPONENTS, evaluate.the_controller),),
    "you": (Row(WHOSE_OPPONENTS, evaluate.the_controller),),
    "mana on top of another cost": (Row("118.9d", mana_abilities.total),),
    "losing life is damage": (Row("119.3", one_shot.no_damage),),
    "an effect blocks": (Row(BLOCKED, allowances.by_effect),),
    "unblocked after the blocks": (Row(BLOCKED, filters.once_blocks_are_known),),
    "only a change is one": (Row("701.26a", one_shot.only_by_a_change),),
    "taken is not entering": (Row("110.2", trigger_events.not_by_changing),),
    "costs that may be paid instead": (Row(DASH, dash.offer),),
    "costs that may be added": (
        Row(CHOICES, from_hand.buyback),
        Row("702.33a", from_hand.kicker),
    ),
    "wants this target": (Row("702.33g", from_hand.no_target_unless_kicked),),
    "is kicked": (Row("702.33d", from_hand.whose_kicker_was_paid),),
    "may be played from there": (
        Row(FLASHBACK, from_hand.castable_again),
        Row(CARDS_FIRST, allowances.as_a_text_lets),
    ),
    "what its zone asks for": (Row(FLASHBACK, from_hand.cost_of_flashback),),
    "leaves the stack for": (Row(FLASHBACK, from_hand.exiled_for_good),),
    "what lets it be cast stays": (Row("400.7g", from_hand.keeps_its_permission),),
    "where it goes": (Row("702.27a", from_hand.back_to_hand),),
    "sacrifices what others control": (Row("701.21a", one_shot.only_ones_own),),
    "skips add up": (Row("500.11", allowances.one_each_time),),
    "shields fail where regeneration is forbidden": (Row("701.19c", prevention.forbidden),),
    "moved wholly or not": (Row("122.5", exchanging.wholly),),
    "exchange or nothing": (Row("701.12a", exchanging.all_or_nothing),),
    "copies of attacco improvviso": (Row("702.7d", keywords.once),),
    "waits on the stack": (Row(FLANKING, keywords.as_a_trigger),),
    "each flanking triggers": (Row("702.25b", keywords.each_triggers),),
    "copies of volare": (Row("702.9c", keywords.once),),
    "copies of rapidità": (Row("702.10d", keywords.once),),
    "landwalks do not cancel": (Row("702.14d", combat.always),),
    "copies of passa-terre": (Row("702.14e", keywords.once),),
    "copies of protezione": (Row("702.16m", keywords.once),),
    "copies of ombra": (Row("702.28c", keywords.once),),
    "copies of travolgere": (Row("702.19g", keywords.once),),
}

REPLACES = "614.1a"
INSTEAD = Row(REPLACES, replacing.instead)
SHIELD_COUNTER = "122.1c"
FINALITY = Row("122.1h", counters.finality)
NO_ENTRY = Row(CARDS_FIRST, cannot_enter.no_card)
MOVED_INSTEAD = Row(REPLACES, replacing.instead, also=("400.6",))

ENTERING = (
    INSTEAD,
    Row("306.5b", planeswalkers.enters_with_loyalty, also=("209.1",)),
    Row("310.4b", battles.enters_with_defense),
    Row("310.8a", battles.enters_protected, also=(HAS_A_PROTECTOR,)),
)

AMENDS = {
    **dict.fromkeys(applicable.REPLACED, (INSTEAD,)),
    **dict.fromkeys(("move", "create"), ENTERING),
    "move": (Row("111.8", tokens.stays_where_it_is), NO_ENTRY, FINALITY, MOVED_INSTEAD, *ENTERING[1:]),
    "create": (Row("111.5", cannot_enter.no_token), *ENTERING),
    "land": (NO_ENTRY, INSTEAD),
    "life": (Row("119.7", allowances.no_life_gained), INSTEAD),
    "damage": (
        Row("120.1a", damage_results.to_nothing_else),
        Row("702.16e", keywords.no_damage),
        INSTEAD,
        Row("615.7", prevention.by_points),
        Row(SHIELD_COUNTER, counters.shield_from_damage),
    ),
    "untap": (Row("122.1d", counters.stun),),
    "destroy": (
        Row("701.19a", prevention.regeneration),
        Row(SHIELD_COUNTER, counters.shield_from_destruction),
        FINALITY,
        MOVED_INSTEAD,
    ),
}

STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)
TRIGGERS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice)
LATECOMERS_NOTICED = Row(TRIGGERED_BY_EVENT, entering_combat.notice)
ATTACKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=("508.1m",))
BLOCKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=("509.1i",))
SIEGE_DEFEATED = Row("310.11b", battles.is_defeated)

REMEMBERED = Row(LOOKS_BACK, remembering.remember)

WATCHES = {
    **dict.fromkeys(trigger_events.WATCHED, (REMEMBERED, TRIGGERS_NOTICED)),
    **dict.fromkeys(("announce", "effect", "end effects", "counters"), (STATES_NOTICED,)),
    "attach": (STATES_NOTICED, Row(RECONFIGURED, equipment.stops_being_a_creature)),
    **dict.fromkeys(
        ("move", "destroy", "land", "create", "vanish", "draw", "life", "damage", "tap", "untap"),
        (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
    ),
    "move": (TRIGGERS_NOTICED, STATES_NOTICED, Row(DASH, dash.goes_back)),
    "attacks": (
        Row(BOAST, shorthand.has_attacked),
        REMEMBERED,
        ATTACKS_NOTICED,
        Row("702.39a", combat_triggers.provoke),
        Row("702.83a", combat_triggers.exalt),
    ),
    "tolled": (Row(OPTIONAL_COSTS, attack_costs.notice),),
    "effect": (STATES_NOTICED, LATECOMERS_NOTICED),
    "player attacks": (REMEMBERED, ATTACKS_NOTICED),
    "comes attacking": (ATTACKS_NOTICED,),
    "comes blocking": (BLOCKS_NOTICED,),
    "is attacked": (ATTACKS_NOTICED,),
    "blocks": (
        BLOCKS_NOTICED,
        Row(FLANKING, keywords.flank),
        Row(BUSHIDO, combat_triggers.bushido_blocking),
    ),
    "becomes blocked": (
        BLOCKS_NOTICED,
        Row(RAMPAGE, combat_triggers.rampage),
        Row(BUSHIDO, combat_triggers.bushido_blocked),
    ),
    "becomes unblocked": (BLOCKS_NOTICED,),
    "step": (
        Row("503.1a", triggers.as_upkeep_begins, also=(BEGINNINGS,)),
        Row("511.2", triggers.as_combat_ends, also=(BEGINNINGS,)),
        Row(BEGINNINGS, triggers.as_others_begin),
        Row("702.30a", upkeep.echo),
        Row(CUMULATIVE_UPKEEP, upkeep.cumulative_upkeep),
    ),
    "phase": (Row(BEGINNINGS, triggers.notice),),
    "counters": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED, SIEGE_DEFEATED),
    "damage": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED, SIEGE_DEFEATED),
    "over": (Row(ENDS_AT_ONCE, ending.at_once),),
}

READS = {
    "effects": (
        Row(SETTLED_ONCE_FOR_ALL, continuous.of_spells, also=("302.4c", OF_A_PERMANENT)),
        Row(NOT_FIXED_ON_ANY, continuous.of_permanents, also=("604.2", OF_A_PERMANENT, "117.2b")),
    ),
    "after": (
        Row("122.1a", continuous.counters),
        Row("122.1b", counters.keywords),
    ),
}

# What damage does, by what it is dealt to: the first row that answers; besides, every one.
DAMAGE = {
    "player": (
        Row("120.3b", damage_results.poisons),
        Row("120.3a", damage_results.life_is_lost),
    ),
    "creature": (
        Row("120.3d", damage_results.withers),
        Row("120.3e", damage_results.is_marked),
    ),
    "planeswalker": (Row("306.8", damage_results.takes_loyalty, also=("120.3c",)),),
    "battle": (Row("310.6", damage_results.takes_defense, also=("120.3h",)),),
    "besides": (
        Row("120.3f", damage_results.lifelink, also=("702.15b",)),
        Row("120.3g", damage_results.toxic),
    ),
}

RESULTS_OF_DAMAGE = "120.4c"
RESULTS = {
    "damage": (Row(RESULTS_OF_DAMAGE, simultaneous.results, when=simultaneous.brings_more),),
    "together": (Row(RESULTS_OF_DAMAGE, simultaneous.held),),
}

STATES = {
    "all": (
        Row("704.5a", states.no_life, also=("104.3b", "119.6")),
        Row("704.5b", states.drew_from_empty, also=("104.3c",)),
        Row("704.5c", states.poisoned, also=("104.3d", "122.1f")),
        Row(TOKENS_CEASE, states.tokens_elsewhere, also=("111.7",)),
        Row("704.5f", states.no_toughness),
        Row("704.5g", states.lethal_damage, also=("302.4b", "302.7")),
        Row("306.9", planeswalkers.no_loyalty, also=("122.1e", "704.5i")),
        Row(TOUCHED_BY_DEATH, incompatible.touched_by_death, also=("702.2b",)),
        Row("704.5j", states.legends_chosen, also=("205.4d",)),
        Row("704.5k", states.worlds_tied, also=("205.4f",)),
        Row("704.5m", states.homeless, also=("303.4c",)),
        Row(EQUIPMENT_COMES_OFF, equipment.comes_off, also=("704.5n",)),
        Row("310.7", battles.no_defense, also=("704.5v",)),
        Row("310.10", battles.without_protector, also=(HAS_A_PROTECTOR, "704.5w", "704.5x")),
        Row("704.5p", incompatible.misplaced, also=(EQUIPMENT_COMES_OFF, NO_AURA_ON_ITSELF)),
        Row("704.5q", incompatible.opposite_counters, also=("122.3",)),
    ),
}

VALUES = {
    "reading": characteristics.READING,
    "at once": one_shot.AT_ONCE,
    "life": 20,
    "hand size": 7,
    "opening hand": 7,
    "poison": 10,
    # Points about which this edition has a rule, and Classic has none.
    "speaks of": frozenset(
        {
            "targets of abilities", "no target", "generic mana",
            "several costs", "an optional cost", "what has changed since", "a changed payment",
            "some targets that stay", "paying or not",
            "what a text has moved", "cost of an ability", "leaving the stack", "any target",
            "a division among new targets",
        }
    ),
    # Kinds of events after which nothing can need putting right.
    "quiet": frozenset(
        {
            "priority", "pass", "leave", "phase", "step", "note", "choose", "played", "resolves", "announce", "stack",
            "combat", "attacks", "player attacks", "is attacked", "band", "blocks", "becomes blocked",
            "becomes unblocked", "assigned", "declined", "mana", "spend", "unused",
        }
    ),
}  # fmt: skip

SYSTEM = System(
    "cr-2026",
    {
        "procedures": PROCEDURES,
        "checks": CHECKS,
        "words": WORDS,
        "rulings": RULINGS,
        "amends": AMENDS,
        "damage": DAMAGE,
        "results": RESULTS,
        "watches": WATCHES,
        "reads": READS,
        "states": STATES,
    },
    DEEDS,
    VALUES,
)
