"""Actions for which texts have a word of their own: to fight, to scry, to surveil, to explore, to proliferate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ACTION
from judgekit.magic.plays.board.state import (
    AIMED_AT,
    BATTLEFIELD,
    active,
    chosen,
    creatures_of,
    opponents,
    players,
    traits,
)
from judgekit.magic.plays.board.teams import share_turns, teammates
from judgekit.magic.plays.resolving import choices, growing
from judgekit.magic.plays.text import filters, untold
from judgekit.magic.plays.text.designations import SOLVED
from judgekit.magic.plays.text.evaluate import amount, as_of, objects, picked, things
from judgekit.magic.plays.text.last_known import last_known
from judgekit.magic.plays.text.on_top import as_possible
from judgekit.magic.questions.mechanics import (
    BOTH_MUST_BE_THERE_TO_FIGHT,
    DONE,
    FIGHTING_IS_NO_COMBAT,
    FIGHTS_ITSELF_AT_ONCE,
    FIGHTS_ITSELF_FOR_BOTH,
    WINS_THE_CLASH,
)
from judgekit.magic.questions.resolving import GROWS_BY_ONE_KIND, MILLS, MILLS_WHAT_THERE_IS, NONE_IS_NOT_DONE
from judgekit.magic.questions.teams import ONE_OF_A_TEAM_GETS_POISON
from judgekit.magic.vocabulary import POISON
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def as_its_words(game: Game, what: tree.Action, player: str, spell: Thing) -> Flow[None]:
    """What a word of the rules stands for is done; who does not know the word does nothing."""
    row = game.word(ACTION, what.word)
    if row is None:
        return
    game.cite(row.cites)
    game.show()
    yield from choices.do_all(game, what.do, player, spell)
    if game.speaks(DONE[what.word]):
        yield Event("done", (what.word, player, None))


def known(game: Game) -> None:
    """A word stands for what its rule says: that stands in the text as it is read."""


# --- fighting ---------------------------------------------------------------------------------------------------------


def fight(game: Game, what: tree.Fight, player: str, spell: Thing) -> Flow[None]:
    """Two creatures fight, if both are there."""
    ones = things(game, what.one, player, spell)
    others = yield from picked(game, what.two, player, spell)
    if (not ones or not others) and (ones or others):
        ones, others = ones or _aimed_at(what.one, spell), others or _aimed_at(what.two, spell)
        if ones and others and game.ruling(BOTH_MUST_BE_THERE_TO_FIGHT):
            game.show()
            return
    if ones and others:
        yield from game.run("fight", ones[0], others[0])


def _aimed_at(what: object, spell: Thing) -> list[Being]:
    """What was chosen for a target that has become illegal."""
    groups: tuple[tuple[Being, ...], ...] = chosen(spell, AIMED_AT, ())
    return list(groups[what.nth]) if isinstance(what, tree.Target) and what.nth < len(groups) else []


def strike_each_other(game: Game, one: Any, two: Any) -> Flow[None]:
    """Each of two creatures deals damage equal to its power to the other, which is no combat damage."""
    here = [being for being in (one, two) if _is_creature_there(game, being)]
    if len(here) < _TWO and game.ruling(BOTH_MUST_BE_THERE_TO_FIGHT):
        game.show()
        return
    for_both = one == two and game.ruling(FIGHTS_ITSELF_FOR_BOTH)
    times = 2 if for_both and game.ruling(FIGHTS_ITSELF_AT_ONCE) else 1
    pairs = ((one, two),) if one == two and (times > 1 or not for_both) else ((one, two), (two, one))
    dealt = [(dealer, to, times * (last_known(game, dealer).power or 0)) for dealer, to in pairs if to in here]
    in_combat = not game.ruling(FIGHTING_IS_NO_COMBAT)
    yield tuple(Event("damage", (dealer, to, due, in_combat)) for dealer, to, due in dealt if due > 0)


_TWO = 2


def _is_creature_there(game: Game, one: Being) -> bool:
    thing = None if isinstance(one, str) else game.board.things.get(one[0])
    there = thing is not None and thing.object == one and thing.zone == BATTLEFIELD
    return bool(thing is not None and there and "creature" in traits(game, thing).types)


# --- looking at the top of the library --------------------------------------------------------------------------------


def scry(game: Game, what: tree.Scry, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        due = amount(game, what.how_many, player, as_of(spell, what.who, who))
        yield from game.run("scry", str(who), due, spell.id)
        yield from _has_been(game, "profetizzare", str(who), due)


def surveil(game: Game, what: tree.Surveil, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        due = amount(game, what.how_many, player, as_of(spell, what.who, who))
        yield from game.run("surveil", str(who), due, spell.id)
        yield from _has_been(game, "sorvegliare", str(who), due)


def _has_been(game: Game, word: str, player: str, due: int) -> Flow[None]:
    """An action is done when all of it is, even where nothing could be; of no cards at all it has not been done."""
    if due > 0 or not game.is_so(NONE_IS_NOT_DONE[word]):
        yield Event("done", (word, player, None))


def some_underneath(game: Game, player: str, how_many: int, spell: int) -> Flow[None]:
    """Of the top cards, any number go to the bottom of the library, the rest back on top, in any order."""
    yield from _underneath(game, player, player, how_many, spell)


def _underneath(game: Game, player: str, whose: str, how_many: int, spell: int) -> Flow[None]:
    """A player puts any number of the top cards of somebody's library under it, and the rest back on top."""
    seen = _top(game, whose, how_many)
    if not seen:
        return
    away = yield from _set_aside(game, player, seen, spell)
    stay = [card for card in seen if card not in away]
    zone = ("library", whose)
    top = yield from _ordered(game, player, stay, spell)
    under = yield from _ordered(game, player, away, spell)
    rest = [card for card in game.board.zone(*zone) if card not in seen]
    yield Event("order", (zone, (*top, *rest, *under)))


