"""Who does something, as people say it: of themselves («attacco con l’Orso», players called «io» and «tu»), of what has
been done («ha attaccato»), of what somebody tries («prova a bloccare»), of a thing by whose it is («l’Orso di Anna»).
"""

from __future__ import annotations

import re
from functools import cache

from judgekit.scenario.faults import plain
from judgekit.scenario.line import OF

ME, YOU = "io", "tu"
_SELF = {ME: 0, YOU: 1}
# Verbs of the language of cases: how one says them of oneself, to another, of a third, of what is done, and their name.
_VERBS = """
lancio lanci lancia lanciat lanciare | gioco giochi gioca giocat giocare | attivo attivi attiva attivat attivare
uso usi usa usat usare | attacco attacchi attacca attaccat attaccare | blocco blocchi blocca bloccat bloccare
dichiaro dichiari dichiara dichiarat dichiarare | assegno assegni assegna assegnat assegnare
scelgo scegli sceglie scelt scegliere | scarto scarti scarta scartat scartare | pago paghi paga pagat pagare
sacrifico sacrifichi sacrifica sacrificat sacrificare | passo passi passa passat passare
rispondo rispondi risponde rispost rispondere | metto metti mette mess mettere | evoco evochi evoca evocat evocare
equipaggio equipaggi equipaggia equipaggiat equipaggiare | rigenero rigeneri rigenera rigenerat rigenerare
pesco peschi pesca pescat pescare | tengo tieni tiene tenut tenere | tappo tappi tappa tappat tappare
stappo stappi stappa stappat stappare | ciclo cicli cicla ciclat ciclare | riciclo ricicli ricicla riciclat riciclare
giro giri gira girat girare | concedo concedi concede concess concedere | ordino ordini ordina ordinat ordinare
sospendo sospendi sospende sospes sospendere | nomino nomini nomina nominat nominare | tiro tiri tira tirat tirare
esilio esili esilia esiliat esiliare | rivelo riveli rivela rivelat rivelare | cerco cerchi cerca cercat cercare
trovo trovi trova trovat trovare | prendo prendi prende pres prendere | indico indichi indica indicat indicare
bersaglio bersagli bersaglia bersagliat bersagliare | calo cali cala calat calare | trama trami trama tramat tramare
predico predici predice predett predire | faccio fai fa fatt fare | ripeto ripeti ripete ripetut ripetere
neutralizzo neutralizzi neutralizza neutralizzat neutralizzare | incanto incanti incanta incantat incantare
ho hai ha avut avere | vinco vinci vince vint vincere | perdo perdi perde pers perdere
controllo controlli controlla controllat controllare | guadagno guadagni guadagna guadagnat guadagnare
subisco subisci subisce subit subire | resto resti resta restat restare | rimango rimani rimane rimast rimanere
scendo scendi scende sces scendere | salgo sali sale salit salire | finisco finisci finisce finit finire
muoio muori muore mort morire | sono sei è stat essere | decido decidi decide decis decidere
termino termini termina terminat terminare | mando mandi manda mandat mandare | ottengo ottieni ottiene ottenut ottenere
provo provi prova provat provare | tento tenti tenta tentat tentare | casto casti casta castat castare
pompo pompi pompa pompat pompare | countero counteri countera counterat counterare
uccido uccidi uccide uccis uccidere | swingo swinghi swinga swingat swingare | sparo spari spara sparat sparare
annullo annulli annulla annullat annullare | contrasto contrasti contrasta contrastat contrastare
voglio vuoi vuole volut volere | entro entri entra entrat entrare | torno torni torna tornat tornare
"""
_ROWS = tuple(tuple(row.split()) for row in re.split(r"[|\n]", _VERBS.strip()))
THIRD: dict[str, str] = {}  # by every form that a sentence may say besides: «lanciato», «lanciare»
for _first, _second, _third, _done, _name in _ROWS:
    THIRD |= {f"{_done}{ending}": _third for ending in "oaie"} | {_name: _third}
