"""The table as a line of talk may be read by it: what lies there, and what the lines before have done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic.deeds_said import BoardNames
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.magic.phrases import basic_land
from judgekit.scenario.magic.table_block import laid_out, lying_in
from judgekit.scenario.model import Name, Play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.scenario.model import Action, BoardSaid, ThingSaid


_KEYWORD = re.compile(
    r"equipaggia|cicl|livello|metamorfosi|mascher|fortificare|trasfigura|rivitalizz|monstru|mostruos|ninjutsu"
)


class Table:
    """What a line may be read by: the board, and the lines before it."""

    def __init__(self, board: BoardSaid, before: Sequence[Action], names: BoardNames | None = None) -> None:
        self.board = board
        self.before = before
        self.names = names or BoardNames(board)

    def player(self, said: str) -> str:
        """The player with whom a text begins; "" where none is."""
        return next((one for one in self.names.players if said.startswith(f"{plain(one)} ")), "")

    def things(self, zone: str, player: str = "") -> Iterator[ThingSaid]:
        """What lies in a zone, all or that of a player."""
        return lying_in(self.board, zone, player)

    def named(self, name: str, zone: str = "", player: str = "") -> list[ThingSaid]:
        """The things of a name, in a zone or any."""
        zones = (zone,) if zone else tuple({kind for one in self.board.players for kind, _ in one.zones})
        said = self.as_compared(name)
        return [thing for kind in zones for thing in self.things(kind, player) if plain(thing.name) == said]

    def texts(self, name: str, zone: str, player: str) -> str:
        """What stands on the things of a name in a zone of a player, in small letters."""
        return " ".join(plain(text_of(thing)) for thing in self.named(name, zone, player))

    def behind(self, before: Sequence[Action]) -> Table:
        """The same table, as a line sees it behind others."""
        return Table(self.board, before, self.names)

    def as_compared(self, name: str) -> str:
        """A name in full and in small letters, as names are held against each other."""
        return plain(self.names.full(name))

    def spoken_of(self, lines: Sequence[Action] | None = None) -> set[str]:
        """All that the lines before speak of, or some of them."""
        those = self.before if lines is None else lines
        return {self.as_compared(name.text) for one in those for name in names_in(one.do)}

    def cast(self) -> set[str]:
        """What the lines before have cast."""
        return {self.as_compared(one.do.card.text) for one in self.before if isinstance(one.do, Play)}

    def waiting(self) -> set[str]:
        """What may lie on the stack: what was cast, and what the board has there."""
        return self.cast() | self.stack()

    def stack(self) -> set[str]:
        """What lies on the stack as the board has it."""
        return {plain(thing.name) for thing in self.board.stack}

    def everywhere(self, name: str) -> list[tuple[str, ThingSaid]]:
        """The things of a name wherever they lie, each with its zone."""
        said = self.as_compared(name)
        return [(zone, thing) for zone, thing in laid_out(self.board) if plain(thing.name) == said]

    def lies_in(self, name: str) -> set[str]:
        """The zones in which things of a name lie."""
        return {zone for zone, _ in self.everywhere(name)}

    def whose(self, name: str) -> set[str]:
        """Who controls things of a name on the battlefield."""
        said = self.as_compared(name)
        return {
            thing.controller or one.name
            for one in self.board.players
            for zone, things in one.zones
            for thing in things
            if zone == "battlefield" and plain(thing.name) == said
        }

    def has_abilities(self, name: str) -> bool:
        """Whether something stands on the things of a name that may be activated, for all that one sees."""
        those = [thing for _, thing in self.everywhere(name)]
        return not those or any(
            thing.words or ":" in text_of(thing) or _KEYWORD.search(plain(text_of(thing))) or basic_land(thing.name)
            for thing in those
        )

    def is_aimed(self, do: Play) -> bool:
        """Whether a card can be aimed at as many things as a line says, for all that one sees: no creature is."""
        those = [thing for _, thing in self.everywhere(do.card.text) if thing.text]
        texts = [plain(re.sub(r"\([^()]*\)", "", text_of(thing))) for thing in those]
        lasting = ["creature" in thing.types and "enchantment" not in thing.types for thing in those]
        return not those or not all(
            (sort and not text.startswith("incanta") and "metamorfosi" not in text and "conferire" not in text)
            or ("cambia il bersaglio" in text and len(do.targets) > 1)
            for text, sort in zip(texts, lasting, strict=True)
        )


def names_in(said: object) -> Iterable[Name]:
    """Every name that stands in what a line does."""
    if isinstance(said, Name):
        yield said
    elif isinstance(said, tuple):
        for one in said:
            yield from names_in(one)
