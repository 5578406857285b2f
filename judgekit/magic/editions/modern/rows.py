"""Rows that stand in the tables of several chapters, named once."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import A_COMMANDER_STAYS_AWAY, FINALITY_IS_NOT_FINAL, NOTHING_IS_REPLACED
from judgekit.magic.editions.modern.dated import Row
from judgekit.magic.editions.modern.numbers import (
    AS_WRITTEN_THEN,
    ATTACKING_TRIGGERS,
    BECOMES,
    CHECKED_BEFORE_PRIORITY,
    COMMANDER_GOES_BACK,
    EACH_TIME_PRIORITY_IS_DUE,
    FINALITY_COUNTERS,
    HOW_IT_MOVES,
    NOT_BY_PLAYERS,
    NOT_BY_THE_STACK,
    REPLACES,
    STATE_TRIGGERS,
    TRIGGERED_BY_EVENT,
)
from judgekit.magic.plays.board.facts import COMMANDERS
from judgekit.magic.plays.replacement import replacing
from judgekit.magic.plays.resolving import counters, returning
from judgekit.magic.plays.state_based import commander, states
from judgekit.magic.plays.triggers import remembering, triggers

# What is put right, and what is noticed.
PUT_RIGHT = Row(
    CHECKED_BEFORE_PRIORITY,
    states.check,
    also=(NOT_BY_PLAYERS, EACH_TIME_PRIORITY_IS_DUE, NOT_BY_THE_STACK),
    when=states.may_be_due,
)
REMEMBERED = Row(AS_WRITTEN_THEN, remembering.remember)
TRIGGERS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice)
BECOMING_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(BECOMES,))
STATES_NOTICED = Row(STATE_TRIGGERS, triggers.notice_states_at_once)
ATTACKS_NOTICED = Row(TRIGGERED_BY_EVENT, triggers.notice, also=(ATTACKING_TRIGGERS,))

# Right after each thing that is done, paid or put right, and wherever else something may have left play.
COMES_BACK = Row(
    "610.3",
    returning.come_back,
    when=returning.is_due,
    only_with=("comes back",),
    mistake="non fa tornare ciò che era esiliato finché qualcos’altro restava in gioco",
)

# What becomes of a move to somewhere, be it by a destruction or not.
GOES_BACK = Row(
    COMMANDER_GOES_BACK,
    commander.goes_there_instead("graveyard", "exile", "hand", "library"),
    only_with=(COMMANDERS,),
    mistake=A_COMMANDER_STAYS_AWAY,
)
FINALITY = Row(FINALITY_COUNTERS, counters.finality, mistake=FINALITY_IS_NOT_FINAL)
DESTROYED_INSTEAD = Row(
    REPLACES,
    replacing.something_else,
    also=(HOW_IT_MOVES,),
    only_with=replacing.ANY_EFFECT,
    mistake=NOTHING_IS_REPLACED,
)
MOVED_INSTEAD = Row(REPLACES, replacing.something_else, also=(HOW_IT_MOVES,), mistake=NOTHING_IS_REPLACED)
