"""The boards that a sheet can draw on, one after the other, each with every question that it would make."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import MAGIC, game_of, system
from judgekit.errors import JudgekitError
from judgekit.made import box_of
from judgekit.render.italian.small_words import mana
from judgekit.ruling.ablation import cited
from judgekit.ruling.basics import PART, basics
from judgekit.ruling.read_off import EASY
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file, read_markdown
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown
from judgekit.sheets.boards import of_edition
from judgekit.sheets.boards.template_words import Wording, scenario
from judgekit.sheets.cast_instead import cast_instead, states_effects
from judgekit.sheets.chance import Chance
from judgekit.sheets.foreseen import BOARDS, difficulty, hard, of_board
from judgekit.sheets.kinds import OF_BOARDS, legal
from judgekit.sheets.kinds.source import TEMPLATE, Posed, ref
from judgekit.sheets.point import Pointed
from judgekit.sheets.story import story
from judgekit.sheets.study import studied
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from judgekit.scenario.bundled import Listed
    from judgekit.scenario.model import Scenario
    from judgekit.sheets.boards.template_words import Template
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.foreseen import Foreseen
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.kinds.source import Material
    from judgekit.sheets.plan import Wish


PROBES = "probes "  # what is kept of them, by edition and template
_PROBES = 3
_MOST_ROWS, _MOST_ACTIONS, _LONGEST_PROSE = 12, 9, 420
_NUMBER = re.compile(r" \d+$")
_SECOND = re.compile(r"\b([A-ZÀ-Ý][^\W\d]*) \d+\b")
_UNSEEN = " lancia carta"  # of which nobody knows what it does
_RESOLVES, _SEVERAL_RESOLVE = "si risolve", 2
_GOES_ON = frozenset({_RESOLVES, "fermati"})
_NOT_ASKED = Path(__file__).with_name("not_asked.txt")
_KINDS = tuple(  # of things that a mistake names, and by what a board shows that it has one
    (re.compile(rf"\b{kind}\b"), re.compile(shows, re.IGNORECASE))
    for kind, shows in (
        ("(?:Aura|Aure|incantesim[oi])", r"\baur[ae]\b|incant"),
        ("Equipaggiament[oi]", "equip"),
        ("planeswalker", "planeswalker|fedeltà"),
        ("(?<!di )battagli[ae]", "battagli|difesa"),
    )
)
_COLOURED = re.compile(r"[WUBRG]")  # in a cost
_LONGEST = 230  # characters of an option, a step of an account


class Lot(NamedTuple):
    """What is drawn for: a seed, and as what the board is to be asked (in this order).

    With `rule` a bundled case about that rule is drawn, if there is one left; else a template, of which `boards` are
    there to be drawn.
    """

    seed: tuple[object, ...]
    wishes: tuple[Wish, ...]
    rule: str = ""
    boards: int = 10**9


class Pick(NamedTuple):
    """A board that a lot has drawn: a bundled case, or a template and which of its boards."""

    seed: tuple[object, ...]
    wishes: tuple[Wish, ...]
    case: Listed | None = None
    template: str = ""
    number: int = 0

    @property
    def source(self) -> str:
        """Where it comes from."""
        return _case(self.case) if self.case is not None else f"{TEMPLATE}{self.template}"

    @property
    def place(self) -> str:
        """What the board is called where it is kept."""
        return self.source if self.case is not None else f"{self.source} {self.number}"


class Drawn(NamedTuple):
    """What a lot gave: where the board comes from, and the question that it makes, if it is worth asking; and the rules
    without which the same comes out as without its point.
    """

    source: str
    question: Question | None = None
    kin: frozenset[str] = frozenset()


class Pool:
    """Where boards come from: templates and bundled cases that touch what the sheet is about."""

    def __init__(self, templates: Iterable[Template], those: Iterable[Listed], edition: str) -> None:
        self._templates = {_model(one): one.name for one in templates}
        self._cases = {_case(one): one for one in those}
        self._about = {source: one.about(edition) for source, one in self._cases.items()}

    def __bool__(self) -> bool:
        return bool(self._templates or self._cases)

    @property
    def templates(self) -> tuple[str, ...]:
        """The names of the templates."""
        return tuple(self._templates.values())

    @property
    def cases(self) -> tuple[Listed, ...]:
        """The cases."""
        return tuple(self._cases.values())

    @property
    def sources(self) -> tuple[str, ...]:
        """What each of them is called."""
        return (*self._templates, *self._cases)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules about which there are cases."""
        return self.rules_of(self._cases)

    def rules_of(self, sources: Collection[str]) -> tuple[str, ...]:
        """The rules about which some cases are."""
        return tuple(dict.fromkeys(rule for source, rule in self._about.items() if source in sources))

    def without(self, shut: frozenset[str]) -> Left:
        """What is left of it."""
        templates = tuple(name for source, name in self._templates.items() if source not in shut)
        by_rule: dict[str, list[Listed]] = {}
        for source, one in self._cases.items():
            if source not in shut:
                by_rule.setdefault(self._about[source], []).append(one)
        return Left(templates, tuple(one for source, one in self._cases.items() if source not in shut), by_rule)


