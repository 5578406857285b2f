"""Questions about what may not be."""

from __future__ import annotations

from judgekit.table.system import Question

WHAT_IS_FORBIDDEN_COMES_FIRST = Question(
    "what is forbidden comes first",
    naive=False,
    rule="Where one text has something happen and another says that it cannot, it does not.",
    mistake="fa prevalere l’effetto che permette su quello che vieta",
)
CHOICES_MAY_CHANGE_IT = Question(
    "choices may change it",
    naive=False,
    rule="Whoever begins to cast a spell may count on choices that are made on the way.",
    mistake="vieta di cominciare a lanciare una magia che le scelte ancora da fare renderebbero lecita",
)
