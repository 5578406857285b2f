"""Resolving spells and abilities, and countering them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import PERMANENT_TYPES
from judgekit.magic.plays import casting, targets
from judgekit.magic.plays.state import Object, chosen, controller, traits
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def resolve(game: Game, what: int) -> Generator[Any, Any, None]:
    """The parts of resolving, in order, as one action that nobody interrupts."""
    yield Event("resolves", (what,))
    if "assigned" in game.board.things[what].marks:
        yield from game.run("deal", what)
    else:
        yield from game.run("resolution", what)


def recheck_targets(game: Game, what: int) -> Generator[Any, Any, None]:
    """Targets are checked again: with all of them illegal the spell is countered, else the legal ones are affected."""
    spell = game.board.things[what]
    picked = chosen(spell, "targets")
    if not picked or not any(picked):
        return
    wants = [want for mode in casting.modes_chosen(game, spell) for want in mode.wants]
    left: list[tuple[targets.Being, ...]] = []
    for want, group in zip(wants, picked, strict=True):
        left.append(tuple(one for one in group if targets.why_not(game, spell, want, one) is None))
    if not any(left):
        yield Event("fizzles", (what,))
        yield from game.run("counter", what)
    elif tuple(left) != picked:
        yield Event("choose", (what, "targets", tuple(left)))


def follow_instructions(game: Game, what: int) -> Generator[Any, Any, None]:
    """What the text says is done, in the order in which it is written."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    player = controller(game, spell)
    instructions = [i for mode in casting.modes_chosen(game, spell) for i in mode.do]
    if not _condition_holds(game, spell):
        return
    for n, instruction in enumerate(instructions):
        if n and not game.settle("nothing in between", False):
            yield from game.run("priority")
        if n:
            yield from game.run("between instructions")
        here = game.board.things.get(what)
        if here is None:
            return
        yield from game.run("do", instruction, player, here)


def _condition_holds(game: Game, spell: Thing) -> bool:
    condition = getattr(spell.marks.get("ability"), "condition", None)
    return condition is None or bool(game.settle("condition", True, condition, controller(game, spell), spell))


def finish(game: Game, what: int) -> Generator[Any, Any, None]:
    """Last, a permanent spell enters play, an instant or sorcery goes to the graveyard, an ability is gone."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    if spell.face.pseudo:
        yield Event("vanish", (what,))
        return
    player = controller(game, spell)
    if traits(game, spell).types.isdisjoint(PERMANENT_TYPES):
        yield Event("move", (what, "graveyard", player, "resolved"))
        return
    host = _host(spell)
    yield Event("move", (what, "battlefield", player, "resolved"))
    if host is not None:
        yield Event("attach", (what, host))


def _host(spell: Thing) -> Object | None:
    """What a local enchantment is going to enchant."""
    picked = chosen(spell, "targets", ())
    first = picked[0][0] if picked and picked[0] else None
    return None if first is None or isinstance(first, str) else first


def vanish(game: Game, what: int) -> Generator[Any, Any, None]:
    """An ability that has resolved leaves the stack."""
    spell = game.board.things.get(what)
    if spell is not None and spell.face.pseudo and spell.zone[0] == "stack":
        yield Event("vanish", (what,))


def nothing_in_between(game: Game, value: bool) -> bool:
    """No player acts between two instructions of one spell or ability."""
    return True


# --- countering -------------------------------------------------------------------------------------------------------


def counter(game: Game, what: int) -> Generator[Any, Any, None]:
    """A countered spell goes to its owner's graveyard, an ability ceases; nothing of it resolves."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    if spell.face.pseudo:
        yield (Event("countered", (what,)), Event("vanish", (what,)))
    else:
        yield (Event("countered", (what,)), Event("move", (what, "graveyard", controller(game, spell), "countered")))
    if not game.settle("no refund", False):
        yield from _refund(game, spell)


def no_refund(game: Game, value: bool) -> bool:
    """What was paid for a countered spell stays paid."""
    return True


def _refund(game: Game, spell: Thing) -> Generator[Any, Any, None]:
    """What somebody might think who does not know better: what was paid comes back."""
    player = spell.marks.get("controller", spell.owner)
    paid = chosen(spell, "paid with", ())
    for one in paid:
        yield Event("move", (one[0], "battlefield", player, "refunded"))
    cost = tuple(s for s in spell.face.cost or () if not s.isdigit())
    if cost:
        yield Event("mana", (player, cost))
