"""Cards with several faces: which of them is played is chosen before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import ADVENTURE, MODAL, OMEN, PROTOTYPE, TRANSFORM, converted
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.questions.faces import CALLED, ENTERS_WITH_THE_FACE_CAST, ONLY_THE_FACE_CAST_COUNTS
from judgekit.table.board import Mark
from judgekit.table.engine import Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

AFTERMATH, FUSE, DISTURB = "conseguenze", "fusione", "disturbare"
ON_AN_ADVENTURE = "on an adventure"  # of a card in exile: who may cast it from there


def cast(game: Game, player: str, card: int, nth: int) -> Flow[None]:
    """A player casts one face of a card."""
    thing = game.board.things[card]
    if not game.ruling(ONLY_THE_FACE_CAST_COUNTS[CALLED[thing.face.layout]]):
        game.check("play", player, thing)
        game.check("cast", player, thing)
    yield Event("shows", (card, nth))
    yield from game.run("cast", player, card)


def play_land(game: Game, player: str, card: int, nth: int) -> Flow[None]:
    """A player plays a face of a card that is a land."""
    yield Event("shows", (card, nth))
    yield from game.run("play a land", player, card)


def cast_both(game: Game, player: str, card: int) -> Flow[None]:
    """A player casts both halves of a card with fuse from their hand."""
    thing = game.board.things[card]
    if FUSE not in thing.face.traits.words or thing.zone != ("hand", player):
        raise Illegal(Refusal("halves cannot be fused", (card,)))
    for half in thing.face.others:
        slow = "instant" not in half.traits.types
        if slow and game.refusal("play", player, thing) is not None:
            game.check("play", player, thing)
    yield from game.run("cast", player, card)


# --- aftermath --------------------------------------------------------------------------------------------------------


def from_the_graveyard(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A half with aftermath is cast from its owner's graveyard."""
    there = card.zone[0] == "graveyard" and card.owner == player and card.face.of is not None
    return True if there and AFTERMATH in traits(game, card).words else None


def from_nowhere_else(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A half with aftermath is cast from nowhere else."""
    if card.face.of is None or AFTERMATH not in traits(game, card).words:
        return None
    return True if card.zone[0] == "graveyard" else Refusal("only from the graveyard", (card.id,))


def exiled_from_the_stack(game: Game, value: str, spell: Thing) -> str | None:
    """A half with aftermath that was cast from a graveyard is exiled, wherever else it would go."""
    there = spell.marks.get("from", ("",))[0] == "graveyard" and spell.face.of is not None
    return "exile" if there and AFTERMATH in traits(game, spell).words else None


# --- adventures -------------------------------------------------------------------------------------------------------


def goes_on_an_adventure(game: Game, value: str, spell: Thing) -> str | None:
    """A spell cast as an Adventure is exiled when it has resolved."""
    return "exile" if _is_adventure(spell) else None


def _is_adventure(spell: Thing) -> bool:
    return spell.face.layout == ADVENTURE and spell.face.of is not None and not spell.face.copy


def may_be_cast_later(game: Game, event: Event, before: Board) -> bool:
    """As long as it stays in exile, whoever cast it as an Adventure may cast it from there, not as an Adventure."""
    old, new = before.things.get(event.args[0]), game.board.things.get(event.args[0])
    resolved = event.args[1] == "exile" and event.args[3] in {"resolved", "returned"}
    if old is None or new is None or not resolved or old.zone[0] != "stack" or not _is_adventure(old):
        return False
    game.note(Mark(new.id, ON_AN_ADVENTURE, old.marks.get("controller", old.owner)))
    return True


def back_from_an_adventure(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """What is on an adventure may be played from exile."""
    there = card.zone[0] == "exile" and card.marks.get(ON_AN_ADVENTURE) == player and card.face.of is None
    return True if there else None


# --- omens, prototypes ------------------------------------------------------------------------------------------------


def back_into_the_library(game: Game, value: str, spell: Thing) -> str | None:
    """A spell cast as an Omen is shuffled into its owner's library when it has resolved."""
    omen = spell.face.layout == OMEN and spell.face.of is not None and not spell.face.copy
    return "library" if omen else None


def cast_prototyped(game: Game, player: str, card: int) -> Flow[None]:
    """A player casts a card with prototype for the cost, and as big, as its prototype says."""
    thing = game.board.things[card]
    if thing.face.layout != PROTOTYPE or thing.face.of is not None:
        raise Illegal(Refusal("has no such ability", (card,)))
    yield from cast(game, player, card, 0)


# --- disturb ----------------------------------------------------------------------------------------------------------


def cast_transformed(game: Game, player: str, card: int) -> Flow[None]:
    """A card with disturb is cast from its owner's graveyard with its back up."""
    thing = game.board.things[card]
    if thing.face.of is not None or not _is_disturbing(thing, player):
        raise Illegal(Refusal("is not in hand", (card, player)))
    yield Event("shows", (card, 0))
    yield from game.run("cast", player, card)


def _is_disturbing(card: Thing, player: str) -> bool:
    """Whether a card in its owner's graveyard may be cast from there with its back up."""
    front = card.face.of or card.face
    there = card.zone == ("graveyard", player) and card.owner == player
    return there and card.face.layout == TRANSFORM and DISTURB in front.traits.words


def back_from_the_graveyard(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """The back of a card with disturb is cast from its owner's graveyard, as the front says."""
    return True if card.face.of is not None and _is_disturbing(card, player) else None


def cost_of_disturbing(game: Game, value: object, spell: Thing) -> tuple[str, tuple[Any, ...]] | None:
    """Whoever casts the back from the graveyard pays what the front says."""
    if not was_disturbed(spell):
        return None
    return DISTURB, tree.several(spell.face.of.traits.words[DISTURB][0])


def was_disturbed(spell: Thing) -> bool:
    """Whether a spell was cast by the disturb of its front."""
    front = spell.face.of
    there = spell.marks.get("from", ("",))[0] == "graveyard" and front is not None
    return there and spell.face.layout == TRANSFORM and front is not None and DISTURB in front.traits.words


def enters_as_it_was_cast(game: Game, spell: Thing) -> bool:
    """Whether what is cast with another face up enters with that up: whoever knows no better turns its front up."""
    if spell.face.of is None or spell.face.layout not in {TRANSFORM, MODAL, PROTOTYPE}:
        return True
    if spell.face.layout == PROTOTYPE and spell.face.copy:
        return True  # a copy has but one face
    layout = PROTOTYPE if spell.face.layout == PROTOTYPE else MODAL
    return bool(game.ruling(ENTERS_WITH_THE_FACE_CAST[DISTURB if was_disturbed(spell) else CALLED[layout]]))


# --- mana value -------------------------------------------------------------------------------------------------------


def cost_of_the_front(game: Game, value: int, face: Face, x: int) -> int | None:
    """The mana value of what has its back up is that of its front."""
    return converted(face.of.cost, x) if face.of is not None and face.layout == TRANSFORM else None
