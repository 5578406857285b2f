"""Shields that spells and abilities set up: against damage, point by point or from a source; regeneration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import PERMANENT_TYPES
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import REPLACES
from judgekit.magic.plays.board.state import BATTLEFIELD, Object, combat, controller, rules_of_table, still, traits
from judgekit.magic.plays.replacement.applicable import Those, is_meant
from judgekit.magic.plays.replacement.besides import acting, knowing, right_after
from judgekit.magic.plays.replacement.damage_results import may_be_dealt
from judgekit.magic.plays.text import filters, spoken
from judgekit.magic.plays.text.evaluate import amount, objects, picked, source_of, things
from judgekit.magic.questions.replacement import (
    A_SHIELD_EACH,
    A_SHIELD_FOLLOWS_THE_SPELL,
    ACTS_ON_WHAT_CAME_LATER,
    ACTS_ON_WHAT_IS_TO_COME,
    DOES_MORE_AS_IT_PREVENTS,
    LASTS_UNTIL_IT_IS_USED,
    LOOKED_AT_AGAIN,
    ONLY_TO_WHAT_MAY_BE_DEALT_IT,
    PREVENTION_PREVENTS_NONE,
    REGENERATED_AT_ONCE,
    SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN,
    WHERE_A_SOURCE_MAY_BE,
)
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Note, Thing
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

PREVENTION = "prevention"  # the order of effects that prevent damage does not matter


class Shield(NamedTuple):
    """What a spell or ability has set up: it waits for an event, until it is used or its time is over.

    `ability` is a Prevent or an Instead whose targets and choices have become `Those`; `points` are what is left of an
    amount; `began` tells turn, phase and step; `marks` are those of the spell.
    """

    ability: Any
    player: str
    source: Object
    stamp: int
    began: tuple[object, ...]
    points: int | None
    marks: Mapping[str, object]

    @property
    def against(self) -> tuple[object, ...]:
        """The source that was chosen or told, and what it may become; none where it is against any."""
        source = getattr(self.ability, "source", None)
        return tuple(source.beings) if isinstance(source, Those) else ()


# --- setting up -------------------------------------------------------------------------------------------------------


def regenerate(game: Game, what: tree.Regenerate, player: str, spell: Thing) -> Flow[None]:
    """A shield: the next time it would be destroyed this turn, it is tapped instead.

    What a static ability regenerates as it would be destroyed needs no shield: that is its regeneration.
    """
    ahead = game.ruling(ACTS_ON_WHAT_IS_TO_COME)
    if ahead and spell.marks.get(REPLACES) and game.speaks(REGENERATED_AT_ONCE):
        ahead = not game.ruling(REGENERATED_AT_ONCE)
    for thing in objects(game, things(game, what.what, player, spell), spell):
        if ahead:
            yield Event("mark", (thing.id, "shields", (*thing.marks.get("shields", ()), "regeneration")))
        else:
            yield _regenerated(game, thing)


def prevent(game: Game, what: tree.Prevent, player: str, spell: Thing) -> Flow[None]:
    """A shield against damage, by points or by source."""
    source = yield from the_source(game, what.source, player, spell)
    to = yield from those(game, what.to, player, spell)
    points = None if what.amount is None else amount(game, what.amount, player, spell)
    apart = points is not None and _is_each(what.to) and game.is_so(A_SHIELD_EACH)
    for one in [Those((one,)) for one in things(game, what.to, player, spell)] if apart else (to,):
        yield from set_up(game, what._replace(to=one, source=source), player, spell, points)
    if what.besides and not game.is_so(DOES_MORE_AS_IT_PREVENTS):
        now = acting(spell, {"other": tuple(things(game, what.to, player, spell))}, spell.marks)
        for step in what.besides:
            yield from game.run("do", step, player, knowing(now, points or 0))
    if not game.ruling(ACTS_ON_WHAT_IS_TO_COME):
        yield from _undone(game, to, points)


def _is_each(to: object) -> bool:
    """Whether damage is prevented to each of some creatures or players, told by what they are: a target among them."""
    if tree.is_several(to):
        return any(_is_each(part) for part in to)
    return isinstance(to, (tree.Each, tree.EachPlayer))


def redirect(game: Game, what: tree.Redirect, player: str, spell: Thing) -> Flow[None]:
    """From now on the next points of damage go elsewhere."""
    source = yield from the_source(game, what.source, player, spell)
    to = yield from those(game, what.to, player, spell)
    other = yield from those(game, what.instead, player, spell)
    points = amount(game, what.points, player, spell)
    yield from set_up(game, what._replace(to=to, instead=other, source=source), player, spell, points)


def set_up(game: Game, ability: object, player: str, spell: Thing, points: int | None = None) -> Flow[None]:
    """From now on a shield waits."""
    stamp = game.board.facts.get("stamp", 0) + 1
    shield = Shield(ability, player, source_of(spell), stamp, _now(game), points, spell.marks)
    yield (Event("note", ("stamp", stamp)), Event("note", ("watching", (*waiting(game), shield))))


def waiting(game: Game) -> tuple[Shield, ...]:
    found: tuple[Shield, ...] = game.board.facts.get("watching", ())
    return found


def over(game: Game, one: Object) -> list[Shield]:
    """The shields that prevent damage to a thing."""
    mine = [s for s in waiting(game) if isinstance(s.ability, tree.Prevent) and isinstance(s.ability.to, Those)]
    return [s for s in mine if one in s.ability.to.beings]


def _undone(game: Game, to: object, points: int | None) -> Flow[None]:
    """What somebody might think who does not know better: damage that has been dealt is prevented, too."""
    for one in to.beings if isinstance(to, Those) else ():
        thing = None if isinstance(one, str) else still(game.board, one)
        dealt = thing.marks.get("damage", 0) if thing is not None else 0
        if thing is not None and dealt:
            left = 0 if points is None else max(0, dealt - points)
            yield Event("mark", (thing.id, "damage", left or None))


def _now(game: Game) -> tuple[object, ...]:
    facts = game.board.facts
    return facts.get("number"), facts.get("phase"), facts.get("step")


def those(game: Game, what: object, player: str, spell: Thing) -> Flow[object]:
    """Who is meant: fixed now where they are targeted, chosen or named; told by what they are, whoever is so then."""
    if what is None or isinstance(what, tree.EachPlayer):
        return what
    if isinstance(what, (tree.Filter, tree.Each)):
        # what it is like is told by what the spell aims at or speaks of: the shield itself knows that no more
        return spoken.likenesses(what.of if isinstance(what, tree.Each) else what, spell)
    if isinstance(what, tree.EachOf):  # whatever such players control by then
        whose = things(game, what.who, player, spell)
        each = what.of.either or (what.of,)
        return tuple(
            spoken.likenesses(filters.that_belong_to(of, str(who), spell), spell) for who in whose for of in each
        )
    if tree.is_several(what):
        several: tuple[object, ...] = ()
        for part in what:
            several = (*several, (yield from those(game, part, player, spell)))
        return several
    return Those(tuple((yield from picked(game, what, player, spell))))


# --- sources ----------------------------------------------------------------------------------------------------------


def the_source(game: Game, what: object, player: str, spell: Thing) -> Flow[object]:
    """The source that a shield is against: where the text has one chosen, that is done now."""
    if not isinstance(what, tree.Chosen):
        meant = yield from those(game, what, player, spell)
        return _and_what_they_become(game, meant) if isinstance(meant, Those) else meant
    possible = _sources(game, what.of, player, source_of(spell))
    if len(possible) > 1:
        possible = list((yield Ask("choose", player, (spell.id, what, 1), tuple(possible))))
    chosen = _and_what_they_become(game, Those(tuple(possible)))
    return chosen._replace(like=what.of) if game.speaks(LOOKED_AT_AGAIN) and _asks_more(what.of) else chosen


def _asks_more(of: tree.Filter) -> bool:
    """Whether a source has to be of a certain kind to be chosen."""
    return of._replace(noun="source") != tree.Filter("source", zone=of.zone)


def _sources(game: Game, of: tree.Filter, player: str, source: Object) -> list[Object]:
    """What may be chosen as a source of damage: wherever the rules say that it may be."""
    zones = game.ruling(WHERE_A_SOURCE_MAY_BE)
    there = [game.board.things[n] for (kind, _), on in game.board.zones.items() if kind in zones for n in on]
    found = [t.object for t in there if not t.face.pseudo and filters.fits(game, t, of, player, source)]
    if "stack" in zones:
        gone = [
            one for one in _behind_the_stack(game) if still(game.board, one) is None and one[0] in game.board.things
        ]
        found += [one for one in gone if filters.fits(game, game.board.things[one[0]], of, player, source)]
    return list(dict.fromkeys(found))


def anywhere(game: Game, value: tuple[str, ...]) -> tuple[str, ...]:
    """A source may be a permanent, a spell, or what is no longer in play."""
    return ("battlefield", "stack", "graveyard", "exile")


def _behind_the_stack(game: Game) -> Iterator[Object]:
    """The sources of what waits on the stack: of abilities, of combat damage."""
    for (kind, _), on in game.board.zones.items():
        for number in on if kind == "stack" else ():
            marks = game.board.things[number].marks
            if "source" in marks:
                yield marks["source"]
            if "assigned" in marks:
                yield from (share[0] for share in marks["assigned"].shares)


def _and_what_they_become(game: Game, meant: Those) -> Those:
    return Those(tuple(one for each in meant.beings for one in _what_it_becomes(game, each)))


def _what_it_becomes(game: Game, one: Object | str) -> tuple[Object | str, ...]:
    """A source, and what it is going to be: a permanent spell becomes a permanent."""
    thing = filters.being(game, one)
    spell = thing is not None and thing.zone[0] == "stack"
    if isinstance(one, str) or thing is None or not spell or traits(game, thing).types.isdisjoint(PERMANENT_TYPES):
        return (one,)
    return (one, (one[0], one[1] + 1)) if game.ruling(A_SHIELD_FOLLOWS_THE_SPELL) else (one,)


# --- acting -----------------------------------------------------------------------------------------------------------


@only_with("watching")
def by_points(game: Game, event: Event) -> list[Amendment]:
    """A shield of points prevents damage point by point, whoever deals it and in however many portions."""
    if "watching" not in game.board.facts:
        return []
    up = [one for one in waiting(game) if one.points is not None and stops(game, one, event)]
    return [_of_points(shield, event) for shield in up]


def turns(game: Game, shield: Shield, event: Event) -> bool:
    """Whether a shield sends such damage elsewhere: to what is there still."""
    source, to, dealt, _ = event.args
    what = shield.ability
    if dealt <= 0 or not (_is_meant(game, what.to, to, shield) and _is_meant(game, what.source, source, shield)):
        return False
    return bool(_elsewhere(game, shield)) and works(game, shield, source, to)


def _elsewhere(game: Game, shield: Shield) -> list[Being]:
    there = shield.ability.instead.beings if isinstance(shield.ability.instead, Those) else ()
    return [one for one in there if isinstance(one, str) or still_there(game, one)]


def still_there(game: Game, one: Object) -> bool:
    """Whether damage may be sent to something: it is there, and still of a type to which damage is dealt."""
    thing = still(game.board, one)
    if thing is not None and may_be_dealt(game, thing):
        return True
    if thing is None and not game.speaks(ONLY_TO_WHAT_MAY_BE_DEALT_IT):
        return False
    return not game.ruling(ONLY_TO_WHAT_MAY_BE_DEALT_IT)


def of_redirection(shield: Shield, event: Event) -> Amendment:
    """What sends damage elsewhere, acting on some damage."""
    key = ("shield", shield.stamp)
    return Amendment(key, ("damage", event.args[1]), _turned(shield), shield, shield.source, shield.stamp)


def _turned(shield: Shield) -> Any:
    """As many points of damage as a shield has left are dealt to somebody else."""

    def make(game: Game, event: Event) -> Flow[Made]:
        source, to, dealt, in_combat = event.args
        turned = min(shield.points or 0, dealt)
        left = shield._replace(points=(shield.points or 0) - turned)
        other = _elsewhere(game, shield)[0]
        _use(game, shield, None if left.points == 0 else left)
        told = Event("replaced", (shield.source, "damage"))
        rest = (Event("damage", (source, to, dealt - turned, in_combat)),) if dealt > turned else ()
        return Made((told, *rest, Event("damage", (source, other, turned, in_combat))), kept=bool(rest))
        yield

    return make


def _of_points(shield: Shield, event: Event) -> Amendment:
    key = ("shield", shield.stamp)
    return Amendment(key, ("damage", event.args[1]), _fewer(shield), PREVENTION, shield.source, shield.stamp)


def stops(game: Game, shield: Shield, event: Event) -> bool:
    """Whether a shield prevents such damage."""
    source, to, dealt, in_combat = event.args
    what = shield.ability
    if not isinstance(what, tree.Prevent) or dealt <= 0 or (what.combat and not in_combat):
        return False
    if what.noncombat and in_combat:
        return False
    if not (_is_meant(game, what.to, to, shield) and _is_meant(game, what.source, source, shield)):
        return False
    return works(game, shield, source, to)


def works(game: Game, shield: Shield, *parties: Being) -> bool:
    """Whether a shield is still up, and acts on things that came later than it."""
    later = any(not isinstance(one, str) and _entered(game, one) > shield.stamp for one in parties)
    if later and not game.ruling(ACTS_ON_WHAT_CAME_LATER):
        return False
    return shield.began == _now(game) or bool(game.ruling(LASTS_UNTIL_IT_IS_USED))


def _entered(game: Game, one: Object) -> int:
    thing = game.board.things.get(one[0])
    return int(thing.marks.get("stamp", 0)) if thing is not None and thing.zone == BATTLEFIELD else 0


def _is_meant(game: Game, what: object, one: Being, shield: Shield) -> bool:
    return what is None or is_meant(game, what, one, as_source(shield))


def as_source(shield: Shield) -> Thing:
    """Whose effect a shield is, as the thing that filters ask about."""
    number, life = shield.source
    return Thing(number, "", shield.player, ("stack", ""), None, {"controller": shield.player}, life)


def _fewer(shield: Shield) -> Any:
    """Prevent as many points of damage as a shield has left."""

    def make(game: Game, event: Event) -> Flow[Made]:
        if prevents_none(game, event):
            return unprevented(event)
        stopped = min(shield.points or 0, event.args[2])
        left = shield._replace(points=(shield.points or 0) - stopped)
        _use(game, shield, None if left.points == 0 or shield.ability.next_only else left)
        by = ("shield", shield.stamp)
        made = stopping(event, stopped, by)
        return made._replace(then=_doing_more(game, event, shield, by)) if shield.ability.besides else made
        yield

    return make


def _doing_more(game: Game, event: Event, shield: Shield, by: object) -> Callable[[Game], Flow[None]] | None:
    """What a shield does right after it has prevented some damage: what it did as it was set up, it does not again."""
    if not game.is_so(DOES_MORE_AS_IT_PREVENTS):
        return None
    source, to, *_ = event.args
    spell = acting(as_source(shield), {"": (source,), "other": (to,)}, shield.marks)
    return right_after(game, event, shield.ability.besides, shield.player, spell, by)


def use_up(game: Game, shield: Shield) -> None:
    """A shield that acts but once is gone."""
    _use(game, shield, None)


def _use(game: Game, shield: Shield, left: Shield | None) -> None:
    now = [left if one.stamp == shield.stamp else one for one in waiting(game)]
    game.note(Note("watching", tuple(one for one in now if one is not None) or None))


def prevents_none(game: Game, event: Event) -> bool:
    """Whether what acts to prevent some damage prevents none of it now."""
    in_combat = event.args[3]
    said = [
        (source, about)
        for source, rule, about in rules_of_table(game)
        if rule == "cannot be prevented" or (rule == "combat damage cannot be prevented" and in_combat)
    ]
    if not any(about is None or is_meant(game, about, event.args[0], source) for source, about in said):
        return False
    return bool(game.ruling(PREVENTION_PREVENTS_NONE))


def unprevented(event: Event) -> Made:
    """Damage that is dealt as it was, though something has acted to prevent it."""
    return Made((event,), kept=True)


def prevented(game: Game, event: Event, stopped: int, by: object) -> Made:
    """Damage of which some is prevented, if it can be; `by` is the same where one effect does it."""
    return unprevented(event) if prevents_none(game, event) else stopping(event, stopped, by)


def stopping(event: Event, stopped: int, by: object) -> Made:
    """Damage of which some is prevented."""
    source, to, dealt, in_combat = event.args
    told = Event("prevented", (source, to, stopped, by))
    if stopped >= dealt:
        return Made((told,))
    return Made((told, Event("damage", (source, to, dealt - stopped, in_combat))), kept=True)


def prevent_all(by: object) -> Callable[[Game, Event], Flow[Made]]:
    """All of the damage is prevented."""

    def make(game: Game, event: Event) -> Flow[Made]:
        return prevented(game, event, event.args[2], by)
        yield

    return make


# --- regeneration -----------------------------------------------------------------------------------------------------


@only_with("shields")
def regeneration(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Instead of being destroyed, a creature with such a shield is healed, tapped and out of combat."""
    thing = game.board.things[event.args[0]]
    if "regeneration" not in thing.marks.get("shields", ()):
        return ()
    if is_forbidden(game, event):
        return ()
    return (Amendment(("regeneration", thing.id), ("destroy", thing.id), _saved, "regeneration", thing.object),)


