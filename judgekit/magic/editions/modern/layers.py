"""Changes of text, the interaction of continuous effects (612, 613): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, yes
from judgekit.magic.plays.layers import continuous, timestamps
from judgekit.magic.questions.layers import ONE_EFFECT_DEPENDS_ON_ANOTHER, THE_NEXT_EFFECT
from judgekit.magic.questions.resolving import WHAT_WAITS_MAY_BE_ALTERED

TABLES: Tables = {
    "procedures": {
        "order timestamps": (
            Row(at("613.6j", None), timestamps.by_the_active_player),
            Row(at(None, "613.7m"), timestamps.by_each_player),
        ),
    },
    "rulings": {
        THE_NEXT_EFFECT: (Row(at("613.6", "613.7"), continuous.by_age, also=(at("613.7b", "613.8b"),)),),
        ONE_EFFECT_DEPENDS_ON_ANOTHER: (Row(at("613.7a", "613.8a"), continuous.depends),),
        WHAT_WAITS_MAY_BE_ALTERED: (yes("613.1c"),),
    },
}
