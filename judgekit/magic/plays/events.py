"""What each kind of event does to the board. Where the rules have a say in it, they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic import vocabulary
from judgekit.magic.language.tree import Static
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    CAST,
    GONE,
    Combat,
    Effect,
    Object,
    born,
    cast_this_turn,
    controller,
    stack_of,
    statics,
    traits,
)
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.layers.characteristics import act_on_all, frozen
from judgekit.magic.plays.layers.continuous import STAMPS
from judgekit.magic.plays.replacement import damage_results
from judgekit.magic.plays.turn.phasing import PHASED_OUT
from judgekit.magic.questions.board import (
    BACK_IN_PHASE_IS_THE_SAME,
    CHANGED_AS_IT_ENTERS,
    CHANGES_WHAT_IT_IS_ON_NOW,
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
from judgekit.magic.questions.copies import A_COPY_STAYS_AS_IT_IS, OTHER_EFFECTS_STAY
from judgekit.magic.questions.layers import AGE_OF_COUNTERS, YOUNGER_WHEN_ATTACHED
from judgekit.table.board import NO_MARKS, Add, Change, Drop, Mark, Move, Note, Order, Print, Tell, Thing

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face, Traits
    from judgekit.table.engine import Game

_OF_SPELLS = {"targets", "chosen", "from"}  # marks that mean nothing off the stack


# --- time and priority ------------------------------------------------------------------------------------------------


def turn(game: Game, player: str) -> list[Change]:
    number = game.board.facts.get("number", 0) + 1
    return [
        Note("turn", player),
        Note("number", number),
        Tell(player, "turn", number),
        Note("lands", 0),
        Note("more lands", None),
        Note("phase", None),
        Note("step", None),
    ]


def phase(game: Game, name: str) -> list[Change]:
    return [Note("phase", name), Note("step", None)]


def step(game: Game, name: str) -> list[Change]:
    if name != "upkeep":
        return [Note("step", name)]
    player, number = game.board.facts["turn"], game.board.facts.get("number", 0)
    _, last = game.board.players[player].get("upkeeps", (0, 0))
    return [Note("step", name), Tell(player, "upkeeps", (last, number))]  # the one before this one, and this one


def leave(game: Game, name: str) -> list[Change]:
    """A phase or step is over."""
    return [Note("priority", None)]


def priority(game: Game, player: str) -> list[Change]:
    return [Note("priority", player), Note("passes", 0)]


def passes(game: Game, player: str, to: str) -> list[Change]:
    return [Note("priority", to), Note("passes", game.board.facts.get("passes", 0) + 1)]


def played(game: Game, player: str, card: int) -> list[Change]:
    """A spell has been cast: how many have been this turn, storm asks."""
    return [Note(CAST, (game.board.facts.get("number", 0), cast_this_turn(game.board) + 1))]


def resolves(game: Game, what: int) -> list[Change]:
    """A spell or ability begins to resolve: how many have since a player last did something, tells loops."""
    return [Note("resolutions", game.board.facts.get("resolutions", 0) + 1)]


def nothing(game: Game, *_: object) -> list[Change]:
    """An event that is told but changes nothing by itself."""
    return []


# --- zones ------------------------------------------------------------------------------------------------------------


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
    if old.zone == BATTLEFIELD:
        changes += _out_of_combat(game, old)
        changes += _left_behind(game, old)
        changes += [_remembered(game, fact, old, mark) for fact, mark in _LAST_KNOWN if old.marks.get(mark) is not None]
        like = _as_it_was(game, old)
        held = old.marks.get("controller", old.owner)
        if like.controller is None and held != old.owner:
            like = like._replace(controller=held)
        if like is not born(game, old) or old.face.token:
            changes.append(Note("seen", {**game.board.facts.get("seen", {}), old.object: like}))
        had = like.controller or old.marks.get("controller", old.owner)
        if had != old.owner:
            changes.append(Note("had", {**game.board.facts.get("had", {}), old.object: had}))
        if old.face.token or copiable.OWN in old.marks:
            seen = {**game.board.facts.get(copiable.FACES_SEEN, {}), old.object: old}
            changes.append(Note(copiable.FACES_SEEN, seen))
    elif old.zone[0] == "stack" and not old.face.pseudo and old.face.watches & _COPYING_ITSELF:
        seen = {**game.board.facts.get(copiable.FACES_SEEN, {}), old.object: old}
        changes.append(Note(copiable.FACES_SEEN, seen))
    if copy is not None:
        marks |= {copiable.OWN: old.face, copiable.ENTERED_AS: copy, copiable.COPY: copy}
    moved = Move(thing, where, marks or NO_MARKS, place, new)
    if copy is not None:
        return [*changes, moved, Print(thing, copy.face)]
    if copiable.OWN in old.marks:
        return [*changes, moved, Print(thing, old.marks[copiable.OWN])]
    return [*changes, moved]


_COPYING_ITSELF = frozenset({"plays"})  # what triggers as a spell is cast may copy it when it is there no more


_LAST_KNOWN = (("hosts seen", "host"), ("counters seen", "counters"))


def _remembered(game: Game, fact: str, gone: Thing, mark: str) -> Change:
    """What a mark of a permanent was when it left play."""
    return Note(fact, {**game.board.facts.get(fact, {}), gone.object: gone.marks[mark]})


def _owner(game: Game, thing: Thing, player: str) -> str:
    """Whose hand, library or exile a card goes to: whoever knows no better thinks of whoever had it last."""
    if player == thing.owner:
        return player
    owner: str = game.ruling_on(OWNER, player, thing)
    return owner


def _kept(game: Game, old: Thing, zone: str) -> tuple[bool, dict[str, object]]:
    """Whether a thing is another object in another zone, and what of its past it takes along."""
    again = zone == "exile" and old.zone[0] == zone
    new = game.ruling(EXILED_AGAIN_IS_NEW) if again else game.ruling(NEW_OBJECT, old, zone)
    marks: dict[str, Any] = {} if new else {n: v for n, v in old.marks.items() if n not in _OF_SPELLS}
    if "counters" in old.marks and game.speaks(COUNTERS_STAY_BEHIND):
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
    if act_on_all(game.moment) and not game.ruling(CHANGED_AS_IT_ENTERS):
        marks["bare"] = moment
    return marks


def _as_it_was(game: Game, thing: Thing) -> Traits:
    """What a thing was like before any of what happens at this moment."""
    with game.as_of(game.moment):
        return traits(game, thing)


def _left_behind(game: Game, gone: Thing) -> list[Change]:
    """What somebody might think: that what a permanent did to others stays when it leaves play."""
    acts = not gone.face.plain and any(isinstance(one, Static) and one.changes for one in gone.face.traits.abilities)
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
    return move(game, card, "hand", player, "drawn")


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
    moved = Move(thing, where, marks, game.ruling(PLACE_ON_THE_STACK), new)
    return [Note("passes", 0), Note("resolutions", 0), moved]


def stack(game: Game, thing: Thing) -> list[Change]:
    """An ability, or combat damage, goes onto the stack."""
    where = ("stack", game.ruling_on(SHARED_ZONE, thing.owner, "stack"))
    added = thing._replace(zone=where)
    return [Note("passes", 0), Note("next", thing.id + 1), Add(added, game.ruling(PLACE_ON_THE_STACK))]


def choose(game: Game, thing: int, what: str, value: object) -> list[Change]:
    """Something is chosen for a spell or ability that is being played."""
    chosen = {**game.board.things[thing].marks.get("chosen", {}), what: value}
    return [Mark(thing, "chosen", chosen)]


def vanish(game: Game, thing: int) -> list[Change]:
    """An ability leaves the stack, a token ceases to exist: whose it was may be asked, unless it has just resolved."""
    if stack_of(game)[:1] == (thing,):
        return [Drop(thing)]
    return [Note(GONE, {**game.board.facts.get(GONE, {}), thing: game.board.things[thing]}), Drop(thing)]


def create(game: Game, thing: Thing) -> list[Change]:
    """A token comes into play."""
    stamp = game.board.facts.get("stamp", 0) + 1
    marks = {**thing.marks, **_entering(game, stamp)}
    return [
        Note("next", max(thing.id + 1, game.board.facts["next"])),
        Note("stamp", stamp),
        Add(thing._replace(marks=marks), -1),
    ]


def order(game: Game, zone: tuple[str, str], things: tuple[int, ...]) -> list[Change]:
    """A zone is put in another order."""
    return [Order(zone, things)]


# --- permanents -------------------------------------------------------------------------------------------------------


def tap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", True)]


def untap(game: Game, thing: int) -> list[Change]:
    return [Mark(thing, "tapped", None)]


def mark(game: Game, thing: int, name: str, value: object) -> list[Change]:
    return [Mark(thing, name, value)]


def in_time(game: Game, *stamps: tuple[int, int]) -> list[Change]:
    """Things that came at one moment are older and younger as somebody says."""
    return [Mark(thing, "stamp", stamp) for thing, stamp in stamps]


def counters(game: Game, on: int | str, kind: str, how_many: int) -> list[Change]:
    """Counters are put on a permanent or a player, or taken away where the number is negative."""
    there = dict(game.board.players[on].get("counters", {}) if isinstance(on, str) else _counters_of(game, on))
    old = kind in there
    there[kind] = max(0, there.get(kind, 0) + how_many)
    if not there[kind]:
        del there[kind]
    if isinstance(on, str):
        return [Tell(on, "counters", there)]
    changes: list[Change] = [Mark(on, "counters", there or None)]
    aged = old and vocabulary.is_keyword(kind) and game.speaks(AGE_OF_COUNTERS) and not game.ruling(AGE_OF_COUNTERS)
    if how_many > 0 and not aged:
        stamp = game.board.facts.get("stamp", 0) + 1
        since = {**game.board.things[on].marks.get(STAMPS, {}), kind: stamp}
        changes += [Note("stamp", stamp), Mark(on, STAMPS, since)]
    return changes


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
    changes: list[Change] = [Mark(thing.id, copiable.COPY, copy), Print(thing.id, there)]
    if not game.speaks(A_COPY_STAYS_AS_IT_IS):
        return changes
    for number in game.board.zone("battlefield"):
        other = game.board.things[number]
        told: copiable.Copy | None = other.marks.get(copiable.COPY)
        follows = told is not None and told.of == thing.object and number != thing.id
        if follows and not game.ruling(A_COPY_STAYS_AS_IT_IS):
            changes.append(Print(number, there._replace(token=other.face.token)))
    return changes


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


# --- damage, life, mana -----------------------------------------------------------------------------------------------


def life(game: Game, player: str, change: int) -> list[Change]:
    return [Tell(player, "life", game.board.players[player]["life"] + change)]


def life_held(game: Game, player: str, total: int) -> list[Change]:
    """Damage has brought a life total to a number, and no lower."""
    return [Tell(player, "life", total)]


def mana(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    return [Tell(player, "mana", (*game.board.players[player].get("mana", ()), *symbols))]


def spend(game: Game, player: str, symbols: tuple[str, ...]) -> list[Change]:
    left = list(game.board.players[player].get("mana", ()))
    for symbol in symbols:
        left.remove(symbol)
    return [Tell(player, "mana", tuple(left))]


def land(game: Game, player: str, thing: int, copy: copiable.Copy | None = None) -> list[Change]:
    """A land is played: it is put into play, and counted."""
    played = Note("lands", game.board.facts.get("lands", 0) + 1)
    return [Note("passes", 0), played, *move(game, thing, "battlefield", player, "played", copy=copy)]


# --- combat -----------------------------------------------------------------------------------------------------------


def fight(game: Game, now: Combat | None) -> list[Change]:
    """The state of combat changes."""
    return [Note("combat", now)]


# --- winning and losing -----------------------------------------------------------------------------------------------


def lost(game: Game, player: str, why: str) -> list[Change]:
    return [Tell(player, "lost", True)]


def over(game: Game, winner: str | None, drawn: bool) -> list[Change]:
    return [Note("winner", winner), Note("drawn", drawn or None), Note("over", True)]


def shuffled(game: Game, player: str) -> list[Change]:
    """A library has been shuffled once more: the next time it falls otherwise, in every edition alike."""
    return [Tell(player, "shuffles", game.board.players[player].get("shuffles", 0) + 1)]


def note(game: Game, name: str, value: object) -> list[Change]:
    return [Note(name, value)]


def tell(game: Game, player: str, name: str, value: object) -> list[Change]:
    return [Tell(player, name, value)]


DEEDS: dict[str, Callable[..., list[Change]]] = {
    "turn": turn,
    "phase": phase,
    "step": step,
    "leave": leave,
    "priority": priority,
    "resolves": resolves,
    "played": played,
    "pass": passes,
    "move": move,
    "destroy": destroy,
    "draw": draw,
    "announce": announce,
    "stack": stack,
    "choose": choose,
    "vanish": vanish,
    "create": create,
    "emblem": create,
    "phase out": phase_out,
    "phase in": phase_in,
    "order": order,
    "tap": tap,
    "untap": untap,
    "mark": mark,
    "in time": in_time,
    "counters": counters,
    "attach": attach,
    "effect": effect,
    "end effects": end_effects,
    "becomes a copy": becomes_a_copy,
    "becomes a token": becomes_a_token,
    "copied": stack,
    "effects follow": effects_follow,
    "damage": damage_results.done,
    "life": life,
    "life held": life_held,
    "mana": mana,
    "spend": spend,
    "unused": spend,
    "land": land,
    "combat": fight,
    "lost": lost,
    "over": over,
    "note": note,
    "tell": tell,
    "shuffled": shuffled,
    **dict.fromkeys(
        (
            "countered", "fizzles", "skipped", "attacks", "blocks", "becomes blocked", "becomes unblocked",
            "block stands", "leaves combat", "assigned", "nothing assigned", "undone", "declined", "prevented", "loop",
            "regenerated", "replaced", "flipped", "looks", "reveals", "damage order", "taps for mana",
            "triggers for mana", "too late", "target stays", "changes hands", "redirected", "player attacks",
            "is attacked", "band", "tolled", "goes on fighting", "comes attacking", "comes blocking",
        ),
        nothing,
    ),
}  # fmt: skip
