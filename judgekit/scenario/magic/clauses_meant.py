"""What a line taken apart means, by what lies on the table: a line in the words of the language, or nothing where it
may mean several things, or what it names is not there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic.abilities_meant import (
    activates,
    aims_trigger,
    copies,
    draws_and_discards,
    equips,
    gives,
    grants,
    regenerates,
    unmasks,
    uses_loyalty,
)
from judgekit.scenario.magic.casting_meant import casts
from judgekit.scenario.magic.clause_seen import Told
from judgekit.scenario.magic.clauses import THING, THINGS, taken_apart
from judgekit.scenario.magic.combat_meant import assigns, attacks, blocks, orders

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.scenario.magic.table_seen import Table

# Of attackers that are left over nothing needs to be said: who blocks some, blocks no others.
_LEFT_OVER = re.compile(rf"(?:,| e|, e|,? ma|, mentre) (?:non blocca|lascia passare|non para) {THINGS}$")
_BEFORE = re.compile(r"prova: ?")
_NOT_READ = re.compile(r"[«»\"“”\[\]]|(?<!\w)(?:azione|non|se)(?!\w)")


def meant(line: str, table: Table) -> str:
    """A line in words that are read; "" where it is not plain what it means."""
    said = plain(line).rstrip(" .")
    trial = _BEFORE.match(said)
    start = trial.end() if trial else 0
    hidden = _LEFT_OVER.sub("", table.names.hidden(said[start:]))
    if _NOT_READ.search(hidden):
        return ""
    numbers = {plain(one): f"@{n}@" for n, one in enumerate(table.names.known)}
    players = frozenset(numbers[plain(one)] for one in table.names.players)
    clause = taken_apart(hidden, players)
    if clause is None:
        return ""
    if not Told(clause, table, players).is_so():
        return ""
    many = len(re.findall(THING, clause.thing)) > 1
    found = dict.fromkeys(one for way in (_OF_SEVERAL if many else _WAYS) if (one := way(Told(clause, table, players))))
    return f"{line[:start]}{next(iter(found))}" if len(found) == 1 else ""


_WAYS: Sequence[Callable[[Told], str]] = (
    casts, activates, uses_loyalty, grants, regenerates, gives, equips, unmasks, aims_trigger, copies,
    draws_and_discards, attacks, blocks, orders, assigns,
)  # fmt: skip
_OF_SEVERAL: Sequence[Callable[[Told], str]] = (activates, attacks, blocks)  # what several things may do together
