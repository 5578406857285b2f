"""A board as people see it: sides, cells, stack. Plain values, drawn alike by terminal, page and JSON."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.language.dungeons import DUNGEONS, ROOM
from judgekit.magic.language.tree import Keyword
from judgekit.magic.plays.board.teams import share_turns, side_of, turns_with
from judgekit.magic.plays.resolving.planes import is_plane
from judgekit.magic.plays.text.designations import INITIATIVE, MONARCH
from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import listed
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judgekit.magic.cards import Traits
    from judgekit.magic.look import Look
    from judgekit.table.board import Board, Thing


class Cell(NamedTuple):
    """A permanent."""

    id: int
    name: str
    kind: str  # creature, land, other
    size: str = ""  # current power and toughness
    printed: str = ""  # what is printed, where it differs
    damage: int = 0
    tapped: bool = False
    token: bool = False
    new: bool = False
    colours: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    on: str = ""  # what it is attached to
    attacks: str = ""
    blocks: tuple[str, ...] = ()
    blocked: bool = False


class Side(NamedTuple):
    """A player and what is theirs; `cells` are the permanents that they control."""

    player: str
    life: int
    lost: bool
    active: bool
    priority: bool
    hand: tuple[str, ...]
    library: int
    graveyard: tuple[str, ...]
    exile: tuple[str, ...]
    emblems: tuple[str, ...]  # their texts
    mana: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]
    cells: tuple[Cell, ...]
    team: tuple[str, ...] = ()  # their teammates
    shares: bool = False  # whether they have one life total with these

    @property
    def with_whom(self) -> str:
        """With whom they play, said; "" of who plays for themselves."""
        return f"{'' if self.shares else 'in squadra '}con {listed(self.team)}" if self.team else ""


class Waits(NamedTuple):
    """Something on the stack."""

    id: int
    name: str
    controller: str
    targets: tuple[str, ...]


class View(NamedTuple):
    """A board at a glance. `combat` says each attacker with its blockers; `stack` has its top first."""

    number: int
    active: str
    stage: str
    sides: tuple[Side, ...]
    stack: tuple[Waits, ...]
    combat: tuple[tuple[str, str, tuple[str, ...]], ...]  # attacker, defender, blockers


def view(board: Board, look: Look, labels: Mapping[int, str]) -> View:
    """What there is to see of a board."""
    scene = Scene(board, board, labels)
    facts = board.facts
    order: tuple[str, ...] = facts.get("order") or tuple(board.players)
    permanents = [(board.things[number], look.controller(board.things[number])) for number in board.zone("battlefield")]
    cells: dict[str, list[Cell]] = {player: [] for player in order}
    for thing, player in permanents:
        cells.setdefault(player, []).append(_cell(scene, thing, look.traits(thing)))
    return View(
        facts.get("number") or 0,
        listed(turns_with(board, facts["turn"])) if facts.get("turn") else "",
        facts.get("step") or facts.get("phase") or "",
        tuple(_side(scene, player, tuple(cells[player])) for player in order),
        tuple(_waits(scene, board.things[number]) for number in stack(board)),
        _combat(scene),
    )


def stack(board: Board) -> tuple[int, ...]:
    """What waits, the top first; in a game without a shared stack, everybody's."""
    return tuple(number for (kind, _), things in board.zones.items() if kind == "stack" for number in things)


def mana_pool(board: Board, player: str) -> dict[str, int]:
    return dict(Counter(board.players[player].get("mana") or ()))


def _side(scene: Scene, player: str, cells: tuple[Cell, ...]) -> Side:
    board = scene.after
    told = board.players[player]
    counters = told.get("counters") or {}

    def cards(zone: str) -> tuple[str, ...]:
        return tuple(scene.name(number) for number in board.zone(zone, player))

    return Side(
        player,
        told.get("life", 0),
        bool(told.get("lost")),
        player in turns_with(board, board.facts["turn"]) if "turn" in board.facts else False,
        _has_priority(board, player),
        cards("hand"),
        len(board.zone("library", player)),
        cards("graveyard"),
        cards("exile"),
        tuple(_emblems(scene, player)),
        tuple(told.get("mana") or ()),
        tuple(counters.items()) if hasattr(counters, "items") else tuple(counters),
        cells,
        tuple(one for one in side_of(board, player) if one != player),
        share_turns(board),
    )


