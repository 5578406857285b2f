"""Wizards of Mickey: card texts, the table of its rules, decks, cases, and matches that nobody has thought of."""

from __future__ import annotations

import ast
import inspect
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest
from cases import bundled_case
from hypothesis import given, settings
from hypothesis import strategies as st
from wom_players import Players, match

import judgekit
from judgekit.editions import system
from judgekit.errors import BadScenario, NotUnderstood
from judgekit.refs import Ref
from judgekit.render.italian import wom_said as italian
from judgekit.render.replay import why_illegal
from judgekit.ruling.coverage import not_simulated, rules
from judgekit.ruling.why import why
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.jsonform import from_json, to_json
from judgekit.scenario.model import alike
from judgekit.scenario.run import run as play
from judgekit.scenario.schema import schema
from judgekit.scenario.wom.wom_actions import read_action
from judgekit.scenario.write import to_markdown
from judgekit.table.engine import replay
from judgekit.table.system import Question
from judgekit.wom import questions
from judgekit.wom.language.card_tree import (
    Condition,
    Draw,
    Each,
    Grant,
    Immune,
    Keyword,
    Modifier,
    PowerOf,
    Special,
    Token,
    Which,
)
from judgekit.wom.language.reader import FORMS, read
from judgekit.wom.plays.enacting import DEEDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.texts.library import Corpus


PACKAGE = Path(judgekit.__file__).parent / "wom"
PLAYS = sorted((PACKAGE / "plays").rglob("*.py"))
WOM = system("wom")
CASES = [one for one in bundled.listing() if "wom" in one.editions]

# --- card texts -------------------------------------------------------------------------------------------------------

THIS = Which("spell", "this")
OPPOSITE = Which("wizard", "opposite")
TEXTS: tuple[tuple[str, Any], ...] = (
    ("+2 alle Magie rosse.", Modifier("plus", 2, Which("spell", colours=("rosso",)))),
    ("-1.", Modifier("minus", 1, THIS)),
    ("Le Magie avversarie valgono 0.", Modifier("value", 0, Which("spell", whose="opposing"))),
    ("Dimezza la Potenza Magica di questa Magia.", Modifier("halve", 2, THIS)),
    (
        "Aggiunge la Potenza Magica della Magia lanciata dal Mago opposto.",
        Modifier("add", PowerOf(Which("spell", area="launched", by=OPPOSITE)), THIS),
    ),
    ("Sottrae 2 alle Magie avversarie.", Modifier("subtract", 2, Which("spell", whose="opposing"))),
    ("La Potenza Magica Modificata di questa Magia è 5.", Modifier("final", 5, THIS)),
    ("Blocca un Mago avversario.", Special("blocca", Which("wizard", "one", "opposing"))),
    ("Corrodi le Magie Statica.", Special("corrodi", Which("spell", word="statica"), optional=True)),
    ("Recupera (pesca due carte).", Special("recupera", explained=(Draw(2),))),
    ("Solitario, laterale destra.", Keyword("solitario", "right")),
    (
        "+3 se il Mago che lancia questa Magia possiede due Diamagic rossi.",
        Modifier("plus", 3, THIS, Condition("possesses", Which("wizard", "caster"), Token("rosso"), many=2)),
    ),
    (
        "Se il Castello in gioco è giallo, questa Magia è immune alle Magie avversarie.",
        Immune(THIS, Which("spell", whose="opposing"), Condition("castle colour", text="giallo")),
    ),
    (
        "Le Magie con Potenza Magica 4 lanciate da questo Mago guadagnano Sotterfugio.",
        Grant("sotterfugio", Which("spell", area="launched", power=("=", 4), by=Which("wizard", "this")), gained=True),
    ),
    (
        "+1 per ogni Diamagic rosso posseduto dal Mago che lancia questa Magia.",
        Modifier("plus", Each(1, Which("wizard", "caster"), Token("rosso")), THIS),
    ),
    (
        "-2 alle Magie avversarie se il Mago opposto non possiede un Diamagic.",
        Modifier("minus", 2, Which("spell", whose="opposing"), Condition("possesses", OPPOSITE, negated=True)),
    ),
    (
        "+2 se questo Mago è al centro.",
        Modifier("plus", 2, THIS, Condition("placed", Which("wizard", "this"), text="centre")),
    ),
    (
        "+2 se la Magia lanciata dal Mago opposto è rossa.",
        Modifier("plus", 2, THIS, Condition("some", Which("spell", area="launched", colours=("rosso",), by=OPPOSITE))),
    ),
    (
        "+2 se questa Magia è lanciata da un Mago del team Luna.",
        Modifier("plus", 2, THIS, Condition("team", Which("wizard", "caster"), text="Luna")),
    ),
    (
        "+2 se questa Magia è lanciata da un Mago rosso.",
        Modifier("plus", 2, THIS, Condition("some", Which("wizard", "caster", colours=("rosso",)))),
    ),
    ("+1 alle {magia nero} rosse.", Modifier("plus", 1, Which("spell", colours=("rosso",), tint="nero"))),
    ("+1 alle Magie «Sifone Mistico».", Modifier("plus", 1, Which("spell", name="Sifone Mistico"))),
)


