"""`judgekit help caso` tells what the parser takes, no more and no less, and every example of it plays."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from boards import case
from cases import bundled_case

from judgekit import guide
from judgekit.editions import MAGIC, WOM, system
from judgekit.guide import Example
from judgekit.guide.pages import TOPICS, page
from judgekit.guide.template import template
from judgekit.magic.language.read import read
from judgekit.magic.sets.playable import executable
from judgekit.scenario import bundled, case_file
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.checking import too_late, unnamed
from judgekit.scenario.magic import table_block, thing_keys
from judgekit.scenario.magic.elsewhere import editions_playing, that_order_damage
from judgekit.scenario.run import run as play
from judgekit.scenario.wom import wom_board
from judgekit.wom.language.reader import read as read_wom

if TYPE_CHECKING:
    from conftest import Ran

GAMES = (MAGIC, WOM)
EXAMPLES = [(game, example) for game in GAMES for example in guide.guide(game).examples]


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{g}-{e.lines()[0][:40]}" for g, e in EXAMPLES])
def test_every_example_plays_as_it_says(game: str, example: Example) -> None:
    case = read_markdown(example.document(game, "Esempio"), "esempio.md")
    edition = case.editions[0]
    done = play(case, system(edition))
    assert [(held.expectation.text, held.found) for held in done.held if not held.ok] == []
    assert done.held, "an example that states nothing cannot fail"
    assert done.missing is None
    told = {held.expectation.args[0] for held in done.held if held.expectation.kind == "verdict"}
    illegal = {number for number, step in done.replay.verdicts.items() if step.verdict == "illegal"}
    assert illegal <= told


@pytest.mark.parametrize("game", GAMES)
def test_a_verb_of_the_parser_is_told_with_two_lines_of_example(game: str) -> None:
    """A verb that is added to the parser and not to the guide fails here; and one of the guide that nobody reads."""
    verbs = guide.guide(game).verbs
    assert [verb.form for verb in verbs] == list(guide.forms(game))
    assert set(guide.verbs_told(game)) == set(guide.forms(game))
    for verb in verbs:
        assert verb.about, verb.form
        lines = [line for example in verb.examples for line in example.lines()]
        assert len(lines) >= 2, verb.form
        assert verb.form in {form for example in verb.examples for form, _ in guide.forms_used(game, example)}


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_that_messages_show_are_played(game: str) -> None:
    used = {line for example in guide.guide(game).examples for _, line in guide.forms_used(game, example)}
    assert [line for lines in guide.forms(game).values() for line in lines if line not in used] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_told_and_stands_in_an_example(game: str) -> None:
    parts = guide.guide(game).keys
    assert [(part, key.name) for part, keys in parts.items() for key in keys if not key.about] == []
    seen = {key for example in guide.guide(game).examples for key in keys_of(yaml.safe_load(example.table))}
    unseen = [
        (part, key.name)
        for part, keys in parts.items()
        for key in keys
        if part != guide.HEAD and not {key.name, *key.others} & seen
    ]
    assert unseen == []


def keys_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield str(key)
            yield from keys_of(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from keys_of(inside)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_statement_is_told_and_holds_in_an_example(game: str) -> None:
    told = guide.guide(game).statements
    assert [one.kind for one in told if not one.about or not one.lines] == []


def test_what_help_says_of_editions_is_what_their_tables_say() -> None:
    """Banding, and orders of damage, are played by some editions: the guide names these and the others."""
    told = {verb.form: verb.about for verb in guide.guide(MAGIC).verbs}
    assert editions_playing(read("branco")) == ("cr-2016", "cr-2026")
    assert "(con cr-2016 e cr-2026; in classic il branco non si può giocare)" in told["attacca"]
    assert that_order_damage(system("classic")) == ("cr-2016",)
    assert "(con cr-2016; con classic e cr-2026 non c’è un ordine" in told["ordina"]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_help_names_a_verb_of_its_game_and_every_key_can_be_asked_for(
    run: Callable[..., Ran], game: str
) -> None:
    out = " ".join(run("help", "caso", "--game", game).out.split())
    named = out.partition("da giocare: judgekit help caso ")[2].partition(".")[0].removesuffix(f" --game {game}")
    assert named in guide.forms(game)
    for part in (guide.TABLE, guide.PLAYER, guide.THINGS[game]):
        for key in guide.guide(game).keys[part]:
            done = run("help", "caso", *key.name.split(), "--game", game)
            assert done.status == 0, key.name
            assert key.about.split()[0] in done.out, key.name


def test_who_faces_whom_is_told_where_squads_are(run: Callable[..., Ran]) -> None:
    for asked in (("caso", "squadra"), ("caso", "posto"), ("caso", "schiera"), ("mazzo",)):
        assert "a destra" in run("help", *asked, "--game", "wom").out.replace("alla destra", "a destra"), asked


# --- cards, decks, lessons, templates ---------------------------------------------------------------------------------


def texts(game: str) -> list[tuple[str, str]]:
    return [(part.title, text) for part in page("carte", game).parts for text in part.texts]


KIND = {"Effetti di istantanei e stregonerie": "instant", "Aure ed equipaggiamenti": "enchantment"}


@pytest.mark.parametrize(("part", "text"), texts(MAGIC))
def test_every_text_of_magic_is_understood_and_can_be_played(part: str, text: str) -> None:
    kind = "artifact" if "equipaggiata" in text else KIND.get(part, "creature")
    assert executable(read(text, "Carta", (kind,)), system("cr-2026")) is None


@pytest.mark.parametrize(("part", "text"), texts(WOM))
def test_every_text_of_wizards_of_mickey_is_understood(part: str, text: str) -> None:
    assert read_wom(text)


def test_the_deck_of_the_guide_is_legal(run: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "mazzo.md"
    file.write_text(f"```mazzo\n{page('mazzo', WOM).part('Un mazzo intero').example}```\n", encoding="utf-8")
    done = run("deck", "check", str(file))
    assert (done.status, done.err) == (0, ""), done.out


def test_the_lesson_of_the_guide_is_sound(run: Callable[..., Ran], tmp_path: Path) -> None:
    folder = tmp_path / "rules" / "lezioni"
    folder.mkdir(parents=True)
    file = folder / "chi-puo-bloccare.md"
    file.write_text(page("lezione").part("Una lezione intera").example, encoding="utf-8")
    done = run("lint", str(file))
    assert done.status == 0, done.err


@pytest.mark.parametrize(("game", "edition"), [(MAGIC, ""), (MAGIC, "classic"), (WOM, "")])
def test_the_case_to_fill_in_plays_as_it_stands(
    run: Callable[..., Ran], tmp_path: Path, game: str, edition: str
) -> None:
    target = tmp_path / "il-mio-caso"
    options = ["--game", game, *(["--edition", edition] if edition else [])]
    assert run("new", str(target), *options).status == 0
    assert "Il mio caso" in target.with_suffix(".md").read_text(encoding="utf-8")
    done = run("replay", f"{target}.md")
    assert (done.status, done.err) == (0, ""), done.out
    again = run("new", str(target), *options)
    assert again.status == 2
    assert "c’è già" in again.err


def test_new_starts_from_a_bundled_case_or_writes_to_standard_output(run: Callable[..., Ran], tmp_path: Path) -> None:
    bundled = run("scenario", "show", "attacco-improvviso").out
    assert bundled.startswith("---\ntitolo: Attacco improvviso")
    assert run("new", "-", "--from", "attacco-improvviso").out == bundled
    assert run("new", "-", "--game", "wom").out.startswith("---\n")
    assert run("new", str(tmp_path / "x"), "--game", "wom", "--edition", "classic").status == 2


def test_a_verb_of_help_is_a_case_that_standard_input_takes(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`judgekit help caso blocca | judgekit replay -`."""
    for verb in guide.forms(MAGIC):
        text = run("help", "caso", verb).out
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        done = run("replay", "-", "--brief")
        assert (done.status, done.err) == (0, ""), (verb, done.out)


