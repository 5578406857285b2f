"""Refs: the one word that texts and engine share. Parse, print, sort, find the parent, find refs in prose.

A ref is `edition:path`; the path is a rule number (`509.1b`), a numbered unit of another kind (`faq-17`, `fase-2.2.4`)
or slugs (`glossario/danno-letale`, `magie/scelta-dei-bersagli`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Self

from judgekit.errors import BadRef
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

# Patterns stay text where they are used once a look-up or less: re compiles and keeps them when they are first asked.
_NUMBER = re.compile(r"(?:(fase|faq)-)?(\d+(?:\.\d+)*)([a-z]?)", re.ASCII)
_CHUNKS = r"\d+|[^\d.]+"
_NAME_STARTS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
_EDITION = _NAME_STARTS | frozenset("._-")
_PATH = _EDITION | frozenset("/")

# The comprehensive rules skip the two letters that look like digits, so a range "k–m" is two rules, not three.
LETTERS = "abcdefghijkmnpqrstuvwxyz"
_LONGEST_RANGE = 60
_LONGEST = 400  # characters of a path: those of titles are long


class _Ref(NamedTuple):
    edition: str
    path: str


class Ref(_Ref):
    """One unit of text: the name of an edition and a path inside it. Raises BadRef where either is malformed."""

    __slots__ = ()

    def __new__(cls, edition: str, path: str) -> Self:
        if not (_EDITION.issuperset(edition) and edition[:1] in _NAME_STARTS):
            raise BadRef(f"«{edition}» non è il nome di un’edizione: servono lettere minuscole, cifre e trattini")
        if not (_PATH.issuperset(path) and path[:1] in _NAME_STARTS and len(path) <= _LONGEST):
            raise BadRef(f"«{path[:_LONGEST]}» non è un numero di regola né il nome di una voce")
        return super().__new__(cls, edition, path)

    def __str__(self) -> str:
        return f"{self.edition}:{self.path}"

    @staticmethod
    def parse(text: str) -> Ref:
        """Read what `str` prints. Raises BadRef."""
        edition, colon, path = text.partition(":")
        if not colon:
            raise BadRef(f"«{text}» non è un riferimento: la forma è edizione:numero, per esempio classic:310.1a")
        return Ref(edition, path)

    @property
    def sort_key(self) -> tuple[tuple[int, int, str], ...]:
        """Natural order within an edition: 9.2 before 9.10, 310.1 before 310.1a, numbers before names."""
        return path_key(self.path)


def path_key(path: str) -> tuple[tuple[int, int, str], ...]:
    return tuple((0, int(c[:_LONGEST]), "") if c.isdecimal() else (1, 0, c) for c in re.findall(_CHUNKS, path))


def is_number(path: str) -> bool:
    return _NUMBER.fullmatch(path) is not None


def is_cited(path: str) -> bool:
    """Whether a path is one that rows and scenarios cite: the number of a rule, or an entry of a glossary."""
    return is_number(path) or re.fullmatch(r"glossario/[a-z0-9-]+", path, re.ASCII) is not None


def parent_of(path: str) -> str | None:
    """The number above: `509.1b` under `509.1` under `509` under `5`; None above the top and for names."""
    match = _NUMBER.fullmatch(path)
    if match is None or path.startswith("faq-"):
        return None
    series, digits, letter = match.groups()
    prefix = f"{series}-" if series else ""
    if letter:
        return prefix + digits
    above, dot, _ = digits.rpartition(".")
    if dot:
        return prefix + above
    return digits[0] if len(digits) == 3 and not series else None


def fold(text: str) -> str:
    """Lower case without accents or typography: how names are compared."""
    if not text.isascii():
        text = re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFKD", text)).replace("’", "'")
    return text.casefold()


def slug(title: str) -> str:
    """The path of a title: folded, every run of other characters a dash; what stands in [brackets] is left out."""
    bare = re.sub(r"\[[^\]]*\]", " ", fold(title))
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-")


def expand(first: str, last: str) -> tuple[str, ...]:
    """All paths from `first` to `last`, which may be shortened to its last part: 601.2a, d; 500, 502; 214.1, 4.

    Raises BadRef where the two do not belong to one series, run backwards, or are absurdly far apart.
    """
    one = _NUMBER.fullmatch(first)
    if one is None:
        raise BadRef(f"«{first}» non può aprire un intervallo di numeri")
    series, digits, letter = (part or "" for part in one.groups())
    prefix = f"{series}-" if series else ""
    if letter and (len(last) == 1 or last[:-1] == first[:-1]) and last[-1] in LETTERS and letter in LETTERS:
        run = LETTERS[LETTERS.index(letter) : LETTERS.index(last[-1]) + 1]
        paths = tuple(f"{prefix}{digits}{c}" for c in run)
    else:
        stem, dot, low = digits.rpartition(".")
        above, _, high = last.removeprefix(prefix).rpartition(".")
        if (
            letter
            or not (high.isdecimal() and high.isascii() and len(high) < 10 and len(low) < 10)
            or above not in {"", stem}
        ):
            raise BadRef(f"l’intervallo «{first}–{last}» non è una serie di numeri")
        if int(high) - int(low) > _LONGEST_RANGE:
            raise BadRef(f"l’intervallo «{first}–{last}» è troppo lungo: al massimo {_LONGEST_RANGE} numeri")
        paths = tuple(f"{prefix}{stem}{dot}{n}" for n in range(int(low), int(high) + 1))
    if not paths:
        raise BadRef(f"l’intervallo «{first}–{last}» va all’indietro")
    return paths


# --- what a person types ----------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """What a person asked for: a path, and the edition where they named one (`cr` stands for every cr-… edition)."""

    edition: str | None
    path: str


_DASHES = str.maketrans("‐‑‒–—−", "------")
_TYPED = r"""(?x)
    (?P<series>faq|fase)[\s.\-]*(?P<item>\d{1,3}(?:[.\s]\d{1,2}(?!\d)){0,2})(?!\d)
    |
    (?<!\d)(?<!\d\.)(?P<a>\d{1,3})(?!\d)
    (?:(?:\s*\.\s*(?P<b>\d{1,3})|(?:,|\s+)(?P<spaced>\d{1,2}))(?!\d|\.\d))?
    (?:\.?(?P<letter>[a-z])(?![^\W_])|\s+(?!(?:e|a|o)\s+\d)(?P<far>[a-z])(?![^\W_]))?
    (?:\s*(?:-|\.\.\.?)\s*(?P<last>\d{1,3}(?:\.\d{1,3})?[a-z]?(?![^\W_])|[a-z](?![^\W_])))?
