"""The board that a scenario describes, as a value on which the engine plays."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault
from judgekit.magic.cards import ROOM, Face, face, is_room
from judgekit.magic.editions import system
from judgekit.magic.plays.board.facts import (
    CASTS_OF_COMMANDERS,
    COMMANDERS,
    FLIPPED,
    FORETOLD,
    LANDS_EACH,
    PLOTTED,
    TIME,
    UNLOCKED,
)
from judgekit.magic.plays.board.state import BATTLEFIELD, COMMAND, STACK, Combat
from judgekit.magic.plays.resolving.planes import is_plane
from judgekit.magic.plays.resolving.speed import SPEED
from judgekit.magic.plays.state_based.commander import (
    DAMAGE_OF_COMMANDERS,
    LEFT_THERE,
)
from judgekit.magic.plays.turn.phasing import PHASED_OUT
from judgekit.magic.plays.turn.turn import PHASES
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import dungeons_said, standing_effects, suspects_said, teams_said
from judgekit.scenario.magic.faces_said import Faces, unlocked_halves
from judgekit.scenario.magic.imported_cards import alike, by_its_front
from judgekit.scenario.magic.names import fold
from judgekit.scenario.magic.printed_said import CHOICES, not_told, printed_counters, told_what
from judgekit.scenario.magic.unfinished import unfinished
from judgekit.scenario.model import UNNAMED, Play, ThingSaid
from judgekit.table.board import Board, Thing

if TYPE_CHECKING:
    from judgekit.scenario.model import BoardSaid, Name, PlayerSaid, Scenario, Where


COMMANDER_LIFE = 40  # where a board has commanders, and does not tell
LIBRARY = 40  # cards of a library that is not described
_STEP_PHASE = {step: phase for phase, steps in PHASES.items() for step in (steps or (phase,))}
_NEW = {"new", "entered this turn"}
_DESIGNATED = {"renowned", "monstrous", "suspected", "solved"}
_DOWN = {"face down", "manifested", "cloaked"}


def start(scenario: Scenario, edition: str) -> tuple[Board, dict[int, str]]:
    """The board as described, and what its things are called.

    Raises BadScenario with every fault of the board: a text that is not understood, or that no play of the edition
    plays, among them.
    """
    return _Table(scenario, edition).board()


def unread(scenario: Scenario, edition: str) -> tuple[Fault, ...]:
    """Where what of the cards stands that is not understood, and stops the game only where it acts."""
    table = _Table(scenario, edition)
    with contextlib.suppress(BadScenario):
        table.board()
    there = dict.fromkeys(table.faces.unread)
    return tuple(Fault(where.file or scenario.file, where.line, where.column, told) for where, told in there)


class _Table:
    """A board while it is being laid out."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.edition = edition
        self.said: BoardSaid = scenario.board
        self.file = scenario.file
        self.seed = scenario.seed
        lines = [line for line in scenario.actions if line.is_of(edition) and isinstance(line.do, Play)]
        self.played = {(line.player, fold(line.do.card.text)) for line in lines}
        self.faults: list[Fault] = []
        self.things: dict[int, Thing] = {}
        self.zones: dict[tuple[str, str], tuple[int, ...]] = {}
        self.named: dict[str, list[int]] = {}
        self.hosts: list[tuple[int, Name]] = []
        self.attackers: list[int] = []
        self.commanders: list[int] = []
        self.dealt: dict[tuple[int, str], int] = {}  # by commanders, to players
        self.stamp = 0
        self.order = teams_said.in_seats(self.said)
        self.turn = teams_said.head_of(self.said, self.said.turn or self.order[0])
        self.started = teams_said.head_of(self.said, self.said.starting or self.order[0])
        self.number = self._number()
        self.faces = Faces(edition, self._fault)

    def _number(self) -> int:
        if self.said.number is not None:
            return self.said.number
        return 3 if self.turn == self.started else 4

    def board(self) -> tuple[Board, dict[int, str]]:
        for player in self.said.players:
            self._lay_out(player)
        planes = dungeons_said.planar_die(self.turn, self.things, self.zones)
        if planes and "planeswalk" not in system(self.edition).tables["procedures"]:
            self._fault(self.said.where, "in questa edizione non ci sono piani né fenomeni")
        for said in reversed(self.said.stack):
            self._put(said, "stack", said.controller or self.turn)
        self._attach()
        if self.commanders and not system(self.edition).values.get("commanders"):
            self._fault(self.said.where, "in questa edizione non ci sono comandanti, né una zona di comando")
        if self.said.teams and not system(self.edition).values.get("teams"):
            self._fault(self.said.where, "in questa edizione non ci sono partite a squadre (805, 808, 810)")
        for where, message in teams_said.unplayed(self.said):
            self._fault(where, message)
        self._deal()
        players = self._players()
        if self.faults:
            raise BadScenario(tuple(sorted(self.faults, key=lambda fault: (fault.line, fault.column))))
        return Board(self.things, self.zones, players, self._facts()), self._labels()

    # --- things

    def _lay_out(self, player: PlayerSaid) -> None:
        for zone, things in player.zones:
            for said in things:
                self._put(said, zone, player.name)
        dungeons_said.lay_out(player, self.things, self.zones, self._fault)
        dungeons_said.monarch(player, self.things, self.zones)
        dungeons_said.engine_of(player, self.things, self.zones)
        if not any(zone == "library" for zone, _ in player.zones):
            blank = face(UNNAMED, ())
            for _ in range(LIBRARY):
                self._add(UNNAMED, blank, ("library", player.name), player.name, {})
        if self.said.setting_up:
            self.zones["deck", player.name] = self.zones.pop(("library", player.name), ())
            for number in self.zones["deck", player.name]:
                self.things[number] = self.things[number]._replace(zone=("deck", player.name))

    def _put(self, said: ThingSaid, zone: str, player: str) -> None:
        self.faces.is_announced = zone == "stack"
        said = by_its_front(said, zone)
        printed = self.faces.face(said)
        needed = zone == "battlefield" or (zone == "hand" and (player, fold(said.name)) in self.played)
        if needed and not printed.traits.types and not said.faces:  # a split card is known by its halves
            what = f"non so che cosa sia «{said.name}»: dillo (tipo, forza/costituzione, testo)"
            self._fault(said.where, what + alike(said.name))
        printed = self.faces.with_faces(said, printed)
        printed = printed if said.faces else self.faces.played(said, printed)
        said = said._replace(chosen=told_what(said.chosen, printed))
        for place, message in unfinished(said, printed):
            self._fault(place, f"«{said.name}» {message}")
        if zone == "battlefield" and not _DOWN & set(said.status):
            for message in not_told(said.chosen, printed):
                self._fault(said.where, f"«{said.name}» {message}")
        if "transformed" in said.status and zone == "battlefield":
            printed = self.faces.transformed(said, printed)
        if "flipped" in said.status and zone == "battlefield":
            printed = self.faces.flipped(said, printed)
        if zone in {"battlefield", "stack"} and _DOWN & set(said.status):
            printed = self.faces.face_down(said, printed)
        if is_room(printed) and zone == "battlefield":
            printed = self.faces.unlocked(said, printed)
        where = {"battlefield": BATTLEFIELD, "stack": STACK}.get(zone, (zone, player))
        where = COMMAND if zone == "command" and is_plane(printed) else where
        where = PHASED_OUT if "phased out" in said.status else where
        for _ in range(said.how_many):
            number = self._add(
                said.name, printed, where, said.owner or player, self._marks(said, zone, player, printed)
            )
            if zone == "battlefield" and "attacking" in said.status:
                self.attackers.append(number)
            if said.host is not None:
                self.hosts.append((number, said.host))
            if is_plane(self.things[number].face):
                continue
            if zone == "command" or "commander" in said.status:
                self.commanders.append(number)

    def _add(self, name: str, printed: Face, zone: tuple[str, str], owner: str, marks: dict[str, object]) -> int:
        number = len(self.things) + 1
        self.things[number] = Thing(number, name, owner, zone, printed, marks)
        there = self.zones.get(zone, ())
        self.zones[zone] = (number, *there) if zone == STACK else (*there, number)
        if name != UNNAMED:
            self.named.setdefault(name, []).append(number)
        return number

    def _marks(self, said: ThingSaid, zone: str, player: str, printed: Face) -> dict[str, object]:
        marks: dict[str, object] = {}
        if zone == "command" and is_plane(printed):
            self.stamp += 1
            marks |= {"controller": self.turn, "stamp": self.stamp}
        if zone in {"battlefield", "stack"}:
            marks["controller"] = said.controller or player
        if "face down" in said.status and zone == "exile":
            marks["face down"] = True
            marks[FORETOLD] = self.number - 1  # if it is a card with foretell
        if "plotted" in said.status:
            marks[PLOTTED] = self.number - 1
        if zone in {"exile", "command"} and said.counters:
            marks["counters"] = dict(said.counters)
        if zone != "battlefield":
            return marks
        self.stamp += 1
        marks["stamp"] = self.stamp
        if "phased out" in said.status:
            marks["phased"] = marks["controller"]
        if "flipped" in said.status:
            marks[FLIPPED] = True
        if printed.layout == ROOM and printed.of is not None:
            marks[UNLOCKED] = unlocked_halves(said, printed.of)
        if "tapped" in said.status:
            marks["tapped"] = True
        if _NEW & set(said.status):
            marks["since"] = self.number
        if told := _DESIGNATED & set(said.status):
            marks["designated"] = frozenset(told)
        if "suspected" in said.status and (why := suspects_said.unknown_to(system(self.edition))):
            self._fault(said.where, f"«{said.name}»: {why}")
        if said.damage:
            marks["damage"] = said.damage
        if counters := {**printed_counters(said, printed), **dict(said.counters)}:
            marks["counters"] = counters
        if said.protector:
            marks["protector"] = said.protector
        if said.chosen:
            marks["choices"] = {CHOICES.get(what, what): value for what, value in said.chosen}
        return marks

    def _attach(self) -> None:
        for number, host in self.hosts:
            if host.text not in self.named and host.text in {player.name for player in self.said.players}:
                there = self.things[number]
                self.things[number] = there._replace(marks={**there.marks, "host": host.text})
                continue
            found = [n for n in self.named.get(host.text, ()) if self.things[n].zone in {BATTLEFIELD, PHASED_OUT}]
            if host.nth:
                every = self.named.get(host.text, [])
                found = [n for n in every[host.nth - 1 : host.nth] if n in found]
            if len(found) != 1:
                why = "è più d’uno: aggiungi il numero" if found else "non è in gioco"
                self._fault(host.where, f"«{host.text}» {why}")
                continue
            thing = self.things[number]
            on = self.things[found[0]]
            aside = {"phased with": on.object} if on.zone == thing.zone == PHASED_OUT else {}
            self.things[number] = thing._replace(marks={**thing.marks, **aside, "host": on.object})

    # --- players and facts

    def _players(self) -> dict[str, dict[str, object]]:
        found = {}
        for player in self.said.players:
            last = self.number if teams_said.head_of(self.said, player.name) == self.turn else self.number - 1
            begins = COMMANDER_LIFE if self.commanders else 20
            found[player.name] = {
                "life": (0 if self.said.setting_up else begins) if player.life is None else player.life,
                "mana": player.mana,
                "turn": 0 if self.said.setting_up else last,
                "counters": dict(player.counters),
            }
            found[player.name] |= {SPEED: player.speed} if player.speed else {}
            found[player.name] |= dungeons_said.completed(player, self._fault)
        teams_said.with_shared(self.said, found, self._fault, commanders=bool(self.commanders))
        return found

    def _facts(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "order": self.order,
            "turn": self.turn,
            "started": self.started,
            "seed": self.seed,
            "next": len(self.things) + 1,
            "stamp": self.stamp,
            **standing_effects.effects(self.things),
            **teams_said.facts(self.said),
        }
        if self.said.time:
            facts[TIME] = self.said.time
        if self.commanders:
            facts |= self._of_commanders()
        if self.said.setting_up:
            lost = self.said.lost_last or None
            return {**facts, "setting up": True, "starts": self.said.starting or None, "lost last": lost}
        phase = _STEP_PHASE[self.said.step]
        step = self.said.step if PHASES[phase] else None
        fight = self._combat()
        begins = step in _DECLARED and not (fight and fight.attackers and step == "declare attackers")
        mine = {p.name: p.lands_played for p in self.said.players if teams_said.head_of(self.said, p.name) == self.turn}
        return {
            **facts,
            "number": self.number,
            "lands": sum(mine.values()),
            **({LANDS_EACH: mine} if self.said.shared_turns else {}),
            "phase": phase,
            "step": step,
            "resume": (phase, step, begins),
            "combat": fight,
        }

    def _deal(self) -> None:
        """The combat damage that commanders have dealt so far."""
        things = [self.things[number] for number in self.commanders]
        for player in self.said.players:
            for name, amount in player.commander_damage:
                found = [thing.id for thing in things if plain(thing.name) == plain(name)]
                if len(found) == 1:
                    self.dealt[found[0], player.name] = amount
                else:
                    self._fault(player.where, f"«danni del comandante»: nessun comandante si chiama «{name}»")

    def _of_commanders(self) -> dict[str, object]:
        """Which cards are commanders, how often they were cast, what they have dealt; those left where they lie."""
        things = [self.things[number] for number in self.commanders]
        casts = {player.name: player.commander_casts for player in self.said.players}
        return {
            COMMANDERS: frozenset(self.commanders),
            CASTS_OF_COMMANDERS: {thing.id: casts[thing.owner] for thing in things if casts[thing.owner]},
            **({DAMAGE_OF_COMMANDERS: self.dealt} if self.dealt else {}),
            LEFT_THERE: frozenset(thing.object for thing in things),
        }

    def _combat(self) -> Combat | None:
        attackers = tuple((self.things[number].object, self._defends()) for number in self.attackers)
        return Combat(attackers, declared=True) if attackers else None

    def _defends(self) -> str:
        """Who is attacked by what the board says attacks: who comes next in turn order, and is no teammate."""
        at = self.order.index(self.turn)
        mates = next((side for side in self.said.teams if self.turn in side), (self.turn,))
        return next((one for one in self.order[at + 1 :] + self.order[:at] if one not in mates), self.turn)

    def _labels(self) -> dict[int, str]:
        labels = {number: thing.name for number, thing in self.things.items()}
        for name, numbers in self.named.items():
            if len(numbers) > 1:
                labels |= {number: f"{name} {n}" for n, number in enumerate(numbers, 1)}
        return labels

    def _fault(self, where: Where, message: str) -> None:
        self.faults.append(Fault(where.file or self.file, where.line, where.column, message))


# Steps that begin afresh on a board that stands in them: what they are for has not been done yet.
_DECLARED = {"declare attackers", "declare blockers", "combat damage"}
