"""The turn by itself: what happens without anybody deciding it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    MAGIC,
    OLD,
    PLAYERS,
    Side,
    Template,
    beasts,
    card,
    creature,
    duel,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _hand(chance: Chance, wording: Wording) -> str:
    """Cards above the maximum, and the card that is drawn."""
    players = a, b = chance.pick(PLAYERS)
    hand = chance.some(
        ("Foresta", "Isola", "Palude", "Montagna", "Pianura", "Deserto", "Palazzo", "Miniera", "Torre"), 9
    )
    cards = tuple(
        name if name in {"Foresta", "Isola", "Palude", "Montagna", "Pianura"} else f"{name}: {{tipo: Terra}}"
        for name in hand
    )
    number = chance.between(7, 9)
    actions = [f"vai a mantenimento di {b}"]
    if number > 7:
        thrown = ", ".join(hand[: number - 7])
        actions += [f"{a} sceglie {thrown}"]
    tuple(cards[: chance.between(0, 3)])
    return duel(players, Side((), cards[:number]), Side((), ()), actions, step="fine del turno")


def _draw(chance: Chance, wording: Wording) -> str:
    """The first draw, the empty library."""
    players = _a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    gain = chance.between(1, 3)
    text = f"All'inizio del tuo mantenimento, guadagni {gain} {'punto' if gain == 1 else 'punti'} vita."
    spring = f'Fonte: {{tipo: Incantesimo, testo: "{text}"}}'
    theirs = (creature(one, sized(chance), c1), *((spring,) if chance.once_in(2) else ()))
    actions = (f"vai a prima fase principale di {b}",)
    side = Side(theirs, life=chance.between(5, 20))
    return duel(players, Side(()), side, actions, step="seconda fase principale")


def _mana(chance: Chance, wording: Wording) -> str:
    """Mana that nobody spends."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    number = chance.between(2, 4)
    spend = chance.once_in(2)
    shot = card("Scossa", "Istantaneo", "{R}", "Infligge 2 danni a un giocatore bersaglio.")
    actions = [*(f"{a} attiva Montagna {n}" for n in range(1, number + 1))]
    if spend:
        actions += [f"{a} lancia Scossa su {b}", "si risolve"]
    actions.append(FOUGHT_OUT if chance.once_in(2) else "fine del turno")
    mine = (f"{number} Montagne", creature(one, sized(chance), c1))
    return duel(players, Side(mine, (shot,), life=chance.between(6, 20)), Side((), life=chance.between(6, 20)), actions)


def _sickness(chance: Chance, wording: Wording) -> str:
    """A creature that has just come, this turn and the next."""
    players = a, b = chance.pick(PLAYERS)
    (one, _c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 1, 3)
    word = chance.pick(("", "", "Rapidità"))
    ability = chance.pick(("", f"{{T}}: {one} infligge 1 danno a un giocatore bersaglio."))
    text = "\\n".join(filter(None, (word, ability)))
    body = f'{one}: {{tipo: Creatura, costo: "{{1}}{{R}}", f/c: "{size[0]}/{size[1]}", testo: "{text}"}}'
    if not text:
        body = f'{one}: {{tipo: Creatura, costo: "{{1}}{{R}}", f/c: "{size[0]}/{size[1]}"}}'
    actions = [f"{a} lancia {one}", "si risolve"]
    actions += [f"{a} attiva {one} su {b}", "si risolve"] if ability else [f"{a} attacca con {one}", f"{b} non blocca"]
    theirs = (creature(two, sized(chance), c2),)
    return duel(players, Side(("2 Montagne",), (body,)), Side(theirs), [*actions[:3], "fermati"])


TEMPLATES = (
    Template("mano-massima", "il limite di carte in mano", MAGIC, _hand, asks=("hand size",)),
    Template(
        "acquisizione", "mantenimento e acquisizione", MAGIC, _draw, about=("turn_draw",), asks=("hand size",), level=1
    ),
    Template("mana-non-speso", "il mana che avanza", OLD, _mana, level=1),
    Template("appena-arrivata", "debolezza da evocazione", MAGIC, _sickness, level=1),
)
