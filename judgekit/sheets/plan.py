"""How many questions of each kind a sheet asks, and which kind a board is tried as first."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING

from judgekit.sheets.kinds import OF_BOARDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question

Plan = Counter[tuple[str, int]]  # questions by kind and level
Wish = tuple[str, frozenset[int]]  # a kind, and the levels at which it is still wanted

SHARES = {  # how often each kind is asked, of twenty questions
    "outcome": 4,
    "legal": 3,
    "which-rule": 1,  # what is offered beside the right rule is nearly as right, or beside the point
    "number": 3,
    "next": 1,  # of its wrong steps one alone is a mistake with a name
    "find-the-error": 3,
    "editions": 1,
    "order": 1,
    "true-false": 2,
    "term": 1,
}
_RARE = {"legal": 2, "find-the-error": 2, "which-rule": 3, "editions": 3}  # what few boards make is looked for first
LEVELS = frozenset({1, 2, 3})
_CHOICES = frozenset({"outcome", "editions", "which-rule", "next"})  # where the right one could be known by its length
_STANDS, _MOVES = "stands", "moves"
_LAST = "last"  # wherever that is
_SHORTEST, _LONGEST, _BETWEEN = "shortest", "longest", "between"
_OF_TWO = {"briefer": "lengthier", "lengthier": "briefer"}  # where only one option stands beside the right one
_OFTENER = 2  # at one place than at another: nearer than that, chance alone decides
_QUARTER, _THIRD = 4, 3
_SMALL = 8  # questions of which a quarter would be too few


def shared(kinds: Iterable[str], number: int) -> Counter[str]:
    """So many of each kind, by their shares, that together they are the number: the largest remainders get one more."""
    those = [kind for kind in SHARES if kind in set(kinds)]
    whole = sum(SHARES[kind] for kind in those) or 1
    exact = {kind: SHARES[kind] * number / whole for kind in those}
    found = Counter({kind: int(part) for kind, part in exact.items()})
    rest = sorted(exact, key=lambda kind: int(exact[kind]) - exact[kind])
    for kind in rest[: number - sum(found.values())]:
        found[kind] += 1
    return found


def _length(question: Question) -> str:
    """How long the right option is beside the others; "" where nobody could choose by that."""
    if question.kind not in _CHOICES:
        return ""
    sizes = [len(option.text) for option in question.options]
    own = next(len(option.text) for option in question.options if option.correct)
    if len(sizes) == len(_OF_TWO):
        briefer, lengthier = _OF_TWO
        return "" if min(sizes) == max(sizes) else briefer if own == min(sizes) else lengthier
    return _SHORTEST if own == min(sizes) else _LONGEST if own == max(sizes) else _BETWEEN


def _place(question: Question) -> int:
    return next(n for n, option in enumerate(question.options) if option.correct)


def _sign(question: Question) -> str:
    """What must not always be alike in the right answers of a kind: yes or no, the place of an error, a number that is
    on the board already.
    """
    if question.kind == "find-the-error":
        place = _place(question)
        return _LAST if place == len(question.options) - 1 else str(place)
    if question.kind == "number":
        return _STANDS if _stands(question) else _MOVES
    return question.answer if question.kind == "legal" else ""


def _stands(question: Question) -> bool:
    """Whether the right number is that which the board shows of what is asked about, as if nothing had happened."""
    rows = question.board.rows if question.board is not None else ()
    if not question.asked:
        return False
    kind, subject = question.asked[0]
    if kind == "life":
        return any(re.match(rf"{re.escape(subject)}, {question.answer} punt[oi]\b", row[0]) for row in rows)
    return kind == "size" and any(row[1] == subject and row[2].startswith(f"{question.answer}/") for row in rows)


class Needs:
    """What is still to be found: by kind, or by kind and level where it must be like a plan."""

    def __init__(
        self, kinds: Iterable[str], number: int, level: int | None, like: Plan | None, later: str = ""
    ) -> None:
        self.kinds = tuple(kinds)
        self.later = later  # what may not be the first answer to whether something is legal
        self.few_boards = False  # whether texts may be asked after instead, oftener than is their share
        self.any_share = False  # whether a kind may be asked oftener than twice its share, there being too few others
        self.levels = LEVELS if level is None else frozenset({level})
        self.like = None if like is None else Counter(like)
        self.left = shared(self.kinds, number)
        self.whole = number
        self.quartered = len(self.kinds) == len(SHARES) and number >= _SMALL  # of a sheet that may not become full
        self.part = _QUARTER  # of a sheet that a kind may be
        self.most = -(-number // self.part) if self.quartered else number
        self.share = Counter(self.left)
        self.asked: Counter[str] = Counter()
        self.lengths: Counter[str] = Counter()  # of right options, beside the others
        self.places: Counter[tuple[int, int]] = Counter()  # of right options, by how many there are
        self.signs: Counter[tuple[str, str]] = Counter()  # by kind: how often yes is right, and no; which place
        if like is not None:
            self.left = Counter()
            for (kind, of), much in like.items():
                self.left[kind] += much
                self.levels |= {of}

    def wants(self, kind: str, level: int) -> bool:
        """Whether a question may be taken, be its kind used up or not: no kind makes up more than a quarter, if others
        are to be had.
        """
        most = self.most if self.any_share else min(self.most, 2 * self.share[kind])
        if self.few_boards and kind not in OF_BOARDS:
            most = min(self.most, max(self.most - self.quartered, (self.asked.total() + 1) // self.part))
        return level in self.levels and (self.asked[kind] < most if self.like is None else self.like[kind, level] > 0)

    def balanced(self, question: Question) -> bool:
        """Whether of what is legal this answer, of errors this place, of options this length is not right too often."""
        length = _length(question)
        if length in _OF_TWO:
            return self.lengths[length] <= self.lengths[_OF_TWO[length]]
        if length:
            there = self.lengths[length]
            others = sum(self.lengths[one] for one in (_SHORTEST, _LONGEST, _BETWEEN)) - there
            return there <= (others if length == _BETWEEN else others // 2)
        sign = _sign(question)
        often = self.signs[question.kind, sign]
        others = self.asked[question.kind] - often
        if question.kind == "legal":
            return often + (sign == self.later) <= others
        if question.kind == "number":
            return sign == _MOVES or often <= others
        return not sign or often <= others / 2

    def placed(self, question: Question) -> Question:
        """The question with its right option elsewhere, where it stood in its place much oftener than in another."""
        if question.kind not in _CHOICES:
            return question
        size, here = len(question.options), _place(question)
        rarest = min(range(size), key=lambda n: self.places[size, n])
        if self.places[size, here] - self.places[size, rarest] < _OFTENER:
            return question
        options = list(question.options)
        options[here], options[rarest] = options[rarest], options[here]
        return question._replace(options=tuple(options))

    def take(self, question: Question) -> None:
        kind, level = question.kind, question.level
        self.left[kind] -= 1
        self.asked[kind] += 1
        self.signs[kind, _sign(question)] += 1
        if kind in _CHOICES:
            self.places[len(question.options), _place(question)] += 1
        if length := _length(question):
            self.lengths[length] += 1
        if self.like is not None:
            self.like[kind, level] -= 1

    def crowd(self) -> None:
        """Let a kind make up a third of the sheet: else there would be too few."""
        self.part = _THIRD
        self.most = -(-self.whole // self.part) if self.quartered else self.whole

    def quarters(self, taken: list[Question]) -> list[Question]:
        """A sheet that did not become full, without the last of what makes up much more than a quarter of it."""
        left = list(taken)
        if not self.quartered or self.whole < 2 * _SMALL or len(left) >= self.whole:
            return left
        while len(left) > _SMALL:
            kind, many = Counter(one.kind for one in left).most_common(1)[0]
            if self.part * (many - 1) <= len(left):
                break
            del left[max(n for n, one in enumerate(left) if one.kind == kind)]
        return left

    def pass_on(self) -> None:
        """What the texts could not give is asked of boards."""
        missing = sum(much for kind, much in self.left.items() if kind not in OF_BOARDS and much > 0)
        boards = [kind for kind in self.kinds if kind in OF_BOARDS]
        if missing and boards and self.like is None:
            self.left += shared(boards, missing)
            self.left = Counter({kind: much for kind, much in self.left.items() if kind in OF_BOARDS})

    def wishes(self, chance: Chance, *, any_kind: bool) -> tuple[Wish, ...]:
        """As what a board is to be tried, in this order: what is needed most is likely to come first."""
        weights = {kind: max(0, self.left[kind]) * _RARE.get(kind, 1) for kind in self.kinds if kind in OF_BOARDS}
        found: list[str] = []
        while whole := sum(weights.values()):
            drawn = chance.below(whole)
            kind = next(kind for kind, upto in zip(weights, accumulate(weights.values()), strict=True) if drawn < upto)
            found.append(kind)
            del weights[kind]
        if any_kind and self.like is None:
            there = (kind for kind in self.kinds if kind in OF_BOARDS and kind not in found)
            found += [kind for kind in there if any(self.wants(kind, level) for level in self.levels)]
        return tuple((kind, self._levels(kind)) for kind in found)

    def _levels(self, kind: str) -> frozenset[int]:
        if self.like is None:
            return self.levels
        return frozenset(level for level in LEVELS if self.like[kind, level] > 0)
