"""What a text says of opponents, at tables of two, three and four: «un avversario», «ogni avversario», all together."""

from __future__ import annotations

import pytest
from boards import MODERN, acted

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

BOARD = """
turno: Anna
giocatori:
  Anna:
    vita: 10
    in gioco:
      - Cervo 2/2 verde
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "Pesca una carta {text}."}}
    grimorio: [Elfo, Lupo]
{others}
"""
NAMES = ("Bruno", "Carla", "Dino")
DRAWN = {True: "1 carta", False: "0 carte"}

# One opponent after the other: life, then what they control, by its letter.
NOTHING, ARTIFACT, CREATURE = "10", "10 a", "10 c"
BOTH, TWO, FOUR = "10 ac", "10 cc", "10 cccc"
WHAT = {"a": "{tipo: Artefatto}", "c": "{f/c: 1/1}", "t": "{tipo: Terra}"}


def told(opponents: tuple[str, ...]) -> str:
    lines = []
    for name, told_ in zip(NAMES, opponents, strict=False):
        life, things, cards = [*told_.split(), "", ""][:3]
        lines += [f"  {name}:", f"    vita: {life}"]
        kept = things.replace("-", "")
        lines += ["    in gioco:"] if kept else []
        lines += [f"      - Cosa {name[0]}{n}: {WHAT[letter]}" for n, letter in enumerate(kept)]
        lines += ["    mano: [" + ", ".join(f"Carta {name[0]}{n}" for n in range(int(cards))) + "]"] if cards else []
    return "\n".join(lines)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "opponents", "so"),
    [
        ("se ogni avversario ha più punti vita di te", ("11",), True),
        ("se ogni avversario ha più punti vita di te", ("11", "10"), False),
        ("se ogni avversario ha più punti vita di te", ("11", "12", "13"), True),
        ("se un avversario ha più punti vita di te", ("9", "10", "11"), True),
        ("se un avversario ha più punti vita di te", ("9", "10", "10"), False),
        ("se ogni avversario ha 9 o meno punti vita", ("9", "8", "10"), False),
        ("se ogni avversario ha più carte in mano di te", ("10 - 2", "10 - 0"), False),
        ("se ogni avversario ha più carte in mano di te", ("10 - 2", "10 - 1"), True),
        ("se ogni avversario controlla un artefatto", (ARTIFACT, CREATURE), False),
        ("se ogni avversario controlla un artefatto", (ARTIFACT, BOTH, ARTIFACT), True),
        ("se ogni giocatore controlla una creatura", (CREATURE, BOTH), True),
        ("se ogni giocatore controlla una creatura", (CREATURE, ARTIFACT), False),
        ("se i tuoi avversari controllano quattro o più creature", (TWO, CREATURE), False),
        ("se i tuoi avversari controllano quattro o più creature", (TWO, CREATURE, CREATURE), True),
        ("se i tuoi avversari controllano quattro o più creature", (FOUR,), True),
        ("se ogni avversario controlla quattro o più creature", (FOUR, TWO), False),
        ("se un avversario controlla quattro o più creature", (TWO, TWO), False),
        ("se un avversario controlla quattro o più creature", (NOTHING, NOTHING, FOUR), True),
        ("se un giocatore controlla due o più creature", (CREATURE, CREATURE), False),
        ("se un giocatore controlla due creature", (CREATURE, CREATURE), False),
        ("se un giocatore controlla due creature", (CREATURE, TWO), True),
        ("se un avversario controlla un artefatto e una creatura", (BOTH,), True),
        ("se un avversario controlla un artefatto e una creatura", (ARTIFACT, CREATURE), False),
        ("se un avversario controlla un artefatto e una creatura", (ARTIFACT, CREATURE, BOTH), True),
        ("se ogni avversario controlla un artefatto e una creatura", (BOTH, CREATURE), False),
        ("se un avversario non controlla creature", (CREATURE, ARTIFACT), True),
        ("se i tuoi avversari non controllano creature", (CREATURE, ARTIFACT), False),
        ("se ogni avversario non controlla creature", (ARTIFACT, ARTIFACT), True),
        ("se un avversario non ha perso punti vita in questo turno", ("10", "10"), True),
        ("se ogni avversario ha perso punti vita in questo turno", ("10", "10"), False),
        ("a meno che un avversario non controlli una creatura", (ARTIFACT, CREATURE), False),
        ("a meno che ogni avversario non controlli una creatura", (ARTIFACT, CREATURE), True),
        ("a meno che ogni avversario non controlli una creatura", (CREATURE, CREATURE), False),
        ("a meno che un avversario non controlli un artefatto e una creatura", (ARTIFACT, CREATURE), True),
        ("a meno che un avversario non controlli un artefatto e una creatura", (ARTIFACT, BOTH), False),
        ("a meno che tu non controlli un artefatto e una creatura", (BOTH,), True),
        ("a meno che i tuoi avversari non controllino due o più creature", (CREATURE, CREATURE), False),
        ("a meno che i tuoi avversari non controllino due o più creature", (CREATURE, ARTIFACT), True),
        ("a meno che tu non abbia più punti vita di ogni avversario", ("9", "8"), False),
        ("a meno che tu non abbia più punti vita di ogni avversario", ("9", "10"), True),
        ("a meno che un avversario non abbia carte in mano", ("10", "10"), True),
        ("a meno che un avversario non abbia due o più carte in mano", ("10 - 1", "10 - 2"), False),
        ("a meno che ogni avversario non abbia carte in mano", ("10 - 0", "10 - 2"), True),
    ],
)
def test_a_condition_about_opponents(text: str, opponents: tuple[str, ...], so: bool, edition: str) -> None:
    board = BOARD.format(text=text, others=told(opponents))
    done = acted(board, "Anna lancia Editto\nsi risolve", f"Anna ha {DRAWN[so]} in mano", edition)
    assert done.missing is None
    assert [held.expectation.text for held in done.held if not held.so] == []


