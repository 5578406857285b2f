"""Wizards of Mickey GCC, Regolamento OP 1.0: number beside play, in the order of the rulebook.

Where the rulebook contradicts itself or is silent the answers of its own questions (`faq-…`) decide: each stands in the
table under its own number, so that it can be seen what would be without it. Numbers of several tables are named once.
"""

from __future__ import annotations

from judgekit.table.system import Row, System, says, yes
from judgekit.wom.mistakes import (
    DOUBLES_LAST,
    HALVES_LAST,
    LEAVES_OUT_ADDING,
    LEAVES_OUT_MINUS,
    LEAVES_OUT_MODIFIED_VALUES,
    LEAVES_OUT_PLUS,
    LEAVES_OUT_SUBTRACTING,
    VALUES_LAST,
)
from judgekit.wom.plays import (
    before_play,
    blocking,
    decks,
    diamagic,
    doing,
    drawing,
    launching,
    leaving,
    looking,
    phases,
    playing,
    power,
    reading,
    specials,
    traits,
)
from judgekit.wom.plays.enacting import DEEDS
from judgekit.wom.questions import (
    A_BAN_REACHES_BACK,
    A_DISCARDED_LAUNCH_LEAVES_IT_OPEN,
    A_DISCARDED_SPELL_COUNTS,
    ABILITIES_REACH,
    AN_EFFECT_SURVIVES_IMMUNITY,
    ANNULS_ITSELF_AND_OTHERS,
    BEARS_THE_NAME,
    BECOMES_SEMPLICE,
    BLOCCA_KEEPS_SPELLS_AWAY,
    BRACKETS_ARE_AN_AID,
    COUNTS_AS_THAT_KIND,
    COVERED_CARDS_HAVE_TRAITS,
    DISCARDED_FROM,
    GAINED_SURVIVES,
    HOLDS_STILL,
    HOW_MANY_DRAWS,
    HOW_MANY_TO_DRAW,
    IMMUNITY_TO_SOTTERFUGIO_HELPS,
    IS_ADJACENT,
    IS_IN_PLAY,
    IS_OPPOSING,
    LIES_AMONG_THE_HIDDEN,
    LIES_AMONG_THE_LAUNCHED,
    MAY_BE_MADE_SO_AGAIN,
    MAY_LAUNCH_HIDDEN,
    MAY_MOVE,
    MEANT_BY_SYMBOLS_OF_DIAMAGIC,
    MODIFIERS_OF_THAT_KIND,
    NO_EFFECTS_IS_SIMPLE,
    ONE_NAME_IS_ONE_CARD,
    ONLY_COVERED_SPELLS_TURN_UP,
    ONLY_THE_NAME_COUNTS,
    ORDER_OF_EFFECTS,
    POSSESSES_IT_ANYWAY,
    POSSESSES_IT_TWICE,
    POSSESSES_THE_DIAMAGIC,
    POWER_OF_A_CONDITION,
    POWER_OF_AN_AMOUNT,
    RANDOM_CHOICES,
    RENDERED_SURVIVES,
    REPLACED_CASTLES_STAY,
    SIMPLE_CARDS_HAVE_EFFECTS,
    SIMPLE_THOUGH_IT_POSSESSES_ONE,
    SOTTERFUGIO_WAITS,
    SPELLS_GO_WITH_THEIR_WIZARD,
    SUFFERS,
    SYMBOLS_OF_CARDS,
    TEAMS_OF_A_WIZARD,
    THE_ABILITY_IS_USED_UP,
    THE_CARD_PREVAILS,
    THE_DIAMAGIC_STAYS,
    THE_OPENING_HAND_IS_DRAWN,
    THE_STAKE_STAYS,
    THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT,
    THE_WIZARD_IS_THE_TARGET,
    THREE_CARDS_ARE_ONE_WIZARD,
    TOO_FEW_TO_DRAW,
    WHERE_IS_OPPOSITE,
    WHICH_VALUE,
    WHOM_IT_HOLDS_NOW,
    WHOSE_TURN_IS_NEXT,
    WORKS_THOUGH_HIDDEN,
    WORKS_THOUGH_REPLACED,
)

