"""An effect that a line states, of an unnamed source: «effetto di Bruno: Distruggi una creatura bersaglio. su Orso»."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.line import ANOTHER, BEFORE_ANOTHER, ON, Line
from judgekit.scenario.model import StatedEffect

if TYPE_CHECKING:
    from judgekit.scenario.model import Do, Name

_BEHIND_A_STOP = re.compile(rf"\.\s+{ON}\s*(?=[^.]*\.?\s*$)")


def effect(line: Line, _: str) -> tuple[str, Do]:
    """`effetto di Bruno: TEXT [su T, T]`: the targets are what the board knows, at the very end."""
    start = line.ahead()
    player = line.player()
    if player is None and not line.players and (found := line.take(r"[^:]+(?=:)")):
        player = found[0].strip() and line.text[start : found.end()].strip()
    if player is None:
        raise line.stop(f"il giocatore che controlla l’effetto ({', '.join(line.players)})")
    line.need(":", "«:» e l’effetto")
    begin = line.ahead()
    if begin >= line.end:
        raise line.stop("un effetto, nella lingua delle carte: «Distruggi tutte le creature.»")
    for found in re.finditer(rf"\s+{ON}\s*", line.plain[begin : line.end]):
        if targets := _known_to_the_end(line, begin + found.end()):
            text = line.text[begin : begin + found.start()].rstrip()
            line.at = line.end
            dot = "." if line.text[: line.end].endswith(".") and not text.endswith((".", "»", '"')) else ""
            return player, StatedEffect(text + dot, targets)
    behind = _BEHIND_A_STOP.search(line.plain[: line.end], begin)
    if behind is not None and behind.end() < line.end:  # the effect has been told: it is a token to come, or a slip
        line.at = behind.end()
        targets = line.names(r"\s*\.?\s*$", "un bersaglio")
        line.take(r"\.")
        return player, StatedEffect(line.text[begin : behind.start() + 1], targets)
    text = line.text[begin : line.end]
    line.at = line.end
    return player, StatedEffect(text)


def _known_to_the_end(line: Line, at: int) -> tuple[Name, ...]:
    """The names that the board knows from a place to the end of the sentence; none where anything else stands there."""
    before, line.at = line.at, at
    found: list[Name] = []
    while (name := line.known(BEFORE_ANOTHER)) is not None:
        found.append(name)
        if not line.take(ANOTHER):
            break
    ended = bool(found) and re.fullmatch(r"\s*\.?\s*", line.text[line.at : line.end]) is not None
    line.at = before
    return tuple(found) if ended else ()
