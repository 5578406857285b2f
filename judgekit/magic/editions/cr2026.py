"""Magic's comprehensive rules of January 2026: number beside play, in the order of the rulebook.

Numbers that stand in several tables are named once, above them.
"""

from __future__ import annotations

from judgekit.magic.plays import (
    befalling,
    casting,
    choices,
    combat,
    continuous,
    damage,
    effects,
    ending,
    keywords,
    loops,
    mana,
    matching,
    meaning,
    order,
    priority,
    replacing,
    requirements,
    resolving,
    setup,
    shields,
    stacking,
    states,
    striking,
    targets,
    triggers,
    turn,
    undoing,
    zones,
)
from judgekit.magic.plays.deeds import DEEDS
from judgekit.table.system import Row, System

MULLIGAN = "103.5"
ENDS_AT_ONCE = "104.1"
CONCEDING = "104.3a"
EMPTY_LIBRARY = "104.3c"
LAND = "116.2a"
WITH_PRIORITY = "117.1"
SLOW = "117.1a"
BY_PRIORITY = "117.3d"
TOP_RESOLVES = "117.4"
NEW = "302.6"
LANDS_A_TURN = "305.2"
MANA_OF_LANDS = "305.6"
HAND_LIMIT = "402.2"
STEP_ENDS = "500.2"
COMBAT_ENDS = "500.5a"
MAIN_PHASES = "505.1"
COMBAT_STEPS = "506.1"
ATTACKS = "508.1"
ATTACK_RESTRICTED = "508.1c"
ATTACK_COST = "508.1h"
BLOCKS = "509.1"
BLOCK_RESTRICTED = "509.1b"
BLOCK_COST = "509.1d"
BLOCKED = "509.1h"
ASSIGNING = "510.1"
TWO_STEPS = "510.4"
TARGETS = "601.2c"
ACTIVATING = "602.2"
TRIGGERED = "603.3"
STATE_TRIGGERS = "603.8"
AS_WRITTEN = "608.2c"
AS_IT_IS = "608.2h"
TRAMPLE = "702.19b"
SHADOW = "702.28b"
PUT_RIGHT_BY_ITSELF = "704.1"
UNDONE = "732.1"
NO_TARGETS_LEFT = "608.2b"

