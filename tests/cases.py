"""The bundled cases as tests need them: each read once in a process, each played without its rules once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from judgekit.editions import system
from judgekit.ruling.ablation import Ablation
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_file

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario


@cache
def bundled_case(name: str) -> Scenario:
    """A bundled case by its name or the end of it."""
    return read_file(bundled.find(name))


@lru_cache(maxsize=256)
def ablation(name: str, edition: str) -> Ablation:
    """A bundled case, played without whatever somebody asks to take away: whoever asks again gets what was played."""
    return Ablation(bundled_case(name), system(edition))
