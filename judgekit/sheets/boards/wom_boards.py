"""Challenges of Wizards of Mickey: the count, category by category, and Special Actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import OF_WOM
from judgekit.sheets.boards.template_words import PLAYERS, Template

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


WIZARDS = ("Alberico", "Brunilde", "Corrado", "Dalia", "Ermete", "Fosca", "Gaspare", "Iride", "Lamberto", "Morgana")
SPELLS = ("Dardo", "Foglia", "Onda", "Fiamma", "Gelo", "Scudo", "Lampo", "Rovo", "Specchio", "Turbine")
COLOURS = {"rosso": "rosse", "verde": "verdi", "blu": "blu", "giallo": "gialle"}


def wizard(name: str, colour: str, text: str = "") -> str:
    return f'{name}: {{colore: {colour}, testo: "{text}"}}' if text else f"{name}: {colour}"


def spell(name: str, power: int, colour: str, text: str = "") -> str:
    return f"{name}: {{potenza: {power}, colore: {colour}" + (f', testo: "{text}"}}' if text else "}")


def challenge(
    players: tuple[str, str],
    squads: tuple[Iterable[str], Iterable[str]],
    hands: tuple[Iterable[str], Iterable[str]],
    actions: Iterable[str],
    castle: str = "",
    stake: str = "",
    castles: tuple[Iterable[str], Iterable[str]] = ((), ()),
) -> str:
    """Two sides, what they have in hand and what they do, as the blocks of a case."""
    lines = ["```tavolo"]
    lines += [f"in palio: {stake}"] if stake else []
    lines += ["castello:", f"  - {castle}"] if castle else []
    lines.append("giocatori:")
    for player, squad, hand, more in zip(players, squads, hands, castles, strict=True):
        lines += [f"  {player}:", "    squadra:", *(f"      - {one}" for one in squad)]
        lines += ["    mano:", *(f"      - {one}" for one in hand)]
        lines += ["    castelli:", *(f"      - {one}" for one in more)] if tuple(more) else []
    return "\n".join([*lines, "```", "", "```azioni", *actions, "```", ""])


def two_sides(
    chance: Chance,
) -> tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]:
    """Players, wizards, spells and colours, a pair of each."""
    (w1, w2), (s1, s2) = chance.some(WIZARDS, 2), chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    return chance.pick(PLAYERS), (w1, w2), (s1, s2), (c1, c2)


def _castle(chance: Chance, colour: str, power: int) -> str:
    many = COLOURS[colour]
    text = chance.pick(
        (
            f"Raddoppia la Potenza Magica delle Magie {many}.",
            f"Raddoppia la Potenza Magica delle Magie {many}.",
            f"Dimezza la Potenza Magica delle Magie {many}.",
            f"+{chance.between(1, 3)} alle Magie {many}.",
            f"Le Magie {many} valgono {chance.between(0, 2)}.",
        )
    )
    return f'Rocca: {{colore: giallo, testo: "{text}"}}'


def _count(chance: Chance, wording: Wording) -> str:
    """One spell each, with what multiplies, divides, adds and takes away."""
    players = a, b = chance.pick(PLAYERS)
    (w1, w2), (s1, s2) = chance.some(WIZARDS, 2), chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    power = 2 * chance.between(1, 4)
    mine = chance.pick((f"+{chance.between(1, 3)}.", "", f"+{chance.between(1, 2)} alle Magie della tua squadra."))
    theirs = chance.pick(
        (
            f"-{chance.between(1, 2)} alla Magia lanciata dal Mago opposto.",
            f"Sottrae {chance.between(1, 2)} alla Magia lanciata dal Mago opposto.",
            "Dimezza la Potenza Magica delle Magie avversarie.",
            "Aggiunge la Potenza Magica della Magia lanciata dal Mago opposto.",
            f"La Potenza Magica Modificata della Magia lanciata dal Mago opposto è {power + 5}.",
            f"Le Magie avversarie valgono {chance.between(0, 2)}.",
            f"-{chance.between(1, 2)} alle Magie avversarie.",
        )
    )
    hands = (spell(s1, power, c1, mine),), (spell(s2, chance.between(1, 6), c2, theirs),)
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    stake = " ".join(chance.some(COLOURS, chance.between(1, 2)))
    return challenge(players, ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, _castle(chance, c1, power), stake)


def _squads(chance: Chance, wording: Wording) -> str:
    """Two spells on a side: what one does to the other."""
    players = a, b = chance.pick(PLAYERS)
    w1, w2, w3 = chance.some(WIZARDS, 3)
    s1, s2, s3 = chance.some(SPELLS, 3)
    c1, c2 = chance.some(COLOURS, 2)
    help_ = chance.pick(
        (
            "+1 alle Magie della tua squadra.",
            f"+2 alle Magie {COLOURS[c1]}.",
            "Statica. +2 alle Magie della tua squadra.",
        )
    )
    harm = chance.pick(
        (
            "Dimezza la Potenza Magica delle Magie avversarie.",
            "-2 alle Magie avversarie.",
            f"Annulla le Magie {COLOURS[c1]}.",
            "",
        )
    )
    mine = (
        spell(s1, 2 * chance.between(1, 3), c1, chance.pick(("", "+1.", "+2."))),
        spell(s2, chance.between(0, 2), c1, help_),
    )
    theirs = (spell(s3, chance.between(4, 9), c2, harm),)
    actions = (f"{a} lancia {s1} con {w1}", f"{b} lancia {s3}", f"{a} lancia {s2} con {w2}", f"{b} passa")
    return challenge(players, ((wizard(w1, c1), wizard(w2, c1)), (wizard(w3, c2),)), (mine, theirs), actions[:3])


def _annul(chance: Chance, wording: Wording) -> str:
    """Special Actions against the spell in front."""
    players = a, b = chance.pick(PLAYERS)
    (w1, w2), (s1, s2) = chance.some(WIZARDS, 2), chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    guard = chance.pick(("", "", "Questa Magia è immune alle Magie avversarie. ", "Intoccabile. "))
    mine = f"{guard}+{chance.between(1, 4)}."
    theirs = chance.pick(
        (
            "Annulla la Magia lanciata dal Mago opposto.",
            "Confondi il Mago opposto.",
            "Corrodi il Mago opposto.",
            "Corrompi il Mago opposto.",
            "Spezza.",
            f"-{chance.between(1, 3)} alla Magia lanciata dal Mago opposto.",
        )
    )
    hands = (spell(s1, chance.between(1, 4), c1, mine),), (spell(s2, chance.between(1, 5), c2, theirs),)
    stake = " ".join(chance.some(COLOURS, chance.between(1, 2)))
    return challenge(
        players, ((wizard(w1, c1),), (wizard(w2, c2),)), hands, (f"{a} lancia {s1}", f"{b} lancia {s2}"), stake=stake
    )


def _hidden(chance: Chance, wording: Wording) -> str:
    """Spells cast hidden: who may, and what they are worth when they are turned up."""
    players = a, b = chance.pick(PLAYERS)
    w1, w2, w3 = chance.some(WIZARDS, 3)
    s1, s2, s3 = chance.some(SPELLS, 3)
    c1, c2 = chance.some(COLOURS, 2)
    text = chance.pick(("Questo Mago può lanciare nascosta una Magia.", ""))
    plus = chance.pick(("+2 se lanciata nascosta.", "+2.", ""))
    castle = (
        'Torre: {colore: blu, testo: "I Maghi non possono lanciare nascoste le Magie."}' if chance.once_in(3) else ""
    )
    mine = (spell(s1, chance.between(1, 4), c1, plus), spell(s2, chance.between(0, 2), c1))
    theirs = (spell(s3, chance.between(1, 5), c2),)
    actions = (f"{a} lancia nascosta {s1} con {w1}", f"{b} lancia {s3}", f"{a} lancia {s2} con {w2}")
    return challenge(
        players, ((wizard(w1, c1, text), wizard(w2, c1)), (wizard(w3, c2),)), (mine, theirs), actions, castle
    )


def _subterfuge(chance: Chance, wording: Wording) -> str:
    """Sotterfugio and Blocca: what is seen too late, and who may not play."""
    players = a, b = chance.pick(PLAYERS)
    (w1, w2), (s1, s2) = chance.some(WIZARDS, 2), chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    mine = f"Sotterfugio. +{chance.between(1, 3)}."
    theirs = chance.pick(("Sotterfugio.", "", f"+{chance.between(1, 3)}.", "Blocca il Mago opposto."))
    hands = (spell(s1, chance.between(1, 3), c1, mine),), (spell(s2, chance.between(2, 5), c2, theirs),)
    actions = [f"{a} lancia {s1}", f"{b} lancia {s2}"]
    if chance.once_in(3):
        hands, actions = (hands[1], hands[0]), [f"{a} lancia {s2}", f"{b} lancia {s1}"]
    stake = chance.pick(tuple(COLOURS))
    return challenge(players, ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, stake=stake)


def _floor(chance: Chance, wording: Wording) -> str:
    """Values that would fall below zero, or are nought to begin with."""
    players = a, b = chance.pick(PLAYERS)
    (w1, w2), (s1, s2) = chance.some(WIZARDS, 2), chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    less = chance.between(1, 4)
    text = chance.pick(
        (f"-{less} alla Magia lanciata dal Mago opposto.", f"Sottrae {less} alla Magia lanciata dal Mago opposto.")
    )
    text = text.replace("Sottrae 3", "Sottrae 2").replace("Sottrae 4", "Sottrae 2")
    hands = (
        (spell(s1, chance.between(0, 3), c1, chance.pick(("", "+1."))),),
        (spell(s2, chance.between(0, 3), c2, text),),
    )
    castle = _castle(chance, c1, 2) if chance.once_in(2) else ""
    return challenge(
        players,
        ((wizard(w1, c1),), (wizard(w2, c2),)),
        hands,
        (f"{a} lancia {s1}", f"{b} lancia {s2}"),
        castle,
        chance.pick(tuple(COLOURS)),
    )


TEMPLATES = (
    Template("conto", "il conto dei modificatori", OF_WOM, _count, level=1),
    Template("due-maghi", "due Maghi contro uno", OF_WOM, _squads),
    Template("azioni-speciali", "Azioni Speciali contro la Magia opposta", OF_WOM, _annul, level=1),
    Template("nascoste", "Magie lanciate nascoste", OF_WOM, _hidden, level=1),
    Template("sotterfugio", "Sotterfugio e Blocca", OF_WOM, _subterfuge),
    Template("mai-sotto-zero", "valori che scenderebbero sotto zero", OF_WOM, _floor, about=("award",), level=1),
)
