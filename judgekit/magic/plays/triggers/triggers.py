"""Triggered abilities: noticed when their event happens, or as soon as the state is so that they wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.as_many import says_as_many
from judgekit.magic.language.keyword_meanings import is_shorthand, told
from judgekit.magic.plays.board.held import LISTENING
from judgekit.magic.plays.board.state import (
    Object,
    cast_this_turn,
    controller,
    host_of,
    is_plain,
    rules_of_table,
    statics_of,
    still,
    traits,
    words_at_work,
)
from judgekit.magic.plays.text import once_a_turn, shorthand, spoken
from judgekit.magic.plays.text.party import held_by, is_party
from judgekit.magic.plays.triggers import letting_go, remembering, too_late
from judgekit.magic.plays.triggers.delayed import notice_delayed
from judgekit.magic.plays.triggers.pending import About, of_one_event, pending, those_waiting
from judgekit.magic.plays.triggers.shared_steps import for_each_or_once
from judgekit.magic.plays.triggers.silenced import makes_nothing_trigger
from judgekit.magic.plays.triggers.trigger_events import MATCHES, WATCHED, matches
from judgekit.magic.questions.casting import CONDITION_HOLDS, ZONE_OF_AN_ABILITY
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.magic.questions.triggers import (
    CONDITION_IS_PART_OF_THE_EVENT,
    EACH_COPY_WORKS,
    EACH_GAIN_IS_AN_EVENT,
    EACH_PARAGRAPH_IS_AN_ABILITY,
    HAS_TRIGGERED_ALREADY,
    IS_NEVER_SEEN,
    LEAVING_LOOKS_BACK,
    TRIGGERS_EACH_TIME,
    TRIGGERS_ONCE_MORE,
    WHOSE_IS_AN_ATTACHED_ABILITY,
)
from judgekit.table.board import Note, by_face, told_by_face
from judgekit.table.engine import Event
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game


# --- noticing ---------------------------------------------------------------------------------------------------------


def are_waiting(game: Game) -> bool:
    """Whether anything has triggered and waits."""
    return "pending" in game.board.facts


_SPEAK_OF_THEMSELVES = "speak of themselves"  # cards that tell of being cast or discarded
by_face(_SPEAK_OF_THEMSELVES, lambda thing: not thing.face.watches.isdisjoint({"plays", "discards"}))
_WAIT_ELSEWHERE = "waits elsewhere"
_ANY_ABILITY = only_with(LISTENING, _WAIT_ELSEWHERE, _SPEAK_OF_THEMSELVES, "delayed")


@_ANY_ABILITY
def notice(game: Game, event: Event, before: Board) -> bool:
    """Every ability whose event this is triggers, as often as it happens."""
    itself = event.kind == "played" and _may_tell_of_itself(game, event.args[1]) and _of_itself(game, event, before)
    discarded = event.kind == "move" and event.args[3] == "discarded" and _of_the_discarded(game, event, before)
    return too_late.triggers(game, event, before) | _of_others(game, event, before) or itself or discarded


def _may_tell_of_itself(game: Game, number: int) -> bool:
    """Whether what has been played may wait for that: as it is printed, or by what something else gives it."""
    given = "effects" in game.board.facts or _grants(game.board)
    return given or "plays" in game.board.things[number].face.watches


def _of_itself(game: Game, event: Event, before: Board) -> bool:
    """A card may tell what happens as it is cast itself: that works on the stack."""
    thing = game.board.things[event.args[1]]
    found = False
    for ability in list(_triggered(game, thing)):
        if isinstance(ability.trigger.what, tree.This) and ability.trigger.kind == "plays":
            for about in matches(game, ability.trigger, event, before, thing):
                shorthand.because(game, ability)
                told = {**about, "amount": cast_this_turn(before)}
                if not _condition_held(game, thing, ability, told, controller(game, thing)):
                    continue
                pending(game, thing, ability, told, controller(game, thing))
                found = True
    return found


def _of_the_discarded(game: Game, event: Event, before: Board) -> bool:
    """A card may wait for its own discarding, wherever that takes it: not where nobody gets to see it."""
    card = game.board.things.get(event.args[0])
    if card is None or card.zone[0] == "graveyard" or not card.face.watches:
        return False
    found = False
    for ability in list(_triggered(game, card)):
        if ability.trigger.kind != "discards" or not isinstance(ability.trigger.other, tree.This):
            continue
        for about in matches(game, ability.trigger, event, before, card):
            seen = card.zone[0] == "exile" or not game.ruling(IS_NEVER_SEEN, card)
            if seen and _may_trigger(game, card, ability, about, card.owner):
                pending(game, card, ability, about, card.owner)
                found = True
    return found


def _of_others(game: Game, event: Event, before: Board) -> bool:
    if _nobody_listens(game.board) and (before.roster is game.board.roster or _nobody_listens(before)):
        return False
    found = False
    for source, ability, player in listening(game, before, event.kind):
        if _came_too_late(game, source, ability, before):
            continue
        for about in for_each_or_once(game, ability, event, matches(game, ability.trigger, event, before, source)):
            if _works_there(game, source, ability) and _may_trigger(game, source, ability, about, player):
                silent = makes_nothing_trigger(game, ability.trigger, event, before)
                done = ability.done_once and once_a_turn.is_done(game, source.object, ability)
                if silent or done or (ability.each_turn and _has_triggered(game, source, ability)):
                    continue
                shorthand.because(game, ability)
                player = of_what_is_attached(game, source, player)  # noqa: PLW2901
                if event.kind == "changes hands" and ability.trigger.kind == letting_go.LOSES_CONTROL:
                    player = letting_go.who_held(before, source)  # noqa: PLW2901
                counted = _with_how_many(game, ability, about, before, source)
                known = shorthand.as_it_triggers(game, ability, counted, player, source)
                for _ in range(_how_often(game, source, ability, event, before, player)):
                    pending(game, source, ability, known, player)
                found = True
    if "delayed" in game.board.facts:
        found |= notice_delayed(game, event, before)
    return found


def of_what_is_attached(game: Game, source: Thing, player: str) -> str:
    """Whose an ability is of what is attached to something of another player's."""
    on = host_of(game, source) if "host" in source.marks else None
    host = still(game.board, on) if on is not None and not isinstance(on, str) else None
    if host is None or controller(game, host) == player:
        return player
    return str(game.ruling_on(WHOSE_IS_AN_ATTACHED_ABILITY, controller(game, host), player))


