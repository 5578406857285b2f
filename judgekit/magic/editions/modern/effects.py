"""Resolution, effects (608–611): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import (
    AS_WRITTEN_THEN,
    ATTACKING_TRIGGERS,
    CHECKED_BEFORE_PRIORITY,
    EACH_TIME_PRIORITY_IS_DUE,
    NEW,
    NOT_BY_PLAYERS,
    NOT_BY_THE_STACK,
    STATE_TRIGGERS,
    TOP_CARD_REVEALED,
    TRIGGERED,
    TRIGGERED_BY_EVENT,
)
from judgekit.magic.plays.board import summoning_sickness
from judgekit.magic.plays.casting import put_on_stack
from judgekit.magic.plays.combat import leaving_combat
from judgekit.magic.plays.layers import continuous
from judgekit.magic.plays.resolving import choices, instructions, perform, resolving, returning
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import battles, states
from judgekit.magic.plays.text import aiming, evaluate, hidden_information, qualities
from judgekit.magic.plays.triggers import remembering, triggers
from judgekit.magic.plays.turn import loops

OF_A_PERMANENT = "110.3"
NO_TARGETS_LEFT = at("608.2b", None)
NO_TARGETS_LEFT_NOW = at(None, "608.2b")
AS_WRITTEN = "608.2c"
AS_IT_IS = at("608.2g", "608.2h")
UNTIL_SOMETHING_LEAVES = "610.3"
SETTLED_ONCE_FOR_ALL = "611.2c"
NOT_FIXED_ON_ANY = "611.3a"
ALL_MANDATORY = at("718.4", "731.4")


ENDS_AS_SAID = Row("611.2a", continuous.last_as_said, when=continuous.may_end)
COMES_BACK = Row(UNTIL_SOMETHING_LEAVES, returning.come_back, when=returning.is_due)
PUT_RIGHT = Row(
    CHECKED_BEFORE_PRIORITY,
    states.check,
    also=(NOT_BY_PLAYERS, EACH_TIME_PRIORITY_IS_DUE, NOT_BY_THE_STACK),
    when=states.may_be_due,
)
REMEMBERED = Row(AS_WRITTEN_THEN, remembering.remember)
TRIGGERS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice)
STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)
ATTACKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(ATTACKING_TRIGGERS,))
SIEGE_DEFEATED = Row(at(None, "310.11b"), battles.is_defeated)

TABLES: Tables = {
    "procedures": {
        "before priority": (
            ENDS_AS_SAID,
            Row(NEW, summoning_sickness.control_changes, when=summoning_sickness.may_change_hands),
            COMES_BACK,
            Row("506.4", leaving_combat.those_who_leave, also=(at("702.21f", "702.22f"),), when=leaving_combat.is_on),
            PUT_RIGHT,
            COMES_BACK,
            ENDS_AS_SAID,
            Row(TOP_CARD_REVEALED, hidden_information.show_top, when=hidden_information.anybody_shows),
            Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
            Row(TRIGGERED, put_on_stack.put_on_stack, also=(at("116.2a", "117.2a"),), when=put_on_stack.are_waiting),
            Row("104.4b", loops.endless, also=(ALL_MANDATORY,), when=loops.is_suspicious),
            Row(ALL_MANDATORY, loops.growing, when=loops.has_gone_on),
        ),
        "resolve": (Row("608.1", resolving.resolve),),
        "resolution": (
            Row("608.2a", resolving.recheck_condition),
            Row(NO_TARGETS_LEFT, resolving.recheck_targets),
            Row(NO_TARGETS_LEFT_NOW, resolving.recheck_targets_but_of_permanents),
            Row(at(None, "608.3b"), resolving.recheck_targets_of_permanents),
            Row(AS_WRITTEN, resolving.follow_instructions),
            Row(at("608.2k", "608.2n"), resolving.leaves_the_stack),
            Row(at("608.3", "608.3a"), resolving.becomes_a_permanent, also=(at(None, "608.3"),)),
            Row(at("608.3a", "608.3c"), resolving.becomes_attached),
        ),
        "do": (Row(AS_WRITTEN, perform.perform),),
        "stated effect": (Row(AS_WRITTEN, resolving.stated),),
        "fizzle": (
            Row(NO_TARGETS_LEFT, resolving.countered_by_the_rules),
            Row(NO_TARGETS_LEFT_NOW, resolving.leave_unresolved),
        ),
    },
    "rulings": {
        "all act together": (Row(at("101.4", "608.2f"), evaluate.at_one_moment),),
        "cannot be put into play": (Row(at("608.3b", "608.3e"), table_wide.kept_out),),
        "goes on off the stack": (Row(at("608.2j", "608.2m"), resolving.to_its_end),),
        "what has changed since is meant": (Row(at("608.2i", "608.2k"), aiming.meant_all_the_same),),
        "one action after another": (Row("608.2e", instructions.all_do_one_thing_first),),
        "impossible option": (Row("608.2d", choices.impossible),),
        "mana while resolving": (Row(at("608.2f", "608.2g"), choices.mana_may_be_made),),
        "information": (Row(AS_IT_IS, evaluate.as_it_is_now),),
        "last known information": (Row(AS_IT_IS, evaluate.as_last_seen),),
        "last known counters": (Row(AS_IT_IS, evaluate.counters_as_last_seen),),
        "last known controller": (Row(AS_IT_IS, evaluate.who_had_it),),
        "amount": (Row(AS_WRITTEN, evaluate.quantity),),
        "condition": (Row(AS_WRITTEN, evaluate.condition),),
        "over before it has begun": (Row(UNTIL_SOMETHING_LEAVES, returning.over_before),),
        "times this turn": (Row(AS_WRITTEN, remembering.answer),),
        "what has happened": (Row(AS_WRITTEN_THEN, remembering.looks_back),),
        "changed as it enters": (Row("611.3c", continuous.as_it_enters),),
        "more than there is": (Row("609.3", evaluate.as_much_as_possible),),
        "happens once": (Row("610.1", perform.only_once),),
        "settled once for all": (Row(SETTLED_ONCE_FOR_ALL, continuous.fixed_for_good),),
        "worked out once": (Row("611.2d", continuous.counted_once),),
        "over before it begins": (Row("611.2b", continuous.over_before),),
        "not fixed on any": (Row(NOT_FIXED_ON_ANY, continuous.never_fixed),),
        "ends with its permanent": (Row("611.3b", continuous.end_with_source),),
        "only the quality named": (Row(at("608.2h", "608.2j"), qualities.quality_alone),),
    },
    "watches": {
        "turn": (REMEMBERED, TRIGGERS_NOTICED),
        "played": (REMEMBERED, TRIGGERS_NOTICED),
        "changes hands": (REMEMBERED, TRIGGERS_NOTICED),
        "destroy": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "land": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "create": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "vanish": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "player attacks": (REMEMBERED, ATTACKS_NOTICED),
        "phase out": (REMEMBERED, TRIGGERS_NOTICED),
        "phase in": (REMEMBERED, TRIGGERS_NOTICED),
        "counters": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED, SIEGE_DEFEATED),
        "damage": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED, SIEGE_DEFEATED),
        "tap": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "taps for mana": (REMEMBERED, TRIGGERS_NOTICED),
        "untap": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "shuffled": (REMEMBERED, TRIGGERS_NOTICED),
        "choose": (REMEMBERED, TRIGGERS_NOTICED),
        "life": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "draw": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
    },
    "reads": {
        "effects": (
            Row(SETTLED_ONCE_FOR_ALL, continuous.of_spells, also=("302.4c", OF_A_PERMANENT)),
            Row(NOT_FIXED_ON_ANY, continuous.of_permanents, also=("604.2", OF_A_PERMANENT, at("116.2b", "117.2b"))),
        ),
    },
}