MAIN_PHASE = Row("505.6", turn.main_window)
PUT_RIGHT = Row("704.3", states.check, also=("117.5",), when=states.may_be_due)
MANA_VANISHES = Row("500.5", turn.mana_vanishes, also=("106.4",), when=turn.any_mana)

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
    "concede": (Row(CONCEDING, casting.concede),),
    # --- 121, 400-406: drawing, zones
    "draw": (Row("121.1", zones.draw, also=("121.2",)),),
    "discard": (Row("404.1", zones.discard),),
    "order graveyard": (Row("404.3", zones.order_graveyard),),
    "shuffle": (Row("401.2", zones.shuffle),),
    # --- 500-514: the turn
    "phases": (
        Row("501.1", turn.beginning),
        Row(MAIN_PHASES, turn.first_main),
        Row(COMBAT_STEPS, turn.combat),
        Row(MAIN_PHASES, turn.second_main),
        Row("512.1", turn.ending),
    ),
    "beginning phase": (
        Row("502.3", turn.untap, also=("703.4c",)),
        Row("503.1", turn.upkeep),
        Row("504.2", turn.draw_by_itself),
    ),
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
        Row("514.3", turn.cleanup),
    ),
    "cleanup": (
        Row("514.1", turn.discard_to_limit, also=("703.4n",)),
        Row("514.2", turn.wear_off, also=("703.4p",)),
        Row("514.3a", turn.priority_if_needed),
    ),
    "end of step": (
        Row(COMBAT_ENDS, turn.effects_end, when=turn.anything_lasts),
        MANA_VANISHES,
    ),
    "end of phase": (
        Row(COMBAT_ENDS, turn.effects_end, when=turn.anything_lasts),
        MANA_VANISHES,
    ),
    # --- 508-510: combat
    "attack": (
        Row(ATTACK_COST, combat.legal_attack),
        Row("508.1k", combat.become_attackers),
    ),
    "undo attack": (Row(UNDONE, undoing.take_back),),
    "after attack": (Row("508.2", priority.window),),
    "block": (
        Row(BLOCK_COST, combat.legal_block),
        Row("509.1g", combat.become_blocked, also=(BLOCKED,)),
    ),
    "after block": (Row("509.2", priority.window),),
    "combat damage": (
        Row(ASSIGNING, damage.announce),
        Row("510.2", damage.deal_now, also=("703.4m",)),
    ),
    "after damage": (Row("510.3", priority.window),),
    # --- 117: priority
    "priority": (Row("117.3a", priority.window),),
    "before priority": (
        Row(NEW, casting.control_changes, when=casting.may_change_hands),
        Row("506.4", combat.those_who_leave, when=combat.is_on),
        PUT_RIGHT,
        Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
        Row(TRIGGERED, stacking.put_on_stack, when=stacking.are_waiting),
        Row("104.4b", loops.endless, when=loops.is_suspicious),
    ),
    "states": (PUT_RIGHT,),
    "pass": (Row(BY_PRIORITY, priority.hand_over),),
    "all passed": (
        Row(TOP_RESOLVES, priority.resolve_top, also=("405.5",)),
        Row(STEP_ENDS, priority.end_step),
    ),
    "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
    "move on": (Row(STEP_ENDS, priority.out_of_time),),
    "attack out of time": (Row(ATTACKS, priority.out_of_time),),
    "block out of time": (Row(BLOCKS, priority.out_of_time),),
    "order out of time": (Row(ASSIGNING, priority.out_of_time),),
    "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
    "put trigger": (Row("603.3d", stacking.put),),
    # --- 601, 602: casting and activating
    "cast": (Row("601.2", casting.cast),),
    "activate": (Row(ACTIVATING, casting.activate),),
    "play a land": (Row(LAND, casting.play_land),),
    "announcing": (
        Row("601.2a", casting.announce, also=("405.1", "602.2a")),
        Row("601.2b", casting.choose_modes_and_x),
        Row(TARGETS, casting.choose_targets, also=("115.1",)),
        Row(TARGETS, casting.distinct_targets),
        Row("601.2d", casting.divide),
        Row("601.2h", casting.pay_costs),
    ),
    "pay": (Row("118.3", casting.pay_other),),
    "activate mana": (Row("605.3b", mana.activate, also=("405.6c",)),),
    # --- 608: resolving
    "resolve": (Row("608.1", resolving.resolve),),
    "resolution": (
        Row(NO_TARGETS_LEFT, resolving.recheck_targets),
        Row(AS_WRITTEN, resolving.follow_instructions),
        Row("608.2n", resolving.finish, also=("608.3",)),
    ),
    "do": (Row(AS_WRITTEN, effects.perform),),
    "stated effect": (Row(AS_WRITTEN, resolving.stated),),
    "counter": (Row("701.6a", resolving.counter),),
    "fizzle": (Row(NO_TARGETS_LEFT, resolving.leave_unresolved),),
    # --- 732: what was illegal
    "undo": (Row(UNDONE, undoing.take_back),),
}

