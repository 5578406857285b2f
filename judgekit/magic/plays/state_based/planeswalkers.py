"""Planeswalkers: their loyalty, what it pays for, what damage does to it, what attacks or is redirected to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import HALVES, LIFE
from judgekit.magic.plays.board.main_phases import is_time_for_a_sorcery
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    NO_EFFECT,
    born,
    chosen,
    controller,
    players,
    traits,
)
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.plays.replacement.applicable import copy_of, enters_as
from judgekit.magic.plays.state_based.states import Choice, all_but, of_kind
from judgekit.magic.plays.text import numbers
from judgekit.magic.plays.text.evaluate import amount
from judgekit.magic.vocabulary import LOYALTY
from judgekit.table.amending import Amendment, Made
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]

PLANESWALKER = "planeswalker"

# --- loyalty ----------------------------------------------------------------------------------------------------------


def enters_with_loyalty(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A planeswalker enters with as many loyalty counters as its printed number."""
    return entering_with(game, event, PLANESWALKER, LOYALTY, lambda thing: thing.face.loyalty)


def entering_with(
    game: Game, event: Event, kind: str, counter: str, printed: Callable[[Thing], int | None]
) -> tuple[Amendment, ...]:
    """What puts counters on a thing of a kind as it enters, so many as are printed on it."""
    if event.kind == "move" and event.args[1] != "battlefield":
        return ()
    found = enters_as(game, event)
    due = printed(found) if found is not None else None
    if found is None or not due or (found.zone == BATTLEFIELD and event.kind != "create"):
        return ()
    thing = found
    otherwise = copy_of(event) is not None or event.kind == "create" or thing.face.of is not None  # a back face
    like = born(game, thing) if otherwise else traits(game, thing)
    if kind not in like.types and kind not in like.subtypes:
        return ()

    def make(game: Game, event: Event) -> Making:
        return Made((event, Event("counters", (thing.id, counter, due))), kept=True)
        yield

    return (Amendment((counter, thing.object), ("enters", thing.object), make, "enters", thing.object),)


COMPLEATED = "completato"
_LESS_FOR_EACH = 2


