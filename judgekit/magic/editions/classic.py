"""Magic Classic, the rules of the sixth and seventh edition: number beside play, in the order of the rulebook.

Numbers that stand in several tables are named once, above them.
"""

from __future__ import annotations

from judgekit.magic.plays import (
    allowances,
    altering,
    casting,
    choices,
    combat,
    continuous,
    damage,
    effects,
    ending,
    exchanging,
    handwords,
    keywords,
    loops,
    mana,
    meaning,
    permanents,
    priority,
    replacing,
    resolving,
    setup,
    states,
    targets,
    triggers,
    turn,
    undoing,
    upkeep,
    zones,
)
from judgekit.magic.plays.deeds import DEEDS
from judgekit.table.system import Row, System

EMPTY_LIBRARY = "102.2"
ENDS_AT_ONCE = "102.3"
CARDS_FIRST = "103.1"
CONCEDING = "102.7"
DECK = "217.2a"
LANDS = "214.9a"
BECOMES_BASIC = "214.9f"
GRAVEYARD = "217.4a"
STEP_ENDS = "300.2"
EFFECTS_END = "300.3"
MAIN_PHASES = "305.1"
WHO_ATTACKS = "308.1"
ATTACK_IS_LEGAL = "308.2"
WHO_BLOCKS = "309.1"
BLOCK_IS_LEGAL = "309.2"
ASSIGNING = "310.1"
ON_THE_STACK = "310.2"
DAMAGE_IS_DEALT = "310.4"
BY_PRIORITY = "408.1c"
WITH_PRIORITY = "408.1d"
IS_DONE = "408.2a"
PLAYING = "409.1"
TARGETS = "409.2c"
NEW = "409.2g"
PAYING = "409.2f"
AS_WRITTEN = "413.2b"
AS_IT_IS = "413.2f"
TRIGGERED = "404.1"
BLOCKS_TRIGGER = "410.9"
TOP_RESOLVES = "413.1"
ONE_ACTION = "413.2"
MANDATORY_LOOP = "421.4"
UNDONE = "422.1"
WHOLE_DECLARATION = "500.2"
FIRST_STRIKE = "502.2b"
FLANKING = "502.3b"
FLYING = "502.4b"
HASTE = "502.5b"
LANDWALK = "502.6b"
PROTECTION = "502.7b"
SHADOW = "502.8b"
TRAMPLE = "502.9b"
BUYBACK = "glossario/riscatto"

MAIN_PHASE = Row("305.2", turn.main_window)
PUT_RIGHT = Row("420.3", states.check, also=("408.2c",), when=states.may_be_due)

