"""Questions about what resolves and what it does."""

from __future__ import annotations

from judgekit.table.system import Question

IS_KEPT_OUT = Question("is kept out", naive=False, rule="What a text keeps from entering does not enter.")
CANNOT_BE_PUT_INTO_PLAY = Question(
    "cannot be put into play", naive=False, rule="What a text keeps from entering does not enter."
)
A_TEXT_MAKES_SOMEBODY_WIN = Question(
    "a text makes somebody win", naive=False, rule="A text may say that a player wins, or loses, and so it is."
)
A_TEXT_MAKES_SOMEBODY_LOSE = Question(
    "a text makes somebody lose", naive=False, rule="A text may say that a player wins, or loses, and so it is."
)
THE_REST_IS_DONE = Question(
    "the rest is done",
    naive=False,
    rule="The part of an instruction that is impossible is ignored: the rest is done all the same.",
)
REMOVED_FROM_THE_GAME = Question("removed from the game", rule="Cards can be removed from the game.")
STANDS_BY_ITSELF = Question("stands by itself", naive=False, rule="An ability on the stack needs its source no longer.")
CHANGED_IS_MEANT_STILL = Question(
    "what has changed is meant still",
    naive=False,
    rule="A delayed ability about a certain permanent acts on it though it has become something else.",
)
ENTERS_ATTACHED = Question(
    "enters attached", naive=False, rule="A local enchantment enters on what it enchants, however it enters."
)
HAPPENS_ONCE = Question("happens once", naive=False, rule="A one-shot effect happens once, and is over.")
SETTLED_ONCE = Question(
    "settled once for all", naive=False, rule="What an effect without target is about is settled once, when it begins."
)
WORKED_OUT_ONCE = Question(
    "worked out once",
    naive=False,
    rule="A quantity is worked out once, when the effect begins: from then on it is a plain number.",
)
OVER_BEFORE_IT_BEGINS = Question(
    "over before it begins", naive=False, rule="An effect whose time is over before it could begin does not begin."
)
CONDITION_IS_LOOKED_AT_AGAIN = Question(
    "condition is looked at again",
    naive=False,
    rule="The condition of a triggered ability has to be so again when it resolves.",
)
FINDS_WHAT_IT_BECAME = Question(
    "finds what it became",
    naive=False,
    rule="A trigger on a change of zones finds what the object has become, in a public zone.",
)
WHAT_HAS_MOVED_ON_IS_LOST = Question(
    "what has moved on is lost",
    naive=False,
    rule="A delayed ability does nothing to what has left the zone in which it was, though it be back by now.",
)
WHAT_WAITS_MAY_BE_ALTERED = Question(
    "what waits may be altered",
    naive=False,
    rule="An effect may alter a spell or ability on the stack: its target, its text, what it is like.",
)
A_NEW_TARGET = Question(
    "a new target", naive=True, rule="A target may be changed to a legal one only: else the one that was chosen stands."
)
MODES_OF_A_NEW_TARGET = Question("modes of a new target", rule="Whoever changes a target does not change the mode.")
IT_STAYS_CHANGED = Question(
    "it stays changed", naive=False, rule="What has changed a spell goes on changing the permanent that it becomes."
)
NOTHING_IN_BETWEEN = Question(
    "nothing in between", naive=False, rule="No player acts between two instructions of one spell or ability."
)
IMPOSSIBLE_OPTION = Question(
    "impossible option",
    naive=False,
    rule="An option that cannot be carried out is not chosen: a sacrifice with nothing to sacrifice.",
)
ONE_ACTION_AFTER_ANOTHER = Question(
    "one action after another",
    naive=False,
    rule="Of several things that all players do, all choose and do the first, then the second.",
)
MANA_WHILE_RESOLVING = Question(
    "mana while resolving",
    naive=False,
    rule="Whoever may pay mana while something resolves may play mana abilities for it.",
)
NO_REFUND = Question("no refund", naive=False, rule="What was paid for a countered spell stays paid.")
STATES_WAIT = Question("states wait", naive=False, rule="Nothing is looked for while a spell or ability resolves.")
LOSING_LIFE_IS_DAMAGE = Question(
    "losing life is damage", naive=True, rule="Losing life is no damage: nothing prevents it."
)
ONLY_A_CHANGE_IS_ONE = Question(
    "only a change is one", naive=False, rule="What is tapped already does not become tapped."
)
UNDER_WHOSE_CONTROL_IT_ENTERS = Question(
    "under whose control it enters",
    rule="What a player is told to put into play enters under that player's control, whoever owns it.",
)
WHERE_IT_GOES = Question(
    "where it goes", rule="Where its buyback was paid, a spell that has resolved goes back to its owner's hand."
)
SACRIFICES_WHAT_OTHERS_CONTROL = Question(
    "sacrifices what others control", naive=True, rule="A player sacrifices what they control, and nothing else."
)
EXCHANGE_OR_NOTHING = Question(
    "exchange or nothing", naive=False, rule="Where one of the two is missing, nothing is exchanged."
)
WHAT_IS_BURIED_MAY_REGENERATE = Question(
    "what is buried may regenerate", naive=True, rule="What is buried does not regenerate."
)
MAY_MOVE = Question(
    "may move", naive=True, rule="Nothing moves to what is gone, and no enchantment to what it may not enchant."
)
A_RESOLVED_CARD_GOES_TO = Question("a resolved card goes to")
ENTERS_THOUGH_IT_NEVER_MAY = Question("enters though it never may", naive=True)
WHERE_IT_ATTACKS_IS_CHOSEN = Question("where it attacks is chosen", naive=False, rule="So it is.")
WHAT_IT_ATTACKS_HAS_TO_BE_THERE = Question("what it attacks has to be there", naive=False, rule="So it is.")
ONLY_CREATURES_FIGHT = Question("only creatures fight", naive=False, rule="So it is.")
ONLY_THE_ATTACKING_SIDE_ATTACKS = Question("only the attacking side attacks", naive=False, rule="So it is.")
WHOM_IT_BLOCKS_IS_CHOSEN = Question("whom it blocks is chosen", naive=False, rule="So it is.")
WHAT_IT_BLOCKS_HAS_TO_ATTACK = Question("what it blocks has to attack", naive=False, rule="So it is.")
NO_DECLARATION_OF_ATTACKERS = Question("no declaration of attackers", naive=False, rule="So it is.")
NO_DECLARATION_OF_BLOCKERS = Question("no declaration of blockers", naive=False, rule="So it is.")
WHOSE_TOKEN = Question("whose token", rule="A token is owned and controlled by the player who is told to make it.")
NOTHING_CAN_BE_PAID = Question(
    "nothing can be paid",
    naive=False,
    rule="Nothing can always be paid, whatever the life total, and whatever a text says of paying life.",
)
A_TOTAL_IS_SET_BY_GAIN_OR_LOSS = Question(
    "a total is set by gain or loss",
    naive=False,
    rule="A player whose life total becomes a number gains or loses the difference.",
)
PLAYERS_HAVE_COUNTERS = Question(
    "players have counters", naive=False, rule="Counters are put on objects and on players."
)
WHAT_AN_EMBLEM_IS = Question(
    "what an emblem is",
    rule="An emblem lies in the command zone: it has abilities, and is neither card nor permanent nor of any type.",
)
WHOSE_EMBLEM = Question("whose emblem", rule="The player who gets an emblem owns and controls it.")
EMBLEMS_WORK_WHERE_THEY_ARE = Question(
    "emblems work where they are", naive=False, rule="Abilities of emblems work in the command zone."
)
WHO_DEALS_IT = Question(
    "who deals it", rule="Damage of a spell or ability is dealt by whatever its text says that deals it."
)
EXCESS_GOES_ELSEWHERE = Question(
    "excess goes elsewhere",
    naive=0,
    rule="Of damage whose excess goes elsewhere: how much is more than lethal, than loyalty, than defense.",
)
PREDEFINED_TOKEN = Question("predefined token")
NOBODY_HAS_TO_PAY = Question(
    "nobody has to pay", naive=False, rule="Whoever may pay to have something done, or not done, may also not pay."
)
SOME_TARGETS_MAY_STAY = Question(
    "some targets may stay", naive=False, rule="Whoever chooses new targets may leave any of them as they are."
)
THE_DIVISION_STAYS = Question("the division stays", naive=False, rule="A division stands, whoever the targets are now.")
MOVED_WHOLLY_OR_NOT = Question(
    "moved wholly or not",
    naive=False,
    rule="A counter that cannot be taken from one thing and put onto another stays where it is, and none is put.",
)
GOES_ON_OFF_THE_STACK = Question(
    "goes on off the stack",
    naive=False,
    rule="What has begun to resolve resolves to its end, though it has left the stack.",
)
OVER_BEFORE_IT_HAS_BEGUN = Question(
    "over before it has begun",
    naive=False,
    rule="Where the event until which it would be gone has happened already, it does not move.",
)
WHAT_X_IS_IN_A_KEYWORDS_COST = Question(
    "what X is in a keyword's cost", rule="What X is in the cost of a keyword is read as the ability resolves."
)
ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED = Question(
    "attacks what the returned one attacked", naive=False, rule="So it is."
)
OUT_OF_PHASE_IS_LEFT_ALONE = Question(
    "out of phase is left alone",
    naive=False,
    rule="An effect that begins while something is out of phase does not act on it.",
)
LEAVES_THE_STACK_FOR = Question(
    "leaves the stack for", rule="A spell cast by its flashback is exiled, wherever else it would go from the stack."
)
BOTH_MUST_BE_THERE_TO_FIGHT = Question(
    "both must be there to fight",
    naive=False,
    rule="Where one of them has gone, or is no creature any more, neither fights.",
)
A_TEXT_FINDS_WHAT_IT_HAS_MOVED = Question(
    "a text finds what it has moved",
    naive=False,
    rule="What an effect puts into a public zone the rest of its text finds there.",
)
TOO_FEW_CARDS_ABOVE = Question(
    "too few cards above",
    naive=False,
    rule="Where a library has too few cards for a place counted from the top, the card goes to its bottom.",
)
AN_AURA_FINDS_ITSELF = Question(
    "an Aura finds itself",
    naive=False,
    rule="A trigger on a change of zones finds what the object has become, in a public zone.",
)
