"""Questions about several effects on one event."""

from __future__ import annotations

from judgekit.table.system import Question

WHAT_IS_REPLACED_IS_NOTICED = Question(
    "what is replaced is noticed",
    naive=True,
    rule="What has been prevented or replaced has never happened: nothing triggers on it.",
)
ACTS_AGAIN_ON_ONE_EVENT = Question(
    "acts again on one event",
    naive=True,
    rule="An effect has one chance at each event, and none at what it has itself made of it.",
)
WHO_ORDERS_EFFECTS = Question(
    "who orders effects", rule="Whoever controls what the event befalls says which of several effects acts first."
)
ACTS_ON_WHAT_ANOTHER_HAS_CHANGED = Question(
    "acts on what another has changed", naive=False, rule="What one effect has made of an event, another may act on."
)
WHO_ENDS_A_CIRCLE = Question(
    "who ends a circle", rule="Effects that follow one another for ever stop where the player whom they befall says."
)
RESULTS_COME_OF_WHAT_IS_LEFT = Question(
    "results come of what is left",
    naive=False,
    rule="The results are those of the damage that is dealt, after all that acts on it.",
)
RESULTS_ARE_PART_OF_IT = Question("results are part of it", naive=False, rule="Damage and its results are one event.")
