"""Local enchantments: which enchantments are local, on what they enter, how they are moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, bearer, chosen, controller, players, traits
from judgekit.magic.plays.text import filters
from judgekit.magic.questions.resolving import ENTERS_ATTACHED
from judgekit.magic.questions.state_based import (
    A_CREATURE_ENCHANTS,
    AURAS_MAY_BE_ON_PLAYERS,
    EACH_ENCHANT_ABILITY_LIMITS,
    ENTERS_WITH_NOTHING_TO_ENCHANT,
    MAY_BE_ENCHANTED,
    MAY_ENCHANT_ITSELF,
)
from judgekit.table.engine import Ask, Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def is_local(game: Game, value: bool, thing: Thing) -> bool:
    """An enchantment whose type says what it enchants is local, any other is global."""
    return "incanta" in traits(game, thing).words


def attached_as_it_resolves(game: Game, value: bool, cast: bool) -> bool | None:
    """An Aura that resolves enters on what was its target."""
    return True if cast else None


def attached_by_whoever_puts_it(game: Game, value: bool, cast: bool) -> bool | None:
    """Where an Aura enters otherwise, the player under whose control it enters chooses on what."""
    return None if cast else True


def only_on(game: Game, spell: Thing, one: Any) -> Refusal | None:
    """What a local enchantment's own text says of the permanents on which it may be played."""
    like = traits(game, spell)
    if isinstance(one, str) or "incanta" not in like.words:
        return None
    you = controller(game, spell)
    if all(filters.fits(game, one, of, you, spell.object) for of in (*_cast_only_on(like), *_only(game, spell))):
        return None
    return Refusal("is no such target", (one.id, spell.id))


def on_what_fits_all(game: Game, spell: Thing, one: Thing | str) -> Refusal | None:
    """The one target of an Aura with several enchant abilities is one that each of them allows.

    So it is with what else its text says that it may enchant; on what alone it is cast is asked as that is done.
    """
    like = traits(game, spell)
    if spell.zone[0] != "stack" or "ability" in spell.marks or "incanta" not in like.words:
        return None
    told = () if any(chosen(spell, "targets", ())) else _cast_only_on(like)
    wants = (*like.words["incanta"], *_only(game, spell), *told)
    if len(wants) < _SEVERAL:
        return None
    you = controller(game, spell)
    if isinstance(one, str):
        fits = all(one in filters.candidates(game, of, you, spell.object) for of in wants)
    else:
        fits = all(filters.fits(game, one, of, you, spell.object) for of in wants)
    return None if fits else Refusal("is no such target", (one if isinstance(one, str) else one.id, spell.id))


def _cast_only_on(like: Traits) -> tuple[tree.Filter, ...]:
    """On what alone a text says that its Aura may be cast."""
    return tuple(each.of for each in like.abilities if isinstance(each, tree.PlayOnly) and each.of)


def _only(game: Game, enchantment: Thing) -> list[tree.Filter]:
    """What a local enchantment may enchant alone, as its text says beyond its type."""
    changes = [c for each in traits(game, enchantment).abilities if isinstance(each, tree.Static) for c in each.changes]
    rules = [rule for change in changes if isinstance(change.what, tree.This) for rule in change.rules]
    return [rule[1] for rule in rules if isinstance(rule, tuple) and rule[0] == "enchants only"]


def may_enchant(game: Game, enchantment: Thing, host: Thing) -> bool:
    """Whether a permanent is one that a local enchantment may be on."""
    wants = traits(game, enchantment).words.get("incanta", ())
    you = controller(game, enchantment)
    if host.id == enchantment.id and not game.ruling(MAY_ENCHANT_ITSELF):
        return False
    if "creature" in traits(game, enchantment).types and not game.ruling(A_CREATURE_ENCHANTS):
        return False
    enough = all if len(wants) >= _SEVERAL and game.ruling(EACH_ENCHANT_ABILITY_LIMITS) else any
    if not enough(filters.fits_where(game, host, of, you, enchantment.object) for of in wants):
        return False
    if not all(filters.fits(game, host, of, you, enchantment.object) for of in _only(game, enchantment)):
        return False
    return bool(game.ruling(MAY_BE_ENCHANTED, host, enchantment))


def may_enchant_player(game: Game, enchantment: Thing, player: str) -> bool:
    """Whether a player is one that an Aura may be on, who is still in the game."""
    wants = traits(game, enchantment).words.get("incanta", ())
    if "creature" in traits(game, enchantment).types and not game.ruling(A_CREATURE_ENCHANTS):
        return False
    you = controller(game, enchantment)
    if not all(player in filters.candidates(game, of, you, enchantment.object) for of in wants):
        return False
    if not game.is_so(AURAS_MAY_BE_ON_PLAYERS):
        return False
    return bool(game.ruling(MAY_BE_ENCHANTED, player, enchantment))


def may_be_on(game: Game, enchantment: Thing, host: Being | None) -> bool:
    """Whether what a local enchantment is on is there, and one that it may be on."""
    if isinstance(host, str):
        return may_enchant_player(game, enchantment, host)
    there = bearer(game.board, host)
    return there is not None and there.zone == BATTLEFIELD and may_enchant(game, enchantment, there)


def host_for(game: Game, card: Thing, player: str, asked_by: int | None = None) -> Flow[Being | None]:
    """What a local enchantment enters on that nobody plays: whoever puts it into play chooses."""
    if "incanta" not in traits(game, card).words or not game.ruling(ENTERS_ATTACHED, False):
        return None
    things_ = game.board.things
    there = (things_[n] for n in game.board.zone("battlefield"))
    possible: tuple[Being, ...] = tuple(thing.object for thing in there if may_enchant(game, card, thing))
    if _may_be_on_players(game, card):
        possible += tuple(one for one in players(game.board) if may_enchant_player(game, card, one))
    if len(possible) < _SEVERAL:
        return possible[0] if possible else None
    found: Being = (yield Ask("choose", player, (asked_by or card.id, None, 1), possible))[0]
    return found


def host_of_a_copy(game: Game, card: Thing, player: str) -> Flow[tuple[Being | None, bool, tuple[str, ...]]]:
    """What something enchants that enters as a copy of a local enchantment; whether it enters at all; what says so."""
    like_it = card._replace(id=game.board.facts["next"], zone=BATTLEFIELD)  # as it is now, it is no enchantment
    host = yield from host_for(game, like_it, player, card.id)
    return host, enters(game, like_it, host), game.own()


def _may_be_on_players(game: Game, card: Thing) -> bool:
    """Whether it is players that an Aura enchants."""
    return any(of.noun == "player" for of in traits(game, card).words.get("incanta", ()))


_SEVERAL = 2


def enters(game: Game, card: Thing, host: Being | None) -> bool:
    """Whether a card that is put into play enters: an Aura without anything to enchant as the rules say."""
    if host is not None or "incanta" not in traits(game, card).words:
        return True
    if game.ruling(ENTERS_WITH_NOTHING_TO_ENCHANT):
        return True
    game.show()
    return False
