"""Sets of cards: what is understood of them, what is kept, cards by name in cases."""

import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit import files
from judgekit.errors import BadDocument, BadScenario, NotUnderstood, Unreadable
from judgekit.magic.editions import system
from judgekit.magic.language import tree
from judgekit.magic.language.read import read
from judgekit.magic.sets import card as cards
from judgekit.magic.sets import checking, playable, stored
from judgekit.magic.sets.mtgjson import CardSet, read_set
from judgekit.scenario.case_file import read_markdown as read_scenario
from judgekit.scenario.magic.start import start, unread
from judgekit.scenario.run import run as replay

INVENTED = Path(__file__).parent / "data" / "cards_invented.json"
CLASSIC = system("classic")
Run = Any


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "home"))


@pytest.fixture
def invented() -> CardSet:
    return read_set(INVENTED.read_bytes(), "prova.json")


def _written(folder: Path, data: Any) -> str:
    path = folder / "set.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def _with(folder: Path, **changes: Any) -> str:
    whole = json.loads(INVENTED.read_text(encoding="utf-8"))
    return _written(folder, {"data": {**whole["data"], **changes}})


# --- check ------------------------------------------------------------------------------------------------------------


def test_check_tells_what_is_understood(run: Run) -> None:
    report = run("cards", "check", str(INVENTED), "--json").json
    rows = report.pop("not_understood")
    assert report == {
        "judgekit": 1,
        "cards": 13,
        "with_text": 10,
        "understood": 7,
        "abilities": 11,
        "abilities_understood": 9,
    }
    assert rows == [
        {"card": "Cosa Strana", "line": "Aggeggio", "stopped_at": "Aggeggio"},
        {
            "card": "Evocatore di Tempeste",
            "line": "Anti-malocchio",
            "stopped_at": "non ancora simulata: la parola chiave «anti-malocchio»",
        },
        {
            "card": "Orso Poeta",
            "line": "All'inizio del tuo mantenimento, recita una poesia a voce alta",
            "stopped_at": "recita una poesia a voce alta",
        },
    ]


def test_check_is_read_by_people_too(run: Run) -> None:
    done = run("cards", "check", str(INVENTED))
    assert (done.status, done.err) == (0, "")
    assert "mi fermo a «recita una poesia a voce alta»" in done.out
    assert "13 carte, 10 con un testo italiano: capite 7 (70%)" in done.out


def test_what_is_not_understood_is_grouped_by_its_shape(run: Run, tmp_path: Path) -> None:
    def card(name: str, text: str) -> dict[str, Any]:
        italian = {"language": "Italian", "name": name, "text": text, "type": "Creatura — Orso"}
        return {"name": name, "types": ["Creature"], "text": "…", "foreignData": [italian]}

    three = [
        card("Orso Uno", "Quando Orso Uno muore, recita 3 poesie verdi."),
        card("Orso Due", "Quando Orso Due muore, recita 2 poesie blu.\nCanta a voce alta. Ogni Goblin ride."),
        card("Orso Tre", "Volare"),
    ]
    path = _written(tmp_path, {"data": {"code": "PRO", "cards": three}})
    report = run("cards", "check", path, "--by-pattern", "--json").json
    found = {one["shape"]: (one["times"], one["cards"], one["alone"]) for one in report["patterns"]}
    assert found == {
        "recita ‹numero› poesie ‹colore›": (2, 2, 1),
        "canta a voce alta": (1, 1, 0),
        "ogni ‹sottotipo› ride": (1, 1, 0),
    }
    example = {
        "card": "Orso Due",
        "line": "Quando Orso Due muore, recita 2 poesie blu",
        "stopped_at": "recita 2 poesie blu",
    }
    assert example in report["patterns"][0]["examples"]
    assert len(report["not_understood"]) == 4  # all faults of a text, not the first alone
    assert "1 da sola, 2 carte: recita ‹numero› poesie ‹colore›" in run("cards", "check", path, "--by-pattern").out


@pytest.mark.slow
def test_several_processes_tell_the_same(invented: CardSet) -> None:
    many = tuple(card._replace(name=f"{card.name} {n}") for n in range(40) for card in invented.cards)
    assert checking.check(many, CLASSIC, processes=2) == checking.check(many, CLASSIC)


