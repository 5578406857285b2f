"""What playing something costs in all: told first, then mana is made for it, then it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import told
from judgekit.magic.language.rule_names import (
    ANY_MANA_PAYS,
    ANY_TYPE_PAYS,
    CAST_FREELY,
    OTHER_COST,
    PLAYED_FREELY,
    plain,
)
from judgekit.magic.plays.board.facts import ADDED, HALVES, SPENT
from judgekit.magic.plays.board.state import chosen, controller, rules_of_table, speaks_of, traits
from judgekit.magic.plays.casting import helping, hybrid, paying_mana, pool
from judgekit.magic.plays.keywords import ways
from judgekit.magic.plays.layers.face_down import is_down
from judgekit.magic.plays.text import counting, filters
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.casting import (
    A_MANA_PAYMENT_LETS_MAKE_MANA,
    ADDED_COSTS_ARE_OPTIONAL,
    ALL_BEFORE_THE_COLON_IS_ITS_COST,
    ANOTHER_COST_CAN_BE_PAID_FOR_NONE,
    ANOTHER_COST_IS_OPTIONAL,
    ANY_NUMBER_OF_COSTS,
    CONDITION_HOLDS,
    COSTS_BESIDE_THE_MANA_COST,
    COSTS_THAT_MAY_BE_ADDED,
    COSTS_THAT_MAY_BE_PAID_INSTEAD,
    MANA_AS_THOUGH_OF_ANY_COLOUR,
    MANA_ON_TOP_OF_ANOTHER_COST,
    MANA_THAT_SYMBOLS_ASK_FOR,
    NO_MANA_COST_CAN_BE_PAID,
    PAID_INSTEAD_OF_THE_MANA_COST,
    SEVERAL_OTHER_COSTS,
    TOTAL_COST,
    WHAT_ITS_ZONE_ASKS_FOR,
)
from judgekit.table.board import Note
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.magic.cards import Symbols
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

Costs = tuple[Any, ...]
# what is chosen: another cost, halves of symbols, which of several additional costs
INSTEAD, WHICH = "instead", "which costs"
OWN = (tree.OwnCost(),)  # where an effect lets a card be cast, and its mana cost is paid
LIFE = tree.PayLife(2)  # what a symbol with a half {P} may cost instead of mana


class Due(NamedTuple):
    """What has to be paid for a spell or ability: mana, and what is no mana."""

    mana: Symbols = ()
    others: Costs = ()


# --- what its player means to pay -------------------------------------------------------------------------------------


def choose_costs(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Whoever plays a spell tells which costs they add to its cost, and which they pay instead of its mana cost."""
    spell = game.board.things.get(what)
    if spell is None or "ability" in spell.marks:
        return
    if (instead := (yield from _instead(game, player, spell))) is not None:
        yield Event("choose", (what, INSTEAD, instead))
    if traits(game, spell).words and (words := (yield from _added(game, player, spell))):
        yield Event("choose", (what, ADDED, (*chosen(game.board.things[what], ADDED, ()), *words)))
    which = yield from _which(game, player, spell)
    if which:
        yield Event("choose", (what, WHICH, which))


def _which(game: Game, player: str, spell: Thing) -> Flow[tuple[int, ...]]:
    """Which of several additional costs is paid, wherever a text asks for one of them."""
    picked: tuple[int, ...] = ()
    for cost in _additional(game, spell):
        if isinstance(cost, tree.EitherCost):
            said = yield Ask("which cost", player, (spell.id, cost), tuple(range(len(cost.options))))
            picked = (*picked, said)
    return picked


def _additional(game: Game, spell: Thing) -> Costs:
    """What a text asks for beside the mana cost, as it stands there."""
    return tuple(c for a in traits(game, spell).abilities if isinstance(a, tree.ExtraCost) for c in a.costs)


def _as_chosen(costs: Costs, which: Iterator[int]) -> Costs:
    """Costs with that of several that has been chosen."""
    found: list[object] = []
    for cost in costs:
        found += cost.options[next(which, 0)] if isinstance(cost, tree.EitherCost) else (cost,)
    return tuple(found)


