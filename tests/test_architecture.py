"""The ladder: a module imports only from lines above its own."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import TypeGuard

import judgekit

PACKAGE = Path(judgekit.__file__).parent

# Each line may import from itself and from the lines it names; `refs`, `errors`, `files` and `config` are everybody's.
LADDER = {
    "errors": set(),
    "refs": set(),
    "files": set(),
    "version": set(),
    "config": set(),
    "texts": set(),
    "table": set(),
    "magic": {"table"},
    "wom": {"table"},
    "editions": {"table", "magic", "wom"},
    "scenario": {"table", "magic", "wom", "editions"},
    "guide": {"magic", "wom", "editions", "scenario"},
    "retrieval": {"texts"},
    "ruling": {"texts", "table", "magic", "wom", "editions", "scenario"},
    "render": {"texts", "retrieval", "table", "magic", "wom", "editions", "scenario", "guide", "ruling"},
    "sheets": {"texts", "table", "magic", "wom", "editions", "scenario", "ruling", "render"},  # they speak Italian
    "answers": {"texts", "retrieval", "table", "magic", "wom", "editions", "scenario", "ruling", "render", "sheets"},
    "cli": {"texts", "retrieval", "table", "magic", "wom", "editions", "scenario", "guide"}
    | {"ruling", "render", "sheets", "answers"},
}


def line_of(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def imports(path: Path) -> set[str]:
    """The modules of judgekit that a file imports, also inside functions and for type checking."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("judgekit.")}


def test_imports_go_down_the_ladder_only() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if len(parts) < 3 and parts[-1] in {"__init__", "__main__"}:
            continue
        here = parts[1]
        allowed = {here, "errors", "refs", "files", "config"} | LADDER[here]
        allowed |= {"__version__", "version"}
        wrong += [f"{path.name}: {name}" for name in imports(path) if line_of(name) not in allowed]
    assert wrong == []


def test_only_the_command_line_prints_and_exits() -> None:
    """`render/terminal.py` is the printer that the command line holds."""
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if "cli" not in path.parts and path.name not in {"terminal.py", "__main__.py"}:
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            wrong += [f"{path.name}:{node.lineno}" for node in nodes if speaks(node)]
    assert wrong == []


def speaks(node: ast.AST) -> TypeGuard[ast.expr]:
    """`print(…)`, `exit(…)`, or whatever `sys` has to speak and leave with."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in {"print", "exit"}
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id == "sys" and node.attr in {"exit", "stdout", "stderr"}
    return False


# --- tables and plays -------------------------------------------------------------------------------------------------

_A_NUMBER = re.compile(r"(?:(?:fase|faq)-)?\d+(?:\.\d+)+[a-z]?|(?:fase|faq)-\d+")


def literals(path: Path) -> list[str]:
    """The texts of a module that are numbers of rules; docstrings are none."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if _A_NUMBER.fullmatch(text)]


def test_a_number_is_a_literal_once_in_its_edition_and_nowhere_in_plays() -> None:
    """Of Wizards of Mickey: the plays know no numbers, and the table says each once."""
    edition = literals(PACKAGE / "wom" / "edition.py")
    assert sorted(number for number, many in Counter(edition).items() if many > 1) == []
    assert [number for path in (PACKAGE / "wom" / "plays").rglob("*.py") for number in literals(path)] == []


def test_the_table_knows_no_game() -> None:
    """Whatever is played, the engine has no word of it."""
    words = ("magic", "wom", "mago", "mana", "diamagic", "classic")
    texts = {path.name: path.read_text(encoding="utf-8").lower() for path in (PACKAGE / "table").glob("*.py")}
    assert [(name, word) for name, text in texts.items() for word in words if re.search(rf"\b{word}\b", text)] == []
