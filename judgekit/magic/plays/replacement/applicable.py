"""What an event that is about to happen is to a replacement or shield: whom it befalls, by how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import TRANSFORM
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import DREW_IN_STEP, PAID
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    NO_EFFECT,
    born,
    controller,
    is_plain,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.text import filters, qualities
from judgekit.magic.plays.text.as_it_was import was_so
from judgekit.magic.plays.text.party import is_party, was_party
from judgekit.magic.questions.replacement import (
    COUNTERS_BEFALL_WHAT_ENTERS,
    EACH_GAIN_IS_REPLACED,
    FACE_THAT_ENTERS,
    LOOKED_AT_AGAIN,
    PUT_BY_NO_EFFECT,
    SAID_AS_IT_WILL_BE,
    WHAT_ENTERS_IS_JUDGED,
)
from judgekit.magic.questions.text import A_SOURCE_IS_ONE_ANYWHERE
from judgekit.table.board import Print, fold
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face, Traits
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

    Cites = tuple[str, ...]

    About = dict[str, Any]


class Those(NamedTuple):
    """Things and players that were fixed when an effect began."""

    beings: tuple[Being, ...]
    like: tree.Filter | None = None  # what a source had to be to be chosen


def made_now(game: Game, number: int) -> Thing | None:
    """A token that is made at the moment whose events are being settled."""
    made = (event.args[0] for event in (*game.coming, *game.due) if event.kind == "create")
    return next((token for token in made if token.id == number), None)


def subject_of(event: Event) -> Any:
    """The thing that an event moves, or the number of it."""
    if event.kind in {"move", "destroy", "create"}:
        return event.args[0]
    return event.args[1] if event.kind == "land" else None


def enters_as(game: Game, event: Event) -> Thing | None:
    """What an event moves, as it will be printed: a copy, where it enters as one."""
    subject = subject_of(event)
    thing: Thing | None = game.board.things.get(subject) if isinstance(subject, int) else subject
    if thing is None:
        return None
    copy = copy_of(event)
    return thing._replace(face=_with_its_back_up(game, event, thing) if copy is None else copy.face)


def _with_its_back_up(game: Game, event: Event, thing: Thing) -> Face:
    """The face that something enters with: its back, where what turns it over as it enters comes before all else."""
    front: Face = thing.face
    if front.layout != TRANSFORM or front.of is not None or event.kind != "move":
        return front
    found: Face = game.ruling_on(FACE_THAT_ENTERS, front, event, thing)
    return found


def copy_of(event: Event) -> Any:
    """Of what something enters as a copy; None where it does not."""
    at = {"move": 5, "land": 2}.get(event.kind)
    return event.args[at] if at is not None and len(event.args) > at else None


def about_of(game: Game, ability: tree.Instead, event: Event, source: Thing) -> About | None:
    """What an event is about to a replacement; None where it is not the one that it waits for."""
    play = MATCHES.get((event.kind, ability.kind))
    return play(game, ability.what, event, source) if play is not None else None


def is_meant(game: Game, what: object, one: Being, source: Thing) -> bool:
    """Whether a thing or player is whom a replacement or shield speaks of."""
    match what:
        case Those():
            return any(_same(game, each, one) for each in what.beings) and _is_like_it(game, what, one, source)
        case tree.Filter() if what.either:
            return any(is_meant(game, each, one, source) for each in what.either)
        case tree.Filter(noun="source"):
            return not isinstance(one, str) and _is_such_a_source(game, what, one, source)
        case tuple() if tree.is_several(what):
            return any(is_meant(game, each, one, source) for each in what)
        case tree.Filter() if _has_left_play(game, one):
            return was_party(game, what, one, source)
        case _:
            return bool(is_party(game, what, one, source))


def _is_such_a_source(game: Game, what: tree.Filter, one: Object, source: Thing) -> bool:
    """Whether a text that says «source», and of what kind, means this one: in whatever zone it is."""
    thing, you = game.board.things.get(one[0]), controller(game, source)
    if _has_left_play(game, one):
        return was_so(game, one, qualities.bound(game, what, source.object), you)
    if thing is None or not filters.fits(game, thing, what, you, source.object):
        return False
    return thing.zone == BATTLEFIELD or thing.object != one or game.is_so(A_SOURCE_IS_ONE_ANYWHERE)


def _has_left_play(game: Game, one: Being) -> bool:
    """Whether something was in play, or on the stack, and is there no more: what it deals it deals as it was."""
    return not isinstance(one, str) and still(game.board, one) is None and one in game.board.facts.get("had", {})


def _is_like_it(game: Game, what: Those, one: Being, source: Thing) -> bool:
    """Whether a source that was chosen still is what it had to be."""
    thing = None if what.like is None or isinstance(one, str) else game.board.things.get(one[0])
    if thing is None or what.like is None or not game.ruling(LOOKED_AT_AGAIN):
        return True
    if not isinstance(one, str) and _has_left_play(game, one):
        return was_so(game, one, qualities.bound(game, what.like, source.object), controller(game, source))
    return filters.fits(game, thing, what.like, controller(game, source), source.object)


def _same(game: Game, one: Being, other: Being) -> bool:
    """Whether they are one player, or one object: though it has gone, it may have dealt what is dealt now."""
    if isinstance(one, str) or isinstance(other, str):
        return one == other
    return bool(one == other or (one[0] == other[0] and still(game.board, other) is None and one[1] > other[1]))


def _damage(game: Game, what: Any, event: Event, source: Thing) -> About | None:
    dealer, to, dealt, _ = event.args
    if not (_is(game, what[0], dealer, source) and _is(game, what[1], to, source)):
        return None
    return {"": (dealer,), "other": (to,), "amount": dealt, "of": to}


def _combat_damage(game: Game, what: object, event: Event, source: Thing) -> About | None:
    return _damage(game, what, event, source) if event.args[3] else None


def _noncombat_damage(game: Game, what: object, event: Event, source: Thing) -> About | None:
    return None if event.args[3] else _damage(game, what, event, source)


def _is(game: Game, what: object, one: Being, source: Thing) -> bool:
    return what is None or is_meant(game, what, one, source)


def _gain(game: Game, what: object, event: Event, source: Thing) -> About | None:
    player, change, *_ = event.args
    if change <= 0 or not is_meant(game, what, player, source):
        return None
    more = any(e.kind == "life" and e.args[0] == player and e.args[1] > 0 for e in game.coming)
    if more and game.speaks(EACH_GAIN_IS_REPLACED) and not game.ruling(EACH_GAIN_IS_REPLACED):
        return None
    return {"player": (player,), "amount": change, "of": player}


def _payment(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """As much life as a player is about to pay."""
    player, change, *how = event.args
    if change >= 0 or PAID not in how or not is_meant(game, what, player, source):
        return None
    return {"player": (player,), "amount": -change, "of": player}


def _payment_that_is_covered(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """The same, where the library of that player has at least as many cards."""
    about = _payment(game, what, event, source)
    return about if about is not None and len(game.board.zone("library", event.args[0])) >= about["amount"] else None


def _created(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """A token that is about to be made, under the control of somebody."""
    token: Thing = event.args[0]
    player = enterer(event, token)
    return {"player": (player,), "of": token.object} if is_meant(game, what, player, source) else None


def _counters(game: Game, what: tree.CountersOn, event: Event, source: Thing) -> About | None:
    """Counters that are about to be put on something, in play or on its way there."""
    on, kind, how_many, *_ = event.args
    if how_many <= 0 or what.counter not in {"", kind}:
        return None
    one = on if isinstance(on, str) else _as_in_play(in_play_or_made(game, on))
    meant = one is not None and (
        is_meant(game, what.of, one, source) if isinstance(one, str) else _fits(game, what.of, one, source)
    )
    if not meant or not befall(game, on, game.board):
        return None
    return {"amount": how_many, "of": on}


def befall(game: Game, on: object, board: Board) -> bool:
    """Whether counters that are put on something befall it: also those with which it enters, where a rule says so."""
    thing = board.things.get(on) if isinstance(on, int) else None
    there = not isinstance(on, int) or (thing is not None and thing.zone == BATTLEFIELD)  # a token may be made just now
    enters = not there and game.speaks(COUNTERS_BEFALL_WHAT_ENTERS)
    return not enters or bool(game.ruling(COUNTERS_BEFALL_WHAT_ENTERS))


def counters_befall(game: Game, what: tree.CountersOn, event: Event, source: Thing) -> bool:
    """Whether counters are about to be put on what a text speaks of."""
    return _counters(game, what, event, source) is not None


def _counters_of_an_effect(game: Game, what: tree.CountersOn, event: Event, source: Thing) -> About | None:
    """The same, where an effect puts them: neither a cost, nor the turn, nor combat damage is one."""
    about = _counters(game, what, event, source)
    if about is None or NO_EFFECT not in event.args[3:]:
        return about
    return about if game.speaks(PUT_BY_NO_EFFECT) and game.ruling(PUT_BY_NO_EFFECT) else None


def in_play_or_made(game: Game, number: int) -> Thing | None:
    """A thing on the board, or a token that is made at this very moment: its counters are part of its entering."""
    there = game.board.things.get(number)
    return there if there is not None else made_now(game, number)


def _as_in_play(thing: Thing | None) -> Thing | None:
    """A thing as it is in play, or as it will be whose counters are part of its entering."""
    if thing is None or thing.zone == BATTLEFIELD:
        return thing
    return thing._replace(
        zone=BATTLEFIELD, marks={**thing.marks, "controller": thing.marks.get("controller", thing.owner)}
    )


def _fits(game: Game, what: object, thing: Thing, source: Thing) -> bool:
    if isinstance(what, tree.Filter) and thing.zone == BATTLEFIELD and game.board.things.get(thing.id) is not thing:
        return filters.fits(game, thing, what, controller(game, source), source.object)
    if tree.is_several(what):
        return any(_fits(game, each, thing, source) for each in what)
    return is_meant(game, what, thing.object, source)


def _draw(game: Game, what: object, event: Event, source: Thing) -> About | None:
    player = event.args[0]
    return {"player": (player,), "amount": 1, "of": player} if is_meant(game, what, player, source) else None


def _draw_besides(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """The same, but for the first card that a player draws in a draw step of theirs."""
    facts, player = game.board.facts, event.args[0]
    if facts.get("step") == "draw" and has_the_turn(game, player) and player not in (facts.get(DREW_IN_STEP) or ()):
        return None
    return _draw(game, what, event, source)


def _enters_uncast(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """What enters that was not cast: of the stack, only a copy was not."""
    thing = enters_as(game, event)
    if thing is not None and thing.zone[0] == "stack" and not thing.face.copy:
        return None
    return _enters(game, what, event, source)


def _grave(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """A thing on its way to a graveyard: destroyed, discarded, sacrificed, resolved …"""
    if event.kind == "move" and event.args[1] != "graveyard":
        return None
    thing = game.board.things[event.args[0]]
    if isinstance(what, tree.Filter) and what.zone not in {"", thing.zone[0]}:
        return None
    return _thing(game, what, thing, source)


def _dies(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """The same, from play."""
    return _grave(game, what, event, source) if game.board.things[event.args[0]].zone == BATTLEFIELD else None


def _leaves(game: Game, what: object, event: Event, source: Thing) -> About | None:
    """A permanent on its way to any other zone; in exile, where most such texts send it, it is going to be anyway."""
    if event.kind == "move" and event.args[1] in {"battlefield", "exile"}:
        return None
    thing = game.board.things[event.args[0]]
    return _thing(game, what, thing, source) if thing.zone == BATTLEFIELD else None


def _destroyed(game: Game, what: object, event: Event, source: Thing) -> About | None:
    return _thing(game, what, game.board.things[event.args[0]], source)


def _thing(game: Game, what: object, thing: Thing, source: Thing) -> About | None:
    if not is_meant(game, what, thing.object, source):
        return None
    return {"": (thing.object,), "player": (controller(game, thing),), "of": thing.object}


def _enters(game: Game, what: object, event: Event, source: Thing) -> About | None:
    if event.kind == "move" and event.args[1] != "battlefield":
        return None
    thing = enters_as(game, event)
    if thing is None or (thing.zone == BATTLEFIELD and event.kind != "create"):
        return None
    player = enterer(event, thing)
    if not (thing.id == source.id if isinstance(what, tree.This) else will_be(game, what, thing, event, source)):
        return None
    return {"": (thing.object,), "player": (player,), "of": thing.object}


def enterer(event: Event, thing: Thing) -> str:
    """Under whose control a thing enters."""
    if event.kind == "create":
        return str(thing.marks["controller"])
    return str(event.args[2] if event.kind == "move" else event.args[0])


def will_be(game: Game, what: object, thing: Thing, event: Event, source: Thing) -> bool:
    """Whether what is entering fits a filter, as it will be in play."""
    if not isinstance(what, tree.Filter):
        return False
    entering = thing._replace(zone=BATTLEFIELD, marks={**thing.marks, "controller": enterer(event, thing)})
    with game.as_of(_with_its_face(game.board, thing)):
        alone = filters.fits(game, entering, what, controller(game, source), source.object)
    return bool(game.ruling_on(WHAT_ENTERS_IS_JUDGED, alone, what, thing, event, source))


def _with_its_face(board: Board, thing: Thing) -> Board:
    """The board for whoever asks what something is like that enters as a copy: what is kept is of its own face."""
    there = board.things.get(thing.id)
    same = there is not None and there.face is thing.face
    return board if same or there is None else fold(board, (Print(thing.id, thing.face),))


def like_it_enters(game: Game, event: Event, thing: Thing) -> Traits | None:
    """What a thing says of its own entering: what is printed on it, as far as the rules judge it no otherwise.

    None of what goes elsewhere: it is what it is where it is.
    """
    if event.kind == "move" and event.args[1] != "battlefield":
        return None
    like = born(game, thing)
    return like if is_plain(game.board) else game.ruling_on(SAID_AS_IT_WILL_BE, like, event, thing)


def as_it_will_be(game: Game, value: Traits, event: Event, thing: Thing) -> Traits | None:
    """What enters says of its entering what it will say in play, under all the effects that will apply to it there."""
    last: tuple[Board, Event, Traits | None, Cites] | None = game.kept.get(_LAST)
    if last is not None and last[0] is game.board and last[1] is event:
        found, why = last[2:]
    else:
        game.look()
        with game.as_of(_after(game, event)):
            there = game.board.things.get(thing.id)
            found = None if there is None else traits(game, there)
        why = game.looked()
        game.kept[_LAST] = (game.board, event, found, why)
    game.cite(why)
    if found is None or (found.abilities, found.words) == (value.abilities, value.words):
        return None
    return found


_LAST = "as it will be"  # each row that may act on an event asks it: what was found last is kept, of what and when


def _after(game: Game, event: Event) -> Board:
    """The board as it will be once an event has happened."""
    board = fold(game.board, game.system.deeds[event.kind](game, *event.args))
    there = enters_as(game, event) if event.kind == "move" and copy_of(event) is None else None
    if there is None or there.face is game.board.things[there.id].face:
        return board
    return fold(board, (Print(there.id, there.face),))


def with_what_awaits_it(game: Game, value: bool, what: Any, thing: Thing, event: Event, source: Thing) -> bool | None:
    """What enters is judged with all the effects that will apply to it in play, those of other permanents too."""
    with game.as_of(_after(game, event)):
        there = game.board.things.get(thing.id)
        found = there is not None and filters.fits(game, there, what, controller(game, source), source.object)
    return found if found != value else None


MATCHES: dict[tuple[str, str], Callable[[Game, Any, Event, Thing], About | None]] = {
    ("damage", "damage"): _damage,
    ("damage", "combat damage"): _combat_damage,
    ("damage", "noncombat damage"): _noncombat_damage,
    ("life", "gains life"): _gain,
    ("life", "pays life"): _payment,
    ("life", "pays life that is covered"): _payment_that_is_covered,
    ("draw", "draws"): _draw,
    ("draw", tree.DRAWS_BESIDES): _draw_besides,
    ("create", "creates"): _created,
    ("counters", "gets counters"): _counters,
    ("counters", tree.BY_EFFECT): _counters_of_an_effect,
    ("destroy", "is destroyed"): _destroyed,
    **{(kind, "graveyard"): _grave for kind in ("destroy", "move")},
    **{(kind, "dies"): _dies for kind in ("destroy", "move")},
    **{(kind, "leaves"): _leaves for kind in ("destroy", "move")},
    **{(kind, "enters"): _enters for kind in ("move", "land", "create")},
    **{(kind, tree.WOULD_ENTER): _enters for kind in ("move", "land", "create")},
    **{(kind, tree.ENTERS_UNCAST): _enters_uncast for kind in ("move", "land", "create")},
}
REPLACED = tuple(dict.fromkeys(kind for kind, _ in MATCHES))
