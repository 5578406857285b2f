"""Who plays with whom, as a board tells it: «squadre: Anna e Bea contro Carla e Dario», and in which variant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic.plays.board.facts import TEAMS
from judgekit.magic.plays.board.teams import Teams
from judgekit.magic.vocabulary import POISON
from judgekit.scenario.faults import plain
from judgekit.scenario.magic.imported_cards import card_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.scenario.faults import Faults
    from judgekit.scenario.model import BoardSaid, PlayerSaid, ThingSaid, Where
    from judgekit.scenario.node import Node

    Fault = Callable[[Where, str], None]

TWO_HEADED, APART = "Gigante a Due Teste", "Squadra contro Squadra"
SHARED_FORMATS = {
    "gigante a due teste", "gigante due teste", "gigante a 2 teste", "due teste", "2 teste", "two-headed giant",
    "two headed giant", "2hg", "gigante a tre teste", "three-headed giant", "turni di squadra condivisi",
}  # fmt: skip
APART_FORMATS = {"squadra contro squadra", "squadre contro squadre", "team vs team", "team vs. team"}
_EXAMPLE = "si scrive «squadre: Anna e Bea contro Carla e Dario»"
_AGAINST = re.compile(r"\s+(?:contro|vs\.?|/)\s+|\s*;\s*|\s+[-–]\s+", re.IGNORECASE)
_AND = re.compile(r"\s*(?:,|\+|&)\s*|\s+(?:ed|e)\s+", re.IGNORECASE)


def read(key: Node, value: Node, people: list[str], faults: Faults) -> tuple[tuple[str, ...], ...]:
    """The teams as they are written: in one line, a line each, or by a name of their own."""
    known = {plain(one): one for one in people}
    if value.entries is not None:
        told = [_texts(one) for _, one in value.entries]
    elif value.items is not None:
        told = [_texts(one) for one in value.items]
    else:
        told = [[part] for part in _AGAINST.split((value.text or "").strip()) if part]
    sides = tuple(tuple(_names(texts, known)) for texts in told)
    return sides if _is_sound(key, value, sides, people, faults) else ()


def _texts(node: Node) -> list[str]:
    return [one.text or "" for one in node.items] if node.items is not None else [node.text or ""]


def _names(texts: list[str], known: dict[str, str]) -> Iterator[str]:
    for text in texts:
        whole = known.get(plain(text).strip())
        for part in [text] if whole else _AND.split(text):
            if part.strip():
                yield known.get(plain(part).strip(), part.strip())


def _is_sound(key: Node, value: Node, sides: tuple[tuple[str, ...], ...], people: list[str], faults: Faults) -> bool:
    everybody = [one for side in sides for one in side]
    unknown = next((one for one in everybody if one not in people), None)
    if len(sides) < 2:
        faults.add(value.where, f"«{key.text}» vuole almeno due squadre: {_EXAMPLE}")
    elif unknown is not None:
        faults.unknown(value.where, f"«{key.text}»: «{unknown}» non è un giocatore del tavolo", unknown, people)
    elif twice := next((one for one in everybody if everybody.count(one) > 1), None):
        faults.add(value.where, f"«{key.text}»: «{twice}» sta in una squadra sola, e vi si nomina una volta")
    elif missing := [one for one in people if one not in everybody]:
        faults.add(value.where, f"«{key.text}»: in quale squadra gioca {missing[0]}? Ogni giocatore sta in una")
    else:
        return True
    return False


def shared(sides: tuple[tuple[str, ...], ...], variant: str, where: Where, faults: Faults) -> bool:
    """Whether teams take their turns together: so it is where two of the same size play and nothing else is said."""
    said = plain(variant).strip()
    if said in APART_FORMATS:
        return False
    if _may_share(sides):
        return True
    faults.add(
        where,
        f"il {TWO_HEADED} (810) vuole due squadre della stessa grandezza; dove ciascuno ha turno e punti vita suoi si "
        f"scrive «variante: {APART}» (808)",
    )
    return False


def _may_share(sides: tuple[tuple[str, ...], ...]) -> bool:
    """Whether teams can take their turns together: two of the same size, and no player alone."""
    sizes = {len(side) for side in sides}
    return len(sides) == 2 and len(sizes) == 1 and sizes != {1}


def unsound(board: BoardSaid) -> str:
    """Why the teams of a board cannot be, wherever it comes from; "" where they can."""
    everybody = sorted(one for side in board.teams for one in side)
    if everybody != sorted(player.name for player in board.players) or len(board.teams) < 2:
        return f"ogni giocatore sta in una squadra, e le squadre sono almeno due: {_EXAMPLE}"
    if board.shared_turns and not _may_share(board.teams):
        return f"il {TWO_HEADED} (810) vuole due squadre della stessa grandezza"
    return ""


def is_of_teams(variant: str) -> bool:
    """Whether a format is one of teams."""
    return plain(variant).strip() in SHARED_FORMATS | APART_FORMATS


# --- the board on which one plays -------------------------------------------------------------------------------------


def in_seats(board: BoardSaid) -> tuple[str, ...]:
    """The players in turn order: teammates sit side by side, the teams in the order in which they are told."""
    people = tuple(player.name for player in board.players)
    return tuple(one for side in board.teams for one in side) if board.teams else people


def facts(board: BoardSaid) -> dict[str, object]:
    """What the board keeps of its teams."""
    return {TEAMS: Teams(board.teams, board.shared_turns)} if board.teams else {}


def head_of(board: BoardSaid, player: str) -> str:
    """Who speaks for a player's team, where it takes its turn together."""
    return next((side[0] for side in board.teams if player in side), player) if board.shared_turns else player


