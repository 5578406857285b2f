"""What `why` and `coverage` answer with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

Difference = tuple[str, object, object, object]  # kind, subject, with the rule, without it

POINT, BACKGROUND, MACHINERY, CITED = "point", "background", "machinery", "cited"
ASKED = "asked"  # the question speaks of it, and nothing that one could show hangs on it
ALIKE = "alike"  # it carries the same decision as the first reason, which stands before it: either may be named


_NOWHERE = frozenset(("stuck", "endless"))


def breaks(differences: Iterable[Difference]) -> bool:
    """Whether with these differences the game or the script could not go on."""
    return any(kind == "error" or (kind == "ended" and then in _NOWHERE) for kind, _, _, then in differences)


class Reason(NamedTuple):
    """A cited rule, and what would be otherwise without it: one plain value for each difference, decisive if any.

    A difference is (kind, subject, with the rule, without it): ("zone", "Orso", ("graveyard", "Bruno"),
    ("battlefield", "Anna")), ("life", "Bruno", 20, 18), ("verdict", 2, "illegal", "legal"), ("over", "", …), …

    `kind` says what the rule is to the board: its point, background that decides too, machinery without which the game
    would not go, only cited, what the question speaks of and nothing shows, or what carries the first reason beside its
    head. `weight` is how much speaks for it being
    the point; rules without which exactly the same comes out are of one `group`, its head first. `mistakes` are what
    people think who get it wrong. Of `with_it`, any rule suffices: the differences are those without all of them.
    `told` is false of a rule of which no step tells: it kept something from happening. `mistaken` is set where the rule
    could be missing and the same would come out: the differences are then those for somebody who gets it wrong in this
    way. `instead` tells of what is expected and would not hold what would be so in its place, as the judging of
    expectations says it: («Orso è 2/2», «è 1/1»). `forbids` is the action that it is the first to forbid, where no rule
    is alone in doing so: to take it away shows nothing.
    """

    number: str
    differences: tuple[Difference, ...]
    also: tuple[str, ...] = ()  # the numbers that fall with it
    kind: str = ""
    weight: float = 0.0
    group: int = 0
    mistakes: tuple[str, ...] = ()
    with_it: tuple[str, ...] = ()
    told: bool = True
    mistaken: str = ""
    instead: tuple[tuple[str, str], ...] = ()
    forbids: int | None = None

    @property
    def numbers(self) -> tuple[str, ...]:
        """The number of the rule and those that fall with it."""
        return (self.number, *self.also)

    @property
    def decisive(self) -> bool:
        return bool(self.differences)

    @property
    def breaks(self) -> bool:
        """Whether without it the game or the script could not go on."""
        return breaks(self.differences)


class Change(NamedTuple):
    """Rules on one matter that two editions play otherwise: the numbers of the one and of the other."""

    old: tuple[str, ...]
    new: tuple[str, ...]


class Covered(NamedTuple):
    """A rule of an edition: what becomes of it at the table.

    `status` is "simulated", "definition", "off-table" or, honestly, "not yet"; `reason` says why a rule is not
    simulated. `plays` are the functions behind it with their places (`judgekit/magic/plays/combat.py:41 may_attack`).
    """

    number: str
    status: str
    reason: str
    plays: tuple[str, ...]
    scenarios: tuple[str, ...]
    decisive_in: tuple[str, ...]
