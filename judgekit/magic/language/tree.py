"""What a card says, as a typed tree: abilities, what they want and what they do.

Internal words are English (creature, battlefield, tapped), keywords stay the Italian names that cards print (volare).
Every node is a named tuple; tell them apart by type, never by ==, which for tuples looks at fields alone. A node that
no play knows is not understood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard, TypeVar

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

Node = TypeVar("Node")


def same(one: object, two: object) -> bool:
    """Whether two trees are alike, types and all: == takes different nodes with like fields for one."""
    if one is two:
        return True
    if type(one) is not type(two):
        return False
    if isinstance(one, tuple) and isinstance(two, tuple):
        if len(one) != len(two):
            return False
        for x, y in zip(one, two, strict=True):  # noqa: SIM110  (asked very often)
            if x is not y and not same(x, y):
                return False
        return True
    return bool(one == two)


def is_several(part: object) -> TypeGuard[tuple[Any, ...]]:
    """Whether part of a tree is no node, but several, one beside another."""
    return isinstance(part, tuple) and not hasattr(part, "_fields")


def several(part: object) -> tuple[Any, ...]:
    """Several parts, or the one that there is."""
    return part if is_several(part) else (part,)


def mapped(node: object, becomes: Callable[[Any], object]) -> Any:
    """Part of a tree, with what each of its own parts becomes in its place."""
    if not isinstance(node, tuple):
        return node
    parts: list[Any] = [becomes(part) for part in node]
    return type(node)(*parts) if hasattr(node, "_fields") else tuple(parts)


def with_others(node: object, kind: type[Node], becomes: Callable[[Node], object]) -> Any:
    """Part of a tree, with what each node of a kind becomes in its place."""
    if isinstance(node, kind):
        return becomes(node)
    return mapped(node, lambda part: with_others(part, kind, becomes))


# --- quantities -------------------------------------------------------------------------------------------------------


class X(NamedTuple):
    """The number chosen for X, or the one that the text defines."""


class Count(NamedTuple):
    """How many things fit a filter, times a factor."""

    of: Filter
    factor: int = 1


class CountOf(NamedTuple):
    """How many there are of the things that a node tells, times a factor: of those of a target, of whoever."""

    of: object
    factor: int = 1


class Stat(NamedTuple):
    """A number of a thing or player: power, toughness, cost, life, hand."""

    name: str
    of: object


class Amount(NamedTuple):
    """The number that an earlier instruction or the trigger was about: damage dealt, cards drawn."""

    factor: int = 1


class TimesPaid(NamedTuple):
    """How often the cost of a keyword was paid for the source."""

    word: str


class FurtherTargets(NamedTuple):
    """How many targets a spell has beyond the first."""


class ColoursSpent(NamedTuple):
    """How many colours of mana were spent to cast a thing."""


class CountersOn(NamedTuple):
    """How many counters of a kind there are on a thing."""

    counter: str
    of: object


class Blockers(NamedTuple):
    """How many creatures block an attacker, those beyond the first so many, times a factor."""

    of: object
    beyond: int = 0
    factor: int = 1


class Most(NamedTuple):
    """The greatest number of its kind that any player has: life, cards in hand."""

    name: str


class StartingLife(NamedTuple):
    """The life with which players have begun this game."""


class OpponentsAttacked(NamedTuple):
    """How many opponents a player has attacked with creatures in this combat."""


class Plus(NamedTuple):
    """A quantity and some more: a number, or another quantity."""

    of: Quantity
    more: Quantity


class Greatest(NamedTuple):
    """The greatest power, toughness or mana value among the things that fit; 0 where there are none."""

    name: str
    of: Filter


class Different(NamedTuple):
    """How many different powers, toughnesses, mana values or colours (`colour`) there are among the things that fit."""

    name: str
    of: Filter


class Namesakes(NamedTuple):
    """How many of the things that fit have one name: as many as any name has; what has no name is nobody's namesake."""

    of: Filter


class Devotion(NamedTuple):
    """How often mana symbols of these colours stand in the mana costs of the permanents that you control."""

    colors: tuple[str, ...]


class KindsAmong(NamedTuple):
    """How many card types there are among the things that fit."""

    of: Filter


class Times(NamedTuple):
    """A quantity so many times."""

    of: Quantity
    factor: int


class PartySize(NamedTuple):
    """How many creatures are in the party of a player: a Cleric, a Rogue, a Warrior and a Wizard at most."""


class DieResult(NamedTuple):
    """The result of the die that was rolled."""


class BasicKinds(NamedTuple):
    """How many basic land types there are among the lands that you control."""


class MostOf(NamedTuple):
    """How many things that fit the opponent controls who controls most of them."""

    of: Filter


class HappenedAmount(NamedTuple):
    """How much an event has come to this turn: life gained, damage dealt."""

    event: Trigger


class Theirs(NamedTuple):
    """What is told of you, as it is of another player: how much life they have lost this turn."""

    amount: HappenedAmount | TimesHappened
    of: object


class CouldProduce(NamedTuple):
    """1 where one of the things that fit could produce mana of a type, else 0."""

    symbol: str
    of: Filter


class InIdentity(NamedTuple):
    """1 where a colour of mana is in the colour identity of your commander, else 0."""

    symbol: str


INTO_YOURS = "into yours"  # among the places of a target's death: into your graveyard, whoever controls it
BY_WORD = "by "  # and a keyword, among the places of an event: of abilities that this keyword lets one activate
WHILE_IN_EXILE = "while in exile"  # among the places of an event: it befalls its source there, where it waits
LAST_TURN = "last turn"  # among the places of an event that is looked for in the turn before this one


class TimesHappened(NamedTuple):
    """How often an event has happened this turn: creatures that have died, cards drawn, spells cast."""

    event: Trigger


class Half(NamedTuple):
    """Half of a quantity, rounded up or down."""

    of: Quantity
    up: bool = False


class Minus(NamedTuple):
    """A quantity taken away."""

    of: Quantity


class Thus(NamedTuple):
    """How many things that fit, as they were, earlier instructions of the text have destroyed, discarded …"""

    deed: str  # destroyed, sacrificed, exiled, discarded, buried, tapped, drawn, milled, countered, returned
    of: Filter


class MostThus(NamedTuple):
    """How many of the things that earlier instructions have done this to were one player's: whose they were most."""

    deed: Thus


class ControllersThus(NamedTuple):
    """The controllers of the things that earlier instructions have done this to: each as often as of theirs."""

    deed: Thus


class ManaSymbols(NamedTuple):
    """How many mana symbols of a colour are among the mana costs of some things, or of what was sacrificed."""

    color: str
    of: Filter


class VotesFor(NamedTuple):
    """How many votes an option has got."""

    option: str


class Devoured(NamedTuple):
    """How many creatures its source has devoured as it entered."""


class TimesMutated(NamedTuple):
    """How often a card has merged with something because that mutated."""

    of: object


class CommanderCasts(NamedTuple):
    """How often you have cast your commanders from the command zone this game."""


class ColoursOf(NamedTuple):
    """How many colours a thing has."""

    of: object


class ManaCount(NamedTuple):
    """How much mana was spent to cast the source, or how much of it from snow sources."""

    snow: bool = False


