"""The dungeons that the game knows: their rooms, from the top down, what each does and where its arrows lead."""

from __future__ import annotations

from functools import lru_cache

from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.vocabulary import UNDERCITY
from judgekit.values import NamedTuple


class Room(NamedTuple):
    """A room: its name, which means nothing to the rules, what happens there, and the rooms to which one goes on.

    Without a text it is one that is not played.
    """

    name: str
    text: str
    leads: tuple[int, ...] = ()


DUNGEONS: dict[str, tuple[Room, ...]] = {
    "Miniera Perduta di Phandelver": (
        Room("Ingresso della Caverna", "Profetizza 1.", (1, 2)),
        Room("Tana dei Goblin", "Crea una pedina creatura Goblin 1/1 rossa.", (3, 4)),
        Room("Gallerie della Miniera", "Crea una pedina Tesoro.", (4, 5)),
        Room("Magazzino", "Metti un segnalino +1/+1 su una creatura bersaglio.", (6,)),
        Room("Pozza Oscura", "Ogni avversario perde 1 punto vita e tu guadagni 1 punto vita.", (6,)),
        Room("Caverna dei Funghi", "Una creatura bersaglio prende -4/-0 fino al tuo prossimo turno.", (6,)),
        Room("Tempio di Dumathoin", "Pesca una carta."),
    ),
    "Tomba dell’Annientamento": (
        Room("Ingresso con Trappole", "Ogni giocatore perde 1 punto vita.", (1, 2)),
        Room("Veli della Paura", "Ogni giocatore perde 2 punti vita a meno che non scarti una carta.", (3,)),
        Room(
            "Segrete",
            "Scarta una carta e sacrifica un artefatto, una creatura e una terra.",
            (4,),
        ),
        Room(
            "Cella di Sabbia",
            "Ogni giocatore perde 2 punti vita a meno che non sacrifichi un artefatto, una creatura o una terra.",
            (4,),
        ),
        Room(
            "Culla del Dio della Morte",
            "Crea una pedina creatura leggendaria Orrore Dio 4/4 nera con tocco letale chiamata L’Atropal.",
        ),
    ),
    "Dungeon del Mago Folle": (
        Room("Portale Spalancato", "Guadagni 1 punto vita.", (1,)),
        Room("Piano del Dungeon", "Profetizza 1.", (2, 3)),
        Room("Bazar dei Goblin", "Crea una pedina Tesoro.", (4,)),
        Room("Caverne Contorte", "Una creatura bersaglio non può attaccare fino al tuo prossimo turno.", (4,)),
        Room("Piano Perduto", "Profetizza 2.", (5, 6)),
        Room("Caverne delle Rune", "Esilia le prime due carte del tuo grimorio. Puoi giocarle.", (7,)),
        Room("Cimitero di Muiral", "Crea due pedine creatura Scheletro 1/1 nere.", (7,)),
        Room("Miniere Profonde", "Profetizza 3.", (8,)),
        Room("Covo del Mago Folle", ""),
    ),
}


# Into this one one ventures only where a text says so.
DUNGEONS[UNDERCITY] = (
    Room(
        "Ingresso Segreto",
        "Passa in rassegna il tuo grimorio per una carta terra base, rivelala, aggiungila alla tua mano, poi rimescola "
        "il tuo grimorio.",
        (1, 2),
    ),
    Room("Forgia", "Metti due segnalini +1/+1 su una creatura bersaglio.", (3, 4)),
    Room("Pozzo Perduto", "Profetizza 2.", (4, 5)),
    Room("Trappola!", "Un giocatore bersaglio perde 5 punti vita.", (6,)),
    Room("Arena", "Pungola una creatura bersaglio.", (6, 7)),
    Room("Nascondiglio", "Crea una pedina Tesoro.", (7,)),
    Room("Archivi", "Pesca una carta.", (8,)),
    Room("Catacombe", "Crea una pedina creatura Scheletro 4/1 nera con minacciare.", (8,)),
    Room("Trono dei Tre Morti", ""),
)
TOPMOST = 0


@lru_cache(maxsize=64)
def room_abilities(name: str) -> tuple[tree.Triggered, ...]:
    """The abilities of a dungeon: each triggers as its owner comes to the room."""
    found: list[tree.Triggered] = []
    for nth, room in enumerate(DUNGEONS[name]):
        told = read(room.text, types=("sorcery",)) if room.text else ()
        moved = tree.Trigger(ROOM, tree.This(), least=nth)
        found += [tree.Triggered(moved, one.modes) for one in told if isinstance(one, tree.Spell)]
    return tuple(found)


ROOM = "room"


def printed(name: str) -> str:
    """What stands on a dungeon, room by room."""
    return "\n".join(f"{room.name} — {room.text}" for room in DUNGEONS[name])
