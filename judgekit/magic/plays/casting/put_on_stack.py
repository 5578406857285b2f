"""Triggered abilities go onto the stack when a player is about to get priority; what they leave to choose is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import CAST_FOR_X
from judgekit.magic.plays.board.state import players, still
from judgekit.magic.plays.board.teams import turns_with
from judgekit.magic.plays.casting import announcing, mana_abilities, payable
from judgekit.magic.plays.restrictions import table_wide
from judgekit.magic.plays.text import counting, targets
from judgekit.magic.plays.triggers.pending import Waiting, those_waiting
from judgekit.magic.questions.casting import BY_ITSELF, MAY_IS_A_MODE, TRIGGERED_FOR_MANA, WHOSE_TRIGGERS_FIRST
from judgekit.magic.questions.teams import TRIGGERS_OF_A_TEAM_TOGETHER
from judgekit.magic.questions.triggers import TRIGGERS_THOUGH_IT_LIES_IDLE
from judgekit.magic.questions.turn import NOTHING_TRIGGERS_FOR_WHOEVER_LEFT
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


@only_with("pending")
def put_on_stack(game: Game) -> Flow[None]:
    """What has triggered goes onto the stack by itself: the active player's first, each player's in their order."""
    while (waiting := those_waiting(game.board)) and game.ruling(BY_ITSELF):
        yield Event("note", ("pending", None))
        order = players(game.board)
        several = len({one.player for one in waiting}) > 1
        gone = tuple(dict.fromkeys(one.player for one in waiting if one.player not in order))
        if gone and not game.ruling(NOTHING_TRIGGERS_FOR_WHOEVER_LEFT):
            order += gone
        for player in game.ruling_on(WHOSE_TRIGGERS_FIRST, order[::-1], order) if several else order:
            side = turns_with(game.board, player)
            if len(side) > 1 and not game.ruling(TRIGGERS_OF_A_TEAM_TOGETHER):
                side = (player,)
            if player != side[0]:
                continue  # whoever speaks for the team has put them there
            mine = [one for one in waiting if one.player in side]
            if len(mine) > 1:
                said = yield Ask("trigger order", player, None, tuple(mine))
                mine = list(said) if said else mine
            for one in mine:
                yield from game.run("put trigger", one)


def by_itself(game: Game, value: bool) -> bool:
    """What nobody plays, the game does."""
    return True


def put(game: Game, one: Waiting) -> Flow[None]:
    """One triggered ability goes onto the stack; its choices are made as for an ability that is played."""
    if _is_thought_idle(game, one):
        return
    spell = as_spell(game, one, game.board.facts["next"])
    legal = [_may_aim(game, spell, mode.wants) for mode in one.ability.modes]
    has_choice = any(legal) if len(legal) > one.ability.choose else all(legal)
    yield Event("stack", (spell,))
    if not has_choice:  # where no rule speaks it waits with nothing chosen, and does what it can
        yield from game.run("without a choice", spell.id)
        return
    if not (yield from _wanted(game, one, spell.id)):
        yield (Event("declined", (one.player, spell.id)), Event("vanish", (spell.id,)))
        return
    choices = yield from game.insist(lambda: game.run("choices of a trigger", one.player, spell.id, None))
    if choices is False:
        yield from game.run("without a choice", spell.id)


def _is_thought_idle(game: Game, one: Waiting) -> bool:
    """What somebody might think: that what keeps abilities from being activated keeps them from triggering."""
    source = still(game.board, one.source)
    if source is None or not game.speaks(TRIGGERS_THOUGH_IT_LIES_IDLE) or not table_wide.is_idle(game, source):
        return False
    return not game.ruling(TRIGGERS_THOUGH_IT_LIES_IDLE)


def choose_modes(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The mode of a triggered ability is chosen as it goes onto the stack, among those that are possible."""
    spell = game.board.things[what]
    modes, how_many = announcing.modes_of(game, spell)
    if len(modes) <= how_many:
        return
    possible = tuple(n for n, mode in enumerate(modes) if _may_aim(game, spell, mode.wants))
    picked = possible if len(possible) <= how_many else (yield Ask("modes", player, (what, how_many), possible))
    yield Event("choose", (what, "modes", tuple(picked)))


