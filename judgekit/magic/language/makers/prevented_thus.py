"""What is done as damage is prevented «in this way»: a shield and what it does are one effect."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import PREVENTED, UNSAID, Aim, Ref
from judgekit.magic.language.tree import UNTIL_END_OF_TURN, Filter

_SO_MUCH = tree.Thus("prevented", Filter("damage"))


def told_so(node: object) -> Any:
    """The damage that is prevented, where a text goes on about it."""
    return tree.with_others(node, Ref, lambda ref: _SO_MUCH if ref == PREVENTED else ref)


def prevented_so(steps: list[object]) -> list[object]:
    """A shield that does something as it prevents damage is one effect, and waits as a whole."""
    found: list[object] = []
    for step in steps:
        last = found[-1] if found else None
        if tree.holds_node(step, PREVENTED) and (whole := _with_what_it_does(last, step)) is not None:
            found[-1] = whole
        else:
            found.append(step)
    return found


def told_if_prevented(shield: object, steps: tuple[object, ...]) -> tree.Instead | tree.Prevent | None:
    """A shield with what is done «if damage is prevented in this way»: «so much» is as much as was prevented."""
    whole: Any = shield
    for step in steps:
        whole = _with_what_it_does(whole, tree.with_others(step, tree.Amount, _as_much))
        if whole is None:
            return None
    return whole  # type: ignore[no-any-return]


def _as_much(told: tree.Amount) -> object:
    return PREVENTED if told.factor == 1 else tree.Times(PREVENTED, told.factor)  # type: ignore[arg-type]


def _with_what_it_does(shield: object, step: object) -> tree.Instead | tree.Prevent | None:
    """A shield, all of it, with what is done as it prevents damage; None where the tree cannot tell."""
    if tree.holds(step, tree.It) or not isinstance(shield, (tree.Instead, tree.Prevent)):
        return None
    source, to = shield.parties if isinstance(shield, tree.Instead) and shield.until else (None, None)
    if isinstance(shield, tree.Prevent):
        source, to = shield.source, shield.to
    does = told_so(tree.with_others(step, Ref, lambda ref: _who_is_meant(ref, source, to)))
    if tree.holds(does, Ref):
        return None  # spoken of something else
    if isinstance(shield, tree.Instead):
        prevents = shield.until and isinstance(shield.do[0], tree.Prevent)
        return shield._replace(do=(*shield.do, does)) if prevents else None
    if shield.amount is not None:
        return shield._replace(besides=(*shield.besides, does))
    if shield.combat or shield.noncombat or shield.until not in {UNTIL_END_OF_TURN, UNSAID}:
        return None
    first = tree.Prevent(tree.It("other"), None, tree.It())
    return tree.Instead("damage", (source, to), (first, does), None, UNTIL_END_OF_TURN, shield.next_only)


def _who_is_meant(ref: Ref, source: object, to: object) -> object:
    """Of whom a shield speaks in what it does: the source, or the one thing or player that is shielded."""
    if ref.kind == "source" and source is not None:
        return tree.It()
    aimed = to.wanted if isinstance(to, Aim) and source is None else None
    if aimed is None or aimed.most != 1 or aimed.filter.either:
        return ref
    creature = ref.kind == "thing" and aimed.filter.noun == "permanent"
    return tree.It("other") if creature and set(ref.types) <= set(aimed.filter.types) else ref
