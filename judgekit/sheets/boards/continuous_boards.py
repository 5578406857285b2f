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


def _until(chance: Chance, wording: Wording) -> str:
    """Sizes given for a turn, looked at in the next."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    more = chance.between(1, 3)
    grow = card(
        "Crescita", "Istantaneo", "{G}", f"Una creatura bersaglio prende +{more}/+{more} fino alla fine del turno."
    )
    shrink = card("Rachitismo", "Istantaneo", "{B}", "Una creatura bersaglio prende -1/-1 fino alla fine del turno.")
    mine = (creature(one, sized(chance, 2, 4), c1), "Foresta", "Palude")
    actions = [f"{a} lancia Crescita su {one}", "si risolve", f"{a} lancia Rachitismo su {one}", "si risolve"]
    return duel(players, Side(mine, (grow, shrink)), Side(()), [*actions, f"vai a mantenimento di {b}"])


def _setting(chance: Chance, wording: Wording) -> str:
    """A size that is set, and bonuses before and after."""
    players = a, b = chance.pick(PLAYERS)
    _one, _c1 = beasts(chance, 1)[0]
    more = chance.between(1, 3)
    plus = chance.between(1, 2)
    forests = chance.between(1, 3)
    text = "La forza e la costituzione di Ent sono pari al numero di Foreste che controlli."
    ent = f'Ent: {{tipo: Creatura, f/c: "*/*", colore: verde, testo: "{text}", segnalini: {{"+1/+1": {plus}}}}}'
    grow = card(
        "Crescita", "Istantaneo", "{G}", f"Una creatura bersaglio prende +{more}/+{more} fino alla fine del turno."
    )
    burn = card("Frana", "Istantaneo", "{R}", "Distruggi una terra bersaglio.")
    mine = (ent, f"{forests} Foreste" if forests > 1 else "Foresta")
    land = f"Foresta {chance.between(1, forests)}" if forests > 1 else "Foresta"
    actions = [f"{a} lancia Crescita su Ent", "si risolve"]
    theirs: tuple[tuple[str, ...], tuple[str, ...]] = (("Montagna",), (burn,))
    if chance.once_in(2):
        actions += [f"{a} passa", f"{b} lancia Frana su {land}", "si risolve"]
    return duel(players, Side(mine, (grow,)), Side(*theirs), [*actions, _ON])


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
    """Something happens instead of something else."""
    players = a, _b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    gain = chance.between(2, 4)
    away = "esiliala" if wording.modern else "rimuovila dal gioco"
    text = chance.pick(
        (
            f"Se una carta sta per essere messa in un cimitero, invece {away}.",
            "Se stai per guadagnare punti vita, invece guadagni il doppio di quei punti vita.",
            "Se stai per guadagnare punti vita, invece pesca altrettante carte.",
        )
    )
    mine = (f'Varco: {{tipo: Incantesimo, testo: "{text}"}}', "Palude", creature(one, sized(chance), c1))
    drain = card("Salasso", "Istantaneo", "{B}", f"Distruggi una creatura bersaglio. Guadagni {gain} punti vita.")
    theirs = (creature(two, sized(chance), c2),)
    who = chance.pick((one, two))
    actions = [f"{a} lancia Salasso su {who}", "si risolve"]
    return duel(players, Side(mine, (drain,), life=chance.between(4, 20)), Side(theirs), actions)


TEMPLATES = (
    Template("bonus-continui", "bonus che valgono per tutti", MAGIC, _lords),
    Template("fino-a-fine-turno", "effetti di un turno", MAGIC, _until, level=1),
    Template("forza-variabile", "forza e costituzione che cambiano", MAGIC, _setting, level=3),
    Template("piu-aure", "più Aure sulla stessa creatura", MAGIC, _auras, level=3),
    Template("sostituzione", "effetti di sostituzione", MAGIC, _instead),
)
