"""Every reader, and whole games: whatever it is given, it gives a value or one of judgekit's own errors, soon."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from hostile import Source, documents, files, long_texts, texts

from judgekit import config, refs
from judgekit.editions import EDITIONS, system
from judgekit.errors import BadScenario, JudgekitError
from judgekit.made import Box, opened, packed
from judgekit.magic.language.read import read as read_card
from judgekit.magic.sets import checking, mtgjson
from judgekit.quiz.store import Store
from judgekit.refs import Ref
from judgekit.retrieval import opening
from judgekit.scenario import bundled, case_file, deck_file, jsonform
from judgekit.scenario.all_faults import faults, with_the_rest
from judgekit.scenario.model import Pass, Scenario
from judgekit.scenario.run import run
from judgekit.scenario.write import to_markdown
from judgekit.texts import changed, fit, home, imports, link, lint, markdown, store, synonyms
from judgekit.texts.importers import families
from judgekit.wom.language import reader as wom_reader

HERE = Path(__file__).resolve().parent.parent
SHARED = HERE.parent.parent / "shared"


class Target(NamedTuple):
    """A reader, and what it is fed with."""

    inputs: Callable[[], Source]
    feed: Callable[[Any], object]
    weight: int = 1  # how much of the time it is worth: what is dear gets more


def taken(feed: Callable[[Any], object], value: Any) -> bool:
    """Whether an input was taken: False where it was refused in the way that people are told."""
    try:
        feed(value)
    except JudgekitError as error:
        str(error).encode(errors="replace")
        return False
    return True


# --- corpora ----------------------------------------------------------------------------------------------------------


@cache
def _some(folder: Path, pattern: str, most: int, size: int = 1 << 20) -> tuple[str, ...]:
    paths = [path for path in sorted(folder.glob(pattern)) if path.is_file() and path.stat().st_size <= size]
    step = max(1, len(paths) // most)
    return tuple(path.read_text(encoding="utf-8", errors="surrogateescape") for path in paths[::step])


@cache
def _cases() -> tuple[str, ...]:
    return _some(bundled.ROOT, "**/*.md", 150)


@cache
def _json_cases() -> tuple[Any, ...]:
    return tuple(jsonform.to_json(case_file.read_markdown(text, "caso.md")) for text in _cases())


@cache
def _card_texts() -> tuple[str, ...]:
    lines = _some(HERE / "data", "card_texts*.md", 9)
    found = [
        line.strip("> ") for text in lines for line in text.splitlines() if len(line) > 20 and line[0] not in "#`("
    ]
    return tuple(found[:: max(1, len(found) // 800)])


_SET = {
    "data": {
        "code": "tst", "name": "Prova", "releaseDate": "2020-01-01",
        "cards": [
            {"name": "Bear", "manaCost": "{1}{G}", "type": "Creature — Bear", "types": ["Creature"],
             "subtypes": ["Bear"],
             "supertypes": [], "power": "2", "toughness": "2", "colors": ["G"], "text": "Trample", "number": "1",
             "foreignData": [{"language": "Italian", "name": "Orso", "type": "Creatura — Orso", "text": "Travolgere"}]},
            {"name": "Bolt", "manaCost": "{R}", "type": "Instant", "types": ["Instant"], "text": "x", "colors": ["R"],
             "foreignData": [{"language": "Italian", "name": "Fulmine", "type": "Istantaneo",
                              "text": "Il Fulmine infligge 3 danni a un qualsiasi bersaglio."}]},
            {"name": "Plain", "type": "Basic Land — Plains", "types": ["Land"], "supertypes": ["Basic"],
             "subtypes": ["Plains"]},
            {"name": "Mute", "type": "Creature", "types": ["Creature"], "text": None,
             "foreignData": [{"language": "Italian", "name": "Muto", "text": ""}]},
            {"name": "Day // Night", "faceName": "Day", "side": "a", "layout": "split", "types": ["Sorcery"],
             "foreignData": [{"language": "Italian", "name": "Giorno // Notte", "faceName": "Giorno",
                              "type": "Stregoneria", "text": "Pesca una carta."}]},
            {"name": "Day // Night", "faceName": "Night", "side": "b", "layout": "split", "types": ["Instant"],
             "foreignData": [{"language": "Italian", "name": "Giorno // Notte", "faceName": "Notte",
                              "type": "Istantaneo", "text": "Guadagni 2 punti vita."}]},
        ],
    }
}  # fmt: skip


@cache
def _sets() -> tuple[Any, ...]:
    """The set above, and ones that say what real cards say."""
    said = _card_texts()
    found: list[Any] = [_SET]
    for n in range(0, len(said), 3):
        one = json.loads(json.dumps(_SET))
        for card, text in zip(one["data"]["cards"], said[n : n + 3], strict=False):
            card.setdefault("foreignData", [{"language": "Italian", "name": "Carta"}])[0]["text"] = text
        found.append(one)
    return tuple(found)


@cache
def _pages() -> tuple[bytes, ...]:
    """PDFs, small ones, with one column and with two."""
    sys.path.insert(0, str(HERE))
    from test_importers import pdf_file, two_columns

    rules = [(50.0, 780.0 - 14 * n, f"{100 + n}.1. Una regola, vedi {101 + n}.1.") for n in range(30)]
    return (two_columns(), pdf_file([rules, rules]), pdf_file([[]]))


@cache
def _scanned() -> tuple[bytes, ...]:
    """What a scanner makes of a rulebook: letters for digits, words cut, columns in each other, running heads."""
    said = [text.decode("utf-8", "replace") for text in _documents()]
    strange = str.maketrans({"1": "l", "0": "O", "5": "S", ".": " .", "i": "ı", "è": "é", "-": "\u00ad"})
    found = list(_pages())
    for text in said:
        lines = text.split("\n")
        half = len(lines) // 2
        pairs = [f"{one:<44}{two}" for one, two in zip(lines[:half], lines[half:], strict=False)]
        headed = [
            line for n, line in enumerate(lines) for line in ((f"Pag. {n // 20}", line) if n % 20 == 0 else (line,))
        ]
        found += ["\n".join(made).encode() for made in (pairs, headed, text.translate(strange).split("\n"))]
    return tuple(found)


_REFERENCES = (
    "502.9b", "regola 420.5", "CR 509.1", "601.2a–d", "fase-2.2.4", "faq-17", "classic:310.1a", "cr-2016:601.2a-d",
    "509/2a",
    "regole 403, 404 e 405", "vedi punto 8.4, CR 509.1 e 509.1h", "cr-2026:glossario/danno-letale", "502 9 b",
)  # fmt: skip


@cache
def _texts() -> tuple[str, ...]:
    root = home.texts_root()
    lessons = _some(root / "rules" / "lezioni", "*.md", 8)
    whole = _some(root / "rules", "*/*.md", 8)
    return (*(text[:3000] for text in whole), *(text[:3000] for text in lessons))


@cache
def _documents() -> tuple[bytes, ...]:
    folder = HERE / "data" / "imports"
    found = [path.read_bytes()[:6000] for path in sorted(folder.rglob("*")) if path.is_file()]
    return tuple(found)


# --- feeding ----------------------------------------------------------------------------------------------------------


def _reference(text: str) -> None:
    for read in (
        lambda: refs.typed(text, tuple(EDITIONS)),
        lambda: Ref.parse(text),
        lambda: refs.expand("601.2a", text),
        lambda: refs.expand(text, "d"),
        lambda: Ref("cr-2016", text).sort_key,
    ):
        taken(lambda read: read(), read)
    list(refs.mentions(text))
    refs.slug(text)


def _rules(text: str) -> None:
    document = markdown.read(text, "testo.md")
    corpus = link.link([document])
    found = lint.lint(corpus, [edition.name for edition in corpus.editions])
    if len(found) > 20_000:
        raise AssertionError(len(found))
    for unit in corpus.units.values():
        _ = unit.ref.sort_key


def _tables(text: str) -> None:
    for read in (synonyms.read_groups, synonyms.read_crosswalk, fit.read_numberings, changed.read_changes):
        taken(lambda read: read(text, "tavola.tsv"), read)


@cache
def _import() -> Any:
    document = families.read(b"100. Generale\n\n100.1. Una regola, vedi 100.2.\n\n100.2. Altra.\n" * 3, "x.txt", "mio")
    with tempfile.TemporaryDirectory() as folder:
        return json.loads(imports.save(Path(folder), document.document).read_bytes())


def _kept_import(value: Any) -> None:
    document = imports.load(json.dumps(value).encode(errors="replace"), "imports/mio.json")
    corpus = link.link([document])
    for unit in corpus.units.values():
        store.unit_of(store.flat_unit(unit))
    store.encode(store.Stored("", "", corpus))


def _imported(content: bytes) -> None:
    link.link([families.read(content, "documento.txt", "mio").document])


def _card(text: str) -> None:
    read_card(text, "Orso", ("creature",))


def _set(value: Any) -> None:
    _set_file(json.dumps(value).encode(errors="replace"))


def _set_file(content: bytes) -> None:
    found = mtgjson.read_set(content, "set.json")
    for card in found.cards[:6]:
        checking.check_card(card, system("cr-2026"))


def _played(scenario: Scenario) -> None:
    for name in (scenario.editions or tuple(EDITIONS))[:1]:
        taken(partial(run, scenario), system(name))


_MORE = (Pass(), Pass(everybody=True), Pass(resolve=True))


def _reordered(scenario: Scenario, edits: tuple[Any, ...], _: tuple[Scenario, ...]) -> Scenario:
    """A case whose lines come otherwise: twice, not at all, elsewhere, with passes among them."""
    lines = list(scenario.actions)
    for kind, one, two, more in edits:
        if not lines:
            break
        line, place = lines[one % len(lines)], two % (len(lines) + 1)
        if kind == 0:
            lines.remove(line)
        elif kind == 1 and scenario.editions != ("wom",):
            lines.insert(place, line._replace(player="", do=_MORE[more], trial=False))
        else:
            lines.insert(place, line)
    numbered = tuple(line._replace(number=n) for n, line in enumerate(lines, 1))
    return scenario._replace(actions=numbered, expectations=())


def _random_game(scenario: Scenario) -> None:
    """Under every edition of its own: each thing in one zone after every step, and the same steps a second time."""
    for name in scenario.editions:
        if not taken(partial(run, scenario), system(name)):
            continue
        one, two = run(scenario, system(name)), run(scenario, system(name))
        for step in one.replay.steps:
            placed = [(n, zone) for zone, numbers in step.board.zones.items() for n in numbers]
            assert len(placed) == len({n for n, _ in placed}) == len(step.board.things)
            assert all(step.board.things[n].zone == zone for n, zone in placed)
        assert [step[:7] for step in one.replay.steps] == [step[:7] for step in two.replay.steps]
        assert one.replay.board == two.replay.board


def _random_games() -> Source:
    folders = {"cl*/**/*.md": 500, "cr/**/*.md": 500, "wom/**/*.md": 150, "confronti/**/*.md": 150}
    texts = [text for folder, most in folders.items() for text in _some(bundled.ROOT, folder, most)]
    there = tuple(case_file.read_markdown(text, "caso.md") for text in texts)
    return Source(there, 4, lambda chance: chance.randrange(len(_MORE)), _reordered, 6)


def _case(text: str) -> Scenario:
    try:
        scenario = case_file.read_markdown(text, "caso.md")
    except BadScenario as error:
        with_the_rest(error)
        raise
    faults(scenario)
    return scenario


def _json_case(value: Any) -> Scenario:
    scenario = jsonform.read_json(json.dumps(value), "caso.json")
    said = to_markdown(scenario)
    taken(lambda text: case_file.read_markdown(text, "caso.md"), said)
    jsonform.to_json(scenario)
    return scenario


def _deck(text: str) -> None:
    deck_file._read(text, "mazzo.md")


@cache
def _caches() -> tuple[bytes, ...]:
    document = markdown.read(_texts()[0], "testo.md")
    corpus = link.link([document])
    return (store.encode(store.Stored("s", "k", corpus)), packed({"uno": (1, "due"), "tre": None}, "marca"))


def _cache(content: bytes) -> None:
    """Whatever is not as it was written is as if it were not there."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        path = Path(file.name)
        found = store.load(path, lambda: link.link([]))
        if found is not None:
            for ref in list(found.corpus.units)[:3]:
                taken(found.corpus.units.get, ref)
        box: Box | None = opened(path)
        if box is not None:
            for name in box.names():
                box.get(name)
        opening._head(path, "chiave", cached=True)