def _with_how_many(game: Game, ability: tree.Triggered, about: About, before: Board, source: Thing) -> About:
    """What an ability is about that triggers on one or more things at a moment: on so many, where it says «as many»."""
    if not ability.trigger.once or ability.trigger.kind == "attacks with" or not says_as_many(ability):
        return about
    all_of_it = [each for one in game.together for each in matches(game, ability.trigger, one, before, source)]
    alike = [each for each in all_of_it if each.get("player") == about.get("player")]
    return {**about, "amount": sum(each.get("amount", 0) or 1 for each in alike)}


def _how_often(game: Game, source: Thing, ability: tree.Triggered, event: Event, before: Board, player: str) -> int:
    """How many times an ability triggers on its event: once, unless texts say that it does more often."""
    if is_plain(game.board):
        return 1
    more: int = game.ruling(TRIGGERS_ONCE_MORE, source, ability, event, before, player)
    return 1 + more


def by_texts(
    game: Game, value: int, source: Thing, ability: tree.Triggered, event: Event, before: Board, player: str
) -> int | None:
    """How many texts have an ability trigger once more; each does so once, and none acts on another."""
    more = sum(
        _says_once_more(game, about, source, event, before, teller)
        for teller, rule, about in rules_of_table(game)
        if rule == "triggers more" and controller(game, teller) == player
    )
    return value + more if more else None


def _says_once_more(
    game: Game, about: tuple[str, object, object], source: Thing, event: Event, before: Board, teller: Thing
) -> bool:
    kind, cause, whose = about
    if not any(is_party(game, whose, source.object, teller, board) for board in (None, before)):
        return False
    return not kind or any(matches(game, tree.Trigger(kind, cause), event, before, teller))


def _came_too_late(game: Game, source: Thing, ability: tree.Triggered, before: Board) -> bool:
    """Whether an ability that works in a graveyard waits for what leaves play, and its card was not there before."""
    if ability.zone == "battlefield" or ability.trigger.kind not in {"dies", "leaves"}:
        return False
    was = before.things.get(source.id)
    return (was is None or was.zone != source.zone) and bool(game.ruling(LEAVING_LOOKS_BACK))


def _as_begins(*names: str, others: bool = False) -> Callable[[Game, Event, Board], bool]:
    """Abilities that wait for the beginning of some steps, or of all but those, trigger."""

    @_ANY_ABILITY
    def play(game: Game, event: Event, before: Board) -> bool:
        return (event.args[0] in names) != others and notice(game, event, before)

    play.__name__ = "as_a_step_begins"
    play.__doc__ = "What waits for the beginning of a step triggers as it begins."
    return play


