"""«And under the other edition?»: the same board, the same actions, other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import game_of
from judgekit.refs import Ref
from judgekit.render.editions_compared import sides
from judgekit.ruling.compare import side_by_side
from judgekit.ruling.replay_facts import changed
from judgekit.scenario.model import Choose
from judgekit.sheets.exercise import Decisive, Option
from judgekit.sheets.kinds.how_it_ends import said_of, steps, told_ones, values, wrong_ones
from judgekit.sheets.kinds.source import LONGEST, decisive, mixed, of_board, ref
from judgekit.sheets.passages import passage
from judgekit.sheets.saying import asked_for, ending
from judgekit.sheets.study import Other, studied
from judgekit.sheets.told import inside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.editions_compared import Side
    from judgekit.ruling.replay_facts import Facts, Key
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief
    from judgekit.sheets.study import Study


_FEWEST_WRONG = 1


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """The question is put under the edition of the sheet; its text tells how the other one ends."""
    if not posed.alike or game_of(material.other) != game_of(material.edition):
        return None
    mine = posed.study
    if any(action.is_of(material.edition) != action.is_of(material.other) for action in mine.scenario.actions):
        return None  # one of the ends hangs on a line that the sheet does not print
    if any(isinstance(action.do, Choose) for action in mine.scenario.actions):
        return None  # what only one of the two editions asks would tell what it does
    theirs = studied(mine.scenario._replace(editions=(material.other,)), material.other)
    subject = posed.board.subject
    if theirs is None or subject is None or not mine.is_of_one_time(Other((), theirs.facts, theirs.run)):
        return None
    keys = posed.board.differing(theirs.facts)
    if not keys:
        return None
    reason = _reason(posed, theirs.facts, keys)
    if reason is None:
        return None
    wrong = wrong_ones(posed.board, keys, (theirs.facts,), chance)
    keys = asked_for(keys, [mine.facts, theirs.facts, *(one.other.facts for one in wrong)])
    there, here = words(material.other).rules, words(material.edition).rules
    found, right = told_ones(posed.board, keys, wrong, material)
    other_end = ending(theirs.facts, keys, modern=material.modern)
    old = Option(other_end, why=f"risponde con {there}", mistake=f"applica {there}")
    options = [old, *(one for one in found if one.text != other_end)]
    parting = _parting(mine, theirs, material, reason)
    if other_end == right or len(options) < _FEWEST_WRONG or not parting:
        return None
    question = of_board(
        posed,
        material,
        "editions",
        ask=f"Come finisce con {here}?",
        options=mixed(chance, Option(right, correct=True), options),
        answer=right,
        explanation=(f"Con {there}: {other_end}.", *steps(posed)),
        decisive=(*parting, *_others(posed, [one for one in wrong if one != reason], keys, material, parting)),
        asked=keys,
    )
    return question._replace(point=parting[0].ref, cites=tuple(one.ref for one in parting))


def _parting(mine: Study, theirs: Study, material: Material, reason: Belief) -> tuple[Decisive, ...]:
    """The rules by which the editions first part, this one's before the other's: of each that does something then, or
    has a rule that answers the other's. Where this one does more, it does so by the rule on which the difference hangs,
    if that is what it cites then.
    """
    compared = side_by_side(mine.scenario, (mine.run, theirs.run))
    there = sides(compared, material.corpus)
    numbers = _numbers([one for one in there if one.when is not None], material)
    own = next((one for one in there if one.name == material.edition and one.when is not None), None)
    hangs = next((one for one in reason.other.numbers if own is not None and one in own.cites), "")
    if hangs and numbers.get(material.edition) != hangs:
        numbers = {material.edition: hangs} | _answers(material.edition, hangs, material)
    return tuple(_of_edition(one, numbers[one.name], material) for one in there if one.name in numbers)


def _numbers(doing: Sequence[Side], material: Material) -> dict[str, str]:
    """By which rule each edition does what it does where they part; where one only does more than the other, by its
    rule and the one of the other that answers this.
    """
    found = {one.name: _first(one, material) for one in doing if one.cites}
    more = next((one for one in doing if all(_clauses(one) > _clauses(each) for each in doing if each != one)), None)
    answers = {} if more is None or more.name not in found else _answers(more.name, found[more.name], material)
    return found | answers


def _first(side: Side, material: Material) -> str:
    return next((number for number in side.cites if _answers(side.name, number, material)), side.cites[0])


def _clauses(side: Side) -> frozenset[str]:
    return frozenset(side.text.casefold().split("; "))


def _of_edition(side: Side, number: str, material: Material) -> Decisive:
    """The rule of an edition where it parts from the other, and what happens there."""
    unit = material.corpus.unit(side.name, number)
    title = f"{unit.title if unit is not None else ''} – {words(side.name).rules}"
    text = passage(unit.text, side.text, LONGEST) if unit is not None else ""
    here = f"qui: «{inside(side.text)}»" if side.when is not None else side.text
    return Decisive(ref(side.name, number), title.removeprefix(" – "), text, here)


def _answers(edition: str, number: str, material: Material) -> dict[str, str]:
    """The rule by which the other edition answers the same otherwise, by its name; none of what a section is about."""
    links = material.corpus.links.get(Ref(edition, number))
    if links is None or number.endswith(".1"):
        return {}
    beside = {material.edition, material.other} - {edition}
    there = [one for one in links.elsewhere if one.ref.edition in beside and not one.same]
    return {there[0].ref.edition: there[0].ref.path} if there else {}


def _others(
    posed: Posed, wrong: Sequence[Belief], keys: Sequence[Key], material: Material, parting: Sequence[Decisive]
) -> tuple[Decisive, ...]:
    """The rules of the other wrong ends."""
    told = {one.ref for one in parting}
    return tuple(one for one in decisive(material, said_of(posed.board, wrong, keys, material)) if one.ref not in told)


def _reason(posed: Posed, theirs: Facts, keys: Sequence[Key]) -> Belief | None:
    """Who gets that rule wrong on which the difference hangs: without it one ends as under the other edition, or at
    least otherwise in what is asked. The point of the board need not be it.
    """
    subject = posed.board.subject
    own = () if subject is None else (subject,)
    those = [one for one in (*own, *posed.board.others()) if changed(posed.study.facts, one.other.facts, keys)]
    as_there = (one for one in those if values(one.other.facts, keys) == values(theirs, keys))
    return next(as_there, those[0] if those and those[0] in own else None)
