"""Games of teams beyond the bundled cases: what lines say of a team, who may do what with whom, what is refused."""

from __future__ import annotations

import pytest
from boards import MODERN, acted, case

from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_markdown
from judgekit.sheets.shown import table

BOARD = """
squadre: {teams}
variante: {variant}
turno: {turn}
giocatori:
  Anna:
    in gioco: [Orso 2/2, Montagna]
    mano:
      - Folgore: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 3 danni a un giocatore bersaglio.}}
  Bea:
    in gioco:
      - Lupo 3/3
      - Drago: {{f/c: 5/5, testo: "Ogniqualvolta attacchi, guadagni 1 punto vita."}}
  Carla:
    in gioco: [Elfo 1/1, Alce 4/4]
    mano: [Isola]
  Dario:
    in gioco: [Muro 0/5]
    mano: [Palude]
"""
BOTH_ATTACK = "Anna e Bea attaccano Carla con Orso, Lupo"
TWO_HEADED, APART = "Gigante a Due Teste", "Squadra contro Squadra"


def holds(script: str, expected: str, edition: str, *, variant: str = TWO_HEADED, turn: str = "Anna") -> bool:
    teams = "Anna e Bea contro Carla e Dario"
    return acted(BOARD.format(teams=teams, variant=variant, turn=turn), script, expected, edition).ok


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # one attack of two lines, and of one line that names both
        ("Anna attacca Carla con Orso\nBea attacca Carla con Lupo\ndanno", "la squadra di Carla ha 25 punti vita"),
        ("Anna e Bea attaccano Carla con Orso, Lupo\ndanno", "Carla e Dario hanno 25 punti vita"),
        ("Bea attacca Dario con Drago\ndanno", "Dario ha 25 punti vita\nCarla ha 25 punti vita\nAnna ha 31 punti vita"),
        # who attacks is each of whose creatures attack: «ogniqualvolta attacchi» of Bea is not of Anna's attack
        ("Anna attacca Carla con Orso\ndanno", "Bea ha 30 punti vita\nBea non ha guadagnato punti vita"),
        (
            "Anna attacca Carla con Orso\nBea attacca Dario con Lupo\ndanno",
            "Bea ha 31 punti vita\nAnna ha 31 punti vita",
        ),
        # damage is each one's own, though the total is not
        (
            "Anna attacca Carla con Orso\nBea attacca Dario con Lupo\ndanno",
            "Carla ha perso 2 punti vita\nDario ha perso 3 punti vita\nBea ha guadagnato 1 punto vita",
        ),
        # either blocks for the other, both in one block
        (
            f"{BOTH_ATTACK}\nsi risolve\nCarla blocca Orso con Alce\nDario blocca Lupo con Muro",
            "la squadra di Dario ha 30 punti vita\nOrso è nel cimitero di Anna\nMuro ha 3 danni",
        ),
        # one of them attacks, or blocks, though the other does not
        ("Anna non attacca\nBea attacca Carla con Lupo\ndanno", "Carla ha 27 punti vita"),
        ("Anna attacca Carla con Orso\nCarla non blocca\nDario blocca Orso con Muro\ndanno", "Carla ha 30 punti vita"),
        # nobody attacks a teammate, nor with what is an opponent's, nor in the turn of the other team
        ("Anna attacca Bea con Orso\nfermati", "azione 1 è illegale"),
        ("Anna attacca Carla con Elfo\nfermati", "azione 1 è illegale"),
        ("Carla attacca Anna con Elfo\nfermati", "azione 1 è illegale"),
        ("Anna attacca Carla con Orso\nBea blocca Orso con Lupo\ndanno", "azione 2 è illegale\nCarla ha 28 punti vita"),
        # the team passes at once
        ("Anna lancia Folgore su Dario\nAnna e Bea passano\nCarla e Dario passano\nfermati", "la pila è vuota"),
        ("Anna lancia Folgore su Dario\nAnna passa\nBea passa\nCarla passa\nDario passa\nfermati", "la pila è vuota"),
        # it is the turn of both, and after it that of both others
        ("fine del turno\nvai a mantenimento", "è il mantenimento di Carla\nè il mantenimento di Dario"),
        ("vai a prima fase principale di Dario", "Carla ha 2 carte in mano\nDario ha 2 carte in mano"),
        # who concedes takes the teammate along
        ("Dario concede", "Carla e Dario hanno perso\nAnna e Bea hanno vinto\nla squadra di Anna vince"),
    ],
)
def test_a_team_of_two_heads_does_as_one_what_the_rules_make_it_do(edition: str, script: str, expected: str) -> None:
    assert holds(script, expected, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # life, turns and blocks are each player's own
        ("Anna attacca Carla con Orso\ndanno", "Carla ha 18 punti vita\nDario ha 20 punti vita"),
        ("fine del turno\nvai a mantenimento", "è il mantenimento di Bea"),
        ("Anna attacca Carla con Orso\nDario blocca Orso con Muro\ndanno", "azione 2 è illegale"),
        ("Anna attacca Bea con Orso\nfermati", "azione 1 è illegale"),
        ("Anna attacca Carla con Lupo\nfermati", "azione 1 è illegale"),
        # who has lost is out, the team is not, until nobody of it is left
        ("Dario concede", "Dario ha perso\nnessuno ha vinto"),
        ("Dario concede\nCarla concede", "Anna e Bea hanno vinto\nAnna ha vinto\nBea ha vinto"),
    ],
)
def test_teams_with_turns_of_their_own_share_who_is_an_opponent(edition: str, script: str, expected: str) -> None:
    assert holds(script, expected, edition, variant=APART)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("Distruggi una creatura bersaglio che non controlli.", "in una partita a squadre non si gioca ancora"),
        ("Ondata {1}. Pesca una carta.", "in una partita a squadre non si gioca ancora"),
    ],
)
def test_what_a_teammate_would_make_doubtful_is_refused_by_its_name(edition: str, what: str, why: str) -> None:
    board = BOARD.format(teams="Anna e Bea contro Carla e Dario", variant=TWO_HEADED, turn="Anna")
    board += f'    grimorio:\n      - Lama: {{tipo: Stregoneria, costo: "{{B}}", testo: "{what}"}}\n'
    with pytest.raises(BadScenario, match=why):
        acted(board, "fermati", "nessuno ha vinto", edition)


