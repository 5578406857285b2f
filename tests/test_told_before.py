"""What a text goes on about: a card that it has exiled, a colour that was chosen, what was sacrificed, blocked, X."""

from __future__ import annotations

import boards
import pytest
from boards import MODERN

from judgekit.errors import BadScenario, NotUnderstood
from judgekit.magic.language.read import read

BOARD = """
turno: {turn}
giocatori:
  Anna:
    in gioco:
      - Cosa: {{{kind}, testo: "{text}"}}
      - Lupo: 2/5
      - Elfo: 1/1
    grimorio: [Palude, Isola, Foresta]
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{spell}"}}
  Bruno:
    mano: [Masso 0/6]
    in gioco:
      - Orso: 2/2
      - Muro: 0/5
      - Masso: 0/6
"""
CREATURE, ARTIFACT, SPELL = "f/c: 2/2", "tipo: Artefatto, segnalini: 2 carica", "spell"


def holds(text: str, script: str, claims: str, edition: str, kind: str = CREATURE, turn: str = "Anna") -> None:
    spell, thing = (text, "{T}: Pesca una carta.") if kind == SPELL else ("Pesca una carta.", text)
    shown = CREATURE if kind == SPELL else kind
    boards.holds(BOARD.format(text=thing, spell=spell, kind=shown, turn=turn), script, claims, edition)


EXILES = (
    "Ogniqualvolta Cosa attacca, puoi esiliare un'altra creatura bersaglio. Se lo fai, Cosa prende +1/+1 fino alla "
    "fine del turno. Rimetti sul campo di battaglia la carta esiliata sotto il controllo del suo proprietario "
    "all'inizio della prossima sottofase finale."
)
END = "vai a sottofase finale\nsi risolve"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        # 603.7a: what was set up goes on, whatever has become of what set it up
        (
            (
                "Anna attacca con Cosa\nAnna sceglie Orso\nsi risolve\nAnna sceglie sì\n"
                f"effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\n{END}"
            ),
            "Bruno controlla Orso",
        ),
        # and it was gone before the ability resolved: the card is the one that this ability has exiled all the same
        (
            (
                "Anna attacca con Cosa\nAnna sceglie Orso\n"
                f"effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\nsi risolve\nAnna sceglie sì\n{END}"
            ),
            "dopo azione 5: Orso è in esilio\nBruno controlla Orso",
        ),
        # and nothing comes back where nothing was exiled
        (
            "Anna attacca con Cosa\nAnna sceglie Orso\nsi risolve\nAnna sceglie no\nfermati",
            "Orso è in gioco\nCosa è 2/2",
        ),
    ],
)
def test_the_exiled_card_comes_back_though_what_exiled_it_is_gone(script: str, claims: str, edition: str) -> None:
    holds(EXILES, script, claims, edition)


AWAY = (
    "{0}: Esilia Cosa. Rimettila sul campo di battaglia sotto il controllo del suo proprietario all'inizio della "
    "prossima sottofase finale."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("between", "claims"),
    [
        ("", "dopo azione 2: Cosa è in esilio\nCosa è in gioco"),
        # 400.7, 603.7c: what has left before the ability resolved is no longer what it would exile, nor bring back
        ("effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\n", "Cosa è nel cimitero di Anna"),
        ("effetto di Bruno: Esilia una creatura bersaglio. su Cosa\n", "Cosa è in esilio"),
    ],
)
def test_what_was_gone_before_it_was_exiled_does_not_come_back(between: str, claims: str, edition: str) -> None:
    holds(AWAY, f"Anna attiva Cosa\n{between}si risolve\n{END}", claims, edition)


OF_IT = "Aggiungi un mana di quel colore alla tua riserva di mana"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        (f"{{T}}: Scegli un colore. {OF_IT}.", "Anna ha {G} nella riserva di mana"),
        (
            f"{{T}}: Scegli un colore. {OF_IT} per ogni segnalino carica su Cosa.",
            "Anna ha {G}{G} nella riserva di mana",
        ),
        ("{T}: Scegli un colore. Aggiungi tre mana di quel colore.", "Anna ha {G}{G}{G} nella riserva di mana"),
        (
            "{T}: Aggiungi un mana di un qualsiasi colore per ogni segnalino carica su Cosa.",
            "Anna ha {G}{G} nella riserva di mana",
        ),
    ],
)
def test_mana_of_the_colour_that_was_just_chosen(text: str, claims: str, edition: str) -> None:
    """605.1a, 106.1b: a mana ability of a colour chosen as it is activated."""
    holds(text, "Anna attiva Cosa scegliendo «{G}»\nfermati", claims, edition, ARTIFACT)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (
            "Sacrifica un qualsiasi numero di creature, poi guadagni 3 punti vita per ogni creatura sacrificata.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Lupo, Elfo",
            "Anna ha 26 punti vita",
        ),
        (
            "Sacrifica un qualsiasi numero di creature, poi guadagni 3 punti vita per ogni creatura sacrificata.",
            "Anna lancia Editto\nsi risolve\nAnna sceglie Elfo",
            "Anna ha 23 punti vita",
        ),
        (
            (
                "Come costo addizionale per lanciare questa magia, sacrifica X creature."
                "\\nGuadagni 2 punti vita per ogni creatura sacrificata."
            ),
            "Anna lancia Editto con X = 2 sacrificando Lupo, Elfo\nsi risolve",
            "Anna ha 24 punti vita\nLupo è nel cimitero di Anna",
        ),
        # told in one line, and one mode that the writer has no words for: it is found by its own
        (
            (
                "Scegli uno — Sacrifica un qualsiasi numero di creature, poi guadagni 3 punti vita per ogni creatura "
                "sacrificata; oppure pesca una carta."
            ),
            "Anna lancia Editto scegliendo «Sacrifica»\nsi risolve\nAnna sceglie Lupo",
            "Anna ha 23 punti vita\nAnna ha 0 carte in mano",
        ),
    ],
)
def test_what_was_sacrificed_is_counted(text: str, script: str, claims: str, edition: str) -> None:
    holds(text, script, claims, edition, SPELL)


