"""Replacement: what a text puts in the place of an event, and how things enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import meaning, told
from judgekit.magic.plays.board.facts import REPLACES
from judgekit.magic.plays.board.held import AT_WORK
from judgekit.magic.plays.board.state import PLAIN, controller, is_plain, statics, statics_of, traits
from judgekit.magic.plays.replacement import as_enters, prevention
from judgekit.magic.plays.replacement.applicable import about_of, copy_of, enters_as, like_it_enters
from judgekit.magic.plays.replacement.besides import acting, counts_alone, knowing, right_after
from judgekit.magic.plays.replacement.kinds import (
    any_of_them,
    enters,
    enters_tapped_only,
    enters_with_something,
    goes_elsewhere,
    is_dealt_otherwise,
    is_prevention,
    is_something_else,
    prevents_all_of_it,
    prevents_it_and_does_more,
    prevents_some_of_it,
)
from judgekit.magic.plays.replacement.prevention import (
    PREVENTION,
    as_source,
    is_forbidden,
    prevent_all,
    prevented,
    prevents_none,
    spared,
    stops,
    use_up,
    works,
)
from judgekit.magic.plays.text import shorthand
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.magic.plays.text.party import held_by
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.mechanics import TWICE_THE_DAMAGE
from judgekit.magic.questions.replacement import (
    PUT_AT_ONCE_ARE_ONE_EVENT,
    SPEAKS_OF_OTHERS,
    WHAT_IS_CONTAINED_WAITS,
    WHOSE_IT_IS_COMES_FIRST,
)
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Itself, Thing
from judgekit.table.engine import Ask, Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.magic.cards import Traits
    from judgekit.magic.plays.replacement.applicable import About
    from judgekit.magic.plays.replacement.prevention import Shield
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]


# What has to be there for any effect to act on what moves nothing, or something in play.
ANY_EFFECT = (AT_WORK, "watching")

# --- which effects act on an event ------------------------------------------------------------------------------------


def something_else(game: Game, event: Event) -> list[Amendment]:
    """Whatever says «instead» acts on its event as it is about to happen."""
    return instead(game, event, is_something_else)


@only_with(*ANY_EFFECT)
def dealt_otherwise(game: Game, event: Event) -> list[Amendment]:
    """Whatever says «instead» of damage acts on it, but for what sends it to somebody else."""
    return instead(game, event, is_dealt_otherwise)


@only_with(*ANY_EFFECT)
def dealt_elsewhere(game: Game, event: Event) -> list[Amendment]:
    """Whatever sends damage to somebody else acts on it before it is dealt."""
    return instead(game, event, goes_elsewhere)


def instead_of_a_card(game: Game, event: Event) -> list[Amendment]:
    """Whatever says «instead» of a draw acts on it before the card is drawn."""
    return something_else(game, event) if event.args[1] is not None else []


def instead_of_no_card(game: Game, event: Event) -> list[Amendment]:
    """It acts, too, where there is no card to be drawn."""
    return something_else(game, event) if event.args[1] is None else []


def enters_with(game: Game, event: Event) -> list[Amendment]:
    """What enters does so with counters, or with something chosen or done as it does."""
    return [*instead(game, event, enters_with_something), *as_enters.of_an_exception(event)]


def enters_tapped(game: Game, event: Event) -> list[Amendment]:
    """What enters does so tapped."""
    return instead(game, event, enters_tapped_only)


@only_with(*ANY_EFFECT)
def prevents_it(game: Game, event: Event) -> list[Amendment]:
    """Whatever prevents all of some damage acts on it before it is dealt."""
    return instead(game, event, prevents_all_of_it)


@only_with(*ANY_EFFECT)
def prevents_and_does(game: Game, event: Event) -> list[Amendment]:
    """What prevents damage, and does something else besides, acts on it before it is dealt."""
    return instead(game, event, prevents_it_and_does_more)


@only_with(*ANY_EFFECT)
def prevents_some(game: Game, event: Event) -> list[Amendment]:
    """What prevents so much of each portion of damage acts on each."""
    return instead(game, event, prevents_some_of_it)


def instead(game: Game, event: Event, which: Callable[[object], bool] = any_of_them) -> list[Amendment]:
    """The effects of texts that act on an event, those of one kind or all."""
    board = game.board
    if "watching" not in board.facts and (PLAIN in board.cache or is_plain(board)) and _is_plain_itself(game, event):
        return []
    found = []
    for source, n, ability in _abilities(game, event):
        about = about_of(game, ability, event, source) if which(ability) else None
        if about is None or not _holds(game, ability, source):
            continue
        if event.kind == "destroy" and _regenerates(ability) and is_forbidden(game, event):
            continue
        marks = {**source.marks, REPLACES: True}
        if _arrives(game, ability, about, source, marks):
            found.append(_amendment(game, ability, about, _key(event, source, n), source, marks))
    for shield in prevention.waiting(game):
        if which(shield.ability):
            found += _of_shield(game, shield, event)
    return found


def _regenerates(ability: object) -> bool:
    return isinstance(ability, tree.Instead) and any(isinstance(step, tree.Regenerate) for step in ability.do)


def _key(event: Event, source: Thing, n: int) -> object:
    """What tells an effect from others: what has become a copy as it enters has other abilities than before."""
    copy = copy_of(event)
    moved = copy is not None and event.args[event.kind == "land"] == source.id
    return (source.object, n, Itself(copy.face)) if moved else (source.object, n)


def _is_plain_itself(game: Game, event: Event) -> bool:
    """Whether what an event moves, if it moves anything, says nothing of it."""
    if event.kind in {"damage", "destroy", "draw", "life", "counters"}:
        return True  # it moves nothing, or something in play
    thing = enters_as(game, event)
    return thing is None or bool(thing.face.plain)


def _replacers(board: Board) -> tuple[int, ...]:
    """The permanents that say what happens instead of something, or grant others to say so."""
    found: tuple[int, ...] | None = board.roster.get("replacers")
    if found is None:
        found = tuple([n for n in statics(board) if _replaces(board.things[n])])
        board.roster["replacers"] = found
    return found


def _replaces(thing: Thing) -> bool:
    return any(isinstance(a, tree.Instead) or _grants(a) for a in told(thing.face.traits))


def _grants(ability: object) -> bool:
    changes = ability.changes if isinstance(ability, tree.Static) else ()
    return any(_replaces_then(word) for change in changes for word in change.words)


def _replaces_then(gained: object) -> bool:
    """Whether something gained may say what happens instead of something."""
    if isinstance(gained, tree.Keyword):
        return any(isinstance(one, tree.Instead) for one in meaning(gained.word, gained.of))
    return isinstance(gained, tree.Instead)


def _abilities(game: Game, event: Event) -> Iterator[tuple[Thing, int, tree.Instead]]:
    """The replacing abilities of what is in play, and of what the event moves, wherever that is."""
    board = game.board
    numbers: tuple[int, ...] = _replacers(board)
    if not is_plain(board) and _are_granted(board):
        numbers = board.zone("battlefield")
    for number in numbers:
        yield from _said_by(game, board.things[number])
    moved = enters_as(game, event)
    if moved is not None and moved.id not in numbers:  # elsewhere, it speaks of itself alone
        like = like_it_enters(game, event, moved)
        yield from (said for said in _said_by(game, moved, like) if _speaks_of_itself(game, said[2]))


def _speaks_of_itself(game: Game, ability: tree.Instead) -> bool:
    """Whether what is not in play yet says so of its own entering: of a kind of things it speaks from play alone."""
    if isinstance(ability.what, tree.This):
        return True
    of_kind = enters(ability) and isinstance(ability.what, tree.Filter) and not ability.what.other
    return of_kind and game.speaks(SPEAKS_OF_OTHERS) and not game.ruling(SPEAKS_OF_OTHERS)


def _said_by(game: Game, thing: Thing, like: Traits | None = None) -> Iterator[tuple[Thing, int, tree.Instead]]:
    like = traits(game, thing) if like is None else like
    there = (*like.abilities, *shorthand.of_words(game, like)) if like.words else like.abilities
    for n, ability in enumerate(there):
        if isinstance(ability, tree.Instead):
            yield held_by(thing, controller(game, thing)), n, ability


def _are_granted(board: Board) -> bool:
    effects = board.facts.get("effects")
    granted: bool | None = None if effects else board.roster.get("granted")
    if granted is None:
        given = [effect.change for effect in effects or ()]
        given += [change for _, ability in statics_of(board) for change in ability.changes]
        granted = any(_replaces_then(word) for change in given for word in change.words)
        if not effects:
            board.roster["granted"] = granted
    return granted


def _holds(game: Game, ability: tree.Instead, source: Thing) -> bool:
    if ability.condition is None:
        return True
    return bool(game.ruling(CONDITION_HOLDS, ability.condition, controller(game, source), source))


def _of_shield(game: Game, shield: Shield, event: Event) -> Iterator[Amendment]:
    """What a spell or ability has set up, if this is its event."""
    key = ("shield", shield.stamp)
    if isinstance(shield.ability, tree.Prevent):
        if shield.points is None and event.kind == "damage" and stops(game, shield, event):
            make = _once(shield, prevent_all(key)) if shield.ability.next_only else prevent_all(key)
            stamp = shield.stamp if shield.ability.next_only else 0
            yield Amendment(key, ("damage", event.args[1]), make, PREVENTION, shield.source, stamp)
        return
    if isinstance(shield.ability, tree.Redirect):
        if event.kind == "damage" and prevention.turns(game, shield, event):
            yield prevention.of_redirection(shield, event)
        return
    source = as_source(shield)
    about = about_of(game, shield.ability, event, source)
    marks = shield.marks
    if about is None or not _arrives(game, shield.ability, about, source, marks):
        return
    if works(game, shield, *_parties(event)):
        one = _amendment(game, shield.ability, about, key, source, marks)
        once = shield.ability.next_only
        yield one._replace(stamp=shield.stamp, make=_once(shield, one.make) if once else one.make)


def _parties(event: Event) -> tuple[Being, ...]:
    return event.args[:2] if event.kind == "damage" else ()


def _once(shield: Shield, make: Callable[[Game, Event], Making]) -> Callable[[Game, Event], Making]:
    def made(game: Game, event: Event) -> Making:
        if not (is_prevention(shield.ability) and prevents_none(game, event)):
            use_up(game, shield)
        return (yield from make(game, event))

    return made


# --- what is done instead ---------------------------------------------------------------------------------------------


def _amendment(game: Game, ability: tree.Instead, about: About, key: Any, source: Thing, marks: Any) -> Amendment:
    stage = 1 if ability.kind in {"graveyard", "dies"} else 0  # what is destroyed goes to the graveyard because of that
    if as_enters.whose_it_is(ability) and game.is_so(WHOSE_IT_IS_COMES_FIRST):
        stage = -2
    stage = -1 if as_enters.copies(ability) else stage  # what enters as a copy has what that says of entering
    you = acting(source, about, marks)
    stamp = source.marks.get("stamp", 0)
    make, sort = (as_enters.entering, "enters") if ability.kind == "enters" else (_put_in_its_place, ability)
    if stage < 0:
        sort = ability  # of several it is not all the same which comes first
    first = ability.do[0] if ability.do else None
    if isinstance(first, tree.More):
        make = _more_of_it
        stage -= ability.kind == "creates" and _come_first(game)
    if ability.kind in tree.OF_DAMAGE and isinstance(first, tree.Prevent):
        make, sort = _less, PREVENTION

    def made(game: Game, event: Event) -> Making:
        shorthand.because(game, ability)
        return (yield from make(game, event, ability, you))

    kind = "damage" if ability.kind in tree.OF_DAMAGE else ability.kind
    return Amendment(key, (kind, about["of"]), made, sort, source.object, stamp, stage)


def _arrives(game: Game, ability: tree.Instead, about: About, source: Thing, marks: Any) -> bool:
    """Whether damage that is sent to somebody certain can be dealt to them, where that is what is done instead."""
    if not goes_elsewhere(ability):
        return True
    to = ability.do[0].to if isinstance(ability.do[0], tree.Damage) else None
    if not isinstance(to, tree.Target | tree.This | tree.Host | tree.Certain):
        return True
    you = acting(source, about, marks)
    game.look()
    there = things(game, to, controller(game, you), you)
    game.looked()
    return any(isinstance(one, str) or prevention.still_there(game, one) for one in there)


def _come_first(game: Game) -> bool:
    """Whether it is settled how many tokens there are before it is how they enter."""
    return game.is_so(WHAT_IS_CONTAINED_WAITS)


def _less(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """Some of the damage is prevented, or all of it; then what else the text says."""
    you = controller(game, spell)
    first = ability.do[0]
    much = first.amount if isinstance(first, tree.Prevent) else None
    stopped = event.args[2] if much is None else min(event.args[2], int(amount(game, much, you, spell)))
    by = ("instead", spell.marks["source"])
    made = prevented(game, event, stopped, by)
    if counts_alone(ability.do[1:]):
        return made._replace(then=right_after(game, event, ability.do[1:], you, spell, by))
    spell = knowing(spell, sum(event.args[2] for event in made.events if event.kind == "prevented"))
    events, rest = _at_once(game, ability.do[1:], you, spell, _FROM_THE_TOP)
    if ability.parties[0] is None and _is_done_already(game, event, ability.do[1:], events):
        events, rest = [], ()
    return made._replace(events=(*made.events, *events), then=_then(rest, you, spell))
    yield


def _is_done_already(game: Game, event: Event, do: tuple[object, ...], events: list[Event]) -> bool:
    """Whether what is done beside has been done for damage that the same being is dealt at this very moment.

    Who is told of nothing but that it is dealt damage is dealt it once, by however many sources: so much of it counts
    together, but what does not go by how much it is is done once.
    """
    if tree.holds(do, tree.Amount, tree.Thus):
        return False
    before = any(e.kind in {"prevented", "damage"} and e.args[1] == event.args[1] for e in game.coming)
    return before and all(any(e[:2] == one[:2] for e in game.coming) for one in events)


def _more_of_it(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """The same event, so many times as much of it and so much more."""
    more = ability.do[0]
    if not isinstance(more, tree.More):
        raise TypeError(more)
    if event.kind == "create":
        numbers = (_fresh(game, event.args[0].id) for _ in range(more.times - 1))
        others = tuple(Event("create", (event.args[0]._replace(id=number),)) for number in numbers)
        return Made((event, *others), kept=True)
    at = 2 if event.kind == "counters" else -1
    args = list(event.args)
    plus = 0 if more.plus and _has_given_more(game, event) else more.plus
    args[at] = args[at] * more.times + plus
    return Made((event._replace(args=tuple(args)),), kept=True)
    yield


def _has_given_more(game: Game, event: Event) -> bool:
    """Whether counters of that kind get on that thing at this very moment already: they are one event, and one more."""
    begun = event.kind == "counters" and any(e.kind == "counters" and e.args[:2] == event.args[:2] for e in game.coming)
    return begun and game.is_so(PUT_AT_ONCE_ARE_ONE_EVENT)


def _fresh(game: Game, used: int) -> int:
    """A number for one more thing that comes about at this moment, beside those that are made anyhow."""
    taken = max((event.args[0].id for event in game.due if event.kind == "create"), default=0)
    game.given = max(game.given, used, taken, game.board.facts["next"]) + 1
    return game.given


def _put_in_its_place(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """What is done instead: at the same moment, as far as it is one moment's; the rest right after."""
    you = controller(game, spell)
    do = ability.do
    if _doubles_damage(ability) and not game.is_so(TWICE_THE_DAMAGE):
        return Made((event,), kept=True)
    if do and isinstance(do[0], tree.May):
        if not (yield from _wanted(game, do[0], you, spell)):
            return Made((event,), kept=True)
        do = (*do[0].do, *do[1:])
    events, rest = _at_once(game, do, you, spell, _FROM_THE_TOP if event.kind == "damage" else ())
    now = tuple(_as_before(event, each) for each in events)
    kept = any(each.kind == event.kind and _whom(each) == _whom(event) for each in now if each.kind != "move")
    told = Event("replaced", (spell.marks["source"], ability.kind))
    return Made((told, *now), _then(rest, you, spell), kept, spared(game, event))


