"""The turn: its phases and steps in order, what happens as each begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.cards import Face, Traits
from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import STAYS_TAPPED_FOR, UNTAPS_AT_MOST
from judgekit.magic.plays.board.combat_moments import ADDED_AFTER
from judgekit.magic.plays.board.facts import TEAMS
from judgekit.magic.plays.board.seats import began_with_several, is_in_the_game, passed_over
from judgekit.magic.plays.board.state import (
    STACK,
    active,
    controller,
    in_play,
    next_player,
    players,
    rules_of_table,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import active_players, first_of, share_turns, turns_with
from judgekit.magic.plays.state_based import states
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.plays.turn.allowances import Skipped, instead_of_a_turn, is_skipped, skips_left
from judgekit.magic.plays.turn.cut_short import CUT_SHORT, is_cut_short, passes_over, the_turn_is_over
from judgekit.magic.questions.teams import ALL_OF_THE_TEAM_DRAW, WHOSE_TURN_COMES_NEXT
from judgekit.magic.questions.turn import (
    A_FURTHER_MAIN_PHASE,
    A_FURTHER_TURN_COMES_NEXT,
    ADDED_PHASES_COME,
    FIRST_OF_THE_NEXT_TURN,
    NO_TURN_OF_WHOEVER_LEFT,
    NOTHING_BETWEEN_TURNS,
    OF_SEVERAL_NOBODY_SKIPS,
    SKIPPED_WITH_THE_STEP,
    SKIPS_THE_DRAW_STEP,
    UNTAP_WITHOUT_PRIORITY,
    WHAT_THE_TURN_DOES_COMES_FIRST,
)
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event, Stuck
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.plays.board.state import Effect
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

PHASES = {
    "beginning": ("untap", "upkeep", "draw"),
    "first main": (),
    "combat": ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat"),
    "second main": (),
    "ending": ("end of turn", "cleanup"),
}


def take_turns(game: Game) -> Flow[None]:
    """Players take turns, the first one too, each the phases in order, until the game is over."""
    if nobody_has_had_one(game):
        yield from take_the_first_turn(game)
    yield from take_the_next_turns(game)


def nobody_has_had_one(game: Game) -> bool:
    """Whether no turn of the game has begun yet."""
    return not game.board.facts.get("number")


def take_the_first_turn(game: Game) -> Flow[None]:
    """Whoever starts takes the first turn."""
    yield from _turn_of(game, game.board.facts["turn"])
    yield from game.run("phases")


def take_the_next_turns(game: Game) -> Flow[None]:
    """Turn follows turn; a board described in the middle of one goes on from there."""
    while True:
        if "resume" not in game.board.facts:
            if nobody_has_had_one(game):
                raise Stuck  # no turn that others could follow
            yield from _next(game)
        before = len(game.steps)
        yield from game.run("phases")
        if len(game.steps) == before:
            raise Stuck  # a turn in which nothing at all happens would go on for ever


def _next(game: Game) -> Flow[None]:
    """The next turn begins: a further one that somebody has been given, else the next player's."""
    facts = game.board.facts
    further = facts.get("further turns", ())
    if further and not game.ruling(A_FURTHER_TURN_COMES_NEXT):
        further = ()
    last = facts.get(_IN_ORDER, facts["turn"])
    if further:
        yield Event("note", ("further turns", further[1:] or None))
        if not is_in_the_game(game.board, further[0]) and game.ruling(NO_TURN_OF_WHOEVER_LEFT):
            return (yield from _next(game))
        if further[0] != last:
            yield Event("note", (_IN_ORDER, last))
    else:
        if _IN_ORDER in facts:
            yield Event("note", (_IN_ORDER, None))
        for gone in passed_over(game.board, last):
            yield from game.run("turn passed over", gone)
    return (yield from _turn_of(game, further[0] if further else _after(game, last)))


_IN_ORDER = "turn in order"  # whose turn was the last that was no further one, where that is not the active player's


def _after(game: Game, player: str) -> str:
    """Whose turn follows a player's: where turns are of teams, the first of the next team has it for all of them."""
    following = next_player(game.board, player)
    if not share_turns(game.board):
        return following
    together, ring = turns_with(game.board, player), players(game.board)
    others = next((one for one in ring if one not in together), following)
    return str(game.ruling_on(WHOSE_TURN_COMES_NEXT, following, first_of(game.board, others)))