def test_check_tells_a_set_without_italian(run: Run, tmp_path: Path) -> None:
    path = _written(tmp_path, {"data": {"cards": [{"name": "Bear", "text": "Flying", "foreignData": None}]}})
    report = run("cards", "check", path, "--json").json
    assert (report["cards"], report["with_text"], report["not_understood"]) == (1, 0, [])
    assert "nessuna carta ha un testo italiano" in run("cards", "check", path).out


@pytest.mark.parametrize("command", ["check", "import"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "il file è vuoto"),
        (" \n", "il file è vuoto"),
        ('{"data": {"cards": [', "il JSON si rompe"),
        ("[1, 2]", "non è un set"),
        ('{"data": []}', "non è un set"),
        ('{"data": {"cards": {}}}', "manca l’elenco"),
        ('{"data": {"cards": [{"name": ""}]}}', "numero 1 non ha un nome"),
        ("[" * 100_000, ""),
    ],
)
def test_what_is_no_set_is_refused(run: Run, tmp_path: Path, command: str, content: str, told: str) -> None:
    path = tmp_path / "strano.json"
    path.write_text(content, encoding="utf-8")
    done = run("cards", command, str(path))
    assert (done.status, done.out) == (2, "")
    assert "strano.json" in done.err
    assert told in done.err
    assert not stored.path().exists()


@pytest.mark.parametrize("command", ["check", "import"])
def test_a_missing_or_odd_file_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    done = run("cards", command, str(tmp_path / "manca.json"))
    assert (done.status, done.out) == (2, "")
    assert "manca.json: non si può leggere" in done.err
    (tmp_path / "latino.json").write_bytes(b'{"data": "\xe8"}')
    assert "UTF-8" in run("cards", command, str(tmp_path / "latino.json")).err


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["data", "cards", "name", "text", "foreignData", "language", "types", "power"]), inner
        )
    ),
    max_leaves=12,
)


@given(_JSON)
def test_any_json_is_a_set_or_is_refused(data: Any) -> None:
    for whole in (
        data,
        {"data": data},
        {"data": {"cards": [data]}},
        {"data": {"cards": [{"name": "x", "text": data}]}},
    ):
        try:
            found = read_set(json.dumps(whole).encode(), "x.json")
        except BadDocument:
            continue
        checking.check(found.cards, CLASSIC)


# --- what can be played -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Volare, attacco improvviso, travolgere, cautela, rapidità",
        "Protezione dal rosso",
        "Passa-foreste",
        "{T}: Aggiungi {G} alla tua riserva di mana.",
        "Quando l'Orso entra in gioco, pesca una carta.",
        "L'Orso non può bloccare.",
        "Le creature bianche prendono +1/+1.",
    ],
)
def test_what_plays_act_upon_can_be_played(text: str) -> None:
    assert playable.executable(read(text, "Orso"), CLASSIC) is None