def _doubles_damage(ability: tree.Instead) -> bool:
    """Whether damage is doubled, and nothing else of it changed."""
    return ability.kind in tree.OF_DAMAGE and ability.do == _TWICE_AS_MUCH


_TWICE_AS_MUCH = (tree.Damage(tree.Amount(2), tree.It("other"), tree.It()),)


def _wanted(game: Game, offer: tree.May, you: str, spell: Thing) -> Flow[bool]:
    """Whether the player who may replace an event does: else it happens as it would have."""
    who = str(next(iter(things(game, offer.who, you, spell)), you))
    said = yield Ask("may", who, (spell.id, offer), (True, False))
    return bool(said)


def _at_once(
    game: Game, do: tuple[object, ...], you: str, spell: Thing, apart: tuple[type, ...] = ()
) -> tuple[list[Event], tuple[object, ...]]:
    """The events of those instructions that are part of the moment, and the other instructions.

    What names such things as `apart` is done right after: which cards are on top, the damage of others tells too.
    """
    events: list[Event] = []
    rest = list(do)
    at_once = game.system.values["at once"]  # what instructions do that are part of a moment: handed in by the edition
    while rest and type(rest[0]) in at_once and not _is_chosen(rest[0], (tree.Chosen, *apart)):
        for item in at_once[type(rest[0])](game, rest.pop(0), you, spell):
            events += (item,) if isinstance(item, Event) else item
    return events, tuple(rest)