"""
_FILLER = (
    r"(?:regol[ae]|rules?|punt[oi]|numer[oi]|sezion[ei]|capitol[oi]|magic|vedi|la|le|il|i|e|ed|a|da|al"
    r"|n|nn|r|reg|p|par|art|cap|sez)"
)
_EXACT = r"(?:([a-z0-9][a-z0-9._-]*):)?([a-z0-9][a-z0-9._-]*(?:/[a-z0-9][a-z0-9-]*)?)"


def typed(text: str, editions: Iterable[str] = ()) -> tuple[Asked, ...]:
    """Read the numbers a person types, in whatever shape: `502.9b`, `502 9 b`, `regola 420.5`, `CR 509.1`, `601.2a–d`.

    `editions` are the names that may stand in front of a number. Raises BadRef where the text is something else.
    """
    if len(text) < 10 and text.isascii() and _NUMBER.fullmatch(text) and "." in text:  # the plain case, at once
        return (Asked(None, text),)
    plain = fold(text.translate(_DASHES)).strip()
    exact = re.fullmatch(_EXACT, plain.rstrip("."), re.ASCII)
    if exact and (exact[1] or "/" in plain):
        if _NUMBER.fullmatch(exact[2]) or not exact[2][0].isdigit():
            return (Asked(exact[1], exact[2]),)
        if exact[1]:  # a range: classic:601.2a-d; what is left is shorter, and 1/2 is no reference
            return tuple(Asked(exact[1], asked.path) for asked in typed(exact[2]))
    found: list[Asked] = []
    edition: str | None = None
    end = 0
    names = {re.sub(r"[\s-]", "", name): name for name in (*editions, "cr")}
    spans = [(m.start(), m.end(), m) for m in re.finditer(_TYPED, _hide_years(plain, names))]
    for start, stop, match in spans:
        here = _edition_in(plain[end:start], names, text)
        edition = here if match["series"] else here or edition  # "CR 509.1, 509.2", but the FAQ are another book's
        end = stop
        found += [Asked(edition, path) for path in _paths(match)]
    if not found or _edition_in(plain[end:], names, text):
        raise _not_a_number(text)
    return tuple(found)


def _hide_years(plain: str, names: dict[str, str]) -> str:
    """Blank the digits that belong to an edition's name (cr-2016, cr 2026), keeping every position."""
    for name in names.values():
        spelling = re.escape(name).replace(r"\-", r"[\s-]?")
        plain = re.sub(rf"(?<![^\W_]){spelling}(?![^\W_])", lambda m: "#" * len(m[0]), plain)
    return plain


