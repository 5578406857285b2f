"""Questions about keywords."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

COPIES = Questions("copies of {}")
COPIES_THAT_WORK = Questions("copies of {} that work")
COPIES_THAT_TRIGGER = Questions("copies of {} that trigger")
ABILITIES_WORK_ONLY_IN_PLAY = Question(
    "abilities work in play", naive=False, rule="Most abilities of a card do nothing while it is not in play."
)
MANA_COST_OF_WHAT_HAS_NONE = Question(
    "mana cost of what has none", rule="Lands and tokens have a mana cost of nothing."
)
WAITS_ON_THE_STACK = Question(
    "waits on the stack",
    naive=False,
    rule="Flanking is a triggered ability: it waits on the stack, and can be answered.",
)
EACH_FLANKING_TRIGGERS = Question("each flanking triggers", naive=1, rule="Every copy of flanking triggers by itself.")
LANDWALKS_DO_NOT_CANCEL = Question("landwalks do not cancel", naive=False)
QUALITY_OF_PROTECTION = Question(
    "quality of protection", naive=False, rule="Protection may be from any quality, not from a colour alone."
)
TRAMPLE_WORKS = Question("trample works", naive=True)
CANNOT_BE_ASSIGNED_DAMAGE = Question(
    "cannot be assigned damage", naive=False, rule="A blocker to which no damage can be assigned is passed over."
)
LETHAL_TO_TRAMPLE_OVER = Question(
    "lethal to trample over", rule="Only toughness counts, not what prevents or changes the damage."
)
OTHERS_COUNT = Question("others count", naive=0, rule="The damage of other attackers may be counted first.")
ATTACKS_ALONE = Question(
    "attacks alone", naive=True, rule="A creature attacks alone if no other was declared as an attacker with it."
)
HEXPROOF_FROM_A_QUALITY = Question(
    "hexproof from a quality", naive=False, rule="Hexproof from a quality keeps off only what has it."
)
NO_FURTHER_THAN_WHAT_IT_ATTACKS = Question(
    "no further than what it attacks",
    naive=False,
    rule="A trampler that attacks a planeswalker tramples over to that, never to its controller.",
)
BANDS_WITH_OTHER = Question(
    "bands with other",
    naive=False,
    rule="«Bands with other» is banding among creatures of one kind: one of them with it is enough.",
)
A_BAND_LASTS = Question(
    "a band lasts", naive=False, rule="A band lasts to the end of combat, though its members lose banding."
)
RAMPAGE_IS_COUNTED_AS_IT_RESOLVES = Question(
    "rampage is counted as it resolves",
    naive=False,
    rule="How many blockers there are is counted once, when the ability resolves.",
)
COUNTERS_OF_CUMULATIVE_UPKEEP = Question(
    "counters of cumulative upkeep", rule="What it counts on the permanent are age counters."
)
MANA_IS_MADE_IN_A_SPLIT_SECOND = Question(
    "mana is made in a split second", naive=False, rule="Mana abilities may be activated meanwhile."
)
CANNOT_BE_DESTROYED = Question(
    "indestructible", naive=False, rule="What is indestructible is not destroyed, neither by an effect nor by damage."
)
