"""What texts prevent, forbid, change and count, each played; who ends how was written from the rules beforehand."""

from __future__ import annotations

import pytest
from boards import MODERN, played

from judgekit.errors import NotUnderstood
from judgekit.magic.language.read import read

NO_MORE = "effetto di Bruno: Il danno non può essere prevenuto in questo turno.\n"
HIT = "effetto di Bruno: Infligge 3 danni a un qualsiasi bersaglio. su {}"
OF_ANNA = "Se ti sta per essere inflitto danno, previeni quel danno. "

SO_PREVENTED = [
    # 615.5: right after the damage is prevented, for as much of it as was
    (
        OF_ANNA + "Crea una pedina creatura Goblin 1/1 rossa per ogni punto danno prevenuto in questo modo.",
        HIT.format("Anna") + "\neffetto di Anna: Guadagni 1 punto vita per ogni Goblin che controlli.",
        "Anna ha 23 punti vita",
    ),
    # 615.12: of damage that cannot be prevented none is, and the rest is done for none
    (
        OF_ANNA + "Guadagni punti vita pari al danno prevenuto in questo modo.",
        NO_MORE + HIT.format("Anna"),
        "Anna ha 17 punti vita",
    ),
    (
        OF_ANNA + "Guadagni 2 punti vita.",
        NO_MORE + HIT.format("Anna"),
        "Anna ha 19 punti vita",
    ),
    # each portion by itself, and what it does, to whom the source belongs
    (
        (
            "Se una fonte sta per infliggere danno a una creatura Lupo, previeni quel danno. "
            "Il controllore di quella fonte pesca un numero di carte pari al danno prevenuto in questo modo."
        ),
        HIT.format("Lupo"),
        "Lupo ha 0 danni\nBruno ha 4 carte in mano\nAnna ha 2 carte in mano",
    ),
    # the next time only, and by the source chosen
    (
        (
            "La prossima volta che una fonte a tua scelta ti infliggerebbe danno in questo turno, previeni quel danno. "
            "Guadagni un ammontare di punti vita pari ai danni prevenuti in questo modo."
        ),
        (
            "Anna lancia Editto\nsi risolve\nAnna sceglie Aquila\n"
            "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
            " su Aquila e Anna\n"
            "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
            " su Aquila e Anna"
        ),
        "Anna ha 20 punti vita",
    ),
    # all of it, as often as it would be dealt this turn; what the spell itself prevents at once is nothing
    (
        (
            "Previeni tutto il danno che verrebbe inflitto dalle creature in questo turno. "
            "Guadagni 1 punto vita per ogni danno prevenuto in questo modo."
        ),
        "Anna lancia Editto\nsi risolve\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Aquila e Anna\n"
        "effetto di Bruno: Una creatura bersaglio infligge danno pari alla sua forza a un giocatore bersaglio."
        " su Elfo e Anna\n" + HIT.format("Anna"),
        "Anna ha 20 punti vita",
    ),
]


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), SO_PREVENTED)
def test_what_is_done_for_the_damage_prevented(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


OF_COMBAT = "Previeni tutto il danno non da combattimento che verrebbe inflitto alle creature che controlli."


@pytest.mark.parametrize("edition", MODERN)
def test_damage_that_is_no_combat_damage(edition: str) -> None:
    played(OF_COMBAT, HIT.format("Lupo"), "Lupo ha 0 danni", edition)
    fight = "Anna attacca Bruno con Lupo\nBruno blocca Lupo con Aquila\ndanno"
    played(OF_COMBAT, fight, "Lupo ha 2 danni\nAquila ha 3 danni", edition)
    only_now = "Previeni tutto il danno non da combattimento che verrebbe inflitto in questo turno."
    played(only_now, "Anna lancia Editto\nsi risolve\n" + HIT.format("Anna"), "Anna ha 20 punti vita", edition)


THOSE = (
    "Le creature che controlli prendono +1/+1 fino alla fine del turno. "
    "Se controlli {} creature, quelle creature prendono invece +2/+2 fino alla fine del turno."
)
OF_TARGET = (
    "Le creature controllate da un giocatore bersaglio prendono +1/+1 fino alla fine del turno. "
    "Se controlli {} creature, quelle creature prendono invece +2/+2 fino alla fine del turno."
)
FIGHT = (
    "Scegli una creatura bersaglio che controlli e {} creatura bersaglio che non controlli. "
    "Metti un segnalino +1/+1 sulla creatura che controlli. Le due creature lottano."
)
BITE = (
    "Una creatura bersaglio che controlli prende +1/+0 fino alla fine del turno. "
    "Infligge danno pari alla sua forza a una creatura bersaglio che non controlli."
)
DONE = [
    # «those creatures» are all that the sentence before was about, whosever they are
    (THOSE.format("due o più"), "Anna lancia Editto\nsi risolve", "Orso è 4/4\nLupo è 5/5\nAquila è 2/5"),
    (THOSE.format("tre o più"), "Anna lancia Editto\nsi risolve", "Orso è 3/3\nLupo è 4/4"),
    (OF_TARGET.format("due o più"), "Anna lancia Editto su Bruno\nsi risolve", "Orso è 2/2\nElfo è 3/3\nAquila è 4/7"),
    # the creature that is one's own of the two targets, and both fight; with no other there is no fight (701.14b)
    (
        FIGHT.format("una"),
        "Anna lancia Editto su Orso e Elfo\nsi risolve",
        "Orso è 3/3\nOrso ha 1 danno\nLupo è 3/3\nElfo è nel cimitero di Bruno",
    ),
    (FIGHT.format("fino a una"), "Anna lancia Editto su Orso\nsi risolve", "Orso è 3/3\nOrso ha 0 danni"),
    # a spell has no power: it is the creature that grew which deals the damage, with its power then
    (BITE, "Anna lancia Editto su Lupo e Aquila\nsi risolve", "Aquila ha 4 danni\nLupo è 4/3"),
    # and that creature is the source: its deathtouch works
    (
        BITE.replace("prende +1/+0", "ha tocco letale"),
        "Anna lancia Editto su Orso e Aquila\nsi risolve",
        "Aquila è nel cimitero di Bruno",
    ),
    # of each player by themselves, what is told of «that player»
    (
        "Editto infligge a ogni giocatore danno pari al numero di creature che quel giocatore controlla.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 18 punti vita\nBruno ha 18 punti vita\nCarla ha 19 punti vita",
    ),
    (
        (
            "Editto infligge a ogni giocatore un danno pari a metà dei punti vita di quel giocatore, "
            "arrotondato per difetto."
        ),
        "effetto di Bruno: Guadagni 5 punti vita.\nAnna lancia Editto\nsi risolve",
        "Anna ha 10 punti vita\nBruno ha 13 punti vita\nCarla ha 10 punti vita",
    ),
    # of each source its own power, and no other's
    (
        "Ogni creatura che controlli infligge danno pari alla sua forza a un giocatore bersaglio.",
        "Anna lancia Editto su Bruno\nsi risolve",
        "Bruno ha 15 punti vita",
    ),
    (
        "Ogni creatura che controlli infligge danno pari alla sua forza a ogni avversario.",
        "Anna lancia Editto\nsi risolve",
        "Bruno ha 15 punti vita\nCarla ha 15 punti vita",
    ),
    # for the time that it tells, whatever the creature is
    (
        ("Fino al tuo prossimo turno, una creatura bersaglio non può attaccare o bloccare e "
        "le sue abilità attivate non possono essere attivate."),
        "Anna lancia Editto su Elfo\nsi risolve\nAnna attacca Bruno con Lupo\nprova: Bruno blocca Lupo con Elfo",
        "azione 4 è illegale",
    ),
    ("Gioca un altro turno dopo questo.", "Anna lancia Editto\nsi risolve\nvai a mantenimento di Anna", ""),
    # how many powers, and colours, there are: what is colourless has none
    (
        "Guadagni X punti vita, dove X è il numero di colori tra i permanenti che controlli.",
        "Anna lancia Editto\nsi risolve",
        "Anna ha 21 punti vita",
    ),
    ("Pesca una carta per ogni forza diversa tra le creature che controlli.", "Anna lancia Editto\nsi risolve",
     "Anna ha 3 carte in mano"),
]  # fmt: skip


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), DONE)
def test_what_spells_do(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims or "Anna ha 20 punti vita", edition)


