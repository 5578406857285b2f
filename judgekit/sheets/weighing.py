"""Work out anew what boards are known to ask: `python -m judgekit.sheets.weighing` writes `kept/`.

It plays every bundled case, and the first boards of every template, without each rule that they ask: minutes. What it
finds hangs on how rules are weighed; so `judgekit.ruling.weighing` goes before. With the word `changed` it looks only
at boards that are new or have another text than what is kept; where a kind of question is new, at all.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.files import write_whole
from judgekit.made import arguments
from judgekit.ruling.weighing import worked_out
from judgekit.scenario import bundled
from judgekit.sheets.boards import of_edition
from judgekit.sheets.candidates import Pick, fits, not_asked, posed_by, text_of
from judgekit.sheets.chance import Chance
from judgekit.sheets.foreseen import BOARDS, FOLDER, heading, of_board, tried, written
from judgekit.sheets.ground import Ground
from judgekit.sheets.kinds import OF_BOARDS
from judgekit.sheets.kinds.source import Material
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.sheets.foreseen import Issue
    from judgekit.sheets.kinds.source import Posed

_SEEDS = 2  # of a kind that only some seeds make, one of them is likely to


def boards(edition: str) -> list[Pick]:
    """The boards that are looked at."""
    there = (one for one in bundled.listing() if edition in one.editions and one.about(edition))
    cases = (one for one in there if one.name not in not_asked())
    drawn = (Pick((), (), None, one.name, n) for one in of_edition(edition) for n in range(BOARDS))
    return [*(Pick((), (), one) for one in cases), *drawn]


def looked_at(picked: Pick, edition: str) -> str:
    """What a board asks, as it is kept."""
    material = _material(edition)
    posed = posed_by(picked, material)
    subject = posed.board.subject if posed is not None else None
    there: tuple[Issue, ...] = ()
    kinds: list[str] = []
    place = 0
    if posed is not None and subject is not None:
        there = posed.board.issues
        place = next(n for n, one in enumerate(there) if one.numbers == subject.other.numbers)
        kinds = [kind for kind in OF_BOARDS if _makes(kind, posed, material)]
    return f"{picked.place}\t{written(text_of(picked, edition), kinds, place, there if kinds else ())}\n"


def changed(picked: Pick, edition: str) -> str:
    """The same; but a board of the same text is believed to ask what is kept of it, if all kinds were tried."""
    there = of_board(edition, picked.place, text_of(picked, edition)) if tried(edition) == OF_BOARDS.keys() else None
    return f"{picked.place}\t{there.line}\n" if there is not None else looked_at(picked, edition)


def _makes(kind: str, posed: Posed, material: Material) -> bool:
    asked = (OF_BOARDS[kind](posed, Chance("prova", n, kind), material) for n in range(_SEEDS))
    return any(question is not None and fits(question) for question in asked)


@cache
def _material(edition: str) -> Material:
    """The texts, and a lesson that is about nothing."""
    return Material(home.open_corpus(), edition, Ground("", "", edition), words(edition).beside)


def main(look: Callable[[Pick, str], str] = looked_at) -> None:
    """Look at all boards and write what they ask now."""
    for edition, lines in worked_out(look, boards):
        write_whole(FOLDER / f"{edition}.tsv", (heading(OF_BOARDS) + "".join(lines)).encode(), private=False)


if __name__ == "__main__":
    main(changed if arguments(changed.__name__) else looked_at)
