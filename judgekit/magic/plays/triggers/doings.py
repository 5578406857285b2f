"""Actions that have a name, and what waits for them: to scry, to explore, to exploit a creature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Object, controller, opponents, still
from judgekit.magic.plays.board.summoning_sickness import newly_controlled
from judgekit.magic.plays.text import qualities, shorthand
from judgekit.magic.plays.text.party import is_party, was_party
from judgekit.magic.questions.mechanics import (
    DONE,
    ONLY_WHO_FLIPS_WINS,
    PLANE_AWAY_FROM,
    PLANE_TOWARDS,
    THE_PLANAR_DIE_IS_A_DIE,
)
from judgekit.magic.questions.replacement import LAST_KNOWN_INFORMATION
from judgekit.magic.questions.triggers import (
    A_CHAPTER_TRIGGERS,
    A_ROOM_TRIGGERS,
    COUNTERING_LOOKS_BACK,
    CYCLING_TRIGGERS,
    LINKED_TO_ITS_OWN_PARAGRAPH,
    LOSING_LOOKS_BACK,
    ONLY_THAT_CHAPTER_AT_FIRST,
    PHASING_OUT_LOOKS_BACK,
    PREVENTING_IS_ONE_EVENT,
    WHOEVER_LEAVES_HAS_LOST,
)
from judgekit.magic.vocabulary import BOAST, READ_AHEAD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


def done(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[dict[str, object]]:
    """A player or permanent has done what a word of the rules tells, to something where it is done to something."""
    word, one, other = event.args
    if word not in trigger.where:
        return
    gone = not isinstance(one, str) and still(game.board, one) is None
    if not (was_party(game, trigger.what, one, source) if gone else is_party(game, trigger.what, one, source, before)):
        return
    if trigger.other is not None and (other is None or not is_party(game, trigger.other, other, source, before)):
        return
    if game.is_so(DONE[word]):
        yield {"": (one,), "other": () if other is None else (other,), "player": (one,) if isinstance(one, str) else ()}


def loses_the_game(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player has lost the game, though they gave it up themselves."""
    player, why = event.args
    if source.owner == player and not game.is_so(LOSING_LOOKS_BACK):
        return  # its source leaves the game with its owner
    if is_party(game, trigger.what, player, source) and (why != "concedes" or game.ruling(WHOEVER_LEAVES_HAS_LOST)):
        yield {"": (player,), "player": (player,)}


