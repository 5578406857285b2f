"""The words of card text: every form of a word becomes one, so that the grammar need not know agreement.

`tokens` cuts a text into words with their places in it. A form stands for its base form (`infliggono`: `infligge`), a
preposition with an article for both (`della`: `di`, `il`), a fixed phrase for one word (`fino alla fine del turno`),
and the words of the game for their kind: TYPE, COLOUR, KEYWORD, SUBTYPE …
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from judgekit.magic import vocabulary
from judgekit.magic.language.grammar.lexicon import ARTICLE_OF, ARTICLES, FORMS, JOINED, NUMBERS, PHRASES, SECOND, STEMS
from judgekit.magic.language.grammar.mechanics import FORMS_OF_MECHANICS, PHRASES_OF_MECHANICS
from judgekit.values import NamedTuple


class Word(NamedTuple):
    """A word as the grammar sees it: `kind` is a terminal's name or the base form, `said` what stands in the text."""

    kind: str
    said: str
    value: str  # the engine's word for a word of the game, else the base form
    at: int  # where it begins, and ends
    end: int


def _bases() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for line in (FORMS.strip() + FORMS_OF_MECHANICS.rstrip()).splitlines():
        base, _, forms = line.partition(":")
        base = base.strip()
        for form in (base, *forms.split()):
            found.setdefault(form, (base,))
    found |= {
        "e": ("e",),
        "ed": ("e",),
        "o": ("o",),
        "od": ("o",),
        "oppure": ("o",),
        "ad": ("a",),
        "e'": ("è",),
        "é": ("è",),
    }
    found |= dict.fromkeys(ARTICLES.split(), ("il",))
    for base, forms in JOINED.items():
        found |= dict.fromkeys(forms.split(), (base, "il"))
    return found


_BASES = _bases()

# Verbs on which a pronoun hangs that the grammar wants before them, or behind them as a word of its own.
_OTHERS_HANGING = {
    **dict.fromkeys(("bloccarlo", "bloccarla", "bloccarli", "bloccarle"), ("blocca", "ESSA")),
    "infliggerti": ("te", "infligge"),
    "prendine": ("prende", "ne"),
    "aggiungine": ("aggiunge", "ne"),
    "mettine": ("mette", "ne"),
    "esserti": ("te", "è"),
    "prenderne": ("prende", "ne"),
    "pagarne": ("paga", "ne"),
    "rimuovine": ("rimuove", "ne"),
    "assegnagli": ("assegna", "ESSA"),
    "assegnargli": ("assegna", "ESSA"),
    "fargli": ("fa", "ESSA"),
    "farla": ("fa", "ESSA"),
    "farli": ("fa", "ESSA"),
    "farle": ("fa", "ESSA"),
    "fagli": ("fa", "ESSA"),
    "falle": ("fa", "ESSA"),
    "falla": ("fa", "ESSA"),
    **dict.fromkeys(("fallo", "falli", "farla", "farli"), ("fa", "ESSA")),
}
_HANGING = re.compile(rf"({'|'.join(sorted(STEMS, key=len, reverse=True))})(l[aoie])")


_GIVEN = re.compile(r"([^\W\d_][^\W\d_]{2,}) (?:d[aei]ll[aoe] |d[aei]l |d[ae](?:gli|i) |dall'|dell'|il |la |lo |l')")


def given_name(name: str) -> str:
    """What a card calls a legend by, «Eliod» of Eliod dalla Corona Solare; none where that is a word of the game."""
    found = _GIVEN.match(name)
    first = found.group(1) if found else ""
    low = first.lower()
    known = low in _BASES or low in _game_words() or low in NUMBERS or low in _phrases()
    return "" if known else first


def second_person(said: str) -> bool:
    """Whether a form of a verb speaks to the player alone."""
    return said.lower() in SECOND and said.lower() != "rivela"