_FROM_THE_TOP = (tree.TopCards,)


def _is_chosen(step: Any, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(part, kinds) for part in step)


def _whom(event: Event) -> object:
    return event.args[1] if event.kind == "damage" else event.args[0]


def _as_before(was: Event, now: Event) -> Event:
    """Combat damage stays combat damage; what is discarded or sacrificed stays so, wherever it goes."""
    if was.kind == now.kind == "damage":
        return now._replace(args=(*now.args[:3], was.args[3]))
    if was.kind == now.kind == "move" and was.args[3] in {"discarded", "sacrificed"}:
        who = now.args[2] if now.args[1] == "battlefield" else was.args[2]  # whoever discards or sacrifices it
        return now._replace(args=(*now.args[:2], who, was.args[3], *now.args[4:]))
    return now


def _then(steps: tuple[object, ...], you: str, spell: Thing) -> Callable[[Game], Flow[None]] | None:
    if not steps:
        return None

    def then(game: Game) -> Flow[None]:
        for step in steps:
            yield from game.run("do", step, you, spell)

    return then


# --- for a time -------------------------------------------------------------------------------------------------------


def begin(game: Game, what: tree.Instead, player: str, spell: Thing) -> Flow[None]:
    """A spell or ability says what happens instead of something, for a time or the next time."""
    if what.kind in tree.OF_DAMAGE:
        dealer = yield from prevention.the_source(game, what.parties[0], player, spell)
        fixed: object = (dealer, (yield from prevention.those(game, what.parties[1], player, spell)))
    else:
        fixed = yield from prevention.those(game, what.what, player, spell)
    yield from prevention.set_up(game, what._replace(what=fixed), player, spell)
