"""Constructions that the auditor's tools (`tests/bench/audit_*`) and cards drawn showed to be played wrongly.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, holds, played

from judgekit.editions import system
from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read
from judgekit.magic.sets.playable import executable

POOR_LAND = "Distruggi una creatura bersaglio, poi Editto infligge danno al controllore di quella creatura pari al"
POOR_LAND += " numero di carte creatura nel cimitero di quel giocatore."
MIMIC = "Scegli un permanente bersaglio controllato da un avversario. Passa in rassegna il grimorio di quel giocatore,"
MIMIC += (
    " scegli una carta con lo stesso nome e mettila in gioco sotto il tuo controllo. Poi quel giocatore rimescola il"
)
MIMIC += " proprio grimorio."


@pytest.mark.parametrize("edition", MODERN)
def test_what_stands_instead_lasts_as_long_as_what_it_stands_for(edition: str) -> None:
    """608.2c: the text is read whole: «gets -3/-3 instead» goes on about the change that ends with the turn."""
    text = "Una creatura bersaglio prende -1/-1 fino alla fine del turno. Se controlli un Lupo, quella creatura prende"
    text += " invece -3/-3."
    script = "Anna lancia Editto su Aquila\nsi risolve\nvai a prima fase principale di Bruno"
    claims = "dopo azione 2: Aquila è -1/2\nAquila è 2/5"
    played(text, script, claims, edition, seats=2)


@pytest.mark.parametrize("edition", MODERN)
def test_age_counters_are_called_otherwise_on_cards(edition: str) -> None:
    """702.24a (702.23a): cumulative upkeep puts the counters that a text of its card counts, «epoca» as printed."""
    text = "Mantenimento cumulativo {1}\\nQuando Sfinge muore, pesca una carta per ogni segnalino epoca presente su"
    text += " Sfinge."
    board = f"""
turno: Anna
interfase: STAP
giocatori:
  Anna:
    in gioco:
      - Sfinge: {{f/c: 4/4, testo: "{text}", segnalini: 1 epoca}}
  Bruno: {{}}
