"""Resolving spells and abilities, and countering them."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import PERMANENT_TYPES
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import CAST_FOR_X, CAST_FROM, PROMISED, SPENT
from judgekit.magic.plays.board.state import AIMED_AT, chosen, controller, rules_of_table, speaks_of, still, traits
from judgekit.magic.plays.casting import announcing, faces, spell_kinds, unlocking
from judgekit.magic.plays.casting.pool import makes_uncountered
from judgekit.magic.plays.keywords import bestow, mutating
from judgekit.magic.plays.resolving import again, as_it_enters, at_one_moment, instructions
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text import counting, filters, targets
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.copies import A_COPY_BECOMES_A_TOKEN
from judgekit.magic.questions.replacement import WHAT_WAS_CHOSEN_FOR_THE_SPELL
from judgekit.magic.questions.resolving import (
    A_RESOLVED_CARD_GOES_TO,
    CANNOT_BE_PUT_INTO_PLAY,
    CHANGED_IS_MEANT_STILL,
    CONDITION_IS_LOOKED_AT_AGAIN,
    ENTERS_ATTACHED,
    GOES_ON_AS_PRINTED,
    GOES_ON_OFF_THE_STACK,
    IT_STAYS_CHANGED,
    LEAVES_THE_STACK_FOR,
    NO_REFUND,
    NOTHING_IN_BETWEEN,
    ONE_ACTION_AFTER_ANOTHER,
    STANDS_BY_ITSELF,
    STATES_WAIT,
    TELLS_OF_ITSELF,
    WHERE_IT_GOES,
    WORKS_ON_THE_STACK,
)
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def resolve(game: Game, what: int) -> Flow[None]:
    """The parts of resolving, in order, as one action that nobody interrupts."""
    yield Event("resolves", (what,))
    spell = game.board.things[what]
    if "assigned" in spell.marks:
        yield from game.run("deal", what)
    elif _has_lost_its_source(game, spell) and not game.ruling(STANDS_BY_ITSELF):
        yield Event("vanish", (what,))
    else:
        yield from game.run("resolution", what)
        yield from _used_up(game, spell)


def _used_up(game: Game, spell: Thing) -> Flow[None]:
    """What no rule tells where it goes is used up, somebody might think: the permanents as much as the rest."""
    if spell.face.pseudo or still(game.board, spell.object) is None:
        return
    zone = "exile" if traits(game, spell).types.isdisjoint(PERMANENT_TYPES) else "graveyard"
    yield Event("move", (spell.id, zone, controller(game, spell), "resolved"))


def _has_lost_its_source(game: Game, spell: Thing) -> bool:
    """Whether the source of an ability has gone since it went onto the stack, other than to pay for it."""
    if not spell.marks.get("rooted") or still(game.board, spell.marks["source"]) is not None:
        return False
    return spell.marks["source"] not in chosen(spell, "paid with", ())


def by_itself(game: Game, value: bool) -> bool:
    """An ability on the stack needs its source no longer."""
    return True


def recheck_condition(game: Game, what: int) -> Flow[None]:
    """The condition of a triggered ability is looked at again, first of all: where it is not so, nothing happens."""
    spell = game.board.things[what]
    condition = getattr(spell.marks.get("ability"), "condition", None)
    if condition is None or not game.ruling(CONDITION_IS_LOOKED_AT_AGAIN):
        return
    if game.ruling(CONDITION_HOLDS, condition, controller(game, spell), spell):
        game.show()
    else:
        yield Event("vanish", (what,))


def recheck_targets(game: Game, what: int) -> Flow[None]:
    """Targets are checked again: with all of them illegal nothing resolves, else the legal ones are affected."""
    yield from _recheck(game, what)


def recheck_targets_but_of_permanents(game: Game, what: int) -> Flow[None]:
    """The same of instants, sorceries and abilities alone."""
    if not is_permanent_spell(game, what):
        yield from _recheck(game, what)


def recheck_targets_of_permanents(game: Game, what: int) -> Flow[None]:
    """A permanent spell whose target is illegal does not resolve."""
    if is_permanent_spell(game, what):
        yield from _recheck(game, what)


def is_permanent_spell(game: Game, what: int) -> bool:
    """Whether what resolves is a spell that becomes a permanent."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack" or spell.face.pseudo:
        return False
    return not spell_kinds.of_card(game, spell).isdisjoint(PERMANENT_TYPES)


