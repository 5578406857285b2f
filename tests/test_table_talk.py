"""Lines as judges talk at the table: read by what lies there and by what was done before, or left to be refused."""

from __future__ import annotations

import pytest
from boards import acted, case, holds

from judgekit.errors import BadScenario, JudgekitError
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import Scenario, alike, unplaced
from judgekit.scenario.write import to_markdown

TABLE = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cecchino Goblin:
          tipo: Creatura — Goblin
          f/c: 2/2
          costo: "{R}"
          testo: Ogniqualvolta lanci una magia istantaneo, il Cecchino Goblin infligge 1 danno a ogni avversario.
      - Tiratore di Prodigi:
          tipo: Creatura — Mago
          f/c: 1/1
          costo: "{R}"
          testo: "{T}: Il Tiratore di Prodigi infligge 1 danno a un qualsiasi bersaglio."
      - Sciamano dei Rottami:
          tipo: Creatura — Sciamano
          f/c: 1/1
          costo: "{R}"
          testo: |
            {T}, Sacrifica un artefatto: Distruggi un artefatto bersaglio.
            {1}: Crea una pedina creatura Topo 1/1 nera.
      - Altare di Sangue: {tipo: Artefatto, costo: "{2}", testo: "Sacrifica una creatura: Pesca una carta."}
      - Vraska, Regina Golgari:
          tipo: Planeswalker Leggendario — Vraska
          costo: "{2}{B}{G}"
          testo: |
            +2: Guadagni 3 punti vita.
            -3: Distruggi una creatura bersaglio.
          lealtà: 4
      - Ratto: 1/1 nero
      - Lupo: 3/3 nero
      - Gufo: {tipo: Creatura — Uccello, f/c: 3/3, costo: "{3}{R}", testo: "Metamorfosi {R}", stato: a faccia in giù}
      - 4 Montagne
    mano:
      - Fulmine:
          {tipo: Istantaneo, costo: "{R}", testo: Il Fulmine infligge 3 danni a un qualsiasi bersaglio.}
      - Rabbia: {tipo: Istantaneo, costo: "{R}", testo: La creatura bersaglio prende +4/+4 fino alla fine del turno.}
      - Banchetto:
          tipo: Istantaneo
          costo: "{R}"
          testo: |
            Come costo addizionale per lanciare questa magia, sacrifica una creatura.
            Pesca due carte.
      - Fabbro:
          tipo: Creatura — Artefice
          costo: "{2}{R}"
          f/c: 2/2
          testo: Quando il Fabbro entra nel campo di battaglia, crea due pedine creatura Servo 1/1 incolori.
  Bruno:
    in gioco:
      - Ratto: 1/1 nero
      - Scheletro Ghignante:
          {tipo: Creatura — Scheletro, f/c: 1/1, costo: "{B}", testo: "{1}{B}: Rigenera lo Scheletro Ghignante."}
      - Mulino: artefatto
      - 3 Paludi
    mano:
      - Diniego: {tipo: Istantaneo, costo: "{B}", testo: Neutralizza una magia bersaglio.}