class Unheard(tuple[Any, ...]):
    """A node that no play knows."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("ability", "told"),
    [
        (tree.Keyword("anti-malocchio"), "la parola chiave «anti-malocchio»"),
        (tree.Keyword("incanta", tree.Filter("player")), "un’Aura che incanta un giocatore"),
        (tree.Spell((tree.Mode((), (tree.Draw(tree.You()), Unheard())),)), "una parte della frase"),
        (tree.Static((tree.Change(tree.This(), rules=("recites a poem",)),)), "una regola"),
        (tree.Static(rules=(("recites a poem", tree.You()),)), "una regola"),
        (tree.Triggered(tree.Trigger("recites"), (tree.Mode(),)), "l’innesco"),
        (
            tree.Static((tree.Change(tree.Each(tree.Filter(status=("rhyming",)))),)),
            "la qualità",
        ),
        (tree.Activated((tree.TapCost(),), (tree.Mode(),), limits=("while rhyming",)), "il limite"),
        (tree.Spell((tree.Mode((), (tree.May(tree.You(), (Unheard(),)),)),)), "una parte"),
    ],
)
def test_what_no_play_acts_upon_is_told(ability: Any, told: str) -> None:
    assert (playable.executable((ability,), CLASSIC) or "").startswith(told)


def test_a_keyword_without_its_rows_is_still_a_word_that_plays_ask_for() -> None:
    assert playable.executable(read("Incanta creatura"), CLASSIC) is None
    assert playable.executable(read("Aggirare"), CLASSIC) is None


# --- import -----------------------------------------------------------------------------------------------------------


def test_cards_lie_where_the_users_data_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored.path().parent == files.data_dir()
    monkeypatch.delenv("JUDGEKIT_HOME")
    assert stored.path().parent == files.data_dir()


def test_a_set_is_imported_and_listed(run: Run) -> None:
    assert run("cards", "sets", "--json").json == []
    assert "nessun set importato" in run("cards", "sets").err
    kept = {"code": "PRV", "name": "Set di prova", "date": "2001-04-01", "cards": 13, "italian": 12}
    assert run("cards", "import", str(INVENTED), "--json").json == [{"judgekit": 1, **kept}]
    assert run("cards", "sets", "--json").json == [{"judgekit": 1, **kept}]
    assert "PRV Set di prova" in run("cards", "sets").out


def test_what_is_kept_is_what_was_read(invented: CardSet) -> None:
    stored.keep([invented])
    for card in invented.cards:
        assert card in stored.find(card.english)
        assert not card.name or card in stored.find(card.name)


def test_a_set_that_is_imported_again_is_replaced(run: Run, tmp_path: Path) -> None:
    run("cards", "import", str(INVENTED))
    other = json.loads(INVENTED.read_text(encoding="utf-8"))["data"]["cards"][1:2]
    done = run("cards", "import", _with(tmp_path, name="Nuova prova", cards=other), "--json")
    assert [(one["name"], one["cards"]) for one in done.json] == [("Nuova prova", 1)]
    assert run("cards", "show", "Scintillina").status == 1
    assert run("cards", "show", "Grifone da Esercizio").status == 0


def test_several_sets_are_imported_together_or_not_at_all(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rotto.json").write_text("{", encoding="utf-8")
    assert run("cards", "import", str(INVENTED), str(tmp_path / "rotto.json")).status == 2
    assert run("cards", "sets", "--json").json == []
    run("cards", "import", str(INVENTED), _with(tmp_path, code="ALT", releaseDate="2005-01-01"))
    assert [one["code"] for one in run("cards", "sets", "--json").json] == ["PRV", "ALT"]
    shown = run("cards", "show", "scintillina", "--json").json
    assert shown["sets"] == ["ALT", "PRV"]  # the latest first


def test_a_set_without_italian_is_not_imported(run: Run, tmp_path: Path) -> None:
    done = run("cards", "import", _with(tmp_path, cards=[{"name": "Bear", "foreignData": []}]))
    assert done.status == 2
    assert "nessuna carta del set ha un nome italiano" in done.err
    assert run("cards", "import", _with(tmp_path, code="")).status == 2


@pytest.mark.parametrize("first", [True, False])
def test_an_interrupted_import_leaves_what_was_there(
    invented: CardSet, monkeypatch: pytest.MonkeyPatch, *, first: bool
) -> None:
    if not first:
        stored.keep([invented])
    before = stored.listing()

    def interrupted(base: sqlite3.Connection, one: CardSet) -> None:
        base.execute("DELETE FROM cards")
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(stored, "_replace", interrupted)
        with pytest.raises(KeyboardInterrupt):
            stored.keep([invented])
    assert stored.listing() == before
    assert bool(stored.find("Scintillina")) is not first
    stored.keep([invented])
    assert stored.find("Scintillina")


def test_what_is_imported_anew_is_answered_at_once(invented: CardSet) -> None:
    """Whoever imports it, this process or another one."""
    stored.keep([invented._replace(cards=invented.cards[:1])])
    first, last = (invented.cards[n].called for n in (0, -1))
    assert (bool(stored.find(first)), stored.find(last)) == (True, ())
    stored.keep([invented])
    assert stored.find(last)
    command = (
        "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); "
        "base.execute('DELETE FROM cards'); base.commit(); base.close()"
    )
    subprocess.run([sys.executable, "-c", command, str(stored.path())], check=True)
    assert (stored.find(first), stored.find(last)) == ((), ())


def test_a_damaged_or_foreign_file_is_told(run: Run, invented: CardSet) -> None:
    stored.keep([invented])
    base = sqlite3.connect(stored.path())
    base.execute("PRAGMA user_version = 99")
    base.close()
    assert "un’altra versione di judgekit" in run("cards", "sets").err
    stored.path().write_bytes(b"questo non e' un archivio" * 100)
    with pytest.raises(Unreadable):
        stored.keep([invented])
    done = run("cards", "show", "Scintillina")
    assert done.status == 2
    assert "toglilo e importa di nuovo" in done.err


@pytest.mark.parametrize(
    "damage",
    [
        "update sets set name = cast(x'41979c' as text)",
        "update cards set text_it = cast(x'419ff0' as text)",
        "update cards set faces = 'nessuna'",
        "update cards set name_it = x'41', folded_it = 'scintilla'",
        "update cards set faces = '[{\"storta\": 1}]'",
    ],
)
def test_what_is_kept_of_cards_is_damaged_inside(run: Run, invented: CardSet, damage: str) -> None:
    """Letters that are none, faces that are none: the base opens, and what it tells is not taken for a card."""
    stored.keep([invented])
    with sqlite3.connect(stored.path()) as base:
        base.execute(damage)
    told = [run(*line) for line in (("cards", "sets"), ("cards", "show", "Scintillina"), ("cards", "show", "Nessuna"))]
    bad = [done for done in told if done.status == 2]
    assert bad
    assert all("è danneggiato: toglilo e importa di nuovo i set" in done.err for done in bad)


# --- show -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Città dell’Alba", "citta dell'alba", "DAWN CITY", "  dawn   city "])
def test_a_card_is_found_by_any_of_its_names(run: Run, name: str) -> None:
    run("cards", "import", str(INVENTED))
    shown = run("cards", "show", name, "--json").json
    assert (shown["name"], shown["english"], shown["types"]) == ("Città dell’Alba", "Dawn City", ["land"])
    assert shown["understood"] is True


def test_a_card_is_shown_with_what_is_not_understood(run: Run) -> None:
    run("cards", "import", str(INVENTED))
    shown = run("cards", "show", "Orso", "Poeta", "--json").json
    assert (shown["cost"], shown["power"], shown["colors"], shown["subtypes"]) == ("{4}{G}", "4", ["green"], ["Orso"])
    assert shown["understood"] is False
    assert [row["stopped_at"] for row in shown["not_understood"]] == ["recita una poesia a voce alta"]
    page = run("cards", "show", "Grifone da Esercizio").out
    assert "Creatura — Grifone 2/3" in page
    assert "si capisce e si gioca" in page
    assert "non dà il testo italiano" in run("cards", "show", "Unspoken Bear").out
    assert run("cards", "show", "Unspoken Bear", "--json").json["understood"] is False


def test_an_unknown_card_is_told_with_the_nearest_names(run: Run) -> None:
    done = run("cards", "show", "Scintilina")
    assert (done.status, done.out) == (1, "")
    assert "nessun set importato" in done.err
    run("cards", "import", str(INVENTED))
    done = run("cards", "show", "Scintilina", "--json")
    assert (done.status, done.out) == (1, "")
    assert "Forse cercavi: Scintillina" in done.err


# --- facts in the engine's words --------------------------------------------------------------------------------------


def _face(name: str, sets: CardSet) -> Any:
    return cards.printed(next(one for one in sets.cards if name in {one.name, one.english}))


def test_a_card_becomes_a_face(invented: CardSet) -> None:
    griffin = _face("Grifone da Esercizio", invented)
    assert (griffin.cost, griffin.english, griffin.traits.words) == (("3", "W"), "Drill Griffin", {"volare": (None,)})
    assert (griffin.traits.power, griffin.traits.toughness, griffin.traits.colours) == (2, 3, {"white"})
    aura = _face("Benedizione dell'Orso", invented).traits
    assert (aura.types, aura.subtypes, set(aura.words)) == ({"enchantment"}, {"Aura"}, {"incanta"})
    assert _face("Capitano Esercizio", invented).traits.supertypes == {"legendary"}  # the English line tells
    assert _face("Cosa Strana", invented).traits.types == {"artifact"}  # the Italian line is not understood
    assert (_face("Mandria d'Orsi", invented).traits.power, _face("Foresta", invented).cost) == (0, None)


# --- cards by name in cases -------------------------------------------------------------------------------------------

CASE = """---
titolo: Carte per nome
edizioni: [classic]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - scintillina
    in gioco:
      - Montagna
      - {thing}
  Bruno:
    cimitero:
      - Capitano Esercizio
    in gioco:
      - Drill Bear
