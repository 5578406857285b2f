"""Mistakes of whoever leaves out of the count what a card says: of each category of modifiers."""

from __future__ import annotations

LEAVES_OUT_VALUES = "non conta nel calcolo gli effetti che fissano un valore"
LEAVES_OUT_DOUBLING = "non conta nel calcolo gli effetti che raddoppiano"
LEAVES_OUT_HALVING = "non conta nel calcolo gli effetti che dimezzano"
LEAVES_OUT_ADDING = "non conta nel calcolo gli effetti che aggiungono"
LEAVES_OUT_SUBTRACTING = "non conta nel calcolo gli effetti che sottraggono"
LEAVES_OUT_PLUS = "non conta nel calcolo i modificatori positivi"
LEAVES_OUT_MINUS = "non conta nel calcolo i modificatori negativi"
LEAVES_OUT_MODIFIED_VALUES = "non conta nel calcolo gli effetti che dicono quanto è la Potenza Magica Modificata"
LEFT_OUT = frozenset(
    {
        LEAVES_OUT_VALUES,
        LEAVES_OUT_DOUBLING,
        LEAVES_OUT_HALVING,
        LEAVES_OUT_ADDING,
        LEAVES_OUT_SUBTRACTING,
        LEAVES_OUT_PLUS,
        LEAVES_OUT_MINUS,
        LEAVES_OUT_MODIFIED_VALUES,
    }
)
