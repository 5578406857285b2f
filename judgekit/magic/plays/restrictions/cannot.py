"""What texts say cannot be: it goes before whatever lets it be or has it be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.rule_names import LIVES_WITHOUT_LIFE
from judgekit.magic.plays.board.state import controller, is_plain, rules_of_table, traits
from judgekit.magic.plays.board.teams import heads_shared_with, share_turns
from judgekit.magic.plays.replacement.damage_results import Hit, Result
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.restrictions import NOBODY_SACRIFICES_WHAT_CANNOT_BE, WHAT_IS_FORBIDDEN_COMES_FIRST
from judgekit.magic.questions.teams import THE_TEAM_IS_KEPT_FROM_IT, WHOM_A_TEXT_KEEPS_FROM_IT
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.language import tree
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

LOSING, WINNING = "cannot lose", "cannot win"


def forbidden(game: Game, rule: str, player: str) -> bool:
    """Whether what some permanent says keeps a player from losing or winning."""
    return keeps(game, rule, player) is not None and comes_first(game)


def no_lands(game: Game, player: str, card: Thing) -> Refusal | None:
    """Who is told not to play lands plays none, however many others let them play."""
    return None if keeps(game, "cannot play lands", player) is None else Refusal("plays no lands", (player,))


def comes_first(game: Game) -> bool:
    """Whether what is forbidden does not happen though something else has it happen."""
    return bool(game.ruling(WHAT_IS_FORBIDDEN_COMES_FIRST))


# --- drawing ----------------------------------------------------------------------------------------------------------


def no_draw(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Whoever a text keeps from drawing draws nothing."""
    source = keeps(game, "cannot draw", event.args[0])
    return () if source is None else (_nothing_of(event, "no draw", source),)


def no_further_draw(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Whoever has drawn as many cards this turn as a text lets them draws none beyond."""
    source = _full(game, event.args[0], 1)
    return () if source is None else (_nothing_of(event, "no further draw", source),)


def may_draw(game: Game, player: str, how_many: int) -> bool:
    """Whether no text keeps a player from drawing so many cards."""
    if is_plain(game.board):
        return True
    return keeps(game, "cannot draw", player) is None and _full(game, player, how_many) is None


def _full(game: Game, player: str, how_many: int) -> Object | None:
    """What keeps a player from drawing so many cards more this turn."""
    about: tuple[object, tree.Happened]
    for source, rule, about in rules_of_table(game):
        if rule == "cannot draw beyond" and player in things(game, about[0], controller(game, source), source):
            done = about[1]
            if game.ruling(TIMES_THIS_TURN, done.event, player) + how_many > done.times:
                return source.object
    return None


# --- losing life ------------------------------------------------------------------------------------------------------


def no_life_lost(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Whoever a text keeps from losing life loses none."""
    player, change, *_ = event.args
    source = keeps(game, "cannot lose life", player) if change < 0 else None
    return () if source is None else (_nothing_of(event, "no life lost", source),)


def damaged_without_loss(game: Game, hit: Hit) -> Result | None:
    """Damage costs nobody life whom a text keeps from losing it: it has been dealt all the same."""
    return None if keeps(game, "cannot lose life", str(hit.to)) is None else Result()


def no_paying(game: Game, player: str, due: int) -> Refusal | None:
    """Nobody pays life whom a text keeps from losing it, but for paying nothing."""
    source = keeps(game, "cannot lose life", player) if due else None
    return None if source is None else Refusal("pays no life", (source[0],))


# --- gaining life -----------------------------------------------------------------------------------------------------


def no_life_gained(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Whoever a text keeps from gaining life gains none."""
    player, change, *_ = event.args
    source = keeps(game, "cannot gain life", player) if change > 0 else None
    return () if source is None else (_nothing_of(event, "no life", source),)


# --- what it is that keeps somebody from something --------------------------------------------------------------------

# What is kept from the whole team of whom a text keeps from it, where a team shares life and outcome.
_KEPT_FROM_THE_TEAM = {
    "cannot lose life": WHOM_A_TEXT_KEEPS_FROM_IT,
    "cannot gain life": WHOM_A_TEXT_KEEPS_FROM_IT,
    LOSING: THE_TEAM_IS_KEPT_FROM_IT,
    LIVES_WITHOUT_LIFE: THE_TEAM_IS_KEPT_FROM_IT,
    WINNING: THE_TEAM_IS_KEPT_FROM_IT,
}


def keeps(game: Game, rule: str, player: str) -> Object | None:
    """What keeps a player from something, by the name of the rule that it sets up."""
    if is_plain(game.board):
        return None
    for source, name, who in rules_of_table(game):
        if name != rule:
            continue
        kept = things(game, who, controller(game, source), source)
        if player in kept or _keeps_the_team(game, rule, player, kept):
            return source.object
    return None


def _keeps_the_team(game: Game, rule: str, player: str, kept: Sequence[object]) -> bool:
    """Whether what a text keeps some from is so kept from a player with whom they share life and outcome."""
    question = _KEPT_FROM_THE_TEAM.get(rule)
    if question is None or not share_turns(game.board):
        return False
    return not set(heads_shared_with(game.board, player)).isdisjoint(kept) and bool(game.ruling(question))


def _nothing_of(event: Event, sort: str, source: Object) -> Amendment:
    return Amendment((sort, source), (event.kind, event.args[0]), _nothing, sort, source, stage=-1)


def _nothing(game: Game, event: Event) -> Flow[Made]:
    game.show()
    return Made()
    yield


# --- being sacrificed -------------------------------------------------------------------------------------------------


def may_be_sacrificed(game: Game, thing: Thing) -> bool:
    """Whether no text keeps a permanent from being sacrificed."""
    shut = "cannot be sacrificed" in traits(game, thing).rules
    return not (shut and game.is_so(NOBODY_SACRIFICES_WHAT_CANNOT_BE))
