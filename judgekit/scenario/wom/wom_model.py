"""What stands in a scenario of Wizards of Mickey, as it was written."""

from __future__ import annotations

from typing import Any

from judgekit.scenario.model import NOWHERE, Name, Stop, Where
from judgekit.values import NamedTuple


class CardSaid(NamedTuple):
    """A card as the table describes it; None and empty where nothing was said. `kind` follows from where it lies."""

    name: str
    where: Where
    kind: str
    how_many: int = 1
    title: str = ""
    power: int = 0
    colours: tuple[str, ...] = ()
    team: str = ""
    text: str = ""
    text_where: Where | None = None
    status: tuple[str, ...] = ()  # down, lasting
    by: Name | None = None  # the wizard that has played it
    place: str = ""  # left, centre, right
    tokens: tuple[str, ...] = ()  # the colours of the Diamagic that lie on it


class SideSaid(NamedTuple):
    """A player as the table describes them. A deck that is not mentioned holds forty unnamed cards, or eight."""

    name: str
    where: Where
    team: str = ""
    zones: tuple[tuple[str, tuple[CardSaid, ...]], ...] = ()


class TableSaid(NamedTuple):
    """The table as described. `castles` lie in the centre, the one in play first; `stake` and `reserve` are colours."""

    players: tuple[SideSaid, ...]
    turn: str = ""
    phase: str = ""  # where none is told, the challenge: or the Castello phase, if the script begins with a Castello
    number: int | None = None
    starting: str = ""
    castles: tuple[CardSaid, ...] = ()
    castle_of: str = ""
    stake: tuple[str, ...] = ()
    reserve: tuple[str, ...] | None = None
    setting_up: bool = False
    where: Where = NOWHERE

    @property
    def things(self) -> tuple[tuple[str, CardSaid], ...]:
        """All that players have, each with the zone in which it lies; what lies in the centre is nobody's."""
        zones = (zone for player in self.players for zone in player.zones)
        return tuple((zone, card) for zone, cards in zones for card in cards)


# --- actions ----------------------------------------------------------------------------------------------------------


class Launch(NamedTuple):
    """Anna lancia [nascosta] SPELL [con WIZARD] [su T, T]."""

    spell: Name
    wizard: Name | None = None
    hidden: bool = False
    targets: tuple[Name, ...] = ()


class Bring(NamedTuple):
    """Anna mette in gioco CASTLE."""

    castle: Name


class Assign(NamedTuple):
    """Anna assegna i Diamagic a WIZARD [, WIZARD]: one for each Diamagic, or one for all."""

    wizards: tuple[Name, ...]


class Deploy(NamedTuple):
    """Anna schiera A al centro, B a sinistra."""

    places: tuple[tuple[Name, str], ...]


class Pass(NamedTuple):
    """Anna passa."""


class ShowHand(NamedTuple):
    """Anna mostra la mano."""


class Choose(NamedTuple):
    """Anna sceglie A, B / sì / no; Anna scarta A, B / non scarta."""

    values: tuple[Any, ...]


class Declare(NamedTuple):
    """Anna dichiara il team TEAM."""

    team: str


class UseCode(NamedTuple):
    """Anna usa il Codice CODE."""

    code: Name


class Swap(NamedTuple):
    """Anna sostituisce OUT con IN."""

    out: Name
    into: Name


class Present(NamedTuple):
    """Anna presenta il mazzo."""


class LookAt(NamedTuple):
    """Anna guarda il mazzo Castelli [di Bruno] / gli scarti [di Bruno]."""

    pile: str  # castles, discards
    whose: str = ""


class Reach(NamedTuple):
    """comincia la sfida / fine della sfida / fine del turno: so far the game has come by itself."""

    to: str = "decided"  # begun, decided: a challenge; turn: its end


class Round(NamedTuple):
    """si arrotonda per difetto / per eccesso: what the judge decides where the rules are silent."""

    up: bool = False


DO: dict[str, type] = {
    "launch": Launch,
    "bring": Bring,
    "assign": Assign,
    "deploy": Deploy,
    "pass": Pass,
    "show hand": ShowHand,
    "choose": Choose,
    "declare": Declare,
    "use code": UseCode,
    "swap": Swap,
    "present": Present,
    "look at": LookAt,
    "reach": Reach,
    "round": Round,
    "stop": Stop,
}