@pytest.mark.parametrize(("text", "meant"), TEXTS, ids=[text for text, _ in TEXTS])
def test_a_text_is_read_as_it_is_meant(text: str, meant: Any) -> None:
    assert read(text) == (meant,)


def test_several_sentences_are_several_effects() -> None:
    assert [type(effect) for effect in read("Sotterfugio. +2.\nBlocca il Mago opposto.")] == [
        Keyword,
        Modifier,
        Special,
    ]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("+1 a tutte le Magie rosse.", "+1 alle Magie rosse."),
        ("Tutte le Magie rosse ottengono +1.", "Le Magie rosse ottengono +1."),
        ("Raddoppia la Potenza Magica di tutte le Magie rosse.", "Raddoppia la Potenza Magica delle Magie rosse."),
        ("Blocca tutti i Maghi avversari.", "Blocca i Maghi avversari."),
        ("Pesca due carte e scarta una carta.", "Pesca due carte. Scarta una carta."),
        ("+1 alle Magie rosse e -1 alle Magie verdi.", "+1 alle Magie rosse. -1 alle Magie verdi."),
        ("Tutti i Maghi sono considerati anche del team Luna.", "I Maghi sono considerati del team Luna."),
        ("-2 alla Magia del Mago opposto.", "-2 alla Magia lanciata dal Mago opposto."),
        ("-2 alla Magia opposta.", "-2 alla Magia lanciata dal Mago opposto."),
        ("Toglie 2 alla Magia opposta.", "-2 alla Magia lanciata dal Mago opposto."),
        ("+2 se il Mago che la lancia è rosso.", "+2 se il Mago che lancia questa Magia è rosso."),
        ("+3 se è lanciata nascosta.", "+3 se lanciata nascosta."),
        ("-1 a ogni Magia verde.", "-1 alle Magie verdi."),
        ("Raddoppia le Magie verdi.", "Raddoppia la Potenza Magica delle Magie verdi."),
        ("Questo Mago può lanciare una Magia nascosta.", "Questo Mago può lanciare nascosta una Magia."),
        ("Questa Magia riceve +2.", "Questa Magia ottiene +2."),
        ("Questa Magia ha +2 se il Castello è blu.", "Questa Magia ha +2 se il Castello in gioco è blu."),
    ],
)
def test_what_people_say_otherwise_means_the_same(said: str, printed: str) -> None:
    assert read(said) == read(printed)


