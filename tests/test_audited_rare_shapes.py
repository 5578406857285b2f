"""What an audit of cards of rare shapes found wrong: each construction, and its awkward neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, acted, holds

from judgekit.errors import JudgekitError, NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.language.write import write
from judgekit.render.page import plain
from judgekit.render.replay import page

# --- 608.2h, 605.3b: a mana ability knows what was paid for it as it was --------------------------------------------

PAID_FOR_MANA = """
giocatori:
  Anna:
    in gioco:
      - Santuario:
          tipo: Artefatto
          segnalini: 3 carica
          testo: "{{T}}, Sacrifica il Santuario: Aggiungi {{C}} alla tua riserva di mana per ogni segnalino carica sul Santuario."
      - Bestia:
          tipo: Creatura — Bestia
          f/c: 1/1
          segnalini: 3 +1/+1
          testo: "Sacrifica la Bestia: Aggiungi un ammontare di {{G}} pari alla forza della Bestia alla tua riserva di mana."
      - Altare:
          tipo: Artefatto
          testo: "Sacrifica una creatura: Aggiungi {{C}} alla tua riserva di mana per ogni segnalino +1/+1 sulla creatura sacrificata."
      - Pila:
          tipo: Artefatto
          segnalini: 3 carica
          testo: "Rimuovi tutti i segnalini carica dalla Pila: Aggiungi {{C}} alla tua riserva di mana per ogni segnalino carica rimosso in questo modo."
  Bruno: {{}}
