"""Combat (506–511): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import COMBAT_STEPS, NEW, TRAMPLE
from judgekit.magic.plays.combat import (
    attack_costs,
    attacking,
    combat,
    damage,
    damage_order,
    entering_combat,
    leaving_combat,
    requirements,
    striking,
)
from judgekit.magic.plays.keywords import bands, combat_triggers, keywords
from judgekit.magic.plays.layers import continuous
from judgekit.magic.plays.resolving import entering
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.triggers import trigger_events
from judgekit.magic.plays.turn import allowances, priority, turn

WHO_FIGHTS = "506.2"
ATTACKS = "508.1"
MAY_ATTACK = "508.1a"
ATTACK_RESTRICTED = "508.1c"
OPTIONAL_COSTS = at(None, "508.1g")
ATTACK_COST = at("508.1g", "508.1h")
BLOCKS = "509.1"
BLOCK_RESTRICTED = "509.1b"
BLOCK_COST = "509.1d"
BLOCKED = "509.1h"
ENTERS_BLOCKING = at("509.7", "509.4")
ASSIGNING = "510.1"
TWO_STEPS = at("510.5", "510.4")


TABLES: Tables = {
    "procedures": {
        "combat phase": (
            Row(at("507.3", "507.2"), turn.beginning_of_combat),
            Row(ATTACKS, combat.attackers_step, also=(at("703.4f", "703.4i"),)),
            Row(BLOCKS, combat.blockers_step, also=(at("703.4g", "703.4j"),)),
            Row(ASSIGNING, damage.damage_step, also=(at("703.4j", "703.4k"),)),
            Row(at("511.2", "511.1"), turn.end_of_combat),
        ),
        "attack": (
            Row(ATTACKS, attacking.declare_attack),
            Row("508.1e", bands.declare),
            Row("508.1f", attacking.tap_attackers),
            Row(OPTIONAL_COSTS, attack_costs.choose_offers, when=attack_costs.may_be_offered),
            Row(ATTACK_COST, attack_costs.worked_out("cost to attack"), when=attack_costs.may_cost),
            Row(at("508.1h", "508.1i"), attack_costs.make_mana, when=attack_costs.mana_is_due),
            Row(at("508.1i", "508.1j"), attack_costs.pay, when=attack_costs.is_due),
            Row(at("508.1j", "508.1k"), attacking.come_to_attack),
        ),
        "after attack": (Row(at("508.3", "508.2"), priority.window, also=(at("508.2", "508.2b"),)),),
        "block": (
            Row(BLOCKS, attacking.declare_block),
            Row(BLOCK_COST, attack_costs.worked_out("cost to block"), when=attack_costs.may_cost),
            Row("509.1e", attack_costs.make_mana, when=attack_costs.mana_is_due),
            Row("509.1f", attack_costs.pay, when=attack_costs.is_due),
            Row("509.1g", attacking.come_to_block),
            Row(BLOCKED, attacking.are_blocked_or_not),
        ),
        "damage orders": (
            Row(
                at("509.2", None),
                damage_order.of_blockers,
                also=(at("703.4h", None),),
                when=damage_order.several_block_one,
            ),
            Row(
                at("509.3", None),
                damage_order.of_blocked,
                also=(at("703.4i", None),),
                when=damage_order.one_blocks_several,
            ),
        ),
        "place in orders": (Row(at("509.6", None), entering.place),),
        "after block": (Row(at("509.5", "509.2"), priority.window, also=(at("509.4", "509.2a"),)),),
        "combat damage": (
            Row(ASSIGNING, damage.announce),
            Row("510.2", damage.deal_now, also=(at("703.4k", "703.4m"),)),
        ),
        "after damage": (Row(at("510.4", "510.3"), priority.window, also=(at("510.3", "510.3a"),)),),
        "attack out of time": (Row(ATTACKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
        "block out of time": (Row(BLOCKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
        "order out of time": (Row(at("509.2", "510.1"), priority.out_of_time),),
        "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    },
    "checks": {
        "attack in time": (Row(WHO_FIGHTS, combat.out_of_turn),),
        "attack": (
            Row(MAY_ATTACK, combat.may_be_chosen, also=("302.5",)),
            Row(NEW, combat.theirs_since_turn_began, also=(MAY_ATTACK,)),
            Row(ATTACK_RESTRICTED, combat.kept_from_attacking),
        ),
        "attack that": (Row("508.1b", combat.what_may_be, also=("506.3",)),),
        "attack together": (
            Row(ATTACK_RESTRICTED, requirements.attack_restricted),
            Row("508.1d", requirements.attack_required),
        ),
        "block in time": (Row(WHO_FIGHTS, combat.out_of_defence),),
        "block at all": (Row("509.1a", combat.may_be_blocker), Row(BLOCK_RESTRICTED, combat.kept_from_blocking)),
        "block": (Row(BLOCK_RESTRICTED, combat.evasion), Row(BLOCK_RESTRICTED, combat.own_limits)),
        "block together": (
            Row(BLOCK_RESTRICTED, requirements.block_restricted),
            Row("509.1c", requirements.block_required),
        ),
        "division": (Row("510.1e", damage.adds_up),),
    },
    "rulings": {
        "table rules": (Row(ATTACK_RESTRICTED, continuous.table_rules),),
        "cost to attack": (Row(ATTACK_COST, continuous.cost_of("cost to attack")),),
        "cost to block": (Row(BLOCK_COST, continuous.cost_of("cost to block")),),
        "nobody attacks": (Row(at("508.6", "508.8"), combat.nobody_attacks, also=(COMBAT_STEPS,)),),
        "stays blocked": (Row(BLOCKED, combat.stays_blocked),),
        "damage it assigns": (Row("510.1a", damage.as_much_as_power, also=(at("119.2a", "120.2a"), "302.4a")),),
        "recipients": (
            Row("510.1b", damage.unblocked_to_player),
            Row("510.1c", damage.blocked_to_blockers),
            Row("510.1d", damage.blocker_to_blocked),
            Row(TRAMPLE, keywords.spills),
            Row(at("702.19c", "702.19d"), keywords.all_of_it_through),
        ),
        "only the declared attack": (
            Row(at("508.4", "508.3a"), trigger_events.only_declared, also=(at(None, "508.4"),)),
        ),
        "where it attacks is chosen": (Row("508.4", entering.so),),
        "what it attacks has to be there": (Row("508.4a", entering.so, also=("506.3c",)),),
        "only creatures fight": (Row("506.3a", entering.so),),
        "only the attacking side attacks": (Row("506.3b", entering.so),),
        "only the declared block": (Row(ENTERS_BLOCKING, trigger_events.only_declared),),
        "whom it blocks is chosen": (Row(ENTERS_BLOCKING, entering.so),),
        "what it blocks has to attack": (Row(at("509.7a", "509.4a"), entering.so, also=("506.3d",)),),
        "each that attacks counts": (Row(at("508.2", "508.3c"), trigger_events.once_a_combat),),
        "no declaration of attackers": (Row(at("508.4b", "508.4c"), entering.so),),
        "no declaration of blockers": (Row(at("509.7b", "509.4b"), entering.so),),
        "looked at as it attacks": (Row("508.2a", entering_combat.too_late),),
        "looked at as it blocks": (Row(at("509.4f", "509.3f"), entering_combat.too_late),),
        "to attack is one event": (Row(at("508.2", "508.3d"), trigger_events.once_a_combat),),
        "to be attacked is one event": (Row(at("508.2", "508.3b"), trigger_events.once_a_combat),),
        "those who join count": (Row(at("509.4e", "509.3e"), trigger_events.those_who_join),),
        "unblocked though never declared": (Row(at("509.4g", "509.3g"), trigger_events.those_who_join),),
        "attacks alone": (Row("506.5", combat_triggers.is_the_only_one),),
        "goes on fighting": (Row("506.4a", leaving_combat.goes_on),),
        "goes on fighting tapped": (Row("506.4b", leaving_combat.goes_on),),
        "goes on attacking": (Row("506.4c", leaving_combat.goes_on),),
        "a blocker that has gone": (Row(at("509.2a", None), damage_order.drops_out),),
        "an attacker that has gone": (Row(at("509.3a", None), damage_order.drops_out),),
        "damage steps": (Row(TWO_STEPS, striking.two_steps),),
        "strikes now": (Row(TWO_STEPS, striking.in_their_step),),
        "evasion is looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
        "evasion adds up": (Row(BLOCK_RESTRICTED, combat.always),),
        "limits are looked at once": (Row(BLOCK_RESTRICTED, combat.always),),
        "blocking is one event": (Row(at("509.4a", "509.3a"), trigger_events.once_a_combat),),
        "to become blocked is one event": (Row(at("509.4c", "509.3c"), trigger_events.once_a_combat),),
        "each one blocked triggers": (Row(at("509.4b", "509.3b"), trigger_events.each_attacker),),
        "each blocker triggers": (Row(at("509.4d", "509.3d"), trigger_events.each_blocker),),
        "an effect blocks": (Row(BLOCKED, allowances.by_effect),),
        "unblocked after the blocks": (Row(BLOCKED, filters.once_blocks_are_known),),
    },
    "watches": {
        "tolled": (Row(OPTIONAL_COSTS, attack_costs.notice),),
    },
}
