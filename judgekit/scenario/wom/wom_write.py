"""Writing the table of a scenario of Wizards of Mickey, such that reading it gives the same table again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from judgekit.scenario.wom import wom_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.wom.wom_model import CardSaid, SideSaid, TableSaid


_STATUS = {"down": "coperta", "up": "scoperta", "lasting": "continua"}
_KINDS = {"wizard": "mago", "spell": "magia", "castle": "castello"}


def table_lines(board: TableSaid) -> Iterator[str]:
    """The lines of a `tavolo` block."""
    for key, value in (("turno", board.turn), ("comincia", board.starting), ("castello di", board.castle_of)):
        if value:
            yield f"{key}: {_said(value)}"
    if board.phase:
        yield f"fase: {_said(wom_words.PHASES[board.phase][0])}"
    if board.number is not None:
        yield f"numero del turno: {board.number}"
    if board.stake:
        yield f"in palio: {' '.join(board.stake)}"
    if board.reserve is not None:
        yield f"riserva: {' '.join(board.reserve) or '[]'}"
    if board.setting_up:
        yield "preparazione: sì"
    if board.castles:
        yield "castello:"
        yield from (f"  {line}" for card in board.castles for line in _card(card, "castle"))
    yield "giocatori:"
    for player in board.players:
        yield f"  {_said(player.name)}:"
        yield from (f"    {line}" for line in _side(player))


def _side(player: SideSaid) -> Iterator[str]:
    if player.team:
        yield f"team: {_said(player.team)}"
    for zone, cards in player.zones:
        key, _, kind = wom_words.ZONES[zone]
        yield f"{key}:" if cards else f"{key}: []"
        yield from (f"  {line}" for card in cards for line in _card(card, kind))


def _card(card: CardSaid, kind: str) -> Iterator[str]:
    """A card: its name, and whatever is known of it key by key. The zone tells its kind, where it does."""
    head = _said(f"{card.how_many} {card.name}" if card.how_many > 1 else card.name)
    keys = dict(_keys(card, kind))
    yield f"- {head}:" if keys else f"- {head}"
    yield from (f"    {key}: {value}" for key, value in keys.items())


def _keys(card: CardSaid, kind: str) -> Iterator[tuple[str, str]]:
    if card.kind != kind and card.kind in _KINDS:
        yield "tipo", _KINDS[card.kind]
    if card.title:
        yield "titolo", _said(card.title)
    if card.power:
        yield "potenza", str(card.power)
    if card.colours:
        yield "colore", _said(" e ".join(card.colours))
    if card.team:
        yield "team", _said(card.team)
    if card.text:
        yield "testo", _said(card.text)
    if card.status:
        yield "stato", _said(", ".join(_STATUS[word] for word in card.status))
    if card.by is not None:
        yield "da", _said(f"{card.by.text} {card.by.nth}" if card.by.nth else card.by.text)
    if card.place:
        yield "posto", _said(wom_words.PLACES[card.place][0])
    if card.tokens:
        yield "diamagic", " ".join(card.tokens)


def _said(text: str) -> str:
    """A text as YAML, between quotation marks: nothing in it means anything to YAML."""
    return json.dumps(text, ensure_ascii=False)
