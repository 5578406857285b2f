"""Keywords that are shorthand for something about what they tell: a name, a kind of things, abilities below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability

DEVOUR = "divorare"
_THIS = tree.This()
_ENTERS = tree.Trigger("enters", _THIS)
_A_CREATURE = tree.Wanted(tree.Filter(types=("creature",)))
SACRIFICE_IT = tree.Sacrifice(tree.You(), _THIS)


def when(trigger: tree.Trigger, *do: object, condition: tree.Condition | None = None) -> tree.Triggered:
    """A triggered ability without targets."""
    return tree.Triggered(trigger, (tree.Mode((), do),), condition)


def looked_for_by_a_player(name: str) -> tree.Triggered:
    """As it enters, a target player may look for the card of that name in their library."""
    player = tree.Target()
    card = tree.Filter("card", zone="library", owner="that player", named=name)
    found = tree.Reveal(player, tree.Chosen(card, player))
    may = tree.May(player, (found, tree.PutInto(tree.It(), "hand"), tree.Shuffle(player)))
    return tree.Triggered(_ENTERS, (tree.Mode((tree.Wanted(tree.Filter("player")),), (may,)),))


def championed(of: tree.Filter) -> tuple[Ability, ...]:
    """As it enters, another one of yours is exiled for it, or it is sacrificed; as it leaves, that comes back."""
    another = of._replace(controller="you", other=True)
    exiled = (tree.PutInto(tree.Chosen(another), "exile"),)
    either = tree.OneOf(tree.You(), (exiled, (SACRIFICE_IT,)))
    return (
        when(_ENTERS, tree.If(tree.Exists(another), (either,), (SACRIFICE_IT,))),
        when(tree.Trigger("leaves", _THIS), tree.PutInto(tree.Exiled(), "battlefield")),
    )


def crafted(about: tree.Kinded) -> tuple[Ability, ...]:
    """It is exiled with what it is made of, permanents and cards of the graveyard, and comes back transformed."""
    card = about.of._replace(noun="card", controller="", zone="graveyard", owner="you")
    materials = tree.Filter(either=(about.of._replace(other=True), card._replace(other=False)))
    materials = materials if about.cards else materials.either[0]
    costs = (*tree.several(about.due), tree.ExileCost(_THIS), tree.ExileCost(materials, about.how_many))
    back = tree.PutInto(_THIS, "battlefield", transformed=True)
    return (tree.Activated(costs, (tree.Mode((), (back,)),), limits=("as a sorcery",)),)


def backing(about: tree.Backed) -> tree.Triggered:
    """As it enters, a creature gets counters; another one than it has the abilities below as well, for the turn."""
    that = tree.Target()
    more = tree.If(tree.Fits(that, tree.Filter(other=True)), (tree.Change(that, words=about.given),))
    steps = (tree.PutCounters(that, "+1/+1", about.number), *((more,) if about.given else ()))
    return tree.Triggered(_ENTERS, (tree.Mode((_A_CREATURE,), steps),))


def devoured(about: tree.Kinded) -> tuple[Ability, ...]:
    """As it enters, things of that kind are sacrificed for counters."""
    grown = tree.PutCounters(_THIS, "+1/+1", tree.Amount(about.due))  # type: ignore[arg-type]
    return (tree.Instead("enters", _THIS, (tree.Sacrifice(tree.You(), about.of), grown)),)


# Keywords whose ability, once it has resolved, is something that its player has done.
DONE_BY_PLAYERS = {"dominio del fuoco": "dominare il fuoco"}


def noticed(one: Ability, word: str) -> Ability:
    """An ability that tells, as the last thing it does, what its player has done by it."""
    if not isinstance(one, tree.Triggered):
        return one
    modes = tuple(mode._replace(do=(*mode.do, tree.Did(DONE_BY_PLAYERS[word]))) for mode in one.modes)
    return one._replace(modes=modes)
