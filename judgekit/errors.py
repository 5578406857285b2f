"""The few named errors of the library. Only `judgekit.cli` turns them into a message and an exit status."""

from __future__ import annotations

from judgekit.values import NamedTuple


class Fault(NamedTuple):
    """One thing wrong in a file: where it is (line and column count from 1) and what was expected there."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class JudgekitError(Exception):
    """Whatever judgekit raises on purpose: `message` is a sentence for the person, in Italian."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NotFound(JudgekitError):
    """What was asked for is not there; `nearest` holds what the person may have meant, best first."""

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest


class UnknownRule(NotFound):
    """No edition at hand has that number."""


class UnknownTerm(NotFound):
    """No glossary at hand has that term."""


class UnknownEdition(NotFound):
    """No edition of that name is at hand."""


class UnknownLesson(NotFound):
    """No lesson of that name is at hand."""


class BadRef(JudgekitError):
    """A text that was to be a reference cannot be read as one."""


class BadDocument(JudgekitError):
    """A document breaks the form that its reader expects; `faults` holds every fault found, in order."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class NameTaken(JudgekitError):
    """A name that was to be given is somebody else's already."""


class Unreadable(JudgekitError):
    """A file or folder cannot be read or written."""


class BadScenario(BadDocument):
    """A scenario file breaks the form of scenarios, or describes a board that cannot be: `faults` holds every fault.

    `partly` is the scenario as far as it could be read, for those who look what else is wrong with it.
    """

    def __init__(self, faults: tuple[Fault, ...], partly: object = None) -> None:
        super().__init__(faults)
        self.partly = partly


class NotUnderstood(JudgekitError):
    """A text of a card is outside the language: `sentence` is the one, `at` where in it the reading stopped."""

    def __init__(self, message: str, sentence: str, at: int, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.sentence = sentence
        self.at = at
        self.nearest = nearest

    @property
    def hint(self) -> str:
        """The known sentence that is most like it, as it goes on behind a message; "" where none is."""
        return f"; una frase che si conosce: «{self.nearest[0]}»" if self.nearest else ""


class NotSimulated(JudgekitError):
    """A rule, keyword or edition is known to the texts, but no row plays it."""


class Ambiguous(JudgekitError):
    """Two things answer to one name; `candidates` are the names that tell them apart."""

    def __init__(self, message: str, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.candidates = candidates


class MissingChoice(JudgekitError):
    """The rules ask a player something that the script does not answer; the message says what to write."""

    def __init__(self, message: str, line: str = "", asked_by: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.line = line
        self.asked_by = asked_by  # the rules by which it is asked, the one looked at last first


class BoardTooBare(MissingChoice):
    """The game cannot go on, and no line of the script would help: the board has to say more."""


class CardNotTold(BoardTooBare):
    """What happens next hangs on what a card is of which the board does not tell that."""


class TextNotRead(BoardTooBare):
    """What acts next is an ability or a spell of which the text is not understood: what it does nobody can say."""