@pytest.mark.parametrize(
    "text",
    [
        "se i tuoi avversari hanno più carte in mano di te",  # each of them, or together?
        "se i tuoi avversari hanno 10 o meno punti vita",
        "se i tuoi avversari hanno perso punti vita in questo turno",
        "se i tuoi avversari controllano un artefatto e una creatura",
        "se ogni giocatore ha più punti vita di te",
        "se ogni avversario controlla più creature di te",
    ],
)
def test_what_may_be_said_of_each_or_of_all_together_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(f"Pesca una carta {text}.")


OWN = """
turno: Anna
giocatori:
  Anna:
    in gioco: [Cervo 2/2, Cerva 2/2]
    mano:
      - Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
    cimitero: [Osso A, Resto A]
  Bruno:
    in gioco: [Bue 2/2, Mucca 2/2]
    cimitero: [Osso B, Resto B]
  Carla:
    in gioco: [Cane 2/2, Cagna 2/2]
    cimitero: [Osso C, Resto C]
"""


def played(edition: str, text: str, aim: str, *chosen: str, expected: str = "fermati") -> bool:
    script = "\n".join((f"Anna lancia Editto{aim}", "si risolve", *chosen))
    return acted(OWN.format(text=text), script, expected, edition).ok


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "aim", "chosen", "zone"),
    [
        ("Ogni giocatore esilia una creatura che controlla.", "", "Anna Cervo, Bruno Bue, Carla Cane", "esilio"),
        (
            "Ogni giocatore riprende in mano una creatura che controlla.",
            "",
            "Anna Cerva, Bruno Bue, Carla Cane",
            "mano",
        ),
        ("Ogni avversario esilia una carta dal suo cimitero.", "", "Bruno Osso B, Carla Resto C", "esilio"),
        ("Un giocatore bersaglio esilia una carta dal suo cimitero.", " su Carla", "Carla Osso C", "esilio"),
        ("Un giocatore bersaglio esilia una creatura che controlla.", " su Bruno", "Bruno Mucca", "esilio"),
    ],
)
def test_who_is_told_to_choose_of_their_own_chooses_among_these_alone(
    edition: str, text: str, aim: str, chosen: str, zone: str
) -> None:
    """In turn order, then all at once (101.4): «che controlla» is of each of several players."""
    pairs = [one.split(" ", 1) for one in chosen.split(", ")]
    lines = [f"{who} sceglie {what}" for who, what in pairs]
    gone = "\n".join(f"{what} è in {zone}" for _, what in pairs)
    assert played(edition, text, aim, *lines, expected=gone)
    foreign = {"Anna": "Cane", "Bruno": "Cervo", "Carla": "Bue"}[pairs[0][0]]
    assert not played(
        edition, text, aim, f"{pairs[0][0]} sceglie {foreign}", *lines[1:], expected=f"{foreign} è in {zone}"
    )


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "aim", "strange", "outcome"),
    [
        (
            "Un giocatore bersaglio perde 1 punto vita. Esilia una creatura bersaglio controllata da quel giocatore.",
            " su Bruno, Bue",
            " su Bruno, Cane",
            "Bue è in esilio",
        ),
        (
            (
                "Una creatura bersaglio controllata da un avversario infligge danno pari alla propria forza a un’altra "
                "creatura bersaglio controllata da quel giocatore."
            ),
            " su Bue, Mucca",
            " su Bue, Cagna",
            "Mucca è nel cimitero di Bruno",
        ),
    ],
)
def test_a_target_of_that_player_is_of_the_target_told_before(
    edition: str, text: str, aim: str, strange: str, outcome: str
) -> None:
    """Targets are announced one after the other (601.2c): «quel giocatore» is one aimed at, or who controls what is."""
    assert played(edition, text, aim, expected=outcome)
    assert played(edition, text, strange, expected="Editto è nella mano di Anna")