```

```azioni
Anna lancia scintillina su Drill Bear
passano tutti
```

```atteso
Drill Bear è nel cimitero di Bruno
```
"""


def _board(thing: str) -> Any:
    board, labels = start(read_scenario(CASE.replace("{thing}", thing), "caso.md"), "classic")
    return {label: board.things[number].face for number, label in labels.items()}


def test_a_bare_name_takes_its_facts_from_the_imported_cards(invented: CardSet) -> None:
    stored.keep([invented])
    scenario = read_scenario(CASE.replace("{thing}", "Grifone da Esercizio"), "caso.md")
    done = replay(scenario, CLASSIC)
    assert not done.missing
    faces = _board("grifone da esercizio")
    assert faces["grifone da esercizio"].traits.words == {"volare": (None,)}
    assert faces["Capitano Esercizio"].traits.supertypes == {"legendary"}
    board = done.replay.steps[-1].board
    assert [t.zone for t in board.things.values() if t.name == "Drill Bear"] == [("graveyard", "Bruno")]


def test_what_the_case_says_goes_before_what_is_printed(invented: CardSet) -> None:
    stored.keep([invented])
    faces = _board('Grifone da Esercizio: "rosso, volare, travolgere, {1}"')
    thing = next(face for name, face in faces.items() if name.startswith("Grifone"))
    assert (thing.traits.colours, thing.cost) == ({"red"}, ("1",))
    assert thing.traits.words == {"volare": (None,), "travolgere": (None,)}
    assert (thing.traits.power, thing.traits.toughness) == (2, 3)
    described = _board("Grifone da Esercizio 5/5")["Grifone da Esercizio"].traits
    assert (described.power, described.words) == (5, {})  # who describes a thing describes all of it
    tapped, _ = start(read_scenario(CASE.replace("{thing}", "Grifone da Esercizio TAPpato"), "caso.md"), "classic")
    assert [t.marks.get("tapped") for t in tapped.things.values() if t.name.startswith("Grifone")] == [True]


def test_an_unknown_bare_name_is_a_fault_with_the_nearest_cards(invented: CardSet) -> None:
    with pytest.raises(BadScenario) as wrong:
        _board("Grifone di Esercizio")
    assert "tra le carte importate" not in str(wrong.value)
    stored.keep([invented])
    with pytest.raises(BadScenario) as wrong:
        _board("Grifone di Esercizio")
    assert "non so che cosa sia «Grifone di Esercizio»" in str(wrong.value)
    assert "«Grifone da Esercizio»" in str(wrong.value)


def test_a_card_that_is_not_understood_is_a_fault_where_it_stands(invented: CardSet) -> None:
    stored.keep([invented])
    with pytest.raises(BadScenario) as wrong:
        _board("Unspoken Bear")
    assert [(fault.line, "testo italiano" in fault.message) for fault in wrong.value.faults] == [(13, True)]


def test_a_card_of_which_an_ability_is_not_understood_is_told_where_it_stands(invented: CardSet) -> None:
    stored.keep([invented])
    assert _board("Orso Poeta")
    found = unread(read_scenario(CASE.replace("{thing}", "Orso Poeta"), "caso.md"), "classic")
    assert [(one.line, "recita una poesia" in one.message) for one in found] == [(13, True)]


def test_a_case_without_bare_names_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(name: str) -> Any:
        raise AssertionError(name)

    monkeypatch.setattr(stored, "find", never)
    plain = CASE.replace("{thing}", "Orso 2/2").replace("- scintillina", '- scintillina: "{R}, istantaneo"')
    plain = plain.replace("- Capitano Esercizio", "- Capitano Esercizio 2/2").replace(
        "- Drill Bear", "- Drill Bear 2/2"
    )
    start(read_scenario(plain, "caso.md"), "classic")


# --- a whole set ------------------------------------------------------------------------------------------------------


def test_most_of_a_whole_set_is_understood_and_played(run: Run, shared: Path) -> None:
    at = time.process_time()
    report = run("cards", "check", str(shared / "cards" / "8ED.json"), "--json").json
    assert time.process_time() - at < 10
    assert (report["cards"], report["with_text"]) == (342, 314)
    assert report["understood"] >= 0.75 * report["with_text"]
    assert report["abilities_understood"] >= 0.8 * report["abilities"]


def test_a_whole_set_is_kept(shared: Path) -> None:
    whole = read_set((shared / "cards" / "8ED.json").read_bytes(), "8ED.json")
    stored.keep([whole])
    assert [(one.code, one.cards, one.italian) for one in stored.listing()] == [("8ED", 342, 335)]
    assert all(one in stored.find(one.called) for one in whole.cards)


WALKERS = """---
titolo: Prova
edizioni: [cr-2026]
---

```tavolo
giocatori:
  Anna:
    riserva: "{C}{C}"
    mano: [Guida]
    in gioco: [{Maestra: {fedeltà: 2}}, Sapiente, {Erudito: {segnalini: 1 fedeltà}}]
  Bruno: {}
