"""Sentences about what waits on the stack, and about where the turn goes, in the words that people use for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.line import NUMBER, number_of
from judgekit.scenario.model import Pass

if TYPE_CHECKING:
    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Do

_RESOLVES = r"(?:si risolv(?:e|ono)|viene risolt[oa]|vengono risolt[ei]|(?:è|e') risolt[oa])"
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
    return "", _several(line, "") or _what(line, r"(?!)")


_THOSE = r"(?: (?:le |gli |i )?(?:abilita|magie|inneschi|effetti|istantanei|copie)(?: innescat[ei]| attivat[ei])?)?"
_ALL = rf"(?:tutto(?: quanto)?|(?:tutta )?la pila|tutt[ei]{_THOSE})"
_SEVERAL = rf"(?:(?:tutt[ei] e |le |gli |i )?({NUMBER})|(entramb[ei])){_THOSE}"


def _several(line: Line, behind: str) -> Pass | None:
    """`tutto`, `le due abilità`, `entrambe`: one after the other, and nobody answers; None where it says no such."""
    ends = rf"{behind}\s*\.?\s*$"
    if line.look(rf"{_ALL}{ends}"):
        line.take(_ALL)
        return Pass(resolve=True, times=0)
    if (found := line.look(rf"{_SEVERAL}{ends}")) is None:
        return None
    line.take(_SEVERAL)
    return Pass(resolve=True, times=2 if found[2] else number_of(found[1]))


def resolves(line: Line) -> tuple[str, Do] | None:
    """`Folgore si risolve`, `l’abilità si risolve`; None where the sentence is no such."""
    if re.search(rf"{RESOLVES_BEHIND}\s*\.?\s*$", line.plain[: line.end]) is None or line.look(_RESOLVES):
        return None
    if found := re.search(rf"\s+(non){RESOLVES_BEHIND}", line.plain[: line.end]):
        raise line.stop(
            "«si risolve»: se ha effetto lo dicono le regole; che cosa ne è stato va fra gli attesi, «Folgore è nel "
            "cimitero di Anna»",
            found.start(1),
        )
    do = _several(line, RESOLVES_BEHIND) or _what(line, RESOLVES_BEHIND)
    line.need(_RESOLVES, "«si risolve»")
    return "", do


def _what(line: Line, behind: str) -> Pass:
    for pattern, sort in _SORTS:
        if line.take(rf"(?:{pattern})(?={behind}|\s*\.?\s*$)"):
            return Pass(resolve=True, sort=sort)
    return Pass(resolve=True, what=line.name(behind, "ciò che si risolve"))