@pytest.mark.parametrize(
    "text",
    [
        "Pesca due carte e scarta una carta se il Castello in gioco è rosso.",
        "Blocca il Mago opposto e il Mago adiacente.",
    ],
)
def test_what_a_condition_or_a_verb_holds_together_is_not_parted(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_that_is_proposed_is_understood(form: str) -> None:
    assert read(form)


@pytest.mark.parametrize("text", ["+2 alle Magie viola.", "Distruggi il Mago opposto.", "Blocca", "(", "Pesca."])
def test_a_text_outside_the_language_says_where_the_reading_stopped(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read(text)
    assert "qui la lettura si ferma" in caught.value.message


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read(text)
    except NotUnderstood as error:
        assert error.message


# --- the table --------------------------------------------------------------------------------------------------------


def calls(name: str) -> Iterator[list[ast.expr]]:
    """The arguments of every call of a function or method of that name in the plays."""
    for path in PLAYS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", "")):
                yield node.args


def texts_in(arguments: list[ast.expr]) -> set[str]:
    nodes = (node for argument in arguments for node in ast.walk(argument))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_number_is_a_unit_of_the_texts(corpus: Corpus) -> None:
    assert [number for number in sorted(WOM.numbers()) if Ref("wom", number) not in corpus.units] == []


def test_a_rule_is_simulated_or_has_a_reason_why_not() -> None:
    reasons = not_simulated("wom")
    assert set(rules("wom")) == (set(reasons) | WOM.numbers()) & set(rules("wom"))
    assert reasons.keys().isdisjoint(WOM.numbers())
    assert all(status in {"definition", "off-table"} and reason for status, reason in reasons.values())


def test_what_is_to_be_simulated_has_a_row(shared: Path) -> None:
    listed: list[dict[str, Any]] = json.loads((shared / "data" / "wom-rules.json").read_text("utf-8"))
    assert {r["number"] for r in listed if r["class"] == "simulate"} <= WOM.numbers()


def test_every_answer_to_a_question_has_a_row_and_a_case_of_its_own() -> None:
    """An answer of the rulebook's own questions that were ignored would turn the case named after it."""
    answers = {f"faq-{n}" for n in range(1, 41)}
    assert answers <= WOM.numbers()
    assert answers == {case.source for case in CASES if case.name.startswith("wom/faq/")}


def test_what_plays_ask_is_in_the_table_and_what_is_in_the_table_is_asked() -> None:
    declared = {name for name, value in vars(questions).items() if isinstance(value, Question)}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (PACKAGE / "plays").rglob("*.py")]
    asked = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)} & declared
    assert asked == declared
    assert {getattr(questions, name) for name in declared} == set(WOM.tables["rulings"])


def test_every_play_of_the_table_says_what_it_does() -> None:
    assert [
        row.play.__name__
        for _, _, row in WOM.rows()
        if not inspect.getdoc(row.play) and not row.play.__name__.startswith("says ")
    ] == []


def test_everything_that_can_happen_or_be_refused_can_be_said() -> None:
    kinds = {text for name in ("Refusal", "refuse") for args in calls(name) for text in texts_in(args[:2])}
    refused = {kind for kind in kinds if kind in italian.REFUSALS}
    first = {text for args in calls("Refusal") for text in texts_in(args[:1])}
    assert first | {text for args in calls("refuse") for text in texts_in(args[1:2])} <= refused
    assert set(DEEDS) == set(italian.SENTENCES)


# --- cases ------------------------------------------------------------------------------------------------------------

TABLE = """---
edizioni: [wom]
---
```tavolo
giocatori:
  Anna: {squadra: [Alberico: rosso], mano: [Dardo: TEXT]}
  Bruno: {squadra: [Ermete: verde]}
```
```azioni
ACTION
```
```atteso
Dardo vale 3
```
"""


def case(text: str = "3 rossa", action: str = "Anna lancia Dardo") -> str:
    return TABLE.replace("TEXT", text).replace("ACTION", action)


@pytest.mark.parametrize("name", [one.name for one in CASES])
def test_a_case_fits_the_schema(name: str) -> None:
    jsonschema.Draft202012Validator(schema()).validate(to_json(bundled_case(name)))