@cache
def _game_words() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    tables: tuple[tuple[str, dict[str, tuple[str, ...]]], ...] = (
        ("SUBTYPE", vocabulary.CREATURE_TYPES),
        ("SUBTYPE", vocabulary.LAND_TYPES),
        ("TYPE", vocabulary.TYPES),
        ("SUPERTYPE", vocabulary.SUPERTYPES),
        ("COLOUR", vocabulary.COLOURS),
    )
    for kind, table in tables:
        found |= {form: (kind, word) for form, word in vocabulary.by_word(table).items()}
    return found


@cache
def _kinds_with_a_capital() -> dict[str, str]:
    tables = (vocabulary.KINDS_WITH_A_CAPITAL, vocabulary.OTHER_KINDS_WITH_A_CAPITAL)
    return {form: word for table in tables for form, word in vocabulary.by_word(table).items()}


@cache
def _phrases() -> dict[str, list[tuple[tuple[str, ...], str, str]]]:
    """Fixed phrases by their first base form: all base forms, kind, value; the longest first."""
    found: dict[str, list[tuple[tuple[str, ...], str, str]]] = {}

    def add(text: str, kind: str, value: str) -> None:
        forms = re.findall(r"[^\s'!]+'?|!", text.lower().replace("’", "'"))
        bases = tuple(base for form in forms for base in _BASES.get(form, (form,)))
        plain = kind.startswith("KEYWORD") and not {"nell'", "del"}.intersection(forms)
        said = tuple(forms) if plain else bases  # a keyword has one form alone
        found.setdefault(bases[0], []).append((said, kind, value))

    for line in (PHRASES.strip() + PHRASES_OF_MECHANICS.rstrip()).replace("\n    |", " |").splitlines():
        kind, _, forms = line.partition(":")
        for form in forms.split("|"):
            if form.strip():
                add(form.strip(), kind, kind)
    for word in vocabulary.KEYWORDS:
        add(word, "KEYWORD", word)
    for name, word in vocabulary.OTHER_NAMES.items():
        add(name, "KEYWORD", word)
    for word in (*vocabulary.KEYWORDS_OF_COST, vocabulary.BASIC_LANDCYCLING):
        add(word, "KEYWORD_COST", word)
    for word in vocabulary.KEYWORDS_OF_NUMBER:
        add(word, "KEYWORD_NUMBER", word)
    for word in vocabulary.KEYWORDS_OF_BOTH:
        add(word, "KEYWORD_BOTH", word)
    for several in found.values():
        several.sort(key=lambda each: -len(each[0]))
    return found


_SAME_LENGTH = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "−": "-", "–": "-",
                              "\xa0": " ", "\t": " "})  # fmt: skip

_TOKEN = re.compile(
    r"""(?P<mana>\{[^{}]*\})
    | (?P<size>[+-](?:[0-9]+|X)/[+-](?:[0-9]+|X))
    | (?P<body>\b(?:[0-9]+|X)/(?:[0-9]+|X)\b)
    | (?P<die>\bd[1-9][0-9]{0,5}\b)
    | (?P<number>[0-9]+)
    | (?P<quoted>"[^"]*"|(?<=\s)'(?=[{]|[A-Z][a-z]+ [a-z])(?:[^']|(?<=\w)'(?=\w))*')
    | (?P<word>e/o\b|[^\W\d_]+(?:-[^\W\d_]+)*'?)
    | (?P<mark>[.,:;—•])
    | (?P<space>\s+)
    | (?P<other>.)""",
    re.VERBOSE | re.IGNORECASE,
)

_SYMBOL = re.compile(r"[0-9]+|[WUBRGCXYZS]|[0-9WUBRGC]+(?:/[WUBRGCP])+")  # others no rule knows
_BEFORE_DIGITS = frozenset("{+-0123456789")
_TOO_LONG = re.compile(r"[0-9]{7}")
_NON = re.compile(r"\b(non)-(?=[^\W\d_])", re.IGNORECASE)  # «non-Aura» is «non Aura»
_REMINDER = re.compile(
    r"\([^()]*\)?|\)|//Level_[0-9]{1,2}//"
)  # and marks of the bars of a Class, of which the cost tells


