"""Reading scenario files: front matter, prose, and the three blocks `tavolo`, `azioni`, `atteso`.

markdown-it-py finds the blocks and their lines. Whatever is wrong anywhere in the file is told at once.
"""

from __future__ import annotations

import re
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judgekit.editions import EDITIONS, system
from judgekit.errors import BadRef, BadScenario, Fault, UnknownEdition, Unreadable
from judgekit.files import decode, reason
from judgekit.refs import Ref
from judgekit.scenario import nodes
from judgekit.scenario.faults import FORBIDDEN, LONGEST_PROSE, MOST_LINES, Faults, composed, nearest, plain, unscripted
from judgekit.scenario.fences import found as blocks_of
from judgekit.scenario.fences import parser
from judgekit.scenario.kept_cases import known
from judgekit.scenario.model import COUNTED, Action, Assign, Damage, Pass, Scenario, Where, by_a_line
from judgekit.scenario.spoken import games, spoken
from judgekit.scenario.verdicts_said import by_number
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.scenario.model import Expectation
    from judgekit.scenario.node import Node
    from judgekit.scenario.spoken import Spoken


LARGEST = LONGEST_PROSE  # bytes of a file
MOST_FAULTS = 500
_BLOCKS = ("tavolo", "azioni", "atteso")
VALUES = {
    "title": "Chi sopravvive?",
    "editions": "[classic, cr-2026]",
    "lesson": "combattimento",
    "level": "1",
    "source": "502.2b",
    "seed": "0",
}
KEYS = {
    "titolo": "title",
    "edizioni": "editions",
    "edizione": "editions",
    "lezione": "lesson",
    "livello": "level",
    "fonte": "source",
    "seme": "seed",
}


class Block(NamedTuple):
    """A block of the file: its kind, the line of its fence (counted from 0), and the lines inside."""

    kind: str
    line: int
    end: int
    lines: tuple[str, ...]
    closed: bool


def read_file(path: Path | str) -> Scenario:
    """Read a scenario from a file, JSON where its name ends so, Markdown otherwise. Raises Unreadable, BadScenario."""
    path = Path(path)
    name = str(path)
    content = content_of(path)
    if (kept := known(path, content)) is not None:
        return kept
    return read_text(decode(content, name, BadScenario), name, json=path.suffix.lower() == ".json")


def content_of(path: Path) -> bytes:
    """The bytes of a file that may hold a scenario. Raises Unreadable, BadScenario where they are too many."""
    name = str(path)
    try:
        if not path.is_file():
            why = "è una cartella" if path.is_dir() else "non c’è" if not path.exists() else "non è un file"
            raise Unreadable(f"«{name}» {why}: serve un file di scenario, per esempio caso.md")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        size = path.stat().st_size
    except (OSError, ValueError) as error:
        raise Unreadable(f"«{name}» non si può leggere ({reason(error)})") from error
    if len(content) > LARGEST:
        raise _too_large(name, size)
    return content


def source_of(path: Path) -> str:
    """The text of a file that may hold a scenario, as it stands there. Raises Unreadable, BadScenario."""
    return decode(content_of(path), str(path), BadScenario)


def read_bytes(content: bytes, name: str) -> Scenario:
    """Read a scenario that comes from no file, JSON or Markdown. Raises BadScenario."""
    if len(content) > LARGEST:
        raise _too_large(name, len(content))
    text = decode(content, name, BadScenario)
    return read_text(text, name, json=text.lstrip("\ufeff \t\r\n").startswith("{"))


def read_text(text: str, name: str, *, json: bool = False) -> Scenario:
    """Read a scenario, as JSON or as Markdown. Raises BadScenario with every fault."""
    if json:
        if len(text) > LARGEST:
            raise _too_large(name, len(text))
        from judgekit.scenario.jsonform import read_json

        return read_json(text, name)
    return read_markdown(text, name)


