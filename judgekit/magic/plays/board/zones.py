"""Zones: whose they are, what a card is in them, drawing, discarding, ordering."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller, opponents, rules_of_table
from judgekit.magic.questions.board import ALL_ACT_TOGETHER, FEW_CARDS_ARE_SHUFFLED, WHO_CHOOSES_WHAT_IS_DISCARDED
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.magic.questions.turn import THE_YOUNGEST_LIMIT_HOLDS
from judgekit.table.board import by_face, told_by_face
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


UNLIMITED = 1_000_000
ASKS_WHAT_IS_DRAWN, DRAWN_SO = "asks what is drawn", "drawn so"  # which card the very draw of an instruction draws


def owners_graveyard(game: Game, value: str, thing: Thing) -> str:
    """A card goes to its owner's graveyard, whoever controlled it."""
    return thing.owner


def who_began_with_it(game: Game, value: str, thing: Thing) -> str:
    """The owner of a card is the player in whose deck it began the game, whoever has it now."""
    return thing.owner


def its_owner_instead(game: Game, value: str, thing: Thing) -> str:
    """Whatever asks who controls a card that nobody controls means its owner."""
    return thing.owner


def neither_tapped_nor_untapped(game: Game, value: bool, thing: Thing, zone: str) -> bool | None:
    """Only what is in play is tapped or untapped."""
    return True if zone != "battlefield" or thing.zone[0] != "battlefield" else None


def draw(game: Game, player: str, how_many: int) -> Flow[None]:
    """Cards are drawn one by one from the top of the library into the hand, as long as there are any."""
    for _ in range(how_many):
        library = game.board.zone("library", player)
        asked = game.board.facts.get(ASKS_WHAT_IS_DRAWN) is True
        if asked and game.led:
            asked = False
            yield Event("note", (ASKS_WHAT_IS_DRAWN, "another draw"))  # that comes in the place of the one asked about
        yield Event("draw", (player, library[0] if library else None))
        if asked and game.board.facts.get(ASKS_WHAT_IS_DRAWN) is True and _is_drawn(game, library[:1]):
            yield Event("note", (DRAWN_SO, library[:1]))
        if library:
            yield from _shown(game, player, library[0])
        if player in game.board.facts.get("short", ()):
            return


def _is_drawn(game: Game, top: tuple[int, ...]) -> bool:
    """Whether the draw of a card has just happened."""
    return any(event.kind == "draw" and event.args[1] in top for event in game.together)


def _shown(game: Game, player: str, card: int) -> Flow[None]:
    """A text may have the first card shown that a player draws each turn."""
    for source, rule, done in rules_of_table(game):
        first = rule == "reveals its first draw" and controller(game, source) == player
        if first and game.ruling(TIMES_THIS_TURN, done.event, player) == done.times:
            yield Event("reveals", (player, (card,), source.object))


def lose_for_drawing(game: Game) -> Flow[None]:
    """Whoever had to draw and could not loses, after the cards that are there have been drawn; all at one moment."""
    short = tuple(dict.fromkeys(game.board.facts.get("short") or ()))
    if short:
        yield (Event("note", ("short", None)), *(Event("lost", (player, "library")) for player in short))
        yield from game.run("outcome", short, ())


MADE_TO_DISCARD = "made to discard"  # by whom: noted while it happens, where any card asks for it
by_face(MADE_TO_DISCARD, lambda thing: tree.holds(thing.face.traits.abilities, tree.MadeToDiscard))


def made_to(game: Game, by: str, discarding: Flow[None]) -> Flow[None]:
    """What is discarded because a player's spell or ability has it so."""
    asked = bool(told_by_face(game.board, MADE_TO_DISCARD))
    if asked:
        yield Event("note", (MADE_TO_DISCARD, by))
    yield from discarding
    if asked:
        yield Event("note", (MADE_TO_DISCARD, None))


def discard_those(game: Game, cards: tuple[int, ...]) -> Flow[None]:
    """Cards go from hands to the graveyards of their owners."""
    if cards:
        owner = game.board.things
        yield tuple(Event("move", (card, "graveyard", owner[card].owner, "discarded")) for card in cards)
        yield from game.run("order graveyard", cards)


def discard(game: Game, dues: tuple[tuple[str, int], ...], how: str = "", by: str = "") -> Flow[None]:
    """Players discard cards of their choice, or at random, as many as they can: first all choose, then it happens.

    Whoever does not know who chooses has that done by the player whose effect it is: `by`.
    """
    chosen: list[int] = []
    at_once = len(dues) == 1 or game.ruling(ALL_ACT_TOGETHER)
    for player, how_many in dues:
        chosen += yield from _to_discard(game, player, how_many, how, by)
        if not at_once:
            yield from discard_those(game, tuple(chosen))
            chosen = []
    yield from discard_those(game, tuple(chosen))


def _to_discard(game: Game, player: str, how_many: int, how: str, by: str) -> Flow[tuple[int, ...]]:
    hand = game.board.zone("hand", player)
    due = min(how_many, len(hand))
    if how:
        seed = f"{game.board.facts.get('seed', 0)} {len(game.steps)} {player}"
        return tuple(random.Random(seed).sample(hand, due))  # noqa: S311  (the scenario's seed, not a secret)
    if due == len(hand):
        return hand
    objects = tuple(game.board.things[card].object for card in hand)
    who = game.ruling_on(WHO_CHOOSES_WHAT_IS_DISCARDED, by, player) if _asks_who(game, by, player) else player
    return tuple(one[0] for one in (yield Ask("discard", who, due, objects)))


