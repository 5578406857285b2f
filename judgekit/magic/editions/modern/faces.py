"""Cards with more than one way to lie or to be (707–712 in 2016, 708–721 today): a number for each date."""

from __future__ import annotations

from judgekit.magic.cards import (
    ADVENTURE,
    CLOAK,
    DISGUISE,
    FLIP,
    MANIFEST,
    MEGAMORPH,
    MODAL,
    MORPH,
    OMEN,
    PROTOTYPE,
    ROOM,
    SPLIT,
    TRANSFORM,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    A_COPY_AS_IT_IS_CHANGED,
    CAST_FOR_DISGUISE,
    CAST_FOR_MORPH,
    CLOAKING,
    MANIFESTING,
    SHOWN_AS_IT_GOES,
    TRIGGERED_BY_EVENT,
    WHAT_ITS_BACK_COSTS,
)
from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.casting import face_down as turning
from judgekit.magic.plays.casting import faces, unlocking
from judgekit.magic.plays.layers import face_down
from judgekit.magic.plays.resolving import turning_over
from judgekit.magic.plays.text import class_levels, levels
from judgekit.magic.plays.triggers import triggers
from judgekit.magic.questions.face_down import (
    IS_DOWN_ALREADY,
    IT_HAS_ENTERED_ALREADY,
    NO_SPELL_IS_TURNED_UP,
    ONE_AFTER_ANOTHER,
    STAYS_FACE_DOWN_AS_IT_ENTERS,
    TURNED_BEFORE_IT_ENTERS,
    TURNED_BEFORE_IT_IS_CAST,
    WAYS_TO_TURN_UP,
    WHAT_A_COPY_IS_LIES_UNDER_IT,
    WHAT_LIES_FACE_DOWN,
    X_OF_WHAT_WAS_TURNED,
    YOUNGER_WHEN_TURNED,
)
from judgekit.magic.questions.faces import (
    A_COPY_HAS_ONE_FACE,
    A_DOOR_IS_A_HALF,
    A_DOOR_IS_LOCKED,
    A_PROTOTYPED_PERMANENT,
    BOTH_FACES_ARE_COPIED,
    BOTH_HALVES_ARE_COPIED,
    CALLED,
    COMPARES_EACH_HALF,
    COPIED_AS_IT_WAS_CAST,
    COPIES_THE_FACE_THAT_IS_UP,
    COST_OF_BOTH_HALVES,
    ELSEWHERE_IT_IS_AS_USUAL,
    ENTERS_WITH_ITS_BACK_UP,
    ENTERS_WITH_THE_FACE_CAST,
    FLIPS_BUT_ONCE,
    FULLY_UNLOCKED,
    HALVES_ARE_COMBINED,
    HAS_THE_NAMES_OF_BOTH_HALVES,
    HAS_THE_NAMES_OF_ITS_DOORS,
    INTO_NO_SPELL,
    IT_IS_THE_SAME_OBJECT,
    ITS_OWN_STATUS_COUNTS,
    KEEPS_COLOUR_AND_COST,
    MAY_NAME_THE_OTHER_HALF,
    NEVER_TURNED_DOWN,
    ONCE_FOR_AN_ABILITY,
    ONLY_THE_FACE_CAST_COUNTS,
    ONLY_THE_FACE_UP_COUNTS,
    STAYS_WITHOUT_A_BACK,
    THE_HALF_CAST_IS_UNLOCKED,
    UNLOCKED_AS_IT_ENTERS_COUNTS,
    YOUNGER_WHEN_TRANSFORMED,
)
from judgekit.magic.questions.state_based import BEGINS_AT_A_CHAPTER
from judgekit.magic.questions.text import (
    CLASS_LEVEL_HOLDS,
    CLASS_LEVELS_COME_IN_ORDER,
    HOLDS_BELOW_ITS_FIRST_LEVEL,
    LEVEL_SYMBOL_HOLDS,
)
from judgekit.magic.questions.triggers import A_CHAPTER_TRIGGERS, ONLY_THAT_CHAPTER_AT_FIRST

