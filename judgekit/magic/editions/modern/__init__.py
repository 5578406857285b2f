"""Magic's modern comprehensive rules: one set of chapter tables, with a number for each date."""

from __future__ import annotations

from typing import Any

from judgekit.magic.editions.at_odds import AT_ODDS
from judgekit.magic.editions.modern import (
    additional,
    cards,
    casting,
    combat,
    concepts,
    copies,
    day_and_night,
    effects,
    faces,
    keyword_abilities,
    keyword_actions,
    keyword_casting,
    layers,
    many_players,
    mechanics,
    replacement,
    teams,
    triggers,
    turn,
    zones,
)
from judgekit.magic.editions.modern.dated import Date, tables_at
from judgekit.magic.plays.board import held
from judgekit.magic.plays.events import DEEDS
from judgekit.magic.plays.keywords.protective import HEXPROOF
from judgekit.magic.plays.layers import characteristics
from judgekit.magic.plays.resolving import one_shot
from judgekit.table.system import System

CHAPTERS = (
    concepts, cards, zones, turn, combat, casting, triggers, effects, layers, replacement, keyword_actions,
    keyword_abilities, keyword_casting, copies, faces, additional, many_players, teams, day_and_night, mechanics,
)  # fmt: skip

# Points about which these editions have a rule, and Classic has none; those that are only in later dates.
POINTS = frozenset(
    {
        "targets of abilities", "no target", "generic mana", "several costs", "an optional cost",
        "what has changed since", "a changed payment", "some targets that stay", "paying or not",
        "what a text has moved", "cost of an ability", "leaving the stack",
    }
)  # fmt: skip
LATER_POINTS = {"cr-2016": frozenset[str](), "cr-2026": frozenset({"any target", "a division among new targets"})}

# Keywords of which plays speak that are the same at all dates, and that the rules of a date do not know yet.
LATER_KEYWORDS = {
    "cr-2016": frozenset({"camuffare", "carica d’avvio", "disturbare", "fuga", "saltare pagina", "tossico", "vanto"}),
    "cr-2026": frozenset[str](),
}

# The cards with several faces that there are at a date.
LAYOUTS = {
    "cr-2016": frozenset({"split", "transform", "flip"}),
    "cr-2026": frozenset({"split", "transform", "modal", "adventure", "flip", "omen", "prototype"}),
}

VALUES: dict[str, Any] = {
    "reading": characteristics.READING,
    "read by the way": characteristics.BY_THE_WAY,
    "at odds": AT_ODDS,
    "holds": held.holds,
    "at once": one_shot.AT_ONCE,
    "life": 20,
    "hand size": 7,
    "opening hand": 7,
    "poison": 10,
    "lost whole": HEXPROOF,  # the keyword of which whoever loses it loses those with a quality, too
    "commanders": True,
    "teams": True,
    # Kinds of events after which nothing can need putting right.
    "quiet": frozenset(
        {
            "priority", "pass", "leave", "phase", "step", "note", "choose", "played", "resolves", "announce", "stack",
            "combat", "attacks", "player attacks", "is attacked", "band", "blocks", "becomes blocked",
            "becomes unblocked", "assigned", "declined", "copied", "mana", "spend", "unused",
        }
    ),
}  # fmt: skip


def system_at(date: Date) -> System:
    """The edition of a date: a whole value."""
    points = POINTS | LATER_POINTS[date.column]
    tables = tables_at(date, (chapter.TABLES for chapter in CHAPTERS))
    of_date = {"speaks of": points, "layouts": LAYOUTS[date.column], "later keywords": LATER_KEYWORDS[date.column]}
    return System(date.name, tables, DEEDS, {**VALUES, **of_date})


def system(name: str) -> System:
    """The edition of a date that has a column of its own."""
    return system_at(Date(name, name))
