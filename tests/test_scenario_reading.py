"""Reading scenarios: every form of the specification read, every fault told with its place, nothing else raised."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import boards
import jsonschema
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import BadScenario, Unreadable
from judgekit.scenario import bundled, jsonform, nodes
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.faults import Faults
from judgekit.scenario.magic.actions import FORMS, read_action
from judgekit.scenario.magic.expected import FORMS as CLAIM_FORMS
from judgekit.scenario.magic.expected import KINDS, read_expectation
from judgekit.scenario.magic.thing_features import type_line
from judgekit.scenario.magic.writing import action_line
from judgekit.scenario.model import DO, Name, Play, Scenario, ThingSaid, Where, alike
from judgekit.scenario.schema import schema
from judgekit.scenario.write import expectation_line, to_markdown

HERE = Path(__file__).parent / "data/scenarios_reading"
PLACE = Where("caso.md", 1, 1)
PLAYERS = ("Anna", "Bruno")
EDITIONS = ("classic", "cr-2016")
# Names that hold the very words that sentences are made of.
NAMES = (
    "Orso", "Muro", "Elfo", "Lupo", "Sciamano", "Sfera di Fuoco", "Jace, il Patto", "Patto con il Demone",
    "Muro su Muro", "Danza e Canto", "Chi è senza peccato", "Orso 7",
)  # fmt: skip
PAIR = re.compile(r"^(\S.*)\n    (\{.*\})$", re.MULTILINE)
ACTIONS = PAIR.findall((HERE / "actions.txt").read_text(encoding="utf-8"))
CLAIMS = PAIR.findall((HERE / "expectations.txt").read_text(encoding="utf-8"))
CASE = re.compile(r"^(?P<title>[^\n.][^\n]*)\n\.\n(?P<document>.*?)^\.\n(?P<faults>.*?)^\.$", re.MULTILINE | re.DOTALL)
CASES = [m.groupdict() for m in CASE.finditer((HERE / "faults.md").read_text(encoding="utf-8"))]
EVERYTHING = (HERE / "tutto.md").read_text(encoding="utf-8")


def board(text: str) -> str:
    return f"```tavolo\n{text}\n```\n"


def things(scenario: Scenario, player: int = 0, zone: str = "battlefield") -> list[ThingSaid]:
    return list(dict(scenario.board.players[player].zones)[zone])


def thing(line: str) -> ThingSaid:
    body = "\n".join(f"      {part}" for part in line.split("\n"))
    return things(read_markdown(board(f"giocatori:\n  Anna:\n    in gioco:\n{body}\n  Bruno:"), "caso.md"))[0]


def faults(text: str) -> list[str]:
    with pytest.raises(BadScenario) as refused:
        read_markdown(text, "caso.md")
    return [str(fault).removeprefix("caso.md:") for fault in refused.value.faults]


def test_the_words_of_a_card_and_its_mana_need_no_quotation_marks() -> None:
    """YAML would take `{T}: …` for a map and «: » for a key: of a text both are part, and places stay true."""
    text = "{T}: Infligge 1 danno a una creatura\n            o a un giocatore: l'avversario."
    card = thing(f"- Sciamano:\n    tipo: Creatura\n    costo: {{1}}{{R}}  # due\n    testo: {text}")
    assert card.cost == ("1", "R")
    assert card.text == "{T}: Infligge 1 danno a una creatura o a un giocatore: l'avversario."
    assert card.text_where is not None
    assert (card.text_where.line, card.text_where.column) == (8, 18)
    assert read_markdown("---\ntitolo: Uno: due\n---\n" + board("giocatori:\n  Anna: {}"), "c.md").title == "Uno: due"


# --- the languages, from data -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "said"), ACTIONS, ids=[line for line, _ in ACTIONS])
def test_every_form_of_action_is_read(line: str, said: str) -> None:
    action = read_action(line, 3, PLACE, PLAYERS, NAMES)
    assert jsonform.Doing().write(action) == {**json.loads(said), "line": line}
    assert (action.number, action.where) == (3, PLACE)


@pytest.mark.parametrize(("line", "said"), CLAIMS, ids=[line for line, _ in CLAIMS])
def test_every_form_of_expectation_is_read(line: str, said: str) -> None:
    claim = read_expectation(line, PLACE, PLAYERS, NAMES, EDITIONS)
    assert jsonform.Claim().write(claim) == {**json.loads(said), "line": line}


@pytest.mark.parametrize("line", [line for line, _ in ACTIONS])
def test_an_action_written_out_reads_the_same(line: str) -> None:
    action = read_action(line, 1, PLACE, PLAYERS, NAMES)
    again = read_action(action_line(action), 1, PLACE, PLAYERS, NAMES)
    assert alike(again._replace(text=""), action._replace(text=""))


@pytest.mark.parametrize("line", [line for line, _ in CLAIMS])
def test_an_expectation_written_out_reads_the_same(line: str) -> None:
    claim = read_expectation(line, PLACE, PLAYERS, NAMES, EDITIONS)
    again = read_expectation(expectation_line(claim), PLACE, PLAYERS, NAMES, EDITIONS)
    assert alike(again._replace(text=""), claim._replace(text=""))


def test_how_much_lies_hidden_may_be_all_that_is_said() -> None:
    """`mano: 3` are three cards of which nothing is known."""
    said = read_markdown(
        "---\nedizioni: [cr-2026]\n---\n```tavolo\nturno: Anna\ngiocatori:\n  Anna:\n    mano: 3\n    mazzo: 12\n```\n",
        "caso.md",
    )
    anna = said.board.players[0]
    assert [(zone, [(one.name, one.how_many) for one in those]) for zone, those in anna.zones] == [
        ("hand", [("carta", 3)]),
        ("library", [("carta", 12)]),
    ]


def test_a_word_that_is_short_for_a_few_is_answered_with_these() -> None:
    """There are two main phases: which is meant is not guessed, and the others are not listed."""
    told = faults(
        "---\nedizioni: [cr-2026]\n---\n```tavolo\nturno: Anna\nfase: principale\ngiocatori:\n  Anna: {}\n```\n"
    )
    assert told[0].endswith("forse «prima fase principale» o «seconda fase principale»?")


def test_the_forms_that_faults_propose_are_read() -> None:
    for form in (form for forms in FORMS.values() for form in forms):
        read_action(form, 1, PLACE, PLAYERS, NAMES)
    for form in CLAIM_FORMS:
        read_expectation(form, PLACE, PLAYERS, NAMES, EDITIONS)


def test_the_data_show_every_kind_of_action_and_expectation() -> None:
    assert {json.loads(said)["do"] for _, said in ACTIONS} == set(DO)
    assert {json.loads(said)["kind"] for _, said in CLAIMS} == set(KINDS)


@pytest.mark.parametrize("case", CASES, ids=[case["title"] for case in CASES])
def test_every_fault_is_told_with_its_place(case: dict[str, str]) -> None:
    expected = case["faults"].splitlines()
    assert faults(case["document"]) == expected
    assert expected


def test_the_cases_are_all_read() -> None:
    assert len(CASES) == (HERE / "faults.md").read_text(encoding="utf-8").split("\n").count(".") // 3


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_number_behind_a_name_tells_twins_apart_unless_it_belongs_to_the_name() -> None:
    def target(text: str) -> Name:
        do = read_action(f"Anna lancia Folgore su {text}", 1, PLACE, PLAYERS, NAMES).do
        assert isinstance(do, Play)
        return do.targets[0]._replace(where=PLACE)

    assert target("Orso 2") == Name("Orso", 2, where=PLACE)
    assert target("Orso 7") == Name("Orso 7", where=PLACE)
    assert target("Goblin 2") == Name("Goblin", 2, where=PLACE)


def test_a_fault_in_an_indented_line_is_told_with_its_column() -> None:
    with pytest.raises(BadScenario) as refused:
        read_action("   Anna lancai Orso", 1, Where("caso.md", 7, 3), PLAYERS, NAMES)
    assert str(refused.value).startswith("caso.md:7:11: non si capisce: qui ci si aspettava un verbo, non «lancai»")


# --- things -----------------------------------------------------------------------------------------------------------


def test_short_forms_say_what_they_say() -> None:
    orso = thing("- Orso: 2/2 verde, volare")
    assert (orso.name, orso.size, orso.types, orso.colours) == ("Orso", (2, 2), ("creature",), ("green",))
    assert orso.words == (("volare", Where("caso.md", 5, 26)),)
    assert (thing("- 3 Foreste").name, thing("- 3 Foreste").how_many) == ("Foresta", 3)
    assert thing("- Montagna TAPpata").status == ("tapped",)
    goblin = thing("- pedina Goblin 1/1 rosso")
    assert (goblin.name, goblin.token, goblin.size, goblin.colours) == ("Goblin", True, (1, 1), ("red",))
    assert thing("- 2 pedine Drago Rosso 4/4 rosse").name == "Drago Rosso"
    assert thing("- una pedina Goblin 1/1 rossa")._replace(where=goblin.where) == goblin
    assert (thing("- due token Goblin 1/1").how_many, thing("- Una Tazza").name) == (2, "Una Tazza")
    assert thing("- Golem: artefatto creatura leggendaria 3/3").types == ("artifact", "creature")
    assert [word for word, _ in thing("- Orso: 2/2 con volare e protezione dal nero").words] == [
        "volare",
        "protezione dal nero",
    ]
    serra = thing("- Serra: 4/4 bianco 1 danno volare cautela protezione dal nero e dal rosso")
    assert [word for word, _ in serra.words] == ["volare", "cautela", "protezione dal nero e dal rosso"]
    assert (serra.size, serra.colours, serra.damage) == ((4, 4), ("white",), 1)
    assert thing("- Jace, il Patto").name == "Jace, il Patto"
    assert thing('- "Chi: che cosa": 2/2').name == "Chi: che cosa"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("- Tuono: incantesimo {R}, «Tutte le creature hanno volare.»", "Tutte le creature hanno volare."),
        ("- Tuono: incantesimo {R} — Tutte le creature hanno volare.", "Tutte le creature hanno volare."),
        ("- Tuono: incantesimo, {R}, testo Tutte le creature hanno volare.", "Tutte le creature hanno volare."),
        ("- Tuono, incantesimo {R}: «Tutte le creature hanno volare.»", "Tutte le creature hanno volare."),
        ("- Tuono — incantesimo {R}, «Tutte le creature hanno volare.»", "Tutte le creature hanno volare."),
    ],
)
def test_a_text_may_stand_in_the_line(line: str, text: str) -> None:
    tuono = thing(line)
    assert (tuono.name, tuono.types, tuono.cost, tuono.text) == ("Tuono", ("enchantment",), ("R",), text)


def test_what_people_say_of_a_thing_besides() -> None:
    drago = thing("- Drago di Rath, creatura Drago {2}{R}{R}, 5/5 — «Volare.»")
    assert (drago.name, drago.subtypes, drago.size, drago.text) == ("Drago di Rath", ("Drago",), (5, 5), "Volare.")
    assert thing("- Drago: Creatura — Drago 5/5 rosso").subtypes == ("Drago",)
    spada = thing("- Spada: Equipaggiamento, «Equipaggiare {1}», attaccata all’Orso\n- Orso: 2/2")
    assert (spada.types, spada.subtypes, spada.host and spada.host.text) == (
        ("artifact",),
        ("Equipaggiamento",),
        "Orso",
    )
    assert thing("- Orso: 2/2 (TAPpato), ha già subito un danno").status == ("tapped",)
    assert thing("- Orso: 2/2 (TAPpato), ha già subito un danno").damage == 1
    assert thing("- Orso: 2/2 verde, di proprietà di Bruno").owner == "Bruno"
    assert thing("- Orso: 2/2, è in gioco da questo turno").status == ("entered this turn",)
    assert thing("- Orso: 2/2, senza debolezza da evocazione").status == ()
    assert (thing("- Foresta x3").name, thing("- Foresta x3").how_many) == ("Foresta", 3)
    assert (thing("- tre Foreste (TAPpate)").how_many, thing("- una Pianura").name) == (3, "Pianura")
    assert (thing("- Soldato (pedina): 1/1").name, thing("- Soldato (pedina): 1/1").token) == ("Soldato", True)


def test_counters_are_said_as_they_are_called() -> None:
    """`2 segnalini +1/+1`, among features and behind the key; a keyword that follows is none of their name."""
    elfo = thing("- Elfo: 1/1, due segnalini +1/+1, 1 segnalino di carica, volare")
    assert elfo.counters == (("+1/+1", 2), ("carica", 1))
    assert [word for word, _ in elfo.words] == ["volare"]
    assert thing("- Idra:\n          segnalini: 2 +1/+1, 1 carica").counters == elfo.counters
    assert thing("- token Goblin 1/1 rosso") == thing("- pedina Goblin 1/1 rosso")._replace(
        where=thing("- token Goblin 1/1 rosso").where
    )


def test_a_bare_name_says_nothing_more() -> None:
    assert thing("- Orso") == ThingSaid("Orso", Where("caso.md", 5, 9))


def test_a_text_keeps_the_place_of_its_first_line() -> None:
    one = thing("- Orso:\n    testo: |\n\n      Volare.\n      Pesca.")
    assert (one.text, one.text_where) == ("Volare.\nPesca.", Where("caso.md", 8, 13))
    assert thing('- Orso:\n    testo: "Volare."').text_where == Where("caso.md", 6, 19)


@pytest.mark.parametrize(
    ("line", "types", "subtypes", "supertypes"),
    [
        ("Creatura — Orso", ("creature",), ("Orso",), ()),
        ("Creatura Leggendaria — Elfo Guerriero", ("creature",), ("Elfo", "Guerriero"), ("legendary",)),
        ("Terra Base — Foresta", ("land",), ("Foresta",), ("basic",)),
        ("Creatura Artefatto", ("creature", "artifact"), (), ()),
        ("Incanta Creatura", ("enchantment",), ("Aura",), ()),
        ("Incantesimo - Aura", ("enchantment",), ("Aura",), ()),
    ],
)
def test_type_lines_are_read(line: str, types: Any, subtypes: Any, supertypes: Any) -> None:
    read = type_line(line)
    assert (read.types, read.subtypes, read.supertypes, read.strange) == (types, subtypes, supertypes, ())


def test_what_an_old_aura_enchants_is_kept_as_a_word() -> None:
    aura = thing("- Orso: 2/2\n- Forza:\n    tipo: Incanta Creatura\n    assegnata a: Orso")
    assert aura.name == "Orso"
    scenario = read_markdown(EVERYTHING, "caso.md")
    strength = next(one for one in things(scenario, 1) if one.name == "Forza Sacra")
    assert [word for word, _ in strength.words] == ["incanta creatura"]
    assert strength.host is not None
    assert (strength.host.text, strength.host.nth, strength.controller) == ("Orso", 2, "Anna")


def test_what_lies_on_the_stack_may_be_said_where_it_came_from() -> None:
    text = "giocatori:\n  Anna:\n    mano:\n      - Folgore:\n          nella pila: sì\n      - Lampo\n  Bruno:"
    scenario = read_markdown(board(text), "caso.md")
    assert [one.name for one in things(scenario, 0, "hand")] == ["Lampo"]
    assert [(one.name, one.owner, one.controller) for one in scenario.board.stack] == [("Folgore", "Anna", "Anna")]


# --- the whole file ---------------------------------------------------------------------------------------------------


def test_the_sample_of_the_specification_is_read_as_it_is_meant(shared: Path) -> None:
    design = (shared / "design/scenarios.md").read_text(encoding="utf-8")
    sample = design[design.index("    ---") : design.index("- Read by markdown-it-py")]
    scenario = read_markdown(re.sub(r"^    ", "", sample, flags=re.MULTILINE), "caso.md")
    assert (scenario.title, scenario.editions) == (
        "Attacco improvviso contro forza pari",
        ("classic", "cr-2016", "cr-2026"),
    )
    assert (scenario.lesson, scenario.level, scenario.source) == ("combattimento", 1, "502.2b")
    assert scenario.prose.endswith("Chi sopravvive?")
    assert (scenario.board.turn, scenario.board.step) == ("Anna", "first main")
    assert [(player.name, player.life) for player in scenario.board.players] == [("Anna", 20), ("Bruno", 20)]
    assert things(scenario, 1, "hand")[0].cost == ("R",)
    assert [one.name for one in things(scenario, 1)] == ["Orso", "Montagna"]
    assert [action.text for action in scenario.actions][-1] == "danno"
    assert scenario.expectations[0].cites == (("", "502.2b"), ("", "420.5c"))
    assert [one.kind for one in scenario.expectations] == ["in zone", "in zone", "life"]


def test_numbers_words_and_booleans_stay_text() -> None:
    scenario = read_markdown(f"---\ntitolo: no\nfonte: 502.10\n---\n{board('giocatori: {sì: , 12: }')}", "caso.md")
    assert (scenario.title, scenario.source) == ("no", "502.10")
    assert [player.name for player in scenario.board.players] == ["sì", "12"]


def test_actions_are_counted_without_blank_lines_and_remarks() -> None:
    scenario = read_markdown(EVERYTHING, "caso.md")
    assert [action.number for action in scenario.actions] == [1, 2, 3, 4]
    assert EVERYTHING.split("\n")[scenario.actions[3].where.line - 1] == "passano tutti"


def test_a_library_of_nothing_is_not_a_library_unmentioned() -> None:
    scenario = read_markdown(EVERYTHING, "caso.md")
    assert dict(scenario.board.players[0].zones)["library"] == ()
    assert "library" not in dict(scenario.board.players[1].zones)


def test_blocks_in_other_fences_and_in_comments_are_prose() -> None:
    text = f"{board('giocatori: {Anna: }')}\n````\n```tavolo\n```\n````\n\n<!--\n```azioni\nboh\n```\n-->\n"
    scenario = read_markdown(text, "caso.md")
    assert scenario.actions == ()
    assert "boh" in scenario.prose


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_and_a_byte_order_mark_change_nothing(end: str) -> None:
    assert read_markdown("\ufeff" + EVERYTHING.replace("\n", end), "a.md") == read_markdown(EVERYTHING, "a.md")


def test_accents_written_as_two_characters_are_letters() -> None:
    decomposed = EVERYTHING.replace("lealtà", "lealta\u0300").replace("giù", "giu\u0300")
    assert read_markdown(decomposed, "a.md") == read_markdown(EVERYTHING, "a.md")


# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_scenario_written_as_markdown_reads_the_same() -> None:
    scenario = read_markdown(EVERYTHING, "caso.md")
    assert alike(read_markdown(to_markdown(scenario), "caso.md"), scenario)


def test_a_sentence_that_says_something_else_is_not_kept() -> None:
    scenario = read_markdown(EVERYTHING, "caso.md")
    lying = scenario._replace(actions=(scenario.actions[0]._replace(text="Anna concede"),))
    assert "Anna concede" not in to_markdown(lying)
    assert "Anna attacca con Orso 1" in to_markdown(lying)


def test_json_and_back_changes_nothing_but_places() -> None:
    scenario = read_markdown(EVERYTHING, "caso.md")
    text = json.dumps(jsonform.to_json(scenario), ensure_ascii=False)
    assert alike(jsonform.read_json(text, "caso.md"), scenario)


@cache
def everything() -> Scenario:
    return read_markdown(EVERYTHING, "caso.md")


@cache
def everything_said() -> Scenario:
    """A scenario with every form of action and statement that the data hold."""
    script = "\n".join(line for line, _ in ACTIONS)
    claims = "\n".join(line for line, _ in CLAIMS)
    named = "\n".join(f"      - {name}" for name in NAMES)
    table = board(f"giocatori:\n  Anna:\n    in gioco:\n{named}\n  Bruno:")
    text = f"---\nedizioni: [classic, cr-2016]\n---\n{table}```azioni\n{script}\n```\n```atteso\n{claims}\n```\n"
    return read_markdown(text, "caso.md")


@pytest.mark.parametrize("written", [everything, everything_said], ids=["tutto", "forme"])
def test_what_is_exported_fits_the_schema_and_reads_back(written: Callable[[], Scenario]) -> None:
    scenario = written()
    jsonschema.Draft202012Validator.check_schema(schema())
    data = jsonform.to_json(scenario)
    jsonschema.Draft202012Validator(schema()).validate(data)
    assert alike(jsonform.from_json(data, "caso.md"), scenario)
    assert alike(read_markdown(to_markdown(scenario), "caso.md"), scenario)


def test_sentences_that_json_leaves_out_are_written() -> None:
    data = jsonform.to_json(everything_said())
    for one in (*data["actions"], *data["expectations"]):
        del one["line"]
    scenario = jsonform.from_json(data, "caso.json")
    assert scenario.actions[0].text == "Anna lancia Foresta"
    assert all(action.text for action in scenario.actions)
    assert scenario.expectations[0].text == "Orso è in gioco"


def test_every_fault_of_a_json_document_is_told_with_its_path() -> None:
    data = {
        "titel": "x",
        "editions": ["Classic!"],
        "board": {
            "players": [
                {"name": "Anna", "life": "20", "zones": {"garden": [], "hand": [{"name": "Orso", "size": [2]}]}}
            ],
            "step": "upkep",
        },
        "actions": [{"do": "pla"}, {"player": "Anna", "do": "play"}, {"do": "go to", "step": "draw", "x": 1}],
        "expectations": [{"kind": "life", "player": "Anna", "count": True}],
    }
    with pytest.raises(BadScenario) as refused:
        jsonform.from_json(data, "caso.json")
    told = [fault.message.split(": ")[0] for fault in refused.value.faults]
    assert sorted(told) == sorted(
        [
            "$", "$.titel", "$.editions[0]", "$.board.players[0].life", "$.board.players[0].zones.garden",
            "$.board.players[0].zones.hand[0].size", "$.board.step", "$.actions[0].do", "$.actions[1]",
            "$.actions[2].x", "$.expectations[0].count",
        ]
    )  # fmt: skip
    assert any("forse «upkeep»?" in fault.message for fault in refused.value.faults)


def test_json_that_cannot_be_is_refused() -> None:
    base: dict[str, Any] = {"title": "", "editions": [], "board": {"players": [{"name": "Anna"}]}}
    tapped = {"name": "Anna", "zones": {"hand": [{"name": "Orso", "status": ["tapped"]}]}}
    for change, why in (
        ({"board": {"players": [tapped]}}, "solo ciò che è in gioco ha uno stato"),
        ({"board": {"players": [{"name": "Anna"}, {"name": "anna"}]}}, "una volta sola"),
        ({"board": {"players": [{"name": "Anna"}], "turn": "Carla"}}, "non è un giocatore"),
        ({"actions": [{"player": "Carla", "do": "concede"}]}, "non è un giocatore"),
        ({"expectations": [{"kind": "lost", "player": "Carla"}]}, "non è un giocatore"),
        ({"expectations": [{"kind": "drawn", "after": 1}]}, "l’azione 1 non c’è"),
    ):
        with pytest.raises(BadScenario, match=why):
            jsonform.from_json({**base, **change}, "caso.json")


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"title": 1e999, "title": 2}', '{"a": ' + "9" * 5000 + "}", "NaN", '"\\ud800"']
)
def test_json_that_is_none_is_told(text: str) -> None:
    with pytest.raises(BadScenario):
        jsonform.read_json(text, "caso.json")


# --- files ------------------------------------------------------------------------------------------------------------


def test_files_are_read_by_their_ending(tmp_path: Path) -> None:
    (tmp_path / "caso.md").write_text(EVERYTHING, encoding="utf-8")
    scenario = read_file(tmp_path / "caso.md")
    (tmp_path / "caso.json").write_text(json.dumps(jsonform.to_json(scenario)), encoding="utf-8")
    assert alike(read_file(tmp_path / "caso.json")._replace(file=""), scenario._replace(file=""))


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "manca.md", tmp_path / "\0.md"):
        with pytest.raises(Unreadable):
            read_file(path)
    bad = tmp_path / "male.md"
    bad.write_bytes(b"---\nabc\xe8")
    with pytest.raises(BadScenario, match=r"male.md:2:4: il file non è UTF-8"):
        read_file(bad)
    bad.write_bytes(EVERYTHING.encode().replace(b"Golem", b"Go\0em"))
    with pytest.raises(BadScenario, match=r"male.md:34:11: qui c’è un carattere"):
        read_file(bad)


@pytest.mark.parametrize("name", ["grande.md", "grande.json"])
def test_a_file_too_large_is_refused_at_once(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"x\n" * 5_000_000)
    start = time.process_time()
    with pytest.raises(BadScenario, match=r"troppo grande \(10,0 MB\)"):
        read_file(tmp_path / name)
    assert time.process_time() - start < 3


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "x" * 900_000,
        board("a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]"),
        board("giocatori: " + "[" * 400_000),
        board("giocatori:\n  Anna:\n    in gioco:\n" + "".join(f"      - Orso: verd{n}\n" for n in range(20_000))),
        board("giocatori:\n  Anna:\n    in gioco:\n      - Orso: " + "volare, " * 100_000),
        board("giocatori: {Anna: }") + "```azioni\n" + "".join(f"Anna lancai{n}\n" for n in range(50_000)) + "```\n",
        board("giocatori: {Anna: }") + "```azioni\nAnna lancia A" + " " * 800_000 + "B\n```\n",
        board("giocatori: {Anna: }") + "```atteso\n" + "abilità di " * 50_000 + "\n```\n",
        "```tavolo\n" * 50_000,
    ],
    ids=["prose", "bomb", "deep", "faults", "features", "script", "spaces", "abilities", "fences"],
)
def test_no_file_takes_long_to_refuse(text: str) -> None:
    start = time.process_time()
    with pytest.raises(BadScenario):
        read_markdown(text, "caso.md")
    assert time.process_time() - start < 30


def test_reading_a_scenario_needs_neither_grammar_nor_index() -> None:
    code = (
        "import sys; from judgekit.scenario.case_file import read_file; read_file(sys.argv[1]);"
        "bad = {'lark', 'whoosh', 'rich', 'difflib', 'rapidfuzz'} & set(sys.modules); sys.exit(' '.join(bad) or None)"
    )
    subprocess.run([sys.executable, "-c", code, str(HERE / "tutto.md")], check=True)


# --- anything at all --------------------------------------------------------------------------------------------------

WORDS = sorted({word for line, _ in (*ACTIONS, *CLAIMS) for word in line.split()})
sentences = st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=12).map(" ".join) | st.text(max_size=60)
LINES = EVERYTHING.split("\n")
pieces = st.sampled_from([f"{line}\n" for line in LINES]) | st.text(max_size=15)


@pytest.mark.slow
@given(sentences)
def test_no_sentence_makes_a_reader_raise_anything_but_bad_scenario(text: str) -> None:
    for players, names in ((PLAYERS, NAMES), ((), ())):
        try:
            action = read_action(text, 1, PLACE, players, names)
            action_line(action)
        except BadScenario as error:
            assert error.faults
        try:
            claim = read_expectation(text, PLACE, players, names, EDITIONS)
            expectation_line(claim)
        except BadScenario as error:
            assert error.faults


@given(st.lists(pieces, max_size=30).map("".join), st.booleans())
def test_no_document_makes_the_reader_raise_anything_but_bad_scenario(text: str, tabled: bool) -> None:
    try:
        read_markdown(board(text) if tabled else text, "caso.md")
    except BadScenario as error:
        assert error.faults


@given(st.integers(0, len(EVERYTHING)), st.integers(0, 12), st.text(max_size=6) | st.sampled_from(LINES))
def test_no_edit_of_a_good_scenario_raises_anything_but_bad_scenario(at: int, gone: int, new: str) -> None:
    try:
        scenario = read_markdown(EVERYTHING[:at] + new + EVERYTHING[at + gone :], "caso.md")
    except BadScenario as error:
        assert error.faults
        assert all(fault.line >= 1 and fault.column >= 1 for fault in error.faults)
    else:
        assert alike(read_markdown(to_markdown(scenario), "caso.md"), scenario)
        assert alike(jsonform.from_json(jsonform.to_json(scenario), "caso.md"), scenario)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


@cache
def exported() -> str:
    return json.dumps(jsonform.to_json(everything()))


@given(st.integers(0, 400), values)
def test_no_json_raises_anything_but_bad_scenario(at: int, value: Any) -> None:
    data = json.loads(exported())
    spots: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        for key in list(node if isinstance(node, dict) else range(len(node))):
            spots.append((node, key))
            if isinstance(node[key], (dict, list)):
                walk(node[key])

    walk(data)
    holder, key = spots[at % len(spots)]
    holder[key] = value
    for document in (data, value):
        try:
            to_markdown(jsonform.from_json(document, "caso.json"))
        except BadScenario as error:
            assert error.faults


@settings(max_examples=300)
@given(st.data())
def test_both_readers_of_yaml_read_the_same(data: st.DataObject) -> None:
    """Bundled boards with a few signs changed, read by libyaml where that may be, and by Python's reader."""
    names = bundled.names()
    text = (bundled.ROOT / f"{names[data.draw(st.integers(0, len(names) - 1))]}.md").read_text(encoding="utf-8")
    block = text.partition("```tavolo\n")[2].partition("```")[0]
    marks = ("\n  ", "\n- ", ": ", "---", "«à»", "? ", ": |\n", ">-\n", "\xa0", "\u2028")
    signs = st.sampled_from([*":-#{}[],&*!|>'\"%@`?~ \n\t", *marks])
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(block)))
        block = block[:at] + data.draw(signs) + block[at + data.draw(st.integers(0, 3)) :]
    faults, plain_faults = Faults(), Faults()
    quick = nodes.compose(block, "f", 0, faults)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(yaml, "__with_libyaml__", False)
        slow = nodes.compose(block, "f", 0, plain_faults)
    assert (quick, faults.found) == (slow, plain_faults.found)


