"""What a scenario's names mean on a board: one thing or player each, or an error that says what else would."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import Ambiguous, BadScenario, Fault
from judgekit.magic.cards import Face
from judgekit.magic.plays.changing_components import PART_OF
from judgekit.magic.plays.layers.copiable import COPY
from judgekit.scenario.faults import copied, plain, unknown_name
from judgekit.scenario.magic.people_said import owned
from judgekit.table.layered import Layered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.plays.board.state import Object
    from judgekit.scenario.model import Name
    from judgekit.table.board import Board, Thing

Being = "Object | str"
_ARTICLE = re.compile(r"^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|un'|l')")
_SHORTEST = 3  # letters of a name that is cut short


class _First:
    """What the board that was played last had names for, before anything happened: who asks why plays it often."""

    def __init__(self) -> None:
        self._of: tuple[object, object, dict[int, str]] | None = None
        self._known: tuple[dict[int, str], dict[str, list[int]], dict[str, list[int]], frozenset[int], object]
        self._whose: dict[int, str] = {}

    def keep(self, names: Names, board: Board, labels: dict[int, str]) -> None:
        self._of = board.things, board.zones, labels
        ids, short = _copied(names.ids), _copied(names.short)
        self._known = dict(names.labels), ids, short, frozenset(names.known), names.under
        self._whose = dict(names.whose)

    def gives(self, names: Names, board: Board) -> bool:
        """Whether this is that very board; then what was known of it is."""
        if self._of is None:
            return False
        things, zones, labels = self._of
        if things is not board.things or zones is not board.zones or labels != names.labels:
            return False
        told, ids, short, known, names.under = self._known
        names.labels |= told
        names.whose = dict(self._whose)
        names.ids, names.short, names.known, names.zones = _copied(ids), _copied(short), set(known), zones
        return True


def _copied(found: dict[str, list[int]]) -> dict[str, list[int]]:
    return {name: list(numbers) for name, numbers in found.items()}


_first = _First()


_LIES_DOWN = re.compile(r"(.+?) (?:a faccia in giu|celat[oa]|manifestat[oa]|mascherat[oa])")
_ANY_CARD = re.compile(r"(?:l[ao] |il |quell[ao] )?(?:creatura|carta|permanente)|quell[ao]")


class Names:
    """The names of a scenario. Things of one name are counted over the whole board, in the order of the file."""

    def __init__(self, board: Board, labels: dict[int, str], file: str) -> None:
        self.labels = labels
        self.file = file
        self.ids: dict[str, list[int]] = {}
        self.short: dict[str, list[int]] = {}  # of legends, where nothing else is called so
        self.known: set[int] = set()
        self.passing: set[int] = set()  # abilities that were on the stack when it was learnt last
        self.passed: set[int] = set()  # and those that are no longer
        self.whose: dict[int, str] = {}  # in whose hands each was when it was learnt
        self.zones: object = None  # of the board that was learnt last
        self.under: object = None  # and what lay there under what had changed
        if not _first.gives(self, board):
            before = dict(labels)
            self.learn(board)
            _first.keep(self, board, before)

    def learn(self, board: Board) -> None:
        """Count what has come to be since: tokens.

        It is asked of every step. Boards that share their zones have the same things: nothing has come or gone between.
        """
        if board.zones is self.zones:
            return
        self.zones = board.zones
        things = board.things
        self._let_pass(board)
        come: set[int] = set(things.newer(self.under) if isinstance(things, Layered) else things) - self.known
        self.under = things.under if isinstance(things, Layered) else None
        for number in sorted(number for number in come if number in things):
            thing = things[number]
            self.known.add(number)
            if thing.face.pseudo:
                self.passing.add(number)
            elif number in self.passed:
                self.passed.remove(number)
                del self.labels[number]
            self.labels.setdefault(number, thing.name)
            of_zone = thing.owner if thing.zone[0] != "battlefield" else thing.marks.get("controller", thing.owner)
            self.whose[number] = str(of_zone)
            if not thing.face.pseudo:
                for other in also_called(thing):
                    self.ids.setdefault(fold(other), []).append(number)
                if short := for_short(thing):
                    self.short.setdefault(fold(short), []).append(number)
                there = self.ids.setdefault(fold(thing.name), [])
                there.append(number)
                if len(there) > 1 and thing.face.token:
                    self.labels |= {one: f"{thing.name} {n}" for n, one in enumerate(there, 1)}

    def _let_pass(self, board: Board) -> None:
        """Abilities that have gone: another thing may have such a number, where an illegal action has been undone."""
        gone = self.passing.difference(board.zone("stack"))
        self.passing -= gone
        self.known -= gone
        self.passed |= gone

    def player(self, board: Board, name: Name) -> str | None:
        """The player of that name, if there is one."""
        return next((player for player in board.players if fold(player) == fold(name.text)), None)

    def numbers(self, board: Board, name: Name) -> list[int]:
        """All things that a name may mean. Raises BadScenario where there is none."""
        self.learn(board)
        if name.of_damage:
            return [number for number in _on_stack(board) if "assigned" in board.things[number].marks]
        if name.of_ability:
            return self._abilities(board, name)
        found = self._called(name.text)
        if found is None and (theirs := owned(name.text, tuple(board.players))):
            return self._of_player(board, name._replace(text=theirs[0]), theirs[1])
        if found is None and (original := copied(name.text)) and self._called(original):
            copies = [n for n in self._called(original) or () if n in board.things and _is_a_copy(board.things[n])]
            return copies[name.nth - 1 : name.nth] if name.nth else copies
        if found is None:
            found = self._lying_down(board, name.text)
        if found is None or name.nth > len(found):
            raise BadScenario((self._unknown(board, name),))
        found = found[name.nth - 1 : name.nth] if name.nth else found
        return list(dict.fromkeys(_whole(board, number) for number in found))

    def _lying_down(self, board: Board, text: str) -> list[int] | None:
        """What lies face down, where a name says that: «la creatura a faccia in giù», «l’Isola celata»."""
        said = _LIES_DOWN.fullmatch(plain(text))
        if said is None:
            return None
        down = [
            n for n, thing in board.things.items() if thing.face.under is not None and thing.zone[0] == "battlefield"
        ]
        if _ANY_CARD.fullmatch(said[1]) is None:
            called = self._called(said[1]) or ()
            down = [number for number in down if number in called]
        return sorted(down) or None

    def borne(self, board: Board, name: Name) -> list[int]:
        """All things that a name may mean; none where it is but a word, like the type of tokens to come."""
        try:
            return self.numbers(board, name)
        except BadScenario:
            return []

    def _of_player(self, board: Board, name: Name, player: str) -> list[int]:
        """Those of a name that were a player's when they came to the table, or came to be."""
        found = [one for one in self.numbers(board, name) if self.whose.get(one) == player]
        if not found:
            raise BadScenario((self._fault(name, f"«{name.text}» di {player} non c’è"),))
        return found

    def _called(self, text: str) -> list[int] | None:
        """All things of a name, or that are called so for short."""
        return self.ids.get(fold(text)) or self.short.get(fold(text)) or self._by_first_words(text)

    def _by_first_words(self, text: str) -> list[int] | None:
        """All things of the only name that begins with these words: «il Ladro», of a Ladro di Bagliori."""
        said = _ARTICLE.sub("", fold(text))
        begun = [name for name in self.ids if _ARTICLE.sub("", name).startswith(f"{said} ")]
        if len(said) < _SHORTEST or len(begun) != 1:
            return self.ids.get(said)
        return self.ids[begun[0]]

    def _abilities(self, board: Board, name: Name) -> list[int]:
        unnamed = [n for n in _on_stack(board) if board.things[n].face.pseudo and _is(board.things[n].name, name.text)]
        theirs = owned(name.text, tuple(board.players))
        if self._called(name.text) is None and not (theirs and self._called(theirs[0])):
            if unnamed:
                return unnamed[:1]  # of no card: the turn's draw
            raise BadScenario((self._unknown(board, name),))
        sources = self.numbers(board, name._replace(of_ability=False))
        return [
            number
            for number in _on_stack(board)
            if board.things[number].face.pseudo and board.things[number].marks.get("source", (0,))[0] in sources
        ][:1]

    def thing(self, board: Board, name: Name, *likely: Callable[[Thing], bool]) -> Thing:
        """The thing that a name means; of several, the only one that is likely to be meant.

        Raises BadScenario where nothing is called so, Ambiguous where several things are that differ.
        """
        found = [board.things[n] for n in self.numbers(board, name) if n in board.things]
        for fits in likely:
            fitting = [thing for thing in found if fits(thing)]
            found = fitting or found
        if not found:
            raise BadScenario((self._fault(name, f"«{shown(name)}» non c’è più, o non è ancora in pila"),))
        if len(found) > 1 and not self.twins(found):
            candidates = tuple(f"{self.labels[t.id]} ({self.place(t)})" for t in found)
            raise self.unclear(name, f"«{name.text}» è più d’uno: scrivi quale ({', '.join(candidates)})", candidates)
        return found[0]

    def twins(self, things: list[Thing]) -> bool:
        """Whether nobody can tell some things apart."""
        return _twins(things)

    def place(self, thing: Thing) -> str:
        """Where a thing is, in words."""
        return place(thing)

    def being(self, board: Board, name: Name, *likely: Callable[[Thing], bool]) -> Object | str:
        """The player or object that a name means."""
        player = self.player(board, name)
        return player if player is not None else self.thing(board, name, *likely).object

    def beings(self, board: Board, name: Name) -> set[object]:
        """The player of that name; else all things that it may mean. Raises BadScenario where there is none."""
        player = self.player(board, name)
        return {player} if player is not None else set(self.numbers(board, name))

    def among(self, board: Board, name: Name, options: Iterable[Object | str]) -> Object | str:
        """What a name means where the rules offer these."""
        offered = set(options)
        kinds = {board.things[one[0]].zone[0] for one in offered if not isinstance(one, str)}
        return self.being(board, name, lambda thing: thing.zone[0] in (kinds or {"battlefield"}))

    def unclear(self, name: Name, why: str, candidates: tuple[str, ...] = ()) -> Ambiguous:
        """The error that says of a name, with its place in the file, what is not clear about it."""
        return Ambiguous(f"{self.file}:{name.where.line}:{name.where.column}: {why}", candidates)

    def _unknown(self, board: Board, name: Name) -> Fault:
        known = [board.things[n[0]].name for n in self.ids.values() if n[0] in board.things] + list(board.players)
        if name.nth and fold(name.text) in self.ids:
            many = len(self.ids[fold(name.text)])
            return self._fault(name, f"nessuno si chiama «{shown(name)}»: ce ne sono {many}")
        return self._fault(name, unknown_name(name.text, tuple(dict.fromkeys(one for one in known if one != "carta"))))

    def _fault(self, name: Name, message: str) -> Fault:
        return Fault(name.where.file or self.file, name.where.line, name.where.column, message)


