"""What cards are like now: which of their effects work, what they possess, what they suffer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.wom.faces import PLACES
from judgekit.wom.language.card_tree import Considered, Grant, Immune, Keyword, Special, Triggered
from judgekit.wom.plays import areas, reading
from judgekit.wom.plays.areas import CENTRE, CODE, HIDDEN, LAUNCHED, WIZARDS
from judgekit.wom.questions import (
    ABILITIES_REACH,
    COUNTS_AS_THAT_KIND,
    COVERED_CARDS_HAVE_TRAITS,
    GAINED_SURVIVES,
    HOLDS_STILL,
    NO_EFFECTS_IS_SIMPLE,
    POSSESSES_IT_ANYWAY,
    RENDERED_SURVIVES,
    SIMPLE_CARDS_HAVE_EFFECTS,
    SIMPLE_THOUGH_IT_POSSESSES_ONE,
    SUFFERS,
    TEAMS_OF_A_WIZARD,
    WORKS_THOUGH_HIDDEN,
    WORKS_THOUGH_REPLACED,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.wom.language.card_tree import Condition, Effect, Which


_PLACES_IN_PLAY = {LAUNCHED, HIDDEN, WIZARDS, CODE, CENTRE[0]}

# --- Semplice ---------------------------------------------------------------------------------------------------------


def is_simple(game: Game, thing: Thing) -> bool:
    """Whether a card counts as Semplice: it has no effects, or something has made it so."""
    if made_simple(game, thing):
        return True
    if thing.face.effects or not game.ruling(NO_EFFECTS_IS_SIMPLE, thing):
        return False
    return not granted_words(game, thing) or bool(game.ruling(SIMPLE_THOUGH_IT_POSSESSES_ONE, thing))


def made_simple(game: Game, thing: Thing) -> bool:
    """Whether something has made a card Semplice that still holds."""
    by = thing.marks.get("annulled", ())
    return bool(thing.marks.get("simple")) or any(holds_still(game, number) for number in by)


def holds_still(game: Game, number: int) -> bool:
    """Whether what a card has done holds: by itself it would for good."""
    source = game.board.things.get(number)
    return source is not None and bool(game.ruling(HOLDS_STILL, source))


def while_in_play(game: Game, _: bool, source: Thing) -> bool | None:
    """Effects are valid only while their card is in play."""
    return None if source.zone[0] in _PLACES_IN_PLAY else False


# --- effects that work ------------------------------------------------------------------------------------------------


def works(game: Game, thing: Thing, effect: Effect) -> bool:
    """Whether an effect of a card works now."""
    if thing.marks.get("down") and not game.ruling(COVERED_CARDS_HAVE_TRAITS, thing):
        return False
    if made_simple(game, thing) and not game.ruling(SIMPLE_CARDS_HAVE_EFFECTS, thing):
        return False
    if thing.marks.get("mute"):
        return False
    if _wants_hiding(effect) and thing.zone[0] != HIDDEN:
        return False
    if thing.zone[0] == HIDDEN and not game.ruling(WORKS_THOUGH_HIDDEN, thing, effect):
        return False
    if _beneath(game, thing) and not game.ruling(WORKS_THOUGH_REPLACED, thing):
        return False
    return effect_holds(game, thing, effect)


def _beneath(game: Game, thing: Thing) -> bool:
    return thing.zone == CENTRE and game.board.zones[CENTRE][0] != thing.id


def _wants_hiding(effect: Effect) -> bool:
    when = getattr(effect, "when", None)
    return when is not None and when.kind == "hidden"


def unless_it_says_so(game: Game, value: bool, thing: Thing, effect: Effect) -> bool:
    """Unless the effect says that it is for hidden spells."""
    return value or _wants_hiding(effect)


def from_continua_on(game: Game, value: bool, thing: Thing, effect: Effect) -> bool:
    """A Continua spell that stays has its effects from the moment when Continua has been carried out."""
    return value or bool(thing.marks.get("lasting"))


def effect_holds(game: Game, thing: Thing, effect: Effect) -> bool:
    """Whether the condition of an effect is so."""
    when = effect.when
    return when is None or holds(game, thing, when)


def candidates(game: Game) -> list[Thing]:
    """The cards whose effects may work: those in play, and spells of this challenge that have left it."""
    board = game.board
    gone = [launch.spell for launch in areas.launches(board)]
    there = [number for (kind, _), things in board.zones.items() if kind in _PLACES_IN_PLAY for number in things]
    things = [board.things[number] for number in dict.fromkeys((*sorted(there), *gone)) if number in board.things]
    return [thing for thing in things if thing.face.effects and holds_still(game, thing.id)]


def at_work(game: Game, kind: type) -> Iterator[tuple[Thing, Effect]]:
    """The effects of a kind that work now, each with its card."""
    for thing in candidates(game):
        effects: tuple[Effect, ...] = thing.face.effects
        for effect in effects:
            if isinstance(effect, kind) and works(game, thing, effect):
                yield thing, effect


def reaches(game: Game, source: Thing, which: Which, thing: Thing) -> bool:
    """Whether an effect on spells reaches one: as it is written, whatever wizard has played it."""
    return source.zone[0] != WIZARDS or bool(game.ruling(ABILITIES_REACH, source, which, thing))


def own_spells_only(game: Game, _: bool, source: Thing, which: Which, thing: Thing) -> bool | None:
    """The ability of a wizard is for the spells that it plays itself, unless it says otherwise."""
    own = thing.marks.get("by") == source.id or bool(which.whose or which.by or which.area == "in play")
    return None if own else False


def touched(game: Game, source: Thing, which: Which) -> list[Thing]:
    """The cards that an effect means, reaches, and that are not immune to it."""
    found = reading.meant(game, source, which)
    if which.noun == "spell":
        found = [thing for thing in found if reaches(game, source, which, thing)]
    return [thing for thing in found if suffers(game, source, thing)]


# --- immunity ---------------------------------------------------------------------------------------------------------


def suffers(game: Game, source: Thing, thing: Thing) -> bool:
    """Whether a card suffers what another does to it."""
    return bool(game.ruling(SUFFERS, source, thing))


def not_if_immune(game: Game, _: bool, source: Thing, thing: Thing) -> bool | None:
    """An immune card suffers nothing from that kind of card, good or bad."""
    if source.id == thing.id:
        return None

    def immune() -> bool:
        return any(_shields(game, shield, effect, source, thing) for shield, effect in at_work(game, Immune))

    return False if areas.once(game, ("immune", source.id, thing.id), False, immune) else None


def _shields(game: Game, shield: Thing, effect: Effect, source: Thing, thing: Thing) -> bool:
    if not isinstance(effect, Immune) or source.face.kind != effect.to.noun:
        return False
    if effect.to.whose == "opposing" and not reading.is_opposing(game, thing, source):
        return False
    return thing.id in reading.ids(reading.meant(game, shield, effect.which))


# --- conditions -------------------------------------------------------------------------------------------------------


def holds(game: Game, source: Thing, when: Condition) -> bool:
    """Whether what a condition says is so."""
    return _is_so(game, source, when) is not when.negated


def _is_so(game: Game, source: Thing, when: Condition) -> bool:
    if when.kind == "hidden":
        return source.zone[0] == HIDDEN
    if when.kind == "castle colour":
        there = areas.castle(game.board)
        return there is not None and when.text in there.face.colours
    if when.which is None:
        return False
    found = reading.meant(game, source, when.which)
    if when.kind == "possesses":
        return any(len(reading.tokens_of(game, wizard, when.token)) >= when.many for wizard in found)
    if when.kind == "some":
        return bool(found)
    if when.kind == "placed":
        return any(PLACES[wizard.marks["place"]] == when.text for wizard in found)
    return bool(found) and all(when.text in teams(game, wizard) for wizard in found)


def teams(game: Game, wizard: Thing) -> tuple[str, ...]:
    """The teams of which a wizard is, or counts as being; in doubt the one that its player has declared."""
    declared = game.board.players[wizard.owner].get("team") or wizard.face.team
    found: tuple[str, ...] = game.ruling_on(TEAMS_OF_A_WIZARD, (declared,), wizard)
    return found


def printed_team(game: Game, _: tuple[str, ...], wizard: Thing) -> tuple[str, ...]:
    """The team of a wizard is the one on its card, whatever has been declared."""
    return (wizard.face.team,)


def considered_team(game: Game, value: tuple[str, ...], wizard: Thing) -> tuple[str, ...]:
    """Who counts as being of a team is of it for every effect."""

    def considered() -> tuple[str, ...]:
        return tuple(
            effect.team or game.board.players[wizard.owner].get("team", "")
            for source, effect in at_work(game, Considered)
            if isinstance(effect, Considered) and wizard.id in reading.ids(touched(game, source, effect.which))
        )

    found: tuple[str, ...] = areas.once(game, ("team", wizard.id), (), considered)
    return (*value, *found)


# --- Special Actions --------------------------------------------------------------------------------------------------


def printed_words(game: Game, thing: Thing) -> tuple[str, ...]:
    """The Special Actions in the text of a card; in doubt those alone that it could carry out at once."""
    parts = (part for effect in thing.face.effects for part in _parts(effect))
    return tuple(
        part.word
        for part in parts
        if isinstance(part, (Special, Keyword))
        and (effect_holds(game, thing, part) or game.ruling(POSSESSES_IT_ANYWAY, thing))
    )


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Triggered) else (effect,)


def granted_words(game: Game, thing: Thing) -> list[tuple[str, bool]]:
    """The Special Actions that other effects give a card, each with whether it is gained."""

    def granted() -> list[tuple[str, bool]]:
        return [
            (effect.word, effect.gained)
            for source, effect in at_work(game, Grant)
            if isinstance(effect, Grant) and thing.id in reading.ids(touched(game, source, effect.which))
        ]

    found: list[tuple[str, bool]] = areas.once(game, ("words", thing.id), [], granted)
    return found


def possesses(game: Game, thing: Thing, word: str) -> bool:
    """Whether a card possesses a Special Action: printed, gained or rendered."""
    simple = made_simple(game, thing)
    if not simple and word in printed_words(game, thing):
        return True
    for given, gained in granted_words(game, thing):
        question = GAINED_SURVIVES if gained else RENDERED_SURVIVES
        if given == word and (not simple or game.ruling_on(question, gained, thing)):
            return True
    return False


def is_of_kind(game: Game, thing: Thing, word: str) -> bool:
    """Whether a spell counts as one of that Special Action; in doubt only where it is printed."""
    if not made_simple(game, thing) and word in printed_words(game, thing):
        return True
    given = any(word == one for one, _ in granted_words(game, thing))
    return given and bool(game.ruling(COUNTS_AS_THAT_KIND, thing, word))


def however_it_came(game: Game, _: bool, thing: Thing, word: str) -> bool:
    """A spell that possesses a Special Action, however it came to it, is one of that kind."""
    return possesses(game, thing, word)


READING = reading.Reading(teams, is_simple, is_of_kind)
