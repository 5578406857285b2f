"""Questions about what the words of a text mean."""

from __future__ import annotations

from judgekit.table.system import Question

MULTICOLOURED = Question(
    "multicoloured",
    naive=False,
    rule="Whatever is of two colours or more is multicoloured: no sixth colour is asked for.",
)
COLOURLESS = Question("colourless", rule="Whatever has no colour is colourless, artifact or not.")
A_TOKEN_IS_A_CARD = Question("a token is a card", naive=True, rule="A token is no card.")
ITS_OWN_NAME_MEANS = Question(
    "its own name means", rule="A card that calls itself by name means that one object, and no other copy."
)
NAME_OF_A_CARD = Question(
    "name of a card", rule="Cards have one name where the English one is the same, whatever is printed."
)
CONVERTED_COST = Question(
    "converted cost", rule="The converted cost is the amount of all mana in the cost, whatever its colour."
)
ADDITIONAL_COST_COUNTS = Question("additional cost counts", rule="An additional cost is no part of the mana cost.")
OF_A_SET = Question("of a set", rule="A card is of the set whose symbol it bears.")
TYPES_OF_A_SPELL = Question("types of a spell", rule="A spell has the types of its card; none is a land.")
IS_A_PERMANENT = Question(
    "is a permanent", rule="Whatever stays in play is a permanent, card or token, if it has one of the types that stay."
)
A_PERMANENT_IS_A_SPELL = Question(
    "a permanent is a spell", naive=True, rule="A card that has entered play is a permanent, and no spell."
)
TYPES_OF_AN_ARTIFACT_CREATURE = Question(
    "types of an artifact creature", rule="What is artifact and creature is both to whatever asks."
)
FORMS_OF_A_KIND = Question("forms of a kind", rule="Orco, Orchi, Orchessa, Orchesse are one kind of creature.")
AN_ABILITY_IS_A_SPELL = Question("an ability is a spell", naive=True, rule="An ability is no spell.")
ITS_MANA_COST_STAYS = Question(
    "its mana cost stays", naive=False, rule="Whatever is paid for a spell, its mana cost is what is printed."
)
LAND_IS_BASIC = Question("land is basic", rule="The five lands that the rules name are basic.")
ZONE_MEANT = Question("zone meant", naive="anywhere", rule="Effects mean things in play unless they say otherwise.")
WHAT_IS_IN_EXILE_IS_SEEN = Question(
    "what is in exile is seen", naive=False, rule="What is exiled lies face up, for everybody to look at."
)
STAYS_BLOCKED = Question("stays blocked", naive=False)
ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET = Question(
    "all that a spell acts on is a target",
    naive=True,
    rule="A spell has those targets that its text calls so, and no others.",
)
LOCAL_ENCHANTMENT = Question(
    "local enchantment", rule="An enchantment whose type says what it enchants is local, any other is global."
)
MORE_THAN_THERE_IS = Question(
    "more than there is", naive=0, rule="An effect that cannot be done in full is done as far as it can be."
)
FINDS_IT_NO_MORE = Question(
    "finds it no more",
    rule="A trigger on a change of zones does nothing to a card that has left the zone to which it went.",
)
LOOKS_IN_ONE_ZONE = Question(
    "looks in one zone",
    rule="A trigger on leaving play looks for the card in the first zone that it reached, and nowhere else.",
)
YOU_ARE_A_TARGET = Question("you are a target", naive=True, rule="«You» is no target.")
BOTH_PLAYERS_CHOOSE = Question(
    "both choose",
    rule="Where several players choose, the active one does first, openly; then all of it happens at once.",
)
WHOSE_TURN_IT_IS = Question(
    "whose turn it is", rule="The active player is the one whose turn it is, whoever is doing something."
)
INFORMATION = Question(
    "information", naive=0, rule="What a text asks of the game is looked at when the instruction is done."
)
LAST_KNOWN_CONTROLLER = Question(
    "last known controller", rule="The controller of what has left play is whoever controlled it when it left."
)
ONLY_THE_QUALITY_NAMED = Question(
    "only the quality named",
    rule="A quality is looked at by itself: a black and red creature is black, and it is no nonblack one.",
)
AMOUNT = Question("amount", naive=0, rule="What a quantity comes to for a thing that is no spell on the stack.")
WHOSE_OPPONENTS_ARE_MEANT = Question(
    "whose opponents", rule="«You» is whoever controls the card now, an opponent is an opponent of theirs."
)
ABILITIES_OF_WORDS = Question(
    "abilities of words",
    naive=(),
    rule="Cycling is an activated ability of the card in hand: pay, discard it, draw a card.",
)
STAR_TOUGHNESS = Question(
    "star toughness", rule="Where a star stands for power or toughness, it is 0 while the card is not in play."
)
STAR_POWER = Question(
    "star power", rule="Where a star stands for power or toughness, it is 0 while the card is not in play."
)
UNBLOCKED_AFTER_THE_BLOCKS = Question(
    "unblocked after the blocks", naive=False, rule="No attacker is unblocked before blockers have been declared."
)
SUMMONS_ARE_NO_ARTIFACTS = Question(
    "summons are no artifacts", naive=False, rule="An old word: summon spells are creature spells, artifacts aside."
)
ALWAYS_ONE_OR_THE_OTHER = Question(
    "always one or the other",
    naive=False,
    rule="Every permanent is either tapped or untapped, though it matter to nobody.",
)
WHOSE_A_SPELL_IS = Question(
    "whose a spell is", naive="", rule="A spell is controlled by the player who put it on the stack."
)
WHOSE_A_CARD_ELSEWHERE_IS = Question(
    "whose a card elsewhere is", rule="Only what is in play or on the stack is controlled by anybody."
)
ONLY_WHOLE_NUMBERS = Question(
    "only whole numbers", rule="There are only whole numbers: the text says whether a half is rounded up or down."
)
LESS_THAN_NOTHING = Question(
    "less than nothing",
    rule="Nothing is done less than never; but power and toughness may be changed by less than nothing.",
)
X_OFF_THE_STACK = Question("x off the stack", naive=1, rule="Anywhere but on the stack X in a mana cost is 0.")
X_ON_THE_STACK = Question("x on the stack", naive=0, rule="On the stack X is what was chosen for it.")
WHAT_IS_NO_CREATURE_HAS_A_SIZE = Question(
    "what is no creature has a size",
    naive=True,
    rule="A permanent that is no creature has neither power nor toughness, whatever is printed on it.",
)
MISSING_SIZE_COUNTS = Question(
    "missing size counts", naive=False, rule="A creature without power or toughness has a power or toughness of zero."
)
LOYALTY_ELSEWHERE = Question("loyalty elsewhere", rule="Elsewhere it is the number that is printed.")
LOYALTY_IN_PLAY = Question("loyalty in play", rule="In play the number is how many such counters there are.")
DEFENSE_IN_PLAY = Question("defense in play", rule="In play the number is how many such counters there are.")
WHO_DEFENDS_WHAT_IS_ATTACKED = Question(
    "who defends what is attacked", rule="Relative to a battle the defending player is its protector."
)
WHAT_ANY_TARGET_IS = Question("any target", rule="«Any target» is a creature, a player, a planeswalker or a battle.")
NAME_OF_A_TOKEN = Question("name of a token", naive="", rule="A token of which no name is told is called as its kind.")
ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET = Question(
    "all that an activated ability acts on is a target",
    naive=True,
    rule="A spell has those targets that its text calls so, and no others.",
)
ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET = Question(
    "all that a triggered ability acts on is a target",
    naive=True,
    rule="A spell has those targets that its text calls so, and no others.",
)
WHAT_HAS_CHANGED_SINCE_IS_MEANT = Question(
    "what has changed since is meant",
    naive=False,
    rule="What the trigger or the cost was about is meant, whatever it has become.",
)
LAST_KNOWN_COUNTERS = Question(
    "last known counters", rule="What has left play counts as having the counters that were on it when it left."
)
TIMES_THIS_TURN = Question(
    "times this turn",
    naive=0,
    rule="How often an event has happened this turn, as a text that a player controls speaks of it.",
)
COMPARES_WITH_NO_CREATURE_ALONE = Question(
    "compares with no creature alone",
    naive=False,
    rule="A creature has no greater power or toughness than a permanent that is no creature.",
)
IS_KICKED = Question("is kicked", naive=False, rule="A spell is kicked when its player meant to pay its kicker.")
THE_EXILED_CARD = Question(
    "the exiled card", rule="Of two linked abilities the second means only what the first has exiled."
)
A_NEW_TOP_CARD_WAITS = Question(
    "a new top card waits", naive=False, rule="While something is being cast or activated, a new top card stays hidden."
)
