"""Laying out a table: things in zones, from what a scenario says of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from judgekit.errors import BadScenario, Fault, NotUnderstood
from judgekit.scenario.model import UNNAMED
from judgekit.scenario.wom.wom_actions import ill_formed, meant
from judgekit.scenario.wom.wom_board import laid_out
from judgekit.scenario.wom.wom_model import Bring
from judgekit.table.board import Board, Thing
from judgekit.wom.faces import CASTLE, PLACES, SPELL, TOKEN_COLOURS, Card, diamagic
from judgekit.wom.language.reader import read
from judgekit.wom.plays.areas import (
    CASTLES,
    CENTRE,
    CODE,
    DECK,
    HIDDEN,
    LAUNCHED,
    RESERVE,
    STAKE,
    TOKENS,
    WIZARDS,
    Launch,
)
from judgekit.wom.plays.before_play import BENCH, BOX
from judgekit.wom.plays.diamagic import OF_EACH_COLOUR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.wom.wom_model import CardSaid, SideSaid, TableSaid


_DECK_SIZE, _CASTLES = 40, 8
_NO_PLACE = "in una squadra i posti sono tre (1.2), e questo Mago non ne trova uno"
_TAKEN = "un altro Mago della squadra è già in questo posto"


def start(scenario: Scenario) -> tuple[Board, dict[int, str]]:
    """The board of a scenario, and what its things are called. Raises BadScenario, also for lines that cannot be."""
    return _Layout(scenario).board()


def card(said: CardSaid) -> Card:
    """The face of a card as it was described. Raises NotUnderstood."""
    effects = read(said.text) if said.text else ()
    return Card(said.kind, said.name, said.title, said.colours, said.power, said.team, effects, said.text.strip())


class _Layout:
    """A board being laid out."""

    def __init__(self, scenario: Scenario) -> None:
        self.said: TableSaid = scenario.board
        self.actions = scenario.actions
        self.file, self.seed = scenario.file, scenario.seed
        self.things: dict[int, Thing] = {}
        self.zones: dict[tuple[str, str], tuple[int, ...]] = {}
        self.launches: list[Launch] = []
        self.faults: list[Fault] = list(ill_formed(scenario))
        self.places: tuple[int, ...] = ()  # of the wizards of a squad, as they are named

    def board(self) -> tuple[Board, dict[int, str]]:
        for player in self.said.players:
            self._player(player)
        for said in self.said.castles:
            self._put(said, CENTRE, self.said.castle_of or self._turn())
        self._stakes()
        if self.faults:
            raise BadScenario(tuple(self.faults))
        players = {p.name: self._told(p) for p in self.said.players}
        return Board(self.things, self.zones, players, self._facts()), self._labels()

    def _told(self, player: SideSaid) -> dict[str, object]:
        """What is known of a player; a team of which nothing has been said yet is only meant."""
        team = {"meant": player.team} if self.said.setting_up else {"team": player.team}
        return {"team": "", "passed": False, "shown": False, **team}

    def _turn(self) -> str:
        return self.said.turn or (self.said.players[0].name if self.said.players else "")

    # --- players

    def _player(self, player: SideSaid) -> None:
        zones = dict(player.zones)
        for zone in sorted(zones, key=lambda zone: zone in {LAUNCHED, HIDDEN}):  # wizards before what they have played
            cards = [said._replace(how_many=1) for said in zones[zone] for _ in range(said.how_many)]
            if zone == WIZARDS and not self.said.setting_up:
                self.places = self._places(cards)
                cards = cards[: len(self.places)]
            for n, said in enumerate(cards):
                self._in_zone(player.name, zone, n, said)
        if not self.said.setting_up:
            self._unnamed(player.name, DECK, SPELL, _DECK_SIZE, zones)
            self._unnamed(player.name, CASTLES, CASTLE, _CASTLES, zones)

    def _unnamed(self, player: str, zone: str, kind: str, many: int, zones: dict[str, Any]) -> None:
        if zone not in zones:
            for _ in range(many):
                self._add(UNNAMED, (zone, player), player, Card(kind, UNNAMED), {})

    def _in_zone(self, player: str, zone: str, n: int, said: CardSaid) -> None:
        where = zone
        if self.said.setting_up:
            where = {WIZARDS: BENCH, CODE: BOX}.get(zone, zone)
        marks: dict[str, Any] = {}
        if where == WIZARDS:
            marks["place"] = self.places[n]
        if zone in {LAUNCHED, HIDDEN}:
            marks = self._played(player, zone, said)
        for number in self._put(said, (where, player), player, marks):
            if said.tokens and where == WIZARDS:
                for colour in said.tokens:
                    self._token(colour, (TOKENS, player), {"on": number})
            if zone in {LAUNCHED, HIDDEN} and not marks.get("lasting") and "by" in marks:
                self.launches.append(Launch(player, marks["by"], number, zone))

    def _places(self, squad: Sequence[CardSaid]) -> tuple[int, ...]:
        """Where wizards stand: where it is said, else left to right where nobody is; who is alone, in the centre."""
        said = [PLACES.index(one.place) for one in squad if one.place]
        free = iter([1] if len(squad) == 1 else [n for n in range(len(PLACES)) if n not in said])
        found: list[int] = []
        for one in squad:
            place = PLACES.index(one.place) if one.place else next(free, None)
            if place is None or place in found:
                self._fault(one, f"«{one.name}»: " + (_NO_PLACE if place is None else _TAKEN))
                break
            found.append(place)
        return tuple(found)

    def _played(self, player: str, zone: str, said: CardSaid) -> dict[str, object]:
        squad = [self.things[number] for number in self.zones.get((WIZARDS, player), ())]
        if said.by is not None:
            squad = [one for one in squad if one.name.casefold() == said.by.text.casefold()]
            squad = squad[said.by.nth - 1 : said.by.nth] if said.by.nth else squad
        if len(squad) != 1:
            self._fault(said, f"«{said.name}»: di’ quale Mago l’ha giocata («da: Topolino»)")
            return {}
        marks: dict[str, object] = {"by": squad[0].id}
        if zone == HIDDEN:
            marks |= {"lasting": True} if {"lasting", "up"} & set(said.status) else {"down": True}
        return marks

    # --- things

    def _put(
        self, said: CardSaid, zone: tuple[str, str], owner: str, marks: dict[str, object] | None = None
    ) -> list[int]:
        try:
            face = card(said)
        except NotUnderstood as error:
            where = said.text_where or said.where
            self.faults.append(Fault(where.file or self.file, where.line, where.column, error.message))
            face = Card(said.kind, said.name)
        return [self._add(said.name, zone, owner, face, marks or {}) for _ in range(said.how_many)]

    def _add(self, name: str, zone: tuple[str, str], owner: str, face: Card, marks: dict[str, object]) -> int:
        number = len(self.things) + 1
        self.things[number] = Thing(number, name, owner, zone, face, marks)
        self.zones[zone] = (*self.zones.get(zone, ()), number)
        return number

    def _token(self, colour: str, zone: tuple[str, str], marks: dict[str, object]) -> None:
        self._add(f"Diamagic {colour}", zone, "", diamagic(colour), marks)

    def _stakes(self) -> None:
        """What is at stake, and the reserve: what is said of it on top, else what is left of the twelve, at random."""
        for colour in self.said.stake:
            self._token(colour, STAKE, {"seen": (self._turn(),)})
        if self.said.setting_up:
            return
        if self.said.reserve is not None:
            for colour in self.said.reserve:
                self._token(colour, RESERVE, {})
            return
        used = Counter(thing.face.colours[0] for thing in self.things.values() if thing.face.kind == "diamagic")
        rest = [colour for colour in TOKEN_COLOURS for _ in range(OF_EACH_COLOUR - used[colour])]
        random.Random(f"{self.seed} riserva").shuffle(rest)  # noqa: S311
        for colour in rest:
            self._token(colour, RESERVE, {})

    # --- facts

    def _facts(self) -> dict[str, object]:
        order = tuple(player.name for player in self.said.players)
        facts: dict[str, object] = {
            "order": order,
            "turn": self._turn(),
            "seed": self.seed,
            "next": len(self.things) + 1,
            "starts": self.said.starting or None,
        }
        if self.said.setting_up:
            return {**facts, "setting up": True}
        facts |= {"number": self.said.number or 1, "started": self._turn(), "resume": self._phase()}
        if self._phase() == "challenge":
            facts["phase"] = "challenge"
        if self.launches:
            facts |= {"launches": self._in_turns(), "last": self._last(order)}
        return facts

    def _phase(self) -> str:
        """The phase that is told; else that in which the script can begin: with a Castello that has still to come."""
        first = next((meant(one, self.said).do for one in self.actions), None)
        brings = isinstance(first, Bring) and not self.said.castles
        return self.said.phase or ("castle" if brings else "challenge")

    def _in_turns(self) -> tuple[Launch, ...]:
        """What has been played, one player after the other."""
        first = [one for one in self.launches if one.player == self._turn()]
        second = [one for one in self.launches if one.player != self._turn()]
        found: list[Launch] = []
        while first or second:
            found += first[:1] + second[:1]
            first, second = first[1:], second[1:]
        return tuple(found)

    def _last(self, order: tuple[str, ...]) -> str:
        """Who has played last: whoever has not the turn, where both have played as much."""
        mine = sum(one.player == self._turn() for one in self.launches)
        other = next((player for player in order if player != self._turn()), self._turn())
        return self._turn() if 2 * mine > len(self.launches) else other

    def _labels(self) -> dict[int, str]:
        """What things are called; twins are counted in the order of the file, as actions count them."""
        labels = {number: thing.name for number, thing in self.things.items()}
        many = Counter(card.name for _, card in laid_out(self.said) for _ in range(card.how_many))
        seen: Counter[str] = Counter()
        for number, thing in self.things.items():
            if thing.face.kind != "diamagic" and many[thing.name] > 1:
                seen[thing.name] += 1
                labels[number] = f"{thing.name} {seen[thing.name]}"
        return labels

    def _fault(self, said: CardSaid, message: str) -> None:
        self.faults.append(Fault(said.where.file or self.file, said.where.line, said.where.column, message))
