"""Challenges of Wizards of Mickey with more than a count: Castles that change, wizards that may not, what is Simple."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import OF_WOM
from judgekit.sheets.boards.template_words import PLAYERS, Template
from judgekit.sheets.boards.wom_boards import COLOURS, SPELLS, WIZARDS, challenge, spell, two_sides, wizard

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _teleport(chance: Chance, wording: Wording) -> str:
    """The Castle that helped is gone before the count."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    plus = chance.between(1, 4)
    castle = f'Forgia: {{colore: {c1}, testo: "+{plus} alle Magie {COLOURS[c1]}."}}'
    hands = (spell(s1, chance.between(1, 4), c1),), (spell(s2, chance.between(2, 5), c2, "Teletrasporto."),)
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2} su Radura")
    stake = chance.pick(tuple(COLOURS))
    return challenge(
        (a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, castle, stake, ((), ("Radura", "Selva"))
    )


def _static(chance: Chance, wording: Wording) -> str:
    """A Static spell when a Teleport is cast."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    w3, s3 = next(one for one in WIZARDS if one not in {w1, w2}), next(one for one in SPELLS if one not in {s1, s2})
    help_ = f"Statica. +{chance.between(1, 3)} alle Magie della tua squadra."
    mine = (spell(s1, chance.between(1, 3), c1, help_), spell(s3, chance.between(1, 4), c1))
    theirs = (spell(s2, chance.between(2, 6), c2, chance.pick(("Teletrasporto.", "Teletrasporto.", "+1."))),)
    goes = f"{b} lancia {s2} su Radura" if "Tele" in theirs[0] else f"{b} lancia {s2}"
    actions = (f"{a} lancia {s1} con {w1}", goes, f"{a} lancia {s3} con {w3}")
    squads = ((wizard(w1, c1), wizard(w3, c1)), (wizard(w2, c2),))
    return challenge((a, b), squads, (mine, theirs), actions, "Rocca", "", ((), ("Radura", "Selva")))


def _per_token(chance: Chance, wording: Wording) -> str:
    """So much for each Diamagic of the wizard that casts, and of nobody else."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    w3 = next(one for one in WIZARDS if one not in {w1, w2})
    own, others = chance.between(1, 2), chance.between(1, 2)
    text = f"+{chance.between(1, 2)} per ogni Diamagic posseduto dal Mago che lancia questa Magia."
    squad = (_owning(w1, c1, chance.some(COLOURS, own)), _owning(w3, c1, chance.some(COLOURS, others)))
    hands = (spell(s1, chance.between(0, 2), c1, text),), (spell(s2, chance.between(2, 6), c2),)
    actions = (f"{a} lancia {s1} con {w1}", f"{b} lancia {s2}")
    return challenge((a, b), (squad, (wizard(w2, c2),)), hands, actions)


def _owning(name: str, colour: str, tokens: list[str]) -> str:
    return f"{name}: {{colore: {colour}, diamagic: {' '.join(tokens)}}}"


def _simple(chance: Chance, wording: Wording) -> str:
    """Who is Simple: a spell without a text, and one that has been annulled."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    more = chance.between(1, 3)
    castle = f'Arena: {{colore: giallo, testo: "+{more} alle Magie Semplici."}}'
    mine = chance.pick(("", f"+{chance.between(1, 2)}."))
    theirs = chance.pick(("", "Annulla la Magia lanciata dal Mago opposto."))
    hands = (spell(s1, chance.between(1, 4), c1, mine),), (spell(s2, chance.between(1, 5), c2, theirs),)
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, castle)


def _forbidden(chance: Chance, wording: Wording) -> str:
    """A wizard may, the Castle says nobody may: or nothing forbids it, or nothing allows it."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    may = chance.pick(
        ("Questo Mago può lanciare nascosta una Magia.", "Questo Mago può lanciare nascosta una Magia.", "")
    )
    bans = chance.once_in(2)
    castle = 'Lanterna: {colore: giallo, testo: "I Maghi non possono lanciare nascoste le Magie."}' if bans else ""
    hands = (spell(s1, chance.between(1, 4), c1),), (spell(s2, chance.between(1, 5), c2),)
    actions = (f"{a} lancia nascosta {s1}", "fermati")
    return challenge((a, b), ((wizard(w1, c1, may),), (wizard(w2, c2),)), hands, actions, castle)


