"""Casting as part of an effect: for nothing, or for another cost than the mana cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import known, still, traits
from judgekit.magic.plays.board.zones import in_random_order
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.resolving import choices
from judgekit.magic.plays.text import filters, untold
from judgekit.magic.plays.text.evaluate import amount, objects, picked, spoken_of, things
from judgekit.magic.plays.text.on_top import as_possible
from judgekit.magic.plays.text.turn_order import in_turn
from judgekit.magic.questions.copies import A_COPIED_CARD_IS_CAST
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


IS_CAST_IF_POSSIBLE = "is cast if possible"  # what is so of a keyword by which its player has no choice


def cast_it(game: Game, what: tree.CastIt, player: str, spell: Thing) -> Flow[None]:
    """A player may cast cards, one after another; of what they do not cast the rest is told."""
    beings = yield from picked(game, what.what, player, spell)
    cast: list[Being] = []
    if not beings and isinstance(what.what, tree.Chosen):  # there is none that they could have cast
        yield from choices.do_all(game, what.otherwise, player, spell)
    for thing in objects(game, beings, spell):
        if what.plays and "land" in traits(game, thing).types:
            yield from _played(game, what, player, thing, spell)
            continue
        done = yield from game.insist(lambda thing=thing: _offered(game, what, player, thing, spell))  # type: ignore[misc]
        if not done:
            yield from choices.do_all(game, what.otherwise, player, spell)
        elif thing.id in game.board.things:
            cast.append(game.board.things[thing.id].object)
    yield from spoken_of(game, cast, spell)


def _offered(game: Game, what: tree.CastIt, player: str, thing: Thing, spell: Thing) -> Flow[bool]:
    must = game.word(IS_CAST_IF_POSSIBLE, what.word) if what.word else None
    if must is not None:
        game.cite(must.cites)
    said = must is not None or (yield Ask("may", player, (spell.id, what), (True, False)))
    if said:
        costs = what.costs
        if what.word:  # a keyword's cost that is as much as the mana cost is another one all the same
            costs = tuple(tree.Mana(thing.face.cost or ()) if isinstance(one, tree.OwnCost) else one for one in costs)
        yield from game.run("cast by an effect", player, thing.id, costs, what.word)
    return bool(said)


def _played(game: Game, what: tree.CastIt, player: str, land: Thing, spell: Thing) -> Flow[None]:
    """A land is played as an effect lets one: whatever waits, but in one's own turn, and it counts for that."""
    if game.refusal("play a land by an effect", player, land) is not None:
        game.show()
    elif (yield Ask("may", player, (spell.id, what), (True, False))):
        yield Event("land", (player, land.id))


def cast_copy(game: Game, what: tree.CastCopy, player: str, spell: Thing) -> Flow[None]:
    """A card is copied where it lies, and its copy may be cast for nothing; one that is not cast ceases to exist."""
    for card in objects(game, things(game, what.what, player, spell), spell):
        if game.speaks(A_COPIED_CARD_IS_CAST) and not game.ruling(A_COPIED_CARD_IS_CAST):
            continue
        like = copiable.copied(game, card, None, tree.AS_IT_IS, new=True)
        number = game.board.facts["next"]
        copy = card._replace(id=number, owner=player, face=like.face._replace(copy=True), marks={"controller": player})
        yield Event("copy of a card", (copy,))
        those = tree.Each(tree.Filter("card", zone="exile", among=(game.board.things[number].object,)))
        yield from cast_it(game, tree.CastIt(those), player, spell)


# --- cascade ----------------------------------------------------------------------------------------------------------


def cascade(game: Game, what: tree.Cascade, player: str, spell: Thing) -> Flow[None]:
    """From the top of the library down to the first card that is no land and costs less than the spell."""
    there = things(game, tree.This(), player, spell)
    source = known(game.board, there[0][0]) if there and not isinstance(there[0], str) else None
    most = (filters.mana_value(game, source) or 0) if source is not None else 0
    yield from game.run("cascade", player, most, spell.id)


