"""Keywords of cards that are not in play: cycling in the hand, flashback in the graveyard, buyback on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import instance, plain
from judgekit.magic.plays.board.state import chosen, traits
from judgekit.magic.plays.keywords.ways import BARGAIN, ESCAPE, JUMP_START, RETRACE, is_from_there
from judgekit.magic.questions.keywords import LOOKING_FOR_A_KIND_IS_CYCLING
from judgekit.magic.vocabulary import BASIC_LANDCYCLING, CYCLING, GIFT, KICKER, cycled_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

BUYBACK, FLASHBACK = "riscatto", "flashback"
MULTIKICKER = "multipotenziamento"

Added = tuple[tuple[str, tuple[Any, ...]], ...]  # keyword, and the costs that it lets be added


def cycling(game: Game, value: tuple[object, ...], like: Traits) -> tuple[Any, ...] | None:
    """Cycling is an activated ability of the card in hand: pay, discard it, draw a card."""
    draw = tree.Mode((), (tree.Draw(tree.You()),))
    found = tuple(
        tree.Activated((*tree.several(cost), tree.DiscardCost(tree.This())), (draw,), zone="hand")
        for cost in like.words.get(CYCLING, ())
    )
    return (*value, *found) if found else None


def typecycling(game: Game, value: tuple[object, ...], like: Traits) -> tuple[Any, ...] | None:
    """Cycling for a kind of card is activated likewise, and looks for such a card in the library."""
    found = tuple(
        tree.Activated(
            (*tree.several(cost), tree.DiscardCost(tree.This())),
            (tree.Mode((), _looking_for(cycled_for(word))),),
            zone="hand",
        )
        for word, costs in like.words.items()
        if word == BASIC_LANDCYCLING or cycled_for(word)  # named: by that it is known which words plays ask for
        for cost in costs
    )
    return (*value, *found) if found else None


def _looking_for(kind: str) -> tuple[object, ...]:
    """Such a card is looked for, shown and put into the hand, and the library is shuffled."""
    of = tree.Filter("card", zone="library", owner="you")
    such = of._replace(types=("land",), supertypes=("basic",)) if kind == "basic" else of._replace(any_subtypes=(kind,))
    reveal = tree.Reveal(tree.You(), tree.Chosen(such))
    return (reveal, tree.PutInto(tree.It(), "hand"), tree.Shuffle(tree.You()))


def is_cycling(game: Game, card: int, ability: tree.Activated) -> bool:
    """Whether an ability that has been activated is a cycling ability of a card, which is discarded for it."""
    thing = game.board.things.get(card)
    words = thing.face.traits.words if thing is not None else {}
    ways = ability.zone == "hand" and ability.costs[-1:] == (tree.DiscardCost(tree.This()),)
    if not ways or ability in thing_abilities(thing):
        return False
    if CYCLING in words:
        return True
    return any(map(cycled_for, words)) and bool(game.ruling(LOOKING_FOR_A_KIND_IS_CYCLING))


def thing_abilities(thing: Thing | None) -> tuple[object, ...]:
    """The abilities that are printed on a thing."""
    return () if thing is None else tuple(thing.face.traits.abilities)


def buyback(game: Game, value: Added, spell: Thing) -> Added | None:
    """A spell with buyback may cost more."""
    found = tuple((BUYBACK, tree.several(cost)) for cost in traits(game, spell).words.get(BUYBACK, ()))
    return (*value, *found) if found else None


def kicker(game: Game, value: Added, spell: Thing) -> Added | None:
    """A spell with kicker may cost more: each kicker by itself."""
    there = enumerate(traits(game, spell).words.get(KICKER, ()))
    found = tuple((instance(KICKER, nth), tree.several(cost)) for nth, cost in there)
    return (*value, *found) if found else None


def multikicker(game: Game, value: Added, spell: Thing) -> Added | None:
    """A spell with multikicker may cost so much more, any number of times."""
    found = tuple((MULTIKICKER, tree.several(cost)) for cost in traits(game, spell).words.get(MULTIKICKER, ())[:1])
    return (*value, *found) if found else None


def back_to_hand(game: Game, value: str, spell: Thing) -> str | None:
    """Where its buyback was paid, a spell that has resolved goes back to its owner's hand."""
    return "hand" if BUYBACK in chosen(spell, "added", ()) else None


# --- flashback --------------------------------------------------------------------------------------------------------