BLOCKED = (
    "Quando Cosa blocca, alla fine del combattimento, distruggi Cosa e tutte le creature che ha bloccato in questo "
    "turno."
)


BACK = "Rimetti sul campo di battaglia quella carta sotto il controllo del suo proprietario"
OFTEN = f"{{0}}: Puoi esiliare una creatura bersaglio. {BACK} all'inizio della prossima sottofase finale."
AS_ZOMBIE = (
    "Ogniqualvolta un'altra creatura muore, rimettila sul campo di battaglia sotto il tuo controllo all'inizio della "
    "prossima sottofase finale. Quella creatura è uno Zombie nero in aggiunta ai suoi altri tipi e colori."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        (OFTEN, "Anna attiva Cosa su Orso\nsi risolve\nAnna sceglie no\nfine del turno", "la pila è vuota"),
        (
            OFTEN,
            f"Anna attiva Cosa su Orso\nsi risolve\nAnna sceglie sì\n{END}",
            "dopo azione 3: Orso è in esilio\nBruno controlla Orso",
        ),
        # what it is once it is back, it is of what comes back
        (
            AS_ZOMBIE,
            f"effetto di Bruno: Distruggi una creatura bersaglio. su Orso\nsi risolve\n{END}",
            "Anna controlla Orso\nOrso è uno Zombie\nOrso è nero",
        ),
    ],
)
def test_what_is_told_of_it_waits_until_it_is_moved(text: str, script: str, claims: str, edition: str) -> None:
    holds(text, script, claims, edition)


RETURNS = "{0}: Rimetti sul campo di battaglia Cosa TAPpata dal tuo cimitero."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("text", [RETURNS, RETURNS.replace("Cosa TAPpata", "TAPpata Cosa")])
def test_what_is_told_behind_a_name_is_not_passed_over(text: str, edition: str) -> None:
    script = "effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\nAnna attiva Cosa\nsi risolve"
    holds(text, script, "Cosa è in gioco\nCosa è TAPpata", edition)
    with pytest.raises(NotUnderstood):
        read("{0}: Distruggi Cosa TAPpata.", "Cosa")


