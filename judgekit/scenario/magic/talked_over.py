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
from judgekit.scenario.magic.moments_said import deals_together, draws_by_an_effect, is_deed, is_passing, told_of_itself
from judgekit.scenario.magic.reworded import around
from judgekit.scenario.magic.table_block import laid_out
from judgekit.scenario.magic.table_seen import has_abilities, is_aimed, lies_in, whose
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
    if as_it_is and not _says_more(line, before, board, here):
        return line
    before_it, body, behind = around(line)
    if behind:
        return line
    if whole := _whole(body, before, board, here):
        whole = whole.removeprefix(f"{TRIAL} ") if TRIAL in plain(before_it) else whole
        return f"{before_it}{whole}"
    if as_it_is:
        return line
    return f"{before_it}{_in_parts(body, before, board, here) or body}"


def is_read(line: str, before: Sequence[Action], here: Here, where: Where = NOWHERE) -> bool:
    """Whether a line is read without looking at the table."""
    if (one := as_said.one_act(line, here, "", where)) is not None:
        return not _is_loose(one[1])
    return bool(as_said.acts(line, None, before, *here) or as_said.facts(line, NOWHERE, *here))


def _says_more(line: str, before: Sequence[Action], board: BoardSaid, here: Here) -> bool:
    """Whether a line that is read as it stands means something else by what lies on the table: a payment told before
    what is paid for, a permanent that is used, a pass told before what resolves.
    """
    if is_passing(line, board) or draws_by_an_effect(line, board, before) or deals_together(line, board, before):
        return True
    one = as_said.one_act(line, here, "")
    if one is not None:
        begins = plain(line).startswith(tuple(map(plain, here[0])))
        return _does_not_fit(one[1], board) or (not begins and len(apart(line, before, here[0])) > 1)
    acts = as_said.acts(line, None, before, *here)
    if not acts and is_deed(line, board, before):
        return True
    first = as_said.one_act(acts[0], here, "") if acts else None
    if first is None or not isinstance(first[1].do, Pay):
        return len(acts) > 1 or told_of_itself(line, board, before)
    asked = " ".join(plain(text_of(thing)) for _, thing in laid_out(board))
    symbols = "".join(f"{{{one}}}" for one in first[1].do.symbols or ()).lower()
    return not re.search(rf"(?:paghi|pagare|spenda|paga) {re.escape(symbols)}(?!:|,)", asked)


def _does_not_fit(action: Action, board: BoardSaid) -> bool:
    """Whether what lies on the table cannot do that: a permanent is cast, what has no ability is used, a card chooses
    how much damage it takes, one price is paid with several.
    """
    do = action.do
    if isinstance(do, Play):
        return lies_in(board, do.card.text) == {"battlefield"} or (bool(do.targets) and not is_aimed(board, do))
    if isinstance(do, Block):
        mine = [one.text for _, those in do.blocks for one in those]
        return bool(mine) and bool(whose(board, mine[0])) and action.player not in whose(board, mine[0])
    if isinstance(do, Activate):
        several = sum(way == "sacrificando" for way in do.ways) > 1
        there = lies_in(board, do.source.text) == {"battlefield"}
        return several or (there and not has_abilities(board, do.source.text))
    ordered = plain(action.text).startswith(f"{plain(action.player)} ordina")
    return isinstance(do, Choose) and not do.verb and (ordered or any(isinstance(one, int) for one in do.values))


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
            second = said if is_read(said, behind, here) else _whole(said, behind, board, here)
            both = f"{first}, poi {second}" if second else ""
            if both and len(as_said.acts(both, None, before, *here)) > 1:
                return both
    return ""