def test_help_names_every_verb_key_and_statement(run: Callable[..., Ran]) -> None:
    for game in GAMES:
        out = run("help", "caso", "--game", game).out
        told = guide.guide(game)
        assert all(verb.form in out for verb in told.verbs)
        assert all(key.name in out for keys in told.keys.values() for key in keys)
    for topic in TOPICS:
        assert run("help", topic).status == 0
    assert run("help").status == 0
    assert "Uso: judgekit replay" in run("help", "replay").out
    missing = run("help", "caso", "blocka")
    assert missing.status == 1
    assert "blocca" in missing.err


# --- check ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["lancia", "segnalini", "azioni"])
def test_a_verb_a_key_a_part_of_cases_is_helped_with_by_its_name_alone(word: str, run: Callable[..., Ran]) -> None:
    assert run("help", word) == run("help", "caso", word)
    assert run("help", f"{word}x").status != 0


def test_check_tells_all_faults_of_all_files_at_once(run: Callable[..., Ran], tmp_path: Path) -> None:
    text = template("Prova")
    good, bad, odd = (tmp_path / f"{name}.md" for name in ("buono", "cattivo", "strano"))
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("turno: Anna", "turno: Carla").replace("danno\n```", "dano\n```"), encoding="utf-8")
    odd.write_text(text.replace("con Orso\n", "con Orsa\n").replace("prende +3/+3", "divora +3/+3"), encoding="utf-8")
    done = run("check", *map(str, (good, bad, odd)))
    assert done.status == 2
    assert f"{good}: nulla da correggere" in done.out
    assert len([line for line in done.err.splitlines() if line.startswith(f"{bad}:")]) == 2
    lines = [line for line in done.err.splitlines() if line.startswith(f"{odd}:")]
    assert any("forse «Orso»" in line for line in lines)
    assert any("Non capisco" in line for line in lines)
    told = run("check", "--json", str(good), str(bad)).json["files"]
    assert [one["ok"] for one in told] == [True, False]


