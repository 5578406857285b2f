"""How far a game of Wizards of Mickey has come, as lines say it; what is claimed of what was drawn and discarded."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown

_TABLE = """```tavolo
turno: Anna
giocatori:
  Anna:
    squadra:
      - Topolino: rosso
      - Pippo: rosso
    mano:
      - Dardo: 3 rossa
      - Scudo: 1 rossa, «Recupera.»
    castelli:
      - Rocca: {colore: rosso, testo: -2 alle Magie blu.}
  Bruno:
    squadra:
      - Ermete: blu
      - Fata: blu
    mano:
      - Onda: 4 blu
      - Foglia: 1 blu
```
"""
_LAUNCHES = (
    "Anna gioca Rocca",
    "Anna lancia Dardo con Topolino",
    "Bruno lancia Onda con Ermete",
    "Anna lancia Scudo con Pippo",
    "Bruno lancia Foglia con Fata",
)


def _document(actions: tuple[str, ...], claims: tuple[str, ...] = ()) -> str:
    script, stated = "\n".join(actions), "\n".join(claims)
    head = f"---\ntitolo: Prova\nedizioni: [wom]\n---\n{_TABLE}\n"
    return f"{head}```azioni\n{script}\n```\n\n```atteso\n{stated}\n```\n"


def _wrong(actions: tuple[str, ...], claims: tuple[str, ...]) -> list[tuple[str, str]]:
    done = run(read_markdown(_document(actions, claims), "prova.md"), system("wom"))
    assert done.missing is None
    return [(held.expectation.text, held.found) for held in done.held if not held.so]


def test_a_table_begins_with_the_castle_that_the_first_line_brings() -> None:
    """Nobody brings a castle in the phase of the challenge: if no phase is told, it is that of the castle."""
    claims = ("azione 1 è legale", "dopo azione 1: Rocca è in gioco", "Onda vale 2", "Foglia vale 0")
    assert _wrong((*_LAUNCHES, "fine della sfida"), claims) == []


def test_a_phase_that_is_told_stands() -> None:
    told = _document((*_LAUNCHES, "fermati"), ("azione 1 è illegale",)).replace(
        "turno: Anna", "turno: Anna\nfase: Sfida"
    )
    done = run(read_markdown(told, "prova.md"), system("wom"))
    assert [held.so for held in done.held] == [True]


@pytest.mark.parametrize("line", ["fine della sfida", "si confrontano le Potenze Magiche", "si risolve"])
def test_the_end_of_a_challenge_is_that_board_on_which_it_is_decided(line: str) -> None:
    claims = (
        "dopo azione 6: Anna ha Potenza Magica Finale 4",
        "dopo azione 6: Dardo è lanciata",
        "azione 6 è legale",
        "Anna vince la sfida 4 a 2",
        "Pippo possiede 1 Diamagic",
    )
    assert _wrong((*_LAUNCHES, line, "Anna assegna i Diamagic a Pippo"), claims[:-2]) == []
    assert _wrong((*_LAUNCHES, line, "Anna assegna i Diamagic a Pippo"), claims[-1:]) == []


def test_a_challenge_that_is_not_over_does_not_end() -> None:
    with pytest.raises(BadScenario, match="non è ancora finita"):
        run(read_markdown(_document((*_LAUNCHES[:3], "fine della sfida")), "prova.md"), system("wom"))


def test_the_end_of_a_turn_waits_for_the_diamagic() -> None:
    with pytest.raises(BadScenario, match="il turno non è ancora finito: Anna non dice a quale Mago"):
        run(read_markdown(_document((*_LAUNCHES, "fine del turno")), "prova.md"), system("wom"))


def test_what_cards_draw_and_what_the_phase_does() -> None:
    """Recupera draws one, the phase Pescare three: a claim may speak of either, and of nothing else."""
    turn = (*_LAUNCHES, "fine della sfida", "Anna assegna i Diamagic a Pippo", "fine del turno")
    assert (
        _wrong(turn, ("Anna pesca 1 carta", "Anna pesca 4 carte", "Bruno pesca 3 carte", "Anna scarta 0 carte")) == []
    )
    assert _wrong(turn, ("Anna pesca 2 carte", "Bruno pesca 0 carte")) == [
        ("Anna pesca 2 carte", "ne pesca 4"),
        ("Bruno pesca 0 carte", "ne pesca 3"),
    ]
    assert _wrong(turn, ("dopo azione 5: Anna pesca 1 carta", "dopo azione 8: Anna ha 2 carte negli scarti")) == []


def test_several_lines_in_one() -> None:
    script = "Anna gioca Rocca, poi lancia Dardo con Topolino"
    case = read_markdown(_document((script, "Bruno lancia Onda con Ermete")), "prova.md")
    assert [action.number for action in case.actions] == [1, 2, 3]


def test_lines_that_say_how_far_it_has_come_are_written_and_read_again() -> None:
    lines = ("comincia la sfida", "fine della sfida", "fine del turno")
    case = read_markdown(_document((_LAUNCHES[0], *lines)), "prova.md")
    again = read_markdown(to_markdown(case), "prova.md")
    assert [action.do for action in again.actions[1:]] == [action.do for action in case.actions[1:]]