class ChosenNumber(NamedTuple):
    """The number that has been chosen, or the life that was paid as the source entered."""

    what: str = "number"  # or one of those below


LIFE_PAID, LIFE_NOTED = "life paid", "life noted"


Quantity = (
    int
    | X
    | Minus
    | ChosenNumber
    | Count
    | CountOf
    | Stat
    | Amount
    | CountersOn
    | Blockers
    | Plus
    | Greatest
    | Different
    | Namesakes
    | MostOf
    | PartySize
    | DieResult
    | BasicKinds
    | HappenedAmount
    | Theirs
    | TimesHappened
    | CouldProduce
    | InIdentity
    | Devotion
    | KindsAmong
    | Times
    | Half
    | Most
    | StartingLife
    | OpponentsAttacked
    | ColoursSpent
    | FurtherTargets
    | TimesPaid
    | Thus
    | MostThus
    | ColoursOf
    | ManaCount
    | ManaSymbols
    | CommanderCasts
    | TimesMutated
    | Devoured
    | VotesFor
)

# --- who and what -----------------------------------------------------------------------------------------------------


class Filter(NamedTuple):
    """Which things are meant: all that is said must hold; of tuples named `any…` one is enough."""

    noun: str = "permanent"  # permanent, card, spell, ability, player, damage
    types: tuple[str, ...] = ()
    any_types: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    any_subtypes: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    any_colors: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    not_words: tuple[str, ...] = ()
    # tapped, untapped, attacking, blocking, blocked, unblocked, token, enchanted …; of an ability activated, triggered
    status: tuple[str, ...] = ()
    controller: str = ""  # you, opponent, that player, defending player
    owner: str = ""
    zone: str = "battlefield"
    other: bool = False  # not the source itself
    named: str = ""
    namesake: SameName | None = None
    harm: Harm | None = None  # the damage that it has been dealt this turn, or has dealt
    shares: Shares | None = None
    set: str = ""  # the set that it is of
    compare: tuple[tuple[str, str, Quantity], ...] = ()  # (power, <=, 2)
    counters: tuple[str, ...] = ()  # kinds of counters that are on it
    aims_at: object = None  # what a spell has among its targets
    ties: tuple[Tie, ...] = ()  # how it stands to other things
    extreme: Extreme | None = None
    among: Collection[object] | None = None  # the very things of which it must be one, once they are known
    either: tuple[Filter, ...] = ()
    also_subtypes: tuple[str, ...] = ()  # those that it must have besides: an Elf and a Warrior at once


DEALT_SO = Thus("dealt", Filter("damage"))  # the points of damage that the text has dealt so far
ITS_CONTROLLER = "its controller"  # of a card that a spell is compared with: whose the spell is
AT_NOTHING_ELSE = "aims at nothing else"  # of what a spell aims at: all of its targets are that
X_IN_ITS_COST = "{X} in its mana cost"
IN_ONE_GRAVEYARD = "in one graveyard"  # of targets: all of them in the graveyard of the same player
# What all that is chosen at one time is together: only of targets, and of as many as one likes, does a text say so.
OF_DIFFERENT_NAMES, OF_ONE_CARD_TYPE = "of different names", "of one card type"
OF_ONE_CREATURE_TYPE = "of one creature type"
TOGETHER = frozenset({OF_DIFFERENT_NAMES, OF_ONE_CARD_TYPE, OF_ONE_CREATURE_TYPE})
TOTALS = {"total power": "power", "total toughness": "toughness", "total cost": "cost"}  # as `compare` calls them
EXILED_BY = "exiled by"
PUT_BY = "put by"  # onto the battlefield, by an ability of that thing; a token that it has made, too
BLOCKED_THIS_TURN = "blocked this turn"  # by that
OTHER_THAN = "other than"


class Tie(NamedTuple):
    """How a thing stands to another: `attached` to it, or it `bears` it; it `blocks` it, or is `blocked` by it, or has
    been this turn. A card may be `exiled by` an ability of it. Or it is any thing `other than` that.
    """

    how: str
    to: Any  # a filter, a node; the very objects, once they are known


class Extreme(NamedTuple):
    """What has the greatest (or `least`) power, toughness or mana value among the things that fit."""

    name: str
    of: Filter
    least: bool = False


class SameName(NamedTuple):
    """What has the same name as something; `other`: and is not that itself."""

    of: Any  # a node; the very objects, once they are known
    other: bool = False


class Shares(NamedTuple):
    """What has something in common with something else: a `colour`, a card `type`, a `subtype` of creatures."""

    what: str
    of: Any  # a node; the very objects, once they are known
    other: bool = False  # and is not that itself


class Harm(NamedTuple):
    """Damage of this turn: what was `dealt` it by something, or what it has dealt to somebody; None: by or to any."""

    dealt: bool
    other: Any = None
    combat: bool = False
    thus: bool = False  # by what the text has told just before: of a spell, all that it deals


def replaced(filter_: Filter, fields: Mapping[str, Any]) -> Filter:
    """A filter with fields that are named at run time."""
    return filter_._replace(**fields)


_MOST_KNOWN = 1 << 14  # nodes of which it is kept what they hold
_KNOWN: dict[int, tuple[object, frozenset[type]]] = {}  # by the place of a node, which it keeps alive


def _held(node: tuple[object, ...]) -> frozenset[type]:
    """The kinds of a node and of all its parts: plays ask the same texts again and again."""
    known = _KNOWN.get(id(node))
    if known is not None and known[0] is node:
        return known[1]
    kinds = set(type(node).__mro__)
    for part in node:
        kinds.update(_held(part) if isinstance(part, tuple) else type(part).__mro__)
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    found = frozenset(kinds)
    _KNOWN[id(node)] = (node, found)
    return found


def holds(node: object, *kinds: type) -> bool:
    """Whether a node, or part of it, is of one of these kinds."""
    return isinstance(node, kinds) or (isinstance(node, tuple) and not _held(node).isdisjoint(kinds))