_BULLET = re.compile(r"[.—](?=•)")  # a mode that follows in the same line, as some cards are handed down


# What begins a sentence, with a capital, where the one before it has lost its full stop.
_NO_STOP = re.compile(r"(?<=[a-zà-ù]) (?=(?:Se|Puoi|Gioca questa|Attiva questa|Poi|Altrimenti) )")


_A_RULE = re.compile(r'"(regola (?:leggendaria|delle leggende))"', re.IGNORECASE)  # called by its name, no ability


def plain(text: str) -> str:
    """The text with one kind of quotes and no reminder text, every letter where it stood."""
    text = _BULLET.sub("\n", _NON.sub(r"\1 ", text.translate(_SAME_LENGTH)))
    text = _A_RULE.sub(r" \1 ", _NO_STOP.sub(".", text))
    return _REMINDER.sub(lambda found: _gap(text, found), text)


def _gap(text: str, found: re.Match[str]) -> str:
    """Spaces for a reminder; where the next ability follows without a space, a new line."""
    after = text[found.end() : found.end() + 1]
    return " " * (len(found.group()) - 1) + ("\n" if after.isalpha() or after == "{" else " ")


@lru_cache(maxsize=4096)
def tokens(text: str, names: tuple[str, ...] = ()) -> tuple[Word, ...]:
    """The words of a plain text; `names` are the names under which the card speaks of itself."""
    found: list[Word] = []
    at = 0
    while at < len(text):
        own = next((name for name in names if _is_name(text, at, name, found)), None)
        if own is not None and own != names[0] and found and _is_no_legend(found[-1]):
            own = None
        if own is not None:
            found.append(Word("SELF", own, own, at, at + len(own)))
            at += len(own)
            continue
        called = _NAME.match(text, at) if _is_called(found) else None
        if called is not None:
            name = called.group()
            found.append(Word("SUBTYPE", name, name, at, called.end()))
            at = called.end()
            continue
        match = _TOKEN.match(text, at)
        if match is None:  # pragma: no cover - the last alternative takes any sign
            break
        found += _cut(match, text)
        at = match.end()
    return tuple(_joined(_without_too(_with_instead_before(_with_kinds_of_counters(found)))))


_DONE_TOO = frozenset("crea scarta pesca perde sacrifica infligge stappa tappa esilia distruggi rigenera".split())


def _without_too(found: list[Word]) -> list[Word]:
    """«Scarta anche una carta»: what is done besides is done as it is; of what is so besides the word tells more."""
    behind = [None, *found]
    return [
        word
        for before, word in zip(behind, found, strict=False)
        if before is None or before.value not in _DONE_TOO or word.said.lower() != "anche"
    ]


# What a thing is called: words with capitals, and between them the small words of which names are made.
_CAPITAL = r"(?!S?TAP)[^\W\d_a-zà-ý][^\W\d_]*(?:['-][^\W\d_]+)*"
_SMALL = (
    r"(?:(?:d[ie]|a|da|in|su|con|per|senza|tra|che|il|lo|la|i|gli|le"
    r"|(?:de|da|ne|su|a)(?:l|llo|lla|i|gli|lle)|col)\s|(?:d|l|(?:de|da|ne|su|a)ll)')"
)
_VERB = r"(?!(?i:sacrifica|scarta|paga|rimuovi|esilia|rivela|tappa|stappa|metti|rimetti|riprendi|fai)\b)"
_NAME = re.compile(rf"{_CAPITAL}(?:,?\s{_VERB}(?:{_SMALL}){{0,2}}{_CAPITAL})*(?![^\W_])")


def _is_called(found: list[Word]) -> bool:
    """Whether what comes is the name of something, whatever its words mean elsewhere."""
    last = [word.said.lower() for word in found[-2:]]
    return bool(found) and (found[-1].value == "nominato" or last in (["di", "nome"], ["con", "nome"]))


