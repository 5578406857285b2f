"""What players answer where something is paid: with what, in which way, or not at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

from judgekit.errors import MissingChoice
from judgekit.magic import cards
from judgekit.magic.language import tree
from judgekit.magic.language.write.verb_forms import braced
from judgekit.magic.plays.board.state import controller
from judgekit.magic.plays.casting import half_symbols, helping, mana_abilities, payable, paying_mana, total_cost
from judgekit.scenario import model
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.answers_said import chosen_next, offered, one_said, payers, said_of
from judgekit.scenario.magic.names import fold
from judgekit.scenario.magic.paid_in_vain import Given, fits, given, is_surely_tapped
from judgekit.scenario.outcome import choice_missing

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Game


def pay(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    """The permanents that a line names as tapped for mana; none where it names none."""
    names = tuple(name for name, how in given(script, ask) if how in {"", "tapped"})
    if not names or _is_made_for_mana(script, game, ask):
        return ()
    options = set(ask.options)
    found: dict[int, tuple[int, ...]] = {}
    for name in names:
        meant = script.names.numbers(game.board, name)
        there = [n for n in meant if n in options and n not in found]
        found |= dict.fromkeys(there[:1], tuple(meant))
    spell = on_the_stack(game, ask.about[0])
    if len(found) < len(names) and (vain := _untappable(script, game, ask, names, spell)):
        return vain
    for_mana = [script.names.numbers(game.board, name) for name, how in given(script, ask) if not how]
    taken = _taken_unsaid(script, game, ask, spell)
    if any(taken.isdisjoint(meant) and _costs_mana(game, ask.player, meant) for meant in for_mana):
        less = any(found.keys().isdisjoint(meant) for meant in for_mana)
        if less or not paying_mana.would_do(game, ask.player, ask.about[1], list(found), spell):
            return mana_through(script, game, ask)
    return _for_mana(game, ask.player, spell, found) if spell is not None else tuple(found)


def _is_made_for_mana(script: Script, game: Game, ask: Ask) -> bool:
    """Whether what is paid is but mana for mana, where a line plays something else with it."""
    do, thing = said_of(script, ask), game.board.things.get(ask.about[0]) if isinstance(ask.about[0], int) else None
    if script.paid is not None or thing is None or thing.zone[0] != "battlefield":
        return False
    if isinstance(do, model.Activate):
        return thing.id not in script.names.numbers(game.board, do.source)
    return isinstance(do, model.Play)


def _costs_mana(game: Game, player: str, meant: list[int]) -> bool:
    """Whether what a line names is a permanent of that player's that makes mana for mana."""
    there = [game.board.things[n] for n in meant if n in game.board.things]
    mine = [thing for thing in there if thing.zone[0] == "battlefield" and controller(game, thing) == player]
    abilities = [ability for thing in mine for _, ability in mana_abilities.abilities(game, thing)]
    return any(isinstance(cost, tree.Mana) for ability in abilities for cost in ability.costs)


def _untappable(
    script: Script, game: Game, ask: Ask, names: tuple[model.Name, ...], spell: Thing | None
) -> tuple[int, ...]:
    """What a line names for mana and may not be TAPped for it: not what another cost takes.

    Nor what may have been TAPped for a line that did not say with what it is paid.
    """
    taken = _taken(game, ask.player, spell)
    each = [script.names.numbers(game.board, name) for name in names]
    return tuple(
        meant[0]
        for meant in each
        if len(meant) == 1
        and meant[0] not in taken
        and paying_mana.untappable(game, ask.player, game.board.things[meant[0]]) is not None
        and is_surely_tapped(script, game, game.board.things[meant[0]])
    )


def _taken(game: Game, player: str, spell: Thing | None) -> set[int | str]:
    """What the costs that are no mana could take of what a player has."""
    if spell is None:
        return set()
    game.look()
    due = total_cost.worked_out(game, player, spell).others
    others = [cost for cost in due if isinstance(getattr(cost, "of", None), tree.Filter)]
    taken = {one[0] for cost in others for one in payable.payable_with(game, player, spell, cost)}
    game.looked()
    return taken


def _taken_unsaid(script: Script, game: Game, ask: Ask, spell: Thing | None) -> set[int | str]:
    """What other costs could take of what a line names, where it does not say of anything what becomes of it."""
    return set() if any(how for _, how in given(script, ask)) else _taken(game, ask.player, spell)


