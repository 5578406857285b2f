"""Lines in other words than those of the language: they read as what means the same, each family of them is shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from boards import acted

from judgekit.errors import BadScenario
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import as_said, reworded
from judgekit.scenario.model import NOWHERE, unplaced
from judgekit.scenario.wom import wom_actions, wom_expected, wom_together

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT = (Path(__file__).parent / "data/scenarios_reading/otherwise.txt").read_text(encoding="utf-8")
PLAYERS = ("Anna", "Bruno")
NAMES = (
    "Orso",
    "Lupo",
    "Folgore",
    "Aura Sacra",
    "Spada",
    "Elspeth",
    "Foresta",
    "Isola",
    "Muro",
    "Diniego",
    "Soldato",
    "Altare",
    "Ratto",
)
HERE = (PLAYERS, NAMES, ("cr-2016",))


def pairs(part: str) -> list[tuple[str, str]]:
    text = TEXT.partition(f"## {part}\n")[2].partition("\n## ")[0]
    return [(said, line) for said, mark, line in (one.partition(" ⇒ ") for one in text.splitlines()) if mark]


@pytest.mark.parametrize(("said", "lines"), pairs("claims"), ids=lambda one: one)
def test_a_statement_in_other_words_means_the_same(said: str, lines: str) -> None:
    read = [as_said.read_expectation(one, NOWHERE, *HERE) for one in as_said.parts(said, *HERE)]
    meant = [as_said.read_expectation(one, NOWHERE, *HERE) for one in lines.split(" / ")]
    assert [unplaced(one._replace(text="")) for one in read] == [unplaced(one._replace(text="")) for one in meant]


@pytest.mark.parametrize(("said", "line"), pairs("wom"), ids=lambda one: one)
def test_a_statement_of_the_other_game_too(said: str, line: str) -> None:
    here = (PLAYERS, NAMES, ("wom",))
    read = [wom_expected.read_expectation(one, NOWHERE, *here) for one in wom_together.parts(said, *here)]
    meant = [wom_expected.read_expectation(one, NOWHERE, *here) for one in line.split(" / ")]
    assert [unplaced(one._replace(text="")) for one in read] == [unplaced(one._replace(text="")) for one in meant]


@pytest.mark.parametrize(("said", "line"), [*pairs("actions"), *pairs("whoever has it")], ids=lambda one: one)
def test_an_action_in_other_words_means_the_same(said: str, line: str) -> None:
    read, meant = (as_said.read_action(one, 1, NOWHERE, *HERE) for one in (said, line))
    assert read.text == said
    assert unplaced(read.do) == unplaced(meant.do)


@pytest.mark.parametrize("said", [said for said, _ in pairs("whoever has it")])
def test_whose_it_is_is_left_open(said: str) -> None:
    assert as_said.read_action(said, 1, NOWHERE, *HERE).player == ""


@pytest.mark.parametrize(("said", "line"), pairs(reworded.OF_WOM_ACTIONS), ids=lambda one: one)
def test_an_action_of_the_other_game_too(said: str, line: str) -> None:
    read, meant = (wom_actions.read_action(one, 1, NOWHERE, PLAYERS, NAMES, ("wom",)) for one in (said, line))
    assert unplaced(read.do) == unplaced(meant.do)
    assert read.player in {"", meant.player}


_READERS: dict[str, Callable[[str], object]] = {
    reworded.CLAIMS: lambda said: as_said.read_expectation(said, NOWHERE, *HERE),
    reworded.ACTIONS: lambda said: as_said.read_action(said, 1, NOWHERE, *HERE),
    reworded.OF_WOM: lambda said: wom_expected.read_expectation(said, NOWHERE, PLAYERS, NAMES, ("wom",)),
    reworded.OF_WOM_ACTIONS: lambda said: wom_actions.read_action(said, 1, NOWHERE, PLAYERS, NAMES, ("wom",)),
}
_UNSURE = [(part, said, told) for part in _READERS for said, told in pairs(f"{reworded.UNSURE} {part}")]


@pytest.mark.parametrize(("part", "said", "told"), _UNSURE, ids=lambda one: one)
def test_what_says_two_things_or_too_little_is_refused_with_what_to_write(part: str, said: str, told: str) -> None:
    with pytest.raises(BadScenario) as refused:
        _READERS[part](said)
    assert told in refused.value.faults[0].message


_PARTS = (reworded.CLAIMS, reworded.ACTIONS, reworded.OF_WOM, reworded.OF_WOM_ACTIONS)


@pytest.mark.parametrize("part", [*_PARTS, *(f"{reworded.UNSURE} {part}" for part in _PARTS)])
def test_every_family_is_shown(part: str) -> None:
    shown = [*pairs(part), *(pairs("whoever has it") if part == reworded.ACTIONS else ())]
    bodies = [plain(reworded.around(said)[1]) for said, _ in shown]
    families = reworded._families(part, PLAYERS)
    assert [one.pattern for one, _, _ in families if not any(map(one.fullmatch, bodies))] == []


TABLE = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 3/3 nero
      - 2 Foreste
    mano:
      - Cervo: {tipo: Creatura — Cervo, costo: "{G}", f/c: 1/1}
  Bruno:
    in gioco:
      - Muro: 0/4 bianco
      - Isola
    mano:
      - Tritone: {tipo: Creatura — Tritone, costo: "{U}", f/c: 1/1}
"""


