"""«How much?»: a number of the outcome, to be worked out; those of who forgets a rule are known mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.kinds.outcome import steps
from judgekit.sheets.kinds.source import decisive, forgets, numbers_of, of_board, ref
from judgekit.sheets.model import Option
from judgekit.sheets.saying import NUMBERS, number

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.model import Question

_MOST_WRONG = 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    for key in chance.shuffled(study.facts):
        right = number(key, study.facts[key])
        if right is None or right < 0:
            continue
        deciding = [other for other in study.decisive((key,)) if number(key, other.facts.get(key)) is not None]
        level = study.level((key,))
        if not level or len(deciding) < min(level, len(study.decisive((key,)))):
            continue
        wrong: dict[int, Option] = {}
        for other in study.others():
            value = number(key, other.facts.get(key))
            if value is not None and value != right:
                ignored = ref(material.edition, other.numbers[0])
                wrong.setdefault(value, Option(str(value), ignores=ignored, why=forgets(material, other)))
            if len(wrong) == _MOST_WRONG:
                break
        said = [f"senza: {number(key, other.facts.get(key))}" for other in deciding]
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
            cites=numbers_of(material, (key,), deciding),
            asked=(key,),
        )
    return None
