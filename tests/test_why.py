"""Which rule is the point of a case: found, said in a sentence, told apart from what only holds the game together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from cases import bundled_case

from judgekit.answers.spoken_of import spoken_of
from judgekit.editions import EDITIONS, system
from judgekit.render.italian.instead import would_be
from judgekit.render.italian.point import point
from judgekit.render.reasons import as_json, titles
from judgekit.render.replay import order_of, rows
from judgekit.ruling.answers import ALIKE, BACKGROUND, CITED, MACHINERY, POINT, Reason
from judgekit.ruling.kept import shown
from judgekit.ruling.weighing import counted
from judgekit.ruling.weights import Order, weights
from judgekit.ruling.why import points, read_first, why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.run import run as played_so
from judgekit.table.system import System
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable

    Run = Callable[..., Any]

DATA = Path(__file__).parent / "data" / "why"


def found(name: str, edition: str) -> tuple[str, list[list[Reason]]]:
    """The sentence about a case, and its reasons by groups."""
    path = DATA / f"{name}.md"
    run, reasons = why(read_file(path if path.is_file() else bundled.find(name)), system(edition))
    return point(run, reasons, titles(home.open_corpus(), edition)), points(reasons)


# --- the sentence

LEGENDS = (
    "Aldo il Saggio 1 è nel cimitero di Anna per la 420.5e (regola delle leggende): "
    "senza, sarebbe in gioco e Aldo il Saggio 2 sarebbe in gioco."
)


@pytest.mark.parametrize(
    ("name", "edition", "said"),
    [
        (
            "attacco-improvviso",
            "classic",
            "Cavaliere è in gioco per la 502.2b (le due interfasi di danno): senza, sarebbe nel cimitero di Anna.",
        ),
        (
            "420.5e-leggende-entrate-insieme",
            "classic",
            LEGENDS,
        ),
        (
            "indistruttibile",
            "cr-2026",
            "Statua è in gioco per la 702.12b (che cosa ferma indistruttibile): senza, sarebbe nel cimitero di Anna.",
        ),
        (
            "faq-15-il-numero-piu-basso",
            "wom",
            "Dardo vale 0 per la FAQ 15: senza, varrebbe 2 e la sfida non la vincerebbe nessuno.",
        ),
    ],
)
def test_the_point_is_said_as_a_judge_says_it(name: str, edition: str, said: str) -> None:
    sentence, _, mistake = found(name, edition)[0].partition(" Chi la dimentica ")
    assert sentence == said
    assert mistake.endswith(".")


@pytest.mark.parametrize(
    ("edition", "numbers"),
    [("classic", {"502.4b", "502.8b"}), ("cr-2016", {"702.9b", "702.27b"}), ("cr-2026", {"702.9b", "702.28b"})],
)
def test_two_rules_of_which_either_suffices_are_found_together(edition: str, numbers: set[str]) -> None:
    sentence, groups = found("volare-e-ombra", edition)
    first = groups[0][0]
    assert {first.number, *first.with_it} == numbers
    assert "basta una delle due" in sentence
    assert "senza entrambe, sarebbe legale" in sentence


STILL = """---
titolo: Un tavolo fermo
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 4/4 verde
      - Lupo: 2/2 verde
  Bruno: {}
