"""Combat: who strikes first, what goes through, what a trick changes, what became of a blocker that has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    LANDS,
    MAGIC,
    MANA,
    MODERN,
    OLD,
    PLAYERS,
    Side,
    Template,
    beasts,
    being,
    card,
    creature,
    duel,
    flyers,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


_OLD_WORDS = ("attacco improvviso", "attacco improvviso", "cautela")
_NEW_WORDS = (*_OLD_WORDS, "doppio attacco", "tocco letale", "legame vitale", "indistruttibile")


def _words(wording: Wording) -> tuple[str, ...]:
    return _NEW_WORDS if wording.modern else _OLD_WORDS


def _clash(chance: Chance, wording: Wording) -> str:
    """Two attackers, two blockers, a word or two that decide."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3), (four, c4) = beasts(chance, 4)
    words = chance.some(_words(wording), 2)
    has: list[tuple[str, ...]] = [(words[0],), (words[1],) if chance.once_in(2) else (), (), ()]
    has = chance.shuffled(has)
    size = sized(chance, 2, 3)
    mine = (creature(one, size, c1, *has[0]), creature(two, sized(chance, 1, 4), c2, *has[1]))
    theirs = (creature(three, size, c3, *has[2]), creature(four, sized(chance, 2, 4), c4, *has[3]))
    actions = (f"{a} attacca con {one}, {two}", f"{b} blocca {one} con {three}; {two} con {four}", FOUGHT_OUT)
    return duel(players, Side(mine, life=chance.between(8, 20)), Side(theirs, life=chance.between(5, 20)), actions)


def _race(chance: Chance, wording: Wording) -> str:
    """One creature is blocked, another gets through, with a word on each side."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    words = chance.some(_words(wording), 2)
    mine = (creature(one, sized(chance, 2, 4), c1, words[0]), creature(two, sized(chance, 1, 4), c2, words[1]))
    theirs = (creature(three, sized(chance, 2, 4), c3),)
    actions = (f"{a} attacca con {one}, {two}", f"{b} blocca {one} con {three}", FOUGHT_OUT)
    return duel(players, Side(mine), Side(theirs, life=chance.between(3, 20)), actions)


def _trample(chance: Chance, wording: Wording) -> str:
    """Damage divided between a blocker and the player behind it, rightly or not."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    power, tough = chance.between(4, 7), chance.between(2, 4)
    hurt = chance.below(tough) if chance.once_in(2) else 0
    due = max(1, tough - hurt)
    given = due if chance.once_in(2) else max(0, due - 1) if chance.once_in(2) else power
    shares = f"{given} a {two}" + (f", {power - given} a {b}" if power > given else "")
    blocker = creature(two, (chance.between(1, 3), tough), c2)
    if hurt:
        size, _, rest = blocker.partition(": ")[2].partition(" ")
        blocker = (
            f"{two}: {{tipo: Creatura, f/c: {size}, colore: {rest}, stato: {hurt} {'danno' if hurt == 1 else 'danni'}}}"
        )
    mine = (creature(one, (power, chance.between(3, 5)), c1, "travolgere"),)
    actions = (
        f"{a} attacca con {one}",
        f"{b} blocca {one} con {two}",
        f"{a} assegna il danno di {one}: {shares}",
        FOUGHT_OUT,
    )
    return duel(players, Side(mine), Side((blocker,), life=chance.between(8, 20)), actions)


def _gang(chance: Chance, wording: Wording) -> str:
    """Two creatures block one: its damage is divided."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    t2, t3 = chance.between(1, 4), chance.between(1, 4)
    power = chance.between(max(2, min(t2, t3)), t2 + t3)
    first = chance.between(0, power)
    mine = (creature(one, (power, chance.between(3, 6)), c1, *(["attacco improvviso"] if chance.once_in(3) else [])),)
    theirs = (creature(two, (chance.between(1, 3), t2), c2), creature(three, (chance.between(1, 3), t3), c3))
    actions = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}, {three}"]
    if wording.words.lines_up_blockers:
        actions.append(f"{a} ordina i bloccanti di {one}: {', '.join(chance.shuffled((two, three)))}")
    shares = ", ".join(f"{n} a {who}" for n, who in ((first, two), (power - first, three)) if n)
    return duel(players, Side(mine), Side(theirs), (*actions, f"{a} assegna il danno di {one}: {shares}", FOUGHT_OUT))


def _pump(name: str, plus: tuple[int, int], colour: str) -> str:
    text = f"Una creatura bersaglio prende +{plus[0]}/+{plus[1]} fino alla fine del turno."
    return card(name, "Istantaneo", f"{{{MANA[colour]}}}", text)


def _trick(chance: Chance, wording: Wording) -> str:
    """A creature grows, before the damage or while it waits."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 2, 4)
    plus = (chance.between(0, 3), chance.between(1, 3))
    name, colour = chance.pick(
        (("Crescita", "verde"), ("Vigore", "verde"), ("Baluardo", "bianco"), ("Furore", "rosso"))
    )
    word = ["attacco improvviso"] if chance.once_in(3) else []
    mine = (creature(one, size, c1, *word),)
    theirs = (creature(two, (chance.between(2, 4), chance.between(2, 4)), c2), LANDS[colour])
    late = [f"{b} lancia {name} su {two}", "si risolve"]
    fight = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    actions = [*fight, "danno", *late] if chance.once_in(2) else [*fight, *late, FOUGHT_OUT]
    return duel(players, Side(mine), Side(theirs, hand=(_pump(name, plus, colour),)), actions)