"""


def read(script: str, claims: str = "") -> Scenario:
    return read_markdown(case(TABLE, script, claims, ("cr-2026",)), "caso.md")


def done(script: str) -> list[object]:
    return [(one.player, unplaced(one.do)) for one in read(script).actions]


BREAKS = "Distruggi un artefatto bersaglio"
CREATES = "Crea una pedina creatura Topo 1/1 nera"
SHOOTS = "Il Tiratore di Prodigi infligge 1 danno a un qualsiasi bersaglio"
SAME = (
    # what is paid, and what for
    ("Anna TAPpa il Tiratore per pungere Bruno", f"Anna attiva Tiratore di Prodigi scegliendo «{SHOOTS}» su Bruno"),
    ("Anna spara al Lupo con il Tiratore", f"Anna attiva Tiratore di Prodigi scegliendo «{SHOOTS}» su Lupo"),
    (
        "Anna TAPpa lo Sciamano e sacrifica l’Altare per distruggere il Mulino",
        f"Anna attiva Sciamano dei Rottami scegliendo «{BREAKS}» su Mulino sacrificando Altare di Sangue",
    ),
    (
        "Anna sacrifica il Lupo per pescare una carta",
        "Anna attiva Altare di Sangue scegliendo «Pesca una carta» sacrificando Lupo",
    ),
    ("Anna usa lo Sciamano per fare un Topo", f"Anna attiva Sciamano dei Rottami scegliendo «{CREATES}»"),
    ("Anna paga {1} per creare una pedina", f"Anna attiva Sciamano dei Rottami scegliendo «{CREATES}»"),
    ("Anna TAPpa tre Montagne e cala il Fabbro", "Anna gioca Fabbro"),
    ("Anna gioca il Fabbro con tre di quei mana", "Anna gioca Fabbro"),
    ("Bruno TAPpa due Paludi e rigenera lo Scheletro", "Bruno rigenera Scheletro Ghignante"),
    # an instant that takes a creature is cast
    ("Anna sacrifica il Lupo al Banchetto", "Anna lancia Banchetto sacrificando Lupo"),
    ("Anna attiva Fulmine su Lupo", "Anna lancia Fulmine su Lupo"),
    # loyalty
    ("Anna usa il +2 di Vraska", "Anna attiva Vraska scegliendo «+2»"),
    ("Anna fa -3 sullo Scheletro", "Anna attiva Vraska scegliendo «−3» su Scheletro Ghignante"),
    ("Vraska fa meno tre sul Lupo", "Anna attiva Vraska scegliendo «−3» su Lupo"),
    ("Anna scala di tre Vraska per distruggere il Lupo", "Anna attiva Vraska scegliendo «−3» su Lupo"),
    # what pronouns stand for
    ("Anna si tira un Fulmine addosso", "Anna lancia Fulmine su Anna"),
    ("Anna lo gira a faccia in su", "Anna gira a faccia in su Gufo"),
    ("Anna gira a faccia in su il Gufo pagando {R}", "Anna gira a faccia in su Gufo con metamorfosi"),
    (
        "Anna lancia Fulmine su Lupo\nBruno ci risponde con Diniego",
        "Anna lancia Fulmine su Lupo\nBruno lancia Diniego su Fulmine",
    ),
    (
        "Anna attacca con Lupo\nBruno ci mette davanti lo Scheletro",
        "Anna attacca con Lupo\nBruno blocca con Scheletro Ghignante",
    ),
    (
        "Anna attacca con Lupo\nBruno blocca Lupo con Scheletro Ghignante\nAnna lo pompa con Rabbia",
        "Anna attacca con Lupo\nBruno blocca Lupo con Scheletro Ghignante\nAnna lancia Rabbia su Lupo",
    ),
    # names
    ("Anna lancia Fulmine sulla creatura a faccia in giù", "Anna lancia Fulmine su Gufo"),
    ("Anna lancia Fulmine sul proprio Ratto", "Anna lancia Fulmine su Ratto di Anna"),
    ("Anna lancia Fulmine sul Ratto di Bruno", "Anna lancia Fulmine su Ratto di Bruno"),
)


@pytest.mark.parametrize(("said", "lines"), SAME, ids=[said for said, _ in SAME])
def test_talk_is_read_as_the_line_that_means_it(said: str, lines: str) -> None:
    def named(script: str) -> str:
        return repr(done(script)).replace("Vraska, Regina Golgari", "Vraska").replace("'il ", "'").replace("'lo ", "'")

    assert named(said) == named(lines)


# What would be guessed is refused, and so is what does not agree with the table.
UNCLEAR = (
    "Anna TAPpa il Tiratore per fare 2 danni a Bruno",  # it deals one
    "Anna TAPpa due Montagne e cala il Fabbro",  # it costs three
    "Bruno TAPpa tre Paludi e rigenera lo Scheletro",
    "Anna fa -2 sul Lupo",  # no such ability
    "Bruno fa +2",  # he has no planeswalker
    "Anna lo pompa con Rabbia",  # whom?
    "Anna attacca con Lupo e Ratto 1\nBruno ci mette davanti lo Scheletro",
    "Anna attacca con Lupo e Ratto 1\nAnna lo pompa con Rabbia",
)


@pytest.mark.parametrize("script", UNCLEAR)
def test_what_is_not_certain_is_refused(script: str) -> None:
    with pytest.raises(JudgekitError):
        acted(TABLE, script, "nessuno ha vinto", "cr-2026")


def test_what_is_told_of_what_waits_resolves_it() -> None:
    script = "Anna lancia Fulmine su Bruno\nil Cecchino fa 1 danno a Bruno\nil Fulmine fa 3 danni a Bruno"
    script += "\nAnna attacca con Lupo"
    run = acted(
        TABLE, script, "dopo azione 2: Bruno ha 19 punti vita\ndopo azione 3: Bruno ha 16 punti vita", "cr-2026"
    )
    assert run.missing is None
    assert [one.expectation.text for one in run.held if not one.so] == []


@pytest.mark.parametrize(
    "told",
    ["entrano i due Servi", "entrano le due pedine Servo", "Anna mette le due pedine Servo"],
)
def test_tokens_that_enter_are_those_of_what_waits(told: str) -> None:
    run = acted(
        TABLE,
        f"Anna gioca Fabbro\nsi risolve\n{told}\nAnna attacca con Lupo",
        "Anna controlla 2 pedine Servo",
        "cr-2026",
    )
    assert run.missing is None
    assert [one.expectation.text for one in run.held if not one.so] == []


def test_what_has_come_about_resolves_nothing_more() -> None:
    script = "Anna lancia Fulmine su Bruno\nsi risolve\nil Cecchino fa 1 danno a Bruno\nfermati"
    run = acted(TABLE, script, "Fulmine è in pila", "cr-2026")
    assert [one.expectation.text for one in run.held if not one.so] == []


def test_what_is_told_wrong_is_told() -> None:
    script = "Anna lancia Fulmine su Bruno\nil Cecchino fa 2 danni a Bruno\nAnna attacca con Lupo"
    run = acted(TABLE, script, "nessuno ha vinto", "cr-2026")
    (wrong,) = [one for one in run.held if not one.so]
    assert "ne ha inflitti 1" in wrong.found


def test_what_another_source_deals_waits_for_what_is_on_top() -> None:
    script = "Anna lancia Fulmine su Bruno\nil Fulmine fa 3 danni a Bruno\nAnna attacca con Lupo"
    verdict = acted(TABLE, script, "nessuno ha vinto", "cr-2026").replay.verdicts[2]
    assert verdict.verdict == "illegal"
    assert "in cima alla pila c’è l’abilità di Cecchino Goblin" in str(verdict.refusal)


def test_a_line_that_tells_is_an_action_that_others_count() -> None:
    script = "Anna lancia Fulmine su Bruno\nil Cecchino fa 1 danno a Bruno\nsi risolve"
    said = read(script, "dopo azione 2: Bruno ha 19 punti vita")
    assert [one.number for one in said.actions] == [1, 2, 3]
    assert alike(read_markdown(to_markdown(said), "caso.md"), said)


ATTACKER_GONE = """
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
  Bruno:
    in gioco:
      - Muro: 0/4 bianco
      - Montagna
    mano:
      - Fulmine: {tipo: Istantaneo, costo: "{R}", testo: Il Fulmine infligge 3 danni a una creatura bersaglio.}
