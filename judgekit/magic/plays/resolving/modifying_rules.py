"""What an effect forbids, asks or allows is no part of what things are like: it modifies the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import rule_names, tree
from judgekit.magic.plays.board.state import Effect, opponents, players
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import amount, source_of, things
from judgekit.magic.questions.resolving import REACHES_WHAT_COMES_LATER
from judgekit.table.engine import Event
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def apart(game: Game, what: tree.Change, player: str, spell: Thing) -> tuple[tree.Change | None, tuple[Begun, ...]]:
    """What of a change is about the things that are there now, and what about all that come to fit while it lasts.

    What keeps things tapped once is told for each player, for it is over when that player's untap step is.
    """
    if not (what.rules and what.until and isinstance(what.what, (tree.Each, tree.EachOf))):
        return what, ()
    if not game.speaks(REACHES_WHAT_COMES_LATER):
        return what, ()
    of = _bound(game, what.what, player, spell)
    if of is None or of.among is not None or not game.ruling(REACHES_WHAT_COMES_LATER):
        return what, ()
    rest = what._replace(rules=())
    bare = tree.Change(what.what, until=what.until)
    those = [(player, of)]
    if what.until == tree.UNTIL_NEXT_UNTAP:
        each = [(who, _controlled_by(of, who, player, opponents(game.board, player))) for who in players(game.board)]
        those = [(who, mine) for who, mine in each if mine is not None]
    begun = tuple(Begun(who, tree.Change(tree.Each(one), rules=what.rules, until=what.until)) for who, one in those)
    return None if tree.same(rest, bare) else rest, begun


def rule(game: Game, what: tree.Ruled, player: str, spell: Thing) -> Flow[None]:
    """Something is so of the game for a time: of whom is settled now, of which spells and sources as they come."""
    rules = tuple((name, _told(game, name, about, player, spell)) for name, about in what.rules)
    stamp = game.board.facts.get("stamp", 0) + 1
    told = tree.Change(tree.Ruled(rules, what.until), until=what.until)
    yield Event("effect", (Effect(told, (), stamp, what.until, player, source_of(spell)),))


def _told(game: Game, name: str, about: Any, player: str, spell: Thing) -> object:
    """What a rule is about, settled for as long as it lasts."""
    match name:
        case "next costs less":
            return _cheaper(game, about, player, spell)
        case rule_names.NEXT_AT_ANY_TIME:
            of, before = about
            mine, cast = _next_of(game, of, before, player, spell)
            return mine, before.event, cast
        case "next is changed":
            return _changed(game, about, player, spell)
        case _:
            return _settled(game, about, player, spell)


def _cheaper(game: Game, about: Any, player: str, spell: Thing) -> object:
    """Which spells, how much less the next one costs, and how many such have been cast before it."""
    of, symbols, often, before = about
    mine, cast = _next_of(game, of, before, player, spell)
    return mine, symbols * amount(game, often, player, spell), before.event, cast


def _changed(game: Game, about: Any, player: str, spell: Thing) -> object:
    """Which spells, how the next one is changed, and how many such have been cast before it."""
    of, change, before = about
    mine, cast = _next_of(game, of, before, player, spell)
    return mine, change, before.event, cast


def _next_of(game: Game, of: tree.Filter, before: Any, player: str, spell: Thing) -> tuple[tree.Filter, int]:
    mine = tree.within(_fixed(game, filters.meant(of, spell), player, spell), {"controller": player})
    return mine, amount(game, before, player, spell)


def _settled(game: Game, about: object, player: str, spell: Thing) -> object:
    """What a rule is about, in words that need the spell no more."""
    match about:
        case None | str() | int() | tree.This():
            return about
        case tree.Filter(noun="player"):
            return tree.Certain(tuple(things(game, about, player, spell)))
        case tree.Filter():
            of = _fixed(game, filters.meant(about, spell), player, spell)
            return tree.within(of, {"controller": player}) if of.controller == "you" else of
        case tuple() if tree.is_several(about):
            return tuple(_settled(game, each, player, spell) for each in about)
        case _:
            return tree.Certain(tuple(things(game, about, player, spell)))


class Begun(NamedTuple):
    """What an effect does to all that come to fit, and by whose turns it is told how long."""

    whose: str
    change: tree.Change


def _controlled_by(of: tree.Filter, who: str, you: str, others: tuple[str, ...]) -> tree.Filter | None:
    """Those of the things meant that a player controls; None where none of these can be theirs."""
    if of.either:
        each = tuple(part for one in of.either if (part := _controlled_by(one, who, you, others)) is not None)
        return of._replace(either=each) if each else None
    whose = {"": True, "you": who == you, "opponent": who in others}.get(of.controller, of.controller == who)
    owner = you if of.owner == "you" else of.owner
    return of._replace(controller=who, owner=owner) if whose else None


def _bound(game: Game, what: tree.Each | tree.EachOf, player: str, spell: Thing) -> tree.Filter | None:
    """What is meant, in words that need neither the spell nor the ability any more; None where it is of nobody."""
    if isinstance(what, tree.Each):
        return _fixed(game, filters.meant(what.of, spell), player, spell)
    each = tuple(
        _fixed(game, filters.that_belong_to(of, str(who), spell), player, spell)
        for who in things(game, what.who, player, spell)
        for of in what.of.either or (what.of,)
    )
    return tree.Filter(either=each) if len(each) > 1 else each[0] if each else None


def _fixed(game: Game, of: tree.Filter, player: str, spell: Thing) -> tree.Filter:
    """A filter with the numbers with which it compares worked out, once and for all."""
    if of.either:
        return of._replace(either=tuple(_fixed(game, each, player, spell) for each in of.either))
    compare = tuple((name, sign, amount(game, number, player, spell)) for name, sign, number in of.compare)
    return of._replace(compare=compare)
