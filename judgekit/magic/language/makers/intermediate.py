"""What stands between the parse and the tree: references not yet settled, parts of nouns, acts, sentences."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.tree import Filter, Trigger, You
from judgekit.magic.vocabulary import KICKER
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


Parts = list[Any]  # what the parts of a rule mean: of what kinds they are, each rule's line in the grammar tells
Meanings = dict[str, "Callable[[Parts], object]"]  # what each rule of the grammar means, from what its parts mean


Kind = TypeVar("Kind")

UNSAID = "?"  # a duration that the sentence does not tell
SAME_FOR = "same for"  # a kind of sentence: what was told of a keyword is told of others too
SAID_BEHIND = "said behind"  # of a sentence whose condition stands behind what is done


KEYS = count()


def numbers(args: Parts) -> list[Any]:
    """The numbers among the parts of a sentence, X as well."""
    return [a for a in args if isinstance(a, (int, tree.X))]


class Outside(Exception):
    """The words are in the grammar, but together they say nothing that the tree can hold."""


class Aim(NamedTuple):
    """A target where the text speaks of it first; the same key is the same target."""

    wanted: tree.Wanted
    key: int


class Ref(NamedTuple):
    """Something spoken of before: `kind` is thing, player, card, subject or damage."""

    kind: str
    types: tuple[str, ...] = ()
    sorts: tuple[str, ...] = ()  # the subtypes that it is called by: «that Goblin»


CAST_SINCE = "cast or "  # before the kind of a thing: the spell that it has become, where an instruction has cast it
DIFFERENCE = Ref("difference")  # between a number and the bound that the condition of its sentence sets it
COMPARED = Ref("compared")  # what something is less or more than, where the text leaves it unsaid
REMOVED = Ref("counters removed")  # how many counters are removed as a cost, till it is known that a cost tells so
PREVENTED = Ref("prevented")  # the damage that is prevented «in this way», till what prevents it is found


LIFE_TOLD_OF = Ref("life told of")  # the life total of which the condition of a sentence has spoken

EXILED_SO = Ref("cards exiled in this way")  # till it is known what exiles them
BOTH = Ref("both")  # the two creatures that a text has chosen as targets
STANDING = Ref("standing")  # in a condition: only of what is so as long as a permanent is there


def creature_of(whole: Filter) -> Ref | None:
    """«The creature that you control»: the one that was chosen as a target, and nobody's choice now."""
    theirs = bool(whole.controller) and whole == Filter(types=("creature",), controller=whole.controller)
    return Ref(f"thing of {whole.controller}", whole.types) if theirs else None


class SelfIn(NamedTuple):
    """The source itself, in a zone other than play; `tapped` where it is told that it enters so."""

    zone: str
    tapped: bool = False


class TableRule(NamedTuple):
    """A rule of the whole table, as Static.rules hold them."""

    name: str
    about: Any


class Part(NamedTuple):
    """One noun with what stands around it."""

    det: str = ""  # "", the, a, each, that, this, n
    many: bool = False  # whether the article is plural
    how_many: Any = 1
    up_to: bool = False
    least: Any = None  # at least so many, where the text tells it: one or two
    filter: Filter = Filter()
    aimed: bool = False
    fixed: Any = None  # a node that needs no filter: you, it
    own: bool = False  # its zone is the subject's own
    choice: bool = False
    whose: object = None  # as of a quality
    random: bool = False  # nobody chooses it
    joint: str = ""  # what joins it and the parts behind it: o, e, e/o
    tail: tuple[tuple[str, Any], ...] = ()  # what is said behind `bersaglio`, and so of all that may be the target
    whichever: bool = False  # «qualsiasi»: each of them, and nobody chooses
    being: bool = False  # it ends with the kind that it is: «che è un Lupo», and another may stand behind


class OfWhom(NamedTuple):
    """A player, and what is said behind of a thing of theirs: «a creature controlled by an opponent with flying»."""

    node: Any
    fields: tuple[tuple[str, Any], ...]


class Joint(NamedTuple):
    """The word between the last two parts of a group."""

    word: str


class ExiledThus(NamedTuple):
    """All that a spell has exiled: it does so once; of an ability nobody tells apart what it exiles each time."""


class AnOpponent(tree.Opponent):
    """`An opponent`: in a trigger or a condition any of them; told to do something, one whom you choose then."""


class APlayer(tree.EachPlayer):
    """`A player`, in the same way."""


class Either(NamedTuple):
    """One of several nodes, of which only a trigger may speak."""

    nodes: tuple[object, ...]


class Act(NamedTuple):
    """What a subject does: `on` tells whether a player or a thing can be subject."""

    on: str
    make: Callable[[Any], Any]
    second: bool = False
    to_said: bool = False  # whether whom it is dealt to stands before how much


class Clause(NamedTuple):
    subject: Any
    act: Act
    may: bool = False
    too: bool = False  # whether it is part of what may be done just before


class Instruction(NamedTuple):
    clause: Clause
    until: str | tree.While = ""
    unless: Any = None  # (who, costs)
    when: Any = None  # a delayed trigger
    given: tree.Condition | None = None  # what has to be so


class Until(NamedTuple):
    until: str


class Sentence(NamedTuple):
    """A sentence as read: `kind` is plain, if so, if not, triggered, as enters, limit, extra cost, static …"""

    kind: str
    steps: tuple[Any, ...] = ()
    condition: Any = None
    triggers: tuple[Trigger, ...] = ()
    about: Any = None


class Would(NamedTuple):
    """An event that is about to happen, as Instead tells it: of damage, `what` is source and recipient."""

    kind: str
    what: Any


class Quoted(NamedTuple):
    """Abilities between quotation marks: a text of their own, read by whoever reads the whole."""

    text: str