def _with_kinds_of_counters(found: list[Word]) -> list[Word]:
    """What stands behind `segnalino` is a kind of counter, where it is no word that the grammar knows."""
    behind = [None, *found]
    return [
        word._replace(kind="QUOTED")
        if before is not None
        and before.kind == "segnalino"
        and word.kind == word.value
        and (_is_strange(word) or word.value in _ALSO_COUNTERS)
        else word
        for before, word in zip(behind, found, strict=False)
    ]


_ALSO_COUNTERS = frozenset({"devozione", "risveglio", "valore", "vuoto"})  # names of counters that are words elsewhere


def _with_instead_before(found: list[Word]) -> list[Word]:
    """«Passa invece in rassegna» is «invece passa in rassegna»: nothing stands inside a verb of several words."""
    for n in range(len(found) - 3):
        behind = [word.said.lower() for word in found[n + 1 : n + 4]]
        if found[n].value == "passa" and behind == ["invece", "in", "rassegna"]:
            found[n], found[n + 1] = found[n + 1], found[n]
    return found


_ITS_ARTICLE = re.compile(r"(?:Il|Lo|La|I|Gli|Le)\s+(?=\S+\s)|L'(?=\S+\s)")


def without_its_article(name: str) -> str:
    """A name of several words without the article with which it begins: in a text that is joined to other words."""
    found = _ITS_ARTICLE.match(name)
    return name[found.end() :] if found is not None else ""


def _is_no_legend(before: Word) -> bool:
    """Whether what stands before a word shows that it is no name, but a kind, or how others are called."""
    return before.value == "nominato" or before.kind in _NOT_BEFORE_A_NAME


def _is_strange(word: Word) -> bool:
    if not word.value.isalpha() or word.value in _BASES:
        return False
    beginning = _phrases().get(word.value, ())  # a keyword of several words may begin with the name of a counter
    return all(len(bases) > 1 and kind.startswith("KEYWORD") for bases, kind, _ in beginning)


_NOT_BEFORE_A_NAME = frozenset("UN ogni tutto altro carta pedina magia TYPE NUMBER quel questo non SUBTYPE".split())


def _is_name(text: str, at: int, name: str, before: list[Word]) -> bool:
    """Whether the card's own name stands here: as a whole, and not as the word for a kind of things."""
    end = at + len(name)
    if text[at:end] != name or text[end : end + 1].isalpha() or (at and text[at - 1].isalpha()):
        return False
    if name.lower() not in _game_words() or not before:
        return True
    last = before[-1]
    return last.kind not in _NOT_BEFORE_A_NAME and not (last.kind == "IL" and last.said.lower() in {"i", "gli", "le"})


def _cut(match: re.Match[str], text: str) -> list[Word]:
    said, at, end = match.group(), match.start(), match.end()
    if said[0] in _BEFORE_DIGITS and _TOO_LONG.search(said):
        return [Word(said, said, said, at, end)]  # no card says such a number: nothing knows this word
    match match.lastgroup:
        case "space":
            return []
        case "mana":
            symbol = said[1:-1].strip().upper()
            kind = {"T": "TAP", "TAP": "TAP", "Q": "UNTAP", "E": "ENERGY"}.get(symbol, "SYMBOL")
            known = kind != "SYMBOL" or _SYMBOL.fullmatch(symbol)
            return [Word(kind if known else said, said, symbol, at, end)]
        case "size" | "body" | "number" | "quoted" as kind:
            return [Word(kind.upper(), said, said.upper(), at, end)]
        case "die":
            return [Word("DIE", said, said[1:], at, end)]
        case "word":
            return _word(said, at, end, text)
        case _:
            return [Word(said, said, said, at, end)]


