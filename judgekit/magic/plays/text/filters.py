"""Which things fit what a text says, and which of them may be targets."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import SPLIT, Traits
from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import CAST_FOR_X
from judgekit.magic.plays.board.state import (
    Object,
    chosen,
    combat,
    controller,
    opponents,
    players,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import either_defends, has_the_turn
from judgekit.magic.plays.text import befalls, harm, numbers, qualities, spoken, ties
from judgekit.magic.plays.text.last_known import as_it_left, last_controller
from judgekit.magic.questions.board import WHOSE_IS_WHAT_IS_ATTACHED
from judgekit.magic.questions.copies import A_COPY_IS_A_SPELL
from judgekit.magic.questions.faces import COMPARES_EACH_HALF
from judgekit.magic.questions.text import (
    A_PERMANENT_IS_A_SPELL,
    A_TOKEN_IS_A_CARD,
    AMOUNT,
    AN_ABILITY_IS_A_SPELL,
    IS_A_PERMANENT,
    ITS_MANA_COST_STAYS,
    WHAT_IS_IN_EXILE_IS_SEEN,
    WHO_DEFENDS_WHAT_IS_ATTACKED,
    WHOSE_A_CARD_ELSEWHERE_IS,
    WHOSE_A_SPELL_IS,
    X_OFF_THE_STACK,
    X_ON_THE_STACK,
    ZONE_MEANT,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game

DEFENDING = "defending player"
Being = Object | str  # an object on the board, or a player
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
    "odd": lambda number, _: number % 2 == 1,
    "even": lambda number, _: number % 2 == 0,
}


def is_itself(one: Object, source: Object) -> bool:
    """Whether an object is the source of a text, or what that became where it went: not what came of it after that."""
    return one[0] == source[0] and one[1] <= source[1] + 1


def is_controlled(game: Game, thing: Thing, you: str) -> bool:
    """Whether a player controls a permanent."""
    return _controller(game, thing) == you


def being(game: Game, one: Being) -> Thing | None:
    """The thing that an object is, while it is that object."""
    return None if isinstance(one, str) else still(game.board, one)


def candidates(game: Game, filter: tree.Filter, you: str, source: Object | None) -> list[Being]:  # noqa: A002
    """Everything on the board, players among it, that fits a filter, in order."""
    if filter.either:
        found = [one for each in filter.either for one in candidates(game, each, you, source)]
        return list(dict.fromkeys(found))
    if filter.noun == "player":
        there = [p for p in players(game.board) if _is_of(game, p, filter.controller, you)]
        return [p for p in there if filter.harm is None or harm.is_so(game, p, filter.harm, you, source)]
    fit = sought(game, filter, you, source)
    return [t.object for t in _pool(game, filter) if fit(t)]


def meant(filter: tree.Filter, spell: Thing) -> tree.Filter:  # noqa: A002
    """The filter with «that player», where it says so, being the player of whom a spell or ability speaks."""
    if filter.either:
        return filter._replace(either=tuple(meant(each, spell) for each in filter.either))
    if "looked at" in filter.status:
        seen = spell.marks.get("about", {}).get("seen", ())
        others = tuple(s for s in filter.status if s != "looked at")
        filter = filter._replace(among=tuple(seen), status=others, zone="anywhere")  # noqa: A001
    filter = spoken.likenesses(spoken.but_the_one_told_of(filter, spell), spell)  # noqa: A001
    if filter.extreme is not None:
        filter = filter._replace(extreme=filter.extreme._replace(of=meant(filter.extreme.of, spell)))  # noqa: A001
    if filter.compare and "ability" in spell.marks:
        filter = filter._replace(compare=spoken.with_x(filter.compare, chosen(spell, "x", spell.marks.get("x", 0))))  # noqa: A001
    whom = spell.marks.get("about", {}).get(spoken.DEFENDER, ()) if filter.noun != "player" else ()
    if whom and DEFENDING in {filter.controller, filter.owner}:
        filter = _any_of([bound_to(filter, DEFENDING, str(who)) for who in whom])  # noqa: A001
    if "that player" not in {filter.controller, filter.owner}:
        return filter
    return _any_of([_of_player(filter, str(who)) for who in spoken.that_player(spell)])


def _any_of(each: list[tree.Filter]) -> tree.Filter:
    return each[0]._replace(either=tuple(each)) if len(each) > 1 else each[0]


def that_belong_to(of: tree.Filter, who: str, spell: Thing) -> tree.Filter:
    """What fits and is a player's: what they control in play, and what they own anywhere else."""
    whose = "controller" if of.zone == "battlefield" else "owner"
    return meant(tree.replaced(of, {whose: who}), spell)


