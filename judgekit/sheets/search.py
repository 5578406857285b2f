"""Searching the questions of one variant: boards are drawn in rounds until the plan is full.

What a round is to find is settled when it begins; so it does not matter how many processes work on it.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property, partial
from itertools import count
from typing import TYPE_CHECKING

from judgekit.editions import system
from judgekit.scenario import bundled
from judgekit.sheets.candidates import Lot, Pick, asked, known, level, of_file, pick
from judgekit.sheets.chance import Chance
from judgekit.sheets.foreseen import BOARDS, alike, hard, rivals, tried
from judgekit.sheets.kinds import OF_BOARDS, OF_TEXTS
from judgekit.sheets.kinds.source import ref
from judgekit.sheets.likeness import above, choice, is_told_so, shape
from judgekit.sheets.plan import LEVELS, SHARES, Needs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgekit.sheets.candidates import Drawn, Left
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.foreseen import Foreseen, Issue
    from judgekit.sheets.kinds.source import Material
    from judgekit.sheets.plan import Plan, Wish
    from judgekit.sheets.wanted import Wanted
    from judgekit.sheets.workers import Workers


_TRIES = 40  # boards for each question before one gives up
_FEWEST_TRIES = 240
_LONGER = 4  # times the tries where each question must be like one of another variant
_IN_VAIN = 640  # boards in a row that bring nothing new, before one gives up
_PATIENCE = 2  # boards for each question before any kind will do
_TEXT_TRIES = 12
_VARIETY = 20  # questions for which one of each template is enough, where that can be had
_SHORTEST_ROUND, _LONGEST_ROUND = 8, 256
_LAST_RESORT = 8  # boards for each question before the same board may be asked twice
_RULES = 20  # of so many questions one may be about the same rule, and later on another
_SHEET = 100  # more questions than that are a store, of which several may be about the same point
_TENTH = 10  # no rule is asked after oftener than once in so many questions
_SHEETS = 10  # in so many sheets every rule has its turn
_OF_TEMPLATES = 3  # once in so many times a template is drawn from, else a case
_LATER = ("Sì", "No")  # which answer comes second: half of all sheets begin with either
_THIRD = 3
_OTHER_LEVELS = (1, 2)  # how far from the one that is wanted, where it has too few: the nearest first
_CLAIM = "true-false"
_CASE = re.compile(r"\bcaso (\S+)")
_MANY_CARDS = 4  # rows of a board: of fewer, two cases may well lay out the same
_FEW = 10  # one board of so many makes a kind of question: it is looked for where it is known to be
_BARREN = 4  # boards of a template that make no question, before others are drawn instead


class Search:
    """One variant in the making: what is still needed, and what has been taken."""

    def __init__(
        self,
        wanted: Wanted,
        material: Material,
        workers: Workers,
        variant: str,
        known: set[tuple[object, ...]],
        plan: Plan | None,
        beside: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.wanted = wanted
        self.material = material
        self.workers = workers
        self.variant = variant
        self.known = known
        self.taken: list[Question] = []
        self.needs = Needs(wanted.kinds or tuple(SHARES), wanted.questions, wanted.level, plan, _LATER[wanted.seed % 2])
        self.drawn: Counter[str] = Counter()  # boards by where they come from
        self.used: Counter[str] = Counter()  # questions by the same
        self.twins: Counter[tuple[str, str]] = Counter()  # by the same and by what they are about
        self.twins.update(beside)  # what the sheet asks already
        self.asked_so: Counter[tuple[str, str]] = Counter()  # by kind and by what they are about
        self.rules: Counter[str] = Counter()  # by that alone
        self.mistakes: Counter[str] = Counter()  # by what somebody thinks who gets that wrong
        self.boards: dict[tuple[tuple[str, ...], ...], str] = {}  # of which case or template, by the cards on them
        self.near: set[str] = set()  # the rules that what is asked is about, and those without which the same comes out
        self.claimed: set[str] = set()  # the rules that prove what is to be called true or false
        self.shapes: set[tuple[str, ...]] = set()  # of scripts, whatever acts and by how much
        self.choices: set[frozenset[str]] = set()  # of steps, by what they say whoever takes them
        self.again = False
        self.once = True  # whether no rule is asked after twice on a sheet
        self.apart = True  # whether no mistake is
        self._makers: dict[str, frozenset[str]] = {}  # of questions of a kind
        self._firsts: dict[str, tuple[Foreseen, ...]] = {}  # by template

    def found(self, progress: Callable[[int], None] | None) -> list[Question]:
        """The questions, as many as there are up to the number that is wanted."""
        self._texts()
        self.needs.pass_on()
        if self.wanted.case:
            self._case()
        elif any(kind in OF_BOARDS for kind in self.needs.kinds):
            self._look(progress)
            for away in _OTHER_LEVELS if self._may_be_of_other_levels else ():
                if self._is_short:
                    self._open(away)
                    self._look(progress)
            if self._is_short:
                self.needs.crowd()
                self.once = False  # rather the same rule of another board, as another kind of question, than too few
                self._look(progress)
            if self._is_short:
                self.apart = False  # and at last the same mistake
                self._look(progress)
        self.taken = self.needs.quarters(self.taken)
        return self.taken

    def _look(self, progress: Callable[[int], None] | None) -> None:
        self._boards(progress)
        self._more_texts()

    def _open(self, away: int) -> None:
        """Let in the levels that are so far from the one that is wanted."""
        own = self.wanted.level or 0
        self.needs.levels |= {one for one in LEVELS if abs(one - own) <= away}
        del self._hopeful
        self._makers.clear()

    @property
    def _is_short(self) -> bool:
        return len(self.taken) < self.wanted.questions and not self._is_pool

    @property
    def _may_be_of_other_levels(self) -> bool:
        """Whether the rest of a sheet of one level may be of others, each question telling its own: where there is a
        third of it, and somebody wants it full.
        """
        wanted = self.wanted
        return wanted.level is not None and not wanted.allow_fewer and _THIRD * len(self.taken) >= wanted.questions

    def _take(self, question: Question, begun: int = 0, kin: frozenset[str] = frozenset()) -> None:
        """Keep a question if it is new, wanted, and neither the twin of another nor about a rule asked too often."""
        if (
            len(self.taken) < self.wanted.questions
            and question.same not in self.known
            and (question.scene not in self.known or self.again)
            and self.needs.wants(question.kind, question.level)
            and (self.again or self.needs.balanced(question))
            and self._is_fresh(question.source, question.kind, question.point, begun)
            and (self._is_pool or (self._is_no_twin(question) and not self._is_near(question, kin)))
            and (self._is_pool or self._mistaken_so(question.mistake) < self._forbearance(begun))
        ):
            self.known |= {question.same, question.scene, (question.source,)}
            question = self.needs.placed(question)
            self.taken.append(question)
            self.used[question.source] += 1
            self.boards.setdefault(question.cards, question.source)
            self.choices |= {choice(question)} - {frozenset()}
            self.shapes |= {shape(question)} - {()}
            self.claimed |= set(question.cites) if question.kind == _CLAIM else set()
            self.near |= kin | set(question.cites) if question.kind in OF_BOARDS else kin
            self.twins[question.source, question.point] += 1
            self.rules[question.point] += 1
            self.mistakes[question.mistake] += 1
            self.asked_so[question.kind, question.point] += 1
            self.needs.take(question)

    def _is_no_twin(self, question: Question) -> bool:
        """Whether no other case lays out the same cards, another line in the script making no other board of them; and
        of steps nobody has had the same to choose from.
        """
        alike = self.boards.get(question.cards) if len(question.cards) >= _MANY_CARDS else None
        if self.once and (
            shape(question) in self.shapes
            or question.point in self.claimed
            or self._is_kin_of_a_claim(question)
            or (question.kind == _CLAIM and any(self.rules[one] for one in question.cites))
        ):
            return False  # a board asks what is claimed, under another of the numbers that prove it
        return (alike is None or alike == question.source) and choice(question) not in self.choices

    def _is_near(self, question: Question, kin: frozenset[str]) -> bool:
        """Whether another board hangs on the rule of this one, or this one on that of another."""
        return self.once and (question.point in self.near or any(self.rules[one] for one in kin))

    def _is_kin_of_a_claim(self, question: Question) -> bool:
        """Whether a claim and a board are about rules that stand under one: what is done there answers this."""
        if question.kind == _CLAIM:
            return not {above(one) for one in question.cites}.isdisjoint(above(one) for one in self.rules)
        return above(question.point) in map(above, self.claimed)

    def _is_fresh(self, source: str, kind: str, point: str, begun: int) -> bool:
        """No two questions of a sheet are about the same point of boards of one kind, and few about the same rule."""
        if not self._is_pool and self._shows_the_same(source):
            return False
        twins = self.twins[source, point]
        if twins and not (self._is_pool and twins < self._most(begun)):
            return False
        if not self._is_pool and (self.asked_so[kind, point] or self._gives_away(kind, point)):
            return False  # the same about the same rule, be the board another
        return self.rules[point] < max(1, self.wanted.questions // _RULES) * self._patience(begun)

    def _shows_the_same(self, source: str) -> bool:
        """Whether a claim and a board are about the same case: one answers the other."""
        about = _CASE.findall(source)
        return any(name in about for one in self.used if one != source for name in _CASE.findall(one))

    def _gives_away(self, kind: str, point: str) -> bool:
        """Whether a claim that is true or false answers what is asked of a board, or the other way round."""
        return bool(self.rules[point]) and (kind == _CLAIM or bool(self.asked_so[_CLAIM, point]))

    def _mistaken_so(self, mistake: str) -> int:
        """How many questions are about a mistake; more than there may be where another is told in the same words but
        for one or two: «eco», «evoluzione».
        """
        if not mistake:
            return 0
        twins = any(is_told_so(one, mistake) for one in self.mistakes if one and one != mistake)
        return self.wanted.questions if twins else self.mistakes[mistake]

    def _patience(self, begun: int) -> int:
        """How often one may ask after the same rule, or mistake: of a store, and where boards and texts have no other,
        later on again; sooner where there are fewer than questions, but not after a tenth of the sheet.
        """
        if self.once and not self._is_pool:
            return 1
        many = self.wanted.questions
        soon = _LAST_RESORT if len(self.turns) < many else 3 * _LAST_RESORT
        return min(1 + begun // (many * soon), max(2, many // _TENTH))

    def _forbearance(self, begun: int) -> int:
        """How often one may ask after the same mistake."""
        return 1 if self.apart else self._patience(begun)

    @property
    def _is_pool(self) -> bool:
        """Whether this is no sheet, but a store of questions; or all that one case has to ask."""
        return self.wanted.questions > _SHEET or bool(self.wanted.case)

    def _texts(self) -> None:
        """The questions of the texts that the plan asks for."""
        for kind in OF_TEXTS:
            for n in range(_TEXT_TRIES * self.needs.left[kind]):
                if self.needs.left[kind] <= 0:
                    break
                chance = Chance(self.wanted.seed, self.variant, kind, n)
                question = OF_TEXTS[kind](chance, self.material)
                if question is not None:
                    self._take(question)

    def _more_texts(self) -> None:
        """What boards could not give the texts may: of each kind up to a quarter of the sheet."""
        self.needs.few_boards = not self._is_pool
        for kind in (one for one in OF_TEXTS if one in self.needs.kinds):
            for n in range(_TEXT_TRIES * self.wanted.questions if not self._is_pool else 0):
                if len(self.taken) >= self.wanted.questions:
                    return
                question = OF_TEXTS[kind](Chance(self.wanted.seed, self.variant, kind, "di più", n), self.material)
                if question is not None:
                    self._take(question, n)

    # --- boards -------------------------------------------------------------------------------------------------------

    def _boards(self, progress: Callable[[int], None] | None) -> None:
        tries = max(_FEWEST_TRIES, self.wanted.questions * _TRIES)
        if self.needs.like is not None:
            tries *= _LONGER
        begun = tries * (not self.once) + tries * (not self.apart)  # what was tried first is tried no more
        numbers = count(begun)
        tries += begun
        vain = 0
        while (
            self._hopeful
            and begun < tries
            and vain < _IN_VAIN
            and (left := self.wanted.questions - len(self.taken)) > 0
        ):
            picks = self._round(numbers, begun, max(_SHORTEST_ROUND, min(left, _LONGEST_ROUND)))
            if begun // self._stretch > (begun - len(picks)) // self._stretch:
                self.drawn.clear()  # what was barren may be asked about again
            self.again = self.needs.any_share = begun >= self._stretch
            for drawn in self.workers.drawn(picks, partial(self._is_idle, begun)):
                before = len(self.taken)
                self._keep(drawn, begun)
                vain = 0 if len(self.taken) > before else vain + 1
                if progress is not None:
                    progress(len(self.taken))
                if len(self.taken) >= self.wanted.questions:
                    return
            begun += len(picks)

    @property
    def _stretch(self) -> int:
        """How many boards are looked at before one is content with less: a rule, or a board, once more."""
        return self.wanted.questions * _LAST_RESORT

    def _keep(self, drawn: Drawn, begun: int) -> None:
        self.drawn[drawn.source] += 1
        if drawn.question is not None:
            self._take(drawn.question, begun, drawn.kin)

    def _round(self, numbers: Iterator[int], begun: int, size: int) -> list[Pick]:
        """The boards of a round: which, follows from the seed and from what the rounds before it have found."""
        left = self.workers.pool.without(self._shut(begun))
        any_kind = begun >= self.wanted.questions * _PATIENCE
        looked_at = not self._is_pool  # what is known of these says which are worth playing
        found = []
        for _ in range(size):
            n = next(numbers)
            wishes = self.needs.wishes(Chance(self.wanted.seed, self.variant, "tipi", n), any_kind=any_kind)
            lot = Lot((self.wanted.seed, self.variant, n), wishes, self._rule(n))
            rare = self._rare(wishes[0][0], left) if wishes else None
            picked = pick(lot._replace(boards=BOARDS) if looked_at or rare else lot, rare or left)
            found.append(self._with_what_is_new(picked) if any_kind else picked)
        return found

    def _rare(self, kind: str, left: Left) -> Left | None:
        """Of what may be drawn that which is known to make a question of a kind, where this is little."""
        those = self._making(kind)
        if not those or len(those) > len(self._hopeful) // _FEW:
            return None
        there = left.of(those)
        return there if there.templates or there.cases else None

    def _making(self, kind: str) -> frozenset[str]:
        """The templates and cases that are known to make a question of a kind about the sheet."""
        if kind not in self._makers:
            wishes = ((kind, self.needs.levels),)
            there = ((one, self._known_of(one)) for one in self._picks() if one.source in self._hopeful)
            self._makers[kind] = frozenset(
                one.source for one, known in there if any(self._kind(each, one, wishes) for each in known)
            )
        return self._makers[kind]

    def _with_what_is_new(self, picked: Pick) -> Pick:
        """A board that is to be tried as no kind as which its point has been asked after already: else it would be
        tried as that one again and again, and never as another.
        """
        there = self._known(picked)
        if there is None or not there.kinds or self._is_pool:
            return picked
        points = [ref(self.material.edition, one.numbers[0]) for one in self._asked_of(there)]
        new = tuple(wish for wish in picked.wishes if not all(self.asked_so[wish[0], point] for point in points))
        return picked._replace(wishes=new)

    def _is_idle(self, begun: int, picked: Pick) -> bool:
        """Whether it is known of a board that it makes no question that would be taken."""
        if picked.case is not None and (picked.source,) in self.known and not self.again:
            return True  # the same board
        there = self._known(picked)
        alike_ones = (there,) if there is not None else self._first_of(picked) if picked.case is None else ()
        return bool(alike_ones) and not any(self._may_ask(one, picked, begun) for one in alike_ones)

    def _known(self, picked: Pick) -> Foreseen | None:
        """What is known of a board; None where it must be played: a kind of question that is wanted was never tried."""
        return known(picked, self.material) if self._tried else None

    @cached_property
    def _tried(self) -> bool:
        return tried(self.material.edition).issuperset(OF_BOARDS.keys() & set(self.needs.kinds))

    def _may_ask(self, there: Foreseen, picked: Pick, begun: int) -> bool:
        """Whether a board of which so much is known may make a question that would be taken."""
        if not (kind := self._kind(there, picked, picked.wishes)):
            return False
        return self.needs.wants(kind, level(picked, self.material.edition, there)) and any(
            self._is_fresh(picked.source, kind, ref(self.material.edition, one.numbers[0]), begun)
            and not self._is_told(one.numbers, begun)
            for one in self._asked_of(there)
        )

    def _asked_of(self, there: Foreseen) -> Sequence[Issue]:
        """What may be the point of a board: the rules that it is about, or where the sheet is about others, those
        without which the same comes out.
        """
        holds = self.material.ground.holds
        if any(map(holds, there.point.numbers)):
            return (there.point,)
        same = [one for one in rivals(there.point.numbers, there.issues) if any(map(holds, one.numbers))]
        return [one for one in same if self._thought_of(one.numbers)] or (there.point,)

    def _is_told(self, numbers: Sequence[str], begun: int) -> bool:
        """Whether whatever somebody may think of these rules has been the mistake of a question often enough."""
        thought = self._thought_of(numbers)
        return (
            bool(thought)
            and not self._is_pool
            and all(self._mistaken_so(one) >= self._forbearance(begun) for one in thought)
        )

    def _thought_of(self, numbers: Sequence[str]) -> tuple[str, ...]:
        return system(self.material.edition).mistakes(*numbers)

    def _first_of(self, picked: Pick) -> tuple[Foreseen, ...]:
        """What is known of the first boards of a template: another board of it asks something like that."""
        if picked.template not in self._firsts:
            first = (self._known(picked._replace(number=n)) for n in range(BOARDS))
            self._firsts[picked.template] = tuple(one for one in first if one is not None)
        return self._firsts[picked.template]

    def _rule(self, n: int) -> str:
        """The rule whose cases a lot may draw on, "" for a template: ten sheets of following seeds ask after each."""
        rules = self.turns
        if not rules or n % _OF_TEMPLATES == 0 or self.needs.kinds == ("editions",):
            return ""
        first = (self.wanted.seed) * -(-len(rules) // _SHEETS)
        return rules[(first + n - n // _OF_TEMPLATES) % len(rules)]

    @cached_property
    def turns(self) -> list[str]:
        """The rules about which there are cases, in an order of their own."""
        ground = self.wanted.ground
        return Chance("giro", ground.name, ground.edition).shuffled(self.workers.pool.rules_of(self._hopeful))

    def _most(self, begun: int) -> int:
        """How often the same template or case may be asked: the longer one looks, the oftener."""
        return (1 + begun // self._stretch) * (1 + (self.wanted.questions - 1) // _VARIETY)

    def kinds(self) -> tuple[str, ...]:
        """The kinds of question that there are to what the sheet is about, of the level that is wanted."""
        there = [(one, known) for one in self._picks() for known in self._known_of(one)]
        of_boards = {
            k for k in OF_BOARDS if any(self._kind(known, one, ((k, self.needs.levels),)) for one, known in there)
        }
        chances = [Chance(self.wanted.seed, "tipi", n) for n in range(_TEXT_TRIES)]
        of_texts = {k for k in OF_TEXTS if any(self._asks(OF_TEXTS[k](chance, self.material)) for chance in chances)}
        return tuple(kind for kind in SHARES if kind in of_boards | of_texts)

    def _known_of(self, picked: Pick) -> tuple[Foreseen, ...]:
        there = self._known(picked) if picked.case is not None else None
        return self._first_of(picked) if picked.case is None else () if there is None else (there,)

    def _asks(self, question: Question | None) -> bool:
        return question is not None and question.level in self.needs.levels

    @cached_property
    def _hopeful(self) -> frozenset[str]:
        """The templates and cases that, by what is known, may make a question of the kinds and levels wanted."""
        return frozenset(one.source for one in self._picks() if self._may_be_asked(one))

    def _picks(self) -> Iterator[Pick]:
        """The cases and templates that there are."""
        yield from (Pick((), (), one) for one in self.workers.pool.cases)
        yield from (Pick((), (), None, name) for name in self.workers.pool.templates)

    def _may_be_asked(self, picked: Pick) -> bool:
        if picked.case is not None:
            there = self._known(picked)
            return there is None or self._fits(there, picked)
        first = self._first_of(picked)
        return len(first) < BOARDS or any(self._fits(one, picked) for one in first)

    def _fits(self, there: Foreseen, picked: Pick) -> bool:
        """Whether a board of which so much is known makes a question of the sheet, whatever has been taken already."""
        wishes = [(kind, self.needs.levels) for kind in self.needs.kinds if kind in OF_BOARDS]
        return bool(self._kind(there, picked, wishes))

    def _kind(self, there: Foreseen, picked: Pick, wishes: Iterable[Wish]) -> str:
        """The kind of question, of those wished for, that a board makes about the sheet; "" where it makes none."""
        kind = there.kind(wishes, level(picked, self.material.edition, there))
        about = kind and any(map(self.material.ground.holds, alike(there.point.numbers, there.issues)))
        return kind if about else ""

    def _shut(self, begun: int) -> frozenset[str]:
        """The templates and cases from which nothing is to be drawn now: asked often enough, or barren."""
        most = self._most(begun)
        full = {source for source, much in self.used.items() if much >= most}
        barren = {source for source, much in self.drawn.items() if much >= _BARREN and not self.used[source]}
        hopeless = set(self.workers.pool.sources) - self._hopeful
        resting = self._resting if begun < self._stretch and not self._is_pool else set()
        for shut in (full | barren | resting, full | barren, full, barren):
            if not self._hopeful <= shut:
                return frozenset(shut | hopeless)
        return frozenset(hopeless)

    @cached_property
    def _resting(self) -> set[str]:
        """Half of the templates: of few, each would else be asked after on every sheet."""
        drawn = (Pick((), (), None, name).source for name in self.workers.pool.templates)
        return {one for one in drawn if Chance(self.wanted.seed, "riposa", one).once_in(2)}

    def _case(self) -> None:
        """Of one case every kind once."""
        name = self.wanted.case
        listed = next((one for one in bundled.listing() if one.name == name or str(one.path) == name), None)
        about = listed.about(self.material.edition) if listed is not None else ""
        level = hard(listed.level if listed is not None else None)
        posed = of_file(str(listed.path) if listed is not None else name, name, self.material, about, level)
        if posed is None:
            return
        self.again = True
        levels = LEVELS if self.wanted.level is None else frozenset({self.wanted.level})
        for kind in self.needs.kinds:
            if kind in OF_BOARDS:
                question = asked(posed, (self.wanted.seed, self.variant), self.material, ((kind, levels),))
                if question is not None:
                    self._take(question)
