"""Zones (400–408): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import TOP_CARD_REVEALED
from judgekit.magic.plays.board import zones
from judgekit.magic.plays.keywords import from_hand
from judgekit.magic.plays.replacement import as_enters, prevention
from judgekit.magic.plays.resolving import one_shot, resolving
from judgekit.magic.plays.text import evaluate, filters, hidden_information
from judgekit.magic.plays.turn import setup, turn

HAND_LIMIT = "402.2"
INTO_GRAVEYARD = "404.1"


TABLES: Tables = {
    "procedures": {
        "game": (
            Row("401.1", setup.decks_become_libraries, when=setup.begins),
            Row(at("103.2", "103.1"), setup.who_starts, when=setup.begins),
            Row(at("103.3", "103.4"), setup.life, when=setup.begins),
            Row(at("103.4", "103.5"), setup.hands, when=setup.begins),
            Row(at("103.4", None), setup.smaller_hands, when=setup.begins),
            Row(at(None, "103.5"), setup.seven_again, when=setup.begins),
            Row(at("103.7", "103.8"), turn.take_turns),
        ),
        "discard": (Row(INTO_GRAVEYARD, zones.discard),),
        "discard those": (Row(INTO_GRAVEYARD, zones.discard_those),),
        "order library": (Row("401.4", zones.order_library),),
        "order graveyard": (Row("404.3", zones.order_graveyard),),
        "shuffle": (Row("401.2", zones.shuffle),),
    },
    "rulings": {
        "shared zone": (Row("400.1", zones.shared),),
        "maximum hand size": (Row(HAND_LIMIT, zones.limit_of_seven), Row(HAND_LIMIT, zones.no_limit)),
        "zone of": (Row("400.3", zones.owners_graveyard),),
        "a text finds what it has moved": (Row(at("400.7h", "400.7j"), one_shot.found_by_its_text),),
        "zone meant": (Row("403.2", filters.only_permanents, also=("109.2", "109.2a", at("114.2", "115.2"), "609.2")),),
        "too few cards above": (Row("401.7", one_shot.at_the_bottom),),
        "finds what it became": (Row(at("400.7d", "400.7e"), one_shot.found_again),),
        "an Aura finds itself": (Row(at("400.7e", "400.7f"), one_shot.found_again),),
        "the exiled card": (Row("406.6", evaluate.exiled_by_itself, also=("607.1", "607.2a")),),
        "exiled again is new": (Row("400.8", zones.new_once_more, also=("406.7",)),),
        "new object": (Row("400.7", zones.new_object, also=("403.4",)),),
        "place on the stack": (Row("405.2", zones.on_top, also=("400.5",)),),
        "a new top card waits": (Row(TOP_CARD_REVEALED, hidden_information.waits),),
        "what is in exile is seen": (Row("406.3", zones.face_up), Row(at("406.3", "406.3a"), zones.nothing_of_its_own)),
        "removed from the game": (Row("406.2", zones.removed),),
        "a shield follows the spell": (Row(at("400.7b", "400.7c"), prevention.follow_the_spell),),
        "what was chosen for the spell": (
            Row(at("400.7c", "400.7d"), as_enters.as_chosen_for_the_spell, also=(at(None, "107.3m"),)),
        ),
        "it stays changed": (Row("400.7a", resolving.stays_changed, also=(at("111.4", "112.4"),)),),
        "what lets it be cast stays": (Row(at("400.7f", "400.7g"), from_hand.keeps_its_permission),),
    },
}
