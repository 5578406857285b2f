"""What `why` and `coverage` answer with."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """A cited rule, and what would be otherwise without it: one plain value for each difference, decisive if any.

    A difference is (kind, subject, with the rule, without it): ("zone", "Orso", ("graveyard", "Bruno"),
    ("battlefield", "Anna")), ("life", "Bruno", 20, 18), ("verdict", 2, "illegal", "legal"), ("over", "", …), …
    """

    number: str
    differences: tuple[tuple[str, object, object, object], ...]
    also: tuple[str, ...] = ()  # the numbers that fall with it

    @property
    def decisive(self) -> bool:
        return bool(self.differences)


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
