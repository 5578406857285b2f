"""What a line names to pay with is what is paid: else the line is illegal, or refused; nothing else is paid instead."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from boards import EVERY, MODERN, acted, case, holds
from cases import bundled_case

from judgekit.editions import MAGIC, game_of, system
from judgekit.errors import BadScenario, JudgekitError
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.jsonform import from_json, to_json
from judgekit.scenario.model import Name, alike
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import Action, Scenario, ThingSaid
    from judgekit.scenario.outcome import Run

STRANGER = "Sasso Forestiero"


@cache
def stranger() -> ThingSaid:
    """A thing that nobody pays with: it is the opponent's."""
    told = read_markdown(
        case(f"giocatori:\n  Anna:\n    in gioco:\n      - {STRANGER}: {{tipo: Artefatto}}"), "caso.md"
    )
    thing: ThingSaid = told.board.players[0].zones[0][1][0]
    return thing


def payments(scenario: Scenario) -> Iterator[tuple[int, str, int]]:
    """Where a case names what is paid: the line, the field, which of its names."""
    for n, action in enumerate(scenario.actions):
        for field in ("paying", "sources"):
            for which, name in enumerate(getattr(action.do, field, ())):
                if isinstance(name, Name):
                    yield n, field, which


def with_a_stranger(scenario: Scenario, n: int, field: str, which: int) -> Scenario:
    """The same case, in which that payment is made with what an opponent controls."""
    action: Action = scenario.actions[n]
    names = list(getattr(action.do, field))
    names[which] = Name(STRANGER)
    line = action._replace(do=action.do._replace(**{field: tuple(names)}))
    actions = (*scenario.actions[:n], line, *scenario.actions[n + 1 :])
    return scenario._replace(board=_on_the_table_of_another(scenario.board, action.player), actions=actions)


def _on_the_table_of_another(board: Any, player: str) -> Any:
    other = next(n for n, one in enumerate(board.players) if one.name != player)
    zones = dict(board.players[other].zones)
    zones["battlefield"] = (*zones.get("battlefield", ()), stranger())
    now = board.players[other]._replace(zones=tuple(zones.items()))
    return board._replace(players=(*board.players[:other], now, *board.players[other + 1 :]))


def verdict(scenario: Scenario, edition: str, number: int) -> str:
    """What the rules say of a line; why it is refused where they do not come so far."""
    try:
        played = run(scenario, system(edition))
    except JudgekitError as error:
        return type(error).__name__
    step = played.replay.verdicts.get(number)
    return str(step.verdict) if step is not None else "missing" if played.missing is not None else "none"


def _with_payments() -> list[str]:
    found = []
    for name in bundled.names():
        scenario = bundled_case(name)
        if game_of(scenario.editions[0]) == MAGIC and any(True for _ in payments(scenario)):
            found.append(name)
    return found


@pytest.mark.slow
def test_nothing_else_is_paid_than_what_a_line_names() -> None:
    told: dict[str, int] = {}
    wrong: list[tuple[str, str, str]] = []
    for name in _with_payments():
        scenario = bundled_case(name)
        edition = scenario.editions[len(name) % len(scenario.editions)]
        for n, field, which in payments(scenario):
            action = scenario.actions[n]
            if not action.is_of(edition) or verdict(scenario, edition, action.number) != "legal":
                continue
            said = verdict(with_a_stranger(scenario, n, field, which), edition, action.number)
            told[said] = told.get(said, 0) + 1
            if said not in {"illegal", "BadScenario", "missing"}:
                wrong.append((name, edition, action.text))
    assert wrong == []
    assert told["illegal"] > sum(told.values()) / 2