def test_a_line_in_the_wrong_block_is_told_where_it_belongs() -> None:
    """What comes about by itself is no action, and what somebody does is no statement."""
    table = "```tavolo\ngiocatori:\n  Anna:\n    in gioco:\n      - Orso: 2/2 verde\n  Bruno: {}\n```\n"
    script = "```azioni\nAnna attacca con Orso\nl’Orso muore\n```\n"
    claims = "```atteso\nBruno non blocca\nazione 2 è illegale\n```\n"
    told = faults(table + script + claims)
    assert any("«dopo azione 1: l’Orso muore»" in one for one in told)
    assert any("«Bruno non blocca» è un’azione" in one for one in told)


@pytest.mark.parametrize(
    "back",
    [
        "{Lupo: {tipo: Creatura, f/c: 4/4}}",
        "{nome: Lupo, tipo: Creatura, f/c: 4/4}",
        "[{Lupo: {tipo: Creatura, f/c: 4/4}}]",
    ],
)
def test_a_face_bears_its_name_above_it_or_among_its_keys(back: str) -> None:
    board = f"""
    giocatori:
      Anna:
        in gioco:
          - Mannaro: {{tipo: Creatura, f/c: 2/2, stato: trasformata, retro: {back}}}
      Bruno:
        vita: 20
    """
    boards.holds(board, "fermati", "Mannaro è 4/4", "cr-2026")
