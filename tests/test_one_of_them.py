# ruff: noqa: E501
"""At a table of three: «un avversario» who is told to do something, and the defending player of each attack.

What ends how was written from the rules before it was played; the numbers are those of the rules of 2026.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

TABLE = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Leggio: {{{kind}, testo: "{text}"}}
      - Re: 1/1
      - Drago: 4/4
    mano: [Felce]
    grimorio: [Uno, Due, Tre]
  Bruno:
    in gioco: [Orso 3/3, Isola]
    mano: [Rosa]
  Carla:
    in gioco: [Lupo 3/3, Foresta]
    mano: [Viola]
"""
ENCHANTMENT, CREATURE = "tipo: Incantesimo", "f/c: 5/5"


def played(script: str, claims: str, edition: str, text: str = "Volare", kind: str = CREATURE) -> None:
    holds(TABLE.format(text=text, kind=kind), script, claims.replace("; ", "\n"), edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "claims"),
    [
        # 608.2d: what is left open is chosen as the instruction is followed, by who controls the spell or ability
        ("Un avversario scarta una carta.", "Anna sceglie Carla", "Rosa è nella mano di Bruno; Viola è nel cimitero"),
        ("Un avversario a tua scelta perde 2 punti vita.", "Anna sceglie Bruno", "Bruno ha 18 punti vita; Carla ha 20 punti vita"),
        ("Un altro giocatore sacrifica una creatura.", "Anna sceglie Carla", "Orso è in gioco; Lupo è nel cimitero"),
        ("Un giocatore a tua scelta scarta una carta.", "Anna sceglie Anna", "Felce è nel cimitero; Rosa è nella mano di Bruno"),
        ("Scegli un avversario. Quel giocatore scarta una carta e perde 2 punti vita.", "Anna sceglie Carla", "Viola è nel cimitero; Carla ha 18 punti vita; Rosa è nella mano di Bruno; Bruno ha 20 punti vita"),
        ("Un avversario perde 1 punto vita. Un avversario perde 2 punti vita.", "Anna sceglie Carla\nAnna sceglie Bruno", "Carla ha 19 punti vita; Bruno ha 18 punti vita"),
        ("Un avversario può perdere 2 punti vita. Se non lo fa, peschi due carte.", "Anna sceglie Carla\nCarla sceglie no", "Anna ha 3 carte in mano; Carla ha 20 punti vita"),
        ("Un avversario può perdere 2 punti vita. Se non lo fa, peschi due carte.", "Anna sceglie Carla\nCarla sceglie sì", "Anna ha 1 carta in mano; Carla ha 18 punti vita"),
        ("Rivela le prime tre carte del tuo grimorio. Un avversario sceglie una di quelle carte. Metti quella carta nel tuo cimitero e aggiungi le altre alla tua mano.", "Anna sceglie Carla\nCarla sceglie Due", "Due è nel cimitero; Uno è nella mano di Anna; Tre è nella mano di Anna"),
        ("Un avversario crea una pedina creatura Goblin 1/1 rossa.", "Anna sceglie Carla", "Carla controlla Goblin; in gioco ci sono 1 pedine Goblin"),
        # each of them, and nobody chooses
        ("Ogni altro giocatore scarta una carta.", "", "Rosa è nel cimitero; Viola è nel cimitero; Felce è nella mano di Anna"),
        ("Ciascun avversario perde 1 punto vita.", "", "Bruno ha 19 punti vita; Carla ha 19 punti vita; Anna ha 20 punti vita"),
    ],
)  # fmt: skip
def test_an_opponent_who_is_told_to_do_something_is_one_whom_you_choose(
    text: str, answers: str, claims: str, edition: str
) -> None:
    played(f"effetto di Anna: {text}\n{answers}", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "does", "answers", "claims"),
    [
        # what waits for «un avversario» waits for any, and «quel giocatore» is the one who did it
        ("Ogniqualvolta un avversario pesca una carta, quel giocatore perde 2 punti vita.", "effetto di Carla: Pesca una carta.", "", "Carla ha 18 punti vita; Bruno ha 20 punti vita"),
        # of the two the one who is chosen acts, not the one who drew
        ("Ogniqualvolta un giocatore pesca una carta, un avversario perde 2 punti vita e scarta una carta.", "effetto di Bruno: Pesca una carta.", "Anna sceglie Carla", "Carla ha 18 punti vita; Viola è nel cimitero; Bruno ha 20 punti vita; Rosa è nella mano di Bruno"),
        ("Ogniqualvolta un avversario guadagna punti vita, questo permanente infligge 2 danni a un avversario.", "effetto di Carla: Guadagni 1 punto vita.", "Anna sceglie Bruno", "Bruno ha 18 punti vita; Carla ha 21 punti vita"),
    ],
)  # fmt: skip
def test_in_a_trigger_an_opponent_is_any_of_them(text: str, does: str, answers: str, claims: str, edition: str) -> None:
    played(f"{does}\nsi risolve\n{answers}", claims, edition, text, ENCHANTMENT)


