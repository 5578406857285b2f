"""A sentence of a scenario, read from left to right: words of the language, names by longest match, the rest a fault.

A name that the board knows is recognised whatever stands in it (commas, «con», «su»), provided that the sentence can go
on behind it; one that the board does not know reaches to the first word that can follow a name there.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.scenario.faults import composed, plain
from judgekit.scenario.model import Name, Where
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_TWIN = re.compile(r"\s+([0-9]{1,4})(?![\w/+])")
# Prepositions, alone and with an article; the patterns match up to where a name begins.
ON = r"(?:(?:su|sul|sullo|sulla|sui|sugli|sulle)(?!\w)|sull')"
TO = r"(?:(?:ad?|al|allo|alla|ai|agli|alle)(?!\w)|all')"
OF = r"(?:(?:di|del|dello|della|dei|degli|delle)(?!\w)|dell'|d')"
BY = r"(?:(?:da|dal|dallo|dalla|dai|dagli|dalle)(?!\w)|dall')"
WITH = r"(?:con|col|coi)(?!\w)"
# What stands between the things of a list, and what ends the name of one where another may follow.
AND = r"ed?(?!\w)"
ANOTHER = rf",(?:\s*{AND})?|{AND}"
BEFORE_ANOTHER = rf"\s*,|\s+{AND}"
TRIAL = "prova:"  # so begins a line that is judged
TO_BE_JUDGED = r"prova\s*:"  # what is said of it is judged, then taken back
IN_REPLY = r"\s*,?\s+in risposta"  # the same at the end of a line
MEANWHILE = r"(?:in risposta|poi|quindi|infine|a questo punto)(?!\w)\s*,?"  # says when, as the order of lines does
_OWN = r"(?:suo|sua|suoi|sue|proprio|propria|propri|proprie|loro|tuo|tua|tuoi|tue|mio|mia|miei|mie)\s+"
_ARTICLE = re.compile(rf"(?:(?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|un'|l')(?:{_OWN})?|{_OWN})(?=\S)")
_OF_ONES_OWN = re.compile(rf"(?:(?:il|lo|la|i|gli|le)\s+|l')?{_OWN}(?=\S)")
# What a thing is called before its name, which tells it well enough: «la pedina Soldato», «la magia Folgore».
_KIND = re.compile(
    r"(?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|un'|l')?"
    r"(?:pedin[ae]|creatur[ae]|cart[ae]|magi[ae]|terr[ae]|permanente|artefatto|incantesimo|planeswalker|aura|mago|castello)\s+"
)
_ABILITY = rf"(?:(?:l')?abilita(?:\s+(?:innescata|attivata))?|(?:l')?innesco)\s+{OF}\s*"
_DAMAGE = r"(?:il\s+)?danno\s+da\s+combattimento(?!\w)"
_QUOTED = r"«([^«»]+)»|\"([^\"]+)\"|“([^“”]+)”"
SYMBOL = r"[0-9]{1,3}|[WUBRGCXYZSE]|(?:[WUBRGC]|2)/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P"  # of mana
_SYMBOL = re.compile(SYMBOL, re.IGNORECASE | re.ASCII)
NUMBERS = {"un": 1, "uno": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7}
NUMBERS |= {word: n for n, word in enumerate("otto nove dieci undici dodici tredici quattordici quindici".split(), 8)}
NUMBERS |= {"sedici": 16, "diciassette": 17, "diciotto": 18, "diciannove": 19, "venti": 20}
ORDINALS = "prima seconda terza quarta quinta sesta settima ottava nona decima".split()
NUMBER = r"(?:[0-9]{1,6}|" + "|".join(sorted(NUMBERS, key=len, reverse=True)) + r")(?![\w/])"


def number_of(said: str) -> int:
    """A number as people write it, in figures or in a word. Raises ValueError where it is none."""
    return NUMBERS.get(said) or int(said)


class Stopped(Exception):
    """The reading of a sentence stopped at a place; `expected` says what could stand there."""

    def __init__(self, at: int, expected: str) -> None:
        super().__init__(expected)
        self.at = at
        self.expected = expected


class _Known(NamedTuple):
    plain: str
    name: str


@lru_cache(maxsize=64)
def _index(names: tuple[str, ...]) -> dict[str, tuple[_Known, ...]]:
    """Known names by their first letter, the longest first; then those that begin with an article, without it."""
    found: dict[str, list[_Known]] = {}
    there = sorted({name for name in names if name}, key=lambda name: (-len(name), name))
    whole = [_Known(plain(name), name) for name in there]
    bare = [_Known(_ARTICLE.sub("", one.plain, count=1), one.name) for one in whole if _ARTICLE.match(one.plain)]
    for known in (*whole, *bare):
        found.setdefault(known.plain[0], []).append(known)
    return {first: tuple(known) for first, known in found.items()}


_TOLD_APART = re.compile(r"\\.|\[\^?\]?[^\]]*\]|[()|]", re.DOTALL)  # what a bar in a pattern may stand in
_LITERAL = re.compile(r"[\w'«][\w ',:-]*+(?![?*{])|[\w'«][\w ',:-]*(?=.[?*{])")
_ALL_OF_A_GROUP = "(?:"


@lru_cache(maxsize=4096)
def begins(pattern: str) -> tuple[str, ...]:
    """With what a text begins that matches a pattern: with one of these words; none where that is not plain to see."""
    found: list[str] = []
    for way in _ways(pattern):
        if literal := _LITERAL.match(way):
            found.append(literal[0])
        elif way.startswith(_ALL_OF_A_GROUP) and (inner := _group(way)) and (those := begins(inner)):
            found += those
        else:
            return ()
    return tuple(found)


def _ways(pattern: str) -> list[str]:
    """The alternatives of a pattern."""
    deep, start, found = 0, 0, []
    for sign in _TOLD_APART.finditer(pattern):
        if sign[0] == "|" and not deep:
            found.append(pattern[start : sign.start()])
            start = sign.end()
        deep += (sign[0] == "(") - (sign[0] == ")")
    return [*found, pattern[start:]]


def _group(way: str) -> str:
    """What stands in the group that a pattern begins with; "" where it may be left out."""
    deep = 0
    for sign in _TOLD_APART.finditer(way):
        deep += (sign[0] == "(") - (sign[0] == ")")
        if not deep:
            return (
                "" if way[sign.end() : sign.end() + 1] in {"?", "*", "{"} else way[len(_ALL_OF_A_GROUP) : sign.start()]
            )
    return ""


@lru_cache(maxsize=4096)
def _behind_spaces(pattern: str) -> re.Pattern[str]:
    """A pattern, compiled once: there are more of them than Python keeps."""
    return re.compile(rf"\s*(?:{pattern})")


@lru_cache(maxsize=256)
def _or_the_end(stops: str) -> re.Pattern[str]:
    return re.compile(rf"{stops}|\s*\.?\s*$")


class Line:
    """A sentence, how far it has been read, and the names that it may speak of."""

    def __init__(self, text: str, where: Where, players: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        self.text = composed(text)
        self.plain = plain(self.text)
        self.where = where
        self.players = tuple(players)
        self.index = _index((*self.players, *names))
        self.of_players = _index(self.players)
        self.at = 0
        self.end = len(self.text.rstrip())

    # --- where we are

    @property
    def rest(self) -> str:
        return self.text[self.at : self.end].strip()

    @property
    def done(self) -> bool:
        return not self.rest

    def place(self, at: int | None = None) -> Where:
        """The place in the file of what comes next, or of a character of the sentence."""
        file, line, column = self.where
        return Where(file, line, column + (self.ahead() if at is None else at))

    def stop(self, expected: str, at: int | None = None) -> Stopped:
        return Stopped(self.ahead() if at is None else at, expected)

    def ahead(self, at: int | None = None) -> int:
        """The place of the next character that is no space."""
        at = self.at if at is None else at
        while at < self.end and self.text[at].isspace():
            at += 1
        return at

    def leave_out(self, pattern: str) -> None:
        """Read as if the sentence ended before what stands at its end, if it matches."""
        if found := re.search(rf"{pattern}\s*\.?\s*$", self.plain[: self.end]):
            self.end = found.start()

    # --- words

    def look(self, pattern: str) -> re.Match[str] | None:
        """What comes next, if it matches; patterns are in small letters and without accents."""
        starts = begins(pattern)
        if starts and not self.plain.startswith(starts, self.ahead(), self.end):
            return None  # to compile a pattern costs more than all else that reads a sentence
        return _behind_spaces(pattern).match(self.plain, self.at, self.end)

    def take(self, pattern: str) -> re.Match[str] | None:
        """Step over what comes next, if it matches."""
        found = self.look(pattern)
        if found:
            self.at = found.end()
        return found

    def word(self, pattern: str) -> bool:
        """Step over whole words, if they come next."""
        return self.take(rf"(?:{pattern})(?:(?<!\w)|(?!\w))") is not None

    def need(self, pattern: str, expected: str) -> re.Match[str]:
        found = self.take(pattern)
        if found is None:
            raise self.stop(expected)
        return found

    def finish(self, expected: str = "la fine della riga") -> None:
        """Nothing may follow but a full stop. Raises Stopped."""
        self.take(r"\.")
        if not self.done:
            raise self.stop(expected)

    # --- values

    def number(self, expected: str = "un numero") -> int:
        found = self.need(NUMBER, expected)[0].strip()
        return number_of(found)

    def quoted(self) -> str | None:
        """The text between quotation marks that comes next."""
        found = self.take(_QUOTED)
        return self.text[found.start(found.lastindex or 0) : found.end(found.lastindex or 0)].strip() if found else None

    def symbols(self) -> tuple[str, ...] | None:
        """The mana symbols that come next: `{2}{R}`. Raises Stopped at one that is none."""
        start = self.ahead()
        found = self.take(r"\{[^{}]*\}(?:\s*\{[^{}]*\})*")
        if found is None:
            return None
        symbols = symbols_of(found[0].strip())
        if symbols is None:
            raise self.stop("un costo di mana come {2}{R}", start)
        return symbols

    def player(self) -> str | None:
        """The player who comes next, with an article before or without: «l’avversario»."""
        start = self.ahead()
        found = self._player_at(start)
        if found is None and (article := _ARTICLE.match(self.plain, start, self.end)):
            found = self._player_at(article.end())
        return found

    def _player_at(self, start: int) -> str | None:
        for known in self.of_players.get(self.plain[start : start + 1], ()):
            after = start + len(known.plain)
            if self.plain.startswith(known.plain, start) and not re.match(r"\w", self.plain[after : after + 1]):
                self.at = after
                return known.name
        return None

    def name(self, stops: str, expected: str = "un nome") -> Name:
        """The thing or player that comes next; `stops` matches what may follow it. Raises Stopped."""
        start = self.ahead()
        known = self.known(stops)
        if known is not None:
            return known
        if self.take(_DAMAGE):
            return Name("danno da combattimento", of_damage=True, where=self.place(start))
        if self.take(_ABILITY):
            if self.look(_ABILITY):
                raise self.stop("il nome della fonte")
            return self.name(stops, "il nome della fonte")._replace(of_ability=True, where=self.place(start))
        if own := _OF_ONES_OWN.match(self.plain, start, self.end):
            start = own.end()
        stop = re.compile(rf"{stops}|\s*\.?\s*$").search(self.plain, start, self.end)
        after = stop.start() if stop else self.end
        text = self.text[start:after].strip()
        if not text or not re.search(r"\w", text):
            raise self.stop(expected, start)
        self.at = after
        twin = _TWIN.search(text)
        if twin and twin.end() == len(text) and int(twin[1]):
            return Name(text[: twin.start()], int(twin[1]), where=self.place(start))
        return Name(text, where=self.place(start))

    def known(self, stops: str) -> Name | None:
        """The same, but only what the board knows, with an article before it or without."""
        start = self.ahead()
        named = self._known_at(start, stops)
        if named is None and (article := _ARTICLE.match(self.plain, start, self.end)):
            named = self._known_at(article.end(), stops)
        if named is None and (kind := _KIND.match(self.plain, start, self.end)):
            named = self._known_at(kind.end(), stops)
        return named

    def _known_at(self, start: int, stops: str) -> Name | None:
        for known in self.index.get(self.plain[start : start + 1], ()):
            if not self.plain.startswith(known.plain, start):
                continue
            after = start + len(known.plain)
            twin = _TWIN.match(self.plain, after, self.end)
            nth = int(twin[1]) if twin else 0
            for end, number in ((after, 0), *(((twin.end(), nth),) if twin and nth else ())):
                if self._stops(end, stops):
                    self.at = end
                    return Name(known.name, number, where=self.place(start))
            if (whose := self._whose(after, stops)) is not None:
                return Name(f"{known.name} di {whose}", where=self.place(start))
        return None

    def _whose(self, at: int, stops: str) -> str | None:
        """`di Anna`, behind a name, where the sentence can go on behind it: whose thing of that name is meant."""
        before = self.at
        self.at = at
        if self.at < self.end and self.take(OF) and (player := self.player()) and self._stops(self.at, stops):
            return player
        self.at = before
        return None

    def _stops(self, at: int, stops: str) -> bool:
        return _or_the_end(stops).match(self.plain, at, self.end) is not None

    def names(self, stops: str, expected: str = "un nome", ahead: str = r"(?!)") -> tuple[Name, ...]:
        """Names with commas or «e» between them; a comma before `ahead` ends the list. Raises Stopped."""
        between = rf"{BEFORE_ANOTHER}|{stops}"
        found = [self.name(between, expected)]
        while not self.look(rf"(?:,|,?\s*{AND})?\s*(?:{ahead})") and self.take(ANOTHER):
            found.append(self.name(between, expected))
        return tuple(found)


def symbols_of(text: str) -> tuple[str, ...] | None:
    """The mana symbols of a cost as written, `{2}{R}`; None where something else stands in it."""
    if not re.fullmatch(r"(?:\s*\{[^{}]*\})+\s*", text):
        return None
    symbols = tuple(inner.strip().upper() for inner in re.findall(r"\{([^{}]*)\}", text))
    return symbols if all(_SYMBOL.fullmatch(symbol) for symbol in symbols) else None
