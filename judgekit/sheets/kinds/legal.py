"""«May they do this, and which rule says so?»: a verdict of the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.render.replay import why_illegal
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import steps
from judgekit.sheets.kinds.source import (
    decisive,
    forgets,
    ignored,
    mixed,
    named,
    neighbours,
    numbers_of,
    of_board,
    title_of,
)
from judgekit.sheets.shown import line, script

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.study import Other, Study
    from judgekit.table.engine import Step


_YES = "Sì, è legale"
_FEWEST, _MOST = 2, 3


class Answers(NamedTuple):
    """The right option, the wrong ones, and the rules that would be right too."""

    right: Option
    wrong: list[Option]
    barred: set[str]


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    verdicts = study.run.replay.verdicts
    refused = next((number for number, step in verdicts.items() if step.verdict == "illegal"), None)
    for number in chance.shuffled(number for number in verdicts if refused is None or number <= refused):
        key = ("verdict", number)
        if study.facts[key] == "legal" and not study.alone((key,)):
            continue  # two rules together forbid; to allow, one is enough
        if material.wants(study.level((key,))):
            flips = [other for other in study.deciding((key,)) if other.facts.get(key) is not None]
            question = _asked(posed, chance, material, number, flips) if flips else None
            if question is not None:
                return question
    return None


def _asked(posed: Posed, chance: Chance, material: Material, number: int, flips: list[Other]) -> Question | None:
    step = posed.study.run.replay.verdicts[number]
    illegal = step.verdict == "illegal"
    answers = _forbidden(posed.study, step, flips, material) if illegal else _allowed(number, flips, material)
    if answers is None:
        return None
    wrong = list(answers.wrong)
    why = "senza questa regola l’azione resta illegale" if illegal else "l’azione è legale"
    said = {answers.right.text, *(option.text for option in wrong)}
    for text in _fillers(posed, answers.barred, chance, material):
        if len(wrong) < _MOST and text not in said:
            wrong.append(Option(text, why=why))
            said.add(text)
    if len(wrong) < _FEWEST:
        return None
    actions = [action for action in posed.study.scenario.actions if action.is_of(material.edition)]
    action = next(one for one in actions if one.number == number)
    telling = why_illegal(posed.study.run, number)
    both = any(len(other.heads) > 1 for other in flips)
    without = f"senza{' entrambe' if both else ''}: sarebbe {'legale' if illegal else 'illegale'}"
    question = of_board(
        posed,
        material,
        "legal",
        posed.study.level((("verdict", number),)),
        ask=f"«{line(action, material.edition)}»: si può fare? Quale regola lo dice?",
        options=mixed(chance, answers.right, wrong),
        answer=answers.right.text,
        explanation=((f"{telling}.",) if telling else ()) + steps(posed, material)[:8],
        decisive=decisive(material, flips, [without] * len(flips)),
        cites=numbers_of(material, flips),
        asked=(("verdict", str(number)),),
    )
    return question._replace(script=script(posed.study.scenario, material.edition)[: actions.index(action)])


def _forbidden(study: Study, step: Step, flips: list[Other], material: Material) -> Answers | None:
    """An illegal action: one rule forbids it, or two do; whoever does not know it says yes."""
    cites = step.refusal.cites if step.refusal is not None else ()
    barred = {*(number for other in flips for number in other.numbers), *cites}
    naming = sorted(
        (other for other in flips if set(other.numbers) & set(cites)),
        key=lambda one: cites.index(next(number for number in cites if number in one.numbers)),
    )
    if not naming:
        return None
    teller = next((other for other in reversed(naming) if study.special(other)), naming[0])  # the particular comes last
    yes = Option(_YES, ignores=ignored(material, teller), why=forgets(material, teller))
    names = [named(material, number) for number in teller.heads]
    if len(names) == 1:
        return Answers(Option(f"No: lo vieta la {names[0]}", correct=True), [yes], barred)
    one, two = names
    halves = [
        Option(f"No, ma soltanto per la {mine}", why=f"dimentica che anche la {theirs} basta a vietarlo")
        for mine, theirs in ((one, two), (two, one))
    ]
    return Answers(
        Option(f"No: lo vietano la {one} e la {two}, ciascuna da sola", correct=True), [yes, *halves], barred
    )


def _allowed(number: int, flips: list[Other], material: Material) -> Answers | None:
    """A legal action: whoever does not know the rule that allows it finds one that forbids it."""
    wrong: dict[str, Option] = {}
    for other in flips:
        refusal = other.run.replay.verdicts[number].refusal
        if refusal is not None and refusal.cites:
            text = f"No: lo vieta la {named(material, refusal.cites[0])}"
            wrong.setdefault(text, Option(text, ignores=ignored(material, other), why=forgets(material, other)))
    return Answers(Option(_YES, correct=True), list(wrong.values()), set()) if wrong else None


def _fillers(posed: Posed, barred: set[str], chance: Chance, material: Material) -> Iterator[str]:
    """Rules that forbid such actions: here none of them does. Those that were consulted come first."""
    study = posed.study
    alike = _alike(posed, sorted(barred))
    cited = {one for group in study.groups for one in group}
    beside = [one for number in sorted(barred) for one in neighbours(number, material)]
    ranked = (*(n for n in alike if n in cited), *chance.shuffled(alike), *chance.shuffled(beside))
    for one in ranked:
        if one not in barred and title_of(material, one):
            yield f"No: lo vieta la {named(material, one)}"


def _alike(posed: Posed, numbers: Sequence[str]) -> list[str]:
    """The rules that stand in the same places of the tables of what may be done."""
    wanted = set(numbers)
    tables = posed.study.system.tables
    found: dict[str, None] = {}
    for keyed in (tables.get("checks", {}), tables.get("words", {})):
        places: dict[object, list[str]] = {}
        for key, rows in keyed.items():
            occasion = key[0] if isinstance(key, tuple) else key
            places.setdefault(occasion, []).extend(row.number for row in rows)
        for there in places.values():
            if not wanted.isdisjoint(there):
                found |= dict.fromkeys(there)
    return list(found)
