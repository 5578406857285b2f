"""Questions about the steps of a replay: which one follows, and which one of an account is wrong."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.render.italian.small_words import capital
from judgekit.ruling.basics import SILLY
from judgekit.scenario.model import Pass
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import seen, steps
from judgekit.sheets.kinds.source import decisive, ignored, mistaken, mixed, of_board, thinks
from judgekit.sheets.saying import asked_for, ending
from judgekit.sheets.told import inside, script
from judgekit.values import NamedTuple
from judgekit.wom.mistakes import LEFT_OUT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.render.italian.steps import Told
    from judgekit.scenario.outcome import Run
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief
    from judgekit.table.messages import Event


_FEWEST_STEPS, _MOST_STEPS = 3, 6
_FEWEST_DOING = 2  # of an account: were only the wrong step to do anything, nobody would look at another
_ENOUGH_WRONG, _MOST_LATER = 2, 1
_BEGINS = "Comincia "
_ANOTHER_TURN = re.compile(r"\bcomincia il turno\b")
_LAST = 4  # steps that are shown before what is asked
_RESOLVES = (" si risolve", " sta per risolversi")  # of the second it turns out that it does not
_RIGHT = "questo passo è giusto"
_JUDGED_LATER = ("questo passo viene dall’errore, che sta più su", "questo passo c’è comunque: l’errore sta più su")
_CHOICES_LEFT = re.compile(r"(; |^)restano bersagli legali: [^;]*", re.IGNORECASE)
_FACE_TO_FACE = re.compile(r": davanti a\w* [^;]* sta [^;]*")  # why a step is as it is: that is what is asked
_WHY = re.compile(r"(?<= non comincia): [^;]*|(?<= il bersaglio che aveva): [^;]*")  # the same
_AT_LEAST_NOTHING = "non scende sotto 0"  # a step that is its rule
_AS_IT_WAS = " lascia i bersagli com’erano"  # a choice that is told nowhere else
_STAYS = " resta nel combattimento"  # nothing happens
_TELLS_ITSELF = "si conta di volta in volta"  # as no effect does that says it of the moment when it resolves
_COMES_TO_NOTHING = re.compile(r" resta a -?\d+ \(")  # which nobody would say
_SAYS_NOTHING = re.compile(
    r"\bper ([^;]+) si sceglie\b.*; per \1 si sceglie\b|"  # two choices where one is made
    r"\b([^;]+) si risolve; \2 lascia la pila|"
    r"\bnon rivela nulla\b|"  # as whoever searches may choose
    r"\bsubi(?:sce|scono) un effetto\b|\bcomincia con -?\d+ punt|\bsceglie il modo \d",
    re.IGNORECASE,
)  # of what becomes of it
_NAMED = re.compile(r"\b[A-ZÀ-Ý]\w+")
_NOBODY_BLOCKS, _BLOCKS = "Nessuno blocca ", re.compile(r"\bblocca\b")
_DRAWS = re.compile(r"^(\w+) pesca (?:una carta|(\d+) carte)\b")
_IT_IS_OVER = re.compile(r"\b(?:perde|vince) la partita\b")
_AIMS = " sceglie come bersagli"  # at the same thing, whatever it is called then
_TWICE = re.compile(r"\b(\w+) ed? \1\b")  # «bersagli Orso e Orso»
_UNTAPS = re.compile(r"\w+ STAPpa ")  # another turn has begun: nobody would see where things went wrong
_ONE_OF_SEVERAL = re.compile(r"\b([A-ZÀ-Ý]\w*) \d+\b")  # «Lupo 1», where there is another elsewhere
_OF_COURSE = frozenset(
    {"tap", "mana", "spend", "announce", "note", "combat", "leave", "block stands", "fizzles", "out"}
)  # how a cost is paid, that who has conceded plays no more, and what is found and changes nothing yet
_OF_COMBAT = frozenset({"declare blockers", "combat damage"})
_HIDDEN = _OF_COURSE - {"block stands", "fizzles"}
_ON_THE_WAY = frozenset(  # to what a spell or ability does: it is begun, targeted, resolved, and put away
    {"played", "choose", "stack", "resolves", "vanish", "note", "mark", "spend", "turn", "phase", "step"}
)
_ECHOES = re.compile(
    r" finisce di (?:lanciare|giocare) [^;]*$| scegli(?:e|ono) come bersagli[^;]*$"
    r"| (?:va|vanno) in pila$| lascia la pila$"
    r"|^\w+ spende (?:\{[^}]+\})+$"
    r"|^\w[^;]* si risolve$|^Comincia [^;]*$|^L’abilità di acquisizione "
)  # the lines of the script, and how a stack goes
_PAYS = frozenset({"tap", "spend"})
_PAYS_WITH = frozenset({"sacrifice", "discard", "life", "move", *_PAYS})
_WEIGHTY = frozenset({"destroy", "damage", "life", "draw", "move", "sacrifice", "resolves"})


class Parting(NamedTuple):
    """Where somebody’s replay leaves the right one: the place, what happens there then, and what they get wrong."""

    at: int
    says: str
    belief: Belief


def _line(run: Run) -> list[Told]:
    """What happens, without mere passing, checks that let things pass, and how costs are paid."""
    return [
        one
        for one in seen(run)
        if one.step.verdict == "illegal" or not all(_goes_without_saying(event) for event in one.step.events)
    ]


def _goes_without_saying(event: Event) -> bool:
    """How a cost is paid, what changes nothing yet, and that nobody fights where nobody attacks."""
    return event.kind in _OF_COURSE or (event.kind == "skipped" and event.args[0] in _OF_COMBAT)


def happens(run: Run) -> list[str]:
    """The steps as an account tells them."""
    return [text for text in map(_said, _line(run)) if text]


def _line_of(run: Run, at: int) -> int | None:
    """The line of the script in which a step of an account happens; None for what no line brings about."""
    return [one.step.action for one in _line(run) if _said(one)][at]


def _doing(run: Run) -> frozenset[str]:
    """The steps that change something on the board, and not only what lies on the stack."""
    line = [(one, _said(one)) for one in _line(run)]
    steps = [text for _, text in line if text]
    kinds = {text: {event.kind for event in one.step.events} for one, text in line if text}
    return frozenset(
        text for n, text in enumerate(steps) if not kinds[text] <= _ON_THE_WAY and not _tidies_up(steps, n)
    )


def _tidies_up(steps: list[str], at: int) -> bool:
    """Whether a step only puts away the spell or ability that has just resolved."""
    done = [_resolved(text) for text in steps[:at] if text.endswith(_RESOLVES)]
    return bool(done) and steps[at].startswith((f"{done[-1]} va nel cimitero", f"{done[-1]} lascia la pila"))


def _resolved(step: str) -> str:
    """What resolves, or would."""
    return next(step.removesuffix(end) for end in _RESOLVES if step.endswith(end))


def _in_vain(run: Run, step: str) -> bool:
    """Whether a spell is put away because it has no legal target any more: that is what happens then."""
    return any(
        _said(two) == step and one.step.events and one.step.events[-1].kind == "fizzles"
        for one, two in pairwise(seen(run))
    )


def _resolves_in_vain(run: Run, steps: list[str], at: int) -> bool:
    """Whether the step before is that something resolves, and then it does nothing: some would not call it so."""
    return at > 0 and steps[at - 1].endswith(_RESOLVES) and (_in_vain(run, steps[at]) or _tidies_up(steps, at))


def _later(run: Run, steps: list[str], at: int, undone: frozenset[str]) -> list[str]:
    """What happens further on and weighs something: not what one might tell in one breath with the right step, as what
    takes the place of what is replaced.
    """
    line = [one for one in _line(run) if _said(one)]
    told = line[at].step.action
    if any(event.kind == "replaced" for one in line if _said(one) == steps[at] for event in one.step.events):
        return []
    weighty = {_said(one): {event.kind for event in one.step.events} & _WEIGHTY for one in line}
    here = next((event.kind for one in line if _said(one) == steps[at] for event in one.step.events), "")
    return [
        text
        for n, text in enumerate(steps)
        if n > at
        and line[n].step.action == told  # no other line of the script is told yet
        and weighty.get(text)
        and text not in {*steps[: at + 1], *undone}
        and _clauses(text).isdisjoint(_clauses(steps[at]))
        and not _tidies_up(steps, n)
        and not text.startswith(_BEGINS)  # too far on for anybody to take it for the next step
        and not (n == at + 1 and here in {"combat", "assigned"} and "damage" in weighty[text])
    ]


def _undone(run: Run) -> frozenset[str]:
    """The steps that tell of what may not be done: who asks what happens does not ask that."""
    return frozenset(
        one.text.rstrip(".")
        for one in _line(run)
        if one.step.verdict == "illegal" or any(event.kind == "undone" for event in one.step.events)
    )


def _parting(posed: Posed, belief: Belief) -> Parting | None:
    """The first step at which somebody's error tells, where something happens then that never really does."""
    right, there = happens(posed.study.run), happens(belief.other.run)
    steps = enumerate(zip(right, there, strict=False))
    at = next((n for n, (one, two) in steps if _whichever(one) != _whichever(two)), None)
    if (
        at is None
        or _whichever(there[at]) in map(_whichever, right)
        or _UNTAPS.match(there[at])
        or _TELLS_ITSELF in there[at]
        or any(_clauses(there[at]) <= _clauses(one) for one in right)
        or _clauses(right[at]) < _clauses(there[at]) <= frozenset().union(*map(_clauses, right))
        or _COMES_TO_NOTHING.search(there[at])
        or _TWICE.search(there[at])
        or (_AIMS in right[at] and _AIMS in there[at])
        or _is_true(there[at], right[at])
    ):
        return None  # who tells only a part of what happens, or tells it in one breath, has told nothing wrong
    return Parting(at, there[at], belief) if _is_first(posed.study.run, belief.other.run, there[at]) else None


