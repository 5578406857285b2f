"""The turn (500–505, 512–514): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    COMBAT_NEVER_ENDS,
    CUMULATIVE_UPKEEP_IS_NOT_PAID,
    DAMAGE_STAYS,
    ECHO_IS_NOT_PAID,
    KEEPS_MANA,
    KEEPS_TOO_MANY_CARDS,
    NO_PRIORITY_IN_CLEANUP,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    COMBAT_STEPS,
    CUMULATIVE_UPKEEP,
    PHASES,
    SKIPPING,
    SKIPPING_REPLACES,
    STEP_ENDS,
)
from judgekit.magic.plays.keywords import upkeep
from judgekit.magic.plays.state_based import sagas
from judgekit.magic.plays.triggers import triggers
from judgekit.magic.plays.turn import cleanup, cut_short, day_and_night, phasing, priority, turn
from judgekit.magic.questions.turn import (
    A_FURTHER_MAIN_PHASE,
    A_FURTHER_TURN_COMES_NEXT,
    ADDED_PHASES_COME,
    CLEANUP_WITHOUT_PRIORITY,
    FIRST_OF_THE_NEXT_TURN,
    NO_END_OF_COMBAT_THEN,
    NO_END_STEP_THEN,
    NOTHING_BETWEEN_TURNS,
    NOTHING_ENDS_OUTSIDE_COMBAT,
    SKIPS_ADD_UP,
    THE_LATEST_TURN_COMES_FIRST,
    TRIGGERS_WAIT_FOR_THE_CLEANUP,
    TRIGGERS_WAIT_FOR_THE_NEXT_PHASE,
    UNTAP_WITHOUT_PRIORITY,
    WHAT_IS_SKIPPED_DOES_NOT_COME,
)

BEGINNINGS = "500.6"
BEGINNINGS_TOO = at("500.6", None)
AT_ITS_BEGINNING = "603.2b"
A_TURN_ADDED = "500.7"
SKIPPED = at("500.10", "500.11")
BEGINNING_STEPS = "501.1"
MAIN_PHASES = "505.1"
ENDING_STEPS = "512.1"


MAIN_PHASE = Row(at("505.5", "505.6"), turn.main_window, also=("505.2",))
MANA_VANISHES = Row(
    at("500.4", "500.5"),
    cleanup.mana_vanishes,
    also=("106.4", at("703.4p", "703.4q")),
    when=cleanup.any_mana,
    mistake=KEEPS_MANA,
)

TABLES: Tables = {
    "procedures": {
        "phases": (Row(PHASES, turn.in_order),),
        "phases of a turn": (
            Row(BEGINNING_STEPS, turn.beginning),
            Row(MAIN_PHASES, turn.first_main),
            Row(COMBAT_STEPS, turn.combat),
            Row(MAIN_PHASES, turn.second_main),
            Row(ENDING_STEPS, turn.ending),
        ),
        "beginning phase": (
            Row(BEGINNING_STEPS, turn.untap),
            Row(at("503.2", "503.1"), turn.upkeep),
            Row(at("504.3", "504.2"), turn.draw_by_itself),
        ),
        "before untapping": (
            Row("502.1", phasing.phase, also=("703.4a", at("702.25a", "702.26a")), when=phasing.anything_phases),
            Row(
                at(None, "730.2"),
                day_and_night.looked_at,
                also=(at(None, "502.2"), at(None, "703.4b")),
                when=day_and_night.is_either,
                mistake="non guarda, nella sottofase di STAP, se il giorno diventa notte o la notte giorno",
            ),
        ),
        "untapping": (Row(at("502.2", "502.3"), turn.untap_together, also=(at("703.4b", "703.4c"),)),),
        "turn's draw": (Row("504.1", turn.turn_draw, also=(at("703.4c", "703.4d"),)),),
        "first main phase": (
            Row(
                at(None, "714.3b"),
                sagas.go_on,
                also=(at(None, "505.4"), at(None, "703.4f")),
                when=sagas.any_sagas,
                mistake="non mette un segnalino sapere sulle Saghe quando comincia la prima fase principale",
            ),
            MAIN_PHASE,
        ),
        "second main phase": (MAIN_PHASE,),
        "ending phase": (Row(at("513.2", "513.1"), turn.end_of_turn), Row(ENDING_STEPS, cleanup.quiet_cleanup)),
        "cleanup": (
            Row("514.1", cleanup.discard_to_limit, also=(at("703.4m", "703.4n"),), mistake=KEEPS_TOO_MANY_CARDS),
            Row("514.2", cleanup.wear_off, also=(at("703.4n", "703.4p"),), mistake=DAMAGE_STAYS),
            Row("514.3a", cleanup.priority_if_needed, mistake=NO_PRIORITY_IN_CLEANUP),
        ),
        "as a step begins": (Row(at("500.5", "500.4"), cleanup.effects_until_then_end, when=cleanup.something_lasts),),
        "end of step": (
            Row("500.5", cleanup.effects_end, when=cleanup.something_lasts),
            Row("511.3", cleanup.all_leave_combat, when=cleanup.combat_is_over, mistake=COMBAT_NEVER_ENDS),
            MANA_VANISHES,
        ),
        "end of phase": (Row(at("500.5", "500.5a"), cleanup.effects_end, when=cleanup.something_lasts), MANA_VANISHES),
        "end the turn": (
            Row(
                at("715.1a", "723.1a"),
                cut_short.nothing_waits,
                when=cut_short.anything_waits,
                mistake="mette ancora in pila ciò che si era innescato prima che il turno terminasse",
            ),
            Row(
                at("715.1b", "723.1b"),
                cut_short.exile_the_stack,
                mistake="crede che ciò che è in pila resti lì, e si risolva, quando il turno termina",
            ),
            Row(
                at("715.1c", "723.1c"),
                cut_short.look_at_states,
                mistake="non verifica le azioni di stato prima di passare alla sottofase di cancellazione",
            ),
            Row(
                at("715.1d", "723.1d"),
                cut_short.to_the_cleanup,
                also=(at("715.1", "723.1"),),
                mistake="crede che un effetto non possa far terminare il turno",
            ),
        ),
        "end the combat": (
            Row(
                at(None, "723.2a"),
                cut_short.nothing_waits,
                when=cut_short.anything_waits,
                mistake="mette ancora in pila ciò che si era innescato prima che il combattimento terminasse",
            ),
            Row(
                at(None, "723.2b"),
                cut_short.exile_the_stack,
                mistake="crede che ciò che è in pila resti lì quando un effetto fa terminare il combattimento",
            ),
            Row(
                at(None, "723.2c"),
                cut_short.look_at_states,
                mistake="non verifica le azioni di stato quando un effetto fa terminare il combattimento",
            ),
            Row(
                at(None, "723.2d"),
                cut_short.to_the_next_phase,
                also=(at(None, "723.2"),),
                mistake="crede che un effetto non possa far terminare la fase di combattimento",
            ),
        ),
        "move on": (Row(STEP_ENDS, priority.out_of_time),),
    },
    "rulings": {
        UNTAP_WITHOUT_PRIORITY: (yes(at("502.3", "502.4"), also=("500.3",)),),
        ADDED_PHASES_COME: (yes("500.8"),),
        A_FURTHER_MAIN_PHASE: (says("505.1a", "second main"),),
        CLEANUP_WITHOUT_PRIORITY: (yes("514.3"),),
        NOTHING_BETWEEN_TURNS: (yes(at("500.11", "500.12")),),
        A_FURTHER_TURN_COMES_NEXT: (yes(A_TURN_ADDED),),
        THE_LATEST_TURN_COMES_FIRST: (yes(A_TURN_ADDED),),
        WHAT_IS_SKIPPED_DOES_NOT_COME: (yes(SKIPPED, also=(SKIPPING, SKIPPING_REPLACES)),),
        FIRST_OF_THE_NEXT_TURN: (yes("614.10b"),),
        NO_END_OF_COMBAT_THEN: (yes(at(None, "723.2e")),),
        TRIGGERS_WAIT_FOR_THE_NEXT_PHASE: (yes(at(None, "723.2f")),),
        NOTHING_ENDS_OUTSIDE_COMBAT: (yes(at(None, "723.2g")),),
        NO_END_STEP_THEN: (yes(at("715.3", "723.1e")),),
        TRIGGERS_WAIT_FOR_THE_CLEANUP: (yes(at("715.2", "723.1f")),),
        SKIPS_ADD_UP: (told(SKIPPED, 0, also=("614.10a",)),),
    },
    "watches": {
        "step": (
            Row(at("503.1", "503.1a"), triggers.as_upkeep_begins, also=(BEGINNINGS, AT_ITS_BEGINNING)),
            Row(at("504.2", None), triggers.as_draw_begins, also=(BEGINNINGS_TOO, AT_ITS_BEGINNING)),
            Row(at("507.2", None), triggers.as_combat_begins, also=(BEGINNINGS_TOO, AT_ITS_BEGINNING)),
            Row(at("511.1", "511.2"), triggers.as_combat_ends, also=(BEGINNINGS, AT_ITS_BEGINNING)),
            Row(at("513.1", None), triggers.as_turn_ends, also=(BEGINNINGS_TOO, AT_ITS_BEGINNING)),
            Row(at(None, "500.6"), triggers.as_others_begin, also=(AT_ITS_BEGINNING,)),
            Row(at("702.29a", "702.30a"), upkeep.echo, only_with=("eco",), mistake=ECHO_IS_NOT_PAID),
            Row(
                CUMULATIVE_UPKEEP,
                upkeep.cumulative_upkeep,
                only_with=("mantenimento cumulativo",),
                mistake=CUMULATIVE_UPKEEP_IS_NOT_PAID,
            ),
        ),
        "phase": (Row(at("505.4", "500.6"), triggers.notice, also=(BEGINNINGS_TOO, AT_ITS_BEGINNING)),),
    },
}
