"""What texts grant and take of the turn itself: more lands, skipped steps, further turns; leaving combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import CAST_FREELY, LEAVES, MAY_BE_CAST
from judgekit.magic.plays.board import combat_moments
from judgekit.magic.plays.board.facts import MORE_LANDS_EACH
from judgekit.magic.plays.board.state import active, combat, controller, is_plain, rules_of_table, traits
from judgekit.magic.plays.board.teams import active_players, first_of, has_the_turn, share_turns
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.evaluate import amount, objects, picked, things
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.teams import A_TURN_OF_ONE_IS_THE_TEAMS
from judgekit.magic.questions.turn import (
    AN_EFFECT_BLOCKS,
    NEVER_HAS,
    SKIPS_ADD_UP,
    THE_LATEST_TURN_COMES_FIRST,
    WHAT_AN_EFFECT_BLOCKS,
    WHAT_IS_SKIPPED_DOES_NOT_COME,
)
from judgekit.table.engine import Ask, Event, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.magic.plays.board.state import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def more_lands(game: Game, what: tree.MoreLands, player: str, spell: Thing) -> Flow[None]:
    """A player may play more lands this turn."""
    for who in things(game, what.who, player, spell):
        there: int = game.board.facts.get("more lands", 0)
        if share_turns(game.board) and has_the_turn(game, str(who)):
            each = game.board.facts.get(MORE_LANDS_EACH, {})
            now = each.get(who, 0) + amount(game, what.how_many, player, spell)
            yield Event("note", (MORE_LANDS_EACH, {**each, who: now}))
        elif who == active(game.board):
            yield Event("note", ("more lands", there + amount(game, what.how_many, player, spell)))


def skip(game: Game, what: tree.Skip, player: str, spell: Thing) -> Flow[None]:
    """A player skips their next such step, phase or turn."""
    for who in _once_for_each_team(game, things(game, what.who, player, spell)):
        there = game.board.players[str(who)].get("skips", ())
        yield Event("tell", (str(who), "skips", (*there, what.step)))


def _once_for_each_team(game: Game, those: Iterable[Being]) -> tuple[Being, ...]:
    """Whom an effect gives a turn, or has skip something: where turns are of teams, each of these once."""
    if not share_turns(game.board) or not game.ruling(A_TURN_OF_ONE_IS_THE_TEAMS):
        return tuple(those)
    return tuple(dict.fromkeys(first_of(game.board, str(one)) for one in those))


def is_skipped(game: Game, name: str) -> tuple[Event, ...] | None:
    """What the active player does not do the next time: the skip is used up."""
    player = active(game.board)
    if not is_plain(game.board) and game.ruling(NEVER_HAS, name):
        return (Event("skipped", (name,)),)
    skips: tuple[str, ...] = game.board.players[player].get("skips", ())
    if name not in skips or not game.is_so(WHAT_IS_SKIPPED_DOES_NOT_COME):
        return None
    return (Event("tell", (player, "skips", skips_left(game, skips, name))), Event("skipped", (name,)))


class Skipped(NamedTuple):
    """What a player does for a turn that they have skipped, and by whose text."""

    steps: tuple[object, ...]
    player: str
    source: Thing


def instead_of_a_turn(game: Game, player: str) -> Flow[Skipped | None]:
    """What somebody does for skipping the turn that would begin, by a text that lets them; None where it begins."""
    for source, rule, about in rules_of_table(game):
        if rule != "may skip a turn" or controller(game, source) != player:
            continue
        condition, (offer, *rest) = about
        if condition is not None and not game.ruling(CONDITION_HOLDS, condition, player, source):
            continue
        if (yield Ask("may", player, (source.id, offer), (True, False))):
            yield Event("skipped", ("turn",))
            done = (step for step in (*offer.do, *rest) if not isinstance(step, tree.Skip))
            return Skipped(tuple(done), player, source)
    return None


def skips_left(game: Game, skips: tuple[str, ...], name: str) -> tuple[str, ...]:
    """What a player still has to skip after a step, phase or turn that was skipped."""
    left = tuple(skip for skip in skips if skip != name)
    more = skips.count(name) - 1
    return left + (name,) * int(game.ruling(SKIPS_ADD_UP, more)) if more else left


def card_skips(game: Game, value: bool, name: str) -> bool | None:
    """A card may say that a player skips a step or phase every time."""
    those, each = active_players(game), _skipping(game, name)
    return True if any(_skips(game, source, who, one) for source, who in each for one in those) else None


def _skipping(game: Game, name: str) -> list[tuple[Thing, object]]:
    """The permanents that say that a step or phase is skipped, and by whom."""
    return [(source, about[0]) for source, rule, about in rules_of_table(game) if rule == "skip" and about[1] == name]


def _skips(game: Game, source: Thing, who: object, player: str) -> bool:
    return isinstance(who, tree.EachPlayer) or (controller(game, source) == player) == isinstance(who, tree.You)


def extra_turn(game: Game, what: tree.ExtraTurn, player: str, spell: Thing) -> Flow[None]:
    """A player takes a further turn after this one."""
    for who in _once_for_each_team(game, things(game, what.who, player, spell)):
        there = game.board.facts.get("further turns", ())
        first = game.ruling_on(THE_LATEST_TURN_COMES_FIRST, not there)
        yield Event("note", ("further turns", (str(who), *there) if first else (*there, str(who))))


def extra_phases(game: Game, what: tree.ExtraPhases, player: str, spell: Thing) -> Flow[None]:
    """Phases are added right after this one: the last to be added come first."""
    yield Event("note", ("further phases", (*what.phases, *game.board.facts.get("further phases", ()))))


def become_blocked(game: Game, what: tree.BecomeBlocked, player: str, spell: Thing) -> Flow[None]:
    """An attacker is blocked by an effect, though nothing blocks it."""
    beings = yield from picked(game, what.what, player, spell)
    there = game.ruling_on(WHAT_AN_EFFECT_BLOCKS, tuple(thing.object for thing in objects(game, beings, spell)))
    for one in there:
        fight = combat(game.board)
        attacks = fight is not None and fight.attacks(one) and one not in fight.blocked
        if fight is not None and attacks and game.ruling(AN_EFFECT_BLOCKS):
            now = fight._replace(blocked=fight.blocked | {one})
            yield (Event("combat", (now,)), Event("becomes blocked", (one, ())))


def remove_from_combat(game: Game, what: tree.RemoveFromCombat, player: str, spell: Thing) -> Flow[None]:
    """What attacks or blocks no longer does."""
    beings = yield from picked(game, what.what, player, spell)
    fight = combat(game.board)
    for thing in objects(game, beings, spell):
        if fight is not None and (fight.attacks(thing.object) or fight.blocks_anything(thing.object)):
            fight = fight.without(thing.object)
            yield (Event("leaves combat", (thing.object,)), Event("combat", (fight,)))


# --- when a card may be played ----------------------------------------------------------------------------------------


def when_its_text_says(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A text may say when its card is played, and at no other time is it."""
    return _only_when(game, player, card, lambda _: True)