def _of_player(filter: tree.Filter, who: str) -> tree.Filter:  # noqa: A002
    return bound_to(filter, "that player", who)


def bound_to(filter: tree.Filter, role: str, who: str) -> tree.Filter:  # noqa: A002
    """The filter with a player by name, where it told only which part they play."""
    controlled, owned = (who if whose == role else whose for whose in (filter.controller, filter.owner))
    return filter._replace(controller=controlled, owner=owned)


def _is_namesake(
    game: Game, thing: Thing, like: Traits, namesake: tree.SameName, you: str, source: Object | None
) -> bool:
    """Whether a thing has the same name as what is told: nothing without a name has."""
    match namesake.of:
        case tree.Filter() as of:
            if of.owner == tree.ITS_CONTROLLER:
                of = of._replace(owner=controller(game, thing))
            those = _others(game, thing, of, you, source)
        case tree.This():
            those = [source] if source is not None else []
        case tree.Exiled():
            those = list(game.board.facts.get("exiled by", {}).get(source, ()))
        case _:
            those = [one for one in namesake.of if not isinstance(one, str)]
    if namesake.other and thing.object in those:
        return False
    names = {qualities.name_told(game, one) for one in those} - {""}
    return qualities.name_of(game, thing.face, like.name) in names or any(
        qualities.is_called(game, thing, like, name) for name in names
    )


def _others(game: Game, thing: Thing, of: tree.Filter, you: str, source: Object | None) -> list[Object]:
    return [o.object for o in _pool(game, of) if o.id != thing.id and fits_where(game, o, of, you, source)]


def _has_in_common(game: Game, thing: Thing, like: Traits, with_: tree.Shares, you: str, source: Object | None) -> bool:
    """Whether a thing has something in common with what is told, or with any other of a sort."""
    told = _others(game, thing, with_.of, you, source) if isinstance(with_.of, tree.Filter) else with_.of
    return qualities.shares(game, thing, like, with_._replace(of=told))


def _pool(game: Game, filter: tree.Filter) -> Iterator[Thing]:  # noqa: A002
    board = game.board
    if filter.noun in {"spell", "ability"}:
        still_spells = filter.noun == "spell" and _stays_a_spell(game)
        kinds: tuple[str, ...] = ("stack", "battlefield") if still_spells else ("stack",)
    else:
        kinds = (game.ruling(ZONE_MEANT, filter),)
    if kinds == ("anywhere",):
        kinds = ("battlefield", "hand", "graveyard", "library", "exile")
    for (kind, _), things in list(board.zones.items()):
        if kind in kinds:
            yield from (board.things[t] for t in things)


def fits(game: Game, thing: Thing, filter: tree.Filter, you: str, source: Object | None) -> bool:  # noqa: A002
    """Whether a thing is what a filter says."""
    if filter.either:
        return any(fits(game, thing, each, you, source) for each in filter.either)
    filter = qualities.bound(game, filter, source)  # noqa: A001
    return _is_what(game, thing, filter, you, source, more=True)