def all_in(node: object, kind: type[Node]) -> Iterator[Node]:
    """A node, where it is of a kind, and all parts of it that are, the parts of those as well."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, kind):
            yield one
        if isinstance(one, tuple):
            waiting += [part for part in one[::-1] if isinstance(part, tuple)]


def asks_for_x(cost: object) -> bool:
    """Whether a cost leaves a number open: how much mana, how many things, or what things it is paid with."""
    if isinstance(cost, Mana):
        return "X" in cost.symbols
    return isinstance(cost, X) or (isinstance(cost, tuple) and any(map(asks_for_x, cost)))


def cost_for_x(cost: object, x: int) -> Any:
    """A cost with that number for X."""
    if isinstance(cost, Mana):
        return Mana(tuple(str(x) if symbol == "X" else symbol for symbol in cost.symbols))
    return with_others(cost, X, lambda _: x)


def mana_among(costs: Iterable[object]) -> tuple[str, ...]:
    """The mana symbols of costs that are mana and others."""
    return tuple(symbol for cost in costs if isinstance(cost, Mana) for symbol in cost.symbols)


def no_mana(costs: Iterable[Node]) -> tuple[Node, ...]:
    """Of costs those that are no mana."""
    return tuple(cost for cost in costs if not isinstance(cost, Mana))


def is_told_together(sort: Filter) -> bool:
    """Whether a sort of things tells what several of them have to be together."""
    return not TOGETHER.isdisjoint(sort.status) or any(what in TOTALS for what, _, _ in sort.compare)


def holds_node(node: object, wanted: object) -> bool:
    """Whether a node is this very one, or part of it is."""
    return same(node, wanted) or (isinstance(node, tuple) and any(holds_node(part, wanted) for part in node))


def within(filter_: Filter, fields: Mapping[str, object]) -> Filter:
    """A filter of which each sort is told the same: where it is, and whose."""
    either = tuple(within(each, fields) for each in filter_.either)
    return replaced(filter_, {"either": either} if either else fields)


class Target(NamedTuple):
    """The things chosen for a target of this spell or ability, counted from 0."""

    nth: int = 0


def aimed_further(node: object, by: int) -> Any:
    """Part of a text whose targets are so many places further on."""
    return with_others(node, Target, lambda target: Target(target.nth + by))


class Wanted(NamedTuple):
    """What a spell or ability wants as target: `least` to `most` things that fit."""

    filter: Filter
    least: Quantity = 1
    most: Quantity = 1
    divided: Quantity | None = None  # an amount to be divided among the targets
    apart: tuple[int, ...] = ()  # targets wanted before it, by their places, of which it must be none
    whose: int | None = None  # the target before it that is «that player», or whose controller that is

    def further(self, by: int) -> Wanted:
        """The same where the targets before it are so many places further on."""
        whose = None if self.whose is None else self.whose + by
        return self._replace(
            filter=aimed_further(self.filter, by), apart=tuple(n + by for n in self.apart), whose=whose
        )


class This(NamedTuple):
    """The source itself."""


class Haunted(NamedTuple):
    """The creature that the source, an exiled card, haunts."""


class Host(NamedTuple):
    """What the source is attached to; `kind` is `player` where the text says that it is one."""

    kind: str = ""


ENCHANTED_PLAYER = "enchanted player"  # so a filter calls whose what it means is, or the player on whom the source is


class Pair(NamedTuple):
    """The source itself and the creature that it is paired with."""


class It(NamedTuple):
    """What the sentence or the trigger spoke of last: `role` tells which where several did."""

    role: str = ""


AT_FIRST = "first"  # what the trigger spoke of, where the text has since made or chosen something else
CHOSEN_AS_IT_ENTERED = It("chosen as it entered")  # the permanent that was chosen as the source of a text entered
EACH_ITS_OWN = It("each")  # in the quantities of a change: the thing that is changed


class Granter(NamedTuple):
    """What gives an ability to another thing, as that ability names it: «Sacrifica la Torcia», of who bears it."""


class Certain(NamedTuple):
    """Certain objects, once they are known."""

    objects: tuple[Any, ...]


class You(NamedTuple):
    """The controller of the spell or ability."""


class Opponent(NamedTuple):
    """The opponents of its controller."""


class OtherPlayers(Opponent):
    """All players but its controller: its opponents, and in teams who plays with it."""

    __slots__ = ()


class EachPlayer(NamedTuple):
    """All players."""


class ThatPlayer(NamedTuple):
    """The player of whom the trigger or the sentence spoke."""


class Speaker(NamedTuple):
    """You, inside of what has to be so of another player."""


class PlayersWho(NamedTuple):
    """Those of some players of whom something is so: of that player it speaks, and events are that player's."""

    of: object
    so: Any


class ControllerOf(NamedTuple):
    of: object


class OwnerOf(NamedTuple):
    of: object


class Each(NamedTuple):
    """All things that fit."""

    of: Filter


class TheRest(NamedTuple):
    """Those of the cards looked at last of which nothing else was said; or, `of` such permanents, those not chosen.

    Of cards exiled down to one: all but that, or, `uncast`, all that are still there.
    """

    of: Filter | None = None
    uncast: bool = False


class Exiled(NamedTuple):
    """The cards that another ability of the source has exiled; `named`: «with» it, says the text."""

    named: bool = False


class TopCards(NamedTuple):
    """The top cards of a player's library."""

    of: object
    how_many: Quantity = 1


class TopOfGraveyard(NamedTuple):
    """The top card of a player's graveyard."""

    of: object


class EachOf(NamedTuple):
    """All things that fit and that certain players control, or own where they are not in play."""

    of: Filter
    who: object


class Those(NamedTuple):
    """The very things that an instruction before was about, all of a kind then: whatever they are like by now."""

    of: object  # Each or EachOf


class Chosen(NamedTuple):
    """Things that a player chooses when the instruction is done."""

    of: Filter
    by: object = You()
    how_many: Quantity = 1
    up_to: bool = False
    whose: object = None  # the players whose things they are, where the filter says «that player»


class AtRandom(NamedTuple):
    """So many things of those that fit for a player, that nobody chooses."""

    of: Filter
    by: object = You()
    how_many: Quantity = 1


# --- costs ------------------------------------------------------------------------------------------------------------


class Mana(NamedTuple):
    """Mana symbols in order: `2`, `R`, `X`."""

    symbols: tuple[str, ...]


class TapCost(NamedTuple):
    """The TAP symbol."""


class UntapCost(NamedTuple):
    """The untap symbol."""


class PayLife(NamedTuple):
    amount: Quantity


class PayEnergy(NamedTuple):
    """So many energy counters that a player has are removed."""

    how_many: Quantity


class SacrificeCost(NamedTuple):
    of: object  # This() or a Filter
    how_many: Quantity = 1
    apart: bool = False  # of the sorts that the filter tells, one of each


class OwnCost(NamedTuple):
    """The mana cost of the card itself, as what a keyword of it costs; a card without one has none of it either."""


class DiscardCost(NamedTuple):
    of: object  # This() or a Filter
    how_many: Quantity = 1
    at_random: bool = False


class ReturnCost(NamedTuple):
    of: object
    how_many: Quantity = 1


class ExileCost(NamedTuple):
    """Exile so many things; or as many as one likes that have so much mana value together."""

    of: object
    how_many: Quantity = 1
    worth: Quantity | None = None


class PutCost(NamedTuple):
    """Cards are put into another zone: the top ones of one's library, or some that fit, wherever these are."""

    of: object  # TopCards or a Filter
    zone: str
    how_many: Quantity = 1
    place: str = ""  # in a library: top, bottom


class RevealCost(NamedTuple):
    """Cards of the hand that are shown."""

    of: object
    how_many: Quantity = 1


class TapOthers(NamedTuple):
    """Tap so many untapped things; or as many as one likes that have so much power together."""

    of: Filter
    how_many: Quantity = 1
    power: Quantity | None = None
    does: str = ""  # the keyword that each of them does by that («manovrare»)


class ExertCost(NamedTuple):
    """Exert a permanent: it does not untap in the next untap step of who does."""

    of: object


class UnattachCost(NamedTuple):
    """An Equipment comes off what it is on."""

    of: object


class CounterCost(NamedTuple):
    """Remove counters from the source, or from one permanent that fits; X where the text leaves open how many."""

    counter: str
    how_many: Quantity = 1
    of: object = This()
    every: bool = False  # all that are there: X is their number
    least: int = 0  # X is so much or more


class PutCounterCost(NamedTuple):
    """Put counters on the source, or on one permanent that fits."""

    counter: str
    how_many: Quantity = 1
    of: object = This()


