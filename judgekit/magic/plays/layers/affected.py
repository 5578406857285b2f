"""What a continuous effect concerns now, what it does to it, and which effects hang on which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller, host_of, is_in_play, opponents, still, traits
from judgekit.magic.plays.layers.draft import Acting, Draft, apply
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.plays.text.qualities import with_choices
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.layers import A_DRAWBACK_IS_AN_ABILITY, ENCHANTS_UNTARGETED, FIXED_ON_NONE, YOU
from judgekit.magic.questions.text import AMOUNT

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def concerns(game: Game, one: Acting) -> list[Thing]:
    """The permanents on which an effect acts, as things are so far."""
    if one.objects is not None:
        found = [still(game.board, each) for each in one.objects]
        return [thing for thing in found if thing is not None and is_in_play(thing)]
    if one.source is not None and not _exists(game, one):
        return []
    return _meant(game, one)


def _exists(game: Game, one: Acting) -> bool:
    """Whether the source has the static ability, and its condition holds."""
    source, ability = one.source, one.ability
    if source is None or ability is None:
        return True
    if not _has(game, source, ability) and not _stays(game, one):
        return False
    return ability.condition is None or bool(
        game.ruling(CONDITION_HOLDS, ability.condition, controller(game, source), source)
    )


def _has(game: Game, source: Thing, ability: tree.Static) -> bool:
    """Whether a permanent has this very ability; one whose words an effect has changed is known by what it says."""
    like = game.board.cache.get(source.id)
    there = source.face.traits.abilities if like is None else like.abilities  # an emblem has what it came with
    if any(each is ability for each in there):
        return True
    effects = game.board.facts.get("effects", ())
    changed = any(effect.change.swaps and source.object in effect.objects for effect in effects)
    return changed and any(tree.same(each, ability) for each in there)


def _stays(game: Game, one: Acting) -> bool:
    """What somebody might think: that a drawback is no ability, and stays where all abilities are lost."""
    if not isinstance(one.change.what, tree.This) or not one.change.rules:
        return False
    return not game.ruling(A_DRAWBACK_IS_AN_ABILITY, one.ability)


def _meant(game: Game, one: Acting) -> list[Thing]:
    source = one.source
    match one.change.what:
        case tree.This():
            return [] if source is None else [source]
        case tree.Host():
            return [] if source is None else enchanted_now(game, source)
        case tree.Each(of):
            return _all_that_fit(game, one, of)
        case _:
            return []


def _you(game: Game, one: Acting) -> str:
    """Who is meant by «you»: of a static ability its owner, unless the rules say that it is whoever has it now."""
    if one.you or one.source is None:
        return one.you
    has_it = controller(game, one.source)
    you: str = has_it if one.source.owner == has_it else game.ruling_on(YOU, one.source.owner, has_it)
    return you


def _all_that_fit(game: Game, one: Acting, of: tree.Filter) -> list[Thing]:
    things = game.board.things
    you = _you(game, one)
    found = [
        thing for number in game.board.zone("battlefield") if fits(game, thing := things[number], of, you, one.origin)
    ]
    source = one.source
    if source is None or not found or game.ruling(FIXED_ON_NONE, source):
        return found
    began = source.marks.get("entered", 0)
    return [thing for thing in found if thing.marks.get("entered", 0) <= began]


def _spoken_by(game: Game, rule: Any, you: str) -> Any:
    """A restriction with «you» being who is meant by that in the text that sets it, whoever is restrained."""
    about = rule[1] if isinstance(rule, tuple) else None
    return (rule[0], _whose(game, about, you)) if isinstance(about, tree.Filter) else rule


def _whose(game: Game, of: tree.Filter, you: str) -> tree.Filter:
    if of.either:
        return of._replace(either=tuple(_whose(game, each, you) for each in of.either))
    if of.controller == "you":
        return of._replace(controller=you)
    if of.controller != "opponent":
        return of
    each = tuple(of._replace(controller=other) for other in opponents(game.board, you))
    return each[0] if len(each) == 1 else tree.Filter(either=each)


def counted(game: Game, one: Acting) -> tree.Change:
    """A change with its quantities as they are now, and with what has been chosen for its source."""
    change: tree.Change = with_choices(game, one.change, one.origin)
    you = _you(game, one)

    def now(number: object) -> Any:
        if number is None or isinstance(number, int):
            return number
        return game.ruling(AMOUNT, number, you, one.origin)

    return change._replace(
        rules=tuple(_spoken_by(game, rule, you) for rule in change.rules) if you else change.rules,
        power=now(change.power),
        toughness=now(change.toughness),
        set_power=now(change.set_power),
        set_toughness=now(change.set_toughness),
        controller=you if isinstance(change.controller, tree.You) else change.controller,
    )


# --- dependency -------------------------------------------------------------------------------------------------------


def depends(game: Game, one: Acting, other: Acting) -> bool:
    """Whether that the other acts would change whether an effect is there, what it concerns, or what it does."""
    if not _reads(one) & _writes(other):
        return False
    before = _grasp(game, one)
    cache = game.board.cache
    touched = concerns(game, other)
    saved = {thing.id: cache[thing.id] for thing in touched}
    change = counted(game, other)
    for thing in touched:
        kept = cache[thing.id]
        draft = kept.copy() if isinstance(kept, Draft) else Draft(kept)
        apply(game, draft, change)
        cache[thing.id] = draft
    after = _grasp(game, one)
    cache.update(saved)
    return bool(before != after)


def _grasp(game: Game, one: Acting) -> Any:
    """What an effect concerns now, and what it does to it."""
    there = concerns(game, one)
    return [thing.id for thing in there], counted(game, one) if there else None


ALL = frozenset({"types", "subtypes", "colours", "words", "abilities", "size", "rules", "controller"})
_NOTHING: frozenset[str] = frozenset()


def _reads(one: Acting) -> frozenset[str]:
    """The sorts of traits on which it hangs what an effect concerns and does."""
    change = one.change
    if one.ability is not None and one.ability.condition is not None:
        return ALL
    if any(
        not isinstance(n, int | None) for n in (change.power, change.toughness, change.set_power, change.set_toughness)
    ):
        return ALL
    found = {"abilities"} if one.source is not None else set()
    if one.source is not None and isinstance(change.controller, tree.You):
        found.add("controller")
    if one.objects is None and isinstance(change.what, tree.Each):
        found |= _read_by(change.what.of)
    return frozenset(found)


def _read_by(of: tree.Filter) -> set[str]:
    found = {sort for each in of.either for sort in _read_by(each)}
    for sort, fields in _SORTS:
        if any(getattr(of, field) for field in fields):
            found.add(sort)
    return found


_SORTS = (
    ("types", ("types", "any_types", "not_types", "supertypes", "not_supertypes")),
    ("subtypes", ("any_subtypes", "not_subtypes", "supertypes", "not_supertypes")),
    ("colours", ("any_colors", "not_colors")),
    ("words", ("words", "not_words")),
    ("rules", ("status",)),
    ("size", ("compare",)),
    ("controller", ("controller",)),
)


def _writes(one: Acting) -> frozenset[str]:
    """The sorts of traits that an effect changes."""
    change = one.change
    found: set[str] = set()
    if change.types or change.not_types:
        found.add("types")
    if change.subtypes:
        found |= {"subtypes", "abilities", "rules", "types"}
    if change.colors is not None:
        found.add("colours")
    if change.words or change.lose:
        found.add("words")
    if "*" in change.lose:
        found |= {"abilities", "rules"}
    if change.swaps:
        found |= {"words", "abilities"}
    if change.rules:
        found.add("rules")
    if change.controller is not None:
        found.add("controller")
    size = (change.power, change.toughness, change.switch)
    sets = tuple(number is not None for number in (change.set_power, change.set_toughness))
    if any(not isinstance(number, int | None) or number for number in (*size, *sets)):
        found.add("size")
    return frozenset(found) or _NOTHING


def enchanted_now(game: Game, enchantment: Thing) -> list[Thing]:
    """The permanent that the static abilities of a local enchantment change."""
    host = enchantment.marks.get("was on", host_of(game, enchantment))
    thing = still(game.board, host) if host is not None else None
    if thing is None or not is_in_play(thing):
        return []
    shut = traits(game, thing)
    if ("cannot be a target" in shut.rules or "protezione" in shut.words) and not game.ruling(ENCHANTS_UNTARGETED):
        return [] if game.refusal("target", enchantment, thing) is not None else [thing]
    return [thing]
