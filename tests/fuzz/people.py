"""What people type, and what pages ask: searches, answers, keys, command lines, cases and cards word by word."""

from __future__ import annotations

import io
import json
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from hostile import Source, documents, files, other_words, texts
from readers import (
    _SET,
    HERE,
    Target,
    _card_texts,
    _case,
    _cases,
    _documents,
    _played,
    _some,
    taken,
)
from readers import TARGETS as OF_FILES

import judgekit
from judgekit import cli
from judgekit.editions import system
from judgekit.errors import JudgekitError
from judgekit.guide.template import template
from judgekit.magic.language import known
from judgekit.magic.language.read import read as read_card
from judgekit.magic.language.write import write
from judgekit.magic.sets import mtgjson, stored
from judgekit.quiz.marking import asks_for, marked
from judgekit.ruling import compare, why
from judgekit.scenario import bundled, case_file
from judgekit.scenario.deck_file import _read as read_deck
from judgekit.scenario.write import to_markdown
from judgekit.sheets import exercise, ground
from judgekit.texts import home, imports, link, markdown

# --- cases and cards, word by word ------------------------------------------------------------------------------------


def _written_again(text: str) -> None:
    """A case that is taken is written so that it is read as the same again."""
    scenario = _case(text)
    again = case_file.read_markdown(to_markdown(scenario), "caso.md")
    assert to_markdown(again) == to_markdown(scenario)


def _card_again(text: str) -> None:
    """A text of which something is meant can be told, and kept."""
    found = read_card(text, "Orso", ("creature",))
    taken(write, found)
    assert known.tree_of(json.loads(json.dumps(known.plain_of(found)))) == found


def _compared(text: str) -> None:
    scenario = _case(text)
    there = scenario.editions if len(scenario.editions) > 1 else ("cr-2016", "cr-2026")
    compare.compare(scenario, [system(name) for name in there[:2]])


def _reasons(text: str) -> None:
    scenario = _case(text)
    for name in scenario.editions[:1]:
        why.why(scenario, system(name))


@cache
def _wom_cases() -> tuple[str, ...]:
    return (*_some(bundled.ROOT, "wom/**/*.md", 60), template("Prova", "wom"))


@cache
def _side_by_side() -> tuple[str, ...]:
    return _some(bundled.ROOT, "confronti/**/*.md", 40)


@cache
def _decks() -> tuple[str, ...]:
    found = [text for text in _wom_cases() if "mazzo" in text]
    deck = "# Prova\n\n```mazzo\nsquadra:\n  - Topolino: 5\nmazzo:\n  - Incanto ×3\n  - Scudo\n```\n"
    return (*_some(HERE, "data/**/*mazzo*.md", 5), *found, deck)


@cache
def _json_texts() -> tuple[str, ...]:
    from readers import _json_cases

    return tuple(json.dumps(one, ensure_ascii=False, indent=1) for one in _json_cases())


# --- texts ------------------------------------------------------------------------------------------------------------


@cache
def _whole_texts() -> tuple[str, ...]:
    root = home.texts_root()
    found = (*_some(root / "glossary", "**/*.md", 8), *_some(root / "rules" / "lezioni", "*.md", 20))
    return tuple(text[:6000] for text in found)


def _lesson(text: str) -> None:
    corpus = link.link([markdown.read(text, "testo.md")])
    for unit in corpus.units.values():
        for claim in unit.claims:
            taken(partial(ground.read_claim, unit), claim)


def _import_file(content: bytes) -> None:
    imports.load(content, "imports/mio.json")


@cache
def _import_files() -> tuple[bytes, ...]:
    from readers import _import

    told = _import()
    return (json.dumps(told).encode(), json.dumps(told, indent=1, ensure_ascii=False).encode())


_ASKED = (
    "danno letale", "che cosa succede se blocco con due creature", "702.9b", "regola 509.1h", "quando muore un mago",
    "travolgere e protezione dal rosso?", "«prima del combattimento»", "cr-2016 volare", "pila", "Serra’s Angel",
    "mulligan di Londra", "si puo' rispondere a una magia che non usa la pila",
)  # fmt: skip


def _searched(text: str) -> None:
    judgekit.search(text).as_json()


def _looked_up(text: str) -> None:
    for read in (judgekit.rule, judgekit.term):
        taken(read, text)


# --- quiz -------------------------------------------------------------------------------------------------------------


@cache
def _questions() -> tuple[dict[str, Any], ...]:
    """Questions of each form, as they are kept."""
    from judgekit.sheets.sheet import Wanted, make

    corpus = home.open_corpus()
    found = {}
    for lesson, edition in (("combattimento", "cr-2016"), ("sfida-wom", "wom")):
        about = ground.of_lesson(corpus, lesson, edition)
        for one in make(Wanted(about, questions=10, level=None, seed=1, kinds=()), corpus)[0].questions:
            found[one.kind] = exercise.plain(one)
    return tuple(json.loads(json.dumps(one)) for one in found.values())


_TYPED = ("a", "B", "sì", "falso", "12", "-1", "1-2-3", "3 1 2", "b)", "", "9" * 5000, "1-" + "2" * 4400, "²", "−3")


