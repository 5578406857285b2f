"""Pronouns before the verb, where cards hang them behind it: `la metti in mano`, `e lo sacrifichi`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

# Second person, and what cards bid.
_BIDS = {
    "metti": "metti", "rimetti": "rimetti", "prendi": "prendi", "riveli": "rivela", "mostri": "rivela",
    "esili": "esilia",
    "sacrifichi": "sacrifica", "scarti": "scarta", "distruggi": "distruggi", "tappi": "TAPpa", "TAPpi": "TAPpa",
    "stappi": "STAPpa", "STAPpi": "STAPpa", "riprendi": "riprendi", "aggiungi": "aggiungi", "rigeneri": "rigenera",
    "lanci": "lancia", "fai vedere": "rivela", "rimuovi": "rimuovi",
}  # fmt: skip
_VERBS = "|".join(sorted(_BIDS, key=len, reverse=True))


def _hung(found: re.Match[str]) -> str:
    """`la metti`: put it."""
    verb = _BIDS[found[3]] + found[2].lower()
    begins = not found[1] or found[1].startswith(".")
    return found[1] + (verb[0].upper() + verb[1:] if begins and not verb.startswith(("TAP", "STAP")) else verb)


CLITICS: tuple[tuple[str, Becomes], ...] = (
    (rf"(?m)((?:^|[.,:;] (?:poi )?(?:e )?|\be (?:poi )?))(?:tu )?([Ll][aoe]|[Ll]i) ({_VERBS})\b", _hung),
    (r"\b(?:metti|prendi)l([ae]) in mano\b", r"aggiungil\1 alla tua mano"),
    (r"\baggiunger?l([ae]) alla mano\b", lambda m: m[0].replace("alla mano", "alla tua mano")),
    (
        r"\b(?:ci|vi) metti (?:sopra )?((?:un|due|tre|X|[0-9]+) segnalin[oi](?: [^ .,]+)?)(?: sopra)?" + END,
        r"metti \1 su di essa",
    ),
    (r"\b([Cc]on (?:un|due|tre|X) segnalin[oi] [^ .,]+) sopra" + END, r"\1"),
    (r"\b(?:ti (?:fa|infligge)|infliggendoti) ((?:[0-9]+|X|un|due|tre) dann[oi])", r"infligge \1 a te"),
    (
        r"(?:,| e| e poi|,? poi|, e poi) ne (scarti|scarta) (una|due|tre)" + END,
        lambda m: f", poi scarta {m[2]} cart{'a' if m[2] == 'una' else 'e'}",
    ),
    (
        (
            r"\b([Uu]n avversario bersaglio|[Qq]uel giocatore|[Ii]l giocatore bersaglio) prende "
            r"una carta dalla (?:sua |propria )?mano e la mette (?=in cima|in fondo)"
        ),
        r"\1 mette una carta dalla sua mano ",
    ),
    (
        r", stappala e (?:dalle|prende|guadagna|ha) ([a-z ]+?) (?:fino alla fine del turno)" + END,
        r". STAPpala. Guadagna \1 fino alla fine del turno",
    ),
    (
        r"\bScegli (una? [^.,:\n]*?bersaglio[^.,:\n]*?) e crea una pedina che ne è una copia\b",
        r"Crea una pedina che è una copia di \1",
    ),
    (
        (
            r"\b([Qq]uella (?:carta|creatura)) (?:ri)?torna (sul campo di battaglia"
            r"|in gioco|in campo),? sotto il controllo del (?:suo )?proprietario"
        ),
        lambda m: f"rimetti {m[1].lower()} {m[2]} sotto il controllo del suo proprietario",
    ),
)
