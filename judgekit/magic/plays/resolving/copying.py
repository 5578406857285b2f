"""Copying: permanents become copies, tokens are made that are some, copies of spells go onto the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import CAST_FROM, GONE, SPENT
from judgekit.magic.plays.board.state import BATTLEFIELD, Effect, chosen
from judgekit.magic.plays.keywords import bestow
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.resolving import altering, entering, one_shot, tokens
from judgekit.magic.plays.state_based import auras
from judgekit.magic.plays.text import filters, ties
from judgekit.magic.plays.text.evaluate import amount, objects, picked, source_of, spoken_of, things
from judgekit.magic.plays.text.last_known import as_it_was
from judgekit.magic.questions.copies import (
    A_COPY_AIMS_AS_IS_SAID,
    A_COPY_IS_NOT_CAST,
    A_COPY_OF_A_BESTOWED_SPELL_IS_ONE,
    EACH_COPY_HAS_ITS_OWN_TARGET,
    ITS_DECISIONS_ARE_COPIED,
    MANA_IS_NOT_COPIED,
    MODES_ARE_COPIED,
    NEW_TARGETS_FOR_A_COPY,
    THE_SOURCE_OF_A_COPIED_ABILITY,
)
from judgekit.table.board import Thing
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


def _originals(game: Game, beings: list[Being], spell: Thing) -> list[Thing]:
    """Things that are to be copied: as they are, or as they were when they left."""
    found = (None if isinstance(one, str) else _as_it_was(game, as_it_was(spell, one)) for one in beings)
    return [thing for thing in found if thing is not None]


def _as_it_was(game: Game, one: Any) -> Thing | None:
    """An object as it is, or was when it left; a card that has moved between other zones is as it is printed."""
    found = copiable.still_or_seen(game.board, one) or game.board.facts.get(GONE, {}).get(one[0])
    moved = game.board.things.get(one[0])
    return moved if found is None and moved is not None and moved.zone != BATTLEFIELD else found


# --- permanents -------------------------------------------------------------------------------------------------------


def become(game: Game, what: tree.BecomeCopy, player: str, spell: Thing) -> Flow[None]:
    """Permanents become copies of something, for good or for a time."""
    those = objects(game, (yield from picked(game, what.what, player, spell)), spell)
    originals = _originals(game, (yield from picked(game, what.of, player, spell)), spell)
    until = one_shot.lasting(game, what.until, player, spell)
    if until is None:
        yield Event("too late", (spell.id,))
    if not originals or until is None:
        return
    stamp = game.board.facts.get("stamp", 0)
    begun = []
    for thing in those:
        if thing.zone != BATTLEFIELD:
            continue
        ability = spell.marks.get("ability")
        copy = copiable.copied(
            game,
            originals[0],
            thing.face.under or thing.face,
            what.unlike,
            ability,
            token=copiable.mark_of(thing).token,
        )
        stamp += 1
        change = tree.Change(None, copied=copy, until=until)
        begun.append(Effect(change, (thing.object,), stamp, until, player, source_of(spell)))
    yield tuple(Event("becomes a copy", (one,)) for one in begun)


def make(game: Game, what: tree.CopyToken, player: str, spell: Thing) -> Flow[None]:
    """Tokens that are copies come into play; of what has left play, as it was last there."""
    originals = _originals(game, (yield from picked(game, what.of, player, spell)), spell)
    made: list[Being] = []
    for who in things(game, what.who, player, spell):
        events: list[Event] = []
        first = game.board.facts["next"]
        for original in originals:
            copy = copiable.copied(game, original, None, what.unlike, spell.marks.get("ability"), token=True, new=True)
            besides = tuple((kind, amount(game, due, player, spell)) for kind, due in what.unlike.counters)
            copy = copy._replace(counters=besides) if besides else copy
            for _ in range(amount(game, what.how_many, player, spell)):
                number = game.board.facts["next"] + sum(event.kind == "create" for event in events)
                as_copy = {copiable.OWN: copy.face, copiable.ENTERED_AS: copy, copiable.COPY: copy}
                marks = {
                    "controller": str(who),
                    **({} if copy.face.layout else as_copy),  # with two faces it is what either of them says
                    **({"tapped": True} if what.tapped else {}),
                }
                token = Thing(number, copy.face.name, str(who), BATTLEFIELD, copy.face, marks)
                host = yield from auras.host_for(game, token, str(who), spell.id)
                if not auras.enters(game, token, host):
                    continue
                if not what.fights:
                    events.append(Event("create", (token,)))
                    events += [Event("attach", (token.id, host))] if host is not None else []
                    continue
                fights = yield from entering.fighting(game, what, token, str(who), spell)
                yield (Event("create", (token,)), *fights)
                yield from tokens.more_join(game, what, token, spell)
        if events:
            yield tuple(events)
        now = [one.object for one in tokens.just_made(game, first)]
        yield from ties.put_there(game, now, spell)
        made += now
    yield from spoken_of(game, made, spell)


def populate(game: Game, what: tree.Populate, player: str, spell: Thing) -> Flow[None]:
    """A copy of a creature token, as the rules of that word say."""
    for who in things(game, what.who, player, spell):
        yield from game.run("populate", str(who), spell)


def one_more(game: Game, player: str, spell: Thing) -> Flow[None]:
    """A player chooses one of their creature tokens, and makes a copy of it; without one nothing is made."""
    mine = tree.Filter(types=("creature",), status=("token",), controller="you")
    possible = filters.candidates(game, mine, player, source_of(spell))
    if not possible:
        game.show()
        return
    said = possible if len(possible) == 1 else (yield Ask("choose", player, (spell.id, mine, 1), tuple(possible)))
    those = tree.Each(tree.Filter(among=tuple(said)))
    yield from make(game, tree.CopyToken(1, those), player, spell)


# --- spells and abilities ---------------------------------------------------------------------------------------------


def copy_spell(game: Game, what: tree.CopySpell, player: str, spell: Thing) -> Flow[None]:
    """Copies of a spell or ability go onto the stack, with all that was decided for it."""
    for original in _originals(game, (yield from picked(game, what.what, player, spell)), spell):
        if original.zone[0] != "stack":
            continue  # no spell or ability, and none that has left the stack
        for who in things(game, what.who, player, spell):
            if what.at is not None and game.is_so(A_COPY_AIMS_AS_IS_SAID):
                yield from _aimed_at(game, what, original, str(who), spell)
                continue
            for targets in _for_each(game, what, original, player, spell):
                yield from _put(game, what, original, str(who), spell, targets)
            for _ in range(amount(game, what.how_many, player, spell) if what.for_each is None else 0):
                yield from _put(game, what, original, str(who), spell)


def _aimed_at(game: Game, what: tree.CopySpell, original: Thing, player: str, spell: Thing) -> Flow[None]:
    """A copy whose targets the text says: one of them, if it could be every target; else no copy is made."""
    legal = [one for one in things(game, what.at, player, spell) if altering.could_be(game, original, one)]
    if len(legal) > 1:
        among = tree.Filter(among=tuple(legal))
        legal = list((yield Ask("choose", player, (spell.id, among, 1), tuple(legal))))
    old: _Targets = chosen(original, "targets", ())
    if not legal or not old:
        game.show()
        return
    yield from _put(game, what, original, player, spell, tuple((legal[0],) if group else () for group in old))


_Targets = tuple[tuple["Being", ...], ...]


def _for_each(game: Game, what: tree.CopySpell, original: Thing, player: str, spell: Thing) -> list[_Targets]:
    """The targets of copies that are made for each other thing that a spell could target: it alone, wherever it may."""
    if not isinstance(what.for_each, tree.Filter):
        return []
    old: _Targets = chosen(original, "targets", ())
    there = {one for group in old for one in group}
    each = filters.meant(what.for_each, spell)
    others = [one for one in filters.candidates(game, each, player, source_of(spell)) if one not in there]
    one_each = all(len(group) <= 1 for group in old)
    fitting = [one for one in others if one_each and altering.could_be(game, original, one)]
    if not game.ruling(EACH_COPY_HAS_ITS_OWN_TARGET):
        return [old for _ in fitting]
    return [tuple((one,) if group else () for group in old) for one in fitting]


def _put(
    game: Game, what: tree.CopySpell, original: Thing, player: str, spell: Thing, new: _Targets | None = None
) -> Flow[None]:
    number = game.board.facts["next"]
    marks: dict[str, Any] = {**original.marks, "controller": player, "chosen": _decided(game, original)}
    targets = marks["chosen"].pop("targets", ())
    targets = targets if new is None else new
    marks.pop("copied", None)
    marks.pop(CAST_FROM, None)  # it was cast from nowhere
    if original.face.pseudo:
        copy = original.face
        if "source" in marks:
            marks["source"] = game.ruling_on(THE_SOURCE_OF_A_COPIED_ABILITY, source_of(spell), marks["source"])
    else:
        bare = copiable.copied(game, original, None, what.unlike, spell.marks.get("ability"), new=True)
        whole = bare.face.of and bare.face.of._replace(copy=True)
        copy = bare.face._replace(copy=True, of=whole)
    yield Event("copied", (Thing(number, original.name, player, ("stack", ""), copy, marks),))
    if bestow.bestowed(game, original):
        if game.is_so(A_COPY_OF_A_BESTOWED_SPELL_IS_ONE):
            yield bestow.becomes_an_aura(game, player, game.board.things[number])
        else:
            targets = ()
    if targets:
        yield Event("choose", (number, "targets", targets))
        if what.new_targets and game.ruling(NEW_TARGETS_FOR_A_COPY):
            yield from altering.aimed_anew(game, player, spell, game.board.things[number], may_stay=True)
    if not original.face.pseudo and not game.ruling(A_COPY_IS_NOT_CAST):
        yield Event("played", (player, number))


def _decided(game: Game, original: Thing) -> dict[str, Any]:
    """What was decided as a spell was cast: whoever knows no better thinks that a copy has its targets alone."""
    told: dict[str, Any] = {name: value for name, value in original.marks.get("chosen", {}).items() if name != "may"}
    if SPENT in told and game.is_so(MANA_IS_NOT_COPIED):
        del told[SPENT]
    if told.keys() - {"targets"} and not game.ruling(ITS_DECISIONS_ARE_COPIED):
        return {"targets": chosen(original, "targets", ())}
    if "modes" in told and not game.is_so(MODES_ARE_COPIED):
        told["modes"] = _other_modes(original, told["modes"])
    return dict(told)


def _other_modes(original: Thing, taken: tuple[int, ...]) -> tuple[int, ...]:
    """What somebody chooses who chooses anew: as many modes without targets that were not chosen, if there are any."""
    modal = next((one for one in original.face.traits.abilities if isinstance(one, tree.Spell)), None)
    free = [n for n, mode in enumerate(modal.modes if modal is not None else ()) if n not in taken and not mode.wants]
    return tuple(free[: len(taken)]) if len(free) >= len(taken) else taken