class Left(NamedTuple):
    """What may be drawn now: templates by name, cases, and these by the rule that they are about."""

    templates: tuple[str, ...]
    cases: tuple[Listed, ...]
    by_rule: dict[str, list[Listed]]

    def of(self, sources: Collection[str]) -> Left:
        """Those of them that are among some sources."""
        own = {rule: [one for one in there if _case(one) in sources] for rule, there in self.by_rule.items()}
        templates = tuple(name for name in self.templates if f"{TEMPLATE}{name}" in sources)
        return Left(templates, tuple(one for one in self.cases if _case(one) in sources), own)


def _model(template: Template) -> str:
    return f"{TEMPLATE}{template.name}"


def _case(case: Listed) -> str:
    return f"caso {case.name}"


def pool(about: Ground) -> Pool:
    """The templates and cases that a ground can draw on."""
    templates = (template for template in of_edition(about.edition) if _touches(template, about))
    return Pool(templates, cases(about), about.edition)


def cases(about: Ground) -> tuple[Listed, ...]:
    """The bundled cases of the edition about one of the rules; easy ones not about what the plainest game needs."""
    plain = basics(about.edition).needed
    return tuple(
        one
        for one in bundled.listing()
        if about.edition in one.editions
        and (number := one.about(about.edition))
        and about.holds(number)
        and (number not in plain or hard(one.level) > 1)
    )


def _touches(template: Template, about: Ground) -> bool:
    """Whether some of the first boards of a template cite a rule that the sheet is about, beyond the plainest game."""
    known = basics(about.edition).needed
    box = box_of(PART)
    kept = box.get(f"{PROBES}{about.edition} {template.name}") if box is not None else None
    boards = kept if isinstance(kept, tuple) else probed(template, about.edition)
    return any(about.holds(n) for those in boards for n in those if n not in known or template.about)


def probed(template: Template, edition: str) -> Iterator[tuple[str, ...]]:
    """What the first boards of a template cite."""
    for n in range(_PROBES):
        text = scenario(template.make(Chance("prova", template.name, n), Wording(edition)), edition)
        try:
            yield cited(run(read_markdown(text, "foglio"), system(edition)))
        except JudgekitError:
            continue


def pick(lot: Lot, left: Left) -> Pick:
    """One board, drawn by chance."""
    chance = Chance(*lot.seed)
    there = left.by_rule.get(lot.rule) if lot.rule else None
    if there or not left.templates:
        return Pick(lot.seed, lot.wishes, chance.pick(there or left.cases))
    return Pick(lot.seed, lot.wishes, None, chance.pick(left.templates), chance.below(lot.boards))


def known(picked: Pick, material: Material) -> Foreseen | None:
    """What is known of a board before it is played; None where it must be played."""
    if picked.case is None and picked.number >= BOARDS:
        return None
    return of_board(material.edition, picked.place, text_of(picked, material.edition))


def text_of(picked: Pick, edition: str) -> str:
    """A board as a scenario file."""
    if picked.case is not None:
        return picked.case.path.read_text("utf-8")
    return _board(_template(picked.template, edition), picked.number, edition)


def _template(name: str, edition: str) -> Template:
    return next(one for one in of_edition(edition) if one.name == name)


def level(picked: Pick, edition: str, there: Foreseen) -> int:
    """How hard a board is of which so much is known."""
    declared = hard(picked.case.level) if picked.case is not None else _template(picked.template, edition).level
    if not there.kinds:
        return declared
    thought = set(system(edition).mistakes(*there.point.numbers))
    return 1 if thought and thought <= EASY else difficulty(edition, declared, there.point.numbers, there.issues)


