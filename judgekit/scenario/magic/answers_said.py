"""Answers that the next line of a script says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.text.searching import why_not_fewer
from judgekit.scenario import model
from judgekit.scenario.magic.names import fold
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.errors import MissingChoice
    from judgekit.scenario.magic.script import Script
    from judgekit.table.engine import Ask, Game


def said_of(script: Script, ask: Ask) -> object:
    """The line that is being played, where this player plays it."""
    if script.meanwhile is not None and script.meanwhile.player == ask.player:
        return script.meanwhile.do
    action = script.current
    return action.do if action is not None and action.player == ask.player and script.goal is None else None


def payers(script: Script, ask: Ask) -> list[model.Name]:
    """The permanents and cards that the line names behind «pagando con», «sacrificando», «unendo» …"""
    return [name for name in getattr(said_of(script, ask), "paying", ()) if not isinstance(name, str)]


def one_said(do: model.Choose) -> str:
    """The one thing that is chosen, as it is written; "" where nothing is («sceglie niente»)."""
    return str(getattr(do.values[0], "text", do.values[0])) if do.values else ""


def those_named(script: Script, game: Game, ask: Ask, do: model.Choose) -> tuple[object, ...]:
    """What a line chooses by name; a token that has come to be since bears one that nobody knew when it was read."""
    found: list[object] = []
    for value in do.values:
        if isinstance(value, model.Name):
            found.append(one_of(script, game, ask, value))
        elif isinstance(value, str):
            called = {one: fold(script.called(game, one)) for one in ask.options}
            exact = [one for one, name in called.items() if name == fold(value)]
            by_a_word = [one for one, name in called.items() if fold(value) in name.split()]
            found += exact or (by_a_word if len(by_a_word) == 1 else [])
    return tuple(found)


def chosen_next(script: Script, game: Game, ask: Ask, due: int) -> tuple[object, ...]:
    """What the next line chooses; where all that is offered is alike, it does not matter."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        picked = those_named(script, game, ask, do)
        if len(set(picked)) == due and set(picked) <= set(ask.options):
            script.made(game, action)
            return picked
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, due)))
    if len(ask.options) <= due or _nobody_tells_apart(game, ask.options):
        return ask.options[:due]
    those, enough = offered(script, game, ask, due)
    raise script.missing(ask, f"{ask.player} deve scegliere ({due}) fra {those}", f"{ask.player} sceglie {enough}")


def found(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    """What is found, as the next line says: fewer cards than there are, none («sceglie niente»); else all of them."""
    _, what, due = ask.about
    enough = min(due, len(ask.options))
    action = script.peek()
    do = action.do if action is not None and action.player == ask.player else None
    if action is None or not isinstance(do, model.Choose):
        return chosen_next(script, game, ask, enough)
    offered = {one[0] for one in ask.options}
    values = () if do.is_none else do.values
    named = [script.names.numbers(game.board, v) if isinstance(v, model.Name) else () for v in values]
    if not all(offered & set(numbers) for numbers in named):  # it answers what is asked later
        return ask.options if len(ask.options) == enough else chosen_next(script, game, ask, enough)
    if len(values) >= enough:
        return chosen_next(script, game, ask, enough)
    script.take(model.Choose, ask.player)
    refusal = why_not_fewer(game, ask.player, what)
    if refusal is None:
        script.made(game, action)
        return tuple(one_of(script, game, ask, name) for name in values)
    game.refuse(action.number, ask.player, refusal)
    return chosen_next(script, game, ask, enough)


def none_of_them(script: Script, game: Game, ask: Ask) -> bool:
    """Whether none of what is offered is chosen: «Anna sceglie no»; that, too, the script says."""
    action = script.peek()
    do: Any = action.do if action is not None and action.player == ask.player else None
    if isinstance(do, model.Choose) and do.is_none:
        script.at += 1
        script.made(game, action)  # type: ignore[arg-type]  # there is one
        return True
    return bool(game.system.gone) or not ask.options


def left_open(script: Script, game: Game, ask: Ask) -> MissingChoice:
    those = ", ".join(script.called(game, one) for one in ask.options[:6])
    said = f"non è detto se {ask.player} sceglie qualcosa fra {those}, o niente («sceglie no»)"
    return script.missing(ask, said, f"{ask.player} sceglie {script.called(game, ask.options[0])}")


def zones(script: Script, game: Game, ask: Ask) -> tuple[str, ...]:
    """The zones in which a player looks for cards, as the next line names them."""
    _, what = ask.about
    action = script.peek()
    if action is not None and action.player == ask.player and isinstance(action.do, model.Choose):
        named = {_ZONES.get(_OWN.sub("", fold(str(value)))) for value in action.do.values}
        chosen = tuple(zone for zone in what.zones if zone in named)
        if chosen and len(chosen) == len(action.do.values):
            script.at += 1
            script.made(game, action)
            return chosen
    those = [word for word, zone in _ZONES.items() if zone in what.zones]
    question = f"{ask.player} deve dire dove cerca: {', '.join(those)}, o in più d’una di queste zone"
    raise script.missing(ask, question, f"{ask.player} sceglie {', '.join(those)}")


_ZONES = {"grimorio": "library", "cimitero": "graveyard", "mano": "hand"}
_OWN = re.compile(r"^(?:nel |nella |in |il |la )?(?:tuo |tua |suo |sua |proprio |propria )?")


def _nobody_tells_apart(game: Game, options: tuple[Any, ...]) -> bool:
    """Whether all are cards of one hand or library that say the same: which of them, changes nothing."""
    there = game.board.things  # the source of a shield may have gone
    things = [there[one[0]] for one in options if not isinstance(one, str) and one[0] in there]
    if len(things) < len(options) or things[0].zone[0] not in {"hand", "library"}:
        return False
    return len({(thing.zone, thing.name) for thing in things}) == 1 and all(t.face == things[0].face for t in things)


_MOST_OFFERED = 8


def offered(script: Script, game: Game, ask: Ask, due: int) -> tuple[str, str]:
    """What may be chosen, as a list; and as much of it as is due, which a line may name as it stands."""
    names = [script.called(game, one) for one in ask.options]
    more = ["…"] if len(names) > _MOST_OFFERED else []
    return ", ".join((*names[:_MOST_OFFERED], *more)), ", ".join(names[: max(1, due)])


def one_of(script: Script, game: Game, ask: Ask, name: model.Name) -> object:
    player = script.names.player(game.board, name)
    if player is not None:
        return player
    numbers = script.names.numbers(game.board, name)
    offered = [one for one in ask.options if not isinstance(one, str) and one[0] in numbers]
    if len(offered) == 1:
        return offered[0]  # also what has gone since, and is still the source of something
    return script.names.thing(game.board, name, lambda t: t.object in offered).object


def numbers_of(script: Script, game: Game, name: model.Name) -> list[int]:
    return list(script.names.numbers(game.board, name))
