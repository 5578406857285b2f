"""Words chosen for a permanent as it enters: which of its abilities it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.magic.language import tree
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def was_chosen(game: Game, value: bool, what: tree.WordChosen, source: Thing) -> bool:
    """The word behind which an ability stands was chosen as its permanent entered."""
    return str(source.marks.get("choices", {}).get("word", "")).casefold() == what.word.casefold()