def phases_out(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A permanent phases out: it is looked at as it was, for now it is as if it were not there."""
    thing = before.things[event.args[0]]
    if is_party(game, trigger.what, thing.object, source, before) and game.ruling(PHASING_OUT_LOOKS_BACK):
        with game.as_of(before):
            whose = controller(game, thing)
        yield {"": (thing.object,), "player": (whose,)}


def countered(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A spell has been countered: it is what it was on the stack."""
    spell = before.things.get(event.args[0])
    if spell is None or not is_party(game, trigger.what, spell.object, source, before):
        return
    if game.is_so(COUNTERING_LOOKS_BACK):
        yield {"": (spell.object,), "player": (spell.marks.get("controller", spell.owner),)}


def cycled(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    player, card = event.args
    thing = game.board.things.get(card)
    its_player = is_party(game, trigger.other, player, source)
    meant = thing is not None and its_player and is_party(game, trigger.what, thing.object, source)
    if thing is not None and meant and game.is_so(CYCLING_TRIGGERS):
        yield {"": (thing.object,), "player": (player,)}


def activated(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """An ability that is no mana ability has been activated; what it is of may be gone, and counts as it was."""
    player, number, whose = event.args
    used = game.board.things[number]
    ability = used.marks["ability"]
    if "loyalty" in trigger.where and not tree.holds(getattr(ability, "costs", ()), tree.LoyaltyCost):
        return
    if not all(_is_by(game, ability, one) for one in trigger.where if one.startswith(tree.BY_WORD)):
        return
    if is_party(game, trigger.what, player, source) and _is_of(game, trigger.other, whose, source, ability):
        yield {"": (used.object,), "other": (whose,), "player": (player,)}


def _is_by(game: Game, ability: object, by: str) -> bool:
    """Whether a keyword lets one activate an ability: to boast is one that tells itself when."""
    word = by.removeprefix(tree.BY_WORD)
    boasts = word == BOAST and "attacked this turn" in getattr(ability, "limits", ())
    return boasts or shorthand.word_of(game, ability) == word


def _is_of(game: Game, what: object, one: Object, source: Thing, ability: object) -> bool:
    """Whether that is the source of an ability, or was as it was last in play."""
    if still(game.board, one) is not None or not isinstance(what, tree.Filter):
        return is_party(game, what, one, source)
    if getattr(ability, "zone", "") != "battlefield":
        return False  # it was not in play
    like = game.ruling(LAST_KNOWN_INFORMATION, one)
    return any(qualities.has_kinds(game, like, each) for each in what.either or (what,))


def copied(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    copy: Thing = game.board.things[event.args[0].id]
    player = controller(game, copy)
    if is_party(game, trigger.what, copy.object, source) and is_party(game, trigger.other, player, source):
        yield {"": (copy.object,), "player": (player,)}


def room_entered(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player's marker has come to the room of a dungeon."""
    number, nth = event.args
    if number == source.id and nth == trigger.least and game.ruling(A_ROOM_TRIGGERS):
        yield {"": (source.object,), "player": (source.owner,)}


def damage_prevented(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """Damage is prevented: once for each effect that does it, to however much that is dealt at a moment."""
    dealer, to, _, by = event.args
    if not (is_party(game, trigger.what, to, source) and is_party(game, trigger.other, dealer, source)):
        return
    alike = [one for one in game.together if one.kind == "prevented" and one.args[3] == by]
    mine = [one for one in alike if is_party(game, trigger.what, one.args[1], source)]
    mine = [one for one in mine if is_party(game, trigger.other, one.args[0], source)]
    if len(mine) > 1 and not game.is_so(PREVENTING_IS_ONE_EVENT):
        mine = [event]
    if mine[0] is event:
        whom = (to,) if isinstance(to, str) else ()
        yield {"": (to,), "other": (dealer,), "player": whom, "amount": sum(one.args[2] for one in mine)}


def revealed_so(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player shows such a card because the very text says so that waits for it: by what else, it does not matter."""
    player, cards, *by = event.args
    if not is_party(game, trigger.what, player, source):
        return
    for card in cards:
        thing = game.board.things.get(card) if isinstance(card, int) else None
        if thing is None or not is_party(game, trigger.other, thing.object, source):
            continue
        if source.object in by or not game.ruling(LINKED_TO_ITS_OWN_PARAGRAPH):
            yield {"": (thing.object,), "other": (thing.object,), "player": (player,)}


def flip_won(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player wins the flip of a coin, or loses it: whoever knows no better has another lose or win it as well."""
    flipper, won = event.args
    alike = won == ("won" in trigger.where)
    if alike and is_party(game, trigger.what, flipper, source):
        yield {"": (flipper,), "player": (flipper,)}
    elif not alike and not game.ruling(ONLY_WHO_FLIPS_WINS):
        for one in opponents(game.board, flipper):
            if is_party(game, trigger.what, one, source):
                yield {"": (one,), "player": (one,)}


def crowned(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player becomes the monarch, or takes the initiative."""
    player = event.args[0].owner
    if is_party(game, trigger.what, player, source):
        yield {"": (player,), "player": (player,)}


def rolled(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    player, *_ = event.args
    if is_party(game, trigger.what, player, source):
        yield {"": (player,), "player": (player,)}


def planar_die_rolled(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """The planar die is a die to whatever waits for a roll."""
    player, _ = event.args
    if is_party(game, trigger.what, player, source) and game.ruling(THE_PLANAR_DIE_IS_A_DIE):
        yield {"": (player,), "player": (player,)}


def chaos(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[dict[str, object]]:
    """Chaos ensues, or the planar die has shown the symbol for which something waits."""
    player = event.args[0]
    if is_party(game, trigger.what, player, source):
        yield {"": (player,), "player": (player,)}


def planeswalks(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A player planeswalks: to some plane, away from some, or anywhere."""
    player, away, to = event.args
    if not is_party(game, trigger.what, player, source):
        return
    if trigger.kind == "planeswalks":
        yield {"": (player,), "player": (player,)}
    elif trigger.kind == "planeswalks to":
        there = game.board.things[to].object
        if is_party(game, trigger.other, there, source) and game.ruling(PLANE_TOWARDS):
            yield {"": (there,), "player": (player,)}
    else:
        for number in away:
            was = before.things[number].object
            if is_party(game, trigger.other, was, source, before) and game.ruling(PLANE_AWAY_FROM):
                yield {"": (was,), "player": (player,), "counters": before.things[number].marks.get("counters", {})}


CHAPTER, LORE = "chapter", "sapere"


def chapter_reached(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[dict[str, object]]:
    """A chapter of a Saga is reached: there were fewer lore counters on it, and now there are as many, or more."""
    number, kind, *_ = event.args
    if kind != LORE or number != source.id or not game.ruling(A_CHAPTER_TRIGGERS):
        return
    was = before.things.get(number)
    had = was.marks.get("counters", {}).get(LORE, 0) if was is not None and was.zone == source.zone else 0
    there = game.board.things[number].marks.get("counters", {}).get(LORE, 0)
    skips = READ_AHEAD in source.face.traits.words and newly_controlled(game, source)
    if skips and trigger.least != there and game.ruling(ONLY_THAT_CHAPTER_AT_FIRST):
        return
    if had < trigger.least <= there:
        yield {"": (source.object,), "player": (controller(game, source),)}


MATCHES = {
    ("counters", CHAPTER): chapter_reached,
    ("cycled", "cycles"): cycled,
    ("activated", "activates"): activated,
    ("copied", "copies"): copied,
    ("done", "does"): done,
    ("flipped", "flips"): flip_won,
    ("rolled", "rolls"): rolled,
    ("crowned", "is crowned"): crowned,
    ("initiative", "takes initiative"): crowned,
    ("initiative again", "takes initiative"): crowned,
    ("planar roll", "rolls"): planar_die_rolled,
    ("chaos", "chaos"): chaos,
    ("planeswalker rolled", "planeswalker rolled"): chaos,
    ("planeswalk", "planeswalks"): planeswalks,
    ("planeswalk", "planeswalks to"): planeswalks,
    ("planeswalk", "planeswalks from"): planeswalks,
    ("lost", "loses game"): loses_the_game,
    ("countered", "is countered"): countered,
    ("phase out", "phases out"): phases_out,
    ("prevented", "damage prevented"): damage_prevented,
    ("reveals", "reveals so"): revealed_so,
}
