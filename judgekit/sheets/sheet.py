"""Making a sheet: what is wanted, a plan of kinds and levels, boards drawn until the plan is full."""

from __future__ import annotations

import shlex
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from judgekit import __version__
from judgekit.editions import MAGIC, game_of
from judgekit.errors import JudgekitError
from judgekit.sheets.candidates import asked as asked_of
from judgekit.sheets.candidates import candidate, of_file, pool
from judgekit.sheets.chance import Chance
from judgekit.sheets.kinds import OF_BOARDS, OF_TEXTS
from judgekit.sheets.kinds.source import Material
from judgekit.sheets.model import LETTERS, Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.sheets.candidates import Pool
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.model import Question
    from judgekit.texts.model import Corpus

# How often each kind is asked, of twenty questions.
_SHARES = {
    "outcome": 5,
    "legal": 2,
    "which-rule": 3,
    "number": 2,
    "next": 2,
    "find-the-error": 1,
    "editions": 1,
    "order": 1,
    "true-false": 2,
    "term": 1,
}
_OTHER = {"classic": "cr-2016", "cr-2016": "classic", "cr-2026": "cr-2016"}  # with which an edition is compared
_TRIES = 40  # candidates for each question before one gives up
_FEWEST_TRIES = 240
_PATIENCE = 2  # candidates for each question before any kind will do
_TEXT_TRIES = 12
_VARIETY = 20  # questions for which one of each template is enough, where that can be had
_AHEAD = 16  # candidates that are looked for at once, where several processes look


class TooFew(JudgekitError):
    """There are not as many good questions as were asked for; `found` tells how many there are."""

    def __init__(self, message: str, found: int) -> None:
        super().__init__(message)
        self.found = found


class Wanted(NamedTuple):
    """What was asked for. `rules` and `case` stand where no lesson does."""

    ground: Ground
    questions: int = 10
    level: int | None = None
    seed: int = 1
    kinds: tuple[str, ...] = ()
    variants: int = 1
    rules: tuple[str, ...] = ()
    case: str = ""
    title: str = ""
    course: str = ""
    date: str = ""
    allow_fewer: bool = False
    workers: int = 1

    @property
    def command(self) -> str:
        """The command line that makes the same again."""
        words = ["judgekit", "sheet", *([self.ground.name] if self.ground.name else [])]
        for rule in self.rules:
            words += ["--rule", rule]
        words += ["--scenario", self.case] if self.case else []
        words += ["--edition", self.ground.edition, "--questions", str(self.questions)]
        words += ["--level", str(self.level)] if self.level else []
        for kind in self.kinds:
            words += ["--kind", kind]
        words += ["--variants", str(self.variants)] if self.variants > 1 else []
        for name in ("title", "course", "date"):
            words += [f"--{name}", getattr(self, name)] if getattr(self, name) else []
        words += ["--allow-fewer"] if self.allow_fewer else []
        return shlex.join([*words, "--seed", str(self.seed)])


Progress = "Callable[[int, int], None]"


def make(wanted: Wanted, corpus: Corpus, progress: Callable[[int, int], None] | None = None) -> tuple[Sheet, ...]:
    """The sheet, or each of its variants: equal in kinds and levels, different in boards. Raises TooFew."""
    edition = wanted.ground.edition
    other = _OTHER.get(edition, "") if game_of(edition) == MAGIC else ""
    material = Material(corpus, edition, wanted.ground, other)
    known: set[tuple[object, ...]] = set()
    sheets: list[Sheet] = []
    plan: Counter[tuple[str, int]] | None = None
    for n in range(wanted.variants):
        maker = _Maker(wanted, material, LETTERS[n] if wanted.variants > 1 else "", known, plan)
        questions = maker.made(progress)
        if len(questions) < wanted.questions and not (wanted.allow_fewer and questions):
            raise _too_few(wanted, len(questions))
        plan = Counter((question.kind, question.level) for question in questions)
        sheets.append(_sheet(wanted, questions, maker.variant))
    return tuple(sheets)