def _done(game: Game, what: Skipped) -> Flow[None]:
    """What is done for a turn that somebody has skipped."""
    for step in what.steps:
        yield from game.run("do", step, what.player, what.source)


def _turn_of(game: Game, player: str, before: tuple[Skipped, ...] = ()) -> Flow[None]:
    """The turn of a player begins, or that of the first behind them who does not skip it."""
    while (skips := game.board.players[player].get("skips", ())) and "turn" in skips:
        yield (Event("tell", (player, "skips", skips_left(game, skips, "turn"))), Event("skipped", ("turn",)))
        player = _after(game, player)
    skipped = yield from instead_of_a_turn(game, player)
    if skipped is not None:
        if game.is_so(FIRST_OF_THE_NEXT_TURN):
            before = (*before, skipped)
        else:
            yield from _done(game, skipped)
        yield from _turn_of(game, _after(game, player), before)
        return
    yield Event("turn", (player,))
    for one in before:
        yield from _done(game, one)
    yield from game.run("as a step begins", "turn")
    if states.anything_is_due(game) and not game.ruling(NOTHING_BETWEEN_TURNS):
        yield from game.run("states")


def first_main(game: Game) -> Flow[None]:
    yield from _phase(game, "first main")


def second_main(game: Game) -> Flow[None]:
    yield from _phase(game, "second main")


def beginning(game: Game) -> Flow[None]:
    yield from _phase(game, "beginning")


def combat(game: Game) -> Flow[None]:
    yield from _phase(game, "combat")


def ending(game: Game) -> Flow[None]:
    yield from _phase(game, "ending")


def _phase(game: Game, name: str, after: str = "") -> Flow[None]:
    """Enter a phase, play it, leave it. A board described in the middle of a turn is entered where it stands.

    One that has been added comes `after` a phase of the turn itself: those behind that are still to come.
    """
    resume = game.board.facts.get("resume")
    if (resume is not None and resume[0] != name) or (the_turn_is_over(game.board) and name != "ending"):
        return
    if resume is None and (skipped := is_skipped(game, name)):
        yield skipped
        return
    if resume is None:
        game.stage = name
        yield Event("phase", (name,))
    elif not PHASES[name]:
        game.stage = name
    yield from game.run(f"{name} phase")
    if is_cut_short(game.board) and not the_turn_is_over(game.board):
        yield Event("note", (CUT_SHORT, None))
    yield from game.run("end of phase", name)
    yield from _further_phases(game, after or name)


def _further_phases(game: Game, after: str) -> Flow[None]:
    """The phases that something has added after this one, the last to be added first."""
    if not game.board.facts.get("further phases"):
        return
    yield Event("note", (ADDED_AFTER, after))
    while further := game.board.facts.get("further phases"):
        yield Event("note", ("further phases", further[1:] or None))
        if not game.ruling(ADDED_PHASES_COME):
            continue
        name = further[0]
        if name in _MAIN:
            name = game.ruling(A_FURTHER_MAIN_PHASE)
        yield from _phase(game, name, after)
    yield Event("note", (ADDED_AFTER, None))


_MAIN = ("first main", "second main")


def in_order(game: Game) -> Flow[None]:
    """The phases of a turn, each in its place though nothing happen in it."""
    yield from game.run("phases of a turn")


def enter(game: Game, name: str) -> Flow[bool | None]:
    """Enter a step: True where it begins, False where the board described stands in it, None where it is passed."""
    resume = game.board.facts.get("resume")
    if resume is not None:
        if resume[1] != name:
            return None
        yield Event("note", ("resume", None))
        game.stage = name
        return bool(resume[2])
    if skipped := (Event("skipped", (name,)),) if passes_over(game, name) else is_skipped(game, name):
        yield skipped
        return None
    game.stage = name
    yield Event("step", (name,))
    if name == "cleanup" and is_cut_short(game.board):
        yield Event("note", (CUT_SHORT, None))
    yield from game.run("as a step begins", name)
    return True


def leave(game: Game, name: str) -> Flow[None]:
    yield from game.run("end of step", name)


def main_window(game: Game) -> Flow[None]:
    """A main phase has no steps: players may act until all pass with nothing waiting."""
    if game.board.facts.get("resume") is not None:
        yield Event("note", ("resume", None))
    yield from game.run("priority")


