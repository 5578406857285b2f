"""Which rules decide a scenario, and which of them is its point: the rest in the order of what it says."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING

from judgekit.edition_words import mistake_in_words_of
from judgekit.ruling.ablation import Ablated, Ablation, cited
from judgekit.ruling.answers import ALIKE, ASKED, BACKGROUND, MACHINERY, POINT, Reason, breaks
from judgekit.ruling.beside import with_one_beside
from judgekit.ruling.heard import LIKELY, SURE, chief, heard, speaks_of
from judgekit.ruling.ranking import RATHER, SURELY, Found, Ranking, allowed, shows, unjudged
from judgekit.ruling.subject import Key, asked, is_of_a_word_unsaid
from judgekit.scenario.outcome import stops_undecided
from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from judgekit.ruling.answers import Difference
    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System

_SELDOM = 0.05
_MUCH = 12.5  # what weighs more is the point, whatever else the question speaks of
_SPEAKS_FOR_ITSELF = 8.0  # so much: nothing goes before it on which nothing hangs
_FAR = 6.0  # so much more speaks for a rule that the one which asks what is missing is not what the case is about
_MOST_PAIRS = 12
_SEVERAL = 2
_SHOWN = 5  # reasons of which people read
_FEW = 3  # where they are fewer, what holds the game together is worth reading too
_WORTH_READING = 7.0  # if so much speaks for it


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
        reasons = asking_first(there.run, reasons)
    elif not among:
        reasons = _spoken_of_too(there.asked_about_first(reasons))
        reasons = with_one_beside(reasons, there.weights, there.heard, there.with_its_mistakes_of_here)
    return tuple(_in_words_of(ablation.system.name, one) for one in reasons)


def _spoken_of_too(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons, behind the first the one that the words speak of no less, though nothing that one could show hangs
    on it here: somebody gets it wrong, and may have asked just that.
    """
    first, *behind = points(reasons) or [[]]
    if not first or first[0].kind != POINT:
        return tuple(reasons)
    silent = [one for those in behind for one in those[:1] if one.kind == POINT and one.mistakes and not shows(one)]
    told = max((one for one in silent if one.weight >= first[0].weight), key=lambda one: one.weight, default=None)
    if told is None:
        return tuple(reasons)
    return (*first, told._replace(kind=ASKED, group=0), *(one for those in behind for one in those if one is not told))


def _in_words_of(edition: str, reason: Reason) -> Reason:
    """A reason that says what people think in the words of the edition: mistakes are named once for all of them."""
    said = tuple(mistake_in_words_of(edition, mistake) for mistake in reason.mistakes)
    return reason._replace(mistakes=said, mistaken=mistake_in_words_of(edition, reason.mistaken))