DONE = "|".join(rf"{row[3]}[oaie]" for row in _ROWS)
TO_DO = "|".join(row[4] for row in _ROWS)
_OWN = {ME: r"mi[oae]|miei", YOU: r"tu[oae]|tuoi"}
_PRONOUNS = {ME: "me", YOU: "te"}
_ZONES = r"cimitero|mano|grimorio|mazzo|riserva(?: di mana)?|turno|mantenimento|prossimo turno|controllo"
_ARTICLE = r"(?:il |la |lo |i |le |gli |l')?"


def in_third_person(line: str, players: tuple[str, ...], names: tuple[str, ...] = ()) -> str:
    """A line in which «io» and «tu» say of themselves what they do; as it is where no player is called so."""
    for who in players:
        if plain(who) in _SELF:
            line = _verb(_pronouns(_owned(line, who, names), who), who)
    return line


def _verb(line: str, who: str) -> str:
    """`attacco con Orso`, `io attacco con Orso`, `dopo azione 1: ho 20 punti vita`."""
    begin = len(line) - len(_BEFORE.sub("", plain(line), count=1))
    forms = _forms(_SELF[plain(who)])
    found = re.match(rf"({plain(who)}\s+)?(non\s+)?({'|'.join(forms)})(?![\w'])", plain(line[begin:]))
    if found is None or (found[3] in _OF_TURNS and not found[1]):
        return line
    return f"{line[:begin]}{who} {found[2] or ''}{forms[found[3]]}{line[begin + found.end() :]}"


_BEFORE = re.compile(r"\s*(?:\[[^\]]*\]\s*)?(?:[^:]*:\s*|in risposta,?\s+|poi\s+)?")
_OF_TURNS = {"finisci", "passi", "termini"}  # alone they may be said to whoever reads


@cache
def _forms(person: int) -> dict[str, str]:
    return {row[person]: row[2] for row in sorted(_ROWS, key=lambda row: -len(row[person]))}


def _owned(line: str, who: str, names: tuple[str, ...]) -> str:
    """`nel mio cimitero`, `il mio Orso`: of whom they are."""
    known = "|".join(re.escape(plain(name)) for name in sorted(names, key=len, reverse=True) if name)
    for what, article in ((_ZONES, ""), (known, _ARTICLE)):
        if what:
            found = re.compile(rf"(?<![\w'])(?P<a>{article})(?:{_OWN[plain(who)]})\s+(?P<b>{what})(?!\w)")
            line = _replaced(line, found, f" di {who}")
    return line


def _pronouns(line: str, who: str) -> str:
    """`su di me`, `a me`."""
    me = _PRONOUNS[plain(who)]
    found = re.compile(rf"(?<!\w)(?P<a>(?:su|contro|verso|ad?|da|di)\s+)(?P<b>)(?:di\s+)?{me}(?!\w)")
    return _replaced(line, found, who)


def _replaced(line: str, found: re.Pattern[str], by: str) -> str:
    """A line in which of what a pattern finds its two groups are kept, and said of whom they are."""
    parts, at = [], 0
    for match in found.finditer(plain(line)):
        parts += [line[at : match.start()], line[slice(*match.span("a"))], line[slice(*match.span("b"))], by]
        at = match.end()
    return "".join((*parts, line[at:]))


def owned(text: str, players: tuple[str, ...]) -> tuple[str, str] | None:
    """`Orso di Anna`: what is named and whose it is; None where no player stands behind."""
    for who in players:
        if found := re.search(rf"\s+(?:{OF})\s*{_ARTICLE}{re.escape(_bare(who))}$", plain(text)):
            return text[: found.start()], who
    return None


def _bare(player: str) -> str:
    """`l’avversario`: without the article that may stand behind a preposition."""
    return re.sub(rf"^{_ARTICLE}", "", plain(player))
