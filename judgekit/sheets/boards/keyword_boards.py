"""Keywords that meet in combat: what one of them makes of another, and what protection keeps off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    GROUND,
    MAGIC,
    MODERN,
    PLAYERS,
    Side,
    Template,
    beasts,
    card,
    creature,
    duel,
    hurt,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _deadly_trample(chance: Chance, wording: Wording) -> str:
    """Deathtouch makes little damage lethal: how much may trample through?"""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    power, tough = chance.between(3, 6), chance.between(2, 5)
    words = ("travolgere", "tocco letale") if chance.once_in(2) else ("travolgere",)
    shares = f"1 a {two}, {power - 1} a {b}"
    mine = (creature(one, (power, chance.between(1, 4)), c1, *words),)
    theirs = (creature(two, (chance.between(1, 4), tough), c2),)
    actions = (
        f"{a} attacca con {one}",
        f"{b} blocca {one} con {two}",
        f"{a} assegna il danno di {one}: {shares}",
        FOUGHT_OUT,
    )
    return duel(players, Side(mine), Side(theirs, life=chance.between(7, 20)), actions)


def _kept_off(chance: Chance, wording: Wording) -> str:
    """A blocker, or a target, with protection from what would hurt it."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, _c2) = beasts(chance, 2)
    size = sized(chance, 1, 3)
    shield = creature(two, size, GROUND[two], f"protezione dal {c1}")
    mine = (creature(one, sized(chance, 2, 4), c1), "Montagna")
    if chance.once_in(3):
        sweep = card("Terremoto", "Stregoneria", "{R}", f"Infligge {hurt(max(1, size[1]))} a ogni creatura.")
        theirs = (creature(two, size, GROUND[two], "protezione dal rosso"), creature(one, (1, size[1]), c1))
        return duel(players, Side(("Montagna",), (sweep,)), Side(theirs), (f"{a} lancia Terremoto", "si risolve"))
    actions = (f"{a} attacca con {one}", f"{b} blocca {one} con {two}", FOUGHT_OUT)
    return duel(players, Side(mine), Side((shield,), life=chance.between(6, 20)), actions)


def _more_than_damage(chance: Chance, wording: Wording) -> str:
    """Damage that gains life, or that leaves counters where other damage leaves a mark."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    mine = (creature(one, sized(chance, 2, 4), c1, chance.pick(("legame vitale", "avvizzire", "infettare"))),)
    theirs = (creature(two, sized(chance, 3, 5), c2),)
    answer = f"{b} blocca {one} con {two}" if chance.once_in(2) else f"{b} non blocca"
    sides = Side(mine, life=chance.between(3, 15)), Side(theirs, life=chance.between(7, 20))
    return duel(players, *sides, (f"{a} attacca con {one}", answer, FOUGHT_OUT))


TEMPLATES = (
    Template("altro-dal-danno", "danno che fa guadagnare vita o mette segnalini", MODERN, _more_than_damage),
    Template("travolgere-letale", "travolgere con tocco letale", MODERN, _deadly_trample, level=3),
    Template("protezione-dal-danno", "danno che la protezione previene", MAGIC, _kept_off, level=3),
)
