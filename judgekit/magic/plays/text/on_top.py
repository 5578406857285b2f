"""The cards on top of a library or graveyard of which a text speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.questions.replacement import WHAT_ENTERS_LIES_THERE_NO_MORE
from judgekit.magic.questions.text import MORE_THAN_THERE_IS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.engine import Game


def tops(game: Game, zone: str, players: Iterable[Being], how_many: int) -> list[Being]:
    """The top cards of zones of players: what is entering from there is none of them."""
    there = game.board.things
    entering = _entering(game)
    found: list[Being] = []
    for who in players:
        cards = game.board.zone(zone, str(who))
        first = cards[: as_possible(game, how_many, len(cards))]
        if not entering.isdisjoint(first) and game.speaks(WHAT_ENTERS_LIES_THERE_NO_MORE):
            others = tuple(card for card in cards if card not in entering)
            rest = tuple(card for card in first if card not in entering)  # so is it for who counts what enters
            first = others[:how_many] if game.ruling(WHAT_ENTERS_LIES_THERE_NO_MORE) else rest
        found += [there[card].object for card in first]
    return found


def _entering(game: Game) -> frozenset[int]:
    """What is about to enter play at this moment."""
    land = (event.args[1] for event in game.coming if event.kind == "land")
    moved = (event.args[0] for event in game.coming if event.kind == "move" and event.args[1] == "battlefield")
    return frozenset((*land, *moved))


def as_possible(game: Game, due: int, there: int) -> int:
    """How many of what is there something happens to that wants so many."""
    return due if due <= there else there and int(game.ruling(MORE_THAN_THERE_IS, there))
