"""What the engine does, said in Italian and drawn: every kind has words, words agree, pages stay inert."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from inspect import getsource
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import judgekit
from judgekit.magic import editions
from judgekit.magic.cards import face
from judgekit.magic.language import tree
from judgekit.magic.look import look
from judgekit.magic.plays.board.state import Combat, Effect
from judgekit.magic.plays.events import DEEDS
from judgekit.magic.vocabulary import PLANAR_DIE, STEPS
from judgekit.render import board_drawing as drawn
from judgekit.render import replay as told
from judgekit.render import replay_page
from judgekit.render.italian.differences import DIFFERENCES, difference, without_rule
from judgekit.render.italian.effects_said import keyword
from judgekit.render.italian.events_said import SENTENCES, sentence
from judgekit.render.italian.questions_said import QUESTIONS, question
from judgekit.render.italian.refusals import REFUSALS, why_refused
from judgekit.render.italian.small_words import an, by, change_of_size, counted, listed, of, on, oneself, stage, to
from judgekit.render.italian.wom_said import REFUSALS as WOM_REFUSALS
from judgekit.render.page import plain
from judgekit.render.stepper import At, Film, Stepper
from judgekit.render.view import view
from judgekit.ruling import came_out, wom_came_out
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run
from judgekit.table.board import Board, Thing
from judgekit.table.engine import Ask, Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.outcome import Run
    from judgekit.texts.library import Corpus


PACKAGE = Path(judgekit.__file__).parent

# --- a board to speak of


def thing(number: int, name: str, zone: str, owner: str, *, types: str = "creature", **marks: Any) -> Thing:
    shared = zone in {"battlefield", "stack"}
    if shared:
        marks = {"controller": owner, **marks}
    pseudo, token = marks.pop("pseudo", False), marks.pop("token", False)
    printed = face(name, types.split(), size=(2, 2) if types == "creature" else None, token=token, pseudo=pseudo)
    return Thing(number, name, owner, (zone, "" if shared else owner), printed, marks)


def board(*things: Thing, **facts: Any) -> Board:
    zones: dict[tuple[str, str], tuple[int, ...]] = {}
    for one in things:
        zones[one.zone] = (*zones.get(one.zone, ()), one.id)
    players = {player: {"life": 20, "mana": (), "counters": {}} for player in ("Anna", "Bruno")}
    facts = {"order": ("Anna", "Bruno"), "turn": "Anna", "number": 3, "phase": "combat", **facts}
    return Board({one.id: one for one in things}, zones, players, facts)


ORSO = thing(1, "Orso", "battlefield", "Bruno")
ELFO = thing(2, "Elfo", "battlefield", "Anna")
FOLGORE = thing(3, "Folgore", "hand", "Anna", types="instant")
ABILITY = thing(4, "Sciamano", "stack", "Anna", types="", pseudo=True, source=(2, 0))
GOBLIN = thing(5, "Goblin", "battlefield", "Anna", token=True)
BLANK = thing(6, "carta", "library", "Bruno", types="")
AURA = thing(7, "Forza", "battlefield", "Anna", types="enchantment")
DAMAGE = thing(8, "danno da combattimento", "stack", "Anna", types="", pseudo=True, assigned=())
SPELL = thing(9, "Vampata", "stack", "Anna", types="sorcery")
COPY = SPELL._replace(face=SPELL.face._replace(copy=True))
DIE = thing(10, PLANAR_DIE, "command", "Anna", types="planar die")
WALK = thing(11, PLANAR_DIE, "stack", "Anna", types="", pseudo=True, source=(10, 0))
TABLE = board(ORSO, ELFO, FOLGORE, ABILITY, GOBLIN, BLANK, AURA, DAMAGE, COPY, DIE, WALK)
LABELS = {1: "Orso 1", 2: "Elfo", 3: "Folgore"}
GROWTH = tree.Change(None, power=3, toughness=0, words=(tree.Keyword("volare"),))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("damage", ((1, 0), "Anna", 2, False)), "Orso 1 infligge 2 danni ad Anna"),
        (Event("damage", ((1, 0), (2, 0), 1, True)), "Orso 1 infligge 1 danno da combattimento a Elfo"),
        (Event("assigned", ((1, 0), "Bruno", 1)), "Orso 1 assegna 1 danno a Bruno"),
        (Event("prevented", ((1, 0), "Anna", 2)), "vengono prevenuti 2 danni che Orso 1 infliggerebbe ad Anna"),
        (Event("life", ("Anna", 1)), "Anna guadagna 1 punto vita"),
        (Event("life", ("Anna", -3)), "Anna perde 3 punti vita"),
        (Event("draw", ("Anna", 3)), "Anna pesca Folgore"),
        (Event("draw", ("Bruno", 6)), "Bruno pesca una carta"),
        (Event("attacks", ((2, 0), "Bruno")), "Elfo attacca Bruno"),
        (Event("blocks", ((1, 0), (2, 0))), "Orso 1 blocca Elfo"),
        (Event("becomes unblocked", ((2, 0),)), "nessuno blocca Elfo"),
        (Event("move", (1, "graveyard", "Bruno", "put by the rules")), "Orso 1 va nel cimitero di Bruno"),
        (Event("move", (1, "hand", "Bruno", "returned")), "Orso 1 torna nella mano di Bruno"),
        (Event("move", (3, "graveyard", "Anna", "discarded")), "Anna scarta Folgore"),
        (Event("move", (1, "library", "Bruno", "put", -1)), "Orso 1 va in fondo al grimorio di Bruno"),
        (Event("move", (1, "exile", "Bruno", "exiled")), "Orso 1 viene rimosso dal gioco"),
        (Event("destroy", (1, False)), "Orso 1 viene distrutto"),
        (Event("tap", (1,)), "Bruno TAPpa Orso 1"),
        (Event("untap", (2,)), "Anna STAPpa Elfo"),
        (Event("step", ("upkeep",)), "comincia l’interfase di mantenimento di Anna"),
        (Event("phase", ("first main",)), "comincia la prima fase principale di Anna"),
        (Event("turn", ("Anna",)), "comincia il turno di Anna"),
        (Event("pass", ("Bruno", "Anna")), "Bruno passa la priorità ad Anna"),
        (Event("resolves", (4,)), "l’abilità di Elfo si risolve"),
        (Event("resolves", (8,)), "il danno da combattimento si risolve"),
        (Event("fizzles", (4,)), "nessun bersaglio dell’abilità di Elfo è più legale"),
        (Event("countered", (3,)), "la magia Folgore è neutralizzata"),
        (Event("vanish", (5,)), "la pedina Goblin cessa di esistere"),
        (Event("resolves", (9,)), "la copia di Vampata si risolve"),
        (Event("resolves", (11,)), "l’abilità di viaggio tra i piani si risolve"),  # the die is no source
        (Event("planeswalker rolled", ("Anna",)), ""),  # the ability that it triggers says it
        (Event("mark", (7, "choices", {"thing": (1, 0)})), "per Forza si sceglie Orso 1"),
        (Event("mark", (7, "choices", {"number": 3})), "per Forza si sceglie «3»"),
        (Event("mark", (7, "choices", {"colour": "red"})), "per Forza si sceglie «rosso»"),
        (Event("counters", (1, "+1/+1", 2)), "Orso 1 riceve 2 segnalini +1/+1"),
        (Event("counters", (1, "+1/+1", -1)), "Orso 1 perde 1 segnalino +1/+1"),
        (Event("attach", (7, (1, 0))), "Forza incanta Orso 1"),
        (Event("choose", (4, "targets", (((1, 0), "Bruno"),))), "Anna sceglie come bersagli Orso 1 e Bruno"),
        (Event("choose", (4, "division", (((1, 0), 2), ("Anna", 1)))), "Anna divide così: 2 a Orso 1 e 1 ad Anna"),
        (Event("mana", ("Anna", ("R", "G"))), "Anna aggiunge {R}{G} alla sua riserva di mana"),
        (
            Event("effect", (Effect(GROWTH, ((1, 0),), 1, "end of turn", "Anna", (3, 0)),)),
            "Orso 1 prende +3/+0 e guadagna volare fino alla fine del turno",
        ),
        (
            Event("lost", ("Anna", "library")),
            "Anna perde la partita: deve pescare e il grimorio non ha abbastanza carte",
        ),
        (Event("over", ("Bruno", False)), "Bruno vince la partita"),
        (Event("over", (None, True)), "la partita è pari"),
        (Event("combat", (Combat(),)), "Anna non attacca"),
        (Event("mark", (1, "stamp", 3)), ""),
        (Event("note", ("pending", None)), ""),
        (Event("sconosciuto", (1, 2)), ""),
    ],
)
def test_an_event_is_a_sentence_that_agrees(event: Event, said: str) -> None:
    assert sentence(event, TABLE, TABLE, LABELS) == said


def test_what_is_done_to_oneself_and_what_enters_tapped_is_told_so() -> None:
    assert sentence(Event("damage", (1, 1, 3)), TABLE, TABLE, LABELS) == "Orso 1 si infligge 3 danni"
    assert [oneself(name) for name in ("Anna", "Bruno", "Luca", "io")] == ["sé stessa", "sé stesso", "sé stesso", "io"]
    assert [an("Isola"), an("Foresta")] == ["un’Isola", "una Foresta"]
    came = board(COPY._replace(id=9, name="Golem", zone=("battlefield", "Anna")))
    said = sentence(Event("tap", (9,)), board(), came, LABELS, modern=True)
    assert said.endswith("entra TAPpato")


def test_a_copy_of_an_ability_is_no_copy_of_its_source() -> None:
    copy = COPY._replace(id=9, zone=("stack", ""), face=COPY.face._replace(pseudo=True))
    said = sentence(Event("copied", (copy,)), TABLE, board(copy), LABELS, modern=True)
    assert said == "una copia dell’abilità di Vampata va in pila"


def test_colourless_mana_is_a_number_in_classic() -> None:
    got = Event("mana", ("Anna", ("C", "C", "R")))
    assert "{2}{R}" in sentence(got, TABLE, TABLE, LABELS)
    assert "{C}{C}{R}" in sentence(got, TABLE, TABLE, LABELS, modern=True)


def test_keywords_are_told_with_what_they_are_about() -> None:
    assert keyword("protezione", "artifact") == "protezione dagli artefatti"
    assert keyword("protezione", "red") == "protezione dal rosso"
    assert keyword("passa-terre", "snow") == "passa-terre innevate"
    assert keyword("passa-terre", "Isola") == "passa-isole"
    assert keyword("incanta", tree.Filter(types=("creature",))) == "incanta creatura"


def test_a_copy_of_a_spell_is_told_as_one_wherever_it_goes() -> None:
    for zone, owner in (("graveyard", "Anna"), ("exile", "")):
        gone = board(COPY._replace(zone=(zone, owner)))
        said = sentence(Event("move", (9, zone, "Anna", "resolved")), TABLE, gone, LABELS, modern=True)
        assert said in {"la copia di Vampata va nel cimitero di Anna", "la copia di Vampata viene esiliata"}
    card = board(SPELL._replace(zone=("graveyard", "Anna")))
    assert sentence(Event("move", (9, "graveyard", "Anna", "resolved")), board(SPELL), card, LABELS) == (
        "Vampata va nel cimitero di Anna"
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("step", ("upkeep",)), "comincia la sottofase di mantenimento di Anna"),
        (Event("move", (1, "exile", "Bruno", "exiled")), "Orso 1 viene esiliato"),
        (Event("played", ("Anna", 3)), "Anna finisce di lanciare Folgore"),
        (
            Event("move", (1, "battlefield", "Bruno", "resolved")),
            "Orso 1 entra nel campo di battaglia sotto il controllo di Bruno",
        ),
    ],
)
def test_a_modern_edition_speaks_as_the_rules_of_today(event: Event, said: str) -> None:
    assert sentence(event, TABLE, TABLE, LABELS, modern=True) == said


def test_small_italian_is_right() -> None:
    assert [to("Anna"), to("Bruno"), to("l’abilità di Orso"), to("il danno")] == [
        "ad Anna", "a Bruno", "all’abilità di Orso", "al danno",
    ]  # fmt: skip
    assert [of("l’abilità"), of("Anna"), by("la pedina"), on("il danno")] == [
        "dell’abilità", "di Anna", "dalla pedina", "sul danno",
    ]  # fmt: skip
    assert listed(["Orso", "Lupo", "Elfo"]) == "Orso, Lupo ed Elfo"
    assert listed(["Orso", "Élan vitale"]) == "Orso ed Élan vitale"
    assert listed(["è 2/2", "è rossa", "ha volare"]) == "è 2/2, è rossa e ha volare"
    assert listed(["ha volare", "è rossa"]) == "ha volare ed è rossa"
    assert listed([]) == ""
    assert [change_of_size(2, 0), change_of_size(-1, -1), change_of_size(0, -2)] == ["+2/+0", "-1/-1", "-0/-2"]


@pytest.mark.parametrize("name", STEPS)
def test_every_step_has_a_name_in_italian(name: str) -> None:
    for modern in (False, True):
        assert re.match(r"(interfase|sottofase|prima fase|seconda fase|fase) ", stage(name, modern=modern))


# --- every kind has words


def calls(name: str, *folders: str) -> Iterator[tuple[str, str]]:
    """The kinds with which events, asks, refusals are made in the code, with the places."""
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield from ((kind, f"{path.name}:{node.lineno}") for kind in kinds_of(node, name))


def kinds_of(node: ast.Call, name: str) -> list[str]:
    """`Refusal("kind", …)`, or `script.refuse(game, action, procedure, "kind", …)`."""
    if isinstance(node.func, ast.Name) and node.func.id == name and node.args:
        return constants(node.args[0])
    if name == "Refusal" and isinstance(node.func, ast.Attribute) and node.func.attr == "refuse" and len(node.args) > 3:
        return constants(node.args[3])
    return []


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression may be: a constant, or one of two."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(DEEDS) - set(SENTENCES) == set()
    assert [found for found in calls("Event", "magic/plays") if found[0] not in SENTENCES] == []


def test_every_refusal_has_a_reason_in_words() -> None:
    said = REFUSALS | WOM_REFUSALS
    assert [found for found in calls("Refusal", "magic/plays", "scenario") if found[0] not in said] == []


def test_every_question_has_words() -> None:
    assert [found for found in calls("Ask", "magic/plays") if found[0] not in QUESTIONS] == []


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (Refusal("is tapped", (1,)), "il permanente Orso 1 è già TAPpato"),
        (Refusal("flies", (2, 1)), "Elfo ha volare e Orso 1 no"),
        (Refusal("is not in hand", (3, "Bruno")), "Folgore non è nella mano di Bruno"),
        (Refusal("cannot pay", ("Anna", ("1", "R"))), "Anna non può pagare {1}{R}"),
        (Refusal("cannot pay", ("Anna", 4)), "Anna non può pagare il costo"),
        (Refusal("wrong number of targets", (3, 1, 1)), "Folgore vuole 1 bersaglio"),
        (Refusal("walks", (2, "Isola")), "non si può bloccare Elfo: il giocatore in difesa controlla un’Isola"),
        (Refusal("something is waiting", (3,)), "Folgore si gioca solo quando la pila è vuota"),
        (Refusal("something is waiting", (4,)), "in pila c’è ancora l’abilità di Elfo: prima si risolve"),
        (Refusal("has no priority", ("Anna",)), "Anna non ha la priorità"),
        (Refusal("di un altro mondo", (1, 2, 3)), "le regole non lo permettono"),
    ],
)
def test_a_refusal_says_why(refusal: Refusal, said: str) -> None:
    assert why_refused(refusal, TABLE, LABELS) == said


@pytest.mark.parametrize("kind", sorted(REFUSALS))
def test_a_refusal_with_other_arguments_still_has_words(kind: str) -> None:
    for args in ((1, 2), (1, "Anna"), ("Anna", 1)):
        assert why_refused(Refusal(kind, args), TABLE, LABELS)


def test_a_question_says_who_decides_what() -> None:
    ask = Ask("targets", "Anna", (3, 0, 1, 1), ((1, 0), "Bruno"))
    assert question(ask, TABLE, LABELS) == "Anna deve scegliere il bersaglio di Folgore (fra Orso 1, Bruno)"
    assert question(Ask("di un altro mondo", "Anna"), TABLE, LABELS) == "Anna deve fare una scelta"


# --- what would be otherwise


_KIND = re.compile(r'found\["([^"]+)",|\("([a-z ]+)", (?:""|zone)\):')


def _kinds_that_may_come_out() -> list[str]:
    """Every kind of fact that the sources of the outcomes write down: keys of literals, and the marks they name."""
    found: set[str] = set()
    for module in (came_out, wom_came_out):
        found.update(a or b for a, b in _KIND.findall(getsource(module)))
        found.update(module._MARKS)
    return sorted(found)


@pytest.mark.parametrize("kind", _kinds_that_may_come_out())
def test_whatever_may_come_out_otherwise_has_words(kind: str) -> None:
    assert kind in DIFFERENCES


def test_every_mark_of_wizards_of_mickey_is_found() -> None:
    assert {"lasting", "annulled", "castle", "worth", "expected", "order", "size"} <= set(_kinds_that_may_come_out())


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (("lasting", "Nebbia", True, None), "Nebbia non sarebbe Continua"),
        (("lasting", "Nebbia", None, True), "Nebbia sarebbe Continua"),
        (("down", "Nebbia", None, True), "Nebbia sarebbe coperta"),
        (("down", "Nebbia", True, None), "Nebbia sarebbe scoperta"),
        (("place", "Topolino", 0, 2), "Topolino sarebbe a destra"),
        (("by", "Nebbia", "Topolino", "Paperino"), "Nebbia sarebbe lanciata da Paperino"),
        (("annulled", "Nebbia", None, ("Vento",)), "Nebbia diventerebbe Semplice per Vento"),
        (("castle", "", ("Torre",), ()), "non ci sarebbero Castelli in gioco"),
        (("zone", "Cavaliere", ("battlefield", ""), ("graveyard", "Anna")), "Cavaliere sarebbe nel cimitero di Anna"),
        (("zone", "Goblin", ("battlefield", ""), None), "Goblin non sarebbe in gioco"),
        (("life", "Bruno", 20, 1), "Bruno avrebbe 1 punto vita invece di 20"),
        (("verdict", 2, "illegal", "legal"), "l’azione 2 sarebbe legale"),
        (("over", "", ("Anna", False, True), (None, False, False)), "la partita non sarebbe finita"),
        (("ended", "", "script", "stuck"), "la partita non potrebbe proseguire"),
        (("damage", "Orso", 2, None), "Orso non avrebbe danni"),
        (("step", "", ("a", "b"), ("end of combat", "Anna")),
         "alla fine si sarebbe nell’interfase di fine del combattimento di Anna"),
        (("ignoto", "Orso", 1, True), "ignoto (Orso) sarebbe sì invece di 1"),
        (("life", "Bruno", None, "?"), "Bruno avrebbe ? punti vita invece di None"),
        (("zone", "Orso", 1, 2), "zone (Orso) sarebbe 2 invece di 1"),
    ],
)  # fmt: skip
def test_a_difference_is_a_clause(one: tuple[str, object, object, object], said: str) -> None:
    assert difference(*one) == said


def test_what_follows_from_a_difference_is_not_said_again() -> None:
    differences = (
        ("expected", "Orso è in gioco [1.2]", True, False),
        ("zone", "Orso", ("battlefield", ""), ("graveyard", "Bruno")),
        ("controller", "Orso", "Bruno", None),
        ("verdict", 1, "legal", "illegal"),
        ("verdict", 3, "legal", "illegal"),
    )
    assert without_rule("5.1", differences) == (
        "senza 5.1 le azioni 1 e 3 sarebbero illegali e Orso sarebbe nel cimitero di Bruno"
    )


# --- a whole replay

CASE = """---
titolo: Titolo
edizioni: [classic]
---
Anna attacca e Bruno blocca.