BOARD = """
giocatori:
  Anna:
    mano:
      - Scossa: {tipo: Istantaneo, costo: "{1}", testo: "Pesca una carta."}
      - Rito:
          tipo: Stregoneria
          costo: "{0}"
          testo: "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\\nPesca una carta."
      - Palude
    in gioco:
      - Altare: {tipo: Artefatto, testo: "{1}, Sacrifica una creatura: Guadagni 1 punto vita."}
      - Pozzo: {tipo: Artefatto, testo: "Scarta una carta: Guadagni 1 punto vita."}
      - Orso: 2/2 verde
      - 2 Isole
    cimitero:
      - Rana: 1/1 verde
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Anna attiva Altare sacrificando Orso", "legale"),
        ("Anna attiva Altare sacrificando Isola 1", "illegale"),  # of another kind, and it gives mana
        ("Anna attiva Altare sacrificando Lupo", "illegale"),  # another's
        ("Anna attiva Altare sacrificando Rana", "illegale"),  # in another zone
        ("Anna attiva Altare sacrificando Orso, Lupo", "illegale"),  # more than is asked for
        ("Anna attiva Altare sacrificando Orso pagando con Isola 1", "legale"),
        ("Anna attiva Altare sacrificando Orso pagando con Pozzo", "illegale"),
        ("Anna attiva Pozzo scartando Palude", "legale"),
        ("Anna attiva Pozzo scartando Isola 1", "illegale"),
        ("Anna attiva Pozzo scartando Rana", "illegale"),
        ("Anna lancia Rito sacrificando Orso", "legale"),
        ("Anna lancia Rito sacrificando Isola 1", "illegale"),
        ("Anna lancia Rito pagando con Lupo", "illegale"),
        ("Anna lancia Scossa pagando con Isola 1", "legale"),
        ("Anna lancia Scossa pagando con Orso", "illegale"),
        ("Anna lancia Scossa pagando con Lupo", "illegale"),
    ],
)
def test_what_a_line_names_is_what_is_paid(line: str, said: str, edition: str) -> None:
    done = acted(BOARD, line, f"azione 1 è {said}", edition)
    assert done.missing is None
    assert [held.so for held in done.held] == [True]


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    "line", ["Anna lancia Scossa sacrificando Orso", "Anna attiva Pozzo scartando Palude esiliando Rana"]
)
def test_what_no_cost_asks_for_is_told(line: str, edition: str) -> None:
    with pytest.raises(BadScenario, match="nessun costo lo chiede"):
        acted(BOARD, line, "azione 1 è legale", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_cost_that_may_be_paid_with_several_asks_in_the_words_of_the_line(edition: str) -> None:
    done = acted(BOARD, "Anna attiva Pozzo", "Anna ha 21 punti vita", edition)
    assert "Anna attiva Pozzo scartando Scossa" in str(done.missing)


@pytest.mark.parametrize(
    "line",
    [
        "Anna attiva Altare sacrificando Orso pagando con Isola 1",
        "Anna attiva Pozzo scartando Palude",
        "Anna lancia Scossa pagando con Isola 1, Isola 2 esiliando Rana",
    ],
)
def test_how_a_thing_is_given_is_kept(line: str) -> None:
    scenario = read_markdown(case(BOARD, line, "Anna ha 20 punti vita"), "caso.md")
    assert any(scenario.actions[0].do.ways)
    assert alike(from_json(to_json(scenario)).actions[0].do, scenario.actions[0].do)
    assert line in to_markdown(scenario)


def _mutates(line: str) -> Run:
    board = """
giocatori:
  Anna:
    mano:
      - Zanna: {tipo: Creatura — Bestia, costo: "{0}", f/c: 4/4, testo: "Mutazione {0}"}
    in gioco:
      - Ragno: {tipo: Creatura — Ragno, f/c: 1/3}
      - Elfo: {tipo: Creatura — Elfo, f/c: 1/1}
"""
    script = f"Anna lancia Zanna con mutazione su Ragno\nsi risolve\n{line}"
    return acted(board, script, "Ragno è in gioco", "cr-2026")


@pytest.mark.parametrize("line", ["Anna mette Zanna sopra Ragno", "Anna mette Ragno sotto Zanna"])
def test_which_card_comes_on_top_is_said_of_both(line: str) -> None:
    assert _mutates(line).missing is None


@pytest.mark.parametrize("line", ["Anna mette Zanna sopra Elfo", "Anna mette Elfo sotto Zanna"])
def test_another_card_comes_neither_on_top_nor_beneath(line: str) -> None:
    done = _mutates(line)
    assert done.replay.verdicts[3].verdict == "illegal"
    assert done.missing is not None


def test_who_blocks_is_not_what_a_cost_has_taken() -> None:
    board = """
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
  Bruno:
    in gioco:
      - Muro: 0/4 bianco
      - Palizzata:
          tipo: Incantesimo
          testo: "Le creature non possono bloccare a meno che il loro controllore non paghi {1}."
      - Altare: {tipo: Artefatto, testo: "Sacrifica un incantesimo: Aggiungi {C}."}
"""
    script = "Anna attacca con Orso\nBruno blocca Orso con Muro pagando con Altare\nBruno sceglie "
    acted(board, f"{script}Palizzata", "Bruno ha 20 punti vita", "cr-2026")
    with pytest.raises(BadScenario):
        acted(board, f"{script}Muro", "Bruno ha 20 punti vita", "cr-2026")


def test_nothing_is_paid_with_the_spell_itself() -> None:
    done = acted(BOARD, "Anna lancia Scossa pagando con Scossa", "azione 1 è illegale", "cr-2026")
    assert [held.so for held in done.held] == [True]


def test_who_is_a_target_may_be_a_token_still_to_come() -> None:
    board = """
