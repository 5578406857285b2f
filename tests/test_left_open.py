"""A choice that a script leaves open stops the case only where something that is expected hangs on it."""

from __future__ import annotations

import pytest
from boards import acted, case

from judgekit.editions import system
from judgekit.errors import BadScenario
from judgekit.ruling.ablation import Ablation
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.outcome import notes

BOARD = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - 2 Montagne
      - 2 Isole
      - Orso: 2/2 verde
    mano:
      - Veggente:
          tipo: Creatura — Umano
          costo: "{U}"
          f/c: 1/2
          testo: Quando Veggente entra in gioco, puoi guadagnare 2 punti vita.
      - Saetta: {tipo: Istantaneo, costo: "{1}{R}", testo: Infligge 2 danni a una creatura bersaglio.}
      - Sorte: {tipo: Stregoneria, costo: "{R}", testo: Lancia una moneta. Se vinci il lancio, pesca una carta.}
  Bruno:
    in gioco:
      - Lupo: 2/2 nero
"""
SEER = "Anna lancia Veggente\nsi risolve\nsi risolve"
BOLT = "Anna lancia Saetta su Lupo\nsi risolve"


@pytest.mark.parametrize(
    ("script", "claims", "asked"),
    [
        (SEER, "Veggente è in gioco\nBruno ha 20 punti vita", "effetto facoltativo di"),
        (BOLT, "Lupo muore\nAnna controlla 4 terre", "si può pagare in più modi"),
        ("Anna lancia Sorte\nsi risolve", "Sorte è nel cimitero", "lancio della moneta"),
    ],
)
def test_the_case_goes_on_and_says_what_is_open(script: str, claims: str, asked: str) -> None:
    done = acted(BOARD, script, claims, "cr-2026")
    assert done.missing is None
    assert done.ok
    assert asked in done.left_open[0]


@pytest.mark.parametrize("edition", ["classic", "cr-2026"])
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (SEER, "Anna ha 20 punti vita"),
        (SEER, "Anna ha 22 punti vita"),
        (BOLT, "Lupo muore\nIsola 1 è STAPpata"),
        ("Anna lancia Sorte\nsi risolve", "Anna pesca 1 carta"),
        (SEER, ""),
    ],
)
def test_where_something_hangs_on_it_the_case_stops(script: str, claims: str, edition: str) -> None:
    done = acted(BOARD, script, claims, edition)
    assert done.missing is not None
    assert not done.left_open
    assert not any(held.judged for held in done.held)


def test_without_a_rule_it_goes_on_as_well() -> None:
    """Who asks what decides does not hear that every rule does, as though each kept the case from coming to its end."""
    played = Ablation(read_markdown(case(BOARD, SEER, "Veggente è in gioco"), "caso.md"), system("cr-2026"))
    assert played.played.left_open
    assert not played.without("119.3").differences
    assert played.without("302.2").differences


OWN = """
turno: Anna
giocatori:
  Anna:
    in gioco: [Orso: 2/2 verde, Lupo: 2/2 nero, Palude]
    mano:
      - Editto: {tipo: Stregoneria, costo: "{B}", testo: Ogni giocatore esilia una creatura che controlla.}
  Bruno:
    in gioco: [Bue: 2/2 bianco]
"""


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_a_choice_that_a_line_makes_wrongly_is_not_left_open(edition: str) -> None:
    """The ox is exiled whatever Anna chooses of hers; but she has said something that she cannot choose (101.4)."""
    done = acted(OWN, "Anna lancia Editto\nsi risolve\nAnna sceglie Bue\nBruno sceglie Bue", "Bue è in esilio", edition)
    assert done.missing is not None
    assert not done.left_open
    silent = acted(OWN, "Anna lancia Editto\nsi risolve\nBruno sceglie Bue", "Bue è in esilio", edition)
    assert silent.ok
    assert silent.left_open


TYPES = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Tana: {tipo: Incantesimo, testo: "{1}: Crea una pedina creatura Goblin 1/1 rossa."}
      - Montagna
      - Isola
    mano:
      - Ritocco:
          tipo: Istantaneo
          costo: "{U}"
          testo: >-
            Cambia il testo di un permanente bersaglio sostituendo tutte le occorrenze di un tipo di creatura con un
            altro.
  Bruno: {}
"""


@pytest.mark.parametrize("chosen", ["si risolve\nAnna sceglie Goblin, Elfo", "Anna sceglie Goblin, Elfo"])
def test_a_type_that_is_chosen_may_be_the_name_of_tokens_to_come(chosen: str) -> None:
    script = f"Anna lancia Ritocco su Tana pagando con Isola\n{chosen}\nAnna attiva Tana\nsi risolve"
    assert acted(TYPES, script, "Elfo è un Elfo\nElfo non è un Goblin", "cr-2026").ok


COMBAT = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orco: 4/4 rosso
      - Grifone: 2/2 bianco, volare
  Bruno:
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 2/3 nero
      - Ragno: 1/3 verde
