"""Challenges of Wizards of Mickey in which one step of the count decides, and whom it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import OF_WOM
from judgekit.sheets.boards.template_words import PLAYERS, Template
from judgekit.sheets.boards.wom_boards import COLOURS, SPELLS, WIZARDS, challenge, spell, two_sides, wizard

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _set_first(chance: Chance, wording: Wording) -> str:
    """A Castle says what spells are worth; what adds or takes away comes after it all the same."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    worth = chance.between(0, 3)
    castle = f'Palude: {{colore: nero, testo: "Le Magie {COLOURS[c1]} valgono {worth}."}}'
    mine = spell(s1, worth + chance.between(1, 4), c1, f"+{chance.between(1, 4)}.")
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    squads = ((wizard(w1, c1),), (wizard(w2, c2),))
    return challenge((a, b), squads, ((mine,), (spell(s2, chance.between(2, 5), c2),)), actions, castle)


def _halved_first(chance: Chance, wording: Wording) -> str:
    """A Castle halves a number to which something is added: afterwards."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    castle = f'Gola: {{colore: nero, testo: "Dimezza la Potenza Magica delle Magie {COLOURS[c1]}."}}'
    mine = spell(s1, 2 * chance.between(1, 3), c1, f"+{2 * chance.between(1, 2)}.")
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    squads = ((wizard(w1, c1),), (wizard(w2, c2),))
    return challenge((a, b), squads, ((mine,), (spell(s2, chance.between(1, 5), c2),)), actions, castle)


def _printed(chance: Chance, wording: Wording) -> str:
    """What another spell is worth is added as it is printed, whatever has become of it."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    castle = chance.pick(
        (
            f'Palude: {{colore: nero, testo: "Le Magie {COLOURS[c2]} valgono {chance.between(0, 1)}."}}',
            f'Gola: {{colore: nero, testo: "Raddoppia la Potenza Magica delle Magie {COLOURS[c2]}."}}',
        )
    )
    mine = spell(s1, chance.between(0, 2), c1, "Aggiunge la Potenza Magica della Magia lanciata dal Mago opposto.")
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    squads = ((wizard(w1, c1),), (wizard(w2, c2),))
    return challenge((a, b), squads, ((mine,), (spell(s2, chance.between(2, 5), c2),)), actions, castle)


def _not_complex(chance: Chance, wording: Wording) -> str:
    """Who ignores what adds and takes away does not ignore what is complex."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    mine = spell(
        s1, chance.between(1, 3), c1, f"Aggiunge {chance.between(2, 4)} a questa Magia. +{chance.between(1, 3)}."
    )
    theirs = spell(s2, chance.between(1, 4), c2, "Le Magie avversarie ignorano i Modificatori positivi e negativi.")
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), ((mine,), (theirs,)), actions)


def _adjacent(chance: Chance, wording: Wording) -> str:
    """A wizard helps those beside: at one end of three, only the one in the middle."""
    a, b = chance.pick(PLAYERS)
    names, (s1, s2, s3) = chance.some(WIZARDS, 4), chance.some(SPELLS, 3)
    c1, c2 = chance.some(COLOURS, 2)
    helper = chance.pick((0, 2))
    text = f"+{chance.between(1, 3)} alle Magie lanciate dai Maghi adiacenti."
    squad = tuple(wizard(one, c1, text if n == helper else "") for n, one in enumerate(names[:3]))
    far = names[2 - helper]
    mine = (spell(s1, chance.between(1, 3), c1), spell(s2, chance.between(1, 3), c1))
    actions = (f"{a} lancia {s1} con {far}", f"{b} lancia {s3}", f"{a} lancia {s2} con {names[1]}")
    return challenge((a, b), (squad, (wizard(names[3], c2),)), (mine, (spell(s3, chance.between(2, 7), c2),)), actions)


def _lowest(chance: Chance, wording: Wording) -> str:
    """Two effects say what a spell is worth: the lower counts, whichever came first."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    low, high = chance.between(0, 1), chance.between(2, 3)
    first, then = chance.pick(((low, high), (high, low)))
    castle = f'Palude: {{colore: nero, testo: "Le Magie {COLOURS[c1]} valgono {first}."}}'
    mine = spell(s1, chance.between(4, 6), c1, chance.pick(("", f"+{chance.between(1, 2)}.")))
    theirs = spell(s2, chance.between(1, 4), c2, f"Le Magie avversarie valgono {then}.")
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), ((mine,), (theirs,)), actions, castle)


TEMPLATES = (
    Template("valore-fissato", "un Castello che fissa il valore", OF_WOM, _set_first, level=1),
    Template("dimezzata", "un Castello che dimezza", OF_WOM, _halved_first, level=1),
    Template("numero-stampato", "la Potenza Magica stampata", OF_WOM, _printed, level=2),
    Template("complessi", "Modificatori complessi e no", OF_WOM, _not_complex, level=2),
    Template("adiacenti", "Maghi adiacenti", OF_WOM, _adjacent, level=1),
    Template("il-piu-basso", "due valori imposti", OF_WOM, _lowest, level=2),
)
