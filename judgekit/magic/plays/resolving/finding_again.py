"""What a text means by what its own instructions have moved, and by what has left play before it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import FACES_SEEN, PARTED
from judgekit.magic.plays.board.state import Object, chosen, speaks_of, still
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.plays.text.moved_on import LEAVING, LEFT, MOVED_ITSELF
from judgekit.magic.questions.keywords import FINDS_ALL_PARTS, PARTS_ARE_PUT_IN_ANY_ORDER
from judgekit.magic.questions.resolving import (
    A_TEXT_FINDS_WHAT_IT_HAS_MOVED,
    AN_AURA_FINDS_ITSELF,
    FINDS_WHAT_IT_BECAME,
    WHAT_HAS_MOVED_ON_IS_LOST,
)
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

HIDDEN = frozenset(("hand", "library"))  # zones in which an object is lost from sight


def found_again(
    game: Game, zone: str | None, went: dict[Being, Being], there: dict[Being, int], spell: Thing
) -> Flow[None]:
    """What the rest of a text means by what it has moved."""
    yield from _targets_moved(game, there, spell)
    if zone not in HIDDEN:
        yield from _spoken_of_moved(game, went, there, spell)
    if zone == "battlefield":
        yield from _source_moved(game, there, spell)
    elif source_of(spell) in there and spell.face.pseudo and spell.id in game.board.things:
        seen = game.board.things.get(there[source_of(spell)]) if zone not in HIDDEN else None
        yield Event("mark", (spell.id, MOVED_ITSELF, True if seen is None else seen.object))


def _targets_moved(game: Game, there: dict[Being, int], spell: Thing) -> Flow[None]:
    """The rest of a text means by its targets what its own instructions have made of them."""
    here = game.board.things.get(spell.id)
    groups = chosen(here, "targets", ()) if here is not None else ()
    if any(one in there for group in groups for one in group):
        if speaks_of(game, "what a text has moved") and not game.ruling(A_TEXT_FINDS_WHAT_IT_HAS_MOVED):
            return
        now = {old: game.board.things[number].object for old, number in there.items() if number in game.board.things}
        moved = tuple(tuple(now.get(one, one) for one in group) for group in groups)
        yield Event("choose", (spell.id, "targets", moved))


def _spoken_of_moved(game: Game, went: dict[Being, Being], there: dict[Being, int], spell: Thing) -> Flow[None]:
    """The rest of a text means by «it», «those», what its own instructions made of it, where everybody can see that."""
    here = game.board.things.get(spell.id)
    about: dict[str, Any] = here.marks.get("about", {}) if here is not None else {}
    told = {role: about[role] for role in ("", "those") if role in about}
    it = {one for those in told.values() for one in those}
    now = {
        one: game.board.things[there[gone]].object
        for one, gone in went.items()
        if one in it and gone in there and there[gone] in game.board.things
    }
    if not now or (speaks_of(game, "what a text has moved") and not game.ruling(A_TEXT_FINDS_WHAT_IT_HAS_MOVED)):
        return
    found = {role: tuple(now.get(one, one) for one in those) for role, those in told.items()}
    yield Event("mark", (spell.id, "about", {**about, **found}))


def _source_moved(game: Game, there: dict[Being, int], spell: Thing) -> Flow[None]:
    """The rest of a text means by its own card the permanent that its instructions have made of it."""
    moved = game.board.things.get(there.get(source_of(spell), 0)) if spell.face.pseudo else None
    if moved is None or (speaks_of(game, "what a text has moved") and not game.ruling(A_TEXT_FINDS_WHAT_IT_HAS_MOVED)):
        return
    if spell.id in game.board.things:
        yield Event("mark", (spell.id, "source", moved.object))


def as_they_were(
    game: Game, zone: str | None, left: list[Thing], went: dict[Being, tuple[Being, ...]], spell: Thing
) -> Flow[None]:
    """What the rest of a text asks about what has left play is about the permanents that they were.

    So it is about what had left before, and was moved on from where it went: «exile it; a token that is a copy of it».
    """
    was: dict[Being, Being] = {
        thing.object: thing.object for thing in left if thing.zone[0] in {"battlefield", "stack"}
    }
    if zone != "battlefield":
        known = {*game.board.facts.get("seen", {}), *game.board.facts.get(FACES_SEEN, {})}
        was |= {those[0]: one for one, those in went.items() if one in known}
    there = {thing.object: game.board.things[thing.id].object for thing in left if thing.id in game.board.things}
    now = {there[gone]: one for gone, one in was.items() if gone in there}
    here = game.board.things.get(spell.id)
    if here is None or not now:
        return
    yield Event("mark", (spell.id, "was", {**here.marks.get("was", {}), **now}))


def where_it_went(game: Game, one: Being, spell: Thing) -> Being:
    """A trigger on leaving play finds the card in the zone to which it went, if it has not moved on from there."""
    if isinstance(one, str) or still(game.board, one) is not None:
        return one
    if (moved := _moved_by_itself(game, one, spell)) is not None:
        return moved
    ability = spell.marks.get("ability")
    if _is_paid_with(one, ability, spell):
        found = not speaks_of(game, "what a text has moved") or game.ruling(A_TEXT_FINDS_WHAT_IT_HAS_MOVED)
        return (one[0], one[1] + 1) if found else one
    looks = isinstance(ability, tree.Triggered) and ability.trigger.kind in LEAVING
    if _is_its_aura(ability, one, spell):
        return (one[0], one[1] + 1) if game.ruling(AN_AURA_FINDS_ITSELF) else one
    back = one in spell.marks.get(LEFT, ())
    if looks and not back and (_has_left_exile(game, one) or _left_besides(one, spell)):
        return one
    if (looks or back) and not game.ruling(FINDS_WHAT_IT_BECAME):
        return one
    if back or looks and (not spell.marks.get("delayed") or one in spell.marks["about"].get("", ())):
        return (one[0], one[1] + 1)
    if spell.marks.get("delayed"):
        thing = game.board.things.get(one[0])
        if thing is None or game.ruling(WHAT_HAS_MOVED_ON_IS_LOST):
            game.show()
            return one
        return thing.object
    return one


def _left_besides(one: Being, spell: Thing) -> bool:
    """Whether something is the source of an ability, and not that whose leaving has triggered it."""
    left = spell.marks.get("about", {}).get("", ())
    return one == source_of(spell) and bool(left) and one not in left


def _has_left_exile(game: Game, one: Object) -> bool:
    """Whether something was a card that an ability had exiled: where it went, no permanent that leaves tells."""
    if one in game.board.facts.get("had", {}):
        return False  # it was exiled from play, or from the stack, and is known as what it was there
    told: dict[Being, tuple[Object, ...]] = game.board.facts.get("exiled by", {})
    return any(one in those for those in told.values())


def _is_paid_with(one: Being, ability: object, spell: Thing) -> bool:
    """Whether the cost of a spell or ability has put something where all can see it: by name, or as one of several."""
    extra = (a.costs for a in spell.face.traits.abilities if isinstance(a, tree.ExtraCost))
    costs = ability.costs if isinstance(ability, tree.Activated) else () if spell.face.pseudo else tuple(extra)
    paid = [cost.of for kind in _PUBLIC for cost in tree.all_in(costs, kind)]
    by_name = one == source_of(spell) and any(isinstance(of, tree.This) for of in paid)
    return by_name or (bool(paid) and one in chosen(spell, "paid with", ()))


_PUBLIC: tuple[type[tree.SacrificeCost | tree.ExileCost | tree.DiscardCost], ...] = (
    tree.SacrificeCost,
    tree.ExileCost,
    tree.DiscardCost,
)


def with_parts(game: Game, one: Being) -> tuple[Being, ...]:
    """What a permanent has become as it left play: of one that several cards made up, each of them."""
    parted: dict[Being, tuple[Object, ...]] = game.board.facts.get(PARTED, {})
    others = parted.get(one, ())
    return (one, *others) if others and game.ruling(FINDS_ALL_PARTS) else (one,)


def parts_in_order(game: Game, events: list[Event]) -> tuple[int, ...]:
    """What has been put into a zone, for its owner to order: the cards of a merged permanent each by itself."""
    moved = [event.args[0] for event in events]
    parted: dict[Being, tuple[Object, ...]] = game.board.facts.get(PARTED, {})
    gone = [game.board.things[number].object for number in moved if number in game.board.things]
    parts = [number for one in gone for number, _ in parted.get(one, ())]
    return (*moved, *parts) if parts and game.ruling(PARTS_ARE_PUT_IN_ANY_ORDER) else tuple(moved)


def _moved_by_itself(game: Game, one: Object, spell: Thing) -> Object | None:
    """What a text's own card has become as its own instructions moved it: «exile Nissa, then return it»."""
    here = game.board.things.get(spell.id, spell)
    moved = here.marks.get(MOVED_ITSELF)
    if not isinstance(moved, tuple) or one != source_of(spell):
        return None
    lost = speaks_of(game, "what a text has moved") and not game.ruling(A_TEXT_FINDS_WHAT_IT_HAS_MOVED)
    return None if lost else (int(moved[0]), int(moved[1]))


def _is_its_aura(ability: object, one: Object, spell: Thing) -> bool:
    """Whether something is the Aura itself whose ability has triggered as what it enchanted left."""
    if not isinstance(ability, tree.Triggered) or ability.trigger.kind not in LEAVING:
        return False
    return isinstance(ability.trigger.what, tree.Host) and one == source_of(spell)
