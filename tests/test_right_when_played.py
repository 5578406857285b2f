# ruff: noqa: E501
"""What blind audits found wrong when it was played: references, damage, statics, zones, each with its neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, acted, holds

from judgekit.errors import BadScenario
from judgekit.magic.sets import playable
from judgekit.render.italian import events_said
from judgekit.render.replay import rows

# --- 400.7: what has gone and come back is another object, so it is another creature ------------------------------

ANOTHER = """
giocatori:
  Anna:
    in gioco:
      - Re: {tipo: Creatura — Felino, f/c: 3/3, testo: "{0}: Le altre creature che controlli prendono +1/+1 fino alla fine del turno."}
      - Boia: {tipo: Creatura — Felino, f/c: 4/4, testo: "{0}: Sacrifica un'altra creatura."}
      - Lince: {tipo: Creatura — Felino, f/c: 2/2, testo: "Quando la Lince entra nel campo di battaglia, un'altra creatura bersaglio prende +2/+2 fino alla fine del turno."}
      - Myr: {tipo: Creatura artefatto, f/c: 1/1, testo: "Quando il Myr muore, riprendi in mano un'altra carta artefatto bersaglio dal tuo cimitero."}
    mano:
      - Lampo: {tipo: Istantaneo, costo: "{0}", testo: "Esilia una creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."}
    cimitero:
      - Elmo: {tipo: Artefatto}
  Bruno: {}
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna attiva Re\nsi risolve", "Re è 3/3\nBoia è 5/5"),
        ("Anna attiva Re\nAnna lancia Lampo su Re\nsi risolve\nsi risolve", "Re è 4/4\nBoia è 5/5"),
        ("Anna attiva Boia\nsi risolve\nAnna sceglie Boia\nAnna sceglie Re", "azione 3 è illegale\nRe è nel cimitero di Anna"),
        ("Anna attiva Boia\nAnna lancia Lampo su Boia\nsi risolve\nsi risolve\nAnna sceglie Boia", "Boia è nel cimitero di Anna"),
        # the new object is asked about itself: its own ability knows it as its source
        ("Anna lancia Lampo su Lince\nsi risolve\nAnna sceglie Lince\nAnna sceglie Re\nsi risolve", "azione 3 è illegale\nRe è 5/5"),
        # 400.7e: what dies finds itself in the graveyard, and that is no other card
        ("effetto di Bruno: Distruggi una creatura bersaglio. su Myr\nAnna sceglie Myr\nAnna sceglie Elmo\nsi risolve", "azione 2 è illegale\nElmo è nella mano di Anna\nMyr è nel cimitero di Anna"),
    ],
)  # fmt: skip
def test_another_is_any_object_that_the_source_is_not(script: str, claims: str, edition: str) -> None:
    holds(ANOTHER, script, claims, edition)


# --- 120: the damage that one sentence deals is one event, whoever is dealt how much of it ------------------------