SQUAD = "1.2"
SYMBOLS_OF_DIAMAGIC = "2.1"
OFFICIAL = "3.1"
DECK = "4.1"
SUPPORT = "4.2"
CODE = "6.3"
SWAPPING = "6.4"
DEPLOYMENT = "6.7"
SIX_WIN = "6.9"
REVEAL = "fase-2.1"
COUNT = "fase-2.2"
WINNER = "fase-2.3"
AWARD = "fase-2.4"
MODIFIED = "8.4"
FINAL = "7.8"
DIAMAGIC = "fase-3"
ON_A_WIZARD = "7.10"
CASTLE_IN_PLAY = "7.2"
IN_TURNS = "7.6"
PLAYING = "8.1"
LAUNCHING = "8.2"
HIDING = "8.3"
SPECIAL_ACTIONS = "8.5"
LIMITS = "8.11"
PASSING = "8.12"
CARD_PREVAILS = "8.14"
BLOCCA = "9.3"
TELETRASPORTO = "9.16"
BOUND = "10.12"
POSSESSING = "10.13"
PRINTED = "10.15"
SEMPLICE = "10.20"

WIN = Row(SIX_WIN, phases.win_game, also=(SYMBOLS_OF_DIAMAGIC, OFFICIAL))

PROCEDURES = {
    # --- 6: setting up
    "game": (
        Row(DECK, before_play.present, when=before_play.begins),
        Row("6.1", diamagic.make_reserve, also=("5.2",), when=before_play.begins),
        Row("6.2", before_play.declare, when=before_play.begins),
        Row(CODE, before_play.declare_code, when=before_play.begins),
        Row(SWAPPING, before_play.swap_cards, when=before_play.begins),
        Row("6.5", before_play.shuffle, when=before_play.begins),
        Row("6.6", before_play.first_player, when=before_play.begins),
        Row(DEPLOYMENT, before_play.deploy_all, when=before_play.begins),
        Row("6.8", before_play.opening_hands, when=before_play.begins),
        Row("7.1", phases.take_turns),
    ),
    "present": (Row(DECK, before_play.checked),),
    "use code": (Row(CODE, before_play.use_code),),
    "swap": (Row(SWAPPING, before_play.swap),),
    "deploy": (Row(DEPLOYMENT, before_play.deploy),),
    # --- 7: the turn
    "turn": (
        Row("fase-1", phases.castle_phase, when=phases.is_due("castle")),
        Row("fase-2", phases.challenge, when=phases.is_due("award")),
        Row(DIAMAGIC, phases.assign_phase, also=(ON_A_WIZARD,), when=phases.is_due("assign")),
        WIN,
        Row("fase-4", phases.discard_phase, when=phases.is_due("discarding")),
        Row("fase-5", phases.draw_phase),
        Row("7.13", drawing.down_to_five, mistake="tiene più di cinque carte in mano alla fine del turno"),
        WIN,
    ),
    "bring castle": (Row(CASTLE_IN_PLAY, phases.bring_castle),),
    "castle enters": (Row(CASTLE_IN_PLAY, phases.castle_acts),),
    "challenge": (
        Row(IN_TURNS, phases.launches, when=phases.is_due("challenge")),
        Row(
            REVEAL,
            phases.reveal,
            also=("7.7",),
            when=phases.is_due("reveal"),
            mistake="lascia coperte le Magie nascoste quando i lanci sono finiti",
        ),
        Row(COUNT, phases.count, also=(MODIFIED,), when=phases.is_due("count")),
        Row(WINNER, phases.winner, when=phases.is_due("winner")),
        Row(AWARD, phases.award, when=phases.is_due("award")),
        Row(AWARD, diamagic.after_a_tie, when=phases.is_due("award")),
    ),
    "assign won": (Row(DIAMAGIC, phases.assign_won, also=(ON_A_WIZARD,)),),
    "assign": (Row("10.3", diamagic.assign),),
    "discard phase": (
        Row("9.5", phases.lasting, mistake="scarta a fine turno una Magia Continua lanciata nascosta"),
        Row("7.11", phases.discard_spells),
        Row("7.12", phases.discard_castles),
    ),
    "abilities that give": (
        Row(POSSESSING, diamagic.when_it_ends),
        Row(POSSESSING, diamagic.by_ability),
    ),
    "show Diamagic": (Row("10.19", diamagic.show),),
    # --- 8: playing spells
    "play": (Row(PLAYING, playing.play),),
    "play openly": (Row(LAUNCHING, playing.openly),),
    "play hidden": (Row(HIDING, playing.hidden),),
    "after launching": (
        Row(
            "9.15",
            leaving.statics_leave,
            mistake="lascia in gioco le Magie Statica quando è lanciata una Magia Teletrasporto",
        ),
        Row(LAUNCHING, playing.resolve),
        Row(LAUNCHING, leaving.subterfuge_at_once),
    ),
    "perform": (
        Row(SPECIAL_ACTIONS, specials.carry_out),
        Row(LAUNCHING, doing.do),
    ),
    "show hand": (Row(LIMITS, launching.show_hand),),
    "pass": (Row(PASSING, launching.pass_on),),
    "look at castles": (Row("faq-4", looking.castles),),
    "look at discards": (Row("faq-5", looking.discards),),
    # --- 8.4: the count
    "count": (Row(COUNT, power.count, also=(MODIFIED,)),),
    "categories": (
        Row("fase-2.2.1", power.set_values, mistake=VALUES_LAST),
        Row("fase-2.2.2", power.double, mistake=DOUBLES_LAST),
        Row("fase-2.2.3", power.halve, mistake=HALVES_LAST),
        Row("fase-2.2.4", power.add, mistake=LEAVES_OUT_ADDING),
        Row("fase-2.2.5", power.subtract, mistake=LEAVES_OUT_SUBTRACTING),
        Row("fase-2.2.6", power.plus, mistake=LEAVES_OUT_PLUS),
        Row("fase-2.2.7", power.minus, mistake=LEAVES_OUT_MINUS),
        Row(
            "fase-2.2.8",
            power.set_final,
            mistake=LEAVES_OUT_MODIFIED_VALUES,
        ),
        Row("10.17", power.spell_floor, mistake="lascia sotto zero la Potenza Magica Modificata di una Magia"),
    ),
    "final": (
        Row(FINAL, power.total),
        Row("10.24", power.outsiders, also=(DECK,), mistake="non toglie un punto per ogni Mago non affiliato"),
        Row("10.16", power.squad_floor, mistake="lascia sotto zero la Potenza Magica Finale di una squadra"),
    ),
    # --- 9: Special Actions
    "annulla": (
        Row("9.2", specials.annul, mistake="crede che Annulla non faccia diventare Semplice il suo bersaglio"),
    ),
    "blocca": (Row(BLOCCA, specials.block, mistake="crede che Blocca non impedisca di lanciare"),),
    "confondi": (Row("9.4", specials.confuse, mistake="crede che Confondi non faccia lanciare una Magia a caso"),),
    "corrodi": (Row("9.6", specials.corrode, mistake="crede che Corrodi non faccia scartare la Magia lanciata"),),
    "corrompi": (Row("9.7", specials.corrupt, mistake="crede che Corrompi non faccia scartare un Diamagic"),),
    "recupera": (
        Row("9.9", specials.recover, mistake="crede che Recupera non faccia pescare chi ha in mano meno di tre carte"),
    ),
    "rivela": (Row("9.10", leaving.reveal, mistake="lascia coperte le Magie nascoste quando è eseguita Rivela"),),
    "scambia": (Row("9.11", specials.exchange, mistake="crede che Scambia non sposti alcun Diamagic"),),
    "sotterfugio": (
        Row("9.13", leaving.subterfuge, mistake="lascia il loro effetto a due Magie Sotterfugio in gioco insieme"),
    ),
    "spezza": (Row("9.14", leaving.break_lasting, mistake="crede che Spezza non scarti una Magia Continua"),),
    "teletrasporto": (
        Row(TELETRASPORTO, specials.teleport, mistake="lascia in gioco il Castello che Teletrasporto sostituisce"),
        Row(TELETRASPORTO, phases.at_once),
    ),
}

