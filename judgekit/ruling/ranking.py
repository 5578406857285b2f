"""Which of the rules that a board hangs on is its point: what speaks for each, and in which order they stand."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from judgekit.ruling.answers import BACKGROUND, CITED, MACHINERY, POINT, Reason, breaks
from judgekit.ruling.heard import speaks_of
from judgekit.ruling.subject import Key, asked, is_of_what_is_no_more, is_trifle, resemblance, touches
from judgekit.ruling.weights import Weights, weights
from judgekit.texts import home
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgekit.ruling.ablation import Ablated
    from judgekit.ruling.answers import Difference
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System
    from judgekit.texts.library import Corpus

# How much speaks for a rule, as the logarithm of odds: fitted once on half of the bundled boards, and rounded.
_DECIDES = 0.75
_HERE_NOT = -2.0  # cited by few boards, and here as it happens nothing hangs on it
_BEHIND = 0.01
_FORBIDS = 1.5  # it heads the verdict on an action that is illegal, or says it of few
_GENERAL = 0.3  # so much behind another by which the same comes out: it says only what the others say of one thing
_KNOWN = 1.0  # the same, what everybody knows besides
_TRIFLING = -2.0  # without it only such things are otherwise as nobody asks for
_STOPS = -0.5  # without it something that the script does comes to nothing
_BREAKS = -1.0
_NOT_TRIED = -1.0  # without it an illegal action is not judged at all, and by another alone it is legal: that forbids
_UNDECIDED = -2.0  # without it a challenge comes to no end
_NAMED_MISTAKE = 0.5
_WORDS = 1.9
_HEARD = 0.9  # that it answers what is asked, as the search finds it: beside the words that it shares with others
_AT_ODDS = 3.5  # it is asked only where several effects meet, and what is asked hangs on it
_TABLES = {"states": 0.5}  # what the game puts right by itself, nobody having asked
_EVERYBODY_KNOWS = -2.0  # the plainest game needs it, or only who never played gets it wrong
_PROCEDURE = -0.3  # a mere row of a procedure, which nobody forgets
_LIKELY = 4.0  # the question speaks so much of a rule that it may be the point, though the game breaks without it
_FAR_BEFORE = 3.0  # so much more for a rule on which nothing hangs here, and it is the point: none that decides is
_BEFORE_MACHINERY = 1.0  # the same where what decides is machinery
_NEAR, _FAR = 2.0, 4.0  # so much behind the first a rule may still be the point, or matter to it
_ALL_BUT_NONE = 0.02  # what breaks the game and decides fewer boards is no machinery: there it ends
EXPLAINS = 0.02  # what decides more boards leaves open why it decides this one
_STANDS_ON = 3.0  # so much behind a rule that it stands on, one that is asked only after that may go before it
_LED_THERE = 5.0  # so much behind the rule by which a player loses, what led there may go before it
_SURELY_ASKED = 7.0  # the same, where the question surely speaks of the one that stands on it
_SURE = 5.8  # the logarithm of odds of a rule that the search takes for the answer without doubt
_CLEARLY, RATHER, SURELY = 1.4, 2.0, 3.5  # so much more the question speaks of one rule, as the logarithm of odds
_SPOKEN_OF = 1.0  # so much more the words say of a rule, and one that stands on it is not what is asked
_KINDS = (POINT, BACKGROUND, MACHINERY, CITED)


class Found(NamedTuple):
    """Rules taken away together, and how it goes without them."""

    numbers: tuple[str, ...]
    there: Ablated
    told: bool = True
    pair: tuple[str, ...] = ()
    mistaken: str = ""


class Ranking:
    """The rules of a board that has been played without each of them."""

    def __init__(self, run: Run, system: System, found: Iterable[Found] = ()) -> None:
        self.run = run
        self.system = system
        self.weights: Weights = weights(system.name)
        self.found: list[Found] = list(found)
        self.heard: Mapping[str, float] = {}  # how likely a rule answers what the case asks: nobody asks of some boards
        self.forbidding: dict[str, int] = {}  # what no rule alone forbids, by the number of the first that does
        self.forbids_alone = False  # whether a rule forbids what the board asks about, and the game goes on without it
        self.most_shown = 0.0  # how much it speaks of any rule on which something hangs, and the game goes on without
        self.most = inf  # what weighs so much is the point, whatever hangs on it: where nothing says what is asked

    def ranked(self) -> tuple[Reason, ...]:
        """The reasons, what is most likely to be the point first, each with its kind, its weight and its group."""
        self.forbidding = self._forbidding()
        reasons = [self._reason(one, weight) for one, weight in zip(self.found, self._weights(), strict=True)]
        if not self.run.held:
            self.most = max((one.weight for one in reasons if one.decisive), default=inf)
        self.forbids_alone = any(map(self._is_forbidding, reasons))
        shown = [one.numbers for one in reasons if shows(one) and not one.breaks]
        self.most_shown = max((speaks_of(numbers, self.heard) for numbers in shown), default=0.0)
        groups: dict[object, list[Reason]] = {}
        corpus, edition = home.open_corpus(), self.system.name

        def in_its_group(one: Reason) -> float:
            known = one.forbids is None and self.weights.is_plain(one.numbers)
            return _GENERAL * _is_general(corpus, edition, one.number) + _KNOWN * known - one.weight

        for one in sorted(reasons, key=in_its_group):
            groups.setdefault(_alike(one), []).append(one)
        best = max((one.weight for one in reasons if shows(one) and self._may_be_the_point(one)), default=0.0)
        every = [(self._kind(those[0], best), those) for those in groups.values()]
        most = {kind: those[0].weight for kind, those in reversed(every) if shows(those[0])}
        first = next((those[0] for kind, those in every if kind == POINT and shows(those[0])), None)
        machinery = first is not None and first.forbids is None and self.weights.is_machinery(first.numbers)
        before = _BEFORE_MACHINERY if machinery else _FAR_BEFORE

        def place(one: tuple[str, list[Reason]]) -> tuple[int, int, float]:
            """One on which nothing hangs here is not the first of its kind, while others decide."""
            kind, (head, *_) = one
            speaks = self._says(head) or (kind == POINT and head.weight >= most.get(kind, head.weight) + before)
            weight = head.weight if speaks else min(head.weight, most.get(kind, head.weight) - _BEHIND)
            return _KINDS.index(kind), self._place(head), -weight

        every.sort(key=place)
        return tuple(one._replace(group=n, kind=kind) for n, (kind, those) in enumerate(every, 1) for one in those)

    def _reason(self, one: Found, weight: float) -> Reason:
        mistakes = (one.mistaken,) if one.mistaken else self.system.mistakes(*one.numbers)
        numbers = self._as_asked(one.numbers)
        return Reason(
            numbers[0],
            one.there.differences,
            numbers[1:],
            "",
            weight,
            0,
            mistakes,
            one.pair,
            one.told,
            one.mistaken,
            one.there.instead,
            self._forbidden_by(one),
        )

    def _as_asked(self, numbers: tuple[str, ...]) -> tuple[str, ...]:
        """Numbers of one row: before the first the one that the question speaks of, where it clearly does."""
        most = max(numbers, key=lambda number: self.heard.get(number, 0.0))
        more = speaks_of((most,), self.heard) - speaks_of(numbers[:1], self.heard)
        return (most, *(one for one in numbers if one != most)) if more >= _CLEARLY else numbers

    def _forbidding(self) -> dict[str, int]:
        """Actions of which the board asks whether they are legal, and that no rule alone forbids: the first that does.

        Where nothing is illegal without it, the action would not be judged at all, or another rule forbids it too. What
        all actions of its kind hang on does not forbid, though without it there is nothing to forbid, unless it heads
        the verdict.
        """
        illegal = self.asked_and_illegal()
        for one in self.found:
            legal = allowed(one.there.differences)
            for action, cites in [*illegal.items()]:
                if action in legal and (cites[0] in one.numbers or not self.leaves_open(one.numbers)):
                    del illegal[action]
        return {self._first_forbidding(n, cites): n for n, cites in illegal.items()}

    def asked_and_illegal(self) -> dict[int, tuple[str, ...]]:
        """The illegal actions of which the board asks whether they are legal, each with the numbers that say it."""
        verdicts = self.run.replay.verdicts
        told = [held.expectation for held in self.run.held if held.so and held.expectation.kind == "verdict"]
        asked_for = [one.args[0] for one in told] if self.run.held else list(verdicts)
        return {n: verdicts[n].cites for n in asked_for if n in verdicts and verdicts[n].verdict == "illegal"}

    def _first_forbidding(self, action: int, cites: tuple[str, ...]) -> str:
        """Of rules that forbid an action beside others the one that decides fewest boards; else the first of all."""
        first = next((one for one, _ in self.beside(action, cites)), None)
        return first.numbers[0] if first is not None else cites[0]

    def beside(self, action: int, cites: tuple[str, ...]) -> list[tuple[Found, str]]:
        """The rules without which another forbids an action, with its number: the verdict then begins with one that
        does not stand in it. What decides the fewest boards comes first.
        """
        told = [one for one in self.found if not set(one.numbers).isdisjoint(cites)]
        those = [
            (one, numbers[0])
            for one in told
            for n, numbers in one.there.refused
            if n == action and numbers[0] not in cites
        ]
        return sorted(those, key=lambda one: self.weights.of(one[0].numbers)[::-1])

    def _forbidden_by(self, one: Found) -> int | None:
        return next((self.forbidding[number] for number in one.numbers if number in self.forbidding), None)

    def _weights(self) -> list[float]:
        """How much speaks for each rule."""
        touched = touches(list(map(self._about, self.found)))
        legal = {action for one in self.found for action in allowed(one.there.differences)}
        spoken = resemblance(
            self.run.scenario, [one.numbers for one in self.found], self.system.name, home.open_corpus()
        )
        self._spoken = dict(zip((one.numbers for one in self.found), spoken, strict=True))
        found = []
        for one, touch, words in zip(self.found, touched, spoken, strict=True):
            said = _WORDS * words + _HEARD * speaks_of((*one.numbers, *one.pair), self.heard)
            weight = self.weights.rarity(one.numbers) + touch + said
            weight += _EVERYBODY_KNOWS * self._is_known_to_all(one)
            if self._forbidden_by(one) is not None:
                weight += _DECIDES + _FORBIDS
            elif one.there.differences:
                weight += _DECIDES + self._of_its_kind(one) + _of_what_happens(one.there.differences)
                weight += _FORBIDS * self._forbids(one) + _AT_ODDS * self._settles(one)
                weight += _NOT_TRIED * (not legal.isdisjoint(unjudged(one.there.differences)))
            elif not self.weights.adds_nothing(one.numbers):
                weight += _HERE_NOT
            found.append(weight)
        found = [weight + self._lift(one, weight, found) for one, weight in zip(self.found, found, strict=True)]
        return [self._behind_what_led_there(one, weight, found) for one, weight in zip(self.found, found, strict=True)]

    def _behind_what_led_there(self, one: Found, weight: float, weights: Sequence[float]) -> float:
        """That a player loses in the end says nothing of why it came to that, and to this player.

        So it goes behind what says it and is not far behind, if the question speaks of that no less.
        """
        if not self._ends_the_game(one):
            return weight
        about = asked(one.there.differences, self.run)
        led = [
            other_weight
            for other, other_weight in zip(self.found, weights, strict=True)
            if weight - _LED_THERE <= other_weight <= weight
            and about & asked(other.there.differences, self.run)
            and not (self.leaves_open(other.numbers) or self.weights.is_plain(other.numbers))
            and not (self._ends_the_game(other) or breaks(other.there.differences) or self._is_surely_asked(one, other))
            and self.system.mistakes(*other.numbers)
        ]
        return max(led) - _BEHIND if led else weight

    def _ends_the_game(self, one: Found) -> bool:
        """Whether the game puts it right by itself that a player has lost, by a rule without which nobody has."""
        states = any(table == "states" for number in one.numbers for table in self.system.tables_of(number))
        return states and any(
            kind == "over" and _is_over(so) > _is_over(then) for kind, _, so, then in one.there.differences
        )

    def _about(self, one: Found) -> frozenset[Key]:
        """What the board is about, of what hangs on a rule; of one that forbids beside others, that it does."""
        action = self._forbidden_by(one)
        return asked(one.there.differences, self.run) if action is None else frozenset((("verdict", action),))

    def _lift(self, one: Found, weight: float, weights: Sequence[float]) -> float:
        """What stands on another rule says what is special here: it is asked only where that one has acted, not the
        other way round. So it goes before that one, if it decides no more boards, and was not far behind; not what only
        carries that one out, which nobody forgets. And two of which either suffices go before what leaves open why.
        """
        if not one.pair and (not one.told or not self.system.mistakes(*one.numbers) or self.leaves_open(one.numbers)):
            return 0.0
        about = asked(one.there.differences, self.run)
        more = [
            other_weight
            for other, other_weight in zip(self.found, weights, strict=True)
            if 0 <= other_weight - weight <= (_SURELY_ASKED if self._is_surely_asked(one, other) else _STANDS_ON)
            and (self.leaves_open(other.numbers) if one.pair else self._stands_on(one, other))
            and about & asked(other.there.differences, self.run)
        ]
        return max(more) - weight + _BEHIND if more else 0.0

    def leaves_open(self, numbers: tuple[str, ...]) -> bool:
        """Whether a rule decides so many boards that it does not say why it decides this one."""
        return self.weights.share(numbers) >= EXPLAINS

    def _stands_on(self, one: Found, other: Found) -> bool:
        """Whether a rule is asked only where another has acted, and the words do not speak of that one instead."""
        asked_more = self._spoken[other.numbers] - self._spoken[one.numbers]
        return (
            (asked_more <= _SPOKEN_OF or self._is_surely_asked(one, other))
            and self.weights.of(one.numbers).decided <= self.weights.of(other.numbers).decided
            and set(one.numbers).isdisjoint(other.there.cites)
            and not set(other.numbers).isdisjoint(one.there.cites)
        )

    def _is_surely_asked(self, one: Found, other: Found) -> bool:
        """Whether the question surely speaks of a rule, and of another no more."""
        speaks = speaks_of(one.numbers, self.heard)
        return speaks >= _SURE and speaks >= speaks_of(other.numbers, self.heard)

    def _says(self, one: Reason) -> bool:
        """Whether a rule decides, or says that nothing more comes of it."""
        return shows(one) or self.weights.adds_nothing(one.numbers)

    def _forbids(self, one: Found) -> bool:
        """Whether an action is legal without it: it heads the verdict, or is named there and decides few boards.

        So a keyword forbids no less than the rule that looks at all that keeps a creature from attacking.
        """
        legal = allowed(one.there.differences)
        verdicts = [step.cites for number, step in self.run.replay.verdicts.items() if number in legal]
        told = 1 if self.leaves_open(one.numbers) else None
        return any(not set(one.numbers).isdisjoint(cites[:told]) for cites in verdicts)

    def _is_forbidding(self, one: Reason) -> bool:
        """Whether without a rule what the board says is illegal would be legal, and the game goes on."""
        told = {held.expectation.args for held in self.run.held if held.so and held.expectation.kind == "verdict"}
        return not one.breaks and any((action, "illegal") in told for action in allowed(one.differences))

    def _is_known_to_all(self, one: Found) -> bool:
        """Whether everybody knows a rule who plays at all; not what forbids an action here: one may ask just that."""
        forbids = self._forbids(one) or self._forbidden_by(one) is not None
        return self.weights.is_plain(one.numbers) and not forbids

    def _settles(self, one: Found) -> bool:
        """Whether it says which of several effects goes before the others, and what is asked hangs on that."""
        meeting = self.system.values.get("at odds", frozenset())
        places = {place for number in one.numbers for place in self.system.places_of(number)}
        return any(key in meeting for _, key in places) and bool(asked(one.there.differences, self.run))

    def _of_its_kind(self, one: Found) -> float:
        """What the tables say of a rule: whether somebody gets it wrong."""
        tables = {table for number in one.numbers for table in self.system.tables_of(number)}
        named = bool(self.system.mistakes(*one.numbers))
        kinds = sum(_TABLES.get(table, 0.0) for table in tables)
        return kinds + _PROCEDURE * (tables == {"procedures"}) + _NAMED_MISTAKE * named

    def _may_be_the_point(self, one: Reason) -> bool:
        """Also where nothing hangs on it, if it is seldom asked and decides elsewhere: it speaks of this board."""
        if one.forbids is not None or self._is_asked_about(one):
            return True
        if not one.decisive:
            return self.weights.adds_nothing(one.numbers) or (one.told and self.weights.is_rare(one.numbers))
        if all(map(is_of_what_is_no_more, one.differences)):
            return one.weight >= self.most  # a trifle, however rare, but where nothing speaks for anything else as much
        trifling = all(map(is_trifle, one.differences))
        decides_few = self.weights.share(one.numbers) < _ALL_BUT_NONE
        return (decides_few or not (trifling or one.breaks)) and not (trifling and one.breaks)

    def _is_asked_about(self, one: Reason) -> bool:
        """Whether the question likely speaks of it, whatever hangs on it.

        Also where without it the game breaks, if it clearly speaks of it more than of any that shows something, and
        the board does not ask about an action that some rule alone forbids.
        """
        speaks = speaks_of(one.numbers, self.heard)
        over = self.forbids_alone or speaks < self.most_shown + _CLEARLY
        return speaks >= _LIKELY and not (one.breaks and over)

    def _place(self, one: Reason) -> int:
        """What breaks the game is never the point, where that is what it does; what decides nothing comes last."""
        if self._may_be_the_point(one):
            return 0
        return 3 if not one.decisive else 2 if one.breaks else 1

    def _kind(self, head: Reason, best: float) -> str:
        if not self._may_be_the_point(head):
            return MACHINERY if head.decisive else CITED
        if head.weight >= best - _NEAR:
            return POINT
        if shows(head) and not head.breaks and speaks_of(head.numbers, self.heard) >= _LIKELY:
            return BACKGROUND
        far = head.weight < best - _FAR or self.weights.is_machinery(head.numbers)
        return MACHINERY if far else BACKGROUND


def shows(one: Reason) -> bool:
    """Whether something hangs on a rule that one can show."""
    return one.decisive or one.forbids is not None


def _is_over(told: object) -> bool:
    """Whether the game is over, by what is kept of its end."""
    return isinstance(told, tuple) and bool(told[-1])


def _is_general(corpus: Corpus, edition: str, number: str) -> bool:
    """Whether a rule is of a section that, as its title says, tells in general what others of its chapter say."""
    section = corpus.unit(edition, number.partition(".")[0])
    return section is not None and "general" in section.title.lower()


def allowed(differences: Iterable[Difference]) -> set[object]:
    """The actions that would be legal."""
    return {subject for kind, subject, *change in differences if kind == "verdict" and change == ["illegal", "legal"]}


def unjudged(differences: Iterable[Difference]) -> set[object]:
    """The actions that are illegal, and would not be judged at all."""
    return {subject for kind, subject, *change in differences if kind == "verdict" and change == ["illegal", None]}


def _of_what_happens(differences: Iterable[Difference]) -> float:
    """What speaks against a rule: that without it only trifles are otherwise, or hardly anything happens at all."""
    every = list(differences)
    stops = any(kind == "verdict" and then is None for kind, _, _, then in every)
    trifling = all(map(is_trifle, every))
    open_ = any(kind == "challenge" and then is None for kind, _, _, then in every)
    return _TRIFLING * trifling + _STOPS * stops + _UNDECIDED * open_ + _BREAKS * breaks(every)


def _alike(one: Reason) -> object:
    """What rules have in common without which the same comes out, in what people speak of."""
    if not one.decisive:
        return one.numbers
    telling = [each for each in one.differences if not is_trifle(each)] or one.differences
    return tuple(sorted(map(repr, telling)))
