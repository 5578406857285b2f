"""Keywords by which spells are cast, and what is paid for them (702): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.cards import DISGUISE, MEGAMORPH, MORPH
from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import CARDS_FIRST, CHOICES, DASH
from judgekit.magic.plays.casting import face_down, faces, helping
from judgekit.magic.plays.keywords import dash, from_hand
from judgekit.magic.plays.turn import allowances
from judgekit.magic.questions.casting import (
    COSTS_THAT_MAY_BE_ADDED,
    COSTS_THAT_MAY_BE_PAID_INSTEAD,
    MAY_BE_PLAYED_FROM_THERE,
    WHAT_ITS_ZONE_ASKS_FOR,
)
from judgekit.magic.questions.resolving import LEAVES_THE_STACK_FOR, WHERE_IT_GOES

FLASHBACK = at("702.33a", "702.34a")
AFTERMATH = at(None, "702.127a")
AN_ADVENTURE = at(None, "715.3d")
AN_ADVENTURE_IS_OVER = "crede che una carta lanciata come Avventura vada nel cimitero e non si possa più giocare"

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
    },
    "rulings": {
        COSTS_THAT_MAY_BE_ADDED: (
            Row(CHOICES, from_hand.buyback),
            Row(
                at("702.32a", "702.33a"),
                from_hand.kicker,
                mistake="crede che il potenziamento non si possa pagare oltre al costo di mana",
            ),
        ),
        COSTS_THAT_MAY_BE_PAID_INSTEAD: (Row(DASH, dash.offer),),
        MAY_BE_PLAYED_FROM_THERE: (
            Row(
                AFTERMATH,
                faces.from_the_graveyard,
                mistake="crede che una metà con conseguenze non si possa lanciare dal cimitero",
            ),
            Row(AN_ADVENTURE, faces.back_from_an_adventure, mistake=AN_ADVENTURE_IS_OVER),
            Row(
                FLASHBACK,
                from_hand.castable_again,
                mistake="crede che una carta con flashback non si possa lanciare dal cimitero",
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
                at("702.36c", "702.37c"),
                face_down.for_three(MORPH, MEGAMORPH),
                mistake="lancia a faccia in giù una carta senza pagare {3}",
            ),
            Row(
                at(None, "702.168b"),
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
        ),
        WHERE_IT_GOES: (
            Row(at("702.26a", "702.27a"), from_hand.back_to_hand),
            Row(AN_ADVENTURE, faces.goes_on_an_adventure, mistake=AN_ADVENTURE_IS_OVER),
        ),
    },
}
