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
THE_X_BY_WHICH_IT_BECAME_SO = Question(
    "the x by which it became so",
    rule="What other abilities of a permanent say of X, of which one has made it monstrous, is what X was then.",
    mistake="crede che la X di una mostruosità valga zero nelle altre abilità di quel permanente",
)
IS_BLESSED = Question(
    "is blessed",
    rule="Whoever has got the city's blessing has it for the rest of the game.",
    mistake="crede che la benedizione della città si perda scendendo sotto i dieci permanenti",
)
