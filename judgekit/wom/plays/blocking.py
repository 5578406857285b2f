"""Blocca: whom a card holds, and for how long; by itself nobody who is held launches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple
from judgekit.wom.plays import areas, reading, traits
from judgekit.wom.questions import AN_EFFECT_SURVIVES_IMMUNITY, SIMPLE_CARDS_HAVE_EFFECTS, WHOM_IT_HOLDS_NOW

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.wom.language.card_tree import Which


class Done(NamedTuple):
    """A Special Action that a card has carried out: how its text means its targets, and who they were."""

    word: str
    which: Which | None
    targets: tuple[int, ...]


def blocked_by(game: Game, source: Thing) -> tuple[int, ...]:
    """The wizards that a card blocks now."""
    found: list[int] = []
    for done in source.marks.get("done", ()):
        if done.word == "blocca" and not _is_void(game, source):
            aimed = game.ruling_on(WHOM_IT_HOLDS_NOW, done.targets, source, done)
            found += [number for number in aimed if _still_suffers(game, source, number)]
    return tuple(found)


def _is_void(game: Game, source: Thing) -> bool:
    return traits.made_simple(game, source) and not game.ruling(SIMPLE_CARDS_HAVE_EFFECTS, source)


def _still_suffers(game: Game, source: Thing, number: int) -> bool:
    suffers = traits.suffers(game, source, game.board.things[number])
    return suffers or bool(game.ruling(AN_EFFECT_SURVIVES_IMMUNITY, source, number))


def not_retroactive(game: Game, _: bool, source: Thing, number: int) -> bool:
    """An immunity that comes later does not undo what has been done."""
    return any(number in done.targets for done in source.marks.get("done", ()))


def who_stands_there(game: Game, aimed: tuple[int, ...], source: Thing, done: Done) -> tuple[int, ...] | None:
    """Aimed at whoever is opposite, it holds whoever is opposite now."""
    own = areas.wizard_of(game.board, source)
    if done.which is None or done.which.base != "opposite" or own is None:
        return None
    there = reading.opposite(game, own)
    if there is None or not (there.id in aimed or traits.suffers(game, source, there)):
        return ()
    return (there.id,)