A_PROTOTYPE_STAYS_ONE = at(None, "718.3b")
THE_FRONT_ALONE = at("711.4a", "712.8a")
BY_ITS_OTHER_NAME = at(None, "201.4f")
COPYING_TWO_FACES = at("706.8", "707.8")
A_CLASS_LEVEL = at(None, "716.2a")
A_DOOR = at(None, "709.5j")
LEVELS = at("710.2", "711.2")
LIES_FACE_DOWN = at("707.2", "708.2")
MORPH_MEANS = at("702.36a", "702.37a")
TURNED_BY_MORPH = at("702.36e", "702.37e")
CAST_FACE_DOWN = at("707.4", "708.4")
AS_IT_IS_TURNED_UP = "614.1e"
SPECIAL = at("115.2b", "116.2b")
NO_CARD_AS_IT_IS = at("702.36d", "702.37d")
MANIFESTED_FOR_ITS_MANA_ALONE = "crede che una carta manifestata o celata si giri soltanto per il suo costo di mana"
THROWN_UP = "mostra a nessuno la carta a faccia in giù che lascia il gioco"

TABLES: Tables = {
    "procedures": {
        MANIFEST: (
            Row(
                MANIFESTING,
                turning_over.manifested,
                mistake="non sa che cosa vuol dire manifestare una carta",
            ),
        ),
        CLOAK: (Row(CLOAKING, turning_over.cloaked, mistake="non sa che cosa vuol dire celare una carta"),),
        "cast face down": (
            Row(
                MORPH_MEANS,
                turning.cast,
                also=(NO_CARD_AS_IT_IS, at(None, "702.168c")),
                mistake="non sa che una carta con metamorfosi si può lanciare a faccia in giù",
            ),
        ),
        "transform": (
            Row(
                at("701.25a", "701.27a"),
                turning_over.transformed,
                also=(at("701.25b", "701.27b"), at("701.25c", "701.27c")),
                mistake="non sa che cosa vuol dire trasformare un permanente",
            ),
        ),
        "flip over": (
            Row(
                at("709.1a", "710.1a"),
                turning_over.flipped,
                mistake="non sa che cosa vuol dire ruotare un permanente",
            ),
        ),
        f"cast {SPLIT}": (
            Row(
                at("708.2a", "709.3"),
                faces.cast,
                mistake="non sa che di una carta divisa si lancia una sola metà",
            ),
        ),
        "cast both halves": (
            Row(
                at("702.101a", "702.102a"),
                faces.cast_both,
                also=(at("708.2b", "709.4d"), at("702.101c", "702.102c"), at("702.101d", "702.102d")),
                mistake="non lancia insieme le due metà di una carta con fusione",
            ),
        ),
        f"cast {MODAL}": (
            Row(
                at(None, "712.11b"),
                faces.cast,
                mistake="non sa che di una carta bifronte modale si può lanciare l’altra faccia",
            ),
        ),
        f"play {MODAL}": (
            Row(
                at(None, "712.12"),
                faces.play_land,
                mistake="non sa che di una carta bifronte modale si può giocare come terra l’altra faccia",
            ),
        ),
        "cast transformed": (
            Row(
                at(None, "712.11a"),
                faces.cast_transformed,
                also=(at(None, "712.8c"),),
                mistake="non sa che con disturbare si lancia la faccia posteriore",
            ),
        ),
        f"cast {ADVENTURE}": (
            Row(at(None, "715.3"), faces.cast, mistake="non lancia come Avventura una carta avventuriero"),
        ),
        f"cast {OMEN}": (Row(at(None, "720.3"), faces.cast, mistake="non lancia come Presagio una carta Presagio"),),
        "cast prototyped": (
            Row(
                at(None, "718.3"),
                faces.cast_prototyped,
                also=(at(None, "702.160a"),),
                mistake="non sa che una carta prototipo si può lanciare per il costo del prototipo",
            ),
        ),
        "unlock": (
            Row(
                at(None, "709.5e"),
                unlocking.unlock,
                mistake="non sa che si può pagare il costo di una porta bloccata per sbloccarla",
            ),
        ),
        "turn up": (
            Row(
                at("707.7", "708.7"),
                turning.turn_up,
                mistake="non sa che ciò che è a faccia in giù si può girare a faccia in su",
            ),
        ),
    },
    "checks": {
        "unlock": (
            Row(
                at(None, "116.2m"),
                unlocking.in_ones_own_main_phase,
                mistake="sblocca una porta fuori dalla propria fase principale o con qualcosa in pila",
            ),
        ),
        "turn up": (
            Row(
                SPECIAL,
                turning.with_priority,
                mistake="gira a faccia in su una creatura senza avere la priorità, o una che non controlla",
            ),
        ),
    },
    "rulings": {
        HOLDS_BELOW_ITS_FIRST_LEVEL: (says(at("710.5", "711.5"), False),),
        LEVEL_SYMBOL_HOLDS: (
            Row(at("710.2a", "711.2a"), levels.up_to, also=("107.8a", LEVELS)),
            Row(at("710.2b", "711.2b"), levels.from_there_on, also=("107.8b", LEVELS)),
        ),
        CLASS_LEVEL_HOLDS: (
            Row(
                A_CLASS_LEVEL,
                class_levels.has_come_so_far,
                also=(at(None, "716.2"), at(None, "716.2b"), at(None, "716.3")),
            ),
        ),
        CLASS_LEVELS_COME_IN_ORDER: (
            Row(A_CLASS_LEVEL, class_levels.has_just_that, also=(at(None, "716.2d"), at(None, "716.4"))),
        ),
        WHAT_LIES_FACE_DOWN: (
            Row(CAST_FOR_MORPH, face_down.as_listed(MORPH, MEGAMORPH)),
            Row(CAST_FOR_DISGUISE, face_down.as_listed(DISGUISE), also=(at(None, "702.168a"),)),
            Row(MANIFESTING, face_down.as_listed(MANIFEST)),
            Row(CLOAKING, face_down.as_listed(CLOAK)),
            Row(at("707.2a", "708.2a"), face_down.as_the_rules_list, also=(LIES_FACE_DOWN,)),
        ),
        BEGINS_AT_A_CHAPTER: (yes(at(None, "702.155b"), also=(at(None, "702.155c"),)),),
        ONLY_THAT_CHAPTER_AT_FIRST: (yes(at(None, "702.155a")),),
        A_CHAPTER_TRIGGERS: (
            yes(at(None, "714.2b"), also=(at(None, "714.2c"), at(None, "107.15a"), at(None, "107.15b"))),
        ),
        ONLY_THE_FACE_CAST_COUNTS[CALLED[SPLIT]]: (yes(at("708.2a", "709.3a")),),
        ONLY_THE_FACE_CAST_COUNTS[CALLED[MODAL]]: (yes(at(None, "712.11c")),),
        ONLY_THE_FACE_CAST_COUNTS[CALLED[ADVENTURE]]: (yes(at(None, "715.3a")),),
        ONLY_THE_FACE_CAST_COUNTS[CALLED[OMEN]]: (yes(at(None, "720.3a")),),
        ONLY_THE_FACE_CAST_COUNTS[CALLED[PROTOTYPE]]: (yes(at(None, "718.3a")),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[OMEN]]: (told(at(None, "720.3b"), 0),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[PROTOTYPE]]: (told(A_PROTOTYPE_STAYS_ONE, 0),),
        ENTERS_WITH_THE_FACE_CAST[CALLED[PROTOTYPE]]: (yes(A_PROTOTYPE_STAYS_ONE),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[SPLIT]]: (told(at("708.2", "709.3b"), 0),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[ROOM]]: (told(at(None, "709.5"), 0),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[ROOM]]: (yes(at(None, "709.4")),),
        THE_HALF_CAST_IS_UNLOCKED: (yes(at(None, "709.5d"), also=(at(None, "709.5c"),)),),
        UNLOCKED_AS_IT_ENTERS_COUNTS: (yes(at(None, "709.5h")),),
        HAS_THE_NAMES_OF_ITS_DOORS: (yes(at(None, "709.4a")),),
        BOTH_HALVES_ARE_COPIED: (yes(at(None, "709.5b")),),
        A_DOOR_IS_A_HALF: (yes(at(None, "709.5f"), also=(A_DOOR,)),),
        A_DOOR_IS_LOCKED: (yes(at(None, "709.5g"), also=(A_DOOR,)),),
        FULLY_UNLOCKED: (yes(at(None, "709.5i")),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[TRANSFORM]]: (told(WHAT_ITS_BACK_COSTS, 0),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[MODAL]]: (told(at(None, "712.8f"), 0),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[ADVENTURE]]: (told(at(None, "715.3b"), 0),),
        ONLY_THE_FACE_UP_COUNTS[CALLED[FLIP]]: (told(at("709.2", "710.2"), 0, also=(at("709.1b", "710.1b"),)),),
        MAY_NAME_THE_OTHER_HALF[CALLED[FLIP]]: (yes(at("709.5", "710.5"), also=(at("201.3b", "201.4c"),)),),
        MAY_NAME_THE_OTHER_HALF[CALLED[TRANSFORM]]: (yes(at("711.13", "712.19"), also=(at("201.3c", "201.4d"),)),),
        MAY_NAME_THE_OTHER_HALF[CALLED[ADVENTURE]]: (yes(at(None, "715.5"), also=(BY_ITS_OTHER_NAME,)),),
        MAY_NAME_THE_OTHER_HALF[CALLED[OMEN]]: (yes(at(None, "720.5"), also=(BY_ITS_OTHER_NAME,)),),
        FLIPS_BUT_ONCE: (yes(at("709.4", "710.4")),),
        KEEPS_COLOUR_AND_COST: (yes(at("709.1c", "710.1c")),),
        ITS_OWN_STATUS_COUNTS: (yes(A_COPY_AS_IT_IS_CHANGED),),
        HALVES_ARE_COMBINED: (told(at("708.3", "709.4"), 0, also=(at(None, "709.4c"), at("702.101b", "702.102b"))),),
        COST_OF_BOTH_HALVES: (yes(at("708.5a", "709.4b"), also=(at("708.2", "202.3d"),)),),
        HAS_THE_NAMES_OF_BOTH_HALVES: (yes(at("708.7", "709.4a")),),
        COMPARES_EACH_HALF: (yes(at("708.6a", None)),),
        IT_IS_THE_SAME_OBJECT: (yes(at("711.12", "712.18")),),
        YOUNGER_WHEN_TRANSFORMED: (yes(at("613.6f", "613.7g")),),
        ONCE_FOR_AN_ABILITY: (yes(at("701.25f", "701.27f")),),
        COPIED_AS_IT_WAS_CAST[CALLED[ADVENTURE]]: (yes(at(None, "715.3c"), also=(at(None, "715.2b"),)),),
        COPIED_AS_IT_WAS_CAST[CALLED[OMEN]]: (yes(at(None, "720.3c"), also=(at(None, "720.2b"),)),),
        COPIED_AS_IT_WAS_CAST[CALLED[PROTOTYPE]]: (yes(at(None, "718.3c")),),
        COPIED_AS_IT_WAS_CAST[A_PROTOTYPED_PERMANENT]: (yes(at(None, "718.3d"), also=(at(None, "718.2a"),)),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[TRANSFORM]]: (yes(THE_FRONT_ALONE),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[MODAL]]: (yes(THE_FRONT_ALONE),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[ADVENTURE]]: (yes(at(None, "715.4")),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[PROTOTYPE]]: (yes(at(None, "718.4")),),
        ELSEWHERE_IT_IS_AS_USUAL[CALLED[OMEN]]: (yes(at(None, "720.4")),),
        COPIES_THE_FACE_THAT_IS_UP: (yes(COPYING_TWO_FACES),),
        A_COPY_HAS_ONE_FACE: (yes(at("711.5", "712.9"), also=(COPYING_TWO_FACES,)),),
        BOTH_FACES_ARE_COPIED: (yes(at(None, "707.8a"), also=(at(None, "707.10g"),)),),
        INTO_NO_SPELL: (yes(at("711.6", "712.10"), also=(at("701.25d", "701.27d"),)),),
        ENTERS_WITH_THE_FACE_CAST[faces.DISTURB]: (yes(at(None, "702.146b")),),
        ENTERS_WITH_THE_FACE_CAST[CALLED[MODAL]]: (yes(at(None, "712.13")),),
        ENTERS_WITH_ITS_BACK_UP: (yes(at("711.8", "712.14a")),),
        STAYS_WITHOUT_A_BACK: (yes(at("711.8a", "712.14a")),),
        NEVER_TURNED_DOWN: (yes(at("711.10", "712.16")),),
        TURNED_BEFORE_IT_IS_CAST: (yes(CAST_FACE_DOWN),),
        STAYS_FACE_DOWN_AS_IT_ENTERS: (yes(CAST_FACE_DOWN),),
        TURNED_BEFORE_IT_ENTERS: (yes(at("707.3", "708.3")),),
        WAYS_TO_TURN_UP: (
            Row(TURNED_BY_MORPH, turning.by_morph[""]),
            Row(at("701.31c", "701.40c"), turning.by_morph[MANIFEST], mistake=MANIFESTED_FOR_ITS_MANA_ALONE),
            Row(at(None, "701.58c"), turning.by_morph[CLOAK], mistake=MANIFESTED_FOR_ITS_MANA_ALONE),
            Row(at(None, "702.168d"), turning.by_disguise[""]),
            Row(at(None, "701.40d"), turning.by_disguise[MANIFEST], mistake=MANIFESTED_FOR_ITS_MANA_ALONE),
            Row(at(None, "701.58d"), turning.by_disguise[CLOAK], mistake=MANIFESTED_FOR_ITS_MANA_ALONE),
            Row(
                at("701.31b", "701.40b"),
                turning.manifested,
                mistake="non gira a faccia in su per il suo costo di mana una creatura manifestata",
            ),
            Row(
                at(None, "701.58b"),
                turning.cloaked,
                mistake="non gira a faccia in su per il suo costo di mana una creatura celata",
            ),
        ),
        IT_HAS_ENTERED_ALREADY: (yes(at("707.8", "708.8")),),
        X_OF_WHAT_WAS_TURNED: (yes(at(None, "702.37f"), also=(at(None, "702.168e"),)),),
        YOUNGER_WHEN_TURNED: (yes(at("613.6e", "613.7f")),),
        IS_DOWN_ALREADY: (yes(at(None, "708.2b")),),
        WHAT_A_COPY_IS_LIES_UNDER_IT: (yes(at("707.10", "708.10"), also=(at(None, "613.2b"),)),),
        ONE_AFTER_ANOTHER: (yes(at("701.31d", "701.40e"), also=(at(None, "701.58e"),)),),
        NO_SPELL_IS_TURNED_UP: (yes(at("701.31e", "701.40g"), also=(at(None, "701.58g"),)),),
    },
    "amends": {
        "turns up": (
            Row(
                at("702.36b", "702.37b"),
                turning.grows_as_it_is_turned,
                also=(AS_IT_IS_TURNED_UP,),
                mistake="non mette il segnalino sulla creatura girata a faccia in su per il suo costo di megamorfosi",
            ),
            Row(
                at("707.11", "708.11"),
                turning.does_as_it_is_turned,
                also=(AS_IT_IS_TURNED_UP,),
                mistake="non fa ciò che una carta dice di sé per quando viene girata a faccia in su",
            ),
        ),
    },
    "results": {
        "move": (Row(SHOWN_AS_IT_GOES, face_down.shown_as_it_goes, when=face_down.goes_face_down, mistake=THROWN_UP),),
        "destroy": (
            Row(
                SHOWN_AS_IT_GOES,
                face_down.shown_as_it_goes,
                when=face_down.goes_face_down,
                only_with=(AT_WORK,),
                mistake=THROWN_UP,
            ),
        ),
    },
    "watches": {
        "turns up": (Row(TRIGGERED_BY_EVENT, triggers.notice),),
        "unlocks": (Row(TRIGGERED_BY_EVENT, triggers.notice),),
        "transforms": (Row(at("701.25e", "701.27e"), triggers.notice, also=(TRIGGERED_BY_EVENT,)),),
    },
}