def test_an_action_and_a_statement_that_json_leaves_unsaid_are_written() -> None:
    for one in CASES:
        data = to_json(read_file(one.path))
        for part in (*data.get("actions", ()), *data["expectations"]):
            del part["line"]
        again = from_json(data, "caso.json")
        assert [held.ok for held in play(again, WOM).held] == [True] * len(data["expectations"])
        for action in again.actions:
            assert read_action(action.text, action.number, action.where, ("Anna", "Bruno")).do is not None


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("diamagic rosso e rosso", "rosso rosso"),
        ("2 Diamagic verdi", "verde verde"),
        ("un Diamagic blu", "blu"),
        ("2 Diamagic rosso e verde", "rosso verde"),
    ],
)
def test_diamagic_in_a_word_are_those_of_their_own_line(short: str, long: str) -> None:
    one, two = (
        read_markdown(case().replace("[Alberico: rosso]", f"[Alberico: {said}]"), "caso.md").board.players[0]
        for said in (f'"{short}"', f"{{diamagic: {long}}}")
    )
    assert [card.tokens for _, cards in one.zones for card in cards] == [
        card.tokens for _, cards in two.zones for card in cards
    ]


@pytest.mark.parametrize("said", ["3 Diamagic rosso e verde", "diamagic nero", "diamagic e"])
def test_what_diamagic_cannot_be_is_told(said: str) -> None:
    with pytest.raises(BadScenario, match="non è una potenza, un colore"):
        read_markdown(case().replace("[Alberico: rosso]", f'[Alberico: "{said}"]'), "caso.md")


def test_the_count_is_told_category_by_category() -> None:
    scenario = bundled_case("8.4-ordine-del-calcolo")
    steps = [step for step in play(scenario, WOM).replay.steps if any(event.kind == "power" for event in step.events)]
    assert [step.cites[0] for step in steps] == ["fase-2.2.3", "fase-2.2.4", "fase-2.2.6", "fase-2.2.7"]
    values = [event.args[1:3] for step in steps for event in step.events if event.args[0] == steps[0].events[0].args[0]]
    assert values == [(6, 3), (3, 5), (5, 8), (8, 7)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (case("3 viola"), "«viola» non è una potenza, un colore (blu, giallo, nero, rosso, verde), un team"),
        (case("{potenza: 3, testo: Distruggi tutto.}"), "qui la lettura si ferma"),
        (case(action="Anna attacca con Alberico"), "un verbo: lancia"),
        (case(action="Carla lancia Dardo"), "un giocatore (Anna, Bruno)"),
        (case(action="Anna lancia Freccia"), "nessuno si chiama «Freccia»"),
        (case().replace("squadra: [Alb", "esercito: [Alb"), "chiave sconosciuta «esercito»"),
        (case().replace("[wom]", "[wom, classic]"), "non sono di un gioco solo"),
        (case().replace("Dardo vale 3", "Dardo ha volare"), "quanti Diamagic, o un’Azione Speciale"),
    ],
    ids=["colour", "text", "verb", "player", "name", "key", "games", "claim"],
)
def test_what_is_wrong_with_a_case_is_told_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        play(read_markdown(text, "caso.md"), WOM)
    assert said in caught.value.message
    assert caught.value.message.startswith("caso.md:")


PLACED = "[Alberico: rosso]"


@pytest.mark.parametrize(
    ("squad", "said"),
    [
        ("Alberico: rosso, Bea: rosso, Corvino: nero, Dora: blu", "«Dora»: in una squadra i posti sono tre (1.2)"),
        ("4 Alberico: rosso", "«Alberico»: in una squadra i posti sono tre"),
        ("Alberico: {posto: destra}, Bea: {posto: destra}", "«Bea»: un altro Mago della squadra è già in questo posto"),
    ],
)
def test_a_place_holds_one_wizard(squad: str, said: str) -> None:
    """1.2: three wizards make a squad. A fourth stood at no place, and two could stand at one."""
    each = "[" + ", ".join(f"{{{one}}}" for one in squad.split(", ")) + "]"
    assert PLACED in case()
    with pytest.raises(BadScenario, match=re.escape(said)):
        play(read_markdown(case().replace(PLACED, each), "caso.md"), WOM)


