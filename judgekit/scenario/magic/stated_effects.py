"""Abilities meant by a line, and effects that a line states in the words of a card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import Face, Traits
from judgekit.magic.editions import system
from judgekit.magic.language import tree
from judgekit.magic.language.grammar import words
from judgekit.magic.language.known import read
from judgekit.magic.plays.board.state import STACK, traits
from judgekit.magic.plays.casting import mana_abilities, payable
from judgekit.magic.plays.text import shorthand
from judgekit.magic.questions.text import ABILITIES_OF_WORDS
from judgekit.magic.sets.playable import executable
from judgekit.scenario import model
from judgekit.scenario.faults import plain, with_known_form
from judgekit.scenario.line import ORDINALS
from judgekit.scenario.magic import own_words
from judgekit.scenario.magic.elsewhere import played_elsewhere
from judgekit.table.board import Thing

if TYPE_CHECKING:
    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.engine import Game
    from judgekit.table.messages import Refusal


NO_ABILITY = -99  # the place of what a permanent does not have: activating it is illegal


def ability_meant(script: Script, game: Game, action: Action, source: Thing) -> int:
    """The place of the ability that a line means among those of a permanent."""
    do = action.do
    traits(game, source)
    found = [(n, a) for n, a in enumerate(shorthand.all_abilities(game, source)) if isinstance(a, tree.Activated)]
    found += [pair for pair in mana_abilities.abilities(game, source) if pair[0] < 0]
    text = source.face.text
    name = source.name
    if not found and source.zone[0] == "hand" and not game.system.gone:
        told = f"«{action.player} lancia {name}»"
        raise script.fault(
            action, f"{name} è in mano e non ha abilità che si attivino: se la si lancia, si scrive {told}"
        )
    meant = {quote: _nth(found, quote) or _read(found, quote, name, text) for quote in do.modes}
    for quote in (each for each, fit in meant.items() if not fit):
        meant[quote] = [p for p in found if own_words.stands_in(plain(quote), plain(shorthand.word_of(game, p[1])))]
        meant[quote] = meant[quote] or _of_keyword(game, source, found, quote)
    for quote in (each for each, fit in meant.items() if not fit):
        meant[quote] = [p for p in found if own_words.prints(p[1], quote, name, text)] or _priced(found, quote, text)
    if any(not fit and (_names_mana(quote) or _is_lost(found, quote, source)) for quote, fit in meant.items()):
        return NO_ABILITY
    if found and (wrong := next((q for q, fit in meant.items() if not fit and _AMOUNT.fullmatch(plain(q))), "")):
        raise script.fault(action, f"nessuna abilità di {name} infligge {wrong}i{_all_told(found, name)}")
    unmet = [quote for quote, fit in meant.items() if not fit]
    if _has_not_now(game, source, found, unmet):
        return NO_ABILITY
    if found and (wrong := next((quote for quote in unmet if not _is_written(game, source, found, quote)), "")):
        raise script.fault(action, f"nessuna abilità di {name} dice «{wrong}»{_all_told(found, name)}")
    if _gives_itself(script, game, action, source):
        found = [pair for pair in found if any(not isinstance(cost, _LEAVES_IT) for cost in pair[1].costs)]
        if not found:
            return NO_ABILITY
    if do.modes and len(found) > 1:
        found = [pair for pair in found if any(pair in fit for fit in meant.values())] or found
    if do.targets and len(found) > 1:
        found = [pair for pair in found if any(mode.wants for mode in pair[1].modes)] or found
    if len(found) > 1 and (kind := colour_said_next(script, action)):
        found = [pair for pair in found if own_words.adds_only(pair[1], kind)] or found
    if len(found) > 1 and not do.modes:
        found = [pair for pair in found if not mana_abilities.adds_what_cannot_be(game, source, pair[1])] or found
    if len(found) > 1:
        found = [pair for pair in found if pair[1].zone == source.zone[0]] or found
    if len(found) > 1:
        found = _one_of_each(game, action.player, source, found)
    if len(found) < 2 or not any(_may_be_activated(game, action.player, source, ability) for _, ability in found):
        return found[0][0] if found else 0  # whichever is meant, it is illegal
    which = "di’ quale, «… scegliendo «parole del suo testo»»"
    raise script.fault(action, f"{name} ha più abilità: {which}{_all_told(found, name)}")


def _one_of_each(game: Game, player: str, source: Thing, found: _Pairs) -> _Pairs:
    """Of abilities that say the same, from several texts, one that may be activated: whichever it is."""
    kept: _Pairs = []
    for place, ability in found:
        at = next((n for n, (_, one) in enumerate(kept) if tree.same(one, ability)), None)
        if at is None:
            kept.append((place, ability))
        elif not _may_be_activated(game, player, source, kept[at][1]):
            kept[at] = (place, ability)
    return kept


def _all_told(found: _Pairs, name: str) -> str:
    """All abilities that are meant, behind a colon."""
    told = "; ".join(dict.fromkeys(f"«{own}»" for _, each in found if (own := own_words.written((each,), name))))
    return f": {told}" if told else ""


def _is_written(game: Game, source: Thing, found: _Pairs, quote: str) -> bool:
    """Whether a quote names a mode of an ability, or stands in what is printed on a thing or on what it bears."""
    modes = [ability.modes for _, ability in found if len(ability.modes) > 1]
    if any(own_words.speaks_of(each, n, quote, "") for each in modes for n in range(len(each))):
        return True
    there = (one for one in game.board.things.values() if one.id == source.id or one.marks.get("host") == source.object)
    return any(own_words.holds(one.face.text, quote) for one in there)


def _has_not_now(game: Game, source: Thing, found: _Pairs, quotes: list[str]) -> bool:
    """Whether a quote is of an ability that is printed on a thing which has it not now: not at this level, not yet."""
    mine = [ability for _, ability in found]
    others = [one for one in tree.all_in(source.face.traits.abilities, tree.Activated) if one not in mine]
    return any(own_words.reads(one, quote, source.name, "") for one in others for quote in quotes)


_AMOUNT = re.compile(r"[0-9]+ dann")  # so a line tells by how much it deals which ability it means


def _is_lost(found: _Pairs, quote: str, source: Thing) -> bool:
    """Whether a quote is of an ability that is printed on a land which has but the mana of its kind any more."""
    lines = [line for line in source.face.text.split("\n") if own_words.holds(line, quote)]
    return bool(lines) and bool(found) and all(place < 0 for place, _ in found)


def _priced(found: _Pairs, quote: str, text: str) -> _Pairs:
    """The abilities that cost as much mana as the one line of the card says in which a quote stands."""
    lines = [line for line in text.split("\n") if own_words.holds(line, quote)]
    cost = tuple(_SYMBOL.findall(lines[0])) if len(lines) == 1 else ()
    return [pair for pair in found if cost and cost == tree.mana_among(pair[1].costs)]


_SYMBOL = re.compile(r"\{([^{}]+)\}")


def _may_be_activated(game: Game, player: str, source: Thing, ability: tree.Activated) -> bool:
    """Whether nothing forbids an ability as far as one sees before it is paid for with mana."""
    game.look()
    asked = (player, source, ability)
    refusals = (game.refusal(occasion, *asked) for occasion in ("activate", "begin to activate"))
    refused = any(one is not None and not _is_too_soon(game, player, one) for one in refusals)
    payable_ = not refused and all(payable.can_pay(game, player, source, cost) for cost in ability.costs)
    game.looked()
    return payable_


def _is_too_soon(game: Game, player: str, refusal: Refusal) -> bool:
    """Whether all that is missing is that somebody else, who has priority, passes."""
    return refusal.kind == "has no priority" and game.board.facts.get("priority") not in {None, "", player}


_Pairs = list[tuple[int, Any]]


def _nth(found: _Pairs, quote: str) -> _Pairs:
    """`la prima abilità`: the first of the activated abilities, as the text tells them."""
    said = re.fullmatch(rf"({'|'.join(ORDINALS)}) abilita", plain(quote))
    written = [pair for pair in found if pair[0] >= 0]
    return written[ORDINALS.index(said[1]) :][:1] if said else []


def _of_keyword(game: Game, source: Thing, found: _Pairs, quote: str) -> _Pairs:
    """The abilities that a thing has by the keyword that is quoted: «cicloisola» of several."""
    like = traits(game, source)
    word = {one: like.words[one] for one in like.words if plain(one) == plain(quote)}
    if not word:
        return []
    game.look()
    own = game.ruling(ABILITIES_OF_WORDS, like._replace(words=word))
    game.looked()
    return [pair for pair in found if any(tree.same(pair[1], one) for one in own)]


def _read(found: _Pairs, quote: str, name: str, text: str) -> _Pairs:
    return [pair for pair in found if own_words.reads(pair[1], quote, name, text)]


def colour_said_next(script: Script, action: Action) -> str:
    """The mana that the line behind one chooses, «Anna sceglie bianco», by its letter; "" where it chooses none."""
    following = next(iter(script.scenario.actions[action.number : action.number + 1]), None)
    if following is None or not isinstance(following.do, model.Choose) or following.player != action.player:
        return ""
    return own_words.letter(str(following.do.values[0])) if len(following.do.values) == 1 else ""


def tells_the_mana(script: Script, game: Game, action: Action, source: Thing, nth: int) -> bool:
    """Whether the line behind one names the only mana that the ability adds which is meant: no rule asks for it."""
    kind = colour_said_next(script, action)
    found = [*enumerate(shorthand.all_abilities(game, source)), *mana_abilities.abilities(game, source)]
    return bool(kind) and any(n == nth and own_words.adds_only(ability, kind) for n, ability in found)


# Costs that take nothing that a line could name.
_LEAVES_IT = (
    tree.Mana, tree.TapCost, tree.UntapCost, tree.PayLife, tree.PayEnergy, tree.LoyaltyCost, tree.CounterCost,
    tree.PutCounterCost,
)  # fmt: skip


def _gives_itself(script: Script, game: Game, action: Action, source: Thing) -> bool:
    """Whether a line pays with the permanent whose ability it is: «sacrificando Terre Selvagge»."""
    do = action.do
    names = [name for name in do.paying if not isinstance(name, str)]
    return any(source.id in script.names.numbers(game.board, name) for name in names)


def _names_mana(quote: str) -> bool:
    """Whether what a line says of an ability is nothing but the mana it adds, «{U}»: that is not said otherwise."""
    return re.fullmatch(r"«?(?:\{[WUBRGC]\})+»?", quote.strip()) is not None


def stated(script: Script, game: Game, action: Action) -> Thing:
    """The unnamed source of a stated effect, with its targets chosen."""
    do = action.do
    try:
        abilities = read(do.text, "effetto", ("instant",))
    except NotUnderstood as error:
        raise script.fault(action, with_known_form(error)) from error
    if person := _a_player_as_a_kind(game, do.text):
        raise script.fault(
            action, f"«{person}» è un giocatore: un effetto dice «giocatore bersaglio», e chi sia si scrive dopo «su»"
        )
    spell = next((ability for ability in abilities if isinstance(ability, tree.Spell)), None)
    if spell is None:
        raise script.fault(action, "un effetto è qualcosa che accade: questa è un’abilità")
    if (unplayed := executable(abilities, system(game.system.name), ())) is not None:
        where = played_elsewhere(abilities, game.system.name, ())
        raise script.fault(action, f"questo effetto non si può giocare: {unplayed}{where}")
    nothing: frozenset[str] = frozenset()
    like = Traits("effetto", nothing, nothing, nothing, nothing, None, None, {}, tuple(abilities))
    groups = _stated_targets(script, game, action, spell.modes[0].wants)
    chosen = {"targets": groups} if groups else {}
    marks = {"controller": action.player, "ability": spell, "chosen": chosen, "stated": True}
    return Thing(game.board.facts["next"], "effetto", action.player, STACK, Face(like, pseudo=True), marks)


def _a_player_as_a_kind(game: Game, text: str) -> str:
    """The player whose name is read as a kind of creatures, as any word with a capital is; "" where there is none."""
    kinds = {word.said.casefold() for word in words.tokens(words.plain(text)) if word.kind == "SUBTYPE"}
    return next((player for player in game.board.players if player.casefold() in kinds), "")


def _stated_targets(script: Script, game: Game, action: Action, wants: tuple[tree.Wanted, ...]) -> tuple[Any, ...]:
    """The targets that a line names for its effect, want by want: neither fewer nor more than the text asks for."""
    do = action.do
    left = [script.names.being(game.board, name, lambda t: t.zone[0] == "battlefield") for name in do.targets]
    groups = []
    for want in wants:
        most = want.most if isinstance(want.most, int) else len(left)
        groups.append(tuple(left[:most]))
        left = left[most:]
        if isinstance(want.least, int) and len(groups[-1]) < want.least:
            raise script.fault(action, "l’effetto vuole un bersaglio: nominalo alla fine, «… su Orso»")
    if left:
        raise script.fault(action, f"la riga nomina {len(do.targets)} bersagli, ma ne servono di meno")
    return tuple(groups)
