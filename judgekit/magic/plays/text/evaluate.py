"""What parts of a text mean on the board: who, what, how many, whether."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.as_many import says_as_many
from judgekit.magic.plays.board.facts import CAST_FOR_X, DEVOURED
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    Object,
    chosen,
    combat,
    controller,
    host_of,
    in_play,
    known,
    opponents,
    players,
    still,
)
from judgekit.magic.plays.board.teams import counted_once
from judgekit.magic.plays.text import (
    counting,
    designations,
    filters,
    numbers,
    players_meant,
    qualities,
    searching,
    spoken,
    ties,
    together,
)
from judgekit.magic.plays.text.aiming import enchanted, spoken_of_before, untargeted
from judgekit.magic.plays.text.last_known import as_it_was, as_it_was_cast, last_known, where_it_lies
from judgekit.magic.plays.text.moved_on import moved_on
from judgekit.magic.plays.text.numbers import STARS
from judgekit.magic.plays.text.on_top import as_possible, tops
from judgekit.magic.plays.text.shorthand import paid_for
from judgekit.magic.plays.text.spoken import THUS, attacker_told_of, given_up, meant_by, now_about, of_whom
from judgekit.magic.questions.board import OUT_OF_PHASE_IS_ABSENT
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.layers import YOU
from judgekit.magic.questions.text import (
    INFORMATION,
    ITS_OWN_NAME_MEANS,
    LAST_KNOWN_CONTROLLER,
    LAST_KNOWN_COUNTERS,
    LAST_KNOWN_HOST,
    WHAT_IT_HAS_DEVOURED,
    WHOSE_OPPONENTS_ARE_MEANT,
)
from judgekit.table.board import NO_MARKS, Thing
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow
    from judgekit.table.system import Question

Being = Object | str


def source_of(spell: Thing) -> Object:
    """The object that a spell or ability is, or is of."""
    found: Object = spell.marks.get("source", spell.object)
    return found


def things(game: Game, what: object, player: str, spell: Thing) -> list[Being]:
    """The things and players that part of a text is about, as they are now."""
    match what:
        case tree.Target():
            picked = chosen(spell, "targets", ())
            return list(picked[what.nth]) if what.nth < len(picked) else []
        case tree.This():
            return _itself(game, source_of(spell))
        case tree.Host():
            host, told = _host(game, source_of(spell)), spoken.host_told_of(spell)
            return told if told or host is None else enchanted(game, host, spell)
        case tree.It("attacked"):
            return list(chosen(spell, "attacked", ())) or players_meant.whom_it_attacks(game, source_of(spell))
        case tree.It("sacrificed" | "exiled" | "revealed" | "discarded" | "tapped"):
            return given_up(spell, what.role)
        case tree.It():
            return spoken_of_before(game, list(meant_by(what, spell)), what.role, spell)
        case tree.You():
            return [_meant(game, YOU, player, spell)]
        case tree.OtherPlayers():
            return [one for one in players(game.board) if one != _meant(game, YOU, player, spell)]
        case tree.Opponent():
            return list(opponents(game.board, _meant(game, WHOSE_OPPONENTS_ARE_MEANT, player, spell)))
        case tree.EachPlayer():
            return list(players(game.board))
        case tree.ThatPlayer():
            return list(spell.marks.get("about", {}).get("player", ()))
        case tree.ControllerOf() | tree.OwnerOf():
            return list(dict.fromkeys(_whose(game, what, one, spell) for one in things(game, what.of, player, spell)))
        case tree.Speaker():
            return [spell.marks.get(SPEAKER, player)]
        case tree.PlayersWho(of, so):
            of_each = {str(one): of_one(spell, one, player) for one in things(game, of, player, spell)}
            return [one for one, told in of_each.items() if game.ruling(CONDITION_HOLDS, so, one, told)]
        case tree.ControllersThus(deed):
            return list(_done_thus(deed, spell))
        case tree.Each():
            there = filters.candidates(game, filters.meant(what.of, spell), player, source_of(spell))
            found = _but_its_targets(there, what.of, spell)
            _pass_over_what_is_out_of_phase(game, what.of, player, spell)
            return found if spell.zone[0] != "stack" else untargeted(game, found, spell)
        case tree.Certain(objects_):
            return list(objects_)
        case tree.Exiled():
            return ties.exiled_by(game, spell.marks.get(ties.EXILER) or source_of(spell))
        case tree.TheRest(tree.Filter() as of):
            meant = set(meant_by(tree.It(), spell))
            return [one for one in filters.candidates(game, of, player, source_of(spell)) if one not in meant]
        case tree.TheRest():
            about = spell.marks.get("about", {})
            seen, kept = about.get("seen", ()), () if what.uncast else about.get("kept", ())
            picked = set(meant_by(tree.It(), spell)).difference(about.get("found", ()))  # which nobody has picked
            left = [one for one in seen if one not in kept and not (picked < set(seen) and one in picked)]
            return [t.object for t in objects(game, left, spell)]
        case tree.Those():
            told = spell.marks.get("about", {}).get("those")
            return things(game, what.of, player, spell) if told is None else list(told)
        case tree.EachOf():
            return _of_theirs(game, what, player, spell)
        case tree.Filter(noun="player"):
            return players_meant.players_meant(
                game, filters.meant(what, spell), player, attacker_told_of(spell) or source_of(spell)
            )
        case tree.TopCards(of, many):
            whose = things(game, of, player, spell)
            dues = [(one, amount(game, many, player, as_of(spell, of, one))) for one in whose]
            return [card for one, due in dues for card in tops(game, "library", [one], due)]
        case tree.TopOfGraveyard():
            return tops(game, "graveyard", things(game, what.of, player, spell), 1)
        case tuple() if tree.is_several(what):
            return [one for each in what for one in things(game, each, player, spell)]
        case _:
            return []


def _pass_over_what_is_out_of_phase(game: Game, of: tree.Filter, player: str, spell: Thing) -> None:
    """What is out of phase and would be meant, were it there: the rule that it is not is cited."""
    aside = (game.board.things[number] for number in game.board.zone("phased"))
    if any(filters.fits(game, one, of, player, source_of(spell)) for one in aside):
        game.ruling(OUT_OF_PHASE_IS_ABSENT)


def _itself(game: Game, one: Object) -> list[Being]:
    """What a card means by its own name; whoever knows no better means every copy of it."""
    thing = still(game.board, one)
    if thing is None or thing.zone != BATTLEFIELD:
        return [one]
    copies = [t.object for t in in_play(game.board) if t.name == thing.name]
    if len(copies) < _SEVERAL:
        return [one]
    meant: list[Being] = game.ruling_on(ITS_OWN_NAME_MEANS, copies, one)
    return meant


def _meant(game: Game, question: Question, player: str, spell: Thing) -> str:
    """Who is meant by a word that speaks as the card does: its owner, unless the rules say otherwise."""
    source = game.board.things.get(source_of(spell)[0])
    if source is None or source.owner == player:
        return player
    meant: str = game.ruling_on(question, source.owner, player)
    return meant


def _but_its_targets(found: list[Being], of: object, spell: Thing) -> list[Being]:
    """What a text calls «other» is other than what it targets (and than its source, as the filter says)."""
    if not isinstance(of, tree.Filter) or not _says_other(of):
        return found
    aims = {one for group in chosen(spell, "targets", ()) for one in group}
    return [one for one in found if one not in aims]


def _says_other(of: tree.Filter) -> bool:
    return of.other or any(_says_other(each) for each in of.either)


def _of_theirs(game: Game, what: tree.EachOf, player: str, spell: Thing) -> list[Being]:
    """All that fits and is of certain players."""
    found: list[Being] = []
    for who in things(game, what.who, player, spell):
        for of in what.of.either or (what.of,):
            found += filters.candidates(game, filters.that_belong_to(of, str(who), spell), player, source_of(spell))
    return _but_its_targets(list(dict.fromkeys(found)), what.of, spell)


def _whose(game: Game, what: object, one: Being, spell: Thing) -> str:
    if isinstance(one, str):
        return one
    thing = known(game.board, one[0])
    if not isinstance(what, tree.ControllerOf):
        return thing.owner
    now = controller(game, thing)
    had: str = game.board.facts.get("had", {}).get(as_it_was(spell, one), now)
    thought = now if had == thing.owner else thing.owner  # it may be another permanent by now, and another's
    return had if thought == had else game.ruling_on(LAST_KNOWN_CONTROLLER, thought, had)


def picked(game: Game, what: object, player: str, spell: Thing) -> Flow[list[Being]]:
    """The same, where some of it is chosen now."""
    found: list[Being] = []
    if isinstance(what, tree.AtRandom):
        for whose in things(game, what.by, player, spell):
            there = filters.candidates(game, filters.meant(what.of, spell), str(whose), source_of(spell))
            due = amount(game, what.how_many, player, as_of(spell, what.by, whose))
            due = as_possible(game, due, len(there))
            found += together.at_random(game, there, due, str(whose))
        yield from spoken_of(game, found, spell)
        return found
    if not isinstance(what, tree.Chosen):
        return things(game, what, player, spell)
    for chooser in things(game, what.by, player, spell):
        theirs = as_of(spell, what.by, chooser)
        possible = _to_choose_from(game, what, str(chooser), theirs)
        possible = searching.as_far_as_allowed(game, what, possible, str(chooser), things)
        due = amount(game, what.how_many, player, theirs)
        if searching.is_search(game, what):
            found += yield from searching.found(game, what, due, possible, str(chooser), spell.id)
            continue
        if len(possible) <= due and not what.up_to:
            found += possible[: as_possible(game, due, len(possible))]
            continue
        ask = Ask("choose", str(chooser), (spell.id, what, due), tuple(possible))
        found += yield from together.chosen_so(game, ask, what.of, partial(amount, game, player=player, spell=spell))
    yield from spoken_of(game, found, spell)
    return found


def _to_choose_from(game: Game, what: tree.Chosen, chooser: str, spell: Thing) -> list[Being]:
    """What fits of all things, or of those of certain players."""
    whose = [spell] if what.whose is None else [of_player(spell, w) for w in things(game, what.whose, chooser, spell)]
    there = [filters.candidates(game, filters.meant(what.of, one), chooser, source_of(spell)) for one in whose]
    return list(dict.fromkeys(being for found in there for being in found))


def objects(game: Game, beings: list[Being], spell: Thing) -> list[Thing]:
    """Of these, the things that are still the objects they were."""
    there = (None if isinstance(one, str) else still(game.board, one) or moved_on(game, one, spell) for one in beings)
    return [thing for thing in there if thing is not None]


def amount(game: Game, quantity: object, player: str, spell: Thing, *, use: str = "") -> int:
    """What a quantity comes to now; `use` where it may be below zero: COMPARED, a size SET to it, or ADDED to one."""
    match quantity:
        case int():
            return quantity
        case tree.X():
            x: int = chosen(spell, "x", spell.marks.get("x", 0))
            cast_for = 0 if x or spell.zone != BATTLEFIELD else spell.marks.get(CAST_FOR_X, 0)
            if cast_for and counting.asks_for_its_x(spell):
                return counting.x_of_the_spell(game, spell, cast_for)
            return x
        case tree.ChosenNumber(what):
            return qualities.number_chosen(game, source_of(spell), what)
        case tree.CountOf(of, factor):
            return int(game.ruling(INFORMATION, len(things(game, of, player, spell)))) * factor
        case tree.Count() if "looked at" not in quantity.of.status:
            those = filters.candidates(game, filters.meant(quantity.of, spell), player, source_of(spell))
            found = len(_but_its_targets(those, quantity.of, spell))
            return int(game.ruling(INFORMATION, found)) * quantity.factor
        case tree.Stat():
            return int(game.ruling(INFORMATION, _stat(game, quantity, player, spell, use)))
        case tree.CountersOn():
            there = counted_once(game, things(game, quantity.of, player, spell), quantity.counter)
            return sum(_counters(game, one, spell).get(quantity.counter, 0) for one in there)
        case tree.Devoured():
            eater = as_it_was_cast(game, spell, source_of(spell))
            return int(game.ruling_on(WHAT_IT_HAS_DEVOURED, 0, eater.marks.get(DEVOURED, 0)))
        case tree.TimesMutated(of):
            return sum(counting.times_merged(game, one) for one in things(game, of, player, spell))
        case tree.Blockers():
            return quantity.factor * max(0, _blockers(game, quantity, player, spell) - quantity.beyond)
        case tree.Most():
            return max(_stat(game, tree.Stat(quantity.name, who), player, spell, use) for who in players(game.board))
        case tree.TimesPaid(word):
            return paid_for(game, as_it_was_cast(game, spell, source_of(spell)), word)
        case tree.Thus():
            return int(game.ruling(INFORMATION, len(_done_thus(quantity, spell))))
        case tree.MostThus(deed):
            most = max(Counter(_done_thus(deed, spell)).values(), default=0)
            return int(game.ruling(INFORMATION, most))
        case tree.ColoursOf(of):
            those_ = (one for one in things(game, of, player, spell) if not isinstance(one, str))
            return int(game.ruling(INFORMATION, sum(len(last_known(game, one).colours) for one in those_)))
        case tree.Theirs(told, of):
            return sum(amount(game, told, str(one), spell) for one in things(game, of, player, spell))
        case tree.OpponentsAttacked():
            return players_meant.attacked(game, player)
        case tree.Minus():
            return -amount(game, quantity.of, player, spell, use=use)
        case tree.Plus():
            more = amount(game, quantity.more, player, spell, use=use)
            return amount(game, quantity.of, player, spell, use=use) + more
        case tree.Half():
            return numbers.half(game, amount(game, quantity.of, player, spell), up=quantity.up)
        case tree.Times(of, factor):
            return amount(game, of, player, spell, use=use) * factor
        case (
            tree.Count()
            | tree.Greatest()
            | tree.Different()
            | tree.Namesakes()
            | tree.Devotion()
            | tree.ManaSymbols()
            | tree.CommanderCasts()
            | tree.FurtherTargets()
            | tree.VotesFor()
            | tree.ManaCount()
            | tree.ColoursSpent()
            | tree.KindsAmong()
            | tree.MostOf()
            | tree.HappenedAmount()
            | tree.TimesHappened()
            | tree.CouldProduce()
            | tree.InIdentity()
            | tree.PartySize()
            | tree.StartingLife()
            | tree.BasicKinds()
        ):
            return numbers.or_nothing(game, counting.counted(game, quantity, player, spell, source_of(spell)), use)
        case tree.DieResult():
            return int(spell.marks.get("about", {}).get("rolled", 0))
        case tree.Amount():
            about: Mapping[str, int] = spell.marks.get("about", {})
            return about.get("amount", 0) * quantity.factor
        case _:
            return 0


def _done_thus(deed: tree.Thus, spell: Thing) -> tuple[str, ...]:
    """Whose the things were that the text has done this to so far: a player for each thing."""
    told: dict[tree.Thus, tuple[str, ...]] = dict(spell.marks.get("about", {}).get(THUS, ()))
    return told.get(deed, ())


def _counters(game: Game, one: Being, spell: Thing) -> Mapping[str, int]:
    """The counters on a thing, or those that were on it when it left play."""
    if isinstance(one, str):
        of_player: Mapping[str, int] = game.board.players[one].get("counters", {})
        return of_player
    thing = next(iter(objects(game, [one], spell)), None)
    there: Mapping[str, int] = thing.marks.get("counters", {}) if thing is not None else {}
    if thing is None or thing.object != one:
        there = game.ruling_on(LAST_KNOWN_COUNTERS, there, one)
    return there


def _host(game: Game, one: Object) -> Being | None:
    """What an Aura or Equipment is on, or was on when it left play; whoever knows no better looks at it now."""
    thing = game.board.things.get(one[0])
    now = host_of(game, thing) if thing is not None else None
    if thing is not None and thing.object == one:
        return now
    host: Being | None = game.ruling_on(LAST_KNOWN_HOST, now, one)
    return host


def as_of(spell: Thing, what: object, who: object) -> Thing:
    """A spell as it speaks of a player whom it has named, or one of several, doing something: that is `that player`."""
    if not isinstance(what, (tree.EachPlayer, tree.Opponent)) and not (
        isinstance(what, tree.Filter) and what.noun == "player"
    ):
        return spell
    return of_player(spell, who)


def of_player(spell: Thing, who: object) -> Thing:
    """A spell as it speaks of one player: `that player` is that one."""
    about = of_whom(spell.marks.get("about", {}), (who,))
    return spell._replace(marks={**spell.marks, "about": about})


SPEAKER = "speaker"


def of_one(spell: Thing, who: object, you: str) -> Thing:
    """The same where a condition is looked at as that player’s own: who «you» are is kept beside."""
    told = of_player(spell, who)
    return told._replace(marks={SPEAKER: you, **told.marks})


def amounts(game: Game, quantity: object, who: object, player: str, spell: Thing) -> list[tuple[str, int]]:
    """What a quantity comes to for each of the players of whom a text speaks: «their life» is that of each."""
    found = [str(one) for one in things(game, who, player, spell)]
    each = spell.marks.get("about", {}).get("amounts", {})
    of_each = tree.holds(quantity, tree.Amount) and isinstance(who, (tree.EachPlayer, tree.Opponent))
    if of_each and set(found) <= {*each}:  # «as many», «as many less one»: of each as many as of them
        return [(one, amount(game, of_their_own(quantity, each[one]), player, spell)) for one in found]
    if len(found) < _SEVERAL or not _speaks_of(quantity, type(who)):
        return [(one, amount(game, quantity, player, as_of(spell, who, one))) for one in found]
    own = _of_each(quantity, type(who))
    return [(one, amount(game, own, player, of_player(spell, one))) for one in found]


def of_their_own(quantity: object, many: int) -> object:
    """A quantity that goes by the number told of before, where that is so many of one player."""
    return tree.with_others(quantity, tree.Amount, lambda told: many * told.factor)


def _speaks_of(quantity: object, kind: type) -> bool:
    return isinstance(quantity, kind) or (isinstance(quantity, tuple) and any(_speaks_of(q, kind) for q in quantity))


def _of_each(quantity: object, kind: type) -> object:
    """A quantity that speaks of several players, told of one of them."""
    if isinstance(quantity, kind):
        return tree.ThatPlayer()
    if isinstance(quantity, tuple) and hasattr(quantity, "_make"):
        return quantity._make(_of_each(part, kind) for part in quantity)
    return quantity


def _blockers(game: Game, quantity: tree.Blockers, player: str, spell: Thing) -> int:
    """How many creatures block a thing."""
    fight = combat(game.board)
    there = objects(game, things(game, quantity.of, player, spell), spell)
    return 0 if fight is None else sum(len(fight.blockers_of(thing.object)) for thing in there)


def _stat(game: Game, quantity: tree.Stat, player: str, spell: Thing, use: str) -> int:
    total = 0
    for one in (quantity.of,) if isinstance(quantity.of, str) else things(game, quantity.of, player, spell):
        if isinstance(one, str):
            total += designations.number_of(game, one, quantity.name)
            continue
        one = as_it_was(spell, one)  # noqa: PLW2901
        one = one if quantity.of == tree.This() else where_it_lies(game, one)  # noqa: PLW2901
        like = last_known(game, one)
        thing = still(game.board, one)
        value = {"power": like.power, "toughness": like.toughness}.get(quantity.name)
        if thing is not None:
            value = numbers.of(game, thing, like, quantity.name)
        starred = _starred(game, one, quantity.name)
        if starred is not None:
            game.show()
            value = game.ruling_on(STARS[quantity.name], starred, starred)
        if quantity.name == "cost":
            value = filters.last_mana_value(game, one)
        total += value or 0
    return numbers.or_nothing(game, total, use)


def _starred(game: Game, one: Object, name: str) -> int | None:
    """What a card that is not in play says of its own power or toughness, where that is a star; None elsewhere."""
    thing = still(game.board, one)
    if thing is None or thing.zone == BATTLEFIELD or thing.face.plain or name not in STARS:
        return None
    changes = [c for a in thing.face.traits.abilities if isinstance(a, tree.Static) for c in a.changes]
    said = [c.set_power if name == "power" else c.set_toughness for c in changes if isinstance(c.what, tree.This)]
    counted = next((one for one in said if one is not None), None)
    return None if counted is None else amount(game, counted, thing.owner, thing)


def quantity(game: Game, value: int, what: object, player: str, source: Any, use: str = "") -> int:
    """What a quantity comes to for a thing that is no spell on the stack."""
    thing = game.board.things.get(source[0]) if source else None
    if thing is None or thing.object != source:  # what has left is asked as it was
        thing = Thing(0, "", player, BATTLEFIELD, None, {"source": source} if source else NO_MARKS)
    return amount(game, what, player, thing, use=use)


_SEVERAL = 2


def as_many(game: Game, number: int, spell: Thing, each: Mapping[str, int] | None = None) -> Flow[None]:
    """What an instruction has come to, for each of several players, is what a later one means by «as many»."""
    here = game.board.things.get(spell.id)
    if here is not None and says_as_many(here.marks.get("ability") or here.face.traits.abilities):
        yield Event(
            "mark", (here.id, "about", {**here.marks.get("about", {}), "amount": number, "amounts": each or {}})
        )


def of_each_player(game: Game, what: object, left: list[Thing], player: str, spell: Thing) -> dict[str, int]:
    """How many of what was moved are whose, where several players are told to move what is theirs."""
    told = what.who if isinstance(what, tree.EachOf) else None
    several = things(game, told, player, spell) if isinstance(told, (tree.EachPlayer, tree.Opponent)) else []
    return {str(who): sum(thing.owner == who for thing in left) for who in several}


def spoken_of(game: Game, beings: list[Being], spell: Thing) -> Flow[None]:
    """What an instruction made or chose is what the next one means by «it»: nothing, where it found nothing."""
    if spell.id in game.board.things and (beings or game.board.things[spell.id].marks.get("about", {}).get("")):
        about = now_about(game.board.things[spell.id], tuple(beings))
        yield Event("mark", (spell.id, "about", about))
