"""What a class stumbles over first: one rule a board, in plain texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.small_words import life
from judgekit.sheets.boards.template_words import (
    LANDS,
    MAGIC,
    MANA,
    MODERN,
    OLD,
    PLAYERS,
    Side,
    Template,
    aura,
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
_DENY = "Neutralizza una magia bersaglio con costo di mana convertito pari o {} a {}."


def _cost_on_top(chance: Chance, wording: Wording) -> str:
    """An additional cost, and somebody who looks at the mana cost."""
    players = a, b = chance.pick(PLAYERS)
    more, generic = chance.between(1, 3), chance.between(0, 2)
    name, does = chance.pick((("Marea", "Pesca due carte."), ("Visione", "Guadagni 4 punti vita.")))
    cost = f"{{{generic}}}{{U}}" if generic else "{U}"
    cast = "lanciare" if wording.modern else "giocare"
    text = f"Come costo addizionale per {cast} {name}, paga {{{more}}}.\\n{does}"
    below = chance.once_in(2)
    deny = _DENY.format("inferiore" if below else "superiore", generic + 1 if below else generic + 1 + more)
    mine = Side((f"{generic + 1 + more} Isole",), (card(name, "Stregoneria", cost, text),))
    theirs = Side(("Isola",), (card("Sbarramento", "Istantaneo", "{U}", deny),))
    return duel(players, mine, theirs, [f"{a} lancia {name}", f"{b} lancia Sbarramento su {name}", "si risolve"])


def _no_target(chance: Chance, wording: Wording) -> str:
    """A spell that speaks of «you» and has no target, and somebody who would give it another."""
    players = a, b = chance.pick(PLAYERS)
    gain, lose = chance.between(2, 5), chance.between(2, 4)
    aims = chance.once_in(3)
    name, text = (
        ("Tormento", f"Un giocatore bersaglio perde {life(lose)}.") if aims else ("Balsamo", f"Guadagni {life(gain)}.")
    )
    turn = card("Deviazione", "Istantaneo", "{U}", "Cambia il bersaglio di una magia bersaglio con un solo bersaglio.")
    actions = [f"{a} lancia {name}{f' su {b}' if aims else ''}", f"{b} lancia Deviazione su {name}"]
    actions += ["si risolve", f"{b} sceglie {a}"] if aims else []
    mine = Side(("Palude", "Pianura"), (card(name, "Istantaneo", "{B}" if aims else "{W}", text),), life=10)
    return duel(players, mine, Side(("Isola",), (turn,), life=chance.between(8, 20)), actions)


def _as_much_as_possible(chance: Chance, wording: Wording) -> str:
    """A spell of which a part cannot be done."""
    players = a, _b = chance.pick(PLAYERS)
    what, name = chance.pick((("una creatura", "Tributo"), ("un artefatto", "Offerta"), ("un incantesimo", "Dazio")))
    text = f"Sacrifica {what}. Guadagni {life(chance.between(2, 5))}."
    side = Side(("Palude",), (card(name, "Stregoneria", "{B}", text),), life=chance.between(6, 20))
    return duel(players, side, Side(()), [f"{a} lancia {name}", "si risolve"])


def _still_so(chance: Chance, wording: Wording) -> str:
    """An ability with an «if»: it is asked again when it resolves."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    gain = chance.between(1, 4)
    shrine = lasting("Santuario", f"All’inizio del tuo mantenimento, se controlli una creatura, guadagni {life(gain)}.")
    kill = card("Condanna", "Istantaneo", "{B}", "Distruggi una creatura bersaglio.")
    others = (creature(two, sized(chance, 1, 2), c2),) if chance.once_in(3) else ()
    mine = Side((shrine, creature(one, sized(chance, 1, 3), c1), *others), life=chance.between(5, 20))
    actions = [
        f"vai a mantenimento di {a}",
        f"{a} passa",
        f"{b} lancia Condanna su {one}",
        "si risolve",
        "si risolve",
        _ON,
    ]
    return duel(players, mine, Side(("Palude",), (kill,)), actions, turn=1, step=wording.words.last_step)


