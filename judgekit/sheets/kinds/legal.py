"""«May they do this?»: a verdict of the replay that somebody gets wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.replay import why_illegal
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import steps
from judgekit.sheets.kinds.source import decisive, mistaken, of_board
from judgekit.sheets.shown import line, script

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief


YES, NO = "Sì", "No"
_MOST_STEPS = 8


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """The first action about which whoever misses the point is wrong."""
    study, point = posed.study, posed.board.point
    if point is None:
        return None
    players = tuple(study.run.replay.board.players)
    for number in study.run.replay.verdicts:
        there = point.other.facts.get(("verdict", number))
        if not _said(posed, number, material).startswith(players):
            continue  # the game itself goes on
        if there is not None and there != study.facts["verdict", number]:
            return _asked(posed, point, number, material)
    return None


def _said(posed: Posed, number: int, material: Material) -> str:
    """An action of the script as a sentence."""
    action = next((one for one in posed.study.scenario.actions if one.number == number), None)
    return "" if action is None else line(action, material.edition)


def _asked(posed: Posed, point: Belief, number: int, material: Material) -> Question:
    study = posed.study
    illegal = study.facts["verdict", number] == "illegal"
    right, wrong = (NO, YES) if illegal else (YES, NO)
    options = {right: Option(right, correct=True), wrong: mistaken(material, point, wrong)}
    actions = [action for action in study.scenario.actions if action.is_of(material.edition)]
    action = next(one for one in actions if one.number == number)
    telling = why_illegal(study.run, number) if illegal else ""
    question = of_board(
        posed,
        material,
        "legal",
        ask=f"«{line(action, material.edition)}»: è permesso?",
        options=(options[YES], options[NO]),
        answer=right,
        explanation=((f"{telling}.",) if telling else ()) + steps(posed)[:_MOST_STEPS],
        decisive=decisive(material, [(point, f"sarebbe {'legale' if illegal else 'illegale'}")]),
        asked=(("verdict", str(number)),),
    )
    return question._replace(script=script(study.scenario, material.edition)[: actions.index(action)])