def test_who_is_placed_leaves_the_other_places_to_the_others() -> None:
    squad = "[{Bea: {posto: destra}}, {Dora: blu}, {Alberico: rosso}]"
    said = case(action="fermati").replace(PLACED, squad).replace("Dardo vale 3", "Alberico è al centro\nBea è a destra")
    assert [one.ok for one in play(read_markdown(said, "caso.md"), WOM).held] == [True, True]


def test_a_target_that_nothing_asks_for_is_not_ignored() -> None:
    with pytest.raises(BadScenario, match="non serve come bersaglio"):
        play(read_markdown(case(action="Anna lancia Dardo su Ermete"), "caso.md"), WOM)


@pytest.mark.parametrize(
    "text",
    [
        "Le Magie Statica guadagnano Statica.",
        "Le Magie Continua guadagnano Statica. Le Magie Statica guadagnano Continua.",
        "I Maghi del team Luna sono considerati del team Luna.",
        "Le Magie Semplici sono immuni alle Magie. Rende Continua le Magie Semplici.",
        "Le Magie Statica sono immuni alle Magie Statica se la Magia lanciata dal Mago opposto è rossa. Statica.",
        "+1 se i Maghi della tua squadra sono del team Sole. I Maghi del team Sole sono considerati del team Luna.",
    ],
)
def test_texts_that_speak_of_what_they_give_come_to_an_end(text: str) -> None:
    written = case(f'{{potenza: 3, colore: rosso, testo: "{text}"}}')
    assert play(read_markdown(written, "caso.md"), WOM).replay.board.facts["counted"]


def test_a_choice_that_the_script_does_not_make_is_missed() -> None:
    text = case("{potenza: 3, colore: rosso, testo: Dimezza la Potenza Magica di questa Magia.}")
    missing = play(read_markdown(text, "caso.md"), WOM).missing
    assert missing is not None
    assert missing.line == "si arrotonda per difetto"


@pytest.mark.parametrize("command", [["replay"], ["replay", "--brief"], ["why"]])
def test_the_commands_play_a_case(run: Callable[..., Any], command: list[str]) -> None:
    done = run(*command, "fase-2.2.2-raddoppia-poi-piu-uno")
    assert done.status == 0
    assert "fase-2.2.2" in done.out
    as_json = run(*command, "fase-2.2.2-raddoppia-poi-piu-uno", "--json").json
    assert as_json["edition"] == "wom"


def test_a_case_is_stepped_through_and_written_as_a_page(run: Callable[..., Any], tmp_path: Path) -> None:
    page = tmp_path / "caso.html"
    assert run("replay", "7.9-parita", "--html", str(page)).status == 0
    assert "Potenza Magica Finale" in page.read_text(encoding="utf-8")


def test_the_outcome_tells_squads_and_diamagic(run: Callable[..., Any]) -> None:
    outcome = run("replay", "una-partita-intera", "--json").json["outcome"]
    tokens = sum(player["diamagic"] for player in outcome["players"].values())
    assert outcome["winner"] in outcome["players"]
    assert outcome["players"][outcome["winner"]]["diamagic"] == 6
    assert tokens + outcome["reserve"] + outcome["stake"] == 12


# --- decks ------------------------------------------------------------------------------------------------------------

SPELLS = "".join(f"  - 3 Magia {letter}: 2 rossa\n" for letter in "ABCDEFGHIJKLM") + "  - Magia N: 2 rossa\n"
DECK = f"""Il mazzo di Anna.

```mazzo
team: Luna
squadra:
  - Alberico: rosso, team Luna
  - Brunilde: rosso, team Luna
  - Corvino: rosso, team Brace
mazzo:
{SPELLS}castelli: [Rocca, Torrione, Bastione, Mastio, Fortino, Maniero, Palazzo, Eremo]
```
"""


def checked(run: Callable[..., Any], tmp_path: Path, text: str) -> Any:
    file = tmp_path / "mazzo.md"
    file.write_text(text, encoding="utf-8")
    return run("deck", "check", str(file), "--json")


