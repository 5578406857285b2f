"""What a statement would have found instead, in the conditional: of «è nel cimitero di Bruno», «sarebbe nel …»."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.vocabulary import STEPS
from judgekit.scenario.magic.names import shown

if TYPE_CHECKING:
    from judgekit.scenario.model import Expectation

# How what is found begins, and how it begins where it would be so. What begins otherwise is not said.
_WOULD = (
    (r"si innesca 0 volte", r"non si innescherebbe"),
    (r"si innesca 1 volta", r"si innescherebbe una volta"),
    (r"si innesca (\d+ volt[ae])", r"si innescherebbe \1"),
    (r"ce ne sono 0", r"non ce ne sarebbero"),
    (r"ce ne sono 1", r"ce ne sarebbe 1"),
    (r"ce ne sono (\d+)", r"ce ne sarebbero \1"),
    (r"ne ha 0", r"non ne avrebbe"),
    (r"ne ha (-?\d+)", r"ne avrebbe \1"),
    (r"ne possiede 0", r"non ne possiederebbe"),
    (r"ne possiede (\d+)", r"ne possiederebbe \1"),
    (r"c’è (.+)", r"ci sarebbe \1"),
    (r"nessuno si chiama .+", r"non ci sarebbe mai stata"),
    (r"(non )?sta (attaccando|bloccando).*", r"\1starebbe \2"),
    (r"ha cessato di esistere", r"avrebbe cessato di esistere"),
    (r"non ha (.+)", r"non avrebbe \1"),
    (r"ha (.+)", r"avrebbe \1"),
    (r"non è (.+)", r"non sarebbe \1"),
    (r"è ((?:in|su|fuori)[^,]+), di \w+", r"sarebbe \1"),
    (r"è (.+)", r"sarebbe \1"),
    (r"sono (.+)", r"sarebbero \1"),
    (r"vale (.+)", r"varrebbe \1"),
    (r"la riserva è vuota", r"la riserva sarebbe vuota"),
    (r"la controlla (.+)", r"sarebbe di \1"),
    (r"l’ordine è (.+)", r"l’ordine sarebbe \1"),
    (r"((?:\{[^}]+\})+)", r"conterrebbe \1"),
)
_MARKS = (("TAPpata", "TAPpato"), ("bloccata", "bloccato"))  # a thing is named by its name, whose gender is not known
_STEPS = frozenset(forms[0] for forms in STEPS.values())


def would_be(claim: Expectation, found: str) -> str:
    """What would be so in place of a statement, its subject unsaid; "" where it cannot be put so."""
    if claim.kind == "stack" and found and not found.startswith("è "):
        return f"sarebbe {found}"
    if claim.kind == "resolved":
        return "si risolverebbe" if claim.negated else "non si risolverebbe"
    if claim.kind == "has word" and not claim.negated:
        return "non lo avrebbe"
    stage = next((said for said in _STEPS if found.startswith(f"{said} di ")), "")
    if stage:
        return f"sarebbe {_article(stage)}{found}"
    for read, would in _WOULD:
        there = re.fullmatch(read, found)
        if there is not None:
            return f"{_named(claim)}{_agreeing(claim, there.expand(would))}"
    return ""


def _article(stage: str) -> str:
    if stage[0] in "aeiou":
        return "l’"
    return "il " if stage.startswith(("mantenimento", "danno")) else "lo " if stage == "STAP" else "la "


def _named(claim: Expectation) -> str:
    """Of whose control a statement speaks, what is found is about the thing: it is named."""
    return f"{shown(claim.args[1])} " if claim.kind == "controls" else ""


def _agreeing(claim: Expectation, said: str) -> str:
    """The same with the endings that the statement uses of its subject."""
    for feminine, masculine in _MARKS:
        if masculine in claim.text:
            said = said.replace(feminine, masculine)
    return said
