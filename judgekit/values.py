"""Named tuples that cost next to nothing to declare: for modules that declare a hundred and use a dozen.

`NamedTuple` here is what that of `typing` is: to a type checker it is the same, and its classes behave alike. That one
compiles a constructor for every class and looks at every annotation, a tenth of a cold start for the nodes of a card's
tree; here a class has its constructor when the first value is made, and one is compiled for each number of fields.
"""

from __future__ import annotations

from _collections import _tuplegetter  # type: ignore[import-not-found]  # what collections.namedtuple uses
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import NamedTuple as NamedTuple  # noqa: PLC0414  (said so that it may be imported from here)
    from typing import Self


class _Value(tuple):  # type: ignore[type-arg] # of whatever its fields are
    """What all values can do, as named tuples can."""

    __slots__ = ()
    if TYPE_CHECKING:
        _fields: tuple[str, ...]
        _field_defaults: Mapping[str, object]
        _shown: str

    @classmethod
    def _make(cls, parts: Iterable[object]) -> Self:
        found = tuple.__new__(cls, parts)
        if len(found) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(found)}")
        return found

    def _replace(self, /, **changed: object) -> Self:
        found = self._make(map(changed.pop, self._fields, self))
        if changed:
            raise ValueError(f"Got unexpected field names: {list(changed)!r}")
        return found

    def _asdict(self) -> dict[str, object]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        return type(self).__name__ + self._shown % self

    def __getnewargs__(self) -> tuple[object, ...]:
        return tuple(self)


_KNOWN = {"_new": tuple.__new__, "__builtins__": {}}  # to a constructor


@cache
def _constructor(fields: int) -> CodeType:
    """What the constructors of all classes with so many fields do."""
    names = [f"_{n}" for n in range(fields)]
    made: FunctionType = eval(f"lambda {', '.join(('_cls', *names))}: _new(_cls, ({''.join(f'{n}, ' for n in names)}))")  # noqa: S307
    return made.__code__


def _first(cls: type[_Value], /, *args: object, **named: object) -> _Value:
    """Makes the first value of a class, and gives the class its constructor, which takes the place of this."""
    declared = next(one for one in cls.__mro__ if "_shown" in vars(one))
    code = _constructor(len(cls._fields)).replace(co_varnames=("_cls", *cls._fields))
    made = FunctionType(code, _KNOWN, "__new__", tuple(cls._field_defaults.values()))
    made.__qualname__ = f"{declared.__name__}.__new__"
    declared.__new__ = staticmethod(made)  # type: ignore[method-assign]
    value: _Value = made(cls, *args, **named)
    return value


class _Declared(type):
    def __new__(cls, name: str, bases: tuple[type, ...], said: dict[str, object]) -> type:
        if not bases:
            return super().__new__(cls, name, bases, said)
        typed = said.get("__annotations__")
        fields = tuple(typed) if isinstance(typed, dict) else ()
        defaults = {field: said[field] for field in fields if field in said}
        if tuple(defaults) != fields[len(fields) - len(defaults) :] or any(field[0] == "_" for field in fields):
            raise TypeError(f"{name}: fields without a default come first, and none begins with _")
        for place, field in enumerate(fields):
            said[field] = _tuplegetter(place, field)
        own = {"__slots__": (), "__new__": _first, "__match_args__": fields, "_fields": fields}
        shown = f"({', '.join(f'{field}=%r' for field in fields)})"
        return type(name, (_Value,), {**said, **own, "_field_defaults": defaults, "_shown": shown})


if not TYPE_CHECKING:

    class NamedTuple(metaclass=_Declared):
        """The base of such a class: fields with their types, and defaults behind."""
