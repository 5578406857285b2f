"""Wizards of Mickey GCC, Regolamento OP 1.0: number beside play, in the order of the rulebook.

Where the rulebook contradicts itself or is silent the answers of its own questions (`faq-…`) decide: each stands in the
table under its own number, so that it can be seen what would be without it. Numbers of several tables are named once.
"""

from __future__ import annotations

from judgekit.table.system import Row, System
from judgekit.wom.plays import (
    cards,
    decks,
    doing,
    launching,
    leaving,
    looking,
    playing,
    power,
    reading,
    setup,
    specials,
    tokens,
    traits,
    turn,
)
from judgekit.wom.plays.deeds import DEEDS

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

WIN = Row(SIX_WIN, turn.win_game, also=(SYMBOLS_OF_DIAMAGIC, OFFICIAL))

PROCEDURES = {
    # --- 6: setting up
    "game": (
        Row(DECK, setup.present, when=setup.begins),
        Row("6.1", tokens.make_reserve, also=("5.2",), when=setup.begins),
        Row("6.2", setup.declare, when=setup.begins),
        Row(CODE, setup.declare_code, when=setup.begins),
        Row(SWAPPING, setup.swap_cards, when=setup.begins),
        Row("6.5", setup.shuffle, when=setup.begins),
        Row("6.6", setup.first_player, when=setup.begins),
        Row(DEPLOYMENT, setup.deploy_all, when=setup.begins),
        Row("6.8", setup.opening_hands, when=setup.begins),
        Row("7.1", turn.take_turns),
    ),
    "present": (Row(DECK, setup.checked),),
    "use code": (Row(CODE, setup.use_code),),
    "swap": (Row(SWAPPING, setup.swap),),
    "deploy": (Row(DEPLOYMENT, setup.deploy),),
    # --- 7: the turn
    "turn": (
        Row("fase-1", turn.castle_phase, when=turn.is_due("castle")),
        Row("fase-2", turn.challenge, when=turn.is_due("award")),
        Row(DIAMAGIC, turn.assign_phase, also=(ON_A_WIZARD,), when=turn.is_due("assign")),
        WIN,
        Row("fase-4", turn.discard_phase, when=turn.is_due("discarding")),
        Row("fase-5", turn.draw_phase),
        Row("7.13", cards.down_to_five),
        WIN,
    ),
    "bring castle": (Row(CASTLE_IN_PLAY, turn.bring_castle),),
    "castle enters": (Row(CASTLE_IN_PLAY, turn.castle_acts),),
    "challenge": (
        Row(IN_TURNS, turn.launches, when=turn.is_due("challenge")),
        Row(REVEAL, turn.reveal, also=("7.7",), when=turn.is_due("reveal")),
        Row(COUNT, turn.count, also=(MODIFIED,), when=turn.is_due("count")),
        Row(WINNER, turn.winner, when=turn.is_due("winner")),
        Row(AWARD, turn.award, when=turn.is_due("award")),
        Row(AWARD, tokens.after_a_tie, when=turn.is_due("award")),
    ),
    "assign won": (Row(DIAMAGIC, turn.assign_won, also=(ON_A_WIZARD,)),),
    "assign": (Row("10.3", tokens.assign),),
    "discard phase": (
        Row("9.5", turn.lasting),
        Row("7.11", turn.discard_spells),
        Row("7.12", turn.discard_castles),
    ),
    "abilities that give": (
        Row(POSSESSING, tokens.when_it_ends),
        Row(POSSESSING, tokens.by_ability),
    ),
    "show Diamagic": (Row("10.19", tokens.show),),
    # --- 8: playing spells
    "play": (Row(PLAYING, playing.play),),
    "play openly": (Row(LAUNCHING, playing.openly),),
    "play hidden": (Row(HIDING, playing.hidden),),
    "after launching": (
        Row("9.15", leaving.statics_leave),
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
        Row("fase-2.2.1", power.set_values),
        Row("fase-2.2.2", power.double),
        Row("fase-2.2.3", power.halve),
        Row("fase-2.2.4", power.add),
        Row("fase-2.2.5", power.subtract),
        Row("fase-2.2.6", power.plus),
        Row("fase-2.2.7", power.minus),
        Row("fase-2.2.8", power.set_final),
        Row("10.17", power.spell_floor),
    ),
    "final": (
        Row(FINAL, power.total),
        Row("10.24", power.outsiders, also=(DECK,)),
        Row("10.16", power.squad_floor),
    ),
    # --- 9: Special Actions
    "annulla": (Row("9.2", specials.annul),),
    "blocca": (Row(BLOCCA, specials.block),),
    "confondi": (Row("9.4", specials.confuse),),
    "corrodi": (Row("9.6", specials.corrode),),
    "corrompi": (Row("9.7", specials.corrupt),),
    "recupera": (Row("9.9", specials.recover),),
    "rivela": (Row("9.10", leaving.reveal),),
    "scambia": (Row("9.11", specials.exchange),),
    "sotterfugio": (Row("9.13", leaving.subterfuge),),
    "spezza": (Row("9.14", leaving.break_lasting),),
    "teletrasporto": (
        Row(TELETRASPORTO, specials.teleport),
        Row(TELETRASPORTO, turn.at_once),
    ),
}

