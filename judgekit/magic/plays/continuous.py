"""Continuous effects: what a thing is like, of what is printed and what acts on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import BASIC_LANDS
from judgekit.magic.language import tree
from judgekit.magic.language.rewording import reworded
from judgekit.magic.plays import targets
from judgekit.magic.plays.mana import BECOME_BASIC
from judgekit.magic.plays.state import Acting, Draft, Effect, is_in_play, statics_of

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def counters(game: Game, thing: Thing, draft: Draft) -> bool:
    """Counters change power and toughness."""
    there = thing.marks.get("counters", {})
    changed = False
    for kind, how_many in there.items():
        size = kind.split("/")
        if len(size) == 2 and draft.power is not None and draft.toughness is not None:
            draft.power += int(size[0]) * how_many
            draft.toughness += int(size[1]) * how_many
            changed = True
    return changed


def of_spells(game: Game, thing: Thing) -> list[Acting]:
    """Effects of spells and abilities act on what they were fixed on when they began."""
    effects: tuple[Effect, ...] = game.board.facts.get("effects", ())
    return [Acting(effect.stamp, effect.change) for effect in effects if thing.object in effect.objects]


def of_permanents(game: Game, thing: Thing) -> list[Acting]:
    """Static abilities act on whatever fits them now, for as long as they are there."""
    if not is_in_play(thing):
        return []
    return [
        Acting(source.marks.get("stamp", 0), change, source, ability)
        for source, ability in statics_of(game.board)
        for change in ability.changes
    ]


def act(game: Game, one: Acting, thing: Thing, draft: Draft) -> bool:
    """Let an effect act on traits that are being computed, if it concerns them."""
    if not _acts_on(game, one, thing, draft):
        return False
    if one.source is None:
        apply(game, draft, one.change)
    else:
        you = one.source.marks.get("controller", one.source.owner)
        apply(game, draft, _counted(game, one.change, you, one.source))
    return True


def _acts_on(game: Game, one: Acting, thing: Thing, draft: Draft) -> bool:
    if one.source is None or one.ability is None:
        return True
    you = one.source.marks.get("controller", one.source.owner)
    if not _concerns(game, one.change.what, one.source, thing, draft, you):
        return False
    condition = one.ability.condition
    return condition is None or bool(game.settle("condition", True, condition, you, one.source))


def by_age(game: Game, value: list[Acting], thing: Thing, draft: Draft) -> list[Acting]:
    """The next effects to act: those that depend on none of the others, the oldest first; in a circle, the oldest."""
    left = sorted(value, key=lambda one: one.stamp)
    free = [one for one in left if not any(_depends(game, thing, draft, one, other) for other in left)]
    return free or left


def _depends(game: Game, thing: Thing, draft: Draft, one: Acting, other: Acting) -> bool:
    return other is not one and bool(game.settle("one effect depends on another", False, thing, draft, one, other))


def depends(game: Game, value: bool, thing: Thing, draft: Draft, one: Acting, other: Acting) -> bool | None:
    """An effect depends on another that changes whether it acts at all."""
    after = draft.copy()
    if not act(game, other, thing, after):
        return None
    return True if _acts_on(game, one, thing, draft) != _acts_on(game, one, thing, after) else None


def _concerns(game: Game, what: Any, source: Thing, thing: Thing, draft: Draft, you: str) -> bool:
    match what:
        case tree.This():
            return source.id == thing.id
        case tree.Host():
            return bool(source.marks.get("host") == thing.object)
        case tree.Each():
            return _fits_draft(game, what.of, source, thing, draft, you)
        case _:
            return False


def _fits_draft(game: Game, filter: tree.Filter, source: Thing, thing: Thing, draft: Draft, you: str) -> bool:  # noqa: A002
    """Whether a thing fits, as it is so far: asking for its finished traits would ask for ever."""
    if filter.either:
        return any(_fits_draft(game, each, source, thing, draft, you) for each in filter.either)
    if filter.other and source.id == thing.id:
        return False
    owner = thing.marks.get("controller", thing.owner)
    if filter.controller == "you" and owner != you or filter.controller == "opponent" and owner == you:
        return False
    if not set(filter.types) <= draft.types or not draft.types.isdisjoint(filter.not_types):
        return False
    if filter.any_types and draft.types.isdisjoint(filter.any_types):
        return False
    if filter.any_subtypes and draft.subtypes.isdisjoint(filter.any_subtypes):
        return False
    if filter.supertypes or filter.not_supertypes:
        kinds = targets.supertypes(game, draft)
        if not set(filter.supertypes) <= kinds or not kinds.isdisjoint(filter.not_supertypes):
            return False
    if filter.any_colors and draft.colours.isdisjoint(filter.any_colors):
        return False
    if not draft.colours.isdisjoint(filter.not_colors):
        return False
    if any(word not in draft.words for word in filter.words) or any(word in draft.words for word in filter.not_words):
        return False
    if any(not _compares(game, draft, one, source, you) for one in filter.compare):
        return False
    if not all(targets.has_status(game, thing, status) for status in filter.status):
        return False
    return not filter.named or draft.name == filter.named


def _compares(game: Game, draft: Draft, each: tuple[str, str, Any], source: Thing, you: str) -> bool:
    """Whether a number of the traits so far stands as a filter says to its bound."""
    what, sign, bound = each
    value = {"power": draft.power, "toughness": draft.toughness}.get(what)
    limit = bound if isinstance(bound, int) else game.settle("amount", 0, bound, you, source.object)
    return value is not None and targets.COMPARE[sign](value, limit)


def _counted(game: Game, change: tree.Change, you: str, source: Thing) -> tree.Change:
    """A change with its quantities as they are now."""

    def now(number: Any) -> Any:
        return (
            number
            if number is None or isinstance(number, int)
            else game.settle("amount", 0, number, you, source.object)
        )

    return change._replace(
        power=now(change.power),
        toughness=now(change.toughness),
        set_power=now(change.set_power),
        set_toughness=now(change.set_toughness),
        controller=you if isinstance(change.controller, tree.You) else change.controller,
    )


def apply(game: Game, draft: Draft, change: tree.Change) -> None:
    """Make a change to traits that are being computed. Its quantities are numbers."""
    if change.swaps:
        draft.words = {word: reworded(copies, change.swaps) for word, copies in draft.words.items()}
        draft.abilities = list(reworded(tuple(draft.abilities), change.swaps))
    if change.types:
        draft.types = (draft.types if change.adds_types else set()) | set(change.types)
    becomes_basic = change.subtypes and BASIC_LANDS.keys() >= set(change.subtypes) and not change.adds_types
    if becomes_basic and not game.settle("abilities of a new basic land", True):
        draft.subtypes -= BASIC_LANDS.keys()
        draft.abilities = []
        draft.rules.add(BECOME_BASIC)
    if becomes_basic and "snow" in draft.supertypes and not game.settle("snow stays", False):
        draft.supertypes.discard("snow")
    if change.subtypes:
        draft.subtypes |= set(change.subtypes)
    if change.colors is not None:
        draft.colours = set(change.colors)
    if change.set_power is not None:
        draft.power = _number(change.set_power)
    if change.set_toughness is not None:
        draft.toughness = _number(change.set_toughness)
    if "*" in change.lose:
        draft.words = {}
        draft.abilities = []
    for word in change.lose:
        copies = draft.words.pop(word, ())
        if len(copies) > 1 and not game.settle("every copy is lost", False):
            draft.words[word] = copies[1:]
    for gained in change.words:
        if isinstance(gained, tree.Keyword):
            draft.words[gained.word] = (*draft.words.get(gained.word, ()), gained.of)
        else:
            draft.abilities.append(gained)
    if draft.power is not None:
        draft.power += _number(change.power)
    if draft.toughness is not None:
        draft.toughness += _number(change.toughness)
    draft.rules |= set(change.rules)
    if change.controller is not None:
        draft.controller = change.controller


def _number(quantity: Any) -> int:
    """A quantity that has been counted already."""
    return int(quantity)


def snow_stays(game: Game, value: bool) -> bool:
    """What changes the type of a land does not take the snow away."""
    return True


def all_copies(game: Game, value: bool) -> bool:
    """What takes an ability away takes every copy of it."""
    return True


def card_allows(game: Game, value: int, player: str) -> int | None:
    """What a card says goes before the rules: more lands in a turn."""
    more: int = game.board.facts.get("more lands", 0)
    for source, ability in statics_of(game.board):
        if source.marks.get("controller", source.owner) == player:
            more += sum(n for rule, n in ability.rules if rule == "extra land")
    return value + more if more else None


def table_rules(game: Game, value: frozenset[str]) -> frozenset[str] | None:
    """What static abilities say of the game as a whole."""
    found = {rule for _, ability in statics_of(game.board) for rule, _ in ability.rules}
    return value | found if found else None


def cost_of(rule: str) -> Any:
    """A cost that static abilities put on something: to attack, to block."""

    def play(game: Game, value: tuple[str, ...], player: str, thing: Thing) -> tuple[str, ...] | None:
        more: tuple[str, ...] = ()
        for source, ability in statics_of(game.board):
            for name, about in ability.rules:
                if name == rule and _cost_concerns(game, about[0], source, thing):
                    more += about[1]
        return value + more if more else None

    play.__name__ = rule.replace(" ", "_")
    play.__doc__ = f"What static abilities say of this: {rule}."
    return play


def _cost_concerns(game: Game, what: Any, source: Thing, thing: Thing) -> bool:
    you = source.marks.get("controller", source.owner)
    match what:
        case tree.This():
            return source.id == thing.id
        case tree.Host():
            return bool(source.marks.get("host") == thing.object)
        case tree.Filter():
            return targets.fits(game, thing, what, you, source.object)
        case _:
            return False
