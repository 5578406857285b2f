"""Questions about what the game puts right by itself."""

from __future__ import annotations

from judgekit.table.system import Question

MAY_ENCHANT_ITSELF = Question("may enchant itself", naive=True, rule="No enchantment is on itself.")
WHAT_IS_PUT_RIGHT = Question(
    "what is put right", naive=[], rule="The conditions that the rules list are put right, and no others."
)
FOR_WHOM_IT_IS_PUT_RIGHT = Question(
    "for whom it is put right", rule="Nobody controls what puts things right: it is for all players alike."
)
PUT_RIGHT_AT_ONE_MOMENT = Question(
    "put right at one moment", naive=False, rule="All that is due happens as a single event."
)
ONE_RESULT_ONCE = Question(
    "one result once",
    naive=False,
    rule="What several conditions bring about for one thing comes about once: one effect replaces it.",
)
MAY_BE_ENCHANTED = Question(
    "may be enchanted", naive=True, rule="An enchantment of that quality does not stay on what is protected from it."
)
MAY_EQUIP = Question("may equip", naive=True, rule="Equipment is attached to creatures, and to nothing else.")
EQUIPMENT_MAY_MOVE = Question("equipment may move", rule="Equipment does not move to what it may not equip.")
ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED = Question(
    "enters where it may not be attached",
    rule="Equipment that an effect puts on what it may not equip enters, and is on nothing.",
)
A_CREATURE_ENCHANTS = Question("a creature enchants", naive=True, rule="An Aura that is a creature enchants nothing.")
ENTERS_WITH_NOTHING_TO_ENCHANT = Question(
    "enters with nothing to enchant",
    naive=True,
    rule="An Aura that could enchant nothing does not enter: it stays in the zone where it is.",
)
ATTACKS_THE_BATTLE = Question(
    "attacks the battle",
    rule="A battle is attacked by the opponents of its protector, its own controller perhaps; never by its protector.",
)
WHO_MAY_PROTECT = Question("who may protect", rule="An opponent of its controller protects a siege.")
STOPS_BEING_A_CREATURE_ONCE_ATTACHED = Question(
    "stops being a creature once attached",
    naive=False,
    rule="Equipment that reconfigures is no creature while it is attached, so that it may be.",
)
