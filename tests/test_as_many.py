"""«Altrettanto» and «altre»: of what a text speaks, and that nothing is played where nothing tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judgekit.magic.editions import system
from judgekit.magic.language.as_many import untold
from judgekit.magic.language.read import read
from judgekit.magic.sets.playable import executable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Run = Callable[..., Any]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Distruggi tutte le creature. Guadagni altrettanti punti vita.", "sorcery"),
        ("Guadagni altrettanti punti vita.", "sorcery"),
        ("Quando questa creatura entra nel campo di battaglia, guadagni altrettanti punti vita.", "creature"),
    ],
)
def test_a_number_that_nothing_tells_is_refused(text: str, kind: str) -> None:
    abilities = read(text, "Prova", (kind,))
    assert any(untold(one) for one in abilities)
    assert "altrettanto" in (executable(abilities, system("cr-2026")) or "")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Sacrifica tutte le creature che controlli. Guadagni altrettanti punti vita.", "sorcery"),
        ("Ogniqualvolta questa creatura infligge danno, guadagni altrettanti punti vita.", "creature"),
        ("Ogniqualvolta una o più creature muoiono, guadagni altrettanti punti vita.", "creature"),
        ("Ogniqualvolta attacchi con una o più creature, pesca altrettante carte.", "creature"),
    ],
)
def test_a_number_that_is_told_is_played(text: str, kind: str) -> None:
    assert executable(read(text, "Prova", (kind,)), system("cr-2026")) is None


def test_as_many_as_were_sacrificed(tmp_path: Path, run: Run) -> None:
    text = "Sacrifica tutte le creature che controlli, poi crea altrettante pedine creatura Goblin 1/1 rosse."
    board = "giocatori: {Anna: {in gioco: [Orso: 2/2, Elfo: 1/1]}, Bruno: {in gioco: [Lupo: 2/2]}}"
    front = "---\ntitolo: Prova\nedizioni: [classic, cr-2016, cr-2026]\n---"
    blocks = (f"```tavolo\n{board}\n```", f"```azioni\neffetto di Anna: {text}\n```")
    claims = "```atteso\nin gioco ci sono 2 pedine Goblin\nLupo è in gioco\n```\n"
    path = tmp_path / "caso.md"
    path.write_text("\n\n".join((front, *blocks, claims)), encoding="utf-8")
    done = run("replay", str(path))
    assert done.status == 0, done.out + done.err


def test_other_creatures_are_others_than_the_target(tmp_path: Path, run: Run) -> None:
    first = "Una creatura bersaglio prende +2/+1 fino alla fine del turno."
    text = f"{first} Ogni altra creatura prende +1/+1 fino alla fine del turno."
    board = "giocatori: {Anna: {in gioco: [Orso: 2/2, Elfo: 1/1]}, Bruno: {in gioco: [Lupo: 2/2]}}"
    front = "---\ntitolo: Prova\nedizioni: [classic, cr-2016, cr-2026]\n---"
    blocks = (f"```tavolo\n{board}\n```", f"```azioni\neffetto di Anna: {text} su Orso\n```")
    claims = "```atteso\nOrso è 4/3\nElfo è 2/2\nLupo è 3/3\n```\n"
    path = tmp_path / "caso.md"
    path.write_text("\n\n".join((front, *blocks, claims)), encoding="utf-8")
    done = run("replay", str(path))
    assert done.status == 0, done.out + done.err


def test_who_the_others_are_is_not_kept_for_a_ban() -> None:
    first = "Una creatura bersaglio prende +1/+1 fino alla fine del turno."
    text = f"{first} Le altre creature non possono bloccare in questo turno."
    assert "«altre»" in (executable(read(text, "Prova", ("sorcery",)), system("cr-2026")) or "")


def test_a_creature_that_attacks_is_one_that_there_is(tmp_path: Path, run: Run) -> None:
    offer = "puoi pagare {G} invece di pagare il costo di mana di Trappola"
    text = f"Se una creatura nera sta attaccando, {offer}. Pesca una carta."
    trap = f'{{Trappola: {{tipo: Istantaneo, costo: "{{3}}{{G}}", testo: "{text}"}}}}'
    board = f"giocatori: {{Bruno: {{in gioco: [Ratto: 1/1 nero]}}, Anna: {{mano: [{trap}], in gioco: [Foresta]}}}}"
    front = "---\ntitolo: Prova\nedizioni: [cr-2016, cr-2026]\n---"
    lines = "Bruno attacca con Ratto\nAnna lancia Trappola con costo alternativo"
    blocks = (f"```tavolo\n{board}\n```", f"```azioni\n{lines}\nsi risolve\n```")
    path = tmp_path / "caso.md"
    path.write_text("\n\n".join((front, *blocks, "```atteso\nazione 2 è legale\n```\n")), encoding="utf-8")
    done = run("replay", str(path))
    assert done.status == 0, done.out + done.err
