"""Templates: boards of a kind, drawn by chance, as scenario files. The engine says what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards import (
    block_boards,
    combat_boards,
    continuous_boards,
    finer_boards,
    first_boards,
    keyword_boards,
    rarer_boards,
    spell_boards,
    state_boards,
    trigger_boards,
    turn_boards,
    wom_boards,
    wom_count_boards,
    wom_rarer_boards,
    zone_boards,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Template


TEMPLATES: tuple[Template, ...] = (
    *combat_boards.TEMPLATES,
    *keyword_boards.TEMPLATES,
    *block_boards.TEMPLATES,
    *spell_boards.TEMPLATES,
    *zone_boards.TEMPLATES,
    *turn_boards.TEMPLATES,
    *state_boards.TEMPLATES,
    *trigger_boards.TEMPLATES,
    *continuous_boards.TEMPLATES,
    *rarer_boards.TEMPLATES,
    *finer_boards.TEMPLATES,
    *first_boards.TEMPLATES,
    *wom_boards.TEMPLATES,
    *wom_rarer_boards.TEMPLATES,
    *wom_count_boards.TEMPLATES,
)


def of_edition(edition: str) -> tuple[Template, ...]:
    """The templates that an edition can play."""
    return tuple(template for template in TEMPLATES if edition in template.editions)