def test_a_legal_deck_is_told_to_be(run: Callable[..., Any], tmp_path: Path) -> None:
    done = checked(run, tmp_path, DECK)
    assert done.status == 0
    assert done.json["legal"] is True
    assert done.json["cards"] == {"squad": 3, "spells": 40, "castles": 8, "codes": 0, "support": 0}
    assert done.json["power"] == 80


@pytest.mark.parametrize(
    ("old", "new", "kind", "number"),
    [
        ("  - Brunilde: rosso, team Luna\n", "", "squad size", "1.2"),
        ("Brunilde", "Alberico", "same name in squad", "1.2"),
        ("  - Magia N: 2 rossa\n", "", "deck size", "4.1"),
        ("Magia N", "Magia M", "too many copies", "1.3"),
        ("Magia N: 2 rossa", "Magia N: 2 verde", "colour of spell", "4.1"),
        ("Magia N: 2 rossa", "Magia N: 3 rossa", "too much power", "4.1"),
        (", Eremo]", "]", "castles", "4.1"),
        ("Eremo]", "Rocca]", "castle twice", "1.4"),
        ("castelli:", "codice: [Patto: {condizione: Luna}]\ncastelli:", "code", "4.1"),
        ("castelli:", "codice: [Patto, Giuro]\ncastelli:", "codes", "4.1"),
        ("castelli:", "supporto: [Dora: {tipo: mago, colore: rosso, team: Luna}]\ncastelli:", "support size", "4.2"),
        (
            "castelli:",
            "supporto: [10 Dora: {tipo: mago, team: Brace}]\ncastelli:",
            "support team",
            "4.2",
        ),
        ("castelli:", "supporto: [10 Magia N: {tipo: magia, colore: rosso}]\ncastelli:", "too many copies", "4.2"),
        ("castelli:", "supporto: [10 Selva: {tipo: magia, colore: verde}]\ncastelli:", "colour of spell", "4.2"),
    ],
)
def test_each_fault_of_a_deck_is_told_with_its_rule(
    run: Callable[..., Any], tmp_path: Path, old: str, new: str, kind: str, number: str
) -> None:
    done = checked(run, tmp_path, DECK.replace(old, new))
    assert done.status == 1
    assert any(one["kind"] == kind and f"wom:{number}" in one["cites"] for one in done.json["faults"])
    assert all(one["text"] != "Le regole non lo permettono" for one in done.json["faults"])


@pytest.mark.parametrize("text", ["", "niente", "```mazzo\n```\n", "```mazzo\nsquadra: [{\n```\n", DECK + DECK])
def test_a_file_that_is_no_deck_is_bad_input(run: Callable[..., Any], tmp_path: Path, text: str) -> None:
    done = checked(run, tmp_path, text)
    assert done.status == 2
    assert done.out == ""


# --- matches ----------------------------------------------------------------------------------------------------------


def tokens(board: Any) -> int:
    return sum(thing.face.kind == "diamagic" for thing in board.things.values())


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_a_match_by_lot_keeps_every_card_and_diamagic_and_ends_or_says_why_not(seed: int) -> None:
    board = match(seed)
    cards = len(board.things)
    played = replay(WOM, board, "game", Players(seed))
    for step in played.steps:
        there = step.board
        assert all(step.cites)
        assert sorted(number for things in there.zones.values() for number in things) == sorted(there.things)
        if there.facts.get("number"):
            assert (len(there.things), tokens(there)) == (cards + 12, 12)
        if "10.17" in step.cites:
            assert all(value >= 0 for value in there.facts["counted"].values())
        if there.facts.get("challenge") is not None:
            assert all(value >= 0 for value in there.facts["totals"].values())
    facts = played.board.facts
    if played.ended == "over":
        assert len(played.board.zone("tokens", facts["winner"])) >= 6
    else:  # the rules do not say what is played for when castles or Diamagic have run out
        assert played.ended == "stuck"
        assert not (played.board.zones.get(("reserve", "")) and played.board.zone("castles", facts["turn"]))