def _instead(game: Game, player: str, spell: Thing) -> Flow[Costs | None]:
    """The costs that are paid instead of the mana cost: those of the way in which it is played, or those of a text."""
    if paid_instead(spell) is not None:
        return None  # an effect lets it be cast for that alone
    if not {CAST_FREELY, PLAYED_FREELY}.isdisjoint(_let_by_effects(game, player, spell)):
        return ()  # and so does one that lasts
    way: Costs | None = None
    by_an_effect = chosen(spell, INSTEAD) is not None  # for its own cost: what else its zone would let is not used
    if not by_an_effect and (asked := game.ruling(WHAT_ITS_ZONE_ASKS_FOR, spell)) is not None:
        word, way = asked
        yield Ask("way", player, (spell.id, word, way), (True,))
        if (row := game.word(ways.IS_REMEMBERED, word)) is not None:
            game.cite(row.cites)
            yield Event("choose", (spell.id, ADDED, (word,)))
        if not game.ruling(SEVERAL_OTHER_COSTS):
            return way
    for word, costs in game.ruling(COSTS_THAT_MAY_BE_PAID_INSTEAD, spell) if traits(game, spell).words else ():
        if (yield Ask("added cost", player, (spell.id, word, costs), (False, True))):
            yield Event("choose", (spell.id, ADDED, (word,)))
            if (row := game.word(ways.CHANGES_THE_SPELL, word)) is not None:
                game.cite(row.cites)
                yield row.play(game, player, spell)
            return tuple(costs)
    told = told_instead(game, spell)
    if told is None:
        return way
    said = yield Ask("other cost", player, (spell.id, told), (False, True))
    if speaks_of(game, "an optional cost") and not game.ruling(ANOTHER_COST_IS_OPTIONAL):
        return told
    if not said:
        game.show()
    return told if said else way


def paid_instead(spell: Thing) -> Costs | None:
    """What is paid instead of a spell's mana cost; None where that is paid, because an effect says so too."""
    costs: Costs | None = chosen(spell, INSTEAD)
    return None if costs is None or tree.same(costs, OWN) else costs


def told_instead(game: Game, spell: Thing) -> Costs | None:
    """What may be paid instead of a spell's mana cost, if its text says so."""
    others = [a for a in traits(game, spell).abilities if isinstance(a, tree.OtherCost)]
    own = next((a.costs for a in others if a.condition is None or _is_so(game, a.condition, spell)), None)
    return own if own is not None else _told_by_another(game, spell)


def _told_by_another(game: Game, spell: Thing) -> Costs | None:
    """What may be paid instead because something else says so of such spells."""
    you = controller(game, spell)
    for source, rule, about in rules_of_table(game):
        if rule != OTHER_COST or controller(game, source) != you:
            continue
        spells, costs, zone = about
        there = spell.marks.get("from", ("",))[0]
        if zone in {"", there} and filters.fits(game, spell, spells, you, source.object):
            return tuple(costs)
    return None


def _is_so(game: Game, condition: object, spell: Thing) -> bool:
    return bool(game.ruling(CONDITION_HOLDS, condition, controller(game, spell), spell))


def _added(game: Game, player: str, spell: Thing) -> Flow[tuple[str, ...]]:
    """The keywords of a spell whose costs its player adds."""
    words: tuple[str, ...] = ()
    for word, more in game.ruling(COSTS_THAT_MAY_BE_ADDED, spell):
        if word in chosen(spell, ADDED, ()):
            continue  # that has been told with the modes
        if game.word(ways.REPEATED, plain(word)) is not None:
            times = yield Ask("times paid", player, (spell.id, word, more))
            words = (*words, *(word,) * times)
            continue
        said = yield Ask("added cost", player, (spell.id, word, more), (False, True))
        if not game.ruling(ADDED_COSTS_ARE_OPTIONAL) or said:
            words = (*words, word)
        else:
            game.show()
    return words


# --- the total --------------------------------------------------------------------------------------------------------


