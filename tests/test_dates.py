"""A date of the modern rules that has no column of its own: told by one that has, and by what differs from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judgekit.magic.editions import modern
from judgekit.magic.editions.modern.dated import Date, at
from judgekit.scenario.case_file import read_file
from judgekit.scenario.run import lay_out, run

if TYPE_CHECKING:
    from judgekit.table.system import System

TODAY, THEN = modern.system("cr-2026"), modern.system("cr-2016")
# In 2020 there were no battles; blockers were put in order, and damage was assigned in that order, as in 2016.
ORDERS = ("damage orders", "place in orders")
OF_BATTLES = frozenset(number for number in TODAY.numbers() if re.match(r"310\.|704\.5[vwx]|120\.3h|122\.1g", number))
RENUMBERED = {"702.19e": "702.19d", "508.1m": "508.1l"}


CASE = """---
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco: [Troll: 3/3 verde]
  Bruno:
    in gioco: [Orso: 2/2 verde, Elfo: 1/1 verde]
```
```azioni
Anna attacca con Troll
Bruno blocca Troll con Orso, Elfo
Anna ordina i bloccanti di Troll: Elfo, Orso
```
"""


def in_2020() -> System:
    more = {"procedures": {key: THEN.tables["procedures"][key] for key in ORDERS}}
    return modern.system_at(Date("cr-2020", "cr-2026", RENUMBERED, OF_BATTLES, more))


def test_a_third_date_is_a_whole_edition_that_differs_where_it_says_so() -> None:
    found = in_2020()
    assert found.numbers().isdisjoint(OF_BATTLES)
    assert {*RENUMBERED.values()} <= found.numbers()
    assert {*RENUMBERED}.isdisjoint(found.numbers() - {*RENUMBERED.values()})
    orders = {row.number for key in ORDERS for row in THEN.tables["procedures"][key]}
    kept = {RENUMBERED.get(number, number) for number in TODAY.numbers() - OF_BATTLES}
    assert kept | orders <= found.numbers()
    assert found.name == "cr-2020"


def test_a_third_date_is_played(tmp_path: Path) -> None:
    """An attacker that two creatures block has its blockers in an order by then, and none today."""
    path = tmp_path / "caso.md"
    path.write_text(CASE, "utf-8")
    scenario, found = read_file(path), in_2020()
    played = run(scenario, found, lay_out(scenario, found.name))
    assert "509.2" in {number for step in played.replay.steps for number in step.cites}
    assert played.replay.verdicts[3].verdict == "legal"


def test_a_number_for_each_date_or_none() -> None:
    with pytest.raises(ValueError, match="a number for each"):
        at("508.1e")