def _whole(board: Board, number: int) -> int:
    """The permanent that a card helps to make up; any other thing is itself."""
    thing = board.things.get(number)
    return number if thing is None else int(thing.marks.get(PART_OF, number))


def also_called(thing: Thing) -> tuple[str, ...]:
    """The names of the other faces of a card, and of both halves together."""
    if not isinstance(thing.face, Face):
        return ()  # of another game
    whole = thing.face.under or thing.face
    whole = whole.of or whole
    if not whole.others:
        return ()
    faces = [face.name for face in whole.others]
    both = (" e ".join(faces),) if whole.layout == "split" else ()
    return tuple(name for name in (*faces, *both) if name != thing.name)


def for_short(thing: Thing) -> str:
    """How a legend is called for short, as cards call themselves: what stands before the comma."""
    first, comma, _ = thing.name.partition(",")
    legend = isinstance(thing.face, Face) and "legendary" in (thing.face.under or thing.face).traits.supertypes
    return first if comma and legend else ""


def _is_a_copy(thing: Thing) -> bool:
    """Whether no card of that name lies there, but a spell or token that is its copy."""
    return isinstance(thing.face, Face) and (thing.face.copy or thing.face.token)


def fold(text: str) -> str:
    """A name as it is compared: capitals and the two apostrophes make no difference."""
    return text.casefold().replace("’", "'")