LIMITS_OF_DECKS = {
    "deck": (
        Row(SQUAD, decks.three_wizards, also=(DECK,), mistake="gioca con una squadra che non ha tre Maghi"),
        Row(SQUAD, decks.different_names, also=(DECK,), mistake="mette nella squadra due Maghi con lo stesso nome"),
        Row(DECK, decks.different_abilities, mistake="mette nella squadra due Maghi con la stessa abilità"),
        Row(DECK, decks.forty_spells, mistake="crede che il mazzo Magie possa avere più o meno di quaranta carte"),
        Row("1.3", decks.three_copies, also=(DECK,), mistake="mette nel mazzo più di tre copie della stessa Magia"),
        Row(DECK, decks.colours_of_squad, mistake="mette nel mazzo Magie di un colore che la squadra non ha"),
        Row(
            DECK,
            decks.eighty_at_most,
            mistake="mette nel mazzo Magie con più di ottanta punti di Potenza Magica in tutto",
        ),
        Row(DECK, decks.eight_castles, mistake="crede che il mazzo Castelli possa avere più o meno di otto carte"),
        Row("1.4", decks.one_of_each, also=(DECK,), mistake="mette nel mazzo due Castelli con lo stesso nome"),
        Row(DECK, decks.one_code, mistake="gioca con più di un Codice"),
        Row(DECK, decks.code_allowed, mistake="compone il mazzo con un Codice che uno dei suoi Maghi non soddisfa"),
        Row(SUPPORT, decks.ten_in_support, mistake="compone un Supporto che non ha dieci carte"),
        Row(
            SUPPORT,
            decks.support_of_the_team,
            mistake="mette nel Supporto un Mago di un team che non è quello dichiarato",
        ),
        Row(
            SUPPORT,
            decks.support_copies,
            mistake="conta le copie del mazzo e quelle del Supporto ciascuna per conto suo",
        ),
        Row(SUPPORT, decks.support_colours, mistake="mette nel Supporto Magie di un colore che nessun suo Mago ha"),
    ),
    "code": (
        Row(
            DECK,
            decks.code_allowed,
            mistake="usa un Codice anche se un Mago, magari del Supporto, non ne soddisfa la condizione",
        ),
    ),
}

