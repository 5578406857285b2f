"""What lies face down: what it is like, how it is turned up and down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import CLOAK, DISGUISE, MANIFEST, MEGAMORPH, MODAL, MORPH, TRANSFORM
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.questions.face_down import IS_DOWN_ALREADY, NO_SPELL_IS_TURNED_UP
from judgekit.magic.questions.faces import NEVER_TURNED_DOWN
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face, Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

TOLD = (MORPH, MEGAMORPH, DISGUISE, MANIFEST, CLOAK)  # what tells itself what shows


def is_down(thing: Thing) -> bool:
    """Whether a spell or permanent lies face down."""
    return thing.face.under is not None


def up(thing: Thing) -> Face:
    """What is printed on a thing, though it lie face down."""
    found: Face = thing.face if thing.face.under is None else thing.face.under
    return found


def as_listed(*words: str) -> Callable[[Game, Traits, Face], Traits | None]:
    """What lies face down by one of these is what that lists."""

    def play(game: Game, value: Traits, face: Face) -> Traits | None:
        return face.traits if face.by in words else None

    play.__name__ = f"as {' or '.join(words)} lists"
    play.__doc__ = "What lies face down is like what lets it lie so says."
    return play


def as_the_rules_list(game: Game, value: Traits, face: Face) -> Traits | None:
    """What lies face down, and nothing tells what it is like, is a creature 2/2."""
    return None if face.by in TOLD else face.traits


# --- turned up and down -----------------------------------------------------------------------------------------------


def turned(game: Game, thing: Thing, *, down: bool, x: int | None = None) -> Flow[None]:
    """A permanent is turned by an effect: nothing happens to what lies so already."""
    if thing.zone != BATTLEFIELD:
        return
    if down:
        if (_has_two_faces(thing) and game.ruling(NEVER_TURNED_DOWN)) or (
            is_down(thing) and game.ruling(IS_DOWN_ALREADY)
        ):
            game.show()
        else:
            yield Event("turns down", (thing.id, ""))
    elif is_down(thing):
        if not up(thing).traits.types.isdisjoint({"instant", "sorcery"}) and game.ruling(NO_SPELL_IS_TURNED_UP):
            yield Event("reveals", (thing.owner, (thing.object,)))
        else:
            yield Event("turns up", (thing.id, "", x))


def _has_two_faces(thing: Thing) -> bool:
    return thing.face.layout in {TRANSFORM, MODAL} and not is_down(thing)


def shown_as_it_goes(game: Game, event: Event) -> tuple[Event, ...]:
    """What lies face down is shown to all as it goes elsewhere."""
    thing = game.board.things[event.args[0]]
    return (Event("reveals", (thing.owner, (thing.object,))),)


def goes_face_down(game: Game, event: Event) -> bool:
    """Whether something that lies face down leaves play, or the stack for another zone."""
    thing = game.board.things.get(event.args[0])
    if thing is None or thing.face.under is None or thing.zone[0] not in {"battlefield", "stack"}:
        return False
    return event.kind == "destroy" or bool(event.args[1] != "battlefield")
