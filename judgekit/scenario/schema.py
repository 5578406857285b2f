"""The JSON Schema of scenarios, told by the same shapes that read and write them."""

from __future__ import annotations

from judgekit.editions import MAGIC, WOM
from judgekit.scenario import model
from judgekit.scenario.json_fields import record
from judgekit.scenario.jsonform import Claim, Doing, named, of_scenario
from judgekit.scenario.wom import wom_model as wom

_RECORDS = (
    model.FaceSaid,
    model.ThingSaid,
    model.PlayerSaid,
    model.BoardSaid,
    wom.CardSaid,
    wom.SideSaid,
    wom.TableSaid,
)


def schema() -> dict[str, object]:
    """What `scenario.jsonform` reads and writes, as JSON Schema (2020-12): one form for each game."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "judgekit scenario",
        "anyOf": [of_scenario(game).definition() for game in (MAGIC, WOM)],
        "$defs": {
            **{cls.__name__: record(cls).definition() for cls in _RECORDS},
            **{named("Action", game): Doing(game).definition() for game in (MAGIC, WOM)},
            **{named("Expectation", game): Claim(game).definition() for game in (MAGIC, WOM)},
        },
    }
