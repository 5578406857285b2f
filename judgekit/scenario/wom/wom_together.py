"""Lines of Wizards of Mickey that say several things at once, and lines among the actions that state something."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from judgekit.scenario.faults import plain
from judgekit.scenario.line import AND
from judgekit.scenario.magic import as_said
from judgekit.scenario.magic.reworded import LONGEST, OF_WOM, around
from judgekit.scenario.model import NOWHERE
from judgekit.scenario.wom.wom_actions import read_action
from judgekit.scenario.wom.wom_expected import read_expectation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.scenario.model import Action, Expectation, Where

S = TypeVar("S")
_BETWEEN = re.compile(rf"\s*[,;.]\s*(?:(?:{AND}|ma|mentre|poi|quindi)\s+)?|\s+(?:{AND}|ma|mentre|poi|quindi)\s+")
_MOST = 8  # things that a line says
_OF_LINES = {"verdict", "cites"}
_SINGULAR = {"valgono": "vale", "sono": "è", "hanno": "ha", "possiedono": "possiede", "restano": "resta"}
_SINGULAR |= {"vanno": "va", "finiscono": "finisce", "lanciano": "lancia", "diventano": "diventa", "passano": "passa"}
_PLURAL = re.compile(rf"(?P<those>.+?)\s+(?P<no>non\s+)?(?P<verb>{'|'.join(_SINGULAR)})(?!\w)\s*(?P<rest>.*)")
_SUBJECT = re.compile(r"(?:(?:il|lo|la|i|gli|le)\s+|l')?\S+(?=\s)")


def parts(
    line: str, players: Iterable[str] = (), names: Iterable[str] = (), editions: Iterable[str] = ()
) -> tuple[str, ...]:
    """The statements of a line, each as a line of its own: «Dardo vale 6 e Scudo vale 4», «Dardo e Scudo valgono 4»."""
    here = (tuple(players), tuple(names), tuple(editions))
    told = as_said.timed(as_said.unlisted(line))
    if not here[0] or len(line) > LONGEST or _stated(told, here) is not None:
        return (line,)
    before, body, behind = around(told)
    others = (text for text, _ in as_said.in_other_words(body, OF_WOM, here[0]))
    ways = (_split(text, "", lambda one: _stated(one, here), _MOST) for text in (body, *others))
    found = next((those for those in ways if those), ())
    return tuple(f"{before}{one} {behind}".strip() for one in found) if len(found) > 1 else (line,)


def acts(
    line: str,
    found: Action | None,
    above: Sequence[Action],
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> tuple[str, ...]:
    """The actions of a line that tells several; whoever acted before acts again where nobody is named."""
    here = (tuple(players), tuple(names), tuple(editions))
    told = as_said.unlisted(line)
    if not here[0] or len(line) > LONGEST or plain(told).startswith("prova") or _acted(told, here) is not None:
        return ()
    those = _split(told, "", lambda one: _acted(one, here), _MOST)
    return those if len(those) > 1 else ()


def facts(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> tuple[Expectation, ...]:
    """What a line among the actions states, of what the table knows; nothing where it is no such."""
    here = (tuple(players), tuple(names), tuple(editions))
    said = [_stated(one, here, where) for one in parts(line, *here)]
    whole = [one for one in said if one is not None and one.kind not in _OF_LINES and one.after is None]
    return tuple(whole) if len(whole) == len(said) else ()


def _stated(line: str, here: as_said.Here, where: Where = NOWHERE) -> Expectation | None:
    return as_said.as_it_stands(lambda text: read_expectation(text, where, *here), line, here)


def _acted(line: str, here: as_said.Here) -> Action | None:
    return as_said.as_it_stands(lambda text: read_action(text, 1, NOWHERE, *here), line, here)


def _of_each(body: str) -> tuple[str, ...]:
    """What a sentence about several says of each: «Dardo e Scudo valgono 4»; none where its verb is no plural."""
    found = _PLURAL.fullmatch(plain(body))
    those = re.split(rf"\s*,\s*(?:{AND}\s+)?|\s+{AND}\s+", body[: found.end("those")]) if found else []
    if found is None or len(those) < 2:
        return ()
    no = "non " if found["no"] else ""
    return tuple(f"{one} {no}{_SINGULAR[found['verb']]} {body[found.start('rest') :]}" for one in those)


def _split(body: str, subject: str, read: Callable[[str], S | None], most: int) -> tuple[str, ...]:
    """The parts of what a line says, if each is read, with the subject of the one before where it names none."""
    ways = (body, f"{subject} {body}") if subject else (body,)
    for way in ways:
        if read(way) is not None:
            return (way,)
    if most <= 1:
        return ()
    if each := _of_each(body):
        those = [_split(one, "", read, most - 1) for one in each]
        if all(those):
            return tuple(part for one in those for part in one)
    for found in _BETWEEN.finditer(plain(body)):
        left, right = body[: found.start()], body[found.end() :]
        first = next((way for way in ((left, f"{subject} {left}") if subject else (left,)) if read(way)), None)
        if first is None or not right:
            continue
        who = _SUBJECT.match(first)
        if more := _split(right, who[0] if who else "", read, most - 1):
            return (first, *more)
    return ()
