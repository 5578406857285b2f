"""What comes about beside damage, at the same moment: events of their own, and what all of it together comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import NotSimulated
from judgekit.magic.language.tree import Ruled
from judgekit.magic.plays.board.state import controller, is_untouched, rules_of_table, statics_of, still
from judgekit.magic.plays.board.teams import share_turns
from judgekit.magic.plays.replacement.damage_results import Hit, as_though_with, life_lost, results_of, words_to
from judgekit.magic.questions.replacement import DAMAGE_DESTROYS_NOTHING
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.table.board import Board
    from judgekit.table.engine import Game


def brings_more(game: Game, event: Event) -> bool:
    """Whether the source of some damage has words that make more of it, or a text says something of what it does.

    Who believes that damage destroys sees a death beside it, whatever deals it.
    """
    if _holds_life(game.board) or _damage_destroys(game):
        return True
    if as_though_with(game, event.args[1]):
        return True
    thing = still(game.board, event.args[0])
    if thing is not None and not (thing.face.traits.words or thing.face.asks) and is_untouched(game.board, thing):
        return False  # nothing has given it any: most sources of damage are so
    return bool(words_to(game, event.args[0], event.args[1]))


def _damage_destroys(game: Game) -> bool:
    """Whether the rule by which it does not is there in this edition, and has been taken away."""
    return game.speaks(DAMAGE_DESTROYS_NOTHING) and not game.system.tables["rulings"][DAMAGE_DESTROYS_NOTHING]


def _holds_life(board: Board) -> bool:
    """Whether a text keeps somebody's life total from falling by damage, as far as it goes."""
    found: bool | None = board.roster.get("life held")
    if found is None:
        names = {rule[0] for _, ability in statics_of(board) for rule in ability.rules if isinstance(rule, tuple)}
        found = board.roster["life held"] = _FLOOR in names
    return found or any(_sets_the_floor(effect.change.what) for effect in board.facts.get("effects", ()))


def _sets_the_floor(what: object) -> bool:
    """Whether an effect says so for a time."""
    return isinstance(what, Ruled) and any(name == _FLOOR for name, _ in what.rules)


_FLOOR = "life not below"


def held(game: Game, events: Sequence[Event]) -> list[Event]:
    """Where damage and what comes of it would bring a total too low, together they bring it to what a text says."""
    if not _holds_life(game.board):
        return []
    found = []
    for source, rule, least in list(rules_of_table(game)):
        player = controller(game, source)
        total = game.board.players[player]["life"]
        lost = sum(life_lost(game, e) for e in events if e.kind == "damage" and e.args[1] == player)
        gained = sum(e.args[1] for e in events if e.kind == "life" and e.args[0] == player)
        if rule == _FLOOR and share_turns(game.board):
            raise NotSimulated("un totale di squadra che il danno non può portare sotto un limite non si simula ancora")
        if rule == _FLOOR and lost and total + gained - lost < least:
            found.append(Event("life held", (player, min(least, total + gained))))
    return found


def results(game: Game, event: Event) -> tuple[Event, ...]:
    """Damage that is dealt is turned into its results, and other effects act on these."""
    source, to, amount, combat = event.args
    thing = None if isinstance(to, str) else still(game.board, to)
    if thing is None and not isinstance(to, str):
        return ()
    hit = Hit(source, words_to(game, source, to), to, thing, amount, combat)
    game.look()
    found = results_of(game, game.system.tables["damage"], hit)
    events = tuple(each for result in found for each in result.events)
    cites = game.looked()
    if events:
        game.cite(cites)
    return events


def one_gain_of_a_source(game: Game, brought: list[tuple[Event, Event]]) -> list[tuple[Event, Event]]:
    """However many things a source damages at one moment, it has a player gain life once."""
    found: list[tuple[Event, Event]] = []
    places: dict[tuple[object, str], int] = {}
    for cause, event in brought:
        of = (cause.args[0], event.args[0]) if cause.kind == "damage" and event.kind == "life" else None
        if of is None or of not in places:
            if of is not None:
                places[of] = len(found)
            found.append((cause, event))
            continue
        first, gain = found[places[of]]
        found[places[of]] = (first, gain._replace(args=(gain.args[0], gain.args[1] + event.args[1])))
    return found