def _recheck(game: Game, what: int) -> Flow[None]:
    spell = game.board.things.get(what)
    picked = chosen(spell, "targets") if spell is not None else ()
    if spell is None or not picked or not any(picked):
        return
    if spell.marks.get("delayed"):
        yield from _those_still_meant(game, spell, picked)
        return
    wants = [want for mode in announcing.modes_chosen(game, spell) for want in mode.wants]
    left: list[tuple[filters.Being, ...]] = []
    for want, group in zip(wants, picked, strict=True):
        left.append(tuple(one for one in group if targets.why_not(game, spell, want, one) is None))
    unlike = bestow.bestowed(game, spell) or mutating.is_mutating(game, spell)
    if not any(left) and unlike and game.ruling(GOES_ON_AS_PRINTED, spell):
        as_printed = bestow.ceases(game, spell) if bestow.bestowed(game, spell) else mutating.ceases(game, spell)
        yield (*as_printed, Event("choose", (what, "targets", ())))
    elif not any(left):
        yield Event("fizzles", (what, tuple(one for group in picked for one in group)))
        yield from game.run("fizzle", what)
        if what in game.board.things and game.board.things[what].object == spell.object:
            yield Event("choose", (what, "targets", tuple(left)))  # nothing counters it: it does what needs no target
    elif tuple(left) != picked:
        yield (Event("choose", (what, "targets", tuple(left))), Event("choose", (what, AIMED_AT, picked)))


def _those_still_meant(game: Game, spell: Thing, picked: tuple[Any, ...]) -> Flow[None]:
    """A delayed ability acts on the targets of its text; of those that have changed the rules have to say so."""
    you, source = controller(game, spell), spell.marks["source"]
    left: list[tuple[filters.Being, ...]] = []
    for want, group in zip_longest(spell.marks.get("wants", ()), picked):
        there = [(one, filters.being(game, one)) for one in group or ()]
        changed = [
            one
            for one, thing in there
            if want is not None and thing is not None and not filters.fits(game, thing, want.filter, you, source)
        ]
        if changed and game.ruling(CHANGED_IS_MEANT_STILL):
            game.show()
            changed = []
        left.append(tuple(one for one, _ in there if one not in changed))
    if tuple(left) != picked:
        yield Event("choose", (spell.id, "targets", tuple(left)))


def follow_instructions(game: Game, what: int) -> Flow[None]:
    """What the text says is done, in the order in which it is written."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    player = announcing.whose(game, spell)
    all_of_it = at_one_moment.joined(
        as_it_enters.joined(game, [i for mode in announcing.modes_chosen(game, spell) for i in mode.do])
    )
    if instructions.several_for_all(all_of_it) and not game.ruling(ONE_ACTION_AFTER_ANOTHER):
        yield from instructions.each_player_all_of_it(game, all_of_it, player, spell)
        return
    if told := instructions.whom_a_target_tells(game, all_of_it, spell):
        yield Event("mark", (what, "about", {**spell.marks.get("about", {}), "player": told}))
    first, times = _about(game, what), 1
    yield from _follow(game, what, all_of_it, player)
    while (yield from again.begun_again(game, what, first, times)):
        yield from _follow(game, what, all_of_it, player)
        times += 1


def _about(game: Game, what: int) -> Mapping[str, object]:
    """What a spell or ability is about as it begins to do what it says."""
    here = game.board.things.get(what)
    about: Mapping[str, object] = {} if here is None else here.marks.get("about", {})
    return about


def _follow(game: Game, what: int, all_of_it: list[object], player: str) -> Flow[None]:
    for n, instruction in enumerate(all_of_it):
        if n and not game.ruling(NOTHING_IN_BETWEEN):
            yield from game.run("priority")
        if n and not game.ruling(STATES_WAIT):
            yield from game.run("states")
        here = game.board.things.get(what)
        if (
            here is None
            or _has_left(game, here)
            or not instructions.goes_on(game, all_of_it, instruction, player, here)
        ):
            return
        yield from game.run("do", instruction, player, here)


def _has_left(game: Game, spell: Thing) -> bool:
    """Whether nothing more is done because a spell has left the stack: so whoever knows no better thinks."""
    gone = spell.zone[0] != "stack" and speaks_of(game, "leaving the stack")
    return gone and not game.ruling(GOES_ON_OFF_THE_STACK)


def finish(game: Game, what: int) -> Flow[None]:
    """Last, a permanent spell enters play, an instant or sorcery goes to the graveyard, an ability is gone."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    if spell.face.pseudo:
        yield Event("vanish", (what,))
        return
    player = controller(game, spell)
    if traits(game, spell).types.isdisjoint(PERMANENT_TYPES):
        zone = game.ruling_on(WHERE_IT_GOES, "graveyard", spell)
        yield Event("move", (what, zone, player, "resolved" if zone == "graveyard" else "returned"))
    elif game.ruling(CANNOT_BE_PUT_INTO_PLAY, spell):
        yield Event("move", (what, "graveyard", player, "resolved"))
    else:
        yield from _enters(game, spell, player)


