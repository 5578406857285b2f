"""Fine points: what changes between two blows or after the block, how often something triggers, what is only a copy,
what somebody knew last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.small_words import life
from judgekit.sheets.boards.template_words import (
    FOUGHT_OUT,
    LANDS,
    MAGIC,
    MANA,
    MODERN,
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


_ON = "fermati"


def _between_blows(chance: Chance, wording: Wording) -> str:
    """First strike is given, or taken away, when those who have it have struck."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    gives = chance.once_in(2)
    word = "guadagna" if gives else "perde"
    name = "Slancio" if gives else "Torpore"
    text = f"Una creatura bersaglio {word} attacco improvviso fino alla fine del turno."
    mine = (creature(one, sized(chance, 2, 4), c1, "attacco improvviso"), creature(two, sized(chance, 1, 4), c2))
    strikes = ["danno"] if wording.modern else ["danno", "si risolve"]
    actions = [f"{a} attacca con {one}, {two}", f"{b} non blocca", *strikes]
    actions += [f"{a} lancia {name} su {two if gives else one}", "si risolve", FOUGHT_OUT]
    hand = (card(name, "Istantaneo", "{W}", text),)
    return duel(players, Side((*mine, "Pianura"), hand), Side((), life=chance.between(12, 20)), actions)


def _doubled(chance: Chance, wording: Wording) -> str:
    """Double strike is taken away, or given to one that has struck first."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    gives = chance.once_in(2)
    name, word = ("Impeto", "guadagna") if gives else ("Torpore", "perde")
    text = f"Una creatura bersaglio {word} doppio attacco fino alla fine del turno."
    has = chance.pick(("attacco improvviso", "attacco improvviso", "cautela")) if gives else "doppio attacco"
    mine = (creature(one, sized(chance, 2, 5), c1, has), "Pianura")
    actions = [f"{a} attacca con {one}", f"{b} non blocca"]
    if has != "cautela":
        actions.append("danno")
    actions += [f"{a} lancia {name} su {one}", "si risolve", FOUGHT_OUT]
    hand = (card(name, "Istantaneo", "{W}", text),)
    return duel(players, Side(mine, hand), Side((), life=chance.between(12, 20)), actions)


def _twice_through(chance: Chance, wording: Wording) -> str:
    """Double strike and trample: the blocker is gone when the second damage is dealt."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    tough = chance.between(1, 3)
    power = tough + chance.between(0, 2)
    mine = (creature(one, (power, chance.between(3, 5)), c1, "doppio attacco", "travolgere"),)
    theirs = (creature(two, (chance.between(1, 2), tough), c2),)
    shares = f"{tough} a {two}" + (f", {power - tough} a {b}" if power > tough else "")
    actions = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    actions += [f"{a} assegna il danno di {one}: {shares}", FOUGHT_OUT]
    return duel(players, Side(mine), Side(theirs, life=chance.between(10, 20)), actions)


def _tapped_late(chance: Chance, wording: Wording) -> str:
    """A blocker is tapped, or an attacker gets a ban, when all has been declared."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 2, 4)
    mine = (creature(one, size, c1), "Isola")
    theirs = (creature(two, (size[1] + chance.between(0, 1), chance.between(2, 4)), c2), "Isola")
    fight = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}"]
    if chance.once_in(2):
        spell = card("Rintocco", "Istantaneo", "{U}", "TAPpa una creatura bersaglio.")
        actions = [*fight, f"{a} lancia Rintocco su {two}", "si risolve", FOUGHT_OUT]
        return duel(players, Side(mine, (spell,)), Side(theirs), actions)
    text = "Una creatura bersaglio guadagna difensore fino alla fine del turno."
    spell = card("Divieto", "Istantaneo", "{U}", text)
    actions = [fight[0], f"{a} passa", f"{b} lancia Divieto su {one}", "si risolve", f"{b} non blocca", FOUGHT_OUT]
    return duel(players, Side(mine), Side(theirs, (spell,)), actions)


def _blocked_by_many(chance: Chance, wording: Wording) -> str:
    """An ability that looks at blockers: once for the block, or once for each."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2), (three, c3) = beasts(chance, 3)
    gain = chance.between(1, 3)
    by = chance.pick(("", " da una creatura"))
    when = f"{one} viene bloccato{by}" if wording.modern or not by else f"una creatura blocca {one}"
    text = f"Ogniqualvolta {when}, guadagni {life(gain)}."
    mine = (being(one, (0, chance.between(3, 5)), c1, text),)
    theirs = (creature(two, sized(chance, 1, 2), c2), creature(three, sized(chance, 1, 2), c3))
    actions = [f"{a} attacca con {one}", f"{b} blocca {one} con {two}, {three}"]
    return duel(players, Side(mine, life=chance.between(5, 20)), Side(theirs), actions)