class EitherCost(NamedTuple):
    """One of several costs, as whoever pays chooses."""

    options: tuple[tuple[Any, ...], ...]


class DeedCost(NamedTuple):
    """What a word of the rules stands for, where it is paid: one of these costs, as whoever pays chooses."""

    word: str
    options: tuple[tuple[Any, ...], ...]


class LoyaltyCost(NamedTuple):
    """A loyalty symbol: so many loyalty counters are put on the source, or removed from it where `down`."""

    how_many: Quantity
    down: bool = False


Cost = (
    Mana
    | TapCost
    | UntapCost
    | PayLife
    | PayEnergy
    | SacrificeCost
    | UnattachCost
    | DiscardCost
    | ReturnCost
    | ExileCost
    | PutCost
    | RevealCost
    | TapOthers
    | ExertCost
    | CounterCost
    | PutCounterCost
    | LoyaltyCost
    | OwnCost
    | EitherCost
    | DeedCost
)

# --- instructions -----------------------------------------------------------------------------------------------------

UNTIL_END_OF_TURN = "end of turn"
UNTIL_END_OF_COMBAT = "end of combat"
UNTIL_PLANESWALK = "a player planeswalks"
UNTIL_NEXT_UNTAP = "next untap"  # of the controller of what it is about, or of «you», where the rule is about you
FOR_GOOD = ""
UNTIL_YOUR_NEXT = "your next "  # step, or turn
UNTIL_END_OF_YOUR_NEXT_TURN = "end of your next turn"
FROM_TOP = "from top "  # so many cards down
BOTTOM_AT_RANDOM = "bottom at random"  # of a library, in an order that nobody chooses or knows


Rule = str | tuple[str, Any]  # a name of rule_names, or that name and what it is about


class While(NamedTuple):
    """For as long as a condition holds."""

    condition: Condition


class Damage(NamedTuple):
    amount: Quantity
    to: object
    source: object = This()
    excess: object = None  # to whom goes what is more than lethal, where the text tells
    with_it: bool = False  # at the moment of the damage before: «it deals 3 damage to one and 1 damage to another»


class Fight(NamedTuple):
    """Two creatures each deal damage equal to their power to the other."""

    one: object
    two: object


class Scry(NamedTuple):
    """A player looks at the top cards of their library and puts any number of them at the bottom."""

    who: object
    how_many: Quantity = 1


class Explore(NamedTuple):
    """A creature explores: a land from the top of the library goes to the hand, else it grows."""

    what: object


class Connive(NamedTuple):
    """Whoever controls a permanent draws and discards so many cards: it grows by those that are no lands."""

    what: object
    how_many: Quantity = 1


class Endure(NamedTuple):
    """So many counters on a permanent, or a Spirit as big: as its controller wants."""

    what: object
    how_many: Quantity = 1


class Venture(NamedTuple):
    """A player ventures into the dungeon, or into one of that name."""

    who: object
    into: str = ""


class Planeswalk(NamedTuple):
    """A player planeswalks: away from the planes that lie face up, to the top card of their planar deck."""

    who: object


class Chaos(NamedTuple):
    """Chaos ensues."""


class Action(NamedTuple):
    """A word of the rules for what is done, by which texts call it."""

    word: str
    do: tuple[object, ...]


class Bolster(NamedTuple):
    """A player puts counters on the creature of theirs with the least toughness."""

    who: object
    how_many: Quantity = 1


class Clash(NamedTuple):
    """A player and an opponent compare the top cards of their libraries: `won` and `lost` tell what follows."""

    who: object
    won: tuple[object, ...] = ()
    lost: tuple[object, ...] = ()


class CastIt(NamedTuple):
    """A player may cast cards now: for nothing, or for these costs, by this keyword; what is done where they do not.

    `plays`: a land among them may be played.
    """

    what: object
    costs: tuple[Cost, ...] = ()
    word: str = ""
    otherwise: tuple[object, ...] = ()
    plays: bool = False


class CastCopy(NamedTuple):
    """A player copies a card, and may cast the copy for nothing."""

    what: object


class Vote(NamedTuple):
    """Each player, beginning with the controller, votes for one of some words."""

    options: tuple[str, ...]


class WinsTheVote(NamedTuple):
    """An option has got more votes than any other; or as many, where a tie is enough."""

    option: str
    tied: bool = False


class Discover(NamedTuple):
    """From the top of the library down to the first card that is no land and costs so much or less: cast, or taken."""

    who: object
    how_many: Quantity


class Cascade(NamedTuple):
    """Its controller exiles cards from the top down to one that costs less than the source, and may cast that."""


class TimeTravel(NamedTuple):
    """A player puts a time counter on any of their permanents and suspended cards that have some, or removes one."""

    who: object


class Ripple(NamedTuple):
    """So many cards of the top are revealed: those of the spell's own name may be cast for nothing."""

    how_many: Quantity


class Heal(NamedTuple):
    """All damage is removed from something."""

    what: object


class Proliferate(NamedTuple):
    """A player gives what has counters another of each kind there, as they choose."""

    who: object


class AnotherOfEach(NamedTuple):
    """For each kind of counter on something another of that kind, or, with `or_less`, one fewer as its player likes."""

    what: object
    or_less: bool = False


class ExileUntil(NamedTuple):
    """Something is exiled until something else leaves play."""

    what: object
    leaves: object


class Surveil(NamedTuple):
    """The same, into the graveyard."""

    who: object
    how_many: Quantity = 1


class Destroy(NamedTuple):
    what: object
    no_regeneration: bool = False


class PutInto(NamedTuple):
    """Move to a zone: hand, library, graveyard, exile, battlefield; of their owners unless `under` says whose."""

    what: object
    zone: str
    under: object = None
    tapped: bool = False
    place: str = "top"  # or bottom, bottom at random, so many cards down
    on: object = None  # what it is attached to as it enters
    counters: tuple[tuple[str, int], ...] = ()  # those with which it enters
    fights: str = ""  # attacking, blocking: as it enters
    fought: object = None  # what it attacks or blocks, where the text tells
    transformed: bool = False  # with its back up
    being: tuple[Any, ...] = ()  # Changes that begin as it enters; joined to it when it is done
    down: bool = False  # into exile, face down


class Tap(NamedTuple):
    what: object


class Untap(NamedTuple):
    what: object


class Draw(NamedTuple):
    who: object
    how_many: Quantity = 1


class Discard(NamedTuple):
    who: object
    how_many: Quantity | None = 1  # None: the whole hand
    at_random: bool = False
    what: object = None  # which cards, where the text tells: a Chosen, or It


class GainLife(NamedTuple):
    who: object
    amount: Quantity


class LoseLife(NamedTuple):
    who: object
    amount: Quantity


