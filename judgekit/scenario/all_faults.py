"""Every fault of a scenario that can be seen without playing it, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import EDITIONS, MAGIC, game_of
from judgekit.errors import BadScenario, Fault
from judgekit.scenario.checking import too_late, unnamed
from judgekit.scenario.faults import plain
from judgekit.scenario.magic.start import unread
from judgekit.scenario.model import Scenario
from judgekit.scenario.run import lay_out
from judgekit.scenario.spoken import of_board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.model import Where

_FEW = 60  # faults of a file that is worth looking into further


def faults(scenario: Scenario, editions: Sequence[str] = ()) -> tuple[Fault, ...]:
    """Every fault that can be seen without playing, in the order of the file; the board is read for each edition."""
    known = tuple(editions) or tuple(one for one in scenario.editions if one in EDITIONS)
    found = [fault for name in known for fault in _of_edition(scenario, name)]
    if not known:  # no edition is named, or none that there is: what none of them could play
        game = of_board(scenario.board).game
        there = [name for name in EDITIONS if game_of(name) == game] if scenario.editions else EDITIONS[:1]
        first, *others = (_of_edition(scenario, name) for name in there)
        found += [fault for fault in first if all(fault[:3] in {one[:3] for one in each} for each in others)]
    found += (*unnamed(scenario), *too_late(scenario), *of_board(scenario.board).ill_formed(scenario))
    return _in_order(found)


def _of_edition(scenario: Scenario, name: str) -> tuple[Fault, ...]:
    """What is wrong with the board for an edition."""
    try:
        lay_out(scenario, name)
    except BadScenario as error:
        return error.faults
    return ()


def not_understood(scenario: Scenario, editions: Sequence[str] = ()) -> tuple[Fault, ...]:
    """What of the cards of a scenario nobody understands, where it stands: the case stops where that acts."""
    known = tuple(editions) or tuple(one for one in scenario.editions if one in EDITIONS)
    there = (one for name in known if game_of(name) == MAGIC for one in unread(scenario, name))
    return _in_order(tuple(dict.fromkeys(there)))


def with_the_rest(error: BadScenario) -> BadScenario:
    """What stopped the reading of a file, with what else is wrong in as much of it as could be read."""
    if not isinstance(error.partly, Scenario) or not error.partly.board.players or len(error.faults) > _FEW:
        return error
    scenario, told = error.partly, error.faults
    broken = _broken(scenario, told)
    said = plain(" ".join(fault.message for fault in told))
    rest = (
        fault
        for fault in (*faults(scenario), *not_understood(scenario))
        if fault.line not in {one.line for one in told} | broken and not _follows(scenario, fault, said)
    )
    return BadScenario(_in_order((*told, *rest)))


def _in_order(found: Sequence[Fault]) -> tuple[Fault, ...]:
    return tuple(sorted(dict.fromkeys(found), key=lambda fault: fault[:3]))


def _broken(scenario: Scenario, told: Sequence[Fault]) -> set[int]:
    """The lines about things of the table that could not be read whole: what they lack may stand in what is wrong."""
    table = of_board(scenario.board)
    things = sorted((thing.where.line, thing) for _, thing in table.laid_out(scenario.board) if thing.where.line)
    script = [*(one.where.line for one in scenario.actions), *(one.where.line for one in scenario.expectations)]
    end = min((line for line in script if things and line > things[-1][0]), default=0)
    found: set[int] = set()
    for n, (line, thing) in enumerate(things):
        text: Where | None = getattr(thing, "text_where", None)
        after = things[n + 1][0] if n + 1 < len(things) else end or (text.line if text is not None else line) + 1
        if any(line <= fault.line < after for fault in told):
            found |= {line} if text is None or getattr(thing, "types", True) else {line, text.line}
    return found


def _follows(scenario: Scenario, fault: Fault, said: str) -> bool:
    """Whether a name that is not known stands in what could not be read."""
    _, _, quoted = fault.message.partition("nessuno si chiama «")
    return bool(quoted) and plain(quoted.partition("»")[0]) in said
