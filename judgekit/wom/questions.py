"""Questions about Wizards of Mickey."""

from __future__ import annotations

from judgekit.table.system import Question

SYMBOLS_OF_CARDS = Question(
    "symbols of cards",
    rule="A grey symbol asks for no colour, a black one for that of the word behind it, any other for its own.",
)
MEANT_BY_SYMBOLS_OF_DIAMAGIC = Question(
    "symbols of Diamagic",
    rule="A grey crystal means any Diamagic, a black one that of the word behind it, another its own colour.",
)
LIES_AMONG_THE_LAUNCHED = Question(
    "lies among the launched", naive=True, rule="Launched spells lie before their wizards, hidden ones behind them."
)
LIES_AMONG_THE_HIDDEN = Question(
    "lies among the hidden", rule="What lies behind its wizard is a hidden spell, covered or not."
)
IS_ADJACENT = Question("is adjacent", naive=True, rule="Beside means in the next place.")
IS_OPPOSING = Question("is opposing", rule="Opposing is what is the other player's.")
COVERED_CARDS_HAVE_TRAITS = Question(
    "covered cards have traits", naive=True, rule="A covered card has no name, effect, colour, Potenza Magica."
)
IS_IN_PLAY = Question("is in play", rule="Both areas of spells are in play.")
BEARS_THE_NAME = Question("bears the name", rule="Words between quotation marks mean every name that has them in it.")
ONE_NAME_IS_ONE_CARD = Question(
    "one name is one card", naive=False, rule="A name that a card says twice means one card."
)
WHERE_IS_OPPOSITE = Question(
    "where is opposite", rule="Players sit face to face: the left of one is before the right of the other."
)
POWER_OF_A_CONDITION = Question("power of a condition", rule="Other cards read the printed number.")
POWER_OF_AN_AMOUNT = Question("power of an amount", rule="Other cards read the printed number.")
ABILITIES_REACH = Question(
    "abilities reach",
    naive=True,
    rule="The ability of a wizard is for the spells that it plays itself, unless it says otherwise.",
)
HOLDS_STILL = Question("holds still", naive=True, rule="Effects are valid only while their card is in play.")
NO_EFFECTS_IS_SIMPLE = Question("no effects is simple", naive=False, rule="A card without effects is Semplice.")
SIMPLE_THOUGH_IT_POSSESSES_ONE = Question(
    "simple though it possesses one",
    naive=False,
    rule="A Semplice card that has been rendered in possession of a Special Action is both.",
)
SIMPLE_CARDS_HAVE_EFFECTS = Question("simple cards have effects", naive=True, rule="A Semplice card has no effects.")
WORKS_THOUGH_HIDDEN = Question(
    "works though hidden", naive=True, rule="A hidden spell has no effect, also once it is revealed."
)
WORKS_THOUGH_REPLACED = Question(
    "works though replaced", naive=True, rule="A castle that has been replaced counts as covered."
)
SUFFERS = Question("suffers", naive=True, rule="An immune card suffers nothing from that kind of card, good or bad.")
AN_EFFECT_SURVIVES_IMMUNITY = Question(
    "an effect survives immunity", naive=False, rule="An immunity that comes later does not undo what has been done."
)
WHOM_IT_HOLDS_NOW = Question(
    "whom it holds now", rule="Aimed at whoever is opposite, it holds whoever is opposite now."
)
BECOMES_SEMPLICE = Question("becomes Semplice", naive=True, rule="An Intoccabile card cannot become Semplice.")
MAY_BE_MADE_SO_AGAIN = Question(
    "may be made so again",
    naive=False,
    rule="A spell that is Semplice already, or cannot become so, may be chosen all the same.",
)
ANNULS_ITSELF_AND_OTHERS = Question(
    "annuls itself and others", naive=False, rule="A card that annuls itself still annuls the others."
)
TEAMS_OF_A_WIZARD = Question(
    "teams of a wizard", rule="The team of a wizard is the one on its card, whatever has been declared."
)
POSSESSES_THE_DIAMAGIC = Question(
    "possesses the Diamagic", naive=True, rule="A wizard possesses the tokens that lie on its card."
)
THE_STAKE_STAYS = Question(
    "the stake stays", naive=False, rule="The Diamagic of a tie stay at stake, with those of the new turn."
)
THE_ABILITY_IS_USED_UP = Question("the ability is used up", rule="The ability works once in a game.")
THE_DIAMAGIC_STAYS = Question("the Diamagic stays", rule="Once it is given it is the wizard's.")
THE_WIZARD_IS_THE_TARGET = Question(
    "the wizard is the target", naive=True, rule="An immune wizard cannot be one of the two."
)
POSSESSES_IT_TWICE = Question(
    "possesses it twice", naive=True, rule="No spell possesses a Special Action more than once."
)
POSSESSES_IT_ANYWAY = Question(
    "possesses it anyway", naive=False, rule="What a card could do it possesses, whether or not its condition is so."
)
GAINED_SURVIVES = Question("gained survives", rule="What is gained goes with the text of the card.")
RENDERED_SURVIVES = Question("rendered survives", rule="What is rendered stays when the text of the card goes.")
COUNTS_AS_THAT_KIND = Question(
    "counts as that kind",
    naive=False,
    rule="A spell that possesses a Special Action, however it came to it, is one of that kind.",
)
BRACKETS_ARE_AN_AID = Question(
    "brackets are an aid",
    naive=False,
    rule="The words in brackets explain; they never change what a Special Action does.",
)
BLOCCA_KEEPS_SPELLS_AWAY = Question(
    "Blocca keeps spells away", rule="Blocca forbids launching, not that a spell is moved."
)
ONLY_COVERED_SPELLS_TURN_UP = Question(
    "only covered spells turn up", naive=False, rule="What lies face up already is not turned up."
)
A_DISCARDED_LAUNCH_LEAVES_IT_OPEN = Question(
    "a discarded launch leaves it open", naive=False, rule="Whose spell has been discarded may launch, and so must."
)
SOTTERFUGIO_WAITS = Question("Sotterfugio waits", naive=False, rule="Sotterfugio is settled when the winner is.")
IMMUNITY_TO_SOTTERFUGIO_HELPS = Question(
    "immunity to Sotterfugio helps", naive=True, rule="It is the card's own text that makes it Semplice."
)
REPLACED_CASTLES_STAY = Question("replaced castles stay", naive=False, rule="Replacing is not discarding.")
MAY_MOVE = Question("may move", naive=True, rule="A card that names a position keeps it.")
SPELLS_GO_WITH_THEIR_WIZARD = Question(
    "spells go with their wizard",
    naive=False,
    rule="A spell lies before or behind the wizard that has played it, wherever that one goes.",
)
A_DISCARDED_SPELL_COUNTS = Question(
    "a discarded spell counts", naive=True, rule="Whose spell has been discarded may play another."
)
MAY_LAUNCH_HIDDEN = Question(
    "may launch hidden", naive=True, rule="Only where an effect allows it; besides a launch only where it says so."
)
A_BAN_REACHES_BACK = Question("a ban reaches back", naive=True, rule="A ban does nothing to what has been done before.")
ORDER_OF_EFFECTS = Question(
    "order of effects", rule="What has priority, the spell, the castle, the own side, the other side."
)
THE_CARD_PREVAILS = Question(
    "the card prevails", naive=False, rule="Where a card and the rules differ, the card is right."
)
WHOSE_TURN_IS_NEXT = Question("whose turn is next", rule="The players take turns.")
WHICH_VALUE = Question("which value", rule="Of several values the lowest, as a prohibition would prevail.")
MODIFIERS_OF_THAT_KIND = Question(
    "modifiers of that kind", rule="A complex modifier is of another kind than a plain one."
)
TOO_FEW_TO_DRAW = Question("too few to draw", naive="stop", rule="Who has too few cards shuffles the discards back.")
HOW_MANY_TO_DRAW = Question("how many to draw", rule="Three are drawn, whatever is in the hand.")
HOW_MANY_DRAWS = Question("how many draws", rule="A number of cards is drawn in a single action.")
DISCARDED_FROM = Question("discarded from", rule="Cards are discarded from the hand.")
RANDOM_CHOICES = Question(
    "random choices", rule="A random choice is the opponent's, who does not see the cards, or made by lot."
)
ONLY_THE_NAME_COUNTS = Question("only the name counts", naive=False, rule="Versions of one name count together.")
THREE_CARDS_ARE_ONE_WIZARD = Question(
    "three cards are one wizard",
    naive=False,
    rule="Three cards of one name and title, all with Solitario, are a squad.",
)
THE_OPENING_HAND_IS_DRAWN = Question("the opening hand is drawn", naive=True, rule="A hand is made, not drawn.")
THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT = Question(
    "the Supporto is no longer looked at", naive=False, rule="The limits of the Supporto are for building the deck."
)
