"""Keyword abilities (702): a number for each date beside the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.editions.mistakes import (
    A_LAND_IS_A_SPELL,
    ACTIVATES_A_STATIC,
    ACTIVATES_AT_ANY_TIME,
    ACTIVATES_ELSEWHERE,
    ACTIVATES_TOO_OFTEN,
    ACTIVATES_WHAT_IS_FORBIDDEN,
    ACTIVATES_WHAT_OTHERS_HAVE,
    BEWARES_OF_COLOURS_ALONE,
    BLOCKS_FLYERS,
    BLOCKS_LANDWALKERS,
    BLOCKS_SHADOWS,
    BLOCKS_THE_FEARED,
    BLOCKS_THE_PROTECTED,
    CASTS_WHAT_IS_FORBIDDEN,
    DEFENDERS_ATTACK,
    DIVIDES_PAST_BLOCKERS,
    NOTHING_CAN_BE_EQUIPPED,
    PLAYS_AT_ANOTHER_TIME,
    REACH_DOES_NOTHING,
    SHADOWS_BLOCK_OTHERS,
    TARGETS_ITSELF,
    TARGETS_THE_PROTECTED,
    TARGETS_WHAT_CANNOT_BE_ONE,
    THE_HASTY_DO_NOT_ATTACK,
    THE_HASTY_DO_NOT_TAP,
    THE_VIGILANT_TAP,
    TRAMPLES_TOO_EARLY,
)
from judgekit.magic.editions.modern.dated import Number, Row, Rows, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    ABILITIES_WORK_IN_PLAY,
    ACTIVATING,
    AFTERMATH,
    ALLOWED,
    AS_THOUGH,
    BLITZ,
    CARDS_FIRST,
    CASCADE,
    CAST_BY_HARMONIZE,
    CASUALTY,
    CONSPIRE,
    CUMULATIVE_UPKEEP,
    DASH,
    EACH_COPY,
    EMERGE,
    EVOKE,
    FLANKING,
    GIFT_GIVEN,
    IMPENDING,
    LAND_AND_MORE,
    MAY_BEGIN,
    NEVER_CAST,
    OFFSPRING,
    RECONFIGURED,
    REPLICATE,
    SQUAD,
    SUSPEND,
    TARGETS,
    TRAMPLE,
)
from judgekit.magic.editions.modern.rows import ATTACKS_NOTICED, REMEMBERED
from judgekit.magic.language.keyword_meanings import PAID_BY_COPIES
from judgekit.magic.plays.casting import faces, spell_kinds, timing
from judgekit.magic.plays.combat import damage, damage_order, striking
from judgekit.magic.plays.keywords import (
    bands,
    combat_triggers,
    damage_words,
    dash,
    evasion,
    from_hand,
    keywords,
    protective,
    split_second,
)
from judgekit.magic.plays.layers import printed
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.state_based import auras, equipment, planeswalkers
from judgekit.magic.plays.text import aiming, shorthand
from judgekit.magic.plays.turn import allowances
from judgekit.magic.questions.board import BACK_IN_PHASE_IS_THE_SAME, ENDS_OUT_OF_PHASE_TOO, OUT_OF_PHASE_IS_ABSENT
from judgekit.magic.questions.casting import (
    WANTS_THIS_TARGET,
)
from judgekit.magic.questions.combat import (
    ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED,
    DOUBLE_STRIKE_GOT_IN_BETWEEN,
    DOUBLE_STRIKE_LOST_IN_BETWEEN,
    IN_ANY_COMBAT_OF_THE_TURN,
    NOTHING_IS_BEHIND_WHAT_DOES_NOT_COME,
    ONE_POINT_IS_LETHAL,
    ONLY_IN_THE_FIRST_COMBAT,
    THE_FIRST_STEP_HAS_BEEN_TOLD,
    WHAT_DOES_NOT_COME_IS_OVER,
    WHO_ASSIGNS,
    WHO_IS_BLOCKED,
)
from judgekit.magic.questions.keywords import (
    A_BAND_LASTS,
    BANDS_WITH_OTHER,
    CANNOT_BE_DESTROYED,
    COPIES,
    COPIES_THAT_TRIGGER,
    COPIES_THAT_WORK,
    COUNTERS_OF_CUMULATIVE_UPKEEP,
    DOES_NOT_REMOVE,
    EACH_COMMANDER_BY_ITSELF,
    EACH_COPY_FOR_ITS_OWN_PAYMENT,
    EACH_FLANKING_TRIGGERS,
    EVERY_HEXPROOF_IS_LOST,
    HEXPROOF_FROM_A_QUALITY,
    KEPT_FROM_CREWING,
    LANDWALKS_DO_NOT_CANCEL,
    LEAVES_ITS_BAND,
    LOOKING_FOR_A_KIND_IS_CYCLING,
    MADE_OF_CARDS_TOO,
    MANA_IS_MADE_IN_A_SPLIT_SECOND,
    NO_FURTHER_THAN_WHAT_IT_ATTACKS,
    OF_A_KIND,
    ONLY_AS_A_SORCERY,
    QUALITY_OF_PROTECTION,
    RAMPAGE_IS_COUNTED_AS_IT_RESOLVES,
    SUNBURST_AS_A_NUMBER,
    THE_PHASED_OUT_LEAVE_TOO,
    TRAMPLE_WORKS,
    WAITS_ON_THE_STACK,
)
from judgekit.magic.questions.layers import EVERY_KIND_OF_CREATURE
from judgekit.magic.questions.mechanics import DONE
from judgekit.magic.questions.replacement import AS_ITS_SOURCE_WAS, WORKS_WHERE_ITS_SOURCE_IS
from judgekit.magic.questions.resolving import OUT_OF_PHASE_IS_LEFT_ALONE, WHAT_X_IS_IN_A_KEYWORDS_COST
from judgekit.magic.questions.state_based import (
    ANY_OF_SEVERAL,
    EACH_ENCHANT_ABILITY_LIMITS,
    MAY_BE_ENCHANTED,
    STOPS_BEING_A_CREATURE_ONCE_ATTACHED,
)
from judgekit.magic.questions.text import ABILITIES_OF_WORDS, COMPARES_WITH_NO_CREATURE_ALONE, IS_KICKED
from judgekit.magic.questions.triggers import PHASING_MOVES_NOTHING, WORKS_FROM_EXILE
from judgekit.magic.questions.turn import (
    ATTACHMENTS_PHASE_ALONG,
    COMES_BACK_TO_ITS_HOST,
    SKIPPED_WITH_THE_STEP,
    WHAT_AN_EFFECT_BLOCKS,
)
from judgekit.magic.vocabulary import GIFT, KICKER

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

A_COST_IT_TELLS_OF = at("607.2h", "607.2i")
EACH_COPY_THEN = at("112.2c", None)
EACH_COPY_NOW = at(None, "113.2c")
OF_PLANESWALKERS = "306.5d"
LOYALTY_ABILITY = "606.3"
DOUBLE_STRIKE = "702.4b"
EVERY_ENCHANT_ABILITY = "702.5c"
EQUIPPING, FORTIFYING = "702.6a", at("702.66a", "702.67a")
SHADOW = at("702.27b", "702.28b")
# Keywords of damage: of a source that has gone, and of one in whatever zone.
FROM_ANYWHERE: dict[str, tuple[Number, Number]] = {
    "tocco letale": ("702.2e", "702.2d"),
    "legame vitale": ("702.15c", "702.15d"),
    "avvizzire": (at("702.79b", "702.80b"), at("702.79c", "702.80c")),
    "infettare": (at("702.89d", "702.90d"), at("702.89e", "702.90e")),
}
# Keywords of which further copies add nothing, whatever they are for.
ADD_NOTHING: dict[str, Number] = {
    "tocco letale": "702.2f",
    "difensore": "702.3c",
    "doppio attacco": "702.4e",
    "lampo": "702.8b",
    "anti-malocchio": at("702.11d", "702.11h"),
    "indistruttibile": "702.12c",
    "intimidire": "702.13c",
    "raggiungere": "702.17c",
    "velo": "702.18b",
    "cautela": "702.20c",
    "fase": at("702.25n", "702.26p"),
    "cavalierato": at("702.30c", "702.31c"),
    "paura": at("702.35c", "702.36c"),
    "battibaleno": at("702.60c", "702.61c"),
    "furtivo": at("702.117c", "702.118c"),
}
SPLIT_SECOND = at("702.60a", "702.61a")
UNLEASH = at("702.97a", "702.98a")
BOAST = at(None, "702.142a")
DECAYED = at(None, "702.147a")
PHASING_IS_NO_MOVE = at("702.25d", "702.26d")

# Keywords that are shorthand for other abilities: the rule that says for what, the rule of several copies, and what
# somebody thinks who does not know the word.
SHORTHAND: dict[str, tuple[Number, Number, str]] = {
    "stazione": (at(None, "702.184a"), EACH_COPY_NOW, "crede che stazione non metta segnalini carica"),
    "egida": (at(None, "702.21a"), EACH_COPY_NOW, "crede che bersagliare una creatura con egida non costi nulla"),
    "nascondiglio": (
        at("702.74a", "702.75a"),
        EACH_COPY,
        "crede che nascondiglio non esili una delle prime carte del grimorio",
    ),
    "dissolvenza": (at("702.31a", "702.32a"), EACH_COPY, "non toglie segnalini a un permanente con dissolvenza"),
    "solarizzazione": (
        at("702.43a", "702.44a"),
        at("702.43d", "702.44d"),
        "fa entrare senza segnalini un permanente con solarizzazione",
    ),
    "aumentare di livello": (
        at("702.86a", "702.87a"),
        EACH_COPY,
        "crede che aumentare di livello non metta segnalini livello",
    ),
    "apparire": (
        EVOKE,
        EACH_COPY,
        "tiene in gioco la creatura lanciata pagando il costo di apparire",
    ),
    "cospirare": (CONSPIRE, at("702.77b", "702.78b"), "non copia la magia per cui si è cospirato"),
    "cascata": (
        CASCADE,
        at("702.84b", "702.85c"),
        "crede che cascata non faccia lanciare nulla",
    ),
    "replicare": (
        REPLICATE,
        at("702.55b", "702.56b"),
        "non copia la magia per cui si è pagato il costo di replicare",
    ),
    "tempesta sepolcrale": (
        at("702.68a", "702.69a"),
        at("702.68b", "702.69b"),
        "non copia una magia con tempesta sepolcrale per i permanenti finiti nel cimitero",
    ),
    "blitz": (BLITZ, EACH_COPY_NOW, "non fa pescare quando muore una creatura lanciata con blitz"),
    "danno collaterale": (
        CASUALTY,
        at(None, "702.153b"),
        "non copia la magia per cui si è sacrificata una creatura con danno collaterale",
    ),
    "vorace": (at(None, "702.156a"), EACH_COPY_NOW, "fa entrare senza segnalini una creatura con vorace"),
    "squadra": (SQUAD, at(None, "702.157b"), "non crea copie di una creatura per cui si è pagata la squadra"),
    "metallo vivente": (
        at(None, "702.161a"),
        EACH_COPY_NOW,
        "crede che un Veicolo con metallo vivente non sia una creatura nel turno di chi lo controlla",
    ),
    "sellare": (at(None, "702.171a"), EACH_COPY_NOW, "crede che una Cavalcatura con sellare non si possa sellare"),
    "prole": (OFFSPRING, at(None, "702.175b"), "non crea la copia 1/1 di una creatura per cui si è pagata la prole"),
    "incombente": (
        IMPENDING,
        EACH_COPY_NOW,
        "tratta subito come creatura un permanente lanciato per il costo di incombente",
    ),
    "scambio d’aura": (
        at("702.64a", "702.65a"),
        EACH_COPY,
        "crede che scambio d’aura non scambi l’Aura con una della mano",
    ),
    "armonizzare": (
        CAST_BY_HARMONIZE,
        EACH_COPY_NOW,
        "crede che la creatura TAPpata non riduca il costo di armonizzare",
    ),
    GIFT: (
        GIFT_GIVEN,
        EACH_COPY_NOW,
        "crede che un permanente per cui si è promesso un dono non faccia nulla quando entra",
    ),
    "esaurire": (at(None, "702.177a"), EACH_COPY_NOW, "crede che un’abilità di esaurire non si possa attivare"),
    "appoggio": (
        at(None, "702.165a"),
        EACH_COPY_NOW,
        "crede che appoggio non dia né segnalini né abilità quando la creatura entra",
    ),
    "mobilitare": (
        at(None, "702.181a"),
        EACH_COPY_NOW,
        "non crea pedine Guerriero quando attacca una creatura con mobilitare",
    ),
    "dominio del fuoco": (
        at(None, "702.189a"),
        EACH_COPY_NOW,
        "crede che una creatura con dominio del fuoco che attacca non dia mana",
    ),
    "scelta del mestiere": (
        at(None, "702.182a"),
        EACH_COPY_NOW,
        "fa entrare senza la sua pedina un Equipaggiamento con scelta del mestiere",
    ),
    "affinità": (
        at("702.40a", "702.41a"),
        at("702.40c", "702.41b"),
        "non riduce il costo di una magia con affinità",
    ),
    "sospendere": (
        SUSPEND,
        EACH_COPY,
        "crede che una carta sospesa resti in esilio senza perdere segnalini",
    ),
    "recupero": (
        at("702.58a", "702.59a"),
        EACH_COPY,
        "crede che una carta con recupero non torni in mano quando muore una creatura",
    ),
    "previsione": (
        at("702.56b", "702.57b"),
        EACH_COPY,
        "crede che l’abilità di previsione non si possa attivare dalla mano",
    ),
    "impavido": (
        at(None, "702.125a"),
        at(None, "702.125c"),
        "non riduce il costo di una magia con impavido",
    ),
    "dimostrare": (
        at(None, "702.144a"),
        EACH_COPY_NOW,
        "crede che una magia con dimostrare non si copi",
    ),
    "partner di": (
        at(None, "702.124j"),
        EACH_COPY_NOW,
        "crede che partner di un’altra carta non serva a nulla quando la creatura entra",
    ),
    "ninjutsu del comandante": (
        at(None, "702.49d"),
        EACH_COPY_NOW,
        "crede che dalla zona di comando non si possa attivare ninjutsu",
    ),
    "bis": (at(None, "702.141a"), EACH_COPY_NOW, "crede che una carta con bis non si possa attivare dal cimitero"),
    "costruire": (at(None, "702.167a"), EACH_COPY_NOW, "crede che costruire non rimetta in gioco la carta trasformata"),
    "emergere": (
        EMERGE,
        EACH_COPY,
        "non riduce il costo di emergere del valore di mana della creatura sacrificata",
    ),
    "miracolo": (
        at("702.93a", "702.94a"),
        EACH_COPY,
        "crede che una carta con miracolo appena pescata si lanci soltanto per il suo costo di mana",
    ),
    "muta-anima": (
        at("702.45a", "702.46a"),
        at("702.45b", "702.46b"),
        "non fa riprendere in mano uno Spirito quando muore un permanente con muta-anima",
    ),
    "trasmutare": (
        at("702.52a", "702.53a"),
        EACH_COPY,
        "crede che una carta con trasmutare non ne possa cercare un’altra",
    ),
    "avvelenare": (
        at("702.69a", "702.70a"),
        at("702.69b", "702.70b"),
        "non dà segnalini veleno a chi è colpito da una creatura con avvelenare",
    ),
    "trasfigurare": (at("702.70a", "702.71a"), EACH_COPY, "crede che trasfigurare non cerchi una creatura"),
    "rinforzare": (
        at("702.76a", "702.77a"),
        EACH_COPY,
        "crede che una carta con rinforzare non si possa scartare per dare segnalini",
    ),
    "dissotterrare": (
        at("702.83a", "702.84a"),
        EACH_COPY,
        "crede che una carta con dissotterrare non possa tornare in gioco dal cimitero",
    ),
    "armatura totem": (
        at("702.88a", "702.89a"),
        EACH_COPY,
        "distrugge la creatura incantata al posto dell’Aura con armatura totem",
    ),
    "ingerire": (
        at("702.114a", "702.115a"),
        at("702.114b", "702.115b"),
        "non esilia carte di chi è colpito da una creatura con ingerire",
    ),
    "imbalsamare": (
        at(None, "702.128a"),
        EACH_COPY_NOW,
        "crede che una carta con imbalsamare non possa tornare come pedina",
    ),
    "eternare": (at(None, "702.129a"), EACH_COPY_NOW, "crede che una carta con eternare non possa tornare come pedina"),
    "tempesta": (
        at("702.39a", "702.40a"),
        at("702.39b", "702.40b"),
        "crede che una magia con tempesta non si copi per le magie lanciate prima",
    ),
    "modulare": (
        at("702.42a", "702.43a"),
        at("702.42b", "702.43b"),
        "fa entrare una creatura con modulare senza segnalini",
    ),
    "ninjutsu": (
        at("702.48a", "702.49a"),
        EACH_COPY,
        "crede che una carta con ninjutsu non possa prendere il posto di un attaccante non bloccato",
    ),
    "sete di sangue": (
        at("702.53a", "702.54a"),
        at("702.53c", "702.54c"),
        "fa entrare senza segnalini una creatura con sete di sangue dopo un danno all’avversario",
    ),
    "innesto": (
        at("702.57a", "702.58a"),
        at("702.57b", "702.58b"),
        "fa entrare una creatura con innesto senza segnalini",
    ),
    "tormentare": (
        at("702.54a", "702.55a"),
        EACH_COPY,
        "crede che una carta con tormentare resti nel cimitero quando muore",
    ),
    "unione d’anime": (
        at("702.94a", "702.95a"),
        EACH_COPY,
        "crede che unione d’anime non permetta di abbinare le creature",
    ),
    "evanescenza": (
        at("702.62a", "702.63a"),
        at("702.62c", "702.63c"),
        "tiene in gioco per sempre un permanente con evanescenza",
    ),
    "frenesia": (
        at("702.67a", "702.68a"),
        at("702.67b", "702.68b"),
        "non dà forza in più a una creatura con frenesia che nessuno blocca",
    ),
    "persistere": (
        at("702.78a", "702.79a"),
        EACH_COPY,
        "non fa tornare in gioco una creatura con persistere che muore",
    ),
    "sviluppo": (
        at("702.37a", "702.38a"),
        at("702.37b", "702.38b"),
        "crede che per sviluppo contino le creature in gioco e non le carte in mano",
    ),
    "divorare": (
        at("702.81a", "702.82a"),
        EACH_COPY,
        "crede che una creatura con divorare non ne possa sacrificare altre entrando",
    ),
    "annientatore": (
        at("702.85a", "702.86a"),
        at("702.85b", "702.86b"),
        "non fa sacrificare nulla a chi è attaccato da una creatura con annientatore",
    ),
    "grido di guerra": (
        at("702.90a", "702.91a"),
        at("702.90b", "702.91b"),
        "non rafforza gli altri attaccanti quando attacca una creatura con grido di guerra",
    ),
    "arma vivente": (
        at(None, "702.92a"),
        EACH_COPY_NOW,
        "fa entrare un Equipaggiamento con arma vivente senza la sua pedina",
    ),
    "immortale": (at("702.92a", "702.93a"), EACH_COPY, "non fa tornare in gioco una creatura con immortale che muore"),
    "scatenare": (UNLEASH, EACH_COPY, "crede che una creatura con scatenare non possa entrare con un segnalino"),
    "mangiacarogne": (
        at("702.96a", "702.97a"),
        EACH_COPY,
        "crede che una carta con mangiacarogne non serva più a nulla nel cimitero",
    ),
    "evoluzione": (
        at("702.99a", "702.100a"),
        at("702.99d", "702.100d"),
        "non fa crescere una creatura con evoluzione quando ne entra una più grande",
    ),
    "estorsione": (
        at("702.100a", "702.101a"),
        at("702.100b", "702.101b"),
        "non fa pagare per estorsione chi lancia una magia",
    ),
    "spodestare": (
        at("702.104a", "702.105a"),
        at("702.104b", "702.105b"),
        "non fa crescere una creatura con spodestare che attacca chi ha più punti vita",
    ),
    "perdurare": (
        at("702.106a", "702.107a"),
        EACH_COPY,
        "crede che una creatura con perdurare non si possa TAPpare per un segnalino",
    ),
    "prodezza": (
        at("702.107a", "702.108a"),
        at("702.107b", "702.108b"),
        "non fa crescere una creatura con prodezza quando si lancia una magia non creatura",
    ),
    "sfruttare": (
        at("702.109a", "702.110a"),
        EACH_COPY,
        "crede che una creatura con sfruttare non permetta di sacrificarne una quando entra",
    ),
    "rinomare": (
        at("702.111a", "702.112a"),
        at("702.111c", "702.112c"),
        "non fa crescere una creatura con rinomare che infligge danno a un giocatore",
    ),
    "miriade": (
        at("702.115a", "702.116a"),
        at("702.115b", "702.116b"),
        "non fa attaccare copie di una creatura con miriade agli altri avversari",
    ),
    "mischia": (at(None, "702.121a"), at(None, "702.121b"), "non fa crescere una creatura con mischia quando attacca"),
    "manovrare": (
        at(None, "702.122a"),
        EACH_COPY_NOW,
        "crede che un Veicolo con manovrare non possa diventare una creatura",
    ),
    "fabbrica": (
        at(None, "702.123a"),
        at(None, "702.123b"),
        "fa entrare una creatura con fabbrica senza segnalini né pedine",
    ),
    "affliggere": (
        at(None, "702.130a"),
        at(None, "702.130b"),
        "non fa perdere punti vita a chi blocca una creatura con affliggere",
    ),
    "mentore": (
        at(None, "702.134a"),
        at(None, "702.134b"),
        "non dà un segnalino a un attaccante più debole quando attacca una creatura con mentore",
    ),
    "aldilà": (at(None, "702.135a"), at(None, "702.135b"), "non crea pedine quando muore una creatura con aldilà"),
    "tumulto": (
        at(None, "702.136a"),
        at(None, "702.136b"),
        "fa entrare una creatura con tumulto senza segnalino né rapidità",
    ),
    "decomposto": (
        DECAYED,
        EACH_COPY_NOW,
        "tiene in gioco dopo il combattimento una creatura con decomposto che ha attaccato",
    ),
    "addestramento": (
        at(None, "702.149a"),
        at(None, "702.149b"),
        "non fa crescere una creatura con addestramento che attacca con una più forte",
    ),
    "riconfigurare": (at(None, "702.151a"), EACH_COPY_NOW, "crede che riconfigurare non si possa attivare"),
    "arruolare": (
        at(None, "702.154a"),
        at(None, "702.154d"),
        "crede che un attaccante con arruolare non possa TAPpare una creatura per averne la forza",
    ),
    "assorbire": (
        at("702.63a", "702.64a"),
        at("702.63c", "702.64c"),
        "infligge tutto il danno a una creatura con assorbire",
    ),
    "per Mirrodin!": (
        at(None, "702.163a"),
        EACH_COPY_NOW,
        "fa entrare un Equipaggiamento con per Mirrodin! senza la sua pedina",
    ),
    "propagazione": (
        at("702.59a", "702.60a"),
        at("702.59b", "702.60b"),
        "crede che una magia con propagazione non riveli carte del grimorio",
    ),
    "tributo": (
        at("702.103a", "702.104a"),
        EACH_COPY,
        "crede che un avversario non possa mettere segnalini su una creatura con tributo",
    ),
    "battersi per": (
        at("702.71a", "702.72a"),
        EACH_COPY,
        "crede che battersi per una creatura non chieda di esiliarne un’altra",
    ),
    "vanto": (BOAST, EACH_COPY_NOW, "crede che una creatura che ha attaccato non possa attivare il suo vanto"),
}


# Keywords that may tell a quality, and go by that then.
KINDS_TOLD: dict[str, Number] = {
    "equipaggiare": at(None, "702.6c"),
    "divorare": at(None, "702.82c"),
    "emergere": at(None, "702.119b"),
}


# Keywords whose ability is activated as a sorcery would be cast.
AS_A_SORCERY: dict[str, Number] = {
    equipment.EQUIP: EQUIPPING,
    equipment.FORTIFY: FORTIFYING,
    **{
        word: SHORTHAND[word][0]
        for word in (
            "aumentare di livello",
            "bis",
            "costruire",
            "dissotterrare",
            "eternare",
            "imbalsamare",
            "mangiacarogne",
            "perdurare",
            "riconfigurare",
            "sellare",
            "stazione",
            "trasfigurare",
            "trasmutare",
        )
    },
}
BORROWED = Row("602.5d", timing.borrowed_timing, also=("307.5",), mistake=ACTIVATES_AT_ANY_TIME)

# Those that were short for something else at an earlier date.
EARLIER: dict[str, tuple[Number, Number]] = {"arma vivente": (at("702.91a", None), EACH_COPY_THEN)}


# What other chapters say of the abilities for which a word is short.
_BESIDES: dict[str, tuple[Number, ...]] = {
    "appoggio": (at(None, "702.165c"), at(None, "702.165d")),
    "sellare": (at(None, "702.171b"), at(None, "702.171c")),
    "unione d’anime": (at("702.94b", "702.95b"), at("702.94c", "702.95c"), at("702.94d", "702.95d")),
    "manovrare": (at(None, "301.7a"), at(None, "301.7b")),
    "assorbire": (at("702.63b", "702.64b"),),
    "aumentare di livello": (at("710.4", "711.4"),),
    "solarizzazione": (at("702.43b", "702.44b"),),
    "evanescenza": (at("702.62b", "702.63b"),),
    "sete di sangue": (at("702.53b", "702.54b"),),
    "battersi per": (at("607.2j", "607.2k"), at("702.71b", "702.72b"), at("702.71c", "702.72c")),
    "previsione": (at("702.56a", "702.57a"),),
    "arruolare": (at(None, "702.154b"),),
    "impavido": (at(None, "702.125b"),),
    "affinità": (at("702.40b", None),),
}


def _stands_for(word: str) -> Rows:
    number, _, mistake = SHORTHAND[word]
    earlier = (Row(EARLIER[word][0], shorthand.as_its_earlier_text, mistake=mistake),) if word in EARLIER else ()
    return (Row(number, shorthand.as_its_text, also=_BESIDES.get(word, ()), mistake=mistake), *earlier)


def _hastened(word: str, number: Number, play: Callable[[Game, Thing], bool]) -> dict[tuple[str, str], Rows]:
    """By what was paid for its spell a creature need not wait for a turn, be it to attack or to be tapped."""
    waits = f"crede che la creatura lanciata con {word} debba aspettare un turno per"
    return {
        ("new", word): (Row(number, play, mistake=f"{waits} attaccare"),),
        ("new to tap", word): (Row(number, play, mistake=f"{waits} TAPparsi"),),
    }


def _only_as_a_sorcery(word: str) -> Row:
    """The verdict of the keyword itself, before that of all abilities that are activated so."""
    return Row(AS_A_SORCERY[word], timing.borrowed_by_keyword(word), mistake=ONLY_AS_A_SORCERY[word].mistake)


def _each_works(word: str) -> Rows:
    earlier = (told(EARLIER[word][1], 0),) if word in EARLIER else ()
    return (told(SHORTHAND[word][1], 0), *earlier)


TABLES: Tables = {
    "checks": {
        "cast": (
            Row(
                SPLIT_SECOND,
                split_second.no_spell_nor_ability,
                mistake="lancia una magia mentre in pila ce n’è una con battibaleno",
            ),
            Row(
                at(None, "205.4e"),
                spell_kinds.with_a_legend,
                mistake="lancia un istantaneo o una stregoneria leggendari senza controllare una leggenda",
            ),
            Row(NEVER_CAST, timing.lands_are_no_spells, also=(LAND_AND_MORE,), mistake=A_LAND_IS_A_SPELL),
            Row(
                CARDS_FIRST,
                allowances.in_that_phase,
                also=(at("112.6d", "113.6e"), "604.6"),
                mistake=PLAYS_AT_ANOTHER_TIME,
            ),
            Row(
                at("506.6a", "506.7a"),
                allowances.around_attackers,
                mistake="lancia dopo gli attaccanti una magia che si lancia solo prima che siano dichiarati",
            ),
            Row(
                at("506.6b", "506.7b"),
                allowances.around_blocks,
                mistake="lancia dall’altra parte del blocco una magia che si lancia solo prima o solo dopo",
            ),
            Row(
                at("506.6", "506.7"),
                allowances.around_damage,
                mistake="lancia a danno già inflitto una magia che si lancia solo prima",
            ),
            Row(ALLOWED, table_wide.not_forbidden, mistake=CASTS_WHAT_IS_FORBIDDEN),
            Row(
                AFTERMATH,
                faces.from_nowhere_else,
                mistake="lancia dalla mano una metà con conseguenze",
            ),
        ),
        "activate mana": (
            Row(
                SPLIT_SECOND, split_second.nothing_at_all, mistake="crede che una magia con battibaleno non fermi nulla"
            ),
        ),
        "play ability": (
            Row(
                SPLIT_SECOND,
                split_second.no_spell_nor_ability,
                mistake="attiva un’abilità mentre in pila c’è una magia con battibaleno",
            ),
            Row("405.6b", timing.statics_are_not_played, also=("602.1c",), mistake=ACTIVATES_A_STATIC),
            Row(MAY_BEGIN, table_wide.lies_idle, mistake=ACTIVATES_WHAT_IS_FORBIDDEN),
            Row(ACTIVATING, timing.controller_only, mistake=ACTIVATES_WHAT_OTHERS_HAVE),
            Row(ABILITIES_WORK_IN_PLAY, timing.in_its_zone, mistake=ACTIVATES_ELSEWHERE),
            *(_only_as_a_sorcery(word) for word in AS_A_SORCERY),
            BORROWED,
            Row("602.5b", timing.within_its_limits, mistake=ACTIVATES_TOO_OFTEN),
            Row(
                at("506.6g", "506.7g"),
                timing.at_its_moment,
                mistake="attiva in un altro momento del combattimento un’abilità che il testo lega alle dichiarazioni",
            ),
            Row(
                LOYALTY_ABILITY,
                planeswalkers.when_a_sorcery_may,
                also=(OF_PLANESWALKERS,),
                mistake="attiva un’abilità di fedeltà nel turno altrui o con qualcosa in pila",
            ),
            Row(
                LOYALTY_ABILITY,
                planeswalkers.once_a_turn,
                also=(OF_PLANESWALKERS,),
                mistake="attiva due abilità di fedeltà dello stesso planeswalker in un turno",
            ),
        ),
        timing.AS_WHEN_A_SORCERY_MAY: (BORROWED,),
        "target": (
            Row("702.11b", protective.hexproof, mistake="bersaglia un permanente avversario con anti-malocchio"),
            Row("702.11c", protective.hexproof_player, mistake="bersaglia un avversario che ha anti-malocchio"),
            Row("702.16b", keywords.no_target, mistake=TARGETS_THE_PROTECTED),
            Row("702.18a", protective.shroud, mistake="bersaglia un permanente che ha velo"),
            Row(TARGETS, aiming.may_not_be_one, mistake=TARGETS_WHAT_CANNOT_BE_ONE),
            Row(at("114.4", "115.5"), aiming.never_itself, mistake=TARGETS_ITSELF),
            Row(
                EVERY_ENCHANT_ABILITY,
                auras.on_what_fits_all,
                mistake="si accontenta che il bersaglio di un’Aura rispetti una sola delle sue abilità incantare",
            ),
        ),
        "band": (
            Row(
                at("702.21c", "702.22c"),
                bands.are_members,
                also=(at("702.21d", "702.22d"),),
                mistake="mette in un branco creature che non possono formarlo",
            ),
        ),
        "assignment": (
            Row(
                at("510.1c", None),
                damage_order.next_after_lethal,
                also=(at("510.1d", None),),
                mistake="assegna danno al secondo bloccante prima di darne di letale al primo",
            ),
            Row(TRAMPLE, damage_order.lethal_before_the_player, mistake=TRAMPLES_TOO_EARLY),
            Row(AS_THOUGH, damage.all_of_it_past_blockers, mistake=DIVIDES_PAST_BLOCKERS),
        ),
    },
    "words": {
        ("attack", evasion.DEFENDER): (Row("702.3b", evasion.never_attacks, mistake=DEFENDERS_ATTACK),),
        ("strikes again", striking.DOUBLE_STRIKE): (
            yes(DOUBLE_STRIKE, mistake="fa infliggere danno una volta sola a una creatura con doppio attacco"),
        ),
        ("strikes early", striking.DOUBLE_STRIKE): (
            yes(DOUBLE_STRIKE, mistake="crede che una creatura con doppio attacco non colpisca prima delle altre"),
        ),
        ("strikes early", keywords.FIRST_STRIKE): (
            yes("702.7b", mistake="crede che una creatura con attacco improvviso non colpisca prima delle altre"),
        ),
        ("be blocked", keywords.FLYING): (Row("702.9b", keywords.only_by_flyers, mistake=BLOCKS_FLYERS),),
        ("new", keywords.HASTE): (Row("702.10b", keywords.not_new, mistake=THE_HASTY_DO_NOT_ATTACK),),
        ("new to tap", keywords.HASTE): (Row("702.10c", keywords.not_new, mistake=THE_HASTY_DO_NOT_TAP),),
        ("be blocked", evasion.INTIMIDATE): (
            Row(
                "702.13b",
                evasion.only_by_artifacts_or_its_colours,
                mistake="crede che una creatura con intimidire possa essere bloccata da chiunque",
            ),
        ),
        ("be blocked", keywords.LANDWALK): (Row("702.14c", keywords.not_with_such_a_land, mistake=BLOCKS_LANDWALKERS),),
        ("be blocked", keywords.PROTECTION): (Row("702.16f", keywords.no_block, mistake=BLOCKS_THE_PROTECTED),),
        ("block flyers", evasion.REACH): (yes("702.17b", mistake=REACH_DOES_NOTHING),),
        ("tap to attack", keywords.VIGILANCE): (yes("702.20b", mistake=THE_VIGILANT_TAP),),
        ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows, mistake=BLOCKS_SHADOWS),),
        ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows, mistake=SHADOWS_BLOCK_OTHERS),),
        ("be blocked", evasion.HORSEMANSHIP): (
            Row(
                at("702.30b", "702.31b"),
                evasion.only_by_riders,
                mistake="fa bloccare una creatura con cavalierato da una che non ce l’ha",
            ),
        ),
        ("be blocked", evasion.FEAR): (
            Row(at("702.35b", "702.36b"), evasion.only_by_artifacts_or_black, mistake=BLOCKS_THE_FEARED),
        ),
        ("blockers at least", evasion.MENACE): (
            says(at("702.110b", "702.111b"), 2, mistake="blocca con una sola creatura un attaccante con minacciare"),
        ),
        **{(shorthand.STANDS_FOR, word): _stands_for(word) for word in SHORTHAND},
        ("cast at any time", spell_kinds.FLASH): (
            yes("702.8a", mistake="lancia una carta con lampo soltanto quando potrebbe lanciare una stregoneria"),
        ),
        ("block at all", shorthand.DECAYED): (
            Row(DECAYED, shorthand.no_block, mistake="blocca con una creatura che ha decomposto"),
        ),
        **_hastened(dash.DASH, DASH, dash.hastens),
        **_hastened(dash.BLITZ, BLITZ, dash.blitzes),
        ("block at all", shorthand.UNLEASH): (
            Row(
                UNLEASH,
                shorthand.no_block_while_it_has_one,
                mistake="blocca con una creatura che ha scatenare e un segnalino +1/+1",
            ),
        ),
        ("be blocked", evasion.SKULK): (
            Row(
                at("702.117b", "702.118b"),
                evasion.not_by_stronger,
                mistake="blocca una creatura con furtivo con una di forza maggiore",
            ),
        ),
    },
    "rulings": {
        EVERY_KIND_OF_CREATURE: (Row(at("702.72a", "702.73a"), printed.every_kind),),
        STOPS_BEING_A_CREATURE_ONCE_ATTACHED: (Row(RECONFIGURED, equipment.no_creature_meanwhile),),
        ABILITIES_OF_WORDS: (
            Row(at("702.28a", "702.29a"), from_hand.cycling),
            Row(
                at("702.28d", "702.29e"),
                from_hand.typecycling,
                mistake="crede che una carta con il ciclo di un tipo non si possa scartare per cercarne un’altra",
            ),
            Row(
                EQUIPPING,
                equipment.equip,
                also=(at("114.1e", "115.1e"),),
                mistake=NOTHING_CAN_BE_EQUIPPED,
            ),
            Row(
                FORTIFYING,
                equipment.fortify,
                mistake="crede che una Fortificazione non si possa assegnare a una terra",
            ),
        ),
        SUNBURST_AS_A_NUMBER: (yes(at("702.43c", "702.44c")),),
        EVERY_HEXPROOF_IS_LOST: (yes(at(None, "702.11e")),),
        DOES_NOT_REMOVE: (yes(at("702.16m", "702.16n")),),
        THE_PHASED_OUT_LEAVE_TOO: (yes(at("702.25j", "702.26k")),),
        KEPT_FROM_CREWING: (yes(at(None, "702.122c")),),
        DONE["dominare il fuoco"]: (yes(at(None, "702.189b")),),
        DONE["essere manovrato"]: (yes(at(None, "702.122d")),),
        EACH_COMMANDER_BY_ITSELF: (yes(at(None, "702.124d")),),
        MADE_OF_CARDS_TOO: (yes(at(None, "702.167b")),),
        **{OF_A_KIND[word]: (yes(number),) for word, number in KINDS_TOLD.items()},
        ANY_OF_SEVERAL[equipment.EQUIP]: (yes(at("702.6c", "702.6d")),),
        ANY_OF_SEVERAL[equipment.FORTIFY]: (yes(at("702.66c", "702.67c")),),
        WORKS_FROM_EXILE: (yes(at("702.54c", "702.55c")),),
        LOOKING_FOR_A_KIND_IS_CYCLING: (yes(at("702.28e", "702.29f")),),
        **{AS_ITS_SOURCE_WAS[word]: (yes(gone),) for word, (gone, _) in FROM_ANYWHERE.items()},
        **{WORKS_WHERE_ITS_SOURCE_IS[word]: (yes(there),) for word, (_, there) in FROM_ANYWHERE.items()},
        HEXPROOF_FROM_A_QUALITY: (Row(at("702.11b", "702.11d"), protective.from_quality),),
        NO_FURTHER_THAN_WHAT_IT_ATTACKS: (yes(at("702.19d", "702.19f")),),
        BANDS_WITH_OTHER: (Row(at("702.21b", "702.22b"), bands.of_a_kind),),
        A_BAND_LASTS: (yes(at("702.21e", "702.22e")),),
        LEAVES_ITS_BAND: (yes(at("702.21f", "702.22f")),),
        WHO_IS_BLOCKED: (Row(at("702.21h", "702.22h"), bands.all_are_blocked),),
        WHAT_AN_EFFECT_BLOCKS: (Row(at("702.21i", "702.22i"), bands.all_become_blocked),),
        WHO_ASSIGNS: (
            Row(
                at("702.21j", "702.22j"),
                bands.defender_divides,
                mistake="fa dividere all’attaccante il danno della creatura bloccata da una con branco",
            ),
            Row(
                at("702.21k", "702.22k"),
                bands.attacker_divides,
                mistake="fa dividere al difensore il danno della creatura che ne blocca una con branco",
            ),
        ),
        THE_FIRST_STEP_HAS_BEEN_TOLD: (yes("702.7c"),),
        DOUBLE_STRIKE_LOST_IN_BETWEEN: (yes("702.4c"),),
        DOUBLE_STRIKE_GOT_IN_BETWEEN: (yes("702.4d"),),
        ONE_POINT_IS_LETHAL: (Row(at("702.2b", "702.2c"), damage_words.deadly),),
        COPIES_THAT_TRIGGER["furia"]: (yes(at("702.22c", "702.23c")),),
        RAMPAGE_IS_COUNTED_AS_IT_RESOLVES: (yes(at("702.22b", "702.23b")),),
        COPIES_THAT_TRIGGER["provocare"]: (yes(at("702.38b", "702.39b")),),
        COPIES_THAT_TRIGGER["bushido"]: (yes(at("702.44b", "702.45b")),),
        **{ONLY_AS_A_SORCERY[word]: (yes(number),) for word, number in AS_A_SORCERY.items()},
        **{COPIES_THAT_WORK[word]: _each_works(word) for word in SHORTHAND if word not in PAID_BY_COPIES},
        COMPARES_WITH_NO_CREATURE_ALONE: (yes(at("702.99c", "702.100c")),),
        WHAT_X_IS_IN_A_KEYWORDS_COST: (told(at(None, "702.21b"), 0),),
        **{EACH_COPY_FOR_ITS_OWN_PAYMENT[word]: (yes(SHORTHAND[word][1]),) for word in PAID_BY_COPIES},
        EACH_COPY_FOR_ITS_OWN_PAYMENT[KICKER]: (
            yes(A_COST_IT_TELLS_OF, also=(at("702.32b", "702.33b"), at("702.32f", "702.33f"))),
        ),
        COPIES_THAT_WORK["mantenimento cumulativo"]: (told(at("702.23b", "702.24b"), 0),),
        COUNTERS_OF_CUMULATIVE_UPKEEP: (says(CUMULATIVE_UPKEEP, "età"),),
        MANA_IS_MADE_IN_A_SPLIT_SECOND: (yes(at("702.60b", "702.61b")),),
        ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED: (yes(at("702.48c", "702.49c")),),
        CANNOT_BE_DESTROYED: (Row("702.12b", protective.indestructible),),
        TRAMPLE_WORKS: (told("702.19a", 1),),
        OUT_OF_PHASE_IS_ABSENT: (yes(at("702.25b", "702.26b")),),
        BACK_IN_PHASE_IS_THE_SAME: (yes(PHASING_IS_NO_MOVE, also=(at("702.25c", "702.26c"),)),),
        IN_ANY_COMBAT_OF_THE_TURN: (yes(at("506.6c", "506.7c")),),
        ONLY_IN_THE_FIRST_COMBAT: (yes(at("506.6d", "506.7d")),),
        WHAT_DOES_NOT_COME_IS_OVER: (yes(at("506.6e", "506.7e")),),
        NOTHING_IS_BEHIND_WHAT_DOES_NOT_COME: (yes(at("506.6f", "506.7f")),),
        ENDS_OUT_OF_PHASE_TOO: (yes(at("702.25e", "702.26f")),),
        PHASING_MOVES_NOTHING: (yes(PHASING_IS_NO_MOVE),),
        ATTACHMENTS_PHASE_ALONG: (yes(at("702.25f", "702.26g"), also=(at("702.25g", "702.26h"),)),),
        COMES_BACK_TO_ITS_HOST: (yes(at("702.25h", "702.26i")),),
        SKIPPED_WITH_THE_STEP: (yes(at("702.25m", "702.26m")),),
        OUT_OF_PHASE_IS_LEFT_ALONE: (yes(at("702.25b", "702.26e")),),
        EACH_ENCHANT_ABILITY_LIMITS: (yes(EVERY_ENCHANT_ABILITY),),
        MAY_BE_ENCHANTED: (Row("702.16c", keywords.no_enchantment),),
        QUALITY_OF_PROTECTION: (
            Row("702.16a", keywords.any_quality),
            Row(
                at("702.16i", "702.16j"),
                keywords.from_everything,
                mistake=BEWARES_OF_COLOURS_ALONE,
            ),
        ),
        WANTS_THIS_TARGET: (
            Row(at("702.32g", "702.33g"), from_hand.no_target_unless_kicked),
            Row(
                at(None, "702.166d"),
                from_hand.no_target_unless_bargained,
                mistake="sceglie un bersaglio di cui si parla solo se la magia è barattata, e non la baratta",
            ),
            Row(
                at(None, "702.174m"),
                from_hand.no_target_unless_promised,
                mistake="sceglie un bersaglio di cui si parla solo se il dono è promesso, e non lo promette",
            ),
        ),
        IS_KICKED: (
            Row(
                at("702.32d", "702.33d"),
                from_hand.whose_kicker_was_paid,
                also=(A_COST_IT_TELLS_OF, at("702.32e", "702.33e")),
            ),
        ),
        COPIES["attacco improvviso"]: (Row("702.7d", keywords.once),),
        WAITS_ON_THE_STACK: (yes(FLANKING),),
        EACH_FLANKING_TRIGGERS: (told(at("702.24b", "702.25b"), 0),),
        COPIES["volare"]: (Row("702.9c", keywords.once),),
        **{COPIES[word]: (Row(number, keywords.once),) for word, number in ADD_NOTHING.items()},
        COPIES["legame vitale"]: (Row("702.15f", keywords.once),),
        COPIES["avvizzire"]: (Row(at("702.79d", "702.80d"), keywords.once),),
        COPIES["infettare"]: (Row(at("702.89f", "702.90f"), keywords.once),),
        COPIES["rapidità"]: (Row("702.10d", keywords.once),),
        LANDWALKS_DO_NOT_CANCEL: (yes("702.14d"),),
        COPIES["passa-terre"]: (Row("702.14e", keywords.once),),
        COPIES["protezione"]: (Row(at("702.16k", "702.16m"), keywords.once),),
        COPIES["ombra"]: (Row(at("702.27c", "702.28c"), keywords.once),),
        COPIES["travolgere"]: (Row(at("702.19e", "702.19g"), keywords.once),),
    },
    "watches": {
        "attacks": (
            Row(BOAST, shorthand.has_attacked, only_with=("vanto",)),
            REMEMBERED,
            ATTACKS_NOTICED,
            Row(
                at("702.38a", "702.39a"),
                combat_triggers.provoke,
                only_with=("provocare",),
                mistake="lascia libera di non bloccare la creatura che un attaccante ha provocato",
            ),
            Row(
                at("702.82a", "702.83a"),
                combat_triggers.exalt,
                only_with=("esaltato",),
                mistake="non fa crescere una creatura che attacca da sola quando c’è esaltato",
            ),
        ),
    },
}
