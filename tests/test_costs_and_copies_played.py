"""Costs, casting from elsewhere, copies and tokens, as cards drawn by chance showed them to be played wrongly.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, holds

MIRROR = """
giocatori:
  Anna:
    in gioco:
      - Specchio:
          tipo: Artefatto
          scelto: Orso
          testo: |
            Mentre lo Specchio entra nel campo di battaglia, scegli un tipo di creatura.
            {1}: Fino alla fine del turno, lo Specchio diventa una copia di una creatura bersaglio del tipo scelto.
      - Bruno piccolo: {tipo: Creatura — Orso, f/c: 2/2}
      - Bruno grande: {tipo: Creatura — Orso, f/c: 4/4}
      - 3 Foreste
  Bruno:
    vita: 20
"""


@pytest.mark.parametrize("edition", MODERN)
def test_an_ability_that_waits_knows_what_was_chosen_whatever_its_source_has_become(edition: str) -> None:
    """113.7a: on the stack it is there without its source, of which the later one of two has made a copy meanwhile."""
    script = "Anna attiva Specchio su Bruno piccolo\nAnna attiva Specchio su Bruno grande\nsi risolve\nsi risolve"
    holds(MIRROR, script, "dopo azione 3: Specchio è 4/4\nSpecchio è 2/2", edition)


RIDER = """
giocatori:
  Anna:
    in gioco:
      - Cavaliere:
          tipo: Creatura
          f/c: 3/3
          testo: |
            Cautela
            Ogniqualvolta il Cavaliere viene bloccato, puoi STAPpare il Cavaliere e rimuoverlo dal combattimento.
      - Cane: {tipo: Creatura, f/c: 2/2, parole: [provocare]}
  Bruno:
    in gioco:
      - Muro: 0/8
      - Elfo: 1/1
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("said", "claims"), [("sì", "Muro ha 0 danni"), ("no", "Muro ha 3 danni")])
def test_who_may_untap_something_and_more_may_do_so_though_it_is_untapped(said: str, claims: str, edition: str) -> None:
    """608.2c: of one thing that may be done as much is done as can be."""
    script = f"Anna attacca con Cavaliere\nBruno blocca Cavaliere con Muro\nsi risolve\nAnna sceglie {said}\ndanno"
    holds(RIDER, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_an_untapped_creature_is_provoked_too(edition: str) -> None:
    """702.39a: it has to block, if that is chosen; that it is untapped comes behind."""
    script = "Anna attacca con Cane\nAnna sceglie Muro\nsi risolve\nAnna sceglie sì\n"
    script += "prova: Bruno non blocca\nprova: Bruno blocca Cane con Elfo\nprova: Bruno blocca Cane con Muro"
    holds(RIDER, script, "azione 5 è illegale\nazione 6 è illegale\nazione 7 è legale", edition)


BOTH_AT_ONCE = """
giocatori:
  Anna:
    in gioco:
      - Voroso:
          tipo: Creatura
          f/c: 3/3
          testo: |
            Non può essere bloccato da più di una creatura.
            Non può essere bloccato tranne che da due o più creature.
            Tutte le creature che possono bloccare il Voroso lo bloccano.
      - Cane: 2/2
  Bruno:
    in gioco:
      - Orso: {tipo: Creatura, f/c: 2/2, testo: "Questa creatura blocca in ogni combattimento, se può farlo."}
"""


@pytest.mark.parametrize("edition", EVERY)
def test_what_so_many_must_and_fewer_may_block_is_blocked_by_nobody(edition: str) -> None:
    """509.1c: a requirement is counted only where it can be obeyed without breaking a restriction."""
    script = "Anna attacca con Voroso\nprova: Bruno blocca Voroso con Orso\nBruno non blocca"
    holds(BOTH_AT_ONCE, script, "azione 2 è illegale\nazione 3 è legale", edition)


@pytest.mark.parametrize("edition", EVERY)
def test_who_must_block_blocks_somebody_else_then(edition: str) -> None:
    script = "Anna attacca con Voroso, Cane\nprova: Bruno non blocca\nBruno blocca Cane con Orso"
    holds(BOTH_AT_ONCE, script, "azione 2 è illegale\nazione 3 è legale", edition)


PAST = """
giocatori:
  Anna:
    in gioco:
      - Orco:
          tipo: Creatura
          f/c: 5/5
          parole: [travolgere]
          testo: "Puoi far assegnare a questa creatura il suo danno da combattimento come se non fosse bloccata."
  Bruno:
    in gioco:
      - Muro: 0/4
      - Jace: {tipo: Planeswalker leggendario — Jace, lealtà: 7, testo: "+1: Pesca una carta."}
  Carla:
    vita: 20
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("shares", "claims"),
    [
        ("4 a Muro, 1 a Bruno", "Bruno ha 19 punti vita"),
        ("5 a Bruno", "Bruno ha 15 punti vita"),
        ("5 a Muro", "Bruno ha 20 punti vita"),
        ("2 a Muro, 3 a Bruno\nAnna assegna il danno di Orco: 5 a Muro", "azione 3 è illegale"),
    ],
)
def test_a_trampler_that_may_strike_as_though_unblocked_may_trample_all_the_same(
    shares: str, claims: str, edition: str
) -> None:
    """510.1c, 702.19b: «may» leaves it what trample lets it do."""
    script = f"Anna attacca Bruno con Orco\nBruno blocca Orco con Muro\nAnna assegna il danno di Orco: {shares}\ndanno"
    holds(PAST, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("word", ["travolgere", "volare"])
@pytest.mark.parametrize(
    ("meanwhile", "claims"),
    [
        ("Distruggi un planeswalker bersaglio.", "Jace è nel cimitero di Bruno"),
        ("Prendi il controllo di un planeswalker bersaglio.", "Jace ha 7 segnalini fedeltà"),
    ],
)
def test_whoever_attacks_what_has_left_combat_strikes_its_blockers_alone(
    meanwhile: str, claims: str, word: str, edition: str
) -> None:
    """506.4c, 508.5: it attacks nobody any more, its blocker stays one, and nothing is trampled over to anybody."""
    board = PAST.replace("parole: [travolgere]", f"parole: [{word}, legame vitale]").replace(
        "Muro: 0/4", "Muro: 0/9 volare"
    )
    script = f"Anna attacca Jace con Orco\nBruno blocca Orco con Muro\neffetto di Carla: {meanwhile} su Jace\ndanno"
    holds(board, script, f"{claims}\nMuro ha 5 danni\nBruno ha 20 punti vita\nAnna ha 25 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_whoever_attacks_what_has_left_combat_unblocked_strikes_nobody(edition: str) -> None:
    script = "Anna attacca Jace con Orco\nBruno non blocca\n"
    script += "effetto di Carla: Prendi il controllo di un planeswalker bersaglio. su Jace\ndanno"
    holds(PAST, script, "Jace ha 7 segnalini fedeltà\nBruno ha 20 punti vita\nCarla ha 20 punti vita", edition)


AGAIN = """
giocatori:
  Anna:
    mano:
      - Rimando: {tipo: Istantaneo, costo: "{0}", testo: "Fai tornare una magia bersaglio in mano al suo proprietario."}
      - Sospensione:
          tipo: Istantaneo
          costo: "{0}"
          testo: Metti una magia bersaglio in cima al grimorio del suo proprietario.
    cimitero:
      - Fiamma: {tipo: Stregoneria, costo: "{1}{R}", testo: "Flashback {0}\\nOgni giocatore perde 1 punto vita."}
  Bruno:
    vita: 20
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("answer", ["Rimando", "Sospensione"])
def test_what_was_cast_with_flashback_is_exiled_wherever_it_would_go(answer: str, edition: str) -> None:
    """702.34a: instead of being put anywhere else any time it would leave the stack."""
    script = f"Anna lancia Fiamma con flashback\nAnna lancia {answer} su Fiamma\nsi risolve"
    holds(AGAIN, script, "Fiamma è in esilio\nBruno ha 20 punti vita", edition)


KEPT_OUT = """
giocatori:
  Anna:
    in gioco:
      - Cane:
          tipo: Creatura
          f/c: 3/3
          testo: Le carte creatura nei cimiteri non possono entrare nel campo di battaglia.
    mano:
      - Gatto: {tipo: Creatura, costo: "{0}", f/c: 1/1}
      - Rito:
          tipo: Stregoneria
          costo: "{0}"
          testo: Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero.
      - Guizzo:
          tipo: Istantaneo
          costo: "{0}"
          testo: >-
            Esilia una creatura bersaglio,
            poi rimetti quella carta sul campo di battaglia sotto il controllo del suo proprietario.
    cimitero:
      - Tasso: {tipo: Creatura, costo: "{1}", f/c: 2/2}
  Bruno:
    in gioco: [{Orso: 2/2 verde}]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna lancia Gatto\nsi risolve", "Gatto è in gioco"),
        ("Anna lancia Rito su Tasso\nsi risolve", "Tasso è nel cimitero di Anna"),
        ("Anna lancia Guizzo su Orso\nsi risolve", "Orso è in gioco"),
    ],
)
def test_cards_of_graveyards_that_cannot_enter_are_those_that_come_from_there(
    script: str, claims: str, edition: str
) -> None:
    """101.2, 614.17: what comes from the stack, from a hand or from exile is no card in a graveyard."""
    holds(KEPT_OUT, script, claims, edition)


@pytest.mark.parametrize("edition", EVERY)
def test_what_was_but_tried_has_set_nothing_off(edition: str) -> None:
    board = """
    giocatori:
      Anna:
        in gioco:
          - Monumento: {tipo: Artefatto, testo: "Ogniqualvolta lanci una magia creatura, guadagni 1 punto vita."}
        mano: [{Gatto: {f/c: 1/1, costo: "{0}"}}, {Cane: {f/c: 1/1, costo: "{0}"}}]
      Bruno:
        vita: 20
    """
    script = "prova: Anna lancia Gatto\nAnna lancia Cane\nsi risolve\nsi risolve\nprova: Anna lancia Gatto"
    holds(board, script, "si innesca 1 volta: Monumento\nAnna ha 21 punti vita\nazione 5 è legale", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_as_many_cards_go_for_the_damage_of_each_source_of_a_moment(edition: str) -> None:
    """615.5: three and two points prevented at once are five cards, none of them twice."""
    text = "Se sta per esserti inflitto danno, previeni quel danno"
    text += " ed esilia altrettante carte dalla cima del tuo grimorio."
    board = f"""
    turno: Bruno
    giocatori:
      Anna:
        in gioco: [{{Velo: {{tipo: Incantesimo, testo: "{text}"}}}}]
        grimorio: [A, B, C, D, E, F]
      Bruno:
        in gioco: [{{Orso: 3/3}}, {{Lupo: 2/2}}]
    """
    script = "Bruno attacca con Orso, Lupo\nAnna non blocca\ndanno"
    holds(board, script, "Anna ha 20 punti vita\nE è in esilio\nF è nel grimorio di Anna", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_tokens_that_have_become_copies_are_called_as_what_they_copy(edition: str) -> None:
    """707.2: the name is copied, too; when that ends they are called as before."""
    board = """
    giocatori:
      Anna:
        in gioco: [{Re: 4/4}]
        mano:
          - Editto: {tipo: Stregoneria, costo: "{0}", testo: "Crea tre pedine creatura Soldato 1/1 bianche."}
          - Muta:
              tipo: Stregoneria
              costo: "{0}"
              testo: Fino alla fine del turno, ogni pedina che controlli diventa una copia di una creatura bersaglio.
      Bruno:
        vita: 20
    """
    script = "Anna lancia Editto\nsi risolve\nAnna lancia Muta su Re\nsi risolve\nvai a mantenimento di Bruno"
    changed = "dopo azione 4: in gioco ci sono 3 pedine Re\ndopo azione 4: in gioco ci sono 0 pedine Soldato\n"
    changed += "dopo azione 4: Anna controlla 3 pedine Re\nin gioco ci sono 3 pedine Soldato"
    holds(board, script, changed, edition)


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("said", "claims"),
    [
        ("Anna sceglie Gatto", "Gatto è in gioco\nCane è nella mano di Anna"),
        ("Anna sceglie Gatto\nAnna sceglie no", "Gatto è nella mano di Anna\nCane è nella mano di Anna"),
    ],
)
def test_who_names_the_card_that_may_be_cast_casts_it(said: str, claims: str, edition: str) -> None:
    board = """
    giocatori:
      Anna:
        mano:
          - Editto:
              tipo: Stregoneria
              costo: "{0}"
              testo: Puoi lanciare una carta creatura dalla tua mano senza pagare il suo costo di mana.
          - Gatto: {tipo: Creatura, costo: "{5}", f/c: 1/1}
          - Cane: {tipo: Creatura, costo: "{5}", f/c: 1/1}
      Bruno:
        vita: 20
    """
    holds(board, f"Anna lancia Editto\nsi risolve\n{said}", claims, edition)