def _is_true(says: str, right: str) -> bool:
    """Whether what somebody tells is true as far as it goes: that nobody blocks what has left the combat, that the
    first of three cards is drawn; or says nothing.
    """
    if says.startswith(_NOBODY_BLOCKS):
        return not _BLOCKS.search(right)
    own, other = _DRAWS.match(says), _DRAWS.match(right)
    if own and other and own[1] == other[1]:
        return int(own[2] or 1) < int(other[2] or 1)
    return bool(_SAYS_NOTHING.search(says))


def _is_next_line(posed: Posed, says: str) -> bool:
    """Whether a step is where something begins that the script tells: whoever reads on knows it."""
    line = _line(posed.study.run)
    told = next(((n, one) for n, one in enumerate(line) if _said(one) == says), None)
    if told is None:
        return False
    n, one = told
    do = next((each for each in posed.study.scenario.actions if each.number == one.step.action), None)
    begins = n == 0 or line[n - 1].step.action != one.step.action
    return begins and do is not None and bool(do.player) and not isinstance(do.do, Pass)


def _is_paid_beside(run: Run, says: str) -> bool:
    """Whether a step pays a part of a cost, and something else is TAPped or spent for it of which no account tells:
    that might come first.
    """
    here = next((one for one in seen(run) if _said(one) == says), None)
    if here is None or here.step.action is None:
        return False
    beside = [one for one in seen(run) if one.step.action == here.step.action and one is not here]
    begun = any(one.step.n > here.step.n and _ECHOES.search(one.text) for one in beside)
    kinds = {event.kind for one in beside for event in one.step.events}
    return begun and not kinds.isdisjoint(_PAYS) and {event.kind for event in here.step.events} <= _PAYS_WITH


