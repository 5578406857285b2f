"""Writing cases without guessing: what `check` says at once, forms that judges write, what is proposed."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.editions import MAGIC, WOM
from judgekit.errors import BadScenario
from judgekit.files import reason
from judgekit.guide import also_said, guide
from judgekit.magic import english, vocabulary
from judgekit.render.card_texts import in_a_row
from judgekit.scenario.all_faults import faults, not_understood, with_the_rest
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import actions, expected
from judgekit.scenario.model import Action, Expectation, Name, Where
from judgekit.scenario.wom import wom_actions, wom_expected

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Ran

    from judgekit.texts.library import Corpus

HERE = Path(__file__).parent / "data/scenarios_reading"
CASE = re.compile(r"^(?P<title>[^\n.][^\n]*)\n\.\n(?P<document>.*?)^\.\n(?P<faults>.*?)^\.$", re.MULTILINE | re.DOTALL)
CHECKS = [match.groupdict() for match in CASE.finditer((HERE / "checks.md").read_text(encoding="utf-8"))]


def told(document: str) -> list[str]:
    """What `check` says of a document."""
    try:
        case = read_markdown(document, "caso.md")
        found = tuple(sorted((*faults(case), *not_understood(case)), key=lambda fault: fault[:3]))
    except BadScenario as error:
        found = with_the_rest(error).faults
    return [str(fault).removeprefix("caso.md:") for fault in found]


@pytest.mark.parametrize("case", CHECKS, ids=[case["title"] for case in CHECKS])
def test_check_says_all_that_is_wrong_at_once(case: dict[str, str]) -> None:
    said, due = told(case["document"]), case["faults"].splitlines()
    assert [line.split(": ")[0] for line in said] == [line.split(": ")[0] for line in due], said
    assert all(line.startswith(begin) for line, begin in zip(said, due, strict=True)), said


def test_replay_refuses_with_all_that_check_says(run: Callable[..., Ran], tmp_path: Path) -> None:
    for case in CHECKS:
        path = tmp_path / "caso.md"
        path.write_text(case["document"], encoding="utf-8")
        done = run("replay", str(path))
        assert done.status == 2
        assert [line.removeprefix("judgekit: ") for line in done.err.splitlines()] == [
            f"{path}:{line}" for line in told(case["document"])
        ]


# --- a ruling that would contradict itself ----------------------------------------------------------------------------

CHALLENGE = """---
titolo: Prova
edizioni: [wom]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    squadra:
      - Minni: rosso
      - Pippo: blu
    mano:
      - Lampo: 3 rossa
  Bruno:
    squadra:
      - Amelia: nero
    mano: []
```

```azioni
@LINE@
```

```atteso
Lampo vale 3
azione 1 è legale
```
"""


@pytest.mark.parametrize(
    "line", ["Anna lancia Lampo con Minni", "Anna gioca Lampo con Minni", "Anna gioca la Magia Lampo con Minni"]
)
def test_a_spell_is_played_as_it_is_launched(run: Callable[..., Ran], tmp_path: Path, line: str) -> None:
    path = tmp_path / "caso.md"
    path.write_text(CHALLENGE.replace("@LINE@", line), encoding="utf-8")
    assert run("check", str(path)).status == 0
    done = run("replay", str(path))
    assert (done.status, done.err) == (0, ""), done.out


@pytest.mark.parametrize("line", ["Anna gioca Lampo", "Anna mette in gioco Lampo", "Anna lancia Lampo"])
def test_an_action_that_lacks_a_part_is_a_fault_of_its_line_and_no_ruling(
    run: Callable[..., Ran], tmp_path: Path, line: str
) -> None:
    path = tmp_path / "caso.md"
    path.write_text(CHALLENGE.replace("@LINE@", line), encoding="utf-8")
    for command in ("check", "replay"):
        done = run(command, str(path))
        assert done.status == 2
        assert "illegale" not in done.out + done.err
        assert f"{path}:21:" in done.err


# --- compare ----------------------------------------------------------------------------------------------------------


def test_what_one_edition_cannot_play_the_others_show(run: Callable[..., Ran], tmp_path: Path) -> None:
    text = """---
titolo: Prodezza
edizioni: [@]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Monaco: 1/2 bianco, prodezza
  Bruno: {}
```