@pytest.mark.parametrize(
    "teams",
    [
        "Anna e Bea contro Carla e Dario",
        "[Anna e Bea, Carla e Dario]",
        "Anna, Bea vs Carla, Dario",
        "Anna+Bea / Carla+Dario",
    ],
)
def test_teams_are_told_in_several_ways(teams: str) -> None:
    board = BOARD.format(teams=teams, variant=TWO_HEADED, turn="Anna")
    assert acted(board, "Bea attacca Carla con Lupo\ndanno", "la squadra di Dario ha 27 punti vita", "cr-2026").ok


@pytest.mark.parametrize(
    ("anna", "bea", "why"),
    [
        ("vita: 28", "vita: 27", "hanno un solo totale di punti vita"),
        ("segnalini: {veleno: 2}", "segnalini: {veleno: 3}", "sono in comune"),
        ("zona di comando: [Re: {tipo: Creatura leggendaria, f/c: 3/3}]", "mano: []", "con quanti punti vita"),
    ],
)
def test_what_a_team_has_in_common_is_told_once(anna: str, bea: str, why: str) -> None:
    board = f"squadre: Anna e Bea contro Carla e Dario\ngiocatori:\n  Anna:\n    {anna}\n  Bea:\n    {bea}\n"
    board += "  Carla:\n    vita: 30\n  Dario: {}\n"
    with pytest.raises(BadScenario, match=why):
        acted(board, "fermati", "nessuno ha vinto", "cr-2026")


def test_on_paper_a_board_tells_who_plays_with_whom_and_what_they_share() -> None:
    board = BOARD.format(teams="Anna e Bea contro Carla e Dario", variant=TWO_HEADED, turn="Anna")
    shown = table(
        read_markdown(case(board.replace("  Carla:", "  Carla:\n    vita: 7"), "fermati"), "caso.md"), "cr-2026"
    )
    assert "Gigante a Due Teste: Anna e Bea contro Carla e Dario" in shown.moment
    heads = [row[0] for row in shown.rows if row[0]]
    assert [head.split(", ")[1] for head in heads] == ["30 punti vita", "30 punti vita", "7 punti vita", "7 punti vita"]


def test_of_an_edition_without_teams_a_board_says_so() -> None:
    board = BOARD.format(teams="Anna e Bea contro Carla e Dario", variant=TWO_HEADED, turn="Anna")
    with pytest.raises(BadScenario, match="in questa edizione non ci sono partite a squadre"):
        acted(board, "fermati", "nessuno ha vinto", "classic")
