"""What players answer when the rules ask: from the line that is being played, or from the lines that follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.dungeons import DUNGEONS
from judgekit.magic.plays.board.state import traits
from judgekit.magic.vocabulary import COLOURS, TYPES, by_word
from judgekit.scenario import model
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import altering_answers, own_words
from judgekit.scenario.magic.answers_on_costs import (
    added_cost,
    cost,
    halves,
    help_,
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
    numbers_of,
    offered,
    one_of,
    one_said,
    said_of,
    zones,
)
from judgekit.scenario.magic.names import fold
from judgekit.scenario.magic.repeating import rounds, shortened
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.errors import MissingChoice
    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Game


# --- targets, modes, X, division --------------------------------------------------------------------------------------


def _targets(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    what, _, least, most = ask.about
    spell = game.board.things[what]
    do = said_of(script, ask)
    if isinstance(do, (model.Play, model.Activate)) and "about" not in spell.marks:
        names = do.targets[script.used_targets : script.used_targets + most]
        script.used_targets += len(names)
        if names:
            return tuple(script.names.among(game.board, name, ask.options) for name in names)
    elif _names_follow(script) and (chosen := script.take(model.Choose, ask.player)) is not None:
        script.made(game, chosen)
        return tuple(script.names.among(game.board, name, ask.options) for name in chosen.do.values)
    if len(ask.options) == least:
        return ask.options
    if not least and (hasattr(do, "targets") and "about" not in spell.marks or _none(script, game, ask)):
        return ()
    those, enough = offered(script, game, ask, least)
    line = f"… su {enough}" if isinstance(do, (model.Play, model.Activate)) else f"{ask.player} sceglie {enough}"
    what_for = f"non è detto il bersaglio di {script.called(game, spell.object)} (si può scegliere fra {those})"
    raise script.missing(ask, what_for, line)


def _none(script: Script, game: Game, ask: Ask) -> bool:
    """Whether none of what is offered is chosen: «Anna sceglie no»; that, too, the script says."""
    action = script.peek()
    do: Any = action.do if action is not None and action.player == ask.player else None
    if isinstance(do, model.Choose) and do.values and do.values[0] is False:
        script.at += 1
        script.made(game, action)  # type: ignore[arg-type]  # there is one
        return True
    return bool(game.system.gone) or not ask.options


def _left_open(script: Script, game: Game, ask: Ask) -> MissingChoice:
    those = ", ".join(script.called(game, one) for one in ask.options[:6])
    said = f"non è detto se {ask.player} sceglie qualcosa fra {those}, o niente («sceglie no»)"
    return script.missing(ask, said, f"{ask.player} sceglie {script.called(game, ask.options[0])}")


def _names_follow(script: Script) -> bool:
    """Whether the next line chooses things or players."""
    action = script.peek()
    values = getattr(action.do, "values", ()) if action is not None else ()
    return all(isinstance(value, model.Name) for value in values)


def _source_text(game: Game, spell: Thing) -> str:
    """What is printed on what an ability on the stack is of."""
    source = game.board.things.get(spell.marks.get("source", spell.object)[0])
    return source.face.text if source is not None else ""


def _modes(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    what, how_many = ask.about
    spell = game.board.things[what]
    ability = spell.marks.get("ability") or next(a for a in traits(game, spell).abilities if isinstance(a, tree.Spell))
    quotes = getattr(said_of(script, ask), "modes", ())
    if not quotes and (chosen := script.take(model.Choose, ask.player)) is not None:
        script.made(game, chosen)
        quotes = tuple(str(getattr(value, "text", value)) for value in chosen.do.values)
    modes, text = ability.modes, spell.face.text or _source_text(game, spell)
    picked = [n for quote in quotes for n in range(len(modes)) if own_words.speaks_of(modes, n, quote, text)]
    if not how_many <= len(picked) <= max(how_many, ability.most) or set(picked) - set(ask.options):
        those = [f"«{own_words.of_mode(modes, n, text)}»" for n in ask.options]
        line = f"… scegliendo {', '.join(those[: max(1, how_many)])}"
        raise script.missing(ask, f"non è detto quale effetto di {spell.name} (fra {', '.join(those)})", line)
    return tuple(sorted(picked)) if ability.most else tuple(picked)


def _x(script: Script, game: Game, ask: Ask) -> int:
    """The number for X: in the line that plays it, or in the next where a spell is cast as something resolves."""
    said = said_of(script, ask)
    number = getattr(said, "x", None)
    if number is not None:
        return int(number)
    if isinstance(said, (model.Play, model.Activate)):
        raise script.missing(ask, "non è detto quanto vale X", "… con X = 1")
    action = script.peek()
    values = action.do.values if action is not None and isinstance(action.do, model.Choose) else ()
    if action is not None and action.player == ask.player and len(values) == 1 and type(values[0]) is int:
        script.at += 1
        script.made(game, action)
        return values[0]
    raise script.missing(ask, "non è detto quanto vale X", f"{ask.player} sceglie 1")


def _division(script: Script, game: Game, ask: Ask) -> dict[object, int]:
    _, total = ask.about
    said = getattr(said_of(script, ask), "division", ())
    if said:
        return {script.names.among(game.board, name, ask.options): number for name, number in said}
    if len(ask.options) == 1:
        return {ask.options[0]: total}
    shares = [total - len(ask.options) + 1, *(1 for _ in ask.options[1:])]
    those = " e ".join(f"{n} a {script.called(game, one)}" for n, one in zip(shares, ask.options, strict=True))
    raise script.missing(ask, f"non è detto come si dividono {total}", f"… dividendo {those}")


# --- choices ----------------------------------------------------------------------------------------------------------


def _which(script: Script, game: Game, ask: Ask) -> object:
    """One of several effects, by the thing of which it is."""
    return chosen_next(script, game, ask, 1)[0]


def _before_which(script: Script, game: Game, ask: Ask) -> Any:
    """Before which of those in an order a newcomer stands; None, and at the end, where nobody says.

    It is named itself, or the whole order is told: those that stood in it keep their places.
    """
    of, newcomer = ask.about
    while (action := script.peek()) is not None and action.player == ask.player:
        do: Any = action.do
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
    if _none(script, game, ask):
        return ()
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Choose):
        raise _left_open(script, game, ask)
    names = [v for v in action.do.values if isinstance(v, model.Name)]
    picked = tuple(dict.fromkeys(one_of(script, game, ask, name) for name in names))
    if not picked or len(picked) > most or not set(picked) <= set(ask.options):
        raise _left_open(script, game, ask)
    script.take(model.Choose, ask.player)
    script.made(game, action)
    return picked


def _copy_of(script: Script, game: Game, ask: Ask) -> object:
    """Of what something enters as a copy, as the next line says: `no` leaves it what it is."""
    action = script.peek()
    do: Any = None if action is None or action.player != ask.player else action.do
    if action is not None and isinstance(do, model.Choose) and do.values and do.values[0] is False:
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
        do: Any = action.do
        names = [value for value in do.values if isinstance(value, model.Name)]
        picked = [one_of(script, game, ask, name) for name in names]
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
        names = [value for value in action.do.values if isinstance(value, model.Name)]
        picked = tuple(dict.fromkeys(one_of(script, game, ask, name) for name in names))
        if picked and set(picked) <= set(ask.options):
            script.at += 1
            script.made(game, action)
            return picked
    if hasattr(said, "paying") or hasattr(said, "sources") or _none(script, game, ask):
        return ()
    raise _left_open(script, game, ask)


def _discard(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    return chosen_next(script, game, ask, ask.about)


def _keep(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
    return chosen_next(script, game, ask, ask.about)


def _yes_or_no(script: Script, game: Game, ask: Ask) -> bool:
    """Whether something optional is done: the script says so, yes or no, wherever both could be.

    Where a rule is gone, more may be asked than the script could know: that is not done. Of a card that nobody has seen
    it does not matter whether it goes under the others.
    """
    while (action := script.peek()) is not None and action.player == ask.player:
        if isinstance(action.do, model.Pay):
            said = action.do.symbols is not None
        elif isinstance(action.do, model.Choose) and action.do.values and isinstance(action.do.values[0], bool):
            said = action.do.values[0]
        else:
            break
        script.at += 1
        if said in ask.options:
            script.made(game, action)
            script.paid = action if isinstance(action.do, model.Pay) else None
            return said
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    if False not in ask.options or True not in ask.options or game.system.gone or ask.kind not in _LEFT_OPEN:
        return False
    question, line = _LEFT_OPEN[ask.kind]
    one = ask.about[0] if isinstance(ask.about, tuple) else ask.about  # a thing, or its number
    what = script.called(game, one if isinstance(one, tuple) else (one, 0))
    raise script.missing(ask, question.format(ask.player, what), line.format(ask.player))


_LEFT_OPEN = {
    "may": ("non è detto se {0} applica l’effetto facoltativo di {1} (sì o no)", "{0} sceglie sì"),
    "pay or not": ("non è detto se {0} paga per {1} (o non paga)", "{0} paga"),
    "toll": ("non è detto se {0} paga il costo facoltativo per attaccare con {1} (o non paga)", "{0} paga"),
    "command zone": ("non è detto se {0} mette {1} nella zona di comando (sì o no)", "{0} sceglie sì"),
    "stay tapped": ("non è detto se {0} lascia TAPpato {1} (sì o no)", "{0} sceglie sì"),
}


def _redirect(script: Script, game: Game, ask: Ask) -> object:
    """The planeswalker to which damage goes instead, as the next line chooses it; else it stays where it is."""
    action = script.peek()
    if action is None or action.player != ask.player or not isinstance(action.do, model.Choose):
        return None
    numbers = {
        n for value in action.do.values if isinstance(value, model.Name) for n in numbers_of(script, game, value)
    }
    found = next((one for one in ask.options if one[0] in numbers), None)
    if found is not None:
        script.at += 1
        script.made(game, action)
    return found


def _protector(script: Script, game: Game, ask: Ask) -> str:
    return str(chosen_next(script, game, ask, 1)[0])


def _flip(script: Script, game: Game, ask: Ask) -> bool:
    """How a coin falls, as the next line says."""
    action = script.take(model.Choose, ask.player)
    said: Any = action.do if action is not None else None
    if action is None or not said.values or not isinstance(said.values[0], bool):
        line = f"{ask.player} vince il lancio / {ask.player} perde il lancio"
        raise script.missing(ask, "non è detto chi vince il lancio della moneta", line)
    script.made(game, action)
    return bool(said.values[0])


def _option(script: Script, game: Game, ask: Ask) -> int:
    _, what = ask.about
    told = [own_words.of_option(option, n) for n, option in enumerate(what.options)]
    while (action := script.take(model.Choose, ask.player)) is not None:
        do: Any = action.do
        quote = fold(one_said(do)).strip("«»")
        found = [n for n in range(len(told)) if quote and quote in fold(told[n])]
        found = found or [
            n for n, option in enumerate(what.options) if own_words.is_mana_of(option, own_words.letter(quote))
        ]
        if len(found) == 1 and found[0] in ask.options:
            script.made(game, action)
            return found[0]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    those = " / ".join(f"«{told[n]}»" for n in ask.options)
    first = told[ask.options[0]].rstrip(".")
    raise script.missing(ask, f"{ask.player} deve scegliere fra {those}", f"{ask.player} sceglie «{first}»")


def _quality(script: Script, game: Game, ask: Ask) -> str:
    """A colour, a kind of creature, a type of card …, as the next line names it and the rules allow it."""
    what = ask.about[1]
    while (action := script.take(model.Choose, ask.player)) is not None:
        do: Any = action.do
        said = _quality_said(what, one_said(do))
        refusal = game.refusal("choose", ask.player, what, said)
        if refusal is None and what == "card name":
            refusal = game.refusal("name", said, ask.about[2])
        if refusal is None:
            script.made(game, action)
            return said
        game.refuse(action.number, ask.player, refusal)
    named, such = _QUALITIES.get(what, ("una qualità", "…"))
    raise script.missing(ask, f"{ask.player} deve scegliere {named}", f"{ask.player} sceglie {such}")


_QUALITIES = {  # what is chosen, and one of them
    "colour": ("un colore", "verde"),
    "creature type": ("un tipo di creatura", "Goblin"),
    "card type": ("un tipo di carta", "artefatto"),
    "number": ("un numero", "1"),
    "card name": ("una carta, per nome", "…"),
}


def _quality_said(what: str, said: str) -> str:
    said = said.strip("«»“”\"' ")
    match what:
        case "colour":
            return by_word(COLOURS).get(said.lower(), said)
        case "card type":
            return by_word(TYPES).get(said.lower(), said)
        case "creature type":
            return said[:1].upper() + said[1:]
        case _:
            return said


def _mana_kind(script: Script, game: Game, ask: Ask) -> str:
    """Which of several kinds of mana is added, as the next line names its colour."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        symbol = own_words.letter(one_said(action.do))
        if symbol in ask.options:
            script.made(game, action)
            return symbol
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    raise script.missing(ask, f"{ask.player} deve scegliere il colore del mana", f"{ask.player} sceglie rosso")


