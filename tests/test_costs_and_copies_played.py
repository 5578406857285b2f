"""Costs, casting from elsewhere, copies and tokens, as cards drawn by chance showed them to be played wrongly.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

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
