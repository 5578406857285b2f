"""What the game puts right by itself: looked for whenever a player is about to get priority."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from judgekit.magic.language.rule_names import LIVES_WITHOUT_LIFE, NO_LEGEND_RULE
from judgekit.magic.plays.board.facts import TEAMS
from judgekit.magic.plays.board.state import because, controller, in_play, is_plain, players, rules_of_table, traits
from judgekit.magic.plays.board.teams import has_the_turn, share_turns
from judgekit.magic.plays.keywords import bestow
from judgekit.magic.plays.keywords.protective import may_be_destroyed
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.state_based.auras import may_be_on
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.numbers import missing
from judgekit.magic.plays.text.qualities import name_of
from judgekit.magic.questions.state_based import (
    FOR_WHOM_IT_IS_PUT_RIGHT,
    LEGENDS_OF_OTHERS_ARE_LEFT_ALONE,
    ONE_RESULT_ONCE,
    PUT_RIGHT_AT_ONE_MOMENT,
    STAYS_AS_PRINTED,
    WHAT_IS_PUT_RIGHT,
)
from judgekit.magic.questions.teams import POISON_OF_A_TEAM
from judgekit.magic.vocabulary import POISON
from judgekit.table.board import by_face, told_by_face
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


SHORT = "short"  # of the board: who had to draw from an empty library
LEGENDS, WORLD = ("legendary", "Leggenda"), "world"
TOKENS, COPIES = "tokens", "copies"


class Choice(NamedTuple):
    """Something due that a player has a say in: the question, and the events that an answer brings."""

    ask: Ask
    events: Callable[[Any], tuple[Event, ...]]


Due = Event | Choice
Found = tuple[Event, ...]


def may_be_due(game: Game) -> bool:
    """Whether anything has happened since it was last looked at."""
    return game.touched


def check(game: Game) -> Flow[None] | None:
    """All that is due happens at once; then it is looked for again, until nothing is."""
    due = _due(game)
    game.touched = False
    return _put_right(game, due) if due else None


def _due(game: Game) -> list[Due]:
    """What is due now."""
    due: list[Due] = []
    held = game.held()
    for row in game.rows("states", "all"):
        if row.needs and not row.needs & held:
            continue
        found = row.play(game)
        if found:
            game.cite(row.cites)
            due += found
    kept = [one for one in due if _is_kept_from_losing(game, one)]
    if kept:
        game.show()
        due = [one for one in due if one not in kept]
    if due:
        due = game.ruling(WHAT_IS_PUT_RIGHT, due)
        due = game.ruling_on(FOR_WHOM_IT_IS_PUT_RIGHT, [e for e in due if _is_of_active(game, e)], due)
    return due


def _is_kept_from_losing(game: Game, due: Due) -> bool:
    return isinstance(due, Event) and due.kind == "lost" and cannot.forbidden(game, cannot.LOSING, due.args[0])


def anything_is_due(game: Game) -> bool:
    """Whether something would be put right, were it the time for it."""
    game.look()
    due = _due(game)
    game.looked()
    return bool(due)


def _put_right(game: Game, due: list[Due]) -> Flow[None]:
    followed = False
    while due:
        events: list[Event] = []
        for one in due:
            if isinstance(one, Choice):
                events += one.events((yield one.ask))
            else:
                events.append(one)
        losers = tuple(event.args[0] for event in events if event.kind == "lost")
        yield from _happens(game, events)
        yield from game.run("order graveyard", tuple(e.args[0] for e in events if e.kind in {"move", "destroy"}))
        if losers:
            yield from game.run("outcome", losers, ())
        before = game.board
        yield from game.run("right after")
        followed = followed or game.board is not before
        due = _due(game)
    # With effects at work, what has gone may have changed what is left; and so may what followed.
    game.touched = followed or not is_plain(game.board)


def _happens(game: Game, events: list[Event]) -> Flow[None]:
    """All of it as one event; whoever does not know better lets one come after another, and the same thing twice."""
    single = list(dict.fromkeys(events))
    again = [event for n, event in enumerate(events) if event in events[:n]]
    if again and game.ruling(ONE_RESULT_ONCE):
        again = []
    if len(single) < _SEVERAL or game.ruling(PUT_RIGHT_AT_ONE_MOMENT):
        yield tuple(single)
    else:
        again = single + again
    there = set(game.board.zone("battlefield"))
    for event in again:
        subject = event.args[0]
        elsewhere = subject not in there and subject in game.board.things  # a token that has left play ceases to exist
        if isinstance(subject, str) or elsewhere or subject in game.board.zone("battlefield"):
            yield event


def once(game: Game, value: bool) -> bool:
    """What several conditions bring about for one thing comes about once: one effect replaces it."""
    return True


def _is_of_active(game: Game, due: Due) -> bool:
    """What somebody might think who does not know better: that the active player's effects put only theirs right."""
    if isinstance(due, Choice):
        return has_the_turn(game, due.ask.player)
    subject = due.args[0]
    if subject not in game.board.things:
        return has_the_turn(game, str(subject))
    return has_the_turn(game, controller(game, game.board.things[subject]))


