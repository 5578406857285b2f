"""Keywords that are ways to cast a spell: what is paid for it by them, and what comes of that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_offers import offered_where
from judgekit.magic.language.rule_names import instance
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen, controller, traits
from judgekit.magic.plays.triggers import delayed
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Note
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Offers = tuple[tuple[str, tuple[Any, ...]], ...]  # keyword, and the costs that are paid instead, or besides, by it

EVOKE, OVERLOAD, SURGE, SPECTACLE, AWAKEN = "apparire", "sovraccarico", "ondata", "spettacolo", "risveglio"
CONSPIRE, RETRACE, JUMP_START, ESCAPE, REBOUND = "cospirare", "rievocare", "carica d’avvio", "fuga", "ripresa"
SUSPEND, FORETELL, PLOT = "sospendere", "predire", "tramare"
ENTWINE, REPLICATE, DREDGE, ESCALATE = "intrecciare", "replicare", "dragare", "incrementare"
ALL_MODES, REPEATED = "all modes are chosen", "is paid any number of times"
EACH_MODE_MORE = "is paid for each mode beyond the first"
CHANGES_THE_SPELL = "changes the spell"
SPREE, TIERED = "scorribanda", "a gradi"
WEB_SLINGING = "lancio di ragnatele"
CASUALTY, BARGAIN, SQUAD, OFFSPRING, IMPENDING = "danno collaterale", "barattare", "squadra", "prole", "incombente"
BY_AN_EFFECT = "cast by an effect"  # a mark of a spell: no keyword of its own let it be cast from where it was
REWORDS, IS_REMEMBERED = "rewords what it does", "is remembered of the permanent"


def costs_of(about: object) -> tuple[Any, ...]:
    """The costs that a keyword is about."""
    cost = about.cost if isinstance(about, (tree.Both, tree.Cleft)) else about
    cost = about.due if isinstance(about, tree.Kinded) else cost
    return tree.several(cost)


# --- paid instead of the mana cost ------------------------------------------------------------------------------------


def instead(word: str) -> Callable[[Game, Offers, Thing], Offers | None]:
    """A spell with a keyword may be paid for by that, where what it makes this hang on is so."""

    def play(game: Game, value: Offers, spell: Thing) -> Offers | None:
        copies = traits(game, spell).words.get(word, ())
        given = offered_where(word, traits(game, spell)) if copies else None
        if not copies or (given and not game.ruling(CONDITION_HOLDS, given, controller(game, spell), spell)):
            return None
        return (*value, *((word, costs_of(about)) for about in copies))

    play.__name__ = "paid_for_by_a_keyword"
    play.__doc__ = "A spell with this keyword may be paid for by it."
    return play


_A_TAPPED_CREATURE = tree.ReturnCost(tree.Filter(types=("creature",), status=("tapped",), controller="you"))


def by_web_slinging(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A spell with web-slinging may be paid for by that, and a tapped creature that goes back to hand."""
    copies = traits(game, spell).words.get(WEB_SLINGING, ())
    found = tuple((WEB_SLINGING, (*costs_of(about), _A_TAPPED_CREATURE)) for about in copies)
    return (*value, *found) if found else None


# --- from the graveyard -----------------------------------------------------------------------------------------------


def castable_from_there(word: str) -> Callable[[Game, bool, str, Thing], bool | None]:
    """A card with a keyword may be cast from its owner's graveyard."""

    def play(game: Game, value: bool, player: str, card: Thing) -> bool | None:
        there = card.zone[0] == "graveyard" and card.owner == player
        return True if there and word in traits(game, card).words else None

    play.__name__ = "castable_from_the_graveyard"
    play.__doc__ = "A card with this keyword may be cast from its owner's graveyard."
    return play


def is_from_there(game: Game, spell: Thing, word: str) -> bool:
    """Whether a spell with a keyword was cast from a graveyard."""
    there = spell.marks.get("from", ("",))[0] == "graveyard" and not spell.marks.get(BY_AN_EFFECT)
    return there and word in traits(game, spell).words


def its_cost_from_there(word: str) -> Callable[[Game, object, Thing], tuple[str, tuple[object, ...]] | None]:
    """Whoever casts a card from the graveyard by a keyword pays what that says instead of its mana cost."""

    def play(game: Game, value: object, spell: Thing) -> tuple[str, tuple[object, ...]] | None:
        return (word, costs_of(traits(game, spell).words[word][0])) if is_from_there(game, spell, word) else None

    play.__name__ = "its_cost_from_the_graveyard"
    play.__doc__ = "Whoever casts a card so pays what the keyword says instead of its mana cost."
    return play


