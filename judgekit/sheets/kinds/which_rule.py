"""«Somebody says that it ends otherwise: which rule do they forget?»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.ruling.ablation import cited
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import at_end, said_of, steps
from judgekit.sheets.kinds.source import decisive, mixed, named, neighbours, of_board, title_of
from judgekit.sheets.replay_facts import changed, fallen
from judgekit.sheets.saying import asked_for, ending

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief
    from judgekit.sheets.replay_facts import Key


_FEWEST, _MOST = 2, 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    point, study = posed.board.point, posed.study
    keys = posed.board.few
    if point is None or not keys or len(point.other.heads) > 1 or not title_of(material, point.other.heads[0]):
        return None
    keys = asked_for(keys, [study.facts, point.other.facts])
    theirs = ending(point.other.facts, keys, modern=material.modern)
    wrong = []
    for number, mistake in _not_it(posed, point, keys, chance, material):
        why = f"chi dimentica la {named(material, number)} {mistake}: qui non è questo l’errore"
        wrong.append(Option(named(material, number), why=why, mistake=mistake))
        if len(wrong) == _MOST:
            break
    right = named(material, point.other.heads[0])
    if len(wrong) < _FEWEST or not theirs:
        return None
    return of_board(
        posed,
        material,
        "which-rule",
        ask=at_end(
            posed, f"Un giocatore sostiene che alla fine sia così: «{theirs}». Ha torto: quale regola dimentica?"
        ),
        options=mixed(chance, Option(right, correct=True), wrong),
        answer=right,
        explanation=(
            f"Invece: {ending(study.facts, keys, modern=material.modern)}",
            f"Chi dimentica la {right} {point.says}",
            *steps(posed),
        ),
        decisive=decisive(material, said_of(posed.board, [point], keys, material)),
        asked=keys,
    )


def _not_it(
    posed: Posed, point: Belief, keys: tuple[Key, ...], chance: Chance, material: Material
) -> Iterator[tuple[str, str]]:
    """Other rules that somebody gets wrong, with what they think then: none of them brings that end about.

    Those that matter here come first, then what was cited. What stands near in the text comes last: where several
    numbers are alike, one of them is likely to be right.
    """
    study = posed.study
    here = [one.numbers[0] for one in posed.board.issues]
    near = neighbours(point.other.heads[0], material)
    ordered = (*chance.shuffled(here), *chance.shuffled(cited(study.run)), *chance.shuffled(near))
    titles = {title_of(material, number) for number in point.other.numbers}
    told = {point.says}
    known = set(cited(study.run))
    for number in dict.fromkeys(ordered):
        title = title_of(material, number)
        mistakes = study.system.mistakes(number)
        if (
            title
            and title not in titles
            and len(mistakes) == 1
            and not _brings_it_about(posed, point, number, keys, known)
        ):
            titles.add(title)
            if mistakes[0] not in told:
                told.add(mistakes[0])
                yield number, mistakes[0]


def _brings_it_about(posed: Posed, point: Belief, number: str, keys: tuple[Key, ...], known: set[str]) -> bool:
    """Whether whoever forgets a rule sees the same end; of what could not be played without it nobody knows."""
    if number not in known:
        return False
    other = posed.study.without(fallen(posed.study.system, number))
    return other is None or not changed(other.facts, point.other.facts, keys)
