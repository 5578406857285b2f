"""Things of one name, as people tell them apart or together: «i due Soldati», «entrambi gli Orsi», «il secondo Orso».

Such a line is read as if it named each: «Soldato 1, Soldato 2». Where it may mean others than these it stays as it is.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBERS, OF, ORDINALS, number_of
from judgekit.scenario.magic.counted_said import counted
from judgekit.scenario.magic.phrases import basic_land
from judgekit.scenario.magic.plurals import plural
from judgekit.scenario.magic.table_block import laid_out

if TYPE_CHECKING:
    from judgekit.scenario.model import BoardSaid, ThingSaid

_MANY = "due|tre|quattro|cinque|sei|[2-9]"
_OF_ALL = {"i": "", "gli": "", "le": "", "sui": "su", "sugli": "su", "sulle": "su", "dei": "di", "degli": "di"}
_OF_ALL |= {"delle": "di", "ai": "a", "agli": "a", "alle": "a", "dai": "da", "dagli": "da", "dalle": "da", "coi": "con"}
_ALL = rf"(?:(?P<both>entramb[ei]|tutt[ie](?: e (?P<e>due|tre|quattro))?)\s+)?(?P<with>{'|'.join(_OF_ALL)})\s+"
_ALL += rf"(?:(?P<n>{_MANY})\s+)?"
_ONE = r"(?P<with>(?:il|lo|la|sul|sullo|sulla|del|dello|della|al|allo|alla|dal|dallo|dalla|col|con il|con la)\s+|)"
_NTH = [nth[:-1] for nth in ORDINALS]  # of either gender
_ONE += rf"(?P<nth>{'|'.join(_NTH)})[oa]\s+"
_CUE = re.compile(rf"(?<!\w)(?:{'|'.join((*_OF_ALL, *(f'{nth}[oa]' for nth in _NTH)))})\s")


# Of two of a name, one on the table and one that is not yet there: how each is told.
_COME = r"(?:appena (?:entrat|arrivat|lanciat|giocat|cal)\w+|nuov[oa]|in mano|dalla mano|che (?:ha|è) in mano"
_COME += r"|appena (?:in gioco|in campo))"
_THERE = r"(?:gia (?:in gioco|in campo|presente|sul campo(?: di battaglia)?)|vecchi[oa]|originale|in gioco|in campo"
_THERE += r"|di prima|che (?:era|è) gia in (?:gioco|campo))"
_ART = r"(?:il |lo |la |l')?"


_OF_TWO = re.compile(rf"(?<![\w'])(?:{_COME}|{_THERE})(?!\w)")


_ANOTHER_LAND = re.compile(r"(?<![\w'’])(?:l['’]|un['’]?\s?)(altr[oa]) (\w+)")


class _Twin:
    """Things of one name on the table: which of that name each is, counted over all zones, and whose."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.many = 0
        self.there: list[tuple[int, str]] = []  # on the battlefield
        self.besides: list[tuple[int, str]] = []  # elsewhere


def spelt_out(line: str, board: BoardSaid) -> str:
    """A line with the things that it means as several named one by one."""
    line = counted(_with_lands(line, board), board)
    line = _ANOTHER_LAND.sub(lambda found: found[2] if basic_land(found[2]) else found[0], line)
    if _OF_TWO.search(plain(line)):
        for twin in _twins(board):
            line = _told_apart(line, twin)
    if _CUE.search(plain(line)) is None:
        return line
    players = tuple(plain(player.name) for player in board.players)
    for twin in _twins(board):
        line = _replaced(line, twin, players)
    return line


_LANDS = re.compile(r"(?P<who>\S.*?) (?P<has>ha|non ha) tutte le (?:sue |proprie )?terre (?P<so>s?tappate)\s*\.?$")
_LANDS_OF = re.compile(
    rf"tutte le terre (?:{OF})\s*(?:il |la |lo |l')?(?P<who>.+?) (?P<has>non sono|sono) (?P<so>s?tappate)\s*\.?$"
)


_LANDS_SO_MANY = re.compile(
    rf"(?P<who>\S.*?) (?P<has>ha)(?: tutte e)? (?P<n>[0-9]{{1,2}}|{'|'.join(NUMBERS)}) terre (?P<so>s?tappate)\s*\.?$"
)


