"""Changes of text, the interaction of continuous effects (612, 613): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.plays.layers import continuous, timestamps
from judgekit.magic.plays.resolving import altering

TABLES: Tables = {
    "procedures": {
        "order timestamps": (
            Row(at("613.6j", None), timestamps.by_the_active_player),
            Row(at(None, "613.7m"), timestamps.by_each_player),
        ),
    },
    "rulings": {
        "the next effect": (Row(at("613.6", "613.7"), continuous.by_age, also=(at("613.7b", "613.8b"),)),),
        "one effect depends on another": (Row(at("613.7a", "613.8a"), continuous.depends),),
        "what waits may be altered": (Row("613.1c", altering.also_what_waits),),
    },
}