def _blocked(chance: Chance, wording: Wording) -> str:
    """A blocked wizard casts no spell; what may be cast hidden still may."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    may = chance.pick(("", "Questo Mago può lanciare nascosta una Magia."))
    hands = (spell(s1, chance.between(1, 4), c1, "Blocca il Mago opposto."),), (spell(s2, chance.between(3, 6), c2),)
    way = "nascosta " if may and chance.once_in(2) else ""
    actions = (f"{a} lancia {s1}", f"{b} lancia {way}{s2}", "fermati")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2, may),)), hands, actions)


def _in_turn(chance: Chance, wording: Wording) -> str:
    """Who casts first, who then, and with which wizard."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    s3 = next(one for one in SPELLS if one not in {s1, s2})
    mine = (spell(s1, chance.between(1, 4), c1), spell(s3, chance.between(1, 4), c1))
    first = [f"{a} lancia {s1} con {w1}"]
    actions = chance.pick(
        (
            [f"{b} lancia {s2}"],
            [*first, f"{a} lancia {s3} con {w1}"],
            [*first, f"{b} lancia {s2}", f"{a} lancia {s3} con {w1}"],
        )
    )
    hands = mine, (spell(s2, chance.between(1, 5), c2),)
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), hands, [*actions, "fermati"])


def _even(chance: Chance, wording: Wording) -> str:
    """As much on both sides, or almost: who has the stake?"""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    power, plus = chance.between(2, 5), chance.between(1, 3)
    hands = (
        (spell(s1, power, c1, f"+{plus}."),),
        (
            spell(
                s2,
                power + plus + chance.between(0, 1),
                c2,
                "Dimezza la Potenza Magica delle Magie avversarie." if chance.once_in(3) else "",
            ),
        ),
    )
    stake = " ".join(chance.some(COLOURS, chance.between(1, 2)))
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, stake=stake)


def _opposite(chance: Chance, wording: Wording) -> str:
    """Three against three: who stands opposite the left one is the right one of the others."""
    a, b = chance.pick(PLAYERS)
    names = chance.some(WIZARDS, 6)
    s1, s2 = chance.some(SPELLS, 2)
    c1, c2 = chance.some(COLOURS, 2)
    place = chance.pick((0, 2))
    blocked = chance.once_in(3)
    who = names[3:][2 - place if blocked else place]
    hands = (spell(s1, chance.between(1, 4), c1, "Blocca il Mago opposto."),), (spell(s2, chance.between(2, 6), c2),)
    mine, theirs = (tuple(wizard(one, c1) for one in names[:3]), tuple(wizard(one, c2) for one in names[3:]))
    actions = (f"{a} lancia {s1} con {names[place]}", f"{b} lancia {s2} con {who}", "fermati")
    return challenge((a, b), (mine, theirs), hands, actions)


def _again(chance: Chance, wording: Wording) -> str:
    """A wizard whose spell is gone casts another."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    s3 = next(one for one in SPELLS if one not in {s1, s2})
    mine = (spell(s1, chance.between(2, 5), c1, "Statica."), spell(s3, chance.between(1, 4), c1))
    actions = (f"{a} lancia {s1} con {w1}", f"{b} lancia {s2} su Radura", f"{a} lancia {s3} con {w1}", "fermati")
    squads = ((wizard(w1, c1),), (wizard(w2, c2),))
    theirs = (spell(s2, chance.between(1, 4), c2, "Teletrasporto."),)
    return challenge((a, b), squads, (mine, theirs), actions, "Rocca", "", ((), ("Radura", "Selva")))


def _immune(chance: Chance, wording: Wording) -> str:
    """A wizard who is immune to such spells is not blocked; one who is immune to others is."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    text = chance.pick(
        ("alle Magie", "alle Magie avversarie", f"alle Magie {COLOURS[c1]}", f"alle Magie {COLOURS[c2]}")
    )
    hands = (spell(s1, chance.between(1, 4), c1, "Blocca il Mago opposto."),), (spell(s2, chance.between(2, 6), c2),)
    squads = ((wizard(w1, c1),), (wizard(w2, c2, f"Questo Mago è immune {text}."),))
    return challenge((a, b), squads, hands, (f"{a} lancia {s1}", f"{b} lancia {s2}", "fermati"))


