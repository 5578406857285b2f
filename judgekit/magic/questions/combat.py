"""Questions about combat."""

from __future__ import annotations

from judgekit.table.system import Question

TABLE_RULES = Question(
    "table rules",
    naive=frozenset(),
    rule="What static abilities say of the game as a whole: names of rules, and pairs of one and an amount.",
)
COST_TO_ATTACK = Question("cost to attack", naive=())
COST_TO_BLOCK = Question("cost to block", naive=())
NOBODY_ATTACKS = Question(
    "nobody attacks",
    rule="Where no attackers were declared, combat goes on with its end; not so where they were, and are gone.",
)
DAMAGE_IT_ASSIGNS = Question(
    "damage it assigns",
    naive=0,
    rule="A creature assigns damage equal to its power, unless a text says that it deals none.",
)
RECIPIENTS = Question(
    "recipients",
    naive=(),
    rule="An unblocked attacker assigns everything to what it attacks, and nothing where that is gone.",
)
WALLS_STAY = Question("Walls stay", naive=False, rule="Walls do not attack.")
EVASION_IS_LOOKED_AT_ONCE = Question("evasion is looked at once", naive=False)
EVASION_ADDS_UP = Question("evasion adds up", naive=False)
LIMITS_ARE_LOOKED_AT_ONCE = Question("limits are looked at once", naive=False)
DAMAGE_STEPS = Question(
    "damage steps",
    naive=1,
    rule="Where any attacker or blocker has first strike, there is a damage step before the usual one.",
)
STRIKES_NOW = Question("strikes now", naive=True, rule="First strikers in the first steps, the others in the last.")
MAY_BE_ATTACKED = Question("may be attacked", naive=False, rule="A planeswalker of an opponent may be attacked.")
LOOKED_AT_AS_IT_ATTACKS = Question(
    "looked at as it attacks", rule="What attacks or blocks is looked at as it is declared, and not again."
)
LOOKED_AT_AS_IT_BLOCKS = Question(
    "looked at as it blocks", rule="What attacks or blocks is looked at as it is declared, and not again."
)
GOES_ON_FIGHTING = Question("goes on fighting", rule="It stays in combat, attacking or blocking what it did.")
GOES_ON_FIGHTING_TAPPED = Question(
    "goes on fighting tapped", rule="It stays in combat, attacking or blocking what it did."
)
GOES_ON_ATTACKING = Question("goes on attacking", rule="It stays in combat, attacking or blocking what it did.")
A_BLOCKER_THAT_HAS_GONE = Question(
    "a blocker that has gone", rule="Who has left combat is in no order any more; the others keep theirs."
)
AN_ATTACKER_THAT_HAS_GONE = Question(
    "an attacker that has gone", rule="Who has left combat is in no order any more; the others keep theirs."
)
WHO_IS_BLOCKED = Question("who is blocked", rule="Who blocks one of a band blocks all of it.")
WHO_ASSIGNS = Question(
    "who assigns",
    rule="The damage of an attacker that a creature with banding blocks is divided by the defending player.",
)
THE_FIRST_STEP_HAS_BEEN_TOLD = Question(
    "the first step has been told",
    naive=False,
    rule="What is gained or lost after the first of the two steps decides only what is still to come.",
)
DOUBLE_STRIKE_LOST_IN_BETWEEN = Question(
    "double strike lost in between",
    naive=False,
    rule="What is gained or lost after the first of the two steps decides only what is still to come.",
)
DOUBLE_STRIKE_GOT_IN_BETWEEN = Question(
    "double strike got in between",
    naive=False,
    rule="What is gained or lost after the first of the two steps decides only what is still to come.",
)
ONE_POINT_IS_LETHAL = Question(
    "one point is lethal",
    naive=False,
    rule="Any damage at all of a source with deathtouch counts as lethal where damage is divided.",
)
HAS_TO_ATTACK = Question("has to attack", naive=False, rule="A goaded creature attacks each combat if it can.")
