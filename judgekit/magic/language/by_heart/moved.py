"""Things that go from zone to zone or change hands, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_THINGS = r"(?:creatura|pedina|terra|magia|carta)"
_NOT = r"leggendari[aeo]|base|terra|creatura|artefatto|incantesimo|pedina|Aura"


def _half_kept(found: re.Match[str]) -> str:
    """`mettine una sul campo di battaglia e l’altra in mano`: the other is added to the hand."""
    return f"{found[1]} e aggiungi l’altra alla tua mano"


def _exchanged_with(found: re.Match[str]) -> str:
    """`Scambia i tuoi punti vita con quelli dell’avversario bersaglio`: with that player."""
    whom = found[3]
    article = "" if not whom.startswith(("avv", "gio")) else "l’" if whom.startswith("avv") else "il "
    return f"{found[1]}cambia i punti vita con {article}{whom}"


def _searched(found: re.Match[str]) -> str:
    """`Cerca nel cimitero, nella mano e nel grimorio di … fino a`: one looks through all of them for that."""
    zones = found[1].strip().replace("nella ", "la ").replace("nel ", "il ")
    whose = f" {found[2]}" if found[2] else ""
    return f"Passa in rassegna {zones}{whose} per "


MOVED: tuple[tuple[str, Becomes], ...] = (
    (
        (
            r"\b([Ff])in(?:ché|o a che|o a quando) (?:non finisce (?:il|questo) turno"
            r"|(?:il|questo) turno non (?:finisce|termina)|non termina (?:il|questo) turno)"
        ),
        r"\1ino alla fine del turno",
    ),
    (r"\b([Ff]|[Ss])ino al termine del turno\b", lambda m: f"{'F' if m[1].isupper() else 'f'}ino alla fine del turno"),
    (
        r"\be la sua forza e (?:la sua )?costituzione(?: di)? base (?:diventano|sono) ([0-9X]+/[0-9X]+)",
        r"e ha forza e costituzione base \1",
    ),
    (rf"\bnon-?({_NOT})\b", r"non \1"),
    (r"\bi(?:n|m)bloccabile\b", "imbloccabile"),
    (r"\bescono (?:di|da(?:lla)?) fase\b|\b(?:vanno|passano|finiscono) (?:fuori fase|in fase|per fase)", "scompaiono"),
    (r"\besc(?:e) (?:di|da(?:lla)?) fase\b", "scompare"),
    (
        rf"\b(mettine una {IN_PLAY}(?: (?:TAPpata|tappata))?) e (?:metti )?l[’']altra (?:in|nella tua) mano",
        _half_kept,
    ),
    (
        (
            r"\bCerca ((?:ne(?:l|lla) (?:suo |sua )?(?:cimitero|mano|grimorio)(?:,? e |, )?){2,3}) (d[^.,\n]+?)? ?"
            r"(?=(?:fino a|un[ao]?|tutte|un qualsiasi numero di) )"
        ),
        _searched,
    ),
    (rf"\b({_THINGS}) che controlla (un avversario|il giocatore bersaglio)(?= )", r"\1 controllata da \2"),
    (r"\be? ?invece quel giocatore salta quella pescata e tu peschi una carta\b", "invece tu peschi una carta"),
    (r"\bda qualsiasi punto\b|\bda qualunque (?:punto|zona)\b|\bda dovunque\b|\bda ogni zona\b", "da qualsiasi zona"),
    (
        (
            r"\b([Ss])cambia i (?:tuoi )?punti vita(?: totali)? con "
            r"(?:(?:quelli )?(d)(?:ell[’']|el |i )|(?=l[’']|il |un))"
            r"((?:l[’']|il |un )?(?:avversario|giocatore) bersaglio)"
        ),
        _exchanged_with,
    ),
    (
        r"\bI tuoi punti vita(?: totali)? diventano (?:pari|uguali) (?:a quelli|ai punti vita(?: totali)?) "
        r"(?:dell[’']|del )((?:avversario|giocatore) bersaglio),? e viceversa" + END,
        lambda m: f"Scambia i punti vita con {'l’' if m[1].startswith('a') else 'il '}{m[1]}",
    ),
)
