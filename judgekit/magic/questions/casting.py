"""Questions about spells, abilities and their costs."""

from __future__ import annotations

from judgekit.table.system import Question

MORE_LANDS = Question("more lands", naive=0, rule="What a card says goes before the rules: more lands in a turn.")
A_LAND_IS_NEVER_CAST = Question(
    "a land is never cast", naive=False, rule="What is a land is played as a land, whatever else it is."
)
MANA_THAT_SYMBOLS_ASK_FOR = Question(
    "mana that symbols ask for", rule="Coloured symbols are paid with mana of their colours."
)
ZONE_OF_AN_ABILITY = Question(
    "zone of an ability",
    naive="battlefield",
    rule="An ability whose text says so is played where the card is not in play.",
)
TOTAL_COST = Question(
    "total cost",
    rule="What is played costs more, then less, as static abilities say; less than nothing it never costs.",
)
COSTS_BESIDE_THE_MANA_COST = Question(
    "costs beside the mana cost",
    naive=(),
    rule="What a text asks for beside the mana cost, and what its player adds, is paid with it.",
)
ADDED_COSTS_ARE_OPTIONAL = Question(
    "added costs are optional", naive=False, rule="An additional cost that a keyword offers is paid by who wants to."
)
PAID_INSTEAD_OF_THE_MANA_COST = Question(
    "paid instead of the mana cost",
    naive=False,
    rule="An alternative cost is paid in the place of the mana cost, not with it.",
)
A_MANA_PAYMENT_LETS_MAKE_MANA = Question(
    "a mana payment lets make mana",
    naive=False,
    rule="Whoever pays a cost with mana in it may play mana abilities for it.",
)
WHAT_IS_PAID_IS_GONE = Question(
    "what is paid is gone", naive=False, rule="Mana that pays for something is taken out of the pool."
)
LIFE_THAT_IS_PAID_IS_LOST = Question(
    "life that is paid is lost", naive=False, rule="Whoever pays life has so much less of it."
)
MANA_OF_A_LAND = Question(
    "mana of a land", naive=("C",), rule="Each basic land type gives its own mana, whatever the text box says."
)
COLOURS_OF_AN_ABILITY = Question("colour of an ability", naive=frozenset())
MANA_ABILITIES_ARE_LIKE_OTHERS = Question(
    "mana abilities are like others",
    naive=False,
    rule="A mana ability is activated as any other: its cost is paid, and what forbids it is minded.",
)
TRIGGERED_FOR_MANA = Question(
    "triggered for mana", naive=False, rule="What triggers on mana being made and adds mana is a mana ability too."
)
WITH_A_TARGET_FOR_MANA = Question(
    "with a target for mana", naive=False, rule="An ability with a target is no mana ability, though it adds mana."
)
MANA_AND_MORE = Question("mana and more", naive=False, rule="A mana ability may do other things beside adding mana.")
MANA_SPELLS_WAIT = Question(
    "mana spells wait", naive=False, rule="A spell that adds mana waits on the stack like any other."
)
NO_MANA_NOW = Question("no mana now", naive=False, rule="A mana ability stays one where it would add no mana.")
BY_ITSELF = Question("by itself", naive=False, rule="What nobody plays, the game does.")
WHAT_IT_WANTS_TO_ENCHANT = Question(
    "what it wants to enchant",
    rule="A local enchantment wants what its type says as its target; any other is played as any other permanent.",
)
AN_ENCHANTMENT_OF_NO_ONE_THING = Question(
    "an enchantment of no one thing",
    rule="A local enchantment wants what its type says as its target; any other is played as any other permanent.",
)
WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS = Question(
    "whose is what an enchantment grants",
    rule="What an enchantment grants belongs to the permanent, and so to whoever controls that.",
)
WHOSE_TRIGGERS_FIRST = Question(
    "whose triggers first",
    rule="The active player's triggered abilities go on the stack first, so that they resolve last.",
)
MAY_IS_A_MODE = Question(
    "may is a mode",
    naive=False,
    rule="Whether to do what an ability says one may do is chosen as a mode is: when the ability goes onto the stack.",
)
MANA_WHEN_IT_IS_ASKED_FOR = Question(
    "mana when it is asked for",
    naive=False,
    rule="Mana abilities may be played whenever a rule or effect asks for mana.",
)
CONDITION_HOLDS = Question("condition", naive=True, rule="Whether a condition of a text holds now.")
MANA_ON_TOP_OF_ANOTHER_COST = Question(
    "mana on top of another cost",
    rule="What is played costs more, then less, as static abilities say; less than nothing it never costs.",
)
WHOSE_AN_ABILITY_IS = Question(
    "whose an ability is", rule="An ability is controlled by whoever activated it, or had its source when it triggered."
)
COSTS_THAT_MAY_BE_ADDED = Question("costs that may be added", naive=(), rule="A spell with buyback may cost more.")
A_MODE_TWICE = Question("a mode twice", naive=True, rule="Of several modes each is chosen once at most.")
NO_MANA_COST_CAN_BE_PAID = Question(
    "no mana cost can be paid", naive=True, rule="What has no mana cost has one that nobody can pay."
)
KINDRED_FOLLOWS_ITS_OTHER_TYPE = Question(
    "kindred follows its other type", naive=False, rule="A kindred card is cast and resolves as its other type says."
)
WANTS_SUCH_A_CARD_IN_HAND = Question(
    "wants such a card in hand",
    naive=True,
    rule="Whenever an instant could be cast is whenever one has priority, with or without an instant to cast.",
)
LANDS_THAT_COUNT = Question(
    "lands that count", rule="A land that an effect puts onto the battlefield has not been played."
)
AN_OLD_TEXT_ABOUT_DAMAGE = Question(
    "an old text about damage",
    rule="Old texts that deal damage to a player who is their target mean planeswalkers, too.",
)
ALL_BEFORE_THE_COLON_IS_ITS_COST = Question(
    "all before the colon is its cost",
    naive=False,
    rule="The cost of an ability is all that stands before the colon, mana or not.",
)
SEVERAL_OTHER_COSTS = Question(
    "several other costs",
    naive=True,
    rule="A spell has one alternative cost at most: where it is played for one already, no other takes its place.",
)
A_CHANGED_PAYMENT_IS_ONE = Question(
    "a changed payment is one",
    naive=False,
    rule="A cost has been paid though an effect has changed what was done for it.",
)
MAY_HAVE_NO_TARGET = Question(
    "may have no target", naive=False, rule="What asks for «up to» so many targets may have none."
)
TAKES_ONLY_GENERIC_MANA = Question(
    "takes only generic mana", naive=False, rule="What takes generic mana off a cost takes none of its colours off."
)
ANY_NUMBER_OF_COSTS = Question(
    "any number of costs", naive=False, rule="A spell has all the additional costs that anything gives it."
)
ANOTHER_COST_IS_OPTIONAL = Question(
    "another cost is optional", naive=False, rule="Nobody has to pay another cost instead of the mana cost."
)
COSTS_THAT_MAY_BE_PAID_INSTEAD = Question(
    "costs that may be paid instead", naive=(), rule="A spell with dash may be paid for by that."
)
WANTS_THIS_TARGET = Question(
    "wants this target",
    naive=True,
    rule="A target of which a text speaks only of a kicked spell is chosen only where that is going to be paid.",
)
MAY_BE_PLAYED_FROM_THERE = Question(
    "may be played from there", naive=False, rule="A card with flashback may be cast from its owner's graveyard."
)
WHAT_ITS_ZONE_ASKS_FOR = Question(
    "what its zone asks for", rule="Whoever casts a card by its flashback pays that instead of its mana cost."
)
WHAT_LETS_IT_BE_CAST_STAYS = Question(
    "what lets it be cast stays",
    naive=False,
    rule="What lets a card be cast goes on acting on the spell that it becomes.",
)