def _is(one: str, other: str) -> bool:
    return fold(one) == fold(other)


def shown(name: Name) -> str:
    """A name as it was written."""
    text = f"{name.text} {name.nth}" if name.nth else name.text
    return f"abilità di {text}" if name.of_ability else text


def _on_stack(board: Board) -> list[int]:
    return [number for (kind, _), there in board.zones.items() if kind == "stack" for number in there]


def _twins(things: list[Thing]) -> bool:
    """Whether nobody can tell these apart: cards of one face in one hidden or ordered place, untouched."""
    first = things[0]
    same = all(t.face == first.face and t.zone == first.zone for t in things)
    if first.zone[0] in {"hand", "graveyard", "exile"}:
        return same
    return same and "land" in first.face.traits.types and all(_plain(t) == _plain(first) for t in things)


def _plain(thing: Thing) -> tuple[object, ...]:
    return tuple(sorted((k, str(v)) for k, v in thing.marks.items() if k not in {"stamp", "since", "entered"}))


_PLACES = {
    "battlefield": "in gioco",
    "hand": "in mano a",
    "library": "nel grimorio di",
    "graveyard": "nel cimitero di",
    "exile": "fuori dal gioco, di",
    "stack": "in pila",
    "deck": "nel mazzo di",
    "command": "nella zona di comando, di",
    "planar": "nel mazzo planare di",
    "phased": "fuori fase, di",
    "out": "fuori dalla partita, di",
}


def place(thing: Thing) -> str:
    """Where a thing is, in words: «in gioco, di Anna»."""
    kind = _PLACES.get(thing.zone[0], thing.zone[0])
    whose = thing.marks.get("controller", thing.owner) if thing.zone[0] == "battlefield" else thing.zone[1]
    return f"{kind}, di {whose}" if thing.zone[0] == "battlefield" else f"{kind} {whose}".strip()


def token_name(thing: Thing) -> str:
    """What a token is called as it is now: one that has become a copy, as what it copies."""
    return thing.face.name if thing.marks.get(COPY) is not None else thing.name
