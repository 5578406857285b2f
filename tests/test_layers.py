"""The layers of continuous effects: the order found is that of a plain reading of the rule, and it can be told."""

from __future__ import annotations

import random
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from cases import bundled_case
from hypothesis import given
from hypothesis import strategies as st

from judgekit.answers.cases import of_run
from judgekit.editions import system
from judgekit.magic.cards import face
from judgekit.magic.language.tree import FOR_GOOD, Change, Count, Each, Filter, Keyword, Static
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.layers.characteristics import Acted, permanents
from judgekit.magic.plays.layers.history import histories
from judgekit.scenario import bundled
from judgekit.scenario.run import run
from judgekit.table.board import Board, Thing
from judgekit.table.engine import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.magic.cards import Face

MODERN = ("cr-2016", "cr-2026")
KINDS = ("Orso", "Lupo", "Elfo", "Goblin")

# --- a plain reading of 613.7-8 (2026), of effects on kinds, abilities, words, colours or sizes ----------------------


class Plain(NamedTuple):
    """«All of `old` are `new`», besides what they are if `more`; `new` empty: all of `old` lose their abilities.

    On a thing that has the ability itself, as all of these; `age` is its timestamp.
    """

    old: str
    new: str
    more: bool
    age: int

    def meant(self, like: Like) -> bool:
        return self.old in like.kinds

    def on(self, like: Like) -> Like:
        if not self.new:
            return like._replace(able=False, words=frozenset())
        return like._replace(kinds=(like.kinds if self.more else frozenset()) | {self.new})


class Word(NamedTuple):
    """«All creatures with the word `old` have the word `new`», or lose it where `loses`."""

    old: str
    new: str
    loses: bool
    age: int

    def meant(self, like: Like) -> bool:
        return self.old in like.words

    def on(self, like: Like) -> Like:
        return like._replace(words=like.words - {self.new} if self.loses else like.words | {self.new})


class Colour(NamedTuple):
    """«All creatures of the colour `old` are of the colour `new`», and no longer of another."""

    old: str
    new: str
    age: int

    def meant(self, like: Like) -> bool:
        return self.old in like.colours

    def on(self, like: Like) -> Like:
        return like._replace(colours=frozenset({self.new}))


class Grown(NamedTuple):
    """«All creatures with power `least` or greater get `more`/+0», or those with `least` or less where `below`."""

    least: int
    below: bool
    more: int
    age: int

    def meant(self, like: Like) -> bool:
        return like.power <= self.least if self.below else like.power >= self.least

    def on(self, like: Like) -> Like:
        return like._replace(power=like.power + self.more)


class Fixed(NamedTuple):
    """«All creatures with power `least` or greater have base power `new`», or those with `least` or less."""

    least: int
    below: bool
    new: int
    age: int

    def meant(self, like: Like) -> bool:
        return like.power <= self.least if self.below else like.power >= self.least

    def on(self, like: Like) -> Like:
        return like._replace(power=self.new)


class Counted(NamedTuple):
    """«All creatures get +1/+0 for each creature with power `least` or greater»: what it does hangs on the others."""

    least: int
    age: int

    def meant(self, like: Like) -> bool:
        return True


class Like(NamedTuple):
    """What a permanent is like so far, as far as these effects ask."""

    kinds: frozenset[str] = frozenset()
    able: bool = False  # whether it has the ability that it was made with
    words: frozenset[str] = frozenset()
    colours: frozenset[str] = frozenset()
    power: int = 0


One = Plain | Word | Colour | Grown | Fixed | Counted
State = tuple[Like, ...]


def concerned(effect: int, those: Sequence[One], state: State) -> tuple[int, ...]:
    """What an effect applies to: nothing, where it does not exist."""
    if not state[effect].able:
        return ()
    return tuple(n for n, like in enumerate(state) if those[effect].meant(like))


def does(effect: int, those: Sequence[One], state: State) -> tuple[tuple[int, ...], int]:
    """What an effect applies to, and how much it does to each of them."""
    there, one = concerned(effect, those, state), those[effect]
    how_much = sum(like.power >= one.least for like in state) if there and isinstance(one, Counted) else 0
    return there, how_much


def applied(effect: int, those: Sequence[One], state: State) -> State:
    (there, how_much), one = does(effect, those, state), those[effect]

    def on(like: Like) -> Like:
        return like._replace(power=like.power + how_much) if isinstance(one, Counted) else one.on(like)

    return tuple(on(like) if n in there else like for n, like in enumerate(state))


