"""The JSON Schema of scenarios, told by the same shapes that read and write them."""

from __future__ import annotations

from typing import Any

from judgekit.scenario import model
from judgekit.scenario.jsonform import Claim, Doing, record

_RECORDS = (model.ThingSaid, model.PlayerSaid, model.BoardSaid)


def schema() -> dict[str, Any]:
    """What `scenario.jsonform` reads and writes, as JSON Schema (2020-12)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "judgekit scenario",
        **record(model.Scenario).definition(),
        "$defs": {
            **{cls.__name__: record(cls).definition() for cls in _RECORDS},
            "Action": Doing().definition(),
            "Expectation": Claim().definition(),
        },
    }
