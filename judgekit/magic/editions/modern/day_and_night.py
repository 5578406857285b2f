"""Day and night (730, 702.145): a number for each date that has them beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, yes
from judgekit.magic.editions.modern.numbers import DAYBOUND_ENTERS, TRIGGERED_BY_EVENT
from judgekit.magic.plays.triggers import triggers
from judgekit.magic.plays.turn import day_and_night
from judgekit.magic.questions.replacement import FACE_THAT_ENTERS
from judgekit.magic.questions.turn import (
    DAY_BREAKS,
    NIGHT_FALLS,
    TURNS_AS_DAY_BREAKS,
    TURNS_AS_NIGHT_FALLS,
    TURNS_BY_THE_TIME_ALONE,
)

NIGHTBOUND = at(None, "702.145e")

TABLES: Tables = {
    "procedures": {
        "day or night": (
            Row(
                at(None, "730.1"), day_and_night.becomes, mistake="non sa che cosa vuol dire che diventa giorno o notte"
            ),
        ),
    },
    "rulings": {
        FACE_THAT_ENTERS: (Row(at(None, "616.1d"), day_and_night.back_comes_first),),
        NIGHT_FALLS: (yes(at(None, "730.2a")),),
        DAY_BREAKS: (yes(at(None, "730.2b")),),
        TURNS_AS_NIGHT_FALLS: (yes(DAYBOUND_ENTERS),),
        TURNS_AS_DAY_BREAKS: (yes(NIGHTBOUND),),
        TURNS_BY_THE_TIME_ALONE: (Row(DAYBOUND_ENTERS, day_and_night.by_the_time_alone, also=(NIGHTBOUND,)),),
    },
    "watches": {
        "becomes day or night": (Row(TRIGGERED_BY_EVENT, triggers.notice, also=(at(None, "730.1a"),)),),
    },
}
