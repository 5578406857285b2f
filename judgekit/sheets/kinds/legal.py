"""«May they do this, and which rule says so?»: a verdict of the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.replay import why_illegal
from judgekit.sheets.kinds.outcome import steps
from judgekit.sheets.kinds.source import decisive, forgets, mixed, named, of_board, ref, title_of
from judgekit.sheets.model import Option
from judgekit.sheets.shown import line, script

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.model import Question
    from judgekit.sheets.study import Other

_YES = "Sì, è legale"
_FEWEST = 2


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    for number in chance.shuffled(study.run.replay.verdicts):
        key = ("verdict", number)
        others = [other for group in study.at_issue() if (other := study.without(group)) is not None]
        flips = [other for other in others if other.facts.get(key) not in {None, study.facts.get(key)}]
        if flips:
            question = _asked(posed, chance, material, number, flips)
            if question is not None:
                return question
    return None


def _asked(posed: Posed, chance: Chance, material: Material, number: int, flips: list[Other]) -> Question | None:
    step = posed.study.run.replay.verdicts[number]
    illegal = step.verdict == "illegal"
    if illegal:
        right, wrong, barred = _forbidden(step, flips, material)
    else:
        right, wrong, barred = _allowed(number, flips, material)
    if right is None:
        return None
    for text in _fillers(posed, number, barred, chance, material):
        if text not in {right.text, *(option.text for option in wrong)}:
            why = "l’azione è legale" if not illegal else "senza questa regola l’azione resta illegale"
            wrong.append(Option(text, why=why))
    if len(wrong) < _FEWEST:
        return None
    actions = [action for action in posed.study.scenario.actions if action.is_of(material.edition)]
    action = next(one for one in actions if one.number == number)
    said = script(posed.study.scenario, material.edition)[: actions.index(action)]
    telling = why_illegal(posed.study.run, number)
    answer = f"{right.text}: {telling[:1].lower()}{telling[1:]}" if telling and right.text == _YES else right.text
    without = "senza: sarebbe " + ("legale" if illegal else "illegale")
    question = of_board(
        posed,
        material,
        "legal",
        min(3, len(flips)),
        ask=f"«{line(action, material.edition)}»: si può fare? Quale regola lo dice?",
        options=mixed(chance, right, wrong),
        answer=answer,
        explanation=((f"{telling}.",) if telling else ()) + steps(posed, material)[:8],
        decisive=decisive(material, flips, [without] * len(flips)),
        cites=tuple(ref(material.edition, one) for other in flips for one in other.numbers),
        asked=(("verdict", str(number)),),
    )
    return question._replace(script=said)


def _forbidden(step: object, flips: list[Other], material: Material) -> tuple[Option | None, list[Option], set[str]]:
    """An illegal action: one rule forbids it, whoever does not know that one says yes."""
    refusal = getattr(step, "refusal", None)
    cites = refusal.cites if refusal is not None else ()
    naming = [other for other in flips if set(other.numbers) & set(cites)]
    if not naming:
        return None, [], set()
    teller = naming[0]
    text = f"No: lo vieta la {named(material, teller.numbers[0])}"
    barred = {number for other in flips for number in other.numbers} | set(cites)
    yes = Option(_YES, ignores=ref(material.edition, teller.numbers[0]), why=forgets(material, teller))
    return Option(text, correct=True), [yes], barred


def _allowed(number: int, flips: list[Other], material: Material) -> tuple[Option | None, list[Option], set[str]]:
    """A legal action: whoever does not know the rule that allows it finds one that forbids it."""
    wrong: dict[str, Option] = {}
    for other in flips:
        refusal = other.run.replay.verdicts[number].refusal
        if refusal is not None and refusal.cites:
            text = f"No: lo vieta la {named(material, refusal.cites[0])}"
            wrong.setdefault(
                text, Option(text, ignores=ref(material.edition, other.numbers[0]), why=forgets(material, other))
            )
    return (Option(_YES, correct=True) if wrong else None), list(wrong.values()), set()


def _fillers(posed: Posed, number: int, barred: set[str], chance: Chance, material: Material) -> list[str]:
    """Other rules that were consulted there, or that stand in the play of it: none of them forbids it."""
    near = [step.cites for step in posed.study.run.replay.steps if step.action == number]
    cited = dict.fromkeys(one for cites in near for one in cites)
    more = dict.fromkeys(one for group in posed.study.groups() for one in group)
    found = [one for one in [*chance.shuffled(cited), *chance.shuffled(more)] if one not in barred]
    return [f"No: lo vieta la {named(material, one)}" for one in dict.fromkeys(found) if title_of(material, one)]