def sought(game: Game, filter: tree.Filter, you: str, source: Object | None) -> Callable[[Thing], bool]:  # noqa: A002
    """What tells of things whether they are what a filter says: of many what it does not ask is not asked of each."""
    if filter.either or qualities.waits(filter):
        return lambda thing: fits(game, thing, filter, you, source)
    more = _asks_more(filter)
    return lambda thing: _is_what(game, thing, filter, you, source, more=more)


def _is_what(
    game: Game, thing: Thing, filter: tree.Filter, you: str, source: Object | None, *, more: bool  # noqa: A002
) -> bool:  # fmt: skip
    """Whether a thing is what a filter says: this is the heart of every board with effects."""
    if filter.noun in _NOUNS and not _is_noun(game, thing, filter.noun):
        return False
    if filter.other and source is not None and is_itself(thing.object, source):
        return False
    like = _seen(game, thing)
    return (  # what few filters ask is asked of these alone
        qualities.has_kinds(game, like, filter)
        and (not (filter.any_colors or filter.not_colors) or qualities.has_colours(game, like, filter))
        and (not (filter.words or filter.not_words) or _has_words(like, filter))
        and (not filter.status or all(befalls.has_status(game, thing, status, you) for status in filter.status))
        and (not filter.controller or _is_of(game, _controller(game, thing), filter.controller, you))
        and (not more or _is_so_besides(game, thing, like, filter, you, source))
    )


_NOUNS = frozenset({"card", "spell", "player", "ability"})  # that not everything is


def _asks_more(filter: tree.Filter) -> bool:  # noqa: A002
    """Whether a filter asks for more than kinds, colours, words, what befalls things and who controls them."""
    return _is_any_permanent(filter) or any(getattr(filter, name) != getattr(_ANY, name) for name in _MORE)


_ANY = tree.Filter()
_MORE = "owner named harm namesake shares set among counters aims_at ties extreme compare".split()


def _is_so_besides(
    game: Game, thing: Thing, like: Traits, filter: tree.Filter, you: str, source: Object | None  # noqa: A002
) -> bool:  # fmt: skip
    return (
        (not filter.owner or _is_of(game, thing.owner, filter.owner, you))
        and (not filter.named or qualities.is_called(game, thing, like, filter.named))
        and (filter.harm is None or harm.is_so(game, thing.object, filter.harm, you, source))
        and (filter.namesake is None or _is_namesake(game, thing, like, filter.namesake, you, source))
        and (filter.shares is None or _has_in_common(game, thing, like, filter.shares, you, source))
        and (not filter.set or qualities.is_of_set(game, thing, filter.set))
        and (not _is_any_permanent(filter) or _is_permanent(game, thing, like))
        and (filter.among is None or thing.object in filter.among)
        and (not filter.counters or all(thing.marks.get("counters", {}).get(kind) for kind in filter.counters))
        and (filter.aims_at is None or _aims_at(game, thing, filter, you, source))
        and (not filter.ties or ties.stands(game, thing, filter, source, lambda t, of: fits(game, t, of, you, source)))
        and (filter.extreme is None or _is_extreme(game, thing, like, filter.extreme, you, source))
        and (not filter.compare or all(_compares(game, thing, like, each, you, source) for each in filter.compare))
    )


def _aims_at(game: Game, thing: Thing, of: tree.Filter, you: str, source: Object | None) -> bool:
    """Whether a spell has something among its targets, or nothing else: the source itself, or whatever fits."""
    what = of.aims_at
    if tree.is_several(what):
        return any(_aims_at(game, thing, of._replace(aims_at=one), you, source) for one in what)
    there = [one for group in chosen(thing, "targets", ()) for one in group]
    if not there:
        return False
    mine, all_, theirs = (you,), players(game.board), opponents(game.board, you)
    sides: dict[type, tuple[object, ...]] = {tree.You: mine, tree.EachPlayer: (*all_,), tree.Opponent: (*theirs,)}
    sides[tree.OtherPlayers] = tuple(one for one in all_ if one != you)
    meant = sides.get(type(what), (source,))
    if isinstance(what, tree.Filter):
        meant = (*candidates(game, what, you, source),)
    if tree.AT_NOTHING_ELSE in of.status:
        return all(one in meant for one in there)
    return any(one in meant for one in there)


