"""Two small tables: names of one thing (`glossary/sinonimi.md`), rules that answer each other (`rules/altrove.tsv`)."""

from __future__ import annotations

from collections import defaultdict

from judgekit.errors import BadDocument, BadRef, Fault
from judgekit.refs import Ref
from judgekit.texts.library import Elsewhere
from judgekit.values import NamedTuple

Crosswalk = dict[Ref, tuple[Elsewhere, ...]]
_COLUMNS = ("ambito", "italiano", "inglese", "altri nomi")
SCOPES = ("magic", "wom")
_RELATIONS = ("uguale", "cambia")


class Group(NamedTuple):
    """Names of one thing in the games that `scopes` names; the first is the preferred Italian one."""

    scopes: tuple[str, ...]
    names: tuple[str, ...]


def read_groups(text: str, file: str) -> tuple[Group, ...]:
    """Read the table of synonyms: Markdown rows `| ambito | italiano | inglese | altri nomi |`. Raises BadDocument."""
    groups: list[Group] = []
    faults: list[Fault] = []
    for n, line in enumerate(text.split("\n"), 1):
        if not line.startswith("|") or set(line) <= set("|-: "):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if tuple(cells) == _COLUMNS:
            continue
        scopes = tuple(scope.strip() for scope in cells[0].split(","))
        if len(cells) != len(_COLUMNS):
            faults.append(Fault(file, n, 1, f"la riga ha {len(cells)} colonne invece di {len(_COLUMNS)}"))
        elif unknown := [scope for scope in scopes if scope not in SCOPES]:
            faults.append(Fault(file, n, 3, f"ambito «{unknown[0]}» sconosciuto: si conoscono {', '.join(SCOPES)}"))
        else:
            names = tuple(name.strip() for cell in cells[1:] for name in cell.split(",") if name.strip())
            groups.append(Group(scopes, names))
    if faults:
        raise BadDocument(tuple(faults))
    return tuple(groups)


def read_crosswalk(text: str, file: str) -> Crosswalk:
    """Read rows `ref TAB ref TAB uguale|cambia`, lines with # aside; each row holds both ways. Raises BadDocument."""
    found: dict[Ref, list[Elsewhere]] = defaultdict(list)
    faults: list[Fault] = []
    for n, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        try:
            one, two, relation = cells
            here, there, same = Ref.parse(one), Ref.parse(two), _RELATIONS.index(relation) == 0
        except (ValueError, BadRef):
            faults.append(Fault(file, n, 1, "servono due riferimenti e «uguale» o «cambia», divisi da tabulazioni"))
            continue
        found[here].append(Elsewhere(there, same))
        found[there].append(Elsewhere(here, same))
    if faults:
        raise BadDocument(tuple(faults))
    return {ref: tuple(dict.fromkeys(rows)) for ref, rows in found.items()}