as_upkeep_begins = _as_begins("upkeep")
as_draw_begins = _as_begins("draw")
as_combat_begins = _as_begins("beginning of combat")
as_combat_ends = _as_begins("end of combat")
as_turn_ends = _as_begins("end of turn")
as_others_begin = _as_begins("upkeep", "end of combat", others=True)


def _may_trigger(game: Game, source: Thing, ability: tree.Triggered, about: About, player: str) -> bool:
    """Whether an ability whose event has happened triggers: a condition that it names has to be so."""
    nth = ability.trigger.nth
    who = str(*about["player"]) if nth and remembering.does_their_own(ability.trigger) else player
    if nth and game.ruling(TIMES_THIS_TURN, remembering.counted(ability.trigger), who) != nth:
        return False
    given = ability.trigger.given
    if given is not None and not _is_so(game, source, ability, given, about, player):
        return False
    if not _condition_held(game, source, ability, about, player):
        shorthand.because(game, ability)  # it is a keyword that says so: that it does nothing is what it says
        return False
    earlier = len(those_waiting(game.moment))
    just = [one for one in those_waiting(game.board)[earlier:] if one.source == source.object]
    if ability.trigger.once and any(one.ability is ability and of_one_event(one, about) for one in just):
        return False
    if any(one.ability is ability for one in just):
        gains = ability.trigger.kind == "gains life" and game.speaks(EACH_GAIN_IS_AN_EVENT)
        if gains and not game.ruling(EACH_GAIN_IS_AN_EVENT):
            return False
        return bool(game.ruling(TRIGGERS_EACH_TIME))
    if not shorthand.is_of_a_word(game, ability) and any(tree.same(one.ability, ability) for one in just):
        return bool(game.ruling(EACH_COPY_WORKS))
    return not just or _is_of_a_paragraph_of_its_own(game, ability, [one.ability for one in just])


def _is_of_a_paragraph_of_its_own(game: Game, ability: tree.Triggered, others: Iterable[object]) -> bool:
    """Whether an ability triggers though another of its object has: what words stand for has no paragraph."""
    paragraphs = (one for one in others if isinstance(one, tree.Triggered) and not shorthand.is_of_a_word(game, one))
    if shorthand.is_of_a_word(game, ability) or not any(paragraphs):
        return True
    return game.is_so(EACH_PARAGRAPH_IS_AN_ABILITY)


def _has_triggered(game: Game, source: Thing, ability: tree.Triggered) -> bool:
    """Whether an ability that triggers but once each turn has done so; from now on it has."""
    if ability.alike:
        ability = ability._replace(trigger=ability.alike[0])  # whichever of its events it is, it is one ability
    if once_a_turn.stands(game, "triggered", source.object, ability):
        return True
    game.note(Note(*once_a_turn.noted(game, "triggered", source.object, ability)))
    return False


def _condition_held(game: Game, source: Thing, ability: tree.Triggered, about: About, player: str) -> bool:
    """Whether what an ability names behind its event is so: else it does not trigger, as the rules say."""
    if ability.condition is None or _is_so(game, source, ability, ability.condition, about, player):
        return True
    return not game.ruling(CONDITION_IS_PART_OF_THE_EVENT)


def _is_so(game: Game, source: Thing, ability: tree.Triggered, condition: object, about: About, player: str) -> bool:
    marks = {**source.marks, "about": about, "source": source.object, spoken.TRIGGERS: ability}
    return bool(game.ruling(CONDITION_HOLDS, condition, player, source._replace(marks=marks)))


# --- who listens ------------------------------------------------------------------------------------------------------


def listening(game: Game, before: Board, kind: str = "") -> Iterator[tuple[Thing, tree.Triggered, str]]:
    """The triggered abilities, with their players, of what is in play and of what has just left it: those look back.

    Where `kind` says which events are meant, those of things that wait for none of that kind may be left out.
    """
    here = _listeners(game, game.board)
    yield from _abilities_of(game, here, kind)
    gone = []
    if before.roster is not game.board.roster:
        still_here = {n for n in here if not _has_left_play(game, n, before)}
        gone = [n for n in _listeners(game, before) if n not in still_here]
    if gone and game.ruling(LEAVING_LOOKS_BACK):
        yield from _as_they_were(game, before, gone)


