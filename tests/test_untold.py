"""A card of which the board does not tell what it is decides nothing: the case stops and asks for it."""

from __future__ import annotations

import pytest
from boards import acted, holds

MODERN = ("cr-2016", "cr-2026")
BOARD = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
{library}
  Bruno: {{}}
"""
IF_A_LAND = "Rivela la prima carta del tuo grimorio. Se è una carta terra, mettila nella tua mano."
DOWN_TO = (
    "Rivela carte dalla cima del tuo grimorio finché non riveli una carta creatura. Metti quella carta nella tua mano."
)


def _board(text: str, library: str = "") -> str:
    return BOARD.format(text=text, library=f"    grimorio: [{library}]" if library else "")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("text", [IF_A_LAND, DOWN_TO])
@pytest.mark.parametrize("library", ["", "Ignota, Isola"])
def test_what_hangs_on_a_card_that_nobody_has_told_of_is_not_decided(text: str, library: str, edition: str) -> None:
    done = acted(_board(text, library), "Anna lancia Editto\nsi risolve", "Anna ha 1 carta in mano", edition)
    assert done.missing is not None
    assert "non dice che carta sia" in done.missing.message
    assert [held.judged for held in done.held] == [False]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "library", "claims"),
    [
        (IF_A_LAND, "Isola", "Isola è nella mano di Anna"),
        (DOWN_TO, "{Orso: 2/2}, Ignota", "Orso è nella mano di Anna\nIgnota è nel grimorio di Anna"),
        ("Guarda le prime due carte del tuo grimorio.", "", "Anna ha 0 carte in mano"),
        ("Pesca due carte.", "", "Anna ha 2 carte in mano"),
        ("Macina due carte.", "", "Anna ha 0 carte in mano"),
    ],
)
def test_what_does_not_hang_on_it_goes_on(text: str, library: str, claims: str, edition: str) -> None:
    holds(_board(text, library), "Anna lancia Editto\nsi risolve", claims, edition)