```

```azioni
Anna lancia Guida
si risolve
Anna attiva Maestra
si risolve
```

```atteso
Guida ha 4 segnalini fedeltà
Maestra ha 3 segnalini fedeltà
Sapiente ha 4 segnalini fedeltà
Erudito ha 1 segnalino fedeltà
Anna ha 21 punti vita
```
"""


def test_a_planeswalker_has_its_printed_loyalty_or_what_the_case_tells() -> None:
    walkers = [
        {
            **_one_face(name, name, "", "", f"Planeswalker — {name}", "+1: Guadagni 1 punto vita."),
            "types": ["Planeswalker"],
            "loyalty": "4",
            "manaCost": "{2}",
        }
        for name in ("Guida", "Maestra", "Sapiente", "Erudito")
    ]
    stored.keep([read_set(_set_of(*walkers), "x.json")])
    done = replay(read_scenario(WALKERS, "caso.md"), system("cr-2026"))
    assert [one.ok for one in done.held] == [True] * 5


# --- several faces ----------------------------------------------------------------------------------------------------


def _one_face(name: str, face: str, side: str, layout: str, kind: str, text: str, **more: str) -> dict[str, object]:
    """One face of a card as a set tells it; its English names are the Italian ones."""
    italian = {"language": "Italian", "name": name, "faceName": face, "type": kind, "text": text}
    types = {"Terra": ["Land"], "Istantaneo": ["Instant"]}.get(kind.split(" ", maxsplit=1)[0], ["Creature"])
    told = {"name": name, "faceName": face, "side": side, "layout": layout, "types": types, "text": text}
    return {**told, "type": kind, "foreignData": [italian], **more}


def _set_of(*faces: dict[str, object]) -> bytes:
    return json.dumps({"meta": {}, "data": {"code": "XXX", "cards": list(faces)}}).encode()


def test_the_faces_of_a_card_are_one_card_and_a_face_that_is_refused_tells_which() -> None:
    human = _one_face("Uno // Due", "Uno", "a", "transform", "Creatura — Umano", "{2}: Trasforma Uno.", power="1")
    beast = _one_face("Uno // Due", "Due", "b", "transform", "Creatura — Lupo", "Danza coi lupi.", power="3")
    found_cards = read_set(_set_of(beast, human), "x.json").cards
    assert [(card.name, card.layout, [face.name for face in card.faces]) for card in found_cards] == [
        ("Uno", "transform", ["Due"])
    ]
    found = checking.check(found_cards, system("cr-2026"))
    assert (found.cards, found.with_text, found.understood) == (1, 1, 0)
    assert {stop.card for stop in found.not_understood} == {"Due"}


def test_the_bar_that_tells_of_the_other_face_is_no_text() -> None:
    front = _one_face(
        "Uno // Due", "Uno", "a", "modal_dfc", "Istantaneo", "Pesca una carta.\nTerra\n{T}: Aggiungi {U}."
    )
    back = _one_face("Uno // Due", "Due", "b", "modal_dfc", "Terra", "{T}: Aggiungi {U}.\nIstantaneo\n{2}{U}")
    (card,) = read_set(_set_of(front | {"manaCost": "{2}{U}"}, back), "x.json").cards
    assert (card.text, card.faces[0].text) == ("Pesca una carta.", "{T}: Aggiungi {U}.")
    assert checking.check((card,), system("cr-2026")).understood == 1
    assert checking.check((card,), system("cr-2016")).understood == 0  # there are no such cards yet


def test_a_split_card_has_its_halves_and_a_face_alone_is_refused() -> None:
    one = _one_face("Uno // Due", "Uno", "a", "split", "Istantaneo", "Pesca una carta.", manaCost="{U}")
    two = _one_face("Uno // Due", "Due", "b", "split", "Istantaneo", "Guadagni 2 punti vita.", manaCost="{W}")
    (card,) = read_set(_set_of(one, two), "x.json").cards
    assert (card.name, [face.name for face in card.faces]) == ("Uno // Due", ["Uno", "Due"])
    assert checking.check((card,), system("cr-2016")).understood == 1
    (alone,) = read_set(_set_of(one), "x.json").cards
    assert checking.check((alone,), system("cr-2026")).understood == 0


OF_X = """---
titolo: Prova
edizioni: [cr-2026]
---
Un planeswalker con lealtà X entra con X segnalini.

```tavolo
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano: [Iride di X]
    riserva: "{U}{U}{U}"
  Bruno:
