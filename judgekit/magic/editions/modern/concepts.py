"""Game concepts (100–123): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import (
    ABILITIES_WORK_IN_PLAY,
    CARDS_FIRST,
    EACH_COPY,
    FINALITY_COUNTERS,
    HAS_A_PROTECTOR,
    HOW_IT_MOVES,
    LANDS_A_TURN,
    NEW,
    REPLACES,
    SHIELD_COUNTER,
    STEP_ENDS,
    WITH_PRIORITY,
)
from judgekit.magic.plays.board import summoning_sickness, zones
from judgekit.magic.plays.casting import (
    announcing,
    casting,
    lands,
    mana_abilities,
    other_costs,
    paying_mana,
    timing,
    total_cost,
)
from judgekit.magic.plays.keywords import keywords
from judgekit.magic.plays.layers import continuous, printed
from judgekit.magic.plays.replacement import (
    applicable,
    cannot_enter,
    damage_results,
    prevention,
    replacing,
    simultaneous,
)
from judgekit.magic.plays.resolving import (
    altering,
    choices,
    counters,
    emblems,
    exchanging,
    instructions,
    life,
    one_shot,
    resolving,
    tokens,
)
from judgekit.magic.plays.restrictions import cannot, table_wide
from judgekit.magic.plays.state_based import battles, planeswalkers
from judgekit.magic.plays.text import aiming, evaluate, filters, qualities, shorthand
from judgekit.magic.plays.triggers import trigger_events, triggers
from judgekit.magic.plays.turn import acting, allowances, ending, priority, turn

FORBIDDEN = "101.2"
ENDS_AT_ONCE = "104.1"
CONCEDING = "104.3a"
WHOSE_OPPONENTS = "109.5"
WORKS_EVERYWHERE = at("112.6a", "113.6a")
COLOUR_OF_AN_ABILITY = at("112.7a", "113.7a")
LAND = at("115.2a", "116.2a")
WHO_GOES_ON = at("116.3c", "117.3c")
BY_PRIORITY = at("116.3d", "117.3d")
TOP_RESOLVES = at("116.4", "117.4")
LIFE_PAID = at("118.4", "119.4")
RESULTS_OF_DAMAGE = at("119.4b", "120.4c")
STAR = "208.2a"
PRINTED_LOYALTY = "209.1"
LOYALTY_ON_ENTERING = "306.5b"
DEFENSE_ON_ENTERING = at(None, "310.4b")
CHOOSES_A_PROTECTOR = at(None, "310.8a")


INSTEAD = Row(REPLACES, replacing.instead)
NO_ENTRY = Row(CARDS_FIRST, cannot_enter.no_card)
FINALITY = Row(FINALITY_COUNTERS, counters.finality)
MOVED_INSTEAD = Row(REPLACES, replacing.instead, also=(HOW_IT_MOVES,))

TABLES: Tables = {
    "procedures": {
        "outcome": (Row(ENDS_AT_ONCE, ending.conclude),),
        "concede": (Row(CONCEDING, casting.concede, also=("405.6g",)),),
        "draw": (Row(at("120.1", "121.1"), zones.draw, also=(at("120.2", "121.2"), "402.1")),),
        "priority": (Row(at("116.3a", "117.3a"), priority.window),),
        "pass": (Row(BY_PRIORITY, priority.hand_over),),
        "all passed": (Row(TOP_RESOLVES, priority.resolve_top, also=("405.5",)), Row(STEP_ENDS, priority.end_step)),
        "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
        "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
        "play a land": (Row(LAND, casting.play_land, also=("405.6d", at("115.1", "116.1"))),),
        "pay": (Row(at("117.3", "118.3"), other_costs.pay_other, also=(at("117.1", "118.1"),)),),
    },
    "checks": {
        "choose": (Row("105.4", altering.one_of_five), Row("205.3e", printed.one_subtype)),
        "play a land": (
            Row(LAND, lands.when_it_may, also=("305.1", at("505.5b", "505.6b"), at("116.1c", "117.1c"))),
            Row("305.3", lands.in_ones_own_turn),
            Row(FORBIDDEN, cannot.no_lands),
            Row(LANDS_A_TURN, lands.so_many_a_turn, also=("305.2a", "305.2b")),
        ),
        "activate": (Row(WITH_PRIORITY, timing.with_priority, also=(at("116.1b", "117.1b"),)),),
        "tap for a cost": (
            Row("107.5", summoning_sickness.not_tapped_twice),
            Row(NEW, summoning_sickness.in_control_since_turn_began, also=("602.5a",)),
        ),
        "concede": (Row(CONCEDING, timing.any_time),),
        "pay life": (Row(LIFE_PAID, life.forbidden), Row(LIFE_PAID, life.as_much_as_there_is)),
    },
    "rulings": {
        "skips the draw step": (Row(at("103.7a", "103.8a"), turn.first_player_skips),),
        "outcome": (Row("104.4a", ending.all_lose), Row("104.3f", ending.losing_wins_over_winning)),
        "what is forbidden comes first": (Row(FORBIDDEN, cannot.it_does),),
        "the rest is done": (Row("101.3", instructions.the_rest_is_done),),
        "both choose": (Row("101.4", evaluate.active_player_first),),
        "whose turn it is": (Row("102.1", evaluate.whose_turn_it_is),),
        "a text makes somebody win": (Row("104.2b", ending.as_it_says),),
        "a text makes somebody lose": (Row("104.3e", ending.as_it_says),),
        "multicoloured": (Row("105.2b", qualities.of_several_colours),),
        "colourless": (Row("105.2c", qualities.of_no_colour),),
        "whoever loses leaves": (Row("104.5", ending.leaves),),
        "the last one there": (Row("104.2a", ending.has_won),),
        "colours that stay": (Row("105.3", printed.replaced),),
        "only whole numbers": (Row("107.1", evaluate.rounded, also=("107.1a",)),),
        "less than nothing": (Row("107.1b", evaluate.not_below_zero),),
        "owner": (Row("108.3", zones.who_began_with_it),),
        "whose a card elsewhere is": (Row("109.4", filters.nobodys, also=("108.4",)),),
        "under whose control it enters": (Row("110.2a", one_shot.by_whom_it_is_put),),
        "always one or the other": (Row(at("110.6", "110.5"), filters.one_or_the_other),),
        "enters untapped": (Row(at("110.6b", "110.5b"), zones.enters_untapped),),
        "stays tapped": (Row(at("110.6c", "110.5c"), summoning_sickness.stays_as_it_is),),
        "whose a spell is": (Row(at("111.2", "112.2"), filters.who_put_it_there),),
        "whose an ability is": (Row(at("112.8", "113.8"), announcing.of_whom_it_came, also=(at(None, "109.4b"),)),),
        "total cost": (Row(at("117.7", "118.7"), mana_abilities.total),),
        "a mana payment lets make mana": (Row(at("117.2", "118.2"), paying_mana.may_make_it),),
        "what is paid is gone": (Row(at("117.3a", "118.3a"), paying_mana.it_is_gone),),
        "costs beside the mana cost": (Row(at("117.8", "118.8"), total_cost.beside),),
        "added costs are optional": (Row(at("117.8b", "118.8b"), total_cost.as_they_like),),
        "paid instead of the mana cost": (Row(at("117.9", "118.9"), total_cost.in_its_place),),
        "several other costs": (Row(at("117.9a", "118.9a"), total_cost.only_one),),
        "its mana cost stays": (Row(at("117.9c", "118.9c"), total_cost.stays_printed),),
        "any target": (Row(at(None, "115.4"), filters.what_can_be_damaged),),
        "x off the stack": (Row(at("107.3f", "107.3g"), filters.nothing_off_the_stack),),
        "name of a token": (
            Row(at("110.5c", None), tokens.called_as_its_kind),
            Row(at(None, "111.4"), tokens.called_a_token),
        ),
        "whose token": (Row(at("110.5a", "111.2"), tokens.theirs),),
        "star toughness": (
            Row(ABILITIES_WORK_IN_PLAY, evaluate.nothing_out_of_play),
            Row(STAR, evaluate.everywhere, also=(WORKS_EVERYWHERE,)),
        ),
        "star power": (
            Row(ABILITIES_WORK_IN_PLAY, evaluate.nothing_out_of_play),
            Row(STAR, evaluate.everywhere, also=(WORKS_EVERYWHERE,)),
        ),
        "is kept out": (Row(CARDS_FIRST, table_wide.kept_out),),
        "nothing can be paid": (Row(at("118.4", "119.4b"), life.nothing_always),),
        "a total is set by gain or loss": (Row(at("118.5", "119.5"), life.by_gain_or_loss),),
        "players have counters": (Row(at("121.1", "122.1"), one_shot.also_on_players),),
        "what an emblem is": (Row(at("113.1", "114.1"), emblems.a_mark_aside, also=("408.2",)),),
        "whose emblem": (Row(at("113.2", "114.2"), emblems.theirs),),
        "emblems work where they are": (Row(at("113.4", "114.4"), emblems.work_there),),
        "who deals it": (Row(at("119.2b", "120.2b"), damage_results.by_whom_it_says),),
        "excess goes elsewhere": (Row(at(None, "120.4a"), damage_results.what_is_over),),
        "only its own damage": (Row(at(None, "120.9"), damage_results.of_its_source_alone),),
        "damage befalls it": (Row(at("119.1", "120.1"), damage_results.befalls_them_too),),
        "results come of what is left": (
            Row(at("119.4a", "120.4b"), simultaneous.of_what_is_dealt, also=(at("119.4", "120.4"),)),
        ),
        "results are part of it": (Row(at("119.4c", "120.4d"), simultaneous.at_one_moment),),
        "damage destroys nothing": (Row(at("119.5", "120.5"), damage_results.destroys_nothing),),
        "damage adds up": (Row(at("119.6", "120.6"), damage_results.adds_up),),
        "zero damage is dealt": (Row(at("119.8", "120.8"), damage_results.none_is_none),),
        "damage is a loss of life": (Row(at("118.2", "119.2"), damage_results.is_a_loss),),
        "predefined token": (
            Row(at(None, "111.10a"), tokens.treasure),
            Row(at(None, "111.10b"), tokens.food),
            Row(at(None, "111.10c"), tokens.gold),
            Row(at(None, "111.10f"), tokens.clue),
            Row(at(None, "111.10g"), tokens.blood),
        ),
        "all that a spell acts on is a target": (
            Row(
                at("114.1a", "115.1a"),
                aiming.only_what_is_called_so,
                also=(at("114.9a", "115.10a"), at("114.9", "115.10")),
            ),
        ),
        "all that an activated ability acts on is a target": (
            Row(at("114.1c", "115.1c"), aiming.only_what_is_called_so),
        ),
        "all that a triggered ability acts on is a target": (
            Row(at("114.1d", "115.1d"), aiming.only_what_is_called_so),
        ),
        "a changed payment is one": (Row(at("117.11", "118.11"), other_costs.paid_all_the_same),),
        "nobody has to pay": (Row(at("117.12a", "118.12a"), choices.as_they_like, also=(at("117.12", "118.12"),)),),
        "some targets may stay": (Row(at("114.6d", "115.7d"), altering.those_that_stay),),
        "the division stays": (Row(at(None, "115.7f"), altering.as_it_was_divided),),
        "may have no target": (Row(at("114.5", "115.6"), announcing.none_at_all),),
        "life that is paid is lost": (Row(at("117.3b", "118.3b"), other_costs.it_is_lost),),
        "takes only generic mana": (Row(at("117.7a", "118.7a"), mana_abilities.only_generic),),
        "any number of costs": (Row(at("117.8a", "118.8a"), total_cost.any_number),),
        "another cost is optional": (Row(at("117.9b", "118.9b"), total_cost.if_they_like),),
        "counters stay behind": (Row(at("121.2", "122.2"), zones.without_counters),),
        "no status outside play": (Row(at("110.6d", "110.5d"), zones.neither_tapped_nor_untapped),),
        "colour of an ability": (Row(COLOUR_OF_AN_ABILITY, announcing.colour_of_source),),
        "copies of eco that work": (Row(EACH_COPY, shorthand.each),),
        acting.PLAYED: (Row(WHO_GOES_ON, acting.goes_on),),
        acting.SPECIAL: (Row(at("115.3", "116.3"), acting.goes_on, also=(WHO_GOES_ON,)),),
        "priority after a resolution": (Row(at("116.3b", "117.3b"), acting.the_active_player),),
        "only a draw is one": (Row(at("120.5", "121.5"), trigger_events.only_from_drawing),),
        "each gain is replaced": (Row(at(None, "119.10"), applicable.each_gain),),
        "each gain is an event": (Row(at("118.9", "119.9"), triggers.every_source, also=("702.15e",)),),
        "nothing in between": (Row(at("116.2e", "117.2e"), resolving.nothing_in_between),),
        "never has": (Row(CARDS_FIRST, allowances.card_skips),),
        "a token is a card": (Row(at("110.5e", "111.6"), printed.no_cards),),
        "types of a spell": (Row(at("111.3", "112.3"), printed.types_of_its_card, also=("405.4",)),),
        "is a permanent": (Row("110.1", printed.cards_and_tokens, also=(at("110.5", "111.1"), "403.3")),),
        "types of a token": (Row(at("110.5b", "111.3"), printed.types_it_was_given),),
        "a permanent is a spell": (Row(at("111.1", "112.1"), printed.permanents_by_now, also=("109.2b",)),),
        "a drawback is an ability": (Row(at("112.2a", "113.2a"), continuous.drawbacks_too),),
        "an ability is a spell": (Row(at("112.9", "113.9"), printed.no_spells),),
        "zone of an ability": (Row(at("112.6b", "113.6b"), printed.where_it_says, also=(at("112.6k", "113.6m"),)),),
        "stands by itself": (Row(COLOUR_OF_AN_ABILITY, resolving.by_itself),),
        "each copy works": (Row(EACH_COPY, triggers.every_copy),),
        "what it is made to be is no ability": (Row(at("112.12", "113.12"), continuous.no_ability),),
        "abilities work in play": (Row(ABILITIES_WORK_IN_PLAY, keywords.only_in_play),),
        "every copy is lost": (Row(at("112.10", "113.10b"), continuous.all_copies),),
        "a new target": (Row(at("114.6a", "115.7a"), altering.a_legal_one),),
        "you are a target": (Row(at("114.9b", "115.10b"), altering.you_are_none),),
        "whose opponents": (Row(WHOSE_OPPONENTS, evaluate.the_controller),),
        "you": (Row(WHOSE_OPPONENTS, evaluate.the_controller),),
        "mana on top of another cost": (Row(at("117.9d", "118.9d"), mana_abilities.total),),
        "losing life is damage": (Row(at("118.3", "119.3"), one_shot.no_damage),),
        "taken is not entering": (Row("110.2", trigger_events.not_by_changing),),
        "moved wholly or not": (Row(at("121.5", "122.5"), exchanging.wholly),),
    },
    "amends": {
        "damage": (
            Row(at("119.1a", "120.1a"), damage_results.to_nothing_else),
            Row("702.16e", keywords.no_damage),
            INSTEAD,
            Row(at("306.7", None), planeswalkers.may_be_redirected),
            Row("615.7", prevention.by_points),
            Row(SHIELD_COUNTER, counters.shield_from_damage),
        ),
        "life": (Row(at("118.7", "119.7"), allowances.no_life_gained), INSTEAD),
        "move": (
            Row(at("110.5g", "111.8"), tokens.stays_where_it_is),
            NO_ENTRY,
            FINALITY,
            MOVED_INSTEAD,
            Row(LOYALTY_ON_ENTERING, planeswalkers.enters_with_loyalty, also=(PRINTED_LOYALTY,)),
            Row(DEFENSE_ON_ENTERING, battles.enters_with_defense),
            Row(CHOOSES_A_PROTECTOR, battles.enters_protected, also=(HAS_A_PROTECTOR,)),
        ),
        "land": (NO_ENTRY, INSTEAD),
        "create": (
            Row(at("110.5d", "111.5"), cannot_enter.no_token),
            INSTEAD,
            Row(LOYALTY_ON_ENTERING, planeswalkers.enters_with_loyalty, also=(PRINTED_LOYALTY,)),
            Row(DEFENSE_ON_ENTERING, battles.enters_with_defense),
            Row(CHOOSES_A_PROTECTOR, battles.enters_protected, also=(HAS_A_PROTECTOR,)),
        ),
        "untap": (Row(at(None, "122.1d"), counters.stun),),
    },
    "damage": {
        "player": (
            Row(at("119.3b", "120.3b"), damage_results.poisons),
            Row(at("119.3a", "120.3a"), damage_results.life_is_lost),
        ),
        "creature": (
            Row(at("119.3d", "120.3d"), damage_results.withers),
            Row(at("119.3e", "120.3e"), damage_results.is_marked),
        ),
        "besides": (
            Row(at("119.3f", "120.3f"), damage_results.lifelink, also=("702.15b",)),
            Row(at(None, "120.3g"), damage_results.toxic),
        ),
    },
    "results": {
        "damage": (Row(RESULTS_OF_DAMAGE, simultaneous.results, when=simultaneous.brings_more),),
        "together": (Row(RESULTS_OF_DAMAGE, simultaneous.held),),
    },
    "watches": {
        "over": (Row(ENDS_AT_ONCE, ending.at_once),),
    },
    "reads": {
        "after": (Row(at("121.1a", "122.1a"), continuous.counters), Row(at(None, "122.1b"), counters.keywords)),
    },
}
