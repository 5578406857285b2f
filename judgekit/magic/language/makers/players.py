"""What happens to players: life, payments, choices, turns, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts, costs
from judgekit.magic.language.makers.acts import mine, per, times
from judgekit.magic.language.makers.intermediate import (
    LIFE_TOLD_OF,
    Act,
    Aim,
    Clause,
    HowMuch,
    Meanings,
    Outside,
    Parts,
    TableRule,
    const,
    is_player,
    only,
    said,
    the,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.one_of_them import ONE, one_player
from judgekit.magic.language.tree import Chosen, Filter, You
from judgekit.magic.vocabulary import ENERGY

if TYPE_CHECKING:
    from collections.abc import Callable


def choose_thing(who: object, what: object) -> tree.Choose | tree.OnePlayer | list[tree.Choose]:
    if isinstance(what, Aim) and not isinstance(who, You):
        raise Outside  # a target that somebody else chooses, as the spell is cast
    if isinstance(what, Aim):
        return tree.Choose(who, what)  # a target, of which the text goes on to speak
    if tree.is_several(what) and all(isinstance(one, Aim) for one in what):
        return [tree.Choose(who, one) for one in what]
    if isinstance(what, ONE) and isinstance(who, You):
        return one_player(what)
    if isinstance(what, tree.AtRandom) and isinstance(who, You):
        return tree.Choose(who, what)  # nobody chooses it, and yet the text goes on to speak of it
    if not isinstance(what, Chosen):
        raise Outside
    return tree.Choose(who, mine(what, who))


def choose_name(args: Parts) -> Act:
    """The name of a card is chosen, of such a card where the text says so."""
    (card,) = (a for a in args if not isinstance(a, Word))
    if not isinstance(card, Chosen) or card.how_many != 1 or card.up_to or card.of.noun != "card":
        raise Outside
    of_ = card.of
    kinds = Filter("card", types=of_.types, not_types=of_.not_types, any_types=of_.any_types)
    if of_ != kinds._replace(supertypes=of_.supertypes, not_supertypes=of_.not_supertypes):
        raise Outside  # of a card that something else is told of
    return Act("player", lambda who: tree.Choose(who, "card name", of_))


def choose_a_name(args: Parts) -> Act:
    """The name of such a card: «un nome di carta non terra»."""
    kind = filter_in(next(a for a in args if not isinstance(a, Word)))
    return choose_name([Chosen(kind)])


def living(node: Callable[..., object]) -> Callable[[Parts], Act]:
    def play(args: Parts) -> Act:
        n = times(the(HowMuch, args).amount, per(args))
        return Act("player", lambda who: node(who, n))

    return play


def skip(args: Parts) -> Act:
    name = next(a for a in args if isinstance(a, str))
    return Act("player", lambda who: tree.Skip(who, "combat" if name == "beginning of combat" else name))


def skips(args: Parts) -> Act:
    """Every such step or phase, for as long as the source is there."""
    name = next(a for a in args if isinstance(a, str))
    if name == "turn":
        raise Outside
    return Act("player", lambda who: TableRule("skip", (who, "combat" if name == "beginning of combat" else name)))


def roll(who: object, *args: object) -> tree.Roll:
    """A die, by the number of its sides, and what is added to what it shows."""
    die = next(a for a in args if isinstance(a, Word) and a.kind == "DIE")
    more = [a for a in args if not isinstance(a, Word)]
    return tree.Roll(who, int(die.value), *cast("list[Any]", more))


def choose_kind(who: object, *words: object) -> tree.Choose:
    """«Chooses a creature type»: kinds of other things are not chosen."""
    if said(words, "TYPE") != ["creature"]:
        raise Outside
    return tree.Choose(who, "creature type")


def choose_basic_kind(who: object, *words: object) -> tree.Choose:
    """«Chooses a basic land type»."""
    if (said(words, "TYPE"), said(words, "SUPERTYPE")) != (["land"], ["basic"]):
        raise Outside
    return tree.Choose(who, "basic land type")


def choose_name_but_a_basic(args: Parts) -> Act:
    """The name of a card that is no basic land card."""
    if (said(args, "TYPE"), said(args, "SUPERTYPE")) != (["land"], ["basic"]):
        raise Outside
    return Act("player", lambda who: tree.Choose(who, "card name", Filter("card", not_supertypes=("basic",))))


def set_that_life(much: tree.Quantity) -> Clause:
    """«They become 7»: your life, of which the condition before it has spoken; elsewhere it is nothing's."""
    return Clause(None, Act("nobody", lambda _: tree.SetLife(LIFE_TOLD_OF, much)))


