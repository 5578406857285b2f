"""The count: modified and final Potenza Magica, one category of modifiers after another."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from judgekit.table.engine import Ask, Event
from judgekit.wom.language.card_tree import Each, Ignore, Modifier, PowerOf
from judgekit.wom.plays import areas, reading, traits
from judgekit.wom.plays.areas import HIDDEN, LAUNCHED
from judgekit.wom.questions import MODIFIERS_OF_THAT_KIND, WHICH_VALUE

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


COMPLEX = {"add": "plus", "subtract": "minus"}  # what a complex modifier is taken for who does not tell them apart


def counted(game: Game) -> list[Thing]:
    """The spells that have a Potenza Magica to count: those that lie face up."""
    found = areas.spells(game.board, LAUNCHED, HIDDEN)
    return [spell for spell in found if not spell.marks.get("down")]


def now(spell: Thing) -> Any:
    """What a spell is worth as far as it has been counted."""
    return spell.marks.get("power", spell.face.power)


def count(game: Game) -> Flow[None]:
    """Every spell from its printed number through the categories in their order."""
    yield tuple(Event("base", (spell.id, spell.marks.get("simplified", spell.face.power))) for spell in counted(game))
    yield from game.run("categories")
    for kind, change in _AT_LAST.items():
        done = kind in game.board.facts.get("categories", ())
        if not done and any(modifiers(game, spell, kind) for spell in counted(game)):
            yield from change(game)


def modifiers(game: Game, spell: Thing, kind: str) -> list[tuple[Thing, Modifier]]:
    """The modifiers of a category that touch a spell, each with its card."""
    found = []
    for source, effect in traits.at_work(game, Modifier):
        if not isinstance(effect, Modifier) or effect.kind != kind:
            continue
        if spell.id in reading.ids(traits.touched(game, source, effect.which)) and not _ignored(game, spell, kind):
            found.append((source, effect))
    return found


def _ignored(game: Game, spell: Thing, kind: str) -> bool:
    for source, effect in traits.at_work(game, Ignore):
        if isinstance(effect, Ignore) and spell.id in reading.ids(traits.touched(game, source, effect.which)):
            alike = COMPLEX.get(kind, kind) in effect.kinds
            if game.ruling_on(MODIFIERS_OF_THAT_KIND, alike, kind, effect.kinds):
                return True
    return False


def tell_kinds_apart(game: Game, _: bool, kind: str, kinds: tuple[str, ...]) -> bool:
    """A complex modifier is of another kind than a plain one."""
    return kind in kinds


def _changed(game: Game, kind: str, change: Callable[[Any, list[int]], object]) -> tuple[Event, ...]:
    """Every spell after a category: `change` makes the new value of the old and the amounts."""
    events = []
    for spell in counted(game):
        found = modifiers(game, spell, kind)
        if found:
            amounts = [_amount(game, source, one, kind) for source, one in found]
            behind = tuple(dict.fromkeys(source.id for source, _ in found))
            events.append(Event("power", (spell.id, now(spell), change(now(spell), amounts), kind, behind)))
    return tuple(events)


def _amount(game: Game, source: Thing, modifier: Modifier, kind: str) -> int:
    amount = modifier.amount
    if isinstance(amount, Each):
        return amount.count_of * _how_many(game, source, amount)
    if not isinstance(amount, PowerOf):
        return amount
    read = reading.spells_meant(game, source, amount.which)
    return sum(reading.amount_read(game, one, _in_the_end(game, one, kind)) for one in read)


def _in_the_end(game: Game, spell: Thing, kind: str) -> int:
    """What a spell is worth once the plain modifiers are counted that come after this kind."""
    later = _PLAIN_IN_ORDER[_PLAIN_IN_ORDER.index(kind) + 1 :] if kind in _PLAIN_IN_ORDER else _PLAIN_IN_ORDER
    worth: int = now(spell)
    for each in later:
        amounts = [one.amount for _, one in modifiers(game, spell, each) if isinstance(one.amount, int)]
        worth += -sum(amounts) if each == "minus" else sum(amounts)
    return worth


_PLAIN_IN_ORDER = ("plus", "minus")


def _how_many(game: Game, source: Thing, each: Each) -> int:
    """The cards for each of which something counts, or their Diamagic."""
    found = reading.meant(game, source, each.which)
    if each.token is None:
        return len(found)
    return sum(len(reading.tokens_of(game, wizard, each.token)) for wizard in found)


# --- the categories ---------------------------------------------------------------------------------------------------


def set_values(game: Game) -> Flow[None]:
    """What a spell is worth instead of its printed number."""
    yield _changed(game, "value", lambda _, amounts: game.ruling_on(WHICH_VALUE, _not_the_lowest(amounts), amounts))


def _not_the_lowest(amounts: list[int]) -> int:
    """What somebody takes who does not know which of several values it is: the first that is not the lowest."""
    return next((amount for amount in amounts if amount > min(amounts)), amounts[0])


def lowest_value(game: Game, _: int, amounts: list[int]) -> int:
    """Of several values the lowest, as a prohibition would prevail."""
    return min(amounts)


def double(game: Game) -> Flow[None]:
    """Doubled, once for each effect that says so."""
    yield _changed(game, "double", lambda value, amounts: value * 2 ** len(amounts))


def halve(game: Game) -> Flow[None]:
    """Halved; of an odd number the rules do not say which way it is rounded: the judge is asked."""
    events = []
    for event in _changed(game, "halve", lambda value, amounts: Fraction(value, 2 ** len(amounts))):
        spell, old, new, *rest = event.args
        if new.denominator != 1:
            up = yield Ask("rounding", areas.active(game.board), spell, ("down", "up"))
            new = -(-new.numerator // new.denominator) if up == "up" else new.numerator // new.denominator
        events.append(Event("power", (spell, old, int(new), *rest)))
    yield tuple(events)


# What is done all the same, but after all else, by somebody who knows of no order.
_AT_LAST: dict[str, Callable[[Game], Flow[None]]] = {
    "value": set_values,
    "double": double,
    "halve": halve,
}


def add(game: Game) -> tuple[Event, ...]:
    """What complex positive modifiers add."""
    return _changed(game, "add", lambda value, amounts: value + sum(amounts))


def subtract(game: Game) -> tuple[Event, ...]:
    """What complex negative modifiers subtract."""
    return _changed(game, "subtract", lambda value, amounts: value - sum(amounts))


def plus(game: Game) -> tuple[Event, ...]:
    """Plain positive modifiers."""
    return _changed(game, "plus", lambda value, amounts: value + sum(amounts))


def minus(game: Game) -> tuple[Event, ...]:
    """Plain negative modifiers."""
    return _changed(game, "minus", lambda value, amounts: value - sum(amounts))


def set_final(game: Game) -> tuple[Event, ...]:
    """What the modified Potenza Magica is, whatever it would have been; of several the lowest."""
    return _changed(game, "final", lambda _, amounts: min(amounts))


def spell_floor(game: Game) -> tuple[Event, ...]:
    """A modified Potenza Magica is never below nought."""
    return tuple(Event("power", (spell.id, now(spell), 0, "floor", ())) for spell in counted(game) if now(spell) < 0)


# --- the final count --------------------------------------------------------------------------------------------------


def total(game: Game) -> tuple[Event, ...]:
    """The modified Potenze Magiche of a squad together, launched and hidden."""
    worth: dict[str, int] = dict.fromkeys(game.board.facts["order"], 0)
    for spell in counted(game):
        worth[spell.owner] += now(spell)
    return tuple(Event("total", (player, value, "sum")) for player, value in worth.items())


def outsiders(game: Game) -> tuple[Event, ...]:
    """One less for every wizard of another team than the declared one."""
    events = []
    for player, value in totals(game).items():
        declared = game.board.players[player].get("team")
        strangers = [one for one in areas.wizards(game.board, player) if declared and one.face.team != declared]
        if strangers:
            events.append(Event("total", (player, value - len(strangers), "outsiders")))
    return tuple(events)


def squad_floor(game: Game) -> tuple[Event, ...]:
    """A final Potenza Magica is never below nought."""
    return tuple(Event("total", (player, 0, "floor")) for player, value in totals(game).items() if value < 0)


def totals(game: Game) -> dict[str, int]:
    """The final Potenza Magica of each player, as far as it has been counted."""
    found: dict[str, int] = game.board.facts.get("totals", {})
    return found


def decide(game: Game) -> tuple[Event, ...]:
    """The squad with more wins the challenge; with as much as the other nobody does."""
    found = totals(game)
    if not found:
        return ()
    best = max(found.values())
    first = [player for player, value in found.items() if value == best]
    return (Event("challenge", (first[0] if len(first) == 1 else "",)),)
