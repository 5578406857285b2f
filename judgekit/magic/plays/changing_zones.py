"""What goes from zone to zone, and what it takes along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import is_room, room
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import (
    CARDS_SEEN,
    CAST_SEEN,
    COPIED_LATER,
    DREW_IN_STEP,
    FACES_SEEN,
    FORETOLD,
    GONE,
    HOW_CAST,
    LANDS_EACH,
    MERGED,
    PLOTTED,
)
from judgekit.magic.plays.board.state import BATTLEFIELD, Combat, Object, born, chosen, controller, stack_of, traits
from judgekit.magic.plays.board.teams import share_turns
from judgekit.magic.plays.changing_components import leave_with_it
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.layers.characteristics import act_on_all, frozen
from judgekit.magic.plays.text.as_it_was import ASKED_FOR, STATUSES_SEEN, statuses
from judgekit.magic.plays.text.qualities import CAME, CAME_SEEN, CHOICES_SEEN, DEEDS, PUT
from judgekit.magic.plays.turn.phasing import PHASED_OUT
from judgekit.magic.questions.board import (
    BACK_IN_PHASE_IS_THE_SAME,
    CHANGED_AS_IT_ENTERS,
    COUNTERS_STAY_BEHIND,
    ENDS_WITH_ITS_PERMANENT,
    ENTERS_UNTAPPED,
    EXILED_AGAIN_IS_NEW,
    NEW_OBJECT,
    NO_STATUS_OUTSIDE_PLAY,
    OUT_OF_PHASE_IS_ABSENT,
    OWNER,
    PLACE_ON_THE_STACK,
    SHARED_ZONE,
    ZONE_OF,
)
from judgekit.magic.questions.face_down import STAYS_FACE_DOWN_AS_IT_ENTERS
from judgekit.magic.questions.faces import CALLED, ELSEWHERE_IT_IS_AS_USUAL
from judgekit.table.board import NO_MARKS, Add, Change, Drop, Mark, Move, Note, Order, Print, Thing, told_by_face

if TYPE_CHECKING:
    from judgekit.magic.cards import Face, Traits
    from judgekit.table.engine import Game


_OF_SPELLS = {"targets", "chosen", "from"}  # marks that mean nothing off the stack


def move(
    game: Game, thing: int, zone: str, player: str, how: str, place: int = 0, copy: copiable.Copy | None = None
) -> list[Change]:
    """A card goes to a zone; the rules say whose it is, whether it is a new object, and how it enters.

    `copy` tells what it is as it enters, where it enters as a copy.
    """
    old = game.board.things[thing]
    whose = game.ruling_on(ZONE_OF, player, old) if zone == "graveyard" else _owner(game, old, player)
    new, marks = _kept(game, old, zone)
    changes: list[Change] = []
    where = (zone, whose)
    if zone == "battlefield":
        stamp = game.board.facts.get("stamp", 0) + 1
        marks |= {"controller": player, **_entering(game, stamp)}
        changes.append(Note("stamp", stamp))
        where, place = BATTLEFIELD, -1
    elif zone == "graveyard" and told_by_face(game.board, DEEDS):
        marks |= {PUT: (game.board.facts.get("number", 0), old.zone[0])}
    if old.zone == BATTLEFIELD:
        changes += _out_of_combat(game, old)
        changes += _left_behind(game, old)
        for fact, mark in _LAST_KNOWN:
            if old.marks.get(mark) is not None:
                changes.append(_remembered(game, fact, old, old.marks[mark]))
        if told_by_face(game.board, ASKED_FOR):
            with game.as_of(game.moment):
                was = game.board.things.get(old.id, old)
                changes.append(_remembered(game, STATUSES_SEEN, old, statuses(game, was)))
        if not HOW_CAST.isdisjoint(old.marks):
            changes.append(_remembered(game, CAST_SEEN, old, old))
        like = _as_it_was(game, old)
        held = old.marks.get("controller", old.owner)
        if like.controller is None and held != old.owner:
            like = like._replace(controller=held)
        other = old.face.token or _has_another_face(old)  # where it goes, it is so no more
        if other or (like is not (printed := born(game, old)) and like != printed):
            changes.append(_remembered(game, "seen", old, like))
        changes.append(_remembered(game, "had", old, like.controller or held))
        if other:
            changes.append(_remembered(game, FACES_SEEN, old, old))
    elif old.face.defining and old.zone[0] in _IN_SIGHT:
        changes.append(_remembered(game, CARDS_SEEN, old, _as_it_was(game, old)))
    elif old.zone[0] == "stack" and not old.face.pseudo:
        changes += _as_it_was_cast(game, old)
    if copy is not None:
        marks |= {copiable.OWN: old.face, copiable.ENTERED_AS: copy, copiable.COPY: copy}
    moved = Move(thing, where, marks or NO_MARKS, place, new)
    if MERGED in old.marks and old.zone == BATTLEFIELD and zone != "battlefield":
        changes += leave_with_it(game, old, where, place)
    if copy is not None:
        return [*changes, moved, Print(thing, copy.face)]
    if copiable.OWN in old.marks:
        return [*changes, moved, Print(thing, old.marks[copiable.OWN])]
    if old.face.under is not None and not _stays_hidden(game, old, zone):
        return [*changes, moved, Print(thing, old.face.under)]
    if zone == "battlefield" and is_room(whole := old.face.of or old.face):
        return [*changes, moved, Print(thing, room(whole, (), token=old.face.token))]
    if old.face.of is not None and (zone != "battlefield" or old.zone == BATTLEFIELD):
        usual = game.is_so(ELSEWHERE_IT_IS_AS_USUAL[CALLED[old.face.layout]])
        return [*changes, moved, *((Print(thing, old.face.of),) if usual else ())]
    return [*changes, moved]


def _has_another_face(old: Thing) -> bool:
    """Whether a thing is elsewhere not what it has been here: a copy, what lies face down, another face of its card."""
    return copiable.OWN in old.marks or old.face.under is not None or old.face.of is not None


def _as_it_was_cast(game: Game, spell: Thing) -> list[Change]:
    """What may still be asked of a spell once it is no longer on the stack."""
    told = [_remembered(game, "had", spell, spell.marks.get("controller", spell.owner))]
    if _has_another_face(spell):
        told.append(_remembered(game, "seen", spell, _as_it_was(game, spell)))
    if _has_another_face(spell) or _is_spoken_of_later(spell) or _may_be_copied_later(game, spell):
        told.append(_remembered(game, FACES_SEEN, spell, spell))
    return told


def _stays_hidden(game: Game, old: Thing, zone: str) -> bool:
    """Whether what lies face down does so where it goes: only into play, from anywhere else."""
    if zone != "battlefield" or old.zone == BATTLEFIELD:
        return False
    return old.zone[0] != "stack" or bool(game.ruling(STAYS_FACE_DOWN_AS_IT_ENTERS))


_IN_SIGHT = frozenset(("graveyard", "hand", "exile", "command"))  # where a text that says its own size is asked about

_COPYING_ITSELF = frozenset({"plays"})  # what triggers as a spell is cast may copy it when it is there no more


def _is_spoken_of_later(spell: Thing) -> bool:
    """Whether what a spell was may matter once it is no longer on the stack."""
    return bool(spell.face.watches & _COPYING_ITSELF or chosen(spell, "x") or spell.marks.get(COPIED_LATER))


def _may_be_copied_later(game: Game, spell: Thing) -> bool:
    """Whether an ability waits that copies spells: one that has left the stack by then is copied as it was there."""
    waiting = (one.ability for one in game.board.facts.get("pending") or ())
    there = (game.board.things[one].marks.get("ability") for one in stack_of(game) if one != spell.id)
    return any(tree.holds(ability, tree.CopySpell) for ability in (*waiting, *there))


_LAST_KNOWN = (("hosts seen", "host"), ("counters seen", "counters"), (CAME_SEEN, CAME), (CHOICES_SEEN, "choices"))


def _remembered(game: Game, fact: str, gone: Thing, what: object) -> Change:
    """What something was, or what it was like, when it left where it was."""
    return Note(fact, {**game.board.facts.get(fact, {}), gone.object: what})


def _owner(game: Game, thing: Thing, player: str) -> str:
    """Whose hand, library or exile a card goes to: whoever knows no better thinks of whoever had it last."""
    if player == thing.owner:
        return player
    owner: str = game.ruling_on(OWNER, player, thing)
    return owner


def _kept(game: Game, old: Thing, zone: str) -> tuple[bool, dict[str, object]]:
    """Whether a thing is another object in another zone, and what of its past it takes along.

    Nobody takes a spell for what it was on the stack when it has resolved, whatever they think of permanents and cards.
    """
    again = zone == "exile" and old.zone[0] == zone
    new = game.ruling(EXILED_AGAIN_IS_NEW) if again else game.ruling(NEW_OBJECT, old, zone) or old.zone[0] == "stack"
    marks: dict[str, Any] = {} if new else {n: v for n, v in old.marks.items() if n not in _OF_SPELLS}
    if "counters" in old.marks and not again and game.speaks(COUNTERS_STAY_BEHIND):
        marks["counters"] = old.marks["counters"]
        if game.ruling(COUNTERS_STAY_BEHIND, old, zone):
            del marks["counters"]
    if old.marks.get("tapped"):
        marks["tapped"] = True
        if game.ruling(NO_STATUS_OUTSIDE_PLAY, old, zone):
            del marks["tapped"]
            if zone != "battlefield":
                marks[WAS_TAPPED] = True
    elif zone == "battlefield" and old.marks.get(WAS_TAPPED):
        marks.pop(WAS_TAPPED, None)
        if not game.ruling(ENTERS_UNTAPPED):
            marks["tapped"] = True
    return new, marks


WAS_TAPPED = "was tapped"  # on a card: that it was, when it left play


def _entering(game: Game, stamp: int) -> dict[str, object]:
    """What is so of all that enters: the turn, its place in the order of effects, the moment."""
    moment = game.moment.facts.get("stamp", 0) + 1  # the same for all that enter together
    marks = {"since": game.board.facts.get("number", 0), "stamp": stamp, "entered": moment}
    if told_by_face(game.board, DEEDS):
        marks |= {CAME: marks["since"]}
    if act_on_all(game.moment) and not game.ruling(CHANGED_AS_IT_ENTERS):
        marks["bare"] = moment
    return marks


def _as_it_was(game: Game, thing: Thing) -> Traits:
    """What a thing was like before any of what happens at this moment."""
    known: Traits | None = game.moment.cache.get(thing.id)
    if known is not None:
        game.cite(known.cites)
        return known
    with game.as_of(game.moment):
        return traits(game, thing)


def _left_behind(game: Game, gone: Thing) -> list[Change]:
    """What somebody might think: that what a permanent did to others stays when it leaves play."""
    acts = not gone.face.plain and any(
        isinstance(one, tree.Static) and one.changes for one in gone.face.traits.abilities
    )
    if not acts or game.ruling(ENDS_WITH_ITS_PERMANENT, gone):
        return []
    with game.as_of(game.moment):
        left = frozen(game, gone)
    return [Note("effects", (*game.board.facts.get("effects", ()), *left))] if left else []


def destroy(game: Game, thing: int, no_regeneration: bool, by: str = "") -> list[Change]:
    """A permanent goes to the graveyard because it is destroyed: by an effect, where nothing else is told."""
    return move(game, thing, "graveyard", controller(game, game.board.things[thing]), "destroyed")


def draw(game: Game, player: str, card: int | None) -> list[Change]:
    """A card is drawn: from the library into the hand. Where there is none, that is remembered."""
    if card is None:
        return [Note("short", (*game.board.facts.get("short", ()), player))]
    drawn = move(game, card, "hand", player, "drawn")
    if game.board.facts.get("step") == "draw":
        drawn.append(Note(DREW_IN_STEP, (*(game.board.facts.get(DREW_IN_STEP) or ()), player)))
    return drawn


def phase_out(game: Game, thing: int, player: str, host: Object | None) -> list[Change]:
    """A permanent goes out of phase, by itself or with what it is attached to: to nobody it is there any more."""
    old = game.board.things[thing]
    marks = {**old.marks, "phased": player, **({"phased with": host} if host is not None else {})}
    if not game.ruling(OUT_OF_PHASE_IS_ABSENT):
        return [Mark(thing, "phased", player)]
    return [*_out_of_combat(game, old), Move(thing, PHASED_OUT, marks, -1, renew=False)]


def phase_in(game: Game, thing: int) -> list[Change]:
    """A permanent comes back: it is the one that went, if the rules say so."""
    old = game.board.things[thing]
    same = game.ruling(BACK_IN_PHASE_IS_THE_SAME)
    kept = old.marks if same else {"controller": old.marks["phased"], "stamp": old.marks.get("stamp", 0)}
    marks = {name: value for name, value in kept.items() if name not in {"phased", "phased with"}}
    return [Move(thing, BATTLEFIELD, marks, -1, renew=not same)]


def _out_of_combat(game: Game, thing: Thing) -> list[Change]:
    fight: Combat | None = game.board.facts.get("combat")
    if fight is None or not (fight.attacks(thing.object) or fight.blocks_anything(thing.object)):
        return []
    return [Note("combat", fight.without(thing.object))]


def announce(game: Game, player: str, thing: int) -> list[Change]:
    """A card becomes a spell: it goes onto the stack."""
    old = game.board.things[thing]
    where = ("stack", game.ruling_on(SHARED_ZONE, player, "stack"))
    new, kept = _kept(game, old, "stack")
    marks = {**kept, "controller": player, "from": old.zone}
    marks |= {name: old.marks[name] for name in (FORETOLD, PLOTTED) if name in old.marks}
    moved = Move(thing, where, marks, game.ruling(PLACE_ON_THE_STACK), new)
    return [Note("passes", 0), Note("resolutions", 0), moved]


def stack(game: Game, thing: Thing) -> list[Change]:
    """An ability, or combat damage, goes onto the stack."""
    where = ("stack", game.ruling_on(SHARED_ZONE, thing.owner, "stack"))
    added = thing._replace(zone=where)
    return [Note("passes", 0), Note("next", thing.id + 1), Add(added, game.ruling(PLACE_ON_THE_STACK))]


def copy_of_a_card(game: Game, thing: Thing) -> list[Change]:
    """A copy of a card comes to be where the card is."""
    return [Note("next", thing.id + 1), Add(thing, -1)]


def choose(game: Game, thing: int, what: str, value: object) -> list[Change]:
    """Something is chosen for a spell or ability that is being played."""
    chosen = {**game.board.things[thing].marks.get("chosen", {}), what: value}
    return [Mark(thing, "chosen", chosen)]


def vanish(game: Game, thing: int) -> list[Change]:
    """An ability leaves the stack, a token ceases to exist: whose it was may be asked.

    Of an ability that has just resolved its source is asked instead, where it has one.
    """
    if stack_of(game)[:1] == (thing,) and "source" in game.board.things[thing].marks:
        return [Drop(thing)]
    return [Note(GONE, {**game.board.facts.get(GONE, {}), thing: game.board.things[thing]}), Drop(thing)]


def create(game: Game, thing: Thing) -> list[Change]:
    """A token comes into play."""
    stamp = game.board.facts.get("stamp", 0) + 1
    marks = {**thing.marks, **_entering(game, stamp)}
    return [
        Note("next", max(thing.id + 1, game.board.facts["next"])),
        Note("stamp", stamp),
        Add(thing._replace(marks=marks, face=_as_it_enters(thing.face)), -1),
    ]


def _as_it_enters(there: Face) -> Face:
    """What a token is as it comes into play: one that copies a card with two halves has both locked."""
    return room(there, (), token=True) if is_room(there) else there


def order(game: Game, zone: tuple[str, str], things: tuple[int, ...]) -> list[Change]:
    """A zone is put in another order."""
    return [Order(zone, things)]


def _counted_for_each(game: Game, player: str) -> tuple[Change, ...]:
    there: dict[str, int] = game.board.facts.get(LANDS_EACH, {})
    return (Note(LANDS_EACH, {**there, player: there.get(player, 0) + 1}),)


def land(game: Game, player: str, thing: int, copy: copiable.Copy | None = None) -> list[Change]:
    """A land is played: it is put into play, and counted."""
    played = Note("lands", game.board.facts.get("lands", 0) + 1)
    own = _counted_for_each(game, player) if share_turns(game.board) else ()
    return [Note("passes", 0), played, *own, *move(game, thing, "battlefield", player, "played", copy=copy)]
