"""Named mechanics: designations (702.131), modified permanents (700.9), what waits for keyword actions."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.rows import REMEMBERED, TRIGGERS_NOTICED
from judgekit.magic.plays.resolving import monarchs, piles, venturing
from judgekit.magic.plays.text import qualities
from judgekit.magic.questions.board import WHO_CHOOSES_WHAT_IS_DISCARDED
from judgekit.magic.questions.mechanics import (
    DONE,
    EACH_IS_IN_ONE_PILE,
    FOR_WHICH_RESULTS_A_LINE_IS,
    IS_BLESSED,
    IS_MODIFIED,
    NOBODY_WINS_BY_HEADS,
    ONLY_ONE_MONARCH,
    ONLY_WHO_FLIPS_WINS,
    RESULT_OF_A_ROLL,
    WHAT_THE_MONARCH_HAS,
)
from judgekit.magic.questions.triggers import A_ROOM_TRIGGERS

TABLES: Tables = {
    "procedures": {
        "become the monarch": (
            Row(
                at(None, "724.1"),
                monarchs.is_crowned,
                mistake="non sa che cosa vuol dire diventare il monarca",
            ),
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
                also=(at(None, "309.5a"),),
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
        ONLY_ONE_MONARCH: (yes(at(None, "724.3")),),
        IS_BLESSED: (told(at(None, "702.131c"), 0),),
    },
    "watches": {
        "done": (REMEMBERED, TRIGGERS_NOTICED),
        "enters room": (TRIGGERS_NOTICED,),
        "flipped": (TRIGGERS_NOTICED,),
        "crowned": (TRIGGERS_NOTICED,),
        "rolled": (TRIGGERS_NOTICED,),
    },
}