@cache
def _quizzes() -> tuple[bytes, ...]:
    """A quiz that has been answered."""
    from judgekit.sheets.exercise import Question

    now = datetime(2026, 1, 1, tzinfo=UTC)
    fields = dict.fromkeys(Question._fields, "") | dict.fromkeys(
        ("explanation", "cites", "script", "account", "items", "order", "options", "decisive", "asked"), ()
    )
    one = Question(**{**Question._field_defaults, **fields, "board": None})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "quiz.db"
        store = Store(path)
        begun = store.begin("combattimento", "cr-2016", [one], now)
        store.answer(begun.number, one, "a", now, correct=True)
        return (path.read_bytes(),)


def _quiz(content: bytes) -> None:
    now = datetime(2026, 1, 2, tzinfo=UTC)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "quiz.db"
        path.write_bytes(content)
        there = Store(path)
        there.by_rule()
        there.answers("combattimento", "cr-2016")
        there.take_up("combattimento", "cr-2016", now)
        there.begun()
        taken(Store(Path(folder) / "altro.db").take, path)


def _settings(text: str) -> None:
    path = config.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    config.settings()
    os.environ.pop(config.VARIABLE, None)
    config.edition()


TARGETS = {
    "references": Target(lambda: texts(_REFERENCES), _reference),
    "rules": Target(lambda: texts(_texts()), _rules),
    "tables": Target(
        lambda: texts((*(text[:4000] for text in _some(home.texts_root() / "rules", "*.tsv", 9)), "a · b · c")), _tables
    ),
    "kept imports": Target(lambda: documents((_import(),)), _kept_import),
    "documents": Target(lambda: files(_documents()), _imported),
    "PDF and scans": Target(lambda: files(_scanned()), _imported),
    "card texts": Target(lambda: texts(_card_texts()), _card, 2),
    "long texts": Target(lambda: long_texts(_card_texts(), 5000), _card),
    "sets": Target(lambda: documents(_sets()), _set),
    "set files": Target(
        lambda: files((json.dumps(_SET).encode(), json.dumps(_sets()[1], indent=1).encode())), _set_file
    ),
    "wom texts": Target(lambda: texts(("Infliggi 1 danno a un mago avversario.", "Pesca 2 carte.")), wom_reader.read),
    "cases": Target(lambda: texts(_cases()), _case, 2),
    "JSON cases": Target(lambda: documents(_json_cases()), _json_case, 2),
    "decks": Target(lambda: texts(_some(SHARED, "**/*mazzo*.md", 3) or ("```mazzo\nsquadra: A\n```\n",)), _deck),
    "caches": Target(lambda: files(_caches()), _cache),
    "quizzes": Target(lambda: files(_quizzes()), _quiz),
    "settings": Target(lambda: texts(("edition = cr-2026\n", "edition=classic\n# nota\n")), _settings),
    "games": Target(lambda: texts(_cases()), lambda text: _played(_case(text)), 3),
    "random games": Target(_random_games, _random_game),
    "JSON games": Target(lambda: documents(_json_cases()), lambda value: _played(jsonform.from_json(value)), 4),
}
