"""What a text means by «it», «that card», «the rest», where something was not done or was shown."""

from __future__ import annotations

import boards
import pytest
from boards import MODERN

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.read import read

BOARD = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: {{f/c: 2/2, testo: "{text}"}}
      - Lupo 2/3
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
      - Gatto 1/1
      - Cervo 1/1
      - Topo 1/1
    grimorio: [Palude, Isola, Cane 3/3, Foresta]
  Bruno:
    mano: [Palude, Isola, Mucca 2/2]
"""


def board_of(text: str) -> str:
    """The board with the text on the one that has it: a creature where it triggers or is activated, else a spell."""
    other = "Editto" if text.startswith(("Ogniqualvolta", "{T}")) else "Orso"
    return "\n".join(line for line in BOARD.splitlines() if other not in line).format(text=text)


def holds(text: str, script: str, claims: str, edition: str) -> None:
    boards.holds(board_of(text), script, claims, edition)


ATTACK = "Anna attacca con Orso\nsi risolve\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claim"),
    [
        (
            "puoi creare una pedina creatura Elfo 1/1 verde. Quella pedina ha volare fino alla fine del turno",
            "Anna sceglie no",
            "Orso non ha volare",
        ),
        ("puoi rivelare una carta dalla tua mano. Esilia quella carta", "Anna sceglie no", "Orso è in gioco"),
        (
            "puoi sacrificare un'altra creatura. Guadagni punti vita pari alla sua costituzione",
            "Anna sceglie no",
            "Anna ha 20 punti vita",
        ),
        (
            "puoi sacrificare un'altra creatura. Guadagni punti vita pari alla sua costituzione",
            "Anna sceglie sì",
            "Anna ha 23 punti vita",
        ),
        (
            (
                "crea una pedina creatura Elfo 1/1 verde se hai 30 o più punti vita. Quella pedina ha volare "
                "fino alla fine del turno"
            ),
            "",
            "Orso non ha volare",
        ),
    ],
)
def test_what_was_not_made_or_chosen_is_nothing_and_not_what_was_spoken_of_before(
    text: str, script: str, claim: str, edition: str
) -> None:
    holds(f"Ogniqualvolta questa creatura attacca, {text}.", ATTACK + script, claim, edition)


CAST = "Anna lancia Editto\nsi risolve\n"
UNTIL = "Rivela carte dalla cima del tuo grimorio finché non riveli una carta creatura."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            (
                "Rivela un qualsiasi numero di carte creatura dalla tua mano. Guadagni 2 punti vita per ogni carta "
                "rivelata in questo modo."
            ),
            CAST + "Anna sceglie Gatto, Topo",
            "Anna ha 24 punti vita",
        ),
        (
            (
                "Un giocatore bersaglio rivela la sua mano. Guadagni 2 punti vita per ogni carta terra rivelata "
                "in questo modo."
            ),
            "Anna lancia Editto su Bruno\nsi risolve",
            "Anna ha 24 punti vita",
        ),
        (
            (
                "Un giocatore bersaglio rivela la sua mano. Quel giocatore mette nel suo cimitero tutte le carte terra "
                "rivelate in questo modo."
            ),
            "Anna lancia Editto su Bruno\nsi risolve",
            "Bruno ha 1 carta in mano\nMucca è nella mano di Bruno",
        ),
        (
            (
                f"{UNTIL} Metti quella carta sul campo di battaglia e il resto in fondo al tuo grimorio "
                "in ordine casuale. Editto ti infligge danno pari al numero di carte rivelate in questo modo."
            ),
            CAST,
            "Anna controlla Cane\nAnna ha 17 punti vita",
        ),
        (
            (
                f"{UNTIL} Metti quella carta nella tua mano e tutte le altre carte rivelate in questo modo nel tuo "
                "cimitero."
            ),
            CAST,
            "Cane è nella mano di Anna\nIsola 1 è nel cimitero di Anna\nForesta non è nel cimitero di Anna",
        ),
        (
            f"{UNTIL} Aggiungi quella carta alla tua mano e il resto in fondo al tuo grimorio in ordine casuale.",
            CAST,
            "Cane è nella mano di Anna\nAnna ha 4 carte in mano",
        ),
        (
            f"{UNTIL} Metti quelle carte nel tuo cimitero.",  # one was sought: several are those that were shown
            CAST,
            "Cane è nel cimitero di Anna\nIsola 1 è nel cimitero di Anna\nForesta non è nel cimitero di Anna",
        ),
    ],
)
def test_cards_shown_in_this_way_are_those_wherever_they_were_and_wherever_they_go(
    text: str, script: str, claims: str, edition: str
) -> None:
    holds(text, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            "Scarta fino a due carte, poi pesca altrettante carte.",
            CAST + "Anna sceglie Gatto",
            "Gatto è nel cimitero di Anna\nAnna ha 3 carte in mano",
        ),
        (
            "Ogni giocatore scarta un qualsiasi numero di carte, poi pesca altrettante carte.",
            CAST + "Anna sceglie Gatto\nBruno sceglie Mucca",
            "Gatto è nel cimitero di Anna\nMucca è nel cimitero di Bruno\nBruno ha 3 carte in mano",
        ),
        (
            "Un avversario bersaglio scarta una carta creatura.",
            "Anna lancia Editto su Bruno\nsi risolve",
            "Mucca è nel cimitero di Bruno\nBruno ha 2 carte in mano",
        ),
        (
            "Esilia le prime tre carte del tuo grimorio e metti un segnalino riporto su ognuna di esse.",
            CAST,
            "Cane è in esilio\nCane ha 1 segnalino riporto",
        ),
    ],
)
def test_cards_that_are_told_are_discarded_from_the_hand_and_marked_in_exile(
    text: str, script: str, claims: str, edition: str
) -> None:
    """As many as each has discarded, each draws (701.9a); counters may be put on cards in exile (122.1)."""
    holds(text, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_the_other_cards_are_those_looked_at_and_none_in_play(edition: str) -> None:
    text = (
        "Guarda le prime tre carte del tuo grimorio. Puoi mettere una carta creatura scelta tra esse sul campo di "
        "battaglia. Metti le altre carte in fondo al tuo grimorio in ordine casuale."
    )
    holds(text, CAST + "Anna sceglie sì", "Cane è in gioco\nLupo è in gioco\nAnna ha 3 carte in mano", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_cards_in_their_graveyard_are_that_players(edition: str) -> None:
    text = (
        "Scarta una carta creatura. Un avversario bersaglio perde 2 punti vita per ogni carta creatura nel suo "
        "cimitero."
    )
    script = "Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie Gatto"
    holds(text, script, "Gatto è nel cimitero di Anna\nBruno ha 20 punti vita", edition)


@pytest.mark.parametrize(
    "text",
    [
        "Distruggi una creatura bersaglio con forza inferiore al numero di carte.",
    ],
)
def test_cards_of_which_nobody_knows_where_they_are_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


def test_what_a_size_is_compared_with_is_counted_where_the_words_right_behind_say() -> None:
    text = "Distruggi una creatura bersaglio con forza inferiore al numero di carte presenti nel tuo cimitero."
    (spell,) = read(text)
    assert isinstance(spell, tree.Spell)
    (wanted,) = spell.modes[0].wants
    assert (wanted.filter.zone, wanted.filter.owner) == ("battlefield", "")
    assert wanted.filter.compare == (("power", "<", tree.Count(tree.Filter("card", owner="you", zone="graveyard"))),)


def test_new_targets_may_be_chosen_for_the_copies_however_many_are_made() -> None:
    told = read(
        "Copia una magia istantaneo bersaglio. Se hai 30 o più punti vita, copia invece quella magia due volte. "
        "Puoi scegliere nuovi bersagli per le copie."
    )
    made: list[bool] = []
    tree.with_others(told, tree.CopySpell, lambda copy: made.append(copy.new_targets))
    assert made == [True, True]


@pytest.mark.parametrize("edition", MODERN)
def test_a_mana_ability_knows_what_was_shown_for_it(edition: str) -> None:
    text = (
        "{T}: Rivela un qualsiasi numero di carte creatura dalla tua mano. Aggiungi {G} per ogni carta rivelata in "
        "questo modo."
    )
    holds(text, "Anna attiva Orso\nAnna sceglie Gatto, Topo", "Anna ha {G}{G} nella riserva di mana", edition)
