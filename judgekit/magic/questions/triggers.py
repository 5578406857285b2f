"""Questions about abilities that trigger."""

from __future__ import annotations

from judgekit.table.system import Question

EACH_COPY_WORKS = Question(
    "each copy works",
    naive=False,
    rule="Each paragraph of a text is an ability of its own, though another says the same.",
)
WHOSE_ABILITY_A_SPELL_SET_UP = Question(
    "whose ability a spell set up", rule="It is the player's who controlled the spell or ability that set it up."
)
WHOSE_ABILITY_AN_ABILITY_SET_UP = Question(
    "whose ability an ability set up", rule="It is the player's who controlled the spell or ability that set it up."
)
IS_DONE_LATER = Question(
    "is done later", naive=False, rule="An instruction for later makes an ability that waits for its moment."
)
ONLY_WHAT_HAPPENS_FROM_NOW_ON = Question(
    "only what happens from now on", rule="What had happened before an ability was set up does not trigger it."
)
THE_END_OF_A_TURN_BACKS_UP = Question(
    "the end of a turn backs up", rule="What had happened before an ability was set up does not trigger it."
)
CONDITION_IS_PART_OF_THE_EVENT = Question(
    "condition is part of the event",
    naive=False,
    rule="What an ability names as a condition is part of its event: where it is not so, nothing triggers.",
)
BLOCKING_IS_ONE_EVENT = Question(
    "blocking is one event",
    naive=False,
    rule="To block or to become blocked is one event, whatever the number of creatures.",
)
TO_BECOME_BLOCKED_IS_ONE_EVENT = Question(
    "to become blocked is one event",
    naive=False,
    rule="To block or to become blocked is one event, whatever the number of creatures.",
)
EACH_ONE_BLOCKED_TRIGGERS = Question(
    "each one blocked triggers",
    naive=False,
    rule="To block a creature happens as often as there are creatures that are blocked.",
)
EACH_BLOCKER_TRIGGERS = Question(
    "each blocker triggers",
    naive=False,
    rule="To be blocked by a creature happens as often as there are creatures that block.",
)
NEWCOMERS_LOOK_TOO = Question(
    "newcomers look too",
    naive=False,
    rule="Whatever is in play once something has entered notices it, also what has entered with it.",
)
TRIGGERS_EACH_TIME = Question(
    "triggers each time",
    naive=False,
    rule="An ability triggers once for each time that its event happens, though they all happen at one moment.",
)
LEAVING_LOOKS_BACK = Question(
    "leaving looks back",
    naive=False,
    rule="An ability that triggers on leaving play is looked for on the board as it was just before.",
)
HAS_TRIGGERED_ALREADY = Question(
    "has triggered already", naive=False, rule="It does not trigger again while it waits or lies on the stack."
)
DURING_A_STEP_IS_AS_IT_BEGINS = Question(
    "during a step is as it begins", naive=False, rule="«During» a step is at its beginning, once."
)
TAKEN_IS_NOT_ENTERING = Question(
    "taken is not entering", naive=False, rule="What changes its type or its controller does not enter play."
)
TO_SUCCEED_IS_TO_BE_PLAYED = Question(
    "to succeed is to be played",
    naive=False,
    rule="A spell is successfully cast as it is played, whatever becomes of it.",
)
ONLY_A_DRAW_IS_ONE = Question("only a draw is one", naive=False, rule="Putting a card into a hand is not drawing it.")
ONLY_THE_DECLARED_ATTACK = Question(
    "only the declared attack",
    naive=False,
    rule="What has been put into combat never attacked, or blocked: it was not declared.",
)
ONLY_THE_DECLARED_BLOCK = Question(
    "only the declared block",
    naive=False,
    rule="What has been put into combat never attacked, or blocked: it was not declared.",
)
EACH_THAT_ATTACKS_COUNTS = Question(
    "each that attacks counts",
    naive=False,
    rule="To block or to become blocked is one event, whatever the number of creatures.",
)
TO_ATTACK_IS_ONE_EVENT = Question(
    "to attack is one event",
    naive=False,
    rule="To block or to become blocked is one event, whatever the number of creatures.",
)
TO_BE_ATTACKED_IS_ONE_EVENT = Question(
    "to be attacked is one event",
    naive=False,
    rule="To block or to become blocked is one event, whatever the number of creatures.",
)
THOSE_WHO_JOIN_COUNT = Question(
    "those who join count", naive=False, rule="A number of blockers may also be reached later, by an effect."
)
UNBLOCKED_THOUGH_NEVER_DECLARED = Question(
    "unblocked though never declared", naive=False, rule="A number of blockers may also be reached later, by an effect."
)
EACH_GAIN_IS_AN_EVENT = Question(
    "each gain is an event",
    naive=False,
    rule="Life that several sources bring at one moment is gained once for each of them.",
)
WHAT_HAS_HAPPENED = Question(
    "what has happened",
    naive=0,
    rule="An effect may ask what has happened earlier in the turn: what it speaks of need not be there any more.",
)
PHASING_MOVES_NOTHING = Question(
    "phasing moves nothing", naive=False, rule="Phasing changes neither zone nor controller: nothing enters or leaves."
)
