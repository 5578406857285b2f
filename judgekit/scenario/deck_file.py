"""Reading a deck file: Markdown with one block `mazzo`, written as a player of a table is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault, NotUnderstood
from judgekit.files import decode, read_bounded
from judgekit.scenario import nodes
from judgekit.scenario.case_file import LARGEST, fences
from judgekit.scenario.faults import Faults, composed
from judgekit.scenario.model import Where
from judgekit.scenario.wom.wom_board import read_player
from judgekit.scenario.wom.wom_start import card
from judgekit.values import NamedTuple
from judgekit.wom.plays.decks import Deck

if TYPE_CHECKING:
    from pathlib import Path

    from judgekit.scenario.node import Node
    from judgekit.scenario.wom.wom_model import SideSaid
    from judgekit.wom.faces import Card


BLOCK = "mazzo"
_SHOWN = "squadra, mazzo, castelli, e se servono team, codice e supporto"


class DeckFile(NamedTuple):
    """A deck as somebody has written it down."""

    file: str
    deck: Deck


def read_deck(path: Path) -> DeckFile:
    """Read a deck from a file. Raises Unreadable, BadDocument with every fault."""
    name = str(path)
    content = read_bounded(name, LARGEST)
    if len(content) > LARGEST:
        raise BadDocument((Fault(name, 1, 1, "il file è troppo grande: il massimo è 1 MB"),))
    return DeckFile(name, _read(composed(decode(content, name)), name))


def _read(text: str, name: str) -> Deck:
    faults = Faults()
    blocks = [(line, inside) for kind, line, inside in fences(text) if kind == BLOCK]
    if len(blocks) != 1:
        why = "c’è più di un blocco" if blocks else "manca il blocco"
        raise BadDocument((Fault(name, 1, 1, f"{why} «```{BLOCK}»: ne serve uno, con {_SHOWN}"),))
    line, inside = blocks[0]
    node = nodes.compose(inside, name, line + 1, faults)
    deck = None if node is None else _deck(node, name, line, faults)
    if faults.found or deck is None:
        where = Fault(name, line + 1, 1, f"il mazzo è vuoto: servono {_SHOWN}")
        raise BadDocument(tuple(sorted(faults.found, key=lambda fault: fault[:3])) or (where,))
    return deck


def _deck(node: Node, name: str, line: int, faults: Faults) -> Deck | None:
    if node.nothing:
        return None
    side = read_player(BLOCK, node._replace(where=Where(name, line + 1, 1)), node, faults)
    return Deck(
        side.team,
        _cards(side, "wizards", faults),
        _cards(side, "deck", faults),
        _cards(side, "castles", faults),
        _cards(side, "code", faults),
        _cards(side, "support", faults),
    )


def _cards(side: SideSaid, zone: str, faults: Faults) -> tuple[Card, ...]:
    found: list[Card] = []
    for said in dict(side.zones).get(zone, ()):
        if not said.kind:
            faults.add(said.where, f"«{said.name}» sta nel Supporto: dinne il tipo (mago, magia, castello)")
        try:
            found += [card(said)] * said.how_many
        except NotUnderstood as error:
            faults.add(said.text_where or said.where, error.message)
    return tuple(found)
