"""What a continuous effect concerns now, and what it does to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import FITTING
from judgekit.magic.plays.board.state import bearer, controller, host_of, is_in_play, opponents, still, traits
from judgekit.magic.plays.layers.fitting import all_that_fit
from judgekit.magic.plays.layers.strata import SIZES, Parts
from judgekit.magic.plays.text import shorthand
from judgekit.magic.plays.text.numbers import ADDED, SET
from judgekit.magic.plays.text.pairs import partner_of
from judgekit.magic.plays.text.qualities import CHOSEN, with_choices
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.layers import A_DRAWBACK_IS_AN_ABILITY, ENCHANTS_UNTARGETED, FIXED_ON_NONE, YOU
from judgekit.magic.questions.text import AMOUNT
from judgekit.table.board import Itself

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.layers.draft import Acting, Work
    from judgekit.magic.plays.layers.fitting import Fitting, Trial
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def concerns(game: Game, one: Acting) -> list[Thing]:
    """The permanents on which an effect acts, as things are so far."""
    if one.objects is not None:
        found = [still(game.board, each) for each in one.objects]
        return [thing for thing in found if thing is not None and is_in_play(thing)]
    if one.source is not None and not exists(game, one):
        return []
    return _meant(game, one)


def reaches(game: Game, work: Work) -> list[Thing]:
    """The permanents on which an effect acts: those on which it has begun to, or else as things are so far."""
    return concerns(game, work.one) if work.things is None else work.things


def exists(game: Game, one: Acting) -> bool:
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
    if word := shorthand.word_of(game, ability):
        return word in (source.face.traits.words if like is None else like.words)
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
        case tree.Pair():
            other = None if source is None else partner_of(game, source)
            return [] if source is None or other is None else [source, other]
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


def speaks_of_play(of: tree.Filter) -> bool:
    """Whether a filter may mean permanents: «cards in graveyards» are none."""
    if of.either:
        return any(speaks_of_play(each) for each in of.either)
    return of.zone in {"", "battlefield", "anywhere"}


def _all_that_fit(game: Game, one: Acting, of: tree.Filter) -> list[Thing]:
    if not speaks_of_play(of):
        return []
    you = _you(game, one)
    fitting: Fitting | Trial | None = game.board.cache.get(FITTING)
    look = all_that_fit if fitting is None else fitting.those
    found = look(game, of, you, one.origin)
    source = one.source
    if source is None or not found or game.ruling(FIXED_ON_NONE, source):
        return found
    began = source.marks.get("entered", 0)
    return [thing for thing in found if thing.marks.get("entered", 0) <= began]


def _spoken_by(game: Game, rule: object, you: str) -> Any:
    """A restriction with «you» being who is meant by that in the text that sets it, whoever is restrained."""
    match rule:
        case (name, tree.Filter() as about):
            return (name, _whose(game, about, you))
        case (name, tree.You()):
            return (name, you)
        case _:
            return rule


def _whose(game: Game, of: tree.Filter, you: str) -> tree.Filter:
    if of.either:
        return of._replace(either=tuple(_whose(game, each, you) for each in of.either))
    if of.controller == "you":
        return of._replace(controller=you)
    if of.controller != "opponent":
        return of
    each = tuple(of._replace(controller=other) for other in opponents(game.board, you))
    return each[0] if len(each) == 1 else tree.Filter(either=each)


def does(game: Game, work: Work, thing: Thing, parts: Parts) -> tree.Change:
    """What an effect does to a thing in a layer, its quantities as they are now for that thing."""
    if work.change is not None:
        return work.change
    one = work.one
    change = one.change
    key = (_is_always_the_same, Itself(change))
    same: bool | None = game.kept.get(key)
    if same is None:
        same = game.kept[key] = _is_always_the_same(change)
    if same:
        work.change = change
        return change
    sizes = parts & SIZES
    if not sizes:
        change = change._replace(power=0, toughness=0, set_power=None, set_toughness=None)
    elif speaks_of_each(change):
        change = told_of(change, thing.object)
    return counted(game, one._replace(change=change))


def does_to_each(game: Game, work: Work, those: list[Thing], parts: Parts) -> list[tree.Change]:
    """What an effect does to some things in a layer."""
    found: list[tree.Change] = []
    for thing in those:
        if work.change is not None:
            return [work.change] * len(those)
        found.append(does(game, work, thing, parts))
    return found


def _is_always_the_same(change: tree.Change) -> bool:
    """Whether nothing in a change has to be counted, or looked up."""
    fixed = all(isinstance(getattr(change, name), int | None) for name in _QUANTITIES)
    you = isinstance(change.controller, tree.You) or speaks_of_you(change)
    return fixed and not you and not _is_chosen(change)


def speaks_of_you(change: tree.Change) -> bool:
    """Whether what a change forbids or bids is about somebody whom the text knows by «you»."""
    return any(isinstance(rule, tuple) and isinstance(rule[1], tree.Filter | tree.You) for rule in change.rules)


def _is_chosen(node: object) -> bool:
    """Whether a part of a text speaks of what has been chosen."""
    if isinstance(node, str):
        return node == CHOSEN
    return isinstance(node, tuple) and any(_is_chosen(part) for part in node)


def speaks_of_each(change: tree.Change) -> bool:
    """Whether a quantity is that of each thing by itself: its own, or of others than that."""
    numbers = [getattr(change, name) for name in _QUANTITIES]
    return any(_has_it(number) or (_of_others(change) and _counts_others(number)) for number in numbers)


def _of_others(change: tree.Change) -> bool:
    """Whether «other» in its quantities is other than what is changed: than the source, where that is changed."""
    return not isinstance(change.what, tree.This)


def _counts_others(node: object) -> bool:
    if isinstance(node, tree.Filter) and node.other:
        return True
    return isinstance(node, tuple) and any(_counts_others(part) for part in node)


def _has_it(node: object) -> bool:
    return _is_each(node) or (isinstance(node, tuple) and any(_has_it(part) for part in node))


def _is_each(node: object) -> bool:
    return isinstance(node, tree.It) and node == tree.EACH_ITS_OWN


def told_of(change: tree.Change, one: Object) -> tree.Change:
    """A change by quantities of each thing, told of one of them."""
    told: dict[str, Any] = {name: _of_it(getattr(change, name), one) for name in _QUANTITIES}
    if _of_others(change):
        told = {name: _but_it(number, one) for name, number in told.items()}
    return change._replace(**told)


def _but_it(node: object, one: Object) -> object:
    """«For each other creature»: each but the one that is changed."""
    if isinstance(node, tree.Filter) and node.other:
        node = node._replace(other=False, ties=(*node.ties, tree.Tie(tree.OTHER_THAN, tree.Certain((one,)))))
    return tree.mapped(node, lambda part: _but_it(part, one))


def _of_it(node: object, one: Object) -> Any:
    if _is_each(node):
        return tree.Each(tree.Filter(among=(one,)))
    if isinstance(node, tree.Tie) and _is_each(node.to):
        return node._replace(to=tree.Certain((one,)))
    return tree.mapped(node, lambda part: _of_it(part, one))


_QUANTITIES = ("power", "toughness", "set_power", "set_toughness")


def counted(game: Game, one: Acting) -> tree.Change:
    """A change with its quantities as they are now, and with what has been chosen for its source."""
    change: tree.Change = with_choices(game, one.change, one.origin)
    you = _you(game, one)

    def now(number: object, use: str) -> Any:
        if number is None or isinstance(number, int):
            return number
        return game.ruling(AMOUNT, number, you, one.origin, use)

    return change._replace(
        rules=tuple(_spoken_by(game, rule, you) for rule in change.rules) if you else change.rules,
        power=now(change.power, ADDED),
        toughness=now(change.toughness, ADDED),
        set_power=now(change.set_power, SET),
        set_toughness=now(change.set_toughness, SET),
        controller=you if isinstance(change.controller, tree.You) else change.controller,
    )


def enchanted_now(game: Game, enchantment: Thing) -> list[Thing]:
    """The permanent that the static abilities of a local enchantment change."""
    host = enchantment.marks.get("was on", host_of(game, enchantment))
    thing = bearer(game.board, host)
    if thing is None or not is_in_play(thing):
        return []
    shut = traits(game, thing)
    if not shut.words and "cannot be a target" not in shut.rules:
        return [thing]
    game.look()
    hard_to_aim_at = game.refusal("target", enchantment, thing) is not None
    game.looked()
    return [] if hard_to_aim_at and not game.ruling(ENCHANTS_UNTARGETED) else [thing]