def _begins_as_told(says: str, lines: Iterable[str]) -> bool:
    """Whether a step is that a part of the turn begins to which the script goes on by its name."""
    if _ANOTHER_TURN.search(says):
        return True  # whose it is, the lines tell that go on to it
    if not says.startswith(_BEGINS):
        return False
    _, _, which = says.removeprefix(_BEGINS).partition(";")[0].partition(" ")
    return any(which in line for line in lines)


def _tries(posed: Posed) -> bool:
    """Whether something is tried and taken back: an account would tell it as if it were done."""
    return any(getattr(action, "trial", False) for action in posed.study.scenario.actions)


def _is_first(right: Run, wrong: Run, says: str) -> bool:
    """Whether a step is where the wrong replay leaves the right one: not what comes of a step that no account tells."""
    here, there = seen(right), seen(wrong)
    steps = enumerate(zip(here, there, strict=False))
    at = next((n for n, (one, two) in steps if _whichever(one.text) != _whichever(two.text)), len(here))
    if at >= len(there) or _said(there[at]) != says:
        return False
    if at >= len(here):
        return True
    kinds = {event.kind for event in here[at].step.events}
    return bool(_said(here[at])) and (not kinds or not kinds <= _HIDDEN)


def _said(step: Told) -> str:
    """A step as an account tells it."""
    text = _WHY.sub("", _FACE_TO_FACE.sub("", step.text.rstrip(".")))
    return capital(_CHOICES_LEFT.sub("", text).strip("; "))


