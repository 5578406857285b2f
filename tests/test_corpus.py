"""The laws of the bundled texts: complete, whole, linked, well set, and in our own words."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judgekit.files import cache_dir
from judgekit.refs import Ref, fold
from judgekit.texts import home
from judgekit.texts.lint import lint

if TYPE_CHECKING:
    from judgekit.texts.library import Corpus, Unit


HERE = Path(__file__).parent
ROWS = [
    line.split("\t")
    for line in (HERE / "data/units.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def told(unit: Unit) -> str:
    return "\n".join((unit.title, unit.text, *unit.examples, *unit.notes, *unit.questions))


def test_every_unit_that_must_be_there_is_there(corpus: Corpus) -> None:
    missing = [ref for ref, *_ in ROWS if Ref.parse(ref) not in corpus.units]
    assert missing == []


def test_every_unit_has_its_kind_status_and_examples(corpus: Corpus) -> None:
    for name, kind, status, examples in ROWS:
        unit = corpus.units[Ref.parse(name)]
        assert unit.kind == kind, name
        assert (unit.status if unit.kind == "term" else "-") == status, name
        assert len(unit.examples) >= int(examples), name


def test_the_counts_are_those_of_the_books(corpus: Corpus) -> None:
    """336 numbers, 35 examples, 177 terms of Classic; 40 FAQ; 67 sections of lessons; all numbers of 2016 and 2026."""
    kinds = Counter((unit.ref.edition, unit.kind) for unit in corpus)
    status = Counter(unit.status for unit in corpus.of_edition("classic") if unit.kind == "term")
    assert status == {"current": 149, "obsolete": 25, "informal": 3}
    assert kinds["wom", "faq"] == 40
    assert kinds["lezioni", "section"] == 67
    assert kinds["cr-2016", "rule"] + kinds["cr-2016", "heading"] == 2254
    assert kinds["cr-2026", "rule"] + kinds["cr-2026", "heading"] == 3269
    assert kinds["cr-2026", "term"] == 702
    assert kinds["classic", "rule"] == 308


def test_only_headings_are_without_text_and_every_unit_has_a_title(corpus: Corpus) -> None:
    for unit in corpus:
        assert bool(unit.text) != (unit.kind == "heading"), unit.ref
        assert unit.title, unit.ref


def test_every_rule_term_and_section_tells_what_it_answers(corpus: Corpus) -> None:
    assert [str(unit.ref) for unit in corpus if unit.kind != "heading" and not unit.questions] == []


def test_nothing_dangles_and_no_number_is_skipped(corpus: Corpus) -> None:
    findings = lint(corpus, [edition.name for edition in corpus.editions])
    assert [str(finding) for finding in findings] == []


def test_every_edition_presents_itself(corpus: Corpus) -> None:
    for edition in corpus.editions:
        assert edition.title != edition.name
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", edition.date)


@pytest.mark.parametrize(
    ("slip", "pattern"),
    [
        ("straight apostrophe or quotation mark", r"['\"]"),
        ("apostrophe for an accent", r"\b[Ee]’ |perche’|puo’|piu’|cosi’"),
        ("wrong accent", r"\w*ch[è]\b|\b(?:nè|sè|pò|quì|quà|sù)\b"),
        ("space before a stop or comma", r" [,.;:?!](?!\d|\.)"),
        ("no space after a comma", r",(?=[a-zà-ù])"),
        ("two spaces", r"[^\n ]  +[^ ]"),
        ("three dots", r"\.\.\."),
        ("placeholder left", r"(?i)\b(?:todo|xxx|lorem|tbd)\b"),
    ],
)
def test_the_setting_is_careful(corpus: Corpus, slip: str, pattern: str) -> None:
    found = [f"{unit.ref}: {match[0]!r} in «…{told(unit)[max(0, match.start() - 20):match.end() + 20]}…»"
             for unit in corpus for match in re.finditer(pattern, told(unit))]  # fmt: skip
    assert found == [], slip


def test_quotation_marks_and_brackets_are_closed(corpus: Corpus) -> None:
    for unit in corpus:
        for text in (unit.text, *unit.examples, *unit.notes):
            for opening, closing in ("«»", "()", "[]", "{}"):
                assert text.count(opening) == text.count(closing), f"{unit.ref}: {opening}{closing}"


def test_questions_are_questions_and_nobody_asks_twice(corpus: Corpus) -> None:
    for unit in corpus:
        assert all(question.endswith("?") for question in unit.questions), unit.ref
        assert len({fold(question) for question in unit.questions}) == len(unit.questions), unit.ref


@pytest.mark.parametrize(
    ("where", "right", "slip"),
    [
        ("classic:308.2", "409.2f", "409.9"),
        ("classic:glossario/mulligan", "101.5", "102.5"),
        ("cr-2016:509.1", "719", "715"),
    ],
)
def test_known_slips_of_the_sources_are_mended_and_noted(corpus: Corpus, where: str, right: str, slip: str) -> None:
    unit = corpus.units[Ref.parse(where)]
    points = {ref.path for ref in unit.refs} | {name.partition(":")[2] for name in unit.outside}
    assert right in points
    assert slip not in re.sub(r"\s+", " ", unit.text)
    assert any(slip in note for note in unit.notes)


def test_back_references_mirror_references(corpus: Corpus) -> None:
    for unit in corpus:
        for ref in unit.refs:
            assert unit.ref in corpus.links[ref].cited_by
        for ref in corpus.links[unit.ref].cited_by:
            citing = corpus.units[ref]
            assert unit.ref in (*citing.refs, *citing.see)


def test_every_unit_knows_its_file_and_line(corpus: Corpus) -> None:
    root = home.texts_root()
    lines = {name: content.decode().split("\n") for name, content in home.sources(root).items()}
    for unit in corpus:
        assert lines[unit.file][unit.line - 1].startswith("#")
        assert unit.title in lines[unit.file][unit.line - 1]


def test_points_of_the_wom_glossary_are_terms_too(corpus: Corpus) -> None:
    unit = corpus.units[Ref("wom", "10.15")]
    assert unit.defines
    assert any(unit.ref in refs for refs in corpus.names.values())


@pytest.mark.slow
def test_the_check_of_the_design_finds_nothing(shared: Path) -> None:
    """`shared/checks/corpus.py`: 0 missing of 789, 0 wrong, thin, copied, dangling."""
    done = subprocess.run(
        [sys.executable, shared / "checks/corpus.py", export_file(shared)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:]


def export_file(shared: Path) -> str:
    path = Path(cache_dir()) / "export.jsonl"
    assert shared.is_dir()
    done = subprocess.run([sys.executable, "-m", "judgekit", "export"], capture_output=True, text=True, check=True)
    path.write_text(done.stdout, encoding="utf-8")
    return str(path)


def test_rules_that_stand_in_both_modern_editions_answer_each_other(corpus: Corpus) -> None:
    """A rule of 2016 with the title and the words of one of 2026, numbers aside, has its row in `altrove.tsv`."""
    now = {(unit.title, _wording(unit)) for unit in corpus.of_edition("cr-2026") if unit.kind == "rule"}
    alone = [
        unit.ref.path
        for unit in corpus.of_edition("cr-2016")
        if unit.kind == "rule"
        and (unit.title, _wording(unit)) in now
        and not any(one.ref.edition == "cr-2026" for one in corpus.links[unit.ref].elsewhere)
    ]
    assert alone == []


def _wording(unit: Unit) -> str:
    return re.sub(r"\b\d{3}(\.\d+[a-z]?)?\b", "#", unit.text)
