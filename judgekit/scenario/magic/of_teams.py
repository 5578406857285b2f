"""A team that a line speaks of: «la squadra di Anna ha 28 punti vita», «Anna e Bea hanno perso», «Anna e Bea passano».

What is the team's is said of one of its players: only what is the same for all of them is read so.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import OF

if TYPE_CHECKING:
    from judgekit.scenario.model import BoardSaid

_SINGULAR = {
    "hanno": "ha", "vincono": "vince", "perdono": "perde", "passano": "passa", "attaccano": "attacca",
    "bloccano": "blocca", "scendono": "scende", "salgono": "sale", "restano": "resta", "rimangono": "rimane",
    "sono": "è", "vanno": "va", "concedono": "concede",
}  # fmt: skip
_NO = r"(?P<no>\s+non)?\s+"
_VERB = rf"{_NO}(?P<verb>{'|'.join((*_SINGULAR, *_SINGULAR.values()))})(?!\w)(?P<rest>.*)$"
_BEGIN = r"(?:^|(?<=: )|(?<=\] ))"
# What a team has in common, where it has one life total; and what it has in common in any case.
_SHARED = r"\s+(?:(?:a |su )?(?:ancora )?-?[0-9]+ (?:punt[oi] vita|punt[oi]|vite|segnalin[oi] (?:di )?veleno)(?!\w)"
_SHARED += r"|a -?[0-9]+(?: punt[oi] vita)?\s*(?:\.|\[|$)|(?:gia )?(?:perso|vinto)(?!\w)"
_SHARED += r"|la priorita(?!\w))"
_DEEDS = {"passano", "attaccano", "bloccano", "vincono", "perdono", "concedono"}
_DEEDS |= {_SINGULAR[deed] for deed in _DEEDS}
_WON = re.compile(r"\s+vinto(?!\w)")


def as_one_of_them(line: str, board: BoardSaid) -> str:
    """The line said of one player of the team, where it speaks of a team and of what the whole team does or has."""
    for pattern, player in _subjects(board):
        found = pattern.search(plain(line))
        if found is None:
            continue
        verb, rest = found["verb"], found["rest"]
        together = re.match(_SHARED, rest) is not None or verb in _DEEDS
        if not (together if board.shared_turns else verb in {"vince", "vincono"} or _WON.match(rest)):
            continue
        behind = line[found.end("verb") :]
        return f"{line[: found.start()]}{player}{found['no'] or ''} {_SINGULAR.get(verb, verb)}{behind}"
    return line


@lru_cache(maxsize=8)
def _subjects(board: BoardSaid) -> tuple[tuple[re.Pattern[str], str], ...]:
    """How a line may begin that speaks of a team, and of whom of it that is said."""
    found: list[tuple[re.Pattern[str], str]] = []
    for side in board.teams:
        names = "|".join(re.escape(plain(one)) for one in side)
        each = rf"(?:{names})(?:,? (?:e |ed )?(?:{names})){{{len(side) - 1}}}"
        of = rf"(?:la |il )?(?:squadra|team|coppia) (?:{OF}|d')\s*(?:{each}|(?:{names}))"
        found.append((re.compile(rf"{_BEGIN}(?:{of}|{each}){_VERB}"), side[0]))
    return tuple(found)
