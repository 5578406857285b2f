"""Answers that are a word or a quotation: a quality, a colour of mana, an effect of several, a room, who starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import kinds_listed
from judgekit.magic.language.dungeons import DUNGEONS
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, COLOURS, TYPES, by_word
from judgekit.scenario import model
from judgekit.scenario.faults import plain
from judgekit.scenario.magic import own_words
from judgekit.scenario.magic.answers_said import numbers_of, one_said
from judgekit.scenario.magic.names import fold
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.table.engine import Ask, Game


def option(script: Script, game: Game, ask: Ask) -> int:
    _, what = ask.about
    told = [own_words.of_option(option, n) for n, option in enumerate(what.options)]
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        quote = fold(one_said(do)).strip("«»")
        found = [n for n in range(len(told)) if quote and own_words.stands_in(quote, fold(told[n]))]
        found = found or [
            n for n, option in enumerate(what.options) if own_words.is_mana_of(option, own_words.letter(quote))
        ]
        found = found or [n for n in range(len(told)) if own_words.is_told_to(quote, fold(told[n]))]
        if len(found) == 1 and found[0] in ask.options:
            script.made(game, action)
            return found[0]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    those = " / ".join(f"«{told[n]}»" for n in ask.options)
    first = told[ask.options[0]].rstrip(".")
    raise script.missing(ask, f"{ask.player} deve scegliere fra {those}", f"{ask.player} sceglie «{first}»")


def quality(script: Script, game: Game, ask: Ask) -> str:
    """A colour, a kind of creature, a type of card …, as the next line names it and the rules allow it."""
    what = ask.about[1]
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        said = _quality_said(game, what, one_said(do))
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
    "basic land type": ("un tipo di terra base", "Isola"),
    "card type": ("un tipo di carta", "artefatto"),
    "number": ("un numero", "1"),
    "life paid": ("quanti punti vita pagare", "1"),
    "card name": ("una carta, per nome", "…"),
}


def _quality_said(game: Game, what: str, said: str) -> str:
    said = said.strip("«»“”\"' ")
    match what:
        case "colour":
            return by_word(COLOURS).get(said.lower(), said)
        case "card type":
            return by_word(TYPES).get(said.lower(), said)
        case "basic land type":
            return next((word for word, forms in BASIC_LAND_TYPES.items() if said.lower() in forms), said)
        case "creature type":
            borne = (thing.face.traits.subtypes for thing in game.board.things.values() if not thing.face.pseudo)
            return kinds_listed.called(said, frozenset().union(*borne))
        case _:
            return said


def mana_kind(script: Script, game: Game, ask: Ask) -> str:
    """Which of several kinds of mana is added, as the next line names its colour."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        symbol = own_words.letter(one_said(action.do))
        if symbol in ask.options:
            script.made(game, action)
            return symbol
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    raise script.missing(ask, f"{ask.player} deve scegliere il colore del mana", f"{ask.player} sceglie rosso")


def dungeon(script: Script, game: Game, ask: Ask) -> str:
    """Which dungeon a player begins, as the next line names it."""
    said = {plain(name): name for name in ask.options}
    return str(said[plain(_among(script, game, ask, tuple(said.values())))])


def room(script: Script, game: Game, ask: Ask) -> int:
    """Which room a player goes to, by its name or by words of what happens there."""
    rooms = DUNGEONS[game.board.things[ask.about[1]].name]
    told = tuple(f"{rooms[n].name} — {rooms[n].text}" for n in ask.options)
    return int(ask.options[told.index(_among(script, game, ask, told))])


def _among(script: Script, game: Game, ask: Ask, told: tuple[str, ...]) -> str:
    """That of some texts which the next line quotes, or a part of which it quotes."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        quote = fold(one_said(action.do)).strip("«»")
        found = [text for text in told if quote and own_words.stands_in(quote, fold(text))]
        if len(found) == 1:
            script.made(game, action)
            return found[0]
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    those = " / ".join(f"«{text.rstrip('.')}»" for text in told)
    first = told[0].partition(" — ")[0]
    raise script.missing(ask, f"{ask.player} deve scegliere fra {those}", f"{ask.player} sceglie {first}")


def word(script: Script, game: Game, ask: Ask) -> str:
    """One of some words that mean nothing to the rules, as the next line says it."""
    return _among(script, game, ask, tuple(str(one) for one in ask.options))


def on_top(script: Script, game: Game, ask: Ask) -> bool:
    """Whether a card comes on top of a permanent or beneath it, as the next line says of the one or the other."""
    while (action := script.take(model.Choose, ask.player)) is not None:
        do = action.do
        where = fold(str(do.values[0])) if do.values else ""
        named = [numbers_of(script, game, one) for one in do.values[1:]]
        moved, base = ask.about if not named or ask.about[0] in named[0] else reversed(ask.about)
        both = all(one in those for one, those in zip((moved, base), named, strict=False))
        if where in {"sopra", "sotto"} and both:
            script.made(game, action)
            return bool((where == "sopra") == (moved == ask.about[0]))
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    called = script.called(game, (ask.about[0], 0))
    raise script.missing(ask, f"non è detto se {called} va sopra o sotto", f"{ask.player} sceglie sopra")


def who_starts(script: Script, game: Game, ask: Ask) -> str:
    while (action := script.take(model.Choose, ask.player)) is not None:
        said = one_said(action.do)
        if said in ask.options:
            script.made(game, action)
            return said
        game.refuse(action.number, ask.player, Refusal("is no such choice", (ask.player, 1)))
    raise script.missing(ask, "non è detto chi comincia", f"{ask.player} sceglie {ask.options[0]}")
