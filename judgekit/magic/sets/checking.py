"""Measuring the language on a set: which cards, and how many of their abilities, are understood."""

from __future__ import annotations

from multiprocessing import get_all_start_methods, get_context
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import SPLIT, UNPLAYED
from judgekit.magic.language.grammar import words
from judgekit.magic.language.read import read
from judgekit.magic.language.type_lines import read_type_line
from judgekit.magic.language.where_it_stops import faults
from judgekit.magic.questions.faces import CALLED
from judgekit.magic.sets.card import Card, abilities, kinds, symbols
from judgekit.magic.sets.playable import unplayed
from judgekit.refs import fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judgekit.table.system import System


_NOT_SIMULATED = "non ancora simulata: "
_WORTH_A_PROCESS = 200  # cards


class Stop(NamedTuple):
    """Where the understanding of a card stops: the sentence, and the rest of it, or what is not simulated."""

    card: str
    line: str
    stopped_at: str

    @property
    def not_simulated(self) -> bool:
        """Whether it was read, and is not played."""
        return self.stopped_at.startswith(_NOT_SIMULATED)


class Checked(NamedTuple):
    """What is understood of one card: how many abilities it has, how many are, and all that is not."""

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


def check(
    cards: Sequence[Card], system: System, tell: Callable[[int, int], None] | None = None, *, processes: int = 1
) -> Report:
    """Which Italian texts are understood; `tell` hears how far the work is; `processes` share what is worth it."""
    with_text = understood = every = many = 0
    stops: list[Stop] = []
    for n, (card, found) in enumerate(zip(cards, _checked(cards, system, processes), strict=True)):
        if tell is not None:
            tell(n, len(cards))
        stops += found.stops
        if card.text or any(face.text for face in card.faces):
            with_text += 1
            understood += not found.stops
            every += found.abilities
            many += found.understood
    return Report(
        len(cards), with_text, understood, every, many, tuple(sorted(stops, key=lambda stop: fold(stop.card)))
    )


def _checked(cards: Sequence[Card], system: System, processes: int) -> Iterator[Checked]:
    processes = min(processes, len(cards) // _WORTH_A_PROCESS)
    if processes < 2 or "fork" not in get_all_start_methods():
        yield from (check_card(card, system) for card in cards)
        return
    from concurrent.futures import ProcessPoolExecutor

    _system_here.append(system)
    try:
        with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as workers:
            yield from workers.map(_check_here, cards, chunksize=50)
    finally:
        _system_here.pop()


_system_here: list[System] = []  # a forked process has it without being told: what its rows play is not for sending


def _check_here(card: Card) -> Checked:
    return check_card(card, _system_here[-1])


def check_card(card: Card, system: System) -> Checked:
    """What is understood of a card: read whole, and played; of one with several faces, all of them."""
    if card.layout in UNPLAYED:
        found = _check_face(card._replace(layout=""), system)
        return found._replace(stops=(_of_layout(card), *found.stops))
    if not card.faces:
        return _check_face(card, system)
    each = [_check_face(face, system) for face in (*(() if card.layout == SPLIT else (card,)), *card.faces)]
    stops = tuple(stop for one in each for stop in one.stops)
    if card.layout not in system.values.get("layouts", ()):
        stops = (_of_layout(card), *stops)
    return Checked(sum(one.abilities for one in each), sum(one.understood for one in each), stops)


def _of_layout(card: Card) -> Stop:
    """That cards with such faces are not played."""
    return Stop(card.called, card.line, f"{_NOT_SIMULATED}{CALLED[card.layout]}")


def _check_face(card: Card, system: System) -> Checked:
    parts = paragraphs(card.text or "")
    found = [_paragraph(card, part, system) for part in parts]
    line = _type_line(card)
    stops = [stop for each in found for stop in each]
    together = _whole(card, system) if parts else []
    if not together and stops:  # a paragraph goes on what the one before it has begun: «Soglia — … invece …»
        return Checked(len(parts), len(parts), tuple(line))
    return Checked(len(parts), sum(not each for each in found), (*line, *(stops or together)))


_LEVEL = "LIVELLO "


def paragraphs(text: str) -> tuple[str, ...]:
    """The abilities of a text: its paragraphs without reminders; modes of a choice, what a level tells, are one."""
    found: list[str] = []
    for line in words.plain(text).split("\n"):
        part = line.strip()
        level = bool(found) and found[-1].startswith(_LEVEL) and not part.startswith(_LEVEL)
        if found and (part.startswith("•") or (level and part)):
            found[-1] += f"\n{part}"
        elif any(char.isalnum() for char in part):
            found.append(part)
    return tuple(found)


def _type_line(card: Card) -> list[Stop]:
    if not card.line:
        return []  # the set does not tell it in Italian: the English one counts
    try:
        read_type_line(card.line)
    except NotUnderstood as error:
        return [Stop(card.called, card.line, card.line[error.at :])]
    return []


def _paragraph(card: Card, part: str, system: System) -> list[Stop]:
    types = kinds(card).types
    try:
        missing = unplayed(read(part, card.name, types), system)
    except NotUnderstood:
        return [_stopped(card, fault) for fault in faults(part, card.name, types)]
    return [_unplayed(card, part, each) for each in missing]


def _whole(card: Card, system: System) -> list[Stop]:
    """What only shows when all paragraphs are taken together."""
    try:
        missing = unplayed(abilities(card), system, symbols(card) or ())
    except NotUnderstood as error:
        return [_stopped(card, error)]
    return [_unplayed(card, card.text or "", each) for each in missing]


def _stopped(card: Card, error: NotUnderstood) -> Stop:
    return Stop(card.called, error.sentence, error.sentence[error.at :].strip())


def _unplayed(card: Card, line: str, missing: str) -> Stop:
    return Stop(card.called, line, f"{_NOT_SIMULATED}{missing}")
