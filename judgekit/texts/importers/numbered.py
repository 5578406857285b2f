"""Rules that stand under numbers like 509.1b: what the official text, its translations and extracts have in common."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault
from judgekit.refs import path_key
from judgekit.texts.importers.drafts import Draft
from judgekit.texts.importers.printed_lines import broken, capitalised, glue, is_title
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.texts.importers.printed_lines import Line, Source


_RULE = re.compile(r"(\d{3}\.\d{1,3})\.?([a-z])?(?![a-z0-9])[.):]?(\s*)(.*)", re.DOTALL)
_OPENS = re.compile(r"[^\W\d_]|[“\"«‘'(\[{∞]")
_SECTION = re.compile(r"(\d{3})(?:\.\s*|\s+(?:[-–—:]\s+)?)(\D.*)")
_CHAPTER = re.compile(r"([1-9])\.\s*(\D.*)")
_EXAMPLE = re.compile(r"(?:examples?|esempi?o?)(?:\s+\d+)?\s*[:.]\s*(.*)", re.IGNORECASE | re.DOTALL)
_LEADERS = re.compile(r"\s*(?:\.\s?){3,}\s*\d*$|\s+\d{1,3}$")


class Numbered(NamedTuple):
    """A line that opens a rule: 509.1b with what follows on the line."""

    at: int
    path: str
    text: str

    @property
    def section(self) -> str:
        return self.path[:3]


def rule_line(text: str) -> tuple[str, str] | None:
    """The number that a line opens with, and its text; None where the line merely begins with digits."""
    match = _RULE.match(text)
    if match is None:
        return None
    number, letter, space, rest = match.groups()
    if rest and not space and (rest[0].islower() or not _OPENS.match(rest)):
        return None
    return number + (letter or ""), rest


@dataclass(frozen=True, slots=True)
class Style:
    """How a family writes: whether a number with a mere title is a heading, or a rule that says its title."""

    titles_are_headings: bool = False


def read(source: Source, lines: Sequence[Line], style: Style) -> list[Draft]:
    """The headings and rules of a document, contents and introduction left out.

    Raises BadDocument where there are none, and tells a document that is all contents from one of another kind.
    """
    return _Reader(source, lines, style).read()


def first_rule(lines: Sequence[Line]) -> int | None:
    """Where the first rule stands; contents list headings only."""
    return next((at for at, line in enumerate(lines) if rule_line(line.text)), None)


class _Reader:
    def __init__(self, source: Source, lines: Sequence[Line], style: Style) -> None:
        self.source = source
        self.lines = lines
        self.style = style
        self.broken = broken(lines)
        self.drafts: list[Draft] = []
        self.into: list[str] = []  # where the last line went: a rule's paragraphs, or its examples
        self.rules = self._rules()
        self.starts = [rule.at for rule in self.rules]
        self.headings = self._headings()
        self.names = {(draft.path, draft.title) for draft in self.headings.values()}

    def read(self) -> list[Draft]:
        if not self.rules:
            raise self._no_rules()
        rules = {rule.at: rule for rule in self.rules}
        for at in range(min(self.starts[0], *self.headings) if self.headings else self.starts[0], len(self.lines)):
            if heading := self.headings.get(at):
                self.into = heading.body
                self.drafts.append(heading)
            elif rule := rules.get(at):
                self._open(rule)
            else:
                self._continue(self.lines[at])
        return [
            self._finished(draft, after) for draft, after in zip(self.drafts, [*self.drafts[1:], None], strict=True)
        ]

    # --- which lines open something

    def _rules(self) -> list[Numbered]:
        """The lines that open rules; where a text is broken into lines, references begin lines too, out of order."""
        opening = ((at, rule_line(line.text)) for at, line in enumerate(self.lines) if line.text[0].isdigit())
        found = [Numbered(at, *rule) for at, rule in opening if rule]
        return in_order(found, self.lines) if self.broken else found

    def _next_rule(self, at: int) -> Numbered | None:
        after = bisect_right(self.starts, at)
        return self.rules[after] if after < len(self.rules) else None

    def _headings(self) -> dict[int, Draft]:
        """Sections that hold the rule after them, and chapters that hold the section after them.

        Of headings that a table of contents repeats, the last before the rules is the one that holds them.
        """
        found: dict[int, Draft] = {}
        seen: set[str] = set()
        under: str | None = None  # the section that was met last, reading upwards
        taken = set(self.starts)
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            if at in taken or not line.text[0].isdigit():
                continue
            if (match := _SECTION.fullmatch(line.text)) and is_title(match[2], 100):
                rule = self._next_rule(at)
                holds = rule is not None and rule.section == match[1]
                if match[1] not in seen and (holds or rule is None or self._between(at, match[1], rule)):
                    found[at] = Draft(match[1], "heading", _title(match[2]), line.n)
                    seen.add(match[1])
                    under = match[1]
            elif (match := _CHAPTER.fullmatch(line.text)) and is_title(match[2], 100):
                rule = self._next_rule(at)
                first = under if under and (rule is None or under <= rule.section) else rule and rule.section
                if match[1] not in seen and first and first[0] == match[1]:
                    found[at] = Draft(match[1], "heading", _title(match[2]), line.n)
                    seen.add(match[1])
        return found

    def _between(self, at: int, section: str, rule: Numbered) -> bool:
        """Whether a section without rules of its own stands where its number belongs, after the first rule."""
        before = bisect_right(self.starts, at) - 1
        return before >= 0 and self.rules[before].section < section < rule.section

    def _no_rules(self) -> BadDocument:
        sections = [line for line in self.lines if (m := _SECTION.fullmatch(line.text)) and is_title(m[2], 100)]
        if sections:
            message = (
                f"da qui ci sono i titoli di {len(sections)} sezioni, cioè l’indice, ma nessuna regola: "
                "servono anche le righe «100.1. …», «100.1a …» (il file è forse troncato)"
            )
        else:
            message = "non c’è nessuna regola: servono righe che cominciano con il numero, come «509.1b …»"
        line = sections[0].n if sections else 1
        return BadDocument((Fault(self.source.file, line, 1, message),))

    # --- what the lines say

    def _open(self, rule: Numbered) -> None:
        draft = Draft(rule.path, "rule", "", self.lines[rule.at].n)
        if rule.text:
            draft.body.append(rule.text)
        self.into = draft.body
        self.drafts.append(draft)

    def _continue(self, line: Line) -> None:
        draft = self.drafts[-1]
        if example := _EXAMPLE.fullmatch(line.text):
            self.into = draft.examples
            self.into.append(example[1])
        elif self._repeated(line.text):
            return
        elif self.into and (not self.into[-1] or (self.broken and line.gap == 0)):
            self.into[-1] = glue(self.into[-1], line.text).strip()
        else:
            self.into = draft.body
            self.into.append(line.text)

    def _repeated(self, text: str) -> bool:
        """Whether a line only repeats a heading: a table of contents at the head of a chapter does."""
        match = _SECTION.fullmatch(text) or _CHAPTER.fullmatch(text)
        return match is not None and (match[1], _title(match[2])) in self.names

    def _finished(self, draft: Draft, after: Draft | None) -> Draft:
        """A rule that only says a title bears it: an ability's name, over the subrules that tell what it does."""
        draft.examples = [example for example in draft.examples if example]
        text = draft.body[0] if len(draft.body) == 1 else ""
        if draft.kind == "heading" or draft.path[-1].isalpha() or not only_title(text):
            return draft
        over = after is not None and after.path == f"{draft.path}a"
        if self.style.titles_are_headings and over:
            draft.kind, draft.title, draft.body = "heading", text.rstrip("."), []
        elif not text.endswith("."):
            draft.title = text
        return draft


