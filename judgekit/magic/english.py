"""What cards in English call things, for those who write a case with the card in their hands: the miss path only."""

from __future__ import annotations

# Keywords, as the glossary gives them (a test compares).
KEYWORDS = {
    "absorb": "assorbire", "afflict": "affliggere", "afterlife": "aldilà", "annihilator": "annientatore",
    "banding": "branco", "battle cry": "grido di guerra", "bloodthirst": "sete di sangue", "boast": "vanto",
    "buyback": "riscatto", "changeling": "cangiante", "convoke": "convocazione", "crew": "manovrare",
    "cumulative upkeep": "mantenimento cumulativo", "cycling": "ciclo", "dash": "accelerare",
    "deathtouch": "tocco letale", "decayed": "decomposto", "defender": "difensore", "delve": "esumare",
    "dethrone": "spodestare", "devoid": "vacuità", "devour": "divorare", "disguise": "camuffare",
    "double strike": "doppio attacco", "echo": "eco", "embalm": "imbalsamare", "enlist": "arruolare",
    "entwine": "intrecciare", "equip": "equipaggiare", "eternalize": "eternare", "evolve": "evoluzione",
    "exalted": "esaltato", "exploit": "sfruttare", "extort": "estorsione", "fabricate": "fabbrica",
    "fading": "dissolvenza", "fear": "paura", "first strike": "attacco improvviso", "flanking": "aggirare",
    "flash": "lampo", "flying": "volare", "for mirrodin!": "per Mirrodin!", "frenzy": "frenesia", "graft": "innesto",
    "haste": "rapidità", "hexproof": "anti-malocchio", "improvise": "improvvisare",
    "indestructible": "indistruttibile", "infect": "infettare", "ingest": "ingerire", "intimidate": "intimidire",
    "kicker": "potenziamento", "lifelink": "legame vitale", "living weapon": "arma vivente", "madness": "follia",
    "megamorph": "megamorfosi", "melee": "mischia", "menace": "minacciare", "mentor": "mentore",
    "modular": "modulare", "morph": "metamorfosi", "outlast": "perdurare", "persist": "persistere", "phase": "fase",
    "poisonous": "avvelenare", "provoke": "provocare", "prowess": "prodezza", "rampage": "furia",
    "reach": "raggiungere", "reconfigure": "riconfigurare", "renown": "rinomare", "riot": "tumulto",
    "horsemanship": "cavalierato",
    "scavenge": "mangiacarogne", "shadow": "ombra", "shroud": "velo", "skulk": "furtivo", "soulshift": "muta-anima",
    "split second": "battibaleno", "storm": "tempesta", "totem armor": "armatura totem", "toxic": "tossico",
    "training": "addestramento", "trample": "travolgere", "transfigure": "trasfigurare", "transmute": "trasmutare",
    "unblockable": "imbloccabile", "undying": "immortale", "unearth": "dissotterrare", "unleash": "scatenare",
    "vanishing": "evanescenza", "vigilance": "cautela", "ward": "egida", "wither": "avvizzire",
}  # fmt: skip
WORDS = {
    "white": "bianco", "blue": "blu", "black": "nero", "red": "rosso", "green": "verde", "colorless": "incolore",
    "creature": "creatura", "artifact": "artefatto", "enchantment": "incantesimo", "instant": "istantaneo",
    "sorcery": "stregoneria", "land": "terra", "token": "pedina", "tapped": "TAPpata", "untapped": "STAPpata",
    "legendary": "leggendaria", "summoning sickness": "debolezza da evocazione", "protection from": "protezione da",
    "pro black": "protezione dal nero", "aura": "Aura",
}  # fmt: skip


def italian(phrase: str) -> str:
    """The Italian of an English keyword or word; "" where it is none."""
    said = phrase.strip().lower()
    return KEYWORDS.get(said) or WORDS.get(said) or ("protezione da" if said.startswith("protection from ") else "")