def asking_first(run: Run, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Of a case that stops before anything is decided, the rule that asks what is missing is the point.

    Of several that by which it speaks most; none where another speaks far more of what is asked.
    """
    asking = [one for one in reasons if not set(_asking(run)).isdisjoint(one.numbers)]
    first = max(asking, key=lambda one: (one.decisive, one.weight), default=None)
    if first is None or (reasons[0].kind == POINT and reasons[0].weight > first.weight + _FAR):
        return tuple(reasons)
    return (first._replace(kind=POINT, group=0), *(one for one in reasons if one is not first))


def ranked(
    run: Run, system: System, without: Iterable[tuple[tuple[str, ...], tuple[Difference, ...]]]
) -> tuple[Reason, ...]:
    """The reasons of a board that somebody else has played without these rules: for each what was otherwise then."""
    return Ranking(run, system, [Found(numbers, Ablated(those)) for numbers, those in without]).ranked()


def _asking(run: Run) -> tuple[str, ...]:
    """The rules that ask what is missing, where nothing is decided yet: no step cites them so far."""
    return run.missing.asked_by if run.missing is not None and stops_undecided(run) else ()


class _Board(Ranking):
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
        self.found = [Found(group, ablation.without(*group)) for group in ablation.groups(told)]
        unsaid = [group for group in ablation.unsaid() if not among or not set(among).isdisjoint(group)]
        more = [Found(group, ablation.without(*group), told=False) for group in unsaid]
        self.found = [*map(self._as_mistaken, self.found), *map(self._as_mistaken, more)]
        self.found = [one for one in self.found if one.told or one.there.differences]
        self.found += self._together()

    def _as_mistaken(self, one: Found) -> Found:
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
        if unjudged(one.there.differences):
            played = ((self.ablation.mistaking(one.numbers, said), said) for said in ways)
            allow = ((there, said) for there, said in played if allowed(there.differences))
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
            told = is_head and one.kind in {POINT, BACKGROUND}
            found.append(self.with_its_mistakes_of_here(one) if told else one)
        return tuple(found)

    def with_its_mistakes_of_here(self, one: Reason) -> Reason:
        """The same of one reason: of a rule that is got wrong in one way, and is the one place, there is no other."""
        several = one.decisive and not one.mistaken and self._says_several(one)
        return self._with_mistakes_of_here(one) if several else one

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

    def asked_about_first(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Where the question surely speaks of a rule, and hardly of the first reason, that rule goes before all.

        Nothing hangs on it that one could show here, or the game does not go on without it; and not much speaks for any
        other, nor does any forbid what the board asks about. Less is enough before what decides so many boards that it
        is hardly ever the point.
        """
        groups = points(reasons)
        first, *_ = groups[0] if groups else (None,)
        told = {number for one in groups[0] for number in (*one.numbers, *one.with_it)} if groups else set()
        if first is not None and (first.weight > _MUCH or first.forbids is not None or self._is_forbidding(first)):
            return tuple(reasons)
        if first is not None and self._speaks_for_itself(first):
            return tuple(reasons)
        machinery = first is None or self.weights.is_machinery(first.numbers)
        number = chief(self.heard, LIKELY if machinery else SURE)
        head = next((one for one in reasons if number in one.numbers), Reason(number, (), told=False))
        if head not in reasons and is_of_a_word_unsaid(self.run.scenario, number, self.system.name, home.open_corpus()):
            return tuple(reasons)
        decides = shows(head) and head.kind in {POINT, BACKGROUND}
        more = speaks_of((number,), self.heard) - speaks_of(told, self.heard)
        if not number or decides or more < (RATHER if machinery else SURELY):
            return tuple(reasons)
        return (head._replace(kind=ASKED, group=0), *(one for one in reasons if one is not head))

    def _speaks_for_itself(self, one: Reason) -> bool:
        """Whether what is asked hangs on a rule that decides few boards and is got wrong, and much speaks for."""
        is_point = one.decisive and bool(one.mistakes) and not one.breaks and one.weight >= _SPEAKS_FOR_ITSELF
        return is_point and self.weights.decides_few(one.numbers) and bool(asked(one.differences, self.run))

    # --- two of which either suffices

    def _together(self) -> list[Found]:
        """Pairs of rules of which either suffices for something that no rule decides alone but such as decide many."""
        open_ = self._unexplained()
        if not open_:
            return []
        found = []
        for one, other in islice(self._likely_pairs(open_), _MOST_PAIRS):
            there = self.ablation.without(*one, *other)
            if open_ & asked(there.differences, self.run):
                found.append(Found(one, there, pair=other))
                break
        return found

    def _unexplained(self) -> frozenset[Key]:
        """What is expected and hangs on no rule that says anything."""
        every = frozenset[Key](("expected", held.expectation.text) for held in self.run.held if held.so)
        for one in self.found:
            if not self.leaves_open(one.numbers):
                every -= asked(one.there.differences, self.run)
        return every

    def _likely_pairs(self, open_: Collection[Key]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Rules seldom met that change nothing here, with those that step in for them, or are told beside them.

        First those that forbid an action, each with the one that forbids it in its place.
        """
        idle = [one for one in self.found if not one.there.differences and self._is_rare(one.numbers)]
        told = {number for one in self.found for number in one.numbers}
        seen: set[frozenset[str]] = set()

        def fresh(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
            pair = frozenset((one[0], other[0]))
            new = pair not in seen and len(pair) > 1
            seen.add(pair)
            return new

        for action, cites in self.asked_and_illegal().items():
            for one, number in self.beside(action, cites):
                for other in self.ablation.groups([number]):
                    if not self.leaves_open(one.numbers) and not self.leaves_open(other) and fresh(one.numbers, other):
                        yield one.numbers, other
        for one in idle:  # what is cited only without it does in its place what it did
            for other in self.ablation.groups(sorted(one.there.cites - told)):
                if self._is_rare(other) and fresh(one.numbers, other):
                    yield one.numbers, other
        for step in self.run.replay.steps:
            there = [one.numbers for one in idle if not set(one.numbers).isdisjoint(step.cites)]
            yield from (pair for pair in combinations(there, 2) if fresh(*pair))

    def _is_rare(self, numbers: tuple[str, ...]) -> bool:
        return self.weights.of(numbers).cited < _SELDOM * self.weights.boards


def points(reasons: Iterable[Reason]) -> list[list[Reason]]:
    """The reasons by groups, in order: of each group its head first."""
    groups: dict[int, list[Reason]] = {}
    for one in reasons:
        groups.setdefault(one.group, []).append(one)
    return list(groups.values())


def read_first(run: Run, reasons: Iterable[Reason]) -> list[list[Reason]]:
    """The groups of which people read, in that order: what may be the point, and what matters to it.

    Where these are few, also what holds the game together, if what is asked hangs on it, somebody gets it wrong, and
    much speaks for it. Of a case that stops for a choice that is missing, only what asks for it.
    """
    telling = [those for n, those in enumerate(points(reasons)) if not n or those[0].decisive or those[0].kind == ASKED]
    first = [those for those in telling if those[0].kind in {ASKED, POINT, BACKGROUND}]
    if stops_undecided(run):
        return first[:1]
    others = [those for those in telling if those[0].kind == MACHINERY and _is_worth_reading(run, those[0])]
    beside = sum(one.kind == ALIKE for one in first[0][1:2]) if first else 0  # it is read as one more
    return first[: _SHOWN - beside] + others[: max(0, _FEW - len(first) - beside)]


def _is_worth_reading(run: Run, one: Reason) -> bool:
    asked_for = bool(run.held) and bool(asked(one.differences, run))
    return asked_for and bool(one.mistakes) and not one.breaks and one.weight >= _WORTH_READING