def _edition_in(words: str, names: dict[str, str], whole: str) -> str | None:
    """The edition that the words between two numbers name; filler is passed over, anything else is no number."""
    joined = re.sub(r"[\s.,;:§()\[\]\"'-]+", " ", words).strip()
    squeezed = joined.replace(" ", "")
    if squeezed in names:
        return names[squeezed]
    edition = None
    for word in joined.split():
        if word in names:
            edition = names[word]
        elif not re.fullmatch(_FILLER, word):
            spelt = [
                name for name in names if squeezed.endswith(name) and re.fullmatch(_FILLER, squeezed.removesuffix(name))
            ]
            if not spelt:
                raise _not_a_number(whole)
            return names[spelt[0]]
    return edition


def _paths(match: re.Match[str]) -> tuple[str, ...]:
    if match["series"]:
        return (f"{match['series']}-{'.'.join(match['item'].replace('.', ' ').split())}",)
    path = match["a"]
    if below := match["b"] or match["spaced"]:
        path += f".{below}"
    path += match["letter"] or match["far"] or ""
    if not path.isascii():  # the digits of other scripts
        raise _not_a_number(path)
    return expand(path, match["last"]) if match["last"] else (path,)


def _not_a_number(text: str) -> BadRef:
    return BadRef(f"«{text}» non è un numero di regola: scrivi per esempio 502.9b, 420.5, CR 509.1 oppure 601.2a–d")


# --- refs in prose ----------------------------------------------------------------------------------------------------


class Mention(NamedTuple):
    """A place in a text (start, end) that names a rule: `edition` is None for the text's own."""

    start: int
    end: int
    edition: str | None
    path: str


def edition_meant(mention: Mention, home: str, cites: Mapping[str, str]) -> str:
    """The edition that a mention in a text of `home` means; `cites` tells, per edition, where its bare numbers belong.

    "CR 509.1" means the comprehensive rules that the text goes by, else the first ones at hand.
    """
    own = cites.get(home, home)
    if mention.edition != "cr":
        return mention.edition or own
    return own if own.startswith("cr-") else next((name for name in cites if name.startswith("cr-")), own)


_DOTTED = r"\d{1,3}\.\d{1,3}[a-z]?(?![^\W_])"
_PROSE = rf"""(?x)
    (?<![\w.,/:-])(?P<full>[a-z][a-z0-9-]*:(?:\d[\w.]*\w|\d|(?:faq|fase)-\d[\d.]*\d|(?:faq|fase)-\d|[a-z-]+/[a-z0-9-]+))
    |
    (?<![\w./])(?P<series>(?:faq|fase)-\d{{1,2}}(?:\.\d{{1,2}})*)(?![\w])
    |
    (?P<word>\b(?:CR|[Rr]egol[ae]|[Ss]ezion[ei]|[Cc]apitol[oi]|[Pp]unt[oi]|[Rr]ules?|[Ss]ections?)\s+)?
    (?<![\w.,/:+-])(?P<number>{_DOTTED}|\d{{1,3}}(?![\w/]|[.,]\d))
    (?:\s?[–—-]\s?(?P<last>{_DOTTED}|\d{{1,3}}(?![\w/]|\.\d)|[a-z](?![^\W_])))?
"""
_LIST_GOES_ON = r"\s*(?:,|;|,?\s(?:e|ed|o|and|or))\s*(?:la\s|le\s|the\s)?"


def mentions(text: str) -> Iterator[Mention]:
    """Every place of `text` that reads like a reference, in order; the caller keeps those that exist.

    A dotted number is one wherever it stands; a bare one (`409`, `5`) only after a word that says so (`regola`,
    `sezione`, `punto`, `CR`) or in a list that such a word opens ("regole 403, 404 e 405").
    """
    open_until = -1  # end of the last mention of a list opened by a word
    for match in re.finditer(_PROSE, text):
        if full := match["full"]:
            edition, _, path = full.partition(":")
            yield Mention(match.start("full"), match.end("full"), edition, path)
            continue
        if series := match["series"]:
            yield Mention(match.start("series"), match.end("series"), None, series)
            continue
        number, last = match["number"], match["last"]
        listed = open_until >= 0 and re.fullmatch(_LIST_GOES_ON, text[open_until : match.start("number")]) is not None
        if not (match["word"] or listed or "." in number):
            continue
        start, end = match.start("number"), match.end()
        open_until = end if match["word"] or listed else -1
        try:
            paths = expand(number, last) if last else (number,)
        except BadRef:
            paths, end = (number,), match.end("number")
        for path in paths:
            yield Mention(start, end, "cr" if (match["word"] or "").startswith("CR") else None, path)