giocatori:
  Anna:
    mano:
      - Uovo: {tipo: Stregoneria, costo: "{0}", testo: "Crea una pedina creatura Drago 4/4 rossa."}
"""
    script = "Anna lancia Uovo\nsi risolve\neffetto di Anna: Distruggi una creatura bersaglio. su Drago\nsi risolve"
    assert [held.so for held in acted(board, script, "Anna controlla 0 pedine", "cr-2026").held] == [True]


TOLLED = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Folgore: {tipo: Istantaneo, costo: "{R}", testo: "Infligge 3 danni a un giocatore bersaglio."}
      - Palude
    in gioco:
      - Orso: 2/2 verde
      - 3 Foreste
      - Montagna
  Bruno:
    in gioco:
      - Gabbia:
          tipo: Incantesimo
          testo: "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ciascuna."
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("paying", "said"),
    [
        ("{2}", "legale"),
        ("{1}", "illegale"),
        ("{3}", "illegale"),
        ("con Foresta 1, Foresta 2", "legale"),
        ("con Foresta 1, Orso", "illegale"),
        ("con Foresta 1, Palude", "illegale"),
    ],
)
def test_an_attack_costs_what_it_costs(paying: str, said: str, edition: str) -> None:
    done = acted(TOLLED, f"Anna attacca con Orso pagando {paying}", f"azione 1 è {said}", edition)
    assert [held.so for held in done.held] == [True]


@pytest.mark.parametrize("edition", EVERY)
def test_nobody_pays_for_an_attack_that_costs_nothing(edition: str) -> None:
    board = "giocatori:\n  Anna:\n    in gioco: [{Orso: 2/2 verde}, 2 Foreste]\n  Bruno:\n    vita: 20"
    with pytest.raises(BadScenario, match="non costa nulla"):
        acted(board, "Anna attacca con Orso pagando {2}", "Bruno ha 18 punti vita", edition)


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("paying", "said"),
    [
        ("{2}", "legale"),
        ("{1}", "illegale"),
        ("{3}", "illegale"),
        ("{2} con Foresta 1, Foresta 2", "legale"),
        ("{2} con Foresta 1", "illegale"),
        ("{2} con Orso", "illegale"),
        ("{2} con Foresta 1, Palude", "illegale"),
    ],
)
def test_what_is_paid_as_something_resolves_is_what_it_costs(paying: str, said: str, edition: str) -> None:
    effect = "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}. su Folgore"
    script = f"Anna lancia Folgore su Bruno\neffetto di Bruno: {effect}\nAnna paga {paying}"
    done = acted(TOLLED, script, "Bruno ha 17 punti vita", edition)
    step = done.replay.verdicts[3]
    assert step.verdict == {"legale": "legal", "illegale": "illegal"}[said]
    assert (done.missing is None) == (said == "legale")


FILTERED = """
giocatori:
  Anna:
    mano:
      - Sogno: {tipo: Stregoneria, costo: "{U}{R}", testo: "Pesca una carta."}
      - Idea: {tipo: Stregoneria, costo: "{U}", testo: "Pesca una carta."}
      - Alba: {tipo: Stregoneria, costo: "{W}{W}", testo: "Pesca una carta."}
      - Tramonto: {tipo: Stregoneria, costo: "{U}{B}{R}", testo: "Pesca una carta."}
    in gioco:
      - Sigillo: {tipo: Artefatto, testo: "{1}, {T}: Aggiungi {U}{R}."}
      - Forgia: {tipo: Incantesimo, testo: "{1}, Sacrifica un artefatto: Guadagni 1 punto vita."}
      - Isola
      - Montagna
      - Palude
      - Grotta: {tipo: Terra, testo: "{T}: Aggiungi {C}.\\n{W/B}, {T}: Aggiungi {W}{W}, {W}{B} o {B}{B}."}
      - Prisma: {tipo: Artefatto, testo: "{1}, {T}: Aggiungi un mana di un qualsiasi colore."}
      - Ramo: {tipo: Artefatto, testo: "{1}, {T}: Aggiungi {B}{R}."}
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Anna lancia Sogno pagando con Sigillo, Isola", "legale"),
        ("Anna lancia Idea pagando con Sigillo, Isola", "legale"),
        ("Anna lancia Sogno pagando con Sigillo", "illegale"),
        ("Anna lancia Alba pagando con Grotta, Palude", "legale"),
        ("Anna lancia Alba pagando con Grotta, Isola", "illegale"),
        ("Anna lancia Alba pagando con Grotta, Prisma, Isola", "legale"),
        ("Anna lancia Sogno pagando con Prisma, Isola", "illegale"),
        ("Anna lancia Sogno pagando con Prisma, Montagna, Isola", "legale"),
        ("Anna lancia Tramonto pagando con Sigillo, Ramo, Isola", "legale"),
        ("Anna attiva Forgia pagando con Sigillo, Isola sacrificando Prisma", "legale"),
    ],
)
def test_mana_that_costs_mana_is_made_by_the_line_that_names_all_of_it(line: str, said: str, edition: str) -> None:
    """605.3a: while a cost is paid mana abilities are activated, one for the cost of another too."""
    holds(FILTERED, line, f"azione 1 è {said}", edition)