```
```azioni
effetto di Anna: Una creatura bersaglio ha forza e costituzione base 0/1 fino alla fine del turno. su Orso
```
"""


def test_a_board_that_expects_nothing_speaks_by_what_its_things_are_like() -> None:
    run, reasons = why(read_markdown(STILL, "fermo"), system("cr-2026"))
    first = points(reasons)[0][0]
    assert ("size", "Orso", (0, 1), (4, 4)) in first.differences
    said = point(run, reasons, lambda _: "")
    assert said.startswith(f"Orso è 0/1 per la {first.number}: senza, sarebbe 4/4.")


def test_what_is_printed_is_nothing_that_comes_about() -> None:
    _, reasons = why(read_markdown(STILL, "fermo"), system("cr-2026"))
    changed = {(d[0], d[1]) for one in reasons for d in one.differences}
    assert ("size", "Orso") in changed
    assert not changed & {("size", "Lupo"), ("colours", "Orso"), ("types", "Lupo")}


def test_actions_are_called_by_their_words(run: Run) -> None:
    told = run("why", "attacco-improvviso", "--all").out
    assert "«Bruno blocca Cavaliere con Elfo» sarebbe legale" in " ".join(told.split())
    assert "l’azione 2" not in told


def test_what_is_so_for_a_while_is_said_with_the_action_after_which_it_is() -> None:
    sentence = found("cr/503/503.1-priorita-nel-mantenimento", "cr-2016")[0]
    assert sentence.startswith("Dopo «si risolve», è il mantenimento di Anna per la 503.2")


@pytest.mark.parametrize(
    ("name", "edition", "said"),
    [
        ("405.6c-il-mana-non-aspetta", "cr-2026", "605.3b"),
        ("603.4-giocata-dalla-mano", "cr-2016", "senza, avrebbe 30 punti vita."),
        ("702.97a-mangiacarogne", "cr-2016", "senza, sarebbe nel cimitero di Anna."),
        ("410.8b-una-volta-finche-aspetta", "classic", "senza, si innescherebbe 12 volte."),
        ("603.4-se-non-e-gia-cosi", "cr-2026", "senza, avrebbe 22 punti vita."),
        ("601.3-il-divieto-dell-araldo", "cr-2016", ": Araldo vieta di lanciare Orso."),
        ("10.19-scoprire-la-posta", "wom", "senza, sarebbero coperti."),
    ],
)
def test_the_sentence_tells_what_would_be_so_instead(name: str, edition: str, said: str) -> None:
    """Also of what is so for a while only, of what triggers, of what is asked of nobody then: no filler."""
    sentence = found(name, edition)[0]
    assert said in sentence
    assert "non sarebbe così" not in sentence
    assert "non avverrebbe" not in sentence


@pytest.mark.parametrize(
    ("claim", "found", "said"),
    [
        ("Orso è 4/4", "è 2/2", "sarebbe 2/2"),
        ("Orso è STAPpato", "è TAPpata", "sarebbe TAPpato"),
        ("Bruno controlla Lupo", "la controlla Anna", "Lupo sarebbe di Anna"),
        ("Bruno controlla Lupo", "è nel cimitero di Anna", "Lupo sarebbe nel cimitero di Anna"),
        ("Orso ha volare", "non ha parole chiave", "non lo avrebbe"),
        ("è il mantenimento di Anna", "acquisizione di Anna", "sarebbe l’acquisizione di Anna"),
        ("Orso è in esilio", "è in gioco, di Bruno", "sarebbe in gioco"),
        ("Anna ha 20 punti vita", "ne ha 0", "non ne avrebbe"),
        ("Orso è in gioco", "l’azione 3 non è stata compiuta", ""),
    ],
)
def test_what_is_found_is_put_into_the_conditional(claim: str, found: str, said: str) -> None:
    board = STILL.replace("      - Lupo: 2/2 verde\n", "").rstrip() + f"\n\n```atteso\n{claim}\n```\n"
    expected = read_markdown(board.replace("Bruno: {}", "Bruno: {in gioco: [Lupo: 1/1 nero]}"), "x").expectations[0]
    assert would_be(expected, found) == said


def test_a_challenge_of_which_nothing_is_expected_is_told_as_it_comes_out() -> None:
    scenario = read_file(bundled.find("faq-15-il-numero-piu-basso"))._replace(expectations=())
    run, reasons = why(scenario, system("wom"))
    assert "Decide" not in point(run, reasons, lambda _: "")


def test_a_rule_of_which_nothing_comes_speaks_by_who_gets_it_half_right() -> None:
    """Each player looks at legends of their own: without the legend rule nothing would be otherwise here."""
    sentence, groups = found("confronti/tre-regole-delle-leggende", "cr-2026")
    assert (groups[0][0].number, groups[0][0].told) == ("704.5j", False)
    assert groups[0][0].mistaken == "conta anche le leggende che controllano gli altri giocatori"
    assert "sbaglia: così sarebbe nel cimitero di Anna" in sentence
    assert "senza" not in sentence


@pytest.mark.parametrize(
    ("name", "edition", "mistake"),
    [
        ("602.2a-la-fonte-muore-in-risposta", "cr-2026", "crede che un’abilità in pila svanisca"),
        ("112.7a-il-controllore-di-chi-non-c-e-piu", "cr-2016", "prende il proprietario per l’ultimo controllore"),
    ],
)
def test_of_a_rule_that_is_got_wrong_in_many_ways_the_one_of_here_is_told(
    name: str, edition: str, mistake: str
) -> None:
    """A rule speaks of several things: what people think of the others would be false of this board."""
    told = [those[0].mistakes[0] for those in found(name, edition)[1][:2] if those[0].mistakes]
    assert any(said.startswith(mistake) for said in told)


def test_what_forbids_goes_before_what_the_game_breaks_without() -> None:
    """Without the upkeep nobody could try anything in it; but it is the main phase that creatures are kept for."""
    assert "305.3" in found("nel-mantenimento", "classic")[1][0][0].numbers


def test_a_case_that_stops_is_about_what_its_question_speaks_of() -> None:
    """Targets are missing, and that is asked by rules of which nobody speaks."""
    sentence, groups = found("si-ferma-a-un-bersaglio", "cr-2026")
    assert groups[0][0].number == "702.94a"
    assert sentence.startswith("Nulla è ancora deciso")


def test_what_stands_on_another_goes_first_where_the_question_surely_speaks_of_it() -> None:
    """Nobody would lose without the rule of zero life; that both lose at once is what is asked."""
    assert found("pari", "cr-2016")[1][0][0].number == "104.4a"


def test_a_rule_that_the_question_likely_speaks_of_stands_beside_the_reasons() -> None:
    """Nothing hangs on it: that a creature with toughness 0 is not destroyed changes nothing here."""
    run, reasons = why(read_file(DATA / "non-distrutto.md"), system("cr-2026"))
    assert reasons[0].number == "704.5f"
    assert spoken_of(run, reasons) in {("701.8b",), ("702.12b",)}


def test_beside_a_first_reason_that_answers_what_is_asked_others_stand_behind_all_that_decides(run: Run) -> None:
    name = "707.2-la-copia-della-copia-di-una-pedina-animata"
    about = run("why", name, "-e", "cr-2026", "--json").json["about"]
    read = re.findall(r"(?m)^  (\d[\w.]*)  \S", run("why", name, "-e", "cr-2026").out)
    assert len(read) > 2
    assert [f"cr-2026:{number}" for number in read[-1:]] == about


@pytest.mark.parametrize(("edition", "number"), [("cr-2016", "603.2f"), ("cr-2026", "603.2g")])
def test_what_only_waits_where_the_script_stops_resolves_without_a_rule(edition: str, number: str) -> None:
    """Without it the ability triggers (614.6, too): nobody would see what comes of it where it waits."""
    sentence, groups = found("esiliata-invece", edition)
    assert groups[0][0].number == number
    assert "avrebbe 23 punti vita" in sentence


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_where_few_reasons_are_left_what_is_asked_hangs_on_is_read_too(edition: str) -> None:
    """That a creature stays blocked (509.1h) holds every combat together; here it answers what is asked."""
    path = DATA / "bloccante-sparito.md"
    run, reasons = why(read_file(path), system(edition))
    read = [those[0].number for those in read_first(run, reasons)]
    assert "509.1h" in read[:3]


def test_what_leaves_an_illegal_action_untried_does_not_forbid_it() -> None:
    _, groups = found("terra-sbagliata", "classic")
    assert groups[0][0].number == "409.2f"


def test_where_a_token_would_be_that_is_no_more_is_no_point() -> None:
    """The rule that it ceases to exist decides few boards; this one is about how strong its source was."""
    assert "608.2h" in found("il-maglio-e-la-pedina", "cr-2026")[0]


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_where_nothing_is_expected_a_token_that_is_no_more_may_be_all_that_is_asked(edition: str) -> None:
    reasons = why(read_markdown(_A_GOBLIN_DIES, "caso.md"), system(edition))[1]
    assert (reasons[0].number, reasons[0].kind) == ("704.5d", "point")


_A_GOBLIN_DIES = """---
titolo: La pedina muore
edizioni: [cr-2016, cr-2026]
---
Che ne è della pedina?

```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - Condanna: {tipo: Istantaneo, costo: "{B}", testo: "Distruggi una creatura bersaglio."}
    in gioco:
      - Palude
  Bruno:
    in gioco:
      - Goblin: 2/2 rosso, pedina
