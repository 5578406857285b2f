"""«One of those cards»: which of the cards of a text they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import EXILED_SO, Ref

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability

_ONE_OF_THOSE = tree.Filter("card", zone="library", status=("looked at",))


def all_that_were_revealed(found: list[object], told: bool) -> list[object]:
    """«Those cards», put somewhere right after cards were revealed down to one: all that were revealed."""
    for n in range(1, len(found)):
        last, step = found[n - 1], found[n]
        of_one = isinstance(last, tree.RevealUntil) and last.how_many == 1 and not last.exiles
        if told and of_one and isinstance(step, tree.PutInto) and step.what == Ref("card"):
            return [*found[:n], step._replace(what=tree.Each(_ONE_OF_THOSE)), *found[n + 1 :]]
    return found


def all_that_were_exiled(found: list[object]) -> list[object]:
    """«The cards exiled in this way»: those of the one instruction that exiles any; of several it is not told which."""
    once = sum(step.zone == "exile" for step in tree.all_in(tuple(found), tree.PutInto)) == 1
    if not once:
        return found
    return [tree.with_others(step, Ref, lambda ref: _CARD if ref == EXILED_SO else ref) for step in found]


_CARD = Ref("card")


def against_the_attacked(ability: Ability) -> Ability:
    """«A token that attacks that opponent», as a player attacks one: whom they attack, and not who does."""
    if not isinstance(ability, tree.Triggered) or ability.trigger.kind != "attacks somebody":
        return ability
    told: Ability = tree.with_others(ability, tree.Token, _against_the_attacked)
    return told


def _against_the_attacked(token: tree.Token) -> tree.Token:
    return token._replace(fought=tree.It()) if isinstance(token.fought, tree.ThatPlayer) else token


def takes_what_was_not_exiled(found: list[object]) -> bool:
    """Whether it speaks of the exiled cards that nobody cast where none are exiled down to one."""
    uncast = any(one.uncast for one in tree.all_in(tuple(found), tree.TheRest))
    return uncast and not any(one.exiles for one in tree.all_in(tuple(found), tree.RevealUntil))


def takes_of_unseen_cards(ability: object) -> bool:
    """Whether it speaks of «one of those cards» where none of a library were seen: they are cards of somewhere else."""
    if tree.holds(ability, tree.Divide) != tree.holds(ability, tree.ChoosePile):
        return True  # of two piles one is chosen, and there are no others
    if any(map(_shows_of_a_hand, tree.all_in(ability, tree.Reveal))):
        return False
    if tree.holds(ability, tree.TopCards, tree.RevealUntil) or any(
        map(_is_looked_for, tree.all_in(ability, tree.Filter))
    ):
        return False
    if tree.holds(ability, tree.Divide):
        return True
    return any(tree.same(one.of, _ONE_OF_THOSE) for one in tree.all_in(ability, tree.Chosen))


def _is_looked_for(what: tree.Filter) -> bool:
    """Whether cards of a library are searched for."""
    return what.zone == "library" and "looked at" not in what.status


def _shows_of_a_hand(step: tree.Reveal) -> bool:
    """Whether some cards of a hand are shown, as whoever holds them chooses."""
    return isinstance(step.what, tree.Chosen) and step.what.of.zone == "hand"


def that_fits(ability: object) -> Any:
    """«You may put one of those cards … if it has the name of a permanent»: the one that is put has to have it."""
    return tree.with_others(ability, tree.If, _of_the_one_chosen)


def _of_the_one_chosen(step: tree.If) -> object:
    then = tuple(that_fits(each) for each in step.then)
    match step.condition, then:
        case tree.Fits(tree.It(""), told), (
            tree.May(do=(tree.PutInto(what=tree.Chosen() as one) as put, *more)) as may,
        ):
            if not step.otherwise and "looked at" in one.of.status and not (told.either or one.of.either):
                fields = {name: value for name, value in told._asdict().items() if value != getattr(_PLAIN, name)}
                such = tree.within(one.of, {name: value for name, value in fields.items() if name not in _WHERE})
                return may._replace(do=(put._replace(what=one._replace(of=such)), *more))
    return step._replace(then=then, otherwise=tuple(that_fits(each) for each in step.otherwise))


_PLAIN, _WHERE = tree.Filter(), ("noun", "zone")
