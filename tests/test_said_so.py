"""Boards as judges write them who have read the help alone: what is taken, and what is answered where it is not."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_text
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

BOARD = """---
titolo: Prova
edizioni: [{edition}]
---
```tavolo
turno: Anna
{more}giocatori:
  Anna:
    in gioco:
      - 3 Montagne
      - Torre: {{tipo: Terra, testo: "{{T}}: Aggiungi {{W}} o {{U}} alla tua riserva di mana."}}
      - Orso: 2/2 verde
      - pedina Soldato 1/1 bianca
      - Ruota:
          tipo: Incantesimo — Aura
          testo: |
            Incanta creatura
            Mentre la Ruota entra in gioco, scegli un colore.
            La creatura incantata ha protezione dal colore scelto.
          scelto: nero
          assegnata a: Orso
    mano:
      - Folgore:
          tipo: Istantaneo
          costo: "{{R}}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
      - Scossa: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 1 danno a una creatura o a un giocatore bersaglio.}}
      - Isola
  Bruno:
    vita: 20
```

```azioni
{script}
```

```atteso
{claims}
```
"""


def played(script: str, claims: str, edition: str = "cr-2016", more: str = "") -> Run:
    text = BOARD.format(script=script, claims=claims, edition=edition, more=more)
    scenario = read_text(text, "prova.md")
    return run(scenario, system(edition))


@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna lancia Folgore sulla pedina Soldato\nFolgore si risolve", "il Soldato ha cessato di esistere"),
        ("Anna lancia Folgore su Bruno\nla magia si risolve", "Bruno ha 17 punti vita"),
        ("effetto di Anna: Scarta una carta.\nAnna scarta l’Isola", "Isola è nel cimitero di Anna"),
        ("Anna TAPpa la Torre per {W}\nfermati", "Anna ha {W} nella riserva di mana"),
        ("Anna TAPpa la Torre\nAnna sceglie blu\nfermati", "Anna ha {U} nella riserva di mana"),
        ("Anna va nella seconda fase principale", "è la seconda fase principale di Anna"),
        ("Bruno si arrende", "Anna ha vinto"),
        ("fermati", "Orso ha forza 2\nOrso ha costituzione 2\nOrso non ha forza 3"),
        ("fermati", "Orso ha protezione dal nero\nOrso non ha protezione dal rosso"),
    ],
)
def test_it_is_taken_as_it_is_meant(script: str, claims: str) -> None:
    held = played(script, claims).held
    assert held
    assert [one.expectation.text for one in held if not one.so] == []


def test_a_claim_of_one_part_of_a_size_may_fail() -> None:
    held = played("fermati", "Orso ha forza 3\nOrso ha protezione dal rosso").held
    assert [one.so for one in held] == [False, False]


def test_what_is_said_to_resolve_has_to_lie_on_top() -> None:
    script = "Anna lancia Folgore su Bruno\nAnna lancia Scossa su Bruno\nFolgore si risolve"
    held = played(script, "azione 3 è illegale\nBruno ha 16 punti vita").held
    assert [one.so for one in held] == [True, True]


def test_nobody_discards_what_is_chosen_for_something_else() -> None:
    with pytest.raises(BadScenario) as raised:
        played("effetto di Anna: Sacrifica una creatura.\nAnna scarta Orso", "Orso è in gioco")
    assert "non è chiesto che cosa si scarta" in str(raised.value)


def test_a_script_may_begin_where_the_game_comes_by_itself() -> None:
    found = played("vai al mantenimento di Anna\nfermati", "è il mantenimento di Anna", more="interfase: STAP\n")
    assert [one.so for one in found.held] == [True]
    assert found.replay.steps[-1].board.facts["number"] == found.start.facts["number"]


def test_a_missing_choice_says_before_which_line_it_goes() -> None:
    found = played("effetto di Anna: Puoi sacrificare una creatura.\nAnna sacrifica Orso", "Orso è in gioco")
    assert found.missing is not None
    assert "prima di «Anna sacrifica Orso»" in found.missing.message


def test_only_what_has_a_back_is_transformed() -> None:
    text = BOARD.format(script="fermati", claims="Orso è in gioco", edition="cr-2016", more="")
    with pytest.raises(BadScenario) as raised:
        run(read_text(text.replace("Orso: 2/2 verde", "Orso: 2/2 verde, trasformato"), "prova.md"), system("cr-2016"))
    assert "non ha una faccia posteriore" in str(raised.value)