def _has_priority(board: Board, player: str) -> bool:
    has = board.facts.get("priority")
    return has is not None and player in turns_with(board, has)


def _emblems(scene: Scene, player: str) -> Iterator[str]:
    """What a player has in the command zone: emblems by what they say, cards by their names."""
    board = scene.after
    for number in (*board.zone("command"), *board.zone("command", player)):
        thing = board.things[number]
        if thing.owner == player:
            if ROOM in thing.marks:
                yield f"{scene.name(number)}, nella stanza «{DUNGEONS[thing.name][thing.marks[ROOM]].name}»"
                continue
            if MONARCH in thing.face.traits.types:
                yield "il titolo di monarca"
                continue
            if INITIATIVE in thing.face.traits.types:
                yield "l’iniziativa"
                continue
            if not {"planar die", "speed"}.isdisjoint(thing.face.traits.types):
                continue
            emblem = not is_plane(thing.face) and thing.zone == ("command", "") and thing.face.text
            yield f"«{thing.face.text.rstrip('.')}»" if emblem else scene.name(number)


def _cell(scene: Scene, thing: Thing, like: Traits) -> Cell:
    marks = thing.marks
    printed: Traits = thing.face.traits
    size, usual = _size(like), _size(printed)
    fight = scene.after.facts.get("combat")
    host = marks.get("host")
    return Cell(
        thing.id,
        scene.name(thing.id),
        "creature" if "creature" in like.types else "land" if "land" in like.types else "other",
        size,
        usual if usual != size else "",
        marks.get("damage", 0),
        bool(marks.get("tapped")),
        bool(thing.face.token),
        is_new(scene, thing, like),
        tuple(sorted(like.colours)),
        tuple(keywords(like)),
        tuple((marks.get("counters") or {}).items()),
        scene.name(host) if host else "",
        _defender(scene, fight, thing),
        tuple(scene.name(one) for one in fight.blocked_by(thing.object)) if fight is not None else (),
        fight is not None and thing.object in fight.blocked,
    )


def keywords(like: Traits) -> Iterator[str]:
    """The keywords of a thing as cards print them: «protezione dal nero», not «protezione»; several copies are one."""
    for word, abouts in like.words.items():
        for about in dict.fromkeys(abouts):
            if about is None:
                yield word
                continue
            from judgekit.magic.language.write.keyword_text import keyword  # of words that are about something

            try:
                yield keyword(Keyword(word, about))
            except (NotUnderstood, AttributeError, TypeError):
                yield word


def _size(like: Traits) -> str:
    return "" if like.power is None or like.toughness is None else f"{like.power}/{like.toughness}"


def is_new(scene: Scene, thing: Thing, like: Traits) -> bool:
    """Whether a creature has come under its controller's control this turn, and haste does not help it."""
    if "creature" not in like.types or "rapidità" in like.words:
        return False
    return bool(thing.marks.get("new")) or thing.marks.get("since", 0) >= (scene.after.facts.get("number") or 0) > 0


def _defender(scene: Scene, fight: Any, thing: Thing) -> str:
    if fight is None or not fight.attacks(thing.object):
        return ""
    return scene.name(fight.attacked_by(thing.object))


def _waits(scene: Scene, thing: Thing) -> Waits:
    groups = thing.marks.get("chosen", {}).get("targets") or ()
    targets = tuple(scene.name(one) for group in groups for one in group)
    assigned = thing.marks.get("assigned")
    if assigned is not None:
        targets = tuple(f"{scene.name(one)} {amount} → {scene.name(to)}" for one, to, amount in assigned.shares)
    return Waits(thing.id, scene.name(thing.id), thing.marks.get("controller", thing.owner), targets)


def _combat(scene: Scene) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    fight = scene.after.facts.get("combat")
    if fight is None:
        return ()
    return tuple(
        (scene.name(one), scene.name(defender), tuple(scene.name(b) for b in fight.blockers_of(one)))
        for one, defender in fight.attackers
    )


def pairs(seen: View) -> list[str]:
    """Who fights whom, a line each: Cavaliere → Bruno, bloccato da Orso is said with an arrow, not a gender."""
    return [
        f"{attacker} → {defender}" + (f" ⊣ {listed(blockers)}" if blockers else "")
        for attacker, defender, blockers in seen.combat
    ]
