"""All but some kinds; what is in a hand and a graveyard together; what is attached to something; one of two sorts.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.read import read

SHOWN = (
    "Un giocatore bersaglio rivela la sua mano. "
    "Esilia tutte le carte non creatura dalla mano e dal cimitero di quel giocatore."
)
WHILE_TWO = "Orso prende +5/+0 fintanto che due o più Equipaggiamenti sono assegnati ad esso."
WHILE_HELMET = "Fante ha volare fintanto che un Equipaggiamento chiamato Elmo è assegnato a una creatura che controlli."
WHILE_WORN = "Le creature che controlli hanno cautela fintanto che Gemma è assegnata a una creatura."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            "Distruggi tutte le creature tranne gli Elfi.",
            "Anna lancia Editto\nsi risolve",
            "Elfo è in gioco\nAquila è nel cimitero di Bruno\nOrso è nel cimitero di Anna\nVolpe rossa non è in gioco",
        ),
        (
            "Fai tornare tutte le creature tranne Lupi ed Elfi in mano ai rispettivi proprietari.",
            "Anna lancia Editto\nsi risolve",
            "Elfo è in gioco\nLupo è in gioco\nAquila è in mano a Bruno\nOrso è in mano ad Anna",
        ),
        # neither kind falls, and what is of another type does
        (
            "Distruggi tutti i permanenti tranne che incantesimi e terre.",
            "Anna lancia Editto\nsi risolve",
            "Cosa è in gioco\nOrso è nel cimitero di Anna\nElfo è nel cimitero di Bruno",
        ),
        # of one player alone, from both places; the spell itself is on the stack still (608.2m)
        (
            "Esilia tutte le carte nella mano e nel cimitero di un giocatore bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Topo è in esilio\nAlce è in esilio\nTasso è nel cimitero di Anna\nGatto è in mano ad Anna",
        ),
        (
            "Esilia tutte le carte nella mano e nel cimitero di un giocatore bersaglio.",
            "Anna lancia Editto su Anna\nsi risolve",
            "Tasso è in esilio\nGatto è in esilio\nEditto è nel cimitero di Anna\nTopo è in mano a Bruno",
        ),
        (
            SHOWN,
            "Anna lancia Editto su Bruno\nsi risolve",
            "Topo è in esilio\nGatto è in mano ad Anna",
        ),
        (
            SHOWN,
            "Anna lancia Editto su Anna\nsi risolve",
            "Tasso è nel cimitero di Anna\nGatto è in mano ad Anna\nTopo è in mano a Bruno",
        ),
        # 115.6: up to one may be none
        (
            "Esilia fino a un artefatto o una creatura bersaglio.",
            "Anna lancia Editto su Orso\nsi risolve",
            "Orso è in esilio",
        ),
        ("Esilia fino a un artefatto o una creatura bersaglio.", "Anna lancia Editto\nsi risolve", "Orso è in gioco"),
    ],
)
def test_all_but_some_and_all_of_two_places(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


STRONGER = "La creatura equipaggiata prende +1/+0.\\nEquipaggiare {0}."
TOUGHER = "La creatura equipaggiata prende +0/+1.\\nEquipaggiare {0}."
WORN = f"""
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Orso: {{f/c: 2/2, testo: "{WHILE_TWO}"}}
      - Lupo: {{f/c: 2/2}}
      - Fante: {{f/c: 1/1, testo: "{WHILE_HELMET}"}}
      - Spada: {{tipo: Artefatto — Equipaggiamento, testo: "{STRONGER}"}}
      - Elmo: {{tipo: Artefatto — Equipaggiamento, testo: "{TOUGHER}"}}
      - Gemma: {{tipo: Artefatto — Equipaggiamento, testo: "{WHILE_WORN}\\nEquipaggiare {{0}}."}}
  Bruno:
    in gioco:
      - Iena: 1/1
"""
EQUIPS = "Anna attiva {} su {}\nsi risolve\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("worn", "claims"),
    [
        ((), "Orso è 2/2\nFante non ha volare\nLupo non ha cautela"),
        ((("Spada", "Orso"),), "Orso è 3/2\nFante non ha volare"),
        ((("Spada", "Orso"), ("Elmo", "Orso")), "Orso è 8/3\nFante ha volare"),
        ((("Spada", "Orso"), ("Elmo", "Lupo")), "Orso è 3/2\nFante ha volare"),
        ((("Spada", "Orso"), ("Elmo", "Orso"), ("Elmo", "Lupo")), "Orso è 3/2\nFante ha volare"),
        ((("Gemma", "Lupo"),), "Lupo ha cautela\nOrso ha cautela\nIena non ha cautela"),
    ],
)
def test_what_holds_while_something_is_attached(worn: tuple[tuple[str, str], ...], claims: str, edition: str) -> None:
    holds(WORN, "".join(EQUIPS.format(*each) for each in worn) or "Anna passa", claims, edition)


@pytest.mark.parametrize(
    "text",
    [
        "Esilia una carta dalla mano e dal cimitero di quel giocatore.",
        "Un giocatore bersaglio rivela la sua mano. Esilia una carta dalla mano e dal cimitero di quel giocatore.",
        "Distruggi una creatura tranne gli Elfi.",
        "Distruggi tutte le creature tranne gli Elfi e le terre.",
        "Esilia fino a due artefatti o una creatura bersaglio.",
        "Esilia un artefatto o fino a una creatura bersaglio.",
        # «bersaglio» is the player: read as a target creature, and all the rest with it
        "Distruggi tutti gli incantesimi e le creature con volare controllati da un giocatore bersaglio.",
        "Distruggi tutti gli Elfi e le creature con volare controllate da un giocatore bersaglio.",
    ],
)
def test_what_could_mean_something_else_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, types=("instant",))


def test_only_basic_lands_are_left_out() -> None:
    (spell,) = read("Esilia una carta bersaglio in un cimitero diversa da una carta terra base.")
    assert isinstance(spell, tree.Spell)
    (want,) = spell.modes[0].wants
    assert want.filter == tree.Filter("card", zone="graveyard", not_supertypes=("basic",))


@pytest.mark.parametrize("edition", MODERN)
def test_a_spell_is_countered_that_has_one_of_yours_among_its_targets(edition: str) -> None:
    text = "Neutralizza una magia bersaglio che ha come bersaglio una o più creature che controlli."
    board = f"""
    turno: Bruno
    giocatori:
      Anna:
        mano:
          - Scudo: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
        in gioco:
          - Orso 2/2
      Bruno:
        mano:
          - Fulmine: {{tipo: Istantaneo, costo: "{{0}}", testo: "Distruggi due creature bersaglio."}}
        in gioco:
          - Iena 1/1
          - Lince 1/1
    """
    both = "Bruno lancia Fulmine su {}, Iena\nBruno passa\nAnna lancia Scudo su Fulmine\nsi risolve"
    holds(board, both.format("Orso"), "Fulmine è nel cimitero di Bruno\nOrso è in gioco\nIena è in gioco", edition)
    with pytest.raises(AssertionError):
        holds(board, both.format("Lince"), "Lince è in gioco", edition)