AT_ONCE = """
giocatori:
  Anna:
    in gioco:
      - Strega: {tipo: Creatura — Strega, f/c: 1/1, parole: [legame vitale], testo: "{0}: La Strega infligge 2 danni a una creatura bersaglio e 3 danni al controllore di quella creatura."}
      - Gemella: {tipo: Creatura — Strega, f/c: 1/1, parole: [legame vitale], testo: "{0}: La Gemella infligge 2 danni a una creatura bersaglio. La Gemella infligge 3 danni al controllore di quella creatura."}
      - Boa: {tipo: Creatura — Serpente, f/c: 1/1, testo: "Ogniqualvolta guadagni punti vita, metti un segnalino +1/+1 sul Boa."}
      - Terna: {tipo: Artefatto, testo: "{0}: La Terna infligge 1 danno a una creatura o a un giocatore bersaglio, 2 danni a un'altra creatura o a un altro giocatore bersaglio e 3 danni a una terza creatura o a un terzo giocatore bersaglio."}
      - Forse: {tipo: Artefatto, testo: "{0}: Puoi pagare {0}. Se lo fai, il Forse infligge 2 danni a ogni creatura e 3 danni a ogni avversario."}
  Bruno:
    in gioco:
      - Toro: {f/c: 2/6}
      - Mulo: {f/c: 2/5}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 119.9: one source, one moment: life is gained once
        ("Anna attiva Strega su Toro\nsi risolve", "Toro ha 2 danni\nBruno ha 17 punti vita\nAnna ha 25 punti vita\nsi innesca 1 volta: Boa"),
        ("Anna attiva Gemella su Toro\nsi risolve", "Toro ha 2 danni\nBruno ha 17 punti vita\nAnna ha 25 punti vita\nsi innesca 2 volte: Boa"),
        ("Anna attiva Forse\nsi risolve\nAnna paga {0}", "Toro ha 2 danni\nBruno ha 17 punti vita"),
        ("Anna attiva Terna su Toro, Mulo, Bruno\nsi risolve", "Toro ha 1 danno\nMulo ha 2 danni\nBruno ha 17 punti vita"),
    ],
)  # fmt: skip
def test_two_amounts_of_damage_in_one_sentence_are_dealt_at_once(script: str, claims: str, edition: str) -> None:
    holds(AT_ONCE, script, claims, edition)


# --- a line that names an ability by words of it means that one, and no other -----------------------------------

NAMED_SO = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Mago: {{tipo: Creatura — Mago, f/c: 2/3, segnalini: {{livello: {level}}}, testo: "Aumentare di livello {{0}} ({{0}}: Metti un segnalino livello su questa creatura. Aumenta di livello solo quando potresti lanciare una stregoneria.)LIVELLO 2-32/4{{T}}: Pesca una carta.\\nLIVELLO 4+2/5{{T}}: Pesca due carte."}}
      - Guida: {{f/c: 1/1, testo: "{{T}}: La Guida infligge 1 danno a un qualsiasi bersaglio.\\n{{0}}: La Guida ha volare fino alla fine del turno."}}
      - Cieco: {{f/c: 1/1, testo: "{{T}}: Il Cieco infligge 1 danno a un qualsiasi bersaglio."}}
    mano:
      - Scossa: {{tipo: Istantaneo, costo: "{{0}}", testo: Guadagni 1 punto vita.}}
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("level", "script", "claims"),
    [
        # 711.2a: what stands in the text of another level is no ability of it
        (1, "prova: Anna attiva Mago scegliendo «Pesca»", "azione 1 è illegale\nAnna ha 1 carta in mano"),
        (2, "prova: Anna attiva Mago scegliendo «Pesca due»", "azione 1 è illegale"),
        (2, "Anna attiva Mago scegliendo «Pesca una carta»", "azione 1 è legale"),
        # 711.2: to be levelled up is for when a sorcery could be cast
        (5, "Anna lancia Scossa\nprova: Anna attiva Mago scegliendo «Aumentare»", "azione 2 è illegale"),
        (5, "Anna lancia Scossa\nprova: Anna attiva Mago scegliendo «Metti un segnalino livello»", "azione 2 è illegale"),
        (5, "Anna attiva Mago scegliendo «Metti un segnalino livello»\nsi risolve", "Mago ha 6 segnalini livello\nMago è STAPpato"),
    ],
)  # fmt: skip
def test_what_a_line_says_of_an_ability_is_that_ability(level: int, script: str, claims: str, edition: str) -> None:
    holds(NAMED_SO.format(level=level), script, claims, edition)


@pytest.mark.parametrize(
    "line", ["Anna attiva Cieco scegliendo «pesca» su Bruno", "Anna attiva Guida scegliendo «pesca» su Bruno"]
)
def test_words_that_no_ability_has_are_not_passed_over(line: str) -> None:
    with pytest.raises(BadScenario, match=r"nessuna abilità di .* dice «pesca»"):
        acted(NAMED_SO.format(level=0), line, "Bruno ha 19 punti vita", "cr-2026")


# --- 608.2c: whom a sentence without a subject speaks of ----------------------------------------------------------

ATTACKS = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Prova: {f/c: 3/3, testo: "{text}"}
      - Ciondolo: {tipo: Artefatto}
      - Topo: 1/1
      - Isola
      - Palude
      - Pianura
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "claims"),
    [
        ("Ogniqualvolta la Prova attacca, puoi sacrificare un artefatto. Se lo fai, prende +2/+2 fino alla fine del turno.", "Anna sceglie sì", "Prova è 5/5\nCiondolo è nel cimitero di Anna"),
        ("Ogniqualvolta la Prova attacca, puoi sacrificare un'altra creatura. Se lo fai, ha travolgere fino alla fine del turno.", "Anna sceglie sì", "Prova ha travolgere"),
        ("Ogniqualvolta la Prova attacca, puoi sacrificare un'altra creatura. Se lo fai, STAPpala.", "Anna sceglie sì", "Prova è STAPpata"),
        ("Ogniqualvolta la Prova attacca, puoi sacrificare un'altra creatura. Se lo fai, guadagni punti vita pari alla sua forza.", "Anna sceglie sì", "Anna ha 21 punti vita"),
        # 107.4e: either half of a hybrid symbol pays it, here that for which what is named makes mana
        ("Ogniqualvolta la Prova attacca, puoi pagare {W/B}. Se lo fai, guadagni 1 punto vita.", "Anna paga {W/B} con Palude", "Anna ha 21 punti vita\nPalude è TAPpata"),
        ("Ogniqualvolta la Prova attacca, puoi pagare {W/B}. Se lo fai, guadagni 1 punto vita.", "Anna paga {W/B} con Pianura", "Anna ha 21 punti vita\nPianura è TAPpata"),
        ("Ogniqualvolta la Prova attacca, puoi pagare {W/B}. Se lo fai, guadagni 1 punto vita.", "Anna paga {W/B} con Isola\nAnna non paga", "azione 3 è illegale\nIsola è STAPpata"),
    ],
)  # fmt: skip
def test_who_does_something_is_who_it_is_done_by(text: str, answers: str, claims: str, edition: str) -> None:
    script = f"Anna attacca con Prova\nsi risolve\n{answers}\nfermati"
    holds(ATTACKS.replace("{text}", text), script, claims, edition)


def test_every_replacement_is_told_in_words() -> None:
    assert playable.REPLACED - events_said.REPLACED.keys() == set()


SZADEK = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Ladro: {f/c: 5/5, testo: "Se il Ladro sta per infliggere danno da combattimento a un giocatore, metti invece altrettanti segnalini +1/+1 sul Ladro e quel giocatore mette nel suo cimitero altrettante carte dalla cima del suo grimorio."}
  Bruno: {}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_damage_of_a_fight_is_replaced_and_told(edition: str) -> None:
    done = acted(
        SZADEK,
        "Anna attacca con Ladro\ndanno",
        "Ladro è 10/10\nBruno ha 20 punti vita\nBruno ha 5 carte nel cimitero",
        edition,
    )
    assert [held.expectation.text for held in done.held if not held.so] == []
    assert "L’effetto di Ladro modifica il danno" in str(rows(done))


# --- 113.6: where an ability works, be it said of the card or of when it is activated -----------------------------

FROM_THE_GRAVEYARD = """
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2
      - Gloria: {tipo: Creatura, f/c: 2/2, testo: "{0}: Le creature che controlli guadagnano volare fino alla fine del turno. Gioca questa abilità solo se la Gloria è nel tuo cimitero."}
  Bruno: {}