LIMITS_OF_DECKS = {
    "deck": (
        Row(SQUAD, decks.three_wizards, also=(DECK,)),
        Row(SQUAD, decks.different_names, also=(DECK,)),
        Row(DECK, decks.different_abilities),
        Row(DECK, decks.forty_spells),
        Row("1.3", decks.three_copies, also=(DECK,)),
        Row(DECK, decks.colours_of_squad),
        Row(DECK, decks.eighty_at_most),
        Row(DECK, decks.eight_castles),
        Row("1.4", decks.one_of_each, also=(DECK,)),
        Row(DECK, decks.one_code),
        Row(DECK, decks.code_allowed),
        Row(SUPPORT, decks.ten_in_support),
        Row(SUPPORT, decks.support_of_the_team),
        Row(SUPPORT, decks.support_copies),
        Row(SUPPORT, decks.support_colours),
    ),
    "code": (Row(DECK, decks.code_allowed),),
}

CHECKS = {
    "deploy": (
        Row(DEPLOYMENT, setup.so_many),
        Row(BOUND, setup.where_it_says),
    ),
    "launch": (
        Row(PASSING, launching.has_not_passed),
        Row("7.3", launching.active_begins),
        Row("7.4", launching.second_answers),
        Row(IN_TURNS, launching.in_turns),
        Row(PLAYING, launching.one_each),
        Row("7.5", launching.another_wizard),
        Row(HIDING, launching.hiding_is_allowed),
        Row(BLOCCA, launching.not_blocked),
        Row(LIMITS, launching.within_limits),
    ),
    "pass": (Row(LAUNCHING, launching.duty_is_done, also=("faq-12",)),),
    "show": (Row(LIMITS, launching.truly_cannot),),
}

