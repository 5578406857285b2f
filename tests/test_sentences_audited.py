"""Sentences of ordinary cards that were once played otherwise than the rules have it, each with its awkward case.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

BACK = "Rimetti sul campo di battaglia tutte le carte creatura dal tuo cimitero. "


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 608.2c: what the next sentence leaves unsaid are the things just put there, and neither spell nor others
        (
            BACK + "Sono Lupi in aggiunta ai loro altri tipi di creatura.",
            "Anna lancia Editto\nsi risolve",
            "Tasso è un Lupo\nOrso non è un Lupo\nEditto è nel cimitero di Anna",
        ),
        (
            BACK + "Guadagnano volare e rapidità fino alla fine del turno.",
            "Anna lancia Editto\nsi risolve",
            "Tasso ha volare\nTasso ha rapidità\nOrso non ha volare",
        ),
        (
            BACK + "Quelle creature sono nere.",
            "Anna lancia Editto\nsi risolve",
            "Tasso è nero\nOrso è verde",
        ),
        # 400.7: what has left in the meantime is not found any more
        (
            BACK + "Esiliale all'inizio della prossima sottofase finale.",
            "Anna lancia Editto\nsi risolve\nvai a sottofase finale\nsi risolve",
            "Tasso è in esilio\nOrso è in gioco\ndopo azione 2: Tasso è in gioco",
        ),
        (
            BACK + "Esiliale all'inizio della prossima sottofase finale.",
            (
                "Anna lancia Editto\nsi risolve\neffetto di Bruno: Distruggi una creatura bersaglio. su Tasso\n"
                "vai a sottofase finale\nsi risolve"
            ),
            "Tasso è nel cimitero di Anna",
        ),
        # it goes on about those very things, though they be no longer what the text called them
        (
            "Tutte le creature verdi diventano blu fino alla fine del turno. Prendono +1/+1 fino alla fine del turno.",
            "Anna lancia Editto\nsi risolve",
            "Orso è blu\nOrso è 3/3\nAquila è 2/5",
        ),
        # 611.2c: «these creatures» are those, and none that comes later or is somebody else's
        (
            (
                "Le creature controllate dai tuoi avversari prendono +1/+0 fino alla fine del turno. Queste creature"
                " hanno volare fino alla fine del turno."
            ),
            "Anna lancia Editto\nsi risolve",
            "Elfo ha volare\nElfo è 2/1\nOrso non ha volare",
        ),
        # 608.2c, 701.24: as many as each of them, and not as all of them together
        (
            "Ogni giocatore rimescola le carte della propria mano nel proprio grimorio, poi pesca altrettante carte.",
            "Anna lancia Editto\nsi risolve",
            "Anna ha 1 carta in mano\nBruno ha 1 carta in mano",
        ),
    ],
)
def test_what_a_text_goes_on_about(text: str, script: str, claims: str, seats: int, edition: str) -> None:
    played(text, script, claims, edition, seats=seats)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 701.21: each gives up all of their own
        (
            "Ogni giocatore sacrifica tutte le creature che controlla.",
            "Anna lancia Editto\nsi risolve",
            "Orso è nel cimitero di Anna\nAquila è nel cimitero di Bruno\nElfo è nel cimitero di Bruno",
        ),
        (
            "Ogni giocatore sacrifica tutti i permanenti colorati.",
            "Anna lancia Editto\nsi risolve",
            "Orso è nel cimitero di Anna\nAquila è in gioco",
        ),
        (
            "Ogni avversario sacrifica tutte le creature che controlla.",
            "Anna lancia Editto\nsi risolve",
            "Orso è in gioco\nAquila è nel cimitero di Bruno\nElfo è nel cimitero di Bruno",
        ),
        (
            "Ogni giocatore sacrifica tutte le creature che controlla, poi pesca altrettante carte.",
            "Anna lancia Editto\nsi risolve",
            "Bruno ha 3 carte in mano\nAnna ha 3 carte in mano",
        ),
        # 608.2c: so many for each as they have themselves
        (
            "Ogni giocatore crea una pedina creatura Ratto 1/1 nera per ogni terra che controlla.",
            "Anna lancia Editto\nsi risolve",
            "in gioco ci sono 2 pedine Ratto\nAnna controlla Ratto 1",
        ),
        # 608.2d: what is possible for whoever is to do it is asked of them, and not of who may have them do it
        (
            "Scarta la tua mano. Puoi far scartare una carta a un giocatore bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie sì",
            "Topo è nel cimitero di Bruno",
        ),
        (
            "Esilia tutte le creature che controlli. Puoi far sacrificare una creatura a un avversario bersaglio.",
            "Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie sì\nBruno sceglie Elfo",
            "Elfo è nel cimitero di Bruno",
        ),
        # 702.16, 702.26: other words for what a creature gets, and for phasing out
        (
            "Una creatura bersaglio ottiene protezione da un colore a tua scelta fino alla fine del turno.",
            (
                "Anna lancia Editto su Orso\nsi risolve\nAnna sceglie rosso\n"
                "effetto di Bruno: Una creatura bersaglio prende +1/+1 fino alla fine del turno. su Lupo"
            ),
            "Orso è 2/2\nLupo è 4/4",
        ),
        ("Una creatura bersaglio esce dalla fase.", "Anna lancia Editto su Orso\nsi risolve", "Orso è fuori fase"),
        # 205.1b: it is still what it was, though it be left to somebody that it becomes so
        (
            (
                "Puoi far diventare una terra bersaglio una creatura Elementale 3/3 con rapidità fino alla fine del"
                " turno. È ancora una terra."
            ),
            "Anna lancia Editto su Foresta 1\nsi risolve\nAnna sceglie sì",
            "Foresta 1 è 3/3\nForesta 1 è una terra",
        ),
    ],
)
def test_who_gives_up_what_and_what_goes_on_being(
    text: str, script: str, claims: str, seats: int, edition: str
) -> None:
    played(text, script, claims, edition, seats=seats)


AS_ANY = "Puoi far entrare Specchio come una copia di una creatura qualsiasi sul campo di battaglia."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("said", "end"), [("sì\nAnna sceglie Orso", "è 3/3"), ("no", "è nel cimitero di Anna")])
def test_a_copy_of_whatever_creature_there_is(said: str, end: str, edition: str) -> None:
    """707.5: nothing is targeted; who does not care for it has a 0/0."""
    board = f"""