"""


@pytest.mark.parametrize("edition", EVERY)
def test_what_is_activated_only_from_a_graveyard_is_activated_there(edition: str) -> None:
    script = "prova: Anna attiva Gloria\neffetto di Bruno: Distruggi una creatura bersaglio. su Gloria\nAnna attiva Gloria\nsi risolve"
    holds(FROM_THE_GRAVEYARD, script, "azione 1 è illegale\nazione 3 è legale\nOrso ha volare", edition)


STOPPED = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Porco: {f/c: 2/2, testo: "Sacrifica il Porco: Guadagni 4 punti vita."}
  Bruno: {in gioco: [Lupo: 2/2]}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_who_has_attacked_is_not_said_not_to_attack(edition: str) -> None:
    script = "Anna attacca con Porco\nBruno blocca Porco con Lupo\nAnna attiva Porco\nsi risolve\ndanno"
    assert "Anna non attacca" not in str(rows(acted(STOPPED, script, "Anna ha 24 punti vita", edition)))


# --- 603.3b: in which order triggers of one player go onto the stack is that player's choice ----------------------

AT_THE_END = """
turno: Anna
giocatori:
  Anna:
    vita: {life}
    in gioco:
      - Fonte: {{tipo: Incantesimo, testo: "All'inizio della tua sottofase finale, guadagni 4 punti vita."}}
      - Falce: {{tipo: Incantesimo, testo: "All'inizio della tua sottofase finale, perdi 4 punti vita."}}
  Bruno: {{}}
