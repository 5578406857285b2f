"""Mana: the abilities that make it, and paying with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import BASIC_LANDS, COLOURS, mana_abilities
from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import COSTS_AT_LEAST
from judgekit.magic.plays.board.facts import LIFE
from judgekit.magic.plays.board.state import (
    BECOME_BASIC,
    bare_of,
    controller,
    in_play,
    rules_of_table,
    speaks_of,
    still,
    traits,
)
from judgekit.magic.plays.casting import reductions
from judgekit.magic.plays.casting.reductions import SNOW, its_colour
from judgekit.magic.plays.restrictions.table_wide import is_idle
from judgekit.magic.plays.text import qualities, shorthand
from judgekit.magic.plays.text.evaluate import amount, source_of, things
from judgekit.magic.plays.text.filters import fits
from judgekit.magic.plays.triggers.pending import those_waiting
from judgekit.magic.plays.triggers.trigger_events import matches
from judgekit.magic.plays.triggers.triggers import anybody_hears, listening
from judgekit.magic.questions.casting import (
    ADDED_AS,
    CONDITION_HOLDS,
    INCREASES_COME_FIRST,
    LOYALTY_FOR_MANA,
    MANA_ABILITIES_ARE_LIKE_OTHERS,
    MANA_AND_MORE,
    MANA_OF_A_LAND,
    NO_MANA_NOW,
    NO_MANA_OF_NO_TYPE,
    SAYS_WHAT_IT_COSTS_ITSELF,
    TAKES_GENERIC_MANA_INSTEAD,
    TAKES_ONLY_GENERIC_MANA,
    TRIGGERED_FOR_MANA,
    WITH_A_TARGET_FOR_MANA,
)
from judgekit.magic.questions.resolving import IMPOSSIBLE_OPTION
from judgekit.magic.questions.text import TIMES_THIS_TURN
from judgekit.table.engine import Ask, Event, Illegal, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.magic.cards import Symbols, Traits
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


COLOUR_LETTERS = {name: letter for letter, name in COLOURS.items()}
FOR_MANA = "for mana"


def abilities(game: Game, thing: Thing) -> list[tuple[int, tree.Activated]]:
    """The mana abilities of a permanent: those of its text, then those that the rules give to lands (place -1 …)."""
    return [*printed(game, thing), *of_lands(game, thing)]


def printed(game: Game, thing: Thing) -> list[tuple[int, tree.Activated]]:
    """The mana abilities of a permanent's text, as far as the rules take them for such."""
    like = traits(game, thing)
    found = [(place, one) for place, one in mana_abilities(like) if _counts(game, thing, one)]
    for place, one in enumerate(like.abilities):
        if isinstance(one, tree.Activated) and _aims_and_adds(one) and not game.ruling(WITH_A_TARGET_FOR_MANA):
            found.append((place, one))
    return found


def _aims_and_adds(ability: tree.Activated) -> bool:
    """Whether an ability has a target, and adds mana."""
    return any(mode.wants and any(tree.adds_mana(one) for one in mode.do) for mode in ability.modes)


def _counts(game: Game, thing: Thing, ability: tree.Activated) -> bool:
    """Whether an ability that adds mana is a mana ability, though it does more or adds none now."""
    if any(isinstance(cost, tree.LoyaltyCost) for cost in ability.costs) and not game.ruling(LOYALTY_FOR_MANA):
        return False
    do = ability.modes[0].do
    if not all(tree.adds_mana(one) for one in do) and not game.ruling(MANA_AND_MORE):
        return False
    adds = [one for one in do if isinstance(one, tree.AddMana) and not isinstance(one.times, (int, tree.X))]
    if not adds:
        return True
    game.look()
    some = any(amount(game, one.times, controller(game, thing), thing) for one in adds)
    game.looked()
    return some or bool(game.ruling(NO_MANA_NOW))


