"""Which things and players may be targets of a spell or ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen, controller, speaks_of, still, traits
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.spoken import of_whom
from judgekit.magic.questions.state_based import MAY_ENCHANT_ITSELF
from judgekit.magic.questions.text import WHAT_ANY_TARGET_IS
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def why_not(game: Game, spell: Thing, want: tree.Wanted, one: Being) -> Refusal | None:
    """Why something cannot be a target of a spell or ability; None where it can."""
    you = controller(game, spell)
    source = spell.marks.get("source", spell.object)
    want = want._replace(filter=_target_meant(game, spell, want))
    if isinstance(one, str):
        if one not in filters.candidates(game, want.filter, you, source):
            return Refusal("is no such target", (one, spell.id))
        return game.refusal("target", spell, one)
    thing = still(game.board, one)
    if thing is None:
        return Refusal("has gone", (one[0],))
    if not filters.fits_where(game, thing, want.filter, you, source) and not _is_itself(game, spell, want, thing):
        return Refusal("is no such target", (thing.id, spell.id))
    return game.refusal("target", spell, thing)


def elsewhere(game: Game, want: tree.Wanted, said: Collection[Any]) -> Any:
    """A target in another graveyard than the first, where all have to be in a single one; None where none is."""
    if not any(tree.IN_ONE_GRAVEYARD in sort.status for sort in want.filter.either or (want.filter,)):
        return None
    owners = [game.board.things[one[0]].owner for one in said]
    return next((one for one, owner in zip(said, owners, strict=True) if owner != owners[0]), None)


def _target_meant(game: Game, spell: Thing, want: tree.Wanted) -> tree.Filter:
    """What a target has to be; «that player» is one aimed at before it, or who controls what is."""
    aimed = () if want.whose is None else chosen(spell, "targets", ())[want.whose : want.whose + 1]
    told = tuple(dict.fromkeys(whose(game, one) for group in aimed for one in group))
    if told:
        spell = spell._replace(marks={**spell.marks, "about": of_whom(spell.marks.get("about", {}), told)})
    return filters.meant(_any_target(game, want.filter), spell)


def whose(game: Game, one: Being) -> str:
    """A player themself, or who controls something, or did when it was last there."""
    thing = filters.being(game, one)
    if isinstance(one, str) or thing is None:
        return one if isinstance(one, str) else str(game.board.facts.get("had", {}).get(one, "nobody"))
    return controller(game, thing)


ANY_TARGET = tree.Filter(either=(tree.Filter(any_types=("creature", "planeswalker", "battle")), tree.Filter("player")))
_ANYTHING = tree.Filter(either=(tree.Filter(), tree.Filter("player")))


def _any_target(game: Game, filter: tree.Filter) -> tree.Filter:  # noqa: A002
    """What «any target» means in an edition that has the words; whoever knows no better takes it at its word."""
    if filter != ANY_TARGET or not speaks_of(game, "any target"):
        return filter
    meant: tree.Filter = game.ruling_on(WHAT_ANY_TARGET_IS, _ANYTHING, filter)
    return meant


def options(game: Game, spell: Thing, want: tree.Wanted) -> list[Being]:
    """Everything that can be a target for this."""
    you = controller(game, spell)
    source = spell.marks.get("source", spell.object)
    found = filters.candidates(game, _target_meant(game, spell, want), you, source)
    if _is_itself(game, spell, want, spell):
        found.append(spell.object)
    return [one for one in found if may_be(game, spell, one)]


def _is_itself(game: Game, spell: Thing, want: tree.Wanted, one: Thing) -> bool:
    """What somebody might think: that an enchantment that enchants enchantments may do so to itself."""
    if one.id != spell.id or "incanta" not in traits(game, spell).words:
        return False
    itself = filters.fits(game, spell, want.filter, controller(game, spell), spell.object)
    return itself and bool(game.ruling(MAY_ENCHANT_ITSELF))


def may_be(game: Game, spell: Thing, one: Being) -> bool:
    """Whether nothing keeps something from being the target of a spell or ability."""
    subject = one if isinstance(one, str) else still(game.board, one)
    return subject is not None and game.refusal("target", spell, subject) is None
