"""Inputs that nobody would write: real ones, cut, joined, repeated, and strewn with what readers stumble over."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

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


_EDITS = st.tuples(
    st.integers(0, 7), st.integers(0, 1 << 16), st.integers(0, 1 << 16), st.sampled_from(NASTY) | st.text(max_size=8)
)


def texts(corpus: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Texts that were real once."""

    def hostile(made: tuple[str, list[tuple[int, int, int, str]]]) -> str:
        text, edits = made
        for edit in edits:
            text = _edit(text, edit, corpus)[:MOST]
        return text

    return st.tuples(st.sampled_from(corpus), st.lists(_EDITS, max_size=6)).map(hostile)


_VALUES: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(NASTY),
    st.sampled_from(
        (None, True, False, [], {}, 0, -1, 1, 2, 7, 1 << 40, 0.5, [[]], {"": ""}, [None], "Anna", "Bruno", "Orso")
    ),
    st.text(max_size=6),
)


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


def documents(corpus: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    """JSON values that were real once: values changed, left out, doubled, put where others stand."""

    def hostile(made: tuple[Any, list[tuple[int, int, int, Any]]]) -> Any:
        value = json.loads(json.dumps(made[0]))
        for kind, one, two, word in made[1]:
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

    edits = st.tuples(st.integers(0, 5), st.integers(0, 1 << 16), st.integers(0, 1 << 16), _VALUES)
    return st.tuples(st.sampled_from(corpus), st.lists(edits, max_size=5)).map(hostile)


def files(corpus: tuple[bytes, ...]) -> st.SearchStrategy[bytes]:
    """Files that were real once: bytes changed, cut, joined."""

    def hostile(made: tuple[bytes, list[tuple[int, int, bytes]]]) -> bytes:
        content, edits = made
        for kind, at, new in edits:
            place = at % (len(content) + 1)
            if kind == 0:
                content = content[:place] + new + content[place + len(new) :]
            elif kind == 1:
                content = content[:place]
            elif kind == 2:
                content = content[:place] + new + content[place:]
            else:
                content = content[:place] + content[place + 1 + at % 40 :]
        return content

    edits = st.tuples(st.integers(0, 3), st.integers(0, 1 << 24), st.binary(max_size=9))
    return st.tuples(st.sampled_from(corpus), st.lists(edits, max_size=4)).map(hostile)
