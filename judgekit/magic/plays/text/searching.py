"""Looking through a library for cards: who need not find them, and who has to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.rule_names import SEARCHES_THE_TOP
from judgekit.magic.language.tree import Chosen, Filter
from judgekit.magic.plays.board.state import controller, rules_of_table
from judgekit.magic.questions.restrictions import WHAT_IS_FORBIDDEN_COMES_FIRST
from judgekit.magic.questions.text import NEED_NOT_FIND, ONLY_A_PORTION_IS_SEARCHED
from judgekit.table.engine import Ask, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def is_search(game: Game, what: Chosen) -> bool:
    """Whether cards are looked for in a library, and may be more or fewer than there are."""
    return not what.up_to and game.speaks(NEED_NOT_FIND) and any(_in_library(of) for of in _parts(what.of))


def as_far_as_allowed(
    game: Game, what: Chosen, possible: list[Being], player: str, things: Callable[..., list[Being]]
) -> list[Being]:
    """The cards among which somebody may look: who cannot search libraries finds nothing there."""
    if not possible or not any(_in_library(of) for of in _parts(what.of)):
        return possible
    for source, rule, who in rules_of_table(game):
        kept = rule == "cannot search" and player in things(game, who, controller(game, source), source)
        if kept and game.ruling(WHAT_IS_FORBIDDEN_COMES_FIRST):
            return [one for one in possible if isinstance(one, str) or game.board.things[one[0]].zone[0] != "library"]
        if rule == SEARCHES_THE_TOP and player in things(game, who[0], controller(game, source), source):
            possible = [one for one in possible if _within_the_top(game, one, who[1])]
    return possible


def _within_the_top(game: Game, one: Being, many: int) -> bool:
    """Whether a card that is looked for lies among the top ones, where only these are searched."""
    thing = None if isinstance(one, str) else game.board.things[one[0]]
    if thing is None or thing.zone[0] != "library" or thing.id in game.board.zone("library", thing.owner)[:many]:
        return True
    return not game.is_so(ONLY_A_PORTION_IS_SEARCHED)


def found(game: Game, what: Chosen, due: int, possible: list[Being], player: str, spell: int) -> Flow[list[Being]]:
    """The cards that a player finds: of what is told by more than its number nobody has to find all that there is."""
    enough = min(due, len(possible))
    said = list((yield Ask("find", player, (spell, what, due), tuple(possible))) if possible else ())
    if len(said) == enough:
        return said
    if game.ruling(NEED_NOT_FIND):
        game.show()
        return said
    return [*said, *(one for one in possible if one not in said)][:enough]


def why_not_fewer(game: Game, player: str, what: Chosen) -> Refusal | None:
    """Why a player may not find fewer cards than there are; None where they may."""
    return game.refusal("find fewer", player, what)


def has_to_find(game: Game, player: str, what: Chosen) -> Refusal | None:
    """Whoever looks for so many cards, whatever they are, has to find so many."""
    return None if any(_of_a_quality(of) for of in _parts(what.of)) else Refusal("has to find", (player,))


def _parts(of: Filter) -> tuple[Filter, ...]:
    return of.either or (of,)


def _in_library(of: Filter) -> bool:
    return of.zone == "library" and "looked at" not in of.status


def _of_a_quality(of: Filter) -> bool:
    return of._replace(zone="", owner="", noun="card") != Filter("card", zone="")
