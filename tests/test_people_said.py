"""Who does what, as people say it: «io» and «tu», what is done or tried, by whose a thing is, when, in a list."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_text
from judgekit.scenario.magic import as_said
from judgekit.scenario.magic.people_said import in_third_person, owned
from judgekit.scenario.model import NOWHERE, unplaced
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

US = ("io", "avversario")
YOU = ("tu", "l’avversario")
NAMES = ("Orso", "Lupo", "Folgore", "Muro")
BOARD = """---
titolo: Prova
edizioni: [{edition}]
---
```tavolo
turno: {turn}
giocatori:
  io:
    pv: 20
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 3/3 verde
      - 2 Montagne
    mano:
      - Folgore: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 3 danni a un bersaglio.}}
  l’avversario:
    in gioco:
      - Orso: 2/2 verde
      - Gufo: 1/1 blu, volare{more}
```
```azioni
{lines}
```
```atteso
{claims}
```
"""


def played(lines: str, claims: str, *, edition: str = "cr-2026", turn: str = "mio", more: str = "") -> Run:
    board = BOARD.format(lines=lines, claims=claims, edition=edition, turn=turn, more=more)
    return run(read_text(board, "caso.md"), system(edition))


def unmet(ran: Run) -> list[str]:
    assert ran.missing is None
    return [one.expectation.text for one in ran.held if not one.so]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("attacco con l’Orso", "io attacca con l’Orso"),
        ("io lancio Folgore su di me", "io lancia Folgore su io"),
        ("non blocco", "io non blocca"),
        ("dopo azione 1: ho 20 punti vita", "dopo azione 1: io ha 20 punti vita"),
        ("il mio Orso è nel mio cimitero", "il Orso di io è nel cimitero di io"),
        ("l’avversario attacca", "l’avversario attacca"),
        ("danno", "danno"),
    ],
)
def test_i_say_what_i_do(said: str, told: str) -> None:
    assert in_third_person(said, US, NAMES) == told


def test_you_do_too_and_nobody_who_is_not_at_the_table() -> None:
    assert in_third_person("attacchi con l’Orso", YOU, NAMES) == "tu attacca con l’Orso"
    assert in_third_person("vai a mantenimento di tu", YOU, NAMES) == "vai a mantenimento di tu"
    assert in_third_person("attacco con l’Orso", ("Anna", "Bruno"), NAMES) == "attacco con l’Orso"


def test_a_thing_is_told_by_whose_it_is() -> None:
    assert owned("Orso di Anna", ("Anna", "Bruno")) == ("Orso", "Anna")
    assert owned("Orso dell’avversario", YOU) == ("Orso", "l’avversario")
    assert owned("Orso di Carla", ("Anna", "Bruno")) is None


def test_a_game_told_by_who_plays_it() -> None:
    lines = "attacco con il mio Orso\nl’avversario blocca il mio Orso con l’Orso dell’avversario\ndanno"
    claims = "il mio Orso è morto\nl’Orso dell’avversario muore\nil Lupo è ancora in gioco\nsono a 20"
    assert unmet(played(lines, claims)) == []
    other = played("lancio Folgore sull’Orso dell’avversario\nsi risolve", "il mio Orso è nel cimitero")
    assert unmet(other) == ["il mio Orso è nel cimitero"]  # it was the other that died


def test_whose_thing_it_is_that_is_not_there_is_told() -> None:
    with pytest.raises(BadScenario, match="«Lupo» di l’avversario non c’è"):
        played("attacco con l’Orso\nl’avversario blocca con il Lupo dell’avversario", "sono a 20")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("dopo la seconda azione: l’Orso è 4/4", "dopo azione 2: Orso è 4/4"),
        ("dopo l’azione 2 l’Orso è 4/4", "dopo azione 2: Orso è 4/4"),
        ("l’Orso è 4/4 dopo l’azione 2", "dopo azione 2: Orso è 4/4"),
        ("prima dell’azione 3: l’Orso è 4/4", "dopo azione 2: Orso è 4/4"),
        ("prima dell’azione 1: l’Orso è 4/4", "dopo azione 0: Orso è 4/4"),
        ("- l’Orso è 4/4", "Orso è 4/4"),
        ("2) l’Orso è 4/4", "Orso è 4/4"),
    ],
)
def test_moments_and_lists(said: str, line: str) -> None:
    here = (("Anna", "Bruno"), NAMES)
    one, other = (as_said.read_expectation(text, NOWHERE, *here) for text in (said, line))
    assert unplaced(one._replace(text="")) == unplaced(other._replace(text=""))


def test_a_spell_without_legal_targets_does_not_resolve() -> None:
    """cr-2026:608.2b. Its target has gone in response: it resolves no more, and nothing counters it."""
    lines = "io lancio Folgore sul Gufo\nl’avversario attiva Altare sacrificando Gufo\nsi risolve\nsi risolve"
    altar = '\n      - Altare: {tipo: Artefatto, testo: "Sacrifica una creatura: Guadagni 1 punto vita."}'
    claims = "Folgore non si risolve\nl’abilità di Altare si risolve\nFolgore non è neutralizzata"
    assert unmet(played(lines, claims, more=altar)) == []
    assert unmet(played("io lancio Folgore sul Gufo\nsi risolve", "Folgore si risolve")) == []


def test_a_suspected_creature_stands_so_on_the_table() -> None:
    """cr-2026:701.60c: it has menace and cannot block; older rules know of no suspects."""
    more = "\n      - Ladro: 2/2 nero, sospettato"
    lines = "attacco con l’Orso di io\nl’avversario blocca con il Ladro\ndanno"
    claims = "azione 2 è illegale\nil Ladro ha minacciare\nil Ladro è sospettato"
    assert unmet(played(lines, claims, more=more)) == []
    with pytest.raises(BadScenario, match="nessuna creatura è sospettata"):
        played(lines, claims, more=more, edition="cr-2016")


def test_no_counters_of_any_kind() -> None:
    more = "\n      - Ladro: 2/2 nero, 1 segnalino +1/+1"
    assert unmet(played("fermati", "il Ladro non ha segnalini\nil Gufo non ha segnalini", more=more)) == [
        "il Ladro non ha segnalini"
    ]
