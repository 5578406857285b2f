"""Inputs that nobody would write: real ones, cut, joined, repeated, and strewn with what readers stumble over."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

NASTY = (
    "",
    "\x00",
    "\ud800",
    "\u202e",
    "²",
    "١",
    "½",
    "ﬀ",
    "\ufeff",
    "\r",
    "\x0b",
    "\u2028",
    "’",
    "«",
    "»",
    "—",
    "😀",
    "e\u0301",
    "9" * 30,
    "9" * 5000,
    "-1",
    "0",
    "1e999",
    "NaN",
    "999999999",
    "304.99999999",
    "509/2a",
    "509.1z–509.1a",
    "1–9999",
    "+1/+1x",
    "+1/+1",
    "-0/-0",
    "*/*",
    "{X}",
    "{W/U}",
    "{99999999}",
    "{",
    "}}",
    "[[",
    "]]",
    "<script>",
    "&#0;",
    "%s",
    "{0}",
    "```",
    "~~~",
    "---\n",
    "\n\n",
    "\t",
    "  ",
    "&a *a",
    "!!python/object:os.system",
    "<<: *x",
    "? ",
    "- - - -",
    ": ",
    "cr-2016:",
    "../../etc/passwd",
    "a" * 3000,
    "(" * 200,
    "\\" * 50,
    '"',
    "'",
    "|",
    ">",
    "$board",
    "null",
    "true",
    "Ogniqualvolta guadagni punti vita, guadagni 1 punto vita.",
    "X",
    "Infligge",
    "fino alla fine del turno",
    "due",
)
MOST = 20_000  # characters of an input: a reader may take longer over more of the same
LONG = 60_000  # of one that is to be long
_BIG = 1 << 24

Edit = tuple[int, int, int, Any]  # what is done, where (two numbers), and something new


class Recipe(NamedTuple):
    """An input before it is made: which real one, and what is done to it. With fewer edits it is a smaller finding."""

    of: int
    edits: tuple[Edit, ...]


class Source(NamedTuple):
    """Real inputs, and what may be done to one."""

    corpus: tuple[Any, ...]
    kinds: int  # of edits
    new: Callable[[Random], Any]
    made: Callable[[Any, tuple[Edit, ...], tuple[Any, ...]], Any]
    most: int = 6  # edits

    def draw(self, chance: Random) -> Recipe:
        """Some input: of twenty one is as it was."""
        edits = tuple(
            (chance.randrange(self.kinds), chance.randrange(_BIG), chance.randrange(_BIG), self.new(chance))
            for _ in range(chance.choice((*range(1, self.most), *range(1, self.most), *range(1, self.most), 0)))
        )
        return Recipe(chance.randrange(len(self.corpus)), edits)

    def make(self, recipe: Recipe) -> Any:
        """The input itself."""
        return self.made(self.corpus[recipe.of], recipe.edits, self.corpus)


def smaller(recipe: Recipe, fails: Callable[[Recipe], bool]) -> Recipe:
    """A recipe that fails still when any edit is left out that need not be there."""
    at = 0
    while at < len(recipe.edits):
        without = recipe._replace(edits=recipe.edits[:at] + recipe.edits[at + 1 :])
        if fails(without):
            recipe = without
        else:
            at += 1
    return recipe


def _odd(chance: Random) -> str:
    """A few characters of any script."""
    return "".join(
        chr(chance.choice((chance.randrange(128), chance.randrange(0x3000), chance.randrange(0x110000))))
        for _ in range(chance.randrange(8))
    )


def _word(chance: Random) -> str:
    return chance.choice(NASTY) if chance.randrange(4) else _odd(chance)


def _edit(text: str, edit: tuple[int, int, int, str], others: tuple[str, ...]) -> str:
    kind, one, two, word = edit
    size = len(text) + 1
    start, stop = sorted((one % size, two % size))
    stop = min(stop, start + 400)
    match kind:
        case 0:
            return text[:start] + word + text[start:]
        case 1:
            return text[:start] + text[stop:]
        case 2:
            return text[:start] + word + text[stop:]
        case 3:
            return text[:stop] + text[start:stop] * (1 + two % 7) + text[stop:]
        case 4:
            return text[:start]
        case 5:
            other = others[two % len(others)]
            return text[:start] + other[two % (len(other) + 1) :]
        case 6:
            lines = text.split("\n")
            at = one % len(lines)
            lines.insert(two % (len(lines) + 1), lines[at])
            return "\n".join(lines)
        case _:
            lines = text.split("\n")
            lines[one % len(lines)] = word
            return "\n".join(lines)


def _text(text: str, edits: tuple[Edit, ...], others: tuple[str, ...], most: int) -> str:
    for edit in edits:
        text = _edit(text, edit, others)[:most]
    return text


def texts(corpus: tuple[str, ...]) -> Source:
    """Texts that were real once."""
    return Source(corpus, 8, _word, lambda text, edits, others: _text(text, edits, others, MOST))


def _other_words(text: str, edit: tuple[int, int, int, str], others: tuple[str, ...]) -> str:
    """A text one of whose words, or lines, is another: one of another text's, or none, or twice."""
    kind, one, two, word = edit
    lines = text.split("\n")
    theirs = others[two % len(others)].split("\n")
    at, line = one % len(lines), theirs[two % len(theirs)]
    words, their = lines[at].split(" "), line.split(" ")
    place = two % len(words)
    match kind:
        case 0:
            words[place] = their[one % len(their)]
        case 1:
            del words[place]
        case 2:
            words.insert(place, their[one % len(their)])
        case 3:
            words[place:] = their[one % len(their) :]
        case 4:
            lines[at:at] = [line]
            return "\n".join(lines)
        case 5:
            place = two % len(lines)
            lines[at], lines[place] = lines[place], lines[at]
            return "\n".join(lines)
        case 6:
            words[place:place] = words[place : place + 3]
        case _:
            words[place] = word
    lines[at] = " ".join(words)
    return "\n".join(lines)


