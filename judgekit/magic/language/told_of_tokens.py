"""What a sentence of its own says of tokens that the one before creates: what they have belongs to what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import UNSAID, Ref

if TYPE_CHECKING:
    from judgekit.magic.language.sentences import Said

_HAVE = frozenset({"ha", "hanno"})
_THEM = (Ref("subject"), Ref("thing"), Ref("token"))
_CREATING = (tree.Token, tree.Tokens, tree.May, tree.If, tree.Pay)  # what creates tokens, or may


def with_what_they_have(found: list[object], said: Said, steps: list[object]) -> list[object]:
    """What is left of the steps of a sentence: «Crea una pedina … . Ha "…".» is a token with that in its text."""
    first = steps[0] if steps else None
    if not found or not _tells_what_they_have(first, said) or not isinstance(found[-1], _CREATING):
        return steps
    made = list(tree.all_in(found[-1], tree.Token))
    if not made or tree.holds(found[-1], tree.KnownToken) or (len(made) > 1 and not isinstance(found[-1], tree.Tokens)):
        return steps
    words = first.words
    found[-1] = tree.with_others(found[-1], tree.Token, lambda one: one._replace(abilities=(*one.abilities, *words)))
    return steps[1:]


def _tells_what_they_have(step: object, said: Said) -> TypeGuard[tree.Change]:
    if not isinstance(step, tree.Change) or not step.words:
        return False
    bare = step._replace(words=(), what=None, until=UNSAID)
    of_them = step.what in _THEM and step.until == UNSAID and tree.same(bare, tree.Change(None, until=UNSAID))
    return of_them and any(word.said.lower() in _HAVE for word in said.words)
