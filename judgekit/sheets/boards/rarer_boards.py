"""What is met more seldom: regeneration, bands, phasing, lifelink, and effects of one kind that follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    MAGIC,
    MODERN,
    PLAYERS,
    Side,
    Template,
    beasts,
    being,
    card,
    creature,
    duel,
    flyers,
    hurt,
    lasting,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _regenerated(chance: Chance, wording: Wording) -> str:
    """A shield of regeneration against what destroys, what does not let it, and what does not destroy at all."""
    players = a, b = chance.pick(PLAYERS)
    size = sized(chance, 1, 4)
    troll = being("Troll", size, "verde", "{G}: Rigenera Troll.")
    name, text = chance.pick(
        (
            ("Condanna", "Distruggi una creatura bersaglio. Non può essere rigenerata."),
            ("Assassinio", "Distruggi una creatura bersaglio."),
            ("Scossa", f"Infligge {hurt(size[1] + chance.between(0, 2))} a una creatura bersaglio."),
            ("Appassire", f"Una creatura bersaglio prende -{size[1]}/-{size[1]} fino alla fine del turno."),
        )
    )
    spell = card(name, "Istantaneo", "{B}", text)
    actions = (f"{a} lancia {name} su Troll", f"{b} attiva Troll", "si risolve", "si risolve")
    return duel(players, Side(("Palude",), (spell,)), Side((troll, "Foresta")), actions)


def _fought_and_regenerated(chance: Chance, wording: Wording) -> str:
    """Who regenerates leaves the combat, and is tapped."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    tough = chance.between(1, 3)
    troll = being("Troll", (chance.between(1, 3), tough), "verde", "{G}: Rigenera Troll.")
    first = creature(one, (tough + chance.between(0, 1), chance.between(1, 3)), c1, "attacco improvviso")
    mine = (first, creature(two, sized(chance, 1, 3), c2))
    fight = (f"{a} attacca con {one}", f"{b} blocca {one} con Troll", f"{a} passa")
    actions = (*fight, f"{b} attiva Troll", "si risolve", FOUGHT_OUT)
    return duel(players, Side(mine), Side((troll, "Foresta")), actions)


def _banded(chance: Chance, wording: Wording) -> str:
    """A band attacks: who blocks one of it has blocked all, and its damage is divided by whoever attacks."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    power = chance.between(2, 4)
    mine = (creature(one, sized(chance, 1, 2), c1, "branco"), creature(two, sized(chance, 2, 3), c2))
    theirs = (creature(three, (power, chance.between(3, 5)), c3),)
    hit, blocked = chance.some((one, two), 2)
    actions = [f"{a} attacca con {one} + {two}", f"{b} blocca {blocked} con {three}"]
    actions.append(f"{a} assegna il danno di {three}: {power} a {hit}")
    return duel(players, Side(mine), Side(theirs, life=chance.between(8, 20)), [*actions, FOUGHT_OUT])


def _phased(chance: Chance, wording: Wording) -> str:
    """A creature is out of phase while all others are destroyed, or is back in time to be."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    mist = being("Miraggio", sized(chance, 1, 4), "blu", "Fase")
    mine = (mist, creature(one, sized(chance, 1, 3), c1))
    sweep = card("Ciclone", "Istantaneo", "{W}", "Distruggi tutte le creature.")
    theirs = (creature(two, sized(chance, 2, 4), c2), "Pianura")
    actions = [f"vai a mantenimento di {a}", f"{a} passa", f"{b} lancia Ciclone", "si risolve"]
    if chance.once_in(2):
        actions = [f"vai a mantenimento di {a}", f"vai a mantenimento di {b}", *actions[2:]]
    return duel(players, Side(mine), Side(theirs, (sweep,)), actions, turn=1, step=wording.words.last_step)


def _linked(chance: Chance, wording: Wording) -> str:
    """Lifelink: gained with the damage, early enough or not, and not more than once."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    power = chance.between(2, 4)
    words = chance.pick((("legame vitale",), ("legame vitale", "attacco improvviso"), ("legame vitale", "travolgere")))
    mine = (creature(one, (power, chance.between(1, 3)), c1, *words), creature(two, sized(chance, 1, 2), c2))
    life = chance.between(1, 3)
    theirs = (creature(three, (chance.between(life, 4), chance.between(1, 3)), c3),)
    attack = [f"{b} attacca con {three}", f"{a} blocca {three} con {one}", FOUGHT_OUT]
    strike = [f"{a} attacca con {one}, {two}", f"{b} blocca {two} con {three}", FOUGHT_OUT]
    turn = chance.below(2)
    sides = Side(mine, life=life + 3), Side(theirs, life=chance.between(5, 20))
    return duel(players, *sides, attack if turn else strike, turn=turn)


def _younger(chance: Chance, wording: Wording) -> str:
    """Two effects on one ability, one old and one new: age decides, as nothing else does."""
    players = a, b = chance.pick(PLAYERS)
    flyer, c1 = flyers(chance, 1)[0]
    beast, c2 = beasts(chance, 1)[0]
    cape = lasting("Cappa", "Tutte le creature perdono volare.")
    gift = card("Refolo", "Istantaneo", "{U}", "Una creatura bersaglio ha volare fino alla fine del turno.")
    late = chance.once_in(2)
    mine = (creature(flyer, sized(chance, 1, 3), c1, "volare"), "Isola")
    theirs = (cape, creature(beast, sized(chance, 2, 4), c2))
    wind = [f"{a} lancia Refolo su {flyer}", "si risolve"] if late else []
    actions = [*wind, f"{a} attacca con {flyer}", f"{b} blocca {flyer} con {beast}", FOUGHT_OUT]
    return duel(players, Side(mine, (gift,)), Side(theirs, life=chance.between(6, 20)), actions)


def _coloured(chance: Chance, wording: Wording) -> str:
    """What makes creatures of a colour is applied before what looks for that colour."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    more = chance.between(1, 2)
    dawn = card("Alba", "Incantesimo", "{W}", "Tutte le creature sono bianche.")
    lord = lasting("Crociata", f"Le creature bianche prendono +{more}/+{more}.")
    mine = (creature(one, sized(chance, 1, 3), c1), lord, "Pianura")
    theirs = (creature(two, sized(chance, 1, 3), c2),)
    actions = [f"{a} lancia Alba", "si risolve", f"{a} attacca con {one}", f"{b} blocca {one} con {two}", FOUGHT_OUT]
    return duel(players, Side(mine, (dawn,)), Side(theirs), actions)


TEMPLATES = (
    Template("rigenerazione", "la rigenerazione e ciò che la elude", MAGIC, _regenerated, level=3),
    Template("rigenerato-in-combattimento", "chi rigenera in combattimento", MAGIC, _fought_and_regenerated, level=3),
    Template("bande", "bande", MODERN, _banded, level=3),
    Template("fase", "permanenti fuori fase", MODERN, _phased, level=3),
    Template("legame-vitale", "legame vitale", MODERN, _linked),
    Template("effetti-e-eta", "due effetti, uno vecchio e uno nuovo", MODERN, _younger, level=3),
    Template("colore-e-bonus", "un colore nuovo e chi lo cerca", MODERN, _coloured, level=3),
)
