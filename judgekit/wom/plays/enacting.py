"""What each kind of event does to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.board import Add, Change, Mark, Move, Note, Order, Tell, Thing
from judgekit.wom.plays import areas
from judgekit.wom.plays.areas import (
    CENTRE,
    CODE,
    DECK,
    DISCARDS,
    HAND,
    HIDDEN,
    LAUNCHED,
    LOST,
    RESERVE,
    STAKE,
    SUPPORT,
    TOKENS,
    USED_CASTLES,
    WIZARDS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.table.engine import Game


_MID_PHASES = {"reveal", "count", "winner"}  # parts of the challenge

# --- time -------------------------------------------------------------------------------------------------------------


def turn(game: Game, player: str) -> list[Change]:
    """A turn begins: what has been played in the last challenge is over."""
    game.stage = ""
    facts = game.board.facts
    changes: list[Change] = [
        Note("turn", player),
        Note("number", facts.get("number", 0) + 1),
        Note("started", facts.get("started") or player),
    ]
    changes += [Note(name, None) for name in ("launches", "last", "taken", "phase", "resume")]
    for one in facts["order"]:
        changes += [Tell(one, "passed", False), Tell(one, "shown", False)]
    return changes


def phase(game: Game, name: str) -> list[Change]:
    """A phase or a part of one begins."""
    game.stage = name
    changes: list[Change] = [Note("phase", name)]
    if name == "drawing":
        changes.append(Note("launches", None))
    if name == "challenge":
        changes += [Note(fact, None) for fact in ("challenge", "totals", "counted")]
    if name not in _MID_PHASES and name != "challenge":
        changes.append(Note("resume", None))
    return changes


def over(game: Game, player: str) -> list[Change]:
    """The game is won."""
    return [Note("over", True), Note("winner", player)]


def not_admitted(game: Game, player: str) -> list[Change]:
    """A player does not play: there is no game."""
    return [Note("over", True)]


# --- setting up -------------------------------------------------------------------------------------------------------


def nothing(game: Game, *args: object) -> list[Change]:
    """Something is said or shown, and nothing changes."""
    return []


def declares(game: Game, player: str, team: str) -> list[Change]:
    """A player declares a team."""
    return [Tell(player, "team", team)]


def code(game: Game, player: str, number: int) -> list[Change]:
    """A Codice is shown."""
    return [Move(number, (CODE, player))]


def swap(game: Game, player: str, out: int, into: int) -> list[Change]:
    """Two cards change places between Supporto and deck or squad."""
    old = game.board.things[out]
    return [Move(into, old.zone), Move(out, (SUPPORT, player))]


def begins(game: Game, player: str) -> list[Change]:
    """A player is the first."""
    return [Note("turn", player), Note("started", player)]


def deploys(game: Game, player: str, wizard: int, place: int) -> list[Change]:
    """A wizard takes its place."""
    return [Move(wizard, (WIZARDS, player), {"place": place}, -1)]


def opening(game: Game, player: str, there: Sequence[int]) -> list[Change]:
    """A hand is made of the top of the deck."""
    return [Move(number, (HAND, player), place=-1) for number in there]


def set_up(game: Game) -> list[Change]:
    """Everything is ready."""
    return [Note("setting up", None)]


# --- cards ------------------------------------------------------------------------------------------------------------


def draw(game: Game, player: str, there: Sequence[int]) -> list[Change]:
    """Cards come from the deck to the hand."""
    return [Move(number, (HAND, player), place=-1) for number in there]


def reshuffle(game: Game, player: str, order: Sequence[int]) -> list[Change]:
    """Cards are the deck, in this order."""
    moves: list[Change] = [
        Move(number, (DECK, player)) for number in order if game.board.things[number].zone != (DECK, player)
    ]
    return [*moves, Order((DECK, player), tuple(order))]


def discard(game: Game, number: int) -> list[Change]:
    """A card goes to its player's discards, face up."""
    thing = game.board.things[number]
    return [] if thing.zone[0] == DISCARDS else [Move(number, (DISCARDS, thing.owner), _gone(thing))]


