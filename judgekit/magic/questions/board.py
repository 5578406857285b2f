"""Questions about players, zones and permanents."""

from __future__ import annotations

from judgekit.table.system import Question

SHARED_ZONE = Question("shared zone", rule="All players share one play zone and one stack.")
ZONE_OF = Question("zone of", rule="A card goes to its owner's graveyard, whoever controlled it.")
NEW_OBJECT = Question(
    "new object", naive=False, rule="A card that changes zones is a new object, with no memory of what it was."
)
NO_STATUS_OUTSIDE_PLAY = Question(
    "no status outside play", naive=False, rule="Only what is in play is tapped or untapped."
)
PLACE_ON_THE_STACK = Question("place on the stack", naive=-1, rule="What is played goes on top of the stack.")
WHAT_IS_ENCHANTED = Question("what is enchanted", rule="The permanent on which a local enchantment is.")
CHANGES_WHAT_IT_IS_ON_NOW = Question(
    "changes what it is on now",
    naive=False,
    rule="A local enchantment that is moved changes the permanent on which it is now, and the other no more.",
)
CHANGED_AS_IT_ENTERS = Question(
    "changed as it enters", naive=False, rule="What changes a permanent changes it at the moment at which it enters."
)
ENDS_WITH_ITS_PERMANENT = Question(
    "ends with its permanent", naive=False, rule="What a static ability does ends when its permanent leaves play."
)
ALL_ACT_TOGETHER = Question("all act together", naive=False, rule="When all have chosen, all of it happens at once.")
ENTERS_UNTAPPED = Question(
    "enters untapped", naive=False, rule="What enters play is untapped, whatever it was when it was in play before."
)
STAYS_TAPPED = Question(
    "stays tapped",
    naive=False,
    rule="A permanent stays tapped or untapped until something taps or untaps it: changing hands does neither.",
)
OWNER = Question("owner", rule="The owner of a card is the player in whose deck it began the game, whoever has it now.")
COUNTERS_STAY_BEHIND = Question(
    "counters stay behind",
    naive=False,
    rule="Counters do not go with an object from one zone to another: they cease to exist.",
)
OUT_OF_PHASE_IS_ABSENT = Question(
    "out of phase is absent", naive=False, rule="What is out of phase is treated as though it did not exist."
)
BACK_IN_PHASE_IS_THE_SAME = Question(
    "back in phase is the same",
    naive=False,
    rule="What comes back exists again, as the same object with all that was on it.",
)
EXILED_AGAIN_IS_NEW = Question(
    "exiled again is new",
    naive=False,
    rule="What is exiled out of exile changes no zone, and is a new object that has just been exiled.",
)
