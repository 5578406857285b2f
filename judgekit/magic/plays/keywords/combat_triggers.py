"""Keywords that trigger in combat: exalted, provoke, rampage, bushido."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import Combat, active, combat, controller, in_play, still, traits
from judgekit.magic.plays.keywords.keywords import RAMPAGE
from judgekit.magic.plays.triggers.pending import pending
from judgekit.magic.questions.keywords import ATTACKS_ALONE, COPIES_THAT_TRIGGER, RAMPAGE_IS_COUNTED_AS_IT_RESOLVES

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game

EXALTED, PROVOKE, BUSHIDO = "esaltato", "provocare", "bushido"


def _waits(game: Game, source: Thing, mode: tree.Mode, about: Object) -> None:
    """What a keyword of a permanent makes wait to be put on the stack."""
    pending(game, source, tree.Triggered(tree.Trigger("attacks"), (mode,)), {"": (about,)})


def _copies(game: Game, thing: Thing, word: str) -> tuple[Any, ...]:
    """The copies of a keyword that trigger: each of them, if the rules say so."""
    copies = tuple(traits(game, thing).words.get(word, ()))
    return copies if len(copies) < 2 or game.ruling(COPIES_THAT_TRIGGER[word]) else copies[:1]


def each(game: Game, value: bool) -> bool:
    """Every copy of the keyword triggers by itself."""
    return True


def exalt(game: Game, event: Event, before: Board) -> bool:
    """When a creature attacks alone, whatever its controller has that is exalted gives it +1/+1."""
    one = event.args[0]
    mine = [t for t in in_play(game.board) if traits(game, t).words.get(EXALTED)]
    attacker = still(game.board, one)
    whose = active(game.board) if attacker is None else controller(game, attacker)
    mine = [t for t in mine if controller(game, t) == whose]
    if not mine or not game.ruling(ATTACKS_ALONE, one):
        return False
    for thing in mine:
        for _ in traits(game, thing).words[EXALTED]:
            _waits(game, thing, tree.Mode((), (tree.Change(tree.It(), power=1, toughness=1),)), one)
    return True


def is_the_only_one(game: Game, value: bool, one: Object) -> bool:
    """A creature attacks alone if no other was declared as an attacker with it."""
    return len((combat(game.board) or Combat()).attackers) == 1


def provoke(game: Game, event: Event, before: Board) -> bool:
    """When it attacks, its controller may untap a creature of the defending player, which has to block it then."""
    thing = still(game.board, event.args[0])
    if thing is None:
        return False
    copies = _copies(game, thing, PROVOKE)
    theirs = tree.Wanted(tree.Filter(types=("creature",), controller="defending player"))
    blocks = tree.Change(tree.Target(0), rules=(("must block that", thing.object),))
    for _ in copies:
        mode = tree.Mode((theirs,), (tree.May(tree.You(), (tree.Untap(tree.Target(0)), blocks), apart=True),))
        _waits(game, thing, mode, thing.object)
    return bool(copies)


def rampage(game: Game, event: Event, before: Board) -> bool:
    """When it becomes blocked it gets so much for each creature that blocks it beyond the first."""
    thing = still(game.board, event.args[0])
    if thing is None:
        return False
    copies = _copies(game, thing, RAMPAGE)
    for n in copies:
        grown: Any = tree.Blockers(tree.This(), beyond=1, factor=n)
        if not game.ruling(RAMPAGE_IS_COUNTED_AS_IT_RESOLVES):
            grown = max(0, len(event.args[1]) - 1) * n
        _waits(game, thing, tree.Mode((), (tree.Change(tree.This(), power=grown, toughness=grown),)), thing.object)
    return bool(copies)


def bushido_blocking(game: Game, event: Event, before: Board) -> bool:
    """When it blocks it grows, once, however many it blocks."""
    blocker, attacker = event.args
    first = (combat(game.board) or Combat()).blocked_by(blocker)[:1] == (attacker,)
    return first and _grows(game, blocker)


def bushido_blocked(game: Game, event: Event, before: Board) -> bool:
    """When it becomes blocked it grows."""
    return _grows(game, event.args[0])


def _grows(game: Game, one: Object) -> bool:
    thing = still(game.board, one)
    if thing is None:
        return False
    copies = _copies(game, thing, BUSHIDO)
    for n in copies:
        _waits(game, thing, tree.Mode((), (tree.Change(tree.This(), power=n, toughness=n),)), one)
    return bool(copies)
