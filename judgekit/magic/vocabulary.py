"""The words of the game in Italian, beside those that the engine uses: colours, types, zones, turns, statuses.

Readers and printers share these tables, so that a word is spelled in one place. The first form is the printed one.
"""

from __future__ import annotations

COLOURS = {
    "white": ("bianco", "bianca", "bianchi", "bianche"),
    "blue": ("blu",),
    "black": ("nero", "nera", "neri", "nere"),
    "red": ("rosso", "rossa", "rossi", "rosse"),
    "green": ("verde", "verdi"),
    "colorless": ("incolore", "incolori"),
    "multicolor": ("multicolore", "multicolori"),
}

TYPES = {
    "creature": ("creatura", "creature"),
    "artifact": ("artefatto", "artefatti"),
    "enchantment": ("incantesimo", "incantesimi"),
    "land": ("terra", "terre"),
    "instant": ("istantaneo", "istantanei"),
    "sorcery": ("stregoneria", "stregonerie"),
    "planeswalker": ("planeswalker",),
    "battle": ("battaglia", "battaglie"),
    "kindred": ("tribale", "tribali", "stirpe"),
}

SUPERTYPES = {
    "basic": ("base",),
    "legendary": ("leggendaria", "leggendario", "leggendari", "leggendarie"),
    "world": ("mondo", "mondi"),
    "snow": ("neve",),
}

ZONES = {
    "battlefield": ("in gioco", "campo di battaglia", "gioco"),
    "hand": ("mano", "in mano"),
    "library": ("grimorio", "mazzo"),
    "graveyard": ("cimitero",),
    "exile": ("esilio", "rimosse dal gioco", "rimossa dal gioco", "rimosso dal gioco", "fuori dal gioco"),
    "stack": ("pila", "in pila"),
    "command": ("zona di comando",),
    "phased": ("fuori fase",),
}

# Phases without steps and steps, in the order of a turn, as the engine calls them.
STEPS = {
    "untap": ("STAP", "sottofase di STAP"),
    "upkeep": ("mantenimento", "sottofase di mantenimento"),
    "draw": ("acquisizione", "sottofase di acquisizione"),
    "first main": (
        "prima fase principale",
        "fase principale",
        "fase principale pre-combattimento",
        "fase principale precombattimento",
        "prima principale",
    ),
    "beginning of combat": (
        "inizio del combattimento",
        "sottofase di inizio del combattimento",
        "inizio combattimento",
    ),
    "declare attackers": (
        "dichiarazione delle creature attaccanti",
        "dichiarazione degli attaccanti",
        "dichiarazione attaccanti",
        "attacco",
    ),
    "declare blockers": (
        "dichiarazione delle creature bloccanti",
        "dichiarazione dei bloccanti",
        "dichiarazione bloccanti",
        "blocco",
    ),
    "combat damage": ("danno da combattimento", "sottofase di danno da combattimento", "danno"),
    "end of combat": ("fine del combattimento", "sottofase di fine del combattimento", "fine combattimento"),
    "second main": (
        "seconda fase principale",
        "fase principale post-combattimento",
        "fase principale postcombattimento",
        "seconda principale",
    ),
    "end of turn": ("fine del turno", "sottofase finale", "fine turno"),
    "cleanup": ("cancellazione", "sottofase di cancellazione"),
}

BASIC_LAND_TYPES = {
    "Pianura": ("pianura", "pianure"),
    "Isola": ("isola", "isole"),
    "Palude": ("palude", "paludi"),
    "Montagna": ("montagna", "montagne"),
    "Foresta": ("foresta", "foreste"),
}

# Keywords that stand alone, those that are about a quality or a cost, and those that are about a number.
KEYWORDS = (
    "attacco improvviso", "doppio attacco", "aggirare", "volare", "rapidità", "ombra", "travolgere", "paura", "cautela",
    "raggiungere", "difensore", "tocco letale", "legame vitale", "indistruttibile", "minacciare", "intimidire",
    "anti-malocchio", "velo", "lampo", "provocare", "imbloccabile", "branco", "orrore", "convocazione", "riconfigurare",
    "prodezza", "infettare", "avvizzire", "persistere", "immortale", "esaltato", "cambiaforma", "fase",
)  # fmt: skip
KEYWORDS_OF_COST = (
    "eco", "ciclo", "mantenimento cumulativo", "riscatto", "potenziamento", "flashback", "follia", "metamorfosi",
    "equipaggiare", "intrecciare", "ninjutsu", "egida",
)  # fmt: skip
KEYWORDS_OF_NUMBER = ("furia", "bushido", "assorbire", "tossico", "annientatore")

STATUSES = {
    "tapped": ("TAPpata", "TAPpato", "TAPpate", "TAPpati"),
    "untapped": ("STAPpata", "STAPpato", "STAPpate", "STAPpati"),
    "new": ("debolezza da evocazione", "ha debolezza da evocazione", "con debolezza da evocazione"),
    "entered this turn": ("entrata questo turno", "entrato questo turno", "entrata in questo turno"),
    "face down": ("a faccia in giù",),
    "phased out": ("fuori fase",),
    "attacking": ("attaccante", "sta attaccando", "che sta attaccando"),
    "blocking": ("bloccante", "sta bloccando", "che sta bloccando"),
}


def by_word(table: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Every form of a table, in lower case, with the word that the engine uses."""
    return {form.lower(): word for word, forms in table.items() for form in forms}