PROCEDURES = {
    # --- 101, 102: the game
    "game": (
        Row(DECK, setup.decks_become_libraries, when=setup.begins),
        Row("101.2", setup.who_starts, when=setup.begins),
        Row("101.3", setup.life_and_hands, when=setup.begins),
        Row("101.5", setup.mulligans, when=setup.begins),
        Row("300.1", turn.take_turns),
    ),
    "outcome": (Row(ENDS_AT_ONCE, ending.conclude),),
    "concede": (Row(CONCEDING, casting.concede),),
    # --- 217: zones
    "draw": (
        Row(EMPTY_LIBRARY, zones.too_few_cards),
        Row("217.3a", zones.draw),
    ),
    "after drawing": (Row(EMPTY_LIBRARY, zones.lose_for_drawing),),
    "discard": (Row(GRAVEYARD, zones.discard),),
    "order graveyard": (Row("217.4c", zones.order_graveyard),),
    "shuffle": (Row(DECK, zones.shuffle),),
    # --- 300-314: the turn
    "phases": (
        Row("301.1", turn.beginning),
        Row(MAIN_PHASES, turn.first_main),
        Row("306.1", turn.combat),
        Row(MAIN_PHASES, turn.second_main),
        Row("312.1", turn.ending),
    ),
    "beginning phase": (
        Row("302.1", turn.untap),
        Row("303.1", turn.upkeep),
        Row("304.1", turn.draw),
    ),
    "first main phase": (MAIN_PHASE,),
    "second main phase": (MAIN_PHASE,),
    "combat phase": (
        Row("307.1", turn.beginning_of_combat),
        Row(WHO_ATTACKS, combat.attackers_step),
        Row(WHO_BLOCKS, combat.blockers_step),
        Row(ASSIGNING, damage.damage_step),
        Row("311.1", turn.end_of_combat),
    ),
    "ending phase": (
        Row("313.1", turn.end_of_turn),
        Row("314.1", turn.cleanup),
    ),
    "cleanup": (
        Row("314.1a", turn.discard_to_limit),
        Row("314.1b", turn.wear_off),
        Row("314.1c", turn.priority_if_needed),
    ),
    "end of step": (Row(EFFECTS_END, turn.effects_end, when=turn.anything_lasts),),
    "end of phase": (
        Row(EFFECTS_END, turn.effects_end, when=turn.anything_lasts),
        Row("300.4", turn.mana_empties),
    ),
    # --- 308-310: combat
    "attack": (
        Row(ATTACK_IS_LEGAL, combat.legal_attack),
        Row("308.5", combat.become_attackers),
    ),
    "undo attack": (Row("308.3", undoing.take_back),),
    "after attack": (Row("308.6", priority.window),),
    "block": (
        Row(BLOCK_IS_LEGAL, combat.legal_block),
        Row("309.3", combat.become_blocked),
    ),
    "after block": (Row("309.5", priority.window),),
    "combat damage": (
        Row(ASSIGNING, damage.announce),
        Row(ON_THE_STACK, damage.put_on_stack, also=("408.1g",)),
        Row(DAMAGE_IS_DEALT, damage.deal_now),
    ),
    "after damage": (Row(ON_THE_STACK, priority.window),),
    "deal": (Row(DAMAGE_IS_DEALT, damage.deal_as_assigned),),
    # --- 408: priority
    "priority": (Row(BY_PRIORITY, priority.window),),
    "before priority": (
        Row(NEW, casting.control_changes, when=casting.may_change_hands),
        Row("306.2", combat.those_who_leave, when=combat.is_on),
        PUT_RIGHT,
        Row("410.8a", triggers.notice_states, when=triggers.are_watched),
        Row("408.1f", triggers.put_on_stack, also=("404.2",), when=triggers.are_waiting),
        Row("102.6", loops.endless, also=(MANDATORY_LOOP,), when=loops.is_suspicious),
        Row(MANDATORY_LOOP, loops.growing, when=loops.has_gone_on),
    ),
    "states": (PUT_RIGHT,),
    "pass": (Row(BY_PRIORITY, priority.hand_over),),
    "all passed": (
        Row(TOP_RESOLVES, priority.resolve_top, also=("217.6c",)),
        Row(STEP_ENDS, priority.end_step),
    ),
    "refuse": (Row(BY_PRIORITY, priority.out_of_time),),
    "move on": (Row(STEP_ENDS, priority.out_of_time),),
    "attack out of time": (Row(WHO_ATTACKS, priority.out_of_time),),
    "block out of time": (Row(WHO_BLOCKS, priority.out_of_time),),
    "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    "resolve out of time": (Row(TOP_RESOLVES, priority.out_of_time),),
    "put trigger": (Row("410.2", triggers.put),),
    # --- 409: playing spells and abilities
    "cast": (Row(PLAYING, casting.cast),),
    "activate": (Row(PLAYING, casting.activate),),
    "play a land": (Row(LANDS, casting.play_land),),
    "announcing": (
        Row("409.2a", casting.announce, also=("213.1", "401.1")),
        Row("409.2b", casting.choose_modes_and_x),
        Row(TARGETS, casting.choose_targets, also=("214.8c",)),
        Row("409.2d", casting.distinct_targets),
        Row("409.2e", casting.divide),
        Row(PAYING, casting.pay_costs),
    ),
    "pay": (Row(PAYING, casting.pay_other),),
    "activate mana": (Row("408.2e", mana.activate, also=("406.1e", "411.1")),),
    # --- 413, 414: resolving
    "resolve": (Row(ONE_ACTION, resolving.resolve),),
    "resolution": (
        Row("413.2a", resolving.recheck_targets),
        Row(AS_WRITTEN, resolving.follow_instructions),
        Row("413.2h", resolving.finish, also=("401.3",)),
    ),
    "do": (Row(IS_DONE, effects.perform),),
    "stated effect": (Row(IS_DONE, resolving.stated),),
    "counter": (Row("414.1", resolving.counter),),
    # --- 421, 422: loops, and what was illegal
    "loop": (
        Row("421.2", loops.of_one),
        Row("421.3", loops.of_several),
    ),
    "undo": (Row(UNDONE, undoing.take_back),),
}

