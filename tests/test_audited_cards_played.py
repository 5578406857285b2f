"""Constructions that cards drawn by chance showed to be played wrongly: each is played, its awkward case too.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

TAKE = "effetto di Bruno: Prendi il controllo di una creatura bersaglio."
KICKED = (
    "Potenziamento {2}\\nLe creature controllate da un giocatore bersaglio prendono -1/-1 fino alla fine del turno."
)
KICKED += " Se questa magia è stata potenziata, quelle creature prendono invece -2/-2 fino alla fine del turno."
MY_TURNS = "vai a prima fase principale di Bruno\nvai a prima fase principale di Anna"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("cast", "claims"),
    [
        ("Anna lancia Editto su Bruno", "Elfo è nel cimitero di Bruno\nAquila è 1/4\nOrso è 2/2"),
        ("Anna lancia Editto con potenziamento su Bruno", "Aquila è 0/3\nOrso è 2/2"),
    ],
)
def test_a_target_is_chosen_where_a_spell_speaks_of_it_kicked_or_not(cast: str, claims: str, edition: str) -> None:
    """702.33: «instead» changes what is done to the target; unkicked the spell has it, too."""
    played(KICKED, f"{cast}\nsi risolve", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_abilities_of_an_emblem_are_activated(edition: str) -> None:
    """114.4: abilities of emblems work in the command zone."""
    text = "Ottieni un emblema con «{1}, Sacrifica una creatura: Guadagni X punti vita, dove X è la forza della"
    text += " creatura sacrificata»."
    script = "Anna lancia Editto\nsi risolve\nAnna attiva Emblema sacrificando Lupo\nsi risolve"
    played(text, script, "Lupo è nel cimitero di Anna\nAnna ha 23 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        (MY_TURNS, "Orso è TAPpato"),
        (f"{MY_TURNS}\n{MY_TURNS}", "Orso non è TAPpato"),
        (f"{TAKE} su Orso\nvai a prima fase principale di Bruno", "Orso non è TAPpato\nBruno controlla Orso"),
    ],
)
def test_what_stays_tapped_in_your_next_untap_step_untaps_in_that_of_others(
    script: str, claims: str, edition: str
) -> None:
    """502.3: only the step of «you» is meant, whoever controls the permanent by then."""
    text = "TAPpa una creatura bersaglio. Essa non si STAPpa durante il tuo prossimo STAP."
    played(text, f"Anna lancia Editto su Orso\nsi risolve\n{script}", claims, edition, seats=2)


@pytest.mark.parametrize("edition", MODERN)
def test_its_controllers_next_untap_step_is_that_of_whoever_has_it(edition: str) -> None:
    """502.3: the step of its controller is meant, be that another one by then."""
    text = "TAPpa una creatura bersaglio. Essa non si STAPpa durante il prossimo STAP del suo controllore."
    script = f"Anna lancia Editto su Orso\nsi risolve\n{TAKE} su Orso\nvai a prima fase principale di Bruno"
    played(text, script, "Orso è TAPpato\nBruno controlla Orso", edition, seats=2)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("choice", "claim"), [("TAPpa", "Orso è TAPpato"), ("STAPpa", "Orso non è TAPpato")])
def test_a_choice_is_quoted_from_the_beginning_of_a_word_on(choice: str, claim: str, edition: str) -> None:
    played(
        "TAPpa o STAPpa un permanente bersaglio.",
        f"Anna lancia Editto su Orso\nsi risolve\nAnna sceglie «{choice} il bersaglio»",
        claim,
        edition,
    )


COUNTERS = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
    in gioco:
      - Lago: {{tipo: Terra, testo: "{land}", segnalini: 3 magazzino}}
      - Volpe: 2/2
      - Lince: 2/2
    riserva: "{{C}}"
  Bruno:
    mano:
      - Onda: {{tipo: Stregoneria, costo: "{{X}}", testo: "Guadagni X punti vita."}}
    in gioco: [3 Isole]
"""
ITS_VALUE = "dove X è il valore di mana di quella magia"
LAND = "{1}, Rimuovi X segnalini magazzino da questa terra: Aggiungi X mana in qualsiasi combinazione di {W} e/o {U}."
OF_CREATURES = (
    "{T}: Aggiungi X mana in qualsiasi combinazione di {R} e/o {G}, dove X è il numero di creature che controlli."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (f"Neutralizza una magia bersaglio. Pesca X carte, {ITS_VALUE}.", "", "Anna ha 3 carte in mano"),
        (
            f"Fai tornare una magia bersaglio in mano al suo proprietario. Pesca X carte, {ITS_VALUE}.",
            "",
            "Anna ha 3 carte in mano",
        ),
        (
            f"Neutralizza una magia bersaglio. All’inizio del prossimo mantenimento, pesca X carte, {ITS_VALUE}.",
            "vai a mantenimento di Anna\nsi risolve",
            "Anna ha 3 carte in mano",
        ),
        (
            f"Neutralizza una magia bersaglio. Aggiungi X mana in qualsiasi combinazione di colori, {ITS_VALUE}.",
            "Anna sceglie blu\nAnna sceglie rosso\nAnna sceglie blu",
            "Anna ha {C}{U}{R}{U} nella riserva di mana",
        ),
    ],
)
def test_a_spell_that_has_left_counts_with_the_x_told_for_it(text: str, script: str, claims: str, edition: str) -> None:
    """202.3e, 608.2h: what it cost is looked up as it last was on the stack; of each mana its kind is told."""
    board = COUNTERS.format(text=text, land="{T}: Aggiungi {U}.")
    holds(board, f"Bruno lancia Onda con X = 3\nAnna lancia Editto su Onda\nsi risolve\n{script}", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("land", "script", "claims"),
    [
        (
            LAND,
            "Anna attiva Lago con X = 2\nAnna sceglie bianco\nAnna sceglie blu",
            "Anna ha {W}{U} nella riserva di mana\nLago ha 1 segnalino magazzino",
        ),
        (LAND, "prova: Anna attiva Lago con X = 4", "azione 1 è illegale\nLago ha 3 segnalini magazzino"),
        (
            OF_CREATURES,
            "Anna attiva Lago\nAnna sceglie rosso\nAnna sceglie verde",
            "Anna ha {C}{R}{G} nella riserva di mana",
        ),
    ],
)
def test_so_much_mana_as_is_told_or_counted(land: str, script: str, claims: str, edition: str) -> None:
    """107.3, 605.3: X of a mana ability is told as it is activated; in a combination each has a kind of its own."""
    board = COUNTERS.format(text="Pesca una carta.", land=land).replace("turno: Bruno", "turno: Anna")
    holds(board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("cast", "claims"),
    [
        ("effetto di Anna: Metti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. su Ratto", 2),
        ("", 1),
    ],
)
def test_what_has_gone_had_entered_this_turn_or_not(cast: str, claims: int, edition: str) -> None:
    """608.2h: what is asked of the creature that is no more is how it last was."""
    where = "cimitero" if cast else "in gioco"
    ability = "All’inizio della tua sottofase finale, pesca una carta, poi scarta una carta a meno che questa creatura"
    board = f"""
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano: [Volpe]
    {where}:
      - Ratto: {{f/c: 1/1, testo: "{ability} non sia entrata nel campo di battaglia in questo turno."}}
    grimorio: [Volpe, Volpe]
  Bruno:
    in gioco: [Isola]
"""
    kill = "effetto di Bruno: Distruggi una creatura bersaglio. su Ratto"
    end = f"vai a sottofase finale\n{kill}\nsi risolve"
    holds(
        board, f"{cast}\n{end}", f"Anna ha {claims} carte in mano" if claims > 1 else "Anna ha 1 carta in mano", edition
    )


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("word", "cost"), [("Cospirare", ""), ("Replicare {1}", ""), ("Replicare {1}", " con replicare")]
)
def test_a_word_that_copies_its_spell_triggers_only_where_that_was_paid(word: str, cost: str, edition: str) -> None:
    """702.56a, 702.78a: «when you cast this spell, if» so much was paid for it."""
    script = f"Anna lancia Editto{cost} su Aquila\nsi risolve"
    claims = f"{'' if cost else 'non '}si innesca: Editto"
    played(f"{word}\\nTAPpa una creatura bersaglio.", script, claims, edition)


