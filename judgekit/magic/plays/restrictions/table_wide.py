"""What texts forbid the whole table: certain spells, certain permanents, certain abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import CANNOT_CAST_FROM, CASTS_AS_SORCERIES, ONLY_FOR_MANA
from judgekit.magic.plays.board.main_phases import is_time_for_a_sorcery
from judgekit.magic.plays.board.state import controller, host_of, is_plain, rules_of_table, traits
from judgekit.magic.plays.keywords import bestow
from judgekit.magic.plays.replacement.cannot_enter import is_barred
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.restrictions import CHOICES_MAY_CHANGE_IT, LOOKED_AT_AS_AN_AURA
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

# --- casting ----------------------------------------------------------------------------------------------------------


def not_forbidden(game: Game, player: str, card: Thing) -> Refusal | None:
    """Nobody begins to cast a card as a spell that a text forbids them."""
    for source, spells in _forbidden(game, player):
        you, cards = controller(game, source), spells._replace(noun="card")
        if filters.fits(game, card, cards, you, source.object):
            if _may_turn_out_otherwise(card, spells) and game.ruling(CHOICES_MAY_CHANGE_IT):
                continue
            as_aura = bestow.may_be(game, card) and not bestow.fits_as_an_aura(game, card, cards, you, source.object)
            if as_aura and game.is_so(LOOKED_AT_AS_AN_AURA):
                continue
            return Refusal("may not be cast", (card.id, source.id))
    for source, rule, about in rules_of_table(game):
        from_there = rule == CANNOT_CAST_FROM and card.zone[0] in about[1]
        if from_there and player in things(game, about[0], controller(game, source), source):
            return Refusal("may not be cast", (card.id, source.id))
        waits = rule == CASTS_AS_SORCERIES and not is_time_for_a_sorcery(game, player, card.id)
        if waits and player in things(game, about, controller(game, source), source):
            return Refusal("may not be cast", (card.id, source.id))
        if rule == "cannot cast beyond" and _has_cast_enough(game, player, card, source, about):
            return Refusal("may not be cast", (card.id, source.id))
    return None


def _has_cast_enough(game: Game, player: str, card: Thing, source: Thing, about: tuple[object, tree.Happened]) -> bool:
    """Whether a player has cast as many spells this turn as a text lets them, of which this would be one more."""
    who, done = about
    you = controller(game, source)
    if player not in things(game, who, you, source) or not isinstance(done.event.what, tree.Filter):
        return False
    if not filters.fits(game, card, done.event.what._replace(noun="card", zone=card.zone[0]), you, source.object):
        return False
    return bool(game.ruling(TIMES_THIS_TURN, done.event, player) >= done.times)


def still_allowed(game: Game, player: str, spell: Thing) -> Refusal | None:
    """Whoever is no longer allowed to cast the spell that has come of their choices does not."""
    bare = spell._replace(marks={name: value for name, value in spell.marks.items() if name != "chosen"})
    for source, spells in _forbidden(game, player):
        you = controller(game, source)
        counted = _may_turn_out_otherwise(spell, spells) or bestow.may_be(game, spell)
        was = not counted and filters.fits(game, bare, spells, you, source.object)
        if not was and filters.fits(game, spell, spells, you, source.object):
            return Refusal("may not be cast", (spell.id, source.id))
    return None


def _forbidden(game: Game, player: str) -> list[tuple[Thing, tree.Filter]]:
    """The spells that permanents forbid a player."""
    there = [(source, about) for source, rule, about in rules_of_table(game) if rule == "cannot cast"]
    return [
        (source, spells)
        for source, (who, spells) in there
        if player in things(game, who, controller(game, source), source)
    ]


def _may_turn_out_otherwise(card: Thing, spells: tree.Filter) -> bool:
    """Whether choices yet to be made for a card may make it a spell that is not forbidden."""
    return "X" in (card.face.cost or ()) and any(what == "cost" for what, *_ in spells.compare)


# --- entering ---------------------------------------------------------------------------------------------------------


def kept_out(game: Game, value: bool, card: Thing) -> bool | None:
    """What a text keeps from entering does not enter."""
    entering = Event("move", (card.id, "battlefield", controller(game, card), "resolves"))
    return True if is_barred(game, entering, card) else None


# --- activating -------------------------------------------------------------------------------------------------------


def lies_idle(game: Game, player: str, source: Thing, ability: object) -> Refusal | None:
    """Of something whose abilities may not be activated none is, whether it makes mana or not."""
    if is_idle(game, source) or (not _is_for_mana(ability) and _is_idle_but_for_mana(game, source)):
        return Refusal("may not be activated", (source.id,))
    return None


def _is_for_mana(ability: object) -> bool:
    """Whether it is a mana ability: one of loyalty never is, whatever it adds."""
    if not isinstance(ability, tree.Activated):
        return False
    return ability.for_mana and not any(isinstance(cost, tree.LoyaltyCost) for cost in ability.costs)


def is_idle(game: Game, thing: Thing) -> bool:
    """Whether a text forbids the activated abilities of something."""
    if is_plain(game.board):
        return False
    if "cannot be activated" in traits(game, thing).rules:
        return True
    there = [(source, about) for source, rule, about in rules_of_table(game) if rule == "cannot be activated"]
    return any(_is_meant(game, thing, about, source) for source, about in there)


def _is_idle_but_for_mana(game: Game, thing: Thing) -> bool:
    """Whether a text forbids the activated abilities of something, but for mana abilities."""
    there = [(source, about) for source, rule, about in rules_of_table(game) if rule == ONLY_FOR_MANA]
    return any(_is_meant(game, thing, about, source) for source, about in there)


def _is_meant(game: Game, thing: Thing, about: Any, source: Thing) -> bool:
    if isinstance(about, tree.Host):
        return host_of(game, source) == thing.object
    return filters.fits(game, thing, about, controller(game, source), source.object)