turno: Anna
giocatori:
  Anna:
    mano:
      - Specchio: {{tipo: Creatura, f/c: 0/0, costo: "{{0}}", testo: "{AS_ANY}"}}
  Bruno:
    in gioco:
      - Orso: 3/3 verde, velo
"""
    holds(board, f"Anna lancia Specchio\nsi risolve\nAnna sceglie {said}", f"Specchio {end}", edition)


KICKED = (
    "Potenziamento {1}. Guadagni 1 punto vita. Se il potenziamento di questa magia è stato pagato, pesca due carte."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("way", "drawn"), [(" con potenziamento", 2), ("", 0)])
def test_whether_the_kicker_was_paid(way: str, drawn: int, edition: str) -> None:
    """702.33d."""
    board = f"""
turno: Anna
giocatori:
  Anna:
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{KICKED}"}}
    riserva: "{{C}}"
  Bruno:
    in gioco: [Muro 0/4]
"""
    holds(board, f"Anna lancia Editto{way}\nsi risolve", f"Anna ha {drawn} carte in mano", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_its_power_is_that_of_what_was_targeted(edition: str) -> None:
    """608.2h: by the time that it resolves it is gone: what it was like last."""
    board = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Totem:
          f/c: 2/2
          segnalini: 1 +1/+1
          testo: >-
            Quando Totem diventa il bersaglio di una magia, sacrificalo e crea un numero di pedine creatura Topo 1/1
            nere pari alla sua forza.
  Bruno:
    mano:
      - Urto: {tipo: Istantaneo, costo: "{0}", testo: "TAPpa una creatura bersaglio."}
"""
    claims = "Totem è nel cimitero di Anna\nin gioco ci sono 3 pedine Topo"
    holds(board, "Bruno lancia Urto su Totem\nsi risolve", claims, edition)


THREE = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Cosa: {{tipo: {kind}, f/c: {size}, testo: "{text}"{more}}}
      - Bosco: {{tipo: Terra Base — Foresta}}
    mano:
      - Primo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
    cimitero: [Alce]
  Bruno:
    in gioco:
      - Muro: 0/4
      - Falco: 1/1, volare
    mano:
      - Lampo: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
      - Tuono: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
  Carla:
    in gioco:
      - Jace: {{tipo: Planeswalker — Jace, lealtà: 4, testo: "+1: Pesca una carta."}}
    mano:
      - Saetta: {{tipo: Istantaneo, costo: "{{0}}", testo: "Guadagni 1 punto vita."}}
