"""Setting up: decks, team, Codice, swaps, shuffling, who begins, deployment, opening hands."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from judgekit.table.engine import Ask, Event, Refusal
from judgekit.wom.faces import PLACES
from judgekit.wom.plays import areas, decks, drawing
from judgekit.wom.plays.areas import CASTLES, CODE, DECK, SUPPORT, WIZARDS, refuse
from judgekit.wom.plays.decks import Deck
from judgekit.wom.plays.phases import act
from judgekit.wom.questions import THE_OPENING_HAND_IS_DRAWN, THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


BENCH, BOX = "squad", "code box"  # wizards that are not yet deployed, a Codice of which nothing has been said
OPENING_HAND = 5


def begins(game: Game) -> bool:
    """Whether the board is described as it is before the game begins."""
    return bool(game.board.facts.get("setting up"))


def deck_of(game: Game, player: str, *, support: bool = True) -> Deck:
    """What a player brings, as it lies there."""

    def faces(*kinds: str) -> tuple[Any, ...]:
        return tuple(game.board.things[n].face for kind in kinds for n in game.board.zone(kind, player))

    return Deck(
        game.board.players[player].get("team") or game.board.players[player].get("meant", ""),
        faces(BENCH, WIZARDS),
        faces(DECK),
        faces(CASTLES),
        faces(CODE),
        faces(SUPPORT) if support else (),
    )


def present(game: Game) -> Flow[None]:
    """Each player presents what they bring; with what is not allowed nobody plays."""
    for player in game.board.facts["order"]:
        if not game.board.zone(DECK, player):
            continue
        number = yield Ask("present", player)
        legal = yield from act(game, number, player, "present")
        if not legal:
            game.finish()
            yield Event("not admitted", (player,))


def checked(game: Game, player: str) -> Flow[None]:
    """Every limit of a deck is looked at."""
    decks.check(game, deck_of(game, player))
    yield Event("admitted", (player,))


def declare(game: Game) -> Flow[None]:
    """Each player declares a team."""
    for player in game.board.facts["order"]:
        team = game.board.players[player].get("meant") or (yield Ask("declare", player))
        yield Event("declares", (player, team))


def declare_code(game: Game) -> Flow[None]:
    """Each player says whether a Codice is used, and shows it."""
    for player in game.board.facts["order"]:
        there = game.board.zone(BOX, player)
        if not there:
            continue
        number = yield Ask("code", player, there[0])
        if number is not None:
            yield from act(game, number, player, "use code", there[0])


def use_code(game: Game, player: str, code: int) -> Flow[None]:
    """A Codice is shown, if every wizard meets its condition."""
    deck = deck_of(game, player)._replace(codes=(game.board.things[code].face,))
    decks.check(game, deck, "code")
    yield Event("code", (player, code))


def swap_cards(game: Game) -> Flow[None]:
    """Players may put cards of the Supporto in the place of others."""
    for player in game.board.facts["order"]:
        while (reply := (yield Ask("swap", player))) is not None:
            number, out, into = reply
            yield from act(game, number, player, "swap", out, into)


def swap(game: Game, player: str, out: int, into: int) -> Flow[None]:
    """One card goes out for another; the limits hold for what is then played with."""
    board = game.board
    if board.things[into].zone != (SUPPORT, player):
        raise refuse(game, "not in support", into)
    if board.things[out].face.kind != board.things[into].face.kind:
        raise refuse(game, "other kind", out, into)
    yield Event("swap", (player, out, into))
    support = not game.ruling(THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT)
    decks.check(game, deck_of(game, player, support=support))


def shuffle(game: Game) -> tuple[Event, ...]:
    """Each deck of spells is shuffled, apart from castles and Supporto."""
    return tuple(
        Event("reshuffle", (player, drawing.shuffled(game, there)))
        for player in game.board.facts["order"]
        if (there := game.board.zone(DECK, player))
    )


def first_player(game: Game) -> tuple[Event, ...]:
    """Who begins is decided by lot."""
    order = game.board.facts["order"]
    chance = random.Random(areas.lot(game, "comincia"))  # noqa: S311
    return (Event("begins", (game.board.facts.get("starts") or chance.choice(order),)),)


def deploy_all(game: Game) -> Flow[None]:
    """One, two, two, one."""
    first = areas.active(game.board)
    second = areas.other(game.board, first)
    for player, many in ((first, 1), (second, 2), (first, 2), (second, 1)):
        while game.board.zone(BENCH, player):
            number, actor, places = yield Ask("deploy", player, many, game.board.zone(BENCH, player))
            due = (player, min(many, len(game.board.zone(BENCH, player))))
            legal = yield from act(game, number, actor, "deploy", places, due)
            if legal:
                break


def deploy(game: Game, player: str, places: tuple[tuple[int, int], ...], due: tuple[str, int]) -> Flow[None]:
    """Wizards take places that are free."""
    game.check("deploy", player, places, due)
    taken = {one.marks["place"] for one in areas.wizards(game.board, player)}
    wanted = [place for _, place in places]
    if taken & set(wanted) or len(set(wanted)) < len(wanted):
        raise refuse(game, "place taken", player)
    yield tuple(Event("deploys", (player, wizard, place)) for wizard, place in places)


def so_many(game: Game, player: str, places: tuple[tuple[int, int], ...], due: tuple[str, int]) -> Refusal | bool:
    """The players deploy in turns, so many each time."""
    if player != due[0]:
        return Refusal("not your turn", (player,))
    return True if len(places) == due[1] else Refusal("deploys", (player, len(places), due[1]))


def where_it_says(game: Game, player: str, places: tuple[tuple[int, int], ...], due: tuple[str, int]) -> Refusal | None:
    """A card that names a position is put there."""
    for wizard, place in places:
        bound = {PLACES.index(p) for e in game.board.things[wizard].face.effects if (p := getattr(e, "place", ""))}
        if bound and place not in bound:
            return Refusal("bound to a place", (wizard, min(bound)))
    return None


def opening_hands(game: Game) -> Flow[None]:
    """The first five cards of each deck are the hand."""
    for player in areas.seats(game.board):
        there = game.board.zone(DECK, player)[:OPENING_HAND]
        if not there:
            continue
        yield Event("open", (player, there))
        if game.ruling(THE_OPENING_HAND_IS_DRAWN):
            yield from drawing.triggered(game, "draw", player)
    yield Event("set up")