def with_a_card(word: str, *types: str) -> Callable[[Game, tuple[object, ...], Thing], tuple[object, ...] | None]:
    """What is cast from the graveyard by a keyword costs a card of the hand besides."""

    def play(game: Game, value: tuple[object, ...], spell: Thing) -> tuple[object, ...] | None:
        card = tree.DiscardCost(tree.Filter("card", types=types, zone="hand"))
        return (*value, card) if is_from_there(game, spell, word) else None

    play.__name__ = "costs_a_card_besides"
    play.__doc__ = "What is cast so costs a card of the hand besides."
    return play


def for_its_modes(word: str) -> Callable[[Game, tuple[object, ...], Thing], tuple[object, ...] | None]:
    """A modal spell with a keyword costs so much more for each mode that was chosen."""

    def play(game: Game, value: tuple[object, ...], spell: Thing) -> tuple[object, ...] | None:
        copies = traits(game, spell).words.get(word, ())
        if not copies:
            return None
        return (*value, *(copies[0][nth] for nth in chosen(spell, "modes", ())))

    play.__name__ = "costs_what_its_modes_cost"
    play.__doc__ = "A modal spell with this keyword costs so much more for each mode that was chosen."
    return play


def exiled_after(word: str) -> Callable[[Game, str, Thing], str | None]:
    """A spell cast from the graveyard by a keyword is exiled, wherever else it would go from the stack."""

    def play(game: Game, value: str, spell: Thing) -> str | None:
        return "exile" if is_from_there(game, spell, word) else None

    play.__name__ = "exiled_after"
    play.__doc__ = "A spell cast so is exiled, wherever else it would go from the stack."
    return play


# --- paid besides -----------------------------------------------------------------------------------------------------


