"""Names said short: «lo Scudo» of a board on which one thing is called Scudo di Fede, and nothing else is so."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic import kinds_listed
from judgekit.scenario.faults import plain
from judgekit.scenario.magic.imported_cards import card_of
from judgekit.scenario.magic.table_block import called as called_by
from judgekit.scenario.magic.table_block import laid_out

if TYPE_CHECKING:
    from judgekit.scenario.model import BoardSaid, ThingSaid

_SHORTEST = 4
_LONGEST = 400
_WORD = re.compile(r"[^\W\d_][\w’']*")
_QUOTED = re.compile(r"«[^«»]*»|\"[^\"]*\"|“[^“”]*”|\[[^\[\]]*\]|\{[^{}]*\}")
_TOKEN = re.compile(r"(?<!\w)pedin[ae]\s+$", re.IGNORECASE)  # what follows is what it is, or its own name
_CHOSEN = re.compile(r"(?<!\w)(?:scegl|nomin)\w+\s+$", re.IGNORECASE)
_STATED = re.compile(r"(?:l'|l’)?effetto\s+d", re.IGNORECASE)


def in_full(line: str, board: BoardSaid) -> str:
    """A line with the names in full that it says by one word, written with a capital, which no other text knows."""
    short = _short(board)
    if not short or len(line) > _LONGEST or _STATED.match(line):
        return line
    whole = {name for name in short.values() if plain(name) in plain(line)}
    parts, at = [], 0
    said, begun = "", 0  # the name that the word before has stood for, and where that began
    hidden = [found.span() for found in _QUOTED.finditer(line)]
    for found in _WORD.finditer(line):
        start = found.start()
        word = found[0]
        if (elided := re.match(r"(?:[dlDL]|[\w]{2,5}l)[’']", word)) is not None:
            start, word = start + elided.end(), word[elided.end() :]
        name = short.get(plain(word)) if word[:1].isupper() else None
        if name is None or name in whole or any(a <= start < b for a, b in hidden):
            continue
        if _TOKEN.search(line[:start]) or (_CHOSEN.search(line[:start]) and _may_be_a_kind(word, board)):
            continue
        if name == said and plain(line[begun : found.end()]) in plain(name):
            at = found.end()  # more words of one name are that name once: «il Signore della Peste»
            continue
        parts += [line[at:start], name]
        at, said, begun = found.end(), name, start
    return "".join((*parts, line[at:])) if parts else line


def _may_be_a_kind(word: str, board: BoardSaid) -> bool:
    """Whether a word is a kind of creature, and one is chosen on this board."""
    return plain(word) in kinds_listed.OF_CREATURES and _chooses_a_kind(board)


@lru_cache(maxsize=8)
def _chooses_a_kind(board: BoardSaid) -> bool:
    texts = (text for _, thing in laid_out(board) for text in _texts(thing))
    return any("tipo di creatura" in plain(text) for text in texts)


def _texts(thing: ThingSaid) -> tuple[str, ...]:
    """What is written on a thing, by hand or in print, on all its faces."""
    card = card_of(thing)
    printed = (card, *card.faces) if card is not None else ()
    return (thing.text, *(face.text for face in thing.faces), *(one.text or "" for one in printed))


@lru_cache(maxsize=8)
def _short(board: BoardSaid) -> dict[str, str]:
    """By a word that stands in one name alone, and nowhere else on the board: that name.

    The text of a card may call it so, if it makes no tokens of that name.
    """
    names: dict[str, str] = {}
    told: list[tuple[str, str]] = [("", player.name) for player in board.players]
    for _, thing in laid_out(board):
        own = plain(thing.name)
        names.update((plain(name), name) for name in called_by(thing))
        texts = _texts(thing)
        told += [(own, text) for text in texts]
        of_its_own = own if "planeswalker" in thing.types else ""  # people call it by its type: «Ajani»
        told += [(of_its_own, text) for text in thing.subtypes]
        told += [("", text) for text in (str(value) for _, value in thing.chosen)]
        told += [("", found[0]) for text in texts for found in _OF_TOKENS.finditer(text)]
    found: dict[str, set[str]] = {}
    for name in names.values():
        words = _WORD.findall(name)
        for word in words if len(words) > 1 else ():
            if len(word) >= _SHORTEST and word[0].isupper():
                found.setdefault(plain(word), set()).add(name)
    said = {(plain(word), own) for own, text in told for word in _WORD.findall(re.sub("[’']", " ", text))}
    taken = {name for name in names if " " not in name}
    return {
        word: name
        for word, (name, *more) in found.items()
        if not more and word not in taken and all(own == plain(name) for one, own in said if one == word)
    }


_OF_TOKENS = re.compile(r"(?:pedin[ae]|token)[^.\n]*", re.IGNORECASE)
