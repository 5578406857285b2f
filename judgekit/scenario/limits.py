"""The editions to which a line of a scenario is limited: «[cr-2016 cr-2026] …»."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadRef
from judgekit.refs import Ref
from judgekit.scenario.faults import nearest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.line import Line

LIMIT = r"\[([^\[\]]*)\]"


def read(line: Line, editions: Sequence[str], found: re.Match[str]) -> tuple[str, ...]:
    """The editions named between brackets. Raises Stopped where one of them is none of the scenario's."""
    said = re.finditer(r"[^\s,]+", line.text[found.start(1) : found.end(1)])
    named = [edition(line, word[0], found.start(1) + word.start(), editions) for word in said]
    if not named:
        raise line.stop("il nome di un’edizione fra le quadre", found.start(1))
    return tuple(dict.fromkeys(named))


def edition(line: Line, name: str, at: int, editions: Sequence[str]) -> str:
    """The name of an edition, one of the scenario's where it names any."""
    if editions and name not in editions:
        near = nearest(name, editions)
        hint = f" (forse «{near}»?)" if near else ""
        raise line.stop(f"una delle edizioni del caso ({', '.join(editions)}), non «{name}»{hint}", at)
    try:
        Ref(name, "1")
    except BadRef:
        raise line.stop(f"il nome di un’edizione, non «{name}»", at) from None
    return name


def written(editions: Sequence[str]) -> str:
    """A limit as it stands in front of a line, "" where there is none."""
    return f"[{' '.join(editions)}] " if editions else ""
