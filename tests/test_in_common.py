"""«Every other … that shares a colour, or a kind of creature, with it»: with a target, with what a source is on."""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.editions import system
from judgekit.magic.language.read import read
from judgekit.magic.sets.playable import unplayed

BOARD = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Raggio: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
    in gioco:
      - Lupo: {{tipo: Creatura — Lupo, f/c: 2/4, colore: rosso}}
      - Elfo: {{tipo: Creatura — Elfo Guerriero, f/c: 1/4, colore: "rosso, verde"}}
      - Golem: {{tipo: Creatura Artefatto — Golem, f/c: 1/4}}
  Bruno:
    in gioco:
      - Capo: {{tipo: Creatura — Orco Guerriero, f/c: 3/4, colore: verde}}
  Carla:
    in gioco:
      - Fante: {{tipo: Creatura — Soldato, f/c: 1/4, colore: bianco}}
"""
RADIANCE = (
    "La creatura bersaglio e ogni altra creatura che abbia almeno un colore in comune con essa prendono +1/+1 "
    "fino alla fine del turno."
)
BURN = "Raggio infligge 2 danni a una creatura bersaglio e a ogni altra creatura che condivide con essa un colore."


@pytest.mark.parametrize("edition", MODERN)
def test_others_share_a_colour_with_the_target(edition: str) -> None:
    board = BOARD.format(text=RADIANCE)
    cast = "Anna lancia Raggio su {}\nsi risolve"
    holds(board, cast.format("Elfo"), "Elfo è 2/5\nLupo è 3/5\nCapo è 4/5\nFante è 1/4\nGolem è 1/4", edition)
    holds(board, cast.format("Lupo"), "Lupo è 3/5\nElfo è 2/5\nCapo è 3/4\nFante è 1/4", edition)
    holds(board, cast.format("Golem"), "Golem è 2/5\nLupo è 2/4\nFante è 1/4", edition)  # without a colour: alone
    burnt = "Capo ha 2 danni\nElfo ha 2 danni\nLupo ha 0 danni\nFante ha 0 danni"
    holds(BOARD.format(text=BURN), cast.format("Capo"), burnt, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_who_shares_is_fixed_as_it_resolves(edition: str) -> None:
    board = BOARD.format(text=RADIANCE)
    script = """
    Anna lancia Raggio su Capo
    si risolve
    effetto di Anna: Fino alla fine del turno, una creatura bersaglio diventa verde. su Fante
    """
    holds(board, script, "Capo è 4/5\nElfo è 2/5\nFante è 1/4", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_others_share_a_kind_with_what_the_source_is_on(edition: str) -> None:
    text = "La creatura equipaggiata prende +1/+1 per ogni altra creatura che condivide un tipo di creatura con essa."
    sword = f"""      - Lama:
          tipo: Artefatto — Equipaggiamento
          assegnata a: Elfo
          testo: |
            {text}
            Equipaggiare {{1}}
      - Golem:"""
    board = BOARD.format(text="Pesca una carta.").replace("      - Golem:", sword)
    holds(board, "fermati", "Elfo è 2/5", edition)  # the other Warrior; not itself
    holds(board, "effetto di Anna: Distruggi una creatura bersaglio. su Capo", "Elfo è 1/4", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_it_counts_those_that_attack_with_it(edition: str) -> None:
    text = (
        "Ogniqualvolta una creatura che controlli attacca, prende +1/+0 fino alla fine del turno per ogni altra "
        "creatura attaccante che condivide un tipo di creatura con essa."
    )
    board = f"""
    turno: Anna
    giocatori:
      Anna:
        in gioco:
          - Odio: {{tipo: Incantesimo, testo: "{text}"}}
          - Elfo: {{tipo: Creatura — Elfo Guerriero, f/c: 1/1}}
          - Orco: {{tipo: Creatura — Orco Guerriero, f/c: 2/2}}
          - Lupo: {{tipo: Creatura — Lupo, f/c: 2/2}}
      Bruno:
        vita: 20
    """
    script = "Anna attacca con Elfo, Orco, Lupo\nsi risolve\nsi risolve\nsi risolve"
    holds(board, script, "Elfo è 2/1\nOrco è 3/2\nLupo è 2/2", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_card_is_revealed_that_shares_a_type_with_what_has_gone(edition: str) -> None:
    text = (
        "Metti un permanente bersaglio che possiedi in fondo al tuo grimorio. Rivela carte dalla cima del tuo grimorio "
        "finché non riveli una carta che condivide un tipo di carta con quel permanente. Metti quella carta sul campo "
        "di battaglia e le altre in fondo al tuo grimorio in ordine casuale."
    )
    board = BOARD.format(text=text).replace(
        "    mano:", "    grimorio: [Isola, Drago 5/5 rosso, Mulo 1/1]\n    mano:", 1
    )
    holds(
        board,
        "Anna lancia Raggio su Lupo\nsi risolve",
        "Drago è in gioco\nIsola non è in gioco\nLupo è nel grimorio",
        edition,
    )


LANDS = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Orso: {{tipo: Creatura, costo: "{cost}", f/c: 2/2}}
    in gioco:
      - Pozza: {{tipo: Terra, testo: "{text}"}}
      - {mine}
  Bruno:
    in gioco:
      - {theirs}
  Carla:
    in gioco:
      - Isola
"""
ANY = "{T}: Aggiungi un mana di un qualsiasi "
TYPE, COLOUR = (f"{what} che una terra che controlli potrebbe produrre." for what in ("tipo", "colore"))
THEIRS = "colore che una terra controllata da un avversario potrebbe produrre."
ROVO = "Rovo: {tipo: Terra, testo: '{T}: Aggiungi {C}.', stato: TAPpata}"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "cost", "mine", "theirs", "can"),
    [
        (TYPE, "{G}", "Foresta TAPpata", "Montagna", True),
        (TYPE, "{R}", "Foresta TAPpata", "Montagna", False),
        (THEIRS, "{R}", "Foresta", "Montagna", True),
        (THEIRS, "{U}", "Foresta", "Montagna", True),
        (THEIRS, "{W}", "Foresta", "Montagna", False),
        (TYPE, "{G}", "Orto: {tipo: Artefatto}", "Foresta", False),
        (
            TYPE,
            "{C}",
            ROVO,
            "Palude",
            True,
        ),
        (
            COLOUR,
            "{C}",
            ROVO,
            "Palude",
            False,
        ),
        # two that ask each other: one of them sees the Mountain of the other's controller
        (
            THEIRS,
            "{G}",
            "Foresta TAPpata",
            f"Frutteto: {{tipo: Terra, testo: '{ANY}{THEIRS}'}}",
            True,
        ),
    ],
)
def test_mana_that_a_land_could_produce(text: str, cost: str, mine: str, theirs: str, can: bool, edition: str) -> None:
    board = LANDS.format(text=ANY + text, cost=cost, mine=mine, theirs=theirs)
    holds(
        board,
        "Anna lancia Orso\nsi risolve" if can else "Anna lancia Orso",
        "Orso è in gioco" if can else "azione 1 è illegale",
        edition,
    )


