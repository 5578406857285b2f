"""What a sheet is made of: questions with their options, and the sheet that holds them. Plain frozen values."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


KINDS: dict[str, str] = {  # how the commands call a kind, and what it is called on paper
    "outcome": "Esito",
    "legal": "Legalità",
    "which-rule": "Regola decisiva",
    "order": "Ordine",
    "next": "Passo successivo",
    "editions": "Edizioni a confronto",
    "find-the-error": "Trova l’errore",
    "true-false": "Vero o falso",
    "term": "Termine",
    "number": "Calcolo",
}
POINTS = {1: 1, 2: 2, 3: 3}  # by level


class Option(NamedTuple):
    """A possible answer. `ignores` is the rule that whoever gives it forgets, as a ref; `why` says it in a sentence,
    and `mistake` what they think: «crede che …».
    """

    text: str
    correct: bool = False
    ignores: str | None = None
    why: str = ""
    mistake: str = ""


class Table(NamedTuple):
    """A board on paper: a line that says the moment, the names of the columns, the rows."""

    moment: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Decisive(NamedTuple):
    """A rule of the answer key: its ref, its title, what it says, what would be without it."""

    ref: str
    title: str
    text: str
    without: str = ""


class Question(NamedTuple):
    """One question. Its form follows from what it holds.

    `options` to choose from; else `items` to put in order (`order` names them in the right one, counted from 0); else a
    number to write: then `options` are known answers, right and wrong, that are not printed. `scenario` is the board as
    a scenario file, from which everything can be replayed under `edition`; `asked` names the facts that are asked for.
    """

    kind: str
    level: int
    prompt: str
    edition: str
    options: tuple[Option, ...] = ()
    answer: str = ""
    explanation: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    decisive: tuple[Decisive, ...] = ()
    board: Table | None = None
    script: tuple[str, ...] = ()
    account: tuple[str, ...] = ()  # steps that are told with the question, numbered
    ask: str = ""
    items: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    scenario: str = ""
    asked: tuple[tuple[str, str], ...] = ()
    source: str = ""  # where the board comes from: a template or a bundled case
    point: str = ""  # the rule that it is about, as a ref
    mistake: str = ""  # what somebody thinks who gets the point wrong
    id: str = ""

    @property
    def form(self) -> str:
        """`choice`, `order` or `number`."""
        if self.items:
            return "order"
        return "number" if self.kind == "number" else "choice"

    @property
    def points(self) -> int:
        return POINTS[self.level]

    @property
    def same(self) -> tuple[object, ...]:
        """What tells two questions apart: those that agree in it are one and the same to whoever answers them.

        Boards that differ in names alone are the same, and so is the same question with other wrong options.
        """
        if self.board is None:
            options = tuple(sorted(option.text for option in self.options))
            return (self.kind, self.prompt, self.items or options)
        texts = ("\n".join(self.script), "\n".join(self.account), self.ask, self.prompt)
        rows = "\n".join(" | ".join(row) for row in self.board.rows)
        return (self.kind, self.board.moment, *unnamed((rows, *texts), self.names))

    @property
    def identity(self) -> str:
        """A name that follows from what is asked alone: the same question bears it in every sheet and every seed."""
        rows = () if self.board is None else (self.board.moment, *self.board.rows)
        texts = sorted(option.text for option in self.options)
        asked = (self.edition, self.kind, self.prompt, rows, self.script, self.account, self.ask, texts)
        return sha256(repr((*asked, sorted(self.items))).encode()).hexdigest()[:20]

    @property
    def names(self) -> tuple[str, ...]:
        """The players and cards of the board."""
        rows = () if self.board is None else self.board.rows
        named = ((row[0].partition(",")[0], _CARD.sub("", row[1])) for row in rows)
        return tuple(dict.fromkeys(name for pair in named for name in pair if name))

    @property
    def scene(self) -> tuple[object, ...]:
        """The board and what is done on it: what is asked of it once gives away what else could be asked."""
        if self.board is None:
            return self.same
        rows = "\n".join(" | ".join(row) for row in self.board.rows)
        script = re.split(r"^```azioni$", self.scenario, flags=re.MULTILINE)[-1]
        return (self.board.moment, *unnamed((rows, script), self.names))

    @property
    def cards(self) -> tuple[tuple[str, ...], ...]:
        """What lies on the board, in whatever order: two cases that differ in nothing else are one board to a class."""
        rows = () if self.board is None else self.board.rows
        return tuple(sorted(row[1:] for row in rows))


_CARD = re.compile(r"^\d+ × ")


def unnamed(texts: Iterable[str], names: Sequence[str]) -> tuple[str, ...]:
    """Texts in which the first name is 1, the second 2 and so on."""
    number = {name: f"#{n}" for n, name in enumerate(names, 1)}
    one = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(number, key=len, reverse=True)))
    return tuple(one.sub(lambda found: number[found[0]], text) for text in texts) if names else tuple(texts)


def plain(question: Question) -> dict[str, Any]:
    """A question as JSON can hold it, whole."""
    return {
        **question._asdict(),
        "options": [option._asdict() for option in question.options],
        "decisive": [rule._asdict() for rule in question.decisive],
        "board": None if question.board is None else question.board._asdict(),
        "asked": [list(map(str, key)) for key in question.asked],
    }


_TUPLES = ("explanation", "cites", "script", "account", "items", "order")
_WORDS = ("kind", "prompt", "edition", "answer", "ask", "scenario", "source", "point", "id")


def from_plain(told: dict[str, Any]) -> Question:
    """The question again. Raises ValueError, KeyError, TypeError or AttributeError where it is none."""
    board = told["board"]
    found = Question(
        **{
            **told,
            **{name: tuple(told[name]) for name in _TUPLES},
            "options": tuple(Option(**one) for one in told["options"]),
            "decisive": tuple(Decisive(**one) for one in told["decisive"]),
            "asked": tuple((kind, subject) for kind, subject in told["asked"]),
            "board": None
            if board is None
            else Table(board["moment"], tuple(board["head"]), tuple(map(tuple, board["rows"]))),
        }
    )
    if not (_is_typed(found) and _is_answerable(found)):
        raise ValueError(found.id)
    return found


def _is_typed(found: Question) -> bool:
    """Whether everything in a question that was kept is of the kind that the rest takes it for."""
    words = [getattr(found, name) for name in _WORDS]
    words += [word for name in _TUPLES if name != "order" for word in getattr(found, name)]
    words += [word for pair in found.asked for word in pair]
    words += [word for rule in found.decisive for word in rule]
    words += [word for text, _, ignores, why, mistake in found.options for word in (text, ignores or "", why, mistake)]
    if found.board is not None:
        words += [found.board.moment, *found.board.head, *(cell for row in found.board.rows for cell in row)]
    return all(type(word) is str for word in words) and all(type(one.correct) is bool for one in found.options)


_FEWEST_COLUMNS = 2  # whose it is, what it is


def _is_answerable(found: Question) -> bool:
    """Whether a question has an answer of its form, its points and a table that is one."""
    if found.kind not in KINDS or type(found.level) is not int or found.level not in POINTS:
        return False
    if found.board is not None:
        columns = len(found.board.head)
        if columns < _FEWEST_COLUMNS or not all(len(row) == columns for row in found.board.rows):
            return False
    if found.form == "order":
        return all(type(n) is int for n in found.order) and sorted(found.order) == list(range(len(found.items)))
    return any(one.correct for one in found.options[: len(LETTERS)])


class Sheet(NamedTuple):
    """A sheet, or one variant of it. `rebuild` is the command line that makes it again, to the byte."""

    title: str
    lesson: str
    edition: str
    seed: int
    rebuild: str
    questions: tuple[Question, ...]
    variant: str = ""
    course: str = ""
    date: str = ""
    version: str = ""

    @property
    def points(self) -> int:
        return sum(question.points for question in self.questions)


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
