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