def compleated(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Of what has this word two loyalty counters less enter for each Phyrexian symbol that was paid with life."""
    number, counter, due = event.args[:3]
    thing = game.board.things.get(number)
    if thing is None or counter != LOYALTY or due < 1 or thing.zone[0] != "stack":
        return ()
    paid = chosen(thing, HALVES, ()).count(LIFE) if COMPLEATED in traits(game, thing).words else 0
    if not paid:
        return ()

    def make(game: Game, event: Event) -> Making:
        left = max(0, event.args[2] - _LESS_FOR_EACH * paid)
        return Made((event._replace(args=(*event.args[:2], left, *event.args[3:])),), kept=True)
        yield

    return (Amendment((COMPLEATED, thing.object), ("counters", thing.id), make, COMPLEATED, thing.object),)


# --- loyalty abilities ------------------------------------------------------------------------------------------------


def is_of_loyalty(ability: object) -> bool:
    """Whether an ability has a loyalty symbol in its cost."""
    return isinstance(ability, tree.Activated) and any(isinstance(cost, tree.LoyaltyCost) for cost in ability.costs)


def when_a_sorcery_may(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """A loyalty ability is activated in one's own main phase, with nothing waiting."""
    if not is_of_loyalty(ability):
        return None
    if not is_time_for_a_sorcery(game, player):
        return Refusal("only as a sorcery", (source.id,))
    return True


def once_a_turn(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """Of the loyalty abilities of a permanent one is activated each turn, and no more, whoever does it."""
    if not is_of_loyalty(ability):
        return None
    used = source.marks.get("loyalty used") == game.board.facts.get("number", 0)
    return Refusal("has used its loyalty", (source.id,)) if used else True


def counters_for_it(game: Game, source: Thing, due: int) -> Refusal | bool | None:
    """As many loyalty counters as a cost removes have to be there."""
    there = source.marks.get("counters", {}).get(LOYALTY, 0)
    return Refusal("has too little loyalty", (source.id, -due)) if there + due < 0 else True


def pay(game: Game, player: str, source: Thing, cost: tree.LoyaltyCost, spell: Thing | None) -> Flow[None]:
    """Pay a loyalty cost; the permanent remembers that one of its loyalty abilities has been used this turn."""
    due = amount(game, cost.how_many, player, spell or source)
    yield Event("mark", (source.id, "loyalty used", game.board.facts.get("number", 0)))
    yield from game.run("pay loyalty", source.id, -due if cost.down else due)


def pay_loyalty(game: Game, source: int, due: int) -> Flow[None]:
    """So many loyalty counters are put on the permanent, or removed from it."""
    refusal = game.refusal("pay loyalty", game.board.things[source], due)
    if refusal is not None:
        raise Illegal(refusal)
    if due:
        yield Event("counters", (source, LOYALTY, due, NO_EFFECT))
    else:
        game.show()


# --- redirection ------------------------------------------------------------------------------------------------------


def may_be_redirected(game: Game, event: Event) -> tuple[Amendment, ...]:
    """An opponent whose source would deal noncombat damage to a player may deal it to a planeswalker of theirs."""
    source, to, _, combat = event.args
    if combat or not isinstance(to, str):
        return ()
    there = walkers_of(game, to)
    if not there:
        return ()
    dealer = game.board.things.get(source[0])
    player = None if dealer is None else controller(game, dealer)
    if player is None or player == to:
        return ()

    def make(game: Game, event: Event) -> Making:
        said = yield Ask("redirect", player, (source, to), there)
        if said is None:
            return Made((event,), kept=True)
        redirected = event._replace(args=(source, said, *event.args[2:]))
        return Made((Event("redirected", (source, to, said)), redirected))

    return (Amendment((PLANESWALKER, to), ("damage", to), make, PLANESWALKER, source),)


def walkers_of(game: Game, player: str) -> tuple[Object, ...]:
    """The planeswalkers that a player controls."""
    return tuple([thing.object for thing in of_kind(game, PLANESWALKER) if controller(game, thing) == player])


def may_be_meant(game: Game, modes: tuple[tree.Mode, ...]) -> bool:
    """Whether a text about damage to a player as its target could mean a planeswalker or a battle that is in play."""
    for mode in modes:  # asked of all that waits: most of it has no target
        if mode.wants:
            break
    else:
        return False
    if not (of_kind(game, PLANESWALKER) or of_kind(game, _BATTLE)):
        return False
    return any(tree.holds(mode.do, tree.Damage, tree.Prevent, tree.Redirect) for mode in modes)


def damages_them_directly(game: Game, value: tree.Mode) -> tree.Mode | None:
    """Old texts that deal damage to a player who is their target mean planeswalkers, too.

    Of a creature or a player any target is meant, also by texts that prevent damage, or have it dealt elsewhere.
    """
    wants = tuple(_as_meant_today(value, n, want) for n, want in enumerate(value.wants))
    return None if tree.same(wants, value.wants) else value._replace(wants=wants)


def _as_meant_today(mode: tree.Mode, nth: int, want: tree.Wanted) -> tree.Wanted:
    """A wanted target that is a player, of whom also a planeswalker may be, or anything that damage is dealt to."""
    several = want.filter.either or (want.filter,)
    if not any(one.noun == "player" for one in several) or any(PLANESWALKER in _types(one) for one in several):
        return want
    if any(tree.same(one, _A_CREATURE) for one in several) and _is_about_damage(mode, nth):
        return want._replace(filter=tree.Filter(either=(*several, tree.Filter(any_types=(PLANESWALKER, _BATTLE)))))
    if not any(tree.same(step.to, tree.Target(nth)) for step in tree.all_in(mode.do, tree.Damage)):
        return want
    return want._replace(filter=tree.Filter(either=(*several, tree.Filter(types=(PLANESWALKER,)))))


def _is_about_damage(mode: tree.Mode, nth: int) -> bool:
    """Whether a target is what damage is dealt to, kept from, or turned to."""
    here = tree.Target(nth)
    about = [step.to for step in tree.all_in(mode.do, tree.Damage)]
    about += [step.to for step in tree.all_in(mode.do, tree.Prevent)]
    about += [each for step in tree.all_in(mode.do, tree.Redirect) for each in (step.to, step.instead)]
    return any(tree.same(one, here) for one in about)


_A_CREATURE = tree.Filter(types=("creature",))
_BATTLE = "battle"


def _types(one: tree.Filter) -> tuple[str, ...]:
    return (*one.types, *one.any_types)


# --- what attacks them, and what is put right -------------------------------------------------------------------------


def may_be_attacked(game: Game, value: bool, player: str, thing: Thing) -> bool | None:
    """A planeswalker of an opponent may be attacked."""
    if PLANESWALKER not in traits(game, thing).types:
        return None
    return None if controller(game, thing) in side_of(game.board, player) else True


def no_loyalty(game: Game) -> tuple[Event, ...]:
    """A planeswalker whose loyalty is 0 goes to its owner's graveyard."""
    there = of_kind(game, PLANESWALKER)
    gone = [thing for thing in there if numbers.loyalty(game, thing, traits(game, thing)) == 0]
    return tuple([Event("move", (t.id, "graveyard", controller(game, t), "put by the rules")) for t in gone])


def one_of_each_type(game: Game) -> tuple[Choice, ...]:
    """Of a player's planeswalkers that share a planeswalker type that player keeps one."""
    there = of_kind(game, PLANESWALKER)
    if len(there) < _SEVERAL:
        return ()
    found = []
    for player in players(game.board):
        mine = [(thing.object, traits(game, thing).subtypes) for thing in there if controller(game, thing) == player]
        kinds = sorted({kind for _, subtypes in mine for kind in subtypes})
        groups = [tuple([one for one, subtypes in mine if kind in subtypes]) for kind in kinds]
        found += [Choice(Ask("keep one", player, 1, one), all_but(player, one)) for one in groups if len(one) > 1]
    return tuple(found)


_SEVERAL = 2


def are_legendary(game: Game, value: frozenset[str], face: Face) -> frozenset[str]:
    """Every planeswalker card counts as legendary, also one that was printed without the word."""
    return value | {"legendary"}
