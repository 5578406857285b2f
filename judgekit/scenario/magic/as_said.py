"""Lines as people say them: read as they stand, else in the words of the language that mean the same; one line of
statements may say several things at once.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeVar

from judgekit.errors import BadScenario
from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import TEXTS, TREES
from judgekit.scenario.faults import plain
from judgekit.scenario.line import AND, ANOTHER, BEFORE_ANOTHER, ORDINALS, Line
from judgekit.scenario.magic import misplaced
from judgekit.scenario.magic.actions import read_action as action
from judgekit.scenario.magic.expected import BEHIND_NAME
from judgekit.scenario.magic.expected import read_expectation as statement
from judgekit.scenario.magic.loosely_said import loosely
from judgekit.scenario.magic.people_said import in_third_person, owned
from judgekit.scenario.magic.reworded import ACTIONS, CLAIMS, LONGEST, around, reworded
from judgekit.scenario.magic.timed_acts import apart
from judgekit.scenario.model import (
    NOWHERE,
    Action,
    Activate,
    Assign,
    Attack,
    Block,
    Choose,
    Expectation,
    Name,
    Play,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.scenario.model import BoardSaid, Where

Said = TypeVar("Said", Action, Expectation)
_MOST_TRIED = 24  # ways to read a line otherwise
_DEEPEST = 3  # how often what is so written is said otherwise again
_MOST_SPLIT = 40  # places at which a line may be parted, its parts parted again
_MOST_PARTS = 12


def read_action(
    line: str,
    number: int,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Action:
    """One line of the script. Raises BadScenario where nothing that it may mean is read."""
    here = (tuple(players), tuple(names), tuple(editions))

    def read(text: str) -> Action:
        return _acted(text, where, here)._replace(number=number)

    said = re.sub(r"^\[[^\]]*\]\s*", "", line.strip())
    told = in_third_person(unlisted(line), *here[:2])
    found = as_it_stands(read, told, here)
    if found is not None and not _is_unsure(found, line):
        return found if told == line else found._replace(text=said)
    for text, acts in _ways(told, ACTIONS, here):
        again = as_it_stands(read, text, here)
        if again is not None and not _is_unsure(again, line):
            owns = isinstance(again.do, (Attack, Block, Assign)) and not acts
            if owns and not set(_of_its_own(again.do)).isdisjoint(here[0]):
                continue
            return again._replace(text=said, player="" if owns else again.player)
    return misplaced.read_action(told, number, where, *here)


def read_expectation(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Expectation:
    """One statement, of a line that says one thing."""
    here = (tuple(players), tuple(names), tuple(editions))

    def read(text: str) -> Expectation:
        return statement(text, where, *here)

    told = timed(in_third_person(unlisted(line), *here[:2]))
    found = stated(told, read, CLAIMS, here)
    return found._replace(text=line) if found else misplaced.read_expectation(told, where, *here)


def stated(line: str, read: Callable[[str], Expectation], part: str, here: Here) -> Expectation | None:
    """What a line states, as it stands or in the words of a part of the file; None where it is not read."""
    found = as_it_stands(read, line, here)
    if found is not None:
        return found
    for text, _ in _ways(line, part, here):
        again = as_it_stands(read, text, here)
        if again is not None:
            return again._replace(text=line)
    return None


def _ways(line: str, part: str, here: Here) -> Iterator[tuple[str, bool]]:
    """How a line may be written in the language, and how that may be which is said in it loosely."""
    yield from in_other_words(line, part, here[0])
    for text in loosely(line, part, *here[:2]):
        yield text, True
        yield from in_other_words(text, part, here[0])


_LISTED = re.compile(r"\s*(?:[0-9]{1,3}[.)]\s+|[-–—*•]\s+)")


def unlisted(line: str) -> str:
    """A line without the mark that a list puts before it: «1. Anna attacca con Orso», «- danno»."""
    mark = _LISTED.match(line)
    return line[mark.end() :] if mark else line


_OF_A_LINE = r"(?:azione|mossa|riga|giocata|linea)\s+(?:numero\s+|n\.\s*)?(?P<n>[0-9]{1,6})"
_NTH = rf"(?P<w>{'|'.join(ORDINALS)}) (?:azione|mossa|riga|giocata)"
_SINCE = rf"(?P<s>dopo|prima) (?:che )?(?:l'|la |le |della |dell'|del |di )?(?:{_OF_A_LINE}|{_NTH})(?!\w)"
_FIRST = re.compile(rf"\s*{_SINCE}\s*[:,]?\s+(?P<x>\S.*)")
_LAST = re.compile(rf"\s*(?P<x>\S.*?),?\s+\(?{_SINCE}\)?\s*\.?(?P<y>\s*\[[^\[\]]*\])?\s*$")


def timed(line: str) -> str:
    """A statement with its moment in front, as the language writes it: «l’Orso è 4/4 dopo l’azione 2»."""
    said = plain(line)
    found = (_FIRST.match(said) or _LAST.match(said)) if len(line) <= LONGEST else None
    if found is None:
        return line
    number = int(found["n"]) if found["n"] else ORDINALS.index(found["w"]) + 1
    number -= found["s"] == "prima"
    behind = line[slice(*found.span("y"))] if "y" in found.re.groupindex and found["y"] else ""
    return f"dopo azione {number}: {line[slice(*found.span('x'))]}{behind}" if number >= 0 else line


def facts(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> tuple[Expectation, ...]:
    """What a line among the actions states, of what the board knows; nothing where it is no such."""
    here = (tuple(players), tuple(names), tuple(editions))
    try:
        said = tuple(read_expectation(one, where, *here) for one in parts(line, *here))
    except BadScenario:
        return ()
    of_lines = any(one.kind in {"verdict", "cites", "resolved"} or one.after is not None for one in said)
    return () if of_lines or not all(_is_whole(one, here) for one in said) else said


THEN = re.compile(
    rf"\s*[,;.:]\s*(?:(?:{AND}|poi|quindi|e poi)\s+)?|\s+(?:{AND}|poi|quindi|e poi|e quindi|ma|mentre)\s+"
)
_MOST_ACTS = 4


def acts(
    line: str,
    found: Action | None,
    above: Sequence[Action],
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> tuple[str, ...]:
    """The actions of a line that tells several, each as a line of its own: «si risolve, Anna sceglie bianco»; none
    where it does not. Whoever acted before acts again where nobody is named. `found` is what it says as one action,
    which stands if all that it names is there; `above` are the actions before it.
    """
    here = (tuple(players), tuple(names), tuple(editions))
    told = in_third_person(unlisted(line), *here[:2])
    moment = () if found is not None and _is_whole(found, here) else apart(told, above, here[0])
    if moment and (done := one_act(moment[-1], here, "")) is not None:
        return (*moment[:-1], done[0])
    if moment and (several := _acts(moment[-1], here, _MOST_ACTS, "")):
        return (*moment[:-1], *several)
    if len(line) > LONGEST or THEN.search(plain(line)) is None or (found is not None and _is_whole(found, here)):
        return ()
    if not here[0] or "(" in line or plain(told).startswith("prova"):
        return ()
    before, body, behind = around(told)
    those = _acts(body, here, _MOST_ACTS, "") if not behind else ()
    return tuple(f"{before}{one}" for one in those) if len(those) > 1 else ()


def _acts(body: str, here: Here, most: int, who: str) -> tuple[str, ...]:
    if most <= 0:
        return ()
    if (whole := one_act(body, here, who)) is not None:
        return (whole[0],)
    for found in reversed(list(islice(THEN.finditer(plain(body)), _MOST_SPLIT // 4))):
        left, right = body[: found.start()], body[found.end() :]
        one = one_act(left, here, who) if right else None
        if one is None:
            continue
        if more := _acts(right, here, most - 1, one[1].player or who):
            return (one[0], *more)
        if facts(right, NOWHERE, *here):
            return (one[0], right)
    return ()


@lru_cache(maxsize=64)
def _acted(text: str, where: Where, here: Here) -> Action:
    """What a line says as it stands: most are asked whether they are read, and then read. Raises BadScenario."""
    return action(text, 1, where, *here)


def one_act(text: str, here: Here, who: str, where: Where = NOWHERE) -> tuple[str, Action] | None:
    """One action as it may be written, by whoever acted before where nobody is named; None where it is none."""

    def read(said: str) -> Action:
        return _acted(said, where, here)

    for way in (text, f"{who} {text}") if who else (text,):
        ways = chain(((way, True),), in_other_words(way, ACTIONS, here[0]))  # most lines are read so
        for said, acts in ways:
            found = as_it_stands(read, said, here)
            if found is not None and not _is_unsure(found, said):
                owned = isinstance(found.do, (Attack, Block, Assign)) and not acts  # whose it is, the board says
                return (way, found._replace(player="")) if owned else (said, found)
    return None


def _is_unsure(found: Action, line: str) -> bool:
    """Whether a line chooses words that stand in no quotation marks and are several: perhaps they say what they are."""
    several = isinstance(found.do, Choose) and any(" " in one for one in found.do.values if isinstance(one, str))
    return several and not any(mark in line for mark in '«"“')


Here = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # the players, names and editions of a board


def as_it_stands(read: Callable[[str], Said], line: str, here: Here) -> Said | None:
    """What a line says, if it is read and all that it names is known; None else."""
    try:
        found = read(line)
    except BadScenario:
        return None
    if isinstance(found, Expectation) and found.kind == "counters" and " e " in found.args[1]:
        return None  # of several kinds: each is a statement of its own
    return found if _is_whole(found, here) else None


def _is_whole(found: Action | Expectation, here: Here) -> bool:
    """Whether all that a line names is known."""
    known = _plainly(here[0], here[1])
    said = found.args if isinstance(found, Expectation) else found.do
    return not here[0] or all(_is_known(one, known, here[0]) for one in _named(said))


@lru_cache(maxsize=8)
def _plainly(players: tuple[str, ...], names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(plain, (*players, *names)))


def _is_known(name: str, known: frozenset[str], players: tuple[str, ...]) -> bool:
    theirs = None if plain(name) in known else owned(name, players)
    said = plain(theirs[0] if theirs else name)
    return said in known or _begins_one(said, known)


_SHORTEST = 3  # letters of a name that is cut short


@lru_cache(maxsize=256)
def _begins_one(said: str, known: frozenset[str]) -> bool:
    """Whether one name alone begins with some words: «il Ladro», of a Ladro di Bagliori."""
    bare = re.sub(r"^(?:(?:il|lo|la|i|gli|le|un|uno|una) |un'|l')", "", said)
    return len(bare) > _SHORTEST and sum(name.startswith(f"{bare} ") for name in known) == 1


def _named(said: object) -> Iterator[str]:
    """The names in what a line says; words that it chooses and that are several are no word of the rules."""
    if isinstance(said, Name):
        if not said.of_damage:
            yield said.text
    elif isinstance(said, tuple):
        for one in said:
            yield from _named(one)


def in_other_words(line: str, part: str, players: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """How a line may be written in the language; of that again, how it may be."""
    if len(line) > LONGEST:
        return
    found = list(islice(reworded(line, part, players), _MOST_TRIED))
    for _ in range(_DEEPEST):
        yield from found
        again = ((more, acts and so) for text, acts in found for more, so in reworded(text, part, players))
        found = list(islice(again, _MOST_TRIED))


def meant(action: Action, board: BoardSaid) -> Action:
    """Of a line that says what a creature does, not whose: it is whoever has it on the table."""
    do = action.do
    if isinstance(do, Activate) and _casts(action.text, do, board):
        return action._replace(
            do=Play(do.source, do.targets, do.x, do.modes, do.division, do.paying, do.options, do.ways)
        )
    if action.player or not isinstance(do, (Attack, Block, Assign)):
        return action
    first = next(_of_its_own(do), "")
    owners = [
        thing.controller or player.name
        for player in board.players
        for zone, things in player.zones
        if zone == "battlefield"
        for thing in things
        if plain(thing.name) == plain(first)
    ]
    return action._replace(player=owners[0]) if owners else action


_ACTIVATES = re.compile(
    r"(?<!\w)(?:(?:ri)?s?tapp|attiv|(?:ri)?cicl|equipaggi|rigener|sacrific|livello|abilita|manovra)"
)


def _casts(text: str, do: Activate, board: BoardSaid) -> bool:
    """Whether «usa», or no verb at all, says of a card that it is cast or played: of one that is nowhere in play; of
    «usa» only of an instant or a sorcery.
    """
    said = plain(text)
    if do.source.of_ability:
        return False
    places = [
        (zone, thing.types)
        for player in board.players
        for zone, things in player.zones
        for thing in things
        if plain(thing.name) == plain(do.source.text)
    ]
    if not places or any(zone == "battlefield" for zone, _ in places):
        return False
    sorts = {"instant", "sorcery"}
    slow = any(sorts.isdisjoint(types) for _, types in places)
    if _ACTIVATES.search(said):  # nobody activates what can but be cast, unless it has an ability in hand
        return not slow and not _CYCLES.search(said) and not _acts_elsewhere(do, board)
    return not (slow and re.search(r"(?<!\w)usa(?!\w)", said))


_CYCLES = re.compile(r"(?<!\w)(?:(?:ri)?cicl|equipaggi|livello|abilita|manovra)")


def _acts_elsewhere(do: Activate, board: BoardSaid) -> bool:
    """Whether a card has an activated ability, for all that one sees: a keyword, or a cost before a colon."""
    those = [thing for _, thing in board.things if plain(thing.name) == plain(do.source.text)]
    return any(thing.words or not thing.text or _activated().search(plain(_unquoted(thing.text))) for thing in those)


@cache
def _activated() -> re.Pattern[str]:
    """What tells in a text that something is activated: a cost before a colon, a keyword that stands for one."""
    words = [word for word, text in TEXTS.items() if re.match(r"[^.\"«]*: ", text)]
    words += [word for word, abilities in TREES.items() if any(isinstance(one, tree.Activated) for one in abilities)]
    return re.compile(rf": |cicl|(?<!\w)(?:{'|'.join(re.escape(plain(word)) for word in words)})(?!\w)")


def _unquoted(text: str) -> str:
    return re.sub(r"\([^()]*\)|[«\"“][^»\"”]*[»\"”]", "", text)


def _of_its_own(do: Attack | Block | Assign) -> Iterator[str]:
    """The creatures that attack, block or assign damage."""
    if isinstance(do, Attack):
        yield from _named(do.bands)
    elif isinstance(do, Block):
        yield from _named(tuple(those for _, those in do.blocks))
    else:
        yield from _named(tuple(source for source, _ in do.shares))


# --- several statements in one line -----------------------------------------------------------------------------------


def parts(
    line: str, players: Iterable[str] = (), names: Iterable[str] = (), editions: Iterable[str] = ()
) -> tuple[str, ...]:
    """The statements of a line, each as a line of its own: «Orso e Lupo muoiono», «Orso è 3/3 e ha volare»."""
    here = (tuple(players), tuple(names), tuple(editions))
    told = timed(in_third_person(unlisted(line), *here[:2]))
    if not here[0] or _reads(told, here) or len(line) > LONGEST:
        return (line,)
    before, body, behind = around(told)
    splitting = _Splitting(here)
    others = (text for text, _ in _ways(body, CLAIMS, here))
    found = next((those for text in (body, *others) if (those := splitting.split(text, _MOST_PARTS))), ())
    return tuple(f"{before}{one} {behind}".strip() for one in _as_dealt(found)) if found else (line,)


_DEAD = re.compile(r"(?<!\w)(?:muore|muoiono|(?:è|sono) mort[oaie])(?!\w)")
_MARKED = re.compile(r"(?P<x>.+) ha (?P<n>\w+ dann[oi])")


def _as_dealt(statements: tuple[str, ...]) -> Iterator[str]:
    """Of what dies with some damage, that it was dealt: none is marked on it any more."""
    dead = False
    for one in statements:
        found = _MARKED.fullmatch(one) if dead else None
        yield f"{found['x']} subisce {found['n']}" if found else one
        dead = _DEAD.search(plain(one)) is not None


def _reads(line: str, here: Here) -> bool:
    def read(text: str) -> Expectation:
        return statement(text, NOWHERE, *here)

    return as_it_stands(read, line, here) is not None or any(
        as_it_stands(read, text, here) is not None for text, _ in in_other_words(line, CLAIMS, here[0])
    )


_BETWEEN = re.compile(rf"\s*[,;]\s*(?:{AND}\s*|ma\s+|mentre\s+|con\s+)?|\s+(?:{AND}|ma|mentre|con|perche)\s+")


class _Splitting:
    """The statements of a line: how often it may still be parted."""

    def __init__(self, here: Here) -> None:
        self.here = here
        self.left = _MOST_SPLIT

    def split(self, body: str, most: int) -> tuple[str, ...]:
        """The parts of what a line says, if all of them are read; none else."""
        if most <= 0 or self.left <= 0:
            return ()
        self.left -= 1
        if _reads(body, self.here):
            return (body,)
        subjects, rest = _subjects(body, self.here)
        if len(subjects) > 1:
            each = [self.split(f"{one} {rest}", most - len(subjects)) for one in subjects]
            return tuple(part for those in each for part in those) if all(each) else ()
        subject = body[: len(body) - len(rest)].strip() if subjects else ""
        for found in _BETWEEN.finditer(plain(body)):
            left, right = body[: found.start()], body[found.end() :]
            if not _reads(left, self.here):
                continue
            verb = re.match(r"(?:non )?\w+", plain(rest))
            said = rest[: verb.end()] if verb else ""
            ways = (
                right,
                f"{subject} {right}",
                f"{subject} {said} {right}",
                f"{subject} ha {right}",
                f"{subject} è {right}",
            )
            for way in ways if subject else ways[:1]:
                if more := self.split(way, most - 1):
                    return (left, *more)
        return ()


_OUTCOMES = r"\s+(?:si )?(?:prend(?:e|ono)|incassa|fa|fanno|entra|entrano)(?!\w)"  # verbs of what comes of something


def _subjects(body: str, here: Here) -> tuple[list[str], str]:
    """The things and players with which a sentence begins, and what is said of them."""
    line = Line(body, NOWHERE, *here[:2])
    found: list[str] = []
    line.take(r"(?:sia|tanto|entramb[ei](?: i| le)?)(?!\w)")
    neither = line.take(r"ne(?!\w)") is not None
    while True:
        start = line.ahead()
        name = line.known(rf"{BEFORE_ANOTHER}|\s+(?:sia|quanto|ne|che)(?!\w)|{BEHIND_NAME}|{_OUTCOMES}")
        if name is None:
            return [], body
        found.append(body[start : line.at])
        if line.look(BEHIND_NAME.removeprefix(r"\s+")) or line.look(_OUTCOMES):
            break
        if not line.take(rf"(?:{ANOTHER})?\s*(?:sia|quanto|ne|che)(?!\w)|{ANOTHER}"):
            return [], body
    rest = line.rest
    return found, f"non {rest}" if neither and not plain(rest).startswith("non ") else rest
