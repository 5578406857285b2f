"""Questions about the steps of a replay: which one follows, and which one of an account is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judgekit.render.replay import told
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import steps
from judgekit.sheets.kinds.source import decisive, ignored, mistaken, mixed, of_board, thinks

if TYPE_CHECKING:
    from judgekit.render.italian.steps import Told
    from judgekit.scenario.outcome import Run
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief


_FEWEST_STEPS, _MOST_STEPS = 3, 6
_FEWEST_WRONG, _MOST_LATER = 2, 1
_JUDGED = ("questo passo è giusto", "questo passo viene dall’errore, che sta più su")
_CHOICES_LEFT = re.compile(r"(; |^)restano bersagli legali: [^;]*", re.IGNORECASE)
_OF_COURSE = frozenset(
    {"tap", "mana", "spend", "announce", "note", "combat", "leave"}
)  # how a cost is paid, and the like


class Parting(NamedTuple):
    """Where somebody’s replay leaves the right one: the place, what happens there then, and what they get wrong."""

    at: int
    says: str
    belief: Belief


def _line(run: Run) -> list[Told]:
    """What happens, without mere passing, checks that let things pass, and how costs are paid."""
    return [
        one
        for one in told(run)
        if not one.trace
        and not one.bound
        and not one.passing
        and (one.step.verdict == "illegal" or not {event.kind for event in one.step.events} <= _OF_COURSE)
    ]


def happens(run: Run) -> list[str]:
    """The steps as an account tells them."""
    texts = (_CHOICES_LEFT.sub("", one.text.rstrip(".")).rstrip("; ") for one in _line(run))
    return [text for text in texts if text]


def _undone(run: Run) -> frozenset[str]:
    """The steps that tell of what may not be done: who asks what happens does not ask that."""
    refused = (
        one.step.verdict == "illegal" or any(event.kind == "undone" for event in one.step.events) for one in _line(run)
    )
    return frozenset(one.text.rstrip(".") for one, so in zip(_line(run), refused, strict=True) if so)


def _parting(posed: Posed, belief: Belief) -> Parting | None:
    """The first step at which somebody's error tells, where something happens then that never really does."""
    right, there = happens(posed.study.run), happens(belief.other.run)
    at = next((n for n, (one, two) in enumerate(zip(right, there, strict=False)) if one != two), None)
    if at is None or there[at] in right or _clauses(there[at]) <= _clauses(right[at]):
        return None  # who tells only a part of what happens has told nothing wrong
    return Parting(at, there[at], belief)


def _clauses(step: str) -> frozenset[str]:
    return frozenset(step.casefold().split("; "))


def ask_next(posed: Posed, chance: Chance, material: Material) -> Question | None:
    point = posed.board.point
    parting = _parting(posed, point) if point is not None else None
    if parting is None or parting.at == 0:
        return None
    at, right = parting.at, happens(posed.study.run)
    undone = _undone(posed.study.run)
    if right[at] in undone or parting.says in _undone(parting.belief.other.run):
        return None
    wrong = {parting.says: mistaken(material, parting.belief, parting.says)}
    for belief in posed.board.others():
        there = _parting(posed, belief)
        if there is not None and there.at == at:
            wrong.setdefault(there.says, mistaken(material, belief, there.says))
    later = [text for text in dict.fromkeys(right[at + 1 :]) if text not in {*right[: at + 1], *undone}]
    for text in later[:_MOST_LATER] if len(wrong) <= _FEWEST_WRONG else ():
        why = "anticipa un passo che viene dopo"
        wrong.setdefault(text, Option(text, why=why))
    if len(wrong) < _FEWEST_WRONG:
        return None
    return of_board(
        posed,
        material,
        "next",
        account=tuple(right[max(0, at - 4) : at]),
        ask="Questi sono gli ultimi passi. Che cosa accade subito dopo?",
        options=mixed(chance, Option(right[at], correct=True), list(wrong.values())),
        answer=right[at],
        explanation=steps(posed),
        decisive=decisive(material, [(parting.belief, f"«{parting.says}»")]),
    )


def ask_error(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """An account by somebody who misses the point. Where the wrong step stands in it is drawn from where it may."""
    point = posed.board.point
    error = _parting(posed, point) if point is not None else None
    if error is None:
        return None
    right, wrong = happens(posed.study.run), happens(error.belief.other.run)
    undone = _undone(error.belief.other.run)
    windows = [
        (error.at - first, first, length)
        for length in range(_FEWEST_STEPS, _MOST_STEPS + 1)
        for first in range(max(0, error.at - length + 1), error.at + 1)
        if first + length <= len(wrong) and len(set(wrong[first : first + length]) - undone) == length
    ]
    if not windows:
        return None
    places = sorted({place for place, _, _ in windows})
    at = chance.pick(places[1:] or places)  # that nothing has gone wrong before is a part of the question
    _, first, length = max((one for one in windows if one[0] == at), key=lambda one: one[2])
    why = f"chi racconta così {thinks(material, error.belief)}"
    forgot = ignored(material, error.belief.other)
    options = tuple(
        Option(text, correct=n == at, ignores=forgot if n == at else None, why=why if n == at else _JUDGED[n > at])
        for n, text in enumerate(wrong[first : first + length])
    )
    return of_board(
        posed,
        material,
        "find-the-error",
        ask="Chi racconta ciò che accade sbaglia un passo, e da lì prosegue. Qual è il primo passo sbagliato?",
        options=options,
        answer=f"Invece: «{right[error.at]}»",
        explanation=steps(posed),
        decisive=decisive(material, [(error.belief, f"«{error.says}»")]),
    )
