"""When and from where things may be played: cards as spells and as lands, abilities of what is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board import combat_moments
from judgekit.magic.plays.board.main_phases import in_ones_own_main_phase, is_time_for_a_sorcery
from judgekit.magic.plays.board.state import COMMAND, MAIN, controller, in_play, stack_of, traits
from judgekit.magic.plays.board.teams import has_the_turn, holds_priority, lands_played
from judgekit.magic.plays.text.shorthand import all_abilities, word_of
from judgekit.magic.plays.triggers.triggers import of_what_is_attached
from judgekit.magic.questions.casting import (
    CONDITION_HOLDS,
    MAY_BE_PLAYED_FROM_THERE,
    MORE_LANDS,
    WANTS_SUCH_A_CARD_IN_HAND,
    WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS,
    ZONE_OF_AN_ABILITY,
)
from judgekit.magic.questions.keywords import ONLY_AS_A_SORCERY
from judgekit.magic.questions.resolving import EMBLEMS_WORK_WHERE_THEY_ARE
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


AS_WHEN_A_SORCERY_MAY = "as when a sorcery may"  # the check that abilities are put to which borrow this time


# --- any of them ------------------------------------------------------------------------------------------------------


def with_priority(game: Game, player: str, *_: object) -> Refusal | bool:
    """Only who has priority may act."""
    return True if holds_priority(game, player) else Refusal("has no priority", (player,))


# --- spells -----------------------------------------------------------------------------------------------------------


def from_hand(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A card is played as a spell from its owner's hand, or from where a text or rule lets it be played."""
    if card.zone[0] == "hand" and card.owner == player:
        return True
    if game.ruling(MAY_BE_PLAYED_FROM_THERE, player, card):
        return True
    return Refusal("is not in hand", (card.id, player))


def lands_are_no_spells(game: Game, player: str, card: Thing) -> Refusal | None:
    return Refusal("is a land", (card.id,)) if "land" in traits(game, card).types else None


def is_slow(game: Game, card: Thing) -> bool:
    return "instant" not in traits(game, card).types


