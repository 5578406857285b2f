"""Attacks and blocks obey as many requirements as can be obeyed: exactly, as trying everything shows."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.magic.plays.combat.best_declaration import Declaration, Want, is_allowed, most_obeyed, obeyed

CHOOSERS, CHOSEN = range(1, 6), range(11, 16)


@st.composite
def declarations(draw: st.DrawFn) -> Declaration:
    """Boards up to five against five, with every kind of restriction and requirement."""
    choosers = CHOOSERS[: draw(st.integers(1, 5))]
    chosen = CHOSEN[: draw(st.integers(1, 5))]
    pairs = [(one, other) for one in choosers for other in chosen]
    most_pairs = 11  # so that trying every set of pairs stays quick
    possible = frozenset(draw(st.lists(st.sampled_from(pairs), max_size=most_pairs, unique=True)))
    wants = [Want(one) for one in draw(st.lists(st.sampled_from(choosers), max_size=4))]
    wants += [Want(None, other) for other in draw(st.lists(st.sampled_from(chosen), max_size=2))]
    for other in draw(st.lists(st.sampled_from(chosen), max_size=2, unique=True)):
        wants += [Want(one, other) for one in choosers]
    fewest = draw(st.dictionaries(st.sampled_from(chosen), st.integers(2, 3), max_size=2))
    return Declaration(
        possible,
        tuple(wants),
        capacity=draw(st.dictionaries(st.sampled_from(choosers), st.integers(2, 3), max_size=2)),
        fewest=fewest,
        most={other: 2 for other in draw(st.lists(st.sampled_from(chosen), max_size=1)) if other not in fewest},
        not_alone=frozenset(draw(st.lists(st.sampled_from(choosers), max_size=2))),
        at_most=draw(st.sampled_from((None, 1, 2, 3, 4))),
    )


def tried(declaration: Declaration) -> int:
    """The most requirements that any allowed declaration obeys, found by trying all of them."""
    pairs = sorted(declaration.possible)
    every = (frozenset(some) for size in range(len(pairs) + 1) for some in combinations(pairs, size))
    return max(obeyed(declaration, some) for some in every if is_allowed(declaration, some))


@given(declarations())
def test_no_declaration_obeys_more_requirements(declaration: Declaration) -> None:
    best = most_obeyed(declaration)
    assert is_allowed(declaration, best)
    assert obeyed(declaration, best) == tried(declaration)


def test_a_creature_that_must_block_needs_a_helper_against_menace() -> None:
    """Cr-2026 509.1c: with one that must block and one that need not, both block an attacker with menace."""
    block = Declaration(frozenset({(1, 11), (2, 11)}), (Want(1),), fewest={11: 2})
    assert most_obeyed(block) == {(1, 11), (2, 11)}


def test_requirements_that_restrictions_keep_from_being_obeyed_do_not_count() -> None:
    """Cr-2026 508.1d: a creature that must attack but cannot attack alone stays at home where nobody else can."""
    assert most_obeyed(Declaration(frozenset({(1, 0)}), (Want(1),), not_alone=frozenset({1}))) == frozenset()


def test_where_one_alone_may_attack_one_of_those_that_must_does() -> None:
    attack = Declaration(frozenset({(1, 0), (2, 0)}), (Want(1), Want(2)), at_most=1)
    assert len(most_obeyed(attack)) == 1


@pytest.mark.slow
def test_of_many_that_must_attack_as_many_do_as_may() -> None:
    """None of the C(40, 15) ways is tried: it would take years."""
    possible = frozenset((one, 0) for one in range(1, 41))
    wants = tuple(Want(one) for one in range(1, 31))
    assert obeyed(attack := Declaration(possible, wants, at_most=15), best := most_obeyed(attack)) == 15
    assert is_allowed(attack, best)
    block = Declaration(
        frozenset((one, other) for one in range(1, 13) for other in range(20, 32)),
        tuple(Want(one, other) for one in range(1, 13) for other in range(20, 32)),
        capacity=dict.fromkeys(range(1, 13), 2),
        at_most=6,
    )
    assert obeyed(block, most_obeyed(block)) == 12