def _came_attacking(chance: Chance, wording: Wording) -> str:
    """A token that comes attacking: nobody has declared it."""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    gain = chance.between(1, 3)
    text = f"Ogniqualvolta {one} attacca, crea una pedina creatura Soldato 1/1 bianca TAPpata e attaccante."
    song = lasting("Canto", f"Ogniqualvolta una creatura attacca, guadagni {life(gain)}.")
    mine = (being(one, sized(chance, 1, 3), c1, text), song)
    actions = [f"{a} attacca con {one}"]
    begun = chance.between(5, 20)
    return duel(players, Side(mine, life=begun), Side((), life=chance.between(6, 20)), actions)


def _last_known(chance: Chance, wording: Wording) -> str:
    """Damage as much as its power, of a source that has gone meanwhile: bigger than its card, or hurt."""
    players = a, b = chance.pick(PLAYERS)
    power, more = chance.between(1, 2), chance.between(1, 3)
    text = "{T}: Infligge danni pari alla sua forza a un giocatore bersaglio."
    mine = (being("Balestriere", (power, chance.between(1, 3)), "rosso", text), "Foresta")
    grow = card(
        "Crescita", "Istantaneo", "{G}", f"Una creatura bersaglio prende +{more}/+{more} fino alla fine del turno."
    )
    kill = card(
        *chance.pick(
            (
                ("Condanna", "Istantaneo", "{B}", "Distruggi una creatura bersaglio."),
                ("Richiamo", "Istantaneo", "{B}", "Fai tornare una creatura bersaglio in mano al suo proprietario."),
            )
        )
    )
    name = kill.partition(":")[0]
    shoots = [f"{a} attiva Balestriere su {b}", f"{b} lancia {name} su Balestriere", "si risolve", "si risolve"]
    actions = [f"{a} lancia Crescita su Balestriere", "si risolve", *shoots]
    theirs = Side(("Palude",), (kill,), life=chance.between(8, 20))
    return duel(players, Side(mine, (grow,)), theirs, actions)


def _copied(chance: Chance, wording: Wording) -> str:
    """A copy of a spell has not been cast: what waits for spells to be cast does not see it."""
    players = a, b = chance.pick(PLAYERS)
    damage, gain = chance.between(2, 4), chance.between(1, 2)
    watch = lasting("Osservatorio", f"Ogniqualvolta un giocatore lancia una magia istantaneo, guadagni {life(gain)}.")
    bolt = card("Folgore", "Istantaneo", "{R}", f"Infligge {hurt(damage)} a una creatura o a un giocatore bersaglio.")
    fork = card("Eco", "Istantaneo", "{R}", "Copia una magia istantaneo o stregoneria bersaglio.")
    actions = [f"{a} lancia Folgore su {b}", "si risolve", f"{a} lancia Eco su Folgore", *["si risolve"] * 4]
    theirs = Side((watch,), life=chance.between(9, 20))
    return duel(players, Side(("2 Montagne",), (bolt, fork)), theirs, actions)


def _split_second(chance: Chance, wording: Wording) -> str:
    """Nothing answers a spell with split second, but for mana."""
    players = a, b = chance.pick(PLAYERS)
    two, c2 = beasts(chance, 1)[0]
    stroke = card("Stretta", "Istantaneo", "{B}", "Battibaleno\\nDistruggi una creatura bersaglio.")
    size = sized(chance, 1, 3)
    answers = (
        f"Sacrifica {two}: Guadagni 2 punti vita.",
        f"{{1}}: {two} prende +0/+1 fino alla fine del turno.",
        "{T}: Aggiungi {G}.",
        f"Sacrifica {two}: Aggiungi {{G}}.",
    )
    actions = [f"{a} lancia Stretta su {two}", f"{a} passa", f"{b} attiva {two}", "si risolve"]
    body = being(two, size, c2, chance.pick(answers))
    sides = Side(("Palude",), (stroke,)), Side((body, "Foresta"), life=chance.between(5, 20))
    return duel(players, *sides, actions)


def _held(chance: Chance, wording: Wording) -> str:
    """Whoever has cast a spell may cast another before anybody answers; whoever waits may not."""
    players = a, b = chance.pick(PLAYERS)
    first, then = chance.between(1, 2), chance.between(2, 3)
    shots = (
        card("Scossa", "Istantaneo", "{R}", f"Infligge {hurt(first)} a un giocatore bersaglio."),
        card("Vampa", "Istantaneo", "{R}", f"Infligge {hurt(then)} a un giocatore bersaglio."),
    )
    begun = chance.between(8, 20)
    actions = [f"{a} lancia Scossa su {b}"]
    if chance.once_in(2):
        actions += [f"{a} lancia Vampa su {b}", _ON]
        return duel(players, Side(("2 Montagne",), shots), Side((), life=begun), actions)
    actions += [f"{b} lancia Vampa su {a}", _ON]
    return duel(players, Side(("Montagna",), shots[:1]), Side(("Montagna",), shots[1:], life=begun), actions)