@settings(max_examples=10)
@given(st.integers(0, 10_000), st.sampled_from(sorted(WOM.numbers())))
def test_a_match_without_any_one_rule_comes_to_an_end(seed: int, number: str) -> None:
    played = replay(WOM.without(number), match(seed), "game", Players(seed))
    assert played.ended in {"over", "stuck"}


def test_a_whole_match_is_decided_by_six_diamagic() -> None:
    scenario = bundled_case("una-partita-intera")
    there, reasons = why(scenario, WOM)
    assert there.ok
    assert there.replay.ended == "over"
    assert any("6.9" in (reason.number, *reason.also) for reason in reasons if reason.decisive)


def test_every_case_is_written_as_a_file_that_says_the_same() -> None:
    for one in bundled.listing():
        if "wom" in one.editions:
            scenario = read_file(one.path)
            assert alike(read_markdown(to_markdown(scenario), scenario.file), scenario), one.name


# --- what is refused, and why -----------------------------------------------------------------------------------------

SQUADS = """---
edizioni: [wom]
---
```tavolo
IN PALIO
giocatori:
  Anna:
    squadra: [Minni: blu, Pluto: blu]
    mano: [Onda: 3 blu, Lampo: {potenza: 2, colore: blu, testo: -2 alla Magia lanciata dal Mago opposto.}]
  Bruno:
    squadra: [Amelia: verde, Nero: verde]
    mano: [Foglia: 3 verde, Ombra: VALORE verde]
```
```azioni
Anna lancia Onda con Minni
Bruno lancia Foglia con Amelia
Anna lancia Lampo con Pluto
Bruno lancia Ombra con Nero
ALTRO
```
```atteso
Ombra vale CONTATA
```
"""


@pytest.mark.parametrize(
    ("stake", "value", "lines", "said"),
    [
        ("in palio: rosso", 4, ["Anna assegna i Diamagic a Minni"], "La sfida è pari (5 a 5): non la vince nessuno"),
        ("in palio: rosso", 5, ["Anna assegna i Diamagic a Minni"], "Anna non ha vinto la sfida"),
        ("in palio: []", 2, ["Anna assegna i Diamagic a Minni"], "in palio non c’era nessun Diamagic"),
        ("in palio: rosso", 2, ["Anna assegna i Diamagic a Minni"] * 2, "Anna ha già assegnato i Diamagic vinti"),
        ("in palio: rosso", 2, ["Anna lancia Onda con Minni"], "ora Anna assegna i Diamagic che ha vinto"),
    ],
)
def test_diamagic_that_cannot_be_assigned_are_told_why(stake: str, value: int, lines: list[str], said: str) -> None:
    """Pluto stands in the centre, before Nero: the spell of Nero counts two less."""
    text = SQUADS.replace("IN PALIO", stake).replace("VALORE", str(value)).replace("CONTATA", str(max(0, value - 2)))
    done = play(read_markdown(text.replace("ALTRO", "\n".join([*lines, "fermati"])), "caso.md"), WOM)
    assert [held.found for held in done.held if not held.ok] == []
    assert said in why_illegal(done, 4 + len(lines))


@pytest.mark.parametrize(("place", "facing"), [("a sinistra", 3), ("a destra", 1), ("al centro", 3)])
def test_the_left_of_one_stands_before_the_right_of_the_other(place: str, facing: int) -> None:
    text = SQUADS.replace("IN PALIO", "in palio: rosso").replace("ALTRO", "fermati").replace("VALORE", "3")
    text = text.replace(
        "squadra: [Minni: blu, Pluto: blu]",
        f"squadra: [Minni: {{colore: blu, posto: {OTHER[place]}}}, Pluto: {{colore: blu, posto: {place}}}]",
    )
    text = text.replace("Nero: verde", "Nero: {colore: verde, posto: a sinistra}")
    text = text.replace("Amelia: verde", "Amelia: {colore: verde, posto: a destra}")
    done = play(read_markdown(text.replace("CONTATA", str(facing)), "caso.md"), WOM)
    assert [held.found for held in done.held if not held.ok] == []


