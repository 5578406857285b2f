"""Keyword actions (701): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import FINALITY_COUNTERS, HOW_IT_MOVES, REPLACES, SHIELD_COUNTER
from judgekit.magic.plays.replacement import prevention, replacing
from judgekit.magic.plays.resolving import counters, exchanging, goading, keyword_actions, one_shot, resolving

FINALITY = Row(FINALITY_COUNTERS, counters.finality)
MOVED_INSTEAD = Row(REPLACES, replacing.instead, also=(HOW_IT_MOVES,))

TABLES: Tables = {
    "procedures": {
        "exert": (Row(at(None, "701.43a"), goading.do_not_untap),),
        "goad": (Row(at(None, "701.15a"), goading.are_goaded),),
        "counter": (Row(at("701.5a", "701.6a"), resolving.counter),),
        "fight": (Row(at("701.10a", "701.14a"), keyword_actions.strike_each_other),),
        "scry": (Row(at("701.18a", "701.22a"), keyword_actions.some_underneath),),
        "surveil": (Row(at(None, "701.25a"), keyword_actions.some_into_the_graveyard),),
        "explore": (Row(at(None, "701.44a"), keyword_actions.land_or_growth),),
        "proliferate": (Row(at(None, "701.34a"), keyword_actions.one_more_of_each),),
    },
    "rulings": {
        "has to attack": (Row(at(None, "701.15b"), goading.has_to_attack),),
        "both must be there to fight": (Row(at("701.10b", "701.14b"), keyword_actions.both_or_neither),),
        "no refund": (Row(at("701.5b", "701.6b"), resolving.no_refund),),
        "only a change is one": (Row(at("701.17a", "701.26a"), one_shot.only_by_a_change),),
        "sacrifices what others control": (Row(at("701.14a", "701.21a"), one_shot.only_ones_own),),
        "shields fail where regeneration is forbidden": (Row(at("701.12c", "701.19c"), prevention.forbidden),),
        "exchange or nothing": (Row(at("701.8a", "701.12a"), exchanging.all_or_nothing),),
    },
    "amends": {
        "destroy": (
            Row(at("701.12a", "701.19a"), prevention.regeneration),
            Row(SHIELD_COUNTER, counters.shield_from_destruction),
            FINALITY,
            MOVED_INSTEAD,
        ),
    },
}
