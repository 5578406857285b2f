"""What enchants, however its type line says so; and what is put on a permanent that enchants and equips nothing."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.magic.language import tree
from judgekit.magic.language.type_lines import enchants, read_type_line
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

_CASE = """---
titolo: Che cosa incanta
edizioni: classic
---
```tavolo
turno: Bruno
giocatori:
  Anna: {}
  Bruno:
    mano:
      - Rimbalzo:
          tipo: Istantaneo
          costo: "{U}"
          testo: Fai tornare una creatura bersaglio in mano al suo proprietario.
    in gioco:
      - Orso: 2/2 verde
      - Isola
      - Forza:
          tipo: TIPO
          colore: verde
          testo: TESTO
          assegnata a: Orso
```
```azioni
Bruno lancia Rimbalzo su Orso
si risolve
fermati
```
```atteso
Forza è nel cimitero di Bruno [420.5d]
```
"""
_BIGGER = "La creatura incantata prende +2/+2."


def _played(line: str, text: str = _BIGGER) -> bool:
    scenario = read_markdown(_CASE.replace("TIPO", line).replace("TESTO", text), "caso.md")
    return all(held.so for held in run(scenario, system("classic")).held)


@pytest.mark.parametrize(
    "line",
    [
        "Incanta creatura",
        "Incantesimo — Incanta creatura",
        "Incantesimo - Incanta Creatura",
        "Incantesimo — Aura Incanta creatura",
        "Incantesimo Leggendario — Incanta creatura",
    ],
)
def test_an_aura_goes_with_its_creature_however_its_line_says_what_it_enchants(line: str) -> None:
    assert _played(line)


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        ("Incantesimo", _BIGGER, "è assegnata ad altro, ma non è un’Aura né un Equipaggiamento"),
        ("Incantesimo — Creatura", _BIGGER, "«tipo: Incanta creatura»"),
        ("Artefatto", _BIGGER, "«tipo: Artefatto — Equipaggiamento»"),
        ("Incantesimo", f"Incanta creatura. {_BIGGER}", "dice che cosa incanta, ma non è un’Aura"),
        ("Artefatto — Incanta creatura", _BIGGER, "«Incantesimo — Aura»"),
    ],
)
def test_what_enchants_nothing_is_put_on_nothing(line: str, text: str, said: str) -> None:
    with pytest.raises(BadScenario) as refused:
        _played(line, text)
    assert said in str(refused.value)


def test_an_imported_line_says_behind_its_dash_what_it_enchants() -> None:
    assert read_type_line("Incantesimo — Incanta Terra") == ((), ("enchantment",), ("Aura",))
    assert read_type_line("Incantesimo — Incanta Mondo") == (("world",), ("enchantment",), ())
    assert enchants("Incantesimo — Incanta Terra") == tree.Filter(types=("land",))
    assert enchants("Incantesimo — Aura") is None
