"""Where the understanding of a text stops, sentence by sentence."""

from __future__ import annotations

from judgekit.errors import NotUnderstood
from judgekit.magic.language import anchors, levels
from judgekit.magic.language.keyword_lists import BEGIN, keywords, labelled, of_decks, with_more
from judgekit.magic.language.read import LONGEST, chooses_mode, inline_modes, led, names_of, of_quotes, read
from judgekit.magic.language.sentences import (
    Said,
    costs_of,
    paragraphs,
    sentence_of,
    without,
    without_ability_word,
)


def faults(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[NotUnderstood, ...]:
    """Where the understanding of a text stops, sentence by sentence; what no sentence shows alone is told last."""
    try:
        read(text, name, types)
    except NotUnderstood as whole:
        if len(text) > LONGEST:
            return (whole,)
        rest, words_chosen = anchors.anchored(text)
        if words_chosen:
            return tuple(f for part in (rest, *(one.text for one in words_chosen)) for f in faults(part, name, types))
        base, symbols = levels.bands(text)
        if symbols:
            return tuple(f for part in (base, *(s.text for s in symbols)) if part for f in faults(part, name, types))
        found = [each for sentences in paragraphs(text, names_of(name), of_quotes(name)) for each in _faults(sentences)]
        return tuple(found) or (whole,)
    return ()


def _faults(sentences: list[Said]) -> list[NotUnderstood]:
    """The sentences of a paragraph that are not understood, each looked at alone."""
    found: list[NotUnderstood] = []
    if of_decks(sentences[0].words):
        return found
    begin = labelled(sentences[0].words)[1] or int(sentences[0].words[0].kind == "•")
    for n, said in enumerate(sentences):
        try:
            _try_alone(without_ability_word(said if n or not begin else without(said, begin)), found)
        except NotUnderstood as fault:
            found.append(fault)
    return found


def _try_alone(said: Said, found: list[NotUnderstood]) -> None:
    begun = bool(said.words) and said.words[0].kind in BEGIN and with_more(said) is not None
    if begun or not said.words or keywords(said.words) is not None:
        return
    choice = led([said])[1][0]
    if chooses_mode(choice.words):
        for mode in inline_modes([choice]):
            sentence_of(mode[0])
        return
    try:
        _, said = costs_of(said)
    except NotUnderstood as fault:
        found.append(fault)
        colon = next(n for n, word in enumerate(said.words) if word.kind == ":")
        said = without(said, colon + 1)
    if said.words:
        sentence_of(said)
