"""What a spell or ability knows and its source does not: the number for X, the things that it spoke of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import chosen
from judgekit.magic.vocabulary import KINDS_OF_CREATURES
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


_NAMED = "named"  # a mark beside «that player»: the text itself has told who that is
DEFENDER = "defender"  # under this name: the player whom the creature attacked whose attack it was that triggered it
GIVEN_UP = ("sacrificed", "exiled", "revealed", "discarded")  # what «it» is of what has been given for something
THUS = "thus"  # under this name it is marked what a text has done so far, where it speaks of that
TRIGGERS = "as it triggers"  # under this name a source bears the ability whose condition is looked at as it triggers
_OF_CREATURES = frozenset(KINDS_OF_CREATURES)
Likeness = TypeVar("Likeness", tree.SameName, tree.Shares)


def likenesses(of: tree.Filter, spell: Thing) -> tree.Filter:
    """A filter that tells what something is like, with the very things, where a spell or ability knows them."""
    if of.namesake is not None:
        of = of._replace(namesake=with_objects(of.namesake, spell))
    if any(not isinstance(number, int) for *_, number in of.compare):
        of = of._replace(compare=tuple((name, sign, _measured(number, spell)) for name, sign, number in of.compare))
    if of.ties:
        of = of._replace(ties=tuple(tie._replace(to=_certain(tie.to, spell)) for tie in of.ties))
    return of if of.shares is None else of._replace(shares=with_objects(of.shares, spell))


def but_the_one_told_of(of: tree.Filter, spell: Thing) -> tree.Filter:
    """«Whenever a creature attacks, another creature …»: other than that one, not than what the ability is of.

    So is «that player controls no other creatures»: other than the target by which the player is told.
    """
    ability = spell.marks.get("ability") or spell.marks.get(TRIGGERS)
    aimed = tuple(one for group in chosen(spell, "targets", ()) for one in group if not isinstance(one, str))
    if of.other and of.controller == "that player" and aimed and not of.ties:
        return of._replace(other=False, ties=(tree.Tie(tree.OTHER_THAN, tree.Certain(aimed)),))
    if not of.other or not isinstance(ability, tree.Triggered) or not _is_of_that_sort(of, ability.trigger.what):
        return of
    if any(tie.how == tree.OTHER_THAN for tie in of.ties):
        return of  # it is said by its name what they are other than
    told = meant_by(tree.It(tree.AT_FIRST), spell)
    but = tree.Tie(tree.OTHER_THAN, tree.Certain(told))
    return of._replace(other=False, ties=(*of.ties, but)) if told else of


def _is_of_that_sort(of: tree.Filter, told: object) -> bool:
    """Whether «another» may be said of what a trigger is about: a creature has died, and there is another creature."""
    if isinstance(told, tree.Host):
        return True
    if not isinstance(told, tree.Filter) or told.other or told.noun != of.noun:
        return False
    one, other = (_sorts(each) for each in (of, told))
    return not one.isdisjoint(other) or not (one or other)


def _sorts(of: tree.Filter) -> frozenset[str]:
    """The types and subtypes that a filter names; who names a kind of creatures means creatures."""
    kinds = {*of.any_subtypes}
    return frozenset({*of.types, *of.any_types, *kinds, *(("creature",) if kinds & _OF_CREATURES else ())})


def _certain(node: object, spell: Thing) -> object:
    """What a spell or ability speaks of, as the very things: a target, «it»."""
    match node:
        case tree.Target(nth):
            picked = chosen(spell, "targets", ())
            return tree.Certain(tuple(picked[nth]) if nth < len(picked) else ())
        case tree.It(role) if role in GIVEN_UP:
            return tree.Certain(tuple(given_up(spell, role)))
        case tree.It():
            return tree.Certain(meant_by(node, spell))
        case _:
            return node


def _measured(number: tree.Quantity, spell: Thing) -> tree.Quantity:
    """A number of something that a spell or ability speaks of, with the very things: itself, or part of a sum."""
    those = tree.with_others(number, tree.Stat, lambda stat: _stat(stat, spell))
    told: tree.Quantity = tree.with_others(those, tree.CountersOn, lambda counters: _counters(counters, spell))
    return told


def _stat(stat: tree.Stat, spell: Thing) -> tree.Stat:
    match stat.of:
        case tree.Target() | tree.It():
            those = _certain(stat.of, spell)
            told = _as_they_were(those.objects, spell) if isinstance(those, tree.Certain) else ()
            return tree.Stat(stat.name, tree.Certain(told) if told else those)
        case _:
            return stat


def _counters(counters: tree.CountersOn, spell: Thing) -> tree.CountersOn:
    if isinstance(counters.of, tree.This) and "source" in spell.marks:  # it may be gone by now
        return tree.CountersOn(counters.counter, tree.Certain((spell.marks["source"],)))
    return counters


def with_objects(namesake: Likeness, spell: Thing) -> Likeness:
    """What it is like, where a spell or ability knows the thing: a target, or what it spoke of."""
    match namesake.of:
        case tree.Target(nth):
            picked = chosen(spell, "targets", ())
            return namesake._replace(of=_as_they_were(picked[nth] if nth < len(picked) else (), spell))
        case tree.It():
            return namesake._replace(of=_as_they_were(meant_by(namesake.of, spell), spell))
        case tree.This() if isinstance(namesake, tree.Shares):
            return namesake._replace(of=(spell.marks.get("source", spell.object),))
        case _:
            return namesake


def _as_they_were(those: Iterable[Being], spell: Thing) -> tuple[Being, ...]:
    """What its own text has moved from play is like what it was there: a copy goes by another name in exile."""
    was: Mapping[Being, Being] = spell.marks.get("was", {})
    return tuple(was.get(one, one) for one in those)


def of_whom(about: Mapping[str, object], whose: tuple[object, ...]) -> dict[str, object]:
    """What a text speaks of, now that «that player» is somebody whom it has named itself."""
    return {**about, "player": whose, _NAMED: True}


def that_player(spell: Thing) -> tuple[Being, ...]:
    """Whom a text means by «that player»: whom it has named last, else a target of its, else whom its trigger named."""
    about = spell.marks.get("about", {})
    aimed = (tuple(one for one in group if isinstance(one, str)) for group in chosen(spell, "targets", ()))
    of_the_event: tuple[Being, ...] = about.get("player", ())[:1]
    groups = (of_the_event, *aimed) if about.get(_NAMED) else (*aimed, of_the_event)
    return next((group for group in groups if group), ("nobody",))


def attacker_told_of(spell: Thing) -> Object | None:
    """The creature whose attack has triggered an ability: it is of that one that «the defending player» is told."""
    about = spell.marks.get("about", {})
    one = next(iter(meant_by(tree.It(tree.AT_FIRST), spell)), None) if DEFENDER in about else None
    return None if isinstance(one, str) else one


def host_told_of(spell: Thing) -> list[Being]:
    """What an Equipment that is on nothing any more was on: an ability that waits for what happens to that tells it."""
    ability = spell.marks.get("ability") or spell.marks.get(TRIGGERS)
    told = isinstance(ability, tree.Triggered) and isinstance(ability.trigger.what, tree.Host)
    return list(meant_by(tree.It(tree.AT_FIRST), spell)) if told else []


def with_x(node: object, x: int) -> Any:
    """What a filter of an ability compares with, X being what was chosen for it: its source knows no such number."""
    return tree.with_others(node, tree.X, lambda _: x)


def meant_by(it: tree.It, spell: Thing) -> tuple[Being, ...]:
    """What a text means by «it»: of what the trigger spoke of, until something else was made, the same."""
    about = spell.marks.get("about", {})
    return tuple(about.get(it.role, about.get("", ()) if it.role == tree.AT_FIRST else ()))


def given_up(spell: Thing, how: str) -> list[Being]:
    """What a text means by the things that have been given for it, or that it has told somebody to discard."""
    told = spell.marks.get("about", {}).get(how)
    ability = spell.marks.get("ability")
    if told is None and how == "exiled" and ability is not None and not tree.holds(ability, tree.ExileCost):
        return []  # its own text would have exiled it
    return list(chosen(spell, "paid with", ()) if told is None else told)


def now_about(spell: Thing, beings: tuple[Being, ...]) -> dict[str, tuple[Being, ...]]:
    """What a spell or ability speaks of, now that «it» is something else: what its trigger was about is kept."""
    before = spell.marks.get("about", {})
    return {tree.AT_FIRST: before.get("", ()), **before, "": beings}


def passed_over(
    game: Game, left_out: tuple[object, ...], spell: Thing, done: tuple[object, ...] = ()
) -> Iterator[Event]:
    """Instructions that were not carried out: what follows means by «it» what they would have found, which is nothing.

    Unless what was `done` in their stead has found something.
    """
    here = game.board.things.get(spell.id)
    if here is None or not here.marks.get("about", {}).get("") or not _finds(left_out) or _finds(done):
        return
    yield Event("mark", (here.id, "about", now_about(here, ())))


_NEW = (tree.Chosen, tree.AtRandom, tree.TopCards)


def _finds(steps: tuple[object, ...]) -> bool:
    """Whether instructions, carried out, give the text something else to call «it»."""
    return any(_finds_something(step) for step in steps)


def _finds_something(step: Any) -> bool:
    match step:
        case (
            tree.Token()
            | tree.KnownToken()
            | tree.Tokens()
            | tree.CopyToken()
            | tree.Populate()
            | tree.Manifest()
            | tree.RevealUntil()
        ):
            return True
        case tree.Sacrifice():
            return tree.is_spoken_of(step)
        case tree.Reveal(_, what) | tree.Look(_, what):
            return isinstance(what, (*_NEW, tree.Filter))
        case tree.PutInto(tree.TopCards(), zone):
            return zone in {"exile", "graveyard"}
        case tree.May(do=inner, otherwise=others) | tree.If(then=inner, otherwise=others):
            return _finds(inner) or _finds(others)
        case tree.Pay(then=inner, otherwise=others):
            return _finds(inner) or _finds(others)
        case _:
            return any(isinstance(value, (tree.Chosen, tree.AtRandom)) for value in step)
