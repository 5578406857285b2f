"""Damage that instructions deal: who deals how much to each, where the text counts what is theirs, of each its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen, still
from judgekit.magic.plays.replacement.damage_results import zero_counts
from judgekit.magic.plays.resolving.at_one_moment import damage_in
from judgekit.magic.plays.text.evaluate import amount, amounts, picked, source_of, things
from judgekit.magic.questions.resolving import EXCESS_GOES_ELSEWHERE, WHO_DEALS_IT
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.resolving.at_one_moment import Together
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def damage(game: Game, what: tree.Damage | Together, player: str, spell: Thing) -> Flow[None]:
    """All that one sentence has dealt is one event."""
    events: list[Event] = []
    for part in damage_in(what):
        told, sources = _dealers(game, part, player, spell)
        if tree.same(part.to, tree.ControllerOf(tree.EACH_ITS_OWN)):
            events += _to_whoever_controls_it(game, part, told, sources, player, spell)
            continue
        each_itself = tree.same(part.to, tree.EACH_ITS_OWN)
        beings = told if each_itself else (yield from picked(game, part.to, player, spell))
        others = things(game, part.excess, player, spell) if part.excess is not None else []
        for one in (one for one in beings if _is_there(game, one)):
            for source in (one,) if each_itself and sources == told else sources:
                by = one if each_itself else source if len(sources) > 1 else None
                much = dict(chosen(spell, "division", ())).get(one, due(game, part, one, by, player, spell))
                events += _dealt(game, source, one, much, others)
    yield tuple(events)


def _dealers(game: Game, what: tree.Damage, player: str, spell: Thing) -> tuple[list[Being], list[Being]]:
    """Who deals damage as the text tells, and who really does."""
    told = things(game, what.source, player, spell)
    if told == [source_of(spell)] or not game.speaks(WHO_DEALS_IT):
        return told, told
    return told, game.ruling_on(WHO_DEALS_IT, [source_of(spell)], told)


def _dealt(game: Game, source: Being, one: Being, much: int, others: list[Being]) -> list[Event]:
    """So much to one, and what is more than lethal to others, where there are any."""
    if not (much > 0 or zero_counts(game)):
        return []
    over = game.ruling(EXCESS_GOES_ELSEWHERE, source, one, much) if others else 0
    events = [Event("damage", (source, one, much - over, False))] if much > over or not much else []
    return events + [Event("damage", (source, other, over, False)) for other in others if over]


def _to_whoever_controls_it(
    game: Game, what: tree.Damage, told: list[Being], sources: list[Being], player: str, spell: Thing
) -> tuple[Event, ...]:
    """«Each creature deals 1 damage to its controller»: each of several sources to a player of its own.

    `told` are those of the text, `sources` those that really deal it: the spell itself, some might think.
    """
    each = (
        (source, one)
        for source in told
        for one in things(game, tree.ControllerOf(tree.Certain((source,))), player, spell)
    )
    dealt = [(source, one, due(game, what, one, source, player, spell)) for source, one in each]
    by = {source: source if sources == told else sources[0] for source in told}
    return tuple(Event("damage", (by[source], one, much, False)) for source, one, much in dealt if much > 0)


def no_excess(game: Game, what: tree.Excess, player: str, spell: Thing) -> Flow[None]:
    """What is said of excess damage belongs to the damage before it: where there was none, nothing is done."""
    yield ()


def _is_there(game: Game, one: Being) -> bool:
    return isinstance(one, str) or still(game.board, one) is not None


_SEVERAL = (tree.EachPlayer, tree.Opponent)


def due(game: Game, what: tree.Damage, one: Being, source: object, player: str, spell: Thing) -> int:
    """How much one is dealt, by one of several sources or (None) the only one.

    Of each of several players, «that player» is that very one; «its power» is that of each source.
    """
    much = what.amount if source is None else _of_each(what.amount, what.source, tree.Certain((source,)))
    if isinstance(what.to, _SEVERAL) or (isinstance(what.to, tree.Filter) and what.to.noun == "player"):
        return dict(amounts(game, much, what.to, player, spell)).get(str(one), 0)
    return amount(game, much, player, spell)


def _of_each(node: object, all_: object, one: object) -> object:
    return one if tree.same(node, all_) else tree.mapped(node, lambda part: _of_each(part, all_, one))
