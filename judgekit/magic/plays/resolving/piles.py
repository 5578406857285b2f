"""Cards in piles: who divides them, who chooses one, and what the text goes on to speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.text.evaluate import spoken_of, things
from judgekit.magic.questions.mechanics import EACH_IS_IN_ONE_PILE
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Piles = tuple[tuple[Object, ...], tuple[Object, ...]]

_SEEN, _PILES = "seen", "piles"


def divide(game: Game, what: tree.Divide, player: str, spell: Thing) -> Flow[None]:
    """A player divides the cards that were seen: those named are one pile, and the others are another."""
    for who in things(game, what.who, player, spell):
        there: tuple[Object, ...] = tuple(spell.marks.get("about", {}).get(_SEEN, ()))
        any_of_them = tree.Chosen(tree.Filter("card"), tree.You(), len(there), up_to=True)
        said = yield Ask("choose", str(who), (spell.id, any_of_them, len(there)), there)
        one, other = game.ruling_on(EACH_IS_IN_ONE_PILE, (tuple(said), ()), there)
        yield Event("divided", (str(who), one, other))
        here = game.board.things.get(spell.id)
        if here is not None:
            yield Event("mark", (here.id, "about", {**here.marks.get("about", {}), _PILES: (one, other)}))


def each_in_one_of_two(game: Game, value: Piles, there: tuple[Object, ...]) -> Piles:
    """Each card is in one pile, and in no other; a pile may be empty."""
    one, _ = value
    return one, tuple(each for each in there if each not in one)


def choose(game: Game, what: tree.ChoosePile, player: str, spell: Thing) -> Flow[None]:
    """A player chooses a pile, by a card of it; with none named, the empty one. The text goes on about its cards."""
    for who in things(game, what.who, player, spell):
        about = spell.marks.get("about", {})
        (one, other), there = about.get(_PILES, ((), ())), tuple(about.get(_SEEN, ()))
        a_card = tree.Chosen(tree.Filter("card"), tree.You(), 1, up_to=True)
        said = yield Ask("choose", str(who), (spell.id, a_card, 1), there)
        pile = next((each for each in (one, other) if set(said) & set(each)), () if () in (one, other) else other)
        beings: list[Being] = list(pile)
        yield from spoken_of(game, beings, spell)
