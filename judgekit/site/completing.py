"""What may come next in a case that is being written: keys, verbs, zones, keywords, and its own names."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.editions import EDITIONS, MAGIC, WOM, game_of
from judgekit.guide import HEAD, PLAYER, TABLE, THINGS, forms, guide
from judgekit.magic import vocabulary
from judgekit.refs import fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MOST = 12
_WHOLE_HEAD = 1  # lines «---» behind the first
_FENCE = re.compile(r"^```(\w*)", re.MULTILINE)
_NAMED = re.compile(r"^\s*- (?:\d+ )?([^\s:,{][^:,{\n]*)", re.MULTILINE)
_LISTED = re.compile(r"^\s*(?:mano|cimitero|grimorio|esilio|mazzo|castelli)\s*:\s*\[?([^\]\n]+)", re.MULTILINE)
_OWNER = re.compile(r"^  (\w[\w ’'-]*):\s*(?:\{\})?\s*$", re.MULTILINE)
_WORD = re.compile(r"[\w’'-]*$")
_STATES = ("TAPpato", "STAPpato", "debolezza da evocazione", "pedina", "a faccia in giù", "attacca", "blocca")


class Completion(NamedTuple):
    """What may stand at the cursor: `start` is where what has been typed of it begins."""

    start: int
    words: tuple[str, ...]


def complete(text: str, at: int) -> Completion:
    """What may come at a place of a case, counted in characters; nothing where anything may."""
    before = text[:at]
    line = before[before.rfind("\n") + 1 :]
    game = _game(text)
    block = _block(before)
    found = {"tavolo": _in_table, "azioni": _in_actions, "atteso": _in_expected}.get(block, _in_head)
    return _fitting(found(text, line, game), before, line)


def _fitting(words: Iterable[str], before: str, line: str) -> Completion:
    """Those that go on with what has been typed: the longest piece of the line that begins any of them."""
    there = list(dict.fromkeys(words))
    stripped = line.lstrip(" -")
    pieces = [stripped] + [line[match.end() :] for match in re.finditer(r"[\s,;:+(«]+", line)]
    for piece in sorted({piece for piece in pieces if piece}, key=len, reverse=True):
        fitting = [word for word in there if fold(word).startswith(fold(piece)) and word != piece]
        if fitting:
            return Completion(len(before) - len(piece), tuple(fitting[:_MOST]))
    whole = not _WORD.search(line) or not _WORD.search(line)[0]  # type: ignore[index]
    return Completion(len(before), tuple(there[:_MOST]) if whole else ())


def _game(text: str) -> str:
    named = [name for name in EDITIONS if re.search(rf"^edizion[ei]:.*\b{re.escape(name)}\b", text, re.MULTILINE)]
    return next(map(game_of, named), MAGIC)


def _block(before: str) -> str:
    """The kind of the block that is open; "" outside of any."""
    marks = _FENCE.findall(before)
    return marks[-1] if len(marks) % 2 else ""


# --- the parts --------------------------------------------------------------------------------------------------------


def _in_head(text: str, line: str, game: str) -> Iterator[str]:
    if line.lstrip().startswith("edizion"):
        yield from EDITIONS
    elif not line.startswith(" "):
        yield from (f"{key.name}: " for key in guide(game).keys[HEAD] if text.count("\n---") < _WHOLE_HEAD)
        yield from (fence for fence in ("```tavolo", "```azioni", "```atteso") if fence not in text)


def _in_table(text: str, line: str, game: str) -> Iterator[str]:
    keys = guide(game).keys
    depth = len(line) - len(line.lstrip(" "))
    if re.match(r"\s*-? ?[^:]+:", line):
        yield from people(text) if not depth else _of_things(game)
    elif not depth:
        yield from (f"{key.name}: " for key in keys[TABLE])
    elif "-" not in line:
        yield from (f"{key.name}: " for part in (PLAYER, THINGS[game]) for key in keys[part])


@cache
def _of_things(game: str) -> tuple[str, ...]:
    if game == WOM:
        return tuple(key.name for key in guide(game).keys[THINGS[game]])
    words = [forms[0] for forms in vocabulary.COLOURS.values()]
    words += [*vocabulary.KEYWORDS, *vocabulary.KEYWORDS_OF_NUMBER, *vocabulary.KEYWORDS_OF_COST]
    return tuple(dict.fromkeys((*words, *_STATES)))


def _in_actions(text: str, line: str, game: str) -> Iterator[str]:
    players = people(text)
    acting = next((name for name in players if line.lstrip().startswith(f"{name} ")), "")
    if acting and line.lstrip().count(" ") == acting.count(" ") + 1:
        yield from (form.strip(":") + " " for form in forms(game) if not form.startswith(_ALONE))
        return
    if not acting:
        yield from (f"{name} " for name in players)
        yield from (form for form in forms(game) if form.startswith(_ALONE))
    yield from names(text)
    yield from players if acting else ()
    yield from ("su ", "con ", "scegliendo ", "pagando con ")


_ALONE = ("passano tutti", "si risolve", "danno", "vai a", "fine del turno", "fermati")


def _in_expected(text: str, line: str, game: str) -> Iterator[str]:
    yield from names(text)
    yield from people(text)
    if game == WOM:
        yield from ("vale ", "ha ", "è ")
        return
    yield from ("è in gioco", "è nel cimitero di ", "è in esilio", "è TAPpato", "è ", "ha ", "punti vita", "non è ")
    yield from ("azione ", "è illegale", "è legale", "dopo azione ", "ha vinto", "ha perso")
    yield from _of_things(game)


def people(text: str) -> tuple[str, ...]:
    """The players of a case, as it stands."""
    return tuple(dict.fromkeys(match.strip() for match in _OWNER.findall(_tables(text))))


def names(text: str) -> tuple[str, ...]:
    """The things that a case names on its board, also where it is not whole yet."""
    table = _tables(text)
    found = [match.strip() for match in _NAMED.findall(table)]
    found += [one.strip() for row in _LISTED.findall(table) for one in row.split(",")]
    return tuple(dict.fromkeys(one for one in found if one))


def _tables(text: str) -> str:
    return "\n".join(re.findall(r"^```tavolo\n(.*?)(?:^```|\Z)", text, re.MULTILINE | re.DOTALL))
