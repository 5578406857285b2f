"""What permanents are like, worked out together: all effects act on all of them, one after another, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic.cards import BASIC_LANDS, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays.mana import BECOME_BASIC
from judgekit.magic.plays.qualities import with_choices
from judgekit.magic.plays.state import Effect, born, controller, is_in_play, statics_of, still
from judgekit.magic.plays.targets import fits

if TYPE_CHECKING:
    from judgekit.magic.plays.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game

Cites = tuple[str, ...]


class Acting(NamedTuple):
    """A continuous effect at work: its age, what it changes, and who has it.

    Of a spell or ability, `objects` are those on which it was fixed, None where it was not; of a static ability,
    `source` and `ability` are what it comes from.
    """

    stamp: int
    change: tree.Change
    you: str = ""
    objects: tuple[Object, ...] | None = None
    source: Thing | None = None
    ability: tree.Static | None = None
    origin: Object | None = None
    cites: Cites = ()


class Draft:
    """Traits while the rules compute them. Whatever looks at them meanwhile sees them as they are so far."""

    __slots__ = (
        "abilities",
        "cites",
        "colours",
        "controller",
        "name",
        "power",
        "rules",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "why",
        "words",
    )

    def __init__(self, printed: Traits) -> None:
        self.name = printed.name
        self.types = set(printed.types)
        self.subtypes = set(printed.subtypes)
        self.supertypes = set(printed.supertypes)
        self.colours = set(printed.colours)
        self.power = printed.power
        self.toughness = printed.toughness
        self.words = dict(printed.words)
        self.abilities = list(printed.abilities)
        self.rules: set[Any] = set(printed.rules)
        self.controller: str | None = None
        self.cites: Cites = printed.cites
        self.why = printed.why

    def copy(self) -> Draft:
        """The same traits so far, to try something out on."""
        other = Draft.__new__(Draft)
        for name in Draft.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if isinstance(value, (set, dict, list)) else value)
        return other

    def cite(self, numbers: Cites) -> None:
        self.cites = tuple(dict.fromkeys((*self.cites, *numbers)))

    def done(self) -> Traits:
        return Traits(
            self.name,
            frozenset(self.types),
            frozenset(self.subtypes),
            frozenset(self.supertypes),
            frozenset(self.colours),
            self.power,
            self.toughness,
            self.words,
            tuple(self.abilities),
            frozenset(self.rules),
            self.controller,
            self.cites,
            self.why,
        )

    def forget(self, *parts: str) -> None:
        """What it is by itself no longer counts: an effect has made it something else."""
        if not self.why.keys().isdisjoint(parts):
            self.why = {part: cites for part, cites in self.why.items() if part not in parts}


def permanents(game: Game) -> dict[int, Traits]:
    """What every permanent is like: kept on the board, unless it will be otherwise in a moment."""
    cache, things = game.board.cache, game.board.things
    there = game.board.zone("battlefield")
    for number in there:
        cache[number] = born(game, things[number])
    _act_all(game, _effects(game))
    for number in there:
        _count_counters(game, things[number])
    passing = cache.pop(_PASSING, False)
    found = {}
    for number in there:
        like = cache.pop(number)
        found[number] = like.done() if isinstance(like, Draft) else like
    if not passing:
        cache.update(found)
    return found


_PASSING = "passing"  # under this key the cache holds that something enters as what it will not be


def elsewhere(game: Game, thing: Thing) -> Traits:
    """What a card or spell is like that is not in play: only effects that were fixed on it act."""
    printed = born(game, thing)
    game.board.cache[thing.id] = printed
    mine = [one for one in _effects(game) if _reaches(game, one, thing)]
    if not mine:
        return printed
    draft = Draft(printed)
    for one in sorted(mine, key=lambda each: each.stamp):
        _apply_citing(game, draft, _counted(game, one), one.cites)
    return draft.done()


def _reaches(game: Game, one: Acting, thing: Thing) -> bool:
    """Whether an effect acts on something that is not in play."""
    if one.objects is not None:
        return thing.object in one.objects
    of = one.change.what.of if isinstance(one.change.what, tree.Each) else None
    if of is None or one.source is None or not fits(game, thing, of, controller(game, one.source), one.origin):
        return False
    return game.settle("zone meant", "anywhere", of) in {"anywhere", thing.zone[0]}


def _effects(game: Game) -> list[Acting]:
    """All continuous effects, with the rules by which they act."""
    return [one._replace(cites=row.cites) for row in game.rows("reads", "effects") for one in row.play(game)]


def _count_counters(game: Game, thing: Thing) -> None:
    if "counters" not in thing.marks:
        return
    for row in game.rows("reads", "after"):
        draft = _draft_of(game, thing)
        if row.play(game, thing, draft):
            draft.cite(row.cites)


def _draft_of(game: Game, thing: Thing) -> Draft:
    """The traits of a thing so far, to be changed."""
    there = game.board.cache[thing.id]
    if isinstance(there, Draft):
        return there
    draft = Draft(there)
    game.board.cache[thing.id] = draft
    return draft


# --- in order ---------------------------------------------------------------------------------------------------------


def _act_all(game: Game, effects: list[Acting]) -> None:
    """All effects act, one after another, in the order that the rules say."""
    left = effects
    while left:
        one, why = _next(game, left)
        left = [other for other in left if other is not one]
        left += _act(game, one, why)


def _next(game: Game, left: list[Acting]) -> tuple[Acting, Cites]:
    """The effect that acts next, and the rules that say so."""
    if len(left) == 1:
        return left[0], ()
    game.look()
    naive = sorted(left, key=lambda one: bool(one.change.lose))
    found: Acting = game.settle("the next effect", naive)[0]
    return found, game.looked()


def _act(game: Game, one: Acting, why: Cites) -> list[Acting]:
    """Let an effect act on what it concerns. The effects of static abilities that it grants are returned."""
    game.look()
    concerned = concerns(game, one)
    change = _counted(game, one) if concerned else one.change
    cites = (*why, *one.cites, *game.looked())
    gained: list[Acting] = []
    for thing in concerned:
        if _enters_bare(game, one, thing):
            continue
        draft = _draft_of(game, thing)
        _apply_citing(game, draft, change, cites)
        gained += [
            Acting(one.stamp, each, source=thing, ability=ability, origin=thing.object, cites=one.cites)
            for ability in change.words
            if isinstance(ability, tree.Static)
            for each in ability.changes
        ]
    return gained


def _apply_citing(game: Game, draft: Draft, change: tree.Change, cites: Cites) -> None:
    game.look()
    apply(game, draft, change)
    draft.cite((*cites, *game.looked()))


def _enters_bare(game: Game, one: Acting, thing: Thing) -> bool:
    """What somebody might think: that what enters is for a moment as it is printed, whatever acts on it later."""
    if "bare" not in thing.marks or (one.source is not None and one.source.id == thing.id):
        return False
    enters = bool(thing.marks["bare"] == game.moment.facts.get("stamp", 0) + 1)
    if enters:
        game.board.cache[_PASSING] = True
    return enters


def act_on_all(board: Board) -> bool:
    """Whether any static ability acts on all that fits, and so on what enters."""
    found: bool | None = board.roster.get("on all")
    if found is None:
        about = [change.what for _, ability in statics_of(board) for change in ability.changes]
        found = board.roster["on all"] = any(isinstance(what, tree.Each) for what in about)
    return found


# --- what effects concern ---------------------------------------------------------------------------------------------


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
    if not any(each is ability for each in game.board.cache[source.id].abilities) and not _stays(game, one):
        return False
    return ability.condition is None or bool(
        game.settle("condition", True, ability.condition, controller(game, source), source)
    )


def _stays(game: Game, one: Acting) -> bool:
    """What somebody might think: that a drawback is no ability, and stays where all abilities are lost."""
    if not isinstance(one.change.what, tree.This) or not one.change.rules:
        return False
    return not game.settle("a drawback is an ability", False, one.ability)


def _meant(game: Game, one: Acting) -> list[Thing]:
    from judgekit.magic.plays.continuous import enchanted_now

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


def _all_that_fit(game: Game, one: Acting, of: tree.Filter) -> list[Thing]:
    things = game.board.things
    you = one.you or (controller(game, one.source) if one.source is not None else "")
    found = [
        thing for number in game.board.zone("battlefield") if fits(game, thing := things[number], of, you, one.origin)
    ]
    source = one.source
    if source is None or not found or game.settle("not fixed on any", False, source):
        return found
    began = source.marks.get("entered", 0)
    return [thing for thing in found if thing.marks.get("entered", 0) <= began]


def frozen(game: Game, gone: Thing) -> tuple[Effect, ...]:
    """The effects of a permanent's static abilities, each as one that stays on what it concerns now."""
    from judgekit.magic.plays.continuous import of_permanents

    found = []
    permanents(game)
    for one in of_permanents(game):
        if one.source is gone:
            there = tuple(thing.object for thing in concerns(game, one) if thing.id != gone.id)
            change = _counted(game, one)._replace(what=None)
            found.append(Effect(change, there, one.stamp, tree.FOR_GOOD, controller(game, gone), gone.object))
    return tuple(each for each in found if each.objects)


