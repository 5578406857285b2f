"""The form of what judgekit answers in JSON, as JSON Schema: what is not described here is never written."""

from __future__ import annotations

from typing import Any

from judgekit.answers import VERSION
from judgekit.errors import NotFound

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer"}
NUMBER: Schema = {"type": "number"}
FLAG: Schema = {"type": "boolean"}
REF: Schema = {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]*:"}
ANY: Schema = {"type": "object"}


def maybe(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def many(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def by_name(schema: Schema) -> Schema:
    return {"type": "object", "additionalProperties": schema}


def record(_optional: Schema | None = None, **keys: Schema) -> Schema:
    """An object with exactly these keys; the optional ones may be missing."""
    optional = _optional or {}
    return {
        "type": "object",
        "properties": {**keys, **optional},
        "required": list(keys),
        "additionalProperties": False,
    }


# --- texts ------------------------------------------------------------------------------------------------------------

_RULE = record(
    {"cases": many(TEXT)},
    ref=REF, kind={"enum": ["rule", "heading", "faq", "section"]}, edition=TEXT, number=maybe(TEXT), title=TEXT,
    text=TEXT, examples=many(TEXT), notes=many(TEXT), refs=many(REF), outside=many(TEXT), parent=maybe(REF), file=TEXT,
    line=WHOLE, place=many(TEXT), cited_by=many(REF), children=many(REF), elsewhere=many(record(ref=REF, same=FLAG)),
)  # fmt: skip
_TERM = record(
    ref=REF, kind={"const": "term"}, edition=TEXT, title=TEXT, status=TEXT, english=many(TEXT), aliases=many(TEXT),
    text=TEXT, examples=many(TEXT), notes=many(TEXT), refs=many(REF), see=many(REF), outside=many(TEXT), file=TEXT,
    line=WHOLE,
)  # fmt: skip
_HIT = record(
    {"differs": many(REF)},
    ref=REF, kind=TEXT, title=TEXT, score=NUMBER, snippet=TEXT, place=many(TEXT), also=many(REF),
)  # fmt: skip
_NOT_HELD = record(number=TEXT, edition=TEXT, date=TEXT)
_SEARCH = record(
    {"not_held": many(_NOT_HELD), "documents": many(TEXT)},
    query=TEXT, corrected=maybe(TEXT), hits=many(_HIT), unknown=many(TEXT),
)  # fmt: skip

# --- cases ------------------------------------------------------------------------------------------------------------

_THING = record(
    id=WHOLE, name=TEXT, zone=TEXT, owner=maybe(TEXT), controller=maybe(TEXT), tapped=FLAG, damage=WHOLE,
    power=maybe(WHOLE), toughness=maybe(WHOLE), colors=many(TEXT), types=many(TEXT), keywords=many(TEXT),
    counters=by_name(WHOLE), attached_to=maybe({"type": ["integer", "string"]}),
)  # fmt: skip
_CARD = record(
    id=WHOLE, name=TEXT, kind=TEXT, zone=TEXT, owner=maybe(TEXT), colors=many(TEXT), power=maybe(WHOLE),
    counted=maybe(WHOLE), by=maybe(WHOLE), on=maybe(WHOLE), place=maybe(WHOLE), covered=FLAG,
)  # fmt: skip
_PLAYER = record(
    {"teammates": many(TEXT)}, life=maybe(WHOLE), lost=FLAG, hand=WHOLE, library=WHOLE, mana=by_name(WHOLE)
)
_SIDE = record(team=maybe(TEXT), diamagic=WHOLE, total=maybe(WHOLE), hand=WHOLE, library=WHOLE)
_STANDING = {
    "winner": maybe(TEXT), "draw": FLAG, "ended": maybe({"enum": ["script", "over", "stuck", "endless"]}),
    "turn": maybe(TEXT), "turn_number": maybe(WHOLE), "step": maybe(TEXT), "stack": many(WHOLE),
}  # fmt: skip
_OF_MAGIC = record(**_STANDING, players=by_name(_PLAYER), things=many(_THING))
_OF_WOM = record(
    **_STANDING, players=by_name(_SIDE), things=many(_CARD), challenge={}, stake=WHOLE, reserve=WHOLE
)  # fmt: skip
OUTCOME: Schema = {"anyOf": [_OF_MAGIC, _OF_WOM]}
_VERDICT = maybe({"enum": ["legal", "illegal"]})
_STEP = record(
    {"board": OUTCOME},
    n=WHOLE, stage=TEXT, actor=TEXT, action=maybe(WHOLE), verdict=_VERDICT, text=TEXT,
    events=many(record(kind=TEXT, text=TEXT)), cites=many(REF),
)  # fmt: skip
_ACTION = record(n=WHOLE, text=TEXT, verdict=_VERDICT, why=maybe(TEXT), cites=many(REF))
_EXPECTATION = record(text=TEXT, line=WHOLE, ok=FLAG, got=maybe(TEXT))
_REFUSED = record(title=TEXT, edition=TEXT, error=TEXT)
_LIKE = record(
    power=maybe(WHOLE), toughness=maybe(WHOLE), colors=many(TEXT), types=many(TEXT), subtypes=many(TEXT),
    keywords=many(TEXT), controller=maybe(TEXT),
)  # fmt: skip
_LAYER = record(
    layer=maybe(TEXT), about=maybe(TEXT), ref=maybe(REF), source=TEXT, source_id=maybe(WHOLE), timestamp=WHOLE,
    depends_on=many(TEXT), kept=FLAG, lost=FLAG, text=TEXT, cites=many(REF),
)  # fmt: skip
_LAYERS = {"left_open": many(TEXT), "layers": many(record(name=TEXT, printed=_LIKE, applied=many(_LAYER), now=_LIKE))}
_REPLAY = {
    "title": TEXT, "edition": TEXT, "without": many(TEXT), "steps": many(_STEP), "actions": many(_ACTION),
    "outcome": OUTCOME, "expectations": many(_EXPECTATION), "missing": maybe(record(message=TEXT, line=TEXT)),
    "unread": many(TEXT),
}  # fmt: skip
_DIFFERENCES = many(record(kind=TEXT, text=TEXT))
_REASON = record(
    ref=REF, kind={"enum": ["point", "background", "machinery", "cited", "asked", "alike"]}, weight=NUMBER, group=WHOLE,
    mistake=maybe(TEXT), told=FLAG, difference=maybe(TEXT), differences=_DIFFERENCES, **{"with": many(REF)},
)  # fmt: skip
_WHY = {
    "title": TEXT, "edition": TEXT, "sentence": maybe(TEXT), "point": maybe(REF), "decisive": many(_REASON),
    "about": many(REF), "cited": many(REF), "reasons": many(_REASON), "expectations": many(_EXPECTATION),
}  # fmt: skip
_COMPARE = record(
    {"refused": many(record(edition=TEXT, error=TEXT))},
    title=TEXT, editions=many(TEXT), outcomes=by_name(OUTCOME),
    first_difference=maybe(record(step=by_name(maybe(_STEP)), text=TEXT)),
    endings=many(record(editions=many(TEXT), text=TEXT)), points=many(record(edition=TEXT, ref=REF, sentence=TEXT)),
)  # fmt: skip

# --- sheets -----------------------------------------------------------------------------------------------------------

_QUESTION: Schema = {"type": "object", "required": ["id", "kind", "level", "prompt", "options", "answer", "cites"]}
_SHEET_KEYS = {
    "title": TEXT, "lesson": maybe(TEXT), "edition": TEXT, "seed": WHOLE, "variant": maybe(TEXT),
    "course": maybe(TEXT), "date": maybe(TEXT), "version": TEXT, "rebuild": TEXT, "points": WHOLE,
    "questions": many(_QUESTION),
}  # fmt: skip
_FAULT = record(file=TEXT, line=WHOLE, column=WHOLE, message=TEXT)


def _with_others(keys: dict[str, Schema], optional: Schema | None = None) -> Schema:
    """An object that leads, with those of other editions behind it."""
    return record(optional, **keys, also=many({"anyOf": [record(optional, **keys), _REFUSED]}))


# What each command writes; of a list, what each of its objects is.
_OF: dict[str, Schema] = {
    "rule": {"anyOf": [_RULE, _TERM]},
    "term": {
        **_TERM,
        "properties": {**_TERM["properties"], "also": many(_TERM)},
        "required": [*_TERM["required"], "also"],
    },
    "search": _SEARCH,
    "replay": _with_others(_REPLAY, _LAYERS),
    "why": _with_others(_WHY),
    "compare": _COMPARE,
    "sheet": record({"variants": many(record(**_SHEET_KEYS))}, **_SHEET_KEYS),
    "check": record(files=many(record(file=TEXT, ok=FLAG, faults=many(_FAULT), unread=many(_FAULT)))),
    "config": record(edition=maybe(TEXT)),
}
COMMANDS = ("case", *_OF)


def of(command: str) -> Schema:
    """The form of what a command writes; `case` is the form of cases themselves. Raises NotFound."""
    if command == "case":
        from judgekit.scenario.schema import schema

        return schema()
    if command not in _OF:
        from difflib import get_close_matches

        those = ", ".join(COMMANDS)
        raise NotFound(
            f"non c’è uno schema di «{command}»: ci sono {those}", tuple(get_close_matches(command, COMMANDS))
        )
    found = _versioned(_OF[command])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"judgekit {command} --json", **found}


def _versioned(schema: Schema) -> Schema:
    """The same with the version of the form in front, as it is written."""
    if "anyOf" in schema:
        return {"anyOf": [_versioned(one) for one in schema["anyOf"]]}
    properties = {"judgekit": {"const": VERSION}, **schema["properties"]}
    return {**schema, "properties": properties, "required": ["judgekit", *schema["required"]]}
