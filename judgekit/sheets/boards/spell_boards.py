"""Spells: when they may be cast, in what order they resolve, what becomes of them when their targets have gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.boards.template_words import (
    MAGIC,
    PLAYERS,
    Side,
    Template,
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


_BOLT = "Infligge {} a una creatura o a un giocatore bersaglio."
_GROW = "Una creatura bersaglio prende +{0}/+{0} fino alla fine del turno."
_BOUNCE = "Fai tornare una creatura bersaglio in mano al suo proprietario."
_DRAIN = "Distruggi una creatura bersaglio. Guadagni {} punti vita."


def bolt(name: str = "Folgore", damage: int = 3) -> str:
    return card(name, "Istantaneo", "{R}", _BOLT.format(hurt(damage)))


def _responses(chance: Chance, wording: Wording) -> str:
    """A creature is burnt, and saved or not by what answers."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    damage, more = chance.between(2, 4), chance.between(1, 3)
    tough = chance.between(1, 5)
    mine = (creature(one, sized(chance), c1), "2 Montagne")
    theirs = (creature(two, (chance.between(1, 4), tough), c2), "2 Foreste")
    hand = (bolt("Folgore", damage),)
    answer = (card("Crescita", "Istantaneo", "{G}", _GROW.format(more)),)
    late = chance.once_in(3)
    bolts, grows = f"{a} lancia Folgore su {two}", f"{b} lancia Crescita su {two}"
    actions = [bolts, "si risolve", grows, "si risolve"] if late else [bolts, grows, "si risolve", "si risolve"]
    return duel(players, Side(mine, hand), Side(theirs, answer), actions)


def _target_gone(chance: Chance, wording: Wording) -> str:
    """The one target has gone when the spell resolves: does the rest of it happen?"""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    gain = chance.between(2, 5)
    tough = chance.between(1, 4)
    spell, cost, land, text = chance.pick(
        (
            ("Salasso", "{1}{B}", "Paludi", _DRAIN.format(gain)),
            ("Strale", "{1}{R}", "Montagne", "Infligge 2 danni a una creatura bersaglio. Pesca una carta."),
            ("Rintocco", "{1}{U}", "Isole", "TAPpa una creatura bersaglio. Pesca una carta."),
        )
    )
    answer = chance.pick(
        (
            (card("Richiamo", "Istantaneo", "{U}", _BOUNCE), f"{b} lancia Richiamo su {two}"),
            (bolt("Scossa", 2), f"{b} lancia Scossa su {two}"),
        )
    )
    lands = ("Isola", "Montagna")
    mine = (creature(one, sized(chance), c1), f"2 {land}")
    theirs = (creature(two, (chance.between(1, 4), tough), c2), *lands)
    actions = (f"{a} lancia {spell} su {two}", answer[1], "si risolve", "si risolve")
    life = chance.between(8, 20)
    return duel(
        players, Side(mine, (card(spell, "Istantaneo", cost, text),), life=life), Side(theirs, (answer[0],)), actions
    )


def _two_targets(chance: Chance, wording: Wording) -> str:
    """One target of two has become illegal: what of the other?"""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    spell, text, targets = chance.pick(
        (
            ("Bordata", "Infligge 3 danni a una creatura bersaglio e a un giocatore bersaglio.", f"{two}, {b}"),
            ("Frana", "Distruggi due creature bersaglio.", f"{two}, {three}"),
        )
    )
    theirs = (creature(two, (chance.between(1, 4), chance.between(1, 3)), c2), creature(three, sized(chance), c3))
    mine = (creature(one, sized(chance), c1), "3 Montagne")
    save = "Una creatura bersaglio guadagna protezione dal rosso fino alla fine del turno."
    answer = (card("Riparo", "Istantaneo", "{W}", save),)
    saved = chance.pick((two, two, three))
    actions = (f"{a} lancia {spell} su {targets}", f"{b} lancia Riparo su {saved}", "si risolve", "si risolve")
    hand = (card(spell, "Istantaneo", "{2}{R}", text),)
    return duel(players, Side(mine, hand), Side((*theirs, "Pianura"), answer, life=chance.between(7, 20)), actions)