def down_to_a_cheaper_one(game: Game, player: str, most: int, number: int) -> Flow[None]:
    """Cards are exiled up to the first that may be cast for nothing; all that is not cast goes to the bottom."""
    exiled, _ = yield from _down_to(game, player, number, lambda value: value < most)
    yield from _under_the_library(game, player, exiled)


def _down_to(
    game: Game, player: str, number: int, fits: Callable[[int], bool]
) -> Flow[tuple[dict[int, tuple[int, int]], int | None]]:
    """Cards are exiled up to the first that is no land and whose mana value fits; its owner may cast it for nothing.

    All that was exiled, by its number, and the one that was found.
    """
    gone: list[int] = []
    found = None
    for card in game.board.zone("library", player):
        thing = game.board.things[card]
        gone.append(card)
        yield from untold.told(game, player, [thing])
        if "land" not in traits(game, thing).types and fits(filters.mana_value(game, thing) or 0):
            found = card
            break
    yield tuple(Event("move", (card, "exile", player, "exiled")) for card in gone)
    exiled = {card: game.board.things[card].object for card in gone}
    if found is not None and (there := game.board.things.get(number)) is not None:
        it = tree.Each(tree.Filter("card", zone="exile", among=(exiled[found],)))
        yield from cast_it(game, tree.CastIt(it, ()), player, there)
    return exiled, found


def _under_the_library(game: Game, player: str, exiled: dict[int, tuple[int, int]]) -> Flow[None]:
    """What still lies in exile is put on the bottom in random order."""
    left = tuple(card for card, one in exiled.items() if still(game.board, one) is not None)
    yield tuple(Event("move", (card, "library", player, "put", -1)) for card in left)
    yield in_random_order(game, left)


# --- discover ---------------------------------------------------------------------------------------------------------


def discover(game: Game, what: tree.Discover, player: str, spell: Thing) -> Flow[None]:
    """Players discover: down to the first card that is no land and costs so much or less."""
    most = amount(game, what.how_many, player, spell)
    for who in in_turn(game, what.who, player, spell):
        yield from game.run("discover", who, most, spell.id)
        yield Event("done", (DISCOVERING, who, None))


def cast_or_taken(game: Game, player: str, most: int, number: int) -> Flow[None]:
    """Cards are exiled up to the first that may be cast for nothing; it is taken where it is not cast."""
    exiled, found = yield from _down_to(game, player, number, lambda value: value <= most)
    if found is not None and still(game.board, exiled[found]) is not None:
        yield Event("move", (found, "hand", player, "returned"))
    yield from _under_the_library(game, player, exiled)


DISCOVERING = "scoprire"


# --- ripple -----------------------------------------------------------------------------------------------------------


def ripple(game: Game, what: tree.Ripple, player: str, spell: Thing) -> Flow[None]:
    """Cards of the top are revealed; those of the spell's name may be cast, the others go to the bottom."""
    there = game.board.zone("library", player)
    top = there[: as_possible(game, amount(game, what.how_many, player, spell), len(there))]
    sources = tuple(things(game, tree.This(), player, spell))
    if not top:
        return
    yield Event("reveals", (player, tuple(top)))
    shown = tuple(game.board.things[card].object for card in top)
    alike = tree.Filter("card", zone="library", namesake=tree.SameName(sources), among=shown)
    same = filters.candidates(game, alike, player, None)
    if same:
        those = tree.Each(tree.Filter("card", zone="library", among=tuple(same)))
        yield from cast_it(game, tree.CastIt(those, ()), player, game.board.things.get(spell.id, spell))
    left = tuple(one for one in shown if still(game.board, one) is not None)
    under = (yield Ask("order", player, spell.id, left)) if len(left) > 1 else left
    cards = tuple(one[0] for one in under or left)
    rest = tuple(card for card in game.board.zone("library", player) if card not in cards)
    yield Event("order", (("library", player), (*rest, *cards)))