def control_player(args: Parts) -> Clause:
    """You control a player during their next turn."""
    who = next(a for a in args if not isinstance(a, Word))
    if not is_player(who):
        raise Outside
    return Clause(None, Act("nobody", lambda _: tree.ControlPlayer(who)))


MEANINGS: Meanings = {
    "repeat": lambda _: Act("nobody", lambda _: tree.Repeat()),
    "repeat_once": lambda _: Act("nobody", lambda _: tree.Repeat(once=True)),
    "set_that_life_to_the_first": lambda _: set_that_life(tree.StartingLife()),
    "set_that_life": lambda a: set_that_life(a[-1]),
    "choose_name_but_a_basic": choose_name_but_a_basic,
    "draw_and_show": acts.by_player(lambda who, *_: tree.DrawAndShow(who)),
    "note_life": acts.by_player(lambda who, *_: tree.NoteLife(who)),
    "pay_any_life": acts.by_player(lambda who, *_: tree.PayAnyLife(who)),
    "double_life": acts.by_player(lambda who, *_: tree.Multiply(who, ("life",))),
    "double_life_of": lambda a: Act("nobody", lambda _: tree.Multiply(a[-1], ("life",))),
    "double_mana": acts.by_player(lambda who, *_: tree.Multiply(who, ("mana",))),
    "vote": lambda a: Clause(None, Act("nobody", lambda _: tree.Vote(acts.voted_for(a)))),
    "becomes_day": const(Clause(None, Act("nobody", lambda _: tree.DayOrNight("day")))),
    "combat_ends": const(Clause(None, Act("nobody", lambda _: tree.EndCombat()))),
    "turn_ends": const(Clause(None, Act("nobody", lambda _: tree.EndTurn()))),
    "is_drawn": const(Clause(None, Act("nobody", lambda _: tree.Drawn()))),
    "becomes_night": const(Clause(None, Act("nobody", lambda _: tree.DayOrNight("night")))),
    "may_set_your_life": lambda a: Clause(You(), Act("nobody", lambda _: tree.SetLife(You(), a[-1])), may=True),
    "set_your_life": lambda a: Clause(None, Act("nobody", lambda _: tree.SetLife(You(), a[-1]))),
    "extra_combat": acts.by_anyone(lambda *_: tree.ExtraPhases(("combat",))),
    "extra_phases": acts.by_anyone(lambda *_: tree.ExtraPhases(("combat", "second main"))),
    "gain": living(tree.GainLife),
    "lose": living(tree.LoseLife),
    "pay_life": acts.by_player(costs.pay_life),
    "pay_energy": acts.by_player(costs.pay_energy),
    "get_that_energy": acts.by_player(lambda who, *_: tree.PutCounters(who, ENERGY, tree.Amount())),
    "get_energy_equal": acts.by_player(lambda who, *a: tree.PutCounters(who, ENERGY, a[-1])),
    "get_energy": acts.by_player(lambda who, *a: tree.PutCounters(who, ENERGY, times(len(said(a, "ENERGY")), per(a)))),
    "pay_with_life": acts.by_player(costs.pay_with_life),
    "pay": acts.by_player(costs.pay_then),
    "gain_double": acts.by_player(lambda who, *_: tree.GainLife(who, tree.Amount(2))),
    "skip": skip,
    "skips": skips,
    "roll_die": acts.by_player(roll),
    "control_player": control_player,
    "ring_tempts": lambda _: Clause(None, Act("nobody", lambda _: tree.TemptByRing(You()))),
    "take_initiative": acts.by_player(lambda who, *_: tree.TakeInitiative(who)),
    "become_monarch": acts.by_player(lambda who, *_: tree.BecomeMonarch(who)),
    "flip_coin": acts.by_player(lambda who, *_: tree.Flip(who)),
    "win": acts.by_player(lambda who, *_: tree.Win(who)),
    "lose_game": acts.by_player(lambda who, *_: tree.Lose(who)),
    "extra_turn": acts.by_player(lambda who, *_: tree.ExtraTurn(who)),
    "choose_colour": acts.by_player(lambda who, *_: tree.Choose(who, "colour")),
    "choose_kind": acts.by_player(choose_kind),
    "choose_basic_kind": acts.by_player(choose_basic_kind),
    "choose_card_type": acts.by_player(lambda who, *_: tree.Choose(who, "card type")),
    "choose_number": acts.by_player(lambda who, *_: tree.Choose(who, "number")),
    "choose_name": choose_name,
    "choose_a_name": choose_a_name,
    "choose_thing": acts.by_player(choose_thing),
    "skipped": only,
}
