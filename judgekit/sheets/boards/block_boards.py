"""Declaring attackers and blockers: what may, what must, what may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    COLOURS,
    FOUGHT_OUT,
    GROUND,
    LANDS,
    MAGIC,
    MODERN,
    PLAYERS,
    Side,
    Template,
    beasts,
    creature,
    duel,
    flyers,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


_WALKS = {"Palude": "passa-paludi", "Foresta": "passa-foreste", "Isola": "passa-isole", "Montagna": "passa-montagne"}
_FROM = {"bianco": "protezione dal bianco", "blu": "protezione dal blu", "nero": "protezione dal nero"} | {
    "rosso": "protezione dal rosso",
    "verde": "protezione dal verde",
}


def _said(name: str, size: tuple[int, int], colour: str, text: str) -> str:
    return f'{name}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {colour}, testo: "{text}"}}'


def _evasion(chance: Chance, wording: Wording) -> str:
    """A creature that not everybody can block."""
    players = a, b = chance.pick(PLAYERS)
    flyer, c1 = flyers(chance, 1)[0]
    (two, c2), (three, c3) = beasts(chance, 2)
    reach = "raggiungere" if wording.modern else "volare"
    word = chance.pick(("volare", "ombra", _FROM[c2], chance.pick(tuple(_WALKS.values())), "paura", "intimidire"))
    blocks = chance.pick((["volare"], [], ["ombra"], [reach]))
    land = chance.pick(tuple(_WALKS))
    mine = (creature(flyer, sized(chance, 2, 4), c1, word), creature(three, sized(chance, 1, 3), c3))
    theirs = (creature(two, sized(chance, 2, 4), c2, *blocks), land)
    actions = (f"{a} attacca con {flyer}, {three}", f"{b} blocca {flyer} con {two}", FOUGHT_OUT)
    return duel(players, Side(mine), Side(theirs, life=chance.between(7, 20)), actions)


def _two_words(chance: Chance, wording: Wording) -> str:
    """Evasion that adds up: volare and something more."""
    players = a, b = chance.pick(PLAYERS)
    (flyer, c1), (two, c2) = flyers(chance, 2)
    three, c3 = beasts(chance, 1)[0]
    more = chance.pick(("ombra", _FROM[c2], chance.pick(tuple(_WALKS.values()))))
    mine = (creature(flyer, sized(chance, 2, 4), c1, "volare", more),)
    theirs = (creature(two, sized(chance, 2, 4), c2, "volare"), creature(three, sized(chance, 1, 4), c3))
    land = chance.pick(tuple(_WALKS))
    actions = (f"{a} attacca con {flyer}", f"{b} blocca {flyer} con {chance.pick((two, two, three))}", FOUGHT_OUT)
    return duel(players, Side(mine), Side((*theirs, land)), actions)


def _texts(chance: Chance, wording: Wording) -> str:
    """Restrictions that a text tells."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    power = chance.between(1, 4)
    text = chance.pick(
        (
            f"{one} non può essere bloccato da creature con forza pari o superiore a 3.",
            f"{one} non può essere bloccato tranne che da Muri.",
            f"{one} può essere bloccato solo da creature {_plural(chance.pick(COLOURS))}.",
        )
    )
    mine = (_said(one, sized(chance, 2, 4), c1, text), creature(two, sized(chance, 1, 3), c2))
    theirs = (creature(three, (power, chance.between(1, 4)), c3),)
    actions = (f"{a} attacca con {one}, {two}", f"{b} blocca {one} con {three}", FOUGHT_OUT)
    return duel(players, Side(mine), Side(theirs, life=chance.between(6, 20)), actions)


def _plural(colour: str) -> str:
    return {"bianco": "bianche", "blu": "blu", "nero": "nere", "rosso": "rosse", "verde": "verdi"}[colour]


def _requirements(chance: Chance, wording: Wording) -> str:
    """Blockers that must, and whoever forgets it."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    must = chance.pick(
        (f"{three} blocca ogni turno se può.", "Blocca ogni turno se può.", f"{three} attacca ogni turno se può.")
    )
    tapped = chance.once_in(3)
    body = _said(three, sized(chance, 1, 4), c3, must)
    if tapped:
        body = body[:-1] + ", stato: TAPpata}"
    mine = (creature(one, sized(chance, 2, 4), c1), creature(two, sized(chance, 1, 3), c2, "volare"))
    block = chance.pick((f"{b} non blocca", f"{b} blocca {one} con {three}", f"{b} blocca {two} con {three}"))
    actions = (f"{a} attacca con {one}, {two}", block, FOUGHT_OUT)
    return duel(players, Side(mine), Side((body,), life=chance.between(6, 20)), actions)


def _must_attack(chance: Chance, wording: Wording) -> str:
    """An attacker that must, sick or tapped or neither."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    state = chance.pick(("", ", stato: TAPpata", ", stato: ha debolezza da evocazione"))
    mine = (
        _said(one, sized(chance, 2, 4), c1, f"{one} attacca ogni turno se può.")[:-1] + state + "}",
        creature(two, sized(chance, 1, 4), c2),
    )
    theirs = (creature(three, sized(chance, 1, 4), c3),)
    attack = chance.pick((f"{a} attacca con {two}", f"{a} non attacca", f"{a} attacca con {one}, {two}"))
    return duel(players, Side(mine), Side(theirs, life=chance.between(6, 20)), (attack, f"{b} non blocca", FOUGHT_OUT))


