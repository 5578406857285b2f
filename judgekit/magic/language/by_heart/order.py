"""The order in which people say it: durations and conditions first or last, commas left out, what is given to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY, THIS, WHENEVER, raised

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_TURN = "fino alla fine del turno"
_SAYS_TURN = (
    r"(?:(?:fino|sino) a(?:lla|l)? (?:fine|termine)(?: (?:del |di )?"
    r"(?:questo )?turno)?|fino a EOT|per (?:il|questo) turno)"
)
_SIZE = r"[+-][0-9X]+/[+-][0-9X]+"
_WORDS = r"[a-z][a-z’'-]+(?: [a-z]+)?"
_TO = r"(?:alle|alla|agli|al|ai|a|all[’'])"
_ARTICLE = {"alle": "le", "alla": "la", "agli": "gli", "al": "il", "ai": "i"}
_WHO_GOES_ON = (
    r"(?:(?:ogni|ciascun|ciascuna|tutti|tutte|il giocatore|la creatura"
    r"|le creature|quel|quella|quest[ao]|tu|un giocatore"
    r"|un avversario|gli avversari|i tuoi avversari|puoi|peschi|pesca"
    r"|perdi|guadagni|crea|crei|metti|scarti|scarta|distruggi|esilia"
    r"|sacrifica|sacrifichi|esili|infligge|cerca|cerchi|rivela|macina"
    r"|indaga|profetizza|sorveglia|STAPpa|TAPpa|tappa|stappa"
    r"|riprendi|fai|guarda|aggiungi|mettil[ao]|sacrifical[ao]|vinci"
    r"|prendi|prende|ha|guadagna|mettici|mettile|se|previeni)\b|l[’'](?=avversario|artefatto))"
)


def _given(found: re.Match[str]) -> str:
    """`Dà +2/+2 alle tue creature`, `+2/+2 a una creatura bersaglio fino a fine turno`: those get them."""
    size, words, to, whom, turn = found["size"], found["words"], found["to"], found["whom"], found["turn"]
    many = to.lower() in {"alle", "agli", "ai"} or whom.startswith(("tutt", "due ", "tre "))
    article = _ARTICLE.get(to, "l’" if to.startswith("all") else "")
    said = f"{article}{'' if article.endswith('’') or not article else ' '}{whom}"
    gets = f"prend{'ono' if many else 'e'} {size}" if size else ""
    verb = ("guadagnano" if many else "guadagna") if turn else ("hanno" if many else "ha")
    gains = f"{verb} {words}" if words else ""
    return (
        f"{found['lead']}{raised(said)} {' e '.join(one for one in (gets, gains) if one)}{f' {_TURN}' if turn else ''}"
    )


_GIVES = r"(?:[Dd](?:ai|à|a[’']|a)|[Cc]onferisc[ei]|[Dd]ona|[Ff]ornisce)"
_WHAT = rf"(?:(?P<size>{_SIZE})(?: e (?P<words>{_WORDS}))?)"


def _only_words(found: re.Match[str]) -> str:
    article = _ARTICLE.get(found["to"], "")
    many = found["to"].lower() in {"alle", "agli", "ai"}
    return f"{found['lead']}{raised(article)} {found['whom']} {'hanno' if many else 'ha'} {found['words']}"


ORDER: tuple[tuple[str, Becomes], ...] = (
    # what it is till
    (r"\b(?:fino a|sino a|per) (?:EOT|eot|end of turn)\b", _TURN),
    (r"\b([Ff])ino a fine (?:del )?turno\b", r"\1ino alla fine del turno"),
    (r"\bper il turno\b" + END, _TURN),
    (
        (
            r"(?m)((?:^|[.:,] ))([Ff])ino alla fine del turno (?=(?:una?|tutte"
            r"|tutti|due|il|la|le|gli|i|l[’']|quest[ao]|prende|ha|guadagna)[ \b’'])"
        ),
        r"\1\2ino alla fine del turno, ",
    ),
    (
        r"(?m)((?:^|[.:] ))Fino alla fine del turno, (?=prende |ha |guadagna )",
        r"\1Fino alla fine del turno, questo permanente ",
    ),
    (
        (
            rf"(?m)(?P<lead>(?:^|[.:,] ))(?:{_GIVES} )?{_WHAT} (?P<to>{_TO}) ?"
            rf"(?P<whom>[^.,:;\n]+?)(?P<turn> {_SAYS_TURN})?"
        )
        + END,
        _given,
    ),
    (
        (
            rf"(?m)(?P<lead>(?:^|[.:,] ))(?:{_GIVES} ){_WHAT}(?P<turn> {_SAYS_TURN}) "
            rf"(?P<to>{_TO}) ?(?P<whom>[^.,:;\n]+?)"
        )
        + END,
        _given,
    ),
    (
        (
            rf"(?m)(?P<lead>(?:^|[.:] ))(?:{_GIVES}) (?P<words>{_WORDS}) (?P<to>alle"
            rf"|agli|ai) (?P<whom>[^.,:;\n]+?)"
        )
        + END,
        _only_words,
    ),
    # what triggers, said last
    (
        r"(?m)^((?:Prende|Pesca|Peschi|Guadagni|Perdi|Crea|Metti|Puoi) [^.,:\n]*?),? "
        r"(?:quando|ogni volta che|ogniqualvolta) "
        r"(attacca|blocca|muore|entra)" + END,
        lambda m: f"Quando questo permanente {m[2]}, {m[1][0].lower()}{m[1][1:]}",
    ),
    # moments
    (
        (
            r"(?m)(^|[.] )(?:Nella|Alla) (tua|sua) (?:sottofase finale|fase finale"
            r"|end step)\b"
        ),
        r"\1All’inizio della \2 sottofase finale",
    ),
    (
        (
            r"(?m)(^|[.] )(?:Ad? |All[’']inizio di )?(?:[Oo]gni) tuo (mantenimento"
            r"|combattimento|upkeep)\b"
        ),
        r"\1All’inizio del tuo \2",
    ),
    (r"(?m)(^|[.] )Al tuo (mantenimento|upkeep)\b", r"\1All’inizio del tuo \2"),
    (r"(?m)(^|[.] )Al (mantenimento di (?:ogni|ciascun) (?:giocatore|avversario))\b", r"\1All’inizio del \2"),
    (r"(?m)(^|[.] )A inizio combattimento\b", r"\1All’inizio del combattimento"),
    (r"\ba fine combattimento\b", "alla fine del combattimento"),
    # commas
    (
        (
            r"(?m)((?:^|[.] )Mentre [^.,:\n]*?entra(?: in gioco| in campo| nel campo di battaglia"
            r"| sul campo di battaglia)?) (?=scegli|puoi)"
        ),
        r"\1, ",
    ),
    (
        (
            r"(, se [^.,:\n]*?) (?=(?:vinci|pesca|peschi|perdi|guadagni|crea"
            r"|crei|metti|sacrifica|quel giocatore)\b)(?<! e)(?<! o)(?<! non)"
        ),
        r"\1, ",
    ),
    (
        (
            rf"(?m)((?:^|[.] ?)(?:{WHENEVER}|Se) (?:{THIS}"
            rf"|questo permanente|la creatura incantata|la creatura equipaggiata)? ?"
            rf"(?:entra(?: {IN_PLAY}| in campo)?|muore|attacca|blocca|lascia il campo"
            rf"(?: di battaglia)?|viene girata a faccia in su)) (?={_WHO_GOES_ON})"
        ),
        r"\1, ",
    ),
    (
        (
            rf"(?m)((?:^|[.] ?){WHENEVER} [^.,:\n]*?"
            rf"(?:danno da combattimento a un giocatore|sotto il tuo controllo"
            rf"|peschi una carta|guadagni (?:punti vita|vita)|subisce danno|a un avversario"
            rf"|lanci una magia(?: \w+)?)) (?={_WHO_GOES_ON})"
        ),
        r"\1, ",
    ),
    (
        (
            r"(?m)((?:^|[.] ?)(?:Durante|Nel|Nella|A|Ad|Al|Alla|All[’']inizio|Ogni) ?[^.,:\n]*?"
            rf"(?:mantenimento(?: di (?:ogni|ciascun) (?:giocatore|avversario))?"
            rf"|sottofase finale|tuo turno|combattimento)) (?={_WHO_GOES_ON})"
        ),
        r"\1, ",
    ),
    (
        (
            rf"(?m)((?:^|[.] ?)(?:Fintanto che|Finché|Se|Mentre) (?:controlli"
            rf"|hai|è|ha|quest\w+ \w+ (?:ha|è)) [^.,:\n]*?) (?=(?:{THIS}|ha|hanno"
            rf"|prende|non può|vinci|le creature|puoi|pesca|guadagni|ottiene"
            rf"|è)\b(?! in mano))(?<! e)(?<! o)(?<! che)(?<! se)"
        ),
        r"\1, ",
    ),
    (r"\b(Altrimenti|Se no|Sennò|In caso contrario|Se non lo è),? (?=[a-z])", "Altrimenti, "),
    (r"\b(, )?altrimenti,? (?=(?:puoi|mett|guadagn|perd|sacrific|aggiung|pesc|esil|scart|la metti))", ". Altrimenti, "),
    (r"\b(Altrimenti, )la metti\b", r"\1mettila"),
    (r"\b(Se è una? [^.,:\n]*?) (?=(?:mettila|puoi|rivelala|esiliala|aggiungila|lanciala|va)\b)", r"\1, "),
    (r"\b(Se è una? [^.,:\n]*?,) va (?=in campo|in gioco|sul campo)", r"\1 mettila "),
    (r"\bSe si tratta di (?=un)", "Se è "),
    # of the one that was spoken of
    (
        (
            r"(?m)((?:^|[.] )(?:[Uu]na|[Ll]a|[Uu]n[’']|[Uu]n|[Ii]l|[Ll][’']) ?"
            r"(?P<it>creatura|permanente|terra)\b[^.\n]*?bersaglio[^.\n]*"
            r"\. Se (?:questa magia )?(?:è|era) stat[ao] potenziat[ao], )(?=(?:prende|guadagna|ha|ottiene) )"
        ),
        r"\1quel \g<it> ",
    ),
    (r"\bquel (?=creatura|terra)", "quella "),
    (r"\b([Ss]e) è stat[ao] potenziat[ao]\b", r"\1 questa magia è stata potenziata"),
    (r"\b([Qq]uella creatura (?:prende|guadagna|ha)) anche\b", r"\1"),
    # conditions said last
    (
        (
            rf"(?m)((?:^|[.] ))({THIS}) ha ([^.,:\n]*?) se (?=(?:controlli|ha un segnalino"
            rf"|hai)\b)"
        ),
        r"\1\2 ha \3 fintanto che ",
    ),
    (
        (
            rf"(?m)((?:^|[.] ))(?:Se|Mentre) ((?:controlli|{THIS} ha|la creatura "
            rf"(?:incantata|equipaggiata) è) [^.,:\n]*, )(?=(?:{THIS} )?(?:ha"
            rf"|prende|non può)\b)"
        ),
        r"\1Fintanto che \2",
    ),
)
