"""The language of cases, cards, decks and lessons as `judgekit help` tells it, checked against the parser.

`caso.md` and `caso-wom.md` say what each key, verb and statement means, and hold small cases; which keys, verbs and
statements there are, the parser itself tells. A test plays every case and fails where the two do not agree.
"""

from __future__ import annotations

import re
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, WOM
from judgekit.made import box_of
from judgekit.scenario.case_file import KEYS, fences
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

HERE = Path(__file__).resolve().parent
_FILES = {MAGIC: "caso.md", WOM: "caso-wom.md"}
EDITION = {MAGIC: "cr-2016", WOM: "wom"}  # by whose rules the examples are played
_SECTION = re.compile(r"^(#{1,2}) (.*)$", re.MULTILINE)
_ITEM = re.compile(r"^- ([^:\n]+): (.*)$", re.MULTILINE)
_BUNDLED = re.compile(r"^caso: (\S+)$", re.MULTILINE)
HEAD, TABLE, PLAYER, ACTIONS, EXPECTED = "Intestazione", "Tavolo", "Giocatore", "Azioni", "Atteso"
_Families = tuple[tuple[str, tuple[str, ...]], ...]
THINGS = {MAGIC: "Cosa", WOM: "Carta"}
PART = "guide"  # what the files say is kept under this name: to read all examples takes as long as thirty look-ups


class Example(NamedTuple):
    """A small case: the board, what is done, what is expected, as they stand in its blocks."""

    table: str
    actions: str
    expected: str = ""
    whole: str = ""  # the case itself, where it is a bundled one

    def lines(self) -> list[str]:
        return [line for line in self.actions.splitlines() if line.strip()]

    def document(self, game: str, title: str) -> str:
        """The whole case, to be played or to begin one's own with."""
        if self.whole:
            return self.whole
        front = f"---\ntitolo: {title}\nedizioni: [{EDITION[game]}]\n---\n"
        blocks = (("tavolo", self.table), ("azioni", self.actions), ("atteso", self.expected))
        return front + "\n".join(f"```{kind}\n{inside}```\n" for kind, inside in blocks if inside)


class Verb(NamedTuple):
    """A verb of the language: what it does, and cases in which it is used."""

    form: str
    about: str
    examples: tuple[Example, ...]


class Key(NamedTuple):
    """A key, its other names, what it is for."""

    name: str
    others: tuple[str, ...]
    about: str


class Statement(NamedTuple):
    """A kind of statement: what it is about, and sentences that hold in some example."""

    kind: str
    about: str
    lines: tuple[str, ...]


class Guide(NamedTuple):
    """All of the language of the cases of a game."""

    game: str
    keys: Mapping[str, tuple[Key, ...]]  # by the part of the file
    verbs: tuple[Verb, ...]
    statements: tuple[Statement, ...]
    examples: tuple[Example, ...]


class _Told(NamedTuple):
    """What the file of a game says, part by part, and the sentences of its examples by their kind."""

    items: Mapping[str, Mapping[str, str]]
    verbs: Mapping[str, Verb]
    examples: tuple[Example, ...]
    sentences: Mapping[str, tuple[str, ...]] = {}


@cache
def guide(game: str = MAGIC) -> Guide:
    """The guide to the cases of a game."""
    told = _told(game)
    keys = {part: _keys(known, told.items.get(part, {})) for part, known in _tables(game).items()}
    forms, kinds, _ = _speech(game)
    verbs = tuple(told.verbs.get(form, Verb(form, "", ())) for form in forms)
    about = told.items.get(EXPECTED, {})
    statements = tuple(Statement(kind, about.get(kind, ""), told.sentences.get(kind, ())) for kind in kinds)
    return Guide(game, keys, verbs, statements, told.examples)


def _tables(game: str) -> dict[str, Mapping[str, str]]:
    """The parser's own tables of keys, by the part of the file."""
    if game == WOM:
        from judgekit.scenario.wom import wom_board as board

        return {HEAD: KEYS, TABLE: board.KEYS, PLAYER: board.PLAYER_KEYS, THINGS[WOM]: board.CARD_KEYS}
    from judgekit.scenario.magic import table_block as of_magic
    from judgekit.scenario.magic import thing_keys

    return {HEAD: KEYS, TABLE: of_magic.KEYS, PLAYER: of_magic.PLAYER_KEYS, THINGS[MAGIC]: thing_keys.KEYS}


def _speech(game: str) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, object], Callable[..., str]]:
    """The parser's own verbs and statements, and who tells of which verb a line is."""
    if game == WOM:
        from judgekit.scenario.wom import wom_actions as actions
        from judgekit.scenario.wom import wom_expected as expected

        return actions.FORMS, expected.KINDS, actions.form_of
    from judgekit.scenario.magic import actions as of_magic
    from judgekit.scenario.magic import expected as stated

    return of_magic.FORMS, stated.KINDS, of_magic.form_of


def also_said(game: str) -> tuple[Mapping[str, _Families], Mapping[str, _Families]]:
    """Other ways of saying the same, by verb and by kind of statement: each family reads as its first line."""
    if game == WOM:
        from judgekit.scenario.wom import wom_also_said as of_wom

        return of_wom.ACTIONS, of_wom.CLAIMS
    from judgekit.scenario.magic import also_said as said

    return said.ACTIONS, said.CLAIMS


def forms(game: str) -> Mapping[str, tuple[str, ...]]:
    """The verbs of a game, with the lines that messages show."""
    return _speech(game)[0]