@pytest.mark.parametrize("edition", EVERY)
def test_what_is_named_for_mana_that_costs_mana_is_all_that_is_tapped(edition: str) -> None:
    line = "Anna lancia Sogno pagando con Prisma, Montagna, Isola"
    claims = "Prisma è TAPpato\nMontagna è TAPpata\nIsola è TAPpata\nPalude non è TAPpata\nSigillo non è TAPpato"
    holds(FILTERED, line, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_mana_that_costs_mana_is_made_a_line_before(edition: str) -> None:
    script = "Anna attiva Sigillo pagando con Isola\nAnna lancia Sogno\nsi risolve"
    done = acted(FILTERED, script, "azione 2 è legale\nMontagna non è TAPpata", edition)
    assert done.missing is None
    assert all(held.so for held in done.held)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("how", ["sacrificando Sigillo pagando con Isola", "pagando con Sigillo, Isola"])
def test_what_makes_mana_for_mana_pays_another_cost(how: str, edition: str) -> None:
    claims = "Anna ha 21 punti vita\nSigillo è sacrificato\nMontagna non è TAPpata"
    done = acted(FILTERED, f"Anna attiva Forgia {how}\nsi risolve", claims, edition)
    assert done.missing is None
    assert all(held.so for held in done.held)


MIRROR = """
giocatori:
  Anna:
    in gioco:
      - Mago: {tipo: Creatura, f/c: 2/1, testo: "{3}, Riprendi in mano tre terre che controlli: Guadagni 4 punti vita."}
      - Isola
      - 5 Paludi
"""
GIVEN_BACK = "Isola è nella mano di Anna\nPalude 5 è nella mano di Anna\nPalude 1 è TAPpata\nPalude 1 è in gioco"
THREE = "Anna attiva Mago pagando con Palude 1, Palude 2, Palude 3"


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    "script",
    [
        f"{THREE} riprendendo in mano Isola, Palude 4, Palude 5",
        f"{THREE} pagando con Isola, Palude 4, Palude 5",
        f"{THREE}\nAnna sceglie Isola, Palude 4, Palude 5",
    ],
)
def test_lands_that_go_back_to_the_hand_are_others_than_those_tapped_for_mana(script: str, edition: str) -> None:
    """601.2h: which permanents pay a cost is its player's choice: to tap lands for mana does not choose these."""
    holds(MIRROR, script, GIVEN_BACK, edition)


@pytest.mark.parametrize("edition", EVERY)
def test_it_is_asked_which_lands_go_back_where_a_line_names_but_those_for_mana(edition: str) -> None:
    done = acted(MIRROR, THREE, GIVEN_BACK, edition)
    assert "riprendendo in mano" in str(done.missing)


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize("given", ["sacrificando Foresta 2", "pagando con Foresta 2"])
def test_what_is_sacrificed_is_not_tapped_for_mana_first(given: str, edition: str) -> None:
    board = """
    giocatori:
      Anna:
        in gioco:
          - Rito: {tipo: Incantesimo, testo: "{1}, Sacrifica una terra: Guadagni 1 punto vita."}
          - 3 Foreste
    """
    claims = "Foresta 2 è nel cimitero di Anna\nForesta 1 è TAPpata\nla riserva di mana di Anna è vuota"
    holds(board, f"Anna attiva Rito pagando con Foresta 1 {given}", claims, edition)


def test_a_name_that_nobody_bears_is_what_is_wrong_with_a_line_that_pays() -> None:
    line = "Anna attiva Forgia sacrificando Ignoto pagando con Isola, Montagna"
    with pytest.raises(BadScenario) as found:
        acted(FILTERED, line, "Anna ha 4 carte in mano", "cr-2026")
    assert "una riga per ciascuna cosa" not in str(found.value)
    assert "Ignoto" in str(found.value)
