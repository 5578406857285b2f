"""Small boards, each about a word that was once played wrong; what ends how was written from the rules."""

from __future__ import annotations

from textwrap import indent

import pytest
from boards import EVERY, MODERN, acted, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read
from judgekit.render.italian.steps import tell

OTHERS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Bastone:
          tipo: Artefatto
          testo: |
            {ability}
      - Lupo: 2/2
      - Elfo: 1/1
  Bruno:
    in gioco:
      - Orso: 3/3
"""
ONE = "Una creatura bersaglio prende +2/+2 fino alla fine del turno."


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    "other",
    [
        "Tutte le altre creature prendono +1/+1 fino alla fine del turno.",
        "Ogni altra creatura prende +1/+1 fino alla fine del turno.",
    ],
)
def test_others_of_an_ability_are_others_than_its_target(other: str, edition: str) -> None:
    board = OTHERS.format(ability=f"{{T}}: {ONE} {other}")
    holds(board, "Anna attiva Bastone su Lupo\nsi risolve", "Lupo è 4/4\nElfo è 2/2\nOrso è 4/4", edition)


@pytest.mark.parametrize("edition", EVERY)
def test_others_of_a_triggered_ability_are_others_than_its_target(edition: str) -> None:
    first = f"All'inizio di ogni combattimento, {ONE[0].lower()}{ONE[1:]}"
    text = f"{first} Le altre creature prendono -1/-0 fino alla fine del turno."
    board = OTHERS.format(ability=text)
    script = "vai a fase di combattimento\nAnna sceglie Lupo\nsi risolve"
    holds(board, script, "Lupo è 4/4\nElfo è 0/1\nOrso è 2/3", edition)


ONCE = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Orso:
          f/c: 2/2
          testo: "{when}, pesca una carta. Questa abilità si innesca solo una volta per turno."
    mano:
      - Balsamo: {{tipo: Istantaneo, costo: "{{0}}", testo: Guadagni 1 punto vita.}}
    grimorio: [Elfo, Lupo, Gatto]
  Bruno: {{}}
"""
GAIN = "Anna lancia Balsamo\nsi risolve\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    "when",
    [
        "Ogniqualvolta guadagni punti vita o Orso attacca",
        "Ogniqualvolta Orso attacca o diventa bersaglio di una magia",
    ],
)
def test_an_ability_with_two_events_triggers_once_a_turn(when: str, edition: str) -> None:
    gains = when.startswith("Ogniqualvolta guadagni")
    first = GAIN if gains else "Bruno lancia Freccia su Orso\nsi risolve\nsi risolve"
    board = ONCE.format(when=when)
    if not gains:
        board = board.replace("  Bruno: {}", "  Bruno:\n" + indent(FRECCIA, "    "))
    holds(board, f"{first}\nAnna attacca con Orso", "si innesca 1 volta: Orso\nla pila è vuota", edition)


FRECCIA = """mano:
  - Freccia: {tipo: Istantaneo, costo: "{0}", testo: Una creatura bersaglio prende +1/+1 fino alla fine del turno.}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_two_abilities_trigger_once_a_turn_each(edition: str) -> None:
    text = "Ogniqualvolta {}, pesca una carta. Questa abilità si innesca solo una volta per turno."
    both = "\n            ".join(text.format(when) for when in ("guadagni punti vita", "Orso attacca"))
    board = ONCE.replace(
        '"{when}, pesca una carta. Questa abilità si innesca solo una volta per turno."', "|\n            " + both
    )
    board = board.replace("{{", "{").replace("}}", "}")
    holds(
        board,
        f"{GAIN}\nAnna attacca con Orso\nsi risolve",
        "si innesca 2 volte: Orso\nAnna ha 2 carte in mano",
        edition,
    )


OUBLIETTE = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    dungeon: Tomba dell’Annientamento, Ingresso con Trappole
    in gioco:
      - Porta: {tipo: Incantesimo, testo: "{U}: Esplora il dungeon."}
      - Automa: {tipo: Creatura artefatto, f/c: 1/1}
      - Specchio: {tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}
      - Foresta
    mano: [Lupo]
    riserva: "{U}"
  Bruno: {}
"""


