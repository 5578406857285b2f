"""What texts do at once that is no Special Action: drawing, discarding, changing places, showing, giving and taking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table.engine import Ask, Event
from judgekit.wom.language.card_tree import Ban, Discard, Draw, Give, Lose, Places, Show, Simplify
from judgekit.wom.plays import areas, diamagic, drawing, reading, specials, traits
from judgekit.wom.plays.areas import HIDDEN
from judgekit.wom.questions import A_BAN_REACHES_BACK, MAY_BE_MADE_SO_AGAIN, MAY_MOVE, SPELLS_GO_WITH_THEIR_WIZARD

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Effect


def do(game: Game, source: int, effect: Effect) -> Flow[None]:
    """What a text does that is no Special Action."""
    deed = _OTHERS.get(type(effect))
    if deed is not None:
        yield from deed(game, game.board.things[source], effect)


def _whose(game: Game, source: Thing, effect: Any) -> str:
    return areas.other(game.board, source.owner) if effect.opponent else source.owner


def _draw(game: Game, source: Thing, effect: Any) -> Flow[None]:
    yield from drawing.draw(game, _whose(game, source, effect), effect.many)


def _discard(game: Game, source: Thing, effect: Any) -> Flow[None]:
    yield from drawing.discard(game, _whose(game, source, effect), effect.many, by_lot=effect.random)


def _places(game: Game, source: Thing, effect: object) -> Flow[None]:
    squad = areas.wizards(game.board, _whose(game, source, effect))
    options = [one.id for one in squad if traits.suffers(game, source, one) and game.ruling(MAY_MOVE, one)]
    if len(options) > 1:
        pair = yield from drawing.choose(game, "targets", source.owner, tuple(options), 2, source.id)
        follow = game.ruling(SPELLS_GO_WITH_THEIR_WIZARD)
        yield Event("change places", (pair[0], pair[1], follow))


def bound_to_its_place(game: Game, _: bool, wizard: Thing) -> bool | None:
    """A card that names a position keeps it."""
    return False if any(getattr(effect, "place", "") for effect in wizard.face.effects) else None


def _show(game: Game, source: Thing, effect: Any) -> Flow[None]:
    if effect.tokens:
        yield from game.run("show Diamagic")
        return
    opponent = areas.other(game.board, source.owner)
    for number in game.board.zone(HIDDEN, opponent):
        yield Event("reveal", (number,))


def _lose(game: Game, source: Thing, effect: Any) -> Flow[None]:
    aimed = yield from specials.targets(game, source.id, effect.which)
    for wizard in aimed:
        yield from diamagic.lose_one(game, source.id, wizard.id)


def _give(game: Game, source: Thing, effect: Any) -> Flow[None]:
    which = effect.which._replace(base="one") if effect.which.name else effect.which
    aimed = yield from specials.targets(game, source.id, which)
    for wizard in aimed:
        yield from diamagic.give(game, wizard.id, effect.token)


def _ban(game: Game, source: Thing, effect: Any) -> Flow[None]:
    """A ban that begins would, for who does not know better, undo what it now forbids."""
    if effect.hidden and game.ruling(A_BAN_REACHES_BACK):
        for wizard in reading.wizards_meant(game, source, effect.who):
            for spell in areas.spells_by(game.board, wizard.id, HIDDEN):
                yield Event("discard", (spell.id,))


def _simplify(game: Game, source: Thing, effect: Any) -> Flow[None]:
    """The spell that has just been launched may become Semplice, and is worth the number either way."""
    spell = game.board.things[areas.launches(game.board)[-1].spell]
    if traits.is_simple(game, spell) and not game.ruling(MAY_BE_MADE_SO_AGAIN, spell):
        return
    if traits.possesses(game, spell, "intoccabile") and not game.ruling(MAY_BE_MADE_SO_AGAIN, spell):
        return
    if (yield Ask("may", source.owner, source.id, (True, False))):
        yield Event("simplified", (spell.id, effect.value))
        yield from specials.simplify(game, source.id, [spell])


_OTHERS: dict[type, Any] = {
    Draw: _draw,
    Discard: _discard,
    Places: _places,
    Show: _show,
    Lose: _lose,
    Give: _give,
    Ban: _ban,
    Simplify: _simplify,
}