def choose_targets(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """The targets of a triggered ability are chosen; without any for its mode it is taken off the stack."""
    spell = game.board.things[what]
    modes = announcing.modes_chosen(game, spell)
    if modes and _may_aim(game, spell, [want for mode in modes for want in mode.wants]):
        yield from announcing.choose_targets(game, player, what, origin)
    else:
        yield from game.run("without a choice", what)


def as_spell(game: Game, one: Waiting, number: int) -> Thing:
    """What has triggered as it lies on the stack, with what it is about."""
    source = game.board.things.get(one.source[0], one.thing)
    pseudo = announcing.pseudo_spell(game, number, one.player, source, one.ability)
    marks = {**pseudo.marks, "source": one.source, "about": one.about, **one.about.get("delayed", {})}
    if one.about.get("x") is not None:
        marks["x"] = counting.x_of_what_happened(game, one.ability, one.about["x"])
    elif (x := (made := still(game.board, one.source) or one.thing).marks.get(CAST_FOR_X)) and (
        counting.asks_for_x(one.ability)
    ):
        marks["x"] = counting.x_of_the_spell(game, made, x)
    return pseudo._replace(marks=marks)


def _may_aim(game: Game, spell: Thing, wants: Sequence[tree.Wanted], picked: tuple[tuple[Any, ...], ...] = ()) -> bool:
    """Whether there are targets for all that is wanted; of what is tied to one before it, it hangs on which that is."""
    if not wants:
        return True
    want, *rest = wants
    possible = targets.options(game, announcing.aiming(spell, picked), want)
    if len(possible) < payable.number(game, want.least, spell.owner, spell):
        return False
    this = tree.Target(len(picked))
    tied = any(one.whose == this.nth or tree.holds_node(one.filter, this) for one in rest)
    return any(
        _may_aim(game, spell, rest, (*picked, group)) for group in ([(one,) for one in possible] if tied else [()])
    )


def take_off(game: Game, what: int) -> tuple[Event, ...]:
    """An ability for which nothing can legally be chosen is taken off the stack."""
    return (Event("vanish", (what,)),)


# --- for mana ---------------------------------------------------------------------------------------------------------


def resolve_at_once(game: Game, before: tuple[Waiting, ...]) -> Flow[None]:
    """Of what has triggered since, mana abilities resolve right after that which made them trigger."""
    fresh = [one for one in those_waiting(game.board) if not any(one is other for other in before)]
    mine = [one for one in fresh if mana_abilities.is_triggered_mana(one.ability)]
    if not mine or not game.ruling(TRIGGERED_FOR_MANA):
        return
    left = tuple(one for one in those_waiting(game.board) if not any(one is other for other in mine))
    yield (Event("note", ("pending", left or None)), *(Event("triggers for mana", (one.source,)) for one in mine))
    for one in mine:
        for instruction in one.ability.modes[0].do:
            yield from game.run("do", instruction, one.player, as_spell(game, one, 0))


# --- «puoi» -----------------------------------------------------------------------------------------------------------


def is_offer(instruction: object) -> bool:
    """Whether an instruction leaves it to the controller to do something or nothing."""
    if isinstance(instruction, tree.Pay):
        return isinstance(instruction.who, tree.You) and not instruction.otherwise
    return isinstance(instruction, tree.May) and isinstance(instruction.who, tree.You) and not instruction.otherwise


def _wanted(game: Game, one: Waiting, number: int) -> Flow[bool]:
    """What an ability leaves to its controller is decided now, if the rules say so; False if nothing is left of it."""
    offers = [step for mode in one.ability.modes for step in mode.do if is_offer(step)]
    if not offers or not game.ruling(MAY_IS_A_MODE):
        return True
    said = []
    for offer in offers:
        yes = yield Ask("may", one.player, (number, offer), (True, False))
        said.append((offer, bool(yes)))
    yield Event("choose", (number, "may", tuple(said)))
    steps = [step for mode in one.ability.modes for step in mode.do]
    return len(steps) > len(offers) or any(yes for _, yes in said)
