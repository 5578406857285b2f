"""Questions about what an object is like."""

from __future__ import annotations

from judgekit.table.system import Question

ITS_COLOURS = Question("colours", rule="A card has the colours of the mana symbols in its cost.")
TEXT_ASIDE_COUNTS = Question("text aside counts", rule="Reminder and flavour text are no rules text.")
ITS_SUBTYPES = Question("subtypes", rule="The kinds that stand on the type line.")
TYPES_OF_A_TOKEN = Question("types of a token", rule="A token has the types that its maker gave it.")
SUBTYPES_OF_A_TOKEN = Question("subtypes of a token", rule="A token has the kinds that its maker gave it.")
TYPES_THAT_STAY = Question("types that stay", rule="What changes type or kind loses those that it had.")
LEGENDARY_IS_A_KIND = Question("legendary is a kind", rule="Legend is a kind of creature; legendary is not.")
IT_SAYS_WHAT_IT_IS = Question(
    "it says what it is",
    naive=False,
    rule="What says of what type or colour a card is, is no ability: it is so in every zone, and is not lost.",
)
COSTS_ARE_ABILITIES = Question(
    "costs are abilities",
    naive=True,
    rule="Additional and alternative costs are no abilities, and are not lost with these.",
)
ABILITIES_OF_A_NEW_BASIC_LAND = Question(
    "abilities of a new basic land",
    naive=True,
    rule="A land that becomes one of the five is that land alone: its other abilities are lost.",
)
ENCHANTS_UNTARGETED = Question(
    "enchants untargeted", naive=False, rule="What a local enchantment does to its permanent targets nothing."
)
A_DRAWBACK_IS_AN_ABILITY = Question(
    "a drawback is an ability", naive=False, rule="What a text forbids its own card is an ability as any other."
)
WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY = Question(
    "what it is made to be is no ability",
    naive=False,
    rule="What an effect makes a permanent be is no ability that could be lost.",
)
FIXED_ON_NONE = Question(
    "not fixed on any", naive=False, rule="A static ability acts on whatever fits now, also on what came later."
)
THE_NEXT_EFFECT = Question(
    "the next effect",
    rule="The next effect to act is the oldest that depends on none of the others; in a circle, the oldest.",
)
ONE_EFFECT_DEPENDS_ON_ANOTHER = Question(
    "one effect depends on another",
    naive=False,
    rule="An effect depends on another that changes whether it is there, what it concerns, or what it does.",
)
EVERY_COPY_IS_LOST = Question(
    "every copy is lost", naive=False, rule="What takes an ability away takes every copy of it."
)
YOU = Question("you", rule="«You» is whoever controls the card now, an opponent is an opponent of theirs.")
SNOW_STAYS = Question("snow stays", naive=False, rule="What changes the type of a land does not take the snow away.")
COLOURS_THAT_STAY = Question("colours that stay", rule="A new colour takes the place of those that were there.")
SUPERTYPES_OF_A_PLANESWALKER = Question(
    "supertypes of a planeswalker",
    rule="Every planeswalker card counts as legendary, also one that was printed without the word.",
)
EVERY_KIND_OF_CREATURE = Question(
    "every kind of creature", rule="A changeling is of every kind of creature, in every zone."
)