def unplayed(board: BoardSaid) -> Iterator[tuple[Where, str]]:
    """What of cards is not played in games of teams, by its name."""
    for thing in _all_of(board) if board.teams else ():
        card = card_of(thing)
        texts = [thing.text, *(face.text for face in thing.faces), *([card.text or ""] if card is not None else [])]
        words = [word for word, _ in thing.words]
        for word, why in _UNPLAYED.items():
            if any(re.search(rf"\b{word}\b", plain(text)) for text in (*texts, *words)):
                yield thing.where, f"«{thing.name}»: «{word}» in una partita a squadre non si gioca ancora: {why}"


_UNPLAYED = {
    "che non controlli": "lì un compagno non è un avversario, e la creatura che controlla non è tua",
    "che non possiedi": "lì un compagno non è un avversario, e la carta che possiede non è tua",
    "ondata": "conta anche le magie dei compagni (102.3)",
}


def _all_of(board: BoardSaid) -> Iterator[ThingSaid]:
    for player in board.players:
        for _, things in player.zones:
            yield from things
    yield from board.stack


def with_shared(board: BoardSaid, found: dict[str, dict[str, Any]], fault: Fault, *, commanders: bool) -> None:
    """Of players who share one life total and their poison, each gets what is told of one of them."""
    said = {player.name: player for player in board.players}
    for side in board.teams if board.shared_turns else ():
        told = [said[one] for one in side]
        lives = {one.life for one in told if one.life is not None}
        if len(lives) > 1:
            fault(told[-1].where, f"{' e '.join(side)} hanno un solo totale di punti vita: si scrive una volta (810.4)")
        if commanders and not lives and not board.setting_up:
            those = " e ".join(side)
            fault(told[0].where, f"con quanti punti vita cominciano {those} in una partita con comandanti? Si dicano")
        begins = 0 if board.setting_up else 30 + 15 * (len(side) - 2)
        poison = {number for one in told if (number := _poison(one))}
        if len(poison) > 1:
            fault(
                told[-1].where,
                f"i segnalini veleno di {' e '.join(side)} sono in comune: si scrivono una volta (810.10)",
            )
        for one in side:
            found[one]["life"] = max(lives, default=begins)
            if poison:
                found[one]["counters"] = {**found[one]["counters"], POISON: max(poison)}


def told_to_each(board: BoardSaid) -> BoardSaid:
    """The board with what teammates have in common told of each of them, as they see it."""
    found: dict[str, dict[str, Any]] = {
        one.name: {"life": one.life, "counters": dict(one.counters)} for one in board.players
    }
    with_shared(board, found, lambda *_: None, commanders=False)
    return board._replace(
        players=tuple(
            one._replace(life=found[one.name]["life"], counters=tuple(found[one.name]["counters"].items()))
            for one in board.players
        )
    )


def written(board: BoardSaid) -> tuple[str, str]:
    """The teams of a board, and the variant that they play."""
    sides = " contro ".join(" e ".join(side) for side in board.teams)
    return sides, TWO_HEADED if board.shared_turns else APART


def sentence(board: BoardSaid) -> str:
    """Who plays with whom, as one says it; "" where everybody plays alone."""
    sides, variant = written(board)
    return f" {variant}: {sides}." if sides else ""


def _poison(player: PlayerSaid) -> int:
    return dict(player.counters).get(POISON, 0)
