"""Delayed abilities: what a text sets up for later, what it waits for, what it then means."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import REPLACES
from judgekit.magic.plays.board.state import active, chosen, controller, is_in_play, still
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.text import once_a_turn
from judgekit.magic.plays.text.evaluate import source_of, things
from judgekit.magic.plays.text.moved_on import LEAVING, LEFT, MOVED_ITSELF
from judgekit.magic.plays.text.party import Bound
from judgekit.magic.plays.text.spoken import with_objects
from judgekit.magic.plays.text.ties import EXILER
from judgekit.magic.plays.triggers.pending import Waiting, those_waiting
from judgekit.magic.plays.triggers.silenced import makes_nothing_trigger
from judgekit.magic.plays.triggers.trigger_events import matches
from judgekit.magic.questions.triggers import (
    HAS_TARGETS_OF_ITS_OWN,
    IS_DONE_LATER,
    IS_SET_UP_ONCE,
    ONLY_WHAT_HAPPENS_FROM_NOW_ON,
    THE_END_OF_A_TURN_BACKS_UP,
    TRIGGERS_BUT_ONCE,
    WHOSE_ABILITY_A_PERMISSION_SET_UP,
    WHOSE_ABILITY_A_REPLACEMENT_SET_UP,
    WHOSE_ABILITY_A_SPELL_SET_UP,
    WHOSE_ABILITY_AN_ABILITY_SET_UP,
)
from judgekit.table.board import Note, Thing
from judgekit.table.engine import Event
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.table.system import Question


class Delayed(NamedTuple):
    """An ability that a text has set up: what it waits for, what it does, whose it is, and what its text had chosen."""

    trigger: tree.Trigger
    do: tuple[object, ...]
    player: str
    source: Thing
    marks: dict[str, Any]
    turn: int | None = None  # the turn at whose end it is over, if it is
    of_spell: bool = False  # whether a spell has set it up, not an ability
    of_replacement: bool = False  # whether a static ability has, as it replaced an event
    left: tuple[Object, ...] = ()  # of what the ability spoke of that has set it up, what had left as that triggered
    exiler: Object | None = None  # the object whose text has set it up, as it was when that went onto the stack
    of_permission: bool = False  # whether a static ability has set it up, as somebody did what it lets them do


# --- setting up -------------------------------------------------------------------------------------------------------


def later(game: Game, what: tree.Later, player: str, spell: Thing) -> Flow[None]:
    """An ability is set up that waits for its moment; it sees only what happens from now on."""
    if not game.ruling(IS_DONE_LATER):
        for instruction in what.do:
            yield from game.run("do", instruction, player, spell)
        return
    one = _set_up(game, what, player, spell)
    yield _noted(game, one)
    if _is_so_already(game, one) and not game.ruling(_question(one)):
        yield Event("note", ("pending", (*those_waiting(game.board), _triggered(game, one, {}))))


def _question(one: Delayed) -> Question:
    """What the rules are asked of an ability whose event may have happened just before."""
    late = one.trigger.kind == "step" and "end of turn" in one.trigger.where
    return THE_END_OF_A_TURN_BACKS_UP if late else ONLY_WHAT_HAPPENS_FROM_NOW_ON


def reflexive(game: Game, what: tree.Reflexive, player: str, spell: Thing) -> Flow[None]:
    """What triggers as something is done goes onto the stack after it: only there its targets are chosen."""
    if not game.ruling(HAS_TARGETS_OF_ITS_OWN):
        for instruction in what.do:
            yield from game.run("do", _choosing(instruction, what.wants), player, spell)
        return
    ability = tree.Triggered(tree.Trigger("reflexive"), (tree.Mode(what.wants, what.do),))
    there = game.board.things.get(spell.id, spell)
    paid = {name: value for name, value in there.marks.get("chosen", {}).items() if name != "targets"}
    about = {
        **there.marks.get("about", {}),
        "delayed": {"chosen": {"paid with": paid["paid with"]}} if "paid with" in paid else {},
    }
    source = game.board.things.get(source_of(spell)[0], spell)
    one = Waiting(player, source_of(spell), ability, about, source)
    yield Event("note", ("pending", (*those_waiting(game.board), one)))


def when_resolved(game: Game, what: tree.WhenResolved, player: str, spell: Thing) -> Flow[None]:
    """Something triggers as an ability resolves for the time of which its text speaks, and at no later one."""
    ability, source = spell.marks.get("ability"), source_of(spell)
    yield Event("note", once_a_turn.noted(game, _RESOLVED, source, ability))
    often = once_a_turn.times(game, _RESOLVED, source, ability)
    if often < what.often or (game.is_so(IS_SET_UP_ONCE) and often > what.often):
        return
    for step in what.then:
        yield from game.run("do", step, player, spell)


_RESOLVED = "resolved so often"  # under this name it is noted which abilities have resolved in a turn


def _choosing(node: object, wants: tuple[tree.Wanted, ...]) -> Any:
    """An instruction that chooses, as it is done, what it would have as targets."""

    def chosen_now(target: tree.Target) -> tree.Chosen:
        want = wants[target.nth]
        return tree.Chosen(want.filter, tree.You(), want.most, up_to=want.least == 0)

    return tree.with_others(node, tree.Target, chosen_now)


def set_up(game: Game, what: tree.Later, player: str, spell: Thing) -> Event:
    """That an ability is set up, whatever the rules say of when it is done."""
    return _noted(game, _set_up(game, what, player, spell))


def set_up_by_leave(game: Game, what: tree.Later, player: str, source: Thing) -> Event:
    """That an ability is set up as a player has done what a static ability lets them do."""
    return _noted(game, _set_up(game, what, player, source)._replace(of_permission=True))


def _noted(game: Game, one: Delayed) -> Event:
    return Event("note", ("delayed", (*_those_set_up(game.board), one)))


def _those_set_up(board: Board) -> tuple[Delayed, ...]:
    found: tuple[Delayed, ...] = board.facts.get("delayed") or ()
    return found


def _set_up(game: Game, what: tree.Later, player: str, spell: Thing) -> Delayed:
    trigger = what.trigger
    bound = trigger._replace(
        what=_bound(game, trigger.what, player, spell), other=_bound(game, trigger.other, player, spell)
    )
    marks = {name: spell.marks[name] for name in ("about", "chosen", "wants") if name in spell.marks}
    if "targets" in (picked := marks.get("chosen", {})):
        groups = tuple(tuple(_as_it_is(game, one) for one in group) for group in picked["targets"])
        marks["chosen"] = {**picked, "targets": groups}
        old = (one for group in picked["targets"] for one in group)
        moved = {now: was for was, now in zip(old, chain.from_iterable(groups), strict=True) if now != was}
        marks["was"] = {**game.board.things.get(spell.id, spell).marks.get("was", {}), **moved}
        marks.setdefault("wants", _wants(spell))
    source = game.board.things.get(source_of(spell)[0], spell)
    source = source._replace(marks={**source.marks, "controller": player})
    turn = game.board.facts.get("number", 0) if "this turn" in trigger.where else None
    replaces = bool(spell.marks.get(REPLACES))
    left = _left_before(game, spell)
    exiler = source_of(spell)
    do = tuple(_of_what_is_lost(step, exiler) for step in what.do) if _is_lost(game, spell) else what.do
    return Delayed(bound, do, player, source, marks, turn, not spell.face.pseudo, replaces, left, exiler)


def _is_lost(game: Game, spell: Thing) -> bool:
    """Whether the source of an ability has left play before it resolved: neither its text nor its costs moved it."""
    ability = spell.marks.get("ability")
    source = source_of(spell)
    if not isinstance(ability, (tree.Activated, tree.Triggered)) or ability.zone != "battlefield":
        return False
    if isinstance(ability, tree.Triggered) and ability.trigger.kind in LEAVING:
        return False
    here = game.board.things.get(spell.id, spell)
    if still(game.board, source) is not None or here.marks.get(MOVED_ITSELF):
        return False
    costs = ability.costs if isinstance(ability, tree.Activated) else ()
    paid = source in chosen(here, "paid with", ()) or any(
        isinstance(getattr(one, "of", None), tree.This) for one in costs
    )
    return not paid


def _of_what_is_lost(step: Any, lost: Object) -> object:
    """An instruction of which the source is what it was: nothing that it has become since is meant."""
    own = [name for name in getattr(step, "_fields", ()) if isinstance(getattr(step, name), tree.This)]
    return step._replace(**dict.fromkeys(own, tree.Certain((lost,)))) if own else step


def _left_before(game: Game, spell: Thing) -> tuple[Object, ...]:
    """What had left as an ability triggered, where that is what it speaks of: later too it is what it became then."""
    ability = spell.marks.get("ability")
    if not isinstance(ability, tree.Triggered) or ability.trigger.kind not in LEAVING:
        return ()
    about = spell.marks.get("about", {}).get("", ())
    return tuple(one for one in about if not isinstance(one, str) and still(game.board, one) is None)


def _wants(spell: Thing) -> tuple[tree.Wanted, ...]:
    """What the text of a spell or ability calls its targets."""
    ability = spell.marks.get("ability")
    spells = [a for a in spell.face.traits.abilities if isinstance(a, tree.Spell)]
    modes = ability.modes if ability is not None else spells[0].modes if spells else ()
    picked = chosen(spell, "modes", (0,))
    return tuple(want for n, mode in enumerate(modes) if n in picked for want in mode.wants)


def _bound(game: Game, what: object, player: str, spell: Thing) -> object:
    """Whom a trigger means: those of whom the text speaks, as they are now; a kind of things stays a kind."""
    if isinstance(what, tree.Filter):
        return what if what.shares is None else what._replace(shares=with_objects(what.shares, spell))
    if what is None or isinstance(what, (tree.EachPlayer, tree.Opponent)):
        return what
    return Bound(tuple(things(game, what, player, spell)))


def _as_it_is(game: Game, one: Any) -> Any:
    """A target as the object that it is by now: what set up a delayed ability may have moved it."""
    thing = None if isinstance(one, str) else game.board.things.get(one[0])
    return one if thing is None else thing.object


def _is_so_already(game: Game, one: Delayed) -> bool:
    """Whether the event that an ability waits for may have happened just before."""
    trigger = one.trigger
    if trigger.kind == "step":
        now = {game.board.facts.get("step"), game.board.facts.get("phase")}
        mine = not isinstance(trigger.what, Bound) or any(has_the_turn(game, str(one)) for one in trigger.what.beings)
        return mine and not now.isdisjoint(trigger.where)
    if not isinstance(trigger.what, Bound):
        return False
    there = [still(game.board, being) for being in trigger.what.beings if not isinstance(being, str)]
    match trigger.kind:
        case "leaves" | "dies":
            return any(thing is None or not is_in_play(thing) for thing in there)
        case "untaps":
            return any(thing is not None and not thing.marks.get("tapped") for thing in there)
        case "taps":
            return any(thing is not None and bool(thing.marks.get("tapped")) for thing in there)
        case _:
            return False


# --- waiting ----------------------------------------------------------------------------------------------------------


def notice_delayed(game: Game, event: Event, before: Board) -> bool:
    """A delayed ability triggers the next time that its event happens, and is used up."""
    found = False
    for one in _those_set_up(game.board):
        if one.turn is not None and one.turn != game.board.facts.get("number", 0):
            continue
        abouts = list(matches(game, one.trigger, event, before, one.source))
        if not abouts or makes_nothing_trigger(game, one.trigger, event, before):
            continue
        left = _those_set_up(game.board)
        if "each time" not in one.trigger.where:
            abouts = abouts[:1]
            if game.is_so(TRIGGERS_BUT_ONCE):
                left = tuple(other for other in left if other is not one)
        waiting = (*those_waiting(game.board), *(_triggered(game, one, about) for about in abouts))
        game.note(Note("pending", waiting), Note("delayed", left or None))
        found = True
    return found


def _whose(game: Game, one: Delayed) -> str:
    """Whose a delayed ability is when it triggers: who does not know gives it to whoever has its source by then.

    What has no controller any more is given to the player whose turn it is.
    """
    source = still(game.board, one.source.object)
    has = active(game.board) if source is None or not is_in_play(source) else controller(game, source)
    question = WHOSE_ABILITY_A_SPELL_SET_UP if one.of_spell else WHOSE_ABILITY_AN_ABILITY_SET_UP
    if one.of_replacement and game.speaks(WHOSE_ABILITY_A_REPLACEMENT_SET_UP):
        question = WHOSE_ABILITY_A_REPLACEMENT_SET_UP
    if one.of_permission and game.speaks(WHOSE_ABILITY_A_PERMISSION_SET_UP):
        question = WHOSE_ABILITY_A_PERMISSION_SET_UP
    said: str = game.ruling_on(question, has, one)
    return said


def whose_it_was(game: Game, value: str, one: Delayed) -> str:
    """It is the player's who controlled the spell or ability that set it up."""
    return one.player


def _triggered(game: Game, one: Delayed, about: dict[str, Any]) -> Waiting:
    mode, kept = tree.Mode((), one.do), {name: one.marks.get(name, {}) for name in ("chosen", "wants", "was")}
    match one.do:
        case (tree.Reflexive(wants, do),):  # it has targets of its own, which are chosen as it triggers
            mode = tree.Mode(wants, do)
            kept = {"chosen": {name: said for name, said in kept["chosen"].items() if name != "targets"}}
    ability = tree.Triggered(one.trigger, (mode,))
    kept |= {"delayed": True, LEFT: one.left, EXILER: one.exiler}
    told = {**one.marks.get("about", {}), **about, "delayed": kept}
    return Waiting(_whose(game, one), one.source.object, ability, told, one.source)