GRAVEYARDS = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Svuota: {tipo: Istantaneo, costo: "{0}", testo: "Esilia fino a tre carte bersaglio da un unico cimitero."}
    cimitero: [Lupo 1/1, Elfo 1/1]
  Bruno:
    cimitero: [Orso 1/1, Mulo 1/1]
  Carla: {}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_targets_lie_in_a_single_graveyard(edition: str) -> None:
    holds(
        GRAVEYARDS,
        "Anna lancia Svuota su Orso, Mulo\nsi risolve",
        "Orso è in esilio\nMulo è in esilio\nLupo è nel cimitero",
        edition,
    )
    holds(GRAVEYARDS, "Anna lancia Svuota su Orso, Lupo", "azione 1 è illegale", edition)
    holds(GRAVEYARDS, "Anna lancia Svuota\nsi risolve", "Orso è nel cimitero\nSvuota è nel cimitero", edition)


KEEPER = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cella:
          tipo: Artefatto
          testo: |
            {0}: Esilia una creatura bersaglio.
            {1}: Rimetti in gioco ogni carta creatura esiliata con Cella sotto il controllo del suo proprietario.
      - Isola
      - Gabbia:
          tipo: Artefatto
          testo: |
            {0}: Esilia una creatura bersaglio.
            {0}: Metti in gioco sotto il tuo controllo una carta creatura esiliata con Gabbia.
      - Lupo: 1/1
  Bruno:
    in gioco:
      - Orso: 3/3
      - Mulo: 1/1
  Carla:
    in gioco:
      - Elfo: 1/1
