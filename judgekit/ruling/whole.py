"""An edition read aloud: every row of its tables in the order of the rulebook, and where what it does stands."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.table.system import Question
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from judgekit.table.system import Row, System

_PACKAGE = Path(__file__).resolve().parent.parent
_QUESTIONS = ("magic/questions/*.py", "table/questions.py", "wom/questions.py")


class Line(NamedTuple):
    """A row of an edition: its numbers, the table and the key under which it stands, the place of its play."""

    numbers: tuple[str, ...]
    table: str
    key: str
    play: str
    mistake: str


def lines(edition: System) -> tuple[Line, ...]:
    """Every row of an edition, in the order of the rulebook."""
    found = [
        Line(row.cites, table, _said(key), where(row, key), row.mistake or (key.mistake if _is_asked(key) else ""))
        for table, key, row in edition.rows()
    ]
    return tuple(sorted(found, key=lambda line: _order(line.numbers[0])))


def where(row: Row, key: Hashable) -> str:
    """The place of what a row does: `judgekit/magic/plays/combat/combat.py:41 may_attack`.

    What answers always alike stands where it is asked: `judgekit/magic/questions/text.py:12 AS_MUCH_AS_POSSIBLE`.
    """
    if row.play.__name__.startswith("says ") and isinstance(key, Question):
        return f"{_places().get(key.about, 'judgekit/magic/questions')}: {row.play.__name__}"
    code = row.play.__code__
    path = code.co_filename.replace("\\", "/")
    return f"{path[path.rindex('judgekit/') :]}:{code.co_firstlineno} {row.play.__name__}"


def _is_asked(key: Hashable) -> bool:
    return isinstance(key, Question)


def _said(key: Hashable) -> str:
    if isinstance(key, Question):
        return key.about
    return ", ".join(map(str, key)) if isinstance(key, tuple) else str(key)


@cache
def _places() -> dict[str, str]:
    """Where each question is declared, by what it asks."""
    return dict(place for pattern in _QUESTIONS for path in _PACKAGE.glob(pattern) for place in _declared(path))


def _declared(path: Path) -> Iterator[tuple[str, str]]:
    name = ".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts)
    values = vars(import_module(name))
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = values[node.targets[0].id]
            if isinstance(value, Question):
                yield value.about, f"{path.relative_to(_PACKAGE.parent).as_posix()}:{node.lineno} {node.targets[0].id}"


def _order(number: str) -> tuple[int, tuple[tuple[int, str], ...]]:
    """Numbers as the book has them; entries of a glossary behind."""
    parts = tuple((int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|[a-z]+", number))
    return (0 if number[0].isdigit() else 1), parts
