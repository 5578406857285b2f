"""What a line names and the rules have not asked for: targets that are none, costs of keywords that are not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.vocabulary import is_keyword
from judgekit.scenario import model
from judgekit.scenario.magic.paid_in_vain import TOLL

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.engine import Game


def said_in_vain(script: Script, game: Game, action: Action) -> str:
    """Why a line that was taken says more than it should; "" where it does not."""
    do, step = action.do, game.verdicts.get(action.number)
    if step is None or step.verdict != "legal":
        return ""
    if isinstance(do, (model.Attack, model.Block)) and (do.paying or do.sources) and TOLL not in script.used_options:
        return f"la riga paga per {'attaccare' if isinstance(do, model.Attack) else 'bloccare'}, ma qui non costa nulla"
    if not isinstance(do, (model.Play, model.Activate)):
        return ""
    card = do.card if isinstance(do, model.Play) else do.source
    unasked = [word for word in do.options if word not in script.used_options]
    if unasked:  # «con lampo»: a word that costs nothing, and is there
        there = {word for number in script.names.numbers(game.board, card) for word in _words(game, number)}
        unasked = [word for word in unasked if not (is_keyword(word) and word in there)]
    if unasked:
        return f"la riga dice «con {unasked[0]}», ma {card.text} non ha {unasked[0]}"
    if script.used_targets < len(do.targets):
        many, due = len(do.targets), script.used_targets
        if not due:
            said = ", ".join(one.text for one in do.targets)
            told = "il suo testo non dice «bersaglio» di ciò che si sceglie così: se sulla carta c’è, manca sul tavolo"
            return f"la riga dice «su {said}», ma {card.text} non ha bersagli: {told}"
        return f"la riga nomina {many} bersagli, ma ne {'serve uno' if due == 1 else f'servono {due}'}"
    return ""


def _words(game: Game, number: int) -> frozenset[str]:
    thing = game.board.things.get(number)
    return frozenset(thing.face.traits.words) if thing is not None else frozenset()
