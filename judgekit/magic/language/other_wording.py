"""Texts as people write them who tell of a card by heart: in the words of cards, which the grammar reads."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.language import by_heart

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.magic.language.tree import Ability

_NOUNS = r"creature|terre|permanenti|artefatti|incantesimi|planeswalker|pedine"
_COLOUR = r"(?: (?:bianch|ner|ross|verd|blu|incolor|multicolor)\w*)?"
_ARTICLES = {"artefatti": "gli", "incantesimi": "gli", "permanenti": "i", "planeswalker": "i"}
# What happens, nobody saying to what: to the permanent itself, unless it is on another one.
_HAPPENS = re.compile(
    r"\b([Qq]uando|[Oo]gniqualvolta|[Oo]gni volta che|[Mm]entre)"
    r"\s+(attacca|blocca|diventa|lascia|infligge"
    r"|(?:entra|muore|viene|esce)(?!(?: in campo| in gioco| sul campo di battaglia)? "
    r"(?:un|una|un[’']|la|il|inflitto)\b))\b"
)
# What it is on is in play already: it is the Aura or Equipment itself that enters.
_ENTERS = re.compile(r"\b([Qq]uando) entra(?=(?: in campo| in gioco| (?:sul|nel) campo di battaglia)?,)")
_ON_ANOTHER = re.compile(r"\b(?:incanta|equipaggia|fortifica)", re.IGNORECASE)


def _yours(found: re.Match[str]) -> str:
    """`le tue creature nere`: those that you control."""
    article = _ARTICLES.get(found[3], "le")
    article = article.capitalize() if found[1][0].isupper() else article
    return f"{article} {found[3]}{found[4]} che controlli"


def _size(found: re.Match[str]) -> str:
    """`Questa creatura ha forza pari a …`: as the cards define it."""
    both = " e " in found[2]
    what = "La forza e la costituzione" if both else f"La {found[2]}"
    name = found[1][0].lower() + found[1][1:] if found[1].startswith("Quest") else found[1]
    return f"{what} di {name} {'sono' if both else 'è'} pari a"


_HOW_MANY = "un|una|uno|due|tre|quattro|cinque|X|[0-9]+"


def _token(found: re.Match[str]) -> str:
    """`Crea due Goblin 1/1 rossi`: tokens, which are creatures."""
    one = found[2] in {"un", "una", "uno", "1"}
    return f"{found[1]} {'una pedina' if one else f'{found[2]} pedine'} creatura {found[3]}"


def _takes_none(found: re.Match[str]) -> str:
    """`Questa creatura non subisce danno`, as cards said once: all of it is prevented."""
    return f"Previeni tutto il danno che verrebbe inflitto a {(found[1] or found[2]).lower()}"


def _counts_as(found: re.Match[str]) -> str:
    """`conta come un’isola e come una pianura`: it is both, besides all else."""
    one, other = (_KIND.sub(lambda kind: kind[0].capitalize(), said) for said in found.groups())
    return f"è {one} e {other} in aggiunta ai suoi altri tipi"


_KIND = re.compile(r"\w+$")


def _two_sentences(found: re.Match[str]) -> str:
    """`Volare, quando attacca …`: a keyword, and then an ability."""
    return f"{found[1]}\n{found[2][0].upper()}{found[2][1:]}"


_ONE_OF_THEM = r"creatura|terra|permanente|artefatto|incantesimo|pedina"
# «Se una creatura morirebbe», as one would say it in English: cards say what is about to happen.
_INFINITIVES = {
    "aggiung": "aggiungere", "and": "andare", "attacch": "attaccare", "cerch": "cercare", "cre": "creare",
    "distrugg": "distruggere", "entr": "entrare", "esil": "esiliare", "gioch": "giocare", "guadagn": "guadagnare",
    "infligg": "infliggere", "lanc": "lanciare", "lasc": "lasciare", "mett": "mettere", "mor": "morire",
    "perd": "perdere", "pesch": "pescare", "produr": "produrre", "ricev": "ricevere", "rimett": "rimettere",
    "sacrifich": "sacrificare", "scart": "scartare", "sub": "subire", "torn": "tornare",
}  # fmt: skip
_ABOUT_TO = {"ebbe": "sta", "ebbero": "stanno", "esti": "stai"}
_WOULD = (
    r"\b([Ss]e\b[^.,:\n]{0,120}?)\b(?:(?P<be>sar|verr)|(?P<stem>"
    + "|".join(sorted(_INFINITIVES, key=len, reverse=True))
    + r")[ei]?r)(?P<who>ebbero|ebbe|esti)\b"
)


def _would(found: re.Match[str]) -> str:
    """`Se un effetto creerebbe …`: that is about to create; `verrebbe creata`: is about to be created."""
    doing = "essere" if found["be"] else _INFINITIVES[found["stem"]]
    return f"{found[1]}{_ABOUT_TO[found['who']]} per {doing}"


# What people write, and what cards say.
_FAMILIES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern), becomes)
    for pattern, becomes in (
        (r"\bfino (?:a|alla) fine turno\b|\bsino (?:a|alla) fine (?:del )?turno\b", "fino alla fine del turno"),
        (r"\b([0-9]+|X) vit[ae]\b", r"\1 punti vita"),
        (r"\b([Ss]cambia) i tuoi punti vita con (?:quelli di )?", r"\1 i punti vita con "),
        (r"\b(?:Fai|fai|Hai|hai) un turno (?:extra|in più|aggiuntivo|supplementare)\b", "gioca un turno addizionale"),
        (rf"\b([Ll]e|[Ii]|[Gg]li) (tue|tuoi) ({_NOUNS})({_COLOUR})(?!\w)", _yours),
        (r"\b([Uu]na) tua (creatura|terra|pedina)\b", r"\1 \2 che controlli"),
        (r"\b([Uu]n) tuo (permanente|artefatto|incantesimo)\b", r"\1 \2 che controlli"),
        (r"\b([Ll]e) tue magie\b", r"\1 magie che lanci"),
        (r"\b(magi[ae]) lanciat[ae] dai tuoi avversari (?=che bersagli)", r"\1 che i tuoi avversari lanciano "),
        (r"(?m)^([A-Z][^.:,\n]*?) ha (forza e costituzione|forza|costituzione) pari a", _size),
        (_WOULD, _would),
        (r"\bcol (?=[a-zàèéìòù])", "con il "),
        (r"\bcoi (?=[a-zàèéìòù])", "con i "),
        (r"\bbersagli qualsiasi\b", "bersagli"),
        (r"\bconta(?:no)? come (un[’' ]?a? ?\w+) e come (un[’' ]?a? ?\w+)(?=\s*(?:\.|$))", _counts_as),
        (
            (
                r"\b(?:quella terra|essa|la terra) (?:produce|aggiunge|dà) (?:un|1) mana "
                r"(?:addizionale |in più |aggiuntivo )?dello stesso (?:colore|tipo)"
            ),
            "quel giocatore aggiunge un mana dello stesso tipo",
        ),
        (r"\bda (?:qualsiasi|qualunque) (?:luogo|posto)\b|\bda ovunque\b|\bdovunque si trovi\b", "da qualsiasi zona"),
        (r"\bpossono vincere(?= *(?:[.;]|$))", "possono vincere la partita"),
        (r"\bcombatte (?:contro|con)\b", "lotta con"),
        (r"\b([Aa])ntimalocchio\b", r"\1nti-malocchio"),
        (r"\b([Aa])rmatura dell[’']essenza\b", r"\1rmatura totem"),
        (r"\bRicicl(?:aggio|o|are)\b(?= *\{)", "Ciclo"),
        (r"\bricicl(?:aggio|o|are)\b(?= *\{)", "ciclo"),
        (
            r"\b([Ss]e) (?:dovresti|dovessi|stai per) (?:subire|ricevere) danno\b",
            r"\1 ti dovesse essere inflitto danno",
        ),
        (r"\b(danno)( da combattimento)? che ti verrebbe inflitto\b", r"\1\2 che verrebbe inflitto a te"),
        (r"(?<=[0-9X]) al risultato\b", ""),
        (r"\b(?:(?:va|passa|finisce|scompare|svanisce) (?:fuori fase|in fase|per fase)|fa fase)\b", "scompare"),
        (
            (
                r"(?m)^(?:Tutto i|I)l danno (?:che verrebbe )?inflitto (a [^,.]+?) (?:viene|è) (?:invece )?inflitto"
                r"(?: invece)? (a [^,.]+)(?=\.|$)"
            ),
            r"Tutto il danno che verrebbe inflitto \1 viene inflitto invece \2",
        ),
        (
            r"\b(?:quel giocatore|invece) ne perde(?: invece)? altrettanti\b",
            "quel giocatore perde invece altrettanti punti vita",
        ),
        (
            r"\b([Ss]posta [^.]*?creatura bersaglio) (?:a|su) un[’']altra(?=\s*(?:\.|$))",
            r"\1 su un’altra creatura bersaglio",
        ),
        (
            (
                r"\b(attaccarti a meno che il loro controllore non paghi (?:\{\w+\})+) per (?:ognuna|ciascuna)"
                r"(?: di (?:esse|loro))?(?=\s*(?:\.|$))"
            ),
            r"\1 per ogni creatura che controlla che ti sta attaccando",
        ),
        (
            r"\b(è|diventa) (un[ao]?\b[^.,]*?) ([0-9]+/[0-9]+) (?:senza|priv[ao] di) abilità\b",
            r"perde tutte le abilità ed \1 \2 con forza e costituzione base \3",
        ),
        (r"\btranne che è anche (un[’' ]?[ao]? ?\w+)", r"tranne che è \1 in aggiunta ai suoi altri tipi"),
        (
            r"\b(copia di [^.,]+), ma con (un segnalino \S+)(?: in più| addizionale)?",
            r"\1, tranne che entra con \2 addizionale",
        ),
        (
            r"\b(?:invece )?ne (?:viene|vengono)(?: invece)? mess[oi] (uno|due|tre) in più\b",
            r"invece ne vengono messi altrettanti più \1",
        ),
        (r"\bun[’']ulteriore (fase (?:di combattimento|principale))\b", r"una \1 addizionale"),
        (r"\bFinisci il turno\b", "Termina il turno"),
        (r"\b(rimescola) il grimorio\b(?! de?[il]|d[’'])", r"\1 il tuo grimorio"),
        (r"\b([Cc]reature|[Pp]ermanenti) non hanno abilità\b", r"\1 perdono tutte le abilità"),
        (r"\b(sono|diventano|diventa) di colore (?=bianc|blu|ner|ross|verd)", r"\1 "),
        (r"\bche contano ancora come terre\b", "che sono ancora terre"),
        (r"\b(una fonte(?: \w+)? a tua scelta) infliggerebbe danno a te\b", r"\1 ti infliggerebbe danno"),
        (
            r"\b(Quando|Ogniqualvolta) una magia o (?:un[’'])?abilità (?:ha come bersaglio|bersaglia) (quest[ao] \w+)",
            r"\1 \2 diventa il bersaglio di una magia o abilità",
        ),
        (r"\b(Puoi pagare [^,.]+?) invece del (costo di mana)\b", r"\1 invece di pagare il \2"),
        (
            (
                r"(?m)^(?:(Questa creatura|Questo permanente) non subisce danno"
                r"|Il danno inflitto a (questa creatura|questo permanente) è ridotto a (?:0|zero))(?=\s*(?:\.|$))"
            ),
            _takes_none,
        ),
        (rf"\b({_ONE_OF_THEM}) avversari[ao]( bersaglio)?\b", r"\1\2 che un avversario controlla"),
        (rf"\b({_NOUNS}) avversari[ae]?\b", r"\1 che i tuoi avversari controllano"),
        (
            r"(\b(?:sta per|dovesse) (?:morire|essere mess[oa] in un cimitero)\b[^,.]*, esilial[ao])(?=\s*(?:\.|$))",
            r"\1 invece",
        ),
        (
            (
                r"(?m)^(?:La tua mano non ha (?:una )?(?:dimensione|limite) massim[ao]"
                r"|Non c[’']è (?:un )?limite al numero di carte (?:nella tua|in) mano)(?=\s*(?:\.|$))"
            ),
            "Non hai un limite di carte in mano",
        ),
        (r"\bva (?:nel|in un|al) cimitero (?=dal (?:campo|gioco)|da qualsiasi)", "viene messo in un cimitero "),
        (r"\b(bloccat[ao]) da due o più creature(?=\s*(?:\.|$))", r"\1 da più di una creatura"),
        (
            r"\bPuoi assegnare il danno da combattimento di (quest[ao] \w+) come se",
            r"Puoi far assegnare a \1 il suo danno da combattimento come se",
        ),
        (
            (
                r"(?m)^Scegli (un colore|un tipo di creatura|un avversario|un giocatore) mentre (quest[oa] \w+) entra"
                r"( in gioco| nel campo di battaglia| sul campo di battaglia)?(?=\s*(?:\.|$))"
            ),
            r"Mentre \2 entra\3, scegli \1",
        ),
        (r"\b([Ss]cambia) i totali di punti vita con\b", r"\1 i punti vita con"),
        (r"\barrotondando per (eccesso|difetto)\b", r"arrotondati per \1"),
        (r"\b([Rr])iporta(?= (?:in gioco|sul campo di battaglia|in campo)\b)", r"\1imetti"),
        (r"\b(terr[ae]) in più\b(?= in ogni| questo| in questo)", r"\1 addizionale"),
        (r"\bInvece di (pagare il costo di mana di [^,.\n]+), puoi pagare ([^.\n]+)", r"Puoi pagare \2 invece di \1"),
        (r"\bcon la (?:propria |tua )?mano scoperta\b", "con la tua mano rivelata"),
        (r"\bgiocano con le (?:loro |proprie )?mani scoperte\b", "giocano con la loro mano rivelata"),
        (r"\b(con la prima carta del (?:tuo|proprio|loro) grimorio) scoperta\b", r"\1 rivelata"),
        (r", subisce ([0-9]+|X) dann([oi])\b", r", questo permanente infligge \1 dann\2 a quel giocatore"),
        (r"(?m)^Nel (tuo|suo) mantenimento,", r"All’inizio del \1 mantenimento,"),
        (r"\b(copia di un[ao]?) qualsiasi\b", r"\1"),
        (r"\. X è (?=il numero|la quantità|pari|uguale)", ", dove X è "),
        (r"\b([Nn])on può rigenerarsi\b", r"\1on può essere rigenerata"),
        (
            r"\b(?:Rimetti|Riporta) ([^.,\n]+?) nella mano del(?: suo)? proprietario\b",
            r"Fai tornare \1 in mano al suo proprietario",
        ),
        (r"\bEquipaggia (?=(?:[\w’']+ ){0,3}\{\d)", "Equipaggiare "),
        (r"(?m)(:\s*)[Rr]igenera(?=\s*(?:\.|$))", r"\1Rigenera questo permanente"),
        (r"\b(?:Counterizza|Contrasta|Annulla) (?=(?:un|la|l|quell)[ a’'])", "Neutralizza "),
        (r"(?<=\bdanno a )(?=qualsiasi bersaglio)|(?<=\bdanni a )(?=qualsiasi bersaglio)", "un "),
        (r"\b(dann[oi]) a un bersaglio(?=\s*(?:[.,;\n]|$))", r"\1 a un qualsiasi bersaglio"),
        (rf"\b([Cc]rea|[Mm]etti in gioco) ({_HOW_MANY}) ([A-Z]\w+ [0-9]+/[0-9]+)", _token),
        (r"(?m)^([A-Z][^.:,\n]{2,24}), (quando|ogniqualvolta|all[’']inizio)\b", _two_sentences),
        (r"\bbersaglio che non sia né (\w+) né (\w+)", r"non \1 e non \2 bersaglio"),
    )
)


def understood(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[Ability, ...]:
    """What a text says, as it stands or in the words of cards. Raises NotUnderstood, of the text as it stands."""
    try:
        return read(text)
    except NotUnderstood as fault:
        for other in _otherwise(text, read):
            with suppress(NotUnderstood):
                return read(other)
        raise fault from None


def _otherwise(text: str, read: Callable[[str], tuple[Ability, ...]]) -> Iterator[str]:
    """The text in the words of cards, where that is another: as a whole, then where a line of it is not read."""
    whole = in_the_words_of_cards(text)
    if whole != text:
        yield whole
        if (other := _where_not_read(text, read)) not in {whole, text}:
            yield other


def _where_not_read(text: str, read: Callable[[str], tuple[Ability, ...]]) -> str:
    """The same, in the words of cards where a line is not read by itself: what is read stays as it stands."""
    lines = [(one, in_the_words_of_cards(one, text)) for one in text.split("\n")]
    return "\n".join(one if one == other or _is_read(one, read) else other for one, other in lines)


def _is_read(line: str, read: Callable[[str], tuple[Ability, ...]]) -> bool:
    try:
        return bool(read(line))
    except NotUnderstood:
        return False


def in_the_words_of_cards(text: str, of: str = "") -> str:
    """The same text where cards say otherwise what it says; as it is, where it has none of it.

    Of what is on another permanent nobody knows whether «quando attacca» is said of it or of that one; a line of a
    text (`of`) may be so without saying it.
    """
    on_another = bool(_ON_ANOTHER.search(of or text))
    text = by_heart.in_the_words_of_cards(text, on_another=on_another)
    text = _ENTERS.sub(r"\1 questo permanente entra", text)
    if not on_another:
        text = _HAPPENS.sub(r"\1 questo permanente \2", text)
    for pattern, becomes in _FAMILIES:
        text = pattern.sub(becomes, text)
    return text
