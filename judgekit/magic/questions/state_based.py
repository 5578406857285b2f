"""Questions about what the game puts right by itself."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

MAY_ENCHANT_ITSELF = Question(
    "may enchant itself",
    naive=True,
    rule="No enchantment is on itself.",
    mistake="crede che un incantesimo possa incantare sé stesso",
)
WHAT_IS_PUT_RIGHT = Question(
    "what is put right",
    naive=[],
    rule="The conditions that the rules list are put right, and no others.",
    mistake="lascia in gioco ciò che le regole tolgono da sole, come una creatura con costituzione zero",
)
AURAS_MAY_BE_ON_PLAYERS = Question(
    "auras may be on players",
    naive=False,
    rule="An Aura that enchants players is put on a player.",
    mistake="crede che un’Aura non possa incantare un giocatore",
)
FOR_WHOM_IT_IS_PUT_RIGHT = Question(
    "for whom it is put right",
    rule="Nobody controls what puts things right: it is for all players alike.",
    mistake="mette nel cimitero soltanto le creature del giocatore attivo che dovrebbero morire",
)
LEGENDS_OF_OTHERS_ARE_LEFT_ALONE = Question(
    "legends of others are left alone",
    naive=False,
    rule="Each player looks at legends that this player controls, and at no others.",
    mistake="conta anche le leggende che controllano gli altri giocatori",
)
PUT_RIGHT_AT_ONE_MOMENT = Question(
    "put right at one moment",
    naive=False,
    rule="All that is due happens as a single event.",
    mistake="fa morire una dopo l’altra creature che muoiono insieme",
)
ONE_RESULT_ONCE = Question(
    "one result once",
    naive=False,
    rule="What several conditions bring about for one thing comes about once: one effect replaces it.",
    mistake="distrugge due volte una creatura che va distrutta per due motivi insieme",
)
MAY_BE_ENCHANTED = Question(
    "may be enchanted",
    naive=True,
    rule="An enchantment of that quality does not stay on what is protected from it.",
    mistake="lascia un incantesimo su una creatura che ne è protetta",
)
MAY_EQUIP = Question(
    "may equip",
    naive=True,
    rule="Equipment is attached to creatures only, by what is no creature itself, and to nothing protected from it.",
    mistake="assegna un Equipaggiamento a qualunque permanente",
)
EQUIPMENT_MAY_MOVE = Question(
    "equipment may move",
    naive=True,
    rule="Equipment does not move to what it may not equip.",
    mistake="sposta un Equipaggiamento su ciò che non può equipaggiare",
)
ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED = Question(
    "enters where it may not be attached",
    rule="Equipment that an effect puts on what it may not equip enters, and is on nothing; an Aura stays out.",
    mistake="non fa entrare un Equipaggiamento che non può essere assegnato dove dice l’effetto",
)
EACH_ENCHANT_ABILITY_LIMITS = Question(
    "each enchant ability limits",
    naive=False,
    rule="An Aura with several enchant abilities is on nothing but what fits all of them.",
    mistake="lascia assegnata un’Aura con più abilità incantare a ciò che ne rispetta una sola",
)
A_CREATURE_ENCHANTS = Question(
    "a creature enchants",
    naive=True,
    rule="An Aura that is a creature enchants nothing.",
    mistake="lascia assegnata un’Aura che è diventata una creatura",
)
ENTERS_WITH_NOTHING_TO_ENCHANT = Question(
    "enters with nothing to enchant",
    naive=True,
    rule="An Aura that could enchant nothing does not enter: it stays in the zone where it is.",
    mistake="fa entrare un’Aura che non ha nulla da incantare",
)
ATTACKS_THE_BATTLE = Question(
    "attacks the battle",
    rule="A battle is attacked by the opponents of its protector, its own controller perhaps; never by its protector.",
    mistake="lascia attaccare una battaglia a chi la protegge, e non a chi la controlla",
)
WHO_MAY_PROTECT = Question(
    "who may protect",
    rule="An opponent of its controller protects a siege.",
    mistake="fa proteggere un assedio dal giocatore che lo controlla",
)
STOPS_BEING_A_CREATURE_ONCE_ATTACHED = Question(
    "stops being a creature once attached",
    naive=False,
    rule="Equipment that reconfigures is no creature while it is attached, so that it may be.",
    mistake="crede che una creatura con riconfigurare non possa essere assegnata a un’altra",
)
STAYS_AS_PRINTED = Question(
    "stays as printed",
    naive=False,
    rule="A bestowed Aura that is on nothing stays in play, as a creature.",
    mistake="mette nel cimitero l’Aura conferita quando lascia il gioco la creatura su cui era",
)
ANY_OF_SEVERAL = Questions(
    "any of several: {}",
    naive=False,
    rule="Of several abilities of what is attached, each of which attaches it, any may be used ({}).",
    mistake="crede che di più abilità {} si possa usare soltanto la prima",
)
BEGINS_AT_A_CHAPTER = Question(
    "begins at a chapter",
    naive=False,
    rule="Who controls a Saga with read ahead chooses with how many lore counters it enters, up to its last chapter.",
    mistake="fa entrare con un solo segnalino sapere una Saga con saltare pagina",
)