CHECKS = {
    "play": (
        Row(WITH_PRIORITY, casting.with_priority),
        Row(SLOW, casting.slow_ones_when_nothing_waits),
        Row(SLOW, casting.slow_ones_in_main),
    ),
    "cast": (Row("305.9", casting.lands_are_no_spells),),
    "play a land": (
        Row(LAND, casting.land_in_main),
        Row(LAND, casting.land_when_nothing_waits),
        Row(LANDS_A_TURN, casting.one_land_a_turn, also=("305.2b",)),
    ),
    "activate": (Row(WITH_PRIORITY, casting.with_priority),),
    "play ability": (
        Row("405.6b", casting.statics_are_not_played),
        Row(ACTIVATING, casting.controller_only),
        Row("113.6", casting.in_its_zone),
        Row("602.5d", casting.borrowed_timing),
        Row("602.5b", casting.within_its_limits),
    ),
    "tap for a cost": (Row(NEW, casting.in_control_since_turn_began, also=("602.5a",)),),
    "concede": (Row(CONCEDING, casting.any_time),),
    "target": (
        Row("702.16b", keywords.no_target),
        Row(TARGETS, targets.may_not_be_one),
    ),
    "attack in time": (Row(ATTACKS, combat.out_of_turn),),
    "attack": (Row("508.1a", combat.may_attack),),
    "attack that": (Row("508.1b", combat.planeswalkers_too),),
    "attack together": (
        Row(ATTACK_RESTRICTED, requirements.attack_restricted),
        Row("508.1d", requirements.attack_required),
    ),
    "block in time": (Row(BLOCKS, combat.out_of_defence),),
    "block at all": (Row("509.1a", combat.may_block),),
    "block": (
        Row(BLOCK_RESTRICTED, combat.evasion),
        Row(BLOCK_RESTRICTED, combat.own_limits),
    ),
    "block together": (
        Row(BLOCK_RESTRICTED, requirements.block_restricted),
        Row("509.1c", requirements.block_required),
    ),
    "assignment": (Row(TRAMPLE, order.lethal_before_the_player),),
}

WORDS = {
    ("be blocked", keywords.FLYING): (Row("702.9b", keywords.only_by_flyers),),
    ("be blocked", keywords.LANDWALK): (Row("702.14c", keywords.not_with_such_a_land),),
    ("be blocked", keywords.PROTECTION): (Row("702.16f", keywords.no_block),),
    ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows),),
    ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows),),
    ("tap to attack", keywords.VIGILANCE): (Row("702.20b", combat.always),),
    ("new", keywords.HASTE): (Row("702.10b", keywords.not_new),),
}

RULINGS = {
    # --- 101-104
    "skips the draw step": (Row("103.8a", turn.first_player_skips),),
    "outcome": (
        Row("104.4a", ending.all_lose),
        Row("104.3f", ending.losing_wins_over_winning),
    ),
    "more lands": (Row(LANDS_A_TURN, continuous.card_allows),),
    "table rules": (Row(ATTACK_RESTRICTED, continuous.table_rules),),
    "cost to attack": (Row(ATTACK_COST, continuous.cost_of("cost to attack")),),
    "cost to block": (Row(BLOCK_COST, continuous.cost_of("cost to block")),),
    "both choose": (Row("101.4", meaning.active_player_first),),
    "total cost": (Row("601.2f", mana.total),),
    "land is basic": (Row("305.8", mana.the_five_are_basic),),
    "mana of a land": (
        Row(MANA_OF_LANDS, mana.of_basic_type),
        Row(MANA_OF_LANDS, mana.none_of_itself),
    ),
    "abilities of a new basic land": (Row("305.7", mana.only_its_own),),
    # --- 400-406: zones
    "shared zone": (Row("400.1", zones.shared),),
    "maximum hand size": (
        Row(HAND_LIMIT, zones.limit_of_seven),
        Row(HAND_LIMIT, zones.no_limit),
    ),
    "zone of": (Row("400.3", zones.owners_graveyard),),
    "zone meant": (Row("403.2", targets.only_permanents, also=("115.2",)),),
    "new object": (Row("400.7", zones.new_object),),
    "no status outside play": (Row("110.5d", zones.neither_tapped_nor_untapped),),
    "place on the stack": (Row("405.2", zones.on_top),),
    "colour of an ability": (Row("113.7a", casting.colour_of_source),),
    "removed from the game": (Row("406.2", zones.removed),),
    # --- 502-511: the turn and combat
    "untap without priority": (Row("502.4", turn.no_priority),),
    "nobody attacks": (Row("508.8", combat.nobody_attacks, also=(COMBAT_STEPS,)),),
    "stays blocked": (Row(BLOCKED, combat.stays_blocked),),
    "damage it assigns": (Row("510.1a", damage.as_much_as_power),),
    "recipients": (
        Row("510.1b", damage.unblocked_to_player),
        Row("510.1c", damage.blocked_to_blockers),
        Row("510.1d", damage.blocker_to_blocked),
        Row(TRAMPLE, keywords.spills),
        Row(TRAMPLE, keywords.all_of_it_through),
    ),
    "damage steps": (Row(TWO_STEPS, striking.two_steps),),
    "strikes now": (Row(TWO_STEPS, striking.in_their_step),),
    "evasion is looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
    "evasion adds up": (Row(BLOCK_RESTRICTED, combat.always),),
    "limits are looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
    # --- 603-608: abilities, resolving
    "by itself": (Row(TRIGGERED, stacking.by_itself),),
    "whose triggers first": (Row("603.3b", stacking.active_player_first),),
    "triggers each time": (Row("603.2c", triggers.every_time),),
    "leaving looks back": (Row("603.10a", triggers.look_back),),
    "has triggered already": (Row(STATE_TRIGGERS, triggers.once_until_resolved),),
    "it stays changed": (Row("400.7a", resolving.stays_changed),),
    "nothing in between": (Row("117.2e", resolving.nothing_in_between),),
    "impossible option": (Row("608.2d", choices.impossible),),
    "mana while resolving": (Row("608.2g", choices.mana_may_be_made),),
    "information": (Row(AS_IT_IS, meaning.as_it_is_now),),
    "last known information": (Row(AS_IT_IS, meaning.as_last_seen),),
    "amount": (Row(AS_WRITTEN, meaning.quantity),),
    "condition": (Row(AS_WRITTEN, meaning.condition),),
    # --- 613: characteristics
    "the next effect": (Row("613.7", continuous.by_age, also=("613.8b",)),),
    "one effect depends on another": (Row("613.8a", continuous.depends),),
    # --- 704
    "what is put right": (Row(PUT_RIGHT_BY_ITSELF, states.what_is_listed),),
    "for whom it is put right": (Row(PUT_RIGHT_BY_ITSELF, states.for_everybody),),
    "states wait": (Row("704.4", states.wait),),
    "acts again": (Row("732.2", undoing.act_again),),
    "no refund": (Row("701.6b", resolving.no_refund),),
    "may be enchanted": (Row("702.16c", keywords.no_enchantment),),
    "quality of protection": (Row("702.16a", keywords.any_quality),),
}

