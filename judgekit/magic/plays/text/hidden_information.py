"""What players learn and name: looking at cards, revealing them, putting them back in order, choosing a quality."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from judgekit.magic.language import tree
from judgekit.magic.plays.board import zones
from judgekit.magic.plays.board.state import controller, rules_of_table, statics_of
from judgekit.magic.plays.text import filters, qualities, untold
from judgekit.magic.plays.text.evaluate import amount, objects, of_player, picked, source_of, spoken_of, things
from judgekit.magic.plays.text.spoken import now_about
from judgekit.magic.questions.drawing import ONLY_ON_THAT_DRAW
from judgekit.magic.questions.text import A_NEW_TOP_CARD_WAITS, FORMS_OF_A_KIND
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def seen(game: Game, what: object, player: str, spell: Thing) -> Flow[list[Being]]:
    """The cards at which a text has somebody look."""
    if isinstance(what, tree.Filter):
        return filters.candidates(game, filters.meant(what, spell), player, source_of(spell))
    if isinstance(what, tree.Stat) and what.name == "hand":
        hands = [game.board.zone("hand", str(one)) for one in things(game, what.of, player, spell)]
        return [game.board.things[card].object for hand in hands for card in hand]
    return (yield from picked(game, what, player, spell))


def look(game: Game, what: tree.Look, player: str, spell: Thing) -> Flow[None]:
    yield from _known(game, "looks", what.who, what.at, player, spell)


def reveal(game: Game, what: tree.Reveal, player: str, spell: Thing) -> Flow[None]:
    yield from _known(game, "reveals", what.who, what.what, player, spell)


def _known(game: Game, kind: str, who: object, what: object, player: str, spell: Thing) -> Flow[None]:
    """Cards become known, and are what the text goes on to speak of."""
    if isinstance(what, tree.Filter) and what.owner == "that player" and not isinstance(who, tree.You):
        beings: list[Being] = []  # each shows their own
        for one in things(game, who, player, spell):
            own = yield from seen(game, what, player, of_player(spell, one))
            yield Event(kind, (str(one), tuple(thing.id for thing in objects(game, own, spell))))
            beings += own
    else:
        beings = yield from seen(game, what, player, spell)
        there = tuple(thing.id for thing in objects(game, beings, spell))
        for one in things(game, who, player, spell):
            yield Event(kind, (str(one), there))
        if kind == "reveals" and isinstance(what, tree.TopCards) and untold.is_decided_by(spell):
            yield from untold.told(game, player, objects(game, beings, spell))
    if isinstance(what, tree.Stat):
        return  # of a hand the text goes on to speak by itself
    yield from spoken_of(game, beings, spell)
    if isinstance(what, (tree.TopCards, tree.Chosen, tree.Filter)) and not _among_those_seen(what):
        yield from seen_now(game, beings, spell)


def _among_those_seen(what: object) -> bool:
    """Whether cards are chosen among those that were looked at: these stay what «the others» are told of."""
    of = what.of if isinstance(what, tree.Chosen) else what
    return isinstance(of, tree.Filter) and any("looked at" in one.status for one in (of, *of.either))


def seen_now(game: Game, beings: list[Being], spell: Thing) -> Flow[None]:
    """Cards some of which, and the rest, the text may go on to speak of."""
    if spell.id in game.board.things:
        about = {**game.board.things[spell.id].marks.get("about", {}), "seen": tuple(beings)}
        yield Event("mark", (spell.id, "about", about))


def reveal_until(game: Game, what: tree.RevealUntil, player: str, spell: Thing) -> Flow[None]:
    """Cards from the top of a library are shown until such ones come; those are what the text goes on to speak of.

    Of several players each shows from their own library: the text goes on about the cards of all of them.
    """
    due, wanted = amount(game, what.how_many, player, spell), filters.meant(what.of, spell)
    shown: list[Thing] = []
    found: list[Thing] = []
    showing = [str(who) for who in things(game, what.who, player, spell)]
    whose = [str(one) for one in things(game, what.library, player, spell)]
    pairs = [(one, one) for one in showing] if showing == whose else [(who, one) for who in showing for one in whose]
    for who, one in pairs:
        cards, fitting = _down_to(game, one, due, wanted, player, spell)
        yield from untold.told(game, who, cards)
        if what.exiles:
            yield tuple(zones.goes(game, card.id, "exile", "exiled") for card in cards)
            cards, fitting = ([game.board.things[card.id] for card in some] for some in (cards, fitting))
        else:
            yield Event("reveals", (who, tuple(card.id for card in cards)))
        shown += cards
        found += fitting
    if spell.id in game.board.things and pairs:
        those = tuple(card.object for card in found)
        told = now_about(game.board.things[spell.id], those)
        kept = those if what.exiles else ()
        about = {**told, "seen": tuple(card.object for card in shown), "kept": kept, "found": those}
        yield Event("mark", (spell.id, "about", about))


def _down_to(
    game: Game, whose: str, due: int, wanted: tree.Filter, player: str, spell: Thing
) -> tuple[list[Thing], list[Thing]]:
    """The cards from the top of a library down to the last of so many that fit, and those that fit."""
    shown: list[Thing] = []
    found: list[Thing] = []
    for number in game.board.zone("library", whose):
        if len(found) >= due:
            break
        card = game.board.things[number]
        shown.append(card)
        if filters.fits(game, card, wanted, player, source_of(spell)):
            found.append(card)
    return shown, found


# --- playing with the top card of the library, or the hand, revealed --------------------------------------------------

OPEN, SEEN, HANDS = "top card revealed", "top card seen", "open hands"
_TOLD = {OPEN: "reveals", SEEN: "looks", HANDS: "reveals"}  # what comes to pass as such cards are others


def anybody_shows(game: Game) -> bool:
    """Whether anybody plays with the top card of their library revealed, or their hand: kept while nobody moves."""
    found: bool | None = game.board.roster.get(OPEN)
    if found is None:
        found = any(rule in _TOLD for _, ability in statics_of(game.board) for rule, _ in ability.rules)
        game.board.roster[OPEN] = found
    return found


def show_top(game: Game) -> tuple[Event, ...] | None:
    """The top card of such a library, and the cards of such a hand, are seen by everybody as soon as they are there.

    One that only its owner may look at, is seen by them.
    """
    seen: dict[tuple[str, str], tuple[int, ...]] = game.board.facts.get(OPEN, {})
    now: dict[tuple[str, str], tuple[int, ...]] = {}
    for source, rule, who in rules_of_table(game):
        for one in things(game, who, controller(game, source), source) if rule in _TOLD else ():
            there = game.board.zone("hand" if rule == HANDS else "library", str(one))
            now[rule, str(one)] = tuple(there) if rule == HANDS else tuple(there[:1])
    new: list[Event] = []
    for (rule, player), cards in now.items():
        unseen = tuple(card for card in cards if card not in seen.get((rule, player), ()))
        new += [Event(_TOLD[rule], (player, unseen))] if unseen else []
    return (*new, Event("note", (OPEN, now))) if new else None


def too_early(game: Game) -> tuple[Event, ...]:
    """What somebody might think: that a card that comes to the top while something is being cast is seen already."""
    if not anybody_shows(game) or not (shown := show_top(game)):
        return ()
    return () if game.ruling(A_NEW_TOP_CARD_WAITS) else shown


# --- order, colours, choices ------------------------------------------------------------------------------------------


def rearrange(game: Game, what: tree.Rearrange, player: str, spell: Thing) -> Flow[None]:
    """The cards looked at last go back on top of their library, or under it, in the order that the player says."""
    there = objects(game, things(game, tree.It(), player, spell), spell)
    if not there:
        return
    zone = there[0].zone
    mine = tuple(thing.object for thing in there if thing.zone == zone)
    for who in things(game, what.who, player, spell):
        said = (yield Ask("order", str(who), spell.id, mine)) if len(mine) > 1 else mine
        ordered = tuple(one[0] for one in said or mine)
        rest = tuple(card for card in game.board.zones[zone] if card not in ordered)
        yield Event("order", (zone, (*ordered, *rest) if what.place == "top" else (*rest, *ordered)))


def coloured(game: Game, change: tree.Change, player: str, spell: Thing) -> Flow[tree.Change]:
    """A change to a colour that is chosen now, or that the same text has had chosen before."""
    open_ = "chosen" in (change.colors or ()) or any(_is_open(word) for word in change.words)
    if not open_:
        return change
    source = game.board.things.get(source_of(spell)[0], spell)
    said = source.marks.get("choices", {}).get("colour") or (yield Ask("quality", player, (spell.id, "colour")))
    words = tuple([tree.Keyword(word.word, said) if _is_open(word) else word for word in change.words])
    colours = change.colors and tuple([said if one == "chosen" else one for one in change.colors])
    return change._replace(colors=colours, words=words)


def _is_open(word: object) -> TypeGuard[tree.Keyword]:
    return isinstance(word, tree.Keyword) and word.of in {"choice", "chosen"}


def choose(game: Game, what: tree.Choose, player: str, spell: Thing) -> Flow[None]:
    """A colour or a kind of creature is chosen, of which the text goes on to speak; or things."""
    if not isinstance(what.what, str):
        yield from picked(game, what.what, player, spell)
        return
    source = source_of(spell)[0]
    for who in things(game, what.who, player, spell):
        said = yield Ask("quality", str(who), (spell.id, what.what, what.of))
        if what.what == qualities.KIND:
            said = next(iter(game.ruling_on(FORMS_OF_A_KIND, frozenset({said}), None)))
        if source in game.board.things:
            there = game.board.things[source].marks.get("choices", {})
            yield Event(
                "mark", (source, "choices", {**{k: v for k, v in there.items() if k != what.what}, what.what: said})
            )


def draw_and_show(game: Game, what: tree.DrawAndShow, player: str, spell: Thing) -> Flow[None]:
    """A card is drawn and shown: not one that is drawn because the draw was replaced."""
    for who in things(game, what.who, player, spell):
        top = game.board.zone("library", str(who))[:1]
        yield Event("note", (zones.ASKS_WHAT_IS_DRAWN, True))
        yield from game.run("draw", str(who), 1)
        drawn: tuple[int, ...] = game.board.facts.get(zones.DRAWN_SO, ())
        yield (Event("note", (zones.ASKS_WHAT_IS_DRAWN, None)), Event("note", (zones.DRAWN_SO, None)))
        if top and not drawn and not game.is_so(ONLY_ON_THAT_DRAW):
            drawn = tuple(card for card in top if game.board.things[card].zone[0] == "hand")
        if drawn:
            yield Event("reveals", (str(who), drawn))
            yield from untold.told(game, str(who), [game.board.things[card] for card in drawn])
        yield from spoken_of(game, [game.board.things[card].object for card in drawn], spell)
