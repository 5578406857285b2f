"""Sentences about tokens of several kinds, spells cast for nothing, commanders, and what is counted, each played.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 111.1, 608.2: one instruction, so all of them come at one moment
        (
            "Crea una pedina creatura Scoiattolo 1/1 verde e una pedina creatura Granchio 0/3 blu.",
            "Anna lancia Editto\nsi risolve",
            "Scoiattolo è 1/1\nGranchio è 0/3\nScoiattolo è sotto il controllo di Anna",
        ),
        (
            (
                "Crea una pedina creatura Serpe 1/1 verde, due pedine creatura Vespa 1/2 verdi e una pedina creatura"
                " Asino 1/3 bianca TAPpata."
            ),
            "Anna lancia Editto\nsi risolve",
            "Serpe è 1/1\nVespa 1 è 1/2\nVespa 2 è 1/2\nAsino è TAPpato",
        ),
        # 608.2h, 608.2i: each gets as many as of theirs were destroyed; who lost none gets none
        (
            (
                "Distruggi tutte le creature. Per ogni creatura distrutta in questo modo, il suo controllore crea una"
                " pedina creatura Drago 4/4 rossa."
            ),
            "Anna lancia Editto\nsi risolve",
            (
                "Drago 1 è sotto il controllo di Anna\nDrago 2 è sotto il controllo di Anna\n"
                "Drago 3 è sotto il controllo di Bruno\nDrago 4 è sotto il controllo di Bruno\n"
                "Drago 5 è sotto il controllo di Carla"
            ),
        ),
        (
            (
                "Esilia fino a due creature bersaglio. Per ogni creatura esiliata in questo modo, il suo controllore"
                " crea una pedina creatura Cinghiale 2/2 verde."
            ),
            "Anna lancia Editto su Aquila\nsi risolve",
            "Aquila è in esilio\nCinghiale è sotto il controllo di Bruno",
        ),
        (
            (
                "Scarta una carta. Per ogni carta non terra scartata in questo modo, crea una pedina creatura Ratto 1/1"
                " nera."
            ),
            "Anna lancia Editto\nsi risolve",
            "Gatto è nel cimitero di Anna\nRatto è 1/1",
        ),
        (
            "Per ogni creatura controllata dai tuoi avversari, crea una pedina creatura Ratto 1/1 nera.",
            "Anna lancia Editto\nsi risolve",
            "Ratto 3 è sotto il controllo di Anna",
        ),
        # 701.13a, 400.7: «tra esse» is the cards exiled, where they are now
        (
            "Esilia le prime quattro carte del tuo grimorio. Aggiungi alla tua mano una carta scelta tra esse.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Lince",
            "Lince è in mano ad Anna\nRana è in esilio\nVolpe è in esilio",
        ),
    ],
)
def test_tokens_of_several_kinds(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            "Ogni avversario crea una pedina Cibo e una pedina Tesoro TAPpata.",
            "Anna lancia Editto\nsi risolve",
            (
                "Cibo 1 è sotto il controllo di Bruno\nCibo 2 è sotto il controllo di Carla\n"
                "Tesoro 1 è TAPpato\nTesoro 2 è TAPpato"
            ),
        ),
        # 608.2d: whoever makes it says which, as it happens
        (
            "Crea una pedina Cibo o una pedina Tesoro.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Tesoro",
            "Tesoro è in gioco",
        ),
    ],
)
def test_tokens_that_the_rules_describe(text: str, script: str, claims: str) -> None:
    played(text, script, claims, "cr-2026")


EACH_TIME = (
    "Ogniqualvolta una o più creature entrano nel campo di battaglia sotto il tuo controllo, guadagni 1 punto vita."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("made", "life"),
    [
        ("Crea una pedina creatura Cane 1/1 verde e una pedina creatura Toro 2/2 blu.", 21),
        ("Crea una pedina creatura Cane 1/1 verde, poi crea una pedina creatura Toro 2/2 blu.", 22),
    ],
)
def test_tokens_of_one_instruction_come_at_one_moment(made: str, life: int, edition: str) -> None:
    """603.2c: «one or more» of them triggers once for what happens at once."""
    board = f"""
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Altare: {{tipo: Incantesimo, testo: "{EACH_TIME}"}}
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{made}"}}
  Bruno: {{}}