_UNSEEN = Traits("", *(frozenset(),) * 4, None, None, {}, ())


def _seen(game: Game, thing: Thing) -> Traits:
    """What a thing is like to a text that asks: of a card in exile the rules say whether anybody sees it."""
    if thing.zone[0] != "exile" or game.ruling(WHAT_IS_IN_EXILE_IS_SEEN, thing):
        return traits(game, thing)
    return _UNSEEN


def _controller(game: Game, thing: Thing) -> str:
    """Who controls a thing to a text that asks: of a spell, and of a card that is nowhere in play, the rules say."""
    whose = controller(game, thing)
    match thing.zone[0]:
        case "battlefield" if "host" in thing.marks:
            return _of_what_is_attached(game, thing, whose)
        case "battlefield" | "phased":
            return whose
        case "stack" if not thing.face.pseudo:
            return str(game.ruling(WHOSE_A_SPELL_IS, whose))
        case "stack":
            return whose
        case _:
            return str(game.ruling_on(WHOSE_A_CARD_ELSEWHERE_IS, whose, thing))


def _of_what_is_attached(game: Game, thing: Thing, whose: str) -> str:
    """Who controls what is attached: where somebody else has what it is on, the rules say."""
    on: Being = thing.marks["host"]
    host = None if isinstance(on, str) else still(game.board, on)
    if host is None or controller(game, host) == whose:
        return whose
    return str(game.ruling_on(WHOSE_IS_WHAT_IS_ATTACHED, controller(game, host), whose))


def _is_noun(game: Game, thing: Thing, noun: str) -> bool:
    match noun:
        case "card":
            if thing.face.token:
                return bool(game.ruling(A_TOKEN_IS_A_CARD, thing))
            return not thing.face.pseudo
        case "spell":
            return _is_spell(game, thing)
        case "player":
            return False
        case "ability":
            return thing.zone[0] == "stack" and thing.face.pseudo and "damage" not in thing.marks
        case _:
            return True


def _is_spell(game: Game, thing: Thing) -> bool:
    """Whether a thing is a spell: an ability on the stack, a creature in play are none, if the rules say so."""
    if thing.zone[0] != "stack":
        known = thing.zone[0] == "battlefield" and not thing.face.token and "land" not in traits(game, thing).types
        return known and _stays_a_spell(game)
    if thing.face.pseudo and "assigned" not in thing.marks:
        return bool(game.ruling(AN_ABILITY_IS_A_SPELL, thing))
    if thing.face.copy and game.speaks(A_COPY_IS_A_SPELL):
        return bool(game.ruling(A_COPY_IS_A_SPELL))
    return not thing.face.pseudo


def _stays_a_spell(game: Game) -> bool:
    """What somebody might think who does not know better: a creature in play is still a creature spell."""
    return bool(game.ruling(A_PERMANENT_IS_A_SPELL))


def _is_any_permanent(filter: tree.Filter) -> bool:  # noqa: A002
    """Whether a filter says permanent, and not of which kind."""
    kinds = filter.types or filter.any_types or filter.any_subtypes or "token" in filter.status
    return filter.noun == "permanent" and not kinds


def _is_permanent(game: Game, thing: Thing, like: Traits) -> bool:
    return bool(game.ruling_on(IS_A_PERMANENT, not thing.face.token, thing, like))


def _has_words(like: Traits, filter: tree.Filter) -> bool:  # noqa: A002
    return all(word in like.words for word in filter.words) and not any(word in like.words for word in filter.not_words)


def _is_of(game: Game, player: str, whose: str, you: str) -> bool:
    match whose:
        case "":
            return True
        case "you":
            return player == you
        case "opponent":
            return player in opponents(game.board, you)
        case "active player":
            return has_the_turn(game, player)
        case _ if whose == DEFENDING:
            fight = combat(game.board)
            return fight is not None and any(
                player in either_defends(game, _defends(game, aim)) for _, aim in fight.attackers
            )
        case _:
            return player == whose


