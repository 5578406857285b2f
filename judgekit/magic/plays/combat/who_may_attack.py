"""Who may attack, and what: whose turn it is, which creatures are fit, what keeps one from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.held import TEXT
from judgekit.magic.plays.board.state import Being, controller, each_copy, is_creature, opponents, still, traits
from judgekit.magic.plays.board.summoning_sickness import newly_controlled
from judgekit.magic.plays.board.teams import either_defends, has_the_turn, turns_with
from judgekit.magic.plays.text import filters, players_meant
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.combat import MAY_BE_ATTACKED, WALLS_STAY
from judgekit.magic.questions.teams import KEPT_FROM_ONE_KEPT_FROM_ALL
from judgekit.table.engine import Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


Attacks = tuple[tuple[int, Being], ...]  # attacker, the player or permanent that it attacks


def no_permanents(game: Game, player: str, thing: Thing, aim: Being) -> Refusal:
    """Creatures attack players."""
    return Refusal("may not be attacked", (aim if isinstance(aim, str) else aim[0],))


def what_may_be(game: Game, player: str, thing: Thing, aim: Being) -> Refusal | bool:
    """Creatures attack another player, or a permanent of which the rules say that it may be attacked."""
    if isinstance(aim, str):
        return Refusal("may not be attacked", (aim,))  # oneself
    attacked = still(game.board, aim)
    if attacked is None or not game.ruling(MAY_BE_ATTACKED, player, attacked):
        return Refusal("may not be attacked", (aim[0],))
    return True


@only_with(TEXT)
def kept_from_that(game: Game, thing: Thing, aim: Being) -> Refusal | None:
    """What texts say of a player whom a creature cannot attack; some speak of their planeswalkers, too."""
    attacked = None if isinstance(aim, str) else still(game.board, aim)
    for name, whom in rules_about(traits(game, thing).rules):
        if name == "cannot attack unless" and _speaks_of_who_defends(whom):
            mine = controller(game, thing)
            if not _holds_against(game, whom, players_meant.defending_player(game, aim), mine, thing):
                return Refusal("cannot attack now", (thing.id,))
        if name in {"cannot attack you", "cannot attack you or yours"} and _is_meant(game, whom, aim):
            return Refusal("cannot attack", (thing.id,))
        if name == "cannot attack you or yours" and attacked is not None and controller(game, attacked) == whom:
            return Refusal("cannot attack", (thing.id,))
    return None


def _is_meant(game: Game, whom: str, aim: Being) -> bool:
    """Whether a text keeps off an attack on somebody: where a team is attacked whole, on any of it."""
    if aim == whom or not isinstance(aim, str) or aim not in turns_with(game.board, whom):
        return aim == whom
    return game.speaks(KEPT_FROM_ONE_KEPT_FROM_ALL) and bool(game.ruling(KEPT_FROM_ONE_KEPT_FROM_ALL))


def out_of_turn(game: Game, player: str) -> Refusal | bool:
    """Only the active player declares attackers."""
    return True if has_the_turn(game, player) else Refusal("is not the attacker", (player,))


def may_attack(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """Only the active player's own creatures in play attack: not tapped, no Walls, not new."""
    refusal = _is_unfit(game, player, thing) or _is_wall(game, thing) or kept_from_attacking(game, player, thing)
    return refusal or _is_old_enough(game, thing)


def may_be_chosen(game: Game, player: str, thing: Thing) -> Refusal | None:
    """Only the active player's own untapped creatures in play attack."""
    return _is_unfit(game, player, thing)


def theirs_since_turn_began(game: Game, player: str, thing: Thing) -> Refusal | bool:
    """Only creatures that were their controller's all the turn attack."""
    return _is_old_enough(game, thing)


def _is_unfit(game: Game, player: str, thing: Thing) -> Refusal | None:
    if thing.zone[0] != "battlefield" or not is_creature(game, thing):
        return Refusal("is no creature", (thing.id,))
    if controller(game, thing) != player or not has_the_turn(game, player):
        return Refusal("is not yours to attack with", (thing.id, player))
    return Refusal("is tapped", (thing.id,)) if thing.marks.get("tapped") else None


def _is_wall(game: Game, thing: Thing) -> Refusal | None:
    like = traits(game, thing)
    if "Muro" in like.subtypes and "attacks as no Wall" not in like.rules and game.ruling(WALLS_STAY):
        return Refusal("is a Wall", (thing.id,))
    return None


@only_with(TEXT)
def kept_from_attacking(game: Game, player: str, thing: Thing) -> Refusal | None:
    """What texts and keywords say of one creature: that it does not attack, or only where something is so."""
    like = traits(game, thing)
    if "cannot attack" in like.rules:
        return Refusal("cannot attack", (thing.id,))
    for name, about in rules_about(like.rules):
        if name == "cannot attack unless" and not _holds(game, about, player, thing):
            return Refusal("cannot attack now", (thing.id,))
    for word in like.words:
        if (row := game.word("attack", word)) is not None:
            refused: Refusal | None = row.play(game, thing)
            if refused is not None:
                each_copy(game, word, like.words[word])
                return refused._replace(cites=row.cites)
    return None


def _holds(game: Game, condition: object, player: str, thing: Thing) -> bool:
    """Whether what a creature needs to attack is so; of what is asked of who defends, whether it is for anybody."""
    if not _speaks_of_who_defends(condition):
        return bool(game.ruling(CONDITION_HOLDS, condition, player, thing))
    return any(_holds_against(game, condition, one, player, thing) for one in opponents(game.board, player))


def _holds_against(game: Game, condition: object, defender: str, player: str, thing: Thing) -> bool:
    each = either_defends(game, defender)
    return any(game.ruling(CONDITION_HOLDS, players_meant.with_defender(condition, one), player, thing) for one in each)


def _speaks_of_who_defends(node: object) -> bool:
    return any(filters.DEFENDING in {of.controller, of.owner} for of in tree.all_in(node, tree.Filter))


def _is_old_enough(game: Game, thing: Thing) -> Refusal | bool:
    if newly_controlled(game, thing):
        for word in traits(game, thing).words:
            if (row := game.word("new", word)) is not None and row.play(game, thing):
                game.cite(row.cites)
                return True
        return Refusal("is new", (thing.id,))
    return True


GOADED = "goaded"  # among the rules about a creature, with the player who has done it


def rules_about(rules: frozenset[object]) -> list[tuple[str, Any]]:
    """Of what restrains a creature, that which is about something: pairs of a name and what it is about."""
    return [rule for rule in rules if isinstance(rule, tuple)] if rules else []
