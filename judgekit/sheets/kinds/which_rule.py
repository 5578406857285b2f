"""«Which rule decides this?»: one decides, the others were cited or stand beside it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import asked_keys, steps
from judgekit.sheets.kinds.source import decisive, lacking, mixed, named, neighbours, numbers_of, of_board, title_of
from judgekit.sheets.replay_facts import changed
from judgekit.sheets.saying import asked_for, ending

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.replay_facts import Key
    from judgekit.sheets.study import Other, Study


_FEWEST = 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    keys = asked_keys(study)
    level = study.level(keys)
    if not material.wants(level):
        return None
    deciding = study.deciding(keys)
    teller = _teller(study, deciding, chance, material)
    if len(teller.heads) > 1 or not title_of(material, teller.numbers[0]):
        return None  # neither of two decides
    keys = tuple(key for key in keys if teller.facts.get(key) != study.facts.get(key))
    level, deciding = study.level(keys), study.deciding(keys)
    if not material.wants(level):
        return None
    keys = asked_for(keys, [study.facts, teller.facts])
    wrong = [
        Option(named(material, number), why="senza questa regola l’esito non cambia")
        for number in islice(_idle(study, teller, keys, chance, material), _FEWEST)
    ]
    if len(wrong) < _FEWEST:
        return None
    right = named(material, teller.numbers[0])
    said = lacking(deciding, (ending(other.facts, keys, modern=material.modern) for other in deciding))
    return of_board(
        posed,
        material,
        "which-rule",
        level,
        ask=f"Alla fine: {_low(ending(study.facts, keys, modern=material.modern))}. "
        "Quale di queste regole lo decide, cioè: senza quale andrebbe diversamente?",
        options=mixed(chance, Option(right, correct=True), wrong),
        answer=right,
        explanation=steps(posed, material),
        decisive=decisive(material, deciding, said),
        cites=numbers_of(material, deciding),
        asked=keys,
    )


def _teller(study: Study, deciding: Sequence[Other], chance: Chance, material: Material) -> Other:
    """The rule to be found: one that the sheet is about, and that not every game needs, where there is one."""
    special = [other for other in deciding if study.special(other)]
    about = [other for other in special if any(map(material.ground.holds, other.numbers))]
    return chance.pick(about or special or deciding)


def _low(text: str) -> str:
    """A sentence in the middle of another: names keep their capital."""
    return text[:1].lower() + text[1:] if text.startswith(("La ", "Il ", "Nessuno ", "Le ")) else text


def _idle(study: Study, teller: Other, keys: tuple[Key, ...], chance: Chance, material: Material) -> Iterator[str]:
    """Rules that do not decide these facts: those that stand near in the text first, then others that were cited."""
    cited = {number for group in study.groups for number in group}
    near = [number for number in neighbours(teller.numbers[0], material) if number not in teller.numbers]
    titles = {title_of(material, number) for number in teller.numbers}
    for number in (*chance.shuffled(near)[:2], *chance.shuffled(sorted(cited))):
        title = title_of(material, number)
        if title and title not in titles and _decides_nothing(study, number, cited, keys):
            titles.add(title)
            yield number


def _decides_nothing(study: Study, number: str, cited: set[str], keys: tuple[Key, ...]) -> bool:
    """Whether all comes out alike without a rule; what could not be played without it does not count as alike."""
    if number not in cited:
        return True
    group = study.group_of(number)
    other = study.without(group) if group is not None else None
    return other is not None and not changed(study.facts, other.facts, keys)
