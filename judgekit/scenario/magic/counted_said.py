"""How many things of a name there are, as people say it: «Anna controlla 4 Soldati», «c’è una sola Regina in gioco».

Such a statement is read as one about how many bear that name, or are of that type where nothing bears it. Where a name
and a type would count different things it stays as it is, and is refused.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBERS, OF, TO, number_of
from judgekit.scenario.magic.plurals import beginning, plural
from judgekit.scenario.magic.table_block import laid_out
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.model import BoardSaid

_LONGEST = 160
_ONE = r"un solo|una sola|solo un[oa]?|soltanto un[oa]?|un unico|un'unica"
_NONE = r"nessun[oa']?|alcun[oa']?|zero"
_COUNT = rf"(?P<n>[0-9]{{1,3}}|{_ONE}|{_NONE}|(?:un[oa]?|{'|'.join(NUMBERS)})(?!\w))"
_STILL = r"(?: ancora| solo| soltanto| ora| adesso| piu| in tutto| esattamente)*"
_OWNS, _ARE = "controlla|ha|possiede", "ci sono|c'è|restano|resta|rimangono|rimane"
_HAS = rf"(?P<no>non )?(?:{_OWNS}){_STILL}"
_THERE = rf"(?P<no>non )?(?:{_ARE}){_STILL}"
_DENIED = re.compile(rf"non (?:{_OWNS}|{_ARE})")
_BEFORE = re.compile(rf"(?<!\w){_COUNT} $")
_IN_PLAY = r"in gioco|in campo|sul campo(?: di battaglia)?|nel campo di battaglia"
_PILE = rf"(?:nel cimitero|in mano|nel grimorio|in esilio)(?: (?:{OF}|{TO})\s*(?:PLAYERS))?"
_CUE = re.compile(rf"(?<!\w)(?:{_COUNT} |(?:i|gli|le) )|{_DENIED.pattern}")  # nothing is counted without
_CREATES = re.compile(r"\bpedin[ae] (?:[a-zà-ù’']+ )*((?:[A-ZÀ-Ý][\w’']+)(?: [A-ZÀ-Ý][\w’']+)*)")
_OF_EVERY_TYPE = ("cambiante", "changeling")
_BECOMES = r"(?:divent\w+|trasform\w+|è|sono|cambiante|ogni tipo di creatura)"


class _Called(NamedTuple):
    """A name that several things may bear: how it is counted, and whether some of them lie on the table."""

    name: str
    by_type: bool
    laid: int


def counted(line: str, board: BoardSaid) -> str:
    """A line with «4 Soldati» as `4 permanenti di nome Soldato`; as it is where it says no such."""
    said = plain(line)
    if len(line) > _LONGEST or _CUE.search(said) is None:
        return line
    denied = _DENIED.search(said) is not None
    players = "|".join(re.escape(plain(player.name)) for player in board.players) or "(?!)"
    for called in _names(board):
        if beginning(called.name) not in said:
            continue
        noun = rf"(?P<x>{plural(called.name)}|{re.escape(plain(called.name))})(?!\w)"
        there = [found.start() for found in re.finditer(rf"(?={noun})", said)]
        if not there:
            continue
        for form, becomes in _FORMS if denied or any(_BEFORE.search(said, 0, at) for at in there) else ():
            pattern = form.replace("PLAYERS", players).replace("NOUN", noun)
            found = re.search(pattern, said)
            if found is None or not (text := _filled(found, becomes, called, line)):
                continue
            return f"{line[: found.start()]}{text}{line[found.end() :]}"
        if not called.laid and not called.by_type and (found := re.search(_ALL.replace("NOUN", noun), said)):
            return f"{line[: found.start()]}{called.name}{line[found.end() :]}"
    return line


# What is said of all the tokens of a name: it is so of whichever is meant.
_ALL = r"(?<![\w'])(?:tutt[ie] )?(?:i|gli|le) (?:pedine )?NOUN"
_ALL += r"(?= (?:non )?(?:sono|hanno|muoiono|sopravvivono|restano|vanno)(?!\w))"


_END = r"(?=\s*(?:\.?$|[,;\[]| e ))"
_MANY = rf"(?:{_COUNT} )?NOUN"
_BE = r"(?:è|sono|resta|restano|va|vanno|finisce|finiscono)(?: ancora)?"
_CONTROLLED, _IN_ALL, _PILED = "{p} {no}controlla {things}", "in gioco {no}ci sono {things}", "{z} {no}ci sono {things}"
_FORMS = (
    (rf"(?<!\w)(?P<p>PLAYERS) {_HAS} {_MANY}(?: (?:{_IN_PLAY}))?{_END}", _CONTROLLED),
    (
        rf"(?<!\w)(?P<p>PLAYERS) {_HAS} {_MANY} (?P<z>in mano|nel cimitero|in esilio|nel grimorio){_END}",
        "{z} {to}{p} {no}ci sono {things}",
    ),
    (rf"(?P<z>{_PILE}) {_THERE} {_MANY}{_END}", _PILED),
    (rf"(?<![\w']){_THERE} {_MANY} (?P<z>{_PILE}){_END}", _PILED),
    (rf"(?:(?:{_IN_PLAY}) )?{_THERE} {_MANY}(?: (?:{_IN_PLAY}))?{_END}", _IN_ALL),
    (rf"(?<![\w']){_COUNT} NOUN (?P<no>non )?{_BE} (?P<z>{_PILE}){_END}", _PILED),
    (rf"(?<![\w']){_COUNT} NOUN (?P<no>non )?{_BE} (?:{_IN_PLAY}){_END}", _IN_ALL),
)


def _filled(found: re.Match[str], becomes: str, called: _Called, line: str) -> str:
    """The statement in the words of the language; "" where it may say something else."""
    groups = found.groupdict()
    many, noun = groups.get("n") or "", groups["x"]
    denied = bool(groups.get("no"))
    if not many and not (denied and (noun != plain(called.name) or not called.laid)):
        return ""  # «Anna ha Orso»: of that one
    if many in {"un", "uno", "una"} and called.laid == 1:
        return ""
    none = not many or re.fullmatch(_NONE, many) is not None
    count = 0 if none else 1 if re.fullmatch(_ONE, many) else number_of(many)
    places = groups.get("z") or ""
    if called.by_type and places:
        return ""
    things = "carte" if places else "permanenti"
    sort = "tipo" if called.by_type else "nome"
    values = {
        "p": line[slice(*found.span("p"))] if groups.get("p") else "",
        "no": "non " if denied and not none else "",
        "things": f"{count} {things} di {sort} {called.name}",
        "z": line[slice(*found.span("z"))] if places else "",
        "to": "a " if places == "in mano" else "di ",
    }
    return becomes.format(**values)


@lru_cache(maxsize=8)
def _names(board: BoardSaid) -> tuple[_Called, ...]:
    """The names of things that can be counted by them, the longest first."""
    laid: dict[str, int] = {}
    types: dict[str, set[str]] = {}
    texts: list[str] = []
    for _, thing in laid_out(board):
        laid[thing.name] = laid.get(thing.name, 0) + thing.how_many
        for one in thing.subtypes:
            types.setdefault(one, set()).add(thing.name)
        texts += [thing.text, *(face.text for face in thing.faces)]
    made = set(tokens_made(texts))
    for name in made:
        for one in name.split():
            types.setdefault(one, set()).add(name)
    found = []
    for name in {*laid, *made}:
        of_type = {plain(one) for kind, those in types.items() if plain(kind) == plain(name) for one in those}
        if of_type <= {plain(name)} and not _may_become(name, texts):
            found.append(_Called(name, by_type=False, laid=laid.get(name, 0)))
    bare = {plain(name) for name in (*laid, *made)}
    found += [
        _Called(kind, by_type=True, laid=0)
        for kind in types
        if plain(kind) not in bare and not any(plain(kind) in name.split() for name in bare)
    ]
    return tuple(sorted(found, key=lambda one: (-len(one.name), one.name)))


def tokens_made(texts: Iterable[str]) -> tuple[str, ...]:
    """The names of the tokens that some texts make."""
    return tuple(dict.fromkeys(name for text in texts for name in _CREATES.findall(text)))


def _may_become(name: str, texts: list[str]) -> bool:
    """Whether some text makes other things be of that type."""
    word = rf"(?:{re.escape(plain(name))}|{plural(name)})"
    speak = [said for said in map(plain, texts) if any(one in said for one in (beginning(name), *_OF_EVERY_TYPE))]
    return any(re.search(rf"{_BECOMES}[^.]*\b{word}\b|{'|'.join(_OF_EVERY_TYPE)}", said) for said in speak)