CHECKS = {
    "play": (
        Row(WITH_PRIORITY, casting.with_priority),
        Row(WITH_PRIORITY, casting.slow_ones_when_nothing_waits),
        Row("305.3", casting.slow_ones_in_main),
    ),
    "cast": (Row(LANDS, casting.lands_are_no_spells),),
    "play a land": (
        Row("305.4", casting.land_in_main),
        Row("408.2d", casting.land_when_nothing_waits),
        Row("214.9b", casting.one_land_a_turn),
    ),
    "activate": (Row(WITH_PRIORITY, casting.with_priority),),
    "play ability": (
        Row("408.1h", casting.statics_are_not_played),
        Row("403.2", casting.controller_only),
        Row("403.1", casting.in_its_zone),
        Row("409.2", casting.borrowed_timing),
        Row("403.3", casting.within_its_limits),
    ),
    "tap for a cost": (Row(NEW, casting.in_control_since_turn_began),),
    "concede": (Row(CONCEDING, casting.any_time),),
    "choose": (Row("glossario/colore", altering.one_of_five),),
    "target": (
        Row(PROTECTION, keywords.no_target),
        Row("310.3", damage.damage_is_no_target),
        Row(TARGETS, targets.may_not_be_one),
    ),
    "attack in time": (Row(WHO_ATTACKS, combat.out_of_turn),),
    "attack": (Row(WHO_ATTACKS, combat.may_attack),),
    "attack together": (Row(WHOLE_DECLARATION, combat.whole_attack),),
    "block in time": (Row(WHO_BLOCKS, combat.out_of_defence),),
    "block at all": (Row(WHO_BLOCKS, combat.may_block),),
    "block": (
        Row(BLOCK_IS_LEGAL, combat.evasion),
        Row(BLOCK_IS_LEGAL, combat.own_limits),
    ),
    "block together": (Row(WHOLE_DECLARATION, combat.whole_block),),
    "assignment": (Row(TRAMPLE, keywords.lethal_first),),
}

WORDS = {
    ("be blocked", keywords.FLYING): (Row(FLYING, keywords.only_by_flyers),),
    ("be blocked", keywords.LANDWALK): (Row(LANDWALK, keywords.not_with_such_a_land),),
    ("be blocked", keywords.PROTECTION): (Row(PROTECTION, keywords.no_block),),
    ("be blocked", keywords.UNBLOCKABLE): (Row("glossario/imbloccabile", keywords.by_nobody),),
    ("be blocked", keywords.SHADOW): (Row(SHADOW, keywords.only_by_shadows),),
    ("block", keywords.SHADOW): (Row(SHADOW, keywords.only_shadows),),
    ("tap to attack", keywords.VIGILANCE): (Row(CARDS_FIRST, combat.always),),
    ("new", keywords.HASTE): (Row(HASTE, keywords.not_new),),
}

