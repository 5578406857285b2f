"""What triggers are told of things that go from one place to another: to hands, to graveyards and out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.text.party import is_party
from judgekit.magic.questions.face_down import IT_HAS_ENTERED_ALREADY
from judgekit.magic.questions.triggers import TO_ENTER_SO_IS_TO_BECOME_SO
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language import tree
    from judgekit.table.board import Board
    from judgekit.table.engine import Event, Game

    About = dict[str, object]


def moved(game: Game, event: Event, before: Board) -> tuple[Thing | None, Thing | None]:
    """What an event moves, as it was before and as it is now: had it not been replaced, where it has not happened."""
    number = event.args[1] if event.kind in {"announce", "land", "draw"} else event.args[0]
    number = number.id if isinstance(number, Thing) else number
    new = game.board.things.get(number)
    if new is not None and event.kind == "move" and new.zone[0] != event.args[1]:
        new = new._replace(zone=(event.args[1], new.owner))
    return before.things.get(number), new


def returned(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A permanent goes back to a hand."""
    old, new = moved(game, event, before)
    if old is None or new is None or old.zone[0] != "battlefield" or new.zone[0] != "hand":
        return
    if is_party(game, trigger.what, old.object, source, before):
        yield {"": (new.object,), "player": (new.owner,)}


def discarded(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A card is discarded: it is looked at where it goes."""
    thing = game.board.things.get(event.args[0])
    if event.args[3] != "discarded" or thing is None or not is_party(game, trigger.other, thing.object, source):
        return
    if is_party(game, trigger.what, thing.owner, source):
        yield {"": (thing.object,), "other": (thing.object,), "player": (thing.owner,)}


def sacrificed(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A permanent is sacrificed by whoever controls it: it is looked at as it was in play."""
    was, thing = before.things.get(event.args[0]), game.board.things.get(event.args[0])
    if event.args[3] != "sacrificed" or was is None or thing is None:
        return
    with game.as_of(before):
        who = controller(game, was)
    if is_party(game, trigger.what, who, source) and is_party(game, trigger.other, was.object, source, before):
        yield {"": (thing.object,), "other": (thing.object,), "player": (who,)}


def leaves_graveyard(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A card leaves a graveyard, to be cast or otherwise."""
    old, new = moved(game, event, before)
    if old is None or old.zone[0] != "graveyard" or new is None or new.zone[0] == "graveyard":
        return
    if is_party(game, trigger.what, old.object, source, before):
        yield {"": (new.object,), "player": (old.owner,)}


def buried(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A card is put into a graveyard, from wherever it was, or from a library where that is told."""
    old, new = moved(game, event, before)
    if "from library" in trigger.where and (old is None or old.zone[0] != "library"):
        return
    if new is None or new.zone[0] != "graveyard" or (old is not None and old.zone[0] == "graveyard"):
        return
    if is_party(game, trigger.what, new.object, source):
        yield {"": (new.object,), "player": (new.owner,)}


def turned_up(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might think who does not know better: that what is turned up enters."""
    thing = game.board.things[event.args[0]]
    if is_party(game, trigger.what, thing.object, source) and not game.ruling(IT_HAS_ENTERED_ALREADY):
        yield {"": (thing.object,), "player": (controller(game, thing),)}


def entered_tapped(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What enters tapped has not become so; who does not know lets trigger what waits for that."""
    old, new = moved(game, event, before)
    if new is None or new.zone[0] != "battlefield" or (old is not None and old.zone[0] == "battlefield"):
        return
    tapped = bool(new.marks.get("tapped")) and not trigger.where and is_party(game, trigger.what, new.object, source)
    if tapped and game.speaks(TO_ENTER_SO_IS_TO_BECOME_SO) and game.ruling(TO_ENTER_SO_IS_TO_BECOME_SO):
        yield {"": (new.object,), "player": ()}
