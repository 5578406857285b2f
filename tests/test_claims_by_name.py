"""Statements that name several things: how many there are, what is so of each, and what nobody can tell."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

BOARD = """```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 3/3 verde
      - Fante: {tipo: Creatura — Umano Soldato, f/c: 1/1}
      - 4 Pianure
    mano:
      - Adunata: {tipo: Stregoneria, costo: "{W}", testo: Crea due pedine creatura Coniglio 1/1 bianche.}
  Bruno:
    in gioco:
      - Orso: 2/2 verde
      - Orso: 3/3 rosso
      - pedina Goblin 1/1 rosso
```

```azioni
Anna lancia Adunata
si risolve
Anna attacca con Lupo, Orso 1
Bruno blocca Lupo con Orso 2; Orso 1 con Goblin
danno
```
"""


def held(claim: str) -> tuple[bool, str]:
    played = run(read_markdown(f"{BOARD}\n```atteso\n{claim}\n```\n", "caso.md"), system("cr-2026"))
    return all(one.ok for one in played.held), " ".join(one.found for one in played.held)


@pytest.mark.parametrize(
    "claim",
    [
        "Anna controlla due Conigli",
        "Anna ha 2 Conigli",
        "ci sono due Conigli in gioco",
        "i Conigli sono 1/1",
        "Bruno non controlla Conigli",
        "c’è un solo Orso nel cimitero",
        "Bruno controlla un solo Orso",
        "un Orso è nel cimitero di Bruno",
        "in gioco ci sono 2 Orsi",
        "nel cimitero di Bruno c’è un solo Orso",
        "Anna controlla un solo Soldato",
        "Anna controlla 4 Pianure",
        "Anna controlla 4 permanenti di nome Pianura",
        "Goblin muore",
        "il Goblin va al cimitero",
        "Orso 2 è distrutto",
        "Orso è una creatura",
        "Orso non ha volare",
        "Orso 3 non torna in gioco",
        "Lupo infligge 3 danni a Orso 2",
        "Orso 1 ha inflitto due danni",
        "Orso 3 non muore",
    ],
)
def test_what_is_so_of_several_is_read_and_holds(claim: str) -> None:
    assert held(claim) == (True, "")


@pytest.mark.parametrize(
    ("claim", "instead"),
    [
        ("Anna controlla tre Conigli", "ce ne sono 2"),
        ("i Conigli sono 2/2", "è 1/1"),
        ("Orso 3 entra in gioco", "fin dall’inizio"),
        ("Goblin è nel cimitero", "ha cessato di esistere"),
        ("Orso ha volare", "non ha parole chiave"),
        ("Orso 3 è distrutto", "è in gioco"),
        ("Anna ha 4 terre STAPpate", "è TAPpata"),
    ],
)
def test_what_is_not_so_is_false(claim: str, instead: str) -> None:
    ok, found = held(claim)
    assert not ok
    assert instead in found


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        ("Orso è in gioco", "«Orso» è più d’uno: scrivi quale"),
        ("Orso muore", "«Orso» è più d’uno: scrivi quale"),
        ("Cervo è in gioco", "nessuno si chiama «Cervo»"),
        ("Anna controlla 4 Cervi", "permanenti di nome"),
        ("Lupo è girato", "è TAPpato"),
        ("Anna ha 2 terre TAPpate", "di ciascuna, per nome"),
    ],
)
def test_what_names_nobody_or_several_that_differ_is_refused_not_false(claim: str, why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        held(claim)


TWICE = """```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco: [2 Montagne, Gigante: 4/4]
    mano:
      - Lampo: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a un giocatore bersaglio.}
      - Saetta: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a un giocatore bersaglio.}
  Bruno:
    in gioco: [Lupo: 2/2, Orso: 2/2]
```

```azioni
Anna lancia Lampo su Bruno
si risolve
Bruno subisce 3 danni
Anna lancia Saetta su Bruno
si risolve
Bruno subisce 3 danni
Bruno perde 3 punti vita
Bruno subisce 6 danni
Anna attacca con Gigante
Bruno blocca Gigante con Lupo, Orso
Anna assegna 2 danni al Lupo e 2 all’Orso
il Lupo muore
danno
FACT
```
"""


@pytest.mark.parametrize(("fact", "so"), [("l’Orso muore", True), ("Bruno subisce 4 danni", False)])
def test_what_is_told_among_the_actions_is_of_the_last_one_or_of_all(fact: str, *, so: bool) -> None:
    played = run(read_markdown(TWICE.replace("FACT", fact), "caso.md"), system("cr-2026"))
    assert [one.ok for one in played.held] == [True] * 5 + [so]
