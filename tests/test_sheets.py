"""Sheets keep their word: one right answer, wrong ones that a forgotten rule gives, the same bytes every time."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import pytest
from cases import texts, what_is_claimed

import judgekit
from judgekit.edition_words import in_words_of
from judgekit.editions import EDITIONS, system
from judgekit.refs import Ref
from judgekit.ruling.basics import PLAIN, SILLY
from judgekit.ruling.kept import shown
from judgekit.ruling.replay_facts import facts
from judgekit.ruling.weights import weights
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.sheets import foreseen, ground
from judgekit.sheets.boards import TEMPLATES, of_edition
from judgekit.sheets.candidates import Pick, text_of
from judgekit.sheets.chance import Chance
from judgekit.sheets.exercise import KINDS
from judgekit.sheets.foreseen import hard
from judgekit.sheets.kinds.account import happens
from judgekit.sheets.point import BYPRODUCTS
from judgekit.sheets.saying import ending, number
from judgekit.sheets.sheet import TooFew, Wanted, make
from judgekit.sheets.study import Study
from judgekit.texts import home
from judgekit.texts.find import lessons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.sheets.exercise import Option, Question, Sheet
    from judgekit.table.system import System
    from judgekit.texts.library import Corpus


WORTH = [("combattimento", "cr-2016"), ("combattimento", "classic"), ("magie", "cr-2026"), ("sfida-wom", "wom")]


@cache
def made(lesson: str, edition: str, questions: int = 12, **more: Any) -> tuple[Sheet, ...]:
    corpus = texts()
    about = ground.of_lesson(corpus, lesson, edition)
    return make(Wanted(about, questions, **{"seed": 11, "allow_fewer": True, **more}), corpus)


def all_of(lesson: str, edition: str) -> tuple[Question, ...]:
    return made(lesson, edition)[0].questions


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "edition"), WORTH)
def test_every_choice_has_one_right_option_and_no_two_alike(lesson: str, edition: str) -> None:
    for question in all_of(lesson, edition):
        check_form(question)


def check_form(question: Question) -> None:
    texts = [option.text for option in question.options]
    assert len(set(texts)) == len(texts), question
    if question.form == "order":
        assert sorted(question.order) == list(range(len(question.items)))
        assert len(set(question.items)) == len(question.items) >= 3
        return
    assert sum(option.correct for option in question.options) == 1
    assert question.form == "number" or len(texts) >= 2
    assert question.answer
    assert 1 <= question.level <= 3


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "edition"), WORTH)
def test_what_a_wrong_option_forgets_really_gives_it(lesson: str, edition: str) -> None:
    replayed = [question for question in all_of(lesson, edition) if question.scenario]
    assert replayed
    for question in replayed:
        check_replay(question)


def check_replay(question: Question) -> None:
    """Everything that the key says is played again from the board as a file."""
    study = whole(question)
    assert study.sound
    if question.kind in {"outcome", "editions", "number"}:
        right = next(option for option in question.options if option.correct)
        assert said(question, study.facts) == right.text
    for option in question.options:
        if option.ignores:
            check_option(question, option, study)


def whole(question: Question) -> Study:
    """The board of a question, where whatever can be taken away is."""
    rules = system(question.edition)
    return Study(read_markdown(question.scenario, "domanda"), rules, rules.numbers())


def said(question: Question, found: Any) -> str:
    if question.kind == "number":
        return str(number(question.asked[0], found.get(question.asked[0])))
    return ending(found, question.asked, modern=question.edition.startswith("cr"))


def group_of(study: Study, number: str) -> tuple[str, ...]:
    """The rules that fall with a number, be it cited or not."""
    twins = next(row.cites for _, _, row in study.system.rows() if number in row.cites)
    return next((group for group in study.groups if number in group), twins)


def check_option(question: Question, option: Option, study: Study) -> None:
    other = study.without(*(group_of(study, ref.partition(":")[2]) for ref in (option.ignores or "").split()))
    assert other is not None
    if question.kind in {"outcome", "editions", "number"}:
        assert said(question, other.facts) == option.text
    elif question.kind == "legal":
        key = ("verdict", int(question.asked[0][1]))
        assert other.facts[key] != study.facts[key]
    elif question.kind in {"next", "find-the-error"}:
        assert option.text in [in_words_of(question.edition, one) for one in happens(other.run)]
        assert option.text not in [in_words_of(question.edition, one) for one in happens(study.run)]


def of_its_rows(rules: System, number: str) -> set[str]:
    """A rule, and those that stand in one row with it: they are forgotten together."""
    rows = (row for table, key in rules.places_of(number) for row in rules.tables[table][key])
    return {number} | {other for row in rows if number in row.cites for other in row.cites}


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "edition"), WORTH)
def test_whoever_forgets_a_rule_has_a_mistake_with_a_name(lesson: str, edition: str) -> None:
    """What is thought of a rule stands in the tables; the rule that a question is about is the first to be told."""
    rules = system(edition)
    asked = [question for question in all_of(lesson, edition) if question.scenario]
    for question in asked:
        for option in question.options:
            refs = (option.ignores or "").split() if option.mistake else []
            thought = [set(rules.mistakes(*of_its_rows(rules, ref.partition(":")[2]))) for ref in refs]
            named = [any(said in option.mistake for said in those) for those in thought]
            assert all(ok or those <= PLAIN | SILLY for ok, those in zip(named, thought, strict=True)), question
            assert not refs or any(named), question
        assert question.point in {rule.ref for rule in question.decisive}
    assert asked


@pytest.mark.slow
def test_no_question_asks_for_what_merely_comes_along() -> None:
    """A hand or a tapped permanent is asked for where a case states it, or a template is about it."""
    about = {f"modello {one.name}" for one in TEMPLATES if one.asks}
    every = (question for lesson in WORTH for question in all_of(*lesson))
    drawn = [question for question in every if question.source.startswith("modello")]
    for question in drawn:
        if question.source not in about:
            assert BYPRODUCTS.isdisjoint(key[0] for key in question.asked), question
    assert drawn


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "edition"), WORTH)
def test_no_two_questions_of_a_sheet_are_twins(lesson: str, edition: str) -> None:
    sheet = all_of(lesson, edition)
    assert max(Counter((question.source, question.point) for question in sheet).values()) == 1
    if edition.startswith("cr"):  # where there are many rules to ask about: be the board another
        assert max(Counter(question.point for question in sheet if question.scenario).values()) == 1
    assert max(Counter(question.kind for question in sheet).values()) <= 3  # of twelve


def test_templates_and_cases_declare_how_hard_they_are() -> None:
    assert {template.level for template in TEMPLATES} == {1, 2, 3}
    levels = Counter(one.level for one in bundled.listing())
    assert {hard(level) for level in levels} == {1, 2, 3}
    assert levels[None] < levels.total() / 20
    assert sum(template.editions == ("wom",) for template in TEMPLATES) >= 12


def test_the_harder_a_board_is_declared_the_rarer_its_point() -> None:
    """Over templates, each by the mean of its boards: the mean rarity of what they are about rises with the level."""
    found: dict[int, list[float]] = {1: [], 2: [], 3: []}
    for template in of_edition("cr-2016"):
        if points := known_points(template.name, "cr-2016"):  # it weighs the same however many of its boards come out
            found[template.level].append(fmean(map(weights("cr-2016").rarity, points)))
    assert min(map(len, found.values())) > 10
    assert fmean(found[1]) < fmean(found[2]) < fmean(found[3])


def known_points(template: str, edition: str) -> list[tuple[str, ...]]:
    """What the boards of a template are kept to be about, which `tests/test_foreseen.py` holds to what is played."""
    boards = [Pick((), (), None, template, n) for n in range(foreseen.BOARDS)]
    there = [foreseen.of_board(edition, one.place, text_of(one, edition)) for one in boards]
    return [one.point.numbers for one in there if one is not None and one.kinds]


@pytest.mark.slow
def test_of_the_rules_offered_one_alone_leads_to_what_is_claimed() -> None:
    lessons = (("combattimento", "cr-2016"), ("magie", "cr-2026"), ("strati-e-sostituzione", "cr-2026"))
    sheets = [sheet for lesson in lessons for sheet in made(*lesson, kinds=("which-rule",))]
    asked = [question for sheet in sheets for question in sheet.questions]  # among others few of them are drawn
    assert asked
    for question in asked:
        study = whole(question)
        claimed = what_is_claimed(question)
        for option in question.options:
            named = option.text.split(" (")[0].replace("fase ", "fase-")
            if named in {number for group in study.groups for number in group}:
                other = study.without(group_of(study, named))
                found = None if other is None else said(question, other.facts)
                assert ((found or "").casefold() == claimed.casefold()) is option.correct, (question.id, option.text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lesson", "edition"),
    [("combattimento", "cr-2026"), ("permanenti-e-zone", "cr-2016"), ("combattimento", "cr-2016")],
)
def test_no_two_questions_of_a_sheet_or_its_variants_are_alike(lesson: str, edition: str) -> None:
    """The variants are of like kinds and levels; where there is not enough for that one is shorter, if that is allowed,
    never otherwise.
    """
    sheets = made(lesson, edition, 8, variants=2)
    questions = [question for sheet in sheets for question in sheet.questions]
    assert max(Counter(question.same for question in questions).values()) == 1
    one, two = (Counter((question.kind, question.level) for question in sheet.questions) for sheet in sheets)
    assert two <= one
    if two < one:
        with pytest.raises(TooFew):
            made(lesson, edition, 8, variants=2, allow_fewer=False)
    assert [sheet.variant for sheet in sheets] == ["A", "B"]


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_that_is_asked_for_is_kept_to(level: int) -> None:
    sheet = made("combattimento", "cr-2016", 5, level=level)[0]
    assert sheet.questions
    assert {question.level for question in sheet.questions} == {level}


DEAR = {"editions"}  # every board is played under two editions


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[pytest.mark.slow] if kind in DEAR else []) for kind in KINDS]
)
def test_every_kind_can_be_asked_alone(kind: str) -> None:
    edition = {"term": "cr-2026", "editions": "classic"}.get(kind, "cr-2016")
    sheet = made("magie" if kind in {"order", "term"} else "combattimento", edition, 2, kinds=(kind,))[0]
    assert {question.kind for question in sheet.questions} == {kind}


@pytest.mark.slow
def test_several_processes_make_the_same_sheet() -> None:
    assert made("combattimento", "cr-2016", 6, workers=2) == made("combattimento", "cr-2016", 6, workers=1)


@pytest.mark.slow
def test_a_question_that_is_disliked_makes_room_for_another() -> None:
    """One question is another, of the same level, and no twin of those that stay."""
    plain, other = (made("combattimento", "cr-2016", 8, replace=places)[0] for places in ((), (3,)))
    changed = [n for n, pair in enumerate(zip(plain.questions, other.questions, strict=True), 1) if pair[0] != pair[1]]
    assert changed == [3]
    assert plain.questions[2].level == other.questions[2].level
    assert max(Counter((question.source, question.point) for question in other.questions).values()) == 1
    assert "--replace 3" in other.rebuild


def test_chance_is_the_same_everywhere() -> None:
    """These numbers follow from the seed alone: no machine, no Python changes them."""
    chance = Chance("foglio", 7)
    assert [chance.below(100) for _ in range(6)] == CHANCES
    assert Chance(1, 2).shuffled("abcdef") == SHUFFLED


CHANCES = [31, 49, 30, 49, 61, 22]
SHUFFLED = ["d", "c", "e", "a", "f", "b"]


STORED = 110  # more than a sheet holds: the same rule may be asked about twice


@pytest.mark.slow
def test_a_store_of_questions() -> None:
    """All good, all different, every one played again option by option."""
    corpus = home.open_corpus()
    about = ground.of_rules(corpus, ("6", "7"), "cr-2026")
    kinds = tuple(kind for kind in KINDS if kind not in {"order", "term", "true-false", "editions"})
    sheet = make(Wanted(about, STORED, seed=6, workers=os.cpu_count() or 1, kinds=kinds), corpus)[0]
    assert len({question.same for question in sheet.questions}) == STORED
    assert {question.kind for question in sheet.questions} == set(kinds)
    for question in sheet.questions:
        check_form(question)
    for question in sheet.questions:
        check_replay(question)


# --- claims -----------------------------------------------------------------------------------------------------------


def claims() -> list[ground.Claim]:
    corpus = home.open_corpus()
    return [claim for unit in lessons(corpus) for claim in ground.of_lesson(corpus, unit.ref.path).claims]


def test_every_claim_names_rules_that_there_are(corpus: Corpus) -> None:
    wrong = [
        (claim.true, number)
        for claim in claims()
        for number in claim.numbers
        if Ref(claim.edition, number) not in corpus.units
    ]
    assert wrong == []
    assert all(claim.true != claim.false for claim in claims())


def test_every_claim_is_proved_by_a_case_in_which_its_rule_decides() -> None:
    """Taking one of its rules away changes how the case comes out: by what is kept of it (test_decided.py)."""
    decided = {edition: {bundled.find(one.name): one.decisive for one in shown(edition)} for edition in EDITIONS}
    proved = [one for one in claims() if one.case]
    unproved = [one.true for one in proved if decided[one.edition][bundled.find(one.case)].isdisjoint(one.numbers)]
    assert unproved == []
    assert len(proved) >= 10


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_footer_rebuilds_the_sheet_to_the_byte(run: Callable[..., Any], tmp_path: Any) -> None:
    file = tmp_path / "foglio.md"
    args = ["sheet", "combattimento", "-n", "4", "--seed", "3", "--title", "Prova d’ingresso", "--course", "Judge «1»"]
    assert run(*args, "-o", str(file)).status == 0
    first = {path.name: path.read_bytes() for path in sorted(tmp_path.iterdir())}
    assert list(first) == ["foglio-soluzioni.md", "foglio.md"]
    footer = file.read_text(encoding="utf-8").rstrip().rsplit("\n", 1)[1].strip("`")
    _, *again = shlex.split(footer.partition(" · ")[2])
    assert run(*again, "-o", str(file)).status == 0
    assert {path.name: path.read_bytes() for path in sorted(tmp_path.iterdir())} == first


DIGESTS = """
import hashlib, sys
from pathlib import Path
from judgekit.sheets import ground, writers
from judgekit.sheets.sheet import Wanted, make
from judgekit.texts import home
corpus = home.open_corpus()
for lesson, edition in (("magie", "cr-2026"), ("combattimento", "classic"), ("sfida-wom", "wom")):
    about = ground.of_lesson(corpus, lesson, edition)
    sheets = make(Wanted(about, 4, seed=5, variants=2, allow_fewer=True, title="Prova d’esame"), corpus)
    for ending in writers.FORMATS:
        try:
            written = writers.contents(Path("foglio" + ending), sheets)
        except writers.NoFormat:
            continue
        for path, content in written.items():
            print(lesson, path.name, hashlib.sha256(content).hexdigest())