def work_out(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """All that is to be paid is worked out now; from here on that does not change."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    due = total(game, player, spell)
    game.look()
    if hybrid.is_hybrid(due.mana):  # what a reduction has left: its player has chosen which half it takes
        due = due._replace(mana=hybrid.first(due.mana, lambda way: paying_mana.can_pay(game, player, way, spell)))
    told = due != printed(game, spell) or game.board.facts.get("due", (None,))[0] == what
    game.looked()
    events = (Event("note", ("due", (what, due))),) if told else ()
    if due.mana:
        yield (*events, Event("note", ("paid", (what, due.mana))))
    elif events:
        yield events
    if due.mana and "ability" not in spell.marks and traits(game, spell).words:
        left = yield from helping.helped(game, player, spell, due.mana)
        if left != due.mana:
            game.note(Note("due", (what, due._replace(mana=left))))


def total(game: Game, player: str, spell: Thing) -> Due:
    """All that is to be paid for a spell or ability, as things are chosen for it."""
    return _of_ability(game, player, spell) if "ability" in spell.marks else _of_spell(game, player, spell)


def _of_ability(game: Game, player: str, spell: Thing) -> Due:
    bare = printed(game, spell)
    if speaks_of(game, "cost of an ability") and not game.ruling(ALL_BEFORE_THE_COLON_IS_ITS_COST):
        bare = bare._replace(others=())
    return bare._replace(mana=game.ruling_on(TOTAL_COST, bare.mana, player, spell))


def _of_spell(game: Game, player: str, spell: Thing) -> Due:
    """A spell costs its mana cost or what is paid instead, and what comes on top of that."""
    beside: Costs = game.ruling(COSTS_BESIDE_THE_MANA_COST, spell)
    instead = paid_instead(spell)
    if instead is None:
        bare = printed(game, spell)
        due = Due(game.ruling_on(TOTAL_COST, bare.mana + tree.mana_among(beside), player, spell), bare.others)
    else:
        kept = printed(game, spell).mana if not game.ruling(PAID_INSTEAD_OF_THE_MANA_COST) else ()
        other = with_x(tree.mana_among(instead), chosen(spell, "x", 0)) + tree.mana_among(beside)
        due = Due(kept + game.ruling_on(MANA_ON_TOP_OF_ANOTHER_COST, other, player, spell), tree.no_mana(instead))
    return due._replace(others=(*due.others, *tree.no_mana(beside)))


def printed(game: Game, spell: Thing) -> Due:
    """What is printed: the mana cost of a spell, the cost of an ability; X as it was told."""
    x = chosen(spell, "x", 0)
    halves = iter(chosen(spell, HALVES, ()))
    told = [next(halves, symbol) if "/" in symbol else symbol for symbol in symbols(spell)]
    asked = pool.asked(game, with_x((symbol for symbol in told if symbol != "P"), x))
    life = (LIFE,) * told.count("P")
    ability = spell.marks.get("ability")
    if ability is not None:
        return Due(asked, (*tree.no_mana(getattr(ability, "costs", ())), *life))
    return Due(_asked_by(game, asked), life)


def symbols(spell: Thing) -> Symbols:
    """The mana symbols that playing a spell or ability costs, before anything changes them."""
    ability = spell.marks.get("ability")
    if ability is None:
        return tuple(spell.face.cost or ())
    return tree.mana_among(getattr(ability, "costs", ()))


def with_x(cost: Iterable[str], x: object) -> Symbols:
    """Mana symbols with the number that was told for X."""
    return tuple(str(x) if symbol == "X" else symbol for symbol in cost)


def _asked_by(game: Game, cost: Symbols) -> Symbols:
    """What the symbols of a mana cost ask for: whoever knows no better pays as much mana, of whatever colour."""
    if all(symbol.isdigit() or symbol in {"X", "C", pool.SNOW} for symbol in cost):
        return cost
    generic = str(paying_mana.amount(cost))
    asked: Symbols = game.ruling_on(MANA_THAT_SYMBOLS_ASK_FOR, (generic,), cost)
    return asked


def beside(game: Game, value: Costs, spell: Thing) -> Costs | None:
    """What a text asks for beside the mana cost, and what its player adds, is paid with it."""
    which = iter(chosen(spell, WHICH, ()))
    told = [_as_chosen(a.costs, which) for a in traits(game, spell).abilities if isinstance(a, tree.ExtraCost)]
    words = chosen(spell, ADDED, ())
    offers = game.ruling(COSTS_THAT_MAY_BE_ADDED, spell) if words else ()
    found = [*told, *(more for word, more in offers for _ in range(words.count(word)))]
    if len(found) > 1 and speaks_of(game, "several costs") and not game.ruling(ANY_NUMBER_OF_COSTS):
        found = found[:1]
    return (*value, *(cost for costs in found for cost in costs)) if found else None


# --- making mana, paying ----------------------------------------------------------------------------------------------


def _with_any_mana(game: Game, player: str, spell: Thing, due: Due) -> Due:
    """How a cost is paid with mana as though it were of any colour: with so much of whatever; the cost is no other."""
    lets = _let_by_effects(game, player, spell)
    kept_so = {pool.SNOW} if ANY_TYPE_PAYS in lets else {"C", pool.SNOW}
    coloured = [symbol for symbol in due.mana if not symbol.isdigit() and symbol not in kept_so]
    if not coloured or not _any_mana_pays(game, player, spell, lets) or not game.is_so(MANA_AS_THOUGH_OF_ANY_COLOUR):
        return due
    kept = [symbol for symbol in due.mana if symbol not in coloured]
    generic = len(coloured) + sum(int(symbol) for symbol in kept if symbol.isdigit())
    return due._replace(mana=(*(symbol for symbol in kept if not symbol.isdigit()), str(generic)))


def _any_mana_pays(game: Game, player: str, spell: Thing, lets: frozenset[object]) -> bool:
    """Whether an effect lets a player pay so: one that speaks of the card as it was before, or one of such spells."""
    if not {ANY_MANA_PAYS, ANY_TYPE_PAYS}.isdisjoint(lets):
        return True
    return any(
        rule == ANY_MANA_PAYS
        and player in things(game, about[0], controller(game, source), source)
        and filters.fits(game, spell, about[1], player, source.object)
        for source, rule, about in rules_of_table(game)
    )


def _let_by_effects(game: Game, player: str, spell: Thing) -> frozenset[object]:
    """What effects of a player's let them do with a spell: they speak of the card as it was before."""
    there = game.board.facts.get("effects") or ()
    if not there:
        return frozenset()
    before = {spell.object, (spell.id, spell.life - 1)}
    mine = [one for one in there if one.controller == player and not before.isdisjoint(one.objects)]
    return frozenset(rule for one in mine for rule in one.change.rules)


def worked_out(game: Game, player: str, spell: Thing) -> Due:
    """What has been worked out for a spell or ability; what is printed, where that is all of it.

    Where nobody worked it out, what it costs at the moment in which it is paid.
    """
    noted: tuple[int, Due] | None = game.board.facts.get("due")
    if noted is not None and noted[0] == spell.id:
        return noted[1]
    game.look()  # why it is so has been told with the total
    due = printed(game, spell)
    if due.mana and _is_open(game, spell):
        due = total(game, player, spell)
    game.looked()
    return due


def _is_open(game: Game, spell: Thing) -> bool:
    """Whether nobody has worked out what a spell or ability costs."""
    return all(game.board.facts.get(name, (None,))[0] != spell.id for name in ("due", "paid"))


def _can_be_paid(game: Game, spell: Thing) -> bool:
    """Whether what has no mana cost can be paid for at all: for another cost, where one is paid."""
    if paid_instead(spell) is None:
        return bool(game.ruling(NO_MANA_COST_CAN_BE_PAID))
    asked = game.speaks(ANOTHER_COST_CAN_BE_PAID_FOR_NONE) and not is_down(spell)
    return not asked or bool(game.ruling(ANOTHER_COST_CAN_BE_PAID_FOR_NONE))


def make_mana(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Whoever has to pay mana for what they play may play mana abilities now."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    due = _with_any_mana(game, player, spell, worked_out(game, player, spell))
    lacks = paying_mana.lacking(game, player, due.mana, spell)
    if not lacks and not any(isinstance(getattr(cost, "of", None), tree.Filter) for cost in due.others):
        yield from paying_mana.make_besides(game, player, due.mana, what, spell, A_MANA_PAYMENT_LETS_MAKE_MANA)
    if lacks and game.ruling(A_MANA_PAYMENT_LETS_MAKE_MANA):
        yield from paying_mana.make(game, player, lacks, what, spell, must=False)


def pay_all(game: Game, player: str, what: int, origin: tuple[int, int] | None) -> Flow[None]:
    """The cost is paid in full: what is no mana, then the mana from the pool."""
    spell = game.board.things.get(what)
    if spell is None:
        return
    due = _with_any_mana(game, player, spell, worked_out(game, player, spell))
    if spell.face.cost == () and not _can_be_paid(game, spell):
        raise Illegal(Refusal("has no mana cost", (what,)))
    source = spell if origin is None else game.board.things[origin[0]]
    for cost in due.others:
        yield from game.run("pay", player, source, cost, spell)
    if due.mana and due.others and _is_open(game, spell):
        due = due._replace(mana=total(game, player, spell).mana)
    if due.mana:
        if paying_mana.lacking(game, player, due.mana, spell):
            paying_mana.sources(game, player, spell)  # what gives no mana is cited behind the refusal
        spend = paying_mana.spent(game, player, due.mana, spell)
        told = any(pool.bound_of(mana) is not None for mana in spend.args[1])
        asked = "ability" not in spell.marks and (told or asks_what_is_spent(game, spell))
        yield (spend, Event("choose", (what, SPENT, spend.args[1]))) if asked else spend
    elif not due.others:
        game.show()
    helps = (offer.cost for offer in helping.offers(game, spell)) if "ability" not in spell.marks else ()
    yield from paying_mana.nothing_else(game, player, what, (*_in_all(due), *helps))


def _in_all(due: Due) -> Costs:
    """All that is due, mana too."""
    return (*due.others, tree.Mana(due.mana)) if due.mana else due.others


def pay_for_an_action(game: Game, player: str, thing: Thing, costs: Costs, x: int = 0) -> Flow[None]:
    """What a special action costs is paid as it is taken: what is no mana, then the mana, with that number for X."""
    for cost in tree.no_mana(costs):
        yield from game.run("pay", player, thing, cost, None)
    due = with_x(tree.mana_among(costs), x)
    if due:
        yield from paying_mana.pay(game, player, due, thing.id)
    yield from paying_mana.nothing_else(game, player, thing.id, costs)


def asks_what_is_spent(game: Game, spell: Thing) -> bool:
    """Whether a text asks what mana it was, or of how many colours."""
    return counting.asks_how(spell) or tree.holds(tuple(told(spell.face.traits)), tree.ColoursSpent)
