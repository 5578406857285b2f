"""The point of a board: the rule that it is about, the facts that this rule changes, and what somebody thinks who gets
it wrong.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from judgekit.magic.questions.layers import IN_LAYERS
from judgekit.ruling.answers import BACKGROUND, POINT
from judgekit.ruling.basics import PLAIN, SILLY
from judgekit.ruling.came_out import differences, outcome
from judgekit.ruling.replay_facts import ASKABLE, changed
from judgekit.ruling.why import ranked
from judgekit.scenario.model import Play
from judgekit.sheets.foreseen import Issue, alike, rivals
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from judgekit.ruling.replay_facts import Facts, Key
    from judgekit.scenario.model import Action, Expectation
    from judgekit.sheets.foreseen import Foreseen
    from judgekit.sheets.study import Group, Other, Study


BYPRODUCTS = frozenset({"tapped", "hand size"})  # what hardly any question is about
_FOLLOWS = frozenset({"size", "damage", "tapped", "counters", "controller", "host"})  # what goes with where a thing is
_SPENT = frozenset({"instant", "sorcery"})  # a spell goes to its graveyard whatever else it does
_MOST_KEYS = 3
_DUTIES = frozenset(
    {
        "lascia fuori dal blocco una creatura che deve bloccare",
        "lascia fuori dall’attacco una creatura che deve attaccare",
        "dichiara un attacco che nell’insieme viola un divieto o un obbligo",
        "dichiara un blocco che nell’insieme viola un divieto o un obbligo",
    }
)
_BIDDEN = frozenset({"must attack", "must block"})  # how a declaration is refused that leaves somebody out
_MOST_OF_DUTIES = 2  # where such a refusal tells how many duties could be obeyed
_LAYER = "layer of "  # as the plays of the layers begin
_OF_SIZES = frozenset(
    {
        "layer of own size",
        "layer of set size",
        "layer of size",
        "layer of counters",
        "layer of size and counters",
        "layer of switch",
    }
)  # which are parts of one layer
_STATED = {  # what is stated of an end, and the facts in which it lies
    "in zone": ("zone",),
    "come": ("zone",),
    "dies": ("zone",),
    "destroyed": ("zone",),
    "exists": ("zone",),
    "ceased": ("zone",),
    "life": ("life",),
    "size": ("size",),
    "damage": ("damage",),
    "counters": ("counters",),
    "tapped": ("tapped",),
    "attached": ("host",),
    "controls": ("controller",),
    "hand size": ("hand size",),
    "won": ("over",),
    "lost": ("over",),
    "drawn": ("over",),
    "nobody won": ("over",),
    "worth": ("worth",),
    "total": ("total",),
    "wins challenge": ("challenge",),
    "nobody wins": ("challenge",),
    "squad tokens": ("tokens",),
}


class Belief(NamedTuple):
    """Somebody who gets a rule wrong, or two: how the board comes out for them, and what they think."""

    other: Other
    says: str


def _section(number: str) -> str:
    return number.partition(".")[0]


def _is_of_one_card(one: Action, two: Action) -> bool:
    """Whether two actions play the same card."""
    return (
        isinstance(one.do, Play)
        and isinstance(two.do, Play)
        and one.do.card._replace(where=two.do.card.where) == two.do.card
    )


class Pointed:
    """A studied board and its point.

    `about` are the rules that it is declared to be about, `asks` the kinds of by-products that it is about. `known` is
    what is kept of the board: then only those rules are taken away that a question needs, not all. Of rules without
    which the same comes out, that one is the point which the sheet `wants`.
    """

    def __init__(
        self,
        study: Study,
        about: Iterable[str] = (),
        asks: Iterable[str] = (),
        known: Foreseen | None = None,
        wants: Callable[[str], bool] | None = None,
    ) -> None:
        self.study = study
        self._wants = wants
        self._known = known if known is not None and known.kinds else None
        self._about = frozenset(about)
        self._asks = frozenset(asks)
        self._beliefs: dict[tuple[Group, ...], Belief | None] = {}

    @cached_property
    def issues(self) -> tuple[Issue, ...]:
        """The rules at issue on which something hangs, what is most likely to be the point first."""
        if self._kept is not None:
            return tuple(one._replace(numbers=self._led(one.numbers)) for one in self._kept[1])
        base = outcome(self.study.run)
        found = ((other.numbers, differences(base, outcome(other.run))) for other in self.study.others)
        reasons = ranked(self.study.run, self.study.system, found)
        return tuple(Issue(self._led(one.numbers), one.kind, one.group, one.breaks) for one in reasons if one.decisive)

    def _led(self, numbers: Sequence[str]) -> Group:
        """The rules of a row, by the number first that the board is declared to be about, or that is of its section;
        else by one whose chapter the board comes to, if it does not come to that of the first: of what is prevented
        and what is replaced, that which happens.
        """
        sections = {_section(number) for number in self._about}
        there: Collection[str] = ()
        if len(numbers) > 1 and _section(numbers[0]) not in self._chapters:
            of = self.study.system.mistakes  # one of which something else is thought would not be known again by it
            there = {n for n in numbers if _section(n) in self._chapters and set(of(numbers[0])) <= set(of(n))}
        return tuple(
            sorted(
                numbers,
                key=lambda n: (n not in self._about, _section(n) not in sections, n not in there),
            )
        )

    @cached_property
    def _chapters(self) -> frozenset[str]:
        """The sections of the rules that steps cite which stand on no row with a rule of another section."""
        rows = (group for group in self.study.groups if len(set(map(_section, group))) == 1)
        return frozenset(_section(group[0]) for group in rows)

    @cached_property
    def point(self) -> Belief | None:
        """Whoever gets the point wrong; None where nobody is known to, or nobody would, or where there is none."""
        declared = set(self.study.system.mistakes(*sorted(self._about)))
        if declared and declared <= PLAIN | SILLY:
            return None  # and what comes to the same is not what the board is about
        kept = self._kept[0] if self._kept is not None else None
        stands = kept is not None and not self._is_plain(kept) and not self._is_too_wide(kept)
        first = kept if stands else self._first
        if first is None or not self._is_own(first.other.numbers):
            return None
        if self._wants is None:
            return first
        same = [one for one in rivals(first.other.numbers, self.issues) if any(map(self._wants, one.numbers))]
        same = [one for one in same if self._is_own(one.numbers)]
        wanted = (belief for one in same if (belief := self._asked(one)) is not None)
        return first if any(map(self._wants, first.other.numbers)) else next(wanted, first)

    @cached_property
    def subject(self) -> Belief | None:
        """Whoever gets wrong what the board is about, also where nobody is known to: then nothing is said of them. What
        two editions make of it may be asked all the same.
        """
        if self.point is not None:
            return self.point
        missed = (self.study.without(issue.numbers) for issue in self._points())
        return next((Belief(other, "") for other in missed if other is not None), None)

    @property
    def _first(self) -> Belief | None:
        return next((belief for issue in self._points() if (belief := self._asked(issue)) is not None), None)

    def _asked(self, issue: Issue) -> Belief | None:
        """Who gets these rules wrong, where that is worth a question."""
        belief = self._named(issue.numbers)
        return None if belief is None or self._is_plain(belief) or self._is_too_wide(belief) else belief

    def _is_too_wide(self, belief: Belief) -> bool:
        """Whether somebody is said to know no layers, where all happens within that of power and toughness: whoever
        gets its order wrong sees the same.
        """
        if belief.says != IN_LAYERS.mistake:
            return False
        of = [(row.play.__name__, row.cites) for _, _, row in self.study.system.rows()]
        layers = [(name, cites) for name, cites in of if name.startswith(_LAYER)]
        here = [
            name for name, cites in layers for one in self.issues if not set(cites).isdisjoint(one.numbers)
        ]  # the layers on which something hangs
        same = {n for one in rivals(belief.other.numbers, self.issues) if self._named(one.numbers) for n in one.numbers}
        order = any(name in _OF_SIZES and not same.isdisjoint(cites) for name, cites in layers)
        return order and all(name in _OF_SIZES for name in here)

    def _is_plain(self, belief: Belief) -> bool:
        """Whether somebody is wrong about what nobody gets wrong who plays; or about a duty that stands alone."""
        if belief.says in _DUTIES:
            return self._is_one_duty
        return belief.says in PLAIN

    @cached_property
    def _is_one_duty(self) -> bool:
        """Whether what a text bids, or forbids, is all that there is to be weighed: then whoever can read knows."""
        refusals = (step.refusal for step in self.study.run.replay.verdicts.values())
        duties = [one.args for one in refusals if one is not None and one.kind in _BIDDEN]
        return all(len(args) <= _MOST_OF_DUTIES or args[_MOST_OF_DUTIES] == 1 for args in duties)

    @cached_property
    def _kept(self) -> tuple[Belief, tuple[Issue, ...]] | None:
        """The point and the issues as they are kept, where they are still so."""
        if self._known is None:
            return None
        belief = self._named(self._led(self._known.point.numbers))
        if belief is None or not differences(outcome(self.study.run), outcome(belief.other.run)):
            return None
        return belief, self._known.issues

    def _points(self) -> Iterator[Issue]:
        """What may be the point: what the board is declared to be about, else the first issue and those alike."""
        decisive = [one for one in self.issues if not one.breaks]
        declared = [one for one in decisive if not self._about.isdisjoint(one.numbers)]
        yield from declared
        groups = {one.group for one in declared or decisive[:1] if declared or one.kind == POINT}
        yield from (one for one in decisive if one.group in groups and self._is_own(one.numbers))
        if not self._about and groups:  # a template says of no rule that it is about it: if the first is plain, another
            yield from (one for one in decisive if one.group not in groups and one.kind == POINT)

    def _is_own(self, numbers: Sequence[str]) -> bool:
        """Whether a board that is declared to be about a rule is about these: they stand in its section. What merely
        comes to the same on this board is nothing that anybody gets wrong here.
        """
        sections = {number.partition(".")[0] for number in self._about}
        return not sections or any(number.partition(".")[0] in sections for number in numbers)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """The facts that the point changes and that a question may be about, what matters most first."""
        point = self.point
        if point is None or not self.study.is_of_one_time(point.other):
            return ()
        return self._between(point.other.facts)

    @property
    def tells_itself(self) -> bool:
        """Whether the script answers what nobody would ask who gets the point wrong: it gives the end away."""
        return self.point is not None and (self.point.other.unasked or self.is_taken_back)

    @property
    def is_taken_back(self) -> bool:
        """Whether the script tells that something may not be done which somebody thinks legal: the same player does the
        like at once, otherwise; or plays the same card later on, as nobody could who had played it.
        """
        theirs = self.point.other.facts if self.point is not None else {}
        actions = self.study.scenario.actions
        for n, one in enumerate(actions):
            key = ("verdict", one.number)
            if self.study.facts.get(key) == "illegal" and theirs.get(key) == "legal":
                later = actions[n + 1 :]
                alike = [then for then in later if type(then.do) is type(one.do) and then.player == one.player]
                at_once = bool(alike) and alike[0] is later[0]
                return at_once or any(_is_of_one_card(one, then) for then in alike)
        return False

    @property
    def is_as_written(self) -> bool:
        """Whether things come out by merely doing what the script says, since who gets the point wrong would not allow
        it: of what differs first, that is legal which they call illegal.
        """
        mine, theirs = self.study.facts, self.point.other.facts if self.point is not None else {}
        verdicts = sorted(key for key in mine if key[0] == "verdict" and theirs.get(key) not in {None, mine[key]})
        return bool(verdicts) and mine[verdicts[0]] == "legal"

    def derails(self, other: Other) -> bool:
        """Whether something that is tried in vain is done for somebody who is wrong, and so is in the way of what
        comes after it: how it ends then is not what their mistake says.
        """
        mine, theirs = self.study.facts, other.facts
        those = [(key[1], value) for key, value in theirs.items() if key[0] == "verdict" and mine.get(key) != value]
        first = min((number for number, value in those if value == "legal"), default=None)
        return first is not None and any(number > first for number, value in those if value == "illegal")

    def differing(self, others: Facts) -> tuple[Key, ...]:
        """The facts that come out otherwise elsewhere and that a question may be about: not more than it asks for."""
        return self._between(others)[:_MOST_KEYS]

    def _between(self, others: Facts) -> tuple[Key, ...]:
        every = dict.fromkeys([*self.study.facts, *others])
        there = [key for key in every if key[0] in ASKABLE and changed(self.study.facts, others, (key,))]
        stated = [key for key in there if self._is_told(key)]
        weighty = [key for key in stated if key[0] not in BYPRODUCTS]
        if self._judges(others):
            stated = []  # what may not be done leaves its traces, but nobody asks for these
        there = weighty or stated or [key for key in there if self._matters(key)]
        moved = {subject for kind, subject in there if kind == "zone"}
        kept = [key for key in there if not (key[0] in _FOLLOWS and key[1] in moved)]
        return tuple(sorted(kept, key=lambda key: ASKABLE.index(key[0])))

    @cached_property
    def alike(self) -> tuple[str, ...]:
        """The rules that the board is about, and those without which the same comes out."""
        return alike(self.subject.other.numbers if self.subject is not None else (), self.issues)

    @cached_property
    def kin(self) -> tuple[str, ...]:
        """Of those the ones that somebody might take for the point."""
        points = (one for one in self.issues if one.kind == POINT)
        return alike(self.subject.other.numbers if self.subject is not None else (), points)

    @property
    def few(self) -> tuple[Key, ...]:
        """As many of them as a question asks for at once."""
        return self.keys[:_MOST_KEYS]

    def _judges(self, others: Facts) -> bool:
        """Whether something is legal here and not there, or the other way round."""
        return any(key[0] == "verdict" and others.get(key) != value for key, value in self.study.facts.items())

    def _is_told(self, key: Key) -> bool:
        """Whether the board is a case that states this of its end."""
        kind, subject = key
        return any(kind in _STATED.get(one.kind, ()) and str(subject) in one.text for one in self._stated)

    @cached_property
    def _stated(self) -> tuple[Expectation, ...]:
        """What a case states of its end that would not hold without the point."""
        there = {held.expectation.text: held.so for held in self.point.other.run.held} if self.point else {}
        held = (held.expectation for held in self.study.run.held if held.so)
        return tuple(one for one in held if one.after is None and there.get(one.text) is False)

    def _matters(self, key: Key) -> bool:
        kind, subject = key
        if kind in BYPRODUCTS:
            return kind in self._asks
        return kind != "zone" or subject not in self._spent

    @cached_property
    def _spent(self) -> frozenset[str]:
        """The instants and sorceries of the board, by name."""
        board = self.study.run.replay.board
        named = self.study.run.labels.items()
        return frozenset(
            label
            for n, label in named
            if n in board.things and not _SPENT.isdisjoint(getattr(board.things[n].face, "types", ()))
        )

    # --- others who are wrong -----------------------------------------------------------------------------------------

    def others(self) -> Iterator[Belief]:
        """Who gets something else wrong that the board shows: one for each group of alike rules, by their weight."""
        own = set(self.point.other.numbers) if self.point is not None else set()
        seen: set[int] = {one.group for one in self.issues if not own.isdisjoint(one.numbers)}
        for one in self.issues:
            if one.group in seen or one.breaks or one.kind not in {POINT, BACKGROUND}:
                continue
            belief = self._named(one.numbers)
            if belief is not None:
                seen.add(one.group)
                yield belief

    def together(self, one: Belief, two: Belief) -> Belief | None:
        """Who gets both wrong."""
        other = self.study.without(*one.other.groups, *two.other.groups)
        return None if other is None else Belief(other, f"{one.says}, e {two.says}")

    def _named(self, numbers: Sequence[str]) -> Belief | None:
        """Who gets these rules wrong, and what they think; None where that has no name."""
        group = tuple(numbers)
        if (group,) not in self._beliefs:
            other = self.study.without(group)
            says = "" if other is None else self._thinks(group, other)
            self._beliefs[group,] = Belief(other, says) if other is not None and says else None
        return self._beliefs[group,]

    def _thinks(self, group: Group, other: Other) -> str:
        """The mistake that brings this end about: of several that can be made of a rule, the one that does so alone."""
        system = self.study.system
        rows = [row for _, _, row in system.rows() if not set(group).isdisjoint(row.cites)]
        mistakes = [said for said in system.mistakes(*group) if said not in SILLY]
        if len(mistakes) == 1 and len(rows) == 1:
            return mistakes[0]
        for said in mistakes:
            played = self.study.played(self.study.patient.mistaking(group, said))
            if played is not None and outcome(played) == outcome(other.run):
                return said
        return ""