def untap(game: Game) -> Flow[None]:
    """What phases does so, then the active player's permanents untap; nobody gets priority."""
    resumed = game.board.facts.get("resume") is not None
    fresh = yield from enter(game, "untap")
    if fresh is None:
        if not resumed and not game.ruling(SKIPPED_WITH_THE_STEP):
            for player in active_players(game):
                yield from game.run("before untapping", player)
        return
    if fresh:
        those = active_players(game)
        for player in those:
            yield from game.run("before untapping", player)
        for player in those:
            yield from game.run("untapping", player)
    if game.ruling(UNTAP_WITHOUT_PRIORITY):
        game.show()
    else:
        yield from game.run("priority")
    yield from leave(game, "untap")


def untap_together(game: Game, player: str) -> Flow[None]:
    """The active player settles which permanents untap, then untaps them all at once."""
    tapped = [t for t in in_play(game.board) if t.marks.get("tapped") and controller(game, t) == player]
    held = {"does not untap", (STAYS_TAPPED_FOR, player)}
    staying = [t for t in tapped if held.intersection(traits(game, t).rules)]
    staying += yield from _left_tapped(game, player, [t for t in tapped if t not in staying])
    staying += yield from _beyond_limits(game, player, [t for t in tapped if t not in staying])
    tapped += _untapped_by_effects(game, player)
    yield (*(Event("untap", (t.id,)) for t in tapped if t not in staying), *_kept_tapped_once(game, player))


def _untapped_by_effects(game: Game, player: str) -> list[Thing]:
    """What others have that untaps in this player's untap step, too, because an effect says so."""
    told = [(source, about) for source, rule, about in rules_of_table(game) if rule == "untaps with others"]
    if not told:
        return []
    there = [t for t in in_play(game.board) if t.marks.get("tapped") and controller(game, t) != player]
    return [t for t in there if any(_untaps(game, t, source, about, player) for source, about in told)]


def _untaps(game: Game, thing: Thing, source: Thing, about: object, player: str) -> bool:
    """Whether an effect of a source untaps a thing in the untap step of a player who does not control the source."""
    you = controller(game, source)
    if you == player:
        return False
    if isinstance(about, tree.Filter):
        return fits(game, thing, about, you, source.object)
    host = source.marks.get("host") if isinstance(about, tree.Host) else source.object
    return bool(thing.object == host)


def untap_step(game: Game) -> Flow[None]:
    """The whole step, where one rule tells all of it."""
    fresh = yield from enter(game, "untap")
    if fresh is None:
        return
    if fresh:
        yield from untap_together(game, active(game.board))
    if not game.ruling(UNTAP_WITHOUT_PRIORITY):
        yield from game.run("priority")
    yield from leave(game, "untap")


def _left_tapped(game: Game, player: str, tapped: list[Thing]) -> Flow[list[Thing]]:
    """What its player may leave tapped, and does."""
    left: list[Thing] = []
    for thing in tapped:
        if "may stay tapped" not in traits(game, thing).rules:
            continue
        stays = yield Ask("stay tapped", player, thing.id, (True, False))
        left += [thing] if stays else []
    return left


def _beyond_limits(game: Game, player: str, untapping: list[Thing]) -> Flow[list[Thing]]:
    """What stays tapped where a text lets its player untap but so many: they choose which untap."""
    left: list[Thing] = []
    for source, rule, about in list(rules_of_table(game)):
        if rule != UNTAPS_AT_MOST or player not in things(game, about[0], controller(game, source), source):
            continue
        you, most = controller(game, source), about[2]
        those = [t for t in untapping if t not in left and fits(game, t, about[1], you, source.object)]
        if len(those) > most:
            kept = yield Ask("untap so many", player, most, tuple(t.object for t in those))
            left += [t for t in those if t.object not in kept]
    return left


def _kept_tapped_once(game: Game, player: str) -> tuple[Event, ...]:
    """What keeps permanents from untapping once is over for those whose untap step this was."""
    there: tuple[Effect, ...] = game.board.facts.get("effects", ())
    if all(effect.until != tree.UNTIL_NEXT_UNTAP for effect in there):
        return ()
    now = tuple(_waiting_still(game, effect, player) for effect in there)
    ending = {id(effect) for effect in there if effect.until == tree.UNTIL_NEXT_UNTAP and not effect.objects}
    left = tuple(
        new
        for old, new in zip(there, now, strict=True)
        if (old.controller != player if id(old) in ending else new.objects or old is new)
    )
    return (Event("note", ("effects", left or None)),)


