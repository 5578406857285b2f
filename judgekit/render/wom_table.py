"""A table of Wizards of Mickey: drawn for a terminal, and as the plain values of a replay's outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import WOM
from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import count, counted, listed, stage, turn_of
from judgekit.render.page import Span, inline
from judgekit.wom.plays.areas import CENTRE, DECK, HAND, HIDDEN, LAUNCHED, RESERVE, STAKE, TOKENS, WIZARDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.render.page import Line
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board, Thing


_PLACES = ("sinistra", "centro", "destra")


def draw(board: Board, labels: Mapping[int, str], width: int) -> list[Line]:
    """The moment, what is at stake, each squad place by place."""
    scene = Scene(board, board, labels, game=WOM)
    facts = board.facts
    now = stage(facts["phase"]) if facts.get("phase") else ""
    title = turn_of(facts.get("number"), facts.get("turn"))
    lines: list[Line] = [[Span(title, "title"), Span(f" · {now}" if now else "", "dim")]]
    lines.append(inline(f"   {_centre(scene)}"))
    for player in facts["order"]:
        lines += _side(scene, player, width)
    return lines


def _centre(scene: Scene) -> str:
    board = scene.after
    there = board.zones.get(CENTRE, ())
    castle = f"Castello: {scene.name(there[0])}" if there else "nessun Castello in gioco"
    if there[1:]:
        castle += f" (copre {listed(map(scene.name, there[1:]))})"
    stake, reserve = len(board.zones.get(STAKE, ())), len(board.zones.get(RESERVE, ()))
    return f"{castle} · {stake} Diamagic in palio · {reserve} nella riserva"


def _side(scene: Scene, player: str, width: int) -> list[Line]:
    board = scene.after
    told = board.players[player]
    facts = [f"{len(board.zone(TOKENS, player))} Diamagic"]
    if (total := board.facts.get("totals", {}).get(player)) is not None:
        facts.append(f"Potenza Magica Finale {total}")
    if told.get("team"):
        facts.append(f"team {told['team']}")
    facts.append(count(len(board.zone(HAND, player)), "carta in mano", "carte in mano"))
    head = f"── {player} · {' · '.join(facts)} "
    lines: list[Line] = [[Span(head, "title"), Span("─" * max(2, width - len(head)), "dim")]]
    squad = sorted((board.things[n] for n in board.zone(WIZARDS, player)), key=lambda one: one.marks["place"])
    lines += [
        [Span(f"   {_PLACES[wizard.marks['place']]:<9}", "dim"), *inline(_wizard(scene, wizard))] for wizard in squad
    ]
    hand = counted(scene.name(number) for number in board.zone(HAND, player))
    if hand:
        lines.append([Span("   mano     ", "dim"), *inline(listed(hand))])
    return lines


def _wizard(scene: Scene, wizard: Thing) -> str:
    board = scene.after
    there = [board.things[n] for n in board.zone(TOKENS, wizard.owner)]
    mine = [one.face.colours[0] for one in there if one.marks.get("on") == wizard.id]
    parts = [scene.name(wizard.id) + (f" ({', '.join(mine)})" if mine else "")]
    for zone, arrow in ((LAUNCHED, "→"), (HIDDEN, "⇢")):
        for number in board.zone(zone, wizard.owner):
            spell = board.things[number]
            if spell.marks.get("by") == wizard.id:
                parts.append(f"{arrow} {_spell(scene, spell)}")
    return " ".join(parts)


def _spell(scene: Scene, spell: Thing) -> str:
    now = spell.marks.get("power", spell.face.power)
    printed = f" ({spell.face.power})" if now != spell.face.power else ""
    covered = ", coperta" if spell.marks.get("down") else ""
    return f"{scene.name(spell.id)} {now}{printed}{covered}"


# --- as plain values, for a page --------------------------------------------------------------------------------------


def view(board: Board, labels: Mapping[int, str]) -> dict[str, object]:
    """The same as plain values: the castle, what is at stake, each squad with what its wizards have launched."""
    scene = Scene(board, board, labels, game=WOM)
    facts = board.facts
    return {
        "castles": [scene.name(number) for number in board.zones.get(CENTRE, ())],
        "stake": len(board.zones.get(STAKE, ())),
        "reserve": len(board.zones.get(RESERVE, ())),
        "squads": [_squad(scene, player) for player in facts["order"]],
    }


def _squad(scene: Scene, player: str) -> dict[str, object]:
    board = scene.after
    squad = sorted((board.things[n] for n in board.zone(WIZARDS, player)), key=lambda one: one.marks["place"])
    return {
        "player": player,
        "active": board.facts.get("turn") == player,
        "team": board.players[player].get("team") or "",
        "diamagic": len(board.zone(TOKENS, player)),
        "total": board.facts.get("totals", {}).get(player),
        "hand": [scene.name(number) for number in board.zone(HAND, player)],
        "wizards": [_wizard_seen(scene, wizard) for wizard in squad],
    }


def _wizard_seen(scene: Scene, wizard: Thing) -> dict[str, object]:
    board = scene.after
    tokens = [board.things[n] for n in board.zone(TOKENS, wizard.owner)]
    launched = [
        (board.things[number], zone) for zone in (LAUNCHED, HIDDEN) for number in board.zone(zone, wizard.owner)
    ]
    return {
        "place": _PLACES[wizard.marks["place"]],
        "name": scene.name(wizard.id),
        "colours": list(wizard.face.colours),
        "tokens": [one.face.colours[0] for one in tokens if one.marks.get("on") == wizard.id],
        "spells": [_spell_seen(scene, one, zone) for one, zone in launched if one.marks.get("by") == wizard.id],
    }


def _spell_seen(scene: Scene, spell: Thing, zone: str) -> dict[str, object]:
    now = spell.marks.get("power", spell.face.power)
    return {
        "name": scene.name(spell.id),
        "power": now,
        "printed": spell.face.power if now != spell.face.power else None,
        "colours": list(spell.face.colours),
        "hidden": zone == HIDDEN,
        "covered": bool(spell.marks.get("down")),
    }


# --- the outcome ------------------------------------------------------------------------------------------------------


def standing(run: Run, board: Board) -> dict[str, object]:
    """How a table of a run stands; of the last one also what ended it."""
    facts = board.facts
    return {
        "winner": facts.get("winner"),
        "draw": False,
        "ended": run.replay.ended if board is run.replay.board else None,
        "turn": facts.get("turn"),
        "turn_number": facts.get("number"),
        "step": facts.get("phase"),
        "challenge": facts.get("challenge"),
        "stake": len(board.zones.get(STAKE, ())),
        "reserve": len(board.zones.get(RESERVE, ())),
        "players": {player: _player(board, player) for player in board.players},
        "things": [_thing(run, board, thing) for thing in board.things.values() if _is_told(thing)],
        "stack": [],
    }


def _player(board: Board, player: str) -> dict[str, object]:
    return {
        "team": board.players[player].get("team") or None,
        "diamagic": len(board.zone(TOKENS, player)),
        "total": board.facts.get("totals", {}).get(player),
        "hand": len(board.zone(HAND, player)),
        "library": len(board.zone(DECK, player)),
    }


def _is_told(thing: Thing) -> bool:
    return thing.name != "carta" or thing.zone[0] not in {DECK, "castles"}


def _thing(run: Run, board: Board, thing: Thing) -> dict[str, object]:
    counted = board.facts.get("counted", {})
    return {
        "id": thing.id,
        "name": run.labels.get(thing.id) or thing.name,
        "kind": thing.face.kind,
        "zone": thing.zone[0],
        "owner": thing.owner or None,
        "colors": list(thing.face.colours),
        "power": thing.face.power if thing.face.kind == "spell" else None,
        "counted": counted.get(thing.id),
        "by": thing.marks.get("by"),
        "on": thing.marks.get("on"),
        "place": thing.marks.get("place"),
        "covered": bool(thing.marks.get("down")),
    }