RULINGS = {
    # --- which cards are meant
    "symbols of cards": (Row("1.1", reading.grey_is_any),),
    "symbols of Diamagic": (Row(SYMBOLS_OF_DIAMAGIC, tokens.grey_is_any),),
    "lies among the launched": (Row("5.3", reading.only_in_front),),
    "lies among the hidden": (Row("faq-25", reading.behind_is_hidden),),
    "is adjacent": (Row("10.1", reading.side_by_side),),
    "is opposing": (Row("10.4", reading.of_the_other_player),),
    "covered cards have traits": (Row("10.5", reading.covered_has_none),),
    "is in play": (Row("10.6", reading.both_areas, also=("faq-8",)),),
    "bears the name": (Row("10.9", reading.contains_the_words),),
    "one name is one card": (Row("faq-9", specials.one_card),),
    "where is opposite": (Row("10.11", reading.in_front),),
    "power of a condition": (Row(PRINTED, reading.printed_power, also=("faq-16",)),),
    "power of an amount": (Row(PRINTED, reading.printed_power, also=("faq-17",)),),
    "abilities reach": (Row("8.6", traits.own_spells_only),),
    # --- what works, what is suffered
    "holds still": (Row(LAUNCHING, traits.while_in_play),),
    "no effects is simple": (Row(SEMPLICE, traits.nothing_is_simple),),
    "simple though it possesses one": (Row("faq-38", traits.both_at_once),),
    "simple cards have effects": (Row(SEMPLICE, traits.simple_has_none),),
    "works though hidden": (
        Row(HIDING, traits.hidden_without_effect),
        Row("faq-13", traits.unless_it_says_so),
        Row("faq-26", traits.from_continua_on),
    ),
    "works though replaced": (Row("10.22", traits.replaced_is_covered),),
    "suffers": (Row("10.8", traits.not_if_immune, also=("faq-34",)),),
    "an effect survives immunity": (Row("faq-33", specials.not_retroactive),),
    "whom it holds now": (Row("faq-35", specials.who_stands_there),),
    "becomes Semplice": (Row("9.8", specials.untouchable),),
    "may be made so again": (Row("faq-10", doing.choice_is_valid),),
    "annuls itself and others": (Row("faq-19", specials.all_the_same),),
    # --- teams, Diamagic
    "teams of a wizard": (
        Row("faq-40", traits.printed_team),
        Row("faq-39", traits.considered_team),
    ),
    "possesses the Diamagic": (Row(POSSESSING, reading.lies_on_it),),
    "the stake stays": (Row("7.9", tokens.it_stays),),
    "the ability is used up": (Row("faq-28", tokens.once_a_game),),
    "the Diamagic stays": (Row("faq-37", tokens.for_good),),
    "the wizard is the target": (Row("faq-29", specials.wizards_are_targets),),
    # --- Special Actions
    "possesses it twice": (Row(SPECIAL_ACTIONS, playing.never_twice),),
    "possesses it anyway": (Row(SPECIAL_ACTIONS, traits.could_do_it),),
    "gained survives": (Row("10.7", traits.as_if_printed, also=("faq-21",)),),
    "rendered survives": (Row("10.18", traits.not_as_printed, also=("faq-20",)),),
    "counts as that kind": (Row("10.14", traits.however_it_came),),
    "brackets are an aid": (Row("9.1", specials.aid_only),),
    "Blocca keeps spells away": (Row("faq-22", leaving.moving_is_not_launching),),
    "only covered spells turn up": (Row("faq-27", leaving.only_covered),),
    "a discarded launch leaves it open": (Row("faq-24", specials.confused_again),),
    "Sotterfugio waits": (Row("faq-30", leaving.at_the_count),),
    "immunity to Sotterfugio helps": (Row("faq-31", leaving.by_itself),),
    "replaced castles stay": (Row("faq-32", turn.they_stay),),
    "may move": (Row(BOUND, doing.bound_to_its_place),),
    "spells go with their wizard": (Row("faq-36", doing.with_their_wizard),),
    # --- playing
    "a discarded spell counts": (Row("8.10", launching.discarded_frees),),
    "may launch hidden": (
        Row(HIDING, launching.with_permission),
        Row("8.7", launching.ban_prevails),
    ),
    "a ban reaches back": (Row("faq-14", doing.not_backwards),),
    "order of effects": (
        Row("faq-11", playing.by_rank),
        Row("faq-23", playing.confusion_last),
    ),
    "the card prevails": (Row(CARD_PREVAILS, launching.card_prevails),),
    "whose turn is next": (Row("7.14", turn.the_other),),
    # --- the count
    "which value": (Row("faq-15", power.lowest_value),),
    "modifiers of that kind": (Row("faq-18", power.tell_kinds_apart),),
    # --- cards
    "too few to draw": (
        Row("8.8", cards.reshuffle_discards),
        Row("faq-6", cards.what_is_left_first),
    ),
    "how many to draw": (Row("faq-7", cards.always_three),),
    "how many draws": (Row("10.10", cards.one_action),),
    "discarded from": (Row("8.9", cards.from_the_hand),),
    "random choices": (Row("8.13", cards.by_lot),),
    "only the name counts": (Row("faq-1", decks.by_name),),
    "three cards are one wizard": (Row("9.12", decks.three_alike),),
    "the opening hand is drawn": (Row("faq-2", setup.not_drawn),),
    "the Supporto is no longer looked at": (Row("faq-3", setup.only_what_is_played),),
}

SYSTEM = System(
    "wom",
    {"procedures": PROCEDURES, "limits": LIMITS_OF_DECKS, "checks": CHECKS, "rulings": RULINGS},
    DEEDS,
    {"tells what is consulted": True},
)
