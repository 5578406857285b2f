"""What statements are made of: the verbs, and what is kept of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.scenario.faults import nearest
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.scenario.line import Line


class Said(NamedTuple):
    """What a statement says."""

    kind: str
    args: tuple[Any, ...] = ()
    negated: bool = False


OF_COMBAT = frozenset(
    ("attacking", "blocking", "blocked by", "unblocked", "order", "in combat")
)  # so while a combat lasts


# What a judge says besides, and what changes nothing: that it is still so, at the end.
_STILL = r"(?:\s+(?:ancora|ora|adesso|infine|alla fine|sempre|di nuovo|solo|soltanto|esattamente|in tutto)(?!\w))*"
# Verbs that say «è» of the moment that is looked at: what has become so, or has stayed so.
IS = (
    r"(?:è|e'|sono|resta(?:no)?|rimane|rimangono|diventa(?:no)?|viene|vengono|si trova(?:no)?"
    r"|(?:scende|sale|arriva)(?= a))(?!\w)"
    r"(?:\s+(?:stat[oaie]|rimast[oaie]|diventat[oaie])(?!\w))?" + _STILL
)
HAS = rf"(?:ha|hanno|possiede|possiedono)(?!\w){_STILL}"
# Verbs of movement: where it goes is where it is.
GOES = (
    r"(?:(?:torna(?:no)?|entra(?:no)?|va|vanno|finisce|finiscono|cade|cadono)(?!\w)"
    r"|(?:è|e'|sono|viene|vengono)\s+(?:finit[oaie]|tornat[oaie]|andat[oaie]|mess[oaie]|cadut[oaie])(?!\w))" + _STILL
)
# Ends of creatures in one word.
_DESTROYED = r"(?:è|e'|sono|viene|vengono)\s+(?:stat[oaie]\s+)?distrutt[oaie](?!\w)"
DIES = rf"(?:(?:muore|muoiono|(?:è|e'|sono)\s+mort[oaie])(?!\w)|{_DESTROYED})"
LIVES = r"(?:sopravvive|sopravvivono|(?:è|e'|sono)\s+(?:ancora\s+)?viv[oaie]|si salva(?:no)?)(?!\w)"

EVEN = r"(?:pari|patta|in (?:parita|pareggio))(?!\w)"
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
