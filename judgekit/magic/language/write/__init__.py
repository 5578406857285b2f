"""Printing abilities as Italian card text, in today's wording: what `read` understands as the same abilities again."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.nouns import Noun, ending, head, the
from judgekit.magic.language.tree import Filter, same
from judgekit.magic.language.write.abilities import Line
from judgekit.magic.language.write.keywords import keywords
from judgekit.magic.language.write.verbs import capital, unwritten
from judgekit.magic.vocabulary import LAND_TYPES

__all__ = ["same", "write"]


def write(abilities: tuple[Any, ...], name: str = "") -> str:
    """The text of some abilities, one a line; `name` is what the card calls itself.

    Raises NotUnderstood for a tree that no sentence of the language says.
    """
    try:
        return _written(abilities, name)
    except (LookupError, TypeError, AttributeError) as error:
        raise unwritten(abilities) from error


def _written(abilities: tuple[Any, ...], name: str) -> str:
    lines = []
    waiting: list[tree.Keyword] = []
    host = _host(abilities)
    for ability in (*abilities, None):
        if isinstance(ability, tree.Keyword):
            waiting.append(ability)
            continue
        if waiting:
            lines.append(capital(", ".join(keywords(waiting))))
            waiting = []
        if ability is not None:
            lines.append(Line(name, host).ability(ability))
    return "\n".join(lines)


def _host(abilities: tuple[Any, ...]) -> Noun:
    """What the abilities call the thing that their source is attached to."""
    words = {ability.word: ability.of for ability in abilities if isinstance(ability, tree.Keyword)}
    if "incanta" in words:
        noun = head(Filter(types=words["incanta"].types[:1]), many=False)
        return Noun(
            the(f"{noun.text} incantat{ending(noun.gender, many=False)}", noun.gender, many=False), False, noun.gender
        )
    if "equipaggiare" in words:
        return Noun("la creatura equipaggiata", gender="f")
    changes = [change for ability in abilities if isinstance(ability, tree.Static) for change in ability.changes]
    lands = any(isinstance(c.what, tree.Host) and c.subtypes and set(c.subtypes) <= LAND_TYPES.keys() for c in changes)
    return Noun(f"la {'terra' if lands else 'creatura'} incantata", gender="f")