def _kept_question(value: Any) -> None:
    """A question as it is kept: refused, or whole."""
    try:
        question = exercise.from_plain(value)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
        return  # what `Store` takes for somebody else's
    _ask(question, "a")


def _ask(question: exercise.Question, typed: str) -> None:
    from judgekit.render.web.markup import text
    from judgekit.sheets.writers import html_file, sheet_words

    asks_for(question)
    given = marked(question, typed)
    text("p", question.prompt)
    html_file.numbered(question.explanation, "steps-of")
    if given is not None and not given.correct:
        sheet_words.mistake(question, given.option)
        sheet_words.right(question)
    _ = question.identity, question.same, question.names, question.points, question.form


def _answered(text: str) -> None:
    from judgekit.cli import keys

    for told in _questions():
        marked(exercise.from_plain(told), text)
    keys.of_line(text)


# --- cards that are kept ----------------------------------------------------------------------------------------------


@cache
def _bases() -> tuple[bytes, ...]:
    before = stored.path
    with tempfile.TemporaryDirectory() as folder:
        stored.path = lambda: Path(folder) / "cards.sqlite"
        stored.keep([mtgjson.read_set(json.dumps(_SET).encode(), "set.json")])
        content = stored.path().read_bytes()
    stored.path = before
    return (content,)


def _base(content: bytes) -> None:
    path = stored.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    for read in (
        stored.listing,
        partial(stored.find, "Orso"),
        partial(stored.find, "Giorno"),
        partial(stored.nearest, "Ors"),
    ):
        taken(lambda read: read(), read)
    path.unlink()


def _known(value: Any) -> None:
    known.tree_of(value)


@cache
def _trees() -> tuple[Any, ...]:
    found = []
    for text in _card_texts()[::4]:
        try:
            found.append({"": known.plain_of(read_card(text, "Orso", ("creature",)))})
        except (JudgekitError, ValueError):
            continue
    return tuple(json.loads(json.dumps(one)) for one in found)


# --- pages of the browser ---------------------------------------------------------------------------------------------


@cache
def _requests() -> tuple[Any, ...]:
    case = _cases()[3]
    return (
        ["search", ["danno letale", "classic"]], ["rule", ["509.1"]], ["term", ["volare"]], ["check", [case]],
        ["complete", [case, 200]], ["complete", [case, 400]], ["template", ["wom"]], ["page", ["index.html"]],
        ["bundled", ["cr/702/702.111b-minacciare"]], ["complete", [_cases()[40], 300]],
        ["check", [_cases()[9]]], ["quiz_answer", [1, "abc", "a", "2026-01-01T00:00:00+00:00"]],
        ["quiz_let_go", [1]], ["complete", [_wom_cases()[3], 300]],
    )  # fmt: skip


def _asked(value: Any) -> None:
    """What a page asks of Python: ours are the pages, so an argument too many is a fault; what they hold is not."""
    from judgekit.site import desk

    match value:
        case [str() as name, [*words]] if name in _shapes():
            shape = _shapes()[name]
            if [type(one) for one in words] == shape:
                desk.ask(name, json.dumps(words), "../")


@cache
def _shapes() -> dict[str, list[type]]:
    return {name: [type(one) for one in words] for name, words in _requests()}


# --- command lines ----------------------------------------------------------------------------------------------------

_CASE = "cr/702/702.111b-minacciare"
_LINES = (
    "rule 502.9", "rule 502.9 --json", "rule 502.9 --only -e classic", "term volare", "search danno letale -n 3",
    "search danno --json -e cr-2016", "toc classic", "toc cr-2016 --depth 2", "editions", "editions --json",
    "import FILE --as prova --dry-run", "forget prova", "diff cr-2016 cr-2026 --rule 509.1", "history 509.1h",
    "lessons", "lessons combattimento", "quiz --stats", "scenarios --rule 702.9", "scenarios --json",
    f"compare {_CASE}", f"replay {_CASE}", f"replay {_CASE} --json", f"step {_CASE}", f"why {_CASE}",
    "replay FILE", "step FILE", "why FILE", "compare FILE", "check FILE", "check FILE --json", "replay -", "check -",
    f"replay {_CASE} --html pagina.html", f"replay {_CASE} --without 702.111b", "replay FILE --citations full",
    f"compare {_CASE} --edition classic --edition cr-2026 --html pagina.html",
    "coverage -e cr-2026 --rule 702.9", "cards sets --json", "cards check FILE", "cards import FILE",
    "cards show Orso", "deck check FILE", "new -", "new caso.md --title Prova", "new wom.md --edition wom",
    f"new altro.md --from {_CASE}", "config", "config edition classic", "config edition", "config --json", "help caso",
    "help caso bersagli", "help replay", "schema", "schema replay", f"scenario show {_CASE}",
    f"scenario export {_CASE}", "scenario export FILE", "quiz combattimento -n 1",
    "sheet sfida-wom -n 1 --kind true-false --output foglio.html", "sheet sfida-wom -n 1 --kind number --json",
    "sheet -n 1 --scenario FILE", "--help", "--version", "lint FILE", "zzz",
)  # fmt: skip
_FILES: tuple[Callable[[], tuple[Any, ...]], ...] = (
    _cases, _wom_cases, _decks, _documents, _side_by_side, lambda: (json.dumps(_SET),), lambda: ("", "{}", "---\n"),
)  # fmt: skip


