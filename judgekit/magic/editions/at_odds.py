"""Questions that are asked where several effects meet: which of them is first, and what becomes of the others."""

from __future__ import annotations

from judgekit.magic.questions.layers import (
    ACTS_ON_WHAT_IT_BEGAN_WITH,
    AGE_OF_A_GRANTED_ABILITY,
    AGE_OF_COUNTERS,
    IN_LAYERS,
    ONE_EFFECT_DEPENDS_ON_ANOTHER,
    SIZES_IN_THEIR_ORDER,
    THE_NEXT_EFFECT,
    YOUNGER_WHEN_ATTACHED,
)
from judgekit.magic.questions.replacement import (
    PUT_AT_ONCE_ARE_ONE_EVENT,
    REPLACES_ITSELF,
    WHAT_IS_CONTAINED_WAITS,
    WHOSE_IT_IS_COMES_FIRST,
)
from judgekit.magic.questions.resolving import ITS_OWN_IS_OLDER
from judgekit.table.questions import WHO_ORDERS_EFFECTS

AT_ODDS = frozenset(
    {
        ACTS_ON_WHAT_IT_BEGAN_WITH,
        AGE_OF_A_GRANTED_ABILITY,
        AGE_OF_COUNTERS,
        IN_LAYERS,
        ITS_OWN_IS_OLDER,
        ONE_EFFECT_DEPENDS_ON_ANOTHER,
        PUT_AT_ONCE_ARE_ONE_EVENT,
        REPLACES_ITSELF,
        SIZES_IN_THEIR_ORDER,
        THE_NEXT_EFFECT,
        WHAT_IS_CONTAINED_WAITS,
        WHO_ORDERS_EFFECTS,
        WHOSE_IT_IS_COMES_FIRST,
        YOUNGER_WHEN_ATTACHED,
        "layers",  # of the table of what is read
    }
)
