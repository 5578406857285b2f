"""Triggered and linked abilities (603, 607): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import AN_ADVENTURE_IS_OVER, FLANKING_DOES_NOTHING, RAMPAGE_DOES_NOTHING
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    AN_ADVENTURE,
    BECOMES,
    BLITZ,
    CARDS_FIRST,
    CAST_BY_MAYHEM,
    DASH,
    EACH_TIME,
    FLANKING,
    LAYER_OF_COPIES,
    MADNESS,
    PUT_TRIGGER,
    REBOUND,
    RECONFIGURED,
    STATE_TRIGGERS,
    SUSPEND,
    TRIGGERED,
    TRIGGERED_BY_EVENT,
    WARP,
)
from judgekit.magic.editions.modern.rows import ATTACKS_NOTICED, REMEMBERED, STATES_NOTICED, TRIGGERS_NOTICED
from judgekit.magic.plays import standing_copies
from judgekit.magic.plays.casting import faces, put_on_stack, set_aside
from judgekit.magic.plays.combat import entering_combat
from judgekit.magic.plays.keywords import combat_triggers, dash, keywords, madness, mayhem, ways
from judgekit.magic.plays.state_based import equipment
from judgekit.magic.plays.triggers import delayed, triggers
from judgekit.magic.questions.casting import BY_ITSELF, MAY_IS_A_MODE, WHOSE_TRIGGERS_FIRST
from judgekit.magic.questions.combat import EACH_SPEAKS_OF_ITS_OWN_COST
from judgekit.magic.questions.resolving import (
    CHANGED_IS_MEANT_STILL,
    CONDITION_IS_LOOKED_AT_AGAIN,
    WHAT_HAS_MOVED_ON_IS_LOST,
)
from judgekit.magic.questions.text import FINDS_IT_NO_MORE, LOOKS_IN_ONE_ZONE
from judgekit.magic.questions.triggers import (
    CONDITION_IS_PART_OF_THE_EVENT,
    COUNTERING_LOOKS_BACK,
    CYCLING_TRIGGERS,
    HAS_TARGETS_OF_ITS_OWN,
    HAS_TRIGGERED_ALREADY,
    IS_DONE_LATER,
    IS_DONE_ONCE_A_TURN,
    IS_NEVER_SEEN,
    IS_SET_UP_ONCE,
    LEAVING_IS_GOING_ANYWHERE,
    LEAVING_LOOKS_BACK,
    LINKED_TO_ITS_OWN_PARAGRAPH,
    LOSING_CONTROL_LOOKS_BACK,
    LOSING_LOOKS_BACK,
    NEWCOMERS_LOOK_TOO,
    ONLY_WHAT_HAPPENS_FROM_NOW_ON,
    PAID_OFTEN_TRIGGERS_ONCE,
    PHASING_OUT_LOOKS_BACK,
    PREVENTING_IS_ONE_EVENT,
    TAPPING_FOR_MANA_TRIGGERS,
    THE_END_BEGINS_BUT_ONCE,
    THE_END_OF_A_TURN_BACKS_UP,
    TO_BE_DEALT_DAMAGE_IS_ONE_EVENT,
    TO_ENTER_SO_IS_TO_BECOME_SO,
    TRIGGERS_BUT_ONCE,
    TRIGGERS_EACH_TIME,
    TRIGGERS_ONCE_MORE,
    TRIGGERS_THOUGH_IT_LIES_IDLE,
    UNATTACHING_LOOKS_BACK,
    WHOEVER_LEAVES_HAS_LOST,
    WHOSE_ABILITY_A_PERMISSION_SET_UP,
    WHOSE_ABILITY_A_REPLACEMENT_SET_UP,
    WHOSE_ABILITY_A_SPELL_SET_UP,
    WHOSE_ABILITY_AN_ABILITY_SET_UP,
)

CONDITION = "603.4"
FROM_NOW_ON = "603.7a"
BEGUN_ALREADY = at("513.3", "513.2")
WHAT_HAS_CHANGED_IS_MEANT_STILL = "603.7c"
LEAVES_PLAY = "603.6c"
BUSHIDO = at("702.44a", "702.45a")


BLOCKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(at(None, "509.1i"),))
LATECOMERS_NOTICED = Row(TRIGGERED_BY_EVENT, entering_combat.notice)

TABLES: Tables = {
    "procedures": {
        "put trigger": (Row(TRIGGERED, put_on_stack.put),),
        "without a choice": (Row(PUT_TRIGGER, put_on_stack.take_off),),
    },
    "rulings": {
        BY_ITSELF: (yes(TRIGGERED),),
        WHOSE_TRIGGERS_FIRST: (told("603.3b", 0, also=("405.3",)),),
        TRIGGERS_EACH_TIME: (yes(EACH_TIME),),
        TO_BE_DEALT_DAMAGE_IS_ONE_EVENT: (yes(EACH_TIME),),
        TO_ENTER_SO_IS_TO_BECOME_SO: (says(BECOMES, False),),
        TRIGGERS_ONCE_MORE: (Row(at(CARDS_FIRST, "603.2d"), triggers.by_texts),),
        CYCLING_TRIGGERS: (yes(at("702.28c", "702.29c")),),
        TAPPING_FOR_MANA_TRIGGERS: (yes(at("106.11a", "106.12a"), also=(at("106.11", "106.12"),)),),
        LEAVING_LOOKS_BACK: (yes(at("603.6d", "603.10a")),),
        HAS_TRIGGERED_ALREADY: (Row(STATE_TRIGGERS, triggers.once_until_resolved),),
        IS_DONE_LATER: (yes("603.7", also=("610.2",)),),
        HAS_TARGETS_OF_ITS_OWN: (yes(at("603.7", "603.12")),),
        WHOSE_ABILITY_A_SPELL_SET_UP: (Row("603.7d", delayed.whose_it_was),),
        WHOSE_ABILITY_AN_ABILITY_SET_UP: (Row("603.7e", delayed.whose_it_was),),
        WHOSE_ABILITY_A_REPLACEMENT_SET_UP: (Row("603.7f", delayed.whose_it_was),),
        WHOSE_ABILITY_A_PERMISSION_SET_UP: (Row(at(None, "603.7g"), delayed.whose_it_was),),
        TRIGGERS_THOUGH_IT_LIES_IDLE: (yes("603.2a"),),
        IS_DONE_ONCE_A_TURN: (yes(at(None, "603.2h")),),
        TRIGGERS_BUT_ONCE: (yes("603.7b"),),
        ONLY_WHAT_HAPPENS_FROM_NOW_ON: (yes(FROM_NOW_ON),),
        THE_END_BEGINS_BUT_ONCE: (yes(BEGUN_ALREADY),),
        THE_END_OF_A_TURN_BACKS_UP: (yes(FROM_NOW_ON, also=(BEGUN_ALREADY,)),),
        CHANGED_IS_MEANT_STILL: (yes(WHAT_HAS_CHANGED_IS_MEANT_STILL),),
        MAY_IS_A_MODE: (
            yes(
                PUT_TRIGGER,
                also=("603.3c",),
                mistake="sceglie bersagli e modi di un’abilità innescata soltanto quando si risolve",
            ),
            says("603.5", False, mistake="decide già mettendola in pila se fare ciò che un’abilità innescata permette"),
        ),
        CONDITION_IS_PART_OF_THE_EVENT: (yes(CONDITION),),
        CONDITION_IS_LOOKED_AT_AGAIN: (yes(CONDITION),),
        FINDS_IT_NO_MORE: (yes("603.6"),),
        NEWCOMERS_LOOK_TOO: (yes("603.6a"),),
        PHASING_OUT_LOOKS_BACK: (yes(at("603.6d", "603.10b")),),
        EACH_SPEAKS_OF_ITS_OWN_COST: (yes(at(None, "607.2h")),),
        LOSING_LOOKS_BACK: (yes(at(None, "603.10f")),),
        LINKED_TO_ITS_OWN_PARAGRAPH: (yes(at("607.2g", "607.2h")),),
        PAID_OFTEN_TRIGGERS_ONCE: (yes(at(None, "603.12a")),),
        IS_SET_UP_ONCE: (yes(at(None, "603.7h")),),
        IS_NEVER_SEEN: (yes(at("603.2e", "603.2f")),),
        PREVENTING_IS_ONE_EVENT: (yes(at(None, "615.13")),),
        LOSING_CONTROL_LOOKS_BACK: (yes(at("603.6d", "603.10d")),),
        UNATTACHING_LOOKS_BACK: (yes(at("603.6d", "603.10c")),),
        COUNTERING_LOOKS_BACK: (yes(at(None, "603.10e")),),
        WHOEVER_LEAVES_HAS_LOST: (yes("603.9"),),
        LOOKS_IN_ONE_ZONE: (yes(LEAVES_PLAY),),
        LEAVING_IS_GOING_ANYWHERE: (yes(LEAVES_PLAY),),
        WHAT_HAS_MOVED_ON_IS_LOST: (yes(WHAT_HAS_CHANGED_IS_MEANT_STILL),),
    },
    "watches": {
        "move": (
            REMEMBERED,
            TRIGGERS_NOTICED,
            STATES_NOTICED,
            Row(
                AN_ADVENTURE,
                faces.may_be_cast_later,
                mistake=AN_ADVENTURE_IS_OVER,
            ),
            Row(
                SUSPEND,
                set_aside.hastens,
                mistake="crede che una creatura lanciata perché sospesa debba aspettare un turno per attaccare",
            ),
            Row(DASH, dash.goes_back, mistake="lascia in gioco a fine turno la creatura lanciata con accelerare"),
            Row(WARP, dash.is_exiled, mistake="tiene in gioco dopo il turno ciò che ha lanciato con distorsione"),
            Row(BLITZ, dash.is_sacrificed, mistake="tiene in gioco dopo il turno la creatura lanciata con blitz"),
            Row(
                CAST_BY_MAYHEM,
                mayhem.is_remembered,
                mistake="non tiene conto di quali carte sono state scartate in questo turno",
            ),
            Row(
                REBOUND,
                ways.rebounds,
                mistake="non lancia di nuovo al mantenimento una magia con ripresa",
            ),
            Row(
                MADNESS,
                madness.offered,
                mistake="non offre di lanciare per follia la carta scartata",
            ),
        ),
        "designated": (TRIGGERS_NOTICED,),
        "countered": (TRIGGERS_NOTICED,),
        "prevented": (TRIGGERS_NOTICED,),
        "reveals": (TRIGGERS_NOTICED,),
        "lost": (TRIGGERS_NOTICED,),
        "comes attacking": (ATTACKS_NOTICED,),
        "comes blocking": (BLOCKS_NOTICED,),
        "is attacked": (ATTACKS_NOTICED,),
        "becomes blocked": (
            BLOCKS_NOTICED,
            Row(at("702.22a", "702.23a"), combat_triggers.rampage, only_with=("furia",), mistake=RAMPAGE_DOES_NOTHING),
            Row(
                BUSHIDO,
                combat_triggers.bushido_blocked,
                only_with=("bushido",),
                mistake="non fa crescere una creatura con bushido quando è bloccata",
            ),
        ),
        "blocks": (
            BLOCKS_NOTICED,
            Row(FLANKING, keywords.flank, mistake=FLANKING_DOES_NOTHING),
            Row(
                BUSHIDO,
                combat_triggers.bushido_blocking,
                only_with=("bushido",),
                mistake="non fa crescere una creatura con bushido quando blocca",
            ),
        ),
        "becomes unblocked": (BLOCKS_NOTICED,),
        "announce": (TRIGGERS_NOTICED, STATES_NOTICED),
        "effect": (STATES_NOTICED, LATECOMERS_NOTICED),
        "end effects": (STATES_NOTICED,),
        "attach": (
            Row(
                LAYER_OF_COPIES,
                standing_copies.begins,
                mistake="crede che un’Aura non renda una copia ciò che incanta",
            ),
            TRIGGERS_NOTICED,
            STATES_NOTICED,
            Row(
                RECONFIGURED,
                equipment.stops_being_a_creature,
                mistake="tiene per creatura un Equipaggiamento con riconfigurare che è assegnato",
            ),
        ),
    },
}
