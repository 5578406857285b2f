"""A scenario as it was written: values that say what stands in the file and where, not yet what it means on a board.

The engine's words (zones, steps, colours, types) are those of `magic.vocabulary`; names are as written.
"""

from __future__ import annotations

from typing import Any

from judgekit.values import NamedTuple


class Where(NamedTuple):
    """A place in a file: line and column count from 1."""

    file: str
    line: int
    column: int


NOWHERE = Where("", 1, 1)
UNNAMED = "carta"  # what lies where nobody has told what it is


class Name(NamedTuple):
    """A thing or player as somebody calls it: `Orso`, `Orso 2`, `Anna`, `abilità di Sciamano`.

    `nth` counts from 1 where a number told twins apart, 0 where none was given. `of_ability` marks what lies on the
    stack for a source, `of_damage` the combat damage that waits there.
    """

    text: str
    nth: int = 0
    of_ability: bool = False
    of_damage: bool = False
    where: Where = NOWHERE


# --- the board --------------------------------------------------------------------------------------------------------


class FaceSaid(NamedTuple):
    """Another face of a card, as the board describes it: a half, a back, an Adventure."""

    name: str
    where: Where
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    cost: tuple[str, ...] | None = None
    size: tuple[Any, Any] | None = None
    colours: tuple[str, ...] | None = None
    words: tuple[tuple[str, Where], ...] = ()
    text: str = ""
    text_where: Where | None = None
    loyalty: int | None = None


class ThingSaid(NamedTuple):
    """A thing as the board describes it; None and empty where nothing was said."""

    name: str
    where: Where
    how_many: int = 1
    token: bool = False
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    cost: tuple[str, ...] | None = None  # mana symbols in order: ("2", "R")
    size: tuple[object, object] | None = None  # power and toughness: numbers, "*" or "1+*"
    colours: tuple[str, ...] | None = None
    words: tuple[tuple[str, Where], ...] = ()  # keywords as written, each with its place
    text: str = ""
    text_where: Where | None = None
    status: tuple[str, ...] = ()  # tapped, new, entered this turn, face down, phased out …
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    host: Name | None = None  # what it is attached to
    owner: str = ""
    controller: str = ""
    loyalty: int | None = None
    defense: int | None = None
    protector: str = ""  # of a battle
    chosen: tuple[tuple[str, Any], ...] = ()  # choices made as it entered: ("colore", "red")
    english: str = ""  # its English name
    set: str = ""  # the set whose symbol it bears
    flavour: str = ""
    layout: str = ""  # of a card with several faces: split, transform, modal, adventure, flip
    faces: tuple[FaceSaid, ...] = ()  # those besides what is told of the thing itself; of a split card, both
    unlocked: tuple[str, ...] | None = None  # of a split card in play: which of its halves, by their names


class PlayerSaid(NamedTuple):
    """A player as the board describes them. A library of None holds forty unnamed cards."""

    name: str
    where: Where
    life: int | None = None
    mana: tuple[str, ...] = ()
    lands_played: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    commander_casts: int = 0  # how often their commander has been cast from the command zone
    commander_damage: tuple[tuple[str, int], ...] = ()  # combat damage that commanders have dealt them so far
    dungeon: str = ""  # that which they are in, and in which room: «Tomba dell’Annientamento, Segrete»
    monarch: bool = False
    initiative: bool = False
    speed: int = 0
    completed: str = ""  # the dungeons that they have completed, with commas
    zones: tuple[tuple[str, tuple[ThingSaid, ...]], ...] = ()  # battlefield, hand, library, graveyard, exile, command


class BoardSaid(NamedTuple):
    """The table as described: whose turn, which step, the players in order, what lies on the stack (top first)."""

    players: tuple[PlayerSaid, ...]
    turn: str = ""
    step: str = "first main"  # an engine's word for a step, or for a main phase
    number: int | None = None  # which turn of the game it is
    starting: str = ""  # who began the game
    lost_last: str = ""  # who lost the previous game of the match
    stack: tuple[ThingSaid, ...] = ()
    time: str = ""  # "day" or "night"; "" where it is neither
    setting_up: bool = False  # the board is as it is before the game begins: libraries are decks
    teams: tuple[tuple[str, ...], ...] = ()  # who plays with whom, in the order in which they sit
    shared_turns: bool = False  # teams take their turns together, and have one life total: Two-Headed Giant
    where: Where = NOWHERE

    @property
    def things(self) -> tuple[tuple[str, ThingSaid], ...]:
        """All that players have, each with the zone in which it lies."""
        zones = (zone for player in self.players for zone in player.zones)
        return tuple((zone, thing) for zone, things in zones for thing in things)


