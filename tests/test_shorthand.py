"""Keywords that stand for other abilities: played in the editions that tell them, refused by name in the others."""

from __future__ import annotations

import pytest

from judgekit.editions import system
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import tokens
from judgekit.magic.language.keyword_lists import keywords
from judgekit.magic.language.keyword_meanings import PAID_BY_COPIES, TEXTS, TREES, meaning
from judgekit.magic.language.read import read
from judgekit.magic.plays.text.shorthand import STANDS_FOR
from judgekit.magic.questions.keywords import COPIES_THAT_WORK, EACH_COPY_FOR_ITS_OWN_PAYMENT
from judgekit.magic.sets.playable import executable
from judgekit.magic.vocabulary import (
    KEYWORDS,
    KEYWORDS_ELSEWHERE,
    KEYWORDS_OF_BOTH,
    KEYWORDS_OF_COST,
    KEYWORDS_OF_NUMBER,
)

MODERN = ("cr-2016", "cr-2026")
SHORT = (*TEXTS, *TREES)
# A counter of its own is what it waits for: no other trigger names one.
WAITS_FOR_ITS_COUNTER = {"evanescenza"}

# Its X is that of the mana cost of its card.
ABOUT_ITS_COST = {"vorace"}


def about(word: str) -> object:
    if word in KEYWORDS_OF_BOTH:
        return tree.Both(2, tree.Mana(("2",)))
    if word == "affinità":
        return tree.Filter(types=("artifact",), controller="you")
    if word in KEYWORDS_OF_COST:
        return tree.Mana(("2",))
    return 2 if word in KEYWORDS_OF_NUMBER else None


def holes(node: object) -> bool:
    """Whether anything is left of the X that stands for what a keyword is about."""
    return isinstance(node, tree.X) or (isinstance(node, tuple) and any(holes(part) for part in node))


@pytest.mark.parametrize("word", SHORT)
def test_a_keyword_stands_for_abilities_without_holes(word: str) -> None:
    found = meaning(word, about(word))
    assert found
    assert word in ABOUT_ITS_COST or not any(holes(ability) for ability in found)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("word", SHORT)
def test_an_edition_plays_what_a_keyword_stands_for_or_refuses_it_by_name(edition: str, word: str) -> None:
    rules = system(edition)
    why = executable((tree.Keyword(word, about(word)),), rules)
    if (STANDS_FOR, word) not in rules.tables["words"]:
        assert why == f"la parola chiave «{word}»"
        return
    assert why is None
    assert word in WAITS_FOR_ITS_COUNTER or executable(meaning(word, about(word)), rules) is None
    copies = EACH_COPY_FOR_ITS_OWN_PAYMENT if word in PAID_BY_COPIES else COPIES_THAT_WORK
    assert copies[word] in rules.tables["rulings"]


@pytest.mark.parametrize("edition", ["classic", *MODERN])
def test_every_keyword_that_cards_print_is_played_or_refused_by_name(edition: str) -> None:
    rules = system(edition)
    for word in (*KEYWORDS, *KEYWORDS_OF_COST, *KEYWORDS_OF_NUMBER, *KEYWORDS_OF_BOTH, *KEYWORDS_ELSEWHERE):
        why = executable((tree.Keyword(word, about(word)),), rules)
        assert why is None or f"«{word}»" in why


@pytest.mark.parametrize("word", KEYWORDS_ELSEWHERE)
@pytest.mark.parametrize("behind", ["", " 2", " {2}", "—Paga 2 punti vita"])
def test_keywords_that_no_edition_plays_are_known_by_their_names(word: str, behind: str) -> None:
    found = keywords(tokens((word.capitalize() + behind).replace("’", "'")))
    assert found is not None
    assert [one.word for one in found] == [word]


@pytest.mark.parametrize("edition", MODERN)
def test_keywords_with_rules_of_their_own_are_played(edition: str) -> None:
    words = ("lampo", "cangiante", "vacuità", "battibaleno", "accelerare", "eco", "mantenimento cumulativo")
    assert [word for word in words if executable((tree.Keyword(word),), system(edition))] == []


def test_classic_has_none_of_the_later_keywords() -> None:
    rules = system("classic")
    later = (*SHORT, "lampo", "cangiante", "vacuità", "battibaleno", "accelerare")
    assert [word for word in later if executable((tree.Keyword(word),), rules) is None] == []


def test_overload_of_what_goes_back_to_each_target_is_refused() -> None:
    rules = system("cr-2026")
    plain = "Distruggi una creatura bersaglio."
    back = f"{plain} Il suo controllore perde 1 punto vita."
    assert executable(read(f"{plain}\nSovraccarico {{3}}"), rules) is None
    assert executable(read(f"{back}\nSovraccarico {{3}}"), rules) is not None
