"""What texts leave to players when they resolve: paying or not, doing or not, one thing or another; and conditions."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, chosen, controller, speaks_of, still
from judgekit.magic.plays.casting import paying_mana
from judgekit.magic.plays.casting.payable import can_pay
from judgekit.magic.plays.resolving import at_one_moment, sacrificing
from judgekit.magic.plays.resolving.acted_on import cannot_begin
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text import filters, once_a_turn, spoken, thus, untold
from judgekit.magic.plays.text.evaluate import amount, source_of, things
from judgekit.magic.plays.text.moved_on import MOVED_ITSELF
from judgekit.magic.questions.casting import CONDITION_HOLDS, MANA_WHEN_IT_IS_ASKED_FOR
from judgekit.magic.questions.drawing import (
    ANOTHER_MAY_BE_MADE_TO_DRAW_FROM_NOTHING,
    IS_KEPT_FROM_DRAWING,
    MAY_CHOOSE_TO_DRAW_FROM_NOTHING,
)
from judgekit.magic.questions.replacement import REPLACES_ITSELF
from judgekit.magic.questions.resolving import (
    IMPOSSIBLE_OPTION,
    MANA_WHILE_RESOLVING,
    NOBODY_HAS_TO_PAY,
    ONLY_WHERE_IT_CAN_BE_DONE,
    WHAT_X_IS_IN_A_KEYWORDS_COST,
    X_CHOSEN_AS_IT_IS_PAID,
)
from judgekit.magic.questions.triggers import PAID_OFTEN_TRIGGERS_ONCE
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def pays(
    game: Game, payer: str, costs: tuple[object, ...], spell: Thing, said: bool | None = None, x: int | None = None
) -> Flow[bool]:
    """Whether a player pays, now, where the text lets them; what they pay is paid. They may have `said` so before.

    The number for `x` is chosen by who pays, where it was not told as the spell or ability was played.
    """
    source = _source(game, spell)
    costs = tuple(
        tree.with_others(cost, tree.Filter, lambda of: spoken.but_the_one_told_of(of, spell)) for cost in costs
    )
    open_costs, costs = costs, tuple(tree.cost_for_x(cost, x or 0) for cost in costs)
    cannot = _not_to_be_paid(game, costs, payer, spell)
    if said is None:
        asked = open_costs if x is None else costs
        said = yield Ask("pay or not", payer, (spell.id, asked), (False,) if cannot else (True, False))
    forced = not cannot and speaks_of(game, "paying or not") and not game.ruling(NOBODY_HAS_TO_PAY)
    if cannot or not (said or forced):
        yield Event("declined", (payer, spell.id, "cost"))
        return False
    if x is None and any(tree.asks_for_x(cost) for cost in open_costs):
        free = game.is_so(X_CHOSEN_AS_IT_IS_PAID)
        number = (yield Ask("x to pay", payer, (spell.id, open_costs))) if free else 0
        yield Event("choose", (spell.id, "x", number))
        costs = tuple(tree.cost_for_x(cost, number) for cost in open_costs)
    payable = [cost for cost in costs if _can_be_paid(game, payer, cost, spell)]
    before = game.board
    paid: bool = yield from game.insist(lambda: _paying(game, payer, source, payable))
    if not paid:  # each could be paid, and not all together
        yield Event("declined", (payer, spell.id, "cost"))
        return paid
    if any(isinstance(cost, tree.DiscardCost) for cost in payable):
        yield from told_of_discarded(game, before, (payer,), spell)
    due = [cost.how_many for cost in payable if isinstance(cost, tree.SacrificeCost)]
    if due:
        yield from _told_of_sacrificed(game, before, due, spell)
    for one in {type(cost): cost for cost in payable if isinstance(cost, thus.COSTS)}.values():
        yield from thus.note(game, before, one, payer, spell)
    return paid


def _not_to_be_paid(game: Game, costs: tuple[object, ...], payer: str, spell: Thing) -> bool:
    """Whether a player cannot choose to pay; of some costs the rules of their word say so."""
    match costs:
        case (tree.DeedCost(word) as cost,) if game.speaks(question := ONLY_WHERE_IT_CAN_BE_DONE[word]):
            return not _can_be_paid(game, payer, cost, spell) and bool(game.ruling(question))
    return bool(game.ruling(IMPOSSIBLE_OPTION, costs, payer, spell))


def told_of_discarded(game: Game, before: Board, players: tuple[str, ...], spell: Thing) -> Flow[None]:
    """The cards that have just been discarded, wherever they went, are what the text means by «the discarded card»."""
    here = game.board.things.get(spell.id)
    if here is None:
        return
    gone = [card for who in players for card in before.zone("hand", who) if card not in game.board.zone("hand", who)]
    those = tuple(game.board.things[card].object for card in gone if card in game.board.things)
    yield Event("mark", (here.id, "about", {**here.marks.get("about", {}), "discarded": those}))


def _told_of_sacrificed(game: Game, before: Board, due: list[Any], spell: Thing) -> Flow[None]:
    """The permanents that have just been sacrificed, as they were, are what the text means by «that creature» then."""
    here, now = game.board.things.get(spell.id), set(game.board.zone("battlefield"))
    gone = tuple(before.things[number].object for number in before.zone("battlefield") if number not in now)
    if here is not None and due == [len(gone)]:  # nothing else has been given up for mana
        yield Event("mark", (here.id, "about", {**here.marks.get("about", {}), "sacrificed": gone}))


def x_told(spell: Thing) -> int | None:
    """The number for X that was told as a spell or ability was played; None where none was."""
    found: int | None = chosen(spell, "x", spell.marks.get("x"))
    return found


def _paying(game: Game, payer: str, source: Thing, costs: Iterable[object]) -> Flow[bool]:
    """What each cost asks for is paid."""
    for cost in costs:
        yield from game.run("pay", payer, source, cost, None)
    return True


def _source(game: Game, spell: Thing) -> Thing:
    """The thing that a spell or ability is of, or the spell itself where that is gone."""
    return game.board.things.get(source_of(spell)[0], spell)


def _can_be_paid(game: Game, payer: str, cost: object, spell: Thing) -> bool:
    """Whether a player can pay a cost now: not with what the source has become since, nor with what is another's."""
    source = _source(game, spell)
    own = isinstance(cost, (tree.TapCost, tree.UntapCost)) or isinstance(getattr(cost, "of", None), tree.This)
    if own and source.zone == BATTLEFIELD and not spell.marks.get(MOVED_ITSELF):
        given = isinstance(cost, (tree.SacrificeCost, tree.ReturnCost, tree.TapCost, tree.UntapCost))
        if source.object != source_of(spell) or (given and controller(game, source) != payer):
            game.show()
            return False
    return _payable(game, payer, source, cost)