PAID_SO = "Guadagni 1 punto vita per ogni creatura sacrificata in questo modo."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 118.12: what is paid because the text lets somebody pay is done in this way as well, whoever pays
        (
            f"Ogni giocatore perde 3 punti vita a meno che non sacrifichi una creatura. {PAID_SO}",
            "Anna lancia Editto\nsi risolve\nAnna paga\nAnna sceglie Elfo\nBruno non paga",
            "Anna ha 21 punti vita\nBruno ha 17 punti vita",
        ),
        (
            f"Puoi sacrificare una creatura. Se lo fai, guadagni 2 punti vita. {PAID_SO}",
            "Anna lancia Editto\nsi risolve\nAnna paga\nAnna sceglie Elfo",
            "Anna ha 23 punti vita",
        ),
        (
            (
                "Ogni avversario perde 3 punti vita a meno che non scarti una carta. Guadagni 2 punti vita per ogni "
                "carta scartata in questo modo."
            ),
            "Anna lancia Editto\nsi risolve\nBruno paga",
            "Anna ha 22 punti vita\nMasso 1 è nel cimitero di Bruno",
        ),
    ],
)
def test_what_is_paid_is_done_in_this_way(text: str, script: str, claims: str, edition: str) -> None:
    holds(text, script, claims, edition, SPELL)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script"),
    [
        (
            (
                "Ogniqualvolta un avversario scarta una carta creatura, metti quella carta sul campo di battaglia "
                "sotto il tuo controllo."
            ),
            "effetto di Bruno: Scarta una carta.\nsi risolve",
        ),
        (
            (
                "Ogniqualvolta un avversario sacrifica una creatura, rimetti sul campo di battaglia quella carta "
                "sotto il tuo controllo."
            ),
            "effetto di Bruno: Sacrifica una creatura.\nBruno sceglie Masso 2\nsi risolve",
        ),
    ],
)
def test_the_card_that_was_discarded_or_sacrificed_is_found(text: str, script: str, edition: str) -> None:
    """400.7e: what a trigger tells of is the card where it has gone."""
    holds(text, script, f"Anna controlla Masso {1 if 'scarta' in text else 2}", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_the_creatures_that_it_has_blocked_are_no_blockers(edition: str) -> None:
    """«Le creature che ha bloccato»: one has, so it is not they; what others have blocked, and who blocks, stays."""
    script = (
        "Bruno attacca con Orso, Muro\nAnna blocca Orso con Cosa; Muro con Lupo\nsi risolve\n"
        "vai a fine del combattimento\nsi risolve"
    )
    claims = "Orso è nel cimitero di Bruno\nCosa è nel cimitero di Anna\nMuro è in gioco\nLupo è in gioco"
    holds(BLOCKED, script, claims, edition, turn="Bruno")


@pytest.mark.parametrize("edition", MODERN)
def test_creatures_that_have_blocked_are_those(edition: str) -> None:
    script = "Anna attacca con Lupo, Elfo\nBruno blocca Lupo con Muro\ndanno\nAnna attiva Cosa\nsi risolve"
    text = "{T}: Distruggi tutte le creature che hanno bloccato in questo turno."
    holds(text, script, "Muro è nel cimitero di Bruno\nLupo è in gioco\nOrso è in gioco", edition)


NAMED = (
    "Esilia una creatura bersaglio. Passa in rassegna il cimitero, la mano e il grimorio del suo controllore, cerca "
    "tutte le carte con lo stesso nome di quella creatura ed esiliale. Poi quel giocatore rimescola il proprio "
    "grimorio."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # «that creature» is the target, and no card that was exiled or shown since
        (
            (
                "Scegli una creatura bersaglio. Esilia la prima carta del tuo grimorio. TAPpa quella creatura. Puoi "
                "giocare quella carta in questo turno."
            ),
            "Anna lancia Editto su Muro\nsi risolve\nAnna gioca Palude",
            "Muro è TAPpato\nPalude è in gioco",
        ),
        (
            (
                "TAPpa una creatura bersaglio. Rivela carte dalla cima del tuo grimorio finché non riveli una carta "
                "Isola. Quella creatura prende +1/+1 fino alla fine del turno."
            ),
            "Anna lancia Editto su Muro\nsi risolve",
            "Muro è 1/6",
        ),
        # whose hand and library it is does not hang on what was found in the graveyard
        (
            NAMED,
            "Anna lancia Editto su Masso 2\nsi risolve",
            "Masso 1 è in esilio\nMasso 2 è in esilio\nOrso è in gioco",
        ),
    ],
)
def test_that_creature_is_what_was_aimed_at(text: str, script: str, claims: str, edition: str) -> None:
    holds(text, script, claims, edition, SPELL)


@pytest.mark.parametrize(
    "text",
    [
        # «that player» of one's own step: nobody was spoken of but the owner of the card, and whose both cards are
        (
            "All'inizio della tua sottofase finale, scegli una carta creatura nel cimitero di un avversario, poi quel "
            "giocatore sceglie una carta creatura nel tuo cimitero."
        ),
        "{T}: Aggiungi un mana di quel colore.",
        "Paga X punti vita, poi pesca X carte.",
    ],
)
def test_what_nothing_has_told_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "Cosa")


@pytest.mark.parametrize(
    "text",
    [
        "Quando Cosa entra nel campo di battaglia, guadagni X punti vita.",
        "{T}: Cosa infligge X danni a un qualsiasi bersaglio.",
    ],
)
def test_an_x_that_nobody_tells_is_refused(text: str) -> None:
    """107.3: neither a cost asks for it nor the text says what it is; zero would be a guess."""
    with pytest.raises(BadScenario, match="X di cui nessuno dice quanto vale"):
        holds(text, "fermati", "Cosa è 2/2", "cr-2026")


LOYAL = "+1: Una creatura bersaglio prende -2/-1 fino alla fine del turno.\\n-2: Pesca una carta."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("said", "claims"),
    [("«-2»", "Cosa ha 2 segnalini fedeltà\nAnna ha 2 carte in mano"), ("«+1» su Orso", "Cosa ha 5 segnalini fedeltà")],
)
def test_a_loyalty_ability_is_meant_by_its_number(said: str, claims: str, edition: str) -> None:
    """«-2» stands in «-2/-1» as well: the number alone is the symbol before an ability."""
    holds(LOYAL, f"Anna attiva Cosa scegliendo {said}\nsi risolve", claims, edition, "tipo: Planeswalker, fedeltà: 4")
