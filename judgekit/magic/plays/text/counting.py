"""Amounts that are worked out from many things at once: the greatest of a kind, devotion, card types among cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import BASIC_LANDS, COLOURS
from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import told
from judgekit.magic.plays.board.facts import (
    CAST_FROM,
    CASTS_OF_COMMANDERS,
    COMMANDERS,
    FACES_SEEN,
    SPENT,
    TIMES_MERGED,
)
from judgekit.magic.plays.board.state import BATTLEFIELD, Object, chosen, in_play, is_creature, opponents, still, traits
from judgekit.magic.plays.board.teams import heads, share_turns
from judgekit.magic.plays.text import filters, numbers, qualities
from judgekit.magic.plays.text.last_known import as_it_left, as_it_was_cast
from judgekit.magic.plays.text.spoken import given_up
from judgekit.magic.questions.mechanics import THE_X_BY_WHICH_IT_BECAME_SO
from judgekit.magic.questions.replacement import WHAT_WAS_CHOSEN_FOR_THE_SPELL, X_OF_A_COST_BESIDE
from judgekit.magic.questions.teams import LIFE_OF_A_TEAM
from judgekit.magic.questions.text import (
    AMOUNT_THIS_TURN,
    COLOUR_IDENTITY,
    COULD_PRODUCE,
    DEVOTION,
    INFORMATION,
    PARTY,
    TIMES_THIS_TURN,
)
from judgekit.magic.questions.turn import LIFE_OF_WHO_HAS_A_COMMANDER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judgekit.magic.plays.text.filters import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def starting_life(game: Game) -> int:
    """The life with which everybody has begun, in a game with commanders another."""
    begins_with: int = game.system.values["life"]
    if game.board.facts.get(COMMANDERS) and game.speaks(LIFE_OF_WHO_HAS_A_COMMANDER):
        begins_with = game.ruling_on(LIFE_OF_WHO_HAS_A_COMMANDER, begins_with)
    if share_turns(game.board):
        begins_with = game.ruling_on(LIFE_OF_A_TEAM, begins_with)
    return begins_with


def more_for_more_heads(each: int) -> Callable[[Game, int], int | None]:
    """Of a team of more than two a number is so much higher for each further player."""

    def play(game: Game, value: int) -> int | None:
        further = heads(game.board) - _TWO_HEADS
        return value + each * further if further > 0 else None

    play.__name__ = "more_for_more_heads"
    play.__doc__ = f"Of a team of more than two it is {each} more for each further player."
    return play


_TWO_HEADS = 2


def counted(game: Game, quantity: object, you: str, spell: Thing, source: Object) -> int:
    """What such an amount comes to now; 0 of anything else."""
    match quantity:
        case tree.Greatest(name, of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            return int(game.ruling(INFORMATION, max((_number(game, thing, name) for thing in there), default=0)))
        case tree.Different("colour", of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            return int(game.ruling(INFORMATION, len({one for thing in there for one in traits(game, thing).colours})))
        case tree.Different("name", of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            called = {qualities.name_of(game, thing.face, traits(game, thing).name) for thing in there}
            return int(game.ruling(INFORMATION, len(called - {""})))  # what has no name has none that is another
        case tree.Namesakes(of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            names = [qualities.name_of(game, thing.face, traits(game, thing).name) for thing in there]
            return int(game.ruling(INFORMATION, max((names.count(one) for one in names if one), default=0)))
        case tree.Different(name, of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            return int(game.ruling(INFORMATION, len({_number(game, thing, name) for thing in there})))
        case tree.KindsAmong(of):
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            return int(game.ruling(INFORMATION, len({kind for thing in there for kind in traits(game, thing).types})))
        case tree.MostOf(of):
            most = (
                len(filters.candidates(game, tree.within(of, {"controller": one}), you, source))
                for one in opponents(game.board, you)
            )
            return int(game.ruling(INFORMATION, max(most, default=0)))
        case tree.HappenedAmount(event):
            return int(game.ruling(AMOUNT_THIS_TURN, event, you))
        case tree.Count(of, factor):
            return int(game.ruling(INFORMATION, _shown(game, of, you, spell, source))) * factor
        case tree.CouldProduce(symbol, of):
            there = _there(game, filters.candidates(game, of, you, source))
            return int(any(game.ruling(COULD_PRODUCE, thing, symbol) for thing in there))
        case tree.InIdentity(symbol):
            mine = [
                game.board.things[n] for n in game.board.facts.get(COMMANDERS, ()) if game.board.things[n].owner == you
            ]
            return int(bool(mine) and symbol in game.ruling_on(COLOUR_IDENTITY, frozenset(), tuple(mine)))
        case tree.TimesHappened(event):
            return int(game.ruling(TIMES_THIS_TURN, event, you))
        case tree.StartingLife():
            return starting_life(game)
        case tree.PartySize():
            return int(game.ruling_on(PARTY, _of_the_four_kinds(game, you), you))
        case tree.BasicKinds():
            lands = _there(game, filters.candidates(game, tree.Filter(types=("land",), controller="you"), you, source))
            kinds = {kind for land in lands for kind in traits(game, land).subtypes if kind in BASIC_LANDS}
            return int(game.ruling(INFORMATION, len(kinds)))
        case tree.ManaSymbols(color, of):
            if "sacrificed" in of.status:  # what has been given for it: its mana cost is known wherever it has gone
                gone = [as_it_left(game, one) for one in given_up(spell, "sacrificed") if not isinstance(one, str)]
                return int(game.ruling(INFORMATION, _symbols_of((color,), gone)))
            there = _there(game, filters.candidates(game, filters.meant(of, spell), you, source))
            return int(game.ruling(INFORMATION, _symbols_of((color,), there)))
        case tree.VotesFor(option):
            return votes_for(spell, option)
        case tree.FurtherTargets():
            return max(0, sum(len(group) for group in chosen(spell, "targets", ())) - 1)
        case tree.ManaCount(snow):
            spent = mana_spent(game, spell, source)
            return snow_among(spent) if snow else len(spent)
        case tree.ColoursSpent():
            return len(set(mana_spent(game, spell, source)) - {"C"})
        case tree.CommanderCasts():
            casts: Mapping[int, int] = game.board.facts.get(CASTS_OF_COMMANDERS, {})
            own = (often for number, often in casts.items() if game.board.things[number].owner == you)
            return int(game.ruling(INFORMATION, sum(own)))
        case tree.Devotion(colors):
            return int(game.ruling_on(DEVOTION, _permanents_of(game, colors, you), colors, you))
        case _:
            return 0


VOTES = "votes"  # what players have voted for, in what a spell or ability is about


def votes_for(spell: Thing, option: str) -> int:
    """How many votes an option has got."""
    told: tuple[str, ...] = spell.marks.get("about", {}).get(VOTES, ())
    return told.count(option)


def wins_the_vote(spell: Thing, told: tree.WinsTheVote) -> bool:
    """Whether an option has more votes than any other, or as many where a tie is enough."""
    votes: tuple[str, ...] = spell.marks.get("about", {}).get(VOTES, ())
    others = max((votes.count(one) for one in votes if one != told.option), default=0)
    mine = votes.count(told.option)
    return mine > others or (told.tied and mine == others)


def times_merged(game: Game, one: Being) -> int:
    """How often something has mutated, or had when it left play."""
    gone: Mapping[Being, Thing] = game.board.facts.get(FACES_SEEN, {})
    there = None if isinstance(one, str) else still(game.board, one) or gone.get(one)
    return 0 if there is None else int(there.marks.get(TIMES_MERGED, 0))


def _shown(game: Game, of: tree.Filter, you: str, spell: Thing, source: Object) -> int:
    """How many of the cards that were looked at or shown are so, wherever they have gone since."""
    seen = spell.marks.get("about", {}).get("seen", ())
    alike = of._replace(status=tuple(status for status in of.status if status != "looked at"))
    cards = (game.board.things.get(one[0]) for one in seen)
    return sum(card is not None and filters.fits(game, card, alike, you, source) for card in cards)


def _there(game: Game, found: list[Being]) -> list[Thing]:
    things = (filters.being(game, one) for one in found)
    return [thing for thing in things if thing is not None]


def _number(game: Game, thing: Thing, name: str) -> int:
    if name == "cost":
        return filters.mana_value(game, thing) or 0
    return numbers.of(game, thing, traits(game, thing), name) or 0


# --- how a spell was cast -------------------------------------------------------------------------------------------

SO_BY_X = "so by X"  # under this name it is marked what X was as a permanent became what a text calls it
_SNOW = "S"


def mana_spent(game: Game, spell: Thing, source: Object) -> tuple[str, ...]:
    """The mana that was spent to cast a spell, or the spell that a permanent was."""
    there = as_it_was_cast(game, spell, source)
    spent: tuple[str, ...] = chosen(there, SPENT, ()) or _of_casting(game, spell, source, SPENT) or ()
    return spent


def was_spent(symbols: tuple[str, ...], spent: tuple[str, ...]) -> bool:
    """Whether among the mana spent there is what a text asks for: of {S} what matters is its source, not its kind."""
    snow = snow_among(spent)
    kinds = Counter(symbol for symbol in symbols if symbol != _SNOW)
    return not kinds - Counter(spent) and symbols.count(_SNOW) <= snow


def spent_from(kind: str, spent: tuple[str, ...]) -> bool:
    """Whether some of the mana spent came from such a source."""
    return any(kind in getattr(mana, "kinds", ()) for mana in spent)


def snow_among(spent: tuple[str, ...]) -> int:
    """How much of some mana came from snow sources."""
    return sum(bool(getattr(mana, "snow", False)) for mana in spent)


def cast_from(game: Game, spell: Thing, source: Object) -> str:
    """The zone from which a spell was cast, or the spell that a permanent was; "" where it was not cast."""
    zone: str = _of_casting(game, spell, source, CAST_FROM) or ""
    return zone


def cast_this_turn(game: Game, spell: Thing, source: Object) -> bool:
    """Whether the source, or the spell that it was, is one of those that have been cast this turn."""
    there = game.board.things.get(source[0])
    stays = (
        there is not None
        and there.zone == BATTLEFIELD
        and there.marks.get(qualities.CAME) != game.board.facts.get("number", 0)
    )
    return not stays and bool(cast_from(game, spell, source))


def asks_how(thing: Thing) -> bool:
    """Whether a card's own text asks how it was cast, or may: what enters as a copy asks what is copied."""
    abilities = thing.face.traits.abilities
    return (tree.holds(abilities, *_ASKING) and _asks(abilities)) or tree.holds(abilities, tree.BecomeCopy)