class Change(NamedTuple):
    """A continuous effect on things: numbers, words, types, colours, control, for a time."""

    what: object
    power: Quantity = 0
    toughness: Quantity = 0
    words: tuple[Ability, ...] = ()  # gained: keywords, or whole abilities
    lose: tuple[str, ...] = ()  # words lost; "*" all abilities
    set_power: Quantity | None = None
    set_toughness: Quantity | None = None
    types: tuple[str, ...] = ()
    adds_types: bool = False
    not_types: tuple[str, ...] = ()  # what it stops being
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None
    controller: Any = None  # a node; a player, once the effect is made
    rules: tuple[Rule, ...] = ()  # names of rule_names, or pairs (name, what it is about)
    switch: bool = False  # power for toughness
    # kinds of words of the text (colour, basic land) one of which becomes another; once chosen, the two words
    swaps: tuple[Any, ...] = ()
    copied: Any = None  # of a copy, once it is one: what it has copied; in a text, of what it is one all the time
    until: str | While = UNTIL_END_OF_TURN  # or a While
    adds_colors: bool = False  # it keeps the colours that it has
    begins: str = ""  # of what the text has just put onto the battlefield: how it is said, below
    named: str = ""  # the name that it has, and no other
    supertypes: tuple[str, ...] = ()  # in addition to its own


# How a text says what is so of a permanent that it puts onto the battlefield: that tells when it begins to be so.
IS, HAS, LACKS, AFTERWARDS = "is", "has", "lacks", "afterwards"


class Except(NamedTuple):
    """What of a copy is otherwise than of what it copies."""

    change: Change = Change(None)  # what is copied of it is made so: of that size, with those types, words …
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()  # what it has of its own: name, colours
    this_ability: bool = False  # it has the ability that makes it one
    counters: tuple[tuple[str, Quantity], ...] = ()  # those with which it enters besides
    no_cost: bool = False  # it has no mana cost
    if_it_is: tuple[str, Except] | None = None  # what more of it is otherwise as it enters, if it is of a type


AS_IT_IS = Except()


class BecomeCopy(NamedTuple):
    """Something becomes a copy of something; as it enters, where that is told of entering."""

    what: object
    of: object
    unlike: Except = AS_IT_IS
    until: str | While = UNTIL_END_OF_TURN  # or a While
    tapped: bool = False  # as it enters
    must: bool = False  # as it enters: nobody may leave it as it is


class CopyToken(NamedTuple):
    """Put tokens into play that are copies of something; of several things, one of each."""

    how_many: Quantity
    of: object
    who: object = You()
    unlike: Except = AS_IT_IS
    tapped: bool = False
    fights: str = ""  # attacking, blocking
    fought: object = None


class Myriad(NamedTuple):
    """For each opponent whom the source does not attack a player may make a token that is a copy of it, and attacks."""


class Encore(NamedTuple):
    """For each opponent a token that is a copy of the source, and attacks them this turn; it is sacrificed later."""


class CopySpell(NamedTuple):
    """Put copies of a spell or ability onto the stack."""

    what: object
    how_many: Quantity = 1
    who: object = You()
    new_targets: bool = False  # may be chosen for them
    unlike: Except = AS_IT_IS
    for_each: object = None  # other thing that it could target: the target of one of the copies
    at: object = None  # what the copy has for its targets, where the text says it


class Populate(NamedTuple):
    """A player puts a copy of one of their creature tokens into play."""

    who: object


class PayAnyLife(NamedTuple):
    """As a permanent enters, a player pays as much life as they like."""

    who: object


class DrawAndShow(NamedTuple):
    """A player draws a card and shows it: of that card the text goes on to speak."""

    who: object


class NoteLife(NamedTuple):
    """The life that a player has is noted for the source."""

    who: object


class Uncountered(NamedTuple):
    """No instruction: the ability itself cannot be countered, for as long as it is on the stack."""

    what: object


class Counter(NamedTuple):
    """Counter a spell, unless its controller pays."""

    what: object
    unless: tuple[Cost, ...] = ()
    to: str = "graveyard"  # where it goes


class NewTarget(NamedTuple):
    """The one target of a spell or ability becomes another; `free` where new ones may be chosen for any of them."""

    what: object
    free: bool = False
    to: object = None  # of a copy, where the text says what its target is


class Bury(NamedTuple):
    """Put into the graveyard, and no regeneration: an old word."""

    what: object


class Exchange(NamedTuple):
    """Two things or players exchange something: `control`, `life`; of one player two whole `zones`; two `numbers`."""

    what: str
    of: tuple[object, ...]


class Multiply(NamedTuple):
    """Something becomes twice as much as it is, or three times: a size, a life total, counters, mana that is there."""

    what: object
    of: tuple[str, ...]  # power, toughness, or both; or life, counters, mana
    times: int = 2
    counter: str = ""  # of which kind, where not of each
    until: str | While = ""  # of a size


class MoveCounters(NamedTuple):
    """Counters of one thing are put on another."""

    counter: str
    how_many: Quantity
    origin: object
    to: object


class MoveTo(NamedTuple):
    """A local enchantment enchants another permanent from now on."""

    what: object
    to: object


class Sacrifice(NamedTuple):
    who: object
    of: object  # a Filter, or things
    how_many: Quantity = 1
    word: str = ""  # the keyword action that it is: to exploit
    up_to: bool = False  # as many as who sacrifices likes, up to so many
    apart: bool = False  # of the sorts that the filter tells, one of each


def is_spoken_of(step: Sacrifice) -> bool:
    """Whether the text may go on about what is sacrificed: the one thing that one player chooses."""
    several_do = isinstance(step.who, (EachPlayer, Opponent)) or is_several(step.who)
    return isinstance(step.of, Filter) and step.how_many == 1 and not (step.up_to or step.apart or several_do)


SAME_COLOUR, SAME_TYPE = "same colour", "same type"
CHOSEN_COLOUR = "chosen colour"  # the one chosen for the source


BUT_FOR_MANA = "but for mana"  # of what abilities cost more: of all but mana abilities
MAKES_UNCOUNTERED = "makes uncountered"


class SpendOn(NamedTuple):
    """What mana may be spent on: to `cast` spells that fit, to `activate` abilities of what fits; None: of any.

    Or what comes of it where it is spent on a spell that fits: that cannot be countered.
    """

    kind: str
    of: Filter | None = None


class AddMana(NamedTuple):
    """Mana for a player's pool; a symbol may tell that it is like the mana that the trigger was about."""

    symbols: tuple[str, ...]
    times: Quantity = 1
    who: object = You()
    uses: tuple[SpendOn, ...] = ()  # the only things that it may be spent on
    each: bool = False  # each of so many is one of these symbols, as who adds it chooses
    stays: str = ""  # till when it does, though steps and phases end


class PutCounters(NamedTuple):
    what: object
    counter: str
    how_many: Quantity = 1


class PutItsCounters(NamedTuple):
    """As many counters of each kind as there were on what the trigger spoke of, when it was last in play."""

    what: object


class RemoveCounters(NamedTuple):
    """So many counters of a kind; «all» is the number of those on each (EACH_ITS_OWN).

    Where all are meant, "" is every kind; else whichever kind is chosen.
    """

    what: object
    counter: str
    how_many: Quantity = 1


class Token(NamedTuple):
    """Put tokens into play; what is no creature has no size."""

    how_many: Quantity
    name: str
    power: Quantity | None
    toughness: Quantity | None
    colors: tuple[str, ...] = ()
    types: tuple[str, ...] = ("creature",)
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    who: object = You()
    tapped: bool = False
    fights: str = ""  # attacking, blocking
    fought: object = None  # what it attacks or blocks, where the text tells
    supertypes: tuple[str, ...] = ()


class Incubate(NamedTuple):
    """Put an Incubator token into play with so many +1/+1 counters."""

    who: object
    how_many: Quantity