def _counterspell(chance: Chance, wording: Wording) -> str:
    """A spell is countered, or its countering is."""
    players = a, b = chance.pick(PLAYERS)
    one, _c1 = beasts(chance, 1)[0]
    deny = card("Diniego", "Istantaneo", "{U}{U}", "Neutralizza una magia bersaglio.")
    deal = chance.between(2, 4)
    spell = bolt("Folgore", deal) if chance.once_in(2) else card(one, "Creatura", "{R}", f_c="2/1")
    name, target = ("Folgore", f" su {b}") if spell.startswith("Folgore") else (one, "")
    theirs = ("2 Isole",)
    mine = ("Montagna", "2 Isole")
    actions = [f"{a} lancia {name}{target}", f"{b} lancia Diniego su {name}"]
    hand = (spell, deny.replace("Diniego:", "Veto:"))
    if chance.once_in(2):
        actions.append(f"{a} lancia Veto su Diniego")
    actions += ["si risolve"] * chance.between(1, len(actions))
    return duel(players, Side(mine, hand), Side(theirs, (deny,)), actions)


def _timing(chance: Chance, wording: Wording) -> str:
    """Cards cast where they may or may not be."""
    players = a, b = chance.pick(PLAYERS)
    (one, _c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 1, 3)
    beast = card(
        one, "Creatura", "{G}", chance.pick(("", "Lampo")) if wording.modern else "", f_c=f"{size[0]}/{size[1]}"
    )
    kind = chance.pick(("Stregoneria", "Istantaneo"))
    shot = card("Rogo", kind, "{B}", "Infligge 3 danni a una creatura bersaglio.")
    name, what = chance.pick(((one, beast), ("Rogo", shot)))
    aim = f" su {two}" if name == "Rogo" else ""
    turn = chance.below(2)
    step = chance.pick(("mantenimento", "prima fase principale", "seconda fase principale", "fine del turno"))
    lands = ("Montagna", "Palude", "Foresta")
    mine = (creature(two, sized(chance, 1, 3), c2),)
    bolts = [f"{a} lancia Folgore su {b}"] if turn == 0 and chance.once_in(2) else []
    first = [f"{b} passa"] if turn == 1 else []
    actions = [*bolts, *first, f"{a} lancia {name}{aim}", "fermati"]
    hand = (what, bolt()) if bolts else (what,)
    return duel(players, Side(lands, hand), Side(mine), actions, turn=turn, step=step)


def _protected(chance: Chance, wording: Wording) -> str:
    """A target that may not be one, from the start or in the end."""
    players = a, b = chance.pick(PLAYERS)
    (two, c2), (three, c3) = beasts(chance, 2)
    colour, name, cost, text, land = chance.pick(
        (
            ("rosso", "Saetta", "{R}", "Infligge 3 danni a una creatura bersaglio.", "Montagna"),
            ("nero", "Assassinio", "{B}", "Distruggi una creatura bersaglio.", "Palude"),
            ("blu", "Richiamo", "{U}", _BOUNCE, "Isola"),
        )
    )
    early = chance.once_in(2)
    size = sized(chance, 2, 3)
    word = chance.pick((f"protezione dal {colour}", f"protezione dal {colour}", "velo", "anti-malocchio"))
    theirs = (creature(two, size, c2, *([word] if early else [])), creature(three, sized(chance, 1, 3), c3), "Pianura")
    save = f"Una creatura bersaglio guadagna protezione dal {colour} fino alla fine del turno."
    answer = (card("Riparo", "Istantaneo", "{W}", save),)
    actions = [f"{a} lancia {name} su {two}"]
    actions += ["si risolve"] if early else [f"{b} lancia Riparo su {two}", "si risolve", "si risolve"]
    if early:
        actions = actions[:1]
    hand = (card(name, "Istantaneo", cost, text),)
    return duel(players, Side((land,), hand), Side(theirs, () if early else answer), actions)


TEMPLATES = (
    Template("risposte", "magie in risposta", MAGIC, _responses, level=1),
    Template("bersaglio-sparito", "l’unico bersaglio è sparito", MAGIC, _target_gone),
    Template("due-bersagli", "un bersaglio su due è sparito", MAGIC, _two_targets, level=3),
    Template("neutralizzare", "magie neutralizzate", MAGIC, _counterspell),
    Template(
        "quando-si-lancia", "il momento di lanciare", MAGIC, _timing, about=("slow_ones_when_nothing_waits",), level=1
    ),
    Template("bersagli-protetti", "bersagli che non si possono scegliere", MAGIC, _protected),
)
