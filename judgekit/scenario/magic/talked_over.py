"""Lines that are not read as they stand nor in other words: read by what lies on the table and by what was done before,
whole or part by part.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import TRIAL
from judgekit.scenario.magic import as_said
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.magic.moments_said import goes_on, is_deed, told_of_itself
from judgekit.scenario.magic.reworded import around
from judgekit.scenario.magic.table_block import laid_out
from judgekit.scenario.magic.table_seen import Table
from judgekit.scenario.magic.table_talk import by_name, ways
from judgekit.scenario.magic.timed_acts import apart
from judgekit.scenario.model import NOWHERE, Activate, Block, Choose, Pay, Play

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
    as_it_is = is_read(line, before, here, where)
    table = Table(board, before)
    if as_it_is and not _says_more(line, table, here):
        return line
    before_it, body, behind = around(line)
    if behind:
        return line
    if whole := _whole(body, table, here):
        whole = whole.removeprefix(f"{TRIAL} ") if TRIAL in plain(before_it) else whole
        return f"{before_it}{whole}"
    if as_it_is:
        return line
    return f"{before_it}{_in_parts(body, table, here) or body}"


def is_read(line: str, before: Sequence[Action], here: Here, where: Where = NOWHERE) -> bool:
    """Whether a line is read without looking at the table."""
    if (one := as_said.one_act(line, here, "", where)) is not None:
        return not _is_loose(one[1])
    return bool(as_said.acts(line, None, before, *here) or as_said.facts(line, NOWHERE, *here))


def _says_more(line: str, table: Table, here: Here) -> bool:
    """Whether a line that is read as it stands means something else by what lies on the table: a payment told before
    what is paid for, a permanent that is used, a pass told before what resolves.
    """
    if goes_on(line, table):
        return True
    one = as_said.one_act(line, here, "")
    if one is not None:
        begins = plain(line).startswith(tuple(map(plain, here[0])))
        return _does_not_fit(one[1], table) or (not begins and len(apart(line, table.before, here[0])) > 1)
    acts = as_said.acts(line, None, table.before, *here)
    if not acts and is_deed(line, table):
        return True
    first = as_said.one_act(acts[0], here, "") if acts else None
    if first is None or not isinstance(first[1].do, Pay):
        return len(acts) > 1 or told_of_itself(line, table)
    asked = " ".join(plain(text_of(thing)) for _, thing in laid_out(table.board))
    symbols = "".join(f"{{{one}}}" for one in first[1].do.symbols or ()).lower()
    return not re.search(rf"(?:paghi|pagare|spenda|paga) {re.escape(symbols)}(?!:|,)", asked)


def _does_not_fit(action: Action, table: Table) -> bool:
    """Whether what lies on the table cannot do that: a permanent is cast, what has no ability is used, a card chooses
    how much damage it takes, one price is paid with several.
    """
    do = action.do
    if isinstance(do, Play):
        return table.lies_in(do.card.text) == {"battlefield"} or (bool(do.targets) and not table.is_aimed(do))
    if isinstance(do, Block):
        mine = [one.text for _, those in do.blocks for one in those]
        whose = table.whose(mine[0]) if mine else set()
        return bool(whose) and action.player not in whose
    if isinstance(do, Activate):
        several = sum(way == "sacrificando" for way in do.ways) > 1
        there = table.lies_in(do.source.text) == {"battlefield"}
        return several or (there and not table.has_abilities(do.source.text))
    ordered = plain(action.text).startswith(f"{plain(action.player)} ordina")
    return isinstance(do, Choose) and not do.verb and (ordered or any(isinstance(one, int) for one in do.values))


def _is_loose(action: Action) -> bool:
    """Whether a line answers with several words that are no name: perhaps it says something else."""
    do = action.do
    return isinstance(do, Choose) and bool(do.verb) and any(isinstance(v, str) and " " in v for v in do.values)


def _whole(line: str, table: Table, here: Here) -> str:
    return next((said for said in ways(line, table) if is_read(said, table.before, here)), "")


def _in_parts(line: str, table: Table, here: Here) -> str:
    """A line that tells two things, each read so or as it stands; whoever does the first does the other."""
    before = table.before
    for found in islice(as_said.THEN.finditer(plain(line)), _MOST_SPLIT):
        left, right = line[: found.start()], line[found.end() :]
        plainly = is_read(left, before, here)
        first = left if plainly else _whole(left, table, here)
        act = as_said.one_act(first, here, "") if first and right else None
        if act is None or _is_loose(act[1]) or isinstance(act[1].do, Pay):
            continue
        behind = table.behind((*before, act[1]))
        who = act[1].player
        for said in (right, f"{who} {right}") if who and not right.startswith(who) else (right,):
            second = said if is_read(said, behind.before, here) else _whole(said, behind, here)
            both = f"{first}, poi {second}" if second else ""
            if both and len(as_said.acts(both, None, before, *here)) > 1:
                return both
    return ""
