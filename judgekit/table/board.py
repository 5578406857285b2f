"""The board: things in zones, players, and facts; changed only by folding changes into a new board.

Nothing here is ever mutated once a board holds it: mappings are copied when they change, and shared when they do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.table.bits import BITS
from judgekit.table.layered import Layered, own
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Derived = dict[Any, Any]  # values that are worked out from a board, by what they are of

Zone = tuple[str, str]  # kind and player; the player is "" for a zone that all share


class Thing(NamedTuple):
    """A card, token, wizard, castle, or ability waiting: whatever has a place on the board.

    `face` is what is printed on it; `marks` is what has happened to it. `life` counts the zones it has been in: a thing
    that leaves a zone is another object to the rules, though people call it by the same name.
    """

    id: int
    name: str
    owner: str
    zone: Zone
    face: Any
    marks: Mapping[str, Any]
    life: int = 0

    @property
    def object(self) -> tuple[int, int]:
        """This thing as the object that it is in this zone."""
        return (self.id, self.life)


NO_MARKS: Mapping[str, Any] = {}


class Itself:
    """A key that is this very value, and none that equals it; it keeps the value alive."""

    __slots__ = ("_hash", "value")

    def __init__(self, value: object) -> None:
        self.value = value
        self._hash = id(value)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and other.value is self.value


class Board:
    """A moment of the game. `facts` are those of the table as a whole: whose turn, which step, what waits."""

    __slots__ = ("cache", "facts", "held", "players", "roster", "things", "zones")

    def __init__(
        self,
        things: Mapping[int, Thing],
        zones: Mapping[Zone, tuple[int, ...]],
        players: Mapping[str, Mapping[str, Any]],
        facts: Mapping[str, Any],
        cache: Derived | None = None,
        roster: Derived | None = None,
        held: int | None = None,
    ) -> None:
        self.things = things
        self.zones = zones
        self.players = players
        self.facts = facts
        self.cache: Derived = {} if cache is None else cache  # derived values, shared while they hold
        self.roster: Derived = {} if roster is None else roster  # the same for those that hang on places alone
        self.held = held  # what it may hold of all that rows name, as `bits`; None where that is not known yet

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine = (self.things, self.zones, self.players, self.facts)
        return mine == (other.things, other.zones, other.players, other.facts)

    __hash__ = None  # type: ignore[assignment]

    def zone(self, kind: str, player: str = "") -> tuple[int, ...]:
        """The things of a zone, first on top."""
        return self.zones.get((kind, player), ())

    def get(self, thing: int, life: int | None = None) -> Thing | None:
        """A thing, if it is still there and, where `life` is given, still the same object."""
        found = self.things.get(thing)
        return found if found is not None and (life is None or found.life == life) else None


# --- changes ----------------------------------------------------------------------------------------------------------


class Add(NamedTuple):
    """A new thing comes to be, at `place` of its zone (0 is the top, -1 the bottom)."""

    thing: Thing
    place: int = 0


class Move(NamedTuple):
    """A thing goes to another zone, where it is another object and bears only `marks`."""

    thing: int
    zone: Zone
    marks: Mapping[str, Any] = NO_MARKS
    place: int = 0
    renew: bool = True  # False: it stays the same object


class Mark(NamedTuple):
    """Something about a thing changes; None takes the mark away."""

    thing: int
    name: str
    value: Any


class Tell(NamedTuple):
    """Something about a player changes."""

    player: str
    name: str
    value: Any


class Note(NamedTuple):
    """A fact of the table changes."""

    name: str
    value: Any


class Drop(NamedTuple):
    """A thing ceases to exist."""

    thing: int


class Order(NamedTuple):
    """The things of a zone in another order."""

    zone: Zone
    things: tuple[int, ...]


class Print(NamedTuple):
    """Something else counts as printed on a thing from now on."""

    thing: int
    face: Any


Change = Add | Move | Mark | Tell | Note | Drop | Order | Print

# Marks, facts and players' facts that no derived value depends on: changing them keeps the cache of the board. Some are
# so only while the board's cache holds a true value under a key; some only as facts, and as marks they are like these.
_INERT: set[str] = set()
_INERT_MARKS: set[str] = set()
_INERT_WHILE: dict[str, str] = {}
# Under this key the cache holds on what it hangs what is derived of single things, where that is known: a `Hold`.
OF_THINGS_HOLD = "of things hold"


_BY_FACE: dict[str, Callable[[Thing], bool]] = {}
_KINDS: dict[Itself, frozenset[str]] = {}  # of which of these kinds things with a face are
_MOST_KINDS = 4096  # faces of which this is kept
_FACES = "told by face"  # under this key the roster holds those things, kind by kind


def by_face(name: str, fits: Callable[[Thing], bool]) -> None:
    """Declare things that are told by their faces alone: `told_by_face` knows them as they come and go."""
    _BY_FACE[name] = fits
    _KINDS.clear()


def told_by_face(board: Board, name: str) -> tuple[int, ...]:
    """The things of a kind that has been declared, wherever they are."""
    known: dict[str, tuple[int, ...]] | None = board.roster.get(_FACES)
    if known is None or name not in known:  # kinds may be declared after a board came to be
        known = board.roster[_FACES] = _faces_of(board.things)
    return known[name]


def kinds_told(board: Board) -> Iterable[str]:
    """Of which kinds that have been declared there is anything."""
    known: dict[str, tuple[int, ...]] | None = board.roster.get(_FACES)
    if known is None or len(known) < len(_BY_FACE):
        known = board.roster[_FACES] = _faces_of(board.things)
    return [name for name, there in known.items() if there]


def _faces_of(things: Mapping[int, Thing]) -> dict[str, tuple[int, ...]]:
    """Those of every kind, found in one round: most things are of none."""
    found: dict[str, list[int]] = {name: [] for name in _BY_FACE}
    last: object = None
    kinds: frozenset[str] = frozenset()
    for number, thing in things.items():
        if thing.face is not last:  # the cards of a library are mostly alike
            last, kinds = thing.face, _kinds(thing)
        for name in kinds:
            found[name].append(number)
    return {name: tuple(numbers) for name, numbers in found.items()}


def is_on_stack(board: Board, name: str) -> bool:
    """Whether anything of a kind that has been declared lies on a stack."""
    return any(board.things[number].zone[0] == "stack" for number in told_by_face(board, name))


def _kinds(thing: Thing) -> frozenset[str]:
    """Of which kinds a thing is that are told by faces."""
    face = Itself(thing.face)
    found = _KINDS.get(face)
    if found is None:
        if len(_KINDS) >= _MOST_KINDS:
            _KINDS.clear()
        found = _KINDS[face] = frozenset([name for name, fits in _BY_FACE.items() if fits(thing)])
    return found


_IN_SIGHT: set[str] = set()
_SIGHT_IS_ALL_WHILE: set[str] = set()
_OF_THOSE_IN_SIGHT: set[str] = set()
ELSEWHERE = "elsewhere"  # under this key the cache holds that something derived hangs on what lies out of sight


def in_sight(zones: Iterable[str], names: Iterable[str], while_: str) -> None:
    """Declare zones, and entries of the roster that hang on what lies there alone; the cache does, too, `while_`."""
    _IN_SIGHT.update(zones)
    _OF_THOSE_IN_SIGHT.update(names)
    _SIGHT_IS_ALL_WHILE.add(while_)


class Hold:
    """On what it hangs what is derived of single things, and kept in the cache under their numbers.

    `asks` are marks and facts: of those on which commonly nothing hangs, too. Of the things that are `stale` nothing
    is known any more.
    """

    __slots__ = ("asks", "stale")

    def __init__(self, asks: frozenset[str], stale: frozenset[int] = frozenset()) -> None:
        self.asks = asks
        self.stale = stale

    def otherwise(self, name: str, old: object, new: object) -> frozenset[int] | None:
        """The things that a fact, changed so, may make otherwise; None where that may be all."""
        return None

    def marked(self, thing: Thing, name: str, value: Any) -> Hold | None:
        """The same where a thing gets another mark, if what is derived of all that is not stale then is as it was."""
        return None

    def after(self, change: Change, thing: Thing | None) -> Hold | None:
        """The same after a thing has changed its place, where what is derived of all others is as it was; else None."""
        return None


def inert(*names: str, while_: str = "", marks: bool = True) -> None:
    """Declare names whose changes leave derived values as they are (a game calls this for its own)."""
    if while_:
        _INERT_WHILE.update(dict.fromkeys(names, while_))
        return
    _INERT.update(names)
    if marks:
        _INERT_MARKS.update(names)


_new = object.__new__


class _Places(NamedTuple):
    """What changes of place have touched, while a board is made from another."""

    renewed: list[int]  # things that have come, gone, or have another face
    were: list[Thing]  # those of them that have gone, and what had the other face
    stale: list[int]  # things of which nothing is kept


def fold(board: Board, changes: Iterable[Change]) -> Board:
    """The board after some changes: the only way a board comes to be from another."""
    return fold_in(board, board, changes)


def fold_in(old: Board, new: Board, changes: Iterable[Change]) -> Board:  # noqa: PLR0915  (one loop, run very often)
    """A board that is being made from another, with further changes; the old one where there are none yet.

    Nobody else holds it before the last change is in. What changes do not touch stays shared with the old board.
    """
    if new is old:
        new = _new(Board)  # without asking what is not given: boards are made very often
        new.things, new.zones, new.players, new.facts = old.things, old.zones, old.players, old.facts
        new.cache, new.roster, new.held = old.cache, old.roster, old.held
    keep = unseen = only_come = True
    hold: Hold | None = new.cache.get(OF_THINGS_HOLD)
    asked = _NONE if hold is None else hold.asks
    places: _Places | None = None
    doubtful: frozenset[int] = _NOTHING  # those that may be otherwise than they were, and what hangs on them
    change: Any
    for change in changes:
        kind = type(change)
        if kind is Note:
            name, value = change
            if new.facts is old.facts:
                new.facts = dict(old.facts)
            if name in BITS:
                new.held = None
            if hold is not None and name in asked:
                told = hold.otherwise(name, new.facts.get(name), value)
                if told is None:
                    keep, hold = False, None
                elif told:
                    keep = False
                    doubtful |= told
            if name not in _INERT:
                keep = keep and _INERT_WHILE.get(name) in new.cache
                if name not in _INERT_WHILE:
                    hold = None
            if value is None:
                new.facts.pop(name, None)  # type: ignore[attr-defined]
            else:
                new.facts[name] = value  # type: ignore[index]
        elif kind is Mark:
            thing, name, value = change
            if new.things is old.things:
                new.things = own(old.things)
            there = new.things[thing]
            marks = dict(there.marks)
            if value is None:
                marks.pop(name, None)
            else:
                marks[name] = value
            number, called, owner, zone, face, _, life = there
            new.things[thing] = Thing(number, called, owner, zone, face, marks, life)  # type: ignore[index]
            if name in BITS:
                new.held = None
            if name not in _INERT_MARKS or name in asked:
                keep = keep and _INERT_WHILE.get(name) in new.cache
                if name in asked:
                    hold = None
                elif hold is not None and name not in _INERT_WHILE:
                    hold = hold.marked(there, name, value)
        elif kind is Tell:
            player, name, value = change
            if new.players is old.players:
                new.players = dict(old.players)
            new.players[player] = {**new.players[player], name: value}  # type: ignore[index]
            if name not in _INERT or name in asked:
                keep = keep and _INERT_WHILE.get(name) in new.cache
                if name in asked or name not in _INERT_WHILE:
                    hold = None
        else:
            if places is None:
                places = _Places([], [], [])
            renewed, were, stale = places
            number = change.thing.id if kind is Add else -1 if kind is Order else change.thing
            if unseen and not _out_of_sight(new.things, change):
                unseen = keep = False
            if kind is not Add:
                only_come = False
            if kind is not Move:
                renewed.append(number)
                if kind is not Add and number >= 0:
                    were.append(new.things[number])
            stale.append(number)
            if hold is not None:
                hold = hold.after(change, new.things.get(number))
                doubtful -= {number}
            if new.things is old.things:
                new.things = own(old.things)
            if new.zones is old.zones:
                new.zones = dict(old.zones)
            _place(new.things, new.zones, change)  # type: ignore[arg-type]
    if places is None:
        if not keep:
            new.held = None
            new.cache = {} if hold is None or doubtful else _of_things(new.cache, hold, hold.stale)
        return new
    renewed, were, stale = places
    if keep:
        keep = not _SIGHT_IS_ALL_WHILE.isdisjoint(new.cache) and ELSEWHERE not in new.cache
    if not keep:
        new.held = None
        new.cache = {} if hold is None or doubtful else _of_things(new.cache, hold, [*stale, *hold.stale])
    elif not (only_come and new.cache.keys().isdisjoint(stale)):  # who was nowhere is known nowhere
        new.cache = dict(new.cache)
        for number in stale:
            new.cache.pop(number, None)
    known = new.roster
    new.roster = {name: known[name] for name in _OF_THOSE_IN_SIGHT if name in known} if unseen else {}
    if _FACES in known:
        faces = new.roster[_FACES] = _faces_renewed(new.things, known[_FACES], renewed, were)
        if faces is not known[_FACES]:
            new.held = None  # what is told by faces is held in every zone
    else:
        new.held = None
    return new


def _out_of_sight(things: Mapping[int, Thing], change: Any) -> bool:
    """Whether a change of place happens where nothing derived hangs on it."""
    kind = type(change)
    if not _IN_SIGHT or kind is Print:
        return False
    if kind is Add:
        return change.thing.zone[0] not in _IN_SIGHT
    if kind is Order:
        return change.zone[0] not in _IN_SIGHT
    if kind is Move and change.zone[0] in _IN_SIGHT:
        return False
    return things[change.thing].zone[0] not in _IN_SIGHT


def _faces_renewed(
    things: Mapping[int, Thing], known: dict[str, tuple[int, ...]], renewed: list[int], were: list[Thing]
) -> dict[str, tuple[int, ...]]:
    """Those that are told by faces, where some things have come, gone, or have another face: mostly it is of none."""
    touched: set[str] = set()
    for thing in were:
        touched |= _kinds(thing)
    for number in renewed:
        now = things.get(number)
        if now is not None:
            touched |= _kinds(now)
    if not touched:
        return known
    found = dict(known)
    for name in touched & found.keys():
        now_so = [number for number in renewed if number in things and name in _kinds(things[number])]
        found[name] = (*(number for number in found[name] if number not in renewed), *now_so)
    return found


def _of_things(cache: Derived, hold: Hold, stale: Iterable[int]) -> Derived:
    """Of derived values those of single things."""
    kept = dict(cache)
    for key in [*stale, *(key for key in cache if type(key) is not int)]:
        kept.pop(key, None)
    kept[OF_THINGS_HOLD] = hold
    return kept


_NONE: frozenset[str] = frozenset()
_NOTHING: frozenset[int] = frozenset()


def _place(things: dict[int, Thing] | Layered, zones: dict[Zone, tuple[int, ...]], change: Any) -> None:
    """Fold a change of place into mappings that are this fold's own."""
    kind = type(change)
    if kind is Move:
        old = things[change.thing]
        zones[old.zone] = _without(zones[old.zone], old.id)
        life = old.life + 1 if change.renew else old.life
        things[old.id] = Thing(old.id, old.name, old.owner, change.zone, old.face, change.marks, life)
        _insert(zones, change.zone, old.id, change.place)
    elif kind is Add:
        things[change.thing.id] = change.thing
        _insert(zones, change.thing.zone, change.thing.id, change.place)
    elif kind is Drop:
        old = things.pop(change.thing)
        zones[old.zone] = _without(zones[old.zone], old.id)
    elif kind is Print:
        things[change.thing] = things[change.thing]._replace(face=change.face)
    else:
        zones[change.zone] = change.things


def _without(there: tuple[int, ...], thing: int) -> tuple[int, ...]:
    at = there.index(thing)
    return there[:at] + there[at + 1 :]


def _insert(zones: dict[Zone, tuple[int, ...]], zone: Zone, thing: int, place: int) -> None:
    there = zones.get(zone, ())
    at = len(there) + 1 + place if place < 0 else place
    zones[zone] = (*there[:at], thing, *there[at:])
