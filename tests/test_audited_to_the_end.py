"""What the same audit found wrong of copies, teams and answers: each construction, and its awkward neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, acted, holds

from judgekit.errors import JudgekitError

TODAY = "cr-2026"

# --- 707.2, 201.2a, 704.5j: a copy has the name of what it copies, in every tongue --------------------------------

COPIED = """
giocatori:
  Anna:
    in gioco:
      - Re: {tipo: Creatura Leggendaria — Gigante, inglese: The King, f/c: 2/2}
      - Trono: {tipo: Artefatto Leggendario}
      - Forte: {tipo: Terra Leggendaria, inglese: The Keep}
      - Orso: {tipo: Creatura — Orso, inglese: Bear, f/c: 2/2}
      - Sasso: {tipo: Artefatto, inglese: Stone}
  Bruno: {}
"""
COPY = "effetto di Anna: Crea una pedina che è una copia di un permanente bersaglio. su"
ELF = "effetto di Anna: Crea una pedina creatura Elfo 1/1 verde."
ALL_OF_A_NAME = (
    "effetto di Bruno: Distruggi un permanente bersaglio e tutti gli altri permanenti con lo stesso nome di quel "
    "permanente. su"
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("name", ["Re", "Trono", "Forte"])
def test_of_a_legend_and_a_token_that_copies_it_one_stays(name: str, edition: str) -> None:
    claims = f"{name} 1 è nel cimitero di Anna\n{name} 2 è in gioco"
    holds(COPIED, f"{COPY} {name}\nAnna sceglie {name} 2", claims, edition)
    claims = f"{name} 1 è in gioco\n{name} 2 ha cessato di esistere"
    holds(COPIED, f"{COPY} {name}\nAnna sceglie {name} 1", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("name", ["Orso", "Sasso"])
def test_a_token_that_copies_a_card_has_its_name(name: str, edition: str) -> None:
    claims = f"{name} 1 è nel cimitero di Anna\n{name} 2 ha cessato di esistere"
    holds(COPIED, f"{COPY} {name}\n{ALL_OF_A_NAME} {name} 1", claims, edition)


def test_a_copy_of_a_spell_becomes_a_token_of_its_name() -> None:
    """608.3f: the copy of a permanent spell becomes a token as it resolves; the legend rule sees both."""
    board = """
giocatori:
  Anna:
    mano: [Re: {tipo: Creatura Leggendaria — Gigante, inglese: The King, costo: "{0}", f/c: 2/2}]
  Bruno: {}
"""
    script = (
        "Anna lancia Re\neffetto di Anna: Copia una magia bersaglio. su Re\nsi risolve\nsi risolve\nAnna sceglie Re 2"
    )
    holds(board, script, "Anna controlla 1 creatura", TODAY)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 111.4: the name of a token of which none is told is its kind; that of a copy is not
        (f"{COPY} Palo", "Palo 2 è un artefatto"),
        ("effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa.", "in gioco ci sono 1 pedine Goblin"),
        (
            f"{ELF}\n{COPY} Elfo\neffetto di Anna: Gli Elfi prendono +1/+1 fino alla fine del turno.",
            "Elfo 1 è 2/2\nElfo 2 è 2/2",
        ),
        (
            f"{COPY} Capo Goblin\neffetto di Anna: I Goblin diventano creature 4/4 fino alla fine del turno.",
            "Capo Goblin 1 non è una creatura\nCapo Goblin 2 non è una creatura",
        ),
    ],
)
def test_the_kind_of_a_copy_is_not_read_off_its_name(script: str, claims: str, edition: str) -> None:
    board = """
giocatori:
  Anna:
    in gioco: [Palo: {tipo: Artefatto}, Capo Goblin: {tipo: Artefatto}]
  Bruno: {}
