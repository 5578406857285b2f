"""«Put these in order»: the rows of a procedure, as the table of the edition has them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import system
from judgekit.sheets.exercise import Question
from judgekit.sheets.kinds.source import ref, title_of

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material


_FEWEST, _MOST = 4, 7  # of three there is hardly anything to be put in order
_FEWEST_BY_SENSE = 5  # of those that common sense puts in order: who has won before what they win
_BY_SENSE = frozenset({"challenge", "game", "turn"})
# The procedures whose rows a class learns by heart, by the name of their table, and how they are asked for.
_ASKED = {
    "attack": "Metti in ordine i passaggi con cui si dichiarano le creature attaccanti.",
    "announcing": "Metti in ordine i passaggi con cui si {cast} una magia.",
    "categories": "Metti in ordine le categorie di effetti nel calcolo della Potenza Magica.",
    "challenge": "Metti in ordine ciò che accade nella sfida.",
    "turn": "Metti in ordine le fasi del turno.",
    "game": "Metti in ordine i preparativi e l’inizio della partita.",
}
# A row as it is told in a list of things to do, or of categories, by the title of its rule. One that is not here is
# not asked.
_TOLD = {
    "Annunciare i branchi": "Annunciare quali attaccanti formano un branco",
    "Gli attaccanti si TAPpano": "TAPpare gli attaccanti",
    "Costi facoltativi per attaccare": "Scegliere quali costi facoltativi pagare per attaccare",
    "Calcolo del costo per attaccare": "Calcolare il costo per attaccare",
    "Abilità di mana durante l’attacco": "Attivare abilità di mana",
    "Pagamento dei costi di attacco": "Pagare i costi per attaccare",
    "Scelta del modo e della X": "Annunciare il modo scelto e il valore di X",
    "Scelte annunciate al lancio": "Annunciare il modo, il valore di X e i costi addizionali o alternativi",
    "Scelta dei bersagli": "Dichiarare i bersagli",
    "Quale effetto a quale bersaglio": "Annunciare quale effetto si applica a quale bersaglio",
    "Suddividere danno o segnalini": "Annunciare come si dividono danni o segnalini fra i bersagli",
    "Divisione tra i bersagli": "Annunciare come si dividono danni o segnalini fra i bersagli",
    "Controllo di legalità del lancio": "Controllare se la magia può essere lanciata legalmente",
    "Calcolo del costo totale": "Calcolare il costo totale",
    "Abilità di mana durante il lancio": "Attivare abilità di mana",
    "Pagamento dei costi": "Pagare i costi",
    "La magia è lanciata": "Far innescare le abilità che si innescano al lancio di una magia",
    "Modificatori di Potenza Magica": "Modificatori di Potenza Magica («vale»)",
    "Moltiplicatori di Potenza Magica": "Moltiplicatori («raddoppia»)",
    "Divisori di Potenza Magica": "Divisori («dimezza»)",
    "Modificatori complessi positivi": "Modificatori complessi positivi («aggiunge»)",
    "Modificatori complessi negativi": "Modificatori complessi negativi («sottrae»)",
    "Modificatori positivi": "Modificatori positivi (+)",
    "Modificatori negativi": "Modificatori negativi (-)",
    "Modificatori di Potenza Magica Modificata": "Modificatori di Potenza Magica Modificata",
    "Magie nascoste scoperte": "Scoprire le Magie nascoste",
    "Calcolo dei modificatori": "Calcolare i modificatori",
    "Squadra vincitrice": "Stabilire la squadra vincitrice",
    "Diamagic al vincitore": "Consegnare i Diamagic al vincitore",
    "Castello": "Fase Castello",
    "Sfida": "Fase Sfida",
    "Diamagic": "Fase Diamagic",
    "Scartare": "Fase Scartare",
    "Pescare": "Fase Pescare",
    "Riserva di dodici Diamagic": "Formare la riserva dei Diamagic",
    "Dichiarazione del team": "Dichiarare il team",
    "Dichiarazione del Codice": "Dichiarare se si usa un Codice",
    "Cambi con le carte di Supporto": "Scambiare carte con quelle di Supporto",
    "Mazzi mescolati e tagliati": "Mescolare il proprio mazzo e farlo tagliare",
    "Scelta del primo giocatore": "Scegliere a caso il primo giocatore di turno",
    "Schieramento dei Maghi": "Schierare i Maghi",
    "Mano iniziale": "Prendere la mano iniziale",
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
    """The numbers of a procedure in its order, those alone that can be told as something to do, each thing once."""
    rows = system(material.edition).tables["procedures"].get(name, ())
    found: dict[str, str] = {}
    for row in rows:
        told = _TOLD.get(title_of(material, row.number), "")
        if told and told not in found.values():
            found.setdefault(row.number, told)
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
    while shuffled in (chosen, chosen[::-1]):  # what is merely turned round is seen at a glance
        shuffled = chance.shuffled(chosen)
    told = {one: _TOLD[title_of(material, one)] for one in chosen}
    right = tuple(shuffled.index(one) for one in chosen)
    places = "-".join(str(chosen.index(one) + 1) for one in shuffled)
    return Question(
        kind="order",
        level=1 if number <= 4 else 2 if number <= 5 else 3,
        prompt=_ASKED[name].format(cast=words(material.edition).cast),
        edition=material.edition,
        items=tuple(told[one] for one in shuffled),
        order=right,
        answer=places,
        explanation=tuple(f"{said} [{one}]" for one, said in told.items()),
        cites=tuple(ref(material.edition, one) for one in chosen),
        ask="Scrivi accanto a ogni riga il suo posto.",
        point=f"procedura {name}",
        source=f"procedura {name}",
    )