def _asks_who(game: Game, by: str, player: str) -> bool:
    """Whether it may be got wrong who chooses: the effect is another player's."""
    return by not in {"", player} and game.speaks(WHO_CHOOSES_WHAT_IS_DISCARDED)


def _all_alike(game: Game, cards: tuple[int, ...]) -> bool:
    """Whether nobody could tell one order of these from another."""
    first = game.board.things[cards[0]].face
    return all(game.board.things[card].face is first for card in cards)


def order_graveyard(game: Game, cards: tuple[int, ...]) -> Flow[None]:
    """Cards that reach one graveyard together are put in the order that their owner says."""
    for player in game.board.facts["order"]:
        graveyard = game.board.zone("graveyard", player)
        together = tuple(card for card in graveyard if card in cards)
        if len(together) < 2 or _all_alike(game, together):
            continue
        objects = tuple(game.board.things[card].object for card in together)
        said = yield Ask("graveyard order", player, None, objects)
        if said:
            rest = tuple(card for card in graveyard if card not in together)
            yield Event("order", (("graveyard", player), (*(one[0] for one in said), *rest)))


def order_library(game: Game, cards: tuple[int, ...]) -> Flow[None]:
    """Cards that are put into one library together lie there in the order that their owner says, and nobody sees it."""
    for player in game.board.facts["order"]:
        library = game.board.zone("library", player)
        together = tuple(card for card in library if card in cards)
        if len(together) < 2 or _all_alike(game, together):
            continue
        said = yield Ask("library order", player, None, tuple(game.board.things[card].object for card in together))
        if said:
            places = [n for n, card in enumerate(library) if card in together]
            arranged = list(library)
            for place, one in zip(places, said, strict=True):
                arranged[place] = one[0]
            yield Event("order", (("library", player), tuple(arranged)))


def in_random_order(game: Game, cards: tuple[int, ...]) -> tuple[Event, ...]:
    """Cards that have been put into a library in random order: the scenario's seed decides."""
    found = []
    for player in game.board.facts["order"]:
        library = list(game.board.zone("library", player))
        places = [n for n, card in enumerate(library) if card in cards]
        there = [library[n] for n in places]
        seed = f"{game.board.facts.get('seed', 0)} {len(game.steps)} {player}"
        random.Random(seed).shuffle(there)  # noqa: S311
        for place, card in zip(places, there, strict=True):
            library[place] = card
        if len(there) > 1:
            found.append(Event("order", (("library", player), tuple(library))))
    return tuple(found)


def shuffle(game: Game, player: str) -> Flow[None]:
    """A library is put in random order: the scenario's seed decides, and how often it has been shuffled."""
    library = list(game.board.zone("library", player))
    if len(library) <= 1 and not game.is_so(FEW_CARDS_ARE_SHUFFLED):
        return
    seed = f"{game.board.facts.get('seed', 0)} {player} {game.board.players[player].get('shuffles', 0)}"
    random.Random(seed).shuffle(library)  # noqa: S311
    yield (Event("order", (("library", player), tuple(library))), Event("shuffled", (player,)))


def nothing_of_its_own(game: Game, value: bool, thing: Thing) -> bool | None:
    """A card that lies in exile face down has no characteristics."""
    return False if thing.marks.get("face down") else None


def limit_of_seven(game: Game, value: int, player: str) -> int:
    """The usual maximum hand size."""
    size: int = game.system.values["hand size"]
    return size


def no_limit(game: Game, value: int, player: str) -> int | None:
    """A card may say that a player has no maximum hand size."""
    told = [(source, who) for source, rule, who in rules_of_table(game) if rule == "no maximum hand size"]
    since = [_age(source) for source, who in told if _is_told_of(game, who, controller(game, source), player)]
    if not since:
        return None
    later = any(how == "=" and age > max(since) for age, how, _ in _limits(game, player))
    return None if later and game.is_so(THE_YOUNGEST_LIMIT_HOLDS) else UNLIMITED


def _age(source: Thing) -> int:
    since: int = source.marks.get("stamp", 0)
    return since


def limit_told(game: Game, value: int, player: str) -> int | None:
    """Cards may say how many a player may keep, or how many more or fewer: the oldest first, each after the other."""
    told = _limits(game, player)
    if not told:
        return None
    for _, how, n in told:
        value = n if how == "=" else value + (n if how == "+" else -n)
    return max(0, value)


def _limits(game: Game, player: str) -> list[tuple[int, str, int]]:
    """What cards say of how many a player may keep, the oldest first: since when, how, so many."""
    told = [
        (_age(source), how, n)
        for source, rule, about in rules_of_table(game)
        if rule == "hand size"
        for who, how, n in (about,)
        if _is_told_of(game, who, controller(game, source), player)
    ]
    return sorted(told, key=lambda each: each[0])


def _is_told_of(game: Game, who: object, you: str, player: str) -> bool:
    """Whether a rule that a card of one player sets up for some players is about this one."""
    if isinstance(who, tree.OtherPlayers):
        return player != you
    if isinstance(who, tree.Opponent):
        return player in opponents(game.board, you)
    if isinstance(who, tree.Certain):
        return player in who.objects
    return isinstance(who, tree.EachPlayer) or player == you


def goes(game: Game, thing: int, zone: str, how: str) -> Event:
    """A card goes from where it is to a zone of the player that the rules say."""
    there = game.board.things[thing]
    return Event("move", (thing, zone, controller(game, there), how))
