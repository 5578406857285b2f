"""The kinds of question that a sheet can ask, each from the same material: a studied board, or the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.kinds import account, claims, legal, numbers, order, outcome, rules, terms, two_editions

if TYPE_CHECKING:
    from judgekit.sheets.kinds.source import OfBoard, OfText

OF_BOARDS: dict[str, OfBoard] = {
    "outcome": outcome.ask,
    "legal": legal.ask,
    "which-rule": rules.ask,
    "number": numbers.ask,
    "next": account.ask_next,
    "find-the-error": account.ask_error,
    "editions": two_editions.ask,
}
OF_TEXTS: dict[str, OfText] = {"order": order.ask, "term": terms.ask, "true-false": claims.ask}
