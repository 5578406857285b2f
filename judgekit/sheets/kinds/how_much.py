"""«How much?»: a number of the outcome, to be worked out; those of who gets a rule wrong are known mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import at_end, steps
from judgekit.sheets.kinds.source import decisive, mistaken, of_board
from judgekit.sheets.point import BYPRODUCTS
from judgekit.sheets.saying import NUMBERS, is_far, number, stands

if TYPE_CHECKING:
    from judgekit.ruling.replay_facts import Facts, Key
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief
    from judgekit.sheets.study import Study


_MOST_WRONG = 3


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """Of the facts that the point changes the one that matters most, of those that are numbers."""
    study, point = posed.study, posed.board.point
    there = [key for key in posed.board.keys if key[0] not in BYPRODUCTS and key in study.facts]
    there = [key for key in there if number(key, study.facts[key]) is not None]
    key = min(there, key=lambda key: _stands(study, key), default=None)
    if key is None or point is None or posed.board.tells_itself or posed.board.is_as_written:
        return None
    right, theirs = number(key, study.facts[key]), number(key, point.other.facts.get(key))
    if right is None or right < 0 or theirs is None or theirs == right:
        return None
    if is_far(study.facts, point.other.facts, (key,)) or _has_none(point.other.facts, key):
        return None
    if posed.board.derails(point.other):
        return None
    if key[0] == "damage" and right == 0:
        return None  # nobody asks how much there is of what there is none
    wrong: dict[int, Belief] = {theirs: point}
    for belief in posed.board.others():
        value = number(key, belief.other.facts.get(key))
        if (
            value not in {None, right}
            and not is_far(study.facts, belief.other.facts, (key,))
            and not _has_none(belief.other.facts, key)
            and len(wrong) < _MOST_WRONG
            and study.is_of_one_time(belief.other)
            and not posed.board.derails(belief.other)
        ):
            wrong.setdefault(value, belief)
    return of_board(
        posed,
        material,
        "number",
        ask=at_end(posed, NUMBERS[key[0]](_called(posed, key))),
        options=(
            Option(str(right), correct=True),
            *(mistaken(material, belief, str(value)) for value, belief in wrong.items()),
        ),
        answer=str(right),
        explanation=steps(posed),
        decisive=decisive(material, ((belief, str(value)) for value, belief in wrong.items())),
        asked=(key,),
    )


def _has_none(facts: Facts, key: Key) -> bool:
    """Whether whoever sees the board end so would give no number: what has died bears no damage, and who has no life
    left has lost.
    """
    if key[0] == "damage":
        return not stands(facts, key[1])
    return key[0] == "life" and bool(facts[key] <= 0)


def _stands(study: Study, key: Key) -> bool:
    """Whether the figure is the one with which the board begins: it could be read off where another moves."""
    board = study.scenario.board
    if key[0] == "life":
        begun = {player.name: 20 if player.life is None else player.life for player in board.players}
        return bool(begun.get(str(key[1])) == study.facts[key])
    things = (thing for _, thing in board.things)
    return key[0] == "size" and any(str(key[1]) == thing.name and thing.size == study.facts[key] for thing in things)


def _called(posed: Posed, key: Key) -> str:
    """A player or thing as it is asked for: a token bears the name of its kind, which others may be of."""
    run = posed.study.run
    things = (run.replay.board.things.get(n) for n, label in run.labels.items() if label == key[1])
    token = any(getattr(thing and thing.face, "token", False) for thing in things)
    return f"la pedina {key[1]}" if token and key[0] == "size" else str(key[1])