def other_words(corpus: tuple[str, ...]) -> Source:
    """Texts that were real once, word by word: what comes of it is mostly read to its end."""

    def made(text: str, edits: tuple[Edit, ...], others: tuple[str, ...]) -> str:
        for edit in edits:
            text = _other_words(text, edit, others)[:MOST]
        return text

    return Source(corpus, 8, _word, made, 4)


def long_texts(corpus: tuple[str, ...], words: int) -> Source:
    """Texts that were real once, and are now as long as no text is."""

    def made(text: str, edits: tuple[Edit, ...], others: tuple[str, ...]) -> str:
        short = _text(text, edits, others, MOST)
        size = max(1, len(short.split()))
        joint = " \n;,"[edits[0][1] % 4] if edits else " "
        most = LONG // (len(short) + 1) + 1  # what is cut off again need not be made
        return joint.join([short] * max(1, min(most, words // size)))[:LONG]

    return Source(corpus, 8, _word, made)


_FEW: tuple[Any, ...] = (
    None, True, False, [], {}, 0, -1, 1, 2, 7, 1 << 40, 0.5, [[]], {"": ""}, [None], "Anna", "Bruno", "Orso",
)  # fmt: skip


def _value(chance: Random) -> Any:
    match chance.randrange(3):
        case 0:
            return chance.choice(_FEW)
        case _:
            return _word(chance)


def _paths(value: object, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [here] if here else []
    if isinstance(value, dict):
        for key in value:
            found += _paths(value[key], (*here, key))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            found += _paths(one, (*here, n))
    return found


def _at(value: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def documents(corpus: tuple[Any, ...]) -> Source:
    """JSON values that were real once: values changed, left out, doubled, put where others stand."""

    def made(real: Any, edits: tuple[Edit, ...], _: tuple[Any, ...]) -> Any:
        value = json.loads(json.dumps(real))
        for kind, one, two, word in edits:
            new = json.loads(json.dumps(word))  # nobody else’s
            paths = _paths(value)
            if not paths:
                break
            path, other = paths[one % len(paths)], paths[two % len(paths)]
            holder, last = _at(value, path[:-1]), path[-1]
            match kind:
                case 0:
                    holder[last] = new
                case 1:
                    del holder[last]
                case 2:
                    holder[last] = json.loads(json.dumps(_at(value, other)))
                case 3 if isinstance(holder, list):
                    holder.extend(json.loads(json.dumps(holder[:20])))
                case 4 if isinstance(holder, dict) and isinstance(new, str):
                    holder[new] = holder.pop(last)
                case _:
                    if isinstance(holder[last], str):
                        holder[last] += new if isinstance(new, str) else ""
                    elif type(holder[last]) is int:
                        holder[last] += two % 5 - 2
        return value

    return Source(corpus, 6, _value, made, 5)


def files(corpus: tuple[bytes, ...]) -> Source:
    """Files that were real once: bytes changed, cut, joined."""

    def made(content: bytes, edits: tuple[Edit, ...], others: tuple[bytes, ...]) -> bytes:
        for kind, at, two, new in edits:
            place = at % (len(content) + 1)
            match kind:
                case 0:
                    content = content[:place] + new + content[place + len(new) :]
                case 1:
                    content = content[:place]
                case 2:
                    content = content[:place] + new + content[place:]
                case 3:
                    content = content[:place] + content[place + 1 + two % 40 :]
                case _:
                    other = others[two % len(others)]
                    content = content[:place] + other[two % (len(other) + 1) :]
        return content

    return Source(corpus, 5, lambda chance: chance.randbytes(chance.randrange(10)), made, 5)
