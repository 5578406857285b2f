"""Which rules decide a scenario, and which of them is its point: the rest in the order of what it says."""

from __future__ import annotations

from itertools import combinations, islice
from math import inf
from typing import TYPE_CHECKING

from judgekit.ruling.ablation import Ablated, Ablation, cited
from judgekit.ruling.answers import ASKED, BACKGROUND, CITED, MACHINERY, POINT, Reason, breaks
from judgekit.ruling.heard import chief, heard, speaks_of
from judgekit.ruling.subject import Key, asked, is_of_what_is_no_more, is_trifle, resemblance, touches
from judgekit.ruling.weights import Weights, weights
from judgekit.scenario.outcome import stops_undecided
from judgekit.texts import home
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from judgekit.ruling.answers import Difference
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System
    from judgekit.texts.library import Corpus

# How much speaks for a rule, as the logarithm of odds: fitted once on half of the bundled boards, and rounded.
_DECIDES = 0.75
_HERE_NOT = -2.0  # cited by few boards, and here as it happens nothing hangs on it
_BEHIND = 0.01
_FORBIDS = 1.5  # it heads the verdict on an action that is illegal
_GENERAL = 0.3  # so much behind another by which the same comes out: it says only what the others say of one thing
_TRIFLING = -2.0  # without it only such things are otherwise as nobody asks for
_STOPS = -0.5  # without it something that the script does comes to nothing
_BREAKS = -1.0
_UNDECIDED = -2.0  # without it a challenge comes to no end
_NAMED_MISTAKE = 0.5
_WORDS = 1.9
_HEARD = 0.7  # that it answers what is asked, as the search finds it: beside the words that it shares with others
_AT_ODDS = 3.5  # it is asked only where several effects meet, and what is asked hangs on it
_TABLES = {"states": 0.5}  # what the game puts right by itself, nobody having asked
_PROCEDURE = -0.3  # a mere row of a procedure, which nobody forgets
_FAR_BEFORE = 3.0  # so much more for a rule on which nothing hangs here, and it is the point: none that decides is
_NEAR, _FAR = 2.0, 4.0  # so much behind the first a rule may still be the point, or matter to it
_MACHINERY = 0.1  # the share of all boards that machinery decides
_ALL_BUT_NONE = 0.02  # what breaks the game and decides fewer boards is no machinery: there it ends
_EXPLAINS = 0.02  # what decides more boards leaves open why it decides this one
_SELDOM = 0.05
_STANDS_ON = 3.0  # so much behind a rule that it stands on, one that is asked only after that may go before it
_CLEARLY, _SURELY = 1.4, 3.5  # so much more the question speaks of one rule than of another, as the logarithm of odds
_MUCH = 12.5  # what weighs more is the point, whatever else the question speaks of
_SPOKEN_OF = 0.5  # so much more the words say of a rule, and one that stands on it is not what is asked
_MOST_PAIRS = 12
_SEVERAL = 2
_SHOWN = 5  # reasons of which people read
_KINDS = (POINT, BACKGROUND, MACHINERY, CITED)


def why(scenario: Scenario, system: System, among: Collection[str] = ()) -> tuple[Run, tuple[Reason, ...]]:
    """The scenario as it is played, and for each rule that it cites, or that kept something from happening, what would
    be otherwise without it; of the rules `among` those that are asked about, where any are named.

    What is most likely to be the point stands first; rules without which the same comes out stand together. Then comes
    what holds the game together, then what is only cited.
    """
    ablation = Ablation(scenario, system)
    return ablation.played, reasons_of(ablation, among)


def reasons_of(ablation: Ablation, among: Collection[str] = ()) -> tuple[Reason, ...]:
    """The same reasons, of a scenario that may have been played without some rules already."""
    there = _Board(ablation)
    there.take_away(among)
    reasons = there.with_mistakes_of_here(there.ranked())
    if stops_undecided(there.run):
        return asking_first(there.run, reasons)
    return reasons if among else asked_about_first(reasons, there.heard)


