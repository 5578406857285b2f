"""How things stand to others: attached to them, blocking them; who has the most of something among several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import combat, host_of, in_play, stack_of, statics_of, still
from judgekit.magic.plays.text.qualities import done_to
from judgekit.magic.questions.text import (
    ALL_THAT_IT_EXILED,
    LINKED_AS_ACQUIRED,
    THE_EXILED_CARD,
    WHAT_IT_EXILED_INSTEAD,
    WHAT_IT_PUT_THERE,
    WHAT_ITS_MAKER_EXILED,
)
from judgekit.table.board import by_face, told_by_face
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Fit = Callable[[Thing, tree.Filter], bool]


def stands(game: Game, thing: Thing, of: tree.Filter, source: Object | None, fit: Fit) -> bool:
    """Whether a thing stands to others as a filter tells."""
    return all(_is_tied(game, thing, tie, source, fit) for tie in of.ties)


def _is_tied(game: Game, thing: Thing, tie: tree.Tie, source: Object | None, fit: Fit) -> bool:
    if tie.how == tree.EXILED_BY:
        return any(thing.object in exiled_by(game, one) for one in _those(game, tie.to, source))
    if tie.how == tree.PUT_BY:
        return any(thing.object in _put_by(game, one) for one in _those(game, tie.to, source))
    if tie.how == tree.OTHER_THAN:
        return thing.object not in _those(game, tie.to, source)
    others = tuple(_others(game, thing, tie.how))
    if isinstance(tie.to, tree.Filter):
        there = (still(game.board, one) for one in others if not isinstance(one, str))
        return any(one is not None and fit(one, tie.to) for one in there)
    return any(one in _those(game, tie.to, source) for one in others)


def exiled_by(game: Game, source: Being) -> list[Being]:
    """The cards that the linked ability of an object has exiled; whoever knows no link takes all that are there."""
    told: dict[Being, tuple[Object, ...]] = game.board.facts.get("exiled by", {})
    mine: list[Being] = list(told.get(source, ()))
    if mine and not isinstance(source, str):
        mine = _of_its_pair(game, source, mine)
    maker = game.board.facts.get(MADE_BY, {}).get(source)
    if maker is not None and not mine and game.is_so(WHAT_ITS_MAKER_EXILED):
        mine = list(told.get(maker, ()))
    there = [game.board.things[n].object for (kind, _), on in game.board.zones.items() if kind == "exile" for n in on]
    question = WHAT_IT_EXILED_INSTEAD if _exiles_instead(game, source) else THE_EXILED_CARD
    meant: list[Being] = game.ruling_on(question, there, mine)
    several = len(meant) >= _SEVERAL and game.speaks(ALL_THAT_IT_EXILED)
    return meant if not several or game.ruling(ALL_THAT_IT_EXILED) else meant[-1:]


def _of_its_pair(game: Game, source: Object, mine: list[Being]) -> list[Being]:
    """Of what an object has exiled what an ability acquired together with the one that asks now has exiled."""
    through: dict[Being, object] = game.board.facts.get(THROUGH, {})
    asks = next(iter(_on_the_stack(game, source)), None)
    if asks is None or not any(one in through for one in mine):
        return mine
    pair = acquired_with(game, source, asks)
    linked = [one for one in mine if through.get(one) == pair]
    return linked if len(linked) == len(mine) or game.is_so(LINKED_AS_ACQUIRED) else mine


def _on_the_stack(game: Game, source: Object) -> Iterable[object]:
    """The abilities of an object that wait or resolve, from the top."""
    marks = (game.board.things[number].marks for number in stack_of(game))
    return (one["ability"] for one in marks if one.get("source") == source and "ability" in one)


def acquired_with(game: Game, source: Object, ability: object) -> object:
    """With what an ability has come to its object: with all that one effect gives it; None where it is its own."""
    thing = game.board.things.get(source[0])
    if thing is None or any(one is ability or one == ability for one in thing.face.traits.abilities):
        return None
    effects = (effect.change.words for effect in game.board.facts.get("effects", ()) if source in effect.objects)
    lasting = (change.words for _, static in statics_of(game.board) for change in static.changes)
    return next((words for words in (*effects, *lasting) if ability in words), None)


THROUGH = "exiled through"  # with which abilities of its object that came which has exiled a card
_SEVERAL = 2
EXILER = "exiler"  # under this name a delayed ability bears what set it up, as it was: by now it may be another object
MADE_BY = "made by"  # under this name is noted what made the tokens that speak of a card which it exiled


def _put_by(game: Game, source: Being) -> Sequence[Being]:
    """What an ability of a thing has put onto the battlefield; whoever knows no link takes all that is there."""
    mine: Sequence[Being] = game.board.facts.get("put by", {}).get(source, ())
    found: Sequence[Being] = game.ruling_on(WHAT_IT_PUT_THERE, [thing.object for thing in in_play(game.board)], mine)
    return found


def put_there(game: Game, made: Iterable[Object], spell: Thing) -> Flow[None]:
    """What an ability has put onto the battlefield is what another of the same thing may speak of."""
    source: Object | None = spell.marks.get("source")
    if source is None or not told_by_face(game.board, _SPEAKS_OF_WHAT_IT_PUT):
        return
    told: dict[Object, tuple[Object, ...]] = game.board.facts.get("put by", {})
    yield Event("note", ("put by", {**told, source: (*told.get(source, ()), *made)}))


def speaks_of_what_it_put(node: object) -> bool:
    """Whether a text speaks of what its source has put onto the battlefield."""
    return any(tie.how == tree.PUT_BY for tie in tree.all_in(node, tree.Tie))


_SPEAKS_OF_WHAT_IT_PUT = "speaks of what it put"
by_face(_SPEAKS_OF_WHAT_IT_PUT, lambda thing: speaks_of_what_it_put(thing.face.traits.abilities))


def speaks_of_exiled(node: object) -> bool:
    """Whether a text speaks of cards exiled with its source."""
    return any(tie.how == tree.EXILED_BY for tie in tree.all_in(node, tree.Tie))


def _exiles_instead(game: Game, source: Being) -> bool:
    """Whether a thing exiles cards in the place of another event, and the rules speak of that."""
    thing = None if isinstance(source, str) else game.board.things.get(source[0])
    if thing is None or not game.speaks(WHAT_IT_EXILED_INSTEAD):
        return False
    instead = (one for one in thing.face.traits.abilities if isinstance(one, tree.Instead))
    return any(isinstance(step, tree.PutInto) and step.zone == "exile" for one in instead for step in one.do)


def _others(game: Game, thing: Thing, how: str) -> Iterable[Being]:
    """To what a thing stands so: what it is on, what is on it, what it blocks, what blocks it."""
    fight = combat(game.board)
    match how:
        case "attached":
            host = host_of(game, thing)
            return () if host is None else (host,)
        case "bears":
            return (one.object for one in in_play(game.board) if one.marks.get("host") == thing.object)
        case "blocks" if fight is not None:
            return fight.blocked_by(thing.object)
        case "blocked" if fight is not None:
            return fight.blockers_of(thing.object)
        case tree.BLOCKED_THIS_TURN:
            return done_to(game.board, "blocks", thing.object)
        case _:
            return ()


def _those(game: Game, node: object, source: Object | None) -> tuple[Being, ...]:
    """The very things of which a text speaks: its source, what that is on, what is known by now."""
    match node:
        case tree.Certain(objects):
            return tuple(objects)
        case tree.This():
            return () if source is None else (source,)
        case tree.Host():
            thing = game.board.things.get(source[0]) if source is not None else None
            host = host_of(game, thing) if thing is not None else None
            return () if host is None else (host,)
        case _:
            return ()


def is_extreme(mine: int | None, others: Iterable[int | None], *, least: bool) -> bool:
    """Whether nothing among several has more of something, or less."""
    there = [one for one in others if one is not None]
    return mine is not None and all(mine <= one if least else mine >= one for one in there)
