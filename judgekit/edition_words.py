"""What the editions are called on paper, which one each is laid beside, and the words that changed between them.

One row an edition: nobody else compares their names.
"""

from __future__ import annotations

from typing import NamedTuple

from judgekit.editions import EDITIONS, MAGIC, WOM, game_of


class EditionWords(NamedTuple):
    """An edition as people speak of it: `title` heads a page, `rules` stands in a sentence («con le regole …»).

    `beside` is the edition that it is compared with, "" where there is none. The rest is how its cards say things.
    """

    title: str
    rules: str
    beside: str = ""
    modern: bool = False  # «campo di battaglia», «lanciare», «esiliare»
    dies: str = "viene messo in un cimitero dal gioco"
    enters: str = "entra in gioco"
    create: str = "Metti in gioco"
    exile: str = "Rimuovi dal gioco"
    cast: str = "gioca"
    last_step: str = "fine del turno"  # the step in which a turn ends
    lines_up_blockers: bool = False  # the attacker says in which order it will deal with them


_MODERN = EditionWords(
    "",
    "",
    modern=True,
    dies="muore",
    enters="entra nel campo di battaglia",
    create="Metti sul campo di battaglia",
    exile="Esilia",
    cast="lancia",
    last_step="sottofase finale",
)
_WORDS = {
    "classic": EditionWords(
        "Magic Classic (sesta e settima edizione)", "le regole Classic (sesta e settima edizione)", "cr-2016"
    ),
    "cr-2016": _MODERN._replace(
        title="Magic, regole complete 2016",
        rules="le regole complete del 2016",
        beside="classic",
        lines_up_blockers=True,
    ),
    "cr-2026": _MODERN._replace(
        title="Magic, regole complete 2026", rules="le regole complete del 2026", beside="cr-2016", create="Crea"
    ),
    "wom": EditionWords("Wizards of Mickey GCC", "il regolamento di Wizards of Mickey"),
}


def words(edition: str) -> EditionWords:
    """The row of an edition; one that nobody has described is a modern one, by its own name."""
    return _WORDS.get(edition) or _MODERN._replace(title=edition, rules=f"le regole {edition}")


OF_MAGIC = tuple(one for one in EDITIONS if game_of(one) == MAGIC)
MODERN = tuple(one for one in OF_MAGIC if words(one).modern)
OLD = tuple(one for one in OF_MAGIC if not words(one).modern)
OF_WOM = tuple(one for one in EDITIONS if game_of(one) == WOM)