class HowMuch(NamedTuple):
    amount: Any


class Qual(NamedTuple):
    """What a quality adds: fields of the filter, and marks of the part."""

    fields: dict[str, Any]
    aimed: bool = False
    own: bool = False
    alternatives: tuple[dict[str, object], ...] = ()
    theirs: bool = False  # not you choose it
    choice: bool = False
    whose: object = None  # the players whose it is, where a filter cannot tell
    random: bool = False  # nobody chooses it
    every: bool = False  # it is said of all that fits, and of no choice
    of_many: Mapping[str, object] | None = None  # what it adds instead to a noun that is said of several
    nearest: Any = None  # the quality that it is where «bersaglio» stands right behind


def of(kind: type[Kind], args: Iterable[object]) -> list[Kind]:
    return [one for one in args if type(one) is kind]


def said(args: Iterable[object], kind: str) -> list[str]:
    """The values of the words of a kind."""
    return [one.value for one in args if isinstance(one, Word) and one.kind == kind]


def one(kind: type[Kind], args: Iterable[object]) -> Kind | None:
    found = of(kind, args)
    return found[0] if found else None


def the(kind: type[Kind], args: Iterable[object]) -> Kind:
    """The part of a kind, where the grammar always has one."""
    return of(kind, args)[0]


def number_word(word: Word) -> tree.X | int:
    return tree.X() if word.kind == "X" else 1 if word.kind == "UN" else int(word.value)


PLURAL = {"i", "gli", "le"}


def is_player(node: object) -> bool:
    match node:
        case You() | tree.Opponent() | tree.EachPlayer() | tree.ThatPlayer() | tree.ControllerOf() | tree.OwnerOf():
            return True
        case tree.PlayersWho():
            return True
        case Ref():
            return node.kind == "player"
        case Aim():
            return node.wanted.filter.noun == "player"
        case Filter():
            return node.noun == "player"
        case _:
            return False


STATUS = {"a-faccia-in-giù": "face down",
          "tappato": "tapped", "stappato": "untapped", "attaccante": "attacking", "bloccante": "blocking",
           "bloccato": "blocked", "incantato": "enchanted", "equipaggiato": "equipped", "danneggiato": "damaged",
           "sacrificato": "sacrificed", "locale": "local", "globale": "global",
           "rinomato": "renowned", "mostruoso": "monstrous", "sellato": "saddled",
           "sospettato": "suspected", "modificato": "modified",
           "fortificato": "fortified", "potenziato": "kicked", "trasformato": "transformed",
           "imbrigliato": "harnessed"}  # fmt: skip


COMPARE = {"pari-o-superiore-a": ">=", "pari-o-inferiore-a": "<=", "superiore-a": ">", "inferiore-a": "<", "pari": "=",
            "o-più": ">=", "o-meno": "<="}  # fmt: skip


STATS = {
    "forza": "power",
    "costituzione": "toughness",
    "costo-di-mana": "cost",
    "fedeltà": "loyalty",
    "difesa": "defense",
}


ZONES = {"cimitero": "graveyard", "mano": "hand", "grimorio": "library"}


STEPS = {"mantenimento": "upkeep", "acquisizione": "draw", "stap": "untap", "sottofase-finale": "end of turn",
          "fase-di-combattimento": "beginning of combat", "turno": "turn", "cancellazione": "cleanup",
          "prima-fase-principale": "first main", "seconda-fase-principale": "second main"}  # fmt: skip


class PerEach(NamedTuple):
    filter: Any  # or a CountersOn


class Place(NamedTuple):
    zone: str
    under: object = None
    tapped: bool = False
    place: str = "top"
    fights: str = ""
    transformed: bool = False


IN_IDENTITY = "in identity"  # of what lands could produce it stands in the place: it hangs on the commander


class Manas(NamedTuple):
    options: tuple[tuple[str, ...], ...]
    times: Any = 1
    each: bool = False  # whether each of so many may be of another kind
    lands: Any = None  # such as one of these could produce


LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


class Rest(NamedTuple):
    to: Any = None
    source: Any = None
    until: str = ""


class Source(NamedTuple):
    node: Any


class Unless(NamedTuple):
    who: Any
    costs: tuple[Any, ...]
    times: Any = None  # how often they are to be paid, where the text counts it
    other: tuple[tree.Cost, ...] = ()  # what may be paid as well instead


class Defined(NamedTuple):
    quantity: tree.Quantity


class Named(NamedTuple):
    """An ability in quotation marks that names the card which quotes it.

    `given` is the same where another thing has it, to which that card is what gives it; None where that is unclear.
    """

    ability: object
    given: object = None


THE_GRANTER = "‡"  # what stands for its name there


class AsItHappens(NamedTuple):
    """A condition of a trigger about the very event: it is looked at as that happens, and not again."""

    condition: tree.Condition


class Event(NamedTuple):
    """A trigger without its subject; `least` is by how many of the other it takes."""

    kind: str
    other: Any = None
    where: tuple[str, ...] = ()
    least: Any = 1


def word_of(table: dict[str, str]) -> Callable[[Parts], str]:
    return lambda args: table[args[0].kind]


def only(args: Parts) -> object:
    return args[0]


def last(args: Parts) -> object:
    return args[-1]


def const(value: object) -> Callable[[Parts], object]:
    return lambda _: value


DONE_THUS = "done in this way"  # for what a sentence waits that goes on about what its text has just done
THIS_TURN = "this turn"


EACH_TIME = "each time"


def kicked_for(symbols: tuple[str, ...]) -> str:
    """A kicker by what it costs, until the whole text tells which of its kickers that is."""
    return f"{KICKER} {' '.join(symbols)}"
