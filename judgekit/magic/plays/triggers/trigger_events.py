"""Which events triggered abilities wait for: what an event is about to a trigger, if it is the one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from judgekit.magic.language import tree
from judgekit.magic.language.dungeons import ROOM
from judgekit.magic.plays.board.facts import UNLOCKED
from judgekit.magic.plays.board.state import BATTLEFIELD, Combat, Object, chosen, combat, controller, still, time_of
from judgekit.magic.plays.board.teams import active_players, either_defends, has_the_turn
from judgekit.magic.plays.replacement.applicable import befall
from judgekit.magic.plays.replacement.damage_results import damage_meant, life_lost
from judgekit.magic.plays.text import spoken
from judgekit.magic.plays.text.counting import SO_BY_X
from judgekit.magic.plays.text.party import Bound, is_party, was_party
from judgekit.magic.plays.triggers import changing_places, doings, letting_go
from judgekit.magic.plays.triggers.combat_events import About, alone, attacks_somebody, by_many, is_attacked, unblocked
from judgekit.magic.questions.faces import FULLY_UNLOCKED, UNLOCKED_AS_IT_ENTERS_COUNTS
from judgekit.magic.questions.keywords import ATTACKS_ALONE
from judgekit.magic.questions.triggers import (
    BLOCKING_IS_ONE_EVENT,
    DURING_A_STEP_IS_AS_IT_BEGINS,
    EACH_BLOCKER_TRIGGERS,
    EACH_ONE_BLOCKED_TRIGGERS,
    EACH_THAT_ATTACKS_COUNTS,
    LEAVING_IS_GOING_ANYWHERE,
    NEWCOMERS_LOOK_TOO,
    ONLY_A_DRAW_IS_ONE,
    ONLY_THE_DECLARED_ATTACK,
    ONLY_THE_DECLARED_BLOCK,
    PHASING_MOVES_NOTHING,
    TAKEN_IS_NOT_ENTERING,
    TAPPING_FOR_MANA_TRIGGERS,
    TO_ATTACK_IS_ONE_EVENT,
    TO_BE_DEALT_DAMAGE_IS_ONE_EVENT,
    TO_BECOME_BLOCKED_IS_ONE_EVENT,
    TO_SUCCEED_IS_TO_BE_PLAYED,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


Match: TypeAlias = "Callable[[Game, tree.Trigger, Event, Board, Thing], Iterable[About]]"


def matches(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What the event is about to this trigger; nothing where it is not the one that it waits for."""
    play = MATCHES.get((event.kind, trigger.kind))
    if play is None or ("your turn" in trigger.where and not has_the_turn(game, _you(source))):
        return
    if "their turn" not in trigger.where or not has_the_turn(game, _you(source)):
        yield from play(game, trigger, event, before, source)


def _you(source: Thing) -> str:
    return str(source.marks.get("controller", source.owner))


