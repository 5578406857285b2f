"""From Italian text to the tokens that search compares: folded before stemmed, elisions split, numbers whole.

whoosh's own Italian analyzer drops «non», «contro», «più» and stems `priorita` and `priorità` apart; hence ours, around
its Snowball stemmer. English words stand beside Italian ones in the texts; their plurals and participles are cut.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Callable

# A rule number or a letter-digit name stays whole, so do 2/2 and +1/+1; braces around mana fall away.
_WORD = r"\d+(?:\.\d+)+[a-z]?|[+-]?\d+/[+-]?\d+|\d+[a-z]?|[a-z]+(?:'(?=[a-z]))?"

_ELIDED = frozenset("l' un' d' dell' all' dall' nell' sull' coll' quell' quest' c' s' m' t' v' n' anch' senz'".split())

STOP = frozenset(
    """
    a ad al ai agli alla alle allo anche che chi ci cio col come con cosa cui da dai dagli dal dalla dalle dallo
    de degli dei del della delle dello di dove e ed era essere essi esso fa faccio fra gli ha hanno ho i il in
    io la le lei li lo loro lui ma me mi mia mie miei mio nei negli nel nella nelle nello ne noi o ogni oppure
    per perche pero poi poiche posso possono puo puoi qual quale quali quando quanto quanta quanti quante quella
    quelle quelli quello questa queste questi questo qui si sia siano sono succede sue sugli sui sul sulla sulle
    sullo suo suoi sua te ti tra tu tua tue tuo tuoi un una uno va vado viene vengo vi voi deve devo devono dice
    vedi the of an is are to and or
    allora quindi dunque insomma comunque adesso ora proprio magari davvero descrivere descrivi descriva elencare elenca
    elencate indicare indica indichi indicate spiegare spiega spieghi giustificare giustifica precisando precisare
    illustrare vuol dire vuole sarebbe quello sto sta stai siamo era avevo aveva significa
    cos com dov quand
    """.split()
)

# Good Italian that the rules may happen not to use, and names of what other documents speak of: never a typing error.
COMMON = frozenset(
    """
    siamo siete erano eravamo fosse fossi fossero sarà saranno sarebbe stato stata stati state avevo aveva avevamo
    avevano avessi avesse avrei avrebbe avrò avrà abbiamo avete avuto facciamo fate fanno feci fece facevo farei farebbe
    farò farà diciamo dite dicono dicevo disse detto detta vorrei vorrebbe voglio vuoi vogliamo vogliono voleva volevo
    voluto potrei potrebbe potevo poteva possiamo potete potuto dovrei dovrebbe dovevo doveva dobbiamo dovete dovuto
    andiamo andate vanno andava andrei andato andata veniamo venite vengono veniva verrei venuto stiamo stanno stava
    stavo stai sapere sappiamo sapete sanno sapeva saputo credo crede credi credevo penso pensa pensi pensavo pensato
    sembra sembrano pare capisco capisce capito spiega spiegami spiegare dimmi aiuto grazie scusa ciao ragazzi gente
    amico amica amici tizio tipo tipa roba cosa cose sospetto sospetta dubbio dubbi domanda domande risposta forse
    magari davvero proprio veramente insomma allora quindi dunque invece comunque adesso subito presto tardi sempre
    ancora appena intanto mentre oggi ieri domani stasera settimana volta volte giorno giorni anno anni mese torneo
    tavolo seduto vicino lontano dietro davanti sotto sopra dentro fuori destra sinistra qualcosa qualcuno nessuno
    niente nulla tutto tutta tutti tutte molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo
    abbastanza quasi solo soltanto anche neanche nemmeno neppure pure già così quale come dopo prima bene male meglio
    peggio giusto sbagliato vero falso bello brutto grande grosso grossa piccolo piccola nuovo nuova vecchio vecchia
    forte debole primo secondo terzo quarto quinto sesto ultimo parla parlare parlo chiede chiedo chiedere chiesto
    dire dirmi
    guarda guardo guardare vedo vede vedere visto vista trovo trova trovare trovato metto mette tengo tiene tenere resta
    restano rimane rimango rimasto lascio lascia lasciare prendo prende prendere torno torna tornare tornato arriva
    arrivo arrivato succede successo capita capitato mentre finché purché affinché nonostante secondo durante contro
    verso presso tranne salvo eccetto entrambi entrambe ambedue nostro nostra nostri nostre vostro vostra vostri vostre
    slow missed tardiness outside assistance unsporting bribery wagering stalling
    altrui stesso stessa stessi stesse altro altra altri altre alcuni alcune certo certa certi certe vari varie diverso
    """.replace("à", "a")
    .replace("ò", "o")
    .replace("ì", "i")
    .replace("é", "e")
    .replace("è", "e")
    .split()
)

# Forms that Snowball keeps apart from their verb, or brings together with a stranger.
_IRREGULAR = {
    **dict.fromkeys(("mago", "maghi", "maga"), "mago"),
    **dict.fromkeys(("partita", "partite"), "partit"),  # not of «parte»
    **dict.fromkeys(("storia", "storie"), "storia"),
    **dict.fromkeys(("banda", "bande"), "band'"),  # not of «bandito», nor «bands» of either
    **dict.fromkeys(("band", "bands", "banding"), "band'"),
    **dict.fromkeys(("passo", "passi"), "pass'"),
    **dict.fromkeys(("note", "noti", "nota", "noto"), "nota"),
    **dict.fromkeys(("parita", "pareggio", "pareggi", "patta"), "parita"),
    **dict.fromkeys(("distrutto", "distrutta", "distrutti", "distrutte", "distruzione"), "distrugg"),
    **dict.fromkeys(("perso", "persa", "persi", "perse", "perdita", "perdite"), "perd"),
    **dict.fromkeys(("risolto", "risolta", "risolti", "risolte", "risoluzione", "risoluzioni"), "risolv"),
    **dict.fromkeys(
        ("rimosso", "rimossa", "rimossi", "rimosse", "rimozione", "rimuovo", "rimuove", "rimuovi"), "rimuov"
    ),
    **dict.fromkeys(("scelto", "scelta", "scelti", "scelte", "sceglie", "scelgo", "scegli", "scelgono"), "scegl"),
    **dict.fromkeys(("messo", "messa", "messi", "messe"), "mett"),
    **dict.fromkeys(("preso", "presa", "presi", "prese"), "prend"),
    **dict.fromkeys(("speso", "spesa", "spesi", "spese"), "spend"),
    **dict.fromkeys(("aggiunto", "aggiunta", "aggiunti", "aggiunte"), "aggiung"),
    **dict.fromkeys(("ridotto", "ridotta", "ridotti", "ridotte", "riduzione", "riduzioni", "riduce"), "riduc"),
    **dict.fromkeys(("rivolto", "rivolta", "volto"), "rivolg"),
    **dict.fromkeys(("inflitto", "inflitta", "inflitti", "inflitte"), "infligg"),
    **dict.fromkeys(("prevenuto", "prevenuta", "prevenuti", "prevenzione", "previene", "prevengono"), "preven"),
    **dict.fromkeys(("sceso", "scende"), "scend"),
    **dict.fromkeys(("coperto", "coperta", "coperti", "coperte"), "copert"),
    **dict.fromkeys(("scoperto", "scoperta", "scoperti", "scoperte", "scopro", "scopre"), "scopr"),
    **dict.fromkeys(("vinto", "vinta", "vinti", "vittoria", "vittorie", "vincitore", "vincitrice"), "vinc"),
    **dict.fromkeys(("sconfitta", "sconfitto"), "sconfigg"),
    **dict.fromkeys(("concesso", "concessione"), "conced"),
    **dict.fromkeys(("permesso", "permessi", "permessa"), "permett"),
    **dict.fromkeys(("muore", "muoiono", "morto", "morta", "morti", "morte"), "mor"),
    **dict.fromkeys(("esce", "escono", "uscita", "uscito"), "usc"),
    **dict.fromkeys(("tolgo", "toglie", "tolto", "tolta", "tolti", "tolte"), "togl"),
    **dict.fromkeys(("chiesto", "chiesta", "richiesto", "richiesta", "richiesti"), "richied"),
    **dict.fromkeys(("deciso", "decisa", "decisione"), "decid"),
    **dict.fromkeys(("diviso", "divisa", "divisi", "divisione"), "divid"),
    **dict.fromkeys(("condizionato", "condizionati"), "condizionat"),
    **dict.fromkeys(("illegale", "illegali"), "illegal"),
    **dict.fromkeys(("copia", "copie", "copiare"), "copi"),
}
_FAMILY = re.compile(
    r"(?P<root>[a-z]{4,}?)(?:ant|ent|at|it|ut|or|ator|itor|tor|trice|azion|zion|ion|ament|iment|ment|abil|ibil|atur|ar|os|iv|i)$"
)
_DOUBLE = re.compile(r"([a-z])\1$")


def words(text: str) -> list[str]:
    """The words and numbers of a text in order, folded, elided articles left out."""
    return [_bare(token) for token in re.findall(_WORD, fold(text)) if token not in _ELIDED]


def _bare(token: str) -> str:
    return token.removesuffix("'")


def stems(text: str) -> list[str]:
    """The stems of all words, function words included: how names of several words are recognised."""
    return [stem(word) for word in words(text)]


def tokens(text: str) -> list[str]:
    """The stems of the words that carry meaning."""
    return [stem(word) for word in words(text) if word not in STOP]


# One size of a creature is as good as another, one bonus too, but for those that rules speak of: noughts and counters.
_SIZE = re.compile(r"[1-9]\d*/[1-9]\d*|(?P<bonus>[+-])(?!1/[+-]1$)\d+/[+-]\d+")


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    if size := _SIZE.fullmatch(word):
        sign = size["bonus"] or ""
        return f"{sign}9/{sign}9"
    if not word.isalpha() or len(word) < 4:
        return word
    for lookup in _KNOWN:
        if known := lookup(word):
            return known
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word[-1] not in "aeio":
        return _english(word)
    return _snowball()(word)


_KNOWN: list[Callable[[str], str | None]] = []


def know(lookup: Callable[[str], str | None]) -> None:
    """Tell of stems already made, by the index that keeps them: to import the stemmer takes longer than a search."""
    _KNOWN[:] = [lookup]


@lru_cache(maxsize=50_000)
def family(stemmed: str) -> str:
    """What the words of one family share: blocc- of blocco, bloccante, bloccato; the stem itself where it is short."""
    match = _FAMILY.fullmatch(stemmed)
    return match["root"] if match else stemmed


def _english(word: str) -> str:
    """Plural and verb endings of the English words that Italian players use."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    for ending, least in (("ing", 6), ("ed", 5), ("s", 4)):
        if word.endswith(ending) and len(word) >= least and not word.endswith("ss"):
            return _DOUBLE.sub(r"\1", word.removesuffix(ending)) if ending != "s" else word[:-1]
    return word


@lru_cache(maxsize=1)
def _snowball() -> Callable[[str], str]:
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # whoosh 2.7.4 has escapes that newer Pythons complain of
        from whoosh.lang.snowball.italian import ItalianStemmer

    stemmer: Callable[[str], str] = ItalianStemmer().stem
    return stemmer
