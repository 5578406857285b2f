"""The engine knows no card game: here it plays Nim, on a page of rules."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from judgekit.magic.plays.board.state import PLAIN
from judgekit.table import board as table_board
from judgekit.table import questions
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import (
    Add,
    Board,
    Change,
    Drop,
    Mark,
    Move,
    Note,
    Order,
    Print,
    Tell,
    Thing,
    by_face,
    fold,
    fold_in,
    told_by_face,
)
from judgekit.table.engine import Ask, Event, Game, Illegal, Refusal, Replay, Stopped, replay
from judgekit.table.system import Row, System, diff

# --- Nim: players take one to three matches in turn; whoever takes the last one loses -------------------------------


def turns(game: Game) -> Generator[Any, Any, None]:
    while not game.board.facts.get("over"):
        player = game.board.facts["turn"]
        number, wanted = yield Ask("take", player)
        yield from game.attempt(number, player, game.run("move", player, wanted))


def take(game: Game, player: str, wanted: int) -> Generator[Any, Any, None]:
    game.check("take", wanted)
    heap = game.board.zone("heap")
    if wanted > len(heap):
        raise Illegal(Refusal("too many", (wanted,), game.own()))
    yield tuple(Event("taken", (match, player)) for match in heap[:wanted])


def hand_over(game: Game, player: str, wanted: int) -> Generator[Any, Any, None]:
    yield Event("turn", ({"Ada": "Bea", "Bea": "Ada"}[player],))


def at_most_three(game: Game, wanted: int) -> Refusal | bool:
    return True if 1 <= wanted <= game.system.values["most"] else Refusal("one to three", (wanted,))


def burns(game: Game, event: Event) -> tuple[Amendment, ...]:
    """The match that is marked burns instead of being taken."""
    match = event.args[0]
    if not game.board.things[match].marks.get("burning"):
        return ()
    return (Amendment("fire", match, burning, "fire", "fire"),)


def burning(game: Game, event: Event) -> Generator[Any, Any, Made]:
    return Made((Event("burnt", event.args[:1]),))
    yield


def last_one_loses(game: Game, event: Event, before: Board) -> bool:
    if game.board.zone("heap"):
        return False
    game.board = fold(game.board, [Note("over", True), Note("loser", event.args[1])])
    game.finish()
    return True


def put_back(game: Game, before: Board) -> Generator[Any, Any, None]:
    game.restore(before)
    yield Event("undone", ())


NIM = System(
    "nim",
    {
        "procedures": {
            "game": (Row("1", turns),),
            "move": (Row("2", take), Row("3", hand_over)),
            "undo": (Row("4", put_back),),
        },
        "checks": {"take": (Row("2a", at_most_three),)},
        "amends": {"taken": (Row("5", burns),)},
        "watches": {"taken": (Row("6", last_one_loses, also=("6a",)),)},
    },
    {
        "taken": lambda game, match, player: [Move(match, ("hand", player))],
        "burnt": lambda game, match: [Drop(match)],
        "turn": lambda game, player: [Note("turn", player)],
        "undone": lambda game: [],
    },
    {"most": 3},
)


def heap(size: int, burning: int = 0) -> Board:
    things = {
        n: Thing(n, f"fiammifero {n}", "", ("heap", ""), None, {"burning": True} if n == burning else {})
        for n in range(1, size + 1)
    }
    return Board(things, {("heap", ""): tuple(things)}, {"Ada": {}, "Bea": {}}, {"turn": "Ada"})


def play(system: System, board: Board, *wanted: int) -> Replay:
    script = list(enumerate(wanted, 1))

    def answer(game: Game, ask: Ask) -> Any:
        if not script:
            raise Stopped
        return script.pop(0)

    return replay(system, board, "game", answer)


def test_a_game_is_played_to_its_end_with_a_citation_for_every_step() -> None:
    game = play(NIM, heap(5), 3, 2)
    assert game.ended == "over"
    assert game.board.facts["loser"] == "Bea"
    assert [step.cites for step in game.steps] == [("2", "1", "2a"), ("3",), ("2", "2a", "6", "6a")]


def test_what_is_illegal_is_a_verdict_and_the_game_goes_on() -> None:
    game = play(NIM, heap(5), 4, 2)
    assert game.verdicts[1].verdict == "illegal"
    assert game.verdicts[1].cites == ("2a", "2", "1")
    assert game.verdicts[2].verdict == "legal"
    assert game.verdicts[2].actor == "Ada"
    assert len(game.board.zone("hand", "Ada")) == 2


def test_an_illegal_action_leaves_the_board_as_it_was() -> None:
    before = heap(2)
    game = play(NIM, before, 3)
    assert game.board == before
    assert [step.cites for step in game.steps] == [("2", "1", "2a"), ("4",)]


def test_an_event_is_replaced_before_it_happens_and_the_replacement_is_cited() -> None:
    game = play(NIM, heap(3, burning=1), 2)
    assert 1 not in game.board.things
    assert game.board.zone("hand", "Ada") == (2,)
    assert "5" in game.steps[0].cites


def smoulder(game: Game, event: Event) -> Generator[Any, Any, Made]:
    """It is taken all the same."""
    return Made((event,), kept=True)
    yield


def effects(game: Game, event: Event) -> tuple[Amendment, ...]:
    """The match that burns smoulders, too."""
    return (Amendment("smoke", event.args[0], smoulder, "smoke", "smoke", stamp=1), *burns(game, event))


def nim_of(effect: Any, **rulings: Any) -> System:
    """Nim with other effects, and with rulings that say always the same."""
    settled = {
        getattr(questions, name.upper()): (Row("7", lambda *_, said=said: said),) for name, said in rulings.items()
    }
    return System(
        "nim", {**NIM.tables, "amends": {"taken": (Row("5", effect),)}, "rulings": settled}, NIM.deeds, NIM.values
    )


COMBINED: dict[str, Any] = {"acts_on_what_another_has_changed": True, "who_orders_effects": "Bea"}


def smoke_first(system: System) -> tuple[Replay, list[Ask]]:
    asked: list[Ask] = []

    def answer(game: Game, ask: Ask) -> Any:
        asked.append(ask)
        if ask.kind == "take" and len(asked) > 1:
            raise Stopped
        return (1, 1) if ask.kind == "take" else "smoke"

    return replay(system, heap(3, burning=1), "game", answer), asked


def test_an_effect_acts_on_its_own_outcome_for_ever_unless_a_rule_forbids_it() -> None:
    def smoke(game: Game, event: Event) -> tuple[Amendment, ...]:
        return effects(game, event)[:1]

    assert smoke_first(nim_of(smoke, **COMBINED))[0].ended == "stuck"
    game, _ = smoke_first(nim_of(smoke, **COMBINED, acts_again_on_one_event=False))
    assert game.board.zone("hand", "Ada") == (1,)


def test_whoever_may_order_effects_is_asked_and_the_other_acts_on_what_the_first_has_made() -> None:
    game, asked = smoke_first(nim_of(effects, **COMBINED, acts_again_on_one_event=False))
    assert [(ask.kind, ask.player) for ask in asked[:2]] == [("take", "Ada"), ("which effect", "Bea")]
    assert 1 not in game.board.things


def test_where_effects_do_not_combine_the_first_is_the_only_one() -> None:
    game, _ = smoke_first(nim_of(effects, who_orders_effects="Bea"))
    assert game.board.zone("hand", "Ada") == (1,)


@pytest.mark.parametrize("number", ["6", "6a"])
def test_a_row_falls_with_any_of_its_numbers(number: str) -> None:
    assert play(NIM.without(number), heap(2), 2).ended == "script"


def test_a_rule_taken_away_no_longer_binds() -> None:
    assert play(NIM.without("2a"), heap(5), 4).verdicts[1].verdict == "legal"
    assert NIM.without("2a").gone == frozenset({"2a"})


def test_the_given_board_is_left_as_it_was() -> None:
    board = heap(5)
    play(NIM, board, 3, 2)
    assert board == heap(5)


def test_the_difference_of_two_systems_is_a_difference_of_rows() -> None:
    (difference,) = diff(NIM, NIM.without("5"))
    assert (difference.table, difference.key, difference.old, difference.new) == (
        "amends",
        "taken",
        (("5", "burns"),),
        (),
    )


def test_changes_fold_into_a_new_board_and_nothing_else_moves() -> None:
    board = heap(3)
    changes: list[Change] = [
        Mark(1, "wet", True), Tell("Ada", "score", 2), Order(("heap", ""), (3, 1, 2)), Move(2, ("hand", "Bea")),
        Add(Thing(9, "nuovo", "", ("heap", ""), None, {}), -1),
    ]  # fmt: skip
    after = fold(board, changes)
    assert after.zone("heap") == (3, 1, 9)
    assert after.zone("hand", "Bea") == (2,)
    assert after.things[2].object == (2, 1)
    assert after.things[1].marks == {"wet": True}
    assert after.players["Ada"] == {"score": 2}
    assert board == heap(3)


def test_what_is_known_of_one_that_came_is_not_known_of_another_that_came_instead() -> None:
    """Both have its number: the first has been undone."""
    out_of_sight = ("graveyard", "A")
    start = Board({}, {out_of_sight: ()}, {}, {}, cache={PLAIN: True})

    def with_one(name: str) -> Board:
        return fold(start, [Add(Thing(7, name, "A", out_of_sight, None, {}))])

    one = with_one("first")
    one.cache[7] = "what the first is like"
    assert with_one("second").cache.get(7) is None
    assert one.cache[7] == "what the first is like"
    assert one.cache[PLAIN]
    gone = fold(one, [Move(7, out_of_sight)])
    gone.cache[7] = "what it is like as another object"
    assert one.cache[7] == "what the first is like"


def test_what_is_told_by_faces_is_told_of_every_board_as_if_it_were_looked_for_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where something comes and goes within one moment, and where another face is up."""
    monkeypatch.setattr(table_board, "_BY_FACE", {})
    monkeypatch.setattr(table_board, "_KINDS", {})
    by_face("is red", lambda thing: thing.face[0] == "red")
    by_face("is round", lambda thing: thing.face[1] == "round")
    there = ("heap", "")
    things = {n: Thing(n, "x", "", there, face, {}) for n, face in enumerate((("red", "flat"), ("blue", "flat")), 1)}
    board = Board(things, {there: (1, 2)}, {}, {})
    assert told_by_face(board, "is red") == (1,)
    moments: list[list[Change]] = [
        [Add(Thing(3, "x", "", there, ("red", "round"), {}))],
        [Print(2, ("red", "flat"))],
        [Print(1, ("blue", "round")), Mark(1, "wet", True)],
        [Add(Thing(4, "x", "", there, ("red", "flat"), {})), Drop(3)],
        [Order(there, (1, 4, 2)), Move(4, ("hand", "A"))],
    ]
    boards = [board]
    for moment in moments:
        boards.append(fold(boards[-1], moment))
    once = fold_in(boards[-1], boards[-1], [Add(Thing(5, "x", "", there, ("red", "round"), {}))])
    assert set(told_by_face(once, "is red")) == {2, 4, 5}
    assert fold_in(boards[-1], once, [Drop(5)]) is once
    for one in (*boards, once):
        for name, says in (("is red", "red"), ("is round", "round")):
            assert set(told_by_face(one, name)) == {n for n, thing in one.things.items() if says in thing.face}