"""
    script = "Anna lancia Editto\nsi risolve\n" + "si risolve\n" * (life - 20)
    holds(board, script.strip(), f"Anna ha {life} punti vita", edition)


SYMBOLS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Idolo:
          tipo: Creatura — Spirito
          costo: "{{1}}{{G}}{{G}}"
          f/c: "*/*"
          testo: >-
            La forza e la costituzione di Idolo sono pari al numero di simboli di mana verde nei costi di mana {of}.
      - Lupo: {{f/c: 1/1, costo: "{{G/W}}{{R}}"}}
      - Orso: {{f/c: 1/1, colori: verde, costo: "{{2}}"}}
      - 2 Foreste
  Bruno:
    in gioco:
      - Elfo: {{f/c: 1/1, costo: "{{G}}{{G}}"}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("of", "size"),
    [("dei permanenti che controlli", "3/3"), ("delle creature controllate dai tuoi avversari", "2/2")],
)
def test_mana_symbols_are_counted_one_by_one(of: str, size: str, edition: str) -> None:
    """107.4e, 202.1: a symbol of two colours is one of either; a colour that is no symbol in a cost counts nothing."""
    holds(SYMBOLS.format(of=of), "fine del turno", f"Idolo è {size}", edition)


PARTY = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Campo:
          tipo: Incantesimo
          testo: >-
            All'inizio del combattimento nel tuo turno, se hai una compagnia completa, guadagni 3 punti vita.
      - Curato: {{tipo: Creatura — Chierico, f/c: 1/1}}
      - Ladro: {{tipo: Creatura — Farabutto Guerriero, f/c: 1/1}}
      - Fante: {{tipo: Creatura — Guerriero, f/c: 1/1}}
      - Quarto: {{tipo: Creatura — {kind}, f/c: 1/1}}
  Bruno:
    in gioco:
      - Stregone: {{tipo: Creatura — Mago, f/c: 1/1}}
"""


@pytest.mark.parametrize(("kind", "life"), [("Mago", 23), ("Chierico", 20)])
def test_a_full_party_is_four_creatures_of_the_four_kinds(kind: str, life: int) -> None:
    """700.8c: one of each; a creature stands for one of its kinds, those of others for none."""
    script = "vai a fase di combattimento" + ("\nsi risolve" if life > 20 else "")
    holds(PARTY.format(kind=kind), script, f"Anna ha {life} punti vita", "cr-2026")


COMMAND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    lanci del comandante: {casts}
    zona di comando:
      - Generale: {{tipo: Creatura leggendaria — Umano Soldato, costo: "{{2}}", f/c: 2/2}}
    in gioco:
      - Stendardo:
          tipo: Incantesimo
          testo: >-
            Le creature che controlli prendono +1/+1 per ogni volta che hai lanciato il tuo comandante dalla zona di
            comando in questa partita.
      - Orso: {{f/c: 2/2}}
    mano:
      - Eco:
          tipo: Stregoneria
          costo: "{{0}}"
          testo: |
            Quando lanci questa magia, copiala per ogni volta che hai lanciato il tuo {long}
            Guadagni 1 punto vita.
      - Dono:
          tipo: Istantaneo
          costo: "{{0}}"
          testo: Un comandante bersaglio prende +1/+0 fino alla fine del turno.
    riserva: "{{C}}{{C}}{{C}}{{C}}{{C}}{{C}}{{C}}{{C}}"
  Bruno:
    in gioco:
      - Lupo: {{f/c: 2/2}}