RULINGS = {
    # --- 101-103: the game
    "skips the draw step": (Row("101.4", turn.first_player_skips),),
    "outcome": (
        Row("102.4", ending.all_lose),
        Row("102.5", ending.losing_wins_over_winning),
    ),
    "more lands": (Row(CARDS_FIRST, continuous.card_allows),),
    "table rules": (Row(WHOLE_DECLARATION, continuous.table_rules),),
    "cost to attack": (Row(ATTACK_IS_LEGAL, continuous.cost_of("cost to attack")),),
    "cost to block": (Row(BLOCK_IS_LEGAL, continuous.cost_of("cost to block")),),
    # --- 214.9: lands
    "total cost": (Row(PAYING, mana.total),),
    "land is basic": (
        Row("214.9d", mana.the_five_are_basic, also=("214.9c",)),
        Row(BECOMES_BASIC, mana.what_becomes_basic),
        Row("214.9g", mana.no_other_is),
    ),
    "mana of a land": (
        Row("214.9e", mana.of_basic_type),
        Row("214.9h", mana.none_of_itself),
    ),
    "abilities of a new basic land": (Row(BECOMES_BASIC, mana.only_its_own),),
    # --- 217: zones
    "shared zone": (Row("217.1", zones.shared),),
    "maximum hand size": (
        Row("217.3b", zones.limit_of_seven),
        Row(CARDS_FIRST, zones.no_limit),
    ),
    "zone of": (Row(GRAVEYARD, zones.owners_graveyard),),
    "zone meant": (Row("217.5b", targets.only_permanents, also=("416.2",)),),
    "new object": (Row("217.5c", zones.new_object),),
    "no status outside play": (Row("217.5d", zones.neither_tapped_nor_untapped),),
    "place on the stack": (Row("217.6a", zones.on_top, also=("408.1e",)),),
    "colour of an ability": (Row("217.6b", casting.colour_of_source),),
    "removed from the game": (Row("217.7a", zones.removed),),
    # --- 302-310: the turn and combat
    "untap without priority": (Row("302.2", turn.no_priority),),
    "nobody attacks": (Row("308.4", combat.nobody_attacks),),
    "stays blocked": (Row("309.4", combat.stays_blocked),),
    "damage it assigns": (Row("310.1a", damage.as_much_as_power),),
    "recipients": (
        Row("310.1b", damage.unblocked_to_player),
        Row("310.1c", damage.blocked_to_blockers),
        Row("310.1d", damage.blocker_to_blocked),
        Row(TRAMPLE, keywords.spills),
        Row("502.9c", keywords.all_of_it_through),
    ),
    # --- 408-414: priority, playing, resolving
    "by itself": (Row("408.1b", triggers.by_itself),),
    "the next effect": (Row("418.5c", continuous.by_age, also=("418.5d",)),),
    "one effect depends on another": (Row("418.5b", continuous.depends),),
    "abilities work in play": (Row("402.8", keywords.only_in_play),),
    "every copy is lost": (Row("407.3", continuous.all_copies),),
    "whose triggers first": (Row("410.3", triggers.active_player_first),),
    "triggers each time": (Row("410.6", triggers.every_time),),
    "leaving looks back": (Row("410.10d", triggers.look_back),),
    "what has moved on is lost": (Row("406.2d", permanents.lost),),
    "what waits may be altered": (Row("415.1", altering.also_what_waits),),
    "a new target": (Row("415.2", altering.a_legal_one),),
    "modes of a new target": (Row("415.2a", altering.mode_stays),),
    "you are a target": (Row("415.2b", altering.you_are_none),),
    "it stays changed": (Row("415.3", resolving.stays_changed),),
    "has triggered already": (Row("410.8b", triggers.once_until_resolved),),
    "nothing in between": (Row(ONE_ACTION, resolving.nothing_in_between),),
    "impossible option": (Row("413.2c", choices.impossible),),
    "both choose": (Row("413.2d", meaning.active_player_first),),
    "mana while resolving": (Row("413.2e", choices.mana_may_be_made),),
    "information": (Row(AS_IT_IS, meaning.as_it_is_now),),
    "last known information": (Row(AS_IT_IS, meaning.as_last_seen),),
    "only the quality named": (Row("413.2g", targets.quality_alone),),
    "no refund": (Row("414.2", resolving.no_refund),),
    "amount": (Row(AS_WRITTEN, meaning.quantity),),
    "condition": (Row(AS_WRITTEN, meaning.condition),),
    # --- 420, 422
    "what is put right": (Row("420.1", states.what_is_listed),),
    "for whom it is put right": (Row("420.2", states.for_everybody),),
    "states wait": (Row("420.4", states.wait),),
    "acts again": (Row("422.2", undoing.act_again),),
    # --- the glossary: what no numbered rule tells
    "whose opponents": (Row("glossario/avversario", meaning.the_controller),),
    "you": (Row("glossario/tu-tua", meaning.the_controller),),
    "abilities of words": (Row("glossario/ciclo", handwords.cycling),),
    "mana on top of another cost": (Row("glossario/costo-alternativo", mana.total),),
    "mana cost of what has none": (Row("glossario/costo-di-mana", upkeep.no_mana),),
    "star toughness": (Row("glossario/costituzione", meaning.nothing_out_of_play),),
    "star power": (Row("glossario/forza", meaning.nothing_out_of_play),),
    "losing life is damage": (Row("glossario/danno", permanents.no_damage),),
    "an effect blocks": (Row("glossario/creatura-bloccata", allowances.by_effect),),
    "unblocked after the blocks": (Row("glossario/creatura-non-bloccata", targets.once_blocks_are_known),),
    "only a change is one": (Row("glossario/diventa-viene", permanents.only_by_a_change),),
    "during a step is as it begins": (
        Row("glossario/durante", triggers.as_it_begins, also=("glossario/abilita-fase",)),
    ),
    "summons are no artifacts": (Row("glossario/evocare", targets.no_artifacts),),
    "snow stays": (Row("glossario/innevata", continuous.snow_stays),),
    "taken is not entering": (Row("glossario/entrare-in-gioco", triggers.not_by_changing),),
    "to succeed is to be played": (Row("glossario/lanciare-con-successo", triggers.by_being_played),),
    "Walls stay": (Row("glossario/muro", combat.walls_stay),),
    "only a draw is one": (Row("glossario/pescare", triggers.only_from_drawing),),
    "costs that may be added": (Row(BUYBACK, handwords.buyback),),
    "where it goes": (Row(BUYBACK, handwords.back_to_hand),),
    "sacrifices what others control": (Row("glossario/sacrificio", permanents.only_ones_own),),
    "skips add up": (Row("glossario/saltare", allowances.one_each_time),),
    "exchange or nothing": (Row("glossario/scambiare", exchanging.all_or_nothing),),
    "what is buried may regenerate": (Row("glossario/seppellire", permanents.for_good),),
    "may move": (Row("glossario/spostare", exchanging.both_ends),),
    "x on the stack": (Row("glossario/x", targets.as_chosen),),
    # --- 501, 502: abilities of creatures
    "evasion is looked at once": (Row("501.1", combat.always),),
    "evasion adds up": (Row("501.2", combat.always),),
    "limits are looked at once": (Row("501.3", combat.always),),
    "damage steps": (Row(FIRST_STRIKE, keywords.strike_first),),
    "strikes now": (
        Row(FIRST_STRIKE, keywords.in_their_step),
        Row("502.2c", keywords.who_has_not_struck),
    ),
    "copies of attacco improvviso": (Row("502.2d", keywords.once),),
    "waits on the stack": (Row("502.3a", keywords.as_a_trigger),),
    "each flanking triggers": (Row("502.3c", keywords.each_triggers),),
    "copies of volare": (Row("502.4c", keywords.once),),
    "copies of rapidità": (Row("502.5c", keywords.once),),
    "landwalks do not cancel": (Row("502.6c", combat.always),),
    "copies of passa-terre": (Row("502.6d", keywords.once),),
    "quality of protection": (Row("502.7a", keywords.any_quality),),
    "copies of protezione": (Row("502.7c", keywords.once),),
    "may be enchanted": (Row(PROTECTION, keywords.no_enchantment),),
    "copies of ombra": (Row("502.8c", keywords.once),),
    "trample works": (Row("502.9a", keywords.attackers_only),),
    "cannot be assigned damage": (Row("502.9d", keywords.no_damage_to_it),),
    "lethal to trample over": (Row("502.9e", keywords.toughness_alone),),
    "others count": (Row("502.9f", keywords.others_first),),
    "copies of travolgere": (Row("502.9g", keywords.once),),
}

