"""How long what a sentence tells goes on."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import UNSAID, Outside, Ref, TableRule
from judgekit.magic.language.rule_names import CAST_FREELY, FOR_A_TIME, MAY_BE_CAST, PLAYED_FREELY
from judgekit.magic.language.tree import Change, Filter

REST_OF_GAME = "rest of the game"
WHILE_EXILED = "while it is exiled"  # as long as it is that object: elsewhere nothing has been said of the card


_LEAVE_LASTS = frozenset({tree.UNTIL_END_OF_TURN, tree.UNTIL_END_OF_YOUR_NEXT_TURN, WHILE_EXILED})


def lasting(step: object, until: str | tree.While) -> Any:
    if isinstance(step, (Change, tree.BecomeCopy, tree.Multiply)) and step.until == UNSAID:
        return step._replace(until=tree.FOR_GOOD if until in {REST_OF_GAME, WHILE_EXILED} else until)
    if isinstance(step, tree.Prevent) and step.until == UNSAID:
        return step._replace(until=_till_some_turn(until))
    if isinstance(step, tree.CastIt) and tree.same(step.costs, (tree.OwnCost(),)) and until == tree.UNTIL_END_OF_TURN:
        return Change(step.what, rules=(MAY_BE_CAST,), until=tree.UNTIL_END_OF_TURN)  # not now: while it lasts
    if isinstance(step, tree.CastIt) and isinstance(step.what, Ref) and not step.costs and until in _LEAVE_LASTS:
        return lasting(Change(step.what, rules=(PLAYED_FREELY if step.plays else CAST_FREELY,), until=UNSAID), until)
    if isinstance(step, (tree.May, tree.Pay)):
        name = "do" if isinstance(step, tree.May) else "otherwise"
        fields: dict[str, Any] = {name: tuple(lasting(each, until) for each in getattr(step, name))}
        return step._replace(**fields)
    if isinstance(step, tree.OneOf):
        return step._replace(options=tuple(tuple(lasting(s, until) for s in option) for option in step.options))
    told = isinstance(step, TableRule) and step.name in FOR_A_TIME and until not in {"", WHILE_EXILED}
    if told and isinstance(step, TableRule) and isinstance(until, str):
        return tree.Ruled(((step.name, step.about),), until.removeprefix(REST_OF_GAME))
    if isinstance(step, TableRule) and isinstance(until, tree.While):
        return tree.If(until.condition, (step,))
    if isinstance(step, tree.Instead) and step.kind == "enters" and until == tree.UNTIL_END_OF_TURN:
        return _of_what_enters_till_then(step)
    if until and isinstance(step, TableRule | tree.Instead) and not getattr(step, "until", ""):
        raise Outside  # a rule of the whole table stands as long as what says it: none is set up for a time
    return step


def _of_what_enters_till_then(step: tree.Instead) -> tree.Instead:
    """How things enter this turn: told by what they are, of whatever enters; nobody is asked anything as it does."""
    plain = all(isinstance(each, (tree.Tap, tree.PutCounters)) for each in step.do)
    if not isinstance(step.what, Filter) or not plain or step.until:
        raise Outside
    return step._replace(until=tree.UNTIL_END_OF_TURN)


def _till_some_turn(until: str | tree.While) -> str:
    """How long damage is prevented: a shield ends with a turn or a combat, and is taken down for nothing else."""
    if not isinstance(until, str) or until not in _SHIELDS_END:
        raise Outside
    return until


_SHIELDS_END = {tree.UNTIL_END_OF_TURN, tree.UNTIL_END_OF_COMBAT, f"{tree.UNTIL_YOUR_NEXT}turn"}


def all_lasting(steps: list[object], until: str | tree.While) -> list[object]:
    """All that goes on for a time; where nothing that is said does, the time would be a word left unread."""
    found = [lasting(step, until) for step in steps]
    if until and all(one is step and not getattr(step, "until", "") for one, step in zip(found, steps, strict=True)):
        raise Outside
    return found