def _sacrifice(chance: Chance, wording: Wording) -> str:
    """A creature that fights is given up while its damage waits, or should."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    gain = chance.between(1, 4)
    text = f"Sacrifica {one}: Guadagni {gain} {'punto' if gain == 1 else 'punti'} vita."
    mine = (being(one, (chance.between(2, 4), chance.between(1, 3)), c1, text),)
    theirs = (creature(two, sized(chance, 2, 4), c2),)
    actions = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    actions += ["danno"] if chance.once_in(2) else []
    return duel(players, Side(mine), Side(theirs), [*actions, f"{a} attiva {one}"])


def _gone(chance: Chance, wording: Wording) -> str:
    """The only blocker leaves before the damage."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    name, cost, colour, text = chance.pick(
        (
            ("Richiamo", "{U}", "blu", "Fai tornare una creatura bersaglio in mano al suo proprietario."),
            ("Assassinio", "{1}{B}", "nero", "Distruggi una creatura bersaglio."),
            ("Saetta", "{R}", "rosso", "Infligge 3 danni a una creatura bersaglio."),
        )
    )
    word = ["travolgere"] if chance.once_in(3) else []
    mine = (creature(one, sized(chance, 2, 5), c1, *word), creature(two, sized(chance, 1, 3), c2), f"2 {_many(colour)}")
    theirs = (creature(three, (chance.between(1, 4), chance.between(1, 3)), c3),)
    actions = [f"{a} attacca con {one}, {two}", f"{b} blocca {one} con {three}", f"{a} lancia {name} su {three}"]
    actions += ["si risolve", FOUGHT_OUT]
    hand = (card(name, "Istantaneo", cost, text),)
    return duel(players, Side(mine, hand=hand), Side(theirs, life=chance.between(6, 20)), actions)


def _many(colour: str) -> str:
    return {"bianco": "Pianure", "blu": "Isole", "nero": "Paludi", "rosso": "Montagne", "verde": "Foreste"}[colour]


def _removed(chance: Chance, wording: Wording) -> str:
    """An attacker is taken out of combat, or its controller changes."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    flyer, c3 = flyers(chance, 1)[0]
    name, text = chance.pick(
        (
            ("Ritirata", "Rimuovi una creatura bersaglio dal combattimento."),
            ("Lusinga", "Guadagni il controllo di una creatura bersaglio fino alla fine del turno."),
            ("Nebbia", "Previeni tutto il danno da combattimento che verrebbe inflitto in questo turno."),
        )
    )
    target = "" if name == "Nebbia" else f" su {one}"
    mine = (creature(one, sized(chance, 2, 4), c1), creature(flyer, sized(chance, 1, 3), c3, "volare"))
    theirs = (creature(two, sized(chance, 2, 4), c2), "3 Isole")
    actions = (f"{a} attacca con {one}, {flyer}", f"{b} blocca {one} con {two}", f"{b} lancia {name}{target}")
    hand = (card(name, "Istantaneo", "{2}{U}", text),)
    return duel(players, Side(mine), Side(theirs, hand=hand), (*actions, "si risolve", FOUGHT_OUT))


def _twice(chance: Chance, wording: Wording) -> str:
    """Double strike: two rounds of damage."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    power, tough = chance.between(2, 4), chance.between(2, 5)
    mine = (creature(one, (power, chance.between(2, 4)), c1, "doppio attacco"),)
    theirs = (creature(two, (chance.between(1, 4), tough), c2),)
    block = f"{b} non blocca" if chance.once_in(3) else f"{b} blocca {one} con {two}"
    return duel(
        players, Side(mine), Side(theirs, life=chance.between(4, 20)), (f"{a} attacca con {one}", block, FOUGHT_OUT)
    )


TEMPLATES = (
    Template("scontro", "due attaccanti, due bloccanti", MAGIC, _clash),
    Template("corsa", "una creatura bloccata e una no", MAGIC, _race),
    Template("travolgere", "travolgere e la divisione del danno", MAGIC, _trample, level=3),
    Template("doppio-blocco", "due creature ne bloccano una", MAGIC, _gang),
    Template("trucco", "una creatura cresce in combattimento", MAGIC, _trick, about=("put_on_stack",), level=1),
    Template("sacrificio", "chi combatte è sacrificato", OLD, _sacrifice, about=("put_on_stack",), level=3),
    Template("bloccante-sparito", "il bloccante lascia il gioco", MAGIC, _gone, about=("stays_blocked",), level=1),
    Template("fuori-combattimento", "rimosso dal combattimento", MAGIC, _removed, level=3),
    Template("doppio-attacco", "doppio attacco", MODERN, _twice),
)
