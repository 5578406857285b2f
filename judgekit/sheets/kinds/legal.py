"""«May they do this?»: a verdict of the replay that somebody gets wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import WOM, game_of
from judgekit.render.replay import told, why_illegal
from judgekit.scenario.model import Attack, Block, Choose, Pass, RollPlanar
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import seen, steps
from judgekit.sheets.kinds.source import decisive, mistaken, of_board
from judgekit.sheets.leave import asks_leave
from judgekit.sheets.told import done, line, script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.italian.steps import Told
    from judgekit.scenario.model import Action
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief


YES, NO = "Sì", "No"
NO_PLACE = "has no place"  # how an action is refused with which nothing can be done as it is told
_WAITS = "something is waiting"
CANNOT_PAY, _MANA = "cannot pay", " mana"
_NOTHING = (Attack(), Block(), Pass())  # of which nobody asks whether it is allowed
_CHOOSES = " sceglie "  # an answer, be it given with what is done
_MOST_STEPS = 8


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """The first action about which whoever misses the point is wrong."""
    study, point = posed.study, posed.board.point
    if point is None or point.other.unasked:
        return None  # the script answers what nobody would ask who is wrong
    players = tuple(study.run.replay.board.players)
    for number in study.run.replay.verdicts:
        there = point.other.facts.get(("verdict", number))
        if _is_answered_before(posed, point, number):
            return None
        if there is None or there == study.facts["verdict", number]:
            continue
        if _asks_of_others(posed, number):
            return None
        if not _may_be_asked(posed, number, players, material) or _is_unclear(point, number):
            return None  # the rule has had its say on a line that is told: who misses it would stumble there
        if _is_paid_before(point, number):
            return None  # whoever thinks so makes the mana first, and may do it all the same
        hangs = _hangs_on_what_is_not_told(posed, point, number) or _goes_on_untold(posed, number)
        return None if hangs or has_passed(posed, number) else _asked(posed, point, number, material)
    return None


def _asks_of_others(posed: Posed, number: int) -> bool:
    """Whether a board is a case that states of other actions whether they are legal: those are what it asks."""
    stated = {one.args[0] for one in posed.study.scenario.expectations if one.kind == "verdict"}
    return bool(stated) and number not in stated


def _hangs_on_what_is_not_told(posed: Posed, point: Belief, number: int) -> bool:
    """Whether nobody would be wrong who did not know what was tried before in vain: it is not told."""
    study, facts = posed.study, posed.study.facts
    told = tuple(
        one
        for one in study.scenario.actions
        if one.number == number or (one.number < number and facts.get(("verdict", one.number)) != "illegal")
    )
    if len(told) == sum(one.number <= number for one in study.scenario.actions):
        return False
    played = study.played(study.patient.without(*point.other.numbers), told)
    step = None if played is None else played.replay.verdicts.get(number)
    return step is None or ("illegal" if step.refusal is not None else "legal") == facts["verdict", number]


def _goes_on_untold(posed: Posed, number: int) -> bool:
    """Whether somebody must have passed first where the script tells who passes: then they seem to act out of turn."""
    study = posed.study
    if study.facts["verdict", number] != "legal":
        return False
    passes = any(isinstance(one.do, Pass) and one.player for one in study.scenario.actions if one.number < number)
    return passes and any(one.passing for one in told(study.run) if one.step.action == number)


def has_passed(posed: Posed, number: int) -> bool:
    """Whether the player has just passed: where nobody else is told of, they pass too, and what then resolves gives the
    player the right to act again.
    """
    actions = posed.study.scenario.actions
    player = next((one.player for one in actions if one.number == number), "")
    for one in reversed([one for one in actions if one.number < number]):
        if not isinstance(one.do, Pass):
            return False
        if one.player == player:
            return True
    return False


def _is_unclear(point: Belief, number: int) -> bool:
    """Whether who is wrong would not refuse an action, but ask which one is meant, of two abilities, say; or let first
    resolve what waits as they see it.
    """
    step = point.other.run.replay.verdicts.get(number)
    return step is not None and step.refusal is not None and step.refusal.kind in {NO_PLACE, _WAITS}


def _is_paid_before(point: Belief, number: int) -> bool:
    """Whether who is wrong only thinks that mana cannot be made while it is paid for."""
    step = point.other.run.replay.verdicts.get(number)
    return step is not None and step.refusal is not None and step.refusal.kind == CANNOT_PAY and _MANA in point.says


def _is_answered_before(posed: Posed, point: Belief, number: int) -> bool:
    """Whether the script has answered by then what nobody would ask who is wrong: it gives away that they are."""
    answers = (one.number for one in posed.study.scenario.actions if isinstance(one.do, Choose) and one.number < number)
    mine, theirs = posed.study.facts, point.other.facts
    return any(mine.get(("verdict", one)) != theirs.get(("verdict", one)) for one in answers)


def _may_be_asked(posed: Posed, number: int, players: tuple[str, ...], material: Material) -> bool:
    """Whether an action can be asked about by itself: a player does it (else the game goes on), and it is no answer to
    something that the game asks, of which the line does not tell what it is. Everybody may do nothing.
    """
    action = next((one for one in posed.study.scenario.actions if one.number == number), None)
    if action is None or isinstance(action.do, (Choose, RollPlanar)) or action.do in _NOTHING:
        return False  # nobody asks leave for what a die shows
    said = line(action, material.edition, posed.study.scenario)
    return said.startswith(players) and _CHOOSES not in said


def _asked(posed: Posed, point: Belief, number: int, material: Material) -> Question:
    study = posed.study
    illegal = study.facts["verdict", number] == "illegal"
    right, wrong = (NO, YES) if illegal else (YES, NO)
    options = {right: Option(right, correct=True), wrong: mistaken(material, point, wrong)}
    action = next(one for one in study.scenario.actions if one.number == number)
    actions = done(study.scenario, material.edition)
    before = tuple(
        sentence
        for one, sentence in zip(actions, script(study.scenario, material.edition), strict=False)
        if one.number < number and study.facts.get(("verdict", one.number)) != "illegal"
    )  # what was not allowed has been undone: to tell of it would help, or mislead
    telling = why_illegal(study.run, number) if illegal else ""
    shown = steps(posed, _up_to(posed, number, done={one.number for one in actions if one.number < number}))
    if any(step.startswith(telling) for step in shown):
        telling = ""  # a step says it, with its rules
    said = line(action, material.edition, study.scenario)
    again = said in (sentence.rstrip(".") for sentence in before)
    question = of_board(
        posed,
        material,
        "legal",
        ask=asks_leave(said, after=bool(before), again=again, in_turn=_in_turn(material, actions, action)),
        options=(options[YES], options[NO]),
        answer=right,
        explanation=((f"{telling}.",) if telling else ()) + shown,
        decisive=decisive(material, [(point, f"sarebbe {'legale' if illegal else 'illegale'}")]),
        asked=(("verdict", str(number)),),
    )
    asked_last = not posed.goes_on and (not actions or number >= actions[-1].number)
    return question._replace(
        script=before,
        # a story may tell what is done only later, or in other words what is asked
        prompt=question.prompt if asked_last and not _tells(question, said) else "",
    )


def _tells(question: Question, said: str) -> bool:
    """Whether the story of a board names who acts together with what they act with or upon."""
    who, _, what = said.partition(" ")
    told = question.prompt.split()
    return who in told and any(name in question.prompt for name in question.names if name != who and name in what)


def _in_turn(material: Material, actions: Sequence[Action], action: Action) -> bool:
    """Whether somebody acts twice where players take turns: it is not at once that they may again."""
    before = [one for one in actions if one.number < action.number]
    return game_of(material.edition) == WOM and bool(before) and before[-1].player == action.player


def _up_to(posed: Posed, number: int, done: set[int]) -> list[Told]:
    """The last steps up to the end of an action, of what was done before it only what holds.

    What comes later is another story, also where the attempt itself leaves no step.
    """
    verdicts = posed.study.run.replay.verdicts
    undone = {one for one in done if verdicts[one].refusal is not None}
    there = [one for one in seen(posed.study.run) if one.step.action not in undone]
    own = [n for n, one in enumerate(there) if one.step.action == number or one.step is verdicts[number]]
    later = next((n for n, one in enumerate(there) if (one.step.action or 0) > number), len(there))
    return there[: own[-1] + 1 if own else later][-_MOST_STEPS:]