def _has_left_play(game: Game, number: int, before: Board) -> bool:
    """Whether what waits now in a graveyard, a hand or exile was in play before: what it had there looks back."""
    was = before.things.get(number)
    return was is not None and was.zone[0] == "battlefield" and game.board.things[number].zone[0] in _ELSEWHERE


def _abilities_of(
    game: Game, numbers: tuple[int, ...] | list[int], kind: str = ""
) -> Iterator[tuple[Thing, tree.Triggered, str]]:
    anybody = not kind or "effects" in game.board.facts or _grants(game.board)
    waited_for = _WAITED_FOR.get(kind, _NOTHING)
    if not anybody and is_plain(game.board) and numbers is game.board.roster.get("watchers"):
        numbers = _who_wait_for(game, numbers, kind)
    for number in numbers:
        thing = game.board.things[number]
        here = thing.zone[0] not in _ELSEWHERE and "counters" not in thing.marks
        if here and not anybody and waited_for.isdisjoint(thing.face.watches):
            traits(game, thing)
            continue
        for ability in _triggered(game, thing):
            if (ability.zone != "battlefield") == (thing.zone[0] in _ELSEWHERE):
                yield held_by(thing, player := controller(game, thing)), ability, player


def _who_wait_for(game: Game, numbers: tuple[int, ...] | list[int], kind: str) -> tuple[int, ...] | list[int]:
    """Of those who wait for anything those who may wait for this, or whose looks are cited: kept while all is so."""
    cache = game.board.cache
    known: tuple[object, tuple[int, ...]] | None = cache.get((_WAITING, kind))
    if known is None or known[0] is not numbers:
        things, waited_for = game.board.things, _WAITED_FOR.get(kind, _NOTHING)
        found = tuple([n for n in numbers if not waited_for.isdisjoint(things[n].face.watches) or _is_cited(game, n)])
        known = cache[(_WAITING, kind)] = (numbers, found)
    return known[1]


def _is_cited(game: Game, number: int) -> bool:
    """Whether anything is cited of what a thing is like; what has counters may have any ability."""
    thing = game.board.things[number]
    if "counters" in thing.marks or thing.zone[0] in _ELSEWHERE:
        return True
    game.look()
    like = traits(game, thing)
    game.looked()
    return bool(like.cites)


_WAITING = "waiting"


def _works_there(game: Game, thing: Thing, ability: tree.Triggered) -> bool:
    """Whether an ability works where its source is: in play, unless its text says otherwise."""
    return thing.zone[0] not in _ELSEWHERE or bool(game.ruling(ZONE_OF_AN_ABILITY, ability) == thing.zone[0])


_ELSEWHERE = ("graveyard", "hand", "exile")
_NOTHING: frozenset[str] = frozenset()
# For each kind of events what triggers call those of them for which they wait.
_WAITED_FOR = {kind: frozenset(called for known, called in MATCHES if known == kind) for kind in WATCHED}
_WAITED_FOR["state"] = frozenset({"state"})  # no event: it is so, or is not


def _triggered(game: Game, thing: Thing) -> Iterator[tree.Triggered]:
    """The triggered abilities that a thing has, those for which its keywords stand behind the others."""
    like = traits(game, thing)
    there = (*like.abilities, *shorthand.of_words(game, like)) if like.words else like.abilities
    return (ability for ability in there if isinstance(ability, tree.Triggered))


def _as_they_were(game: Game, before: Board, gone: list[int]) -> list[tuple[Thing, tree.Triggered, str]]:
    """The abilities of what has just left play, with all that was at work on it then."""
    with game.as_of(before):
        return list(_abilities_of(game, gone))


def anybody_hears(game: Game, kind: str, where: str) -> bool:
    """Whether anything in play waits for such an event."""
    if _nobody_listens(game.board):
        return False
    there = (ability.trigger for _, ability, _ in listening(game, game.board))
    return any(trigger.kind == kind and where in trigger.where for trigger in there)


def _listeners(game: Game, board: Board) -> tuple[int, ...]:
    """The permanents that have triggered abilities, printed or granted."""
    printed = _watchers(board)
    if "effects" not in board.facts and not _grants(board):
        return printed
    game.look()
    others = [n for n in board.zone("battlefield") if n not in printed]
    with game.as_of(board):
        granted = [n for n in others if any(_triggered(game, board.things[n]))]
    game.looked()
    return (*printed, *granted)


