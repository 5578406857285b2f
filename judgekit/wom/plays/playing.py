"""A spell is played: where it goes, and in which order what follows is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Event
from judgekit.wom.language.card_tree import Modifier, Permit, Special, Triggered
from judgekit.wom.plays import reading, specials, traits
from judgekit.wom.plays.areas import CODE, HIDDEN, LAUNCHED, WIZARDS
from judgekit.wom.questions import ORDER_OF_EFFECTS, POSSESSES_IT_TWICE

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Effect


Targets = tuple[int, ...]
PRIORITY = "annulla"

# --- playing ----------------------------------------------------------------------------------------------------------


def play(game: Game, player: str, spell: int, wizard: int, area: str, targets: Targets, forced: bool) -> Flow[None]:
    """A player plays a spell."""
    board = game.board
    game.check("launch", player, board.things[spell], board.things[wizard], area, forced)
    yield from game.run("play hidden" if area == HIDDEN else "play openly", player, spell, wizard, targets)


def openly(game: Game, player: str, spell: int, wizard: int, targets: Targets) -> Flow[None]:
    """The spell lies face up before its wizard; what it does begins."""
    yield Event("launch", (player, spell, wizard, targets))
    yield from game.run("after launching", player, spell, wizard)


def hidden(game: Game, player: str, spell: int, wizard: int, targets: Targets) -> tuple[Event, ...]:
    """The spell lies covered behind its wizard: this is not launching, and nothing sees it."""
    return (Event("hide", (player, spell, wizard)),)


Due = tuple[int, "Effect"]  # a card, and what it does


def due(game: Game, player: str, spell: int, wizard: int) -> list[Due]:
    """Everything that a launch sets off, in the order in which the cards came to the table."""
    found: list[Due] = []
    for thing in traits.candidates(game):
        for effect in thing.face.effects:
            if not traits.works(game, thing, effect):
                continue
            if isinstance(effect, Triggered):
                found += [(thing.id, part) for part in effect.effects if _watches(game, thing, effect, wizard)]
            elif _sets_off(thing, effect, spell, wizard):
                found.append((thing.id, effect))
    found += [(spell, Special(word)) for word, gained in _given(game, spell) if gained and word in specials.PERFORMED]
    return found


def _given(game: Game, spell: int) -> list[tuple[str, bool]]:
    """The Special Actions that the spell gains; whether also those that it has already, the rules say."""
    thing = game.board.things[spell]
    printed = traits.printed_words(game, thing)
    given = traits.granted_words(game, thing)
    return [one for one in given if one[0] not in printed or game.ruling(POSSESSES_IT_TWICE)]


def _sets_off(thing: Thing, effect: Effect, spell: int, wizard: int) -> bool:
    """The text of the spell itself, of its wizard, and what a castle or Codice does to whatever is launched."""
    if isinstance(effect, (Modifier, Permit)) or not isinstance(effect, specials.DEEDS):
        return False
    if thing.id in {spell, wizard}:
        return True
    return isinstance(effect, Special) and thing.face.kind in {"castle", "code"} and effect.word == PRIORITY


def _watches(game: Game, thing: Thing, effect: Triggered, wizard: int) -> bool:
    moment = effect.moment
    if moment.kind != "launch" or moment.which is None:
        return False
    return wizard in reading.ids(reading.wizards_meant(game, thing, moment.which))


def resolve(game: Game, player: str, spell: int, wizard: int) -> Flow[None]:
    """What the launch sets off is done, one thing after the other."""
    waiting = due(game, player, spell, wizard)
    if len(waiting) > 1:
        waiting = game.ruling_on(ORDER_OF_EFFECTS, waiting, player, spell, wizard)
    for number, effect in waiting:
        thing = game.board.things[number]
        if traits.effect_holds(game, thing, effect) and traits.works(game, thing, effect):
            yield from game.run("perform", number, effect)


def by_rank(game: Game, waiting: list[Due], player: str, spell: int, wizard: int) -> list[Due]:
    """What has priority, the spell, the castle, the own side, the other side."""
    return sorted(waiting, key=lambda one: _rank(game, one, player, spell, wizard))


def _rank(game: Game, one: Due, player: str, spell: int, wizard: int) -> int:
    number, effect = one
    thing = game.board.things[number]
    if isinstance(effect, Special) and effect.word == PRIORITY:
        return 0
    if number == spell:
        return 1
    if thing.zone[0] in {"castle", CODE}:
        return 2
    if number == wizard:
        return 5
    place = {LAUNCHED: 3, HIDDEN: 4, WIZARDS: 6}.get(thing.zone[0], 6)
    return place if thing.owner == player else place + (4 if place < 6 else 3)


def confusion_last(game: Game, waiting: list[Due], player: str, spell: int, wizard: int) -> list[Due]:
    """What Confondi makes somebody launch comes when all that belongs to this launch is done."""
    return sorted(waiting, key=lambda one: isinstance(one[1], Special) and one[1].word == "confondi")
