"""Zones, tokens and the status of permanents: where a thing goes, and what it remembers there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    MAGIC,
    MODERN,
    PLAYERS,
    Side,
    Template,
    aura,
    beasts,
    card,
    creature,
    duel,
    hurt,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


_BOUNCE = "Fai tornare una creatura bersaglio in mano al suo proprietario."
_KILL = "Distruggi una creatura bersaglio."
_STEAL = "Guadagni il controllo di una creatura bersaglio fino alla fine del turno."


def _away(chance: Chance, wording: Wording) -> tuple[str, str, str]:
    """A spell that makes a creature leave: its name, its card, a line that casts it."""
    name, cost, text = chance.pick((("Richiamo", "{U}", _BOUNCE), ("Assassinio", "{U}", _KILL)))
    return name, card(name, "Istantaneo", cost, text), "Isola"


def _stolen(chance: Chance, wording: Wording) -> str:
    """A creature that somebody else controls leaves play."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    name, spell, land = _away(chance, wording)
    theirs = (creature(two, sized(chance), c2), land)
    mine = ("3 Montagne", creature(one, sized(chance), c1))
    hand = (card("Lusinga", "Istantaneo", "{2}{R}", _STEAL),)
    actions = [f"{a} lancia Lusinga su {two}", "si risolve", f"{b} lancia {name} su {two}", "si risolve"]
    if chance.once_in(3):
        actions = [*actions[:2], f"vai a mantenimento di {b}"]
    return duel(players, Side(mine, hand), Side(theirs, (spell,)), actions)


