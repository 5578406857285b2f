"""What damage does: its results, by what it is dealt to and by the qualities of its source.

The table `damage` tells them: under "creature", "player" … the first row that answers, under "besides" every one. What
is part of the damage itself is a change; what comes about beside it at the same moment is an event of its own, on which
other effects may act. An edition without such a table does not take damage apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language.rule_names import DEALT_AS_WITH
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    NO_EFFECT,
    Being,
    Object,
    controller,
    each_copy,
    rules_of_table,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import life_becomes
from judgekit.magic.plays.text import harm
from judgekit.magic.plays.text.evaluate import things
from judgekit.magic.questions.keywords import COPIES
from judgekit.magic.questions.mechanics import TOXIC_VALUES_ADD_UP
from judgekit.magic.questions.replacement import (
    AS_ITS_SOURCE_WAS,
    DAMAGE_ADDS_UP,
    DAMAGE_BEFALLS_IT,
    DAMAGE_DESTROYS_NOTHING,
    DAMAGE_IS_A_LOSS_OF_LIFE,
    INFECT_SHRINKS,
    KILLS_BY_TOUCHING,
    LAST_KNOWN_INFORMATION,
    ONLY_ITS_OWN_DAMAGE,
    WITHER_SHRINKS,
    WORKS_WHERE_ITS_SOURCE_IS,
    ZERO_DAMAGE_IS_DEALT,
)
from judgekit.magic.vocabulary import DEFENSE, LOYALTY, POISON
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Change, Mark, Note, Tell, told_by_face
from judgekit.table.engine import Event
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

DEATHTOUCH, INFECT, LIFELINK, TOXIC, WITHER = "tocco letale", "infettare", "legame vitale", "tossico", "avvizzire"
SHRUNK = "-1/-1"
ELSE = ("planeswalker", "battle")  # permanents other than creatures to which the rules let damage be dealt


class Hit(NamedTuple):
    """Damage as it is dealt: `words` are those of its source, `thing` what it is dealt to, None for a player."""

    source: Object
    words: Mapping[str, tuple[object, ...]]
    to: Being
    thing: Thing | None
    amount: int
    combat: bool


class Result(NamedTuple):
    """What damage brings about: changes that are part of it, events beside it."""

    changes: tuple[Change, ...] = ()
    events: tuple[Event, ...] = ()


NOTHING = Result()


def done(game: Game, source: Object, to: Being, amount: int, combat: bool) -> list[Change]:
    """Damage is dealt: what it does to a permanent or a player."""
    thing = None if isinstance(to, str) else game.board.get(*to)
    if thing is None and not isinstance(to, str):
        return []
    asked = amount > 0 and told_by_face(game.board, harm.ASKED_FOR)
    noted = harm.noted(game.board, source, to, amount, combat=combat) if asked else []
    table = game.system.tables.get("damage")
    if table is None:
        return [*noted, *_as_it_stands(game, to, thing, amount)]
    hit = Hit(source, words_to(game, source, to), to, thing, amount, combat)
    changes: list[Change] = noted
    for result in results_of(game, table, hit):
        changes += result.changes
        if result.events and not game.results.get("damage"):
            changes += _enacted(game, result.events)
    if thing is None:
        changes.append(_hurt(game, str(to)))
    elif DEATHTOUCH in hit.words and game.ruling(KILLS_BY_TOUCHING):
        each_copy(game, DEATHTOUCH, hit.words[DEATHTOUCH])
        changes.append(Note("deathtouched", (*game.board.facts.get("deathtouched", ()), to)))
    return changes


def _as_it_stands(game: Game, to: Being, thing: Thing | None, amount: int) -> list[Change]:
    """Damage that the rules do not take apart: a player loses life, on a permanent it stays."""
    if thing is None:
        return [*life_becomes(game, str(to), game.board.players[str(to)]["life"] - amount), _hurt(game, str(to))]
    return [Mark(thing.id, "damage", thing.marks.get("damage", 0) + amount)]


def _hurt(game: Game, player: str) -> Change:
    """In which turn a player was last dealt damage."""
    return Tell(player, "hurt", game.board.facts.get("number", 0))


def _enacted(game: Game, events: tuple[Event, ...]) -> list[Change]:
    """Results as they would be were they no events of their own: nothing acts on them, nothing sees them."""
    changes: list[Change] = []
    for event in events:
        changes += game.system.deeds[event.kind](game, *event.args)
    return changes


def results_of(game: Game, table: Mapping[Any, Any], hit: Hit) -> list[Result]:
    """The results of some damage, with the rules by which they come about."""
    found = [_first(game, table, kind, hit) for kind in _kinds(game, hit)]
    for row in table["besides"] if hit.words else ():
        if (result := row.play(game, hit)) is not None:
            game.cite(row.cites)
            found.append(result)
    return found


def _first(game: Game, table: Mapping[Any, Any], kind: str, hit: Hit) -> Result:
    """What damage does to one kind of recipient: as the first rule says that speaks of it."""
    for row in table.get(kind, ()):
        result: Result | None = row.play(game, hit)
        if result is not None:
            game.cite(row.cites)
            return result
    return NOTHING


def _kinds(game: Game, hit: Hit) -> list[str]:
    """What damage is dealt to: what is neither would be damaged as creatures are, did the rules not forbid it."""
    if hit.thing is None:
        return ["player"]
    types = traits(game, hit.thing).types
    found = ["creature"] if "creature" in types else []
    return found + [kind for kind in ELSE if kind in types] or ["creature"]


# --- the source -------------------------------------------------------------------------------------------------------


def _like(game: Game, source: Object) -> Traits | None:
    """What a source is like, or was when it left, in whatever zone it deals damage from."""
    thing = still(game.board, source)
    if thing is not None:
        return traits(game, thing)
    seen: Traits | None = game.ruling(LAST_KNOWN_INFORMATION, source)
    return seen


def words_of(game: Game, source: Object) -> Mapping[str, tuple[object, ...]]:
    """The words of a source that say what its damage does: wherever it is, and though it has gone from there."""
    thing = game.board.things.get(source[0])
    if thing is not None and thing.object != source:
        return _as_last_seen(game, source, traits(game, thing).words)
    if thing is None:
        like = _like(game, source)
        return like.words if like is not None else {}
    words = traits(game, thing).words
    if words and thing.zone != BATTLEFIELD and not _OF_DAMAGE.isdisjoint(words):
        idle = {word for word in words if word in _OF_DAMAGE and not game.is_so(WORKS_WHERE_ITS_SOURCE_IS[word])}
        return {word: copies for word, copies in words.items() if word not in idle}
    return words


def words_to(game: Game, source: Object, to: Being) -> Mapping[str, tuple[object, ...]]:
    """The words of a source, and those as though with which, as a text says, damage is dealt to a player."""
    words, told = words_of(game, source), as_though_with(game, to)
    return {**dict.fromkeys(told, (None,)), **words} if told else words


def as_though_with(game: Game, to: Being) -> list[str]:
    """The words as though with which all damage is dealt to a player."""
    if not isinstance(to, str):
        return []
    return [
        about[1]
        for teller, rule, about in rules_of_table(game)
        if rule == DEALT_AS_WITH and to in things(game, about[0], controller(game, teller), teller)
    ]


_OF_DAMAGE = frozenset({DEATHTOUCH, INFECT, LIFELINK, TOXIC, WITHER})


def _as_last_seen(
    game: Game, source: Object, now: Mapping[str, tuple[object, ...]]
) -> Mapping[str, tuple[object, ...]]:
    """The words of what has gone from where it was: as they were there, each as far as its rule says so."""
    seen: Traits | None = game.board.facts.get("seen", {}).get(source)
    if seen is None:  # as it is printed, there and now: whoever forgets it thinks that a word is gone with its source
        spoken_of = {word for word in now if word in _OF_DAMAGE and game.speaks(AS_ITS_SOURCE_WAS[word])}
        gone = {word for word in spoken_of if not game.is_so(AS_ITS_SOURCE_WAS[word])}
        return {word: copies for word, copies in now.items() if word not in gone}
    words = dict(seen.words)
    for word in _OF_DAMAGE:
        if (word in words or word in now) and not game.is_so(AS_ITS_SOURCE_WAS[word]):
            words.pop(word, None)
            if word in now:
                words[word] = now[word]
    return words


def _whose(game: Game, source: Object) -> str | None:
    """Who controls a source, or owns it where nobody does."""
    thing = game.board.things.get(source[0])
    if thing is None or thing.object == source:
        return None if thing is None else controller(game, thing)
    like = _like(game, source)
    return thing.owner if like is None or like.controller is None else like.controller


# --- players ----------------------------------------------------------------------------------------------------------


def life_is_lost(game: Game, hit: Hit) -> Result:
    """A player loses as much life."""
    player = str(hit.to)
    return Result(tuple(life_becomes(game, player, game.board.players[player]["life"] - hit.amount)))


def life_lost(game: Game, event: Event) -> int:
    """How much life some damage has cost a player who is said to lose it by that."""
    source, to, amount, combat = event.args
    table = game.system.tables.get("damage")
    if table is None or not isinstance(to, str):
        return 0
    result = _first(game, table, "player", Hit(source, words_to(game, source, to), to, None, amount, combat))
    return amount if result.changes and game.ruling(DAMAGE_IS_A_LOSS_OF_LIFE) else 0


def _for_its_copies(game: Game, hit: Hit, word: str) -> int:
    """What a word makes of damage: as much, however often its source has the word; more, as somebody might think."""
    copies = len(hit.words[word])
    return hit.amount * int(game.ruling_on(COPIES[word], copies)) if copies > 1 else hit.amount


def poisons(game: Game, hit: Hit) -> Result | None:
    """A player gets as many poison counters, and loses no life, from a source with infect."""
    if INFECT not in hit.words:
        return None
    return Result((), (Event("counters", (hit.to, POISON, _for_its_copies(game, hit, INFECT), *_origin(hit))),))


def toxic(game: Game, hit: Hit) -> Result | None:
    """Combat damage to a player of a creature with toxic gives as many poison counters as all its numbers together."""
    if TOXIC not in hit.words or not hit.combat or hit.thing is not None:
        return None
    values = [int(str(each)) for each in hit.words[TOXIC]]
    due = sum(values) if len(values) == 1 or game.ruling(TOXIC_VALUES_ADD_UP) else max(values)
    return Result((), (Event("counters", (hit.to, POISON, due, *_origin(hit))),))


# --- permanents -------------------------------------------------------------------------------------------------------


def _origin(hit: Hit) -> tuple[str, ...]:
    """Combat damage is dealt by the rules of the game, other damage by an effect."""
    return (NO_EFFECT,) if hit.combat else ()


def withers(game: Game, hit: Hit) -> Result | None:
    """As many -1/-1 counters are put on a creature by a source with wither or infect, and no damage stays on it."""
    word = next((word for word, shrinks in _SHRINKING if word in hit.words and game.ruling(shrinks)), None)
    if hit.thing is None or word is None:
        return None
    return Result((), (Event("counters", (hit.thing.id, SHRUNK, _for_its_copies(game, hit, word), *_origin(hit))),))


_SHRINKING = ((WITHER, WITHER_SHRINKS), (INFECT, INFECT_SHRINKS))


def is_marked(game: Game, hit: Hit) -> Result | None:
    """Damage stays on a creature."""
    thing = hit.thing
    if thing is None:
        return None
    there = thing.marks.get("damage", 0)
    if there and not game.ruling(DAMAGE_ADDS_UP):
        there = 0
    marked: tuple[Change, ...] = (Mark(thing.id, "damage", there + hit.amount),)
    toughness = traits(game, thing).toughness or 0
    at_once = 0 < toughness <= there + hit.amount and not game.ruling(DAMAGE_DESTROYS_NOTHING)
    return Result(marked, (Event("destroy", (thing.id, False)),) if at_once else ())  # what waits for a death sees it


def takes(counter: str) -> Callable[[Game, Hit], Result | None]:
    """A result: as many counters of a kind are removed from what is damaged."""

    def taken(game: Game, hit: Hit) -> Result | None:
        if hit.thing is None:
            return None
        there = dict(hit.thing.marks.get("counters", {}))
        there[counter] = there.get(counter, 0) - hit.amount
        return Result((Mark(hit.thing.id, "counters", {kind: n for kind, n in there.items() if n > 0} or None),))

    taken.__name__ = "takes_counters"
    taken.__doc__ = "Damage takes as many counters from what it is dealt to."
    return taken


takes_loyalty = takes(LOYALTY)
takes_defense = takes(DEFENSE)


# --- besides ----------------------------------------------------------------------------------------------------------


def lifelink(game: Game, hit: Hit) -> Result | None:
    """Whoever controls a source with lifelink gains as much life."""
    player = _whose(game, hit.source) if LIFELINK in hit.words else None
    return None if player is None else Result((), (Event("life", (player, _for_its_copies(game, hit, LIFELINK))),))


# --- what texts say of it ---------------------------------------------------------------------------------------------


def what_is_over(game: Game, value: int, source: Object, to: Being, amount: int) -> int:
    """Of damage whose excess goes elsewhere: how much is more than lethal, than loyalty, than defense."""
    thing = None if isinstance(to, str) else still(game.board, to)
    if thing is None:
        return 0
    like = traits(game, thing)
    there = thing.marks.get("counters", {})
    enough = [there.get(counter, 0) for kind, counter in (("planeswalker", LOYALTY), ("battle", DEFENSE))
              if kind in like.types]  # fmt: skip
    if "creature" in like.types:
        lethal = max(0, (like.toughness or 0) - thing.marks.get("damage", 0))
        enough.append(min(1, lethal) if DEATHTOUCH in words_of(game, source) else lethal)
    return max(0, amount - min(enough, default=amount))


def damage_meant(game: Game, event: Event) -> int:
    """How much damage a trigger speaks of; whoever knows no better counts what others deal at the same moment, too."""
    own: int = event.args[2]
    if not game.speaks(ONLY_ITS_OWN_DAMAGE):
        return own
    dealt = sum(e.args[2] for e in game.together if e.kind == "damage" and e.args[1] == event.args[1])
    return own if dealt == own or game.ruling(ONLY_ITS_OWN_DAMAGE) else dealt


# --- what may be dealt damage -----------------------------------------------------------------------------------------


def may_be_dealt(game: Game, thing: Thing) -> bool:
    """Whether damage may be dealt to a permanent: to a creature, and to what else the rules name."""
    types = traits(game, thing).types
    return "creature" in types or (not types.isdisjoint(ELSE) and bool(game.ruling(DAMAGE_BEFALLS_IT)))


def to_nothing_else(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Damage is dealt to creatures and players, and to what else the rules name; never to another permanent."""
    to = event.args[1]
    thing = None if isinstance(to, str) else still(game.board, to)
    if thing is None:
        return ()
    if may_be_dealt(game, thing):
        return ()
    return (Amendment(("nothing else", to), ("damage", to), _not_dealt, "nothing else", stage=-1),)


def _not_dealt(game: Game, event: Event) -> Flow[Made]:
    game.show()
    return Made()
    yield


def zero_counts(game: Game) -> bool:
    """Whether a source deals damage that deals none of it; an edition that is silent of it does not think so."""
    if not game.speaks(ZERO_DAMAGE_IS_DEALT):
        return False
    game.show()
    return bool(game.ruling(ZERO_DAMAGE_IS_DEALT))