def _step(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    if event.args[0] not in trigger.where:
        return
    for player in active_players(game):
        if is_party(game, trigger.what, player, source):
            yield {"player": (player,)}


def _becomes_day_or_night(
    game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing
) -> Iterator[About]:
    """Day becomes night, or night day: not where it was neither before."""
    if time_of(before):
        yield {}


def _enters(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    old, new = changing_places.moved(game, event, before)
    if new is None or new.zone[0] != "battlefield" or (old is not None and old.zone[0] == "battlefield"):
        return
    if is_party(game, trigger.what, new.object, source) and _looks(game, source, new, before):
        cast = old is not None and old.zone[0] == "stack" and not old.face.copy  # nobody casts a copy of a spell
        yield {"": (new.object,), "player": (controller(game, new),), "cast": cast}


def _looks(game: Game, source: Thing, new: Thing, before: Board) -> bool:
    """Whether a permanent notices what enters: it was in play before that, or came at the same moment."""
    was = before.things.get(source.id)
    if source.id == new.id or (was is not None and was.zone == source.zone):
        return True
    return bool(game.ruling(NEWCOMERS_LOOK_TOO))


def _leaves(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    old, new = changing_places.moved(game, event, before)
    if old is None or old.zone[0] != "battlefield" or (new is not None and new.zone[0] == "battlefield"):
        return
    to = new.zone[0] if new is not None else ""
    if (trigger.kind == "dies" and to != "graveyard") or ("to exile" in trigger.where and to != "exile"):
        return
    if is_party(game, trigger.what, old.object, source, before):
        if (
            trigger.kind == "leaves"
            and to != "graveyard"
            and not trigger.where
            and not game.ruling(LEAVING_IS_GOING_ANYWHERE)
        ):
            return
        with game.as_of(before):
            whose = controller(game, old)
        into = controller(game, source) if tree.INTO_YOURS in trigger.where else whose
        if not {"owned", tree.INTO_YOURS}.isdisjoint(trigger.where) and into != old.owner:
            return  # it goes to the graveyard of its owner
        yield {"": (old.object,), "player": (whose,), "counters": old.marks.get("counters", {})}


def _pair(first: int, second: int) -> Match:
    """A trigger that looks at two parties of an event, by their places among its arguments."""

    def play(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
        one, two = event.args[first], event.args[second]
        if _is_party_of(game, trigger.what, one, source) and _is_party_of(game, trigger.other, two, source):
            if event.kind == "damage" and ("noncombat" if event.args[3] else "combat") in trigger.where:
                return
            amount = damage_meant(game, event) if event.kind == "damage" else 0
            if event.kind == "damage" and amount < trigger.least != 1:
                return
            yield {"": (one,), "other": (two,), "player": tuple(x for x in (two, one) if isinstance(x, str))[:1],
                   "amount": amount}  # fmt: skip

    return play


def _is_party_of(game: Game, what: object, one: Object | str, source: Thing) -> bool:
    """Whether something is what a trigger speaks of; what deals damage may be gone, and counts as it was."""
    gone = not isinstance(one, str) and still(game.board, one) is None
    return was_party(game, what, one, source) if gone else is_party(game, what, one, source)


def _dealt(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """Something is dealt damage: once, by however many sources at a moment, and so much is what all of them deal."""
    for about in _pair(1, 0)(game, trigger, event, before, source):
        all_ = [one for one in game.together if one.kind == "damage" and one.args[1] == event.args[1]]
        if len(all_) < 2 or not game.speaks(TO_BE_DEALT_DAMAGE_IS_ONE_EVENT):
            yield about
        elif not game.ruling(TO_BE_DEALT_DAMAGE_IS_ONE_EVENT):
            yield {**about, "amount": event.args[2]}
        elif all_[0] is event:
            yield {**about, "amount": sum(one.args[2] for one in all_)}


def _blocks(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A creature blocks: once whomever it blocks, or as often as it blocks such a creature."""
    blocker, attacker = event.args
    if not (is_party(game, trigger.what, blocker, source) and is_party(game, trigger.other, attacker, source)):
        return
    fight = combat(game.board) or Combat()
    about = {"": (blocker,), "other": (attacker,), "player": ()}
    if trigger.other is None:
        if fight.blocked_by(blocker)[:1] == (attacker,) or not game.ruling(BLOCKING_IS_ONE_EVENT):
            yield about
    elif isinstance(trigger.other, (tree.This, tree.Host, Bound)):
        if _is_first_blocker(game, trigger.what, blocker, attacker, source):
            yield about
    else:
        there = [one for one in fight.blocked_by(blocker) if is_party(game, trigger.other, one, source)]
        if there[:1] == [attacker] or game.ruling(EACH_ONE_BLOCKED_TRIGGERS):
            yield about


def _blocked_by(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A creature is blocked by some creature: as often as there are such blockers."""
    blocker, attacker = event.args
    if not (is_party(game, trigger.what, attacker, source) and is_party(game, trigger.other, blocker, source)):
        return
    if _is_first_blocker(game, trigger.other, blocker, attacker, source):
        yield {"": (attacker,), "other": (blocker,), "player": ()}


def _is_first_blocker(game: Game, what: object, blocker: Object, attacker: Object, source: Thing) -> bool:
    """Whether none before it blocks the same creature; the others count where the rules say that each does."""
    fight = combat(game.board) or Combat()
    there = [one for one in fight.blockers_of(attacker) if is_party(game, what, one, source)]
    return there[:1] == [blocker] or bool(game.ruling(EACH_BLOCKER_TRIGGERS))


def _becomes_blocked(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A creature becomes blocked: once, by however many it is."""
    attacker, blockers = event.args
    if not is_party(game, trigger.what, attacker, source):
        return
    several = len(blockers) > 1 and not game.ruling(TO_BECOME_BLOCKED_IS_ONE_EVENT)
    for _ in range(len(blockers) if several else 1):
        yield {"": (attacker,), "player": ()}


def _attacks(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A creature attacks: alone, where that is asked for."""
    one = event.args[0]
    if is_party(game, trigger.what, one, source) and is_party(game, trigger.other, event.args[1], source):
        if "alone" in trigger.where and not game.ruling(ATTACKS_ALONE, one):
            return
        fight = combat(game.board)
        if fight is not None and len(fight.attackers) < trigger.least:
            return
        aim = event.args[1]
        whom = (aim,) if isinstance(aim, str) else ()
        theirs = either_defends(game, aim) if isinstance(aim, str) else ()
        yield {"": (one,), "other": (aim,), "player": whom, "amount": 0, spoken.DEFENDER: theirs}


def _comes_attacking(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might think who does not know better: what is put into combat attacking has attacked."""
    if not game.ruling(ONLY_THE_DECLARED_ATTACK):
        yield from _attacks(game, trigger, event, before, source)


def _comes_blocking(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """The same of what is put into combat blocking."""
    if not game.ruling(ONLY_THE_DECLARED_BLOCK):
        yield from _blocks(game, trigger, event, before, source)


def _player_attacks(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A player attacks: once, with however many creatures."""
    player, those = event.args
    if is_party(game, trigger.what, player, source):
        times = 1 if game.ruling(TO_ATTACK_IS_ONE_EVENT) else len(those)
        for _ in range(times):
            yield {"": those, "player": (player,)}


def _attacks_with(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A player attacks with such a creature: as often as there is one among the attackers."""
    player, those = event.args
    if not is_party(game, trigger.what, player, source):
        return
    found = [one for one in those if is_party(game, trigger.other, one, source)]
    many = len(found)
    if trigger.least > 1:
        found = found[:1] if len(found) >= trigger.least else []
    for one in found if len(found) < 2 or game.ruling(EACH_THAT_ATTACKS_COUNTS) else found[:1]:
        aim = (combat(game.board) or Combat()).attacked_by(one)
        theirs = either_defends(game, aim) if isinstance(aim, str) else ()
        yield {"": (one,), "other": (one,), "player": (player,), "amount": many, spoken.DEFENDER: theirs}


def _turned_up(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A permanent is turned up: by itself, or by an effect; X is what was paid for it."""
    thing = game.board.things[event.args[0]]
    if is_party(game, trigger.what, thing.object, source):
        yield {"": (thing.object,), "player": (controller(game, thing),), "x": event.args[2]}


def _unlocked(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A half of a permanent is unlocked, as it enters or later: by whom, and whether no half is locked any more."""
    number, player, nth = event.args
    thing, was = game.board.things[number], before.things.get(number)
    if not is_party(game, trigger.what, player, source) or not (
        trigger.other is None or is_party(game, trigger.other, thing.object, source)
    ):
        return
    whole = thing.face.of or thing.face
    half = whole.others[nth].traits.abilities
    if tree.THIS_DOOR in trigger.where and not (
        thing.id == source.id and any(getattr(one, "trigger", None) is trigger for one in half)
    ):
        return
    some_left = tree.FULLY in trigger.where and len(thing.marks.get(UNLOCKED, ())) < len(whole.others)
    if some_left and game.ruling(FULLY_UNLOCKED):
        return
    entered = was is None or was.zone != BATTLEFIELD
    if not entered or game.ruling(UNLOCKED_AS_IT_ENTERS_COUNTS):
        yield {"": (thing.object,), "other": (thing.object,), "player": (player,)}


def _for_mana(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A permanent has been tapped for mana: by whom, and what it gave."""
    tapped, player, made = event.args
    if "for mana" not in trigger.where or not is_party(game, trigger.other, player, source):
        return
    if is_party(game, trigger.what, tapped, source, before) and game.is_so(TAPPING_FOR_MANA_TRIGGERS):
        yield {"": (tapped,), "player": (player,), "mana": made}


def _targeted(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """Something becomes the target of a spell or ability: when that is chosen, not when it is looked at again."""
    what, name, groups = event.args
    if name != "targets":
        return
    spell, was = game.board.things[what], before.things.get(what)
    had = {_key(one) for group in (chosen(was, "targets", ()) if was is not None else ()) for one in group}
    now = dict.fromkeys(one for group in groups for one in group if _key(one) not in had)
    for one in now:
        if is_party(game, trigger.what, one, source) and is_party(game, trigger.other, spell.object, source):
            yield {"": (one,), "other": (spell.object,), "player": (controller(game, spell),)}


def _key(one: Object | str) -> int | str:
    return one if isinstance(one, str) else one[0]


def _becomes_so(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """A permanent becomes what a text calls it: monstrous."""
    number, name = event.args
    thing = game.board.things[number]
    if name in trigger.where and is_party(game, trigger.what, thing.object, source):
        yield {"": (thing.object,), "player": (), "x": thing.marks.get(SO_BY_X)}


def _played(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, card = event.args
    thing = game.board.things[card]
    if not _came_from(trigger, thing):
        return
    if is_party(game, trigger.what, thing.object, source) and is_party(game, trigger.other, player, source):
        yield {"": (thing.object,), "player": (player,)}


_FROM = {"from graveyard": "graveyard", "from hand": "hand", "from exile": "exile"}


def _came_from(trigger: tree.Trigger, spell: Thing) -> bool:
    """Whether a spell was cast from where a trigger says, if it says that."""
    zone = spell.marks.get("from", ("",))[0]
    if "not from hand" in trigger.where and zone == "hand":
        return False
    return all(zone == _FROM[where] for where in trigger.where if where in _FROM)


def _life(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, change, *_ = event.args
    if (change > 0) == (trigger.kind == "gains life") and is_party(game, trigger.what, player, source):
        yield {"player": (player,), "amount": abs(change)}


def _loses_by_damage(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """Damage costs a player life: it is lost, if the rules say so."""
    player = event.args[1]
    if isinstance(player, str) and is_party(game, trigger.what, player, source):
        lost = life_lost(game, event)
        if lost:
            yield {"player": (player,), "amount": lost}


def _taken(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might think who does not know better: that what is taken over enters play for its new player."""
    thing, player = game.board.things[event.args[0]], event.args[1]
    if is_party(game, trigger.what, thing.object, source) and not game.ruling(TAKEN_IS_NOT_ENTERING):
        yield {"": (thing.object,), "player": (player,)}


def _phases(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might think who does not know better: that what goes out of phase leaves, and enters again."""
    thing = before.things[event.args[0]]
    if is_party(game, trigger.what, thing.object, source, before) and not game.ruling(PHASING_MOVES_NOTHING):
        yield {"": (thing.object,), "player": (controller(game, thing),)}


def _put_in_hand(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """What somebody might take for drawing who does not know better: a card put from the library into the hand."""
    thing, zone, player, _ = event.args[:4]
    there = before.things.get(thing)
    drawn = zone == "hand" and there is not None and there.zone[0] == "library"
    if drawn and is_party(game, trigger.what, player, source) and not game.ruling(ONLY_A_DRAW_IS_ONE):
        yield {"": (game.board.things[thing].object,), "player": (player,)}


def _during(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """An old word for what happens as a step begins."""
    if game.ruling(DURING_A_STEP_IS_AS_IT_BEGINS):
        yield from _step(game, trigger, event, before, source)


def _turn(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    if is_party(game, trigger.what, event.args[0], source):
        yield {"player": (event.args[0],)}


def _succeeds(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """An old word: «successfully» cast is played, or, as somebody might think who does not know better, resolved."""
    if event.kind == "played":
        thing = before.things[event.args[1]]
    elif event.args[3] == "resolved":
        thing = before.things[event.args[0]]
    else:
        return
    now = (event.kind == "played") == game.ruling(TO_SUCCEED_IS_TO_BE_PLAYED)
    if now and is_party(game, trigger.what, thing.object, source, before):
        yield {"": (thing.object,), "player": (thing.marks.get("controller", thing.owner),)}


def _drawn(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    player, card = event.args
    if isinstance(trigger.other, tree.This) and card != source.id:
        return  # it waits for its own card alone
    if card is not None and is_party(game, trigger.what, player, source):
        yield {"": (game.board.things[card].object,), "player": (player,)}


def _gets(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """Counters of a kind are put on something."""
    number, kind, how_many, *_ = event.args
    thing = game.board.things.get(number) if isinstance(number, int) else None
    if how_many <= 0 or thing is None or f"counter {kind}" not in trigger.where:
        return
    if is_party(game, trigger.what, thing.object, source) and befall(game, number, before):
        each = "each counter" in trigger.where
        for _ in range(how_many if each else 1):
            yield {"": (thing.object,), "player": (), "amount": 1 if each else how_many}


def _loses(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """Counters of a kind are removed from a thing: each of them is an event."""
    number, kind, change, *_ = event.args
    thing, was = game.board.things.get(number), before.things.get(number)
    if thing is None or was is None or change >= 0 or f"counter {kind}" not in trigger.where:
        return
    if tree.WHILE_IN_EXILE in trigger.where and thing.zone[0] != "exile":
        return
    gone = was.marks.get("counters", {}).get(kind, 0) - thing.marks.get("counters", {}).get(kind, 0)
    if is_party(game, trigger.what, thing.object, source):
        for _ in range(gone):
            yield {"": (thing.object,), "player": (controller(game, thing),)}


def _runs_out(game: Game, trigger: tree.Trigger, event: Event, before: Board, source: Thing) -> Iterator[About]:
    """The last counter of a kind is removed from a thing."""
    number, kind, change, *_ = event.args
    thing, was = game.board.things.get(number), before.things.get(number)
    if thing is None or was is None or change >= 0 or kind not in trigger.where:
        return
    gone = was.marks.get("counters", {}).get(kind, 0) and not thing.marks.get("counters", {}).get(kind, 0)
    if gone and is_party(game, trigger.what, thing.object, source):
        yield {"": (thing.object,), "player": (controller(game, thing),)}


_ARRIVALS = ("move", "destroy", "land", "create")
_MOVES = (*_ARRIVALS, "vanish")  # what vanishes is nowhere afterwards
MATCHES: dict[tuple[str, str], Match] = {
    ("step", "step"): _step,
    ("step", "during"): _during,
    ("turn", "turn"): _turn,
    ("played", "succeeds"): _succeeds,
    ("move", "succeeds"): _succeeds,
    ("move", "draws"): _put_in_hand,
    ("changes hands", "enters"): _taken,
    **{(kind, "enters"): _enters for kind in _ARRIVALS},
    **{(kind, name): _leaves for kind in _MOVES for name in ("leaves", "dies")},
    ("attacks", "attacks"): _attacks,
    ("comes attacking", "attacks"): _comes_attacking,
    ("comes blocking", "blocks"): _comes_blocking,
    ("player attacks", "player attacks"): _player_attacks,
    ("player attacks", "attacks with"): _attacks_with,
    ("is attacked", "is attacked"): is_attacked,
    ("is attacked", "attacks somebody"): attacks_somebody,
    ("becomes blocked", "is blocked by many"): by_many,
    ("comes blocking", "is blocked by many"): by_many,
    ("phase", "step"): _step,
    ("becomes day or night", "day or night"): _becomes_day_or_night,
    ("phase out", "leaves"): _phases,
    ("phase in", "enters"): _phases,
    ("turns up", "enters"): changing_places.turned_up,
    ("blocks", "blocks"): _blocks,
    ("blocks", "is blocked by"): _blocked_by,
    ("becomes blocked", "becomes blocked"): _becomes_blocked,
    ("becomes unblocked", "becomes unblocked"): unblocked,
    **{(kind, "is buried"): changing_places.buried for kind in _ARRIVALS},
    ("counters", "gets counters"): _gets,
    ("damage", "deals damage"): _pair(0, 1),
    ("damage", "is dealt damage"): _dealt,
    ("tap", "taps"): alone,
    **{(kind, "taps"): changing_places.entered_tapped for kind in _ARRIVALS},
    ("taps for mana", "taps"): _for_mana,
    ("untap", "untaps"): alone,
    ("turns up", "turns up"): _turned_up,
    ("transforms", "transforms"): alone,
    ("unlocks", "unlocks"): _unlocked,
    ("shuffled", "shuffles"): alone,
    ("choose", "is targeted"): _targeted,
    ("designated", "becomes so"): _becomes_so,
    ("move", "returns"): changing_places.returned,
    ("played", "plays"): _played,
    ("life", "gains life"): _life,
    ("life", "loses life"): _life,
    ("damage", "loses life"): _loses_by_damage,
    ("move", "discards"): changing_places.discarded,
    ("move", "sacrifices"): changing_places.sacrificed,
    **{(kind, "leaves graveyard"): changing_places.leaves_graveyard for kind in ("move", "announce", "land")},
    ("draw", "draws"): _drawn,
    ("counters", "loses last counter"): _runs_out,
    ("counters", "loses counter"): _loses,
    ("enters room", ROOM): doings.room_entered,
    **doings.MATCHES,
    **letting_go.MATCHES,
}
WATCHED = tuple(dict.fromkeys(kind for kind, _ in MATCHES))