"""


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_the_steps_of_combat_take_place_though_the_attackers_are_gone(edition: str) -> None:
    script = "Anna attacca con Orso\nBruno lancia Fulmine su Orso\nsi risolve\nBruno non blocca"
    holds(ATTACKER_GONE, script, "azione 4 è legale\nOrso è nel cimitero di Anna", edition)


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_nobody_blocks_what_attacks_no_more(edition: str) -> None:
    script = "Anna attacca con Orso\nBruno lancia Fulmine su Orso\nsi risolve\nBruno blocca Orso con Muro"
    holds(ATTACKER_GONE, script, "azione 4 è illegale", edition)


def test_a_name_of_several_words_is_put_in_full_once() -> None:
    board = "giocatori:\n  Anna:\n    in gioco:\n      - Signore della Peste di Phyrexia: 4/4 nero\n  Bruno: {}\n"
    said = read_markdown(case(board, "Anna attacca con il Signore della Peste", "", ("cr-2026",)), "caso.md")
    ((attacker,),) = said.actions[0].do.bands
    assert attacker.text == "Signore della Peste di Phyrexia"


def test_what_is_activated_in_hand_and_has_nothing_to_activate_is_told() -> None:
    with pytest.raises(BadScenario, match="Anna lancia Fabbro"):
        acted(TABLE, "Anna attiva Fabbro", "nessuno ha vinto", "cr-2026")