def _defends(game: Game, attacked: Being) -> str:
    """Who defends against an attack on a player or permanent."""
    if isinstance(attacked, str):
        return attacked
    thing = game.board.things[attacked[0]]
    return str(game.ruling_on(WHO_DEFENDS_WHAT_IS_ATTACKED, last_controller(game, attacked), thing))


def _is_extreme(game: Game, thing: Thing, like: Traits, most: tree.Extreme, you: str, source: Object | None) -> bool:
    """Whether nothing that fits has more of something, or less."""
    there = (being(game, one) for one in candidates(game, most.of, you, source))
    others = (_value(game, one, traits(game, one), most.name) for one in there if one is not None)
    return ties.is_extreme(_value(game, thing, like, most.name), others, least=most.least)


def _value(game: Game, thing: Thing, like: Traits, what: str) -> int | None:
    return mana_value(game, thing) if what == "cost" else numbers.of(game, thing, like, what)


def _compares(
    game: Game, thing: Thing, like: Traits, each: tuple[str, str, object], you: str, source: Object | None
) -> bool:
    what, sign, number = each
    if what in tree.TOTALS:
        return True  # all together: it is looked at as they are chosen
    value = _value(game, thing, like, what)
    bound = number if isinstance(number, int) else game.ruling(AMOUNT, number, you, source)
    halves = thing.face.others if thing.face.layout == SPLIT and thing.face.of is None else ()
    apart = what == "cost" and halves and thing.zone[0] != "stack" and game.speaks(COMPARES_EACH_HALF)
    if apart and game.ruling(COMPARES_EACH_HALF):
        values = (qualities.converted_cost(game, half) for half in halves)
        return any(each is not None and COMPARE[sign](each, bound) for each in values)
    return value is not None and COMPARE[sign](value, bound)


def mana_value(game: Game, thing: Thing) -> int | None:
    """The converted mana cost of a thing where it is; of a spell, whatever else was paid for it."""
    value = qualities.converted_cost(game, thing.face, _x(game, thing))
    instead = chosen(thing, "instead")
    if instead is None or value is None or game.ruling(ITS_MANA_COST_STAYS):
        return value
    return qualities.mana_of(instead)


def last_mana_value(game: Game, one: Object) -> int | None:
    """The converted mana cost of an object, or what it was when it was last there, with the X of a spell."""
    return mana_value(game, as_it_left(game, one))


def _x(game: Game, thing: Thing) -> int:
    """What X in a cost counts for: off the stack, whoever knows no better counts it as it was cast.

    Where that is not known, as the one symbol that it is.
    """
    if thing.zone[0] != "stack":
        cast_for = thing.marks.get(CAST_FOR_X, X_OFF_THE_STACK.naive)
        return int(game.ruling_on(X_OFF_THE_STACK, cast_for)) if "X" in (thing.face.cost or ()) else 0
    x: int = chosen(thing, "x", 0)
    return int(game.ruling(X_ON_THE_STACK, x)) if x else 0


def fits_where(game: Game, thing: Thing, filter: tree.Filter, you: str, source: Object | None) -> bool:  # noqa: A002
    """Whether a thing fits a filter, and lies in a zone that the filter means."""
    if filter.either:
        return any(fits_where(game, thing, each, you, source) for each in filter.either)
    if filter.noun in {"spell", "ability"}:
        return fits(game, thing, filter, you, source)
    meant = game.ruling(ZONE_MEANT, filter)
    return meant in {"anywhere", thing.zone[0]} and fits(game, thing, filter, you, source)


def only_permanents(game: Game, value: str, filter: tree.Filter) -> str | None:  # noqa: A002
    """Effects mean things in play unless they say otherwise."""
    return filter.zone
