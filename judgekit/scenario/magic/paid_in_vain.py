"""What a line names to pay with and nothing is paid with: no other payment than the one that is named is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import combat
from judgekit.magic.plays.casting import hybrid, mana_abilities, payable, paying_mana
from judgekit.scenario import model
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.answers_said import said_of
from judgekit.scenario.magic.at_priority import touches
from judgekit.scenario.magic.names import shown
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Event, Game

TOLL = "toll"  # among the options of a line that have been used: to attack or to block has cost something
Given = tuple[model.Name, str]  # what a line gives, and what it says becomes of it: sacrificed, discarded …


def given(script: Script, ask: Ask) -> list[Given]:
    """All that the line names to pay with, each with what it says becomes of it; "" where it does not say."""
    paid = script.paid if script.paid is not None and script.paid.player == ask.player else None
    if paid is not None and isinstance(paid.do, model.Pay):
        return [(name, "") for name in paid.do.sources]
    said = said_of(script, ask)
    if isinstance(said, (model.Attack, model.Block)):
        return [(name, "") for name in said.sources]
    names = [name for name in getattr(said, "paying", ()) if not isinstance(name, str)]
    ways = (*getattr(said, "ways", ()), *("" for _ in names))
    return [(name, phrases.GIVING.get(way, "")) for name, way in zip(names, ways, strict=False)]


def fits(how: str, cost: object) -> bool:
    """Whether what is said to become of a thing may be what a cost does with it."""
    if isinstance(cost, tree.Mana):
        return how in {"", "tapped"}
    does = payable.does_with(cost)
    return not how or how == does


def in_vain(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    """Of what the line names, that with which nothing has been paid, where a cost asks for things given so.

    Raises BadScenario where none does: what is on the table says less than the line knows.
    """
    what, costs = ask.about
    do = said_of(script, ask)
    if isinstance(do, (model.Attack, model.Block)):
        script.used_options.add(TOLL)
        if _is_another_amount(do.paying, costs):
            return paying_mana.ANOTHER_AMOUNT
    named = given(script, ask)
    if not named:
        return ()
    events = [event for step in game.steps[script.since :] for event in step.events]
    if game.system.gone and _forgets(costs, events):
        return ()
    itself = what if isinstance(do, model.Play) else None  # no spell is given for itself
    spent: set[tuple[int, str]] = set()  # what is TAPped for mana may be sacrificed besides
    vain: list[int] = []
    for name, how in named:
        meant = script.names.numbers(game.board, name)
        left = [n for n in meant if n != itself and (n, how) not in spent]
        taken = next((n for n in left if any(_gives(event, n, how) for event in events)), None)
        if taken is not None:
            spent.add((taken, how))
        elif not any(_is_excused(script, game, n, how, events) for n in meant):
            if not any(fits(how, cost) for cost in costs):
                _unasked(script, game, name, how)
            else:
                vain.append(meant[0])
    return tuple(vain)


def _is_another_amount(said: tuple[str, ...], costs: Iterable[object]) -> bool:
    """Whether a line says how much mana it pays, and that is not what is due."""
    due = tree.mana_among(costs)
    known = "X" not in (*said, *due) and not hybrid.is_hybrid((*said, *due))
    return bool(said) and known and paying_mana.amount(said) != paying_mana.amount(due)


def pays_otherwise(script: Script, game: Game, ask: Ask, said: model.Pay) -> Refusal | None:
    """Why a line does not pay what is asked: it says another amount, or names what does not make that mana."""
    costs = ask.about[1] if ask.kind == "pay or not" else ()
    due = tree.mana_among(costs)
    if said.symbols is None or not due or "X" in due:
        return None
    if _is_another_amount(said.symbols, costs):
        return Refusal("is another amount", (due,))
    game.look()
    able = {source.thing for source in paying_mana.sources(game, ask.player)}
    meant = [script.names.numbers(game.board, name) for name in said.sources]
    vain = next((those[0] for those in meant if able.isdisjoint(those)), None)
    named = [n for those in meant for n in those if n in able]
    ways = hybrid.ways(due)
    enough = not meant or any(paying_mana.would_do(game, ask.player, way, named) for way in ways)
    game.looked()
    if vain is not None:
        return Refusal("pays nothing", (vain, ask.about[0]))
    return None if enough else Refusal("cannot pay", (ask.player, due))


def _forgets(costs: Iterable[object], events: list[Event]) -> bool:
    """Whether nothing is paid that should be: then nobody minds either with what."""
    due = any(payable.does_with(cost) for cost in costs)
    return due and not any(event.kind == "choose" and event.args[1] == "paid with" for event in events)


def _gives(event: Event, number: int, how: str) -> bool:
    """Whether by an event a thing is given for a cost, as is said of it."""
    match event.kind, event.args:
        case "move", (moved, _, _, moves, *_) if how:
            return bool(moved == number and moves == how)
        case "tap", (tapped, *_) if how:
            return bool(tapped == number and how == "tapped")
        case "reveals", (_, shown):
            return number in shown and how in {"", "revealed", "spliced"}
        case "choose", (_, "paid with", picked):
            return any(one[0] == number for one in picked) and how in {"", "revealed"}
    return not how and number in touches(event)


def _is_excused(script: Script, game: Game, number: int, how: str, events: list[Event]) -> bool:
    """Whether it is not the line's fault that nothing is paid with a thing, or that it cannot be seen.

    It gives mana without being TAPped; or it was TAPped for a line that did not say with what it is paid, and now its
    twin is.
    """
    thing = game.board.things.get(number)
    if thing is None or how or thing.zone[0] != "battlefield":
        return False
    if any(tree.TapCost() not in ability.costs for _, ability in mana_abilities.abilities(game, thing)):
        return True
    twins = {t.id for t in game.board.things.values() if t.name == thing.name and t.zone == thing.zone}
    instead = any(event.kind == "tap" and event.args[0] in twins for event in events)
    return instead and not is_surely_tapped(script, game, thing)


def is_surely_tapped(script: Script, game: Game, thing: Thing) -> bool:
    """Whether it is not for us that a permanent is TAPped: it was when the script began, it attacks, or it is not."""
    before = script.moments.get(0, game.board).things.get(thing.id)
    fight = combat(game.board)
    attacks = fight is not None and fight.attacks(thing.object)
    return not thing.marks.get("tapped") or attacks or (before is not None and bool(before.marks.get("tapped")))


def _unasked(script: Script, game: Game, name: model.Name, how: str) -> None:
    """No cost asks for what a line gives. A rule being gone, it may be that which asked."""
    line = script.meanwhile or script.current
    if game.system.gone or line is None:
        return
    word = next((word for word, becomes in phrases.GIVING.items() if becomes == how), "pagando con")
    raise script.fault(line, f"la riga dice «{word} {shown(name)}», ma nessun costo lo chiede")
