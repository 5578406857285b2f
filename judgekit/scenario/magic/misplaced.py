"""Lines in the wrong block: what comes about by itself among the actions, what somebody does among the statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault
from judgekit.scenario.magic.actions import read_action as action
from judgekit.scenario.magic.expected import read_expectation as statement
from judgekit.scenario.magic.reworded import ACTIONS, CLAIMS, unsure
from judgekit.scenario.model import NOWHERE, Where

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.model import Action, Expectation


def read_action(
    line: str,
    number: int,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Action:
    """One line of the script; of one that is none, but states something, that is told; and what is not clear."""
    if why := unsure(line, ACTIONS, tuple(players)):
        raise BadScenario((Fault(*where, why),))
    try:
        return action(line, number, where, players, names, editions)
    except BadScenario as error:
        try:
            said = statement(line, NOWHERE, players, names, editions)
        except BadScenario:
            raise error from None
        if said.kind in _SAID_OF_ACTIONS:
            raise
        why = f"«{line.strip()}» dice che cosa è vero, non che cosa si fa: accade da sé, e sta in «atteso»"
        told = f"«dopo azione {number - 1}: {line.strip()}»" if number > 1 else f"«{line.strip()}»"
        raise _instead(error, f"{why}, per esempio {told}") from None


def read_expectation(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Expectation:
    """One statement; of a line that is none, but an action, that is told; and what is not clear."""
    if why := unsure(line, CLAIMS, tuple(players)):
        raise BadScenario((Fault(*where, why),))
    try:
        return statement(line, where, players, names, editions)
    except BadScenario as error:
        try:
            action(line, 1, NOWHERE, players, names, editions)
        except BadScenario:
            raise error from None
        raise _instead(
            error, f"«{line.strip()}» è un’azione: sta in «azioni»; qui si dice che cosa è vero dopo"
        ) from None


_SAID_OF_ACTIONS = {"verdict", "cites"}


def _instead(error: BadScenario, message: str) -> BadScenario:
    return BadScenario((error.faults[0]._replace(message=message),))
