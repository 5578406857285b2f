"""Where two editions play otherwise, to read: each matter with the rules of both and what each does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.refs import parent_of
from judgekit.render.cited import beginning
from judgekit.render.page import Line, Span, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.refs import Ref
    from judgekit.ruling.answers import Change
    from judgekit.ruling.row_changes import Matter
    from judgekit.texts.library import Corpus


_NO_RULE = "nessuna regola"
_LISTS = re.compile(r"\n\s*(?:[-•]|\d+\.) .*", re.DOTALL)
_INDENT = "  "


def page(
    matters: Sequence[Matter], rest: Sequence[Change], corpus: Corpus, editions: tuple[str, str], width: int
) -> list[Line]:
    """What changed and is played, other rules that are played otherwise, and what changed without changing the play."""
    played = [one for one in matters if one.played]
    still = [one for one in matters if not one.played]
    lines: list[Line] = []
    for matter in played:
        lines += [*_matter(matter, editions, width), []]
    unlike = [change for change in rest if change.old]
    if unlike:
        lines += [[Span("Altre regole che si giocano altrimenti" if played else "Si giocano altrimenti", "strong")], []]
        for change in unlike:
            lines += [*_change(change, corpus, editions, width), []]
    fresh = _by_matter(corpus, editions[1], [n for change in rest if not change.old for n in change.new])
    if fresh:
        lines += [[Span(f"Si giocano soltanto con {editions[1]}", "strong")]]
        for title, numbers in fresh.items():
            lines += wrap([Span(f"{title} "), Span(" ".join(numbers), "ref")], width, _INDENT, _INDENT * 2)
        lines += [[]]
    if still:
        lines += [[Span("Cambiate nel testo, qui giocate allo stesso modo o non ancora", "strong")]]
        for matter in still:
            refs = " → ".join(" ".join(ref.path for ref in refs) or "—" for refs in _sides(matter, editions))
            lines += wrap([Span(f"{matter.told.title}  "), Span(refs, "ref")], width, _INDENT, _INDENT * 2)
    if not lines:
        return wrap([Span(f"{editions[0]} e {editions[1]} si giocano allo stesso modo.")], width)
    return lines[:-1] if not lines[-1] else lines


def _matter(matter: Matter, editions: tuple[str, str], width: int) -> list[Line]:
    told = matter.told
    since = [Span(f"  dal {told.since}", "dim")] if told.since else []
    lines = wrap([Span(told.title, "title"), *since], width)
    said = (told.then, told.now)
    if told.before and told.before[0].edition != editions[0] or told.after and told.after[0].edition != editions[1]:
        said = (told.now, told.then)
    for name, refs, text in zip(editions, _sides(matter, editions), said, strict=True):
        numbers = " ".join(ref.path for ref in refs)
        spans = [Span(f"{text or _NO_RULE}{'  ' if numbers else ''}"), Span(numbers, "ref")]
        lines += wrap(spans, width, Span(f"{_INDENT}{name}  ", "number"), _INDENT * 2)
    return lines


def _sides(matter: Matter, editions: tuple[str, str]) -> list[list[Ref]]:
    every = (*matter.told.before, *matter.told.after)
    return [[ref for ref in every if ref.edition == name] for name in editions]


def _by_matter(corpus: Corpus, edition: str, numbers: Iterable[str]) -> dict[str, list[str]]:
    """Numbers under the title of the rule that they stand under, where it has one."""
    found: dict[str, list[str]] = {}
    for number in dict.fromkeys(numbers):
        above = corpus.unit(edition, parent_of(number) or number)
        mine = corpus.unit(edition, number)
        title = next((unit.title for unit in (above, mine) if unit is not None and unit.title), "")
        found.setdefault(title, []).append(number)
    return found


def _change(change: Change, corpus: Corpus, editions: tuple[str, str], width: int) -> list[Line]:
    """A difference of which nobody tells: the titles and beginnings of the rules."""
    lines: list[Line] = []
    for name, numbers in zip(editions, (change.old, change.new), strict=True):
        head = Span(f"{_INDENT}{name}  ", "number")
        units = [unit for number in numbers if (unit := corpus.unit(name, number)) is not None]
        if not units:
            lines += wrap([Span(_NO_RULE, "dim")], width, head, _INDENT * 2)
            continue
        title = f"{units[0].title}: " if units[0].title else ""
        text = _LISTS.sub("", beginning(units[0].text)).replace("*", "")
        spans = [Span(f"{title}{text}  "), Span(" ".join(numbers), "ref")]
        lines += wrap(spans, width, head, _INDENT * 2)
    return lines


def as_json(matters: Iterable[Matter], rest: Iterable[Change]) -> dict[str, object]:
    """The same as plain values."""
    return {
        "matters": [
            {
                "title": one.told.title,
                "since": one.told.since or None,
                "before": [str(ref) for ref in one.told.before],
                "after": [str(ref) for ref in one.told.after],
                "then": one.told.then or None,
                "now": one.told.now or None,
                "played": one.played,
            }
            for one in matters
        ],
        "changes": [{"old": list(one.old), "new": list(one.new)} for one in rest],
    }