```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - NOME: 2/2 bianco, attacco improvviso
      - Elfo: 1/1 verde
  Bruno:
    in gioco:
      - Orso: 2/2 verde
      - Lupo TAPpato: 2/2 verde
```

```azioni
Anna attacca con NOME
Bruno blocca NOME con Lupo
Bruno blocca NOME con Orso
danno
```

```atteso
NOME è in gioco
Anna ha 3 punti vita
```
"""


def played(name: str = "Cavaliere") -> Run:
    return run(read_markdown(CASE.replace("NOME", name), "caso.md"), editions.system("classic"))


@pytest.fixture(scope="module")
def case() -> Run:
    return played()


def test_runs_of_passing_are_one_row_and_lose_no_step(case: Run) -> None:
    rows = told.rows(case)
    counted = [n for row in rows for n in row.steps]
    assert counted == [step.n for step in case.replay.steps]
    assert not any(one.kind == two.kind == "passing" for one, two in pairwise(rows))
    assert "tutti passano" in {row.text.split(":")[0] for row in rows if row.kind == "passing"}


def test_a_row_has_the_numbers_of_its_steps(case: Run) -> None:
    cites = {step.n: set(step.cites) for step in case.replay.steps}
    for row in told.rows(case):
        assert set(row.cites) == set().union(*(cites[n] for n in row.steps)) or not row.steps


def test_the_page_names_actions_verdicts_and_reasons(case: Run) -> None:
    text = plain(told.page(case, 100))
    assert "▸ «2. Bruno blocca Cavaliere con Lupo» — illegale" in text
    assert "illegale: il permanente Lupo è già TAPpato [309.1" in text
    assert "▸ «3. Bruno blocca Cavaliere con Orso» — legale" in text
    assert max(map(len, text.splitlines())) <= 100


def test_brief_hides_what_only_moves_the_game_on(case: Run) -> None:
    text = plain(told.page(case, 100, brief=True))
    assert "passano" not in text
    assert "ha la priorità" not in text
    assert "Controllo superato" not in text
    assert "Cavaliere attacca Bruno" in text


def test_what_changes_nothing_is_shown_where_all_numbers_are(case: Run) -> None:
    fillers = [row for row in told.rows(case) if row.kind == "filler"]
    assert {row.text for row in fillers} == {"Controllo superato: le regole lo permettono"}
    assert "Controllo superato" not in plain(told.page(case, 100))
    assert plain(told.page(case, 100, every=True)).count("Controllo superato") == len(fillers)


def test_cards_of_one_name_are_counted() -> None:
    assert counted(["una carta", "Dardo", "una carta", "Scudo", "Dardo", "una carta"]) == [
        "3 carte",
        "2 Dardo",
        "Scudo",
    ]


def test_expectations_tell_what_is_so_instead(case: Run) -> None:
    text = plain(told.expectations(case, 80))
    assert "✓ Cavaliere è in gioco" in text
    assert "✗ Anna ha 3 punti vita\n  invece: " in text


def test_the_board_shows_who_fights_whom(case: Run) -> None:
    step = next(s for s in case.replay.steps if any(event.kind == "blocks" for event in s.events))
    seen = view(step.board, look(case.replay.system, step.board), case.labels)
    text = plain(drawn.draw(seen, 90))
    assert "[Cavaliere 2/2 attacco improvviso TAP → Bruno ⊣]" in text
    assert "[Orso 2/2 ⊢ Cavaliere]" in text
    assert "Anna · 20 punti vita" in text
    assert "grimorio 40" in text


def test_a_long_name_of_a_row_stands_apart_from_what_is_in_it() -> None:
    (row,) = drawn._cards("zona di comando", ["Regina"], 80)
    assert plain([row]).strip() == "zona di comando Regina"


# --- stepping


@pytest.fixture
def stepper(case: Run, corpus: Corpus) -> Stepper:
    return Stepper(Film(case, lambda there: look(case.replay.system, there), lambda: corpus, lambda: ()))


def test_a_screen_is_exactly_as_high_as_the_terminal(stepper: Stepper) -> None:
    for height in (12, 24, 50):
        for step in range(stepper.last + 1):
            for panel in ("rules", "why", "help"):
                assert len(stepper.screen(At(step, panel), 80, height)) == height


def test_keys_move_and_never_leave_the_replay(stepper: Stepper) -> None:
    def after(*keys: str) -> int:
        at = At()
        for key in keys:
            at = stepper.press(at, key)
        return at.step

    last = stepper.last
    assert [after("left"), after("home"), after("end"), after("end", "right")] == [0, 0, last, last]
    assert after("1", "2", "enter") == 12
    assert after("9", "9", "9", "9", "enter") == last
    assert after("t", "n", "n", " ", "p") == 2
    assert after("right", "left") == 0
    assert stepper.press(At(), "q").done


def test_an_action_is_reached_at_the_first_of_its_steps_worth_seeing(stepper: Stepper) -> None:
    at = At()
    reached = []
    for _ in range(4):
        at = stepper.press(at, "a")
        reached.append(stepper.told[at.step - 1].step.action)
    assert reached == [1, 2, 3, 4]
    assert not stepper.told[stepper.press(At(), "a").step - 1].trace


def test_the_text_of_the_cited_rules_stands_under_the_step(stepper: Stepper) -> None:
    at = next(At(one.step.n) for one in stepper.told if "309.1" in one.step.cites and one.step.refusal)
    text = plain(stepper.screen(at, 80, 40))
    assert "illegale: Il permanente Lupo è già TAPpato [309.1" in text
    assert "309.1  Dichiarare le creature bloccanti" in text


# --- the page

EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)> & \u2028"


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.data: dict[str, str] = {}
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]
        self._inside = f"{tag}#{dict(attrs).get('id', '')}"

    def handle_data(self, data: str) -> None:
        self.data[self._inside] = self.data.get(self._inside, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""


def page_of(case: Run, corpus: Corpus) -> _Tags:
    parsed = _Tags()
    parsed.feed(replay_page.page([case], [lambda there: look(case.replay.system, there)], corpus))
    return parsed


def evil(case: Run) -> Run:
    """The same run with names and texts that want to be markup."""
    scenario = case.scenario._replace(title=EVIL, prose=EVIL)
    labels = dict.fromkeys(case.labels, EVIL)
    return case._replace(scenario=scenario, labels=labels)


def test_names_that_are_markup_stay_text(case: Run, corpus: Corpus) -> None:
    tame, wild = page_of(case, corpus), page_of(evil(case), corpus)
    assert wild.tags == tame.tags
    assert "img" not in wild.tags
    data = wild.data["script#data"]
    assert not set("<>&\u2028\u2029") & set(data)
    shown = json.loads(data)["runs"][0]
    assert shown["title"] == EVIL
    assert shown["boards"][0]["sides"][0]["cells"][0]["name"] == EVIL


def test_a_mark_of_the_template_in_a_text_is_left_alone(case: Run, corpus: Corpus) -> None:
    wild = case._replace(scenario=case.scenario._replace(title="@DATA@ @SCRIPT@"))
    assert json.loads(page_of(wild, corpus).data["script#data"])["runs"][0]["title"] == "@DATA@ @SCRIPT@"


def test_the_page_runs_its_own_script_only_and_fetches_nothing(case: Run, corpus: Corpus) -> None:
    text = replay_page.page([case], [lambda there: look(case.replay.system, there)], corpus)
    parsed = page_of(case, corpus)
    script, style = parsed.data["script#"], parsed.data["style#"]
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    for kind, code in (("script-src", script), ("style-src", style)):
        digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in policy[1]
    assert "default-src 'none'" in policy[1]
    assert {"src", "href"} & set(parsed.attributes) == set()
    assert not [name for name in parsed.attributes if name.startswith("on") or name == "style"]
    assert "innerHTML" not in script
    assert "http" not in script


def test_the_page_holds_the_rules_that_its_steps_cite(case: Run, corpus: Corpus) -> None:
    shown = json.loads(page_of(case, corpus).data["script#data"])["runs"][0]
    cited = {number for step in shown["steps"] for number in step["cites"]}
    assert cited == set(shown["rules"])
    assert len(shown["boards"]) < len(shown["steps"])


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (("life", "io", 20, 18), "io avrei 18 punti vita invece di 20"),
        (("life", "tu", 20, 18), "tu avresti 18 punti vita invece di 20"),
        (("life", "Tullio", 20, 18), "Tullio avrebbe 18 punti vita invece di 20"),
        (("zone", "Orso", ("battlefield", "io"), ("graveyard", "io")), "Orso sarebbe nel mio cimitero"),
        (("zone", "Orso", ("battlefield", "tu"), ("hand", "tu")), "Orso sarebbe nella tua mano"),
    ],
)
def test_players_who_are_called_io_and_tu_are_spoken_of_in_person(one: tuple[Any, ...], said: str) -> None:
    assert difference(*one) == said
