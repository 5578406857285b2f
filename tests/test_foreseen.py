"""What boards are known to ask is so; and where it is not so any more, they are played as if nobody had looked."""

from __future__ import annotations

import pytest

from judgekit.editions import EDITIONS
from judgekit.scenario.case_file import read_markdown
from judgekit.sheets import foreseen, ground, weighing
from judgekit.sheets.boards import of_edition
from judgekit.sheets.candidates import Pick, asked, draw, known, posed_by, text_of
from judgekit.sheets.foreseen import Foreseen, Issue, alike, written
from judgekit.sheets.kinds import OF_BOARDS
from judgekit.sheets.plan import LEVELS
from judgekit.sheets.sheet import make
from judgekit.sheets.wanted import TooFew, Wanted
from judgekit.texts import home

ANEW = "python -m judgekit.sheets.weighing"
_MOST_STALE = 20  # of a hundred boards: more, and sheets have become slow


@pytest.mark.slow
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_most_of_what_is_kept_is_so(edition: str) -> None:
    """Every hundredth board. What is not so is played anew, and right: it only takes longer."""
    boards = weighing.boards(edition)[::100]
    stale = [
        one.place
        for one in boards
        if weighing.looked_at(one, edition).split("\t", 1)[1].rstrip("\n") != kept(one.place, edition)
    ]
    assert len(stale) <= max(1, len(boards) * _MOST_STALE // 100), (ANEW, stale)


def kept(place: str, edition: str) -> str | None:
    return foreseen._kept(edition).get(place)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_most_boards_are_known(edition: str) -> None:
    boards = weighing.boards(edition)
    unknown = [one.place for one in boards if foreseen.of_board(edition, one.place, text_of(one, edition)) is None]
    assert len(unknown) <= len(boards) * _MOST_STALE // 100, (ANEW, unknown[:9])


@pytest.mark.parametrize("edition", ["wom", "cr-2026"])
def test_what_a_template_writes_can_be_read(edition: str) -> None:
    """One that could not be read would be passed over like any board that is not worth asking about."""
    boards = [one for one in weighing.boards(edition) if one.case is None]
    assert {one.template for one in boards} == {one.name for one in of_edition(edition)}
    for one in boards:
        read_markdown(text_of(one, edition), one.place)


def test_what_is_written_is_read() -> None:
    issues = (Issue(("702.9b", "702.9c"), "point", 1), Issue(("glossario/eco",), "background", 2, breaks=True))
    told = Foreseen(written("testo", ["outcome", "legal"], 1, issues))
    assert told.digest == foreseen.digest("testo")
    assert told.kinds == {"outcome", "legal"}
    assert told.issues == issues
    assert told.point == issues[1]
    wishes = (("number", LEVELS), ("legal", frozenset({3})), ("outcome", LEVELS))
    assert (told.kind(wishes, 1), told.kind(wishes, 3), told.kind(wishes[:1], 3)) == ("outcome", "legal", "")


def test_rules_without_which_the_same_comes_out_go_together() -> None:
    issues = (Issue(("1", "2"), "point", 1), Issue(("3",), "point", 1), Issue(("4",), "point", 2))
    assert alike(("2",), issues) == ("2", "1", "3")


def test_a_board_that_has_changed_is_not_known() -> None:
    one = some("cr-2016")[0]
    text = text_of(one, "cr-2016")
    assert foreseen.of_board("cr-2016", one.place, text) is not None
    assert foreseen.of_board("cr-2016", one.place, text + "\n") is None


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_kind_of_question_was_tried(edition: str) -> None:
    assert foreseen.tried(edition) == OF_BOARDS.keys(), ANEW


@pytest.mark.slow
def test_a_kind_that_was_never_tried_is_asked_of_boards_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody who adds a kind would find no question of it, whatever boards there are."""
    known_to_make = {
        name: line.replace("legal", "").replace("  ", " ") for name, line in foreseen._kept("cr-2016").items()
    }
    monkeypatch.setattr(foreseen, "_kept", lambda edition: known_to_make)
    corpus = home.open_corpus()
    wanted = Wanted(ground.of_lesson(corpus, "combattimento", "cr-2016"), 2, kinds=("legal",), allow_fewer=True)
    with pytest.raises(TooFew):
        make(wanted, corpus)
    monkeypatch.setattr(foreseen, "_written", lambda edition: {"kinds": " ".join(OF_BOARDS.keys() - {"legal"})})
    assert [one.kind for one in make(wanted, corpus)[0].questions] == ["legal", "legal"]


def some(edition: str) -> list[Pick]:
    material = weighing._material(edition)
    there = ((one, known(one, material)) for one in weighing.boards(edition)[::40])
    return [one for one, told in there if told is not None and told.kinds]


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["cr-2016", "wom"])
def test_the_same_is_asked_whether_a_board_is_known_or_not(edition: str) -> None:
    """Nothing of what a question says is taken from what is kept."""
    material = weighing._material(edition)
    material = material._replace(ground=material.ground._replace(whole=True))
    seen = 0
    for one in some(edition)[:12]:
        told = foreseen.of_board(edition, one.place, text_of(one, edition))
        if told is None:
            continue
        picked = one._replace(seed=("prova",), wishes=tuple((kind, LEVELS) for kind in OF_BOARDS))
        posed = posed_by(picked, material)
        assert posed is not None
        short = draw(picked, material).question
        assert asked(posed, picked.seed, material, picked.wishes) == short
        seen += short is not None  # a rule that is bound to stand out by its length is not asked after under every seed
    assert seen > 3


def test_what_is_kept_wrongly_is_not_believed() -> None:
    """A point on which nothing hangs is no point: the board is played without each of its rules after all."""
    one = some("cr-2016")[0]
    material = weighing._material("cr-2016")
    right = posed_by(one, material)
    assert right is not None
    assert right.board.point is not None
    wrong = Foreseen(written("", ["outcome"], 0, [Issue(("100.1",), "point", 1)]))
    there = posed_by(one, material, wrong)
    assert there is not None
    assert there.board.point is not None
    assert there.board.point.other.numbers == right.board.point.other.numbers
    assert there.board.issues == right.board.issues


def test_a_board_of_the_same_text_need_not_be_looked_at_again() -> None:
    one = some("cr-2016")[0]
    assert weighing.changed(one, "cr-2016") == f"{one.place}\t{kept(one.place, 'cr-2016')}\n"
