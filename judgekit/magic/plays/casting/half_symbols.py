"""Mana symbols that can be paid in two ways: which half is paid, is told as a spell or ability is announced."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import HALVES, LIFE
from judgekit.magic.plays.casting import helping, paying_mana, total_cost
from judgekit.magic.questions.casting import EITHER_HALF_IS_PAID, LIFE_FOR_A_SYMBOL
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.cards import Symbols
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def announce(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """For each symbol with two halves it is told which of them is going to be paid."""
    spell = game.board.things.get(what)
    found = [symbol for symbol in total_cost.symbols(spell) if "/" in symbol] if spell is not None else []
    if spell is None or not found:
        return
    ways = tuple(dict.fromkeys(product(*(_halves(game, symbol) for symbol in found))))
    game.look()
    free = bool(helping.offers(game, spell))  # what helps is chosen only when the cost is known
    payable = tuple(way for way in ways if free or _can_pay(game, player, spell, way)) or ways[:1]
    game.looked()
    said = payable[0] if len(payable) == 1 else (yield Ask("halves", player, (what, tuple(found)), payable))
    yield Event("choose", (what, HALVES, said))


def _halves(game: Game, symbol: str) -> tuple[str, ...]:
    """The ways in which a symbol may be paid."""
    every = tuple(symbol.split("/"))
    mana = tuple(half for half in every if half != LIFE)
    if len(mana) > 1 and not game.ruling(EITHER_HALF_IS_PAID):
        mana = mana[:1]
    return (*mana, LIFE) if LIFE in every and game.ruling(LIFE_FOR_A_SYMBOL) else mana


def _can_pay(game: Game, player: str, spell: Thing, way: Symbols) -> bool:
    due = as_if(game, player, spell, way)
    life = sum(cost.amount for cost in due.others if isinstance(cost, tree.PayLife) and isinstance(cost.amount, int))
    return life <= game.board.players[player]["life"] and paying_mana.can_pay(game, player, due.mana, spell)


def as_if(game: Game, player: str, spell: Thing, way: Symbols) -> total_cost.Due:
    """What would be due for a spell or ability if these halves were paid."""
    chosen = {**spell.marks.get("chosen", {}), HALVES: way}
    return total_cost.total(game, player, spell._replace(marks={**spell.marks, "chosen": chosen}))
