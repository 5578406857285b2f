"""How a permanent comes to be what it is, in Italian: printed, then each effect, its layer, what it makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.layers.strata import COPIES, PARTS, SIZES
from judgekit.render.italian.effects_said import RULES, keyword
from judgekit.render.italian.small_words import card_type, colour, listed
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.layers.characteristics import Acted
    from judgekit.magic.plays.layers.draft import Acting
    from judgekit.magic.plays.layers.history import History
    from judgekit.table.board import Board


class Told(NamedTuple):
    """A line of the story: in which layer, by which rules, what acts and since when, what it makes of the permanent."""

    layer: str  # 4, 7b; "" where an edition has none
    about: str
    number: str
    source: str
    source_id: int | None
    timestamp: int
    waited: tuple[str, ...]
    kept: bool
    gone: bool
    text: str
    cites: tuple[str, ...]


_OF_PARTS = {
    "copies": ("1", "copia"),
    "control": ("2", "controllo"),
    "text": ("3", "testo"),
    "types": ("4", "tipo"),
    "colours": ("5", "colore"),
    "abilities": ("6", "abilità"),
    "own size": ("7", "valore che definisce da sé"),
    "set size": ("7", "valore fissato"),
    "size": ("7", "modifiche"),
    "counters": ("7", "segnalini"),
    "switch": ("7", "scambio"),
    "rules": ("", "regole della partita"),
}


def story(history: History, board: Board, labels: Mapping[int, str]) -> list[Told]:
    """What acts on a permanent, in order."""
    return [_told(one, board, labels) for one in history.acted]


def _told(one: Acted, board: Board, labels: Mapping[int, str]) -> Told:
    layer, about = _layer(one)
    number = one.stratum.cites[0] if one.stratum.cites else ""
    if one.gone:
        text = "il suo effetto non si applica: l’abilità è andata persa"
    else:
        text = "; ".join(changes(one)) or ("nient’altro cambia" if one.one.change.copied else "non cambia nulla")
    if (copy := one.one.change.copied) is not None:
        text = f"copia di {labels.get(copy.of[0]) or copy.bare.name}: {text}"
    source, number_of_source = _source(one.one, board, labels)
    waited = tuple(_source(other, board, labels)[0] for other in one.waited)
    return Told(
        layer, about, number, source, number_of_source, one.one.stamp, waited, one.kept, one.gone, text,
        tuple(dict.fromkeys(one.cites)),
    )  # fmt: skip


def _layer(one: Acted) -> tuple[str, str]:
    """The number of a layer as people call it, and what it is about; of several parts the first that is done."""
    parts = one.stratum.parts
    if len(parts) == len(PARTS):
        return "", ""
    if one.one.counters and "counters" in parts:
        number, about = _OF_PARTS["counters"]
    else:
        number, about = _OF_PARTS[next(part for part in (COPIES, *PARTS) if part in parts)]
    ends = one.stratum.cites[0][-1:] if one.stratum.cites else ""
    return (number + ends if parts <= SIZES and ends.isalpha() else number), about


def _source(one: Acting, board: Board, labels: Mapping[int, str]) -> tuple[str, int | None]:
    if one.counters:
        return "segnalini", None if one.origin is None else one.origin[0]
    if one.origin is None:
        return "un effetto", None
    thing = board.things.get(one.origin[0])
    name = labels.get(one.origin[0]) or (thing.name if thing is not None else "un effetto")
    return name or "un effetto", one.origin[0]


def changes(one: Acted) -> list[str]:
    """What is otherwise than before, each in a few words."""
    before, after = one.before, one.after
    found = []
    if before.controller != after.controller and after.controller is not None:
        found.append(f"la controlla {after.controller}")
    kinds = _kinds(before), _kinds(after)
    if kinds[0] != kinds[1]:
        found.append(f"da {kinds[0] or 'nessun tipo'} a {kinds[1] or 'nessun tipo'}")
    if before.colours != after.colours:
        found.append(f"diventa {listed(sorted(map(colour, after.colours))) or 'incolore'}")
    found += _abilities(before, after, every="*" in one.one.change.lose)
    sizes = size(before), size(after)
    if sizes[0] != sizes[1]:
        found.append(f"da {sizes[0]} a {sizes[1]}" if sizes[0] != "–" else f"è {sizes[1]}")
    gained = [RULES[rule][0] for rule in sorted(map(str, after.rules - before.rules)) if rule in RULES]
    return found + gained


def _abilities(before: Traits, after: Traits, *, every: bool) -> list[str]:
    had, has = _words(before), _words(after)
    texts = len(after.abilities) - len(before.abilities)
    if every and (had or before.abilities) and not has:
        return ["perde tutte le abilità"]
    found = []
    if new := [word for word in has if word not in had]:
        found.append(f"ha {listed(new)}")
    if lost := [word for word in had if word not in has]:
        found.append(f"perde {listed(lost)}")
    if texts:
        found.append("ha un’altra abilità" if texts > 0 else "perde le abilità del suo testo")
    elif before.abilities != after.abilities:
        found.append("il suo testo dice altro")
    return found


def _words(like: Traits) -> list[str]:
    return [keyword(word, about) for word, copies in like.words.items() for about in copies]


def _kinds(like: Traits) -> str:
    return " ".join((*sorted(map(card_type, like.types)), *sorted(like.subtypes)))


def size(like: Traits) -> str:
    """2/2, or a dash where there is none."""
    if like.power is None and like.toughness is None:
        return "–"
    return f"{_number(like.power)}/{_number(like.toughness)}"


def _number(number: int | None) -> str:
    return "–" if number is None else str(number)


def in_short(like: Traits) -> str:
    """2/2, creatura Orso, verde, volare."""
    parts: list[str] = [size(like)] if size(like) != "–" else []
    parts += [_kinds(like), listed(sorted(map(colour, like.colours))), *_words(like)]
    if like.abilities:
        parts.append("altre abilità" if like.words else "abilità")
    return ", ".join(part for part in parts if part)


def when(one: Told) -> str:
    """Why an effect acts where it does: its age, or what it has waited for; and that it goes on acting."""
    parts = [f"bollo {one.timestamp}"] if one.timestamp else []
    if one.waited:
        parts.append(f"dopo {listed(dict.fromkeys(one.waited))}, da cui dipende")
    if one.kept:
        parts.append("aveva già cominciato")
    return ", ".join(parts)


def sentences(history: History, board: Board, labels: Mapping[int, str]) -> list[str]:
    """The story as plain lines: printed, each effect, what comes of it."""
    lines = [f"di suo: {in_short(history.printed)}"]
    for one in story(history, board, labels):
        place = f"strato {one.layer} ({one.about})" if one.layer else one.about
        head = f"{place}: {one.source}" if place else one.source
        age = when(one)
        number = f" [{one.number}]" if one.number else ""
        lines.append(f"{head}{f' ({age})' if age else ''}: {one.text}{number}")
    lines.append(f"alla fine: {in_short(history.now)}")
    return lines


def as_values(like: Traits) -> dict[str, Any]:
    """Traits as plain values."""
    return {
        "power": like.power,
        "toughness": like.toughness,
        "colors": sorted(like.colours),
        "types": sorted(like.types),
        "subtypes": sorted(like.subtypes),
        "keywords": _words(like),
        "controller": like.controller,
    }
