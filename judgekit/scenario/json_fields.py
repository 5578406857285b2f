"""The fields of the model as JSON: what the type hints tell, and what they do not tell whole."""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from judgekit.magic import vocabulary
from judgekit.scenario import model
from judgekit.scenario.faults import (
    LONGEST,
    LONGEST_NAME,
    LONGEST_PERSON,
    LONGEST_PROSE,
    LONGEST_RULES,
)
from judgekit.scenario.line import SYMBOL
from judgekit.scenario.magic import phrases as words
from judgekit.scenario.magic.answers_read import ANSWERING
from judgekit.scenario.magic.table_block import ZONES
from judgekit.scenario.magic.things_described import MOST_ALIKE
from judgekit.scenario.model import Name, Where
from judgekit.scenario.shapes import (
    ONE_LINE,
    Converted,
    Either,
    Flag,
    Many,
    Maybe,
    Named,
    Record,
    Row,
    Shape,
    Table,
    Text,
    Trail,
    Whole,
)
from judgekit.scenario.wom import wom_model, wom_words
from judgekit.wom.faces import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping


EDITION = Text(pattern=r"^[a-z0-9][a-z0-9._-]*$")
SYMBOLS = Many(Text(pattern=f"^({SYMBOL})$"))
_VALUE = Either(((bool, Flag()), (int, Whole(-999_999)), (str, Text())), "un testo, un numero, true o false")
_CHOICE = Either((*_VALUE.shapes, (Name, Named(full=True))), "un testo, un numero, true, false o un nome")
_PART = Either(((int, Whole(-999_999)), (str, Text(pattern=r"^(?:[0-9]{1,6}\+)?\*$"))), "un numero, «*» o «1+*»")
COLOURS_OF_MAGIC = Many(Text(tuple(word for word in vocabulary.COLOURS if word not in {"colorless", "multicolor"})))
TYPES = Many(Text(tuple(vocabulary.TYPES)))
SUPERTYPES = Many(Text(tuple(vocabulary.SUPERTYPES)))
STEP = Text(tuple(vocabulary.STEPS))
TIME = Text(("", *vocabulary.TIMES))
_SOME_NAMES = Many(Named(), 1)


def _keywords() -> Shape:
    def back(value: Any, trail: Trail) -> Any:
        wrong = [phrase for phrase in value if words.keyword(phrase) is None]
        if wrong:
            near = words.nearest_keyword(wrong[0])
            return trail.bad(f"una parola chiave, non «{wrong[0]}»" + (f": forse «{near}»?" if near else ""))
        return tuple((phrase, trail.where) for phrase in value)

    return Converted(Many(Text()), lambda value: [phrase for phrase, _ in value], back)


def _of_whom(shape: Shape) -> Shape:
    """Rows of which one alone may leave out whom it is about."""

    def back(value: Any, trail: Trail) -> Any:
        if len(value) > 1 and any(one is None for one, _ in value):
            return trail.bad("un nome in ogni riga: solo dove la riga è una può mancare, ed è null")
        return value

    return Converted(shape, tuple, back)


# The fields whose shape the type hint does not tell whole.
_PERSON = Text(pattern=r"^[^,;:+«»{}\[\]\n]*\w[^,;:+«»{}\[\]\n]*$", most=LONGEST_PERSON)

