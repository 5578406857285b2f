"""What becomes of what is in play: tapped, marked, attached, under effects, a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.cards import FLIP, flipped
from judgekit.magic.language import tree
from judgekit.magic.language.dungeons import ROOM
from judgekit.magic.plays.board.facts import FLIPPED
from judgekit.magic.plays.board.state import Effect, Object, stack_of, statics
from judgekit.magic.plays.board.teams import with_poison
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.layers.continuous import STAMPS
from judgekit.magic.plays.text import qualities
from judgekit.magic.questions.board import CHANGES_WHAT_IT_IS_ON_NOW
from judgekit.magic.questions.copies import (
    A_CHOICE_IS_LINKED,
    A_COPY_STAYS_AS_IT_IS,
    COPIED_AS_IT_BEGINS,
    OTHER_EFFECTS_STAY,
)
from judgekit.magic.questions.face_down import WHAT_A_COPY_IS_LIES_UNDER_IT
from judgekit.magic.questions.faces import ITS_OWN_STATUS_COUNTS
from judgekit.magic.questions.layers import AGE_OF_COUNTERS, YOUNGER_WHEN_ATTACHED
from judgekit.table.board import Change, Mark, Note, Print, Tell, Thing

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.engine import Game


CHOICES = "choices"  # what was chosen for a permanent is marked under this name


def tap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", True)]


def untap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", None)]


def mark(game: Game, thing: int, name: str, value: object) -> list[Change]:
    return [Mark(thing, name, value)]


def designated(game: Game, thing: int, name: str) -> list[Change]:
    """A permanent is marked as something until it leaves play."""
    there = game.board.things[thing].marks.get("designated", ())
    return [Mark(thing, "designated", frozenset({*there, name}))]


def enters_room(game: Game, dungeon: int, nth: int) -> list[Change]:
    """A player's marker comes to a room of their dungeon."""
    return [Mark(dungeon, ROOM, nth)]


def in_time(game: Game, *stamps: tuple[int, int]) -> list[Change]:
    """Things that came at one moment are older and younger as somebody says."""
    return [Mark(thing, "stamp", stamp) for thing, stamp in stamps]


def counters(game: Game, on: int | str, kind: str, how_many: int, by: str = "") -> list[Change]:
    """Counters are put on a permanent or a player, or taken away where the number is negative; `by` a rule or cost."""
    there = dict(game.board.players[on].get("counters", {}) if isinstance(on, str) else _counters_of(game, on))
    old = kind in there
    there[kind] = max(0, there.get(kind, 0) + how_many)
    if not there[kind]:
        del there[kind]
    if isinstance(on, str):
        return [Tell(on, "counters", there), *_of_teammates(game, on, kind, there.get(kind, 0))]
    changes: list[Change] = [Mark(on, "counters", there or None)]
    aged = old and vocabulary.is_keyword(kind) and game.speaks(AGE_OF_COUNTERS) and not game.ruling(AGE_OF_COUNTERS)
    if how_many > 0 and not aged:
        stamp = game.board.facts.get("stamp", 0) + 1
        since = {**game.board.things[on].marks.get(STAMPS, {}), kind: stamp}
        changes += [Note("stamp", stamp), Mark(on, STAMPS, since)]
    return changes


def _of_teammates(game: Game, player: str, kind: str, number: int) -> list[Change]:
    """Of counters that are one with a player's, as many for teammates."""
    found: list[Change] = []
    for one in with_poison(game, player, kind):
        if one != player:
            others = {other: n for other, n in game.board.players[one].get("counters", {}).items() if other != kind}
            found.append(Tell(one, "counters", {**others, kind: number} if number else others))
    return found


def _counters_of(game: Game, thing: int) -> dict[str, int]:
    found: dict[str, int] = game.board.things[thing].marks.get("counters", {})
    return found


def attach(game: Game, thing: int, host: Object | None) -> list[Change]:
    """Something is put on a permanent, or on another one: the rules say whether it is younger for that."""
    marks = game.board.things[thing].marks
    changes: list[Change] = []
    if "host" in marks and not game.ruling(CHANGES_WHAT_IT_IS_ON_NOW):
        changes.append(Mark(thing, "was on", marks.get("was on", marks["host"])))
    changes.append(Mark(thing, "host", host))
    enters = marks.get("entered") == game.moment.facts.get("stamp", 0) + 1
    alone = not game.board.facts.get("effects") and len(statics(game.board)) < _SEVERAL  # its age tells nothing
    if enters or (alone and game.speaks(YOUNGER_WHEN_ATTACHED)) or (not alone and game.ruling(YOUNGER_WHEN_ATTACHED)):
        stamp = game.board.facts.get("stamp", 0) + 1
        changes += [Note("stamp", stamp), Mark(thing, "stamp", stamp)]
    return changes


_SEVERAL = 2


def effect(game: Game, begun: Effect) -> list[Change]:
    """A continuous effect begins."""
    return [Note("stamp", begun.stamp), Note("effects", (*game.board.facts.get("effects", ()), begun))]


def effects_follow(game: Game, old: Object, new: Object) -> list[Change]:
    """Effects on a spell act on the permanent that it has become."""
    effects: tuple[Effect, ...] = game.board.facts.get("effects", ())
    if not any(old in one.objects for one in effects):
        return []
    now = tuple(one._replace(objects=tuple([new if o == old else o for o in one.objects])) for one in effects)
    return [Note("effects", now)]