def test_no_bundled_case_has_a_name_that_check_does_not_know() -> None:
    """Tokens, halves and copies come to be: what a text or a keyword makes is no fault."""
    found = [fault for one in bundled.listing() for fault in unnamed(bundled_case(one.name))]
    assert found == []


@pytest.mark.parametrize(
    ("said", "knows"),
    [
        ("testo: 'Bis {3}'", True),
        ("parole: [miriade]", True),
        ("testo: 'Squadra {2}'", True),
        ("testo: 'Prole {1}'", True),
        ("parole: [rapidità]", False),
        ("testo: Rapidità", False),
    ],
)
def test_check_knows_which_keywords_make_others_of_a_name(said: str, *, knows: bool) -> None:
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cantante: {{tipo: Creatura, f/c: 3/1, {said}}}
  Bruno: {{}}
"""
    scenario = read_markdown(case(board, "Anna attacca con Cantante", "Cantante 2 è in gioco"), "caso.md")
    assert (not list(unnamed(scenario))) is knows


def test_check_finds_statements_about_a_combat_that_will_be_over(run: Callable[..., Ran], tmp_path: Path) -> None:
    path = tmp_path / "caso.md"
    late = template("Prova").replace("Muro è nel cimitero di Bruno\n", "Orso è bloccato da Muro\n")
    path.write_text(late, encoding="utf-8")
    done = run("check", str(path))
    assert done.status == 2
    assert "il combattimento è finito: scrivi «dopo azione 2: …»" in done.err
    for mended in (
        late.replace("Orso è bloccato", "dopo azione 2: Orso è bloccato"),
        late.replace("danno\n", "fermati\n"),
        late.replace("Orso è bloccato", "Orso non è bloccato"),
    ):
        path.write_text(mended, encoding="utf-8")
        assert run("check", str(path)).status == 0


def test_no_bundled_case_speaks_too_late_of_a_combat() -> None:
    assert [fault for one in bundled.listing() for fault in too_late(bundled_case(one.name))] == []


@pytest.mark.parametrize("tables", [(table_block, thing_keys), (wom_board,)])
def test_every_key_has_a_value_that_messages_can_show(tables: tuple[Any, ...]) -> None:
    for module in tables:
        for name in ("KEYS", "PLAYER_KEYS", "CARD_KEYS"):
            keys, values = getattr(module, name, {}), getattr(module, name.replace("KEYS", "VALUES"), {})
            assert set(keys.values()) == set(values), (module.__name__, name)
    assert set(case_file.KEYS.values()) == set(case_file.VALUES)