def asks_for_x(ability: object) -> bool:
    """Whether an ability that triggers as its source enters speaks of the X that was chosen for it as a spell."""
    if not isinstance(ability, tree.Triggered) or ability.trigger.kind != "enters":
        return False
    return isinstance(ability.trigger.what, tree.This) and tree.holds((ability.modes, ability.condition), tree.X)


def asks_for_its_x(thing: Thing) -> bool:
    """Whether a permanent has such an ability: the others have no X that anybody has chosen."""
    return any(map(asks_for_x, told(thing.face.traits)))


def x_of_what_happened(game: Game, ability: tree.Triggered, x: int) -> int:
    """The X of an event that an ability waits for: of what has made its source monstrous the rules have to say so."""
    if ability.trigger.kind != "becomes so" or not game.speaks(THE_X_BY_WHICH_IT_BECAME_SO):
        return x
    return int(game.ruling_on(THE_X_BY_WHICH_IT_BECAME_SO, 0, x))


def x_of_the_spell(game: Game, spell: Thing, x: int) -> int:
    """What a permanent knows of the X of the spell that it was: also that of an additional cost, where rules say so."""
    known: int = game.ruling_on(WHAT_WAS_CHOSEN_FOR_THE_SPELL, 0, x)
    costs = [each.costs for each in spell.face.traits.abilities if isinstance(each, tree.ExtraCost)]
    if not tree.holds(tuple(costs), tree.X) or not game.speaks(X_OF_A_COST_BESIDE):
        return known
    return int(game.ruling_on(X_OF_A_COST_BESIDE, 0, known))


