"""What people tell of a payment, held against what a thing costs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import number_of, symbols_of
from judgekit.scenario.magic.deeds_said import costs_and_effects, value
from judgekit.scenario.magic.imported_cards import card_of, text_of
from judgekit.scenario.magic.phrases import basic_land
from judgekit.scenario.magic.table_block import laid_out
from judgekit.scenario.model import Activate, Pay, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.magic.table_seen import Table
    from judgekit.scenario.model import ThingSaid


def costs(name: str, verb: str, amount: int, table: Table, player: str) -> bool:
    """Whether what is done costs so much mana, and it does not matter which lands give it."""
    lands = {plain(thing.name) for thing in table.things("battlefield", player) if is_land(thing)}
    if verb in {"rigenera", "attiva", "usa", "equipaggia"}:
        prices = {tuple(cost) for cost in _prices(name, verb, table, player)}
        return len(lands) <= 1 and len(prices) == 1 and value(list(next(iter(prices)))) == amount
    cards = [thing for zone in ("hand", "command", "graveyard") for thing in table.named(name, zone, player)]
    costs = {_cost(thing) for thing in cards}
    return len(costs) == 1 and (cost := next(iter(costs))) is not None and "X" not in cost and value(
        [one.lower() for one in cost]
    ) == amount  # fmt: skip


def its_price(name: str, verb: str, told: str, table: Table, player: str) -> str | None:
    """What is written behind a line that pays what the thing costs, or so many symbols; None where that is not it."""
    symbols = symbols_of(told) if told else None
    if verb == "gira a faccia in su":
        text = table.texts(name, "battlefield", player)
        printed = re.search(r"(?:mega)?metamorfosi ((?:\{[^{} ]+\})+)", text)
        return " con metamorfosi" if printed and (not told or printed[1] == plain(told)) else None
    if not told:
        return ""
    if verb in {"rigenera", "attiva", "usa", "equipaggia"}:
        prices = [sorted(cost) for cost in _prices(name, verb, table, player)]
        return "" if symbols and prices == [sorted(one.lower() for one in symbols)] else None
    cards = [thing for zone in ("hand", "command", "graveyard") for thing in table.named(name, zone, player)]
    return "" if symbols and cards and all(sorted(_cost(one) or ()) == sorted(symbols) for one in cards) else None


def _cost(thing: ThingSaid) -> tuple[str, ...] | None:
    card = card_of(thing)
    return thing.cost if thing.cost is not None else tuple(card.cost) if card is not None and card.cost else None


def _prices(name: str, verb: str, table: Table, player: str) -> list[list[str]]:
    """The mana that the activated abilities of a thing cost, of those that a verb means."""
    found = []
    for thing in table.named(name, "battlefield", player):
        for cost, effect in costs_and_effects(plain(text_of(thing))):
            if "{" in cost and (verb != "rigenera" or "rigenera" in effect):
                found.append([one for one in re.findall(r"\{([^{}]+)\}", cost) if one not in {"t", "q"}])
    return found


def is_land(thing: ThingSaid) -> bool:
    """Whether a thing is a land, for all that the board says."""
    return "land" in thing.types or basic_land(thing.name) is not None


# --- what an action is told to have been paid with --------------------------------------------------------------------

CASTING, ACTIVATING, REGENERATING, EQUIPPING, UNMASKING = "cast", "activate", "regenerate", "equip", "unmask"
NAMED = "named"  # lands that are told by their names
_PRINTED = {EQUIPPING: r"equipaggiare", UNMASKING: r"(?:mega)?metamorfosi"}
_SPENDS = (Play, Activate, Pay)


def paid(told: Sequence[tuple[str, str]], name: str, sort: str, player: str, table: Table) -> str | None:
    """What is written behind an action for what a line tells of its payment; None where it does not cost that."""
    prices = _asked(name, sort, player, table)
    behind = ""
    for role, it in told:
        if role in {"price", "everything"}:
            continue
        if role == NAMED:
            behind = f" pagando con {it}"
            continue
        said = [one.lower() for one in re.findall(r"\{([^{}]+)\}", it)]
        if said:
            so = any(sorted(price) == sorted(said) for price in prices)
        else:
            amount = number_of(it.split()[0])
            so = any("x" not in price and value(price) == amount for price in prices)
        if not so:
            return None
        if role == "lands":
            lands = _lands_told(it, amount, player, table)
            if lands is None:
                return None
            behind = lands
    return behind


def _asked(name: str, sort: str, player: str, table: Table) -> list[list[str]]:
    """What the thing may cost, each in symbols."""
    if sort == CASTING:
        cards = [thing for zone in ("hand", "command") for thing in table.named(name, zone, player)]
        return [[one.lower() for one in cost] for thing in cards if (cost := _cost(thing)) is not None]
    if sort in _PRINTED:
        text = table.texts(name, "battlefield", player)
        return [
            re.findall(r"\{([^{}]+)\}", one)
            for one in re.findall(rf"{_PRINTED[sort]} ((?:\{{[^{{}} ]+\}})+)", text)
        ]  # fmt: skip
    return _prices(name, "rigenera" if sort == REGENERATING else "", table, player)


def _lands_told(said: str, amount: int, player: str, table: Table) -> str | None:
    """`due Paludi`, of one who has other lands too: these, where none of them can have been used; "" where it is all
    one; None where there are not so many.
    """
    word = said.rsplit(maxsplit=1)[-1]
    numbered = re.fullmatch(r"@([0-9]+)@", word)
    named = table.names.known[int(numbered[1])] if numbered else basic_land(word)
    lands = [thing for thing in table.things("battlefield", player) if is_land(thing)]
    if numbered and not any(plain(thing.name) == plain(named or "") for thing in lands):
        return None
    mine = [thing for thing in lands if named is None or _of_one_kind(thing.name, named)]
    if sum(thing.how_many for thing in mine) < amount:
        return None
    spent = any(isinstance(one.do, _SPENDS) and one.player == player for one in table.before)
    if len(mine) == len(lands) or spent:
        return ""  # which of them pays is asked where it matters
    return f" pagando con {', '.join(_each(mine, table)[:amount])}"


def _of_one_kind(name: str, other: str) -> bool:
    return plain(name) == plain(other) or (basic_land(name) is not None and basic_land(name) == basic_land(other))


def _each(lands: Sequence[ThingSaid], table: Table) -> list[str]:
    """The names by which each of some lands that are untapped is told apart."""
    found, counted = [], dict[str, int]()
    for _, thing in laid_out(table.board):
        for _ in range(thing.how_many):
            counted[thing.name] = counted.get(thing.name, 0) + 1
            if any(thing is one for one in lands) and "tapped" not in thing.status:
                found.append((thing.name, counted[thing.name]))
    return [f"{name} {n}" if counted[name] > 1 else name for name, n in found]


def is_fast(thing: ThingSaid) -> bool:
    """Whether a card is an instant or a sorcery."""
    card = card_of(thing)
    return not {"instant", "sorcery"}.isdisjoint((*thing.types, *(card.types if card is not None else ())))


def takes_x(thing: ThingSaid) -> bool:
    """Whether a card costs {X}."""
    return any(one.upper() == "X" for one in _cost(thing) or ())
