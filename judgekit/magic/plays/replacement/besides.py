"""What an effect that prevents damage does besides: right after, with the number of what it has prevented."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import NOTHING
from judgekit.magic.language import tree
from judgekit.magic.plays.text.spoken import THUS
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.table.engine import Event, Game
    from judgekit.table.messages import Flow

_HOW_MUCH = tree.Thus("prevented", tree.Filter("damage"))


def acting(source: Thing, about: Mapping[str, object], marks: Mapping[str, object]) -> Thing:
    """What acts in the place of a spell or ability that does what is done instead, or besides."""
    known = {**marks, "about": {**marks.get("about", {}), **about}, "source": source.object}  # type: ignore[dict-item]
    return Thing(0, NOTHING.name, source.owner, ("", ""), NOTHING, known)


def knowing(spell: Thing, stopped: int) -> Thing:
    """A spell or ability that knows how much damage it has prevented, point by point."""
    told = {**spell.marks.get("about", {}), THUS: ((_HOW_MUCH, ("",) * stopped),)}
    return spell._replace(marks={**spell.marks, "about": told})


def counts_alone(steps: tuple[object, ...]) -> bool:
    """Whether what is done goes by how much is prevented, and by nothing of who would deal it, or to whom."""
    counts = tree.holds(steps, tree.Thus)
    return counts and not tree.holds(steps, tree.It, tree.Amount, tree.ThatPlayer)


def right_after(
    game: Game, event: Event, steps: tuple[object, ...], you: str, spell: Thing, by: object
) -> Callable[[Game], Flow[None]] | None:
    """What an effect does once it has prevented some of the damage of a moment: once, where all of it counts together.

    `by` tells the effect from others. What speaks of a source or recipient is done for each event.
    """
    together = counts_alone(steps)
    if not steps or (together and any(_is_prevented(one, by) for one in game.coming)):
        return None

    def then(game: Game) -> Flow[None]:
        those = [one for one in game.together if _is_prevented(one, by)]
        mine = those if together else [one for one in those if one.args[:2] == event.args[:2]]
        told = knowing(spell, sum(one.args[2] for one in mine))
        for step in steps:
            yield from game.run("do", step, you, told)

    return then


def _is_prevented(event: Event, by: object) -> bool:
    return event.kind == "prevented" and event.args[3] == by
