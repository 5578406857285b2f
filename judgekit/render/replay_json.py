"""A replay as the JSON object that `cli.md` of the design promises: plain values, stable keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import WOM, game_of
from judgekit.magic.plays.board.teams import side_of
from judgekit.render.replay import order_of, told, why_illegal
from judgekit.render.view import mana_pool, stack
from judgekit.render.wom_table import standing as of_wom
from judgekit.scenario.model import UNNAMED

if TYPE_CHECKING:
    from judgekit.magic.look import Look
    from judgekit.render.italian.steps import Told
    from judgekit.ruling.weights import Order
    from judgekit.scenario.outcome import Held, Run
    from judgekit.table.board import Board, Thing


def as_json(run: Run, look: Look) -> dict[str, Any]:
    """Everything about a run; `look` reads its last board."""
    edition = run.replay.system.name
    order = order_of(run)
    return {
        "title": run.scenario.title,
        "edition": edition,
        "without": sorted(run.replay.system.gone),
        "steps": [step_as_json(one, edition, order) for one in told(run)],
        "actions": [_action(run, order, action.number, action.text) for action in run.scenario.actions],
        "outcome": outcome(run, look),
        "expectations": [expectation(held) for held in run.held],
        "missing": None if run.missing is None else {"message": run.missing.message, "line": run.missing.line},
        **({"left_open": list(run.left_open)} if run.left_open else {}),
        "unread": list(run.unread),
    }


def _refs(edition: str, numbers: tuple[str, ...]) -> list[str]:
    return [f"{edition}:{number}" for number in numbers]


def step_as_json(one: Told, edition: str, order: Order) -> dict[str, Any]:
    step = one.step
    return {
        "n": step.n,
        "stage": step.stage,
        "actor": step.actor,
        "action": step.action,
        "verdict": step.verdict,
        "text": one.text,
        "events": [{"kind": event.kind, "text": text} for event, text in one.events],
        "cites": _refs(edition, order.of_step(step)),
    }


def _action(run: Run, order: Order, number: int, text: str) -> dict[str, Any]:
    """An action with its verdict, why it was refused, and the rules behind it."""
    ended = run.replay.verdicts.get(number)
    verdict = ended.verdict if ended is not None else None
    steps = [step for step in run.replay.steps if step.action == number]
    behind = [step.cites for step in ([ended] if ended is not None and verdict == "illegal" else steps)]
    every = tuple(dict.fromkeys(cite for cited in behind for cite in cited))
    cites = order.of(every, refused=verdict == "illegal")
    return {
        "n": number,
        "text": text,
        "verdict": verdict,
        "why": why_illegal(run, number) or None,
        "cites": _refs(run.replay.system.name, cites),
    }


def expectation(held: Held) -> dict[str, Any]:
    said = held.expectation
    return {"text": said.text, "line": said.where.line, "ok": held.ok, "got": held.found or None}


def outcome(run: Run, look: Look) -> dict[str, Any]:
    """How the board stands at the end."""
    return standing(run, run.replay.board, look)


def standing(run: Run, board: Board, look: Look) -> dict[str, Any]:
    """How a board of a run stands; of the last one also what ended it."""
    if game_of(run.replay.system.name) == WOM:
        return of_wom(run, board)
    facts = board.facts
    return {
        "winner": facts.get("winner"),
        "draw": bool(facts.get("drawn")),
        "ended": run.replay.ended if board is run.replay.board else None,
        "turn": facts.get("turn"),
        "turn_number": facts.get("number"),
        "step": facts.get("step") or facts.get("phase"),
        "players": {player: _player(board, player) for player in board.players},
        "things": [_thing(run, thing, look) for thing in board.things.values() if _is_told(thing)]
        + _ceased(run, board),
        "stack": list(stack(board)),
    }


def _player(board: Board, player: str) -> dict[str, Any]:
    told_of = board.players[player]
    return {
        "life": told_of.get("life"),
        "lost": bool(told_of.get("lost")),
        "hand": len(board.zone("hand", player)),
        "library": len(board.zone("library", player)),
        "mana": mana_pool(board, player),
        **({"teammates": list(mates)} if (mates := [one for one in side_of(board, player) if one != player]) else {}),
    }


def _is_told(thing: Thing) -> bool:
    """The cards that a library holds by default have no name, and are only counted."""
    return thing.name not in {"", UNNAMED} or thing.zone[0] not in {"library", "deck"}


def _thing(run: Run, thing: Thing, look: Look) -> dict[str, Any]:
    like = look.traits(thing)
    host = thing.marks.get("host")
    return {
        "id": thing.id,
        "name": run.labels.get(thing.id) or thing.name,
        "zone": thing.zone[0],
        "owner": thing.owner,
        "controller": look.controller(thing),
        "tapped": bool(thing.marks.get("tapped")),
        "damage": thing.marks.get("damage", 0),
        "power": like.power,
        "toughness": like.toughness,
        "colors": sorted(like.colours),
        "types": sorted(like.types),
        "keywords": list(like.words),
        "counters": dict(thing.marks.get("counters") or {}),
        "attached_to": host if isinstance(host, str) or not host else host[0],
    }


def _ceased(run: Run, board: Board) -> list[dict[str, Any]]:
    """What was on the board, or came to be as a token, and is nowhere any more."""
    seen: dict[int, Thing] = {**run.start.things}
    for step in run.replay.steps:
        for event in step.events:
            if event.kind == "create":
                seen.setdefault(event.args[0].id, event.args[0])
        if step.board is board:
            break
    gone = [thing for number, thing in seen.items() if number not in board.things]
    return [_gone(run, thing) for thing in gone if not (thing.face is not None and thing.face.pseudo)]


def _gone(run: Run, thing: Thing) -> dict[str, Any]:
    return {
        "id": thing.id,
        "name": run.labels.get(thing.id) or thing.name,
        "zone": "ceased",
        "owner": thing.owner,
        "controller": None,
        "tapped": False,
        "damage": 0,
        "power": None,
        "toughness": None,
        "colors": [],
        "types": [],
        "keywords": [],
        "counters": {},
        "attached_to": None,
    }
