"""Whatever is wrong with a scenario is said clearly, with its place, and the command ends with status 2."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Ran

Run = Callable[..., Ran]

CASE = """---
titolo: Prova
edizioni: [classic]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Orso: 2/2 verde
      - Montagna
    mano:
      - Folgore:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
```

```azioni
AZIONE
```

```atteso
Anna ha 20 punti vita
```
"""
NOTHING = "Anna non attacca"
AURA = "          tipo: Incantesimo — Aura\n"
ON_A_BEAR = "\n          assegnata a: Orso 1"
COUNTS_ITSELF = "La forza e la costituzione di Conta sono pari al numero di carte nella tua mano."


def case(folder: Path, action: str = NOTHING, change: str = "") -> str:
    text = CASE.replace("AZIONE", action)
    if change:
        old, new = change.split("→")
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "caso.md"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("action", "place", "said"),
    [
        ("Anna attacca con Grifone", "24:18", "nessuno si chiama «Grifone»"),
        ("Anna attacca con Lup", "24:18", "forse «Lupo»"),
        ("Anna attacca con Orso", "24:18", "«Orso» è più d’uno"),
        ("Anna attacca con Orso 3", "24:18", "ce ne sono 2"),
        ("Anna mangia Orso 1", "24:6", "uno di questi verbi"),
        ("Anna lancia Folgore su Bruno, Lupo", "24:1", "2 bersagli"),
        ("Anna sceglie Lupo", "24:1", "qui nessuno chiede niente"),
        ("Anna lancia Folgore su Lupo\nsi risolve\nAnna sceglie Folgore", "26:1", "qui nessuno chiede niente"),
        ("effetto di Bruno: Distruggi una creatura bersaglio.", "24:1", "vuole un bersaglio"),
        ("effetto di Bruno: Infligge 3 danni a Anna.", "24:1", "non so che cosa vogliano dire insieme"),
        ("effetto di Bruno: Distruggi Lupo.", "24:1", "non so che cosa vogliano dire insieme"),
        ("effetto di Bruno: Distruggi tutte le creature Anna.", "24:1", "«Anna» è un giocatore"),
        ("effetto di Bruno: Distruggi Anna bersaglio. su Lupo", "24:1", "giocatore bersaglio"),
        ("effetto di Bruno: Metti in gioco una pedina Drago 5/5 rossa con velo.", "24:1", "non si può giocare"),
        ("Anna attacca con Orso 1 + Orso 2", "24:1", "si gioca con cr-2016 e cr-2026: «edizioni: [cr-2016, cr-2026]»"),
    ],
)
def test_a_line_that_means_nothing_here_is_told_with_its_place(
    run: Run, tmp_path: Path, action: str, place: str, said: str
) -> None:
    result = run("replay", case(tmp_path, action))
    assert result.status == 2
    assert f"caso.md:{place}: " in result.err
    assert said in " ".join(result.err.split())


def test_an_ambiguous_name_lists_the_candidates(run: Run, tmp_path: Path) -> None:
    result = run("replay", case(tmp_path, "Anna attacca con Orso"))
    assert "Orso 1" in result.err
    assert "Orso 2" in result.err


def test_a_choice_that_the_script_does_not_make_is_asked_for(run: Run, tmp_path: Path) -> None:
    result = run("replay", case(tmp_path, "Anna lancia Folgore"))
    assert result.status == 2
    assert "il bersaglio di Folgore" in " ".join((result.out + result.err).split())


@pytest.mark.parametrize(
    ("change", "place", "said"),
    [
        ("testo: Infligge 3 danni→testo: Divora 3 danni", "17:18", "Non capisco"),
        ('  Bruno:→  Bruno:\n    riserva: "{3}{R}"', "19:14", "«{3}» non è mana che possa stare in una riserva"),
        ("    mano:→    mano:\n      - Lupo TAPpato", "14:9", "in mano"),
        ("      - Lupo: 2/2 nero→      - Lupo: 2/2 nero, volarre", "20:", "volare"),
        ("turno: Anna→turno: Carla", "6:8", "Carla"),
        ("  Bruno:→  Anna:", "18:3", "Anna"),
        ("      - Montagna→      - Montagnola", "12:9", "non so che cosa sia"),
        ("      - Montagna→      - Orco:\n          tipo: Creatura — Orco", "12:9", "aggiungi la misura («2/2»"),
        ("      - Montagna→      - pedina Orco verde", "12:9", "aggiungi la misura («2/2»"),
        ('      - Montagna→      - Orco: "*/*"', "12:9", "nessun testo dice quanto vale"),
        (
            f"      - Montagna→      - Furia:\n{AURA}          testo: La creatura incantata prende +1/+1.{ON_A_BEAR}",
            "14:18",
            "comincia con «Incanta creatura»",
        ),
        ("testo: Infligge→tipo: Creatura\n          testo: Infligge", "17:11", "«tipo» c’è già"),
    ],
)
def test_a_board_that_cannot_be_is_told_with_its_place(
    run: Run, tmp_path: Path, change: str, place: str, said: str
) -> None:
    result = run("replay", case(tmp_path, change=change))
    assert result.status == 2
    assert f"caso.md:{place}" in result.err
    assert said in " ".join(result.err.split())


@pytest.mark.parametrize(
    "thing",
    [
        f"- Furia:\n          tipo: Incanta Creatura{ON_A_BEAR}",  # as the oldest cards say it
        f"- Furia:\n{AURA}          testo: Incanta creatura{ON_A_BEAR}",
        f"- Conta:\n          tipo: Creatura\n          testo: {COUNTS_ITSELF}",
    ],
)
def test_a_board_that_says_it_in_other_words_is_none_of_these(run: Run, tmp_path: Path, thing: str) -> None:
    result = run("replay", case(tmp_path, change=f"      - Montagna→      {thing}"))
    assert (result.status, result.err) == (0, "")


def test_an_attacker_that_is_no_creature_is_an_illegal_action_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    result = run("replay", case(tmp_path, "Anna attacca con Montagna\nAnna attacca con Orso 1"), "--json")
    assert result.status == 0
    assert '"verdict": "illegal"' in result.out.replace('":"', '": "')
    assert "308.1" in result.out


def test_every_fault_of_a_file_is_told_at_once(run: Run, tmp_path: Path) -> None:
    result = run("replay", case(tmp_path, "Anna mangia Orso 1\nBruno dorme", change="turno: Anna→turno: Carla"))
    assert result.status == 2
    assert result.err.count("caso.md:") >= 3


def test_an_empty_file_is_told_as_such(run: Run, tmp_path: Path) -> None:
    (tmp_path / "vuoto.md").touch()
    result = run("replay", str(tmp_path / "vuoto.md"))
    assert result.status == 2
    assert "vuoto" in result.err


def test_ten_megabytes_are_refused_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "grande.md"
    path.write_text("a" * 10_000_000, encoding="utf-8")
    start = time.monotonic()
    result = run("replay", str(path))
    assert result.status == 2
    assert "troppo grande" in result.err
    assert time.monotonic() - start < 60  # refused, not read to its end


@pytest.mark.parametrize("command", ["replay", "why", "step"])
def test_a_file_that_is_not_there_is_told_by_every_command(run: Run, command: str) -> None:
    result = run(command, "nessun-caso")
    assert result.status in {1, 2}
    assert "nessun-caso" in result.err


def test_an_edition_that_nobody_plays_is_told(run: Run, tmp_path: Path) -> None:
    result = run("replay", case(tmp_path), "--edition", "sesta")
    assert result.status == 2
    assert "sesta" in result.err


def test_what_an_edition_does_not_play_is_told_with_those_that_do(run: Run, tmp_path: Path) -> None:
    told = run("replay", case(tmp_path, change="Orso: 2/2 verde→Orso: 2/2 verde, branco")).err
    assert "non è decidibile" in told
    assert "; si gioca con cr-2016 e cr-2026" in told
    for edition in ("cr-2016", "cr-2026"):
        banding = case(tmp_path, "Anna attacca con Orso 1 + Orso 2", "Orso: 2/2 verde→Orso: 2/2 verde, branco")
        assert run("replay", banding, "-e", edition).status == 0


CHOICES = """---
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - Brigante: {tipo: Creatura — Goblin, costo: "{1}{R}", f/c: 2/1}
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a una creatura bersaglio.}
      - Scarica:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni divisi come preferisci tra due creature bersaglio.
      - Incanto:
          tipo: Istantaneo
          costo: "{R}"
          testo: "Scegli una — Distruggi una creatura bersaglio; o distruggi un artefatto bersaglio."
      - Vampata: {tipo: Istantaneo, costo: "{X}{R}", testo: Infligge X danni a una creatura bersaglio.}
    in gioco: [2 Montagne, 2 Isole]
  Bruno:
    in gioco: [Orso: 2/2 verde, Lupo: 2/2 nero, Muro: 0/4 bianco]
```
```azioni
AZIONI
```
```atteso
azione 1 è legale
Bruno ha 20 punti vita
```
"""
TOLL = "effetto di Bruno: Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}. su Folgore"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("Anna lancia Brigante", ""),
        ("Anna lancia Folgore", ""),
        ("Anna lancia Vampata su Orso", ""),
        ("Anna lancia Scarica su Orso, Lupo", ""),
        ("effetto di Bruno: Ogni giocatore sacrifica una creatura.", ""),
        ("Anna lancia Incanto su Orso pagando con Montagna 1", ""),
        ("effetto di Anna: Una creatura bersaglio diventa del colore che scegli fino alla fine del turno. su Lupo", ""),
        (
            "Anna lancia Folgore su Orso",
            f"{TOLL}\nAnna paga {{2}}",
        ),
    ],
    ids=["mana", "target", "x", "division", "choice", "mode", "colour", "asked to pay"],
)
def test_the_line_that_is_offered_can_be_pasted_as_it_stands(run: Run, tmp_path: Path, line: str, answer: str) -> None:
    """Where a line lacks something the whole line is told; else one to add. With it the case goes on."""
    path = tmp_path / "caso.md"
    lines = [line, *filter(None, answer.split("\n"))]
    for _ in range(3):
        path.write_text(CHOICES.replace("AZIONI", "\n".join(lines)), encoding="utf-8")
        missing = run("replay", str(path), "--json").json["missing"]
        if missing is None:
            break
        at = next((n for n, one in enumerate(lines) if missing["line"].startswith(one)), None)
        assert ("completa la riga così" in missing["message"]) is (at is not None)
        lines = [*lines, missing["line"]] if at is None else [*lines[:at], missing["line"], *lines[at + 1 :]]
    assert missing is None, missing
    told = run("replay", str(path))
    assert told.status == 0, told.out


def test_what_is_offered_to_pay_is_no_more_than_the_cost(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    lines = "Anna lancia Brigante\nAnna lancia Folgore su Orso"  # what is left pays for that
    asks = CHOICES.replace("azione 1 è legale", "azione 2 è legale")
    path.write_text(asks.replace("AZIONI", lines), encoding="utf-8")
    given = run("replay", str(path), "--json").json["missing"]["line"].partition("pagando con ")[2].split(", ")
    assert len(given) == 2
    assert any(one.startswith("Montagna") for one in given)


def test_with_what_an_answer_pays_is_heeded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    lines = ("Anna lancia Folgore su Orso", TOLL, "Anna paga {2} con Montagna 2, Isola 2")
    path.write_text(CHOICES.replace("AZIONI", "\n".join(lines)), encoding="utf-8")
    things = run("replay", str(path), "--json").json["outcome"]["things"]
    assert {one["name"] for one in things if one["tapped"]} == {"Montagna 1", "Montagna 2", "Isola 2"}


def test_without_a_choice_nobody_judges_what_comes_after_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    path.write_text(
        CHOICES.replace("AZIONI", "Anna lancia Folgore su Orso\nAnna lancia Vampata su Orso"), encoding="utf-8"
    )
    done = run("replay", str(path))
    assert done.status == 2
    assert "✗" not in done.out
    assert "✓ azione 1 è legale" in done.out
    assert "un’attesa non si può ancora giudicare" in done.out
    assert [one["ok"] for one in run("replay", str(path), "--json").json["expectations"]] == [True, False]


def test_what_completion_says_is_italian(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: "bash")
    done = run("--install-completion")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("Completamento per bash installato in ")
    assert any(tmp_path.rglob("*.sh"))


WAITS = """---
titolo: L’innesco aspetta
edizioni: [cr-2026]
---

```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - Bestia:
          tipo: Creatura — Bestia
          f/c: 2/2
          costo: "{1}{G}"
          testo: Quando Bestia entra, puoi pescare una carta.
    in gioco:
      - 2 Foreste
  Bruno: {}
```

```azioni
Anna lancia Bestia
si risolve
Anna sceglie sì
```
"""


def test_an_answer_may_stand_before_what_asks_for_it_resolves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    path.write_text(WAITS, encoding="utf-8")
    done = run("replay", str(path))
    assert done.status == 0
    assert "Anna pesca una carta" in done.out


def test_a_case_that_is_taken_for_a_text_is_told_which_command_checks_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    path.write_text(WAITS, encoding="utf-8")
    assert "«judgekit check»" in run("lint", str(path)).err
