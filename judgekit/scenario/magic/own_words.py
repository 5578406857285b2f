"""What a mode, an option or an ability says: in the writer's words, or in those that stand on its card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import COLOURS as LETTERS
from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.language.write import write
from judgekit.magic.vocabulary import COLOURS, by_word
from judgekit.scenario.magic.names import fold

if TYPE_CHECKING:
    from collections.abc import Sequence

_BULLET = "•"
_QUOTES = "«»“”\"'"


def written(abilities: tuple[object, ...], name: str = "") -> str:
    """Abilities in the writer's words; nothing where it has none for them."""
    try:
        return write(abilities, name)
    except NotUnderstood:
        return ""


def of_mode(modes: Sequence[tree.Mode], nth: int, text: str) -> str:
    """What one of several modes says, without its point: as it is written, else as its card prints it."""
    said = written((tree.Spell((modes[nth],)),)).rstrip(".")
    return said or _printed(text, len(modes), nth)


def speaks_of(modes: Sequence[tree.Mode], nth: int, quote: str, text: str) -> bool:
    """Whether a quote stands in one of several modes, in the writer's words or in those of its card."""
    said = (written((tree.Spell((modes[nth],)),)), _printed(text, len(modes), nth))
    return any(holds(each, quote) for each in said)


def _printed(text: str, many: int, nth: int) -> str:
    """What stands behind a bullet of a card's text, or in its place in a line, without its point.

    Nothing where they are not as many as modes.
    """
    told = [part.strip().split("\n")[0].rstrip(".") for part in text.split(_BULLET)[1:]]
    if not told:
        told = next((parts for line in text.split("\n") if len(parts := _IN_LINE.split(line)) == many), [])
    return told[nth].strip().rstrip(".") if len(told) == many else ""


_IN_LINE = re.compile(r";\s*(?:oppure|o|e/o)?\b")  # what stands between modes that are told in one line


def of_option(option: tuple[object, ...], nth: int) -> str:
    """What one of several things says among which a player chooses as it is done; its number, where nobody can say."""
    return written((tree.Spell((tree.Mode((), option),)),)) or str(nth + 1)


def reads(ability: object, quote: str, name: str, text: str) -> bool:
    """Whether a quote stands in an ability, be the card called by its name in it or «questa carta».

    Where the writer has no words for it, it is looked for in those that its card prints.
    """
    if (cost := _loyalty_cost(ability)) is not None and (number := _NUMBER.fullmatch(quote.strip(_QUOTES))):
        sign, digits = number.groups()
        told = "X" if isinstance(cost.how_many, tree.X) else str(cost.how_many)
        return told == digits and (told == "0" or cost.down == (sign != "+"))
    said = [each for called in (name, "") if (each := written((ability,), called))]
    if said:
        return any(holds(each, quote) for each in said)
    return prints(ability, quote, name, text) or _adds_so_many(ability, quote)


_NUMBER = re.compile(r"\s*\[?([+−–-]?)(\d+|X)\]?:?\s*")  # the symbol of a loyalty ability: that one is meant


def _loyalty_cost(ability: object) -> tree.LoyaltyCost | None:
    costs = ability.costs if isinstance(ability, tree.Activated) else ()
    return next((cost for cost in costs if isinstance(cost, tree.LoyaltyCost)), None)


def _adds_so_many(ability: object, quote: str) -> bool:
    """Whether a quote is nothing but the kind of mana that an ability adds, be it as much as something comes to."""
    bare = quote.strip(_QUOTES).strip()
    kind = bare.strip("{}") if bare.startswith("{") else letter(bare)
    steps = ability.modes[0].do if isinstance(ability, tree.Activated) else ()
    return any(isinstance(step, tree.AddMana) and step.symbols == (kind,) for step in steps)


def prints(ability: object, quote: str, name: str, text: str) -> bool:
    """Whether a quote stands in the line of its card that means an ability; of several keywords, in that keyword."""
    there = (one for line in text.split("\n") if holds(line, quote) for one in _told_by(line, quote, name))
    return any(tree.same(one, ability) for one in there)


def _told_by(line: str, quote: str, name: str) -> tuple[object, ...]:
    """The abilities that a line of a card means: those of the keyword that is quoted, where it lists several."""
    whole = _abilities(line, name)
    parts = [part for part in line.partition(" (")[0].split(", ") if holds(part, quote)]
    told = _abilities(parts[0], name) if len(parts) == 1 else ()
    listed = bool(told) and all(any(tree.same(one, other) for other in whole) for one in told)
    return told if listed else whole


def _abilities(line: str, name: str) -> tuple[object, ...]:
    try:
        return tuple(read(line, name))
    except NotUnderstood:
        return ()


def holds(said: str, quote: str) -> bool:
    """Whether a quote stands in what is said, be parts of that between quotation marks or not."""
    told = fold(quote.strip(_QUOTES))
    return bool(said) and (stands_in(told, fold(said)) or stands_in(_unquoted(told), _unquoted(fold(said))))


def _unquoted(said: str) -> str:
    return re.sub(r"[«»“”\"]", "", said)


def stands_in(quote: str, said: str) -> bool:
    """Whether a quote stands in what is said, from the beginning of a word on: «TAPpa» is no part of «STAPpa»."""
    return re.search(rf"(?<!\w){re.escape(quote)}" if quote[:1].isalpha() else re.escape(quote), said) is not None


def is_told_to(infinitive: str, said: str) -> bool:
    """Whether what is said begins by telling to do what a lone infinitive names: «TAPpare» of «TAPpa …»."""
    first = said.split(" ", 1)[0].rstrip(".")
    return infinitive.endswith(("are", "ere", "ire")) and first[:-1] == infinitive[:-3]


def is_mana_of(option: tuple[object, ...], letter: str) -> bool:
    """Whether an option adds mana of one kind, and nothing else is done."""
    return all(isinstance(step, tree.AddMana) and set(step.symbols) == {letter} for step in option)


def adds_only(ability: object, letter: str) -> bool:
    """Whether an ability adds mana, and of one kind alone."""
    steps = [step for mode in getattr(ability, "modes", ()) for step in mode.do]
    mana = [step for step in steps if isinstance(step, tree.AddMana)]
    return bool(mana) and all(set(step.symbols) == {letter} for step in mana)


def letter(word: str) -> str:
    """The letter of the mana of a colour, or of none; «» where the word names neither."""
    colour = by_word(COLOURS).get(word.lower(), "")
    return next((letter for letter, name in LETTERS.items() if name == colour), "C" * (colour == "colorless"))