def _payable(game: Game, payer: str, source: Thing, cost: object) -> bool:
    if isinstance(cost, tree.Mana):
        by_lands = game.ruling(MANA_WHILE_RESOLVING) and game.ruling(MANA_WHEN_IT_IS_ASKED_FOR)
        return paying_mana.can_pay(game, payer, cost.symbols, by_lands=by_lands)
    return can_pay(game, payer, source, cost)


def do_all(game: Game, instructions: Iterable[object], player: str, spell: Thing) -> Flow[None]:
    """Do instructions one after another: each knows what those before it have chosen or made."""
    for instruction in at_one_moment.joined(instructions):
        before = game.board.things.get(spell.id)
        yield from game.run("do", instruction, player, spell)
        spell = _as_left(spell, before, game.board.things.get(spell.id))


def _as_left(spell: Thing, before: Thing | None, now: Thing | None) -> Thing:
    """A spell or ability with what an instruction has noted on it."""
    if before is None or now is None or now is before or now.object != before.object:
        return spell
    noted = {name: value for name, value in now.marks.items() if before.marks.get(name) is not value}
    return spell._replace(marks={**spell.marks, **noted}) if noted else spell


def _deciding(
    game: Game, what: tree.Pay | tree.May | tree.OneOf, who: object, player: str, spell: Thing
) -> Flow[Thing]:
    """Whoever decides is the player of whom the rest of the text speaks; the spell that knows it.

    You who may do something are told as «you»; as one of several you are «that player», like the others.
    """
    here = game.board.things.get(spell.id)
    one_of_several = isinstance(what.who, (tree.EachPlayer, tree.Opponent))
    if here is None or (who == player and not one_of_several):
        return spell if here is None else here
    yield Event("mark", (here.id, "about", spoken.of_whom(here.marks.get("about", {}), (who,))))
    return game.board.things[here.id]


def one_player(game: Game, what: tree.OnePlayer, player: str, spell: Thing) -> Flow[None]:
    """One of several players is chosen: it is of that one that the text goes on to speak."""
    possible = tuple(str(one) for one in things(game, what.of, player, spell))
    if len(possible) > 1:
        side = "opponent" if isinstance(what.of, tree.Opponent) else ""
        any_of_them = tree.Chosen(tree.Filter("player", controller=side))
        possible = yield Ask("choose", player, (spell.id, any_of_them, 1), possible)
    here = game.board.things.get(spell.id)
    if here is not None and possible:
        yield Event("mark", (here.id, "about", spoken.of_whom(here.marks.get("about", {}), possible[:1])))


