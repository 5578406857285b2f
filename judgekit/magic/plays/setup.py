"""Setting up: libraries, who starts, life, opening hands, mulligans."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.engine import Game


def begins(game: Game) -> bool:
    """Whether the board is described as it is before the game begins."""
    return bool(game.board.facts.get("setting up"))


def decks_become_libraries(game: Game) -> Generator[Any, Any, None]:
    """Each deck becomes its player's library, in random order."""
    for player in game.board.facts["order"]:
        deck = game.board.zone("deck", player)
        for card in reversed(deck):
            yield Event("move", (card, "library", player, "put"))
        if deck and not game.board.facts.get("in order"):
            yield from game.run("shuffle", player)


def who_starts(game: Game) -> Generator[Any, Any, None]:
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
    yield (Event("note", ("turn", starter)), Event("note", ("started", starter)))


def life_and_hands(game: Game) -> Generator[Any, Any, None]:
    """Every player begins with the same life and a hand of cards."""
    for player in game.board.facts["order"]:
        yield Event("tell", (player, "life", game.system.values["life"]))
        yield from game.run("draw", player, game.system.values["opening hand"])


def mulligans(game: Game) -> Generator[Any, Any, None]:
    """Whoever does not like their hand shuffles it back and draws one card fewer; the starting player settles first."""
    order = game.board.facts["order"]
    at = order.index(game.board.facts["turn"])
    for player in (*order[at:], *order[:at]):
        size = len(game.board.zone("hand", player))
        while size and (yield Ask("mulligan", player, size, (True, False))):
            yield tuple(Event("move", (card, "library", player, "put")) for card in game.board.zone("hand", player))
            yield from game.run("shuffle", player)
            size -= 1
            yield from game.run("draw", player, size)
    yield Event("note", ("setting up", None))
