"""Lines that are not read as they stand nor in other words: read by what lies on the table and by what was done before,
whole or part by part.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic import as_said
from judgekit.scenario.magic.reworded import around
from judgekit.scenario.magic.table_talk import by_name, ways
from judgekit.scenario.model import NOWHERE, Choose, Pay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.magic.as_said import Here
    from judgekit.scenario.model import Action, BoardSaid, Where

_LONGEST = 160
_MOST_SPLIT = 8


def talked(line: str, before: Sequence[Action], board: BoardSaid, here: Here, where: Where = NOWHERE) -> str:
    """The line in words that are read, as the table and the lines before it have it; as it is where none is."""
    if not here[0] or len(line) > _LONGEST:
        return line
    line = by_name(line, board, before)
    if is_read(line, before, here, where):
        return line
    before_it, body, behind = around(line)
    if behind:
        return line
    if whole := _whole(body, before, board, here):
        return f"{before_it}{whole}"
    return f"{before_it}{_in_parts(body, before, board, here) or body}"


def is_read(line: str, before: Sequence[Action], here: Here, where: Where = NOWHERE) -> bool:
    """Whether a line is read without looking at the table."""
    if (one := as_said.one_act(line, here, "", where)) is not None:
        return not _is_loose(one[1])
    return bool(as_said.acts(line, None, before, *here) or as_said.facts(line, NOWHERE, *here))


def _is_loose(action: Action) -> bool:
    """Whether a line answers with several words that are no name: perhaps it says something else."""
    do = action.do
    return isinstance(do, Choose) and bool(do.verb) and any(isinstance(v, str) and " " in v for v in do.values)


def _whole(line: str, before: Sequence[Action], board: BoardSaid, here: Here) -> str:
    return next((said for said in ways(line, board, before) if is_read(said, before, here)), "")


def _in_parts(line: str, before: Sequence[Action], board: BoardSaid, here: Here) -> str:
    """A line that tells two things, each read so or as it stands; whoever does the first does the other."""
    for found in islice(as_said.THEN.finditer(plain(line)), _MOST_SPLIT):
        left, right = line[: found.start()], line[found.end() :]
        plainly = is_read(left, before, here)
        first = left if plainly else _whole(left, before, board, here)
        act = as_said.one_act(first, here, "") if first and right else None
        if act is None or _is_loose(act[1]) or isinstance(act[1].do, Pay):
            continue
        behind = (*before, act[1])
        who = act[1].player
        for said in (right, f"{who} {right}") if who and not right.startswith(who) else (right,):
            second = _whole(said, behind, board, here) if plainly or not is_read(said, behind, here) else said
            both = f"{first}, poi {second}" if second else ""
            if both and len(as_said.acts(both, None, before, *here)) > 1:
                return both
    return ""