# --- actions ----------------------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """Anna lancia CARD [con X = n] [scegliendo «…»] [su T, T] [dividendo n a T e m a T] [pagando con L, L]."""

    card: Name
    targets: tuple[Name, ...] = ()
    x: int | None = None
    modes: tuple[str, ...] = ()
    division: tuple[tuple[Name, int], ...] = ()
    paying: tuple[Name, ...] = ()
    options: tuple[str, ...] = ()  # additional costs by keyword: riscatto, potenziamento
    ways: tuple[str, ...] = ()  # how each of `paying` is given: «sacrificando»; "" behind «pagando con»


class Activate(NamedTuple):
    """Anna attiva SOURCE [scegliendo «…»] [su T, T] …: `modes` may also quote words of the ability that is meant."""

    source: Name
    targets: tuple[Name, ...] = ()
    x: int | None = None
    modes: tuple[str, ...] = ()
    division: tuple[tuple[Name, int], ...] = ()
    paying: tuple[Name, ...] = ()
    options: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()


class TurnUp(NamedTuple):
    """Anna gira a faccia in su THING [con X = n] [con metamorfosi] [pagando con L, L]: a special action.

    The other fields are those of `Activate`, and empty.
    """

    what: Name
    x: int | None = None
    paying: tuple[Name, ...] = ()
    options: tuple[str, ...] = ()  # the word by which it is turned up, where there are several
    targets: tuple[Name, ...] = ()
    modes: tuple[str, ...] = ()
    division: tuple[tuple[Name, int], ...] = ()
    ways: tuple[str, ...] = ()


class SetAside(NamedTuple):
    """Anna sospende CARD [con X = n] [pagando con L, L]; Anna predice (trama) CARD: special actions with a card.

    The other fields are those of `Activate`, and empty.
    """

    what: Name
    word: str = "sospendere"  # the keyword by which it is exiled
    x: int | None = None
    paying: tuple[Name, ...] = ()
    options: tuple[str, ...] = ()
    targets: tuple[Name, ...] = ()
    modes: tuple[str, ...] = ()
    division: tuple[tuple[Name, int], ...] = ()
    ways: tuple[str, ...] = ()


class Attack(NamedTuple):
    """Anna attacca [DEFENDER] con A, B + C [; D con E] [pagando {2} [con L, L]]: bands of one or more.

    None: she does not attack. `more` are those who attack other players or permanents than the first. `paying` is the
    mana that the declaration costs, `sources` what gives it, where the script says so.
    """

    bands: tuple[tuple[Name, ...], ...] = ()
    defender: Name | None = None
    paying: tuple[str, ...] = ()
    sources: tuple[Name, ...] = ()
    more: tuple[tuple[Name, tuple[tuple[Name, ...], ...]], ...] = ()


class Block(NamedTuple):
    """Bruno blocca A con B, C; D con E [pagando …]: for each attacker its blockers. None: he declares no block.

    Where the line does not say whom they block, the attacker is None: the only one that there is.
    """

    blocks: tuple[tuple[Name | None, tuple[Name, ...]], ...] = ()
    paying: tuple[str, ...] = ()
    sources: tuple[Name, ...] = ()


class Arrange(NamedTuple):
    """Anna ordina i bloccanti di A: B, C / Bruno ordina gli attaccanti di B: A, C."""

    of: Name
    order: tuple[Name, ...]
    blockers: bool = True


class Assign(NamedTuple):
    """Anna assegna il danno di A: 2 a B, 1 a C; D: 2 a B. None for A: of the only one whose damage can be divided."""

    shares: tuple[tuple[Name | None, tuple[tuple[Name, int], ...]], ...]


class Pass(NamedTuple):
    """Anna passa; with no player, passano tutti (`everybody`) or si risolve (`resolve`).

    `what` is what the line says resolves, `sort` what it says that is: «spell», «ability», «damage»; "" where it does
    not say. `times` is how much resolves, one after the other without an answer: 0 for all that waits. `told` is a line
    that tells what comes of it, «il Cecchino fa 2 danni a Bruno»: nothing resolves where that has come about already.
    """

    everybody: bool = False
    resolve: bool = False
    what: Name | None = None
    sort: str = ""
    times: int = 1
    told: str = ""


class Damage(NamedTuple):
    """danno: the next combat damage step begins."""


NEXT_TURN = "turn"


class GoTo(NamedTuple):
    """vai a STEP [di PLAYER]; fine del turno. The step «turn» is the beginning of the next turn, or of a player’s."""

    step: str
    player: str = ""


class Choose(NamedTuple):
    """Anna sceglie A, B / sì / no / verde / 3: Names, bools, numbers, or words as written.

    `verb` is the word that says what they are chosen for: scarta, sacrifica; "" where it is just «sceglie».
    """

    values: tuple[Any, ...]
    verb: str = ""

    @property
    def is_none(self) -> bool:
        """Whether it says that nothing is chosen, or no: «sceglie niente», «sceglie no»."""
        return not self.values or self.values[0] is False


