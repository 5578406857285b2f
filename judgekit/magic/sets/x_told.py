"""Whether the X of a text is one that somebody tells: as a spell is cast, as a cost is paid, as an ability resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.language import tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.language.tree import Ability


def speaks_of_no_x(abilities: Iterable[Ability], cost: Iterable[str]) -> bool:
    """Whether a text speaks of an X that nothing tells: neither a cost, nor the text.

    Where its own mana cost has one, the rules tell what X is wherever the text says it: what was chosen, or nothing.
    """
    abilities = tuple(abilities)
    of_card = "X" in cost or any(
        isinstance(one, (tree.ExtraCost, tree.OtherCost)) and tree.asks_for_x(one.costs) for one in abilities
    )
    of_card = of_card or any(
        isinstance(one, tree.Keyword) and not isinstance(one.of, tree.X) and tree.asks_for_x(one.of)
        for one in abilities
    )
    of_itself = any(isinstance(one, tree.Activated) and tree.asks_for_x(one.costs) for one in abilities)
    return any(_is_untold(one, of_card=of_card, of_itself=of_itself) for one in abilities)


def _is_untold(ability: Ability, *, of_card: bool, of_itself: bool) -> bool:
    match ability:
        case tree.Activated():
            told = tree.asks_for_x(ability.costs)
        case tree.Triggered():
            told = of_itself and ability.trigger.kind == "becomes so"
        case tree.Spell():
            told = False
        case tree.Keyword(vocabulary.BLOODTHIRST):
            return False
        case tree.Keyword(of=tree.X()):
            return not of_card
        case _:
            return False
    return not (told or of_card) and any(map(_says_x, ability))


def _says_x(node: object) -> bool:
    """Whether part of a tree speaks of X, where nobody is asked for it as that part is done."""
    match node:
        case tree.X():
            return True
        case tree.Activated() | tree.Triggered() | tree.Static():
            return False  # given to somebody, or had by a token: asked there
        case tree.Pay(costs=costs) if tree.asks_for_x(costs):
            return False
        case tree.Mode(do=do) if any(isinstance(step, tree.Pay) and tree.asks_for_x(step.costs) for step in do):
            return False
        case tuple():
            return any(map(_says_x, node))
    return False
