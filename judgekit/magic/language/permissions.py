"""What lets cards be played may tell what these gain for it: `you may … . If you do, it gains …`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import UNSAID, Ref

if TYPE_CHECKING:
    from judgekit.magic.language.makers.intermediate import Sentence
    from judgekit.magic.language.tree import Ability


def with_what_it_gives(before: Ability | None, sentence: Sentence) -> tree.Static | None:
    """What lets cards be played, with the words that they gain where it was used; None where that is not told."""
    if not isinstance(before, tree.Static) or len(before.rules) != 1 or len(sentence.steps) != 1:
        return None
    (name, about), (step,) = before.rules[0], sentence.steps
    if name != "may be played from" or not isinstance(step, tree.Change) or not isinstance(step.what, Ref):
        return None
    bare = tree.Change(step.what, words=step.words, until=UNSAID)
    if len(about) > len(("zone", "cards")) or not step.words or not tree.same(step, bare):
        return None
    return before._replace(rules=((name, (*about, step.words)),))
