"""The sentences that answer what the rules ask, and the one that repeats others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.scenario.line import AND, ANOTHER, BEFORE_ANOTHER
from judgekit.scenario.model import Choose, Name, Pay, Repeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Do


_KIND = (
    "(?:carta|creatura|terra|magia|permanente|artefatto|incantesimo|bersaglio|giocatore|di (?:esse|essi|loro|quelle))"
)


def choose(line: Line) -> Do:
    if line.take(rf"(?:niente|nulla|nessun[oa]?(?: {_KIND})?)\s*\.?\s*$"):
        return Choose(())
    values = [_value(line)]
    while line.take(ANOTHER):
        values.append(_value(line))
    return Choose(tuple(values))


_ON_TOP = r"(?:al di |in cima )?(?P<on>sopra|sotto)(?:\s+(?:a|al|alla|all'))?(?!\w)"


def on_top_or_beneath(line: Line) -> Do:
    """`Anna mette Airone sopra [l’Orso]`: which card comes on top of which, or beneath it."""
    moved = line.known(r"\s+(?:al di |in cima )?(?:sopra|sotto)(?!\w)")
    where = line.need(_ON_TOP, "«sopra» o «sotto»")["on"]
    base = None if line.done or line.look(r"\.\s*$") else line.name(r"\s*\.?\s*$")
    return Choose((where, *((moved,) if moved is not None else ()), *((base,) if base is not None else ())))


def coin(line: Line) -> Do:
    """What a verb just read has told of a coin: that its player wins the flip, or that it shows heads."""
    said = line.plain[: line.at]
    return Choose((said.endswith("testa") or "vince" in said.split()[-3:],))


ANSWERING = ("scarta", "sacrifica")  # verbs that say of what is chosen what becomes of it


def answering(verb: str) -> Callable[[Line], Do]:
    """`Bruno scarta Foresta, Isola`: they are chosen, and only to be discarded."""

    def read(line: Line) -> Do:
        do: Any = choose(line)
        if not all(isinstance(value, (Name, str)) for value in do.values):
            raise line.stop(f"ciò che {verb}")
        return Choose(do.values, verb)

    return read


def _value(line: Line) -> Name | bool | int | str:
    if (quoted := line.quoted()) is not None:
        return quoted
    if (name := line.known(BEFORE_ANOTHER)) is not None:
        return name
    if found := line.take(rf"(?:(si)|(no)|(-?[0-9]{{1,6}}))(?={BEFORE_ANOTHER}|\s*\.?\s*$)"):
        return bool(found[1]) if found[3] is None else int(found[3])
    if line.look(r"(?:l')?abilita (?:di|del|della|d'|dell')|(?:il )?danno da combattimento"):
        return line.name(BEFORE_ANOTHER)
    found = line.need(rf"[^,]+?(?={BEFORE_ANOTHER}|\s*\.?\s*$)", "ciò che è scelto: «Orso», «sì», «verde», «3»")
    return line.text[found.end() - len(found[0].lstrip()) : found.end()]


def pay(line: Line) -> Do:
    symbols = line.symbols()
    if symbols is None and (number := line.take(r"([0-9]{1,3})(?: mana(?: generic[oi])?)?(?=\s*\.?\s*$|\s+con\s)")):
        symbols = (number[1],)
    sources = line.names(r"(?!)", "ciò che dà il mana") if line.word("con") else ()
    return Pay(symbols or (), sources)


def repeat(line: Line) -> Do:
    """`ripete altre 5 volte [le azioni 2–4 | l’azione 2]`."""
    if not line.take(r"un'altra volta(?!\w)"):
        line.take(r"altre(?!\w)")
        times = line.number("quante volte: «altre 50 volte»")
        line.need(r"volt[ae](?!\w)", "«volte»")
    else:
        times = 1
    if line.done or line.look(r"\.\s*$"):
        return Repeat(times)
    if line.take(r"l'azione(?!\w)"):
        first = last = line.number("il numero di un’azione")
    else:
        line.need(r"(?:le azioni|dall'azione)(?!\w)", "«le azioni 2–4» o la fine della riga")
        first = line.number("il numero di un’azione")
        line.need(rf"[-–]|{AND}|all'azione(?!\w)|alla(?!\w)", "«–» e l’ultima azione: «le azioni 2–4»")
        last = line.number("il numero di un’azione")
    return Repeat(times, first, last)