"""
BLOCKS = "Anna attacca con Orco, Grifone\nBruno blocca Orco con Orso; Orco con Lupo"


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
@pytest.mark.parametrize(
    "claims",
    [
        "azione 2 è legale\nOrso blocca Orco\nRagno non blocca Orco",  # meant of the end of the script
        "Bruno ha 18 punti vita\nOrco muore",  # in whatever way its damage is divided
    ],
)
def test_a_script_that_ends_with_the_blocks_asks_for_nothing_on_which_nothing_hangs(claims: str, edition: str) -> None:
    done = acted(COMBAT, BLOCKS, claims, edition)
    assert done.ok
    assert "non è detto come Orco assegna" in done.left_open[0]


@pytest.mark.parametrize("edition", ["classic", "cr-2026"])
@pytest.mark.parametrize("claims", ["Orso muore", "azione 2 è legale\nLupo muore"])
def test_a_script_that_ends_with_the_blocks_stops_where_the_damage_decides(claims: str, edition: str) -> None:
    assert acted(COMBAT, BLOCKS, claims, edition).missing is not None


def test_how_creatures_fight_is_not_meant_of_the_end_of_a_script_that_ends_after_the_damage() -> None:
    script = f"{BLOCKS}\nAnna assegna il danno di Orco: 2 a Orso, 2 a Lupo\ndanno"
    done = acted(COMBAT, script, "Orso blocca Orco\nRagno blocca Orco", "cr-2026")
    assert [held.ok for held in done.held] == [False, False]
    assert "scrivi «dopo azione 2: Orso blocca Orco»" in done.held[0].found


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_of_several_blockers_each_blocks(edition: str) -> None:
    claims = "Orso blocca Orco\nLupo blocca Orco\nOrco è bloccato da Orso, Lupo\nOrco non è bloccato da Ragno"
    assert acted(COMBAT, f"{BLOCKS}\nfermati", claims, edition).ok
    assert not acted(COMBAT, f"{BLOCKS}\nfermati", "Orso non blocca Orco", edition).ok
    assert not acted(COMBAT, f"{BLOCKS}\nfermati", "Orco è bloccato da Orso, Ragno", edition).ok


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_what_is_on_the_stack_is_meant_of_the_end_of_the_script(edition: str) -> None:
    script = "Anna lancia Saetta su Lupo pagando con Montagna 1, Isola 1"
    assert acted(BOARD, script, "la pila è, dalla cima: Saetta\nSaetta è in pila\nLupo muore", edition).ok
    assert not acted(BOARD, f"{script}\nsi risolve", "Saetta è in pila", edition).ok


TWICE = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cavaliere: {tipo: Creatura — Cavaliere, f/c: 2/2, colore: bianco}
      - Spada:
          tipo: Artefatto — Equipaggiamento
          testo: |
            La creatura equipaggiata prende +2/+0.
            Equipaggiare Cavaliere {1}
            Equipaggiare {3}
      - Sacerdote:
          tipo: Creatura — Umano
          f/c: 1/1
          colore: bianco
          stato: TAPpata
          testo: |
            {T}: Guadagni 1 punto vita.
            {1}, {T}: Pesca una carta.
      - Pianura
  Bruno: {}
"""


def test_the_word_of_a_keyword_with_its_quality_tells_which_ability_is_meant() -> None:
    acted_so = acted(
        TWICE,
        "Anna attiva Spada su Cavaliere scegliendo «Equipaggiare Cavaliere»\nsi risolve",
        "Cavaliere è 4/2",
        "cr-2026",
    )
    assert acted_so.ok


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_of_abilities_none_of_which_may_be_activated_it_does_not_matter_which_is_meant(edition: str) -> None:
    board = TWICE[: TWICE.index("      - Cavaliere")] + TWICE[TWICE.index("      - Sacerdote") :]
    assert acted(board, "Anna attiva Sacerdote", "azione 1 è illegale", edition).ok
    with pytest.raises(BadScenario, match="ha più abilità"):
        acted(board.replace("          stato: TAPpata\n", ""), "Anna attiva Sacerdote", "azione 1 è illegale", edition)


@pytest.mark.parametrize("answer", ["Anna sceglie no", "Anna sceglie niente", "Anna non trova nulla"])
def test_that_nothing_is_chosen_is_said_by_no_and_by_none(answer: str) -> None:
    board = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Ricerca:
          tipo: Stregoneria
          costo: "{0}"
          testo: |
            Passa in rassegna il tuo grimorio per una carta terra base, rivelala e aggiungila alla tua mano.
            Poi rimescola.
      - Dono:
          tipo: Stregoneria
          costo: "{0}"
          testo: Puoi mettere una carta creatura dalla tua mano sul campo di battaglia. Pesca una carta.
      - Orso: 2/2 verde
    grimorio: [Foresta, Isola]
  Bruno: {}