```azioni
Anna attacca con Monaco
danno
```
"""
    path = tmp_path / "caso.md"
    path.write_text(text.replace("@", "classic, cr-2016, cr-2026"), encoding="utf-8")
    done = run("compare", str(path))
    assert done.status == 2
    assert "classic non può giocare questo caso" in done.out
    assert "Bruno 19" in done.out
    told = run("compare", str(path), "--json").json
    assert told["editions"] == ["cr-2016", "cr-2026"]
    assert [one["edition"] for one in told["refused"]] == ["classic"]
    path.write_text(text.replace("@", "classic, cr-2016"), encoding="utf-8")
    alone = run("compare", str(path)).out
    assert "Un’edizione sola gioca questo caso" in alone
    page = tmp_path / "pagina.html"
    run("compare", str(path), "--html", str(page))
    assert "classic non può giocare questo caso" in page.read_text(encoding="utf-8")
    path.write_text(text.replace("@", "classic, cr-2016").replace("prodezza", "assurdità"), encoding="utf-8")
    assert "compare" not in run("compare", str(path)).out


# --- refusals name what they are about --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Spettro non può essere bloccato tranne che da creature nere.", "Paladino non può bloccare Spettro"),
        ("Spettro non può essere bloccato da creature bianche.", "Paladino non può bloccare Spettro"),
        ("Spettro non può essere bloccato tranne che da Muri.", "solo i Muri possono bloccare Spettro, e Paladino"),
        ("Spettro non può essere bloccato tranne che da creature con volare.", "e Paladino non ha volare"),
    ],
)
def test_who_may_not_block_is_named(run: Callable[..., Ran], tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "caso.md"
    path.write_text(
        f"""---
titolo: Prova
edizioni: [classic]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Spettro: {{tipo: Creatura — Spettro, f/c: 3/1, testo: {text}}}
  Bruno:
    in gioco:
      - Paladino: 2/2 bianco
```

```azioni
Anna attacca con Spettro
Bruno blocca Spettro con Paladino
```

```atteso
azione 2 è illegale
```
""",
        encoding="utf-8",
    )
    done = run("replay", str(path))
    assert (done.status, done.err) == (0, "")
    assert said in " ".join(done.out.split())


# --- what judges say besides ------------------------------------------------------------------------------------------

PLACE = Where("caso.md", 1, 1)
PLAYERS = ("Anna", "Bruno")
OF_MAGIC = (
    "Orso", "Elfo", "Muro", "Lupo", "Grifone", "Cinghiale", "Fante", "Araldo", "Ratto", "Jace", "Folgore", "Diniego",
    "Sciamano", "Montagna", "Isola", "Spada", "Aura", "Goblin",
)  # fmt: skip


def bare(value: object) -> object:
    """What was read, without its words and places."""
    if isinstance(value, (Action, Expectation)):
        value = value._replace(text="", where=PLACE)
    if isinstance(value, Name):
        return value._replace(where=PLACE)
    if isinstance(value, tuple):
        return (type(value).__name__, *map(bare, value))
    return value


READERS: dict[str, tuple[Any, Any, tuple[str, ...]]] = {
    MAGIC: (actions, expected, OF_MAGIC),
    WOM: (wom_actions, wom_expected, ("Dardo", "Gelo", "Fata", "Pippo", "Topolino", "Rocca")),
}


def pairs(part: int) -> list[tuple[str, str, str, str]]:
    """Every line that is said besides, with the one that it reads as."""
    return [
        (game, of, line, besides)
        for game in READERS
        for of, families in also_said(game)[part].items()
        for line, there in families
        for besides in there
    ]


@pytest.mark.parametrize(("game", "form", "line", "besides"), pairs(0))
def test_an_action_may_be_said_so_too(game: str, form: str, line: str, besides: str) -> None:
    said, _, names = READERS[game]
    one, other = (bare(said.read_action(text, 1, PLACE, PLAYERS, names)) for text in (besides, line))
    assert one == other
    assert {said.form_of(text, PLACE, PLAYERS, names) for text in (besides, line)} == {form}


@pytest.mark.parametrize(("game", "kind", "line", "besides"), pairs(1))
def test_a_statement_may_be_said_so_too(game: str, kind: str, line: str, besides: str) -> None:
    _, said, names = READERS[game]
    one, other = (said.read_expectation(text, PLACE, PLAYERS, names) for text in (besides, line))
    assert bare(one) == bare(other)
    assert one.kind == kind


def test_every_word_that_a_verb_is_known_by_stands_in_the_help() -> None:
    """A verb added to the parser with no line that shows it fails here."""
    for game, (said, _, _) in READERS.items():
        lines = [line for example in guide(game).examples for line in example.lines()]
        lines += [line for families in also_said(game)[0].values() for head, more in families for line in (head, *more)]
        plain_lines = [plain(line) for line in lines]
        for pattern, form, _ in said._VERBS:
            for word in re.split(r"\|(?![^(]*\))", pattern):
                assert any(re.search(rf"(?:^|\s){word}", line) for line in plain_lines), (game, form, word)


NATURAL = [
    line.split(" ⇒ ")
    for line in (HERE / "natural.txt").read_text(encoding="utf-8").splitlines()
    if " ⇒ " in line and not line.startswith("#")
]


@pytest.mark.parametrize(("said", "line"), NATURAL)
def test_what_is_natural_is_read(said: str, line: str) -> None:
    names = (*OF_MAGIC, "La Torre", "Il Muro", "Golem", "Sentinella", "Uno Gnomo", "Danza sul Ghiaccio")
    readers = (
        lambda text: actions.read_action(text, 1, PLACE, PLAYERS, names),
        lambda text: expected.read_expectation(text, PLACE, PLAYERS, names),
    )
    found = []
    for read in readers:
        try:
            found.append((bare(read(line)), read))
        except BadScenario:
            continue
    assert len(found) == 1
    assert bare(found[0][1](said)) == found[0][0]


# --- what is proposed -------------------------------------------------------------------------------------------------

PROPOSALS = [
    line.split("\t")
    for line in (HERE / "proposals.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
BOARD = """---
titolo: Prova
edizioni: [cr-2026]
---
```tavolo
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde@THING@
  Bruno: {}
