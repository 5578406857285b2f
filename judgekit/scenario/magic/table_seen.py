"""The table as a line of talk may be read by it: what lies there, and what the lines before have done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic.deeds_said import BoardNames
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.magic.phrases import basic_land
from judgekit.scenario.magic.table_block import laid_out, lying_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.scenario.model import Action, BoardSaid, Play, ThingSaid


class Table:
    """What a line may be read by: the board, and the lines before it."""

    def __init__(self, board: BoardSaid, before: Sequence[Action]) -> None:
        self.board = board
        self.before = before
        self.names = BoardNames(board)

    def player(self, said: str) -> str:
        """The player with whom a text begins; "" where none is."""
        return next((one for one in self.names.players if said.startswith(f"{plain(one)} ")), "")

    def things(self, zone: str, player: str = "") -> Iterator[ThingSaid]:
        """What lies in a zone, all or that of a player."""
        return lying_in(self.board, zone, player)

    def named(self, name: str, zone: str = "", player: str = "") -> list[ThingSaid]:
        """The things of a name, in a zone or any."""
        zones = (zone,) if zone else tuple({kind for one in self.board.players for kind, _ in one.zones})
        said = plain(self.names.full(name))
        return [thing for kind in zones for thing in self.things(kind, player) if plain(thing.name) == said]

    def texts(self, name: str, zone: str, player: str) -> str:
        """What stands on the things of a name in a zone of a player, in small letters."""
        return " ".join(plain(text_of(thing)) for thing in self.named(name, zone, player))


def has_abilities(board: BoardSaid, name: str) -> bool:
    """Whether something stands on the things of a name that may be activated, for all that one sees."""
    said = plain(BoardNames(board).full(name))
    those = [thing for _, thing in laid_out(board) if plain(thing.name) == said]
    return not those or any(
        thing.words or ":" in text_of(thing) or _KEYWORD.search(plain(text_of(thing))) or basic_land(thing.name)
        for thing in those
    )


_KEYWORD = re.compile(
    r"equipaggia|cicl|livello|metamorfosi|mascher|fortificare|trasfigura|rivitalizz|monstru|mostruos|ninjutsu"
)


def is_aimed(board: BoardSaid, do: Play) -> bool:
    """Whether a card can be aimed at as many things as a line says, for all that one sees: no creature is."""
    said = plain(BoardNames(board).full(do.card.text))
    those = [thing for _, thing in laid_out(board) if plain(thing.name) == said and thing.text]
    texts = [plain(re.sub(r"\([^()]*\)", "", text_of(thing))) for thing in those]
    lasting = ["creature" in thing.types and "enchantment" not in thing.types for thing in those]
    return not those or not all(
        (sort and not text.startswith("incanta") and "metamorfosi" not in text and "conferire" not in text)
        or ("cambia il bersaglio" in text and len(do.targets) > 1)
        for text, sort in zip(texts, lasting, strict=True)
    )


def whose(board: BoardSaid, name: str) -> set[str]:
    """Who controls things of a name on the battlefield."""
    said = plain(BoardNames(board).full(name))
    return {
        thing.controller or one.name
        for one in board.players
        for zone, things in one.zones
        for thing in things
        if zone == "battlefield" and plain(thing.name) == said
    }


def lies_in(board: BoardSaid, name: str) -> set[str]:
    """The zones in which things of a name lie."""
    said = plain(BoardNames(board).full(name))
    return {zone for zone, thing in laid_out(board) if plain(thing.name) == said}
