"""What players answer where something is altered: its target, the words of its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.resolving.altering import could_be
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, COLOURS, CREATURE_TYPES, KINDS_WITH_A_CAPITAL, by_word
from judgekit.scenario import model
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.engine import Ask, Game


_SEVERAL = 2


def new_target(script: Script, game: Game, ask: Ask) -> object:
    """Whom or what a spell or ability gets for its target, as the next line says.

    Where nothing else could be its target, the old one stands whatever is chosen: the line may name it, or be missing.
    """
    if not any(could_be(game, game.board.things[ask.about[1]], one) for one in ask.options):
        return _whatever(script, game, ask)
    action = script.take(model.Choose, ask.player)
    name = next((v for v in action.do.values if isinstance(v, model.Name)), None) if action else None
    if action is None or name is None:
        what = script.called(game, game.board.things[ask.about[1]].object)
        raise script.missing(ask, f"non è detto il nuovo bersaglio di {what}", f"{ask.player} sceglie …")
    script.made(game, action)
    return script.names.among(game.board, name, ask.options)


def _whatever(script: Script, game: Game, ask: Ask) -> object:
    """One of what could not be the target, all of it being so; as the next line says, if it names such."""
    action = script.peek()
    answers = action is not None and action.player == ask.player and isinstance(action.do, model.Choose)
    if action is None or not answers:
        return ask.options[0]
    script.at += 1
    script.made(game, action)
    name = next((v for v in action.do.values if isinstance(v, model.Name)), None)
    if name is None:
        return ask.options[0]
    numbers = [] if script.names.player(game.board, name) else script.names.numbers(game.board, name)
    named = (one for one in ask.options if (one == name.text if isinstance(one, str) else one[0] in numbers))
    return next(named, ask.options[0])


def new_targets(script: Script, game: Game, ask: Ask) -> object:
    """All targets of a spell or ability in their order, as the next line names them; nothing where none is changed."""
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Choose):
        return ()
    names = [v for v in action.do.values if isinstance(v, model.Name)]
    if action.do.values in {(True,), (False,), ()}:  # whether any is changed: which, says the line behind
        script.at += 1
        script.made(game, action)
        return new_targets(script, game, ask) if action.do.values == (True,) else ()
    due = ask.about[2]
    if len(names) != due:
        raise script.missing(ask, f"vanno detti tutti i bersagli, nel loro ordine ({due})", f"{ask.player} sceglie …")
    script.at += 1
    script.made(game, action)
    return tuple(script.names.among(game.board, name, ask.options) for name in names)


def words(script: Script, game: Game, ask: Ask) -> tuple[str, str]:
    """Which word becomes which, as the next line says: two of one kind."""
    kinds = ask.options
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        said = tuple(_a_word(getattr(value, "text", value)) for value in do.values)
        if len(said) == 1 and (second := _of_one_value(script.peek(), ask.player)) is not None:
            script.made(game, action)
            action = script.take(model.Choose, ask.player) or action
            said = (*said, _a_word(getattr(second, "text", second)))
        if len(said) == _SEVERAL and len(set(said)) == _SEVERAL and any(set(said) <= set(kind) for kind in kinds):
            script.made(game, action)
            return said  # type: ignore[return-value]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, _SEVERAL)))
    line = f"{ask.player} sceglie nero, bianco"
    raise script.missing(ask, f"{ask.player} deve dire quale parola diventa quale", line)


def _of_one_value(action: Action | None, player: str) -> Any:
    """What a line of this player's chooses, if it is one value; None else."""
    chooses = action is not None and isinstance(action.do, model.Choose) and action.player == player
    return action.do.values[0] if action is not None and chooses and len(action.do.values) == 1 else None


def _a_word(said: object) -> str:
    """A colour, or a kind of land or creatures, as the engine calls it."""
    text = str(said).lower()
    return by_word(COLOURS).get(text) or by_word(BASIC_LAND_TYPES).get(text) or _KINDS.get(text) or text


_KINDS = by_word({**CREATURE_TYPES, **KINDS_WITH_A_CAPITAL})
