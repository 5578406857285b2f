"""Small Italian: articles joined to prepositions, euphonic d, plurals, lists, the names of stages and zones."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judgekit.magic.vocabulary import COLOURS, TYPES
from judgekit.refs import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


# What we say of things without a name of their own begins with an article; a card's own name never does in lower case.
_ARTICLES = (
    ("l’", "l’"),
    ("il ", "l "),
    ("la ", "lla "),
    ("lo ", "llo "),
    ("i ", "i "),
    ("le ", "lle "),
    ("gli ", "gli "),
)
_VOWELS = frozenset("aeiou")
_MEN = frozenset({"andrea", "elia", "enea", "luca", "mattia", "nicola", "tobia"})
PLANAR_FACES = {
    "chaos": "il simbolo del caos",
    "planeswalker": "il simbolo del Planeswalker",
    "blank": "una faccia vuota",
}
_STEMS = {"a": "a", "di": "de", "da": "da", "su": "su", "in": "ne"}


def _joined(preposition: str, name: str) -> str:
    for article, tail in _ARTICLES:
        if name.startswith(article):
            stem = _STEMS[preposition]
            return f"{stem}l{tail}{name[len(article) :]}" if article == "l’" else f"{stem}{tail}{name[len(article) :]}"
    return f"{preposition} {name}"


def to(name: str) -> str:
    """A Bruno, ad Anna, all’abilità di Sciamano."""
    joined = _joined("a", name)
    return f"ad {name}" if joined == f"a {name}" and name[:1] in "aA" else joined


def of(name: str) -> str:
    """Di Bruno, dell’abilità di Sciamano, del danno da combattimento."""
    return _joined("di", name)


def by(name: str) -> str:
    return _joined("da", name)


def on(name: str) -> str:
    return _joined("su", name)


def inside(name: str) -> str:
    return _joined("in", name)


def an(noun: str) -> str:
    """Un’Isola, una Foresta: what is feminine with its article."""
    return f"un’{noun}" if fold(noun[:1]) in _VOWELS else f"una {noun}"


_MASCULINE = ("forma", "ista", "pirata", "profeta", "eremita", "atleta", "stratega", "gorilla", "cobra", "puma", "arca")
_FEMININE = frozenset(
    "mano eco virago brace cenere chiave corrente corte crisalide croce driade falange falce felce fenice fonte fornace"
    " lapide legge lente lepre lince luce madre mole nave neve notte nube pace peste radice rete scure serpe sete"
    " sfinge sorgente strige testuggine tigre torre vergine vestale veste vite voce volpe".split()
)
_MASCULINE_ALONE = frozenset(
    "abate abete alce altare ariete bisonte bue calice cane carcere ciclope cinghiale conte dente fiore fiume fulmine"
    " generale giudice lemure lume mantice mare martire milite monte ogre onore principe re rettile sacerdote seme sole"
    " verme".split()
)
_MEN_BY_ENDING = re.compile(r"(?:[^ei]one|[^i]eone|ante|[^m]ente|iere|tore|[bcdfgklmnprt])$")
_WOMEN_BY_ENDING = re.compile(r"(?:zione|sione|gione|trice|udine|tà|tù)$")
_NAMED = re.compile(r"(?:la pedina |la copia |l’abilità )?([\wÀ-ÿ]+)")


def gender(name: str) -> str:
    """How what is said of a thing agrees with its name: «a», «o»; "" where nobody can tell by its first word."""
    if name.startswith(("la ", "l’abilità")):
        return "a"
    first = _NAMED.match(name)
    word = fold(first[1]) if first is not None else ""
    if word in _FEMININE or (word.endswith("a") and not word.endswith(_MASCULINE)):
        return "a"
    if word.endswith("o") or word in _MASCULINE_ALONE:
        return "o"
    plain = first[1].casefold() if first is not None else ""
    return "a" if _WOMEN_BY_ENDING.search(plain) else "o" if _MEN_BY_ENDING.search(plain) else ""


def oneself(player: str) -> str:
    """Sé stessa, of whoever bears a name like Anna; whoever speaks of themselves keeps their word."""
    name = fold(player)
    if name in {"io", "tu"}:
        return player
    return "sé stessa" if name.endswith("a") and name not in _MEN else "sé stesso"


def listed(names: Iterable[str]) -> str:
    """Orso, Lupo ed Elfo."""
    *most, last = tuple(names) or ("",)
    if not most:
        return last
    return f"{', '.join(most)} {'ed' if fold(last[:1]) == 'e' else 'e'} {last}"


def count(number: int, one: str, many: str) -> str:
    """1 danno, 2 danni."""
    return f"{number} {one if number == 1 else many}"


def counted(cards: Iterable[str]) -> list[str]:
    """Cards by name, those of one name together: 3 carte, 2 Dardo, Scudo."""
    many = Counter(cards).items()
    return [card if n == 1 else f"{n} carte" if card == "una carta" else f"{n} {card}" for card, n in many]


def damage(number: int) -> str:
    return count(number, "danno", "danni")


def life(number: int) -> str:
    return count(number, "punto vita", "punti vita")


def capital(sentence: str) -> str:
    """The first letter as a sentence begins; what begins with a figure or symbol stays."""
    return sentence[:1].upper() + sentence[1:]


def small(sentence: str) -> str:
    """The first letter as it is within a sentence."""
    return sentence[:1].lower() + sentence[1:]


def doing(those: Collection[str], one: str, many: str) -> str:
    """Who does something, with the verb as it agrees."""
    return f"{listed(those)} {one if len(those) == 1 else many}"


def mana(symbols: Iterable[str]) -> str:
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def signed(number: int) -> str:
    return f"{number:+d}" if number else "+0"


def change_of_size(power: int, toughness: int) -> str:
    """+2/+0, -1/-1: the sign of a nought is that of the other number, as cards print it."""
    low = power < 0 or toughness < 0
    one, two = (f"{n:+d}" if n else "-0" if low else "+0" for n in (power, toughness))
    return f"{one}/{two}"


def colour(word: str) -> str:
    return COLOURS[word][0] if word in COLOURS else word


def card_type(word: str) -> str:
    return TYPES[word][0] if word in TYPES else word


# --- stages of a turn -------------------------------------------------------------------------------------------------

_PHASES = {
    "beginning": "fase d’inizio",
    "first main": "prima fase principale",
    "combat": "fase di combattimento",
    "second main": "seconda fase principale",
    "ending": "fase finale",
}
_STEPS = {
    "untap": "di STAP",
    "upkeep": "di mantenimento",
    "draw": "di acquisizione",
    "beginning of combat": "di inizio del combattimento",
    "declare attackers": "di dichiarazione delle creature attaccanti",
    "declare blockers": "di dichiarazione delle creature bloccanti",
    "combat damage": "di danno da combattimento",
    "end of combat": "di fine del combattimento",
    "end of turn": "di fine del turno",
    "cleanup": "di cancellazione",
}
_WOM = {
    "castle": "fase Castello",
    "challenge": "fase Sfida",
    "reveal": "scoperta delle Magie nascoste",
    "count": "conta dei modificatori",
    "winner": "proclamazione della squadra vincitrice",
    "assign": "fase Diamagic",
    "discarding": "fase Scartare",
    "drawing": "fase Pescare",
}
_MODERN = {
    "beginning": "fase iniziale",
    "first main": "fase principale pre-combattimento",
    "second main": "fase principale post-combattimento",
    "end of turn": "sottofase finale",
}


def stage(name: str, *, modern: bool = False) -> str:
    """A phase or step as the rules of its time call it: interfase di mantenimento, sottofase di mantenimento."""
    if modern and name in _MODERN:
        return _MODERN[name]
    if name in _PHASES:
        return _PHASES[name]
    if name in _WOM:
        return _WOM[name]
    if name in _STEPS:
        return f"{'sottofase' if modern else 'interfase'} {_STEPS[name]}"
    return name


def the_stage(name: str, *, modern: bool = False) -> str:
    """The same with its article."""
    said = stage(name, modern=modern)
    return f"l’{said}" if said[:1] in _VOWELS else f"la {said}"


def turn_of(number: int | None, player: str | None) -> str:
    """Turno 3 di Anna."""
    return f"Turno {number}{f' di {player}' if player else ''}" if number else "Prima della partita"


# --- zones ------------------------------------------------------------------------------------------------------------


def where(zone: str, player: str, *, modern: bool = False) -> str:
    """In gioco, nel cimitero di Anna, in pila: where something is."""
    return {
        "battlefield": "sul campo di battaglia" if modern else "in gioco",
        "exile": "in esilio" if modern else "fuori dal gioco",
        "stack": "in pila",
        "command": "nella zona di comando",
        "planar": f"nel mazzo planare {of(player)}",
        "phased": "fuori fase",
        "hand": f"nella mano {of(player)}",
        "graveyard": f"nel cimitero {of(player)}",
        "library": f"nel grimorio {of(player)}",
        "deck": f"nel mazzo {of(player)}",
        "wizards": f"nella squadra {of(player)}",
        "squad": f"fra i Maghi {of(player)}, non ancora schierati",
        "launched": f"fra le Magie lanciate {of(player)}",
        "hidden": f"fra le Magie lanciate nascoste {of(player)}",
        "discards": f"negli scarti {of(player)}",
        "castle": "al centro del tavolo",
        "castles": f"nel mazzo Castelli {of(player)}",
        "used castles": f"fra i Castelli scartati {of(player)}",
        "code": f"fra i Codici in uso {of(player)}",
        "support": f"nel Supporto {of(player)}",
        "tokens": f"fra i Diamagic {of(player)}",
        "reserve": "nella riserva",
        "stake": "in palio",
        "lost": "fuori dal gioco",
        "out": "fuori dalla partita",
    }.get(zone, zone)
