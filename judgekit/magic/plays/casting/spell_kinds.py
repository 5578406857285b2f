"""What the types of a card say: when it is cast, and where it goes when it has resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import NEXT_AT_ANY_TIME
from judgekit.magic.plays.board.state import (
    MAIN,
    chosen,
    controller,
    has_word_of,
    in_play,
    rules_of_table,
    stack_of,
    traits,
)
from judgekit.magic.plays.board.teams import has_the_turn, holds_priority
from judgekit.magic.plays.casting import offering
from judgekit.magic.plays.casting.total_cost import INSTEAD
from judgekit.magic.plays.keywords import bestow
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.turn import allowances
from judgekit.magic.questions.casting import (
    CONDITION_HOLDS,
    HAS_FLASH_ON_A_CONDITION,
    KINDRED_FOLLOWS_ITS_OTHER_TYPE,
)
from judgekit.magic.questions.restrictions import CHOICES_MAY_LET_IT
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

    Check = Callable[[Game, str, Thing], Refusal | bool | None]
    Fits = Callable[[Game, Thing, tree.Filter, str, Object | None], bool]
    Ruling = Callable[[Game, str, frozenset[str]], str | None]

Play = TypeVar("Play", bound="Callable[..., Any]")
CREATURE, KINDRED = "creature", "kindred"


def of_card(game: Game, card: Thing) -> frozenset[str]:
    """The types by which a card is cast and resolves; whoever reads «Goblin» on it takes it for a creature."""
    types = frozenset(traits(game, card).types)
    if KINDRED in types and CREATURE not in types and not game.ruling(KINDRED_FOLLOWS_ITS_OTHER_TYPE):
        return types | {CREATURE}
    return types


# --- when it is cast --------------------------------------------------------------------------------------------------


def with_priority(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """An instant is cast by whoever has priority, whenever that is."""
    if "instant" not in traits(game, card).types:
        return None
    return True if holds_priority(game, player) else Refusal("has no priority", (player,))


def with_a_legend(game: Game, player: str, card: Thing) -> Refusal | None:
    """A legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker."""
    like = traits(game, card)
    if "legendary" not in like.supertypes or {"instant", "sorcery"}.isdisjoint(like.types):
        return None
    there = (traits(game, one) for one in in_play(game.board) if controller(game, one) == player)
    if any("legendary" in one.supertypes and not {"creature", "planeswalker"}.isdisjoint(one.types) for one in there):
        return None
    return Refusal("wants a legend", (card.id,))


def in_ones_main_phase(kind: str) -> Check:
    """Cards of a type are cast by who has priority, in a main phase of their own turn, with nothing waiting."""

    def play(game: Game, player: str, card: Thing) -> Refusal | bool | None:
        if kind not in of_card(game, card):
            return None
        if not holds_priority(game, player):
            return Refusal("has no priority", (player,))
        if any_time(game, card) or _as_though_it_had_flash(game, player, card) or _with_an_offering(game, player, card):
            return True
        return _only_now(game, player, card, bool(stack_of(game))) or True

    return _named(play, f"{kind} in a main phase", "Of this type it is cast in one's own main phase.")


def _only_now(game: Game, player: str, card: Thing, waits: bool) -> Refusal | None:
    """What stands against casting a card now that waits for its player's main phase; `waits`: there is a stack."""
    if not has_the_turn(game, player):
        return Refusal("only in your own turn", (card.id,))
    if game.board.facts.get("phase") not in MAIN:
        return Refusal("only in a main phase", (card.id,))
    return Refusal("something is waiting", (card.id,)) if waits else None


def any_time(game: Game, card: Thing) -> bool:
    """Whether a keyword lets a card be cast whenever an instant could."""
    return has_word_of(game, "cast at any time", card)


FLASH, AT_ANY_TIME = "lampo", "may be cast at any time"


def _as_though_it_had_flash(game: Game, player: str, card: Thing) -> bool:
    """Whether a text lets a card be cast as though it had flash: its own, or one about such spells."""
    row = game.word("cast at any time", FLASH)
    if row is None or not (_is_said_to_have_it(game, player, card) or _counts_on_choices(game, player, card)):
        return False
    game.cite(row.cites)
    return True


