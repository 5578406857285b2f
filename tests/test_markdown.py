"""Reading Markdown: every part of a unit kept, every fault told with its place, nothing else raised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.errors import BadDocument
from judgekit.refs import Ref
from judgekit.texts import home, link, markdown

HERE = Path(__file__).parent
CASE = re.compile(r"^(?P<title>[^\n.][^\n]*)\n\.\n(?P<document>.*?)^\.\n(?P<faults>.*?)^\.$", re.MULTILINE | re.DOTALL)
CASES = [m.groupdict() for m in CASE.finditer((HERE / "markdown/faults.md").read_text(encoding="utf-8"))]
HEAD = "---\nedizione: prova\ntitolo: Prova\n---\n\n"

RULE = f"""{HEAD}# 1. La partita

## 101. Inizio

### 101.1. Punti vita

Un giocatore ha *20* punti vita (vedi regola 102.1)
e la riga va avanti.

- primo
- secondo
  1. dentro

> **Esempio.** Anna ha 20 punti vita
> e Bruno pure.
>
> Anche Carla.

> **Esempio.** Un altro.

> **Nota.** La fonte dice 19.

> **Domande.** Quanti punti vita? · E
> l’avversario?

#### 101.1a. Con Vanguard

Dipende.
"""


@pytest.mark.parametrize("case", CASES, ids=[case["title"] for case in CASES])
def test_every_fault_is_told_with_its_place(case: dict[str, str]) -> None:
    with pytest.raises(BadDocument) as refused:
        markdown.read(case["document"], "prova.md")
    expected = case["faults"].splitlines()
    told = [str(fault).removeprefix("prova.md:") for fault in refused.value.faults]
    assert len(told) == len(expected), told
    for have, want in zip(told, expected, strict=True):
        assert have.startswith(want)


def test_the_cases_are_all_read() -> None:
    assert len(CASES) == (HERE / "markdown/faults.md").read_text(encoding="utf-8").split("\n").count(".") // 3


def test_a_unit_keeps_all_its_parts() -> None:
    units = {unit.ref.path: unit for unit in markdown.read(RULE, "rules/prova/1.md").units}
    rule = units["101.1"]
    assert rule.title == "Punti vita"
    assert rule.text.split("\n\n") == [
        "Un giocatore ha *20* punti vita (vedi regola 102.1) e la riga va avanti.",
        "- primo\n- secondo\n  1. dentro",
    ]
    assert rule.examples == ("Anna ha 20 punti vita e Bruno pure.\n\nAnche Carla.", "Un altro.")
    assert rule.notes == ("La fonte dice 19.",)
    assert rule.questions == ("Quanti punti vita?", "E l’avversario?")
    assert (rule.kind, rule.line, rule.parent) == ("rule", 10, Ref("prova", "101"))
    assert rule.place == ("1 La partita", "101 Inizio")
    assert units["101"].kind == "heading"
    assert units["101.1a"].parent == rule.ref


def test_windows_line_ends_change_nothing() -> None:
    plain = markdown.read(RULE, "a.md").units
    assert markdown.read(RULE.replace("\n", "\r\n"), "a.md").units == plain


def test_a_line_separator_inside_a_rule_splits_nothing() -> None:
    text = f"{HEAD}### 509.1b. Blocchi\n\nPrima parte.\u2028Seconda parte.\n"
    assert markdown.read(text, "a.md").units[0].text == "Prima parte.\u2028Seconda parte."


def test_terms_carry_their_facts() -> None:
    text = (
        "---\nedizione: prova\ntitolo: G\ngenere: glossario\n---\n\n# Glossario\n\n## Abilità fase (vecchia)\n\n"
        "- Inglese: phase ability, step ability\n- Alias: durante\n- Stato: obsoleto\n\nTesto.\n\n"
        "## 10.2. Adiacente\n\nTesto.\n"
    )
    term, point = markdown.read(text, "glossary/prova.md").units
    assert (str(term.ref), term.status) == ("prova:glossario/abilita-fase", "obsolete")
    assert term.english == ("phase ability", "step ability")
    assert term.aliases == ("durante",)
    assert (point.ref.path, point.kind, point.defines) == ("10.2", "rule", True)


def test_two_files_may_not_hold_one_number() -> None:
    one, two = (f"{HEAD}### 101.1. Uno\n\nTesto.\n".encode() for _ in range(2))
    with pytest.raises(BadDocument, match=r"«101.1» c’è già, in rules/prova/1.md:6"):
        home.read_corpus({"rules/prova/1.md": one, "rules/prova/2.md": two})


def test_a_file_that_is_no_utf8_is_told_with_its_line() -> None:
    with pytest.raises(BadDocument, match=r"rules/prova/1.md:2:4: il file non è UTF-8"):
        home.read_corpus({"rules/prova/1.md": b"---\nabc\xe8"})


def test_links_are_resolved_or_kept_by_name() -> None:
    document = markdown.read(
        f"{HEAD}## 101. Inizio\n\n### 101.1. Uno\n\nVedi regole 101.2 e 999.9.\n\n### 101.2. Due\n\nTesto.\n", "a.md"
    )
    corpus = link.link([document])
    one, two = Ref("prova", "101.1"), Ref("prova", "101.2")
    assert corpus.units[one].refs == (two,)
    assert corpus.units[one].outside == ("prova:999.9",)
    assert corpus.links[two].cited_by == (one,)
    assert (corpus.links[two].before, corpus.links[one].after) == (one, two)
    assert corpus.links[Ref("prova", "101")].children == (one, two)


PIECES = """---
edizione: prova
titolo: T
genere: glossario
genere: lezione
# 1. A
## 101. B
### 101.1. C
#### 101.1a
### faq-1. D?
## Termine
- Inglese: x
- punto
1. uno
testo
> **Esempio.** e
> **Domande.** q? · r?
> altro
```
    rientro
|a|b|
|-|-|
{W}*x*"""
pieces = st.sampled_from([*(f"{line}\n" for line in PIECES.split("\n")), "\n", "\t", "\u2028", "è’«»\n"])


@given(st.lists(pieces | st.text(max_size=20)).map("".join))
def test_no_text_makes_the_reader_raise_anything_but_bad_document(text: str) -> None:
    for source in (text, HEAD + text):
        try:
            document = markdown.read(source, "prova.md")
            link.link([document])
        except BadDocument as error:
            assert error.faults
