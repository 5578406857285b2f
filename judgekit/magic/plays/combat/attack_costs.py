"""What it costs to attack and to block: chosen, worked out, mana made for it, paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import told
from judgekit.magic.plays.board.state import Object, controller, in_play, is_plain, still, traits
from judgekit.magic.plays.board.teams import share_turns
from judgekit.magic.plays.casting import hybrid, other_costs, paying_mana
from judgekit.magic.plays.text import shorthand
from judgekit.magic.plays.triggers.pending import pending, those_waiting
from judgekit.magic.questions.casting import MANA_WHEN_IT_IS_ASKED_FOR
from judgekit.magic.questions.combat import EACH_SPEAKS_OF_ITS_OWN_COST
from judgekit.table.engine import Ask, Event
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.table.system import Question


DECLARED = "declared with"  # those that are being declared as attackers


class Toll(NamedTuple):
    """What attacking or blocking costs: mana, and with what creature each of the other costs is paid."""

    payer: str  # who declares, or the teammate whose creatures they are
    mana: tuple[str, ...]
    others: tuple[tuple[int, Any], ...]


def may_cost(game: Game) -> bool:
    """Whether anything on the board may make it cost something to attack or to block."""
    return not is_plain(game.board) or "offered" in game.board.facts


def may_be_offered(game: Game) -> bool:
    """Whether anything in play has a cost that may be paid as it attacks."""
    found: bool | None = game.board.roster.get("offers")
    if found is None:
        there = (game.board.things[number] for number in game.board.zone("battlefield"))
        found = any(isinstance(a, tree.AsAttacks) for thing in there for a in told(thing.face.traits))
        game.board.roster["offers"] = found
    return found


def is_due(game: Game) -> bool:
    """Whether a cost to attack or block has been worked out."""
    return "toll" in game.board.facts


def mana_is_due(game: Game) -> bool:
    """Whether any of that cost is mana."""
    toll: Toll | None = game.board.facts.get("toll")
    return toll is not None and bool(toll.mana)


def worked_out(question: Question) -> Callable[..., Flow[None]]:
    """What it costs in all to attack or block with the creatures chosen: from now on that does not change."""

    def play(game: Game, player: str, chosen: Sequence[tuple[int, object]], *_: object) -> Flow[None]:
        due = [
            (one, cost)
            for one, aim in chosen
            for cost in game.ruling_on(question, (), player, game.board.things[one], aim)
        ]
        due += [pair for pair in game.board.facts.get("offered", ()) if pair[0] in {one for one, _ in chosen}]
        if "offered" in game.board.facts:
            yield Event("note", ("offered", None))
        if due:
            yield Event("note", ("toll", _as_it_can_be(game, toll_of(_who_pays(game, player, due), due), due[0][0])))

    play.__name__ = question.about.replace(" ", "_")
    play.__doc__ = f"What it is: {question}, in all; from now on that does not change."
    return play


def _who_pays(game: Game, player: str, due: Iterable[tuple[int, object]]) -> str:
    """Who pays: the player who declares, or the teammate whose creatures cost something."""
    if not share_turns(game.board):
        return player
    whose = {controller(game, game.board.things[one]) for one, _ in due}
    if len(whose) > 1:
        raise NotSimulated("il costo per attaccare, o bloccare, con le creature di più compagni insieme non si simula")
    return whose.pop()


def toll_of(payer: str, due: Iterable[tuple[int, object]]) -> Toll:
    """Costs as they are paid: mana in one, the others each by itself."""
    mana: list[str] = []
    others: list[tuple[int, Any]] = []
    for one, cost in due:
        if isinstance(cost, str):
            mana.append(cost)
        elif isinstance(cost, tree.Mana):
            mana += cost.symbols
        else:
            others.append((one, cost))
    return Toll(payer, tuple(mana), tuple(others))


def _as_it_can_be(game: Game, toll: Toll, one: int) -> Toll:
    """A cost with symbols that may be paid in two ways, as it is paid where but one of them is possible."""
    if not hybrid.is_hybrid(toll.mana):
        return toll
    game.look()
    there = [(tuple(symbol for symbol in way if symbol != "P"), way.count("P")) for way in hybrid.ways(toll.mana)]
    life = game.board.players[toll.payer]["life"]
    able = {(tuple(sorted(mana)), times) for mana, times in there if life >= _HALF * times}
    able = {(mana, times) for mana, times in able if not mana or paying_mana.can_pay(game, toll.payer, mana)}
    game.looked()
    if len(able) > 1:
        raise NotSimulated("un costo per attaccare che si può pagare in più modi non si simula ancora")
    mana, times = able.pop() if able else there[0]
    return toll._replace(mana=mana, others=(*toll.others, *(((one, tree.PayLife(_HALF)),) * times)))


_HALF = 2  # life that is paid for a symbol with a half {P}


def make_mana(game: Game, player: str, chosen: object, *_: object) -> Flow[None]:
    """Whoever has to pay mana may play mana abilities now."""
    toll: Toll = game.board.facts["toll"]
    lacks = paying_mana.lacking(game, toll.payer, toll.mana)
    if lacks and game.ruling(MANA_WHEN_IT_IS_ASKED_FOR):
        yield from paying_mana.make(game, toll.payer, lacks, "toll", must=False)


def pay(game: Game, player: str, chosen: object, *_: object) -> Flow[None]:
    """All of the cost is paid, in any order: a part of it is nothing."""
    toll: Toll = game.board.facts["toll"]
    yield Event("note", ("toll", None))
    yield from paid(game, toll)
    yield from nothing_else(game, toll)


def nothing_else(game: Game, toll: Toll) -> Flow[None]:
    """What is named for a cost that it does not take, or a part of it, pays nothing."""
    costs = (*(cost for _, cost in toll.others), tree.Mana(toll.mana))
    yield from paying_mana.nothing_else(game, toll.payer, "toll", costs)


def paid(game: Game, toll: Toll) -> Flow[None]:
    """A cost is paid: its mana from the pool, and what is no mana."""
    if toll.mana:
        yield paying_mana.spent(game, toll.payer, toll.mana)
    for one, cost in toll.others:
        before = _tapped(game)
        yield from other_costs.pay_other(game, toll.payer, game.board.things[one], cost, None)
        if isinstance(cost, tree.TapOthers):
            yield Event("note", ("pending", _linked(game, one, _tapped(game) - before)))
    if DECLARED in game.board.facts:
        yield Event("note", (DECLARED, None))


# --- what may be paid «as» a creature attacks -------------------------------------------------------------------------


def choose_offers(game: Game, player: str, chosen: Sequence[tuple[int, Any]], *_: Any) -> Flow[None]:
    """Which of the costs that a player may pay as a creature attacks are paid, is chosen before the total is fixed."""
    taken: list[tuple[int, Any]] = []
    yield Event("note", (DECLARED, tuple(one for one, _ in chosen)))
    for one, _ in chosen:
        thing = game.board.things[one]
        for ability in _offers(game, thing):
            if (yield Ask("toll", player, (one, ability), (True, False))):
                taken += [(one, cost) for cost in ability.costs]
                yield Event("tolled", (thing.object, ability))
    yield Event("note", ("offered", tuple(taken)) if taken else (DECLARED, None))


def notice(game: Game, event: Event, before: Board) -> bool:
    """Whoever pays as a creature attacks gets what is promised for it: that waits to be put on the stack."""
    one, ability = event.args
    thing = still(game.board, one)
    if thing is not None:
        shorthand.because(game, ability)
        pending(game, thing, tree.Triggered(tree.Trigger("tolled"), ability.modes), {"": (one,)})
    return thing is not None


def _offers(game: Game, thing: Thing) -> list[tree.AsAttacks]:
    like = traits(game, thing)
    there = (*like.abilities, *shorthand.of_words(game, like)) if like.words else like.abilities
    return [a for a in there if isinstance(a, tree.AsAttacks)]


def _tapped(game: Game) -> frozenset[Object]:
    """The permanents that are tapped."""
    return frozenset(thing.object for thing in in_play(game.board) if thing.marks.get("tapped"))


def _linked(game: Game, one: int, tapped: frozenset[Object]) -> tuple[object, ...]:
    """What has triggered, told which creatures were tapped for it: an ability speaks of its own cost alone."""
    found = list(those_waiting(game.board))
    for n, waiting in enumerate(found):
        if waiting.ability.trigger.kind == "tolled" and waiting.source[0] == one and "tapped" not in waiting.about:
            others = frozenset[Object]().union(*(one.about.get("tapped", ()) for one in found))
            told = tapped if not others or game.is_so(EACH_SPEAKS_OF_ITS_OWN_COST) else tapped | others
            found[n] = waiting._replace(about={**waiting.about, "tapped": tuple(sorted(told))})
            break
    return tuple(found)