@pytest.mark.parametrize(
    "text",
    [
        "Pesca due carte a meno che un avversario non paghi {2}.",  # whether any may pay, or one who is chosen
        "Un avversario infligge 2 danni a un avversario.",
    ],
)
def test_who_is_meant_is_not_guessed(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("kind", "text", "attack", "claims"),
    [
        # 508.5, 802.2a: of the attack that the ability triggered on, whoever else is attacked, and whatever it is of
        (ENCHANTMENT, "Ogniqualvolta una creatura che controlli attacca, il giocatore in difesa perde 1 punto vita.", "Carla con Re", "Bruno ha 20 punti vita; Carla ha 19 punti vita"),
        (ENCHANTMENT, "Ogniqualvolta una creatura che controlli attacca, il giocatore in difesa perde 1 punto vita.", "Carla con Re; Bruno con Drago", "Bruno ha 19 punti vita; Carla ha 19 punti vita"),
        (ENCHANTMENT, "Ogniqualvolta una creatura che controlli attacca, il giocatore in difesa perde 1 punto vita.", "Carla con Re, Drago", "Bruno ha 20 punti vita; Carla ha 18 punti vita"),
        (CREATURE, "Ogniqualvolta il Leggio attacca, infligge 3 danni a ogni creatura controllata dal giocatore in difesa.", "Carla con Leggio; Bruno con Re", "Orso è in gioco; Lupo è nel cimitero"),
        (CREATURE, "Ogniqualvolta il Leggio attacca, TAPpa una creatura bersaglio controllata dal giocatore in difesa.", "Carla con Leggio; Bruno con Re", "Orso non è TAPpato; Lupo è TAPpato"),
        ("tipo: Artefatto — Equipaggiamento, assegnata a: Re", "Ogniqualvolta la creatura equipaggiata attacca da sola, il giocatore in difesa perde 2 punti vita e tu guadagni 2 punti vita.", "Carla con Re", "Anna ha 22 punti vita; Bruno ha 20 punti vita; Carla ha 18 punti vita"),
    ],
)  # fmt: skip
def test_the_defending_player_is_the_one_whom_that_creature_attacks(
    kind: str, text: str, attack: str, claims: str, edition: str
) -> None:
    script = f"Anna attacca {attack}\n" + "si risolve\n" * (2 if "Drago" in attack else 1) + "fermati"
    played(script, claims, edition, text, kind)


NEEDS_ISLAND = "Il Leggio non può attaccare a meno che il giocatore in difesa non controlli un'Isola."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "whom", "legal"),
    [
        (NEEDS_ISLAND, "Bruno", "legale"),
        (NEEDS_ISLAND, "Carla", "illegale"),
        ("Il Leggio non può attaccare se il giocatore in difesa controlla una Foresta.", "Bruno", "legale"),
        ("Il Leggio non può attaccare se il giocatore in difesa controlla una Foresta.", "Carla", "illegale"),
        (
            "Il Leggio non può attaccare a meno che il giocatore in difesa non controlli una Palude.",
            "Bruno",
            "illegale",
        ),
    ],
)
def test_what_is_asked_of_who_defends_is_asked_of_the_player_attacked(
    text: str, whom: str, legal: str, edition: str
) -> None:
    """508.1c: the restriction is looked at for the attack that is declared."""
    played(f"Anna attacca {whom} con Leggio\nfermati", f"azione 1 è {legal}", edition, text)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("land", "legal"), [("Isola", "legale"), ("Foresta", "illegale")])
def test_a_creature_that_needs_an_island_attacks_who_has_one(land: str, legal: str, edition: str) -> None:
    board = f"""
giocatori:
  Anna:
    in gioco:
      - Leggio: {{f/c: 4/1, testo: "{NEEDS_ISLAND}"}}
  Bruno:
    in gioco: [{land}]
"""
    holds(board, "Anna attacca con Leggio\nfermati", f"azione 1 è {legal}", edition)


def test_the_copy_of_demonstrate_is_of_one_opponent() -> None:
    """702.144a: of several, the one whom who casts the spell chooses."""
    board = """
giocatori:
  Anna:
    mano: [{Tecnica: {tipo: Stregoneria, costo: "{0}", testo: "Dimostrare\\nGuadagni 3 punti vita."}}]
  Bruno: {}
  Carla: {}
"""
    script = "Anna lancia Tecnica\nsi risolve\nAnna sceglie sì\nAnna sceglie Carla\n" + "si risolve\n" * 3
    claims = "Anna ha 26 punti vita\nBruno ha 20 punti vita\nCarla ha 23 punti vita"
    holds(board, script, claims, "cr-2026")
