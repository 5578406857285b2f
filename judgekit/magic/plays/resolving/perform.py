"""What the instructions of a text do: each kind of instruction, by what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import NotSimulated
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.board.zones import made_to
from judgekit.magic.plays.casting import mana_abilities, pool
from judgekit.magic.plays.keywords import dash
from judgekit.magic.plays.replacement import prevention, replacing
from judgekit.magic.plays.resolving import (
    again,
    altering,
    at_one_moment,
    aura_swap,
    casting_it,
    chance,
    choices,
    copying,
    counters,
    dealing,
    each_kind,
    emblems,
    encore,
    entering,
    exchanging,
    gifts,
    goading,
    growing,
    haunting,
    initiative,
    keyword_actions,
    life,
    modifying_rules,
    monarchs,
    multiplying,
    myriad,
    one_shot,
    pairing,
    piles,
    planes,
    returning,
    rings,
    sacrificing,
    shuffling,
    speed,
    suspecting,
    time_travel,
    tokens,
    turning_over,
    venturing,
    voting,
)
from judgekit.magic.plays.restrictions import cannot
from judgekit.magic.plays.text import hidden_information, thus
from judgekit.magic.plays.text.evaluate import amount, as_of, objects, of_their_own, picked, things
from judgekit.magic.plays.text.on_top import as_possible
from judgekit.magic.plays.text.turn_order import in_turn
from judgekit.magic.plays.triggers import delayed
from judgekit.magic.plays.turn import allowances, controlling, cut_short, day_and_night, phasing
from judgekit.magic.questions.drawing import (
    ALL_OF_ONE_PLAYER_FIRST,
    ONE_CARD_AT_A_TIME,
)
from judgekit.magic.questions.resolving import (
    A_TEXT_MAKES_IT_A_DRAW,
    A_TEXT_MAKES_SOMEBODY_LOSE,
    A_TEXT_MAKES_SOMEBODY_WIN,
    HAPPENS_ONCE,
)
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Do = Callable[["Game", Any, str, Thing], Flow[None]]


def perform(game: Game, instruction: Any, player: str, spell: Thing) -> Flow[None]:
    """Do one instruction of a spell or ability that `player` controls."""
    parts = at_one_moment.parts_of(instruction)
    if len(parts) > 1 and not isinstance(parts[0], tree.Damage):
        yield from end(game, parts, player, spell)
        return
    before = game.board
    for part in parts:
        yield from _tell_of_those(game, part, player, spell)
    if game.board is not before:  # else it knows more than is on the board: for a mana ability what was paid with
        spell = game.board.things.get(spell.id, spell)
    before = game.board
    yield from DO[type(parts[0])](game, instruction if len(parts) > 1 else parts[0], player, spell)
    yield from thus.note(game, before, parts[0], player, spell)
    for part in parts:
        name = _ONE_SHOT.get(type(part))
        about = getattr(part, name) if name else None
        if isinstance(about, tree.Each) and not game.ruling(HAPPENS_ONCE):
            yield delayed.set_up(game, _for_newcomers(part, about), player, spell)


def _for_newcomers(instruction: object, all_: tree.Each) -> tree.Later:
    """What somebody might think: what is done to all of a kind is done to each that comes later, too."""
    again = tree.mapped(instruction, lambda part: tree.It() if part is all_ else part)
    return tree.Later(tree.Trigger("enters", all_.of), (again,))


def _tell_of_those(game: Game, instruction: object, player: str, spell: Thing) -> Flow[None]:
    """Of all that an instruction is about a text may go on to speak."""
    told = getattr(instruction, "to" if isinstance(instruction, tree.Damage) else "what", None)
    if isinstance(told, (tree.Each, tree.EachOf)) and _goes_on_about_those(spell, told):
        there = tuple(things(game, told, player, spell))
        yield Event("mark", (spell.id, "about", {**spell.marks.get("about", {}), "those": there}))


# What does it to all things of a kind: without the rule that says once, it would happen to those that come later, too.
_ONE_SHOT = {tree.Damage: "to", tree.Destroy: "what", tree.Tap: "what", tree.PutInto: "what"}


def _goes_on_about_those(spell: Thing, told: object) -> bool:
    """Whether a text comes back to all that an instruction was about: to just these, where it names several."""
    said = spell.marks.get("ability", None) or spell.face.traits.abilities
    if spell.id <= 0 or not tree.holds(said, tree.Those):
        return False
    return "those" not in spell.marks.get("about", {}) or tree.holds_node(said, tree.Those(told))


# --- cards ------------------------------------------------------------------------------------------------------------


def draw(game: Game, what: tree.Draw, player: str, spell: Thing) -> Flow[None]:
    dues: list[tuple[str, int]] = []
    for who in in_turn(game, what.who, player, spell):
        each = spell.marks.get("about", {}).get("amounts", {}) if tree.holds(what.how_many, tree.Amount) else {}
        if who in each:
            dues.append((who, amount(game, of_their_own(what.how_many, each[who]), player, spell)))
        else:
            dues.append((who, amount(game, what.how_many, player, as_of(spell, what.who, who))))
    most = max((due for _, due in dues), default=0)
    if len(dues) > 1 and most > 1 and not game.is_so(ALL_OF_ONE_PLAYER_FIRST):
        dues = [(who, 1) for n in range(most) for who, due in dues if n < due]
    for who, due in dues:
        yield from _draws(game, who, due)
    yield from game.run("after drawing")


def _draws(game: Game, player: str, how_many: int) -> Flow[None]:
    """A player draws cards, each by itself; who does not know that draws one, and takes the others with it."""
    if how_many < 2 or game.is_so(ONE_CARD_AT_A_TIME):
        yield from game.run("draw", player, how_many)
        return
    yield from game.run("draw", player, 1)
    others = game.board.zone("library", player)[: how_many - 1]
    yield tuple(Event("move", (card, "hand", player, "taken")) for card in others)
    yield from game.run("draw", player, how_many - 1 - len(others))


def discard(game: Game, what: tree.Discard, player: str, spell: Thing) -> Flow[None]:
    if what.what is not None:
        yield from _discard_those(game, what, player, spell)
        return
    dues = []
    for who in in_turn(game, what.who, player, spell):
        hand = game.board.zone("hand", who)
        told = as_of(spell, what.who, who)
        due = len(hand) if what.how_many is None else amount(game, what.how_many, player, told)
        dues.append((who, as_possible(game, due, len(hand)) if hand else 0))
    here = game.board.things.get(spell.id)
    if here is not None:  # «as many» in what follows is as many as this
        about = {**here.marks.get("about", {}), "amount": sum(due for _, due in dues), "amounts": dict(dues)}
        yield Event("mark", (here.id, "about", about))
    before = game.board
    yield from made_to(game, player, game.run("discard", tuple(dues), "at random" if what.at_random else "", player))
    yield from choices.told_of_discarded(game, before, tuple(str(who) for who, _ in dues), spell)


def _discard_those(game: Game, what: tree.Discard, player: str, spell: Thing) -> Flow[None]:
    """Cards that the text tells are discarded by those who hold them."""
    holders = {str(who) for who in things(game, what.who, player, spell)}
    told = yield from picked(game, what.what, player, spell)
    cards = [t for t in objects(game, told, spell) if t.zone[0] == "hand" and t.zone[1] in holders]
    here = game.board.things.get(spell.id)
    if here is not None:
        each = {who: sum(card.zone[1] == who for card in cards) for who in holders}
        about = {**here.marks.get("about", {}), "amount": len(cards), "amounts": each}
        yield Event("mark", (here.id, "about", about))
    before = game.board
    yield from made_to(game, player, game.run("discard those", tuple(thing.id for thing in cards)))
    yield from choices.told_of_discarded(game, before, tuple(holders), spell)


def counter(game: Game, what: tree.Counter, player: str, spell: Thing) -> Flow[None]:
    for thing in objects(game, things(game, what.what, player, spell), spell):
        if what.unless:
            paid = yield from choices.pays(
                game, controller(game, thing), what.unless, spell, None, choices.x_told(spell)
            )
            if paid:
                continue
        yield from game.run("counter", thing.id, what.to)


def add_mana(game: Game, what: tree.AddMana, player: str, spell: Thing) -> Flow[None]:
    for who in things(game, what.who, player, spell):
        symbols, possible = mana_abilities.added(game, what, player, spell)
        if what.each:
            symbols = yield from _each_of_its_kind(game, what, str(who), amount(game, what.times, player, spell), spell)
        elif len(possible) > 1:
            said = yield Ask("mana kind", str(who), spell.id, possible)
            symbols = (said,) * len(what.symbols) * amount(game, what.times, player, spell)
        yield Event("mana", (str(who), pool.made(game, symbols, str(who), spell, what.uses, stays=what.stays)))


def _each_of_its_kind(game: Game, what: tree.AddMana, who: str, many: int, spell: Thing) -> Flow[tuple[str, ...]]:
    """So much mana in any combination: whoever adds it says of each of what kind it is."""
    symbols: tuple[str, ...] = ()
    while len(symbols) < many:
        said = yield Ask("mana kind", who, spell.id, what.symbols)
        symbols = (*symbols, said)
    return symbols


def ends(game: Game, what: tree.Win | tree.Lose, player: str, spell: Thing) -> Flow[None]:
    if what.with_it:  # it stands where nobody puts it together with what is said before
        raise NotSimulated(_INSIDE)
    yield from end(game, (what,), player, spell)


_INSIDE = "vincere e perdere insieme, dentro un’altra istruzione, non si simula ancora"


def drawn(game: Game, what: tree.Drawn, player: str, spell: Thing) -> Flow[None]:
    """A text says that nobody wins and nobody loses: the game is over."""
    if game.ruling(A_TEXT_MAKES_IT_A_DRAW):
        yield Event("over", (None, True))
    else:
        game.show()


def end(game: Game, parts: tuple[object, ...], player: str, spell: Thing) -> Flow[None]:
    """Whoever wins and loses by one text does so at one moment."""
    losers = tuple(str(p) for w in parts if isinstance(w, tree.Lose) for p in things(game, w.who, player, spell))
    winners = tuple(str(p) for w in parts if isinstance(w, tree.Win) for p in things(game, w.who, player, spell))
    losers = tuple(one for one in losers if not cannot.forbidden(game, cannot.LOSING, one))
    winners = tuple(one for one in winners if not cannot.forbidden(game, cannot.WINNING, one))
    if losers and not game.ruling(A_TEXT_MAKES_SOMEBODY_LOSE):
        losers = ()
    if winners and not game.ruling(A_TEXT_MAKES_SOMEBODY_WIN):
        winners = ()
    if not losers and not winners:
        game.show()
        return
    yield tuple(Event("lost", (one, "effect")) for one in losers)
    yield from game.run("outcome", losers, winners)


def not_read(game: Game, what: tree.Unread, player: str, spell: Thing) -> Flow[None]:
    """It has come here without being announced."""
    yield Ask("unread", player, (spell.id, what))


def _nothing(game: Game, what: tree.Uncountered, player: str, spell: Thing) -> Flow[None]:
    """What is no part of the effect: it tells of the ability while it is on the stack."""
    return
    yield


DO: dict[type, Do] = {
    tree.Fight: keyword_actions.fight,
    tree.Uncountered: _nothing,
    tree.Unread: not_read,
    tree.AnotherOfEach: each_kind.another_of_each,
    tree.Repeat: again.repeat,
    tree.DrawAndShow: hidden_information.draw_and_show,
    tree.PayTimes: choices.pay_as_often,
    tree.WhenResolved: delayed.when_resolved,
    tree.NoteLife: choices.note_life,
    tree.Scry: keyword_actions.scry,
    tree.Fateseal: keyword_actions.fateseal,
    tree.Surveil: keyword_actions.surveil,
    tree.ExileUntil: returning.exile_until,
    tree.Explore: keyword_actions.explore,
    tree.Connive: growing.connive,
    tree.Endure: growing.endure,
    tree.Proliferate: keyword_actions.proliferate,
    tree.Venture: venturing.venture,
    tree.Solve: keyword_actions.solve,
    tree.SpeedUp: speed.raised,
    tree.Planeswalk: planes.planeswalk,
    tree.Chaos: planes.chaos,
    tree.Action: keyword_actions.as_its_words,
    tree.Bolster: keyword_actions.bolster,
    tree.Clash: keyword_actions.clash,
    tree.Heal: one_shot.heal,
    tree.CastIt: casting_it.cast_it,
    tree.CastCopy: casting_it.cast_copy,
    tree.TimeTravel: time_travel.travels,
    tree.Encore: encore.copies_for_each_opponent,
    tree.Myriad: myriad.copies_for_the_others,
    tree.Cascade: casting_it.cascade,
    tree.Discover: casting_it.discover,
    tree.Vote: voting.vote,
    tree.Ripple: casting_it.ripple,
    tree.Damage: dealing.damage,
    tree.GainLife: one_shot.gain_life,
    tree.LoseLife: one_shot.lose_life,
    tree.Destroy: one_shot.destroy,
    tree.PutInto: one_shot.put_into,
    tree.Tap: one_shot.tap,
    tree.Untap: one_shot.untap,
    tree.Change: one_shot.change,
    tree.Sacrifice: sacrificing.sacrifice,
    tree.PutCounters: one_shot.put_counters,
    tree.RemoveCounters: counters.remove_counters,
    tree.PutItsCounters: counters.put_its_counters,
    tree.Token: tokens.make,
    tree.KnownToken: tokens.make_known,
    tree.RoleToken: tokens.make_role,
    tree.Incubate: tokens.incubate,
    tree.Tokens: tokens.make_several,
    tree.BecomeCopy: copying.become,
    tree.CopyToken: copying.make,
    tree.CopySpell: copying.copy_spell,
    tree.Populate: copying.populate,
    tree.Excess: dealing.no_excess,
    tree.Emblem: emblems.get,
    tree.SetLife: life.set_total,
    tree.Designate: one_shot.designate,
    tree.Turn: turning_over.turn,
    tree.Transform: turning_over.transform,
    tree.Unlock: turning_over.turn_keys,
    tree.TurnOver: turning_over.flip,
    tree.Manifest: turning_over.manifest,
    tree.Regenerate: prevention.regenerate,
    tree.Prevent: prevention.prevent,
    tree.Instead: replacing.begin,
    tree.Redirect: prevention.redirect,
    tree.Flip: chance.flip,
    tree.Roll: chance.roll,
    tree.Draw: draw,
    tree.Discard: discard,
    tree.Counter: counter,
    tree.NewTarget: altering.new_target,
    tree.Bury: one_shot.bury,
    tree.Exchange: exchanging.exchange,
    tree.Multiply: multiplying.multiply,
    tree.MoveCounters: exchanging.move_counters,
    tree.MoveTo: exchanging.move_to,
    tree.Unattach: exchanging.unattach,
    tree.PairUp: pairing.pair_up,
    tree.Exert: goading.exert,
    tree.Suspect: suspecting.suspect,
    tree.WarpAway: dash.warp_away,
    tree.Goad: goading.goad,
    tree.BecomeBlocked: allowances.become_blocked,
    tree.AddMana: add_mana,
    tree.Shuffle: shuffling.shuffle,
    tree.Win: ends,
    tree.Lose: ends,
    tree.Drawn: drawn,
    tree.Haunt: haunting.haunt,
    tree.Divide: piles.divide,
    tree.ChoosePile: piles.choose,
    tree.BecomeMonarch: monarchs.become,
    tree.TakeInitiative: initiative.take,
    tree.TemptByRing: rings.tempt,
    tree.SwapAura: aura_swap.swap,
    tree.ControlPlayer: controlling.begin,
    tree.Gift: gifts.give,
    tree.Did: growing.did,
    tree.EndCombat: cut_short.end_the_combat,
    tree.EndTurn: cut_short.end_the_turn,
    tree.Pay: choices.pay,
    tree.May: choices.may,
    tree.IfAny: choices.if_any,
    tree.OneOf: choices.one_of,
    tree.OnePlayer: choices.one_player,
    tree.LookIn: choices.look_in,
    tree.If: choices.if_,
    tree.Later: delayed.later,
    tree.Reflexive: delayed.reflexive,
    tree.Look: hidden_information.look,
    tree.Reveal: hidden_information.reveal,
    tree.RevealUntil: hidden_information.reveal_until,
    tree.Rearrange: hidden_information.rearrange,
    tree.Choose: hidden_information.choose,
    tree.Ruled: modifying_rules.rule,
    tree.MoreLands: allowances.more_lands,
    tree.Skip: allowances.skip,
    tree.ExtraTurn: allowances.extra_turn,
    tree.DayOrNight: day_and_night.instructed,
    tree.BecomeBlocked: allowances.become_blocked,
    tree.PhaseOut: phasing.phase_out,
    tree.ExtraPhases: allowances.extra_phases,
    tree.RemoveFromCombat: allowances.remove_from_combat,
    tree.MakeBlock: entering.make_block,
}
