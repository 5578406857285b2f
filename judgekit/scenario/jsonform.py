"""Scenarios as JSON: the model's own fields, with places left out.

An action is an object with `player`, `do` (`"play"`, `"attack"` …) and the fields of what is done; a statement one
with `kind` and the arguments of its kind (see `scenario.magic.expected`). `line` is the sentence of either; where it is
missing it is written from the rest. `whose` is the player whose step an action goes to: `player` is who acts.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, cast, get_type_hints

from judgekit.editions import MAGIC
from judgekit.errors import BadScenario, Fault
from judgekit.magic import vocabulary
from judgekit.scenario import model, shapes
from judgekit.scenario.faults import (
    MOST_LINES,
    Faults,
    unscripted,
)
from judgekit.scenario.json_fields import (
    COLOURS_OF_MAGIC,
    EDITION,
    STEP,
    SUPERTYPES,
    SYMBOLS,
    TIME,
    TYPES,
    field_of,
    record,
)
from judgekit.scenario.magic.designations_said import SAID
from judgekit.scenario.magic.table_block import laid_out
from judgekit.scenario.magic.things_described import is_name
from judgekit.scenario.model import Action, Expectation, Scenario
from judgekit.scenario.shapes import (
    MISSING,
    Converted,
    Flag,
    Many,
    Maybe,
    Named,
    Record,
    Shape,
    Text,
    Trail,
    Whole,
)
from judgekit.scenario.spoken import games, of_game, spoken
from judgekit.scenario.wom import wom_expected, wom_model, wom_words
from judgekit.scenario.write import expectation_line
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


# What all do, or nobody: whatever else is done has a player who does it.
_OF_ALL: tuple[type, ...] = (model.Damage, model.GoTo, model.Stop, wom_model.Round)


def to_json(scenario: Scenario) -> dict[str, Any]:
    """A scenario as a value that `json` writes."""
    return cast("dict[str, Any]", of_scenario(spoken(scenario.editions).game).write(scenario))


def from_json(data: object, file: str = "") -> Scenario:
    """Read what `to_json` writes. Raises BadScenario with every fault, each with its path in the document."""
    faults = Faults()
    said = data.get("editions", ()) if isinstance(data, dict) else ()
    speech = spoken([name for name in said if isinstance(name, str)] if isinstance(said, list) else ())
    read = of_scenario(speech.game).read(data, Trail(file, "$", faults))
    faults.refuse()
    scenario: Scenario = read._replace(file=file, board=speech.settled(read.board))
    faults.found += (*speech.impossible(scenario.board), *_strangers(scenario))
    faults.found += unscripted(list(scenario.expectations), len(scenario.actions))
    faults.refuse()
    return _worded(scenario)


def read_json(text: str, file: str) -> Scenario:
    """Read a JSON document. Raises BadScenario."""
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_refuse, parse_int=_number)
    except json.JSONDecodeError as error:
        message = "qui non si legge JSON: manca o avanza una virgola, una virgoletta o una parentesi"
        raise BadScenario((Fault(file, error.lineno, error.colno, message),)) from error
    except _Twice as error:
        raise BadScenario((Fault(file, 1, 1, f"la chiave «{error}» sta due volte nello stesso oggetto"),)) from error
    except (ValueError, RecursionError) as error:
        message = "qui non si legge JSON: un numero smisurato o troppi livelli uno dentro l’altro"
        raise BadScenario((Fault(file, 1, 1, message),)) from error
    return from_json(data, file)


class _Twice(Exception):
    """A key that an object has twice."""


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key[:80])
        found[key] = value
    return found


def _refuse(name: str) -> object:
    raise ValueError(name)


def _number(text: str) -> int:
    if len(text) > 9:
        raise ValueError(text[:9])
    return int(text)


# --- what the document says, checked against itself -------------------------------------------------------------------


_OF_NOBODY = {"in zone", "step", "phase", "named", "come", "permanents of"}  # statements that need not say of whom


def _strangers(scenario: Scenario) -> Iterator[Fault]:
    """Players and editions that the scenario does not have."""
    people = {"", *(player.name for player in scenario.board.players)}
    for n, name in enumerate(scenario.editions):
        if name in scenario.editions[:n]:
            yield Fault(scenario.file, 1, 1, f"$.editions: l’edizione «{name}» è scritta due volte")
    if len(games(scenario.editions)) > 1:
        those = ", ".join(scenario.editions)
        yield Fault(scenario.file, 1, 1, f"$.editions: le edizioni {those} non sono di un gioco solo")
    speech = spoken(scenario.editions)
    for role in speech.roles:
        if (said := getattr(scenario.board, role)) not in people:
            yield Fault(scenario.file, 1, 1, f"$.board.{role}: «{said}» non è un giocatore del tavolo")
    for _, thing in laid_out(scenario.board) if speech.game == MAGIC else ():
        if bool(thing.layout) != bool(thing.faces):
            message = f"«{thing.name}»: «layout» e «faces» stanno insieme, o non c’è né l’uno né l’altro"
            yield Fault(scenario.file, 1, 1, message)
        if not is_name(thing.name):
            yield Fault(scenario.file, 1, 1, f"«{thing.name}» non è un nome: quantità, stato e misura stanno a parte")
    for n, action in enumerate(scenario.actions):
        for edition in action.editions:
            if scenario.editions and edition not in scenario.editions:
                yield Fault(scenario.file, 1, 1, f"$.actions[{n}]: «{edition}» non è un’edizione del caso")
        if not action.player and not _is_of_all(action.do):
            yield Fault(scenario.file, 1, 1, f"$.actions[{n}]: manca «player», il giocatore che lo fa")
        whose = getattr(action.do, "player", "")
        for said in (action.player, whose):
            if said not in people:
                yield Fault(scenario.file, 1, 1, f"$.actions[{n}]: «{said}» non è un giocatore del tavolo")
    for n, one in enumerate(scenario.expectations):
        said = next(
            (arg for (name, _), arg in zip(speech.kinds[one.kind], one.args, strict=True) if name == "player"), None
        )
        if said is not None and (said not in people or (not said and one.kind not in _OF_NOBODY)):
            yield Fault(scenario.file, 1, 1, f"$.expectations[{n}]: «{said}» non è un giocatore del tavolo")
        for edition in (*one.editions, *(edition for edition, _ in one.cites if edition)):
            if scenario.editions and edition not in scenario.editions:
                yield Fault(scenario.file, 1, 1, f"$.expectations[{n}]: «{edition}» non è un’edizione del caso")


def _is_of_all(do: object) -> bool:
    return isinstance(do, _OF_ALL) or (isinstance(do, model.Pass) and (do.everybody or do.resolve))


def _worded(scenario: Scenario) -> Scenario:
    """The scenario with a sentence for every action and statement that came without."""
    speech = spoken(scenario.editions)
    actions = (a if a.text else a._replace(text=speech.action_line(a)) for a in scenario.actions)
    claims = (e if e.text else e._replace(text=expectation_line(e, speech.claim_line)) for e in scenario.expectations)
    return scenario._replace(actions=tuple(actions), expectations=tuple(claims))


# --- shapes of the model ----------------------------------------------------------------------------------------------


def _cites() -> Shape:
    def out(value: Any) -> Any:
        return [f"{edition}:{number}" if edition else number for edition, number in value]

    def back(value: Any, trail: Trail) -> Any:
        return tuple((one.rpartition(":")[0], one.rpartition(":")[2]) for one in value)

    return Converted(
        Many(Text(pattern=r"^([a-z0-9][a-z0-9._-]*:)?(((fase|faq)-)?[0-9]+(\.[0-9]+)*[a-z]?|glossario/[a-z0-9-]+)$")),
        out,
        back,
    )


def _numbered(actions: Any, trail: Trail) -> Any:
    if len(actions) > MOST_LINES:
        return trail.bad(f"al più {MOST_LINES} azioni")
    return tuple(action._replace(number=n) for n, action in enumerate(actions, 1))


@cache
def of_scenario(game: str = MAGIC) -> Record:
    """A scenario of a game as an object."""
    speech = of_game(game)
    hints = {name: hint for name, hint in get_type_hints(Scenario).items() if name != "file"}
    own: dict[str, Shape] = {
        "board": record(speech.board),
        "actions": Converted(Many(Doing(game)), tuple, _numbered),
        "expectations": Many(Claim(game)),
    }
    found = {name: own[name] if name in own else field_of(Scenario, name, hint) for name, hint in hints.items()}
    return Record(Scenario, found, Scenario._field_defaults, ())


# --- actions and statements -------------------------------------------------------------------------------------------

_ACTION: dict[str, Shape] = {"player": Text(), "trial": Flag(), "editions": Many(EDITION), "line": Text()}
_ARGUMENTS: dict[str, Shape] = {
    "name": Named(),
    "names": Many(Named()),
    "player": Text(),
    "count": Whole(),
    "number": Whole(-999_999),
    "designation": Text(tuple(SAID)),
    "number or none": Maybe(Whole(-999_999)),
    "text": Text(least=1),
    "text or none": Maybe(Text(least=1)),
    "texts": Many(Text(least=1)),
    "flag": Flag(),
    "zone": Text(tuple(vocabulary.ZONES)),
    "wom zone": Text(tuple(zone for _, zone in wom_expected.ZONES)),
    "wom place": Text(tuple(wom_words.PLACES)),
    "wom phase": Text(tuple(wom_words.PHASES)),
    "step": STEP,
    "time": TIME,
    "types": TYPES,
    "supertypes": SUPERTYPES,
    "colours": COLOURS_OF_MAGIC,
    "symbols": SYMBOLS,
    "verdict": Text(("legal", "illegal")),
}
_EXPECTATION: dict[str, Shape] = {
    "negated": Flag(),
    "editions": Many(EDITION),
    "after": Maybe(Whole(1)),
    "during": Flag(),
    "cites": _cites(),
    "line": Text(),
}


@cache
def doing(word: str, game: str = MAGIC) -> dict[str, Shape]:
    """The fields of an action that does `word`."""
    cls = of_game(game).do[word]
    said = record(cls).shapes
    return {**_ACTION, "do": Text((word,)), **{_outside(cls, name): shape for name, shape in said.items()}}


def named(what: str, game: str) -> str:
    """What the schema calls an action or statement of a game."""
    return what if game == MAGIC else f"{what}-{game}"


def _outside(cls: type, name: str) -> str:
    """The name of a field in the object, where the action has one of that name already."""
    return "whose" if cls is model.GoTo and name == "player" else name


class Doing(NamedTuple):
    """An action of a game."""

    game: str = MAGIC

    @property
    def words(self) -> dict[str, type]:
        return of_game(self.game).do

    def write(self, value: Any) -> object:
        word = next(word for word, cls in self.words.items() if type(value.do) is cls)
        said = cast("dict[str, object]", record(self.words[word]).write(value.do))
        found: dict[str, Any] = {"player": value.player} if value.player else {}
        found |= {"do": word} | {_outside(self.words[word], key): one for key, one in said.items()}
        found |= {"trial": True} if value.trial else {}
        found |= {"editions": list(value.editions)} if value.editions else {}
        return found | {"line": value.text}

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, dict):
            return trail.bad("un oggetto con «do»")
        word = Text(tuple(self.words)).read(data.get("do"), trail.at("do"))
        if word is MISSING:
            return MISSING
        cls = self.words[word]
        needed = tuple(_outside(cls, name) for name in record(cls).required)
        found = shapes.fields(data, doing(word, self.game), needed, trail)
        if found is MISSING:
            return MISSING
        said = {name: found[_outside(cls, name)] for name in record(cls).shapes if _outside(cls, name) in found}
        rest = {key: found[key] for key in ("trial", "editions") if key in found}
        return Action(0, found.get("line", ""), trail.where, found.get("player", ""), cls(**said), **rest)

    def schema(self) -> shapes.Schema:
        return {"$ref": f"#/$defs/{named('Action', self.game)}"}

    def definition(self) -> shapes.Schema:
        return {
            "description": "One action of the script.",
            "oneOf": [
                shapes.object_schema(
                    doing(word, self.game), ("do", *(_outside(cls, name) for name in record(cls).required))
                )
                for word, cls in self.words.items()
            ],
        }


@cache
def claiming(kind: str, game: str = MAGIC) -> dict[str, Shape]:
    """The fields of a statement of a kind."""
    arguments = {name: _ARGUMENTS[what] for name, what in of_game(game).kinds[kind]}
    return {"kind": Text((kind,)), **arguments, **_EXPECTATION}


class Claim(NamedTuple):
    """A statement of a game."""

    game: str = MAGIC

    @property
    def kinds(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        return of_game(self.game).kinds

    def write(self, value: Any) -> object:
        found: dict[str, Any] = {"kind": value.kind}
        for (name, what), arg in zip(self.kinds[value.kind], value.args, strict=True):
            found[name] = _ARGUMENTS[what].write(arg)
        for key in ("negated", "editions", "after", "cites", "during"):
            if getattr(value, key) != Expectation._field_defaults[key]:
                found[key] = _EXPECTATION[key].write(getattr(value, key))
        return found | {"line": value.text}

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, dict):
            return trail.bad("un oggetto con «kind»")
        kind = Text(tuple(self.kinds)).read(data.get("kind"), trail.at("kind"))
        if kind is MISSING:
            return MISSING
        found = shapes.fields(data, claiming(kind, self.game), tuple(name for name, _ in self.kinds[kind]), trail)
        if found is MISSING:
            return MISSING
        rest = {key: found[key] for key in ("negated", "editions", "after", "cites", "during") if key in found}
        args = tuple(found[name] for name, _ in self.kinds[kind])
        return Expectation(found.get("line", ""), trail.where, kind, args, **rest)

    def schema(self) -> shapes.Schema:
        return {"$ref": f"#/$defs/{named('Expectation', self.game)}"}

    def definition(self) -> shapes.Schema:
        return {
            "description": "One statement of what is expected.",
            "oneOf": [
                shapes.object_schema(claiming(kind, self.game), ("kind", *(name for name, _ in args)))
                for kind, args in self.kinds.items()
            ],
        }
