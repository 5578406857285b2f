"""Continuous effects: what adds up, what prevails, how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    MAGIC,
    PLAYERS,
    Side,
    Template,
    aura,
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


_ON = "fermati"


def _lords(chance: Chance, wording: Wording) -> str:
    """Static bonuses, that come, go, and find newcomers too."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    more, less = chance.between(1, 2), chance.between(1, 2)
    mine = [creature(one, sized(chance, 2, 4), c1), "Montagna", "Foresta"]
    mine.append(f'Stendardo: {{tipo: Incantesimo, testo: "Le creature che controlli prendono +{more}/+{more}."}}')
    theirs = [creature(two, sized(chance, 1, 3), c2), "Pianura"]
    if chance.once_in(2):
        theirs.append(f'Nube: {{tipo: Incantesimo, testo: "Tutte le creature prendono -{less}/-{less}."}}')
    new = 'Lince: {tipo: Creatura, costo: "{G}", f/c: "1/1"}'
    grow = card(
        "Adunata", "Istantaneo", "{R}", f"Le creature che controlli prendono +{more}/+{more} fino alla fine del turno."
    )
    strip = card("Purezza", "Istantaneo", "{W}", "Distruggi un incantesimo bersaglio.")
    actions = chance.pick(
        (
            [f"{a} lancia Lince", "si risolve"],
            [f"{a} lancia Adunata", "si risolve", f"{a} lancia Lince", "si risolve"],
            [f"{a} lancia Lince", "si risolve", f"{a} passa", f"{b} lancia Purezza su Stendardo", "si risolve"],
        )
    )
    return duel(players, Side(tuple(mine), (new, grow)), Side(tuple(theirs), (strip,)), [*actions, _ON])


def _auras(chance: Chance, wording: Wording) -> str:
    """Several Auras on one creature, with fights or burning to show its size."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    more, less = chance.between(1, 3), chance.between(1, 2)
    mine = (
        creature(one, sized(chance, 2, 3), c1),
        aura("Forza Antica", f"+{more}/+{more}", one, wording),
        "Pianura",
    )
    theirs = (
        creature(two, sized(chance, 2, 4), c2),
        aura("Debolezza", f"-{less}/-{less}", chance.pick((one, two)), wording),
    )
    strip = card("Purezza", "Istantaneo", "{W}", "Distruggi un incantesimo bersaglio.")
    actions = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    if chance.once_in(2):
        actions += [f"{a} lancia Purezza su Debolezza", "si risolve"]
    return duel(players, Side(mine, (strip,)), Side(theirs), [*actions, FOUGHT_OUT])


def _instead(chance: Chance, wording: Wording) -> str:
    """Two effects that change the same damage: whoever it is dealt to says which is applied first."""
    players = a, b = chance.pick(PLAYERS)
    damage, less = chance.between(2, 4), chance.between(1, 2)
    gain = "infliggere danno a un giocatore, invece infligge il doppio di quel danno a quel giocatore."
    twice = f'Fiamme: {{tipo: Incantesimo, colore: rosso, testo: "Se una fonte sta per {gain}"}}'
    text = f"Se una fonte sta per infliggerti danno, previeni {less} di quei danni."
    armour = f'Armatura: {{tipo: Artefatto, testo: "{text}"}}'
    first, then = (twice, armour) if chance.once_in(2) else (armour, twice)
    shot = card("Folgore", "Istantaneo", "{R}", f"Infligge {hurt(damage)} a un giocatore bersaglio.")
    actions = [f"{a} lancia Folgore su {b}", "si risolve", f"{b} sceglie {then.partition(':')[0]}"]
    theirs = Side((first, then), life=chance.between(8, 20))
    return duel(players, Side(("Montagna",), (shot,)), theirs, actions)


TEMPLATES = (
    Template("bonus-continui", "bonus che valgono per tutti", MAGIC, _lords),
    Template("piu-aure", "più Aure sulla stessa creatura", MAGIC, _auras, level=3),
    Template("due-sostituzioni", "due effetti di sostituzione sullo stesso danno", MAGIC, _instead, level=3),
)
