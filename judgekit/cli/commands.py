"""Which module holds which command."""

from __future__ import annotations

COMMANDS: dict[str, str] = {
    "rule": "lookup",
    "term": "lookup",
    "search": "search",
    "toc": "contents",
    "editions": "contents",
    "import": "imports",
    "forget": "imports",
    "diff": "history",
    "history": "history",
    "lint": "contents",
    "export": "contents",
    "lessons": "lessons",
    "sheet": "sheet",
    "scenarios": "scenarios",
    "replay": "replay",
    "step": "replay",
    "why": "reasons",
    "compare": "compare",
    "coverage": "reasons",
    "cards": "cards",
    "deck": "deck",
    "new": "writing",
    "check": "writing",
    "config": "config",
    "help": "help",
    "schema": "scenarios",
    "scenario": "scenarios",
    "demo": "demo",
}
