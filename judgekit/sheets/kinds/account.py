"""Questions about the steps of a replay: which one follows, and which one of an account is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judgekit.render.replay import told
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import steps
from judgekit.sheets.kinds.source import decisive, forgets, ignored, mixed, of_board, ref

if TYPE_CHECKING:
    from judgekit.render.italian.steps import Told
    from judgekit.scenario.outcome import Run
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.study import Other


_FEWEST_STEPS = 4
_MOST_STEPS = 7
_FEWEST_WRONG = 2
_JUDGED = ("questo passo è giusto", "questo passo viene dall’errore, che sta più su")
_CHOICES_LEFT = re.compile(r"(; |^)restano bersagli legali: [^;]*", re.IGNORECASE)


class Parting(NamedTuple):
    """Where the replay of somebody who ignores a rule leaves the right one: the place, and what happens there then."""

    at: int
    says: str
    other: Other


def _line(run: Run) -> list[Told]:
    """What happens, without mere passing and checks that let things pass."""
    return [one for one in told(run) if not one.trace and not one.bound and not one.passing]


def happens(run: Run) -> list[str]:
    """The steps as an account tells them."""
    return _texts(_line(run))


def _texts(line: list[Told]) -> list[str]:
    texts = (_CHOICES_LEFT.sub("", one.text.rstrip(".")).rstrip("; ") for one in line)
    return [text for text in texts if text]


def _partings(posed: Posed) -> list[Parting]:
    """For each rule at issue the first step at which ignoring it tells, where something else happens then."""
    right = happens(posed.study.run)
    found = []
    for other in posed.study.others:
        there = happens(other.run)
        at = next((n for n, (one, two) in enumerate(zip(right, there, strict=False)) if one != two), None)
        if at is not None and there[at] not in right:
            found.append(Parting(at, there[at], other))
    return found


def _level(posed: Posed) -> int:
    return posed.study.level(posed.study.keys)


def ask_next(posed: Posed, chance: Chance, material: Material) -> Question | None:
    level = _level(posed)
    partings = _partings(posed) if material.wants(level) else []
    if not partings:
        return None
    right = happens(posed.study.run)
    at = chance.pick(partings).at
    if at == 0:
        return None
    wrong: dict[str, Option] = {}
    here = [one for one in partings if one.at == at]
    for one in chance.shuffled(here):
        why = forgets(material, one.other)
        wrong.setdefault(one.says, Option(one.says, ignores=ignored(material, one.other), why=why))
    for text in chance.shuffled(dict.fromkeys([*right[at + 1 :], *(one.says for one in partings)])):
        if text != right[at] and text not in right[:at]:
            wrong.setdefault(text, Option(text, why="non accade adesso"))
    if len(wrong) < _FEWEST_WRONG:
        return None
    return of_board(
        posed,
        material,
        "next",
        level,
        account=tuple(right[max(0, at - 4) : at]),
        ask="Questi sono gli ultimi passi. Che cosa accade subito dopo?",
        options=mixed(chance, Option(right[at], correct=True), list(wrong.values())),
        answer=right[at],
        explanation=steps(posed, material),
        decisive=decisive(material, [one.other for one in here], [f"senza: «{one.says}»" for one in here]),
        cites=tuple(ref(material.edition, number) for one in here for number in one.other.numbers),
    )


def ask_error(posed: Posed, chance: Chance, material: Material) -> Question | None:
    level = _level(posed)
    if not material.wants(level):
        return None
    right = happens(posed.study.run)
    partings = _partings(posed)
    if not partings:
        return None
    error = chance.pick(partings)
    wrong = happens(error.other.run)
    first = max(0, min(error.at - 1 - chance.below(4), len(wrong) - _MOST_STEPS))
    shown = wrong[first : first + _MOST_STEPS]
    at = error.at - first
    if len(shown) < _FEWEST_STEPS or len(set(shown)) < len(shown) or not 0 <= at < len(shown):
        return None
    forgot = ignored(material, error.other)
    told = f"chi racconta così {forgets(material, error.other)}"
    options = tuple(
        Option(text, correct=n == at, ignores=forgot if n == at else None, why=told if n == at else _JUDGED[n > at])
        for n, text in enumerate(shown)
    )
    return of_board(
        posed,
        material,
        "find-the-error",
        level,
        ask="Chi racconta ciò che accade sbaglia un passo, e da lì prosegue. Qual è il primo passo sbagliato?",
        options=options,
        answer=f"Invece: «{right[error.at]}»",
        explanation=steps(posed, material),
        decisive=decisive(material, [error.other], [f"senza: «{error.says}»"]),
        cites=tuple(ref(material.edition, number) for number in error.other.numbers),
    )