def leaves_the_stack(game: Game, what: int) -> Flow[None]:
    """Last, an ability is gone, and an instant or sorcery goes where cards of its type go when they have resolved.

    Whoever knows no better thinks that what has resolved is used up for ever.
    """
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    if spell.face.pseudo:
        yield Event("vanish", (what,))
        return
    if is_permanent_spell(game, what):
        return
    player, types = controller(game, spell), spell_kinds.of_card(game, spell)
    zone = game.ruling_on(A_RESOLVED_CARD_GOES_TO, "exile", types)
    zone = _off_the_stack(game, spell, game.ruling_on(WHERE_IT_GOES, zone, spell))
    yield Event("move", (what, zone, player, "returned" if zone == "hand" else "resolved"))
    if zone == "library":
        yield from game.run("shuffle", spell.owner)


def _off_the_stack(game: Game, spell: Thing, zone: str) -> str:
    """The zone to which a spell goes that leaves the stack for one."""
    return str(game.ruling_on(LEAVES_THE_STACK_FOR, zone, spell))


def becomes_a_permanent(game: Game, what: int) -> Flow[None]:
    """A permanent spell without a target enters, where cards of its type do."""
    if is_permanent_spell(game, what) and not chosen(game.board.things[what], "targets"):
        yield from _put_into_play(game, game.board.things[what])


def becomes_attached(game: Game, what: int) -> Flow[None]:
    """A permanent spell with a target enters on that."""
    if is_permanent_spell(game, what) and chosen(game.board.things[what], "targets"):
        yield from _put_into_play(game, game.board.things[what])


def _put_into_play(game: Game, spell: Thing) -> Flow[None]:
    """A permanent spell enters; where something keeps it from that, it goes to the graveyard."""
    what, player, types = spell.id, controller(game, spell), spell_kinds.of_card(game, spell)
    zone = game.ruling_on(A_RESOLVED_CARD_GOES_TO, "graveyard", types)
    if zone == "battlefield" and not game.ruling(CANNOT_BE_PUT_INTO_PLAY, spell):
        yield from _enters(game, spell, player)
    else:
        yield Event("move", (what, "graveyard", player, "resolved"))


def _enters(game: Game, spell: Thing, player: str) -> Flow[None]:
    """A permanent spell enters play, a local enchantment on what was its target."""
    what, host = spell.id, None if mutating.is_mutating(game, spell) else _host(spell)
    if spell.face.copy and not (game.speaks(A_COPY_BECOMES_A_TOKEN) and game.ruling(A_COPY_BECOMES_A_TOKEN)):
        yield Event("vanish", (what,))
        return
    events = [Event("move", (what, "battlefield", player, "resolved"))]
    if spell.face.copy:
        events.append(Event("becomes a token", (what,)))
    events += unlocking.as_it_enters(game, spell, player)
    if not faces.enters_as_it_was_cast(game, spell):
        events.append(Event("transforms", (what,)))
    if host is not None and game.ruling(ENTERS_ATTACHED, True):
        events.append(Event("attach", (what, host)))
    if (promised := chosen(spell, PROMISED)) is not None:
        events.append(Event("mark", (what, PROMISED, promised)))
    added = chosen(spell, "added")
    if added and (kept := game.ruling_on(WHAT_WAS_CHOSEN_FOR_THE_SPELL, (), added)):
        events.append(Event("mark", (what, "added", kept)))
    asked = {SPENT: chosen(spell, SPENT, ()), CAST_FROM: spell.marks.get(CAST_FROM)}
    for name, told in asked.items() if counting.asks_how(spell) else ():
        if told and (kept := game.ruling_on(WHAT_WAS_CHOSEN_FOR_THE_SPELL, (), told)):
            events.append(Event("mark", (what, name, kept)))
    if x := chosen(spell, "x", 0):
        events.append(Event("mark", (what, CAST_FOR_X, x)))
    yield tuple(events)
    if "effects" in game.board.facts and game.ruling(IT_STAYS_CHANGED):
        yield Event("effects follow", (spell.object, game.board.things[what].object))