STIFF = "Cosa non può attaccare o bloccare a meno che non abbia due o più segnalini +1/+1."
SO_LONG = [
    # «it» is what the sentence is about: the source itself
    (STIFF, "prova: Anna attacca Bruno con Cosa", "azione 1 è illegale"),
    (
        STIFF,
        ("effetto di Anna: Metti due segnalini +1/+1 su una creatura bersaglio. su Cosa\n"
        "prova: Anna attacca Bruno con Cosa"),
        "azione 2 è legale",
    ),
    (
        "Cosa ha volare a meno che non sia attaccante o bloccante.",
        "Anna attacca Bruno con Cosa\nprova: Bruno blocca Cosa con Elfo",
        "azione 2 è legale",
    ),
    (
        "Cosa non può essere bloccata tranne che da creature con volare o raggiungere.",
        "Anna attacca Bruno con Cosa\nprova: Bruno blocca Cosa con Elfo",
        "azione 2 è illegale",
    ),
    (
        "Cosa non può essere bloccata tranne che da creature con volare o raggiungere.",
        "Anna attacca Bruno con Cosa\nprova: Bruno blocca Cosa con Aquila",
        "azione 2 è legale",
    ),
    (
        "Cosa attacca in ogni combattimento se può farlo, a meno che tu non controlli un Lupo.",
        "prova: Anna attacca Bruno con Orso",
        "azione 1 è legale",
    ),
    (
        "Cosa attacca in ogni combattimento se può farlo, a meno che tu non controlli un Gatto.",
        "prova: Anna attacca Bruno con Orso",
        "azione 1 è illegale",
    ),
    ("Cosa prende +1/+1 per ogni colore tra le creature che controlli.", "effetto di Anna: Indaga", "Cosa è 3/3"),
    ("Cosa è anche un Chierico, Farabutto e Mago.",
     ("effetto di Anna: Guadagni 1 punto vita per ogni Farabutto che controlli.\n"
     "effetto di Anna: Guadagni 1 punto vita per ogni Golem che controlli."), "Anna ha 22 punti vita"),
    ("{C}: Se Cosa è un Golem, metti due segnalini +1/+1 su di essa.", "Anna attiva Cosa\nsi risolve", "Cosa è 4/4"),
]  # fmt: skip


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), SO_LONG)
def test_what_is_so_of_a_permanent(text: str, script: str, claims: str, edition: str) -> None:
    kind = "Creatura Artefatto — Golem, f/c: 2/2"
    played(text, script, claims, edition, kind=kind)