```

```azioni
@ACTION@
```

```atteso
@CLAIM@
```
"""


@pytest.mark.parametrize(("place", "word", "proposed"), PROPOSALS)
def test_what_is_near_is_proposed_and_nothing_absurd(place: str, word: str, proposed: str) -> None:
    thing = f", {word}" if place == "cosa" else ""
    claim = f"Orso è {word}" if place == "stato" else word if place == "atteso" else "Orso è in gioco"
    text = BOARD.replace("@THING@", thing).replace("@ACTION@", word if place == "azioni" else "danno")
    (said,) = told(text.replace("@CLAIM@", claim))
    assert ("forse" in said or "Si scrive" in said) == (proposed != "-"), said
    assert proposed == "-" or proposed.lower() in said.lower(), said


def test_english_words_are_those_of_the_glossary(corpus: Corpus) -> None:
    called: dict[str, set[str]] = {}
    for unit in corpus:
        for word in unit.english:
            called.setdefault(plain(word), set()).update(map(plain, (unit.title, *unit.aliases)))
    assert [one for one in english.KEYWORDS.items() if plain(one[1]) not in called.get(plain(one[0]), ())] == []
    known = {*vocabulary.KEYWORDS, *vocabulary.KEYWORDS_OF_COST, *vocabulary.KEYWORDS_OF_NUMBER}
    assert set(english.KEYWORDS.values()) <= known


def test_a_card_text_that_is_refused_shows_the_nearest_that_is_known() -> None:
    text = BOARD.replace(
        "@THING@", "\n      - Elfo:\n          tipo: Creatura — Elfo\n          f/c: 1/1\n          testo: @TEXT@"
    )
    text = text.replace("@ACTION@", "danno").replace("@CLAIM@", "Orso è in gioco")
    (said,) = told(text.replace("@TEXT@", "Quando Elfo entra in gioco, pesca una cartina."))
    assert "una frase che si conosce: «Quando questa creatura entra in gioco, pesca una carta.»" in said
    (said,) = told(text.replace("@TEXT@", "Attacco improvvisso"))
    assert "una frase che si conosce: «attacco improvviso»" in said
    (said,) = told(text.replace("@TEXT@", "Zzz qqq."))
    assert "si conosce" not in said


def test_an_artifact_with_power_is_said_to_be_a_creature_too() -> None:
    text = BOARD.replace("@THING@", "\n      - Golem: 3/3 artefatto").replace("@ACTION@", "danno")
    (said,) = told(text.replace("@CLAIM@", "Orso è in gioco"))
    assert "«creatura artefatto»" in said


def test_nobody_is_proposed_as_a_band_where_creatures_block() -> None:
    text = BOARD.replace("@THING@", "\n      - Elfo: 1/1 verde").replace("@CLAIM@", "Orso è in gioco")
    for line, sign in (
        ("Bruno blocca Orso con Orso e Ratto con Elfo", "+"),
        ("Bruno blocca Orso con Elfo con Orso", "+"),
    ):
        assert all(f"«{sign}»" not in said for said in told(text.replace("@ACTION@", line)))


# --- what does nothing says so ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "text", "order", "said"),
    [
        ("a destra", "-2 alla Magia lanciata dal Mago opposto.", "AB", "davanti ad Amelia non c’è nessun Mago"),
        ("a sinistra", "-2 alla Magia lanciata dal Mago opposto.", "AB", ""),
        ("a sinistra", "Annulla la Magia lanciata dal Mago opposto.", "AB", ""),
        ("a sinistra", "Annulla la Magia lanciata dal Mago opposto.", "BA", "sta Pippo, che non ha lanciato"),
    ],
)
def test_an_effect_that_finds_no_object_says_so(
    run: Callable[..., Ran], tmp_path: Path, place: str, text: str, order: str, said: str
) -> None:
    lines = {"A": "Anna lancia Lampo con Pippo", "B": "Bruno lancia Eco con Amelia"}
    path = tmp_path / "caso.md"
    path.write_text(
        f"""---
titolo: Prova
edizioni: [wom]
---
```tavolo
turno: {"Anna" if order[0] == "A" else "Bruno"}
giocatori:
  Anna:
    squadra:
      - Pippo: blu, a destra
    mano:
      - Lampo: 3 blu
  Bruno:
    squadra:
      - Amelia: nero, {place}
    mano:
      - Eco: {{potenza: 1, colore: nero, testo: {text}}}
