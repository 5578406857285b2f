"""Whose things are: yours, those of opponents, those of the player who was spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_ONE = r"(?:creatura|terra|permanente|artefatto|incantesimo|planeswalker|pedina|token|[A-Z][a-zàèéìòù]+)"
_MANY = r"(?:creature|terre|permanenti|artefatti|incantesimi|planeswalker|pedine|[A-Z][a-zàèéìòù]+)"
_COLOUR = r"(?: (?:bianc|ner|ross|verd|blu|incolor)\w*)?"
# What is in another zone is nobody's who controls it.
_IN_PLAY_ONLY = r"(?![^.,:;\n]*\b(?:cimiter|grimorio|mazzo|mano|esilio|lanci))"
_GIVING = "tra gli|tra le|tra i|delle|degli|dagli|dalle|sulle|sugli|alle|agli|dai|dei|sui|gli|ai|le|i"

WHOSE: tuple[tuple[str, Becomes], ...] = (
    (
        (
            r"\b((?:giocatore|avversario)(?: bersaglio)? (?:sacrifica|STAPpa"
            r"|TAPpa|stappa|tappa) un)(a?) su[ao] (?=creatura|terra|permanente"
            r"|artefatto|incantesimo)"
        ),
        r"\1\2 ",
    ),
    (r"\b(cart[ae](?: [a-z]+)?) che (?:ha|hanno) nel (?:suo |loro )?cimitero\b", r"\1 dal suo cimitero"),
    (r"\b(cart[ae](?: [a-z]+)?) che hai nel (?:tuo )?cimitero\b", r"\1 dal tuo cimitero"),
    (r"\b([Ll])e tue altre ", r"\1e altre tue "),
    (r"\b([Ii]) tuoi altri ", "Gli altri tuoi "),
    (
        (
            rf"\b((?i:{_GIVING})(?: altre)?) tue ({_MANY})({_COLOUR})(?! che controlli)\b"
            rf"{_IN_PLAY_ONLY}"
        ),
        r"\1 \2\3 che controlli",
    ),
    (
        (
            rf"\b((?i:{_GIVING})(?: altri)?) tuoi (?!avversari)({_MANY})({_COLOUR})"
            rf"(?! che controlli)\b{_IN_PLAY_ONLY}"
        ),
        r"\1 \2\3 che controlli",
    ),
    (
        rf"\b([Oo]gni|[Cc]iascuna|[Cc]iascun) (altr[ao] )?tu[ao] ({_ONE})\b{_IN_PLAY_ONLY}",
        lambda m: f"{m[1]} {m[2] or ''}{m[3]} che controlli",
    ),
    (rf"\b([Uu]n[’']altra|[Uu]n altro) tu[ao] ({_ONE})\b{_IN_PLAY_ONLY}", r"\1 \2 che controlli"),
    (
        rf"\b([Uu]n)a? tu[ao] altr([ao]) ({_ONE})\b{_IN_PLAY_ONLY}",
        lambda m: f"{m[1]}{'’altra' if m[2] == 'a' else ' altro'} {m[3]} che controlli",
    ),
    (rf"\b([Uu]na|[Uu]n) tu[ao] ({_ONE}(?: bersaglio)?)\b{_IN_PLAY_ONLY}", r"\1 \2 che controlli"),
    (
        (
            rf"\b([Dd]ue|[Tt]re|[Qq]uattro|[Ff]ino a due|[Ff]ino a tre) (?:tue"
            rf"|tuoi) ({_MANY}(?: bersaglio)?)\b{_IN_PLAY_ONLY}"
        ),
        r"\1 \2 che controlli",
    ),
    (
        (
            rf"\b((?:[Ll]e|[Gg]li|[Ii]|[Tt]utte le|[Tt]utti i|[Oo]gni|[Aa]ltre"
            rf"|[Aa]ltri|[Uu]na|[Uu]n|[Uu]n[’']altra) ?(?:altr[aeoi] )?(?:{_MANY}"
            rf"|{_ONE}){_COLOUR}) "
            r"(?:sotto il tuo controllo|da te controllat[aeoi])(?=[ .,])(?! (?:del|fino))"
        ),
        r"\1 che controlli",
    ),
    (r"\bche controllano (i tuoi|gli) avversari\b", r"che \1 avversari controllano"),
    (r"\bche controlla (un|l[’'])\s*avversario\b", "che un avversario controlla"),
    (
        (
            r"\b(creatura|terra|permanente|artefatto|incantesimo) bersaglio "
            r"(?:avversari[ao]|nemic[ao])\b"
        ),
        r"\1 bersaglio che un avversario controlla",
    ),
    (r"\b(creatura|terra|permanente|artefatto|incantesimo) nemic[ao]\b", r"\1 avversaria"),
    (r"\b(creature|terre|permanenti|artefatti|incantesimi) nemic(?:he|i)\b", r"\1 avversarie"),
    (
        (
            r"\b((?:creatura|terra|permanente|artefatto|incantesimo) bersaglio) di "
            r"(quel giocatore|quell[’']avversario)\b"
        ),
        r"\1 che \2 controlla",
    ),
    (
        (
            rf"\b((?:per (?:ogni|ciascuna?)|[Ss]e|[Ff]inché|[Ff]intanto che|[Qq]uando) )hai "
            rf"(una?[’' ]?(?:{_ONE})[^.,:\n]*?)(?=,)(?<!in mano)(?<!cimitero)"
            rf"(?<!grimorio)"
        ),
        r"\1controlli \2",
    ),
    (
        (
            rf"\b(per (?:ogni|ciascuna?) (?:{_ONE})(?: [a-z]+)?) che hai(?: in campo"
            rf"| in gioco)?"
        )
        + END,
        r"\1 che controlli",
    ),
    # things come to you
    (
        (
            rf"\b([Oo]gniqualvolta|[Oo]gni volta che|[Qq]uando) ti entra (un[’' a]?[ ]?"
            rf"(?:{_ONE}))"
        ),
        r"\1 \2 entra sotto il tuo controllo",
    ),
    (
        (
            rf"\b([Oo]gniqualvolta|[Oo]gni volta che|[Qq]uando) (entra|muore"
            rf"|attacca|blocca)( in gioco| in campo| sul campo di battaglia)? "
            rf"(un[’' a]?[ ]?(?:altr[ao] )?{_ONE}(?: che controlli)?)( sotto il tuo controllo)?(?=,| ?\()"
        ),
        lambda m: f"{m[1]} {m[4]} {m[2]}{m[3] or ''}{m[5] or ''}",
    ),
    (
        (
            r"\bchi l[ao] controlla(?:va)?\b(?= (?:non |pu|perd|scart|sacrific"
            r"|guadagn|pesc|cre|mett|riv))"
        ),
        "il suo controllore",
    ),
    (r"\bdi chi l(?:e|i) controlla\b", "dei loro controllori"),
    (r"\bdi chi l[ao] controlla(?:va)?\b", "del suo controllore"),
    (r"\ba chi l[ao] controlla(?:va)?\b", "al suo controllore"),
    (
        r"\b([Cc])hi (?:l[ao] (?:porta|equipaggia|indossa)|ce l[’']ha addosso)\b",
        lambda m: f"{'L' if m[1] == 'C' else 'l'}a creatura equipaggiata",
    ),
    (
        (
            r"\b([Ll])a creatura (?:che l[ao] (?:porta|indossa)|a cui è (?:equipaggiato"
            r"|legato))\b"
        ),
        r"\1a creatura equipaggiata",
    ),
)
