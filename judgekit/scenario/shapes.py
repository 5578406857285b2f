"""How the values of a scenario look as JSON: each shape writes a value, reads it back, and describes itself.

`schema` gives JSON Schema, so that what is written, what is read and what is promised cannot drift apart.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Protocol

from judgekit.errors import Fault
from judgekit.scenario.faults import FORBIDDEN, LONGEST, LONGEST_NAME, composed, nearest
from judgekit.scenario.model import Name, Where
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.scenario.faults import Faults

Schema = dict[str, Any]
MISSING: Any = object()  # what a reader returns where it has told a fault
_MOST = 999_999


class Trail(NamedTuple):
    """Where in a JSON document a reader is, and where it tells what is wrong."""

    file: str
    path: str
    faults: Faults

    @property
    def where(self) -> Where:
        return Where(self.file, 1, 1)

    def at(self, step: str | int) -> Trail:
        return self._replace(path=f"{self.path}[{step}]" if isinstance(step, int) else f"{self.path}.{step}")

    def bad(self, expected: str) -> Any:
        self.faults.found.append(Fault(self.file, 1, 1, f"{self.path}: qui ci si aspettava {expected}"[:600]))
        return MISSING


class Shape(Protocol):
    """Whatever can stand somewhere in the document."""

    def write(self, value: object) -> object: ...

    def read(self, data: object, trail: Trail) -> Any: ...

    def schema(self) -> Schema: ...


class Text(NamedTuple):
    """A text; one of `words`, or such that `pattern` matches, where they are given."""

    words: tuple[str, ...] = ()
    pattern: str = ""
    least: int = 0
    most: int = LONGEST

    def write(self, value: object) -> object:
        return value

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, str) or len(data) < self.least:
            return trail.bad("un testo")
        if len(data) > self.most:
            return trail.bad(f"un testo di al più {self.most} caratteri, non di {len(data)}")
        if FORBIDDEN.search(data):
            return trail.bad("un testo senza caratteri che nessun testo contiene")
        data = composed(data)
        if self.words and data not in self.words:
            near = nearest(data, self.words)
            hint = f": forse «{near}»?" if near else f": {', '.join(word or '«»' for word in self.words)}"
            return trail.bad(f"una parola nota, non «{data}»{hint}")
        if self.pattern and not re.search(self.pattern, data):
            return trail.bad(f"un testo della forma {self.pattern}, non «{data}»")
        return data

    def schema(self) -> Schema:
        found: Schema = {"type": "string"}
        if self.words:
            found["enum"] = list(self.words)
        if self.pattern:
            found["pattern"] = self.pattern
        return (
            found | ({"minLength": self.least} if self.least else {}) | ({} if self.words else {"maxLength": self.most})
        )


class Whole(NamedTuple):
    """A whole number."""

    least: int = 0
    most: int = _MOST

    def write(self, value: object) -> object:
        return value

    def read(self, data: object, trail: Trail) -> Any:
        if type(data) is not int or not self.least <= data <= self.most:
            return trail.bad(f"un numero intero fra {self.least} e {self.most}")
        return data

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Flag(NamedTuple):
    """True or false."""

    def write(self, value: object) -> object:
        return value

    def read(self, data: object, trail: Trail) -> Any:
        return data if isinstance(data, bool) else trail.bad("true o false")

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Maybe(NamedTuple):
    """A value, or null."""

    shape: Shape

    def write(self, value: object) -> object:
        return None if value is None else self.shape.write(value)

    def read(self, data: object, trail: Trail) -> Any:
        return None if data is None else self.shape.read(data, trail)

    def schema(self) -> Schema:
        return {"anyOf": [self.shape.schema(), {"type": "null"}]}


class Many(NamedTuple):
    """A list of any length."""

    shape: Shape
    least: int = 0

    def write(self, value: Any) -> object:
        return [self.shape.write(one) for one in value]

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, list) or len(data) < self.least:
            return trail.bad("un elenco" if not self.least else "un elenco non vuoto")
        return _all(tuple(self.shape.read(one, trail.at(n)) for n, one in enumerate(data)))

    def schema(self) -> Schema:
        found: Schema = {"type": "array", "items": self.shape.schema()}
        return found | ({"minItems": self.least} if self.least else {})


class Row(NamedTuple):
    """A list of so many values, each of its own shape."""

    shapes: tuple[Shape, ...]

    def write(self, value: Any) -> object:
        return [shape.write(one) for shape, one in zip(self.shapes, value, strict=True)]

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, list) or len(data) != len(self.shapes):
            return trail.bad(f"un elenco di {len(self.shapes)} valori")
        pairs = enumerate(zip(self.shapes, data, strict=True))
        return _all(tuple(shape.read(one, trail.at(n)) for n, (shape, one) in pairs))

    def schema(self) -> Schema:
        many = len(self.shapes)
        return {
            "type": "array",
            "prefixItems": [shape.schema() for shape in self.shapes],
            "minItems": many,
            "maxItems": many,
        }


class Table(NamedTuple):
    """Pairs of a word and a value, as an object."""

    shape: Shape
    words: tuple[str, ...] = ()

    def write(self, value: Any) -> object:
        return {key: self.shape.write(one) for key, one in value}

    def read(self, data: object, trail: Trail) -> Any:
        if not isinstance(data, dict):
            return trail.bad("un oggetto")
        found = []
        for key, one in data.items():
            if not key or FORBIDDEN.search(key) or (self.words and key not in self.words):
                found.append(trail.at(key).bad(f"una di queste chiavi: {', '.join(self.words) or 'un testo'}"))
            else:
                value = self.shape.read(one, trail.at(key))
                found.append(value if value is MISSING else (key, value))
        return _all(tuple(found))

    def schema(self) -> Schema:
        found: Schema = {"type": "object", "additionalProperties": self.shape.schema()}
        keys: Schema = {"enum": list(self.words)} if self.words else {"minLength": 1}
        return found | {"propertyNames": keys}


class Either(NamedTuple):
    """One of some shapes; the first whose kind of JSON value it is reads it."""

    shapes: tuple[tuple[type, Shape], ...]
    expected: str

    def write(self, value: object) -> object:
        return next((shape.write(value) for kind, shape in self.shapes if type(value) is kind), value)

    def read(self, data: object, trail: Trail) -> Any:
        for kind, shape in self.shapes:
            if type(data) is kind or (kind is Name and isinstance(data, dict)):
                return shape.read(data, trail)
        return trail.bad(self.expected)

    def schema(self) -> Schema:
        return {"anyOf": [shape.schema() for _, shape in self.shapes]}


class Named(NamedTuple):
    """A name: a text, or an object where there is more to it; `full` names are always objects."""

    full: bool = False

    def write(self, value: Any) -> object:
        marks = {"nth": value.nth, "of_ability": value.of_ability, "of_damage": value.of_damage}
        said = {key: mark for key, mark in marks.items() if mark}
        return {"text": value.text, **said} if said or self.full else value.text

    def read(self, data: object, trail: Trail) -> Any:
        if isinstance(data, str) and not self.full:
            text = _NAME["text"].read(data, trail)
            return text if text is MISSING else Name(text, where=trail.where)
        if not isinstance(data, dict):
            return trail.bad("un nome, o un oggetto con «text»" if not self.full else "un oggetto con «text»")
        found = fields(data, _NAME, ("text",), trail)
        return MISSING if found is MISSING else Name(**found, where=trail.where)

    def schema(self) -> Schema:
        whole = object_schema(_NAME, ("text",))
        return whole if self.full else {"anyOf": [_NAME["text"].schema(), whole]}


ONE_LINE = r"^[^\n\r]*\S[^\n\r]*$"  # of a text that stands in a line of a case
_NAME: dict[str, Shape] = {
    "text": Text(pattern=ONE_LINE, most=LONGEST_NAME),
    "nth": Whole(),
    "of_ability": Flag(),
    "of_damage": Flag(),
}


class Converted(NamedTuple):
    """A shape for values that the model keeps in another form."""

    shape: Shape
    to_json: Callable[[Any], object]
    to_model: Callable[[Any, Trail], object]

    def write(self, value: object) -> object:
        return self.shape.write(self.to_json(value))

    def read(self, data: object, trail: Trail) -> Any:
        found = self.shape.read(data, trail)
        return found if found is MISSING else self.to_model(found, trail)

    def schema(self) -> Schema:
        return self.shape.schema()


class Record(NamedTuple):
    """A value of the model as an object; what is as it would be anyway is left out."""

    make: Callable[..., Any]
    shapes: Mapping[str, Shape]
    defaults: Mapping[str, object]
    placed: tuple[str, ...]  # the fields that keep its places

    @property
    def required(self) -> tuple[str, ...]:
        return tuple(key for key in self.shapes if key not in self.defaults)

    def write(self, value: object) -> object:
        return {
            key: shape.write(getattr(value, key))
            for key, shape in self.shapes.items()
            if key not in self.defaults or getattr(value, key) != self.defaults[key]
        }

    def read(self, data: object, trail: Trail) -> Any:
        found = fields(data, self.shapes, self.required, trail)
        if found is MISSING:
            return MISSING
        places = {key: trail.where for key in self.placed if key == "where" or found.get("text")}
        return self.make(**found, **places)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}

    @property
    def name(self) -> str:
        return self.make.__name__

    def definition(self) -> Schema:
        doc = (self.make.__doc__ or "").strip().split("\n")[0]
        return {"description": doc, **object_schema(self.shapes, self.required)}


def fields(data: object, shapes: Mapping[str, Shape], required: tuple[str, ...], trail: Trail) -> Any:
    """The entries of an object, each read by its shape; MISSING where anything is wrong."""
    if not isinstance(data, dict):
        return trail.bad("un oggetto")
    found = {}
    for key, value in data.items():
        if key in shapes:
            found[key] = shapes[key].read(value, trail.at(key))
        else:
            near = nearest(key, shapes)
            hint = f": forse «{near}»?" if near else ""
            found[key] = trail.at(key).bad(f"una di queste chiavi: {', '.join(shapes)}{hint}")
    for key in required:
        if key not in data:
            found[key] = trail.bad(f"la chiave «{key}»")
    return MISSING if any(value is MISSING for value in found.values()) else found


def object_schema(shapes: Mapping[str, Shape], required: tuple[str, ...]) -> Schema:
    properties = {key: shape.schema() for key, shape in shapes.items()}
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return found | ({"required": list(required)} if required else {})


def _all(values: tuple[object, ...]) -> object:
    return MISSING if any(value is MISSING for value in values) else values
