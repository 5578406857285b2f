"""Cards between hand, deck and discards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from judgekit.table.engine import Ask, Event
from judgekit.wom.language.card_tree import Triggered
from judgekit.wom.plays import areas, traits
from judgekit.wom.plays.areas import DECK, DISCARDS, HAND, LAUNCHED
from judgekit.wom.questions import DISCARDED_FROM, HOW_MANY_DRAWS, HOW_MANY_TO_DRAW, RANDOM_CHOICES, TOO_FEW_TO_DRAW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


HAND_LIMIT = 5
DRAWN_EACH_TURN = 3


def shuffled(game: Game, cards: Sequence[int]) -> tuple[int, ...]:
    """Some cards in an order that hangs on the seed alone."""
    order = list(cards)
    random.Random(areas.lot(game, "mescola")).shuffle(order)  # noqa: S311
    return tuple(order)


def draw(game: Game, player: str, count: int) -> Flow[None]:
    """Cards from the top of the deck; what happens when there are too few is for the rules to say."""
    short = len(game.board.zone(DECK, player)) < count
    how = game.ruling(TOO_FEW_TO_DRAW) if short else "enough"
    if how == "shuffle first":
        yield from _renew(game, player)
    taken = game.board.zone(DECK, player)[:count]
    if taken:
        yield Event("draw", (player, taken))
    if how == "draw first" and len(taken) < count:
        yield from _renew(game, player)
        more = game.board.zone(DECK, player)[: count - len(taken)]
        if more:
            yield Event("draw", (player, more))
        taken += more
    if taken:
        for _ in range(game.ruling_on(HOW_MANY_DRAWS, len(taken))):
            yield from triggered(game, "draw", player)


def _renew(game: Game, player: str) -> Flow[None]:
    """The discards become the deck, under what is left of it, in random order."""
    cards = (*game.board.zone(DECK, player), *game.board.zone(DISCARDS, player))
    yield Event("reshuffle", (player, shuffled(game, cards)))


def what_is_left_first(game: Game, how: str) -> str | None:
    """What is left of the deck is drawn first."""
    return "draw first" if how == "shuffle first" else None


def one_action(game: Game, many: int) -> int | None:
    """A number of cards is drawn in a single action."""
    return 1 if many > 1 else None


def triggered(game: Game, kind: str, player: str) -> Flow[None]:
    """What a player's cards do whenever that happens to them."""
    for source, effect in list(traits.at_work(game, Triggered)):
        if isinstance(effect, Triggered) and effect.moment.kind == kind and source.owner == player:
            for part in effect.effects:
                yield from game.run("perform", source.id, part)


# --- discarding -------------------------------------------------------------------------------------------------------


def discard(game: Game, player: str, count: int, *, by_lot: bool = False) -> Flow[None]:
    """Some cards of a player go to their discards: of whose choice, the rules say."""
    where = game.ruling_on(DISCARDED_FROM, (HAND, LAUNCHED))
    options = tuple(number for zone in where for number in game.board.zone(zone, player))
    if by_lot:
        chosen = yield from picked(game, player, options, count)
    else:
        chosen = yield from choose(game, "discard", player, options, count)
    if chosen:
        yield tuple(Event("discard", (number,)) for number in chosen)


def from_the_hand(game: Game, _: tuple[str, ...]) -> tuple[str, ...]:
    """Cards are discarded from the hand."""
    return (HAND,)


def choose(
    game: Game, kind: str, player: str, options: tuple[int, ...], count: int, about: object = None
) -> Flow[tuple[int, ...]]:
    """Some of several things, as their player chooses; all of them where there is no choice."""
    if len(options) <= count:
        return options
    chosen: tuple[int, ...] = yield Ask(kind, player, (count, about), options)
    return chosen


def picked(game: Game, player: str, options: tuple[int, ...], count: int) -> Flow[tuple[int, ...]]:
    """Some of several cards at random: in doubt as their player likes."""
    lots = game.ruling(RANDOM_CHOICES, options, count)
    if lots is not None:
        return tuple(lots)
    return (yield from choose(game, "discard", player, options, count))


def by_lot(game: Game, _: object, options: tuple[int, ...], count: int) -> tuple[int, ...]:
    """A random choice is the opponent's, who does not see the cards, or made by lot."""
    chance = random.Random(areas.lot(game, "a caso"))  # noqa: S311
    return tuple(chance.sample(options, min(count, len(options))))


def draw_three(game: Game) -> Flow[None]:
    """Both players draw, however many they hold."""
    for player in areas.seats(game.board):
        missing = max(0, HAND_LIMIT - len(game.board.zone(HAND, player)))
        yield from draw(game, player, game.ruling_on(HOW_MANY_TO_DRAW, missing))


def always_three(game: Game, _: int) -> int:
    """Three are drawn, whatever is in the hand."""
    return DRAWN_EACH_TURN


def down_to_five(game: Game) -> Flow[None]:
    """Who holds too many discards as many as there are too many."""
    for player in areas.seats(game.board):
        hand = game.board.zone(HAND, player)
        if len(hand) > HAND_LIMIT:
            chosen = yield from choose(game, "discard", player, hand, len(hand) - HAND_LIMIT)
            yield tuple(Event("discard", (number,)) for number in chosen)
