"""Words of cards that are lost or added between their text and what is written of the tree that was read from it.

    python tests/bench/audit_words.py KEPT.json [--lost STEM] [--most N]

KEPT is what `understood_cards.py` keeps. A clause that was read and left no trace in the tree shows as words lost. What
grammar alone asks for (articles, prepositions, endings), and words that are said otherwise today, do not count. Words
that most cards lose come first; `--lost` prints the cards that lose one: their text, what is written, and the tree.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from understood_cards import load

from judgekit.errors import JudgekitError
from judgekit.magic.language.grammar import words
from judgekit.magic.language.write import write
from judgekit.magic.sets.card import abilities
from judgekit.refs import fold

if TYPE_CHECKING:
    from judgekit.magic.sets.card import Card

_SMALL = """
 il lo la i gli le l un uno una dei degli delle del dello della dell d di a al allo alla ai agli alle all da
 dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli
 sulle sull con col coi per fra tra e ed o od che chi cui si ne ci vi lo è sono ha hanno questo questa questi
 queste quest quel quella quello quelle quei quegli quell esso essa essi esse suo sua suoi sue loro se quando
 ogni volta ciascun ciascuno ciascuna viene vengono come stato stata stati state essere sia siano ad tale tali
 cosi poi inoltre uno anche puoi puo possono può possa fino fintanto mentre finche durante sta stanno mia tuo
 tua tuoi tue ti te lui lei ma non abilita qualsiasi qualunque
""".split()
# Said otherwise today, or in another place of the sentence: both sides lose them for one word.
_SAME = {
    "gioch": "lanc", "cast": "lanc", "extr": "addi", "ripr": "torn", "farn": "torn", "sott": "cont", "perm": "perm",
    "poss": "cont", "magg": "supe", "magi": "", "carta": "", "cart": "", "crea": "", "gioc": "", "mett": "", "mess": "",
    "fare": "", "fai": "", "far": "", "farl": "", "util": "", "rise": "", "mana": "", "inol": "", "tua": "", "tu": "",
    "abil": "", "otti": "ha", "guad": "ha", "acqu": "ha", "prop": "", "vien": "", "pres": "", "scel": "", "scegl": "",
    "part": "", "quan": "", "alme": "", "piu": "", "meno": "men", "turn": "", "ques": "", "quel": "", "tutt": "ogni",
}  # fmt: skip
_STEM = 4


class Compared(NamedTuple):
    """The words that a text has and its written tree has not, and the other way."""

    lost: frozenset[str]
    added: frozenset[str]
    written: str
    tree: str


_EMPTY = re.compile(r"(?:, )?\w+=(?:\(\)|None|False|'')")


def stems(text: str, name: str) -> frozenset[str]:
    """What remains of a text once grammar is taken out: beginnings of words, numbers, symbols."""
    told = fold(text)
    for own in (name, name.split(",", maxsplit=1)[0]) if name else ():
        told = told.replace(fold(own), " ")
    for old, new in _PHRASES:
        told = re.sub(old, new, told)
    found = set()
    for word in re.findall(r"\{[^}]+\}|[+-]?[\dx*]+/[+-]?[\dx*]+|[a-zà-ù]+|\d+", told):
        if word in _SMALL_FOLDED:
            continue
        stem = word if word[0] in "{+-" or word[0].isdigit() else word[:_STEM]
        found.add(_SAME.get(word[:5], _SAME.get(stem, stem)))
    return frozenset(found - {""})


_SMALL_FOLDED = frozenset(fold(word) for word in _SMALL)
_PHRASES: tuple[tuple[str, str], ...] = (
    (r"rimuov\w+ (\w+ ){0,6}dal gioco|rimoss\w+ dal gioco|rimuovilo dal gioco|rimuoverl\w dal gioco", "esilia"),
    (r"(sul|dal|nel|il|al|un|del) campo di battaglia", "gioco"),
    (r"\bmuo(re|iono)\b|\bmori(re)?\b|\bmort[aoie]\b", "cimitero"),
    (r"un qualsiasi colore|qualsiasi colore", "{w} {u} {b} {r} {g}"),
    (r"costo di mana convertito", "valore di mana"),
    (r"\bse puo\b|se possibile|se puo farlo", ""),
    (r"^[^—\n]{3,40} — |(?<=\n)[^—\n]{3,40} — ", ""),
)


def compare(card: Card) -> Compared:
    """Raises JudgekitError where no sentence of the language says the tree."""
    text = words.plain(card.text or "")
    there = abilities(card)
    written = write(there, card.called)
    mine, theirs = stems(text, card.called), stems(written, card.called)
    return Compared(mine - theirs, theirs - mine, written, _EMPTY.sub("", str(there)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kept", type=Path)
    parser.add_argument("--lost", default="")
    parser.add_argument("--most", type=int, default=40)
    told = parser.parse_args()
    groups: dict[frozenset[str], list[tuple[Card, Compared]]] = defaultdict(list)
    single: dict[str, list[tuple[Card, Compared]]] = defaultdict(list)
    unwritten: list[tuple[Card, str]] = []
    for card in load(told.kept):
        for face in (card, *card.faces):
            if not face.text or face.layout == "split":
                continue
            try:
                found = compare(face._replace(layout="", faces=()))
            except JudgekitError as error:
                unwritten.append((face, str(error)))
                continue
            if found.lost:
                groups[found.lost].append((face, found))
            for stem in found.lost:
                single[stem].append((face, found))
    if told.lost:
        for face, found in single[told.lost][: told.most]:
            print(f"## {face.called} -{sorted(found.lost)} +{sorted(found.added)}")
            print(words.plain(face.text or ""), "-->", found.written, found.tree, "", sep="\n")
        return
    print(len(unwritten), "non scritte;", sum(map(len, groups.values())), "con parole perse")
    for stem, those in sorted(single.items(), key=lambda one: -len(one[1]))[: told.most]:
        print(f"{len(those):5} {stem:8} {'; '.join(face.called for face, _ in those[:3])}")


if __name__ == "__main__":
    main()