def asking_first(run: Run, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Of a case that stops before anything is decided, the rule that asks what is missing is the point."""
    asking = [one for number in _asking(run) for one in reasons if number in one.numbers]
    first = next((one for one in asking if one.decisive), asking[0] if asking else None)
    if first is None:
        return tuple(reasons)
    return (first._replace(kind=POINT, group=0), *(one for one in reasons if one is not first))


def asked_about_first(reasons: Sequence[Reason], likely: Mapping[str, float]) -> tuple[Reason, ...]:
    """Where the question surely speaks of a rule, and hardly of the first reason, that rule goes before all.

    Nothing hangs on it that one could show here, or the game does not go on without it; and not much speaks for any
    other, nor does any forbid what the board asks about.
    """
    number = chief(likely)
    groups = points(reasons)
    first = {told for one in groups[0] for told in (*one.numbers, *one.with_it)} if groups else set()
    if not number or (groups and (groups[0][0].weight > _MUCH or groups[0][0].forbids is not None)):
        return tuple(reasons)
    head = next((one for one in reasons if number in one.numbers), Reason(number, (), told=False))
    shows = _shows(head) and head.kind in {POINT, BACKGROUND}
    if shows or speaks_of((number,), likely) - speaks_of(first, likely) < _SURELY:
        return tuple(reasons)
    return (head._replace(kind=ASKED, group=0), *(one for one in reasons if one is not head))


def ranked(
    run: Run, system: System, without: Iterable[tuple[tuple[str, ...], tuple[Difference, ...]]]
) -> tuple[Reason, ...]:
    """The reasons of a board that somebody else has played without these rules: for each what was otherwise then."""
    return _Ranking(run, system, [_Found(numbers, Ablated(those)) for numbers, those in without]).ranked()


def _asking(run: Run) -> tuple[str, ...]:
    """The rules that ask what is missing, where nothing is decided yet: no step cites them so far."""
    return run.missing.asked_by if run.missing is not None and stops_undecided(run) else ()


class _Found(NamedTuple):
    """Rules taken away together, and how it goes without them."""

    numbers: tuple[str, ...]
    there: Ablated
    told: bool = True
    pair: tuple[str, ...] = ()
    mistaken: str = ""


class _Ranking:
    """The rules of a board that has been played without each of them."""

    def __init__(self, run: Run, system: System, found: Iterable[_Found] = ()) -> None:
        self.run = run
        self.system = system
        self.weights: Weights = weights(system.name)
        self.found: list[_Found] = list(found)
        self.heard: Mapping[str, float] = {}  # how likely a rule answers what the case asks: nobody asks of some boards
        self.forbidding: dict[str, int] = {}  # what no rule alone forbids, by the number of the first that does
        self.most = inf  # what weighs so much is the point, whatever hangs on it: where nothing says what is asked

    def ranked(self) -> tuple[Reason, ...]:
        """The reasons, what is most likely to be the point first, each with its kind, its weight and its group."""
        self.forbidding = self._forbidding()
        reasons = [self._reason(one, weight) for one, weight in zip(self.found, self._weights(), strict=True)]
        if not self.run.held:
            self.most = max((one.weight for one in reasons if one.decisive), default=inf)
        groups: dict[object, list[Reason]] = {}
        corpus, edition = home.open_corpus(), self.system.name
        for one in sorted(reasons, key=lambda one: _GENERAL * _is_general(corpus, edition, one.number) - one.weight):
            groups.setdefault(_alike(one), []).append(one)
        best = max((one.weight for one in reasons if _shows(one) and self._may_be_the_point(one)), default=0.0)
        every = [(self._kind(those[0], best), those) for those in groups.values()]
        most = {kind: those[0].weight for kind, those in reversed(every) if _shows(those[0])}

        def place(one: tuple[str, list[Reason]]) -> tuple[int, int, float]:
            """One on which nothing hangs here is not the first of its kind, while others decide."""
            kind, (head, *_) = one
            speaks = self._says(head) or (kind == POINT and head.weight >= most.get(kind, head.weight) + _FAR_BEFORE)
            weight = head.weight if speaks else min(head.weight, most.get(kind, head.weight) - _BEHIND)
            return _KINDS.index(kind), self._place(head), -weight

        every.sort(key=place)
        return tuple(one._replace(group=n, kind=kind) for n, (kind, those) in enumerate(every, 1) for one in those)

    def _reason(self, one: _Found, weight: float) -> Reason:
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

        Where nothing is illegal without it, the action would not be judged at all, or another rule forbids it too.
        """
        verdicts = self.run.replay.verdicts
        told = [held.expectation for held in self.run.held if held.so and held.expectation.kind == "verdict"]
        asked_for = [one.args[0] for one in told] if self.run.held else list(verdicts)
        allowed = {action for one in self.found for action in _allowed(one.there.differences)}
        illegal = (n for n in asked_for if n in verdicts and verdicts[n].verdict == "illegal" and n not in allowed)
        return {verdicts[n].cites[0]: n for n in illegal}

    def _forbidden_by(self, one: _Found) -> int | None:
        return next((self.forbidding[number] for number in one.numbers if number in self.forbidding), None)

    def _weights(self) -> list[float]:
        """How much speaks for each rule."""
        touched = touches(list(map(self._about, self.found)))
        spoken = resemblance(
            self.run.scenario, [one.numbers for one in self.found], self.system.name, home.open_corpus()
        )
        self._spoken = dict(zip((one.numbers for one in self.found), spoken, strict=True))
        found = []
        for one, touch, words in zip(self.found, touched, spoken, strict=True):
            weight = self.weights.rarity(one.numbers) + touch + _WORDS * words
            weight += _HEARD * speaks_of(one.numbers, self.heard)
            if self._forbidden_by(one) is not None:
                weight += _DECIDES + _FORBIDS
            elif one.there.differences:
                weight += _DECIDES + self._of_its_kind(one) + _of_what_happens(one.there.differences)
                weight += _FORBIDS * self._forbids(one) + _AT_ODDS * self._settles(one)
            elif not self.weights.adds_nothing(one.numbers):
                weight += _HERE_NOT
            found.append(weight)
        return [weight + self._lift(one, weight, found) for one, weight in zip(self.found, found, strict=True)]

    def _about(self, one: _Found) -> frozenset[Key]:
        """What the board is about, of what hangs on a rule; of one that forbids beside others, that it does."""
        action = self._forbidden_by(one)
        return asked(one.there.differences, self.run) if action is None else frozenset((("verdict", action),))

    def _lift(self, one: _Found, weight: float, weights: Sequence[float]) -> float:
        """What stands on another rule says what is special here: it is asked only where that one has acted, not the
        other way round. So it goes before that one, if it decides no more boards, and was not far behind; not what only
        carries that one out, which nobody forgets.
        """
        if not one.told or not self.system.mistakes(*one.numbers) or self.weights.share(one.numbers) >= _EXPLAINS:
            return 0.0
        decided = self.weights.of(one.numbers).decided
        about = asked(one.there.differences, self.run)
        more = [
            other_weight
            for other, other_weight in zip(self.found, weights, strict=True)
            if 0 <= other_weight - weight <= _STANDS_ON
            and self._spoken[other.numbers] - self._spoken[one.numbers] <= _SPOKEN_OF
            and decided <= self.weights.of(other.numbers).decided
            and set(one.numbers).isdisjoint(other.there.cites)
            and not set(other.numbers).isdisjoint(one.there.cites)
            and about & asked(other.there.differences, self.run)
        ]
        return max(more) - weight + _BEHIND if more else 0.0

    def _says(self, one: Reason) -> bool:
        """Whether a rule decides, or says that nothing more comes of it."""
        return _shows(one) or self.weights.adds_nothing(one.numbers)

    def _forbids(self, one: _Found) -> bool:
        """Whether it heads the verdict on an action that without it is legal."""
        allowed = _allowed(one.there.differences)
        verdicts = self.run.replay.verdicts
        return any(step.cites[0] in one.numbers for number, step in verdicts.items() if number in allowed)

    def _settles(self, one: _Found) -> bool:
        """Whether it says which of several effects goes before the others, and what is asked hangs on that."""
        meeting = self.system.values.get("at odds", frozenset())
        places = {place for number in one.numbers for place in self.system.places_of(number)}
        return any(key in meeting for _, key in places) and bool(asked(one.there.differences, self.run))

    def _of_its_kind(self, one: _Found) -> float:
        """What the tables say of a rule: whether somebody gets it wrong."""
        tables = {table for number in one.numbers for table in self.system.tables_of(number)}
        named = bool(self.system.mistakes(*one.numbers))
        kinds = sum(_TABLES.get(table, 0.0) for table in tables)
        return kinds + _PROCEDURE * (tables == {"procedures"}) + _NAMED_MISTAKE * named

    def _may_be_the_point(self, one: Reason) -> bool:
        """Also where nothing hangs on it, if it is seldom asked and decides elsewhere: it speaks of this board."""
        if one.forbids is not None:
            return True
        if not one.decisive:
            return self.weights.adds_nothing(one.numbers) or (one.told and self.weights.is_rare(one.numbers))
        if all(map(is_of_what_is_no_more, one.differences)):
            return one.weight >= self.most  # a trifle, however rare, but where nothing speaks for anything else as much
        trifling = all(map(is_trifle, one.differences))
        decides_few = self.weights.share(one.numbers) < _ALL_BUT_NONE
        return (decides_few or not (trifling or one.breaks)) and not (trifling and one.breaks)

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
        far = head.weight < best - _FAR or self.weights.share(head.numbers) > _MACHINERY
        return MACHINERY if far else BACKGROUND


class _Board(_Ranking):
    """A board whose rules are taken away one by one."""

    def __init__(self, ablation: Ablation) -> None:
        super().__init__(ablation.played, ablation.system)
        self.ablation = ablation
        self.heard = heard(self.run.scenario, self.system.name)

    def take_away(self, among: Collection[str]) -> None:
        """Every rule in turn; and two together, where what the board is about hangs on none alone."""
        ablation = self.ablation
        there = dict.fromkeys((*cited(self.run), *_asking(self.run)))
        told = [number for number in there if not among or number in among]
        self.found = [_Found(group, ablation.without(*group)) for group in ablation.groups(told)]
        unsaid = [group for group in ablation.unsaid() if not among or not set(among).isdisjoint(group)]
        more = [_Found(group, ablation.without(*group), told=False) for group in unsaid]
        self.found = [*map(self._as_mistaken, self.found), *map(self._as_mistaken, more)]
        self.found = [one for one in self.found if one.told or one.there.differences]
        self.found += self._together()

    def _as_mistaken(self, one: _Found) -> _Found:
        """A rule without which the same comes out, as somebody plays it who gets it half right: that may differ.

        So too one without which what is illegal is not even tried: it forbids, and tells besides how it is done.
        And one without which the game stops, being a procedure besides or got wrong in several ways: who gets it half
        right plays on.
        """
        ways = self.system.mistakes(*one.numbers)
        if breaks(one.there.differences):
            carried_out = "procedures" in {table for number in one.numbers for table in self.system.tables_of(number)}
            half = carried_out or len(ways) >= _SEVERAL  # a procedure besides, or a rule that says several things
            played = ((self.ablation.mistaking(one.numbers, said), said) for said in ways if half)
            on = ((there, said) for there, said in played if not breaks(there.differences))
            asked_for = ((there, said) for there, said in on if asked(there.differences, self.run))
            return next((one._replace(there=there, mistaken=said) for there, said in asked_for), one)
        if _silences(one.there.differences):
            played = ((self.ablation.mistaking(one.numbers, said), said) for said in ways)
            allow = ((there, said) for there, said in played if _allowed(there.differences))
            return next((one._replace(there=there, mistaken=said) for there, said in allow), one)
        if one.there.differences or len(ways) < _SEVERAL or not self.weights.decides_few(one.numbers):
            return one
        played = ((self.ablation.mistaking(one.numbers, said), said) for said in ways)
        return next((one._replace(there=there, mistaken=said) for there, said in played if there.differences), one)

    def with_mistakes_of_here(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """The reasons, of what may be the point the mistakes alone that make a difference here.

        A rule speaks of several things, and is got wrong in as many ways: what people think of the others is beside it.
        """
        seen: set[int] = set()
        found = []
        for one in reasons:
            is_head = one.group not in seen and len(seen) < _SHOWN
            seen.add(one.group)
            told = is_head and one.decisive and not one.mistaken and one.kind in {POINT, BACKGROUND}
            found.append(self._with_mistakes_of_here(one) if told and self._says_several(one) else one)
        return tuple(found)

    def _says_several(self, one: Reason) -> bool:
        """Whether a rule is got wrong in several ways, or stands in several places of which one is got wrong."""
        places = {place for number in one.numbers for place in self.system.places_of(number)}
        return len(one.mistakes) >= _SEVERAL or (bool(one.mistakes) and len(places) >= _SEVERAL)

    def _with_mistakes_of_here(self, one: Reason) -> Reason:
        """The more of what is asked comes out otherwise by a mistake, the more it is that of this board."""
        about = asked(one.differences, self.run) or frozenset(d[:2] for d in one.differences)
        each = [(said, self.ablation.mistaking(one.numbers, said).differences) for said in one.mistakes]
        much = {said: len(about & {d[:2] for d in differences}) for said, differences in each}
        return one._replace(mistakes=tuple(sorted(filter(much.get, much), key=lambda said: -much[said])))

    # --- two of which either suffices

    def _together(self) -> list[_Found]:
        """Pairs of rules of which either suffices for something that no rule decides alone but such as decide many."""
        open_ = self._unexplained()
        if not open_:
            return []
        found = []
        for one, other in islice(self._likely_pairs(open_), _MOST_PAIRS):
            there = self.ablation.without(*one, *other)
            if open_ & asked(there.differences, self.run):
                found.append(_Found(one, there, pair=other))
                break
        return found

    def _unexplained(self) -> frozenset[Key]:
        """What is expected and hangs on no rule that says anything."""
        every = frozenset[Key](("expected", held.expectation.text) for held in self.run.held if held.so)
        for one in self.found:
            if self.weights.share(one.numbers) < _EXPLAINS:
                every -= asked(one.there.differences, self.run)
        return every

    def _likely_pairs(self, open_: Collection[Key]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Rules seldom met that change nothing here, with those that step in for them, or are told beside them."""
        idle = [one for one in self.found if not one.there.differences and self._is_rare(one.numbers)]
        if not idle:
            return
        told = {number for one in self.found for number in one.numbers}
        seen: set[frozenset[str]] = set()

        def fresh(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
            pair = frozenset((one[0], other[0]))
            new = pair not in seen and len(pair) > 1
            seen.add(pair)
            return new

        for one in idle:  # what is cited only without it does in its place what it did
            for other in self.ablation.groups(sorted(one.there.cites - told)):
                if self._is_rare(other) and fresh(one.numbers, other):
                    yield one.numbers, other
        for step in self.run.replay.steps:
            there = [one.numbers for one in idle if not set(one.numbers).isdisjoint(step.cites)]
            yield from (pair for pair in combinations(there, 2) if fresh(*pair))

    def _is_rare(self, numbers: tuple[str, ...]) -> bool:
        return self.weights.of(numbers).cited < _SELDOM * self.weights.boards


def _shows(one: Reason) -> bool:
    """Whether something hangs on a rule that one can show."""
    return one.decisive or one.forbids is not None


def _is_general(corpus: Corpus, edition: str, number: str) -> bool:
    """Whether a rule is of a section that, as its title says, tells in general what others of its chapter say."""
    section = corpus.unit(edition, number.partition(".")[0])
    return section is not None and "general" in section.title.lower()


def _allowed(differences: Iterable[Difference]) -> set[object]:
    """The actions that would be legal."""
    return {subject for kind, subject, *change in differences if kind == "verdict" and change == ["illegal", "legal"]}


def _silences(differences: Iterable[Difference]) -> bool:
    """Whether an action that is illegal would not be judged at all."""
    return any(kind == "verdict" and change == ["illegal", None] for kind, _, *change in differences)


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


def points(reasons: Iterable[Reason]) -> list[list[Reason]]:
    """The reasons by groups, in order: of each group its head first."""
    groups: dict[int, list[Reason]] = {}
    for one in reasons:
        groups.setdefault(one.group, []).append(one)
    return list(groups.values())