def in_order(found: Sequence[Numbered], lines: Sequence[Line]) -> list[Numbered]:
    """The longest series of numbers that grow, those of lines that look like a rule's counting more."""
    order = {key: n for n, key in enumerate(sorted({path_key(rule.path) for rule in found}), 1)}
    best = [(0.0, -1)] * (len(order) + 1)  # Fenwick tree: the best series that ends at a number or before
    before: list[int] = []
    worths: list[float] = []
    for n, rule in enumerate(found):
        place = order[path_key(rule.path)]
        worth, last = _best(best, place - 1)
        worths.append(worth + 1.0 + 0.5 * (lines[rule.at].gap > 0) + 0.3 * (not rule.text[:1].islower()))
        before.append(last)
        while place <= len(order):
            best[place] = max(best[place], (worths[n], n))
            place += place & -place
    kept: list[Numbered] = []
    n = _best(best, len(order))[1]
    while n >= 0:
        kept.append(found[n])
        n = before[n]
    return kept[::-1]


def _best(tree: Sequence[tuple[float, int]], place: int) -> tuple[float, int]:
    found = (0.0, -1)
    while place > 0:
        found = max(found, tree[place])
        place -= place & -place
    return found


def only_title(text: str) -> bool:
    """Whether the text of a rule is a title: few words, those that matter with capitals."""
    words = text.split()
    if not words or len(words) > 10 or text[-1] in ":;,":
        return False
    small = [word for word in words if word[0].islower()]
    if text.endswith("."):
        return len(words) - len(small) >= 3 and capitalised(text)
    return capitalised(text) or (len(words) <= 3 and not small) or (text[-1].isalnum() and len(small) * 2 <= len(words))


def _title(text: str) -> str:
    """A title without the dots and page number of a table of contents."""
    return _LEADERS.sub("", text) or text
