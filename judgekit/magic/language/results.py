"""What is left to chance: what a coin decides, and behind the roll of a die a table of results.

Its lines tell what is done where the die comes to such a number: `10–19 | Pesca due carte`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Sentence
from judgekit.magic.language.sentences import Said, sentence_of, stopped, without, without_name_of_mode
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.language.grammar.words import Word


class Line(NamedTuple):
    """A line of such a table: for which results it is, None where there is no highest, and its sentences."""

    least: int
    most: int | None
    sentences: tuple[Said, ...]


def is_line(said: Said) -> bool:
    """Whether a sentence begins a line of a table: `10–19 | Pesca due carte`."""
    return _span(said.words) is not None


def apart(sentences: Sequence[Said]) -> tuple[list[Said], list[Line]]:
    """The sentences of a paragraph without the lines of its table, and these."""
    own: list[Said] = []
    lines: list[Line] = []
    for said in sentences:
        span = _span(said.words)
        if span is not None:
            least, most, end = span
            lines.append(Line(least, most, (without_name_of_mode(without(said, end)),)))
        elif lines:
            lines[-1] = lines[-1]._replace(sentences=(*lines[-1].sentences, said))
        else:
            own.append(said)
    if lines and not own:
        raise stopped(sentences[0], None, _NO_DIE)
    return own, lines


def behind(before: list[tuple[Said, Sentence]] | None, lines: list[Line]) -> None:
    """The lines of a table of results behind the sentences of an ability that rolls a die, None where none is told."""
    for line in lines:
        first = line.sentences[0]
        if before is None:
            raise stopped(first, None, _NO_DIE)
        told = [(said, sentence_of(said)) for said in line.sentences]
        before.append((first, Sentence("line of a table", about=(line.least, line.most, told))))


def rolled(found: Sequence[object], said: Said) -> None:
    """Raise where nothing before a line of a table rolls a die."""
    if not any(isinstance(step, tree.Roll) for step in found):
        raise stopped(said, said.words[0], _NO_DIE)


def decided(
    found: Sequence[object], does: tuple[object, ...], said: Said, side: str
) -> tree.Flip | tree.Clash | tree.May:
    """A coin, or a clash, with what it decides: `side` tells whether won or lost, or on which side it falls."""
    last = found[-1] if found else None
    if isinstance(last, tree.May) and isinstance(last.do[-1], (tree.Flip, tree.Clash)) and not last.otherwise:
        # who does not flip decides nothing
        return last._replace(do=(*last.do[:-1], decided(last.do, does, said, side)))
    by_side = side in {"heads", "tails"}
    field = {"heads": "won", "tails": "lost"}.get(side, side)
    coin = isinstance(last, tree.Flip)
    if not isinstance(last, (tree.Flip, tree.Clash)) or getattr(last, field) or (by_side and not coin):
        raise stopped(said, said.words[0], "prima non si lancia nessuna moneta")
    if isinstance(last, tree.Flip) and (last.won or last.lost) and last.called == by_side:
        raise stopped(said, said.words[0], "non è chiaro se conti la faccia della moneta o chi la indovina")
    now = last._replace(won=does) if field == "won" else last._replace(lost=does)
    return now._replace(called=False) if by_side and isinstance(now, tree.Flip) else now


_NO_DIE = "prima non si tira nessun dado"


def _span(words: Sequence[Word]) -> tuple[int, int | None, int] | None:
    """The numbers at which a line begins and ends, and where its text begins."""
    bar = next((n for n, word in enumerate(words[:4]) if word.kind == "|"), None)
    if not bar or len(words) == bar + 1 or words[0].kind != "NUMBER":
        return None
    least = int(words[0].value)
    match [word.kind for word in words[1:bar]]:
        case []:
            return least, least, bar + 1
        case ["+"]:
            return least, None, bar + 1
        case ["-" | "—", "NUMBER"]:
            return least, int(words[2].value), bar + 1
    return None
