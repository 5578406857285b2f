"""What effects do at once: the Special Actions, one procedure each, and the other deeds of texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Ask, Event
from judgekit.wom.language.card_tree import Ban, Discard, Draw, Give, Lose, Places, Show, Simplify, Special
from judgekit.wom.plays import areas, diamagic, drawing, launching, reading, traits
from judgekit.wom.plays.areas import CASTLES, HAND, LAUNCHED
from judgekit.wom.plays.blocking import Done
from judgekit.wom.questions import (
    A_DISCARDED_LAUNCH_LEAVES_IT_OPEN,
    ANNULS_ITSELF_AND_OTHERS,
    BECOMES_SEMPLICE,
    BRACKETS_ARE_AN_AID,
    ONE_NAME_IS_ONE_CARD,
    THE_WIZARD_IS_THE_TARGET,
)

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.wom.language.card_tree import Effect, Which
DEEDS = (Special, Draw, Discard, Places, Show, Lose, Give, Ban, Simplify)
PERFORMED = (
    "annulla", "blocca", "confondi", "corrodi", "corrompi", "recupera", "rivela", "scambia", "spezza", "teletrasporto",
)  # fmt: skip


def carry_out(game: Game, source: int, effect: Effect) -> Flow[None]:
    """A Special Action is carried out at once; what its brackets say would be followed by who does not know better."""
    if not isinstance(effect, Special):
        return
    if effect.optional and effect.word not in {"corrodi", "corrompi"}:
        thing = game.board.things[source]
        if not (yield Ask("may", thing.owner, source, (True, False))):
            return
    if effect.explained and not game.ruling(BRACKETS_ARE_AN_AID):
        for part in effect.explained:
            yield from game.run("perform", source, part)
        return
    yield from game.run(effect.word, source, effect)


def targets(game: Game, source: int, which: Which | None) -> Flow[list[Thing]]:
    """The cards at which an effect is aimed; of those from which to choose, the one that its player chooses."""
    if which is None:
        return []
    thing = game.board.things[source]
    found = [one for one in reading.meant(game, thing, which) if traits.suffers(game, thing, one)]
    if which.noun == "spell":
        found = [one for one in found if traits.reaches(game, thing, which, one)]
    if which.base != "one":
        return found
    if same := _same_name(game, thing, which):
        return [game.board.things[same]]
    options = reading.ids(found)
    chosen = yield from drawing.choose(game, "target", thing.owner, options, 1, source)
    if which.name and chosen:
        yield Event("remember", (source, which.name, chosen[0]))
    return [game.board.things[number] for number in chosen]


def _same_name(game: Game, source: Thing, which: Which) -> int | None:
    """The card that another effect of the same card has already meant by the same name."""
    there: int | None = source.marks.get("named", {}).get(which.name) if which.name else None
    return there if there is not None and game.ruling(ONE_NAME_IS_ONE_CARD) else None


def _done(game: Game, source: int, word: str, which: Which | None, aimed: list[Thing]) -> Event:
    return Event("done", (source, Done(word, which, reading.ids(aimed))))


# --- Annulla, Blocca --------------------------------------------------------------------------------------------------


def annul(game: Game, source: int, effect: Special) -> Flow[None]:
    """The targets become Semplice: the card itself too, if it is one, without undoing what it does."""
    aimed = yield from targets(game, source, effect.which)
    if source in reading.ids(aimed) and not game.ruling(ANNULS_ITSELF_AND_OTHERS):
        aimed = [game.board.things[source]]
    yield from simplify(game, source, aimed)


def simplify(game: Game, source: int, aimed: list[Thing]) -> Flow[None]:
    """Some cards become Semplice by what a card does, unless something keeps them from it."""
    now = [one for one in aimed if game.ruling(BECOMES_SEMPLICE, one)]
    if now:
        yield tuple(Event("annul", (one.id, source)) for one in now)


def untouchable(game: Game, _: bool, thing: Thing) -> bool | None:
    """An Intoccabile card cannot become Semplice."""
    return False if traits.possesses(game, thing, "intoccabile") else None


def block(game: Game, source: int, effect: Special) -> Flow[None]:
    """The targets may not launch, while the card is in play."""
    aimed = yield from targets(game, source, effect.which)
    if aimed:
        yield _done(game, source, "blocca", effect.which, aimed)


# --- Corrodi, Corrompi, Recupera --------------------------------------------------------------------------------------


def _paid(game: Game, source: int, count: int) -> Flow[bool]:
    """Whether the player of a card discards so many cards for it."""
    player = game.board.things[source].owner
    hand = game.board.zone(HAND, player)
    if len(hand) < count:
        return False
    chosen = yield Ask("pay", player, (count, source), hand)
    if not chosen:
        return False
    yield tuple(Event("discard", (number,)) for number in chosen)
    return True


def corrode(game: Game, source: int, effect: Special) -> Flow[None]:
    """For a card of the hand the launched spells of the targets are discarded, or all of a kind."""
    aimed = yield from targets(game, source, effect.which)
    if effect.which is not None and effect.which.noun == "wizard":
        spells = [one for wizard in aimed for one in areas.spells_by(game.board, wizard.id, LAUNCHED)]
    else:
        spells = [one for one in aimed if one.zone[0] == LAUNCHED]
    if spells and (yield from _paid(game, source, 1)):
        yield tuple(Event("discard", (one.id,)) for one in spells)


def corrupt(game: Game, source: int, effect: Special) -> Flow[None]:
    """For two cards of the hand a Diamagic of each target is discarded, as its player chooses."""
    aimed = yield from targets(game, source, effect.which)
    with_some = [wizard for wizard in aimed if reading.tokens_of(game, wizard)]
    if with_some and (yield from _paid(game, source, 2)):
        for wizard in with_some:
            yield from diamagic.lose_one(game, source, wizard.id)


_FEW = 3


def recover(game: Game, source: int, effect: Special) -> Flow[None]:
    """Who holds few cards draws one."""
    player = game.board.things[source].owner
    if len(game.board.zone(HAND, player)) < _FEW:
        yield from drawing.draw(game, player, 1)


# --- Confondi ---------------------------------------------------------------------------------------------------------


def confuse(game: Game, source: int, effect: Special) -> Flow[None]:
    """The opponent launches a spell at random with each target, or, where that cannot be, one of their choice."""
    aimed = yield from targets(game, source, effect.which)
    for wizard in aimed:
        there = launching.played_by(game, wizard.id)
        if any(launching.still_there(game, one) for one in there):
            continue
        if there and not game.ruling(A_DISCARDED_LAUNCH_LEAVES_IT_OPEN):
            continue
        hand = game.board.zone(HAND, wizard.owner)
        if hand:
            yield from _launch_at_random(game, wizard, hand)


def _launch_at_random(game: Game, wizard: Thing, hand: tuple[int, ...]) -> Flow[None]:
    drawn = yield from drawing.picked(game, wizard.owner, hand, 1)
    yield Event("show", (wizard.owner, drawn[0]))
    fit = [spell.id for spell, one, _ in launching.possible(game, wizard.owner, LAUNCHED) if one.id == wizard.id]
    chosen = drawn
    if drawn[0] not in fit:
        chosen = yield from drawing.choose(game, "confused", wizard.owner, tuple(fit), 1, wizard.id)
    if chosen:
        yield from game.run("play", wizard.owner, chosen[0], wizard.id, LAUNCHED, (), True)


# --- Teletrasporto ----------------------------------------------------------------------------------------------------


def teleport(game: Game, source: int, effect: Special) -> Flow[None]:
    """A new castle covers the one in play; the Diamagic at stake are now on it."""
    player = game.board.things[source].owner
    castles = game.board.zone(CASTLES, player)
    there = areas.castle(game.board)
    if there is not None and not traits.suffers(game, game.board.things[source], there):
        return
    chosen = yield from drawing.choose(game, "castle", player, castles, 1, source)
    if chosen:
        yield Event("castle", (player, chosen[0]))
        yield from game.run("castle enters", chosen[0])


# --- Scambia ----------------------------------------------------------------------------------------------------------


def exchange(game: Game, source: int, effect: Special) -> Flow[None]:
    """Two wizards, who are the targets, exchange a Diamagic each: nobody wins one by that."""
    thing = game.board.things[source]
    squads = [one for player in game.board.facts["order"] for one in areas.wizards(game.board, player)]
    with_some = [one for one in squads if reading.tokens_of(game, one)]
    able = [one for one in with_some if game.ruling(THE_WIZARD_IS_THE_TARGET, thing, one)]
    if len(able) <= 1:
        return
    pair = yield from drawing.choose(game, "targets", thing.owner, reading.ids(able), 2, source)
    moved = []
    for wizard in pair:
        options = reading.ids(reading.tokens_of(game, game.board.things[wizard]))
        chosen = yield from drawing.choose(game, "token", thing.owner, options, 1, wizard)
        moved.append(chosen[0])
    yield (Event("token moves", (moved[0], pair[1])), Event("token moves", (moved[1], pair[0])))


def wizards_are_targets(game: Game, _: bool, source: Thing, wizard: Thing) -> bool:
    """An immune wizard cannot be one of the two."""
    return traits.suffers(game, source, wizard)