""".format()  # noqa: E501  (texts of cards)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("line", "mana"),
    [
        ("Anna attiva Santuario", "{C}{C}{C}"),
        ("Anna attiva Bestia", "{G}{G}{G}{G}"),
        ("Anna attiva Altare sacrificando Bestia", "{C}{C}{C}"),
        ("Anna attiva Pila", "{C}{C}{C}"),
    ],
)
def test_mana_is_counted_by_what_was_given_for_it(line: str, mana: str, edition: str) -> None:
    holds(PAID_FOR_MANA, line, f"Anna ha {mana} nella riserva di mana\nla pila è vuota", edition)


# --- 400.7j (400.7h in 2016): what the cost of an ability has put where all see it, its effect finds ----------------

PAID_WITH_ITSELF = """
giocatori:
  Anna:
    in gioco:
      - Golem: {{tipo: Creatura — Golem, f/c: 2/2, testo: "{cost}: {effect}"}}
      - Orso: 2/2
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("effect", "claim"),
    [
        ("Esilia il Golem.", "Golem è in esilio"),
        ("Fai tornare il Golem in mano al suo proprietario.", "Golem è nella mano di Anna"),
        ("Metti un segnalino +1/+1 sul Golem.", "Golem è nel cimitero di Anna"),
    ],
)
def test_an_ability_finds_its_own_source_among_what_it_cost(effect: str, claim: str, edition: str) -> None:
    board = PAID_WITH_ITSELF.format(cost="Sacrifica una creatura", effect=effect)
    holds(board, "Anna attiva Golem sacrificando Golem\nsi risolve", claim, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_was_paid_with_another_is_lost_where_it_goes_besides(edition: str) -> None:
    board = PAID_WITH_ITSELF.format(cost="Sacrifica una creatura", effect="Esilia il Golem.")
    script = (
        "Anna attiva Golem sacrificando Orso\neffetto di Bruno: Distruggi una creatura bersaglio. su Golem\nsi risolve"
    )
    holds(board, script, "Golem è nel cimitero di Anna", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_spell_finds_what_was_sacrificed_for_it(edition: str) -> None:
    board = """
giocatori:
  Anna:
    mano:
      - Rinascita:
          tipo: Stregoneria
          costo: "{0}"
          testo: |
            Come costo addizionale per lanciare questa magia, sacrifica una creatura.
            Rimetti sul campo di battaglia sotto il tuo controllo la creatura sacrificata.
    in gioco: [Orso: {f/c: 2/2, segnalini: 1 +1/+1}]
  Bruno: {}
"""
    holds(board, "Anna lancia Rinascita sacrificando Orso\nsi risolve", "Orso è in gioco\nOrso è 2/2", edition)


# --- 102.3, 810: every other player is no opponent's word: who plays with you is one --------------------------------

IN_TEAMS = """
squadre: Anna e Bea contro Carla e Dario
giocatori:
  Anna: {mano: [Riflusso: {tipo: Stregoneria, costo: "{0}", testo: "TEXT"}]}
  Bea: {mano: [Isola]}
  Carla: {mano: [Isola]}
  Dario: {mano: [Isola]}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("who", "cards"), [("Ogni altro giocatore", 0), ("Ogni avversario", 1)])
def test_each_other_player_is_a_teammate_too(who: str, cards: int, edition: str) -> None:
    board = IN_TEAMS.replace("TEXT", f"{who} scarta una carta.")
    claims = f"Bea ha {cards} carte in mano\nCarla ha 0 carte in mano\nDario ha 0 carte in mano"
    holds(board, "Anna lancia Riflusso\nsi risolve", claims, edition)


def test_each_other_player_is_written_as_it_is_read() -> None:
    text = "Ogni altro giocatore scarta una carta."
    assert write(read(text, "Riflusso", ("sorcery",)), "Riflusso") == text


# --- 601.2b, 118.9: a spell that can be paid for in no other way ----------------------------------------------------

FREELY = """
giocatori:
  Anna:
    in gioco:
      - Onniscienza:
          tipo: Incantesimo
          testo: Puoi lanciare magie dalla tua mano senza pagare il loro costo di mana.
      - 2 Montagne
    mano:
      - Drago: {tipo: Creatura — Drago, costo: "{4}{R}{R}", f/c: 5/5}
      - Lupo: {tipo: Creatura — Lupo, costo: "{R}", f/c: 2/2}
      - Vampa: {tipo: Stregoneria, costo: "{X}{R}", testo: La Vampa infligge X danni a un giocatore bersaglio.}
  Bruno: {vita: 20}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_who_lacks_the_mana_casts_it_freely(edition: str) -> None:
    holds(FREELY, "Anna lancia Drago\nsi risolve", "Anna controlla Drago\nMontagna 1 non è TAPpata", edition)
    holds(FREELY, "Anna lancia Lupo\nsi risolve", "Anna controlla Lupo\nMontagna 1 è TAPpata", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_x_of_what_is_not_paid_for_is_nothing_else_than_0(edition: str) -> None:
    """107.3b."""
    freely = "Anna lancia Vampa con costo alternativo con X = {} su Bruno\nsi risolve"
    holds(FREELY, freely.format(2), "azione 1 è illegale\nBruno ha 20 punti vita", edition)
    holds(FREELY, freely.format(0), "azione 1 è legale\nBruno ha 20 punti vita", edition)
    holds(FREELY, "Anna lancia Vampa con X = 1 su Bruno\nsi risolve", "Bruno ha 19 punti vita", edition)
    holds(FREELY, "Anna lancia Vampa con X = 2 su Bruno", "azione 1 è illegale", edition)


NO_WAY_TO_PAY = """
giocatori:
  Anna:
    riserva: "{B}"
    mano:
      - Schegge:
          tipo: Stregoneria
          costo: "{B}"
          testo: |
            Come costo addizionale per lanciare questa magia, sacrifica una creatura o scarta una carta.
            Distruggi una creatura bersaglio.
      - REST
  Bruno: {in gioco: [Orso: 2/2]}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_of_additional_costs_of_which_none_can_be_paid_none_is_asked_for(edition: str) -> None:
    """601.2h: an impossible cost cannot be paid; where one way is possible, it is the one."""
    none = NO_WAY_TO_PAY.replace("      - REST\n", "")
    holds(none, "Anna lancia Schegge su Orso", "azione 1 è illegale", edition)
    one = NO_WAY_TO_PAY.replace("REST", "Isola")
    holds(one, "Anna lancia Schegge su Orso\nsi risolve", "azione 1 è legale\nIsola è scartata", edition)


# --- who it is that deals damage, and to what something is attached -------------------------------------------------


def test_a_source_that_nobody_names_deals_no_damage() -> None:
    with pytest.raises(NotUnderstood):
        read("Una fonte infligge 3 danni a una creatura bersaglio.", "Prova", ("sorcery",))


ATTACHED = """
giocatori:
  Anna: {mano: [Morsa: {tipo: Istantaneo, costo: "{0}", testo: "TEXT"}]}
  Bruno:
    in gioco:
      - Orso: 2/2
      - Spada:
          tipo: Artefatto — Equipaggiamento
          assegnata a: Orso
          testo: La creatura equipaggiata prende +2/+2.
"""
STEALS = (
    "Prendi il controllo di un Equipaggiamento bersaglio, poi crea una pedina creatura Microbo 0/0 nera e assegnale"
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    "text",
    [
        f"{STEALS} quell'Equipaggiamento.",
        "Crea una pedina creatura Microbo 0/0 nera e assegnale un Equipaggiamento bersaglio.",
    ],
)
def test_what_is_attached_to_a_new_token_is_what_the_text_calls_so(text: str, edition: str) -> None:
    claims = "Spada è assegnata a Microbo\nMicrobo è 2/2\nOrso è 2/2"
    holds(ATTACHED.replace("TEXT", text), "Anna lancia Morsa su Spada\nsi risolve", claims, edition)


def test_that_goblin_is_the_target_called_so() -> None:
    text = "Distruggi un Goblin bersaglio. Distruggi una creatura bersaglio. Quel Goblin infligge 2 danni a te."
    spell = read(text, "Prova", ("sorcery",))
    assert [step.source for step in tree.all_in(spell, tree.Damage)] == [tree.Target(0)]


# --- 107.1b: a bonus below zero is zero, also where it is the greatest of several -----------------------------------

BELOW_ZERO = """
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2
      - Patto:
          tipo: Incantesimo
          testo: >-
            Le creature che controlli prendono +X/+0,
            dove X è la forza maggiore tra le carte creatura nel tuo cimitero.
    cimitero: [Ombra: -1/3]
  Bruno: {}
"""


@pytest.mark.parametrize(("edition", "size"), [("cr-2016", "1/2"), ("cr-2026", "2/2")])
def test_the_greatest_of_what_is_below_zero_adds_nothing(edition: str, size: str) -> None:
    """In 2016 an effect that modifies power could still take away."""
    holds(BELOW_ZERO, "fermati", f"Orso è {size}", edition)
    holds(BELOW_ZERO.replace("-1/3", "3/3"), "fermati", "Orso è 5/2", edition)


# --- an answer in the infinitive, as a card says it -----------------------------------------------------------------

EITHER = """
giocatori:
  Anna:
    in gioco: [Marea: {tipo: Artefatto, testo: "{0}: Puoi TAPpare o STAPpare un permanente bersaglio."}]
  Bruno: {in gioco: [Orso: "2/2, TAPpato"]}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("said", "claim"), [("STAPpare", "Orso non è TAPpato"), ("TAPpare", "Orso è TAPpato")])
def test_of_two_deeds_the_infinitive_names_one(said: str, claim: str, edition: str) -> None:
    script = f"Anna attiva Marea su Orso\nsi risolve\nAnna sceglie sì\nAnna sceglie {said}"
    holds(EITHER, script, claim, edition)


def test_an_infinitive_of_neither_is_refused() -> None:
    script = "Anna attiva Marea su Orso\nsi risolve\nAnna sceglie sì\nAnna sceglie distruggere"
    try:
        done = acted(EITHER, script, "Orso è TAPpato", "cr-2026")
    except JudgekitError:
        return
    assert done.missing is not None


# --- 402.1, 404.1: the cards of one's own hand or graveyard are nobody else's ---------------------------------------

THREE_HANDS = """
giocatori:
  Anna:
    mano: [Editto: {tipo: Stregoneria, costo: "{0}", testo: "TEXT"}, Isola]
    cimitero: [Lupo: 2/2, Pianura, Torre: {tipo: Artefatto}]
  Bruno:
    mano: [Foresta, Orso: 2/2, Palude]
    cimitero: [Gufo: 1/1, Grifone: 2/2, Ratto: 1/1]
    grimorio: [5 Montagne]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (
            "Ogni giocatore mette le carte della propria mano in fondo al proprio grimorio e pesca altrettante carte.",
            "Anna ha 1 carta in mano\nBruno ha 3 carte in mano",
        ),
        (
            "Ogni avversario esilia tutte le carte dal proprio cimitero.",
            "Anna ha 3 carte nel cimitero\nBruno ha 0 carte nel cimitero",
        ),
        (
            "Ogni avversario rimette sul campo di battaglia tutte le carte creatura dal proprio cimitero.",
            "Bruno controlla 3 creature\nLupo è nel cimitero di Anna",
        ),
        (
            "Ogni avversario esilia tutte le carte artefatto e creatura dal proprio cimitero.",
            "Anna ha 4 carte nel cimitero\nBruno ha 0 carte nel cimitero",
        ),
        (
            "Ogni avversario scarta tutte le carte terra della propria mano.",
            "Bruno ha 1 carta in mano\nIsola non è scartata",
        ),
    ],
)
def test_of_their_own_hand_or_graveyard_is_of_nobody_elses(text: str, claims: str, edition: str) -> None:
    script = "Anna lancia Editto\nsi risolve"
    if "Ogni avversario esilia tutte le carte dal" in text or "rimette" in text:
        claims = claims.replace("Anna ha 3 carte", "Anna ha 4 carte")  # the spell lies there too
    holds(THREE_HANDS.replace("TEXT", text), script, claims, edition)


PUZZLE = """
interfase: seconda fase principale
giocatori:
  Anna:
    mano: [Isola]
    in gioco:
      - Scatola:
          tipo: Artefatto
          testo: >-
            All'inizio della propria acquisizione, ciascun giocatore mette le carte della propria mano
            in fondo al proprio grimorio nell'ordine che preferisce, poi pesca altrettante carte.
  Bruno:
    mano: [Foresta, Orso: 2/2]
    grimorio: [6 Montagne]
"""


@pytest.mark.parametrize("edition", MODERN)
def test_whoever_draws_puts_away_their_own_hand(edition: str) -> None:
    claims = "Isola è nella mano di Anna\nBruno ha 3 carte in mano\nOrso è nel grimorio di Bruno"
    holds(PUZZLE, "vai a acquisizione di Bruno\nsi risolve", claims, edition)


# --- the others are those that were not chosen, of cards too --------------------------------------------------------


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "choices", "claims"),
    [
        (
            "Ogni avversario sceglie due carte dal proprio cimitero ed esilia le altre.",
            "Bruno sceglie Gufo, Grifone",
            "Ratto è in esilio\nBruno ha 2 carte nel cimitero\nLupo è nel cimitero di Anna",
        ),
        (
            "Scegli una carta dal tuo cimitero ed esilia le altre.",
            "Anna sceglie Lupo",
            "Lupo è nel cimitero di Anna\nPianura è in esilio\nBruno ha 3 carte nel cimitero",
        ),
        (
            "Pesca una carta, poi scegli una carta dalla tua mano e scarta le rimanenti.",
            "Anna sceglie Isola",
            "Isola è nella mano di Anna\nAnna ha 1 carta in mano\nBruno ha 3 carte in mano",
        ),
        (
            "L'avversario bersaglio rivela la propria mano. Scegli una carta da essa. Quel giocatore scarta le altre.",
            "Anna sceglie Orso",
            "Orso è nella mano di Bruno\nBruno ha 1 carta in mano",
        ),
    ],
)
def test_the_others_are_those_that_were_not_chosen(text: str, choices: str, claims: str, edition: str) -> None:
    on = " su Bruno" if "bersaglio" in text else ""
    holds(THREE_HANDS.replace("TEXT", text), f"Anna lancia Editto{on}\nsi risolve\n{choices}", claims, edition)


def test_the_others_of_a_target_that_chooses_are_not_guessed() -> None:
    with pytest.raises(NotUnderstood):
        read("Un avversario bersaglio sceglie due carte dal proprio cimitero ed esilia le altre.", "P", ("sorcery",))


# --- «that creature», behind a card that was shown, is the one of the event -----------------------------------------

LOST = """
turno: Bruno
giocatori:
  Anna:
    in gioco:
      - Boschi:
          tipo: Incantesimo
          testo: >-
            Ogniqualvolta una creatura attacca te o un planeswalker che controlli,
            rivela la prima carta del tuo grimorio.
            Se è una carta Foresta, rimuovi quella creatura dal combattimento.
            Poi metti la carta rivelata in fondo al tuo grimorio.
    grimorio: [CARD, Isola]
  Bruno: {in gioco: [Orso: 2/2]}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("card", "life"), [("Foresta", 20), ("Palude", 18)])
def test_that_creature_is_no_card_that_was_shown(card: str, life: int, edition: str) -> None:
    claims = f"Anna ha {life} punti vita\n{card} è in fondo al grimorio"
    holds(LOST.replace("CARD", card), "Bruno attacca con Orso\nsi risolve\ndanno", claims, edition)


# --- 701.21a: who sacrifices is who controls it, wherever it goes ---------------------------------------------------

SPRAYED = """
giocatori:
  Anna:
    riserva: "{R}"
    mano:
      - Spruzzo:
          tipo: Istantaneo
          costo: "{R}"
          testo: >-
            Lo Spruzzo infligge 2 danni a una creatura bersaglio.
            Se quella creatura sta per morire in questo turno, invece esiliala.
  Bruno: {in gioco: [Orso: "2/3, di proprietà di Anna"]}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_whoever_sacrifices_it_is_named_where_it_goes_elsewhere(edition: str) -> None:
    script = "Anna lancia Spruzzo su Orso\nsi risolve\neffetto di Bruno: Sacrifica una creatura."
    holds(SPRAYED, script, "Orso è in esilio\nOrso è sacrificata", edition)
    told = plain(page(acted(SPRAYED, script, "", edition), 200))
    assert "Bruno sacrifica Orso" in told
    assert "Anna sacrifica" not in told


# --- what goes on about a target that was acted on only if somebody paid --------------------------------------------

SHIFTED = """
giocatori:
  Anna:
    riserva: "{U}"
    in gioco:
      - Polpo:
          tipo: Creatura — Piovra
          f/c: 1/1
          testo: >-
            {0}: Puoi pagare {U}. Se lo fai, TAPpa una creatura bersaglio.
            Quella creatura non STAPpa durante il prossimo STAP del suo controllore.
  Bruno: {in gioco: [Orso: "2/2, TAPpato"]}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("paid", "claim"), [("paga", "Orso è TAPpato"), ("non paga", "Orso non è TAPpato")])
