"""Questions whether something may be done, read as lines that try it; creatures called by what they do in combat."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.scenario.magic.people_said import THIRD, TO_DO
from judgekit.scenario.model import Attack, Block, Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.magic.table_seen import Table

_MAY = r"(?:puo|potrebbe|riesce a|potra|e in grado di|è in grado di)"
_IS_LEGAL = r"(?:è|e'|sarebbe) (?:legale|possibile|permesso|lecito|consentito|valido|regolare)|si puo|va bene"


def asked(line: str, players: Sequence[str]) -> str:
    """`può Bruno bloccare l’Orso col Muro?`, `è legale che Bruno blocchi l’Orso?`: the line that tries it; "" else."""
    said = plain(line).strip()
    if not said.endswith("?"):
        return ""
    start = re.match(r"(?:prova: ?)?(?:ma |e |allora |poi )?", said)
    begin = start.end() if start else 0
    body, rest = said[begin:-1].strip(), line.strip()[begin:-1].strip()
    who = "|".join(re.escape(plain(one)) for one in players)
    forms = (
        rf"{_MAY} (?P<p>{who}) (?P<v>{TO_DO}|{verbs.any_verb(3)})(?P<y>(?: .*)?)",
        rf"(?P<p>{who}) {_MAY} (?P<v>{TO_DO}|{verbs.any_verb(3)})(?P<y>(?: .*)?)",
        rf"(?:{_IS_LEGAL}) (?:che|se) (?P<p>{who}) (?P<s>\w+)(?P<y>(?: .*)?)",
        rf"(?:{_IS_LEGAL}) per (?P<p>{who}) (?P<v>{TO_DO}|{verbs.any_verb(3)})(?P<y>(?: .*)?)",
        rf"(?P<p>{who}) (?P<t>\w+)(?P<y> .*?)[:,;.?]? *(?:{_IS_LEGAL}|legale|lecito)",
    )
    for form in forms:
        found = re.fullmatch(form, body)
        if found is None:
            continue
        parts = found.groupdict()
        verb = parts.get("t") or (_third(parts["v"]) if parts.get("v") else _subjunctive().get(parts["s"], ""))
        player = next(one for one in players if plain(one) == found["p"])
        if verb:
            return f"prova: {player} {verb}{rest[slice(*found.span('y'))]}"
    return ""


def _third(infinitive: str) -> str:
    if infinitive in THIRD:
        return THIRD[infinitive]
    return infinitive[:-2] if infinitive.endswith(("are", "ere")) else f"{infinitive[:-3]}e"


@cache
def _subjunctive() -> dict[str, str]:
    """`attacchi`, `giochi`, `risponda`: by the verb as somebody is said to do it."""
    found = {}
    for infinitive, third in THIRD.items():
        if infinitive.endswith(("care", "gare")):
            found[f"{infinitive[:-3]}hi"] = third
        elif infinitive.endswith("iare"):
            found[infinitive[:-3]] = third
        elif infinitive.endswith("are"):
            found[f"{infinitive[:-3]}i"] = third
        elif infinitive.endswith(("ere", "ire")):
            found[f"{infinitive[:-3]}a"] = third
    return found


_CALLED = re.compile(
    r"(?P<a>l'|il |dell'|del |sull'|sul |all'|al |dall'|dal |con il |con l'|coll'|col |la |della |sulla |alla |dalla )"
    r"(?P<w>(?:creatura |unico )?(?P<side>attaccante|bloccante|bloccata)|creatura che (?:lo |la"
    r" |l')?(?P<does>attacca|blocca))(?![\w'])(?! @)"
)
_PREPOSITIONS = {"de": "di", "su": "su", "al": "a", "da": "da", "co": "con"}


def in_combat(line: str, table: Table) -> str:
    """A line in which the only attacker, or the only blocker, is called by its name."""
    said = plain(line)
    found = _CALLED.search(said)
    if found is None or re.search(r"dichiara|come (?:attaccante|bloccante)|assegna", said):
        return line
    blocks = (found["side"] or found["does"]).startswith("blocc") and found["side"] != "bloccata"
    names = _fighting(table, blocks)
    if len(names) != 1 or re.match(
        rf" ?(?:{'|'.join(re.escape(plain(one)) for one in table.names.known)})(?!\w)", said[found.end() :]
    ):
        return line
    before = _PREPOSITIONS.get(found["a"][:2], "") if not found["a"].startswith(("il", "la", "l'")) else ""
    return f"{line[: found.start()]}{f'{before} ' if before else ''}{names[0]}{line[found.end() :]}"


def _fighting(table: Table, blocks: bool) -> list[str]:
    """The creatures that the lines before have declared as attackers or as blockers."""
    for action in reversed(table.before):
        do = action.do
        those: list[Name] = []
        if blocks and isinstance(do, Block):
            those = [one for _, mine in do.blocks for one in mine]
        elif not blocks and isinstance(do, Attack):
            those = [one for band in do.bands for one in band]
        else:
            continue
        return [f"{table.names.full(one.text)} {one.nth}" if one.nth else table.names.full(one.text) for one in those]
    return []
