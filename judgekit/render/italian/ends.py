"""How a case came out, said in Italian, of what did not come out alike everywhere: «Orso è nel cimitero di Bruno»."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian.small_words import (
    card_type,
    colour,
    count,
    damage,
    life,
    listed,
    mana,
    of,
    the_stage,
    where,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judgekit.ruling.came_out import Facts
    from judgekit.scenario.outcome import Run

    Clause = Callable[[Any, Any], str]


_MOST = 6
_REFS = 3
_UNSAID = {"expected", "ended", "missing", "acted on"}  # of the script, not of the board
_OF_A_PLACE = {
    "tapped",
    "counters",
    "host",
    "controller",
    "damage",
    "size",
    "colours",
    "types",
    "words",
}  # what goes with where a thing is
_WEAK = {"order", "step", "tapped"}


def ending(runs: Sequence[Run], facts: Facts, *, modern: bool, refs: bool = True) -> str:
    """How runs that came out alike came out, in what is told of; empty where there is nothing to tell.

    An action that is illegal is told with the rules that forbid it where `refs` are asked for.
    """
    told = _worth(facts)
    clauses = [*_verdicts(runs, told, refs=refs), *_places(told, modern=modern), *_rest(told, modern=modern)]
    more = len(clauses) - _MOST
    return "; ".join((*clauses[:_MOST], *(("altro ancora",) if more > 0 else ())))


def _worth(facts: Facts) -> Facts:
    """What is worth telling: places rather than what goes with them, orders and moments where nothing else is."""
    kept = {
        (kind, subject): value
        for (kind, subject), value in facts.items()
        if kind not in _UNSAID and not str(subject).startswith("carta ")
    }
    elsewhere = {subject for kind, subject in kept if kind == "zone"}
    kept = {key: value for key, value in kept.items() if not (key[0] in _OF_A_PLACE and key[1] in elsewhere)}
    strong = {key: value for key, value in kept.items() if key[0] not in _WEAK}
    return strong or kept


def _verdicts(runs: Sequence[Run], facts: Facts, *, refs: bool) -> Iterator[str]:
    texts = {action.number: action.text for action in runs[0].scenario.actions}
    for (kind, number), verdict in facts.items():
        if kind == "verdict":
            by = f" [{_refused(runs, number)}]" if verdict == "illegal" and refs else ""
            said = {"legal": "è legale", "illegal": f"è illegale{by}"}.get(verdict, "non ha luogo")
            yield f"«{texts.get(number, number)}» {said}"


def _refused(runs: Sequence[Run], number: int) -> str:
    """The rules by which an action is refused, with the edition's name where several are told of together."""
    found = [(run.replay.system.name, " ".join(run.replay.verdicts[number].cites[:_REFS])) for run in runs]
    return found[0][1] if len(found) == 1 else ", ".join(f"{name} {refs}" for name, refs in found)


def _places(facts: Facts, *, modern: bool) -> Iterator[str]:
    """Things that are in one place are told together: Orso ed Elfo sono nel cimitero di Bruno."""
    there: dict[Any, list[str]] = {}
    for (kind, thing), place in facts.items():
        if kind == "zone":
            there.setdefault(place, []).append(str(thing))
    for place, things in there.items():
        alone = len(things) == 1
        if place is None:
            yield f"{listed(things)} non {'esiste' if alone else 'esistono'} più"
        else:
            yield f"{listed(things)} {'è' if alone else 'sono'} {where(*place, modern=modern)}"


def _rest(facts: Facts, *, modern: bool) -> Iterator[str]:
    for (kind, subject), value in facts.items():
        if kind == "step":
            yield f"si è nel turno {of(value[1])}, {the_stage(value[0], modern=modern)}" if value[0] else ""
        elif kind in _CLAUSES:
            yield _CLAUSES[kind](subject, value)


def _over(_: object, value: Any) -> str:
    winner, drawn, over = value
    if drawn:
        return "la partita è pari"
    return f"vince {winner}" if winner else "non vince nessuno" if over else "la partita continua"


def _colours(thing: object, value: Any) -> str:
    return f"{thing} è di colore {listed(map(colour, value))}" if value else f"{thing} è incolore"


def _counters(thing: object, value: Any) -> str:
    which = listed(f"{count(n, 'segnalino', 'segnalini')} {kind}" for kind, n in dict(value or ()).items())
    return f"{thing} ha {which}" if which else f"{thing} non ha segnalini"


def _order(zone: Any, value: Any) -> str:
    kind, player = zone
    names = {"graveyard": "nel cimitero", "library": "nel grimorio", "stack": "nella pila"}
    whose = f" {of(player)}" if player else ""
    return f"{names.get(kind, kind)}{whose} l’ordine è: {', '.join(value or ())}"


_CLAUSES: dict[str, Clause] = {
    "over": _over,
    "life": lambda player, value: f"{player} ha {life(value)}",
    "hand size": lambda player, value: f"{player} ha {count(value, 'carta', 'carte')} in mano",
    "mana": lambda player, value: (
        f"{player} ha {mana(value)} nella riserva di mana" if value else f"la riserva di mana {of(player)} è vuota"
    ),
    "damage": lambda thing, value: f"{thing} ha {damage(value or 0)}",
    "challenge": lambda _, value: (
        f"{value} vince la sfida" if value else "la sfida non la vince nessuno" if value is not None else ""
    ),
    "worth": lambda spell, value: f"{spell} vale {value}" if value is not None else f"{spell} non entra nel conto",
    "total": lambda player, value: f"la Potenza Magica Finale {of(player)} è {value}" if value is not None else "",
    "tokens": lambda player, value: f"{player} ha {value} Diamagic",
    "size": lambda thing, value: f"{thing} è {value[0]}/{value[1]}" if value else f"{thing} non è una creatura",
    "colours": _colours,
    "types": lambda thing, value: f"{thing} è {' '.join(map(card_type, value))}",
    "words": lambda thing, value: f"{thing} ha {listed(value)}" if value else f"{thing} non ha parole chiave",
    "tapped": lambda thing, value: f"il permanente {thing} è {'TAPpato' if value else 'STAPpato'}",
    "counters": _counters,
    "controller": lambda thing, value: f"{value} controlla {thing}",
    "host": lambda thing, value: f"{thing} è su {value}" if value else f"{thing} non è su nulla",
    "order": _order,
}
