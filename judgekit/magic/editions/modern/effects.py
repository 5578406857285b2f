"""Resolution, effects (608–611): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    A_SPELL_IS_OVER,
    CONDITION_IS_FORGOTTEN,
    COUNTERS_DO_NOTHING,
    RESOLVES_WITHOUT_TARGETS,
    STATICS_DO_NOTHING,
    STAYS_IN_COMBAT,
    USES_WHAT_IT_HAS_TAKEN,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.keyword_abilities import SHORTHAND
from judgekit.magic.editions.modern.numbers import (
    AS_WRITTEN_THEN,
    CASTING_A_COMMANDER,
    COMMANDER_DAMAGE,
    NEW,
    PAYING_WHILE_RESOLVING,
    PLAYERS_CONTROLLED,
    RESOLVES,
    STATE_TRIGGERS,
    THE_RING_TEMPTS,
    TOP_CARD_REVEALED,
    TRIGGERED,
)
from judgekit.magic.editions.modern.rows import (
    ATTACKS_NOTICED,
    BECOMING_NOTICED,
    COMES_BACK,
    PUT_RIGHT,
    REMEMBERED,
    STATES_NOTICED,
    TRIGGERS_NOTICED,
)
from judgekit.magic.plays.board import summoning_sickness
from judgekit.magic.plays.board.facts import COMMANDERS
from judgekit.magic.plays.casting import mana_abilities, put_on_stack
from judgekit.magic.plays.combat import leaving_combat
from judgekit.magic.plays.keywords import ascending, cipher, epic, mutating
from judgekit.magic.plays.layers import continuous
from judgekit.magic.plays.resolving import (
    as_it_enters,
    choices,
    counters,
    pairing,
    perform,
    resolving,
    returning,
    rings,
)
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import battles, commander
from judgekit.magic.plays.text import conditions, evaluate, hidden_information, last_known, qualities
from judgekit.magic.plays.triggers import remembering, triggers
from judgekit.magic.plays.turn import controlling, day_and_night, loops
from judgekit.magic.questions.board import ALL_ACT_TOGETHER, CHANGED_AS_IT_ENTERS, ENDS_WITH_ITS_PERMANENT
from judgekit.magic.questions.casting import BEGINS_AS_IT_IS_CAST, CONDITION_HOLDS, GIVEN_FOR_GOOD
from judgekit.magic.questions.copies import LAST_KNOWN_CHOICES
from judgekit.magic.questions.layers import FIXED_ON_NONE
from judgekit.magic.questions.replacement import LAST_KNOWN_INFORMATION
from judgekit.magic.questions.resolving import (
    BECOMES_SO_AFTERWARDS,
    CANNOT_BE_PUT_INTO_PLAY,
    COMES_BACK_TO_ITS_OWNER,
    GOES_ON_OFF_THE_STACK,
    HAPPENS_ONCE,
    IMPOSSIBLE_OPTION,
    LASTS_WHERE_NO_END_IS_SAID,
    MANA_WHILE_RESOLVING,
    ONE_ACTION_AFTER_ANOTHER,
    OVER_BEFORE_IT_BEGINS,
    OVER_BEFORE_IT_HAS_BEGUN,
    REACHES_WHAT_COMES_LATER,
    SETTLED_ONCE,
    SO_AS_IT_ENTERS,
    TELLS_OF_ITSELF,
    WORKED_OUT_ONCE,
    WORKS_ON_THE_STACK,
)
from judgekit.magic.questions.text import (
    AMOUNT,
    AMOUNT_THIS_TURN,
    COULD_PRODUCE,
    INFORMATION,
    LAST_KNOWN_CASTING,
    LAST_KNOWN_CONTROLLER,
    LAST_KNOWN_COUNTERS,
    LAST_KNOWN_HOST,
    MORE_THAN_THERE_IS,
    ONLY_THE_QUALITY_NAMED,
    TIMES_THIS_TURN,
    WHAT_HAS_CHANGED_SINCE_IS_MEANT,
)
from judgekit.magic.questions.triggers import WHAT_HAS_HAPPENED
from judgekit.magic.questions.turn import (
    CONCEDES_THOUGH_CONTROLLED,
    CONTROLLED_IN_THEIR_NEXT_TURN,
    THE_LAST_ONE_CONTROLS,
)
from judgekit.magic.vocabulary import KEYWORDS_AT_WORK

OF_A_PERMANENT = "110.3"
PUT_AND_CHANGED = "611.2e"
NO_TARGETS_LEFT = at("608.2b", None)
NO_TARGETS_LEFT_NOW = at(None, "608.2b")
AS_WRITTEN = "608.2c"
AS_IT_IS = at("608.2g", "608.2h")
SETTLED_ONCE_FOR_ALL = "611.2c"
NOT_FIXED_ON_ANY = "611.3a"
ALL_MANDATORY = at("718.4", "731.4")


HOW_LONG = "611.2a"
ENDS_AS_SAID = Row(HOW_LONG, continuous.last_as_said, when=continuous.may_end, only_with=("effects",))
SIEGE_DEFEATED = Row(
    at(None, "310.11b"),
    battles.is_defeated,
    only_with=("battle",),
    mistake="non esilia un assedio sconfitto, e non ne fa lanciare l’altra faccia",
)

TABLES: Tables = {
    "procedures": {
        "before priority": (
            ENDS_AS_SAID,
            Row(
                NEW,
                summoning_sickness.control_changes,
                when=summoning_sickness.may_change_hands,
                mistake=USES_WHAT_IT_HAS_TAKEN,
            ),
            COMES_BACK,
            Row(
                "506.4",
                leaving_combat.those_who_leave,
                when=leaving_combat.is_on,
                mistake=STAYS_IN_COMBAT,
            ),
            Row(
                at("702.94e", "702.95e"),
                pairing.come_apart,
                only_with=(pairing.SOULBOND,),
                mistake="tiene abbinate due creature di giocatori diversi",
            ),
            Row(
                at(None, "702.131b"),
                ascending.those_who_ascend,
                also=(at(None, "702.131d"),),
                only_with=(ascending.ASCEND,),
                mistake="crede che ascesa su un permanente non dia la benedizione della città",
            ),
            Row(
                at(None, "702.145d"),
                day_and_night.comes_to_be,
                only_with=(day_and_night.DAYBOUND,),
                mistake="crede che un permanente con diurno non faccia diventare giorno",
            ),
            Row(
                at(None, "702.145g"),
                day_and_night.night_comes_to_be,
                only_with=(day_and_night.NIGHTBOUND,),
                mistake="crede che un permanente con notturno non faccia diventare notte",
            ),
            Row(
                at(None, "702.145c"),
                day_and_night.turns_by_night,
                only_with=(day_and_night.DAYBOUND,),
                mistake="tiene di notte con la faccia anteriore in su un permanente con diurno",
            ),
            Row(
                at(None, "702.145f"),
                day_and_night.turns_by_day,
                only_with=(day_and_night.NIGHTBOUND,),
                mistake="tiene di giorno con la faccia posteriore in su un permanente con notturno",
            ),
            PUT_RIGHT,
            COMES_BACK,
            ENDS_AS_SAID,
            Row(
                TOP_CARD_REVEALED,
                hidden_information.show_top,
                when=hidden_information.anybody_shows,
                only_with=("Static",),
            ),
            Row(STATE_TRIGGERS, triggers.notice_states, when=triggers.are_watched),
            Row(
                TRIGGERED,
                put_on_stack.put_on_stack,
                also=(at("116.2a", "117.2a"),),
                when=triggers.are_waiting,
            ),
            Row("104.4b", loops.endless, also=(ALL_MANDATORY,), when=loops.is_suspicious),
            Row(ALL_MANDATORY, loops.growing, when=loops.has_gone_on),
        ),
        "resolve": (Row(RESOLVES, resolving.resolve),),
        "resolution": (
            Row("608.2a", resolving.recheck_condition, mistake=CONDITION_IS_FORGOTTEN),
            Row(NO_TARGETS_LEFT, resolving.recheck_targets, mistake=RESOLVES_WITHOUT_TARGETS),
            Row(NO_TARGETS_LEFT_NOW, resolving.recheck_targets_but_of_permanents, mistake=RESOLVES_WITHOUT_TARGETS),
            Row(
                at(None, "608.3b"),
                resolving.recheck_targets_of_permanents,
                mistake="fa entrare un’Aura il cui bersaglio è diventato illegale",
            ),
            Row(
                at(None, "702.131a"),
                ascending.as_it_resolves,
                when=ascending.is_cast,
                mistake="crede che una magia con ascesa non dia la benedizione della città",
            ),
            Row(AS_WRITTEN, resolving.follow_instructions),
            Row(
                at("702.98a", "702.99a"),
                cipher.encode,
                when=cipher.is_cast,
                also=(at("702.98c", "702.99c"), at("702.98b", "702.99b")),
                mistake="non fa esiliare la magia con cifrare su una creatura, e così non ne lancia copie",
            ),
            Row(
                at("702.49a", "702.50a"),
                epic.goes_on_for_good,
                when=epic.is_cast,
                also=(at("702.49b", "702.50b"),),
                mistake="crede che epopea non vieti di lanciare altre magie e non copi quella a ogni mantenimento",
            ),
            Row(
                at(None, "702.140c"),
                mutating.merges,
                also=(at(None, "729.1"), at(None, "729.2")),
                mistake="fa entrare la magia mutante come un’altra creatura",
            ),
            Row(at("608.2k", "608.2n"), resolving.leaves_the_stack),
            Row(at("608.3", "608.3a"), resolving.becomes_a_permanent, also=(at(None, "608.3"),)),
            Row(at("608.3a", "608.3c"), resolving.becomes_attached),
        ),
        "do": (Row(AS_WRITTEN, perform.perform), COMES_BACK),
        "right after": (COMES_BACK,),
        "stated effect": (Row(AS_WRITTEN, resolving.stated),),
        "fizzle": (
            Row(NO_TARGETS_LEFT, resolving.countered_by_the_rules),
            Row(NO_TARGETS_LEFT_NOW, resolving.leave_unresolved),
        ),
    },
    "rulings": {
        BEGINS_AS_IT_IS_CAST: (yes(at(None, "611.2f")),),
        GIVEN_FOR_GOOD: (yes(at(None, "611.3d"), also=(at(None, "400.7b"),)),),
        ALL_ACT_TOGETHER: (yes(at("101.4", "608.2f")),),
        CANNOT_BE_PUT_INTO_PLAY: (Row(at("608.3b", "608.3e"), table_wide.kept_out),),
        GOES_ON_OFF_THE_STACK: (yes(at("608.2j", "608.2m")),),
        WHAT_HAS_CHANGED_SINCE_IS_MEANT: (yes(at("608.2i", "608.2k")),),
        ONE_ACTION_AFTER_ANOTHER: (yes("608.2e"),),
        IMPOSSIBLE_OPTION: (Row("608.2d", choices.impossible),),
        MANA_WHILE_RESOLVING: (yes(PAYING_WHILE_RESOLVING),),
        INFORMATION: (told(AS_IT_IS, 0),),
        LAST_KNOWN_INFORMATION: (Row(AS_IT_IS, last_known.as_last_seen),),
        LAST_KNOWN_COUNTERS: (Row(AS_IT_IS, last_known.counters_as_last_seen),),
        LAST_KNOWN_CASTING: (Row(AS_IT_IS, last_known.cast_as_last_seen),),
        LAST_KNOWN_CHOICES: (told(AS_IT_IS, 0),),
        LAST_KNOWN_HOST: (Row(AS_IT_IS, last_known.host_as_last_seen),),
        LAST_KNOWN_CONTROLLER: (told(AS_IT_IS, 0),),
        AMOUNT: (Row(AS_WRITTEN, evaluate.quantity),),
        CONDITION_HOLDS: (Row(AS_WRITTEN, conditions.condition),),
        OVER_BEFORE_IT_HAS_BEGUN: (
            Row("610.3a", returning.of_what_was_played),
            Row(at("610.3a", "610.3b"), returning.of_a_trigger),
        ),
        COMES_BACK_TO_ITS_OWNER: (told(at("610.3b", "610.3c"), 0),),
        TIMES_THIS_TURN: (Row(AS_WRITTEN, remembering.answer),),
        COULD_PRODUCE: (Row("106.7", mana_abilities.could_produce),),
        AMOUNT_THIS_TURN: (Row(AS_WRITTEN_THEN, remembering.amount),),
        WHAT_HAS_HAPPENED: (told(AS_WRITTEN_THEN, 0),),
        CHANGED_AS_IT_ENTERS: (yes("611.3c", also=("603.6b",)),),
        MORE_THAN_THERE_IS: (told("609.3", 0),),
        HAPPENS_ONCE: (yes("610.1"),),
        SETTLED_ONCE: (yes(SETTLED_ONCE_FOR_ALL),),
        REACHES_WHAT_COMES_LATER: (yes(SETTLED_ONCE_FOR_ALL),),
        WORKED_OUT_ONCE: (yes("611.2d"),),
        BECOMES_SO_AFTERWARDS: (yes(PUT_AND_CHANGED),),
        SO_AS_IT_ENTERS: (
            Row(at(PUT_AND_CHANGED, None), as_it_enters.what_it_is),
            Row(at(None, PUT_AND_CHANGED), as_it_enters.what_it_is_or_has),
        ),
        OVER_BEFORE_IT_BEGINS: (yes("611.2b"),),
        LASTS_WHERE_NO_END_IS_SAID: (yes(HOW_LONG),),
        TELLS_OF_ITSELF: (yes(at(None, "603.1a")),),
        WORKS_ON_THE_STACK: (yes(at("112.6f", "113.6g"), also=("604.5",)),),
        CONTROLLED_IN_THEIR_NEXT_TURN: (
            yes(
                PLAYERS_CONTROLLED,
                also=(
                    at("714.1b", "722.1b"),
                    at("714.3", "722.3"),
                    at("714.5", "722.5"),
                    at("714.8", "722.8"),
                    at("714.9", "722.9"),
                ),
            ),
        ),
        CONCEDES_THOUGH_CONTROLLED: (yes(at("714.6", "722.6")),),
        THE_LAST_ONE_CONTROLS: (yes(at("714.1a", "722.1a")),),
        FIXED_ON_NONE: (yes(NOT_FIXED_ON_ANY),),
        ENDS_WITH_ITS_PERMANENT: (yes("611.3b"),),
        ONLY_THE_QUALITY_NAMED: (Row(at("608.2h", "608.2j"), qualities.quality_alone),),
    },
    "watches": {
        "turn": (
            REMEMBERED,
            TRIGGERS_NOTICED,
            Row(
                PLAYERS_CONTROLLED,
                controlling.takes_over,
                only_with=(controlling.AWAITED, controlling.DECIDES),
            ),
        ),
        "played": (
            REMEMBERED,
            TRIGGERS_NOTICED,
            Row(
                CASTING_A_COMMANDER,
                commander.counts_casts,
                only_with=(COMMANDERS,),
                mistake="non conta le volte in cui un comandante è stato lanciato dalla zona di comando",
            ),
        ),
        "changes hands": (
            REMEMBERED,
            TRIGGERS_NOTICED,
            Row(
                THE_RING_TEMPTS,
                rings.no_longer_borne,
            ),
        ),
        "destroy": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "land": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "create": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "vanish": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "player attacks": (REMEMBERED, ATTACKS_NOTICED),
        "phase out": (REMEMBERED, TRIGGERS_NOTICED),
        "phase in": (REMEMBERED, TRIGGERS_NOTICED),
        "counters": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED, SIEGE_DEFEATED),
        "damage": (
            REMEMBERED,
            TRIGGERS_NOTICED,
            STATES_NOTICED,
            SIEGE_DEFEATED,
            Row(
                COMMANDER_DAMAGE,
                commander.counts_damage,
                only_with=(COMMANDERS,),
                mistake="non somma il danno da combattimento dello stesso comandante",
            ),
        ),
        "tap": (REMEMBERED, BECOMING_NOTICED, STATES_NOTICED),
        "taps for mana": (REMEMBERED, TRIGGERS_NOTICED),
        "untap": (REMEMBERED, BECOMING_NOTICED, STATES_NOTICED),
        "shuffled": (REMEMBERED, TRIGGERS_NOTICED),
        "cycled": (REMEMBERED, TRIGGERS_NOTICED),
        "activated": (REMEMBERED, TRIGGERS_NOTICED),
        "copied": (REMEMBERED, TRIGGERS_NOTICED),
        "choose": (REMEMBERED, TRIGGERS_NOTICED),
        "life": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
        "draw": (REMEMBERED, TRIGGERS_NOTICED, STATES_NOTICED),
    },
    "reads": {
        "effects": (
            Row(SETTLED_ONCE_FOR_ALL, continuous.of_spells, also=("302.4c", OF_A_PERMANENT), mistake=A_SPELL_IS_OVER),
            Row(
                NOT_FIXED_ON_ANY,
                continuous.of_permanents,
                also=("604.2", OF_A_PERMANENT, at("116.2b", "117.2b")),
                mistake=STATICS_DO_NOTHING,
            ),
            *(
                Row(number, continuous.of_word(word), mistake=mistake)
                for word, (number, _, mistake) in SHORTHAND.items()
                if word in KEYWORDS_AT_WORK
            ),
            Row(at("121.1a", "122.1a"), continuous.of_counters, mistake=COUNTERS_DO_NOTHING),
            Row(
                at(None, "122.1b"),
                counters.of_keywords,
                mistake="crede che un segnalino che si chiama come un’abilità non la dia",
            ),
        ),
    },
}
