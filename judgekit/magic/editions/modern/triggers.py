"""Triggered and linked abilities (603, 607): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import (
    ATTACKING_TRIGGERS,
    DASH,
    FLANKING,
    PUT_TRIGGER,
    RECONFIGURED,
    STATE_TRIGGERS,
    TRIGGERED,
    TRIGGERED_BY_EVENT,
)
from judgekit.magic.plays.casting import put_on_stack
from judgekit.magic.plays.combat import entering_combat
from judgekit.magic.plays.keywords import combat_triggers, dash, keywords
from judgekit.magic.plays.resolving import one_shot, resolving
from judgekit.magic.plays.state_based import equipment
from judgekit.magic.plays.text import evaluate
from judgekit.magic.plays.triggers import delayed, trigger_events, triggers

CONDITION = "603.4"
FROM_NOW_ON = "603.7a"
WHAT_HAS_CHANGED_IS_MEANT_STILL = "603.7c"
BUSHIDO = at("702.44a", "702.45a")


TRIGGERS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice)
STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)
ATTACKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(ATTACKING_TRIGGERS,))
BLOCKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(at(None, "509.1i"),))
LATECOMERS_NOTICED = Row(TRIGGERED_BY_EVENT, entering_combat.notice)

TABLES: Tables = {
    "procedures": {
        "put trigger": (Row(PUT_TRIGGER, put_on_stack.put),),
        "without a choice": (Row(PUT_TRIGGER, put_on_stack.take_off),),
    },
    "rulings": {
        "by itself": (Row(TRIGGERED, put_on_stack.by_itself),),
        "whose triggers first": (Row("603.3b", put_on_stack.active_player_first, also=("405.3",)),),
        "triggers each time": (Row("603.2c", triggers.every_time),),
        "leaving looks back": (Row(at("603.6d", "603.10a"), triggers.look_back),),
        "has triggered already": (Row(STATE_TRIGGERS, triggers.once_until_resolved),),
        "is done later": (Row("603.7", delayed.is_done_later, also=("610.2",)),),
        "whose ability a spell set up": (Row("603.7d", delayed.whose_it_was),),
        "whose ability an ability set up": (Row("603.7e", delayed.whose_it_was),),
        "only what happens from now on": (Row(FROM_NOW_ON, delayed.from_now_on),),
        "the end of a turn backs up": (Row(FROM_NOW_ON, delayed.from_now_on, also=(at("513.3", "513.2"),)),),
        "what has changed is meant still": (Row(WHAT_HAS_CHANGED_IS_MEANT_STILL, resolving.meant_still),),
        "may is a mode": (Row(PUT_TRIGGER, put_on_stack.as_a_mode), Row("603.5", put_on_stack.as_it_resolves)),
        "condition is part of the event": (Row(CONDITION, triggers.condition_too),),
        "condition is looked at again": (Row(CONDITION, resolving.looked_at_again),),
        "finds it no more": (Row("603.6", evaluate.no_more),),
        "newcomers look too": (Row("603.6a", trigger_events.newcomers_too),),
        "looks in one zone": (Row("603.6c", evaluate.first_zone_only),),
        "what has moved on is lost": (Row(WHAT_HAS_CHANGED_IS_MEANT_STILL, one_shot.lost),),
    },
    "watches": {
        "move": (TRIGGERS_NOTICED, STATES_NOTICED, Row(DASH, dash.goes_back)),
        "comes attacking": (ATTACKS_NOTICED,),
        "comes blocking": (BLOCKS_NOTICED,),
        "is attacked": (ATTACKS_NOTICED,),
        "becomes blocked": (
            BLOCKS_NOTICED,
            Row(at("702.22a", "702.23a"), combat_triggers.rampage),
            Row(BUSHIDO, combat_triggers.bushido_blocked),
        ),
        "blocks": (BLOCKS_NOTICED, Row(FLANKING, keywords.flank), Row(BUSHIDO, combat_triggers.bushido_blocking)),
        "becomes unblocked": (BLOCKS_NOTICED,),
        "announce": (STATES_NOTICED,),
        "effect": (STATES_NOTICED, LATECOMERS_NOTICED),
        "end effects": (STATES_NOTICED,),
        "attach": (STATES_NOTICED, Row(RECONFIGURED, equipment.stops_being_a_creature)),
    },
}
