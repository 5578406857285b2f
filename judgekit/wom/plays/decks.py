"""What a player may bring: squad, spells, castles, Codice, Supporto."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judgekit.table.engine import Illegal, Refusal
from judgekit.values import NamedTuple
from judgekit.wom.language.card_tree import Keyword
from judgekit.wom.questions import ONLY_THE_NAME_COUNTS, THE_CARD_PREVAILS, THREE_CARDS_ARE_ONE_WIZARD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.table.engine import Game
    from judgekit.wom.faces import Card


SQUAD, SPELLS, CASTLES, SUPPORT = 3, 40, 8, 10
COPIES, MOST_POWER = 3, 80


class Deck(NamedTuple):
    """What a player brings to a game; `codes` is empty where no Codice is used."""

    team: str
    squad: tuple[Card, ...]
    spells: tuple[Card, ...]
    castles: tuple[Card, ...]
    codes: tuple[Card, ...] = ()
    support: tuple[Card, ...] = ()


def faults(game: Game, deck: Deck, occasion: str = "deck") -> Iterator[Refusal]:
    """Everything that is wrong with a deck, each with the rule that says so."""
    for row in game.rows("limits", occasion):
        for fault in row.play(game, deck):
            yield fault._replace(cites=row.cites)


def check(game: Game, deck: Deck, occasion: str = "deck") -> None:
    """Refuse a deck with which something is wrong."""
    fault = next(faults(game, deck, occasion), None)
    if fault is not None:
        raise Illegal(fault)


# --- the squad --------------------------------------------------------------------------------------------------------


def three_wizards(game: Game, deck: Deck) -> Iterator[Refusal]:
    """A squad is exactly three wizards."""
    if len(deck.squad) != SQUAD:
        yield Refusal("squad size", (len(deck.squad), SQUAD))


def different_names(game: Game, deck: Deck) -> Iterator[Refusal]:
    """No two of one name, but for a wizard that is a whole squad."""
    for name in _repeated([card.name for card in deck.squad]):
        if not is_lone(game, deck.squad):
            yield Refusal("same name in squad", (name,))


def different_abilities(game: Game, deck: Deck) -> Iterator[Refusal]:
    """No two with the very same ability."""
    for text in _repeated([card.text.strip() for card in deck.squad if card.text.strip()]):
        one, two = [card.name for card in deck.squad if card.text.strip() == text][:2]
        if not is_lone(game, deck.squad):
            yield Refusal("same ability", (one, two))


def is_lone(game: Game, squad: tuple[Card, ...]) -> bool:
    """Whether three cards are one wizard, and their card prevails over the rules of squads."""
    return bool(game.ruling(THREE_CARDS_ARE_ONE_WIZARD, squad)) and bool(game.ruling(THE_CARD_PREVAILS))


def three_alike(game: Game, _: bool, squad: tuple[Card, ...]) -> bool:
    """Three cards of one name and title, all with Solitario, are a squad."""
    alike = len({(card.name, card.title) for card in squad}) == 1
    return alike and len(squad) == SQUAD and all(map(_has_solitario, squad))


def _has_solitario(card: Card) -> bool:
    return any(isinstance(effect, Keyword) and effect.word == "solitario" for effect in card.effects)


def _repeated(names: list[str]) -> list[str]:
    """What stands more than once in a list."""
    return [name for name, many in Counter(names).items() if many > 1]


# --- spells and castles -----------------------------------------------------------------------------------------------


def forty_spells(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Exactly forty spells."""
    if len(deck.spells) != SPELLS:
        yield Refusal("deck size", (len(deck.spells), SPELLS))


def three_copies(game: Game, deck: Deck) -> Iterator[Refusal]:
    """At most three of one name; in doubt every version counts for itself."""
    yield from _too_many(game, deck.spells)


def _too_many(game: Game, cards: tuple[Card, ...]) -> Iterator[Refusal]:
    by_name = game.ruling(ONLY_THE_NAME_COUNTS)
    counts = Counter(card.name if by_name else card for card in cards)
    for what, many in counts.items():
        if many > COPIES:
            yield Refusal("too many copies", (what if isinstance(what, str) else what.name, many, COPIES))


def by_name(game: Game, _: bool) -> bool:
    """Versions of one name count together."""
    return True


def colours_of_squad(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Spells only in colours that the squad has."""
    yield from _of_other_colours(deck.spells, deck.squad)


def _of_other_colours(spells: Iterable[Card], wizards: Iterable[Card]) -> Iterator[Refusal]:
    known = {colour for card in wizards for colour in card.colours}
    wrong = {(card.name, card.colours): None for card in spells if not known & set(card.colours)}
    for name, colours in wrong:
        yield Refusal("colour of spell", (name, colours))


def eighty_at_most(game: Game, deck: Deck) -> Iterator[Refusal]:
    """The Potenze Magiche together at most eighty."""
    found = sum(card.power for card in deck.spells)
    if found > MOST_POWER:
        yield Refusal("too much power", (found, MOST_POWER))


def eight_castles(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Exactly eight castles."""
    if len(deck.castles) != CASTLES:
        yield Refusal("castles", (len(deck.castles), CASTLES))


def one_of_each(game: Game, deck: Deck) -> Iterator[Refusal]:
    """One of each name."""
    for name in _repeated([card.name for card in deck.castles]):
        yield Refusal("castle twice", (name,))


def code_allowed(game: Game, deck: Deck) -> Iterator[Refusal]:
    """A Codice only where every wizard, of the Supporto too, meets its condition."""
    wizards = [card for card in (*deck.squad, *deck.support) if card.kind == "wizard"]
    for code in deck.codes:
        for one in wizards:
            if code.team and one.team != code.team:
                yield Refusal("code", (code.name, one.name, code.team))


def one_code(game: Game, deck: Deck) -> Iterator[Refusal]:
    """At most one Codice."""
    if len(deck.codes) > 1:
        yield Refusal("codes", (len(deck.codes),))


# --- Supporto ---------------------------------------------------------------------------------------------------------


def ten_in_support(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Ten cards, where there is a Supporto."""
    if len(deck.support) not in {0, SUPPORT}:
        yield Refusal("support size", (len(deck.support), SUPPORT))


def support_of_the_team(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Wizards of the declared team alone; one of a name in the squad has another title."""
    for card in _of_kind(deck.support, "wizard"):
        if card.team != deck.team:
            yield Refusal("support team", (card.name, deck.team))
        elif any((card.name, card.title) == (one.name, one.title) for one in deck.squad):
            yield Refusal("support title", (card.name,))


def _of_kind(cards: tuple[Card, ...], kind: str) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.kind == kind)


def support_copies(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Copies are counted over deck and Supporto together: what the deck alone has too many of is told elsewhere."""
    alone = {fault.args[0] for fault in _too_many(game, deck.spells)}
    for fault in _too_many(game, (*deck.spells, *_of_kind(deck.support, "spell"))):
        if fault.args[0] not in alone:
            yield fault


def support_colours(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Spells in colours of wizards of squad or Supporto."""
    yield from _of_other_colours(_of_kind(deck.support, "spell"), (*deck.squad, *_of_kind(deck.support, "wizard")))