def _gone(thing: Thing) -> dict[str, object]:
    """What is remembered of a spell that has left play: who played it."""
    return {"by": thing.marks["by"]} if "by" in thing.marks else {}


def show_hand(game: Game, player: str, there: Sequence[int]) -> list[Change]:
    """A player shows the hand, and with it that nothing can be launched."""
    return [Tell(player, "shown", True)]


def passes(game: Game, player: str) -> list[Change]:
    """A player plays nothing more in this challenge."""
    return [Tell(player, "passed", True), Note("last", player)]


# --- playing ----------------------------------------------------------------------------------------------------------


def _played(game: Game, player: str, spell: int, wizard: int, area: str) -> list[Change]:
    launch = areas.Launch(player, wizard, spell, area)
    return [Note("launches", (*areas.launches(game.board), launch)), Note("last", player)]


def launch(game: Game, player: str, spell: int, wizard: int, targets: Sequence[int]) -> list[Change]:
    """A spell lies face up before its wizard."""
    return [Move(spell, (LAUNCHED, player), {"by": wizard}, -1), *_played(game, player, spell, wizard, LAUNCHED)]


def hide(game: Game, player: str, spell: int, wizard: int) -> list[Change]:
    """A spell lies covered behind its wizard."""
    return [
        Move(spell, (HIDDEN, player), {"by": wizard, "down": True}, -1),
        *_played(game, player, spell, wizard, HIDDEN),
    ]


def reveal(game: Game, spell: int) -> list[Change]:
    """A covered spell is turned up where it lies."""
    return [Mark(spell, "down", None)]


def turned_up(game: Game, spell: int) -> list[Change]:
    """A covered spell goes face up before its wizard, without effect."""
    thing = game.board.things[spell]
    marks = {"by": thing.marks["by"], "mute": True}
    return [Move(spell, (LAUNCHED, thing.owner), marks, -1, renew=False)]


def lasts(game: Game, spell: int, stays: bool) -> list[Change]:
    """A spell stays in play by Continua, or no longer does."""
    return [Mark(spell, "lasting", stays or None)]


def annul(game: Game, number: int, source: int) -> list[Change]:
    """A card becomes Semplice by another."""
    there = game.board.things[number].marks.get("annulled", ())
    return [Mark(number, "annulled", (*there, source))]


def simple(game: Game, number: int) -> list[Change]:
    """A card becomes Semplice by its own Sotterfugio."""
    return [Mark(number, "simple", True)]


def simplified(game: Game, number: int, value: int) -> list[Change]:
    """A spell is worth a number since its player chose so."""
    return [Mark(number, "simplified", value)]


def done(game: Game, number: int, what: object) -> list[Change]:
    """A card has carried out a Special Action that goes on."""
    there = game.board.things[number].marks.get("done", ())
    return [Mark(number, "done", (*there, what))]


def remember(game: Game, number: int, name: str, target: int) -> list[Change]:
    """A card has meant another by a name."""
    there = game.board.things[number].marks.get("named", {})
    return [Mark(number, "named", {**there, name: target})]


def change_places(game: Game, one: int, two: int, follow: bool) -> list[Change]:
    """Two wizards change places, their spells with them, or not."""
    things = game.board.things
    changes: list[Change] = [
        Mark(one, "place", things[two].marks["place"]),
        Mark(two, "place", things[one].marks["place"]),
    ]
    for mine, theirs in () if follow else ((one, two), (two, one)):
        changes += [Mark(spell.id, "by", theirs) for spell in areas.spells_by(game.board, mine, LAUNCHED, HIDDEN)]
    return changes


# --- castles ----------------------------------------------------------------------------------------------------------


def castle(game: Game, player: str, number: int) -> list[Change]:
    """A castle comes into play, over what is there."""
    return [Move(number, CENTRE)]


def castle_leaves(game: Game, number: int) -> list[Change]:
    """A castle goes to its owner's discards."""
    return [Move(number, (USED_CASTLES, game.board.things[number].owner))]


