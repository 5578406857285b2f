"""JSON: everything there is to know of a sheet, the boards as scenario files too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.sheets.exercise import Question, Sheet


def sheet(sheets: Sequence[Sheet]) -> bytes:
    return (json.dumps(value(sheets), ensure_ascii=False, indent=2) + "\n").encode()


def value(sheets: Sequence[Sheet]) -> dict[str, Any]:
    """One sheet as an object; its variants, where it has several, under `variants`."""
    one = _sheet(sheets[0])
    return one if len(sheets) == 1 else {**one, "variants": [_sheet(each) for each in sheets]}


def _sheet(one: Sheet) -> dict[str, Any]:
    return {
        "title": one.title,
        "lesson": one.lesson or None,
        "edition": one.edition,
        "seed": one.seed,
        "variant": one.variant or None,
        "course": one.course or None,
        "date": one.date or None,
        "version": one.version,
        "rebuild": one.rebuild,
        "points": one.points,
        "questions": [question(each) for each in one.questions],
    }


def question(one: Question) -> dict[str, Any]:
    board = one.board
    return {
        "id": one.id,
        "kind": one.kind,
        "form": one.form,
        "level": one.level,
        "points": one.points,
        "edition": one.edition,
        "prompt": one.prompt,
        "board": None if board is None else {"moment": board.moment, "head": board.head, "rows": board.rows},
        "script": one.script,
        "account": one.account,
        "ask": one.ask,
        "options": [
            {
                "text": option.text,
                "correct": option.correct,
                "ignores": option.ignores,
                "why": option.why,
                "mistake": option.mistake,
            }
            for option in one.options
        ],
        "items": one.items,
        "order": one.order,
        "answer": one.answer,
        "explanation": one.explanation,
        "decisive": [rule._asdict() for rule in one.decisive],
        "cites": one.cites,
        "scenario": one.scenario or None,
        "point": one.point or None,
        "source": one.source,
    }
