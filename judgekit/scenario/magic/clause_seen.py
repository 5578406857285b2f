"""A line taken apart with the table that it speaks of: what it names, whose that is, what has been done before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic import payments_said
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.scenario.magic.clauses import ABILITY, FIGHT, THING
from judgekit.scenario.model import Activate, Attack, Damage, GoTo, Name, Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.scenario.magic.clauses import Clause, Phrase
    from judgekit.scenario.magic.table_seen import Table
    from judgekit.scenario.model import ThingSaid

PAYMENTS = ("mana", "lands", "price", "everything")
TARGETS = ("on", "to", "target")


class Told:
    """A clause with the table that it speaks of."""

    def __init__(self, clause: Clause, table: Table, players: frozenset[str]) -> None:
        self.clause = clause
        self.table = table
        self.players = players
        self.player = table.names.name(clause.player)
        if clause.passive and not self.player:
            by = [one for phrase in clause.phrases for one in phrase.all("by")]
            self.player = next((table.names.name(one) for one in by if bare(one) in players), "")
        self.payments = [one for phrase in clause.phrases for one in phrase.roles if one[0] in PAYMENTS]
        self.payments += [("lands", f"uno {bare(one)}") for one in self._lands_spent()]
        self.deeds = [one for one in clause.phrases if not self._only_pays(one)]

    def _only_pays(self, phrase: Phrase) -> bool:
        if not does(phrase, verbs.PAY):
            return False
        if not phrase.roles:
            return phrase.verb.startswith("pag") and len(self.clause.phrases) > 1
        spent = self._lands_spent()
        return all(role in {*PAYMENTS, "itself"} or it in spent for role, it in phrase.roles)

    def _lands_spent(self) -> list[str]:
        """The single lands that a verb of paying names before what is paid for."""
        if len(self.clause.phrases) < 2:
            return []
        return [
            it for phrase in self.clause.phrases[:1] if does(phrase, verbs.PAY) for it in phrase.all("object")
            if self.player and any(payments_said.is_land(thing) for thing in self.in_play(it, self.player))
        ]  # fmt: skip

    def is_so(self) -> bool:
        """Whether what it says lies on the stack was put there by the lines before; of combat, whether it attacks."""
        if FIGHT in self.clause.stack and not any(does(one, verbs.ATTACK) for one in self.deeds):
            return False
        there = self.table.spoken_of() | self.table.stack()
        return all(
            plain(self.name(one)) in there or re.fullmatch(ABILITY, one) for one in self.clause.stack if "@" in one
        )

    def name(self, said: str) -> str:
        """The name of a thing told."""
        return self.table.names.name(said)

    def written(self, said: str) -> str:
        """A thing told, as the language writes it."""
        return self.table.names.written(said)

    def listed(self, those: Iterable[str]) -> str:
        """Several things, as the language writes them."""
        return ", ".join(self.written(one) for one in those)

    def each(self, phrase: Phrase, *roles: str) -> list[str]:
        """The things that stand with a verb in some roles, one by one, but for players who do it."""
        return self._but_who_acts([one for said in phrase.all(*roles) for one in re.findall(THING, said)])

    def _but_who_acts(self, found: list[str]) -> list[str]:
        """What is named, without the player by whom it is done."""
        acts = self.table.names.number(self.player) if self.clause.passive and self.player else None
        return [one for one in found if bare(one) != acts]

    def those_told(self, *roles: str) -> list[str]:
        """What stands with the verbs in some roles: once where it is named in two places, twice where one list does."""
        found: list[str] = []
        for phrase in self.deeds:
            for said in phrase.all(*roles):
                known = frozenset(found)
                found += [one for one in re.findall(THING, said) if one not in known]
        return self._but_who_acts(found)

    def paid(self, name: str, sort: str, player: str) -> str | None:
        """What is written behind an action for what is told of its payment; None where it does not cost that."""
        return payments_said.paid(self.payments, name, sort, player, self.table)

    def is_player(self, said: str) -> bool:
        """Whether a player is told."""
        return bare(said) in self.players

    def in_hand(self, said: str) -> list[ThingSaid]:
        """The cards that whoever does it could cast, of a name."""
        zones = ["hand", "command"]
        if any(phrase.all("option", "from") or phrase.verb.startswith("flashback") for phrase in self.clause.phrases):
            zones.append("graveyard")
        found = [thing for zone in zones for thing in self.table.named(self.name(said), zone, self.player)]
        return found if not re.fullmatch(ABILITY, said) else []

    def in_play(self, said: str, player: str = "") -> list[ThingSaid]:
        """The permanents of a name."""
        return self.table.named(self.name(said), "battlefield", player)

    def whose(self, said: str) -> str:
        """Who alone controls permanents of a name."""
        owner = re.search(r"@[0-9]+@(?: [0-9]+)? [a-z']+ ?(@[0-9]+@)$", said)
        if owner:
            return self.table.names.name(owner[1])
        found = [one for one in self.table.names.players if self.in_play(said, one)]
        return found[0] if len(found) == 1 else ""

    def attackers(self) -> set[str]:
        """The creatures that the lines before have declared as attackers, and that no line since has dealt with."""
        for action in reversed(self.table.before):
            if isinstance(action.do, Attack):
                return {self.table.as_compared(one.text) for band in action.do.bands for one in band}
            if isinstance(action.do, (Damage, GoTo)):
                return set()
        return set()

    def mentions(self) -> list[str]:
        """All that is named, in the order in which it stands."""
        found = re.findall(THING, self.clause.thing)
        for phrase in self.deeds:
            found += [one for _, said in phrase.roles for one in re.findall(THING, said)]
        return [one for one in found if bare(one) not in self.players]

    def targets(self) -> list[str]:
        """What a line says that something is aimed at."""
        found = self.those_told(*TARGETS)
        for phrase in self.deeds[1:]:
            if phrase.meanings & {verbs.AIM, verbs.HARM, verbs.HELP} and not phrase.all("with"):
                found += [one for one in self.each(phrase, "object") if one not in found]
        return found


def bare(said: str) -> str:
    found = re.search(r"@[0-9]+@", said)
    return found[0] if found else ""


def does(phrase: Phrase, *meanings: str) -> bool:
    return bool(phrase.meanings & set(meanings))


def only(told: Told, *roles: str) -> bool:
    """Whether nothing stands with the verbs but what is of some roles, and payments."""
    allowed = {*roles, *PAYMENTS, "itself", "from"}
    return all(role in allowed for phrase in told.deeds for role, _ in phrase.roles)


def says_it(told: Told) -> bool:
    return any(phrase.clitic.startswith(("l", "g")) for phrase in told.deeds)


def is_cast(told: Told, one: str) -> bool:
    """Whether a thing may lie on the stack."""
    return plain(told.name(one)) in told.table.waiting()


def last_cast(told: Told) -> Name | None:
    """The spell that the last line which put something on the stack has cast."""
    for action in reversed(told.table.before):
        if isinstance(action.do, Play):
            return action.do.card
        if isinstance(action.do, Activate) or getattr(action.do, "resolve", False):
            return None
    return None


def shown(name: Name) -> str:
    return f"{name.text} {name.nth}" if name.nth else name.text
