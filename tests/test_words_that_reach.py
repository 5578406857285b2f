"""What makers look for among the words of their rules: each is a word that the grammar leaves them.

Words that a rule of the grammar names are dropped before its maker sees them, unless the rule keeps all of its words;
a maker that asks for a dropped word never finds it, and takes every text for one without it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from judgekit.magic.language.grammar import parse
from judgekit.magic.language.makers import build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


@cache
def _kept() -> dict[str, frozenset[str]]:
    """The words that reach each maker, by the name under which the grammar calls it."""
    found: dict[str, set[str]] = defaultdict(set)
    for origin, expansions in parse.stored().rules.items():
        for symbols, alias, *_ in expansions:
            found[alias or origin] |= _words(symbols)
    return {name: frozenset(words) for name, words in found.items()}


def _words(symbols: str) -> set[str]:
    """The words that stay among the parts of a rule, with those of rules that are dissolved into it."""
    words, waiting, seen = set(), symbols.split(), set()
    while waiting:
        symbol = waiting.pop()
        if symbol.startswith("+"):
            words.add(symbol[1:])
        elif symbol.startswith("_") and symbol not in seen:
            seen.add(symbol)
            waiting += [one for inner, *_ in parse.stored().rules[symbol] for one in inner.split()]
    return words


class Maker(NamedTuple):
    """Where a rule's meaning is made: the code, its module, and under which names the grammar calls it."""

    module: str
    code: ast.AST
    names: tuple[str, ...]


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def _function(module: ModuleType, node: ast.expr) -> tuple[str, ast.AST] | None:
    """The code that an entry of MEANINGS names, be it written there, in another function, or made by one."""
    match node:
        case ast.Lambda():
            return module.__name__, node
        case ast.Call(func=func):
            return _function(module, func)
        case ast.Name(id=name):
            told = getattr(module, name, None)
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            told = getattr(getattr(module, owner), name, None)
        case _:
            return None
    if not inspect.isfunction(told):
        return None
    whole = _tree(told.__module__)
    named = (one for one in whole.body if isinstance(one, ast.FunctionDef) and one.name == told.__name__)
    code = next(named, None)
    return None if code is None else (told.__module__, code)


@cache
def _makers() -> tuple[Maker, ...]:
    found: dict[tuple[str, int], tuple[ast.AST, list[str]]] = {}
    for chapter in build.CHAPTERS:
        for statement in _tree(chapter.__name__).body:
            if not (isinstance(statement, ast.AnnAssign) and getattr(statement.target, "id", "") == "MEANINGS"):
                continue
            assert isinstance(statement.value, ast.Dict)
            for key, value in zip(statement.value.keys, statement.value.values, strict=True):
                made = _function(chapter, value)
                if made is not None and isinstance(key, ast.Constant) and isinstance(key.value, str):
                    module, code = made
                    found.setdefault((module, code.lineno), (code, []))[1].append(key.value)  # type: ignore[attr-defined]
    return tuple(Maker(module, code, tuple(names)) for (module, _), (code, names) in found.items())


def _asked_for(code: ast.AST) -> Iterator[str]:
    """The words of which a maker asks whether they are there: `said(args, "tuo")`."""
    for node in ast.walk(code):
        match node:
            case ast.Call(func=ast.Name(id="said"), args=[_, ast.Constant(value=str() as word)]):
                yield word


@pytest.mark.parametrize("maker", [one for one in _makers() if set(_asked_for(one.code))], ids=lambda one: one.names[0])
def test_a_maker_asks_for_no_word_that_the_grammar_drops(maker: Maker) -> None:
    reach = frozenset[str]().union(*(_kept().get(name, frozenset()) for name in maker.names))
    assert set(_asked_for(maker.code)) <= reach, f"{maker.names}: {sorted(set(_asked_for(maker.code)) - reach)}"
