"""Keywords as people call them: in English, by older names, or as they translate them by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import english
from judgekit.magic.language.by_heart.pieces import END, THIS, raised

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_LANDS = r"pianure|isole|paludi|montagne|foreste"

# Beside the English ones that the rest of the tool knows: more of these, older names, and what people translate so.
KEYWORDS = english.KEYWORDS | {
    "ascend": "ascesa", "bestow": "conferire", "cascade": "cascata", "casualty": "danno collaterale",
    "cipher": "cifrare", "cleave": "fendere", "conspire": "cospirare", "disturb": "disturbare", "dredge": "dragare",
    "emerge": "emergere", "escape": "fuga", "evoke": "apparire", "foretell": "predire", "haunt": "tormentare",
    "hideaway": "nascondiglio", "jump-start": "carica d’avvio", "level up": "aumentare di livello",
    "miracle": "miracolo", "multikicker": "multipotenziamento", "mutate": "mutazione", "myriad": "miriade",
    "offspring": "prole", "overload": "sovraccarico", "prowl": "predatore", "rebound": "ripresa",
    "replicate": "replicare", "retrace": "rievocare", "soulbond": "unione d’anime", "spectacle": "spettacolo",
    "squad": "squadra", "sunburst": "solarizzazione", "surge": "ondata", "tribute": "tributo", "warp": "distorsione",
    "addestrare": "addestramento", "annichilatore": "annientatore", "attacco doppio": "doppio attacco",
    "attacco iniziale": "attacco improvviso", "banda": "branco", "bandare": "branco", "bande": "branco",
    "calpestare": "travolgere", "calpestio": "travolgere", "ciclare": "ciclo", "convocare": "convocazione",
    "disseppellire": "dissotterrare", "doppio colpo": "doppio attacco", "evocare": "apparire",
    "evolvere": "evoluzione", "evolversi": "evoluzione", "frazione di secondo": "battibaleno", "fretta": "rapidità",
    "furtività": "furtivo", "indistruttibilità": "indistruttibile", "legame di vita": "legame vitale",
    "legame vita": "legame vitale", "minaccia": "minacciare", "multi-potenziamento": "multipotenziamento",
    "persistente": "persistere", "persistenza": "persistere", "portata": "raggiungere",
    "primo attacco": "attacco improvviso", "primo colpo": "attacco improvviso", "regalo": "dono",
    "riesumare": "dissotterrare", "tocco mortale": "tocco letale", "vigilanza": "cautela", "volante": "volare",
    "volo": "volare",
}  # fmt: skip
_WALKS = {"island": "isole", "swamp": "paludi", "mountain": "montagne", "forest": "foreste", "plains": "pianure"}
_STANDS = (
    r"(?m)(^|, ?|\b(?:[Hh]a|hanno|con|guadagna|guadagnano|ottiene|ottengono|acquisisce|"
    r"perde|perdono) |\be )"
)
_STOPS = r"(?= *(?:[.,;({—]|$| e | fino| [0-9]))"


def _keyword(found: re.Match[str]) -> str:
    word = KEYWORDS[found[2].lower()]
    return found[1] + (raised(word) if found[2][0].isupper() else word)


def _walk(found: re.Match[str]) -> str:
    word = f"passa-{found[3].lower()}" if found[3] else f"passa-{_WALKS[found[4].lower()]}"
    return found[1] + (raised(word) if found[2][0].isupper() else word)


OF_KEYWORDS: tuple[tuple[str, Becomes], ...] = (
    (r"(?m)(^|, ?|[.] )Vola(?=[.,]| e |$)", r"\1Volare"),
    (r"(?m)^(?:Travolge|Calpesta)(?=[.,]| e |$)", "Travolgere"),
    (r"\b[Pp]ro-? ?(bianco|blu|nero|rosso|verde)\b", r"protezione dal \1"),
    (r"(?m)^(?:Aura: )?[Ee]nchant creature\b", "Incanta creatura"),
    (r"(?m)^Aura: (?=[Ii]ncanta )", ""),
    (r"(?m)^Con (?=(?:attacco|volare|travolgere|rapidità|cautela|legame|tocco|difensore)\b)", ""),
    (rf"{_STANDS}((?i:{'|'.join(sorted(KEYWORDS, key=len, reverse=True))})){_STOPS}", _keyword),
    (
        (
            rf"{_STANDS}((?i:(?:cammina|attraversa|passa)[- ]?(?:nelle |le )?({_LANDS})"
            rf"|({'|'.join(_WALKS)})walk)){_STOPS}"
        ),
        _walk,
    ),
    (
        (
            rf"(?:^|(?<=\n))({THIS}|Quest[ao] \w+) (?:attacca senza TAPparsi|non (?:si "
            rf")?TAPpa (?:per attaccare|quando attacca|attaccando)){END}"
        ),
        lambda m: f"Attaccare non fa TAPpare {m[1][0].lower()}{m[1][1:]}",
    ),
)