def _grants(board: Board) -> bool:
    """Whether any static ability gives triggered ones to something."""
    found: bool | None = board.roster.get("grants")
    if found is None:
        words = [word for _, ability in statics_of(board) for change in ability.changes for word in change.words]
        found = board.roster["grants"] = any(map(_may_trigger_then, words)) or bool(words_at_work(board))
    return found


def _may_trigger_then(gained: object) -> bool:
    """Whether something gained may bring triggered abilities along."""
    if isinstance(gained, tree.Keyword):
        return is_shorthand(gained.word)
    return isinstance(gained, (tree.Triggered, tree.Static))


def _nobody_listens(board: Board) -> bool:
    facts = board.facts
    if "effects" in facts or "delayed" in facts:
        return False
    silent: bool | None = board.roster.get("silent")
    if silent is None:
        silent = board.roster["silent"] = not (_watchers(board) or _grants(board))
    return silent


def _watchers(board: Board) -> tuple[int, ...]:
    """The permanents that may wait for anything, kept while nobody moves."""
    found: tuple[int, ...] | None = board.roster.get("watchers")
    if found is None:
        in_play: tuple[int, ...] | None = board.roster.get("in play")
        if in_play is None:
            there = board.zone("battlefield") + board.zone("command")
            in_play = there if _grants(board) else tuple([t for t in there if board.things[t].face.watches])
            board.roster["in play"] = in_play
        elsewhere = _watching_elsewhere(board)
        found = in_play + elsewhere if elsewhere else in_play
        board.roster["watchers"] = found
    return found


def _watching_elsewhere(board: Board) -> tuple[int, ...]:
    """The cards in other zones whose text says that they wait there."""
    those = set(told_by_face(board, _WAIT_ELSEWHERE))
    there = (number for (kind, _), on in board.zones.items() if kind in _ELSEWHERE for number in on)
    return tuple([number for number in there if number in those]) if those else ()


def _waits_elsewhere(card: Thing) -> bool:
    abilities = told(card.face.traits) if card.face.watches else ()
    return any(isinstance(ability, tree.Triggered) and ability.zone != "battlefield" for ability in abilities)


by_face(_WAIT_ELSEWHERE, _waits_elsewhere)


# --- states that trigger ----------------------------------------------------------------------------------------------


def are_watched(game: Game) -> bool:
    """Whether any permanent waits for anything."""
    return bool(_watchers(game.board))


@only_with(LISTENING, _WAIT_ELSEWHERE)
def notice_states(game: Game) -> tuple[Event, ...] | None:
    """An ability that waits for a state triggers as soon as it is so."""
    still_so: tuple[Object, ...] = game.board.facts.get("still so", ())
    before = those_waiting(game.board)
    told = _notice_states(game, still_so)
    if those_waiting(game.board) is not before:
        game.show()
    return (Event("note", ("still so", told)),) if told != still_so else None


@only_with(LISTENING, _WAIT_ELSEWHERE)
def notice_states_at_once(game: Game, event: Event, before: Board) -> bool:
    """The same in the midst of whatever is happening: nobody has to be about to get priority."""
    if not _watchers(game.board):
        return False
    waiting = those_waiting(game.board)
    game.look()
    _notice_states(game, ())
    cites = game.looked()
    if those_waiting(game.board) == waiting:
        return False
    game.cite(cites)
    return True


def _notice_states(game: Game, told: tuple[Object, ...]) -> tuple[Object, ...]:
    """Let trigger what waits for a state that is so; the sources of what has triggered already are told."""
    for thing, ability, player in list(_abilities_of(game, _watchers(game.board), "state")):
        if ability.trigger.kind != "state" or not game.ruling(CONDITION_HOLDS, ability.trigger.what, player, thing):
            continue
        while not game.ruling(HAS_TRIGGERED_ALREADY, thing, ability):
            pending(game, thing, ability, {}, player)
            if len(those_waiting(game.board)) > _OFTEN:
                break  # it goes on for ever: nobody has to see more of it
        else:
            told = told if thing.object in told else (*told, thing.object)
    return told


_OFTEN = 3


def once_until_resolved(game: Game, value: bool, thing: Thing, ability: tree.Triggered) -> bool | None:
    """It does not trigger again while it waits or lies on the stack."""
    waits = any(one.source == thing.object and one.ability is ability for one in those_waiting(game.board))
    marks = [game.board.things[n].marks for (kind, _), on in game.board.zones.items() if kind == "stack" for n in on]
    lies = any(mark.get("source") == thing.object and mark.get("ability") is ability for mark in marks)
    return True if waits or lies else None