"""
    for spell, hand in (("Ricerca", 2), ("Dono", 3)):
        assert acted(board, f"Anna lancia {spell}\nsi risolve\n{answer}", f"Anna ha {hand} carte in mano", "cr-2026").ok


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_what_a_creature_is_like_is_meant_before_the_damage_that_nobody_asks_for(edition: str) -> None:
    done = acted(COMBAT, BLOCKS, "Orso è 2/2\nOrco è rosso\nazione 2 è legale", edition)
    assert done.ok
    assert done.left_open
    assert acted(COMBAT, BLOCKS, "Orso è 3/2", "cr-2026").held[0].judged


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_words_of_an_ability_that_a_land_has_lost_do_not_mean_its_mana(edition: str) -> None:
    kind = (
        "tipo: Incanta terra, testo: " if edition == "classic" else "tipo: Incantesimo — Aura, testo: Incanta terra. "
    )
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Villaggio: {{tipo: Terra, testo: "{{T}}: Guadagni 1 punto vita."}}
      - Marea: {{{kind}La terra incantata è un’Isola., costo: "{{U}}", assegnata a: Villaggio}}
  Bruno: {{}}
"""
    script = "prova: Anna attiva Villaggio scegliendo «Guadagni 1 punto vita»\nAnna TAPpa Villaggio per {U}"
    assert acted(board, script, "azione 1 è illegale\nazione 2 è legale\nAnna ha 20 punti vita", edition).ok


@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_what_is_tapped_for_mana_may_be_sacrificed_for_the_same_spell(edition: str) -> None:
    board = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Elfo: {f/c: 1/1, tipo: Creatura — Elfo, testo: "{T}: Aggiungi {G}."}
      - Palude
    mano:
      - Patto:
          tipo: Istantaneo
          costo: "{1}{B}"
          testo: Come costo addizionale per lanciare Patto, sacrifica una creatura. Pesca due carte.
  Bruno: {}
"""
    script = "Anna lancia Patto sacrificando Elfo pagando con Palude, Elfo\nsi risolve"
    assert acted(board, script, "azione 1 è legale\nElfo è nel cimitero di Anna\nAnna pesca 2 carte", edition).ok


CHALLENGE = """
turno: Anna
fase: Sfida
castello: [Rocca]
in palio: blu
giocatori:
  Anna:
    squadra: [Topolino: rosso]
    mano: [Dardo: 2 rossa]
  Bruno:
    squadra: [Ermete: verde, Fata: verde]
    mano: [Foglia: 4 verde]
"""


def test_a_choice_of_wizards_of_mickey_is_left_open_without_a_rule_too() -> None:
    """On which Mago the winner puts the Diamagic nobody asks; who asks what decides is told so all the same."""
    script = "Anna lancia Dardo con Topolino\nBruno lancia Foglia con Ermete"
    text = case(CHALLENGE, script, "Bruno vince la sfida", ("wom",))
    played = Ablation(read_markdown(text, "caso.md"), system("wom"))
    assert played.played.ok
    assert played.played.left_open
    assert any(not played.without(number).differences for number in system("wom").numbers())


TWO_SPELLS = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Atto: {tipo: Stregoneria, costo: "{2}{R}", testo: Atto infligge 3 danni a un avversario bersaglio.}
      - Passo: {tipo: Istantaneo, costo: "{W}", testo: Guadagni 4 punti vita.}
    in gioco:
      - 3 Montagne
      - Pianura
  Bruno: {}
"""
BOTH = "Anna lancia Atto su Bruno\nsi risolve\nAnna lancia Passo\nsi risolve"


@pytest.mark.parametrize("edition", ["classic", "cr-2016", "cr-2026"])
def test_nobody_pays_so_that_what_comes_next_cannot_be_done(edition: str) -> None:
    """With the Plains for the first spell the second could not be cast: who casts it has not paid so (601.2h)."""
    done = acted(TWO_SPELLS, BOTH, "Bruno ha 17 punti vita\nAnna ha 24 punti vita\nPianura è TAPpata", edition)
    assert done.ok
    assert "si può pagare in più modi" in done.left_open[0]
    assert any("poter fare anche ciò che segue" in one for one in notes(done))


@pytest.mark.parametrize("claim", ["azione 3 è legale", "azione 3 è illegale"])
def test_where_the_next_action_is_what_is_asked_about_the_way_to_pay_must_be_said(claim: str) -> None:
    done = acted(TWO_SPELLS, BOTH, claim, "cr-2026")
    assert done.missing is not None
    assert not done.left_open


def test_without_a_rule_it_is_paid_in_the_same_way() -> None:
    played = Ablation(read_markdown(case(TWO_SPELLS, BOTH, "Anna ha 24 punti vita"), "caso.md"), system("cr-2026"))
    assert played.played.sensibly
    assert not any(kind == "verdict" for kind, *_ in played.without("120.3a").differences)