def castable_again(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A card with flashback may be cast from its owner's graveyard."""
    there = card.zone[0] == "graveyard" and card.owner == player
    copies = traits(game, card).words.get(FLASHBACK, ()) if there else ()
    return True if any(card.face.cost or not isinstance(cost, tree.OwnCost) for cost in copies) else None


def cost_of_flashback(game: Game, value: object, spell: Thing) -> tuple[str, tuple[object, ...]] | None:
    """Whoever casts a card by its flashback pays that instead of its mana cost."""
    if not _is_flashed_back(game, spell):
        return None
    cost = traits(game, spell).words[FLASHBACK][0]
    own = isinstance(cost, tree.OwnCost)
    return FLASHBACK, (tree.Mana(tuple(spell.face.cost or ())),) if own else tree.several(cost)


def exiled_for_good(game: Game, value: str, spell: Thing) -> str | None:
    """A spell cast by its flashback is exiled, wherever else it would go from the stack."""
    return "exile" if _is_flashed_back(game, spell) else None


def _is_flashed_back(game: Game, spell: Thing) -> bool:
    return is_from_there(game, spell, FLASHBACK)


def keeps_its_permission(game: Game, value: bool, card: Thing) -> bool | None:
    """What lets a card be cast goes on acting on the spell that it becomes."""
    granted = any(word.word == FLASHBACK for word in _by_effects(game, card))
    return True if granted or lent(game, card) else None


def _by_effects(game: Game, card: Thing) -> list[tree.Keyword]:
    """The keywords that effects have given to just this card."""
    there = [one.change.words for one in game.board.facts.get("effects") or () if card.object in one.objects]
    return [word for words in there for word in words if isinstance(word, tree.Keyword)]


_FROM_THE_GRAVEYARD = (FLASHBACK, ESCAPE, RETRACE, JUMP_START)


def lent(game: Game, card: Thing) -> tuple[tree.Keyword, ...]:
    """The keywords that let a card be cast from its graveyard, and that it has from what is in play."""
    if card.zone[0] != "graveyard":
        return ()
    now, own, fixed = traits(game, card).words, card.face.traits.words, _by_effects(game, card)
    has = [tree.Keyword(word, of) for word in _FROM_THE_GRAVEYARD for of in now.get(word, ())]
    return tuple(one for one in has if one.of not in own.get(one.word, ()) and one not in fixed)


# --- kicker -----------------------------------------------------------------------------------------------------------


def whose_kicker_was_paid(game: Game, value: bool, thing: Thing) -> bool:
    """A spell is kicked when its player meant to pay its kicker."""
    added = (*chosen(thing, "added", ()), *thing.marks.get("added", ()))
    return not {KICKER, MULTIKICKER}.isdisjoint(map(plain, added))


def _of_kicker(condition: object) -> bool:
    if isinstance(condition, tree.CastBy):
        return plain(condition.word) in {KICKER, MULTIKICKER}
    return isinstance(condition, tree.Fits) and condition.filter.status == ("kicked",)


def _hangs_on(paid: Callable[[object], bool], mode: tree.Mode, nth: int) -> bool | None:
    """Whether a mode speaks of a target only where something was paid; False: only where not; None: in any case."""
    there = [step for step in mode.do if _speaks_of(step, nth)]
    if not there or not all(isinstance(step, tree.If) and paid(step.condition) for step in there):
        return None
    steps = [step for step in there if isinstance(step, tree.If)]
    then = any(_speaks_of(step.then, nth) for step in steps)
    otherwise = any(_speaks_of(step.otherwise, nth) for step in steps)
    return None if then and otherwise else then


def _speaks_of(node: object, nth: int) -> bool:
    if isinstance(node, tree.Target):
        return node.nth == nth
    return isinstance(node, tuple) and any(_speaks_of(part, nth) for part in node)


def no_target_unless_bargained(game: Game, value: bool, spell: Thing, mode: tree.Mode, nth: int) -> bool | None:
    """A target of which a text speaks only where the spell was bargained, or was not, is chosen only then."""
    wanted = _hangs_on(tree.CastBy(BARGAIN).__eq__, mode, nth)
    return None if wanted is None else (BARGAIN in chosen(spell, "added", ())) == wanted


def no_target_unless_promised(game: Game, value: bool, spell: Thing, mode: tree.Mode, nth: int) -> bool | None:
    """A target of which a text speaks only where a gift was promised, or was not, is chosen only then."""
    wanted = _hangs_on(tree.CastBy(GIFT).__eq__, mode, nth)
    return None if wanted is None else (GIFT in chosen(spell, "added", ())) == wanted


def no_target_unless_kicked(game: Game, value: bool, spell: Thing, mode: tree.Mode, nth: int) -> bool | None:
    """A target of which a text speaks only where the spell was kicked, or was not, is chosen only then."""
    wanted = _hangs_on(_of_kicker, mode, nth)
    if wanted is None:
        return None
    steps = [step for step in mode.do if isinstance(step, tree.If) and _speaks_of(step, nth)]
    of_one = {step.condition.word for step in steps if isinstance(step.condition, tree.CastBy)}
    if of_one and len(traits(game, spell).words.get(KICKER, ())) > 1:
        return (not of_one.isdisjoint(chosen(spell, "added", ()))) == wanted
    return whose_kicker_was_paid(game, False, spell) == wanted
