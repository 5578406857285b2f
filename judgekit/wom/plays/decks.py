"""What a player may bring: squad, spells, castles, Codice, Supporto."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from judgekit.table.engine import Refusal
from judgekit.wom.language.tree import Keyword

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.table.engine import Game
    from judgekit.wom.cards import Card

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


Verdict = Refusal | None


def faults(game: Game, deck: Deck) -> Iterator[Refusal]:
    """Everything that is wrong with a deck, each with the rule that says so."""
    for row in game.rows("checks", "deck"):
        verdict = row.play(game, deck)
        if verdict is not None:
            yield verdict._replace(cites=row.cites)


# --- the squad --------------------------------------------------------------------------------------------------------


def three_wizards(game: Game, deck: Deck) -> Verdict:
    """A squad is exactly three wizards."""
    found = len(deck.squad)
    return None if found == SQUAD else Refusal("squad size", (found, SQUAD))


def different_names(game: Game, deck: Deck) -> Verdict:
    """No two of one name, but for a wizard that is a whole squad."""
    twice = _most([card.name for card in deck.squad])
    if twice is None or is_lone(game, deck.squad):
        return None
    return Refusal("same name in squad", (twice,))


def different_abilities(game: Game, deck: Deck) -> Verdict:
    """No two with the very same ability."""
    twice = _most([card.text.strip() for card in deck.squad if card.text.strip()])
    if twice is None or is_lone(game, deck.squad):
        return None
    one, two = [card.name for card in deck.squad if card.text.strip() == twice][:2]
    return Refusal("same ability", (one, two))


def is_lone(game: Game, squad: tuple[Card, ...]) -> bool:
    """Whether three cards are one wizard, and their card prevails over the rules of squads."""
    return bool(game.settle("three cards are one wizard", False, squad)) and bool(
        game.settle("the card prevails", False)
    )


def three_alike(game: Game, _: bool, squad: tuple[Card, ...]) -> bool:
    """Three cards of one name and title, all with Solitario, are a squad."""
    alike = len({(card.name, card.title) for card in squad}) == 1
    return alike and len(squad) == SQUAD and all(map(_has_solitario, squad))


def _has_solitario(card: Card) -> bool:
    return any(isinstance(effect, Keyword) and effect.word == "solitario" for effect in card.effects)


def _most(names: list[str]) -> str | None:
    """What stands twice in a list."""
    return next((name for name, many in Counter(names).items() if many > 1), None)


# --- spells and castles -----------------------------------------------------------------------------------------------


def forty_spells(game: Game, deck: Deck) -> Verdict:
    """Exactly forty spells."""
    found = len(deck.spells)
    return None if found == SPELLS else Refusal("deck size", (found, SPELLS))


def three_copies(game: Game, deck: Deck) -> Verdict:
    """At most three of one name; in doubt every version counts for itself."""
    return _too_many(game, deck.spells)


def _too_many(game: Game, cards: tuple[Card, ...]) -> Verdict:
    by_name = game.settle("only the name counts", False)
    counts = Counter(card.name if by_name else card for card in cards)
    for what, many in counts.items():
        if many > COPIES:
            name = what if isinstance(what, str) else what.name
            return Refusal("too many copies", (name, many, COPIES))
    return None


def by_name(game: Game, _: bool) -> bool:
    """Versions of one name count together."""
    return True


def colours_of_squad(game: Game, deck: Deck) -> Verdict:
    """Spells only in colours that the squad has."""
    squad = {colour for card in deck.squad for colour in card.colours}
    wrong = next((card for card in deck.spells if not squad & set(card.colours)), None)
    return None if wrong is None else Refusal("colour of spell", (wrong.name, wrong.colours))


def eighty_at_most(game: Game, deck: Deck) -> Verdict:
    """The Potenze Magiche together at most eighty."""
    found = sum(card.power for card in deck.spells)
    return None if found <= MOST_POWER else Refusal("too much power", (found, MOST_POWER))


def eight_castles(game: Game, deck: Deck) -> Verdict:
    """Exactly eight castles."""
    found = len(deck.castles)
    return None if found == CASTLES else Refusal("castles", (found, CASTLES))


def one_of_each(game: Game, deck: Deck) -> Verdict:
    """One of each name."""
    twice = _most([card.name for card in deck.castles])
    return None if twice is None else Refusal("castle twice", (twice,))


def code_allowed(game: Game, deck: Deck) -> Verdict:
    """A Codice only where every wizard, of the Supporto too, meets its condition."""
    wizards = [card for card in (*deck.squad, *deck.support) if card.kind == "wizard"]
    for code in deck.codes:
        wrong = next((one for one in wizards if code.team and one.team != code.team), None)
        if wrong is not None:
            return Refusal("code", (code.name, wrong.name, code.team))
    return None


# --- Supporto ---------------------------------------------------------------------------------------------------------


def ten_in_support(game: Game, deck: Deck) -> Verdict:
    """Ten cards, where there is a Supporto."""
    found = len(deck.support)
    return None if found in {0, SUPPORT} else Refusal("support size", (found, SUPPORT))


def support_of_the_team(game: Game, deck: Deck) -> Verdict:
    """Wizards of the declared team alone; one of a name in the squad has another title."""
    for card in deck.support:
        if card.kind != "wizard":
            continue
        if card.team != deck.team:
            return Refusal("support team", (card.name, deck.team))
        if any((card.name, card.title) == (one.name, one.title) for one in deck.squad):
            return Refusal("support title", (card.name,))
    return None


def support_copies(game: Game, deck: Deck) -> Verdict:
    """Copies are counted over deck and Supporto together."""
    spells = tuple(card for card in deck.support if card.kind == "spell")
    return _too_many(game, (*deck.spells, *spells)) if spells and _too_many(game, deck.spells) is None else None


def support_colours(game: Game, deck: Deck) -> Verdict:
    """Spells in colours of wizards of squad or Supporto."""
    wizards = [*deck.squad, *(card for card in deck.support if card.kind == "wizard")]
    known = {colour for card in wizards for colour in card.colours}
    spells = [card for card in deck.support if card.kind == "spell"]
    wrong = next((card for card in spells if not known & set(card.colours)), None)
    return None if wrong is None else Refusal("colour of spell", (wrong.name, wrong.colours))
