"""Games of more than two players (800, 802): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, yes
from judgekit.magic.editions.modern.numbers import OF_PLANES, WHO_HAS_THE_PLANES
from judgekit.magic.plays.resolving import initiative, monarchs, planes
from judgekit.magic.plays.turn import leaving
from judgekit.magic.questions.turn import (
    NO_TURN_OF_WHOEVER_LEFT,
    NOTHING_TRIGGERS_FOR_WHOEVER_LEFT,
    OF_SEVERAL_NOBODY_SKIPS,
    THE_FIRST_MULLIGAN_IS_FREE,
    THE_TURN_GOES_ON,
    WHAT_NOBODY_CONTROLS_IS_EXILED,
)

TABLES: Tables = {
    "procedures": {
        "leave the game": (
            Row(
                at(None, "724.4"),
                monarchs.passes_on,
                when=monarchs.there_is_one,
                mistake="crede che nessuno sia più il monarca quando il monarca lascia la partita",
            ),
            Row(
                at(None, "725.4"),
                initiative.passes_on,
                when=initiative.there_is_one,
                mistake="crede che l’iniziativa vada persa quando chi l’ha lascia la partita",
            ),
            Row(
                WHO_HAS_THE_PLANES,
                planes.pass_to_another,
                also=(at("800.4m", "800.4p"), OF_PLANES),
                when=planes.any_planes,
                mistake="lascia i piani a un giocatore che ha lasciato la partita",
            ),
            Row(
                "901.10b",
                planes.abilities_of_phenomena_stay,
                when=planes.any_phenomena,
                mistake="toglie dalla pila le abilità dei fenomeni di chi ha lasciato la partita",
            ),
            Row(
                "901.10a",
                planes.walks_end,
                when=planes.any_planes,
                mistake="fa risolvere il viaggio tra i piani quando il piano ha lasciato la partita",
            ),
            Row(
                "901.10",
                planes.leave_with_their_owner,
                when=planes.any_planes,
                mistake="lascia a faccia in su il piano di un giocatore che ha lasciato la partita",
            ),
            Row(
                "800.4a",
                leaving.things_leave,
                also=("800.4",),
                mistake="lascia in gioco ciò che è di un giocatore che ha lasciato la partita",
            ),
        ),
        "turn passed over": (
            Row(
                at("800.4j", "800.4m"),
                leaving.ended_with_their_turn,
                mistake="fa durare per sempre ciò che finisce al prossimo turno di chi ha lasciato la partita",
            ),
        ),
    },
    "rulings": {
        OF_SEVERAL_NOBODY_SKIPS: (yes(at("800.6", "800.7"), also=(at("103.7c", "103.8c"),)),),
        THE_FIRST_MULLIGAN_IS_FREE: (yes(at("103.4c", "800.6"), also=(at("800.5", "103.5c"),)),),
        NO_TURN_OF_WHOEVER_LEFT: (yes(at("800.4i", "800.4k")),),
        THE_TURN_GOES_ON: (yes(at("800.4h", "800.4j")),),
        NOTHING_TRIGGERS_FOR_WHOEVER_LEFT: (yes("800.4d"),),
        WHAT_NOBODY_CONTROLS_IS_EXILED: (yes("800.4c"),),
    },
}