def depends(one: int, other: int, those: Sequence[One], state: State) -> bool:
    """613.8a, by the letter: whether the other first would change that the one exists, what it applies to, or does."""
    return one != other and does(one, those, state) != does(one, those, applied(other, those, state))


def in_a_loop(one: int, left: Iterable[int], those: Sequence[One], state: State) -> set[int]:
    """All effects on some circle of dependencies through one: every path is tried."""
    found: set[int] = set()
    others = [n for n in left if n != one]
    for length in range(1, len(others) + 1):
        for path in permutations(others, length):
            circle = (one, *path, one)
            if all(depends(a, b, those, state) for a, b in pairwise(circle)):
                found |= set(path)
    return found


def order(those: Sequence[One], state: State) -> tuple[list[int], State]:
    """The effects of one layer that apply to anything, in the order of 613.7 and 613.8, and what comes of it."""
    left, done = sorted(range(len(those)), key=lambda n: those[n].age), []
    while left:
        for one in left:
            loop = in_a_loop(one, left, those, state)
            if all(other in loop for other in left if depends(one, other, those, state)):
                break
        else:
            raise AssertionError("some effect waits for none outside its own circles")
        done += [one] if concerned(one, those, state) else []
        state = applied(one, those, state)
        left.remove(one)
    return done, state


# --- the same on a board ----------------------------------------------------------------------------------------------


BY_KEYWORDS = ("volare", "cautela", "rapidità", "travolgere")
BY_COLOURS = ("white", "blue", "black", "red")


def change_of(one: One) -> Change:
    """What an effect does, as the tree of a card's text."""
    if isinstance(one, Plain):
        change = Change(Each(Filter(any_subtypes=(one.old,))), until=FOR_GOOD)
        return change._replace(subtypes=(one.new,), adds_types=one.more) if one.new else change._replace(lose=("*",))
    if isinstance(one, Word):
        change = Change(Each(Filter(words=(one.old,))), until=FOR_GOOD)
        return change._replace(lose=(one.new,)) if one.loses else change._replace(words=(Keyword(one.new),))
    if isinstance(one, Colour):
        return Change(Each(Filter(any_colors=(one.old,))), colors=(one.new,), until=FOR_GOOD)
    if isinstance(one, Counted):
        strong = Filter(types=("creature",), compare=(("power", ">=", one.least),))
        return Change(Each(Filter(types=("creature",))), power=Count(strong), until=FOR_GOOD)
    told = ("power", "<=" if one.below else ">=", one.least)
    those = Each(Filter(types=("creature",), compare=(told,)))
    if isinstance(one, Fixed):
        return Change(those, set_power=one.new, until=FOR_GOOD)
    return Change(those, power=one.more, until=FOR_GOOD)


def printed_of(name: str, like: Like, abilities: tuple[Static, ...] = ()) -> Face:
    words = tuple(Keyword(word) for word in sorted(like.words))
    size = (like.power, 9)
    return face(
        name,
        ("creature",),
        size=size,
        subtypes=sorted(like.kinds),
        colours=like.colours,
        abilities=(*words, *abilities),
    )


def board_of(those: Sequence[One], own: Sequence[Like], besides: Sequence[Like]) -> Board:
    """Each effect as the static ability of a creature, and creatures that have none."""
    things: dict[int, Thing] = {}
    for n, (one, like) in enumerate(zip(those, own, strict=True), 1):
        printed = printed_of(f"E{n}", like, (Static((change_of(one),)),))
        things[n] = Thing(n, f"E{n}", "Anna", ("battlefield", ""), printed, {"controller": "Anna", "stamp": one.age})
    for n, like in enumerate(besides, len(those) + 1):
        printed = printed_of(f"B{n}", like)
        things[n] = Thing(n, f"B{n}", "Anna", ("battlefield", ""), printed, {"controller": "Anna", "stamp": 0})
    players = {name: {"life": 20, "mana": (), "turn": 1, "counters": {}} for name in ("Anna", "Bruno")}
    facts = {"order": ("Anna", "Bruno"), "turn": "Anna", "number": 1, "stamp": 99, "next": 99}
    return Board(things, {("battlefield", ""): tuple(things)}, players, facts)


KINDRED = [Like(frozenset({kind})) for kind in KINDS]
KIN = st.sampled_from(KINDRED)
WORDED = st.frozensets(st.sampled_from(BY_KEYWORDS), max_size=2).map(lambda words: Like(words=words, power=1))
COLOURED = st.frozensets(st.sampled_from(BY_COLOURS), max_size=2).map(lambda some: Like(colours=some, power=1))
SIZED = st.integers(0, 5).map(lambda power: Like(power=power))

