"""Additional rules (700, 703–732): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    CHOOSES_NO_TARGETS,
    CHOOSES_NO_X,
    DRAWS_FROM_NOTHING,
    ENCHANTS_NOTHING,
    LIVES_THOUGH_DAMAGED,
    LIVES_WITHOUT_LIFE,
    LIVES_WITHOUT_TOUGHNESS,
    PAYS_NOTHING,
    TOKENS_STAY,
    WHAT_WAS_ILLEGAL_STAYS,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    A_CRIME,
    CHOICES,
    COMMANDER_DAMAGE,
    EMERGE_CHOICE,
    EQUIPMENT_COMES_OFF,
    GIFT_PROMISED,
    HAS_A_PROTECTOR,
    LEGENDS,
    NO_AURA_ON_ITSELF,
    ONE_TARGET_ONCE,
    POISON_OF_TEAMS,
    PUT_TRIGGER,
    SPLICE,
    TARGETS,
    THE_TOTAL_COST,
)
from judgekit.magic.editions.modern.rows import PUT_RIGHT
from judgekit.magic.plays.board.facts import COMMANDERS
from judgekit.magic.plays.casting import (
    announcing,
    crimes,
    emerging,
    half_symbols,
    harmonizing,
    offering,
    put_on_stack,
    splicing,
    total_cost,
)
from judgekit.magic.plays.resolving import gifts, planes, speed, venturing
from judgekit.magic.plays.state_based import battles, commander, equipment, incompatible, planeswalkers, sagas, states
from judgekit.magic.plays.text import counting
from judgekit.magic.plays.turn import loops, phasing, undoing
from judgekit.magic.questions.casting import (
    A_MODE_TWICE,
    EITHER_HALF_IS_PAID,
    LIFE_FOR_A_SYMBOL,
    THE_HALF_OF_AN_ACTION_IS_CHOSEN,
)
from judgekit.magic.questions.replacement import KILLS_BY_TOUCHING
from judgekit.magic.questions.resolving import MODES_OF_A_NEW_TARGET, STATES_WAIT
from judgekit.magic.questions.state_based import (
    FOR_WHOM_IT_IS_PUT_RIGHT,
    LEGENDS_OF_OTHERS_ARE_LEFT_ALONE,
    ONE_RESULT_ONCE,
    PUT_RIGHT_AT_ONE_MOMENT,
    WHAT_IS_PUT_RIGHT,
)
from judgekit.magic.questions.text import DEVOTION, PARTY
from judgekit.magic.questions.turn import ACTS_AGAIN, WHAT_THE_TURN_DOES_COMES_FIRST

PUT_RIGHT_BY_ITSELF = "704.1"
TOUCHED_BY_DEATH = "704.5h"
UNDONE = at("719.1", "732.1")


NEVER_TWICE_FOR_A_WORD = Row(
    ONE_TARGET_ONCE,
    announcing.distinct_for_each_word,
    mistake="sceglie due volte lo stesso bersaglio per una sola parola del testo",
)

TABLES: Tables = {
    "procedures": {
        "undo attack": (Row(UNDONE, undoing.take_back, mistake=WHAT_WAS_ILLEGAL_STAYS),),
        "states": (PUT_RIGHT,),
        "choices of a trigger": (
            Row("700.2b", put_on_stack.choose_modes),
            Row(PUT_TRIGGER, announcing.choose_x),
            Row(PUT_TRIGGER, put_on_stack.choose_targets, mistake=CHOOSES_NO_TARGETS),
            NEVER_TWICE_FOR_A_WORD,
            Row(PUT_TRIGGER, announcing.divide_to_each),
            Row(
                A_CRIME,
                crimes.committed,
                when=crimes.anybody_asks,
                mistake="non sa quando si commette un crimine",
            ),
        ),
        "announcing": (
            Row("700.2a", announcing.choose_modes, also=("700.2c",)),
            Row(CHOICES, total_cost.choose_costs),
            Row(
                EMERGE_CHOICE,
                emerging.choose_creature,
                mistake="sceglie la creatura da sacrificare per emergere soltanto mentre paga",
            ),
            Row(
                at(None, "702.180b"),
                harmonizing.choose_creature,
                mistake="sceglie la creatura da TAPpare per armonizzare soltanto mentre paga",
            ),
            Row(
                GIFT_PROMISED,
                gifts.choose_opponent,
                mistake="crede che a chi va il dono si scelga mentre la magia si risolve",
            ),
            Row(
                at("702.47b", "702.48b"),
                offering.choose_permanent,
                mistake="sceglie il permanente da sacrificare per obolo soltanto mentre paga",
            ),
            Row(
                SPLICE,
                splicing.choose_cards,
                also=(
                    at(None, "612.10"),
                    at("702.46b", "702.47b"),
                    at("702.46c", "702.47c"),
                    at("702.46d", "702.47d"),
                    at("702.46e", "702.47e"),
                ),
                mistake="crede che una carta in mano non si unisca a un’altra magia",
            ),
            Row("107.3a", announcing.choose_x, also=(at("107.3h", "107.3i"),), mistake=CHOOSES_NO_X),
            Row(CHOICES, half_symbols.announce, also=(at(None, "118.13"), at(None, "118.13a"))),
            Row(TARGETS, announcing.choose_targets, also=(at("114.1", "115.1"),), mistake=CHOOSES_NO_TARGETS),
            NEVER_TWICE_FOR_A_WORD,
            Row(
                "601.2d",
                announcing.divide_to_each,
                mistake="non guarda quanto tocca a ciascun bersaglio di ciò che una magia divide",
            ),
            Row("601.2e", announcing.check_legality),
            Row(THE_TOTAL_COST, total_cost.work_out),
            Row("601.2g", total_cost.make_mana),
            Row("601.2h", total_cost.pay_all, mistake=PAYS_NOTHING),
            Row("601.2i", announcing.has_been_played),
            Row(
                A_CRIME,
                crimes.committed,
                when=crimes.anybody_asks,
                mistake="non sa quando si commette un crimine",
            ),
        ),
        "undo": (Row(UNDONE, undoing.take_back, mistake=WHAT_WAS_ILLEGAL_STAYS),),
        "loop": (
            Row(at("718.3", "731.3"), loops.fragmented),
            Row(at("718.2a", "731.2a"), loops.proposed, also=(at("718.1b", "731.1b"),)),
            Row(at("718.2b", "731.2b"), loops.shortened),
        ),
    },
    "rulings": {
        EITHER_HALF_IS_PAID: (yes("107.4e"),),
        THE_HALF_OF_AN_ACTION_IS_CHOSEN: (yes(at(None, "118.13c")),),
        LIFE_FOR_A_SYMBOL: (yes("107.4f"),),
        A_MODE_TWICE: (says("700.2d", False),),
        DEVOTION: (Row("700.5", counting.devotion),),
        PARTY: (Row(at(None, "700.8"), counting.party, also=(at(None, "700.8b"),)),),
        WHAT_THE_TURN_DOES_COMES_FIRST: (yes("703.3", also=("405.6e", at("116.2c", "117.2c"))),),
        PUT_RIGHT_AT_ONE_MOMENT: (yes(at("704.7", "704.8")),),
        ONE_RESULT_ONCE: (yes(at("704.6", "704.7")),),
        KILLS_BY_TOUCHING: (yes(TOUCHED_BY_DEATH),),
        LEGENDS_OF_OTHERS_ARE_LEFT_ALONE: (yes(LEGENDS),),
        WHAT_IS_PUT_RIGHT: (told(PUT_RIGHT_BY_ITSELF, 0),),
        FOR_WHOM_IT_IS_PUT_RIGHT: (told(PUT_RIGHT_BY_ITSELF, 0),),
        STATES_WAIT: (yes("704.4"),),
        ACTS_AGAIN: (yes(at("719.2", "732.2")),),
        MODES_OF_A_NEW_TARGET: (told("700.2f", 0, also=(at("114.7", "115.8"),)),),
    },
    "states": {
        "all": (
            Row("704.5a", states.no_life, also=("104.3b", at("118.6", "119.6")), mistake=LIVES_WITHOUT_LIFE),
            Row(
                at("704.5t", "704.6a"),
                states.no_team_life,
                also=("810.8c",),
                mistake="lascia in partita una squadra senza più punti vita",
            ),
            Row(
                at("704.5u", "704.6b"),
                states.team_poisoned,
                also=(POISON_OF_TEAMS,),
                mistake="lascia in partita una squadra con quindici segnalini veleno",
            ),
            Row("704.5b", states.drew_from_empty, also=("104.3c", at("120.4", "121.4")), mistake=DRAWS_FROM_NOTHING),
            Row(
                "704.5c",
                states.poisoned,
                also=("104.3d", at("121.1c", "122.1f")),
                mistake="tiene in partita chi ha dieci segnalini veleno",
            ),
            Row("704.5d", states.tokens_elsewhere, also=(at("110.5f", "111.7"),), mistake=TOKENS_STAY),
            Row(
                at("704.5d", None),
                phasing.cease_to_exist,
                also=(at("702.25k", None),),
                mistake="crede che una pedina fuori fase possa tornare in gioco",
            ),
            Row(
                "704.5e",
                states.copies_elsewhere,
                also=(at("706.10a", "707.10a"),),
                mistake="lascia nel cimitero la copia di una magia, come se fosse una carta",
            ),
            Row("704.5f", states.no_toughness, mistake=LIVES_WITHOUT_TOUGHNESS),
            Row("704.5g", states.lethal_damage, also=("302.4b", "302.7"), mistake=LIVES_THOUGH_DAMAGED),
            Row(
                "306.9",
                planeswalkers.no_loyalty,
                also=(at("121.1b", "122.1e"), "704.5i"),
                only_with=("planeswalker",),
                mistake="tiene in gioco un planeswalker senza più fedeltà",
            ),
            Row(
                at("306.4", None),
                planeswalkers.one_of_each_type,
                also=(at("704.5j", None),),
                only_with=("planeswalker",),
                mistake="tiene due planeswalker dello stesso tipo",
            ),
            Row(
                TOUCHED_BY_DEATH,
                incompatible.touched_by_death,
                also=(at("702.2c", "702.2b"),),
                mistake="tiene in gioco una creatura danneggiata da una fonte con tocco letale",
            ),
            Row(
                COMMANDER_DAMAGE,
                commander.has_dealt_enough,
                also=(at("704.5v", "704.6c"), "104.3j"),
                only_with=(commander.DAMAGE_OF_COMMANDERS,),
                mistake="tiene in partita chi ha subito 21 danni da combattimento dallo stesso comandante",
            ),
            Row(
                at(None, "903.9a"),
                commander.put_back,
                also=(at(None, "704.6d"),),
                only_with=(COMMANDERS,),
                mistake="crede che un comandante nel cimitero o in esilio non possa tornare nella zona di comando",
            ),
            Row(
                LEGENDS,
                states.legends_chosen,
                also=("205.4d",),
                mistake="tiene due permanenti leggendari con lo stesso nome",
            ),
            Row(
                at("704.5m", "704.5k"),
                states.worlds_tied,
                also=(at("205.4e", "205.4f"),),
                mistake="tiene in gioco due permanenti mondo",
            ),
            Row(
                at(None, "704.5y"),
                states.roles_tied,
                also=(at(None, "303.7a"),),
                only_with=("Ruolo",),
                mistake="lascia due Ruoli dello stesso giocatore sullo stesso permanente",
            ),
            Row(at("704.5n", "704.5m"), states.homeless, also=("303.4c",), mistake=ENCHANTS_NOTHING),
            Row(
                EQUIPMENT_COMES_OFF,
                equipment.comes_off,
                also=(at("704.5p", "704.5n"), "701.3d"),
                only_with=("artifact", "enchantment"),
                mistake="tiene assegnato un Equipaggiamento a ciò che non può equipaggiare",
            ),
            Row(
                at(None, "714.4"),
                sagas.are_over,
                also=(at(None, "704.5s"), at(None, "714.2d")),
                only_with=("Saga",),
                mistake="tiene in gioco una Saga conclusa",
            ),
            Row(
                at(None, "309.6"),
                venturing.are_completed,
                also=(at(None, "704.5t"),),
                when=venturing.any_dungeons,
                mistake="lascia nella zona di comando un dungeon completato",
            ),
            Row(
                at(None, "702.179a"),
                speed.begins,
                also=(at(None, "704.5z"), at(None, "702.179b")),
                only_with=(speed.START,),
                mistake="crede che chi controlla qualcosa che accende i motori non abbia ancora velocità",
            ),
            Row(
                at("310.7", "312.7"),
                planes.are_left_behind,
                also=(at("704.5x", "704.6f"),),
                when=planes.any_phenomena,
                mistake="lascia a faccia in su un fenomeno la cui abilità si è risolta",
            ),
            Row(
                at(None, "310.7"),
                battles.no_defense,
                also=(at(None, "704.5v"), at(None, "122.1g")),
                only_with=("battle",),
                mistake="tiene in gioco una battaglia con difesa zero",
            ),
            Row(
                at(None, "310.10"),
                battles.without_protector,
                also=(HAS_A_PROTECTOR, at(None, "704.5w"), at(None, "704.5x")),
                only_with=("battle",),
                mistake="tiene in gioco una battaglia che nessuno protegge",
            ),
            Row(
                at("704.5q", "704.5p"),
                incompatible.misplaced,
                also=(EQUIPMENT_COMES_OFF, NO_AURA_ON_ITSELF),
                mistake="tiene assegnato a un altro permanente ciò che è diventato una creatura",
            ),
            Row(
                at("704.5r", "704.5q"),
                incompatible.opposite_counters,
                also=(at("121.3", "122.3"),),
                mistake="tiene sulla stessa creatura segnalini +1/+1 e -1/-1",
            ),
        ),
    },
}
