"""What questions are made of: a board that has been studied, the texts, and the rules that a sheet is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Protocol

from judgekit.edition_words import in_words_of, mistake_in_words_of, words
from judgekit.refs import Ref
from judgekit.render.italian.small_words import listed
from judgekit.ruling.read_off import EASY
from judgekit.sheets.exercise import Decisive, Option, Question
from judgekit.sheets.foreseen import difficulty
from judgekit.sheets.passages import passage
from judgekit.sheets.shown import table
from judgekit.sheets.story import as_told
from judgekit.sheets.told import ALL_RESOLVES, TOP_RESOLVES, rest, script
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.point import Belief, Pointed
    from judgekit.sheets.study import Group, Other, Study
    from judgekit.texts.library import Corpus


LONGEST = 1100
_SENDS_ON = re.compile(
    r"\b(?:dettagli|spiega\w*|descritt\w*|tratta\w*) (?:\w+ ){0,4}(?:nella|nelle|dalla|dalle) regol[ae]"
)
TEMPLATE = "modello "


class Material(NamedTuple):
    """What every kind of question has at hand. `other` is the edition to compare with, "" where there is none."""

    corpus: Corpus
    edition: str
    ground: Ground
    other: str = ""

    @property
    def modern(self) -> bool:
        return words(self.edition).modern


class Posed(NamedTuple):
    """A board with its point on its way to a question: the scenario file, its name, how hard it is declared to be, what
    is told of it.

    `prose` tells the story, `asks` is the question that a case puts itself. `alike` tells that the other edition of the
    sheet would write the very same board, `goes_on` that the file says more of what resolves than is told.
    """

    board: Pointed
    text: str
    source: str
    declared: int
    prose: str = ""
    asks: str = ""
    alike: bool = False
    goes_on: bool = False

    @property
    def study(self) -> Study:
        return self.board.study

    @property
    def drawn(self) -> bool:
        """Whether it was drawn from a template, which says of no rule that it is about it."""
        return self.source.startswith(TEMPLATE)

    @property
    def level(self) -> int:
        """How hard it is."""
        subject = self.board.subject
        if subject is None:
            return self.declared
        if subject.says in EASY:
            return 1
        return difficulty(self.study.system.name, self.declared, subject.other.numbers, self.board.issues)


class OfBoard(Protocol):
    def __call__(self, posed: Posed, chance: Chance, material: Material) -> Question | None: ...


class OfText(Protocol):
    def __call__(self, chance: Chance, material: Material) -> Question | None: ...


def title_of(material: Material, number: str) -> str:
    unit = material.corpus.unit(material.edition, number)
    return unit.title if unit is not None else ""


def neighbours(number: str, material: Material) -> list[str]:
    """The rules beside one in the text."""
    links = material.corpus.links
    here = Ref(material.edition, number)
    unit = material.corpus.units.get(here)
    if unit is None or unit.parent is None:
        return []
    return [
        one.path for one in links[unit.parent].children if one != here and material.corpus.units[one].kind == "rule"
    ]


def named(material: Material, number: str) -> str:
    """«502.2b (Attacco improvviso)»."""
    title = title_of(material, number)
    if number.startswith("glossario/"):
        return f"voce «{title or number.removeprefix('glossario/')}» del glossario"
    return f"{_spelt(number)} ({title})" if title else _spelt(number)


def _spelt(number: str) -> str:
    return number.replace("fase-", "fase ")


def ref(edition: str, number: str) -> str:
    return f"{edition}:{number}"


def heads(material: Material, other: Other) -> tuple[str, ...]:
    """The number by which each forgotten rule is called: of those of one row not the one that only sends to another."""
    return tuple(_telling(material, group) for group in other.groups)


def _telling(material: Material, group: Group) -> str:
    unit = material.corpus.unit(material.edition, group[0])
    sent = [one.path for one in unit.refs if one.edition == material.edition] if unit is not None else []
    if len(group) == 1 or not _SENDS_ON.search(unit.text if unit is not None else ""):
        return group[0]
    return next((one for one in group[1:] if any(one.startswith(path) for path in sent)), group[0])


def thinks(material: Material, belief: Belief) -> str:
    """What somebody gets wrong: «crede che il danno si dia tutto insieme, contro la 502.2b (Attacco improvviso)»."""
    says = mistake_in_words_of(material.edition, belief.says)
    return f"{says}, contro {listed(f'la {named(material, number)}' for number in heads(material, belief.other))}"


def mistaken(material: Material, belief: Belief, text: str) -> Option:
    """The answer of somebody who gets rules wrong."""
    why = thinks(material, belief)
    return Option(text, ignores=ignored(material, belief.other), why=why, mistake=belief.says)


def ignored(material: Material, other: Other) -> str:
    """The rules that are forgotten, as refs with a space between them."""
    return " ".join(ref(material.edition, number) for number in other.heads)


def decisive(material: Material, said: Iterable[tuple[Belief, str]]) -> tuple[Decisive, ...]:
    """The rules of an answer key, with what they say and what would be without them."""
    found: dict[str, Decisive] = {}
    for belief, end in said:
        forgotten = heads(material, belief.other)
        for number in forgotten:
            unit = material.corpus.unit(material.edition, number)
            text = passage(unit.text, belief.says, LONGEST) if unit is not None else ""
            without = f"senza {'queste regole' if len(forgotten) > 1 else 'questa regola'}: {end}" if end else ""
            found.setdefault(number, Decisive(ref(material.edition, number), title_of(material, number), text, without))
    return tuple(found.values())


def _lines(posed: Posed, material: Material, other: Other | None, upto: int | None) -> tuple[str, ...]:
    """The script; what then still waits is played to its end, unless it is told only up to a line."""
    told = list(script(posed.study.scenario, material.edition, upto))
    if upto is not None:
        return tuple(told)
    behind = tuple(rest(posed.study.open_beside(other)))
    while behind and told and told[-1] == TOP_RESOLVES and behind[0].startswith(ALL_RESOLVES):
        told.pop()
    return (*told, *behind)


def of_board(posed: Posed, material: Material, kind: str, upto: int | None = None, **more: Any) -> Question:
    """A question about the point of a board, with its board and script, `upto` some line, filled in."""
    scenario = posed.study.scenario
    board = table(scenario, material.edition)
    prompt = as_told(in_words_of(material.edition, posed.prose), " ".join(" ".join(row) for row in board.rows))
    base = Question(kind=kind, level=posed.level, prompt=prompt, edition=material.edition)
    subject = posed.board.subject
    other = subject.other if subject is not None else None
    numbers = other.numbers if other is not None else ()
    question = base._replace(
        board=board,
        script=_lines(posed, material, other, upto),
        scenario=posed.text,
        source=posed.source,
        cites=tuple(ref(material.edition, number) for number in numbers),
        point=ref(material.edition, heads(material, other)[0]) if other is not None and numbers else "",
        mistake=subject.says if subject is not None else "",
        **more,
    )
    return _in_its_words(question)


def _in_its_words(question: Question) -> Question:
    """What a replay tells, in the words of its edition: one enters, or enters the battlefield."""

    def said(text: str) -> str:
        return in_words_of(question.edition, text)

    return question._replace(
        options=tuple(one._replace(text=said(one.text), why=said(one.why)) for one in question.options),
        answer=said(question.answer),
        account=tuple(map(said, question.account)),
        explanation=tuple(map(said, question.explanation)),
        decisive=tuple(one._replace(without=said(one.without)) for one in question.decisive),
    )


def right_one(text: str) -> Option:
    return Option(text, correct=True)


def mixed(chance: Chance, right: Option, wrong: Sequence[Option], most: int = 3) -> tuple[Option, ...]:
    """The right option among the wrong ones, in an order of chance."""
    return tuple(chance.shuffled((right, *wrong[:most])))
