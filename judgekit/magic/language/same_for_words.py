"""«The same is true for …»: what a sentence tells of one keyword, told of each of a list (702.1c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import SAME_FOR, Sentence
from judgekit.magic.language.sentences import stopped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.language.sentences import Said


def with_the_others(sentences: list[tuple[Said, Sentence]]) -> list[tuple[Said, Sentence]]:
    """The sentences of a text, the one that was told of a keyword once for each of those for which the same is true."""
    found: list[tuple[Said, Sentence]] = []
    for said, sentence in sentences:
        if sentence.kind != SAME_FOR:
            found.append((said, sentence))
            continue
        before, told = found[-1] if found else (said, sentence)
        words = dict.fromkeys(_words_in((told.steps, told.condition)))
        if len(words) != 1 or not told.steps or told.triggers and len(found) > 1:
            raise stopped(said, said.words[0], "non so di quale parola chiave valga lo stesso")
        (word,) = words
        for other in sentence.about:
            again = _with_another((told.steps, told.condition), word, other)
            found.append((before, _once_more(told, *cast("tuple[tuple[object, ...], tree.Condition | None]", again))))
    return found


def _once_more(told: Sentence, steps: tuple[object, ...], condition: tree.Condition | None) -> Sentence:
    """The same sentence of another word; where the text waits for an event, that is told but once."""
    if told.kind != "triggered":
        return told._replace(steps=steps, condition=condition)
    return Sentence("plain", (tree.If(condition, steps),) if condition is not None else steps)


def _words_in(node: object) -> Iterator[str]:
    if isinstance(node, tree.Keyword):
        yield node.word if node.of is None else ""
    if isinstance(node, tree.Filter):
        yield from node.words
        yield from node.not_words
    if isinstance(node, tuple):
        for part in node:
            yield from _words_in(part)


def _with_another(node: object, word: str, other: str) -> object:
    if isinstance(node, tree.Keyword):
        return tree.Keyword(other)
    if isinstance(node, tree.Filter):
        words = {name: tuple(other if one == word else one for one in getattr(node, name)) for name in _WORDS}
        node = tree.replaced(node, words)
        return tree.mapped(node, lambda part: part if isinstance(part, str) else _in_part(part, word, other))
    return tree.mapped(node, lambda part: _with_another(part, word, other))


def _in_part(part: object, word: str, other: str) -> object:
    return _with_another(part, word, other) if isinstance(part, tuple) else part


_WORDS = ("words", "not_words")
