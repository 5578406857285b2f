"""Keywords that count while a card is being cast, had on a condition: `this spell has flash as long as …`."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree

_FLASH = (tree.Keyword("lampo"),)
_OTHERS = frozenset({"cascata", "convocazione", "esumare", "improvvisare", "replicare", "tempesta", "affinità"})


def is_of_casting(step: Any) -> bool:
    """Whether a card says of itself no more than that it has such keywords."""
    if not isinstance(step, tree.Change) or not isinstance(step.what, tree.This) or not step.words:
        return False
    words = {getattr(word, "word", "") for word in step.words}
    return step.words == _FLASH or bool(words & _OTHERS)


def as_it_is_cast(static: tree.Static) -> list[tree.Ability] | None:
    """Flash on a condition is that it may be cast so while that holds; None for a keyword that is not played so."""
    if not static.changes or not is_of_casting(static.changes[0]):
        return [static]
    if static.changes[0].words != _FLASH or len(static.changes) > 1:
        return None
    return [tree.Static(condition=static.condition, rules=(("may be cast at any time", None),))]
