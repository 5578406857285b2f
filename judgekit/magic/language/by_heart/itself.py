"""Pronouns of a permanent that speaks of itself: `mettile un segnalino`, `{1}: riprendila in mano`.

They mean the permanent only where nothing else has been spoken of before: otherwise nobody knows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, THIS, WHENEVER

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_SELF = re.compile(rf"{THIS}|[Qq]uesto permanente|[Qq]uesta\b")
# What is spoken of before, of which a pronoun behind might be said.
_ANOTHER = re.compile(
    r"\b(?:creatur|terr[ae]|permanent|artefatt|incantesim|planeswalker"
    r"|cart[ae]|magi[ae]|pedin|token|Aura|Equipaggiament"
    r"|abilità|font[ei]|bersagli|giocatore bersaglio|quell|ess[ao]|[A-Z][a-z]+(?= che controlli))"
)
_TO_IT = r"(?:l[eai]|gli|ci|vi)"
_ADDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), becomes)
    for pattern, becomes in (
        (
            (
                rf"\b(?P<c>[Mm])etti{_TO_IT} (?:sopra |su )?(?P<what>(?:un|due|tre"
                rf"|X|[0-9]+) segnalin[oi](?: [^ .,]+)?)(?: sopra)?"
            ),
            r"\g<c>etti \g<what> su questo permanente",
        ),
        (
            (
                rf"\b(?:[Aa]ggiungi{_TO_IT}) (?:sopra )?(?P<what>(?:un|due|tre|X"
                rf"|[0-9]+) segnalin[oi](?: [^ .,]+)?)(?: sopra)?"
            ),
            r"metti \g<what> su questo permanente",
        ),
        (
            r"\b(?:questa creatura |questo permanente )?(?:[Pp]rende|[Rr]iceve|[Oo]ttiene) "
            r"(?P<what>(?:un|due|tre|X|[0-9]+) segnalin[oi](?: [^ .,]+)?)" + END,
            r"metti \g<what> su questo permanente",
        ),
        (r"\b([Mm]etti [^.,]*? segnalin[oi](?: [^ .,]+)?) su di (?:lei|lui|sé)" + END, r"\1 su questo permanente"),
        (r"^(?=[+-][0-9X]+/[+-][0-9X]+ fino)", "prende "),
        (r"^ha (?=[+-][0-9X]+/[+-][0-9X]+ fino)", "prende "),
        (r"\b([Ss])tappal[ao]" + END, "STAPpa questo permanente"),
        (r"\b([Tt])appal[ao]" + END, "TAPpa questo permanente"),
        (r"\b([Ss])acrifical[ao](?=\s*(?:[.;]|$| a meno))", r"\1acrifica questo permanente"),
        (r"\b([Ee])silial[ao]" + END, r"\1silia questo permanente"),
        (
            (
                r"\b(?:[Rr]iprendil|[Rr]imandal|[Rr]iportal|[Rr]imettil)[ao] in mano"
                r"(?: (?:al|del)(?: suo)? proprietario)?"
            )
            + END,
            "fai tornare questo permanente in mano al suo proprietario",
        ),
    )
)


def _of_itself(found: re.Match[str]) -> str:
    """What is done behind a cost or an event, where these speak of the permanent alone."""
    if _ANOTHER.search(_SELF.sub("", found["before"])):
        return found[0]
    said = found["does"]
    for pattern, becomes in _ADDS:
        said = pattern.sub(becomes, said)
    if found["before"].rstrip().endswith(":"):
        said = said[:1].upper() + said[1:]
    return found["before"] + said


ITSELF: tuple[tuple[str, Becomes], ...] = (
    (
        rf"\b({WHENEVER}) (?:le|gli) viene inflitto danno\b",
        r"\1 a questo permanente viene inflitto danno",
    ),
    (
        rf"\b({WHENEVER}) (?:subisce|riceve) dann[oi](?=,)",
        r"\1 a questo permanente viene inflitto danno",
    ),
    (
        rf"\b({WHENEVER}) (?:questa (?:attacca|entra|muore|blocca))",
        lambda m: m[0].replace("questa ", "questa creatura "),
    ),
    (
        (
            rf"\b({WHENEVER}) (?:questa|lei|essa|lui"
            r"|esso) (?=(?:attacca|entra|muore|blocca)\b)"
        ),
        r"\1 questo permanente ",
    ),
    (
        (
            rf"(?m)^(?P<before>[^\n:.]*?: *|(?:{WHENEVER}"
            r"|All[’']inizio|Alla|Alla fine) [^\n:.]*?, )"
            r"(?P<does>[^\n.]*)"
        ),
        _of_itself,
    ),
    (
        r"(?m)^(Prende|Ha|Ottiene) (?=[+-][0-9X]+/[+-][0-9X]+ (?:per (?:ogni|ciascun)|fintanto che|finché))",
        "Questo permanente prende ",
    ),
    (
        (
            r"(?m)^Per (ogni|ciascuna?) ([^.,:\n]*?),? (?:prende|ha|ottiene) "
            r"([+-][0-9X]+/[+-][0-9X]+)"
        )
        + END,
        r"Questo permanente prende \3 per \1 \2",
    ),
    (r"(?m)^([+-][0-9X]+/[+-][0-9X]+) (?=per (?:ogni|ciascun))", r"Questo permanente prende \1 "),
    (
        r"(?m)^(?:Ha )?[Ff]orza e costituzione (?:sono )?(pari|uguali) (?=al )",
        "La forza e la costituzione di questo permanente sono pari ",
    ),
    (
        (
            r"(?m)^Ha (?=(?:lifelink|hexproof|legame vitale|anti-malocchio"
            r"|volare|travolgere|cautela|rapidità|tocco letale|attacco improvviso"
            r"|doppio attacco|difensore|raggiungere|minacciare|indistruttibile)"
            r"(?:[.,;]|$| e ))"
        ),
        "Questo permanente ha ",
    ),
    (
        (
            r"(?m)^(?:Ha|Prende|Ottiene) ([^.,:\n]*?) se (?=(?:controlli|ha un segnalino"
            r"|hai|è il tuo turno)\b)"
        ),
        r"Questo permanente ha \1 fintanto che ",
    ),
    (
        (
            r"(?m)^((?:Fintanto che|Finché) (?:controlli|hai|ha|non controlli) [^.,:\n]*, )"
            r"(?=(?:ha|prende|ottiene|non può) )"
        ),
        r"\1questo permanente ",
    ),
    (r"(?m)^(Fintanto che|Finché) (?=ha (?:un|una|due|almeno) )", r"\1 questo permanente "),
    (r"(?m)^(?:È|Viene) costrett[ao] ad attaccare (?=in ogni|ogni)", "Attacca "),
)
