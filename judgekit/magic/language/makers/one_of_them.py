"""Of several players one, whom you choose as it is done, for `an opponent`; or each, who decides for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import AnOpponent, APlayer, Outside, TableRule

if TYPE_CHECKING:
    from collections.abc import Sequence

ONE = (AnOpponent, APlayer)


def chosen_to_act(who: object) -> tuple[list[object], object]:
    """What is done before a player acts, and who that is: `an opponent` is chosen first."""
    return ([one_player(who)], tree.ThatPlayer()) if isinstance(who, ONE) else ([], who)


def one_player(who: AnOpponent | APlayer) -> tree.OnePlayer:
    return tree.OnePlayer(tree.Opponent() if isinstance(who, AnOpponent) else tree.EachPlayer())


def chosen_first(first: list[object], steps: Sequence[tuple[object, ...]]) -> tuple[list[object], list[object]]:
    """`… deals 2 damage to an opponent`: before it is done, one of them is chosen."""
    told = [part for step in steps for part in _told_of(step) if isinstance(part, ONE)]
    if not told:
        return first, list(steps)
    if first or len(told) > 1:
        raise Outside  # one, and another one
    kind = type(told[0])
    return [one_player(told[0])], [tree.with_others(step, kind, lambda _: tree.ThatPlayer()) for step in steps]


def _told_of(step: tuple[object, ...]) -> list[object]:
    """What an instruction is told to do something to, with whose hand and library that is."""
    if isinstance(step, (tree.OnePlayer, tree.Instead, TableRule)):  # rules tell of whatever will be
        return []
    return [part.of if isinstance(part, (tree.TopCards, tree.Stat)) else part for part in step]


def decided(step: object, who: object) -> object:
    """Where each of several players decides for themselves, what they do each does alone: that player."""
    if not isinstance(who, (tree.EachPlayer, tree.Opponent)):
        return step
    if isinstance(step, tree.OneOf):
        return step._replace(options=replaced_by(step.options, type(who), tree.ThatPlayer()))
    return replaced_by(step, type(who), tree.ThatPlayer())


def replaced_by(node: object, kind: type, other: object) -> Any:
    return tree.with_others(node, kind, lambda _: other)