def of_lands(game: Game, thing: Thing) -> list[tuple[int, tree.Activated]]:
    """The mana abilities that the rules give to lands; who knows no better gives one to each whose text has none."""
    like = traits(game, thing)
    found = []
    thought = MANA_OF_A_LAND.naive if "land" in like.types and not any(mana_abilities(like)) else ()
    symbols: Symbols = game.ruling_on(MANA_OF_A_LAND, thought, like) if "land" in like.types else ()
    for n, symbol in enumerate(symbols):
        given = tree.Activated((tree.TapCost(),), (tree.Mode((), (tree.AddMana((symbol,)),)),))
        found.append((-1 - n, given))
    return found


def the_five_are_basic(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """The five lands that the rules name are basic."""
    return value | {"basic"} if like.name in BASIC_LANDS else None


def no_other_is(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """Another land is not basic, though by its own text it counts as one of the five."""
    return None if like.name in BASIC_LANDS or BECOME_BASIC in like.rules else value - {"basic"}


def what_becomes_basic(game: Game, value: frozenset[str], like: Traits) -> frozenset[str] | None:
    """What an effect turns into a basic land counts as basic."""
    return value | {"basic"} if BECOME_BASIC in like.rules else None


def of_basic_type(game: Game, value: Symbols, like: Traits) -> Symbols | None:
    """Each basic land type gives its own mana, whatever the text box says: an ability, lost with all others."""
    there = [kind for kind in BASIC_LANDS if kind in like.subtypes]
    return tuple(BASIC_LANDS[kind] for kind in there if bare_of(kind) not in like.rules) if there else None


def none_of_itself(game: Game, value: Symbols, like: Traits) -> Symbols | None:
    """A nonbasic land gives no mana that its text does not speak of."""
    return () if like.subtypes.isdisjoint(BASIC_LANDS) else None


def could_produce(game: Game, value: bool, land: Thing, symbol: str) -> bool:
    """Whether an ability of a land would add such mana if it resolved now: its cost does not matter."""
    return _could(game, land, symbol, frozenset())


def _could(game: Game, land: Thing, symbol: str, asked: frozenset[int]) -> bool:
    """The same; a land that asks what others could produce does not ask one that is asking it."""
    asked |= {land.id}
    steps = (
        one
        for _, ability in (*mana_abilities(traits(game, land)), *of_lands(game, land))
        for one in _added_by(ability.modes[0].do)
    )
    return any(_would_add(game, land, one, symbol, asked) for one in steps)


def _added_by(steps: tuple[object, ...]) -> Iterator[tree.AddMana]:
    """All the mana that instructions might add, whatever is chosen."""
    for step in steps:
        match step:
            case tree.AddMana():
                yield step
            case tree.OneOf(options=options):
                for option in options:
                    yield from _added_by(option)
            case tree.If(then=then, otherwise=otherwise):
                yield from _added_by((*then, *otherwise))


def _would_add(game: Game, land: Thing, what: tree.AddMana, symbol: str, asked: frozenset[int]) -> bool:
    if isinstance(what.times, tree.CouldProduce):
        you = controller(game, land)
        others = (
            t for t in in_play(game.board) if t.id not in asked and fits(game, t, what.times.of, you, land.object)
        )
        return symbol in what.symbols and any(_could(game, one, symbol, asked) for one in others)
    return symbol in (what.symbols if what.each else added(game, what, controller(game, land), land)[0])


# --- activating -------------------------------------------------------------------------------------------------------


def activate(game: Game, player: str, thing: int, place: int) -> Flow[None]:
    """A mana ability is played: its cost paid, all that it does done at once, without the stack."""
    source = game.board.things[thing]
    ability = next((a for n, a in abilities(game, source) if n == place), None)
    if ability is None or controller(game, source) != player:
        raise Illegal(Refusal("has no such ability", (thing,)))
    if adds_what_cannot_be(game, source, ability) and game.ruling(
        IMPOSSIBLE_OPTION, ability.modes[0].do, player, source
    ):
        raise Illegal(Refusal("is no such choice", (player, 1)))
    places = _of_one_text(game, source, ability) if counts_uses(ability) else ()
    ability = yield from _with_x_told(game, ability, player, thing)
    before, waiting = game.board, those_waiting(game.board)
    like_others = game.ruling(MANA_ABILITIES_ARE_LIKE_OTHERS)
    if like_others and (ability.limits or is_idle(game, source)):
        game.check("play ability", player, source, ability)
    for cost in sorted(_costs_now(game, player, source, ability), key=_is_no_tap) if like_others else ():
        yield from (
            pay_tap(game, player, source)
            if isinstance(cost, tree.TapCost)
            else game.run("pay", player, source, cost, None)
        )
    there = game.board.players[player].get("mana", ())
    for instruction in ability.modes[0].do:
        game.tell()
        game.cite(game.own())  # what says that it happens at once, also behind what happens
        yield from game.run("do", instruction, player, _paid_for(game, source, before))
        source = _with_what_it_found(source, game.board.things.get(thing))
    if counts_uses(ability) and thing in game.board.things:
        yield used(game, thing, *places)
    if _is_tapped_for(ability) and anybody_hears(game, "taps", FOR_MANA):
        made = game.board.players[player].get("mana", ())[len(there) :]
        yield Event("taps for mana", (source.object, player, made))
        yield from game.run("triggered mana", waiting)


def _with_x_told(game: Game, ability: tree.Activated, player: str, thing: int) -> Flow[tree.Activated]:
    """A mana ability whose costs leave a number open, with that number told."""
    open_ones = [cost for cost in ability.costs if tree.asks_for_x(cost)]
    if not open_ones:
        return ability
    every = [cost for cost in open_ones if isinstance(cost, tree.CounterCost) and cost.every]
    if every:
        x = int(game.board.things[thing].marks.get("counters", {}).get(every[0].counter, 0))
    else:
        x = yield Ask("x", player, thing)
    do = tuple(tree.with_others(one, tree.X, lambda _: x) for one in ability.modes[0].do)
    costs = tuple(tree.cost_for_x(cost, x) if cost in open_ones else cost for cost in ability.costs)
    return ability._replace(costs=costs, modes=(ability.modes[0]._replace(do=do),))


def _with_what_it_found(source: Thing, now: Thing | None) -> Thing:
    """The source of a mana ability, as it was, which knows what its text has spoken of so far."""
    if now is None or "about" not in now.marks:
        return source
    return source._replace(marks={**source.marks, "about": now.marks["about"]})


def _paid_for(game: Game, source: Thing, before: Board) -> Thing:
    """The source of a mana ability, which knows what has been sacrificed for it."""
    gone = tuple(t.object for t in in_play(before) if still(game.board, t.object) is None)
    if not gone:
        return source
    return source._replace(marks={**source.marks, "source": source.object, "chosen": {"paid with": gone}})


def counts_uses(ability: Any) -> bool:
    """Whether an ability may be used once each turn, or once at all."""
    return any(limit in ("once each turn", "once") for limit in ability.limits)


def used(game: Game, thing: int, *places: int) -> Event:
    """An ability that may be used once each turn has been."""
    marks = game.board.things[thing].marks.get("used", {})
    now = dict.fromkeys(places, game.board.facts.get("number", 0))
    return Event("mark", (thing, "used", {**marks, **now}))


def _of_one_text(game: Game, source: Thing, ability: tree.Activated) -> Sequence[int]:
    """Where «one mana of any colour» stands: for each colour there is an ability, and a use of one is a use of all."""
    alike = tree.Activated(ability.costs, (), limits=ability.limits)
    there = abilities(game, source)
    return [n for n, one in there if tree.same(tree.Activated(one.costs, (), limits=one.limits), alike)]


def adds_what_cannot_be(game: Game, source: Thing, ability: tree.Activated) -> bool:
    """Whether an ability is for one colour of «any that a land could produce», which none could, but for another."""
    if not (kind := _possible_only(ability)):
        return False
    alike = [
        one
        for _, one in mana_abilities(traits(game, source))
        if tree.same(one._replace(modes=()), ability._replace(modes=())) and tree.same(_possible_only(one), kind)
    ]
    player = controller(game, source)
    return not _adds_some(game, ability, player, source) and any(_adds_some(game, one, player, source) for one in alike)


def _possible_only(ability: tree.Activated) -> tuple[object, ...]:
    """Of an ability that adds mana only of a colour that is possible: what makes it so."""
    for one in ability.modes[0].do:
        if isinstance(one, tree.AddMana) and isinstance(one.times, (tree.CouldProduce, tree.InIdentity)):
            return (one.times._replace(symbol=""),)
    return ()


def _adds_some(game: Game, ability: tree.Activated, player: str, source: Thing) -> bool:
    return any(added(game, one, player, source)[0] for one in _added_by(ability.modes[0].do))


def _is_no_tap(cost: object) -> bool:
    """Costs are paid in any order; what is TAPped first for its own ability cannot be TAPped for mana that it costs."""
    return not isinstance(cost, tree.TapCost)


def _is_tapped_for(ability: tree.Activated) -> bool:
    return any(isinstance(cost, tree.TapCost) for cost in ability.costs)


# --- triggered mana abilities -----------------------------------------------------------------------------------------


def is_triggered_mana(ability: tree.Triggered) -> bool:
    """Whether a triggered ability is a mana ability: tapping for mana makes it trigger, and it adds mana."""
    if ability.trigger.kind != "taps" or FOR_MANA not in ability.trigger.where:
        return False
    return all(not mode.wants and any(tree.adds_mana(one) for one in mode.do) for mode in ability.modes)


def _counts_triggered(game: Game, ability: tree.Triggered) -> bool:
    return is_triggered_mana(ability) and bool(game.ruling(TRIGGERED_FOR_MANA))


def added(game: Game, what: tree.AddMana, player: str, spell: Thing) -> tuple[Symbols, tuple[str, ...]]:
    """What mana an instruction adds: its symbols, and where it says «of the same colour», among which they may be."""
    alike = next((symbol for symbol in what.symbols if symbol in {tree.SAME_COLOUR, tree.SAME_TYPE}), None)
    if what.each:
        return (), ()  # of what kind it is, nobody knows yet
    times = amount(game, what.times, player, spell)
    if what.symbols == (tree.CHOSEN_COLOUR,):
        said = qualities.choices(game, source_of(spell)).get("colour")
        if said not in COLOUR_LETTERS:
            return (() if game.is_so(NO_MANA_OF_NO_TYPE) else ("C",) * times), ()
        return (COLOUR_LETTERS[said],) * times, ()
    if alike is None:
        return _of_symbols(game, what.symbols, times)
    made = dict.fromkeys(spell.marks.get("about", {}).get("mana", ()))
    possible = tuple(symbol for symbol in made if alike == tree.SAME_TYPE or symbol != "C")
    return (possible * len(what.symbols) * times if len(possible) == 1 else ()), possible


def _of_symbols(game: Game, symbols: Symbols, times: int) -> tuple[Symbols, tuple[str, ...]]:
    """The mana for which symbols stand as they are added, or of one that has two halves, which it may be."""
    if not any(symbol == SNOW or "/" in symbol for symbol in symbols):
        return symbols * times, ()
    halves = tuple(symbols[0].split("/"))
    if len(symbols) == 1 and len(halves) > 1 and LIFE not in halves:
        return ((), halves) if game.is_so(ADDED_AS["hybrid"]) else (halves * times, ())
    return tuple(map(partial(_added_as, game), symbols)) * times, ()


def _added_as(game: Game, symbol: str) -> str:
    """What mana a Phyrexian or snow symbol adds: whoever knows no better thinks it one of a type of its own."""
    if symbol == SNOW:
        return "C" if game.is_so(ADDED_AS["snow"]) else symbol
    if LIFE in symbol.split("/"):
        return its_colour(game, None, symbol, ()) or symbol if game.is_so(ADDED_AS["phyrexian"]) else "C"
    return symbol


def extra(game: Game, player: str, thing: Thing, symbols: Symbols) -> Symbols:
    """What triggered mana abilities will add for a player who taps a permanent for mana."""
    if not game.rows("procedures", "triggered mana") or not anybody_hears(game, "taps", FOR_MANA):
        return ()
    event = Event("taps for mana", (thing.object, player, symbols))
    found: list[str] = []
    for source, ability, whose in listening(game, game.board):
        for about in (
            matches(game, ability.trigger, event, game.board, source) if _counts_triggered(game, ability) else ()
        ):
            spell = source._replace(marks={**source.marks, "about": about, "source": source.object})
            for one in ability.modes[0].do:
                if isinstance(one, tree.AddMana) and player in things(game, one.who, whose, spell):
                    found += added(game, one, whose, spell)[0]
    return tuple(found)


def total(game: Game, value: Symbols, player: str, spell: Thing) -> Symbols | None:
    """What is played costs more, then less, as static abilities say; less than nothing it never costs."""
    more: list[str] = []
    less: list[str] = []
    own = [(spell, ability) for ability in _of_the_spell(game, spell) if isinstance(ability, tree.Static)]
    if any(rule in _OF_COSTS for _, one in own for rule, _ in one.rules) and not game.is_so(SAYS_WHAT_IT_COSTS_ITSELF):
        own = []
    its_own = ((spell, *said) for _, ability in own if _is_so(game, ability, spell) for said in ability.rules)
    for source, rule, about in (*rules_of_table(game), *its_own):
        if rule in _OF_COSTS and _is_played(game, spell, about[0], source):
            often = amount(game, about[2], controller(game, source), source) if len(about) > _PLAIN else 1
            (more if rule == "costs more" else less).extend(about[1] * often)
    less += _of_the_next(game, spell)
    for source, rule, about in _of_abilities(game, spell):
        often = amount(game, about[3], controller(game, source), source)
        (more if rule == "abilities cost more" else less).extend(about[2] * often)
    for change in getattr(spell.marks.get("ability"), "changes", ()):
        if change.condition is None or game.ruling(CONDITION_HOLDS, change.condition, player, spell):
            (more if change.more else less).extend(change.symbols * amount(game, change.times, player, spell))
    found = changed(game, value, more, less) if more or less else value
    least = [about[1] for source, about in _said(game, COSTS_AT_LEAST) if _is_played(game, spell, about[0], source)]
    found = reductions.no_less(found, max(least, default=0))
    return found if found != value else None


def _said(game: Game, rule: str) -> list[tuple[Thing, Any]]:
    return [(source, about) for source, name, about in rules_of_table(game) if name == rule]


def changed(game: Game, value: Symbols, more: list[str], less: list[str]) -> Symbols:
    """A cost with what comes on top of it, then without what it costs less."""
    if more and less and not game.ruling(INCREASES_COME_FIRST):
        return changed(game, changed(game, value, [], less), more, [])
    if any(reductions.is_special(symbol) for symbol in less):
        less, either = reductions.plainly(game, tuple(less), (*value, *more))
        more += either
    generic = sum(int(s) for s in (*value, *more) if s.isdigit()) - sum(int(s) for s in less if s.isdigit())
    rest = [s for s in (*value, *more) if not s.isdigit()]
    if generic < 0 and rest and speaks_of(game, "generic mana") and not game.ruling(TAKES_ONLY_GENERIC_MANA):
        rest = rest[-generic:]
    for symbol in less:
        if symbol in rest:
            rest.remove(symbol)
        elif generic > 0 and not symbol.isdigit() and speaks_of(game, "generic mana"):
            asked = symbol in value or symbol in more
            generic -= int(game.ruling(TAKES_GENERIC_MANA_INSTEAD, symbol, asked))
    return (*((str(generic),) if generic > 0 else ()), *rest)


def _costs_now(game: Game, player: str, source: Thing, ability: tree.Activated) -> tuple[tree.Cost, ...]:
    """What it costs to activate a mana ability, as static abilities have it."""
    marks = {**source.marks, "ability": ability, "source": source.object, "controller": player}
    more: list[str] = []
    less: list[str] = []
    for teller, rule, about in _of_abilities(game, source._replace(marks=marks)):
        often = amount(game, about[3], controller(game, teller), teller)
        (more if rule == "abilities cost more" else less).extend(about[2] * often)
    if not more and not less:
        return ability.costs
    due = changed(game, tree.mana_among(ability.costs), more, less)
    others = tree.no_mana(ability.costs)
    return (*others, tree.Mana(due)) if due else others


def _of_abilities(game: Game, spell: Thing) -> Iterator[tuple[Thing, str, Any]]:
    """What static abilities say that it costs to activate this one: of some things, or of a keyword and by whom."""
    ability = spell.marks.get("ability")
    if not isinstance(ability, tree.Activated):
        return
    bearer = game.board.things.get(spell.marks["source"][0])
    for source, rule, about in rules_of_table(game):
        if rule not in {"abilities cost less", "abilities cost more"}:
            continue
        of, word = about[0], about[1]
        if tree.BUT_FOR_MANA in about[4:] and ability.for_mana:
            continue
        you = controller(game, source)
        if word and (shorthand.word_of(game, ability) != word or spell.marks["controller"] != you):
            continue
        if of is not None and (bearer is None or not _is_that(game, bearer, of, you, source)):
            continue
        yield source, rule, about


def _is_that(game: Game, bearer: Thing, of: object, you: str, source: Thing) -> bool:
    """Whether an ability is of what the text tells."""
    if isinstance(of, tree.Filter):
        return fits(game, bearer, of, you, source.object)
    return bearer.object in things(game, of, you, source)


def _of_the_next(game: Game, spell: Thing) -> Iterator[str]:
    """What effects say of the next spell that a player casts: of a further one of that kind they say nothing."""
    for source, rule, about in rules_of_table(game):
        if rule != "next costs less" or "ability" in spell.marks:
            continue
        of, symbols, event, cast = about
        you = controller(game, source)
        if fits(game, spell, of, you, source.object) and game.ruling(TIMES_THIS_TURN, event, you) == cast:
            yield from symbols


def _of_the_spell(game: Game, spell: Thing) -> Iterator[object]:
    """The abilities of what is played, those for which its keywords stand behind the others."""
    like = spell.face.traits
    yield from like.abilities
    if like.words and not spell.face.pseudo:
        for ability in shorthand.of_words(game, like):
            if isinstance(ability, tree.Static):
                shorthand.because(game, ability)
                yield ability


_OF_COSTS = frozenset({"costs more", "costs less"})
_PLAIN = 2  # what is played, and how much more or less: a third part tells how often


def _is_so(game: Game, ability: tree.Static, source: Thing) -> bool:
    """Whether what a static ability makes its effect hang on is so."""
    if ability.condition is None:
        return True
    return bool(game.ruling(CONDITION_HOLDS, ability.condition, controller(game, source), source))


def _is_played(game: Game, spell: Thing, what: object, source: Thing) -> bool:
    if isinstance(what, tree.This):
        return spell.id == source.id
    if not isinstance(what, tree.Filter):
        return False
    if what.either:
        return any(_is_played(game, spell, each, source) for each in what.either)
    elsewhere = what.zone in _CAST_FROM and spell.marks.get("from", ("",))[0] != what.zone
    return not elsewhere and fits(game, spell, what, controller(game, source), source.object)


_CAST_FROM = frozenset({"graveyard", "exile", "hand", "library"})  # the zone that a text tells of spells cast from it


def pay_tap(game: Game, player: str, source: Thing) -> Flow[None]:
    """Pay a cost that is the TAP symbol."""
    game.check("tap for a cost", source)
    yield Event("tap", (source.id,))