"""
SECOND = "Ogniqualvolta un avversario lancia la sua seconda magia in ogni turno, pesca una carta."
FIRST = "Ogniqualvolta un avversario lancia la sua prima magia in ogni turno, pesca una carta."
WHOM = "al giocatore o al planeswalker che sta attaccando."
STRIKES = f"Ogniqualvolta questa creatura viene bloccata, infligge 2 danni {WHOM}"
COMES = f"Ogniqualvolta questa creatura attacca, infligge 1 danno {WHOM}"
HITS = (
    "Ogniqualvolta questa creatura infligge danno da combattimento a un giocatore o a un planeswalker, pesca una carta."
)
CASTS = "{} lancia {}\nsi risolve\nsi risolve\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script", "claims"),
    [
        # 603.2: each opponent has a second spell of their own
        (SECOND, "Bruno lancia Lampo\nsi risolve\nCarla lancia Saetta\nsi risolve", "non si innesca: Cosa"),
        (
            SECOND,
            "Bruno lancia Lampo\nsi risolve\nCarla lancia Saetta\nsi risolve\n" + CASTS.format("Bruno", "Tuono"),
            "si innesca 1 volta: Cosa",
        ),
        (
            FIRST,
            CASTS.format("Bruno", "Lampo") + CASTS.format("Carla", "Saetta") + "Bruno lancia Tuono\nsi risolve",
            "si innesca 2 volte: Cosa",
        ),
        (
            FIRST,
            "Anna lancia Primo\nsi risolve\nBruno lancia Lampo\nsi risolve\nsi risolve",
            "si innesca 1 volta: Cosa",
        ),
        # 508.5: whom it attacks is nobody's choice; what it attacked before it left counts
        (STRIKES, "Anna attacca Bruno con Cosa\nBruno blocca Cosa con Muro\nsi risolve", "Bruno ha 18 punti vita"),
        (
            STRIKES,
            (
                "Anna attacca Bruno con Cosa\nBruno blocca Cosa con Muro\n"
                "effetto di Bruno: Distruggi una creatura bersaglio. su Cosa\nsi risolve"
            ),
            "Bruno ha 18 punti vita\nCosa è nel cimitero di Anna",
        ),
        (
            COMES,
            "Anna attacca Jace con Cosa\nsi risolve\nfermati",
            "Jace ha 3 segnalini fedeltà\nCarla ha 20 punti vita",
        ),
        (
            COMES,
            "Anna attacca Carla con Cosa\nsi risolve\n[cr-2016] Anna sceglie no\nfermati",
            "Jace ha 4 segnalini fedeltà\nCarla ha 19 punti vita",
        ),
        # 120.3, 603.2: one or the other is enough, and it is once for each
        (HITS, "Anna attacca Bruno con Cosa\ndanno\nsi risolve\nfermati", "Anna ha 2 carte in mano"),
        (HITS, "Anna attacca Jace con Cosa\ndanno\nsi risolve\nfermati", "Anna ha 2 carte in mano"),
        (HITS, "Anna attacca Bruno con Cosa\nBruno blocca Cosa con Muro\ndanno\nfermati", "non si innesca: Cosa"),
        (
            "Ogniqualvolta questa creatura infligge danno a una creatura o a un avversario, pesca una carta.",
            "Anna attacca Bruno con Cosa\ndanno\nsi risolve\nfermati",
            "si innesca 1 volta: Cosa",
        ),
        # 702.9b, 609.4: it blocks flyers as though it flew
        (
            "Questa creatura può bloccare come se avesse volare.",
            "vai a prima fase principale di Bruno\nBruno attacca Anna con Falco\nAnna blocca Falco con Cosa",
            "azione 3 è legale\ndopo azione 3: Falco è bloccato da Cosa",
        ),
    ],
)
def test_who_did_it_and_whom_it_attacks(text: str, script: str, claims: str, edition: str) -> None:
    holds(THREE.format(kind="Creatura", size="3/3", text=text, more=""), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("gone", ["Distruggi una terra bersaglio.", "Distruggi tutte le terre."])
def test_an_aura_that_returns_as_its_land_dies(gone: str, edition: str) -> None:
    """113.6, 603.10a: the ability works where the Aura lay, though what it does is about the card in the graveyard."""
    back = "Quando la Foresta incantata viene messa in un cimitero, puoi riprendere in mano Cosa dal tuo cimitero."
    text = f"Incanta Foresta. {back}"
    board = THREE.format(kind="Incantesimo — Aura", size="", text=text, more=", assegnata a: Bosco").replace(
        "f/c: , ", ""
    )
    aimed = " su Bosco" if "bersaglio" in gone else ""
    script = f"effetto di Bruno: {gone}{aimed}\nsi risolve\nAnna sceglie sì"
    holds(board, script, "Cosa è in mano ad Anna\nBosco è nel cimitero di Anna", edition)
    to_hand = "effetto di Bruno: Fai tornare una terra bersaglio in mano al suo proprietario. su Bosco"
    holds(board, to_hand, "Cosa è nel cimitero di Anna\nnon si innesca: Cosa", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("source", "so"), [("Terra Base Neve — Isola", True), ("Terra Base — Isola", False)])
def test_snow_mana_is_told_by_its_source(source: str, so: bool, edition: str) -> None:
    """107.4h: {S} is no kind of mana; what counts is that a snow source made it."""
    text = "Se è stato speso {S} per lanciare questa magia, guadagni 3 punti vita."
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Fonte: {{tipo: {source}}}
    mano:
      - Editto: {{tipo: Stregoneria, costo: "{{U}}", testo: "Pesca una carta. {text}"}}
  Bruno:
    in gioco: [Muro 0/4]
"""
    holds(board, "Anna lancia Editto\nsi risolve", f"Anna ha {23 if so else 20} punti vita", edition)


@pytest.mark.parametrize(
    "text",
    [
        f"Ogniqualvolta la creatura incantata attacca, infligge 1 danno {WHOM}",
        "Infligge 1 danno a un giocatore o a un planeswalker che sta attaccando.",
        "Queste creature prendono +1/+1 fino alla fine del turno.",
        "Puoi pagare X punti vita, dove X è il numero di creature che controlli. Se lo fai, pesca X carte.",
        "Ogni giocatore TAPpa tutte le creature che controlla.",
    ],
)
def test_what_nobody_has_told_of_is_not_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)
