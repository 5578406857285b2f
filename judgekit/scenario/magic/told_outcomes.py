"""Lines that tell what comes about where others say that something resolves: «il Cecchino fa 2 danni a Bruno».

Where what is told has not come about and something waits on the stack, that resolves; it is then looked at like all
that is stated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import Ambiguous, BadScenario
from judgekit.magic.look import Look
from judgekit.magic.plays.board.state import combat, stack_of
from judgekit.scenario import model
from judgekit.scenario.magic.at_priority import waits_instead
from judgekit.scenario.magic.holding import JUDGING, Scene, whichever
from judgekit.scenario.magic.resolves_first import below_abilities, damage_waits
from judgekit.scenario.model import COUNTED
from judgekit.table.engine import Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action, Expectation
    from judgekit.table.engine import Game

_ANSWERS = (model.Choose, model.Pay, model.Mulligan, model.Assign, model.Arrange)


def tells(action: Action | None) -> bool:
    """Whether a line tells what comes about."""
    return action is not None and isinstance(action.do, model.Pass) and bool(action.do.told)


def has_come_about(script: Script, game: Game, action: Action) -> bool:
    """Whether what a line tells is so by now: a count, of what the last action has brought about, and told once."""
    claims = stated_by(script.scenario.expectations, action)
    so = bool(claims) and all(_is_so(script, game, one) for one in claims)
    if so:
        script.told.update(_key(one) for one in claims if one.kind in COUNTED)
    return so


def stated_by(expectations: tuple[Expectation, ...], action: Action) -> tuple[Expectation, ...]:
    """What a line that tells what comes about states."""
    return tuple(one for one in expectations if one.after == action.number and one.text in action.do.told)


def _is_so(script: Script, game: Game, said: Expectation) -> bool:
    counts = said.kind in COUNTED
    if counts and _key(said) in script.told:
        return False
    steps = tuple(game.steps)
    if counts:
        since = script.since
        steps = (*(step._replace(events=()) for step in steps[max(0, since - 1) : since]), *steps[since:])
    played = Replay(game.system, steps, game.board, "script", game.verdicts)
    scene = Scene(game.board, Look(game.system, game.board), script.names, played, steps)
    try:
        found, _ = whichever(JUDGING.kinds[said.kind], scene, said.args)
    except (BadScenario, Ambiguous):
        return False
    return found != said.negated


def _key(said: Expectation) -> str:
    return repr(model.unplaced((said.kind, said.args)))


def over_answers(script: Script, kind: str) -> None:
    """Step over lines that tell what comes about, where the line behind them answers what is asked meanwhile."""
    wanted = {"attackers": (model.Attack,), "blockers": (model.Block,)}.get(kind, _ANSWERS)
    first = script.peek()
    if not tells(first):
        return
    run = script.at
    actions = script.scenario.actions
    while run < len(actions) and (tells(actions[run]) or not actions[run].is_of(script.edition)):
        run += 1
    if run < len(actions) and isinstance(actions[run].do, wanted):
        script.answered += [one.number for one in actions[script.at : run] if one.is_of(script.edition)]
        script.at = run


def _something_else_waits(script: Script, game: Game, action: Action) -> str:
    """What lies on top of the stack where a line tells what another source deals; "" where that is on top."""
    sources = [one.args[0] for one in stated_by(script.scenario.expectations, action) if one.kind == "deals"]
    return waits_instead(script, game, model.Pass(resolve=True, what=sources[0])) if sources else ""


def _fights_on(game: Game) -> bool:
    """Whether combat damage is still to come."""
    fight = combat(game.board)
    return fight is not None and bool(fight.attackers) and game.board.facts.get("phase") == "combat" and not fight.round


def _until(script: Script, game: Game, action: Action) -> Callable[[Game], bool]:
    """Something has resolved, and what is told has come about or a spell was among it: abilities come before it."""
    begun = len(game.steps)
    spells = [one for one in stack_of(game) if not game.board.things[one].face.pseudo]

    def resolved(game: Game) -> bool:
        if not any(event.kind == "resolves" for step in game.steps[begun:] for event in step.events):
            return False
        waiting = stack_of(game)
        done = not waiting or any(one not in waiting for one in spells) or has_come_about(script, game, action)
        if done:
            script.told = {_key(one) for one in stated_by(script.scenario.expectations, action) if one.kind in COUNTED}
        return done

    return resolved


def begin(script: Script, game: Game, action: Action) -> object | None:
    """What a line does that tells what comes about; None where it has, or nothing waits that could bring it."""
    if not has_come_about(script, game, action) and not stack_of(game) and _fights_on(game):
        return script.wait(game, action, lambda game: not _fights_on(game) and not damage_waits(game))
    if has_come_about(script, game, action) or not stack_of(game):
        script.at += 1
        game.allow(action.number)
        script.moments[action.number] = game.board
        return None
    other = _something_else_waits(script, game, action)
    sources = [one.args[0] for one in stated_by(script.scenario.expectations, action) if one.kind == "deals"]
    if other and not any(below_abilities(script, game, one) for one in sources):
        return script.refuse(game, action, "resolve out of time", "has no place", other)
    return script.wait(game, action, _until(script, game, action))