```
```azioni
Anna lancia Condanna su Goblin
si risolve
fermati
```
"""


def test_where_no_rule_alone_decides_nothing_is_made_up() -> None:
    board = (
        "---\ntitolo: Nulla\nedizioni: [classic]\n---\n```tavolo\nturno: Anna\ngiocatori:\n  Anna: {}\n  Bruno: {}\n```"
    )
    run, reasons = why(read_markdown(board, "nulla"), system("classic"))
    assert point(run, reasons, titles(home.open_corpus(), "classic")) == ""


def test_who_gets_it_wrong_is_told_where_the_mistake_has_a_name() -> None:
    run, reasons = why(bundled_case("attacco-improvviso"), system("classic"))
    named = [one._replace(mistakes=("crede che il danno sia uno solo",)) for one in reasons]
    assert point(run, named, lambda _: "").endswith(" Chi la dimentica crede che il danno sia uno solo.")


# --- the reasons


def test_rules_without_which_the_same_comes_out_are_one_reason() -> None:
    _, groups = found("attacco-improvviso", "classic")
    assert [one.number for one in groups[0]] == ["502.2b", "310.2"]
    assert len({one.group for those in groups for one in those}) == len(groups)


def test_what_breaks_the_game_is_never_the_point() -> None:
    """Without priority, phases or the stack no game goes on: that says nothing of this one."""
    _, groups = found("attacco-improvviso", "classic")
    kinds = {one.number: one.kind for those in groups for one in those}
    assert kinds["502.2b"] == POINT
    assert kinds["300.2"] == kinds["408.1c"] == MACHINERY
    assert kinds["217.5c"] == CITED
    order = [those[0].kind for those in groups]
    assert order == sorted(order, key=[POINT, BACKGROUND, MACHINERY, CITED].index)


def test_the_rule_that_a_case_names_is_not_read() -> None:
    scenario = bundled_case("attacco-improvviso")
    other = scenario._replace(source="217.5c", lesson="", file="")
    assert why(scenario, system("classic"))[1] == why(other, system("classic"))[1]


# --- weights


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_weights_are_counted_over_what_the_boards_show(edition: str) -> None:
    assert counted(edition, shown(edition)) == weights(edition)


def test_the_numbers_of_a_step_begin_with_what_says_most() -> None:
    cites = ("420.1", "217.4a", "420.3", "420.5c")
    order = Order(system("classic"))
    assert order.of(cites)[0] == "420.5c"
    assert order.of(cites, refused=True)[0] == "420.1"
    assert set(order.of(cites)) == set(cites)


def test_what_every_step_of_a_replay_cites_says_little_of_any() -> None:
    """All that an effect on the board does to what is read there is told after what happens."""
    played = played_so(bundled_case("attacco-improvviso"), system("classic"))
    everywhere = [one._replace(cites=(*one.cites, "418.3a")) for one in played.replay.steps]
    dealt = next(one for one in everywhere if "310.4" in one.cites)
    assert Order(system("classic")).of_step(dealt)[0] == "418.3a"
    assert Order(system("classic"), everywhere).of_step(dealt)[0] != "418.3a"


WEARING = """---
titolo: Un Manto addosso
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Manto:
          tipo: Incantesimo — Aura
          testo: Incanta creatura. La creatura incantata prende +1/+1.
          assegnata a: Orso
      - Montagna
  Bruno: {}
```
```azioni
Anna attiva Montagna
Anna attacca con Orso
```
"""


def test_what_is_read_by_the_way_is_not_told_of_a_step() -> None:
    """What the enchanted creature is like is asked whenever something happens to it: no judge would name that."""
    played = played_so(read_markdown(WEARING, "manto"), system("cr-2026"))
    order = Order(played.replay.system, played.replay.steps)
    attacks = next(one for one in played.replay.steps if any(event.kind == "attacks" for event in one.events))
    assert "303.4b" in attacks.cites
    assert order.first(order.of_step(attacks), 3) == ("508.1k",)


def test_mana_is_made_by_the_rule_of_mana_abilities() -> None:
    played = played_so(read_markdown(WEARING, "manto"), system("cr-2026"))
    made = next(one for one in played.replay.steps if any(event.kind == "mana" for event in one.events))
    order = Order(played.replay.system, played.replay.steps)
    assert "605.3b" in order.first(order.of_step(made), 3)


NOBODY_ATTACKS = """---
titolo: Nessuno attacca
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna: {}
  Bruno: {}