def _mulligan(script: Script, game: Game, ask: Ask) -> bool:
    action = script.take(model.Mulligan, ask.player)
    if action is None:
        return False
    script.made(game, action)
    return not action.do.keeps


def _dungeon(script: Script, game: Game, ask: Ask) -> str:
    """Which dungeon a player begins, as the next line names it."""
    said = {plain(name): name for name in ask.options}
    return str(said[plain(_among(script, game, ask, tuple(said.values())))])


def _room(script: Script, game: Game, ask: Ask) -> int:
    """Which room a player goes to, by its name or by words of what happens there."""
    rooms = DUNGEONS[game.board.things[ask.about[1]].name]
    told = tuple(f"{rooms[n].name} — {rooms[n].text}" for n in ask.options)
    return int(ask.options[told.index(_among(script, game, ask, told))])


def _among(script: Script, game: Game, ask: Ask, told: tuple[str, ...]) -> str:
    """That of some texts which the next line quotes, or a part of which it quotes."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        quote = fold(one_said(action.do)).strip("«»")
        found = [text for text in told if quote and quote in fold(text)]
        if len(found) == 1:
            script.made(game, action)
            return found[0]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    those = " / ".join(f"«{text.rstrip('.')}»" for text in told)
    first = told[0].partition(" — ")[0]
    raise script.missing(ask, f"{ask.player} deve scegliere fra {those}", f"{ask.player} sceglie {first}")


def _who_starts(script: Script, game: Game, ask: Ask) -> str:
    while (action := script.take(model.Choose, ask.player)) is not None:
        said = one_said(action.do)
        if said in ask.options:
            script.made(game, action)
            return said
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    raise script.missing(ask, "non è detto chi comincia", f"{ask.player} sceglie {ask.options[0]}")


def _order(of: Callable[[Any], int]) -> Any:
    """An order that a player may choose: as the next line says, else as things stand on the board."""

    def answer(script: Script, game: Game, ask: Ask) -> object:
        action = script.peek()
        if action is None or action.player != ask.player or not isinstance(action.do, model.Choose):
            return None
        named = [value for value in action.do.values if isinstance(value, model.Name)]
        if any(script.names.player(game.board, name) is not None for name in named):
            return None  # the line answers what is asked next: a target
        wanted = [script.names.numbers(game.board, name) for name in named]
        left = list(ask.options)
        found = []
        for numbers in wanted:
            one = next((option for option in left if of(option) in numbers), None)
            if one is None:
                return None
            left.remove(one)
            found.append(one)
        if left:
            return None
        script.at += 1
        script.made(game, action)
        return tuple(found)

    return answer


ANSWERS: dict[str, Callable[..., Any]] = {
    "targets": _targets,
    "modes": _modes,
    "x": _x,
    "x to pay": x_to_pay,
    "division": _division,
    "pay": pay,
    "other cost": other_cost,
    "which cost": which_cost,
    "halves": halves,
    "help": help_,
    "way": which_way,
    "way up": way_up,
    "added cost": added_cost,
    "times paid": times_paid,
    "splice": splice,
    "which mana": which_mana,
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
    "top card under": _yes_or_no,
    "flip": _flip,
    "may": _yes_or_no,
    "stay tapped": _yes_or_no,
    "command zone": _yes_or_no,
    "pay or not": _yes_or_no,
    "option": _option,
    "mana kind": _mana_kind,
    "redirect": _redirect,
    "protector": _protector,
    "dungeon": _dungeon,
    "room": _room,
    "mulligan": _mulligan,
    "who starts": _who_starts,
    "order": _order(lambda one: one[0]),
    "quality": _quality,
    "rounds": rounds,
    "shorten": shortened,
    "new target": altering_answers.new_target,
    "new targets": altering_answers.new_targets,
    "words": altering_answers.words,
    "graveyard order": _order(lambda one: one[0]),
    "library order": _order(lambda one: one[0]),
    "timestamp order": _order(lambda one: one[0]),
    "trigger order": _order(lambda waiting: waiting.source[0]),
}
