"""What a text says a permanent is that it puts onto the battlefield: it is so as it enters, not only after that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import BASIC_LANDS
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Effect, is_in_play
from judgekit.magic.plays.layers.affected import speaks_of_each
from judgekit.magic.plays.text import qualities
from judgekit.magic.plays.text.evaluate import amount, source_of
from judgekit.magic.questions.resolving import BECOMES_SO_AFTERWARDS, ITS_OWN_IS_OLDER, SO_AS_IT_ENTERS
from judgekit.magic.vocabulary import COLOURS
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def joined(game: Game, instructions: Iterable[Any]) -> list[Any]:
    """Instructions with what begins as something enters in that which puts it there."""
    found: list[Any] = []
    putting = -1  # which of them has put there of what the text still speaks
    told = list(instructions)
    for n, instruction in enumerate(told):
        put = tree.put_by(found[putting]) if putting >= 0 else None
        if put is not None and _is_chosen_for(game, put, instruction, told[n + 1 : n + 2]):
            found.insert(putting, instruction)
            putting += 1
            continue
        if put is not None and _begins_with(game, put, instruction):
            found[putting] = _with(found[putting], put._replace(being=(*put.being, instruction)))
            continue
        if not isinstance(instruction, (tree.Change, tree.Shuffle)):
            putting = len(found) if tree.put_by(instruction) is not None else -1
        found.append(_within(game, instruction))
    return found


def _within(game: Game, step: Any) -> Any:
    """An instruction with those that it holds joined so, too."""
    match step:
        case tree.May(do=(_, _, *_)):
            return step._replace(do=tuple(joined(game, step.do)))
        case tree.If(then=(_, _, *_)):
            return step._replace(then=tuple(joined(game, step.then)))
        case _:
            return step


def _is_chosen_for(game: Game, put: tree.PutInto, instruction: object, following: list[Any]) -> bool:
    """Whether what is chosen is what a thing is as it enters: it is chosen before that."""
    chooses = isinstance(instruction, tree.Choose) and isinstance(instruction.what, str)
    return chooses and any(_begins_with(game, put, step) for step in following)


def _with(step: Any, put: tree.PutInto) -> Any:
    """An instruction that ends with another put onto the battlefield."""
    match step:
        case tree.May(do=(*before, last)):
            return step._replace(do=(*before, _with(last, put)))
        case tree.If(then=(*before, last)):
            return step._replace(then=(*before, _with(last, put)))
        case _:
            return put


def _begins_with(game: Game, put: tree.PutInto, step: object) -> bool:
    if not isinstance(step, tree.Change) or not step.begins:
        return False
    lasts = isinstance(step.until, str) and step.until != tree.UNTIL_END_OF_COMBAT
    sized = all(_is_known_before(n) for n in (step.set_power, step.set_toughness))
    coloured = all(colour in (*COLOURS, qualities.CHOSEN) for colour in step.colors or ())
    if not (_is_of(step.what, put) and lasts and sized and coloured) or speaks_of_each(step):
        return False
    if step.begins == tree.AFTERWARDS:
        return not game.is_so(BECOMES_SO_AFTERWARDS)
    return bool(game.ruling(SO_AS_IT_ENTERS, step.begins))


def _is_known_before(size: object) -> bool:
    """Whether how big a thing is can be told before it enters: it is a number, or counts lands or cards elsewhere."""
    if size is None or isinstance(size, int | tree.X):
        return True
    of = size.of if isinstance(size, tree.Count) else None
    if not isinstance(of, tree.Filter) or of.either or not _asks_little(of):
        return False
    lands = of.types == ("land",) or bool(of.any_subtypes and set(of.any_subtypes) <= BASIC_LANDS.keys())
    return of.zone == "hand" or (lands and of.zone == "battlefield")


def _asks_little(of: tree.Filter) -> bool:
    """Whether it asks what a thing is and whose, and of nothing else that is so or has happened."""
    plain = tree.Filter(of.noun, of.types, any_subtypes=of.any_subtypes)
    return of == plain._replace(controller=of.controller, owner=of.owner, zone=of.zone)


def _is_of(what: object, put: tree.PutInto) -> bool:
    """Whether it is about just what was put."""
    if what == put.what or what == tree.Those(put.what):
        return True
    return isinstance(put.what, (tree.Chosen, tree.TopCards)) and what == tree.It()


def entered(game: Game, what: tree.PutInto, events: Iterable[Event], player: str, spell: Thing) -> Flow[None]:
    """Things are put somewhere, and what the text says that they are is so at once."""
    told = tuple(events)
    begun = _begun(game, what, [event.args[0] for event in told if event.kind == "move"], player, spell)
    yield (*told, *begun)
    yield from _none_elsewhere(game, begun)


def _begun(game: Game, what: tree.PutInto, numbers: list[int], player: str, spell: Thing) -> tuple[Event, ...]:
    """The effects on what enters, each on its own; younger than what those things do by themselves."""
    stamp = game.board.facts.get("stamp", 0)
    if not any(_acts(game.board.things[number]) for number in numbers) or game.is_so(ITS_OWN_IS_OLDER):
        stamp += len(numbers)
    found: list[Event] = []
    for told in what.being:
        change = qualities.with_choices(game, _measured(game, told, player, spell), source_of(spell))
        stamp += 1
        for number in numbers:
            life = game.board.things[number].life + 1
            effect = Effect(change, ((number, life),), stamp, told.until, player, source_of(spell))
            found.append(Event("effect", (effect,)))
    return tuple(found)


def _measured(game: Game, told: tree.Change, player: str, spell: Thing) -> tree.Change:
    """What is told of a thing, its size in numbers as they are now."""
    power, toughness = (
        n if n is None else amount(game, n, player, spell) for n in (told.set_power, told.set_toughness)
    )
    return told._replace(what=None, set_power=power, set_toughness=toughness)


def _acts(thing: Thing) -> bool:
    return any(isinstance(ability, tree.Static) for ability in thing.face.traits.abilities)


def _none_elsewhere(game: Game, begun_now: tuple[Event, ...]) -> Flow[None]:
    """What has not come to the battlefield after all is not changed."""
    effects: list[Effect] = [event.args[0] for event in begun_now]
    astray = tuple(one for one in effects if not _is_there(game, one))
    if astray:
        yield Event("end effects", (astray,))


def _is_there(game: Game, effect: Effect) -> bool:
    thing = game.board.get(*effect.objects[0])
    return thing is not None and is_in_play(thing)


def what_it_is(_game: Game, _value: object, begins: str) -> bool | None:
    """Only of what a text says that it is."""
    return True if begins == tree.IS else None


def what_it_is_or_has(_game: Game, _value: object, _begins: str) -> bool:
    """Of what a text says that it is, has or has not."""
    return True
