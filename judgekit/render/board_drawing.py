"""A board drawn as lines of styled spans: a band a player, cells for permanents, the stack, who fights whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.italian.small_words import capital, count, counted, life, mana, stage, turn_of
from judgekit.render.page import Line, Span, inline

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.render.view import Cell, Side, View, Waits


_LABEL = 11
_COLOUR_STYLES = {"white": "mana.w", "blue": "mana.u", "black": "mana.b", "red": "mana.r", "green": "mana.g"}
_ROWS = (("creature", "creature"), ("other", "permanenti"), ("land", "terre"))


def draw(seen: View, width: int, *, modern: bool = False) -> list[Line]:
    """The whole board: the moment, each player, what waits."""
    lines = [_moment(seen, modern=modern)]
    for side in seen.sides:
        lines += _side(side, width)
    if seen.stack:
        lines += [_rule([Span("Pila", "title"), Span(", dalla cima", "dim")], width)]
        lines += [line for n, one in enumerate(seen.stack, 1) for line in _waits(n, one, width)]
    return lines


def _moment(seen: View, *, modern: bool) -> Line:
    name = stage(seen.stage, modern=modern) if seen.stage else ""
    return [Span(turn_of(seen.number, seen.active), "title"), Span(f" · {name}" if name else "", "dim")]


def _rule(title: Line, width: int) -> Line:
    used = sum(len(span.text) for span in title) + 4
    return [Span("── ", "dim"), *title, Span(f" {'─' * max(2, width - used)}", "dim")]


def _side(side: Side, width: int) -> list[Line]:
    title = [Span(side.player, "title"), Span(f" · {life(side.life)}", "bad" if side.life <= 5 else "good")]
    title += [Span(f" · {word}", "dim") for word in _facts(side)]
    lines = [_rule(title, width)]
    for kind, name in _ROWS:
        cells = [cell for cell in side.cells if cell.kind == kind]
        if cells:
            lines += _row(name, [_cell(cell) for cell in cells], width)
    if not side.cells:
        lines += _row("in gioco", [[Span("nulla", "dim")]], width)
    lines += _cards("mano", side.hand, width)
    lines += _cards("cimitero", side.graveyard, width)
    lines += _cards("esilio", side.exile, width)
    lines += _cards("zona di comando", side.emblems, width)
    return lines


def _facts(side: Side) -> Iterable[str]:
    if side.team:
        yield side.with_whom
    if side.lost:
        yield "ha perso"
    yield count(len(side.hand), "carta in mano", "carte in mano")
    yield f"grimorio {side.library}"
    if side.mana:
        yield f"mana {mana(side.mana)}"
    for kind, number in side.counters:
        yield f"{count(number, 'segnalino', 'segnalini')} {kind}"
    if side.priority:
        yield "ha la priorità"


def _cards(name: str, cards: Sequence[str], width: int) -> list[Line]:
    if not cards:
        return []
    shown = counted(cards)
    return _row(name, [[Span(card + ("," if n < len(shown) else ""))] for n, card in enumerate(shown, 1)], width)


def _row(name: str, cells: list[Line], width: int) -> list[Line]:
    """Cells beside each other under one name, as many a line as fit; no cell is broken."""
    lines: list[Line] = [[Span(f"   {name} ".ljust(_LABEL + 3), "dim")]]
    column = max(_LABEL + 3, len(name) + 4)
    fresh = True
    for cell in cells:
        size = sum(len(span.text) for span in cell)
        if not fresh and column + 1 + size > width:
            lines.append([Span(" " * (_LABEL + 3))])
            column, fresh = _LABEL + 3, True
        lines[-1] += cell if fresh else [Span(" "), *cell]
        column += size + (0 if fresh else 1)
        fresh = False
    return lines


def _cell(cell: Cell) -> Line:
    """[Orso 3/3 (2/2), 1 danno, TAP → Bruno]."""
    style = _COLOUR_STYLES.get(cell.colours[0], "strong") if len(cell.colours) == 1 else "strong"
    spans = [Span("[", "dim"), Span(cell.name, "dim" if cell.tapped else style)]
    if cell.size:
        spans.append(Span(f" {cell.size}", "hit" if cell.printed else "strong"))
    if cell.printed:
        spans.append(Span(f" ({cell.printed})", "dim"))
    if cell.damage:
        spans.append(Span(f" ✹{cell.damage}", "bad"))
    spans += [Span(f" {note}", "dim") for note in _notes(cell)]
    if cell.attacks:
        spans.append(Span(f" → {cell.attacks}", "bad"))
        spans.append(Span(" ⊣" if cell.blocked else "", "bad"))
    if cell.blocks:
        spans.append(Span(f" ⊢ {', '.join(cell.blocks)}", "ref"))
    return [*(span for span in spans if span.text), Span("]", "dim")]


def _notes(cell: Cell) -> Iterable[str]:
    if cell.words:
        yield ", ".join(cell.words)
    for kind, number in cell.counters:
        yield f"{count(number, 'segnalino', 'segnalini')} {kind}"
    if cell.on:
        yield f"su {cell.on}"
    if cell.token:
        yield "pedina"
    if cell.new:
        yield "debolezza"
    if cell.tapped:
        yield "TAP"


def _waits(n: int, one: Waits, width: int) -> list[Line]:
    targets = f" → {', '.join(one.targets)}" if one.targets else ""
    text = f"   {n}. {capital(one.name)} ({one.controller}){targets}"
    return [inline(text[: width - 1] + "…" if len(text) > width else text)]
