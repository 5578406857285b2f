"""The verbs of what people write, in all the forms in which they write them, by what they may mean.

A verb is told by its infinitive; what else it is in (`lancia`, `lanciano`, `lanciando`, `lanciato`) follows from that.
"""

from __future__ import annotations

import re
from functools import cache

CAST, AIM, HARM, HELP, COUNTER, REPLY = "cast", "aim", "harm", "help", "counter", "reply"
USE, REGENERATE, GIVE, FEED, EAT, ATTACK, BLOCK = "use", "regenerate", "give", "feed", "eat", "attack", "block"
PUT, PAY, EQUIP, UNMASK, DEAL, LEAD, ORDER, DRAW, DISCARD, GO, RAISE, LOWER = (
    "put",
    "pay",
    "equip",
    "unmask",
    "deal",
    "lead",
    "order",
    "draw",
    "discard",
    "go",
    "raise",
    "lower",
)

# What stands behind the bar goes with the verb: «mettere giù».
_VERBS: dict[str, str] = {
    CAST: "lanciare giocare castare tirare sparare scagliare annunciare evocare calare fare flashare scaricare buttare"
    " droppare dichiarare usare mettere|giu mettere|in_campo mettere|in_gioco mettere|in_pila buttare|giu calare|giu"
    " fare|scendere far|scendere mettere|sul_campo giocare|fuori scendere arrivare partire sovraccaricare flashbackare"
    " kickare potenziare copiare entrare",
    AIM: "bersagliare targettare puntare mirare mirare|a prendere|di_mira scegliere|come_bersaglio puntare|su"
    " prendere|come_bersaglio indicare|come_bersaglio scegliere",
    HARM: "uccidere ammazzare fulminare bruciare distruggere eliminare colpire pungere pingare shottare abbattere"
    " terminare rimuovere spaccare rompere esiliare rimbalzare rimandare|in_mano rimandare",
    HELP: "pompare gonfiare ingrossare salvare proteggere difendere rinforzare",
    COUNTER: "neutralizzare contrastare counterare counterizzare annullare controincantare fermare stoppare",
    REPLY: "rispondere reagire replicare",
    USE: "attivare usare tappare girare adoperare sfruttare utilizzare",
    REGENERATE: "rigenerare far|rigenerare fare|rigenerare",
    GIVE: "sacrificare immolare",
    FEED: "far|mangiare fare|mangiare dare|in_pasto buttare|in_pasto offrire sacrificare",
    EAT: "mangiare divorare",
    ATTACK: "attaccare swingare menare caricare picchiare far|attaccare fare|attaccare mandare|all'attacco"
    " mandare|in_attacco mettere|in_attacco dichiarare|attaccante dichiarare|attaccanti dichiarare|l'attacco_con"
    " dichiarare|come_attaccante dichiarare|come_attaccanti mandare andare|all'attacco andare|in_attacco"
    " andare|in_combattimento entrare|in_combattimento passare|all'attacco mandare|in_combattimento",
    BLOCK: (
        "bloccare parare chumpare doppio-bloccare buttare|in_mezzo mettere|in_mezzo fermare stoppare"
        " intercettare far|bloccare fare|bloccare"
    ),
    PUT: (
        "mettere piazzare indirizzare opporre mandare assegnare usare dichiarare schierare"
        " mettere|davanti piazzare|davanti"
    ),
    PAY: "pagare spendere tappare girare usare",
    EQUIP: "equipaggiare attaccare mettere spostare assegnare dare passare legare",
    UNMASK: "girare smascherare svelare scoprire rivelare voltare rivoltare",
    ORDER: "ordinare ordinare|prima mettere|in_ordine",
    DRAW: "pescare",
    DISCARD: "scartare",
    GO: "andare|in_pila finire|in_pila andare finire scattare triggerare mettersi|in_pila",
    RAISE: "alzare aumentare far|salire fare|salire",
    LOWER: "abbassare scalare far|scendere fare|scendere",
    DEAL: "fare fare|volare far|volare mettere infliggere assegnare dare dividere distribuire ripartire",
    LEAD: "decidere scegliere provare tentare cercare volere potere dovere preferire intendere riuscire",
}
_PARTICIPLES = {
    "mettere": "mess", "prendere": "pres", "rispondere": "rispost", "uccidere": "uccis", "distruggere": "distrutt",
    "scegliere": "scelt", "spendere": "spes", "proteggere": "protett", "difendere": "difes", "rompere": "rott",
    "dividere": "divis", "opporre": "oppost", "offrire": "offert", "fare": "fatt", "dare": "dat", "far": "fatt",
    "scoprire": "scopert", "rimuovere": "rimoss", "infliggere": "inflitt", "pungere": "punt", "decidere": "decis",
    "scendere": "sces", "intendere": "intes",
}  # fmt: skip
_PRESENTS = {
    "andare": "va vanno", "fare": "fa fanno", "far": "fa fanno", "dare": "da danno", "opporre": "oppone oppongono",
    "scegliere": "sceglie scelgono", "potere": "puo possono", "volere": "vuole vogliono", "dovere": "deve devono",
    "colpire": "colpisce colpiscono", "offrire": "offre offrono", "scoprire": "scopre scoprono",
    "distribuire": "distribuisce distribuiscono", "ripartire": "ripartisce ripartiscono", "reagire":
    "reagisce reagiscono", "riuscire": "riesce riescono",
}  # fmt: skip
_GERUNDS = {"fare": "facendo", "far": "facendo", "opporre": "opponendo"}
# Nouns that stand for a verb, and what they may mean.
_NOUNS = {
    "all'attacco": ATTACK, "in attacco": ATTACK, "attacco": ATTACK, "attaccanti": ATTACK, "attaccante": ATTACK,
    "swing": ATTACK, "i blocchi": BLOCK, "blocchi": BLOCK, "blocco": BLOCK, "bloccanti": BLOCK, "bloccante": BLOCK,
    "chump": BLOCK, "in mezzo": BLOCK, "ordine": ORDER, "lancio": CAST, "attivazione": USE, "uso": USE,
    "sacrificio": GIVE,
}  # fmt: skip
NOUNS = "|".join(_NOUNS)
# Verbs that say how a card is cast, and the word for that.
CAST_AS = {
    "sovraccaric.*": "sovraccarico",
    "flashback.*": "flashback",
    "potenzia.*": "potenziamento",
    "kick.*": "potenziamento",
}
_CLITIC = "(?:l[oaie]|gli|ne|ci|vi|si)"