class Pay(NamedTuple):
    """Anna paga {2} [con L, L] / Anna non paga (`symbols` None)."""

    symbols: tuple[str, ...] | None = ()
    sources: tuple[Name, ...] = ()


class Mulligan(NamedTuple):
    """Anna fa mulligan / Anna tiene (`keeps`)."""

    keeps: bool = False


class Concede(NamedTuple):
    """Anna concede."""


class StatedEffect(NamedTuple):
    """effetto di Bruno: Distruggi tutte le creature.: `targets` where the sentence ends with ` su T, T`."""

    text: str
    targets: tuple[Name, ...] = ()


class RollPlanar(NamedTuple):
    """Anna tira il dado planare: caos [pagando con L, L].

    The other fields are those of `Activate`, and empty.
    """

    shown: str = "chaos"
    paying: tuple[Name, ...] = ()
    x: int | None = None
    options: tuple[str, ...] = ()
    targets: tuple[Name, ...] = ()
    modes: tuple[str, ...] = ()
    division: tuple[tuple[Name, int], ...] = ()
    ways: tuple[str, ...] = ()


class Repeat(NamedTuple):
    """Anna ripete altre 50 volte [le azioni 2–4]: where the lines are not told, she answers who did."""

    times: int
    first: int = 0
    last: int = 0


class Stop(NamedTuple):
    """fermati."""


Do = (
    Play | Activate | TurnUp | SetAside | Attack | Block | Arrange | Assign | Pass | Damage | GoTo | Choose | Pay
    | Mulligan | Concede | StatedEffect | RollPlanar | Repeat | Stop
)  # fmt: skip


class Action(NamedTuple):
    """One line of the script, counted from 1. `trial` marks what is judged, then taken back; `editions` limits it.

    Other editions pass a limited line over: it answers what they do not ask.
    """

    number: int
    text: str
    where: Where
    player: str  # "" for what all do
    do: Any  # of Magic: Do
    trial: bool = False
    editions: tuple[str, ...] = ()

    def is_of(self, edition: str) -> bool:
        """Whether an edition plays this line."""
        return not self.editions or edition in self.editions


DO: dict[str, type] = {
    "play": Play,
    "activate": Activate,
    "turn up": TurnUp,
    "set aside": SetAside,
    "roll planar": RollPlanar,
    "attack": Attack,
    "block": Block,
    "arrange": Arrange,
    "assign": Assign,
    "pass": Pass,
    "damage": Damage,
    "go to": GoTo,
    "choose": Choose,
    "pay": Pay,
    "mulligan": Mulligan,
    "concede": Concede,
    "effect": StatedEffect,
    "repeat": Repeat,
    "stop": Stop,
}


# --- expectations -----------------------------------------------------------------------------------------------------


# Statements that count what has happened, from the beginning or in one action.
COUNTED = frozenset(("dealt", "gained", "life lost", "drew", "discards", "deals", "entered"))


class Expectation(NamedTuple):
    """One statement: `kind` and `args` say what is claimed (see `scenario.magic.expected`).

    `editions` limits it, empty for all. `after` is the number of an action, None for the end. `cites` are pairs of an
    edition ("" for all) and a number that must be among the citations of what brought the claim about. `during` tells
    that a count may be of what that action alone has brought about, as a line among the actions tells it.
    """

    text: str
    where: Where
    kind: str
    args: tuple[Any, ...] = ()
    negated: bool = False
    editions: tuple[str, ...] = ()
    after: int | None = None
    cites: tuple[tuple[str, str], ...] = ()
    during: bool = False


def by_a_line(line: str, told: tuple[Expectation, ...], number: int) -> tuple[Expectation, ...]:
    """What a line of the script states, as of the moment when it has come about."""
    return tuple(
        one._replace(text=one.text if one.text in line else line, after=number, during=one.kind in COUNTED)
        for one in told
    )


class Scenario(NamedTuple):
    """A scenario: front matter, prose, board, script, expectations."""

    title: str
    editions: tuple[str, ...]
    board: Any  # the table, as the game of the editions describes it
    actions: tuple[Action, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    prose: str = ""
    lesson: str = ""
    level: int | None = None
    source: str = ""  # the rule or document that it shows: «502.2b»
    seed: int = 0
    file: str = ""


def unplaced(value: object) -> Any:
    """A value of the model with every place taken out: two readings of one scenario are then alike."""
    if isinstance(value, Where):
        return NOWHERE
    if isinstance(value, tuple):
        parts = (unplaced(part) for part in value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def alike(one: object, two: object) -> bool:
    """Whether two values of the model say the same, places apart. Their kinds count: `danno` is not `fermati`."""
    return repr(unplaced(one)) == repr(unplaced(two))
