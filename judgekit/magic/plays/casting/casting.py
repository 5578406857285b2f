"""Playing cards and abilities: what is allowed is announced step by step; what is not is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.casting import mana_abilities
from judgekit.magic.plays.casting.total_cost import INSTEAD
from judgekit.magic.plays.keywords.ways import BY_AN_EFFECT
from judgekit.magic.plays.text import shorthand
from judgekit.magic.plays.text.shorthand import all_abilities
from judgekit.magic.plays.turn import acting
from judgekit.magic.plays.turn.controlling import who_decides
from judgekit.magic.questions.casting import (
    A_LAND_IS_NEVER_CAST,
    MANA_SPELLS_WAIT,
    MAY_BE_PLAYED_FROM_THERE,
    WHAT_COSTS_NOTHING_IS_CAST_TOO,
)
from judgekit.magic.questions.turn import CONCEDES_THOUGH_CONTROLLED, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON
from judgekit.table.engine import Event, Illegal, Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


# --- spells -----------------------------------------------------------------------------------------------------------


def cast(game: Game, player: str, card: int) -> Flow[None]:
    """A player plays a card as a spell: allowed, then proposed and paid, step by step."""
    thing = game.board.things[card]
    game.check("cast from there", player, thing)
    game.check("play", player, thing)
    game.check("cast", player, thing)
    yield from game.run("announce spell", player, card)
    yield from game.run("announcing", player, card, None)
    if game.board.things[card].face.cost == _FREE and game.speaks(WHAT_COSTS_NOTHING_IS_CAST_TOO):
        if game.ruling(WHAT_COSTS_NOTHING_IS_CAST_TOO):
            game.show()
        else:
            yield from game.run("resolve", card)
            return
    if not _adds_mana(game, card):
        return
    if game.ruling(MANA_SPELLS_WAIT):
        game.show()
    else:
        yield from game.run("resolve", card)


_FREE = ("0",)


def by_an_effect(game: Game, player: str, card: int, costs: tuple[object, ...], word: str) -> Flow[None]:
    """A player casts a card as an effect lets them: for what it says, at whatever time that is."""
    game.check("cast", player, game.board.things[card])
    yield from game.run("announce spell", player, card)
    yield Event("choose", (card, INSTEAD, costs)), Event("mark", (card, BY_AN_EFFECT, True))
    if word:
        yield Event("choose", (card, ADDED, (word,)))
    yield from game.run("announcing", player, card, None)


def _adds_mana(game: Game, card: int) -> bool:
    """Whether a spell that has been played adds mana."""
    modes = [
        mode for a in game.board.things[card].face.traits.abilities if isinstance(a, tree.Spell) for mode in a.modes
    ]
    return any(tree.adds_mana(instruction) for mode in modes for instruction in mode.do)


# --- abilities --------------------------------------------------------------------------------------------------------


def activate(game: Game, player: str, source: int, place: int) -> Flow[None]:
    """A player plays an activated ability: a mana ability at once, any other by the stack."""
    thing = game.board.things[source]
    at_once = any(n == place for n, _ in mana_abilities.abilities(game, thing))
    if at_once and game.rows("procedures", "activate mana"):
        game.check("activate", player, thing)
        game.check("activate mana", player, thing)
        yield from game.run("activate mana", player, source, place)
        return
    abilities = all_abilities(game, thing)
    if not 0 <= place < len(abilities):
        raise Illegal(Refusal("has no such ability", (source,)))
    ability = abilities[place]
    shorthand.because(game, ability)
    game.check("activate", player, thing, ability)
    game.check("begin to activate", player, thing, ability)
    if isinstance(ability, tree.Activated):
        yield from game.run("announce ability", player, game.board.facts["next"], (source, place))
    game.show()


def may_begin(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool:
    """Nobody begins to play an ability that may not be played now, or by them."""
    return game.refusal("play ability", player, source, ability) or True


# --- what is no casting -----------------------------------------------------------------------------------------------


def play_land(game: Game, player: str, card: int) -> Flow[None]:
    """A land is put straight into play: it is no spell, and nobody can answer it."""
    thing = game.board.things[card]
    in_hand = thing.zone[0] == "hand" and thing.owner == player
    if not in_hand and not game.ruling(MAY_BE_PLAYED_FROM_THERE, player, thing):
        raise Illegal(Refusal("is not in hand", (card, player)))
    if "land" not in traits(game, thing).types:
        raise Illegal(Refusal("is no land", (card,)))
    if len(traits(game, thing).types) > 1 and not game.ruling(A_LAND_IS_NEVER_CAST):
        yield from game.run("cast", player, card)
        return
    game.check("play a land", player, thing)
    yield (Event("land", (player, card)), *acting.afterwards(game, player, WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON))


def concede(game: Game, player: str) -> Flow[None]:
    """A player gives the game up, whenever they like."""
    game.check("concede", player)
    by = who_decides(game.board, player)
    if by != player and not game.is_so(CONCEDES_THOUGH_CONTROLLED):
        raise Illegal(Refusal("is controlled", (player, by)))
    yield Event("lost", (player, "concedes"))
    yield from game.run("outcome", (player,), ())