def _whichever(text: str) -> str:
    """A text without the numbers that tell things of one name apart: they hang on how many there are in the end."""
    return _ONE_OF_SEVERAL.sub(r"\1", text).replace(_RESOLVES[1], _RESOLVES[0])


def _clauses(step: str) -> frozenset[str]:
    return frozenset(step.casefold().split("; "))


def _instead(right: str, later: list[str], wrong: str, ends: str) -> str:
    """What happens in place of the wrong step; where the account tells that too, the step is merely one too many, and
    where it is about something else it is better told how it ends.
    """
    said = inside(right)
    if _masked(wrong) == _masked(right):
        return f"Invece: «{said}»"  # somebody else does it, or to something else
    if _NAMED.findall(wrong) and set(_NAMED.findall(wrong)).isdisjoint(_NAMED.findall(right)):
        return f"Questo non accade: {f'alla fine {ends}' if ends else f'invece «{said}»'}"
    return f"Questo non accade: subito dopo viene «{said}»" if right in later else f"Invece: «{said}»"


def _masked(step: str) -> str:
    return _NAMED.sub("#", step)


def _ends(posed: Posed) -> str:
    """How it ends, in what the point changes."""
    study, keys = posed.study, posed.board.few
    modern = words(study.system.name).modern
    told = ending(study.facts, asked_for(keys, [study.facts]), modern=modern) if keys else ""
    return f"{told[:1].lower()}{told[1:]}" if told.startswith("La ") else told


def _comes_again(account: list[str], steps: list[str]) -> bool:
    """Whether these steps follow each other more than once, be it about another thing of the same name."""
    here, there = ([_whichever(one) for one in those] for those in (account, steps))
    return sum(there[n : n + len(here)] == here for n in range(len(there))) > 1


def ask_next(posed: Posed, chance: Chance, material: Material) -> Question | None:
    point = posed.board.point
    parting = _parting(posed, point) if point is not None and not _tries(posed) else None
    if parting is None or parting.at == 0 or posed.board.tells_itself or posed.board.is_as_written:
        return None
    at, right = parting.at, happens(posed.study.run)
    undone = _undone(posed.study.run)
    idle = _tidies_up(right, at) and not _in_vain(posed.study.run, right[at])
    if (
        idle
        or right[at] in undone
        or _AT_LEAST_NOTHING in right[at]
        or _AS_IT_WAS in right[at]
        or _STAYS in right[at]
        or any(map(_IT_IS_OVER.search, right[max(0, at - _LAST) : at]))
        or _is_next_line(posed, right[at])
        or _is_paid_beside(posed.study.run, right[at])
        or _begins_as_told(right[at], script(posed.study.scenario, material.edition))
        or f"{right[at]}." in script(posed.study.scenario, material.edition)
        or parting.says in _undone(parting.belief.other.run)
    ):
        return None
    wrong = {parting.says: mistaken(material, parting.belief, parting.says)}
    for belief in posed.board.others():
        there = _parting(posed, belief)
        if there is not None and there.at == at:
            wrong.setdefault(there.says, mistaken(material, belief, there.says))
    for text in _later(posed.study.run, right, at, undone)[:_MOST_LATER] if len(wrong) < _ENOUGH_WRONG else ():
        why = "anticipa un passo che viene dopo"
        wrong.setdefault(text, Option(text, why=why))
    begun = at - _resolves_in_vain(posed.study.run, right, at)
    account = right[max(0, begun - _LAST) : begun]
    if _comes_again(account, right):
        return None  # nobody could tell which of the two it is
    return of_board(
        posed,
        material,
        "next",
        upto=_line_of(posed.study.run, at),
        account=tuple(account),
        ask="Che cosa accade subito dopo l’ultimo di questi passi?",
        options=mixed(chance, Option(right[at], correct=True), list(wrong.values())),
        answer=right[at],
        explanation=steps(posed),
        decisive=decisive(material, [(parting.belief, f"«{inside(parting.says)}»")]),
    )