def _with_an_offering(game: Game, player: str, card: Thing) -> bool:
    """Whether a card may be cast when an instant could, counting on what will be offered for it."""
    row = game.word(WITH_AN_OFFERING, vocabulary.OFFERING)
    if row is None or not offering.could_be(game, player, card):
        return False
    game.cite(row.cites)
    return True


WITH_AN_OFFERING = "cast at any time with an offering"


def _is_said_to_have_it(game: Game, player: str, card: Thing) -> bool:
    return _says_so_itself(game, player, card) or _others_say_so(game, player, card)


def _counts_on_choices(game: Game, player: str, card: Thing) -> bool:
    """Whether choices yet to be made for a card may make it a spell that a text lets be cast so."""
    return (
        bestow.may_be(game, card)
        and _others_say_so(game, player, card, bestow.fits_as_an_aura)
        and game.is_so(CHOICES_MAY_LET_IT)
    )


def still_in_time(game: Game, player: str, spell: Thing) -> Refusal | None:
    """Whoever began a spell out of time, counting on a choice that lets them, makes that choice."""
    as_an_aura = chosen(spell, INSTEAD) is None and bestow.may_be(game, spell) and not bestow.bestowed(game, spell)
    an_offering = vocabulary.OFFERING in traits(game, spell).words and not offering.is_offered(spell)
    if not (as_an_aura or an_offering):
        return None
    if any_time(game, spell) or _is_said_to_have_it(game, player, spell):
        return None
    return _only_now(game, player, spell, stack_of(game) != (spell.id,))


def let_as_an_aura(game: Game, player: str, spell: Thing) -> Refusal | None:
    """Whoever was let cast a card as a creature spell, at that time or from there, does not cast it bestowed."""
    zone = spell.marks.get("from")
    if zone is None or not bestow.bestowed(game, spell):
        return None
    if not allowances.still_lets(game, player, spell, zone[0]):
        return Refusal("is not in hand", (spell.id, player))
    if any_time(game, spell) or _is_said_to_have_it(game, player, spell):
        return None
    return _only_now(game, player, spell, stack_of(game) != (spell.id,))


def _says_so_itself(game: Game, player: str, card: Thing) -> bool:
    own = [a for a in card.face.traits.abilities if isinstance(a, tree.Static) and (AT_ANY_TIME, None) in a.rules]
    if not any(a.condition is None or game.ruling(CONDITION_HOLDS, a.condition, player, card) for a in own):
        return False
    return any(a.condition is None for a in own) or game.is_so(HAS_FLASH_ON_A_CONDITION)


def _others_say_so(game: Game, player: str, card: Thing, fits: Fits = filters.fits) -> bool:
    said = [(source, about) for source, rule, about in rules_of_table(game) if rule == AT_ANY_TIME and about]
    return any(
        player in things(game, who, controller(game, source), source)
        and fits(game, card, _as_it_lies(spells, card), player, source.object)
        for source, (who, spells) in said
    ) or any(
        player == controller(game, source)
        and fits(game, card, _as_it_lies(spells, card), player, source.object)
        and game.ruling(TIMES_THIS_TURN, event, player) == cast
        for source, rule, (spells, event, cast) in _of_the_next(game)
    )


def _of_the_next(game: Game) -> list[tuple[Thing, str, Any]]:
    return [told for told in rules_of_table(game) if told[1] == NEXT_AT_ANY_TIME]


def _as_it_lies(spells: tree.Filter, card: Thing) -> tree.Filter:
    """The filter of some spells, for a card that is none yet."""
    return tree.within(spells, {"noun": "card", "zone": card.zone[0], "controller": ""})


# --- where it goes ----------------------------------------------------------------------------------------------------


def goes(kind: str, zone: str) -> Ruling:
    """A card of a type goes to a zone when it has resolved."""

    def play(game: Game, value: str, kinds: frozenset[str]) -> str | None:
        return zone if kind in kinds else None

    return _named(play, f"{kind} to the {zone}", f"When it has resolved, it goes to the {zone}.")


def stays_out(kind: str) -> Callable[[Game, bool, Thing], bool | None]:
    """A card of a type never enters the battlefield: it stays where it is."""

    def play(game: Game, value: bool, card: Thing) -> bool | None:
        return False if kind in traits(game, card).types else None

    return _named(play, f"{kind} stays out", "It never enters the battlefield.")


def _named(play: Play, name: str, told: str) -> Play:
    play.__name__ = name.replace(" ", "_")
    play.__doc__ = told
    return play