def _decided(spell: Thing, what: object) -> bool | None:
    """What was decided about an instruction when the ability went onto the stack; None where it was left open."""
    offers = chosen(spell, "may", ())
    same = next((yes for offer, yes in offers if offer is what), None)
    alike = {yes for offer, yes in offers if tree.same(offer, what)}  # what an ability says may have been read anew
    return same if same is not None or len(alike) != 1 else alike.pop()


def pay(game: Game, what: tree.Pay, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from _offered(game, what, str(who), player, spell)


def _offered(game: Game, what: tree.Pay, who: str, player: str, spell: Thing) -> Flow[bool]:
    """Whether one player pays; what is done if so, or else."""
    here = yield from _deciding(game, what, who, player, spell)
    times = amount(game, what.times, player, here)
    if "then" in (about := here.marks.get("about", {})):
        times = game.ruling_on(WHAT_X_IS_IN_A_KEYWORDS_COST, about["then"], times)
    costs = times_over(what.costs, times)
    before = game.board.things.get(spell.id)
    paid = yield from pays(game, who, costs, here, _decided(spell, what), x_told(spell))
    if any(tree.asks_for_x(cost) for cost in costs):
        here = _as_left(here, before, game.board.things.get(spell.id))
    here = _who_knows_what_was_given(here, game.board.things.get(spell.id))
    yield from _one_or_other(game, paid, what.then, what.otherwise, player, here)
    return paid


def _who_knows_what_was_given(spell: Thing, now: Thing | None) -> Thing:
    """A spell or ability that has been told what was discarded or sacrificed, as a cost that it offers."""
    told = now.marks.get("about", {}) if now is not None else {}
    gone = {how: told[how] for how in ("discarded", "sacrificed") if how in told}
    return spell._replace(marks={**spell.marks, "about": {**spell.marks.get("about", {}), **gone}}) if gone else spell


def _one_or_other(
    game: Game, first: object, one: tuple[object, ...], other: tuple[object, ...], player: str, spell: Thing
) -> Flow[None]:
    """What is done, of two things that a text tells one after the other; «it» is never what only the other finds."""
    if first:
        yield from do_all(game, one, player, spell)
        yield from spoken.passed_over(game, other, spell, one)
        return
    before = game.board.things.get(spell.id)
    yield from spoken.passed_over(game, one, spell)
    yield from do_all(game, other, player, _as_left(spell, before, game.board.things.get(spell.id)))


def times_over(costs: tuple[object, ...], times: int) -> tuple[object, ...]:
    """Costs that are to be paid several times at once."""
    return costs if times == 1 else tuple(_times(cost, times) for cost in costs) if times else ()


def _times(cost: Any, times: int) -> Any:
    match cost:
        case tree.Mana(symbols):
            generic = sum(int(s) for s in symbols if s.isdigit()) * times
            coloured = tuple(s for s in symbols if not s.isdigit()) * times
            return tree.Mana(((str(generic),) if generic else ()) + coloured)
        case tree.PayLife(int(n)):
            return tree.PayLife(n * times)
        case _:
            return cost._replace(how_many=cost.how_many * times) if hasattr(cost, "how_many") else cost


def pay_as_often(game: Game, what: tree.PayTimes, player: str, spell: Thing) -> Flow[None]:
    """A player pays a cost again and again; whatever that triggers does so once."""
    for who in things(game, what.who, player, spell):
        often = 0
        while (yield from pays(game, str(who), what.costs, spell)):
            often += 1
        there = game.board.things.get(spell.id)
        if not often or there is None:
            continue
        yield Event("mark", (spell.id, "about", {**there.marks.get("about", {}), "amount": often}))
        for _ in range(1 if game.is_so(PAID_OFTEN_TRIGGERS_ONCE) else often):
            for step in what.then:
                yield from game.run("do", step, player, game.board.things.get(spell.id, spell))


def note_life(game: Game, what: tree.NoteLife, player: str, spell: Thing) -> Flow[None]:
    """The life of a player is noted for the source, in the place of what was noted before."""
    there = still(game.board, source_of(spell))
    if there is None:
        return
    for who in things(game, what.who, player, spell):
        noted = {**there.marks.get("choices", {}), tree.LIFE_NOTED: str(game.board.players[str(who)]["life"])}
        yield Event("mark", (there.id, "choices", noted))


def may(game: Game, what: tree.May, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from _left_to(game, what, str(who), player, spell)


def _left_to(game: Game, what: tree.May, who: str, player: str, spell: Thing) -> Flow[bool]:
    """Whether one player does what they may do; what is done else."""
    here = yield from _deciding(game, what, who, player, spell)
    ability = spell.marks.get("ability")
    once = ability if isinstance(ability, tree.Triggered) and ability.done_once else None
    cannot = game.ruling(IMPOSSIBLE_OPTION, what.do[1:] if what.apart else what.do, who, here)
    cannot = cannot or (once is not None and once_a_turn.is_done(game, source_of(spell), once))
    said = _decided(spell, what)
    if said is None:
        said = yield Ask("may", who, (spell.id, what), (False,) if cannot else (True, False))
    does = bool(said) and not cannot
    if not does:
        yield Event("declined", (who, spell.id))
    elif once is not None:
        yield once_a_turn.doing(game, source_of(spell), once)
    yield from _one_or_other(game, does, what.do, what.otherwise, player, here)
    return does


def if_any(game: Game, what: tree.IfAny, player: str, spell: Thing) -> Flow[None]:
    """Several players are offered something, each in turn; what follows is done once, whoever and however many do."""
    did = False
    for who in things(game, what.offer.who, player, spell):
        if isinstance(what.offer, tree.Pay):
            did |= yield from _offered(game, what.offer, str(who), player, spell)
        else:
            did |= yield from _left_to(game, what.offer, str(who), player, spell)
    yield from do_all(game, what.then if did else what.otherwise, player, spell)


def one_of(game: Game, what: tree.OneOf, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        here = yield from _deciding(game, what, who, player, spell)
        possible = tuple(
            n for n, option in enumerate(what.options) if not game.ruling(IMPOSSIBLE_OPTION, option, str(who), here)
        )
        if not possible:
            continue  # who can do none of it does nothing
        said = possible[0] if len(possible) == 1 else (yield Ask("option", str(who), (spell.id, what), possible))
        yield from do_all(game, what.options[said], player, here)


def look_in(game: Game, what: tree.LookIn, player: str, spell: Thing) -> Flow[None]:
    """Who looks for cards decides in which of the zones: the rest of the text is about those."""
    for who in things(game, what.who, player, spell):
        some = tuple(c for n in range(1, len(what.zones) + 1) for c in combinations(what.zones, n))
        zones = yield Ask("zones", str(who), (spell.id, what), some)
        do = tree.with_others(what.do, tree.Filter, lambda of: _within(of, what.zones, zones))  # noqa: B023
        yield from do_all(game, (*do, *(what.then if "library" in zones else ())), player, spell)


def _within(of: tree.Filter, offered: Iterable[str], zones: Iterable[str]) -> tree.Filter:
    """Cards of several zones, only those that are in some of these."""
    if not of.either or {each.zone for each in of.either} != set(offered):
        return of
    left = tuple(each for each in of.either if each.zone in zones)
    return left[0] if len(left) == 1 else of._replace(either=left)


def if_(game: Game, what: tree.If, player: str, spell: Thing) -> Flow[None]:
    yield from untold.told_for(game, what.condition, player, spell)
    holds = game.ruling(CONDITION_HOLDS, what.condition, player, spell)
    then = what.then
    if holds and what.instead and not game.is_so(REPLACES_ITSELF):
        then = (*what.otherwise, *then)
    yield from _one_or_other(game, holds, then, what.otherwise, player, spell)


def impossible(game: Game, value: bool, option: tuple[object, ...], player: str, spell: Thing) -> bool:
    """An option that cannot be carried out is not chosen: a sacrifice with nothing to sacrifice."""
    if len(option) > 1 and cannot_begin(game, option, player, spell):
        return True
    if option and isinstance(option[0], tree.OneOf) and _none_possible(game, value, option[0], player, spell):
        return True
    for n, instruction in enumerate(option):
        if isinstance(instruction, tree.Cost) and not _can_be_paid(game, player, instruction, spell):
            return True
        if isinstance(instruction, (tree.Sacrifice, tree.Discard)) and (
            _is_done_by_others(game, instruction, player, spell) or not all(map(_is_given_up, option[:n]))
        ):  # behind anything else nobody knows yet what there will be: «you may draw. If you do, discard a card»
            continue
        if isinstance(instruction, tree.Sacrifice) and not sacrificing.has_each(game, instruction, player, spell):
            return True
        if isinstance(instruction, tree.Sacrifice) and isinstance(instruction.of, tree.Filter):
            mine = tree.within(instruction.of, {"controller": player})
            due = 0 if instruction.up_to else amount(game, instruction.how_many, player, spell)
            if len(filters.candidates(game, mine, player, source_of(spell))) < due:
                return True
        if isinstance(instruction, tree.Discard):
            due = amount(game, instruction.how_many or 0, player, spell)
            free = isinstance(instruction.what, tree.Chosen) and instruction.what.up_to
            if len(game.board.zone("hand", player)) < due and not free:
                return True
        if isinstance(instruction, tree.AddMana) and _adds_none_of_it(game, instruction, player, spell):
            return True
        if isinstance(instruction, tree.Draw) and _draws_nothing(game, instruction, player, spell):
            return True
        if n == 0 and isinstance(instruction, tree.PutInto) and _has_too_few(game, instruction.what, player, spell):
            return True
        if isinstance(instruction, tree.PutCounters) and _bears_none(game, instruction, spell):
            return True
    return False


def _none_possible(game: Game, value: bool, what: tree.OneOf, player: str, spell: Thing) -> bool:
    """Whether a player can do none of the things of which they may do one."""
    own = things(game, what.who, player, spell) == [player]
    return own and all(impossible(game, value, option, player, spell) for option in what.options)


def _has_too_few(game: Game, what: object, player: str, spell: Thing) -> bool:
    """Whether fewer cards of a player's own graveyard or hand are there than are to be moved."""
    if not isinstance(what, tree.Chosen) or what.up_to or type(what.how_many) is not int:
        return False
    of = what.of
    if of.noun != "card" or of.zone not in {"graveyard", "hand"} or of.owner != "you" or of.either:
        return False
    return len(filters.candidates(game, filters.meant(of, spell), player, source_of(spell))) < what.how_many


def _bears_none(game: Game, what: tree.PutCounters, spell: Thing) -> bool:
    """Whether counters would be put on the source itself, and it is there no more, or phased out."""
    if not isinstance(what[0], tree.This):
        return False
    there = (one for one in game.board.things.values() if one.object == source_of(spell))
    return all(one.zone[0] == "phased" for one in there)


def _adds_none_of_it(game: Game, what: tree.AddMana, player: str, spell: Thing) -> bool:
    """Whether mana of a colour is asked for that no land could produce, or that no commander has."""
    only_if_possible = isinstance(what.times, (tree.CouldProduce, tree.InIdentity))
    return only_if_possible and not amount(game, what.times, player, spell)


def _is_done_by_others(game: Game, what: tree.Sacrifice | tree.Discard, player: str, spell: Thing) -> bool:
    """Whether it is others, or others too, who give up what is theirs: then it is no matter what one of them has."""
    return {str(who) for who in things(game, what.who, player, spell)} != {player}


def _is_given_up(instruction: object) -> bool:
    """Whether an instruction does nothing but give up what is there."""
    return isinstance(instruction, (tree.Sacrifice, tree.Discard, tree.Cost))


def _draws_nothing(game: Game, what: tree.Draw, player: str, spell: Thing) -> bool:
    """Whether a draw may not be chosen: some text forbids it. That there is no card is no reason, if one knows."""
    if not game.speaks(MAY_CHOOSE_TO_DRAW_FROM_NOTHING):
        return False
    drawing = [str(who) for who in things(game, what.who, player, spell)]
    due = amount(game, what.how_many, player, spell)
    if any(not cannot.may_draw(game, who, due) for who in drawing) and game.ruling(IS_KEPT_FROM_DRAWING):
        return True
    for who in drawing:
        asked = MAY_CHOOSE_TO_DRAW_FROM_NOTHING if who == player else ANOTHER_MAY_BE_MADE_TO_DRAW_FROM_NOTHING
        if not game.board.zone("library", who) and not game.ruling(asked):
            return True
    return False


def is_impossible(game: Game, instruction: object, player: str, spell: Thing) -> bool:
    """Whether nothing at all of an instruction can be done: nobody has anything to sacrifice, or to discard."""
    match instruction:
        case tree.Sacrifice(of=tree.Filter() as of, who=who):
            there = [tree.within(of, {"controller": str(one)}) for one in things(game, who, player, spell)]
            return not any(filters.candidates(game, mine, player, source_of(spell)) for mine in there)
        case tree.Discard(what=None, who=who):
            return not any(game.board.zone("hand", str(one)) for one in things(game, who, player, spell))
        case _:
            return False
