"""What can stand behind «è»: places and states, and who reads what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.line import BY, OF, TO, WITH
from judgekit.scenario.magic.claim_parts import END, Said, player_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Name


def whose(line: Line) -> str:
    """`di Bruno`; "" where nobody is named, or its owner."""
    if line.word("del suo proprietario|del proprietario|al suo proprietario") or not line.take(rf"{OF}|{TO}"):
        return ""
    return player_named(line)


def _in(zone: str) -> Callable[[Line, Name], Said]:
    return lambda line, name: Said("in zone", (name, zone, "" if zone in {"battlefield", "stack"} else whose(line)))


def _in_play(line: Line, name: Name) -> Said:
    """`in gioco`, `in gioco sotto il controllo di Anna`."""
    if line.take(rf"sotto il controllo {OF}"):
        return Said("controls", (player_named(line), name))
    return Said("in zone", (name, "battlefield", ""))


def _just(kind: str, *args: object) -> Callable[[Line, Name], Said]:
    return lambda _line, name: Said(kind, (name, *args))


def attached(line: Line, name: Name) -> Said:
    return Said("attached", (name, line.name(END, "a che cosa è assegnata")))


def _bears(line: Line, name: Name) -> Said:
    """`Orso è incantato da Aura`."""
    return Said("attached", (line.name(END, "ciò che gli è assegnato"), name))


def _blocked(line: Line, name: Name) -> Said:
    by = line.names(END, "chi blocca") if line.take(BY) else ()
    return Said("blocked by", (name, by))


def _controlled(line: Line, name: Name) -> Said:
    return Said("controls", (player_named(line), name))


# What can stand behind «è», and who reads what follows.
PLACES: tuple[tuple[str, Callable[[Line, Name], Said]], ...] = (
    ("in gioco|in campo|nel campo di battaglia|sul campo di battaglia", _in_play),
    ("nel cimitero|al cimitero", _in("graveyard")),
    ("nella mano|in mano|alla mano", _in("hand")),
    ("nel mazzo planare", _in("planar")),
    ("nel grimorio|nel mazzo", _in("library")),
    ("in esilio|esiliat[oaie]|rimoss[oaie] dal gioco|fuori dal gioco", _in("exile")),
    ("nella zona di comando", _in("command")),
    ("fuori dalla partita", _in("out")),
    ("in pila|nella pila|sulla pila", _in("stack")),
)
STATES: tuple[tuple[str, Callable[[Line, Name], Said]], ...] = (
    ("fuori fase", _just("phased out")),
    ("a faccia in giu", _just("face down")),
    ("(?:il |la )?monarca", _just("designated", "monarch")),
    ("(?:il )?(?:tuo |suo )?portatore dell['’ ]?anello", _just("designated", "ring-bearer")),
    ("rinomat[oaie]", _just("designated", "renowned")),
    ("mostruos[oaie]", _just("designated", "monstrous")),
    ("risolt[oaie]", _just("designated", "solved")),
    ("sbloccat[oaie]", _just("designated", "unlocked")),
    ("trasformat[oaie]", _just("designated", "transformed")),
    ("(?:capovolt|ruotat)[oaie]", _just("designated", "flipped")),
    ("sospettat[oaie]", _just("designated", "suspected")),
    ("tappat[oaie]", _just("tapped", True)),
    ("stappat[oaie]", _just("tapped", False)),
    (rf"(?:assegnat|attaccat)[oaie] {TO}", attached),
    ("non bloccat[oaie]", _just("unblocked")),
    ("bloccat[oaie]", _blocked),
    (rf"controllat[oaie] {BY}|sotto il controllo {OF}", _controlled),
    (rf"(?:incantat|equipaggiat)[oaie] (?:{BY}|{WITH})", _bears),
    ("attaccant[ei]", _just("attacking")),
    ("bloccant[ei]", _just("blocking")),
)