def _word(said: str, at: int, end: int, text: str) -> list[Word]:
    low = said.lower()
    if said[0].isupper() and low in _kinds_with_a_capital() and not _begins_sentence(text, at):
        return [Word("SUBTYPE", said, _kinds_with_a_capital()[low], at, end)]
    if low in {"x", "tap"} and said.isupper():
        return [Word("TAP" if low == "tap" else "X", said, said, at, end)]
    if low.startswith("passa-") or (low.startswith("passa") and low[5:] in vocabulary.LANDWALKS):
        about = low.removeprefix("passa").removeprefix("-")
        return [Word("LANDWALK", said, vocabulary.LANDWALKS.get(about, about), at, end)]
    if vocabulary.cycled_for(low):
        return [Word("KEYWORD_COST", said, low, at, end)]
    if low in NUMBERS:
        return [Word("NUMBER", said, str(NUMBERS[low]), at, end)]
    if low in _BASES:
        return [
            Word("IL" if base == "il" else "UN" if base == "un" else base, _part(low, base), base, at, end)
            for base in _BASES[low]
        ]
    if low in _OTHERS_HANGING:
        return [Word(base, said, base, at, end) for base in _OTHERS_HANGING[low]]
    hanging = _HANGING.fullmatch(low)
    if hanging is not None:
        stem = hanging.group(1)
        base = next(_BASES[form][0] for form in (stem, stem + "e") if form in _BASES)
        return [Word(base, stem, base, at, end), Word("ESSA", hanging.group(2), "esso", at, end)]
    if low in _game_words():
        kind, value = _game_words()[low]
        return [Word(kind, said, value, at, end)]
    if said[0].isupper() and low not in _OPENERS and not _begins_sentence(text, at):
        return [Word("SUBTYPE", said, said, at, end)]
    return [Word(low, said, low, at, end)]


_OPENERS = frozenset({"quando", "ogniqualvolta", "mentre", "fintanto", "finché"})  # of sentences, and never a name


def _part(low: str, base: str) -> str:
    """Which article a joined preposition holds: it tells one from many."""
    if base != "il" or low in ARTICLES.split():
        return low
    for ending, article in sorted(ARTICLE_OF.items(), key=lambda pair: -len(pair[0])):
        if low.endswith(ending):
            return article
    return low


def _begins_sentence(text: str, at: int) -> bool:
    return not text[:at].strip() or text[:at].rstrip()[-1] in '.:"—•'


def _is_done(words: list[Word], n: int, size: int) -> bool:
    """Whether a word that could be a keyword is a verb: «viene ripresa in mano» has nothing of a ripresa."""
    return size == 1 and n > 0 and words[n - 1].value == "viene" and words[n].value != words[n].said.lower()


def _is_a_keyword_here(words: list[Word], n: int) -> bool:
    """Whether the name of a kind of creatures is a keyword here: «Predatore {1}{B}», «il costo di predatore»."""
    if words[n].kind != "SUBTYPE" or words[n].said.lower() not in vocabulary.KEYWORDS_OF_COST:
        return False
    before = [word.value for word in words[max(0, n - 2) : n]]
    return (n + 1 < len(words) and words[n + 1].kind == "SYMBOL") or before == ["costo", "di"]


def _joined(words: list[Word]) -> list[Word]:
    """The words with fixed phrases made one."""
    found: list[Word] = []
    phrases = _phrases()
    n = 0
    while n < len(words):
        if _is_a_keyword_here(words, n):
            low = words[n].said.lower()
            words[n] = words[n]._replace(kind="KEYWORD_COST", value=low)
            found.append(words[n])
            n += 1
            continue
        for bases, kind, value in phrases.get(words[n].value, ()):
            part = words[n : n + len(bases)]
            if kind.startswith("KEYWORD") and _is_done(words, n, len(bases)):
                continue
            if len(part) == len(bases) and all(
                w.value == b or w.said.lower() == b for w, b in zip(part, bases, strict=True)
            ):
                found.append(Word(kind, " ".join(w.said for w in part), value, part[0].at, part[-1].end))
                n += len(bases)
                break
        else:
            found.append(words[n])
            n += 1
    return found