TRIGGERED = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Messo:
          f/c: 1/1
          costo: "{{0}}"
          testo: >-
            Quando il Messo entra nel campo di battaglia, un avversario bersaglio perde 1 punto vita.
            Esilia una creatura bersaglio controllata da quel giocatore.
  Bruno:
    vita: 20
  Carla:
    in gioco: [{theirs}]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("theirs", "then", "expected"),
    [
        ("Cane 2/2", "Anna sceglie Carla\nAnna sceglie Cane\nsi risolve", "Cane è in esilio\nCarla ha 19 punti vita"),
        ("Isola", "fermati", "Carla ha 20 punti vita\nla pila è vuota"),  # 603.3d: no player has such a creature
    ],
)
def test_what_triggers_waits_for_targets_that_hang_together(
    edition: str, theirs: str, then: str, expected: str
) -> None:
    script = f"Anna lancia Messo\nsi risolve\n{then}"
    assert acted(TRIGGERED.format(theirs=theirs), script, expected, edition).ok


THEIRS = """
turno: Anna
giocatori:
  Anna:
    mano: [{{Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}}}, Cervo 2/2, Cerva 2/2]
    cimitero: [Osso A 1/1]
    grimorio: [Palude]
  Bruno:
    mano: [Bue 2/2]
    cimitero: [Osso B 1/1]
    grimorio: [Isola]
  Carla:
    mano: [Cane 2/2]
    cimitero: [Osso C 1/1]
    grimorio: [Foresta]
"""
SEARCH = "il proprio grimorio per una carta terra base"
LANDS = "Anna sì; Anna Palude; Bruno no; Carla sì; Carla Foresta"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "aim", "chosen", "expected"),
    [
        (
            "Ogni giocatore mette sul campo di battaglia una carta creatura dalla sua mano.",
            "",
            "Anna Cerva",
            "Anna controlla Cerva; Bruno controlla Bue; Carla controlla Cane",
        ),
        (
            "Ogni giocatore può mettere sul campo di battaglia una carta creatura dalla sua mano.",
            "",
            "Anna sì; Anna Cerva; Bruno no; Carla sì",
            "Anna controlla Cerva; Bue è nella mano di Bruno; Carla controlla Cane",
        ),
        (
            "Ogni giocatore rimette sul campo di battaglia tutte le carte creatura dal suo cimitero.",
            "",
            "",
            "Anna controlla Osso A; Bruno controlla Osso B; Carla controlla Osso C",
        ),
        (
            "Ogni giocatore rimette sul campo di battaglia una carta creatura dal suo cimitero.",
            "",
            "",
            "Anna controlla Osso A; Bruno controlla Osso B; Carla controlla Osso C",
        ),
        (
            "Ogni giocatore può pescare una carta.",
            "",
            "Anna sì; Bruno sì; Carla no",
            "Anna ha 3 carte in mano; Bruno ha 2 carte in mano; Carla ha 1 carta in mano",
        ),
        (
            (
                f"Ogni giocatore può passare in rassegna {SEARCH}, metterla sul campo di battaglia, poi rimescolare il "
                "proprio grimorio."
            ),
            "",
            LANDS,
            "Anna controlla Palude; Isola non è in gioco; Carla controlla Foresta",
        ),
        (
            (
                f"Ogni giocatore passa in rassegna {SEARCH}, la mette sul campo di battaglia, poi rimescola il proprio "
                "grimorio."
            ),
            "",
            "Anna Palude; Bruno Isola; Carla Foresta",
            "Anna controlla Palude; Bruno controlla Isola; Carla controlla Foresta",
        ),
        (
            (
                "Un giocatore bersaglio passa in rassegna il suo grimorio per una carta terra base, "
                "la mette sul campo di battaglia, poi rimescola il suo grimorio."
            ),
            " su Carla",
            "Carla Foresta",
            "Carla controlla Foresta",
        ),
    ],
)
def test_what_players_put_into_play_of_their_own_they_control(
    edition: str, text: str, aim: str, chosen: str, expected: str
) -> None:
    """Each of several players does it for themselves, you among them (101.4): «their» is of whoever does it."""
    lines = [one.split(" ", 1) for one in chosen.split("; ") if one]
    script = "\n".join((f"Anna lancia Editto{aim}", "si risolve", *(f"{who} sceglie {what}" for who, what in lines)))
    done = acted(THEIRS.format(text=text), script, expected.replace("; ", "\n"), edition)
    assert done.missing is None
    assert [held.expectation.text for held in done.held if not held.so] == []


