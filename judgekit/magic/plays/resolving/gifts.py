"""Gifts: to whom one is promised as a spell is cast, and what that player gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import ADDED, PROMISED
from judgekit.magic.plays.board.state import chosen, opponents, traits
from judgekit.magic.plays.text.evaluate import source_of
from judgekit.magic.plays.text.last_known import as_it_was_cast
from judgekit.magic.plays.text.spoken import of_whom
from judgekit.magic.questions.mechanics import A_GIFT_COMES_FIRST
from judgekit.magic.vocabulary import GIFT
from judgekit.table.engine import Ask, Event

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

GIVES, GIVEN, GIVING = "gives", "has given", "fare un dono"
_THEY = tree.ThatPlayer()
_WHAT: dict[str, object] = {
    "card": tree.Draw(_THEY),
    "food": tree.KnownToken(1, "Cibo", _THEY),
    "fish": tree.Token(1, "Pesce", 1, 1, colors=("blue",), subtypes=("Pesce",), who=_THEY, tapped=True),
    "turn": tree.ExtraTurn(_THEY),
    "treasure": tree.KnownToken(1, "Tesoro", _THEY),
    "octopus": tree.Token(1, "Polpo", 8, 8, colors=("blue",), subtypes=("Polpo",), who=_THEY),
}
_ANY_OPPONENT = tree.Chosen(tree.Filter("player", controller="opponent"))
_SPELLS = frozenset({"instant", "sorcery"})


def choose_opponent(game: Game, player: str, what: int, origin: object) -> Flow[None]:
    """Whoever promises a gift chooses to which opponent as the spell is cast."""
    spell = game.board.things.get(what)
    if spell is None or GIFT not in chosen(spell, ADDED, ()):
        return
    possible = opponents(game.board, player)
    if len(possible) > 1:
        possible = yield Ask("choose", player, (what, _ANY_OPPONENT, 1), possible)
    yield Event("choose", (what, PROMISED, possible[0]))


def with_the_gift(game: Game, modes: tuple[tree.Mode, ...], about: object) -> tuple[tree.Mode, ...]:
    """What an instant or sorcery gives is given as it resolves, before the rest or behind it."""
    gift = (tree.Gift(str(about)),)
    first = bool(game.ruling(A_GIFT_COMES_FIRST))
    return tuple(one._replace(do=(*gift, *one.do) if first else (*one.do, *gift)) for one in modes)


def is_of_a_spell(game: Game, spell: Thing) -> bool:
    """Whether it is an instant or sorcery that gives: a permanent gives as it enters."""
    return not _SPELLS.isdisjoint(traits(game, spell).types)


def give(game: Game, what: tree.Gift, player: str, spell: Thing) -> Flow[None]:
    """The player to whom it was promised gets it."""
    here = game.board.things.get(spell.id, spell)
    source = as_it_was_cast(game, here, source_of(here))
    to = chosen(here, PROMISED) or chosen(source, PROMISED) or source.marks.get(PROMISED)
    row = game.word(GIVES, what.what)
    if to is None or row is None or here.marks.get(GIVEN):
        return  # of several modes that were chosen, once
    game.cite(row.cites)
    if here.id in game.board.things:
        yield Event("mark", (here.id, GIVEN, True))
        yield Event("mark", (here.id, "about", of_whom(here.marks.get("about", {}), (to,))))
    yield from game.run("do", _WHAT[what.what], player, game.board.things.get(here.id, here))
    yield Event("done", (GIVING, player, None))
