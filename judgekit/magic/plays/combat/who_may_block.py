"""Who may block, and whom: which creatures are fit, evasion, what a blocker says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.held import SEVERAL, TEXT
from judgekit.magic.plays.board.seats import began_with_several
from judgekit.magic.plays.board.state import combat, controller, each_copy, is_creature, traits
from judgekit.magic.plays.board.teams import has_the_turn
from judgekit.magic.plays.combat.together import defend_as_one
from judgekit.magic.plays.combat.who_may_attack import rules_about
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.players_meant import defending_player
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.combat import (
    BLOCKS_AS_ITS_TEXT_SAYS,
    EVASION_ADDS_UP,
    EVASION_IS_LOOKED_AT_ONCE,
    LIMITS_ARE_LOOKED_AT_ONCE,
)
from judgekit.table.engine import Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


Pairs = tuple[tuple[int, tuple[int, ...]], ...]  # blocker, the attackers that it blocks


def out_of_defence(game: Game, player: str) -> Refusal | bool:
    """Only the defending player declares blockers."""
    return Refusal("is not the defender", (player,)) if has_the_turn(game, player) else True


def may_block(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    """Untapped creatures of the defending player block, one attacker each."""
    refusal = _cannot_be_a_blocker(game, player, thing) or kept_from_blocking(game, player, thing, blocked)
    return refusal or _blocks_such(game, thing, blocked)


def may_be_blocker(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    """The same, but for what texts forbid: that is for other rules to say."""
    return _cannot_be_a_blocker(game, player, thing) or _blocks_such(game, thing, blocked)


def _cannot_be_a_blocker(game: Game, player: str, thing: Thing) -> Refusal | None:
    if thing.zone[0] != "battlefield" or not is_creature(game, thing):
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player:
        return Refusal("is not yours to block with", (thing.id, player))
    if not thing.marks.get("tapped"):
        return None
    lets = "blocks as untapped" in traits(game, thing).rules and game.is_so(BLOCKS_AS_ITS_TEXT_SAYS)
    return None if lets else Refusal("is tapped", (thing.id,))


@only_with(TEXT)
def kept_from_blocking(game: Game, player: str, thing: Thing, blocked: Sequence[int]) -> Refusal | None:
    """What texts say of one creature: that it does not block, or only where something is so."""
    like = traits(game, thing)
    rules = like.rules
    for name, about in rules_about(rules):
        if name == "cannot block unless" and not game.ruling(CONDITION_HOLDS, about, player, thing):
            return Refusal("cannot block now", (thing.id,))
    for word in like.words:
        row = game.word("block at all", word)
        refused: Refusal | None = row.play(game, thing) if row is not None else None
        if row is not None and refused is not None:
            return refused._replace(cites=row.cites)
    return Refusal("cannot block", (thing.id,)) if "cannot block" in rules else None


def _blocks_such(game: Game, thing: Thing, blocked: Sequence[int]) -> Refusal | bool:
    fight = combat(game.board)
    for attacker in blocked:
        if fight is None or not fight.attacks(game.board.things[attacker].object):
            return Refusal("is not attacking", (attacker,))
    rules = traits(game, thing).rules
    more = sum(about for name, about in rules_about(rules) if name == "blocks more" and isinstance(about, int))
    if len(blocked) > 1 + more and "blocks any number" not in rules:
        return Refusal("blocks one only", (thing.id,))
    return True


@only_with(SEVERAL)
def only_what_attacks_you(game: Game, attacker: Thing, blocker: Thing) -> Refusal | bool | None:
    """Where several players are attacked, each blocks only what attacks them, or what is theirs to defend."""
    fight = combat(game.board)
    if not began_with_several(game.board) or fight is None or not fight.attacks(attacker.object):
        return None
    player = controller(game, blocker)
    if player in defend_as_one(game, defending_player(game, fight.attacked_by(attacker.object))):
        return True
    return Refusal("attacks somebody else", (attacker.id, player))


@only_with(TEXT)
def evasion(game: Game, attacker: Thing, blocker: Thing) -> Refusal | bool | None:
    """What an attacker's abilities say about who blocks it: all of it must be satisfied."""
    words = traits(game, attacker).words
    refused: list[Refusal] = []
    passed = 0
    cites: list[str] = []
    for word, copies in words.items():
        row = game.word("be blocked", word)
        if row is None:
            continue
        for about in each_copy(game, word, copies):
            verdict = row.play(game, attacker, blocker, about)
            if verdict is None:
                continue
            cites += row.cites
            if verdict is True:
                passed += 1
            else:
                refused.append(verdict._replace(cites=row.cites))
    for verdict in _ruled_evasion(game, attacker, blocker):
        if verdict is None:
            passed += 1
        else:
            refused.append(verdict)
    if cites or refused or passed:
        game.ruling(EVASION_IS_LOOKED_AT_ONCE)
    game.cite(cites)
    if refused and (not passed or game.ruling(EVASION_ADDS_UP)):
        return refused[0]._replace(cites=tuple(dict.fromkeys(n for r in refused for n in r.cites)))
    return True if cites else None


