"""«How much?»: a number of the outcome, to be worked out; those of who gets a rule wrong are known mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import at_end, steps
from judgekit.sheets.kinds.source import decisive, mistaken, of_board
from judgekit.sheets.point import BYPRODUCTS
from judgekit.sheets.saying import NUMBERS, number

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief


_MOST_WRONG = 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """Of the facts that the point changes the one that matters most, of those that are numbers."""
    study, point = posed.study, posed.board.point
    there = [key for key in posed.board.keys if key[0] not in BYPRODUCTS and key in study.facts]
    key = next((key for key in there if number(key, study.facts[key]) is not None), None)
    if key is None or point is None or posed.board.tells_itself or posed.board.is_as_written:
        return None
    right, theirs = number(key, study.facts[key]), number(key, point.other.facts.get(key))
    if right is None or right < 0 or theirs is None or theirs == right:
        return None
    wrong: dict[int, Belief] = {theirs: point}
    for belief in posed.board.others():
        value = number(key, belief.other.facts.get(key))
        if value not in {None, right} and len(wrong) < _MOST_WRONG and study.is_of_one_time(belief.other):
            wrong.setdefault(value, belief)
    return of_board(
        posed,
        material,
        "number",
        ask=at_end(posed, NUMBERS[key[0]](key[1])),
        options=(
            Option(str(right), correct=True),
            *(mistaken(material, belief, str(value)) for value, belief in wrong.items()),
        ),
        answer=str(right),
        explanation=steps(posed),
        decisive=decisive(material, ((belief, str(value)) for value, belief in wrong.items())),
        asked=(key,),
    )
