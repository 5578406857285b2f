"""What players answer when the rules ask: from the line that is being played, or from the lines that follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.scenario import model
from judgekit.scenario.magic import altering_answers
from judgekit.scenario.magic.answers_announced import division, modes, targets, x
from judgekit.scenario.magic.answers_by_word import dungeon, mana_kind, on_top, option, quality, room, who_starts, word
from judgekit.scenario.magic.answers_meanwhile import does_it, is_named_to_be_cast, is_told, pays_it
from judgekit.scenario.magic.answers_on_costs import (
    added_cost,
    cost,
    half,
    halves,
    help_,
    mana_for_mana,
    mana_through,
    other_cost,
    pay,
    splice,
    times_paid,
    way_up,
    which_cost,
    which_mana,
    which_way,
    x_to_pay,
)
from judgekit.scenario.magic.answers_said import (
    chosen_next,
    found,
    left_open,
    none_of_them,
    numbers_of,
    said_of,
    those_named,
    zones,
)
from judgekit.scenario.magic.not_read import acts, untold
from judgekit.scenario.magic.paid_in_vain import in_vain, pays_otherwise
from judgekit.scenario.magic.repeating import rounds, shortened
from judgekit.scenario.magic.trigger_orders import order_said, trigger_order
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Game


def _which(script: Script, game: Game, ask: Ask) -> object:
    """One of several effects, by the thing of which it is."""
    return chosen_next(script, game, ask, 1)[0]


def _before_which(script: Script, game: Game, ask: Ask) -> Any:
    """Before which of those in an order a newcomer stands; None, and at the end, where nobody says.

    It is named itself, or the whole order is told: those that stood in it keep their places.
    """
    of, newcomer = ask.about
    while (action := script.peek()) is not None and action.player == ask.player:
        do = action.do
        if isinstance(do, model.Choose):
            return chosen_next(script, game, ask, 1)[0]
        if not isinstance(do, model.Arrange) or script.names.thing(game.board, do.of, _in_play).id != of:
            break
        told = tuple(script.names.among(game.board, name, (*ask.options, newcomer)) for name in do.order)
        script.at += 1
        if tuple(one for one in told if one != newcomer) == ask.options and told.count(newcomer) == 1:
            script.made(game, action)
            return next((one for one in told[told.index(newcomer) + 1 :]), None)
        game.refuse(action.number, ask.player, Refusal("moves the others", (of, newcomer)))
    return None


def _in_play(thing: Thing) -> bool:
    return thing.zone[0] == "battlefield"


def _choose(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    _, what, due = ask.about
    if getattr(what, "up_to", False):
        return _up_to(script, game, ask, due)
    return chosen_next(script, game, ask, due)


def _up_to(script: Script, game: Game, ask: Ask, most: int) -> tuple[object, ...]:
    """Any number of what is offered, up to so many: those that the next line chooses, or none, if it says so."""
    if none_of_them(script, game, ask):
        return ()
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Choose):
        raise left_open(script, game, ask)
    picked = tuple(dict.fromkeys(those_named(script, game, ask, action.do)))
    if not picked or len(picked) > most or not set(picked) <= set(ask.options):
        raise left_open(script, game, ask)
    script.take(model.Choose, ask.player)
    script.made(game, action)
    return picked


def _copy_of(script: Script, game: Game, ask: Ask) -> object:
    """Of what something enters as a copy, as the next line says: `no` leaves it what it is."""
    action = script.peek()
    do: Any = None if action is None or action.player != ask.player else action.do
    if action is not None and isinstance(do, model.Choose) and do.is_none:
        script.at += 1
        script.made(game, action)
        return None
    if action is None or not isinstance(do, model.Choose):
        what = script.called(game, game.board.things[ask.about[0]].object) if ask.about[0] in game.board.things else ""
        those = " / ".join(script.called(game, one) for one in ask.options[:6])
        raise script.missing(
            ask,
            f"non è detto di che cosa {what} entra come copia".replace("  ", " "),
            f"{ask.player} sceglie {those} / no",
        )
    return _one_or_told(script, game, ask)


def _one_or_told(script: Script, game: Game, ask: Ask) -> object:
    """The one that the next line names, though there be no other."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        picked = those_named(script, game, ask, do)
        if len(picked) == 1 and picked[0] in ask.options:
            script.made(game, action)
            return picked[0]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    those = " / ".join(script.called(game, one) for one in ask.options[:6])
    raise script.missing(ask, "non è detto di che cosa è copia", f"{ask.player} sceglie {those} / no")