```
```azioni
vai a seconda fase principale di Anna
```
"""


@pytest.mark.parametrize(("edition", "number"), [("classic", "308.4"), ("cr-2016", "508.6"), ("cr-2026", "508.8")])
def test_what_is_skipped_is_told_by_the_rule_that_skips_it(edition: str, number: str) -> None:
    """Nobody attacks: why there are no blocks is not told by the rule about blocks."""
    played = played_so(read_markdown(NOBODY_ATTACKS.replace("cr-2026", edition), "salta"), system(edition))
    order = Order(played.replay.system, played.replay.steps)
    skipped = [one for one in played.replay.steps if any(event.kind == "skipped" for event in one.events)]
    assert skipped
    assert {order.of_step(one)[0] for one in skipped} == {number}


def test_an_edition_that_nobody_has_counted_weighs_all_the_same() -> None:
    assert Order(System("di un altro mondo", {}, {}, {})).of(("2", "1", "3")) == ("2", "1", "3")


# --- the command


def test_why_says_the_point_then_at_most_five_reasons(run: Run) -> None:
    done = run("why", "attacco-improvviso")
    assert done.status == 0
    assert "Cavaliere è in gioco per la 502.2b" in done.out
    assert "--all" in done.out
    assert "408.1c" not in done.out
    every = run("why", "attacco-improvviso", "--all").out
    assert "Reggono la partita" in every
    assert "citate senza decidere" in every
    assert "408.1c" in every


def test_what_is_expected_and_is_not_so_comes_before_the_reasons(run: Run, tmp_path: Path) -> None:
    """The board may say something else than its author meant: it is not answered as if nothing were wrong."""
    case = bundled.find("attacco-improvviso").read_text("utf-8")
    assert "Cavaliere è in gioco" in case
    wrong = tmp_path / "caso.md"
    wrong.write_text(case.replace("Cavaliere è in gioco", "Cavaliere è nel cimitero"), "utf-8")
    done = run("why", str(wrong), "-e", "classic")
    assert done.status == 1
    told, _, reasons = done.out.partition("per la 502.2b")
    assert "✗ Cavaliere è nel cimitero" in told
    assert "invece: è in gioco" in told
    assert reasons
    assert [one["ok"] for one in run("why", str(wrong), "--json", "-e", "classic").json["expectations"]].count(
        False
    ) == 1
    assert "✗" not in run("why", "attacco-improvviso", "-e", "classic").out


def test_every_reason_tells_its_weight_group_kind_and_mistake(run: Run) -> None:
    told = run("why", "attacco-improvviso", "--json").json
    assert told["point"] == "classic:502.2b"
    assert told["sentence"].startswith("Cavaliere è in gioco per la 502.2b")
    assert told["decisive"][0]["ref"] == "classic:502.2b"
    for one in told["reasons"]:
        assert set(one) == set("ref kind weight group mistake with told difference differences".split())
        assert one["kind"] in {POINT, BACKGROUND, MACHINERY, CITED, ALIKE}
    assert {one["ref"] for one in told["decisive"]} == {r["ref"] for r in told["reasons"] if r["differences"]}


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("attacco-improvviso", "classic"),
        ("509.1a-l-unico-che-attacca", "cr-2026"),
        ("509.1b-es-volare-e-ombra", "cr-2026"),
    ],
)
def test_what_decides_begins_in_json_as_people_read_it(run: Run, name: str, edition: str) -> None:
    read = re.findall(r"(?m)^  (\d[\w.]*)  \S", run("why", name, "-e", edition).out)
    told = run("why", name, "--json", "-e", edition).json
    said = [one["ref"].partition(":")[2] for one in told["decisive"]]
    read = [number for number in read if f"{edition}:{number}" not in told["about"]]
    assert read
    assert said[: len(read)] == read


@pytest.mark.parametrize(
    ("name", "edition", "first", "beside"),
    [
        ("veleno-di-vipera", "cr-2026", "120.3g", "702.164c"),
        ("120.2b-a-se-stessa", "cr-2026", "120.3f", "120.2b"),
    ],
)
def test_beside_the_first_rule_stands_the_one_that_carries_the_same_decision(
    name: str, edition: str, first: str, beside: str
) -> None:
    sentence, groups = found(name, edition)
    head, other = groups[0][:2]
    assert (head.number, other.number, other.kind) == (first, beside, ALIKE)
    assert head.group == other.group
    assert f", con la {beside}" in sentence


def test_nothing_stands_beside_a_rule_that_the_question_speaks_of_far_more() -> None:
    groups = found("muro-che-attacca", "cr-2026")[1]
    assert [one.number for one in groups[0]] == ["702.3b", "508.1c"]
    assert ALIKE not in {one.kind for one in groups[0]}


@pytest.mark.parametrize(
    ("name", "edition"), [("volare-e-ombra", "cr-2016"), ("indistruttibile", "cr-2026"), ("due-valori", "wom")]
)
def test_no_machinery_stands_beside_the_first_rule(name: str, edition: str) -> None:
    groups = found(name, edition)[1]
    assert all(one.kind != ALIKE or not weights(edition).is_machinery(one.numbers) for those in groups for one in those)
    assert sum(one.kind == ALIKE for those in groups for one in those) <= 1


@pytest.mark.parametrize(
    ("name", "edition", "number"),
    [
        ("due-valori", "wom", "faq-15"),  # the lowest would be the first of them, too
        ("legge-lo-stampato", "wom", "faq-17"),  # where it is read, nothing has been taken off yet
        ("303.4e-spariscono-gli-incantesimi-di-bruno", "classic", "214.8i"),
        ("303.4e-spariscono-gli-incantesimi-di-bruno", "cr-2026", "303.4e"),
    ],
)
def test_who_forgets_a_rule_gets_it_wrong_wherever_it_is_asked(name: str, edition: str, number: str) -> None:
    head = found(name, edition)[1][0][0]
    assert head.number == number
    assert head.decisive


def test_a_rule_that_only_says_that_nothing_more_comes_of_it_may_be_the_point() -> None:
    sentence, groups = found("502.7c-due-volte-protezione", "classic")
    assert sentence.startswith("Qui conta la 502.7c (copie ridondanti di protezione), che non aggiunge nulla")
    assert (groups[0][0].number, groups[0][0].kind, groups[0][0].differences) == ("502.7c", POINT, ())
    assert groups[1][0].number == "502.7b"


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_the_terminal_tells_the_numbers_of_a_step_in_the_order_of_everywhere_else(edition: str) -> None:
    name = next(one.name for one in bundled.listing() if edition in one.editions and "salta" in one.name)
    run = played_so(bundled_case(name), system(edition))
    order, steps = order_of(run), {step.n: step for step in run.replay.steps}
    told = [row for row in rows(run) if len(row.steps) == 1 and row.cites]
    assert told
    assert all(row.cites == order.of_step(steps[row.steps[0]]) for row in told)


ASKED = """---
titolo: Il danno viene modificato prima di essere inflitto
edizioni: [cr-2016]
---
{prose}

```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Montagna
    mano:
      - Fulmine: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 3 danni a una creatura bersaglio.}}
  Bruno:
    in gioco:
      - Riccio: 3/3 verde
      - Corazza:
          tipo: Artefatto — Equipaggiamento
          testo: Se una fonte dovesse infliggere danno alla creatura equipaggiata, previeni 2 di quel danno.
          assegnata a: Riccio