"""


@pytest.mark.parametrize("edition", MODERN)
def test_cards_exiled_with_a_permanent_are_its_own(edition: str) -> None:
    gone = """
    Anna attiva Cella scegliendo «bersaglio» su Orso
    si risolve
    Anna attiva Cella scegliendo «bersaglio» su Elfo
    si risolve
    Anna attiva Gabbia scegliendo «bersaglio» su Mulo
    si risolve
    """
    back = gone + "Anna attiva Cella scegliendo «Rimetti»\n    si risolve"
    holds(KEEPER, back, "Bruno controlla Orso\nCarla controlla Elfo\nMulo è in esilio", edition)
    mine = gone + "Anna attiva Gabbia scegliendo «Metti»\n    si risolve"
    holds(KEEPER, mine, "Anna controlla Mulo\nOrso è in esilio\nElfo è in esilio", edition)
    none = "Anna attiva Gabbia scegliendo «Metti»\nsi risolve"
    holds(KEEPER, none, "Orso è in gioco\nLupo è in gioco", edition)


@pytest.mark.parametrize(
    "text",
    [
        "STAPpa una creatura bersaglio e ogni altra creatura. Quelle creature hanno volare fino alla fine del turno.",
        "Pesca una carta. Aggiungi un mana di un qualsiasi tipo che una terra che controlli potrebbe produrre.",
    ],
)
def test_what_would_be_done_to_one_alone_or_chosen_amiss_is_refused(text: str) -> None:
    assert unplayed(read(text, "Raggio", ("instant",)), system("cr-2026"))


FLEETING = """
giocatori:
  Anna:
    mano: [Foresta]
    in gioco:
      - Angelo:
          tipo: Creatura — Angelo
          f/c: 4/4
          testo: |
            Ogniqualvolta una terra entra in gioco sotto il tuo controllo, puoi esiliare una creatura bersaglio.
            Quando l'Angelo lascia il gioco, rimetti in gioco tutte le carte esiliate da esso.
  Bruno:
    in gioco: [Orso 2/2]
    esilio: [Mulo 1/1]
  Carla: {}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_what_has_left_play_gives_back_what_it_has_exiled_and_nothing_else(edition: str) -> None:
    script = """
    Anna gioca Foresta
    Anna sceglie Orso
    si risolve
    Anna sceglie sì
    effetto di Bruno: Distruggi una creatura bersaglio. su Angelo
    si risolve
    """
    holds(FLEETING, script, "dopo azione 3: Orso è in esilio\nOrso è in gioco\nMulo è in esilio", edition)


SHIELD = """
turno: Anna
giocatori:
  Anna:
    mano:
      - Riparo: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
      - Scossa: {{tipo: Istantaneo, costo: "{{0}}", testo: "{then}"}}
    in gioco:
      - Lupo: {{tipo: Creatura — Lupo, f/c: 2/4, colore: rosso}}
      - Elfo: {{tipo: Creatura — Elfo, f/c: 1/4, colore: verde}}
      - Capo: {{tipo: Creatura — Elfo Orco, f/c: 3/4, colore: verde}}
"""
ONE_POINT = (
    "Previeni {} che verrebbe inflitto in questo turno a una creatura bersaglio "
    "e a ogni altra creatura che {} con essa."
)


@pytest.mark.parametrize("edition", ["classic", *MODERN])
@pytest.mark.parametrize("alike", ["ha un colore in comune", "condivide un tipo di creatura"])
def test_a_shield_is_for_what_shares_with_the_target(edition: str, alike: str) -> None:
    script = "Anna lancia Riparo su Elfo\nsi risolve\nAnna lancia Scossa\nsi risolve"
    all_of_it = SHIELD.format(
        text=ONE_POINT.format("tutto il danno", alike), then="Scossa infligge 2 danni a ogni creatura."
    )
    holds(all_of_it, script, "Elfo ha 0 danni\nCapo ha 0 danni\nLupo ha 2 danni", edition)
    by_points = SHIELD.format(
        text=ONE_POINT.format("il prossimo 1 danno", alike), then="Scossa infligge 2 danni a ogni creatura."
    )
    # 615.10: of each of them one point is prevented, the target's being no less a creature than the others
    holds(by_points, script, "Elfo ha 1 danno\nCapo ha 1 danno\nLupo ha 2 danni", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_what_waits_for_what_shares_with_the_target_knows_it(edition: str) -> None:
    text = (
        "Fino alla fine del turno, ogniqualvolta una creatura che condivide un colore con la creatura bersaglio "
        "muore, guadagni 1 punto vita."
    )
    board = SHIELD.format(text=text, then="Distruggi una creatura bersaglio.")
    script = "Anna lancia Riparo su Elfo\nsi risolve\nAnna lancia Scossa su {}\nsi risolve\n{}"
    holds(board, script.format("Capo", "si risolve"), "Anna ha 21 punti vita", edition)
    holds(board, script.format("Lupo", ""), "Anna ha 20 punti vita\nla pila è vuota", edition)