def draw(picked: Pick, material: Material) -> Drawn:
    """The question that a board makes; none where it is not worth asking."""
    posed = _played(picked._replace(seed=(), wishes=()), material)
    question = None if posed is None else asked(posed, picked.seed, material, picked.wishes)
    if posed is None or question is None:
        return Drawn(picked.source)
    return Drawn(picked.source, question, frozenset(ref(material.edition, one) for one in posed.board.kin))


@lru_cache(maxsize=16)  # what many lots draw is played once
def _played(board: Pick, material: Material) -> Posed | None:
    return posed_by(board, material, known(board, material))


def posed_by(picked: Pick, material: Material, known: Foreseen | None = None) -> Posed | None:
    """A board that was drawn, played; None where it is not fit to be asked about."""
    if picked.case is not None:
        return of_case(picked.case, material, known)
    return of_template(_template(picked.template, material.edition), picked.number, material, known)


def asked(posed: Posed, seed: tuple[object, ...], material: Material, wishes: Iterable[Wish]) -> Question | None:
    """The question that a board makes, of the first kind that it can; it must be about the rules of the sheet.

    Each kind has a chance of its own: what it asks is the same whichever others are tried before.
    """
    if not any(map(material.ground.holds, posed.board.alike)) or _acts_after_passing(posed, material.edition):
        return None
    for kind, levels in wishes:
        question = OF_BOARDS[kind](posed, Chance(*seed, kind), material) if posed.level in levels else None
        if question is not None and fits(question):
            return question
    return None


def _acts_after_passing(posed: Posed, edition: str) -> bool:
    """Whether its script tells of somebody who passes and then may not act: the others, who are not told of, pass too,
    and what then resolves would give them leave.
    """
    if game_of(edition) != MAGIC:
        return False
    told = (one.number for one in posed.study.scenario.actions if not getattr(one, "trial", False))
    return any(posed.study.facts.get(("verdict", one)) == "illegal" and legal.has_passed(posed, one) for one in told)


def fits(question: Question) -> bool:
    """Whether it can be read on paper: it is short, and each name is that of one thing."""
    texts = (*(option.text for option in question.options), *question.account)
    rows = len(question.board.rows) if question.board is not None else 0
    brief = rows <= _MOST_ROWS and all(len(text) <= _LONGEST for text in texts)
    return brief and not _is_unclear(question) and not _speaks_of_others(question)


def _speaks_of_others(question: Question) -> bool:
    """Whether it tells somebody’s mistake about a kind of thing of which its board has none: the rule says of several
    kinds what it says, and another is at stake.
    """
    cells = (cell for row in question.board.rows for cell in row) if question.board is not None else ()
    there = " ".join((*cells, *question.script))
    those = (one.mistake for one in question.options if one.ignores)
    named = ([shows for kind, shows in _KINDS if kind.search(said)] for said in (question.mistake, *those))
    return any(kinds and not any(shows.search(there) for shows in kinds) for kinds in named)


_DOES_SO = re.compile(r" sceglie di (?:non )?farlo\b")
_MAY = re.compile(r"\b(?:pu(?:oi|ò)|possono|paghi|paghino|a meno che|potenziamento|riscatto)\b|\be/o\b", re.IGNORECASE)


def _is_unclear(question: Question) -> bool:
    """Whether it asks after one of several that the board does not show: nobody knows which «Lupo 1» is."""
    there = f" {' '.join(question.script)} "
    if any(one == two and " sceglie " in one for one, two in pairwise(question.script)):
        return True  # nobody knows which choice is which
    cells = (cell for row in question.board.rows for cell in row) if question.board is not None else ()
    if _DOES_SO.search(there) and not _MAY.search(" ".join((there, *cells))):
        return True  # nor what is chosen
    return _names_a_copy(question) or any(
        kind != "verdict" and subject not in question.names and _NUMBER.search(subject) and f" {subject}" not in there
        for kind, subject in question.asked
    )


def _names_a_copy(question: Question) -> bool:
    """Whether it speaks of the second of a name of which the board shows one: «Diniego su Saetta 2»."""
    several = {row[1].partition(" × ")[2] for row in question.board.rows} if question.board is not None else set()
    told = " ".join((question.ask, *question.script, *(option.text for option in question.options)))
    named = ((match[1], match[0]) for match in _SECOND.finditer(told))
    return any(one in question.names and one not in several and both not in question.names for one, both in named)


def _body(template: Template, seed: int, edition: str) -> str:
    return template.make(Chance(template.name, seed), Wording(edition))