```

```azioni
Anna lancia Fulmine su Riccio
si risolve
```

```atteso
Riccio subisce 1 danno
```
"""


def test_a_rule_that_the_question_speaks_of_is_named_though_nothing_hangs_on_it() -> None:
    """What decides comes first; of a question that asks of nothing else, nothing is added."""
    prose = "Il danno viene inflitto come lo modificano gli effetti di sostituzione e di prevenzione?"
    run, reasons = why(read_markdown(ASKED.format(prose=prose), "prova.md"), system("cr-2016"))
    assert spoken_of(run, reasons) == ("119.4a",)
    assert "119.4a" not in {number for one in reasons if one.decisive for number in one.numbers}
    text = ASKED.format(prose="").replace("Il danno viene modificato prima di essere inflitto", "Prova")
    assert spoken_of(*why(read_markdown(text, "prova.md"), system("cr-2016"))) == ()


UNTOUCHED = """---
titolo: Di che colore è il Golem?
edizioni: [classic]
---
Anna può distruggere il Golem con una magia che uccide soltanto le creature bianche?

```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - 2 Paludi
    mano:
      - Macchia: {tipo: Istantaneo, costo: "{1}{B}", testo: Distruggi una creatura bianca bersaglio.}
  Bruno:
    in gioco:
      - Golem: {tipo: Creatura Artefatto — Golem, costo: "{4}", f/c: 3/3}
