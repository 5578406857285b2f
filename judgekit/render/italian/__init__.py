"""Everything that the engine leaves unsaid, said in Italian: events, refusals, questions, stages, differences.

What is asked for here is imported when it is asked for: whoever wants a plural does without the sentences of a game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.render.italian.differences import difference, without_rule
    from judgekit.render.italian.events import sentence
    from judgekit.render.italian.questions import question
    from judgekit.render.italian.refusals import why_refused
    from judgekit.render.italian.words import stage

__all__ = ["difference", "question", "sentence", "stage", "why_refused", "without_rule"]
_HOMES = {
    "difference": "differences",
    "without_rule": "differences",
    "sentence": "events",
    "question": "questions",
    "why_refused": "refusals",
    "stage": "words",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