def _host(spell: Thing) -> Being | None:
    """What a local enchantment is going to enchant."""
    picked: tuple[tuple[Being, ...], ...] = chosen(spell, "targets", ())
    return picked[0][0] if picked and picked[0] else None


def vanish(game: Game, what: int) -> Flow[None]:
    """An ability that has resolved leaves the stack."""
    spell = game.board.things.get(what)
    if spell is not None and spell.face.pseudo and spell.zone[0] == "stack":
        yield Event("vanish", (what,))


def stated(game: Game, player: str, spell: Thing) -> Flow[None]:
    """An effect of an unnamed source happens, as if what caused it had just resolved."""
    yield Event("stack", (spell,))
    yield from game.run("resolve", spell.id)


def countered_by_the_rules(game: Game, what: int) -> Flow[None]:
    """What has no legal target left is countered."""
    yield from game.run("counter", what)


def leave_unresolved(game: Game, what: int) -> Flow[None]:
    """What has no legal target left does not resolve: it leaves the stack, and nothing counters it."""
    spell = game.board.things[what]
    if spell.face.pseudo:
        yield Event("vanish", (what,))
    else:
        zone = _off_the_stack(game, spell, "graveyard")
        yield Event("move", (what, zone, controller(game, spell), "unresolved"))


# --- countering -------------------------------------------------------------------------------------------------------


def counter(game: Game, what: int, to: str = "graveyard") -> Flow[None]:
    """A countered spell goes to its owner's graveyard, an ability ceases; nothing of it resolves."""
    spell = game.board.things.get(what)
    if spell is None or spell.zone[0] != "stack":
        return
    own = _by_itself(spell)
    told = game.ruling(WORKS_ON_THE_STACK) if own and game.speaks(WORKS_ON_THE_STACK) else own
    shut = told or (not own and "cannot be countered" in traits(game, spell).rules) or _by_others(game, spell)
    spent = chosen(spell, SPENT, ())
    shut = shut or _tells_so(game, spell) or any(makes_uncountered(game, mana, spell) for mana in spent)
    if shut and cannot.comes_first(game):
        game.show()
        return
    if spell.face.pseudo:
        yield (Event("countered", (what,)), Event("vanish", (what,)))
    else:
        zone = _off_the_stack(game, spell, to)
        yield (Event("countered", (what,)), Event("move", (what, zone, controller(game, spell), "countered")))
    if not game.ruling(NO_REFUND):
        yield from _refund(game, spell)


def _tells_so(game: Game, spell: Thing) -> bool:
    """Whether the text of an ability, behind its effects, says that it cannot be countered."""
    return tree.holds(spell.marks.get("ability"), tree.Uncountered) and game.is_so(TELLS_OF_ITSELF)


def _by_itself(spell: Thing) -> bool:
    """Whether its own text says that a spell cannot be countered."""
    changes = [c for a in spell.face.traits.abilities if isinstance(a, tree.Static) for c in a.changes]
    return any("cannot be countered" in change.rules and isinstance(change.what, tree.This) for change in changes)


def _by_others(game: Game, spell: Thing) -> bool:
    """Whether what a permanent says keeps a spell from being countered."""
    about = [(source, of) for source, rule, of in rules_of_table(game) if rule == "cannot be countered"]
    return any(filters.fits(game, spell, of, controller(game, source), source.object) for source, of in about)


def _refund(game: Game, spell: Thing) -> Flow[None]:
    """What somebody might think who does not know better: what was paid comes back."""
    player = spell.marks.get("controller", spell.owner)
    paid = chosen(spell, "paid with", ())
    for one in paid:
        yield Event("move", (one[0], "battlefield", player, "refunded"))
    cost = tuple(s for s in spell.face.cost or () if not s.isdigit())
    if cost:
        yield Event("mana", (player, cost))
