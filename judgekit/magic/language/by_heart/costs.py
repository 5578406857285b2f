"""Costs and mana as people write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import THIS, of_mana

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_COLOUR = r"(?:bianc|ner|ross|verd|blu|incolor)\w*"


COSTS: tuple[tuple[str, Becomes], ...] = (
    (r"(?m)^(?:Costo di equipaggiamento|Equipaggiamento|Equipaggia|Equipaggiare):? *(?=\{)", "Equipaggiare "),
    (r"(?m)^(Incanta(?:re)?): ", r"\1 "),
    (r"(?m)^((?:I|II|III|IV|V|VI)(?:, (?:I|II|III|IV|V|VI))*): ", r"\1 — "),
    (r"(?m)^([+−-]?(?:[0-9]+|X)) — ", r"\1: "),
    (r"\b([Pp]rotezione):? (?=(?:bianco|nero|rosso|verde|blu)\b)", r"\1 dal "),
    (r"\b([Aa]ffinità) per (?:gli|le|i) ", r"\1 con gli "),
    (r"\b([Ss]e) potenziata,", r"\1 questa magia è stata potenziata,"),
    (rf"(?m)^(?:TAP|Tap|Tappa|TAPpa|Tappal[ao]|TAPpal[ao]|(?:Tappa|TAPpa) {THIS})(?= *[:,])", "{T}"),
    (r"(?m)^([^:.\n\"]*?, )(?:TAP|tap|tappa|TAPpa|tappal[ao])(?= *[:,])", r"\1{T}"),
    (r"(?m)^Pag(?:a|hi|ando) ((?:\{[^{}E]+\})+)(?= *[:,])", r"\1"),
    (
        (
            rf"\b(?:un|1) mana ({_COLOUR}), (?:(?:un|1) mana )?({_COLOUR}),? o (?:(?:un|"
            rf"1) mana )?({_COLOUR})"
        ),
        lambda m: "{}, {} o {}".format(*map(of_mana, m.groups())),
    ),
    (rf"\b(?:un|1) mana ({_COLOUR}) o (?:(?:un|1) mana )?({_COLOUR})", lambda m: f"{of_mana(m[1])} o {of_mana(m[2])}"),
)