CHECKS = {
    "deploy": (
        Row(DEPLOYMENT, before_play.so_many, mistake="schiera più o meno Maghi di quanti gli tocca schierare"),
        Row(BOUND, before_play.where_it_says, mistake="schiera altrove un Mago il cui testo riporta una posizione"),
    ),
    "launch": (
        Row(PASSING, launching.has_not_passed, mistake="lascia giocare ancora chi ha passato"),
        Row("7.3", launching.active_begins, mistake="fa lanciare per primo il giocatore che non è di turno"),
        Row(
            "7.4", launching.second_answers, mistake="lascia lanciare anche la seconda Magia a chi ha lanciato la prima"
        ),
        Row(IN_TURNS, launching.in_turns, mistake="lancia due Magie di seguito, senza aspettare l’avversario"),
        Row(PLAYING, launching.one_each, mistake="gioca Magie che non ha in mano, o più d’una con lo stesso Mago"),
        Row("7.5", launching.another_wizard, mistake="fa lanciare due volte lo stesso Mago"),
        Row(HIDING, launching.hiding_is_allowed, mistake="gioca coperta una Magia quando vuole"),
        Row(BLOCCA, launching.not_blocked, mistake="lancia una Magia con un Mago sotto Blocca"),
        Row(LIMITS, launching.within_limits, mistake="lancia una Magia che un effetto non gli permette di lanciare"),
    ),
    "pass": (
        Row(
            LAUNCHING,
            launching.duty_is_done,
            also=("faq-12",),
            mistake="passa anche se un suo Mago deve ancora lanciare",
        ),
    ),
    "show": (
        Row(
            LIMITS,
            launching.truly_cannot,
            mistake="dice di non poter lanciare nulla anche se in mano ha una Magia che può",
        ),
    ),
}

