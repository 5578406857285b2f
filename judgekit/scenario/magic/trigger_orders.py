"""In which order a player puts triggers onto the stack: as the next line says, else as they have triggered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.scenario import model
from judgekit.scenario.magic import own_words
from judgekit.scenario.magic.together_said import is_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.triggers.pending import Waiting
    from judgekit.scenario.magic.script import Script
    from judgekit.table.engine import Ask, Game

_AT_IT = (tree.It, tree.ThatPlayer)  # how an ability speaks of what has made it trigger


def trigger_order(script: Script, game: Game, ask: Ask) -> object:
    """In which order triggers go onto the stack: as the next line says, else as they have triggered.

    The same text does the same in any order, if it does not speak of what has made it trigger.
    """
    said = order_said(script, game, ask, _meant)
    if said is not None:
        return said
    first = ask.options[0]
    if all(_does_the_same(each, first) for each in ask.options):
        return None
    match script.orders.next():
        case "turned":
            return tuple(reversed(ask.options))
        case "asked":
            told = f"non è detto in che ordine {ask.player} mette in pila le abilità innescate, e qui conta"
            those = ", ".join(_told_apart(script, game, ask))
            raise script.missing(ask, f"{told} (chi è nominato prima si risolve dopo)", f"{ask.player} sceglie {those}")
    return None


def _does_the_same(one: Waiting, two: Waiting) -> bool:
    if one.thing.face.text != two.thing.face.text or not tree.same(one.ability, two.ability):
        return False
    return one.source != two.source or one.about == two.about or not tree.holds(one.ability, *_AT_IT)


def _told_apart(script: Script, game: Game, ask: Ask) -> list[str]:
    """What a line says for each of the triggers, in the order in which they have triggered."""
    sources = [waiting.source for waiting in ask.options]
    if len(set(sources)) == len(sources):
        return [script.called(game, source) for source in sources]
    abilities = [waiting.ability for waiting in ask.options]
    if not any(tree.same(one, two) for n, one in enumerate(abilities) for two in abilities[:n]):
        return [f"«{_words(waiting)}»" for waiting in ask.options]
    return [script.called(game, _it(waiting)) for waiting in ask.options]


def _words(waiting: Waiting) -> str:
    """What stands in an ability: what it does, else the line that prints it."""
    does = own_words.written((tree.Spell(waiting.ability.modes),)) or own_words.written((waiting.ability,))
    name, text = waiting.thing.name, waiting.thing.face.text
    lines = (line for line in text.split("\n") if own_words.prints(waiting.ability, line, name, text))
    return (next(lines, "") or does or name).rstrip(".")


def _it(waiting: Waiting) -> Any:
    """What has made an ability trigger."""
    return next(iter(waiting.about.get("", ())), waiting.source)


def order_said(script: Script, game: Game, ask: Ask, meant: Callable[..., object]) -> tuple[object, ...] | None:
    """The order in which the next line names all that is asked about; None where it says none of these.

    `meant` tells which of those that are left one of its values means; None where none.
    """
    action = script.peek()
    if action is None or not isinstance(action.do, model.Choose) or not is_of(game.board, action.player, ask.player):
        return None
    values = action.do.values
    players = (script.names.player(game.board, one) for one in values if isinstance(one, model.Name))
    if len(values) != len(ask.options) or any(one is not None for one in players):
        return None  # the line answers what is asked next: a target
    left, found = list(ask.options), []
    for value in values:
        one = meant(script, game, value, left)
        if one is None:
            return None
        left = [each for each in left if each is not one]  # == takes different nodes with like fields for one
        found.append(one)
    script.at += 1
    script.made(game, action)
    return tuple(found)


def _meant(script: Script, game: Game, value: object, left: list[Waiting]) -> Waiting | None:
    """Which of the triggers that are left a line means: by its source, by what made it trigger, or by its words."""
    if isinstance(value, model.Name):
        numbers = script.names.numbers(game.board, value)
        of_it = [one for one in left if one.source[0] in numbers]
        by_it = [one for one in left if isinstance(it := _it(one), tuple) and it[0] in numbers]
        there = of_it if len(of_it) == 1 or not by_it else by_it
        return there[0] if there else None
    if not isinstance(value, str):
        return None
    return next((one for one in left if _says(one, value)), None)


def _says(one: Waiting, quote: str) -> bool:
    name, text = one.thing.name, one.thing.face.text
    return own_words.reads(one.ability, quote, name, text) or own_words.prints(one.ability, quote, name, text)
