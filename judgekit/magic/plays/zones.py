"""Zones: whose they are, what a card is in them, drawing, discarding, ordering."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.targets import is_permanent_card
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def shared(game: Game, value: str, zone: str) -> str:
    """All players share one play zone and one stack."""
    return ""


def on_top(game: Game, value: int) -> int:
    """What is played goes on top of the stack."""
    return 0


def owners_graveyard(game: Game, value: str, thing: Thing, zone: str) -> str | None:
    """A card goes to its owner's graveyard, whoever controlled it."""
    return thing.owner if zone == "graveyard" else None


def own_cards(game: Game, value: str, thing: Thing, zone: str) -> str | None:
    """A hand and a library hold their owner's cards."""
    return thing.owner if zone in {"hand", "library"} else None


def new_object(game: Game, value: bool, thing: Thing, zone: str) -> bool | None:
    """A card that changes zones is a new object, with no memory of what it was."""
    return True


def neither_tapped_nor_untapped(game: Game, value: bool, thing: Thing, zone: str) -> bool | None:
    """Only what is in play is tapped or untapped."""
    return True if zone != "battlefield" or thing.zone[0] != "battlefield" else None


def draw(game: Game, player: str, how_many: int) -> Generator[Any, Any, None]:
    """Cards are drawn one by one from the top of the library into the hand."""
    for _ in range(min(how_many, len(game.board.zone("library", player)))):
        library = game.board.zone("library", player)
        if library:
            yield Event("draw", (player, library[0]))


def too_few_cards(game: Game, player: str, how_many: int) -> Generator[Any, Any, None]:
    """Whoever has to draw more cards than their library holds loses."""
    if len(game.board.zone("library", player)) < how_many:
        yield Event("note", ("short", (*game.board.facts.get("short", ()), player)))


def lose_for_drawing(game: Game, player: str, how_many: int) -> Generator[Any, Any, None]:
    """… after the cards that are there have been drawn."""
    if player in game.board.facts.get("short", ()):
        yield (Event("note", ("short", None)), Event("lost", (player, "library")))
        yield from game.run("outcome", (player,), ())


def discard(game: Game, player: str, how_many: int, how: str = "") -> Generator[Any, Any, None]:
    """A player discards cards of their choice, or at random; as many as they can."""
    hand = game.board.zone("hand", player)
    due = min(how_many, len(hand))
    if not due:
        return
    if how:
        seed = f"{game.board.facts.get('seed', 0)} {len(game.steps)}"
        chosen: Any = random.Random(seed).sample(hand, due)  # noqa: S311  (the scenario's seed, not a secret)
    elif due == len(hand):
        chosen = hand
    else:
        objects = tuple(game.board.things[card].object for card in hand)
        chosen = [one[0] for one in (yield Ask("discard", player, due, objects))]
        if len(set(chosen)) != due or not set(chosen) <= set(hand):
            raise Illegal(Refusal("must discard", (player, due)))
    yield tuple(Event("move", (card, "graveyard", player, "discarded")) for card in chosen)
    yield from game.run("order graveyard", tuple(chosen))


def order_graveyard(game: Game, cards: tuple[int, ...]) -> Generator[Any, Any, None]:
    """Cards that reach one graveyard together are put in the order that their owner says."""
    for player in game.board.facts["order"]:
        graveyard = game.board.zone("graveyard", player)
        together = tuple(card for card in graveyard if card in cards)
        if len(together) < 2:
            continue
        objects = tuple(game.board.things[card].object for card in together)
        said = yield Ask("graveyard order", player, None, objects)
        if said:
            rest = tuple(card for card in graveyard if card not in together)
            yield Event("order", (("graveyard", player), (*(one[0] for one in said), *rest)))


def shuffle(game: Game, player: str) -> Generator[Any, Any, None]:
    """A library is put in random order: the scenario's seed decides."""
    library = list(game.board.zone("library", player))
    seed = f"{game.board.facts.get('seed', 0)} {player} {len(game.steps)}"
    random.Random(seed).shuffle(library)  # noqa: S311
    yield (Event("order", (("library", player), tuple(library))), Event("shuffled", (player,)))


def exile(game: Game, value: str) -> str:
    """Cards can be removed from the game."""
    return "exile"


def limit_of_seven(game: Game, value: int | None, player: str) -> int:
    """The usual maximum hand size."""
    size: int = game.system.values["hand size"]
    return size


def is_card_of_permanent(game: Game, thing: Thing) -> bool:
    return is_permanent_card(thing.face.traits)