def _ruled_evasion(game: Game, attacker: Thing, blocker: Thing) -> list[Refusal | None]:
    """What texts say of who blocks an attacker: for each of them a refusal, or None where it is satisfied."""
    found: list[Refusal | None] = []
    rules = traits(game, attacker).rules
    if not rules:
        return found
    if "unblockable" in rules:
        found.append(Refusal("is unblockable", (attacker.id,)))
    if "blocked only by Walls" in rules:
        wall = "Muro" in traits(game, blocker).subtypes
        found.append(None if wall else Refusal("is blocked only by Walls", (attacker.id, blocker.id)))
    if "blocked only by flyers" in rules:
        flies = _blocks_as_flyer(game, blocker)
        found.append(None if flies else Refusal("is blocked only by flyers", (attacker.id, blocker.id)))
    you = controller(game, attacker)
    for name, about in rules_about(rules):
        if not isinstance(about, tree.Filter) or name not in _WHO_BLOCKS:
            continue
        fits = filters.fits(game, blocker, about, you, attacker.object)
        free = fits == (name == "blocked only by")
        found.append(None if free else Refusal(_WHO_BLOCKS[name], (attacker.id, blocker.id, about)))
    return found


_WHO_BLOCKS = {"blocked only by": "is blocked only by", "cannot be blocked by": "is not blocked by"}


def _blocks_as_flyer(game: Game, blocker: Thing) -> bool:
    like = traits(game, blocker)
    return "volare" in like.words or "blocks as a flyer" in like.rules


@only_with(TEXT)
def own_limits(game: Game, attacker: Thing, blocker: Thing) -> Refusal | bool | None:
    """What a blocker's abilities say about whom it blocks."""
    like = traits(game, blocker)
    for word, copies in like.words.items():
        row = game.word("block", word)
        if row is None:
            continue
        for about in copies:
            verdict = row.play(game, attacker, blocker, about)
            if verdict is not None:
                game.cite(row.cites)
                game.ruling(LIMITS_ARE_LOOKED_AT_ONCE)
                if isinstance(verdict, Refusal):
                    return verdict._replace(cites=(*row.cites, *verdict.cites))
    for name, about in rules_about(like.rules):
        if isinstance(about, tree.Filter):
            fits = filters.fits(game, attacker, about, controller(game, blocker), blocker.object)
            if (name == "blocks only" and not fits) or (name == "cannot block" and fits):
                game.ruling(LIMITS_ARE_LOOKED_AT_ONCE)
                return Refusal("does not block that", (blocker.id, attacker.id))
    if "blocks only flyers" in like.rules and "volare" not in traits(game, attacker).words:
        return Refusal("blocks only flyers", (blocker.id,))
    return None