def _with_lands(line: str, board: BoardSaid) -> str:
    """`Anna ha tutte le terre TAPpate`: each of those that lie there, where no other can have come."""
    said = plain(line)
    found = _LANDS.match(said) or _LANDS_OF.match(said) or _LANDS_SO_MANY.match(said)
    player = next((one for one in board.players if found and plain(one.name) == found["who"]), None)
    if found is None or player is None or "non" in found["has"]:
        return line
    others = [thing for zone, things in player.zones if zone != "battlefield" for thing in things]
    there = [thing for zone, things in player.zones if zone == "battlefield" for thing in things if _is_land(thing)]
    if not there or any(map(_is_land, others)) or any(thing.controller for thing in there):
        return line
    if (many := found.groupdict().get("n")) and number_of(many) != sum(one.how_many for one in there):
        return line  # some of them are so: which, nobody tells
    twins = {plain(twin.name): twin for twin in _twins(board)}
    each: list[str] = []
    for name in dict.fromkeys(thing.name for thing in there):
        twin = twins.get(plain(name))
        mine = [n for n, who in twin.there if who == plain(player.name)] if twin else []
        each += [f"{name} {n}" for n in mine] or [name]
    return f"{', '.join(each)} sono {found['so']}"


def _is_land(thing: ThingSaid) -> bool:
    return "land" in thing.types or basic_land(thing.name) is not None


@lru_cache(maxsize=8)
def _twins(board: BoardSaid) -> tuple[_Twin, ...]:
    found: dict[str, _Twin] = {}
    owners = [player.name for player in board.players for _, things in player.zones for _ in things]
    owners += [board.turn or board.players[0].name for _ in board.stack]
    for n, (zone, thing) in enumerate(laid_out(board)):
        twin = found.setdefault(plain(thing.name), _Twin(thing.name))
        for _ in range(min(thing.how_many, 100)):
            twin.many += 1
            if zone == "battlefield":
                twin.there.append((twin.many, plain(thing.controller or owners[n])))
            else:
                twin.besides.append((twin.many, plain(thing.owner or owners[n])))
    several = [twin for twin in found.values() if twin.many > 1]
    return tuple(sorted(several, key=lambda twin: -len(twin.name)))


def _told_apart(line: str, twin: _Twin) -> str:
    """`il nuovo Orso`, `l’Orso già in gioco`: of two, the one that lies on the table or the one that comes there."""
    if len(twin.there) != 1 or len(twin.besides) != 1:
        return line
    name = re.escape(plain(twin.name))
    for words, (nth, _) in ((_COME, twin.besides[0]), (_THERE, twin.there[0])):
        said = rf"(?<![\w'])(?:{_ART}(?:{name}) {words}|{_ART}{words} {name})(?!\w)"
        if found := re.search(said, plain(line)):
            return f"{line[: found.start()]}{twin.name} {nth}{line[found.end() :]}"
    return line


def _replaced(line: str, twin: _Twin, players: tuple[str, ...]) -> str:
    whose = rf"(?:\s+(?:{OF})\s*(?:il |la |lo |l')?(?P<who>{'|'.join(map(re.escape, players))}))?(?!\w)"
    for start, named in ((_ALL, plural(twin.name)), (_ONE, re.escape(plain(twin.name)))):
        if found := re.search(rf"(?<![\w']){start}(?P<name>{named}){whose}", plain(line)):
            meant = _meant(found, twin, line, players)
            if meant:
                before = _OF_ALL.get(found["with"].strip(), found["with"].strip())
                return f"{line[: found.start()]}{before} {', '.join(meant)}{line[found.end() :]}".replace(
                    "  ", " "
                ).strip()
    return line


def _meant(found: re.Match[str], twin: _Twin, line: str, players: tuple[str, ...]) -> list[str]:
    """The names of those that a phrase means; none where that is not plain."""
    if "nth" in found.re.groupindex:
        nth, those = _NTH.index(found["nth"]), twin.there if len(twin.there) > 1 else sorted(twin.there + twin.besides)
        theirs = [n for n, owner in those if owner == (found["who"] or owner)]
        one_owner = found["who"] or len({owner for _, owner in those}) == 1
        return [f"{twin.name} {theirs[nth]}"] if one_owner and nth < len(theirs) else []
    owners = {who for _, who in twin.there}
    who = found["who"] or (next(iter(owners)) if len(owners) == 1 else "")
    if not who:
        acts = re.match(rf"(?:{'|'.join(map(re.escape, players))})(?=\s+(?:attacca|blocca))", plain(line))
        who = acts[0] if acts and re.search(r"con\s+$", plain(line[: found.start()])) else ""
    many = found["n"] or found["e"] or ("due" if (found["both"] or "").startswith("entramb") else "")
    due = number_of(many or "0")
    if not who and (due == len(twin.there) or (found["both"] and not due)):
        return [f"{twin.name} {nth}" for nth, _ in twin.there]  # whosever they are
    theirs = [nth for nth, owner in twin.there if owner == who]
    if len(theirs) < (1 if found["both"] else 2) or (due and due != len(theirs)):
        return []
    return [f"{twin.name} {nth}" for nth in theirs]
