"""Equipment: how it is attached, to what, and when it comes off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, bearer, controller, traits
from judgekit.magic.plays.state_based import auras
from judgekit.magic.plays.state_based.states import attached
from judgekit.magic.plays.text.shorthand import WORD_OF
from judgekit.magic.questions.keywords import OF_A_KIND
from judgekit.magic.questions.resolving import MAY_MOVE
from judgekit.magic.questions.state_based import (
    ANY_OF_SEVERAL,
    ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED,
    EQUIPMENT_MAY_MOVE,
    MAY_EQUIP,
    STOPS_BEING_A_CREATURE_ONCE_ATTACHED,
)
from judgekit.table.board import Itself, Note
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game

EQUIPMENT, EQUIP, RECONFIGURE = "Equipaggiamento", "equipaggiare", "riconfigurare"
FORTIFICATION, FORTIFY = "Fortificazione", "fortificare"


def equip(game: Game, value: tuple[object, ...], like: Traits) -> tuple[object, ...] | None:
    """To equip is to attach the permanent to a creature that one controls, whenever a sorcery could be cast."""
    return (*value, *_attaching(game, like, EQUIP, _A_CREATURE)) if EQUIP in like.words else None


def fortify(game: Game, value: tuple[object, ...], like: Traits) -> tuple[object, ...] | None:
    """To fortify is to attach the permanent to a land that one controls, whenever a sorcery could be cast."""
    return (*value, *_attaching(game, like, FORTIFY, _A_LAND)) if FORTIFY in like.words else None


_A_CREATURE, _A_LAND = (tree.Filter(types=(kind,)) for kind in ("creature", "land"))
_ATTACHED = (tree.MoveTo(tree.This(), tree.Target()),)


def _attaching(game: Game, like: Traits, word: str, one: tree.Filter) -> list[object]:
    """The activated abilities for which a keyword stands that attaches the permanent to one of its controller's."""
    found: list[object] = []
    for nth, about in enumerate(like.words[word]):
        if nth and not game.ruling(ANY_OF_SEVERAL[word]):
            break
        of, cost = one, about
        if isinstance(about, tree.Kinded):
            of, cost = about.of if game.ruling(OF_A_KIND[word]) else of, about.due
        ability = game.kept.get((word, cost, of))
        if ability is None:
            mode = tree.Mode((tree.Wanted(of._replace(controller="you")),), _ATTACHED)
            ability = game.kept[word, cost, of] = tree.Activated(tree.several(cost), (mode,), limits=("as a sorcery",))
            game.kept[WORD_OF, Itself(ability)] = word
        found.append(ability)
    return found


def no_creature_meanwhile(game: Game, value: bool, like: Traits) -> bool | None:
    """Equipment that reconfigures is no creature while it is attached, so that it may be."""
    return True if RECONFIGURE in like.words else None


def stops_being_a_creature(game: Game, event: Event, before: Board) -> bool:
    """As it is attached it stops being a creature, until it comes off."""
    number, host = event.args
    thing = game.board.things[number]
    if (
        host is None
        or not {RECONFIGURE} & traits(game, thing).words.keys()
        or "creature" not in traits(game, thing).types
    ):
        return False
    attached_still = tree.While(tree.Fits(tree.This(), tree.Filter(status=("attached",))))
    change = tree.Change(None, not_types=("creature",), until=attached_still)
    stamp = game.board.facts.get("stamp", 0) + 1
    begun = Effect(change, (thing.object,), stamp, attached_still, controller(game, thing), thing.object)
    effects = (*game.board.facts.get("effects", ()), begun)
    game.note(Note("stamp", stamp), Note("effects", effects))
    return True


# --- where it may be --------------------------------------------------------------------------------------------------


def attaches(game: Game, thing: Thing) -> bool:
    """Whether a permanent is of those that are attached to others: an Aura or Equipment."""
    like = traits(game, thing)
    return "incanta" in like.words or bool({EQUIPMENT, FORTIFICATION} & like.subtypes)


def may_move(game: Game, thing: Thing, host: Thing | str) -> bool:
    """Whether an effect that would move a permanent to another does."""
    question = MAY_MOVE if "incanta" in traits(game, thing).words else EQUIPMENT_MAY_MOVE
    return bool(game.ruling(question, thing, host))


def may_be_on(game: Game, thing: Thing, host: Being) -> bool:
    """Whether an Aura or Equipment may be attached to a permanent, or to a player."""
    if "incanta" in traits(game, thing).words:
        return auras.may_be_on(game, thing, host)
    on = bearer(game.board, host)
    return on is not None and may_equip(game, thing, on)


def may_equip(game: Game, thing: Thing, host: Thing) -> bool:
    """Whether a permanent may be attached to another as its Equipment."""
    return bool(game.ruling(MAY_EQUIP, thing, host))


def creatures_alone(game: Game, value: bool, thing: Thing, host: Thing) -> bool | None:
    """Equipment is attached to creatures, and to nothing else."""
    equips = EQUIPMENT in traits(game, thing).subtypes or FORTIFICATION not in traits(game, thing).subtypes
    return None if "creature" in traits(game, host).types or not equips else False


def lands_alone(game: Game, value: bool, thing: Thing, host: Thing) -> bool | None:
    """A Fortification is attached to lands, and to nothing else."""
    fortifies = FORTIFICATION in traits(game, thing).subtypes
    return False if fortifies and "land" not in traits(game, host).types else None


def no_creature_and_not_itself(game: Game, value: bool, thing: Thing, host: Thing) -> bool | None:
    """What is a creature itself, or no Equipment any more, equips nothing; and nothing equips itself."""
    like = traits(game, thing)
    stops = game.ruling(STOPS_BEING_A_CREATURE_ONCE_ATTACHED, like)
    is_one = bool({EQUIPMENT, FORTIFICATION} & like.subtypes)
    shut = ("creature" in like.types and not stops) or not is_one or thing.id == host.id
    return False if shut else None


def only_where_it_may(game: Game, value: bool, thing: Thing, host: Thing) -> bool:
    """Equipment does not move to what it may not equip."""
    return may_equip(game, thing, host)


def enters_all_the_same(game: Game, thing: Thing) -> bool:
    """Whether what an effect puts on something that it may not be attached to enters nevertheless."""
    game.show()
    is_aura = "incanta" in traits(game, thing).words
    return bool(game.ruling_on(ENTERS_WHERE_IT_MAY_NOT_BE_ATTACHED, is_aura, thing))


def enters_unattached(game: Game, value: bool, thing: Thing) -> bool | None:
    """Equipment that an effect puts on what it may not equip enters, and is on nothing."""
    return True if {EQUIPMENT, FORTIFICATION} & traits(game, thing).subtypes else None


def aura_does_not_enter(game: Game, value: bool, thing: Thing) -> bool | None:
    """An Aura that an effect puts on what it may not enchant stays in the zone where it is."""
    return False if "incanta" in traits(game, thing).words else None


def comes_off(game: Game) -> tuple[Event, ...]:
    """Equipment on what it may not equip, or on nothing that is there, comes off, and stays in play."""
    found = []
    for thing in attached(game):
        if "incanta" in traits(game, thing).words:
            continue
        host = bearer(game.board, thing.marks["host"])
        if host is None or host.zone != BATTLEFIELD or not may_equip(game, thing, host):
            found.append(Event("attach", (thing.id, None)))
    return tuple(found)