def fateseal(game: Game, what: tree.Fateseal, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("fateseal", str(who), amount(game, what.how_many, player, spell), spell.id)


def some_under_an_opponents(game: Game, player: str, how_many: int, spell: int) -> Flow[None]:
    """The same of the library of an opponent, of several that of whom the player chooses."""
    others = tuple(opponents(game.board, player))
    if len(others) > 1:
        any_of_them = tree.Chosen(tree.Filter("player", controller="opponent"))
        others = yield Ask("choose", player, (spell, any_of_them, 1), others)
    yield from _underneath(game, player, str(others[0]), how_many, spell)


def some_into_the_graveyard(game: Game, player: str, how_many: int, spell: int) -> Flow[None]:
    """Of the top cards, any number go to the graveyard, the rest back on top, in any order."""
    seen = _top(game, player, how_many)
    if not seen:
        return
    away = yield from _set_aside(game, player, seen, spell)
    zone = ("library", player)
    top = yield from _ordered(game, player, [card for card in seen if card not in away], spell)
    if len(top) > 1:
        rest = [card for card in game.board.zone(*zone) if card not in seen]
        yield Event("order", (zone, (*top, *away, *rest)))
    yield tuple(Event("move", (card, "graveyard", player, "put")) for card in away)


def what_moves(game: Game, what: tree.PutInto, player: str, spell: Thing) -> Flow[list[Being]]:
    """What an instruction moves; of cards that are milled all that there are, where there are too few."""
    there = yield from picked(game, what.what, player, spell)
    if what.zone != "graveyard" or not isinstance(what.what, tree.TopCards):
        return there
    due = amount(game, what.what.how_many, player, spell) * len(things(game, what.what.of, player, spell))
    enough = len(there) >= due or game.is_so(MILLS_WHAT_THERE_IS)
    return there if enough and (not there or game.is_so(MILLS)) else []


def _top(game: Game, player: str, how_many: int) -> list[int]:
    there = game.board.zone("library", player)
    return list(there[: as_possible(game, how_many, len(there))])


def _set_aside(game: Game, player: str, seen: list[int], spell: int) -> Flow[list[int]]:
    """Which of the cards looked at do not go back on top."""
    yield Event("looks", (player, tuple(seen)))
    those = tree.Chosen(tree.Filter("card", zone="library"), tree.You(), len(seen), up_to=True)
    possible = tuple(game.board.things[card].object for card in seen)
    said = yield Ask("choose", player, (spell, those, len(seen)), possible)
    return [one[0] for one in said]


def _ordered(game: Game, player: str, cards: list[int], spell: int) -> Flow[list[int]]:
    if len(cards) < _TWO:
        return cards
    there = tuple(game.board.things[card].object for card in cards)
    said = yield Ask("order", player, spell, there)
    return [one[0] for one in said or there]


# --- clashing ---


def clash(game: Game, what: tree.Clash, player: str, spell: Thing) -> Flow[None]:
    """A player clashes with an opponent, of several with whom they like; what follows depends on who wins."""
    for who in things(game, what.who, player, spell):
        others = tuple(opponents(game.board, str(who)))
        if len(others) > 1:
            any_of_them = tree.Chosen(tree.Filter("player", controller="opponent"))
            others = yield Ask("choose", str(who), (spell.id, any_of_them, 1), others)
        shown = yield from game.run("clash", (str(who), *others[:1]))
        won = shown is not None and game.ruling(WINS_THE_CLASH, shown)
        yield from choices.do_all(game, what.won if won else what.lost, player, spell)


def compare_top_cards(game: Game, those: tuple[str, ...]) -> Flow[tuple[int | None, ...]]:
    """Each reveals the top card of their library, then may put it at the bottom: the active player decides first."""
    tops = {who: next(iter(_top(game, who, 1)), None) for who in those}
    shown = {who: card for who, card in tops.items() if card is not None}
    yield tuple(Event("reveals", (who, (card,))) for who, card in shown.items())
    costs = tuple(None if card is None else filters.mana_value(game, game.board.things[card]) for card in tops.values())
    under: list[str] = []
    for who in sorted(shown, key=lambda one: one != active(game.board)):
        said = yield Ask("top card under", who, shown[who], (False, True))
        under += [who] if said else []
    yield tuple(Event("order", (("library", who), _under(game, who))) for who in under)
    return costs


def _under(game: Game, player: str) -> tuple[int, ...]:
    first, *rest = game.board.zone("library", player)
    return (*rest, first)


def higher_than_all(game: Game, value: bool, shown: tuple[int | None, ...]) -> bool:
    """Whoever has revealed a card of greater mana value than all the others wins."""
    mine, *others = shown
    return mine is not None and all(other is None or mine > other for other in others)


# --- bolstering ---


def bolster(game: Game, what: tree.Bolster, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("bolster", str(who), amount(game, what.how_many, player, spell), spell.id)


def strengthen_the_weakest(game: Game, player: str, how_many: int, spell: int) -> Flow[None]:
    """Counters on a creature with the least toughness among those of a player."""
    mine = creatures_of(game, player)
    least = min((traits(game, thing).toughness or 0 for thing in mine), default=0)
    weakest = tuple(thing.object for thing in mine if (traits(game, thing).toughness or 0) == least)
    if not weakest:
        return
    those = tree.Chosen(tree.Filter(types=("creature",), controller="you"))
    picked_ = weakest if len(weakest) == 1 else (yield Ask("choose", player, (spell, those, 1), weakest))
    yield Event("counters", (picked_[0][0], "+1/+1", how_many)) if how_many else ()


# --- exploring, proliferating -----------------------------------------------------------------------------------------


def explore(game: Game, what: tree.Explore, player: str, spell: Thing) -> Flow[None]:
    for one in things(game, what.what, player, spell):
        if growing.is_gone_for(game, "esplorare", one):
            continue
        yield from game.run("explore", one, player, spell.id)
        yield Event("done", ("esplorare", one, None))


def land_or_growth(game: Game, one: Being, player: str, spell: int) -> Flow[None]:
    """A land from the top goes to the hand; else the creature grows, and the card may go to the graveyard."""
    whose = growing.whose_it_is(game, one, player)
    top = _top(game, whose, 1)
    if top:
        yield Event("reveals", (whose, tuple(top)))
        yield from untold.told(game, whose, [game.board.things[top[0]]])
    if top and "land" in traits(game, game.board.things[top[0]]).types:
        yield Event("move", (top[0], "hand", whose, "returned"))
        return
    if (thing := growing.still_there(game, one)) is not None:
        yield Event("counters", (thing.id, "+1/+1", 1))
    if top:
        those = tree.Chosen(tree.Filter("card", zone="library"), tree.You(), 1, up_to=True)
        said = yield Ask("choose", whose, (spell, those, 1), (game.board.things[top[0]].object,))
        yield tuple(Event("move", (card[0], "graveyard", whose, "put")) for card in said)


def proliferate(game: Game, what: tree.Proliferate, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        yield from game.run("proliferate", str(who), spell.id)


def one_more_of_each(game: Game, player: str, spell: int) -> Flow[None]:
    """Of the permanents and players with counters any number are chosen: each gets another of every kind it has.

    At some dates it is one more of a kind that whoever proliferates chooses.
    """
    there: dict[Being, tuple[Any, dict[str, int]]] = {
        thing.object: (thing.id, thing.marks.get("counters", {}))
        for thing in (game.board.things[n] for n in game.board.zone("battlefield"))
    }
    there |= {who: (who, game.board.players[who].get("counters", {})) for who in players(game.board)}
    possible = tuple(one for one, (_, counters) in there.items() if any(n > 0 for n in counters.values()))
    if not possible:
        return
    any_of_them = tree.Chosen(tree.Filter(), tree.You(), len(possible), up_to=True)
    said = yield Ask("choose", player, (spell, any_of_them, len(possible)), possible)
    grown: list[Event] = []
    for one in said:
        kinds = sorted(kind for kind, n in there[one][1].items() if n > 0)
        if len(kinds) > 1 and game.speaks(GROWS_BY_ONE_KIND) and game.ruling(GROWS_BY_ONE_KIND):
            options = tree.OneOf(tree.You(), tuple((tree.PutCounters(tree.It(), kind),) for kind in kinds))
            kinds = [kinds[(yield Ask("option", player, (spell, options), tuple(range(len(kinds)))))]]
        grown += [
            Event("counters", (there[one][0], kind, 1)) for kind in kinds if not _is_given(game, grown, one, kind)
        ]
    yield tuple(grown)


def _is_given(game: Game, grown: list[Event], one: Being, kind: str) -> bool:
    """Whether somebody gets already a counter that is a player's and their teammate's alike."""
    if not isinstance(one, str) or not share_turns(game.board) or kind != POISON:
        return False
    given = any(event.args[:2] == (mate, kind) for event in grown for mate in teammates(game.board, one))
    return given and bool(game.ruling(ONE_OF_A_TEAM_GETS_POISON))


# --- to solve ---------------------------------------------------------------------------------------------------------


def solve(game: Game, what: tree.Solve, player: str, spell: Thing) -> Flow[None]:
    """A Case becomes solved."""
    for case in objects(game, (yield from picked(game, what.what, player, spell)), spell):
        yield from game.run("solve", player, case.id)


def is_solved(game: Game, player: str, case: int) -> tuple[Event, ...]:
    """A Case that is solved bears a mark, until it leaves play."""
    return (Event("designated", (case, SOLVED)),)
