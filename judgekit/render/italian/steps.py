"""A step of a replay as sentences: what happened, or why it was not allowed; and whether anybody wants to read it."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from judgekit.editions import MAGIC
from judgekit.magic.language import tree
from judgekit.render.italian.events_said import say
from judgekit.render.italian.refusals import why
from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import capital, listed
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judgekit.table.account import Step
    from judgekit.table.board import Board
    from judgekit.table.engine import Event


_PASSING = {"priority", "pass"}
_BETWEEN = {*_PASSING, "leave"}
_BOUNDS = {"turn", "phase", "step"}
_ALLOWED = "controllo superato: le regole lo permettono"
_UNCHANGED = "le regole consultate non cambiano nulla sul tavolo"
_NOTED = {
    "resume": "il gioco comincia da qui",
    "pending": "le abilità innescate stanno per andare in pila",
    "setting up": "i preparativi sono finiti",
    "toll": "si stabilisce quanto costa",
    "further phases": "in questo turno ci saranno altre fasi",
}
_INSIDE = "passaggio interno, senza effetti sul tavolo"
_NOTHING = {_ALLOWED, _UNCHANGED, _INSIDE}


class Told(NamedTuple):
    """A step with what is said of it: `said` as a clause, `text` as a sentence; `events` pairs each with its own.

    `trace` tells that the step only shows how the game goes round: passing, checks that let an action pass; `filler`
    that there is nothing to say of it at all; `bound` that it only begins a turn, phase or step.
    """

    step: Step
    said: str
    events: tuple[tuple[Event, str], ...]
    trace: bool
    passing: bool
    bound: bool
    filler: bool = False

    @property
    def text(self) -> str:
        return capital(self.said)


_RESOLVES, _WOULD_RESOLVE = " si risolve", " sta per risolversi"
_CHECKED = 2  # steps after which it is known whether it does: its condition is looked at, and its targets are


def tell(
    steps: Sequence[Step], start: Board, labels: Mapping[int, str], *, modern: bool = False, game: str = MAGIC
) -> Iterator[Told]:
    """Every step with its sentences, in order."""
    before = start
    for n, step in enumerate(steps):
        one = told(step, Scene(before, step.board, labels, modern, game))
        yield _is_about_to(one) if _resolves_in_vain(steps, n) else one
        before = step.board


def _resolves_in_vain(steps: Sequence[Step], at: int) -> bool:
    """Whether something would resolve and has no legal target any more: then it does not."""
    begun = [event.args[0] for event in steps[at].events if event.kind == "resolves"]
    return bool(begun) and any(
        event.kind == "fizzles" and event.args[0] in begun
        for later in steps[at + 1 : at + 1 + _CHECKED]
        for event in later.events
    )


def _is_about_to(one: Told) -> Told:
    events = tuple((event, it.replace(_RESOLVES, _WOULD_RESOLVE)) for event, it in one.events)
    return one._replace(said=one.said.replace(_RESOLVES, _WOULD_RESOLVE), events=events)


def told(step: Step, scene: Scene) -> Told:
    events = tuple((event, say(event, scene)) for event in step.events)
    kinds = {event.kind for event in step.events}
    spoken = {event.kind for event, sentence in events if sentence}
    waits = _triggered(scene)
    passing = bool(kinds) and kinds <= _BETWEEN and not waits
    silent = not spoken and not waits
    said = _said(step, events, waits, scene)
    return Told(
        step,
        said,
        events,
        step.verdict != "illegal" and (passing or silent),
        passing,
        bool(spoken) and spoken <= _BOUNDS and not waits,
        said in _NOTHING,
    )


def _said(step: Step, events: tuple[tuple[Event, str], ...], waits: list[str], scene: Scene) -> str:
    if step.refusal is not None:
        return why(step.refusal, scene)
    sentences = [*_together([sentence for _, sentence in events if sentence]), *waits]
    if sentences:
        return "; ".join(_in_place(sentences))
    if blocked := [scene.name(event.args[0]) for event, _ in events if event.kind == "becomes blocked"]:
        become = "diventa una creatura bloccata" if len(blocked) == 1 else "diventano creature bloccate"
        return f"{listed(blocked)} {become}"
    noted = [event.args[0] for event, _ in events if event.kind == "note"]
    if "resume" in noted and (past := _past(scene)):
        triggers = "si innesca" if len(past) == 1 else "si innescano"
        return f"{_NOTED['resume']}: l’inizio della sottofase è passato, e {listed(past)} non {triggers} più"
    nothing = _INSIDE if events else _ALLOWED if scene.game == MAGIC else _UNCHANGED
    return next((_NOTED[name] for name in noted if name in _NOTED), nothing)


def _past(scene: Scene) -> list[str]:
    """The permanents whose abilities trigger as the step begins in which the board stands: they have done so before."""
    board = scene.after
    active, step = board.facts.get("turn"), board.facts.get("step")
    return [
        scene.name(number)
        for number in board.zone("battlefield")
        for one in getattr(board.things[number].face.traits, "abilities", ())
        if isinstance(one, tree.Triggered)
        and (one.trigger.kind, one.trigger.where[:1]) == ("step", (step,))
        and (not isinstance(one.trigger.what, tree.You) or scene.controller(number) == active)
    ]


def _triggered(scene: Scene) -> list[str]:
    """The abilities that this step has made trigger."""
    had, now = (board.facts.get("pending") or () for board in (scene.before, scene.after))
    fresh = now[len(had) :] if now[: len(had)] == had else now
    return [f"si innesca {scene.ability_of(one.source, one.player)}" for one in fresh if hasattr(one, "source")]


def _together(sentences: list[str]) -> list[str]:
    """Neighbours that say the same of several things are one sentence: Anna STAPpa Foresta, Orso e Montagna.

    Of a whole deck that goes into a library the cards are counted.
    """
    out: list[list[str]] = []
    heads: list[str] = []
    for sentence, alike in groupby(_counted(sentences)):
        number = len(list(alike))
        head, tail = _split(_times(sentence, number)) if number > 1 else _split(sentence)
        if heads and head and heads[-1] == head:
            out[-1].append(tail)
        else:
            heads.append(head)
            out.append([tail])
    return [f"{head} {listed(tails)}" if head else tails[0] for head, tails in zip(heads, out, strict=True)]


_TO_A_GRAVEYARD = re.compile(r"(l’effetto .+) sostituisce l’andata nel cimitero")


def _in_place(sentences: list[str]) -> list[str]:
    """What comes in the place of something is said in one breath with it: «per l’effetto di Urna, invece di andare nel
    cimitero, Orso viene esiliato».
    """
    said = list(sentences)
    for n, one in enumerate(said[:-1]):
        if (found := _TO_A_GRAVEYARD.fullmatch(one)) is not None and said[n + 1]:
            said[n], said[n + 1] = "", f"per {found[1]}, invece di andare nel cimitero, {said[n + 1]}"
    return [one for one in said if one]


_MANY = 7  # cards that go into a library together: nobody wants to read their names


def _counted(sentences: list[str]) -> Iterator[str]:
    for where, those in groupby(sentences, _into_library):
        named = list(those)
        yield from [f"{len(named)} carte vanno {where}"] if where and len(named) >= _MANY else named


def _into_library(sentence: str) -> str:
    """Where a card goes, if it goes into a library: «in cima al grimorio di Anna»."""
    _, goes, where = sentence.partition(" va ")
    return where if goes and where.startswith(("in cima al grimorio ", "in fondo al grimorio ")) else ""


def _times(sentence: str, number: int) -> str:
    """The same several times: cards without a name are counted."""
    for one, many in (("una carta va ", "carte vanno "), ("una carta torna ", "carte tornano ")):
        if sentence.startswith(one):
            return f"{number} {many}{sentence.removeprefix(one)}"
    if sentence.startswith("la pedina ") and " entra " in sentence:
        return f"{number} pedine {sentence.removeprefix('la pedina ').replace(' entra ', ' entrano ', 1)}"
    if sentence.endswith(" una carta"):
        return f"{sentence.removesuffix('una carta')}{number} carte"
    if (found := _COUNTERS.fullmatch(sentence)) is not None:
        return f"{found[1]} {number * int(found[2])} segnalini {found[3]}"
    return f"{sentence} ({number} volte)"


_COUNTERS = re.compile(r"(.+ (?:riceve|perde)) (\d+) segnalin[oi] (.+)")
_JOINED = ("TAPpa", "STAPpa", "pesca", "scarta", "sacrifica")


def _split(sentence: str) -> tuple[str, str]:
    for verb in _JOINED:
        who, found, what = sentence.partition(f" {verb} ")
        if found and " " not in who:
            return f"{who} {verb}", what
    return "", sentence
