"""References: read as people type them, printed, sorted, expanded and found in prose."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.errors import BadRef
from judgekit.refs import Ref, expand, is_number, mentions, parent_of, path_key, slug, typed

EDITIONS = ("classic", "cr-2016", "cr-2026", "wom", "lezioni")
numbers = st.from_regex(
    r"([1-9]|[1-9][0-9]{2})(\.[1-9][0-9]?[a-km-np-z]?)?|fase-[1-5](\.[1-9]){0,2}|faq-[1-9][0-9]?", fullmatch=True
)
refs = st.builds(
    Ref, st.sampled_from(EDITIONS), numbers | st.just("glossario/danno-letale") | st.just("magie/creature")
)


@given(refs)
def test_a_printed_ref_reads_back_as_itself(ref: Ref) -> None:
    assert Ref.parse(str(ref)) == ref
    assert [(asked.edition, asked.path) for asked in typed(str(ref), EDITIONS)] == [(ref.edition, ref.path)]


@given(numbers)
def test_a_bare_number_reads_back_as_itself(number: str) -> None:
    assert [asked.path for asked in typed(number)] == [number]


@given(
    numbers, st.sampled_from(["{}", " {} ", "{}.", "regola {}", "Regola n. {}", "§ {}", "({})", "vedi la regola {}"])
)
def test_words_and_signs_around_a_number_do_not_matter(number: str, around: str) -> None:
    assert [asked.path for asked in typed(around.format(number))] == [number]


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("502.9b", ["502.9b"]),
        ("502 9 b", ["502.9b"]),
        ("502.9 b", ["502.9b"]),
        ("502,9b", ["502.9b"]),
        ("502.9.b", ["502.9b"]),
        ("502.9B", ["502.9b"]),
        ("regola 420.5", ["420.5"]),
        ("509.1b.", ["509.1b"]),
        ("8 4", ["8.4"]),
        ("FAQ 17", ["faq-17"]),
        ("fase 2.2.1", ["fase-2.2.1"]),
        ("601.2a–d", ["601.2a", "601.2b", "601.2c", "601.2d"]),
        ("601.2a-601.2c", ["601.2a", "601.2b", "601.2c"]),
        ("702.9k–m", ["702.9k", "702.9m"]),
        ("300-302", ["300", "301", "302"]),
        ("214.1–4", ["214.1", "214.2", "214.3", "214.4"]),
        ("413.2 e 414.1", ["413.2", "414.1"]),
        ("regole 403, 404 e 405", ["403", "404", "405"]),
        ("420.5 502.9b", ["420.5", "502.9b"]),
        ("502 9 e", ["502.9e"]),
    ],
)
def test_people_write_numbers_as_they_like(text: str, paths: list[str]) -> None:
    assert [asked.path for asked in typed(text, EDITIONS)] == paths


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("CR 509.1", "cr"),
        ("cr-2016 509.1", "cr-2016"),
        ("CR2016 509.1", "cr-2016"),
        ("cr 2026: 704.5f", "cr-2026"),
        ("wom:8.4", "wom"),
        ("classic 5", "classic"),
    ],
)
def test_an_edition_may_stand_before_the_number(text: str, edition: str) -> None:
    assert typed(text, EDITIONS)[0].edition == edition


@pytest.mark.parametrize(
    "text", ["", "danno letale", "3 mele", "502.9bb", "1000", "è", "509.1b volte", ":", "a:", "601.2d–a"]
)
def test_what_is_no_number_is_refused_with_a_form_that_works(text: str) -> None:
    with pytest.raises(BadRef) as refused:
        typed(text, EDITIONS)
    assert "«" in refused.value.message


@given(st.text())
def test_no_text_makes_reading_a_number_raise_anything_else(text: str) -> None:
    for read in (lambda: typed(text, EDITIONS), lambda: Ref.parse(text), lambda: list(mentions(text))):
        try:
            read()
        except BadRef:
            pass


@pytest.mark.parametrize(
    ("path", "parent"),
    [
        ("509.1b", "509.1"),
        ("509.1", "509"),
        ("509", "5"),
        ("5", None),
        ("8.4", "8"),
        ("fase-2.2.1", "fase-2.2"),
        ("faq-3", None),
    ],
)
def test_the_parent_is_the_number_above(path: str, parent: str | None) -> None:
    assert parent_of(path) == parent


@given(st.lists(numbers))
def test_order_is_natural_and_total(paths: list[str]) -> None:
    assert sorted(paths, key=path_key) == sorted(sorted(paths), key=path_key)
    assert path_key("9.2") < path_key("9.10")
    assert path_key("310.1") < path_key("310.1a")


def test_a_range_that_runs_backwards_or_too_far_is_refused() -> None:
    for first, last in (("601.2d", "a"), ("300", "299"), ("100", "900"), ("601.2a", "603.1b")):
        with pytest.raises(BadRef):
            expand(first, last)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("vedi regola 413.2a.", ["413.2a"]),
        ("Il danno (310.2) va nella pila", ["310.2"]),
        ("regole 403, 404 e 405", ["403", "404", "405"]),
        ("le regole 408 e 409.2, poi 3 danni", ["408", "409.2"]),
        ("[CR 110]", ["110"]),
        ("CR 116.3a", ["116.3a"]),
        ("punto 8.4 e fase-2.2.1", ["8.4", "fase-2.2.1"]),
        ("regole 601.2a–d", ["601.2a", "601.2b", "601.2c", "601.2d"]),
        ("(vedi faq-17)", ["faq-17"]),
        ("classic:420.5b", ["420.5b"]),
        ("una 2/2 con +1/+1 infligge 3 danni il 24/06/2016", []),
        ("ha 20 punti vita, 7 carte e 509 pedine", []),
    ],
)
def test_references_are_found_in_prose(text: str, found: list[str]) -> None:
    assert [mention.path for mention in mentions(text)] == found


@given(st.text(alphabet="regola 0123456789.,-–abcCR()[]:e\n"))
def test_mentions_lie_within_their_text_and_name_numbers(text: str) -> None:
    for mention in mentions(text):
        assert 0 <= mention.start < mention.end <= len(text)
        assert is_number(mention.path) or "/" in mention.path


@given(st.text())
def test_a_slug_is_its_own_slug(title: str) -> None:
    assert slug(slug(title)) == slug(title)


@given(st.text("0123456789abcdz./:-–, faqcr", max_size=24))
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    """As 509/2a and 1/2, for which the reader once called itself without end."""
    try:
        read = typed(text, EDITIONS)
    except BadRef:
        return
    assert read
    assert all(asked.path for asked in read)


@pytest.mark.parametrize("text", ["509/2a", "1/2", "classic:1/2"])
def test_fractions_are_no_references(text: str) -> None:
    with pytest.raises(BadRef):
        typed(text, EDITIONS)
