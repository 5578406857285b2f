"""How the instructions of a text are done one after another: all of them, by all players, so far as they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen, players
from judgekit.magic.plays.resolving import choices
from judgekit.magic.plays.text import targets
from judgekit.magic.plays.text.spoken import of_whom
from judgekit.magic.questions.resolving import THE_REST_IS_DONE
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def goes_on(game: Game, all_of_it: list[object], instruction: object, player: str, spell: Thing) -> bool:
    """Whether what a text says is done on: whoever knows no better stops at what cannot be done at all."""
    if len(all_of_it) == 1 or not choices.is_impossible(game, instruction, player, spell):
        return True
    game.show()
    return bool(game.ruling(THE_REST_IS_DONE))


def whom_a_target_tells(game: Game, instructions: list[object], spell: Thing) -> tuple[str, ...]:
    """Who controls what a text aims at: it is of them that it goes on, where it names no other player before.

    Of what is put back into their hand or library, its owner.
    """
    aimed = [one for group in chosen(spell, "targets", ()) for one in group]
    named = spell.marks.get("about", {}).get("player") and not _triggers_by_itself(spell)
    if not aimed or named or any(isinstance(one, str) for one in aimed):
        return ()
    those = (tree.all_in(step, tree.Filter) for step in instructions)
    tells = any("that player" in {of.controller, of.owner} for each in those for of in each)
    if not tells and not tree.holds(tuple(instructions), tree.ThatPlayer):
        return ()
    moves = (move for step in instructions for move in tree.all_in(step, tree.PutInto))
    back = any(isinstance(move.what, tree.Target) and move.zone in {"hand", "library"} for move in moves)
    return (game.board.things[aimed[0][0]].owner,) if back else (targets.whose(game, aimed[0]),)


def _triggers_by_itself(spell: Thing) -> bool:
    """Whether what an ability waits for happens to its source alone: no player is told of there."""
    ability = spell.marks.get("ability")
    waits = ability.trigger if isinstance(ability, tree.Triggered) else None
    return waits is not None and isinstance(waits.what, tree.This) and waits.other is None


def several_for_all(instructions: list[object]) -> bool:
    """Whether a text has all players do several things."""
    return len(instructions) > 1 and all(isinstance(getattr(i, "who", None), tree.EachPlayer) for i in instructions)


def each_player_all_of_it(game: Game, instructions: list[Any], player: str, spell: Thing) -> Flow[None]:
    """What somebody might think: that each player does all that the text says before the next one does."""
    for one in players(game.board):
        here = game.board.things.get(spell.id)
        if here is None:
            return
        yield Event("mark", (here.id, "about", of_whom(here.marks.get("about", {}), (one,))))
        for instruction in instructions:
            now = instruction._replace(who=tree.ThatPlayer())
            yield from game.run("do", now, player, game.board.things.get(spell.id, here))
