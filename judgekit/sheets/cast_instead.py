"""Cases that state an effect and not whence it comes, as a sheet tells them: somebody casts a card that says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.model import NOWHERE, Name, Pass, Play, StatedEffect, ThingSaid

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judgekit.scenario.model import Action, Expectation, PlayerSaid, Scenario


_NAMES = ("Prodigio", "Portento", "Sortilegio", "Formula", "Cenno", "Gesto", "Rito")
_COLOURS = (  # a symbol, the land that gives it, and how texts speak of either
    ("U", "Isola", re.compile(r"\bblu\b|\bIsol[ae]\b")),
    ("B", "Palude", re.compile(r"\bner[aoie]\b|\bPalud[ei]\b")),
    ("W", "Pianura", re.compile(r"\bbianc\w+|\bPianur[ae]\b")),
    ("R", "Montagna", re.compile(r"\bross[aoie]\b|\bMontagn[ae]\b")),
    ("G", "Foresta", re.compile(r"\bverd[ei]\b|\bForest[ae]\b")),
)
_LANDS = re.compile(r"\bterr[ae]\b|\bpermanent[ei]\b")  # of which none may be there besides
_VERDICT = "verdict"


def states_effects(case: Scenario) -> bool:
    """Whether some line of a script says what happens, and nobody does it."""
    return any(isinstance(one.do, StatedEffect) for one in case.actions)


def cast_instead(case: Scenario) -> Scenario:
    """The case with a card in hand for each effect that it states, which is cast and resolves."""
    stated = [one for one in case.actions if isinstance(one.do, StatedEffect)]
    taken = {thing.name for _, thing in case.board.things}
    names = [name for name in _NAMES if name not in taken]
    if len(names) < len(stated):
        return case
    cards = dict(zip((one.number for one in stated), names, strict=False))
    actions = list(_told(case.actions, cards))
    places = [n for n, one in enumerate(actions, 1) if one.number]  # where each line of the script now ends
    holding = tuple(_holding(one, case, cards) for one in case.board.players)
    return case._replace(
        board=case.board._replace(players=holding),
        actions=tuple(one._replace(number=n) for n, one in enumerate(actions, 1)),
        expectations=tuple(_moved(one, [0, *places]) for one in case.expectations),
    )


def _told(actions: Sequence[Action], cards: Mapping[int, str]) -> Iterator[Action]:
    """The lines, two for each effect; of these the second bears the number of the line."""
    for one in actions:
        if not isinstance(one.do, StatedEffect):
            yield one
            continue
        card = cards[one.number]
        at = ", ".join(f"{name.text} {name.nth}" if name.nth else name.text for name in one.do.targets)
        text = f"{one.player} lancia {card}{f' su {at}' if at else ''}"
        yield one._replace(number=0, text=text, do=Play(Name(card), one.do.targets))
        yield one._replace(text="si risolve", player="", do=Pass(resolve=True))


def _moved(one: Expectation, places: Sequence[int]) -> Expectation:
    """A claim, with the lines of which it speaks where they are now."""
    after = one.after if one.after is None else places[one.after]
    args = (places[one.args[0]], *one.args[1:]) if one.kind == _VERDICT else one.args
    return one._replace(text="", after=after, args=args, cites=())


def _holding(player: PlayerSaid, case: Scenario, cards: Mapping[int, str]) -> PlayerSaid:
    """A player with the cards that they cast, and the lands that pay for them."""
    own = [one for one in case.actions if one.number in cards and one.player == player.name]
    if not own:
        return player
    texts = " ".join((*(thing.text for _, thing in case.board.things), *(one.text for one in case.actions)))
    symbol, land = next(((s, land) for s, land, of in _COLOURS if not of.search(texts)), ("0", ""))
    if _LANDS.search(texts):
        symbol, land = "0", ""
    zones = dict(player.zones)
    zones["hand"] = (*zones.get("hand", ()), *(_card(cards[one.number], one.do.text, symbol) for one in own))
    if land:
        zones["battlefield"] = (*zones.get("battlefield", ()), ThingSaid(land, NOWHERE, len(own)))
    return player._replace(zones=tuple(zones.items()))


def _card(name: str, text: str, symbol: str) -> ThingSaid:
    return ThingSaid(name, NOWHERE, types=("instant",), cost=(symbol,), text=text)
