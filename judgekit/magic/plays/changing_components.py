"""Permanents that several cards make up: how one comes to be, and what becomes of its cards as it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import MERGED, PARTED, TIMES_MERGED
from judgekit.magic.plays.board.state import Effect, controller
from judgekit.magic.plays.layers import copiable
from judgekit.magic.questions.keywords import (
    A_TOKEN_IF_ON_TOP,
    EACH_PART_GOES_THERE,
    HAS_THE_ABILITIES_OF_ALL,
    IT_IS_STILL_THAT_PERMANENT,
    WHAT_IS_ON_TOP_COUNTS,
)
from judgekit.table.board import Change, Mark, Move, Note, Print

if TYPE_CHECKING:
    from judgekit.magic.cards import Face
    from judgekit.table.board import Thing, Zone
    from judgekit.table.engine import Game

TOGETHER = ("merged", "")  # the zone of the cards that a permanent is made of, besides the one that it was first
_FACES = "faces merged"  # a mark of the permanent: what each of its cards says, the first on top


def merge(game: Game, card: int, base: int, over: bool) -> list[Change]:
    """A card becomes one with a permanent, on top of it or beneath it: the permanent is the same object as before."""
    old, new = game.board.things[base], game.board.things[card]
    there: tuple[Face, ...] = old.marks.get(_FACES) or (copiable.values(game, old),)
    added = copiable.as_token(new.face) if new.face.copy else new.face
    faces = (added, *there) if over else (*there, added)
    made = _one_of_all(game, faces, over)
    stamp = game.board.facts.get("stamp", 0) + 1
    copy = copiable.Copy(made, old.object, made, old.face)
    begun = Effect(
        tree.Change(None, copied=copy, until=tree.FOR_GOOD),
        (old.object,), stamp, tree.FOR_GOOD, controller(game, old), old.object,
    )  # fmt: skip
    effects = game.board.facts.get("effects", ())
    anew: list[Change] = []
    if not game.ruling(IT_IS_STILL_THAT_PERMANENT):
        since = {"since": game.board.facts.get("number", 0), "stamp": stamp, "entered": stamp}
        anew = [Move(base, old.zone, {"controller": controller(game, old), **since}, -1)]
        begun = begun._replace(objects=((old.id, old.life + 1),))
    return [
        *anew,
        Note("stamp", stamp),
        Note("effects", (*effects, begun)),
        Mark(base, MERGED, (*old.marks.get(MERGED, ()), card)),
        Mark(base, TIMES_MERGED, old.marks.get(TIMES_MERGED, 0) + 1),
        Mark(base, _FACES, faces),
        Mark(base, copiable.OWN, copiable.mark_of(old)),
        Mark(base, copiable.COPY, copy),
        Print(base, made),
        *([Print(card, added)] if added is not new.face else []),
        Move(card, TOGETHER, {PART_OF: base}),
    ]


PART_OF = "part of"  # a mark of a card: which permanent it helps to make up


def _one_of_all(game: Game, faces: tuple[Face, ...], over: bool) -> Face:
    """What a permanent is that several cards make up: that which is on top, with the abilities of all of them."""
    top, *others = faces
    if over and not game.ruling(WHAT_IS_ON_TOP_COUNTS):
        top, others = faces[1], [faces[0], *faces[2:]]
    token = faces[0].token
    if any(one.token != token for one in faces) and not game.ruling(A_TOKEN_IF_ON_TOP):
        token = True
    return copiable.with_abilities_of(top, others if game.ruling(HAS_THE_ABILITIES_OF_ALL) else [], token=token)


def leave_with_it(game: Game, old: Thing, where: Zone, place: int) -> list[Change]:
    """The other cards of a permanent that leaves play go where it goes: each is a card by itself there."""
    others = tuple((number, game.board.things[number].life + 1) for number in old.marks.get(MERGED, ()))
    parted = {**game.board.facts.get(PARTED, {}), (old.id, old.life + 1): others}
    changes: list[Change] = [Note(PARTED, parted)]
    for number in old.marks.get(MERGED, ()):
        part = game.board.things[number]
        own: Face | None = part.face.of
        whole: list[Change] = [Print(number, own)] if own is not None else []
        if game.ruling(EACH_PART_GOES_THERE):
            changes += [Move(number, (where[0], part.owner), {}, place), *whole]
        else:
            since = {"since": game.board.facts.get("number", 0), "stamp": game.board.facts.get("stamp", 0)}
            changes.append(Move(number, ("battlefield", ""), {"controller": controller(game, old), **since}, -1))
    return changes
