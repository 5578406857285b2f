"""What is wrong with a scenario, found without playing it: the board laid out, every name looked for, all at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import Fault
from judgekit.magic import vocabulary
from judgekit.magic.language.dungeons import DUNGEONS, printed
from judgekit.scenario.faults import copied, plain, unknown_name
from judgekit.scenario.magic.claim_parts import OF_COMBAT
from judgekit.scenario.magic.people_said import owned
from judgekit.scenario.magic.table_block import called as called_by
from judgekit.scenario.model import UNNAMED, Attack, Block, Damage, GoTo, Name, Stop, ThingSaid
from judgekit.scenario.spoken import of_board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import Scenario

_COPIES = re.compile(rf"(?<!\w)(?:{'|'.join(vocabulary.WORDS_OF_COPIES)})(?!\w)")
_ENDS = {"won", "lost", "drawn"}  # a game that is over may be so in the middle of combat


def unnamed(scenario: Scenario) -> Iterator[Fault]:
    """The names of the script and of what is expected that nothing on the board bears, nor could come to bear."""
    board = scenario.board
    things = of_board(board).laid_out(board)
    many: dict[str, int] = {}
    called: dict[str, str] = {}
    told: list[str] = []
    for _, thing in things:
        for mine in _called(thing):
            many[plain(mine)] = many.get(plain(mine), 0) + thing.how_many
            called.setdefault(plain(mine), mine)
        told += [word for word, _ in getattr(thing, "words", ())]
        told += [thing.text, getattr(thing, "flavour", ""), *(face.text for face in getattr(thing, "faces", ()))]
        if _is_bare(thing):
            return  # an imported card: what it may make is not told here
    everybody = tuple(dict.fromkeys((*called.values(), *(player.name for player in board.players))))
    people = {plain(player.name): player.name for player in board.players}
    told += [getattr(action.do, "text", "") for action in scenario.actions]
    told += [one for action in scenario.actions for one in getattr(action.do, "values", ()) if isinstance(one, str)]
    if any("dungeon" in text.lower() for text in told):
        told += [printed(name) for name in DUNGEONS]  # what its rooms make may be named
    texts = plain(" ".join((*told, *vocabulary.TOKENS_OF_KEYWORDS)))
    for name in _names(scenario):
        theirs = None if plain(name.text) in many else owned(name.text, tuple(people.values()))
        said = plain(theirs[0] if theirs else name.text)
        if name.of_damage or said in people or _stands_in(said, texts) or (name.of_ability and said not in many):
            continue
        if said not in many and plain(copied(name.text)) in many and _COPIES.search(texts):
            continue
        if said not in many:
            yield _fault(scenario, name, unknown_name(name.text, everybody))
        elif name.nth > many[said] and not _COPIES.search(texts):
            there = "uno solo" if many[said] == 1 else str(many[said])
            yield _fault(scenario, name, f"«{name.text} {name.nth}» non c’è: di «{called[said]}» ce n’è {there}")


def _called(thing: object) -> tuple[str, ...]:
    """The names by which the script may call a thing."""
    return called_by(thing) if isinstance(thing, ThingSaid) else (str(getattr(thing, "name", "")),)


def too_late(scenario: Scenario) -> Iterator[Fault]:
    """Statements about how creatures fight that speak of the end, when the combat that is on has been fought out."""
    if any(isinstance(action.do, Stop) for action in scenario.actions):
        return
    if any(said.kind in _ENDS for said in scenario.expectations):
        return
    fights = [action.number for action in scenario.actions if isinstance(action.do, (Attack, Block))]
    if fights and not any(isinstance(action.do, (Damage, GoTo)) for action in scenario.actions[fights[-1] :]):
        return  # they are meant of the end of the script
    when = f"dopo azione {fights[-1]}: …" if fights else "dopo azione N: …"
    for said in scenario.expectations:
        if said.kind in OF_COMBAT and said.after is None and not said.negated:
            why = f"alla fine del caso il combattimento è finito: scrivi «{when}», o chiudi le azioni con «fermati»"
            yield Fault(said.where.file or scenario.file, said.where.line, said.where.column, why)


def _is_bare(thing: object) -> bool:
    """Whether a thing of Magic is told by its name alone: only imported cards are."""
    if not isinstance(thing, ThingSaid) or thing.name in vocabulary.BASIC_LAND_TYPES:
        return False
    return not (
        thing.faces or thing.types or thing.size is not None or thing.text or thing.token or thing.cost or thing.words
    )


def _stands_in(name: str, texts: str) -> bool:
    """Whether a text speaks of something by that name, whose token there may then be."""
    return name == UNNAMED or re.search(rf"(?<!\w){re.escape(name)}(?!\w)", texts) is not None


def _fault(scenario: Scenario, name: Name, message: str) -> Fault:
    where = name.where
    return Fault(where.file or scenario.file, where.line, where.column, message)


def _names(scenario: Scenario) -> Iterator[Name]:
    for action in scenario.actions:
        yield from _inside(action.do)
    for expectation in scenario.expectations:
        yield from _inside(expectation.args)


def _inside(value: object) -> Iterator[Name]:
    if isinstance(value, Name):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
