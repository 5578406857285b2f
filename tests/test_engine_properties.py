"""Whatever players do on whatever board: nothing is lost, nothing made of nothing, nothing but named errors raised."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.errors import JudgekitError
from judgekit.magic.editions import system
from judgekit.scenario import model
from judgekit.scenario.outcome import Run
from judgekit.scenario.run import run

PLAYERS = ("Anna", "Bruno")
WORDS = (
    "volare", "attacco improvviso", "travolgere", "aggirare", "ombra", "rapidità", "protezione dal nero",
    "passa-foreste", "cautela",
)  # fmt: skip
SPELLS = (
    ("Folgore", "instant", ("1",), "Infligge 3 danni a una creatura o a un giocatore bersaglio."),
    ("Diniego", "instant", ("1",), "Neutralizza una magia bersaglio."),
    ("Crescita", "instant", ("1",), "Una creatura bersaglio prende +3/+3 fino alla fine del turno."),
    ("Rimbalzo", "instant", ("1",), "Fai tornare una creatura bersaglio in mano al suo proprietario."),
    ("Branco", "sorcery", ("1",), "Metti in gioco due pedine creatura Lupo 2/2 verdi."),
    ("Studio", "sorcery", ("1",), "Pesca due carte."),
    ("Ira", "sorcery", ("1",), "Distruggi tutte le creature."),
    ("Stretta", "sorcery", ("1",), "Il giocatore bersaglio scarta una carta."),
)
LANDS = ("Foresta", "Isola", "Montagna", "Palude")
NAMES = ("Orso", "Elfo", "Drago", "Lupo")
HERE = model.Where("caso.md", 1, 1)

sizes = st.integers(0, 4)


@st.composite
def creatures(draw: st.DrawFn) -> model.ThingSaid:
    words = draw(st.lists(st.sampled_from(WORDS), max_size=2, unique=True))
    return model.ThingSaid(
        draw(st.sampled_from(NAMES)),
        HERE,
        size=(draw(sizes), draw(st.integers(1, 4))),
        colours=(draw(st.sampled_from(("black", "green", "white"))),),
        words=tuple((word, HERE) for word in words),
        status=tuple(draw(st.lists(st.sampled_from(("tapped", "new")), max_size=1))),
        counters=draw(st.sampled_from(((), (("+1/+1", 1),)))),
    )


@st.composite
def cards(draw: st.DrawFn) -> model.ThingSaid:
    if draw(st.booleans()):
        return model.ThingSaid(draw(st.sampled_from(LANDS)), HERE)
    name, kind, cost, text = draw(st.sampled_from(SPELLS))
    return model.ThingSaid(name, HERE, types=(kind,), cost=cost, text=text)


@st.composite
def boards(draw: st.DrawFn) -> model.BoardSaid:
    sides = []
    for name in PLAYERS:
        lands = tuple(
            model.ThingSaid(land, HERE) for land in draw(st.lists(st.sampled_from(LANDS), min_size=1, max_size=4))
        )
        play = (*draw(st.lists(creatures(), max_size=3)), *lands)
        hand = tuple(draw(st.lists(cards(), min_size=2, max_size=4)))
        zones: Any = (("battlefield", play), ("hand", hand))
        if draw(st.booleans()):
            zones = (*zones, ("library", tuple(draw(st.lists(cards(), max_size=2)))))
        sides.append(model.PlayerSaid(name, HERE, life=draw(st.integers(1, 5)), zones=zones))
    step = draw(st.sampled_from(("upkeep", "first main", "first main", "second main", "end of turn")))
    return model.BoardSaid(tuple(sides), turn=draw(st.sampled_from(PLAYERS)), step=step)


def called(board: model.BoardSaid) -> list[tuple[str, model.Name]]:
    """Every thing of a board with its player, named so that it is told apart."""
    things = [(side.name, thing.name) for side in board.players for _, there in side.zones for thing in there]
    texts = [text for _, text in things]
    counted = [(owner, text, texts[: n + 1].count(text)) for n, (owner, text) in enumerate(things)]
    return [(owner, model.Name(text, nth if texts.count(text) > 1 else 0, where=HERE)) for owner, text, nth in counted]


@st.composite
def lines(draw: st.DrawFn, board: model.BoardSaid) -> tuple[str, Any]:
    """A player and something to do, mostly with what there is."""
    there = called(board) or [("Anna", model.Name("Nessuno", where=HERE))]
    player, name = draw(st.sampled_from(there))
    one = st.sampled_from(there).map(lambda pair: pair[1])
    mine = st.sampled_from([name for owner, name in there if owner == player])
    being = one | st.sampled_from(PLAYERS).map(lambda text: model.Name(text, where=HERE))
    do = draw(
        st.one_of(
            st.lists(being, max_size=1).map(lambda targets: model.Play(name, tuple(targets))),
            st.just(model.Activate(name)),
            st.lists(mine.map(lambda one: (one,)), max_size=2, unique=True).map(lambda them: model.Attack(tuple(them))),
            st.lists(st.tuples(one, st.tuples(mine)), max_size=2, unique=True).map(lambda b: model.Block(tuple(b))),
            st.sampled_from((model.Pass(), model.Pass(everybody=True), model.Pass(resolve=True), model.Damage())),
            st.tuples(st.sampled_from(STEPS), st.sampled_from(("", *PLAYERS))).map(lambda pair: model.GoTo(*pair)),
            one.map(lambda name: model.Choose((name,))) if draw(st.integers(0, 9)) == 0 else st.just(model.Damage()),
        )
    )
    return player, do


STEPS = ("upkeep", "draw", "first main", "second main", "end of turn")


@st.composite
def scenarios(draw: st.DrawFn) -> model.Scenario:
    board = draw(boards())
    script = draw(st.lists(st.tuples(lines(board), st.booleans()), max_size=8))
    actions = tuple(
        model.Action(n, "…", HERE, player, do, trial and isinstance(do, (model.Play, model.Attack, model.Block)))
        for n, ((player, do), trial) in enumerate(script, 1)
    )
    return model.Scenario("Prova", ("classic",), board, actions, file="caso.md")


def played(scenario: model.Scenario) -> Run | None:
    """The run, None where the scenario is refused by a named error."""
    try:
        return run(scenario, system("classic"))
    except JudgekitError:
        return None


many = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.slow
@settings(many, max_examples=240)
@given(scenarios())
def test_whatever_is_played_keeps_what_the_engine_promises(scenario: model.Scenario) -> None:
    """All promises look at each game: to think of one costs more than to play it."""
    there = played(scenario)
    if there is None:
        return
    every_step_cites_a_rule(there)
    every_card_is_in_exactly_one_zone_and_none_is_lost_or_made(there)
    an_illegal_action_leaves_the_board_as_it_was(there)
    a_replay_is_the_same_every_time_and_leaves_the_given_board_alone(there, scenario)


def every_step_cites_a_rule(there: Run) -> None:
    assert all(step.cites for step in there.replay.steps)


def every_card_is_in_exactly_one_zone_and_none_is_lost_or_made(there: Run) -> None:
    cards_then = {n for n, thing in there.start.things.items() if not thing.face.pseudo and not thing.face.token}
    for step in there.replay.steps:
        board = step.board
        placed = [(n, zone) for zone, numbers in board.zones.items() for n in numbers]
        assert len(placed) == len({n for n, _ in placed}) == len(board.things)
        assert all(board.things[n].zone == zone for n, zone in placed)
        assert {n for n, t in board.things.items() if not t.face.pseudo and not t.face.token} == cards_then


def a_replay_is_the_same_every_time_and_leaves_the_given_board_alone(one: Run, scenario: model.Scenario) -> None:
    start = copy.deepcopy((one.start.things, one.start.zones, one.start.players, one.start.facts))
    two = played(scenario)
    assert two is not None
    assert [step[:7] for step in one.replay.steps] == [step[:7] for step in two.replay.steps]
    assert one.replay.board == two.replay.board
    assert (one.start.things, one.start.zones, one.start.players, one.start.facts) == start


def an_illegal_action_leaves_the_board_as_it_was(there: Run) -> None:
    steps = there.replay.steps
    for n, step in enumerate(steps):
        if step.verdict != "illegal" or n + 1 == len(steps) or not any(e.kind == "undone" for e in steps[n + 1].events):
            continue
        first = next(i for i, s in enumerate(steps) if s.action == step.action and s.actor == step.actor)
        before = steps[first - 1].board if first else there.start
        stays = first == 0 or steps[first - 1].stage == steps[first].stage == step.stage
        if stays and not _moved_on(steps[first : n + 1]):
            assert steps[n + 1].board == before


def _moved_on(steps: Any) -> bool:
    """Whether the game moved to another step on the way to the action: that is not undone with it."""
    return any(event.kind in {"leave", "step", "phase"} for step in steps for event in step.events)


# --- choices that nobody plays ----------------------------------------------------------------------------------------

TRIGGERED = (
    "distruggi la creatura bersaglio", "distruggi un’altra creatura bersaglio", "TAPpa due creature bersaglio",
    "distruggi la terra bersaglio", "il giocatore bersaglio scarta una carta", "TAPpa fino a due creature bersaglio",
    "infligge 1 danno a una creatura o a un giocatore bersaglio",
    "fai tornare in mano al suo proprietario la creatura bersaglio che controlli",
    "puoi distruggere la creatura bersaglio", "puoi pagare {1}. Se lo fai, distruggi la creatura bersaglio",
    "scegli uno — TAPpa la creatura bersaglio; oppure il giocatore bersaglio pesca una carta",
    "distruggi la creatura bersaglio e la terra bersaglio",
)  # fmt: skip


@st.composite
def triggered_choices(draw: st.DrawFn) -> model.Scenario:
    """A creature that enters and has something to choose; whatever the lines after it name."""
    board = draw(boards())
    text = f"Quando Araldo entra in gioco, {draw(st.sampled_from(TRIGGERED))}."
    herald = model.ThingSaid("Araldo", HERE, size=(1, 1), colours=("black",), types=("creature",), cost=(), text=text)
    anna, bruno = board.players
    zones = tuple((zone, (*there, herald) if zone == "hand" else there) for zone, there in anna.zones)
    board = board._replace(players=(anna._replace(zones=zones), bruno), turn="Anna", step="first main")
    names = [name for _, name in called(board)] + [model.Name(player, where=HERE) for player in PLAYERS]
    names.append(model.Name("Araldo", of_ability=True, where=HERE))
    one = st.lists(st.sampled_from(names), min_size=1, max_size=3).map(lambda those: model.Choose(tuple(those)))
    said = st.one_of(
        one, one, one, st.just(model.Choose((True,))), st.just(model.Choose(("TAPpa la creatura bersaglio",)))
    )
    chosen = [("Anna", do) for do in draw(st.lists(said, min_size=1, max_size=3))]
    does = [("Anna", model.Play(model.Name("Araldo", where=HERE))), ("", model.Pass(resolve=True)), *chosen]
    does += [("", model.Pass(resolve=True))]
    actions = tuple(model.Action(n, "…", HERE, player, do) for n, (player, do) in enumerate(does, 1))
    return model.Scenario("Prova", EDITIONS, board, actions, file="caso.md")


EDITIONS = ("classic", "cr-2016", "cr-2026")


@pytest.mark.slow
@many
@given(triggered_choices(), st.sampled_from(EDITIONS))
def test_a_choice_that_is_not_allowed_is_a_verdict_and_is_asked_again(scenario: model.Scenario, edition: str) -> None:
    try:
        there = run(scenario, system(edition))
    except JudgekitError:
        return
    replay = there.replay
    assert replay.ended != "stuck"
    refused = [step for step in replay.steps if step.verdict == "illegal"]
    assert all(replay.verdicts[step.action] == step for step in refused if step.action)
    for n, step in enumerate(replay.steps):
        if step.verdict == "illegal" and step.action and step.action > 2:
            assert step.board == replay.steps[n - 1].board  # as if nobody had chosen
    aimed = [e for step in replay.steps for e in step.events if e.kind == "choose" and e.args[1] == "targets"]
    for group in (group for event in aimed for group in event.args[2]):
        assert len(set(group)) == len(group)
