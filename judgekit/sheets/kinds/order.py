"""«Put these in order»: the rows of a procedure, as the table of the edition has them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judgekit.editions import system
from judgekit.sheets.exercise import Question
from judgekit.sheets.kinds.source import ref, title_of

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material


_FEWEST, _MOST = 4, 7  # of three there is hardly anything to be put in order
_FEWEST_BY_SENSE = 5  # of those that common sense puts in order: who has won before what they win
_BY_SENSE = frozenset({"challenge", "game", "turn"})
_NO_STEP = "Inizio e durata"  # of what has been declared: a row of the procedure, but nothing that is done
# The procedures whose rows a class learns by heart, by the name of their table, and how they are asked for.
_ASKED = {
    "attack": "Metti in ordine i passaggi con cui si dichiarano le creature attaccanti.",
    "combat damage": "Metti in ordine ciò che accade del danno da combattimento.",
    "announcing": "Metti in ordine i passaggi con cui si lancia una magia.",
    "categories": "Metti in ordine i passaggi del calcolo della Potenza Magica.",
    "challenge": "Metti in ordine ciò che accade nella sfida.",
    "turn": "Metti in ordine le fasi del turno.",
    "game": "Metti in ordine i preparativi e l’inizio della partita.",
}


def ask(chance: Chance, material: Material) -> Question | None:
    for name in chance.shuffled(_ASKED):
        rows = _rows(name, material)
        held = sum(material.ground.holds(number) for number in rows)
        fewest = _FEWEST_BY_SENSE if name in _BY_SENSE else _FEWEST
        if len(rows) >= fewest and 2 * held >= len(rows):  # else another lesson teaches it
            return _asked(name, rows, chance, material)
    return None


def _rows(name: str, material: Material) -> list[str]:
    """The numbers of a procedure in its order, those alone that have a title of their own."""
    rows = system(material.edition).tables["procedures"].get(name, ())
    found: dict[str, str] = {}
    for row in rows:
        title = title_of(material, row.number)
        if title and title not in found.values() and not title.startswith(_NO_STEP):
            found.setdefault(row.number, title)
    kinds = Counter(map(_shape, found))
    most = max(kinds, key=lambda one: kinds[one], default=("", 0))
    return [number for number in found if _shape(number) == most]


def _shape(number: str) -> tuple[str, int]:
    """Chapter and depth: what is of another chapter, or stands above the steps or beneath them, is no step."""
    return number[0], len(re.findall(r"\d+|[a-z]+", number))


def _asked(name: str, rows: list[str], chance: Chance, material: Material) -> Question | None:
    most = min(_MOST, len(rows))
    number = chance.between(min(4, most), most)
    chosen = sorted(chance.some(rows, number), key=rows.index)
    shuffled = chance.shuffled(chosen)
    if shuffled == chosen:
        shuffled = [*chosen[1:], chosen[0]]
    titles = [title_of(material, one) for one in shuffled]
    right = tuple(shuffled.index(one) for one in chosen)
    places = "-".join(str(chosen.index(one) + 1) for one in shuffled)
    return Question(
        kind="order",
        level=1 if number <= 4 else 2 if number <= 5 else 3,
        prompt=_ASKED[name],
        edition=material.edition,
        items=tuple(titles),
        order=right,
        answer=places,
        explanation=tuple(f"{title_of(material, one)} [{one}]" for one in chosen),
        cites=tuple(ref(material.edition, one) for one in chosen),
        ask="Scrivi accanto a ogni riga il suo posto.",
        point=f"procedura {name}",
        source=f"procedura {name}",
    )