```

```azioni
Anna lancia Iride di X con X = 2
si risolve
```

```atteso
Iride di X ha 2 segnalini fedeltà
```
"""


def test_an_imported_planeswalker_of_loyalty_x_enters_with_as_many_counters() -> None:
    italian = {"language": "Italian", "name": "Iride di X", "type": "Planeswalker", "text": "+1: Pesca una carta."}
    told = {"name": "Iris of X", "types": ["Planeswalker"], "text": "…", "manaCost": "{X}{U}", "loyalty": "X"}
    stored.keep([read_set(_set_of({**told, "foreignData": [italian]}), "x.json")])
    done = replay(read_scenario(OF_X, "caso.md"), system("cr-2026"))
    assert [one.ok for one in done.held] == [True]


BACKS = """---
titolo: Prova
edizioni: [cr-2026]
---
Di una carta importata si gioca l’altra faccia.

```tavolo
giocatori:
  Anna:
    mano: [Uno]
    in gioco: [Retro di Sera]
  Bruno:
```

```azioni
Anna gioca Due di Fiori
Anna attiva Retro di Sera
Anna lancia Uno
```

```atteso
azione 1 è legale
azione 2 è legale
azione 3 è illegale
Due di Fiori è in gioco
Retro di Sera è TAPpato
```
"""


def test_the_other_face_of_an_imported_card_is_played_shown_and_laid_out_by_its_name(run: Run) -> None:
    def both(front: str, back: str) -> tuple[dict[str, object], ...]:
        name, text = f"{front} // {back}", "Pesca una carta."
        land = _one_face(name, back, "b", "modal_dfc", "Terra", "{T}: Aggiungi {U}.")
        return _one_face(name, front, "a", "modal_dfc", "Istantaneo", text, manaCost="{2}{U}"), land

    stored.keep([read_set(_set_of(*both("Uno", "Due di Fiori"), *both("Alba", "Retro di Sera")), "x.json")])
    done = replay(read_scenario(BACKS, "caso.md"), system("cr-2026"))
    assert [one.ok for one in done.held] == [True] * 5
    assert [card.name for card in stored.with_face("due di fiori")] == ["Uno"]
    assert not stored.with_face("Uno")
    shown = run("cards", "show", "Due di Fiori", "--edition", "cr-2026").out
    assert "Pesca una carta." in shown
    assert "{T}: Aggiungi {U}." in shown


@pytest.mark.parametrize("layout", ["meld"])
def test_a_card_of_a_layout_that_nobody_plays_is_refused_by_that_name(layout: str) -> None:
    front = _one_face("Uno // Due", "Uno", "a", layout, "Creatura — Umano", "Volare", power="1")
    back = _one_face("Uno // Due", "Due", "b", layout, "Creatura — Bestia", "Travolgere", power="3")
    found_cards = read_set(_set_of(front, back), "x.json").cards
    found = checking.check(found_cards, system("cr-2026"))
    assert (found.cards, found.understood) == (2, 0)
    assert all(stop.not_simulated for stop in found.not_understood)
    with pytest.raises(NotUnderstood, match="non si gioca ancora"):
        cards.abilities(found_cards[0])
