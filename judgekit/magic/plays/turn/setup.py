"""Setting up: libraries, who starts, life, opening hands, mulligans."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import BEGINS_IN_PLAY
from judgekit.magic.plays.board.seats import began_with_several
from judgekit.magic.plays.board.state import players
from judgekit.magic.plays.board.teams import first_of
from judgekit.magic.plays.text.counting import starting_life
from judgekit.magic.questions.turn import THE_FIRST_MULLIGAN_IS_FREE
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def begins(game: Game) -> bool:
    """Whether the board is described as it is before the game begins."""
    return bool(game.board.facts.get("setting up"))


@only_with("setting up")
def decks_become_libraries(game: Game) -> Flow[None]:
    """Each deck becomes its player's library, in random order."""
    for player in game.board.facts["order"]:
        deck = game.board.zone("deck", player)
        for card in reversed(deck):
            yield Event("move", (card, "library", player, "put"))
        if deck and not game.board.facts.get("in order"):
            yield from game.run("shuffle", player)


@only_with("setting up")
def who_starts(game: Game) -> Flow[None]:
    """The loser of the previous game decides; otherwise a random method that the players agree on."""
    order = game.board.facts["order"]
    chooser = game.board.facts.get("lost last")
    if chooser is not None:
        starter = yield Ask("who starts", chooser, None, order)
    elif game.board.facts.get("starts") is not None:
        starter = game.board.facts["starts"]
    else:
        seed = f"{game.board.facts.get('seed', 0)} starts"
        starter = random.Random(seed).choice(order)  # noqa: S311
    starter = first_of(game.board, starter)
    yield (Event("note", ("turn", starter)), Event("note", ("started", starter)))


@only_with("setting up")
def life_and_hands(game: Game) -> Flow[None]:
    """Every player begins with the same life and a hand of cards."""
    for player in game.board.facts["order"]:
        yield Event("tell", (player, "life", game.system.values["life"]))
        yield from game.run("draw", player, game.system.values["opening hand"])


@only_with("setting up")
def life(game: Game) -> tuple[Event, ...]:
    """Every player begins with the same life, in a game with commanders with another."""
    begins_with = starting_life(game)
    return tuple(Event("tell", (player, "life", begins_with)) for player in game.board.facts["order"])


@only_with("setting up")
def hands(game: Game) -> Flow[None]:
    """Every player draws an opening hand."""
    for player in game.board.facts["order"]:
        yield from game.run("draw", player, game.system.values["opening hand"])


@only_with("setting up")
def mulligans(game: Game) -> Flow[None]:
    """Whoever does not like their hand shuffles it back and draws one card fewer; the starting player settles first."""
    for player in players(game.board):
        size = len(game.board.zone("hand", player))
        while size and (yield Ask("mulligan", player, size, (True, False))):
            size -= 1
            yield from _new_hand(game, player, size)
    yield Event("note", ("setting up", None))


@only_with("setting up")
def seven_again(game: Game) -> Flow[None]:
    """Whoever does not like their hand draws another of the same size, and at last puts so many cards under.

    Players decide in turn, those who take one do it together, and it goes on until all keep.
    """
    taken = dict.fromkeys(players(game.board), 0)
    deciding = list(taken)
    while deciding:
        again = []
        for player in deciding:
            hand = len(game.board.zone("hand", player))
            if hand > taken[player] and (yield Ask("mulligan", player, hand, (True, False))):
                again.append(player)
        for player in again:
            taken[player] += 1
            yield from _new_hand(game, player, game.system.values["opening hand"])
        deciding = again
    for player, how_many in taken.items():
        free = _one_is_free(game) if how_many else 0
        if free:
            game.show()
        yield from _put_under(game, player, how_many - free)
    yield from game.run("opening hands")
    yield Event("note", ("setting up", None))


def from_opening_hands(game: Game) -> Flow[None]:
    """Once all have kept, each player in turn, the one who starts first, may put into play what begins there."""
    for player in players(game.board):
        for number in game.board.zone("hand", player):
            card = game.board.things[number]
            if not any(_begins_in_play(ability) for ability in card.face.traits.abilities):
                continue
            if (yield Ask("may", player, (number, tree.PutInto(tree.This(), "battlefield")), (True, False))):
                yield Event("move", (number, "battlefield", player, "put into play"))


def _begins_in_play(ability: object) -> bool:
    return isinstance(ability, tree.Static) and any(rule == BEGINS_IN_PLAY for rule, _ in ability.rules)


def _one_is_free(game: Game) -> int:
    """How many mulligans of a player cost no card: where several play, the first."""
    return int(began_with_several(game.board) and game.ruling(THE_FIRST_MULLIGAN_IS_FREE))


def _new_hand(game: Game, player: str, size: int) -> Flow[None]:
    yield tuple(Event("move", (card, "library", player, "put")) for card in game.board.zone("hand", player))
    yield from game.run("shuffle", player)
    yield from game.run("draw", player, size)


def _put_under(game: Game, player: str, how_many: int) -> Flow[None]:
    """A player puts cards of their choice on the bottom of the library, in any order."""
    hand = game.board.zone("hand", player)
    if not how_many:
        return
    said = yield Ask("discard", player, how_many, tuple(game.board.things[card].object for card in hand))
    yield tuple(Event("move", (one[0], "library", player, "put", -1)) for one in said)


def smaller_hands(game: Game) -> Flow[None]:
    """Whoever does not like their hand draws one card fewer; with fewer, the top card may go underneath."""
    ring = players(game.board)
    deciding = list(ring)
    free: set[str] = set()  # those who have taken the one that costs no card
    while deciding:
        again = []
        for player in deciding:
            hand = len(game.board.zone("hand", player))
            if hand and (yield Ask("mulligan", player, hand, (True, False))):
                again.append(player)
        for player in again:
            fewer = 0 if player not in free and _one_is_free(game) else 1
            free.add(player)
            yield from _new_hand(game, player, len(game.board.zone("hand", player)) - fewer)
        deciding = again
    for player in ring:
        library = game.board.zone("library", player)
        short = len(game.board.zone("hand", player)) < game.system.values["opening hand"]
        if short and library and (yield Ask("top card under", player, None, (True, False))):
            yield Event("move", (library[0], "library", player, "put", -1))
    yield from game.run("opening hands")
    yield Event("note", ("setting up", None))
