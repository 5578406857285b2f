"""Players told by what they are: the defending player, an opponent, any player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    Being,
    Combat,
    Object,
    active,
    combat,
    controller,
    opponents,
    players,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import has_the_turn, share_turns
from judgekit.magic.plays.text import filters
from judgekit.magic.plays.text.last_known import last_controller
from judgekit.magic.questions.combat import THE_PLAYER_THAT_IT_ATTACKS
from judgekit.magic.questions.teams import EITHER_DEFENDS
from judgekit.magic.questions.text import STAYS_BLOCKED, WHO_DEFENDS_WHAT_IS_ATTACKED

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Being
    from judgekit.table.engine import Game


def players_meant(game: Game, what: tree.Filter, player: str, source: Object) -> list[Being]:
    """The players that fit; the defending player is the one whom the source attacks, or attacked last."""
    if what.controller != "defending player":
        return filters.candidates(game, what, player, source)
    fight = combat(game.board)
    if fight is None or not fight.declared:
        return []
    if share_turns(game.board) and game.speaks(EITHER_DEFENDS):
        raise NotSimulated("quale dei giocatori in difesa, lo sceglie chi controlla l’effetto: non si simula")
    aim = _aim(game, fight, source)
    if isinstance(aim, str):
        return [aim]
    thing = game.board.things.get(aim[0])
    last = _who_defends(game)
    if thing is None:
        return [last]
    whose = game.ruling_on(WHO_DEFENDS_WHAT_IS_ATTACKED, _whose_it_was(game, fight, aim), thing)
    if whose == last or not game.speaks(THE_PLAYER_THAT_IT_ATTACKS):
        return [whose]
    return [game.ruling_on(THE_PLAYER_THAT_IT_ATTACKS, last, whose)]


def whom_it_attacks(game: Game, source: Object) -> list[Being]:
    """The player or planeswalker that a creature attacks, or attacked before it left combat."""
    fight = combat(game.board)
    if fight is None or not fight.declared:
        return []
    aim = _aim(game, fight, source)
    there = None if isinstance(aim, str) else still(game.board, aim)
    return [aim] if isinstance(aim, str) or (there and "planeswalker" in traits(game, there).types) else []


def _aim(game: Game, fight: Combat, source: Object) -> Being:
    """Whom a creature attacks, or attacked before it left combat; where nobody knows, the next player."""
    first = _who_defends(game)
    aim = fight.attacked_by(source) if fight.attacks(source) else dict(fight.left).get(source, first)
    if not isinstance(aim, str) or aim == first or not game.speaks(THE_PLAYER_THAT_IT_ATTACKS):
        return aim
    return str(game.ruling_on(THE_PLAYER_THAT_IT_ATTACKS, first, aim))


def _who_defends(game: Game) -> str:
    """The player who defends where nobody is attacked yet: the first opponent behind the active player."""
    turn = active(game.board)
    return next(iter(opponents(game.board, turn)), turn)


ATTACKED = frozenset({"planeswalker", "battle"})


def with_those_attacked(game: Game, fight: Combat) -> Combat:
    """A combat that knows of each permanent which is attacked who controlled it as it came to be."""
    aims = dict.fromkeys(aim for _, aim in fight.attackers if not isinstance(aim, str))
    new = [(aim, last_controller(game, aim)) for aim in aims if aim not in dict(fight.whose)]
    return fight._replace(whose=(*fight.whose, *new)) if new else fight


def still_attacked(game: Game, one: Object) -> Being | None:
    """What an attacker attacks; None where that is a permanent which has left combat."""
    fight = combat(game.board) or Combat()
    aim = fight.attacked_by(one)
    if isinstance(aim, str):
        return aim
    thing = still(game.board, aim)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    changed = dict(fight.whose).get(aim, controller(game, thing)) != controller(game, thing)
    return None if changed or not ATTACKED & traits(game, thing).types else aim


def _whose_it_was(game: Game, fight: Combat, aim: Object) -> str:
    """Who controlled a permanent as it came to be attacked: whoever has it since, that one is threatened."""
    return dict(fight.whose).get(aim) or last_controller(game, aim)


def with_defender(node: object, who: str) -> object:
    """What a text says of the defending player, as it is of that one."""
    own = tree.mapped(node, lambda part: with_defender(part, who))
    return filters.bound_to(own, filters.DEFENDING, who) if isinstance(own, tree.Filter) else own


def attacked(game: Game, player: str) -> int:
    """How many opponents a player has attacked with creatures that were declared as attackers in this combat."""
    fight = combat(game.board)
    if fight is None or not has_the_turn(game, player):
        return 0
    return sum(isinstance(one, str) for one in fight.aims)


def defending_player(game: Game, attacked: Being) -> str:
    """The player whom an attack threatens: the one attacked, or who controls the permanent that is."""
    if isinstance(attacked, str):
        return attacked
    thing = game.board.things.get(attacked[0])
    if thing is None:
        return _who_defends(game)
    whose = _whose_it_was(game, combat(game.board) or Combat(), attacked)
    return str(game.ruling_on(WHO_DEFENDS_WHAT_IS_ATTACKED, whose, thing))


def is_blocked(game: Game, one: Object) -> bool:
    """Whether an attacker is blocked: once blocked, it stays so though its blockers leave."""
    fight = combat(game.board) or Combat()
    for blocker in fight.blockers_of(one):
        if still(game.board, blocker) is not None:
            return True
    return bool(game.ruling(STAYS_BLOCKED, one))


def defenders(game: Game) -> tuple[str, ...]:
    """The players whom attacks threaten, in turn order; the next player where nobody attacks."""
    fight = combat(game.board)
    if fight is None or not fight.attackers:
        return (_who_defends(game),)
    threatened = {defending_player(game, attacked) for _, attacked in fight.attackers}
    return tuple(player for player in players(game.board) if player in threatened)