def read_markdown(text: str, file: str) -> Scenario:
    """Read a scenario. Raises BadScenario with every fault of the file."""
    if len(text) > LARGEST:
        raise _too_large(file, len(text))
    text = composed(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    faults = Faults()
    if found := FORBIDDEN.search(text):
        line = text.count("\n", 0, found.start())
        column = found.start() - text.rfind("\n", 0, found.start())
        raise BadScenario((Fault(file, line + 1, column, "qui c’è un carattere che nessun testo contiene"),))
    if not text.strip():
        raise BadScenario((Fault(file, 1, 1, "il file è vuoto: serve almeno un blocco «```tavolo»"),))
    scenario = _read(text.split("\n"), file, faults)
    faults.refuse(scenario)
    return scenario


def _too_large(file: str, size: int) -> BadScenario:
    megabytes = f"{size / 1_000_000:.1f}".replace(".", ",")
    return BadScenario((Fault(file, 1, 1, f"il file è troppo grande ({megabytes} MB): il massimo è 1 MB"),))


def _read(lines: list[str], file: str, faults: Faults) -> Scenario:
    start, meta = _front_matter(lines, file, faults)
    blocks = _blocks(lines, start, file, faults)
    editions = meta.get("editions", ())
    if len(games(editions)) > 1:
        faults.add(Where(file, 1, 1), f"le edizioni {', '.join(editions)} non sono di un gioco solo")
    speech = spoken(editions)
    board = _board(blocks.get("tavolo"), file, faults, speech)
    players = tuple(player.name for player in board.players)
    names = speech.names_of(board)
    written = {kind: _sentences(blocks.get(kind), file, faults) for kind in ("azioni", "atteso")}
    script, claims = (
        [(speech.spelt_out(line, board), where) for line, where in written[kind]] for kind in ("azioni", "atteso")
    )
    here = (players, names, editions)
    actions, expectations = _acted(script, claims, board, faults, speech, here)
    for (line, where), (as_written, _) in zip(claims if players else (), written["atteso"], strict=False):
        # of a table that cannot be read nobody is known: that is told above
        if not _claimed(
            by_number(line, actions, (*players, *names)), as_written, where, expectations, faults, speech, here
        ):
            break
    faults.found += unscripted(expectations, max(len(script), len(actions)))
    return Scenario(
        title=meta.pop("title", ""),
        editions=meta.pop("editions", ()),
        board=board,
        actions=tuple(speech.meant(action, board) for action in actions),
        expectations=tuple(expectations),
        prose=_prose(lines[start:], start, blocks),
        file=file,
        **meta,
    )


_NUMBER = re.compile(r"(?<!\w)(?:azion[ei]|moss[ae]|rig[ah]e?) (?:n\. ?)?([0-9]{1,6})(?:(?:,| e|[-–]) ?([0-9]{1,6}))?")


def _acted(
    script: list[tuple[str, Where]],
    claims: list[tuple[str, Where]],
    board: object,
    faults: Faults,
    speech: Spoken,
    here: tuple[tuple[str, ...], ...],
) -> tuple[list[Action], list[Expectation]]:
    """The actions of a script, and what lines among them state that comes about by itself.

    A line that tells several actions, or states something, is so read where nobody counts on from it.
    """
    actions: list[Action] = []
    stated: list[Expectation] = []
    counted = _last_counted([*script, *claims])
    for number, (as_written, where) in enumerate(script, 1):
        known, so_far = len(faults.found), len(actions)
        line = speech.talked(as_written, actions, board, here, where)
        if number <= counted and _THEN in line and _THEN not in as_written:
            line = as_written  # others count on from it: it stays one line
        went_on = _gather(actions, faults, speech.read_action, line, so_far + 1, where, *here)
        whole = actions[so_far] if len(actions) > so_far else None
        several = speech.acts(line, whole, actions[:so_far], *here) if here[0] and number > counted else ()
        if several:
            del faults.found[known:], actions[so_far:]
        for one in several or (() if whole or not here[0] else (line,)):
            before = len(faults.found)
            if several:
                _gather(actions, faults, speech.read_action, one, len(actions) + 1, where, *here)
            if (len(faults.found) > before or not several) and (told := speech.facts(one, where, *here)):
                tells = number < len(script) and speech.comes_about(told, actions)
                if not tells and number <= counted:
                    continue  # others count on from it, and it is no action
                del faults.found[before if several else known :]
                if tells:
                    told = by_a_line(one, told, len(actions) + 1)
                    actions.append(Action(len(actions) + 1, one, where, "", Pass(resolve=True, told=one)))
                    stated += told
                    continue
                after = None if number == len(script) else len(actions)
                stated += [_once_more(fact._replace(after=after, during=fact.kind in COUNTED), stated) for fact in told]
        if line != as_written and len(actions) == so_far + 1 and len(faults.found) == known:
            actions[-1] = actions[-1]._replace(text=as_written)
        if not went_on:
            break
    return actions, [_once_dealt(fact, actions) for fact in stated]


_THEN = ", poi "  # between the actions of a line that is read as several


def _once_dealt(said: Expectation, actions: list[Action]) -> Expectation:
    """What is told between the dividing of damage and the line that deals it speaks of what that does."""
    before = actions[said.after - 1 : said.after + 1] if said.after else []
    waits = len(before) > 1 and isinstance(before[0].do, Assign) and isinstance(before[1].do, Damage)
    return said._replace(after=before[1].number) if waits else said


def _claimed(
    line: str,
    as_written: str,
    where: Where,
    into: list[Expectation],
    faults: Faults,
    speech: Spoken,
    here: tuple[tuple[str, ...], ...],
) -> bool:
    """Keep what a line states, or its faults: one thing in its own words, several each in the words of the language.

    False where the faults are so many that reading on helps nobody.
    """
    each = speech.parts(line, *here)
    for one in each:
        before = len(into)
        if not _gather(into, faults, speech.read_expectation, one, where, *here):
            return False
        if len(into) > before and len(each) > 1:
            from judgekit.scenario.write import expectation_line

            into[-1] = into[-1]._replace(text=expectation_line(into[-1], speech.claim_line))
        elif len(into) > before:
            into[-1] = into[-1]._replace(text=as_written)
    return True


def _once_more(said: Expectation, before: list[Expectation]) -> Expectation:
    """That something triggers, told as it happens: so many times by then as lines have told it."""
    if said.kind != "triggers" or said.args[1] != 1 or said.negated:
        return said
    name = said.args[0]
    so_far = sum(one.kind == "triggers" and plain(one.args[0].text) == plain(name.text) for one in before)
    return said._replace(args=(name, so_far + 1))


def _last_counted(lines: list[tuple[str, Where]]) -> float:
    """The highest number by which a line names an action; lines behind it may be several actions, or none."""
    said = [plain(line) for line, _ in lines]
    if any(re.search(r"(?<!\w)ripet", one) for one in said):
        return inf
    return max((int(n or 0) for one in said for found in _NUMBER.findall(one) for n in found), default=0)


def _gather(into: list[Any], faults: Faults, read: Callable[..., object], *args: object) -> bool:
    """Keep what a reader reads, or its faults. False: the faults are so many that reading on helps nobody."""
    try:
        into.append(read(*args))
    except BadScenario as error:
        faults.found += error.faults
        if len(faults.found) >= MOST_FAULTS:
            faults.add(Where(*error.faults[0][:3]), "qui la lettura si ferma: prima vanno corretti gli errori fin qui")
            return False
    return True


# --- front matter -----------------------------------------------------------------------------------------------------


def _front_matter(lines: list[str], file: str, faults: Faults) -> tuple[int, dict[str, Any]]:
    """Where the body begins, and what stands before it."""
    if lines[0].rstrip() != "---":
        return 0, {}
    end = next((n for n, line in enumerate(lines[1:], 1) if line.rstrip() == "---"), None)
    if end is None:
        faults.add(Where(file, 1, 1), "l’intestazione aperta qui non è chiusa: serve una seconda riga «---»")
        return 1, {}
    node = nodes.compose("\n".join(lines[1:end]), file, 1, faults)
    meta: dict[str, Any] = {}
    if node is None or node.nothing:
        return end + 1, meta
    for meant, (key, value) in nodes.fields(node, KEYS, faults, "l’intestazione", VALUES).items():
        if meant == "editions":
            meta[meant] = _editions(key, value, faults)
        elif meant in {"level", "seed"}:
            if (number := nodes.whole(key, value, faults, least=1 if meant == "level" else 0)) is not None:
                meta[meant] = number
        elif value.text != "" and (text := nodes.text(key, value, faults)) is not None:
            meta[meant] = " ".join(text.split())
    return end + 1, meta


def _editions(key: Node, value: Node, faults: Faults) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for item in value.items if value.items is not None else (value,):
        text = nodes.text(key, item, faults)
        for name in re.split(r"[\s,]+", text.strip()) if text else ():
            try:
                Ref(name, "1")
            except BadRef as error:
                faults.add(item.where, error.message)
            else:
                if name in found:
                    faults.add(item.where, f"l’edizione «{name}» è scritta due volte")
                found[name] = None
    if found and not any(name in EDITIONS for name in found):
        try:
            system(next(iter(found)))
        except UnknownEdition as error:
            near = f": forse «{error.nearest[0]}»?" if error.nearest else ""
            faults.add(value.where, f"{error.message}{near}")
    return tuple(found)


# --- blocks -----------------------------------------------------------------------------------------------------------


def fences(text: str) -> Iterator[tuple[str, int, str]]:
    """The fenced blocks of a document: the word behind the fence, its line counted from 0, what is inside."""
    for token in parser().parse(text):
        if token.type == "fence" and token.map is not None:
            yield (token.info.split() or [""])[0].lower(), token.map[0], token.content


def _blocks(lines: list[str], start: int, file: str, faults: Faults) -> dict[str, Block]:
    """The blocks of the scenario by their kind; two of a kind, or one with a name that is nearly right, are faults."""
    found: dict[str, Block] = {}
    for block in blocks_of(lines[start:]):
        first, end = block.first + start, block.end + start
        if block.html is not None:
            if block.html.lstrip().startswith("<!--") and "-->" not in block.html:
                faults.add(Where(file, first + 1, 1), "il commento aperto qui non è chiuso: serve «-->»")
            continue
        kind = (block.info.split() or [""])[0].lower()
        where = Where(file, first + 1, lines[first].index(block.markup) + 1)
        last = lines[end - 1].strip()
        closed = end - first > 1 and last.startswith(block.markup) and not last.strip(block.markup[0])
        if not closed:
            called = f"il blocco «{kind}»" if kind else "il blocco"
            faults.add(where, f"{called} aperto qui non è chiuso: serve una riga «{block.markup}»")
        if kind not in _BLOCKS:
            if near := nearest(kind, _BLOCKS):
                faults.add(where, f"blocco sconosciuto «{kind}»: forse «{near}»?")
            continue
        if kind in found:
            faults.add(where, f"il blocco «{kind}» c’è già, alla riga {found[kind].line + 1}: ne serve uno solo")
            continue
        inside = tuple(lines[first + 1 : end - 1 if closed else end])
        found[kind] = Block(kind, first, end, inside, closed)
    if "tavolo" not in found:
        faults.add(Where(file, 1, 1), "manca il blocco «```tavolo», che dice chi gioca e che cosa ha")
    return found


def _board(block: Block | None, file: str, faults: Faults, speech: Spoken) -> Any:
    if block is None:
        return speech.board(())
    node = nodes.compose("\n".join(block.lines), file, block.line + 1, faults)
    if node is None or node.nothing:
        if node is not None or not any(line.strip() for line in block.lines):
            faults.add(Where(file, block.line + 1, 1), "il tavolo è vuoto: servono almeno i «giocatori»")
        return speech.board(())
    board = speech.read_board(node, faults)
    faults.found += speech.impossible(board)
    return board


def _sentences(block: Block | None, file: str, faults: Faults) -> list[tuple[str, Where]]:
    """The sentences of a block with their places; blank lines and remarks (`# …`) are none."""
    if block is None:
        return []
    found = [
        (line.strip(), Where(file, block.line + n + 2, len(line) - len(line.lstrip()) + 1))
        for n, line in enumerate(block.lines)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if len(found) > MOST_LINES:
        faults.add(found[MOST_LINES][1], f"il blocco «{block.kind}» ha {len(found)} righe: al più {MOST_LINES}")
    return found[:MOST_LINES]


def _prose(lines: list[str], start: int, blocks: dict[str, Block]) -> str:
    """What is told around the blocks, paragraphs apart by one blank line where a block stood."""
    parts, at = [], 0
    for block in sorted(blocks.values(), key=lambda block: block.line):
        parts.append(lines[at : block.line - start])
        at = block.end - start
    parts.append(lines[at:])
    texts = ("\n".join(line.rstrip() for line in part).strip("\n") for part in parts)
    return "\n\n".join(text for text in texts if text)