class RoleToken(NamedTuple):
    """Put a Role into play attached to something: a token that the rules themselves describe."""

    name: str
    on: object
    who: object = You()


class KnownToken(NamedTuple):
    """Put tokens into play that the rules themselves describe: a Treasure, a Food …"""

    how_many: Quantity
    name: str
    who: object = You()
    tapped: bool = False


class Tokens(NamedTuple):
    """Put tokens of several kinds into play, all at one moment."""

    do: tuple[Token | KnownToken, ...]


class Emblem(NamedTuple):
    """A player gets an emblem with these abilities."""

    who: object
    abilities: tuple[Ability, ...]


class Excess(NamedTuple):
    """What is more than lethal of the damage told of just before is dealt to somebody else."""

    to: object


class SetLife(NamedTuple):
    """A life total becomes a number."""

    who: object
    amount: Quantity


class PairUp(NamedTuple):
    """Two creatures become paired."""

    what: object
    to: object


class Unattach(NamedTuple):
    """An Equipment comes off what it is on, and stays in play."""

    what: object


class Exert(NamedTuple):
    """A permanent does not untap in the next untap step of who exerts it."""

    what: object


class Turn(NamedTuple):
    """A permanent is turned face up, or face down."""

    what: object
    down: bool = False


class Unlock(NamedTuple):
    """A half of a permanent that is locked is unlocked, or one that is not is locked, as a player chooses."""

    what: object
    unlocks: bool = True
    locks: bool = False


class Transform(NamedTuple):
    """A double-faced permanent is turned to its other face."""

    what: object


class TurnOver(NamedTuple):
    """A permanent that is a flip card is flipped: its other half counts."""

    what: object


class Manifest(NamedTuple):
    """A player puts cards into play face down; `cloak` with ward besides."""

    who: object
    what: object
    cloak: bool = False


class Goad(NamedTuple):
    """A creature has to attack until the next turn of who goads it, and somebody else if it can."""

    what: object


class WarpAway(NamedTuple):
    """What was cast by its warp is exiled, and its owner may cast it from there in a later turn."""

    what: object


class Suspect(NamedTuple):
    """A creature becomes suspected, or with `ends` is so no longer."""

    what: object
    ends: bool = False


class Designate(NamedTuple):
    """A permanent is marked as something until it leaves play: renowned."""

    what: object
    name: str


class Regenerate(NamedTuple):
    what: object


class RemoveFromCombat(NamedTuple):
    """What attacks or blocks no longer does."""

    what: object


class MakeBlock(NamedTuple):
    """A creature blocks an attacker, as an effect has it."""

    what: object
    attacker: object


class PhaseOut(NamedTuple):
    """What is in play goes out of phase."""

    what: object


class ExtraPhases(NamedTuple):
    """Further phases right after this one, in order."""

    phases: tuple[str, ...]


class BecomeBlocked(NamedTuple):
    """An attacker becomes blocked, by no creature."""

    what: object


class Ruled(NamedTuple):
    """What is so of the game as a whole for a time, as Static.rules tell it."""

    rules: tuple[tuple[str, Any], ...]
    until: str = UNTIL_END_OF_TURN


class MoreLands(NamedTuple):
    """A player may play so many more lands this turn."""

    who: object
    how_many: Quantity = 1


class Prevent(NamedTuple):
    """Prevent damage to things or players, or from a source: an amount, or all (None).

    `besides` is done each time that some of it is prevented: the source is It(), the recipient It("other").
    """

    to: object = None
    amount: Quantity | None = None
    source: object = None
    combat: bool = False  # only combat damage
    next_only: bool = False
    until: str = UNTIL_END_OF_TURN
    noncombat: bool = False  # only damage that is none
    besides: tuple[object, ...] = ()


class Redirect(NamedTuple):
    """The next points of damage that would be dealt to somebody this turn are dealt to somebody else."""

    to: object
    instead: object
    points: Quantity = 1
    source: object = None
    until: str = UNTIL_END_OF_TURN


class Win(NamedTuple):
    who: object
    with_it: bool = False  # at the moment of what its sentence says before: «you win and lose the game»


class Fateseal(NamedTuple):
    """A player looks at so many cards on top of an opponent's library, and puts some of them under it."""

    who: object
    how_many: Quantity


class Haunt(NamedTuple):
    """The card of the source is exiled, haunting a creature."""

    what: object


class Divide(NamedTuple):
    """A player separates the cards that were seen into two piles."""

    who: object


class ChoosePile(NamedTuple):
    """A player chooses one of two piles: its cards are what the text goes on to speak of, the others are the rest."""

    who: object


class SwapAura(NamedTuple):
    """You may exchange this Aura with an Aura card in your hand."""


class ControlPlayer(NamedTuple):
    """You control a player during the next turn that they take."""

    who: object


class TemptByRing(NamedTuple):
    """The Ring tempts a player."""

    who: object


class TakeInitiative(NamedTuple):
    """A player takes the initiative."""

    who: object


class Did(NamedTuple):
    """What its source has done by now, as a word of the rules calls it: it evolves, it trains."""

    word: str


class Gift(NamedTuple):
    """The player to whom a gift was promised as the spell was cast gets it: a card, a Food, …"""

    what: str


class BecomeMonarch(NamedTuple):
    """A player becomes the monarch."""

    who: object


class Drawn(NamedTuple):
    """The game is drawn."""


class EndCombat(NamedTuple):
    """The combat phase ends."""


class EndTurn(NamedTuple):
    """The turn ends."""


class Lose(NamedTuple):
    who: object
    with_it: bool = False  # at the moment of what its sentence says before


class DayOrNight(NamedTuple):
    """It becomes day, or night; with `first` only where it is neither."""

    time: str
    first: bool = False


class ExtraTurn(NamedTuple):
    who: object


class Shuffle(NamedTuple):
    who: object


class Look(NamedTuple):
    """A player looks at cards: TopCards, or a Filter of a zone."""

    who: object
    at: object


class Reveal(NamedTuple):
    """Cards are shown to all; a whole hand is a Filter of the zone hand."""

    who: object
    what: object


class RevealUntil(NamedTuple):
    """A player reveals cards from the top of a library until so many fit: those are It(), the others TheRest().

    Or exiles them: then all of them lie in exile.
    """

    who: object
    library: object  # whose
    of: Filter
    how_many: Quantity = 1
    exiles: bool = False


class Rearrange(NamedTuple):
    """The cards that a player looked at last go back on top of (or under) the library, in the order they like."""

    who: object
    place: str = "top"


class Skip(NamedTuple):
    """A player skips their next such step, phase (`combat`) or turn."""

    who: object
    step: str


class Choose(NamedTuple):
    """A player chooses a quality, of which the text goes on to speak as `chosen`; or things, then It().

    Qualities are `colour`, `creature type`, `card type`, `card name`, `number`; `of` tells which cards may be named.
    A `word` is one of `among`, that mean nothing to the rules.
    """

    who: object
    what: object
    of: Filter = Filter("card")
    among: tuple[str, ...] = ()