def test_the_oubliette_takes_one_of_each_sort_all_at_once() -> None:
    """The only creature is the creature (609.3: as much as possible), so the mirror is the artifact; it sees it die."""
    script = "Anna attiva Porta\nsi risolve\nAnna sceglie Segrete\nsi risolve\nsi risolve"
    claims = """
        Lupo è nel cimitero di Anna
        Automa è nel cimitero di Anna
        Specchio è nel cimitero di Anna
        Foresta è nel cimitero di Anna
        Anna ha 21 punti vita
        """
    holds(OUBLIETTE, script, claims, "cr-2026")


def test_of_several_creatures_who_sacrifices_says_which() -> None:
    board = OUBLIETTE.replace("      - Foresta", "      - Orso: 2/2\n      - Elfo: 1/1\n      - Foresta")
    script = "Anna attiva Porta\nsi risolve\nAnna sceglie Segrete\nsi risolve\nAnna sceglie Automa\nAnna sceglie Elfo"
    claims = """
        Automa è nel cimitero di Anna
        Elfo è nel cimitero di Anna
        Orso è in gioco
        Specchio è in gioco
        Foresta è nel cimitero di Anna
        """
    holds(board, script, claims, "cr-2026")


BEGUN = """
turno: {turn}
interfase: mantenimento
giocatori:
  Anna:
    in gioco:
      - Fonte:
          tipo: Incantesimo
          testo: All'inizio del tuo mantenimento, guadagni 1 punto vita.
    grimorio: [Lupo]
  Bruno:
    grimorio: [Orso]
"""


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("turn", "told"), [("Anna", "l’inizio della sottofase è passato, e Fonte non si innesca più"), ("Bruno", "")]
)
def test_a_board_in_the_upkeep_says_what_it_has_passed(turn: str, told: str, edition: str) -> None:
    done = acted(BEGUN.format(turn=turn), "vai a acquisizione", "Anna ha 20 punti vita", edition)
    said = [one.said for one in tell(done.replay.steps, done.start, done.labels, modern=edition != "classic")]
    begins = next(one for one in said if one.startswith("il gioco comincia da qui"))
    assert begins == "il gioco comincia da qui" + (f": {told}" if told else "")
    assert done.ok


TAKEN = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Altare: {tipo: Artefatto, testo: "Sacrifica una creatura: Aggiungi {B}."}
      - Lupa: {f/c: 1/1, testo: "Ogniqualvolta sacrifichi una creatura, guadagni 1 punto vita."}
  Bruno:
    in gioco:
      - Orso: 2/2
      - Iena: {f/c: 1/1, testo: "Ogniqualvolta sacrifichi una creatura, guadagni 1 punto vita."}
      - Avvoltoio: {f/c: 1/1, testo: "Ogniqualvolta un avversario sacrifica una creatura, guadagni 3 punti vita."}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_who_sacrifices_is_who_controls_it(edition: str) -> None:
    """What an effect has given to Anna she sacrifices, though it is Bruno's (701.21a): it goes to his graveyard."""
    script = """
        effetto di Anna: Prendi il controllo di una creatura bersaglio fino alla fine del turno su Orso
        Anna attiva Altare sacrificando Orso
        si risolve
        si risolve
        """
    claims = "Orso è nel cimitero di Bruno\nAnna ha 21 punti vita\nBruno ha 23 punti vita\nnon si innesca: Iena"
    holds(TAKEN, script, claims, edition)


SPELL = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2
      - Elfo: 1/1
      - 3 Foreste
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
      - Gatto
      - Topo
    grimorio: [Rana, Ragno, Lince, Volpe, Tasso]
  Bruno:
    in gioco:
      - Aquila: 2/2 volare
      - Gufo: 1/3 volare