```

```azioni
prova: Anna lancia Macchia su Golem
```

```atteso
azione 1 è illegale
```
"""


def test_what_no_rule_alone_forbids_is_told_by_the_rule_that_is_the_first_to_forbid_it() -> None:
    """Without it the action would not be judged at all: that says nothing, its refusal does."""
    run, reasons = why(read_markdown(UNTOUCHED, "prova.md"), system("classic"))
    assert (reasons[0].number, reasons[0].kind, reasons[0].forbids) == ("409.2c", "point", 1)
    sentence = point(run, reasons, titles(home.open_corpus(), "classic"))
    assert sentence == (
        "«Anna lancia Macchia su Golem» è illegale per la 409.2c (scelta dei bersagli): "
        "Macchia non ha un bersaglio legale."
    )


def test_a_rule_that_the_question_surely_speaks_of_goes_before_what_hardly_says_anything() -> None:
    """Nobody is asked to show what hangs on it; where something weighs much, that comes first all the same."""
    board = UNTOUCHED.replace("Di che colore è il Golem?", "Si può nominare la faccia posteriore di una carta?")
    asks = "Posso nominare la faccia posteriore di una carta bifronte?"
    board = board.replace("azione 1 è illegale", "Golem è in gioco")
    text = board.replace("[classic]", "[cr-2016]").replace(
        "Anna può distruggere il Golem con una magia che uccide soltanto le creature bianche?", asks
    )
    run, reasons = why(read_markdown(text, "prova.md"), system("cr-2016"))
    assert (reasons[0].number, reasons[0].kind, reasons[0].decisive) == ("201.3c", "asked", False)
    sentence = point(run, reasons, titles(home.open_corpus(), "cr-2016"))
    assert sentence.startswith("Dalle parole, la domanda riguarda la 201.3c (nominare la faccia posteriore).")
    told = as_json(run, reasons, home.open_corpus())
    assert (told["decisive"][0]["ref"], told["decisive"][0]["kind"], "cr-2016:201.3c") == (
        "cr-2016:201.3c",
        "asked",
        told["point"],
    )


PASSING = """---
titolo: Passare la priorità
edizioni: [cr-2016]
---
Anna passa senza fare nulla: a chi tocca adesso?

```tavolo
turno: Anna
giocatori:
  Anna:
    vita: 20
  Bruno:
    in gioco:
      - Montagna
    mano:
      - Lampo: {tipo: Istantaneo, costo: "{R}", testo: Lampo infligge 2 danni a un giocatore bersaglio.}
