"""judgekit: rules, glossary and replayed cases for card-game judges.

Eight functions are all there is to call; what they need is imported when they are called. They raise the named errors
of `judgekit.errors` (all are JudgekitError), and what they return has `as_json()`: the object that the command of the
same name writes with `--json`. Everything else is private.

>>> import judgekit
>>> judgekit.rule("cr-2026:509.1b").title
'Restrizioni al blocco e abilità evasive'
"""

from __future__ import annotations

from judgekit.version import __version__ as __version__

TYPE_CHECKING = False  # typing's own would cost an import
if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from judgekit.answers.cases import Case, Comparison, Replay, Step, Why
    from judgekit.answers.exercises import Question, Sheet
    from judgekit.answers.texts import Answer, Hit, Unit
    from judgekit.errors import (
        Ambiguous,
        BadScenario,
        JudgekitError,
        MissingChoice,
        NotFound,
        NotSimulated,
        NotUnderstood,
        UnknownEdition,
        UnknownRule,
        UnknownTerm,
    )

__all__ = (
    "Ambiguous",
    "Answer",
    "BadScenario",
    "Case",
    "Comparison",
    "Hit",
    "JudgekitError",
    "MissingChoice",
    "NotFound",
    "NotSimulated",
    "NotUnderstood",
    "Question",
    "Replay",
    "Sheet",
    "Step",
    "Unit",
    "UnknownEdition",
    "UnknownRule",
    "UnknownTerm",
    "Why",
    "compare",
    "read_case",
    "replay",
    "rule",
    "search",
    "sheet",
    "term",
    "why",
)


def rule(ref: str, *, edition: str = "") -> Unit:
    """A rule by its number, typed as it comes to mind; of several editions the usual one's, else the first.

    >>> rule = judgekit.rule("502 9 b", edition="classic")
    >>> rule.ref, rule.title
    ('classic:502.9b', 'Assegnare il danno con travolgere')
    >>> judgekit.rule("999.9")
    Traceback (most recent call last):
    judgekit.errors.UnknownRule: non c’è una regola 999.9
    """
    from judgekit.answers.texts import rule as found

    return found(ref, edition)


def term(name: str, *, edition: str = "") -> Unit:
    """An entry of the glossary, by its Italian or English name, of then or of today.

    >>> judgekit.term("trample", edition="classic").title
    'Travolgere'
    """
    from judgekit.answers.texts import term as found

    return found(name, edition)


def search(question: str, *, edition: str = "", most: int = 10) -> Answer:
    """What the texts answer to a question in anybody's own words, best first.

    >>> answer = judgekit.search("quante terre posso giocare in un turno?", edition="cr-2026")
    >>> answer.hits[0].ref
    'cr-2026:305.2'
    """
    from judgekit.answers.texts import search as found

    return found(question, edition, most)


def read_case(source: str | Path) -> Case:
    r"""A case from its text (Markdown or JSON), a file, or the name of a bundled one. Raises BadScenario.

    >>> case = judgekit.read_case("attacco-improvviso")
    >>> case.actions[0]
    'Anna attacca con Cavaliere'
    >>> judgekit.read_case("```tavolo\nturno: Carla\ngiocatori:\n  Anna: {}\n```\n")
    Traceback (most recent call last):
    judgekit.errors.BadScenario: caso:2:8: «turno»: «Carla» non è un giocatore del tavolo; si conoscono: Anna
    """
    from judgekit.answers.cases import read_case as read

    return read(source)


def replay(case: Case | str | Path, edition: str = "", *, without: Sequence[str] = ()) -> Replay:
    """A case played under an edition (the first that it names), as if the rules `without` were not there.

    >>> replay = judgekit.replay("attacco-improvviso", "classic")
    >>> replay.ok, replay.steps[-1].n == len(replay.steps)
    (True, True)
    >>> replay.actions[1].why
    'Il permanente Elfo è già TAPpato'
    >>> replay.steps[0].board["players"]["Anna"]["life"]
    20
    """
    from judgekit.answers.cases import replay as played

    return played(case, edition, without)


def why(case: Case | str | Path, edition: str = "") -> Why:
    """Which rules decide a case, and what would be otherwise without each.

    >>> "classic:502.2b" in {reason.ref for reason in judgekit.why("attacco-improvviso", "classic").decisive}
    True
    """
    from judgekit.answers.cases import why as reasons

    return reasons(case, edition)


def compare(case: Case | str | Path, *editions: str) -> Comparison:
    """A case under several editions (those that it names, else all of its game): where they part, how each ends.

    >>> judgekit.compare("danno-in-pila", "classic", "cr-2026").editions
    ('classic', 'cr-2026')
    """
    from judgekit.answers.cases import compare as compared

    return compared(case, editions)


def sheet(
    lesson: str,
    *,
    questions: int = 10,
    seed: int = 1,
    edition: str = "",
    level: int | None = None,
    kinds: Sequence[str] = (),
) -> Sheet:
    """A sheet of exercises about a lesson, its answers computed; the same seed gives the same sheet.

    >>> sheet = judgekit.sheet("combattimento", questions=2, seed=42, kinds=["legal"])
    >>> [question.kind for question in sheet.questions]
    ['legal', 'legal']
    """
    from judgekit.answers.exercises import sheet as made

    return made(lesson, questions, seed, edition, level, kinds)


_HOMES = {
    "answers.cases": "Case Comparison Replay Step Why",
    "answers.exercises": "Question Sheet",
    "answers.texts": "Answer Hit Unit",
}


def __getattr__(name: str) -> object:
    """The types of answers and the errors, imported when somebody asks for one."""
    if name not in __all__:
        raise AttributeError(f"module 'judgekit' has no attribute {name!r}")
    from importlib import import_module

    home = next((home for home, names in _HOMES.items() if name in names.split()), "errors")
    return getattr(import_module(f"judgekit.{home}"), name)