"""
    holds(board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("said", ["Orso 1", "Orso 2", "Re"])
def test_of_what_nobody_asks_no_answer_is_taken(said: str, edition: str) -> None:
    with pytest.raises(JudgekitError, match="nessuno chiede niente"):
        acted(COPIED, f"{COPY} Orso\nAnna sceglie {said}", "Orso 2 è in gioco", edition)


# --- 205.3m: where a kind of creature is chosen, a word that is one is meant ----------------------------------------

PORTA = """
giocatori:
  Anna:
    mano:
      - Porta: {tipo: Artefatto, costo: "{0}", testo: "Mentre la Porta entra nel campo di battaglia, scegli un tipo di creatura.\\nLe creature del tipo scelto prendono +1/+1."}
      - Nome: {tipo: Istantaneo, costo: "{0}", testo: "Scegli un tipo di creatura. Le creature del tipo scelto prendono +1/+1 fino alla fine del turno."}
    in gioco:
      - Cavaliere dell’Orchidea: {tipo: Creatura — Umano, f/c: 2/2}
      - Servo del Vampiro: {tipo: Creatura — Umano, f/c: 1/1}
      - Rospo: {tipo: Creatura — Cavaliere Vampiro, f/c: 2/2}
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("said", ["Cavaliere", "Vampiro", "«Cavaliere»", "cavaliere"])
@pytest.mark.parametrize("what", ["Porta", "Nome"])
def test_a_kind_is_meant_though_it_is_a_word_of_a_name(what: str, said: str, edition: str) -> None:
    script = f"Anna lancia {what}\nsi risolve\nAnna sceglie {said}"
    claims = "Rospo è 3/3\nCavaliere dell’Orchidea è 2/2\nServo del Vampiro è 1/1"
    holds(PORTA, script, claims, edition)


def test_where_a_creature_is_chosen_its_name_may_be_cut_short() -> None:
    script = "effetto di Bruno: Un giocatore bersaglio sacrifica una creatura. su Anna\nAnna sceglie Cavaliere"
    holds(PORTA, script, "Cavaliere dell’Orchidea è nel cimitero di Anna", TODAY)


@pytest.mark.parametrize("edition", MODERN)
def test_tokens_are_called_as_they_are_and_not_as_a_card_whose_name_ends_so(edition: str) -> None:
    board = "giocatori: {Anna: {in gioco: [Capo Goblin: {tipo: Creatura — Orco, f/c: 2/2}]}, Bruno: {}}"
    script = "effetto di Anna: Crea una pedina creatura Goblin 1/1 rossa."
    holds(board, script, "in gioco ci sono 1 pedine Goblin\nCapo Goblin è 2/2", edition)


# --- 810.9, 810.10a: of a team that has life and poison in common, each loses for itself, and the counters are one ---