# --- what effects do --------------------------------------------------------------------------------------------------


def _counted(game: Game, one: Acting) -> tree.Change:
    """A change with its quantities as they are now, and with what has been chosen for its source."""
    source = one.source
    change: tree.Change = with_choices(game, one.change, one.origin)
    you = one.you or (controller(game, source) if source is not None else "")

    def now(number: Any) -> Any:
        if number is None or isinstance(number, int):
            return number
        return game.settle("amount", 0, number, you, one.origin)

    return change._replace(
        power=now(change.power),
        toughness=now(change.toughness),
        set_power=now(change.set_power),
        set_toughness=now(change.set_toughness),
        controller=you if isinstance(change.controller, tree.You) else change.controller,
    )


def apply(game: Game, draft: Draft, change: tree.Change) -> None:
    """Make a change to traits that are being computed. Its quantities are numbers."""
    _kinds(game, draft, change)
    if change.colors is not None:
        draft.forget("colours")
        draft.colours = set(change.colors) - {"colorless"}
    if change.lose:
        _lose(game, draft, change.lose)
    for gained in change.words:
        if isinstance(gained, tree.Keyword):
            draft.words[gained.word] = (*draft.words.get(gained.word, ()), gained.of)
        else:
            draft.abilities.append(gained)
    _sizes(draft, change)
    draft.rules |= set(change.rules)
    if change.controller is not None:
        draft.controller = change.controller


