"""Abilities in quotation marks that name the card which quotes them: its own, or given to something else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.grammar import words
from judgekit.magic.language.makers.intermediate import THE_GRANTER, Named

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.language.tree import Ability


def as_given(text: str, names: tuple[str, ...], read: Callable[[str, str], tuple[Ability, ...]]) -> tuple[Any, ...]:
    """What a card quotes, as another thing has it to which the card is what gives it; nothing where that is unclear."""
    marked = words.plain(text)
    for called in sorted(names, key=len, reverse=True):
        marked = re.sub(rf"(?<!\w){re.escape(called)}(?!\w)", THE_GRANTER, marked)
    if any(_may_mean_either(word) for word in words.tokens(marked, (THE_GRANTER,))):
        return ()
    try:
        found = read(marked, THE_GRANTER)
    except NotUnderstood:
        return ()
    told = sum(1 for _ in tree.all_in(found, tree.Granter))
    return found if told >= marked.count(THE_GRANTER) else ()


def _may_mean_either(word: Word) -> bool:
    """Whether a word, where two things are spoken of, does not tell which: only «propria» is of the subject."""
    return word.kind in {"ESSA", "esso", "lui", "ne", "se"} or (word.kind == "suo" and word.said.lower()[:5] != "propr")


def named_itself(node: object) -> Any:
    """The name of a card, in an ability that it gives itself, is that very thing; given to another, it is not read."""
    if isinstance(node, tree.Change) and isinstance(node.what, tree.This):
        own: tuple[Ability, ...] = tuple(one.ability if isinstance(one, Named) else one for one in node.words)
        node = node._replace(words=own)
    if isinstance(node, tree.Static):
        node = node._replace(changes=tuple(map(_named_giver, node.changes)))
    return tree.mapped(node, named_itself)


def _named_giver(change: tree.Change) -> tree.Change:
    """The name of a card, in an ability that it gives all the time to what it is on or to others: what gives it."""
    if not isinstance(change.what, (tree.Host, tree.Each)):
        return change
    given: tuple[Ability, ...] = tuple(
        one.given if isinstance(one, Named) and one.given is not None else one for one in change.words
    )
    return change._replace(words=given)