COUNTED = "effetto di Anna: Metti due segnalini +1/+1 e un segnalino spora su una creatura bersaglio. su Orso\n"


@pytest.mark.parametrize("edition", MODERN)
def test_all_the_counters_are_removed(edition: str) -> None:
    every = "Rimuovi tutti i segnalini da una creatura bersaglio."
    played(
        every, COUNTED + "Anna lancia Editto su Orso\nsi risolve", "Orso è 2/2\nOrso non ha segnalini spora", edition
    )
    of_a_kind = "Rimuovi da una creatura bersaglio tutti i segnalini +1/+1."
    played(of_a_kind, COUNTED + "Anna lancia Editto su Orso\nsi risolve", "Orso ha 1 segnalino spora", edition)
    of_all = "Rimuovi tutti i segnalini +1/+1 da tutti i permanenti."
    other = "effetto di Anna: Metti un segnalino +1/+1 su una creatura bersaglio. su Aquila\n"
    end = "Orso è 2/2\nAquila è 2/5\nOrso ha 1 segnalino spora"
    played(of_all, COUNTED + other + "Anna lancia Editto\nsi risolve", end, edition)


WORDS = [
    # 701.10d: so much life as there is; of both words one is enough, and «senza» denies both
    ("Raddoppia i tuoi punti vita.", "effetto di Anna: Perdi 7 punti vita\nAnna lancia Editto\nsi risolve",
     "Anna ha 26 punti vita\nBruno ha 20 punti vita"),
    ("Distruggi tutte le creature con volare o raggiungere.",
     ("effetto di Anna: Una creatura bersaglio ha raggiungere fino alla fine del turno. su Elfo\n"
     "Anna lancia Editto\nsi risolve"),
     "Aquila è nel cimitero di Bruno\nElfo è nel cimitero di Bruno\nOrso è in gioco\nVolpe rossa è in gioco"),
    ("Distruggi tutte le creature senza volare o raggiungere.",
     ("effetto di Anna: Una creatura bersaglio ha raggiungere fino alla fine del turno. su Elfo\n"
     "Anna lancia Editto\nsi risolve"),
     "Aquila è in gioco\nElfo è in gioco\nOrso è nel cimitero di Anna\nVolpe rossa è nel cimitero di Carla"),
    # what it would deal, and what it would be dealt
    (("Previeni tutto il danno da combattimento che verrebbe inflitto e ricevuto dalla creatura bersaglio "
     "in questo turno."),
     "Anna lancia Editto su Lupo\nsi risolve\nAnna attacca Bruno con Lupo\nBruno blocca Lupo con Aquila\ndanno",
     "Lupo ha 0 danni\nAquila ha 0 danni"),
    ("La creatura bersaglio guadagna l'abilità volare fino alla fine del turno.",
     "Anna lancia Editto su Lupo\nsi risolve\nAnna attacca Bruno con Lupo\nprova: Bruno blocca Lupo con Elfo",
     "azione 4 è illegale"),
    ("Una creatura bersaglio diventa blu in aggiunta agli altri suoi colori fino alla fine del turno.",
     ("Anna lancia Editto su Orso\nsi risolve\n"
     "effetto di Anna: Guadagni 1 punto vita per ogni creatura verde che controlli.\n"
     "effetto di Anna: Guadagni 1 punto vita per ogni creatura blu che controlli."),
     "Anna ha 22 punti vita"),
]  # fmt: skip


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("text", "script", "claims"), WORDS)
def test_words_of_two_kinds(text: str, script: str, claims: str, edition: str) -> None:
    played(text, script, claims, edition)


