"""Answers that a line gives as it announces a spell or an ability: targets, modes, X, how something is divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import traits
from judgekit.scenario import model
from judgekit.scenario.magic import own_words
from judgekit.scenario.magic.answers_meanwhile import told_of
from judgekit.scenario.magic.answers_said import none_of_them, offered, said_of

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Game


def targets(script: Script, game: Game, ask: Ask) -> tuple[object, ...]:
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
    if least == 1 and (told := _told_target(script, game, ask, spell)) is not None:
        return (told,)
    if not least and (hasattr(do, "targets") and "about" not in spell.marks or none_of_them(script, game, ask)):
        return ()
    those, enough = offered(script, game, ask, least)
    line = f"… su {enough}" if isinstance(do, (model.Play, model.Activate)) else f"{ask.player} sceglie {enough}"
    what_for = f"non è detto il bersaglio di {script.called(game, spell.object)} (si può scegliere fra {those})"
    raise script.missing(ask, what_for, line)


def _told_target(script: Script, game: Game, ask: Ask, spell: Thing) -> object | None:
    """The target that the next line lets see, which tells whom its source deals damage: «fa 1 danno a Bruno»."""
    to = [claim.args[2] for claim in told_of(script, game, script.peek(), spell)]
    if len(to) != 1 or len(to[0]) != 1:
        return None
    meant = script.names.among(game.board, to[0][0], ask.options)
    return meant if meant in ask.options else None


def modes(script: Script, game: Game, ask: Ask) -> tuple[int, ...]:
    what, how_many = ask.about
    spell = game.board.things[what]
    ability = spell.marks.get("ability") or next(a for a in traits(game, spell).abilities if isinstance(a, tree.Spell))
    quotes = getattr(said_of(script, ask), "modes", ())
    names_some = isinstance(getattr(script.peek(), "do", None), model.Choose) and not _says_no(script)
    if not quotes and not how_many and not names_some and none_of_them(script, game, ask):
        return ()
    if not quotes and (chosen := script.take(model.Choose, ask.player)) is not None:
        script.made(game, chosen)
        quotes = tuple(str(getattr(value, "text", value)) for value in chosen.do.values)
    modes, text = ability.modes, spell.face.text or _source_text(game, spell)
    picked = [n for quote in quotes for n in range(len(modes)) if own_words.speaks_of(modes, n, quote, text)]
    least = max(how_many, 1)
    if not least <= len(picked) <= max(how_many, ability.most) or set(picked) - set(ask.options):
        those = [f"«{own_words.of_mode(modes, n, text)}»" for n in ask.options]
        line = f"… scegliendo {', '.join(those[: max(1, how_many)])}"
        raise script.missing(ask, f"non è detto quale effetto di {spell.name} (fra {', '.join(those)})", line)
    freely = ability.most or getattr(ability, "again", False)
    return tuple(sorted(picked)) if freely else tuple(picked)


def _says_no(script: Script) -> bool:
    """Whether the next line says that nothing is chosen."""
    do = getattr(script.peek(), "do", None)
    return isinstance(do, model.Choose) and do.is_none


def _source_text(game: Game, spell: Thing) -> str:
    """What is printed on what an ability on the stack is of."""
    source = game.board.things.get(spell.marks.get("source", spell.object)[0])
    return source.face.text if source is not None else ""


def _names_follow(script: Script) -> bool:
    """Whether the next line chooses things or players."""
    action = script.peek()
    values = getattr(action.do, "values", ()) if action is not None else ()
    return all(isinstance(value, model.Name) for value in values)


def x(script: Script, game: Game, ask: Ask) -> int:
    """The number for X: in the line that plays it, or in the next where a spell is cast as something resolves."""
    said = said_of(script, ask)
    number = getattr(said, "x", None)
    if number is not None:
        return int(number)
    if len(ask.options) == 1:
        return int(ask.options[0])
    if isinstance(said, (model.Play, model.Activate)):
        raise script.missing(ask, "non è detto quanto vale X", "… con X = 1")
    action = script.peek()
    values = action.do.values if action is not None and isinstance(action.do, model.Choose) else ()
    if action is not None and action.player == ask.player and len(values) == 1 and type(values[0]) is int:
        script.at += 1
        script.made(game, action)
        return values[0]
    raise script.missing(ask, "non è detto quanto vale X", f"{ask.player} sceglie 1")


def division(script: Script, game: Game, ask: Ask) -> dict[object, int]:
    _, total = ask.about
    said = getattr(said_of(script, ask), "division", ())
    if said:
        return {script.names.among(game.board, name, ask.options): number for name, number in said}
    if len(ask.options) == 1:
        return {ask.options[0]: total}
    shares = [total - len(ask.options) + 1, *(1 for _ in ask.options[1:])]
    those = " e ".join(f"{n} a {script.called(game, one)}" for n, one in zip(shares, ask.options, strict=True))
    raise script.missing(ask, f"non è detto come si dividono {total}", f"… dividendo {those}")
