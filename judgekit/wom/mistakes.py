"""Mistakes of whoever counts modifiers otherwise: leaves out a category, or does one at the end."""

from __future__ import annotations

VALUES_LAST = "fissa il valore per ultimo, e così toglie tutti gli altri modificatori"
DOUBLES_LAST = "raddoppia per ultimo, insieme a ciò che i modificatori hanno aggiunto o tolto"
HALVES_LAST = "dimezza per ultimo, insieme a ciò che i modificatori hanno aggiunto o tolto"
LEAVES_OUT_ADDING = "non conta nel calcolo gli effetti che aggiungono"
LEAVES_OUT_SUBTRACTING = "non conta nel calcolo gli effetti che sottraggono"
LEAVES_OUT_PLUS = "non conta nel calcolo i modificatori positivi"
LEAVES_OUT_MINUS = "non conta nel calcolo i modificatori negativi"
LEAVES_OUT_MODIFIED_VALUES = "non conta nel calcolo gli effetti che dicono quanto è la Potenza Magica Modificata"
LEFT_OUT = frozenset(
    {
        LEAVES_OUT_ADDING,
        LEAVES_OUT_SUBTRACTING,
        LEAVES_OUT_PLUS,
        LEAVES_OUT_MINUS,
        LEAVES_OUT_MODIFIED_VALUES,
    }
)