"""
    holds(
        board,
        "vai a mantenimento\nsi risolve\nAnna non paga\nsi risolve",
        "Sfinge è nel cimitero di Anna\nAnna ha 2 carte in mano",
        edition,
    )


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (POOR_LAND, "Aquila è nel cimitero di Bruno\nBruno ha 18 punti vita"),
        (MIMIC, "Anna controlla Aquila 2\nBruno controlla Aquila 1"),
    ],
)
def test_that_player_is_who_controls_the_target_where_the_text_names_no_other(
    text: str, claims: str, edition: str
) -> None:
    """608.2h, 109.5: who controlled it, when it is gone; nobody was taken for that player, and nothing was done."""
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco: [Pino: {{tipo: Terra}}]
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
  Bruno:
    in gioco: [Aquila: 2/5]
    cimitero: [Alce: 3/3]
    grimorio: [Iena: 2/2, Aquila: 2/5, Topo: 1/1]
"""
    aquila = "Aquila 1" if "Aquila 1" in claims else "Aquila"
    board = board if aquila == "Aquila 1" else board.replace(", Aquila: 2/5, Topo", ", Topo")
    holds(board, f"Anna lancia Editto su {aquila}\nsi risolve", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_mana_symbols_of_what_was_sacrificed_are_counted(edition: str) -> None:
    """107.4, 608.2h: a hybrid symbol counts too; of what is gone its mana cost is known."""
    board = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Braciere:
          tipo: Incantesimo
          testo: "{0}, Sacrifica una creatura: Braciere infligge danno a un giocatore bersaglio pari al numero di simboli di mana rosso nel costo di mana della creatura sacrificata."
      - Drago: {f/c: 4/4, costo: "{1}{R}{R}{R/G}"}
  Bruno: {}
"""  # noqa: E501
    holds(board, "Anna attiva Braciere su Bruno sacrificando Drago\nsi risolve", "Bruno ha 17 punti vita", edition)


@pytest.mark.parametrize("text", ["Sprona una creatura bersaglio.", "Sospetta una creatura bersaglio."])
def test_what_an_edition_has_no_rule_for_is_refused_there(text: str) -> None:
    """701.15 and 701.60 are younger than cr-2016: nothing would come of what they say."""
    assert [executable(read(text), system(edition)) is None for edition in EVERY] == [False, False, True]


THEIRS = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Orrore: {{f/c: 1/1, costo: "{{0}}", testo: "{}"}}
      - Ago
    in gioco:
      - Toro: {{f/c: 2/2, proprietario: Bruno}}
  Bruno:
    in gioco: [{}]
    cimitero: [Bue, Cane]
"""
BACK = "Quando Orrore entra, fai tornare un permanente bersaglio in mano al suo proprietario, poi quel giocatore scarta"
BACK += " una carta."
ALONE = "Quando Orrore entra, una creatura bersaglio controllata da un avversario prende -2/-2 fino alla fine del turno"
ALONE += " se quell’avversario non controlla altre creature."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "there", "aims", "claims"),
    [
        (BACK, "Lupo: 5/5", "Lupo", "Lupo è nel cimitero di Bruno\nAgo è in mano ad Anna"),
        (BACK, "Lupo: 5/5", "Toro", "Toro è nel cimitero di Bruno\nAgo è in mano ad Anna"),
        (ALONE, "Lupo: 5/5, Gru: 1/1", "Lupo", "Lupo è 5/5"),
        (ALONE, "Lupo: 5/5", "", "Lupo è 3/3"),
    ],
)
def test_that_player_is_the_targets_where_only_the_source_has_triggered(
    text: str, there: str, aims: str, claims: str, edition: str
) -> None:
    """109.5, 608.2c: it enters under one's own control, and speaks of whose target it is; back to a hand, its owner."""
    chosen = f"Anna sceglie {aims}\n" if aims else ""
    script = f"Anna lancia Orrore\nsi risolve\n{chosen}si risolve"
    holds(THEIRS.format(text, there), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_that_player_is_the_defending_player_who_is_told_to_do_it(edition: str) -> None:
    """506.2, 608.2c: «the defending player loses X life, X being the cards in that player's graveyard»."""
    text = "Ogniqualvolta Orrore attacca e non viene bloccato, il giocatore in difesa perde X punti vita, dove X è il"
    text += " numero di carte nel cimitero di quel giocatore."
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orrore: {{f/c: 0/1, testo: "{text}"}}
  Bruno:
    cimitero: [Bue, Cane]
"""
    holds(board, "Anna attacca con Orrore\nBruno non blocca\nsi risolve", "Bruno ha 18 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("pays", "claims"), [(" non", "Toro è in esilio\nOrso è in gioco"), ("", "Orso non è in gioco")]
)
def test_it_is_not_what_somebody_might_have_sacrificed(pays: str, claims: str, edition: str) -> None:
    """118.12a: «exile it unless you sacrifice»: what is exiled is the source; it was nothing, and stayed."""
    board = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Toro:
          f/c: 5/4
          costo: "{0}"
          testo: Quando Toro entra, esilialo a meno che non sacrifichi un’altra creatura.
    in gioco: [Orso: 2/2]
  Bruno: {}
"""
    holds(board, f"Anna lancia Toro\nsi risolve\nsi risolve\nAnna{pays} paga", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("life", "so"), [(20, "non è"), (5, "è")])
def test_those_of_a_case_are_spoken_of_in_that_case_alone(life: int, so: str, edition: str) -> None:
    """608.2c: «if you have 5 or less life, tap those; those creatures don’t untap»: where none were, none stay so."""
    text = "Previeni tutto il danno da combattimento che verrebbe inflitto in questo turno. Se hai 5 o meno punti vita,"
    text += " TAPpa tutte le creature attaccanti. Quelle creature non STAPpano durante il prossimo STAP del loro"
    text += " controllore."
    board = f"""
turno: Bruno
giocatori:
  Anna:
    vita: {life}
    mano:
      - Nebbia: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
  Bruno:
    in gioco: [Lupo: 3/4]
"""
    script = "Bruno attacca con Lupo\nAnna lancia Nebbia\nsi risolve\nvai a prima fase principale di Anna\n"
    holds(board, f"{script}vai a prima fase principale di Bruno", f"Lupo {so} TAPpato", edition)


@pytest.mark.parametrize(
    "text",
    [
        "{2}: La creatura bersaglio prende -X/-0, dove X è pari al numero di carte che hai in mano.",
        "{2}: Tutte le creature che possono bloccare la creatura bersaglio lo fanno.",
        (
            "{2}: Guarda la prima carta del tuo grimorio. Puoi metterla in gioco. Se quella carta ha un costo"
            " di mana convertito pari o inferiore a 3, entra con tre segnalini +1/+1 addizionali."
        ),
        "{2}: TAPpa una creatura bersaglio. Quando il permanente che non controlli muore, pesca una carta.",
    ],
)
def test_what_is_misprinted_or_speaks_of_one_told_before_is_not_guessed(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "Orso")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("on", "claims"),
    [("Orso", "Orso è nel cimitero di Anna\nLupo ha 3 danni"), ("Lupo", "azione 1 non è legale\nLupo è in gioco")],
)
def test_the_enchanted_creature_is_sacrificed_for_its_aura_by_who_controls_it(
    on: str, claims: str, edition: str
) -> None:
    """701.17a (701.21a), 608.2h: nobody sacrifices what another controls; its power is what it was; it was a crash."""
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 3/3
      - Infuso:
          tipo: Incantesimo — Aura
          assegnata a: {on}
          testo: |
            Incanta creatura
            {{0}}, Sacrifica la creatura incantata: Infuso infligge danno pari alla forza della creatura incantata a ogni creatura.
  Bruno:
    in gioco: [Lupo: 3/4]