def _prevented(chance: Chance, wording: Wording) -> str:
    """Damage that is prevented, wholly or in part, and what waits for damage."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    power, gain = chance.between(1, 3), chance.between(1, 3)
    less = power if chance.between(0, 2) else max(1, power - 1)
    text = f"Ogniqualvolta {one} infligge danno a un giocatore, guadagni {life(gain)}."
    shield = f"Previeni i prossimi {hurt(less)} che verrebbero inflitti a un giocatore bersaglio in questo turno."
    if less == 1:
        shield = "Previeni il prossimo 1 danno che verrebbe inflitto a un giocatore bersaglio in questo turno."
    mine = Side((being(one, (power, chance.between(1, 3)), c1, text),), life=chance.between(5, 20))
    theirs = Side(("Pianura",), (card("Riparo", "Istantaneo", "{W}", shield),), life=chance.between(5, 20))
    actions = [f"{a} attacca con {one}", f"{a} passa", f"{b} lancia Riparo su {b}", "si risolve", f"{b} non blocca"]
    return duel(players, mine, theirs, actions)


def _came_later(chance: Chance, wording: Wording) -> str:
    """A spell for all creatures, and one that comes when it has resolved."""
    players = a, _b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    more = chance.between(1, 2)
    song = card(
        "Inno", "Istantaneo", "{W}", f"Le creature che controlli prendono +{more}/+{more} fino alla fine del turno."
    )
    size = sized(chance, 1, 3)
    late = f'{two}: {{tipo: Creatura, f/c: "{size[0]}/{size[1]}", costo: "{{{MANA[c2]}}}"}}'
    mine = Side((creature(one, sized(chance, 1, 3), c1), "Pianura", LANDS[c2]), (song, late))
    actions = [f"{a} lancia Inno", "si risolve", f"{a} lancia {two}", "si risolve", _ON]
    return duel(players, mine, Side((), life=chance.between(9, 20)), actions)


def _shielded_from(chance: Chance, wording: Wording) -> str:
    """All combat damage is prevented, be it of a creature that was not there yet."""
    players = a, b = chance.pick(PLAYERS)
    (one, c1), (two, c2) = beasts(chance, 2)
    power = chance.between(2, 4)
    fog = card(
        "Nebbia", "Istantaneo", "{G}", "Previeni tutto il danno da combattimento che verrebbe inflitto in questo turno."
    )
    fast = f'{one}: {{tipo: Creatura, f/c: "{power}/2", costo: "{{{MANA[c1]}}}", testo: Rapidità}}'
    mine = Side((LANDS[c1], creature(two, sized(chance, 1, 2), c2)), (fast,))
    actions = [f"{a} passa", f"{b} lancia Nebbia", "si risolve", f"{a} lancia {one}", "si risolve"]
    actions += [f"{a} attacca con {one}", f"{b} non blocca"]
    return duel(players, mine, Side(("Foresta",), (fog,), life=chance.between(5, 20)), actions)


def _into_the_hand(chance: Chance, wording: Wording) -> str:
    """A card that comes into a hand, and somebody who waits for cards to be drawn."""
    players = a, _b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    archive = lasting("Archivio", f"Ogniqualvolta peschi una carta, guadagni {life(chance.between(1, 3))}.")
    text = (
        "Cerca nel tuo grimorio una carta creatura, rivelala, aggiungila alla tua mano, poi rimescola il tuo grimorio."
        if wording.modern
        else "Passa in rassegna il tuo grimorio, scegli una carta creatura e aggiungila alla tua mano. "
        "Poi rimescola il tuo grimorio."
    )
    mine = Side(
        (archive, "Palude"),
        (card("Ricerca", "Stregoneria", "{B}", text),),
        life=chance.between(5, 20),
        library=(creature(one, sized(chance, 1, 3), c1),),
    )
    return duel(players, mine, Side(()), [f"{a} lancia Ricerca", "si risolve"])


def _lost_not_dealt(chance: Chance, wording: Wording) -> str:
    """A shield against damage, and a spell by which life is lost, or damage dealt."""
    players = a, b = chance.pick(PLAYERS)
    much = chance.between(2, 4)
    loses = chance.between(0, 2)
    text = (
        f"Un giocatore bersaglio perde {life(much)}." if loses else f"Infligge {hurt(much)} a un giocatore bersaglio."
    )
    shield = f"Previeni i prossimi {hurt(much)} che verrebbero inflitti a un giocatore bersaglio in questo turno."
    theirs = Side(("Pianura",), (card("Riparo", "Istantaneo", "{W}", shield),), life=chance.between(6, 20))
    actions = [f"{a} lancia Morsa su {b}", f"{b} lancia Riparo su {b}", "si risolve", "si risolve"]
    return duel(players, Side(("Palude",), (card("Morsa", "Istantaneo", "{B}", text),)), theirs, actions)


def _land_put(chance: Chance, wording: Wording) -> str:
    """A land that an effect puts into play, and the one that may be played."""
    players = a, _b = chance.pick(PLAYERS)
    land = chance.pick(("Foresta", "Isola", "Palude"))
    text = "Metti sul campo di battaglia una carta terra dalla tua mano."
    mine = Side(("Pianura",), (card("Sentiero", "Stregoneria", "{W}", text), land, "Montagna"))
    first = [f"{a} lancia Sentiero", "si risolve", f"{a} sceglie {land}"]
    return duel(players, mine, Side(()), [*first, f"{a} gioca Montagna"])


def _taken(chance: Chance, wording: Wording) -> str:
    """A creature that somebody has just got from the other player: may it be used at once?"""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    text = f"{{T}}: Infligge {hurt(chance.between(1, 2))} a un giocatore bersaglio."
    steal = card(
        "Furto", "Stregoneria", "{U}", "Prendi il controllo di una creatura bersaglio fino alla fine del turno."
    )
    theirs = Side((being(one, sized(chance, 2, 4), c1, text),), life=chance.between(8, 20))
    actions = [f"{a} lancia Furto su {one}", "si risolve", f"{a} attiva {one} su {b}"]
    return duel(players, Side(("Isola",), (steal,)), theirs, actions)


def _out_of_reach(chance: Chance, wording: Wording) -> str:
    """What enchants a creature stays on it, though it cannot be a target."""
    players = a, b = chance.pick(PLAYERS)
    one, c1 = beasts(chance, 1)[0]
    more = chance.between(1, 3)
    veiled = "Velo." if wording.modern else f"{one} non può essere bersaglio di magie o abilità."
    mine = (being(one, sized(chance, 1, 4), c1, veiled), aura("Vigore", f"+{more}/+{more}", one, wording))
    actions = [f"{a} attacca con {one}", f"{b} non blocca"]
    return duel(players, Side(mine), Side((), life=chance.between(9, 20)), actions)


def _given_up(chance: Chance, wording: Wording) -> str:
    """A creature that regenerates is sacrificed."""
    players = a, b = chance.pick(PLAYERS)
    edict = card("Editto", "Istantaneo", "{B}", "Un giocatore bersaglio sacrifica una creatura.")
    troll = being("Troll", sized(chance, 1, 4), "verde", "{G}: Rigenera Troll.")
    actions = [f"{a} lancia Editto su {b}", f"{b} attiva Troll", "si risolve", "si risolve"]
    return duel(players, Side(("Palude",), (edict,)), Side((troll, "Foresta")), actions)


TEMPLATES = (
    Template("costo-in-piu", "un costo addizionale e il costo di mana", MAGIC, _cost_on_top, level=1),
    Template("tu-e-bersaglio", "«tu» non è un bersaglio", MAGIC, _no_target, level=2),
    Template("tutto-il-possibile", "ciò che non si può fare", MAGIC, _as_much_as_possible, level=1),
    Template("se-e-ancora-cosi", "la condizione di un’abilità innescata", MAGIC, _still_so, level=1),
    Template("danno-prevenuto", "danno prevenuto e ciò che lo aspetta", MAGIC, _prevented, level=1),
    Template("arrivata-dopo", "chi arriva dopo l’effetto", OLD, _came_later, level=1),
    Template("scudo-per-tutti", "uno scudo e chi arriva dopo", MAGIC, _shielded_from, level=1),
    Template("in-mano-senza-pescare", "aggiungere alla mano non è pescare", MAGIC, _into_the_hand, level=1),
    Template("perdita-e-danno", "perdere punti vita non è subire danno", MAGIC, _lost_not_dealt, level=1),
    Template("terra-messa", "una terra messa sul campo di battaglia", MODERN, _land_put, level=1),
    Template("appena-presa", "una creatura di cui si è preso il controllo", OLD, _taken, level=1),
    Template("fuori-portata", "un incantesimo su chi non può essere bersaglio", MAGIC, _out_of_reach, level=1),
    Template("sacrificata", "chi rigenera e il sacrificio", MAGIC, _given_up, level=1),
)
