"""Sentences that say in other words what the language of cases says: how they are written so that it is read.

The families stand in `reworded.txt`, a line each; a line of a case is looked up there only where it is not read as it
stands, or speaks of what the board does not know.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgekit.errors import BadScenario
from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBERS, ORDINALS
from judgekit.scenario.magic.people_said import DONE, THIRD, TO_DO

S = TypeVar("S")

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CLAIMS, ACTIONS, OF_WOM, OF_WOM_ACTIONS = "claims", "actions", "wom", "wom actions"  # the parts of the file
UNSURE = "unsure"  # with a part behind it: what is refused, and why
_FILE = Path(__file__).with_name("reworded.txt")
_COLOURS = {"bianco": "W", "blu": "U", "nero": "B", "rosso": "R", "verde": "G", "incolore": "C"}
_MOST_MANA = 50
_KEYWORDS = r"(?P<w>indistruttibile)"
# Of what a family leaves out: no verb of another action stands in it.
_DOES = "lancia|gioca|attiva|usa|attacca|blocca|assegna|sceglie|scarta|paga|sacrifica|passa|risponde|casta|tappa"
_BEFORE = re.compile(
    r"(?:\[[^\]]*\]\s*|dopo (?:l'|la )?(?:azione |mossa )?[0-9]{1,6}\s*[:,]\s*|prova\s*:\s*"
    r"|nell'(?:ultima azione|azione [0-9]{1,6})\s*:\s*"
    r"|(?:poi|quindi|infine|alla fine)(?!\w)\s*[:,]?\s*)*"
)
_BEHIND = re.compile(r"\s*\.?\s*(?:\[[^\[\]]*\]\s*\.?\s*)?$")
LONGEST = 160  # of sentences that people write: longer ones are read as they stand, or not
_MARK = " ⇒ "
_EACH = "* "  # before a right side: the same of every player


def reworded(line: str, part: str, players: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """How a line would be written in the language itself, for every family that it may be of; and whether it says
    who acts.
    """
    before, body, behind = around(line)
    said = plain(body)
    for pattern, becomes, acts in _families(part, players):
        if found := pattern.fullmatch(said):
            yield f"{before}{_filled(becomes, found, body, players)} {behind}".strip(), acts


def unsure(line: str, part: str, players: tuple[str, ...]) -> str:
    """What to say of a line that people write and that says too little, or two things; "" where it is no such line."""
    if len(line) > LONGEST:
        return ""
    _, body, _ = around(line)
    said = plain(body)
    families = _families(f"{UNSURE} {part}", players)
    return next(
        (_filled(told, found, body, players) for one, told, _ in families if (found := one.fullmatch(said))), ""
    )


def told_if_unsure(read: Callable[[str], S], line: str, part: str, players: tuple[str, ...]) -> S:
    """What a line says as it stands. Raises BadScenario; of one that is unsure, with what is said of it."""
    try:
        return read(line)
    except BadScenario as error:
        if why := unsure(line, part, players):
            raise BadScenario((error.faults[0]._replace(message=why),)) from None
        raise


def around(line: str) -> tuple[str, str, str]:
    """A line in three: its limits and moments, what it says, the numbers behind."""
    text = line.strip()
    start = _BEFORE.match(plain(text))
    begin = start.end() if start else 0
    end = _BEHIND.search(text, begin)
    last = end.start() if end else len(text)
    return text[:begin], text[begin:last], text[last:].strip(" .")


@cache
def _lines(part: str) -> tuple[tuple[str, str], ...]:
    """The families of a part of the file: what people write, and how it is read."""
    text = _FILE.read_text("utf-8").partition(f"## {part}\n")[2].partition("\n## ")[0]
    lines = (line.partition(_MARK) for line in text.splitlines() if _MARK in line)
    return tuple((pattern, becomes) for pattern, _, becomes in lines)


@lru_cache(maxsize=16)
def _families(part: str, players: tuple[str, ...]) -> tuple[tuple[re.Pattern[str], str, bool], ...]:
    """The same for the players of a board, with whether the left side says who acts."""
    macros = {
        "<P>": rf"(?P<p>{'|'.join(re.escape(plain(one)) for one in players) or '(?!)'})",
        "<Q>": rf"(?P<q>{'|'.join(re.escape(plain(one)) for one in players) or '(?!)'})",
        "<X>": r"(?P<x>\S.*?)",
        "<Y>": r"(?P<y>\S.*?)",
        "<Z>": r"(?P<z>\S.*?)",
        "<no>": r"(?P<no>non )?",
        "<n>": rf"(?P<n>-?[0-9]{{1,6}}|{'|'.join(NUMBERS)})",
        "<DONE>": rf"(?P<v>{DONE})",
        "<TO DO>": rf"(?P<v>{TO_DO})",
        "<W>": _KEYWORDS,
        "<REST>": rf"(?:(?!(?<!\w)(?:{_DOES})(?!\w)).)*",
        "<TO>": r"(?:all'|(?:alla|allo|agli|alle|ai|al|ad|a) )",
        "<OF>": r"(?:dell'|d'|(?:della|dello|degli|delle|dei|del|di) )",
        "<WITH>": r"(?:con|col|coi) ",
        "<BY>": r"(?:dall'|(?:dalla|dallo|dagli|dalle|dai|dal|da) )",
        "<ON>": r"(?:sull'|(?:sulla|sullo|sugli|sulle|sui|sul|su) )",
    }
    found = []
    for line, becomes in _lines(part):
        pattern = line
        for macro, meant in macros.items():
            pattern = pattern.replace(macro, meant)
        found.append((re.compile(pattern), becomes, "<P>" in line or "{p}" not in becomes))
    return tuple(found)


def _filled(becomes: str, found: re.Match[str], body: str, players: tuple[str, ...]) -> str:
    """The right side, with what the left side has found as it was written."""
    said = dict.fromkeys(("x", "y", "z", "n", "w", "v"), "")
    said |= {name: body[slice(*found.span(name))] if found[name] else "" for name in found.re.groupindex}
    if becomes.startswith(_EACH):
        every = (_filled(becomes.removeprefix(_EACH), found, body, (one,)) for one in players)
        return " e ".join(every)
    no = "non " if said.get("no") else ""
    who = next((one for one in players if plain(one) == plain(said.get("p", ""))), players[0] if players else "")
    others = [one for one in players if one != who]
    other = others[0] if len(others) == 1 else ""  # of more than one nobody knows who is meant: then nothing is read
    more = {"no": no, "not": "" if no else "non ", "p": who, "other": other}
    return " ".join(becomes.format(**{**said, **_worked_out(said), **more}).split())


def _worked_out(said: dict[str, str]) -> dict[str, str]:
    """What stands on a right side and is worked out of what was found."""
    y, z = plain(said["y"]), plain(said["z"])
    return {
        "number": str(NUMBERS.get(said["n"].lower(), said["n"])),
        "nth": str(ORDINALS.index(y) + 1) if y in ORDINALS else "",
        "mana": f" per {{{_COLOURS[z]}}}" if z in _COLOURS else "",
        "pool": _pool(said["n"], z),
        "braced": "".join(f"{{{one.upper()}}}" for one in said["w"]),
        "verb": THIRD.get(plain(said["v"]), ""),
        "loyalty": said["z"].replace("–", "−").replace("-", "−"),
        "shares": re.sub(r"\s*(?:punt[oi] )?(?:di )?dann[oi](?!\w)", "", said["y"]),
    }


def _pool(many: str, colour: str) -> str:
    """`2` and `verdi`: {G}{G}."""
    count = NUMBERS.get(many.lower()) or (int(many) if many.isdecimal() else 0)
    letter = next((_COLOURS[one] for one in _COLOURS if colour and one[:3] == colour[:3]), "")
    return f"{{{letter}}}" * min(count, _MOST_MANA) if letter else ""
