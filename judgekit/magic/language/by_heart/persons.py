"""Verbs in another person or mood than cards use: `deve scartare`, `viene distrutta`, `pesca se vuoi`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY, THIS, raised

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes


class _Verb(NamedTuple):
    """A verb in the forms that people change for one another."""

    bids: str  # what a card tells a player to do: «distruggi»
    does: str  # «distrugge»
    do: str  # «distruggono»
    doing: str  # «distruggere»
    done: str  # «distrutt», without its ending; empty where nobody says so


_VERBS = tuple(
    _Verb(*line.replace("-", "").split(","))
    for line in """
distruggi,distrugge,distruggono,distruggere,distrutt
esilia,esilia,esiliano,esiliare,esiliat
scarta,scarta,scartano,scartare,scartat
sacrifica,sacrifica,sacrificano,sacrificare,sacrificat
pesca,pesca,pescano,pescare,
rivela,rivela,rivelano,rivelare,rivelat
neutralizza,neutralizza,neutralizzano,neutralizzare,neutralizzat
rigenera,rigenera,rigenerano,rigenerare,rigenerat
TAPpa,TAPpa,TAPpano,TAPpare,TAPpat
tappa,tappa,tappano,tappare,tappat
STAPpa,STAPpa,STAPpano,STAPpare,STAPpat
stappa,stappa,stappano,stappare,stappat
macina,macina,macinano,macinare,
guadagni,guadagna,guadagnano,guadagnare,
perdi,perde,perdono,perdere,
crea,crea,creano,creare,
metti,mette,mettono,mettere,
paga,paga,pagano,pagare,
scegli,sceglie,scelgono,scegliere,
""".split()
)
_BY_DOING = {verb.doing: verb for verb in _VERBS}
_BY_DONE = {verb.done: verb for verb in _VERBS if verb.done}
_DOING = "|".join(_BY_DOING)
_DONE = "|".join(verb.done for verb in _VERBS if verb.done and verb.bids not in {"scarta", "sacrifica", "rivela"})
_MANY = ("i ", "gli ", "le ", "tutti ", "tutte ")


def _has_to(found: re.Match[str]) -> str:
    """`quel giocatore deve scartare una carta`: that player discards one."""
    verb = _BY_DOING[found[3]]
    many = found[2] in {"devono", "dovranno", "sono costretti a"}
    return f"{found[1]} {verb.do if many else verb.does} "


def _you_have_to(found: re.Match[str]) -> str:
    """`devi scartare una carta`."""
    verb = _BY_DOING[found[2]].bids
    return f"{found[1]}{raised(verb) if found[1].strip() in {'', '.'} else verb} "


def _is_done(found: re.Match[str]) -> str:
    """`la creatura bersaglio viene distrutta`: it is destroyed."""
    verb = _BY_DONE[found[3]].bids
    said = raised(verb) if not found[1].strip() or found[1].strip() in {".", ":"} else verb
    return f"{found[1]}{said} {found[2][0].lower()}{found[2][1:]}"


def _if_you_like(found: re.Match[str]) -> str:
    """`pesca una carta se vuoi`: you may."""
    verb = next(one.doing for one in _VERBS if one.bids == found[2].lower())
    return f"{found[1]}{'Puoi' if found[2][0].isupper() else 'puoi'} {verb}{found[3]}"


def _made_to(found: re.Match[str]) -> str:
    """`Fai pescare due carte a un giocatore bersaglio`: that player draws them."""
    article = "il " if found[4] else "l’" if found[6] else ""
    who = f"{article}{found[7]}"
    return f"{found[1]}{who if found[1].strip() == ',' else raised(who)} {_BY_DOING[found[2]].does} {found[3]}"


_BIDS = "|".join(sorted({verb.bids for verb in _VERBS}, key=len, reverse=True))
_WHOM = (
    r"(?:(?:[Uu]na?|[Ll][ao]|[Ii]l|[Ll][’']|[Uu]n[’'])[ ]?[^.,:;\n]*?bersaglio[^.,:;\n]*?"
    r"|(?:[Tt]utt[ei] (?:le|gli|i)|[Oo]gni|[Cc]iascuna?|[Qq]uell[ao]|[Qq]uel) [^.,:;\n]*?)"
)

PERSONS: tuple[tuple[str, Becomes], ...] = (
    (
        (
            r"\b((?:giocator[ei]|avversari[o]?|controllore|proprietario|lui"
            r"|ciascuno|ognuno)\b(?: bersaglio| in difesa)?)"
            r" (deve|dovrà|è costretto a|è obbligato a|devono|dovranno|sono costretti a) "
            rf"({_DOING}) "
        ),
        _has_to,
    ),
    (rf"((?:^|[.:,] ))(?:tu )?[Dd]evi ({_DOING}) ", _you_have_to),
    (
        (
            rf"(?m)((?:^|[.:,] ))({_WHOM}) (?:viene|vengono|è|sono) ({_DONE})[aeio]"
            rf"(?= alla fine del combattimento|\s*(?:[.;]|$))"
        ),
        _is_done,
    ),
    (rf"(?m)((?:^|[.:,] ))((?i:{_BIDS}))\b([^.,:;\n]*?),? se (?:lo )?vuoi" + END, _if_you_like),
    (r"\bhai la (?:possibilità|facoltà) di (?=\w+[aei]re\b)", "puoi "),
    (r"\b([Pp])uoi (?:scegliere di|decidere di) (?=\w+[aei]re\b)", r"\1uoi "),
    (
        (
            r"(?m)((?:^|[.:,] ))[Ff]a(?:i)? (pescare|scartare|sacrificare|perdere|guadagnare|macinare) ([^.,:\n]+?) "
            r"(?:(al) |(a) |(all[’']))((?:un |ogni |ciascun )?(?:giocatore|avversario)(?: bersaglio)?)"
        )
        + END,
        _made_to,
    ),
    (rf"(?m)((?:^|[.:,] ))[Ss]e vuoi,? ((?i:{_BIDS}))\b([^.,:;\n]*)" + END, _if_you_like),
    (
        r"\bnon attacca(no)? (?:né|e non) blocca(?:no)?" + END,
        lambda m: f"non p{'ossono' if m[1] else 'uò'} attaccare né bloccare",
    ),
    (
        r"\b(?:Hai il controllo della|Controlli tu la|La) (creatura incantata)(?: è sotto il tuo controllo)?" + END,
        lambda m: m[0] if m[0].startswith("La") and "sotto" not in m[0] else f"Controlli la {m[1]}",
    ),
    # what the source does
    (rf"\b({THIS}|[Qq]uesto permanente) si rigenera" + END, r"rigenera \1"),
    (
        r"(?m)(: *)(?:[Ss]i rigenera|[Rr]igenerazione|[Rr]igeneral[ao]|[Vv]iene rigenerat[ao])" + END,
        r"\1Rigenera questo permanente",
    ),
    (r"(?m)(: *)(?:[Ss]i stappa|[Ll]a stappi|[Pp]uoi stapparla)" + END, r"\1STAPpa questo permanente"),
    (
        r"(?m)(: *)(?:[Tt]orna|[Rr]itorna) in mano(?: (?:al|del)(?: suo)? proprietario)?" + END,
        r"\1Fai tornare questo permanente in mano al suo proprietario",
    ),
    (
        r"(?m)(^|[.:,] )(?:([Dd])(?:iventa|iviene)) indistruttibile fino a(?:lla)? fine (?:del )?turno",
        lambda m: (
            f"{m[1]}{'Q' if m[2] == 'D' else 'q'}uesto permanente guadagna indistruttibile fino alla fine del turno"
        ),
    ),
    (r"\b(creatura|permanente|essa|esso) diventa indistruttibile (?=fino a)", r"\1 guadagna indistruttibile "),
    (rf"(?m)((?:^|[.:,] ))({_WHOM}) va in esilio" + END, lambda m: f"{m[1]}Esilia {m[2][0].lower()}{m[2][1:]}"),
    # flying as a verb
    (r"\b([Ll]e (?:tue |altre )*creature[^.,:\n]*?) volano" + END, r"\1 hanno volare"),
    (r"\b(creatur[ae][^.,:\n]*?) che vol(?:a|ano)\b", r"\1 con volare"),
    (r"\b(creatura[^.,:\n]*?) vola (?=fino a)", r"\1 guadagna volare "),
    (r"\b(?:che )?(prende [+-][0-9X]+/[+-][0-9X]+) e vola\b", r"\1 e volare"),
    (r"\bche non (?:hanno|ha) volare\b", "senza volare"),
    (r"\b(creatura bersaglio) volante\b", r"\1 con volare"),
    (r"\b(creatura [A-Z]\w+ [0-9X]+/[0-9X]+ [a-z]+) (?:volante|che vola)\b", r"\1 con volare"),
    (r"\b([Qq]uesta creatura|[Qq]uesto permanente) arriva (?=tappat|TAPpat)", r"\1 entra "),
    (
        (
            rf"\b(?:[Aa]rriva|[Ss]cende|[Vv]iene mess[ao]|[Vv]iene giocat[ao]) "
            rf"(?=(?:{IN_PLAY}|in campo)(?:[, ]|$))"
        ),
        "entra ",
    ),
    (r"\bviene dichiarat[ao] (?:come )?(?:creatura )?attaccante\b", "attacca"),
    (r"\bviene dichiarat[ao] (?:come )?(?:creatura )?bloccante\b", "blocca"),
    (r"\bva all[’']attacco\b", "attacca"),
    (r"\b(?:il|del|al) difensore (?=(?:sacrific|scart|perd|controll|pesc|macin|non ))", "il giocatore in difesa "),
    (
        (
            r"\b([Ii]l|[Dd]el|[Aa]l) giocatore (?:difensore|che difende|che si difende"
            r"|attaccato)\b"
        ),
        r"\1 giocatore in difesa",
    ),
)
