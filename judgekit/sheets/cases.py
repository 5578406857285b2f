"""The bundled cases that show what a section of a lesson says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotFound
from judgekit.scenario import bundled
from judgekit.sheets.ground import read_claim

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.bundled import Listed
    from judgekit.texts.library import Unit


def of_section(section: Unit) -> tuple[Listed, ...]:
    """The cases that prove its claims, in their order, then those about one of the rules that it names."""
    return tuple({one.name: one for one in (*_proving(section), *_about(section))}.values())


def _proving(section: Unit) -> Iterator[Listed]:
    known = {one.path: one for one in bundled.listing()}
    for text in section.claims:
        for claim in read_claim(section, text):
            try:
                yield known[bundled.find(claim.case)]
            except (NotFound, KeyError):  # a claim that names none
                continue


def _about(section: Unit) -> Iterator[Listed]:
    for one in bundled.listing():
        if any(ref.edition in one.editions and one.about(ref.edition) == ref.path for ref in section.refs):
            yield one
