"""What judges write, taken apart by a grammar of verbs and of what stands with them: read by what lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from boards import acted, case, holds

from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.faults import plain
from judgekit.scenario.magic.deeds_said import BoardNames
from judgekit.scenario.model import Activate, Name, Pass, Scenario

HERE = Path(__file__).parent / "data" / "scenarios_reading"
TABLE = f"\n{(HERE / 'talk.md').read_text('utf-8')}"
LINES = [line for line in (HERE / "talk.txt").read_text("utf-8").splitlines() if line and not line.startswith("#")]
RESOLVES = "…"


def read(script: str) -> Scenario:
    return read_markdown(case(TABLE, f"{script}\nfermati", "", ("cr-2016",)), "caso.md")


def meant(said: object, names: BoardNames) -> object:
    """What is said, with every name in full and without its place."""
    if isinstance(said, Name):
        bare = plain(said.text).removeprefix("l'").removeprefix("l’")
        bare = bare.split(" ", 1)[1] if bare.split(" ")[0] in {"il", "lo", "la", "i", "gli", "le"} else bare
        full = next((one for one in names.known if plain(one) == bare), names.full(bare))
        return (plain(full), said.nth, said.of_ability)
    if isinstance(said, tuple):
        kept = said._replace(modes=()) if isinstance(said, Activate) else said
        return (type(said).__name__, *(meant(one, names) for one in kept))
    return said


def actions(script: str) -> list[object]:
    found = read(script)
    names = BoardNames(found.board)
    return [(one.player, one.trial, meant(one.do, names)) for one in found.actions]


@pytest.mark.parametrize("line", LINES)
def test_what_a_judge_writes_is_read_as_the_lines_that_mean_it(line: str) -> None:
    whole, _, lines = line.partition(" ⇒ ")
    before, _, said = whole.rpartition(" ; ")
    above = [one for one in before.split(" | ") if one]
    if lines == RESOLVES:
        last = read("\n".join((*above, said))).actions[len(above)]
        assert isinstance(last.do, Pass)
        assert last.do.resolve
    else:
        assert actions("\n".join((*above, said))) == actions("\n".join((*above, *lines.split(" | "))))


# What is told of a payment is held against what is paid for, and of a deed against what can do it.
CONTRADICTED = (
    "Anna spende tre mana per lanciare Shock sul Troll",
    "Anna paga {1} e rigenera il Lupo",
    "Anna fa mangiare il Troll al Guscio",
    "il Lupo spara a Bruno",
    "Anna dà volare al Lupo",
)


@pytest.mark.parametrize("line", CONTRADICTED)
def test_what_the_table_contradicts_is_no_action_of_another_meaning(line: str) -> None:
    with pytest.raises(BadScenario):
        acted(TABLE, line, "nessuno ha vinto", "cr-2016")


FIGHT = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Grifone: 2/2 bianco, volare
      - Goblin: 1/1 rosso
      - Orso: 2/2 verde
  Bruno:
    in gioco:
      - Troll: {tipo: Creatura — Troll, f/c: 2/2, costo: "{G}", testo: "{G}: Rigenera il Troll."}
      - 2 Foreste
"""


@pytest.mark.parametrize(
    "told", ["Bruno prende 2", "Bruno va a 18", "il Grifone fa 2 danni a Bruno", "2 danni a Bruno"]
)
@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_what_is_told_of_combat_is_what_its_damage_does(told: str, edition: str) -> None:
    script = f"Anna attacca con Grifone\nBruno non blocca\n{told}\nAnna passa"
    run = acted(FIGHT, script, "Bruno ha 18 punti vita", edition)
    assert all(one.so for one in run.held)


def test_what_two_deal_together_is_one_sum() -> None:
    script = (
        "Anna attacca con Grifone, Goblin\nBruno non blocca\nil Grifone e il Goblin fanno 3 danni a Bruno\nAnna passa"
    )
    assert all(one.so for one in acted(FIGHT, script, "Bruno ha 17 punti vita", "cr-2026").held)


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_an_ability_that_a_line_has_activated_resolves_before_damage(edition: str) -> None:
    script = "Anna attacca con Orso\nBruno blocca con Troll\nBruno rigenera Troll\ndanno"
    holds(FIGHT, script, "azione 4 è legale\nTroll è in gioco\nTroll è TAPpato\nOrso è nel cimitero", edition)


def test_an_ability_that_a_line_has_activated_resolves_before_damage_on_the_stack() -> None:
    script = "Anna attacca con Orso\nBruno blocca con Troll\ndanno\nBruno rigenera Troll\nsi risolve il danno"
    holds(FIGHT, script, "azione 5 è legale\nTroll è in gioco\nOrso è nel cimitero", "classic")


def test_who_draws_behind_what_makes_her_draw_goes_to_no_step() -> None:
    told = read("Anna lancia Divinazione\nAnna pesca").actions[1]
    assert isinstance(told.do, Pass)
    assert told.do.told == "Anna pesca 2 carte"
