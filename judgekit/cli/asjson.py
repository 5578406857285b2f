"""Units as the JSON objects that `cli.md` of the design promises: stable keys, nothing else on standard output."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from judgekit.refs import is_number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.refs import Ref
    from judgekit.texts.model import Corpus, Edition, Unit


def put(value: object) -> None:
    """One JSON value on a line of its own (indented where a person looks at it), each object with its version."""
    indent = 2 if sys.stdout.isatty() else None
    sys.stdout.write(json.dumps(versioned(value), ensure_ascii=False, indent=indent) + "\n")


def versioned(value: object) -> object:
    """An object, or the objects of a list, with the version of their form."""
    if isinstance(value, dict):
        return {"judgekit": VERSION, **value}
    return [versioned(one) for one in value] if isinstance(value, list) else value


def names(refs: Iterable[Ref]) -> list[str]:
    return [str(ref) for ref in refs]


def unit(one: Unit) -> dict[str, Any]:
    """A unit as `export` writes it."""
    return term(one) if one.kind == "term" else rule(one)


def rule(one: Unit) -> dict[str, Any]:
    return {
        "ref": str(one.ref),
        "kind": one.kind,
        "edition": one.ref.edition,
        "number": one.ref.path if is_number(one.ref.path) else None,
        "title": one.title,
        "text": one.text,
        "examples": list(one.examples),
        "notes": list(one.notes),
        "refs": names(one.refs),
        "outside": list(one.outside),
        "parent": str(one.parent) if one.parent else None,
        "file": one.file,
        "line": one.line,
    }


def rule_in_place(corpus: Corpus, one: Unit, *, children: bool = True) -> dict[str, Any]:
    """A rule with all that surrounds it, as `rule` writes it."""
    links = corpus.links[one.ref]
    return {
        **unit(one),
        "place": list(one.place),
        "cited_by": names(links.cited_by),
        "children": names(links.children) if children else [],
        "elsewhere": [{"ref": str(there.ref), "same": there.same} for there in links.elsewhere],
    }


def term(one: Unit) -> dict[str, Any]:
    """A term as `term` and `export` write it; a numbered point of a glossary is one too."""
    return {
        "ref": str(one.ref),
        "kind": "term",
        "edition": one.ref.edition,
        "title": one.title,
        "status": one.status,
        "english": list(one.english),
        "aliases": list(one.aliases),
        "text": one.text,
        "examples": list(one.examples),
        "notes": list(one.notes),
        "refs": names(one.refs),
        "see": names(one.see),
        "outside": list(one.outside),
        "file": one.file,
        "line": one.line,
    }


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