# --- what is looked for -----------------------------------------------------------------------------------------------


def no_life(game: Game) -> Found:
    """A player with no life loses."""
    if all(has["life"] > 0 for has in game.board.players.values()) or share_turns(game.board):
        return ()
    return _without_life(game)


@only_with(TEAMS)
def no_team_life(game: Game) -> Found:
    """A team with no life loses."""
    return _without_life(game) if share_turns(game.board) else ()


def _without_life(game: Game) -> Found:
    there = game.board.players
    dead = [p for p in players(game.board) if there[p]["life"] <= 0 and not there[p].get("lost")]
    return tuple(Event("lost", (p, "life")) for p in dead if cannot.keeps(game, LIVES_WITHOUT_LIFE, p) is None)


@only_with(SHORT)
def drew_from_empty(game: Game) -> Found:
    """A player who had to draw from an empty library loses."""
    short = tuple(dict.fromkeys(game.board.facts.get("short") or ()))
    if not short:
        return ()
    return (Event("note", ("short", None)), *(Event("lost", (player, "library")) for player in short))


def poisoned(game: Game) -> Found:
    """A player with so many poison counters loses."""
    if all(not has.get("counters") for has in game.board.players.values()) or share_turns(game.board):
        return ()
    return _ill(game, game.system.values["poison"])


@only_with(TEAMS)
def team_poisoned(game: Game) -> Found:
    """A team with so many poison counters loses."""
    if not share_turns(game.board) or all(not has.get("counters") for has in game.board.players.values()):
        return ()
    return _ill(game, game.ruling_on(POISON_OF_A_TEAM, game.system.values["poison"]))


def _ill(game: Game, most: int) -> Found:
    there = game.board.players
    ill = [p for p in players(game.board) if there[p].get("counters", {}).get(POISON, 0) >= most]
    return tuple(Event("lost", (player, "poison")) for player in ill if not there[player].get("lost"))


RULES = "put by the rules"  # how goes what no effect moves


def _creatures(game: Game) -> list[tuple[int, int]]:
    """The creatures in play with their toughness, kept while nothing changes what things are like."""
    board = game.board
    found: list[tuple[int, int]] | None = board.cache.get("creatures")
    if found is None:
        found = []
        for thing in in_play(board):
            like = traits(game, thing)
            if "creature" in like.types:
                toughness = like.toughness if like.toughness is not None else missing(game)
                if toughness is not None:
                    found.append((thing.id, toughness))
        board.cache["creatures"] = found
    return found


def of_kind(game: Game, kind: str) -> list[Thing]:
    """The planeswalkers, or battles, in play: kept while nothing changes what things are like."""
    board = game.board
    kept = board.roster if is_plain(board) else board.cache
    numbers: dict[str, list[int]] | None = kept.get("kinds")
    if numbers is None:
        numbers = {"planeswalker": [], "battle": []}
        for thing in in_play(board):
            for one in traits(game, thing).types & numbers.keys():
                numbers[one].append(thing.id)
        kept["kinds"] = numbers
    return [board.things[number] for number in numbers[kind]]