def _borrowed(chance: Chance, wording: Wording) -> str:
    """A creature goes to its owner's graveyard, or hand, whoever controls it."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    name, spell, land = _away(chance, wording)
    size = sized(chance)
    lent = f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c1}, proprietario: {b}}}'
    mine, theirs = (lent, land), (creature(two, sized(chance), c2),)
    if chance.once_in(2):
        return duel(players, Side(mine, (spell,)), Side(theirs), [f"{a} lancia {name} su {one}", "si risolve"])
    sides = Side((lent,)), Side((*theirs, land), (spell,))
    return duel(players, *sides, [f"{a} passa", f"{b} lancia {name} su {one}", "si risolve"], step="fine del turno")


def _token(chance: Chance, wording: Wording) -> str:
    """A token leaves play."""
    players = a, _b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    name, spell, land = _away(chance, wording)
    size = sized(chance, 1, 3)
    theirs = (f"pedina {two} {size[0]}/{size[1]} {c2}", creature(one, sized(chance), c1), "Montagna")
    mine = (f"3 {_several(land)}",)
    back = card("Ritorno", "Istantaneo", "{1}{U}", "Riprendi in mano una carta creatura bersaglio dal tuo cimitero.")
    actions = [f"{a} lancia {name} su {two}", "si risolve"]
    return duel(players, Side(mine, (spell, back)), Side(theirs, life=chance.between(9, 20)), actions)


def _several(land: str) -> str:
    return {"Isola": "Isole", "Palude": "Paludi", "Montagna": "Montagne"}[land]


def _blink(chance: Chance, wording: Wording) -> str:
    """A thing goes and comes back: what does it remember?"""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    size, many = sized(chance, 2, 4), chance.between(1, 2)
    state = chance.pick(("stato: TAPpata", f'segnalini: {{"+1/+1": {many}}}', "stato: 1 danno"))
    body = f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c1}, {state}}}'
    text = f"{wording.exile} una creatura bersaglio, poi rimettila in gioco sotto il controllo del suo proprietario."
    if not wording.modern:
        text = (
            "Rimuovi dal gioco la creatura bersaglio, poi rimettila in gioco sotto il controllo del suo proprietario."
        )
    mine = (body, *((aura("Forza Antica", "+2/+2", one, wording),) if chance.once_in(2) else ()), "2 Pianure")
    actions = [f"{a} lancia Balzo su {one}", "si risolve"]
    if chance.once_in(2):
        actions += [f"{a} attacca con {one}"]
    return duel(players, Side(mine, (card("Balzo", "Istantaneo", "{1}{W}", text),)), Side(()), actions)


def _memory(chance: Chance, wording: Wording) -> str:
    """A creature bounced and cast anew is new: what was done to it is forgotten."""
    players = a, _b = chance.pick(PLAYERS)
    one = "Lupo"
    size = sized(chance, 1, 3)
    marks = chance.between(1, 2)
    body = f'{one}: {{tipo: Creatura, costo: "{{G}}", f/c: "{size[0]}/{size[1]}", segnalini: {{"+1/+1": {marks}}}}}'
    hand = (card("Richiamo", "Istantaneo", "{U}", _BOUNCE),)
    actions = [f"{a} lancia Richiamo su {one}", "si risolve", f"{a} lancia {one}", "si risolve"]
    if chance.once_in(2):
        actions.append(f"{a} attacca con {one}")
    return duel(players, Side((body, "Isola", "Foresta"), hand), Side(()), [*actions, "fermati"])


def _regrown(chance: Chance, wording: Wording) -> str:
    """A creature leaves while a spell looks for it in another zone."""
    players = a, b = chance.pick(PLAYERS)
    (one, _c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 1, 3)
    dead = f'{one}: {{tipo: Creatura, costo: "{{1}}{{G}}", f/c: "{size[0]}/{size[1]}"}}'
    raise_ = card("Ritorno", "Istantaneo", "{1}{B}", "Riprendi in mano una carta creatura bersaglio dal tuo cimitero.")
    sweep = card("Bando", "Istantaneo", "{W}", f"{wording.exile} una carta creatura bersaglio in un cimitero.")
    mine = Side(("2 Paludi", creature(two, sized(chance), c2)), (raise_,), (dead,))
    actions = [f"{a} lancia Ritorno su {one}", f"{b} lancia Bando su {one}", "si risolve", "si risolve"]
    if chance.once_in(3):
        actions = [f"{a} lancia Ritorno su {two}", "fermati"]
    return duel(players, mine, Side(("Pianura",), (sweep,)), actions)


def _untap(chance: Chance, wording: Wording) -> str:
    """What straightens in the untap step and what does not."""
    players = _a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    size = sized(chance, 1, 3)
    holds = "non STAPpa durante il tuo STAP" if not wording.modern else "non si STAPpa durante la tua sottofase di STAP"
    text = f', testo: "{two} {holds}."' if chance.once_in(2) else ""
    theirs = (
        f'{two}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c2}{text}, stato: TAPpata}}',
        f'{three}: {{tipo: Creatura, f/c: "2/2", colore: {c3}, stato: TAPpata}}',
    )
    mine = (f'{one}: {{tipo: Creatura, f/c: "{size[1]}/{size[0]}", colore: {c1}, stato: TAPpata}}',)
    return duel(players, Side(mine), Side(theirs), (f"vai a mantenimento di {b}",), step="seconda fase principale")


def _aura(chance: Chance, wording: Wording) -> str:
    """What becomes of an Aura when its creature leaves, or of the creature when the Aura does."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    size = sized(chance, 1, 3)
    more = chance.between(1, 2)
    kind = "Incantesimo — Aura" if wording.modern else "Incanta Creatura"
    text = f"La creatura incantata prende +{more}/+{more}."
    text = f"Incanta creatura\\n{text}" if wording.modern else text
    mine = (creature(one, size, c1), f'Forza Antica: {{tipo: {kind}, testo: "{text}", assegnata a: {one}}}')
    wound = chance.between(size[1], size[1] + more)
    away, shot, strip = (
        card("Richiamo", "Istantaneo", "{R}", _BOUNCE),
        card("Scossa", "Istantaneo", "{R}", f"Infligge {hurt(wound)} a una creatura bersaglio."),
        card("Purezza", "Istantaneo", "{R}", "Distruggi un incantesimo bersaglio."),
    )
    plans = (
        ((away,), (f"{b} lancia Richiamo su {one}", "si risolve")),
        (
            (shot, strip),
            (f"{b} lancia Scossa su {one}", "si risolve", f"{b} lancia Purezza su Forza Antica", "si risolve"),
        ),
        ((shot,), (f"{b} lancia Scossa su {one}", "si risolve")),
    )
    hand, actions = chance.pick(plans)
    return duel(players, Side(mine), Side(("3 Montagne",), hand), (f"{a} passa", *actions), step="fine del turno")


TEMPLATES = (
    Template("controllo-altrui", "proprietario e controllore", MAGIC, _stolen),
    Template("in-prestito", "proprietario e zone", MAGIC, _borrowed, level=1),
    Template("pedine", "una pedina lascia il gioco", MAGIC, _token, level=1),
    Template("andata-e-ritorno", "ciò che esce e rientra", MAGIC, _blink),
    Template("senza-memoria", "un oggetto nuovo", MODERN, _memory, level=3),
    Template("cimitero", "carte nei cimiteri", MAGIC, _regrown),
    Template("stap", "che cosa si STAPpa", MAGIC, _untap, asks=("tapped",), level=1),
    Template("aure", "Aure e creature incantate", MAGIC, _aura),
)
