"""What a permanent that has left was like: tapped, attacking, equipped; kept where a text in the game asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import opponents
from judgekit.magic.plays.text import befalls, filters, qualities
from judgekit.magic.plays.text.last_known import last_controller, last_known
from judgekit.magic.vocabulary import COUNTERS
from judgekit.table.board import by_face

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

STATUSES_SEEN = "statuses seen"  # the fact that keeps them
ASKED_FOR = "asks for statuses"
_OF_PERMANENTS = (
    "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "enchanted", "equipped", "token",
    "not token", "monstrous", "renowned", "suspected", "saddled", "harnessed", "face down", "transformed",
    "attacked this turn", "blocked this turn", "modified", "historic", "commander",
)  # fmt: skip
_KEPT = frozenset(_OF_PERMANENTS)


def _asks(abilities: tuple[object, ...]) -> bool:
    asking = (node for kind in (tree.Fits, tree.Was, tree.Trigger) for node in tree.all_in(abilities, kind))
    return any(not _KEPT.isdisjoint(of.status) for of in tree.all_in(tuple(asking), tree.Filter))


by_face(ASKED_FOR, lambda thing: _asks(thing.face.traits.abilities))


def statuses(game: Game, thing: Thing) -> frozenset[str]:
    """How a permanent is that is about to leave."""
    game.look()
    found = frozenset(status for status in _OF_PERMANENTS if befalls.has_status(game, thing, status))
    game.looked()
    return found


def was_so(game: Game, one: Object, of: tree.Filter, you: str) -> bool:
    """Whether an object was what a filter says as it was last there: what is not kept of it, it was not."""
    if of.either:
        return any(was_so(game, one, each, you) for each in of.either)
    if of.zone not in {"", "battlefield"} or not _is_all_kept(of):
        return False
    last = last_controller(game, one)
    whose = {"you": (you,), "opponent": opponents(game.board, you), "": (last,)}
    kept = game.board.facts.get(STATUSES_SEEN, {}).get(one, frozenset())
    had = game.board.facts.get("counters seen", {}).get(one, {})
    return (
        last in whose.get(of.controller, ())
        and kept.issuperset(of.status)
        and all(had.get(kind) for kind in of.counters)
        and all(_compares(game, one, each) for each in of.compare)
        and was_of_kinds(game, one, of)
    )


_TOLD_OF = ("status", "controller", "counters", "compare", "other", "either")


def _is_all_kept(of: tree.Filter) -> bool:
    """Whether nothing is asked but what is kept of what has left."""
    plain = tree.Filter()
    bare = tree.replaced(of, {name: getattr(plain, name) for name in _TOLD_OF})
    return bare == tree.replaced(plain, {name: getattr(of, name) for name in (*_KINDS, "noun", "zone")})


_KINDS = (
    "types", "any_types", "not_types", "any_subtypes", "not_subtypes", "also_subtypes", "supertypes", "not_supertypes",
    "any_colors", "not_colors", "words", "not_words",
)  # fmt: skip


def _compares(game: Game, one: Object, each: tuple[str, str, object]) -> bool:
    what, sign, bound = each
    like, had = last_known(game, one), game.board.facts.get("counters seen", {}).get(one, {})
    value = {"power": like.power, "toughness": like.toughness}.get(what)
    if what == "cost":
        value = filters.last_mana_value(game, one)
    elif what.startswith(COUNTERS):
        kind = what.removeprefix(COUNTERS)
        value = had.get(kind, 0) if kind else sum(had.values())
    return value is not None and isinstance(bound, int) and filters.COMPARE[sign](value, bound)


def was_of_kinds(game: Game, one: Object, of: tree.Filter) -> bool:
    """Whether an object was of such kinds, colours and words as it was last there."""
    if of.either:
        return any(was_of_kinds(game, one, each) for each in of.either)
    like = last_known(game, one)
    words = all(word in like.words for word in of.words) and not any(word in like.words for word in of.not_words)
    coloured = not (of.any_colors or of.not_colors) or qualities.has_colours(game, like, of)
    return words and coloured and qualities.has_kinds(game, like, of)
