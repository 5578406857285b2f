"""The turn: castle, challenge, Diamagic, discarding, drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Ask, Event, Stuck
from judgekit.wom.language.card_tree import Possess
from judgekit.wom.plays import areas, diamagic, drawing, launching, power, specials, traits
from judgekit.wom.plays.areas import CASTLES, CENTRE, HIDDEN, LAUNCHED, RESERVE, WIZARDS, refuse
from judgekit.wom.questions import REPLACED_CASTLES_STAY, WHOSE_TURN_IS_NEXT

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Special


PHASES = ("castle", "challenge", "reveal", "count", "winner", "award", "assign", "discarding", "drawing")


def is_due(phase: str) -> Callable[[Game], bool]:
    """Whether a phase is still to come: a board may be described as it stands in the middle of a turn."""

    def due(game: Game) -> bool:
        resumed = game.board.facts.get("resume")
        return resumed is None or PHASES.index(phase) >= PHASES.index(resumed)

    return due


def take_turns(game: Game) -> Flow[None]:
    """Turn after turn; who comes next is for the rules to say."""
    if game.board.facts.get("number") is None:
        yield Event("turn", (areas.active(game.board),))
    while True:
        before = game.board
        yield from game.run("turn")
        if game.board is before:
            raise Stuck
        yield Event("turn", (game.ruling_on(WHOSE_TURN_IS_NEXT, areas.active(game.board)),))


def the_other(game: Game, player: str) -> str:
    """The players take turns."""
    return areas.other(game.board, player)


def put_right(game: Game) -> Flow[None]:
    """What abilities do by themselves as soon as something is so."""
    if _has_givers(game):
        yield from game.run("abilities that give")


def _has_givers(game: Game) -> bool:
    squads = (game.board.zone(WIZARDS, player) for player in game.board.facts["order"])
    faces = (game.board.things[number].face for squad in squads for number in squad)
    return any(isinstance(effect, Possess) for face in faces for effect in face.effects)


def act(game: Game, number: int | None, actor: str, procedure: str, *subject: object) -> Flow[bool]:
    """A player does something: legal to its end, or refused. What no rule provides for is refused."""
    return (yield from game.attempt(number, actor, _provided(game, actor, procedure, subject)))


def _provided(game: Game, actor: str, procedure: str, subject: tuple[object, ...]) -> Flow[None]:
    if not game.rows("procedures", procedure):
        raise refuse(game, "nothing allows it", actor)
    yield from game.run(procedure, actor, *subject)


# --- the castle -------------------------------------------------------------------------------------------------------


def castle_phase(game: Game) -> Flow[None]:
    """The player whose turn it is brings a castle into play."""
    yield Event("phase", ("castle",))
    player = areas.active(game.board)
    if not game.board.zone(CASTLES, player):
        raise Stuck  # the rules do not say what is played for where no castle is left
    while not game.board.zones.get(CENTRE):
        before = game.board
        number, actor, castle = yield Ask("castle", player, None, game.board.zone(CASTLES, player))
        legal = yield from act(game, number, actor, "bring castle", castle)
        if legal and game.board is before:
            return
    yield from put_right(game)


def bring_castle(game: Game, player: str, castle: int) -> Flow[None]:
    """A castle of the own deck, as its player likes, and a Diamagic by lot on it."""
    if player != areas.active(game.board):
        raise refuse(game, "not your turn", player)
    if game.board.things[castle].zone != (CASTLES, player):
        raise refuse(game, "not your castle", castle, player)
    yield Event("castle", (player, castle))
    if not game.board.zones.get(RESERVE):
        raise Stuck  # the rules do not say what is at stake when the reserve is empty
    yield diamagic.to_the_stake(game, player)
    yield from game.run("castle enters", castle)


def castle_acts(game: Game, castle: int) -> Flow[None]:
    """What the castle does as it comes into play; it is there for both players."""
    thing = game.board.things[castle]
    for effect in thing.face.effects:
        if isinstance(effect, specials.DEEDS) and traits.works(game, thing, effect):
            yield from game.run("perform", castle, effect)


# --- the challenge ----------------------------------------------------------------------------------------------------


def challenge(game: Game) -> Flow[None]:
    """Launches, then the count, the winner, the award."""
    if is_due("challenge")(game):
        if game.board.facts.get("phase") != "challenge":
            yield Event("phase", ("challenge",))
        game.stage = "challenge"
        yield from put_right(game)
    yield from game.run("challenge")


def launches(game: Game) -> Flow[None]:
    """One launch after the other, until nobody has anything more to play; who tries to all the same is told why not."""
    while (due := next_due(game)) is not None:
        before = game.board
        reply = yield Ask("launch", due, launching.must_play(game, due))
        if reply is None:
            yield from act(game, None, due, "pass")
        else:
            yield from _play(game, *reply)
        if reply is None and game.board is before:
            raise Stuck
    reply = yield Ask("more", areas.active(game.board))
    if reply is not None:
        yield from _play(game, *reply)


def _play(game: Game, number: int, actor: str, procedure: str, *subject: object) -> Flow[None]:
    yield from act(game, number, actor, procedure, *subject)
    yield from put_right(game)


def next_due(game: Game) -> str | None:
    """Who plays next: whoever has not played last, if they have anything to play."""
    last = game.board.facts.get("last")
    first = areas.other(game.board, last) if last else areas.active(game.board)
    for player in (first, areas.other(game.board, first)):
        if not launching.is_done(game, player):
            return player
    return None


def reveal(game: Game) -> Flow[None]:
    """Hidden spells are turned up; what is for hidden spells happens now."""
    covered = [spell for spell in areas.spells(game.board, HIDDEN) if spell.marks.get("down")]
    if not covered:
        return
    yield Event("phase", ("reveal",))
    yield tuple(Event("reveal", (spell.id,)) for spell in covered)
    for spell in covered:
        thing = game.board.things[spell.id]
        for effect in thing.face.effects:
            if isinstance(effect, specials.DEEDS) and traits.works(game, thing, effect):
                yield from game.run("perform", spell.id, effect)


def count(game: Game) -> Flow[None]:
    """Modifiers are counted."""
    yield Event("phase", ("count",))
    yield from game.run("count")


def winner(game: Game) -> Flow[None]:
    """Sotterfugio is settled, the totals are made and compared."""
    yield Event("phase", ("winner",))
    before = game.board
    yield from game.run("sotterfugio")
    if game.board is not before:
        yield from game.run("count")
    yield from game.run("final")
    yield power.decide(game)


def award(game: Game) -> Flow[None]:
    """The stake goes to whoever has won."""
    yield diamagic.award(game)
    player = game.board.facts.get("challenge")
    if player and game.board.facts.get("taken"):
        yield from drawing.triggered(game, "win", player)


# --- Diamagic ---------------------------------------------------------------------------------------------------------


def assign_phase(game: Game) -> Flow[None]:
    """Whoever has won Diamagic gives all of them to one wizard."""
    taken = game.board.facts.get("taken")
    if not taken:
        return
    yield Event("phase", ("assign",))
    player, numbers = taken
    while game.board.facts.get("taken"):
        squad = game.board.zone(WIZARDS, player)
        if len(squad) == 1:
            yield from game.run("assign", player, squad[0], numbers)
            return
        before = game.board
        number, actor, shares = yield Ask("assign", player, numbers, squad)
        legal = yield from act(game, number, actor, "assign won", shares, numbers)
        if legal and game.board is before:
            return


def assign_won(game: Game, player: str, shares: tuple[int, ...], numbers: tuple[int, ...]) -> Flow[None]:
    """All of them on one own wizard, face up."""
    taken = game.board.facts["taken"]
    if player != taken[0]:
        raise refuse(game, "has not won", player)
    if len(set(shares)) != 1:
        raise refuse(game, "all on one", player)
    if game.board.things[shares[0]].zone != (WIZARDS, player):
        raise refuse(game, "not your wizard", shares[0], player)
    yield from game.run("assign", player, shares[0], numbers)


def win_game(game: Game) -> tuple[Event, ...]:
    """Six Diamagic win."""
    return diamagic.victory(game)


# --- discarding -------------------------------------------------------------------------------------------------------


def discard_phase(game: Game) -> Flow[None]:
    """What has been played leaves play."""
    yield Event("phase", ("discarding",))
    yield from game.run("discard phase")
    yield from put_right(game)


def lasting(game: Game) -> tuple[Event, ...]:
    """A hidden Continua spell stays, face up behind its wizard."""
    there = [spell for spell in areas.spells(game.board, HIDDEN) if not spell.marks.get("down")]
    events = []
    for spell in there:
        stays = traits.possesses(game, spell, "continua")
        if stays != bool(spell.marks.get("lasting")):
            events.append(Event("lasts", (spell.id, stays)))
    return tuple(events)


def discard_spells(game: Game) -> tuple[Event, ...]:
    """All spells played go to the discards."""
    there = areas.spells(game.board, LAUNCHED, HIDDEN)
    return tuple(Event("discard", (spell.id,)) for spell in there if not spell.marks.get("lasting"))


def discard_castles(game: Game) -> tuple[Event, ...]:
    """All castles that came into play go to their owners' discards, replaced ones too."""
    return tuple(Event("castle leaves", (number,)) for number in game.board.zones.get(CENTRE, ()))


def at_once(game: Game, source: int, effect: Special) -> tuple[Event, ...]:
    """A replaced castle would be discarded at once by who takes replacing for discarding."""
    covered = game.board.zones.get(CENTRE, ())[1:]
    if game.ruling(REPLACED_CASTLES_STAY):
        return ()
    return tuple(Event("castle leaves", (number,)) for number in covered)


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw_phase(game: Game) -> Flow[None]:
    """Both draw three."""
    yield Event("phase", ("drawing",))
    yield from drawing.draw_three(game)