def _waiting_still(game: Game, effect: Effect, player: str) -> Effect:
    """The effect on those of its objects whose untap step is yet to come."""
    if effect.until != tree.UNTIL_NEXT_UNTAP:
        return effect
    if any(isinstance(rule, tuple) and rule[0] == STAYS_TAPPED_FOR for rule in effect.change.rules):
        return effect._replace(objects=()) if effect.objects and effect.controller == player else effect
    things = [(one, still(game.board, one)) for one in effect.objects]
    left = [one for one, thing in things if thing is not None and controller(game, thing) != player]
    return effect._replace(objects=tuple(left))


def plain_step(name: str) -> Callable[[Game], Flow[None]]:
    """A step in which its triggers go on the stack and players get priority, and nothing else."""

    def play(game: Game) -> Flow[None]:
        fresh = yield from enter(game, name)
        if fresh is not None:
            yield from game.run("priority")
            yield from leave(game, name)

    play.__name__ = name.replace(" ", "_")
    play.__doc__ = f"The step «{name}»: triggers that waited for it go on the stack, then players get priority."
    return play


upkeep = plain_step("upkeep")
end_of_turn = plain_step("end of turn")
beginning_of_combat = plain_step("beginning of combat")
end_of_combat = plain_step("end of combat")


def draw(game: Game) -> Flow[None]:
    """The active player's draw goes on the stack by itself, and can be answered."""
    if game.board.facts.get("resume") is None and game.ruling(SKIPS_THE_DRAW_STEP):
        yield Event("skipped", ("draw",))
        return
    fresh = yield from enter(game, "draw")
    if fresh is None:
        return
    if fresh:
        yield Event("stack", (_turn_draw(game),))
    yield from game.run("priority")
    yield from leave(game, "draw")


def draw_by_itself(game: Game) -> Flow[None]:
    """The active player draws as the step begins, before anybody may act."""
    if game.board.facts.get("resume") is None and game.ruling(SKIPS_THE_DRAW_STEP):
        yield Event("skipped", ("draw",))
        return
    fresh = yield from enter(game, "draw")
    if fresh is None:
        return
    first = game.ruling(WHAT_THE_TURN_DOES_COMES_FIRST)
    if fresh and first:
        yield from game.run("turn's draw")
    yield from game.run("priority")
    if fresh and not first:
        yield from game.run("turn's draw")
    yield from leave(game, "draw")


def turn_draw(game: Game) -> Flow[None]:
    """The active player's card for the turn; in a turn without one nobody draws."""
    turn = active(game.board)
    together = share_turns(game.board) and game.ruling(ALL_OF_THE_TEAM_DRAW)
    for player in turns_with(game.board, turn) if together else (turn,):
        if is_in_the_game(game.board, player):
            yield from game.run("draw", player, 1)


def _turn_draw(game: Game) -> Thing:
    """The turn's draw as the triggered ability that it is: of no card, controlled by the active player."""
    player = active(game.board)
    draws = tree.Triggered(
        tree.Trigger("step", tree.You(), None, ("draw",)), (tree.Mode((), (tree.Draw(tree.You()),)),)
    )
    nothing: frozenset[str] = frozenset()
    like = Traits("acquisizione", nothing, nothing, nothing, nothing, None, None, {}, (draws,))
    marks = {"controller": player, "ability": draws}
    return Thing(game.board.facts["next"], like.name, player, STACK, Face(like, pseudo=True), marks)


def first_player_skips(game: Game, value: bool) -> bool | None:
    """Whoever plays first skips the draw step of their first turn."""
    facts = game.board.facts
    if facts.get("number") != 1 or facts.get("started") != facts["turn"] or share_turns(game.board):
        return None
    return None if began_with_several(game.board) and game.ruling(OF_SEVERAL_NOBODY_SKIPS) else True


@only_with(TEAMS)
def first_team_skips(game: Game, value: bool) -> bool | None:
    """The team that plays first skips the draw step of its first turn."""
    facts = game.board.facts
    first = facts.get("number") == 1 and facts.get("started") in turns_with(game.board, facts["turn"])
    return True if first and share_turns(game.board) else None
