"""JSON on standard output: the objects that `judgekit.answers` gives, each with the version of its form."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from judgekit.answers import VERSION

if TYPE_CHECKING:
    from judgekit.texts.library import Edition


def put(value: object) -> None:
    """One JSON value on a line of its own (indented where a person looks at it), each object with its version."""
    indent = 2 if sys.stdout.isatty() else None
    sys.stdout.write(json.dumps(versioned(value), ensure_ascii=False, indent=indent) + "\n")


def bare(value: object) -> None:
    """What has a form of its own: a case, a schema."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None) + "\n")


def versioned(value: object) -> object:
    """An object, or the objects of a list, with the version of their form."""
    if isinstance(value, dict):
        return {"judgekit": VERSION, **value}
    return [versioned(one) for one in value] if isinstance(value, list) else value


def line(value: dict[str, Any]) -> None:
    """One JSON object on one line, whoever looks."""
    sys.stdout.write(json.dumps(versioned(value), ensure_ascii=False) + "\n")


def edition(one: Edition) -> dict[str, Any]:
    return {
        "name": one.name,
        "title": one.title,
        "date": one.date,
        "rules": one.rules,
        "subrules": one.subrules,
        "examples": one.examples,
        "terms": one.terms,
        "source": one.source,
        "excerpt": one.excerpt,
        "bundled": one.bundled,
    }
