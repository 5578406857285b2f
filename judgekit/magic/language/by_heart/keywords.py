"""Keywords as people call them: in English, by older names, or as they translate them by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, THIS, raised

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_LANDS = r"pianure|isole|paludi|montagne|foreste"

KEYWORDS = {
    "bandare": "branco", "banding": "branco", "bande": "branco", "tocco mortale": "tocco letale",
    "attacco doppio": "doppio attacco", "doppio colpo": "doppio attacco", "primo attacco": "attacco improvviso",
    "primo colpo": "attacco improvviso", "calpestare": "travolgere", "calpestio": "travolgere", "fretta": "rapidità",
    "vigilanza": "cautela", "portata": "raggiungere", "minaccia": "minacciare",
    "attacco iniziale": "attacco improvviso",
    "legame di vita": "legame vitale", "legame vita": "legame vitale", "volo": "volare", "volante": "volare",
    "persistente": "persistere", "ciclare": "ciclo", "fear": "paura", "intimidate": "intimidire",
    "bloodthirst": "sete di sangue", "regalo": "dono", "indistruttibilità": "indistruttibile",
    "provoke": "provocare", "shadow": "ombra", "buyback": "riscatto",
    "cumulative upkeep": "mantenimento cumulativo", "rampage": "furia", "entwine": "intrecciare", "modular": "modulare",
    "sunburst": "solarizzazione", "dredge": "dragare", "transmute": "trasmutare", "replicate": "replicare",
    "split second": "battibaleno", "vanishing": "evanescenza", "fading": "dissolvenza", "evoke": "apparire",
    "evocare": "apparire", "hideaway": "nascondiglio", "conspire": "cospirare", "retrace": "rievocare",
    "devour": "divorare", "exalted": "esaltato", "unearth": "dissotterrare", "annihilator": "annientatore",
    "annichilatore": "annientatore", "rebound": "ripresa", "battle cry": "grido di guerra", "miracle": "miracolo",
    "living weapon": "arma vivente", "overload": "sovraccarico", "scavenge": "mangiacarogne", "extort": "estorsione",
    "bestow": "conferire", "dethrone": "spodestare", "outlast": "perdurare", "exploit": "sfruttare",
    "devoid": "vacuità", "skulk": "furtivo", "crew": "manovrare", "toxic": "tossico",
    "afterlife": "aldilà", "riot": "tumulto", "escape": "fuga", "foretell": "predire", "mentor": "mentore",
    "unleash": "scatenare", "dash": "accelerare", "emerge": "emergere",
    "furtività": "furtivo", "persistenza": "persistere", "disturb": "disturbare",
    "casualty": "danno collaterale", "training": "addestramento", "melee": "mischia", "fabricate": "fabbrica",
    "surge": "ondata", "spectacle": "spettacolo", "mutate": "mutazione", "boast": "vanto", "cleave": "fendere",
    "reconfigure": "riconfigurare", "ascend": "ascesa", "improvise": "improvvisare", "embalm": "imbalsamare",
    "soulbond": "unione d’anime", "haunt": "tormentare", "prowl": "predatore", "graft": "innesto", "cipher": "cifrare",
    "jump-start": "carica d’avvio", "enlist": "arruolare", "squad": "squadra", "offspring": "prole",
    "myriad": "miriade", "warp": "distorsione",
    "riesumare": "dissotterrare", "disseppellire": "dissotterrare", "frazione di secondo": "battibaleno",
    "level up": "aumentare di livello", "renown": "rinomare", "tribute": "tributo",
}  # fmt: skip
_WALKS = {"island": "isole", "swamp": "paludi", "mountain": "montagne", "forest": "foreste", "plains": "pianure"}
_STANDS = (
    r"(?m)(^|, ?|\b(?:ha|hanno|con|guadagna|guadagnano|ottiene|ottengono|acquisisce|"
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