def _too_few(wanted: Wanted, found: int) -> TooFew:
    level = f" di livello {wanted.level}" if wanted.level else ""
    have = f"ne ho {'trovata una sola' if found == 1 else f'trovate {found}'}" if found else "non ne ho trovata nessuna"
    offer = "con --allow-fewer scrivo queste; " if found else ""
    about = f"«{wanted.ground.title}», {wanted.ground.edition}"
    return TooFew(
        f"{wanted.questions} domande buone{level} su {about} non ci sono: {have}. "
        f"{offer}altrimenti prova un altro --level, un’altra --edition, più --kind o meno --questions",
        found,
    )


def _sheet(wanted: Wanted, questions: list[Question], variant: str) -> Sheet:
    ordered = sorted(questions, key=lambda one: (one.level, list(_SHARES).index(one.kind)))
    named = tuple(one._replace(id=f"{variant}{n}") for n, one in enumerate(ordered, 1))
    return Sheet(
        title=wanted.title or wanted.ground.title,
        lesson=wanted.ground.name,
        edition=wanted.ground.edition,
        seed=wanted.seed,
        rebuild=wanted.command,
        questions=named,
        variant=variant,
        course=wanted.course,
        date=wanted.date,
        version=__version__,
    )


class _Maker:
    """One variant in the making: what is still needed, and what has been taken."""

    def __init__(
        self,
        wanted: Wanted,
        material: Material,
        variant: str,
        known: set[tuple[object, ...]],
        plan: Counter[tuple[str, int]] | None,
    ) -> None:
        self.wanted = wanted
        self.material = material
        self.variant = variant
        self.known = known
        self.taken: list[Question] = []
        self.exact = Counter(plan) if plan is not None else None
        kinds = wanted.kinds or tuple(_SHARES)
        self.needs = _shared(kinds, wanted.questions) if self.exact is None else _kinds_of(self.exact)
        self.board_kinds = tuple(kind for kind in kinds if kind in OF_BOARDS)

    def made(self, progress: Callable[[int, int], None] | None) -> list[Question]:
        self._texts()
        self._boards(progress)
        return self.taken

    def _fits(self, question: Question, n: int = 0) -> bool:
        """Whether a question may be taken: new, of the level, and not always from the same template."""
        if question.same in self.known or (self.wanted.level not in {None, question.level}):
            return False
        often = sum(one.source == question.source for one in self.taken)
        if often > (1 + n // self.wanted.questions) * (1 + self.wanted.questions // _VARIETY):
            return False
        return self.exact is None or self.exact[question.kind, question.level] > 0

    def _take(self, question: Question) -> None:
        self.known.add(question.same)
        self.taken.append(question)
        self.needs[question.kind] -= 1
        if self.exact is not None:
            self.exact[question.kind, question.level] -= 1

    def _texts(self) -> None:
        """The questions of the texts that the plan asks for; more where there are no boards."""
        for kind in OF_TEXTS:
            for n in range(_TEXT_TRIES * self.needs[kind]):
                if self.needs[kind] <= 0:
                    break
                chance = Chance(self.wanted.seed, self.variant, kind, n)
                question = OF_TEXTS[kind](chance, self.material)
                if question is not None and self._fits(question):
                    self._take(question)

    def _boards(self, progress: Callable[[int, int], None] | None) -> None:
        wanted = self.wanted.questions
        if len(self.taken) >= wanted or not self.board_kinds:
            return
        for n, found in enumerate(self._candidates()):
            if progress is not None:
                progress(len(self.taken), wanted)
            open_kinds = [kind for kind, one in found.items() if self._fits(one, n) and self._wanted(kind, n)]
            if open_kinds:
                chance = Chance(self.wanted.seed, self.variant, "scelta", n)
                most = max(self.needs[kind] for kind in open_kinds)
                self._take(found[chance.pick([kind for kind in open_kinds if self.needs[kind] == most])])
            if len(self.taken) >= wanted or n >= self._tries:
                return

    def _wanted(self, kind: str, n: int) -> bool:
        """Whether a kind is still needed; after long looking any is, but where variants must be equal."""
        return self.needs[kind] > 0 or (self.exact is None and n > self.wanted.questions * _PATIENCE)

    @property
    def _tries(self) -> int:
        return max(_FEWEST_TRIES, self.wanted.questions * _TRIES)

    def _open(self, n: int) -> tuple[str, ...]:
        """The kinds that the candidate of this number may still be asked as."""
        return tuple(kind for kind in self.board_kinds if self._wanted(kind, n))

    def _candidates(self) -> Iterator[dict[str, Question]]:
        """The questions of one board after the other; which, follows from the seed alone."""
        if self.wanted.case:
            yield from self._of_case()
            return
        source = pool(self.wanted.ground)
        if not source:
            return
        seeds = ((self.wanted.seed, self.variant, n) for n in range(self._tries + 1))
        if self.wanted.workers > 1:
            yield from _shared_out(seeds, self.wanted, self.material, source, self.board_kinds)
            return
        for seed in seeds:
            yield candidate(seed, source, self.material, self._open(seed[-1]))

    def _of_case(self) -> Iterator[dict[str, Question]]:
        """Of one case every kind once."""
        from judgekit.scenario import bundled

        name = self.wanted.case
        listed = next((one for one in bundled.listing() if one.name == name or str(one.path) == name), None)
        about = listed.about(self.material.edition) if listed is not None else ""
        posed = of_file(str(listed.path) if listed is not None else name, name, self.material.edition, about)
        if posed is None:
            return
        for kind in self.board_kinds:
            self.needs[kind] = max(self.needs[kind], 1)
            yield asked_of(posed, (self.wanted.seed, self.variant, kind), self.material, (kind,))


def _shared(kinds: Iterable[str], number: int) -> Counter[str]:
    """So many of each kind, by their shares, that together they are the number: the largest remainders get one more."""
    whole = sum(_SHARES[kind] for kind in kinds)
    exact = {kind: _SHARES[kind] * number / whole for kind in kinds}
    found = Counter({kind: int(part) for kind, part in exact.items()})
    rest = sorted(exact, key=lambda kind: (-(exact[kind] - int(exact[kind])), list(_SHARES).index(kind)))
    for kind in rest[: number - sum(found.values())]:
        found[kind] += 1
    return found


def _kinds_of(plan: Counter[tuple[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for (kind, _), number in plan.items():
        found[kind] += number
    return found


# --- several processes ------------------------------------------------------------------------------------------------

_here: dict[str, tuple[Material, Pool, tuple[str, ...]]] = {}


def _begin(ground: Ground, other: str, kinds: tuple[str, ...]) -> None:
    """What a process needs once: the texts, the boards to draw from."""
    from judgekit.texts import home

    material = Material(home.open_corpus(), ground.edition, ground, other)
    _here["all"] = (material, pool(ground), kinds)


def _one(seed: tuple[object, ...]) -> dict[str, Question]:
    material, source, kinds = _here["all"]
    return candidate(seed, source, material, kinds)


def _shared_out(
    seeds: Iterator[tuple[object, ...]], wanted: Wanted, material: Material, source: Pool, kinds: tuple[str, ...]
) -> Iterator[dict[str, Question]]:
    """The same candidates in the same order, worked out by several processes."""
    from concurrent.futures import ProcessPoolExecutor
    from itertools import islice

    start = (wanted.ground, material.other, kinds)
    with ProcessPoolExecutor(wanted.workers, initializer=_begin, initargs=start) as workers:
        while batch := list(islice(seeds, _AHEAD * wanted.workers)):
            yield from workers.map(_one, batch, chunksize=4)
