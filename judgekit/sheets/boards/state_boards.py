"""What the game puts right by itself: no life, no toughness, two legends, an Aura on nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    MAGIC,
    PLAYERS,
    Side,
    Template,
    beasts,
    being,
    card,
    creature,
    duel,
    hurt,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


_REGENERATE = '{name}: {{tipo: Creatura, f/c: "{power}/{tough}", colore: nero, testo: "{{B}}: Rigenera {name}."}}'


def _toughness(chance: Chance, wording: Wording) -> str:
    """A creature is made smaller, and a shield of regeneration may not help."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    tough, less = chance.between(1, 3), chance.between(1, 3)
    power = chance.between(1, 4)
    spell = chance.pick(
        (
            card(
                "Appassire",
                "Istantaneo",
                "{B}",
                f"Una creatura bersaglio prende -{less}/-{less} fino alla fine del turno.",
            ),
            card("Appassire", "Istantaneo", "{B}", f"Infligge {hurt(less)} a una creatura bersaglio."),
            card("Appassire", "Istantaneo", "{B}", "Distruggi una creatura bersaglio."),
        )
    )
    theirs = (_REGENERATE.format(name="Troll", power=power, tough=tough), "Palude")
    shield = [f"{b} attiva Troll"] if "prende" not in spell or chance.between(0, 2) else []
    actions = [f"{a} lancia Appassire su Troll", *shield, *["si risolve"] * (1 + len(shield))]
    return duel(players, Side(("Palude", creature(one, sized(chance), c1)), (spell,)), Side(theirs), actions)


def _legends(chance: Chance, wording: Wording) -> str:
    """Two of one legend."""
    players = a, _b = chance.pick(PLAYERS)
    size = sized(chance, 1, 3)
    legend = f'Ugo il Tenace: {{tipo: Creatura leggendaria, costo: "{{R}}", f/c: "{size[0]}/{size[1]}"}}'
    there = legend.replace("}}", "}")
    actions = [f"{a} lancia Ugo il Tenace", "si risolve"]
    mine, theirs = chance.pick((((there,), ()), ((), (there,))))
    if mine:
        actions.append(f"{a} sceglie Ugo il Tenace {chance.between(1, 2)}")
    return duel(players, Side((*mine, "Montagna"), (legend,)), Side(theirs), actions)


def _life(chance: Chance, wording: Wording) -> str:
    """Life goes below one, and comes back in time or too late."""
    players = a, b = chance.pick(PLAYERS)
    damage, left, gain = chance.between(2, 4), chance.between(1, 4), chance.between(1, 4)
    shot = card("Folgore", "Istantaneo", "{R}", f"Infligge {hurt(damage)} a un giocatore bersaglio.")
    drink = card("Pozione", "Istantaneo", "{W}", f"Guadagni {gain} {'punto' if gain == 1 else 'punti'} vita.")
    both = f"Infligge {hurt(damage)} a ogni giocatore. Guadagni {gain} {'punto' if gain == 1 else 'punti'} vita."
    storm = card("Tempesta", "Istantaneo", "{R}", both)
    if chance.once_in(3):
        actions = [f"{a} lancia Tempesta", "si risolve"]
        return duel(players, Side(("Montagna",), (storm,), life=left), Side((), life=chance.between(1, 6)), actions)
    answer = chance.pick((["si risolve", "si risolve"], ["si risolve"]))
    actions = [f"{a} lancia Folgore su {b}", f"{b} lancia Pozione", *answer]
    return duel(players, Side(("Montagna",), (shot,)), Side(("Pianura",), (drink,), life=left), actions)


def _counters(chance: Chance, wording: Wording) -> str:
    """Counters of both signs, and damage that is already there."""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    size = sized(chance, 1, 3)
    plus = chance.between(1, 3)
    body = f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c1}, segnalini: {{"+1/+1": {plus}}}}}'
    kind, text = chance.pick(
        (
            ("Piaga", "Metti un segnalino -1/-1 su una creatura bersaglio."),
            ("Furto", "Rimuovi un segnalino +1/+1 da una creatura bersaglio."),
            ("Scossa", f"Infligge {hurt(chance.between(size[1], size[1] + plus))} a una creatura bersaglio."),
        )
    )
    mine = ("Palude",)
    actions = (f"{a} lancia {kind} su {one}", "si risolve")
    return duel(players, Side(mine, (card(kind, "Istantaneo", "{B}", text),)), Side((body,)), actions)


def _wounded(chance: Chance, wording: Wording) -> str:
    """Damage stays until the turn ends; what made the creature big does not."""
    players = a, _b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    tough = chance.between(1, 3)
    more, wound = chance.between(1, 3), chance.between(1, 4)
    lord = f'Stendardo: {{tipo: Incantesimo, testo: "Le creature che controlli prendono +{more}/+{more}."}}'
    body = being(two, (chance.between(1, 4), tough), c2, stato=hurt(wound))
    strip = card("Purezza", "Istantaneo", "{W}", "Distruggi un incantesimo bersaglio.")
    mine = ("Pianura", creature(one, sized(chance), c1))
    actions = (f"{a} lancia Purezza su Stendardo", "si risolve")
    return duel(players, Side(mine, (strip,)), Side((body, lord)), actions)


TEMPLATES = (
    Template(
        "costituzione-zero",
        "costituzione zero, danno letale, rigenerazione",
        MAGIC,
        _toughness,
        about=("lethal_damage",),
    ),
    Template("leggende", "due leggende uguali", MAGIC, _legends, level=1),
    Template("vita-zero", "punti vita a zero", MAGIC, _life, level=1),
    Template("segnalini", "segnalini e danni", MAGIC, _counters, level=1),
    Template("danni-che-restano", "danno già subito", MAGIC, _wounded),
)
