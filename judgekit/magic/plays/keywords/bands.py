"""Bands: creatures that attack together, are blocked together, and whose damage the other side does not divide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.plays.board.state import Combat, combat, controller, in_play, next_player, still, traits
from judgekit.magic.questions.combat import WHO_ASSIGNS
from judgekit.magic.questions.keywords import A_BAND_LASTS, BANDS_WITH_OTHER, LEAVES_ITS_BAND
from judgekit.table.engine import Event, Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.magic.plays.board.state import Object
    from judgekit.magic.plays.combat.declarations import Bands
    from judgekit.magic.plays.combat.who_may_attack import Attacks
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


BANDING, WITH_OTHER = "branco", "branco con altri"
Blocks = tuple[tuple["Object", tuple["Object", ...]], ...]


def declare(game: Game, player: str, chosen: Attacks, bands: Bands = ()) -> Flow[None]:
    """Which of the attackers are in a band: as many bands as their player likes, each creature in one."""
    several = [band for band in bands if len(band) > 1]
    if not several:
        return
    for band in several:
        game.check("band", [game.board.things[one] for one in band], [aim for one, aim in chosen if one in band])
    fight = combat(game.board) or Combat()
    members = tuple(frozenset(game.board.things[one].object for one in band) for band in several)
    yield (Event("combat", (fight._replace(bands=members),)), *(Event("band", tuple(sorted(b))) for b in members))


def are_members(game: Game, members: Sequence[Thing], aims: Sequence[object]) -> Refusal | None:
    """A band is of creatures with banding, one without it at most, or «bands with other»; all attack the same."""
    if len(set(aims)) > 1:
        return Refusal("attacks apart", tuple(one.id for one in members))
    without = [one for one in members if BANDING not in traits(game, one).words]
    if len(without) <= 1 < len(members) and len(without) < len(members):
        return None
    if game.ruling(BANDS_WITH_OTHER, members):
        return None
    return Refusal("is no band", tuple(one.id for one in members))


def of_a_kind(game: Game, value: bool, members: Sequence[Thing]) -> bool | None:
    """«Bands with other» is banding among creatures of one kind: one of them with it is enough."""
    kinds = {kind for one in members for kind in traits(game, one).words.get(WITH_OTHER, ())}
    return True if any(all(_is_such(game, one, kind) for one in members) for kind in kinds) else None


def _is_such(game: Game, thing: Thing, kind: object) -> bool:
    like = traits(game, thing)
    return kind in like.subtypes or kind in like.supertypes or kind in like.types


def band_of(game: Game, fight: Combat, one: Object) -> frozenset[Object]:
    """All that are in a band with an attacker, itself among them."""
    found = next((band for band in fight.bands if one in band), frozenset({one}))
    together = frozenset(each for each in found if fight.attacks(each))
    if len(found) > 1 and together != found and game.speaks(LEAVES_ITS_BAND) and not game.ruling(LEAVES_ITS_BAND):
        together = found
    things = [thing for each in together if (thing := still(game.board, each)) is not None]
    stands = any(traits(game, thing).words.keys() & {BANDING, WITH_OTHER} for thing in things)
    return together if stands or game.ruling(A_BAND_LASTS) else frozenset({one})


def lasts(game: Game, value: bool) -> bool:
    """A band lasts to the end of combat, though its members lose banding."""
    return True


def all_are_blocked(game: Game, value: Blocks) -> Blocks | None:
    """Who blocks one of a band blocks all of it."""
    fight = combat(game.board) or Combat()
    if not fight.bands:
        return None
    return tuple((blocker, _with_bands(game, fight, ones)) for blocker, ones in value)


def _with_bands(game: Game, fight: Combat, ones: Iterable[Object]) -> tuple[Object, ...]:
    return tuple(dict.fromkeys(each for one in ones for each in (one, *sorted(band_of(game, fight, one)))))


def all_become_blocked(game: Game, value: tuple[Object, ...]) -> tuple[Object, ...] | None:
    """Where an effect makes one of a band blocked, all of it is."""
    fight = combat(game.board) or Combat()
    return _with_bands(game, fight, value) if fight.bands else None


# --- whose damage is divided by whom ----------------------------------------------------------------------------------


@only_with(BANDING, WITH_OTHER)
def defender_divides(game: Game, value: str, one: Object) -> str | None:
    """The damage of an attacker that a creature with banding blocks is divided by the defending player."""
    fight = combat(game.board) or Combat()
    if not fight.attacks(one) or not _has_bander(game, fight.blockers_of(one)):
        return None
    blocker = still(game.board, fight.blockers_of(one)[0])
    return controller(game, blocker) if blocker is not None else next_player(game.board, value)


@only_with(BANDING, WITH_OTHER)
def attacker_divides(game: Game, value: str, one: Object) -> str | None:
    """The damage of a creature that blocks one with banding is divided by the active player."""
    fight = combat(game.board) or Combat()
    if fight.attacks(one) or not _has_bander(game, fight.blocked_by(one)):
        return None
    player: str = game.board.facts["turn"]
    return player


def _has_bander(game: Game, ones: Iterable[Object]) -> bool:
    """Whether any of these has banding, or two of a kind «bands with other»."""
    if not _any_bands(game):
        return False
    there = [thing for one in ones if (thing := still(game.board, one)) is not None]
    if any(BANDING in traits(game, thing).words for thing in there):
        return True
    kinds = {kind for thing in there for kind in traits(game, thing).words.get(WITH_OTHER, ())}
    return any(sum(_is_such(game, thing, kind) for thing in there) > 1 for kind in kinds)


def _any_bands(game: Game) -> bool:
    """Whether anything in play has a word that makes bands; kept while nothing changes what things are."""
    found: bool | None = game.board.cache.get("banders")
    if found is None:
        found = any(not {BANDING, WITH_OTHER}.isdisjoint(traits(game, thing).words) for thing in in_play(game.board))
        game.board.cache["banders"] = found
    return found


def divides_freely(game: Game, one: Object) -> bool:
    """Whether another player than its controller divides the damage of a creature: no order binds them."""
    thing = still(game.board, one)
    return thing is not None and game.ruling_on(WHO_ASSIGNS, controller(game, thing), one) != controller(game, thing)
