"""What a text counts or finds of what has happened in the turn, and other words that cards print."""

from __future__ import annotations

import pytest
from boards import MODERN, holds

THREE = """
turno: Anna
giocatori:
  Anna:
    grimorio: [Uno, Due, Tre, Quattro, Cinque, Sei]
    mano:
      - Messe: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
      - Volpe: {{tipo: Creatura — Volpe, f/c: 1/1}}
    in gioco:
      - Lupo: 1/1
      - pedina Ratto 1/1 nero
    cimitero:
      - Cervo: 2/2
  Bruno:
    in gioco:
      - Orso: 3/3
  Carla:
    in gioco:
      - Elfo: {{f/c: 1/1, proprietario: Anna}}
"""
ALL_DIE = "effetto di Anna: Distruggi tutte le creature.\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Pesca una carta per ogni creatura morta in questo turno.", 4),  # a token dies as well
        ("Pesca una carta per ogni creatura non pedina che è morta in questo turno.", 3),
        ("Pesca una carta per ogni creatura che è morta sotto il tuo controllo in questo turno.", 2),
        ("Pesca una carta per ogni creatura messa nel tuo cimitero dal campo di battaglia in questo turno.", 3),
        ("Pesca X carte, dove X è il numero di creature messe in tutti i cimiteri dal gioco in questo turno.", 4),
        ("Pesca X carte, dove X è il numero di Lupi morti in questo turno.", 0),  # called so, and of no such kind
    ],
)
def test_what_has_died_this_turn_is_counted(text: str, drawn: int, edition: str) -> None:
    board = THREE.format(text=text)
    cast = "Anna lancia Messe\nsi risolve"
    holds(board, ALL_DIE + cast, f"Anna ha {drawn + 1} carte in mano", edition)
    holds(board, cast, "Anna ha 1 carta in mano", edition)
    holds(board, ALL_DIE + "vai a mantenimento di Bruno\n" + cast, "Anna ha 1 carta in mano", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Riprendi in mano le carte creatura nel tuo cimitero che vi sono state messe dal gioco in questo turno.",
            {"Lupo": "in mano", "Elfo": "in mano", "Volpe": "nel cimitero", "Orso": "nel cimitero"},
        ),
        (
            "Riprendi in mano tutte le carte che sono state messe nel tuo cimitero da qualsiasi zona in questo turno.",
            {"Lupo": "in mano", "Elfo": "in mano", "Volpe": "in mano", "Orso": "nel cimitero"},
        ),
        (
            "Metti in gioco le carte creatura che sono state messe in un cimitero dal gioco in questo turno.",
            {"Lupo": "in gioco", "Elfo": "in gioco", "Volpe": "nel cimitero", "Orso": "in gioco"},
        ),
    ],
)
def test_what_was_put_into_a_graveyard_this_turn_is_found(text: str, found: dict[str, str], edition: str) -> None:
    board = THREE.format(text=text)
    script = ALL_DIE + "effetto di Anna: Scarta una carta.\nAnna sceglie Volpe\nAnna lancia Messe\nsi risolve"
    claims = "\n".join(f"{name} è {where}" for name, where in found.items())
    holds(board, script, f"{claims}\nCervo è nel cimitero", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_target_is_a_card_that_has_died_this_turn(edition: str) -> None:
    text = "Riprendi in mano una carta bersaglio nel tuo cimitero che vi è stata messa dal gioco in questo turno."
    board = THREE.format(text=text)
    holds(board, ALL_DIE + "Anna lancia Messe su Cervo", "azione 2 è illegale", edition)
    holds(board, ALL_DIE + "Anna lancia Messe su Lupo\nsi risolve", "Lupo è in mano", edition)
    later = ALL_DIE + "vai a mantenimento di Bruno\nAnna lancia Messe su Lupo"
    holds(board, later, "azione 3 è illegale", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Pesca una carta per ogni magia che hai lanciato in questo turno.", 2),  # itself among them
        ("Pesca X carte, dove X è il numero di carte che hai pescato in questo turno.", 3),
        ("Pesca X carte, dove X è il numero di magie istantaneo e stregoneria che hai lanciato in questo turno.", 1),
        (
            "Pesca X carte, dove X è il numero di Volpi entrate in gioco sotto il tuo controllo in questo turno.",
            1,
        ),
    ],
)
def test_what_you_have_done_this_turn_is_counted(text: str, drawn: int, edition: str) -> None:
    board = THREE.format(text=text).replace("tipo: Creatura — Volpe,", 'tipo: Creatura — Volpe, costo: "{0}",')
    script = "Anna lancia Volpe\nsi risolve\neffetto di Anna: Pesca tre carte.\nAnna lancia Messe\nsi risolve"
    holds(board, script, f"Anna ha {3 + drawn} carte in mano", edition)