"""
TO_THE_END = "fine del turno\n{}si risolve\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("life", "order", "claims"),
    [
        (5, "", "Anna ha 5 punti vita"),  # it comes to the same
        (4, "Anna sceglie Falce, Fonte\n", "Anna ha 4 punti vita"),  # what is named last resolves first
        (4, "Anna sceglie Fonte, Falce\n", "Anna ha perso"),
    ],
)
def test_an_order_of_triggers_that_does_not_matter_need_not_be_told(
    life: int, order: str, claims: str, edition: str
) -> None:
    holds(AT_THE_END.format(life=life), TO_THE_END.format(order), claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("claims", ["Anna ha perso", "Anna ha 4 punti vita"])
def test_an_order_of_triggers_that_matters_is_asked_for(claims: str, edition: str) -> None:
    done = acted(AT_THE_END.format(life=4), TO_THE_END.format(""), claims, edition)
    assert done.missing is not None
    assert "in che ordine Anna mette in pila" in str(done.missing)
    assert not any(held.judged for held in done.held)


# --- what nobody has said is not guessed: a card of a library that is shown ---------------------------------------

EXPLORER = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Guida: {{f/c: 2/2, testo: "{{0}}: La Guida esplora.\\n{{0}}: Pesca una carta.\\n{{0}}: Metti nel tuo cimitero la prima carta del tuo grimorio."}}
{library}
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", ["cr-2026"])
def test_a_card_that_is_shown_and_that_nobody_has_named_is_asked_for(edition: str) -> None:
    done = acted(
        EXPLORER.format(library=""), "Anna attiva Guida scegliendo «esplora»\nsi risolve", "Guida è 3/3", edition
    )
    assert done.missing is not None
    assert "una carta nel grimorio di Anna il tavolo non dice che carta sia" in str(done.missing)
    library = "    grimorio: [Foresta]"
    script = "Anna attiva Guida scegliendo «esplora»\nsi risolve"
    holds(EXPLORER.format(library=library), script, "Guida è 2/2\nForesta è nella mano di Anna", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("ability", ["Pesca", "Metti nel"])
def test_a_card_that_nobody_asks_about_need_not_be_named(ability: str, edition: str) -> None:
    board = EXPLORER.format(library="").replace("{0}: La Guida esplora.\\n", "")
    holds(board, f"Anna attiva Guida scegliendo «{ability}»\nsi risolve", "Guida è 2/2", edition)


# --- a card that an ability has exiled, and that has left exile (607.2a, 400.7) -----------------------------------

HUNTER = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Palude
    mano:
      - Segugio:
          f/c: 2/2
          costo: "{B}"
          testo: |
            Quando Segugio entra, esilia una creatura bersaglio.
            Quando Segugio lascia il campo di battaglia, rimetti sul campo di battaglia la carta esiliata.
  Bruno:
    in gioco:
      - Lupo: 2/2 verde
"""
HUNTS = "Anna lancia Segugio\nsi risolve\nAnna sceglie Lupo\nsi risolve\n"
GRAVE = "effetto di Bruno: Metti una carta bersaglio in esilio nel cimitero del suo proprietario. su Lupo\n"
KILLS = "effetto di Bruno: Distruggi una creatura bersaglio. su Segugio\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claim"), [(KILLS, "Lupo è in gioco"), (GRAVE + KILLS, "Lupo è nel cimitero di Bruno")]
)
def test_what_was_exiled_and_has_left_exile_is_not_found_again(script: str, claim: str, edition: str) -> None:
    holds(HUNTER, HUNTS + script, claim, edition)