"""


@pytest.mark.slow
def test_another_python_writes_the_same_bytes() -> None:
    others = list(pythons())
    if not others:
        pytest.skip("non c’è un altro Python da 3.11 in su: basta python3.12 o python3.13 nel PATH, o in pyenv")
    mine = digests(sys.executable)
    assert len(mine) >= 3 * 6
    for other in others:
        theirs = digests(other)
        assert {line for line in mine if line.split()[1] in {each.split()[1] for each in theirs}} == set(theirs), other
        assert len(theirs) >= 3 * 6


def pythons() -> Iterator[str]:
    """Other interpreters on which judgekit runs, one of each version; they borrow the libraries of this one."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 16)]
    for folder in (".pyenv/versions", ".local/share/uv/python"):
        found += map(str, sorted(Path.home().glob(f"{folder}/*/bin/python3")))
    seen: set[tuple[int, ...]] = {sys.version_info[:2]}
    for path in filter(None, found):
        asked = "import sys; print(*sys.version_info[:2]); import typer, rich, yaml, lark, whoosh, markdown_it"
        done = subprocess.run([path, "-c", asked], capture_output=True, text=True, env=borrowed(), check=False)
        version = tuple(map(int, done.stdout.split())) if done.returncode == 0 else ()
        if version >= (3, 11) and version not in seen:
            seen.add(version)
            yield path