def test_what_goes_on_about_a_target_is_done_only_if_it_was_paid_for(paid: str, claim: str, edition: str) -> None:
    script = f"Anna attiva Polpo su Orso\nsi risolve\nAnna {paid}\nvai a mantenimento di Bruno"
    holds(SHIFTED, script, claim, edition)


# --- 608.2d: so many cards as are not there cannot be moved ---------------------------------------------------------

ROTTEN = """
giocatori:
  Anna:
    in gioco:
      - Wurm:
          tipo: Creatura — Wurm
          f/c: 6/5
          testo: >-
            Ogniqualvolta il Wurm attacca o blocca, qualsiasi giocatore può rimuovere dal gioco
            tre carte presenti nel proprio cimitero.
            Se un giocatore lo fa, il Wurm non infligge danno da combattimento in questo turno.
    cimitero: [2 Isole]
  Bruno: {cimitero: [CARDS]}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("cards", "life"), [(2, 14), (3, 20)])
def test_nobody_may_choose_to_move_more_cards_than_there_are(cards: int, life: int, edition: str) -> None:
    script = "Anna attacca con Wurm\nsi risolve\nBruno sceglie sì\ndanno"
    claims = f"Bruno ha {life} punti vita\nAnna ha 2 carte nel cimitero"
    holds(ROTTEN.replace("CARDS", f"{cards} Foreste"), script, claims, edition)


SHADOWED = """
giocatori:
  Anna:
    riserva: "{R}"
    mano: [Orso: {tipo: Creatura — Orso, costo: "{0}", f/c: 2/2}]
    in gioco:
      - Fiamma:
          tipo: Incantesimo
          testo: >-
            Ogniqualvolta una creatura non pedina entra nel campo di battaglia sotto il tuo controllo, puoi pagare {R}.
            Se lo fai, metti sul campo di battaglia una pedina che è una copia di quella creatura.
            Quella pedina ha rapidità. Esiliala all'inizio della prossima sottofase finale.
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("paid", "times", "tokens"), [("paga", 2, 1), ("non paga", 1, 0)])
def test_nothing_waits_for_a_token_that_was_not_made(paid: str, times: int, tokens: int, edition: str) -> None:
    script = f"Anna lancia Orso\nsi risolve\nsi risolve\nAnna {paid}\nvai a sottofase finale"
    claims = f"si innescano {times} volte: Fiamma\nentrano {tokens} pedine Orso\nOrso 1 è in gioco"
    claims = claims.replace("si innescano 1 volte", "si innesca 1 volta").replace("si innescano", "si innesca")
    holds(SHADOWED, script, claims if tokens else claims.replace("Orso 1", "Orso"), edition)