def _ready(chance: Chance, wording: Wording) -> str:
    """Creatures that are tapped, newly come, or walls."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    words, state = chance.pick(
        (
            ("", ", stato: ha debolezza da evocazione"),
            (', testo: "Rapidità"', ", stato: ha debolezza da evocazione"),
            ("", ", stato: TAPpata"),
            (', testo: "Cautela"' if wording.modern else "", ""),
            (', testo: "Difensore"' if wording.modern else "", ""),
        )
    )
    size = sized(chance, 2, 4)
    mine = (
        f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c1}{words}{state}}}',
        creature(two, sized(chance, 1, 4), c2, *chance.pick(([], ["cautela"]))),
    )
    theirs = (creature(three, sized(chance, 1, 4), c3),)
    block = chance.pick((f"{b} non blocca", f"{b} blocca {two} con {three}"))
    attack = chance.pick((f"{a} attacca con {one}, {two}", f"{a} attacca con {one}"))
    if two not in attack:
        block = f"{b} non blocca"
    return duel(players, Side(mine), Side(theirs, life=chance.between(6, 20)), (attack, block, FOUGHT_OUT))


def _tapped_blocker(chance: Chance, wording: Wording) -> str:
    """Who may block at all: the tapped, the newly come."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    state = chance.pick(("TAPpata", "ha debolezza da evocazione"))
    size = sized(chance, 2, 4)
    mine = (creature(one, sized(chance, 2, 4), c1, *chance.pick(([], ["attacco improvviso"]))),)
    theirs = (
        f'{two}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c2}, stato: {state}}}',
        creature(three, sized(chance, 1, 3), c3),
    )
    actions = (f"{a} attacca con {one}", f"{b} blocca {one} con {two}", FOUGHT_OUT)
    return duel(players, Side(mine), Side(theirs[: chance.between(1, 2)], life=chance.between(6, 20)), actions)


def _menace(chance: Chance, wording: Wording) -> str:
    """One blocker where two are needed."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    power = chance.between(2, 4)
    mine = (creature(one, (power, chance.between(2, 4)), c1, "minacciare"),)
    theirs = (creature(two, sized(chance, 1, 3), c2), creature(three, sized(chance, 1, 3), c3))
    block = chance.pick((f"{b} blocca {one} con {two}", f"{b} blocca {one} con {two}, {three}"))
    actions = [f"{a} attacca con {one}", block]
    return duel(players, Side(mine), Side(theirs), [*actions, FOUGHT_OUT])


def _changed_after(chance: Chance, wording: Wording) -> str:
    """A word that comes too late: the block has been declared."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    word = chance.pick(("volare", _FROM[GROUND[two]], "attacco improvviso"))
    mine = (creature(one, sized(chance, 2, 4), c1), LANDS["bianco"])
    text = f"Una creatura bersaglio guadagna {word} fino alla fine del turno."
    hand = (f'Dono: {{tipo: Istantaneo, costo: "{{W}}", testo: "{text}"}}',)
    theirs = (creature(two, sized(chance, 2, 4), c2),)
    early = chance.once_in(3)
    gift = [f"{a} lancia Dono su {one}", "si risolve"]
    fight = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    actions = [fight[0], *gift, fight[1]] if early else [*fight, *gift]
    return duel(players, Side(mine, hand=hand), Side(theirs, life=chance.between(6, 20)), [*actions, FOUGHT_OUT])


TEMPLATES = (
    Template("evasione", "chi può bloccare chi", MAGIC, _evasion, level=1),
    Template("evasione-doppia", "più abilità di evasione insieme", MAGIC, _two_words),
    Template("restrizioni-scritte", "restrizioni scritte sulle carte", MAGIC, _texts, level=1),
    Template("deve-bloccare", "requisiti di blocco", MAGIC, _requirements, level=1),
    Template("deve-attaccare", "requisiti di attacco", MODERN, _must_attack),
    Template("pronte-ad-attaccare", "TAPpate e appena arrivate", MAGIC, _ready, asks=("tapped",), level=1),
    Template("pronte-a-bloccare", "bloccanti TAPpati", MAGIC, _tapped_blocker, level=1),
    Template("minacciare", "un bloccante non basta", MODERN, _menace),
    Template("troppo-tardi", "ciò che cambia dopo il blocco", MAGIC, _changed_after, level=3),
)
