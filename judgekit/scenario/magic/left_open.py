"""Choices that a script leaves open and that do not matter: whatever is chosen, what is expected comes out the same.

The case is played in each way. Where one of them comes to another end, is not to be enumerated, or lacks a choice of
another sort, the replay stops at the choice that is missing, as ever. But nobody pays so that he cannot do what he does
next: such ways are left out.
"""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.casting import paying_mana
from judgekit.scenario.magic import asking
from judgekit.scenario.magic.answers_on_costs import on_the_stack
from judgekit.scenario.outcome import asked_for
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from judgekit.errors import MissingChoice
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.magic.plays.combat.damage import Due
    from judgekit.table.engine import Ask, Game

    Division = dict[Being, int]  # of the damage of a creature

MOST_WAYS = 16  # in which a case is played
_MOST_OPTIONS = 12
_MOST_AMONG = 3
_CHANCE = {"flip", "heads or tails", "on top"}
_ONE = {"which effect", "end of circle", "what it attacks", "what it blocks", "option", "room", "dungeon", "word"}
_ONE |= {"mana kind", "roll", "door"}
_ONE_OR_NONE = {"redirect", "copy of"}


def ways(game: Game, ask: Ask) -> tuple[Any, ...]:
    """The answers to a question, where they are few and told: first that which changes least."""
    options = tuple(ask.options)
    if ask.kind == "which mana":
        game.look()
        found = paying_mana.enough(game, ask.player, ask.about[1], on_the_stack(game, ask.about[0]))
        game.looked()
        return found if len(found) <= _MOST_OPTIONS else ()
    if ask.kind in asking.YES_OR_NO:
        return (False, True) if {True, False} <= set(options) else ()
    if ask.kind in _CHANCE:
        return (False, True)
    if ask.kind == "assignment":
        return tuple((None, said) for said in _divided(game, ask.about, options))
    if len(options) > _MOST_OPTIONS:
        return ()
    if ask.kind in _ONE:
        return options
    if ask.kind in _ONE_OR_NONE:
        return (None, *options)
    if ask.kind == "choose":
        _, what, due = ask.about
        least = 0 if getattr(what, "up_to", False) else due
        return tuple(one for many in range(least, due + 1) for one in combinations(options, many))
    if ask.kind in {"discard", "keep one", "untap so many"}:
        return tuple(combinations(options, ask.about))
    return ()


def _divided(game: Game, dues: tuple[Due, ...], forced: tuple[object, ...]) -> list[dict[Object, Division]]:
    """The ways in which creatures may divide their damage among those that they fight; none where they are many."""
    open_ = [due for due in dues if len(due.possible) > 1 and due.dealer not in forced]
    each = [_divisions(game, due) for due in open_]
    if prod(map(len, each)) > _MOST_OPTIONS:
        return []
    return [{due.dealer: said for due, said in zip(open_, those, strict=True)} for those in product(*each)]


def _divisions(game: Game, due: Due) -> list[Division]:
    """The ways in which a creature may divide its damage, as far as it goes by itself."""
    if due.amount > _MOST_OPTIONS or len(due.possible) > _MOST_AMONG:
        return [{}] * (_MOST_OPTIONS + 1)
    shares = (one for one in product(range(due.amount + 1), repeat=len(due.possible)) if sum(one) == due.amount)
    told = [{to: much for to, much in zip(due.possible, one, strict=True) if much} for one in shares]
    game.look()
    legal = [said for said in told if game.refusal("division", due, said) is None and _stands(game, due, said)]
    game.looked()
    return legal


def _stands(game: Game, due: Due, said: Division) -> bool:
    shares = [(due.dealer, to, much) for to, much in said.items()]
    return game.refusal("assignment", shares, shares) is None


class Path:
    """One way through the choices that are left open: which answer each gets, by its place among those possible."""

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self._taken = taken
        self.among: list[int] = []  # how many answers each choice had
        self.told: list[str] = []  # what the script does not say
        self.kinds: set[str] = set()

    def __call__(self, game: Game, ask: Ask, missing: MissingChoice) -> tuple[Any] | None:
        """The answer to a choice that the script does not make, in a tuple; None where nobody can run through them."""
        there = ways(game, ask)
        if not there or len(self.among) >= MOST_WAYS:
            return None
        at = len(self.among)
        self.among.append(len(there))
        self.told.append(asked_for(missing))
        self.kinds.add(ask.kind)
        return (there[self._taken[at] if at < len(self._taken) else 0],)

    @property
    def way(self) -> tuple[int, ...]:
        """The answers that have been given, by their places."""
        return (*self._taken, *([0] * (len(self.among) - len(self._taken))))[: len(self.among)]

    def next(self) -> tuple[int, ...] | None:
        """The path after this one; None after the last."""
        taken = list(self.way)
        while taken and taken[-1] + 1 >= self.among[len(taken) - 1]:
            taken.pop()
        return (*taken[:-1], taken[-1] + 1) if taken else None


class CameOut(NamedTuple):
    """How a case came out on a path: the verdicts on its actions, and what is so of what it expects."""

    verdicts: dict[int, str | None]
    claims: tuple[tuple[bool, str], ...]


class Open(NamedTuple):
    """Choices that a script leaves open and that do not matter: what is not said, and the way that is played.

    With `sensibly` it matters to what comes after how something is paid: whoever pays does so that it can be done.
    """

    told: tuple[str, ...]
    way: tuple[int, ...]
    sensibly: bool = False


def every_way(play: Callable[[Path], CameOut | None], judged: Collection[int] = ()) -> Open | None:
    """What is left open, where all ways come out the same; None else.

    `play` tells how a case comes out on a path, None where it does not come to its end. Ways to pay after which
    something cannot be done that the script does later are nobody's, unless that is what is asked: of the actions
    `judged` the case says whether they are legal.
    """
    path = Path()
    found: list[tuple[tuple[int, ...], CameOut]] = []
    told: dict[str, None] = {}
    kinds: set[str] = set()
    while len(found) <= MOST_WAYS:
        came_out = play(path)
        if came_out is None:
            return None
        found.append((path.way, came_out))
        told |= dict.fromkeys(path.told)
        kinds |= path.kinds
        taken = path.next()
        if taken is None:
            return _all_the_same(found, told, sensibly=kinds <= _PAYING, judged=judged)
        if kinds - _PAYING and came_out != found[0][1]:
            return None
        path = Path(taken)
    return None


_PAYING = {"which mana"}


def _all_the_same(
    found: list[tuple[tuple[int, ...], CameOut]], told: Iterable[str], *, sensibly: bool, judged: Collection[int]
) -> Open | None:
    """The first of several ways, where they come out the same: those at least by which all can be done."""
    done = {n for _, one in found for n, verdict in one.verdicts.items() if verdict == "legal"}
    able = [(way, one) for way, one in found if all(one.verdicts.get(n) == "legal" for n in done)]
    missed = {n for n in done for _, one in found if one.verdicts.get(n) != "legal"}
    apart = sensibly and bool(able) and missed.isdisjoint(judged)
    ways_meant = able if apart else found
    way, first = ways_meant[0]
    same = all(one == first for _, one in ways_meant)
    return Open(tuple(told), way, sensibly=bool(missed)) if same else None
