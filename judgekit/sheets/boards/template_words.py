"""The words of templates: names of players and creatures, cards that judges know, and a duel written as a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import MODERN, OF_MAGIC, OLD, words
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.edition_words import EditionWords
    from judgekit.sheets.chance import Chance


__all__ = ["MODERN", "OLD"]  # beside what is declared here
FOUGHT_OUT = "vai a seconda fase principale"  # the line by which the combat of a board is over
MAGIC = OF_MAGIC
PLAYERS = (
    ("Anna", "Bruno"),
    ("Carla", "Davide"),
    ("Elena", "Fabio"),
    ("Giulia", "Ivan"),
    ("Laura", "Marco"),
    ("Nadia", "Pietro"),
    ("Sara", "Tommaso"),
    ("Viola", "Renato"),
)
GROUND = {
    "Orso": "verde",
    "Lupo": "verde",
    "Cinghiale": "verde",
    "Elfo": "verde",
    "Centauro": "verde",
    "Cavaliere": "bianco",
    "Fante": "bianco",
    "Alabardiere": "bianco",
    "Templare": "bianco",
    "Orco": "rosso",
    "Goblin": "rosso",
    "Minotauro": "rosso",
    "Predone": "rosso",
    "Scheletro": "nero",
    "Ratto": "nero",
    "Assassino": "nero",
    "Zombie": "nero",
    "Tritone": "blu",
    "Granchio": "blu",
    "Serpente": "blu",
}
FLYERS = {
    "Falco": "bianco",
    "Grifone": "bianco",
    "Pegaso": "bianco",
    "Pipistrello": "nero",
    "Spettro": "nero",
    "Drago": "rosso",
    "Fenice": "rosso",
    "Airone": "blu",
    "Folletto": "blu",
    "Vespa": "verde",
}
LANDS = {"bianco": "Pianura", "blu": "Isola", "nero": "Palude", "rosso": "Montagna", "verde": "Foresta"}
MANA = {"bianco": "W", "blu": "U", "nero": "B", "rosso": "R", "verde": "G"}
COLOURS = tuple(LANDS)


class Wording(NamedTuple):
    """What a template needs to know of the edition: its name, and its words where they changed."""

    edition: str

    @property
    def words(self) -> EditionWords:
        return words(self.edition)

    @property
    def modern(self) -> bool:
        return self.words.modern

    @property
    def dies(self) -> str:
        return self.words.dies

    @property
    def enters(self) -> str:
        return self.words.enters

    @property
    def create(self) -> str:
        return self.words.create

    @property
    def exile(self) -> str:
        return self.words.exile

    @property
    def cast(self) -> str:
        return self.words.cast


class Template(NamedTuple):
    """A kind of board. `make` draws one and writes it as a scenario without its front matter.

    `level` says how hard its boards are to judge, from 1 to 3. `about` names plays of the tables that it is about,
    where they belong to the plainest game too; `asks` the by-products that it is about («hand size», «tapped»).
    """

    name: str
    title: str
    editions: tuple[str, ...]
    make: Callable[[Chance, Wording], str]
    level: int = 2
    about: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()


class Side(NamedTuple):
    """What a player has: lines of YAML by zone, as scenario files write them."""

    play: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    life: int = 20
    library: tuple[str, ...] = ()


def scenario(body: str, edition: str, title: str = "Esercizio") -> str:
    """A drawn board as a whole scenario file."""
    return f"---\ntitolo: {title}\nedizioni: [{edition}]\n---\n{body}"


def duel(
    players: tuple[str, str], one: Side, two: Side, actions: Iterable[str], *, turn: int = 0, step: str = ""
) -> str:
    """Two sides and what is done, as the blocks of a scenario."""
    lines = ["```tavolo", f"turno: {players[turn]}"]
    lines += [f"interfase: {step}"] if step else []
    lines.append("giocatori:")
    for player, side in zip(players, (one, two), strict=True):
        lines += [f"  {player}:", *_side(side)]
    return "\n".join([*lines, "```", "", "```azioni", *actions, "```", ""])


def _side(side: Side) -> list[str]:
    lines = [f"    vita: {side.life}"]
    zones = (("in gioco", side.play), ("mano", side.hand), ("cimitero", side.graveyard), ("grimorio", side.library))
    for zone, things in zones:
        if things:
            lines += [f"    {zone}:", *(f"      - {thing}" for thing in things)]
    return lines


def card(name: str, kind: str, cost: str, text: str = "", **more: str) -> str:
    """A card as a line of YAML: «Folgore: {tipo: …, costo: …, testo: …}»."""
    facts = {
        "tipo": kind,
        "costo": cost,
        "testo": text,
        **{key.replace("_", "/"): value for key, value in more.items()},
    }
    return f"{name}: {{{', '.join(f'{key}: {_quoted(value)}' for key, value in facts.items() if value)}}}"


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def creature(name: str, size: tuple[int, int], colour: str, *words: str) -> str:
    """«Orso: 2/2 verde, travolgere»."""
    return f"{name}: {', '.join((f'{size[0]}/{size[1]} {colour}', *words))}"


def being(name: str, size: tuple[int, int], colour: str = "", text: str = "", **more: str) -> str:
    """A creature with a text, or a state, as a line of YAML; `more` gives further keys: stato, costo."""
    facts = {"tipo": "Creatura", "f/c": f"{size[0]}/{size[1]}", "colore": colour, "testo": text, **more}
    return f"{name}: {{{', '.join(f'{key}: {_quoted(value)}' for key, value in facts.items() if value)}}}"


def lasting(name: str, text: str) -> str:
    """An enchantment in play."""
    return f"{name}: {{tipo: Incantesimo, testo: {_quoted(text)}}}"


def aura(name: str, change: str, host: str, wording: Wording) -> str:
    """An Aura on a creature, as its time prints it: «La creatura incantata prende …»."""
    kind = "Incantesimo — Aura" if wording.modern else "Incanta Creatura"
    intro = "Incanta creatura\\n" if wording.modern else ""
    text = f"{intro}La creatura incantata prende {change}."
    return f'{name}: {{tipo: {kind}, testo: "{text}", assegnata a: {host}}}'


def hurt(damage: int) -> str:
    """«2 danni»: the state of a wounded creature."""
    return f"{damage} {'danno' if damage == 1 else 'danni'}"


def beasts(chance: Chance, number: int) -> list[tuple[str, str]]:
    """As many creatures of the ground, with their colours."""
    return chance.some(GROUND.items(), number)


def flyers(chance: Chance, number: int) -> list[tuple[str, str]]:
    return chance.some(FLYERS.items(), number)


def sized(chance: Chance, least: int = 1, most: int = 4) -> tuple[int, int]:
    return chance.between(least, most), chance.between(least, most)