class Pay(NamedTuple):
    """A player may pay; `then` if they do, `otherwise` if they do not.

    Of several players each decides in turn, here as in May and OneOf: inside, ThatPlayer() is the one who does.
    """

    who: object
    costs: tuple[Cost, ...]
    then: tuple[object, ...] = ()
    otherwise: tuple[object, ...] = ()
    times: Quantity = 1  # how often the costs are to be paid, all at once


class PayTimes(NamedTuple):
    """A player may pay a cost as often as they like; `then` once, if they have paid at all."""

    who: object
    costs: tuple[Cost, ...]
    then: tuple[object, ...] = ()


class WhenResolved(NamedTuple):
    """Once the ability has resolved so often in a turn, something triggers."""

    often: int
    then: tuple[object, ...]


class May(NamedTuple):
    """A player may do this, if not `otherwise`; `apart`: the rest is done though the first is so already."""

    who: object
    do: tuple[object, ...]
    otherwise: tuple[object, ...] = ()
    apart: bool = False


class IfAny(NamedTuple):
    """Several players are offered something, each in turn: `then` once if any does it, `otherwise` if none does."""

    offer: Pay | May
    then: tuple[object, ...] = ()
    otherwise: tuple[object, ...] = ()


class OnePlayer(NamedTuple):
    """One of several players, whom you choose as this is done: `that player` from there on."""

    of: Opponent | EachPlayer


class OneOf(NamedTuple):
    """A player does one of these, as they choose when it is done."""

    who: object
    options: tuple[tuple[object, ...], ...]


class LookIn(NamedTuple):
    """A player decides in which of these zones to look for cards; `then` if the library is one of them."""

    who: object
    zones: tuple[str, ...]
    do: tuple[object, ...]
    then: tuple[object, ...] = ()


class Flip(NamedTuple):
    """A player flips a coin: `won` and `lost` tell what follows.

    Of one that is not `called`, heads and tails count, and nobody wins or loses: `won` is what follows heads.
    """

    who: object
    won: tuple[object, ...] = ()
    lost: tuple[object, ...] = ()
    called: bool = True


class Roll(NamedTuple):
    """A player rolls a die of so many sides, and adds so much to what it shows: `DieResult` from there on."""

    who: object
    sides: int
    more: Quantity = 0


class If(NamedTuple):
    condition: Condition
    then: tuple[object, ...]
    otherwise: tuple[object, ...] = ()
    instead: bool = False  # «…; if so, that instead»: a text that replaces what it has told before


class Repeat(NamedTuple):
    """All that the text has told up to here is done again, and then goes on in the same way; or but `once` more."""

    once: bool = False


class Later(NamedTuple):
    """A delayed triggered ability."""

    trigger: Trigger
    do: tuple[object, ...]


class Reflexive(NamedTuple):
    """An ability that triggers as what was told just before it is done: what it wants is chosen after that."""

    wants: tuple[Wanted, ...]
    do: tuple[object, ...]


# --- conditions -------------------------------------------------------------------------------------------------------


class Exists(NamedTuple):
    """At least (or, `compare`, at most …) so many things fit."""

    of: Filter
    compare: str = ">="
    how_many: int = 1


class Compared(NamedTuple):
    one: object
    compare: str
    two: object


class TimeIs(NamedTuple):
    """It is day, or night; neither, where no time is told."""

    time: str = ""


class Rolled(NamedTuple):
    """The die that was rolled came to a number between two others, or to the lower one and above it."""

    least: int
    most: int | None = None


class AtLevel(NamedTuple):
    """This card bears so many level counters, and no more than so many."""

    least: int
    most: int | None = None


LEVEL = "level "  # and a number: what a permanent is called that has gained a level of a Class


class ClassLevel(NamedTuple):
    """This permanent has just that level of a Class, or that level and no lower one."""

    compare: str  # =, >=
    number: int


class Solved(NamedTuple):
    """This Case is solved; `kind` is that of the ability that hangs on it, "" where it is asked whether it is."""

    kind: str = ""


class Charged(NamedTuple):
    """This permanent bears so many charge counters, as a station symbol asks; `sized` where a size stands by it."""

    least: int
    sized: bool = False


class MaxSpeed(NamedTuple):
    """You have max speed."""


class SpeedUp(NamedTuple):
    """The speed of a player goes up by one, or by more."""

    who: object
    how_many: Quantity = 1


class Solve(NamedTuple):
    """A Case becomes solved."""

    what: object


class WordChosen(NamedTuple):
    """This word was chosen as this permanent entered."""

    word: str


class Fits(NamedTuple):
    """A thing fits a filter."""

    what: object
    filter: Filter


class Was(NamedTuple):
    """A thing that has gone fitted a filter as it was last there."""

    what: object
    filter: Filter


class DealtDamage(NamedTuple):
    """object of these players has been dealt damage this turn."""

    who: object


class Happened(NamedTuple):
    """An event has happened this turn, so many times or more; `besides`: not counting the spell that the source was."""

    event: Trigger
    times: int = 1
    besides: bool = False


class HadCounter(NamedTuple):
    """What the trigger spoke of had a counter of a kind, or of any (""), when it was last in play."""

    kind: str


class MadeToDiscard(NamedTuple):
    """What is discarded now is so because a spell or ability of an opponent of the source’s player has it so."""


class CastBy(NamedTuple):
    """The source was cast by paying the cost of a keyword."""

    word: str


class WasCast(NamedTuple):
    """What has entered, or the spell itself, was cast, and by the controller of the source: from that zone, if any."""

    zone: str = ""


class CastInMain(NamedTuple):
    """The source was cast, by its controller in a main phase of theirs."""


class ManaSpent(NamedTuple):
    """This mana was among what was spent to cast the spell, or what has entered; or any mana of such a `source`."""

    symbols: tuple[str, ...] = ()
    source: str = ""


class CastLastTurn(NamedTuple):
    """So many spells or more were cast in the turn before this one; `by_one`: by a single player."""

    least: int = 1
    by_one: bool = False


class Bears(NamedTuple):
    """A player has a designation: the city's blessing."""

    who: object
    name: str


class YourTurn(NamedTuple):
    """It is the turn of the controller of the source."""


class Not(NamedTuple):
    condition: Condition


class ForSome(NamedTuple):
    """A condition holds for one of these players at least: of that player it speaks, and events are that player's."""

    who: object
    condition: Condition


class AnyOf(NamedTuple):
    """At least one of several conditions holds."""

    conditions: tuple[Condition, ...]


class AllOf(NamedTuple):
    """All of several conditions hold."""

    conditions: tuple[Condition, ...]


Condition = (
    Exists
    | CastInMain
    | Compared
    | AtLevel
    | ClassLevel
    | Solved
    | Charged
    | MaxSpeed
    | WordChosen
    | WinsTheVote
    | TimeIs
    | Rolled
    | Fits
    | Was
    | DealtDamage
    | Happened
    | HadCounter
    | WasCast
    | MadeToDiscard
    | CastBy
    | CastLastTurn
    | ManaSpent
    | Bears
    | YourTurn
    | Not
    | ForSome
    | AnyOf
    | AllOf
)

# --- abilities --------------------------------------------------------------------------------------------------------


class Both(NamedTuple):
    """What a keyword is about that tells a number and a cost."""

    number: Quantity
    cost: Cost