def _keys(known: Mapping[str, str], about: Mapping[str, str]) -> tuple[Key, ...]:
    names: dict[str, list[str]] = {}
    for name, meant in known.items():
        names.setdefault(meant, []).append(_accented(name))
    order = [meant for meant in about if meant in names] + [meant for meant in names if meant not in about]
    return tuple(Key(names[meant][0], tuple(names[meant][1:]), about.get(meant, "")) for meant in order)


def _accented(key: str) -> str:
    """A key as Italian writes it; the parser takes it without accents too."""
    return {"lealta": "lealtà", "fedelta": "fedeltà", "abilita": "abilità", "meta": "metà"}.get(key, key)


# --- the files --------------------------------------------------------------------------------------------------------


def _told(game: str) -> _Told:
    """What the file of a game says: as it is kept, where nothing that it was read from has changed."""
    text = _text(game)
    box = box_of(PART)
    record: Any = box.get(game) if box is not None else None
    if record is None or record[0] != _mark(text):
        return _read_whole(game, text)
    _, items, verbs, examples, sentences = record
    each = {form: Verb(form, about, tuple(Example(*one) for one in those)) for form, (about, those) in verbs.items()}
    return _Told(items, each, tuple(Example(*one) for one in examples), sentences)


def record(game: str) -> tuple[object, ...]:
    """What the file of a game says, to be kept."""
    text = _text(game)
    told = _read_whole(game, text)
    verbs = {form: (verb.about, tuple(map(tuple, verb.examples))) for form, verb in told.verbs.items()}
    return _mark(text), dict(told.items), verbs, tuple(map(tuple, told.examples)), dict(told.sentences)


def _text(game: str) -> str:
    return (HERE / _FILES[game]).read_text(encoding="utf-8")


def _mark(text: str) -> int:
    """Names all that is read: a file, the bundled cases that it takes for examples, and this code."""
    from judgekit.scenario import bundled

    cases = (bundled.find(name).read_bytes() for name in _BUNDLED.findall(text))
    return zlib.crc32(b"\0".join((text.encode(), *cases)), zlib.crc32(Path(__file__).read_bytes()))


def _read_whole(game: str, text: str) -> _Told:
    told = _read(text)
    return told._replace(sentences=_sentences(game, told.examples))


def _read(text: str) -> _Told:
    items: dict[str, dict[str, str]] = {}
    verbs: dict[str, Verb] = {}
    examples: list[Example] = []
    table, part = "", ""
    for level, name, body in _sections(text):
        if level == 1:
            part = name
            items[part] = {match[1]: match[2] for match in _ITEM.finditer(body)}
            table = next((inside for kind, _, inside in fences(body) if kind == "tavolo"), table)
            continue
        found = tuple(_examples(body, table))
        examples += found
        if part == ACTIONS:
            verbs[name] = Verb(name, body.split("```")[0].split("\ncaso:")[0].strip(), found)
    return _Told(items, verbs, tuple(examples))


def _sections(text: str) -> Iterator[tuple[int, str, str]]:
    marks = list(_SECTION.finditer(text))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        yield len(mark[1]), mark[2], text[mark.end() : after.start() if after else len(text)]


def _examples(body: str, table: str) -> Iterator[Example]:
    """The cases of a section: each begins with its actions, a board of its own may stand before them."""
    for bundled in _BUNDLED.finditer(body):
        yield _of_case(bundled[1])
    current: Example | None = None
    for kind, _, inside in fences(body):
        if kind == "atteso" and current is not None:
            current = current._replace(expected=inside)
            continue
        if current is not None:
            yield current
            current = None
        if kind == "tavolo":
            table = inside
        elif kind == "azioni":
            current = Example(table, inside)
    if current is not None:
        yield current


def _of_case(name: str) -> Example:
    from judgekit.scenario import bundled

    text = bundled.find(name).read_text(encoding="utf-8")
    blocks = {kind: inside for kind, _, inside in fences(text)}
    return Example(blocks["tavolo"], blocks["azioni"], blocks.get("atteso", ""), text)


# --- what the examples say --------------------------------------------------------------------------------------------


def _sentences(game: str, examples: tuple[Example, ...]) -> dict[str, tuple[str, ...]]:
    """The sentences of the examples by their kind."""
    from judgekit.scenario.case_file import read_markdown

    found: dict[str, dict[object, str]] = {}
    for example in examples:
        for said in read_markdown(example.document(game, ""), "").expectations:
            line = re.sub(r"\s*\[[^\]]*\]\s*$", "", said.text)
            alike = said.args[1] if said.kind == "in zone" else (said.negated, said.after is None)
            found.setdefault(said.kind, {}).setdefault(alike, line)
    return {kind: tuple(lines.values()) for kind, lines in found.items()}


def forms_used(game: str, example: Example) -> list[tuple[str, str]]:
    """Each line of an example with the verb that it is of."""
    from judgekit.scenario.case_file import read_markdown
    from judgekit.scenario.model import NOWHERE
    from judgekit.scenario.spoken import of_game

    case = read_markdown(example.document(game, ""), "")
    names = of_game(game).names_of(case.board)
    players = [player.name for player in case.board.players]
    form_of = _speech(game)[2]
    return [(form_of(line, NOWHERE, players, names), line) for line in example.lines()]


def verbs_told(game: str) -> tuple[str, ...]:
    """The verbs of which the file of a game tells, whether or not the parser knows them."""
    return tuple(_read(_text(game)).verbs)
