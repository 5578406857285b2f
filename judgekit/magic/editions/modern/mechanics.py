"""Named mechanics: designations (702.131), modified permanents (700.9), what waits for keyword actions."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.numbers import A_CRIME, OF_PLANES, THE_RING_TEMPTS, WHO_HAS_THE_PLANES
from judgekit.magic.editions.modern.rows import REMEMBERED, TRIGGERS_NOTICED
from judgekit.magic.plays.resolving import (
    initiative,
    keyword_actions,
    monarchs,
    piles,
    planes,
    rings,
    speed,
    tokens,
    venturing,
)
from judgekit.magic.plays.text import behind_a_word, qualities
from judgekit.magic.questions.board import FEW_CARDS_ARE_SHUFFLED, WHO_CHOOSES_WHAT_IS_DISCARDED
from judgekit.magic.questions.casting import ADDED_AS, NO_MANA_OF_NO_TYPE
from judgekit.magic.questions.keywords import PROTECTED_FROM_A_PLAYER
from judgekit.magic.questions.mechanics import (
    A_GIFT_COMES_FIRST,
    A_PLANE_IS_AS_OLD_AS_IT_LIES_UP,
    A_PLANE_TURNED_DOWN_IS_NEW,
    A_TARGET_MAKES_IT_A_CRIME,
    AN_EFFECT_ENDS_AS_SOMEBODY_PLANESWALKS,
    AWAY_FROM_ALL_PLANES,
    DONE,
    EACH_IS_IN_ONE_PILE,
    ENDS_AS_ANOTHER_TAKES_IT,
    FOR_WHICH_RESULTS_A_LINE_IS,
    HAS_MAX_SPEED,
    INTO_SUCH_A_DUNGEON,
    IS_AN_OUTLAW,
    IS_BLESSED,
    IS_HISTORIC,
    IS_MODIFIED,
    NO_SPEED_COUNTS_AS_0,
    NOBODY_WINS_BY_HEADS,
    ONLY_ONE_HAS_THE_INITIATIVE,
    ONLY_ONE_MONARCH,
    ONLY_WHO_FLIPS_WINS,
    PLANE_AWAY_FROM,
    PLANE_TOWARDS,
    PLANES_WORK_WHERE_THEY_ARE,
    RESULT_OF_A_ROLL,
    TAKEN_AGAIN,
    THE_FIRST_SPEED_IS_THE_INCREASE,
    THE_PLANAR_DIE_IS_A_DIE,
    TRIBUTE_WAS_PAID,
    WHAT_THE_INITIATIVE_BRINGS,
    WHAT_THE_MONARCH_HAS,
    WHAT_THE_PLANAR_DIE_COSTS,
    WHAT_THE_RING_SAYS,
    WHERE_A_PLANE_LIES,
    WHO_CONTROLS_A_PLANE,
)
from judgekit.magic.questions.resolving import BOTH_HALVES_OF_A_SWAP
from judgekit.magic.questions.state_based import AURAS_MAY_BE_ON_PLAYERS
from judgekit.magic.questions.text import (
    EACH_TIME_IT_WAS_CHOSEN,
    HOLDS_ONCE_SOLVED,
    STATION_SYMBOL_HOLDS,
    WHAT_IT_HAS_DEVOURED,
)
from judgekit.magic.questions.triggers import A_ROOM_TRIGGERS

OF_THE_SOLVED = (at(None, "702.169a"), at(None, "719.3c"))
ROLLING = "901.9"
TO_ROLL = at("115.2f", "116.2i")

TABLES: Tables = {
    "checks": {
        "roll the planar die": (
            Row(
                TO_ROLL,
                planes.when_it_may_be_rolled,
                mistake="tira il dado planare nel turno altrui, fuori dalla fase principale o con qualcosa in pila",
            ),
        ),
    },
    "procedures": {
        "roll the planar die": (
            Row(ROLLING, planes.roll, mistake="non sa quando si tira il dado planare, e che cosa costa"),
        ),
        "planar die: chaos": (
            Row(
                "901.9b",
                planes.chaos_shows,
                mistake="crede che il simbolo del caos non faccia accadere nulla",
            ),
        ),
        "chaos": (
            Row(
                at("309.7", "311.7"),
                planes.chaos_ensues,
                mistake="crede che il caos non faccia innescare le abilità del piano",
            ),
        ),
        "planar die: planeswalker": (
            Row(
                "901.9c",
                planes.planeswalker_shows,
                also=("901.8",),
                mistake="crede che il simbolo del Planeswalker non faccia viaggiare tra i piani",
            ),
        ),
        "planeswalk": (
            Row(
                at("701.21b", "701.31b"),
                planes.to_the_next,
                also=(at("701.21a", "701.31a"), at("701.21c", "701.31c"), "901.11a"),
                mistake="non sa che cosa vuol dire viaggiare tra i piani",
            ),
        ),
        "incubate": (
            Row(
                at(None, "701.53a"),
                tokens.hatched_with_counters,
                mistake="non sa che cosa vuol dire incubare",
            ),
        ),
        "make a role": (
            Row(at(None, "303.7"), tokens.role_made, mistake="non sa che un Ruolo è un’Aura, che entra assegnata"),
        ),
        "speed up": (
            Row(
                at(None, "702.179d"),
                speed.faster,
                mistake="non aumenta la velocità quando nel proprio turno un avversario perde punti vita",
            ),
        ),
        "solve": (
            Row(
                at(None, "719.3a"),
                keyword_actions.is_solved,
                also=(at(None, "719.3"), at(None, "719.3b")),
                mistake="crede che un Caso si risolva da solo, o mai",
            ),
        ),
        "become the monarch": (
            Row(
                at(None, "724.1"),
                monarchs.is_crowned,
                mistake="non sa che cosa vuol dire diventare il monarca",
            ),
        ),
        "tempt": (
            Row(
                THE_RING_TEMPTS,
                rings.is_tempted,
                also=(at(None, "701.54b"),),
                mistake="non sa che cosa vuol dire essere tentati dall’Anello",
            ),
        ),
        "take the initiative": (
            Row(at(None, "725.1"), initiative.is_taken, mistake="non sa che cosa vuol dire prendere l’iniziativa"),
        ),
        "venture": (
            Row(
                at(None, "701.49c"),
                venturing.out_of_the_last_room,
                also=(at(None, "309.5b"),),
                mistake="crede che dall’ultima stanza di un dungeon non si possa più esplorare",
            ),
            Row(
                at(None, "701.49b"),
                venturing.into_the_next_room,
                also=(at(None, "309.5a"), at(None, "309.2b"), at(None, "309.3")),
                mistake="crede che esplorare il dungeon non porti nella stanza seguente",
            ),
            Row(
                at(None, "701.49a"),
                venturing.into_a_new_dungeon,
                also=(at(None, "309.2a"), at(None, "309.4a")),
                mistake="crede che non si possa esplorare il dungeon senza averne già uno",
            ),
        ),
    },
    "rulings": {
        WHO_CONTROLS_A_PLANE: (
            told(WHO_HAS_THE_PLANES, 0, also=(OF_PLANES, at("310.4", "312.4"), at("109.4b", "109.4d"))),
        ),
        WHERE_A_PLANE_LIES: (Row(at("309.2", "311.2"), planes.aside, also=(at("310.2", "312.2"), at(None, "901.4"))),),
        PLANES_WORK_WHERE_THEY_ARE: (yes("901.7", also=(at("309.4", "311.4"),)),),
        A_PLANE_IS_AS_OLD_AS_IT_LIES_UP: (yes(at("613.6g", "613.7h")),),
        A_PLANE_TURNED_DOWN_IS_NEW: (yes(at("309.6", "311.6"), also=("901.7a", at("310.6", "312.6"))),),
        AWAY_FROM_ALL_PLANES: (yes("901.11c"),),
        AN_EFFECT_ENDS_AS_SOMEBODY_PLANESWALKS: (yes("901.11"),),
        PLANE_AWAY_FROM: (yes(at("901.11b", "603.10g")),),
        PLANE_TOWARDS: (yes("901.11b", also=(at("310.5", "312.5"), at("701.21d", "701.31d"))),),
        WHAT_THE_PLANAR_DIE_COSTS: (Row(ROLLING, planes.one_more_each_time),),
        THE_PLANAR_DIE_IS_A_DIE: (yes(at(None, "901.9d"), also=(at(None, "706.7"),)),),
        HOLDS_ONCE_SOLVED["static"]: (
            Row(
                at(None, "702.169b"),
                behind_a_word.once_solved,
                also=OF_THE_SOLVED,
                mistake="dà a un Caso non ancora risolto l’abilità statica che avrà da risolto",
            ),
        ),
        HOLDS_ONCE_SOLVED["triggered"]: (
            Row(
                at(None, "702.169c"),
                behind_a_word.once_solved,
                also=OF_THE_SOLVED,
                mistake="dà a un Caso non ancora risolto l’abilità innescata che avrà da risolto",
            ),
        ),
        HOLDS_ONCE_SOLVED["activated"]: (
            Row(
                at(None, "702.169d"),
                behind_a_word.once_solved,
                also=OF_THE_SOLVED,
                mistake="dà a un Caso non ancora risolto l’abilità attivata che avrà da risolto",
            ),
        ),
        STATION_SYMBOL_HOLDS["senza forza e costituzione"]: (
            Row(at(None, "721.2a"), behind_a_word.with_so_many, also=(at(None, "721.2"),)),
        ),
        STATION_SYMBOL_HOLDS["con forza e costituzione"]: (Row(at(None, "721.2b"), behind_a_word.with_so_many),),
        NO_SPEED_COUNTS_AS_0: (yes(at(None, "702.179f")),),
        THE_FIRST_SPEED_IS_THE_INCREASE: (yes(at(None, "702.179c")),),
        HAS_MAX_SPEED: (Row(at(None, "702.179e"), speed.at_its_most, also=(at(None, "702.178a"),)),),
        TRIBUTE_WAS_PAID: (yes(at("702.103b", "702.104b")),),
        AURAS_MAY_BE_ON_PLAYERS: (yes("702.5d"),),
        WHO_CHOOSES_WHAT_IS_DISCARDED: (told(at("701.7b", "701.9b"), 0),),
        A_ROOM_TRIGGERS: (yes(at(None, "309.4c")),),
        DONE["completare un dungeon"]: (yes(at(None, "309.7")),),
        DONE["sfruttare"]: (yes(at("702.109b", "702.110b")),),
        DONE["scoprire"]: (yes(at(None, "701.57b")),),
        DONE["manifestare angoscia"]: (yes(at(None, "701.62b")),),
        DONE["mutare"]: (yes(at(None, "702.140d")),),
        DONE["manovrare"]: (yes(at(None, "702.122b")),),
        DONE["profetizzare"]: (yes(at(None, "701.22d")),),
        DONE["sorvegliare"]: (yes(at(None, "701.25d")),),
        DONE["esplorare"]: (yes(at(None, "701.44b")),),
        DONE["complottare"]: (yes(at(None, "701.50b")),),
        IS_MODIFIED: (Row(at(None, "700.9"), qualities.by_what_is_on_it),),
        ONLY_WHO_FLIPS_WINS: (yes(at("705.1", "705.2")),),
        NOBODY_WINS_BY_HEADS: (yes("705.2"),),
        RESULT_OF_A_ROLL: (told(at(None, "706.2"), 0),),
        FOR_WHICH_RESULTS_A_LINE_IS: (told(at(None, "706.3a"), 0),),
        EACH_IS_IN_ONE_PILE: (Row("700.3a", piles.each_in_one_of_two, also=("700.3",)),),
        WHAT_THE_MONARCH_HAS: (yes(at(None, "724.2")),),
        WHAT_THE_INITIATIVE_BRINGS: (yes(at(None, "725.2")),),
        ONLY_ONE_HAS_THE_INITIATIVE: (yes(at(None, "725.3")),),
        TAKEN_AGAIN: (yes(at(None, "725.5")),),
        INTO_SUCH_A_DUNGEON: (yes(at(None, "701.49d")),),
        A_GIFT_COMES_FIRST: (yes(at(None, "702.174j")),),
        ADDED_AS["hybrid"]: (
            yes("106.8", mistake="non sa che mana si aggiunge quando un’abilità dà un simbolo di mana ibrido"),
        ),
        ADDED_AS["phyrexian"]: (
            yes("106.9", mistake="non sa che mana si aggiunge quando un’abilità dà un simbolo di mana phyrexiano"),
        ),
        ADDED_AS["snow"]: (
            yes(
                at(None, "106.11"),
                mistake="non sa che mana si aggiunge quando un’abilità dà un simbolo di mana neve",
            ),
        ),
        NO_MANA_OF_NO_TYPE: (yes("106.5"),),
        EACH_TIME_IT_WAS_CHOSEN: (yes(at("114.8a", "115.9a"), also=(at("114.8", "115.9"),)),),
        FEW_CARDS_ARE_SHUFFLED: (yes(at("701.16e", "701.24e")),),
        PROTECTED_FROM_A_PLAYER: (yes(at("702.16j", "702.16k")),),
        WHAT_THE_RING_SAYS: (yes(at(None, "701.54c")),),
        ENDS_AS_ANOTHER_TAKES_IT: (yes(THE_RING_TEMPTS, also=(at(None, "701.54e"),)),),
        DONE["essere tentato"]: (yes(at(None, "701.54d")),),
        BOTH_HALVES_OF_A_SWAP: (yes(at("702.64b", "702.65b")),),
        WHAT_IT_HAS_DEVOURED: (told(at("702.81b", "702.82b"), 0),),
        IS_HISTORIC: (Row(at(None, "700.6"), qualities.is_historic),),
        IS_AN_OUTLAW: (Row(at(None, "700.12"), qualities.is_an_outlaw, also=(at(None, "700.12a"),)),),
        A_TARGET_MAKES_IT_A_CRIME: (yes(A_CRIME),),
        DONE["commettere un crimine"]: (yes(A_CRIME),),
        DONE["evolversi"]: (yes(at("702.99b", "702.100b")),),
        DONE["addestrarsi"]: (yes(at(None, "702.149c")),),
        DONE["fare un dono"]: (yes(at(None, "702.174c")),),
        ONLY_ONE_MONARCH: (yes(at(None, "724.3")),),
        IS_BLESSED: (told(at(None, "702.131c"), 0),),
    },
    "watches": {
        "done": (REMEMBERED, TRIGGERS_NOTICED),
        "enters room": (TRIGGERS_NOTICED,),
        "flipped": (TRIGGERS_NOTICED,),
        "crowned": (TRIGGERS_NOTICED,),
        "initiative": (TRIGGERS_NOTICED,),
        "initiative again": (TRIGGERS_NOTICED,),
        "rolled": (TRIGGERS_NOTICED,),
        "planar roll": (TRIGGERS_NOTICED,),
        "chaos": (TRIGGERS_NOTICED,),
        "planeswalker rolled": (TRIGGERS_NOTICED,),
        "planeswalk": (TRIGGERS_NOTICED,),
    },
}
