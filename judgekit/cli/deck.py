"""`deck check`: whether a deck of Wizards of Mickey is legal, each fault with its rule."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.declared import Argument
from judgekit.cli.options import Json
from judgekit.render import terminal
from judgekit.render.page import Span, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.page import Line
    from judgekit.table.engine import Refusal
    from judgekit.wom.plays.decks import Deck


app = declared.app()
deck = declared.app(help="I mazzi di Wizards of Mickey.")
app.groups["deck"] = deck

File = Annotated[
    str,
    Argument(metavar="FILE", help="Un file Markdown con un blocco «mazzo».", show_default=False),
]


@declared.command(deck)
def check(file: File, json: Json = False) -> int:
    """Dice se un mazzo è regolare, e che cosa non va, con la regola."""
    from judgekit.editions import WOM, system
    from judgekit.scenario.deck_file import read_deck
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.wom.plays.decks import faults

    read = read_deck(Path(file))
    found = list(faults(Game(system(WOM), Board({}, {}, {}, {})), read.deck))
    if json:
        from judgekit.cli import asjson

        asjson.put(_as_json(read.file, read.deck, found))
    else:
        terminal.show(_page(read.file, read.deck, found))
    return 1 if found else 0


_COUNTED = {
    "squad": ("Mago", "Maghi"),
    "spells": ("Magia", "Magie"),
    "castles": ("Castello", "Castelli"),
    "codes": ("Codice", "Codici"),
    "support": ("carta di Supporto", "carte di Supporto"),
}


def _as_json(file: str, deck: Deck, found: Sequence[Refusal]) -> dict[str, Any]:
    return {
        "file": file,
        "edition": "wom",
        "team": deck.team or None,
        "legal": not found,
        "cards": {name: len(getattr(deck, name)) for name in _COUNTED},
        "power": sum(card.power for card in deck.spells),
        "faults": [
            {"kind": one.kind, "text": _said(one), "cites": [f"wom:{number}" for number in one.cites]} for one in found
        ],
    }


def _said(fault: Refusal) -> str:
    from judgekit.editions import WOM
    from judgekit.render.italian.refusals import why_refused
    from judgekit.render.italian.small_words import capital
    from judgekit.table.board import Board

    return capital(why_refused(fault, Board({}, {}, {}, {}), {}, game=WOM))


def _page(file: str, deck: Deck, found: Sequence[Refusal]) -> list[Line]:
    from judgekit.render.italian.small_words import count

    width = terminal.width()
    counts = [count(len(cards), *words) for name, words in _COUNTED.items() if (cards := getattr(deck, name))]
    power = f"Potenza Magica {sum(card.power for card in deck.spells)}"
    lines = wrap([Span(file, "title"), Span(f"  {deck.team}" if deck.team else "", "dim")], width)
    lines += wrap([Span(" · ".join([*counts, power]), "dim")], width)
    for one in found:
        lines += wrap([Span(_said(one)), Span(f"  [{' '.join(one.cites)}]", "ref")], width, Span("✗ ", "bad"), "  ")
    if not found:
        lines.append([Span("✓ ", "good"), Span("il mazzo è regolare")])
    return lines