```

```azioni
Anna passa
Bruno lancia Lampo su Anna
si risolve
```

```atteso
azione 2 è legale
Anna ha 18 punti vita
```
"""


def test_without_what_is_asked_about_the_game_may_break() -> None:
    """Nothing goes on without passing; a board that asks about it is about it all the same."""
    run, reasons = why(read_markdown(PASSING, "prova.md"), system("cr-2016"))
    assert (reasons[0].number, reasons[0].kind, reasons[0].breaks) == ("116.3d", "point", True)
    sentence = point(run, reasons, titles(home.open_corpus(), "cr-2016"))
    assert sentence == (
        "Dalle parole, la domanda riguarda la 116.3d (passare la priorità): senza, la partita non potrebbe proseguire."
    )
    silent = PASSING.replace("Passare la priorità", "Un lampo").replace("Anna passa senza fare nulla: a chi tocca", "")
    _, reasons = why(read_markdown(silent, "prova.md"), system("cr-2016"))
    assert not reasons[0].breaks


def test_what_the_question_likely_speaks_of_goes_before_what_decides_most_boards() -> None:
    """Of a card in a graveyard nobody is the controller: no row tells so here, and what decides always does."""
    board = UNTOUCHED.replace("Di che colore è il Golem?", "Chi controlla una carta nel cimitero?")
    question = "Anna può distruggere il Golem con una magia che uccide soltanto le creature bianche?"
    board = board.replace(question, "Il Golem nel cimitero ha un controllore?").replace("[classic]", "[cr-2016]")
    board = board.replace("prova: Anna lancia Macchia su Golem", "effetto di Bruno: Perdi 1 punto vita.\nsi risolve")
    text = board.replace("azione 1 è illegale", "Bruno ha 19 punti vita")
    _, reasons = why(read_markdown(text, "prova.md"), system("cr-2016"))
    assert reasons[0].number in {"108.4", "109.4"}
    assert reasons[0].kind == "asked"


TWICE = """---
titolo: Rinomare scritto due volte
edizioni: [cr-2026]
---
Il Campione ha rinomare 1 due volte e fa danno a Bruno: quanti segnalini riceve?

```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Campione: {tipo: Creatura — Umano, costo: "{W}", f/c: 2/2, testo: "Rinomare 1\\nRinomare 1"}
  Bruno:
    vita: 20
