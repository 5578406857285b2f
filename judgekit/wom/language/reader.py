"""Reading the text of a card: sentence by sentence, by the grammar of `card.lark`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lark import Lark

    from judgekit.wom.language.card_tree import Effect
    from judgekit.wom.language.from_parse import Build


GRAMMAR = Path(__file__).with_name("card.lark")
FORMS = (
    "+2 alle Magie rosse.",
    "Questa Magia vale 0.",
    "Raddoppia la Potenza Magica delle Magie della tua squadra.",
    "Aggiunge la Potenza Magica della Magia lanciata dal Mago opposto.",
    "La Potenza Magica Modificata di questa Magia è 5.",
    "Blocca il Mago opposto se il Mago che lancia questa Magia possiede un Diamagic rosso.",
    "Annulla la Magia lanciata dal Mago opposto.",
    "Questa Magia è immune alle Magie avversarie.",
    "I Maghi non possono lanciare nascoste le Magie.",
    "Questo Mago può lanciare nascosta una Magia.",
    "Quando questo Mago lancia una Magia, pesca una carta.",
)
_SENTENCE = re.compile(r"\s*((?:\([^()]*\)|«[^«»]*»|[^.()«»\n])+)[.\n]?")
_KEPT = re.compile(r"(«[^«»]*»|\bteam (?!dichiarato)(?:[A-Z][\w'’]*(?: (?:di |of |del |della )?(?=[A-Z]))?)+)")


@lru_cache(maxsize=2048)
def read(text: str) -> tuple[Effect, ...]:
    """What a text says. Raises NotUnderstood with the sentence and the place where the reading stopped."""
    said = text.replace("’", "'").replace("Potenza magica", "Potenza Magica")
    found: list[Effect] = []
    at = 0
    while at < len(said) and said[at:].strip():
        sentence = _SENTENCE.match(said, at)
        if sentence is None:
            raise _stopped(said[at:].strip(), 0)
        if sentence[1].strip():
            found += _sentences(sentence[1].strip())
        at = sentence.end()
    return tuple(found)


_EVERY = re.compile(r"(?<!se )\b(?:(a|di|da) )?tutt[ei] (le|i|gli)\b", re.IGNORECASE)
_JOINED = {"a": {"le": "alle", "i": "ai", "gli": "agli"}, "di": {"le": "delle", "i": "dei", "gli": "degli"}}
_JOINED["da"] = {"le": "dalle", "i": "dai", "gli": "dagli"}
_OF_BOTH = re.compile(
    r"\bse\b|^(?:quando|ogni volta)\b", re.IGNORECASE
)  # what stands before holds for all that follows
_AND = re.compile(r",? e (?:poi )?")


def _sentences(text: str) -> list[Effect]:
    """A sentence, in the words of cards or otherwise: «tutte le Magie», two effects joined by «e»."""
    try:
        return [_sentence(text)]
    except NotUnderstood as stopped:
        for parts in _otherwise(text):
            try:
                return [_sentence(part) for part in parts]
            except NotUnderstood:
                continue
        raise stopped from None


def _launched_by(found: re.Match[str]) -> str:
    """`la Magia del Mago opposto`: that which is cast by that wizard."""
    many = found[1].lower().endswith("e")
    return f"{found[1]}{found[2]} {'lanciate' if many else 'lanciata'} da{found[3][1:]} {found[4]}"


# What people write, and what cards say.
_FAMILIES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), becomes)
    for pattern, becomes in (
        (r"\b(Mago che) la lancia\b", r"\1 lancia questa Magia"),
        (r"\bse (?:questa Magia )?è (lanciata nascosta)\b", r"se \1"),
        (r"\bse il Castello (?=è\b)", "se il Castello in gioco "),
        (r"\ba ogni (?=Magia\b)", "alle "),
        (r"\bogni (?=Magia\b)", "le "),
        (r"\b(Magi[ae])((?: \w+)?) d(i|el|ei) ((?:quest[oi] )?Mag(?:o|hi)\b)", _launched_by),
        (r"^(Raddoppia|Dimezza) le (?=Magie\b)", r"\1 la Potenza Magica delle "),
        (r"\bTeletrasporta(?=\W*$)", "Teletrasporto"),
        (r"\b(può|possono) lanciare (una |le )?(Magi[ae]) nascost[ae]\b", r"\1 lanciare nascosta \2\3"),
        (r"\b(Magi[ae](?: \w+)?) perd(?:e|ono) ([0-9]+)", r"\1 ottiene -\2"),
        (r"\b(Magi[ae](?: \w+)?) (?:prend|ricev)(?:e|ono) (?=[+−–-][0-9])", r"\1 ottiene "),
        (r"^(?:Toglie|Leva) ([0-9]+) (?=a)", r"-\1 "),
        (r"^(?:Dà|Conferisce) ([+−–-][0-9]+) (?=a)", r"\1 "),
    )
)


def _otherwise(text: str) -> Iterator[tuple[str, ...]]:
    plain = _EVERY.sub(lambda found: _JOINED[found[1].lower()][found[2]] if found[1] else found[2], text)
    for pattern, becomes in _FAMILIES:
        plain = pattern.sub(becomes, plain)
    yield (plain,)
    if not _OF_BOTH.search(plain):
        yield from ((plain[: found.start()], plain[found.end() :]) for found in _AND.finditer(plain))


def _sentence(text: str) -> Effect:
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput

    try:
        effect: Effect = _build().transform(_parser().parse(lowered(text)))
    except UnexpectedCharacters as error:
        raise _stopped(text, error.column - 1) from None
    except UnexpectedInput:
        raise _stopped(text, len(text)) from None
    return effect


def lowered(text: str) -> str:
    """A sentence in small letters, but for the names that it quotes and the teams."""
    return "".join(part if n % 2 else part.lower() for n, part in enumerate(_KEPT.split(text)))


def _stopped(sentence: str, at: int) -> NotUnderstood:
    from difflib import get_close_matches

    near = tuple(get_close_matches(sentence, FORMS, 2, 0.3))
    where = f"a «{sentence[at : at + 30]}»" if sentence[at:].strip() else "alla fine"
    hint = f"; una forma vicina: «{near[0]}»" if near else ""
    return NotUnderstood(f"«{sentence}»: qui la lettura si ferma {where}{hint}", sentence, at, near)


def _explained(text: str) -> tuple[Effect, ...]:
    """What stands in brackets, where it says something that can be read."""
    try:
        return read(text)
    except NotUnderstood:
        return ()


@cache
def _parser() -> Lark:
    from lark import Lark

    return Lark(GRAMMAR.read_text(encoding="utf-8"), start="sentence", parser="earley", maybe_placeholders=False)


@cache
def _build() -> Build:
    from judgekit.wom.language.from_parse import Build

    return Build(_explained)