class Kinded(NamedTuple):
    """What a keyword is about that tells a kind of things, of which it takes so many, and a cost or number.

    `cards`: where it takes them, cards of the graveyard are meant as well.
    """

    of: Filter
    due: object
    how_many: int = 1
    cards: bool = False


class Backed(NamedTuple):
    """What a backup is about: how many counters, and the abilities printed below it."""

    number: int
    given: tuple[Ability, ...]


class Cleft(NamedTuple):
    """What a cleave is about: its cost, and what the spell does without what stands in brackets."""

    cost: object  # that of the keyword
    modes: tuple[Mode, ...]


class Keyword(NamedTuple):
    """A keyword ability; `of` is what it is about: the colour of protezione, the land of passa-terre, a cost.

    A land told by more than a kind or a supertype (a legendary swamp, a nonbasic land) is a Filter; a colour may be
    `chosen`.
    """

    word: str
    of: object = None


class Mode(NamedTuple):
    """One way to play: its targets and instructions. A spell or ability without choice has one mode."""

    wants: tuple[Wanted, ...] = ()
    do: tuple[object, ...] = ()

    def further(self, by: int) -> Mode:
        """The same where so many targets are counted before its own."""
        return Mode(tuple(want.further(by) for want in self.wants), tuple(aimed_further(step, by) for step in self.do))


class Unread(NamedTuple):
    """What an ability of a case does that the language does not understand: its words, and why. Cards that are checked
    have none; the game stops where it would be announced.
    """

    text: str
    why: str


class Spell(NamedTuple):
    """What an instant or sorcery does."""

    modes: tuple[Mode, ...]
    choose: int = 1
    most: int = 0  # up to so many, where the text lets more be chosen
    again: bool = False  # the same one may be chosen more than once
    more_if: Condition | None = None  # more than `choose` only where this is so as the spell is cast


def adds_mana(step: object) -> bool:
    """Whether an instruction adds mana, whatever kind of it is chosen and however much there is."""
    if isinstance(step, OneOf):
        return all(adds_mana(option[0]) for option in step.options if option)
    if isinstance(step, If):
        return any(adds_mana(each) for each in (*step.then, *step.otherwise))
    return isinstance(step, AddMana)


class CostChange(NamedTuple):
    """So many symbols less, or `more`, so many times, while something is so."""

    symbols: tuple[str, ...]
    times: Quantity = 1
    more: bool = False
    condition: Condition | None = None


class Activated(NamedTuple):
    costs: tuple[Cost, ...]
    modes: tuple[Mode, ...]
    choose: int = 1
    limits: tuple[str | OnlyIf, ...] = ()  # once each turn, only as a sorcery, any player, from the graveyard …
    zone: str = "battlefield"
    most: int = 0
    changes: tuple[CostChange, ...] = ()  # what it costs less or more

    @property
    def for_mana(self) -> bool:
        """Whether it is a mana ability: it adds mana and has no target."""
        return any(not mode.wants and any(adds_mana(i) for i in mode.do) for mode in self.modes)


class Trigger(NamedTuple):
    """An event that an ability waits for: `kind` as events are called, what it must be about, and by whom."""

    kind: str
    what: object = None  # This(), Host(), a Filter or a player
    other: object = None  # the second party: who blocks, who is dealt damage
    # zones it goes from and to, the step it begins, combat damage only …; of a delayed one: this turn, each time
    where: tuple[str, ...] = ()
    once: bool = False  # once however many things are involved
    least: int = 1  # by how many creatures at least
    given: Condition | None = None  # what has to be so as it happens, and is not looked at again
    nth: int = 0  # only the event so many in the turn: the first, the second


class Triggered(NamedTuple):
    trigger: Trigger
    modes: tuple[Mode, ...]
    condition: Condition | None = None
    optional: bool = False
    choose: int = 1
    each_turn: bool = False  # at most once each turn
    alike: tuple[Trigger, ...] = ()  # of what triggers but once each turn: all that it waits for, where that is several
    most: int = 0
    zone: str = "battlefield"  # where its source has to be for it to trigger
    done_once: bool = False  # what it lets somebody do they do at most once each turn: then it triggers no more


class Static(NamedTuple):
    """What is so as long as the source is where it works: changes, rules, permissions."""

    changes: tuple[Change, ...] = ()
    condition: Condition | None = None
    rules: tuple[tuple[str, Any], ...] = ()  # (extra land, 1), (no maximum hand size, You()), (costs less, …)
    zone: str = "battlefield"


BY_EFFECT = "an effect puts counters"
DRAWS_BESIDES = "draws besides"  # any card but the first that a player draws in each of their draw steps
# What would enter, and does not; or only if it was not cast.
WOULD_ENTER, ENTERS_UNCAST = "would enter", "enters uncast"
THIS_DOOR, FULLY = "this door", "fully"  # which half is unlocked: that on which it stands; the last one
TURNED_UP = "turned up"  # of what is done as something is turned face up: nothing is replaced


OF_DAMAGE = frozenset({"damage", "combat damage", "noncombat damage"})


class Instead(NamedTuple):
    """A replacement: when an event of a kind would happen to `what`, do this instead.

    Of the kinds of `OF_DAMAGE`, `what` is a pair: source and recipient; they are It() and It("other"), the damage is
    Amount().
    Of the kinds `gets counters` and `an effect puts counters`, `what` is a CountersOn: the kind of counter, or "" for
    any, and on what they are put.
    Of the kind `enters` nothing is replaced: what is done is part of entering (tapped, with counters, a choice).
    What a spell or ability sets up acts until a time that it tells, or but the next time.
    """

    kind: str  # draws, gains life, damage, graveyard, is destroyed, enters
    what: object
    do: tuple[object, ...]
    condition: Condition | None = None
    until: str = FOR_GOOD
    next_only: bool = False

    @property
    def parties(self) -> tuple[object, object]:
        """Of damage: its source and its recipient."""
        if not isinstance(self.what, tuple):
            raise TypeError(self)
        source, recipient = self.what
        return source, recipient


class More(NamedTuple):
    """Of a replacement: so many times what was about to happen, and so much more."""

    times: int = 1
    plus: int = 0


class ExtraCost(NamedTuple):
    """An additional cost to play this."""

    costs: tuple[Cost, ...]


class OtherCost(NamedTuple):
    """A cost that may be paid instead of the mana cost."""

    costs: tuple[Cost, ...]
    condition: Condition | None = None


class AsAttacks(NamedTuple):
    """A cost that its controller may pay as it attacks, and what is done when they do."""

    costs: tuple[Cost, ...]
    modes: tuple[Mode, ...]


class OnlyIf(NamedTuple):
    """A limit to when an ability may be activated: only while something is so."""

    condition: Condition


class PlayOnly(NamedTuple):
    """When or on what this may be played: `on`, `if` something is so, `in combat`, `before blocks`, `in your turn` …"""

    when: str
    of: Filter | None = None
    condition: Condition | None = None


Ability = Keyword | Spell | Activated | Triggered | Static | Instead | ExtraCost | OtherCost | AsAttacks | PlayOnly


def put_by(step: object) -> PutInto | None:
    """The put onto the battlefield with which an instruction ends, be it one that somebody may do, or if."""
    match step:
        case PutInto(zone="battlefield"):
            return step
        case May(do=(*_, last)) | If(then=(*_, last)):
            return put_by(last)
        case _:
            return None
