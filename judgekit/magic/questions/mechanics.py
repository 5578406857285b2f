"""Questions about named mechanics: what triggers as something is done, designations, what is modified."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

DONE = Questions(
    "done: {}",
    naive=False,
    rule="What waits for {} triggers as that has been done.",
    mistake="crede che {} non faccia innescare nulla",
)
IS_MODIFIED = Question(
    "is modified",
    rule="What has counters, an Equipment, or an Aura of its own controller on it is modified.",
    mistake="crede modificato solo ciò che ha segnalini",
)
IS_BLESSED = Question(
    "is blessed",
    rule="Whoever has got the city's blessing has it for the rest of the game.",
    mistake="crede che la benedizione della città si perda scendendo sotto i dieci permanenti",
)
