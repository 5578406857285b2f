"""What statements are made of: the verbs, and what is kept of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.scenario.faults import nearest

if TYPE_CHECKING:
    from judgekit.scenario.line import Line


class Said(NamedTuple):
    """What a statement says."""

    kind: str
    args: tuple[Any, ...] = ()
    negated: bool = False


OF_COMBAT = frozenset(("attacking", "blocking", "blocked by", "unblocked", "order"))  # so while a combat lasts


IS = r"(?:è|e'|sono)(?!\w)"


HAS = r"(?:ha|hanno)(?!\w)"


END = r"(?!)"


def player_named(line: Line) -> str:
    player = line.player()
    if player is None and not line.players and (found := line.take(r"[^\s:]+")):
        return line.text[found.end() - len(found[0].lstrip()) : found.end()].removesuffix(".")
    if player is None:
        near = nearest(line.rest.split()[0], line.players) if line.rest else ""
        hint = f": forse «{near}»?" if near else ""
        raise line.stop(f"un giocatore ({', '.join(line.players)}){hint}")
    return player
