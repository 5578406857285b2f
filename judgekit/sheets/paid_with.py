"""How a sheet says what is paid with: Orso is sacrificed, TAPped, exiled or discarded, a land gives mana."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.magic.vocabulary import BASIC_LAND_TYPES
from judgekit.render.italian.small_words import listed, mana
from judgekit.scenario.model import Activate, Block, Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.model import Action, BoardSaid, Name, ThingSaid


_PLAIN = "pagando con"
_TAPPING, _TO_HAND = "TAPpando", "riprendendo in mano"
_OF_KEYWORDS = {  # what they have done to what is named
    "convocazione": _TAPPING,
    "cospirare": _TAPPING,
    "improvvisare": _TAPPING,
    "manovrare": _TAPPING,
    "sellare": _TAPPING,
    "ninjutsu": _TO_HAND,
    "lancio di ragnatele": _TO_HAND,
}
_OF_COSTS = (  # and what a cost says that is to be done
    (re.compile(r"\bsacrific(?:a|are)\b", re.IGNORECASE), "sacrificando"),
    (re.compile(r"\bscart(?:a|are)\b", re.IGNORECASE), "scartando"),
    (re.compile(r"\bTAPpa(?:re)?\b"), _TAPPING),
    (re.compile(r"\b(?:rimetti|riprendi|fai tornare)\b", re.IGNORECASE), _TO_HAND),
)
_OF_ZONES = {"hand": "scartando", "graveyard": "esiliando"}  # where nothing but this is done to what pays
_OF_OLD_ZONES = {**_OF_ZONES, "graveyard": "rimuovendo dal gioco"}
_SYMBOL = re.compile(r"\{(?!0\})[^{}T]+\}")
_OF_A_COST = re.compile(r"[^.]*\b(?:cost[oi]|lanciare|giocare)\b[^.]*")
_MANA_ABILITY = re.compile(r"\b[Aa]ggiung\w*\b|\bmana\b")
_BY_KEYWORD = re.compile(r" con ([a-zà-ù]+) (?:pagando|TAPpando|sacrificando) con ")


def said(action: Action, text: str, board: BoardSaid, edition: str) -> str:
    """The line of an action with what it is paid for with told as what is done to it."""
    names = _names(action.do)
    told = f" {_PLAIN} {', '.join(called(names))}"
    if not names or told not in text:
        return text
    if (found := _BY_KEYWORD.search(text)) and _OF_KEYWORDS.get(found[1]) == _TAPPING:
        those = listed(called(names))
        return text.replace(f" con {found[1]}{told}", f" {_TAPPING} {those} per {found[1]}")
    if found:
        return text.replace(f" con {found[1]} {_PLAIN} ", f" pagando {found[1]} con ").replace(
            ", ".join(called(names)), listed(called(names))
        )
    groups: dict[str, list[str]] = {}
    for name, each in zip(names, called(names), strict=True):
        groups.setdefault(_done_to(name, action.do, board, edition), []).append(each)
    if set(groups) == {_TAPPING, _PLAIN}:
        groups = {_TAPPING: called(names)}  # lands are TAPped, too
    last = groups.pop(_PLAIN, None)  # mana is spoken of last
    parts = [f"{how} {listed(those)}" for how, those in (*groups.items(), *([(_PLAIN, last)] if last else ()))]
    return text.replace(told, f" {listed(parts)}")


def _names(do: object) -> tuple[Name, ...]:
    return do.paying if isinstance(do, (Play, Activate)) else do.sources if isinstance(do, Block) else ()


def called(names: Iterable[Name]) -> list[str]:
    """How a script calls some things, each with its number where it has one."""
    return [f"{one.text} {one.nth}" if one.nth else one.text for one in names]


def _done_to(name: Name, do: object, board: BoardSaid, edition: str) -> str:
    there = [(zone, thing) for zone, thing in board.things if thing.name == name.text]
    zones = {zone for zone, _ in there}
    if "battlefield" not in zones:
        of_zones = _OF_ZONES if words(edition).modern else _OF_OLD_ZONES
        return next((of_zones[zone] for zone in sorted(zones) if zone in of_zones), _PLAIN)
    source = do.card if isinstance(do, Play) else do.source if isinstance(do, Activate) else None
    payer = next((thing for _, thing in board.things if source is not None and thing.name == source.text), None)
    if payer is None:
        return _PLAIN
    said = " ".join((payer.text, *(word for word, _ in payer.words))).casefold()
    of_keyword = next((how for word, how in _OF_KEYWORDS.items() if word in said), "")
    costs = _costs(payer, do)
    verbs = [how for says, how in _OF_COSTS if says.search(costs)]
    if (of_keyword or _SYMBOL.search(costs)) and any(_gives_mana(thing) for _, thing in there):
        return _PLAIN
    return of_keyword or (verbs[0] if len(verbs) == 1 else _PLAIN)


def _costs(payer: ThingSaid, do: object) -> str:
    """What a thing costs: of what is cast its mana and what it says of more; of abilities what stands before «:»."""
    if isinstance(do, Play):
        return " ".join((mana(payer.cost or ()), *_OF_A_COST.findall(payer.text)))
    return " ".join(part.rpartition(".")[2] for part in payer.text.split(":")[:-1])


def _gives_mana(thing: ThingSaid) -> bool:
    return "land" in thing.types or thing.name in BASIC_LAND_TYPES or bool(_MANA_ABILITY.search(thing.text))
