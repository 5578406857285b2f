"""No word of a text is passed over: another in its place says something else, or nothing that is understood."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from cases import meaning
from test_card_language import MODERN, MORE, NAME, TABLE

from judgekit.errors import NotUnderstood
from judgekit.magic.language import known_forms
from judgekit.magic.language.grammar import words
from judgekit.magic.language.write import same

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXTS = [text for text, _ in TABLE + MODERN] + MORE + known_forms.FORMS

# Words of one sort and form: each may stand for the other, and says another thing.
PAIRS = """creatura artefatto, creature artefatti, creatura terra, creature terre, artefatto incantesimo, artefatti
incantesimi, terra creatura, terre creature, incantesimo artefatto, incantesimi artefatti, permanenti
creature, istantanei stregonerie, magia abilità, magie abilità, due tre, tre quattro, quattro due, cinque sei,
sette sei, forza costituzione, costituzione forza, cimitero grimorio, mano cimitero, attaccante bloccante,
attaccanti bloccanti, bloccante attaccante, bloccanti attaccanti, attacca blocca, blocca attacca, attaccare
bloccare, inferiore superiore, superiore inferiore, nera rossa, nere rosse, nero rosso, neri rossi, rossa
nera, rosse nere, rosso nero, rossi neri, bianca nera, bianche nere, bianco nero, bianchi neri, verde nero,
verdi neri, blu nero, volare ombra, paura volare, travolgere paura, cautela paura, rapidità paura, leggendaria
base, base leggendaria, mantenimento acquisizione, guadagna perde, perde guadagna, Goblin Elfo, Elfo Orco,
Elfi Orchi, Muri Elfi, Muro Elfo, Foresta Isola, Foreste Isole, Isola Palude, Montagna Isola, Pianura Isola,
tappata stappata, TAPpata STAPpata"""
OTHERS: dict[str, list[str]] = {}
for _pair in PAIRS.replace("\n", " ").split(", "):
    OTHERS.setdefault(_pair.split()[0], []).append(_pair.split()[1])

# Where a noun names again what is meant without it, any noun does: «questa creatura», «la creatura incantata».
NAMED_AGAIN = re.compile(
    r"\b(?:quest[aoei]|quell?[aoei]?|quei|quegli)['’]?\s*(?:\w+ o )?$|ancora (?:un[ao']? ?)?$|una? (?:\w+ )?\d/\d.* è$",
    re.IGNORECASE,
)
HOST = re.compile(r"\s+(?:incantat|equipaggiat)[aeio]")
MORE_OF_IT = {"creatura": "nera", "creature": "nere", "permanente": "nero", "permanenti": "neri", "magie": "nere"}
COLOURED = re.compile(r"\s+(?:ner|ross|bianc|verd|blu)")


def variants(text: str) -> Iterator[str]:
    """A text with a word changed for another of its sort, or with a quality more, where that says another thing."""
    text = words.plain(text)
    for found in re.finditer(r"[^\W\d_]+|\d+", text):
        before, word, after = text[: found.start()], found[0], text[found.end() :]
        if word == NAME:
            continue
        named = NAMED_AGAIN.search(before) or HOST.match(after)
        if not named:
            yield from (before + other + after for other in OTHERS.get(word, ()))
            if word.isdigit():
                yield f"{before}{int(word) + 1}{after}"
        if word in MORE_OF_IT and not COLOURED.match(after):
            yield f"{before}{word} {MORE_OF_IT[word]}{after}"


def meant(text: str) -> Any:
    try:
        return meaning(text, NAME)
    except NotUnderstood:
        return None


def unread(text: str) -> list[str]:
    """What says the same with a word changed that should matter."""
    says = meant(text)
    return [other for other in variants(text) if meant(other) is not None and same(meant(other), says)]


PARTS = 40
FAST = 10  # of them, by the fast tests


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.slow] if part >= FAST else []) for part in range(PARTS)]
)
def test_another_word_says_another_thing(part: int) -> None:
    assert [other for text in TEXTS[part::PARTS] for other in unread(text)] == []


def test_the_texts_have_words_to_change() -> None:
    changed = [other for text in TEXTS for other in variants(text)]
    assert len(changed) > 2 * len(TEXTS)
    assert sum(meant(other) is not None for other in changed[::50]) > len(changed[::50]) / 4


# --- how many, all, whose: where only a sort of things is meant, these are not passed over


TAX = "Le creature non possono attaccarti a meno che il loro controllore non paghi {1}"


@pytest.mark.parametrize(
    "text",
    [
        "L'Orso non può essere bloccato tranne che da tutte le creature con volare.",
        "L'Orso non può essere bloccato tranne che da due creature con volare.",
        "L'Orso non può essere bloccato tranne che da due o più creature nere.",
        "L'Orso non può essere bloccato da quelle creature.",
        "L'Orso non può essere bloccato da ogni creatura nera.",
        "L'Orso non può essere bloccato da più di due artefatti.",
        "L'Orso può bloccare qualsiasi numero di artefatti.",
        "L'Orso può bloccare due artefatti addizionali.",
        "L'Orso può attaccare come se non fosse un Goblin.",
        "L'Orso non può essere bersaglio di magie nere.",
        "L'Orso non può essere bersaglio di magie.",
        "Tu non puoi essere bersaglio di magie nere.",
        "I giocatori non possono giocare terre leggendarie.",
        f"{TAX} per ogni incantesimo che controlli.",
        f"{TAX} per ogni creatura nera attaccante.",
        "Branco con altri artefatti leggendari.",
        "Distruggi ogni creatura bersaglio.",
        "Distruggi quella creatura bersaglio.",
        "Distruggi un artefatto bersaglio bersaglio.",
        "La creatura nera incantata prende +1/+1.",
        "Questa creatura nera prende +1/+1.",
        "Quando una creatura muore, esilia quella creatura nera.",
        "Ogniqualvolta due creature muoiono, pesca una carta.",
        "Se controlli ogni Montagna, pesca una carta.",
        "L'Orso non può attaccare a meno che tu non controlli tutte le Isole.",
        "Ogni altro avversario perde 2 punti vita.",
        "Due giocatori perdono 2 punti vita.",
        "Ogni creatura con due segnalini +1/+1 ha volare.",
        "Incanta ogni creatura",
    ],
)
def test_what_the_rest_of_a_sentence_cannot_hold_is_refused(text: str) -> None:
    assert meant(text) is None