def borrowed() -> dict[str, str]:
    here = Path(judgekit.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(here), sysconfig.get_path("purelib")))}


def digests(python: str) -> list[str]:
    done = subprocess.run([python, "-c", DIGESTS], capture_output=True, text=True, env=borrowed(), check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["combattimnto"], "combattimento"),
        (["combattimento", "-o", "foglio.doc"], ".pdf"),
        (["combattimento", "-o", "/non/esiste/foglio.md"], "la cartella non c’è"),
        (["combattimento", "--kind", "quiz"], "outcome"),
        ([], "serve una lezione"),
        (["--rule", "999.9"], "999.9"),
        (["sfida-wom", "--edition", "classic"], "wom"),
        (["--rule", "cr-2016:100.1"], "Prova un altro --level"),
        (["combattimento", "--edition", "cr-1999"], "cr-1999"),
        (["combattimento", "--questions", "0"], "questions"),
    ],
)
def test_bad_wishes_are_told_what_to_do(run: Callable[..., Any], args: list[str], message: str) -> None:
    done = run("sheet", *args)
    assert done.status in {1, 2}
    assert message in done.err
    assert "Traceback" not in done.err


def test_an_edition_alone_asks_about_all_its_lessons(corpus: Corpus) -> None:
    every = ground.of_edition(corpus, "cr-2026")
    for lesson in lessons(corpus):
        if lesson.ref.path != "sfida-wom":
            one = ground.of_unit(corpus, lesson, "cr-2026")
            assert one.numbers <= every.numbers
            assert set(one.claims) <= set(every.claims)
    wanted = Wanted(every, 6, seed=3)
    assert wanted.command == "judgekit sheet --edition cr-2026 --questions 6 --seed 3"
    assert len(make(wanted, corpus)[0].questions) == 6
    assert ground.of_edition(corpus, "wom").numbers == ground.of_lesson(corpus, "sfida-wom").numbers


def test_more_questions_than_there_are_is_said(corpus: Corpus) -> None:
    case = bundled.find("502.2b-attacco-improvviso")
    name = case.relative_to(bundled.ROOT).with_suffix("").as_posix()
    wanted = Wanted(ground.Ground("", "un caso", "classic", whole=True), 50, case=name)
    with pytest.raises(TooFew) as error:
        make(wanted, corpus)
    assert "--allow-fewer" in error.value.message
    assert 0 < len(make(wanted._replace(allow_fewer=True), corpus)[0].questions) < 50


@pytest.mark.slow
def test_json_holds_the_board_as_a_file_that_replays(run: Callable[..., Any]) -> None:
    sheet = run("sheet", "--rule", "cr-2016:302.6", "-n", "3", "-k", "legal", "--allow-fewer", "--json").json
    assert set(sheet) >= {"title", "lesson", "seed", "questions"}
    for question in sheet["questions"]:
        assert facts(Study(read_markdown(question["scenario"], "x"), system("cr-2016")).run)
        assert {"id", "kind", "level", "prompt", "board", "options", "answer", "explanation", "cites"} <= set(question)
