"""The facts of a printed card, and what they come to in the engine's words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import COLOURS, UNPLAYED, colours_of, face
from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.questions.faces import CALLED
from judgekit.magic.vocabulary import LOYALTY
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face, Symbols
    from judgekit.magic.language.tree import Ability

    Read = Callable[[str, str, tuple[str, ...]], tuple[Ability, ...]]


_LANDS = {"Plains": "Pianura", "Island": "Isola", "Swamp": "Palude", "Mountain": "Montagna", "Forest": "Foresta"}
_SYMBOL = re.compile(r"\{([^{}]+)\}")


class Card(NamedTuple):
    """A card as its set tells it.

    Types and supertypes are the engine's words; `text` of None tells that there is one, but not in Italian.
    """

    name: str  # in Italian, empty where the set does not tell
    english: str
    set: str = ""
    number: str = ""
    cost: str = ""  # {2}{R}; a land's is empty
    line: str = ""  # the type line, in Italian and in English
    english_line: str = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()  # in English
    supertypes: tuple[str, ...] = ()
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    colours: tuple[str, ...] = ()  # W, U, B, R, G
    text: str | None = ""
    layout: str = ""  # of a card with several faces: split, transform, modal, adventure, flip
    faces: tuple[Card, ...] = ()  # those besides this one; of a split card, both halves

    @property
    def called(self) -> str:
        """Its Italian name, or the English one."""
        return self.name or self.english


class Kinds(NamedTuple):
    """What a type line says, in the engine's words, subtypes in Italian."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def kinds(card: Card) -> Kinds:
    """What the Italian type line says; where it is not understood, what the English one does."""
    from judgekit.magic.language.type_lines import read_type_line  # imported cards only

    try:
        found = Kinds(*read_type_line(card.line))
    except NotUnderstood:
        return Kinds(card.supertypes, card.types, tuple(_LANDS.get(word, word) for word in card.subtypes))
    return found._replace(supertypes=tuple(dict.fromkeys((*found.supertypes, *card.supertypes))))


def abilities(card: Card, read: Read = read) -> tuple[Ability, ...]:
    """What its text says, and its type line where that says what it enchants. Raises NotUnderstood, as `read` does."""
    if card.text is None:
        raise NotUnderstood(f"Di «{card.called}» non è noto il testo italiano.", "", 0)
    if card.layout in UNPLAYED:
        raise NotUnderstood(f"«{card.called}» è {CALLED[card.layout]}: non si gioca ancora.", "", 0)
    if card.layout and not card.faces:
        raise NotUnderstood(f"Di «{card.called}» il set non dice l’altra faccia.", "", 0)
    return (*host(card), *_loyalty_of_x(card), *read(card.text, card.name, kinds(card).types))


def _loyalty_of_x(card: Card) -> tuple[Ability, ...]:
    """Where the printed loyalty is X, it enters with as many counters as X was when it was cast."""
    if card.loyalty != "X":
        return ()
    counters = tree.PutCounters(tree.This(), LOYALTY, tree.X())
    return (tree.Instead("enters", tree.This(), (counters,)),)


def host(card: Card) -> tuple[Ability, ...]:
    """What the type line says that the card enchants: `Incanta Creatura`."""
    from judgekit.magic.language.type_lines import enchants

    try:
        of = enchants(card.line)
    except NotUnderstood:
        return ()
    return () if of is None else (tree.Keyword("incanta", of),)


def symbols(card: Card) -> Symbols | None:
    """The mana cost: a land's is not asked for; that of another card which has none, (), cannot be paid."""
    told = tuple(_SYMBOL.findall(card.cost))
    return told if told or "land" not in card.types else None


def size(card: Card) -> tuple[int, int] | None:
    """Power and toughness as printed; what no number stands for counts 0, as text tells it."""
    if not card.power and not card.toughness:
        return None
    return _printed(card.power), _printed(card.toughness)


def _printed(part: str) -> int:
    """What of a power or toughness is a number: of «1+*» the 1, of «*» nothing."""
    if re.fullmatch(r"-?\d+", part):
        return int(part)
    beside = re.fullmatch(r"(\d+)\+\*|\*\+(\d+)", part)
    return int(beside[1] or beside[2]) if beside else 0


def printed_number(number: str) -> int | None:
    """A loyalty or defense as printed; None where there is none, or no number."""
    return int(number) if number.isdecimal() else None


def colours(card: Card) -> tuple[str, ...]:
    return tuple(COLOURS[letter] for letter in card.colours if letter in COLOURS)


def printed(card: Card, **said: object) -> Face:
    """The face of a card; what is `said` of it (colours, cost, abilities) goes before what is printed.

    Raises NotUnderstood where its text is needed and outside the language.
    """
    supertypes, types, subtypes = kinds(card)
    facts: dict[str, Any] = {
        "cost": symbols(card),
        "colours": None if set(colours(card)) == colours_of(symbols(card) or ()) else colours(card),
        "size": size(card),
        "loyalty": printed_number(card.loyalty),
        "defense": printed_number(card.defense),
        "subtypes": subtypes,
        "supertypes": supertypes,
        "text": card.text or "",
        "english": card.english,
        "set": card.set,
    }
    if "abilities" not in said:
        facts["abilities"] = abilities(card)
    return face(card.called, types, **(facts | said))
