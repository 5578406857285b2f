"""Templates: boards of a kind, drawn by chance, as scenario files. The engine says what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards import blocks, combat, continuous, keywords, spells, states, triggers, turns, wom, zones

if TYPE_CHECKING:
    from judgekit.sheets.boards.words import Template

TEMPLATES: tuple[Template, ...] = (
    *combat.TEMPLATES,
    *keywords.TEMPLATES,
    *blocks.TEMPLATES,
    *spells.TEMPLATES,
    *zones.TEMPLATES,
    *turns.TEMPLATES,
    *states.TEMPLATES,
    *triggers.TEMPLATES,
    *continuous.TEMPLATES,
    *wom.TEMPLATES,
)


def of_edition(edition: str) -> tuple[Template, ...]:
    """The templates that an edition can play."""
    return tuple(template for template in TEMPLATES if edition in template.editions)
