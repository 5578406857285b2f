"""How people write card text by heart: each family says the same in the words of cards, and no more.

They are tried only on a text that cannot be read as it stands (`other_wording`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.clitics import CLITICS
from judgekit.magic.language.by_heart.costs import COSTS
from judgekit.magic.language.by_heart.instead import INSTEAD
from judgekit.magic.language.by_heart.itself import ITSELF
from judgekit.magic.language.by_heart.keywords import OF_KEYWORDS
from judgekit.magic.language.by_heart.may import MAY
from judgekit.magic.language.by_heart.moved import MOVED
from judgekit.magic.language.by_heart.order import ORDER
from judgekit.magic.language.by_heart.persons import PERSONS
from judgekit.magic.language.by_heart.sentences import TURNED
from judgekit.magic.language.by_heart.spoken import SPOKEN
from judgekit.magic.language.by_heart.subjects import OF_ITSELF, SUBJECTS
from judgekit.magic.language.by_heart.told_costs import TOLD_COSTS
from judgekit.magic.language.by_heart.whose import WHOSE
from judgekit.magic.language.by_heart.words import TYPED, WORDS

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_LONGEST = 1500  # no card says more; some of the patterns look at much of a text from many places in it

_FAMILIES: tuple[tuple[re.Pattern[str], Becomes], ...] = tuple(
    (re.compile(pattern), becomes)
    for group in (
        TYPED,
        OF_KEYWORDS,
        TOLD_COSTS,
        SPOKEN,
        WHOSE,
        ORDER,
        PERSONS,
        CLITICS,
        MOVED,
        INSTEAD,
        MAY,
        WORDS,
        OF_KEYWORDS,
        COSTS,
        SUBJECTS,
        TURNED,
    )
    for pattern, becomes in group
)
_OF_ITSELF: tuple[tuple[re.Pattern[str], Becomes], ...] = tuple(
    (re.compile(pattern), becomes) for group in (ITSELF, OF_ITSELF) for pattern, becomes in group
)


def in_the_words_of_cards(text: str, *, on_another: bool) -> str:
    """The same text in the words of cards; `on_another` tells that it may speak of what it is on instead of itself."""
    if len(text) > _LONGEST:
        return text
    for pattern, becomes in _FAMILIES if on_another else (*_FAMILIES, *_OF_ITSELF):
        text = pattern.sub(becomes, text)
    return text
