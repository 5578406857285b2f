"""Triggered abilities: whether they trigger, in what order they resolve, what they check again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.small_words import life
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
    lasting,
    sized,
)

if TYPE_CHECKING:
    from judgekit.sheets.boards.template_words import Wording
    from judgekit.sheets.chance import Chance


def _dies_herself(wording: Wording) -> str:
    """What becomes of «una creatura»: «viene messa in un cimitero»."""
    return wording.dies.replace("messo", "messa")


def _dies(chance: Chance, wording: Wording) -> str:
    """Creatures die together, and somebody watches."""
    players = a, _b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    gain = chance.between(1, 3)
    kind = chance.below(3)
    texts = (
        f"Quando {one} {wording.dies}, guadagni {life(gain)}.",
        f"Ogniqualvolta un'altra creatura {_dies_herself(wording)}, guadagni {life(gain)}.",
        f"Ogniqualvolta una creatura {_dies_herself(wording)}, guadagni {life(gain)}.",
    )
    damage = chance.between(1, 3)
    sweep = card("Terremoto", "Istantaneo", "{R}", f"Infligge {hurt(damage)} a ogni creatura.")
    size = sized(chance, 1, 3)
    mine = (being(one, size, c1, texts[kind]), "Montagna", creature(two, sized(chance, 1, 3), c2))
    theirs = (creature(three, sized(chance, 1, 3), c3),)
    life_left = chance.between(5, 20)
    return duel(players, Side(mine, (sweep,), life=life_left), Side(theirs), (f"{a} lancia Terremoto", "si risolve"))


def _enters(chance: Chance, wording: Wording) -> str:
    """A creature enters and something happens: also where it is countered or gone."""
    players = a, b = chance.pick(PLAYERS)
    (one, _c1), (two, c2) = beasts(chance, 2)
    gain = chance.between(1, 4)
    size = sized(chance, 1, 3)
    text = f"Quando {one} {wording.enters}, guadagni {life(gain)}."
    body = being(one, size, text=text, costo="{G}")
    deny = card("Diniego", "Istantaneo", "{U}", "Neutralizza una magia bersaglio.")
    shot = card("Scossa", "Istantaneo", "{U}", f"Infligge {hurt(size[1])} a una creatura bersaglio.")
    kind = chance.below(3)
    plans = (
        ((deny,), [f"{a} lancia {one}", f"{b} lancia Diniego su {one}", "si risolve"]),
        ((shot,), [f"{a} lancia {one}", "si risolve", f"{b} lancia Scossa su {one}", "si risolve", "si risolve"]),
        ((), [f"{a} lancia {one}", "si risolve", "si risolve"]),
    )
    hand, actions = plans[kind]
    return duel(
        players,
        Side(("Foresta",), (body,), life=chance.between(5, 19)),
        Side(("Isola", creature(two, sized(chance), c2)), hand),
        actions,
    )


def _upkeep(chance: Chance, wording: Wording) -> str:
    """Triggers of an upkeep, of one player or of each, with a condition or without."""
    players = _a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    lose, gain = chance.between(1, 3), chance.between(1, 3)
    land = chance.pick(("Isola", "Palude"))
    article = "un'Isola" if land == "Isola" else "una Palude"
    rows = (
        f"All'inizio del tuo mantenimento, perdi {life(lose)}.",
        f"All'inizio del mantenimento di ogni giocatore, quel giocatore perde {life(lose)}.",
        f"All'inizio del tuo mantenimento, se controlli {article}, guadagni {life(gain)}.",
    )
    mine_text, theirs_text = chance.some(rows, 2)
    mine = (f'Cripta: {{tipo: Incantesimo, testo: "{mine_text}"}}',)
    theirs = (f'Altare: {{tipo: Incantesimo, testo: "{theirs_text}"}}', chance.pick((land, "Montagna")))
    sides = (
        Side(mine, life=chance.between(6, 20)),
        Side((*theirs, creature(one, sized(chance), c1)), life=chance.between(4, 20)),
    )
    return duel(players, *sides, (f"vai a acquisizione di {b}",), step="seconda fase principale")


def _attack(chance: Chance, wording: Wording) -> str:
    """What triggers when creatures attack, block, or are blocked."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    kill = "distruggi quella creatura alla fine del combattimento."
    text = chance.pick(
        (
            f"Ogniqualvolta {one} viene bloccato, {one} prende +1/+1 fino alla fine del turno.",
            f"Ogniqualvolta {one} attacca, {one} prende +1/+1 fino alla fine del turno.",
            f"Ogniqualvolta {one} blocca o viene bloccato da una creatura, {kill}",
            f"Ogniqualvolta {one} infligge danno da combattimento a un giocatore, quel giocatore scarta una carta.",
            f"Ogniqualvolta viene inflitto danno a {one}, guadagni 2 punti vita.",
        )
    )
    size = sized(chance, 2, 4)
    mine = (
        f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", colore: {c1}, testo: "{text}"}}',
        creature(three, sized(chance, 1, 3), c3),
    )
    theirs = (creature(two, sized(chance, 2, 4), c2),)
    block = chance.pick((f"{b} blocca {one} con {two}", f"{b} blocca {three} con {two}", f"{b} non blocca"))
    hand = () if chance.once_in(2) else ("Palude",)
    return duel(
        players,
        Side(mine),
        Side(theirs, hand, life=chance.between(8, 20)),
        (f"{a} attacca con {one}, {three}", block, "danno"),
    )


def _order(chance: Chance, wording: Wording) -> str:
    """Both players' abilities trigger at once: whose resolves first?"""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    lose, gain = chance.between(1, 3), chance.between(1, 3)
    size = sized(chance, 1, 3)
    mine = (
        lasting("Mausoleo", f"Ogniqualvolta una creatura {_dies_herself(wording)}, guadagni {life(gain)}."),
        "Montagna",
    )
    theirs = (
        lasting("Ossario", f"Ogniqualvolta una creatura {_dies_herself(wording)}, perdi {life(lose)}."),
        creature(one, size, c1),
    )
    shot = card("Saetta", "Istantaneo", "{R}", f"Infligge {hurt(max(1, size[1]))} a una creatura bersaglio.")
    actions = [f"{a} lancia Saetta su {one}", *["si risolve"] * chance.between(2, 3), "fermati"]
    return duel(
        players, Side(mine, (shot,), life=chance.between(5, 20)), Side(theirs, life=chance.between(5, 20)), actions
    )


TEMPLATES = (
    Template("quando-muore", "abilità che vedono morire", MAGIC, _dies, level=1),
    Template("quando-entra", "abilità che vedono entrare", MAGIC, _enters, level=1),
    Template("mantenimento", "inneschi del mantenimento", MAGIC, _upkeep),
    Template("inneschi-in-combattimento", "attacca, blocca, infligge danno", MAGIC, _attack, level=1),
    Template("due-inneschi", "inneschi simultanei", MAGIC, _order),
)