# --- Diamagic ---------------------------------------------------------------------------------------------------------


def token_made(game: Game, token: Thing) -> list[Change]:
    """A Diamagic of the reserve."""
    return [Add(token, -1), Note("next", max(game.board.facts["next"], token.id + 1))]


def stake(game: Game, token: int, player: str) -> list[Change]:
    """A covered Diamagic lies on the castle."""
    return [Move(token, STAKE, {"seen": (player,)}, -1)]


def won(game: Game, player: str, there: Sequence[int]) -> list[Change]:
    """A player has won what is at stake."""
    return [Note("taken", (player, tuple(there)))]


def assigned(game: Game, token: int, wizard: int) -> list[Change]:
    """A Diamagic lies on a wizard."""
    owner = game.board.things[wizard].owner
    return [Move(token, (TOKENS, owner), {"on": wizard}, -1), Note("taken", None)]


def token_moves(game: Game, token: int, wizard: int) -> list[Change]:
    """A Diamagic goes to another wizard."""
    return [Move(token, (TOKENS, game.board.things[wizard].owner), {"on": wizard}, -1)]


def token_lost(game: Game, token: int, wizard: int) -> list[Change]:
    """A Diamagic is discarded."""
    return [Move(token, LOST)]


def token_back(game: Game, token: int) -> list[Change]:
    """A Diamagic goes back to the reserve."""
    return [Move(token, RESERVE, place=-1)]


def shown(game: Game, token: int) -> list[Change]:
    """A Diamagic at stake is shown to both."""
    return [Mark(token, "seen", game.board.facts["order"])]


def given(game: Game, wizard: int, token: int) -> list[Change]:
    """The ability of a wizard has given it its Diamagic."""
    return [Mark(wizard, "given", token)]


# --- the count --------------------------------------------------------------------------------------------------------


def base(game: Game, spell: int, value: int) -> list[Change]:
    """The count of a spell begins."""
    return [*_worth(game, spell, value), Note("categories", ())]


def power(game: Game, spell: int, old: object, new: object, kind: str, *_: object) -> list[Change]:
    """A spell is worth something else, by modifiers of a category."""
    return [*_worth(game, spell, new), Note("categories", (*game.board.facts.get("categories", ()), kind))]


def _worth(game: Game, spell: int, value: object) -> list[Change]:
    return [Mark(spell, "power", value), Note("counted", {**game.board.facts.get("counted", {}), spell: value})]


def total(game: Game, player: str, value: int, why: str) -> list[Change]:
    """A squad's total."""
    return [Note("totals", {**game.board.facts.get("totals", {}), player: value})]


def challenge(game: Game, player: str) -> list[Change]:
    """A challenge is decided, "" for nobody."""
    return [Note("challenge", player)]


DEEDS: dict[str, Callable[..., list[Change]]] = {
    "turn": turn,
    "phase": phase,
    "over": over,
    "not admitted": not_admitted,
    "admitted": nothing,
    "looks": nothing,
    "stays": nothing,
    "declares": declares,
    "code": code,
    "swap": swap,
    "begins": begins,
    "deploys": deploys,
    "open": opening,
    "set up": set_up,
    "draw": draw,
    "reshuffle": reshuffle,
    "discard": discard,
    "show": nothing,
    "show hand": show_hand,
    "passes": passes,
    "launch": launch,
    "hide": hide,
    "reveal": reveal,
    "turned up": turned_up,
    "lasts": lasts,
    "annul": annul,
    "simple": simple,
    "simplified": simplified,
    "done": done,
    "remember": remember,
    "change places": change_places,
    "castle": castle,
    "castle leaves": castle_leaves,
    "token made": token_made,
    "stake": stake,
    "won": won,
    "assigned": assigned,
    "token moves": token_moves,
    "token lost": token_lost,
    "token back": token_back,
    "shown": shown,
    "given": given,
    "base": base,
    "power": power,
    "total": total,
    "challenge": challenge,
}
