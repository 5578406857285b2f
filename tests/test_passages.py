"""The passage of a rule that an answer key shows is the one that speaks of the mistake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.sheets.passages import passage

BLOCKS = (
    "Il giocatore in difesa guarda se qualche effetto tiene dal bloccare le sue creature. Un effetto può vietare il "
    "blocco, o permetterlo a una condizione. Chi ha bloccato resta bloccante anche se poi l’attaccante impara a volare."
)
FIRST = BLOCKS[: BLOCKS.index(".") + 1]
LIST = (
    "La terra si gioca di rado. Si gioca a tre condizioni:\n- tocca a chi la gioca;\n- non c’è nulla in pila;\n"
    "- è la prima. Torna la priorità e un’altra no."
)
SHORT = "Una creatura TAPpata non può bloccare."


@pytest.mark.parametrize(
    ("text", "about", "most", "shown"),
    [
        (SHORT, "blocca con una creatura TAPpata", 200, SHORT),
        (SHORT, "tutt’altro", 200, SHORT),
        (
            BLOCKS,
            "annulla il blocco se poi l’attaccante riceve volare",
            100,
            "… Chi ha bloccato resta bloccante anche se poi l’attaccante impara a volare.",
        ),
        (BLOCKS, "non guarda gli effetti che tengono dal bloccare", 90, f"{FIRST} …"),
        (BLOCKS, "tutt’altro", 90, f"{FIRST} …"),
        (BLOCKS, "volare", 400, BLOCKS),
        (LIST, "gioca con qualcosa in pila", 60, "… Si gioca a tre condizioni: … non c’è nulla in pila; …"),
    ],
)
def test_what_is_shown_speaks_of_the_mistake_or_is_the_beginning(text: str, about: str, most: int, shown: str) -> None:
    assert passage(text, about, most) == shown


@given(st.text(alphabet="abcè .:;\n-", max_size=300), st.text(alphabet="abcè ", max_size=40), st.integers(10, 200))
def test_a_passage_is_made_of_parts_of_the_rule_and_no_longer_than_asked(text: str, about: str, most: int) -> None:
    told = passage(text, about, most)
    bare = told.removeprefix("… ").removesuffix(" …")
    assert len(bare) <= most
    assert all("".join(part.split()) in "".join(text.split()) for part in bare.split("…"))


def test_a_sentence_that_leans_on_another_comes_with_it() -> None:
    text = (
        "Se tutti i bersagli sono illegali, non si risolve. Altrimenti agisce sui bersagli legali. " + "Il resto. " * 9
    )
    assert passage(text, "crede che non agisca sui bersagli legali", 100).startswith("Se tutti i bersagli")