def _any_number(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    """As many of those offered as the line itself or the next one names; none where the line names none."""
    said = said_of(script, ask)
    given = [n for n in (*getattr(said, "paying", ()), *getattr(said, "sources", ())) if not isinstance(n, str)]
    offered = {one[0]: one for one in ask.options if not isinstance(one, str)}
    if given:
        return tuple(offered[n] for name in given for n in script.names.numbers(game.board, name) if n in offered)
    action = script.peek()
    if action is not None and action.player == ask.player and isinstance(action.do, model.Choose):
        picked = tuple(dict.fromkeys(those_named(script, game, ask, action.do)))
        if picked and set(picked) <= set(ask.options):
            script.at += 1
            script.made(game, action)
            return picked
    if hasattr(said, "paying") or hasattr(said, "sources") or none_of_them(script, game, ask):
        return ()
    raise left_open(script, game, ask)


def _discard(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    return chosen_next(script, game, ask, ask.about)


def _keep(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    return chosen_next(script, game, ask, ask.about)


def _yes_or_no(script: Script, game: Game, ask: Ask) -> bool:
    """Whether something optional is done: the script says so, yes or no, wherever both could be.

    Where a rule is gone, more may be asked than the script could know: that is not done. Of a card that nobody has seen
    it does not matter whether it goes under the others.
    """
    if ask.kind == "may" and (is_named_to_be_cast(script, game, ask) or is_told(script, game, ask)):
        return True
    while (action := script.peek()) is not None and action.player == ask.player:
        if isinstance(action.do, model.Pay):
            said = action.do.symbols is not None
        elif isinstance(action.do, model.Choose) and (action.do.is_none or action.do.values[0] is True):
            said = not action.do.is_none
        elif ask.kind == "command zone" and _names_it(script, game, ask, action.do):
            said = True
        elif isinstance(action.do, model.Choose) and script.was_chosen(game, action.do):
            script.chosen_already(game, action)
            if is_named_to_be_cast(script, game, ask):
                return True
            continue
        elif ask.kind == "may" and (told := does_it(script, game, ask, action)) is not None:
            return told
        elif ask.kind == "pay or not" and pays_it(script, game, ask, action):
            return True
        else:
            break
        script.at += 1
        refusal = pays_otherwise(script, game, ask, action.do) if isinstance(action.do, model.Pay) else None
        if said in ask.options and refusal is None:
            script.made(game, action)
            script.paid = action if isinstance(action.do, model.Pay) else None
            return said
        game.refuse(action.number, ask.player, refusal or Refusal("is no such choice", (ask.player, 1)))
    if False not in ask.options or True not in ask.options or game.system.gone or ask.kind not in YES_OR_NO:
        return False
    question, line = YES_OR_NO[ask.kind]
    one = ask.about[0] if isinstance(ask.about, tuple) else ask.about  # a thing, or its number
    what = script.called(game, one if isinstance(one, tuple) else (one, 0))
    raise script.missing(ask, question.format(ask.player, what), line.format(ask.player))


def _names_it(script: Script, game: Game, ask: Ask, do: object) -> bool:
    """Whether a line chooses just the thing that is asked about: «rimette Talrand nella zona di comando»."""
    values = do.values if isinstance(do, model.Choose) else ()
    one = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    number = one[0] if isinstance(one, tuple) else one
    return len(values) == 1 and isinstance(values[0], model.Name) and number in numbers_of(script, game, values[0])


YES_OR_NO = {
    "may": ("non è detto se {0} applica l’effetto facoltativo di {1} (sì o no)", "{0} sceglie sì"),
    "pay or not": ("non è detto se {0} paga per {1} (o non paga)", "{0} paga"),
    "toll": ("non è detto se {0} paga il costo facoltativo per attaccare con {1} (o non paga)", "{0} paga"),
    "command zone": ("non è detto se {0} mette {1} nella zona di comando (sì o no)", "{0} sceglie sì"),
    "stay tapped": ("non è detto se {0} lascia TAPpato {1} (sì o no)", "{0} sceglie sì"),
}


def _redirect(script: Script, game: Game, ask: Ask) -> object:
    """The planeswalker to which damage goes instead, as the next line chooses it; `no` leaves it where it is."""
    action = script.peek()
    said: Any = () if action is None or action.player != ask.player else getattr(action.do, "values", ())
    named = {n for value in said if isinstance(value, model.Name) for n in numbers_of(script, game, value)}
    there = [one for one in ask.options if one[0] in named or (said[:1] == (True,) and len(ask.options) == 1)]
    if action is not None and (there or said[:1] == (False,)):
        script.at += 1
        script.made(game, action)
        return there[0] if there else None
    if game.system.gone:
        return None
    those = " / ".join(script.called(game, one) for one in ask.options)
    question = f"non è detto se {ask.player} infligge il danno a un planeswalker invece che a {ask.about[1]}"
    raise script.missing(ask, question, f"{ask.player} sceglie {those} / no")


def _protector(script: Script, game: Game, ask: Ask) -> str:
    return str(chosen_next(script, game, ask, 1)[0])


def _flip(script: Script, game: Game, ask: Ask) -> bool:
    """Whether the player wins a flip, as the next line says."""
    return _of_a_coin(script, game, ask, "chi vince il lancio della moneta", ("vince il lancio", "perde il lancio"))


def _heads_or_tails(script: Script, game: Game, ask: Ask) -> bool:
    """Whether a coin shows heads, as the next line says."""
    return _of_a_coin(script, game, ask, "che cosa mostra la moneta", ("ottiene testa", "ottiene croce"))


def _of_a_coin(script: Script, game: Game, ask: Ask, untold: str, ways: tuple[str, str]) -> bool:
    action = script.take(model.Choose, ask.player)
    said: Any = action.do if action is not None else None
    if action is None or not said.values or not isinstance(said.values[0], bool):
        lines = " / ".join(f"{ask.player} {way}" for way in ways)
        raise script.missing(ask, f"non è detto {untold}", lines)
    script.made(game, action)
    return bool(said.values[0])


def _roll(script: Script, game: Game, ask: Ask) -> int:
    """What a die shows, as the next line says."""
    action = script.take(model.Choose, ask.player)
    said: Any = action.do if action is not None else None
    if action is None or not said.values or said.values[0] not in ask.options or isinstance(said.values[0], bool):
        sides = ask.options[-1]
        raise script.missing(ask, f"non è detto che numero esce dal d{sides}", f"{ask.player} tira {sides}")
    script.made(game, action)
    return int(said.values[0])


def _mulligan(script: Script, game: Game, ask: Ask) -> bool:
    action = script.take(model.Mulligan, ask.player)
    if action is None:
        return False
    script.made(game, action)
    return not action.do.keeps


def _order(of: Callable[[Any], int]) -> Any:
    """An order that a player may choose: as the next line says, else as things stand on the board."""

    def meant(script: Script, game: Game, value: object, left: list[object]) -> object:
        numbers = script.names.numbers(game.board, value) if isinstance(value, model.Name) else ()
        return next((option for option in left if of(option) in numbers), None)

    def answer(script: Script, game: Game, ask: Ask) -> object:
        return order_said(script, game, ask, meant)

    return answer


ANSWERS: dict[str, Callable[..., Any]] = {
    "unread": acts,
    "untold": untold,
    "targets": targets,
    "modes": modes,
    "x": x,
    "x to pay": x_to_pay,
    "division": division,
    "pay": pay,
    "other cost": other_cost,
    "which cost": which_cost,
    "halves": halves,
    "half": half,
    "help": help_,
    "way": which_way,
    "way up": way_up,
    "added cost": added_cost,
    "times paid": times_paid,
    "splice": splice,
    "which mana": which_mana,
    "mana for mana": mana_for_mana,
    "mana through": mana_through,
    "in vain": in_vain,
    "cost": cost,
    "choose": _choose,
    "find": found,
    "zones": zones,
    "any number": _any_number,
    "copy of": _copy_of,
    "which effect": _which,
    "end of circle": _which,
    "discard": _discard,
    "what it attacks": _which,
    "what it blocks": _which,
    "place in order": _before_which,
    "toll": _yes_or_no,
    "keep one": _keep,
    "untap so many": _keep,
    "top card under": _yes_or_no,
    "flip": _flip,
    "heads or tails": _heads_or_tails,
    "roll": _roll,
    "may": _yes_or_no,
    "stay tapped": _yes_or_no,
    "command zone": _yes_or_no,
    "pay or not": _yes_or_no,
    "option": option,
    "mana kind": mana_kind,
    "redirect": _redirect,
    "protector": _protector,
    "dungeon": dungeon,
    "room": room,
    "door": word,
    "mulligan": _mulligan,
    "who starts": who_starts,
    "order": _order(lambda one: one[0]),
    "quality": quality,
    "word": word,
    "on top": on_top,
    "rounds": rounds,
    "shorten": shortened,
    "new target": altering_answers.new_target,
    "new targets": altering_answers.new_targets,
    "words": altering_answers.words,
    "graveyard order": _order(lambda one: one[0]),
    "library order": _order(lambda one: one[0]),
    "timestamp order": _order(lambda one: one[0]),
    "trigger order": trigger_order,
}
