"""Zones (400–408): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import EVERY_HAND_HAS_A_LIMIT
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import CARDS_FIRST, ON_THE_RULES, PHASES, TOP_CARD_REVEALED
from judgekit.magic.plays.board import zones
from judgekit.magic.plays.keywords import from_hand
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.turn import setup, turn
from judgekit.magic.questions.board import EXILED_AGAIN_IS_NEW, NEW_OBJECT, PLACE_ON_THE_STACK, SHARED_ZONE, ZONE_OF
from judgekit.magic.questions.casting import WHAT_LETS_IT_BE_CAST_STAYS
from judgekit.magic.questions.replacement import (
    A_SHIELD_FOLLOWS_THE_SPELL,
    WHAT_WAS_CHOSEN_FOR_THE_SPELL,
    X_OF_A_COST_BESIDE,
)
from judgekit.magic.questions.resolving import (
    A_TEXT_FINDS_WHAT_IT_HAS_MOVED,
    AN_AURA_FINDS_ITSELF,
    FINDS_WHAT_IT_BECAME,
    IT_STAYS_CHANGED,
    REMOVED_FROM_THE_GAME,
    TOO_FEW_CARDS_ABOVE,
)
from judgekit.magic.questions.text import (
    A_NEW_TOP_CARD_WAITS,
    ALL_THAT_IT_EXILED,
    LINKED_AS_ACQUIRED,
    PAID_CARDS_ARE_LINKED,
    THE_EXILED_CARD,
    WHAT_IS_IN_EXILE_IS_SEEN,
    WHAT_IT_EXILED_INSTEAD,
    WHAT_IT_PUT_THERE,
    WHAT_ITS_MAKER_EXILED,
    ZONE_MEANT,
)
from judgekit.magic.questions.turn import MAXIMUM_HAND_SIZE, THE_YOUNGEST_LIMIT_HOLDS

HAND_LIMIT = "402.2"
INTO_GRAVEYARD = "404.1"
DISCARDING = at("701.7a", "701.9a")
THE_CARDS_IN_EXILE = "406.6"
LINKED = "607.1"


TABLES: Tables = {
    "procedures": {
        "game": (
            Row("401.1", setup.decks_become_libraries, when=setup.begins),
            Row(at("103.2", "103.1"), setup.who_starts, when=setup.begins),
            Row(at("103.3", "103.4"), setup.life, when=setup.begins, also=(at("118.1", "119.1"),)),
            Row(at("103.4", "103.5"), setup.hands, when=setup.begins),
            Row(at("103.4", None), setup.smaller_hands, when=setup.begins),
            Row(at(None, "103.5"), setup.seven_again, when=setup.begins),
            Row(at("103.7", "103.8"), turn.take_the_first_turn, when=turn.nobody_has_had_one),
            Row(PHASES, turn.take_the_next_turns),
        ),
        "opening hands": (
            Row(
                at("103.5", "103.6"),
                setup.from_opening_hands,
                also=(at("103.5a", "103.6a"),),
                mistake="comincia la partita senza mettere in gioco ciò che la mano iniziale permette",
            ),
        ),
        "discard": (Row(INTO_GRAVEYARD, zones.discard, also=(DISCARDING,)),),
        "discard those": (Row(INTO_GRAVEYARD, zones.discard_those, also=(DISCARDING,)),),
        "order library": (Row("401.4", zones.order_library),),
        "order graveyard": (Row("404.3", zones.order_graveyard),),
        "shuffle": (Row("401.2", zones.shuffle, also=(at("701.16a", "701.24a"),)),),
    },
    "rulings": {
        SHARED_ZONE: (says("400.1", ""),),
        MAXIMUM_HAND_SIZE: (
            Row(HAND_LIMIT, zones.limit_of_seven),
            Row(HAND_LIMIT, zones.limit_told, also=(CARDS_FIRST,), mistake=EVERY_HAND_HAS_A_LIMIT),
            Row(HAND_LIMIT, zones.no_limit, also=(CARDS_FIRST,), mistake=EVERY_HAND_HAS_A_LIMIT),
        ),
        THE_YOUNGEST_LIMIT_HOLDS: (yes(ON_THE_RULES),),
        ZONE_OF: (Row("400.3", zones.owners_graveyard),),
        A_TEXT_FINDS_WHAT_IT_HAS_MOVED: (yes(at("400.7h", "400.7j")),),
        ZONE_MEANT: (Row("403.2", filters.only_permanents, also=("109.2", "109.2a", at("114.2", "115.2"), "609.2")),),
        TOO_FEW_CARDS_ABOVE: (yes("401.7"),),
        FINDS_WHAT_IT_BECAME: (yes(at("400.7d", "400.7e")),),
        AN_AURA_FINDS_ITSELF: (yes(at("400.7e", "400.7f"), also=(at("603.6f", "603.6e"),)),),
        THE_EXILED_CARD: (told(THE_CARDS_IN_EXILE, 0, also=(LINKED, "607.2a")),),
        WHAT_IT_EXILED_INSTEAD: (told("607.2b", 0, also=(THE_CARDS_IN_EXILE, LINKED, "614.14")),),
        ALL_THAT_IT_EXILED: (yes("607.3"),),
        LINKED_AS_ACQUIRED: (yes("607.5"),),
        WHAT_IT_PUT_THERE: (told("607.2c", 0),),
        PAID_CARDS_ARE_LINKED: (yes(at(None, "607.2q")),),
        WHAT_ITS_MAKER_EXILED: (yes(at(None, "607.1d")),),
        EXILED_AGAIN_IS_NEW: (yes("400.8", also=("406.7",)),),
        NEW_OBJECT: (yes("400.7", also=("403.4",)),),
        PLACE_ON_THE_STACK: (says("405.2", 0, also=("400.5",)),),
        A_NEW_TOP_CARD_WAITS: (yes(TOP_CARD_REVEALED),),
        WHAT_IS_IN_EXILE_IS_SEEN: (
            yes("406.3"),
            Row(
                at("406.3", "406.3a"),
                zones.nothing_of_its_own,
                mistake="dà nome e colore a una carta esiliata a faccia in giù",
            ),
        ),
        REMOVED_FROM_THE_GAME: (says("406.2", "exile", also=(at("701.9a", "701.13a"),)),),
        A_SHIELD_FOLLOWS_THE_SPELL: (yes(at("400.7b", "400.7c")),),
        X_OF_A_COST_BESIDE: (told(at("607.2i", "607.2j"), 0),),
        WHAT_WAS_CHOSEN_FOR_THE_SPELL: (told(at("400.7c", "400.7d"), 0, also=(at(None, "107.3m"),)),),
        IT_STAYS_CHANGED: (yes("400.7a", also=(at("111.4", "112.4"),)),),
        WHAT_LETS_IT_BE_CAST_STAYS: (Row(at("400.7f", "400.7g"), from_hand.keeps_its_permission),),
    },
}
