"""Kinds of replacement: what a text does with an event, by which the rules tell in what order effects act."""

from __future__ import annotations

from judgekit.magic.language import tree


def is_something_else(ability: object) -> bool:
    return not (enters(ability) or is_prevention(ability))


def is_dealt_otherwise(ability: object) -> bool:
    return is_something_else(ability) and not goes_elsewhere(ability)


def goes_elsewhere(ability: object) -> bool:
    if isinstance(ability, tree.Redirect):
        return True
    of_damage = isinstance(ability, tree.Instead) and ability.kind in tree.OF_DAMAGE
    first = ability.do[0] if isinstance(ability, tree.Instead) and of_damage else None
    return isinstance(first, tree.Damage) and first.source == tree.It() and first.to != tree.It("other")


def prevents_all_of_it(ability: object) -> bool:
    return isinstance(ability, tree.Prevent) or (_prevents_all(ability) and not _does_more(ability))


def prevents_it_and_does_more(ability: object) -> bool:
    return _prevents_all(ability) and _does_more(ability)


def _prevents_all(ability: object) -> bool:
    prevents = _prevention(ability)
    return prevents is not None and prevents.amount is None


def prevents_some_of_it(ability: object) -> bool:
    prevents = _prevention(ability)
    return prevents is not None and prevents.amount is not None


def is_prevention(ability: object) -> bool:
    return isinstance(ability, tree.Prevent) or _prevention(ability) is not None


def _does_more(ability: object) -> bool:
    return isinstance(ability, tree.Instead) and len(ability.do) > 1


def _prevention(ability: object) -> tree.Prevent | None:
    """What a text prevents of damage instead of having it dealt; None where it does something else first."""
    of_damage = isinstance(ability, tree.Instead) and ability.kind in tree.OF_DAMAGE
    first = ability.do[0] if isinstance(ability, tree.Instead) and of_damage else None
    return first if isinstance(first, tree.Prevent) else None


def enters(ability: object) -> bool:
    return isinstance(ability, tree.Instead) and ability.kind == "enters"


def enters_with_something(ability: object) -> bool:
    return enters(ability) and not enters_tapped_only(ability)


def enters_tapped_only(ability: object) -> bool:
    return (
        isinstance(ability, tree.Instead) and enters(ability) and all(isinstance(step, tree.Tap) for step in ability.do)
    )


def any_of_them(ability: object) -> bool:
    return True