RULINGS = {
    # --- which cards are meant
    SYMBOLS_OF_CARDS: (Row("1.1", reading.grey_is_any),),
    MEANT_BY_SYMBOLS_OF_DIAMAGIC: (Row(SYMBOLS_OF_DIAMAGIC, diamagic.grey_is_any),),
    LIES_AMONG_THE_LAUNCHED: (Row("5.3", reading.only_in_front),),
    LIES_AMONG_THE_HIDDEN: (yes("faq-25"),),
    IS_ADJACENT: (Row("10.1", reading.side_by_side),),
    IS_OPPOSING: (Row("10.4", reading.of_the_other_player),),
    COVERED_CARDS_HAVE_TRAITS: (says("10.5", False),),
    IS_IN_PLAY: (Row("10.6", reading.both_areas, also=("faq-8",)),),
    BEARS_THE_NAME: (Row("10.9", reading.contains_the_words),),
    ONE_NAME_IS_ONE_CARD: (yes("faq-9"),),
    WHERE_IS_OPPOSITE: (Row("10.11", reading.in_front),),
    POWER_OF_A_CONDITION: (Row(PRINTED, reading.printed_power, also=("faq-16",)),),
    POWER_OF_AN_AMOUNT: (Row(PRINTED, reading.printed_power, also=("faq-17",)),),
    ABILITIES_REACH: (Row("8.6", traits.own_spells_only),),
    # --- what works, what is suffered
    HOLDS_STILL: (Row(LAUNCHING, traits.while_in_play),),
    NO_EFFECTS_IS_SIMPLE: (yes(SEMPLICE),),
    SIMPLE_THOUGH_IT_POSSESSES_ONE: (yes("faq-38"),),
    SIMPLE_CARDS_HAVE_EFFECTS: (says(SEMPLICE, False),),
    WORKS_THOUGH_HIDDEN: (
        says(HIDING, False),
        Row(
            "faq-13",
            traits.unless_it_says_so,
            mistake="nega il suo effetto a una Magia che lo ha proprio se lanciata nascosta",
        ),
        Row("faq-26", traits.from_continua_on, mistake="crede senza effetto anche una Magia Continua rimasta in gioco"),
    ),
    WORKS_THOUGH_REPLACED: (says("10.22", False),),
    SUFFERS: (Row("10.8", traits.not_if_immune, also=("faq-34",)),),
    AN_EFFECT_SURVIVES_IMMUNITY: (Row("faq-33", blocking.not_retroactive),),
    WHOM_IT_HOLDS_NOW: (Row("faq-35", blocking.who_stands_there),),
    BECOMES_SEMPLICE: (Row("9.8", specials.untouchable),),
    MAY_BE_MADE_SO_AGAIN: (yes("faq-10"),),
    ANNULS_ITSELF_AND_OTHERS: (yes("faq-19"),),
    # --- teams, Diamagic
    TEAMS_OF_A_WIZARD: (
        Row("faq-40", traits.printed_team),
        Row("faq-39", traits.considered_team, mistake="ignora il team del quale un effetto considera il Mago"),
    ),
    POSSESSES_THE_DIAMAGIC: (Row(POSSESSING, reading.lies_on_it),),
    THE_STAKE_STAYS: (yes("7.9"),),
    THE_ABILITY_IS_USED_UP: (yes("faq-28"),),
    THE_DIAMAGIC_STAYS: (yes("faq-37"),),
    THE_WIZARD_IS_THE_TARGET: (Row("faq-29", specials.wizards_are_targets),),
    # --- Special Actions
    POSSESSES_IT_TWICE: (says(SPECIAL_ACTIONS, False),),
    POSSESSES_IT_ANYWAY: (yes(SPECIAL_ACTIONS),),
    GAINED_SURVIVES: (says("10.7", False, also=("faq-21",)),),
    RENDERED_SURVIVES: (yes("10.18", also=("faq-20",)),),
    COUNTS_AS_THAT_KIND: (Row("10.14", traits.however_it_came),),
    BRACKETS_ARE_AN_AID: (yes("9.1"),),
    BLOCCA_KEEPS_SPELLS_AWAY: (says("faq-22", False),),
    ONLY_COVERED_SPELLS_TURN_UP: (yes("faq-27"),),
    A_DISCARDED_LAUNCH_LEAVES_IT_OPEN: (yes("faq-24"),),
    SOTTERFUGIO_WAITS: (yes("faq-30"),),
    IMMUNITY_TO_SOTTERFUGIO_HELPS: (says("faq-31", False),),
    REPLACED_CASTLES_STAY: (yes("faq-32"),),
    MAY_MOVE: (Row(BOUND, doing.bound_to_its_place),),
    SPELLS_GO_WITH_THEIR_WIZARD: (yes("faq-36"),),
    # --- playing
    A_DISCARDED_SPELL_COUNTS: (says("8.10", False),),
    MAY_LAUNCH_HIDDEN: (
        Row(HIDING, launching.with_permission),
        Row("8.7", launching.ban_prevails, mistake="fa prevalere il permesso di lanciare nascosta sul divieto"),
    ),
    A_BAN_REACHES_BACK: (says("faq-14", False),),
    ORDER_OF_EFFECTS: (
        Row("faq-11", playing.by_rank),
        Row(
            "faq-23",
            playing.confusion_last,
            mistake="fa lanciare la Magia a caso prima che finiscano gli effetti di quella con Confondi",
        ),
    ),
    THE_CARD_PREVAILS: (yes(CARD_PREVAILS),),
    WHOSE_TURN_IS_NEXT: (Row("7.14", phases.the_other),),
    # --- the count
    WHICH_VALUE: (Row("faq-15", power.lowest_value),),
    MODIFIERS_OF_THAT_KIND: (Row("faq-18", power.tell_kinds_apart),),
    # --- cards
    TOO_FEW_TO_DRAW: (
        says("8.8", "shuffle first"),
        Row("faq-6", drawing.what_is_left_first, mistake="rimescola gli scarti prima di pescare le carte rimaste"),
    ),
    HOW_MANY_TO_DRAW: (Row("faq-7", drawing.always_three),),
    HOW_MANY_DRAWS: (Row("10.10", drawing.one_action),),
    DISCARDED_FROM: (Row("8.9", drawing.from_the_hand),),
    RANDOM_CHOICES: (Row("8.13", drawing.by_lot),),
    ONLY_THE_NAME_COUNTS: (yes("faq-1"),),
    THREE_CARDS_ARE_ONE_WIZARD: (Row("9.12", decks.three_alike),),
    THE_OPENING_HAND_IS_DRAWN: (says("faq-2", False),),
    THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT: (yes("faq-3"),),
}

SYSTEM = System(
    "wom",
    {"procedures": PROCEDURES, "limits": LIMITS_OF_DECKS, "checks": CHECKS, "rulings": RULINGS},
    DEEDS,
    {"tells what is consulted": True, "reading": traits.READING},
)
