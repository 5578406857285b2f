"""Named mechanics: designations (702.131), modified permanents (700.9), what waits for keyword actions."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.rows import REMEMBERED, TRIGGERS_NOTICED
from judgekit.magic.plays.text import qualities
from judgekit.magic.questions.mechanics import DONE, IS_BLESSED, IS_MODIFIED

TABLES: Tables = {
    "rulings": {
        DONE["sfruttare"]: (yes(at("702.109b", "702.110b")),),
        DONE["manovrare"]: (yes(at(None, "702.122b")),),
        DONE["profetizzare"]: (yes(at(None, "701.22d")),),
        DONE["sorvegliare"]: (yes(at(None, "701.25d")),),
        DONE["esplorare"]: (yes(at(None, "701.44b")),),
        IS_MODIFIED: (Row(at(None, "700.9"), qualities.by_what_is_on_it),),
        IS_BLESSED: (told(at(None, "702.131c"), 0),),
    },
    "watches": {
        "done": (REMEMBERED, TRIGGERS_NOTICED),
    },
}