def in_that_phase(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A text may say in which phase, step or turn its card is played."""
    return _only_when(game, player, card, lambda when: not combat_moments.is_one(when))


def around_attackers(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A text may say that its card is played before attackers are declared."""
    return _only_when(game, player, card, combat_moments.is_about_attackers)


def around_blocks(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A text may say that its card is played before or after blockers are declared."""
    return _only_when(game, player, card, combat_moments.is_about_blocks)


def around_damage(game: Game, player: str, card: Thing) -> Refusal | bool | None:
    """A text may say that its card is played before combat damage is dealt."""
    return _only_when(game, player, card, combat_moments.is_about_damage)


def _only_when(game: Game, player: str, card: Thing, which: Callable[[str], bool]) -> Refusal | bool | None:
    told = [a for a in traits(game, card).abilities if isinstance(a, tree.PlayOnly) and a.of is None]
    if not (said := [one for one in told if which(one.when)]):
        return None
    if all(_may_be_now(game, one, player, card) for one in said):
        return True
    because = "only when its text says" if all(one.condition is None for one in said) else "only if its text says"
    return Refusal(because, (card.id,))


def _may_be_now(game: Game, told: tree.PlayOnly, player: str, card: Thing) -> bool:
    """Whether what a text asks for so that its card is played is so now."""
    if told.condition is not None:
        return bool(game.ruling(CONDITION_HOLDS, told.condition, player, card))
    if combat_moments.is_one(told.when):
        return combat_moments.is_now(game, told.when)
    facts = game.board.facts
    return _is_then(told.when, mine=has_the_turn(game, player), phase=facts.get("phase"), step=facts.get("step"))


def _is_then(when: str, *, mine: bool, phase: object, step: object) -> bool:
    """Whether it is the time that a text tells."""
    match when:
        case "in combat":
            return bool(phase == "combat")
        case "in your turn":
            return mine
        case "in an opponent's turn":
            return not mine
        case _:
            return mine and when in {f"in your {step}", f"in your {phase}"}


# --- playing from elsewhere -------------------------------------------------------------------------------------------


def as_a_text_lets(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A card may be played from where it is if an effect that a player controls says so."""
    if next(_permissions(game, player, card), None) is not None:
        return True
    return True if _is_let_by_an_effect(game, player, card) else None


def _is_let_by_an_effect(game: Game, player: str, card: Thing) -> bool:
    there = game.board.facts.get("effects") or ()
    mine = [one for one in there if one.controller == player and card.object in one.objects]
    lets = _LETS_PLAY if "land" in traits(game, card).types else LEAVES
    return any(not lets.isdisjoint(one.change.rules) for one in mine)


def still_lets(game: Game, player: str, spell: Thing, zone: str) -> bool:
    """Whether a spell may be cast from a zone by what it has become, where a text about such cards let it be begun."""
    about = [(source, what) for source, (where, what, *_) in _about_cards(game, player) if _zone_of(where) == zone]
    as_it_lies = [(source, tree.within(what, {"zone": spell.zone[0]})) for source, what in about]
    if not about or any(filters.fits(game, spell, what, player, source.object) for source, what in as_it_lies):
        return True
    return _is_let_by_an_effect(game, player, spell) or _says_so_itself(game, player, spell, zone)


def as_its_own_text_lets(game: Game, value: bool, player: str, card: Thing) -> bool | None:
    """A card may be played from where it is if its own text says so."""
    if card.owner != player or card.marks.get("face down"):
        return None  # what lies face down has no text
    return True if _says_so_itself(game, player, card, card.zone[0]) else None


def _says_so_itself(game: Game, player: str, card: Thing, zone: str) -> bool:
    told = [a for a in card.face.traits.abilities if isinstance(a, tree.Static)]
    own = [a for a in told if ("may be cast from", zone) in a.rules]
    return any(a.condition is None or game.ruling(CONDITION_HOLDS, a.condition, player, card) for a in own)


_LETS_PLAY = LEAVES - {MAY_BE_CAST, CAST_FREELY}  # a land is played, never cast


def given_by_leave(game: Game, player: str, card: Thing) -> tuple[Thing, tuple[tree.Ability, ...]] | None:
    """What gives a card words that is played as it allows, and which these are."""
    for source, about in _permissions(game, player, card):
        if len(about) > len(("zone", "cards")):
            return source, about[2]
    return None


def _permissions(game: Game, player: str, card: Thing) -> Iterator[tuple[Thing, tuple[Any, ...]]]:
    """What a player controls that lets such cards be played from a zone, or from the top of the library."""
    zone = card.zone[0]
    if zone != "exile" and (card.owner != player or zone not in {"graveyard", "library"}):
        return
    if zone == "library" and game.board.zone(zone, player)[:1] != (card.id,):
        return
    for source, about in _about_cards(game, player):
        where, what, *_ = about
        if _zone_of(where) == zone and filters.fits(game, card, what, player, source.object):
            yield source, about


def _about_cards(game: Game, player: str) -> Iterator[tuple[Thing, tuple[Any, ...]]]:
    for source, rule, about in rules_of_table(game):
        if rule == "may be played from" and controller(game, source) == player:
            yield source, about


def _zone_of(where: str) -> str:
    return "library" if where == "top" else where
