"""What a text of a card says, as values: which cards are meant, under which conditions, and what becomes of them."""

from __future__ import annotations

from judgekit.values import NamedTuple


class Which(NamedTuple):
    """The cards that a text speaks of, seen from the card that bears it.

    `noun` is spell, wizard or castle. `base` is where one begins: "all", "one" (its player chooses), "this", "caster"
    (the wizard that launches the spell), "opposite" or "adjacent". `by` limits spells to those of some wizards.
    """

    noun: str
    base: str = "all"
    whose: str = ""  # yours, opposing
    area: str = ""  # launched, hidden
    colours: tuple[str, ...] = ()
    tint: str = ""  # of the symbol that stands for the noun
    name: str = ""  # quoted
    power: tuple[str, int] | None = None  # ("=", 4), (">=", 4), ("<=", 2)
    simple: bool = False
    word: str = ""  # the Special Action that they possess
    team: str = ""
    other: bool = False
    by: Which | None = None


class Token(NamedTuple):
    """The Diamagic that a text speaks of: any, of a colour, or as a tinted symbol with a word behind it shows."""

    colour: str = ""
    tint: str = ""


class Condition(NamedTuple):
    """What must be so: `kind` says how to look, the rest what at."""

    kind: str  # possesses, castle colour, team, all of team, hidden, some, placed
    which: Which | None = None
    token: Token = Token()
    text: str = ""
    many: int = 1
    negated: bool = False


class PowerOf(NamedTuple):
    """The Potenza Magica of other cards, as an amount."""

    which: Which


class Each(NamedTuple):
    """So much for each of some cards, or for each Diamagic that some wizards possess."""

    count_of: int
    which: Which
    token: Token | None = None


class Modifier(NamedTuple):
    """A change of Potenza Magica; `kind` is its category: value, double, halve, add, subtract, plus, minus, final."""

    kind: str
    amount: int | PowerOf | Each
    which: Which
    when: Condition | None = None


class Special(NamedTuple):
    """A Special Action that is carried out: at whom, whether it may be left, what its brackets claim that it does."""

    word: str
    which: Which | None = None
    when: Condition | None = None
    optional: bool = False
    explained: tuple[Effect, ...] = ()


class Keyword(NamedTuple):
    """A Special Action that is a property of its card; `place` binds Solitario to a position."""

    word: str
    place: str = ""
    when: Condition | None = None


class Grant(NamedTuple):
    """Other cards get a Special Action: gained as if printed, or rendered in possession of it."""

    word: str
    which: Which
    gained: bool
    when: Condition | None = None


class Immune(NamedTuple):
    """Cards that suffer nothing from a kind of card."""

    which: Which
    to: Which
    when: Condition | None = None


class Ban(NamedTuple):
    """Wizards that may not launch: hidden, or spells of some Potenza Magica."""

    hidden: bool
    who: Which
    power: tuple[str, int] | None = None
    when: Condition | None = None


class Permit(NamedTuple):
    """Wizards that may launch hidden, instead or besides; or launch one spell more."""

    hidden: bool
    extra: bool
    who: Which
    when: Condition | None = None


class Draw(NamedTuple):
    """A player draws."""

    many: int
    opponent: bool = False
    when: Condition | None = None


class Discard(NamedTuple):
    """A player discards."""

    many: int
    opponent: bool = False
    random: bool = False
    when: Condition | None = None


class Considered(NamedTuple):
    """Wizards count as being of a team; "" is the declared one."""

    which: Which
    team: str
    when: Condition | None = None


class Possess(NamedTuple):
    """An ability by which a wizard comes to possess a Diamagic, once a game."""

    token: Token
    when: Condition | None = None


class Places(NamedTuple):
    """Two wizards change places."""

    opponent: bool = False
    when: Condition | None = None


class Ignore(NamedTuple):
    """Cards on which modifiers of some categories do nothing."""

    which: Which
    kinds: tuple[str, ...]
    when: Condition | None = None


class Show(NamedTuple):
    """Diamagic at stake, or hidden spells of the opponent, are shown."""

    tokens: bool
    when: Condition | None = None


class Simplify(NamedTuple):
    """The spell that is launched may be made Semplice, and is then worth a number."""

    value: int
    when: Condition | None = None


class Lose(NamedTuple):
    """A Diamagic that a wizard possesses is discarded."""

    which: Which
    when: Condition | None = None


class Give(NamedTuple):
    """A Diamagic is assigned to a wizard."""

    token: Token
    which: Which
    when: Condition | None = None


class Moment(NamedTuple):
    """When a triggered text works: `kind` is launch, draw or win; `which` the wizards that are watched."""

    kind: str
    which: Which | None = None


class Triggered(NamedTuple):
    """Effects that happen whenever something does."""

    moment: Moment
    effects: tuple[Effect, ...]
    when: Condition | None = None


Effect = (
    Modifier | Special | Keyword | Grant | Immune | Ban | Permit | Draw | Discard | Considered | Possess | Places
    | Ignore | Show | Simplify | Lose | Give | Triggered
)  # fmt: skip