OTHER = {"a sinistra": "a destra", "a destra": "a sinistra", "al centro": "a sinistra"}


def test_a_challenge_that_nobody_wins_is_won_by_nobody() -> None:
    text = (
        SQUADS.replace("IN PALIO", "")
        .replace("VALORE", "4")
        .replace("ALTRO", "")
        .replace("Ombra vale CONTATA", "Anna vince la sfida")
    )
    assert [held.found for held in play(read_markdown(text, "caso.md"), WOM).held] == ["non la vince nessuno"]


def test_what_nothing_asked_hangs_on_stays_open() -> None:
    """Nobody asks which wizard gets what Bruno has won, nor what is discarded after that."""
    text = SQUADS.replace("IN PALIO", "in palio: rosso").replace("VALORE", "5").replace("CONTATA", "3")
    done = play(read_markdown(text.replace("ALTRO", ""), "caso.md"), WOM)
    assert done.ok
    assert "a quale Mago vanno i Diamagic vinti" in done.left_open[0]


def test_what_is_missing_is_offered_as_it_can_be_written() -> None:
    """Bruno has won: the line names a wizard of his own, and with it the case goes on."""
    claims = "3\nAmelia possiede 1 Diamagic rosso"
    text = SQUADS.replace("IN PALIO", "in palio: rosso").replace("VALORE", "5").replace("CONTATA", claims)
    missing = play(read_markdown(text.replace("ALTRO", ""), "caso.md"), WOM).missing
    assert missing is not None
    assert missing.line == "Bruno assegna i Diamagic a Amelia"
    assert "Bruno non dice a quale Mago vanno i Diamagic vinti (si può scegliere fra Amelia, Nero)" in missing.message
    done = play(read_markdown(text.replace("ALTRO", missing.line), "caso.md"), WOM)
    assert done.ok


BLOCKED = """---
edizioni: [wom]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    squadra: [Topolino: rosso]
    mano:
      - Catena: {potenza: 1, colore: rosso, testo: Blocca il Mago opposto.}
  Bruno: {squadra: [Ermete: verde], mano: [Foglia: 4 verde], castelli: [Rocca]}
```
```azioni
Anna lancia Catena con Topolino
ALTRO
```
```atteso
ATTESO
```
"""


@pytest.mark.parametrize(
    ("more", "expected", "found"),
    [
        # 9.3: who cannot launch is not asked to, yet whoever tries is told why not, in this challenge
        ("prova: Bruno lancia Foglia con Ermete", "azione 2 è illegale   [9.3]", ""),
        # and a line that is tried leaves the next turn as it was
        ("prova: Bruno mette in gioco Rocca", "azione 2 è legale", ""),
        # with nothing left to launch the line decides the challenge, which ends before another line is done (7.8)
        ("Bruno mette in gioco Rocca", "dopo azione 1: Anna vince la sfida", ""),
        # what passes with the challenge (9.3) is meant of its end where no line goes further
        ("fermati", "Ermete è bloccato", ""),
    ],
)
def test_what_a_line_leads_to_belongs_to_its_challenge(more: str, expected: str, found: str) -> None:
    done = play(read_markdown(BLOCKED.replace("ALTRO", more).replace("ATTESO", expected), "caso.md"), WOM)
    assert ["" if held.ok else held.found for held in done.held] == [found]


def test_cards_that_nobody_can_tell_apart_are_discarded_without_a_choice() -> None:
    """Ten cards in hand, of which nobody has said what they are: which of them go is all the same (fase-5)."""
    text = BLOCKED.replace("Foglia: 4 verde", "9 carte").replace("ALTRO", "Bruno mette in gioco Rocca")
    done = play(read_markdown(text.replace("ATTESO", "nessuno ha vinto"), "caso.md"), WOM)
    assert done.missing is None