def _for_mana(game: Game, player: str, spell: Thing, named: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Of the permanents that a line names, those for mana: as many as do, and of the others none that a cost may take.

    `named` holds with each permanent all that its name may mean: «scartando Palude» is of the one in the hand.
    """
    game.look()
    due = total_cost.worked_out(game, player, spell)
    others = [cost for cost in due.others if isinstance(getattr(cost, "of", None), tree.Filter)]
    taken: set[int | str] = set()
    enough = len(named)
    if others:
        taken = {one[0] for cost in others for one in payable.payable_with(game, player, spell, cost)}
        firsts = (n for n in range(enough) if paying_mana.would_do(game, player, due.mana, list(named)[:n], spell))
        enough = next(firsts, enough if paying_mana.would_do(game, player, due.mana, list(named), spell) else 0)
    game.looked()
    return tuple(number for n, (number, meant) in enumerate(named.items()) if n < enough or taken.isdisjoint(meant))


def paid_with(script: Script, ask: Ask) -> tuple[model.Name, ...]:
    """What a line like «Anna paga {2} con Isola» has this player tap for what it has just agreed to pay."""
    line = script.paid if script.paid is not None and script.paid.player == ask.player else None
    return line.do.sources if line is not None and isinstance(line.do, model.Pay) else ()


def x_to_pay(script: Script, game: Game, ask: Ask) -> int:
    """How much X is, as a player pays it: what «Anna paga {3}» is more than the rest of the cost comes to."""
    line = script.paid if script.paid is not None and script.paid.player == ask.player else None
    symbols = tree.mana_among(ask.about[1])
    said = line.do.symbols if line is not None and isinstance(line.do, model.Pay) else None
    if said and symbols:
        more = paying_mana.amount(said) - paying_mana.amount(tuple(s for s in symbols if s != "X"))
        x, rest = divmod(more, symbols.count("X"))
        if more >= 0 and not rest:
            return x
    if not symbols and (action := script.take(model.Choose, ask.player)) is not None:
        number = one_said(action.do)
        if re.fullmatch(r"[0-9]{1,6}", number):  # as a line says a number
            script.made(game, action)
            return int(number)
    how = f"{ask.player} paga {{1}}" if symbols else f"{ask.player} sceglie 1"
    raise script.missing(ask, "non è detto quanto vale X", how)


def halves(script: Script, game: Game, ask: Ask) -> object:
    """The halves of symbols that are paid: those for which the permanents that a line names do, else the first."""
    named = {n for name in payers(script, ask) for n in script.names.numbers(game.board, name)}
    spell = game.board.things[ask.about[0]]
    game.look()
    dues = [(way, half_symbols.as_if(game, ask.player, spell, way).mana) for way in ask.options]
    left = [(way, helping.left_by(game, ask.player, spell, due, named)) for way, due in dues]
    fit = (way for way, due in left if named and paying_mana.would_do(game, ask.player, due, named, spell))
    found = next(fit, ask.options[0])
    game.looked()
    return found


def half(script: Script, game: Game, ask: Ask) -> object:
    """How a cost outside of playing something is paid: as the permanents that a line names can, else the first way."""
    given_for_it = (*payers(script, ask), *paid_with(script, ask))
    named = {n for name in given_for_it for n in script.names.numbers(game.board, name)}
    game.look()
    found = next((way for way in ask.options if named and paying_mana.would_do(game, ask.player, way, named)), None)
    game.looked()
    return found or ask.options[0]


def other_cost(script: Script, game: Game, ask: Ask) -> bool:
    """Whether a line pays another cost than mana: it says so, or names what it pays with, and no land is among it.

    So too of a card that has no mana cost, and of one whose player has no mana for it: it can be cast in no other way.
    """
    spell = game.board.things.get(ask.about[0])
    if spell is not None and spell.face.cost == () and "land" not in spell.face.traits.types:
        return True
    if phrases.OTHER_COST in getattr(said_of(script, ask), "options", ()):
        script.used_options.add(phrases.OTHER_COST)
        return True
    there = [game.board.things[n] for name in payers(script, ask) for n in script.names.numbers(game.board, name)[:1]]
    if not there:
        x = getattr(said_of(script, ask), "x", None)
        return not x and spell is not None and _is_the_only_way(game, ask.player, spell, ask.about[1])
    return not any("land" in thing.face.traits.types for thing in there)


def _is_the_only_way(game: Game, player: str, spell: Thing, instead: tuple[object, ...]) -> bool:
    """Whether a player lacks the mana for a spell, and what may be paid instead is nothing that a line would name."""
    if not all(isinstance(cost, _NO_THINGS) for cost in instead):
        return False
    game.look()
    lacks = not paying_mana.can_pay(game, player, total_cost.worked_out(game, player, spell).mana, spell)
    game.looked()
    return lacks


def which_cost(script: Script, game: Game, ask: Ask) -> int:
    """Which of several additional costs a line pays: the one that takes what it names, else the one that takes mana."""
    spell, options = game.board.things[ask.about[0]], ask.about[1].options
    named = {n for name in payers(script, ask) for n in script.names.numbers(game.board, name)}
    with_things = [n for n, costs in enumerate(options) if any(not isinstance(cost, _NO_THINGS) for cost in costs)]
    game.look()
    able = [n for n in with_things if any(_takes(game, ask.player, spell, cost, named) for cost in options[n])]
    game.looked()
    if len(able) == 1:
        return able[0]
    without = [n for n in ask.options if n not in with_things]
    if not able and len(without) == 1:
        return int(without[0])
    if not named and len(able := _payable(game, ask.player, spell, options)) <= 1 and len(with_things) == len(options):
        return able[0] if able else 0
    raise script.missing(ask, "non è detto quale dei costi addizionali si paga", "… pagando con …")


def _payable(game: Game, player: str, spell: Thing, options: tuple[tuple[object, ...], ...]) -> list[int]:
    """Which of several additional costs a player has anything to pay with."""
    game.look()
    found = [
        n
        for n, costs in enumerate(options)
        if all(isinstance(cost, _NO_THINGS) or payable.payable_with(game, player, spell, cost) for cost in costs)
    ]
    game.looked()
    return found


_NO_THINGS = (tree.Mana, tree.PayLife, tree.PayEnergy)


def _takes(game: Game, player: str, spell: Thing, cost: object, named: set[int]) -> bool:
    """Whether something that a line names could pay a cost."""
    return not isinstance(cost, _NO_THINGS) and any(
        one[0] in named for one in payable.payable_with(game, player, spell, cost) if not isinstance(one, str)
    )


def which_way(script: Script, game: Game, ask: Ask) -> bool:
    """In the way that its zone asks for a card is played whether the line says so or not: «con flashback»."""
    script.used_options |= {ask.about[1]} & {*getattr(said_of(script, ask), "options", ())}
    return True


def way_up(script: Script, game: Game, ask: Ask) -> object:
    """By which of several words something is turned up: as the line says."""
    said = getattr(said_of(script, ask), "options", ())
    found = [way for way in ask.options if way[0] in said or phrases.FACE_DOWN.get(way[0]) in said]
    if len(found) == 1 or (not said and len(ask.options) == 1):
        script.used_options |= {*said}
        return (found or ask.options)[0]
    those = " / ".join(f"con {way[0]}" for way in ask.options)
    raise script.missing(ask, "non è detto in quale modo si gira a faccia in su", f"… {those}")


def added_cost(script: Script, game: Game, ask: Ask) -> bool:
    """Whether a line adds the cost of a keyword: «con riscatto»; of its second copy where it says so twice."""
    word, _, copy = str(ask.about[1]).partition(" (")
    options = list(getattr(said_of(script, ask), "options", ()))
    match ask.about[2]:
        case (tree.Mana(symbols),) if (by_its_cost := f"{word} {braced(symbols)}") in options:
            script.used_options.add(by_its_cost)
            return True
    said = options.count(word) >= int(copy.rstrip(")") or 1)
    if said:
        script.used_options.add(word)
    return said


def times_paid(script: Script, game: Game, ask: Ask) -> int:
    """How often a line adds the cost of a keyword: «con replicare e replicare»."""
    options = list(getattr(said_of(script, ask), "options", ()))  # of several copies, it is the first that is paid
    if ask.about[1] in options:
        script.used_options.add(ask.about[1])
    return options.count(ask.about[1])


def which_mana(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    """Nothing tells with what: where something may hang on it, the error offers one payment that is just enough.

    Where nothing does, that is the payment.
    """
    game.look()
    enough = paying_mana.least(game, ask.player, ask.about[1], on_the_stack(game, ask.about[0]))
    game.looked()
    if enough and script.paid is None and nothing_hangs_on_the_lands(script, game, ask):
        return enough
    those = ", ".join(script.names.labels.get(number, "?") for number in enough or ask.options)
    if script.paid is not None and script.paid.player == ask.player:
        raise choice_missing("si può pagare in più modi", f"… con {those}", script.paid)
    raise script.missing(ask, "si può pagare in più modi", f"… pagando con {those}")


def mana_through(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    """What a line names for mana, where abilities that cost mana are among it; what another cost takes is not."""
    taken = _taken_unsaid(script, game, ask, on_the_stack(game, ask.about[0]))
    found: dict[int, None] = {}
    for name, how in given(script, ask):
        there = [n for n in script.names.numbers(game.board, name) if n not in found and n not in taken]
        mine = [n for n in there if game.board.things[n].zone[0] == "battlefield"]
        found |= dict.fromkeys(mine[:1] if not how else ())
    return tuple(found)


def mana_for_mana(script: Script, game: Game, ask: Ask) -> NoReturn:
    """What costs mana itself, or lets choose its mana, is played for a cost by a line before the one that pays."""
    why = "per pagare occorre un’abilità di mana che costa mana o fa scegliere quale dà: va attivata una riga prima"
    raise script.missing(ask, why, f"{ask.player} attiva …")


def on_the_stack(game: Game, why: object) -> Thing | None:
    """The spell or ability that is being paid for, if it is one."""
    thing = game.board.things.get(why) if isinstance(why, int) else None
    return thing if thing is not None and thing.zone[0] == "stack" else None


def help_(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    """What stands for mana, as the line names it behind «pagando con»; where mana alone is not enough, it has to."""
    mana = ask.about[2]
    names = payers(script, ask)
    ids = {one[0]: one for one in ask.options}
    found: list[object] = []
    for name in names:
        there = [ids[n] for n in script.names.numbers(game.board, name) if n in ids and ids[n] not in found]
        found += there[:1]
    if found or names or game.system.gone:
        return tuple(found)
    game.look()
    spell = game.board.things[ask.about[0]]
    lacking = not paying_mana.can_pay(game, ask.player, mana, spell)
    enough = next((t for t in _first_of(ask.options) if _enough(game, ask, t)), None)
    game.looked()
    if not lacking or enough is None:
        return ()
    those = ", ".join(script.called(game, one) for one in enough)
    called = script.called(game, (ask.about[0], 0))
    raise script.missing(ask, f"non è detto con che cosa si paga {called}", f"… pagando con {those}")


def _first_of(options: tuple[object, ...]) -> tuple[tuple[Any, ...], ...]:
    return tuple(options[:n] for n in range(1, len(options) + 1))


def _enough(game: Game, ask: Ask, those: tuple[Any, ...]) -> bool:
    """Whether what is left of a cost can be paid with mana where these things stand for some of it."""
    spell, how, mana = game.board.things[ask.about[0]], ask.about[1], ask.about[2]
    left = helping.lessened(game, ask.player, mana, those, spell, coloured=how.coloured)
    return left is not None and paying_mana.can_pay(game, ask.player, left, spell)


def splice(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    """The cards that a line splices onto the spell, in its order: «unendo Respiro»."""
    ids = {one[0]: one for one in ask.options}
    return tuple(ids[n] for name in payers(script, ask) for n in script.names.numbers(game.board, name)[:1] if n in ids)


def cost(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    """The things with which a cost is paid: what is sacrificed, discarded, tapped …

    Where the line names what cannot pay it, that: another payment than the one that is named is not made.
    """
    asked, due = ask.about
    ids = {one[0]: one for one in ask.options}
    found: list[object] = []
    vain: list[object] = []
    for name, how in _the_likeliest_first(script, game, ask):
        meant = script.names.numbers(game.board, name) if fits(how, asked) else []
        there = [ids[n] for n in meant if n in ids and ids[n] not in found]
        if there and not how and _is_but_tapped(game, asked, next(n for n in meant if n in ids)):
            continue  # which goes back to the hand is a choice of its own
        found += there
        if not there and _pays_nothing(game, ask, meant, how):
            vain.append(game.board.things[meant[0]].object)
    if len(found) < due and vain:
        return tuple(vain)
    if len(found) < due == len(ask.options):  # nothing has to be said
        return ask.options
    return tuple(found[:due]) if len(found) >= due else _said_next(script, game, ask, due)


def _is_but_tapped(game: Game, asked: object, number: int) -> bool:
    """Whether a line may have named a land for the mana of a cost that takes lands back to a hand, too."""
    thing = game.board.things[number]
    gives_mana = "land" in thing.face.traits.types or bool(cards.mana_abilities(thing.face.traits))
    if payable.does_with(asked) != "returned" or not (gives_mana and thing.marks.get("tapped")):
        return False
    waiting = game.board.zone("stack")
    spell = game.board.things[waiting[0]] if waiting else None
    return spell is not None and bool(total_cost.worked_out(game, controller(game, spell), spell).mana)


def _the_likeliest_first(script: Script, game: Game, ask: Ask) -> list[Given]:
    """What a line gives: first what it says to be given so, then what has not been TAPped, for mana as it may be."""

    def late(one: Given) -> tuple[bool, bool]:
        meant = [game.board.things[n] for n in script.names.numbers(game.board, one[0])[:1]]
        return not one[1], any(thing.marks.get("tapped") for thing in meant)

    return sorted(given(script, ask), key=late)


def _said_next(script: Script, game: Game, ask: Ask, due: int) -> tuple[object, ...]:
    """What the next line chooses; where none does, the error tells how the line itself says it."""
    try:
        return chosen_next(script, game, ask, due)
    except MissingChoice:
        words = (word for word, becomes in phrases.GIVING.items() if becomes == payable.does_with(ask.about[0]))
        if not hasattr(said_of(script, ask), "paying"):
            raise
        those, enough = offered(script, game, ask, due)
        question = f"non è detto con che cosa {ask.player} paga il costo ({due}, fra {those})"
        raise script.missing(ask, question, f"… {next(words, 'pagando con')} {enough}") from None


def _pays_nothing(game: Game, ask: Ask, meant: list[int], how: str) -> bool:
    """Whether a thing that a line names can pay neither this cost nor another that is due, and gives no mana."""
    things = [game.board.things[n] for n in meant if n in game.board.things]
    noted = game.board.facts.get("due")
    spell = game.board.things.get(noted[0]) if noted is not None else None
    game.look()
    others = noted[1].others if noted is not None else ()
    other = {
        one[0]
        for each in others
        if spell is not None and isinstance(getattr(each, "of", None), tree.Filter) and fits(how, each)
        for one in payable.payable_with(game, ask.player, spell, each)
        if each != ask.about[0]
    }
    game.looked()
    return bool(things) and not any(
        thing.id in other or (how in {"", "tapped"} and _gives_mana(game, ask.player, thing)) for thing in things
    )


def _gives_mana(game: Game, player: str, thing: Thing) -> bool:
    """Whether mana comes to a player from a thing where it is: of a land in a hand none does."""
    mine = controller(game, thing) == player
    return mine and any(one.zone == thing.zone[0] for _, one in mana_abilities.abilities(game, thing))


_ASKS_NO_MANA = (model.Pass, model.GoTo, model.Damage, model.Stop, model.Assign, model.Arrange, model.Concede)
_OF_MANA = re.compile(r"\b(?:terr[ae]|s?tapp\w*|mana)\b", re.IGNORECASE)


def nothing_hangs_on_the_lands(script: Script, game: Game, ask: Ask) -> bool:
    """Whether it is all the same which of several basic lands are tapped: nothing that follows asks for mana, or them.

    No line that is left is one of that player by which mana could be spent; no line and no statement names any of these
    lands, or speaks of mana; and no text on the board does, nor any word of what is paid for. Other lands may have a
    say of their own when they are tapped.
    """
    lands = [game.board.things[number] for number in ask.options]
    if any(land.face.traits.types != {"land"} or "basic" not in land.face.traits.supertypes for land in lands):
        return False
    spell = on_the_stack(game, ask.about[0])
    if spell is not None and total_cost.asks_what_is_spent(game, spell):
        return False
    left = [line for line in script.scenario.actions[script.at :] if line.is_of(script.edition)]
    if any(line.player == ask.player and not isinstance(line.do, _ASKS_NO_MANA) for line in left):
        return False
    names = {fold(land.face.name) for land in lands}
    said = [fold(text) for text in (*(line.text for line in left), *(one.text for one in script.scenario.expectations))]
    texts = [thing.face.text for thing in game.board.things.values() if thing.id not in ask.options]
    return not any(name in text for name in names for text in said) and not any(map(_OF_MANA.search, (*said, *texts)))