@cache
def _forms(infinitive: str) -> tuple[str, str, str, str]:
    """Present, gerund, participle and infinitive of a verb, as patterns; the last may bear a pronoun (`bloccarlo`)."""
    stem, ending = infinitive[:-3], infinitive[-3:]
    present = _PRESENTS.get(infinitive, f"{stem}a {stem}ano" if ending == "are" else f"{stem}e {stem}ono")
    gerund = _GERUNDS.get(infinitive, f"{stem}ando" if ending == "are" else f"{stem}endo")
    past = _PARTICIPLES.get(infinitive, f"{stem}{'at' if ending == 'are' else 'it' if ending == 'ire' else 'ut'}")
    bare = infinitive if infinitive == "far" else infinitive[:-1]
    return (
        "|".join(present.split()),
        f"{gerund}{_CLITIC}?",
        f"{past}[oaie]",
        f"{infinitive}|{bare}{_CLITIC}?|{infinitive[:-2]}{_CLITIC}" if infinitive == "opporre" else
        f"{infinitive}|{bare}{_CLITIC}?",
    )  # fmt: skip


@cache
def pattern(form: int, *meanings: str) -> str:
    """A pattern of all verbs of some meanings in one form: 0 present, 1 gerund, 2 participle, 3 infinitive."""
    found = sorted({one for meaning in meanings for one in _VERBS[meaning].split()}, key=lambda one: -len(one))
    return "|".join(
        rf"(?:{_forms(verb)[form]})(?:{' ' + with_it.replace('_', ' ') if with_it else ''})"
        for verb, _, with_it in (one.partition("|") for one in found)
    )


@cache
def _meanings() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((meaning, re.compile("|".join(pattern(form, meaning) for form in range(4)))) for meaning in _VERBS)


@cache
def meanings_of(said: str) -> frozenset[str]:
    """What a verb may mean, in whatever form it is said."""
    found = frozenset(meaning for meaning, form in _meanings() if form.fullmatch(said))
    return found | {_NOUNS[said]} if said in _NOUNS else found


@cache
def any_verb(form: int) -> str:
    """A pattern of every verb in one form."""
    return pattern(form, *(one for one in _VERBS if one != LEAD))