NAMED_MODES = (
    "Scegli uno —\\n• Intimidiscili — Fino a due creature bersaglio non possono bloccare in questo turno."
    "\\n• Respingili — Una creatura bersaglio prende +3/+1 fino alla fine del turno."
)


@pytest.mark.parametrize("edition", MODERN)
def test_modes_that_have_names(edition: str) -> None:
    played(NAMED_MODES, "Anna lancia Editto scegliendo «+3/+1» su Orso\nsi risolve", "Orso è 5/3", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_damage_of_a_source_that_cannot_be_prevented(edition: str) -> None:
    shield = "effetto di Bruno: Previeni tutto il danno che ti verrebbe inflitto in questo turno\n"
    fight = "Anna attacca Bruno con Cosa, Lupo\nBruno non blocca\ndanno"
    text = "Il danno che verrebbe inflitto da Cosa non può essere prevenuto."
    played(text, shield + fight, "Bruno ha 18 punti vita", edition, kind="Creatura — Golem, f/c: 2/2")


def test_what_may_mean_something_else_is_refused() -> None:
    """Which of two targets fights which; what a text does unless something is so, once and without an end."""
    for text in (
        "Scegli due creature bersaglio. Quelle creature lottano l'una con l'altra.",
        "Guadagni 1 punto vita per ogni punto danno prevenuto in questo modo.",
        "Pesca una carta. Infligge danno pari alla sua forza a un giocatore bersaglio.",
        "Metti un segnalino +1/+1 sulla creatura che controlli.",
    ):
        with pytest.raises(NotUnderstood):
            read(text, "Editto", ("instant",))
    with pytest.raises(NotUnderstood):
        read(
            "Quando Cosa entra nel campo di battaglia, prendi il controllo di una creatura bersaglio "
            "a meno che tu non controlli un Lupo.",
            "Cosa",
            ("creature",),
        )
    grows = "una creatura bersaglio prende +1/+0 fino alla fine del turno. "
    of_whom = "Infligge danno pari alla sua forza a una creatura bersaglio che non controlli."
    lead = "Quando Cosa entra nel campo di battaglia, "
    with pytest.raises(NotUnderstood):
        read(lead + grows + of_whom, "Cosa")  # its own power, or that of the target?
    assert read(f"{lead}{grows}Cosa {of_whom[0].lower()}{of_whom[1:]}", "Cosa")
