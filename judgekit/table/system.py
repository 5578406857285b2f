"""A system is an edition as a value: tables of rows, each row a number beside the play that it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.table.bits import bits
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Play = Callable[..., Any]  # what a row does, or asks: with the game and whatever the occasion hands it


class _Fixed:
    """A value that stays as it was made. (`dataclasses` costs a cold start as much as the engine of an edition.)"""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} stays as it was made")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} stays as it was made")


_set = object.__setattr__
P = TypeVar("P", bound="Play")
_ONLY_WITH: dict[object, tuple[str, ...]] = {}


def only_with(*names: str) -> Callable[[P], P]:
    """Say of a play what has to be on the board for it to do, answer or cite anything, in whichever row it stands."""

    def told(play: P) -> P:
        _ONLY_WITH[play] = names
        return play

    return told


class Row(_Fixed):
    """A rule of the book and what it does. `also` are numbers that say the same: the row falls with any of them.

    `when`, if given, tells from the game whether a row of a procedure would do anything; else it is passed over.
    `only_with` names what has to be on the board for the row to do anything, `needs` is the same as `bits` have it:
    where the board holds none of that, it is passed over unasked (`System.values["holds"]` tells what a board may
    hold). What is so of a play wherever it stands, the play says itself: `only_with(…)` above it.
    `mistake` is what somebody thinks who gets the rule wrong, said in the players' language: «crede che …»; where a row
    answers a question and has none of its own, it is that of the question.
    """

    __slots__ = ("also", "cites", "mistake", "needs", "number", "only_with", "play", "when")

    number: str
    play: Play
    also: tuple[str, ...]
    when: Play | None
    mistake: str
    only_with: tuple[str, ...]
    needs: int
    cites: tuple[str, ...]

    def __init__(
        self,
        number: str,
        play: Play,
        also: tuple[str, ...] = (),
        when: Play | None = None,
        mistake: str = "",
        only_with: tuple[str, ...] = (),
    ) -> None:
        _set(self, "number", number)
        _set(self, "play", play)
        _set(self, "also", also)
        _set(self, "when", when)
        _set(self, "mistake", mistake)
        only_with = only_with or _ONLY_WITH.get(play, ())
        _set(self, "only_with", only_with)
        _set(self, "needs", bits(*only_with))
        _set(self, "cites", (number, *also))

    def _all(self) -> tuple[object, ...]:
        return (self.number, self.play, self.also, self.when, self.mistake, self.only_with)

    def __eq__(self, other: object) -> bool:
        return self._all() == other._all() if isinstance(other, Row) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return f"Row{self._all()!r}"


class Question(_Fixed):
    """A point that plays put to the rules, and that rows answer.

    `about` says what is asked, in words that no other question has; `naive` is what somebody does who does not know the
    rule, where that is always the same; `rule` says what the rule is that answers; `mistake` says in the players'
    language what somebody thinks who gets it wrong: «crede che …».
    """

    __slots__ = ("about", "mistake", "naive", "rule")

    about: str
    naive: Any
    rule: str
    mistake: str

    def __init__(self, about: str, naive: object = None, rule: str = "", mistake: str = "") -> None:
        _set(self, "about", about)
        _set(self, "naive", naive)
        _set(self, "rule", rule)
        _set(self, "mistake", mistake)

    def __repr__(self) -> str:
        return f"Question({self.about!r})"


class Questions:
    """One question about each of many words: asked of a word by `family[word]`, always the same for the same word.

    `{}` stands for the word in what is said.
    """

    __slots__ = ("_known", "like")

    def __init__(self, about: str, naive: object = None, rule: str = "", mistake: str = "") -> None:
        self.like = Question(about, naive, rule, mistake)
        self._known: dict[str, Question] = {}

    def __getitem__(self, word: str) -> Question:
        found = self._known.get(word)
        if found is None:
            like = self.like
            texts = (text.replace("{}", word) for text in (like.about, like.rule, like.mistake))
            about, rule, mistake = texts
            found = self._known[word] = Question(about, like.naive, rule, mistake)
        return found


@cache
def answer(value: object) -> Play:
    """A play that always answers the same: the rule says so, and nothing has to be worked out."""

    def says(game: object, given: object, *subject: object) -> Any:
        return value

    says.__name__ = f"says {value!r}"
    return says


@cache
def handing(nth: int) -> Play:
    """A play that answers with what the question is about: the nth of its subjects, from 0."""

    def says(game: object, given: object, *subject: Any) -> Any:
        return subject[nth]

    says.__name__ = f"says what it is told ({nth})"
    return says


def told(number: str, nth: int, also: tuple[str, ...] = (), mistake: str = "") -> Row:
    """A rule that answers with one of the things that it is asked about, the nth from 0."""
    return Row(number, handing(nth), also, mistake=mistake)


def says(number: str, value: object, also: tuple[str, ...] = (), mistake: str = "") -> Row:
    """A rule that answers its question always alike."""
    return Row(number, answer(value), also, mistake=mistake)


def yes(number: str, also: tuple[str, ...] = (), mistake: str = "") -> Row:
    """A rule that says: it is so."""
    return says(number, True, also, mistake)


MOST_STEPS = "most steps"  # a value of systems for games that are not worth waiting for

Rows = tuple[Row, ...]
Table = dict[Any, Rows]


class Needs(dict[object, int]):
    """By key what any of the rows needs that stand under it in the first of some tables, or then in another.

    -1 where one of them needs nothing and so is always asked; 0 where there is none.
    """

    def __init__(self, tables: tuple[Mapping[Any, Rows], ...]) -> None:
        self._tables = tables

    def __missing__(self, key: object) -> int:
        found = 0
        if self._tables[0].get(key):
            for row in (row for table in self._tables for row in table.get(key, ())):
                found |= row.needs or -1
        self[key] = found
        return found


class _Told(Mapping[object, Rows]):
    """A table that tells which of its rows are asked for, by name and key; not who asks whether there are any."""

    __slots__ = ("_asked", "_name", "_table")

    def __init__(self, name: str, table: Mapping[object, Rows], asked: set[tuple[str, object]]) -> None:
        self._name = name
        self._table = table
        self._asked = asked

    def __getitem__(self, key: object) -> Rows:
        self._asked.add((self._name, key))
        return self._table[key]

    def __contains__(self, key: object) -> bool:
        return key in self._table

    def __iter__(self) -> Iterator[object]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)


class System:
    """The tables of one edition, and its bare values.

    `tables` maps the name of a table to {key: rows}: procedures by name, checks by occasion, words by (occasion, word),
    rulings by the question they settle. `deeds` tells how each kind of event changes a board.
    """

    __slots__ = ("_needs", "_places", "deeds", "gone", "name", "tables", "values")

    def __init__(
        self,
        name: str,
        tables: Mapping[str, Mapping[Any, Rows]],
        deeds: Mapping[str, Play],
        values: Mapping[str, Any],
        gone: frozenset[str] = frozenset(),
    ) -> None:
        self.name = name
        self.tables = tables
        self.deeds = deeds
        self.values = values
        self.gone = gone
        self._places: dict[str, set[tuple[str, Any]]] = {}
        self._needs: dict[tuple[str, ...], Needs] = {}

    def needs(self, *tables: str) -> Needs:
        """What any of the rows under a key of some tables needs, key by key."""
        if tables not in self._needs:
            self._needs[tables] = Needs(tuple(self.tables.get(table, {}) for table in tables))
        return self._needs[tables]

    def bounded(self, steps: int) -> System:
        """The same edition for games that may have so many steps, and are given up as endless if they go on."""
        return self._with({}, {**self.values, MOST_STEPS: steps}, self.gone)

    def lacking_nothing(self, asked: set[tuple[str, object]]) -> System:
        """The same edition played as if a rule were gone: which places of its tables are asked is told meanwhile."""
        tables = {name: _Told(name, table, asked) for name, table in self.tables.items()}
        found = System(self.name, tables, self.deeds, self.values, self.gone | {""})
        found._needs, found._places = self._needs, self._places
        return found

    def _with(self, touched: Mapping[str, Table], values: Mapping[str, Any], gone: frozenset[str]) -> System:
        """The same edition with some tables otherwise: what the rows of all others need is known already."""
        found = System(self.name, {**self.tables, **touched}, self.deeds, values, gone)
        found._needs = {those: needs for those, needs in self._needs.items() if touched.keys().isdisjoint(those)}
        if not touched:
            found._places = self._places  # of the same rows
        return found

    def rows(self) -> Iterator[tuple[str, Any, Row]]:
        """Every row with its table and key, in the order in which they are written."""
        for table, keyed in self.tables.items():
            for key, rows in keyed.items():
                for row in rows:
                    yield table, key, row

    def numbers(self) -> frozenset[str]:
        """Every number that some row bears."""
        return frozenset(number for _, _, row in self.rows() for number in row.cites)

    def mistakes(self, *numbers: str) -> tuple[str, ...]:
        """What people think who get some rules wrong: of their rows, and of the questions that these answer."""
        return tuple(dict.fromkeys(said for number in numbers for said in self._mistakes_of(number)))

    def _mistakes_of(self, number: str) -> Iterator[str]:
        for table, key in sorted(self.places_of(number), key=repr):
            for row in self.tables[table][key]:
                said = row.mistake or (key.mistake if isinstance(key, Question) else "")
                if said and number in row.cites:
                    yield said

    def tables_of(self, number: str) -> frozenset[str]:
        """The tables in which a rule stands."""
        return frozenset(table for table, _ in self.places_of(number))

    def without(self, *numbers: str) -> System:
        """The same edition with these rules taken away, wherever they stand."""
        lost = frozenset(numbers)
        touched: dict[str, Table] = {}
        for table, key in {place for number in lost for place in self.places_of(number)}:
            keyed = touched.setdefault(table, dict(self.tables[table]))
            keyed[key] = tuple(row for row in keyed[key] if lost.isdisjoint(row.cites))
        return self._with(touched, self.values, self.gone | lost)

    def mistaking(self, numbers: tuple[str, ...], said: str) -> System:
        """The same edition for somebody who gets these rules wrong in one way alone: what they think is `said`."""
        touched: dict[str, Table] = {}
        for (table, key), rows in self.mistaken(numbers, said).items():
            touched.setdefault(table, dict(self.tables[table]))[key] = rows
        return self._with(touched, self.values, self.gone | frozenset(numbers))

    def mistaken(self, numbers: tuple[str, ...], said: str) -> dict[tuple[str, object], Rows]:
        """The rows that such a player knows, of each place of which they know fewer than there are."""
        found: dict[tuple[str, object], Rows] = {}
        for table, key in {place for number in numbers for place in self.places_of(number)}:
            asked = key.mistake if isinstance(key, Question) else ""
            there = self.tables[table][key]
            left = tuple(row for row in there if set(numbers).isdisjoint(row.cites) or (row.mistake or asked) != said)
            if len(left) < len(there):
                found[table, key] = left
        return found

    def places_of(self, number: str) -> set[tuple[str, Any]]:
        """The places of the tables where a number stands."""
        if not self._places:
            for table, key, row in self.rows():
                for one in row.cites:
                    self._places.setdefault(one, set()).add((table, key))
        return self._places.get(number, set())


class Difference(NamedTuple):
    """A place where two systems have other rows: `old` and `new` as (number, play), in order."""

    table: str
    key: Any
    old: tuple[tuple[str, str], ...]
    new: tuple[tuple[str, str], ...]


def diff(old: System, new: System) -> tuple[Difference, ...]:
    """Where two editions play differently: a difference of rows, numbers aside."""
    found = []
    places = dict.fromkeys((t, k) for system in (old, new) for t, keyed in system.tables.items() for k in keyed)
    for table, key in places:
        one, two = (system.tables.get(table, {}).get(key, ()) for system in (old, new))
        if [row.play for row in one] != [row.play for row in two]:
            found.append(Difference(table, key, _named(one), _named(two)))
    return tuple(found)


def _named(rows: Rows) -> tuple[tuple[str, str], ...]:
    return tuple((row.number, row.play.__name__) for row in rows)
