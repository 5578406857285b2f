"""What a text takes from another of its paragraphs, or does from where nobody looks: it is refused."""

from __future__ import annotations

from judgekit.magic.language import tree


def works_elsewhere(condition: object) -> bool:
    """Whether something is so as long as its source is in a graveyard: what is at work from there nobody looks for."""
    if isinstance(condition, tree.AllOf):
        return any(map(works_elsewhere, condition.conditions))
    match condition:
        case tree.Fits(tree.This(), tree.Filter() as of):
            return of.zone in {"graveyard", "hand", "exile"}
        case _:
            return False


def speaks_of_nobody(trigger: tree.Trigger, modes: tuple[tree.Mode, ...]) -> bool:
    """Whether «that player» is one of whom another ability of the card spoke: this one has named nobody."""
    of_itself = trigger.kind in {"enters", "leaves", "dies"} and isinstance(trigger.what, tree.This)
    in_own_step = trigger.kind == "step" and isinstance(trigger.what, tree.You)  # nobody says «that player» of you
    if not (of_itself or in_own_step) or trigger.other is not None or any(mode.wants for mode in modes):
        return False
    named = (tree.EachPlayer, tree.Opponent, tree.OnePlayer, tree.ControllerOf, tree.OwnerOf)
    return tree.holds(modes, tree.ThatPlayer) and not tree.holds(modes, *named)
