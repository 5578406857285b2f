"""Combat (506–511): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    ATTACKS_ALONE_THOUGH_FORBIDDEN,
    ATTACKS_OUT_OF_TURN,
    ATTACKS_TAPPED,
    ATTACKS_THOUGH_KEPT_FROM_IT,
    ATTACKS_UNTAPPED,
    ATTACKS_WHAT_CANNOT_BE,
    ATTACKS_WHOM_NOBODY_MAY,
    BLOCKERS_DO_NOTHING,
    BLOCKS_BEYOND_ITS_LIMITS,
    BLOCKS_OUT_OF_TURN,
    BLOCKS_TAPPED,
    BLOCKS_THE_EVASIVE,
    BLOCKS_THOUGH_KEPT_FROM_IT,
    DAMAGE_THAT_DOES_NOT_ADD_UP,
    NO_PRIORITY_AFTER_ATTACKS,
    NO_PRIORITY_AFTER_BLOCKS,
    NO_PRIORITY_AFTER_DAMAGE,
    NO_PRIORITY_BEFORE_ATTACKS,
    STOPS_AT_BLOCKERS,
    THE_BLOCKED_DO_NOTHING,
    THE_UNBLOCKED_DO_NOTHING,
    TRAMPLE_DOES_NOTHING,
    TRAMPLE_WANTS_BLOCKERS,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, told, yes
from judgekit.magic.editions.modern.numbers import AS_THOUGH, COMBAT_STEPS, NEW, TRAMPLE
from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.combat import (
    attack_costs,
    combat,
    damage,
    damage_order,
    declarations,
    requirements,
    striking,
    who_may_attack,
    who_may_block,
)
from judgekit.magic.plays.keywords import bands, combat_triggers, keywords
from judgekit.magic.plays.layers import continuous
from judgekit.magic.plays.resolving import entering
from judgekit.magic.plays.turn import priority, turn
from judgekit.magic.questions.combat import (
    A_BLOCKER_THAT_HAS_GONE,
    AN_ATTACKER_THAT_HAS_GONE,
    COST_TO_ATTACK,
    COST_TO_BLOCK,
    DAMAGE_IT_ASSIGNS,
    DAMAGE_STEPS,
    EVASION_ADDS_UP,
    EVASION_IS_LOOKED_AT_ONCE,
    GOES_ON_ATTACKING,
    GOES_ON_FIGHTING,
    GOES_ON_FIGHTING_TAPPED,
    LIMITS_ARE_LOOKED_AT_ONCE,
    LOOKED_AT_AS_IT_ATTACKS,
    LOOKED_AT_AS_IT_BLOCKS,
    NO_DAMAGE_TO_WHOEVER_LEFT,
    NO_DECLARATION_OF_ATTACKERS,
    NO_DECLARATION_OF_BLOCKERS,
    NOBODY_ATTACKS,
    NOTHING_WITHOUT_BLOCKERS,
    NOTHING_WITHOUT_ITS_ATTACKER,
    ONLY_THE_ATTACKING_SIDE_ATTACKS,
    PRIORITY_WHERE_NOBODY_ATTACKS,
    RECIPIENTS,
    STRIKES_NOW,
    TABLE_RULES,
    THE_PLAYER_THAT_IT_ATTACKS,
    WHAT_IT_ATTACKS_HAS_TO_BE_THERE,
    WHAT_IT_BLOCKS_HAS_TO_ATTACK,
    WHERE_IT_ATTACKS_IS_CHOSEN,
    WHO_DECLARES_BLOCKS,
    WHOM_IT_BLOCKS_IS_CHOSEN,
)
from judgekit.magic.questions.keywords import ATTACKS_ALONE
from judgekit.magic.questions.mechanics import ONLY_CREATURES_FIGHT
from judgekit.magic.questions.text import STAYS_BLOCKED, UNBLOCKED_AFTER_THE_BLOCKS
from judgekit.magic.questions.triggers import (
    A_PLAYER_ATTACKS_ANOTHER_ONCE,
    BLOCKING_IS_ONE_EVENT,
    EACH_BLOCKER_TRIGGERS,
    EACH_ONE_BLOCKED_TRIGGERS,
    EACH_THAT_ATTACKS_COUNTS,
    ONLY_THE_DECLARED_ATTACK,
    ONLY_THE_DECLARED_BLOCK,
    THOSE_WHO_JOIN_COUNT,
    TO_ATTACK_IS_ONE_EVENT,
    TO_BE_ATTACKED_IS_ONE_EVENT,
    TO_BECOME_BLOCKED_IS_ONE_EVENT,
    UNBLOCKED_THOUGH_NEVER_DECLARED,
)
from judgekit.magic.questions.turn import AN_EFFECT_BLOCKS

WHO_FIGHTS = "506.2"
ATTACKS = "508.1"
MAY_ATTACK = "508.1a"
ATTACK_RESTRICTED = "508.1c"
OPTIONAL_COSTS = at(None, "508.1g")
ATTACK_COST = at("508.1g", "508.1h")
BLOCKS = "509.1"
BLOCK_RESTRICTED = "509.1b"
BLOCK_COST = "509.1d"
AFTER_ATTACKERS = at("508.3", "508.2")
BLOCKED = "509.1h"
ENTERS_BLOCKING = at("509.7", "509.4")
ASSIGNING = "510.1"
OF_THE_BLOCKED = "510.1c"
OF_BLOCKERS = "510.1d"
TWO_STEPS = at("510.5", "510.4")


TABLES: Tables = {
    "procedures": {
        "combat phase": (
            Row(at("507.3", "507.2"), turn.beginning_of_combat, mistake=NO_PRIORITY_BEFORE_ATTACKS),
            Row(ATTACKS, combat.attackers_step, also=(at("703.4f", "703.4i"),)),
            Row(BLOCKS, combat.blockers_step, also=(at("703.4g", "703.4j"),)),
            Row(ASSIGNING, damage.damage_step, also=(at("703.4j", "703.4k"),)),
            Row(at("511.2", "511.1"), turn.end_of_combat),
        ),
        "attack": (
            Row(ATTACKS, declarations.declare_attack),
            Row("508.1e", bands.declare),
            Row("508.1f", declarations.tap_attackers, mistake=ATTACKS_UNTAPPED),
            Row(
                OPTIONAL_COSTS,
                attack_costs.choose_offers,
                when=attack_costs.may_be_offered,
                only_with=("AsAttacks", "arruolare"),
            ),
            Row(
                ATTACK_COST,
                attack_costs.worked_out(COST_TO_ATTACK),
                when=attack_costs.may_cost,
                only_with=(AT_WORK, "offered"),
            ),
            Row(at("508.1h", "508.1i"), attack_costs.make_mana, when=attack_costs.mana_is_due, only_with=("toll",)),
            Row(
                at("508.1i", "508.1j"),
                attack_costs.pay,
                when=attack_costs.is_due,
                only_with=("toll",),
                mistake="attacca pagando soltanto una parte del costo per attaccare, o niente",
            ),
            Row(at("508.1j", "508.1k"), declarations.come_to_attack),
        ),
        "after attack": (
            Row(
                AFTER_ATTACKERS,
                priority.window,
                also=(at("508.2", "508.2b"),),
                mistake=NO_PRIORITY_AFTER_ATTACKS,
            ),
        ),
        "block": (
            Row(BLOCKS, declarations.declare_block),
            Row(
                BLOCK_COST,
                attack_costs.worked_out(COST_TO_BLOCK),
                when=attack_costs.may_cost,
                only_with=(AT_WORK, "offered"),
            ),
            Row("509.1e", attack_costs.make_mana, when=attack_costs.mana_is_due, only_with=("toll",)),
            Row(
                "509.1f",
                attack_costs.pay,
                when=attack_costs.is_due,
                only_with=("toll",),
                mistake="blocca pagando soltanto una parte del costo per bloccare, o niente",
            ),
            Row("509.1g", declarations.come_to_block),
            Row(BLOCKED, declarations.are_blocked_or_not),
        ),
        "damage orders": (
            Row(
                at("509.2", None),
                damage_order.of_blockers,
                also=(at("703.4h", None),),
                when=damage_order.several_block_one,
                mistake="non mette in ordine i bloccanti prima del danno",
            ),
            Row(
                at("509.3", None),
                damage_order.of_blocked,
                also=(at("703.4i", None),),
                when=damage_order.one_blocks_several,
            ),
        ),
        "place in orders": (Row(at("509.6", None), entering.place),),
        "place a newcomer": (Row(at("509.7", None), entering.place_newcomer),),
        "after block": (
            Row(
                at("509.5", "509.2"),
                priority.window,
                also=(at("509.4", "509.2a"),),
                mistake=NO_PRIORITY_AFTER_BLOCKS,
            ),
        ),
        "combat damage": (
            Row(ASSIGNING, damage.announce),
            Row("510.2", damage.deal_now, also=(at("703.4k", "703.4m"),)),
        ),
        "after damage": (
            Row(
                at("510.4", "510.3"),
                priority.window,
                also=(at("510.3", "510.3a"),),
                mistake=NO_PRIORITY_AFTER_DAMAGE,
            ),
        ),
        "attack out of time": (Row(ATTACKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
        "block out of time": (Row(BLOCKS, priority.out_of_time, also=(WHO_FIGHTS,)),),
        "order out of time": (Row(at("509.2", "510.1"), priority.out_of_time),),
        "damage out of time": (Row(ASSIGNING, priority.out_of_time),),
    },
    "checks": {
        "attack in time": (Row(WHO_FIGHTS, who_may_attack.out_of_turn, mistake=ATTACKS_OUT_OF_TURN),),
        "attack": (
            Row(MAY_ATTACK, who_may_attack.may_be_chosen, also=("302.5",), mistake=ATTACKS_TAPPED),
            Row(
                NEW,
                who_may_attack.theirs_since_turn_began,
                also=(MAY_ATTACK,),
                mistake="fa attaccare una creatura che ha ancora debolezza da evocazione",
            ),
            Row(
                ATTACK_RESTRICTED,
                who_may_attack.kept_from_attacking,
                mistake=ATTACKS_THOUGH_KEPT_FROM_IT,
            ),
        ),
        "attack that": (
            Row(
                "508.1b",
                who_may_attack.what_may_be,
                also=("506.3",),
                mistake=ATTACKS_WHAT_CANNOT_BE,
            ),
        ),
        "attack whom": (
            Row(
                ATTACK_RESTRICTED,
                who_may_attack.kept_from_that,
                mistake=ATTACKS_WHOM_NOBODY_MAY,
            ),
        ),
        "attack together": (
            Row(
                ATTACK_RESTRICTED,
                requirements.attack_restricted,
                mistake=ATTACKS_ALONE_THOUGH_FORBIDDEN,
            ),
            Row(
                "508.1d",
                requirements.attack_required,
                mistake="lascia fuori dall’attacco una creatura che deve attaccare",
            ),
        ),
        "block in time": (Row(WHO_FIGHTS, who_may_block.out_of_defence, mistake=BLOCKS_OUT_OF_TURN),),
        "block at all": (
            Row("509.1a", who_may_block.may_be_blocker, mistake=BLOCKS_TAPPED),
            Row(
                BLOCK_RESTRICTED,
                who_may_block.kept_from_blocking,
                mistake=BLOCKS_THOUGH_KEPT_FROM_IT,
            ),
        ),
        "block": (
            Row(
                "802.4a",
                who_may_block.only_what_attacks_you,
                mistake="blocca una creatura che attacca un altro giocatore",
            ),
            Row(BLOCK_RESTRICTED, who_may_block.evasion, mistake=BLOCKS_THE_EVASIVE),
            Row(BLOCK_RESTRICTED, who_may_block.own_limits, mistake=BLOCKS_BEYOND_ITS_LIMITS),
        ),
        "block together": (
            Row(
                BLOCK_RESTRICTED,
                requirements.block_restricted,
                mistake="blocca un attaccante con meno creature di quante ne occorrano, o con troppe",
            ),
            Row(
                "509.1c", requirements.block_required, mistake="lascia fuori dal blocco una creatura che deve bloccare"
            ),
        ),
        "division": (Row("510.1e", damage.adds_up, mistake=DAMAGE_THAT_DOES_NOT_ADD_UP),),
    },
    "rulings": {
        THE_PLAYER_THAT_IT_ATTACKS: (told("508.5", 0, also=("508.5a", "802.2a")),),
        WHO_DECLARES_BLOCKS: (told("802.4", 0, also=("802.2", "802.4b", "506.2a")),),
        NO_DAMAGE_TO_WHOEVER_LEFT: (yes("800.4e"),),
        TABLE_RULES: (Row(ATTACK_RESTRICTED, continuous.table_rules),),
        COST_TO_ATTACK: (Row(ATTACK_COST, continuous.cost_of("cost to attack")),),
        COST_TO_BLOCK: (Row(BLOCK_COST, continuous.cost_of("cost to block")),),
        PRIORITY_WHERE_NOBODY_ATTACKS: (yes(AFTER_ATTACKERS),),
        NOBODY_ATTACKS: (Row(at("508.6", "508.8"), combat.nobody_attacks, also=(COMBAT_STEPS,)),),
        STAYS_BLOCKED: (Row(BLOCKED, declarations.stays_blocked),),
        DAMAGE_IT_ASSIGNS: (Row("510.1a", damage.as_much_as_power, also=(at("119.2a", "120.2a"), "302.4a")),),
        RECIPIENTS: (
            Row("510.1b", damage.unblocked_to_player, mistake=THE_UNBLOCKED_DO_NOTHING),
            Row(OF_THE_BLOCKED, damage.blocked_to_blockers, mistake=THE_BLOCKED_DO_NOTHING),
            Row(OF_BLOCKERS, damage.blocker_to_blocked, mistake=BLOCKERS_DO_NOTHING),
            Row(AS_THOUGH, damage.past_blockers, mistake=STOPS_AT_BLOCKERS),
            Row(TRAMPLE, keywords.spills, mistake=TRAMPLE_DOES_NOTHING),
            Row(at("702.19c", "702.19d"), keywords.all_of_it_through, mistake=TRAMPLE_WANTS_BLOCKERS),
        ),
        NOTHING_WITHOUT_BLOCKERS: (yes(OF_THE_BLOCKED),),
        NOTHING_WITHOUT_ITS_ATTACKER: (yes(OF_BLOCKERS),),
        ONLY_THE_DECLARED_ATTACK: (yes(at("508.4", "508.3a"), also=(at(None, "508.4"),)),),
        WHERE_IT_ATTACKS_IS_CHOSEN: (yes("508.4"),),
        WHAT_IT_ATTACKS_HAS_TO_BE_THERE: (yes("508.4a", also=("506.3c",)),),
        ONLY_CREATURES_FIGHT: (yes("506.3a"),),
        ONLY_THE_ATTACKING_SIDE_ATTACKS: (yes("506.3b"),),
        ONLY_THE_DECLARED_BLOCK: (yes(ENTERS_BLOCKING),),
        WHOM_IT_BLOCKS_IS_CHOSEN: (yes(ENTERS_BLOCKING),),
        WHAT_IT_BLOCKS_HAS_TO_ATTACK: (yes(at("509.7a", "509.4a"), also=("506.3d",)),),
        EACH_THAT_ATTACKS_COUNTS: (yes(at("508.2", "508.3c")),),
        NO_DECLARATION_OF_ATTACKERS: (yes(at("508.4b", "508.4c")),),
        NO_DECLARATION_OF_BLOCKERS: (yes(at("509.7b", "509.4b")),),
        LOOKED_AT_AS_IT_ATTACKS: (yes("508.2a"),),
        LOOKED_AT_AS_IT_BLOCKS: (yes(at("509.4f", "509.3f")),),
        TO_ATTACK_IS_ONE_EVENT: (yes(at("508.2", "508.3d")),),
        A_PLAYER_ATTACKS_ANOTHER_ONCE: (yes(at("508.2", "508.3e")),),
        TO_BE_ATTACKED_IS_ONE_EVENT: (yes(at("508.2", "508.3b")),),
        THOSE_WHO_JOIN_COUNT: (yes(at("509.4e", "509.3e")),),
        UNBLOCKED_THOUGH_NEVER_DECLARED: (yes(at("509.4g", "509.3g")),),
        ATTACKS_ALONE: (Row("506.5", combat_triggers.is_the_only_one),),
        GOES_ON_FIGHTING: (yes("506.4a"),),
        GOES_ON_FIGHTING_TAPPED: (yes("506.4b"),),
        GOES_ON_ATTACKING: (yes("506.4c"),),
        A_BLOCKER_THAT_HAS_GONE: (yes(at("509.2a", None)),),
        AN_ATTACKER_THAT_HAS_GONE: (yes(at("509.3a", None)),),
        DAMAGE_STEPS: (Row(TWO_STEPS, striking.two_steps),),
        STRIKES_NOW: (Row(TWO_STEPS, striking.in_their_step),),
        EVASION_IS_LOOKED_AT_ONCE: (yes(BLOCK_RESTRICTED),),
        EVASION_ADDS_UP: (yes(BLOCK_RESTRICTED),),
        LIMITS_ARE_LOOKED_AT_ONCE: (yes(BLOCK_RESTRICTED),),
        BLOCKING_IS_ONE_EVENT: (yes(at("509.4a", "509.3a")),),
        TO_BECOME_BLOCKED_IS_ONE_EVENT: (yes(at("509.4c", "509.3c")),),
        EACH_ONE_BLOCKED_TRIGGERS: (yes(at("509.4b", "509.3b")),),
        EACH_BLOCKER_TRIGGERS: (yes(at("509.4d", "509.3d")),),
        AN_EFFECT_BLOCKS: (yes(BLOCKED),),
        UNBLOCKED_AFTER_THE_BLOCKS: (yes(BLOCKED),),
    },
    "watches": {
        "tolled": (Row(OPTIONAL_COSTS, attack_costs.notice),),
    },
}
