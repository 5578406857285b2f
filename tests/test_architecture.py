"""The ladder: a module imports only from lines above its own."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

import judgekit

PACKAGE = Path(judgekit.__file__).parent

# Each line may import from itself and from the lines it names; `refs`, `errors`, `files`, `config`,
# `made` and `values` are everybody's.
LADDER = {
    "errors": set(),
    "refs": set(),
    "files": set(),
    "version": set(),
    "made": set(),
    "kept_code": set(),
    "kept_patterns": set(),
    "values": set(),
    "config": set(),
    "texts": set(),
    "table": set(),
    "magic": {"table"},
    "wom": {"table"},
    "editions": {"table", "magic", "wom"},
    "edition_words": {"editions"},
    "scenario": {"table", "magic", "wom", "editions"},
    "guide": {"magic", "wom", "editions", "scenario"},
    "retrieval": {"texts"},
    "ruling": {"texts", "retrieval", "table", "magic", "wom", "editions", "edition_words", "scenario"},
    "render": {
        "texts",
        "retrieval",
        "table",
        "magic",
        "wom",
        "editions",
        "edition_words",
        "scenario",
        "guide",
        "ruling",
    },
    "sheets": {
        "texts",
        "retrieval",
        "table",
        "magic",
        "wom",
        "editions",
        "edition_words",
        "scenario",
        "ruling",
        "render",
    },
    "quiz": {"texts", "sheets"},
    "answers": {"texts", "retrieval", "table", "magic", "wom", "editions", "scenario", "guide", "ruling", "render"}
    | {"sheets", "kept_code", "kept_patterns"},
    "site": {"texts", "retrieval", "magic", "editions", "edition_words", "scenario", "guide", "ruling", "render"}
    | {"sheets", "quiz", "answers"},
    "cli": {"texts", "retrieval", "table", "magic", "wom", "editions", "scenario", "guide"}
    | {"ruling", "render", "sheets", "quiz", "answers", "site", "kept_code", "kept_patterns"},
}


def line_of(module: str) -> str:
    return module.split(".")[1] if "." in module else module


@cache
def _nodes(text: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(text)))


def nodes(path: Path) -> tuple[ast.AST, ...]:
    """What a module says, itself first: each is parsed once."""
    return _nodes(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """The modules of judgekit that a file imports, also inside functions and for type checking."""
    found = set()
    for node in nodes(path):
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
        allowed |= {"__version__", "version", "made", "values"}
        wrong += [f"{path.name}: {name}" for name in imports(path) if line_of(name) not in allowed]
    assert wrong == []


# --- inside packages --------------------------------------------------------------------------------------------------

# At run time a module imports only from the lines above its own; a room is a folder, and does inside as it likes.
ROOMS = {
    "magic": ("vocabulary english questions", "kinds_listed", "language", "cards", "plays", "editions look sets"),
    "magic/plays": (
        "board",
        "text",
        "layers",
        "replacement",
        "triggers",
        "keywords",
        "restrictions",
        "state_based",
        "turn",
        "casting",
        "combat",
        "resolving",
        "changing_components",
        "changing_permanents changing_zones",
        "changing_faces changing_players standing_copies",
        "events",
    ),
    "magic/language": (
        "tree rule_names known_forms",
        "rewording by_heart",
        "other_wording",
        "grammar as_many searched",
        "makers write",
        "sentences those_cards",
        "beginning results choosing_modes new_targets standing_for_x keywords_about told_of_tokens where_possible",
        "as_it_is_cast joining own_power permissions told_before unpreventable where_it_waits",
        "same_for_words entering_copies exiled_now giving not_told",
        "assembling keyword_lists levels mode_costs anchors backed cases class_levels cleft votes",
        "read",
        "known where_it_stops",
        "put_aside",
        "in_parts",
        "partly",
        "keyword_meanings keyword_offers type_lines dungeons initiative monarch ring",
    ),
    "table": ("bits layered", "board messages system", "questions", "amending account", "engine"),
    "scenario": (
        "bundled faults model outcome",
        "fences limits line node shapes",
        "verdicts_said",
        "nodes answering",
        "magic",
        "wom",
        "spoken kept_cases",
        "checking",
        "run write",
        "all_faults",
        "json_fields",
        "jsonform",
        "case_file schema",
        "deck_file",
    ),
    "render": (
        "italian page card_texts",
        "board_drawing cited compared guide layers replay terminal units view wom_table",
        "edition_changes hits replay_json tables",
        "reasons",
        "editions_compared replay_page stepper",
        "leaf web",
    ),
    "site": (
        "layout icons placing",
        "contents completing engine hits keeping manual quizzing screens",
        "build desk",
    ),
    "sheets": (
        "boards cast_instead chance exercise foreseen ground leave likeness paid_with passages saying wanted",
        "cases shown writers",
        "paging story study told",
        "point",
        "kinds",
        "candidates plan",
        "search weighing workers",
        "sheet",
    ),
}


@cache
def for_types_alone(said: tuple[ast.AST, ...]) -> set[int]:
    """The lines of imports that only a type checker reads."""
    blocks = [node for node in said if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)]
    return {line for node in blocks for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def at_run_time(root: Path) -> dict[str, set[str]]:
    """Which modules of a package each of its modules imports when it runs, now or inside a function."""
    files = {".".join((root.name, *path.relative_to(root).with_suffix("").parts)): path for path in root.rglob("*.py")}
    files = {name.removesuffix(".__init__"): path for name, path in files.items()}
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        typing = for_types_alone(nodes(path))
        named: set[str] = set()
        for node in nodes(path):
            if isinstance(node, (ast.Import, ast.ImportFrom)) and node.lineno not in typing:
                own = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
                named |= {*own, *(".".join((*own, alias.name)) for alias in node.names)}
        found[name] = {other for other in named if other in files and other != name}
    return found


def upward(root: Path, package: str, lines: tuple[str, ...]) -> list[str]:
    """The imports of a package that do not go up its own lines, and what has no line at all."""
    place = {room: n for n, line in enumerate(lines) for room in line.split()}
    inside = ".".join((root.name, *package.split("/"))) + "."
    wrong: set[str] = set()
    for name, others in at_run_time(root).items():
        room = name.removeprefix(inside).split(".")[0] if name.startswith(inside) else ""
        if room and room not in place:
            wrong.add(f"{package}: «{room}» has no line")
        for other in others if room in place else ():
            there = other.removeprefix(inside).split(".")[0] if other.startswith(inside) else room
            if there != room and place.get(there, len(lines)) >= place[room]:
                wrong.add(f"{name}: {other}")
    return sorted(wrong)


@pytest.mark.parametrize("package", ROOMS)
def test_rooms_import_only_from_the_lines_above_their_own(package: str) -> None:
    there = {
        path.stem for path in (PACKAGE / package).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert upward(PACKAGE, package, ROOMS[package]) == []
    assert {room for line in ROOMS[package] for room in line.split()} <= there


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The modules that import each other in a circle, each circle once."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            new = edges.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    all_reached = {name: reached(name) for name in edges}
    groups = {
        frozenset(o for o in there if name in all_reached[o]) for name, there in all_reached.items() if name in there
    }
    return sorted(sorted(group) for group in groups)


def test_no_modules_import_each_other() -> None:
    """At run time, imports inside functions counted: what must call upward is handed in."""
    assert circles(at_run_time(PACKAGE)) == []


def inside_functions(root: Path) -> list[str]:
    """The modules that import others of their package inside functions."""
    found = set()
    for path in root.rglob("*.py"):
        functions = [node for node in nodes(path) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        for node in (node for function in functions for node in ast.walk(function)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.split(".")[0] == root.name for name in names):
                found.add(path.relative_to(root).as_posix())
    return sorted(found)


# Put off on purpose: the game that nobody asked for, the readers and writers that most boards do without because what
# they read is kept, the one that needs all of lark, what only a miss needs, what is imported to see what that compiles,
# and whatever the library needs for one of its functions: `import judgekit` costs nothing.
PUT_OFF = [
    "__init__.py",
    "answers/cases.py",
    "answers/exercises.py",
    "answers/patterns.py",
    "answers/playing.py",
    "answers/schemas.py",
    "answers/texts.py",
    "editions.py",
    "guide/__init__.py",
    "magic/language/known.py",
    "magic/language/partly.py",
    "magic/language/write/__init__.py",
    "magic/sets/card.py",
    "render/guide.py",
    "render/view.py",
    "retrieval/opening.py",
    "scenario/case_file.py",
    "scenario/kept_cases.py",
    "scenario/spoken.py",
    "texts/find.py",
    "texts/home.py",
    "wom/language/reader.py",
]


def test_only_the_command_line_imports_inside_functions() -> None:
    assert [path for path in inside_functions(PACKAGE) if not path.startswith("cli/")] == PUT_OFF


def test_a_wrong_import_is_found(tmp_path: Path) -> None:
    """A made-up house: what is in order passes, each wrong import is told."""
    house = tmp_path / "house"
    modules = {
        "__init__": "",
        "hall/__init__": "",
        "hall/low": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.hall import high\n",
        "hall/high": "from house.hall.low import x\n",
    }

    def build(**more: str) -> Path:
        for name, text in {**modules, **{name.replace("__", "/"): text for name, text in more.items()}}.items():
            path = house / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return house

    lines = ("low", "high")
    assert (upward(build(), "hall", lines), circles(at_run_time(house)), inside_functions(house)) == ([], [], [])
    build(hall__low="def f():\n    from house.hall import high\n")
    assert upward(house, "hall", lines) == ["house.hall.low: house.hall.high"]
    assert circles(at_run_time(house)) == [["house.hall.high", "house.hall.low"]]
    assert inside_functions(house) == ["hall/low.py"]
    build(hall__low="", hall__new="import house.hall.high\n")
    assert upward(house, "hall", lines) == ["hall: «new» has no line"]


def test_only_the_command_line_prints_and_exits() -> None:
    """`render/terminal.py` is the printer that the command line holds."""
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if "cli" not in path.parts and path.name not in {"terminal.py", "__main__.py"}:
            wrong += [f"{path.name}:{node.lineno}" for node in nodes(path) if speaks(node)]
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
    texts = [node.value for node in nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
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