MOST = """
turno: Anna
giocatori:
  Anna:
    mano: [{{Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}}}]
    in gioco: [Drago 9/9]
  Bruno:
    in gioco: [Orso 2/2, Lupo 4/4]
  Carla:
    in gioco: [{{Gatto: {{f/c: 5/1, parole: volare}}}}, Bue 3/3]
"""
OF_THEIRS = "sacrifica una creatura con la forza maggiore tra le creature che controlla."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "aim", "expected"),
    [
        (f"Ogni avversario {OF_THEIRS}", "", "Lupo è nel cimitero di Bruno; Gatto è nel cimitero di Carla"),
        (f"Un giocatore bersaglio {OF_THEIRS}", " su Bruno", "Lupo è nel cimitero di Bruno; Gatto è in gioco"),
        (
            (
                "Esilia una creatura controllata da un avversario con la forza minore tra le creature controllate da "
                "un avversario."
            ),
            "",
            "Orso è in esilio",
        ),
        ("Esilia una creatura controllata da un avversario con volare.", "", "Gatto è in esilio"),
        (
            "Esilia tutte le creature controllate da un giocatore bersaglio con volare.",
            " su Carla",
            "Gatto è in esilio",
        ),
        (
            "Esilia una creatura bersaglio che controlli con la forza minore tra le creature che controlli.",
            " su Drago",
            "Drago è in esilio",
        ),
    ],
)
def test_what_is_said_behind_a_player_is_said_of_their_creatures(
    edition: str, text: str, aim: str, expected: str
) -> None:
    script = f"Anna lancia Editto{aim}\nsi risolve"
    done = acted(MOST.format(text=text), script, expected.replace("; ", "\n"), edition)
    assert done.missing is None
    assert [held.expectation.text for held in done.held if not held.so] == []


def test_a_player_has_no_flying() -> None:
    with pytest.raises(NotUnderstood):
        read("Un avversario bersaglio con volare scarta una carta.")


NO_LIMIT = """
turno: Anna
giocatori:
  Anna:
    mano: [{{Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{spell}"}}}}, A, B, C, D, E, F, G, H]
    in gioco: [{{Torre: {{tipo: Artefatto, {owner}testo: "{text}"}}}}]
  Bruno: {{}}
"""
GAIN = "Guadagni 1 punto vita."
FOR_GOOD = "Non hai un limite massimo di carte nella mano per il resto della partita."
WHILE = "Fintanto che hai 30 o più punti vita, non hai un limite massimo di carte in mano."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("spell", "owner", "text", "left"),
    [
        (FOR_GOOD, "", "{T}: Guadagni 1 punto vita.", 8),
        (GAIN, "proprietario: Bruno, ", "Non hai un limite massimo di carte in mano.", 8),
        (GAIN, "", WHILE, 7),
    ],
)
def test_who_has_no_maximum_hand_size(edition: str, spell: str, owner: str, text: str, left: int) -> None:
    """By a spell that said so for the rest of the game, by what one controls, as long as that says so (402.2)."""
    then = "vai a cancellazione\nAnna sceglie A" if left < len("ABCDEFGH") else "vai a mantenimento di Bruno"
    board = NO_LIMIT.format(spell=spell, owner=owner, text=text)
    script = f"Anna lancia Editto\nsi risolve\n{then}"
    assert acted(board, script, f"Anna ha {left} carte in mano", edition).ok
