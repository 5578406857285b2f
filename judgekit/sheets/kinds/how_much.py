"""«How much?»: a number of the outcome, to be worked out; those of who forgets a rule are known mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import in_turn, steps
from judgekit.sheets.kinds.source import decisive, forgets, ignored, lacking, numbers_of, of_board
from judgekit.sheets.saying import NUMBERS, number

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed


_MOST_WRONG = 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    for key in chance.shuffled(key for key in study.keys if key in study.facts):
        right = number(key, study.facts[key])
        if right is None or right < 0:
            continue
        deciding = study.deciding((key,))
        level = study.level((key,))
        if not material.wants(level) or any(number(key, other.facts.get(key)) is None for other in deciding):
            continue
        wrong: dict[int, Option] = {}
        for other in in_turn(study, (key,), chance):
            value = number(key, other.facts.get(key))
            if value is not None and value != right:
                forgot = Option(str(value), ignores=ignored(material, other), why=forgets(material, other))
                wrong.setdefault(value, forgot)
            if len(wrong) == _MOST_WRONG:
                break
        said = lacking(deciding, (str(number(key, other.facts.get(key))) for other in deciding))
        return of_board(
            posed,
            material,
            "number",
            level,
            ask=NUMBERS[key[0]](key[1]),
            options=(Option(str(right), correct=True), *wrong.values()),
            answer=str(right),
            explanation=steps(posed, material),
            decisive=decisive(material, deciding, said),
            cites=numbers_of(material, deciding),
            asked=(key,),
        )
    return None
