"""What things are like is worked out once and kept: it is the same as worked out anew, rules cited and all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.magic.cards import Face, Traits, face
from judgekit.magic.editions import EDITIONS, system
from judgekit.magic.language.read import read
from judgekit.magic.language.tree import Keyword
from judgekit.magic.plays.board.state import Combat, traits
from judgekit.table.board import Board, Change, Drop, Mark, Move, Note, Tell, Thing, fold
from judgekit.table.engine import Game

sys.path.insert(0, str(Path(__file__).parent / "bench"))
from bench_engine import VARIED, table, under_effects, with_more

MANY = 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_many_that_strengthen_each_other_are_read(edition: str) -> None:
    """What has acted on each of them is not told again for each that it acts on: that doubles with every one."""
    bare = table()
    lord = face(
        "Capo", ("creature",), size=(1, 1), colours=("green",), abilities=read("Le altre creature prendono +1/+1.")
    )
    game = Game(system(edition), with_more(bare, [lord] * MANY))
    lords = [thing for number, thing in game.board.things.items() if number not in bare.things]
    assert len(lords) == MANY
    assert {traits(game, lord).power for lord in lords} == {MANY}
    assert traits(game, game.board.things[1]).power == 2 + MANY


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_something_dies_all_others_stay_known(edition: str) -> None:
    """Also where effects have been tried on one another: those that it hung on are all still there."""
    game = Game(system(edition), under_effects(VARIED, 8, creatures=6))
    for number in game.board.zone("battlefield"):
        traits(game, game.board.things[number])
    left = fold(game.board, (Move(1, ("graveyard", "Anna"), {}),))
    assert {1, *left.zone("battlefield")} - left.cache.keys() == {1}


# --- kept is as worked out anew ---------------------------------------------------------------------------------------

TEXTS = (
    "Le creature prendono +1/+1.",
    "Le altre creature prendono +0/+1.",
    "Le creature che controlli prendono +1/+0.",
    "Le creature dei tuoi avversari prendono -1/-0.",
    "Le creature verdi hanno travolgere.",
    "Le creature nere prendono +1/+1.",
    "Le creature sono nere.",
    "Le creature con volare prendono +1/+0.",
    "Le creature che controlli hanno volare.",
    "Le creature attaccanti prendono +1/+0.",
    "Le creature bloccanti prendono +0/+1.",
    "Le creature TAPpate prendono +1/+0.",
    "Le creature con forza 2 o inferiore hanno volare.",
    "Le terre sono creature 1/1.",
    "Le altre creature perdono tutte le abilità.",
    "Le creature con lo stesso nome di un’altra creatura prendono +1/+1.",
    "Le creature con lo stesso nome di una carta in un cimitero prendono +1/+1.",
    "Ogni creatura a cui è stato inflitto danno in questo turno prende +1/+0.",
    "Le creature con forza 2 o inferiore non possono bloccare.",
    "Le creature con volare non possono attaccare.",
    "Le creature verdi hanno forza e costituzione base 1/1.",
)
numbers = st.integers(1, 12)
events = st.one_of(
    st.builds(lambda n, to: (Mark(n, "tapped", to),), numbers, st.sampled_from((True, None))),
    st.builds(lambda n, how: (Mark(n, "damage", how),), numbers, st.integers(0, 3)),
    st.builds(lambda n, how: (Mark(n, "counters", how),), numbers, st.sampled_from(({"+1/+1": 2}, None))),
    st.builds(
        lambda n, kind, how, age: (
            Mark(n, "counters", {kind: how}),
            Note("stamp", age),
            Mark(n, "counter stamps", {kind: age}),
        ),
        numbers,
        st.sampled_from(("+1/+1", "-1/-1", "+1/+0", "carica", "volare")),
        st.integers(1, 3),
        st.integers(1, 40),
    ),
    st.builds(
        lambda those: tuple(Mark(n, "counters", {"+1/+1": 1}) for n in those), st.sets(numbers, min_size=1, max_size=4)
    ),
    st.builds(lambda n, who: (Mark(n, "controller", who),), numbers, st.sampled_from(("Anna", "Bruno"))),
    st.builds(lambda who, life: (Tell(who, "life", life),), st.sampled_from(("Anna", "Bruno")), st.integers(1, 9)),
    st.builds(lambda those: (Note("combat", Combat(tuple(((n, 0), "Bruno") for n in those))),), st.sets(numbers)),
    st.builds(lambda n, zone: (Move(n, zone, {}),), numbers, st.sampled_from((("graveyard", "Anna"), ("exile", "")))),
    st.builds(lambda n: (Note("combat", Combat()), Move(n, ("graveyard", "Bruno"), {})), numbers),
    st.builds(lambda n: (Move(n, ("battlefield", ""), {"controller": "Bruno", "stamp": 30}, -1),), numbers),
    st.builds(lambda n: (Drop(n),), numbers),
    st.builds(lambda n, age: (Mark(n, "stamp", age),), numbers, st.integers(1, 20)),
    st.just((Note("step", "draw"),)),
)
creatures = st.builds(
    lambda name, size, colour, words: face(
        name,
        ("creature",),
        size=size,
        cost=(colour[0].upper(),),
        colours=None if name == "Lupo" else (colour,),  # then those of its cost: the rules that say so are cited
        subtypes=(name,),
        abilities=[Keyword(word) for word in words],
    ),
    st.sampled_from(("Orso", "Lupo", "Elfo")),
    st.tuples(st.integers(0, 3), st.integers(1, 3)),
    st.sampled_from(("green", "black", "white")),
    st.lists(st.sampled_from(("volare", "travolgere")), max_size=1),
)
acting = st.builds(
    lambda text, types: face("Insegna", types, size=(1, 1), colours=("green",), abilities=read(text)),
    st.sampled_from(TEXTS),
    st.sampled_from((("enchantment",), ("enchantment",), ("creature",))),
)
plain = st.just(face("Foresta", ("land",), subtypes=("Foresta",), supertypes=("basic",)))


def board_of(faces: list[Face]) -> Board:
    """A board with these in play, of both players in turn."""
    bare = table()
    there = {
        n: Thing(n, one.name, owner, ("battlefield", ""), one, {"controller": owner, "stamp": n})
        for n, one in enumerate(faces, 1)
        for owner in (("Anna", "Bruno")[n % 2],)
    }
    return Board(there, {("battlefield", ""): tuple(there)}, bare.players, {**bare.facts, "stamp": 20, "next": 40})


def likes(game: Game) -> dict[int, Traits]:
    """What everything is like; what is said of it with the rules behind it."""
    return {number: traits(game, thing) for number, thing in game.board.things.items()}


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(sorted(EDITIONS)),
    st.lists(st.one_of(creatures, creatures, acting, plain), min_size=3, max_size=9),
    st.lists(acting, min_size=1, max_size=3),
    st.lists(events, min_size=1, max_size=6),
)
def test_what_is_kept_is_as_worked_out_anew(
    edition: str, some: list[Face], more: list[Face], happening: list[tuple[Change, ...]]
) -> None:
    board = board_of([*some, *more])
    kept = Game(system(edition), board)
    likes(kept)
    for changes in happening:
        if any(isinstance(one, (Mark, Move, Drop)) and one.thing not in kept.board.things for one in changes):
            continue
        kept.board = fold(kept.board, changes)
        now = kept.board
        anew = Game(system(edition), Board(now.things, now.zones, now.players, now.facts))
        assert likes(kept) == likes(anew)