```

```azioni
Anna attacca con Campione
Bruno non blocca
danno
si risolve
si risolve
```

```atteso
Campione ha 1 segnalino +1/+1
```
"""


def test_that_a_line_is_legal_which_nobody_does_says_nothing_of_a_rule() -> None:
    """Without the rule there is nothing to resolve a second time: that is not what is so by it."""
    run, reasons = why(read_markdown(TWICE, "prova.md"), system("cr-2026"))
    assert reasons[0].number == "702.112c"
    sentence = point(run, reasons, titles(home.open_corpus(), "cr-2026"))
    assert sentence.startswith("Decide la 702.112c (rinomare ripetuto). Chi la dimentica ")


def test_a_keyword_that_the_question_does_not_name_is_not_what_it_speaks_of() -> None:
    """The search takes what becomes of one of two for fighting, which nobody does on this board."""
    board = (DATA / "uno-dei-due.md").read_text(encoding="utf-8")
    _, reasons = why(read_markdown(board, "prova.md"), system("cr-2016"))
    assert not reasons[0].number.startswith("701.10")


TWO_ENDS = """---
titolo: Prova
edizioni: [cr-2026]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco: [Lupo 3/3]
  Bruno:
    in gioco: [Orso 2/2, Montagna]
    mano:
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: Infligge 3 danni a un qualsiasi bersaglio.}
```

```azioni
Anna attacca con Lupo
Bruno lancia Folgore su Lupo
si risolve
Bruno blocca Lupo con Orso
danno
```

```atteso
Orso è in gioco
```
"""


def test_what_is_said_of_another_thing_is_not_taken_for_what_is_said_of_this_one() -> None:
    """Without a target the Bear, of which the sentence speaks, would have died in combat, and the Wolf lived."""
    run, reasons = why(read_markdown(TWO_ENDS, "prova.md"), system("cr-2026"))
    aimed = next(one._replace(kind=POINT) for one in reasons if "601.2c" in one.numbers)
    sentence = point(run, (aimed,), titles(home.open_corpus(), "cr-2026"))
    assert sentence.startswith("Orso è in gioco per la ")
    assert ": senza, sarebbe nel cimitero di Bruno e Lupo sarebbe in gioco." in sentence
