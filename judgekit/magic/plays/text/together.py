"""What the things that are chosen at one time have to be together: of different names, of so much power in all."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.text import filters, numbers, qualities
from judgekit.table.engine import Ask, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Number = Callable[[object], int]


def bound_together(of: tree.Filter) -> bool:
    """Whether a sort of things tells what several of them have to be together."""
    return any(tree.is_told_together(sort) for sort in of.either or (of,))


def chosen_so(game: Game, ask: Ask, of: tree.Filter, number: Number) -> Flow[tuple[Being, ...]]:
    """What a player chooses, as often as it takes to be what it has to be together."""
    if not bound_together(of):
        return tuple((yield ask))
    said = yield from game.insist(lambda: _chosen(game, ask, of, number))
    return tuple(said) if said else ()


def _chosen(game: Game, ask: Ask, of: tree.Filter, number: Number) -> Flow[tuple[Being, ...]]:
    said: tuple[Being, ...] = tuple((yield ask))
    if not agree(game, of, said, number):
        raise Illegal(Refusal("is no such choice", (ask.player, len(said))))
    return said


def agree(game: Game, of: tree.Filter, said: Sequence[Being], number: Number) -> bool:
    """Whether some things are together what they have to be."""
    if not bound_together(of):
        return True
    there = [thing for one in said if (thing := filters.being(game, one)) is not None]
    return all(_agree(game, sort, there, number) for sort in of.either or (of,))


def at_random(game: Game, there: Sequence[Being], due: int, player: str) -> list[Being]:
    """So many of them as chance has it."""
    seed = f"{game.board.facts.get('seed', 0)} {len(game.steps)} {player}"
    return random.Random(seed).sample(there, due)  # noqa: S311  (the scenario's seed)


def _agree(game: Game, sort: tree.Filter, those: Sequence[Thing], number: Number) -> bool:
    return all(_is_so(game, status, those) for status in sort.status) and all(
        filters.COMPARE[sign](_total(game, tree.TOTALS[what], those), number(bound))
        for what, sign, bound in sort.compare
        if what in tree.TOTALS
    )


def _total(game: Game, what: str, those: Iterable[Thing]) -> int:
    """So much of all together: of a card that has none there is nothing to add."""
    if what == "cost":
        return sum(filters.mana_value(game, thing) or 0 for thing in those)
    return sum(numbers.of(game, thing, traits(game, thing), what) or 0 for thing in those)


def _is_so(game: Game, status: str, those: Sequence[Thing]) -> bool:
    match status:
        case tree.OF_DIFFERENT_NAMES:
            return not any(_are_namesakes(game, one, two) for one, two in combinations(those, 2))
        case tree.OF_ONE_CARD_TYPE | tree.OF_ONE_CREATURE_TYPE:
            kinds = [_kinds(game, thing, status) for thing in those]
            return not kinds or bool(frozenset.intersection(*kinds))
        case _:
            return True


def _kinds(game: Game, thing: Thing, status: str) -> frozenset[str]:
    if status == tree.OF_ONE_CREATURE_TYPE:
        return frozenset(qualities.kinds_of_creature(game, thing))
    return frozenset(traits(game, thing).types)


def _are_namesakes(game: Game, one: Thing, two: Thing) -> bool:
    """Whether two cards have a name in common: a card of two halves has those of both, one without a name has none."""
    like = traits(game, one)
    name = qualities.name_of(game, two.face, traits(game, two).name)
    return bool(name) and (
        qualities.name_of(game, one.face, like.name) == name or qualities.is_called(game, one, like, name)
    )