def conspiring(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """Two untapped creatures may be tapped for a spell, each of a colour that it has."""
    like = traits(game, spell)
    if CONSPIRE not in like.words or not like.colours:
        return None
    alike = tree.Filter(types=("creature",), status=("untapped",), any_colors=tuple(sorted(like.colours)))
    two = (tree.TapOthers(alike, 2),)
    return (*value, *((instance(CONSPIRE, nth), two) for nth in range(len(like.words[CONSPIRE]))))


def entwining(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A modal spell of which all modes were chosen costs so much more."""
    if ENTWINE not in chosen(spell, ADDED, ()):
        return None
    return (*value, (ENTWINE, costs_of(traits(game, spell).words[ENTWINE][0])))


def escalating(game: Game, value: Offers, spell: Thing) -> Offers | None:
    """A modal spell costs so much more for each mode beyond the first."""
    if ESCALATE not in chosen(spell, ADDED, ()):
        return None
    return (*value, *((ESCALATE, costs_of(about)) for about in traits(game, spell).words[ESCALATE]))


def besides(word: str, costs: Callable[[Any], tuple[object, ...]] = costs_of) -> Callable[..., Offers | None]:
    """A spell with a keyword may cost so much more, by each copy of it."""

    def play(game: Game, value: Offers, spell: Thing) -> Offers | None:
        copies = traits(game, spell).words.get(word, ())
        found = tuple((instance(word, nth), costs(about)) for nth, about in enumerate(copies))
        return (*value, *found) if found else None

    play.__name__ = "may_cost_more"
    play.__doc__ = "A spell with this keyword may cost more."
    return play


def a_strong_creature(power: int) -> tuple[object, ...]:
    """A creature of so much power, or more, is sacrificed."""
    return (tree.SacrificeCost(tree.Filter(types=("creature",), compare=(("power", ">=", power),))),)


def for_nothing(_about: object) -> tuple[object, ...]:
    """Nothing is paid: something is promised."""
    return ()


def a_worthy_thing(_about: object) -> tuple[object, ...]:
    """An artifact, enchantment or token is sacrificed."""
    kinds = (tree.Filter(types=("artifact",)), tree.Filter(types=("enchantment",)), tree.Filter(status=("token",)))
    return (tree.SacrificeCost(tree.Filter(either=kinds)),)


def known(game: Game) -> None:
    """What the keyword lets its player do stands where that is done."""


# --- instead of drawing -----------------------------------------------------------------------------------------------


def dredge(game: Game, event: Event) -> tuple[Amendment, ...]:
    """For a card with dredge whoever would draw may mill so many cards instead, and take that back."""
    player = event.args[0]
    there = game.board.zone("library", player)
    found = []
    for number in game.board.zone("graveyard", player):
        thing = game.board.things[number]
        for many in traits(game, thing).words.get(DREDGE, ())[:1]:
            if len(there) >= many:
                key = (DREDGE, thing.object)
                found.append(Amendment(key, ("draw", player), _dredging(thing, many), "draws", thing.object))
    return tuple(found)


def _dredging(thing: Thing, many: int) -> Callable[[Game, Event], Flow[Made]]:
    def make(game: Game, event: Event) -> Flow[Made]:
        player = event.args[0]
        said = yield Ask("may", player, (thing.id, tree.May(tree.You(), ())), (True, False))
        if not said:
            return Made((event,), kept=True)
        milled = tuple(
            Event("move", (card, "graveyard", player, "put")) for card in game.board.zone("library", player)[:many]
        )
        return Made((*milled, Event("move", (thing.id, "hand", player, "returned"))))

    return make


# --- what the spell does ----------------------------------------------------------------------------------------------


def each_instead_of_targets(game: Game, modes: tuple[tree.Mode, ...], about: object) -> tuple[tree.Mode, ...]:
    """For «bersaglio» the text says «ogni»: it wants no targets."""
    return tuple(tree.Mode((), tuple(_each(step, mode.wants) for step in mode.do)) for mode in modes)


def _each(step: object, wants: tuple[tree.Wanted, ...]) -> Any:
    return tree.with_others(step, tree.Target, lambda target: tree.Each(wants[target.nth].filter))


def without_what_is_in_brackets(game: Game, modes: tuple[tree.Mode, ...], about: tree.Cleft) -> tuple[tree.Mode, ...]:
    """What stands in square brackets is taken out of the text."""
    return about.modes if isinstance(about, tree.Cleft) else modes  # a text without brackets stays as it is


_LAND_OF_YOURS = tree.Wanted(tree.Filter(types=("land",), controller="you"))


def and_a_land_awakens(game: Game, modes: tuple[tree.Mode, ...], about: tree.Both) -> tuple[tree.Mode, ...]:
    """One more target: a land gets counters, and is a creature besides."""
    found = []
    for mode in modes:
        land = tree.Target(len(mode.wants))
        change = tree.Change(
            land,
            set_power=0,
            set_toughness=0,
            types=("creature",),
            subtypes=("Elementale",),
            adds_types=True,
            words=(tree.Keyword("rapidità"),),
            until=tree.FOR_GOOD,
        )
        more = (tree.PutCounters(land, "+1/+1", about.number), change)
        found.append(tree.Mode((*mode.wants, _LAND_OF_YOURS), (*mode.do, *more)))
    return tuple(found)


def reworded(game: Game, spell: Thing, modes: tuple[tree.Mode, ...]) -> tuple[tree.Mode, ...]:
    """What a spell does by the way in which it was cast."""
    for word in chosen(spell, ADDED, ()):
        row = game.word(REWORDS, word)
        if row is not None and (row.when is None or row.when(game, spell)):
            modes = row.play(game, modes, traits(game, spell).words[word][0])
            game.cite(row.cites)
    return modes


# --- once it has resolved ---------------------------------------------------------------------------------------------

_CAST_AGAIN = tree.Later(tree.Trigger("step", tree.You(), None, ("upkeep",)), (tree.CastIt(tree.This(), ()),))


def exiled_to_rebound(game: Game, value: str, spell: Thing) -> str | None:
    """What was cast from the hand is exiled as it resolves."""
    from_hand = spell.marks.get("from", ("",))[0] == "hand" and not spell.face.copy
    return "exile" if from_hand and REBOUND in traits(game, spell).words and value == "graveyard" else None


def rebounds(game: Game, event: Event, before: Board) -> bool:
    """At the beginning of the next upkeep of its owner it may be cast again."""
    was = before.things.get(event.args[0])
    if was is None or was.zone[0] != "stack" or event.args[1] != "exile" or event.args[3] != "resolved":
        return False
    if was.marks.get("from", ("",))[0] != "hand":
        return False
    with game.as_of(before):
        words = traits(game, was).words  # it may have been given the word
    if REBOUND not in words:
        return False
    thing = game.board.things[was.id]
    game.note(Note(*delayed.set_up(game, _CAST_AGAIN, controller(game, was), thing).args))
    return True
