"""What a text goes on to tell of its own thing that enters as a copy: what triggers «when you do»."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from judgekit.magic.language import tree
from judgekit.magic.language.joining import paying
from judgekit.magic.language.makers.lasting import for_good
from judgekit.magic.language.makers.references import settle

if TYPE_CHECKING:
    from judgekit.magic.language.makers.intermediate import Sentence
    from judgekit.magic.language.sentences import Said


def with_what_triggers(sentences: list[tuple[Said, Sentence]]) -> list[tuple[Said, Sentence]]:
    """What triggers behind such a text does so as its thing enters, and belongs to that."""
    found: list[tuple[Said, Sentence]] = []
    for said, sentence in sentences:
        last = found[-1][1] if found else None
        copying = last.steps[-1] if last is not None and last.kind == "plain" and last.steps else None
        if last is not None and sentence.kind == "when so" and _enters_as_a_copy(copying):
            told = settle(tuple(paying(step) for step in sentence.steps))
            then = copying._replace(do=(*copying.do, tree.Reflexive(told.wants, for_good(told.do))))
            found[-1] = (found[-1][0], last._replace(steps=(*last.steps[:-1], then)))
        else:
            found.append((said, sentence))
    return found


def _enters_as_a_copy(step: object) -> TypeGuard[tree.Instead]:
    return isinstance(step, tree.Instead) and step.kind == "enters" and tree.holds(step.do, tree.BecomeCopy)
