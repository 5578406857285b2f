"""What stands behind a card that is cast or a source that is activated: targets, X, modes, what is paid."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.scenario.faults import nearest, plain
from judgekit.scenario.line import AND, ANOTHER, NUMBER, ON, TO, WITH, Line
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.combat_actions import share
from judgekit.scenario.model import RollPlanar

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.model import Name


_GIVING = "|".join(map(plain, (*phrases.GIVING, *phrases.GIVING_OF_OLD)))
AIMING = "bersagliando|mirando|con il bersaglio|con come bersaglio|con bersaglio|contro"
_FOR_MANA = r"per(?=\s*\{)"
_FOR_ANOTHER_COST = r"per(?=\s+(?:il )?(?:suo )?costo (?:di |d')(?!mana))"
_CLAUSE = rf"(?:{_FOR_MANA}|{_FOR_ANOTHER_COST}|(?:{WITH}|{AIMING}|scegliendo|dividendo|pagando|{_GIVING})(?!\w)|{ON})"
CLAUSES = rf"\s*,?\s+{_CLAUSE}"
_MORE = "«su …», «con X = …», «scegliendo «…»», «dividendo …», «pagando con …» o la fine della riga"


def clauses(line: Line) -> dict[str, Any]:
    """The clauses behind a card or source, in any order."""
    said: dict[str, Any] = {}
    while True:
        start = line.at
        line.take(rf"(?:,?\s*{AND}|,)?\s*(?={_CLAUSE})")
        at = line.at
        clause = next(((field, read) for pattern, field, read in _CLAUSE_READERS if line.word(pattern)), None)
        if clause is None:
            line.at = start
            break
        field, read = clause
        if field in said and field not in _ADDED:
            raise line.stop("una cosa diversa: questo è già detto", at)
        how = phrases.how_given(line.text[at : line.at])
        more = read(line)
        if field == "paying":
            said["ways"] = (*said.get("ways", ()), *(how for _ in more))
        said[field] = (*said.get(field, ()), *more) if field in _ADDED else more
    if not line.done and not line.look(r"\.\s*$"):
        raise line.stop(_MORE)
    if not any(said.get("ways", ())):
        said.pop("ways", None)
    return said


def _targets(line: Line) -> tuple[Name, ...]:
    return line.names(CLAUSES, "un bersaglio", ahead=_CLAUSE)


def _number_of_x(line: Line) -> int:
    line.need("=|uguale a|pari a", "«=»: la forma è «con X = 3»")
    return line.number()


def _modes(line: Line) -> tuple[str, ...]:
    modes = []
    while True:
        mode = line.quoted()
        if mode is None:
            raise line.stop("una parte del testo fra virgolette: «distruggi»")
        modes.append(mode)
        if not line.take(r",?\s*(?:e\s*)?(?=[«\"“])"):
            return tuple(modes)


def _mana_wanted(line: Line) -> tuple[str, ...]:
    """`TAPpa Torre per {R}`: the ability that adds it."""
    return ("".join(f"{{{symbol}}}" for symbol in line.symbols() or ()),)


def _division(line: Line) -> tuple[tuple[Name, int], ...]:
    shares = [share(line, CLAUSES)]
    while line.look(rf"(?:,|{AND})\s*(?:e\s+)?{NUMBER}") and line.take(ANOTHER):
        shares.append(share(line, CLAUSES))
    return tuple(shares)


# Before the keyword of a cost: «con il riscatto», «pagando il costo di metamorfosi».
_ITS_COST = r"(?:(?:il|la|lo|i|le)(?!\w)\s*|l'\s*)?(?:(?:suo\s+)?costo\s+(?:di\s+|d')(?!mana))?(?:(?:sua|suo)\s+)?"


def _sources(line: Line) -> tuple[Name, ...]:
    line.need(r"con(?!\w)", "«con» e ciò che dà il mana: «pagando con Foresta 1, Isola»")
    return line.names(CLAUSES, "ciò che dà il mana", ahead=_CLAUSE)


def _given(line: Line) -> tuple[Name, ...]:
    """`sacrificando Goblin`: what else than mana a cost takes, as «pagando con Goblin» says it too."""
    return line.names(CLAUSES, "ciò con cui si paga", ahead=_CLAUSE)


def _options(line: Line) -> tuple[str, ...]:
    """`con riscatto`, `con potenziamento e riscatto`, `con potenziamento {W}` where there are several."""
    found = []
    line.take(rf"{_ITS_COST}(?=(?:{KEYWORDS})(?!\w))")
    while True:
        word = line.take(rf"(?:{KEYWORDS})(?!\w)(?:\s+(?:\{{[^{{}}\s]+\}})+)?")
        if word is None:
            near = nearest(line.rest.split()[0], phrases.COSTS) if line.rest else ""
            hint = f" (forse «{near}»?)" if near else ""
            raise line.stop(f"«X = 3» o un costo come «riscatto»{hint}: nessun nome del tavolo continua così")
        at = word.end() - len(word[0].lstrip())
        option, brace, symbols = line.text[at : word.end()].partition("{")
        found.append(option.lower() + brace + symbols.upper())
        if not line.take(rf"(?:e\s+|,\s*)(?=(?:{KEYWORDS})(?!\w))"):
            return tuple(found)


KEYWORDS = "|".join(re.escape(plain(word)) for word in reversed(phrases.COSTS))
_ADDED = {"targets", "options", "paying"}  # said in several parts
_CLAUSE_READERS: tuple[tuple[str, str, Callable[[Line], Any]], ...] = (
    (ON, "targets", _targets),
    (rf"mirando {TO}", "targets", _targets),
    (AIMING, "targets", _targets),
    (r"con\s+x", "x", _number_of_x),
    ("scegliendo", "modes", _modes),
    ("dividendo", "division", _division),
    (_FOR_MANA, "modes", _mana_wanted),
    (_FOR_ANOTHER_COST, "options", _options),
    (rf"pagando(?=\s+{_ITS_COST}(?:{KEYWORDS})(?!\w))", "options", _options),
    ("pagando", "paying", _sources),
    (_GIVING, "paying", _given),
    ("con|col", "options", _options),
)


def roll_planar(line: Line) -> RollPlanar:
    """`tira il dado planare: caos`, and with what that is paid."""
    line.take(r"\s*[:,]?\s*")
    for shown, said in phrases.PLANAR.items():
        if line.take(rf"(?:e?d? ?esce )?(?:il )?(?:simbolo (?:del )?)?(?:una )?(?:faccia )?{plain(said)}(?!\w)"):
            there = clauses(line)
            if {"targets", "modes", "division", "options", "x"} & there.keys():
                raise line.stop("al più «pagando con …»: tirare il dado planare non ha bersagli")
            return RollPlanar(shown, **there)
    raise line.stop("che cosa esce: «tira il dado planare: caos», «: Planeswalker», «: vuota»")
