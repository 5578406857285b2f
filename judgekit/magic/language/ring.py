"""The emblem of the Ring: what it says from the first temptation on, and what each further one adds."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.known import read

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Ability

NAME = "L’Anello"
BEARER = "ring-bearer"
_YOURS = tree.Each(tree.Filter(types=("creature",), status=(BEARER,), controller="you"))
_STRONGER = tree.Filter(types=("creature",), compare=(("power", ">", tree.Stat("power", tree.This())),))
_FIRST = tree.Static(
    (tree.Change(_YOURS, supertypes=("legendary",), rules=(("cannot be blocked by", _STRONGER),), until=""),)
)
_MARKED = "rinomata"  # in the words of cards for «your Ring-bearer»: only the mark is another
_BLOCKED = f"Ogniqualvolta una creatura {_MARKED} che controlli viene bloccata da una creatura"
_HITS = f"Ogniqualvolta una creatura {_MARKED} che controlli infligge danno da combattimento a un giocatore"
_FURTHER = (
    f"Ogniqualvolta una creatura {_MARKED} che controlli attacca, pesca una carta, poi scarta una carta.",
    f"{_BLOCKED}, il controllore di quella creatura la sacrifica alla fine del combattimento.",
    f"{_HITS}, ogni avversario perde 3 punti vita.",
)
MOST = 1 + len(_FURTHER)
TEXTS = (
    "Il tuo Portatore dell’Anello è leggendario e non può essere bloccato da creature con forza superiore.",
    *(text.replace(f"una creatura {_MARKED} che controlli", "il tuo Portatore dell’Anello") for text in _FURTHER),
)


@lru_cache(maxsize=1)
def _all() -> tuple[Ability, ...]:
    further = tuple(one for text in _FURTHER for one in read(text))
    return (_FIRST, *tree.with_others(further, tree.Filter, _bearing))


def _bearing(of: tree.Filter) -> tree.Filter:
    return of._replace(status=(BEARER,)) if of.status == ("renowned",) else of


def abilities(times: int) -> tuple[Ability, ...]:
    """The abilities of the emblem of whom the Ring has tempted so many times."""
    return _all()[:times]


def text(times: int) -> str:
    return "\n".join(TEXTS[:times])
