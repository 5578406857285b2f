"""Keywords by which spells are cast, and what is paid for them (702): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic import vocabulary
from judgekit.magic.cards import DISGUISE, MEGAMORPH, MORPH
from judgekit.magic.editions.mistakes import AN_ADVENTURE_IS_OVER
from judgekit.magic.editions.modern.dated import Number, Row, Tables, at, yes
from judgekit.magic.editions.modern.numbers import (
    AFTERMATH,
    AN_ADVENTURE,
    BARGAIN,
    BLITZ,
    CARDS_FIRST,
    CASCADE,
    CAST_BY_HARMONIZE,
    CAST_BY_MAYHEM,
    CAST_FOR_DISGUISE,
    CAST_FOR_MORPH,
    CASTING_A_COMMANDER,
    CASUALTY,
    CHOICES,
    CONSPIRE,
    DASH,
    EMERGE,
    ENTWINE,
    ESCALATE,
    EVOKE,
    FORETELL,
    GIFT_GIVEN,
    GIFT_PROMISED,
    IMPENDING,
    JUMP_START,
    OFFERING,
    OFFSPRING,
    PAYING_WHILE_RESOLVING,
    PLOT,
    REBOUND,
    REPLICATE,
    RETRACE,
    SQUAD,
    SUSPEND,
    WARP,
)
from judgekit.magic.language.keyword_offers import FREERUNNING, PROWL
from judgekit.magic.plays.casting import (
    casting,
    emerging,
    face_down,
    faces,
    harmonizing,
    helping,
    offering,
    set_aside,
    spell_kinds,
)
from judgekit.magic.plays.keywords import bestow, dash, from_hand, mayhem, mutating, ways
from judgekit.magic.plays.resolving import casting_it, gifts
from judgekit.magic.plays.state_based import commander
from judgekit.magic.plays.turn import allowances
from judgekit.magic.questions.casting import (
    COSTS_THAT_MAY_BE_ADDED,
    COSTS_THAT_MAY_BE_PAID_INSTEAD,
    MAY_BE_PLAYED_FROM_THERE,
    WHAT_ITS_ZONE_ASKS_FOR,
    X_OF_WHAT_IS_NOT_PAID,
)
from judgekit.magic.questions.copies import A_COPY_OF_A_BESTOWED_SPELL_IS_ONE
from judgekit.magic.questions.keywords import (
    A_TOKEN_IF_ON_TOP,
    EACH_PART_GOES_THERE,
    EFFECTS_GO_ALONG,
    FINDS_ALL_PARTS,
    HAS_THE_ABILITIES_OF_ALL,
    IT_IS_STILL_THAT_PERMANENT,
    MERGING_IS_NOT_ENTERING,
    PARTS_ARE_PUT_IN_ANY_ORDER,
    WHAT_IS_ON_TOP_COUNTS,
)
from judgekit.magic.questions.resolving import GOES_ON_AS_PRINTED, LEAVES_THE_STACK_FOR, WHERE_IT_GOES
from judgekit.magic.questions.restrictions import LOOKED_AT_AS_AN_AURA
from judgekit.magic.questions.state_based import STAYS_AS_PRINTED

FLASHBACK = at("702.33a", "702.34a")
DISTURB = at(None, "702.146a")
ESCAPE = at(None, "702.138a")
MULTIKICKER = at("702.32c", "702.33c")
SUSPENDING = at("115.2e", "116.2f")
MUTATE = at(None, "702.140a")
CLEAVE = at(None, "702.148a")
FORETELLING = at(None, "116.2h")
CASTING_THE_PLOTTED = at(None, "702.170d")

# Keywords that offer another cost than the mana cost: the rule, and the mistake of who forgets it.
OFFERS: dict[str, tuple[Number, str]] = {
    ways.EVOKE: (EVOKE, "paga sempre il costo di mana di una creatura con apparire"),
    ways.OVERLOAD: (at("702.95a", "702.96a"), "crede che il costo di sovraccarico non si possa pagare"),
    ways.AWAKEN: (at("702.112a", "702.113a"), "crede che il costo di risveglio non si possa pagare"),
    PROWL: (
        at("702.75a", "702.76a"),
        "non paga il costo di predatore dopo il danno da combattimento di una creatura dello stesso tipo",
    ),
    FREERUNNING: (
        at(None, "702.173a"),
        "non paga il costo di corsa libera dopo il danno di un Assassino o di un comandante",
    ),
    vocabulary.CLEAVE: (CLEAVE, "crede che il costo di fendere non si possa pagare"),
    dash.BLITZ: (BLITZ, "crede che il costo di blitz non si possa pagare"),
    ways.IMPENDING: (IMPENDING, "crede che il costo di incombente non si possa pagare"),
    bestow.BESTOW: (at("702.102a", "702.103a"), "crede che il costo di conferire non si possa pagare"),
    mutating.MUTATE: (MUTATE, "crede che il costo di mutazione non si possa pagare"),
    ways.SURGE: (at("702.116a", "702.117a"), "non paga il costo di ondata chi ha già lanciato una magia nel turno"),
    ways.SPECTACLE: (
        at(None, "702.137a"),
        "non paga il costo di spettacolo quando un avversario ha perso punti vita nel turno",
    ),
}

# What is given, by the word of the gift: the rule, and what it is called.
_GIVEN: dict[str, tuple[str, str]] = {
    "food": ("702.174d", "un Cibo"),
    "card": ("702.174e", "una carta"),
    "fish": ("702.174f", "un Pesce TAPpato"),
    "turn": ("702.174g", "un turno extra"),
    "treasure": ("702.174h", "un Tesoro"),
    "octopus": ("702.174i", "un Polpo"),
}
_GIFTS = {
    (gifts.GIVES, what): (
        Row(at(None, number), ways.known, mistake=f"non sa che chi riceve in dono {said} lo ottiene lui stesso"),
    )
    for what, (number, said) in _GIVEN.items()
}

TABLES: Tables = {
    "words": {
        (helping.HELPS, helping.CONVOKE): (
            Row(
                at("702.50a", "702.51a"),
                helping.convoke,
                also=(at("702.50b", "702.51d"), at(None, "702.51b")),
                mistake="crede che le creature non possano pagare una magia con convocazione",
            ),
        ),
        (helping.HELPS, helping.DELVE): (
            Row(
                at("702.65a", "702.66a"),
                helping.delve,
                also=(at("702.65b", "702.66c"), at(None, "702.66b")),
                mistake="crede che le carte del cimitero non possano pagare una magia con esumare",
            ),
        ),
        (helping.HELPS, helping.IMPROVISE): (
            Row(
                at(None, "702.126a"),
                helping.improvise,
                also=(at(None, "702.126b"), at(None, "702.126c")),
                mistake="crede che gli artefatti non possano pagare una magia con improvvisare",
            ),
        ),
        (ways.ALL_MODES, ways.ENTWINE): (
            Row(
                ENTWINE,
                ways.known,
                also=(at("702.41b", "702.42b"),),
                mistake="sceglie un modo solo della magia per cui potrebbe pagare intrecciare",
            ),
        ),
        (ways.EACH_MODE_MORE, ways.ESCALATE): (
            Row(ESCALATE, ways.known, mistake="sceglie più modi di una magia con incrementare senza pagare di più"),
        ),
        (ways.REPEATED, from_hand.MULTIKICKER): (
            Row(MULTIKICKER, ways.known, mistake="paga il multipotenziamento una volta sola"),
        ),
        (ways.REPEATED, ways.REPLICATE): (Row(REPLICATE, ways.known, mistake="paga replicare una volta sola"),),
        (ways.REPEATED, ways.SQUAD): (Row(SQUAD, ways.known, mistake="paga il costo di squadra una volta sola"),),
        (casting_it.IS_CAST_IF_POSSIBLE, ways.SUSPEND): (
            yes(at("702.61a", None), mistake="lascia in esilio per scelta una carta sospesa che si può lanciare"),
        ),
        (ways.IS_REMEMBERED, ways.FORETELL): (
            yes(at(None, "702.143c"), mistake="non ricorda che una magia era predetta"),
        ),
        (ways.IS_REMEMBERED, ways.ESCAPE): (
            yes(
                at(None, "702.138b"),
                also=(at(None, "702.138c"),),
                mistake="non ricorda che un permanente è stato lanciato con fuga",
            ),
        ),
        (ways.CHANGES_THE_SPELL, bestow.BESTOW): (
            Row(
                at("702.102b", "702.103b"),
                bestow.becomes_an_aura,
                mistake="lancia senza bersaglio, come creatura, una magia per cui paga il costo di conferire",
            ),
        ),
        (ways.REWORDS, ways.OVERLOAD): (
            Row(
                at("702.95b", "702.96b"),
                ways.each_instead_of_targets,
                also=(at("702.95c", "702.96c"),),
                mistake="sceglie bersagli per una magia lanciata con sovraccarico",
            ),
        ),
        (ways.REWORDS, vocabulary.CLEAVE): (
            Row(
                CLEAVE,
                ways.without_what_is_in_brackets,
                also=(at(None, "702.148b"),),
                mistake="tiene conto delle parole fra parentesi quadre di una magia lanciata con fendere",
            ),
        ),
        (ways.REWORDS, vocabulary.GIFT): (
            Row(
                GIFT_GIVEN,
                gifts.with_the_gift,
                when=gifts.is_of_a_spell,
                mistake="crede che una magia per cui si è promesso un dono non lo faccia",
            ),
        ),
        **_GIFTS,
        (ways.REWORDS, mutating.MUTATE): (
            Row(MUTATE, mutating.aims_at_a_creature, mistake="non sceglie una creatura per una magia mutante"),
        ),
        (spell_kinds.WITH_AN_OFFERING, vocabulary.OFFERING): (
            yes(OFFERING, mistake="lancia con obolo una magia solo quando potrebbe lanciare una stregoneria"),
        ),
        (mutating.MERGES, mutating.MUTATE): (yes(MUTATE, mistake="crede che una magia mutante non si unisca a nulla"),),
        (ways.REWORDS, ways.AWAKEN): (
            Row(
                at("702.112b", "702.113b"),
                ways.and_a_land_awakens,
                mistake="non sceglie una terra per una magia lanciata con risveglio",
            ),
        ),
    },
    "procedures": {
        "suspend": (
            Row(
                SUSPEND,
                set_aside.suspend,
                also=(SUSPENDING,),
                mistake="crede che una carta con sospendere non si possa esiliare dalla mano",
            ),
        ),
        "foretell": (
            Row(
                FORETELL,
                set_aside.foretell,
                also=(at(None, "702.143b"), FORETELLING),
                mistake="crede che una carta con predire non si possa esiliare dalla mano",
            ),
        ),
        "plot": (
            Row(
                PLOT,
                set_aside.plot,
                also=(at(None, "702.170b"), at(None, "116.2k"), at(None, "702.170e")),
                mistake="crede che una carta con tramare non si possa esiliare dalla mano",
            ),
        ),
        "cast by an effect": (
            Row(
                PAYING_WHILE_RESOLVING,
                casting.by_an_effect,
                mistake="crede che una magia non si possa lanciare mentre un’altra o un’abilità si risolve",
            ),
        ),
        "cascade": (
            Row(
                CASCADE,
                casting_it.down_to_a_cheaper_one,
                mistake="crede che cascata non esili carte e non ne lanci una",
            ),
        ),
    },
    "checks": {
        "set aside": (
            Row(
                SUSPENDING,
                set_aside.when_it_could_be_cast,
                also=(at(None, "702.62c"),),
                mistake="sospende una carta in un momento in cui non potrebbe lanciarla",
            ),
            Row(FORETELLING, set_aside.in_ones_own_turn, mistake="predice una carta nel turno di un altro"),
            Row(
                PLOT,
                set_aside.in_ones_own_main_phase,
                mistake="trama una carta fuori dalla propria fase principale o con qualcosa in pila",
            ),
        ),
    },
    "rulings": {
        X_OF_WHAT_IS_NOT_PAID: (yes("107.3b"),),
        A_COPY_OF_A_BESTOWED_SPELL_IS_ONE: (yes(at(None, "702.103c")),),
        LOOKED_AT_AS_AN_AURA: (yes(at("702.102c", "702.103d")),),
        GOES_ON_AS_PRINTED: (
            Row(at("702.102d", "702.103e"), bestow.stays_as_printed),
            Row(
                at(None, "702.140b"),
                mutating.resolves_as_a_creature,
                mistake="crede che una magia mutante senza bersaglio legale non si risolva",
            ),
        ),
        WHAT_IS_ON_TOP_COUNTS: (yes(at(None, "729.2a")),),
        MERGING_IS_NOT_ENTERING: (yes(at(None, "729.2b")),),
        IT_IS_STILL_THAT_PERMANENT: (yes(at(None, "729.2c")),),
        A_TOKEN_IF_ON_TOP: (yes(at(None, "729.2d")),),
        EACH_PART_GOES_THERE: (yes(at(None, "729.3")),),
        PARTS_ARE_PUT_IN_ANY_ORDER: (yes(at(None, "729.3a")),),
        FINDS_ALL_PARTS: (yes(at(None, "729.3c")),),
        HAS_THE_ABILITIES_OF_ALL: (yes(at(None, "702.140e")),),
        EFFECTS_GO_ALONG: (yes(at(None, "702.140f")),),
        STAYS_AS_PRINTED: (Row(at("702.102e", "702.103f"), bestow.stays_as_printed),),
        COSTS_THAT_MAY_BE_ADDED: (
            Row(CHOICES, from_hand.buyback),
            Row(
                at("702.32a", "702.33a"),
                from_hand.kicker,
                mistake="crede che il potenziamento non si possa pagare oltre al costo di mana",
            ),
            Row(
                MULTIKICKER,
                from_hand.multikicker,
                mistake="crede che il multipotenziamento non si possa pagare oltre al costo di mana",
            ),
            Row(
                OFFERING,
                offering.offer,
                mistake="crede che con obolo non si possa sacrificare un permanente per la magia",
            ),
            Row(ENTWINE, ways.entwining),
            Row(
                ESCALATE,
                ways.escalating,
                mistake="sceglie più modi di una magia con incrementare senza pagare di più",
            ),
            Row(
                REPLICATE,
                ways.besides(ways.REPLICATE),
                mistake="crede che il costo di replicare non si possa pagare",
            ),
            Row(
                CASUALTY,
                ways.besides(ways.CASUALTY, ways.a_strong_creature),
                mistake="crede che per danno collaterale non si possa sacrificare una creatura",
            ),
            Row(
                BARGAIN,
                ways.besides(ways.BARGAIN, ways.a_worthy_thing),
                also=(at(None, "702.166b"), at(None, "702.166c")),
                mistake="crede che per barattare non si possa sacrificare un artefatto",
            ),
            Row(
                at(None, "701.4b"),
                ways.besides(vocabulary.BEHOLD),
                mistake="crede che lanciando la magia non si possa ammirare nulla",
            ),
            Row(
                at(None, "701.59c"),
                ways.besides(vocabulary.EVIDENCE),
                mistake="crede che lanciando la magia non si possano raccogliere prove",
            ),
            Row(SQUAD, ways.besides(ways.SQUAD), mistake="crede che il costo di squadra non si possa pagare"),
            Row(OFFSPRING, ways.besides(ways.OFFSPRING), mistake="crede che il costo di prole non si possa pagare"),
            Row(
                GIFT_PROMISED,
                ways.besides(vocabulary.GIFT, ways.for_nothing),
                also=(at(None, "702.174k"),),
                mistake="crede che lanciando una magia con dono non si possa promettere il dono",
            ),
            Row(
                CAST_BY_HARMONIZE,
                harmonizing.with_a_creature,
                mistake="crede che per armonizzare non si possa TAPpare una creatura",
            ),
            Row(CONSPIRE, ways.conspiring, mistake="crede che il costo di cospirare non si possa pagare"),
        ),
        COSTS_THAT_MAY_BE_PAID_INSTEAD: (
            Row(DASH, dash.offer),
            Row(WARP, dash.warp, mistake="crede che il costo di distorsione non si possa pagare"),
            Row(
                at(None, "702.188a"),
                ways.by_web_slinging,
                mistake="crede che il costo di lancio di ragnatele non si possa pagare",
            ),
            Row(EMERGE, emerging.offer, mistake="paga sempre il costo di mana di una magia con emergere"),
            *(Row(number, ways.instead(word), mistake=mistake) for word, (number, mistake) in OFFERS.items()),
        ),
        MAY_BE_PLAYED_FROM_THERE: (
            Row(
                CASTING_A_COMMANDER,
                commander.castable_from_there,
                mistake="crede che un comandante non si possa lanciare dalla zona di comando",
            ),
            Row(
                AFTERMATH,
                faces.from_the_graveyard,
                mistake="crede che una metà con conseguenze non si possa lanciare dal cimitero",
            ),
            Row(
                DISTURB,
                faces.back_from_the_graveyard,
                also=(at(None, "712.11d"),),
                mistake="crede che una carta con disturbare non si possa lanciare dal cimitero",
            ),
            Row(
                at(None, "702.187c"),
                mayhem.playable_once_discarded,
                mistake="crede che una terra con scompiglio appena scartata non si possa giocare dal cimitero",
            ),
            Row(AN_ADVENTURE, faces.back_from_an_adventure, mistake=AN_ADVENTURE_IS_OVER),
            Row(
                FLASHBACK,
                from_hand.castable_again,
                mistake="crede che una carta con flashback non si possa lanciare dal cimitero",
            ),
            Row(
                RETRACE,
                ways.castable_from_there(ways.RETRACE),
                mistake="crede che una carta con rievocare non si possa lanciare dal cimitero",
            ),
            Row(
                FORETELL,
                set_aside.castable_once_foretold,
                mistake="crede che una carta predetta non si possa lanciare dall’esilio",
            ),
            Row(
                CASTING_THE_PLOTTED,
                set_aside.castable_once_plotted,
                mistake="crede che una carta tramata non si possa lanciare dall’esilio",
            ),
            Row(
                WARP,
                dash.castable_once_warped,
                also=(at(None, "702.185b"),),
                mistake="crede che una carta esiliata da distorsione non si possa più lanciare",
            ),
            Row(
                JUMP_START,
                ways.castable_from_there(ways.JUMP_START),
                mistake="crede che una carta con carica d’avvio non si possa lanciare dal cimitero",
            ),
            Row(
                CAST_BY_HARMONIZE,
                ways.castable_from_there(harmonizing.HARMONIZE),
                mistake="crede che una carta con armonizzare non si possa lanciare dal cimitero",
            ),
            Row(
                CAST_BY_MAYHEM,
                mayhem.castable_once_discarded,
                also=(at(None, "702.187a"),),
                mistake="crede che una carta con scompiglio appena scartata non si possa lanciare dal cimitero",
            ),
            Row(
                ESCAPE,
                ways.castable_from_there(ways.ESCAPE),
                mistake="crede che una carta con fuga non si possa lanciare dal cimitero",
            ),
            Row(
                at("112.6e", "113.6f"),
                allowances.as_its_own_text_lets,
                also=(CARDS_FIRST,),
                mistake="crede che il testo di una carta che si lascia lanciare da altrove lì non funzioni",
            ),
            Row(
                CARDS_FIRST,
                allowances.as_a_text_lets,
                mistake="gioca soltanto dalla mano anche ciò che un testo lascia giocare da altrove",
            ),
        ),
        WHAT_ITS_ZONE_ASKS_FOR: (
            Row(FLASHBACK, from_hand.cost_of_flashback),
            Row(
                FORETELL,
                set_aside.for_its_foretell_cost,
                mistake="paga il costo di mana, e non quello di predire, per una carta predetta",
            ),
            Row(
                CASTING_THE_PLOTTED,
                set_aside.for_nothing_once_plotted,
                mistake="paga il costo di mana di una carta tramata",
            ),
            Row(
                CAST_BY_HARMONIZE,
                ways.its_cost_from_there(harmonizing.HARMONIZE),
                mistake="paga il costo di mana, e non quello di armonizzare, dal cimitero",
            ),
            Row(
                CAST_BY_MAYHEM,
                mayhem.its_cost,
                mistake="paga il costo di mana, e non quello di scompiglio, dal cimitero",
            ),
            Row(DISTURB, faces.cost_of_disturbing, mistake="paga il costo di mana, e non quello di disturbare"),
            Row(
                ESCAPE,
                ways.its_cost_from_there(ways.ESCAPE),
                mistake="paga il costo di mana, e non quello di fuga, dal cimitero",
            ),
            Row(
                CAST_FOR_MORPH,
                face_down.for_three(MORPH, MEGAMORPH),
                mistake="lancia a faccia in giù una carta senza pagare {3}",
            ),
            Row(
                CAST_FOR_DISGUISE,
                face_down.for_three(DISGUISE),
                mistake="lancia a faccia in giù una carta senza pagare {3}",
            ),
        ),
        LEAVES_THE_STACK_FOR: (
            Row(FLASHBACK, from_hand.exiled_for_good),
            Row(
                AFTERMATH,
                faces.exiled_from_the_stack,
                mistake="rimette nel cimitero una carta lanciata con conseguenze",
            ),
            Row(
                CAST_BY_HARMONIZE,
                ways.exiled_after(harmonizing.HARMONIZE),
                mistake="lascia andare nel cimitero una magia lanciata con armonizzare",
            ),
            Row(
                JUMP_START,
                ways.exiled_after(ways.JUMP_START),
                mistake="lascia andare nel cimitero una magia lanciata con carica d’avvio",
            ),
        ),
        WHERE_IT_GOES: (
            Row(at("702.26a", "702.27a"), from_hand.back_to_hand),
            Row(AN_ADVENTURE, faces.goes_on_an_adventure, mistake=AN_ADVENTURE_IS_OVER),
            Row(
                at(None, "720.3d"),
                faces.back_into_the_library,
                mistake="mette nel cimitero una carta lanciata come Presagio",
            ),
            Row(
                REBOUND,
                ways.exiled_to_rebound,
                mistake="mette nel cimitero una magia con ripresa lanciata dalla mano",
            ),
        ),
    },
}
