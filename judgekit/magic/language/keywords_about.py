"""Keywords that are shorthand for something about what they tell: a name, a kind of things, abilities below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.vocabulary import BACKUP, BOAST, CHAMPION, CRAFT, EXHAUST, FORECAST, GIFT, PARTNER_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Ability

    OfWhatItTells = Callable[[Any], tuple[Ability, ...]]

DEVOUR = "divorare"
THIS = tree.This()
ENTERS = tree.Trigger("enters", THIS)
A_CREATURE = tree.Wanted(tree.Filter(types=("creature",)))
SACRIFICE_IT = tree.Sacrifice(tree.You(), THIS)


def when(trigger: tree.Trigger, *do: object, condition: tree.Condition | None = None) -> tree.Triggered:
    """A triggered ability without targets."""
    return tree.Triggered(trigger, (tree.Mode((), do),), condition)


def looked_for_by_a_player(name: str) -> tree.Triggered:
    """As it enters, a target player may look for the card of that name in their library."""
    player = tree.Target()
    card = tree.Filter("card", zone="library", owner="that player", named=name)
    found = tree.Reveal(player, tree.Chosen(card, player))
    may = tree.May(player, (found, tree.PutInto(tree.It(), "hand"), tree.Shuffle(player)))
    return tree.Triggered(ENTERS, (tree.Mode((tree.Wanted(tree.Filter("player")),), (may,)),))


def championed(of: tree.Filter) -> tuple[Ability, ...]:
    """As it enters, another one of yours is exiled for it, or it is sacrificed; as it leaves, that comes back."""
    another = of._replace(controller="you", other=True)
    exiled = (tree.PutInto(tree.Chosen(another), "exile"),)
    either = tree.OneOf(tree.You(), (exiled, (SACRIFICE_IT,)))
    return (
        when(ENTERS, tree.If(tree.Exists(another), (either,), (SACRIFICE_IT,))),
        when(tree.Trigger("leaves", THIS), tree.PutInto(tree.Exiled(), "battlefield")),
    )


def crafted(about: tree.Kinded) -> tuple[Ability, ...]:
    """It is exiled with what it is made of, permanents and cards of the graveyard, and comes back transformed."""
    card = about.of._replace(noun="card", controller="", zone="graveyard", owner="you")
    materials = tree.Filter(either=(about.of._replace(other=True), card._replace(other=False)))
    materials = materials if about.cards else materials.either[0]
    costs = (*tree.several(about.due), tree.ExileCost(THIS), tree.ExileCost(materials, about.how_many))
    back = tree.PutInto(THIS, "battlefield", transformed=True)
    return (tree.Activated(costs, (tree.Mode((), (back,)),), limits=("as a sorcery",)),)


def backing(about: tree.Backed) -> tree.Triggered:
    """As it enters, a creature gets counters; another one than it has the abilities below as well, for the turn."""
    that = tree.Target()
    more = tree.If(tree.Fits(that, tree.Filter(other=True)), (tree.Change(that, words=about.given),))
    steps = (tree.PutCounters(that, "+1/+1", about.number), *((more,) if about.given else ()))
    return tree.Triggered(ENTERS, (tree.Mode((A_CREATURE,), steps),))


def _usable(*limits: str, **where: str) -> OfWhatItTells:
    """Its text tells the ability itself; the keyword tells when, and from where, that may be activated."""
    return lambda about: tuple(one._replace(limits=(*one.limits, *limits), **where) for one in about or ())


# Keywords that mean nothing without what they are about.
OF_WHAT_IT_TELLS: dict[str, OfWhatItTells] = {
    BACKUP: lambda about: (backing(about),) if isinstance(about, tree.Backed) else (),
    BOAST: _usable("attacked this turn", "once each turn"),
    CHAMPION: championed,
    CRAFT: lambda about: crafted(about) if isinstance(about, tree.Kinded) else (),
    EXHAUST: _usable("once"),
    FORECAST: _usable("only during your upkeep", "once each turn", zone="hand"),
    GIFT: lambda about: (when(ENTERS, tree.Gift(str(about)), condition=tree.CastBy(GIFT)),),
    PARTNER_OF: lambda about: (looked_for_by_a_player(about),),
}


def devoured(about: tree.Kinded) -> tuple[Ability, ...]:
    """As it enters, things of that kind are sacrificed for counters."""
    grown = tree.PutCounters(THIS, "+1/+1", tree.Amount(about.due))  # type: ignore[arg-type]
    return (tree.Instead("enters", THIS, (tree.Sacrifice(tree.You(), about.of), grown)),)


# Keywords whose ability, once it has resolved, is something that its player has done.
DONE_BY_PLAYERS = {"dominio del fuoco": "dominare il fuoco"}


def noticed(one: Ability, word: str) -> Ability:
    """An ability that tells, as the last thing it does, what its player has done by it."""
    if not isinstance(one, tree.Triggered):
        return one
    modes = tuple(mode._replace(do=(*mode.do, tree.Did(DONE_BY_PLAYERS[word]))) for mode in one.modes)
    return one._replace(modes=modes)
