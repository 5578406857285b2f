"""Spells and abilities by what they are aimed at."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import (
    Parts,
    Qual,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.parties import party


def aiming_at(args: Parts) -> Qual:
    """A spell that has something among its targets."""
    return Qual({"aims_at": party(args[-1])})


def aiming_only_at(args: Parts) -> Qual:
    """A spell whose every target is that."""
    return Qual({"aims_at": party(args[-1]), "status": (tree.AT_NOTHING_ELSE,)})


def aiming_at_some(args: Parts) -> Qual:
    """A spell that has one or more of some things among its targets."""
    return Qual({"aims_at": filter_in(args[-1])})
