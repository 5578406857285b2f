"""Diamagic: reserve, stake, possession, and who has enough of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from judgekit.table.board import Thing
from judgekit.table.engine import Event
from judgekit.wom.faces import TOKEN_COLOURS, diamagic
from judgekit.wom.language.card_tree import Possess
from judgekit.wom.plays import areas, drawing, reading, traits
from judgekit.wom.plays.areas import RESERVE, STAKE, TOKENS
from judgekit.wom.questions import THE_ABILITY_IS_USED_UP, THE_DIAMAGIC_STAYS, THE_STAKE_STAYS

if TYPE_CHECKING:
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Token


OF_EACH_COLOUR = 3
TO_WIN = 6


def make_reserve(game: Game) -> tuple[Event, ...]:
    """One reserve for both: three of each colour, covered, in an order that nobody knows."""
    first = game.board.facts["next"]
    colours = [colour for colour in TOKEN_COLOURS for _ in range(OF_EACH_COLOUR)]
    random.Random(areas.lot(game, "riserva")).shuffle(colours)  # noqa: S311
    made = [Thing(first + n, f"Diamagic {c}", "", RESERVE, diamagic(c), {}) for n, c in enumerate(colours)]
    return tuple(Event("token made", (token,)) for token in made)


def to_the_stake(game: Game, player: str) -> tuple[Event, ...]:
    """A covered Diamagic of the reserve lies on the castle; its player alone has seen it."""
    there = game.board.zones.get(RESERVE, ())
    return (Event("stake", (there[0], player)),) if there else ()


def award(game: Game) -> tuple[Event, ...]:
    """Whoever has won the challenge wins what is at stake."""
    player = game.board.facts.get("challenge")
    there = game.board.zones.get(STAKE, ())
    return (Event("won", (player, there)),) if player and there else ()


def after_a_tie(game: Game) -> tuple[Event, ...]:
    """What nobody has won stays at stake; somebody else might put it back."""
    there = game.board.zones.get(STAKE, ())
    if game.board.facts.get("challenge") or not there:
        return ()
    if game.ruling(THE_STAKE_STAYS):
        return (Event("stays", (len(there),)),)
    return tuple(Event("token back", (number,)) for number in there)


def assign(game: Game, player: str, wizard: int, numbers: tuple[int, ...]) -> tuple[Event, ...]:
    """Diamagic are given to a wizard, who possesses them from now on."""
    return tuple(Event("assigned", (number, wizard)) for number in numbers)


def lose_one(game: Game, source: int, wizard: int) -> Flow[None]:
    """A Diamagic of a wizard is discarded, as the player of the card that does it chooses."""
    options = reading.ids(reading.tokens_of(game, game.board.things[wizard]))
    player = game.board.things[source].owner
    chosen = yield from drawing.choose(game, "token", player, options, 1, wizard)
    if chosen:
        yield Event("token lost", (chosen[0], wizard))


def give(game: Game, wizard: int, token: Token) -> Flow[int | None]:
    """A wizard gets a Diamagic by an effect: of the common reserve, while that has one."""
    wanted = reading.colours_meant(game, token, (token.colour,) if token.colour else ())
    there = [game.board.things[number] for number in game.board.zones.get(RESERVE, ())]
    fit = [one.id for one in there if not wanted or set(wanted) & set(one.face.colours)]
    if not fit:
        return None
    yield from game.run("assign", game.board.things[wizard].owner, wizard, (fit[0],))
    return fit[0]


def by_ability(game: Game) -> Flow[None]:
    """A wizard whose ability says that it possesses a Diamagic gets it as soon as that is so."""
    for source, effect in list(traits.at_work(game, Possess)):
        if isinstance(effect, Possess) and not (
            source.marks.get("given") is not None and _has_had(game, source, source.marks["given"])
        ):
            given = yield from give(game, source.id, effect.token)
            if given is not None:
                yield Event("given", (source.id, given))


def _has_had(game: Game, wizard: Thing, token: int) -> bool:
    """Whether an ability that has given its Diamagic is used up: in doubt only while that one is there."""
    there = game.board.things[token].marks.get("on") == wizard.id
    return bool(game.ruling_on(THE_ABILITY_IS_USED_UP, there))


def when_it_ends(game: Game) -> Flow[None]:
    """A Diamagic that an ability has given would go with its condition."""
    for player in game.board.facts["order"]:
        for wizard in areas.wizards(game.board, player):
            token = wizard.marks.get("given")
            if token is None or game.board.things[token].marks.get("on") != wizard.id:
                continue
            still = any(isinstance(e, Possess) and traits.works(game, wizard, e) for e in wizard.face.effects)
            if not game.ruling_on(THE_DIAMAGIC_STAYS, still):
                yield Event("token back", (token,))


def for_good(game: Game, _: bool) -> bool:
    """Once it is given it is the wizard's."""
    return True


def show(game: Game) -> tuple[Event, ...]:
    """The Diamagic at stake are shown to both players."""
    return tuple(Event("shown", (number,)) for number in game.board.zones.get(STAKE, ()))


def victory(game: Game) -> tuple[Event, ...]:
    """Whoever has six Diamagic, of whatever colours, wins the game."""
    for player in areas.seats(game.board):
        if len(game.board.zone(TOKENS, player)) >= TO_WIN:
            game.finish()
            return (Event("over", (player,)),)
    return ()


def grey_is_any(game: Game, _: tuple[str, ...], tint: str, said: tuple[str, ...]) -> tuple[str, ...]:
    """A grey crystal means any Diamagic, a black one that of the word behind it, another its own colour."""
    return said if tint in {"nero", "grigio"} else (tint,)
