"""What is printed on a card, token or ability, and what a thing is like at a moment: faces and traits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic.language.keyword_meanings import meaning
from judgekit.magic.language.tree import FOR_GOOD, Activated, Change, Instead, Keyword, Mana, Static, This, Triggered
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgekit.magic.language.tree import Ability


COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
BASIC_LANDS = {"Pianura": "W", "Isola": "U", "Palude": "B", "Montagna": "R", "Foresta": "G"}
PERMANENT_TYPES = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker", "battle"})
Symbols = tuple[str, ...]
_SYMBOL = re.compile(r"\{([^{}]*)\}")
NO_WHY: Mapping[str, tuple[str, ...]] = {}


class Traits(NamedTuple):
    """What a thing is like: as printed, or as the effects on it make it. `cites` are the rules that changed it.

    `why` are those by which it has its colours, types, subtypes of itself: they are cited by whoever asks for these.
    """

    name: str
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    colours: frozenset[str]
    power: int | None
    toughness: int | None
    words: Mapping[str, tuple[Any, ...]]  # keyword -> what each copy of it is about
    abilities: tuple[Ability, ...]  # the other abilities
    rules: frozenset[str] = frozenset()  # what effects forbid it or bid it do: can't attack, must block …
    controller: str | None = None  # where an effect gives it to another player
    cites: tuple[str, ...] = ()
    why: Mapping[str, tuple[str, ...]] = NO_WHY


class Face(NamedTuple):
    """What is printed: traits, cost and text; `plain` tells that nothing in it acts on the game all the time.

    `traits` hold all that is printed; where `asks`, it is for the rules to say what of it counts.
    """

    traits: Traits
    cost: Symbols | None = None
    text: str = ""
    english: str = ""
    token: bool = False
    by_kind: bool = False  # a token of which no kind is told beside its name: it is called as its kind
    pseudo: bool = False  # an ability on the stack, combat damage waiting: no card
    copy: bool = False  # a copy of a spell: no card either
    plain: bool = True
    watches: frozenset[str] = frozenset()  # kinds of events that its abilities wait for
    set: str = ""  # the set whose symbol it bears
    dyed: bool = False  # its colours are told, whatever its cost says
    nature: tuple[Static, ...] = ()  # those of its abilities that say of what colour or type it is
    defining: tuple[Static, ...] = ()  # those that say of what power or toughness
    aside: tuple[Ability, ...] = ()  # what reminder and flavour text would say, were they rules
    asks: bool = False
    loyalty: int | None = None  # of a planeswalker
    defense: int | None = None  # of a battle
    under: Face | None = None  # of what lies face down: what is printed on it
    by: str = ""  # what lets it lie face down: the keyword, or the word of the effect
    layout: str = ""  # of a card with several faces: split, transform, modal, adventure, flip
    others: tuple[Face, ...] = ()  # the faces that are not up: the back, both halves, the Adventure
    of: Face | None = None  # where another face is up: the card as it is elsewhere

    @property
    def name(self) -> str:
        return self.traits.name

    @property
    def shown(self) -> frozenset[str]:
        """The colours of the mana symbols in its text, which are not its own."""
        return colours_of(_SYMBOL.findall(self.text))


NOTHING = Face(Traits("effetto", *(frozenset(),) * 4, None, None, {}, ()), pseudo=True)  # of what has no card


def colours_of(cost: Iterable[str]) -> frozenset[str]:
    return frozenset(COLOURS[part] for symbol in cost for part in symbol.split("/") if part in COLOURS)


def converted(cost: Iterable[str] | None, x: int = 0) -> int:
    """The total amount of mana in a cost; X counts what was chosen for it."""
    return sum(int(s) if s.isdigit() else x if s == "X" else _worth(s) for s in cost or ())


def _worth(symbol: str) -> int:
    """How much mana a coloured symbol is: of two halves, the greater one counts."""
    return max([int(half) for half in symbol.split("/") if half.isdigit()], default=1)


def face(  # noqa: PLR0913  (a card has that many parts)
    name: str,
    types: Iterable[str],
    *,
    cost: Symbols | None = None,
    colours: Iterable[str] | None = None,
    size: tuple[int, int] | None = None,
    subtypes: Iterable[str] = (),
    supertypes: Iterable[str] = (),
    abilities: Iterable[Ability] = (),
    text: str = "",
    english: str = "",
    token: bool = False,
    pseudo: bool = False,
    set: str = "",  # noqa: A002  (what a card's set is called)
    aside: Iterable[Ability] = (),
    loyalty: int | None = None,
    defense: int | None = None,
) -> Face:
    """Build a face; colours come from the cost where they are not given."""
    words: dict[str, tuple[Any, ...]] = {}
    others: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Keyword):
            words[ability.word] = (*words.get(ability.word, ()), ability.of)
        else:
            others.append(ability)
    traits = Traits(
        name,
        frozenset(types),
        frozenset(subtypes),
        frozenset(supertypes),
        frozenset(colours) if colours is not None else colours_of(cost or ()),
        size[0] if size else None,
        size[1] if size else None,
        words,
        tuple(others),
    )
    told = (*others, *(each for word, copies in words.items() for of in copies for each in _meant(word, of)))
    acting = [ability for ability in told if isinstance(ability, (Static, Instead))]
    watches = frozenset(ability.trigger.kind for ability in told if isinstance(ability, Triggered))
    dyed = colours is not None
    nature = tuple(ability for ability in acting if isinstance(ability, Static) and is_nature(ability))
    defining = tuple(ability for ability in acting if isinstance(ability, Static) and is_defining(ability))
    kinds = traits.subtypes - BASIC_LANDS.keys() or "legendary" in traits.supertypes
    shown = "{" in text and bool(colours_of(_SYMBOL.findall(text)))
    asks = bool(token or nature or aside or kinds or (not dyed and (traits.colours or shown)))
    asks = asks or "planeswalker" in traits.types or is_changeling(words)
    return Face(
        traits,
        cost,
        text,
        english,
        token,
        pseudo=pseudo,
        by_kind=bool(token and name and not traits.subtypes),
        plain=not acting,
        watches=watches,
        set=set,
        dyed=dyed,
        nature=nature,
        defining=defining,
        aside=tuple(aside),
        asks=asks,
        loyalty=loyalty,
        defense=defense,
    )


MORPH, MEGAMORPH, DISGUISE = "metamorfosi", "megamorfosi", "camuffare"
MANIFEST, CLOAK = "manifestare", "celare"


def face_down(there: Face, by: str = "") -> Face:
    """What shows of something that lies face down: a creature 2/2, and nothing else but what lets it lie so."""
    shut = (Keyword("egida", Mana(("2",))),) if by in {DISGUISE, CLOAK} else ()
    bare = face("", ("creature",), size=(2, 2), colours=(), abilities=shut, token=there.token)
    return bare._replace(under=there, by=by, asks=True)


UNPLAYED = frozenset({"meld"})  # layouts of which no edition plays all faces: such a card is refused by name
SPLIT, TRANSFORM, MODAL, ADVENTURE, FLIP = "split", "transform", "modal", "adventure", "flip"
OMEN, PROTOTYPE = "omen", "prototype"
ROOM = "room"  # of what is in play and has only those halves of a split card that are unlocked


def with_faces(there: Face, layout: str, others: tuple[Face, ...]) -> Face:
    """A card with other faces; of a split card the halves, of which the card itself is put together."""
    if layout == SPLIT:
        there = _together(there.name, others)
    return there._replace(layout=layout, others=others, asks=True)


def shown(there: Face, nth: int) -> Face:
    """Another face of a card, as it is up."""
    whole = there.of or there
    return whole.others[nth]._replace(layout=whole.layout, of=whole, asks=True, token=whole.token)


def flipped(there: Face, *, keeps: bool = True) -> Face:
    """A flip card as it is once flipped: with the colours and the mana cost of its normal half."""
    whole = there.of or there
    other = shown(whole, 0)
    if not keeps:
        return other
    return other._replace(
        traits=other.traits._replace(colours=whole.traits.colours), cost=whole.cost, dyed=whole.dyed or other.dyed
    )


def is_room(there: Face) -> bool:
    """Whether a card is a split card that becomes a permanent: both halves share a type line."""
    halves = there.others if there.layout == SPLIT else ()
    return bool(halves) and all(half.traits.types & PERMANENT_TYPES for half in halves)


def room(whole: Face, unlocked: Iterable[int], *, token: bool = False) -> Face:
    """A permanent that is such a card, with what its unlocked halves say: name, mana cost and text."""
    halves = tuple(whole.others[nth] for nth in sorted(unlocked))
    like = whole.traits
    told = _together(" // ".join(half.name for half in halves), halves) if halves else face("", like.types, colours=())
    line = told.traits._replace(types=like.types, subtypes=like.subtypes, supertypes=like.supertypes)
    # What a locked half would do is looked at, too: by whoever does not know that it is locked.
    return told._replace(
        traits=line, layout=ROOM, of=whole, token=token, asks=True, plain=whole.plain, watches=whole.watches
    )


def _together(name: str, halves: tuple[Face, ...]) -> Face:
    """A split card: what is on one half and on the other."""
    likes = [half.traits for half in halves]
    abilities = [Keyword(word, about) for like in likes for word, copies in like.words.items() for about in copies]
    return face(
        name,
        [kind for like in likes for kind in like.types],
        cost=tuple(symbol for half in halves for symbol in half.cost or ()),
        subtypes=[kind for like in likes for kind in like.subtypes],
        supertypes=[kind for like in likes for kind in like.supertypes],
        abilities=(*abilities, *(ability for like in likes for ability in like.abilities)),
        text="\n".join(half.text for half in halves),
        english=" // ".join(half.english for half in halves if half.english),
        set=halves[0].set,
    )


def _meant(word: str, about: object) -> tuple[Ability, ...]:
    """The abilities for which a keyword stands."""
    return meaning(word, about)


def is_changeling(words: Iterable[str]) -> bool:
    """Whether a card with these keywords has more kinds than it shows."""
    return "cangiante" in words


def is_nature(ability: Static) -> bool:
    """Whether a text tells of what colour or type the card itself is, and nothing else."""
    if ability.condition is not None or ability.rules:
        return False
    bare = Change(None, until=FOR_GOOD)
    return all(
        isinstance(change.what, This)
        and change._replace(what=None, colors=None, types=(), subtypes=(), adds_types=False) == bare
        and "chosen" not in (change.colors or ())
        for change in ability.changes
    )


def is_defining(ability: Static) -> bool:
    """Whether a text tells of what power or toughness the card itself is, always, and nothing else."""
    if ability.condition is not None or ability.rules or not ability.changes:
        return False
    bare = Change(None, until=FOR_GOOD)
    return all(
        isinstance(change.what, This)
        and change._replace(what=None, set_power=None, set_toughness=None) == bare
        and (change.set_power is not None or change.set_toughness is not None)
        for change in ability.changes
    )


def mana_abilities(traits: Traits) -> list[tuple[int, Activated]]:
    """The printed mana abilities, with their places among the abilities."""
    return [(n, a) for n, a in enumerate(traits.abilities) if isinstance(a, Activated) and a.for_mana]
