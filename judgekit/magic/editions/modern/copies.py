"""Copying objects (706 in 2016, 707 today): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import A_COPY_IS_A_NEW_SPELL
from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.numbers import A_COPY_AS_IT_IS_CHANGED, HOST_IS_CHOSEN, LAYER_OF_COPIES
from judgekit.magic.plays.resolving import copying
from judgekit.magic.plays.state_based import auras
from judgekit.magic.questions.copies import (
    A_CHOICE_IS_LINKED,
    A_COPIED_CARD_IS_CAST,
    A_COPY_AIMS_AS_IS_SAID,
    A_COPY_BECOMES_A_TOKEN,
    A_COPY_GAINS_WHAT_IS_SAID,
    A_COPY_IS_ALTERED_AS_IS_SAID,
    A_COPY_IS_NOT_CAST,
    A_COPY_KEEPS_WHAT_IS_SAID,
    A_COPY_STAYS_AS_IT_IS,
    A_LATER_COPY_SILENCES,
    A_SIZE_OF_ITS_OWN_IS_NOT_COPIED,
    BECOMES_ONE_AS_IT_ENTERS,
    CHOICES_ARE_MADE_ANEW,
    COPIED_AS_IT_BEGINS,
    COPIED_BEFORE_ALL_ELSE,
    COPIES_THE_COLOUR,
    COPIES_WHAT_A_COPY_IS,
    COPIES_WHAT_IS_PRINTED,
    EACH_COPY_HAS_ITS_OWN_TARGET,
    ITS_DECISIONS_ARE_COPIED,
    ITS_TYPE_WITHOUT_EXCEPTION,
    MANA_IS_NOT_COPIED,
    MODES_ARE_COPIED,
    NEW_TARGETS_FOR_A_COPY,
    NOTED_FOR_IT,
    ONLY_THE_LAST_EXCEPTION,
    OTHER_EFFECTS_STAY,
    PAID_AS_IT_ENTERED,
    THE_SOURCE_OF_A_COPIED_ABILITY,
    WHAT_IS_ALTERED_IS_COPIED,
    WHAT_IS_KEPT_IS_COPIED,
    WHAT_IT_GAINS_IS_COPIED,
)

GAINED_BY_A_COPY, ALTERED_BY_A_COPY = at("706.9a", "707.9a"), at("706.9c", "707.9b")
KEPT_BY_A_COPY = at("706.9b", "707.9c")
COPYING_A_SPELL = at("706.10", "707.10")
A_COPY_COMES_FIRST = at(None, "613.2a")

TABLES: Tables = {
    "procedures": {
        "enchants as a copy": (
            Row(
                HOST_IS_CHOSEN,
                auras.host_of_a_copy,
                mistake="non lascia scegliere che cosa incanta ciò che entra come copia di un’Aura",
            ),
        ),
        "populate": (
            Row(
                at("701.27a", "701.36a"),
                copying.one_more,
                also=(at("701.27b", "701.36b"),),
                mistake="crede che popolare non crei una copia di una propria pedina creatura",
            ),
        ),
    },
    "rulings": {
        COPIES_WHAT_IS_PRINTED: (
            yes(at("706.2", "707.2"), also=(LAYER_OF_COPIES, A_COPY_COMES_FIRST, at(None, "613.2c"))),
        ),
        COPIED_BEFORE_ALL_ELSE: (yes(LAYER_OF_COPIES, also=(A_COPY_COMES_FIRST,)),),
        COPIES_THE_COLOUR: (yes(at("706.2a", "707.2a")),),
        A_COPY_STAYS_AS_IT_IS: (yes(at(None, "707.2b")),),
        COPIED_AS_IT_BEGINS: (yes(at(None, "707.2c")),),
        COPIES_WHAT_A_COPY_IS: (yes(A_COPY_AS_IT_IS_CHANGED),),
        OTHER_EFFECTS_STAY: (yes(at("706.4", "707.4")),),
        BECOMES_ONE_AS_IT_ENTERS: (yes(at("706.5", "707.5"), also=("614.12a", "616.1c")),),
        CHOICES_ARE_MADE_ANEW: (yes(at("706.6", "707.6")),),
        WHAT_IT_GAINS_IS_COPIED: (yes(GAINED_BY_A_COPY),),
        WHAT_IS_ALTERED_IS_COPIED: (yes(ALTERED_BY_A_COPY),),
        ITS_TYPE_WITHOUT_EXCEPTION: (yes(at(None, "707.9f")),),
        ONLY_THE_LAST_EXCEPTION: (yes(at(None, "707.9e")),),
        A_CHOICE_IS_LINKED: (yes(at("706.7a", "607.5a"), also=("607.2d", at("706.7", "707.7"))),),
        WHAT_IS_KEPT_IS_COPIED: (yes(KEPT_BY_A_COPY),),
        A_COPY_GAINS_WHAT_IS_SAID: (yes(GAINED_BY_A_COPY),),
        A_COPY_IS_ALTERED_AS_IS_SAID: (yes(ALTERED_BY_A_COPY),),
        A_COPY_KEEPS_WHAT_IS_SAID: (yes(KEPT_BY_A_COPY),),
        A_SIZE_OF_ITS_OWN_IS_NOT_COPIED: (yes(at("706.9d", "707.9d")),),
        A_COPY_IS_NOT_CAST: (yes(COPYING_A_SPELL, mistake=A_COPY_IS_A_NEW_SPELL),),
        A_COPIED_CARD_IS_CAST: (yes(at("706.12", "707.12")),),
        MODES_ARE_COPIED: (yes("700.2g"),),
        ITS_DECISIONS_ARE_COPIED: (yes(COPYING_A_SPELL, mistake=A_COPY_IS_A_NEW_SPELL),),
        A_LATER_COPY_SILENCES: (yes(at(None, "707.9g")),),
        NOTED_FOR_IT: (told(at(None, "607.2e"), 0),),
        PAID_AS_IT_ENTERED: (told(at("607.2f", "607.2g"), 0),),
        MANA_IS_NOT_COPIED: (yes(COPYING_A_SPELL),),
        A_COPY_AIMS_AS_IS_SAID: (yes(at(None, "707.10e")),),
        EACH_COPY_HAS_ITS_OWN_TARGET: (yes(at("706.10d", "707.10d")),),
        NEW_TARGETS_FOR_A_COPY: (yes(at("706.10c", "707.10c")),),
        THE_SOURCE_OF_A_COPIED_ABILITY: (told(at("706.10b", "707.10b"), 0),),
        A_COPY_BECOMES_A_TOKEN: (yes(at(None, "707.10f"), also=(at(None, "608.3f"), at(None, "111.13"))),),
    },
}
