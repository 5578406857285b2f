"""The text of the rules that a step cites, from our own books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.page import Line, Span, paragraphs, wrap
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.texts.library import Corpus, Unit


_SHORT = 240


class Cited(NamedTuple):
    """A number with what our texts say under it; empty where the edition's text is not at hand."""

    number: str
    title: str
    text: str
    place: str = ""


def cited(corpus: Corpus, edition: str, numbers: Iterable[str]) -> list[Cited]:
    """The rules of some numbers, in the order given."""
    out = []
    for number in numbers:
        unit = corpus.unit(edition, number)
        out.append(
            Cited(number, "", "")
            if unit is None
            else Cited(number, unit.title, unit.text, " › ".join((unit.ref.edition, *unit.place)))
        )
    return out


def page(rules: Iterable[Cited], width: int, *, full: bool = False) -> list[Line]:
    """The rules under each other; without `full`, of each text no more than its beginning."""
    lines: list[Line] = []
    for rule in rules:
        title = [Span(rule.title or "(testo non disponibile)", "title" if rule.title else "dim")]
        lines += wrap(title, width, Span(f"{rule.number}  ", "number"))
        if rule.text:
            text = rule.text if full else beginning(rule.text)
            lines += paragraphs(text, width, "  ")
    return lines


def beginning(text: str, most: int = _SHORT) -> str:
    """The first sentences of a text that fit, or as many words."""
    first = text.split("\n\n", maxsplit=1)[0].replace("\n", " ")
    if len(first) <= most:
        return first + (" …" if len(text) > len(first) + 2 else "")
    cut = first[:most]
    stop = cut.rfind(". ")
    return f"{cut[: stop + 1]} …" if stop > most // 3 else f"{cut[: cut.rfind(' ')]} …"


def linker(corpus: Corpus, edition: str, address: Callable[[Unit], str] | None) -> Callable[[str], str] | None:
    """A function from numbers to the addresses of their rules; None where nobody could click."""
    if address is None:
        return None

    def link(number: str) -> str:
        unit = corpus.unit(edition, number)
        return address(unit) if unit is not None else ""

    return link