def _kinds(game: Game, draft: Draft, change: tree.Change) -> None:
    if change.types:
        draft.types = _kept(game, draft, "types", change) | set(change.types)
    draft.types -= set(change.not_types)
    becomes_basic = change.subtypes and BASIC_LANDS.keys() >= set(change.subtypes) and not change.adds_types
    if becomes_basic and not game.settle("abilities of a new basic land", True):
        draft.subtypes -= BASIC_LANDS.keys()
        draft.abilities = []
        draft.rules.add(BECOME_BASIC)
    if change.subtypes:
        draft.subtypes = _kept(game, draft, "subtypes", change) | set(change.subtypes)


def _kept(game: Game, draft: Draft, part: str, change: tree.Change) -> set[str]:
    """The types or kinds that a change of these leaves: whoever knows no better takes nothing away."""
    there: set[str] = getattr(draft, part)
    if change.adds_types or not there:
        return there
    kept: set[str] = game.settle("types that stay", there)
    if not kept:
        draft.forget(part)
    return kept


def _is_no_ability(game: Game, ability: tree.Ability) -> bool:
    """Whether a part of a text is not lost with the abilities: what a spell does, what playing it costs."""
    if isinstance(ability, (tree.ExtraCost, tree.OtherCost)):
        return not game.settle("costs are abilities", True)
    return isinstance(ability, tree.Spell)


def _lose(game: Game, draft: Draft, lost: tuple[str, ...]) -> None:
    if "*" in lost:
        draft.words = {}
        draft.abilities = [one for one in draft.abilities if _is_no_ability(game, one)]
        if draft.rules and not game.settle("what it is made to be is no ability", False):
            draft.rules = set()
    for word in lost:
        copies = draft.words.pop(word, ())
        if len(copies) > 1 and not game.settle("every copy is lost", False):
            draft.words[word] = copies[1:]


def _sizes(draft: Draft, change: tree.Change) -> None:
    if change.set_power is not None:
        draft.power = _number(change.set_power)
    if change.set_toughness is not None:
        draft.toughness = _number(change.set_toughness)
    if draft.power is not None and isinstance(change.power, int):
        draft.power += change.power
    if draft.toughness is not None and isinstance(change.toughness, int):
        draft.toughness += change.toughness
    if change.switch:
        draft.power, draft.toughness = draft.toughness, draft.power


def _number(quantity: Any) -> int:
    """A quantity that has been counted already."""
    return int(quantity)


# --- dependency -------------------------------------------------------------------------------------------------------


def depends(game: Game, one: Acting, other: Acting) -> bool:
    """Whether that the other acts would change whether an effect is there, what it concerns, or what it does."""
    if not _reads(one) & _writes(other):
        return False
    before = _grasp(game, one)
    cache = game.board.cache
    touched = concerns(game, other)
    saved = {thing.id: cache[thing.id] for thing in touched}
    change = _counted(game, other)
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
    return [thing.id for thing in there], _counted(game, one) if there else None


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
    if change.rules:
        found.add("rules")
    if change.controller is not None:
        found.add("controller")
    size = (change.power, change.toughness, change.switch)
    sets = tuple(number is not None for number in (change.set_power, change.set_toughness))
    if any(not isinstance(number, int | None) or number for number in (*size, *sets)):
        found.add("size")
    return frozenset(found) or _NOTHING