AMENDS = {
    "damage": (
        Row(PROTECTION, keywords.no_damage),
        Row("419.7b", replacing.shield),
    ),
    "destroy": (Row("419.6b", replacing.regenerate),),
}

TRIGGERS_NOTICED = Row(TRIGGERED, triggers.notice)

WATCHES = {
    **dict.fromkeys(triggers.WATCHED, (TRIGGERS_NOTICED,)),
    "step": (
        Row("410.1", triggers.notice, also=(TRIGGERED,)),
        Row("glossario/eco", upkeep.echo),
        Row("glossario/mantenimento-cumulativo", upkeep.cumulative_upkeep),
    ),
    "turn": (Row("glossario/inizio-del-turno", triggers.notice, also=(TRIGGERED,)),),
    "blocks": (Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)), Row(FLANKING, keywords.flank)),
    "becomes blocked": (
        Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),
        Row("glossario/furia", keywords.rampage),
    ),
    "becomes unblocked": (Row(BLOCKS_TRIGGER, triggers.notice, also=(TRIGGERED,)),),
    "over": (Row(ENDS_AT_ONCE, ending.at_once),),
}

READS = {
    "effects": (
        Row("418.3a", continuous.of_spells),
        Row("408.2b", continuous.of_permanents, also=("405.1",)),
    ),
    "after": (Row("214.5", continuous.counters),),
}

STATES = {
    "all": (
        Row("420.5a", states.no_life, also=("102.1",)),
        Row("420.5b", states.no_toughness),
        Row("420.5c", states.lethal_damage),
        Row("420.5d", states.homeless, also=("214.8e",)),
        Row("420.5e", states.legends, also=("215.1",)),
        Row("420.5f", states.tokens_elsewhere, also=("216.3",)),
    ),
}

VALUES = {
    # Keywords that these rules name and do not tell how to play: a case that hangs on them cannot be decided here.
    "undecided": {"branco": "glossario/branco-branco-con-altri", "fase": "glossario/fase-abilita"},
    "life": 20,
    "hand size": 7,
    "opening hand": 7,
    # Kinds of events after which nothing can need putting right.
    "quiet": frozenset(
        {
            "priority", "pass", "leave", "phase", "step", "note", "choose", "played", "resolves", "announce", "stack",
            "combat", "attacks", "blocks", "becomes blocked", "becomes unblocked", "assigned", "declined", "mana",
            "spend", "target stays",
        }
    ),
}  # fmt: skip

SYSTEM = System(
    "classic",
    {
        "procedures": PROCEDURES,
        "checks": CHECKS,
        "words": WORDS,
        "rulings": RULINGS,
        "amends": AMENDS,
        "watches": WATCHES,
        "reads": READS,
        "states": STATES,
    },
    DEEDS,
    VALUES,
)