"""
LONG = "comandante dalla zona di comando in questa partita."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("casts", "script", "claims"),
    [
        (2, "Anna lancia Eco\nsi risolve", "Orso è 4/4\nLupo è 2/2"),
        (2, "Anna lancia Eco\nsi risolve\nsi risolve\nsi risolve\nsi risolve", "Anna ha 43 punti vita"),
        (0, "Anna lancia Eco\nsi risolve\nsi risolve", "Anna ha 41 punti vita\nOrso è 2/2"),
        # 601.2i, 903.8: it has been cast before it resolves
        (1, "Anna lancia Generale", "Orso è 4/4"),
        (0, "Anna lancia Generale\nsi risolve\nAnna lancia Dono su Generale\nsi risolve", "Generale è 4/3"),
    ],
)
def test_casts_of_a_commander_are_counted(casts: int, script: str, claims: str, edition: str) -> None:
    """903.7, 903.8: life begins at 40; each cast from the command zone counts, this game, whatever became of it."""
    holds(COMMAND.format(casts=casts, long=LONG), script, claims, edition)


SEEN = (
    "{how} le prime quattro carte del tuo grimorio. Puoi lanciare {what} scelta tra esse senza pagare il suo costo di"
    " mana."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("how", ["Rivela", "Esilia"])
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna lancia Editto\nsi risolve\nAnna sceglie sì\nsi risolve", "Drago è in gioco\nAnna ha 20 punti vita"),
        ("Anna lancia Editto\nsi risolve\nAnna sceglie no", "Drago non è in gioco"),
    ],
)
def test_one_of_the_cards_seen_is_cast_for_nothing(how: str, script: str, claims: str, edition: str) -> None:
    """608.2g, 118.9: it is cast as the text is carried out, from where it is; nobody has to."""
    holds(LIBRARY.format(text=SEEN.format(how=how, what="una carta creatura")), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_is_cast_is_none_of_the_rest(edition: str) -> None:
    text = SEEN.format(how="Rivela", what="una magia con valore di mana pari a 6")
    text += " Metti le carte rimanenti nel tuo cimitero."
    script = "Anna lancia Editto\nsi risolve\nAnna sceglie sì\nsi risolve"
    holds(LIBRARY.format(text=text), script, "Drago è in gioco\nBosco è nel cimitero di Anna", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("how", ["Rivela", "Guarda", "Esilia"])
def test_one_of_two_sorts_is_cast_for_nothing(how: str, edition: str) -> None:
    text = SEEN.format(how=how, what="una magia istantaneo o stregoneria con valore di mana pari o inferiore a 4")
    script = "Anna lancia Editto\nsi risolve\nAnna sceglie sì\nsi risolve"
    holds(LIBRARY.format(text=text), script, "Anna ha 23 punti vita\nDono è nel cimitero di Anna", edition)


LIBRARY = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
    grimorio:
      - Bosco: {{tipo: Terra}}
      - Drago: {{f/c: 5/5, costo: "{{6}}"}}
      - Dono: {{tipo: Stregoneria, costo: "{{4}}", testo: Guadagni 3 punti vita.}}
      - Fiume: {{tipo: Terra}}
      - Golem: {{f/c: 3/3, costo: "{{1}}"}}
  Bruno: {{}}
"""


HAND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Specchio:
          tipo: Incantesimo
          testo: >-
            Ogniqualvolta lanci una magia istantaneo o stregoneria dalla tua mano, guadagni 1 punto vita.
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
      - Dono: {{tipo: Stregoneria, costo: "{{5}}", testo: Guadagni 3 punti vita.}}
      - Orso: {{f/c: 2/2, costo: "{{2}}"}}
  Bruno:
    mano:
      - Cura: {{tipo: Istantaneo, costo: "{{3}}", testo: Guadagni 5 punti vita.}}
      - Lupo: {{f/c: 2/2, costo: "{{2}}"}}
      - Olmo: {{tipo: Terra}}
"""
FREE = "senza pagare il suo costo di mana."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 608.2g, 118.9: each of the two cast from her hand sets it off, whatever was paid
        (
            f"Puoi lanciare una magia istantaneo o stregoneria dalla tua mano {FREE}",
            "Anna lancia Editto\nsi risolve\nsi risolve\nAnna sceglie sì\nsi risolve\nsi risolve",
            "Anna ha 25 punti vita\nDono è nel cimitero di Anna\nOrso è in mano ad Anna",
        ),
        # from the hand of another it is hers to cast, and goes to the graveyard of its owner (400.3)
        (
            f"Un avversario bersaglio rivela la propria mano. Puoi lanciare una carta istantaneo da quella mano {FREE}",
            "Anna lancia Editto su Bruno\nsi risolve\nsi risolve\nAnna sceglie sì\nsi risolve",
            "Anna ha 26 punti vita\nCura è nel cimitero di Bruno\nLupo è in mano a Bruno",
        ),
        (
            f"Guarda la mano di un avversario bersaglio. Puoi lanciare una carta non terra da quella mano {FREE}",
            "Anna lancia Editto su Bruno\nsi risolve\nsi risolve\nAnna sceglie Lupo\nAnna sceglie sì\nsi risolve",
            "Lupo è sotto il controllo di Anna\nOlmo è in mano a Bruno\nAnna ha 21 punti vita",
        ),
    ],
)
def test_a_card_of_a_hand_is_cast_for_nothing(text: str, script: str, claims: str, edition: str) -> None:
    holds(HAND.format(text=text), script, claims, edition)