"""  # noqa: E501
    holds(board, "Anna attiva Infuso" + ("\nsi risolve" if on == "Orso" else ""), claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("rounded", "life"), [("eccesso", 22), ("difetto", 21)])
def test_half_is_rounded_as_the_text_says(rounded: str, life: int, edition: str) -> None:
    """107.1a: half of three cards: the words «per eccesso» were read and not looked at."""
    text = f"Guadagni punti vita pari alla metà del numero di carte nel tuo cimitero, arrotondata per {rounded}."
    board = f"""
turno: Anna
giocatori:
  Anna:
    mano: [Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}]
    cimitero: [Ago, Bue, Cane]
  Bruno: {{}}
"""
    holds(board, "Anna lancia Editto\nsi risolve", f"Anna ha {life} punti vita", edition)


@pytest.mark.parametrize(("word", "life"), [("Travolgere", 18), ("Volare", 20)])
def test_excess_damage_instead_is_of_the_damage_that_is_dealt(word: str, life: int) -> None:
    """608.2c, 120.4a: with trample nothing was dealt at all; cr-2016 knows of no excess, and refuses it."""
    text = "Una creatura bersaglio che controlli infligge danno pari alla sua forza a una creatura bersaglio che non"
    text += " controlli. Se la creatura che controlli ha travolgere, il danno in eccesso viene invece inflitto al"
    text += " controllore di quella creatura."
    board = f"""
turno: Anna
giocatori:
  Anna:
    mano: [Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}]
    in gioco: [Orso: {{f/c: 5/5, testo: {word}}}]
  Bruno:
    in gioco: [Lupo: 3/3]
"""
    claims = f"Lupo è nel cimitero di Bruno\nBruno ha {life} punti vita"
    holds(board, "Anna lancia Editto su Orso, Lupo\nsi risolve", claims, "cr-2026")
    assert executable(read(text, "Editto", ("instant",)), system("cr-2016")) == "il danno in eccesso"
