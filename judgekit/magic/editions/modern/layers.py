"""Changes of text, the interaction of continuous effects (612, 613): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, yes
from judgekit.magic.editions.modern.numbers import ON_THE_RULES
from judgekit.magic.plays.layers import dependency, strata, timestamps
from judgekit.magic.plays.layers.strata import layer
from judgekit.magic.questions.layers import (
    A_NAME_IS_NO_SUCH_WORD,
    A_NAME_MAY_BE_SET,
    A_TOKEN_HAS_A_TEXT,
    ACTS_ON_WHAT_IT_BEGAN_WITH,
    AGE_OF_A_GRANTED_ABILITY,
    AGE_OF_COUNTERS,
    CANNOT_GET_WHAT_IT_CANNOT_HAVE,
    IN_LAYERS,
    KINDS_CALL_TOKENS,
    ONE_EFFECT_DEPENDS_ON_ANOTHER,
    SIZES_IN_THEIR_ORDER,
    THE_NEXT_EFFECT,
    THE_TYPE_LINE_IS_TEXT,
    YOUNGER_WHEN_ATTACHED,
)
from judgekit.magic.questions.resolving import ITS_OWN_IS_OLDER, WHAT_WAITS_MAY_BE_ALTERED

TEXT_LAYER = "613.1c"

TABLES: Tables = {
    "procedures": {
        "order timestamps": (
            Row(at("613.6j", None), timestamps.by_the_active_player),
            Row(at(None, "613.7m"), timestamps.by_each_player),
        ),
    },
    "rulings": {
        IN_LAYERS: (yes("613.1"),),
        SIZES_IN_THEIR_ORDER: (yes(at("613.3", "613.4"), also=("613.1g",)),),
        THE_NEXT_EFFECT: (
            Row(at("613.6", "613.7"), dependency.by_age, also=(at("613.6b", "613.7b"), at("613.6c", "613.7d"))),
            Row(
                at("613.7", "613.8"),
                dependency.what_it_depends_on_first,
                also=(at("613.7b", "613.8b"), at("613.7c", "613.8c")),
                mistake="applica gli effetti in ordine di età anche quando uno ne aspetta un altro più giovane",
            ),
        ),
        ONE_EFFECT_DEPENDS_ON_ANOTHER: (Row(at("613.7a", "613.8a"), dependency.depends_on_its_like),),
        ACTS_ON_WHAT_IT_BEGAN_WITH: (yes(at("613.5", "613.6")),),
        AGE_OF_A_GRANTED_ABILITY: (Row(at("613.6a", "613.7a"), dependency.the_younger),),
        A_NAME_IS_NO_SUCH_WORD: (yes("612.2"),),
        KINDS_CALL_TOKENS: (yes("612.2a"),),
        A_TOKEN_HAS_A_TEXT: (yes("612.4"),),
        CANNOT_GET_WHAT_IT_CANNOT_HAVE: (yes(at("112.11", "113.11")),),
        A_NAME_MAY_BE_SET: (yes(at(None, "612.8")),),
        THE_TYPE_LINE_IS_TEXT: (yes("612.1"),),
        YOUNGER_WHEN_ATTACHED: (yes(at("613.6d", "613.7e"), also=("701.3c",)),),
        AGE_OF_COUNTERS: (yes(at(None, "613.7c")),),
        ITS_OWN_IS_OLDER: (yes(at(None, "613.7n")),),
        WHAT_WAITS_MAY_BE_ALTERED: (yes(TEXT_LAYER),),
    },
    "reads": {
        "layers": (
            Row(
                "613.1b",
                layer(strata.CONTROL),
                mistake="conta fra le proprie creature quelle rubate soltanto dopo ogni altro effetto",
            ),
            Row(
                TEXT_LAYER,
                layer(strata.TEXT),
                also=("612.3",),
                mistake="cambia le parole di un testo soltanto quando i suoi effetti hanno già agito",
            ),
            Row(
                "613.1d",
                layer(strata.TYPES),
                mistake="applica gli effetti sul tipo per ultimi, dopo quelli su forza e costituzione",
            ),
            Row(
                "613.1e",
                layer(strata.COLOURS),
                mistake="applica gli effetti sul colore per ultimi, dopo quelli sulle abilità",
            ),
            Row(
                "613.1f",
                layer(strata.ABILITIES),
                mistake="toglie e dà le abilità per ultime, dopo gli effetti su forza e costituzione",
            ),
            Row(
                at("613.3a", "613.4a"),
                layer(strata.OWN_SIZE),
                mistake="tratta la forza e la costituzione con asterisco come quelle fissate da un altro effetto",
            ),
            Row(
                at("613.3b", "613.4b"),
                layer(strata.SET_SIZE),
                mistake="applica per ultimo chi fissa forza e costituzione, e così toglie bonus e segnalini",
            ),
            Row(
                at("613.3c", None),
                layer(strata.SIZE),
                mistake="applica in ordine di età i bonus, chi fissa forza e costituzione e chi le scambia",
            ),
            Row(
                at(None, "613.4c"),
                layer(strata.SIZE, strata.COUNTERS),
                mistake="applica in ordine di età bonus, segnalini, chi fissa forza e costituzione e chi le scambia",
            ),
            Row(
                at("613.3d", None),
                layer(strata.COUNTERS),
                mistake="applica in ordine di età i segnalini, chi fissa forza e costituzione e chi le scambia",
            ),
            Row(
                at("613.3e", "613.4d"),
                layer(strata.SWITCH),
                mistake="scambia forza e costituzione e poi non le scambia più per chi arriva dopo",
            ),
            Row(
                ON_THE_RULES,
                layer(strata.RULES),
                also=(at("613.9", "613.10"),),
                mistake="applica gli effetti sulle regole della partita insieme a quelli sugli oggetti",
            ),
        ),
    },
}
