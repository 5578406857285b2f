"""Copiable values: what a copy takes over of what it copies, and what of it is otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import NotSimulated
from judgekit.magic.cards import ADVENTURE, FLIP, MODAL, OMEN, PROTOTYPE, ROOM, SPLIT, TRANSFORM, Face, face
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import FACES_SEEN, OWN_FACE
from judgekit.magic.plays.board.state import Object, still, traits
from judgekit.magic.questions.copies import (
    A_COPY_GAINS_WHAT_IS_SAID,
    A_COPY_IS_ALTERED_AS_IS_SAID,
    A_COPY_KEEPS_WHAT_IS_SAID,
    A_SIZE_OF_ITS_OWN_IS_NOT_COPIED,
    COPIES_THE_COLOUR,
    COPIES_WHAT_A_COPY_IS,
    COPIES_WHAT_IS_PRINTED,
    ITS_TYPE_WITHOUT_EXCEPTION,
    WHAT_IS_ALTERED_IS_COPIED,
    WHAT_IS_KEPT_IS_COPIED,
    WHAT_IT_GAINS_IS_COPIED,
)
from judgekit.magic.questions.faces import (
    A_COPY_HAS_ONE_FACE,
    A_PROTOTYPED_PERMANENT,
    BOTH_FACES_ARE_COPIED,
    BOTH_HALVES_ARE_COPIED,
    CALLED,
    COPIED_AS_IT_WAS_CAST,
    COPIES_THE_FACE_THAT_IS_UP,
)
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


class Copy(NamedTuple):
    """What something is that copies: its face, whose copy, and of that face what was copied and what is otherwise."""

    face: Face
    of: Object
    bare: Face  # what was copied, with nothing otherwise
    own: Face | None = None  # what it was before; a token was nothing
    otherwise: tree.Except = tree.AS_IT_IS
    ability: Any = None  # that which made it a copy
    counters: tuple[tuple[str, int], ...] = ()  # with which it enters, if it is this copy as it does


OWN = OWN_FACE
COPY = "copy"  # of what a permanent is a copy now
ITS_CHOICES = "its choices"  # what was chosen for it before an effect made it a copy
A_PERMANENT = "permanent"  # the permanent that was chosen as another entered is marked among its choices
ENTERED_AS = "entered as"  # of what it was one as it entered


_COPIED_AS_CAST = frozenset({ADVENTURE, OMEN, PROTOTYPE})


def copied(
    game: Game,
    of: Thing,
    onto: Face | None,
    otherwise: tree.Except,
    ability: object = None,
    *,
    token: bool = False,
    new: bool = False,
) -> Copy:
    """What something becomes that copies a thing. `onto` is what it was, None of a token or copy that comes to be.

    What is `new`, and nothing but a copy, may have two faces as what it copies.
    """
    if of.face.layout == ROOM and not new:
        raise NotSimulated("che cosa è un permanente che diventa la copia di una Stanza non si simula ancora")
    if of.face.of is not None and of.face.layout in {TRANSFORM, MODAL} and not game.ruling(COPIES_THE_FACE_THAT_IS_UP):
        of = of._replace(face=of.face.of)
    if of.face.of is not None and of.face.layout in _COPIED_AS_CAST:
        called = CALLED[of.face.layout] if of.zone[0] == "stack" else A_PROTOTYPED_PERMANENT
        of = of if game.ruling(COPIED_AS_IT_WAS_CAST[called]) else of._replace(face=of.face.of)
    both = new and of.face.layout in {TRANSFORM, MODAL} and _both_faces(game)
    there = of.face if both else values(game, of)
    both = both or there.layout in {FLIP, SPLIT}
    like = there.traits
    has = onto.traits.colours if onto is not None else frozenset()
    if like.colours != has and not game.ruling(COPIES_THE_COLOUR):
        there = _remade(there, token=token, colours=has)
    bare = _remade(there, token=token)
    made = excepting(game, bare, onto, otherwise, ability)
    if both:
        made = _two_faced(made, there, lambda one: excepting(game, _remade(one, token=token), onto, otherwise, ability))
    return Copy(made, of.object, bare, onto, otherwise, ability)


def settled(game: Game, of: Thing, onto: Face | None, otherwise: tree.Except, ability: object) -> tree.Except:
    """What of a copy is otherwise, once it is told of which types it is without what hangs on that."""
    if otherwise.if_it_is is None:
        return otherwise
    kind, more = otherwise.if_it_is
    plain = otherwise._replace(if_it_is=None)
    is_so = kind in copied(game, of, onto, plain, ability).face.traits.types
    if game.speaks(ITS_TYPE_WITHOUT_EXCEPTION) and not game.ruling(ITS_TYPE_WITHOUT_EXCEPTION):
        is_so = kind in traits(game, of).types
    if not is_so:
        return plain
    words = (*plain.change.words, *more.change.words)
    return plain._replace(change=plain.change._replace(words=words), counters=(*plain.counters, *more.counters))


def _two_faced(made: Face, there: Face, copy: Callable[[Face], Face]) -> Face:
    """A copy of the face that is up, with copies of those that are not."""
    if there.of is None:
        return made._replace(layout=there.layout, others=tuple(map(copy, there.others)))
    whole = there.of
    others = tuple(made if one.name == there.name else copy(one) for one in whole.others)
    return made._replace(
        layout=there.layout, of=copy(whole)._replace(layout=whole.layout, others=others), asks=there.asks
    )


def _both_faces(game: Game) -> bool:
    """Whether a new copy of a double-faced permanent is so, too."""
    if game.speaks(BOTH_FACES_ARE_COPIED):
        return bool(game.ruling(BOTH_FACES_ARE_COPIED))
    return not game.ruling(A_COPY_HAS_ONE_FACE)


def values(game: Game, thing: Thing) -> Face:
    """The copiable values of a thing: what is printed, as copying has made it."""
    found: Face = thing.face
    copy: Copy | None = thing.marks.get(COPY)
    if found.under is not None:
        found = found._replace(under=None, by="", asks=False)
    elif found.layout == FLIP or (found.layout == ROOM and game.ruling(BOTH_HALVES_ARE_COPIED)):
        found = found.of or found
    elif found.layout in {TRANSFORM, MODAL} and game.ruling(A_COPY_HAS_ONE_FACE):
        found = found._replace(layout="", others=(), of=None)
    elif copy is not None:
        found = _of_a_copy(game, copy)
    if not game.ruling(COPIES_WHAT_IS_PRINTED):
        found = _as_it_looks(traits(game, thing), found)
    return found


def _of_a_copy(game: Game, copy: Copy) -> Face:
    """What is copied of a copy; whoever knows no better leaves something of it out."""
    own: Face | None = copy.own
    if own is not None and not game.ruling(COPIES_WHAT_A_COPY_IS):
        return own
    otherwise = copy.otherwise
    change = otherwise.change
    if (change.words or otherwise.this_ability) and not game.ruling(WHAT_IT_GAINS_IS_COPIED):
        otherwise = otherwise._replace(change=change._replace(words=()), this_ability=False)
    if _alters(otherwise) and not game.ruling(WHAT_IS_ALTERED_IS_COPIED):
        otherwise = _unaltered(otherwise)
    if otherwise.keeps and not game.ruling(WHAT_IS_KEPT_IS_COPIED):
        otherwise = otherwise._replace(keeps=())
    if otherwise is copy.otherwise:
        return copy.face
    return excepting(game, copy.bare, copy.own, otherwise, copy.ability)


def _alters(otherwise: tree.Except) -> bool:
    change = otherwise.change._replace(words=())
    return change != tree.Change(None) or bool(otherwise.supertypes or otherwise.not_supertypes or otherwise.no_cost)


def _as_it_looks(like: Traits, there: Face) -> Face:
    """What somebody copies who does not know better: all that can be seen."""
    size = None if like.power is None or like.toughness is None else (like.power, like.toughness)
    return face(
        like.name,
        like.types,
        cost=there.cost,
        colours=like.colours,
        size=size,
        subtypes=like.subtypes,
        supertypes=like.supertypes,
        abilities=(*_keywords(like), *(one for one in like.abilities if one not in there.defining)),
        loyalty=there.loyalty,
        defense=there.defense,
    )


def _keywords(like: Traits) -> tuple[tree.Keyword, ...]:
    return tuple(tree.Keyword(word, of) for word, copies in like.words.items() for of in copies)


def excepting(game: Game, bare: Face, onto: Face | None, otherwise: tree.Except, ability: object) -> Face:
    """What a copy is of which something is otherwise."""
    otherwise = _as_is_said(game, otherwise)
    if otherwise == tree.AS_IT_IS:
        return bare
    like, change = bare.traits, otherwise.change
    others = list(like.abilities)
    sized = change.set_power is not None or change.set_toughness is not None
    if sized and bare.defining and game.ruling(A_SIZE_OF_ITS_OWN_IS_NOT_COPIED):
        others = [one for one in others if not any(one is each for each in bare.defining)]
    colours = change.colors
    if "colours" in otherwise.keeps:
        colours = tuple(onto.traits.colours) if onto is not None else ()
    own = [tree.Keyword(ability.word, ability.of) if isinstance(ability, tree.Keyword) else ability]
    return _remade(
        bare,
        token=bare.token,
        by_kind=bare.by_kind and (change.adds_types or not change.subtypes),
        **({"cost": None} if otherwise.no_cost else {}),
        **({"name": onto.name, "english": onto.english} if onto is not None and "name" in otherwise.keeps else {}),
        types=_with(like.types, change.types, adds=change.adds_types),
        subtypes=_with(like.subtypes, change.subtypes, adds=change.adds_types),
        supertypes=(like.supertypes | set(otherwise.supertypes)) - set(otherwise.not_supertypes),
        size=(_number(change.set_power, like.power), _number(change.set_toughness, like.toughness)) if sized else None,
        colours=None if colours is None else frozenset(colours) - {"colorless"},
        without=change.lose,
        abilities=(*others, *change.words, *(own if otherwise.this_ability and ability is not None else ())),
    )


def _as_is_said(game: Game, otherwise: tree.Except) -> tree.Except:
    """What is otherwise of a copy; whoever knows no better leaves something of it out."""
    if (otherwise.change.words or otherwise.this_ability) and not game.is_so(A_COPY_GAINS_WHAT_IS_SAID):
        otherwise = otherwise._replace(change=otherwise.change._replace(words=()), this_ability=False)
    if _alters(otherwise) and not game.is_so(A_COPY_IS_ALTERED_AS_IS_SAID):
        otherwise = _unaltered(otherwise)
    if otherwise.keeps and not game.is_so(A_COPY_KEEPS_WHAT_IS_SAID):
        otherwise = otherwise._replace(keeps=())
    return otherwise


def _unaltered(otherwise: tree.Except) -> tree.Except:
    """The same without what it says to be otherwise: what the copy gains and what it keeps is left."""
    change = tree.Change(None, words=otherwise.change.words)
    return tree.AS_IT_IS._replace(change=change, this_ability=otherwise.this_ability, keeps=otherwise.keeps)


def _with(there: frozenset[str], new: tuple[str, ...], *, adds: bool) -> frozenset[str]:
    return there | set(new) if adds or not new else frozenset(new)


def _number(told: Any, there: int | None) -> int:
    return there or 0 if told is None else int(told)


def _remade(there: Face, *, token: bool, **parts: Any) -> Face:
    """The same face of a token, or of a card, with some parts otherwise."""
    if not parts and there.token == token and not there.copy:
        return there
    like = there.traits
    size = None if like.power is None or like.toughness is None else (like.power, like.toughness)
    colours = parts.get("colours")
    dyed = there.dyed or colours is not None
    return face(
        parts.get("name", like.name),
        parts.get("types", like.types),
        cost=parts.get("cost", there.cost),
        colours=(like.colours if colours is None else colours) if dyed else None,
        size=parts.get("size") or size,
        subtypes=parts.get("subtypes", like.subtypes),
        supertypes=parts.get("supertypes", like.supertypes),
        abilities=(
            *(one for one in _keywords(like) if one.word not in parts.get("without", ())),
            *parts.get("abilities", like.abilities),
        ),
        text=there.text,
        english=parts.get("english", there.english),
        token=token,
        aside=there.aside,
        loyalty=there.loyalty,
        defense=there.defense,
    )._replace(by_kind=parts.get("by_kind", there.by_kind))


def with_abilities_of(there: Face, others: Iterable[Face], *, token: bool) -> Face:
    """A face that has the abilities of others, too."""
    more = tuple(one for other in others for one in (*_keywords(other.traits), *other.traits.abilities))
    return _remade(there, token=token, abilities=(*there.traits.abilities, *more))


def as_token(there: Face) -> Face:
    """What a copy of a permanent spell is as it has become a token."""
    if there.layout == ROOM:
        return there._replace(copy=False, token=True)
    made = _remade(there._replace(copy=False), token=True)
    if there.layout not in {TRANSFORM, MODAL}:
        return made
    return _two_faced(made, there, lambda one: _remade(one._replace(copy=False), token=True))


def still_or_seen(board: Board, one: Object) -> Thing | None:
    """An object that may be copied: as it is, or as it was when it left play."""
    there = still(board, one)
    if there is not None:
        return there
    gone: dict[Object, Thing] = board.facts.get(FACES_SEEN, {})
    return gone.get(one)


def mark_of(thing: Thing) -> Face:
    """What is printed on a thing itself, whatever it copies, and though it lie face down."""
    own: Face = thing.marks.get(OWN, thing.face.under or thing.face)
    return own.of or own if own.layout == FLIP else own
