"""Who does it, or whom it befalls, said otherwise: nobody can, somebody suffers, a thing goes to the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, THIS, WHENEVER

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_TO = {"il": "al ", "la": "alla ", "le": "alle ", "gli": "agli ", "i": "ai ", "lo": "allo ", "l’": "all’", "l'": "all'"}
_NOBODY = {"giocatore": "I giocatori", "avversario": "I tuoi avversari", "creatura": "Le creature", "": "I giocatori"}
_WORDS_GAINED = (
    r"(?:travolgere|volare|attacco improvviso|doppio attacco|rapidità|cautela|legame vitale|tocco letale|raggiungere"
    r"|minacciare|anti-malocchio|indistruttibile|velo|paura|protezione da\w* [a-z]+|passa-[a-z]+)"
)
_NEXT = dict.fromkeys(("1", "il prossimo"), "il prossimo danno che verrebbe inflitto")
_MUCH = r"(?:[0-9]+|X|un|due|tre|quattro|cinque)"


def _dealt(found: re.Match[str]) -> str:
    """`Il giocatore bersaglio subisce 3 danni`: they are dealt to that player."""
    article, whom, much = found[2], found[3], found[4]
    to = _TO[article.strip().lower()] if article else "a "
    return f"{found[1]}infligge {much} dann{'o' if much in {'1', 'un'} else 'i'} {to}{whom}"


def _with_words(found: re.Match[str]) -> str:
    """`+2/+2 e volare`: it has what the word says, or gains it till end of turn."""
    many = found[1].lower().endswith(("ono", "anno"))
    verb = ("guadagnano" if many else "guadagna") if found[4] else ("hanno" if many else "ha")
    return f"{found[1]} {found[2]} e {verb} {found[3]}{found[4] or ''}"


SUBJECTS: tuple[tuple[str, Becomes], ...] = (
    (r"\bsaltano la (?=(?:sottofase|fase)\b)", "saltano la loro "),
    (r"\bche (?:ha|hanno|abbia(?:no)?) sub[iì]to dann[oi] (?=in questo turno\b)", "a cui è stato inflitto danno "),
    (
        (
            r"(?m)((?:^|[.:] ))[Pp]revien[ei] (1|il prossimo|X|[0-9]+) dann[oi] "
            r"(?:inflitt[oi] |che verrebbe(?:ro)? inflitt[oi] )?"
            r"(?=al? |alla |all[’'])([^.\n]*bersaglio(?: qualsiasi)?)(?: (?:in )?questo turno)?"
        )
        + END,
        lambda m: (
            f"{m[1]}previeni {_NEXT.get(m[2], f'i prossimi {m[2]} danni che verrebbero inflitti')} "
            f"{m[3]} in questo turno"
        ),
    ),
    (
        r"\b([Dd])ividi (?:a (?:tua )?scelta|come (?:preferisci|vuoi)) ([0-9X]+) danni tra ",
        r"infligge \2 danni suddivisi a tua scelta tra ",
    ),
    (
        (
            rf"(?m)^({WHENEVER} (?:{THIS}|"
            r"un[’' ]?a?(?:altra)? ?(?:creatura|artefatto|incantesimo|terra|permanente)[^,.\n]*?)"
            r" )(?:va|finisce) (?:al|nel) (?:suo )?cimitero(?=,)"
        ),
        r"\1viene messo in un cimitero dal gioco",
    ),
    (
        (
            r"(?m)((?:^|[.:,] ))((?:[Ii]l|[Ll]a|[Ll]e|[Gg]li|[Ii]|[Ll]o) |[Ll][’']|)"
            r"((?:giocator|avversari|creatur|[Oo]gni |[Cc]iascun|quel|quest|su)[^.,:\n]*?)"
            rf" subisc(?:e|ono) ({_MUCH}) dann[oi]" + END
        ),
        _dealt,
    ),
    (rf"(?m)((?:^|[.:,] ))[Ss]ubisci ({_MUCH}) dann([oi])" + END, r"\1infligge \2 dann\3 a te"),
    (
        r"\b(?:diventa|è|guadagna) imbloccabile (?:fino a(?:lla)? fine (?:del )?turno|in questo turno|questo turno)\b",
        "non può essere bloccata in questo turno",
    ),
    (
        r"\b(?:[Nn]el|[Nn]ei|[Dd]urante il?) turn[oi] (?:degli (?:avversari|altri giocatori)|altrui|avversari)\b",
        "Fintanto che non è il tuo turno",
    ),
    (
        r"\b(Neutralizza [^.\n]*\. )Esiliala (?=invece di metterla nel cimitero)",
        r"\1Se quella magia viene neutralizzata in questo modo, esiliala ",
    ),
    (
        r"\b([Ss]cegli una carta[^.\n]*?) e (?:falla scartare|fagliela scartare)" + END,
        r"\1. Quel giocatore scarta quella carta",
    ),
    (r"\b(creatur[ae]) (?:non volant[ei]|che non volan?o?)\b", r"\1 senza volare"),
    (
        r"(?m)^Nessun[ao]? ?(giocatore|avversario|creatura|) ?può (?=[a-z])",
        lambda m: f"{_NOBODY[m[1]]} non possono ",
    ),
    (
        (
            r"\b([Pp]rend(?:e|ono)|[Oo]tt(?:iene|engono)|[Rr]icev(?:e|ono)) ([+-][0-9X]+/[+-][0-9X]+) e "
            rf"({_WORDS_GAINED})( fino a[^.\n]*)?" + END
        ),
        _with_words,
    ),
    (
        r", (?:quel giocatore |invece |lui )*ne pesca (due|tre|quattro)(?: invece)?" + END,
        r", quel giocatore pesca invece \1 carte",
    ),
)
# Who says nothing of whom speaks of the permanent itself, unless it is on another one.
OF_ITSELF: tuple[tuple[str, Becomes], ...] = (
    (r"(?m)^(Le creature [^.,\n]*? non possono) bloccarla" + END, r"\1 bloccare questa creatura"),
    (
        r"(?m)^Se (?=(?:attacca|blocca)(?: da sol[ao])?, [^.\n]* fino a(?:lla)? fine (?:del )?turno)",
        "Quando questa creatura ",
    ),
    (r"(?m)^La sua (forza|costituzione) è (?=pari|uguale)", r"La \1 di questo permanente è "),
    (
        r"(?m)^(?:La sua f|F)orza e (?:la (?:sua )?)?costituzione sono (?=pari|uguali)",
        "La forza e la costituzione di questo permanente sono ",
    ),
    (r"(?m)^(Finché|Fintanto che) è (?=(?i:s?tapp)at|attaccante|bloccante)", r"\1 questo permanente è "),
    (r"(?m)(: *)(?=[+-][0-9X]+/[+-][0-9X]+ fino a)", r"\1Questo permanente prende "),
)