def _within_a_spell(chance: Chance, wording: Wording) -> str:
    """Toughness or life is below zero in the middle of a spell, and above again when it is over."""
    players = a, _b = chance.pick(PLAYERS)
    begun = chance.between(1, 3)
    lose, gain = begun + chance.between(0, 2), chance.between(3, 6)
    text = f"Perdi {life(lose)}. Guadagni {life(gain)}."
    pact = card("Patto", "Stregoneria", "{B}", text)
    return duel(players, Side(("Palude",), (pact,), life=begun), Side(()), [f"{a} lancia Patto", "si risolve"])


def _counted(chance: Chance, wording: Wording) -> str:
    """How much is counted when: a spell counts once, what stands in play goes on counting."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    size = sized(chance, 1, 3)
    spell = card(
        "Coro",
        "Istantaneo",
        "{G}",
        "Una creatura bersaglio prende +1/+1 fino alla fine del turno per ogni creatura che controlli.",
    )
    kill = card("Condanna", "Istantaneo", "{B}", "Distruggi una creatura bersaglio.")
    mine = (creature(one, size, c1), creature(two, sized(chance, 1, 2), c2), "Foresta")
    early = chance.once_in(2)
    sing, slay = f"{a} lancia Coro su {one}", f"{b} lancia Condanna su {two}"
    actions = (
        [sing, slay, "si risolve", "si risolve"] if early else [sing, "si risolve", f"{a} passa", slay, "si risolve"]
    )
    return duel(players, Side(mine, (spell,)), Side(("Palude",), (kill,)), [*actions, _ON])


def _gone_and_back(chance: Chance, wording: Wording) -> str:
    """What is to be done at the end of the turn with a creature that has left play meanwhile, and come back."""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    end = "All’inizio della prossima sottofase finale" if wording.modern else "Alla fine del turno"
    text = f"Una creatura bersaglio prende +2/+0 fino alla fine del turno. {end}, sacrifica quella creatura."
    fury = card("Furia", "Istantaneo", "{R}", text)
    back = card("Richiamo", "Istantaneo", "{U}", "Fai tornare una creatura bersaglio in mano al suo proprietario.")
    size = sized(chance, 1, 4)
    beast = f'{one}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", costo: "{{{MANA[c1]}}}", colore: {c1}}}'
    mine = Side((beast, "Montagna", "Isola", LANDS[c1]), (fury, back))
    deeds = (f"{a} lancia Furia su {one}", f"{a} lancia Richiamo su {one}", f"{a} lancia {one}")
    actions = [line for deed in deeds for line in (deed, "si risolve")]
    return duel(players, mine, Side(()), [*actions, "fine del turno", "si risolve", _ON])


def _lent(chance: Chance, wording: Wording) -> str:
    """An ability of what enchants a creature, or one that it gives: it is not theirs who would use it."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    grow = "prende +1/+1 fino alla fine del turno."
    gives = chance.once_in(2)
    given, itself = f"La creatura incantata ha “{{1}}: Questa creatura {grow}”", f"{{1}}: La creatura incantata {grow}"
    own = given if gives else itself
    kind, intro = ("Incantesimo — Aura", "Incanta creatura\\n") if wording.modern else ("Incanta Creatura", "")
    claws = f"Artigli: {{tipo: {kind}, testo: '{intro}{own}', assegnata a: {one}}}"
    claws = claws.replace("'", '"')
    mine = Side((creature(one, sized(chance, 1, 3), c1), "Foresta"))
    actions = [f"{a} passa", f"{b} attiva {one}"] if gives else [f"{a} attiva Artigli"]
    return duel(players, mine, Side((claws, "Foresta")), [*actions, _ON])


TEMPLATES = (
    Template("fra-i-due-danni", "attacco improvviso dato o tolto fra i due danni", MAGIC, _between_blows, level=3),
    Template("doppio-attacco-che-cambia", "doppio attacco dato o tolto fra i due danni", MODERN, _doubled, level=3),
    Template("doppio-e-travolgere", "doppio attacco e travolgere", MODERN, _twice_through),
    Template("a-dichiarazione-fatta", "TAPpare o vietare a dichiarazione fatta", MODERN, _tapped_late, level=1),
    Template("quante-volte-bloccato", "quante volte si innesca un blocco", MAGIC, _blocked_by_many, level=2),
    Template("entrata-attaccante", "una pedina che entra attaccante", MODERN, _came_attacking),
    Template("ultima-forza", "la forza di chi non c’è più", MAGIC, _last_known, level=3),
    Template("copia-di-una-magia", "una copia non è lanciata", MODERN, _copied, level=3),
    Template("battibaleno", "ciò che si può fare con battibaleno in pila", MODERN, _split_second),
    Template("tenere-la-priorita", "chi ha la priorità dopo un lancio", MODERN, _held),
    Template("a-meta-di-una-magia", "sotto zero a metà di una magia", MAGIC, _within_a_spell, level=1),
    Template("uscita-e-tornata", "ciò che era da fare di chi è uscito e rientrato", MAGIC, _gone_and_back, level=3),
    Template("abilita-in-prestito", "chi usa l’abilità di un incantesimo", MAGIC, _lent, level=3),
    Template("contato-una-volta", "un numero contato una volta sola", MAGIC, _counted),
)
