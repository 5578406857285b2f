"""«How does it end?»: the outcome of the replay among those of people who get a rule wrong."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.edition_words import in_words_of
from judgekit.render.replay import told
from judgekit.ruling.answers import BACKGROUND, POINT
from judgekit.ruling.weights import Order
from judgekit.sheets.kinds.source import decisive, mistaken, mixed, of_board, right_one
from judgekit.sheets.saying import asked_for, ending, is_far, is_whole
from judgekit.sheets.story import fits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.render.italian.steps import Told
    from judgekit.ruling.replay_facts import Facts, Key
    from judgekit.scenario.outcome import Run
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Option, Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief, Pointed


FEWEST_WRONG, ENOUGH_WRONG, MOST_WRONG = 1, 2, 3
_MOST_CITED = 3
_PAYMENTS = frozenset({"tap", "mana", "spend"})
_LEAVES = re.compile(r"^[^;]*(?: è rimoss[ao]| sono rimoss[ei]| non fa(?:nno)? più parte) d[ae]l combattimento")
_PUT_AWAY = re.compile(r" va nel cimitero di \w+$| lascia la pila$")
ASK = "Alla fine di queste azioni, che cosa è vero?"


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    board = posed.board
    keys = board.few
    if not keys or board.tells_itself:
        return None
    wrong = wrong_ones(board, keys, (), chance)
    if len(wrong) < FEWEST_WRONG or board.point not in wrong:
        return None  # who gets the point wrong must find their own end
    keys = asked_for(keys, [board.study.facts, *(one.other.facts for one in wrong)])
    options, right = told_ones(board, keys, wrong, material)
    if len(options) < (ENOUGH_WRONG if board.is_as_written else FEWEST_WRONG):
        return None
    return of_board(
        posed,
        material,
        "outcome",
        ask=in_words_of(material.edition, posed.asks) if fits(posed.asks, keys) else at_end(posed, ASK),
        options=mixed(chance, right_one(right), options),
        answer=right,
        explanation=steps(posed),
        decisive=decisive(material, said_of(board, wrong, keys, material)),
        asked=keys,
    )


def at_end(posed: Posed, ask: str) -> str:
    """A question after the end; where a script stops in between, after what has been done."""
    stops = bool(posed.study.scenario.actions) and posed.study.scenario.actions[-1].text == "fermati"
    return (
        ask.replace("Alla fine di queste azioni", "A questo punto").replace("alla fine", "a questo punto")
        if stops
        else ask
    )


def wrong_ones(board: Pointed, keys: Sequence[Key], beside: Sequence[Facts], chance: Chance) -> list[Belief]:
    """Who gets something wrong and so sees another end, no two the same, none as it is or like those `beside`.

    Who misses the point comes first. Where somebody misses something else too, they may take the place of a third:
    else the right end would be the one most like all the others.
    """
    point = board.point
    if point is None:
        return []
    seen = [values(board.study.facts, keys), *(values(facts, keys) for facts in beside)]
    found: list[Belief] = []

    def take(belief: Belief | None) -> None:
        if belief is None or not board.study.is_of_one_time(belief.other) or not is_whole(belief.other.facts, keys):
            return
        if is_far(board.study.facts, belief.other.facts, keys) or board.derails(belief.other):
            return
        if values(belief.other.facts, keys) not in seen:
            seen.append(values(belief.other.facts, keys))
            found.append(belief)

    take(point)
    for belief in board.others():
        if len(found) == ENOUGH_WRONG and len(keys) > 1:
            take(board.together(found[0], found[1]))
        if len(found) >= MOST_WRONG:
            break
        take(belief)
    if len(found) == ENOUGH_WRONG:
        take(board.together(found[0], found[1]))
    return found if len(found) != MOST_WRONG or chance.below(4) else found[:ENOUGH_WRONG]


def told_ones(
    board: Pointed, keys: Sequence[Key], wrong: Sequence[Belief], material: Material
) -> tuple[list[Option], str]:
    """The wrong ends as options, none said like another; and the right one."""
    right = ending(board.study.facts, keys, modern=material.modern)
    found: dict[str, Option] = {}
    for belief in wrong:
        text = ending(belief.other.facts, keys, modern=material.modern)
        if text and text != right:
            found.setdefault(text, mistaken(material, belief, text))
    return list(found.values()), right


def said_of(
    board: Pointed, beliefs: Sequence[Belief], keys: Sequence[Key], material: Material
) -> list[tuple[Belief, str]]:
    """Those who are wrong, with the end that they see; of two mistakes at once the parts are there already."""
    return [
        (belief, ending(belief.other.facts, keys, modern=material.modern))
        for belief in beliefs
        if len(belief.other.groups) == 1 or belief == board.point
    ]


def steps(posed: Posed, of: Sequence[Told] | None = None) -> tuple[str, ...]:
    """The steps that matter, or those that are handed in, each with the numbers that say most of it."""
    order = Order(posed.study.system, posed.study.run.replay.steps)
    decide = {number for one in posed.board.issues if one.kind in {POINT, BACKGROUND} for number in one.numbers}
    whole = seen(posed.study.run) if of is None else of
    there = [one for one in whole if not _pays(one) or not decide.isdisjoint(one.step.cites)]
    return tuple(
        f"{one.text.rstrip('.')} [{' '.join(order.first(order.of_step(one.step), _MOST_CITED))}]"
        for one in there or whole
    )


def _pays(one: Told) -> bool:
    """Whether a step is no more than how a cost is paid: that teaches nothing, unless a rule about it decides."""
    return bool(one.step.events) and all(event.kind in _PAYMENTS for event in one.step.events)


def seen(run: Run) -> list[Told]:
    """What happens in a replay, without mere passing, checks that let things pass, and what is tried and taken back."""
    tried = {action.number for action in run.scenario.actions if getattr(action, "trial", False)}
    there = (one for one in told(run) if one.step.action not in tried)
    line = [one for one in there if not one.trace and not one.bound and not one.passing]
    for n, (one, two) in enumerate(pairwise(line)):
        if _LEAVES.search(two.text) and _PUT_AWAY.search(one.text) and ";" not in one.text:
            line[n], line[n + 1] = two, one  # it does so at once, not when the spell is put away
    return line


def values(facts: Facts, keys: Sequence[Key]) -> tuple[object, ...]:
    return tuple(facts.get(key) for key in keys)
