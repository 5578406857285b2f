"""What is wrong with a scenario file, gathered while it is read: every fault with its place and a way out."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.scenario.model import Expectation, Where


_PATIENCE = 100  # faults that come with a proposal; a file with more is no scenario with slips of the pen
_LONGEST_MESSAGE = 600
_LONGEST = 80  # no known form is longer


class Faults:
    """The faults of one file, in the order in which they are found."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, where: Where, message: str) -> None:
        self.found.append(
            Fault(*where, message if len(message) <= _LONGEST_MESSAGE else f"{message[:_LONGEST_MESSAGE]}…")
        )

    @property
    def patient(self) -> bool:
        """Whether there are so few faults that each is worth a proposal."""
        return len(self.found) < _PATIENCE

    def unknown(self, where: Where, message: str, word: str, known: Iterable[str]) -> None:
        """A word that nobody knows, with the nearest that is known, else with all of them where they are few."""
        forms = tuple(known)
        near = nearest(word, forms) if self.patient else ""
        few = f"; si conoscono: {', '.join(forms)}" if 0 < len(forms) <= 16 else ""
        self.add(where, f"{message}: forse «{near}»?" if near else message + few)

    def refuse(self) -> None:
        """Raise BadScenario with all faults, sorted by place, if there are any."""
        if self.found:
            raise BadScenario(tuple(sorted(dict.fromkeys(self.found), key=lambda fault: fault[:3])))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known form that looks most like a word; "" where none does."""
    return _nearest(plain(word)[:_LONGEST], tuple(known))


@lru_cache(maxsize=512)
def _nearest(word: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # the miss path only

    forms = {plain(form): form for form in reversed(known)}
    return next((forms[form] for form in get_close_matches(word, forms, n=1, cutoff=0.6)), "")


class _Plain(dict[int, str]):
    """Letters as they are compared, found out once each."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        base = char.lower() if char in "èÈ" else unicodedata.normalize("NFD", char)[0].lower()
        self[code] = base if len(base) == 1 else char
        return self[code]


_PLAIN = _Plain({ord("’"): "'", ord("\u00a0"): " "})


def plain(text: str) -> str:
    """A text as it is compared: small letters, no accents but that of «è», which is a verb; as long as it was."""
    return text.lower() if text.isascii() else text.translate(_PLAIN)


def composed(text: str) -> str:
    """A text with every accented letter as one character."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


MOST_LINES = 10_000  # actions, and as many statements


def unscripted(expectations: list[Expectation], actions: int) -> Iterator[Fault]:
    """Statements about actions that the script does not have."""
    for expectation in expectations:
        said = expectation.args[0] if expectation.kind == "verdict" else expectation.after
        if said is not None and not 0 < said <= actions:
            yield Fault(*expectation.where, f"l’azione {said} non c’è: il caso ne ha {actions}")
