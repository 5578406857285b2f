"""What happens instead of what is about to happen, and damage that is prevented or goes elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

TO = {"il": "al ", "la": "alla ", "le": "alle ", "gli": "agli ", "i": "ai ", "lo": "allo ", "l’": "all’", "l'": "all'"}
_ABOUT = r"(?:st(?:a|anno|arebbe|arebbero|esse|essero) per|dovess(?:e|ero))"
_STANDS = {"ebbe": "sta", "ebbero": "stanno", "esti": "stai"}


def _dealt_to(found: re.Match[str]) -> str:
    """`Se questa creatura sta per subire danno`: if damage is about to be dealt to it."""
    to = TO[found[2].strip().lower()] if found[2] else "a "
    return f"{found[1]} sta per essere inflitto danno{found[4] or ''} {to}{found[3]}"


INSTEAD: tuple[tuple[str, Becomes], ...] = (
    (
        (
            rf"\b([Ss]e) (il |la |lo |l[’']|i |le |gli |)(?!tu\b|del |viene )([^.,:\n]+?) (?:{_ABOUT} "
            r"(?:subire|ricevere)|subirebbe(?:ro)?|riceverebbe(?:ro)?) (?:del )?danno( da combattimento)?(?=,)"
        ),
        _dealt_to,
    ),
    (r"\b([Ss]e [^.,:\n]*?)\bstar(ebbero|ebbe|esti) per\b", lambda m: f"{m[1]}{_STANDS[m[2]]} per"),
    (
        (
            r"\bSe (?:verrebbe(?:ro)?|sarebbe(?:ro)?|dovess(?:e|ero) (?:venire|essere)|sta(?:nno)? per essere) "
            r"mess[oi] (uno o più segnalini(?: \S+)?) (su [^.,]+),"
        ),
        r"Se \1 stanno per essere messi \2,",
    ),
    (
        (
            r"\b(?:vengono|ne vengono|sono) (?:invece )?mess[ie](?: invece)?(?: su (?:di )?"
            r"(?:essa|esso|quella creatura|quel permanente))? altrettanti"
            r"(?: segnalini(?: [+-][0-9]/[+-][0-9])?)? più (uno|due|tre|[0-9]+)\b"
        ),
        r"invece ne vengono messi altrettanti più \1",
    ),
    (
        (
            r"(?m)^Se (?:la creatura|il permanente|la terra|l[’']artefatto|il planeswalker) incantat[ao] "
            r"(?:st(?:a|arebbe|esse) per essere|dovesse (?:essere|venire)|verrebbe|sarebbe) distrutt[ao], "
            r"(?:invece )?rimuovi (?:invece )?tutt[oi] (?:il danno|i danni) da(?: ess[ao]|lla creatura|l permanente) "
            r"e(?: invece)? distruggi (?:quest[’']|questa )Aura(?: invece)?" + END
        ),
        "Armatura totem",
    ),
    (
        (
            r"(?m)^(?:La prima volta che|Quando per la prima volta) ([^.,:\n]+?) "
            r"(?:in|a|per|nel)? ?(?:ogni|un|ciascun) turno,"
        ),
        r"Ogniqualvolta \1 per la prima volta in ogni turno,",
    ),
    (
        r"\b[Ss]e (?:del danno|danno|il danno|quel danno|qualche danno) (?:viene|è) prevenuto in questo modo\b",
        "Se viene prevenuto danno in questo modo",
    ),
    (
        (
            r"\bdanno(?P<kind> da combattimento)? che (?:in )?questo turno verrebbe inflitto "
            r"((?:a|al|all|alla|alle|ai|agli)\b[’']?[^.,]*?)(?= da una? | viene )"
        ),
        r"danno\g<kind> che verrebbe inflitto \2 in questo turno",
    ),
    (
        r"\b(danno(?: da combattimento)? che )la (fonte(?: [^.,\n]+?)? (?:a tua scelta|che scegli)\b)",
        r"\1una \2",
    ),
    (
        (
            r"\b[Ss]e l[’'](?:entrata|ingresso)(?: (?:in gioco|(?:sul|nel) campo di battaglia|in campo))? "
            r"d(?:i |ell[’']|ella |el )(un[’' ]?[^.,]*?) (fa innescare [^.,]*),"
        ),
        lambda m: f"Se {m[1].replace(' o di un', ' o un')} che entra {m[2]},",
    ),
)
