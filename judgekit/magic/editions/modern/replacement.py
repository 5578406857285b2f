"""Replacement and prevention (614–616): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import NO_DRAW_IS_REPLACED
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, yes
from judgekit.magic.editions.modern.numbers import DEVIATES, FORBIDDEN, PREVENTS_AND_DOES, REPLACES
from judgekit.magic.plays.keywords import ways
from judgekit.magic.plays.replacement import applicable, prevention, replacing, several_effects
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text import anchor_words
from judgekit.magic.questions.drawing import ONLY_ON_THAT_DRAW
from judgekit.magic.questions.replacement import (
    A_SHIELD_EACH,
    ACTS_ON_WHAT_CAME_LATER,
    ACTS_ON_WHAT_IS_TO_COME,
    DOES_MORE_AS_IT_PREVENTS,
    ENTERING_IS_NOT_CHOSEN,
    GIVEN_UP_BUT_ONCE,
    IS_BARRED_AS_IT_WILL_BE,
    LASTS_UNTIL_IT_IS_USED,
    LOOKED_AT_AGAIN,
    ONLY_TO_WHAT_MAY_BE_DEALT_IT,
    PAID_FOR_TOGETHER,
    PREVENTION_PREVENTS_NONE,
    PUT_AT_ONCE_ARE_ONE_EVENT,
    PUT_BY_NO_EFFECT,
    REPLACES_ITSELF,
    SAID_AS_IT_WILL_BE,
    SPEAKS_OF_OTHERS,
    WHAT_ENTERS_IS_JUDGED,
    WHAT_ENTERS_LIES_THERE_NO_MORE,
    WHAT_IS_CONTAINED_WAITS,
    WHERE_A_SOURCE_MAY_BE,
    WHOSE_IT_IS_COMES_FIRST,
)
from judgekit.magic.questions.text import AN_ANCHOR_WORD_HOLDS
from judgekit.table.questions import (
    ACTS_AGAIN_ON_ONE_EVENT,
    ACTS_ON_WHAT_ANOTHER_HAS_CHANGED,
    WHAT_IS_REPLACED_IS_NOTICED,
    WHO_ORDERS_EFFECTS,
)

AS_IN_PLAY = at(None, "614.12")
DRAWS_REPLACED = "614.11"
ONCE_ON_AN_EVENT = "614.5"

TABLES: Tables = {
    "rulings": {
        WHAT_ENTERS_LIES_THERE_NO_MORE: (yes(at(None, "614.13c")),),
        WHAT_ENTERS_IS_JUDGED: (Row(AS_IN_PLAY, applicable.with_what_awaits_it),),
        SAID_AS_IT_WILL_BE: (Row(AS_IN_PLAY, applicable.as_it_will_be),),
        IS_BARRED_AS_IT_WILL_BE: (Row(at(None, "614.17d"), applicable.with_what_awaits_it),),
        SPEAKS_OF_OTHERS: (yes("614.12"),),
        ENTERING_IS_NOT_CHOSEN: (yes("614.13a"),),
        REPLACES_ITSELF: (yes("614.15", also=("616.1a",)),),
        ONLY_ON_THAT_DRAW: (yes("614.11b"),),
        WHOSE_IT_IS_COMES_FIRST: (yes("616.1b"),),
        WHAT_IS_CONTAINED_WAITS: (yes(at(None, "616.1g")),),
        PAID_FOR_TOGETHER: (yes(at(None, "614.12b")),),
        PUT_BY_NO_EFFECT: (says(at("609.1", "614.16"), False),),
        DOES_MORE_AS_IT_PREVENTS: (yes(PREVENTS_AND_DOES),),
        A_SHIELD_EACH: (yes(at("615.10", "615.11")),),
        LOOKED_AT_AGAIN: (yes(at("609.7b", "615.9"), also=(at(None, "609.7b"),)),),
        GIVEN_UP_BUT_ONCE: (yes("614.13b"),),
        ACTS_ON_WHAT_CAME_LATER: (yes("615.1"),),
        LASTS_UNTIL_IT_IS_USED: (yes("614.3", also=("615.3",)),),
        ACTS_ON_WHAT_IS_TO_COME: (yes("614.4", also=("615.4",)),),
        ONLY_TO_WHAT_MAY_BE_DEALT_IT: (yes(DEVIATES),),
        WHAT_IS_REPLACED_IS_NOTICED: (says("614.6", False, also=(at("603.2f", "603.2g"), "615.6")),),
        ACTS_AGAIN_ON_ONE_EVENT: (says(ONCE_ON_AN_EVENT, False),),
        PUT_AT_ONCE_ARE_ONE_EVENT: (yes(ONCE_ON_AN_EVENT),),
        PREVENTION_PREVENTS_NONE: (yes(at("615.11", "615.12"), also=(at("615.11a", "615.12a"),)),),
        WHERE_A_SOURCE_MAY_BE: (Row("615.8", prevention.anywhere, also=(at("119.7", "120.7"), "609.7a")),),
        AN_ANCHOR_WORD_HOLDS: (
            Row(
                at("614.12b", "614.12c"),
                anchor_words.was_chosen,
                also=(at("607.2k", "607.2m"), at("607.2e", "607.2f")),
            ),
        ),
        WHO_ORDERS_EFFECTS: (Row("616.1", several_effects.by_whom_it_befalls, also=(at("616.1d", "616.1e"),)),),
        ACTS_ON_WHAT_ANOTHER_HAS_CHANGED: (yes("616.2", also=(at("616.1e", "616.1f"),)),),
    },
    "amends": {
        "draw": (
            Row(
                FORBIDDEN,
                cannot.no_draw,
                mistake="fa pescare chi un testo dice che non può pescare",
            ),
            Row(
                at("101.2", "121.2b"),
                cannot.no_further_draw,
                mistake="fa pescare più carte in un turno di quante un testo ammetta",
            ),
            Row(
                DRAWS_REPLACED,
                replacing.instead_of_a_card,
                also=(REPLACES, "614.11a", at("120.6", "121.6"), at("120.6b", "121.6b")),
                mistake=NO_DRAW_IS_REPLACED,
            ),
            Row(
                at("120.6a", "121.6a"),
                replacing.instead_of_no_card,
                also=(REPLACES, DRAWS_REPLACED),
                mistake="crede che con il grimorio vuoto non si possa sostituire la pescata",
            ),
            Row(
                at("702.51a", "702.52a"),
                ways.dredge,
                also=(at("702.51b", "702.52b"),),
                mistake="crede che una carta con dragare non si possa riprendere invece di pescare",
            ),
        ),
    },
}
