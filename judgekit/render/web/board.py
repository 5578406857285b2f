"""A board in HTML, from the values that the terminal and the replay page draw."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from judgekit.render.italian.small_words import count
from judgekit.render.web.markup import element, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judgekit.render.view import Cell, Side, View


def board(seen: Any, texts: Mapping[str, str], exile: str) -> str:
    """A board as `tables.seen` gives it; `texts` are what cards say, by name."""
    inside = _squads(seen["wom"], texts) if isinstance(seen, dict) else _sides(seen, texts, exile)
    return element("div", "".join(inside), "board")


def _card(name: str, texts: Mapping[str, str]) -> str:
    said = texts.get(name)
    return (
        f'<details class="card"><summary>{escape(name)}</summary><p>{escape(said)}</p></details>'
        if said
        else escape(name)
    )


def _sides(view: View, texts: Mapping[str, str], exile: str) -> Iterator[str]:
    for one in view.sides:
        yield _side(one, texts, exile)
    if view.stack:
        rows = (
            f"{one.name} ({one.controller})" + (f" → {', '.join(one.targets)}" if one.targets else "")
            for one in view.stack
        )
        items = "".join(text("li", row) for row in rows)
        yield element("div", f"<p><b>Pila, dalla cima</b></p><ol>{items}</ol>", "stack")


def _side(one: Side, texts: Mapping[str, str], exile: str) -> str:
    facts = [one.with_whom] if one.team else []
    facts += [count(len(one.hand), "carta in mano", "carte in mano"), f"grimorio {one.library}"]
    facts += [f"mana {''.join(f'{{{symbol}}}' for symbol in one.mana)}"] if one.mana else []
    facts += [f"{count(n, 'segnalino', 'segnalini')} {kind}" for kind, n in one.counters]
    facts += ["di turno"] if one.active else []
    facts += ["ha perso"] if one.lost else []
    life = text("span", count(one.life, "punto vita", "punti vita"), "life")
    who = element("p", f"<b>{escape(one.player)}</b> {life} {text('small', ' · '.join(facts))}", "who")
    rows = ""
    for kind in ("creature", "other", "land"):
        there = [cell for cell in one.cells if cell.kind == kind]
        rows += element("div", "".join(_cell(cell, texts) for cell in there), "row") if there else ""
    zones = (("Mano", one.hand), ("Cimitero", one.graveyard), (exile, one.exile), ("Zona di comando", one.emblems))
    below = "".join(_zone(name, those, texts) for name, those in zones)
    kind = "side active" if one.active else "side"
    return element("div", who + rows + below, kind)


def _zone(name: str, cards: tuple[str, ...], texts: Mapping[str, str]) -> str:
    blank = sum(one == "una carta" for one in cards)
    shown = [_card(one, texts) for one in cards if blank < 2 or one != "una carta"]
    shown += [f"{blank} carte"] if blank > 1 else []
    return element("p", f"{escape(name)}: {', '.join(shown)}", "cards") if shown else ""


def _cell(one: Cell, texts: Mapping[str, str]) -> str:
    size = f" {text('span', one.size)}" if one.size else ""
    size += f" {text('s', one.printed)}" if one.printed else ""
    notes = [", ".join(one.words)] if one.words else []
    notes += [f"{count(n, 'segnalino', 'segnalini')} {kind}" for kind, n in one.counters]
    notes += [f"su {one.on}"] if one.on else []
    notes += ["pedina"] if one.token else []
    notes += ["debolezza da evocazione"] if one.new else []
    notes += ["TAP"] if one.tapped else []
    inside = element("div", _card(one.name, texts) + size, "name")
    inside += text("small", " · ".join(notes)) if notes else ""
    inside += text("small", count(one.damage, "danno", "danni"), "hurt") if one.damage else ""
    inside += text("small", f"attacca {one.attacks}", "attacks") if one.attacks else ""
    inside += text("small", f"blocca {', '.join(one.blocks)}", "blocks") if one.blocks else ""
    colour = one.colours[0] if len(one.colours) == 1 else ""
    return element("div", inside, f"cell {colour}{' tapped' if one.tapped else ''}".strip())


# --- Wizards of Mickey ------------------------------------------------------------------------------------------------


def _squads(seen: Mapping[str, Any], texts: Mapping[str, str]) -> Iterator[str]:
    first, *others = seen["squads"]
    yield _squad(first, texts)
    castles = seen["castles"]
    centre = f"<b>Castello:</b> {_card(castles[0], texts)}" if castles else "nessun Castello in gioco"
    under = f" {text('small', 'copre ' + ', '.join(castles[1:]))}" if castles[1:] else ""
    stake = text("span", f"{seen['stake']} Diamagic in palio") + " " + text("span", f"{seen['reserve']} nella riserva")
    yield element("div", f"<span>{centre}{under}</span> {stake}", "centre")
    for one in others:
        yield _squad(one, texts)


def _squad(one: Mapping[str, Any], texts: Mapping[str, str]) -> str:
    facts = [f"team {one['team']}"] if one["team"] else []
    facts += [count(len(one["hand"]), "carta in mano", "carte in mano")]
    facts += ["di turno"] if one["active"] else []
    who = f"<b>{escape(one['player'])}</b> {text('span', str(one['diamagic']) + ' Diamagic', 'life')} "
    who += text("span", f"Potenza Magica Finale {one['total']} ") if one["total"] is not None else ""
    who += text("small", " · ".join(facts))
    places = "".join(_wizard(wizard, texts) for wizard in one["wizards"])
    inside = element("p", who, "who") + element("div", places, "places") + _zone("Mano", tuple(one["hand"]), texts)
    return element("div", inside, "side active" if one["active"] else "side")


def _wizard(one: Mapping[str, Any], texts: Mapping[str, str]) -> str:
    tokens = ", ".join(one["tokens"])
    head = element("div", _card(one["name"], texts), "name") + (text("small", f"Diamagic: {tokens}") if tokens else "")
    spells = "".join(_spell(spell, texts) for spell in one["spells"])
    inside = text("small", one["place"]) + element("div", head, f"cell {_colour(one)}".strip()) + spells
    return element("div", inside, f"place {escape(one['place'])}")


def _spell(one: Mapping[str, Any], texts: Mapping[str, str]) -> str:
    printed = f" {text('s', str(one['printed']))}" if one["printed"] is not None else ""
    head = element("div", f"{_card(one['name'], texts)} {text('span', str(one['power']))}{printed}", "name")
    notes = ["nascosta"] if one["hidden"] else []
    notes += ["coperta"] if one["covered"] else []
    said = text("small", " · ".join(notes)) if notes else ""
    return element("div", head + said, f"cell {_colour(one)} spell")


def _colour(one: Mapping[str, Any]) -> str:
    return str(one["colours"][0]) if len(one["colours"]) == 1 else ""
