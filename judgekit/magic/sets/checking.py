"""Measuring the language on a set: which cards, and how many of their abilities, are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.errors import NotUnderstood
from judgekit.magic.language.grammar import words
from judgekit.magic.language.read import read
from judgekit.magic.language.type_lines import read_type_line
from judgekit.magic.sets.card import Card, abilities, kinds
from judgekit.magic.sets.playable import executable
from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.table.system import System


class Stop(NamedTuple):
    """Where the understanding of a card stops: the sentence, and the rest of it, or what is not simulated."""

    card: str
    line: str
    stopped_at: str


class Checked(NamedTuple):
    """What is understood of one card: how many abilities it has, how many are, and every stop."""

    abilities: int
    understood: int
    stops: tuple[Stop, ...]


class Report(NamedTuple):
    """What is understood of a set."""

    cards: int
    with_text: int
    understood: int
    abilities: int
    abilities_understood: int
    not_understood: tuple[Stop, ...]


def check(cards: Sequence[Card], system: System, tell: Callable[[int, int], None] | None = None) -> Report:
    """Which Italian texts are understood; `tell` hears how far the work is."""
    with_text = understood = every = many = 0
    stops: list[Stop] = []
    for n, card in enumerate(cards):
        if tell is not None:
            tell(n, len(cards))
        found = check_card(card, system)
        stops += found.stops
        if card.text:
            with_text += 1
            understood += not found.stops
            every += found.abilities
            many += found.understood
    return Report(
        len(cards), with_text, understood, every, many, tuple(sorted(stops, key=lambda stop: fold(stop.card)))
    )


def check_card(card: Card, system: System) -> Checked:
    """What is understood of a card: read whole, and played."""
    parts = paragraphs(card.text or "")
    stops = [stop for stop in (_type_line(card), *(_paragraph(card, part, system) for part in parts)) if stop]
    understood = len(parts) - sum(stop.line != card.line for stop in stops)
    if not stops and parts:
        stops = [stop for stop in (_whole(card, system),) if stop]
    return Checked(len(parts), understood, tuple(stops))


def paragraphs(text: str) -> tuple[str, ...]:
    """The abilities of a text: its paragraphs without reminders, the modes of a choice together."""
    found: list[str] = []
    for line in words.plain(text).split("\n"):
        part = line.strip()
        if found and part.startswith("•"):
            found[-1] += f"\n{part}"
        elif any(char.isalnum() for char in part):
            found.append(part)
    return tuple(found)


def _type_line(card: Card) -> Stop | None:
    if not card.line:
        return None  # the set does not tell it in Italian: the English one counts
    try:
        read_type_line(card.line)
    except NotUnderstood as error:
        return Stop(card.called, card.line, card.line[error.at :])
    return None


def _paragraph(card: Card, part: str, system: System) -> Stop | None:
    try:
        missing = executable(read(part, card.name, kinds(card).types), system)
    except NotUnderstood as error:
        return _stopped(card, error)
    return None if missing is None else _unplayed(card, part, missing)


def _whole(card: Card, system: System) -> Stop | None:
    """What only shows when all paragraphs are taken together."""
    try:
        missing = executable(abilities(card), system)
    except NotUnderstood as error:
        return _stopped(card, error)
    return None if missing is None else _unplayed(card, card.text or "", missing)


def _stopped(card: Card, error: NotUnderstood) -> Stop:
    return Stop(card.called, error.sentence, error.sentence[error.at :].strip())


def _unplayed(card: Card, line: str, missing: str) -> Stop:
    return Stop(card.called, line, f"non ancora simulata: {missing}")
