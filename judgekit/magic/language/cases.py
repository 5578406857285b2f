"""What stands behind a word and a dash: «solved», «max speed»; by a station symbol; and what solves a Case."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

    Read = Callable[[str], tuple[Ability, ...]]

_OF_CASES = re.compile(
    r"^[ \t]*(Per risolver(?:e|lo|e questo Caso|e il Caso)|Risolto)[ \t]*[—–-][ \t]*(.+?)[ \t]*$", re.MULTILINE
)
_STATION = re.compile(
    r"^[ \t]*\{?([0-9]{1,3})\+\}?[ \t]*\|?[ \t]*(.*?)(?:[ \t]*\[([0-9]{1,3})/([0-9]{1,3})\])?[ \t]*$", re.MULTILINE
)
_AT_MOST = re.compile(r"^[ \t]*Velocità massima[ \t]*[—–-][ \t]*(.+?)[ \t]*$", re.MULTILINE)
_HARNESSED = re.compile(r"^[ \t]*∞[ \t]*[—–-][ \t]*(.+?)[ \t]*$", re.MULTILINE)
_KEYWORD = re.compile(r"^[ \t]*Stazione\b", re.MULTILINE)


def abilities(text: str, read: Read) -> tuple[Ability, ...] | None:
    """The abilities of a Case, of a station card, of one with max speed; None of a text that is none of these."""
    if _OF_CASES.search(text):
        return _told(text, _OF_CASES, read, _of_a_case)
    if _AT_MOST.search(text):
        return _told(text, _AT_MOST, read, _at_max_speed)
    if _HARNESSED.search(text):
        return _told(text, _HARNESSED, read, _once_harnessed)
    if _KEYWORD.search(text) and _STATION.search(text):
        return _told(text, _STATION, read, _of_a_station)
    return None


def _told(
    text: str, lines: re.Pattern[str], read: Read, of: Callable[[re.Match[str], Read], Ability]
) -> tuple[Ability, ...]:
    """What the lines of a kind tell, and the text around them, in order."""
    found: list[Ability] = []
    at = 0
    for line in lines.finditer(text):
        between = text[at : line.start()].strip()
        found += read(between) if between else ()
        found.append(of(line, read))
        at = line.end()
    rest = text[at:].strip()
    return (*found, *(read(rest) if rest else ()))


def _of_a_case(line: re.Match[str], read: Read) -> Ability:
    told = line[2].rstrip(".")
    if line[1].startswith("Per"):
        return _solving(
            read(f"All’inizio della tua sottofase finale, se {told[:1].lower()}{told[1:]}, pesca una carta.")
        )
    (gained,) = _one(read(f"{told}."), line[2])
    kinds: dict[type, str] = {tree.Triggered: "triggered", tree.Activated: "activated"}
    return _while(tree.Solved(kinds.get(type(gained), "static")), (gained,))


def _solving(told: tuple[Ability, ...]) -> Ability:
    """At the beginning of your end step, if that is so and this Case is not solved, it becomes solved."""
    (as_it_ends,) = told
    if not isinstance(as_it_ends, tree.Triggered) or as_it_ends.condition is None:
        raise NotUnderstood("Non capisco quando si risolve questo Caso.", "", 0)
    so = tree.AllOf((as_it_ends.condition, tree.Not(tree.Solved(""))))
    return as_it_ends._replace(modes=(tree.Mode((), (tree.Solve(tree.This()),)),), condition=so)


def _at_max_speed(line: re.Match[str], read: Read) -> Ability:
    return _while(tree.MaxSpeed(), read(line[1]))


def _once_harnessed(line: re.Match[str], read: Read) -> Ability:
    harnessed = tree.Fits(tree.This(), tree.Filter(status=("harnessed",)))
    return _while(harnessed, read(line[1]))


def _of_a_station(line: re.Match[str], read: Read) -> Ability:
    gained = read(line[2]) if line[2] else ()
    least = int(line[1])
    if line[3] is None:
        return _while(tree.Charged(least), gained)
    change = tree.Change(
        tree.This(),
        words=gained,
        types=("creature",),
        adds_types=True,
        set_power=int(line[3]),
        set_toughness=int(line[4]),
        until="",
    )
    return tree.Static((change,), tree.Charged(least, sized=True))


def _while(so: tree.Condition, gained: tuple[Ability, ...]) -> tree.Static:
    return tree.Static((tree.Change(tree.This(), words=gained, until=""),), so)


def _one(told: tuple[Ability, ...], text: str) -> tuple[Ability]:
    if len(told) != 1:
        raise NotUnderstood("Non capisco che cosa abbia questo Caso una volta risolto.", text, 0)
    return (told[0],)
