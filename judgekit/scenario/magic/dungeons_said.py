"""What lies in the command zone that a board tells: dungeons with their rooms, the monarch, speed, the planar die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.dungeons import DUNGEONS
from judgekit.magic.plays.board.state import COMMAND
from judgekit.magic.plays.resolving import initiative, monarchs, planes, speed, venturing
from judgekit.magic.plays.text import designations
from judgekit.scenario.faults import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.scenario.model import PlayerSaid, Where
    from judgekit.table.board import Thing

    Fault = Callable[[Where, str], None]


def lay_out(
    player: PlayerSaid,
    things: dict[int, Thing],
    zones: dict[tuple[str, str], tuple[int, ...]],
    fault: Fault,
) -> None:
    """The dungeon in which a player is goes to the command zone: «Tomba dell’Annientamento, Segrete»."""
    name, _, room = player.dungeon.partition(",")
    for dungeon in _named(name, player, fault):
        rooms = [plain(one.name) for one in DUNGEONS[dungeon]]
        if plain(room).strip() not in rooms:
            those = ", ".join(f"«{one.name}»" for one in DUNGEONS[dungeon])
            fault(player.where, f"«dungeon» vuole, dietro una virgola, la stanza in cui si è: {those}")
            return
        number = len(things) + 1
        things[number] = venturing.dungeon(number, dungeon, player.name, rooms.index(plain(room).strip()))
        zones[COMMAND] = (*zones.get(COMMAND, ()), number)


def monarch(player: PlayerSaid, things: dict[int, Thing], zones: dict[tuple[str, str], tuple[int, ...]]) -> None:
    """Of whoever is the monarch, or has the initiative, that goes to the command zone."""
    for has, of in ((player.monarch, monarchs.crown), (player.initiative, initiative.held)):
        number = len(things) + 1
        if has:
            things[number] = of(number, player.name)
            zones[COMMAND] = (*zones.get(COMMAND, ()), number)


def engine_of(player: PlayerSaid, things: dict[int, Thing], zones: dict[tuple[str, str], tuple[int, ...]]) -> None:
    """Of whoever has speed what raises it goes to the command zone."""
    if player.speed:
        number = len(things) + 1
        things[number] = speed.engine(number, player.name)
        zones[COMMAND] = (*zones.get(COMMAND, ()), number)


def planar_die(turn: str, things: dict[int, Thing], zones: dict[tuple[str, str], tuple[int, ...]]) -> bool:
    """Whether there are planes: then the ability that belongs to the game itself goes to the command zone."""
    there = any(planes.is_plane(thing.face) for thing in things.values())
    if there:
        number = len(things) + 1
        things[number] = planes.die(number, turn)
        zones[COMMAND] = (*zones.get(COMMAND, ()), number)
    return there


def completed(player: PlayerSaid, fault: Fault) -> dict[str, object]:
    """What is noted of a player who has completed dungeons: their names."""
    names = tuple(_named(player.completed, player, fault))
    return {designations.DUNGEONS: names} if names else {}


def _named(told: str, player: PlayerSaid, fault: Fault) -> Iterator[str]:
    """The dungeons that a text names, with commas between them."""
    for name in told.split(",") if told else ():
        known = next((one for one in DUNGEONS if plain(one) == plain(name).strip()), None)
        if known is not None:
            yield known
        else:
            fault(player.where, f"«{name.strip()}» non è un dungeon che si conosca: {', '.join(DUNGEONS)}")