def slow_ones_in_main(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """All but instants are played in a main phase."""
    if not is_slow(game, card):
        return None
    return True if game.board.facts.get("phase") in MAIN else Refusal("only in a main phase", (card.id,))


def slow_ones_when_nothing_waits(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """All but instants are played in one's own turn, with nothing waiting."""
    if not is_slow(game, card):
        return None
    if not has_the_turn(game, player):
        return Refusal("only in your own turn", (card.id,))
    return Refusal("something is waiting", (card.id,)) if stack_of(game) else True


# --- lands ------------------------------------------------------------------------------------------------------------


def land_in_main(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A land is played in one's own main phase."""
    own = in_ones_own_main_phase(game, player)
    return True if own else Refusal("a land only in your own main phase", (card.id,))


def land_when_nothing_waits(game: Game, player: str, card: Thing) -> Refusal | bool:
    """A land is played with priority and nothing waiting."""
    if not holds_priority(game, player):
        return Refusal("has no priority", (player,))
    return Refusal("something is waiting", (card.id,)) if stack_of(game) else True


def one_land_a_turn(game: Game, player: str, card: Thing) -> Refusal | bool:
    """One land a turn, and those that cards allow beside it."""
    allowed = 1 + game.ruling(MORE_LANDS, player)
    return True if lands_played(game, player) < allowed else Refusal("has played a land", (player,))


# --- abilities --------------------------------------------------------------------------------------------------------


def controller_only(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """Only the controller of a permanent plays its abilities."""
    if not isinstance(ability, tree.Activated) or "any player" in ability.limits:
        return None
    whose = controller(game, source)
    if whose != player:  # somebody else tries: as it is on what is theirs?
        whose = of_what_is_attached(game, source, whose)
    if (giver := _granting(game, source, ability)) is not None:
        whose = game.ruling_on(WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS, controller(game, giver), whose)
    return True if whose == player else Refusal("is not yours", (source.id, player))


def _granting(game: Game, host: Thing, ability: object) -> Thing | None:
    """The local enchantment that gives a permanent this ability."""
    if any(each is ability for each in host.face.traits.abilities):
        return None
    for thing in in_play(game.board):
        if thing.marks.get("host") == host.object:
            changes = [
                change
                for one in traits(game, thing).abilities
                if isinstance(one, tree.Static)
                for change in one.changes
            ]
            if any(word is ability for change in changes for word in change.words):
                return thing
    return None


def in_its_zone(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """An ability is played where it works: in play, unless it says otherwise; that of an emblem, where emblems are."""
    if not isinstance(ability, tree.Activated):
        return None
    if source.zone == COMMAND:
        return bool(game.ruling(EMBLEMS_WORK_WHERE_THEY_ARE)) or Refusal("works elsewhere", (source.id, "battlefield"))
    zone = "battlefield" if ability.zone == "battlefield" else game.ruling(ZONE_OF_AN_ABILITY, ability)
    return True if source.zone[0] == zone else Refusal("works elsewhere", (source.id, zone))


def borrowed_timing(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """An ability that may be played as some kind of spell is played when one could be."""
    if not isinstance(ability, tree.Activated) or "as a sorcery" not in ability.limits:
        return None
    question = ONLY_AS_A_SORCERY[word_of(game, ability)]
    if game.speaks(question) and not game.ruling(question):
        return None
    if not is_time_for_a_sorcery(game, player):
        return Refusal("only as a sorcery", (source.id,))
    return True


def borrowed_by_keyword(word: str) -> Callable[[Game, str, Thing, object], Refusal | bool | None]:
    """The same of an ability for which this keyword stands: the keyword says so itself."""

    def play(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
        if word_of(game, ability) != word:
            return None
        return game.refusal(AS_WHEN_A_SORCERY_MAY, player, source, ability) or True

    return play


def within_its_limits(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """How often and when an ability may be used, as its text says; the use counts for the permanent, whoever has it."""
    for limit in getattr(ability, "limits", ()):
        if isinstance(limit, tree.OnlyIf):
            if not game.ruling(CONDITION_HOLDS, limit.condition, player, source):
                return Refusal("not at this time", (source.id,))
        elif limit == "once each turn":
            used: dict[int, int] = source.marks.get("used", {})
            if used.get(_place(game, source, ability)) == game.board.facts.get("number", 0):
                return Refusal("has been used", (source.id,))
        elif limit == "once":
            if _place(game, source, ability) in source.marks.get("used", {}):
                return Refusal("has been used for good", (source.id,))
        elif limit == "as an instant":
            if game.ruling(WANTS_SUCH_A_CARD_IN_HAND) and not _has_an_instant(game, player):
                return Refusal("has no instant in hand", (player,))
        elif limit == "attacked this turn":
            if source.marks.get("attacked") != game.board.facts.get("number", 0):
                return Refusal("has not attacked", (source.id,))
        elif limit in {"in combat", "in an opponent's turn"}:
            if not _is_so_now(game, limit, player):
                return Refusal("not at this time", (source.id,))
        elif combat_moments.is_one(limit):
            continue
        elif limit == "attached":
            if source.marks.get("host") is None:
                return Refusal("is on nothing", (source.id,))
        elif limit.startswith(_ONLY):
            when = limit.removeprefix(_ONLY)
            if not has_the_turn(game, player) or when not in {"turn", game.stage}:
                return Refusal("not at this time", (source.id,))
    return True if getattr(ability, "limits", ()) else None


def at_its_moment(game: Game, player: str, source: Thing, ability: object) -> Refusal | bool | None:
    """Before or after which moment of combat an ability may be used, as its text says."""
    said = [one for one in getattr(ability, "limits", ()) if isinstance(one, str) and combat_moments.is_one(one)]
    if not said:
        return None
    return True if all(combat_moments.is_now(game, one) for one in said) else Refusal("not at this time", (source.id,))


def _is_so_now(game: Game, when: str, player: str) -> bool:
    """Whether it is the phase, or the turn, in which alone an ability may be used."""
    return game.board.facts.get("phase") == "combat" if when == "in combat" else not has_the_turn(game, player)


_ONLY = "only during your "


def _has_an_instant(game: Game, player: str) -> bool:
    hand = game.board.zone("hand", player)
    return any("instant" in traits(game, game.board.things[card]).types for card in hand)


def _place(game: Game, source: Thing, ability: object) -> int:
    return next((n for n, one in enumerate(all_abilities(game, source)) if one is ability), 0)


def statics_are_not_played(game: Game, player: str, source: Thing, ability: object) -> Refusal | None:
    return None if isinstance(ability, tree.Activated) else Refusal("is not played", (source.id,))