def is_forbidden(game: Game, event: Event) -> bool:
    """Whether what is about to be destroyed cannot be regenerated."""
    shut = event.args[1] or "cannot be regenerated" in traits(game, game.board.things[event.args[0]]).rules
    return bool(shut and game.ruling(SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN))


def _saved(game: Game, event: Event) -> Flow[Made]:
    thing = game.board.things[event.args[0]]
    left = list(thing.marks["shields"])
    left.remove("regeneration")
    kept = Event("mark", (thing.id, "shields", tuple(left) or None))
    return Made((kept, *_regenerated(game, thing)), spared=spared(game, event))
    yield


def spared(game: Game, event: Event) -> tuple[Event, ...]:
    """What is not destroyed is not put into the graveyard either."""
    if event.kind != "destroy":
        return ()
    thing = game.board.things[event.args[0]]
    return (Event("move", (thing.id, "graveyard", controller(game, thing), "destroyed")),)


def _regenerated(game: Game, thing: Thing) -> tuple[Event, ...]:
    events = [Event("mark", (thing.id, "damage", None)), Event("regenerated", (thing.id,))]
    if not thing.marks.get("tapped"):
        events.append(Event("tap", (thing.id,)))
    fight = combat(game.board)
    if fight is not None:
        events.append(Event("combat", (fight.without(thing.object),)))
    return tuple(events)
