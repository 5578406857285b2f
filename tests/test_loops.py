"""Loops: which lines may be repeated, whose they are, and how often."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from judgekit.errors import BadScenario
from judgekit.magic.editions import system
from judgekit.magic.plays.board.state import is_plain
from judgekit.ruling.ablation import patient
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

TABLE = """---
edizioni: [classic]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    vita: 20
    in gioco:
      - Fonte:
          tipo: Artefatto
          testo: "{0}: Guadagni 1 punto vita."
      - Vena:
          tipo: Artefatto
          testo: Ogniqualvolta Vena viene TAPpata, guadagni 1 punto vita.
  Bruno:
    vita: 20
```

```azioni
"""


def played(*lines: str) -> Run:
    return run(read_markdown(TABLE + "\n".join(lines) + "\n```\n", "caso.md"), system("classic"))


def life(there: Run) -> int:
    found: int = there.replay.board.players["Anna"]["life"]
    return found


@pytest.mark.parametrize(("times", "total"), [(1, 22), (7, 28), (1000, 1021)])
def test_lines_are_repeated_as_often_as_their_owner_says(times: int, total: int) -> None:
    there = played("Anna attiva Fonte", "si risolve", f"Anna ripete altre {times} volte le azioni 1–2")
    assert there.replay.ended == "script"
    assert life(there) == total
    assert there.replay.verdicts[3].cites[0] == "421.2"


def test_what_stands_behind_a_loop_is_done_once() -> None:
    lines = (
        "Anna attiva Fonte",
        "si risolve",
        "Anna ripete altre 3 volte le azioni 1–2",
        "Anna attiva Fonte",
        "si risolve",
    )
    assert life(played(*lines)) == 25


def test_one_line_alone_may_be_repeated() -> None:
    there = played(
        "Anna attiva Fonte", "Anna ripete altre 2 volte l’azione 1", "si risolve", "si risolve", "si risolve"
    )
    assert life(there) == 23


def test_without_the_rule_a_loop_has_no_end() -> None:
    lines = ("Anna attiva Fonte", "si risolve", "Anna ripete altre 3 volte le azioni 1–2")
    scenario = read_markdown(TABLE + "\n".join(lines) + "\n```\n", "caso.md")
    assert run(scenario, system("classic").without("421.2")).replay.ended == "stuck"


def test_where_nobody_chooses_anything_nothing_can_be_repeated_at_will() -> None:
    there = played("Anna attiva Fonte", "si risolve", "Anna ripete altre 3 volte l’azione 2")
    assert there.replay.verdicts[3].verdict == "illegal"
    assert life(there) == 21


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Anna ripete altre 1001 volte le azioni 1–2", "al massimo 1000 volte"),
        ("Anna ripete altre 2 volte le azioni 1–3", "che vengono prima di questa"),
        ("Anna ripete altre 2 volte le azioni 2–1", "che vengono prima di questa"),
        ("Anna ripete altre 2 volte", "di quali azioni?"),
        ("prova: Anna attiva Fonte\nAnna ripete altre 2 volte le azioni 1–3", "una prova"),
        ("Anna ripete altre 2 volte le azioni 1–2\nAnna ripete altre 2 volte le azioni 1–3", "un altro loop"),
    ],
)
def test_a_loop_that_cannot_be_meant_is_told_with_its_place(line: str, why: str) -> None:
    with pytest.raises(BadScenario) as told:
        played("Anna attiva Fonte", "si risolve", line)
    (fault,) = told.value.faults
    assert why in fault.message
    assert fault.line == TABLE.count("\n") + 3 + line.count("\n")


# --- what feeds itself ------------------------------------------------------------------------------------------------

STORM = """---
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
ECHOES
    mano:
      - Cura: {tipo: Istantaneo, costo: "{0}", testo: Guadagni 1 punto vita.}
  Bruno:
```

```azioni
Anna lancia Cura
```
"""
ECHO = "      - Eco {}: {{tipo: Artefatto, testo: «Ogniqualvolta guadagni punti vita, guadagni 1 punto vita.»}}"


def storm(many: int, *without: str) -> Run:
    echoes = "\n".join(ECHO.format("ABCDEFGH"[n]).replace("«", '"').replace("»", '"') for n in range(many))
    there = system("cr-2026")
    for number in without:
        there = there.without(number)
    return run(read_markdown(STORM.replace("ECHOES", echoes) + "si risolve\n", "caso.md"), there)


@pytest.mark.parametrize("many", [1, 2, 8])
def test_triggers_that_feed_each_other_are_a_draw(many: int) -> None:
    """Cr-2026 731.4: also where more and more of them wait to resolve. Eight cost what their steps do."""
    there = storm(many)
    assert there.replay.ended == "over"
    assert there.replay.steps[-1].cites[0] == "731.4"
    assert len(there.replay.steps) < 1000 + 120 * many


def test_without_the_rules_of_loops_a_storm_is_stuck_before_it_fills_the_memory() -> None:
    there = storm(8, "104.4b", "731.4").replay
    assert there.ended == "stuck"
    assert max(len(step.board.things) for step in there.steps) < 1100


def test_a_board_does_not_remember_what_each_of_hundreds_that_wait_is_like() -> None:
    """Each would cost what all that came before it do: memory that grows with the square of the steps."""
    steps = storm(8).replay.steps
    assert max(len(step.board.things) for step in steps) > 400
    assert max(len(step.board.cache) for step in steps) < 60


def calls_of_a_step(many: int) -> float:
    """How many functions are called for each step of a storm, once all is known that is learnt but once."""
    storm(many)
    calls = 0

    def count(_: FrameType, kind: str, __: object) -> None:
        nonlocal calls
        calls += kind == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        steps = storm(many).replay.steps
    finally:
        sys.setprofile(before)
    return calls / len(steps)


def test_a_step_of_a_storm_does_not_ask_all_that_waits() -> None:
    """With twice as many copies four times as much lies on the stack: what looks at each of it is seen here."""
    few, many = calls_of_a_step(4), calls_of_a_step(8)
    assert many < 160
    assert many < 1.25 * few


def test_what_waits_for_events_makes_nothing_other_than_it_is() -> None:
    """A triggered ability is no continuous effect: a board of such is as plain as one without."""
    assert all(is_plain(step.board) for step in storm(2).replay.steps)


def test_what_ends_by_itself_is_no_loop() -> None:
    """Two hundred copies wait to resolve, each as the one before; but what was below the top is reached."""
    there = played("Anna attiva Fonte", "Anna ripete altre 200 volte l’azione 1", *["si risolve"] * 150)
    assert (there.replay.ended, life(there)) == ("script", 221)


def test_a_game_that_lacks_a_rule_is_waited_for_as_long_as_the_whole_one_makes_worth_it() -> None:
    """A copy that counts as cast copies itself for ever: every copy more costs more than the one before."""
    scenario = read_file(bundled.find("cr/702/702.40a-tempesta"))
    whole = run(scenario, system("cr-2026"))
    lacking = run(scenario, patient(system("cr-2026"), whole).without("707.10"))
    assert lacking.replay.ended == "endless"
    assert len(whole.replay.steps) < len(lacking.replay.steps) < 2000
    assert len(run(scenario, system("cr-2026").bounded(9)).replay.steps) == 9