EFFECTS = st.builds(Plain, st.sampled_from(KINDS), st.sampled_from(KINDS), st.booleans(), st.just(0))
WORDS = st.builds(Word, st.sampled_from(BY_KEYWORDS), st.sampled_from(BY_KEYWORDS), st.booleans(), st.just(0))
SHADES = st.builds(Colour, st.sampled_from(BY_COLOURS), st.sampled_from(BY_COLOURS), st.just(0))
GROWTHS = st.builds(Grown, st.integers(0, 5), st.booleans(), st.sampled_from((-2, -1, 1, 2, 3)), st.just(0))
FIXED = st.builds(Fixed, st.integers(0, 5), st.booleans(), st.integers(0, 5), st.just(0))
COUNTED = st.builds(Counted, st.integers(0, 5), st.just(0))
LOST = EFFECTS.map(lambda one: one._replace(new=""))
WORDED_KIN = st.builds(
    Like, KIN.map(lambda like: like.kinds), st.just(value=False), WORDED.map(lambda like: like.words)
)


def few(likes: Any) -> Any:
    return st.lists(likes, min_size=1, max_size=4)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("effects", "likes", "others"),
    [
        # layer 4: kinds that make other kinds, in chains and circles, of their own permanents too
        pytest.param(EFFECTS, KIN, st.just(KINDRED), id="types"),
        # layer 6: whether an effect exists hangs on the others; or what has a word does
        pytest.param(LOST, KIN, st.just(KINDRED), id="abilities"),
        pytest.param(WORDS, WORDED, few(WORDED), id="keywords"),
        pytest.param(st.one_of(WORDS, LOST), WORDED_KIN, few(WORDED_KIN), id="keywords and abilities"),
        # layer 7b: a size that is fixed for what has a size; in 7c also how much an effect does hangs on the others
        pytest.param(FIXED, SIZED, few(SIZED), id="fixed sizes"),
        pytest.param(st.one_of(GROWTHS, COUNTED), SIZED, few(SIZED), id="sizes that are counted"),
        # layers 5 and 7c: what is of a colour, or of a size, hangs on what has been applied before
        pytest.param(SHADES, COLOURED, few(COLOURED), id="colours"),
        pytest.param(GROWTHS, SIZED, few(SIZED), id="sizes"),
    ],
)
@given(st.data(), st.randoms(use_true_random=False))
def test_effects_of_one_layer_act_in_the_order_that_a_plain_reading_finds(
    effects: Any, likes: Any, others: Any, data: st.DataObject, chance: random.Random
) -> None:
    """The engine applies the effects in that order, and ends where the plain reading does; they are of any age.

    At both dates: to think of effects costs more than to apply them.
    """
    drawn = data.draw(st.lists(effects, min_size=1, max_size=6))
    ages = chance.sample(range(1, 50), len(drawn))
    those = [one._replace(age=age) for one, age in zip(drawn, ages, strict=True)]
    own = data.draw(st.lists(likes, min_size=len(those), max_size=len(those)))
    besides = data.draw(others)
    plainly = order(those, (*(like._replace(able=True) for like in own), *besides))
    assert {edition: by_the_engine(board_of(those, own, besides), edition) for edition in MODERN} == dict.fromkeys(
        MODERN, plainly
    )


def by_the_engine(board: Board, edition: str) -> tuple[list[int], State]:
    """In which order the engine applies the effects of a board, and what its creatures are then."""
    told: list[Acted] = []
    found = permanents(Game(system(edition), board), told)
    acted = dict.fromkeys(one.one.origin[0] - 1 for one in told if one.one.origin and not one.gone)
    now = tuple(
        Like(
            frozenset(like.subtypes),
            any(isinstance(one, Static) for one in like.abilities),
            frozenset(like.words),
            frozenset(like.colours),
            like.power or 0,
        )
        for like in found.values()
    )
    return list(acted), now


# --- well-known boards, in every order of entry -----------------------------------------------------------------------

