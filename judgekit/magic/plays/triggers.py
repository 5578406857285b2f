"""Triggered abilities: noticed when their event happens, put on the stack when a player is about to get priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic.language import tree
from judgekit.magic.plays import casting, targets
from judgekit.magic.plays.state import Object, active, controller, players, still, traits, worded
from judgekit.table.board import Board, Note, Thing, fold
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from judgekit.table.engine import Game

About = dict[str, Any]


class Waiting(NamedTuple):
    """A triggered ability that waits to be put on the stack: whose it is, of what, what it is about."""

    player: str
    source: Object
    ability: tree.Triggered
    about: About
    thing: Thing  # the source as it was when it triggered


def pending(game: Game, source: Thing, ability: tree.Triggered, about: About) -> Board:
    """The board with one more ability waiting. Who controls it is fixed now."""
    waiting = Waiting(controller(game, source), source.object, ability, about, source)
    return fold(game.board, [Note("pending", (*game.board.facts.get("pending", ()), waiting))])


# --- noticing ---------------------------------------------------------------------------------------------------------


def notice(game: Game, event: Event, before: Board) -> bool:
    """Every ability whose event this is triggers, as often as it happens."""
    if _nobody_listens(game.board) and (before.roster is game.board.roster or _nobody_listens(before)):
        return False
    found = False
    for source, ability in _listening(game, before):
        for about in matches(game, ability.trigger, event, before, source):
            if not _has_just_triggered(game, source, ability) or game.settle("triggers each time", False):
                game.board = pending(game, source, ability, about)
                found = True
    found |= _delayed(game, event, before)
    return found


def _has_just_triggered(game: Game, source: Thing, ability: tree.Triggered) -> bool:
    """Whether an ability has triggered at this same moment already."""
    earlier = len(game.moment.facts.get("pending", ()))
    just = game.board.facts.get("pending", ())[earlier:]
    return any(one.source == source.object and one.ability is ability for one in just)


def every_time(game: Game, value: bool) -> bool:
    """An ability triggers once for each time that its event happens, though they all happen at one moment."""
    return True


def look_back(game: Game, value: bool) -> bool:
    """An ability that triggers on leaving play is looked for on the board as it was just before."""
    return True


def active_player_first(game: Game, value: tuple[str, ...], players: tuple[str, ...]) -> tuple[str, ...]:
    """The active player's triggered abilities go on the stack first, so that they resolve last."""
    return players


def _listening(game: Game, before: Board) -> Iterator[tuple[Thing, tree.Triggered]]:
    """The triggered abilities of what is in play, and of what has just left it: those look back."""
    here = _watchers(game.board)
    gone = [n for n in _watchers(before) if n not in here] if before is not game.board else []
    if gone and not game.settle("leaving looks back", False):
        gone = []
    for board, numbers in ((game.board, here), (before, gone)):
        for number in numbers:
            thing = board.things[number]
            abilities = traits(game, thing).abilities if board is game.board else worded(board, thing)
            for ability in abilities:
                if isinstance(ability, tree.Triggered):
                    yield thing, ability
    if game.board.facts.get("effects"):
        yield from _granted(game)


def _granted(game: Game) -> Iterator[tuple[Thing, tree.Triggered]]:
    for effect in game.board.facts["effects"]:
        for ability in effect.change.words:
            if isinstance(ability, tree.Triggered):
                for one in effect.objects:
                    thing = still(game.board, one)
                    if thing is not None and not thing.face.watches:
                        yield thing, ability


def _nobody_listens(board: Board) -> bool:
    facts = board.facts
    return not ("effects" in facts or "delayed" in facts or _watchers(board))


def _watchers(board: Board) -> tuple[int, ...]:
    found: tuple[int, ...] | None = board.roster.get("watchers")
    if found is None:
        found = tuple(t for t in board.zone("battlefield") if board.things[t].face.watches)
        board.roster["watchers"] = found
    return found


