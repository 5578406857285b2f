"""What texts ask of a thing: types and kinds, colours, name, set, cost; and what has been chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.cards import ADVENTURE, BASIC_LANDS, FLIP, OMEN, ROOM, SPLIT, TRANSFORM, converted
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.plays.board.facts import OWN_FACE, TIMES
from judgekit.magic.plays.board.state import because, controller, host_of, traits
from judgekit.magic.plays.text.last_known import last_known
from judgekit.magic.plays.text.pairs import partner_of
from judgekit.magic.questions.copies import LAST_KNOWN_CHOICES, NOTED_FOR_IT, PAID_AS_IT_ENTERED
from judgekit.magic.questions.faces import (
    CALLED,
    COST_OF_BOTH_HALVES,
    HAS_THE_NAMES_OF_BOTH_HALVES,
    HAS_THE_NAMES_OF_ITS_DOORS,
    MAY_NAME_THE_OTHER_HALF,
)
from judgekit.magic.questions.mechanics import A_TRANSFORMED_ONE_SHOWS_ITS_BACK, IS_AN_OUTLAW, IS_HISTORIC, IS_MODIFIED
from judgekit.magic.questions.text import (
    ADDITIONAL_COST_COUNTS,
    COLOURLESS,
    CONVERTED_COST,
    LAND_IS_BASIC,
    MULTICOLOURED,
    NAME_OF_A_CARD,
    NAME_OF_A_TOKEN,
    OF_A_SET,
    ONLY_THE_QUALITY_NAMED,
    TYPES_OF_A_SPELL,
    TYPES_OF_AN_ARTIFACT_CREATURE,
)
from judgekit.magic.vocabulary import KINDS_OF_CREATURES
from judgekit.table.board import by_face
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from judgekit.magic.cards import Face, Traits
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Game

CHOSEN = "chosen"
COLOUR, KIND, CARD_TYPE, NUMBER, CARD_NAME = "colour", "creature type", "card type", "number", "card name"
LAND_KIND = "basic land type"

# --- types and kinds --------------------------------------------------------------------------------------------------


def has_kinds(game: Game, like: Traits, filter: tree.Filter) -> bool:  # noqa: A002
    """Whether something is of the types and kinds that a filter asks for."""
    if filter.types or filter.any_types or filter.not_types:
        types = _types(game, like, filter)
        if not types.issuperset(filter.types) or not types.isdisjoint(filter.not_types):
            return False
        if filter.any_types and types.isdisjoint(filter.any_types):
            return False
    if filter.any_subtypes or filter.not_subtypes:
        because(game, like, "subtypes")
        if filter.any_subtypes and like.subtypes.isdisjoint(filter.any_subtypes):
            return False
        if not like.subtypes.isdisjoint(filter.not_subtypes) or not like.subtypes.issuperset(filter.also_subtypes):
            return False
    if not (filter.supertypes or filter.not_supertypes):
        return True
    kinds = supertypes(game, like)
    return kinds.issuperset(filter.supertypes) and kinds.isdisjoint(filter.not_supertypes)


def _types(game: Game, like: Traits, filter: tree.Filter) -> frozenset[str]:  # noqa: A002
    """The types that count where a filter asks for types."""
    because(game, like, "types")
    types = frozenset(like.types)
    if filter.noun == "spell":
        types = game.ruling(TYPES_OF_A_SPELL, like)
    if types.issuperset(_ARTIFACT_CREATURE):
        types = game.ruling_on(TYPES_OF_AN_ARTIFACT_CREATURE, types - {"artifact"}, types)
    return types


_OF_CREATURES = frozenset(KINDS_OF_CREATURES)
_ARTIFACT_CREATURE = frozenset({"artifact", "creature"})


def supertypes(game: Game, like: Traits) -> frozenset[str]:
    """Legendary, basic and the like; which lands are basic is for the rules to say."""
    if "land" not in like.types:
        return frozenset(like.supertypes)
    counted = frozenset(like.supertypes) - {"basic"}
    if like.subtypes & BASIC_LANDS.keys():
        counted |= {"basic"}
    kinds: frozenset[str] = game.ruling_on(LAND_IS_BASIC, counted, like)
    return kinds


def name_told(game: Game, one: Object) -> str:
    """The name that something has, or had."""
    thing = game.board.things.get(one[0])
    name: str = last_known(game, one).name
    return name_of(game, thing.face, name) if thing is not None and name else name


def shares(game: Game, thing: Thing, like: Traits, with_: tree.Shares) -> bool:
    """Whether a thing has a colour, a card type or a kind of creature in common with one of certain objects."""
    those = [one for one in with_.of if not isinstance(one, str)]
    if with_.other and thing.object in those:
        return False
    return any(_in_common(with_.what, like, last_known(game, one)) for one in those)


def kinds_of_creature(game: Game, thing: Thing) -> tuple[str, ...]:
    """The kinds of creature that something is of, wherever it is."""
    return tuple(sorted(_OF_CREATURES & traits(game, thing).subtypes))


def _in_common(what: str, one: Traits, two: Traits) -> bool:
    match what:
        case "colour":
            return not one.colours.isdisjoint(two.colours)
        case "type":
            return not one.types.isdisjoint(two.types)
        case _:
            return not _OF_CREATURES.isdisjoint(one.subtypes & two.subtypes)


# --- colours ----------------------------------------------------------------------------------------------------------


def has_colours(game: Game, like: Traits, filter: tree.Filter) -> bool:  # noqa: A002
    """Whether something is of a colour that a filter asks for, and of none that it excludes."""
    wanted = set(filter.any_colors)
    if not (wanted or filter.not_colors):
        return True
    because(game, like, "colours")
    if "colorless" in wanted and game.ruling_on(COLOURLESS, "artifact" in like.types, like):
        return True
    if "multicolor" in wanted and game.ruling(MULTICOLOURED, like):
        return True
    if wanted and like.colours.isdisjoint(wanted):
        return False
    if len(like.colours) < 2:
        return like.colours.isdisjoint(filter.not_colors)
    return bool(game.ruling_on(ONLY_THE_QUALITY_NAMED, not wanted, like, filter))


def of_several_colours(game: Game, value: bool, like: Traits) -> bool:
    """Whatever is of two colours or more is multicoloured: no sixth colour is asked for."""
    return len(like.colours) > 1


def of_no_colour(game: Game, value: bool, like: Traits) -> bool:
    """Whatever has no colour is colourless, artifact or not."""
    return not like.colours


def quality_alone(game: Game, value: bool, like: Traits, filter: tree.Filter) -> bool:  # noqa: A002
    """A quality is looked at by itself: a black and red creature is black, and it is no nonblack one."""
    return like.colours.isdisjoint(filter.not_colors)


# --- names, sets, costs -----------------------------------------------------------------------------------------------


def name_of(game: Game, face: Face, printed: str) -> str:
    """The name by which a card is the same card as another."""
    if face.by_kind and game.speaks(NAME_OF_A_TOKEN):
        return str(game.ruling(NAME_OF_A_TOKEN, face))
    return str(game.ruling_on(NAME_OF_A_CARD, printed, face)) if face.english else printed


def is_called(game: Game, thing: Thing, like: Traits, name: str) -> bool:
    """Whether a thing has the name of which a text speaks, or the same name in other words.

    A split card has two names, off the stack.
    """
    if thing.face.layout == SPLIT and thing.face.of is None and any(half.name == name for half in thing.face.others):
        return game.is_so(HAS_THE_NAMES_OF_BOTH_HALVES)
    if thing.face.layout == ROOM and name != like.name and name in like.name.split(" // "):
        return game.is_so(HAS_THE_NAMES_OF_ITS_DOORS)
    if like.name == name and not thing.face.token:
        return True
    known = name_of(game, thing.face, like.name)
    if known in {like.name, name}:
        return known == name
    cards = [t for t in game.board.things.values() if t.face.name == name and not t.face.token]
    return any(name_of(game, t.face, name) == known for t in cards)


def is_of_set(game: Game, thing: Thing, name: str) -> bool:
    """Whether a thing is of a set."""
    reprints = (t.face.set for t in game.board.things.values() if t.face.name == thing.face.name)
    somehow = any(same_set(one, name) for one in reprints)  # a card is of every set in which it has been printed?
    return bool(game.ruling_on(OF_A_SET, somehow, thing, name))


def same_set(one: str, two: str) -> bool:
    """Whether two names of sets mean one; a card without a symbol is of none."""
    return bool(one) and one.casefold() == two.casefold()


def converted_cost(game: Game, face: Face, x: int = 0) -> int | None:
    """The converted mana cost of a card; whoever knows no better counts its symbols, and what is to be paid beside.

    Whoever does not know says of what has no mana cost that it has no converted cost, either.
    """
    if face.layout == SPLIT and face.of is None and not game.ruling(COST_OF_BOTH_HALVES):
        face = face.others[0]
    cost: int | None = game.ruling_on(CONVERTED_COST, len(face.cost) if face.cost else None, face, x)
    if cost is None:
        return None
    added = sum(converted(c.symbols) for a in face.traits.abilities if isinstance(a, tree.ExtraCost) for c in _mana(a))
    return cost + (int(game.ruling_on(ADDITIONAL_COST_COUNTS, added, face)) if added else 0)


def mana_of(costs: tuple[object, ...]) -> int:
    """How much mana costs are that are mana and others."""
    return sum(converted(cost.symbols) for cost in costs if isinstance(cost, tree.Mana))


def _mana(ability: tree.ExtraCost) -> list[tree.Mana]:
    return [cost for cost in ability.costs if isinstance(cost, tree.Mana)]


# --- counters and what is attached ---


# What is kept of a turn where a text asks for it: which objects have attacked in it, or blocked, or come into play.
_DEEDS = {"attacked this turn": "attacks", "blocked this turn": "blocks"}
_PUT = {"put there this turn", "put there from play this turn"}
_NOTED = frozenset({*_DEEDS, "entered this turn", *_PUT})
_IS = {f"is {colour}": colour for colour in COLOURS}  # a colour that something has to have beside another
_KINDS = {"historic": (IS_HISTORIC, "supertypes"), "outlaw": (IS_AN_OUTLAW, "subtypes")}
OUTLAWS = frozenset({"Assassino", "Farabutto", "Mercenario", "Pirata", "Warlock"})
STATUSES = frozenset(
    {"modified", *_KINDS, "unpaired", "of one colour", tree.X_IN_ITS_COST, f"not {tree.X_IN_ITS_COST}", *_IS, *_NOTED}
)
CAME = "came"  # under this name it is marked in which turn a permanent has entered
CAME_SEEN = "came seen"  # the fact that keeps that mark of permanents that have left
CHOICES_SEEN = "choices seen"  # the fact that keeps what was chosen for permanents that have left
PUT = "put there"  # under this name it is marked in which turn a card has come to its graveyard, and from which zone
DEEDS = "asks for deeds"
by_face(DEEDS, lambda thing: _asks_for_deeds(thing.face.traits.abilities))


def _asks_for_deeds(node: object) -> bool:
    if isinstance(node, tree.Filter) and not _NOTED.isdisjoint(node.status):
        return True
    if isinstance(node, tree.Tie) and node.how == tree.BLOCKED_THIS_TURN:
        return True
    if isinstance(node, tree.Happened) and node.besides:
        return True
    for part in node if isinstance(node, tuple) else ():  # written out: every thing that comes to be is asked
        if isinstance(part, tuple) and part and _asks_for_deeds(part):
            return True
    return False


def had_come(game: Game, one: Object) -> bool:
    """Whether what has left play had entered it this turn."""
    return bool(game.board.facts.get(CAME_SEEN, {}).get(one) == game.board.facts.get("number", 0))


def done_to(board: Board, deed: str, to: Object) -> list[Object]:
    """What has done this to an object this turn."""
    turn, done = board.facts.get("deeds", (0, frozenset()))
    return [each[1] for each in done if each[0::2] == (deed, to)] if turn == board.facts.get("number", 0) else []


def is_so(game: Game, thing: Thing, status: str) -> bool:
    """Whether a permanent is modified, or unpaired; whoever knows no better looks at its counters alone."""
    if status in _IS:
        because(game, traits(game, thing), "colours")
        return _IS[status] in traits(game, thing).colours
    if status == "of one colour":
        return len(traits(game, thing).colours) == 1
    if status == tree.X_IN_ITS_COST:
        return "X" in (thing.face.cost or ())
    if status == "entered this turn":
        return bool(thing.marks.get(CAME) == game.board.facts.get("number", 0))
    if status in _PUT:
        when, zone = thing.marks.get(PUT, (None, ""))
        put = thing.zone[0] == "graveyard" and when == game.board.facts.get("number", 0)
        return bool(put and (zone == "battlefield" or status == "put there this turn"))
    if status in _DEEDS:
        turn, done = game.board.facts.get("deeds", (0, frozenset()))
        return bool(turn == game.board.facts.get("number", 0)) and (_DEEDS[status], thing.object) in done
    if status in _KINDS:
        question, of = _KINDS[status]
        because(game, traits(game, thing), of)
        return bool(game.ruling_on(question, status == "historic" and _is_legendary(game, thing), thing))
    if status == "unpaired":
        return partner_of(game, thing) is None
    return bool(game.ruling_on(IS_MODIFIED, _has_counters(thing), thing))


def _is_legendary(game: Game, thing: Thing) -> bool:
    return "legendary" in traits(game, thing).supertypes


def is_historic(game: Game, value: bool, thing: Thing) -> bool:
    """It is legendary, an artifact, or a Saga."""
    like = traits(game, thing)
    return "legendary" in like.supertypes or "artifact" in like.types or "Saga" in like.subtypes


def is_an_outlaw(game: Game, value: bool, thing: Thing) -> bool:
    """It is of one of the five kinds."""
    return not OUTLAWS.isdisjoint(traits(game, thing).subtypes)


def by_what_is_on_it(game: Game, value: bool, thing: Thing) -> bool:
    """It has counters, or an Equipment, or an Aura that its own controller controls."""
    on_it = [one for one in game.board.things.values() if one.marks.get("host") == thing.object]
    return _has_counters(thing) or any(_modifies(game, one, thing) for one in on_it)


def _has_counters(thing: Thing) -> bool:
    return any(n > 0 for n in thing.marks.get("counters", {}).values())


def _modifies(game: Game, attached: Thing, thing: Thing) -> bool:
    kinds = traits(game, attached).subtypes
    if "Equipaggiamento" in kinds:
        return True
    return "Aura" in kinds and controller(game, attached) == controller(game, thing)


# --- what has been chosen ---------------------------------------------------------------------------------------------


def choices(game: Game, source: Object | None) -> dict[str, Any]:
    """What has been chosen for a thing, by what it was, the last choice last; or had been, where it has left play."""
    thing = game.board.things.get(source[0]) if source is not None else None
    made = thing.marks.get("choices", {}) if thing is not None else {}
    seen = game.board.facts.get(CHOICES_SEEN, {}).get(source)
    return dict(made if seen is None else game.ruling_on(LAST_KNOWN_CHOICES, made, seen))


def waits(filter: tree.Filter) -> bool:  # noqa: A002
    """Whether a filter speaks of what has been chosen, or of what its source is on: `bound` puts that in its place."""
    return (
        tree.ENCHANTED_PLAYER in (filter.controller, filter.owner)
        or (filter.shares is not None and isinstance(filter.shares.of, tree.Host))
        or CHOSEN in filter.any_colors
        or CHOSEN in filter.any_subtypes
        or CHOSEN in filter.not_subtypes
        or filter.named == CHOSEN
    )


def bound(game: Game, filter: tree.Filter, source: Object | None) -> tree.Filter:  # noqa: A002
    """A filter that speaks of what has been chosen, with that in its place; any other filter as it is."""
    if not waits(filter):
        return filter
    if tree.ENCHANTED_PLAYER in {filter.controller, filter.owner}:
        filter = _of_the_host(game, filter, source)  # noqa: A001
    if filter.shares is not None and isinstance(filter.shares.of, tree.Host):
        filter = filter._replace(shares=filter.shares._replace(of=_host_alone(game, source)))  # noqa: A001
    colour, kind = CHOSEN in filter.any_colors, CHOSEN in (*filter.any_subtypes, *filter.not_subtypes)
    if not (colour or kind or filter.named == CHOSEN):
        return filter
    made = choices(game, source)
    if colour:
        filter = filter._replace(any_colors=_in_place(filter.any_colors, made.get(COLOUR)))  # noqa: A001
    if kind:
        last = next((name for name in reversed(made) if name in {KIND, CARD_TYPE}), KIND)
        if last == CARD_TYPE and CHOSEN in filter.any_subtypes:
            rest = tuple(one for one in filter.any_subtypes if one != CHOSEN)
            return filter._replace(any_subtypes=rest, types=(*filter.types, made[CARD_TYPE]))
        those = {name: _in_place(getattr(filter, name), _kind(made)) for name in ("any_subtypes", "not_subtypes")}
        filter = tree.replaced(filter, those)  # noqa: A001
    return filter._replace(named=made.get(CARD_NAME, "")) if filter.named == CHOSEN else filter


def such_a_card(game: Game, name: str, of: tree.Filter) -> Refusal | bool:
    """Who names a card names no token, and one of the types asked for; of what is on no board it is taken on trust."""
    there = [thing for thing in game.board.things.values() if thing.face.name.lower() == name.lower()]
    cards = [thing.face.traits for thing in there if not thing.face.token]
    layout, others = ("", ()) if there else _other_halves(game, name)
    if others:
        if not game.is_so(MAY_NAME_THE_OTHER_HALF[CALLED[layout]]):
            return Refusal("is no such name", (name,))
        return True if any(has_kinds(game, like, of) for like in others) else Refusal("is no such name", (name,))
    fits = any(has_kinds(game, like, of) for like in cards)
    return True if fits or not there else Refusal("is no such name", (name,))


def _other_halves(game: Game, name: str) -> tuple[str, tuple[Traits, ...]]:
    """The faces of that name that cards have which are not called so, and the layout of these cards."""
    for thing in game.board.things.values():
        if thing.face.layout in _WITH_NAMED_FACES:
            whole = thing.face.of or thing.face
            if found := tuple(one.traits for one in whole.others if one.name.lower() == name.lower()):
                return whole.layout, found
    return "", ()


_WITH_NAMED_FACES = (FLIP, TRANSFORM, ADVENTURE, OMEN)


def _host_alone(game: Game, source: Object | None) -> tuple[Object, ...]:
    """What a source is on, where that is no player."""
    thing = None if source is None else game.board.things.get(source[0])
    host = None if thing is None else host_of(game, thing)
    return () if host is None or isinstance(host, str) else (host,)


def _of_the_host(game: Game, filter: tree.Filter, source: Object | None) -> tree.Filter:  # noqa: A002
    """A filter that speaks of «the enchanted player», with the player on whom its source is in the place of that."""
    aura = None if source is None else game.board.things.get(source[0])
    host = None if aura is None else host_of(game, aura)
    who = host if isinstance(host, str) else "nobody"
    controlled, owned = (who if w == tree.ENCHANTED_PLAYER else w for w in (filter.controller, filter.owner))
    return filter._replace(controller=controlled, owner=owned)


def _kind(made: dict[str, object]) -> str | None:
    """The kind that was chosen, of creatures or of lands: the last one, where that is both."""
    return next((str(made[name]) for name in reversed(made) if name in {KIND, LAND_KIND}), None)


def _in_place(words: tuple[str, ...], chosen: str | None) -> tuple[str, ...]:
    """Words with the choice in the place that waits for it; nothing fits where nothing was chosen."""
    return tuple(chosen or "" if word == CHOSEN else word for word in words)


def number_chosen(game: Game, source: Object, what: str) -> int:
    """The number that was chosen for a permanent; the life that was paid as it entered."""
    found = int(choices(game, source).get(what, 0))
    question = {tree.LIFE_PAID: PAID_AS_IT_ENTERED, tree.LIFE_NOTED: NOTED_FOR_IT}.get(what)
    if question is None or not game.speaks(question):
        return found
    return int(game.ruling_on(question, 0, found))


def with_choices(game: Game, node: object, source: Object | None) -> Any:
    """Part of a text in which what has been chosen stands for the words that speak of it; the same where none does."""
    if isinstance(node, tree.Filter):
        return bound(game, node, source)
    if isinstance(node, tree.Keyword) and node.of == CHOSEN:
        return node._replace(of=choices(game, source).get(COLOUR, ""))
    if isinstance(node, tree.Change) and CHOSEN in node.subtypes:
        kinds = (one for one in _in_place(node.subtypes, _kind(choices(game, source))) if one)
        return with_choices(game, node._replace(subtypes=tuple(kinds)), source)
    if isinstance(node, tree.Change) and node.colors == (CHOSEN,):
        return with_choices(
            game, node._replace(colors=_in_place(node.colors, choices(game, source).get(COLOUR))), source
        )
    if not isinstance(node, tuple):
        return node
    parts = [with_choices(game, part, source) for part in node]
    if all(new is old for new, old in zip(parts, node, strict=True)):
        return node
    return type(node)(*parts) if hasattr(node, "_fields") else tuple(parts)


def is_transformed(game: Game, thing: Thing) -> bool:
    """Whether the back face of a double-faced permanent is up; whoever knows no better asks whether it has turned."""
    own: Face = thing.marks.get(OWN_FACE, thing.face)
    back = own.layout == TRANSFORM and own.of is not None
    turned = bool(thing.marks.get(TIMES))
    return back or (turned and not game.is_so(A_TRANSFORMED_ONE_SHOWS_ITS_BACK))
