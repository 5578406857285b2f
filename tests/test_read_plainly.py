"""What is read of a case without a parser of Markdown and without one of YAML is what these read."""

from __future__ import annotations

import contextlib
import random
import re

import pytest

from judgekit.errors import BadScenario
from judgekit.scenario import bundled, case_file, fences, line, nodes
from judgekit.scenario.faults import Faults
from judgekit.scenario.node import Node, read_plainly

_FENCES = (
    "```tavolo",
    "```",
    "~~~",
    "~~~~",
    "````",
    "    ```",
    "  ```azioni",
    "   ~~~x",
    "```a`b",
    "testo",
    "",
    "  ",
    "     codice",
    "- ```",
    "> ```",
    "~~~ a ~",
    "```  ",
    "<!-- ```",
    "\t```",
)
_SIGNS = " :-#'\"[]{},|>&*!?%@`\n.ab1\\\xa0"
_PIECES = (
    *("  ", ": ", "- ", "\n", " #", "''", "\n  ", "\n- ", "...", "---", "? ", ": |\n    a", ": {}", ": []", '"a": '),
    *("x: [a, b c]\n", '"', "'", "\n\n", "   \n"),
)


def _blocks() -> list[list[str]]:
    """What stands in YAML in one of nine bundled cases."""
    found = []
    for name in bundled.names()[::9]:
        lines = bundled.find(name).read_text("utf-8").split("\n")
        found.append(lines[1 : lines.index("---", 1)])
        found += [lines[one.first + 1 : one.end - 1] for one in fences.found(lines) if one.info == "tavolo"]
    return found


def _both(lines: list[str]) -> tuple[Node | None, Node | None]:
    """The same text read plainly, None where that is left to YAML, and by YAML."""
    marked, quoted = nodes.marked(lines)
    whole = "\n".join(marked)
    if not nodes.is_ordinary(whole):
        return None, None
    faults = Faults()
    by_yaml = nodes.composed(whole, marked, "caso.md", 3, quoted, faults, ordinary=True)
    return read_plainly(marked, "caso.md", 3, quoted), None if faults.found else by_yaml


def test_most_tables_need_no_parser_of_yaml() -> None:
    there = [_both(lines) for lines in _blocks()]
    read = [one for one in there if one[0] is not None]
    assert len(read) > 0.85 * len(there) > 100
    assert [one for one in read if one[0] != one[1]] == []


@pytest.mark.slow
def test_whatever_is_changed_in_them_is_read_alike_or_left_to_yaml() -> None:
    chance = random.Random(20)  # noqa: S311  (no secret)
    whole = ["\n".join(lines) for lines in _blocks()]
    read = 0
    for _ in range(3000):
        text = list(chance.choice(whole))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text) or 1)
            other = chance.randrange(len(text) or 1)
            text[at : at + chance.randint(0, 3)] = chance.choice(
                (
                    chance.choice(_SIGNS),
                    chance.choice(_PIECES),
                    "",
                    "".join(text[other : other + chance.randint(1, 12)]),
                )
            )
        plainly, by_yaml = _both("".join(text).split("\n"))
        if plainly is not None:
            read += 1
            assert plainly == by_yaml, "".join(text)
    assert read > 600


def test_fences_are_where_markdown_says() -> None:
    chance = random.Random(20)  # noqa: S311  (no secret)
    for _ in range(8000):
        lines = [chance.choice(_FENCES) for _ in range(chance.randint(1, 9))]
        assert list(fences.found(lines)) == list(fences.by_parser("\n".join(lines))), lines
    for name in bundled.names()[::9]:
        lines = bundled.find(name).read_text("utf-8").split("\n")
        assert list(fences.found(lines)) == list(fences.by_parser("\n".join(lines))), name


@pytest.mark.slow
def test_a_pattern_that_is_not_tried_would_not_have_matched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patterns are compiled only where a sentence goes on as they begin: here all are, and both are compared."""
    chance = random.Random(20)  # noqa: S311  (no secret)
    look = line.Line.look
    passed_over = 0

    def both(self: line.Line, pattern: str) -> re.Match[str] | None:
        nonlocal passed_over
        found, whole = look(self, pattern), re.compile(rf"\s*(?:{pattern})").match(self.plain, self.at, self.end)
        assert (found and (found.span(), found.groups())) == (whole and (whole.span(), whole.groups())), pattern
        passed_over += bool(line.begins(pattern)) and found is None
        return found

    monkeypatch.setattr(line.Line, "look", both)
    for name in bundled.names()[::9]:
        text = bundled.find(name).read_text("utf-8")
        lines = text.split("\n")
        at = [n for n, one in enumerate(lines) if one.startswith(("Anna ", "Bruno "))]
        for n in chance.sample(at, min(2, len(at))):  # half a sentence, or words in another order
            words = lines[n].split(" ")
            lines[n] = " ".join(chance.choice((words[:-1], words[1:], chance.sample(words, len(words)))))
        for said in (text, "\n".join(lines)):
            with contextlib.suppress(BadScenario):
                case_file.read_text(said, name)
    assert passed_over > 10_000