"""
CAST = "Anna lancia Editto\nsi risolve"
GROW = "Quelle creature prendono +1/+1 fino alla fine del turno."
LOSE = "Le creature con volare perdono volare fino alla fine del turno."


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (  # the lands came in between: «quelle creature» are not they
            f"TAPpa tutte le creature con volare. TAPpa tutte le terre. {GROW}",
            "Aquila è 3/3\nGufo è 2/4\nOrso è 2/2\nAquila è TAPpata\nForesta 1 è TAPpata",
        ),
        (  # other creatures came in between: those told of are the last
            f"TAPpa tutte le creature con volare. STAPpa tutte le creature senza volare. {GROW}",
            "Aquila è 2/2\nOrso è 3/3\nElfo è 2/2",
        ),
        (f"{LOSE} TAPpa quelle creature.", "Aquila è TAPpata\nGufo è TAPpato\nOrso è STAPpato"),
    ],
)
def test_those_creatures_are_those_told_of(text: str, claims: str, edition: str) -> None:
    holds(SPELL.format(text=text), CAST, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "cards"),
    [
        (
            "Scarta due carte. Sacrifica un qualsiasi numero di terre. Pesca altrettante carte.",
            "Anna sceglie Foresta 1",
            1,
        ),
        ("Scarta due carte. Sacrifica un qualsiasi numero di terre. Pesca altrettante carte.", "Anna sceglie no", 0),
        (
            "Sacrifica un qualsiasi numero di terre. Scarta due carte. Pesca altrettante carte.",
            "Anna sceglie Foresta 1",
            2,
        ),
    ],
)
def test_as_many_is_of_what_was_done_last(text: str, answers: str, cards: int, edition: str) -> None:
    holds(SPELL.format(text=text), f"{CAST}\n{answers}", f"Anna ha {cards} carte in mano", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("then", ["pesca altrettante carte", "guadagna altrettanti punti vita"])
def test_each_player_does_as_many_as_they_did_themselves(then: str, edition: str) -> None:
    board = SPELL.format(text=f"Ogni giocatore sacrifica un qualsiasi numero di terre, poi {then}.")
    board = board.replace(
        "      - Gufo: 1/3 volare", "      - 2 Paludi\n    grimorio: [Pino, Faggio, Olmo]\n    vita: 20"
    )
    script = f"{CAST}\nAnna sceglie Foresta 1\nBruno sceglie Palude 1, Palude 2"
    if then.startswith("pesca"):
        claims = "Anna ha 3 carte in mano\nBruno ha 2 carte in mano"
    else:
        claims = "Anna ha 21 punti vita\nBruno ha 22 punti vita"
    holds(board, script, claims, edition)


COUNTERS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Orso: {{f/c: 5/5, testo: "Metti un segnalino {kind} su Orso: Pesca una carta."}}
      - Stagione: {{tipo: Incantesimo, testo: "{doubles}"}}
    grimorio: [Lupo]
  Bruno: {{}}
"""
OF_EFFECTS = (
    "Se un effetto sta per mettere uno o più segnalini su un permanente che controlli, "
    "mette invece il doppio di quei segnalini su quel permanente."
)
OF_ALL = (
    "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli, "
    "metti invece su quella creatura il doppio di quei segnalini."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("doubles", "kind", "claims"),
    [
        (OF_EFFECTS, "-1/-1", "Orso ha 1 segnalino -1/-1"),  # paying is no effect (609.1, 614.16)
        (OF_EFFECTS, "+1/+1", "Orso ha 1 segnalino +1/+1"),
        (OF_ALL, "+1/+1", "Orso ha 2 segnalini +1/+1"),  # whatever puts them
    ],
)
def test_counters_of_a_cost_are_put_by_no_effect(doubles: str, kind: str, claims: str, edition: str) -> None:
    holds(COUNTERS.format(doubles=doubles, kind=kind), "Anna attiva Orso\nsi risolve", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_lasts_while_a_thing_is_so_ends_with_that_thing_alone(edition: str) -> None:
    """Not with the instant in the graveyard (611.2a): each creature by its own counter."""
    board = """
    giocatori:
      Anna:
        mano:
          - Impronta:
              tipo: Istantaneo
              costo: "{0}"
              testo: >-
                Metti un segnalino fiume su ogni creatura che controlli.
                Quelle creature hanno volare fintanto che hanno un segnalino fiume.
          - Argine:
              tipo: Istantaneo
              costo: "{0}"
              testo: Rimuovi un segnalino fiume da una creatura bersaglio.
        in gioco:
          - Fonte:
              tipo: Artefatto
              testo: >-
                {T}: Metti un segnalino fiume su una creatura bersaglio.
                Ha travolgere fintanto che ha un segnalino fiume.
          - Lupo: 1/1
          - Elfo: 1/1
      Bruno: {}
    """
    script = """
    Anna attiva Fonte su Lupo
    si risolve
    Anna lancia Impronta
    si risolve
    Anna lancia Argine su Elfo
    si risolve
    """
    claims = """
    Impronta è nel cimitero
    Lupo ha volare
    Lupo ha travolgere
    Elfo non ha volare
    """
    holds(board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("then", "flies"), [("", True), ("Anna lancia Colpo su Isola\n    si risolve", False)])
def test_what_lasts_while_you_control_something_outlasts_its_source(then: str, flies: bool, edition: str) -> None:
    """Neither the instant nor the artifact is spoken of (611.2a): only the Island counts."""
    board = """
    giocatori:
      Anna:
        mano:
          - Ala:
              tipo: Istantaneo
              costo: "{0}"
              testo: Una creatura bersaglio ha volare fintanto che controlli un'Isola.
          - Lampo:
              tipo: Istantaneo
              costo: "{0}"
              testo: Distruggi un artefatto bersaglio.
          - Colpo:
              tipo: Istantaneo
              costo: "{0}"
              testo: Distruggi una terra bersaglio.
        in gioco:
          - Isola
          - Fonte:
              tipo: Artefatto
              testo: "{T}: Una creatura bersaglio ha travolgere fintanto che controlli un'Isola."
          - Lupo: 1/1
          - Elfo: 1/1
      Bruno: {}
    """
    script = f"""
    Anna attiva Fonte su Lupo
    si risolve
    Anna lancia Ala su Elfo
    si risolve
    Anna lancia Lampo su Fonte
    si risolve
    {then or "fermati"}
    """
    claims = f"""
    Lupo {"" if flies else "non "}ha travolgere
    Elfo {"" if flies else "non "}ha volare
    """
    holds(board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    "text",
    [
        "Ogni giocatore sceglie una creatura che controlla e sacrifica le altre.",
        "Ogni giocatore sceglie una creatura che controlla, poi sacrifica le altre creature.",
        "Ogni giocatore sceglie una creatura che controlla. Distruggi le altre.",
        "Ogni giocatore mette un segnalino giuramento su una creatura che controlla e sacrifica le altre.",
    ],
)
def test_the_others_are_those_that_nobody_has_chosen(text: str, edition: str) -> None:
    board = f"""
    giocatori:
      Anna:
        mano:
          - Scelta: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
        in gioco:
          - Sigillo: {{tipo: Artefatto}}
          - Lupo: 1/1
          - Elfo: 1/1
      Bruno:
        in gioco:
          - Orso: 3/3
          - Cervo: 2/2
          - Mulo: 2/2
    """
    script = """
    Anna lancia Scelta
    si risolve
    Anna sceglie Elfo
    Bruno sceglie Cervo
    """
    claims = """
    Sigillo è in gioco
    Elfo è in gioco
    Cervo è in gioco
    Lupo è nel cimitero
    Orso è nel cimitero
    Mulo è nel cimitero
    """
    holds(board, script, claims, edition)


@pytest.mark.parametrize("text", ["Distruggi le altre.", "Scegli una creatura che controlli, poi distruggi le altre."])
def test_the_others_of_nothing_chosen_are_not_guessed(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


SHUT = """
turno: {turn}
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Legge: {{tipo: Incantesimo, testo: "{text}"}}
  Bruno:
    in gioco:
      - Piromante: {{f/c: 1/1, testo: "{{T}}: Questa creatura infligge 1 danno a un giocatore bersaglio."}}
      - Druido: {{f/c: 1/1, testo: "{{T}}: Aggiungi {{G}}."}}
    mano:
      - Dardo: {{tipo: Istantaneo, costo: "{{0}}", testo: Infligge 1 danno a un giocatore bersaglio.}}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_abilities_that_are_shut_but_for_mana_leave_those_for_mana(edition: str) -> None:
    text = "Le abilità attivate delle creature non possono essere attivate a meno che non siano abilità di mana."
    script = "Bruno attiva Piromante su Anna\nBruno attiva Druido\nfermati"
    claims = "azione 1 è illegale\nazione 2 è legale\nla riserva di mana di Bruno è {G}"
    holds(SHUT.format(turn="Bruno", text=text), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("turn", "may"), [("Anna", "illegale"), ("Bruno", "legale")])
def test_who_casts_as_sorceries_casts_in_no_turn_of_others(turn: str, may: str, edition: str) -> None:
    text = "Ogni avversario può lanciare magie solo quando potrebbe lanciare una stregoneria."
    script = "Anna passa\n" * (turn == "Anna") + "Bruno lancia Dardo su Anna\nfermati"
    holds(SHUT.format(turn=turn, text=text), script, f"azione {1 + (turn == 'Anna')} è {may}", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_who_casts_as_sorceries_answers_nothing(edition: str) -> None:
    text = "Ogni avversario può lanciare magie solo quando potrebbe lanciare una stregoneria."
    script = "Bruno attiva Piromante su Anna\nBruno lancia Dardo su Anna\nfermati"
    holds(SHUT.format(turn="Bruno", text=text), script, "azione 1 è legale\nazione 2 è illegale", edition)
