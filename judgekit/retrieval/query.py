"""What the words of a query ask for: rule numbers, phrases, a name, a question; typing errors put right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadRef
from judgekit.refs import Asked, fold, mentions, typed
from judgekit.retrieval.analysis import Analysed, analyse, of_concept, of_family, senses
from judgekit.retrieval.italian import COMMON, STOP, stem, words
from judgekit.retrieval.meant import editions_named
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from judgekit.retrieval.index import Index

_PHRASE = re.compile(r"[\"“«]([^\"”»]+)[\"”»]")
_COMMA = re.compile(r"(?<=\d),(?=\d)")
_NUMBER = re.compile(
    r"(?<![\d/+.])(\d{1,3})(?:\s*\.\s*|\s+)(\d{1,2})(?:\s?\.?([a-z])(?![a-z]))?(?![\d/])|(?<![\d/+.])(\d{3})(?![\d/])"
)
_SAYS_RULE = re.compile(r"\b(?:reg|regol|rule|cr|sez|cap|punto|art)")
_ASKING = frozenset("posso puo chi cosa come quando quanto quanti quante quanta dove perche che se devo si".split())
_LEAST_STEM, _LONG = 4, 6  # letters of a stem that says what a longer word that no text has is a form of
_TWO_ERRORS = 10  # letters of a word from which two may be wrong
_HAS_COUSINS, _BEGINS_ALIKE, _MOSTLY = 8, 5, 0.65  # letters of a word, those it shares with another; of that one's
_MANY_WORDS = 4
_LIKELY = 0.5  # from here on words are read in one game's sense

# What a token of each kind is worth beside the stem itself.
_FAMILY = 0.45
_CONCEPT = 0.6
_WHOLE_NAME = 0.6  # a concept of several words, beside its rarity
_PART_OF_NAME = 0.4  # a word of such a name, beside its own


class Slot(NamedTuple):
    """One thing that a text should speak of: its weight, and the tokens that say it, each with its worth up to 1."""

    weight: float
    variants: tuple[tuple[str, float], ...]


class Query(NamedTuple):
    """A query understood: taken apart, and what it asks for.

    `corrected` is the text with typing errors put right, None where there were none; `editions` are those it names.
    """

    text: str
    corrected: str | None
    said: Analysed
    numbers: tuple[Asked, ...]
    phrases: tuple[tuple[str, ...], ...]
    editions: frozenset[str]
    is_question: bool
    kin: dict[str, float]  # for each edition how much the words are those of its game, from -1 to 1
    game: str | None  # whose words these are, where that is likely


def understand(text: str, index: Index, editions: Sequence[str]) -> Query:
    """Read a query against the words of an index."""
    named, bare = editions_named(text, editions)
    corrected = _corrected(text, bare, index, editions)
    if corrected:
        bare = editions_named(corrected, editions)[1]
    said = analyse(bare if bare.strip() else corrected or text)
    asking = len(said.content) >= _MANY_WORDS or text.rstrip().endswith("?") or bool(_ASKING & {*said.words[:1]})
    kin = index.kin(senses(said, index.concepts))
    return Query(
        text=text,
        corrected=corrected,
        said=said if said.content else said._replace(content=said.stems),
        numbers=_numbers(text, editions),
        phrases=_phrases(corrected or text),
        editions=named,
        is_question=asking,
        kin=kin,
        game=_game(named, kin, index),
    )


def _game(named: frozenset[str], kin: dict[str, float], index: Index) -> str | None:
    """The game of the editions that are named, else the one whose words they likely are."""
    editions = named or {name for name, likely in kin.items() if likely > _LIKELY}
    games = {index.editions[name] for name in editions if name in index.editions}
    return games.pop() if len(games) == 1 else None


def _phrases(text: str) -> tuple[tuple[str, ...], ...]:
    """What a query puts between quotation marks, where it is nothing else: in a question that quotes a card these are
    words like others.
    """
    if analyse(_PHRASE.sub(" ", text)).content:
        return ()
    return tuple(filter(None, (analyse(phrase).stems for phrase in _PHRASE.findall(text))))


def _numbers(text: str, editions: Sequence[str]) -> tuple[Asked, ...]:
    """Rule numbers, alone or among words; a bare 420 among words counts where one of them says that it is a rule."""
    if not any(c.isdecimal() or c in ":/" for c in fold(text)):
        return ()  # most questions: nothing in them is a reference
    try:
        return typed(text, editions)
    except BadRef:
        pass
    plain = _COMMA.sub(".", fold(text))
    found = [Asked(mention.edition, mention.path) for mention in mentions(plain)]
    if found:
        return tuple(found)
    for match in _NUMBER.finditer(plain):
        if match[1] and (len(match[1]) == 3 or "." in match[0]):
            found.append(Asked(None, f"{match[1]}.{match[2]}{match[3] or ''}"))
        elif match[4] and _SAYS_RULE.search(plain):
            found.append(Asked(None, match[4]))
    return tuple(found)


# --- typing errors ----------------------------------------------------------------------------------------------------


def _corrected(text: str, bare: str, index: Index, names: Collection[str] = ()) -> str | None:
    """The text with mistyped words replaced by the nearest known ones; None where there is nothing to replace.

    The names of editions are left as they are (`bare` is the text without them), and so are proper names, which stand
    in capitals inside a sentence, and good Italian that the rules happen not to use.
    """
    out = _CHAT.sub(lambda match: _SHORT[match[0]], text)
    out = _X.sub(_for_or_x, out)
    for match in _LETTERS.finditer(bare):
        plain = words(match[0])
        if len(plain) != 1 or plain[0] in STOP or plain[0] in names or plain[0] in COMMON or _known(plain[0], index):
            continue
        before = bare[: match.start()].rstrip(" «\"“'’(")
        if match[0][0].isupper() and before and before[-1] not in ".?!:":
            continue
        if right := _nearest(plain[0], index):
            out = re.sub(rf"\b{re.escape(match[0])}\b", right, out)
    return out if out != text else None


_LETTERS = re.compile(r"[^\W\d_]{4,}")
_SHORT = {"ke": "che", "xke": "perché", "xkè": "perché", "xché": "perché", "nn": "non", "cmq": "comunque"}
_CHAT = re.compile(rf"(?<=\w )(?:{'|'.join(_SHORT)})(?= \w)")
# An x between words is «per» as it is typed, but for these before and behind it: then it is the X of a card.
_X = re.compile(r"(?<=\w )x(?= \w)")
_BEFORE_X = re.compile(
    r"(?:val\w+|uguale(?: a)?|con|di|è|e'|costo|scel\w+|sceg\w+|dichiar\w+|decid\w+|annunci\w+|una|la|mana|per"
    r"|pag\w+|come|dove) $"
)
_AFTER_X = re.compile(
    r" (?:val\w+|è|e'|uguale|pari|zero|nel|nella|nelle|nei|in (?:pila|mano|cimitero|stack|campo)|danni|danno|segnalini"
    r"|carte|pedine|punti|mana|volte|bersagli|maggiore|minore|rosso|doppi[oa]|copiat\w)\b"
)


def _for_or_x(match: re.Match[str]) -> str:
    text, (begin, end) = match.string.lower(), match.span()
    return "x" if _BEFORE_X.search(text[:begin]) or _AFTER_X.match(text[end:]) else "per"


def unknown_words(text: str, index: Index, names: Collection[str]) -> tuple[str, ...]:
    """The words of a text that stand nowhere in the texts, names of editions and numbers aside."""
    found = []
    for word in re.findall(r"[^\W\d_]{4,}", text):
        plain = words(word)
        stems = {part for name in names for part in name.split("-")}
        if len(plain) == 1 and plain[0] not in STOP and plain[0] not in stems and not _is_told(plain[0], index):
            found.append(word.lower())
    return tuple(dict.fromkeys(found))


def _is_told(word: str, index: Index) -> bool:
    """Whether some text holds a word, a relative of it or what means the same."""
    stemmed = stem(word)
    tokens = (stemmed, of_family(stemmed), *map(of_concept, index.concepts.of_word(stemmed)))
    return any(index.postings(token) for token in tokens)


def _known(word: str, index: Index) -> bool:
    if index.knows(word):
        return True
    stemmed = stem(word)
    if len(stemmed) < _LEAST_STEM and len(word) > _LONG:
        return False  # «legende» is no form of «leggere»
    return bool(index.postings(stemmed)) or stemmed in index.concepts.stems


def _nearest(word: str, index: Index) -> str | None:
    """The known word that a mistyped one was meant to be: the most like it, of equals the commonest."""
    from rapidfuzz import process  # the miss path only
    from rapidfuzz.distance import OSA

    most = 1 if len(word) < _TWO_ERRORS else 2
    alike = process.extract(word, list(index.vocabulary), scorer=OSA.distance, score_cutoff=most, limit=12)
    meant = [(found, errors) for found, errors, _ in alike if found[0] == word[0] or len(found) != len(word)]
    meant = [(found, errors) for found, errors in meant if errors < 2 or found[0] == word[0]]
    if index.postings(of_family(stem(word))):
        meant = [(found, errors) for found, errors in meant if errors < 2]
    best = min(meant, key=lambda each: (each[1], each[0][0] != word[0], -index.vocabulary[each[0]]), default=None)
    return best[0] if best else _cousin(word, index)


def _cousin(word: str, index: Index) -> str | None:
    """The known word that begins as an unknown one does for the most part: «amplificare» is said of amplify."""
    if len(word) < _HAS_COUSINS:
        return None
    alike = [
        (_shared(word, known), known)
        for known in index.vocabulary
        if known.startswith(word[:_BEGINS_ALIKE]) and len(known) > _BEGINS_ALIKE
    ]
    alike = [(shared, known) for shared, known in alike if shared >= _MOSTLY * len(known)]
    return max(alike, key=lambda each: (each[0], index.vocabulary[each[1]]), default=(0, None))[1]


def _shared(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


# --- slots ------------------------------------------------------------------------------------------------------------


def slots(query: Query, index: Index) -> list[Slot]:
    """The things that a good answer speaks of, weighted by their rarity."""
    named = {found for found in index.concepts.find(query.said.stems) if found.size > 1}
    in_names = {s for found in named for s in query.said.stems[found.start : found.start + found.size]}
    wanted = []
    for stemmed in dict.fromkeys(query.said.content):
        variants = [(stemmed, 1.0)]
        if stemmed.isalpha():
            variants.append((of_family(stemmed), _FAMILY))
        variants += [(of_concept(number), _CONCEPT) for number in index.concepts.of_word(stemmed)]
        weight = _weight(variants, index) * (_PART_OF_NAME if stemmed in in_names else 1.0)
        wanted.append(Slot(weight, tuple(variants)))
    for number in sorted({found.concept for found in named}):
        token = of_concept(number)
        if index.postings(token):
            wanted.append(Slot(_WHOLE_NAME * index.spread(token), ((token, 1.0),)))
    return wanted


def _weight(variants: Sequence[tuple[str, float]], index: Index) -> float:
    """The rarity of the word itself, else of the rarest token that stands for it."""
    known = [token for token, _ in variants if index.postings(token)]
    if not known:
        return index.spread("")
    return index.spread(known[0]) if known[0] == variants[0][0] else max(map(index.spread, known))
