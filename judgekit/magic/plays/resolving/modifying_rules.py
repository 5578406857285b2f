"""What an effect forbids, asks or allows is no part of what things are like: it modifies the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.magic.questions.resolving import REACHES_WHAT_COMES_LATER

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


_FOR_A_TIME = {tree.UNTIL_END_OF_TURN, tree.UNTIL_END_OF_COMBAT}


def apart(game: Game, what: tree.Change, player: str, spell: Thing) -> tuple[tree.Change | None, tree.Change | None]:
    """What of a change is about the things that are there now, and what about all that come to fit while it lasts."""
    if not (what.rules and isinstance(what.what, (tree.Each, tree.EachOf)) and what.until in _FOR_A_TIME):
        return what, None
    if not game.speaks(REACHES_WHAT_COMES_LATER):
        return what, None
    of = _bound(game, what.what, player, spell)
    if of is None or of.among is not None or not game.ruling(REACHES_WHAT_COMES_LATER):
        return what, None
    rest = what._replace(rules=())
    bare = tree.Change(what.what, until=what.until)
    return None if tree.same(rest, bare) else rest, tree.Change(tree.Each(of), rules=what.rules, until=what.until)


def _bound(game: Game, what: tree.Each | tree.EachOf, player: str, spell: Thing) -> tree.Filter | None:
    """What is meant, in words that need neither the spell nor the ability any more; None where it is of nobody."""
    if isinstance(what, tree.Each):
        return _fixed(game, filters.meant(what.of, spell), player, spell)
    whose = "controller" if what.of.zone == BATTLEFIELD[0] else "owner"
    each = tuple(
        _fixed(game, filters.meant(tree.replaced(what.of, {whose: str(who)}), spell), player, spell)
        for who in things(game, what.who, player, spell)
    )
    return tree.Filter(either=each) if len(each) > 1 else each[0] if each else None


def _fixed(game: Game, of: tree.Filter, player: str, spell: Thing) -> tree.Filter:
    """A filter with the numbers with which it compares worked out, once and for all."""
    if of.either:
        return of._replace(either=tuple(_fixed(game, each, player, spell) for each in of.either))
    compare = tuple((name, sign, amount(game, number, player, spell)) for name, sign, number in of.compare)
    return of._replace(compare=compare)
