"""Who attacks whom, who blocks whom and whose damage it is, as a line declares it."""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import TYPE_CHECKING, cast

from judgekit.errors import NotSimulated
from judgekit.magic.plays.board.state import Combat, combat, opponents
from judgekit.magic.questions.combat import WHO_DECLARES_BLOCKS
from judgekit.scenario.magic.at_priority import belongs_to, in_play
from judgekit.scenario.magic.elsewhere import banding, may_band
from judgekit.scenario.model import Arrange, Attack
from judgekit.scenario.outcome import choice_missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action, Assign, Block
    from judgekit.table.engine import Game
    from judgekit.table.messages import Ask

_TWO = 2  # players: then it is clear who is attacked


def by_all(script: Script, game: Game, lines: Sequence[Action]) -> tuple[object, ...]:
    """What lines declare, of teammates together: attackers with what they attack, and bands; or blockers."""
    declare = attackers if isinstance(lines[0].do, Attack) else _as_one
    found = [declare(script, game, line) for line in lines]
    return tuple(tuple(chain.from_iterable(parts)) for parts in zip_longest(*found, fillvalue=()))


def _as_one(script: Script, game: Game, action: Action) -> tuple[tuple[object, ...], ...]:
    return (blockers(script, game, action),)


def attackers(script: Script, game: Game, action: Action) -> tuple[tuple[object, ...], ...]:
    """Each attacker with the player or permanent that it attacks; then, where there are any, the bands."""
    do = cast("Attack", action.do)
    if any(len(band) > 1 for band in do.bands) and not may_band(game):
        raise script.fault(action, banding(game))
    if len(game.board.players) > _TWO and not game.speaks(WHO_DECLARES_BLOCKS):
        raise NotSimulated("il combattimento fra più di due giocatori, in questa edizione, non si simula")
    found: list[tuple[int, Being]] = []
    bands: list[tuple[int, ...]] = []
    others = opponents(game.board, action.player)
    for defender, those in ((do.defender, do.bands), *do.more):
        aim: Being = next(iter(others), action.player)
        if defender is None and those and len(others) > 1:
            raise choice_missing(f"{action.player} attacca: chi?", f"{action.player} attacca {aim} con …", action)
        if defender is not None:
            aim = script.names.being(game.board, defender, in_play)
        for band in those:
            members = [script.names.thing(game.board, m, in_play, belongs_to(game, action.player)).id for m in band]
            found += [(one, aim) for one in members]
            bands.append(tuple(members))
    several = tuple(band for band in bands if len(band) > 1)
    return (tuple(found), several) if several else (tuple(found),)


def blockers(script: Script, game: Game, action: Action) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each blocker the attackers that it blocks."""
    do = cast("Block", action.do)
    fight = combat(game.board) or Combat()
    found: dict[int, tuple[int, ...]] = {}
    for attacker, those in do.blocks:
        blocked = (
            _the_only_attacker(script, game, action, fight)
            if attacker is None
            else script.names.thing(game.board, attacker, in_play, lambda t: fight.attacks(t.object)).id
        )
        for blocker in those:
            one = script.names.thing(game.board, blocker, in_play, belongs_to(game, action.player))
            found[one.id] = (*found.get(one.id, ()), blocked)
    return tuple(found.items())


def _the_only_attacker(script: Script, game: Game, action: Action, fight: Combat) -> int:
    """Whom a line blocks that does not say whom. Raises MissingChoice where several attack."""
    there = [attacker[0] for attacker, _ in fight.attackers]
    if len(there) == 1:
        return there[0]
    names = [script.names.labels[one] for one in there]
    raise choice_missing(
        f"{action.player} blocca: chi, fra {', '.join(names)}?", f"{action.player} blocca {names[0]} con …", action
    )


def _the_only_dealer(script: Script, game: Game, ask: Ask, action: Action) -> Object:
    """Whose damage a line divides that does not say whose. Raises MissingChoice where several may."""
    those: list[Object] = [due.dealer for due in ask.about if len(due.possible) > 1]
    if len(those) == 1:
        return those[0]
    names = [script.called(game, one) for one in those or [due.dealer for due in ask.about]]
    raise choice_missing(
        f"{action.player} assegna il danno: di chi, fra {', '.join(names)}?",
        f"{action.player} assegna il danno di {names[0]}: 2 a …",
        action,
    )


def shares(script: Script, game: Game, ask: Ask, action: Action) -> dict[Object, dict[Being, int]]:
    """What a line assigns: for each creature how much to whom."""
    found: dict[Object, dict[Being, int]] = {}
    dealers = {due.dealer for due in ask.about}
    for dealer, divided in cast("Assign", action.do).shares:
        one = (
            _the_only_dealer(script, game, ask, action)
            if dealer is None
            else script.names.thing(game.board, dealer, in_play, lambda t: t.object in dealers).object
        )
        options = [to for due in ask.about if due.dealer == one for to in due.possible]
        found[one] = {script.names.among(game.board, to, options): n for to, n in divided}
    return found


def order(script: Script, game: Game, ask: Ask) -> tuple[int | None, tuple[Being, ...]]:
    """The order in which a creature assigns its damage: as the next line says, or one that it did not matter to."""
    action = script.peek()
    do = None if action is None else action.do
    if action is None or not isinstance(do, Arrange) or action.player != ask.player:
        return None, ask.options
    one = script.names.thing(game.board, do.of, in_play).object
    if one != ask.about:
        return None, ask.options
    told = tuple(script.names.among(game.board, name, ask.options) for name in do.order)
    if set(told) != set(ask.options) or len(told) != len(ask.options):
        those = ", ".join(script.called(game, other) for other in ask.options)
        raise script.fault(action, f"l’ordine nomina ciascuna una volta: {those}")
    script.at += 1
    script.answered.append(action.number)
    return action.number, told
