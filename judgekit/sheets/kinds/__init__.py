"""The kinds of question that a sheet can ask, each from the same material: a studied board, or the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.sheets.kinds import account, claims, how_it_ends, how_much, legal, order, terms, two_editions, which_rule

if TYPE_CHECKING:
    from judgekit.sheets.kinds.source import OfBoard, OfText


OF_BOARDS: dict[str, OfBoard] = {
    "outcome": how_it_ends.ask,
    "legal": legal.ask,
    "which-rule": which_rule.ask,
    "number": how_much.ask,
    "next": account.ask_next,
    "find-the-error": account.ask_error,
    "editions": two_editions.ask,
}
OF_TEXTS: dict[str, OfText] = {"order": order.ask, "term": terms.ask, "true-false": claims.ask}