INSTEAD = Row("614.1a", replacing.instead)

AMENDS = {
    **dict.fromkeys(befalling.REPLACED, (INSTEAD,)),
    "damage": (
        Row("702.16e", keywords.no_damage),
        INSTEAD,
        Row("615.7", shields.by_points),
    ),
    "destroy": (
        Row("701.19b", shields.regeneration),
        INSTEAD,
    ),
}

TRIGGERS_NOTICED = Row("603.2", triggers.notice)

WATCHES = {
    **dict.fromkeys(matching.WATCHED, (TRIGGERS_NOTICED,)),
    "over": (Row(ENDS_AT_ONCE, ending.at_once),),
}

READS = {
    "effects": (
        Row("611.2c", continuous.of_spells),
        Row("611.3a", continuous.of_permanents, also=("604.2",)),
    ),
    "after": (Row("122.1a", continuous.counters),),
}

STATES = {
    "all": (
        Row("704.5a", states.no_life, also=("104.3b",)),
        Row("704.5b", states.drew_from_empty, also=(EMPTY_LIBRARY,)),
        Row("704.5d", states.tokens_elsewhere, also=("111.7",)),
        Row("704.5f", states.no_toughness),
        Row("704.5g", states.lethal_damage),
        Row("704.5j", states.legends_chosen),
        Row("704.5m", states.homeless, also=("303.4c",)),
    ),
}

VALUES = {
    "life": 20,
    "hand size": 7,
    "opening hand": 7,
    # Kinds of events after which nothing can need putting right.
    "quiet": frozenset(
        {
            "priority", "pass", "leave", "phase", "step", "note", "choose", "played", "resolves", "announce", "stack",
            "combat", "attacks", "blocks", "becomes blocked", "becomes unblocked", "assigned", "declined", "mana",
            "spend",
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
        "watches": WATCHES,
        "reads": READS,
        "states": STATES,
    },
    DEEDS,
    VALUES,
)