_KINDS = Many(Text(pattern=r"^\S[^\n]*$", most=LONGEST_NAME))  # of creatures, lands …: words
_SPECIAL: dict[tuple[str, str], Shape] = {
    ("ThingSaid", "name"): Text(pattern=ONE_LINE, most=LONGEST_NAME),
    ("ThingSaid", "text"): Text(most=LONGEST_RULES),
    ("ThingSaid", "how_many"): Whole(1, MOST_ALIKE),
    ("ThingSaid", "types"): TYPES,
    ("ThingSaid", "supertypes"): SUPERTYPES,
    ("ThingSaid", "subtypes"): _KINDS,
    ("FaceSaid", "subtypes"): _KINDS,
    ("ThingSaid", "cost"): Maybe(SYMBOLS),
    ("ThingSaid", "size"): Maybe(Row((_PART, _PART))),
    ("ThingSaid", "colours"): Maybe(COLOURS_OF_MAGIC),
    ("ThingSaid", "words"): _keywords(),
    ("ThingSaid", "status"): Many(Text(tuple(vocabulary.STATUSES))),
    ("ThingSaid", "counters"): Table(Whole()),
    ("ThingSaid", "chosen"): Table(_VALUE),
    ("ThingSaid", "layout"): Text(("", "split", "transform", "modal", "adventure", "omen", "prototype", "flip")),
    ("PlayerSaid", "name"): _PERSON,
    ("SideSaid", "name"): _PERSON,
    ("TableSaid", "phase"): Text(("", *wom_words.PHASES)),
    ("CardSaid", "name"): Text(pattern=ONE_LINE, most=LONGEST_NAME),
    ("CardSaid", "kind"): Text(tuple(dict.fromkeys(kind for _, _, kind in wom_words.ZONES.values()))),
    ("CardSaid", "colours"): Many(Text(COLOURS)),
    ("CardSaid", "tokens"): Many(Text(COLOURS)),
    ("CardSaid", "how_many"): Whole(1, MOST_ALIKE),
    ("CardSaid", "place"): Text(("", *wom_words.PLACES)),
    ("CardSaid", "status"): Many(Text(("down", "lasting"))),
    ("PlayerSaid", "life"): Maybe(Whole(-999_999)),
    ("PlayerSaid", "mana"): SYMBOLS,
    ("PlayerSaid", "counters"): Table(Whole()),
    ("PlayerSaid", "commander_damage"): Table(Whole()),
    ("BoardSaid", "step"): STEP,
    ("BoardSaid", "time"): TIME,
    ("BoardSaid", "number"): Maybe(Whole(1)),
    ("RollPlanar", "shown"): Text(tuple(words.PLANAR)),
    ("SetAside", "word"): Text(tuple(words.SET_ASIDE)),
    **dict.fromkeys(
        ((one, "ways") for one in ("Play", "Activate", "TurnUp", "SetAside", "RollPlanar")),
        Many(Text(("", *words.GIVING))),
    ),
    ("GoTo", "step"): Text((model.NEXT_TURN, *vocabulary.STEPS)),
    ("Choose", "values"): Many(_CHOICE),
    ("Choose", "verb"): Text(("", *ANSWERING)),
    ("Pass", "times"): Whole(),
    ("Pass", "told"): Text(pattern=r"^[^\n]*$", most=LONGEST),
    ("Pass", "sort"): Text(("", "spell", "ability", "damage")),
    ("Attack", "bands"): Many(_SOME_NAMES),
    ("Attack", "more"): Many(Row((Named(), Many(_SOME_NAMES, 1)))),
    ("Attack", "paying"): SYMBOLS,
    ("Block", "blocks"): _of_whom(Many(Row((Maybe(Named()), _SOME_NAMES)))),
    ("Arrange", "order"): _SOME_NAMES,
    ("Assign", "shares"): _of_whom(Many(Row((Maybe(Named()), Many(Row((Named(), Whole())), 1))), 1)),
    ("Assign", "wizards"): _SOME_NAMES,
    ("Deploy", "places"): Many(Row((Named(), Text(tuple(wom_words.PLACES)))), 1),
    ("StatedEffect", "text"): Text(pattern=ONE_LINE),
    ("Repeat", "times"): Whole(1),
    ("Block", "paying"): SYMBOLS,
    ("Pay", "symbols"): Maybe(SYMBOLS),
    ("Scenario", "prose"): Text(most=LONGEST_PROSE),
    ("Scenario", "editions"): Many(EDITION),
    ("Scenario", "level"): Maybe(Whole(1)),
}


def _apart(players: Any, trail: Trail) -> Any:
    names = [player.name.casefold() for player in players]
    twice = next((name for n, name in enumerate(names) if name in names[:n]), None)
    return players if twice is None else trail.bad(f"ogni giocatore una volta sola, non due volte «{twice}»")


def _one_answer(values: tuple[object, ...], trail: Trail) -> object:
    alone = len(values) == 1 or not any(isinstance(value, bool) for value in values)
    return values if alone else trail.bad("true o false da solo, oppure nomi")


def _of_hint(hint: object) -> Shape:
    """The shape of what a type hint of the model says."""
    if get_origin(hint) in {types.UnionType, Union} and type(None) in get_args(hint):
        return Maybe(_of_hint(next(arg for arg in get_args(hint) if arg is not type(None))))
    if get_origin(hint) is tuple:
        args = get_args(hint)
        return Many(_of_hint(args[0])) if args[-1] is ... else Row(tuple(map(_of_hint, args)))
    simple: Mapping[object, Shape] = {str: Text(), int: Whole(), bool: Flag(), Name: Named()}
    return simple[hint] if hint in simple else record(hint)


@cache
def record(cls: Any) -> Record:
    """A class of the model as an object; what is a place is no part of it."""
    hints = {name: hint for name, hint in get_type_hints(cls).items() if hint not in {Where, Where | None}}
    found = {name: field_of(cls, name, hint) for name, hint in hints.items()}
    defaults = {name: value for name, value in cls._field_defaults.items() if not isinstance(value, Where)}
    placed = tuple(name for name in ("where", "text_where") if name in cls._fields)
    return Record(cls, found, defaults, placed)


def field_of(cls: Any, name: str, hint: Any) -> Shape:
    if cls is model.PlayerSaid and name == "zones":
        return Table(Many(record(model.ThingSaid)), ZONES)
    if cls is wom_model.SideSaid and name == "zones":
        return Many(Row((Text(tuple(wom_words.ZONES)), Many(record(wom_model.CardSaid)))))
    if cls is wom_model.Choose:
        return Converted(
            Many(Either(((bool, Flag()), (Name, Named(full=True))), "true, false o un nome")), tuple, _one_answer
        )
    if cls is wom_model.TableSaid and name == "players":
        return Converted(Many(record(wom_model.SideSaid), 1), tuple, _apart)
    if cls is model.BoardSaid and name == "players":
        return Converted(Many(record(model.PlayerSaid), 1), tuple, _apart)
    like = "ThingSaid" if cls is model.FaceSaid else cls.__name__
    return _SPECIAL.get((like, name)) or _of_hint(hint)