class Line(NamedTuple):
    """A command line, the file that it names, what is typed at it."""

    words: tuple[str, ...]
    file: bytes
    typed: str


def _options() -> tuple[str, ...]:
    said = {word for line in _LINES for word in line.split() if word.startswith("-")}
    more = (
        "--level", "--seed", "--questions", "--title", "--exam", "--minutes", "--pass", "--table", "--diff", "--rule",
        "--replace", "--date", "--course", "--edition=", "--json=1", "-", "--", "-n", "-n0", "-n-1", "-e",
    )  # fmt: skip
    return (*sorted(said), *more)


def _line(real: str, edits: tuple[Any, ...], _: tuple[str, ...]) -> Line:
    words = real.split()
    file, typed = b"", "1\na\nq\n"
    for kind, one, two, word in edits:
        at = one % (len(words) + 1)
        match kind:
            case 0:
                words[at:at] = [word]
            case 1 if words:
                words[at % len(words)] = word
            case 2 if words:
                words[at % len(words)] += word
            case 3:
                del words[at : at + 1]
            case 4:
                words[at:at] = [_options()[two % len(_options())]]
            case 5:
                others = _LINES[two % len(_LINES)].split()
                words[at:at] = others[one % len(others) :]
            case 6:
                typed = word + "\n" + typed
            case _:
                there = _FILES[one % len(_FILES)]()
                found = there[two % len(there)]
                file = found if isinstance(found, bytes) else found.encode(errors="surrogateescape")
                file = file[: two % (2 * len(file) + 1)] + word.encode(errors="surrogatepass")
    return Line(tuple(map(_harmless, words)), file, typed)


def _harmless(word: str) -> str:
    """As an argument can be, and leading nowhere out of the folder that the harness works in."""
    given = "".join(c for c in word if c != "\x00" and not "\ud7ff" < c < "\udc80" and not "\udcff" < c < "\ue000")
    return given.replace("/etc", "").replace("=/", "=").lstrip("/").replace("~", "~nessuno")


def _commanded(line: Line) -> None:
    folder = _folder()
    (folder / "FILE").write_bytes(line.file)
    os.chdir(folder)
    if any(word in {"site", "demo", "lint", "export"} for word in line.words[:1]):
        return  # seconds of work, and nothing to read
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(line.typed.encode(errors="surrogatepass")), errors="surrogateescape")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = cli._run(list(line.words))
    except SystemExit as done:
        status = done.code if isinstance(done.code, int) else 2
    finally:
        sys.stdin = before
    assert status in {0, 1, 2}, status
    assert "errore interno" not in err.getvalue(), err.getvalue()
    assert status < 2 or err.getvalue() or ("--json" in line.words and out.getvalue())  # in JSON faults are the answer


@cache
def _folder() -> Path:
    """Deep enough that no path with «..» leads out."""
    os.environ["JUDGEKIT_DEBUG"] = "1"
    folder = Path(os.environ["JUDGEKIT_HOME"]) / "a/b/c/d/e/f/g"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _lines() -> Source:
    from hostile import _word

    return Source(_LINES, 8, _word, _line, 5)


TARGETS = {
    **OF_FILES,
    "cases by word": Target(lambda: other_words(_cases()), _written_again, 2),
    "cards by word": Target(lambda: other_words(_card_texts()), _card_again, 2),
    "games by word": Target(lambda: other_words(_cases()), lambda text: _played(_case(text)), 2),
    "wom by word": Target(lambda: other_words(_wom_cases()), lambda text: _played(_case(text)), 2),
    "editions by word": Target(lambda: other_words(_side_by_side()), _compared, 1),
    "reasons by word": Target(lambda: other_words((*_cases()[::3], *_wom_cases()[::3])), _reasons),
    "decks by word": Target(lambda: other_words(_decks()), lambda text: read_deck(text, "mazzo.md")),
    "JSON texts": Target(lambda: texts(_json_texts()), lambda text: case_file.read_text(text, "caso.json", json=True)),
    "lessons": Target(lambda: texts(_whole_texts()), _lesson),
    "import files": Target(lambda: files(_import_files()), _import_file),
    "searches": Target(lambda: other_words(_ASKED), _searched),
    "look-ups": Target(lambda: texts(("509.1h", "volare", "cr-2016:702.9b", "danno letale", "fase-2.1")), _looked_up),
    "kept questions": Target(lambda: documents(_questions()), _kept_question),
    "typed answers": Target(lambda: texts(_TYPED), _answered),
    "kept cards": Target(lambda: files(_bases()), _base),
    "kept trees": Target(lambda: documents(_trees()), _known),
    "pages": Target(lambda: documents(_requests()), _asked),
    "command lines": Target(_lines, _commanded),
}