@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Orso e Lupo attaccano\nil Muro blocca il Lupo\ndanno", "Bruno perde 2 punti vita\nil Muro subisce 3 danni"),
        ("Anna attacca con il Lupo\nnessuno blocca\ndanno", "Bruno subisce 3 danni\nil Muro non subisce danni"),
        ("Anna passa il turno", "è il turno di Bruno\nBruno pesca 0 carte"),
        ("Anna passa il turno\nBruno lancia il Tritone", "azione 2 è legale\nBruno pesca una carta"),
        ("Anna passa il turno\nBruno passa il turno", "è il turno di Anna\nil Cervo non è in gioco"),
        ("Anna lancia Cervo\nsi risolve tutto", "il Cervo e l’Orso sono in gioco"),
        ("effetto di Anna: Guadagni 2 punti vita.", "Anna sale a 22 e guadagna 2 punti vita"),
    ],
)
def test_it_is_played_as_it_is_meant(script: str, claims: str) -> None:
    held = acted(TABLE, script, claims, "cr-2016").held
    assert held
    assert [(one.expectation.text, one.found) for one in held if not one.ok] == []


def test_what_is_claimed_may_be_false() -> None:
    claims = "Bruno perde 3 punti vita\nil Muro subisce 2 danni\nl’Orso e il Muro muoiono\nBruno guadagna 1 punto vita"
    script = "Anna attacca con Orso\nnessuno blocca\ndanno"
    assert not any(one.ok for one in acted(TABLE, script, claims, "cr-2016").held)


@pytest.mark.parametrize("line", ["Orso e " * 20, "a e, e; ma " * 14, "Orso è " + "con volare e " * 11])
def test_a_line_that_could_be_parted_everywhere_is_left_as_it_is(line: str) -> None:
    assert as_said.parts(line, *HERE) == (line,)


def test_a_line_that_says_two_things_is_parted_on_a_board_without_things() -> None:
    here = (PLAYERS, (), ("cr-2016",))
    assert as_said.parts("Bruno scende a 3 e perde 4 punti vita", *here) == (
        "Bruno scende a 3",
        "Bruno perde 4 punti vita",
    )


SPLIT = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Logorare e Strappare:
          parole: fusione
          metà:
            - Logorare: {tipo: Istantaneo, costo: "{1}{R}", testo: Distruggi un artefatto bersaglio.}
            - Strappare: {tipo: Istantaneo, costo: "{W}", testo: Distruggi un incantesimo bersaglio.}
    in gioco: [2 Montagne]
  Bruno:
    in gioco:
      - Amuleto: {tipo: Artefatto}
      - Gloria: {tipo: Incantesimo}
"""


def test_a_split_card_is_known_by_its_halves_under_both_names() -> None:
    script = "Anna lancia Logorare e Strappare su Amuleto, Gloria"
    held = acted(SPLIT, script, "azione 1 è illegale", "cr-2016").held
    assert [one.ok for one in held] == [True]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Bruno non blocca e lancia Diniego su Folgore", 2),
        ("Bruno lascia passare l’Orso e lancia Diniego su Folgore", 2),
        ("Bruno non blocca il Lupo", 1),
    ],
)
def test_what_a_family_leaves_out_is_no_other_action(line: str, meant: int) -> None:
    try:
        whole = as_said.read_action(line, 1, NOWHERE, *HERE)
    except BadScenario:
        whole = None
    assert (whole is not None) == (meant == 1)
    assert len(as_said.acts(line, whole, (), *HERE) or (line,)) == meant
