"""What a text as a whole speaks of that its plays would not know: who is meant hangs on more than one of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.casting.helping import DELVE
from judgekit.magic.plays.keywords.ways import OVERLOAD
from judgekit.magic.plays.text.ties import speaks_of_exiled, speaks_of_what_it_put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language.tree import Ability


def speaks_of_what_it_does_not_exile(abilities: tuple[object, ...]) -> bool:
    """Whether a text speaks of cards exiled with its source that no ability of it exiles, nor its cost as a spell."""
    if not any(map(speaks_of_exiled, abilities)):
        return False
    others = tuple(one for one in abilities if not isinstance(one, tree.ExtraCost))
    if tree.holds(others, tree.ExileCost):
        return True  # by a cost of its abilities: that is not looked at
    if len(others) < len(abilities) and tree.holds(abilities, tree.ExileCost):
        return False
    if any(isinstance(one, tree.Keyword) and one.word == DELVE for one in abilities):
        return False
    if any(isinstance(one, tree.Instead) and speaks_of_exiled(one) for one in abilities):
        return True
    return not any(map(_exiles, _abilities_in(abilities)))


def speaks_of_what_it_does_not_put(abilities: tuple[object, ...]) -> bool:
    """Whether a text speaks of what was put onto the battlefield with its source, which has no ability that does it."""
    if not any(map(speaks_of_what_it_put, abilities)):
        return False
    return not any(map(_puts_there, _abilities_in(abilities)))


def speaks_of_spells_elsewhere(ability: object) -> bool:
    """Whether a text says what spells are like that are cast from elsewhere, by where they lie no longer then."""
    those = [one.what.of for one in tree.all_in(ability, tree.Change) if isinstance(one.what, tree.Each)]
    return any(of.noun == "spell" and of.zone in _ELSEWHERE for of in those)


_ELSEWHERE = frozenset({"graveyard", "library", "hand", "exile"})


def _abilities_in(node: object) -> Iterator[object]:
    """Activated and triggered abilities, and those that a text gives to something."""
    yield from tree.all_in(node, tree.Triggered)
    yield from tree.all_in(node, tree.Activated)


def _puts_there(node: object) -> bool:
    put = tree.all_in(node, tree.PutInto)
    return tree.holds(node, tree.Token, tree.CopyToken) or any(one.zone == "battlefield" for one in put)


def shares_with_its_host(node: object) -> bool:
    if isinstance(node, tree.Shares):
        return isinstance(node.of, tree.Host)
    return isinstance(node, tuple) and any(map(shares_with_its_host, node))


def goes_on_about_one(do: tuple[object, ...]) -> bool:
    """Whether a text that has told of a target and of others besides goes on about the target alone."""
    told: list[object] = []
    for step in do:
        what = getattr(step, "what", None)
        if isinstance(what, tree.Target) and what in told:
            return True
        if tree.is_several(what) and any(isinstance(one, (tree.Each, tree.EachOf)) for one in what):
            told += [one for one in what if isinstance(one, tree.Target)]
    return False


def counts_damage_of_nobody(do: tuple[object, ...]) -> bool:
    """Whether a text counts the damage dealt in this way where it deals none, or something else deals some as well."""
    if not tree.holds_node(do, tree.DEALT_SO):
        return False
    return not tree.holds(do, tree.Damage) or tree.holds(do, tree.Fight, tree.Redirect, tree.Instead)


def _exiles(node: object) -> bool:
    if isinstance(node, tree.ExileUntil) or (isinstance(node, tree.PutInto) and node.zone == "exile"):
        return True
    return isinstance(node, tuple) and any(map(_exiles, node))


def bars_others(ability: object) -> bool:
    """Whether a spell says for a time what others than its targets may do: who they are is not kept."""
    if not isinstance(ability, tree.Spell):
        return False
    steps = [step for mode in ability.modes for step in mode.do if isinstance(step, tree.Change) and step.rules]
    whom = [step.what.of for step in steps if isinstance(step.what, (tree.Each, tree.EachOf))]
    return any(isinstance(of, tree.Filter) and of.other for of in whom)


def goes_back_to_each(abilities: tuple[Ability, ...]) -> bool:
    """Whether what is said of a target would, overloaded, have to be said of each: their controllers, their power."""
    if not any(isinstance(one, tree.Keyword) and one.word == OVERLOAD for one in abilities):
        return False
    return any(_speaks_of_its_own(one, inside=False) for one in abilities if isinstance(one, tree.Spell))


def _speaks_of_its_own(node: object, *, inside: bool) -> bool:
    """Whether a target stands inside another phrase: «its controller», «its power»."""
    if isinstance(node, tree.Target):
        return inside
    if not isinstance(node, tuple):
        return False
    within = inside or isinstance(node, (tree.ControllerOf, tree.OwnerOf, tree.Stat, tree.CountersOn))
    return any(_speaks_of_its_own(part, inside=within) for part in node)