def _delayed(game: Game, event: Event, before: Board) -> bool:
    found = False
    for waiting in game.board.facts.get("delayed", ()):
        trigger, do, player, source, marks = waiting
        thing = game.board.things.get(source[0])
        if thing is None:
            continue
        for about in matches(game, trigger, event, before, thing):
            ability = tree.Triggered(trigger, (tree.Mode((), do),))
            told = {**marks.get("about", {}), **about, "chosen": marks.get("chosen", {})}
            now = Waiting(player, source, ability, told, thing)
            left = tuple(w for w in game.board.facts["delayed"] if w is not waiting)
            notes = [Note("pending", (*game.board.facts.get("pending", ()), now)), Note("delayed", left or None)]
            game.board = fold(game.board, notes)
            found = True
    return found


def matches(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What the event is about to this trigger; nothing where it is not the one that it waits for."""
    play = MATCHES.get((event.kind, trigger.kind))
    if play is not None:
        yield from play(game, trigger, event, before, source)


def _is(game: Game, what: Any, one: Object | str, source: Thing, board: Board | None = None) -> bool:
    """Whether an object or player is what a trigger speaks of."""
    you = source.marks.get("controller", source.owner)
    match what:
        case None:
            return True
        case tree.This():
            return not isinstance(one, str) and one[0] == source.id
        case tree.Host():
            return bool(source.marks.get("host") == one)
        case tree.You():
            return bool(one == you)
        case tree.Opponent():
            return isinstance(one, str) and one != you
        case tree.EachPlayer():
            return isinstance(one, str)
        case tree.Filter():
            return _fits(game, what, one, source, you, board)
        case tuple() if not hasattr(what, "_fields"):
            return any(_is(game, each, one, source, board) for each in what)
        case _:
            return False


def _fits(game: Game, what: tree.Filter, one: Object | str, source: Thing, you: str, board: Board | None) -> bool:
    if isinstance(one, str):
        return what.noun == "player" and one in targets.candidates(game, what, you, source.object)
    thing = (board or game.board).things.get(one[0])
    return thing is not None and targets.fits(game, thing, what, you, source.object)


def _step(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    if event.args[0] in trigger.where and _is(game, trigger.what, active(game.board), source):
        yield {"player": (active(game.board),)}


def _zone(game: Game, event: Event, before: Board) -> tuple[Thing | None, Thing | None]:
    number = event.args[1] if event.kind in {"announce", "land", "draw"} else event.args[0]
    number = number.id if isinstance(number, Thing) else number
    return before.things.get(number), game.board.things.get(number)


def _enters(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    old, new = _zone(game, event, before)
    if new is None or new.zone[0] != "battlefield" or (old is not None and old.zone[0] == "battlefield"):
        return
    if _is(game, trigger.what, new.object, source):
        yield {"": (new.object,), "player": (controller(game, new),)}


def _taken(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might think who does not know better: that what is taken over enters play for its new player."""
    thing, player = game.board.things[event.args[0]], event.args[1]
    if _is(game, trigger.what, thing.object, source) and not game.settle("taken is not entering", False):
        yield {"": (thing.object,), "player": (player,)}


def not_by_changing(game: Game, value: bool) -> bool:
    """What changes its type or its controller does not enter play."""
    return True


def _leaves(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    old, new = _zone(game, event, before)
    if old is None or old.zone[0] != "battlefield" or (new is not None and new.zone[0] == "battlefield"):
        return
    to = new.zone[0] if new is not None else ""
    if trigger.kind == "dies" and to != "graveyard":
        return
    if _is(game, trigger.what, old.object, source, before):
        yield {"": (old.object,), "player": (old.marks.get("controller", old.owner),)}


def _pair(first: int, second: int) -> Any:
    """A trigger that looks at two parties of an event, by their places among its arguments."""

    def play(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
        one, two = event.args[first], event.args[second]
        if _is(game, trigger.what, one, source) and _is(game, trigger.other, two, source):
            if "combat" in trigger.where and event.kind == "damage" and not event.args[3]:
                return
            yield {"": (one,), "other": (two,), "player": tuple(x for x in (two, one) if isinstance(x, str))[:1],
                   "amount": event.args[2] if event.kind == "damage" else 0}  # fmt: skip

    return play


def _alone(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    one = event.args[0]
    thing = game.board.things.get(one) if isinstance(one, int) else None
    about = thing.object if thing is not None else one
    if _is(game, trigger.what, about, source):
        yield {"": (about,), "player": (about,) if isinstance(about, str) else ()}


def _played(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, card = event.args
    thing = game.board.things[card]
    if _is(game, trigger.what, thing.object, source) and _is(game, trigger.other, player, source):
        yield {"": (thing.object,), "player": (player,)}


def _life(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, change = event.args
    if (change > 0) == (trigger.kind == "gains life") and _is(game, trigger.what, player, source):
        yield {"player": (player,), "amount": abs(change)}


def _moved(how: str) -> Any:
    def play(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
        thing = game.board.things.get(event.args[0])
        if event.args[3] == how and thing is not None and _is(game, trigger.what, thing.owner, source):
            yield {"": (thing.object,), "player": (thing.owner,)}

    return play


def _put_in_hand(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might take for drawing who does not know better: a card put from the library into the hand."""
    thing, zone, player, _ = event.args[:4]
    there = before.things.get(thing)
    drawn = zone == "hand" and there is not None and there.zone[0] == "library"
    if drawn and _is(game, trigger.what, player, source) and not game.settle("only a draw is one", False):
        yield {"": (game.board.things[thing].object,), "player": (player,)}


def only_from_drawing(game: Game, value: bool) -> bool:
    """Putting a card into a hand is not drawing it."""
    return True


def _during(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """An old word for what happens as a step begins."""
    if game.settle("during a step is as it begins", False):
        yield from _step(game, trigger, event, before, source)


def as_it_begins(game: Game, value: bool) -> bool:
    """«During» a step is at its beginning, once."""
    return True


def _turn(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    if _is(game, trigger.what, event.args[0], source):
        yield {"player": (event.args[0],)}


def _succeeds(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """An old word: «successfully» cast is played, or, as somebody might think who does not know better, resolved."""
    if event.kind == "played":
        thing = before.things[event.args[1]]
    elif event.args[3] == "resolved":
        thing = before.things[event.args[0]]
    else:
        return
    now = (event.kind == "played") == game.settle("to succeed is to be played", False)
    if now and _is(game, trigger.what, thing.object, source, before):
        yield {"": (thing.object,), "player": (thing.marks.get("controller", thing.owner),)}


def by_being_played(game: Game, value: bool) -> bool:
    """A spell is successfully cast as it is played, whatever becomes of it."""
    return True


def _drawn(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, card = event.args
    if _is(game, trigger.what, player, source):
        yield {"": (game.board.things[card].object,), "player": (player,)}


_MOVES = ("move", "destroy", "land", "create", "vanish")
MATCHES: dict[tuple[str, str], Any] = {
    ("step", "step"): _step,
    ("step", "during"): _during,
    ("turn", "turn"): _turn,
    ("played", "succeeds"): _succeeds,
    ("move", "succeeds"): _succeeds,
    ("move", "draws"): _put_in_hand,
    **{(kind, "enters"): _enters for kind in _MOVES},
    ("changes hands", "enters"): _taken,
    **{(kind, name): _leaves for kind in _MOVES for name in ("leaves", "dies")},
    ("attacks", "attacks"): _pair(0, 1),
    ("blocks", "blocks"): _pair(0, 1),
    ("blocks", "is blocked by"): _pair(1, 0),
    ("becomes blocked", "becomes blocked"): _alone,
    ("becomes unblocked", "becomes unblocked"): _alone,
    ("damage", "deals damage"): _pair(0, 1),
    ("damage", "is dealt damage"): _pair(1, 0),
    ("tap", "taps"): _alone,
    ("untap", "untaps"): _alone,
    ("played", "plays"): _played,
    ("life", "gains life"): _life,
    ("life", "loses life"): _life,
    ("move", "discards"): _moved("discarded"),
    ("move", "sacrifices"): _moved("sacrificed"),
    ("draw", "draws"): _drawn,
}
WATCHED = tuple(dict.fromkeys(kind for kind, _ in MATCHES))


# --- states that trigger ----------------------------------------------------------------------------------------------


def are_watched(game: Game) -> bool:
    """Whether any permanent waits for anything."""
    return bool(_watchers(game.board))


def notice_states(game: Game) -> tuple[Event, ...] | None:
    """An ability that waits for a state triggers as soon as it is so."""
    still_so: tuple[Object, ...] = game.board.facts.get("still so", ())
    told = still_so
    for number in _watchers(game.board):
        thing = game.board.things[number]
        if "state" not in thing.face.watches:
            continue
        for ability in traits(game, thing).abilities:
            if not isinstance(ability, tree.Triggered) or ability.trigger.kind != "state":
                continue
            if not game.settle("condition", True, ability.trigger.what, controller(game, thing), thing):
                continue
            if not game.settle("has triggered already", False, thing, ability):
                game.board = pending(game, thing, ability, {})
                game.show()
            elif thing.object not in told:
                told = (*told, thing.object)
    return (Event("note", ("still so", told)),) if told != still_so else None


def once_until_resolved(game: Game, value: bool, thing: Thing, ability: tree.Triggered) -> bool | None:
    """It does not trigger again while it waits or lies on the stack."""
    waits = any(one.source == thing.object and one.ability is ability for one in game.board.facts.get("pending") or ())
    marks = [game.board.things[n].marks for (kind, _), on in game.board.zones.items() if kind == "stack" for n in on]
    lies = any(mark.get("source") == thing.object and mark.get("ability") is ability for mark in marks)
    return True if waits or lies else None


# --- putting on the stack ---------------------------------------------------------------------------------------------


def are_waiting(game: Game) -> bool:
    """Whether anything has triggered and waits."""
    return "pending" in game.board.facts


def put_on_stack(game: Game) -> Generator[Any, Any, None]:
    """What has triggered goes onto the stack by itself: the active player's first, each player's in their order."""
    while game.board.facts.get("pending") and game.settle("by itself", False):
        waiting: tuple[Waiting, ...] = game.board.facts["pending"]
        yield Event("note", ("pending", None))
        order = players(game.board)
        several = len({one.player for one in waiting}) > 1
        for player in game.settle("whose triggers first", order[::-1], order) if several else order:
            mine = [one for one in waiting if one.player == player]
            if len(mine) > 1:
                said = yield Ask("trigger order", player, None, tuple(mine))
                mine = list(said) if said else mine
            for one in mine:
                yield from game.run("put trigger", one)


def by_itself(game: Game, value: bool) -> bool:
    """What nobody plays, the game does."""
    return True


def put(game: Game, one: Waiting) -> Generator[Any, Any, None]:
    """One triggered ability goes onto the stack; its choices are made as for a spell. Without a target it does not."""
    source = game.board.things.get(one.source[0], one.thing)
    number = game.board.facts["next"]
    pseudo = casting.pseudo_spell(game, number, one.player, source, one.ability)
    marks = {**pseudo.marks, "source": one.source, "about": one.about}
    if "chosen" in one.about:
        marks |= {"chosen": one.about["chosen"], "delayed": True}
    spell = pseudo._replace(marks=marks)
    if any(not _has_targets(game, spell, mode) for mode in one.ability.modes):
        return
    yield Event("stack", (spell,))
    yield from casting.choose_modes_and_x(game, one.player, number, None)
    yield from casting.choose_targets(game, one.player, number, None)
    yield from casting.divide(game, one.player, number, None)


def _has_targets(game: Game, spell: Thing, mode: tree.Mode) -> bool:
    return all(
        len(targets.options(game, spell, want)) >= casting.number(game, want.least, spell.owner, spell)
        for want in mode.wants
    )


def holds(game: Game, what: int) -> bool:
    return what in game.board.things
