"""Which cards a text means, seen from the card that bears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple
from judgekit.wom.plays import areas
from judgekit.wom.plays.areas import HIDDEN, LAUNCHED
from judgekit.wom.questions import (
    BEARS_THE_NAME,
    COVERED_CARDS_HAVE_TRAITS,
    IS_ADJACENT,
    IS_IN_PLAY,
    IS_OPPOSING,
    LIES_AMONG_THE_HIDDEN,
    LIES_AMONG_THE_LAUNCHED,
    MEANT_BY_SYMBOLS_OF_DIAMAGIC,
    POSSESSES_THE_DIAMAGIC,
    POWER_OF_A_CONDITION,
    POWER_OF_AN_AMOUNT,
    SYMBOLS_OF_CARDS,
    WHERE_IS_OPPOSITE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.wom.language.card_tree import Token, Which


class Reading(NamedTuple):
    """What cards are like: handed in by the edition, for that hangs on what texts mean."""

    teams: Callable[[Game, Thing], tuple[str, ...]]
    is_simple: Callable[[Game, Thing], bool]
    is_of_kind: Callable[[Game, Thing, str], bool]


def _reading(game: Game) -> Reading:
    how: Reading = game.system.values["reading"]
    return how


# --- the questions, and what somebody would say who does not know the rules ------------------------------------------


def opposite(game: Game, wizard: Thing) -> Thing | None:
    """The wizard that stands opposite; by the names of places it would be left to left."""
    place = game.ruling_on(WHERE_IS_OPPOSITE, wizard.marks["place"], wizard.marks["place"])
    squad = areas.wizards(game.board, areas.other(game.board, wizard.owner))
    return next((one for one in squad if one.marks["place"] == place), None)


def adjacent(game: Game, wizard: Thing) -> list[Thing]:
    """The wizards beside one; by the word alone, all of its squad."""
    squad = [one for one in areas.wizards(game.board, wizard.owner) if one.id != wizard.id]
    return [one for one in squad if game.ruling(IS_ADJACENT, wizard, one)]


def is_opposing(game: Game, source: Thing, thing: Thing) -> bool:
    """Whether a card is the opponent's for another; in doubt every other card is."""
    found: bool = game.ruling_on(IS_OPPOSING, thing.id != source.id, source, thing)
    return found


def colours_meant(game: Game, which: Which | Token, said: tuple[str, ...]) -> tuple[str, ...]:
    """The colours that a noun or symbol asks for, none for any: a tint read literally is a colour."""
    if not which.tint:
        return said
    table = SYMBOLS_OF_CARDS if hasattr(which, "noun") else MEANT_BY_SYMBOLS_OF_DIAMAGIC
    found: tuple[str, ...] = game.ruling_on(table, (which.tint,), which.tint, said)
    return found


def bears_name(game: Game, thing: Thing, name: str) -> bool:
    """Whether a card is meant by a quoted name."""
    found: bool = game.ruling_on(BEARS_THE_NAME, thing.name == name, thing, name)
    return found


def power_read(game: Game, spell: Thing) -> int:
    """The Potenza Magica that a condition reads on another card; in doubt the one that it now has."""
    now = spell.marks.get("power", spell.face.power)
    found: int = game.ruling_on(POWER_OF_A_CONDITION, now, spell)
    return found


def amount_read(game: Game, spell: Thing, in_the_end: int) -> int:
    """The Potenza Magica of another card as an amount; in doubt the one that it has when all is counted."""
    found: int = game.ruling_on(POWER_OF_AN_AMOUNT, in_the_end, spell)
    return found


def has_traits(game: Game, thing: Thing) -> bool:
    """Whether a card has name, colour and Potenza Magica as it lies."""
    return not thing.marks.get("down") or bool(game.ruling(COVERED_CARDS_HAVE_TRAITS, thing))


# --- the cards --------------------------------------------------------------------------------------------------------


def wizards_meant(game: Game, source: Thing, which: Which) -> list[Thing]:
    """The wizards that a text means; where its player chooses one, all that may be chosen."""
    own = areas.wizard_of(game.board, source)
    if which.base in {"this", "caster"}:
        return [own] if own is not None else []
    if which.base == "opposite":
        there = opposite(game, own) if own is not None else None
        found = [there] if there is not None else []
    elif which.base == "adjacent":
        found = adjacent(game, own) if own is not None else []
    else:
        found = [one for player in game.board.facts["order"] for one in areas.wizards(game.board, player)]
    return [one for one in found if _fits_wizard(game, source, own, which, one)]


def _fits_wizard(game: Game, source: Thing, own: Thing | None, which: Which, wizard: Thing) -> bool:
    return (
        _fits(game, source, which, wizard)
        and not (which.other and own is not None and wizard.id == own.id)
        and (not which.team or which.team in _reading(game).teams(game, wizard))
    )


def _fits(game: Game, source: Thing, which: Which, thing: Thing) -> bool:
    if which.whose == "opposing" and not is_opposing(game, source, thing):
        return False
    if which.whose == "yours" and thing.owner != source.owner:
        return False
    wanted = colours_meant(game, which, which.colours)
    if wanted and not set(wanted) & set(thing.face.colours):
        return False
    return not which.name or bears_name(game, thing, which.name)


