"""Other ways of saying what the language of cases says: each line of a family reads as the first.

`judgekit help caso` shows them, and a test reads every one.
"""

from __future__ import annotations

# By the verb that they are of (`actions.FORMS`): how it is written, and how it may be said besides.
ACTIONS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "lancia": (
        (
            "Anna lancia Folgore su Orso",
            (
                "Anna lancia la Folgore sull’Orso",
                "Anna lancia Folgore bersagliando Orso",
                "Anna lancia Folgore con bersaglio Orso",
                "Anna lancia Folgore contro l’Orso",
                "Anna risponde con Folgore su Orso",
                "Anna risponde lanciando Folgore su Orso",
                "in risposta Anna lancia Folgore su Orso",
                "Anna in risposta lancia Folgore su Orso",
                "Anna lancia Folgore su Orso in risposta",
            ),
        ),
        (
            "Bruno lancia Diniego su abilità di Sciamano",
            ("Bruno lancia Diniego sull’abilità innescata dello Sciamano",),
        ),
    ),
    "gioca": (("Anna gioca Isola", ("Anna mette in gioco Isola", "Anna mette in campo Isola", "Anna cala l’Isola")),),
    "attiva": (
        ("Anna attiva Spada su Orso", ("Anna equipaggia l’Orso con la Spada", "Anna equipaggia Spada all’Orso")),
        (
            "Anna attiva Montagna 1",
            ("Anna usa Montagna 1", "Anna TAPpa Montagna 1", "Anna cicla Montagna 1", "Anna ricicla Montagna 1"),
        ),
        ("Anna attiva Isola scegliendo «{U}»", ("Anna TAPpa l’Isola per {U}",)),
        ("Anna attiva Orso scegliendo «Rigenera»", ("Anna rigenera l’Orso",)),
        (
            "Anna attiva Elfo scegliendo «Metti un segnalino livello»",
            (
                "Anna aumenta di livello l’Elfo",
                "Anna fa salire di livello l’Elfo",
                "Anna fa aumentare di livello l’Elfo",
            ),
        ),
        (
            "Anna attiva Sciamano su Bruno",
            ("Anna risponde attivando Sciamano su Bruno", "Anna sacrifica Sciamano bersagliando Bruno"),
        ),
    ),
    "sospende": (
        ("Anna predice Elfo", ("Anna predice l’Elfo",)),
        ("Anna trama Elfo", ("Anna trama l’Elfo",)),
    ),
    "attacca": (
        (
            "Anna attacca con Orso, Elfo",
            (
                "Anna attacca con l’Orso ed Elfo",
                "Anna dichiara l’attacco con Orso, Elfo",
                "Anna dichiara attaccanti Orso, Elfo",
                "Anna dichiara Orso ed Elfo come attaccanti",
            ),
        ),
        ("Anna attacca con Fante + Araldo, Ratto", ("Anna attacca in branco con Fante e Araldo, e a parte con Ratto",)),
        ("Anna attacca Jace con Orso; Bruno con Elfo", ("Anna attacca Jace con Orso e Bruno con Elfo",)),
    ),
    "blocca": (
        (
            "Bruno blocca Orso con Muro, Grifone; Lupo con Cinghiale",
            ("Bruno blocca l’Orso con il Muro e il Grifone, e il Lupo col Cinghiale",),
        ),
        ("Bruno blocca con Muro, Grifone", ("Bruno blocca con il Muro e il Grifone",)),
        (
            "Bruno blocca Orso con Muro",
            ("Bruno dichiara Muro come bloccante di Orso", "Bruno dichiara bloccante il Muro per l’Orso"),
        ),
    ),
    "assegna": (
        (
            "Anna assegna il danno di Orso: 2 a Grifone, 1 a Muro",
            (
                "Anna assegna i danni dell’Orso: 2 al Grifone e 1 al Muro",
                "Anna assegna 2 danni di Orso al Grifone e 1 danno al Muro",
            ),
        ),
        ("Anna assegna 2 danni a Grifone, 1 a Muro", ("Anna assegna 2 danni al Grifone e 1 al Muro",)),
    ),
    "passa": (("Anna passa", ("Anna passa la priorità", "Anna passa priorità", "Anna non risponde")),),
    "passano tutti": (("passano tutti", ("tutti passano", "entrambi passano la priorità")),),
    "non attacca": (("Anna non attacca", ("Anna sceglie di non attaccare", "Anna non dichiara attaccanti")),),
    "non blocca": (("Bruno non blocca", ("Bruno sceglie di non bloccare", "Bruno non dichiara bloccanti")),),
    "non paga": (("Anna non paga", ("Anna decide di non pagare",)),),
    "danno": (
        (
            "danno",
            ("danni da combattimento", "il danno viene inflitto", "si infliggono i danni", "il danno va nella pila"),
        ),
    ),
    "si risolve": (
        ("si risolve", ("nessuno risponde",)),
        ("si risolve Folgore", ("Folgore si risolve", "la Folgore viene risolta", "la magia Folgore si risolve")),
        ("si risolve la magia", ("la magia si risolve",)),
        ("si risolve l’abilità", ("l’abilità si risolve", "l’abilità innescata si risolve")),
    ),
    "vai a": (
        ("vai a inizio del combattimento", ("si va in fase di combattimento", "si passa al combattimento")),
        ("vai a seconda fase principale di Anna", ("Anna va nella seconda fase principale",)),
    ),
    "scarta": (("Anna scarta Isola", ("Anna scarta l’Isola",)),),
    "sceglie": (
        ("Anna sceglie Orso", ("Anna bersaglia l’Orso", "Anna tiene l’Orso")),
        ("Anna sceglie verde", ("Anna vota verde", "Anna vota per verde")),
        ("Anna mette Orso sopra Lupo", ("Anna mette l’Orso sopra il Lupo", "Anna unisce Orso sopra Lupo")),
        ("Anna sceglie 5", ("Anna tira un 5", "Anna tira 5", "Anna ottiene 5")),
    ),
    "concede": (("Bruno concede", ("Bruno si arrende", "Bruno abbandona la partita")),),
    "paga": (("Anna paga {2}", ("Anna paga 2", "Anna paga 2 mana")),),
}
# By the kind that they are of (`expected.KINDS`).
CLAIMS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "in zone": (
        ("Orso è nel cimitero di Anna", ("Orso è al cimitero di Anna",)),
        ("Orso è in gioco", ("Orso sopravvive", "Orso è vivo", "Orso è ancora in gioco", "Orso resta in gioco")),
        ("Orso non è in gioco", ("Orso non è più in gioco",)),
    ),
    "dies": (("Orso muore", ("l’Orso è morto", "l’Orso cade")),),
    "destroyed": (("Orso è distrutta", ("l’Orso viene distrutto", "l’Orso è stato distrutto")),),
    "come": (
        ("Orso va nel cimitero", ("l’Orso finisce nel cimitero", "l’Orso è finito nel cimitero")),
        ("Orso entra in gioco", ("l’Orso torna in gioco", "l’Orso è tornato in gioco")),
        ("Orso va nella mano di Anna", ("Orso torna in mano ad Anna",)),
    ),
    "deals": (
        ("Orso infligge 2 danni", ("l’Orso ha inflitto 2 danni",)),
        ("Orso infligge 2 danni a Bruno", ("l’Orso infligge due danni a Bruno",)),
    ),
    "tokens": (("in gioco ci sono 2 pedine Goblin", ("ci sono 2 pedine Goblin in gioco",)),),
    "life": (
        (
            "Anna ha 20 punti vita",
            (
                "Anna è a 20",
                "Anna è a 20 punti vita",
                "Anna ha ancora 20 punti vita",
                "Anna resta a 20 punti vita",
                "Anna scende a 20",
            ),
        ),
    ),
    "size": (
        ("Orso è 2/3", ("l’Orso è un 2/3", "Orso è una creatura 2/3", "Orso resta 2/3", "Orso diventa un 2/3")),
        ("Orso ha forza 2", ("Orso ha 2 di forza", "Orso ha forza pari a 2")),
    ),
    "has word": (("Orso non ha volare", ("Orso non ha più volare",)),),
    "damage": (("Orso ha 2 danni", ("Orso ha subito 2 danni", "Orso ha ricevuto 2 punti danno")),),
    "attached": (
        ("Aura è assegnata a Orso", ("Aura incanta Orso", "Aura è attaccata all’Orso", "Aura equipaggia Orso")),
    ),
    "controls": (("Anna controlla Orso", ("Orso è sotto il controllo di Anna", "Orso è controllato da Anna")),),
    "attacking": (("Orso sta attaccando", ("Orso attacca", "Orso è attaccante")),),
    "blocked by": (
        ("Orso è bloccato da Muro", ("Muro blocca Orso", "l’Orso è bloccato dal Muro", "Orso viene bloccato dal Muro")),
    ),
    "hand size": (("Anna ha 0 carte in mano", ("Anna ha la mano vuota", "Anna non ha carte in mano")),),
    "won": (("Anna ha vinto", ("Anna vince", "Anna vince la partita")),),
    "lost": (("Anna ha perso", ("Anna perde", "Anna ha perso la partita")),),
    "drawn": (("la partita è pari", ("la partita finisce in parità",)),),
    "verdict": (
        (
            "azione 2 è legale",
            ("l’azione 2 è valida", "la mossa 2 è permessa", "azione 2 si può fare", "azione 2 non è vietata"),
        ),
        ("azione 2 è illegale", ("l’azione 2 non è valida", "la mossa 2 è vietata", "azione 2 non si può fare")),
    ),
    "triggers": (
        ("si innesca 2 volte: Orso", ("Orso si innesca 2 volte", "l’abilità di Orso si innesca due volte")),
        ("non si innesca: Orso", ("Orso non si innesca",)),
    ),
}
