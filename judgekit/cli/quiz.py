"""`quiz`: questions in the terminal for one who studies alone; what was got wrong comes back when it is due."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Annotated

from judgekit.cli import declared
from judgekit.cli.declared import Option
from judgekit.cli.options import Json, Lesson, Rules
from judgekit.errors import JudgekitError
from judgekit.quiz import MOST_MINUTES, MOST_QUESTIONS
from judgekit.refs import slug
from judgekit.render import terminal
from judgekit.render.italian.small_words import count
from judgekit.render.page import Span, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.quiz.marking import Marked
    from judgekit.quiz.sitting import Exam
    from judgekit.quiz.store import OfRule, Round, Store
    from judgekit.render.page import Line
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.ground import Ground
    from judgekit.texts.library import Corpus


app = declared.app()
_CLOCK = "JUDGEKIT_NOW"  # a moment that stands for now, for trying what comes back when
_QUIT, _WHY, _RULE = "q", "w", "r"


class Enough(Exception):
    """Whoever answers has had enough."""


class TimeIsUp(Exception):
    """The time of an exam has run out while somebody was thinking."""


@declared.command(app)
def quiz(  # noqa: PLR0913, PLR0917  (one way to be asked each)
    lesson: Lesson = "",
    questions: Annotated[int, Option("--questions", "-n", min=1, max=60, help="Quante domande in un giro.")] = 10,
    exam: Annotated[
        int,
        Option("--exam", min=0, max=MOST_QUESTIONS, help="Una prova d’esame di tante domande.", show_default=False),
    ] = 0,
    minutes: Annotated[int, Option("--minutes", min=1, max=MOST_MINUTES, help="Il tempo della prova d’esame.")] = 40,
    mark: Annotated[int, Option("--pass", min=1, max=100, help="Quante risposte giuste su cento bastano.")] = 70,
    edition: Rules = "",
    stats: Annotated[
        bool, Option("--stats", help="Come sono andate le risposte, regola per regola.", show_default=False)
    ] = False,
    json: Json = False,
) -> int:
    """Interroga chi studia da solo: ciò che si sbaglia ritorna quando è ora."""
    from judgekit.quiz import store
    from judgekit.sheets import ground
    from judgekit.texts import home

    kept = store.opened()
    if stats or json:
        return _statistics(kept, lesson, json=json)
    corpus = home.open_corpus()
    about = ground.of_lesson(corpus, lesson or _first(corpus), slug(edition) if edition else "")
    return _examine(kept, about, corpus, exam, minutes, mark) if exam else _round(kept, about, corpus, questions)


def now() -> datetime:
    """The moment; or the one that somebody says it is."""
    said = os.environ.get(_CLOCK, "")
    if not said:
        return datetime.now(UTC)
    try:
        moment = datetime.fromisoformat(said)
    except ValueError as error:
        raise BadClock(f"{_CLOCK}={said!r} non è un momento: serve per esempio 2026-03-01T10:00") from error
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


class BadClock(JudgekitError):
    """What is to stand for now is no moment."""


def _first(corpus: Corpus) -> str:
    from judgekit.texts import find

    return find.lessons(corpus)[0].ref.path


# --- a round ----------------------------------------------------------------------------------------------------------


def _round(store: Store, about: Ground, corpus: Corpus, number: int) -> int:
    from judgekit.quiz import sitting

    _tell("Cerco le domande…", "dim", when=sys.stdout.isatty())
    begun = sitting.begin(store, about, corpus, number, now)
    there = begun.round
    if begun.taken_up:
        _tell(f"{about.title}: riprendo il giro lasciato a metà, {len(there.left)} domande su {there.whole}.", "strong")
    else:
        again = f", {begun.again} delle quali ritornano" if begun.again else ""
        _tell(f"{about.title}: {count(there.whole, 'domanda', 'domande')}{again}.", "strong")
    done: list[bool] = []  # of each answer, whether it was right
    try:
        for n, question in enumerate(there.left, there.whole - len(there.left) + 1):
            done.append(_asked(store, there, question, n))
            _afterwards(question)
    except Enough:
        _tell(_waiting(there, len(done)), "dim")
    except KeyboardInterrupt:
        _tell(f"\nLe risposte date sono salvate. {_waiting(there, len(done))}", "dim")
        _tell_how_many(done)
        raise
    finally:
        store.let_go(there.number)
    _tell_how_many(done)
    return 0


def _waiting(there: Round, done: int) -> str:
    """What becomes of the questions that are left."""
    left = len(there.left) - done
    if not left:
        return "Il giro è finito."
    waits = "aspetta una domanda" if left == 1 else f"aspettano {left} domande"
    return f"Del giro {waits}: riprende con lo stesso comando."


def _tell_how_many(done: list[bool]) -> None:
    _tell(f"Giuste {sum(done)} su {len(done)}.", "strong", when=bool(done))


def _asked(store: Store, there: Round, question: Question, n: int) -> bool:
    """One question, its answer, and what is said of it; whether it was right."""
    from judgekit.sheets.writers import sheet_words

    _tell(f"\n{n}/{there.whole} · {sheet_words.kind(question)}", "number")
    terminal.show(_question(question))
    answer = _answer(question)
    store.answer(there.number, question, answer.given, now(), correct=answer.correct)
    _explain(question, answer)
    return answer.correct


def _answer(question: Question, seconds: float | None = None) -> Marked:
    """What somebody answers. Raises Enough, and TimeIsUp where nothing comes within so many seconds."""
    from judgekit.quiz.marking import asks_for, marked

    ends = None if seconds is None else monotonic() + seconds
    while True:
        typed = _typed("Risposta (q per smettere):", ends)
        if typed.lower() == _QUIT:
            raise Enough
        answer = marked(question, typed)
        if answer is not None:
            return answer
        if typed.lower() in {_WHY, _RULE} and ends is None:
            _tell("Prima la risposta: poi w dice perché, e r mostra la regola.", "dim")
        else:
            _tell(f"Serve {asks_for(question)}.", "dim")


def _typed(prompt: str, ends: float | None = None) -> str:
    """A line; the end of what is typed is enough for today. Of a terminal nobody waits longer than till the end."""
    *above, last = wrap([Span(prompt)], terminal.width())
    if above:
        terminal.show(above)
    sys.stdout.write("".join(span.text for span in last) + " ")
    sys.stdout.flush()
    if ends is not None and sys.stdin.isatty() and not _comes(ends - monotonic()):
        raise TimeIsUp
    line = sys.stdin.readline()
    if not line:
        raise Enough
    return line.strip()


def _comes(seconds: float) -> bool:
    """Whether a line is typed within so many seconds; where a system cannot tell, one waits for it."""
    import select

    try:
        return bool(select.select([sys.stdin], [], [], max(0.0, seconds))[0])
    except (OSError, ValueError):
        return True


def _explain(question: Question, answer: Marked) -> None:
    from judgekit.sheets.writers import sheet_words

    if answer.correct:
        _tell("Giusto.", "good")
        return
    _tell(f"No: {sheet_words.right(question)}", "bad")
    said = sheet_words.mistake(question, answer.option)
    _tell(said, "emph", when=bool(said))
    for note in sheet_words.notes(question):
        _tell(note)
    for k, step in enumerate(sheet_words.steps(question), 1):
        _tell(f"  {k}. {step}")


def _afterwards(question: Question) -> None:
    """Why, and what the rule says, for as long as somebody asks."""
    while (typed := _typed("Invio per andare avanti · w perché · r la regola · q per smettere:").lower()) != "":
        if typed == _QUIT:
            raise Enough
        if typed == _WHY:
            terminal.show(_why(question))
        elif typed == _RULE:
            terminal.show(_rules(question))
        else:
            _tell(f"«{typed}» non è fra queste.", "dim")


# --- an exam ----------------------------------------------------------------------------------------------------------


def _examine(store: Store, about: Ground, corpus: Corpus, number: int, minutes: int, mark: int) -> int:
    from judgekit.quiz import sitting
    from judgekit.quiz.sitting import Exam
    from judgekit.sheets.writers import sheet_words

    _tell("Preparo la prova…", "dim", when=sys.stdout.isatty())
    there = sitting.examined(store, about, corpus, number, now)
    test = Exam(there, minutes, now, mark)
    _tell(sheet_words.exam(about.title, there.whole, minutes, test.needed), "strong")
    try:
        for n, question in enumerate(there.left, 1):
            if not _examined(store, there, test, question, n):
                break
    except Enough:
        _tell("Prova consegnata.", "dim")
    except KeyboardInterrupt:
        _tell("\nProva interrotta: non vale; le risposte date sono salvate, gli errori ritorneranno.", "dim")
        raise
    finally:
        store.give_up(there.number)
    return _result(test, there)


def _examined(store: Store, there: Round, test: Exam, question: Question, n: int) -> bool:
    """One question of an exam; False where the time is up."""
    if not test.over:
        left = test.minutes_left
        _tell(
            f"\n{n}/{there.whole} · {'resta' if left == 1 else 'restano'} {count(left, 'minuto', 'minuti')}", "number"
        )
        terminal.show(_question(question))
        try:
            answer = _answer(question, test.seconds_left)
        except TimeIsUp:
            _tell("")
        else:
            if test.take(question, answer):
                store.answer(there.number, question, answer.given, now(), correct=answer.correct)
                return True
    _tell("Tempo scaduto.", "bad")
    return False


def _result(test: Exam, there: Round) -> int:
    said = "superata" if test.passed else "non superata"
    _tell(
        f"\nProva {said}: {count(test.right, 'giusta', 'giuste')} su {there.whole}, "
        f"ne {'serviva' if test.needed == 1 else 'servivano'} {test.needed}.",
        "good" if test.passed else "bad",
    )
    for question, answer in test.wrong:
        _tell(f"\n{question.ask or question.prompt} – risposta data: {answer.given}", "strong")
        _explain(question, answer)
    return 0


# --- how it went ------------------------------------------------------------------------------------------------------


def _statistics(store: Store, lesson: str, *, json: bool) -> int:
    found = store.by_rule(lesson)
    if json:
        from judgekit.cli import asjson

        asjson.put([one._asdict() for one in found])
        return 0
    if not found:
        _tell("Ancora nessuna risposta.")
        return 0
    titles = _titles(found)
    for one in found:
        share = round(100 * one.right / one.asked)
        head = f"{share:>3}%  {f'{one.right} su {one.asked}':<9}"
        said = [Span(one.point, "ref"), Span(f" {titles[one.point]}" if titles[one.point] else "")]
        terminal.show(wrap(said, terminal.width(), head, " " * len(head)))
    right, asked = sum(one.right for one in found), sum(one.asked for one in found)
    _tell(f"In tutto {count(right, 'giusta', 'giuste')} su {asked}.", "strong")
    return 0


def _titles(found: Iterable[OfRule]) -> dict[str, str]:
    """What the rules are called."""
    from judgekit.render.reasons import titles
    from judgekit.texts import home

    corpus = home.open_corpus()
    points = {one.point: one.point.partition(":") for one in found}
    return {point: titles(corpus, edition)(number) for point, (edition, _, number) in points.items()}


# --- on the screen ----------------------------------------------------------------------------------------------------


def _tell(text: str, style: str = "", *, when: bool = True) -> None:
    if when:
        terminal.show(
            [line for part in text.split("\n") for line in wrap([Span(part, style)], terminal.width()) or [[]]]
        )


def _question(question: Question) -> list[Line]:
    """A question as lines: what is told, the board, the actions, what is asked, what there is to choose from."""
    from judgekit.sheets.writers import sheet_words

    width = terminal.width()
    found: list[Line] = []

    def put(text: str, style: str = "", indent: str = "") -> None:
        found.extend(wrap([Span(text, style)], width, indent, indent + "  " if indent else None))

    if question.prompt:
        put(question.prompt)
    if question.board is not None:
        put(question.board.moment, "dim")
        for row in question.board.rows:
            if row[0]:
                put(f"{row[0]}:", "strong")
            cells = [cell for cell in row[1:] if cell]
            put(" · ".join((*(cell.rstrip(".") for cell in cells[:-1]), *cells[-1:])), "", "  ")
    for title, lines in ((sheet_words.ACTIONS, question.script), (sheet_words.SO_FAR, question.account)):
        if lines:
            put(f"{title}:", "strong")
        for k, line in enumerate(lines, 1):
            put(f"{k}. {line}", "", "  ")
    if question.ask:
        put(question.ask, "emph")
    for letter, text in sheet_words.lettered(question):
        put(f"{letter}. {text}", "", "  ")
    for k, text in enumerate(question.items, 1):
        put(f"{k}. {text}", "", "  ")
    return found


def _why(question: Question) -> list[Line]:
    """What would be without each rule, and what people think who give the wrong answers."""
    from judgekit.sheets.writers import sheet_words

    said = [f"{sheet_words.rule(one)} – {one.without}" for one in question.decisive if one.without]
    said += list(sheet_words.mistakes(question)) or [option.why for option in question.options if option.why]
    return [
        line
        for text in said or ["Lo dice la regola stessa: r la mostra."]
        for line in wrap([Span(text)], terminal.width(), "  ")
    ]


def _rules(question: Question) -> list[Line]:
    from judgekit.sheets.writers import sheet_words

    found: list[Line] = []
    for one in question.decisive:
        found += wrap([Span(f"{sheet_words.rule(one)}", "strong")], terminal.width(), "  ")
        found += wrap([Span(sheet_words.unmarked(one.text))], terminal.width(), "  ")
    return found or wrap([Span(", ".join(question.cites))], terminal.width(), "  ")
