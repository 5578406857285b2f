"""Boards as people write them who have read `judgekit help caso`: known tokens, copies, sources that are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

if TYPE_CHECKING:
    from judgekit.scenario.outcome import Run

_CIRCLE = (
    "La prossima volta che una fonte rossa a tua scelta ti infliggerebbe danno in questo turno, previeni quel danno."
)


class _Board(NamedTuple):
    anna: str
    bruno: str
    actions: str
    claims: str
    edition: str = "cr-2026"


def _indented(things: str) -> str:
    return "\n".join(f"    {line}" for line in things.strip("\n").splitlines()) or "    vita: 20"


def _done(board: _Board) -> Run:
    players = f"  Anna:\n{_indented(board.anna)}\n  Bruno:\n{_indented(board.bruno)}"
    text = (
        f"---\ntitolo: Prova\nedizioni: [{board.edition}]\n---\n```tavolo\nturno: Anna\ngiocatori:\n{players}\n```\n\n"
        f"```azioni\n{board.actions}\n```\n\n```atteso\n{board.claims}\n```\n"
    )
    return run(read_markdown(text, "prova.md"), system(board.edition))


def _wrong(board: _Board) -> list[tuple[str, str]]:
    return [(held.expectation.text, held.found) for held in _done(board).held if not held.so]


_TREASURE = _Board(
    "in gioco:\n  - 2 pedine Tesoro\n  - pedina Cibo TAPpata",
    "",
    "Anna attiva Tesoro 1\nAnna sceglie nero",
    "Anna ha {B} nella riserva di mana\nTesoro 1 ha cessato di esistere\nTesoro 2 è un artefatto\nCibo è un artefatto",
)
_CLONE = _Board(
    """
mano:
  - Clone:
      tipo: Creatura — Polimorfo
      costo: "{3}{U}"
      f/c: 0/0
      testo: Puoi far entrare Clone sul campo di battaglia come una copia di una creatura sul campo di battaglia.
in gioco:
  - 4 Isole
""",
    "in gioco:\n  - Orso: 2/2 verde\n  - Lupo: 3/3 verde",
    "Anna lancia Clone\nsi risolve\nAnna sceglie Lupo",
    "Clone è una copia del Lupo\nClone non è una copia di Orso\nLupo non è una copia di Clone",
)
_SOURCE = _Board(
    f'in gioco:\n  - Circolo:\n      tipo: Incantesimo\n      testo: "{{1}}: {_CIRCLE}"\n  - Isola',
    "in gioco:\n  - Drago: 4/4 rosso",
    "Anna attiva Circolo\nsi risolve\nAnna sceglie Drago",
    "azione 3 è legale",
)
_DOOR = _Board(
    """
mano:
  - Orco: {tipo: Creatura, costo: "{1}{R}", f/c: 3/2}
in gioco:
  - Lupo: 3/3 verde
  - Montagna
  - Porta:
      tipo: Incantesimo
      testo: "{R}: Puoi mettere sul campo di battaglia una carta creatura dalla tua mano."
""",
    "",
    "Anna attiva Porta\nsi risolve\nAnna sceglie Orco",
    "azione 3 è legale\nOrco è in gioco",
)
_TOLD = _Board(
    """
mano:
  - Spia: {tipo: Creatura, costo: "{U}", f/c: 1/3, testo: "Quando Spia entra nel campo di battaglia, complotta 2."}
grimorio:
  - Folgore: {tipo: Istantaneo, costo: "{R}", testo: Folgore infligge 3 danni a un qualsiasi bersaglio.}
  - Palude
  - Bosco
in gioco:
  - Isola
""",
    "",
    "Anna lancia Spia\nsi risolve\nsi risolve\nAnna scarta Folgore, Palude",
    "azione 4 è legale\nSpia è 2/4\nFolgore è nel cimitero di Anna\nPalude è nel cimitero di Anna",
)
_TEXT_CHANGED = _Board(
    """
mano:
  - Ritorno: {tipo: Istantaneo, costo: "{U}", testo: Il proprietario riprende in mano una magia o permanente bersaglio.}
in gioco:
  - Isola
""",
    "in gioco:\n  - Orso: 2/2 verde",
    "Anna lancia Ritorno su Orso\nsi risolve",
    "azione 1 è legale\nOrso è nella mano di Bruno",
)
_MANA_NOT_LOYALTY = _Board(
    """
in gioco:
  - Globo: {tipo: Artefatto, testo: "2, TAP: guadagni 3 punti vita."}
  - 3 Isole
""",
    "",
    "Anna attiva Globo\nsi risolve",
    "Anna ha 23 punti vita\nGlobo è TAPpato\nGlobo non ha segnalini fedeltà\nazione 1 è legale",
)


@pytest.mark.parametrize(
    "board",
    [_TREASURE, _CLONE, _SOURCE, _DOOR, _TOLD, _TEXT_CHANGED, _MANA_NOT_LOYALTY],
    ids=["tokens", "copies", "sources", "the card that may be put there", "what is discarded", "permanents", "mana"],
)
def test_a_board_is_read_and_comes_out_as_the_rules_say(board: _Board) -> None:
    assert _wrong(board) == []


def test_a_token_that_the_rules_do_not_describe_is_described_by_the_board() -> None:
    """The rules of 2016 know no Treasure."""
    with pytest.raises(BadScenario, match="non è detto quanto è grande"):
        _wrong(_TREASURE._replace(edition="cr-2016"))


def test_what_is_not_the_source_that_was_chosen_is_no_answer() -> None:
    with pytest.raises(BadScenario, match="qui nessuno chiede niente"):
        _wrong(_SOURCE._replace(actions="Anna attiva Circolo\nsi risolve\nAnna sceglie Isola"))


def test_who_names_a_thing_elsewhere_does_not_say_that_it_is_done() -> None:
    """The Lupo is in play: it is no card in the hand, and nothing tells whether the Porta does anything."""
    done = _done(_DOOR._replace(actions="Anna attiva Porta\nsi risolve\nAnna sceglie Lupo"))
    assert done.missing is not None


def test_without_mana_an_ability_that_costs_two_is_not_activated() -> None:
    board = _MANA_NOT_LOYALTY._replace(anna=_MANA_NOT_LOYALTY.anna.replace("3 Isole", "Isola"))
    assert _wrong(board._replace(actions="Anna attiva Globo", claims="azione 1 è illegale")) == []