HANDS = """
turno: Anna
giocatori:
  Anna:
    mano: [C1, C2, C3, C4, C5, C6, C7, C8, C9]
    in gioco:
{sources}
  Bruno:
    mano: [D1, D2, D3, D4, D5, D6, D7, D8, D9]
  Carla:
    mano: [E1, E2]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("texts", "anna", "bruno"),
    [
        (("Il numero massimo di carte che puoi tenere in mano è aumentato di uno.",), 8, 7),
        (("Il numero massimo di carte che ogni avversario può tenere in mano è ridotto di due.",), 7, 5),
        (("Il limite massimo di carte nella tua mano è due.",), 2, 7),
        (
            (
                "Il limite massimo di carte nella tua mano è due.",
                "Il numero massimo di carte che puoi tenere in mano è aumentato di uno.",
            ),
            3,
            7,
        ),
        (
            (
                "Il numero massimo di carte che puoi tenere in mano è aumentato di uno.",
                "Il limite massimo di carte nella tua mano è due.",
            ),
            2,
            7,
        ),
        (
            (
                "Il numero massimo di carte che puoi tenere in mano è aumentato di uno.",
                "Non hai un limite massimo di carte in mano.",
            ),
            9,
            7,
        ),
    ],
)
def test_maximum_hand_sizes_are_told_one_after_the_other(
    texts: tuple[str, ...], anna: int, bruno: int, edition: str
) -> None:
    lines = [f'      - Pilastro {n}: {{tipo: Artefatto, testo: "{text}"}}' for n, text in enumerate(texts)]
    board = HANDS.format(sources="\n".join(lines))
    gone = "\n".join(f"C{n}" for n in range(1, 10 - anna))
    script = (
        "vai a mantenimento di Bruno"
        if not gone
        else "vai a mantenimento di Bruno\nAnna sceglie " + ", ".join(gone.split())
    )
    holds(board, script, f"Anna ha {anna} carte in mano\nBruno ha 9 carte in mano", edition)
    left = ", ".join(f"D{n}" for n in range(1, 10 - bruno))
    then = f"{script}\nvai a sottofase finale di Bruno\nvai a mantenimento di Carla\nBruno sceglie {left}, D9"
    holds(board, then, f"Bruno ha {bruno} carte in mano\nCarla ha 2 carte in mano", edition)


KINDS = """
giocatori:
  Anna:
    in gioco:
      - Fante: {{tipo: Creatura — Soldato Umano, f/c: 2/2}}
      - Golem: {{tipo: Artefatto, testo: "{text}"}}
      - Stendardo: {{tipo: Artefatto, testo: "Gli Umani prendono +1/+1."}}
      - Insegna: {{tipo: Artefatto, testo: "I Goblin prendono +2/+2."}}
  Bruno:
    in gioco:
      - Paggio: {{tipo: Creatura — Umano, f/c: 1/1}}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_kinds_of_creature_are_lost_and_gained(edition: str) -> None:
    lost = KINDS.format(text="{T}: Una creatura bersaglio perde tutti i tipi di creatura fino alla fine del turno.")
    holds(lost, "Anna attiva Golem su Fante\nsi risolve", "Fante è 2/2\nPaggio è 2/2", edition)
    holds(lost, "Anna attiva Golem su Fante\nsi risolve\nvai a mantenimento di Bruno", "Fante è 3/3", edition)
    become = "{0}: Golem diventa una creatura 2/2 con cautela e tutti i tipi di creatura fino alla fine del turno."
    holds(
        KINDS.format(text=become),
        "Anna attiva Golem\nsi risolve",
        "Golem è 5/5\nGolem ha cautela\nFante è 3/3",
        edition,
    )


@pytest.mark.parametrize("edition", MODERN)
def test_an_ability_waits_for_one_moment_or_another(edition: str) -> None:
    text = "Quando Orso entra nel campo di battaglia o all'inizio del tuo mantenimento, guadagni 1 punto vita."
    board = f"""
    giocatori:
      Anna:
        mano:
          - Orso: {{tipo: Creatura, costo: "{{0}}", f/c: 1/1, testo: "{text}"}}
      Bruno:
        vita: 20
    """
    cast = "Anna lancia Orso\nsi risolve\nsi risolve"
    holds(board, cast, "Anna ha 21 punti vita", edition)
    holds(board, cast + "\nvai a acquisizione di Bruno", "Anna ha 21 punti vita", edition)
    holds(board, cast + "\nvai a acquisizione di Anna", "Anna ha 22 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_spells_that_opponents_cast_cost_more(edition: str) -> None:
    board = """
    giocatori:
      Anna:
        mano:
          - Dono: {tipo: Istantaneo, costo: "{0}", testo: "Pesca una carta."}
        in gioco:
          - Dazio: {tipo: Artefatto, testo: "Le magie che lanciano i tuoi avversari costano {2} in più."}
      Bruno:
        mano:
          - Folgore: {tipo: Istantaneo, costo: "{0}", testo: "Folgore infligge 3 danni ad Anna."}
        in gioco:
          - Isola
    """.replace("ad Anna", "a un giocatore bersaglio")
    holds(board, "Anna lancia Dono", "azione 1 è legale", edition)
    holds(board, "Bruno lancia Folgore su Anna", "azione 1 è illegale", edition)