_ASKING = (tree.ManaSpent, tree.ColoursSpent, tree.ManaCount, tree.CastInMain, tree.WasCast, tree.Happened)


def _asks(node: object) -> bool:
    if isinstance(node, (tree.ManaSpent, tree.ColoursSpent, tree.ManaCount, tree.CastInMain)) or (
        isinstance(node, tree.WasCast) and bool(node.zone)
    ):
        return True
    if isinstance(node, tree.Happened) and node.besides:
        return True
    return isinstance(node, tuple) and any(_asks(each) for each in node)


def _of_casting(game: Game, spell: Thing, source: Object, name: str) -> Any:
    return as_it_was_cast(game, spell, source).marks.get(name, spell.marks.get(name))


# --- devotion ---------------------------------------------------------------------------------------------------------

_LETTER = {colour: letter for letter, colour in COLOURS.items()}


def _permanents_of(game: Game, colors: tuple[str, ...], you: str) -> int:
    """What somebody might count who does not know better: the permanents of such a colour."""
    there = filters.candidates(game, tree.Filter(any_colors=colors, controller="you"), you, None)
    return len(there)


def devotion(game: Game, value: int, colors: tuple[str, ...], you: str) -> int:
    """The symbols of the colours in the mana costs of the permanents that a player controls: each counts once."""
    return _symbols_of(colors, (thing for thing in in_play(game.board) if filters.is_controlled(game, thing, you)))


def _symbols_of(colors: tuple[str, ...], things: Iterable[Thing]) -> int:
    """The symbols of some colours in mana costs; one of two of them counts once."""
    letters = {_LETTER[colour] for colour in colors}
    symbols = (symbol for thing in things for symbol in thing.face.cost or ())
    return sum(not letters.isdisjoint(symbol.split("/")) for symbol in symbols)


# --- a party ----------------------------------------------------------------------------------------------------------

PARTY_KINDS = ("Chierico", "Farabutto", "Guerriero", "Mago")


def _of_the_four_kinds(game: Game, you: str) -> int:
    """What somebody might count who does not know better: every creature of the four kinds."""
    return len(_party_members(game, you))


def _party_members(game: Game, you: str) -> list[frozenset[str]]:
    """Of what kinds of the four each creature of a player is that is of any."""
    mine = (t for t in in_play(game.board) if filters.is_controlled(game, t, you) and is_creature(game, t))
    found = (frozenset(PARTY_KINDS) & traits(game, thing).subtypes for thing in mine)
    return [kinds for kinds in found if kinds]


def party(game: Game, value: int, you: str) -> int:
    """One of each kind at most, and each creature for one kind: as many as can be."""
    members = _party_members(game, you)
    best = 0
    waiting: list[tuple[int, frozenset[str]]] = [(0, frozenset())]
    while waiting:
        at, taken = waiting.pop()
        best = max(best, len(taken))
        if at < len(members) and best < len(PARTY_KINDS):
            waiting.append((at + 1, taken))
            waiting += [(at + 1, taken | {kind}) for kind in members[at] - taken]
    return best
