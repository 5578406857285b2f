"""What a card, a permanent or a token is by itself: what of its face counts, and what texts mean by such words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotSimulated
from judgekit.magic import kinds_listed, vocabulary
from judgekit.magic.cards import BASIC_LANDS, NO_WHY, PERMANENT_TYPES, SPLIT, colours_of, converted, is_changeling
from judgekit.magic.language import tree
from judgekit.magic.plays.layers.draft import Draft, apply
from judgekit.magic.plays.text.qualities import CARD_TYPE, KIND, LAND_KIND, same_set
from judgekit.magic.questions.face_down import WHAT_LIES_FACE_DOWN
from judgekit.magic.questions.faces import CALLED, HALVES_ARE_COMBINED, ONLY_THE_FACE_UP_COUNTS
from judgekit.magic.questions.layers import (
    EVERY_KIND_OF_CREATURE,
    IT_SAYS_WHAT_IT_IS,
    ITS_COLOURS,
    ITS_SUBTYPES,
    LEGENDARY_IS_A_KIND,
    SUBTYPES_OF_A_TOKEN,
    SUPERTYPES_OF_A_PLANESWALKER,
    TEXT_ASIDE_COUNTS,
    TYPES_OF_A_TOKEN,
)
from judgekit.magic.questions.resolving import WORKS_ON_THE_STACK
from judgekit.magic.questions.text import A_PHYREXIAN_SYMBOL_COUNTS, FORMS_OF_A_KIND, THE_GREATER_HALF_COUNTS
from judgekit.table.engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from judgekit.magic.cards import Face, Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.system import Question

LEGEND = "Leggenda"
CHANGELING, DEVOID = "cangiante", "vacuità"
CARD_TYPES = frozenset({"artifact", "creature", "enchantment", "instant", "land", "sorcery"})
CREATURE = frozenset({"creature"})
ARTIFACT_CREATURE = {"artifact", "creature"}
Kinds = frozenset[str]


# --- reading a face ---------------------------------------------------------------------------------------------------


class _Reading:
    """A face while the rules are asked about it, part by part; `why` keeps who answered."""

    def __init__(self, game: Game, face: Face) -> None:
        self.game = game
        self.face = face
        self.why: dict[str, tuple[str, ...]] = {}

    def ask(self, part: str, question: Question, naive: object, *subject: object) -> Any:
        """What the rules answer; their numbers are kept for whoever asks for that part."""
        self.game.look()
        found = self.game.ruling_on(question, naive, self.face, *subject)
        cites = self.game.looked()
        if cites:
            self.why[part] = tuple(dict.fromkeys((*self.why.get(part, ()), *cites)))
        return found


def by_itself(game: Game, face: Face) -> Traits:
    """The traits of a face under the rules of a game."""
    reading = _Reading(game, face)
    if face.under is not None:
        return _face_down(reading, face.under)
    if face.layout and (face.of is not None or face.layout == SPLIT):
        return _one_of_several(reading, face)
    return _alone(reading, face)


def _alone(reading: _Reading, face: Face) -> Traits:
    """The traits of what has one face, or has its front up."""
    game = reading.game
    draft = Draft(face.traits)
    draft.colours = set(_colours(reading))
    draft.types = set(_types(reading))
    draft.subtypes = set(_subtypes(reading))
    draft.supertypes = set(_supertypes(reading))
    if face.nature and reading.ask("nature", IT_SAYS_WHAT_IT_IS, False):
        _says(reading, draft)
    if face.aside and reading.ask("aside", TEXT_ASIDE_COUNTS, True):
        _read_aside(game, face, draft)
    draft.cite(reading.why.pop("aside", ()))
    reading.why.pop("nature", None)
    draft.why = reading.why or NO_WHY
    return draft.done()


def _face_down(reading: _Reading, there: Face) -> Traits:
    """What lies face down: whoever knows no better takes it for what is printed on it."""
    found: Traits = reading.ask("face down", WHAT_LIES_FACE_DOWN, by_itself(reading.game, there))
    return found._replace(cites=reading.why.get("face down", ()))


def _one_of_several(reading: _Reading, face: Face) -> Traits:
    """What has another face up than its front, or is a split card: somebody may take one for the other."""
    game = reading.game
    told = _alone(reading, face)
    if face.of is not None:
        other, question = face.of, ONLY_THE_FACE_UP_COUNTS[CALLED[face.layout]]
    else:
        other, question = face.others[0], HALVES_ARE_COMBINED
    game.look()
    found: Traits = game.ruling_on(question, _alone(_Reading(game, other), other), told)
    cites = game.looked()
    return found._replace(cites=(*found.cites, *cites))


def _colours(reading: _Reading) -> Kinds:
    face = reading.face
    shown = face.shown
    if face.dyed or not (face.traits.colours or shown):
        return face.traits.colours
    naive: Kinds = frozenset() if face.traits.colours else shown
    found: Kinds = reading.ask("colours", ITS_COLOURS, naive)
    return found


def _types(reading: _Reading) -> Kinds:
    """What a card is stands on it; what a token is, whoever thinks of tokens as creatures would not ask."""
    face = reading.face
    if not face.token or face.traits.types == CREATURE:
        return face.traits.types
    found: Kinds = reading.ask("types", TYPES_OF_A_TOKEN, CREATURE)
    return found


def _subtypes(reading: _Reading) -> Kinds:
    face = reading.face
    lands = face.traits.subtypes & BASIC_LANDS.keys()
    found: Kinds = lands
    if face.token:
        found = reading.ask("subtypes", SUBTYPES_OF_A_TOKEN, lands)
    elif face.traits.subtypes != lands:
        found = reading.ask("subtypes", ITS_SUBTYPES, lands)
    if "legendary" in face.traits.supertypes and LEGEND not in found:
        found = reading.ask("subtypes", LEGENDARY_IS_A_KIND, found | {LEGEND}, found)
    if is_changeling(face.traits.words):
        found = reading.ask("subtypes", EVERY_KIND_OF_CREATURE, found)
    if any(one_form(kind) != kind for kind in found):
        found = reading.ask("subtypes", FORMS_OF_A_KIND, found)
    return found


def _supertypes(reading: _Reading) -> Kinds:
    """Which cards count as legendary though they do not say so is for the rules to tell."""
    there = reading.face.traits.supertypes
    if "planeswalker" not in reading.face.traits.types or "legendary" in there:
        return there
    found: Kinds = reading.ask("supertypes", SUPERTYPES_OF_A_PLANESWALKER, there)
    return found


def _says(reading: _Reading, draft: Draft) -> None:
    """The text itself tells the colour or the type."""
    cites = reading.why["nature"]
    for change in (change for ability in reading.face.nature for change in ability.changes):
        if change.colors is not None:
            draft.colours = set()
        apply(reading.game, draft, change._replace(adds_types=True))
        for part, told in (("colours", change.colors), ("types", change.types), ("subtypes", change.subtypes)):
            if told:
                reading.why[part] = (*reading.why.get(part, ()), *cites)
    draft.abilities = [one for one in draft.abilities if not _among(one, reading.face.nature)]


def _among(one: object, several: Collection[object]) -> bool:
    return any(one is other for other in several)


def _read_aside(game: Game, face: Face, draft: Draft) -> None:
    """What somebody might do who takes reminders and flavour for rules."""
    for ability in face.aside:
        if isinstance(ability, tree.Keyword):
            draft.words[ability.word] = (*draft.words.get(ability.word, ()), ability.of)
        elif isinstance(ability, tree.Static) and all(isinstance(c.what, tree.This) for c in ability.changes):
            for change in ability.changes:
                apply(game, draft, change)
        else:
            draft.abilities.append(ability)


# --- colours, types, kinds --------------------------------------------------------------------------------------------


def of_the_symbols(game: Game, value: Kinds, face: Face) -> Kinds:
    """A card has the colours of the mana symbols in its cost."""
    return colours_of(face.cost or ())


def of_its_symbol(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """A card has the colour of the mana symbols in its cost, whatever else is printed on it."""
    there = [symbol for symbol in face.cost or () if colours_of((symbol,))]
    return colours_of(_one_half(there[0])) if there else None


def of_each_symbol(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """With symbols of several colours it is of all of them."""
    found = colours_of(half for symbol in face.cost or () for half in _one_half(symbol))
    return found if len(found) > 1 else None


def of_both_halves(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """With hybrid symbols it is of all the colours of each."""
    cost = face.cost or ()
    return colours_of(cost) if any("/" in symbol for symbol in cost) else None


def _one_half(symbol: str) -> tuple[str, ...]:
    """A symbol, of a hybrid one the half that is coloured: so might think who does not know better."""
    halves = (half for half in symbol.split("/") if colours_of((half,)))
    return (next(halves, symbol),)


def devoid(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """A card with devoid is colourless, whatever its cost asks for."""
    return frozenset() if DEVOID in face.traits.words else None


def none_without_symbols(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """Without coloured symbols in its cost a card is colourless, whatever its text asks for."""
    return None if colours_of(face.cost or ()) else frozenset()


def artifacts_have_none(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """An artifact is colourless until an effect colours it."""
    return frozenset() if "artifact" in face.traits.types else None


def on_the_type_line(game: Game, value: Kinds, face: Face) -> Kinds:
    """The kinds that stand on the type line."""
    return face.traits.subtypes


def types_it_was_given(game: Game, value: Kinds, face: Face) -> Kinds:
    """A token has the types that its maker gave it."""
    return face.traits.types


def kinds_it_was_given(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """A token has the kinds that its maker gave it."""
    return face.traits.subtypes or None


def as_it_is_called(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """The name of a token is its kind, where nothing else is said."""
    return value | set(face.name.split()) if face.by_kind else None


def every_kind(game: Game, value: Kinds, face: Face) -> Kinds | None:
    """A changeling is of every kind of creature, in every zone."""
    if CHANGELING not in face.traits.words:
        return None
    return value | frozenset(vocabulary.KINDS_OF_CREATURES)


def one_form(kind: str) -> str:
    """A kind of creatures under the one form that stands for all of its forms."""
    return _FORMS.get(kind.lower(), kind)


_FORMS = vocabulary.by_word({**vocabulary.CREATURE_TYPES, **vocabulary.KINDS_WITH_A_CAPITAL})


def plural_and_feminine(game: Game, value: Kinds, face: Face | None) -> Kinds:
    """Orco, Orchi, Orchessa, Orchesse are one kind of creature."""
    return frozenset(one_form(kind) for kind in value)


def none_stays(game: Game, value: set[str], there: set[str], part: str, change: tree.Change) -> set[str]:
    """What changes type or kind loses those that it had."""
    return set()


def of_other_sets_stay(game: Game, value: set[str], there: set[str], part: str, change: tree.Change) -> set[str]:
    """New types take the place of those that were there, new subtypes that of those of the same set."""
    if part != "subtypes":
        return set()
    new = {set_of(kind) for kind in change.subtypes}
    return {kind for kind in there if set_of(kind) not in new}


def of_its_types_stay(game: Game, value: set[str], lost: frozenset[str], types: frozenset[str]) -> set[str]:
    """What is no longer of a type has none of the subtypes that belong to that type alone."""
    return {kind for kind in value if set_of(kind) not in lost or set_of(kind) in types}


def set_of(kind: str) -> str:
    """The type to which a subtype belongs."""
    return _OTHER_SETS.get(kind, "creature")


_OTHER_SETS = {
    **dict.fromkeys(vocabulary.SUBTYPES_OF[("land",)], "land"),
    **dict.fromkeys(vocabulary.SUBTYPES_OF[("artifact",)], "artifact"),
    **dict.fromkeys(vocabulary.SUBTYPES_OF[("enchantment",)], "enchantment"),
    **dict.fromkeys(vocabulary.LAND_TYPES, "land"),
    **dict.fromkeys(vocabulary.ARTIFACT_TYPES, "artifact"),
    **dict.fromkeys(vocabulary.ENCHANTMENT_TYPES, "enchantment"),
}


def stay_as_said(game: Game, value: set[str], there: set[str], part: str, change: tree.Change) -> set[str] | None:
    """What an effect says of an object besides what it is already leaves it that."""
    return there if change.adds_types else None


def stay_as_said_or_artifact(
    game: Game, value: set[str], there: set[str], part: str, change: tree.Change
) -> set[str] | None:
    """So does what makes it an artifact creature, the kinds of creature aside."""
    if change.adds_types or (part == "types" and set(change.types) == ARTIFACT_CREATURE):
        return there
    return None


def replaced(game: Game, value: set[str]) -> set[str]:
    """A new colour takes the place of those that were there."""
    return set()


def types_of_its_card(game: Game, value: Kinds, like: Traits) -> Kinds:
    """A spell has the types of its card; none is a land."""
    return frozenset(like.types) - {"land"}


# --- permanents, cards, spells, abilities -----------------------------------------------------------------------------


def cards_and_tokens(game: Game, value: bool, thing: Thing, like: Traits) -> bool:
    """Whatever stays in play is a permanent, card or token, if it has one of the types that stay."""
    return not PERMANENT_TYPES.isdisjoint(like.types)


# --- names and sets ---------------------------------------------------------------------------------------------------


def english_name(game: Game, value: str, face: Face) -> str | None:
    """Cards have one name where the English one is the same, whatever is printed."""
    return face.english or None


def this_one_alone(game: Game, value: object, one: object) -> Any:
    """A card that calls itself by name means that one object, and no other copy."""
    return [one]


def by_its_symbol(game: Game, value: bool, thing: Thing, name: str) -> bool:
    """A card is of the set whose symbol it bears."""
    return same_set(thing.face.set, name)


# --- costs ------------------------------------------------------------------------------------------------------------


def all_of_it(game: Game, value: int, face: Face, x: int) -> int | None:
    """The converted cost is the amount of all mana in the cost, whatever its colour."""
    if not face.cost:
        return None
    less = 0
    phyrexian = [s for s in face.cost if _is_phyrexian(s)]
    if phyrexian and not game.is_so(A_PHYREXIAN_SYMBOL_COUNTS):
        less += converted(phyrexian)
    hybrid = [s for s in face.cost if "/" in s and not _is_phyrexian(s)]
    if hybrid and not game.is_so(THE_GREATER_HALF_COUNTS):
        less += converted(hybrid) - len(hybrid)
    return converted(face.cost, x) - less


def _is_phyrexian(symbol: str) -> bool:
    return "P" in symbol.split("/")


def zero_without_a_cost(game: Game, value: int, face: Face, x: int) -> int | None:
    """What has no mana cost has a converted cost of zero."""
    return None if face.cost else 0


def where_it_says(game: Game, value: str, ability: tree.Activated | tree.Triggered) -> str | None:
    """An ability whose text says so works where the card is not in play."""
    return None if _discards_itself(game, ability) else ability.zone


def where_it_can_be_paid(game: Game, value: str, ability: tree.Activated | tree.Triggered) -> str | None:
    """An ability that costs to discard its own card works where that can be done."""
    return ability.zone if _discards_itself(game, ability) else None


def _discards_itself(game: Game, ability: tree.Activated | tree.Triggered) -> bool:
    costs = ability.costs if isinstance(ability, tree.Activated) and game.speaks(WORKS_ON_THE_STACK) else ()
    return any(isinstance(cost, tree.DiscardCost) and isinstance(cost.of, tree.This) for cost in costs)


# --- what is chosen ---------------------------------------------------------------------------------------------------


def one_of_six(game: Game, player: str, kind: str, said: object) -> Refusal | bool | None:
    """A type of card is one of the six."""
    if kind != CARD_TYPE:
        return None
    return True if said in CARD_TYPES else Refusal("is no card type", (said,))


def one_new_word(game: Game, player: str, kind: str, said: Any) -> Refusal | bool | None:
    """A kind of creature is one word, invented or not, that means nothing else in the game; of lands, a basic one."""
    if kind == LAND_KIND:
        return True if said in BASIC_LANDS else Refusal("is no basic land type", (said,))
    if kind != KIND:
        return None
    if len(said.split()) != 1:
        return Refusal("is no single kind", (said,))
    return Refusal("means something else", (said,)) if said.lower() in _meanings() else True


def one_subtype(game: Game, player: str, kind: str, said: str) -> Refusal | bool | None:
    """Who chooses a kind of creature names one that exists, and none of another type; of lands, a basic one."""
    if kind == LAND_KIND:
        return True if said in BASIC_LANDS else Refusal("is no basic land type", (said,))
    if kind != KIND:
        return None
    word = said.lower().replace("'", "’")
    if word in kinds_listed.OF_CREATURES - kinds_listed.OF_OTHER_THINGS:
        return True
    if len(said.split()) != 1:
        return Refusal("is no single kind", (said,))
    if word in kinds_listed.OF_OTHER_THINGS or word in _meanings():
        return Refusal("means something else", (said,))
    faces = [thing.face.traits for thing in game.board.things.values() if not thing.face.pseudo]
    if any(word in {one.lower() for one in face.subtypes} for face in faces if not _WITH_KINDS.isdisjoint(face.types)):
        return True
    if any(word == thing.name.lower() for thing in game.board.things.values()):
        return Refusal("is no kind of creature", (said,))
    raise NotSimulated(f"non so se «{said}» è un tipo di creatura: nell’elenco di quelli che conosco non c’è")


_WITH_KINDS = frozenset(("creature", "kindred"))


@cache
def _meanings() -> frozenset[str]:
    """The words that mean something in the game, kinds of creatures aside."""
    tables: tuple[dict[str, tuple[str, ...]], ...] = (
        vocabulary.TYPES,
        vocabulary.SUPERTYPES,
        vocabulary.COLOURS,
        vocabulary.ZONES,
        vocabulary.STEPS,
        vocabulary.LAND_TYPES,
        vocabulary.STATUSES,
    )
    words = {form.lower() for table in tables for forms in table.values() for form in forms}
    words |= {
        *vocabulary.KEYWORDS,
        *vocabulary.KEYWORDS_OF_COST,
        *vocabulary.KEYWORDS_OF_NUMBER,
        *vocabulary.OF_THE_GAME,
    }
    return frozenset(words - {kind.lower() for kind in vocabulary.CREATURE_TYPES})