_FEMININE = {"rosso": "rossa", "verde": "verde", "blu": "blu", "giallo": "gialla"}


def _if_opposite(chance: Chance, wording: Wording) -> str:
    """Three against three: a spell is worth more if the one that the wizard opposite has cast is of a colour."""
    a, b = chance.pick(PLAYERS)
    names = chance.some(WIZARDS, 6)
    s1, s2, s3 = chance.some(SPELLS, 3)
    c1, c2, c3 = chance.some(COLOURS, 3)
    place = chance.pick((0, 2))
    text = f"+{chance.between(2, 4)} se la Magia lanciata dal Mago opposto è {_FEMININE[chance.pick((c2, c3))]}."
    mine = tuple(wizard(one, c1) for one in names[:3])
    theirs = (wizard(names[3], c2), wizard(names[4], c2), wizard(names[5], c3))
    hands = (
        (spell(s1, chance.between(1, 3), c1, text),),
        (spell(s2, chance.between(1, 3), c2), spell(s3, chance.between(1, 3), c3)),
    )
    actions = (
        f"{a} lancia {s1} con {names[place]}",
        f"{b} lancia {s2} con {names[3]}",
        f"{b} lancia {s3} con {names[5]}",
    )
    return challenge((a, b), (mine, theirs), hands, actions)


def _may_block(chance: Chance, wording: Wording) -> str:
    """A spell that blocks only if something holds is a Blocca spell all the same."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    there = chance.pick(tuple(COLOURS))
    castle = f'Prigione: {{colore: nero, testo: "+{chance.between(1, 3)} alle Magie Blocca."}}'
    text = f"Blocca il Mago opposto se il Mago che lancia questa Magia possiede un Diamagic {there}."
    hands = (spell(s1, chance.between(1, 4), c1, text),), (spell(s2, chance.between(1, 6), c2),)
    actions = (f"{a} lancia {s1}", f"{b} lancia {s2}")
    return challenge((a, b), ((wizard(w1, c1),), (wizard(w2, c2),)), hands, actions, castle)


def _below_zero(chance: Chance, wording: Wording) -> str:
    """One of two spells would fall below zero: what it lacks is not taken from the other."""
    (a, b), (w1, w2), (s1, s2), (c1, c2) = two_sides(chance)
    w3, s3 = next(one for one in WIZARDS if one not in {w1, w2}), next(one for one in SPELLS if one not in {s1, s2})
    small, whole = chance.between(1, 2), chance.between(2, 4)
    less = small + chance.between(1, 2)
    mine = (spell(s1, small, c1), spell(s3, whole, c1))
    theirs = (spell(s2, chance.between(1, whole), c2, f"-{less} alla Magia lanciata dal Mago opposto."),)
    actions = (f"{a} lancia {s1} con {w1}", f"{b} lancia {s2}", f"{a} lancia {s3} con {w3}")
    return challenge((a, b), ((wizard(w1, c1), wizard(w3, c1)), (wizard(w2, c2),)), (mine, theirs), actions)


TEMPLATES = (
    Template("se-quella-opposta", "la Magia del Mago opposto", OF_WOM, _if_opposite, level=3),
    Template("blocca-se", "Blocca con una condizione", OF_WOM, _may_block, level=3),
    Template("sotto-zero-da-sola", "una Magia sotto zero fra due", OF_WOM, _below_zero, level=3),
    Template("teletrasporto", "il Castello cambia", OF_WOM, _teleport, level=3),
    Template("statica", "Statica e Teletrasporto", OF_WOM, _static, level=1),
    Template("per-ogni-diamagic", "tanto per ogni Diamagic", OF_WOM, _per_token, level=1),
    Template("semplici", "Magie Semplici", OF_WOM, _simple, level=1),
    Template("divieti", "permessi e divieti", OF_WOM, _forbidden, level=1),
    Template("bloccati", "Maghi bloccati", OF_WOM, _blocked, level=1),
    Template("a-turno", "chi lancia e quando", OF_WOM, _in_turn, level=1),
    Template("di-fronte", "chi sta di fronte a chi", OF_WOM, _opposite, level=2),
    Template("scartata", "una Magia scartata dal gioco", OF_WOM, _again, level=2),
    Template("immuni", "Maghi immuni", OF_WOM, _immune, level=2),
    Template("parita", "pari o quasi", OF_WOM, _even, level=1),
)
