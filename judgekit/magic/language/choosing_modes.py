"""What a text says of the choice among its modes, before it lists them: one of them twice, more of them where …"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar import words
from judgekit.magic.language.makers.references import settle
from judgekit.magic.language.sentences import sentence_of, stopped
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.language.sentences import Said


class Freely(NamedTuple):
    """How freely modes are chosen: the same one again; `several` more of them, under a condition."""

    again: bool = False
    several: str = ""
    condition: tree.Condition | None = None


AS_TOLD = Freely()
_AGAIN = "puoi scegliere lo stesso modo più di una volta"
_BOTH = frozenset({"puoi scegliere entrambi", "puoi invece scegliere entrambi", "puoi scegliere entrambi invece"})
_AS_IT_IS_CAST = ("mentre", "lanci", "questa", "magia")


def at_most(found: Sequence[Word]) -> int | None:
    """How many may be chosen where none has to be: `fino a uno —`; 0: however many there are."""
    kinds = [word.kind for word in found[1:5]]
    if tuple(kinds[:3]) == _ANY_NUMBER and set(kinds[3:]) <= DASHES and len(kinds) > len(_ANY_NUMBER):
        return 0
    if len(kinds) < len(("fino a", "uno", "—")) or kinds[0] != "fino-a" or kinds[2] not in DASHES:
        return None
    return 1 if kinds[1] == "UN" else int(found[2].value) if kinds[1] == "NUMBER" else None


_ANY_NUMBER = ("UN", "qualsiasi", "numero")
DASHES = frozenset("—-")


def choice_told(sentences: Sequence[Said]) -> Freely:
    """What the sentences behind `scegli uno` say of the choice; each of them is understood, or it is refused."""
    found = Freely()
    for said in sentences:
        low = " ".join(word.said.lower() for word in said.words)
        if low == _AGAIN:
            found = found._replace(again=True)
        else:
            found = found._replace(several="both", condition=_condition(said))
    return found


def _condition(said: Said) -> tree.Condition:
    """«If you control a commander as you cast this spell, you may choose both»: what has to be so."""
    low = [word.said.lower() for word in said.words]
    at = max((n for n, word in enumerate(said.words) if word.kind == ","), default=0)
    begins = at - len(_AS_IT_IS_CAST)
    if begins < 1 or tuple(low[begins:at]) != _AS_IT_IS_CAST or " ".join(low[at + 1 :]) not in _BOTH:
        raise stopped(said, said.words[0])
    sentence = sentence_of(said._replace(words=(*said.words[:begins], *words.tokens(", pesca una carta"))))
    told = tree.If(sentence.condition, ()) if sentence.kind == "conditional" else None
    condition: tree.Condition | None = settle((told,), (), None).do[0].condition if told is not None else None
    if condition is None or not _is_seen_as_it_is_cast(condition):
        raise stopped(said, said.words[0])
    return condition


def _is_seen_as_it_is_cast(condition: object) -> bool:
    """Whether it is told of what lies on the board as a spell is cast: how it is paid for, is not known yet."""
    if isinstance(condition, tree.AllOf):
        return all(map(_is_seen_as_it_is_cast, condition.conditions))
    return isinstance(condition, tree.Exists) and condition.of.controller == "you"