CHAIN = (("Orso", "Lupo"), ("Lupo", "Elfo"), ("Elfo", "Goblin"))


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("ages", list(permutations((1, 2, 3))))
def test_a_chain_of_types_ends_alike_in_every_order_of_entry(edition: str, ages: tuple[int, ...]) -> None:
    """Bears are wolves, wolves are elves, elves are goblins; there is a creature of each: all end as goblins."""
    those = [Plain(old, new, False, age) for (old, new), age in zip(CHAIN, ages, strict=True)]
    board = board_of(those, [Like()] * 3, KINDRED)
    game = Game(system(edition), board)
    assert {frozenset(traits(game, board.things[n]).subtypes) for n in range(4, 8)} == {frozenset({"Goblin"})}


# --- how it came about ------------------------------------------------------------------------------------------------


def layers(case: str, edition: str, name: str) -> list[dict[str, Any]]:
    there = of_run(run(bundled_case(case), system(edition)))
    told: list[dict[str, Any]] = there.layers(name)[0]["applied"]
    return told


def test_the_layers_of_a_size_are_told_with_their_numbers() -> None:
    old = [
        (one["layer"], one["ref"], one["source"], one["text"])
        for one in layers("613.4-es-l-ogre-di-tutti-gli-strati", "cr-2016", "Ogre")
    ]
    assert old == [
        ("7b", "cr-2016:613.3b", "Magrezza", "da 2/2 a 0/1"),
        ("7c", "cr-2016:613.3c", "Furia", "da 0/1 a 4/5"),
        ("7c", "cr-2016:613.3c", "Cinta", "da 4/5 a 4/7"),
        ("7d", "cr-2016:613.3d", "segnalini", "da 4/7 a 5/8"),
    ]
    new = [(one["layer"], one["source"]) for one in layers("613.4-es-l-ogre-di-tutti-gli-strati", "cr-2026", "Ogre")]
    assert new == [("7b", "Magrezza"), ("7c", "segnalini"), ("7c", "Furia"), ("7c", "Cinta")]


def test_what_an_effect_waited_for_and_what_it_goes_on_with_are_told() -> None:
    lost = layers("613.8a-la-luna-piu-giovane-della-tomba", "cr-2026", "Tomba")
    assert [(one["source"], one["depends_on"], one["lost"]) for one in lost] == [
        ("Luna", [], False),
        ("Tomba", ["Luna"], True),
    ]
    kept = layers("613.6-l-incantesimo-che-toglie-le-abilita-a-se-stesso", "cr-2026", "Umiltà")
    assert [(one["layer"], one["source"], one["kept"]) for one in kept] == [
        ("4", "Opale", False), ("6", "Umiltà", False), ("7b", "Opale", True), ("7b", "Umiltà", True),
    ]  # fmt: skip


def test_what_is_told_ends_with_what_is_so() -> None:
    """On every bundled board of 613."""
    for one in bundled.listing():
        if "/613/" in one.name:
            played = run(bundled_case(one.name), system(one.editions[-1])).replay
            game = Game(played.system, played.board)
            for number, story in histories(played.system, played.board).items():
                assert story.now == traits(game, played.board.things[number])


def test_the_layers_of_boards_that_people_know_stand_as_the_rules_say() -> None:
    """Written from 613 of each date before they were looked at."""
    sizes = {"cr-2016": ("7b", "7d", "7e"), "cr-2026": ("7b", "7c", "7d")}
    for edition, (set_, counters, switch) in sizes.items():
        switched = layers("613.4d-scambiata-fissata-e-due-segnalini", edition, "Grifone")
        assert [(one["layer"], one["source"]) for one in switched] == [
            (set_, "Debolezza"), (counters, "segnalini"), (switch, "Capriola"),
        ]  # fmt: skip
        exchanged = layers("613.1b-il-controllo-scambiato-due-volte", edition, "Orso")
        assert [(one["layer"], one["source"], one["text"]) for one in exchanged] == [
            ("2", "Baratto 1", "la controlla Bruno"),
            ("2", "Baratto 2", "la controlla Anna"),
            ("2", "Patto", "la controlla Bruno"),
        ]
        animated = layers("707.2-la-copia-della-copia-di-una-pedina-animata", edition, "Calco")
        assert [(one["layer"], one["source"]) for one in animated] == [
            ("1", "Calco"),
            ("4", "effetto"),
            ("7b", "effetto"),
        ]
        copied = layers("707.2-la-copia-della-copia-di-una-pedina-animata", edition, "Clone")
        assert [one["layer"] for one in copied] == ["1"]
        assert copied[0]["ref"] == f"{edition}:613.1a"
        assert copied[0]["text"].startswith("copia di Calco: da creatura Polimorfo a artefatto Tesoro")
