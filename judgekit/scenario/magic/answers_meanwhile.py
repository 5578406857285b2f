"""Answers to «you may» that say what is done: «Anna rivela Fulmine», «Anna lancia Fulmine», «Anna sacrifica Orso»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.scenario import model
from judgekit.scenario.faults import plain
from judgekit.scenario.magic.names import fold

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action, Expectation, Name
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Game

_DOING = {"scarta": "scart", "sacrifica": "sacrific"}  # verbs of answers, and how a text begins that speaks of it


def does_it(script: Script, game: Game, ask: Ask, action: Action) -> bool | None:
    """Whether the next line does what a player may do; None where it says nothing of that."""
    do = action.do
    if True not in ask.options or action.trial:
        return None
    if isinstance(do, model.Play) and _speaks_of_it(script, game, ask, do.card):
        script.at += 1
        script.made(game, action)
        script.casts_meanwhile(action)
        return True
    names = [value for value in getattr(do, "values", ()) if isinstance(value, model.Name)]
    if not isinstance(do, model.Choose) or not names:
        return None
    if not do.verb and len(names) == len(do.values) == 1 and _speaks_of_it(script, game, ask, names[0]):
        behind = (one for one in script.scenario.actions[script.at + 1 :] if one.is_of(script.edition))
        following = next(behind, None)
        script.at += 1
        script.made(game, action)
        if following is not None and isinstance(following.do, model.Play) and following.player == ask.player:
            return does_it(script, game, ask, following) or True
        return True
    if do.verb in _DOING and _DOING[do.verb] in plain(_text(game, ask)):
        return True  # what it is that is given up is asked next
    if not do.verb and len(names) == len(do.values) and all(_is_what_it_takes(script, game, ask, one) for one in names):
        return True  # which card it is, is asked next
    return None


def _is_what_it_takes(script: Script, game: Game, ask: Ask, name: Name) -> bool:
    """Whether a name is that of a card where what may be done begins by taking one: from a hand, a graveyard …"""
    may = ask.about[1] if isinstance(ask.about, tuple) else None
    first = may.do[0] if isinstance(may, tree.May) and may.do else None
    taken = getattr(first, "what", None)
    if not isinstance(taken, tree.Chosen) or not isinstance(taken.of, tree.Filter) or taken.of.zone == "battlefield":
        return False
    there = (game.board.things.get(number) for number in script.names.numbers(game.board, name))
    return any(thing is not None and thing.zone[0] == taken.of.zone for thing in there)


def told_of(script: Script, game: Game, line: Action | None, spell: Thing) -> list[Expectation]:
    """What a line tells that comes about, of damage by the source of an ability: «il Goblin fa 1 danno a Bruno»."""
    if line is None or not isinstance(line.do, model.Pass) or not line.do.told:
        return []
    source = spell.marks.get("source", spell.object)[0]
    told = (one for one in script.scenario.expectations if one.after == line.number and one.text in line.do.told)
    return [
        one
        for one in told
        if one.kind == "deals" and not one.negated and source in script.names.borne(game.board, one.args[0])
    ]


def is_told(script: Script, game: Game, ask: Ask) -> bool:
    """Whether the line that is carried out tells that what somebody may do is done."""
    spell = game.board.things.get(_thing(ask))
    return spell is not None and True in ask.options and bool(told_of(script, game, script.current, spell))


_PAID_BY = {"scarta": tree.DiscardCost, "sacrifica": tree.SacrificeCost}  # what is paid as a verb of answers says


def pays_it(script: Script, game: Game, ask: Ask, action: Action) -> bool:
    """Whether the next line does what may be paid: «Anna scarta Isola». What is given up is asked next."""
    cost = _PAID_BY.get(getattr(action.do, "verb", ""))
    if cost is None or True not in ask.options or action.trial or not tree.holds(ask.about[1], cost):
        return False
    names = [value for value in action.do.values if isinstance(value, model.Name)]
    return not any(_speaks_of_it(script, game, ask, name) for name in names)  # that is what befalls who does not pay


def is_named_to_be_cast(script: Script, game: Game, ask: Ask) -> bool:
    """Whether the line before has named the card that may be cast, and the next does not say yes or no to that."""
    what = ask.about[-1] if isinstance(ask.about, tuple) else None
    if not script.at or not isinstance(what, tree.CastIt) or not isinstance(what.what, tree.Chosen):
        return False
    said, following = script.scenario.actions[script.at - 1], script.peek()
    values = said.do.values if isinstance(said.do, model.Choose) and said.player == ask.player else ()
    told = following.do.values if following is not None and isinstance(following.do, model.Choose) else ()
    names = [value for value in values if isinstance(value, model.Name)]
    if True not in ask.options or any(isinstance(value, bool) for value in told):
        return False
    zones = {sort.zone for sort in what.what.of.either or (what.what.of,)}
    return bool(names) and all(_lies_in(script, game, name, zones) for name in names)


def _lies_in(script: Script, game: Game, name: Name, zones: set[str]) -> bool:
    if script.names.player(game.board, name) is not None:
        return False
    return any(game.board.things[number].zone[0] in zones for number in script.names.numbers(game.board, name))


def _thing(ask: Ask) -> int:
    one = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    return int(one[0] if isinstance(one, tuple) else one)


def _speaks_of_it(script: Script, game: Game, ask: Ask, name: Name) -> bool:
    """Whether a name is that of what asks, or of the card whose ability it is."""
    if script.names.player(game.board, name) is not None:
        return False
    number = _thing(ask)
    thing = game.board.things.get(number)
    source = thing.marks.get("source", (number,))[0] if thing is not None else number
    if fold(name.text) == fold(script.called(game, (number, 0))):
        return True
    return bool({number, source}.intersection(script.names.numbers(game.board, name)))


def _text(game: Game, ask: Ask) -> str:
    """What is printed on the card that asks."""
    thing = game.board.things.get(_thing(ask))
    source = game.board.things.get(thing.marks.get("source", (0,))[0]) if thing is not None else None
    return " ".join(one.face.text for one in (thing, source) if one is not None)
