"""Keywords by the table alone: most texts need no grammar."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.language.makers.keyword_words import BARE
from judgekit.magic.language.sentences import Said, parsed
from judgekit.magic.vocabulary import (
    BLOODTHIRST,
    BOAST,
    EXHAUST,
    FORECAST,
    GIFT,
    GIFTS,
    HIDEAWAY,
    KEYWORDS_ELSEWHERE,
    KICKER,
    PARTNER,
    PARTNER_OF,
    SUNBURST,
    VANISHING,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.language.tree import Ability


def keywords(found: Sequence[Word]) -> tuple[tree.Keyword, ...] | None:
    """A list of keywords by the table alone, None where there is anything else: most texts need no grammar."""
    done: list[tree.Keyword] = []
    at = 0
    while at < len(found):
        if at and found[at].kind in {",", ";", "e"}:
            at += 1
        read_ = _keyword(found, at)
        if read_ is None:
            return None
        several, at = read_
        done += several
    return tuple(done)


def _keyword(found: Sequence[Word], at: int) -> tuple[list[tree.Keyword], int] | None:
    if at >= len(found):
        return None
    word, rest = found[at], found[at + 1 :]
    match word.kind:
        case "KEYWORD" if word.value == PARTNER and rest and rest[0].kind in {"di", "con"}:
            return [tree.Keyword(PARTNER_OF, _said_whole(rest[1:]))], len(found)
        case "KEYWORD" if word.value == GIFT:
            return _gift(rest, len(found))
        case "KEYWORD":
            return _elsewhere(found, at) or ([tree.Keyword(word.value)], at + 1)  # its name may begin another’s
        case "LANDWALK" if word.value not in {"terre", "terra"} and not (rest and rest[0].kind in {"SUPERTYPE", "non"}):
            return [tree.Keyword("passa-terre", word.value)], at + 1
        case "KEYWORD_NUMBER" if rest and rest[0].kind == "NUMBER":
            return [tree.Keyword(word.value, int(rest[0].value))], at + 2
        case "KEYWORD_NUMBER" if word.value in {VANISHING, HIDEAWAY} and not rest:
            return [tree.Keyword(word.value)], at + 1
        case "KEYWORD_NUMBER" if word.value == BLOODTHIRST and [each.kind for each in rest] == ["X"]:
            return [tree.Keyword(word.value, tree.X())], at + 2
        case "KEYWORD_NUMBER" if [each.kind for each in rest[:2]] in (["—", "KEYWORD"], ["-", "KEYWORD"]):
            sunburst = rest[1].value == SUNBURST and len(rest) == len(("dash", "word"))
            return ([tree.Keyword(word.value, tree.ColoursSpent())], len(found)) if sunburst else None
        case "KEYWORD_BOTH":
            return _of_both(word.value, rest, at)
        case "KEYWORD_COST" if rest and rest[0].kind == "SYMBOL":
            symbols = _symbols(rest)
            told = [tree.Keyword(word.value, tree.Mana(symbols))]
            end = at + 1 + len(symbols)
            other = _symbols(found[end + 1 :]) if end < len(found) and found[end].kind == "e/o" else ()
            if other and word.value == KICKER:  # «kicker {W} and/or {B}»: two kickers, each by itself
                return [*told, tree.Keyword(word.value, tree.Mana(other))], end + 1 + len(other)
            return list(told), end
        case "KEYWORD_COST" if word.value in BARE and not (rest and rest[0].kind in {":", "—", "-"}):
            return [tree.Keyword(word.value)], at + 1
        case "protezione":
            return _protection(found, at + 1)
        case "incanta" if len(rest) == 1 and rest[0].kind in {"TYPE", "permanente"}:
            kinds = (rest[0].value,) if rest[0].kind == "TYPE" else ()
            return [tree.Keyword("incanta", tree.Filter(types=kinds))], at + 2
        case _:
            return _elsewhere(found, at)


def _symbols(found: Sequence[Word]) -> tuple[str, ...]:
    return tuple(each.value for each in takewhile(lambda each: each.kind == "SYMBOL", found))


def _said_whole(several: Sequence[Word]) -> str:
    """The words as they stand in the text: a name, with its commas."""
    said, end = "", several[0].at if several else 0
    for word in several:
        if word.at < end:
            continue  # the other half of a contraction
        said, end = said + " " * (word.at - end) + word.said, word.end
    return said.rstrip(" .")


def _gift(rest: Sequence[Word], end: int) -> tuple[list[tree.Keyword], int] | None:
    """What is given: «Dono: una carta»."""
    told = rest[1:] if rest and rest[0].kind in {":", "—", "-"} else rest
    what = GIFTS.get(_said_whole(told).lower()) if told else None
    return None if what is None else ([tree.Keyword(GIFT, what)], end)


def _of_both(word: str, rest: Sequence[Word], at: int) -> tuple[list[tree.Keyword], int] | None:
    """A number, and behind a dash a cost: «Rinforzare 2—{2}{W}»."""
    if (
        len(rest) < len(("number", "dash", "cost"))
        or rest[0].kind not in {"NUMBER", "X"}
        or rest[1].kind not in {"-", "—"}
    ):
        return None
    cost = list(takewhile(lambda each: each.kind == "SYMBOL", rest[2:]))
    if not cost:
        return None
    number: tree.Quantity = tree.X() if rest[0].kind == "X" else int(rest[0].value)
    about = tree.Both(number, tree.Mana(tuple(each.value for each in cost)))
    return [tree.Keyword(word, about)], at + 3 + len(cost)


def _elsewhere(found: Sequence[Word], at: int) -> tuple[list[tree.Keyword], int] | None:
    """A keyword that cards print and no edition plays: it is known by its name, and refused by it."""
    for word, parts in _NAMES.get(found[at].said.lower(), ()):
        end = at + len(parts)
        if [each.said.lower() for each in found[at:end]] != parts:
            continue
        behind = [word.kind for word in found[end:]]
        if not behind or behind[0] in {",", ";", "e"}:
            return [tree.Keyword(word)], end
        if behind[0] in {"-", "—"}:
            return [tree.Keyword(word)], len(found)
        if behind[0] == "NUMBER":
            return [tree.Keyword(word, int(found[end].value))], end + 1
        if behind[0] == "SYMBOL":
            several = list(takewhile(lambda each: each.kind == "SYMBOL", found[end:]))
            end += len(several)
            told = behind[len(several) : len(several) + 1]
            rest = len(found) if told in (["-"], ["—"]) else end  # a size or text that goes with the cost
            return [tree.Keyword(word, tree.Mana(tuple(each.value for each in several)))], rest
    return None


def _by_first_word() -> dict[str, list[tuple[str, list[str]]]]:
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for name in KEYWORDS_ELSEWHERE:
        parts = re.findall(r"[^\s'!]+'?|!", name.replace("’", "'"))
        found.setdefault(parts[0].lower(), []).append((name, parts))
    return found


_NAMES = _by_first_word()


def _protection(found: Sequence[Word], at: int) -> tuple[list[tree.Keyword], int] | None:
    """Protezione dal nero, dal rosso e dal blu, dagli artefatti."""
    done: list[tree.Keyword] = []
    while at < len(found) and found[at].kind == "da":
        at += 1
        if at < len(found) and found[at].kind == "IL":
            at += 1
        kinds = [word.kind for word in found[at : at + 3]]
        if kinds == ["tutto", "IL", "colore"]:
            done += [tree.Keyword("protezione", colour) for colour in COLOURS]
            at += 3
        elif kinds[:2] == ["qualsiasi", "cosa"] or (kinds[:1] == ["tutto"] and kinds[1:2] in ([], ["e"], [","])):
            done.append(tree.Keyword("protezione", "everything"))
            at += 1 if kinds[0] == "tutto" else 2
        elif (there := _to_opponents(found, at)) > at:
            done.append(tree.Keyword("protezione", "opponents"))
            at = there
        elif kinds[:2] == ["colore", "scelto"]:
            done.append(tree.Keyword("protezione", "chosen"))
            at += 2
        elif kinds and kinds[0] in {"COLOUR", "TYPE", "SUBTYPE"}:
            done.append(tree.Keyword("protezione", found[at].value))
            at += 1
        else:
            return None
        more = at + 1 < len(found) and found[at].kind in {"e", ","} and found[at + 1].kind == "da"
        at += 1 if more else 0
    return (done, at) if done else None


def _to_opponents(found: Sequence[Word], at: int) -> int:
    """Behind «ogni avversario», «ciascuno dei tuoi avversari»; where it began if that is not said."""
    end = at
    while end < len(found) and found[end].kind in {"ogni", "ognuno-di", "di", "IL", "tuo"}:
        end += 1
    return end + 1 if end < len(found) and found[end].kind == "avversario" and end > at else at


def labelled(found: Sequence[Word]) -> tuple[str, int]:
    """The keyword by which a paragraph tells an activated ability, `Vanto — {1}{R}: …`, and where that begins."""
    if len(found) <= len(("word", "dash")) or found[0].value not in {BOAST, FORECAST, EXHAUST}:
        return "", 0
    if found[1].kind in {"—", "-"}:
        return found[0].value, 2
    return (FORECAST, 1) if found[0].value == FORECAST and found[1].kind == "SYMBOL" else ("", 0)


def of_decks(found: Sequence[Word]) -> bool:
    """Whether a paragraph tells of what deck a card may be the companion: it works outside the game alone."""
    return len(found) > len(("word", "dash")) and found[0].said.lower() == "compagno" and found[1].kind in {"—", "-"}


_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def chapters(found: Sequence[Word]) -> tuple[tuple[int, ...], int] | None:
    """The chapters of a Saga that a paragraph tells, `I, II — …`, and where what they do begins."""
    numbers: list[int] = []
    for at, word in enumerate(found):
        if word.said.upper() in _ROMAN and (not numbers or found[at - 1].kind == ","):
            numbers.append(_ROMAN[word.said.upper()])
        elif numbers and word.kind in {"—", "-"}:
            return tuple(numbers), at + 1
        elif word.kind != "," or not numbers:
            return None
    return None


BEGIN = {
    "affinità",
    "battersi-per",
    "obolo",
    "KEYWORD_BOTH",
    "KEYWORD",
    "KEYWORD_COST",
    "KEYWORD_NUMBER",
    "LANDWALK",
    "protezione",
    "incanta",
}


def with_more(said: Said) -> list[Ability] | None:
    """Keywords with more behind them than the table holds."""
    try:
        return list(parsed(said, "gained"))
    except NotUnderstood:
        if any(word.kind == ":" for word in said.words):
            return None
        raise