```

```azioni
{lines[order[0]]}
{lines[order[1]]}
```

```atteso
Lampo vale {1 if text.startswith("-2") and not said else 3}
```
""",
        encoding="utf-8",
    )
    done = run("replay", str(path))
    assert (done.status, done.err) == (0, ""), done.out
    told = " ".join(done.out.split())
    assert said in told
    assert ("non fa nulla" in told) == bool(said)


# --- looked for where it is, near names, Italian ----------------------------------------------------------------------


def test_a_rule_is_looked_for_where_it_is(run: Callable[..., Ran], tmp_path: Path) -> None:
    assert run("coverage", "--rule", "502.2b").out.startswith("502.2b")  # the first of all has it
    assert run("coverage", "--rule", "fase-2.2.1").status == 0  # one alone has it
    both = run("coverage", "--rule", "702.111b")
    assert both.status == 1
    assert "«cr-2016:702.111b» o «cr-2026:702.111b»" in both.err
    path = tmp_path / "caso.md"
    path.write_text(BOARD.replace("@THING@", "").replace("@ACTION@", "danno").replace("@CLAIM@", "Orso è in gioco"))
    gone = run("replay", str(path), "--without", "502.2b")
    assert "cr-2026 non ha una riga 502.2b da togliere; ce l’ha classic" in gone.err
    assert run("replay", str(path), "--without", "cr-2026:704.5g").status == 0


def test_what_is_nearly_named_is_proposed(run: Callable[..., Ran], tmp_path: Path) -> None:
    assert "forse combattimento" in run("scenarios", "--lesson", "combattimnto").err
    assert "judgekit search" in run("scenario", "show", "xyzzy").err
    assert "travolgere" in run("scenario", "show", "travolgeree").err
    assert "--scenario r1.md" in run("sheet", "r1.md").err
    path = tmp_path / "caso.md"
    text = BOARD.replace("@THING@", ", minacciare").replace("@ACTION@", "danno").replace("@CLAIM@", "Orso è in gioco")
    path.write_text(text.replace("[cr-2026]", "[moderna]"))
    done = run("check", str(path))
    assert [line.removeprefix(f"{path}:")[:5] for line in done.err.splitlines()] == ["3:11:"]
    assert "forse «cr-2026»?" in done.err


@pytest.mark.parametrize("command", ["sheet", "search", "quiz", "replay", "coverage", "cards", "site", "new"])
def test_help_is_in_italian_to_its_bounds(run: Callable[..., Ran], command: str) -> None:
    out = run(command, "--help").out
    assert [word for word in ("<int", "<str", "<path", "default:", "<=x", "x>=", "[required]") if word in out] == []


def test_what_the_system_says_of_files_is_in_italian() -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EROFS, errno.ENOTDIR, 99999):
        said = reason(OSError(number, os.strerror(number)))
        assert said
        assert said != os.strerror(number)


def test_a_closed_or_full_output_is_told_and_no_traceback(tmp_path: Path) -> None:
    environment = {**os.environ, "JUDGEKIT_HOME": str(tmp_path)}
    for end, said in ((">&-", "lo standard output è chiuso"), (">/dev/full", "non c’è più spazio")):
        line = f"{sys.executable} -m judgekit config {end}"
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, env=environment)
        assert done.returncode == 2
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_paragraphs_of_a_card_are_told_apart_in_a_row() -> None:
    assert in_a_row("Incanta creatura\nLa creatura incantata  ha volare.") == (
        "Incanta creatura. La creatura incantata ha volare."
    )
    assert in_a_row("Volare.\nPesca una carta.") == "Volare. Pesca una carta."