TWO_HEADS = """
squadre: Anna e Bea contro Carla e Dario
giocatori:
  Anna: {in gioco: [Orso: {tipo: Creatura, f/c: 2/2, testo: "L’Orso prende +1/+1 per ogni segnalino veleno che hanno i tuoi avversari."}]}
  Bea: {vita: 30}
  Carla: {segnalini: 3 veleno}
  Dario: {vita: 30}
"""  # noqa: E501
ALL_AGAINST_ALL = TWO_HEADS.replace("squadre: Anna e Bea contro Carla e Dario\n", "")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "theirs", "mine"),
    [
        ("Ogni avversario perde 1 punto vita e tu guadagni altrettanti punti vita.", 28, 32),
        ("Ogni avversario perde 2 punti vita. Guadagni punti vita pari ai punti vita persi in questo modo.", 26, 34),
        ("Un avversario bersaglio perde 2 punti vita e tu guadagni altrettanti punti vita. su Carla", 28, 32),
        ("Ogni giocatore perde 2 punti vita. Guadagni punti vita pari ai punti vita persi in questo modo.", 26, 34),
    ],
)
def test_what_each_of_a_team_loses_is_counted_once(text: str, theirs: int, mine: int, edition: str) -> None:
    claims = f"la squadra di Carla ha {theirs} punti vita\nla squadra di Anna ha {mine} punti vita"
    holds(TWO_HEADS, f"effetto di Anna: {text}", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_poison_in_common_is_counted_once_for_the_team(edition: str) -> None:
    holds(TWO_HEADS, "", "Orso è 5/5", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_poison_is_each_players_own_where_nobody_shares_a_turn(edition: str) -> None:
    poisoned = ALL_AGAINST_ALL.replace("Dario: {vita: 30}", "Dario: {segnalini: 2 veleno}")
    holds(poisoned, "", "Orso è 7/7", edition)


# --- 115.3: one word «bersaglio» takes no target twice, in whatever words a line says it ----------------------------

TWICE = """
giocatori:
  Anna:
    mano:
      - Dono: {tipo: Istantaneo, costo: "{0}", testo: "Metti un segnalino +1/+1 su ciascuna di un massimo di due creature bersaglio."}
      - Elfo: {tipo: Creatura — Elfo, costo: "{0}", f/c: 1/1, testo: "Quando l’Elfo entra nel campo di battaglia, metti un segnalino +1/+1 su ciascuna di un massimo di due creature bersaglio."}
    in gioco:
      - Bacchetta: {tipo: Artefatto, testo: "{T}: Fino a due creature bersaglio prendono +1/+1 fino alla fine del turno."}
      - Vala: {tipo: Planeswalker Leggendario — Vala, lealtà: 4, testo: "+1: Metti un segnalino +1/+1 su ciascuna di un massimo di due creature bersaglio."}
      - Orso: 2/2
      - Lupo: 2/2
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    "line",
    [
        "Anna fa +1 su {}",
        "Vala +1 su {}",
        "Anna usa il +1 di Vala su {}",
        "Anna attiva Vala su {}",
        "Anna lancia Dono su {}",
        "Anna gioca Dono bersagliando {}",
        "Anna usa la Bacchetta su {}",
    ],
)
def test_nothing_is_a_target_twice_however_it_is_said(line: str, edition: str) -> None:
    holds(TWICE, f"prova: {line.format('Orso, Orso')}", "azione 1 è illegale", edition)
    holds(TWICE, f"prova: {line.format('Orso e Lupo')}", "azione 1 è legale", edition)


def test_what_triggers_takes_no_target_twice() -> None:
    for said in ("l’abilità di Elfo bersaglia Orso e Orso", "Anna sceglie Orso, Orso"):
        script = f"Anna lancia Elfo\nsi risolve\n{said}\nAnna sceglie Orso, Lupo\nsi risolve"
        holds(TWICE, script, "azione 3 è illegale\nOrso è 3/3\nLupo è 3/3", TODAY)


# --- 118.12: who does what may be paid, pays ------------------------------------------------------------------------

UNLESS = """
giocatori:
  Anna:
    mano: [Isola, Palude]
    in gioco:
      - Bestia: {f/c: 4/4, testo: "All’inizio della tua sottofase finale, sacrifica la Bestia a meno che non {cost}."}
      - Topo: 1/1
      - Rana: 1/1
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("cost", "said", "claims"),
    [
        ("scarti una carta", "Anna scarta Isola", "Bestia è in gioco\nIsola è nel cimitero di Anna"),
        ("scarti due carte", "Anna scarta Isola, Palude", "Bestia è in gioco\nAnna ha 0 carte in mano"),
        ("sacrifichi un’altra creatura", "Anna sacrifica Rana", "Bestia è in gioco\nRana è nel cimitero di Anna"),
        ("sacrifichi un’altra creatura", "Anna paga\nAnna sceglie Rana", "Bestia è in gioco\nTopo è in gioco"),
        ("scarti una carta", "Anna non paga", "Bestia è nel cimitero di Anna\nAnna ha 2 carte in mano"),
    ],
)
def test_who_gives_up_what_may_be_paid_has_paid(cost: str, said: str, claims: str, edition: str) -> None:
    holds(UNLESS.replace("{cost}", cost), f"vai a sottofase finale\nsi risolve\n{said}", claims, edition)


@pytest.mark.parametrize("said", ["Anna sacrifica Bestia", "Anna sacrifica Topo"])
def test_what_is_done_instead_is_no_payment(said: str) -> None:
    """Neither the sacrifice of who does not pay, nor that of something for which nobody asks, pays anything."""
    board = UNLESS.replace("{cost}", "scarti una carta")
    done = acted(board, f"vai a sottofase finale\nsi risolve\n{said}", "Bestia è in gioco", TODAY)
    assert done.missing is not None


# --- 120.6: damage that is marked was dealt this turn ----------------------------------------------------------------

HURT = """
giocatori:
  Anna:
    mano:
      - Grazia: {tipo: Istantaneo, testo: Distruggi una creatura bersaglio TOLD in questo turno.}
  Bruno:
    in gioco:
      - Orso: {f/c: 2/5, stato: 1 danno}
      - Lupo: 2/5
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("told", ["a cui è stato inflitto danno", "che ha subìto danno"])
def test_damage_that_a_board_tells_was_dealt_this_turn(told: str, edition: str) -> None:
    board = HURT.replace("TOLD", told)
    script = "prova: Anna lancia Grazia su Lupo\nAnna lancia Grazia su Orso\nsi risolve"
    holds(board, script, "azione 1 è illegale\nOrso è nel cimitero di Bruno\nLupo è in gioco", edition)


# --- 305.6: a basic land type gives an ability ------------------------------------------------------------------------

BARE = """
giocatori:
  Anna:
    mano:
      - Grazia: {tipo: Istantaneo, testo: Riprendi in mano una carta creatura bersaglio senza abilità dal tuo cimitero.}
    cimitero:
      - Driade: {tipo: Terra creatura — Foresta Driade, f/c: 1/1}
      - Cervo: 1/1
    in gioco:
      - Petroglifi: {tipo: Incantesimo, testo: Le creature senza abilità prendono +2/+2.}
      - Albero: {tipo: Terra creatura — Foresta Driade, f/c: 1/1}
      - Lupo: 2/2
      - Rupe: {tipo: Terra creatura, f/c: 1/1}
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_a_land_of_a_basic_type_has_an_ability(edition: str) -> None:
    holds(BARE, "fermati", "Albero è 1/1\nLupo è 4/4\nRupe è 3/3", edition)
    script = "prova: Anna lancia Grazia su Driade\nprova: Anna lancia Grazia su Cervo"
    holds(BARE, script, "azione 1 è illegale\nazione 2 è legale", edition)


# --- 400.7e: what a trigger on leaving finds again is what has left ---------------------------------------------------

OASIS = """
giocatori:
  Anna:
    in gioco:
      - 2 Foreste
      - Orso: 2/2
      - Oasi:
          tipo: Incantesimo
          testo: Ogniqualvolta una creatura che controlli muore, puoi pagare {1}. Se lo fai, riprendi in mano l'Oasi.
      - Fenice: {f/c: 1/1, testo: "Quando la Fenice muore, riprendila in mano."}
  Bruno: {}
"""
OASIS_GOES = "effetto di Bruno: Distruggi un incantesimo bersaglio. su Oasi\n"
BEAR_GOES = "effetto di Bruno: Distruggi una creatura bersaglio. su Orso\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (f"{BEAR_GOES}si risolve\nAnna paga {{1}}", "Oasi è nella mano di Anna"),
        (
            f"{BEAR_GOES}{OASIS_GOES}si risolve\nAnna paga {{1}}",
            "Oasi è nel cimitero di Anna",
        ),
        (
            f"{OASIS_GOES}effetto di Bruno: Distruggi una creatura bersaglio. su Fenice\nsi risolve",
            "Oasi è nel cimitero di Anna\nFenice è nella mano di Anna",
        ),
    ],
)
def test_a_source_that_has_left_is_not_found_by_what_another_thing_triggered(
    script: str, claims: str, edition: str
) -> None:
    holds(OASIS, script, claims, edition)
