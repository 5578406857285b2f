"""What the cards of a case say, told beside their first mention."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.render.italian.steps import Told
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Thing


_ENDS = (".", "!", "?", "»", ")")


class Printed(NamedTuple):
    """A card and its text."""

    name: str
    text: str


def printed(run: Run) -> dict[str, Printed]:
    """Every card of a run that has a text, by the name that steps call it, things of one name told apart."""
    found: dict[str, Printed] = {}
    for thing in _things(run):
        text = getattr(thing.face, "text", "")
        if text and not getattr(thing.face, "pseudo", False):
            found.setdefault(run.labels.get(thing.id) or thing.name, Printed(thing.name, in_a_row(text)))
    return found


def in_a_row(text: str) -> str:
    """A text of several paragraphs in one: where one ends without a full stop («Incanta creatura») it gets one."""
    parts = [" ".join(part.split()) for part in text.splitlines() if part.strip()]
    return " ".join((*map(ended, parts[:-1]), *parts[-1:]))


def ended(text: str) -> str:
    """A text with its full stop."""
    return text if text.endswith((*_ENDS, "—", ":")) or text.rstrip('"”').endswith(_ENDS) else f"{text}."


def _things(run: Run) -> Iterator[Thing]:
    """What was there at the start, and what came to be."""
    yield from run.start.things.values()
    for step in run.replay.steps:
        for event in step.events:
            if event.kind == "create":
                yield event.args[0]


def mentions(run: Run, steps: Iterable[Told]) -> dict[int, tuple[Printed, ...]]:
    """For each step that speaks of a card for the first time, the cards: one card of several of a name is enough."""
    texts = printed(run)
    if not texts:
        return {}
    called = "|".join(re.escape(name) for name in sorted(texts, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{called})(?!\w)")
    seen: set[str] = set()
    found: dict[int, tuple[Printed, ...]] = {}
    for one in steps:
        if one.passing or one.bound:
            continue
        here = {texts[name].name: texts[name] for name in pattern.findall(one.text)}
        fresh = tuple(card for name, card in here.items() if name not in seen)
        if fresh:
            seen |= {card.name for card in fresh}
            found[one.step.n] = fresh
    return found
