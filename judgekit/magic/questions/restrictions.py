"""Questions about what may not be."""

from __future__ import annotations

from judgekit.table.system import Question

WHAT_IS_FORBIDDEN_COMES_FIRST = Question(
    "what is forbidden comes first",
    naive=False,
    rule="Where one text has something happen and another says that it cannot, it does not.",
    mistake="fa prevalere l’effetto che permette su quello che vieta",
)
CHOICES_MAY_LET_IT = Question(
    "choices may let it",
    naive=False,
    rule="Whoever begins to cast a spell as though it had flash may count on choices that are made on the way.",
    mistake="non lascia cominciare con lampo una magia a cui il permesso si applicherà per le scelte da fare",
)
LOOKED_AT_AS_AN_AURA = Question(
    "looked at as an aura",
    naive=False,
    rule="Whether a spell may be cast bestowed is seen by what it then is.",
    mistake="vieta di lanciare conferita una creatura come se restasse una magia creatura",
)
CHOICES_MAY_CHANGE_IT = Question(
    "choices may change it",
    naive=False,
    rule="Whoever begins to cast a spell may count on choices that are made on the way.",
    mistake="vieta di cominciare a lanciare una magia che le scelte ancora da fare renderebbero lecita",
)
NOBODY_SACRIFICES_WHAT_CANNOT_BE = Question(
    "nobody sacrifices what cannot be",
    naive=False,
    rule="What a text keeps from being sacrificed is not sacrificed, and no cost is paid with it.",
    mistake="sacrifica per pagare un costo ciò che un testo dice che non può essere sacrificato",
)
