"""«The exiled card», in an ability that exiles one just before: that card, and none that it exiled another time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability


def meant(ability: Ability) -> Ability:
    """An ability in which the card that is exiled as it resolves is told from what its source has exiled before."""
    if not isinstance(ability, (tree.Triggered, tree.Activated)) or not tree.holds(ability.modes, tree.Exiled):
        return ability
    return ability._replace(modes=tuple(mode._replace(do=_told(mode.do)) for mode in ability.modes))


def _told(do: tuple[object, ...]) -> tuple[object, ...]:
    found: list[object] = []
    exiles = False
    for step in do:
        exiles = exiles or _exiles(step)
        found.append(_of_now(step) if exiles else step)
    return tuple(found)


def _exiles(step: object) -> bool:
    """Whether a card is exiled as this is done, and not what is meant by «the exiled card» is moved."""
    if isinstance(step, tree.PutInto):
        return step.zone == "exile" and not isinstance(step.what, tree.Exiled)
    if isinstance(step, (*_QUOTED, tree.Later)):
        return False
    return isinstance(step, tree.ExileUntil) or (isinstance(step, tuple) and any(map(_exiles, step)))


_QUOTED = (tree.Triggered, tree.Activated, tree.Static)  # what stands in quotation marks speaks of what bears it


def _of_now(node: object) -> object:
    if isinstance(node, tree.Exiled):
        return node if node.named else tree.It("exiled")
    return node if isinstance(node, _QUOTED) else tree.mapped(node, _of_now)
