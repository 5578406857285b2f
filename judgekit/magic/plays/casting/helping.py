"""What stands for mana as a spell is paid: creatures tapped for convoke, artifacts, cards of the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.casting import payable, paying_mana
from judgekit.table.engine import Ask, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from judgekit.magic.cards import Symbols
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

HELPS = "stands for mana"
CONVOKE, DELVE, IMPROVISE = "convocazione", "esumare", "improvvisare"
_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


class Help(NamedTuple):
    """With what mana may be paid, as a cost, and whether it stands for coloured mana of its colours, too."""

    cost: tree.TapOthers | tree.ExileCost
    coloured: bool = False


def convoke(game: Game) -> Help:
    """A creature stands for one mana of its colour, or for one that may be of any kind."""
    return Help(tree.TapOthers(tree.Filter(types=("creature",), status=("untapped",))), coloured=True)


def improvise(game: Game) -> Help:
    """An artifact stands for one mana that may be of any kind."""
    return Help(tree.TapOthers(tree.Filter(types=("artifact",), status=("untapped",))))


def delve(game: Game) -> Help:
    """A card of one's graveyard stands for one mana that may be of any kind."""
    return Help(tree.ExileCost(tree.Filter("card", owner="you", zone="graveyard")))


def helped(game: Game, player: str, spell: Thing, mana: Symbols) -> Flow[Symbols]:
    """Of the mana that a spell costs, what is left to pay once its player has paid some of it in such a way."""
    for word in traits(game, spell).words:
        row = game.word(HELPS, word)
        if row is None or not mana:
            continue
        help_ = row.play(game)
        possible = payable.payable_with(game, player, spell, help_.cost)
        said = (yield Ask("help", player, (spell.id, help_, mana), tuple(possible))) if possible else ()
        if not said:
            continue
        left = lessened(game, player, mana, said, spell, coloured=help_.coloured)
        if set(said) - set(possible) or left is None:
            raise Illegal(Refusal("helps too much", (spell.id,), row.cites))
        game.cite(row.cites)
        those = help_.cost._replace(of=help_.cost.of._replace(among=tuple(said)), how_many=len(said))
        yield from game.run("pay", player, spell, those, spell)
        mana = left
    return mana


def offers(game: Game, spell: Thing) -> tuple[Help, ...]:
    """The ways in which some of a spell's mana may be paid with something else."""
    rows = (game.word(HELPS, word) for word in traits(game, spell).words)
    return tuple(row.play(game) for row in rows if row is not None)


def left_by(game: Game, player: str, spell: Thing, mana: Symbols, named: Collection[int]) -> Symbols:
    """What is left of a mana cost where those of these things that can stand for some of it do."""
    for help_ in offers(game, spell):
        there = payable.payable_with(game, player, spell, help_.cost)
        those = [one for one in there if not isinstance(one, str) and one[0] in named]
        left = lessened(game, player, mana, those, spell, coloured=help_.coloured)
        mana = mana if left is None else left
    return mana


def lessened(
    game: Game, player: str, mana: Symbols, those: Iterable[Object], spell: Thing, *, coloured: bool
) -> Symbols | None:
    """What is left of a mana cost for which these things stand: a way that can be paid, where there is one.

    None where there are more of them than mana for which they could stand.
    """
    ways = {mana}
    for one in those:
        colours = traits(game, game.board.things[one[0]]).colours if coloured else ()
        letters = frozenset(_LETTERS[colour] for colour in colours if colour in _LETTERS)
        ways = {left for way in ways for left in _one_less(way, letters)}
    order = sorted(ways)
    return next((way for way in order if paying_mana.can_pay(game, player, way, spell)), next(iter(order), None))


def _one_less(mana: Symbols, letters: frozenset[str]) -> set[Symbols]:
    """A cost without one mana of these colours, or without one of those that may be of any kind."""
    found: set[Symbols] = set()
    for n, symbol in enumerate(mana):
        if symbol in letters:
            found.add((*mana[:n], *mana[n + 1 :]))
        elif symbol.isdigit() and int(symbol):
            less: tuple[Any, ...] = (str(int(symbol) - 1),) if int(symbol) > 1 else ()
            found.add((*mana[:n], *less, *mana[n + 1 :]))
    return found