def _weighed(posed: Posed) -> frozenset[str]:
    """The steps that somebody would call wrong who misses another rule than the point."""
    right = happens(posed.study.run)
    beliefs = (one for one in posed.board.others() if one.says not in SILLY)
    pairs = (zip(right, happens(one.other.run), strict=False) for one in beliefs)
    firsts = (next((mine for mine, theirs in each if _whichever(mine) != _whichever(theirs)), "") for each in pairs)
    return frozenset(filter(None, firsts))


def _after(run: Run, step: str) -> list[str]:
    """What comes after a step, be it of no weight: who marks the last step for that alone is wrong."""
    every = [text for text in map(_said, seen(run)) if text]
    return list(dict.fromkeys(text for text in every[every.index(step) + 1 :] if text != step)) if step in every else []


def ask_error(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """An account by somebody who misses the point. Where the wrong step stands in it is drawn from where it may."""
    point = posed.board.point
    error = _parting(posed, point) if point is not None and not _tries(posed) else None
    if error is None or posed.board.tells_itself or error.belief.says in LEFT_OUT:
        return None  # who leaves out what a card says is found by reading the cards, or the script
    right, wrong = happens(posed.study.run), happens(error.belief.other.run)
    if not set(right[: error.at]).isdisjoint(right[error.at :]):
        return None  # what is begun anew has gone wrong before, for whoever sees why
    if error.at < len(right) and _AT_LEAST_NOTHING in right[error.at]:
        return None  # what is wrong then is that the step before is left as it is
    undone = _undone(error.belief.other.run)
    here = error.at
    if here < len(right) and _resolves_in_vain(posed.study.run, right, here):
        here -= 1
        del wrong[here]
    if any(map(_IT_IS_OVER.search, wrong[:here])):
        return None  # whoever goes on after the end of the game contradicts themselves
    key = wrong[here]
    before = [text for text in wrong[:here] if not _ECHOES.search(text)]  # what the script says is no mistake
    wrong = [*before, key, *_after(error.belief.other.run, key)]  # behind it, all goes on
    here = len(before)
    weighed = _weighed(posed)
    doing = _doing(error.belief.other.run)
    windows = [
        (here - first, first, length)
        for length in range(_FEWEST_STEPS, _MOST_STEPS + 1)
        for first in range(max(0, here - length + 1), here + 1)
        if first + length <= len(wrong)
        and len(set(wrong[first : first + length]) - undone) == length
        and len(doing.union((key,)).intersection(wrong[first : first + length])) >= _FEWEST_DOING
        and not weighed.isdisjoint(wrong[first:here])  # else the key is the only step that wants a rule
    ]
    if not windows:
        return None
    early = [one for one in windows if one[0] < one[2] - 1]
    if not early:
        return None  # whoever knows nothing would mark the last step
    windows = early
    places = sorted({place for place, _, _ in windows})
    at = chance.pick(places[1:] or places)  # that nothing has gone wrong before is a part of the question
    _, first, length = max((one for one in windows if one[0] == at), key=lambda one: one[2])
    why = f"chi racconta così {thinks(material, error.belief)}"
    forgot = ignored(material, error.belief.other)
    options = tuple(
        Option(
            text,
            correct=n == at,
            ignores=forgot if n == at else None,
            why=why
            if n == at
            else _RIGHT
            if n < at
            else _JUDGED_LATER[any(_clauses(text) <= _clauses(one) for one in right[error.at :])],
        )
        for n, text in enumerate(wrong[first : first + length])
    )
    return of_board(
        posed,
        material,
        "find-the-error",
        ask="Un giocatore racconta così ciò che accade. Qual è il primo passo sbagliato?",
        options=options,
        answer=_instead(right[error.at], wrong[here + 1 :], key, _ends(posed)),
        explanation=steps(posed),
        decisive=decisive(material, [(error.belief, f"«{inside(error.says)}»")]),
    )
