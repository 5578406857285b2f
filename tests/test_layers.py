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
from judgekit.magic.language.tree import FOR_GOOD, Change, Each, Filter, Static
from judgekit.magic.plays.board.state import traits
from judgekit.magic.plays.layers.characteristics import Acted, permanents
from judgekit.magic.plays.layers.history import histories
from judgekit.scenario import bundled
from judgekit.scenario.run import run
from judgekit.table.board import Board, Thing
from judgekit.table.engine import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

MODERN = ("cr-2016", "cr-2026")
KINDS = ("Orso", "Lupo", "Elfo", "Goblin")

# --- a plain reading of 613.7-8 (2026), of effects that make one kind another, or take all abilities ------------------


class Plain(NamedTuple):
    """«All of `old` are `new`», besides what they are if `more`; on a thing that has the ability itself.

    `new` empty: all of `old` lose their abilities. Its own permanent is of the kind `kind`, `age` is its timestamp.
    """

    old: str
    new: str
    more: bool
    kind: str
    age: int


State = tuple[tuple[frozenset[str], bool], ...]  # of each permanent its kinds, and whether it has abilities


def concerned(effect: int, those: list[Plain], state: State) -> tuple[int, ...]:
    """What an effect applies to: nothing, where it does not exist."""
    if not state[effect][1]:
        return ()
    return tuple(n for n, (kinds, _) in enumerate(state) if those[effect].old in kinds)


def applied(effect: int, those: list[Plain], state: State) -> State:
    one = those[effect]
    there = concerned(effect, those, state)

    def now(kinds: frozenset[str], able: bool) -> tuple[frozenset[str], bool]:
        if not one.new:
            return kinds, False
        return (kinds if one.more else frozenset()) | {one.new}, able

    return tuple(now(*like) if n in there else like for n, like in enumerate(state))


def depends(one: int, other: int, those: list[Plain], state: State) -> bool:
    """613.8a, by the letter: whether applying the other first would change what the one exists for, or applies to."""
    return one != other and concerned(one, those, state) != concerned(one, those, applied(other, those, state))


def in_a_loop(one: int, left: Iterable[int], those: list[Plain], state: State) -> set[int]:
    """All effects on some circle of dependencies through one: every path is tried."""
    found: set[int] = set()
    others = [n for n in left if n != one]
    for length in range(1, len(others) + 1):
        for path in permutations(others, length):
            circle = (one, *path, one)
            if all(depends(a, b, those, state) for a, b in pairwise(circle)):
                found |= set(path)
    return found


def order(those: list[Plain], state: State) -> tuple[list[int], State]:
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


def board_of(those: list[Plain]) -> Board:
    """Each effect as the static ability of a creature, and a creature of each kind that has none."""
    things: dict[int, Thing] = {}
    for n, one in enumerate(those, 1):
        change = Change(Each(Filter(any_subtypes=(one.old,))), until=FOR_GOOD)
        change = change._replace(subtypes=(one.new,), adds_types=one.more) if one.new else change._replace(lose=("*",))
        printed = face(f"E{n}", ("creature",), size=(1, 1), subtypes=(one.kind,), abilities=(Static((change,)),))
        things[n] = Thing(n, f"E{n}", "Anna", ("battlefield", ""), printed, {"controller": "Anna", "stamp": one.age})
    for n, kind in enumerate(KINDS, len(those) + 1):
        printed = face(kind, ("creature",), size=(2, 2), subtypes=(kind,))
        things[n] = Thing(n, kind, "Anna", ("battlefield", ""), printed, {"controller": "Anna", "stamp": 0})
    players = {name: {"life": 20, "mana": (), "turn": 1, "counters": {}} for name in ("Anna", "Bruno")}
    facts = {"order": ("Anna", "Bruno"), "turn": "Anna", "number": 1, "stamp": 99, "next": 99}
    return Board(things, {("battlefield", ""): tuple(things)}, players, facts)


EFFECTS = st.builds(
    Plain,
    st.sampled_from(KINDS), st.sampled_from(KINDS), st.booleans(), st.sampled_from(KINDS), st.just(0),
)  # fmt: skip


@pytest.mark.parametrize("edition", MODERN)
@given(st.lists(EFFECTS, min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_effects_of_one_layer_act_in_the_order_that_a_plain_reading_finds(
    edition: str, drawn: list[Plain], chance: random.Random
) -> None:
    """Of types, layer 4: kinds that make other kinds, in chains and circles, of their own permanents too."""
    ages = chance.sample(range(1, 50), len(drawn))
    those = [one._replace(age=age) for one, age in zip(drawn, ages, strict=True)]
    compare(edition, those)


@pytest.mark.parametrize("edition", MODERN)
@given(
    st.lists(EFFECTS.map(lambda one: one._replace(new="")), min_size=1, max_size=6),
    st.randoms(use_true_random=False),
)
def test_effects_that_take_each_other_away_act_in_the_order_that_a_plain_reading_finds(
    edition: str, drawn: list[Plain], chance: random.Random
) -> None:
    """Of abilities, layer 6: whether an effect exists hangs on the others."""
    ages = chance.sample(range(1, 50), len(drawn))
    compare(edition, [one._replace(age=age) for one, age in zip(drawn, ages, strict=True)])


def compare(edition: str, those: list[Plain]) -> None:
    board = board_of(those)
    start: State = tuple(
        (thing.face.traits.subtypes, bool(thing.face.traits.abilities)) for thing in board.things.values()
    )
    told: list[Acted] = []
    found = permanents(Game(system(edition), board), told)
    acted = dict.fromkeys(one.one.origin[0] - 1 for one in told if one.one.origin and not one.gone)
    now = tuple((frozenset(like.subtypes), bool(like.abilities)) for like in found.values())
    assert (list(acted), now) == order(those, start)


# --- well-known boards, in every order of entry -----------------------------------------------------------------------

CHAIN = (("Orso", "Lupo"), ("Lupo", "Elfo"), ("Elfo", "Goblin"))


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("ages", list(permutations((1, 2, 3))))
def test_a_chain_of_types_ends_alike_in_every_order_of_entry(edition: str, ages: tuple[int, ...]) -> None:
    """Bears are wolves, wolves are elves, elves are goblins; there is a creature of each: all end as goblins."""
    those = [Plain(old, new, False, "", age) for (old, new), age in zip(CHAIN, ages, strict=True)]
    board = board_of(those)
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
