"""«It deals damage equal to its power», told without a subject: of what befell just before, or of the source?"""

from __future__ import annotations

from itertools import pairwise

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Aim, Ref


def whose_is_unclear(steps: tuple[object, ...]) -> bool:
    """«It deals damage equal to its power», of a permanent, behind what befell a target: either may be meant."""
    for before, step in pairwise(steps):
        befell = isinstance(before, (tree.Change, tree.PutCounters)) and isinstance(before.what, Aim)
        nobody = isinstance(step, tree.Damage) and tree.same(step.source, Ref("subject"))
        if befell and nobody and isinstance(step, tree.Damage) and isinstance(step.amount, tree.Stat):
            return tree.same(step.amount.of, Ref("subject")) or tree.same(step.amount.of, Ref("thing"))
    return False


def dealt_by_what_grew(wants: tuple[tree.Wanted, ...], do: tuple[object, ...]) -> tuple[object, ...]:
    """«It deals damage equal to its power», behind what befell one creature: no spell has a power of its own."""
    found: list[object] = []
    for step in do:
        last = found[-1] if found else None
        about = last.what if isinstance(last, (tree.Change, tree.PutCounters, tree.Choose)) else None
        one = isinstance(about, tree.Target) and wants[about.nth].most == 1
        chosen = isinstance(about, tree.Chosen) and about.how_many == 1 and isinstance(last, tree.Choose)
        if (one or chosen) and isinstance(step, tree.Damage) and _deals_its_own_power(step):
            it = about if one else tree.It()
            step = step._replace(source=it, amount=tree.Stat("power", it))  # noqa: PLW2901
        found.append(step)
    return tuple(found)


def of_no_spell(trigger: tree.Trigger, do: tuple[object, ...]) -> tuple[object, ...]:
    """«Equal to its power», of what becomes the target of a spell: of the two it is the creature that has one."""
    of = trigger.other
    by_spell = isinstance(of, tree.Filter) and of.noun in {"spell", "ability"} and "creature" not in of.types
    if trigger.kind != "is targeted" or not isinstance(trigger.what, tree.This) or not by_spell:
        return do
    changed: tuple[object, ...] = tree.with_others(do, tree.Stat, _of_the_creature)
    return changed


def _of_the_creature(told: tree.Stat) -> tree.Stat:
    of_size = told.name in {"power", "toughness"} and tree.same(told.of, tree.It("other"))
    return told._replace(of=tree.This()) if of_size else told


def _deals_its_own_power(step: tree.Damage) -> bool:
    itself = tree.This()
    return tree.same(step.source, itself) and tree.same(step.amount, tree.Stat("power", itself))
