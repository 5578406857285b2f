"""Sentences about what waits on the stack, and about where the turn goes, in the words that people use for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.model import Pass

if TYPE_CHECKING:
    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Do

_RESOLVES = r"(?:si risolve|viene risolt[oa]|(?:è|e') risolt[oa])"
RESOLVES_BEHIND = rf"\s+{_RESOLVES}(?!\w)"
_SORTS = (  # what waits, where its name is not told: what it must be then
    (r"(?:la|questa|quella|sua)\s+(?:magia|stregoneria)|l'istantaneo|l'incantesimo", "spell"),
    (r"(?:l'|la sua |quell')(?:abilita)(?:\s+(?:innescata|attivata|di fedelta))?", "ability"),
    (r"(?:l')innesco", "ability"),
    (r"(?:il |i )?dann[oi](?: da combattimento)?", "damage"),
)
TO_A_STEP = r"(?:all'|nell'|(?:a|ad|al|allo|alla|ai|agli|alle|in|nel|nello|nella|verso)(?!\w))"


def resolves_alone(line: Line, _: str) -> tuple[str, Do]:
    """`si risolve`, and what: `si risolve Folgore`, `si risolve l’abilità di Sciamano`."""
    if line.done or line.look(r"\.\s*$"):
        return "", Pass(resolve=True)
    _one_by_one(line, "")
    return "", _what(line, r"(?!)")


def _one_by_one(line: Line, behind: str) -> None:
    """Raises Stopped where all that waits is said to resolve at once."""
    if line.look(rf"(?:tutto|(?:tutta )?la pila){behind}\s*\.?\s*$"):
        raise line.stop("una riga «si risolve» per ogni magia o abilità: dopo ciascuna si può rispondere")


def resolves(line: Line) -> tuple[str, Do] | None:
    """`Folgore si risolve`, `l’abilità si risolve`; None where the sentence is no such."""
    if re.search(rf"{RESOLVES_BEHIND}\s*\.?\s*$", line.plain[: line.end]) is None or line.look(_RESOLVES):
        return None
    _one_by_one(line, RESOLVES_BEHIND)
    if found := re.search(rf"\s+(non){RESOLVES_BEHIND}", line.plain[: line.end]):
        raise line.stop(
            "«si risolve»: se ha effetto lo dicono le regole; che cosa ne è stato va fra gli attesi, «Folgore è nel "
            "cimitero di Anna»",
            found.start(1),
        )
    do = _what(line, RESOLVES_BEHIND)
    line.need(_RESOLVES, "«si risolve»")
    return "", do


def _what(line: Line, behind: str) -> Pass:
    for pattern, sort in _SORTS:
        if line.take(rf"(?:{pattern})(?={behind}|\s*\.?\s*$)"):
            return Pass(resolve=True, sort=sort)
    return Pass(resolve=True, what=line.name(behind, "ciò che si risolve"))


def ends_turn(line: Line) -> Do:
    """`passa il turno` leaves open how far: that is asked back."""
    others = [one for one in line.players if one]
    there = f"di {others[-1]}" if others else "di Bruno"
    raise line.stop(
        "un punto del turno: «fine del turno» si ferma alla sottofase finale di questo turno, e si può ancora agire; "
        f"«vai a mantenimento {there}» arriva nel turno seguente"
    )
