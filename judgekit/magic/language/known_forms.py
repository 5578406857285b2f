"""Known forms of sentences: what is offered to somebody whose sentence was not understood."""

from __future__ import annotations

from judgekit.magic.vocabulary import KEYWORDS

FORMS = """
Volare
Protezione dal nero
{T}: Aggiungi {G} alla tua riserva di mana.
{T}: Questa creatura infligge 1 danno a una creatura o a un giocatore bersaglio.
{2}, Sacrifica una creatura: Pesca una carta.
{1}{B}: Rigenera questa creatura.
Quando questa creatura entra in gioco, pesca una carta.
Quando questa creatura muore, guadagni 2 punti vita.
Quando questa creatura entra in gioco, distruggi un incantesimo bersaglio.
Quando questa creatura entra in gioco, sacrificala a meno che tu sacrifichi tre Foreste.
Ogniqualvolta questa creatura attacca, puoi TAPpare una creatura bersaglio.
Ogniqualvolta questa creatura infligge danno da combattimento a un giocatore, quel giocatore scarta una carta.
Ogniqualvolta un giocatore gioca una magia rossa, puoi pagare {1}. Se lo fai, guadagni 1 punto vita.
All'inizio del tuo mantenimento, perdi 1 punto vita.
Alla fine del turno, sacrifica questa creatura.
Le creature che controlli prendono +1/+1.
Le altre creature che controlli prendono +1/+1 e hanno volare.
La creatura incantata prende +2/+2 e ha travolgere.
La creatura incantata non può attaccare né bloccare.
Questa creatura non può bloccare.
Questa creatura non può essere bloccata tranne che da Muri.
Questa creatura attacca ogni turno se può.
Questa creatura non STAPpa durante il tuo STAP.
Questa creatura entra in gioco TAPpata.
Questa creatura entra in gioco con due segnalini +1/+1.
Infligge 3 danni a una creatura o a un giocatore bersaglio.
Infligge 4 danni divisi a tua scelta tra un qualsiasi numero di creature e/o giocatori bersaglio.
Distruggi una creatura bersaglio. Non può essere rigenerata.
Distruggi una creatura bersaglio.
Distruggi tutte le creature.
Distruggi un artefatto o un incantesimo bersaglio.
Neutralizza una magia bersaglio a meno che il suo controllore paghi {3}.
Il proprietario riprende in mano una creatura bersaglio.
Riprendi in mano una carta creatura bersaglio dal tuo cimitero.
Esilia una creatura bersaglio.
La creatura bersaglio prende +3/+3 fino alla fine del turno.
La creatura bersaglio guadagna volare fino alla fine del turno.
Guadagni il controllo di una creatura bersaglio fino alla fine del turno.
Il giocatore bersaglio scarta due carte.
Pesca due carte, poi scarta una carta.
Guadagni 3 punti vita per ogni creatura che controlli.
Previeni i prossimi 3 danni che verrebbero inflitti a una creatura o a un giocatore bersaglio in questo turno.
Previeni tutto il danno da combattimento che verrebbe inflitto in questo turno.
Metti in gioco una pedina creatura Goblin 1/1 rossa.
Metti un segnalino +1/+1 su una creatura bersaglio.
TAPpa una creatura bersaglio.
Rigenera una creatura bersaglio.
Passa in rassegna il tuo grimorio, scegli una carta e aggiungila alla tua mano. Poi rimescola il tuo grimorio.
""".strip().splitlines()

_SLIP = 80  # of a hundred: as like as a word is to itself with a letter or two wrong


def nearest(sentence: str, how_many: int = 2) -> tuple[str, ...]:
    """The known forms that are most like a sentence, best first; a keyword alone, where it is one with a slip."""
    from rapidfuzz import fuzz, process

    word = process.extractOne(sentence[:300].lower().rstrip("."), KEYWORDS, scorer=fuzz.ratio, score_cutoff=_SLIP)
    if word is not None:
        return (word[0],)
    found = process.extract(sentence[:300], FORMS, scorer=fuzz.ratio, limit=how_many, score_cutoff=50)
    return tuple(form for form, _, _ in found)
