"""Costs told in words or without braces: `2, TAP:`, `paga 1B e sacrificala:`, `Equip 2`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.language.by_heart.pieces import THIS, of_mana

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_SYMBOLS = re.compile(r"[0-9]+|[XWUBRGCS]")
_BARE = r"(?:[1-9][0-9]?|0|X+)?(?:[WUBRGC]{1,6})|(?:[1-9][0-9]?|X)"
_NUMBERS = {"un": "1", "uno": "1", "due": "2", "tre": "3", "quattro": "4", "cinque": "5", "sei": "6"}
_PARTED = re.compile(r" *(?:, *(?:e )?| e ) *(?=[^,])")
_OF_MANA = re.compile(
    r"(un|uno|due|tre|quattro|cinque|sei|[0-9]+|X) mana"
    r"(?: (?P<colour>bianc\w+|blu|ner\w+|ross\w+|verd\w+)| (?P<any>generic[oi]|qualsiasi|qualunque|di qualsiasi tipo))?"
)
# What a part of a cost may be, and how cards say it.
_ITSELF = rf"(?:{THIS}|questa|questo|sé stess[ao]|se stess[ao]|lei|essa|esso)"
_PARTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), becomes)
    for pattern, becomes in (
        (rf"(?i:tap|tappa|tappal[ao]|tappare|tappando|tappandol[ao]|tapparl[ao]|(?:tappa|tappare) {_ITSELF})", "{T}"),
        (r"\{[TQ]\}|(?:\{[^{}]+\} *)+|[Pp]aga (?:\{E\})+", ""),
        (r"(?i:sac|sacrifical[ao]|sacrificarl[ao]|sacrificandol[ao]|sac l[ao])", "sacrifica questo permanente"),
        (rf"(?i:sac|sacrifica|sacrificare|sacrificando) {_ITSELF}", "sacrifica questo permanente"),
        (r"(?:[Pp]aga(?:re|ndo)?|[Ss]pend(?:i|ere|endo)) (?:1|un|una) (?:punto vita|vita)", "paga 1 punto vita"),
        (
            (
                r"(?:[Pp]aga(?:re|ndo)?|[Ss]pend(?:i|ere|endo)) "
                r"(?P<life>[0-9]+|X|due|tre|quattro|cinque) (?:punti vita|vite)"
            ),
            r"paga \g<life> punti vita",
        ),
        (r"(?:[Ss]acrifica|[Ss]acrificare|[Ss]acrificando|[Ss]ac) (?P<what>.+)", r"sacrifica \g<what>"),
        (r"(?:[Ss]carta|[Ss]carti|[Ss]cartare|[Ss]cartando) (?P<what>.+)", r"scarta \g<what>"),
        (r"(?:[Ee]silia|[Ee]siliare|[Ee]siliando) (?P<what>.+)", r"esilia \g<what>"),
        (r"(?:[Rr]imuovi|[Rr]imuovere|[Rr]imuovendo) (?P<what>.+)", r"rimuovi \g<what>"),
        (r"(?:[Rr]ivela|[Rr]ivelare|[Rr]ivelando) (?P<what>.+)", r"rivela \g<what>"),
        (r"(?i:tappa|tappare|tappando) (?P<what>.+)", r"TAPpa \g<what>"),
        (r"(?:[Rr]iprend(?:i|ere)|[Rr]imetti|[Ff]ai tornare) (?P<what>.+)", ""),
    )
)


def braced(text: str) -> str:
    """`2UU` as symbols in braces."""
    return "".join(f"{{{one}}}" for one in _SYMBOLS.findall(text))


def _mana(part: str) -> str | None:
    """A part of a cost that is mana, in symbols; None where it is none."""
    part = re.sub(r"^(?:[Pp]aga(?:re|ndo)?|[Ss]pend(?:i|ere|endo)) (?![^,]*\bvit[ae]\b)", "", part).strip()
    if re.fullmatch(_BARE, part) and not part.startswith("0"):
        return braced(part)
    if re.fullmatch(r"(?:\{[^{}TQE]+\} *)+", part):
        return part.replace(" ", "")
    told = _OF_MANA.fullmatch(part)
    if told is None:
        return None
    many = _NUMBERS.get(told[1], told[1])
    if told["colour"] is None:
        return f"{{{many}}}"
    return of_mana(told["colour"]) * int(many) if many.isdigit() and len(many) == 1 else None


def _part(part: str) -> str | None:
    """A part of a cost as cards say it; None where it is no cost that is known."""
    if (mana := _mana(part)) is not None:
        return mana
    for pattern, becomes in _PARTS:
        if (found := pattern.fullmatch(part)) is not None:
            return found.expand(becomes) if becomes else part
    return None


def _costs(found: re.Match[str]) -> str:
    """What stands before a colon, where all of it is costs."""
    told = re.sub(r"^(?:[Cc]osto|[Cc]on) (?=[{0-9])", "", found[1].strip())
    told = re.sub(r"(?<=\}) *(?=\{[TQ]\})", ", ", told)
    told = re.sub(r"\b([0-9]+) e (?=[WUBRG]\b)", r"\1", told)
    parts = [_part(one.strip()) for one in _PARTED.split(told)]
    if any(one is None for one in parts):
        return found[0]
    mana = "".join(one for one in parts if one is not None and re.fullmatch(r"(?:\{[^{}TQ]+\})+", one))
    rest = [one for one in parts if one is not None and not re.fullmatch(r"(?:\{[^{}TQ]+\})+", one)]
    said = ", ".join(([mana] if mana else []) + rest)
    return f"{said[:1].upper()}{said[1:]}:"


def _of_a_keyword(found: re.Match[str]) -> str:
    return f"{found[1]} {braced(found[2])}"


_WITH_COST = "|".join(sorted(map(re.escape, vocabulary.KEYWORDS_OF_COST), key=len, reverse=True))

TOLD_COSTS: tuple[tuple[str, Becomes], ...] = (
    (r"(?<=[.;] )((?:\{[^{}]+\})+(?:, *[^.:;\n\"«]{1,60}?)?: )", r"\n\1"),
    (r"(?m)^([^:\n\"«•—+−-][^:\n\"«•—]{0,90}?):(?= |$)", _costs),
    (
        (
            r"(?m)^(?:[Ee]quip|[Ee]quipaggia|[Cc]osto di [Ee]quipaggiamento"
            r"|[Ee]quipaggia(?:mento|re costa)):? *(?=[0-9{])"
        ),
        "Equipaggiare ",
    ),
    (rf"(?m)(?:^|(?<=[.,;] ))((?i:{_WITH_COST})) *[:—-]? *({_BARE})(?=\s*(?:[.,;(]|$))", _of_a_keyword),
)
