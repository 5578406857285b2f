"""Exercise sheets as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.sheets.exercise import Sheet as Made


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer: `options` are what one may choose from, `right` those that are so."""

    id: str
    kind: str
    level: int
    prompt: str
    options: tuple[str, ...]
    right: tuple[str, ...]
    answer: str
    explanation: tuple[str, ...]
    cites: tuple[str, ...]
    case: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of exercises; the same seed gives the same sheet."""

    title: str
    edition: str
    seed: int
    questions: tuple[Question, ...]
    _made: Made = field(repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The object that `judgekit sheet --json` writes."""
        from judgekit.sheets.writers.asjson import value

        return value([self._made])

    def as_markdown(self) -> str:
        """The sheet for the class; `key_as_markdown` gives the answers."""
        from judgekit.sheets.writers import markdown_file as markdown

        return markdown.sheet([self._made]).decode()

    def key_as_markdown(self) -> str:
        """The answers for the teacher."""
        from judgekit.sheets.writers import markdown_file as markdown

        return markdown.key([self._made]).decode()


def of_made(made: Made) -> Sheet:
    """What a sheet tells."""
    questions = tuple(
        Question(
            one.id,
            one.kind,
            one.level,
            one.prompt,
            tuple(option.text for option in one.options),
            tuple(option.text for option in one.options if option.correct),
            one.answer,
            one.explanation,
            one.cites,
            one.scenario,
        )
        for one in made.questions
    )
    return Sheet(made.title, made.edition, made.seed, questions, made)


def sheet(
    lesson: str,
    questions: int = 10,
    seed: int = 1,
    edition: str = "",
    level: int | None = None,
    kinds: Sequence[str] = (),
) -> Sheet:
    """See `judgekit.sheet`."""
    from judgekit.refs import slug
    from judgekit.sheets import ground
    from judgekit.sheets.sheet import Wanted, make
    from judgekit.texts import home

    corpus = home.open_corpus()
    about = ground.of_lesson(corpus, lesson, slug(edition) if edition else "")
    wanted = Wanted(about, questions=questions, level=level, seed=seed, kinds=tuple(kinds))
    return of_made(make(wanted, corpus)[0])