def end_effects(game: Game, ended: tuple[Effect, ...]) -> list[Change]:
    left = tuple(e for e in game.board.facts.get("effects", ()) if not any(e is one for one in ended))
    changes: list[Change] = [Note("effects", left or None)]
    for one in ended:
        if one.change.copied is not None:
            changes += _no_longer_a_copy(game, one, left)
    return changes


# --- copies -----------------------------------------------------------------------------------------------------------


def becomes_a_copy(game: Game, begun: Effect) -> list[Change]:
    """A permanent becomes a copy of something, for good or for a time; the effects on it go on acting on it."""
    copy: copiable.Copy = begun.change.copied
    thing = game.board.things[begun.objects[0][0]]
    effects: tuple[Effect, ...] = game.board.facts.get("effects", ())
    others = [one for one in effects if thing.object in one.objects and one.change.copied is None]
    if others and not game.ruling(OTHER_EFFECTS_STAY):
        effects = tuple(one for one in effects if not any(one is each for each in others))
    changes: list[Change] = [Note("stamp", begun.stamp), Note("effects", (*effects, begun))]
    return [*changes, Mark(thing.id, copiable.OWN, copiable.mark_of(thing)), *_is_now(game, thing, copy, copy.face)]


def _is_now(game: Game, thing: Thing, copy: copiable.Copy | None, there: Face) -> list[Change]:
    """Another face counts; whoever knows no better thinks that what has copied it changes with it."""
    there = _as_it_lies(game, thing, there)
    shown = there
    if thing.face.under is not None and game.ruling(WHAT_A_COPY_IS_LIES_UNDER_IT):
        shown = thing.face._replace(under=there)
    changes: list[Change] = [Mark(thing.id, copiable.COPY, copy), Print(thing.id, shown), *_choices(game, thing, copy)]
    if not game.speaks(A_COPY_STAYS_AS_IT_IS):
        return changes
    for number in game.board.zone("battlefield"):
        other = game.board.things[number]
        told: copiable.Copy | None = other.marks.get(copiable.COPY)
        if told is None or told.of != thing.object or number == thing.id:
            continue
        all_the_time = isinstance(told.ability, tree.Static)
        if not game.is_so(COPIED_AS_IT_BEGINS if all_the_time else A_COPY_STAYS_AS_IT_IS):
            changes.append(Print(number, there._replace(token=other.face.token)))
    return changes


def _as_it_lies(game: Game, thing: Thing, there: Face) -> Face:
    """Which half of a flip card counts: what something copies tells nothing of whether it is flipped itself."""
    if there.layout != FLIP or not thing.marks.get(FLIPPED):
        return there
    return flipped(there) if game.ruling(ITS_OWN_STATUS_COUNTS) else there


def _choices(game: Game, thing: Thing, copy: copiable.Copy | None) -> list[Change]:
    """What was chosen for one pair of abilities says nothing of those that a later copy has brought."""
    made = thing.marks.get(copiable.ITS_CHOICES, thing.marks.get(CHOICES))
    if not made or not game.speaks(A_CHOICE_IS_LINKED) or not game.ruling(A_CHOICE_IS_LINKED):
        return []
    if copy is thing.marks.get(copiable.ENTERED_AS):
        return [Mark(thing.id, CHOICES, made), Mark(thing.id, copiable.ITS_CHOICES, None)]
    hidden: list[Change] = [Mark(thing.id, CHOICES, None), Mark(thing.id, copiable.ITS_CHOICES, made)]
    return [*hidden, *_still_known_on_the_stack(game, thing)] if thing.marks.get(CHOICES) else hidden


def _still_known_on_the_stack(game: Game, source: Thing) -> list[Change]:
    """Abilities that wait do so whatever has become of their source: what was chosen for them they know on."""
    there = (game.board.things[number] for number in stack_of(game))
    waiting = [one for one in there if one.marks.get("source") == source.object]
    told = [(one.id, one.marks.get("ability"), _told(game, one.marks.get("ability"), source)) for one in waiting]
    return [Mark(number, "ability", now) for number, before, now in told if not tree.same(before, now)]


def _told(game: Game, node: object, source: Thing) -> object:
    """A text with what was chosen in the place of the words that speak of it."""
    there = tree.mapped(node, lambda part: _told(game, part, source))
    return qualities.bound(game, there, source.object) if isinstance(there, tree.Filter) else there


def _no_longer_a_copy(game: Game, ended: Effect, left: tuple[Effect, ...]) -> list[Change]:
    """A permanent is again what it was before, or what another effect makes it a copy of."""
    one = ended.objects[0]
    thing = game.board.get(*one)
    if thing is None:
        return []
    others = [each.change.copied for each in left if each.change.copied is not None and one in each.objects]
    now: copiable.Copy | None = others[-1] if others else thing.marks.get(copiable.ENTERED_AS)
    return _is_now(game, thing, now, copiable.mark_of(thing) if now is None else now.face)


def becomes_a_token(game: Game, thing: int) -> list[Change]:
    """A copy of a permanent spell is a token from now on."""
    return [Print(thing, copiable.as_token(game.board.things[thing].face))]