def spells_meant(game: Game, source: Thing, which: Which) -> list[Thing]:
    """The spells that a text means; «this» is, for a wizard, whatever it has played."""
    if which.base == "this":
        if source.face.kind == "spell":
            return [source]
        return areas.spells_by(game.board, source.id, LAUNCHED, HIDDEN)
    found = [spell for spell in areas.spells(game.board, LAUNCHED, HIDDEN) if _in_area(game, which.area, spell)]
    if which.by is not None:
        by = {wizard.id for wizard in wizards_meant(game, source, which.by)}
        found = [spell for spell in found if spell.marks.get("by") in by]
    return [spell for spell in found if _fits_spell(game, source, which, spell)]


def _in_area(game: Game, area: str, spell: Thing) -> bool:
    if area == LAUNCHED:
        return bool(game.ruling(LIES_AMONG_THE_LAUNCHED, spell))
    if area == HIDDEN:
        return spell.zone[0] == HIDDEN and bool(
            game.ruling_on(LIES_AMONG_THE_HIDDEN, bool(spell.marks.get("down")), spell)
        )
    return bool(game.ruling_on(IS_IN_PLAY, spell.zone[0] == LAUNCHED, spell))


def _fits_spell(game: Game, source: Thing, which: Which, spell: Thing) -> bool:
    if which.other and spell.id == source.id:
        return False
    if which.whose and not _fits(game, source, which._replace(colours=(), tint="", name=""), spell):
        return False
    asks = which.colours or which.tint or which.name or which.power or which.simple or which.word
    if not asks:
        return True
    return (
        has_traits(game, spell)
        and _fits(game, source, which._replace(whose=""), spell)
        and (which.power is None or fits_power(which.power, power_read(game, spell)))
        and (not which.simple or _reading(game).is_simple(game, spell))
        and (not which.word or _reading(game).is_of_kind(game, spell, which.word))
    )


def tokens_of(game: Game, wizard: Thing, token: Token | None = None) -> list[Thing]:
    """The Diamagic that a wizard possesses, of a colour; in doubt all those of its player."""
    board = game.board
    theirs = [board.things[number] for number in board.zone(areas.TOKENS, wizard.owner)]
    found = [one for one in theirs if game.ruling(POSSESSES_THE_DIAMAGIC, wizard, one)]
    if token is None:
        return found
    wanted = colours_meant(game, token, (token.colour,) if token.colour else ())
    return [one for one in found if not wanted or set(wanted) & set(one.face.colours)]


def fits_power(wanted: tuple[str, int], power: int) -> bool:
    """Whether a Potenza Magica is the one that is wanted."""
    how, number = wanted
    return power == number if how == "=" else power >= number if how == ">=" else power <= number


def meant(game: Game, source: Thing, which: Which) -> list[Thing]:
    """Whatever a text means."""
    if which.noun == "wizard":
        return wizards_meant(game, source, which)
    if which.noun == "castle":
        there = areas.castle(game.board)
        return [there] if there is not None else []
    return spells_meant(game, source, which)


def ids(things: Iterable[Thing]) -> tuple[int, ...]:
    """The ids of some things."""
    return tuple(thing.id for thing in things)


# --- the rules --------------------------------------------------------------------------------------------------------


def in_front(game: Game, _: int, place: int) -> int:
    """Players sit face to face: the left of one is before the right of the other."""
    return 2 - place


def side_by_side(game: Game, _: bool, wizard: Thing, one: Thing) -> bool:
    """Beside means in the next place."""
    return abs(int(wizard.marks["place"]) - int(one.marks["place"])) == 1


def of_the_other_player(game: Game, _: bool, source: Thing, thing: Thing) -> bool:
    """Opposing is what is the other player's."""
    return thing.owner != source.owner


def grey_is_any(game: Game, _: tuple[str, ...], tint: str, said: tuple[str, ...]) -> tuple[str, ...]:
    """A grey symbol asks for no colour, a black one for that of the word behind it, any other for its own."""
    return said if tint in {"nero", "grigio"} else (tint,)


def contains_the_words(game: Game, _: bool, thing: Thing, name: str) -> bool:
    """Words between quotation marks mean every name that has them in it."""
    return name.casefold() in thing.name.casefold()


def printed_power(game: Game, _: int, spell: Thing) -> int:
    """Other cards read the printed number."""
    power: int = spell.face.power
    return power


def only_in_front(game: Game, _: bool, spell: Thing) -> bool | None:
    """Launched spells lie before their wizards, hidden ones behind them."""
    return None if spell.zone[0] == LAUNCHED else False


def both_areas(game: Game, there: bool, spell: Thing) -> bool | None:
    """Both areas of spells are in play."""
    return None if there else spell.zone[0] in {LAUNCHED, HIDDEN}


def lies_on_it(game: Game, _: bool, wizard: Thing, token: Thing) -> bool:
    """A wizard possesses the tokens that lie on its card."""
    return token.marks.get("on") == wizard.id
