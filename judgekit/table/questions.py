"""Questions about several effects on one event."""

from __future__ import annotations

from judgekit.table.system import Question

WHAT_IS_REPLACED_IS_NOTICED = Question(
    "what is replaced is noticed",
    naive=True,
    rule="What has been prevented or replaced has never happened: nothing triggers on it.",
    mistake="fa innescare un’abilità su un evento che è stato prevenuto o sostituito",
)
ACTS_AGAIN_ON_ONE_EVENT = Question(
    "acts again on one event",
    naive=True,
    rule="An effect has one chance at each event, and none at what it has itself made of it.",
    mistake="applica più volte lo stesso effetto di sostituzione a un solo evento",
)
WHO_ORDERS_EFFECTS = Question(
    "who orders effects",
    rule="Whoever controls what the event befalls says which of several effects acts first.",
    mistake="applica per primo l’effetto più vecchio, senza far scegliere chi ne è colpito",
)
ACTS_ON_WHAT_ANOTHER_HAS_CHANGED = Question(
    "acts on what another has changed",
    naive=False,
    rule="What one effect has made of an event, another may act on.",
    mistake="applica un solo effetto di sostituzione o prevenzione a ogni evento",
)
WHO_ENDS_A_CIRCLE = Question(
    "who ends a circle",
    rule="Effects that follow one another for ever stop where the player whom they befall says.",
    mistake="non fa decidere a nessuno dove si ferma un cerchio di sostituzioni",
)
RESULTS_COME_OF_WHAT_IS_LEFT = Question(
    "results come of what is left",
    naive=False,
    rule="The results are those of the damage that is dealt, after all that acts on it.",
    mistake="calcola i risultati sul danno iniziale, anche se una parte è stata prevenuta",
)
RESULTS_ARE_PART_OF_IT = Question(
    "results are part of it",
    naive=False,
    rule="Damage and its results are one event.",
    mistake="crede che i risultati del danno avvengano dopo il danno, come evento a parte",
)
