"""A scenario as a sheet shows it: the board as a small table, the script as numbered sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.edition_words import words
from judgekit.editions import WOM, game_of
from judgekit.magic.vocabulary import COLOURS
from judgekit.render.italian.small_words import capital, card_type, count, life, listed, mana, stage, the_stage, to
from judgekit.scenario.model import GoTo
from judgekit.sheets.exercise import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import Action, BoardSaid, PlayerSaid, Scenario, ThingSaid


_PLACES = {
    "battlefield": "",
    "hand": "in mano",
    "graveyard": "nel cimitero",
    "exile": "in esilio",
    "library": "nel grimorio",
}
_SIDES = {"left": "a sinistra", "centre": "al centro", "right": "a destra"}
_STATUS = {
    "tapped": "TAP",
    "new": "debolezza da evocazione",
    "entered this turn": "debolezza da evocazione",
    "face down": "a faccia in giù",
    "manifested": "manifestata",
    "cloaked": "celata",
    "phased out": "fuori fase",
    "down": "coperta",
    "lasting": "Continua",
}
_SPELLS = {"hand": "in mano", "launched": "lanciata", "hidden": "lanciata nascosta", "discards": "negli scarti"}


def table(scenario: Scenario, edition: str) -> Table:
    """The board as it was described: whose each thing is, what it is like, where and in what state."""
    if game_of(edition) == WOM:
        return _of_wom(scenario.board)
    modern = words(edition).modern
    board: BoardSaid = scenario.board
    first = board.turn or board.players[0].name
    moment = f"Turno di {first}, {stage(board.step, modern=modern)}."
    rows = [row for player in board.players for row in _side(player)]
    rows += [("pila", *_cells(thing, f"in pila, {thing.controller or thing.owner}")) for thing in board.stack]
    return Table(moment, ("Giocatore", "Carta", "F/C", "Colore, costo, testo", "Stato"), tuple(rows))


def _side(player: PlayerSaid) -> Iterator[tuple[str, ...]]:
    head = f"{player.name}, {life(20 if player.life is None else player.life)}"
    rows = [_cells(thing, _PLACES.get(zone, zone)) for zone, things in player.zones for thing in things]
    for row in rows or [("nessuna carta di rilievo", "", "", "")]:
        yield (head, *row)
        head = ""


def _cells(thing: ThingSaid, place: str) -> tuple[str, str, str, str]:
    name = f"{thing.how_many} × {thing.name}" if thing.how_many > 1 else thing.name
    size = "/".join(map(str, thing.size)) if thing.size else ""
    return name, size, " ".join(_abilities(thing)), ", ".join(filter(None, (place, *_state(thing))))


def _abilities(thing: ThingSaid) -> Iterator[str]:
    kind = [] if thing.size and set(thing.types) <= {"creature"} else [_type(thing)]
    colour = listed(COLOURS[one][0] for one in thing.colours or () if one in COLOURS)
    cost = mana(thing.cost or ())
    head = ", ".join(filter(None, (*kind, *thing.subtypes, colour, cost)))
    if head:
        yield f"{capital(head)}."
    words = ", ".join(word for word, _ in thing.words)
    if words:
        yield f"{capital(words)}."
    if thing.text:
        yield " ".join(_ended(line) for line in thing.text.split("\n") if line.strip())


def _ended(line: str) -> str:
    """A line of a card with its full stop."""
    text = line.strip()
    return text if text[-1] in '.!?"»)' else f"{text}."


def _type(thing: ThingSaid) -> str:
    supers = {"legendary": "leggendaria", "basic": "base", "world": "mondo", "snow": "innevata"}
    masculine = not {"creature", "land", "sorcery", "battle"} & set(thing.types)
    above = (supers[one] for one in thing.supertypes)
    return " ".join([*map(card_type, thing.types), *(re.sub(r"a$", "o", one) if masculine else one for one in above)])


def _state(thing: ThingSaid) -> Iterator[str]:
    if thing.token:
        yield "pedina"
    yield from dict.fromkeys(_STATUS.get(word, word) for word in thing.status)
    if thing.damage:
        yield count(thing.damage, "danno", "danni")
    for kind, number in thing.counters:
        yield f"{count(number, 'segnalino', 'segnalini')} {kind}"
    if thing.host is not None:
        yield f"su {thing.host.text}"
    if thing.owner:
        yield f"di proprietà di {thing.owner}"


def _of_wom(board: Any) -> Table:
    first = board.turn or board.players[0].name
    rows = [(_castle(n), *_card(card, "")) for n, card in enumerate(board.castles)]
    for side in board.players:
        head = side.name
        for zone, cards in side.zones:
            for card in cards:
                rows.append((head, *_card(card, _SPELLS.get(zone, ""))))
                head = ""
    stake = listed(map(_colour, board.stake))
    moment = f"Turno di {first}, fase Sfida. In palio: " + (f"Diamagic {stake}." if stake else "nessun Diamagic.")
    return Table(moment, ("Giocatore", "Carta", "Potenza", "Testo", "Stato"), tuple(rows))


def _castle(n: int) -> str:
    return "Castello" if n == 0 else ""


def _agreeing(colour: str, kind: str) -> str:
    """A colour as it agrees with «Mago» or with «Magia»."""
    plain = _colour(colour)
    return f"{plain[:-1]}a" if kind == "spell" and plain.endswith("o") else plain


def _colour(colour: str) -> str:
    return COLOURS[colour][0] if colour in COLOURS else colour


def _card(card: Any, place: str) -> tuple[str, str, str, str]:
    colour = listed(_agreeing(one, card.kind) for one in card.colours)
    kind = {"wizard": "Mago", "spell": "Magia", "castle": "Castello"}.get(card.kind, "")
    head = f"{capital(' '.join(filter(None, (kind, colour))))}." if kind or colour else ""
    state = [place, _SIDES.get(card.place, ""), *(_STATUS.get(word, word) for word in card.status)]
    state += [f"Diamagic {listed(map(_colour, card.tokens))}"] if card.tokens else []
    power = str(card.power) if card.kind == "spell" else ""
    return card.name, power, " ".join(filter(None, (head, card.text))), ", ".join(filter(None, state))


# --- the script -------------------------------------------------------------------------------------------------------

_LINES = {
    "danno": "Danno da combattimento",
    "si risolve": "Si risolve ciò che è in cima alla pila",
    "passano tutti": "Tutti passano",
    "fermati": "Ci si ferma qui",
}
_FROM = re.compile(r"vai a (?:l[ao’'] ?)?(.+?)(?: di (\w+))?$")


def script(scenario: Scenario, edition: str) -> tuple[str, ...]:
    """What the players do, a sentence each."""
    return tuple(f"{line(action, edition)}." for action in scenario.actions if action.is_of(edition))


def line(action: Action, edition: str) -> str:
    """One action as a sentence without its full stop."""
    text = re.sub(r"^\[[^\]]*\]\s*", "", action.text).removeprefix("prova: ").rstrip(".")
    if text in _LINES:
        return _LINES[text]
    if isinstance(action.do, GoTo) and (found := _FROM.match(text)):
        there = the_stage(action.do.step, modern=words(edition).modern)
        return f"Si prosegue fino {to(there)}" + (f" di {found[2]}" if found[2] else "")
    return capital(text)