FETCH = "passa in rassegna il tuo grimorio per una carta creatura"
THEN = "sul campo di battaglia. Poi rimescola il tuo grimorio."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (f"Puoi passare in rassegna il tuo grimorio per una carta creatura e metterla {THEN}", "Anna sceglie no"),
        (f"Puoi pagare {{1}}. Se lo fai, {FETCH} e mettila {THEN}", "Anna non paga"),
    ],
)
def test_who_does_not_search_does_not_shuffle(text: str, answer: str, edition: str) -> None:
    """701.23, 608.2d: of «may search … then shuffle» nothing is done by who declines: the top card stays there."""
    script = f"Anna lancia Editto\nsi risolve\n{answer}\neffetto di Anna: Pesca una carta."
    played(text, script, "Rana è nella mano di Anna", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_others_respond_to_a_spell_cast_as_another_resolves(edition: str) -> None:
    """608.2g, 117.3b: it is on the stack as players get priority."""
    board = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Furto: {tipo: Istantaneo, costo: "{0}", testo: "FURTO"}
  Bruno:
    mano:
      - Diniego: {tipo: Istantaneo, costo: "{0}", testo: "Neutralizza una magia bersaglio."}
    cimitero:
      - Lettura: {tipo: Stregoneria, costo: "{3}", testo: "Pesca due carte."}
"""
    theft = "Puoi lanciare una carta istantaneo o stregoneria bersaglio dal cimitero di un avversario senza pagare il"
    board = board.replace("FURTO", f"{theft} suo costo di mana.")
    script = "Anna lancia Furto su Lettura\nsi risolve\nAnna sceglie sì\nBruno lancia Diniego su Lettura\nsi risolve"
    holds(board, script, "azione 4 è legale\nAnna ha 0 carte in mano\nLettura è nel cimitero di Bruno", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_that_archer_is_the_one_and_that_creature_the_other(edition: str) -> None:
    """608.2k: each word means what was called so, and the archer deals the further damage itself."""
    board = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Faretra: {tipo: Incantesimo, testo: "ARCHERS"}
      - Elfa: {tipo: Creatura — Arciere, f/c: 3/3, parole: [legame vitale]}
  Bruno:
    in gioco:
      - Muro: 0/5
"""
    archers = "Ogniqualvolta un Arciere che controlli infligge danno a una creatura, quell’Arciere infligge un pari"
    archers += " ammontare di danni al controllore di quella creatura."
    script = "Anna attacca con Elfa\nBruno blocca Elfa con Muro\ndanno\nsi risolve"
    holds(board.replace("ARCHERS", archers), script, "Bruno ha 17 punti vita\nAnna ha 26 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("again", ["R", "U"])
def test_one_mana_of_any_colour_once_a_turn_is_one_use_whatever_the_colour(again: str, edition: str) -> None:
    """602.5b: it is one ability, however many colours there are to choose from."""
    board = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Fiore: {tipo: Artefatto, testo: "FLOWER", segnalini: 3 carica}
  Bruno: {}
"""
    flower = "Rimuovi un segnalino carica da questo artefatto: Aggiungi un mana di un qualsiasi colore. Attiva questa"
    board = board.replace("FLOWER", f"{flower} abilità solo una volta per turno.")
    script = f"Anna attiva Fiore scegliendo «{{U}}»\nprova: Anna attiva Fiore scegliendo «{{{again}}}»"
    holds(board, script, "azione 2 è illegale\nFiore ha 2 segnalini carica", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("others", "size"), [("Ogni creatura diversa dall’Orca", "4/4"), ("Ogni altra creatura", "3/3")]
)
def test_what_is_told_of_by_its_name_is_not_the_one_that_died(others: str, size: str, edition: str) -> None:
    """Other than the one named; «each other creature» is other than the one that has died."""
    board = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Orca: {f/c: 4/4, testo: "TEXT"}
      - Topo: 1/1
  Bruno:
    in gioco:
      - Lince: 4/4
"""
    text = f"Ogniqualvolta una creatura muore, {others[0].lower()}{others[1:]} prende -1/-1 fino alla fine del turno."
    script = "effetto di Bruno: Distruggi una creatura bersaglio. su Topo\nsi risolve"
    holds(board.replace("TEXT", text), script, f"Lince è 3/3\nOrca è {size}", edition)
