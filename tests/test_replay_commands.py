"""`replay`, `step`, `why`, `coverage`, `scenarios`, `schema`, `scenario export`: answers, JSON, honest refusals."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judgekit.scenario import bundled

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.texts.library import Corpus

    Run = Callable[..., Any]


BOARD = """
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Montagna
    mano:
      - Folgore:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 3 danni a una creatura o a un giocatore bersaglio.
  Bruno:
    vita: 3
    in gioco:
      - Lupo: 2/2 verde
```
"""


def case(tmp_path: Path, *lines: str, expected: str = "", front: str = "edizioni: [classic]") -> str:
    """A scenario file with these actions and expectations."""
    path = tmp_path / "caso.md"
    actions = "\n".join(lines)
    blocks = f"---\ntitolo: Prova\n{front}\n---\n{BOARD}\n```azioni\n{actions}\n```\n"
    path.write_text(blocks + (f"\n```atteso\n{expected}\n```\n" if expected else ""), encoding="utf-8")
    return str(path)


@pytest.fixture
def bolt(tmp_path: Path) -> str:
    return case(tmp_path, "Anna lancia Folgore su Bruno", expected="Anna ha vinto [102.3]")


# --- replay


def test_a_bundled_case_is_found_by_its_last_name(run: Run) -> None:
    done = run("replay", "attacco-improvviso")
    assert done.status == 0, done.err
    assert done.out.startswith("Attacco improvviso contro forza pari\nclassic\n")
    assert "✓ Cavaliere è in gioco" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_json_has_the_keys_that_others_rely_on(run: Run, bolt: str) -> None:
    done = run("replay", bolt, "--json")
    assert (done.status, done.err) == (0, "")
    told = done.json
    assert set("title edition steps actions outcome expectations".split()) <= set(told)
    for step in told["steps"]:
        assert set(step) == set("n stage actor action verdict text events cites".split())
        assert step["cites"]
        assert all(cite.startswith("classic:") for cite in step["cites"])
        assert step["text"]
        assert all(set(event) == {"kind", "text"} for event in step["events"])
    assert [step["n"] for step in told["steps"]] == list(range(1, len(told["steps"]) + 1))
    assert set(told["actions"][0]) == set("n text verdict why cites".split())
    assert told["actions"][0]["verdict"] == "legal"
    outcome = told["outcome"]
    assert (outcome["winner"], outcome["draw"], outcome["turn"]) == ("Anna", False, "Anna")
    assert outcome["players"]["Bruno"] == {"life": 0, "lost": True, "hand": 0, "library": 40, "mana": {}}
    (card,) = [thing for thing in outcome["things"] if thing["name"] == "Folgore"]
    assert (card["zone"], card["owner"], card["types"]) == ("graveyard", "Anna", ["instant"])
    promised = "id name zone owner controller tapped damage power toughness colors types keywords counters attached_to"
    assert set(promised.split()) <= set(card)
    assert told["expectations"] == [{"text": "Anna ha vinto [102.3]", "line": 29, "ok": True, "got": None}]


def test_every_cited_number_is_in_the_texts(run: Run, bolt: str, corpus: Corpus) -> None:
    known = {str(ref) for ref in corpus.units}
    cited = {cite for step in run("replay", bolt, "--json").json["steps"] for cite in step["cites"]}
    assert cited <= known


def test_passing_is_never_left_out_of_the_json(run: Run, bolt: str) -> None:
    full, brief = (run("replay", bolt, "--json", *more).json for more in ((), ("--brief",)))
    assert full == brief
    assert any(event["kind"] == "pass" for step in full["steps"] for event in step["events"])


def test_an_illegal_action_is_a_verdict_with_its_reason(run: Run, tmp_path: Path) -> None:
    file = case(tmp_path, "Bruno lancia Folgore su Orso", "Anna lancia Folgore su Lupo")
    one, two = run("replay", file, "--json").json["actions"]
    assert (one["verdict"], one["why"]) == ("illegal", "Folgore non è nella mano di Bruno")
    assert one["cites"]
    assert (two["verdict"], two["why"]) == ("legal", None)


def test_a_failed_expectation_is_exit_1_and_tells_what_is_so(run: Run, tmp_path: Path) -> None:
    done = run("replay", case(tmp_path, "fermati", expected="Bruno ha 9 punti vita"))
    assert done.status == 1
    assert "✗ Bruno ha 9 punti vita" in done.out
    assert "invece: " in done.out


def test_a_missing_choice_is_exit_2_and_names_the_line(run: Run, tmp_path: Path) -> None:
    file = case(tmp_path, "Anna lancia Folgore")
    done = run("replay", file)
    assert done.status == 2
    assert "Manca una scelta: non è detto il bersaglio di Folgore" in done.out
    told = run("replay", file, "--json")
    assert told.status == 2
    assert told.json["missing"]["line"]


def test_why_of_a_case_that_stops_for_a_choice_says_so_before_all_else(run: Run, tmp_path: Path) -> None:
    said = run("why", case(tmp_path, "Anna lancia Folgore")).out
    assert 0 <= said.find("Manca una scelta: ") < said.find("senza")
    assert said.count("Manca una scelta: ") == 1


def test_a_board_of_another_game_is_refused_with_the_editions_that_fit(run: Run, bolt: str) -> None:
    done = run("replay", bolt, "-e", "wom")
    assert done.status == 2
    assert "classic, cr-2016, cr-2026" in done.err


def test_a_keyword_with_a_letter_missing_is_recognised(run: Run, tmp_path: Path) -> None:
    path = Path(case(tmp_path, "Anna passa"))
    path.write_text(path.read_text("utf-8").replace("2/2 verde", "2/2 verde, volre", 1), "utf-8")
    assert "forse «volare»?" in run("replay", str(path)).err


def test_a_choice_that_only_one_thing_could_meet_may_be_named(run: Run, tmp_path: Path) -> None:
    sacrifice = "effetto di Anna: Ogni giocatore sacrifica una creatura."
    named = case(tmp_path, sacrifice, "Bruno sceglie Lupo", expected="Lupo è nel cimitero di Bruno")
    assert run("replay", named).status == 0


def test_a_choice_of_something_else_answers_no_question(run: Run, tmp_path: Path) -> None:
    sacrifice = "effetto di Anna: Ogni giocatore sacrifica una creatura."
    done = run("replay", case(tmp_path, sacrifice, "Bruno sceglie Montagna"))
    assert done.status == 2
    assert "risponde a una domanda che non c’è" in done.err


def test_without_a_rule_the_game_is_another(run: Run) -> None:
    def zone_of_the_knight(*more: str) -> str:
        things = run("replay", "attacco-improvviso", "--json", *more).json["outcome"]["things"]
        (zone,) = (thing["zone"] for thing in things if thing["name"] == "Cavaliere")
        return str(zone)

    assert zone_of_the_knight() == "battlefield"
    assert zone_of_the_knight("--without", "502.2b") == "graveyard"
    assert "classic · senza 502.2b" in run("replay", "attacco-improvviso", "--without", "502.2b").out


def test_without_the_rule_that_settles_a_number_it_is_counted_whenever_somebody_looks(run: Run) -> None:
    done = run("replay", "418.3c-quattro-carte-in-mano", "-e", "classic", "--without", "418.3c")
    assert "prende +X/+X (X si conta di volta in volta)" in " ".join(done.out.split())


def test_an_edition_without_the_rule_that_is_taken_away_is_no_failure_unless_it_was_asked_for(run: Run) -> None:
    """Menace bears another number in 2016: the case is played under 2026, where its expectations fail."""
    case = ("replay", "cr/702/702.111b-minacciare", "--without", "702.111b")
    done = run(*case)
    assert done.status == 1
    assert "cr-2016 non ha una riga 702.111b" in done.out
    assert run(*case, "-e", "cr-2016", "-e", "cr-2026").status == 2


def test_without_a_rule_a_line_that_has_no_place_is_refused_and_the_game_goes_on(run: Run) -> None:
    """Where nobody has to discard down to seven cards, the line that says which ones answers nothing."""
    done = run("replay", "314.1-prima-lo-scarto-poi-il-danno", "--without", "314.1a", "--json")
    assert done.status == 1
    verdicts = {one["n"]: one["verdict"] for one in done.json["actions"]}
    assert [n for n, verdict in verdicts.items() if verdict == "illegal"] == [5]
    assert verdicts[6] == verdicts[7] == "legal"
    assert done.json["actions"][4]["why"].startswith("La riga non trova posto: qui nessuno chiede niente")


def test_without_a_rule_a_choice_that_lacks_is_an_outcome(run: Run, tmp_path: Path) -> None:
    case = tmp_path / "caso.md"
    bundled_one = bundled.find("103.1-nessun-limite-di-mano").read_text(encoding="utf-8")
    case.write_text(bundled_one.replace("9 Foreste", "8 Foreste\n      - Palude"), encoding="utf-8")
    done = run("replay", str(case), "--without", "103.1")
    assert done.status == 1
    assert "il copione non va oltre: Anna deve scegliere" in done.out
    assert "aggiungi una riga" not in done.out


def test_which_of_several_cards_that_say_the_same_is_not_asked(run: Run) -> None:
    done = run("replay", "103.1-nessun-limite-di-mano", "-e", "classic", "--without", "103.1")
    assert "Anna ha 9 carte in mano\n  invece: ne ha 7" in done.out


def test_a_death_in_combat_shows_three_numbers_at_most_and_all_of_them_where_asked(run: Run) -> None:
    def of_the_death(*more: str) -> list[str]:
        lines = " ".join(run("replay", "attacco-improvviso", *more).out.split())
        return lines.split("Orso viene distrutto e va nel cimitero di Bruno [")[1].split("]")[0].split()

    short, every = of_the_death(), of_the_death("--citations", "all")
    assert short == every[:3]
    assert short[0] == "420.5c"
    assert len(every) > 3
    (step,) = (s for s in run("replay", "attacco-improvviso", "--json").json["steps"] if "viene distrutto" in s["text"])
    assert step["cites"] == [f"classic:{number}" for number in every]
    assert run("replay", "attacco-improvviso", "--citations", "poche").status == 2


def test_a_page_is_written_for_the_browser(run: Run, bolt: str, tmp_path: Path) -> None:
    target = tmp_path / "caso.html"
    done = run("replay", bolt, "--html", str(target))
    assert (done.status, done.out) == (0, "")
    assert target.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_where_only_a_page_is_written_what_did_not_succeed_is_said(run: Run, tmp_path: Path) -> None:
    """The status alone would tell nobody why."""
    target = str(tmp_path / "caso.html")
    both = ("-e", "classic", "-e", "cr-2026", "--html", target)
    for command in ("replay", "compare"):
        done = run(command, "cr/702/702.111b-minacciare", *both)
        assert done.status == 2
        assert done.err.startswith("judgekit: classic: ")
    failing = case(tmp_path, "Anna lancia Folgore su Bruno", expected="Anna ha 3 punti vita")
    done = run("replay", failing, "--html", target)
    assert done.status == 1
    assert "una riga di «atteso» non si avvera" in done.err
    missing = case(tmp_path, "Anna lancia Folgore")
    done = run("replay", missing, "--html", target)
    assert done.status == 2
    assert "classic: " in done.err


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (("replay", "attaco-improviso"), 1, "classic/502/attacco-improvviso"),
        (("replay", "nulla.md"), 1, "nulla.md"),
        (("replay", "attacco-improvviso", "-e", "quinta"), 2, "quinta"),
        (("replay", "attacco-improvviso", "--without", "502.2z"), 1, "502.2b"),
        (("replay", "attacco-improvviso", "--html", "/non/esiste/x.html"), 2, "/non/esiste/x.html"),
        (("step", "attaco-improviso"), 1, "attacco-improvviso"),
        (("why", "attaco-improviso"), 1, "attacco-improvviso"),
        (("scenarios", "--rule", "999.9"), 1, "judgekit scenarios"),
        (("coverage", "-e", "quinta"), 2, "quinta"),
        (("scenario", "export", "nulla"), 1, "nulla"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(run: Run, args: tuple[str, ...], status: int, said: str) -> None:
    done = run(*args)
    assert (done.status, done.out) == (status, "")
    assert said in done.err
    assert "Traceback" not in done.err


def test_every_fault_of_a_file_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "rotto.md"
    path.write_text(
        "---\nedizoni: [classic]\n---\n```tavolo\ngiocatori:\n  Anna:\n    vitta: 3\n```\n", encoding="utf-8"
    )
    done = run("replay", str(path))
    assert (done.status, done.out) == (2, "")
    assert f"{path}:2:1: " in done.err
    assert f"{path}:7:5: " in done.err


def test_an_edition_that_nobody_can_play_is_named_and_the_others_are_played(run: Run, tmp_path: Path) -> None:
    done = run("replay", case(tmp_path, "fermati", front="edizioni: [classic, cr-1999]"))
    assert "cr-1999" in done.err
    assert "classic" in done.out


# --- step


def stepped(run: Run, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    done = run("step", "attacco-improvviso")
    assert (done.status, done.err) == (0, "")
    return str(done.out)


def test_stepping_by_lines_shows_board_step_and_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = stepped(run, monkeypatch, "a", "a", "r", "fine", "q")
    assert "passo 0 di " in text
    assert "▸ «2. Bruno blocca Cavaliere con Elfo»" in text
    assert "309.1  Dichiarare le creature bloccanti" in text
    assert "✓ Cavaliere è in gioco" in text


def test_why_is_asked_in_place(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = stepped(run, monkeypatch, "w", "q")
    assert "Regole decisive" in text
    assert "senza 502.2b Cavaliere sarebbe nel cimitero di Anna" in " ".join(text.split())


def test_the_end_of_the_input_ends_stepping(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "passo 5 di " in stepped(run, monkeypatch, "5")


# --- why, coverage


def test_why_names_the_decisive_rules(run: Run) -> None:
    told = run("why", "attacco-improvviso", "--json").json
    decisive = {one["ref"]: one["difference"] for one in told["decisive"]}
    assert "Cavaliere sarebbe nel cimitero di Anna" in decisive["classic:502.2b"]
    assert "classic:420.5c" in decisive
    assert set(decisive) <= set(told["cited"])
    page = run("why", "attacco-improvviso")
    assert page.status == 0
    assert "citate senza decidere: " in page.out


def test_coverage_tells_what_becomes_of_every_rule(run: Run) -> None:
    told = run("coverage", "--json").json
    assert told["edition"] == "classic"
    assert set(told["totals"]) == set("rules simulated definition off_table not_yet fired decisive".split())
    assert told["totals"]["rules"] == len(told["rules"])
    row = next(one for one in told["rules"] if one["number"] == "502.2b")
    assert set(row) == set("number status reason plays scenarios decisive_in".split())
    assert row["status"] == "simulated"
    assert "classic/502/attacco-improvviso" in row["decisive_in"]
    assert set(row["decisive_in"]) <= set(row["scenarios"])
    one = run("coverage", "--rule", "classic:502.2b").out
    assert one.startswith("502.2b  simulata")
    assert "keywords.py" in one


def test_coverage_takes_the_edition_that_a_rule_names(run: Run) -> None:
    done = run("coverage", "--rule", "wom:8.4")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("8.4 ")


def test_the_number_of_a_section_stands_for_all_that_is_under_it(run: Run) -> None:
    done = run("coverage", "--edition", "wom", "--rule", "4")
    assert done.status == 0
    numbers = [line.split()[0] for line in done.out.splitlines() if not line.startswith(" ")]
    assert "4.1" in numbers
    assert all(number.startswith("4.") for number in numbers)


def test_rules_of_two_editions_are_asked_for_one_at_a_time(run: Run) -> None:
    done = run("coverage", "--rule", "wom:8.4", "--rule", "classic:310.1")
    assert done.status == 1
    assert "wom, classic" in done.err


def test_an_edition_beside_itself_differs_in_nothing(run: Run) -> None:
    assert "allo stesso modo" in run("coverage", "--diff", "cr-2016", "cr-2016").out


def test_coverage_offers_the_nearest_rule(run: Run) -> None:
    done = run("coverage", "--rule", "502.2z")
    assert done.status == 1
    assert "502.2b" in done.err


# --- scenarios


def test_scenarios_are_listed_and_filtered(run: Run) -> None:
    every = run("scenarios", "--json").json
    assert [one["name"] for one in every] == list(bundled.names())
    here = {"judgekit", "name", "title", "editions", "lesson", "level", "source", "rules", "file"}
    assert all(set(one) == here for one in every)
    by_rule = {one["name"] for one in run("scenarios", "--rule", "classic:502.2b", "--json").json}
    assert "classic/502/attacco-improvviso" in by_rule
    by_lesson = run("scenarios", "--lesson", "combattimento", "-e", "classic").out
    assert "classic/502/attacco-improvviso  Attacco improvviso" in by_lesson


def test_a_rule_stands_for_what_is_under_it_but_not_for_its_namesake(run: Run) -> None:
    under = {one["name"] for one in run("scenarios", "--rule", "502.2", "--json").json}
    assert "classic/502/attacco-improvviso" in under
    namesake = run("scenarios", "--rule", "50", "--json")
    assert (namesake.json, namesake.status) == ([], 1)


def test_a_case_goes_to_json_and_back(run: Run, bolt: str, tmp_path: Path) -> None:
    written = run("scenario", "export", bolt, "--json")
    copy = tmp_path / "copia.json"
    copy.write_text(written.out, encoding="utf-8")
    one, two = (run("replay", file, "--json").json for file in (bolt, str(copy)))
    assert one["steps"] == two["steps"]
    assert one["outcome"] == two["outcome"]


def test_the_schema_is_a_json_schema(run: Run) -> None:
    assert run("schema").json["$schema"].startswith("https://json-schema.org/")


# --- answers, trials, combats that are over


AURA = """---
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - Scudo:
          tipo: Istantaneo
          costo: "{W}"
          testo: Una creatura bersaglio che controlli ha protezione dal colore a tua scelta fino alla fine del turno.
    in gioco: [Orso: 2/2 verde, Pianura]
  Bruno:
    in gioco:
      - Catene:
          tipo: Incantesimo — Aura
          costo: "{W}"
          testo: Incanta creatura. La creatura incantata non può attaccare né bloccare.
          assegnata a: Orso
      - Lupo: 2/2 nero
```
```azioni
prova: Anna attacca con Orso
Anna lancia Scudo su Orso
si risolve
Anna sceglie bianco
Anna attacca con Orso
```
```atteso
ATTESO
```
"""


def aura(tmp_path: Path, *expected: str) -> str:
    path = tmp_path / "aura.md"
    path.write_text(AURA.replace("ATTESO", "\n".join(expected)), encoding="utf-8")
    return str(path)


def test_an_answer_is_done_no_earlier_than_what_asked_for_it(run: Run, tmp_path: Path) -> None:
    fallen = [f"dopo azione {n}: Catene è nel cimitero di Bruno" for n in (3, 4, 5)]
    done = run("replay", aura(tmp_path, "dopo azione 2: Catene è in gioco", *fallen))
    assert done.status == 0, done.out


def test_the_lines_that_answer_are_counted_before_the_eyes(run: Run, tmp_path: Path) -> None:
    out = run("replay", aura(tmp_path, "Orso è in gioco")).out
    shown = [line for line in out.splitlines() if line.lstrip().startswith(("▸", "▹"))]
    assert [line.split("«")[1].partition(".")[0] for line in shown] == ["1", "2", "3", "4", "5"]
    assert "▹ risponde «4. Anna sceglie bianco» — legale" in out


def test_a_trial_that_is_refused_ends_with_its_being_taken_back(run: Run, tmp_path: Path) -> None:
    out = run("replay", aura(tmp_path, "azione 1 è illegale")).out
    trial = out[out.index("«1. prova") : out.index("«2. ")]
    assert "illegale: Orso non può attaccare" in trial
    assert "torna com’era" in trial
    assert "non attacca" not in trial
    assert "Si salta" not in trial


def test_a_statement_about_a_combat_that_is_over_is_told_its_moment(run: Run, tmp_path: Path) -> None:
    lines = ("Anna attacca con Orso", "Bruno non blocca", "danno")
    said = ("Orso è non bloccato [310.1]", "[classic] Orso sta attaccando", "Lupo sta bloccando")
    done = run("replay", case(tmp_path, *lines, expected="\n".join(said)))
    out = " ".join(done.out.split())
    assert "il combattimento è finito: scrivi «dopo azione 2: Orso è non bloccato»" in out
    assert "scrivi «[classic] dopo azione 1: Orso sta attaccando»" in out
    assert "✗ Lupo sta bloccando invece: il combattimento è finito, e dopo nessuna delle azioni era così" in out


def test_an_order_that_an_edition_does_not_know_names_the_one_that_does(run: Run, tmp_path: Path) -> None:
    done = run("replay", case(tmp_path, "Anna ordina i bloccanti di Orso: Lupo", expected="azione 1 è illegale"))
    assert "lo si fa con cr-2016" in " ".join(done.out.split())


def test_a_cost_is_told_in_the_words_of_the_game(run: Run, tmp_path: Path) -> None:
    path = Path(case(tmp_path, "Anna attiva Altare sacrificando Orso", expected="Orso è nel cimitero di Anna"))
    altar = '      - Altare: {tipo: Artefatto, testo: "Sacrifica una creatura: Pesca una carta."}\n'
    altar += "      - Elfo: 1/1 verde\n"
    text = path.read_text("utf-8").replace("      - Montagna\n", altar + "      - Montagna\n", 1)
    path.write_text(text, "utf-8")
    assert run("replay", str(path)).status == 0


@pytest.mark.parametrize("name", ["702.22h-chi-blocca-uno-blocca-tutti", "509.4b-entra-bloccante-un-volante"])
def test_a_block_that_never_was_to_be_judged_alone_is_not_said_to_go_on(run: Run, name: str) -> None:
    assert "continua a bloccare" not in run("replay", name, "--citations", "all").out


def test_a_block_that_would_be_illegal_by_now_is_said_to_go_on(run: Run) -> None:
    assert "continua a bloccare" in run("replay", "501.1-ali-dopo-il-blocco").out


NOTHING_FOUND = """---
titolo: Una ricerca a vuoto
edizioni: [cr-2016, cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    riserva: "{G}"
    mano:
      - Guida:
          tipo: Creatura
          costo: "{G}"
          f/c: 1/1
          testo: Quando la Guida entra nel campo di battaglia, puoi passare in rassegna il tuo grimorio per una carta terra base, rivelarla e aggiungerla alla tua mano. Poi rimescola il tuo grimorio.
    grimorio:
      - Orso: 2/2 verde
  Bruno: {}
```

```azioni
Anna lancia Guida
si risolve
si risolve
Anna sceglie sì
```

```atteso
Guida è in gioco
Anna ha 0 carte in mano
```
"""  # noqa: E501


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_a_search_that_finds_nothing_moves_nothing(run: Run, tmp_path: Path, edition: str) -> None:
    case = tmp_path / "caso.md"
    case.write_text(NOTHING_FOUND, encoding="utf-8")
    assert run("replay", str(case), "-e", edition).status == 0


def test_a_trial_after_something_has_resolved_is_taken_back(run: Run, tmp_path: Path) -> None:
    lines = ("effetto di Bruno: Guadagni 1 punto vita.", "vai a seconda fase principale di Anna")
    path = case(
        tmp_path, *lines, "prova: Anna lancia Folgore su Bruno", "fine del turno", expected="Bruno ha 4 punti vita"
    )
    done = run("replay", path)
    assert (done.status, "azione illegale" in done.out) == (0, False), done.out


def test_a_line_that_names_a_player_is_no_order_of_abilities(run: Run, tmp_path: Path) -> None:
    saint = {
        "tipo": "Incantesimo",
        "testo": "All’inizio del tuo mantenimento, un giocatore bersaglio perde 1 punto vita.",
    }
    board = {"turno": "Bruno", "giocatori": {"Anna": {"in gioco": [{"Santo": saint}, {"Santo": saint}]}, "Bruno": {}}}
    path = tmp_path / "caso.md"
    path.write_text(
        "---\ntitolo: Prova\nedizioni: [cr-2026]\n---\n"
        f"```tavolo\n{json.dumps(board, ensure_ascii=False)}\n```\n"
        "```azioni\nvai a mantenimento di Anna\nAnna sceglie Bruno\nAnna sceglie Anna\nsi risolve\nsi risolve\n```\n"
        "```atteso\nAnna ha 19 punti vita\nBruno ha 19 punti vita\n```\n",
        encoding="utf-8",
    )
    done = run("replay", str(path))
    assert done.status == 0, done.out + done.err