def _board(template: Template, seed: int, edition: str) -> str:
    """A board of a template as a scenario file."""
    return scenario(_body(template, seed, edition), edition, template.title)


def of_template(template: Template, seed: int, material: Material, known: Foreseen | None = None) -> Posed | None:
    """A board of a template; None where it is not fit to be asked about."""
    text = _board(template, seed, material.edition)
    study = studied(text, material.edition, template.about)
    if study is None or not study.begins_still:
        return None
    board = Pointed(study, asks=template.asks, known=known, wants=material.ground.holds)
    there = material.other in template.editions
    alike = there and _body(template, seed, material.edition) == _body(template, seed, material.other)
    return Posed(board, text, _model(template), template.level, alike=alike)


def of_case(case: Listed, material: Material, known: Foreseen | None = None) -> Posed | None:
    """A bundled case as it stands; None where it is too long to be asked on paper."""
    return of_file(str(case.path), case.name, material, case.about(material.edition), hard(case.level), known)


@cache
def not_asked() -> frozenset[str]:
    """The bundled cases that no sheet asks about: the table beside this module tells why of each."""
    lines = _NOT_ASKED.read_text(encoding="utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines if line and not line.startswith("#"))


def of_file(
    path: str, name: str, material: Material, about: str, level: int, known: Foreseen | None = None
) -> Posed | None:
    """A case of a file, asked as it stands."""
    edition = material.edition
    whole = read_file(path)
    stated = tuple(one for one in whole.expectations if not one.editions or edition in one.editions)
    plain = whole._replace(expectations=stated, editions=(edition,))
    stated_alone = states_effects(plain)
    if stated_alone and any(one.editions for one in plain.actions):
        return None
    plain = cast_instead(plain) if stated_alone else plain
    unseen = any(one.text.endswith(_UNSEEN) for one in plain.actions)
    if name in not_asked() or _is_of_no_time(plain, edition):
        return None
    if unseen or len(plain.actions) > _MOST_ACTIONS or len(plain.prose) > _LONGEST_PROSE:
        return None
    readings = dict.fromkeys((_played_out(plain), plain))  # the first that can be asked about
    study = next(filter(None, (studied(one, edition, rules=[about] if about else []) for one in readings)), None)
    if study is None or (stated_alone and not all(one.so for one in study.run.held)):
        return None
    told = story(plain.prose)
    board = Pointed(study, [about] if about else [], known=known, wants=material.ground.holds)
    return Posed(
        board,
        _asked_alone(Path(path), edition)
        if len(study.run.scenario.actions) == len(plain.actions) and not stated_alone
        else to_markdown(study.run.scenario._replace(expectations=())),  # as it was played, without its last lines
        f"caso {name}",
        level,
        told.told,
        told.asks,
        material.other in whole.editions,
        len(study.scenario.actions) < len(plain.actions),
    )


def _is_of_no_time(case: Scenario, edition: str) -> bool:
    """Whether it lays out an artifact with coloured mana in its cost where none was printed: its rules on colour are at
    odds about it.
    """
    if game_of(edition) != MAGIC or words(edition).modern:
        return False
    things = (thing for _, thing in case.board.things)
    return any("artifact" in thing.types and _COLOURED.search(mana(thing.cost or ())) for thing in things)


def _played_out(case: Scenario) -> Scenario:
    """A case without the lines at its end by which one thing after the other resolves: how many there are would tell
    how often something has triggered. What waits is played to its end all the same.
    """
    left = list(case.actions)
    while left and left[-1].text in _GOES_ON:
        left.pop()
    gone = case.actions[len(left) :]
    if sum(one.text == _RESOLVES for one in gone) < _SEVERAL_RESOLVE or any(one.editions for one in gone):
        return case
    last = left[-1].number if left else 0
    stated = tuple(one for one in case.expectations if one.after is None or one.after <= last)
    return case._replace(actions=tuple(left), expectations=stated)


def _asked_alone(path: Path, edition: str) -> str:
    """The file of a case for one edition, without what it states of the end."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        return text
    text = re.sub(r"^```atteso\n.*?^```\n?", "", text, flags=re.DOTALL | re.MULTILINE)
    if re.search(r"^\[[\w -]+\] ", text, flags=re.MULTILINE):
        return text  # told for several editions at once, each with lines of its own
    return re.sub(r"^edizion[ei]:.*$", f"edizioni: [{edition}]", text, count=1, flags=re.MULTILINE)
