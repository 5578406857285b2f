"""Which label belongs to which paragraph, where a booklet's columns of labels and of text were written out apart.

Labels and paragraphs come in the same order; where paragraphs begin is the likeliest choice, by how lines end (a stop,
room left for the next word), by how the next ones begin, and by what the labels want: a question ends with its mark.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgekit.texts.importers.printed_lines import ends, flow
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.texts.importers.labels import Bunch, Label
    from judgekit.texts.importers.printed_lines import Line


_THIN = frozenset("ijl|I.,:;'’ʼ!")
_SLIM = frozenset('ftr()[]-“”" ')
_WIDE = frozenset("mwMW@—…")
_TITLED = re.compile(r"[^\Wa-zà-ù\d_][^.:;()]{1,60}(?:\([^)]*\))?:")
_NEVER = -1e9
_MOST = 100_000  # labels times lines: no page has as many, and the choice would take too long
_PAGES = 3  # how many bunches of labels may wait for one text
_SURE = 1e3
_TAKEN = 3.0  # labels do not wait for nothing
_TITLE = 2.0  # points of a chapter often open with a name and a colon
_COLUMN = 3.0  # a column seldom ends with a sentence unless a paragraph does


@dataclass(slots=True)
class Paragraph:
    """The lines of a paragraph below its label; `group` are the titles that stand above it in its chapter."""

    label: Label
    lines: list[Line] = field(default_factory=list)
    chapter: int = 0
    group: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return flow(line.text for line in self.lines)


class _Choice(NamedTuple):
    """One way to share the lines of a bunch among labels: how likely, and before which lines paragraphs begin.

    `taken` is how many of the waiting bunches it takes.
    """

    worth: float
    starts: tuple[int, ...]
    labels: tuple[Label, ...]
    taken: int


def paragraphs(bunches: Sequence[Bunch]) -> list[Paragraph]:
    """Give every label its lines. Labels of a column that was written out early wait for the text that wants them."""
    return _Aligner(bunches).run()


class _Aligner:
    def __init__(self, bunches: Sequence[Bunch]) -> None:
        self.bunches = bunches
        widths = sorted(width(line.text) for bunch in bunches for line in bunch.lines)
        self.room = widths[int(0.99 * (len(widths) - 1))] if widths else 0.0
        self.out: list[Paragraph] = []
        self.waiting: list[Bunch] = []
        self.texts = {line.n for bunch in bunches for line in bunch.lines}
        self.at: dict[Label, Bunch] = {label: bunch for bunch in bunches for label in bunch.labels}

    def run(self) -> list[Paragraph]:
        for bunch in self.bunches:
            if bunch.lines:
                self._share(bunch)
            elif bunch.labels:
                self.waiting.append(bunch)
        for bunch in self.waiting:
            self.out += [Paragraph(label) for label in bunch.labels]
        group: tuple[str, ...] = ()
        for paragraph in self.out:
            bunch = self.at[paragraph.label]
            group = bunch.group or group
            paragraph.chapter, paragraph.group = bunch.chapter, group
        return self.out

    def _share(self, bunch: Bunch) -> None:
        best = max((self._choice(bunch, labels, taken) for labels, taken in self._offers(bunch)), key=self._worth)
        del self.waiting[: best.taken]
        cuts = [*best.starts, len(bunch.lines)]
        if self.out:
            self.out[-1].lines += bunch.lines[: cuts[0]]
        for label, start, stop in zip(best.labels, cuts, cuts[1:], strict=False):
            self.out.append(Paragraph(label, bunch.lines[start:stop]))

    def _worth(self, choice: _Choice) -> float:
        return choice.worth + _TAKEN * choice.taken

    def _offers(self, bunch: Bunch) -> Iterable[tuple[list[Label], int]]:
        """The labels that a text may have: its own, and before or after them those that wait."""
        own = bunch.labels
        yield own, 0
        for count in range(1, min(_PAGES, len(self.waiting)) + 1):
            more = [label for waiting in self.waiting[:count] for label in waiting.labels]
            for labels in (more + own, own + more):
                if _in_order(labels):
                    yield labels, count

    def _choice(self, bunch: Bunch, labels: Sequence[Label], taken: int) -> _Choice:
        """The likeliest beginnings for these labels, by dynamic programming over lines and labels used."""
        lines = bunch.lines
        before = self.out[-1] if self.out else None
        if len(labels) > len(lines) or len(labels) * len(lines) > _MOST:
            return _Choice(_NEVER, tuple(range(len(lines))), tuple(labels[: len(lines)]), taken)
        best: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *((_NEVER, ()) for _ in labels)]
        for at, line in enumerate(lines):
            above = lines[at - 1] if at else (before.lines[-1] if before and before.lines else None)
            go_on = self._goes_on(above, line) - (_COLUMN if at == 0 and above and ends(above.text) else 0.0)
            titled = _TITLED.match(flow(after.text for after in lines[at : at + 4])) is not None
            fresh = []
            for used, (worth, starts) in enumerate(best):
                stay = (worth + go_on, starts)
                if used == 0:
                    fresh.append(stay)
                    continue
                last = labels[used - 2] if used > 1 else (before.label if before else None)
                begun = best[used - 1]
                more = self._begins(above, line, labels[used - 1], last)
                more += _TITLE if labels[used - 1].kind == "point" and titled else 0.0
                begin = (begun[0] + more, (*begun[1], at))
                fresh.append(max(stay, begin))
            best = fresh
        worth, starts = best[-1]
        if len(starts) < len(labels):
            starts = tuple(range(len(labels)))
        return _Choice(worth, starts, tuple(labels), taken)

    def _full(self, above: Line, line: Line) -> float:
        """How much of a line's room the next word would have had to find: above nought where it does not fit."""
        word = line.text.split(" ", 1)[0]
        return width(above.text) + width(" " + word) - self.room

    def _goes_on(self, above: Line | None, line: Line) -> float:
        if above is None:
            return -20.0
        fits = self._full(above, line) <= 0
        if not ends(above.text):
            return -1.0 if fits else 0.0
        return -4.0 if fits else -0.4

    def _begins(self, above: Line | None, line: Line, label: Label, last: Label | None) -> float:
        """How likely a paragraph with this label begins here, below a paragraph with the last one."""
        if label.line in self.texts:  # the label stands on a line of text: its own
            return _SURE if label.line == line.n else _NEVER
        worth = 0.0
        if above is not None:
            if self._full(above, line) > 0:
                worth += math.log(min(0.9, width(" " + line.text.split(" ", 1)[0]) / max(self.room, 1.0)))
            worth += _ending(above.text, line.text, label, last)
        if line.text[0].islower():
            worth -= 0.5 if label.kind in {"bullet", "step"} else 7.0
        return worth


def _ending(text: str, below: str, label: Label, last: Label | None) -> float:
    """What the line above tells: a stop; a question's mark at the end of a question only; a colon before a list."""
    worth = 0.0 if ends(text) else -9.0
    if last is not None and last.kind in {"D", "R"}:
        asks = text.endswith("?")
        worth += 2.0 if asks and last.kind == "D" else -6.0 if asks or last.kind == "D" else 0.0
    if below[0].islower() and _TITLED.fullmatch(text):
        worth -= 6.0  # a name opens what follows, not a list
    if text.endswith((":", ";")) and label.kind not in {"bullet", "step"}:
        worth -= 1.5 if text.endswith(";") else 4.0
    return worth


def _in_order(labels: Sequence[Label]) -> bool:
    points = [label.number for label in labels if label.kind == "point"]
    return points == sorted(points)


def width(text: str) -> float:
    """Roughly how wide a line is in print, in letters: what tells whether one more word would have fitted."""
    return sum(
        0.45 if c in _THIN else 0.6 if c in _SLIM else 1.5 if c in _WIDE else 1.25 if c.isupper() else 1.0 for c in text
    )