def attached(game: Game) -> list[Thing]:
    """The permanents that are attached to something."""
    board = game.board
    numbers: list[int] | None = board.cache.get("attached")
    if numbers is None:
        numbers = board.cache["attached"] = [thing.id for thing in in_play(board) if "host" in thing.marks]
    return [board.things[number] for number in numbers]


def no_toughness(game: Game) -> Found:
    """A creature without toughness goes to its owner's graveyard."""
    gone = [number for number, toughness in _creatures(game) if toughness <= 0]
    things = game.board.things
    return tuple([Event("move", (n, "graveyard", controller(game, things[n]), "put by the rules")) for n in gone])


def lethal_damage(game: Game) -> Found:
    """A creature with lethal damage is destroyed."""
    things = game.board.things
    doomed = [things[n] for n, toughness in _creatures(game) if 0 < toughness <= things[n].marks.get("damage", 0)]
    return tuple([Event("destroy", (thing.id, False, RULES)) for thing in may_be_destroyed(game, doomed)])


@only_with("incanta")
def homeless(game: Game) -> Found:
    """A local enchantment whose host is gone, or may not be enchanted by it, goes to its owner's graveyard."""
    auras: list[int] | None = game.board.cache.get("auras")
    if auras is None:
        auras = [thing.id for thing in in_play(game.board) if "incanta" in traits(game, thing).words]
        game.board.cache["auras"] = auras
    found = []
    for number in auras:
        thing = game.board.things[number]
        host = thing.marks.get("host")
        if not may_be_on(game, thing, host):
            if bestow.bestowed(game, thing) and game.ruling(STAYS_AS_PRINTED, thing):
                found += [*((Event("attach", (thing.id, None)),) if host else ()), *bestow.ceases(game, thing)]
                continue
            found.append(Event("move", (thing.id, "graveyard", controller(game, thing), "put by the rules")))
    return tuple(found)


@only_with(*LEGENDS)
def legends(game: Game) -> Found:
    """Of legends with one name only the first to enter stays; where several are first, none does."""
    found: list[Event] = []
    for ones in _legends(game).values():
        if len(ones) < 2:
            continue
        first = min(_entered(t) for t in ones)
        stays = [t for t in ones if _entered(t) == first]
        gone = [t for t in ones if t not in stays] if len(stays) == 1 else ones
        found += [Event("move", (t.id, "graveyard", controller(game, t), "put by the rules")) for t in gone]
    return tuple(found)


def _legends(game: Game) -> dict[str, list[Thing]]:
    """The legends in play by name, kept while nothing changes what things are like."""
    named: dict[str, list[Thing]] | None = game.board.cache.get("legends")
    if named is None:
        named = defaultdict(list)
        for thing in in_play(game.board):
            like = traits(game, thing)
            if ("legendary" in like.supertypes or "Leggenda" in like.subtypes) and not _is_spared(game, thing):
                name = name_of(game, thing.face, like.name)
                if name:  # what has no name has no other's name
                    named[name].append(thing)
        game.board.cache["legends"] = named
    return named


def _is_spared(game: Game, thing: Thing) -> bool:
    """Whether a text says that the legend rule does not apply to something, or to anything."""
    spared = [(source, about) for source, rule, about in rules_of_table(game) if rule == NO_LEGEND_RULE]
    return any(
        about is None or filters.fits(game, thing, about, controller(game, source), source.object)
        for source, about in spared
    )


@only_with(*LEGENDS)
def legends_chosen(game: Game) -> Found | tuple[Choice, ...]:
    """Of a player's legends with one name that player keeps one; who counts those of others keeps the first of all."""
    found: list[Choice] = []
    for ones in _legends(game).values():
        if len(ones) < 2:
            continue
        owners = {controller(game, t) for t in ones}
        if len(owners) > 1 and not game.ruling(LEGENDS_OF_OTHERS_ARE_LEFT_ALONE):
            return legends(game)
        for player in players(game.board):
            mine = tuple(t.object for t in ones if controller(game, t) == player)
            if len(mine) > 1:
                found.append(chosen_among(player, mine))
                for one in ones:
                    because(game, traits(game, one), "supertypes")
    return tuple(found)


def chosen_among(player: str, ones: tuple[Object, ...]) -> Choice:
    """One of these stays, as their player chooses; the others go to the graveyard."""
    return Choice(Ask("keep one", player, 1, ones), all_but(player, ones))


def all_but(player: str, ones: tuple[Object, ...]) -> Callable[[Any], tuple[Event, ...]]:
    return lambda kept: tuple(
        Event("move", (one[0], "graveyard", player, "put by the rules")) for one in ones if one not in kept
    )


@only_with(WORLD)
def worlds_tied(game: Game) -> Found:
    """Of worlds only the one that has been one for the shortest time stays; where several are, none does."""
    there = _worlds(game)
    if len(there) < _SEVERAL:
        return ()
    last = max(_entered(thing) for thing in there)
    newest = [thing for thing in there if _entered(thing) == last]
    gone = [thing for thing in there if thing not in newest] if len(newest) == 1 else there
    return tuple(Event("move", (t.id, "graveyard", controller(game, t), "put by the rules")) for t in gone)


def roles_tied(game: Game) -> Found:
    """Of the Roles that a player controls on one permanent only the youngest stays."""
    there: dict[tuple[Object, str], list[Thing]] = {}
    for thing in in_play(game.board):
        host = thing.marks.get("host")
        if host is not None and "Ruolo" in traits(game, thing).subtypes:
            there.setdefault((host, controller(game, thing)), []).append(thing)
    several = [ones for ones in there.values() if len(ones) > 1]
    gone = [one for ones in several for one in sorted(ones, key=_age)[:-1]]
    return tuple(Event("move", (t.id, "graveyard", controller(game, t), "put by the rules")) for t in gone)


def _age(thing: Thing) -> int:
    return int(thing.marks.get("stamp", 0))


def _worlds(game: Game) -> list[Thing]:
    """The worlds in play, kept while nothing changes what things are like."""
    there: list[Thing] | None = game.board.cache.get("worlds")
    if there is None:
        there = [thing for thing in in_play(game.board) if "world" in traits(game, thing).supertypes]
        game.board.cache["worlds"] = there
    return there


@only_with(WORLD)
def worlds(game: Game) -> Found:
    """Of world enchantments only the last to enter stays; nothing is said of several that enter together."""
    there = _worlds(game)
    if len(there) < _SEVERAL:
        return ()
    last = max(_entered(thing) for thing in there)
    older = [thing for thing in there if _entered(thing) < last]
    return tuple(Event("move", (t.id, "graveyard", controller(game, t), "put by the rules")) for t in older)


_SEVERAL = 2


def _entered(thing: Thing) -> int:
    moment: int = thing.marks.get("entered", thing.marks.get("stamp", 0))
    return moment


by_face(TOKENS, lambda thing: bool(thing.face.token))
by_face(COPIES, lambda thing: bool(thing.face.copy))


@only_with(TOKENS)
def tokens_elsewhere(game: Game) -> Found:
    """A token that is not in play ceases to exist."""
    return _not_among(game.board, TOKENS, _THERE)


@only_with(COPIES)
def copies_elsewhere(game: Game) -> Found:
    """A copy of a spell that is not on the stack ceases to exist."""
    return _not_among(game.board, COPIES, {"stack"})


def _not_among(board: Board, kind: str, zones: Collection[str]) -> tuple[Event, ...]:
    """What is no card ceases to exist where it is in none of these zones."""
    there = told_by_face(board, kind)
    return tuple([Event("vanish", (number,)) for number in there if board.things[number].zone[0] not in zones])


_THERE = {"battlefield", "phased"}
